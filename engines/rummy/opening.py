"""How a table opens: the blank table, the toss and the first deal."""

from engines.core import cards
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.rummy import prize
from engines.rummy.course import evolve
from engines.rummy.ending import deal
from engines.rummy.events import Event, Tossed
from engines.rummy.options import Options, Variant, check
from engines.rummy.pack import MOST
from engines.rummy.state import State


def blank(seats: int, options: Options) -> State:
    """Return the table before the first deal; in Deals each seat has 80 chips a deal (8.3)."""
    chips = options.deals * MOST if options.variant is Variant.DEALS else 0
    return State(
        options=options,
        seats=seats,
        hands=((),) * seats,
        taken=((),) * seats,
        scores=(0,) * seats,
        chips=(chips,) * seats,
        misses=(0,) * seats,
        in_table=frozenset(map(Seat, range(seats))),
        fixed=(None,) * seats,
    )


def begin(seats: int, options: Options, shuffler: Shuffler) -> tuple[Event, ...]:
    """Toss for the deal and deal (rules 2.1 to 2.7); refuse options out of bounds (1.3)."""
    check(options)
    table = blank(seats, options)
    if not options.toss:
        return (deal(table, shuffler),)
    tossed = _toss(seats, shuffler)
    return tossed, deal(evolve(table, tossed), shuffler)


def _toss(seats: int, shuffler: Shuffler) -> Tossed:
    """Show each a card and shuffle the seats; a player's card goes along to the new seat (2.3)."""
    shown = shuffler.shuffled(cards.PACK)[:seats]
    seated = shuffler.shuffled(shown)
    moved = tuple(Seat(seated.index(card)) for card in shown)
    return Tossed(Seat(prize.toss(seated)), seated, moved)


def seated(events: tuple[Event, ...]) -> tuple[Seat, ...] | None:
    """Return where the toss put the players (rule 2.3); ``None`` without a toss."""
    return next((event.seats for event in events if isinstance(event, Tossed)), None)
