"""The end of a round: results, turning points, play-by-play and proof."""

import hashlib
from dataclasses import replace

import pytest
from presenters.limits import buttons, text
from presenters.rounds import EN, LONGEST, SECRET, Live, moments

from bot.messages import Verb
from bot.presenters import updown
from bot.presenters.proof import proof
from bot.presenters.recap import details, plays, recap
from engines.core.cards import cards
from engines.core.seats import Seat
from engines.updown.events import Dealt, Drew, Played

NAMES = ("**Maya**", "**Theo**")


def over(seed: int = 3) -> Live:
    return list(moments(2, seed))[-1]


def test_the_recap_says_who_won_and_shows_every_hand():
    live = over()
    said = text(recap(live.story(), "scene", updown, EN))
    view = live.sight().view
    assert {"winner": "WINNER", "blocked": "BLOCKED", "draw": "DRAW"}[view.outcome] in said
    assert "Games won so far: **Maya** 1 · **Theo** 1." in said
    assert "Hands and points" in said


@pytest.mark.parametrize("outcome", ["winner", "blocked", "draw"])
def test_each_outcome_has_its_word(outcome):
    live = over()
    view = {"winner": None if outcome == "draw" else Seat(0), "hands": ((), cards(["2c"]))}
    if outcome != "winner":
        view["hands"] = (cards(["2c"]), cards(["2d"]))
    from msgspec.structs import replace as changed

    points = tuple(sum(2 for _ in hand) for hand in view["hands"])
    sight = live.sight()
    sight = replace(sight, view=changed(sight.view, outcome=outcome, points=points, **view))
    said = updown.outcome(sight, NAMES, EN)
    assert outcome.upper() in said
    assert ("**Maya**" in said) == (outcome != "draw")
    assert ("2 points" in said) == (outcome != "winner")


def test_whoever_is_left_alone_wins():
    live = Live.deal()
    live.do(1, "leave")
    assert "the only player left" in updown.outcome(live.sight(), NAMES, EN)
    assert updown.result_rows(live.sight(), EN)[1] == "**Theo**: left the round"


def test_the_details_add_up():
    live = over()
    said = text(details(live.story(), updown, EN))
    for hand, points in zip(live.sight().view.hands, live.sight().view.points, strict=True):
        if hand:
            (line,) = [row for row in said.split("\n") if row.endswith(f"= {points} points")]
            parts = line.partition(": ")[2].partition(" = ")[0].split(" + ")
            assert sum(int(part.partition(" ")[0]) for part in parts) == points


def test_turning_points_tell_jokers_runs_and_draws():
    deal = Dealt(Seat(0), cards(["5c"])[0])
    six, seven, eight, joker = cards(["6c", "7d", "8h", "Xr"])
    events = (
        deal,
        Played(Seat(0), six),
        Played(Seat(1), seven),
        Played(Seat(0), eight),
        Played(Seat(1), joker, 8),
        *(Drew(Seat(0)),) * 4,
        Played(Seat(0), eight),
    )
    assert updown.turning_points(events, NAMES, EN) == (
        "**Theo** called the red Joker as a nine.",
        "The longest run went up 4 steps, from 5 to 9.",
        "**Maya** drew the most cards, 4.",
    )


def test_a_run_goes_round_the_ring():
    queen, king, ace, two = cards(["Qc", "Kc", "Ac", "2c"])
    events = (
        Dealt(Seat(0), two),
        *(Played(Seat(0), card) for card in (ace, king, queen, cards(["Jc"])[0])),
    )
    assert updown.turning_points(events, NAMES, EN) == (
        "The longest run went down 4 steps, from 2 to J.",
    )


def test_a_plain_round_has_no_turning_points():
    assert updown.turning_points((Dealt(Seat(0), cards(["5c"])[0]),), NAMES, EN) == ()


def test_the_play_by_play_tells_every_act_on_some_page():
    live = list(moments(2, 4, names=(LONGEST, LONGEST)))[-1]
    story = live.story()
    first = plays(story, 1, updown, EN)
    pages = int(text(first).partition(" of ")[2].partition("\n")[0])
    assert pages > 1
    said = "\n".join(text(plays(story, page, updown, EN)) for page in range(1, pages + 1))
    for number in range(len(live.acts) - 1):
        assert f"`{number}` " in said
    assert [each.disabled for each in buttons(first)] == [True, False]
    assert [each.disabled for each in buttons(plays(story, pages, updown, EN))] == [False, True]
    assert plays(story, 99, updown, EN) == plays(story, pages, updown, EN)
    assert buttons(first)[1].deed.argument == "3 2"


def test_a_secret_that_was_published_is_proved():
    story = over().story()
    said = text(proof(story, EN, replayed=True))
    assert hashlib.sha256(SECRET).hexdigest() in said
    assert SECRET.hex() in said
    assert said.count("✅") == 2
    assert "❌" not in said


def test_a_secret_that_was_not_published_is_found_out():
    story = replace(over().story(), secrets=(b"\x01" * 32,))
    said = text(proof(story, EN, replayed=False))
    assert said.count("❌") == 2
    assert "✅" not in said


def test_a_shuffle_too_many_is_found_out():
    story = replace(over().story(), secrets=(SECRET, SECRET))
    assert "Nothing was published" in text(proof(story, EN))


def test_without_shuffles_there_is_nothing_to_prove():
    assert "No shuffle was recorded" in text(proof(replace(over().story(), secrets=()), EN))


def test_the_buttons_carry_the_rounds_number():
    argued = {b.deed.verb: b.deed.argument for b in buttons(recap(over().story(), "s", updown, EN))}
    assert argued[Verb.DETAILS] == argued[Verb.PROOF] == argued[Verb.EXPORT] == "3"
    assert argued[Verb.PLAYS] == "3 1"
