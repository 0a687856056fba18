"""Live tables: who sits where, whose turn the clock runs for, one task a table."""
