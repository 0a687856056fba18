"""A voice that remembers what it was asked to say, so that a test can ask what a screen is for."""

import re
from dataclasses import dataclass, field, replace

from bot.words import Say

GUIDES = re.compile(
    r"(updown|cribbage|wild|rummy)-(ask-|wait-|status-(?!none|stakes|wild|catch))"
    r"|(hand|table)-(paused|next)|lobby-(wanting|ready|full)|series-next|closed-again"
    r"|settings(-server|-options)?-about|options-hint|check-(good|grant)|[a-z-]+-how"
)
"""The sentences that say what to do, or whom one waits for."""


@dataclass(frozen=True, slots=True)
class Listening(Say):
    """Says what *say* says, and keeps the keys."""

    heard: list[str] = field(default_factory=list, compare=False)

    @classmethod
    def to(cls, say: Say) -> "Listening":
        return cls(say.locale, say.sentences, say.strict, say.game)

    def __call__(self, key: str, /, **facts: str | float) -> str:
        self.heard.append(key)
        return Say.__call__(self, key, **facts)

    def of(self, game: str) -> "Listening":
        return replace(self, game=game)

    def guides(self) -> list[str]:
        """Return the keys heard since the last time that guide; forget them all."""
        found = [key for key in self.heard if GUIDES.match(key)]
        self.heard.clear()
        return found
