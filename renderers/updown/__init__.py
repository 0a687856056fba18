"""One Up, One Down as pictures: the table for all, the hand for its owner, the open hands at the end."""

from renderers.updown.board import table
from renderers.updown.end import ending
from renderers.updown.own import hand
from renderers.updown.words import ENGLISH

__all__ = ["ENGLISH", "ending", "hand", "table"]
