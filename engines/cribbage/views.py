"""What one seat may know of a game. Plain data, no path back to the state."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.cribbage.events import Hand, Shown
from engines.cribbage.scoring import DOUBLE_SKUNK, SKUNK


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as *seat* sees it; a spectator (``None``) has no cards of its own."""

    seat: Seat | None
    phase: str
    """``cut_dealer``, ``cut_deck``, ``lay``, ``cut_starter``, ``play`` or ``over``."""
    scores: tuple[int, int]
    dealer: Seat | None
    """``None`` until the first deal is cut for."""
    turn: Seat | None
    """The one seat that acts; ``None`` while both may lay away, and once over."""
    hand: Hand
    """Own cards still held, by rank."""
    laid: Hand
    """The two own cards in the crib."""
    kept: Hand
    """The four own cards that will be shown, once both seats have laid away."""
    counts: tuple[int, int]
    """Cards still held, by seat."""
    laid_away: tuple[bool, bool]
    """Whether each seat has laid its two cards away."""
    deck: int
    """Cards left in the pack to cut, the starter not among them."""
    depths: tuple[int, int] | None
    """The least and the most cards the seat on turn may lift; ``None`` when nothing is cut."""
    cuts: Hand
    """The cards shown in the last cut for the deal, by seat, until the deal."""
    starter: Card | None
    count: Hand
    """Cards of the current count, in order."""
    total: int
    """What they add up to, 0..31."""
    played: tuple[tuple[Seat, Card], ...]
    """Every card played in this deal, in order."""
    go: tuple[Seat, ...]
    """Seats that said go in the current count."""
    shows: tuple[Shown, ...]
    """The counts of the last show with their parts, until the next starter is turned."""
    rear: tuple[int, int]
    """Where the rear peg of each seat stands: its score before it last scored."""
    outcome: str | None
    """``winner`` or ``left`` once over."""
    winner: Seat | None
    hands: tuple[Hand, ...]
    """The four cards each seat kept (or held, if it had not laid away), once over."""
    crib: Hand
    """The cards of the crib, once over."""


def skunk(points: int) -> str | None:
    """Return ``double_skunk`` or ``skunk`` for a loser who stands at *points* (rule 7.4)."""
    if points < DOUBLE_SKUNK:
        return "double_skunk"
    return "skunk" if points < SKUNK else None
