"""A process that writes rounds as fast as it can and says what was acknowledged, until killed.

``python writing.py FILE NAME``, a name for its tables: prints ``table number version`` once each act is durable.
"""

import asyncio
import os
import sys

from store.samples import act, begun, ended, record

from bot.records import TableId
from bot.store.store import Store


async def write(store, table):
    number = 0
    while True:
        number += 1
        await store.commit(record(table, round=number), begun=begun(table, number), entry=act(0))
        say(table, number, 0)
        for version in range(1, 40):
            over = ended(begun(table, number)) if version == 39 else None
            facts = {"entry": act(version), "version": version, "ended": over}
            await store.commit(record(table, round=number), **facts)
            say(table, number, version)


def say(*words):
    os.write(1, (" ".join(map(str, words)) + "\n").encode())


async def main(path, name):
    async with await Store.open(path) as store:
        await asyncio.gather(*(write(store, TableId(f"{name}-{n}")) for n in range(8)))


asyncio.run(main(sys.argv[1], sys.argv[2]))
