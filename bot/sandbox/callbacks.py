"""A bot's first answer to an interaction: which kinds may answer what, and what each does.

Source: Discord's documentation, "Receiving and Responding".
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.sandbox.attachments import Filing, Upload
from bot.sandbox.choices import check_choices
from bot.sandbox.component_rules import Surroundings
from bot.sandbox.drafts import Desk, draft_edit, draft_post
from bot.sandbox.interactions import Callback, Deed, Interaction, Reply, forced_ephemeral
from bot.sandbox.limits import Form
from bot.sandbox.modal_rules import check_modal
from bot.sandbox.posts import COMMAND_ANSWER, EPHEMERAL, LOADING, PLAIN, Post
from bot.sandbox.refusals import ApiRefusal, refusal
from bot.sandbox.shaping import shape_components
from bot.sandbox.wire import Json
from bot.sandbox.world import APPLICATION, World

_ALLOWED: dict[Deed, tuple[Callback, ...]] = {
    Deed.COMMAND: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL),
    Deed.PRESS: (
        Callback.MESSAGE,
        Callback.DEFERRED_MESSAGE,
        Callback.DEFERRED_UPDATE,
        Callback.UPDATE,
        Callback.MODAL,
    ),
    Deed.TYPE_AHEAD: (Callback.CHOICES,),
    Deed.SUBMIT: (Callback.MESSAGE, Callback.DEFERRED_MESSAGE),
}
_ON_A_MESSAGE = (Callback.DEFERRED_UPDATE, Callback.UPDATE)


def answer(
    world: World, opened: Interaction | None, id_: str, form: Form, uploads: Mapping[int, Upload]
) -> Reply:
    """Take a bot's answer, or refuse it (10062, 40060, 50035 and those of a message)."""
    if opened is None or opened.id != id_ or opened.dead:
        raise refusal(10062)
    if opened.acked is not None:
        raise refusal(40060)
    if opened.channel.id not in world.channels:
        raise refusal(10003)
    try:
        reply = _answer(world, opened, form, uploads)
    except ApiRefusal as refused:
        opened.why = f"Discord refused the bot's answer: {refused} {refused.errors or ''}".strip()
        raise
    opened.answered(reply)
    world.changed += 1  # its token now follows up, even where no message changed yet
    return reply


def _answer(world: World, opened: Interaction, form: Form, uploads: Mapping[int, Upload]) -> Reply:
    allowed = _ALLOWED[opened.deed]
    if opened.deed is Deed.SUBMIT and opened.source is not None:
        allowed = (*allowed, *_ON_A_MESSAGE)
    if not form.object() or not form["type"].choice([int(a) for a in allowed]):
        form.settle()
    callback, data = Callback(form.value["type"]), form["data"]
    match callback:
        case Callback.MESSAGE:
            return Reply(callback, _message(world, opened, data, uploads))
        case Callback.DEFERRED_MESSAGE:
            return Reply(callback, _loading(world, opened, data))
        case Callback.DEFERRED_UPDATE:
            opened.original_id = opened.source.id if opened.source else None
            return Reply(callback, opened.source)
        case Callback.UPDATE:
            return Reply(callback, _update(world, opened, data, uploads))
        case Callback.CHOICES:
            check_choices(data, opened.option or {})
            form.settle()
            return Reply(callback, data=data.value)
        case Callback.MODAL:
            return Reply(callback, data=_modal(world, data))


def desk_for(world: World, channel_id: str, *, ephemeral: bool, users_only: bool = True) -> Desk:
    """Lay out what drafting a message needs."""
    filing = Filing(world.mint, channel_id, ephemeral)
    return Desk(frozenset(world.emojis), world.shelf.id_of, filing, users_only)


def blank_answer(world: World, opened: Interaction, *, kind: int, ephemeral: bool) -> Post:
    """Start a message that answers an interaction."""
    return Post(
        id=world.mint.new(),
        channel_id=opened.channel.id,
        author_id=APPLICATION,
        created=world.clock.now(),
        kind=kind,
        flags=EPHEMERAL if ephemeral else 0,
        seen_by=opened.account.id if ephemeral else None,
        metadata=opened.metadata,
    )


def wants_ephemeral(
    world: World, opened: Interaction, form: Form, uploads: Mapping[int, Upload]
) -> bool:
    """Whether an answer is ephemeral: asked for, or forced by what the person may not do."""
    body = form.value if isinstance(form.value, dict) else {}
    flags = body.get("flags")
    asked = bool(flags & EPHEMERAL) if isinstance(flags, int) else False
    held = world.held(opened.account, opened.channel)
    embeds, files = bool(body.get("embeds")), bool(uploads)
    return asked or forced_ephemeral(opened, held, embeds=embeds, files=files)


def _message(world: World, opened: Interaction, data: Form, uploads: Mapping[int, Upload]) -> Post:
    ephemeral = wants_ephemeral(world, opened, data, uploads)
    kind = COMMAND_ANSWER if opened.deed is Deed.COMMAND else PLAIN
    blank = blank_answer(world, opened, kind=kind, ephemeral=ephemeral)
    desk = desk_for(world, opened.channel.id, ephemeral=ephemeral)
    return _placed(world, opened, draft_post(blank, data, uploads, desk))


def _loading(world: World, opened: Interaction, data: Form) -> Post:
    flags = data["flags"].value
    if flags is not None and data["flags"].number(0, 2**31 - 1) and flags & ~EPHEMERAL:
        words = "Only the EPHEMERAL flag may be set on a deferred response"
        data["flags"].blame("INTERACTION_DEFERRED_FLAGS_INVALID", words)
    data.settle()
    ephemeral = wants_ephemeral(world, opened, data, {})
    kind = COMMAND_ANSWER if opened.deed is Deed.COMMAND else PLAIN
    blank = blank_answer(world, opened, kind=kind, ephemeral=ephemeral)
    return _placed(world, opened, replace(blank, flags=blank.flags | LOADING))


def _placed(world: World, opened: Interaction, post: Post) -> Post:
    world.place(post)
    opened.original_id = post.id
    opened.made.add(post.id)
    return post


def _update(world: World, opened: Interaction, data: Form, uploads: Mapping[int, Upload]) -> Post:
    assert opened.source is not None
    old = world.post(opened.source.channel_id, opened.source.id)
    if data.value is None:
        edited = old
    else:
        desk = desk_for(world, old.channel_id, ephemeral=old.ephemeral)
        edited = draft_edit(old, data, uploads, desk)
        edited = replace(edited, edited=world.clock.now())
        world.alter(edited)
    opened.original_id = old.id
    return edited


def _modal(world: World, data: Form) -> Json:
    check_modal(data, Surroundings(lambda _url: False, frozenset(world.emojis)))
    data.settle()
    shaped = shape_components(tuple(data.value["components"]), lambda media: media)
    return {**data.value, "components": shaped}
