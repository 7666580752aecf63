"""Payloads of protocol 1 over MQTT, as the lines that a session reads and writes.

A broker carries the JSON without a CRC. The hub has one session class for both media, so each payload becomes exactly
one line, never longer than the longest line.
"""

from binascii import crc32
from dataclasses import dataclass

from palace_hub.wire.lines import LINE_LIMIT

# A body that no session accepts: what a carrier refuses is handed on as this, and so counted where everything is.
REFUSED_BODY = b'{"t":null}'

VERSION = "palace/1"

# Names stand in topics, in file names of accounts and on screens.
NAME_LIMIT = 32

UP_KINDS = frozenset({"hello", "s", "st", "ack"})
ONLINE = "online"
COMMAND = "cmd"


def framed(payload: bytes) -> bytes:
    """The line for `payload`. A newline in JSON is only space between tokens, so it may become one."""
    body = payload[:LINE_LIMIT].replace(b"\n", b" ")
    return b"%s*%08x\n" % (body, crc32(body))


def bodies(lines: bytes) -> list[bytes]:
    """The payloads in whole lines that a session wrote."""
    return [line[: line.rindex(b"*")] for line in lines.split(b"\n") if line]


@dataclass(frozen=True, slots=True)
class NodeTopic:
    """`palace/1/<table>/node/<id>/<kind>`."""

    table: str
    node: str
    kind: str

    def __str__(self) -> str:
        return f"{VERSION}/{self.table}/node/{self.node}/{self.kind}"

    @classmethod
    def parse(cls, topic: str) -> "NodeTopic | None":
        """None for a topic of another shape or with a name that cannot be one."""
        parts = topic.split("/")
        if len(parts) != 6 or parts[:2] != VERSION.split("/") or parts[3] != "node":
            return None
        found = cls(parts[2], parts[4], parts[5])
        return found if is_name(found.table) and is_name(found.node) else None


def is_name(text: str) -> bool:
    """Whether `text` can be a table's name or a node's id: printable ASCII that means nothing in a topic."""
    return 0 < len(text) <= NAME_LIMIT and all("!" <= sign <= "~" and sign not in "/+#" for sign in text)
