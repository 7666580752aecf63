"""Chance by name: a stream belongs to what it is drawn for, never to how many draws came before it."""

import hashlib
import random

import numpy as np

Part = int | str


def key(*parts: Part) -> int:
    """A 128-bit seed of the parts; equal on every machine, Python version and hash seed."""
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def draws(*parts: Part) -> random.Random:
    """The stream of single decisions (hands, faults, ids) that belongs to `parts`."""
    return random.Random(key(*parts))


def noise(*parts: Part) -> np.random.Generator:
    """The stream of arrays (the cells) that belongs to `parts`."""
    return np.random.Generator(np.random.PCG64(key(*parts)))
