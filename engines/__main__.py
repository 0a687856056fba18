"""``python -m engines``: the engine protocol on standard input and output, a line a request."""

import sys
import traceback

from engines.core.lines import write
from engines.core.protocol import Dialogue


def main() -> None:
    """Answer until the input ends or nobody reads the answers."""
    dialogue = Dialogue()
    for line in sys.stdin.buffer:
        try:
            answer = dialogue.answer(line)
        except Exception:  # noqa: BLE001 - a fault of ours must not close the other tables
            traceback.print_exc()
            answer = write({"ok": False, "error": "fault"})
        try:
            print(answer, flush=True)
        except BrokenPipeError:
            sys.stderr.close()  # no word about the pipe when the interpreter flushes it again
            return


if __name__ == "__main__":
    main()
