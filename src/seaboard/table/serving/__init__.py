"""How the table is opened and kept open: a parent that holds the port and the database, and a worker that serves."""
