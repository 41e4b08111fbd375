"""Real tables: honest dice and their receipts. Live tables and the web come here."""
