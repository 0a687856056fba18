"""A newcomer's first presses, in every game, against an Easy computer and in the own language."""

from everyone.tables import GAMES
from play.parlour import Player

from bot.components.wire import TYPED


async def test_a_newcomer_opens_a_practice_game_of_each_kind_and_is_told_what_to_do(opened):
    parlour = await opened(seed=3)
    rui = Player(parlour, parlour.box.people.join("Rui", locale="pt-BR"))
    for game in GAMES:
        await rui.opens(game=game, against="easy")
        assert "press Start; My hand then shows your cards" in rui.table.text
        assert "5 minutes" in rui.table.text or "A short game" in rui.table.text
        await rui.press("Start")
        await parlour.settle()
        await rui.opens_hand()
        assert rui.hand.images
        rules = await rui.press("Rules")
        assert "Por exemplo" in rules.message.text
        assert rules.message.text.index("Por exemplo") < rules.message.text.index("**1.1**")


async def test_a_refusal_teaches_its_rule_and_leaves_the_hand(opened):
    parlour = await opened(seed=4)
    rui = Player(parlour, parlour.box.people.join("Rui", locale="pt-BR"))
    await rui.opens(game="cribbage", against="easy")
    await rui.press("Start")
    await parlour.settle()
    await rui.opens_hand()
    form = await rui.press("Outro número…", rui.hand_message)
    await rui.submit(form.modal, {TYPED: "50"})
    assert "não 50. (Regra 2.4)" in rui.hand.text
    before = rui.hand.text
    rule = await rui.press("Ler a regra 2.4", rui.hand_message)
    assert rule.ephemeral
    assert rule.message.id != rui.hand_message
    assert "**2.4** Cada parte" in rule.message.text
    assert rui.hand.text == before
    following = await rui.press("Próxima", rule.message.id)
    assert following.message.id == rule.message.id
