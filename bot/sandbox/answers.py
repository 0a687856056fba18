"""What a person gets back for a deed: a message, a modal, choices, or nothing in time."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

from bot.sandbox.interactions import Callback, Interaction, Reply
from bot.sandbox.modals import Modal
from bot.sandbox.posts import LOADING, Post
from bot.sandbox.sights import Message, see
from bot.sandbox.wire import Json
from bot.sandbox.world import Change, World

KINDS = {
    Callback.MESSAGE: "message",
    Callback.DEFERRED_MESSAGE: "deferred",
    Callback.DEFERRED_UPDATE: "deferred",
    Callback.UPDATE: "update",
    Callback.CHOICES: "autocomplete",
    Callback.MODAL: "modal",
}


@dataclass(frozen=True, slots=True)
class Answer:
    """A bot's first answer to one deed.

    `kind` is message, update, deferred, modal, autocomplete, or failed: "This interaction
    failed", and `why` tells the reason. `seconds` is how long it took on the sandbox's clock.
    """

    kind: str
    seconds: float
    message: Message | None = None
    modal: Modal | None = None
    choices: tuple[Json, ...] = ()
    why: str = ""
    id: str = ""
    _world: World | None = field(default=None, repr=False)
    _before: Post | None = field(default=None, repr=False)

    @property
    def ephemeral(self) -> bool:
        """Whether the message is for this person alone."""
        return self.message is not None and self.message.ephemeral

    async def settled(self, timeout: float = 30.0) -> "Answer":
        """Wait (seconds) until a deferred answer's message was edited; others are settled.

        Raises TimeoutError if the bot leaves it hanging.
        """
        if self.kind != "deferred" or self._world is None or self._before is None:
            return self
        world, before = self._world, self._before
        await until(world, lambda: _edited(world, before) is not None, timeout)
        post = _edited(world, before)
        assert post is not None
        return replace(self, message=see(world, post))


def _edited(world: World, before: Post) -> Post | None:
    now = world.posts.get(before.channel_id, {}).get(before.id)
    if now is None or now is before or now.flags & LOADING:
        return None
    return now


async def until(world: World, holds: Callable[[], Any], timeout: float) -> None:
    """Wait (seconds) until something holds, looking again at each change of the world."""
    if holds():
        return
    changed = asyncio.Event()

    def wake(_change: Change) -> None:
        changed.set()

    stop = world.watch(wake)
    try:
        async with asyncio.timeout(timeout):
            while not holds():
                changed.clear()
                await changed.wait()
    finally:
        stop()


def read_reply(world: World, opened: Interaction, reply: Reply | None) -> Answer:
    """Turn what came for an interaction into the person's answer."""
    seconds = world.clock.now() - opened.born
    if reply is None:
        return Answer("failed", seconds, why=opened.why, id=opened.id)
    message = None
    if reply.post is not None:
        message = see(world, _stored(world, reply.post))
    modal = None
    if reply.callback is Callback.MODAL:
        modal = Modal(
            id=opened.id,
            custom_id=reply.data["custom_id"],
            title=reply.data["title"],
            components=tuple(reply.data["components"]),
            channel_id=opened.channel.id,
            opener=opened.metadata,
            source=opened.source,
        )
    return Answer(
        kind=KINDS[reply.callback],
        seconds=seconds,
        message=message,
        modal=modal,
        choices=tuple(reply.data.get("choices") or ()),
        id=opened.id,
        _world=world,
        _before=reply.post,
    )


def _stored(world: World, post: Post) -> Post:
    return world.posts.get(post.channel_id, {}).get(post.id, post)
