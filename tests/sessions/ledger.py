"""A ledger in memory, strict about what follows what, that can fail around a commit."""

import asyncio

from bot.records import ClashError, Phase


class Memory:
    """Implements ``bot.records.Ledger`` for live tables; *fails* is ``before`` or ``after``, once."""

    def __init__(self) -> None:
        self.records, self.rounds, self.acts = {}, {}, {}
        self.fails = ""
        self.commits = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def commit(self, record, *, begun=None, entry=None, version=0, ended=None, **more):
        await self.gate.wait()
        fails, self.fails = self.fails, ""
        if fails == "before":
            raise OSError("no space left on device")
        acts = self.acts.setdefault((record.id, record.round), [])
        if entry is not None and version != len(acts):
            raise ClashError(f"{version} does not follow {len(acts)}")
        if begun is not None:
            assert (begun.table, begun.number) not in self.rounds
            self.rounds[begun.table, begun.number] = begun
        self.acts[record.id, record.round].extend([entry] if entry else [])
        if ended is not None:
            self.rounds[ended.table, ended.number] = ended
        self.records[record.id] = record
        self.commits += 1
        if fails == "after":
            raise OSError("the answer was lost")

    async def record(self, table):
        return self.records.get(table)

    async def round(self, table, number):
        return self.rounds.get((table, number))

    async def entries(self, table, number):
        return tuple(self.acts.get((table, number), ()))

    async def open_tables(self):
        return tuple(r for r in self.records.values() if r.phase is not Phase.CLOSED)

    async def unshown_tables(self):
        closed = (r for r in self.records.values() if r.phase is Phase.CLOSED)
        return tuple(r for r in closed if not r.settled)

    async def tables_in(self, channel):
        return tuple(r for r in await self.open_tables() if r.channel == channel)
