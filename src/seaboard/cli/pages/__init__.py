"""What commands have found, as tables, pages and pictures; and the help pages."""
