"""The laboratory: many games at once, statistics, fuzzing."""
