"""A table's values, as the tests of the store need them; and a round of plausible acts."""

from random import Random

from bot.records import Chair, Deadline, Entry, Phase, Record, Round, TableId, UserId, Window
from engines.core.cards import NAMES
from engines.core.codec import pack_events
from engines.core.contract import Level, Result

BEGAN = 1_760_000_000.0
ANA, BO = UserId(101_000_000_000_000_001), UserId(202_000_000_000_000_002)
CHAIRS = (Chair("Ana Nass", user=ANA), Chair("Zé 👑 عمر", user=BO), Chair("Fig", level=Level.HARD))
TABLE = TableId("AB12CD34")


def record(table=TABLE, **changes):
    facts = {
        "id": table,
        "game": "updown",
        "guild": 11,
        "channel": 22,
        "host": ANA,
        "locale": "pt-BR",
        "created": BEGAN - 100,
        "message": 33,
        "posted": BEGAN - 99.5,
        "phase": Phase.PLAYING,
        "chairs": CHAIRS,
        "gone": (1,),
        "options": {"starter": 0, "jokers": True, "seven": "skip"},
        "clock": 60,
        "round": 1,
        "tally": (1, 0, 2),
        "deadline": Deadline(at=BEGAN + 60, version=3, seats=(0, 2)),
        "paused": True,
        "why_paused": "lost-channel",
    }
    return Record(**{**facts, **changes})


def begun(table=TABLE, number=1, **changes):
    facts = {
        "table": table,
        "number": number,
        "game": "updown",
        "seats": 3,
        "options": {"starter": 0},
        "chairs": CHAIRS,
        "began": BEGAN,
    }
    return Round(**{**facts, **changes})


def ended(round_, at=BEGAN + 600, outcome="winner"):
    facts = {"ended": at, "result": Result(((0,), (1, 2)), (1, 0, 0), outcome)}
    return Round(**{**{name: getattr(round_, name) for name in round_.__struct_fields__}, **facts})


def window(table=TABLE, user=ANA, until=BEGAN + 900, **changes):
    facts = {"application": 44, "token": "aW50ZXJhY3Rpb24", "message": 55, "locale": "pt-BR"}
    return Window(table=table, user=user, until=until, **{**facts, **changes})


def deal(random, at=BEGAN):
    order = list(range(52))
    random.shuffle(order)
    events = pack_events([[1, 0, order[20], order, [], 2]])
    return Entry(None, "", events, at, (random.randbytes(32),))


def act(number, at=None, seat=0):
    """An act like the game's own: 13 bytes of events."""
    action = "draw" if number % 3 == 0 else f"play {NAMES[number * 7 % 52]}"
    events = pack_events([[2, seat, number * 7 % 52, None, 1, 2, 3], [4, seat, number % 10]])
    return Entry(seat, action, events, BEGAN + number * 8 if at is None else at)


def acts(count, seed=1):
    """Return a round's entries, the deal first, with people's irregular pauses."""
    random, at = Random(seed), BEGAN
    entries = [deal(random)]
    for number in range(1, count):
        at = round(at + random.lognormvariate(2, 0.7), 1)
        entries.append(act(random.randrange(1000), at, number % 2))
    return entries


async def play(store, entries, table=TABLE, number=1, first=0):
    for version, entry in enumerate(entries, first):
        await store.commit(record(table, round=number), entry=entry, version=version)
