"""The box: values with where they come from."""
