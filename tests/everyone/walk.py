"""A walk through a game of each kind, from the lobby to the recap: each new screen is taken."""

from random import Random

from everyone.lens import Lens
from everyone.tables import WORDS
from play.parlour import Open, Player, live

from bot.components.ids import decode
from bot.messages import Verb
from bot.records import Phase
from engines.core.contract import Level
from engines.core.seats import Seat

LOCALES = {"en-US": "en", "pt-BR": "pt"}
"""Discord's locales, and how the files of each begin."""
MOST_ACTS = 260
MOST_CHOICES = 7
"""Previews taken of one hand."""


class Walk:
    """Maya's walk through each game in one language."""

    def __init__(self, parlour: Open, lens: Lens, locale: str) -> None:
        self.parlour, self.lens, self.locale = parlour, lens, locale
        self.say = WORDS.speaker(locale)
        self.maya = Player(parlour, lens.person)
        self.theo = parlour.join("Theo", locale=locale)
        self.mark = LOCALES[locale]
        self.seen: set[object] = set()
        self.chance = Random(3)

    async def take(self, name: str, message: str, *, menus: bool = False) -> None:
        await self.parlour.settle()
        await self.lens.take(f"{self.mark}-{name}", message)
        if menus:
            await self.lens.menus(f"{self.mark}-{name}", message)

    async def joins(self, person: Player) -> None:
        await person.at(self.maya).press(self.say("lobby-join"))
        await self.parlour.settle()

    async def opens_hand(self) -> None:
        answer = await self.maya.press(self.say("table-hand"))
        self.maya.hand_message = answer.message.id

    async def answered(self, name: str, answer, *, menus: bool = False) -> None:
        """Take what the bot answered: a message, or a window to fill in."""
        if answer.modal is not None or answer.message is None:
            print(f"{self.mark}-{name}: {answer.kind} {answer.why}")
            return
        await self.take(name, answer.message.id, menus=menus)

    async def latest(self, name: str, answer) -> None:
        """Take what an answer led to, which may be a message of its own."""
        await self.parlour.settle()
        if answer.kind == "deferred":
            await self.take(name, self.maya.messages()[-1].id)
        else:
            await self.answered(name, answer)

    async def game(self, key: str) -> None:
        """From the lobby of a game to what its end leads to."""
        say, name = self.say.of(key), key
        await self.maya.opens(game=key, clock=0)
        await self.take(f"{name}-00-lobby", self.maya.table_message, menus=True)
        options = await self.maya.press(say("lobby-options"))
        await self.answered(f"{name}-01-options", options, menus=True)
        await self.joins(self.theo)
        await self.take(f"{name}-02-lobby-full", self.maya.table_message)
        rules = await self.maya.press(say("lobby-rules"))
        await self.answered(f"{name}-03-rules", rules, menus=True)
        await self.maya.press(say("lobby-start"))
        await self.parlour.settle()
        await self.opens_hand()
        await self.lens.window(f"{self.mark}-{name}-04-window")
        await self.answered(f"{name}-05-more", await self.maya.press(say("table-more")), menus=True)
        await self.plays(key)
        await self.end(key)

    async def plays(self, key: str) -> None:
        """Play to the end; each new kind of moment is taken, with the choices that it offers."""
        table = await live(self.parlour, self.maya)
        for count in range(MOST_ACTS):
            if table.record.phase is not Phase.PLAYING:
                return
            await self.parlour.settle()
            await self.moment(key, table, count)
            seat = min(table.moment.awaited)
            view = table.moment.game.view(table.moment.state, seat)
            chosen = table.moment.game.choose(view, Level.MEDIUM, self.chance)
            await table.act(table.record.chairs[seat].user, table.moment.game.text(chosen))

    async def moment(self, key: str, table, count: int) -> None:
        seat = Seat(0)
        awaited = seat in table.moment.awaited
        shown = self.maya.hand
        sign = (key, awaited, frozenset(self._verbs(shown)))
        if sign in self.seen:
            return
        self.seen.add(sign)
        name = f"{key}-1{count:03d}"
        await self.take(f"{name}-table", self.maya.table_message)
        await self.take(f"{name}-hand", self.maya.hand_message, menus=True)
        await self.choices(name, shown)

    def _verbs(self, message):
        controls = [*(b for b in message.buttons if not b.disabled), *message.menus]
        for control in controls:
            if control.custom_id:
                deed = decode(control.custom_id)
                word = deed.argument.split(" ")[0]
                yield deed.verb, word if not any(map(str.isdigit, word)) else ""

    async def choices(self, name: str, shown) -> None:
        """Take a preview of each kind, by button and by menu."""
        done = set()
        for control in (*shown.buttons, *shown.menus):
            if control.disabled or not control.custom_id:
                continue
            deed = decode(control.custom_id)
            kind = deed.verb, deed.argument.split(" ")[0]
            if deed.verb not in (Verb.PICK, Verb.ASK) or kind in done or len(done) == MOST_CHOICES:
                continue
            done.add(kind)
            if control in shown.menus:
                values = [option["value"] for option in control.options[: max(control.min, 1)]]
                answer = await self.maya.select(self.maya.hand_message, control.custom_id, values)
            else:
                answer = await self.maya.press(control.custom_id, self.maya.hand_message)
            if answer.modal is None:
                label = f"{name}-{len(done)}-{deed.verb}-{kind[1] or 'choice'}"
                await self.take(label, self.maya.hand_message, menus=True)
                await self.opens_hand()

    async def end(self, key: str) -> None:
        say = self.say.of(key)
        await self.parlour.settle()
        await self.take(f"{key}-20-table-over", self.maya.table_message)
        await self.take(f"{key}-21-hand-over", self.maya.hand_message)
        recap = next(
            (m for m in reversed(self.maya.messages()) if m.button(say("recap-details"))), None
        )
        if recap is None:
            print(f"{self.mark}-{key}: no recap")
            return
        await self.take(f"{key}-22-recap", recap.id)
        for button in recap.buttons:
            verb = decode(button.custom_id).verb
            if button.disabled or verb in (Verb.REMATCH, Verb.AGAIN):
                continue
            answer = await self.maya.press(button.custom_id, recap.id)
            await self.latest(f"{key}-23-{verb}", answer)
