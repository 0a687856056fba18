"""What each game brings to its messages: a module of this shape, found by the game's name."""

from collections.abc import Sequence
from typing import Any, Protocol

from bot.messages import Button, Menu, Part, Row
from bot.sight import Sight
from bot.words import Say
from engines.core.seats import Seat


class GamePresenter(Protocol):
    """A module ``bot.presenters.<game>`` with these functions, all pure.

    *names* are the seats' names as the text at hand shows them (bold, or plain). A sight whose
    seat is ``None`` is a spectator's, and what is made of it may stand in public.

    Seven more are optional: ``feat(best, say)``, a player's best hand within a line (see
    ``engines.core.contract.Feat``); ``in_order(view, by_suit=…)``, the hand by suit or by rank, where the
    game leaves its order open; ``form(sight, argument, say)``, the window that a button opens;
    ``act(sight, text)``, the action that the short text of a control stands for (a custom id holds
    no whole hand), *text* itself if it is none; ``card_in_words(text, say)``, a card that a refusal
    names, for packs of a game's own; ``in_block(event, names, say)``, an event that the table tells
    line by line, ``None`` for all others; ``gathered(act)``, the events of an act as they are told,
    where what is one thing to people is several events.
    """

    @property
    def accent(self) -> int:
        """The colour of the game's messages, 0xRRGGBB."""

    def title(self, say: Say) -> str:
        """Return the game's name."""

    def alt_table(self, sight: Sight, say: Say) -> str:
        """Return all that the table's picture shows, at most 1,024 characters."""

    def alt_hand(self, sight: Sight, say: Say) -> str:
        """Return all that the hand's picture shows, at most 1,024 characters."""

    def status(self, sight: Sight, say: Say) -> str:
        """Return who must do what, or how the round ended, for everybody."""

    def asks(self, sight: Sight, say: Say) -> str:
        """Return what this seat is asked to do now."""

    def hand_words(self, sight: Sight, say: Say) -> str:
        """Return this seat's hand in words."""

    def told(
        self, event: Any, names: Sequence[str], say: Say, seat: Seat | None = None
    ) -> str | None:
        """Return *event* in a sentence, to *seat* if given; ``None`` if it needs no word."""

    def public(self, sight: Sight, say: Say) -> tuple[Button, ...]:
        """Return the game's own buttons at the public table."""

    def controls(self, sight: Sight, say: Say) -> tuple[Row | Menu, ...]:
        """Return every legal action of this seat as buttons and menus, and cards that do not fit.

        At most 25 buttons, and 34 components with their rows.
        """

    def preview(self, sight: Sight, partial: str, say: Say) -> tuple[Part, ...]:
        """Return what an action that is not whole yet would do, and its choices."""

    def action_label(self, text: str, say: Say) -> str:
        """Return an action of the game's notation in words, at most 100 characters."""

    def action_search(self, text: str, say: Say) -> tuple[str, ...]:
        """Return other ways in which somebody may type that action."""

    def every_action(self) -> tuple[str, ...]:
        """Return what a seat may ever do, in notation: what somebody may type though it is not
        allowed now, so that the rules can say why.
        """

    def outcome(self, sight: Sight, names: Sequence[str], say: Say) -> str:
        """Return how the round ended."""

    def result_rows(self, sight: Sight, say: Say) -> tuple[str, ...]:
        """Return each hand with its points, a line a seat, once over."""

    def detail_rows(self, sight: Sight, say: Say) -> tuple[str, ...]:
        """Return each hand counted card by card, once over."""

    def turning_points(
        self, events: Sequence[Any], names: Sequence[str], say: Say
    ) -> tuple[str, ...]:
        """Return what decided the round, a sentence each, a few at most."""
