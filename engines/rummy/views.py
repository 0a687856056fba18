"""What one seat may know of a rummy table. Plain data, no path back to the state."""

import msgspec

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.rummy.options import Options
from engines.rummy.pack import Group, Groups
from engines.rummy.table import Phase, Pile, RummyResult


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """The table as *seat* sees it; a spectator (``None``) has no *hand*. Tuples are by seat."""

    seat: Seat | None
    options: Options
    phase: Phase
    deal: int
    """The number of the deal, from 1."""
    dealer: Seat
    toss: Group
    """The card that each seat was shown before the first deal; empty if there was no toss."""
    turn: Seat | None
    """Who is to draw or to throw; ``None`` in other phases."""
    to_act: tuple[Seat, ...]
    """Whom the table waits for."""
    wild_card: Card
    wild: int
    """The wild rank, 0 (ace) to 12 (king)."""
    hand: Groups
    """Own cards as arranged; a card just drawn stands alone, last, until it is grouped."""
    hands: tuple[Groups, ...]
    """The hands that lie open after a declaration; the others are empty."""
    counts: tuple[int, ...]
    """Cards in each hand."""
    closed: int
    """Cards in the closed pile."""
    open: Group
    """Every card on the open pile, the top one last."""
    open_free: bool
    """Whether the top of the open pile may be taken (a joker only if it was dealt there)."""
    drawn: Card | None
    """The card drawn this turn, as far as this seat may know it."""
    drawn_from: Pile | None
    taken: tuple[Group, ...]
    """Cards taken from the open pile and not thrown since: everybody saw them."""
    locked: Card | None
    """The card just taken by this seat, which must stay in the hand this turn."""
    scores: tuple[int, ...]
    chips: tuple[int, ...]
    fixed: tuple[int | None, ...]
    """Points of this deal that are settled; after the deal all of them."""
    misses: tuple[int, ...]
    drop_price: int | None
    """What this seat pays if it drops now or at its next turn; ``None`` if it cannot."""
    drawn_once: tuple[Seat, ...]
    in_deal: tuple[Seat, ...]
    in_table: tuple[Seat, ...]
    left: tuple[Seat, ...]
    declarer: Seat | None
    finish: Card | None
    """The card thrown face down, for its declarer alone."""
    shown: tuple[Seat, ...]
    payouts: tuple[int, ...]
    """What each seat gets if the prize is split now; empty if that is not offered."""
    vote: tuple[Seat, ...] | None
    """Who accepts the split that was asked for."""
    ready: tuple[Seat, ...]
    result: RummyResult | None
