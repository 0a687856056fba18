"""Indian rummy as pictures: the table, a hand in its groups, the standings, the hands at the end."""

from renderers.rummy.board import table
from renderers.rummy.end import ending
from renderers.rummy.own import hand
from renderers.rummy.words import ENGLISH

__all__ = ["ENGLISH", "ending", "hand", "table"]
