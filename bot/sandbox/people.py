"""The people of the sandbox, and all that one of them can do."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.sandbox.answers import Answer, read_reply, until
from bot.sandbox.commands import in_locale
from bot.sandbox.interactions import Deed, Interactions, Occasion
from bot.sandbox.mentions import read_mentions
from bot.sandbox.modals import Modal, fill_in
from bot.sandbox.permissions import PERSON, Permission, grants
from bot.sandbox.places import DM, Account, Channel
from bot.sandbox.posts import Post
from bot.sandbox.sights import Message, see
from bot.sandbox.slash import Typed, read_line
from bot.sandbox.uses import NotPossible, find_button, find_menu, offered_commands, resolved
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, HOME_CHANNEL, World

__all__ = ["NotPossible", "People", "Person"]

FRESH = 3600.0
"""Seconds for which the addresses on a screen are not signed anew."""


class Person:
    """One person and their screen. Channels are ids, the standard channel unless told."""

    def __init__(self, world: World, interactions: Interactions, account_id: str) -> None:
        self.id = account_id
        self._world = world
        self._interactions = interactions
        self._modals: dict[str, Modal] = {}
        self._screen: dict[str, tuple[Post, Account, float, Message]] = {}

    @property
    def account(self) -> Account:
        """Who this is."""
        return self._world.accounts[self.id]

    @property
    def name(self) -> str:
        """The name others see."""
        return self.account.name

    @property
    def mention(self) -> str:
        """The text that names this person in a message."""
        return f"<@{self.id}>"

    def change(self, **fields: Any) -> None:
        """Change name, locale, permissions or dms_open."""
        self._world.accounts[self.id] = replace(self.account, **fields)
        self._world.changed += 1

    def conversation(self) -> str:
        """Give the id of the direct conversation with the bot."""
        return self._world.conversation(self.id).id

    def channels(self) -> list[Channel]:
        """Give the channels, threads and conversations this person sees."""
        found = (c for c in self._world.channels.values() if c.recipient_id in (None, self.id))
        return [c for c in found if self._sees(c)]

    # -- seeing

    def messages(self, channel: str | None = None) -> list[Message]:
        """Give the channel as this person sees it now, oldest first."""
        place = self._place(channel)
        return [self._look(p) for p in self._world.seen(place.id, self.id)]

    def _look(self, post: Post) -> Message:
        # A screen is read far more often than a message changes; addresses last a day.
        author, now = self._world.accounts[post.author_id], self._world.clock.now()
        shown = self._screen.get(post.id)
        if shown and shown[0] is post and shown[1] is author and now - shown[2] < FRESH:
            return shown[3]
        message = see(self._world, post)
        self._screen[post.id] = (post, author, now, message)
        return message

    def message(self, message_id: str) -> Message:
        """Give one message as this person sees it now. Raises `NotPossible`."""
        return self._look(self._find(message_id))

    async def wait(
        self,
        predicate: Callable[[list[Message]], Any],
        timeout: float = 30.0,
        channel: str | None = None,
    ) -> list[Message]:
        """Wait (seconds) until the messages satisfy the predicate, and give them."""
        try:
            await until(self._world, lambda: predicate(self.messages(channel)), timeout)
        except TimeoutError:
            seen = [m.text for m in self.messages(channel)]
            raise TimeoutError(f"{self.name} waited {timeout} s and sees {seen}") from None
        return self.messages(channel)

    def reload(self) -> None:
        """Open the page anew: ephemeral messages and open modals are gone."""
        self._modals.clear()
        self._screen.clear()
        for post in self._ephemerals():
            self._world.hide(post)

    def dismiss(self, message: Message | str) -> None:
        """Send one ephemeral message away."""
        post = self._find(message)
        if not post.ephemeral:
            raise NotPossible("only an ephemeral message can be dismissed")
        self._world.hide(post)

    def commands(self, channel: str | None = None) -> list[Json]:
        """Give the slash commands on offer, each with its name in this person's language."""
        offered = offered_commands(self._world, self.account, self._place(channel))
        return [{**c, **self._localized(c)} for c in offered]

    # -- doing

    def say(self, content: str, channel: str | None = None) -> Message:
        """Write a plain message."""
        place = self._place(channel)
        wanted = Permission.SEND_MESSAGES
        if place.is_thread:
            wanted = Permission.SEND_MESSAGES_IN_THREADS
        if not grants(self._world.held(self.account, place), wanted):
            raise NotPossible("may not send messages here")
        if place.archived and place.locked:
            raise NotPossible("the thread is locked")
        if not 1 <= len(content.strip()) <= 2000:
            raise NotPossible("a message has 1 to 2000 characters")
        mentions = read_mentions(content, None, users_only=False)
        post = Post(
            id=self._world.mint.new(),
            channel_id=place.id,
            author_id=self.id,
            created=self._world.clock.now(),
            content=content.strip(),
            mentions=mentions,
            pinged=mentions,
        )
        self._world.place(post)
        return see(self._world, post)

    async def command(
        self, name: str, options: Mapping[str, Any] | None = None, channel: str | None = None
    ) -> Answer:
        """Run a slash command; subcommands stand in the name, as in `table show`."""
        place = self._place(channel)
        typed = Typed(name, options or {})
        data, _ = read_line(self._world, self.account, place, typed)
        return await self._do(place, Occasion(Deed.COMMAND, data))

    async def complete(
        self,
        name: str,
        options: Mapping[str, Any],
        focused: str,
        channel: str | None = None,
    ) -> list[tuple[str, Any]]:
        """Type in an option and give the choices offered, as name and value."""
        place = self._place(channel)
        typed = Typed(name, {focused: "", **options}, focused)
        data, option = read_line(self._world, self.account, place, typed)
        answer = await self._do(place, Occasion(Deed.TYPE_AHEAD, data, option=option))
        if answer.kind == "failed":
            raise NotPossible(f"loading options failed: {answer.why}")
        locale = self.account.locale
        return [(in_locale(c, "name", locale), c["value"]) for c in answer.choices]

    async def press(self, message: Message | str, custom_id_or_label: str) -> Answer:
        """Press a button."""
        post = self._find(message)
        button = find_button(post, custom_id_or_label)
        return await self._use(post, button, {})

    async def select(self, message: Message | str, custom_id: str, values: Iterable[str]) -> Answer:
        """Choose in a menu."""
        post, chosen = self._find(message), list(values)
        menu = find_menu(post, custom_id, chosen)
        found = resolved(self._world, menu["type"], chosen)
        data: Json = {"values": chosen} | ({"resolved": found} if found else {})
        return await self._use(post, menu, data)

    async def submit(self, modal: Modal | str, values: Mapping[str, Any]) -> Answer:
        """Fill in a modal that an answer carried, and send it off."""
        opened = self._modals.get(modal if isinstance(modal, str) else modal.id)
        if opened is None:
            raise NotPossible("that modal is not open")
        data = fill_in(self._world, opened, values)
        source = self._now(opened.source)
        occasion = Occasion(Deed.SUBMIT, data, source=source, opener=opened.opener)
        answer = await self._do(self._place(opened.channel_id), occasion)
        if answer.kind != "failed":
            self._modals.pop(opened.id, None)
        return answer

    # -- details

    async def _use(self, post: Post, component: Json, more: Json) -> Answer:
        data = {
            "custom_id": component["custom_id"],
            "component_type": component["type"],
            "id": component["id"],
            **more,
        }
        place = self._place(post.channel_id)
        return await self._do(place, Occasion(Deed.PRESS, data, source=post))

    async def _do(self, place: Channel, occasion: Occasion) -> Answer:
        opened = self._interactions.open(self.account, place, occasion)
        answer = read_reply(self._world, opened, await opened.first)
        if answer.modal is not None:
            self._modals[answer.modal.id] = answer.modal
        return answer

    def _place(self, channel: str | None) -> Channel:
        found = self._world.channels.get(channel or HOME_CHANNEL)
        if found is None or (found.kind == DM and found.recipient_id != self.id):
            raise NotPossible(f"there is no channel {channel!r}")
        if not self._sees(found):
            raise NotPossible("may not see this channel")
        return found

    def _sees(self, place: Channel) -> bool:
        return grants(self._world.held(self.account, place), Permission.VIEW_CHANNEL)

    def _find(self, message: Message | str) -> Post:
        wanted = message if isinstance(message, str) else message.id
        for channel_id, posts in self._world.posts.items():
            if wanted in posts:
                self._place(channel_id)
                for post in self._world.seen(channel_id, self.id):
                    if post.id == wanted:
                        return post
        raise NotPossible(f"{self.name} sees no message {wanted}")

    def _now(self, source: Post | None) -> Post | None:
        if source is None:
            return None
        return self._world.posts.get(source.channel_id, {}).get(source.id, source)

    def _ephemerals(self) -> list[Post]:
        seen = (p for c in self._world.channels for p in self._world.seen(c, self.id))
        return [p for p in seen if p.ephemeral]

    def _localized(self, thing: Json) -> Json:
        locale = self.account.locale
        shown: Json = {
            "name_localized": in_locale(thing, "name", locale),
            "description_localized": in_locale(thing, "description", locale),
        }
        if thing.get("options"):
            shown["options"] = [{**o, **self._localized(o)} for o in thing["options"]]
        if thing.get("choices"):
            named = [{**c, "name": in_locale(c, "name", locale)} for c in thing["choices"]]
            shown["choices"] = named
        return shown


class People:
    """Everybody in the sandbox."""

    def __init__(self, world: World, interactions: Interactions) -> None:
        self._world = world
        self._interactions = interactions
        self._known: dict[str, Person] = {}

    def join(self, name: str, locale: str = "en-US", permissions: int | None = None) -> Person:
        """Let somebody join. `permissions` are Discord's bits; None gives the usual ones."""
        held = PERSON if permissions is None else int(permissions)
        account = Account(self._world.mint.new(), name, locale, held)
        self._world.accounts[account.id] = account
        self._world.changed += 1
        return self.get(account.id)

    def get(self, account_id: str) -> Person:
        """Give a person by id. Raises `NotPossible`."""
        if account_id not in self._world.accounts or account_id == APPLICATION:
            raise NotPossible(f"there is no person {account_id}")
        if account_id not in self._known:
            self._known[account_id] = Person(self._world, self._interactions, account_id)
        return self._known[account_id]

    def all(self) -> Sequence[Person]:
        """Give everybody, in the order they joined."""
        return [self.get(a) for a in self._world.accounts if not self._world.accounts[a].bot]
