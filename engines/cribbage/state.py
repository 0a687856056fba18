"""The whole truth of a game. Nothing here may reach a player unfiltered."""

from collections.abc import Sequence
from enum import StrEnum

import msgspec

from engines.core.cards import Card
from engines.core.seats import EVERY_SEAT, Seat
from engines.cribbage.events import Hand, Shown
from engines.cribbage.scoring import VALUE

NOBODY: tuple[Hand, Hand] = ((), ())
"""No cards for either seat."""


class Phase(StrEnum):
    """What the table is waiting for."""

    CUT_DEALER = "cut_dealer"
    CUT_DECK = "cut_deck"
    LAY = "lay"
    CUT_STARTER = "cut_starter"
    PLAY = "play"
    OVER = "over"


CUT_DEALER, CUT_DECK, LAY, CUT_STARTER, PLAY, OVER = Phase
"""Every act asks for the phase, and a member of an enum takes long to look up."""
CUTTING = (CUT_DEALER, CUT_DECK, CUT_STARTER)
"""The phases in which somebody cuts."""


class State(msgspec.Struct, frozen=True, gc=False):
    """One moment of a game; every collection is shared with the moments before it."""

    phase: Phase
    scores: tuple[int, int]
    dealer: Seat | None = None
    """``None`` until the first deal is cut for."""
    opener: Seat | None = None
    """The seat that deals first in this game (rule 2.6)."""
    turn: Seat | None = None
    """The one seat that acts; ``None`` while both may lay away, and once over."""
    deck: Hand = ()
    """Cards not dealt, top first; in the cut for the deal, those still to be cut."""
    lifted: Hand = ()
    """The packet that the first seat lifted in the cut for the deal, its shown card last."""
    cuts: Hand = ()
    """The cards shown in the last cut for the deal, by seat, until the deal."""
    hands: tuple[Hand, Hand] = NOBODY
    """Cards still held, by seat, in the order of ``in_order``."""
    laid: tuple[Hand, Hand] = NOBODY
    """The two cards each seat laid away; together, the crib."""
    kept: tuple[Hand, Hand] = NOBODY
    """The four cards each seat kept, once both have laid away."""
    starter: Card | None = None
    count: Hand = ()
    """Cards of the current count, in order."""
    total: int = 0
    """What they add up to, 0..31."""
    played: tuple[tuple[Seat, Card], ...] = ()
    """Every card played in this deal."""
    go: tuple[Seat, ...] = ()
    """Seats that said go in the current count."""
    shows: tuple[Shown, ...] = ()
    """The counts of the last show, until the next starter is turned."""
    rear: tuple[int, int] = (0, 0)
    """Where the rear peg of each seat stands: its score before it last scored."""
    outcome: str | None = None
    """``winner`` or ``left`` once over."""
    winner: Seat | None = None

    @property
    def crib(self) -> Hand:
        """The cards laid away so far, seat 0's first."""
        return self.laid[0] + self.laid[1]


def other(seat: Seat) -> Seat:
    """Return the seat opposite."""
    return EVERY_SEAT[1 - seat]


def by_seat(pair: tuple[Hand, Hand], seat: Seat, cards: Hand) -> tuple[Hand, Hand]:
    """Return *pair* with *cards* in the place of *seat*."""
    return (pair[0], cards) if seat else (cards, pair[1])


def without(hands: tuple[Hand, Hand], seat: Seat, card: Card) -> tuple[Hand, Hand]:
    """Return *hands* less *card*, which *seat* holds."""
    hand = hands[seat]
    at = hand.index(card)
    left = hand[:at] + hand[at + 1 :]
    return (hands[0], left) if seat else (left, hands[1])


def may_play(state: State, seat: Seat) -> Sequence[Card]:
    """Return the cards of *seat* that fit the count (rule 4.3); up to 21 all do."""
    hand, room = state.hands[seat], 31 - state.total
    return hand if room >= 10 else [card for card in hand if VALUE[card] <= room]


def can_play(state: State, seat: Seat) -> bool:
    """Tell whether *seat* holds a card that fits the count: its lowest does, the first it holds."""
    hand = state.hands[seat]
    return bool(hand) and state.total + VALUE[hand[0]] <= 31


def depths(phase: Phase, cards: int, lifted: int) -> range:
    """Return how many of *cards* may be lifted (rules 2.4, 3.1 and 3.4).

    Every packet holds four at least: two packets, and three at the first cut for the deal.
    """
    packets = 3 if phase is CUT_DEALER and not lifted else 2
    return range(4, cards - 4 * (packets - 1) + 1)
