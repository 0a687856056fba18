"""Standings, profiles, histories and privacy in words: within Discord's limits, in both languages."""

import pytest
from presenters.limits import buttons, check, text

from bot.annals import GameRecord, History, Leader, Leaders, Played, Profile, RivalRecord
from bot.messages import File, Verb
from bot.presenters import cribbage, rummy, updown, wild
from bot.presenters.names import bold_names, plain_names
from bot.presenters.privacy import my_data, privacy, sure_forget
from bot.presenters.series import alt_standings, ranked, told
from bot.presenters.series import standings as series_standings
from bot.presenters.standings import (
    GAMES_A_PAGE,
    LEADERS_A_PAGE,
    history,
    leaders,
    no_games,
    profile,
    ranks,
)
from bot.records import Chair, Phase, Record, Round, TableId, UserId
from bot.standings import COMPUTERS, LADDER, Period
from bot.words import LOCALES, Words
from engines.core.contract import Feat, Result

VOICES = [Words.load(strict=True).speaker(locale) for locale in LOCALES]
EN = VOICES[0]
MAYA, THEO = UserId(1), UserId(2)
WORST = "*_[@everyone]" + "`" * 20
CHAIRS = (Chair("Maya", user=MAYA), Chair(WORST, user=THEO), Chair(""))
TABLE = TableId("AB12CD34")


GROUPS = (
    ("2h", "3h", "4h"),
    ("5c", "6c", "Xx", "8c"),
    ("9d", "Td", "Jd"),
    ("Qs", "Qh", "Qd"),
    ("6s",),
)
FEATS = {
    "updown": Feat(123),
    "cribbage": Feat(29, (("5c", "5d", "5h", "Js"), ("5s",))),
    "rummy": Feat(-9, GROUPS),
    "wild": Feat(1),
}
PARTS = {"updown": updown, "cribbage": cribbage, "rummy": rummy, "wild": wild}


def board(count, people=None):
    rows = [Leader(1 + n, UserId(n), WORST, 1000 + n, 9, -(10**6), 5) for n in range(count)]
    return Leaders(tuple(rows), count if people is None else people)


@pytest.mark.parametrize("say", VOICES)
@pytest.mark.parametrize("game", [None, "updown"])
@pytest.mark.parametrize("period", Period)
def test_a_leaderboard_fits_and_pings_nobody(say, game, period):
    message = check(leaders(board(LEADERS_A_PAGE, 35), game, period, 2, say))
    assert "@everyone" not in text(message)
    assert [b.deed.argument for b in buttons(message)] == [
        f"{game or 'all'} {period} {n}" for n in (1, 3)
    ]
    assert all(b.deed.verb is Verb.LEADERS for b in buttons(message))


def test_a_leaderboard_of_one_page_has_no_buttons_and_an_empty_one_says_so():
    assert buttons(leaders(board(2), None, Period.ALL, 1, EN)) == []
    assert "Nobody has finished" in text(leaders(board(0), None, Period.ALL, 1, EN))


def test_equal_rows_show_one_rank():
    rows = (Leader(1, MAYA, "Maya", 0, 1, 5, 1), Leader(1, THEO, "Theo", 0, 1, 5, 1))
    said = text(leaders(Leaders(rows, 2), None, Period.ALL, 1, EN))
    assert said.count("`1`") == 2


def member(ranking):
    games = tuple(
        GameRecord(game, 9, 4, 1, 2, 30, feat=best, feat_at=1.7e9) for game, best in FEATS.items()
    )
    rivals = (
        RivalRecord(THEO, WORST, 5, 3, 1),
        RivalRecord(UserId(0), "", 1, 1, 0),
        *(RivalRecord(user, "", 2, 0, 2) for user in COMPUTERS.values()),
    )
    return Profile(MAYA, WORST, ranking, games, rivals)


@pytest.mark.parametrize("say", VOICES)
@pytest.mark.parametrize("ranking", [0, 99, 100, 2999, 3000, 10**9])
def test_a_profile_fits_and_states_the_bonuses(say, ranking):
    message = check(profile(member(ranking), PARTS, say))
    assert "@everyone" not in text(message)
    assert buttons(message)[0].deed.argument == "ranks 1"
    for number in ("10", "12", "4"):
        assert number in text(message)


def test_a_profile_names_the_rank_and_the_way_to_the_next():
    assert "**Rookie** with 99 ranking points; 1 more make Contender" in text(
        profile(member(99), PARTS, EN)
    )
    assert "**Legend** with 5,000" in text(profile(member(5000), PARTS, EN))
    said = text(profile(member(0), PARTS, EN))
    assert "9 played, 4 won, 1 shared, 2 series won; 30 points" in said
    assert "Former players: 1 game, ahead in 1, behind in 0" in said
    assert "Computer (Hard): 2 games" in said


def test_a_profile_tells_the_best_of_each_game():
    said = text(profile(member(0), PARTS, EN))
    for best in (
        "  - ⭐ best hand 29 points: 5♣, 5♦, 5♥, J♠, starter 5♠ · <t:1700000000:d>",
        "quickest declaration, in 9 turns: 2♥ 3♥ 4♥ · 5♣ 6♣★ Joker 8♣ · 9♦ 10♦ J♦ · Q♠ Q♥ Q♦",
        "biggest win: 123 points left with the others",
        "biggest win: 1 point ·",
    ):
        assert best in said
    assert said.count("⭐") == 4


@pytest.mark.parametrize("say", VOICES)
def test_the_ladder_names_every_rank(say):
    said = text(check(ranks(say)))
    assert said.count("\n- ") + said.count("**") // 2 >= len(LADDER)
    assert EN("rank-legend") != Words.load().speaker("pt-BR")("rank-legend")
    assert no_games(WORST, say).count("@\u200b") == 1


def game(number, **changes):
    facts = {"table": TABLE, "number": number, "game": "updown", "at": 1.7e9, "place": 2}
    facts |= {"points": -4, "ranking": 13, "chairs": CHAIRS, "kept": True}
    return Played(**{**facts, **changes})


@pytest.mark.parametrize("say", VOICES)
def test_my_games_fit_a_page_with_ten_opponents_each(say):
    crowd = (Chair("Maya", user=MAYA), *(Chair("W" * 32, user=UserId(9 + n)) for n in range(9)))
    games = tuple(game(n, chairs=crowd) for n in range(GAMES_A_PAGE))
    message = check(history(History(games, 30), MAYA, 4, say))
    assert [b.deed.argument for b in buttons(message)] == ["3", "5"]
    assert buttons(message)[1].disabled


def test_my_games_name_everybody_but_me():
    said = text(history(History((game(1),), 1), MAYA, 1, EN))
    assert "Maya" not in said
    assert "a former player" in said
    assert "place 2 of 3" in said
    assert "not finished a game" in text(history(History((), 0), MAYA, 1, EN))


@pytest.mark.parametrize("say", VOICES)
@pytest.mark.parametrize("days", [0, 1, 90])
def test_privacy_says_how_long_and_offers_both_rights(say, days):
    message = check(privacy(days, say))
    assert [b.deed.verb for b in buttons(message)] == [Verb.MY_DATA, Verb.FORGET]
    assert (str(days) in text(message)) is bool(days)
    sure = check(sure_forget(say))
    assert [b.deed.verb for b in buttons(sure)] == [Verb.FORGOTTEN, Verb.PRIVACY]
    (file,) = [part for part in check(my_data(b"{}", say)).parts if isinstance(part, File)]
    assert file.data == b"{}"


def record(**changes):
    facts = {"id": TABLE, "game": "updown", "guild": 1, "channel": 2, "host": MAYA}
    facts |= {"locale": "en", "created": 0.0, "chairs": CHAIRS, "phase": Phase.CLOSED}
    facts |= {"length": 5, "counted": 4, "tally": (1, 2, 1), "points": (9, 3, 9)}
    return Record(**{**facts, **changes})


def test_a_former_player_has_a_name_in_every_text():
    assert plain_names(record(), EN)[2] == "a former player"
    two = record(chairs=(Chair(""), Chair("")))
    assert bold_names(two, EN) == ("**a former player**", "**a former player (2)**")


def test_a_series_ranks_by_games_then_points_and_equals_share_a_place():
    assert ranked(record()) == ((1, 1, 2, 3), (2, 0, 1, 9), (2, 2, 1, 9))
    said = series_standings(record(), EN)
    assert said.count("`2`") == 2


@pytest.mark.parametrize("say", VOICES)
def test_a_finished_series_is_told_within_the_limits(say):
    def round_(number, places, **changes):
        result = Result(places, (1, 0, 0), "winner")
        facts = {"table": TABLE, "number": number, "game": "updown", "seats": 3, "options": {}}
        return Round(**facts, chairs=CHAIRS, began=0.0, ended=1.0, result=result, **changes)

    rounds = [round_(n, ((0,), (1, 2))) for n in range(1, 31)]
    rounds += [round_(31, ()), round_(32, ((0,), (1, 2)), repeats=True)]
    message = check(told(record(), rounds, "scene", updown, say))
    lines = text(message).split("\n")
    assert sum("**Maya**" in line and line.startswith("`") for line in lines) == 31
    assert len(alt_standings(record(), say)) <= 1024
    assert "Maya" in alt_standings(record(), say)
