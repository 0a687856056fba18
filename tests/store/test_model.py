"""Any order of commits, in groups of any size, against a model in twenty lines."""

import asyncio
from random import Random

import msgspec
import pytest
from store.samples import CHAIRS, act, begun, ended, record

from bot.records import Chair, ClashError, Phase, TableId
from bot.store.check import check_file
from bot.store.store import Store


class Model:
    """What a store holds, by the port's words."""

    def __init__(self):
        self.records, self.rounds, self.entries = {}, {}, {}

    def commit(self, stored, begun=None, entry=None, version=0, ended=None):
        table, at = stored.id, (stored.id, stored.round)
        last = max((number for name, number in self.rounds if name == table), default=0)
        rounds = {**self.rounds}
        if begun is not None:
            if begun.number != last + 1:
                raise ClashError
            rounds[table, begun.number] = begun
        if entry is not None and (at not in rounds or version != len(self.entries.get(at, ()))):
            raise ClashError
        if ended is not None:
            over = (table, ended.number)
            if over not in rounds:
                raise ClashError
            changed = {"ended": ended.ended, "result": ended.result}
            rounds[over] = msgspec.structs.replace(rounds[over], **changed)
        if entry is not None:
            self.entries[at] = (*self.entries.get(at, ()), entry)
        self.records[table], self.rounds = stored, rounds


def drawn(random, model, table):
    """Return a commit that mostly follows, and clashes at times."""
    before = model.records.get(table)
    number = before.round if before else 0
    begins = random.random() < (0.8 if not number else 0.06)
    now = number + begins + (random.random() < 0.03)
    chairs = before.chairs if before and random.random() < 0.93 else random.choices(CHAIRS, k=3)
    stored = record(
        table,
        round=now,
        chairs=tuple(chairs)[: random.randint(1, 9)] if random.random() < 0.05 else tuple(chairs),
        channel=random.choice((22, 22, 22, 22, 22, 23)),
        phase=Phase.CLOSED if random.random() < 0.03 else Phase.PLAYING,
        tally=(random.randrange(100),),
        host=random.randrange(1, 2**62),
    )
    facts = {}
    if begins:
        people = stored.chairs if random.random() < 0.8 else (Chair("Someone"),)
        facts["begun"] = begun(table, now, chairs=people)
    if begins or random.random() < 0.85:  # a round begins with its deal
        acts = len(model.entries.get((table, now), ()))
        facts["version"] = acts + random.choice((0,) * 20 + (1, -1))
        facts["entry"] = act(random.randrange(400), seat=random.randrange(3))
    if random.random() < 0.05:
        facts["ended"] = ended(begun(table, now), at=stored.created + random.randrange(999))
    return stored, facts


async def same(store, model, tables):
    for table in tables:
        assert await store.record(table) == model.records.get(table)
    for (table, number), expected in model.rounds.items():
        assert await store.round(table, number) == expected
        assert await store.entries(table, number) == model.entries.get((table, number), ())


@pytest.mark.parametrize("seed", range(6))
async def test_the_store_holds_what_the_model_holds(path, seed):
    random, model = Random(seed), Model()
    tables = [TableId(f"T{n}") for n in range(4)]
    clashes = 0
    async with await Store.open(path) as store:
        for _ in range(60):
            expected, writes = [], []
            for _ in range(random.choice((1, 2, 5, 20))):
                stored, facts = drawn(random, model, random.choice(tables))
                try:
                    model.commit(stored, **facts)
                    expected.append(None)
                except ClashError:
                    expected.append(ClashError)
                writes.append(store.commit(stored, **facts))
            answers = await asyncio.gather(*writes, return_exceptions=True)
            assert [answer and type(answer) for answer in answers] == expected
            clashes += expected.count(ClashError)
        await same(store, model, tables)
    assert clashes > 20
    assert sum(map(len, model.entries.values())) > 100
    assert check_file(path).problems == ()
    async with await Store.open(path) as store:
        await same(store, model, tables)
