"""Keeps the world in a file, so that a sandbox started again goes on where it was."""

import asyncio
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from bot.sandbox.claims import Claim
from bot.sandbox.clock import Clock
from bot.sandbox.interactions import Interactions
from bot.sandbox.places import Account, Channel, Guild
from bot.sandbox.posts import Post
from bot.sandbox.shelf import Shelf
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, World

EVERY = 3.0
"""Seconds between two savings, if anything changed."""


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The world at one moment, as it lies in the file."""

    ahead: float
    last_id: int
    secret: bytes
    accounts: list[Account]
    channels: list[Channel]
    posts: list[Post]
    hidden: list[str]
    commands: list[Json]
    emojis: list[Json]
    contents: dict[str, bytes]
    kinds: dict[str, str]
    guilds: list[Guild] = field(default_factory=list)
    claims: list[Claim] = field(default_factory=list)


def snapshot(world: World, interactions: Interactions) -> Snapshot:
    """Take the world as it is, with the tokens that live."""
    return Snapshot(
        ahead=world.clock.ahead,
        last_id=world.mint.last,
        secret=world.shelf.secret,
        accounts=list(world.accounts.values()),
        channels=list(world.channels.values()),
        posts=[p for posts in world.posts.values() for p in posts.values()],
        hidden=sorted(world.hidden),
        commands=list(world.commands.values()),
        emojis=list(world.emojis.values()),
        contents=dict(world.shelf.contents),
        kinds=dict(world.shelf.kinds),
        guilds=list(world.guilds.values()),
        claims=[Claim.of(opened) for opened in interactions.live()],
    )


def revive(kept: Snapshot) -> tuple[World, Interactions]:
    """Make the world anew, and the interactions whose tokens lived."""
    clock = Clock(kept.ahead)
    shelf = Shelf(clock, APPLICATION, kept.secret)
    world = World(clock, shelf=shelf, last_id=kept.last_id)
    if kept.guilds:  # a world kept before servers could change has none
        world.guilds = {g.id: g for g in kept.guilds}
        world.channels.clear()
    world.accounts |= {a.id: a for a in kept.accounts}
    world.channels |= {c.id: c for c in kept.channels}
    for post in kept.posts:
        world.posts.setdefault(post.channel_id, {})[post.id] = post
    world.hidden = set(kept.hidden)
    world.commands = {c["id"]: c for c in kept.commands}
    world.emojis = {e["id"]: e for e in kept.emojis}
    shelf.contents, shelf.kinds = dict(kept.contents), dict(kept.kinds)
    return world, Interactions(world, [claim.reopened() for claim in kept.claims])


def fresh() -> tuple[World, Interactions]:
    """Make a world in which nothing has happened yet."""
    world = World(Clock())
    return world, Interactions(world)


class Keep:
    """The file a world lives in."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._saved = -1

    def load(self) -> tuple[World, Interactions]:
        """Give the world in the file, or a fresh one where there is none yet."""
        if not self._path.exists():
            return fresh()
        return revive(msgspec.msgpack.decode(self._path.read_bytes(), type=Snapshot))

    async def run(self, world: World, interactions: Interactions) -> None:
        """Save every few seconds, for as long as this task lives."""
        while True:
            await asyncio.sleep(EVERY)
            if world.changed != self._saved:
                await self.save(world, interactions)

    async def save(self, world: World, interactions: Interactions) -> None:
        """Write the world to the file, whole or not at all."""
        self._saved = world.changed
        await asyncio.to_thread(self._write, snapshot(world, interactions))

    def _write(self, taken: Snapshot) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        beside = self._path.with_name(self._path.name + ".new")
        beside.write_bytes(msgspec.msgpack.encode(taken))
        beside.replace(self._path)
