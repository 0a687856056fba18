"""What a person can do at all: a client offers only what is there, enabled and in bounds."""

from collections.abc import Sequence

from bot.sandbox.commands import in_locale
from bot.sandbox.components import SELECTS, Kind, find, walk
from bot.sandbox.permissions import Permission, grants
from bot.sandbox.places import DM, Account, Channel, member_json, user_json
from bot.sandbox.posts import Post
from bot.sandbox.wire import Json
from bot.sandbox.world import World


class NotPossible(Exception):  # noqa: N818 - the reason a client would not offer it
    """A use that no client offers: the reason stands in the text."""


def find_button(post: Post, custom_id_or_label: str) -> Json:
    """Find an enabled button on a message, by custom id or else by label."""
    buttons = [c for c in walk(post.components) if c["type"] == Kind.BUTTON]
    named = [b for b in buttons if b.get("custom_id") == custom_id_or_label]
    named = named or [b for b in buttons if b.get("label") == custom_id_or_label]
    if not named:
        there = [b.get("label") or b.get("custom_id") for b in buttons]
        raise NotPossible(f"there is no button {custom_id_or_label!r}, only {there}")
    if len(named) > 1:
        raise NotPossible(f"{len(named)} buttons are labelled {custom_id_or_label!r}")
    if named[0].get("disabled"):
        raise NotPossible(f"the button {custom_id_or_label!r} is disabled")
    if not named[0].get("custom_id"):
        raise NotPossible(f"the button {custom_id_or_label!r} is a link")
    return named[0]


def find_menu(post: Post, custom_id: str, values: Sequence[str]) -> Json:
    """Find an enabled menu that allows these values."""
    menu = find(post.components, custom_id)
    if menu is None or menu["type"] not in SELECTS:
        raise NotPossible(f"there is no menu {custom_id!r}")
    if menu.get("disabled"):
        raise NotPossible(f"the menu {custom_id!r} is disabled")
    check_values(menu, values)
    return menu


def check_values(menu: Json, values: Sequence[str]) -> None:
    """Check that a menu allows these values: how many, and which."""
    low, high = menu.get("min_values", 1), menu.get("max_values", 1)
    if not low <= len(values) <= high:
        raise NotPossible(f"{len(values)} values, the menu takes {low} to {high}")
    if len(set(values)) != len(values):
        raise NotPossible("a value is chosen twice")
    if "options" in menu:
        offered = [o["value"] for o in menu["options"]]
        strange = [v for v in values if v not in offered]
        if strange:
            raise NotPossible(f"{strange} are not among the options {offered}")


def resolved(world: World, kind: int, values: Sequence[str]) -> Json:
    """Give the people or channels a person chose, as an interaction carries them."""
    if kind == Kind.STRING_SELECT:
        return {}
    if kind == Kind.CHANNEL_SELECT:
        if not all(v in world.channels for v in values):
            raise NotPossible("no such channel")
        return {"channels": {v: world.channel_json(world.channels[v]) for v in values}}
    if not all(v in world.accounts for v in values):
        raise NotPossible("no such person")
    users = {v: user_json(world.accounts[v]) for v in values}
    return {"users": users, "members": {v: _bare_member(world.accounts[v]) for v in values}}


def _bare_member(account: Account) -> Json:
    member = member_json(account, account.permissions)
    for key in ("user", "deaf", "mute"):
        member.pop(key)
    return member


def offered_commands(world: World, account: Account, channel: Channel) -> list[Json]:
    """Give the slash commands a person is offered in a channel, a server's own first."""
    commands = sorted(world.commands.values(), key=lambda c: "guild_id" not in c)
    offered: dict[str, Json] = {}
    for command in commands:
        if command["type"] == 1 and _offered(world, command, account, channel):
            offered.setdefault(command["name"], command)
    return sorted(offered.values(), key=lambda c: in_locale(c, "name", account.locale))


def _offered(world: World, command: Json, account: Account, channel: Channel) -> bool:
    if command.get("guild_id") not in (None, channel.guild_id):
        return False
    contexts = command.get("contexts")
    if channel.kind == DM:
        return bool(1 in contexts if contexts is not None else command.get("dm_permission", True))
    if contexts is not None and 0 not in contexts:
        return False
    installed = world.guilds[channel.guild_id or ""].installed
    if (0 if installed else 1) not in command["integration_types"]:
        return False
    wanted = command.get("default_member_permissions")
    needed = Permission.ADMINISTRATOR if wanted == "0" else int(wanted or 0)
    held = world.held(account, channel)
    return grants(held, int(needed) | Permission.USE_APPLICATION_COMMANDS)
