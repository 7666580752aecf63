"""Messages of a node with wrong structure or values and a right CRC: only the frame models can refuse them."""

import json
from binascii import crc32
from random import Random
from typing import Any

from palace_hub.errors import FrameFault
from palace_hub.wire.frames import Status, Unknown, parse

EDGES = (
    *(0, 1, -1, 5, 6, 7, 8, 9, 40, 41, 255, 256, 65535, 65536, 2_000_000, 2_000_001),
    *(base + more for base in (1 << 23, 1 << 30, 1 << 32, 1 << 53, 1 << 64) for more in (-1, 0)),
    *(-(1 << 23), -(1 << 23) - 1, -(1 << 64), 10**400),
)
TEXTS = (
    *(
        "",
        " ",
        "0",
        "07",
        "tray",
        "plate",
        "session",
        "op",
        "value",
        "fault",
        "saturated",
        "1a2b3c4d",
        "x" * 40,
        "x" * 41,
    ),
    *("Bo[/]", "[@click=app.exit]x[/]", "\x1b[2J", "\u202e\u2066", "e\u0301" * 30, "\ud800", "aa" * 32, "a" * 65),
    *("{ $n }", "%s{0}", "\x00"),
)
WORDS = ("late", "desync", "saturated", "silent", "fault", "x")
RAW = ("NaN", "Infinity", "-Infinity", "1e999", "-1e999", "1.0", "1e2", "0.1", "-0", "-0.0", "1" * 300)
_RAW_MARK = "@raw@"


def value(random: Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and some that it cannot."""
    match random.randrange(9 if depth < 3 else 6):
        case 0:
            return random.choice(EDGES)
        case 1:
            return random.choice(TEXTS)
        case 2:
            return random.choice((None, True, False))
        case 3:
            return random.randrange(-(1 << 31), 1 << 31)
        case 4:
            return _RAW_MARK + random.choice(RAW)
        case 5:
            return random.random() * 10 ** random.randrange(-3, 12)
        case 6:
            return [value(random, depth + 1) for _ in range(random.randrange(8))]
        case 7:
            return {random.choice(TEXTS): value(random, depth + 1) for _ in range(random.randrange(4))}
        case _:
            nested: Any = []
            for _ in range(random.choice((2, 30, 63, 64, 65, 300))):
                nested = [nested] if random.random() < 0.5 else {"a": nested}
            return nested


def wild_sample(random: Random, n: int, cells: int) -> dict[str, Any]:
    """Within every bound, and still nothing that a tray does."""
    conversions = []
    level = random.choice((0, 50_000, 4_000_000, -(1 << 23), (1 << 23) - 1))
    for _ in range(cells):
        flat: list[int | None] = []
        for _ in range(random.randrange(6)):
            stamp = random.choice((random.randrange(50_000), random.randrange(-2_000_000, 2_000_001)))
            flat += [stamp, random.choice((None, level, random.randrange(-(1 << 23), 1 << 23)))]
        conversions.append(flat)
    ahead = random.choice((0, 1, 1, 1, 2, 50, 1 << 20)) if random.random() < 0.999 else (1 << 32) - 1 - n
    return {
        "t": "s",
        "n": max(0, n + random.choice((-1, 1)) * ahead) % (1 << 32),
        "us": random.choice((random.randrange(1 << 30), (n * 50_000) % (1 << 30))),
        "c": conversions,
        "h": "".join(random.choices("0123456789abcdef", k=2 * random.randrange(33))),
        "b": [random.randrange(1 << 16) for _ in range(random.randrange(9))],
        "e": {str(random.randrange(8)): random.choice(WORDS) for _ in range(random.randrange(4))},
    }


def wild_hello(random: Random, chip: str) -> dict[str, Any]:
    """A hello within every bound: this chip or another, any boot, either role, any number of cells."""
    return {
        "t": "hello",
        "p": [random.choice((1, 1, 1, 0, 2, 255)), random.randrange(256)],
        "id": random.choice((chip, chip, chip, "another", " ", "~" * 40)),
        "boot": random.choice(("9f3c", "b1", "b2", "b3", f"{random.randrange(1 << 16):x}")),
        "role": random.choice(("tray", "plate")),
        "fw": random.choice(("0.1.0", "[red]0[/]")),
        "board": "rig",
        "rt": "none",
        "cause": random.randrange(256),
        "cells": random.choice((6, 6, 6, 4, 0, 8)),
        "hall": random.randrange(257),
        "cfg": f"{random.randrange(1 << 32):08x}",
    }


def _ack(random: Random, session: str) -> dict[str, Any]:
    ack = {
        "t": "ack",
        "s": random.choice((session, session, "other")),
        "id": random.randrange(40),
        "ok": random.random() < 0.7,
    }
    if random.random() < 0.3:
        ack["why"] = random.choice(("session", "op", "value", "x"))
    if random.random() < 0.5:
        ack["cfg"] = f"{random.randrange(1 << 32):08x}"
    return ack


SHARES = (6, 1, 1, 3, 1)  # samples, hellos, status, acks, other kinds


def valid(random: Random, session: str, n: int, chip: str) -> dict[str, Any]:
    """A message that no model refuses."""
    match random.choices(range(5), SHARES)[0]:
        case 0:
            return wild_sample(random, n, random.choice((6, 6, 6, 4, 0, 8)))
        case 1:
            return wild_hello(random, chip)
        case 2:
            return {"t": "st", **{key: random.randrange(1 << 53) for key in ("up", "drop", "rx_bad", "mem")}}
        case 3:
            return _ack(random, session)
        case _:
            return {"t": random.choice(("who", "welcome", "cmd", "online", "new", "", "x" * 60)), "s": session, "id": 1}


def _bend(random: Random, message: Any) -> Any:
    """One change of structure, at the top or inside."""
    if not isinstance(message, dict | list) or not message or random.random() < 0.05:
        return value(random)
    if isinstance(message, list):
        bent = list(message)
        place = random.randrange(len(bent))
        match random.randrange(4):
            case 0:
                del bent[place]
            case 1:
                bent.insert(place, value(random))
            case 2:
                bent *= random.choice((2, 9))
            case _:
                bent[place] = _bend(random, bent[place])
        return bent
    bent = dict(message)
    key = random.choice(list(bent))
    match random.randrange(6):
        case 0:
            del bent[key]
        case 1:
            bent[random.choice((*TEXTS, "n", "us", "session"))] = bent.pop(key)
        case 2:
            bent[key] = [bent[key]]
        case 3:
            bent[random.choice(("s", "id", "e", "extra"))] = value(random)
        case _:
            bent[key] = _bend(random, bent[key])
    return bent


def body(random: Random, session: str, n: int, chip: str) -> bytes:
    """One message: a third within every bound, the others bent once or more, or hurt as bytes."""
    message: Any = valid(random, session, n, chip)
    kind = random.randrange(9)
    if kind < 6:
        for _ in range(0 if kind < 3 else random.choice((1, 1, 2, 5))):
            message = _bend(random, message)
    text = json.dumps(message, separators=(",", ":"))
    for raw in RAW:
        text = text.replace(f'"{_RAW_MARK}{raw}"', raw)
    if kind == 6 and text.startswith("{"):
        key, doubled = random.choice(("t", "n", "us", "id", "p")), random.choice(("1", '"s"', "[]"))
        text = f'{{"{key}":{doubled},{text[1:]}'
    data = text.encode("utf-8", "surrogatepass")
    if kind > 6:
        hurt = bytearray(data)
        place = random.randrange(len(hurt))
        hurt[place : place + random.randrange(3)] = random.choice(
            (b"", b"[", b"{", b'"', b",", b"\xff", b"\\", b"-", b"9" * 5)
        )
        data = bytes(hurt)
    return data.replace(b"\n", b" ")


def harmless(data: bytes) -> bool:
    """Whether the models refuse it, or it changes neither a session nor what the tray holds."""
    try:
        return isinstance(parse(data), Status | Unknown)
    except FrameFault:
        return True


def framed(data: bytes) -> bytes:
    return b"%s*%08x\n" % (data, crc32(data))
