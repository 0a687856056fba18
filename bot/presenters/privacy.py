"""What is stored about people, why, and how they have it shown or deleted."""

from bot.messages import Button, Deed, File, Message, Style, Text, Verb, rows
from bot.words import Say


def privacy(keep_days: int, say: Say) -> Message:
    """Return what is stored and why; *keep_days*: how long moves are kept, 0 for ever."""
    texts = (
        f"## {say('privacy-title')}",
        say("privacy-stored"),
        say("privacy-kept", days=keep_days),
        say("privacy-others"),
    )
    buttons = (
        Button(say("privacy-export"), Deed(Verb.MY_DATA)),
        Button(say("privacy-forget"), Deed(Verb.FORGET), Style.DANGER),
    )
    return Message((*map(Text, texts), *rows(buttons)))


def sure_forget(say: Say) -> Message:
    """Return the question before a person's data is deleted."""
    buttons = (
        Button(say("privacy-forget-yes"), Deed(Verb.FORGOTTEN), Style.DANGER),
        Button(say("sure-no"), Deed(Verb.PRIVACY)),
    )
    return Message((Text(say("privacy-forget-sure")), *rows(buttons)))


def my_data(data: bytes, say: Say) -> Message:
    """Return all that is stored about a person, as the file that they may take away."""
    return Message((Text(say("privacy-exported")), File("parlour-my-data.json", data)))
