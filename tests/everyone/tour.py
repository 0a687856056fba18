"""A picture of every screen in each language, to be looked at: ``… tests/everyone/tour.py FOLDER``.

Run with ``PYTHONPATH=.:tests``; names of games, stops or locales after the folder for some of it.
The whole bot runs on the sandbox; Maya's windows are taken at each width of ``everyone.lens``. What
a program can see (a page too wide, a menu cut off, a fault of the page) is printed at the end.
"""

import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path

from everyone.lens import Lens
from everyone.tables import GAMES, WORDS
from everyone.walk import LOCALES, Walk
from msgspec.structs import replace
from play.parlour import Open, Player, live
from playwright.async_api import async_playwright
from sandbox.chromium import CHROMIUM, FLAGS

from bot.components.ids import decode
from bot.messages import Verb
from bot.preferences import Personal, Pings, Server
from bot.records import Phase
from bot.sessions.seating import Asker
from engines.core.contract import Level


class Tour(Walk):
    """One language's walk through all screens."""

    async def around(self) -> None:
        """Everything that belongs to no game."""
        for name in ("settings", "check", "privacy", "leaderboard", "profile", "games", "hand"):
            answer = await self.maya.command(name)
            await self.parlour.settle()
            await self.answered(f"around-{name}", answer, menus=True)
            if name == "settings":
                await self.server_settings(answer)
        answer = await self.maya.command("rules", {"game": "wild"})
        await self.answered("around-rules", answer)

    async def server_settings(self, opened) -> None:
        button = next(b for b in opened.message.buttons if b.custom_id)
        answer = await self.maya.press(button.custom_id, opened.message.id)
        await self.answered("around-server", answer, menus=True)

    async def series(self) -> None:
        """A series' lobby, a pause, a thread, refusals and questions."""
        say = self.say.of("updown")
        await self.maya.command("series", {"game": "wild", "length": 3})
        await self.parlour.settle()
        self.maya.table_message = self.maya.messages()[-1].id
        await self.take("series-lobby", self.maya.table_message)
        await self.joins(self.theo)
        ana = self.parlour.join("Ana", locale=self.locale)
        await self.refused("series-stranger", ana, say("lobby-start"))
        await self.maya.press(say("lobby-start"))
        await self.parlour.settle()
        await self.opens_hand()
        await self.take("series-table", self.maya.table_message)
        await self.take("series-hand", self.maya.hand_message)
        table = await live(self.parlour, self.maya)
        for name in ("pause", "resume", "resign", "end", "restart", "takeback"):
            answer = await self.maya.command(f"table {name}")
            await self.answered(f"series-{name}", answer)
            if name == "pause":
                await self.take("series-table-paused", self.maya.table_message)
                await self.take("series-hand-paused", self.maya.hand_message)
        answer = await self.maya.command("move", {"action": "nonsense"})
        await self.answered("series-refused", await answer.settled())
        await self.parlour.restart()
        await self.parlour.settle()
        await self.take("series-table-back", self.maya.table_message)
        table = await live(self.parlour, self.maya)
        while table.record.phase is not Phase.CLOSED:
            await self._rounds(table)
        await self.parlour.settle()
        for number, message in enumerate(self.maya.messages()[-3:]):
            await self.take(f"series-end{number}", message.id)

    async def _rounds(self, table) -> None:
        while table.record.phase is Phase.PLAYING:
            seat = min(table.moment.awaited)
            view = table.moment.game.view(table.moment.state, seat)
            chosen = table.moment.game.choose(view, Level.EASY, self.chance)
            await table.act(table.record.chairs[seat].user, table.moment.game.text(chosen))
        if table.record.phase is not Phase.CLOSED:
            if table.record.round == 1:
                await self.take("series-between", self.maya.table_message)
            host = table.record.chairs[0]
            await table.again(Asker(host.user, host.name), seen=table.record.round)

    async def words(self) -> None:
        """Each game without a picture: the table, the hand, and what comes at the end."""
        preferences, guild = self.parlour.desk.preferences, int(self.parlour.box.guild_id)
        before = preferences.at(guild)
        await preferences.keep_server(guild, replace(before, text_only=True))
        await preferences.keep(self.maya.user, Personal(text_only=True))
        for key in GAMES:
            say = self.say.of(key)
            await self.maya.opens(game=key, against="easy")
            await self.maya.press(say("lobby-start"))
            await self.parlour.settle()
            await self.opens_hand()
            await self.take(f"words-{key}-table", self.maya.table_message)
            await self.take(f"words-{key}-hand", self.maya.hand_message)
            await self.ends()
            await self.take(f"words-{key}-recap", self.maya.messages()[-1].id)
        await preferences.keep_server(guild, before)
        await preferences.keep(self.maya.user, Personal())

    async def ends(self) -> None:
        """Resign at the table that is looked at."""
        await (await live(self.parlour, self.maya)).leave(self.maya.user)
        await self.parlour.settle()

    async def calls(self) -> None:
        """A mention of somebody who is away, and a digest."""
        await self.maya.opens(game="wild", against="easy")
        await self.maya.press(self.say("lobby-start"))
        await self.parlour.settle()
        self.parlour.advance(91)
        await self.parlour.settle()
        await self.lens.window(f"{self.mark}-calls-mention")
        await self.parlour.desk.preferences.keep(self.maya.user, Personal(pings=Pings.DIGEST))
        await self.maya.command("move", {"action": "draw"})
        await self.parlour.settle()
        self.parlour.advance(3600)
        await self.parlour.settle()
        await self.lens.look(self.parlour.box.base, self.maya.conversation())
        await self.lens.window(f"{self.mark}-calls-digest")
        await self.lens.look(self.parlour.box.base, self.parlour.box.channel_id)
        await self.ends()

    async def forms(self) -> None:
        """What opens while one types, and a window to fill in."""
        await self.maya.opens(game="cribbage", against="easy")
        await self.maya.press(self.say("lobby-start"))
        await self.parlour.settle()
        await self.opens_hand()
        button = next(b for b in self.maya.hand.buttons if decode(b.custom_id).verb is Verb.ASK)
        key = f'[data-id="{self.maya.hand_message}"] [data-key="{button.custom_id}"]'
        await self.lens.each(lambda page: page.locator(key).click())
        await self.lens.window(f"{self.mark}-forms-window")
        await self.lens.each(lambda page: page.keyboard.press("Escape"))
        field = self.lens.voiced("page-message")
        for name, typed in (("commands", "/"), ("move", f"/{self.say('command-move')}")):
            await self.lens.each(lambda page, typed=typed: page.locator(field).fill(typed))
            await self.lens.window(f"{self.mark}-forms-{name}")
        await self.lens.each(lambda page: page.locator(field).press("Enter"))
        await self.lens.window(f"{self.mark}-forms-action")
        await self.lens.each(lambda page: page.keyboard.press("Escape"))
        await self.lens.each(lambda page: page.keyboard.press("Escape"))
        await self.ends()

    async def contrast(self) -> None:
        """A table and a hand in the colours that a person's system forces on pages."""
        await self.maya.opens(game="wild", against="easy")
        await self.maya.press(self.say("lobby-start"))
        await self.parlour.settle()
        await self.opens_hand()
        await self.lens.each(lambda page: page.emulate_media(forced_colors="active"))
        await self.take("contrast-table", self.maya.table_message)
        await self.take("contrast-hand", self.maya.hand_message)
        await self.answered("contrast-settings", await self.maya.command("settings"), menus=True)
        await self.lens.each(lambda page: page.emulate_media(forced_colors="none"))
        await self.ends()

    async def away(self) -> None:
        """The bot is gone, and back."""
        await self.parlour.leave()
        await asyncio.sleep(4)
        await self.lens.window(f"{self.mark}-away")
        await self.parlour.run()

    async def refused(self, name: str, person: Player, label: str) -> None:
        """Print how somebody is answered whose windows are not looked at."""
        answer = await person.at(self.maya).press(label)
        print(f"{self.mark}-{name}: {answer.message.text if answer.message else answer.why}")

    async def thread(self) -> None:
        answer = await self.maya.command("play", {"game": "updown", "thread": True})
        await self.answered("thread-opened", await answer.settled())


async def walk(folder: Path, locale: str, wanted: list[str], browser, path: Path) -> list[str]:
    parlour = await Open.start(path, seed=7, emojis=True)
    try:
        guild = int(parlour.box.guild_id)
        language = WORDS.speaker(locale).locale
        await parlour.desk.preferences.keep_server(guild, Server(language=language))
        maya = parlour.join("Maya", locale=locale, permissions=-1 & ((1 << 50) - 1))
        lens = await Lens.on(browser, parlour.box.base, maya.person, parlour.box.channel_id, folder)
        tour = Tour(parlour, lens, locale)
        stops = {key: partial(tour.game, key) for key in GAMES}
        stops |= {"series": tour.series, "around": tour.around, "thread": tour.thread}
        stops |= {
            "words": tour.words,
            "calls": tour.calls,
            "forms": tour.forms,
            "contrast": tour.contrast,
            "away": tour.away,
        }
        for name in [each for each in stops if each in wanted] or stops:
            try:
                await stops[name]()
            except Exception as fault:  # noqa: BLE001 - the other stops are worth a look all the same
                lens.problems.append(f"{locale} {name}: {fault!r}"[:300])
        print(f"{locale}: {lens.shown} pictures")
        return lens.problems
    finally:
        await parlour.stop()


async def main(folder: Path, wanted: list[str]) -> int:
    problems = []
    async with async_playwright() as play:
        browser = await play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for locale in [each for each in LOCALES if each in wanted] or LOCALES:
            with tempfile.TemporaryDirectory() as place:
                problems += await walk(folder, locale, wanted, browser, Path(place) / "tour.db")
        await browser.close()
    print("\n".join(problems) or "nothing amiss that a program can see")
    return 1 if problems else 0


if __name__ == "__main__":
    shots = Path(sys.argv[1])
    shots.mkdir(parents=True, exist_ok=True)
    sys.exit(asyncio.run(main(shots, sys.argv[2:])))
