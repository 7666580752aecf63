"""What belongs on a board: the firmware's files for it, and its configuration."""

import json
import re
from binascii import crc32
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from palace_hub.link.firmware import firmware_folder

FOLDERS = ("lib", "drivers", "boards")
MAIN, CONFIG, BROKER = "main.py", "config.json", "broker.json"
ROLES = ("tray", "plate")
OLDEST = (1, 29)  # of MicroPython: the first whose rp2 the firmware's types and tests know
RADIO_BOARDS = frozenset({"pico_w", "pico2_w", "host"})

_PORTS = {"rp2": "RP2", "linux": "a PC", "darwin": "a PC"}
_FIRMWARE = re.compile(rb'^FIRMWARE = "([ -~]{1,40})"', re.MULTILINE)
_WATCHDOG = re.compile(r"^ +watchdog_control = (0x[0-9A-Fa-f]{8})$", re.MULTILINE)
_TAIL = re.compile(rb"\*([0-9a-f]{8})\n\Z")


@dataclass(frozen=True, slots=True)
class Image:
    """The program for one board: bytes by path on the board, in the order in which they are written; its version."""

    files: Mapping[str, bytes]
    version: str


def board_of(platform: str, machine: str) -> str | None:
    """The firmware's board module for what an interpreter says of itself (as its main.py decides); None: none fits."""
    if platform not in _PORTS:
        return None
    if platform != "rp2":
        return "host"
    return ("pico2" if "RP2350" in machine else "pico") + ("_w" if " W " in machine else "")


def image(firmware: Path, board: str) -> Image:
    """The files of `firmware` that `board` needs. The entry comes last: until then the former program starts."""
    files: dict[str, bytes] = {}
    for folder in FOLDERS:
        for path in sorted((firmware / folder).glob("*.py")):
            if folder != "boards" or path.stem in _modules(board):
                files[f"{folder}/{path.name}"] = path.read_bytes()
    files[MAIN] = (firmware / MAIN).read_bytes()
    return Image(files, version(firmware))


def version(firmware: Path) -> str:
    """What a node with this firmware says in `fw`; empty if it cannot be found."""
    try:
        match = _FIRMWARE.search((firmware / "lib" / "node.py").read_bytes())
    except OSError:
        return ""
    return match[1].decode("ascii") if match else ""


def own_version() -> str:
    """The version of the firmware that this hub brings; empty if it is not where it belongs."""
    try:
        return version(firmware_folder())
    except FileNotFoundError:
        return ""


def watchdog(firmware: Path, board: str) -> int | None:
    """The address of the board's watchdog control register, as its module names it; None for a PC."""
    match = _WATCHDOG.search((firmware / "boards" / f"{board}.py").read_text(encoding="utf-8"))
    return int(match[1], 16) if match else None


def _modules(board: str) -> frozenset[str]:
    return frozenset({"host", "host_net"} if board == "host" else {"rp", "pins", board})


def sealed(text: bytes) -> bytes:
    """A configuration as the node keeps it in flash: the text, `*`, its CRC-32, newline (drivers/flash.py)."""
    return text + b"*%08x\n" % crc32(text)


def opened(data: bytes) -> bytes | None:
    """The text in a kept configuration, sealed or written by a person; None if it is damaged or says no role."""
    tail = _TAIL.search(data)
    text = data[: tail.start()] if tail else data.strip()
    if tail and tail[1] != b"%08x" % crc32(text):
        return None
    return text if role_in(text) else None


def role_in(text: bytes) -> str | None:
    """The role that a configuration says."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return None
    role = fields.get("role") if isinstance(fields, dict) else None
    return role if role in ROLES else None


def fresh_config(role: str) -> bytes:
    """The text of a new node's configuration; the hub pushes its own when it meets the node."""
    return json.dumps({"role": role}, separators=(",", ":")).encode()


def node_of(broker: bytes) -> tuple[str, str] | None:
    """(login, network) in a broker.json; None if it is none. The login may be missing: the node then uses its id."""
    try:
        fields = json.loads(broker)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict) or not all(isinstance(fields.get(name), str) for name in ("broker", "table")):
        return None
    return str(fields.get("user", "")), str(fields.get("ssid", ""))
