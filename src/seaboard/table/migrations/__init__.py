"""Changes of the schema, in order; the table applies them when it starts."""
