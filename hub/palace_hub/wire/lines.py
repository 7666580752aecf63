"""Serial lines of protocol 1: JSON, `*`, eight lower-case hex digits of CRC-32 over the JSON's bytes, newline.

Sans-I/O: bytes in, JSON bodies and log text out, the same for every split of the stream. Other lines are damaged
frames, which are counted, or text for people (boot messages, tracebacks), which is never parsed.
"""

import json
import re
from binascii import crc32
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from palace_hub.errors import FrameFault

# Protocol 1: two and a half times the longest message. Checked before anything is parsed, so that neither memory nor
# the depth of nesting can be chosen from outside.
LINE_LIMIT = 1024

# Text is for a log line on a screen; more of one line than this says nothing new.
TEXT_LIMIT = 200

_FRAME = re.compile(rb"(\{.*\})\*([0-9a-f]{8})", re.DOTALL)
_TAIL = re.compile(rb"\*[0-9a-f]{8}\Z")


@dataclass(frozen=True, slots=True)
class LogText:
    """A line that is no frame and does not look like one. Control characters stand escaped; at most 200 characters."""

    text: str


def escaped(line: bytes) -> str:
    """`line` as text in which everything that is not printable shows as an escape."""
    text = line[:TEXT_LIMIT].decode("utf-8", "backslashreplace")
    if not text.isprintable():
        text = "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)
    return text[:TEXT_LIMIT]


def encode_line(message: Mapping[str, Any]) -> bytes:
    """The line that carries `message`; FrameFault if it would be longer than a line may be."""
    body = json.dumps(message, separators=(",", ":"), allow_nan=False).encode()
    line = b"%s*%08x\n" % (body, crc32(body))
    if len(line) > LINE_LIMIT:
        raise FrameFault(
            f"message of {len(line)} bytes: expected at most {LINE_LIMIT}", got=len(line), limit=LINE_LIMIT
        )
    return line


def body_of(line: bytes) -> bytes | None:
    """The JSON of a whole line without its newline; None if shape, length or CRC are not a frame's."""
    if len(line) >= LINE_LIMIT:
        return None
    match = _FRAME.fullmatch(line)
    if match is None:
        return None
    body = match[1]
    return body if match[2] == b"%08x" % crc32(body) else None


class LineDecoder:
    """Cuts a stream of bytes into bodies of good frames and log text. `rx_bad` counts damaged and overlong lines."""

    def __init__(self) -> None:
        self.rx_bad = 0
        self.bytes = 0
        self.held = bytearray()
        """The start of the next line, below `LINE_LIMIT`."""
        self._overlong = False

    def receive(self, data: bytes) -> list[bytes | LogText]:
        """What `data` completes, in order. Each byte is looked at once, however the stream is split."""
        self.bytes += len(data)
        lines = data.split(b"\n")
        last = lines.pop()
        found: list[bytes | LogText] = []
        for line in lines:
            if self._overlong or self.held:
                self._hold(line)
                line = bytes(self.held)
                self.held.clear()
            self._judge(line, found)
        self._hold(last)
        return found

    def reset(self) -> None:
        """Forget a torn line; what comes next is another stream. The counters stay."""
        self.held.clear()
        self._overlong = False

    def _hold(self, part: bytes) -> None:
        if self._overlong or len(self.held) + len(part) >= LINE_LIMIT:
            self._overlong = True
            self.held.clear()
        else:
            self.held += part

    def _judge(self, line: bytes, found: list[bytes | LogText]) -> None:
        if self._overlong or len(line) >= LINE_LIMIT:
            self._overlong = False
            self.rx_bad += 1
            return
        if not line or line == b"\r":
            return
        body = body_of(line)
        if body is not None:
            found.append(body)
        elif line.startswith(b"{") or _TAIL.search(line[-9:]):
            self.rx_bad += 1
        else:
            found.append(LogText(escaped(line.removesuffix(b"\r"))))
