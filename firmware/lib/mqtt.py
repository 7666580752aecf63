"""MQTT 3.1.1 codec: builds and parses packets. QoS 0 and 1, a last will, clean sessions."""

from micropython import const

CONNACK = const(2)
PUBLISH = const(3)
PUBACK = const(4)
SUBACK = const(9)
PINGRESP = const(13)
PINGREQ = b"\xc0\x00"
DISCONNECT = b"\xe0\x00"
PACKET_LIMIT = const(1280)  # bytes: a command of 1024 and its topic; no valid packet is longer
_PROTOCOL = b"\x00\x04MQTT\x04"
_CLEAN, _WILL, _WILL_QOS_1, _WILL_RETAIN, _PASSWORD, _USER = 0x02, 0x04, 0x08, 0x20, 0x40, 0x80


class MqttError(Exception):
    """The broker sent an invalid packet; the link closes the connection."""


def _text(text: "str | bytes") -> bytes:
    data = text.encode() if isinstance(text, str) else text
    return len(data).to_bytes(2, "big") + data


def _packet(first: int, body: bytes) -> bytes:
    """One packet as one buffer: several writes per packet cost 44 ms with Nagle's algorithm on."""
    head = bytearray([first])
    rest = len(body)
    while True:
        digit = rest & 0x7F
        rest >>= 7
        head.append(digit | (0x80 if rest else 0))
        if not rest:
            return bytes(head) + body


def connect(client: str, user: str, password: str, keepalive_s: int, will_topic: str, will: bytes) -> bytes:
    """CONNECT with a clean session and a retained will of QoS 1. An empty `user` omits user and password."""
    flags = _CLEAN | _WILL | _WILL_QOS_1 | _WILL_RETAIN
    body = _text(client) + _text(will_topic) + _text(will)
    if user:
        flags |= _USER | _PASSWORD
        body += _text(user) + _text(password)
    return _packet(0x10, _PROTOCOL + bytes([flags]) + keepalive_s.to_bytes(2, "big") + body)


def subscribe(number: int, topic: str) -> bytes:
    """SUBSCRIBE to one topic with QoS 1."""
    return _packet(0x82, number.to_bytes(2, "big") + _text(topic) + b"\x01")


def publish(topic: str, payload: bytes, number: int = 0, retain: bool = False) -> bytes:
    """PUBLISH with packet identifier `number` and QoS 1, or with QoS 0 if `number` is 0."""
    qos = 2 if number else 0
    middle = number.to_bytes(2, "big") if number else b""
    return _packet(0x30 | qos | (1 if retain else 0), _text(topic) + middle + payload)


def puback(number: int) -> bytes:
    return _packet(0x40, number.to_bytes(2, "big"))


def published(flags: int, body: bytes) -> "tuple[str, bytes, int, bool]":
    """Topic, payload, packet identifier (0: QoS 0) and retain flag of a PUBLISH; MqttError if it is invalid."""
    end = 2 + (body[0] << 8 | body[1]) if len(body) >= 2 else 2
    qos = flags >> 1 & 3
    start = end + 2 if qos else end
    if len(body) < start or qos > 1:
        raise MqttError("publish")
    number = body[end] << 8 | body[end + 1] if qos else 0
    try:
        topic = str(body[2:end], "utf-8")
    except ValueError:  # UnicodeError: not UTF-8
        raise MqttError("topic")
    return topic, body[start:], number, bool(flags & 1)


class PacketReader:
    """Splits a byte stream into packets (kind, flags, body)."""

    def __init__(self) -> None:
        self._held = b""

    def feed(self, data: bytes) -> "list[tuple[int, int, bytes]]":
        """Packets that `data` completes. After an MqttError (packet too long) the reader cannot be used again."""
        held = self._held + data
        packets: list[tuple[int, int, bytes]] = []
        while len(held) >= 2:
            length = shift = 0
            place = 1
            while True:
                if place == len(held):
                    self._held = held
                    return packets
                digit = held[place]
                length |= (digit & 0x7F) << shift
                place += 1
                if not digit & 0x80:
                    break
                shift += 7
                if shift > 21:
                    raise MqttError("length")
            if length > PACKET_LIMIT:
                raise MqttError("length")
            if len(held) < place + length:
                break
            packets.append((held[0] >> 4, held[0] & 15, held[place : place + length]))
            held = held[place + length :]
        self._held = held
        return packets
