"""Alt texts: the whole state can be read back from what a screen reader says."""

import re

import pytest
from presenters.rounds import EN, LONGEST, PT, Live, moments
from presenters.test_messages import placed_hand

from bot.presenters import updown
from bot.presenters.cards import RANK_WORDS, SUIT_WORDS, short_rank
from engines.core.cards import NAMES, RANKS, is_joker

NAMES_AT_TABLE = ("Maya", "Theo", "Priya")
WORDS_OF_CARDS = {
    **{
        f"{r} of {s}": n
        for s_n, s in enumerate(SUIT_WORDS)
        for r_n, r in enumerate(RANK_WORDS)
        for n in [s_n * 13 + r_n]
    },
    "red Joker": NAMES.index("Xr"),
    "black Joker": NAMES.index("Xb"),
}


def one(pattern: str, alt: str) -> str:
    (found,) = re.findall(pattern, alt)
    return found


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (2, 4), (3, 3), (3, 8)])
def test_the_tables_state_can_be_read_back(seats, seed):
    for live in moments(seats, seed):
        view, alt = live.sight().view, updown.alt_table(live.sight(), EN)
        assert WORDS_OF_CARDS[one(r"In play: ([a-zJ ]+)[.,]", alt)] == view.discard[-1]
        assert ("called as" in alt) == view.called
        if view.called:
            called = one(r"called as an? (\w+)\.", alt)
            assert RANK_WORDS.index(called) == view.rank
        fits = one(r"What fits: (\w+), (\w+) or a Joker\.", alt)
        assert fits == (short_rank((view.rank - 1) % 13), short_rank((view.rank + 1) % 13))
        pile = re.findall(r"Draw pile: (\d+) card", alt)
        assert (int(pile[0]) if pile else 0) == view.pile
        for seat in range(seats):
            read_seat(live, seat, alt)


def read_seat(live: Live, seat: int, alt: str) -> None:
    view = live.sight().view
    count, state = re.search(rf"{NAMES_AT_TABLE[seat]}: (\d+) cards?(?:, ([^.]+))?\.", alt).groups()
    assert int(count) == view.counts[seat]
    said = state or ""
    assert said.startswith("on turn") == (seat == view.turn)
    assert ("just drawn" in said) == (seat == view.turn and view.holding)
    assert (said == "passed") == view.blocked[seat]


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 4), (3, 5)])
def test_the_end_can_be_read_back(seats, seed):
    live = list(moments(seats, seed))[-1]
    view, alt = live.sight().view, updown.alt_table(live.sight(), EN)
    assert {"winner": "WINNER", "blocked": "BLOCKED", "draw": "DRAW"}[view.outcome] in alt
    if view.winner is not None:
        assert re.search(rf"{NAMES_AT_TABLE[view.winner]} (has an empty|wins)", alt)
    for name, hand, points in zip(NAMES_AT_TABLE, view.hands, view.points, strict=False):
        if hand:
            cards, total = re.search(rf"{name}: ([^.]+) — (\d+) points?\.", alt).groups()
            assert len(cards.split(", ")) == len(hand)
            assert int(total) == points


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 3)])
def test_the_hand_can_be_read_back(seats, seed):
    for live in moments(seats, seed):
        for seat in range(seats):
            sight = live.sight(seat)
            alt = updown.alt_hand(sight, EN)
            cards = re.search(r"(?:One card|\d+ cards): ([^.]+)\.", alt)
            held = tuple(WORDS_OF_CARDS[each] for each in cards[1].split(", ")) if cards else ()
            if len(sight.view.hand) <= 20:
                assert held == sight.view.hand
            drawn = re.findall(r"Just drawn: ([^.]+)\.", alt)
            assert [WORDS_OF_CARDS[each] for each in drawn] == (
                [] if sight.view.held is None else [sight.view.held]
            )
            assert ("You can play no card" in alt) == ("You can play: " not in alt)


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
@pytest.mark.parametrize("size", [20, 21, 44])
def test_the_longest_alt_texts_are_not_cut(say, size):
    live = placed_hand(size)
    assert updown.alt_hand(live.sight(0), say).endswith(".")
    assert len(updown.alt_hand(live.sight(0), say)) <= 1024


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_the_longest_table_is_not_cut(say):
    for seed in (4, 9):
        for live in moments(3, seed, names=(LONGEST,) * 3):
            alt = updown.alt_table(live.sight(), say)
            assert len(alt) < 1024
            assert alt.endswith(".")


def test_a_joker_is_no_rank():
    assert is_joker(WORDS_OF_CARDS["red Joker"])
    assert len(RANKS) == len(RANK_WORDS)
