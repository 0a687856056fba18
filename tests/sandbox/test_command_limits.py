"""Limits of commands and their choices: what Discord takes and what it refuses."""

import pytest
from sandbox.bodies import codes

from bot.sandbox.world import APPLICATION


def command(**more):
    return {"name": "play", "description": "Play", **more}


def option(**more):
    return {"name": "game", "description": "Game", "type": 3, **more}


CHOICE = {"name": "n", "value": "v"}


FINE_COMMANDS = [
    [command(name="jogar-ção", description="d" * 100)],
    [command(name="नमस्ते")],
    [command(options=[option(name=f"o{n}") for n in range(25)])],
    [command(options=[option(choices=[CHOICE] * 25)])],
    [command(name=f"c{n}") for n in range(100)],
    [command(name_localizations={"pt-BR": "jogar"}, description_localizations={"de": "Spielen"})],
    [{"name": "Look At", "type": 2}],
]


WRONG_COMMANDS = [
    ([command(name="Play")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="play it")], "0.name", "APPLICATION_COMMAND_INVALID_NAME"),
    ([command(name="p" * 33)], "0.name", "BASE_TYPE_BAD_LENGTH"),
    ([command(description="")], "0.description", "BASE_TYPE_BAD_LENGTH"),
    ([command(description="d" * 101)], "0.description", "BASE_TYPE_BAD_LENGTH"),
    ([command(name_localizations={"pt": "jogar"})], "0.name_localizations.pt", "BASE_TYPE_CHOICES"),
    (
        [command(name_localizations={"pt-BR": "Jogar"})],
        "0.name_localizations.pt-BR",
        "APPLICATION_COMMAND_INVALID_NAME",
    ),
    (
        [command(options=[option(name=f"o{n}") for n in range(26)])],
        "0.options",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        [command(options=[option(), option()])],
        "0.options.1.name",
        "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
    ),
    (
        [command(options=[option(), option(name="b", required=True)])],
        "0.options.1",
        "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
    ),
    (
        [command(options=[option(choices=[CHOICE] * 26)])],
        "0.options.0.choices",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        [command(options=[option(choices=[{"name": "n" * 101, "value": "v"}])])],
        "0.options.0.choices.0.name",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        [command(options=[option(choices=[CHOICE], autocomplete=True)])],
        "0.options.0.autocomplete",
        "APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES",
    ),
    (
        [command(options=[option(type=1), option(name="b")])],
        "0.options",
        "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID",
    ),
    (
        [command(options=[option(type=1, options=[option(type=1)])])],
        "0.options.0.options.0.type",
        "APPLICATION_COMMAND_OPTION_TYPE_INVALID",
    ),
    ([command(), command()], "_errors", "APPLICATION_COMMANDS_DUPLICATE_NAME"),
    ([command(name=f"c{n}") for n in range(101)], "_errors", "APPLICATION_COMMAND_TOO_MANY"),
    (
        [
            command(
                options=[
                    option(
                        name=f"o{n}",
                        choices=[{"name": str(c), "value": f"{c:0>100}"} for c in range(25)],
                    )
                    for n in range(4)
                ]
            )
        ],
        "0",
        "APPLICATION_COMMAND_TOO_LARGE",
    ),
]


ROUTE = f"/applications/{APPLICATION}/commands"


@pytest.mark.parametrize("commands", FINE_COMMANDS)
async def test_commands_within_the_limits(raw, commands):
    status, answer = await raw.rest("PUT", ROUTE, commands)
    assert status == 200, answer
    assert len(answer) == len(commands)


@pytest.mark.parametrize(("commands", "path", "code"), WRONG_COMMANDS)
async def test_commands_beyond_them(raw, commands, path, code):
    status, answer = await raw.rest("PUT", ROUTE, commands)
    assert (status, answer["code"]) == (400, 50035)
    if path == "_errors":
        assert code in [e["code"] for e in answer["errors"]["_errors"]]
    else:
        assert code in codes(answer, path), answer


WRONG_CHOICES = [
    ([CHOICE] * 26, "choices", "BASE_TYPE_MAX_LENGTH"),
    ([{"name": "", "value": "v"}], "choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    ([{"name": "n" * 101, "value": "v"}], "choices.0.name", "BASE_TYPE_BAD_LENGTH"),
    ([{"name": "n", "value": "v" * 101}], "choices.0.value", "BASE_TYPE_BAD_LENGTH"),
    ([{"name": "n", "value": 3}], "choices.0.value", "STRING_TYPE_CONVERT"),
]


@pytest.mark.parametrize(("choices", "path", "code"), WRONG_CHOICES)
async def test_choices_beyond_the_limits(raw, maya, choices, path, code):
    task, interaction = await raw.started(maya.complete("do", {"text": "a"}, "text"))
    status, answer = await raw.callback(interaction, 8, {"choices": choices})
    assert (status, answer["code"]) == (400, 50035)
    assert code in codes(answer, "data." + path)
    await raw.callback(interaction, 8, {"choices": [CHOICE] * 25})
    assert await task == [("n", "v")] * 25
