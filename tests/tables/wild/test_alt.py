"""Alt texts: the whole state can be read back from what a screen reader says."""

import re
from itertools import islice

import pytest
from tables.wild.rounds import EN, LONGEST, PT, Live, moments
from tables.wild.samples import TEN, finished, placed, thick

from bot.presenters import wild
from bot.presenters.wild.wording import in_words
from engines.wild.cards import KINDS, face, suit

CARDS = {in_words(card, EN): card for card in KINDS}
SUITS = ("Ember", "Sun", "Leaf", "Wave")
VOICES = pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])


def one(pattern, alt):
    (found,) = re.findall(pattern, alt)
    return found


def read(listed):
    """Return the cards of ``Ember 3, 8; Wild, Wild +4; Leaf Skip``."""
    cards = []
    for part in listed.split("; "):
        first, *more = part.split(", ")
        word = first.split(" ")[0]
        whole = [first, *(f"{word} {each}" if word != "Wild" else each for each in more)]
        cards += [CARDS[each] for each in whole]
    return tuple(cards)


@pytest.mark.parametrize(("seats", "seed"), [(2, 0), (3, 15), (6, 13), (10, 7)])
def test_the_tables_state_can_be_read_back(seats, seed):
    for live in islice(moments(seats, seed), 0, 150, 3):
        view, alt = live.sight().view, wild.alt_table(live.sight(), EN)
        shown = view.table
        if shown.outcome is not None:
            break
        top = CARDS[one(r"In play: ([^.]+)\.", alt)]
        assert top == shown.discard[-1]
        if shown.pending:
            assert int(one(r"Draw (\d+), or answer", alt)) == shown.pending
        else:
            fits = one(r"What fits: ([^.]+)\.", alt)
            assert fits.split(" ")[0].rstrip(",") == SUITS[shown.suit]
            assert ("any" in fits) == (face(top) is not None)
        pile = re.findall(r"Draw pile: (\d+)", alt)
        assert (int(pile[0]) if pile else 0) == shown.pile
        assert ("Play goes down" in alt) == (shown.dir > 0)
        for seat in range(seats):
            read_seat(view, seat, alt)


def read_seat(view, seat, alt):
    count, said = re.search(rf"{TEN[seat]}: (\d+) cards?(?:, ([^.]+))?\.", alt).groups()
    said = said or ""
    assert int(count) == view.counts[seat]
    assert said.startswith("on turn") == (seat == view.table.turn)
    assert ("can be caught" in said) == (seat in view.table.exposed)


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 13), (3, 9)])
def test_the_hand_can_be_read_back(seats, seed):
    for live in islice(moments(seats, seed), 0, 120, 3):
        for seat in range(seats):
            sight = live.sight(seat)
            alt = wild.alt_hand(sight, EN)
            cards = re.search(r"(?:One card|\d+ cards): ([^.]+)\.", alt)
            assert (read(cards[1]) if cards else ()) == sight.view.hand
            drawn = re.findall(r"Just drawn: ([^.]+)\.", alt)
            held = [] if sight.view.held is None else [sight.view.held]
            assert [CARDS[each] for each in drawn] == held
            plays = re.findall(r"You can play: ([^.]+)\.", alt)
            may = {text.split(" ")[1] for text in sight.legal if text.startswith("play")}
            assert len(read(plays[0]) if plays else ()) == len(may)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 3), (10, 5)])
@VOICES
def test_the_end_names_the_winner_and_as_many_hands_as_there_is_room_for(seats, seed, say):
    live = Live.at(finished(seats, seed)).over()
    alt = wild.alt_table(live.sight(), say)
    assert len(alt) <= 1024
    assert alt.endswith(".")
    assert TEN[live.playout.state.table.winner] in alt
    if seats == 2:
        hand = live.playout.state.hands[1 - live.playout.state.table.winner]
        if say is EN:
            assert read(one(r": ([^.:]+) — \d+ points", alt)) == tuple(sorted(hand))


@VOICES
@pytest.mark.parametrize("size", [20, 44, 70])
def test_the_longest_alt_texts_are_not_cut(say, size):
    for options in (None, "arranged"):
        live = Live.at(placed([thick(size), 5], "g4"))
        if options:
            live = Live.at(arranged(size))
        alt = wild.alt_hand(live.sight(0), say)
        assert alt.endswith(".")
        assert len(alt) <= 1024


def arranged(size):
    from engines.wild.options import Options

    return placed([thick(size), 5], "g4", options=Options(auto_sort=False))


@VOICES
def test_the_longest_table_is_not_cut(say):
    for live in islice(moments(10, 13, names=(LONGEST,) * 10), 0, 100, 5):
        alt = wild.alt_table(live.sight(), say)
        assert len(alt) <= 1024
        assert alt.endswith(".")


def test_suits_are_words_never_colours_alone():
    assert {suit(card) for card in CARDS.values()} == {0, 1, 2, 3, None}
    assert not any(word in " ".join(CARDS) for word in ("red", "yellow", "green", "blue"))
