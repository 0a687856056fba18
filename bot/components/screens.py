"""Composes what people see of a table: its sights, drawn by the renderer, worded by the presenter."""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.catalogue import Entry
from bot.components import scenes
from bot.components.composed import Composed
from bot.components.hands import Notice
from bot.messages import Button, Deed, File, Form, Message, Text, Verb, rows
from bot.preferences import Order, Personal, Preferences, Server
from bot.presenters import hand as hands
from bot.presenters import lobby, more, pages, proof, recap, refusals, series, standings
from bot.presenters import table as tables
from bot.presenters.cards import told_text
from bot.presenters.names import plain_names
from bot.records import Ledger, Phase, Record, Round, TableId, UserId
from bot.sessions.exports import written
from bot.sessions.past import Past, Proof, read
from bot.sessions.seating import Asker, SeatingError
from bot.sessions.table import StaleError, Table
from bot.sight import Sight
from bot.words import Say, Words
from engines.core.seats import RuleError


class Screens:
    """Every message about tables. Public ones are made from the spectator's sight alone."""

    def __init__(
        self,
        catalogue: Mapping[str, Entry],
        words: Words,
        ledger: Ledger,
        preferences: Preferences,
    ) -> None:
        self._catalogue = catalogue
        self._words = words
        self._ledger = ledger
        self._preferences = preferences
        self._composed = Composed()

    # For everybody

    def public(self, table: Table) -> Message:
        """Return the table's message as the channel sees it now."""
        say, taste = self._public(table.record)
        return self._composed.message(
            table, None, (say, taste), lambda: self._public_message(table, say, taste)
        )

    def _public_message(self, table: Table, say: Say, taste: Server) -> Message:
        record = table.record
        if record.phase is Phase.CLOSED:
            return lobby.closed(record, _why_closed(record), say, rematch=record.round > 0)
        if record.phase is Phase.LOBBY or table.moment is None:
            return lobby.lobby(record, table.game, say)
        sight, entry = table.sight(None), self._catalogue[record.game]
        scene = scenes.table(entry, sight, taste, say)
        return tables.table(sight, scene, entry.part, say)

    async def recap_of(self, table: TableId, number: int) -> Message:
        """Return the recap of a finished round, in the language of its server."""
        past, record = await self.past(table, number), await self._record(table)
        say, taste = self._public(record)
        story, entry = past.story(record), self._catalogue[record.game]
        scene = scenes.ending(entry, story.sight, taste, say)
        last = record.length is not None and record.phase is Phase.CLOSED
        board = scenes.board(record, taste, say) if last and number == record.round else None
        return recap.recap(story, scene, entry.part, say, board)

    async def series_of(self, table: TableId, rounds: Sequence[Round]) -> Message:
        """Return a series that is over, in full; *rounds*: its finished games."""
        record = await self._record(table)
        (say, taste), part = self._public(record), self._catalogue[record.game].part
        return series.told(record, rounds, scenes.board(record, taste, say), part, say)

    # For one person

    def hand(
        self,
        table: Table,
        user: UserId,
        locale: str,
        until: float,
        *,
        notice: str = "",
        rule: str = "",
    ) -> Message:
        """Return the private hand of *user*, which can be edited until *until*."""
        (say, taste), (there, _) = self._private(user, locale, table), self._public(table.record)

        def made() -> Message:
            entry = self._catalogue[table.record.game]
            sight = _in_order(_playing(table, user), entry, taste.order)
            scene = scenes.hand(entry, sight, taste, say)
            drawn = (sight, scene, entry.part, say)
            return hands.hand(*drawn, there=there, fresh_until=until, notice=notice, rule=rule)

        of = (say, taste, there, hands.minute(until), notice, rule)
        return self._composed.message(table, user, of, made)

    def standing_hand(
        self, table: Table, user: UserId, locale: str, until: float, notice: Notice
    ) -> Message:
        """Return what stands in the place of an open hand: the hand, or why there is none now."""
        try:
            return self.hand(table, user, locale, until, notice=notice.text, rule=notice.rule)
        except SeatingError as refused:
            return Message((Text(self.refusal(refused, self._private(user, locale, table)[0])),))

    async def preview(
        self, table: Table, user: UserId, locale: str, partial: str, until: float
    ) -> Message:
        """Return the hand with what *partial*, an action not whole yet, would do.

        Made off the event loop: a hint may think for a tenth of a second.
        """
        (say, taste), entry = self._private(user, locale, table), self._catalogue[table.record.game]
        sight = _in_order(_playing(table, user), entry, taste.order)

        there, _ = self._public(table.record)

        def made() -> Message:
            scene = scenes.preview(entry, sight, partial, taste, say)
            drawn = (sight, scene, partial, entry.part, say)
            return hands.preview(*drawn, there=there, fresh_until=until)

        return await asyncio.to_thread(made)

    def action(self, table: Table, user: UserId, text: str) -> str:
        """Return the action that the short *text* of a control stands for in this hand now."""
        act = getattr(self._catalogue[table.record.game].part, "act", None)
        if act is None:
            return text
        try:
            return str(act(_playing(table, user), text))
        except RuleError as refused:
            refused.game = table.record.game
            raise

    def form(self, table: Table, user: UserId, deed: Deed, say: Say) -> Form:
        """Return the form that the game opens for the argument of *deed*."""
        form = getattr(self._catalogue[table.record.game].part, "form", None)
        if form is None:
            raise SeatingError("no_such_action")
        made: Form = form(_playing(table, user), deed.argument, say.of(table.record.game))
        return made

    def more(self, table: Table, asker: Asker, say: Say) -> Message:
        """Return the rarer controls for *asker*."""
        seat, game = table.record.seat_of(asker.user), table.record.game
        part, say = self._catalogue[game].part, say.of(game)
        return more.more(table.sight(seat), part, say, moderates=asker.moderator)

    def options(self, table: Table, say: Say) -> Message:
        """Return the host's choices before the first round."""
        return lobby.options(table.record, table.game, say.of(table.record.game))

    def sure(self, table: Table, user: UserId, verb: Verb, value: str, say: Say) -> Message:
        """Return the question before a deed of *user* that cannot be undone."""
        record, argument = table.record, f"{verb} {value}".strip()
        return more.sure(record, argument, say.of(record.game), seat=record.seat_of(user))

    def which(self, mine: Sequence[Table], say: Say) -> Message:
        """Return a button for each of a person's tables in a channel."""
        buttons = tuple(
            Button(
                say("which-table", game=say(f"{t.record.game}-title"), n=n),
                Deed(Verb.HAND, t.record.id),
            )
            for n, t in enumerate(mine[:10], start=1)
        )
        return Message((Text(say("which-tables")), *rows(buttons)))

    def rules(self, game: str, place: str, say: Say) -> Message:
        """Return a game's rules at *place*: a page, a rule's number, the start; or the rank ladder."""
        if game == standings.RANKS:
            return standings.ranks(say)
        text = self._catalogue[game].rules(say.locale)
        page = int(place) if place.isdecimal() else pages.page_of_rule(text, place)
        return pages.rules_pages(game, text, page, say)

    def refusal(self, refused: SeatingError | RuleError | StaleError, say: Say) -> str:
        """Return why something was not done, in one sentence."""
        if isinstance(refused, StaleError):
            return refusals.why_not("stale", "", {}, say)
        if isinstance(refused, SeatingError):
            return refusals.why_not(refused.why, "", refused.facts, say)
        entry = self._catalogue.get(refused.game)
        card = getattr(entry.part, "card_in_words", told_text) if entry else told_text
        return refusals.why_not(
            refused.why, refused.rule, refused.facts, say, refused.game, card_in_words=card
        )

    # Of finished rounds

    async def past(self, table: TableId, number: int) -> Past:
        """Return a finished round, or refuse."""
        record = await self._record(table)
        return await read(self._ledger, self._catalogue[record.game].game, table, number)

    async def details(self, table: TableId, number: int, taste: Personal, say: Say) -> Message:
        """Return every hand of a round, counted card by card."""
        past, record = await self.past(table, number), await self._record(table)
        story, entry, say = past.story(record), self._catalogue[record.game], say.of(record.game)
        scene = scenes.details(entry, story.sight, taste, say)
        return recap.details(story, entry.part, say, scene)

    async def plays(self, table: TableId, number: int, page: int, say: Say) -> Message:
        """Return a page of a round's play-by-play, from 1."""
        past, record = await self.past(table, number), await self._record(table)
        part, say = self._catalogue[record.game].part, say.of(record.game)
        return recap.plays(past.story(record), page, part, say)

    async def moving(self, table: TableId, number: int, taste: Personal, say: Say) -> Message:
        """Return a round as a moving picture of some of its moments."""
        past, record = await self.past(table, number), await self._record(table)
        story, entry, say = past.story(record), self._catalogue[record.game], say.of(record.game)
        # Played again and laid out elsewhere: the loop has presses to answer meanwhile.
        reel = await asyncio.to_thread(scenes.reel, entry, past, story.sight, taste, say)
        return recap.moving(story, reel, len(reel.frames), entry.part, say)

    async def proof(self, past: Past, proved: Proof, say: Say) -> Message:
        """Return the secrets of a round and whether they give what was dealt and played."""
        record = await self._record(past.round.table)
        return proof.proof(past.story(record), say.of(record.game), replayed=proved.holds)

    def export(self, past: Past, say: Say) -> Message:
        """Return a round's event file."""
        name = f"{past.round.game}-{past.round.table}-{past.round.number}.json"
        return Message((Text(say.of(past.round.game)("export-about")), File(name, written(past))))

    def series_name(self, record: Record, say: Say) -> str:
        """Return how a finished series is called in menus."""
        title, names = say(f"{record.game}-title"), " · ".join(plain_names(record, say))
        return say("series-name", game=title, length=record.length or 0, names=names)

    def round_name(self, round_: Round, say: Say) -> str:
        """Return how a finished round is called in menus."""
        title, names = say(f"{round_.game}-title"), " · ".join(plain_names(round_, say))
        return say.of(round_.game)("round-name", game=title, n=round_.number, names=names)

    async def _record(self, table: TableId) -> Record:
        record = await self._ledger.record(table)
        if record is None:
            raise SeatingError("no_such_table")
        return record

    def _public(self, record: Record) -> tuple[Say, Server]:
        """Return the language and the taste of the server where a table stands."""
        language = self._preferences.public_language(record.guild, record.locale)
        return self._words.speaker(language).of(record.game), self._preferences.at(record.guild)

    def _private(self, user: UserId, locale: str, table: Table) -> tuple[Say, Personal]:
        """Return the language and the taste of a person; *locale*: what Discord says of them."""
        language = self._preferences.language(user, locale)
        return self._words.speaker(language).of(table.record.game), self._preferences.of(user)


def _playing(table: Table, user: UserId) -> Sight:
    """Return a hand of the round at the table, played to its end or not; refuse without one."""
    sight = table.sight_of(user)
    if sight.record.phase is Phase.CLOSED and not table.over:
        raise SeatingError("table_closed")
    if sight.view is None or sight.record.phase is Phase.LOBBY:
        raise SeatingError("not_started")
    return sight


def _in_order(sight: Sight, entry: Entry, order: Order) -> Sight:
    """Return *sight* with its hand as its owner likes it sorted, where the game leaves that open."""
    arrange = getattr(entry.part, "in_order", None)
    if arrange is None or order is Order.GAME:
        return sight
    return replace(sight, view=arrange(sight.view, by_suit=order is Order.SUIT))


def _why_closed(record: Record) -> str:
    people = [n for n, c in enumerate(record.chairs) if c.user is not None and n not in record.gone]
    if not people:
        return "empty"
    if record.length is not None and record.counted:
        return "finished"
    return "ended" if record.round else "cancelled"
