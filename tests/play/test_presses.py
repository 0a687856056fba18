"""Wrong presses: old, foreign, doubled, late, of what is over, and ids that nobody of ours made."""

import asyncio
import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from play.parlour import live, play_round
from play.test_match import ends
from play.test_rounds import seated

from bot.messages import Verb
from bot.sandbox.interactions import Deed as SandboxDeed
from bot.sandbox.interactions import Occasion
from bot.sandbox.people import NotPossible


async def crafted(player, custom_id: str, *values: str, on: str = ""):
    """Press what no message of ours offers, as if one did."""
    person = player.person
    post = person._find(on or player.table_message)
    data = {"custom_id": custom_id, "component_type": 3 if values else 2, "id": 1}
    if values:
        data["values"] = list(values)
    place = person._place(post.channel_id)
    return await person._do(place, Occasion(SandboxDeed.PRESS, data, source=post))


async def test_an_old_button_does_nothing_and_shows_the_hand_as_it_is(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    old = maya.deeds()
    action = table.moment.legal(0)[0]
    await maya.does(action)
    answer = await crafted(maya, old[action], on=maya.hand_message)
    assert answer.kind == "update"
    assert "situation has changed" in answer.message.text
    assert table.moment.acts == 2


async def test_what_others_do_makes_no_button_old(opened):
    """Theo may look at his hand while Maya moves; his own buttons are what they were."""
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    before = table.moment.version(1)
    await table.change(lambda record: record)
    assert table.moment.version(1) == before


async def test_a_press_without_a_seat_is_told_so_and_changes_nothing(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    ana = parlour.join("Ana").at(maya)
    refused = await ana.press("My hand")
    assert refused.ephemeral
    assert "You have no seat" in refused.message.text
    more = await ana.press("More")
    assert [b.label for b in more.message.buttons] == ["Show the table at the bottom"]
    for custom_id in maya.deeds().values():
        await crafted(ana, custom_id)
    assert table.moment.acts == 1
    assert not [m for m in ana.messages() if m.ephemeral and m.images]


async def test_nobody_can_press_somebody_elses_hand(parlour):
    maya, theo = await seated(parlour, 2)
    with pytest.raises(NotPossible):
        await theo.press("Draw a card", on=maya.hand_message)


async def test_a_button_of_another_seat_acts_for_the_own_one(opened):
    """The seat comes from who pressed: Maya's button in Theo's hands is Theo's wish."""
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    for custom_id in (each for each in maya.deeds().values() if ":act:" in each):
        answer = await crafted(theo, custom_id, on=theo.hand_message)
        assert "not your turn" in answer.message.text or "changed" in answer.message.text
    assert table.moment.acts == 1


async def test_a_doubled_press_plays_once(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    pressed = maya.deeds()[table.moment.legal(0)[0]]
    answers = await asyncio.gather(
        *(maya.person.press(maya.hand_message, pressed) for _ in range(3))
    )
    await parlour.settle()
    assert {answer.kind for answer in answers} <= {"update", "deferred"}
    assert table.moment.acts == 2
    assert len(await parlour.store.entries(table.record.id, 1)) == 2


async def test_a_doubled_start_deals_once(parlour):
    maya, _theo = await seated(parlour, 2, start=False)
    await asyncio.gather(*(maya.press("Start") for _ in range(3)))
    await parlour.settle()
    assert (await live(parlour, maya)).record.round == 1


async def test_a_hand_goes_on_after_its_token_is_over(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    parlour.advance(15 * 60 + 1)
    action = table.moment.legal(0)[0]
    answer = await maya.does(action)  # the press brings a token of its own
    assert answer.kind == "update"
    assert table.moment.acts == 2
    await parlour.settle()
    stale = theo.hand
    fresh = await theo.press("My hand")
    assert fresh.message.id != stale.id
    assert "Your turn" in fresh.message.text


async def test_tokens_that_are_over_are_used_no_more(opened):
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    parlour.advance(15 * 60 + 1)
    before = len(parlour.box.log)
    await maya.does((await live(parlour, maya)).moment.legal(0)[0])
    await parlour.settle()
    assert {r.status for r in list(parlour.box.log)[before:] if r.status >= 400} == set()


async def test_buttons_of_a_finished_round_and_of_a_closed_table(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    act = maya.deeds()[table.moment.legal(0)[0]]
    more = await maya.press("More")
    end = more.message.button("End the match").custom_id
    again = more.message.button("Deal a new round").custom_id
    await play_round(parlour, [maya, theo])
    answer = await crafted(maya, act, on=maya.hand_message)
    assert (
        "situation has changed" in answer.message.text
        or "Nothing is being played" in answer.message.text
    )
    assert table.moment.acts == len(await parlour.store.entries(table.record.id, 1))
    await ends(maya)
    for custom_id in (act, again, end, *_every_verb(table.record.id)):
        answer = await crafted(maya, custom_id)
        assert answer.kind in ("message", "deferred", "update"), answer
    await parlour.settle()
    assert (await parlour.store.record(table.record.id)).phase == "closed"


def _every_verb(table_id: str) -> list[str]:
    spared = {Verb.REMATCH, Verb.RULES}
    return [f"p1:{verb}:{table_id}:0:1" for verb in Verb if verb not in spared]


async def test_a_button_from_another_age_is_answered(parlour):
    maya, _theo = await seated(parlour, 2)
    for custom_id in (
        "p0:join:1",
        "",
        "p1:dance:a:0:",
        "p1:join",
        "p1:join:abc:zz:",
        "🂡",
        ":" * 99,
    ):
        answer = await crafted(maya, custom_id)
        assert answer.ephemeral
        assert "no longer know" in answer.message.text
    answer = await crafted(maya, "p1:join:00000000:0:")
    assert "cannot find that table" in answer.message.text


_WORDS = st.one_of(
    st.sampled_from(["", "draw", "keep", "play Xr", "play 9h", "leave", "timeout", "takeback"]),
    st.sampled_from(["kick 0", "kick 9", "end", "resign", "again 1", "-1", "1", "99999999999999"]),
    st.text(max_size=40),
)


async def test_no_made_up_press_changes_anything_or_goes_unanswered(opened, caplog):
    """Ids as Discord could deliver them, with every verb, versions and odd arguments."""
    parlour = await opened(seed=126)
    maya, _theo = await seated(parlour, 2)
    table = await live(parlour, maya)
    ana = parlour.join("Ana").at(maya)
    before = table.record, table.moment.acts
    verbs = st.sampled_from([*Verb, "dance", ""])
    ids = st.sampled_from([table.record.id, "00000000", "", "x" * 8])

    @settings(
        max_examples=60,
        deadline=None,
        database=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
    )
    @given(verbs, ids, st.integers(0, 2**20), _WORDS, st.lists(_WORDS, max_size=2))
    def presses(verb, table_id, version, argument, values):
        wanted.append((f"p1:{verb}:{table_id}:{version:x}:{argument}"[:100], values))

    wanted = []
    presses()
    for custom_id, values in wanted:
        answer = await crafted(ana, custom_id, *values)
        assert answer.kind in ("message", "deferred", "modal"), (custom_id, answer)
        if answer.kind == "message" and ":show:" not in custom_id:
            assert answer.ephemeral, custom_id
    await parlour.settle()
    assert "failed at" not in caplog.text
    kept = table.record
    assert (kept.chairs, kept.phase, kept.round, kept.gone, table.moment.acts) == (
        before[0].chairs,
        before[0].phase,
        before[0].round,
        before[0].gone,
        before[1],
    )


NAMES = [
    "**bold** __line__ ||spoiler|| `code`",
    "@everyone",
    "<@1100000000000000002> <#1> <:x:1>",
    "https://example.org/[x](y)",
    "\u202eevil\u202c",
    "Z" + "\u0351\u036b\u0343" * 8 + "!",
    "مريم",
    "\u200b\u200b",
    "\u3164",
    "# heading",
    "x" * 32,
]


@pytest.mark.parametrize("name", NAMES, ids=range(len(NAMES)))
async def test_no_name_pings_or_breaks_a_message(opened, name):
    parlour = await opened(seed=126)
    host, guest = parlour.join(name), parlour.join(name)
    await host.opens()
    await guest.joins(host)
    await host.press("Options")
    await host.press("Start")
    await parlour.settle()
    for person in (host, guest):
        await person.opens_hand()
    await host.press("More")
    await host.does((await live(parlour, host)).moment.legal(0)[0])
    asked = await guest.command("table resign")
    await guest.press("Yes, do it", asked.message.id)
    await parlour.settle()
    offered = await host.complete("recap", {"round": ""}, focused="round")
    assert len(offered) == 1
    for person in (host, guest):
        for message in person.messages():
            assert not message.mentions
            assert not message.pinged
            assert not message.mentions_everyone
            assert "@everyone" not in message.text
            assert not re.search(r"(?<!\\)<[@#:]", message.text)
    assert len([m for m in host.messages() if m.button("Deal proof")]) == 1
