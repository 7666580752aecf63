"""A decision's trace in one block of memory: the log keeps hundreds of them."""

from array import array
from collections.abc import Iterable, Sequence
from typing import overload

Point = tuple[float, float]
"""Seconds before the decision, pieces that lie there."""


class PackedTrace(Sequence[Point]):
    """Points in single precision, which is a thousand times finer than any picture of them."""

    __slots__ = ("_numbers",)

    def __init__(self, points: Iterable[Point]) -> None:
        self._numbers = array("f", [float(number) for t, pieces in points for number in (t, pieces)])

    def __len__(self) -> int:
        return len(self._numbers) // 2

    @overload
    def __getitem__(self, place: int) -> Point: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Point, ...]: ...

    def __getitem__(self, place: int | slice) -> Point | tuple[Point, ...]:
        if isinstance(place, slice):
            return tuple(self[one] for one in range(*place.indices(len(self))))
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        return self._numbers[2 * place], self._numbers[2 * place + 1]
