"""The proof that a deal was fixed before the first move, once the round is over."""

from collections.abc import Iterator
from itertools import islice, zip_longest

from bot.messages import Message, Text
from bot.sight import Story
from bot.words import Say
from engines.core.shuffle import commitment

SHUFFLES_SHOWN = 10
"""So many fit in a message."""


def proof(story: Story, say: Say, *, replayed: bool | None = None) -> Message:
    """Return what was published, the secrets, and whether they match.

    *replayed*: whether the cards dealt were found to be in the order that the secrets give.
    """
    title = f"### {say('proof-title', n=story.number)}\n{say('proof-why')}"
    texts = (title, *_shuffles(story, say), *_verdict(replayed, say), f"-# {say('proof-how')}")
    return Message(tuple(Text(text) for text in texts))


def _shuffles(story: Story, say: Say) -> Iterator[str]:
    if not story.secrets:
        yield say("proof-none")
    pairs = zip_longest(story.secrets, story.sight.commitments[: len(story.secrets)])
    for n, (secret, published) in enumerate(islice(pairs, SHUFFLES_SHOWN), start=1):
        yield "\n".join(_shuffle(n, secret, published, say))
    rest = len(story.secrets) - SHUFFLES_SHOWN
    if rest > 0:
        yield say("proof-rest", n=rest)


def _shuffle(n: int, secret: bytes, published: str | None, say: Say) -> Iterator[str]:
    yield f"**{say('proof-shuffle', n=n)}**"
    if published is not None:
        yield say("proof-published", hash=published)
    yield say("proof-secret", secret=secret.hex())
    if published is None:
        yield say("proof-unpublished")
    else:
        yield say("proof-match" if commitment(secret) == published else "proof-mismatch")


def _verdict(replayed: bool | None, say: Say) -> Iterator[str]:
    if replayed is not None:
        yield say("proof-replayed" if replayed else "proof-not-replayed")
