"""What those who run a server do to it and to the bot: delete, archive, lock, deny, throw out.

The bot hears of each deed as on Discord, if it listens to the intent.
"""

from dataclasses import replace

from bot.sandbox.permissions import Overwrite
from bot.sandbox.places import Channel, Guild
from bot.sandbox.posts import Post
from bot.sandbox.refusals import ApiRefusal
from bot.sandbox.uses import NotPossible
from bot.sandbox.world import APPLICATION, GUILDS, Event, World


class Moderator:
    """Somebody who may do anything, in every server. Raises `NotPossible` for what is not there."""

    def __init__(self, world: World) -> None:
        self._world = world

    # -- messages, channels, threads

    def delete_message(self, channel_id: str, message_id: str) -> None:
        """Delete a message of anybody's."""
        self._world.remove(self._post(channel_id, message_id))

    def delete_channel(self, channel_id: str) -> None:
        """Delete a channel with its threads, or a thread alone; the messages go silently."""
        gone = self._channel(channel_id)
        for thread in [c for c in self._world.channels.values() if c.parent_id == channel_id]:
            self.delete_channel(thread.id)
        shown = self._world.channel_json(gone)
        self._clear(gone.id)
        name = "THREAD_DELETE" if gone.is_thread else "CHANNEL_DELETE"
        self._world.tell(Event(name, shown, GUILDS))

    def archive(self, thread_id: str, *, locked: bool = False) -> None:
        """Archive a thread; a `locked` one is opened again by moderators alone."""
        self._world.alter_channel(replace(self._thread(thread_id), archived=True, locked=locked))

    def reopen(self, thread_id: str) -> None:
        """Open a thread that was archived or locked."""
        thread = self._thread(thread_id)
        self._world.alter_channel(replace(thread, archived=False, locked=False))

    # -- permissions

    def permit(self, permissions: int) -> None:
        """Give the bot these permissions, and no others, in every server."""
        world = self._world
        world.accounts[APPLICATION] = replace(world.bot, permissions=permissions)
        world.changed += 1

    def overwrite(
        self, channel_id: str, who: str = APPLICATION, *, allow: int = 0, deny: int = 0
    ) -> None:
        """Allow or deny the bot, a person or everyone (the server's id) something in a channel."""
        channel = self._channel(channel_id)
        others = tuple(o for o in channel.overwrites if o.id != who)
        mine = (Overwrite(who, allow, deny),) if allow or deny else ()
        self._world.alter_channel(replace(channel, overwrites=others + mine))

    # -- servers and their members

    def throw_out_bot(self, guild_id: str) -> None:
        """Remove the bot from a server; its messages stay."""
        self._world.guilds[guild_id] = replace(self._guild(guild_id), installed=False)
        self._world.changed += 1
        self._world.tell(Event("GUILD_DELETE", {"id": guild_id}, GUILDS))

    def bring_back_bot(self, guild_id: str) -> None:
        """Add the bot to a server (again)."""
        guild = replace(self._guild(guild_id), installed=True)
        self._world.guilds[guild_id] = guild
        self._world.changed += 1
        # Only what was announced as unavailable before says that it is so no more.
        shown = self._world.guild_create(guild)
        shown.pop("unavailable", None)
        self._world.tell(Event("GUILD_CREATE", shown, GUILDS))

    def delete_guild(self, guild_id: str) -> None:
        """Delete a server and all that is in it."""
        told = self._guild(guild_id).installed
        for channel in [c for c in self._world.channels.values() if c.guild_id == guild_id]:
            self._clear(channel.id)
        del self._world.guilds[guild_id]
        self._world.changed += 1
        if told:
            self._world.tell(Event("GUILD_DELETE", {"id": guild_id}, GUILDS))

    def throw_out(self, guild_id: str, person_id: str) -> None:
        """Remove a person from a server, or let them leave it; the bot is not told."""
        account = self._world.accounts[person_id]
        left = (*account.left, self._guild(guild_id).id)
        self._world.accounts[person_id] = replace(account, left=left)
        self._world.changed += 1

    def bring_back(self, guild_id: str, person_id: str) -> None:
        """Let a person join a server again."""
        account = self._world.accounts[person_id]
        left = tuple(g for g in account.left if g != guild_id)
        self._world.accounts[person_id] = replace(account, left=left)
        self._world.changed += 1

    # -- details

    def _clear(self, channel_id: str) -> None:
        world = self._world
        for post in world.posts.pop(channel_id, {}).values():
            for file in post.attachments:
                world.shelf.discard(file.id)
        del world.channels[channel_id]
        world.changed += 1

    def _post(self, channel_id: str, message_id: str) -> Post:
        try:
            return self._world.post(channel_id, message_id)
        except ApiRefusal:
            raise NotPossible(f"there is no message {message_id}") from None

    def _channel(self, channel_id: str) -> Channel:
        found = self._world.channels.get(channel_id)
        if found is None or found.guild_id is None:
            raise NotPossible(f"no server has a channel {channel_id}")
        return found

    def _thread(self, thread_id: str) -> Channel:
        found = self._channel(thread_id)
        if not found.is_thread:
            raise NotPossible(f"{thread_id} is no thread")
        return found

    def _guild(self, guild_id: str) -> Guild:
        found = self._world.guilds.get(guild_id)
        if found is None:
            raise NotPossible(f"there is no server {guild_id}")
        return found
