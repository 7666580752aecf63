"""One player's build as the plate sees it: the search after each quiet moment, and the moments behind it.

A build may begin before its player's turn. Its moments are kept, so that what becomes known later (a decoration that
has left the tray, a figure that was placed meanwhile) is searched again from where it matters.
"""

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

import numpy as np

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.load_model import AwaitedChange
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import FITS, LEAST_PIECE_G, is_small, squared_distance
from palace_hub.sensing.plate.load.rotation import shifted
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.baseline import Magnets, PlateMoment
from palace_hub.sensing.plate.turn.search import PlateTurn

LOOKS_S: Final = (0.0, 0.7, 1.7)
"""Lengths at which a lasting moment is searched, s: cheap cells need 1 to 1.5 s for a brick (SENSING, Plate), and each
search costs up to 0.2 s of computing."""
MOST_ADDED: Final = 0.5
"""A look stands for its whole moment if at most this part was added after it (assumed)."""
UNTOUCHED_S: Final = 0.15
"""Longest gap between two quiet moments without a touch, s: one bin of the signal. A piece that comes or goes swings
for longer."""
TRAY_LATE_S: Final = 6.0
"""Moments of this time, s, are searched again once a decoration has left the tray: the tray may tell so late
(assumed)."""


@dataclass(frozen=True, slots=True)
class TurnPreview:
    """The turn including a quiet moment that has not ended."""

    quiet: QuietMoment
    """That moment, as far as it has lasted."""
    turn: PlateTurn
    """The turn after it."""


@dataclass(frozen=True, slots=True)
class DecidedBuild:
    """A committed staircase."""

    quiet: QuietMoment
    """The moment at which it was committed."""
    bricks: frozenset[object]
    """Its bricks, without levels."""
    decorated: tuple[Placement, ...]
    """The decorations that the scale saw on it."""
    magnets: Magnets
    """The Hall sensors in that moment."""
    awaited: tuple[AwaitedChange, ...]
    """Changes of the game that had not come by then."""


class FollowedBuild:
    """A build that is followed.

    `base`: the quiet moment before it. `history`: all that have ended since. `turn`: up to the last of them. `look`:
    with the moment that lasts; None while the plate moves.
    """

    def __init__(self, base: QuietMoment, turn: PlateTurn, moments: Iterable[PlateMoment] = ()) -> None:
        self.base = base
        self.history: list[PlateMoment] = []
        self.turn = turn
        self.look: TurnPreview | None = None
        self._looks = 0
        self._steps: list[tuple[PlateTurn, PlateMoment]] = []  # each moment with the turn before it
        self._awaits = turn.awaited  # all changes that were awaited at some time
        for moment in moments:
            self.build(*moment)

    @property
    def newest(self) -> PlateTurn:
        """The turn, with the moment that lasts if it has been searched."""
        return self.turn if self.look is None else self.look.turn

    @property
    def moments(self) -> list[PlateMoment]:
        """The quiet moments that have ended since the turn went on from another state."""
        return [moment for _, moment in self._steps]

    @property
    def steps(self) -> list[tuple[PlateTurn, PlateMoment]]:
        """Each moment, the one that lasts included, with the turn before it."""
        lasts = [] if self.look is None else [(self.turn, (self.look.quiet, self.look.turn.hall))]
        return [*self._steps, *lasts]

    @property
    def is_build(self) -> bool:
        """Whether pieces that were put on explain all of it, and not what the palace has lost together with them.

        A finger makes the plate heavier. A moment that nothing explains and that is lighter is a loss: it has to be
        put right before more pieces come, or both look like another piece. Hands press bricks on: several that come
        at once without a press are another load, such as a figure that the baseline does not know of.
        """
        steps, before = self.steps, None
        turns = [*(turn for turn, _ in steps[1:]), self.newest]
        for (turn, (quiet, _)), after in zip(steps, turns, strict=False):
            came = len(after.standing) - len(turn.standing)
            if came > 1 and not (quiet.presses or turn.pending_presses or quiet.unseen):
                return False
            if after.unexplained:
                lighter = float((quiet.load - turn.expected)[0]) <= -LEAST_PIECE_G and not after.clutter
                before = turn.standing if lighter and before is None else before
            elif before is not None and after.standing != before:
                return False
            else:
                before = None
        return not self.newest.unexplained

    # -- quiet moments ----------------------------------------------------------------------------------------------

    def build(self, quiet: QuietMoment, seen: Magnets) -> None:
        """Take in a quiet moment that has ended."""
        self.history.append((quiet, seen))
        self._search(quiet, seen)

    def _search(self, quiet: QuietMoment, seen: Magnets) -> None:
        look, before = self.look, self.turn
        self.look = None
        if look is not None and look.quiet.t0 == quiet.t0:
            lacks = (quiet.t1 - look.quiet.t1) / (quiet.t1 - quiet.t0)
            if lacks <= MOST_ADDED and look.turn.unexplained == 0:
                self.turn = look.turn
                self._steps.append((before, (quiet, seen)))
                return
        self.turn = self._after(quiet, seen)
        self._steps.append((before, (quiet, seen)))

    def _after(self, quiet: QuietMoment, seen: Magnets) -> PlateTurn:
        """The turn after a quiet moment. One that follows the last without a touch shows the drift of the zero."""
        last = self._steps[-1][1][0] if self._steps else None
        if last is not None and quiet.t0 - last.t1 <= UNTOUCHED_S and not quiet.presses and not self.turn.unexplained:
            drift = quiet.load - last.load
            if is_small(drift):
                return self.turn.drifted(drift)
        return self.turn.after(quiet, seen)

    def look_now(
        self, present: QuietMoment | None, seen: Magnets, *, anew: bool = False, rests: bool = False
    ) -> TurnPreview | None:
        """The turn with the moment that lasts; None while the plate moves (`present` None). Searched at `LOOKS_S`, or
        at once if `anew`. `rests`: the last moment was cut, and the next one is too short to be read."""
        if present is None:
            self.look = TurnPreview(self._steps[-1][1][0], self.turn) if anew and rests and self._steps else None
            return self.look
        if self.look is None or self.look.quiet.t0 != present.t0:
            self._looks, anew = 0, True
        lasts = present.t1 - present.t0
        due = self._looks < len(LOOKS_S) and lasts >= LOOKS_S[self._looks]
        if anew or due:
            self._looks = sum(lasts >= since for since in LOOKS_S)
            self.look = TurnPreview(present, self._after(present, seen))
        return self.look

    def goes_on(self, turn: PlateTurn) -> None:
        """Go on with this turn, and forget the moments before."""
        self.turn, self.look, self._steps = turn, None, []

    @property
    def awaited(self) -> tuple[AwaitedChange, ...]:
        """All changes of the game that were awaited at some time, whether they have come or not."""
        return self._awaits

    def turned(self, shift: Floats, cov: Floats) -> None:
        """The plate was turned on its cells, whose zero lies elsewhere now by a load (3,) of covariance (3, 3)."""
        self.base = shifted(self.base, shift)
        self.history = [(shifted(quiet, shift), seen) for quiet, seen in self.history]
        self.goes_on(self.turn.turned(shift, cov))

    # -- what becomes known -----------------------------------------------------------------------------------------

    def holds(self, stock: Bricks) -> None:
        """Set the player's bricks: the frog's column may be used in this build (R9.3)."""
        if self.turn.stock != stock:
            self._change(lambda turn: turn.holding(stock))

    def on_map(self, palace: Palace, figures: Mapping[Cell, FigureMass]) -> None:
        """Set the palace after a knob of its ground map was entered or a figure moved, and the figures' masses."""
        if self.turn.board.palace != palace:
            self._change(lambda turn: replace(turn.on_map(palace), figures=figures))

    def decorating(self, left: Mapping[Piece, int]) -> None:
        """Set the decorations that have left the tray. The tray is slow, so the last moments are searched again."""
        if self.turn.context.ornaments == left:
            return
        since = self._steps[-1][1][0].t1 - TRAY_LATE_S if self._steps else 0.0
        first = next((n for n, (_, (quiet, _)) in enumerate(self._steps) if quiet.t1 > since), len(self._steps))
        self._search_again(first, lambda turn: turn.decorating(left))

    def awaits(self, changes: tuple[AwaitedChange, ...]) -> None:
        """Set the changes that the game has made since the build began, and that its first moment does not show.

        A new one may have come before the game knew of it: the search goes back to the first moment that it fits, or
        to the last one that was explained.
        """
        known = [awaited.change for awaited in self._awaits]
        now = [awaited.change for awaited in changes]
        if known == now:
            return
        self._awaits = changes
        new = tuple(awaited for awaited in changes if awaited.change not in known)
        gone = [change for change in known if change not in now]

        def updated(turn: PlateTurn) -> PlateTurn:
            rest = tuple(awaited for awaited in turn.awaited if awaited.change not in gone)
            return replace(turn, awaited=(*rest, *new), previous=None)

        self._search_again(min(self._came_at(gone), self._first_that_fits(new)), updated)

    def _came_at(self, changes: Collection[object]) -> int:
        """The first moment that one of these changes came with; the number of moments if none has come."""
        turns = [turn for turn, _ in self._steps[1:]] + [self.turn]
        for number, turn in enumerate(turns):
            awaited = [one.change for one in turn.awaited]
            if any(change not in awaited for change in changes):
                return number
        return len(self._steps)

    def _first_that_fits(self, new: tuple[AwaitedChange, ...]) -> int:
        """The first moment whose change is that of some of these, else the first one that is not explained."""
        sets = [some for count in range(1, len(new) + 1) for some in combinations(new, count)]
        for number, (turn, (quiet, _)) in enumerate(self._steps):
            off, cov = change_at(turn, quiet)
            for some in sets:
                load: Floats = sum((one.load for one in some), np.zeros(3))
                if squared_distance(off - load, cov + sum(one.cov for one in some)) <= FITS:
                    return number
        return max(0, len(self._steps) - self.turn.unexplained)

    def _search_again(self, first: int, change: Callable[[PlateTurn], PlateTurn]) -> None:
        """Make this change at moment `first`, and search that moment and all later ones again."""
        again = self._steps[first:]
        self.turn = change(again[0][0] if again else self.turn)
        self.look, self._steps = None, self._steps[:first]
        for _, moment in again:
            self._search(*moment)

    def _change(self, change: Callable[[PlateTurn], PlateTurn]) -> None:
        self.turn, self.look = change(self.turn), None
        self._steps = [(change(turn), moment) for turn, moment in self._steps]


def change_at(turn: PlateTurn, quiet: QuietMoment) -> tuple[Floats, Floats]:
    """Load (3,) at a quiet moment that a turn does not have before it, and its covariance (3, 3)."""
    return quiet.load - turn.expected, turn.best.cov + turn.pending_shift + quiet.shift + quiet.noise
