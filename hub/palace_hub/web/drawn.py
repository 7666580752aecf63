"""Pages as they were drawn last: each is drawn once for all who look at it, and only when it shows something new."""

import hashlib
import json
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, replace
from functools import wraps
from typing import Final, ParamSpec, TypeVar

from palace_hub.views.snapshot import CellView, LinkView, Snapshot

LIVE: Final = "live"

_P = ParamSpec("_P")
_R = TypeVar("_R")


@dataclass(frozen=True, slots=True)
class Drawn:
    """The fragments of a page. `mark` is the same for equal fragments."""

    fragments: Mapping[str, str]
    mark: str

    @classmethod
    def of(cls, fragments: Mapping[str, str]) -> "Drawn":
        return cls(fragments, hashlib.sha256(repr(sorted(fragments.items())).encode()).hexdigest()[:16])


class Drawings:
    """The newest drawing of each page, and the updates that lead to it."""

    def __init__(self) -> None:
        self._newest: Snapshot | None = None
        self._shown: Snapshot | None = None
        self._base: Snapshot | None = None
        """The first snapshot that showed what the newest one shows: all pages are drawn from one and the same."""
        self._version = 0
        self._touched = 0
        self._drawn: dict[Hashable, tuple[tuple[Snapshot, int], Drawn]] = {}
        self._updates: dict[tuple[str, str], bytes] = {}

    def touch(self) -> None:
        """A visitor has opened or closed something: every page is drawn anew."""
        self._touched += 1

    def version(self, snapshot: Snapshot) -> int:
        """A number that is another one as soon as a snapshot shows something new."""
        if snapshot is not self._newest:
            steady, self._newest = without_readings(snapshot), snapshot
            if steady != self._shown:
                self._shown, self._base = steady, snapshot
                self._version += 1
        return self._version

    def page(self, which: Hashable, snapshot: Snapshot, draw: Callable[[Snapshot], Mapping[str, str]]) -> Drawn:
        """The page of this snapshot, drawn now or before."""
        self.version(snapshot)
        assert self._shown is not None
        assert self._base is not None
        kept = self._drawn.get(which)
        if kept is not None and kept[0][0] is self._shown and kept[0][1] == self._touched:
            return kept[1]
        drawn = Drawn.of(draw(self._base))
        self._drawn[which] = (self._shown, self._touched), drawn
        self._updates.clear()
        return drawn

    def update(self, before: Drawn | None, now: Drawn) -> bytes:
        """The event that leads from one drawing to another, encoded once for all; without `before`, all fragments."""
        key = ("" if before is None else before.mark, now.mark)
        if key not in self._updates:
            have = {} if before is None else before.fragments
            differing = {name: text for name, text in now.fragments.items() if have.get(name) != text}
            self._updates[key] = event(differing, now.mark)
        return self._updates[key]


def event(fragments: Mapping[str, str], mark: str) -> bytes:
    """One event with fragments. A browser that connects again says the mark of the last one that it has."""
    data = json.dumps(fragments, separators=(",", ":"), ensure_ascii=False)
    return f"id: {mark}\ndata: {data}\n\n".encode()


def without_readings(snapshot: Snapshot) -> Snapshot:
    """The snapshot without what changes many times a second and what no page shows: readings, rates and ages."""
    plate = snapshot.plate
    if plate is not None:
        corners = tuple(replace(corner, raw=None, noise=None, rate_hz=None, trace=()) for corner in plate.corners)
        plate = replace(plate, corners=corners)
    cells, links = tuple(map(_cell, snapshot.cells)), tuple(map(_link, snapshot.links))
    return replace(snapshot, t=0.0, cells=cells, links=links, plate=plate)


def _cell(cell: CellView) -> CellView:
    return replace(
        cell, grams=None, noise_mg=None, drift_mg_per_min=None, rate_hz=None, raw=None, raw_noise=None, trace=()
    )


def _link(link: LinkView) -> LinkView:
    """A live link has no age that is shown; of a silent one the seconds are."""
    age = None if link.state == LIVE or link.age_s is None else float(round(link.age_s))
    still = replace(link, age_s=age, rate_hz=None, gaps=0, rx_bad=0, bytes=0, refused=0)
    return replace(still, signal_dbm=None, chip_c=None, supply_v=None)


def keeps_last(most: int) -> Callable[[Callable[_P, _R]], Callable[_P, _R]]:
    """A function that keeps its last `most` results, by equal arguments: those of a palace cannot be hashed."""

    def around(draw: Callable[_P, _R]) -> Callable[_P, _R]:
        kept: list[tuple[object, object, _R]] = []

        @wraps(draw)
        def once(*arguments: _P.args, **named: _P.kwargs) -> _R:
            for before, named_before, result in kept:
                if before == arguments and named_before == named:
                    return result
            result = draw(*arguments, **named)
            kept.insert(0, (arguments, dict(named), result))
            del kept[most:]
            return result

        return once

    return around
