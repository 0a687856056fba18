"""What the play tells about cards not seen: whoever could not go on holds nothing that small."""

from engines.core.cards import Card
from engines.core.seats import Seat
from engines.cribbage.scoring import VALUE


def holds_above(
    played: tuple[tuple[Seat, Card], ...], seat: Seat, *, ended: bool, said_go: bool
) -> int:
    """Return the value, 0 to 9, above which every card is that *seat* still holds.

    *played*: the cards of the deal so far; *ended*: the count is 0 now; *said_go*: *seat* has said
    go in it. Every seat must play when it can (rule 4.4), so a count that ended at 27, or went on
    from 27 without *seat*, means that *seat* held nothing of 4 or less, then or now.
    """
    total, above, last = 0, 0, seat
    for player, card in played:
        value = VALUE[card]
        if total + value > 31 or total == 31:
            above, total, last = max(above, 31 - total), 0, seat
        elif player == last != seat:
            above = max(above, 31 - total)
        total, last = total + value, player
    return max(above, 31 - total) if played and (ended or said_go) else above
