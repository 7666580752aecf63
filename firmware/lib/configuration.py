"""The node's configuration: a JSON object as text, owned by the hub and identified by the CRC-32 of its bytes."""

import json
from binascii import crc32

from micropython import const

DEFAULT = b'{"role":"tray"}'
TRAY = "tray"
PLATE = "plate"
CELLS = {TRAY: 6, PLATE: 4}
HALL_BITS = const(160)  # ten strips of 16
TEXT_LIMIT = const(512)  # bytes: half a line, so that a command with the escaped text fits one line
BATCH_MS = const(50)
BATCH_MS_MIN = const(10)  # a shorter batch sends mostly empty frames (assumed)
BATCH_MS_MAX = const(100)  # a longer batch delays the screen noticeably (assumed)


def batch_ms_of(value: object) -> int:
    """Return `value` if it is a valid batch length in milliseconds; otherwise raise ValueError."""
    if type(value) is not int or not BATCH_MS_MIN <= value <= BATCH_MS_MAX:
        raise ValueError("ms: expected 10 to 100")
    return value


def hall_bits_of(value: object) -> int:
    """Return `value` if it is a valid length of the 74HC165 chain in bits; otherwise raise ValueError."""
    if type(value) is not int or value % 8 or not 0 <= value <= HALL_BITS:
        raise ValueError("hall: expected a multiple of 8 up to 160")
    return value


class Configuration:
    """A validated configuration. Raises ValueError for invalid text; ignores unknown keys."""

    def __init__(self, text: bytes) -> None:
        if len(text) > TEXT_LIMIT:
            raise ValueError("configuration too long")
        try:
            fields = json.loads(str(text, "utf-8"))
        except RuntimeError:  # JSON nested deeper than the stack
            raise ValueError("configuration nested too deep")
        if type(fields) is not dict:
            raise ValueError("configuration: expected an object")
        role = fields.get("role")
        if type(role) is not str or role not in CELLS:
            raise ValueError("role: expected tray or plate")
        self.text = text
        self.role = role
        self.hall_bits = hall_bits_of(fields.get("hall", HALL_BITS))
        self.batch_ms = batch_ms_of(fields.get("ms", BATCH_MS))
        self.hash = "%08x" % crc32(text)


def configuration_or_default(text: bytes) -> Configuration:
    """The configuration in `text`, or the default if `text` is empty or invalid."""
    try:
        return Configuration(text if text else DEFAULT)
    except ValueError:
        return Configuration(DEFAULT)
