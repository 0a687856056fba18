"""Application commands: the limits of their definitions, and how Discord stores them.

Source: Discord's documentation, "Application Commands".
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from bot.sandbox.choices import MAX_CHOICES, check_choice
from bot.sandbox.limits import Form
from bot.sandbox.wire import Json

CHAT, USER, MESSAGE = 1, 2, 3
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER_OPTION, CHANNEL_OPTION = 1, 2, 3, 4, 5, 6, 7
CAPS = {CHAT: 100, USER: 15, MESSAGE: 15}
MAX_OPTIONS = 25
MAX_CHARACTERS = 8000
LOCALES = frozenset(
    [
        "id",
        "da",
        "de",
        "en-GB",
        "en-US",
        "es-ES",
        "es-419",
        "fr",
        "hr",
        "it",
        "lt",
        "hu",
        "nl",
        "no",
        "pl",
        "pt-BR",
        "ro",
        "fi",
        "sv-SE",
        "vi",
        "tr",
        "cs",
        "el",
        "bg",
        "ru",
        "uk",
        "hi",
        "th",
        "zh-CN",
        "ja",
        "zh-TW",
        "ko",
    ]
)
# \w also takes Devanagari and Thai letters but not their vowel signs, hence the two blocks.
NAME = re.compile(r"[-_'\w\u0900-\u097f\u0e00-\u0e7f]{1,32}")


def check_commands(form: Form) -> None:
    """Check a whole set of commands of one scope. `form` stands on the list."""
    if not form.items(0, sum(CAPS.values()), needed=True):
        return
    for command in form:
        check_command(command)
    check_set(form, [c for c in form.value if isinstance(c, dict)])


def check_set(form: Form, commands: Iterable[Json]) -> None:
    """Check that a scope holds no name twice and not too many commands of a kind."""
    named = Counter((c.get("type") or CHAT, c.get("name")) for c in commands)
    if any(times > 1 for times in named.values()):
        words = "Application command names must be unique"
        form.blame("APPLICATION_COMMANDS_DUPLICATE_NAME", words)
    for kind, times in Counter(kind for kind, _ in named).items():
        if times > CAPS.get(kind, 0):
            words = f"Maximum number of application commands reached ({CAPS.get(kind, 0)})"
            form.blame("APPLICATION_COMMAND_TOO_MANY", words)


def check_command(form: Form) -> None:
    """Check one command."""
    if not form.object():
        return
    kind = form.value.get("type") or CHAT
    if form["type"].value is not None and not form["type"].choice((CHAT, USER, MESSAGE)):
        return
    _check_words(form, described=kind == CHAT, regex=NAME if kind == CHAT else None)
    form["contexts"].items(0, 3)
    form["integration_types"].items(0, 2)
    _check_options(form["options"], (SUBCOMMAND, GROUP), depth=0)
    if kind == CHAT and form.clean and _characters(form.value) > MAX_CHARACTERS:
        words = f"Command exceeds maximum size ({MAX_CHARACTERS})"
        form.blame("APPLICATION_COMMAND_TOO_LARGE", words)


def _check_words(form: Form, *, described: bool, regex: re.Pattern[str] | None) -> None:
    _check_name(form["name"], regex, needed=True)
    if described:
        form["description"].text(1, 100, needed=True)
    elif form.value.get("description"):
        form["description"].blame("BASE_TYPE_BAD_LENGTH", "Must be 0 in length.")
    for locale, each in _localized(form["name_localizations"]):
        if _known(each, locale):
            _check_name(each, regex, needed=False)
    for locale, each in _localized(form["description_localizations"]):
        if _known(each, locale):
            each.text(1, 100)


def _check_name(form: Form, regex: re.Pattern[str] | None, *, needed: bool) -> None:
    if not form.text(1, 32, needed=needed) or form.value is None or regex is None:
        return
    if not regex.fullmatch(form.value) or form.value != form.value.lower():
        form.blame("APPLICATION_COMMAND_INVALID_NAME", "Command name is invalid")


def _localized(form: Form) -> Iterator[tuple[str, Form]]:
    if form.value is None or not form.object():
        return
    for locale in form.value:
        yield locale, form[locale]


def _known(form: Form, locale: str) -> bool:
    if locale in LOCALES:
        return True
    return form.blame("BASE_TYPE_CHOICES", f"{locale} is not a locale Discord knows")


def _check_options(form: Form, groups: tuple[int, ...], *, depth: int) -> None:
    if not form.items(0, MAX_OPTIONS):
        return
    names: set[Any] = set()
    optional = False
    for option in form:
        if not option.object() or not option["type"].number(1, 11, needed=True):
            continue
        kind = option.value["type"]
        if kind in (SUBCOMMAND, GROUP) and kind not in groups:
            option["type"].blame("APPLICATION_COMMAND_OPTION_TYPE_INVALID", "Not allowed here")
        _check_option(option, kind, depth)
        if option.value.get("name") in names:
            words = "Option name is already used"
            option["name"].blame("APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE", words)
        names.add(option.value.get("name"))
        if kind not in (SUBCOMMAND, GROUP):
            if option.value.get("required") and optional:
                words = "Required options must be placed before non-required options"
                option.blame("APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID", words)
            optional = optional or not option.value.get("required")
    kinds = {o.value.get("type") in (SUBCOMMAND, GROUP) for o in form if isinstance(o.value, dict)}
    if len(kinds) > 1:
        words = "Sub-command and sub-command group option types are mutually exclusive to all other types"
        form.blame("APPLICATION_COMMAND_OPTIONS_TYPE_INVALID", words)


def _check_option(form: Form, kind: int, depth: int) -> None:
    _check_words(form, described=True, regex=NAME)
    if kind in (SUBCOMMAND, GROUP):
        _check_options(form["options"], (SUBCOMMAND,) if kind == GROUP else (), depth=depth + 1)
    choices = form["choices"]
    if choices.items(0, MAX_CHOICES):
        for choice in choices:
            if choice.object():
                check_choice(choice, kind)
    if form.value.get("autocomplete") and form.value.get("choices"):
        words = "Autocomplete may not be combined with choices"
        form["autocomplete"].blame("APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES", words)
    if kind == STRING:
        form["min_length"].number(0, 6000)
        form["max_length"].number(1, 6000)


def _characters(thing: Json) -> int:
    own = _longest(thing, "name") + _longest(thing, "description")
    inner = sum(_characters(o) for o in thing.get("options") or ())
    choices = sum(
        _longest(c, "name") + len(str(c.get("value"))) for c in thing.get("choices") or ()
    )
    return own + inner + choices


def _longest(thing: Json, key: str) -> int:
    translated = (thing.get(f"{key}_localizations") or {}).values()
    return max(len(str(text or "")) for text in (thing.get(key), *translated))


def stored_command(sent: Json, ids: Json, guild_id: str | None) -> Json:
    """Give a command as Discord stores it. `ids` holds id, application_id and version."""
    permissions = sent.get("default_member_permissions")
    stored: Json = {
        **ids,
        "type": sent.get("type") or CHAT,
        "name": sent["name"],
        "name_localizations": sent.get("name_localizations"),
        "description": sent.get("description") or "",
        "description_localizations": sent.get("description_localizations"),
        "default_member_permissions": None if permissions is None else str(permissions),
        "nsfw": bool(sent.get("nsfw")),
        "integration_types": sent.get("integration_types") or [0],
        "contexts": sent.get("contexts"),
        "options": [_stored_option(o) for o in sent.get("options") or ()],
    }
    if guild_id is None:
        stored["dm_permission"] = sent.get("dm_permission") is not False
    else:
        stored["guild_id"] = guild_id
    return stored


def _stored_option(option: Json) -> Json:
    stored = {k: v for k, v in option.items() if v is not None}
    if "options" in stored:
        stored["options"] = [_stored_option(o) for o in stored["options"]]
    return stored


_FALLBACK = {"en-US": "en-GB", "en-GB": "en-US", "es-419": "es-ES"}


def in_locale(thing: Json, key: str, locale: str) -> str:
    """Give a name or description in a person's language, else as it was written."""
    translated = thing.get(f"{key}_localizations") or {}
    found = translated.get(locale) or translated.get(_FALLBACK.get(locale, ""))
    return str(found or thing.get(key) or "")
