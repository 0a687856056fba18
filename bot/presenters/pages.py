"""Long texts in pages of a message's size: the rules, a play-by-play."""

from collections.abc import Callable, Sequence

from bot.messages import Button, Deed, Message, Row, Text, Verb, rows
from bot.words import Say

PAGE_LENGTH = 3500
"""Characters; a message holds 4,000 in all."""
RULES_LENGTH = 1500
"""Characters of a page of rules: some screens of a phone."""
BEGINNING = "all"
"""The place of the rules' first page, with its example, in a message beside the one pressed on."""


def rules_pages(game: str, markdown: str, page: int, say: Say) -> Message:
    """Return page *page* (from 1) of a game's rules, with the way to the others."""
    pages = split(markdown, RULES_LENGTH)
    at = min(max(page, 1), len(pages))
    title = say("rules-page", game=say(f"{game}-title"), page=at, pages=len(pages))
    turning: tuple[Row, ...] = ()
    if len(pages) > 1:
        turning = rows(
            page_buttons(at, len(pages), lambda n: Deed(Verb.RULES, argument=f"{game} {n}"), say)
        )
    return Message((Text(f"-# {title}\n-# {say('rules-how')}"), Text(pages[at - 1]), *turning))


def page_of_rule(markdown: str, rule: str) -> int:
    """Return the page (from 1) on which rule number *rule* stands; 1 if there is none such."""
    pages = enumerate(split(markdown, RULES_LENGTH), start=1)
    return next((n for n, text in pages if f"**{rule}**" in text), 1)


def page_buttons(
    page: int, pages: int, deed: Callable[[int], Deed], say: Say
) -> tuple[Button, ...]:
    """Return Previous and Next around *page*; each *deed* asks for a page."""
    return (
        Button(say("page-previous"), deed(page - 1), disabled=page <= 1),
        Button(say("page-next"), deed(page + 1), disabled=page >= pages),
    )


def split(markdown: str, length: int = PAGE_LENGTH) -> tuple[str, ...]:
    """Return *markdown* in pages of at most *length* characters, one at least.

    A page begins at a heading where it can, else at a line; only a line too long is cut.
    """
    pages: list[str] = []
    for section in _sections(markdown.strip()):
        for piece in [section] if len(section) <= length else _lines(section, length):
            if pages and len(pages[-1]) + len(piece) + 2 <= length:
                pages[-1] = f"{pages[-1]}\n{piece}"
            else:
                pages.append(piece)
    return tuple(pages) or ("",)


def _sections(markdown: str) -> list[str]:
    sections: list[list[str]] = [[]]
    for line in markdown.split("\n"):
        if line.startswith("#") and sections[-1]:
            sections.append([])
        sections[-1].append(line)
    return ["\n".join(lines).strip() for lines in sections]


def _lines(section: str, length: int) -> Sequence[str]:
    pieces = [""]
    for line in section.split("\n"):
        for start in range(0, max(len(line), 1), length):
            part = line[start : start + length]
            if len(pieces[-1]) + len(part) + 1 > length:
                pieces.append(part)
            else:
                pieces[-1] = f"{pieces[-1]}\n{part}" if pieces[-1] else part
    return pieces
