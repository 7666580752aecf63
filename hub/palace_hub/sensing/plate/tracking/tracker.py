"""Follows one plate through a game: its baseline between turns, and the search for pieces during a turn.

The core feeds it messages and asks it for looks at the turn (`look_now`); `verdict.decision` decides on such a look.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.levels import CORNERS, PlateHealth
from palace_hub.sensing.plate.board.load_model import BelievedLoad, Standing
from palace_hub.sensing.plate.hall.sensor_health import HallHealth, SensorDoubt
from palace_hub.sensing.plate.hall.watch import MagnetWatch
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, Mismatch, as_mismatch, squared_distance
from palace_hub.sensing.plate.load.rotation import rotate_load, rotate_magnets, rotate_quiet, rotate_studs
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.tracking.baseline import LATELY_S, Magnets, PlateBaseline, PlateMoment
from palace_hub.sensing.plate.tracking.lift import LiftTracker, ReseatedPlate, is_lifted
from palace_hub.sensing.plate.tracking.reseat import hall_contradictions, reseat_turn, seat_covariance
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.wire.events import Batch

LOOKS_S: Final = (0.0, 0.7, 1.7)
"""Lengths at which a lasting moment is searched, s: cheap cells need 1 to 1.5 s for a brick (SENSING, Plate), and each
search costs up to 0.2 s of computing."""
MOST_ADDED: Final = 0.5
"""A look stands for its whole moment if at most this part was added after it (assumed)."""
SILENT_S: Final = 1.0
"""A corner without a conversion for so long does not answer, s (assumed)."""


@dataclass(frozen=True, slots=True)
class TurnPreview:
    """The turn including a quiet moment that has not ended."""

    quiet: QuietMoment
    """That moment, as far as it has lasted."""
    turn: PlateTurn
    """The turn after it."""


class PlateTracker:
    """Follows one plate that has been set up.

    `doubts`: Hall sensors that were distrusted in earlier games. `chain`: the Hall chain. `turn`: the turn up to the
    last quiet moment that has ended; None between turns. `look`: the turn with the moment that lasts. `decided`: the
    moment at which the staircase was committed, its bricks without levels, its decorations, and the Hall sensors.
    `given_up`: this turn's staircase is typed, or every one until the start has been seen. `turns`: quarter turns to
    the left by which the ground map lies on the plate. Cells and sensors are read in the plate's directions
    (`signal`, `chain`); all else is in those of the map.
    """

    def __init__(self, kept: KeptPlate, doubts: Mapping[Stud, SensorDoubt] = MappingProxyType({})) -> None:
        self.kept = kept
        self.signal = PlateSignal(kept.calibration)
        self.turns = 0
        self.baseline = PlateBaseline(kept)
        self.lift = LiftTracker()
        self.turn: PlateTurn | None = None
        self.look: TurnPreview | None = None
        self.decided: tuple[QuietMoment, frozenset[object], tuple[Placement, ...], Magnets] | None = None
        self.given_up = False
        self._ended: list[PlateMoment] = []
        self._held: list[PlateMoment] = []
        self._lately: list[tuple[PlateTurn, PlateMoment]] = []  # moments of `LATELY_S`, each with the turn before it
        self._moments: list[PlateMoment] = []  # moments of this turn
        self.chain = MagnetWatch(kept.knobs, doubts)
        self._good_t = [-np.inf] * CORNERS
        self._looks = 0
        self._glanced: tuple[float, float] | None = None
        self._base: QuietMoment | None = None  # the moment from which this turn started

    # -- what comes in ------------------------------------------------------------------------------------------

    def feed(self, batch: Batch) -> None:
        """Take in one message of the plate's node."""
        for corner, ones in enumerate(batch.conversions[:CORNERS]):
            good = [t for t, raw, _ in ones if raw is not None]
            self._good_t[corner] = good[-1] if good else self._good_t[corner]
        seen = self.magnets
        ended = self.signal.feed([[(t, raw) for t, raw, _ in ones] for ones in batch.conversions])
        self._ended += [(rotate_quiet(quiet, -self.turns), seen) for quiet in ended]
        self.chain.feed(batch.t, batch.hall)
        for quiet in ended:
            self.chain.watch(quiet, rotate_studs(self.baseline.feet, self.turns))

    @property
    def present(self) -> QuietMoment | None:
        """The quiet moment that has not ended; None while the plate moves."""
        present = self.signal.present
        return None if present is None else rotate_quiet(present, -self.turns)

    @property
    def magnets(self) -> Magnets:
        """Ground knobs that see a magnet now; None without strips, and while the chain is broken."""
        return rotate_magnets(self.chain.seen, -self.turns)

    @property
    def believed(self) -> frozenset[Stud]:
        """Ground knobs whose sensor is trusted."""
        return rotate_studs(self.health.believed, -self.turns)

    @property
    def health(self) -> HallHealth:
        """Which Hall sensors are trusted, by their place on the plate."""
        return self.chain.health

    def _judge(self, seen: Magnets) -> None:
        feet, figures = self.baseline.feet, self.baseline.under_figures
        knobs = rotate_magnets(seen, self.turns)
        self.chain.judge(knobs, rotate_studs(feet, self.turns), rotate_studs(figures, self.turns))

    def answers(self, t: float, *, live: bool) -> PlateHealth:
        """Which parts of the plate answer at hub time `t`. `live`: the node is connected."""
        knobs = self.kept.knobs
        there = len(self.health.believed) if self.chain.answers else 0
        share = None if knobs is None else there / max(1, len(knobs.bits) + len(self.kept.silent))
        return PlateHealth(live, tuple(t - good <= SILENT_S for good in self._good_t), share)

    # -- quiet moments ------------------------------------------------------------------------------------------

    def should(self, standing: Standing) -> None:
        """Set what stands by the game; compares the last load anew if that has changed."""
        baseline = self.baseline
        if baseline.should(standing) and self.turn is None and baseline.known and baseline.off_quiet is not None:
            self._between((replace(baseline.off_quiet, unseen=False), None), lasts=True)  # an earlier moment

    def take(self, ground: Palace, *, hold: bool = False) -> None:
        """Take in the quiet moments that have ended.

        `ground`: the board without pieces. `hold`: a staircase waits for its decoration; its moments are kept for
        later.
        """
        ended, self._ended = self._ended, []
        if hold:
            self._held += [
                (replace(quiet, unseen=False), seen) for quiet, seen in ended
            ]  # any gap lies before the hold
            return
        for moment in (*self._held, *ended):
            if not self._lies(*moment):
                continue
            if self.turn is not None:
                self._build(*moment)
            elif self.baseline.known:
                self._between(moment)
            else:
                self._begin(moment, ground)
        self._held = []
        present = self.present
        if present is not None and present.t1 - present.t0 >= LOOKS_S[1]:
            self._lies(present, self.magnets, lasts=True)

    def glance(self, ground: Palace) -> None:
        """Between turns, compare the moment that lasts if the last one that ended did not agree."""
        present = self.present
        if self.turn is not None or self.baseline.agrees or present is None:
            self._glanced = None
            return
        lasts = present.t1 - present.t0
        before = self._glanced
        if before is not None and before[0] == present.t0 and lasts < 2 * before[1]:
            return
        self._glanced = (present.t0, lasts)
        if not self._lies(present, self.magnets, lasts=True):
            return
        if self.baseline.known:
            self._between((present, self.magnets), lasts=True)
        else:
            self._begin((present, self.magnets), ground, lasts=True)

    def _begin(self, moment: PlateMoment, ground: Palace, *, lasts: bool = False) -> None:
        """Take in a moment before the first agreement."""
        lay_bare = self.baseline.start is not None
        hear = self.baseline.glance if lasts else self.baseline.begin
        hear(*moment, ground, self.believed)
        if self.baseline.start is not None and not lay_bare:
            self.chain.lies_bare(rotate_magnets(moment[1], self.turns))
        if self.baseline.known:
            self._judge(moment[1])

    def _between(self, moment: PlateMoment, *, lasts: bool = False) -> None:
        came = self.baseline.heard(*moment, lasts=lasts)
        if self.baseline.agrees:
            self.given_up = False
            if came:
                self._judge(moment[1])

    # -- lifted off -----------------------------------------------------------------------------------------------

    @property
    def feet(self) -> frozenset[tuple[int, int]]:
        """Ground knobs with a foot, by the best hypothesis or the baseline."""
        turn = self.turn
        return self.baseline.feet if turn is None else turn.context.hall_start | turn.board.on_ground(turn.standing)

    def _lies(self, quiet: QuietMoment, seen: Magnets, *, lasts: bool = False) -> bool:
        """Whether a moment is usable: the plate lies on its cells as before."""
        stood = self.baseline.loads
        if stood is None:
            return True
        if self.turn is not None:
            stood = BelievedLoad(self.turn.expected, self.turn.best.cov, (np.zeros(3),))
        wrong = hall_contradictions(self.feet, seen, self.believed)
        laid = self.lift.heard(quiet, stood, wrong, lasts=lasts)
        if laid is not None:
            self._seat(laid, seen)
            return self.turn is None
        self.look = self.look if self.lift.lies else None
        return self.lift.lies and not is_lifted(quiet, stood)

    def _seat(self, laid: ReseatedPlate, seen: Magnets) -> None:
        """The plate was laid back with all its pieces: the difference of the load goes to the zero."""
        fit = laid.fit
        self.baseline.seated(laid.quiet, np.array([0.0, *fit.off[1:]]) if fit.agrees else fit.off)
        if self.turn is None:
            return
        moved = fit.moved if fit.agrees else fit.moved + np.outer(fit.off, fit.off)
        self.goes_on(reseat_turn(self.turn, laid.quiet, moved, seen))

    def lies_as_shown(self) -> None:
        """A player confirms that the plate lies as before, and that all stands as the screen shows it."""
        laid = self.lift.laid
        if laid is None:
            return
        if self.turn is None and not laid.fit.agrees:
            self.baseline.believe(laid.quiet)
        else:
            self._seat(laid, self.magnets)
        self.lift.rests()

    # -- turned on the cells --------------------------------------------------------------------------------------

    def turn_map(self, turns: int) -> None:
        """The map lies `turns` quarter turns to the left now: it was told wrongly so far, or the plate was turned."""
        before, self.turns = self.turns, turns
        bodily = self._was_turned(before)
        away = self._away()
        self._held = self._turned_moments(self._held, before - turns, lifted_only=bodily)
        self._ended = self._turned_moments(self._ended, before - turns, lifted_only=bodily)
        if bodily:
            self._turn_plate(turns - before, away)
        else:
            self._correct_map(before - turns)

    def contradicts(self, turns: int) -> bool:
        """Whether the Hall sensors see feet as the map lies now, and not if it lay `turns` quarter turns to the left.

        Only while the plate lies as before. One sensor may fail at any time.
        """
        seen = self.chain.seen
        if not self.lift.lies or seen is None:
            return False
        feet, believed = self.feet, self.health.believed
        there, here = (len((rotate_studs(feet, way) ^ seen) & believed) for way in (turns, self.turns))
        return there >= here + 2

    def _was_turned(self, before: int) -> bool:
        """Whether the plate itself was turned, rather than the map told wrongly: the likelier by the present load.

        `before`: how the map lay so far.
        """
        stood = self.baseline.loads
        if stood is None:
            return False
        if not self.lift.lies or any(is_lifted(quiet, stood) for quiet, _ in (*self._held, *self._ended)):
            return True
        present, expected = self.present, stood.load if self.turn is None else self.turn.expected
        if present is None:
            return False
        ways = (expected + self._zero_shift(before, None), rotate_load(expected, before - self.turns))
        cov = present.noise + stood.cov
        turned, told = (squared_distance(present.load - way, cov) for way in ways)
        return turned < told

    def _zero_shift(self, before: int, away: Floats | None) -> Floats:
        """How the load (3,) of the cells' zero changes in the map's directions. `away`: the load without the plate."""
        zero = self.baseline.zero if away is None else away
        return np.zeros(3) if zero is None else rotate_load(zero, before - self.turns) - zero

    def _away(self) -> Floats | None:
        """The load (3,) of the cells without the plate, in the directions before; None: it was not seen off them."""
        stood = self.baseline.loads
        if stood is None or not self.lift.lies:
            return self.lift.away
        off = [quiet.load for quiet, _ in (*self._held, *self._ended) if is_lifted(quiet, stood)]
        return min(off, key=lambda load: float(load[0]), default=None)

    def _turned_moments(self, moments: Sequence[PlateMoment], quarters: int, *, lifted_only: bool) -> list[PlateMoment]:
        """Moments that were not taken in yet, turned; of a plate that was turned, those from the lift on."""
        stood, first = self.baseline.loads, 0
        if lifted_only and stood is not None and self.lift.lies:
            lifted = (number for number, (quiet, _) in enumerate(moments) if is_lifted(quiet, stood))
            first = next(lifted, len(moments))
        return [_turned(moment, quarters) for moment in moments[first:]]

    def _turn_plate(self, quarters: int, away: Floats | None) -> None:
        """The plate lies turned on its cells: what stands on it has stayed where it was on the map."""
        shift = self._zero_shift(self.turns - quarters, away)
        laid = self.lift.laid
        stood, cov = self.baseline.loads, np.zeros((3, 3))
        if away is None and stood is not None:  # nobody saw it leave its seat
            cov = seat_covariance(stood.load, turned_=True)
        self.baseline.turn_plate(self.turns, shift, cov)
        self.lift.turned(quarters)
        if self.decided is not None:
            quiet, bricks, decorated, magnets = self.decided
            self.decided = replace(quiet, load=quiet.load + shift), bricks, decorated, magnets
        if self.turn is not None:
            self.goes_on(self.turn.turned(shift, cov))
            self._base = None if self._base is None else replace(self._base, load=self._base.load + shift)
            self._moments = [(replace(quiet, load=quiet.load + shift), seen) for quiet, seen in self._moments]
        if laid is not None:
            self._lies(rotate_quiet(laid.quiet, -quarters), self.magnets)

    def _correct_map(self, quarters: int) -> None:
        """The map was told wrongly: every reading so far turns, and this turn's pieces are searched anew."""
        self.baseline.correct_map(self.turns)
        turn, base = self.turn, self._base
        if turn is None or base is None:
            self.look = None
            return
        moments = [_turned(moment, quarters) for moment in self._moments]
        self._follow(turn.board.palace, turn.stock, rotate_quiet(base, quarters), ())
        self.decorating(turn.context.ornaments)
        for moment in moments:
            self._build(*moment)

    # -- a turn -------------------------------------------------------------------------------------------------

    def start_turn(self, palace: Palace, stock: Bricks) -> None:
        """Begin a turn on this palace, from the baseline."""
        base, since = self.baseline.base()
        self._follow(palace, stock, base, since)

    def _follow(self, palace: Palace, stock: Bricks | None, base: QuietMoment, moments: Sequence[PlateMoment]) -> None:
        """Follow a turn from the quiet moment before it."""
        baseline, known = self.baseline, self.believed
        figures = baseline.figures_at
        self.turn = PlateTurn.start(palace, stock, baseline.masses, base, hall_known=known, figures=figures)
        self.look, self.decided, self._looks, self._lately, self._moments = None, None, 0, [], []
        self._base = base
        for moment in moments:
            self._build(*moment)

    def holds(self, stock: Bricks) -> None:
        """Set the player's bricks: the frog's column may be used in this build (R9.3)."""
        if self.turn is not None and self.turn.stock != stock:
            self.turn, self.look = self.turn.holding(stock), None
            self._lately = [(turn.holding(stock), moment) for turn, moment in self._lately]

    def on_map(self, palace: Palace) -> None:
        """Set the palace after a knob of its ground map was entered in this build."""
        if self.turn is not None:
            self.turn, self.look = self.turn.on_map(palace), None
            self._lately = [(turn.on_map(palace), moment) for turn, moment in self._lately]

    def decorating(self, left: Mapping[Piece, int]) -> None:
        """Set the decorations that have left the tray. The tray is slow, so the last moments are searched again."""
        if self.turn is None or self.turn.context.ornaments == left:
            return
        lately, self._lately = self._lately, []
        self.turn = (lately[0][0] if lately else self.turn).decorating(left)
        self.look = None
        self._moments = self._moments[: len(self._moments) - len(lately)]
        for _, moment in lately:
            self._build(*moment)

    def _build(self, quiet: QuietMoment, seen: Magnets) -> None:
        assert self.turn is not None
        self._moments.append((quiet, seen))
        look = self.look
        lately = [one for one in self._lately if one[1][0].t1 > quiet.t1 - LATELY_S]
        self._lately = [*lately, (self.turn, (quiet, seen))]
        if look is not None and look.quiet.t0 == quiet.t0:
            lacks = (quiet.t1 - look.quiet.t1) / (quiet.t1 - quiet.t0)
            if lacks <= MOST_ADDED and look.turn.unexplained == 0:
                self.turn, self.look = look.turn, None
                return
        self.turn, self.look = self.turn.after(quiet, seen), None

    def look_now(self, *, anew: bool = False) -> TurnPreview | None:
        """The turn with the moment that lasts; None while the plate moves. Searched at `LOOKS_S`, or at once if
        `anew`."""
        present = self.present
        if self.turn is None or present is None:
            self.look = None
            return None
        if self.look is None or self.look.quiet.t0 != present.t0:
            self._looks, anew = 0, True
        lasts = present.t1 - present.t0
        due = self._looks < len(LOOKS_S) and lasts >= LOOKS_S[self._looks]
        if anew or due:
            self._looks = sum(lasts >= since for since in LOOKS_S)
            self.look = TurnPreview(present, self.turn.after(present, self.magnets))
        return self.look

    @property
    def newest(self) -> PlateTurn | None:
        """The turn, with the moment that lasts if it has been searched."""
        return self.turn if self.look is None else self.look.turn

    @property
    def strange(self) -> Mismatch | None:
        """The unexplained load of a turn, as one thing; None if the load is explained."""
        look = self.look
        if look is None or not look.turn.unexplained or not self.lift.lies:
            return None
        return self.clutter or as_mismatch(look.quiet.load - look.turn.expected)

    @property
    def clutter(self) -> Mismatch | None:
        """The first clutter of the turn: a thing beside the build, or a piece that the palace has lost; None: none."""
        one = None if self.newest is None else self.newest.first_clutter
        if one is None:
            return None
        off = as_mismatch(one.load)
        return off if one.stud is None else replace(off, stud=one.stud)

    def agreed(self, stud: Stud | None = None) -> bool:
        """A player accepts the first clutter, or the one at `stud`; False if there is none."""
        turn = self.newest
        one = (
            None
            if turn is None
            else next((thing for thing in turn.clutter if stud is None or thing.stud == stud), None)
        )
        if turn is None or one is None:
            return False
        askew = turn.with_askew(one, self.magnets)
        self.goes_on(askew or turn.agreed(one))
        if askew is None:
            self.baseline.set_aside(one)
        return True

    def goes_on(self, turn: PlateTurn | None) -> None:
        """Go on with this turn, and forget the recent moments."""
        self.turn, self.look, self._lately = turn, None, []

    def give_up(self) -> None:
        """The players type this staircase; outside of a turn, every one until the load agrees with the game."""
        self.given_up = self.turn is None

    def watch_again(self) -> None:
        """A new turn begins: it is followed, unless the load has never agreed with the game."""
        self.given_up = self.given_up and not self.baseline.known

    def correct_map(self) -> bool:
        """Explain an unexplained load by a corner brick that the map lacks, or by the starting staircase being taken
        off again because the map is wrong; False where neither fits."""
        if self.look is None:
            return False
        quiet, turn = self.look.quiet, self.look.turn
        if self.baseline.begins_anew(quiet, turn.zero_covariance):
            self.goes_on(None)
            return True
        load, cov = quiet.load - turn.expected, turn.best.cov + turn.zero_covariance + quiet.noise
        if not self.baseline.pinned(load, cov, quiet.noise):
            return False
        self.goes_on(turn.without_clutter().on_ground(load, quiet.noise))
        return True

    def differs_from(self, quiet: QuietMoment) -> bool:
        """Whether the load of the present look differs from that of the earlier moment `quiet`."""
        if self.look is None or self.look.turn.unexplained:
            return False
        now = self.look.quiet
        change = now.load - quiet.load
        return float(change @ np.linalg.solve(quiet.noise + now.noise + now.shift, change)) > DISAGREES

    def rebase(self) -> None:
        """A player confirms that the palace stands as in the game, without pieces of this turn."""
        present = self.present
        if present is not None:
            self.turn, self.look = None, None
            self.baseline.believe(present)

    def decided_on(self, pieces: Iterable[Placement]) -> None:
        """These bricks are committed as what stands now, with the decoration that the scale sees on them."""
        self.decided, bricks = None, _bricks(pieces)
        if self.look is not None and not self.look.turn.unexplained:
            read = next(
                (hypothesis.pieces for hypothesis in self.look.turn.hypotheses if _bricks(hypothesis.pieces) == bricks),
                (),
            )
            decorated = tuple(one for one in read if one.piece in DECORATIONS)
            self.decided = self.look.quiet, bricks, decorated, self.look.turn.hall

    def end_turn(self, built: Iterable[Placement]) -> None:
        """End the turn with this staircase. If it is the committed one, the baseline starts at its moment."""
        if self.turn is None:
            return
        if self.decided is not None and self.decided[1] == _bricks(built):
            self.baseline.built(self.decided[0], self.decided[2])
            self._judge(self.decided[3])
        else:
            self.baseline.unsettled(self.turn.zero_covariance)
        self.turn, self.look, self.decided = None, None, None

    # -- games --------------------------------------------------------------------------------------------------

    def begin(self, zero: Sequence[float] | None = None, turns: int = 0) -> None:
        """A game begins or resumes: nothing is known of what stands.

        `zero`: load (3,) of the bare plate as this game last knew it, in the map's directions. `turns`: how it lies.
        """
        self.turns = turns
        self.turn, self.look, self.decided, self._held, self.given_up = None, None, None, [], False
        self.baseline = PlateBaseline(self.kept, None if zero is None else np.array(zero), turns)
        self.lift = LiftTracker()
        self.chain.lies_bare(None)

    def let_go(self) -> None:
        """Drop quiet moments that came outside of a game."""
        self._ended.clear()


def _turned(moment: PlateMoment, quarters: int) -> PlateMoment:
    quiet, seen = moment
    return rotate_quiet(quiet, quarters), rotate_magnets(seen, quarters)


def _bricks(pieces: Iterable[Placement]) -> frozenset[object]:
    """Building bricks without their levels, which the scale does not see."""
    return without_levels([piece for piece in pieces if piece.piece in BUILDING])
