"""From a raw press to its deed: the id says which table and moment, Discord says who pressed."""

from collections.abc import Awaitable, Callable, Iterator, Mapping
from typing import Any, cast

import discord

from bot.components import (
    deeds_lobby,
    deeds_play,
    deeds_privacy,
    deeds_records,
    deeds_settings,
    deeds_standings,
    deeds_table,
    ids,
)
from bot.components.answer import Answer
from bot.components.desk import Desk, Visit, refusing
from bot.components.wire import TYPED
from bot.messages import Deed, Verb

DEEDS: Mapping[Verb, Callable[[Visit], Awaitable[None]]] = {
    **deeds_lobby.DEEDS,
    **deeds_play.DEEDS,
    **deeds_table.DEEDS,
    **deeds_records.DEEDS,
    **deeds_standings.DEEDS,
    **deeds_privacy.DEEDS,
    **deeds_settings.DEEDS,
}
"""What each button and menu does."""
_ROUTED = (discord.InteractionType.component, discord.InteractionType.modal_submit)


async def on_press(desk: Desk, interaction: discord.Interaction) -> None:
    """Carry out a press of a button, a choice in a menu or a form sent off."""
    if interaction.type not in _ROUTED or not desk.once.first(interaction.id):
        return
    data = cast("Mapping[str, Any]", interaction.data or {})
    async with Answer(interaction) as answer:
        try:
            deed = ids.decode(str(data.get("custom_id", "")))
        except ValueError:
            visit = Visit(desk, answer, Deed(Verb.RULES))
            async with refusing(visit):
                await visit.tell(visit.say("unknown-button"))
            return
        visit = Visit(desk, answer, deed, tuple(_values(data)))
        async with refusing(visit):
            await DEEDS[deed.verb](visit)


def _values(data: Mapping[str, Any]) -> Iterator[str]:
    """Yield what was chosen in the menu, or typed into the form's line."""
    yield from map(str, data.get("values") or ())
    for part in data.get("components") or ():
        component = part.get("component") or {}
        if component.get("custom_id") == TYPED:
            yield str(component.get("value") or "").strip()
