"""What is typed: every command, its completions, and which table it means."""

import pytest
from play.parlour import Player, live, play_round
from play.test_match import asker, resigns, shown
from play.test_rounds import seated
from presenters.rounds import EN

from bot.presenters.cards import told_text
from engines.core.cards import name


async def test_move_narrows_while_typing(opened):
    parlour = await opened(seed=7)
    maya, _ = await seated(parlour, 2)
    legal = (await live(parlour, maya)).moment.legal(0)

    async def offered(typed):
        return await maya.complete("move", {"action": typed}, focused="action")

    everything = await offered("")
    assert [value for _, value in everything] == list(legal)[:25]
    assert [value for _, value in await offered("dra")] == ["draw"]
    assert await offered("no such thing") == []
    for action in legal:
        (name,) = [n for n, value in await offered(action) if value == action]
        assert action in [value for _, value in await offered(name)]  # the words find it, too


async def test_every_call_of_a_joker_can_be_typed(opened):
    parlour = await opened(seed=7)
    maya, _ = await seated(parlour, 2)
    table = await live(parlour, maya)
    while not any(a.startswith("play X") for a in table.moment.legal(0)):
        await table.again(asker(maya), seen=table.record.round)
        if 0 not in table.moment.awaited:
            await table.again(asker(maya), seen=table.record.round)
    calls = [a for a in table.moment.legal(0) if a.startswith("play X")]
    offered = await maya.complete("move", {"action": "joker"}, focused="action")
    assert [value for _, value in offered] == calls[:25]
    for call in calls:
        letter = call.split(" ")[2].replace("T", "10")
        offered = await maya.complete("move", {"action": f"joker {letter}"}, focused="action")
        assert call in [value for _, value in offered]


async def test_a_move_in_the_words_of_the_list_is_the_same_move(opened):
    parlour = await opened(seed=126)
    maya, _ = await seated(parlour, 2)
    (name, action), *_ = await maya.complete("move", {"action": ""}, focused="action")
    answer = await maya.command("move", {"action": name.upper()})
    assert answer.ephemeral
    entries = await parlour.store.entries(maya.table_id, 1)
    assert entries[-1].action == action


async def test_a_move_that_the_rules_refuse_is_told_the_rule(opened):
    """In words or in notation, on turn or not; only what cannot be read is said to be unclear."""
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    moment = (await live(parlour, maya)).moment
    legal, hand = moment.legal(0), moment.game.view(moment.state, 0).hand
    unfit = next(c for c in map(name, hand) if f"play {c}" not in legal and c[0] != "X")
    for typed in (f"play {unfit}", f"Play {told_text(unfit, EN)}", unfit):
        refused = await maya.command("move", {"action": typed})
        assert "does not fit" in refused.message.text
        assert "(Rule 2." in refused.message.text
    for typed in ("draw", "Draw a card", "Play 9♥", "nine of hearts"):
        refused = await theo.command("move", {"action": typed})
        assert "not your turn" in refused.message.text
        assert "(Rule 3.1)" in refused.message.text
    unclear = await theo.command("move", {"action": "whatever"})
    assert "for example: Draw a card" in unclear.message.text
    assert (await live(parlour, maya)).moment.acts == 1


NONSENSE = (
    "leave",
    "timeout",
    "play",
    "play Zz",
    "play 9h 9h 9h",
    "takeback?",
    "𝕯𝖗𝖆𝖜",
    "\u202edraw",
    "x" * 5000,
)


@pytest.mark.parametrize("typed", NONSENSE)
async def test_nonsense_typed_as_a_move_is_refused_in_words(parlour, typed, caplog):
    maya, _ = await seated(parlour, 2)
    answer = await maya.command("move", {"action": typed})
    assert answer.ephemeral
    assert "do not understand" in answer.message.text
    assert (await live(parlour, maya)).moment.acts == 1
    assert "failed" not in caplog.text


async def test_move_is_offered_to_nobody_without_a_seat(parlour):
    maya, _ = await seated(parlour, 2)
    ana = parlour.join("Ana").at(maya)
    assert await ana.complete("move", {"action": ""}, focused="action") == []
    assert "no seat" in (await ana.command("move", {"action": "draw"})).message.text


async def test_move_without_any_table_says_how_to_open_one(parlour):
    maya = parlour.join("Maya")
    assert "/play" in (await maya.command("move", {"action": "draw"})).message.text
    assert "/play" in (await maya.command("hand")).message.text
    assert "/play" in (await maya.command("table show")).message.text


async def test_hand_asks_which_if_there_are_several(parlour):
    maya, _theo = await seated(parlour, 2)
    first = maya.table_id
    second = Player(parlour, maya.person)
    await second.opens(against="easy")
    only = await maya.command("hand")
    assert "Your hand" in only.message.text  # a lobby has no hand to ask about
    await second.press("Start")
    await parlour.settle()
    asked = await maya.command("hand")
    assert asked.ephemeral
    assert len(asked.message.buttons) == 2
    ids = {b.custom_id.split(":")[2]: b.custom_id for b in asked.message.buttons}
    assert set(ids) == {first, second.table_id}
    chosen = await maya.press(ids[first], asked.message.id)
    assert chosen.kind == "update"
    assert "Your hand" in chosen.message.text


async def test_a_command_means_the_table_that_waits_for_its_person(parlour):
    maya, _theo = await seated(parlour, 2)
    newer = Player(parlour, maya.person)
    await newer.opens()
    entries = len(await parlour.store.entries(maya.table_id, 1))
    action = (await live(parlour, maya)).moment.legal(0)[0]
    await maya.command("move", {"action": action})
    assert len(await parlour.store.entries(maya.table_id, 1)) == entries + 1


async def test_table_show_posts_the_table_at_the_bottom_once(parlour):
    maya, theo = await seated(parlour, 2)
    old = maya.table_message
    theo.say("good luck")
    await theo.command("table show")
    await parlour.settle()
    public = [m for m in maya.messages() if not m.ephemeral and m.buttons]
    assert len(public) == 1
    assert public[0].id != old
    assert public[0] == [m for m in maya.messages() if not m.ephemeral][-1]
    maya.table_message = public[0].id
    await maya.opens_hand()


@pytest.mark.parametrize("name", ["resign", "leave"])
async def test_table_resign_and_leave_ask_first(parlour, name):
    maya, theo = await seated(parlour, 2)
    asked = await theo.command(f"table {name}")
    assert asked.ephemeral
    assert (await live(parlour, maya)).record.gone == ()
    await theo.press("Yes, do it", asked.message.id)
    assert (await live(parlour, maya)).record.gone == (1,)


async def test_table_pause_and_resume(parlour):
    maya, theo = await seated(parlour, 2)
    assert "paused" in (await theo.command("table pause")).message.text
    assert "already" in (await theo.command("table pause")).message.text
    assert (await live(parlour, maya)).record.paused
    assert "goes on" in (await maya.command("table resume")).message.text
    assert "not paused" in (await maya.command("table resume")).message.text


async def test_table_host_kick_and_end_are_the_hosts(parlour):
    maya, theo, ana = await seated(parlour, 3)
    for command, options in (
        ("table kick", {"member": ana.user}),
        ("table host", {"member": theo.user}),
        ("table end", {}),
    ):
        assert "Only the host" in (await theo.command(command, options)).message.text
    await maya.command("table host", {"member": theo.user})
    asked = await theo.command("table kick", {"member": ana.user})
    await theo.press("Yes, do it", asked.message.id)
    asked = await theo.command("table end")
    assert "End the match" in asked.message.text
    table_id = maya.table_id
    await theo.press("Yes, do it", asked.message.id)
    record = await parlour.store.record(table_id)
    assert (record.phase, record.gone) == ("closed", (2,))


async def test_a_moderator_may_kick_and_end_without_a_seat(parlour):
    from bot.sandbox.permissions import PERSON, Permission

    maya, _theo = await seated(parlour, 2)
    moderator = parlour.join("Mo", permissions=PERSON | int(Permission.MANAGE_MESSAGES)).at(maya)
    asked = await moderator.command("table end")
    table_id = maya.table_id
    await moderator.press("Yes, do it", asked.message.id)
    assert (await parlour.store.record(table_id)).phase == "closed"


async def test_table_kick_of_somebody_without_a_seat(parlour):
    maya, _ = await seated(parlour, 2)
    ana = parlour.join("Ana")
    refused = await maya.command("table kick", {"member": ana.user})
    assert "no seat" in refused.message.text


async def test_rules_are_private_and_turn_their_pages(parlour):
    maya = parlour.join("Maya")
    answer = await maya.command("rules", {"game": "updown"})
    assert answer.ephemeral
    assert "page 1 of" in answer.message.text
    pages = 1
    page = answer.message
    while page.buttons and not page.button("Next").disabled:
        page = (await maya.press("Next", page.id)).message
        pages += 1
        assert f"page {pages} of" in page.text
        assert page.id == answer.message.id
    assert page.button("Next") is None or f"of {pages}" in page.text


async def test_recap_and_verify_choose_a_finished_round(opened):
    parlour = await opened(seed=126)
    maya, theo = await seated(parlour, 2)
    assert "No round" in (await maya.command("recap")).message.text
    await play_round(parlour, [maya, theo])
    await maya.press("Deal a new round")
    await parlour.settle()
    await resigns(theo)
    offered = await maya.complete("recap", {"round": ""}, focused="round")
    assert [value.split(":")[1] for _, value in offered] == ["2", "1"]
    assert all("Maya" in name and "Theo" in name for name, _ in offered)
    first = offered[1][1]
    assert [v for _, v in await maya.complete("verify", {"round": "round 1"}, "round")] == [first]
    recap = await maya.command("recap", {"round": first})
    assert not recap.ephemeral
    assert "round 1" in recap.message.text
    latest = await theo.command("recap")
    assert "round 2" in latest.message.text
    proof = await theo.command("verify", {"round": first})
    assert proof.ephemeral
    assert "❌" not in proof.message.text
    assert "✅" in proof.message.text
    for wrong in ("nonsense", first + "9" * 30, f"{first.split(':')[0]}:", "00000000:1"):
        refused = await maya.command("verify", {"round": wrong})
        assert "cannot find" in refused.message.text


async def test_a_round_that_goes_on_has_no_recap(parlour):
    maya, _ = await seated(parlour, 2)
    table_id = maya.table_id
    refused = await maya.command("recap", {"round": f"{table_id}:1"})
    assert refused.ephemeral
    assert "still going on" in refused.message.text


async def test_the_server_is_told_in_its_language_and_a_person_in_theirs(parlour):
    box = parlour.box
    rui = Player(parlour, box.people.join("Rui", locale="pt-BR"))
    answer = await rui.person.command("play", {"game": "updown", "against": "easy"})
    rui.table_message = answer.message.id
    assert "a table is open" in answer.message.text
    assert "regras" in (await rui.press("Rules")).message.text.casefold()
    await rui.press("Start")
    await parlour.settle()
    assert "aperte My hand para" in (await rui.opens_hand()).message.text  # as it is shown there
    ana = box.people.join("Ana", locale="en-US")
    away = await ana.command("play", {"game": "updown"}, channel=box.other_channel_id)
    assert "mesa" in away.message.text
    assert await shown(rui, None)
