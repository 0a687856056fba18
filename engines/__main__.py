"""``python -m engines``: the engine protocol on standard input and output, a line a request."""

import sys
import traceback

from engines.core.protocol import Dialogue


def main() -> None:
    """Answer until the input ends or nobody reads the answers."""
    dialogue = Dialogue(on_fault=traceback.print_exception)
    for line in sys.stdin.buffer:
        try:
            print(dialogue.answer(line), flush=True)
        except BrokenPipeError:
            sys.stderr.close()  # no word about the pipe when the interpreter flushes it again
            return


if __name__ == "__main__":
    main()
