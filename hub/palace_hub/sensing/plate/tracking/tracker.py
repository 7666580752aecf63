"""Follows one plate through a game: its baseline between turns, and the search for pieces during a turn.

The core feeds it messages and asks it for looks at the turn (`look_now`); `verdict.decision` decides on such a look.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace, Stud
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.levels import CORNERS, PlateHealth
from palace_hub.sensing.plate.board.load_model import AwaitedChange, Standing
from palace_hub.sensing.plate.hall.sensor_health import HallHealth, SensorDoubt
from palace_hub.sensing.plate.hall.watch import MagnetWatch
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import DISAGREES, Mismatch, as_mismatch, squared_distance
from palace_hub.sensing.plate.load.rotation import rotate_load, rotate_magnets, rotate_quiet, rotate_studs, shifted
from palace_hub.sensing.plate.load.signal import PlateSignal, QuietMoment
from palace_hub.sensing.plate.tracking.baseline import Magnets, PlateBaseline, PlateMoment, rotate_moment
from palace_hub.sensing.plate.tracking.followed import LOOKS_S, DecidedBuild, FollowedBuild, TurnPreview
from palace_hub.sensing.plate.tracking.lift import LiftTracker, ReseatedPlate, believed_with, is_lifted
from palace_hub.sensing.plate.tracking.reseat import hall_contradictions, laid_back_covariance, reseat_turn
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.candidates import bricks_of
from palace_hub.wire.events import Batch

SILENT_S: Final = 1.0
"""A corner without a conversion for so long does not answer, s (assumed)."""


class PlateTracker:
    """Follows one plate that has been set up.

    `doubts`: Hall sensors that were distrusted in earlier games. `chain`: the Hall chain. `followed`: the build of the
    player in turn; None between builds. `early`: what the next player has put on before the own turn; None for nothing.
    `decided`: the staircase that was committed. `given_up`: this turn's staircase is typed, or every one until the
    start has been seen. `turns`: quarter turns to the left by which the ground map lies on the plate. Cells and sensors
    are read in the plate's directions (`signal`, `chain`); all else is in those of the map.
    """

    def __init__(self, kept: KeptPlate, doubts: Mapping[Stud, SensorDoubt] = MappingProxyType({})) -> None:
        self.kept = kept
        self.signal = PlateSignal(kept.calibration)
        self.turns = 0
        self.baseline = PlateBaseline(kept)
        self.lift = LiftTracker()
        self.followed: FollowedBuild | None = None
        self.early: FollowedBuild | None = None
        self.decided: DecidedBuild | None = None
        self.given_up = False
        self._ended: list[PlateMoment] = []
        self._held: list[PlateMoment] = []
        self.chain = MagnetWatch(kept.knobs, doubts)
        self._foreseen = 0  # moments of `baseline.since` that `early` has
        self._may_come = 0.0  # mass of the bricks of whoever builds next, g
        self._good_t = [-np.inf] * CORNERS
        self._glanced: tuple[float, float] | None = None

    @property
    def turn(self) -> PlateTurn | None:
        """The turn up to the last quiet moment that has ended; None between builds."""
        return None if self.followed is None else self.followed.turn

    @property
    def look(self) -> TurnPreview | None:
        """The turn with the moment that lasts."""
        return None if self.followed is None else self.followed.look

    # -- what comes in ------------------------------------------------------------------------------------------

    def feed(self, batch: Batch) -> None:
        """Take in one message of the plate's node."""
        for corner, ones in enumerate(batch.conversions[:CORNERS]):
            good = [t for t, raw, _ in ones if raw is not None]
            self._good_t[corner] = good[-1] if good else self._good_t[corner]
        seen = self.magnets
        ended = self.signal.feed([[(t, raw) for t, raw, _ in ones] for ones in batch.conversions])
        self.chain.feed(batch.t, batch.hall)
        for quiet in ended:
            self.end_moment(rotate_quiet(quiet, -self.turns), seen)
            self.chain.watch(quiet, rotate_studs(self.baseline.feet, self.turns))

    def end_moment(self, quiet: QuietMoment, seen: Magnets) -> None:
        """A quiet moment has ended; `take` takes it in."""
        self._ended.append((quiet, seen))

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
            self._held += [(replace(quiet, unseen=False), seen) for quiet, seen in ended]  # gaps lie before the hold
            return
        for moment in (*self._held, *ended):
            if not self._lies(*moment):
                continue
            if self.followed is not None:
                self.followed.build(*moment)
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

    @property
    def _standing_turn(self) -> PlateTurn | None:
        """The turn whose pieces stand, the next player's if they were put on early; None without any."""
        return self.early.turn if self.followed is None and self.early is not None else self.turn

    # -- lifted off -----------------------------------------------------------------------------------------------

    @property
    def feet(self) -> frozenset[tuple[int, int]]:
        """Ground knobs with a foot, by the best hypothesis or the baseline."""
        turn = self._standing_turn
        return self.baseline.feet if turn is None else turn.context.hall_start | turn.board.on_ground(turn.standing)

    def _lies(self, quiet: QuietMoment, seen: Magnets, *, lasts: bool = False) -> bool:
        """Whether a moment is usable: the plate lies on its cells as before."""
        stood, turn = self.baseline.loads, self._standing_turn
        if stood is None:
            return True
        stood = replace(stood, more=self._may_come) if turn is None else believed_with(turn)
        wrong = hall_contradictions(self.feet, seen, self.believed)
        laid = self.lift.heard(quiet, stood, wrong, lasts=lasts)
        if laid is not None:
            return self._seat(laid, seen)
        self.lift.wait(quiet, seen, lasts=lasts)
        if self.followed is not None and not self.lift.lies:
            self.followed.look = None
        return self.lift.lies and not is_lifted(quiet, stood)

    def _seat(self, laid: ReseatedPlate, seen: Magnets) -> bool:
        """The plate was laid back with all its pieces: the difference of the load goes to the zero.

        With more on it than before, the zero is only as sure as the seat. Returns whether the moment is still to be
        searched.
        """
        fit, builds = laid.fit, [build for build in (self.followed, self.early) if build is not None]
        if fit.came and fit.agrees:
            self.baseline.seated(np.zeros(3), fit.moved)
            for build in builds:
                build.turned(np.zeros(3), fit.moved)
            return True
        self.baseline.seated(np.array([0.0, *fit.off[1:]]) if fit.agrees else fit.off, laid.quiet.noise)
        moved = fit.moved if fit.agrees else fit.moved + np.outer(fit.off, fit.off)
        for build in builds:
            build.goes_on(reseat_turn(build.turn, laid.quiet, moved, seen))
        return self.turn is None

    def lies_as_shown(self) -> None:
        """A player confirms that the plate lies as before, and that all stands as the screen shows it."""
        laid = self.lift.laid
        if laid is None:
            return
        first: list[PlateMoment] = []
        if self.turn is None and not laid.fit.agrees:
            self.baseline.believe(laid.quiet)
        elif self._seat(laid, self.magnets):
            first = [(laid.quiet, self.magnets)]
        self._ended = [*first, *self.lift.let_in(), *self._ended]
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
        present, turn = self.present, self._standing_turn
        if present is None:
            return False
        expected = stood.load if turn is None else turn.expected
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
        return [rotate_moment(moment, quarters) for moment in moments[first:]]

    def _turn_plate(self, quarters: int, away: Floats | None) -> None:
        """The plate lies turned on its cells: what stands on it has stayed where it was on the map."""
        shift = self._zero_shift(self.turns - quarters, away)
        laid, stood, cov = self.lift.laid, self.baseline.loads, np.zeros((3, 3))
        if away is None and stood is not None:  # nobody saw it leave its seat
            cov = laid_back_covariance(stood.load, turned_=True)
        self.baseline.turn_plate(self.turns, shift, cov)
        self.lift.turned(quarters)
        if self.decided is not None:
            self.decided = replace(self.decided, quiet=shifted(self.decided.quiet, shift))
        for build in (self.followed, self.early):
            if build is not None:
                build.turned(shift, cov)
        if laid is not None:
            waited, moment = self.lift.let_in(), (rotate_quiet(laid.quiet, -quarters), self.magnets)
            self._ended = [*([moment] if self._lies(*moment) else ()), *waited, *self._ended]

    def _correct_map(self, quarters: int) -> None:
        """The map was told wrongly: every reading so far turns, and the pieces of a build are searched anew."""
        self.baseline.correct_map(self.turns)
        self.followed = None if self.followed is None else self._corrected(self.followed, quarters)
        self.early = None if self.early is None else self._corrected(self.early, quarters)

    def _corrected(self, build: FollowedBuild, quarters: int) -> FollowedBuild:
        """The same build, with its readings turned."""
        turn, base = build.turn, rotate_quiet(build.base, quarters)
        corrected = self._build_from(base, turn.board.palace, turn.stock, build.awaited, ())
        corrected.decorating(turn.context.ornaments)
        for moment in build.history:
            corrected.build(*rotate_moment(moment, quarters))
        return corrected

    # -- a turn -------------------------------------------------------------------------------------------------

    def foresee(self, palace: Palace, stock: Bricks, ornaments: Mapping[Piece, int]) -> None:
        """Between builds: follow what the player who builds next on `palace` puts on already, with these bricks.

        `ornaments`: decorations that have left the tray. What the baseline explains is nobody's build.
        """
        self._may_come = sum(self.baseline.masses.grams[piece] * stock[piece] for piece in BUILDING)
        if self.followed is not None or not self.baseline.differs:
            self.early = None
            return
        if self.early is None:
            self.early, self._foreseen = self._new_build(palace, stock), len(self.baseline.since)
        build, since = self.early, self.baseline.since
        build.holds(stock)
        build.on_map(palace, self.baseline.figures_at)
        build.decorating(ornaments)
        build.awaits(self.baseline.awaited)
        for moment in since[self._foreseen :]:
            build.build(*moment)
        self._foreseen = len(since)
        build.look_now(self.present if self.lift.lies else None, self.magnets)
        if since and build.is_build and not build.newest.standing:  # all was taken off again
            self.baseline.believe(since[-1][0])
            self.baseline.reopen(build.turn.awaited)
            self.early = None

    @property
    def may_start(self) -> bool:
        """Whether a build may begin: what was put on since the load agreed with the game is a build, or a thing that
        the build asks about."""
        if self.early is None or not self.baseline.known:
            return self.baseline.known
        return self.early.is_build or self.early.newest.first_clutter is not None

    def forget_early(self) -> None:
        """A staircase is typed, or waits for its decoration: nothing is put on for the next one."""
        self.early = None

    def agreed_between(self) -> None:
        """A player accepts the load between builds that a question was about."""
        self.baseline.agreed()
        self.early = None

    def start_turn(self, palace: Palace, stock: Bricks) -> None:
        """Begin a turn on this palace, with all that was put on for it before."""
        build = self._new_build(palace, stock) if self.early is None else self.early
        build.holds(stock)
        build.on_map(palace, self.baseline.figures_at)
        self.baseline.begin_build()
        self.followed, self.early, self.decided = build, None, None

    def take_back_turn(self) -> None:
        """The turn has not begun after all: its pieces were put on early."""
        build, self.followed, self.decided = self.followed, None, None
        if build is not None and build.moments:
            self.baseline.take_back(build.moments)
            self.early, self._foreseen = build, len(build.moments)

    def _new_build(self, palace: Palace, stock: Bricks) -> FollowedBuild:
        """A build from the last load that agreed with the game, with all quiet moments since."""
        baseline = self.baseline
        return self._build_from(baseline.base, palace, stock, baseline.awaited, baseline.since)

    def _build_from(
        self,
        base: QuietMoment,
        palace: Palace,
        stock: Bricks | None,
        awaited: tuple[AwaitedChange, ...],
        moments: Iterable[PlateMoment],
    ) -> FollowedBuild:
        masses, figures, known = self.baseline.masses, self.baseline.figures_at, self.believed
        turn = PlateTurn.start(palace, stock, masses, base, hall_known=known, figures=figures, awaited=awaited)
        return FollowedBuild(base, turn, moments)

    def holds(self, stock: Bricks) -> None:
        """Set the player's bricks: the frog's column may be used in this build (R9.3)."""
        if self.followed is not None:
            self.followed.holds(stock)

    def on_map(self, palace: Palace) -> None:
        """Set the palace after a knob of its ground map was entered in this build."""
        if self.followed is not None:
            self.followed.on_map(palace, self.baseline.figures_at)

    def decorating(self, left: Mapping[Piece, int]) -> None:
        """Set the decorations that have left the tray."""
        if self.followed is not None:
            self.followed.decorating(left)

    def look_now(self, *, anew: bool = False) -> TurnPreview | None:
        """The turn with the moment that lasts; None while the plate moves. Searched at `LOOKS_S`, or at once if
        `anew`: then a long moment that was cut just now counts as well."""
        rests, build = self.signal.rests and not self._ended, self.followed
        return None if build is None else build.look_now(self.present, self.magnets, anew=anew, rests=rests)

    @property
    def newest(self) -> PlateTurn | None:
        """The turn, with the moment that lasts if it has been searched."""
        return None if self.followed is None else self.followed.newest

    @property
    def strange(self) -> Mismatch | None:
        """The unexplained load of a turn, as one thing; None if the load is explained."""
        look = self.look
        if look is None or not self.lift.lies:
            return None
        if not look.turn.unexplained:
            return self.off
        return self.clutter or as_mismatch(look.quiet.load - look.turn.expected)

    @property
    def off(self) -> Mismatch | None:
        """How the load differs from the game, the pieces of a build aside; None if it agrees."""
        turn = self.newest if self.early is None else self.early.newest
        if turn is None:
            return self.baseline.off
        if turn.first_clutter is not None:
            return turn.first_clutter.as_seen
        if self.early is not None and not self.early.is_build:
            return self.baseline.off
        if turn.unexplained:
            return None
        missing = next((one for one in turn.awaited if one.weighed), None)
        return None if missing is None else as_mismatch(-missing.load)

    @property
    def clutter(self) -> Mismatch | None:
        """The first clutter of the turn: a thing beside the build, or a piece that the palace has lost; None: none."""
        one = None if self.newest is None else self.newest.first_clutter
        return None if one is None else one.as_seen

    def agreed(self, stud: Stud | None = None) -> bool:
        """A player accepts the first clutter, or the one at `stud`; False if there is none."""
        turn = self.newest
        things = () if turn is None else turn.clutter
        one = next((thing for thing in things if stud is None or thing.stud == stud), None)
        if turn is None or one is None:
            return False
        askew = turn.with_askew(one, self.magnets)
        self.goes_on(askew or turn.agreed(one))
        if askew is None:
            self.baseline.set_aside(one)
        return True

    def goes_on(self, turn: PlateTurn) -> None:
        """Go on with this turn, and forget the recent moments."""
        assert self.followed is not None
        self.followed.goes_on(turn)

    def give_up(self) -> None:
        """The players type this staircase; outside of a turn, every one until the load agrees with the game."""
        self.given_up = self.turn is None

    def watch_again(self) -> None:
        """A new turn begins: it is followed, unless the load has never agreed with the game."""
        self.given_up = self.given_up and not self.baseline.known

    def correct_map(self) -> bool:
        """Explain an unexplained load by a corner brick that the map lacks, or by the starting staircase being taken
        off again because the map is wrong; False where neither fits.

        A column on the map's corner knob, away from all else, weighs and lies (7.5 mm) almost as a corner brick.
        """
        if self.look is None:
            return False
        quiet, turn = self.look.quiet, self.look.turn
        if not turn.unexplained:
            if not turn.is_lone_column_at_a_corner:
                return False
            change = quiet.load - turn.best.offset - turn.accepted_load
            if not self.baseline.pinned(change, turn.best.cov + turn.zero_covariance + quiet.noise, quiet.noise):
                return False
            self.followed = None
            return True
        if self.baseline.begins_anew(quiet, turn.zero_covariance):
            self.followed = None
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
            self.followed = None
            self.baseline.believe(present)

    def decided_on(self, pieces: Iterable[Placement]) -> None:
        """These bricks are committed as what stands now, with the decoration that the scale sees on them."""
        self.decided, bricks = None, bricks_of(pieces)
        if self.look is not None and not self.look.turn.unexplained:
            read = next(
                (
                    hypothesis.pieces
                    for hypothesis in self.look.turn.hypotheses
                    if bricks_of(hypothesis.pieces) == bricks
                ),
                (),
            )
            decorated = tuple(one for one in read if one.piece in DECORATIONS)
            turn = self.look.turn
            self.decided = DecidedBuild(self.look.quiet, bricks, decorated, turn.hall, turn.awaited)

    def end_turn(self, built: Iterable[Placement]) -> None:
        """End the turn with this staircase. If it is the committed one, the baseline starts at its moment."""
        if self.turn is None:
            return
        decided = self.decided
        if decided is not None and decided.bricks == bricks_of(built):
            self.baseline.reopen(decided.awaited)
            self.baseline.built(decided.quiet, decided.decorated)
            self._judge(decided.magnets)
        else:
            self.baseline.reopen(self.turn.awaited)
            self.baseline.unsettled(self.turn.zero_covariance)
        self.followed, self.decided = None, None

    # -- games --------------------------------------------------------------------------------------------------

    def begin(self, zero: Sequence[float] | None = None, turns: int = 0) -> None:
        """A game begins or resumes: nothing is known of what stands.

        `zero`: load (3,) of the bare plate as this game last knew it, in the map's directions. `turns`: how it lies.
        """
        self.turns = turns
        self.followed, self.early, self.decided, self._held, self.given_up = None, None, None, [], False
        self.baseline = PlateBaseline(self.kept, None if zero is None else np.array(zero), turns)
        self.lift = LiftTracker()
        self.chain.lies_bare(None)

    def let_go(self) -> None:
        """Drop quiet moments that came outside of a game."""
        self._ended.clear()
