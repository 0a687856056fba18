"""Discord's limits of a Components V2 message, checked on the values that become one."""

from bot.messages import (
    Button,
    Divider,
    File,
    Menu,
    Message,
    Part,
    Picture,
    Row,
    Text,
    Verb,
)

ARGUMENT = 60


def check(message: Message) -> Message:
    """Assert that Discord would take *message*; return it."""
    texts = [part.markdown for part in message.parts if isinstance(part, Text)]
    assert all(text.strip() for text in texts), texts
    assert sum(map(len, texts)) <= 4000
    assert 1 + sum(map(components, message.parts)) <= 40, "components, the container among them"
    for part in message.parts:
        check_part(part)
    ids = [deed for part in message.parts for deed in deeds(part)]
    assert len(set(ids)) == len(ids), "two controls with one custom id"
    assert message.accent is None or 0 <= message.accent <= 0xFFFFFF
    return message


def components(part: Part) -> int:
    match part:
        case Row(buttons):
            return 1 + len(buttons)
        case Menu():
            return 2
        case Picture():
            return 2
        case _:
            return 1


def check_part(part: Part) -> None:
    match part:
        case Row(buttons):
            assert 1 <= len(buttons) <= 5
            for button in buttons:
                assert 1 <= len(button.label) <= 80
        case Menu(placeholder, _, options):
            assert 1 <= len(placeholder) <= 150
            assert 1 <= len(options) <= 25
            assert len({option.value for option in options}) == len(options)
            for option in options:
                assert 1 <= len(option.label) <= 100
                assert 1 <= len(option.value) <= 100
                assert len(option.description) <= 100
            assert sum(option.chosen for option in options) <= part.most
        case Picture(name, alt):
            assert 1 <= len(alt) <= 1024
            assert name.isascii()
            assert name.endswith((".png", ".gif"))
        case Text() | Divider() | File():
            pass
    for deed in deeds(part):
        assert len(deed.argument) <= ARGUMENT
        assert len(deed.table) <= 8


def deeds(part: Part) -> tuple:
    match part:
        case Row(buttons):
            return tuple(button.deed for button in buttons)
        case Menu(_, deed):
            return (deed,)
        case _:
            return ()


def buttons(message: Message) -> list[Button]:
    return [each for part in message.parts if isinstance(part, Row) for each in part.buttons]


def menus(message: Message) -> list[Menu]:
    return [part for part in message.parts if isinstance(part, Menu)]


def text(message: Message) -> str:
    return "\n".join(part.markdown for part in message.parts if isinstance(part, Text))


def besides_rules(message: Message) -> list[Button]:
    """Return the buttons of a hand but the way to the rules, which every hand has."""
    return [each for each in buttons(message) if each.deed.verb is not Verb.RULES]
