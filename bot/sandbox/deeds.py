"""What a person can be told to do over HTTP: a name, a body, and what comes back."""

from collections.abc import Awaitable, Callable
from typing import Any

from bot.sandbox.people import Person
from bot.sandbox.people_json import shown_answer, shown_message
from bot.sandbox.wire import Json

Deed = Callable[[Person, Json], Awaitable[Any]]


async def _press(person: Person, body: Json) -> Any:
    return shown_answer(await person.press(str(body["message"]), str(body["button"])))


async def _select(person: Person, body: Json) -> Any:
    values = [str(v) for v in body["values"]]
    answer = await person.select(str(body["message"]), str(body["menu"]), values)
    return shown_answer(answer)


async def _submit(person: Person, body: Json) -> Any:
    return shown_answer(await person.submit(str(body["modal"]), dict(body["values"])))


async def _command(person: Person, body: Json) -> Any:
    options = body.get("options") or {}
    answer = await person.command(str(body["name"]), options, body.get("channel"))
    return shown_answer(answer)


async def _complete(person: Person, body: Json) -> Any:
    offered = await person.complete(
        str(body["name"]), body.get("options") or {}, str(body["focused"]), body.get("channel")
    )
    return [{"name": name, "value": value} for name, value in offered]


async def _say(person: Person, body: Json) -> Any:
    return shown_message(person.say(str(body["content"]), body.get("channel")))


async def _dismiss(person: Person, body: Json) -> Any:
    person.dismiss(str(body["message"]))
    return {}


async def _reload(person: Person, _body: Json) -> Any:
    person.reload()
    return {}


async def _conversation(person: Person, _body: Json) -> Any:
    return {"channel": person.conversation()}


DEEDS: dict[str, Deed] = {
    "press": _press,
    "select": _select,
    "submit": _submit,
    "command": _command,
    "complete": _complete,
    "say": _say,
    "dismiss": _dismiss,
    "reload": _reload,
    "conversation": _conversation,
}
