"""Lessons: guided first games. Data (`<game>/<name>.toml`), their reader, a learner's progress, and their proof."""
