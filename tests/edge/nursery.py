"""Forks bots for tests: imports are done once, each bot is a process of its own to be killed.

A line of JSON on standard input is an environment and starts ``python -m bot run`` in it; its
process id is printed, and once it has ended, how. ``SEED`` in it chooses the secrets of the
shuffles, the same ones after each start. Pictures are sketches.
"""

import json
import os
import sys
from functools import partial
from random import Random
from types import SimpleNamespace

from pictures.threads import Threads
from play.sketches import sketched

from bot import app, catalogue
from bot.__main__ import main
from bot.words import Words
from engines.core import shuffle


def raise_one(environment: dict[str, str]) -> None:
    pid = os.fork()
    if pid == 0:
        errors = os.open(environment["ERRORS"], os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(errors, 2)
        os.chdir(os.path.dirname(environment["ERRORS"]))  # noqa: PTH120 - where no .env lies
        os.environ.update(environment)
        if "SEED" in environment:
            shuffle.secrets = SimpleNamespace(token_bytes=Random(environment["SEED"]).randbytes)
        app.Parlour = partial(app.Parlour, painters=Threads(sketched))
        os._exit(main(["run"]))
    print("born", pid, flush=True)
    _, status = os.waitpid(pid, 0)
    print("gone", os.waitstatus_to_exitcode(status), flush=True)


def learn() -> None:
    """Do once what every bot does first: read the games and the words."""
    catalogue.load()
    Words.load()


if __name__ == "__main__":
    learn()
    for line in sys.stdin:
        raise_one(json.loads(line))
