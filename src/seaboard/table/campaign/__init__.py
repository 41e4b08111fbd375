"""Campaigns of the table: kept, gone on with, shown."""
