"""Streams to damage: lines of a node, with garbage between them."""

from random import Random

from palace_hub.wire.lines import encode_line

NODE = "e6616407e3"
HELLO = {
    "t": "hello", "p": [1, 0], "id": NODE, "boot": "9f3c", "role": "tray", "fw": "0.1.0", "board": "pico",
    "rt": "micropython 1.29.0", "cause": 1, "cells": 6, "hall": 3, "cfg": "1a2b3c4d",
}  # fmt: skip


def sample(random: Random, n: int) -> dict[str, object]:
    """A batch of six cells with zero to four conversions each."""
    cells = [
        [part for turn in range(random.randrange(5)) for part in (12_500 * turn, random.randrange(-(1 << 23), 1 << 23))]
        for _ in range(6)
    ]
    return {"t": "s", "n": n, "us": random.randrange(1 << 30), "c": cells, "h": "07", "b": [4, 1]}


def sample_line(random: Random, n: int = 0) -> bytes:
    return encode_line(sample(random, n))


def every_kind(random: Random, count: int) -> list[bytes]:
    """`count` lines of every kind that a node sends."""
    lines = []
    for n in range(count):
        status = {"t": "st", "up": n, "drop": 0, "rx_bad": n % 3, "mem": random.randrange(1 << 18)}
        ack = {"t": "ack", "s": "7d", "id": n, "ok": True, "cfg": "1a2b3c4d"}
        lines.append(encode_line([sample(random, n), sample(random, n), status, ack, HELLO][n % 5]))
    return lines


def torn_stream(random: Random) -> bytes:
    """A conversation with noise, text, overlong and empty lines, and flipped bits in it."""
    parts = [encode_line(HELLO)]
    for n in range(random.randrange(1, 8)):
        line = bytearray(sample_line(random, n))
        match random.randrange(7):
            case 0:
                parts.append(random.randbytes(random.randrange(40)))
            case 1:
                parts.append(b"MPY: soft reboot\r\n")
            case 2:
                parts.append(b"x" * random.randrange(900, 1200) + b"\n")
            case 3:
                parts.append(b"\n\n")
            case 4:
                line[random.randrange(len(line))] ^= 1 << random.randrange(8)
        parts.append(bytes(line))
    return b"".join(parts)
