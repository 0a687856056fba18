"""Watches what bots hear at the gateway, and holds it against Discord's own description.

The description knows the objects in a payload (messages, members, people, channels, roles), not the
payloads: what each has to carry besides is written here, from Discord's documentation, "Gateway
Events" and "Receiving and Responding". As with answers, a body without news is not read again.
"""

from collections.abc import Iterator
from typing import Any

from sandbox.conformance import _CONFORMING, _news
from sandbox.schemas import errors

from bot.sandbox.world import Event

HAS = {
    "READY": {"v", "user", "guilds", "session_id", "resume_gateway_url", "application"},
    "RESUMED": set(),
    "GUILD_CREATE": {"id", "channels", "threads", "members", "roles", "joined_at", "large"},
    "GUILD_DELETE": {"id"},
    "MESSAGE_CREATE": {"id", "channel_id"},
    "MESSAGE_UPDATE": {"id", "channel_id"},
    "MESSAGE_DELETE": {"id", "channel_id"},
    "INTERACTION_CREATE": {
        *("id", "application_id", "type", "token", "version", "data", "channel", "channel_id"),
        *("locale", "app_permissions", "entitlements", "authorizing_integration_owners"),
        *("context", "attachment_size_limit"),
    },
    **{
        f"{what}_{how}": {"id", "type"}
        for what in ("CHANNEL", "THREAD")
        for how in ("CREATE", "UPDATE", "DELETE")
    },
}
"""Every event that the sandbox tells, and what it carries at least."""
IN_A_SERVER = {"guild_id", "guild", "guild_locale", "member"}
DM, THREADS = 1, (10, 11, 12)


class Listener:
    """Hears each event that is told. `complaints` is what is wrong with them."""

    def __init__(self) -> None:
        self.complaints: list[str] = []
        self._seen: set[str] = set()

    def __call__(self, event: Event) -> None:
        lacks = HAS.get(event.name, {event.name}) - event.data.keys()
        if event.name == "INTERACTION_CREATE":
            lacks |= (IN_A_SERVER if event.data.get("guild_id") else {"user"}) - event.data.keys()
        self.complaints += [f"{event.name} lacks {each}" for each in sorted(lacks)]
        for schema, value in self._parts(event):
            news = _news((event.name, schema), value)
            if news:
                found = errors({"$ref": f"urn:discord#/components/schemas/{schema}"}, value)
                self.complaints += [f"{event.name} {schema}: {each}" for each in found]
                _CONFORMING.update(() if found else news)

    def _parts(self, event: Event) -> Iterator[tuple[str, Any]]:
        """Yield the described objects of a payload, each with the name of its schema."""
        data = event.data
        match event.name.split("_")[0]:
            case "READY":
                yield "UserResponse", data["user"]
            case "CHANNEL" | "THREAD":
                yield _channel(data), data
            case "MESSAGE" if event.name != "MESSAGE_DELETE":
                yield "MessageResponse", data
            case "GUILD" if event.name == "GUILD_CREATE":
                yield from ((_channel(each), each) for each in data["channels"] + data["threads"])
                yield from (("GuildRoleResponse", each) for each in data["roles"])
                yield from (("GuildMemberResponse", each) for each in data["members"])
            case "INTERACTION":
                yield from self._interaction(data)

    def _interaction(self, data: Any) -> Iterator[tuple[str, Any]]:
        yield _channel(data["channel"]), data["channel"]
        if "member" in data:
            yield "GuildMemberResponse", data["member"]
        if "user" in data:
            yield "UserResponse", data["user"]
        message = data.get("message")
        if message is not None and message["id"] not in self._seen:  # most are pressed often
            self._seen.add(message["id"])
            yield "MessageResponse", message


def _channel(channel: Any) -> str:
    if channel["type"] == DM:
        return "PrivateChannelResponse"
    return "ThreadResponse" if channel["type"] in THREADS else "GuildChannelResponse"
