"""Random streams keyed by purpose, so that draws for one purpose never shift those for another."""

import hashlib
import random

import numpy as np

Part = int | str


def key(*parts: Part) -> int:
    """A 128-bit seed from the parts, independent of machine, Python version and hash seed."""
    text = "\x1f".join(f"{type(part).__name__}:{part}" for part in parts)
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:16], "big")


def draws(*parts: Part) -> random.Random:
    """The stream of scalar draws (hands, faults, ids) for `parts`."""
    return random.Random(key(*parts))


def noise(*parts: Part) -> np.random.Generator:
    """The stream of array draws (cells) for `parts`."""
    return np.random.Generator(np.random.PCG64(key(*parts)))
