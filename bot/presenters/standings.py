"""Who leads, what a member has won, and what one's own games were; the ladder of ranks."""

from collections.abc import Iterator, Mapping

from bot.annals import GameRecord, History, Leaders, Played, Profile, RivalRecord
from bot.messages import Button, Deed, Message, Text, Verb, rows
from bot.presenters.names import chair_name
from bot.presenters.pages import page_buttons
from bot.presenters.part import GamePresenter
from bot.records import UserId
from bot.standings import (
    COMPUTERS,
    EASY,
    FORMER,
    HARD,
    IN_SERIES,
    LADDER,
    MEDIUM,
    PER_STEP,
    PERSON,
    Period,
    next_rank,
    rank_of,
)
from bot.words import Say, shown_name

LEADERS_A_PAGE, GAMES_A_PAGE = 10, 8
RANKS = "ranks"
"""What ``/rules`` is asked for to read of the ladder."""


def leaders(found: Leaders, game: str | None, period: Period, page: int, say: Say) -> Message:
    """Return page *page* (from 1) of a server's leaderboard; *game* ``None``: of all games."""
    which = say("leaders-all-games") if game is None else say(f"{game}-title")
    title = say("leaders-title", game=which, period=say(f"period-{period}"))
    lines = [
        say(
            "leaders-row",
            rank=row.rank,
            name=_bold(row.name, say),
            series=row.series,
            games=row.games,
            points=row.points,
        )
        for row in found.rows
    ]
    body = "\n".join(lines) or say("leaders-nobody")
    note = f"-# {say('leaders-note')}\n-# {say('leaders-how')}"
    pages = max(1, -(-found.people // LEADERS_A_PAGE))
    turning = page_buttons(
        page,
        pages,
        lambda n: Deed(Verb.LEADERS, argument=f"{game or Period.ALL} {period} {n}"),
        say,
    )
    return Message(
        (Text(f"## 🏆 {title}"), Text(body), Text(note), *rows(turning if pages > 1 else ()))
    )


def profile(found: Profile, parts: Mapping[str, GamePresenter], say: Say) -> Message:
    """Return a member's rank, record and best hands; *parts*: of the games, by key."""
    head = say("profile-title", name=_bold(found.name, say))
    games = "\n".join((f"**{say('profile-games')}**", *_games(found, parts, say)))
    met = "\n".join((f"**{say('profile-rivals')}**", *(_rival(each, say) for each in found.rivals)))
    ladder = Button(say("profile-ranks"), Deed(Verb.RULES, argument=f"{RANKS} 1"))
    texts = (
        f"## {head}\n{_rank(found.ranking, say)}",
        games,
        met,
        f"-# {_bonuses(say)}\n-# {say('profile-how')}",
    )
    return Message((*map(Text, texts), *rows((ladder,))))


def history(found: History, user: UserId, page: int, say: Say) -> Message:
    """Return page *page* (from 1) of the finished games of *user*, to them alone."""
    lines = "\n".join(_played(each, user, say) for each in found.games) or say("games-none")
    pages = max(1, -(-found.count // GAMES_A_PAGE))
    title = say("games-title", n=found.count, page=page, pages=pages)
    turning = page_buttons(page, pages, lambda n: Deed(Verb.GAMES, argument=str(n)), say)
    shown = rows(turning if pages > 1 else ())
    return Message((Text(f"### {title}\n-# {say('games-how')}"), Text(lines), *shown))


def ranks(say: Say) -> Message:
    """Return the ladder and what brings points for it."""
    steps = (say("ranks-step", rank=say(f"rank-{r}"), points=least) for r, least in LADDER.items())
    texts = (f"## {say('ranks-title')}", "\n".join(steps), _bonuses(say), say("ranks-counts"))
    return Message(tuple(map(Text, texts)))


def no_games(name: str, say: Say) -> str:
    """Return that *name* has no profile yet."""
    return say("profile-none", name=_bold(name, say))


def _rank(ranking: int, say: Say) -> str:
    above = next_rank(ranking)
    rank = say(f"rank-{rank_of(ranking)}")
    if above is None:
        return say("profile-rank-top", rank=rank, points=ranking)
    return say(
        "profile-rank",
        rank=rank,
        points=ranking,
        next=say(f"rank-{above}"),
        more=LADDER[above] - ranking,
    )


def _bonuses(say: Say) -> str:
    return say(
        "ranks-bonuses",
        person=PERSON,
        step=PER_STEP,
        hard=HARD,
        medium=MEDIUM,
        easy=EASY,
        series=IN_SERIES,
    )


def _games(found: Profile, parts: Mapping[str, GamePresenter], say: Say) -> Iterator[str]:
    """Yield a line a game, and under it the best hand, where the game tells of such."""
    for each in found.games:
        yield _game(each, say)
        told = getattr(parts.get(each.game), "feat", None)
        if each.feat is not None and told is not None:
            when = f"<t:{int(each.feat_at)}:d>"
            yield f"  {say('profile-feat', feat=told(each.feat, say), when=when)}"


def _game(found: GameRecord, say: Say) -> str:
    return say(
        "profile-game",
        game=say(f"{found.game}-title"),
        played=found.played,
        won=found.won,
        shared=found.shared,
        series=found.series,
        points=found.points,
    )


def _rival(found: RivalRecord, say: Say) -> str:
    levels = {user: level for level, user in COMPUTERS.items()}
    if found.rival == FORMER:
        name = say("former-players")
    elif found.rival in levels:
        name = say("computer-name", level=levels[found.rival].value)
    else:
        name = _bold(found.name, say)
    return say(
        "profile-rival", name=name, played=found.played, ahead=found.ahead, behind=found.behind
    )


def _played(found: Played, user: UserId, say: Say) -> str:
    return say(
        "games-row",
        when=f"<t:{int(found.at)}:d>",
        game=say(f"{found.game}-title"),
        place=found.place,
        seats=len(found.chairs),
        points=found.points,
        ranking=found.ranking,
        opponents=" · ".join(_opponents(found, user, say)),
    )


def _opponents(found: Played, user: UserId, say: Say) -> Iterator[str]:
    for number, chair in enumerate(found.chairs, start=1):
        if chair.user != user:
            yield shown_name(chair_name(chair, number, say), say("former-player"))


def _bold(name: str, say: Say) -> str:
    return f"**{shown_name(name, say('former-player'))}**"
