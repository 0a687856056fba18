"""Who a message pings: the mentions in its text, let through or held back by `allowed_mentions`.

An interaction's answer that says nothing about it pings users only; another message pings all
it names (Discord's documentation, "Allowed Mentions Object").
"""

import re
from dataclasses import dataclass

from bot.sandbox.limits import Form
from bot.sandbox.wire import Json

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")


@dataclass(frozen=True, slots=True)
class Mentions:
    """The users and roles a message pings, and whether it pings everyone."""

    users: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    everyone: bool = False


NOBODY = Mentions()


def check_allowed(form: Form) -> None:
    """Check the `allowed_mentions` of a message."""
    if form.value is None or not form.object():
        return
    if form["parse"].items(0, 3):
        for word in form["parse"]:
            word.choice(("users", "roles", "everyone"))
    parse = form.value.get("parse") or ()
    for key in ("users", "roles"):
        if form[key].items(0, 100) and form.value.get(key) and key in parse:
            words = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            form.blame("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", words)


def read_mentions(
    text: str, allowed: Json | None, *, users_only: bool, replied: str | None = None
) -> Mentions:
    """Tell who is pinged by a text. `replied` is the author of the message replied to."""
    if allowed is None:
        allowed = {"parse": ["users"] if users_only else ["users", "roles", "everyone"]}
        allowed["replied_user"] = True
    parse = allowed.get("parse") or ()
    users = _let_through(_USER.findall(text), "users", allowed)
    if replied and allowed.get("replied_user"):
        users = list(dict.fromkeys([*users, replied]))
    roles = _let_through(_ROLE.findall(text), "roles", allowed)
    everyone = "everyone" in parse and _EVERYONE.search(text) is not None
    return Mentions(tuple(users), tuple(roles), everyone)


def _let_through(named: list[str], key: str, allowed: Json) -> list[str]:
    listed = {str(i) for i in allowed.get(key) or ()}
    everyone = key in (allowed.get("parse") or ())
    return [n for n in dict.fromkeys(named) if everyone or n in listed]
