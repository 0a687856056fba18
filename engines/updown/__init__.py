"""One Up, One Down."""
