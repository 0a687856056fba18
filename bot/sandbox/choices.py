"""Autocomplete: the choices a bot offers while a person types."""

from bot.sandbox.limits import Form
from bot.sandbox.wire import Json

MAX_CHOICES = 25
STRING, INTEGER, NUMBER = 3, 4, 10


def check_choices(form: Form, option: Json) -> None:
    """Check the choices for an option. `form` stands on the callback's `data`."""
    choices = form["choices"]
    if not choices.items(0, MAX_CHOICES, needed=True):
        return
    for choice in choices:
        if choice.object():
            check_choice(choice, int(option.get("type", STRING)))


def check_choice(form: Form, kind: int) -> None:
    """Check one choice of an option of a kind: its name and its value."""
    form["name"].text(1, 100, needed=True)
    value = form["value"]
    if not value.required():
        return
    match kind:
        case 3:
            value.text(1, 100)
        case 4:
            value.number(-(2**53), 2**53)
        case _:
            if isinstance(value.value, bool) or not isinstance(value.value, int | float):
                value.blame("NUMBER_TYPE_COERCE", f'Value "{value.value}" is not a number.')
