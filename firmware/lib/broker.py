"""`Broker`: address and credentials of the MQTT broker, read from a file. No message carries or changes them."""

import json

from micropython import const

_DEFAULT_PORT = const(1883)
_POWER_LIMIT = const(20)  # dBm: the radio's most
_NAME_LIMIT = const(32)  # characters of a table's name, because every topic contains it
_MARK = b"\xef\xbb\xbf"  # byte order mark, which some editors put before a text
TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Any


class Broker:
    """Parsed `{"broker":"192.168.1.20","table":"home","password":"...","ssid":"...","key":"..."}`.

    `port` and `user` are optional, and so are `country` (two letters: the channels that its law allows) and `txpower`
    (1 to 20 dBm). Raises ValueError for invalid text; the message never repeats the text's values,
    because they include passwords.
    """

    def __init__(self, text: bytes, node: str) -> None:
        try:
            fields = json.loads(str(text[3:] if text[:3] == _MARK else text, "utf-8"))
        except (ValueError, RuntimeError):
            raise ValueError("broker: expected JSON")
        if type(fields) is not dict:
            raise ValueError("broker: expected an object")
        self.address = _text(fields, "broker", "")
        self.table = _text(fields, "table", "")
        self.user = _text(fields, "user", node)
        self.password = _text(fields, "password", "")
        self.ssid = _text(fields, "ssid", "")
        self.key = _text(fields, "key", "")
        self.country = _text(fields, "country", "")
        self.port = fields.get("port", _DEFAULT_PORT)
        self.power = fields.get("txpower")
        if type(self.port) is not int or not 0 < self.port < 65536:
            raise ValueError("port: expected a number")
        if self.country and (len(self.country) != 2 or [sign for sign in self.country if not "A" <= sign <= "Z"]):
            raise ValueError("country: expected two capital letters")
        if self.power is not None and (type(self.power) is not int or not 0 < self.power <= _POWER_LIMIT):
            raise ValueError("txpower: expected 1 to 20")
        if not self.address or [part for part in self.address.split(".") if not part.isdigit()]:
            raise ValueError("broker: expected an address in digits")  # a name look-up may outlast the watchdog
        if not 0 < len(self.table) <= _NAME_LIMIT or [sign for sign in "/+#" if sign in self.table]:
            raise ValueError("table: expected a name without /, + and #")


def _text(fields: "dict[str, Any]", name: str, missing: str) -> str:
    value = fields.get(name, missing)
    if type(value) is not str:
        raise ValueError(name + ": expected text")
    return value


def broker_or_none(text: bytes, node: str) -> "Broker | None":
    """The broker, or None if `text` is empty or invalid: the node then uses USB."""
    if not text:
        return None
    try:
        return Broker(text, node)
    except ValueError:
        return None
