"""Wild as pictures: the table for all, the hand for its owner, the open hands at the end."""

from renderers.wild.board import table
from renderers.wild.emojis import emojis
from renderers.wild.end import ending
from renderers.wild.own import hand
from renderers.wild.sheet import COLOURS, samples
from renderers.wild.words import ENGLISH

__all__ = ["COLOURS", "ENGLISH", "emojis", "ending", "hand", "samples", "table"]
