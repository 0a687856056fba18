"""The whole bot on the whole sandbox, in one process: discord.py unmodified between them."""

import asyncio
from functools import partial
from pathlib import Path
from random import Random

from pictures.threads import Threads
from pydantic import SecretStr

from bot.app import Parlour
from bot.components import loopback
from bot.sandbox.server import Sandbox
from bot.settings import Settings
from bot.store.store import Store
from engines.core.shuffle import SECRET_BYTES, Sealed, unsealed
from renderers.kit.reel import drawn

_VISITS = (
    "discord.py: on_interaction",
    "CommandTree-invoker",
    "discord.py: on_guild_remove",
    "discord.py: on_guild_join",
)
"""How the library calls the tasks in which presses, commands and news of servers are dealt with."""
PATIENCE = 40.0
"""Seconds that anything here may take on a busy machine."""


class Chosen(Sealed):
    """Shuffles as a live table does, but with secrets that a test chose by its seed."""

    def __init__(self, chance: Random) -> None:
        super().__init__()
        self._chance = chance

    def shuffled(self, cards):
        self.secrets.append(self._chance.randbytes(SECRET_BYTES))
        return unsealed(self.secrets[-1], cards)


async def _at_once(_shard, *, initial=False) -> None:
    """Log in anew without the five seconds that the library waits for by itself."""


class Open:
    """A running bot on a running sandbox; ``restart`` ends the bot and starts it again."""

    def __init__(
        self, box: Sandbox, path: Path, *, seed=None, ledger=None, paint=drawn, **settings
    ) -> None:
        self.box, self.path = box, path
        self._given = {"pace": 0.0, "edit_interval": 0.0, "emojis": False, **settings}
        self._seed, self._chance = seed, None if seed is None else Random(seed)
        self._paint = paint
        self._over = ledger or (lambda store: store)
        self.client = None
        self.store = self._running = None

    @classmethod
    async def start(cls, path: Path, **settings) -> "Open":
        found = cls(await Sandbox.start(limited=False), path, **settings)
        await found.run()
        return found

    @property
    def desk(self):
        return self.client.desk

    @property
    def now(self):
        return self.box.clock.now

    async def run(self) -> None:
        loopback.point_at(self.box.base)
        settings = Settings(
            DISCORD_TOKEN=SecretStr(self.box.token),
            sandbox_url=self.box.base,
            store=self.path,
            **self._given,
        )
        self.store = await Store.open(self.path)
        self.ledger = self._over(self.store)
        ready = asyncio.Event()
        try:
            self.client = Parlour(
                settings,
                self.ledger,
                ready.set,
                now=self.box.clock.now,
                shuffler=self._shuffler,
                painters=Threads(self._paint),
            )
        except BaseException:
            await self.store.close()
            await self.box.stop()
            raise
        self.client.before_identify_hook = _at_once
        self._running = asyncio.create_task(self.client.start(self.box.token))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait(
            {waiting, self._running}, timeout=PATIENCE, return_when="FIRST_COMPLETED"
        )
        if self._running.done():
            self._running.result()
        assert ready.is_set()
        if self._seed is not None:  # computers choose the same in each run, and games are as long
            self.client.desk.hall._house.chance.seed(self._seed)

    async def restart(self) -> None:
        await self.leave()
        await self.run()

    async def leave(self) -> None:
        await self.client.close()
        await asyncio.gather(self._running, return_exceptions=True)
        await self.store.close()

    async def stop(self) -> None:
        await self.leave()
        await self.box.stop()

    async def settle(self) -> None:
        """Wait until all that was pressed is done and all that has happened is shown."""
        while visits := [t for t in asyncio.all_tasks() if t.get_name() in _VISITS]:
            await asyncio.wait(visits)
        await self.desk.bell.settle()
        await self.desk.roll.settle()
        await self.desk.outbox.settle()
        await self.desk.hands.settle()

    def advance(self, seconds: float) -> None:
        """Let time pass, for Discord and for the bot alike."""
        self.box.clock.advance(seconds)
        for table in tuple(self.desk.hall._awake.values()):
            self.desk.hall._arm(table)
            self.desk.bell.heed(table)
            self.desk.roll.heed(table)

    async def record(self, player):
        """The stored record of the table that *player* plays at."""
        return await self.store.record(player.table_id)

    def join(self, name: str, **more) -> "Player":
        return Player(self, self.box.people.join(name, **more))

    def _shuffler(self):
        return Sealed() if self._chance is None else Chosen(self._chance)


class Player:
    """A person of the sandbox with an eye on one table and on the own hand there."""

    def __init__(self, parlour: Open, person) -> None:
        self.parlour, self.person = parlour, person
        self.table_message = self.hand_message = ""
        self._tables = {}

    def __getattr__(self, name):
        return getattr(self.person, name)

    @property
    def user(self) -> int:
        return int(self.person.id)

    @property
    def table(self):
        """The table's message as it is now."""
        return self.person.message(self.table_message)

    @property
    def hand(self):
        """The own hand as it is now."""
        return self.person.message(self.hand_message)

    @property
    def table_id(self) -> str:
        if self.table_message not in self._tables:
            ids = [b.custom_id.split(":")[2] for b in self.table.buttons]
            self._tables[self.table_message] = next(each for each in ids if each)
        return self._tables[self.table_message]

    def finds(self, table) -> "Player":
        """Look at the message that *table* has now; it may have been posted anew."""
        self.table_message = str(table.record.message)
        return self

    async def opens(self, **options):
        """Open a table by command."""
        answer = await self.person.command("play", {"game": "updown", **options})
        assert answer.kind == "message", answer.why
        self.table_message = answer.message.id
        await self.parlour.settle()
        return answer

    def at(self, host: "Player") -> "Player":
        """Look at the table of *host*."""
        self.table_message = host.table_message
        return self

    async def joins(self, host: "Player"):
        answer = await self.at(host).press("Join")
        await self.parlour.settle()
        return answer

    async def press(self, label: str, on: str = ""):
        """Press a button of the table, or of the message *on*."""
        return await self.person.press(on or self.table_message, label)

    async def opens_hand(self):
        answer = await self.press("My hand")
        assert answer.ephemeral, answer
        self.hand_message = answer.message.id
        return answer

    def sees(self, text: str) -> bool:
        return any(text in message.text for message in self.person.messages())

    async def until(self, holds, timeout: float = PATIENCE):
        """Wait until *holds* of the messages that this person sees."""
        return await self.person.wait(lambda messages: holds(), timeout)

    def over(self) -> bool:
        return self.table.button("Deal a new round") is not None

    def deeds(self) -> dict[str, str]:
        """What the hand offers: the action (or the Joker to be called) and its custom id."""
        live = [b.custom_id for b in self.hand.buttons if not b.disabled]
        return {i.split(":", 4)[4]: i for i in live if i.split(":")[1] in ("act", "pick")}

    async def does(self, action: str):
        """Do *action* by the hand's buttons; a Joker by its preview, its menu and its confirmation."""
        deeds = self.deeds()
        if action in deeds:
            return await self.person.press(self.hand_message, deeds[action])
        joker = " ".join(action.split(" ")[:2])
        await self.person.press(self.hand_message, deeds[joker])
        menu = next(m for m in self.hand.menus if "pick" in m.custom_id)
        await self.person.select(self.hand_message, menu.custom_id, [action])
        return await self.person.press(self.hand_message, self.deeds()[action])


def eager(legal) -> str:
    """Play whatever fits first, a Joker as an ace, else draw; the same for the same deal."""
    return legal[0]


async def live(parlour: Open, player: Player):
    """The live table behind a message."""
    return await parlour.desk.hall.table(player.table_id)


async def play_round(parlour: Open, players, choose=eager, *, move=None, most=400) -> int:
    """Play until the round is over, everybody by the own hand's buttons; return the moves made.

    *move*: how a player does an action, ``Player.does`` unless told.
    """
    moves = 0
    table = await live(parlour, players[0])
    by_user = {player.user: player for player in players}
    while table.record.phase == "playing" and moves < most:
        (seat,) = table.moment.awaited
        player = by_user.get(table.record.chairs[seat].user)
        if player is None:
            await changed(table)
            continue
        action = choose(table.moment.legal(seat))
        if move is None:
            await player.until(partial(_ready_for, table, player, action))
            answer = await player.does(action)
            assert answer.kind in ("update", "deferred"), answer
        else:
            await move(player, action)
        moves += 1
    assert table.record.phase != "playing"
    await parlour.settle()
    return moves


def _ready_for(table, player: Player, action: str) -> bool:
    if table.record.phase != "playing":
        return True
    return action in player.deeds() or " ".join(action.split(" ")[:2]) in player.deeds()


async def changed(table, timeout: float = PATIENCE) -> None:
    """Wait until something happens at *table*."""

    def stands() -> tuple:
        return table.moment, table.record.phase, table.record.paused

    before = stands()
    async with asyncio.timeout(timeout):
        while stands() == before:  # noqa: ASYNC110 - it sets no event
            await asyncio.sleep(0.002)
