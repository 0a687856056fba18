"""Playing a card: whether it may be played, and all that comes of it."""

from engines.core.seats import RuleError, Seat
from engines.core.shuffle import Shuffler
from engines.wild.actions import Play
from engines.wild.cards import (
    REVERSES,
    SEVENS,
    SKIPS,
    TAKES,
    WILD,
    ZEROS,
    Card,
    Hand,
    longest_suit,
    name,
)
from engines.wild.draws import draw
from engines.wild.events import Ended, Event, Moved, Played, Why
from engines.wild.evolve import evolve
from engines.wild.offers import can_jump, fitting, playable, swaps
from engines.wild.scoring import points_table, winning_points
from engines.wild.state import State
from engines.wild.table import Table, next_on, next_seat


def _admit(state: State, seat: Seat, action: Play) -> None:
    """Refuse a card that *seat* may not play, or a suit or seat wrongly named."""
    table, card = state.table, action.card
    if seat != table.turn:
        _admit_jump(table, state.hands[seat], card)
    elif state.held is not None and card != state.held:
        raise RuleError("only_the_drawn_card", "3.3", card=name(state.held))
    elif card not in state.hands[seat]:
        raise RuleError("not_held", "3.1", card=name(card))
    elif card not in fitting(table):
        facts = {"card": name(card), "top": name(table.discard[-1])}
        if table.pending:
            raise RuleError("answer_or_draw", "7.1", **facts)
        raise RuleError("does_not_fit", "2.1", **facts)
    if (card >= WILD) is (action.suit is None):
        raise RuleError("name_a_suit", "2.2", card=name(card))
    if action.other is not None or card in SEVENS:
        _admit_other(state, seat, card, action.other)


def _admit_jump(table: Table, hand: Hand, card: Card) -> None:
    assert table.turn is not None
    if not table.options.jump_in:
        raise RuleError("not_your_turn", "3.1", turn=table.turn)
    if card != table.discard[-1] or not can_jump(table, hand):
        raise RuleError("no_jump_in", "9.1", card=name(card), turn=table.turn)


def _admit_other(state: State, seat: Seat, card: Card, other: Seat | None) -> None:
    out = state.table.out
    if not swaps(state.table, state.hands[seat], card):
        if other is not None:
            raise RuleError("no_swap", "10.1", card=name(card))
    elif other is None:
        raise RuleError("name_a_seat", "10.1", card=name(card))
    elif other == seat or other not in range(len(out)) or out[other]:
        raise RuleError("no_such_seat", "10.1", seat=other)


def play(state: State, seat: Seat, action: Play, shuffler: Shuffler) -> tuple[Event, ...]:
    """Return the play with its effects (rules 4, 7, 9 and 10) and, if it wins, the end (12.1)."""
    _admit(state, seat, action)
    table, card, suit, other = state.table, action.card, action.suit, action.other
    left = len(state.hands[seat]) - 1
    wins = not left
    step = -table.dir if card in REVERSES else table.dir
    hit = next_seat(seat, step, table.out)
    takes = TAKES[card] and TAKES[card] + table.pending
    stacks = takes > 0 and table.options.stacking and not wins
    skips = _skips(table, card) or (takes > 0 and not stacks)
    moved = _moved(state, seat, card, other, step) if table.options.seven_zero else None
    count = left if moved is None else len(moved.hands[seat])
    played = Played(
        seat,
        card,
        card // 13 if suit is None else suit,
        next_seat(hit, step, table.out) if skips else hit,
        step,
        takes if stacks else 0,
        count == 1 and table.called != seat,
        other,
        moved is not None and other is None,
        seat != table.turn,
    )
    if moved is not None:
        return played, moved
    if not wins and (stacks or not takes):
        return (played,)
    return _followed(state, played, hit, takes, shuffler)


def _skips(table: Table, card: Card) -> bool:
    """Tell whether *card* makes the next seat lose its turn without drawing (rules 4.1, 4.2)."""
    return card in SKIPS or (card in REVERSES and table.out.count(False) == 2)


def _moved(state: State, seat: Seat, card: Card, other: Seat | None, step: int) -> Moved | None:
    """Return the hands after a 7 or a 0 that makes them change owners (rules 10.1 to 10.3)."""
    hands = [*state.hands]
    place = hands[seat].index(card)
    hands[seat] = hands[seat][:place] + hands[seat][place + 1 :]
    if other is not None:
        hands[seat], hands[other] = hands[other], hands[seat]
        return Moved(tuple(hands))
    if card in ZEROS and hands[seat]:
        return Moved(_passed_on(hands, step, state.table.out))
    return None


def _passed_on(hands: list[Hand], step: int, out: tuple[bool, ...]) -> tuple[Hand, ...]:
    """Return *hands* with each given to the next seat still in (rule 10.2)."""
    seats = range(len(hands))
    return tuple([() if out[n] else hands[next_seat(Seat(n), -step, out)] for n in seats])


def _followed(
    state: State, played: Played, hit: Seat, takes: int, shuffler: Shuffler
) -> tuple[Event, ...]:
    """Return *played*, the cards that *hit* draws, and the end if that was the last card."""
    now = evolve(state, played)
    drawn = draw(now, hit, Why.HIT, takes, played.turn, shuffler) if takes else ()
    if now.hands[played.seat]:
        return played, *drawn
    for event in drawn:
        now = evolve(now, event)
    points = winning_points(now, played.seat)
    return played, *drawn, Ended("winner", played.seat, points, now.hands)


def cheapest(state: State, seat: Seat) -> Play | None:
    """Return the play of fewest points, what the clock plays with nothing to draw (rule 15.3)."""
    table, hand = state.table, state.hands[seat]
    cards = playable(table, hand, state.held)
    if not cards:
        return None
    card = min(cards, key=points_table(table.options).__getitem__)
    if card >= WILD:
        return Play(card, suit=longest_suit(hand))
    if swaps(table, hand, card):
        return Play(card, other=next_on(table, seat))
    return Play(card)
