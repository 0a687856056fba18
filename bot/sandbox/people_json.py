"""People, messages and answers as the people API tells them."""

import json

from aiohttp import web

from bot.sandbox.answers import Answer
from bot.sandbox.modals import Modal
from bot.sandbox.people import Person
from bot.sandbox.sights import Message
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION


async def read_object(request: web.Request) -> Json:
    """Read the body of a request, an object. Raises ValueError or TypeError for anything else."""
    body = json.loads(await request.read() or b"{}")
    if not isinstance(body, dict):
        raise TypeError(body)
    return body


def shown_person(person: Person) -> Json:
    """Give a person."""
    account = person.account
    return {
        "id": account.id,
        "name": account.name,
        "locale": account.locale,
        "permissions": str(account.permissions),
        "dms_open": account.dms_open,
    }


def shown_message(message: Message) -> Json:
    """Give a message as a person sees it: Discord's JSON and what only its reader knows."""
    return {
        **message.raw,
        "text": message.text,
        "ephemeral": message.ephemeral,
        "loading": message.loading,
        "pinged": list(message.pinged),
        "by_bot": message.author["id"] == APPLICATION,
    }


def shown_modal(modal: Modal) -> Json:
    """Give a modal to fill in."""
    return {
        "id": modal.id,
        "custom_id": modal.custom_id,
        "title": modal.title,
        "components": list(modal.components),
    }


def shown_answer(answer: Answer) -> Json:
    """Give what a person got for a deed."""
    shown: Json = {"kind": answer.kind, "seconds": answer.seconds, "ephemeral": answer.ephemeral}
    if answer.message is not None:
        shown["message"] = shown_message(answer.message)
    if answer.modal is not None:
        shown["modal"] = shown_modal(answer.modal)
    return shown | ({"why": answer.why} if answer.kind == "failed" else {})
