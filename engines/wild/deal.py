"""The deal: seven cards each, one turned up, the rest is the draw pile."""

from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.wild.cards import PACK, SEVENS, ZEROS, Card, Hand, is_number
from engines.wild.events import Dealt
from engines.wild.options import Options

HAND = 7


def deal(seats: int, options: Options, shuffler: Shuffler) -> Dealt:
    """Shuffle until a card can be turned up (rules 1.2 to 1.4).

    All 38 cards that ten hands leave may be power cards; once in a great many deals they are.
    """
    while True:
        order = shuffler.shuffled(PACK)
        for card in order[HAND * seats :]:
            if opens(options, card):
                return Dealt(seats, options.starter, card, order)


def opens(options: Options, card: Card) -> bool:
    """Tell whether *card* may be turned up (rule 1.3)."""
    power = options.seven_zero and (card in SEVENS or card in ZEROS)
    return is_number(card) and not power


def dealt_hand(order: Hand, seats: int, seat: Seat) -> Hand:
    """Return the seven cards of *seat* in the order in which it got them (rule 1.2)."""
    return order[seat : HAND * seats : seats]


def dealt_deck(order: Hand, seats: int, up: Card) -> Hand:
    """Return the draw pile: what the hands left, without the card turned up."""
    rest = order[HAND * seats :]
    place = rest.index(up)
    return rest[:place] + rest[place + 1 :]
