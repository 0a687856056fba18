"""What a bot does with an interaction's token after its first answer: edits and follow-ups.

The token lives 15 minutes (then 50027) and reaches only the messages it made, and the message
whose component was used.
"""

from collections.abc import Mapping
from dataclasses import replace

from bot.sandbox.attachments import Upload
from bot.sandbox.callbacks import blank_answer, desk_for, wants_ephemeral
from bot.sandbox.drafts import draft_edit, draft_post
from bot.sandbox.interactions import TOKEN_LIFE, Interaction
from bot.sandbox.limits import Form
from bot.sandbox.posts import LOADING, PLAIN, REPLY, Post
from bot.sandbox.refusals import refusal
from bot.sandbox.world import World

BROUGHT_ALONG_FOLLOWUPS = 5
ORIGINAL = "@original"


def follow(world: World, opened: Interaction | None) -> Interaction:
    """Check a token. Raises 50027 once over, 10015 before the first answer, 10003."""
    if opened is None or world.clock.now() - opened.born > TOKEN_LIFE:
        raise refusal(50027)
    if opened.acked is None:
        raise refusal(10015)
    if opened.channel.id not in world.channels:
        raise refusal(10003)
    return opened


def owned(world: World, opened: Interaction, post_id: str) -> Post:
    """Give a message this token reaches. Raises 10008 for any other."""
    wanted = opened.original_id if post_id == ORIGINAL else post_id
    if wanted is None or wanted not in {*opened.made, opened.original_id}:
        raise refusal(10008)
    return world.post(opened.channel.id, wanted)


def follow_up(world: World, opened: Interaction, form: Form, uploads: Mapping[int, Upload]) -> Post:
    """Post another answer; the first one after a deferred answer takes that one's place."""
    if opened.brought_along and opened.followups >= BROUGHT_ALONG_FOLLOWUPS:
        raise refusal(40094)
    original = world.posts.get(opened.channel.id, {}).get(opened.original_id or "")
    if original is not None and original.flags & LOADING:
        return edit(world, original, form, uploads)
    ephemeral = wants_ephemeral(world, opened, form, uploads)
    blank = blank_answer(world, opened, kind=REPLY if original else PLAIN, ephemeral=ephemeral)
    blank = replace(blank, reply_to=original.id if original else None)
    desk = desk_for(world, opened.channel.id, ephemeral=ephemeral)
    posted = draft_post(blank, form, uploads, desk)
    world.place(posted)
    opened.made.add(posted.id)
    opened.followups += 1
    return posted


def edit(world: World, old: Post, form: Form, uploads: Mapping[int, Upload]) -> Post:
    """Edit a message. The first edit of a loading one is not marked as an edit."""
    desk = desk_for(world, old.channel_id, ephemeral=old.ephemeral)
    edited = draft_edit(old, form, uploads, desk)
    if not old.flags & LOADING:
        edited = replace(edited, edited=world.clock.now())
    world.alter(edited)
    return edited
