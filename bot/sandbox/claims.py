"""What a token is still good for when the sandbox starts again.

On Discord a token lives its 15 minutes whatever becomes of the bot, so a private hand can still
be edited after a crash. Here Discord may go down with the bot, and must not forget it.
"""

from dataclasses import dataclass
from typing import Self

from bot.sandbox.interactions import Callback, Deed, Interaction
from bot.sandbox.places import Account, Channel
from bot.sandbox.wire import Json


@dataclass(frozen=True, slots=True)
class Claim:
    """An answered interaction, as it lies in the file."""

    id: str
    token: str
    deed: Deed
    account: Account
    channel: Channel
    born: float
    owners: dict[str, str]
    metadata: Json
    acked: Callback | None
    original_id: str | None
    made: frozenset[str]
    followups: int

    @classmethod
    def of(cls, opened: Interaction) -> Self:
        """Take an interaction as it is."""
        return cls(
            id=opened.id,
            token=opened.token,
            deed=opened.deed,
            account=opened.account,
            channel=opened.channel,
            born=opened.born,
            owners=dict(opened.owners),
            metadata=dict(opened.metadata),
            acked=opened.acked,
            original_id=opened.original_id,
            made=frozenset(opened.made),
            followups=opened.followups,
        )

    def reopened(self) -> Interaction:
        """Make the interaction anew; its first answer was given before."""
        return Interaction(
            id=self.id,
            token=self.token,
            deed=self.deed,
            account=self.account,
            channel=self.channel,
            born=self.born,
            owners=self.owners,
            metadata=self.metadata,
            acked=self.acked,
            original_id=self.original_id,
            made=set(self.made),
            followups=self.followups,
        )
