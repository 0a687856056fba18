"""The lobby: the same for everybody, with what each may try."""

import pytest
from presenters.limits import buttons, menus, text
from presenters.rounds import EN, PT, computers, record

from bot import catalogue
from bot.messages import Verb
from bot.presenters.lobby import BY_RULES, CLOCK, CLOCKS, closed, lobby, options
from bot.records import Phase
from bot.sessions import seating
from engines.core.contract import Choice
from engines.rummy.game import GAME as RUMMY
from engines.updown.game import GAME
from engines.wild.game import GAME as WILD


def waiting(seats: int, **changes):
    return record(seats, phase=Phase.LOBBY, round=0, tally=(), **changes)


def pressable(message) -> set[Verb]:
    return {b.deed.verb for b in buttons(message) if not b.disabled} | {
        m.deed.verb for m in menus(message)
    }


@pytest.mark.parametrize(
    ("seats", "missing"),
    [
        (1, {Verb.START, Verb.REMOVE}),
        (2, set()),
        (3, {Verb.JOIN, Verb.COMPUTER}),
    ],
)
def test_what_can_be_pressed_follows_the_seats(seats, missing):
    every = {Verb.JOIN, Verb.QUIT, Verb.COMPUTER, Verb.REMOVE, Verb.OPTIONS, Verb.START}
    every |= {Verb.RULES, Verb.CANCEL}
    assert pressable(lobby(waiting(seats), GAME, EN)) == every - missing


def test_the_seats_are_listed_with_the_free_ones():
    said = text(lobby(waiting(2), GAME, EN))
    assert "1. **Maya**\n2. **Theo**\n3. *free*" in said
    assert "Host: **Maya**" in said
    said = text(lobby(waiting(1, game="wild"), WILD, EN))
    assert "1. **Maya**\n2–10. *free*\n" in said


def test_computers_can_be_added_at_every_level_and_removed():
    message = lobby(waiting(2, chairs=computers(2)), GAME, EN)
    add, remove = menus(message)
    assert [option.value for option in add.options] == ["easy", "medium", "hard"]
    assert [(option.label, option.value) for option in remove.options] == [
        ("Remove Computer (Hard)", "1")
    ]


def test_the_clock_is_the_one_that_seating_grants():
    assert CLOCK == seating.CLOCK
    assert CLOCKS == seating.CLOCKS
    assert BY_RULES == seating.BY_RULES


@pytest.mark.parametrize(("length", "value"), [(None, "0"), (5, "5")])
def test_the_chosen_length_of_a_series_is_marked(length, value):
    *_, menu, _clock = menus(options(waiting(2, length=length), GAME, EN))
    assert menu.deed.argument == seating.LENGTH
    assert [option.value for option in menu.options if option.chosen] == [value]


@pytest.mark.parametrize(("clock", "value"), [(None, "0"), (60, "60")])
def test_the_chosen_clock_is_marked(clock, value):
    *_, menu = menus(options(waiting(2, clock=clock), GAME, EN))
    assert menu.deed.argument == CLOCK
    assert [option.value for option in menu.options if option.chosen] == [value]


def test_every_offered_value_is_granted_by_seating():
    table = waiting(2)
    asker = seating.Asker(table.host, "Maya")
    for menu in menus(options(table, GAME, EN)):
        for option in menu.options:
            seating.set_option(table, asker, menu.deed.argument, option.value, GAME)


class Toy:
    """A game with a number, a word and a switch to choose."""

    key = "toy"
    seats = range(2, 5)
    choices = (
        Choice(key="target", values=(61, 121)),
        Choice(key="muggins", values=(False, True)),
    )
    series = None
    own_clock = False


@pytest.mark.parametrize(
    ("variant", "keys"),
    [
        ("points", ["variant", "point_value"]),
        ("pool101", ["variant", "entry_fee"]),
        ("deals", ["variant", "deals", "entry_fee"]),
    ],
)
def test_choices_that_mean_nothing_with_what_is_chosen_are_not_shown(variant, keys):
    table = waiting(2, game="rummy", options={"variant": variant}, clock=0)
    shown = menus(options(table, RUMMY, EN))
    assert [menu.deed.argument for menu in shown][: len(keys)] == keys
    assert shown[len(keys)].deed.argument == "wrong_declaration"
    said = text(lobby(table, RUMMY, EN))
    assert ("pays in" in said) == ("entry_fee" in keys)
    assert ("A point is worth" in said) == ("point_value" in keys)


@pytest.mark.parametrize(("clock", "value"), [(None, "rules"), (0, "0"), (30, "30")])
def test_a_clock_by_the_rules_is_one_of_the_clocks(clock, value):
    table = waiting(2, game="rummy", clock=clock)
    *_, menu = menus(options(table, RUMMY, EN))
    assert [option.value for option in menu.options if option.chosen] == [value]
    host = seating.Asker(table.host, "Maya")
    assert seating.set_option(table, host, CLOCK, value, RUMMY).clock == clock
    if value == "rules":
        with pytest.raises(seating.SeatingError):
            seating.set_option(table, host, CLOCK, value, GAME)


def test_each_menu_stands_under_its_name_or_under_what_is_chosen_in_full():
    table = waiting(2, game="rummy", options={"variant": "pool61"}, clock=None)
    said = text(options(table, RUMMY, EN))
    assert "\nPool 61: out at 61 points" in said
    assert "\n30 seconds a turn; 60 against computers only" in said
    assert "\n**What everyone pays in**" in said


@pytest.mark.parametrize("say", [EN, PT], ids=["en", "pt-BR"])
@pytest.mark.parametrize("game", catalogue.known_games().values(), ids=lambda game: game.key)
def test_an_option_fits_a_narrow_menu_and_is_not_said_twice(game, say):
    message = options(waiting(1, game=game.key, clock=None), game, say)
    lines = text(message).split("\n")[2:]
    for line, menu in zip(lines, menus(message), strict=True):
        assert all(len(option.label) <= 42 for option in menu.options), menu.options
        (chosen,) = [option.label for option in menu.options if option.chosen]
        assert chosen != line


def test_a_games_own_choices_are_menus_of_whole_sentences():
    said = []

    def say(key, **facts):
        said.append((key, facts))
        return key

    say.knows = lambda key: False
    first, second, _ = menus(options(waiting(2, options={"muggins": True}), Toy, say))
    assert [option.chosen for option in first.options] == [True, False]
    assert [(option.value, option.chosen) for option in second.options] == [
        ("False", False),
        ("True", True),
    ]
    assert ("toy-option-target", {"value": 121}) in said
    assert ("toy-option-muggins", {"value": "yes"}) in said


def test_a_closed_table_says_why_and_offers_a_rematch():
    message = closed(record(), "ended", EN, rematch=True)
    assert "**Maya** ended this match." in text(message)
    assert [each.deed.verb for each in buttons(message)] == [Verb.REMATCH]
    assert buttons(closed(record(), "idle", EN)) == []


def test_a_table_whose_host_is_gone_names_nobody():
    assert "This table is closed." in text(closed(record(host=99), "ended", EN))
