"""Everything that outlives the process, in one SQLite file."""
