"""What follows by itself: the end of a deal, the next deal, the end of the game."""

from collections.abc import Callable, Iterable
from functools import reduce
from itertools import groupby

from engines.core.seats import Seat
from engines.core.shuffle import Shuffler
from engines.rummy import melds
from engines.rummy.course import evolve
from engines.rummy.events import DealEnded, Dealt, Ended, Event
from engines.rummy.options import Variant
from engines.rummy.pack import HAND, PACK
from engines.rummy.prize import Split, split
from engines.rummy.state import State, following
from engines.rummy.table import BETWEEN, Phase

Places = tuple[tuple[Seat, ...], ...]

_NO_SPLIT = Split(offered=False, drops=(), payouts=())


def settled(state: State, events: Iterable[Event], shuffler: Shuffler) -> tuple[Event, ...]:
    """Return *events* with all that follows from them by itself."""
    happened = [*events]
    now = reduce(evolve, happened, state)
    while (follows := _follows(now, shuffler)) is not None:
        happened.append(follows)
        now = evolve(now, follows)
    return tuple(happened)


def _follows(state: State, shuffler: Shuffler) -> Event | None:
    match state.phase:
        case Phase.OVER:
            return None
        case Phase.BETWEEN:
            ended = _game_ended(state)
            return ended if ended or awaited(state) else deal(state, shuffler)
        case _:
            return _deal_ended(state) if _is_decided(state) else None


def deal(state: State, shuffler: Shuffler) -> Dealt:
    """Shuffle and deal to all who play (rules 2.4, 2.5); the deal moves on (2.8)."""
    order = shuffler.shuffled(PACK)
    among = players(state)
    dealer = following(state.dealer, among, state.seats) if state.deal else state.dealer
    first = following(dealer, among, state.seats)
    turns = tuple(sorted(among, key=lambda seat: (seat - first) % state.seats))
    last = HAND * len(turns)
    return Dealt(state.deal + 1, dealer, turns, order[last], order[last + 1], order)


def players(state: State) -> frozenset[Seat]:
    """Return who plays the next deal: after the last of Deals, the leaders alone (rule 8.4)."""
    return _leaders(state) if _last_deal_played(state) else state.in_table


def awaited(state: State) -> frozenset[Seat]:
    """Return whom the table waits for between deals: answers to a split, or the ready."""
    if state.vote is not None:
        return state.in_table - state.vote
    return players(state) - state.ready


def offer(state: State) -> Split:
    """Return the split that may be asked for now (rules 9.1, 9.4); its payouts are by seat."""
    between = state.phase is BETWEEN and state.deal > 0
    if not between or state.asked or not state.options.terms.limit:
        return _NO_SPLIT
    return prize(state)


def prize(state: State) -> Split:
    """Return how the prize would be split among those still in; payouts are by seat."""
    still = sorted(state.in_table)
    scores = [state.scores[seat] for seat in still]
    options = state.options
    offered = split(options.variant, scores, state.seats, options.entry_fee)
    if not offered.offered:
        return _NO_SPLIT
    paid = dict(zip(still, offered.payouts, strict=True))
    return offered._replace(payouts=tuple(paid.get(Seat(seat), 0) for seat in range(state.seats)))


def _is_decided(state: State) -> bool:
    """Tell whether the deal is over (rules 3.10, 5.3, 5.4, 5.7, 10.4)."""
    if state.phase is not Phase.SHOW:
        return state.declarer is not None or len(state.in_deal) == 1
    points = state.options.variant is Variant.POINTS
    deserted = not points and len(state.in_table - state.left) == 1
    return deserted or state.in_deal <= state.shown


def _deal_ended(state: State) -> DealEnded:
    winner = _deal_winner(state)
    points = tuple(_points(state, Seat(seat), winner) for seat in range(state.seats))
    return DealEnded(winner, points, _paid(state, points, winner), _out(state, points))


def _deal_winner(state: State) -> Seat | None:
    if state.phase is Phase.SHOW:
        return state.declarer
    return min(state.in_deal) if len(state.in_deal) == 1 else None


def _points(state: State, seat: Seat, winner: Seat | None) -> int:
    fixed = state.fixed[seat]
    if fixed is not None:
        return fixed
    if seat == winner or winner is None or seat not in state.in_deal:
        return 0
    return melds.points(state.hands[seat], state.wild)


def _paid(state: State, points: tuple[int, ...], winner: Seat | None) -> tuple[int, ...]:
    """Return what each seat wins or loses by a deal, in chips (rules 8.1, 8.3, 5.4)."""
    if state.options.terms.limit:
        return (0,) * state.seats
    value = state.options.point_value if state.options.variant is Variant.POINTS else 1
    chips = [-each * value for each in points]
    gain = -sum(chips)
    if winner is not None:
        chips[winner] += gain
    elif state.declarer is not None:
        for seat in state.in_deal:
            chips[seat] += gain // len(state.in_deal)
        chips[following(state.declarer, state.in_deal, state.seats)] += gain % len(state.in_deal)
    return tuple(chips)


def _out(state: State, points: tuple[int, ...]) -> tuple[Seat, ...]:
    """Return who is out of the table after a deal (rules 8.2, 10.2); never everyone (10.4)."""
    limit = state.options.terms.limit
    if state.options.variant is Variant.POINTS:
        return ()
    stay = state.in_table - state.left
    total = {seat: state.scores[seat] + points[seat] for seat in stay}
    under = {seat for seat in stay if not limit or total[seat] < limit}
    kept = under or {seat for seat in stay if total[seat] == min(total.values())}
    return tuple(sorted(state.in_table - kept))


def _last_deal_played(state: State) -> bool:
    return state.options.variant is Variant.DEALS and state.deal >= state.options.deals


def _leaders(state: State) -> frozenset[Seat]:
    most = max(state.chips[seat] for seat in state.in_table)
    return frozenset(seat for seat in state.in_table if state.chips[seat] == most)


def _game_ended(state: State) -> Ended | None:
    if state.options.variant is Variant.POINTS:
        places = _ranked(range(state.seats), lambda seat: state.scores[seat])
        return Ended("winner" if len(places[0]) == 1 else "shared", places, state.chips)
    if state.vote == state.in_table:
        return _pool_ended(state, "split", prize(state).payouts)
    first = _leaders(state) if _last_deal_played(state) else state.in_table
    if len(first) > 1:
        return None
    if state.options.terms.limit:
        pool = state.seats * state.options.entry_fee
        chips = tuple(pool * (seat in first) for seat in range(state.seats))
        return _pool_ended(state, "winner", chips)
    still = _ranked(state.in_table, lambda seat: -state.chips[seat])
    return Ended("winner", still + _gone(state), state.chips)


def _pool_ended(state: State, outcome: str, chips: tuple[int, ...]) -> Ended:
    return Ended(outcome, (tuple(sorted(state.in_table)), *_gone(state)), chips)


def _gone(state: State) -> Places:
    """Return the places of who is out: by points, and who left last of all (rule 11.1)."""
    out = [seat for seat in range(state.seats) if seat not in state.in_table]
    return _ranked(out, lambda seat: (seat in state.left, state.scores[seat]))


def _ranked(seats: Iterable[int], key: Callable[[int], object]) -> Places:

    ordered = sorted(seats, key=key)  # type: ignore[arg-type] # numbers or pairs of them
    return tuple(tuple(map(Seat, equal)) for _, equal in groupby(ordered, key))


def account(state: State) -> tuple[int, ...]:
    """Return the play chips that a game brought each seat, its entry fee taken off (8.1 to 8.3)."""
    if state.options.variant is Variant.POINTS or state.result is None:
        return state.chips
    fee, first = state.options.entry_fee, state.result.places[0]
    if state.options.terms.limit:
        return tuple(paid - fee for paid in state.chips)
    pool = state.seats * fee
    return tuple((pool // len(first) if seat in first else 0) - fee for seat in range(state.seats))
