"""The palace's pictures for those who watch: plan and oblique view as SVG files, in four turns, dark and light.

A page names them by an address that changes with the palace. So a page stays small, a browser loads only what it shows,
and a picture is drawn once for all who look.
"""

import gzip
import hashlib
import threading
from collections import OrderedDict
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, Placement
from palace_hub.views.drawing import svg
from palace_hub.views.drawing.inset import EDGE, inset
from palace_hub.views.drawing.picture import OBLIQUE, PLAN, View, window
from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording

VIEWS: Final[Mapping[str, View]] = {"oblique": OBLIQUE, "plan": PLAN}
LOOKS: Final = ("dark", "light")
STUD: Final = 32.0
"""Pixels of a stud in the file. The page scales it."""
HEIGHTS: Final = 1.6
"""Studs: the size of the plan's heights, half as wide as the way from one to the next. On a television of 1080 lines
they are 28 px high or more."""
AROUND: Final = ARCH_SPAN
"""Studs of ground around the pieces: the next row of knobs."""
MOST_KEPT: Final = 32
"""Pictures that are kept: both views of one palace in four turns and two looks, twice. About 40 kB each at the end."""


def watched_standing(snapshot: Snapshot, wording: Wording, turn: int = 0) -> Standing | None:
    """The palace as watchers see it: it lies still, whoever's turn it is. `turn`: quarters by which they turned it."""
    return standing_of(replace(snapshot, sides=(), turned=turn), wording)


def newest(standing: Standing) -> tuple[Placement, ...]:
    """The pieces that are highlighted: those that are being laid, else the last staircase."""
    return standing.entered or standing.last


def version(standing: Standing) -> str:
    """Another text for another palace; it tells nothing of the palace."""
    shown = (
        standing.pieces,
        newest(standing),
        sorted(standing.figures.items()),
        sorted(standing.palace.ground.items()),
    )
    seats = [standing.builders.get(piece) for piece in standing.pieces]
    return hashlib.sha256(repr((shown, seats)).encode()).hexdigest()[:12]


def picture(standing: Standing, view: str, look: str, title: str) -> str:
    """The SVG document of a view."""
    drawing = inset(
        standing,
        VIEWS[view],
        dark=look == "dark",
        drawn=window(standing, AROUND),
        marked=frozenset(newest(standing)),
        size=HEIGHTS,
    )
    whole = svg.group(drawing.parts, 0, 0, STUD, f'stroke-linejoin="round" stroke-width="{EDGE}"')
    return svg.document(STUD * drawing.width, STUD * drawing.height, (whole,), "none", title)


class PalacePictures:
    """Draws and keeps the pictures. `compressed` may be called from any thread."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int, str, str, str], bytes] = OrderedDict()
        self._lock = threading.Lock()

    def compressed(self, standing: Standing, view: str, look: str, title: str) -> bytes:
        """The document as gzip."""
        key = (version(standing), standing.turn, view, look, title)
        with self._lock:
            found = self._kept.get(key)
            if found is None:
                found = gzip.compress(picture(standing, view, look, title).encode(), mtime=0)
            self._kept[key] = found
            self._kept.move_to_end(key)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return found
