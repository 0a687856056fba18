"""From the whole truth to what one seat may know."""

from msgspec.structs import replace

from engines.core.cards import Card, is_joker
from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.updown.deal import deal
from engines.updown.events import Dealt, Drew, Event
from engines.updown.pack import DECK, FITS, hand_points, sort_hand
from engines.updown.state import State, must_play
from engines.updown.views import View


def view(state: State, seat: Seat | None) -> View:
    """Return the round as *seat* sees it; a spectator (``None``) sees no hand before the end."""
    hands, out, over = state.hands, state.out, state.outcome is not None
    return View(
        seat=seat,
        hand=() if seat is None else hands[seat],
        held=state.held if seat == state.turn else None,
        holding=state.held is not None,
        counts=tuple([len(hand) for hand in hands]),
        pile=len(state.pile),
        discard=state.discard,
        rank=state.rank,
        called=bool(state.discard) and is_joker(state.discard[-1]),
        turn=None if over else state.turn,
        starter=state.starter,
        blocked=_blocked(state) if state.passes else (False,) * len(hands),
        out=out,
        outcome=state.outcome,
        winner=state.winner,
        hands=hands if over else (),
        points=tuple([hand_points(hand) for hand in hands]) if over else (),
    )


def _blocked(state: State) -> tuple[bool, ...]:
    """Return, by seat, who has passed: the seats still in just before the one on turn."""
    seats = len(state.hands)
    before = [(state.turn - step) % seats for step in range(1, seats + 1)]
    passed = [seat for seat in before if not state.out[seat]][: state.passes]
    return tuple([seat in passed for seat in range(seats)])


def hear(event: Event, seat: Seat | None) -> Event | None:
    """Return *event* without the cards that *seat* may not know; every seat hears of each."""
    match event:
        case Dealt(starter, up, order, _, seats):
            hand = () if seat is None else deal(order, seats, starter).hands[seat]
            return Dealt(starter, up, (), hand, seats)
        case Drew(drawer, _, held) if drawer != seat:
            return Drew(drawer, None, held)
        case _:
            return event


def resample(state: State, seat: Seat | None, shuffler: Shuffler) -> State:
    """Return a random state that *seat* cannot tell from *state*.

    What all have seen by the state of the table is kept: a held card fits, seats that passed have
    nothing that fits, and a seat that must play can. Likelier worlds are not told from less likely
    ones by what was played or kept before.
    """
    if state.outcome:  # the hands lie open
        return replace(state, pile=shuffler.shuffled(state.pile))
    known = {*state.discard, *(() if seat is None else state.hands[seat])}
    unseen = list(shuffler.shuffled([card for card in DECK if card not in known]))
    hands: list[list[Card]] = [[] for _ in state.hands]
    held = _take_certain(state, seat, unseen, hands)
    for other, hand in enumerate(state.hands):
        if other != seat:
            short = len(hand) - len(hands[other])
            hands[other] += unseen[:short]
            del unseen[:short]
    return replace(
        state,
        hands=tuple(
            hand if other == seat else sort_hand(hands[other])
            for other, hand in enumerate(state.hands)
        ),
        pile=tuple(unseen),
        held=state.held if held is None else held,
    )


def _take_certain(
    state: State, seat: Seat | None, unseen: list[Card], hands: list[list[Card]]
) -> Card | None:
    """Move from *unseen* to *hands* what is certain of the others; return another's held card."""
    fits, blocked = FITS[state.rank], _blocked(state)
    for other, hand in enumerate(state.hands):
        if blocked[other] and other != seat:
            hands[other] += [card for card in unseen if not fits[card]][: len(hand)]
            for card in hands[other]:
                unseen.remove(card)
    if state.turn == seat or not (state.held is not None or must_play(state)):
        return None
    fitting = next(card for card in unseen if fits[card])
    unseen.remove(fitting)
    hands[state.turn].append(fitting)
    return None if state.held is None else fitting
