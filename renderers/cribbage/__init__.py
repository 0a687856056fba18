"""Cribbage as pictures: the board and the play, the counts, the hand, the end."""

from renderers.cribbage.board import table
from renderers.cribbage.counting import counts, details
from renderers.cribbage.end import ending
from renderers.cribbage.own import hand, preview
from renderers.cribbage.samples import samples
from renderers.cribbage.words import ENGLISH

__all__ = ["ENGLISH", "counts", "details", "ending", "hand", "preview", "samples", "table"]
