"""What the plate has been seen to do: as the game has it between turns, and piece by piece while somebody builds.

Between turns the load is held against what should stand (`PlateAudit`), and what the game has changed since, a
decoration, a figure, a staircase that was typed, is believed as soon as the scale shows it. From there a turn starts.
"""

from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final

import numpy as np

from monkey_palace.notation import Placement
from monkey_palace.palace import Palace, Stud
from monkey_palace.pieces import BUILDING
from monkey_palace.state import Bricks
from palace_hub.app.plate_file import KeptPlate
from palace_hub.app.plate_start import PlateStart
from palace_hub.app.plate_weights import Change, Standing, Weights, changes_of
from palace_hub.sensing.plate_audit import DISAGREES, Mismatch, PlateAudit, mismatch
from palace_hub.sensing.plate_calibration import stud_mm
from palace_hub.sensing.plate_creep import Floats
from palace_hub.sensing.plate_figures import HEAVIEST_G, LIGHTEST_G, FigureMass
from palace_hub.sensing.plate_hall import HallHealth
from palace_hub.sensing.plate_levels import CORNERS, PlateHealth
from palace_hub.sensing.plate_places import Masses
from palace_hub.sensing.plate_signal import PlateSignal, Quiet
from palace_hub.sensing.plate_turn import PlateTurn
from palace_hub.wire.events import Batch

LOOKS_S: Final = (0.0, 0.7, 1.7)
"""When a moment that lasts is looked at, from when it is long enough on: cheap cells need a second for a brick
(SENSING, Plate), and every look costs."""
MOST_ADDED: Final = 0.5
"""A look that lacks at most this part of its moment, once that has ended, holds for all of it."""
ARM_MM: Final = 12.0
"""Half a pitch: what comes down nearer than this to a knob stands on it."""
LATELY_S: Final = 6.0
"""What has come to the plate so long before a turn began belongs to that turn: a tray may be that slow to agree."""
SILENT_S: Final = 1.0
"""A corner without a conversion for so long does not answer."""


@dataclass(frozen=True, slots=True)
class Look:
    """The turn as it is if the present moment counts, and that moment."""

    quiet: Quiet
    turn: PlateTurn


class PlateFollow:
    """One plate that was set up. `zero`: load of the bare plate when it was known last, None if never in this game."""

    def __init__(self, kept: KeptPlate, zero: Floats | None = None) -> None:
        self.kept = kept
        self.masses = Masses(dict(kept.grams), error=kept.error)
        self.figures = dict(kept.figures)
        self._weights = Weights(self.masses, self.figures)
        self.signal = PlateSignal(kept.calibration)
        self.health = HallHealth(frozenset(kept.knobs.bits if kept.knobs is not None else ()))
        self.turn: PlateTurn | None = None
        self.look: Look | None = None
        self.given_up = False  # somebody types until the plate agrees with the game again
        self.decided: Look | None = None  # that at which this turn's staircase was taken
        self.off: Mismatch | None = None
        self.off_quiet: Quiet | None = None
        self._zero = zero
        self._audit: PlateAudit | None = None
        self._should: Standing = frozenset()
        self._believed: Standing = frozenset()
        self._fitted: Quiet | None = None
        self._since: list[tuple[Quiet, frozenset[Stud] | None]] = []  # moments since then, which did not fit
        self._asked = 0  # how many there were when somebody was asked about them
        self._ended: list[tuple[Quiet, frozenset[Stud] | None]] = []
        self._held: list[tuple[Quiet, frozenset[Stud] | None]] = []
        self._start = PlateStart(kept.calibration, self._weights, zero)
        self._chain = b""
        self._good_t = [-np.inf] * CORNERS
        self._looks = 0
        self._glanced: tuple[float, float] | None = None

    # -- what comes in ------------------------------------------------------------------------------------------

    def feed(self, batch: Batch) -> None:
        """Take in one message of the plate's node."""
        for corner, ones in enumerate(batch.conversions[:CORNERS]):
            good = [t for t, raw, _ in ones if raw is not None]
            self._good_t[corner] = good[-1] if good else self._good_t[corner]
        seen = self.magnets
        ended = self.signal.feed([[(t, raw) for t, raw, _ in ones] for ones in batch.conversions])
        self._ended += [(quiet, seen) for quiet in ended]
        self._chain = batch.hall

    @property
    def magnets(self) -> frozenset[Stud] | None:
        """The ground knobs whose sensors see a magnet; None without strips, or with too few that are believed."""
        knobs = self.kept.knobs
        return None if knobs is None or not self._chain else knobs.seen(self._chain)

    def answers(self, t: float, *, live: bool) -> PlateHealth:
        """What can be believed at hub time `t`."""
        knobs = self.kept.knobs
        share = None if knobs is None else len(self.health.believed) / max(1, len(knobs.bits) + len(self.kept.silent))
        return PlateHealth(live, tuple(t - good <= SILENT_S for good in self._good_t), share)

    # -- between turns ------------------------------------------------------------------------------------------

    def should(self, standing: Standing) -> None:
        """What the game says stands there; what was weighed last is looked at again if that has changed."""
        if standing != self._should:
            self._should = standing
            if self.turn is None and self.off_quiet is not None and self._audit is not None:
                self._between(self.off_quiet, None)

    @property
    def known(self) -> bool:
        """Whether the plate has agreed with the game once."""
        return self._audit is not None

    @property
    def agrees(self) -> bool:
        """Whether what was weighed last is what the game says."""
        return self._audit is not None and self._believed == self._should and self.off is None

    @property
    def zero(self) -> Floats | None:
        """The bare plate's load as the last agreement has it."""
        return self._zero

    @property
    def change(self) -> tuple[Floats, Floats] | None:
        """What the plate has gained (3,) beyond what the game says, and its covariance; None where it agrees, and where
        something that the game has changed is not seen yet."""
        return None if self.off_quiet is None or self.off is None else self.change_of(self.off_quiet)

    def change_of(self, quiet: Quiet) -> tuple[Floats, Floats] | None:
        """The same at a quiet moment."""
        if self._audit is None or any(self._weights.counts(one) for one in changes_of(self._should, self._believed)):
            return None
        return quiet.load - self._audit.expected, self._audit.spread(quiet)

    def ask(self, begun: float) -> None:
        """Somebody is asked whether what stood at hub time `begun` is what the game says; hands may have gone on."""
        self._asked = sum(quiet.t0 <= begun for quiet, _ in self._since)

    def agreed(self) -> None:
        """It was, says a person. What has happened since belongs to the turn that begins."""
        asked, later = self._since[: self._asked], self._since[self._asked :]
        quiet = asked[-1][0] if asked else self.off_quiet
        if quiet is not None:
            self.believe(quiet)
            self._since = later

    def believe(self, quiet: Quiet) -> None:
        """What stands is what the game says."""
        self._audit, self._believed = PlateAudit(quiet), self._should
        self._have_agreed(quiet)

    def take(self, ground: Palace, *, hold: bool = False) -> None:
        """Take in the quiet moments that have ended. `ground`: the board without a piece; `hold`: a staircase waits for
        its decoration, and what happens now belongs to whatever comes after."""
        ended, self._ended = self._ended, []
        if hold:
            self._held += ended
            return
        for quiet, seen in (*self._held, *ended):
            if self.turn is not None:
                self._build(quiet, seen)
            elif self._audit is None:
                self._begin(quiet, seen, ground)
            else:
                self._between(quiet, seen)
        self._held = []

    def glance(self) -> None:
        """Between turns: does the moment that lasts agree already, where the last that ended did not?"""
        present = self.signal.present
        if self.turn is not None or self._audit is None or self.agrees or present is None:
            self._glanced = None
            return
        lasts = present.t1 - present.t0
        before = self._glanced
        if before is None or before[0] != present.t0 or lasts >= 2 * before[1]:
            self._glanced = (present.t0, lasts)
            self._between(present, self.magnets, lasts=True)

    def _begin(self, quiet: Quiet, seen: frozenset[Stud] | None, ground: Palace) -> None:
        self.off_quiet = quiet
        if self._start.heard(quiet, seen, self._should, ground, self.health.believed):
            self.believe(quiet)
        else:
            self.off = self._start.off

    def begin_turns(self) -> None:
        """Somebody is to build: whatever has not been touched stands as it should, if it weighs like it."""
        if self._audit is None and self._start.untouched and self.off_quiet is not None:
            self.believe(self.off_quiet)

    def _between(self, quiet: Quiet, seen: frozenset[Stud] | None, *, lasts: bool = False) -> None:
        """The plate against the game, with as much of what the game has changed as the scale shows."""
        audit = self._audit
        assert audit is not None
        self._weigh_new_figure(quiet)
        changes = [one for one in changes_of(self._should, self._believed) if self._weights.counts(one)]
        best: tuple[float, tuple[Change, ...], Floats, Floats] | None = None
        for count in range(len(changes) + 1):
            for some in combinations(changes, count):
                load, spread = self._weights.sum(some)
                away = audit.away(quiet, load, spread)
                if away <= DISAGREES and (best is None or away < best[0]):
                    best = (away, some, load, spread)
        if best is None:
            if audit.heard(quiet) is not None or changes:
                load, _ = self._weights.sum(changes)
                self.off, self.off_quiet = mismatch(quiet.load - audit.expected - load), quiet
                if not lasts:
                    self._since.append((quiet, seen))
                return
            best = (0.0, (), np.zeros(3), np.zeros((3, 3)))
        _, some, load, spread = best
        audit.changed(load, spread)
        audit.heard(quiet)
        for one in some:
            self._believed = self._believed - one.gone | one.came
        if len(some) == len(changes):
            self._believed = self._should  # what was never weighed shows itself when it comes
        self.off_quiet = self._fitted = quiet
        self._since, self._asked = [], 0
        if self._believed == self._should:
            if some and seen is not None:
                self.health = self.health.judged(seen, self._feet())
            self._have_agreed(quiet)
        else:
            self.off = mismatch(-self._weights.sum(changes_of(self._should, self._believed))[0])

    def _weigh_new_figure(self, quiet: Quiet) -> None:
        """A figure that was never weighed is, when it comes down alone where the game says that it stands."""
        change = self.change_of(quiet)
        if change is None or float(change[0] @ np.linalg.solve(change[1], change[0])) <= DISAGREES:
            return
        off = mismatch(change[0])
        for one in self._should:
            if isinstance(one, Placement) or one[0] in self.figures or not LIGHTEST_G <= off.grams <= HEAVIEST_G:
                continue
            x, y = stud_mm(one[1].x, one[1].y)
            if np.hypot(off.x_mm - x, off.y_mm - y) < ARM_MM:
                self.figures[one[0]] = FigureMass(off.grams, float(np.sqrt(change[1][0, 0])))
                self._believed = self._believed - {one}
                return

    def _have_agreed(self, quiet: Quiet) -> None:
        assert self._audit is not None
        self._fitted, self.off, self.off_quiet = quiet, None, quiet
        self._since, self._asked = [], 0
        self.given_up = False
        self._zero = self._audit.expected - self._weights.load(self._believed)[0]

    def _feet(self) -> frozenset[Stud]:
        pieces = [one for one in self._believed if isinstance(one, Placement) and one.z == 0 and one.piece in BUILDING]
        return frozenset((foot.x, foot.y) for one in pieces for foot in one.feet)

    # -- a turn -------------------------------------------------------------------------------------------------

    def may_start(self, t: float) -> bool:
        """Whether a turn may begin at hub time `t`: the plate agreed until just now. What has come since belongs to
        whoever is quicker than the tray."""
        if self._audit is None or self._fitted is None or self._believed != self._should:
            return False
        return not self._since or self._since[0][0].t0 > t - LATELY_S

    def start_turn(self, palace: Palace, stock: Bricks) -> None:
        """Somebody is to build on this palace, from what the plate is known to hold on."""
        assert self._audit is not None
        assert self._fitted is not None
        base = replace(self._fitted, load=self._audit.expected, noise=self._audit.covariance)
        self.turn = PlateTurn.start(palace, stock, self.masses, base, hall_known=self.health.believed)
        self.look, self.decided, self._looks = None, None, 0
        since, self._since = self._since, []
        for quiet, seen in since:
            self._build(quiet, seen)

    def _build(self, quiet: Quiet, seen: frozenset[Stud] | None) -> None:
        assert self.turn is not None
        look = self.look
        if look is not None and look.quiet.t0 == quiet.t0:
            lacks = (quiet.t1 - look.quiet.t1) / (quiet.t1 - quiet.t0)
            if lacks <= MOST_ADDED and look.turn.unexplained == 0:
                self.turn, self.look = look.turn, None
                return
        self.turn, self.look = self.turn.after(quiet, seen), None

    def look_now(self, *, anew: bool = False) -> Look | None:
        """The turn with the moment that lasts, None while the plate moves. Seldom worked out anew, unless asked for."""
        present = self.signal.present
        if self.turn is None or present is None:
            self.look = None
            return None
        if self.look is None or self.look.quiet.t0 != present.t0:
            self._looks, anew = 0, True
        lasts = present.t1 - present.t0
        due = self._looks < len(LOOKS_S) and lasts >= LOOKS_S[self._looks]
        if anew or due:
            self._looks = sum(lasts >= since for since in LOOKS_S)
            self.look = Look(present, self.turn.after(present, self.magnets))
        return self.look

    @property
    def strange(self) -> Mismatch | None:
        """What lies there, or is missing, that nothing explains while somebody builds; None while all is explained."""
        look = self.look
        if look is None or not look.turn.unexplained:
            return None
        best = look.turn.best
        return mismatch(look.quiet.load - best.offset - best.load)

    def rebase(self) -> None:
        """A person says that the palace stands as the game has it, with nothing of this turn's on it."""
        present = self.signal.present
        if present is not None:
            self.turn, self.look = None, None
            self.believe(present)

    def end_turn(self, *, built: bool) -> None:
        """The turn has left the building: what was decided stands, and the rest is weighed against the game."""
        if self.turn is None:
            return
        self.turn, self.look = None, None
        if built and self.decided is not None:
            came = [one for one in self._should - self._believed if isinstance(one, Placement)]
            self._audit, self._fitted = PlateAudit(self.decided.quiet), self.decided.quiet
            self._believed = self._believed | frozenset(one for one in came if one.piece in BUILDING)
            if self.magnets is not None:
                self.health = self.health.judged(self.magnets, self._feet())
        self.decided = None
        if self._believed == self._should and self._fitted is not None:
            self._have_agreed(self._fitted)

    def forget(self) -> None:
        """Another game: nothing is known of what stands."""
        self.turn, self.look, self.decided, self.off, self.off_quiet = None, None, None, None, None
        self._audit, self._fitted, self._zero = None, None, None
        self._since, self._asked = [], 0
        self._start = PlateStart(self.kept.calibration, self._weights, None)
        self._believed = self._should = frozenset()
        self._held = []
        self.given_up = False
