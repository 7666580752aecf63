"""`palace engine`: the rules engine on standard input and output, with this machine's clock for `best`."""

import sys
import time

from monkey_palace.engine.protocol import serve


def _reply(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


def engine() -> int:
    """Exit code 0 at the end of the input. `rules/README.md` describes the protocol."""
    serve(sys.stdin.buffer, _reply, time.monotonic)
    return 0
