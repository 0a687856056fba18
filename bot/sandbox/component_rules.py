"""The rules a message's components must keep: kinds and places, lengths, references, sums.

Sources: Discord's documentation, "Component Reference", and its OpenAPI description.
"""

from collections.abc import Callable
from dataclasses import dataclass

from bot.sandbox.components import Kind, walk
from bot.sandbox.emojis import check_emoji
from bot.sandbox.limits import Form

MAX_COMPONENTS = 40
MAX_TEXT = 4000
LEGACY_TOP = (Kind.ROW,)
V2_TOP = (
    Kind.ROW,
    Kind.SECTION,
    Kind.TEXT,
    Kind.GALLERY,
    Kind.FILE,
    Kind.SEPARATOR,
    Kind.CONTAINER,
)
IN_CONTAINER = V2_TOP[:-1]
IN_ROW = (
    Kind.BUTTON,
    Kind.STRING_SELECT,
    Kind.USER_SELECT,
    Kind.ROLE_SELECT,
    Kind.MENTIONABLE_SELECT,
    Kind.CHANNEL_SELECT,
)
LINK, PREMIUM = 5, 6


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a component may refer to: files by address, the application's emojis by id."""

    knows_media: Callable[[str], bool]
    emojis: frozenset[str]


def check_components(form: Form, around: Surroundings, *, v2: bool) -> None:
    """Check the whole tree of a message. `form` stands on its list of components."""
    if not form.items(0, MAX_COMPONENTS if v2 else 5):
        return
    for component in form:
        _check_kind(component, V2_TOP if v2 else LEGACY_TOP, around)
    check_identities(form)
    if v2:
        _check_sums(form)


def check_identities(form: Form) -> None:
    """Check that no custom id and no id stands twice in a tree."""
    customs: set[str] = set()
    numbers: set[int] = set()
    for component in _each(form):
        custom, number = component.value.get("custom_id"), component.value.get("id")
        if isinstance(custom, str):
            if custom in customs:
                component["custom_id"].blame(
                    "COMPONENT_CUSTOM_ID_DUPLICATED", "Component custom id cannot be duplicated"
                )
            customs.add(custom)
        if number and component["id"].number(0, 2**31 - 1):
            if number in numbers:
                component["id"].blame("COMPONENT_ID_DUPLICATED", "Component id is duplicated")
            numbers.add(number)


def _each(form: Form) -> list[Form]:
    found: list[Form] = []
    for component in form:
        if not isinstance(component.value, dict):
            continue
        found += [component, *_each(component["components"])]
        found += _each_of(component["accessory"]) + _each_of(component["component"])
    return found


def _each_of(form: Form) -> list[Form]:
    return [form, *_each(form["components"])] if isinstance(form.value, dict) else []


def _check_sums(form: Form) -> None:
    everything = list(walk(form.value or ()))
    if len(everything) > MAX_COMPONENTS:
        words = f"The maximum number of components is {MAX_COMPONENTS}, got {len(everything)}"
        form.blame("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", words)
    said = sum(len(str(c.get("content") or "")) for c in everything if c.get("type") == Kind.TEXT)
    if said > MAX_TEXT:
        words = f"The total displayable text size exceeds the maximum size of {MAX_TEXT}"
        form.blame("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", words)


def checked_kind(form: Form, allowed: tuple[Kind, ...]) -> Kind | None:
    """Return of which of the *allowed* kinds a component is; blame it if of none."""
    if not form.object():
        return None
    kind = form.value.get("type")
    if kind in allowed and not isinstance(kind, bool):
        return Kind(kind)
    listed = ", ".join(str(int(k)) for k in allowed)
    form.blame("UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({listed}).')
    return None


def _check_kind(form: Form, allowed: tuple[Kind, ...], around: Surroundings) -> None:
    kind = checked_kind(form, allowed)
    if kind is not None:
        _CHECKS[kind](form, around)


def _check_row(form: Form, around: Surroundings) -> None:
    inner = form["components"]
    if not inner.items(1, 5, needed=True):
        return
    for component in inner:
        _check_kind(component, IN_ROW, around)
    kinds = [c.value.get("type") for c in inner if isinstance(c.value, dict)]
    if len(kinds) > 1 and any(k != Kind.BUTTON for k in kinds):
        words = "The specified component exceeds the maximum width"
        inner.blame("COMPONENT_LAYOUT_WIDTH_EXCEEDED", words)


def _check_button(form: Form, around: Surroundings) -> None:
    if not form["style"].number(1, 6, needed=True):
        return
    style, has = form.value["style"], {k for k, v in form.value.items() if v not in (None, "")}
    form["label"].text(0, 80)
    check_emoji(form["emoji"], around.emojis)
    if style == LINK:
        form["url"].text(1, 512, needed=True)
    if style in (LINK, PREMIUM) and "custom_id" in has:
        form["custom_id"].blame(
            "BUTTON_COMPONENT_CUSTOM_ID_FORBIDDEN", "A custom id is not allowed"
        )
    if style not in (LINK, PREMIUM):
        form["custom_id"].text(1, 100, needed=True)
    if style != LINK and "url" in has:
        form["url"].blame("BUTTON_COMPONENT_URL_FORBIDDEN", "A url is not allowed")
    if style != PREMIUM and not has & {"label", "emoji"}:
        form.blame("BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")


def check_select(form: Form, around: Surroundings) -> None:
    """Check a select of any kind, in a message or in a modal."""
    form["custom_id"].text(1, 100, needed=True)
    form["placeholder"].text(0, 150)
    fine = form["min_values"].number(0, 25) and form["max_values"].number(1, 25)
    low, high = _or(form["min_values"], 1), _or(form["max_values"], 1)
    if fine and low > high:
        form["min_values"].blame(
            "SELECT_COMPONENT_MIN_VALUES_INVALID", "Must be at most max_values"
        )
    if form.value.get("type") == Kind.STRING_SELECT:
        check_options(form["options"], around, 1, 25, high if fine else 25)
    else:
        form["default_values"].items(0, high if fine else 25)


def check_options(form: Form, around: Surroundings, low: int, high: int, most: int) -> None:
    """Check the options of a select or group, of which at most `most` may be chosen."""
    if not form.items(low, high, needed=True):
        return
    if most > len(form.value):
        words = f"max_values {most} is more than the number of options {len(form.value)}"
        form.blame("SELECT_COMPONENT_MAX_VALUES_INVALID", words)
    seen: set[str] = set()
    for option in form:
        if not option.object():
            continue
        option["label"].text(1, 100, needed=True)
        if option["value"].text(1, 100, needed=True) and option.value["value"] in seen:
            words = "The specified option value is already used"
            option["value"].blame("SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", words)
        option["description"].text(0, 100)
        check_emoji(option["emoji"], around.emojis)
        seen.add(str(option.value.get("value")))
    if sum(bool(o.value.get("default")) for o in form if isinstance(o.value, dict)) > most:
        form.blame("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", "Too many options are default")


def _or(form: Form, default: int) -> int:
    return default if form.value is None else int(form.value)


def _check_section(form: Form, around: Surroundings) -> None:
    if form["components"].items(1, 3, needed=True):
        for component in form["components"]:
            _check_kind(component, (Kind.TEXT,), around)
    if form["accessory"].required():
        _check_kind(form["accessory"], (Kind.BUTTON, Kind.THUMBNAIL), around)


def check_text(form: Form, _around: Surroundings) -> None:
    """Check a text display."""
    form["content"].text(1, MAX_TEXT, needed=True)


def _check_media(form: Form, around: Surroundings) -> None:
    if not form.required() or not form.object() or not form["url"].text(1, 2048, needed=True):
        return
    if not around.knows_media(form.value["url"]):
        words = "The referenced attachment was not found"
        form["url"].blame("UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", words)


def _check_thumbnail(form: Form, around: Surroundings) -> None:
    _check_media(form["media"], around)
    form["description"].text(0, 1024)


def _check_gallery(form: Form, around: Surroundings) -> None:
    if form["items"].items(1, 10, needed=True):
        for item in form["items"]:
            if item.object():
                _check_thumbnail(item, around)


def _check_file(form: Form, around: Surroundings) -> None:
    _check_media(form["file"], around)
    url = form["file"]["url"]
    if isinstance(url.value, str) and not url.value.startswith("attachment://"):
        url.blame("FILE_COMPONENT_URL_INVALID", "A file must be an attachment:// reference")


def _check_separator(form: Form, _around: Surroundings) -> None:
    form["spacing"].number(1, 2)


def _check_container(form: Form, around: Surroundings) -> None:
    form["accent_color"].number(0, 0xFFFFFF)
    if form["components"].items(1, MAX_COMPONENTS, needed=True):
        for component in form["components"]:
            _check_kind(component, IN_CONTAINER, around)


_CHECKS: dict[Kind, Callable[[Form, Surroundings], None]] = {
    Kind.ROW: _check_row,
    Kind.BUTTON: _check_button,
    **dict.fromkeys(IN_ROW[1:], check_select),
    Kind.SECTION: _check_section,
    Kind.TEXT: check_text,
    Kind.THUMBNAIL: _check_thumbnail,
    Kind.GALLERY: _check_gallery,
    Kind.FILE: _check_file,
    Kind.SEPARATOR: _check_separator,
    Kind.CONTAINER: _check_container,
}
