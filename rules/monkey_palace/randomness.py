"""A seeded 64-bit random generator, equal on every machine and Python version.

A replayed game must shuffle its piles identically, and the standard library guarantees that only for some methods.
SplitMix64 (Steele, Lea, Flood 2014) passes the usual statistical batteries and has no weak seeds. Not for secrets.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_MASK: Final = (1 << 64) - 1
_GAMMA: Final = 0x9E3779B97F4A7C15  # 2^64 divided by the golden ratio, odd: the step of the counter
_FNV_OFFSET: Final = 0xCBF29CE484222325  # FNV-1a, 64 bits
_FNV_PRIME: Final = 0x100000001B3

MAX_SEED: Final = _MASK


class Rng:
    """A random stream. Equal seeds give equal streams; `keyed` gives independent streams by name."""

    __slots__ = ("_state",)

    def __init__(self, seed: int) -> None:
        self._state = seed & _MASK

    @classmethod
    def keyed(cls, *parts: int | str) -> "Rng":
        """The stream of these parts, in this order: `Rng.keyed(7, "hands")`."""
        digest = _FNV_OFFSET
        for part in parts:
            kind = "i" if isinstance(part, int) else "s"
            for byte in f"{kind}{part}\0".encode():
                digest = ((digest ^ byte) * _FNV_PRIME) & _MASK
        return cls(digest)

    def bits(self) -> int:
        """64 random bits."""
        self._state = (self._state + _GAMMA) & _MASK
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & _MASK
        return mixed ^ (mixed >> 31)

    def below(self, n: int) -> int:
        """A uniform integer from 0 to n-1 (no modulo bias). Raises `ValueError` for n < 1."""
        if n < 1:
            raise ValueError(f"expected n >= 1, got {n}")
        limit = (_MASK + 1) - (_MASK + 1) % n
        while (drawn := self.bits()) >= limit:
            pass
        return drawn % n

    def unit(self) -> float:
        """A uniform number in [0, 1), a multiple of 2^-53."""
        return (self.bits() >> 11) / (1 << 53)

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, uniformly."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The items in a uniform random order (Fisher-Yates)."""
        order = list(items)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)
