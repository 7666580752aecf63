"""The content of a board: the firmware's files for it, and its configuration."""

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
OLDEST = (1, 26)  # MicroPython: the oldest in which the whole program passes its test, on an emulated Pico
RADIO_BOARDS = frozenset({"pico_w", "pico2_w", "host"})

_PORTS = {"rp2": "RP2", "linux": "a PC", "darwin": "a PC"}
_FIRMWARE = re.compile(rb'^FIRMWARE = "([ -~]{1,40})"', re.MULTILINE)
_WATCHDOG = re.compile(r"^ +watchdog_control = (0x[0-9A-Fa-f]{8})$", re.MULTILINE)
_TAIL = re.compile(rb"\*([0-9a-f]{8})\n\Z")


@dataclass(frozen=True, slots=True)
class Image:
    """The firmware for one board: content by path, in the order of writing, and the version."""

    files: Mapping[str, bytes]
    version: str


def board_of(platform: str, machine: str) -> str | None:
    """The firmware's board module for an interpreter's platform and machine (like its main.py); None: unknown board."""
    if platform not in _PORTS:
        return None
    if platform != "rp2":
        return "host"
    return ("pico2" if "RP2350" in machine else "pico") + ("_w" if " W " in machine else "")


def image(firmware: Path, board: str) -> Image:
    """The files of `firmware` that `board` needs. main.py comes last: until then the former program starts."""
    files: dict[str, bytes] = {}
    for folder in FOLDERS:
        for path in sorted((firmware / folder).glob("*.py")):
            if folder != "boards" or path.stem in _modules(board):
                files[f"{folder}/{path.name}"] = path.read_bytes()
    files[MAIN] = (firmware / MAIN).read_bytes()
    return Image(files, version(firmware))


def version(firmware: Path) -> str:
    """The version of a firmware, which its nodes report as `fw`; empty if it cannot be read."""
    try:
        match = _FIRMWARE.search((firmware / "lib" / "node.py").read_bytes())
    except OSError:
        return ""
    return match[1].decode("ascii") if match else ""


def own_version() -> str:
    """The version of this hub's firmware; empty if the firmware is missing."""
    try:
        return version(firmware_folder())
    except FileNotFoundError:
        return ""


def watchdog(firmware: Path, board: str) -> int | None:
    """Address of the board's watchdog control register, from its board module; None for a PC."""
    match = _WATCHDOG.search((firmware / "boards" / f"{board}.py").read_text(encoding="utf-8"))
    return int(match[1], 16) if match else None


def _modules(board: str) -> frozenset[str]:
    return frozenset({"host", "host_net"} if board == "host" else {"rp", "pins", board})


def sealed(text: bytes) -> bytes:
    """A configuration in the format of the node's flash: the text, `*`, its CRC-32, newline (drivers/flash.py)."""
    return text + b"*%08x\n" % crc32(text)


def opened(data: bytes) -> bytes | None:
    """The text of a stored configuration, sealed or written by hand; None if it is damaged or has no role."""
    tail = _TAIL.search(data)
    text = data[: tail.start()] if tail else data.strip()
    if tail and tail[1] != b"%08x" % crc32(text):
        return None
    return text if role_in(text) else None


def role_in(text: bytes) -> str | None:
    """The role in a configuration; None without a known one."""
    try:
        fields = json.loads(text)
    except (ValueError, RecursionError):
        return None
    role = fields.get("role") if isinstance(fields, dict) else None
    return role if role in ROLES else None


def fresh_config(role: str) -> bytes:
    """The configuration of a new node; the hub sends a complete one in the first session."""
    return json.dumps({"role": role}, separators=(",", ":")).encode()


def node_of(broker: bytes) -> tuple[str, str] | None:
    """(login, network) in a broker.json; None if it is malformed. Without a login, the node uses its id."""
    try:
        fields = json.loads(broker)
    except (ValueError, RecursionError):
        return None
    if not isinstance(fields, dict) or not all(isinstance(fields.get(name), str) for name in ("broker", "table")):
        return None
    return str(fields.get("user", "")), str(fields.get("ssid", ""))
