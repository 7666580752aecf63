"""A decision's trace packed into one array: the log keeps hundreds of traces in memory."""

from array import array
from collections.abc import Iterable, Sequence
from typing import overload

Point = tuple[float, float]
"""Seconds relative to the decision (negative: before it), level in pieces."""


class PackedTrace(Sequence[Point]):
    """An immutable sequence of points in single precision (8 bytes a point); a plot resolves a thousand times less."""

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
            return tuple(self[index] for index in range(*place.indices(len(self))))
        if not -len(self) <= place < len(self):
            raise IndexError(place)
        place %= len(self)
        return self._numbers[2 * place], self._numbers[2 * place + 1]
