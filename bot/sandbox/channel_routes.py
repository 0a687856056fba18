"""Routes of channels: messages, threads, typing."""

from dataclasses import replace
from typing import Any

from bot.sandbox import access
from bot.sandbox.callbacks import desk_for
from bot.sandbox.drafts import draft_post
from bot.sandbox.limits import Form
from bot.sandbox.permissions import Permission
from bot.sandbox.places import PRIVATE_THREAD, PUBLIC_THREAD, THREADS, Channel
from bot.sandbox.posts import HAS_THREAD, PLAIN, REPLY, Post
from bot.sandbox.refusals import refusal
from bot.sandbox.requests import Call
from bot.sandbox.route_table import Answer, RouteTable
from bot.sandbox.webhooks import edit
from bot.sandbox.world import APPLICATION, World

ARCHIVE_MINUTES = (60, 1440, 4320, 10080)
NONCE_LIFE = 5 * 60.0
"""Seconds in which a nonce with `enforce_nonce` gives back the message already made."""


class ChannelRoutes:
    """Answers `/channels/…`."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.table = RouteTable(
            {
                "GET channels/*": self._channel,
                "POST channels/*/typing": self._typing,
                "POST channels/*/messages": self._post,
                "GET channels/*/messages": self._list,
                "GET channels/*/messages/*": self._get,
                "PATCH channels/*/messages/*": self._edit,
                "DELETE channels/*/messages/*": self._delete,
                "POST channels/*/threads": self._thread,
                "POST channels/*/messages/*/threads": self._thread_from,
            }
        )

    def _channel(self, call: Call) -> Answer:
        return 200, self._world.channel_json(self._world.channel(call.path[1]))

    def _typing(self, call: Call) -> Answer:
        access.require_send(self._world, self._world.channel(call.path[1]))
        return 204, None

    def _list(self, call: Call) -> Answer:
        channel = self._world.channel(call.path[1])
        if not access.may(self._world, channel, Permission.READ_MESSAGE_HISTORY):
            return 200, []
        limit = min(100, int(call.query.get("limit", "50")))
        before, after = call.query.get("before"), call.query.get("after")
        found = [p for p in self._world.posts.get(channel.id, {}).values() if not p.ephemeral]
        if before is not None:
            found = [p for p in found if int(p.id) < int(before)]
        if after is not None:
            found = [p for p in found if int(p.id) > int(after)][:limit]
        return 200, [self._world.told_json(p) for p in reversed(found[-limit:])]

    def _get(self, call: Call) -> Answer:
        channel = self._world.channel(call.path[1])
        access.require_history(self._world, channel)
        return 200, self._world.told_json(self._public(call))

    def _public(self, call: Call) -> Post:
        return self._world.public_post(self._world.channel(call.path[1]).id, call.path[3])

    def _post(self, call: Call) -> Answer:
        channel = self._world.channel(call.path[1])
        access.require_send(self._world, channel)
        access.require_carry(self._world, channel, call.form, call.uploads)
        known = self._sent_before(channel.id, call.form)
        if known is not None:
            return 200, self._world.post_json(known)
        access.require_wakeable(self._world, channel)
        posted = self._draft(channel, call)
        self._world.place(posted)
        if call.form.value.get("enforce_nonce") and posted.nonce is not None:
            key = (channel.id, str(posted.nonce))
            self._world.nonces[key] = (posted.id, self._world.clock.now())
        return 200, self._world.post_json(posted)

    def _draft(self, channel: Channel, call: Call) -> Post:
        form = call.form
        replied = self._replied(channel.id, form)
        blank = Post(
            id=self._world.mint.new(),
            channel_id=channel.id,
            author_id=APPLICATION,
            created=self._world.clock.now(),
            kind=REPLY if replied else PLAIN,
            reply_to=replied.id if replied else None,
            nonce=form["nonce"].value,
        )
        desk = desk_for(self._world, channel.id, ephemeral=False, users_only=False)
        if replied is not None:
            if not access.may(self._world, channel, Permission.READ_MESSAGE_HISTORY):
                raise refusal(160002)
            desk = replace(desk, replied=replied.author_id)
        drafted = draft_post(blank, form, call.uploads, desk)
        if access.may(self._world, channel, Permission.MENTION_EVERYONE):
            return drafted
        hushed = replace(drafted.mentions, everyone=False)
        return replace(drafted, mentions=hushed, pinged=hushed)

    def _sent_before(self, channel_id: str, form: Form) -> Post | None:
        if not form.object():
            form.settle()
        nonce = form["nonce"].value
        if nonce is None or not form.value.get("enforce_nonce"):
            return None
        post_id, when = self._world.nonces.get((channel_id, str(nonce)), ("", 0.0))
        if self._world.clock.now() - when > NONCE_LIFE:
            return None
        return self._world.posts.get(channel_id, {}).get(post_id)

    def _replied(self, channel_id: str, form: Form) -> Post | None:
        reference = form["message_reference"]
        if reference.value is None or not reference.object():
            return None
        found = self._world.posts.get(channel_id, {}).get(str(reference.value.get("message_id")))
        if found is not None and not found.ephemeral:
            return found
        if reference.value.get("fail_if_not_exists", True):
            reference.blame("REPLIES_UNKNOWN_MESSAGE", "Unknown message")
            reference.settle()
        return None

    def _edit(self, call: Call) -> Answer:
        old = self._public(call)
        if old.author_id != APPLICATION:
            raise refusal(50005)
        channel = self._world.channel(old.channel_id)
        access.require_awake(channel)
        access.require_carry(self._world, channel, call.form, call.uploads)
        self._world.buckets.edit(channel.id, old.created)
        call.logged.context = {"was_v2": old.v2}
        return 200, self._world.post_json(edit(self._world, old, call.form, call.uploads))

    def _delete(self, call: Call) -> Answer:
        old = self._public(call)
        channel = self._world.channel(old.channel_id)
        access.require_awake(channel)
        if old.author_id != APPLICATION:
            access.require(self._world, channel, Permission.MANAGE_MESSAGES)
        self._world.remove(old)
        return 204, None

    def _thread(self, call: Call) -> Answer:
        # Without a type it is private: odd, as Discord's documentation says itself.
        kind = call.form["type"].value
        return self._open_thread(
            call, self._world.mint.new(), PRIVATE_THREAD if kind is None else kind
        )

    def _thread_from(self, call: Call) -> Answer:
        post = self._public(call)
        if post.thread_id is not None:
            raise refusal(160004)
        opened = self._open_thread(call, post.id, PUBLIC_THREAD)
        self._world.alter(replace(post, thread_id=post.id, flags=post.flags | HAS_THREAD))
        return opened

    def _open_thread(self, call: Call, thread_id: str, kind: Any) -> Answer:
        parent = self._world.channel(call.path[1])
        if parent.guild_id is None or parent.is_thread:
            raise refusal(50024)
        form = call.form
        form["name"].text(1, 100, needed=True)
        if form["auto_archive_duration"].value is not None:
            form["auto_archive_duration"].choice(ARCHIVE_MINUTES)
        if kind not in THREADS:
            form["type"].choice(THREADS)
        form.settle()
        access.require_thread(self._world, parent, kind)
        thread = Channel(
            id=thread_id,
            name=form.value["name"],
            kind=kind,
            guild_id=parent.guild_id,
            parent_id=parent.id,
            created=self._world.clock.now(),
            archive_minutes=form.value.get("auto_archive_duration") or 1440,
        )
        self._world.add_channel(thread)
        return 201, self._world.channel_json(thread)
