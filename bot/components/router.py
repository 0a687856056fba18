"""From a raw press to its deed: the id says which table and moment, Discord says who pressed."""

from collections.abc import Awaitable, Callable, Mapping
from typing import cast

import discord

from bot.components import deeds_lobby, deeds_play, deeds_records, deeds_table, ids
from bot.components.answer import Answer
from bot.components.desk import Desk, Visit, refusing
from bot.messages import Deed, Verb

DEEDS: Mapping[Verb, Callable[[Visit], Awaitable[None]]] = {
    **deeds_lobby.DEEDS,
    **deeds_play.DEEDS,
    **deeds_table.DEEDS,
    **deeds_records.DEEDS,
}
"""What each button and menu does."""


async def on_press(desk: Desk, interaction: discord.Interaction) -> None:
    """Carry out a press of a button or a choice in a menu."""
    if interaction.type is not discord.InteractionType.component:
        return
    data = cast("Mapping[str, object]", interaction.data or {})
    custom_id, values = str(data.get("custom_id", "")), data.get("values", [])
    async with Answer(interaction) as answer:
        value = str(values[0]) if isinstance(values, list) and values else ""
        try:
            deed = ids.decode(custom_id)
        except ValueError:
            visit = Visit(desk, answer, Deed(Verb.RULES))
            async with refusing(visit):
                await visit.tell(visit.say("unknown-button"))
            return
        visit = Visit(desk, answer, deed, value)
        async with refusing(visit):
            await DEEDS[deed.verb](visit)
