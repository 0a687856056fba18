"""A painter: reads pictures from its input and writes them painted, until nobody asks any more.

A process of its own, ``python -m renderers.kit.painter``. It ends when its input does, so however
the process ends that asked, no painter is left behind.
"""

import pickle
import signal
import struct
import sys
import traceback
from typing import BinaryIO

from renderers.kit.reel import drawn

HEAD = struct.Struct(">?I")
"""Before each answer: whether it was painted, and how many bytes follow (else of why not)."""


def serve(asked: BinaryIO, answers: BinaryIO) -> None:
    """Answer every picture that is *asked* for."""
    while True:
        try:
            picture = pickle.load(asked)  # noqa: S301 - from the process that started this one
        except EOFError:
            return
        try:
            painted, body = True, drawn(picture)
        except Exception:  # noqa: BLE001 - it is told to whoever asked
            painted, body = False, traceback.format_exc().encode()
        answers.write(HEAD.pack(painted, len(body)) + body)
        answers.flush()


if __name__ == "__main__":
    # Both signals mean the bot, which still has pictures to show before it ends.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    serve(sys.stdin.buffer, sys.stdout.buffer)
