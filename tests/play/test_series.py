"""A series from its first deal to its final standings, and what the channel can look up later."""

from io import BytesIO

from PIL import Image
from play.parlour import live, play_round
from play.test_match import resigns
from play.test_rounds import seated

from bot.records import UserId
from renderers.kit.reel import MOST_BYTES, MOST_FRAMES


async def acting(table):
    async def move(player, action):
        await table.act(UserId(player.user), action)

    return move


async def series(parlour, *, games=2):
    """Play a series of three in which the starter, whoever it is, resigns no game."""
    maya, theo = parlour.join("Maya"), parlour.join("Theo")
    answer = await maya.command("series", {"game": "updown", "length": 3})
    maya.table_message = answer.message.id
    await theo.joins(maya)
    await maya.press("Start")
    await parlour.settle()
    table, table_id = await live(parlour, maya), maya.table_id
    played = 0
    while table.record.phase != "closed" and played < games:
        await play_round(parlour, [maya, theo], move=await acting(table))
        played += 1
        if table.record.phase == "between":
            await maya.press("Ready")
            await theo.press("Ready")
            await parlour.settle()
    return maya, theo, table_id, played


async def test_the_last_recap_of_a_series_shows_its_final_standings(opened):
    parlour = await opened(seed=126)
    maya, _, table_id, played = await series(parlour, games=3)
    record = await parlour.store.record(table_id)
    assert record.phase == "closed"
    recaps = [m for m in maya.messages() if m.button("Deal proof")]
    assert len(recaps) == played
    assert [len(m.images) for m in recaps] == [1] * (played - 1) + [2]
    shown = recaps[-1].images[1]
    assert "Place 1: " in shown.alt
    assert f"games won: {max(record.tally)}" in shown.alt
    assert "takes the series" in recaps[-1].text
    assert record.points == record.tally  # a round won is a point, whatever was left in the hand
    top = (await maya.command("leaderboard")).message.text
    assert "1 series" in top


async def test_a_series_is_offered_and_told_in_full(opened):
    parlour = await opened(seed=126)
    maya, theo, table_id, played = await series(parlour, games=3)
    offered = await theo.complete("recap", {"round": "series of 3"}, focused="round")
    assert [value for _, value in offered] == [f"{table_id}:series"]
    everything = [value for _, value in await theo.complete("recap", {"round": ""}, "round")]
    assert everything.count(f"{table_id}:series") == 1
    assert f"{table_id}:1" in everything
    proofs = await theo.complete("verify", {"round": ""}, focused="round")
    assert f"{table_id}:series" not in [value for _, value in proofs]
    recap = await theo.command("recap", {"round": f"{table_id}:series"})
    assert not recap.ephemeral
    assert recap.message.text.count("won by") == played
    assert "series of 3" in recap.message.text
    assert len(recap.message.images) == 1
    assert recap.message.button("Rematch")
    for menu, words in zip(recap.message.menus, ("card by card", "Play-by-play"), strict=True):
        assert [each["value"] for each in menu.options] == [str(n + 1) for n in range(played)]
        chosen = await maya.select(recap.message.id, menu.custom_id, ["2"])
        assert chosen.ephemeral
        assert words in chosen.message.text
        assert "round 2" in chosen.message.text
    for wrong in ("nonsense:series", "00000000:series"):
        refused = await maya.command("recap", {"round": wrong})
        assert "cannot find that series" in refused.message.text


async def test_a_series_that_goes_on_is_not_told_as_over(opened):
    parlour = await opened(seed=126)
    maya, _, table_id, _ = await series(parlour, games=1)
    assert (await parlour.store.record(table_id)).phase == "playing"
    offered = await maya.complete("recap", {"round": "series of"}, focused="round")
    assert offered == []
    refused = await maya.command("recap", {"round": f"{table_id}:series"})
    assert refused.ephemeral
    assert "still going on" in refused.message.text


async def test_a_round_of_another_channel_is_not_told_here(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await resigns(theo)
    place = parlour.box.other_channel_id
    refused = await maya.person.command("recap", {"round": f"{maya.table_id}:1"}, channel=place)
    assert "No round" in refused.message.text


async def test_a_recap_moves_only_for_whoever_asks(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    await play_round(parlour, [maya, theo])
    (recap,) = [m for m in maya.messages() if m.button("Deal proof")]
    assert all(image.filename.endswith(".png") for image in recap.images)
    await theo.press("Show it moving", recap.id)
    await parlour.settle()
    (shown,) = [m for m in theo.messages() if "plays once" in m.text]
    assert shown.ephemeral
    assert not [m for m in maya.messages() if "plays once" in m.text]
    (image,) = shown.images
    assert image.filename == "recap.gif"
    assert image.alt.startswith(f"A moving picture of {MOST_FRAMES} moments.")
    assert "The round is over" in image.alt
    assert len(image.content) <= MOST_BYTES
    with Image.open(BytesIO(image.content)) as gif:
        assert 2 <= gif.n_frames <= MOST_FRAMES
        assert "loop" not in gif.info  # it plays once
