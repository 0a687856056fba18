"""The rules of each game as pure functions; no I/O, no clock, no Discord."""
