"""What stays of finished games: leaderboards, profiles, one's own games; and how it is deleted."""

import json

import msgspec
import pytest
from play.parlour import Player, live, play_round
from play.test_match import asker, resigns
from play.test_rounds import seated

from bot.records import TableId, UserId


async def won_by(parlour, loser):
    """End the round by *loser* resigning."""
    await resigns(loser)
    await parlour.settle()


async def test_a_leaderboard_is_posted_and_names_who_won(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    assert "Nobody has finished" in (await maya.command("leaderboard")).message.text
    await won_by(parlour, theo)
    for options in ({}, {"game": "updown"}, {"period": "month"}, {"period": "season"}):
        answer = await theo.command("leaderboard", options)
        assert not answer.ephemeral
        assert "`1` **Maya**: no series, 1 game won" in answer.message.text, options
        assert "`2` **Theo**: no series, 0 games won" in answer.message.text
    assert (
        "One Up, One Down" in (await maya.command("leaderboard", {"game": "updown"})).message.text
    )


async def test_a_profile_tells_rank_games_and_opponents(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    refused = await maya.command("profile")
    assert refused.ephemeral
    assert "has not finished a game" in refused.message.text
    await won_by(parlour, theo)
    own = (await maya.command("profile")).message
    assert "Rookie" in own.text
    assert "10 ranking points" in own.text
    assert "1 played, 1 won" in own.text
    assert "**Theo**: 1 game, ahead in 1, behind in 0" in own.text
    assert "a Hard computer 12" in own.text  # the bonuses stand there, too
    ranks = await maya.press("Ranks", own.id)
    assert ranks.ephemeral
    assert "**Contender** from 100" in ranks.message.text
    other = await maya.command("profile", {"member": theo.user})
    assert not other.ephemeral
    assert "behind in 1" in other.message.text


async def test_the_ladder_stands_in_the_rules(parlour):
    maya = parlour.join("Maya")
    answer = await maya.command("rules", {"game": "ranks"})
    assert answer.ephemeral
    for word in ("**Rookie** from 0", "**Contender** from 100", "Easy ones 1 together"):
        assert word in answer.message.text


async def test_my_games_are_private_and_turn_their_pages(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    assert "not finished a game" in (await maya.command("games")).message.text
    table, hall = await live(parlour, maya), parlour.desk.hall
    tell, hall._tell = hall._tell, lambda _: None  # nobody looks at these nine rounds
    for number in range(1, 10):
        await play_round(parlour, [maya, theo], move=_leaves_to(table))
        await table.again(asker(maya), seen=number)
    hall._tell = tell
    first = await maya.command("games")
    assert first.ephemeral
    assert "My 9 finished games · page 1 of 2" in first.message.text
    assert first.message.text.count("Against Theo") == 8
    second = await maya.press("Next", first.message.id)
    assert second.message.id == first.message.id
    assert second.message.text.count("Against Theo") == 1
    assert second.message.button("Next").disabled


def _leaves_to(table):
    async def move(player, action):
        await table.act(UserId(player.user), action)

    return move


async def test_a_series_ended_by_the_host_counts_its_finished_games(opened):
    parlour = await opened(seed=126)
    maya, theo = parlour.join("Maya"), parlour.join("Theo")
    answer = await maya.command("series", {"game": "updown", "length": 3})
    maya.table_message = answer.message.id
    await theo.joins(maya)
    await maya.press("Start")
    await parlour.settle()
    await play_round(parlour, [maya, theo], move=_leaves_to(await live(parlour, maya)))
    text = (await maya.command("leaderboard")).message.text
    assert "1 game won" in text
    assert "1 series" not in text
    asked = await maya.command("table end")
    await maya.press("Yes, do it", asked.message.id)
    text = (await theo.command("leaderboard", {"game": "updown"})).message.text
    assert text.count("1 series, 1 game won") == 1


# Privacy


async def leaves_all(person):
    asked = await person.command("privacy")
    assert asked.ephemeral
    sure = await person.press("Delete my data", asked.message.id)
    assert "cannot be undone" in sure.message.text
    await person.press("Yes, delete everything", sure.message.id)
    await person.parlour.settle()
    assert "Nothing about you" in person.message(sure.message.id).text


def attached(parlour, message, name):
    """Return the content of the one file of a message."""
    (file,) = parlour.box.world.post(parlour.box.channel_id, message.id).attachments
    assert file.filename == name
    return parlour.box.files.contents[file.id]


async def test_privacy_says_what_is_stored_and_hands_it_out(opened):
    parlour = await opened(seed=126)
    _, theo = await seated(parlour, 2)
    await won_by(parlour, theo)
    answer = await theo.command("privacy")
    assert answer.ephemeral
    assert "until you delete it" in answer.message.text
    exported = await theo.press("Export my data", answer.message.id)
    assert exported.ephemeral
    data = json.loads(attached(parlour, exported.message, "parlour-my-data.json"))
    assert data == json.loads(json.dumps(await parlour.store.data_of(UserId(theo.user))))
    assert [game["place"] for game in data["games"]] == [2]
    assert [row["name"] for row in data["servers"]] == ["Theo"]
    assert "Maya" not in json.dumps(data)


async def test_deleting_asks_once_more_and_can_be_left(parlour):
    maya, _ = await seated(parlour, 2)
    asked = await maya.command("privacy")
    sure = await maya.press("Delete my data", asked.message.id)
    back = await maya.press("No, go back", sure.message.id)
    assert "What I store" in back.message.text
    assert (await live(parlour, maya)).record.seat_of(maya.user) == 0


async def test_a_deleted_person_leaves_the_table_and_becomes_a_former_player(opened):
    parlour = await opened(seed=126)
    maya, theo, ana = await seated(parlour, 3)
    await theo.opens_hand()
    await leaves_all(theo)
    table = await live(parlour, maya)
    assert table.record.phase == "playing"
    assert table.record.chairs[1].former
    assert "a former player" in maya.table.images[0].alt
    assert "Theo" not in maya.table.text + maya.table.images[0].alt
    await won_by(parlour, ana)
    profile = (await maya.command("profile")).message.text
    assert "Former players: 1 game, ahead in 1" in profile
    assert "**Ana**: 1 game, ahead in 1" in profile
    assert "not finished a game" in (await theo.command("games")).message.text
    assert (await parlour.store.data_of(UserId(theo.user)))["tables"] == []
    left = b"".join(f.read_bytes() for f in parlour.path.parent.iterdir())
    assert theo.user.to_bytes(8, "big") not in left
    assert b"Theo" not in left


async def test_a_deleted_persons_shared_games_can_still_be_told(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    table_id = maya.table_id
    await leaves_all(theo)
    await parlour.settle()
    recap = await maya.command("recap", {"round": f"{table_id}:1"})
    assert "a former player" in recap.message.text
    assert "Theo" not in recap.message.text
    proof = await maya.command("verify", {"round": f"{table_id}:1"})
    assert "❌" not in proof.message.text


async def test_the_last_person_of_a_lobby_who_deletes_their_data_closes_it(parlour):
    maya = Player(parlour, parlour.join("Maya").person)
    await maya.opens(against="easy")
    table_id = maya.table_id
    await leaves_all(maya)
    await parlour.settle()
    assert await parlour.store.open_tables() == ()
    record = await parlour.store.record(table_id)
    assert record.host == 0
    assert [chair.user for chair in record.chairs] == [None]


async def test_a_table_of_a_game_that_is_hosted_no_more_stops_no_deletion(parlour):
    maya = Player(parlour, parlour.join("Maya").person)
    await maya.opens(against="easy")
    record = await parlour.store.record(maya.table_id)
    other = TableId("GONE")
    await parlour.store.commit(msgspec.structs.replace(record, id=other, game="tarock"))
    await leaves_all(maya)
    assert await parlour.store.tables_of(UserId(maya.user)) == ()
    assert (await parlour.store.record(other)).chairs[0].former


async def test_a_rematch_seats_no_former_player(opened):
    parlour = await opened(seed=126)
    maya, theo, ana = await seated(parlour, 3)
    await won_by(parlour, theo)
    table_id = maya.table_id
    asked = await maya.command("table end")
    await maya.press("Yes, do it", asked.message.id)
    await parlour.settle()
    await leaves_all(ana)
    table = await parlour.desk.hall.table(table_id)
    following, _ = await parlour.desk.hall.rematch(table, asker(maya))
    assert [chair.name for chair in following.record.chairs] == ["Maya"]


@pytest.mark.parametrize("days", [0, 30])
async def test_moves_are_dropped_after_the_days_that_the_host_sets(opened, days):
    parlour = await opened(seed=126, keep_days=days)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    table_id = maya.table_id
    asked = await maya.command("table end")
    await maya.press("Yes, do it", asked.message.id)
    await parlour.settle()
    (recap,) = [m for m in maya.messages() if m.button("Deal proof")]
    parlour.advance(31 * 86_400)
    await parlour.client.drop_moves()
    assert (await parlour.store.entries(table_id, 1) == ()) is bool(days)
    pressed = await theo.press("Details", recap.id)
    assert ("no longer kept" in pressed.message.text) is bool(days)
    assert "1 played" in (await maya.command("profile")).message.text
    said = (await maya.command("privacy")).message.text
    assert ("30 days" in said) is bool(days)
