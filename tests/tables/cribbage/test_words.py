"""What is told: scores in their parts, what does not count, how a game ended, what is seen."""

import re

import pytest
from presenters.rounds import EN, PT
from tables.cribbage.games import Live, moments

from bot.presenters import cribbage
from bot.presenters.cribbage.scores import count_rows, parts_words
from engines.core.cards import NAMES, card, cards
from engines.core.seats import Seat
from engines.cribbage.events import Dealt, Ended, Laid, Pegged, Shown
from engines.cribbage.options import Options
from engines.cribbage.scoring import VALUE, Kind, Part, score_play, score_show

NAMED = ("**Maya**", "**Theo**")


def counted(hand: str, starter: str, *, crib: bool = False, score: int = 20) -> Shown:
    four, turned = cards(hand.split()), card(starter)
    return Shown(Seat(0), crib, four, turned, score_show(four, turned, crib=crib), score)


@pytest.mark.parametrize(
    ("count", "told", "dito"),
    [
        ("7c 8d", "15 for 2", "15 por 2"),
        ("4c 6d 5h", "15 for 2, run of three for 3", "15 por 2, sequência de três por 3"),
        ("7c 7d 7h", "three of a kind for 6", "três iguais por 6"),
        ("6c 6d 6h 6s", "four of a kind for 12", "quatro iguais por 12"),
        ("Ac 3c 2d 4d 5c", "15 for 2, run of five for 5", "15 por 2, sequência de cinco por 5"),
        ("Tc Td 9h 2s", "31 for 2", "31 por 2"),
    ],
)
def test_a_peg_is_announced_in_its_parts(count, told, dito):
    played = cards(count.split())
    parts = score_play(played, sum(VALUE[each] for each in played))
    assert parts_words(parts, EN) == told
    assert parts_words(parts, PT) == dito


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "told"),
    [
        ("5c 5d 5s Jh", "5h", False, "8 fifteens for 16, four of a kind for 12, his nobs for 1"),
        ("3c 3d 4s 5h", "5d", False, "2 fifteens for 4, 2 pairs for 4, 4 runs of three for 12"),
        ("2c 4c 6c 8c", "Tc", True, "flush of five for 5"),
        ("5s 5d Jh Qc", "5h", False, "7 fifteens for 14, three of a kind for 6, his nobs for 1"),
    ],
)
def test_a_count_is_announced_in_its_parts(hand, starter, crib, told):
    shown = counted(hand, starter, crib=crib)
    said = cribbage.told(shown, NAMED, EN)
    assert f": {told} = " in said
    assert "now at 20" in said
    assert cribbage.told(shown, NAMED, EN, Seat(0)).startswith("Your ")


@pytest.mark.parametrize(
    ("hand", "starter", "crib", "why"),
    [
        ("2c 4d 6h 8s", "Qc", False, "Nothing to count"),
        ("2c 4c 6c 8c", "Qd", True, "Four of one suit count nothing in a crib"),
        ("2c 4c 6c 8d", "Qc", False, "Three of a suit and the starter are no flush"),
        ("Kc Ad 2h 8s", "4c", False, "No run goes round the corner"),
        ("2c 4d 6h 8s", "Jc", False, "it is never his nobs"),
    ],
)
def test_what_does_not_count_is_explained(hand, starter, crib, why):
    said = "\n".join(count_rows(counted(hand, starter, crib=crib), NAMED, EN))
    assert why in said
    assert re.search(r"= \*\*\d+ points?\*\*", said)


def test_a_count_is_read_out_with_the_points_so_far():
    rows = list(count_rows(counted("5s 5d Jh Qc", "5h"), NAMED, EN))
    so_far = [int(row.split("**")[1]) for row in rows if " · " in row]
    assert so_far == [2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 21]
    assert rows[-1] == "= **21 points**, now at 20"


def test_what_is_hidden_is_told_to_its_owner_alone():
    laid = Laid(Seat(0), cards(["5h", "Jd"]))
    assert cribbage.told(laid, NAMED, EN, Seat(0)) == "You laid 5♥, J♦ away."
    assert cribbage.told(laid, NAMED, EN, Seat(1)) == "**Maya** laid two cards away."
    dealt = Dealt(Seat(1), 20, hand=cards(["5h", "Jd"]))
    assert "5♥" not in cribbage.told(dealt, NAMED, EN, Seat(0))


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ((121, 91), "121 to 91 against"),
        ((121, 90), "a skunk for"),
        ((121, 60), "a double skunk for"),
        ((121, 61), "a skunk for"),
    ],
)
def test_a_skunk_is_told(scores, said):
    live = Live.placed(scores=list(scores), phase="over")
    assert said in cribbage.outcome(live.sight(), NAMED, EN)
    assert "skunk" in cribbage.outcome(live.sight(), NAMED, PT) or scores == (121, 91)


def test_a_player_who_left_is_told():
    live = Live.deal(1)
    live.do(1, "leave")
    assert cribbage.outcome(live.sight(), NAMED, EN) == "🏆 **Maya** wins: **Theo** left the game."
    rows = cribbage.detail_rows(live.sight(), EN)
    assert "before the last deal was counted" in rows[0]


@pytest.mark.parametrize(
    ("last", "said"),
    [
        (counted("5c 5d 5s Jh", "5h"), "with the hand"),
        (counted("5c 5d 5s Jh", "5h", crib=True), "with the crib"),
        (Pegged(Seat(0), (Part(Kind.GO, 1, ()),), 121), "in the middle of the play"),
        (Pegged(Seat(0), (Part(Kind.HEELS, 2, ()),), 121), "with his heels"),
    ],
)
def test_the_recap_tells_how_the_game_was_won(last, said):
    end = Ended("winner", Seat(0), (121, 3), ((), ()), ())
    assert said in cribbage.turning_points((last, end), NAMED, EN)[0]


def test_a_game_that_ends_early_tells_what_was_not_counted():
    early = 0
    for seed in range(12):
        live = list(moments(seed, Options(start=(100, 100))))[-1]
        details = "\n".join(cribbage.detail_rows(live.sight(), EN))
        rows = "\n".join(cribbage.result_rows(live.sight(), EN))
        shown = len([s for s in live.view.shows if s.starter == live.view.starter])
        assert ("not counted any more" in rows) == (shown < 3 and bool(live.view.crib))
        assert ("what would have come later" in details) == (0 < shown < 3)
        early += shown < 3
    assert early > 3


@pytest.mark.parametrize("seed", [2, 9])
def test_the_table_can_be_read_back_from_its_description(seed):
    for live in moments(seed, Options(start=(80, 80))):
        view, alt = live.view, cribbage.alt_table(live.sight(), EN)
        if view.shows and view.phase == "cut_deck":
            for shown in view.shows:
                assert f"now at {shown.score}" in alt
            continue
        for name, score, rear, count in zip(
            ("Maya", "Theo"), view.scores, view.rear, view.counts, strict=True
        ):
            assert re.search(rf"{name}: {score} points?", alt)
            assert f"(rear peg at {rear})" in alt
            assert f"{count} card" in alt
        if view.dealer is not None:
            dealer = re.search(r"(Maya|Theo): [^.]*deals and has the crib", alt)[1]
            assert dealer == ("Maya", "Theo")[view.dealer]
        if view.phase == "play":
            assert f"The count is {view.total}" in alt
            read_cards(view, alt)


def read_cards(view, alt: str) -> None:
    said = re.search(r"The count is \d+: ([^.]+)\.", alt)
    now = re.findall(r"(\S+) \(", said[1]) if said else []
    signs = {cribbage.action_label(f"play {text}", EN)[5:]: text for text in NAMES[:52]}
    assert [signs[each] for each in now] == [NAMES[each] for each in view.count]


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
def test_every_event_of_a_game_has_its_sentence(say):
    live = list(moments(5, Options(start=(60, 60))))[-1]
    for act in live.acts:
        for event in act:
            for seat in (None, Seat(0), Seat(1)):
                said = cribbage.told(event, NAMED, say, seat)
                assert said is None or said.strip()
    assert cribbage.told(live.acts[-1][-1], NAMED, say) is None
