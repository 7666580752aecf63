"""The configuration that a node runs: a JSON object as text, owned by the hub, known by the CRC-32 of its bytes."""

import json
from binascii import crc32

from micropython import const

DEFAULT = b'{"role":"tray"}'
TRAY = "tray"
PLATE = "plate"
CELLS = {TRAY: 6, PLATE: 4}
HALL_BITS = const(160)  # ten strips of 16
TEXT_LIMIT = const(512)  # half a line, so that the command around it always fits one, quotes escaped
BATCH_MS = const(50)
BATCH_MS_MIN = const(10)  # shorter ones would fill the line with frames around nothing
BATCH_MS_MAX = const(100)  # longer ones would be felt at the table


def batch_ms_of(value: object) -> int:
    """`value` if it is a length of a batch in milliseconds; otherwise ValueError."""
    if type(value) is not int or not BATCH_MS_MIN <= value <= BATCH_MS_MAX:
        raise ValueError("ms: expected 10 to 100")
    return value


def hall_bits_of(value: object) -> int:
    """`value` if it is a length of a chain of 74HC165 in bits; otherwise ValueError."""
    if type(value) is not int or value % 8 or not 0 <= value <= HALL_BITS:
        raise ValueError("hall: expected a multiple of 8 up to 160")
    return value


class Configuration:
    """Checked on making: ValueError for text that is no configuration of this program. Unknown keys are ignored."""

    def __init__(self, text: bytes) -> None:
        if len(text) > TEXT_LIMIT:
            raise ValueError("configuration too long")
        try:
            fields = json.loads(str(text, "utf-8"))
        except RuntimeError:  # nesting without end
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


def kept_or_default(text: bytes) -> Configuration:
    """The kept configuration, or the default where nothing usable was kept."""
    try:
        return Configuration(text if text else DEFAULT)
    except ValueError:
        return Configuration(DEFAULT)
