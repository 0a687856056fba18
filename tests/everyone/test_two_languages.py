"""Two people at one table, each in a language of their own; what both read is in the server's."""

import re

import pytest
from play.parlour import Player, live
from settings.test_digest import digests
from settings.test_pings import waits
from settings.test_server import of_server
from settings.test_settings import chooses, sets

from bot.components.wire import TYPED

ENGLISH = re.compile(r"\b(the|your?|is|are|of|and|press|cards?|not|this|with|for)\b", re.IGNORECASE)
PORTUGUESE = re.compile(
    r"\b(voc[êe]|suas?|é|são|de|da|uma?|cartas?|aperte|para|mesa|não|esta|com|antes|nenhuma?|ainda)\b",
    re.IGNORECASE,
)


def all_of(message):
    """Return all that is read of *message* but the names of people and of public buttons."""
    menus = [menu.placeholder for menu in message.menus]
    options = [option["label"] for menu in message.menus for option in menu.options]
    alts = [image.alt for image in message.images]
    said = [message.text, *alts, *menus, *options, *(each.label for each in message.buttons)]
    return " ".join(said).replace("Agree", "").replace("Deal a new game", "")


def language(text):
    """Return which language *text* is in, or both if it mixes them."""
    found = {"en": ENGLISH.findall(text), "pt": PORTUGUESE.findall(text)}
    return "+".join(name for name, words in found.items() if words)


async def at_one_table(opened, **options):
    """Return Maya, who reads English and hosts, and Rui, who reads Portuguese, with open hands."""
    parlour = await opened(seed=3)
    maya = parlour.join("Maya")
    rui = Player(parlour, parlour.box.people.join("Rui", locale="pt-BR"))
    await maya.opens(game="cribbage", **options)
    await rui.joins(maya)
    await maya.press("Start")
    await parlour.settle()
    for each in (maya, rui):
        await each.opens_hand()
    return parlour, maya, rui


async def test_hands_refusals_forms_and_menus_are_each_persons_own(opened):
    parlour, maya, rui = await at_one_table(opened)
    assert language(all_of(maya.table)) == "en"
    assert (language(all_of(maya.hand)), language(all_of(rui.hand))) == ("en", "pt")
    for person, other, typed in ((maya, "Another number…", "99"), (rui, "Outro número…", "77")):
        table = await live(parlour, person)
        seat = table.record.seat_of(person.user)
        assert seat in table.moment.awaited
        offered = await person.complete("move", {"action": ""}, focused="action")
        assert language(" ".join(name for name, _ in offered)) == language(all_of(person.hand))
        form = (await person.press(other, person.hand_message)).modal
        assert form.title == {maya: "Cut the pack", rui: "Cortar o baralho"}[person]
        await person.submit(form, {TYPED: typed})
        assert "4" in person.hand.text
        assert language(all_of(person.hand)) == {maya: "en", rui: "pt"}[person]
        await table.act(person.user, table.moment.legal(seat)[0])
        await parlour.settle()
    for person, wanted in ((maya, "en"), (rui, "pt")):
        refused = await person.command("move", {"action": "play Kh"})
        assert language(refused.message.text) == wanted, refused.message.text
        rules = await person.press({"en": "Rules", "pt": "Regras"}[wanted], person.hand_message)
        assert language(all_of(rules.message)) == wanted
        more = await person.press("More")
        assert language(all_of(more.message)) == wanted
        sure = await person.press({"en": "Resign", "pt": "Desistir"}[wanted], more.message.id)
        assert language(all_of(sure.message)) == wanted
        for command in ("settings", "check", "privacy", "games"):
            shown = await person.command(command)
            assert shown.ephemeral
            assert language(shown.message.text) == wanted, shown.message.text
        nothing = await person.command("recap")
        assert language(nothing.message.text) == wanted
        board = await person.command("leaderboard")
        assert language(board.message.text) == "en", "for everybody"


@pytest.mark.parametrize("how", ["dm", "digest"])
async def test_who_is_written_to_is_written_to_in_their_own_language(opened, how):
    """A mention stands in the channel, and so is in the server's; a direct message is not."""
    parlour, maya, rui = await at_one_table(opened)
    await sets(rui, "pings", how)
    table = await live(parlour, rui)
    while table.record.seat_of(rui.user) not in table.moment.awaited:
        await table.act(maya.user, table.moment.legal(table.record.seat_of(maya.user))[0])
    await parlour.settle()
    await waits(parlour, 91)
    (direct,) = digests(rui)
    assert "É a sua vez" in direct


async def test_a_server_in_another_language_changes_what_both_read_alone(opened):
    parlour, maya, rui = await at_one_table(opened)
    before = maya.hand.text
    ana, page = await of_server(parlour)
    await chooses(ana, page, "language", "pt-BR")
    assert language(all_of(maya.table)) == "pt"
    assert maya.hand.text == before.replace("My hand", "Minha mão")
    assert language(all_of(rui.hand)) == "pt"
    table = await live(parlour, maya)
    await table.leave(rui.user)
    await parlour.settle()
    recap = next(m for m in maya.messages() if m.button("Detalhes"))
    assert language(recap.text) == "pt"
    for person, wanted in ((maya, "en"), (rui, "pt")):
        for label in ("Detalhes", "Lance a lance"):
            told = await person.press(label, recap.id)
            assert language(told.message.text) == wanted, told.message.text
