"""The tray's set-up wizard: find the tray, weigh the empty cups, weigh the box, lift pieces out, report, keep.

While somebody reads, it switches the tray's lights and measures how far they shift the cells. It changes no game and
writes the file at its end only, so leaving early keeps the last good calibration.
"""

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.wizard import WizardViews
from palace_hub.core.state import Hub
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.core.tray.cups import empty_cups, full_cups, known_cells, not_empty, refused_once, same_cups
from palace_hub.core.tray.report import LIFTED, assumption_messages, difference_messages, report
from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.referee.judgement import Light
from palace_hub.sensing.signal.light_test import LightTest
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import CalibrationResult, TrayCalibration, calibrate
from palace_hub.sensing.tray.cups import KnownCell
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sensing.tray.reference import LIFT_OUT, CountDifference, UnitMass, apply_reference, unit_mass
from palace_hub.views.snapshot import CupView, Phase, TraySetupStep, TraySetupView
from palace_hub.wire.events import Batch

MISCOUNTED_FROM = 3
"""CountDifference of the counted pieces from `box` from which the lift is repeated. One piece too many or too few of 20
lifted ones changes the count of a box of 80 by 4. A box with other numbers is configured (`[box]`)."""

LIFTED_SLACK = 1.5
"""Largest difference of a lifted weight from `LIFT_OUT`, in pieces by the full box's unit mass. That unit may be wrong
by two pieces of 80."""

UNTOUCHED_PIECES = 0.5
"""A level this close to the earlier one, in pieces, was not changed by a hand."""

PATIENCE_S = 1.5
"""A confirmation during a bump of the table holds for the steady levels that follow within this time. A level has to be
steady for longer (2.2 s), so pieces that are put in later are never weighed for it."""

LIGHT_PERIODS = 1
"""Periods of the lights' rhythm in the light test: a good cell's shift is then known to 2 mg."""
LIGHTS_SDS = 2.0
LEAST_LIGHTS_MG = 2.0
"""A shift by the lights is kept from so many of its standard deviations, and from so many mg: drift follows less."""
TOUCHED_G = 0.5
"""A reading that moves further in the light test is a hand: table bumps reach 0.5 g, hands 2 g and more (SENSING)."""
WRONG_ORDER = (Message("setup-wrong-order"),)
_LIGHT_STATES = {light.code: light for light in Light}

_WEIGHED = frozenset({TraySetupStep.EMPTY, TraySetupStep.FULL, TraySetupStep.LIFT, TraySetupStep.BACK})


class TrayWizard:
    """One run of the set-up. `box`: pieces by compartment. `in_game`: a game waits for its end."""

    phase = Phase.TRAY_SETUP
    lights: tuple[Light, ...] | None = None
    messages: tuple[Message, ...]  # what went wrong in the last step

    def __init__(self, file: CalibrationFile, box: tuple[int, ...], *, in_game: bool = False) -> None:
        self.file = file
        self.modules = ModuleFile.read(file.folder, TRAY)
        self.box = box
        self.in_game = in_game
        self.over = False
        self._restart()
        if file.fault is not None:
            self.messages = (file.fault,)

    def _restart(self) -> None:
        self.step = TraySetupStep.FIND
        self.node: str | None = None
        self.lift = 0  # index into LIFTED
        self.empty: tuple[CellReading, ...] = ()
        self.full: tuple[CellReading, ...] = ()
        self.lifted: CellReading | None = None
        self.tray: TrayCalibration | None = None
        self.before: list[CellReading | None] = [None] * len(PIECES)
        self.differences: dict[int, CountDifference] = {}  # of the compartments that were counted by lifting
        self.messages = ()
        self.kept: KeptCalibration | None = None
        self._light_test: LightTest | None = None
        self._lights_due = False  # to be measured next
        self._by_lights: list[float | None] = [None] * len(PIECES)  # shift with all lights on, raw counts
        self._offers = False
        self._still_t = -inf  # hub time of the last steady level
        self._confirmed_t = -inf  # hub time of a confirmation that waits for a steady level

    @property
    def cell(self) -> int:
        """The compartment that pieces are lifted out of."""
        return LIFTED[self.lift]

    @property
    def lifts(self) -> int:
        """How many are lifted out of it."""
        return min(LIFT_OUT, self.box[self.cell] - 1)

    # -- without entries ------------------------------------------------------------------------------------------

    def files(self, role: str) -> Sequence[VersionedFile[Any]]:
        """The calibration and the first measurements of the tray."""
        return (self.file, self.modules) if role == TRAY else ()

    def feed(self, role: str, batch: Batch) -> None:
        """The wizard reads the tray's levels from the hub; a light test takes the readings themselves."""
        if role == TRAY and self._light_test is not None:
            self._light_test.take(batch)

    def settle(self, hub: Hub) -> None:
        """Find the tray, start anew with another one, and watch the levels."""
        if not hub.nodes.tray_live:
            return
        node = hub.tray_id
        if self.step is TraySetupStep.FIND and node is not None:
            self.step, self.node = TraySetupStep.EMPTY, node
            hub.touch()
        elif self.node != node and self.step is not TraySetupStep.DONE:
            former = self.node
            hub.reset_tray()
            self._restart()
            self.step, self.node = TraySetupStep.EMPTY, node
            self.messages = (Message("setup-another-tray", {"id": node or "", "was": former or ""}),)
            hub.touch()
        self._measure_lights(hub)
        if self.step is TraySetupStep.LIFT and self._light_test is None:
            self._watch_before(hub)
        self._drop_mended(hub)
        if self.step in _WEIGHED and self._is_steady(hub):
            self._still_t = hub.t
            if hub.t - self._confirmed_t <= PATIENCE_S:
                self._confirm(hub)
                hub.touch()
        offers = self.can_confirm(hub)
        if offers is not self._offers:
            self._offers = offers
            hub.touch()

    def _is_steady(self, hub: Hub) -> bool:
        """True where the levels that this step weighs are steady."""
        if self.step in (TraySetupStep.EMPTY, TraySetupStep.FULL):
            return hub.steady is not None
        return hub.nodes.tray_live and hub.tray.steady_one(self.cell) is not None

    def _drop_mended(self, hub: Hub) -> None:
        """Drop the messages about the cups once the cups are different."""
        now = hub.steady if self.messages else None
        if now is None or self.step not in (TraySetupStep.EMPTY, TraySetupStep.FULL):
            return
        if self.step is TraySetupStep.FULL:
            faults = self._faults_of_full(calibrate(self.empty, now, self.box))
        elif "cell" in self.messages[0].params:
            faults = not_empty(now, self._known)
        else:
            return
        if not same_cups(faults, self.messages):
            self.messages = ()
            hub.touch()

    def _watch_before(self, hub: Hub) -> None:
        """Keep the latest level before a hand comes: it has drifted least."""
        reading, before, tray = hub.tray.steady_one(self.cell), self.before[self.cell], self.tray
        unit = tray.cells[self.cell] if tray is not None else None
        if reading is None or unit is None:
            return
        if before is None or abs(reading.raw - before.raw) < UNTOUCHED_PIECES * abs(unit.counts_per_piece):
            self.before[self.cell] = reading

    # -- the lights -----------------------------------------------------------------------------------------------

    def _measure_lights(self, hub: Hub) -> None:
        """Measure the shift by the lights where it is due; a hand, or another step, ends it without a result."""
        test, self.lights = self._light_test, None
        if self.tray is None or self.step not in (TraySetupStep.LIFT, TraySetupStep.REPORT):
            self._light_test, self._lights_due = None, False
            return
        if self._lights_due:
            full = [reading.raw for reading in self.full] if self.step is TraySetupStep.LIFT else []
            test = self._light_test = LightTest(hub.t, LIGHT_PERIODS, full)
            self._lights_due = False
        if test is None:
            return
        per_g = [
            abs(cell.counts_per_piece) / grams if cell is not None else inf
            for cell, grams in zip(self.tray.cells, NOMINAL_G, strict=True)
        ]
        if any(moved > TOUCHED_G * counts for moved, counts in zip(test.ranges, per_g, strict=False)):
            self._light_test = None
        elif hub.t < test.ends:
            self.lights = (_LIGHT_STATES[test.state(hub.t)],) * len(PIECES)
        else:
            self._light_test = None
            for cell, (shift, counts) in enumerate(zip(test.shifts(), per_g, strict=False)):
                if shift and abs(shift[0]) > max(LIGHTS_SDS * shift[1], LEAST_LIGHTS_MG * counts / 1000.0):
                    self._by_lights[cell] = shift[0]

    # -- entries --------------------------------------------------------------------------------------------------

    def enter(self, hub: Hub, entry: say.Entry) -> None:
        """Take one entry; raises `Refused` where it does nothing now."""
        match entry:
            case say.Confirm():
                self._confirm(hub)
            case say.Skip():
                self._skip(hub)
            case say.Back():
                self._back(hub)
            case _:
                raise Refused("refused-setting-up")

    def can_confirm(self, hub: Hub) -> bool:
        """True where a confirmation would do something now."""
        match self.step:
            case TraySetupStep.FIND:
                return False
            case TraySetupStep.EMPTY | TraySetupStep.FULL | TraySetupStep.LIFT | TraySetupStep.BACK:
                return hub.nodes.tray_live and (self._is_steady(hub) or hub.t - self._still_t <= PATIENCE_S)
            case _:
                return True

    def _confirm(self, hub: Hub) -> None:
        self._confirmed_t = -inf
        if self.step in _WEIGHED and not self._is_steady(hub) and self.can_confirm(hub):
            self._confirmed_t = hub.t
            return
        self._still_t = -inf
        match self.step:
            case TraySetupStep.FIND:
                raise Refused("refused-no-tray-yet")
            case TraySetupStep.EMPTY:
                self._weigh_empty(self._all_still(hub))
            case TraySetupStep.FULL:
                self._weigh_full(hub, self._all_still(hub))
            case TraySetupStep.LIFT:
                self._weigh_lifted(self._still(hub))
            case TraySetupStep.BACK:
                self._weigh_returned(hub, self._still(hub))
            case TraySetupStep.REPORT:
                self._keep(hub)
            case TraySetupStep.DONE:
                self._leave(hub)

    def _skip(self, hub: Hub) -> None:
        if self.step not in (TraySetupStep.LIFT, TraySetupStep.BACK):
            raise Refused("refused-nothing-to-skip")
        self._next_lift(hub)

    def _back(self, hub: Hub) -> None:
        """One step back; later results are dropped."""
        match self.step:
            case TraySetupStep.FULL:
                self.step, self.messages = TraySetupStep.EMPTY, ()
            case TraySetupStep.BACK:
                self.step, self.messages = TraySetupStep.LIFT, ()
            case TraySetupStep.FIND | TraySetupStep.EMPTY if self.in_game:
                self._leave(hub)
            case TraySetupStep.LIFT | TraySetupStep.REPORT:
                self.step, self.messages, self.lift, self.differences = TraySetupStep.FULL, (), 0, {}
                hub.reset_tray()

    # -- weighing -------------------------------------------------------------------------------------------------

    def _all_still(self, hub: Hub) -> tuple[CellReading, ...]:
        readings = hub.steady
        if readings is None:
            raise Refused("refused-tray-moves")
        return readings

    def _still(self, hub: Hub) -> CellReading:
        reading = hub.tray.steady_one(self.cell) if hub.nodes.tray_live else None
        if reading is None:
            raise Refused("refused-tray-moves")
        return reading

    @property
    def _known(self) -> tuple[KnownCell | None, ...]:
        """What was measured of this tray's cells before."""
        kept = self.file.content
        return known_cells(kept if kept is not None and kept.node == self.node else None, self.modules.of(self.node))

    def _weigh_empty(self, empty: tuple[CellReading, ...]) -> None:
        faults = not_empty(empty, self._known)
        if refused_once(faults, self.messages):
            self.messages = faults
            return
        self.empty, self.messages, self.step = empty, (), TraySetupStep.FULL

    def _weigh_full(self, hub: Hub, full: tuple[CellReading, ...]) -> None:
        result = calibrate(self.empty, full, self.box)
        self.messages = self._faults_of_full(result)
        if self.messages == WRONG_ORDER:
            self.step = TraySetupStep.EMPTY
        if result.calibration is None or self.messages:
            return
        modules = self.modules.of(self.node)
        tray = result.calibration if modules is None else result.calibration.with_off_centre(modules.off_centre)
        self.full, self.tray = full, tray
        self.before = list(full)
        hub.tray.calibrate(tray, self.box, hub.t)
        self.messages, self.step, self.lift = (), TraySetupStep.LIFT, 0
        self._lights_due = True
        if self.lifts < 1:
            self._next_lift(hub)

    @staticmethod
    def _faults_of_full(result: CalibrationResult) -> tuple[Message, ...]:
        faults = [fault.key for fault in result.faults]
        if faults == ["calibration-reversed"] * len(PIECES):
            return WRONG_ORDER
        if faults == ["calibration-nothing-added"] * len(PIECES):
            return (Message("setup-nothing-put-in"),)
        return result.faults

    def _weigh_lifted(self, reading: CellReading) -> None:
        """Check that about the right number is out: another number gives a wrong unit mass."""
        before, cell = self.before[self.cell], self.tray.cells[self.cell] if self.tray is not None else None
        assert before is not None
        assert cell is not None
        piece = PIECES[self.cell].value
        out = (before.raw - reading.raw) / cell.counts_per_piece
        if out < 1:
            self.messages = (Message("reference-nothing-lifted", {"piece": piece}),)
        elif abs(out - self.lifts) > LIFTED_SLACK:
            self.messages = (Message("setup-lifted-other", {"piece": piece, "found": round(out), "count": self.lifts}),)
        else:
            self.lifted, self.messages, self.step = reading, (), TraySetupStep.BACK

    def _weigh_returned(self, hub: Hub, returned: CellReading) -> None:
        before = self.before[self.cell]
        assert before is not None
        assert self.lifted is not None
        assert self.tray is not None
        unit = unit_mass(self.cell, before, self.lifted, returned, lifted=self.lifts, pieces=self.box[self.cell])
        if not isinstance(unit, UnitMass):
            self.messages = (unit,)
            return
        learnt = apply_reference(self.tray, self.cell, unit, returned)
        if isinstance(learnt, Message):
            self.messages = (learnt,)
            return
        tray, difference = learnt
        if abs(difference.pieces) >= MISCOUNTED_FROM:
            where = {"piece": PIECES[self.cell].value, "found": difference.measured, "count": self.lifts}
            self.messages, self.step = (Message("setup-miscounted", where),), TraySetupStep.LIFT
            return
        self.tray, self.differences[self.cell] = tray, difference
        self._next_lift(hub)

    def _next_lift(self, hub: Hub) -> None:
        self.messages, self.lifted = (), None
        if self.lift + 1 < len(LIFTED):
            self.lift, self.step = self.lift + 1, TraySetupStep.LIFT
            if self.lifts < 1:
                self._next_lift(hub)
            return
        self.step, self._lights_due = TraySetupStep.REPORT, True

    # -- the end --------------------------------------------------------------------------------------------------

    @property
    def held(self) -> tuple[int, ...]:
        """Pieces by compartment: as counted by lifting, elsewhere as configured."""
        counted = {cell: difference.measured for cell, difference in self.differences.items()}
        return tuple(counted.get(cell, count) for cell, count in enumerate(self.box))

    def _result(self, hub: Hub) -> KeptCalibration:
        assert self.tray is not None
        measured: list[Measured | None] = []
        for i, (cell, full) in enumerate(zip(self.tray.cells, self.full, strict=True)):
            state = hub.tray.cell(i)
            if cell is None:
                measured.append(None)
                continue
            noise = full.noise / abs(cell.counts_per_piece) * NOMINAL_G[i] * 1000.0
            measured.append(Measured(noise, state.drift_mg_per_min, state.rate_hz))
        tray = self.tray.with_lights(self._by_lights)
        return KeptCalibration(self.node or "", hub.wall, tray, self.held, tuple(measured))

    def _keep(self, hub: Hub) -> None:
        result = self._result(hub)
        try:
            self.file.keep(result)
        except KeepingFault as fault:
            raise Refused(fault.key, **fault.params) from None
        self.kept, self.messages, self.step = result, (), TraySetupStep.DONE

    def _leave(self, hub: Hub) -> None:
        """Go on with the game that waits, whose tray is then checked; without a game the screen closes."""
        self.over = True
        if self.in_game:
            hub.reset_tray()
            hub.end_wizard()

    def views(self, hub: Hub) -> WizardViews:
        """The wizard as screens show it."""
        return WizardViews(tray_setup=self._view(hub))

    def _view(self, hub: Hub) -> TraySetupView:
        lifting = self.step in (TraySetupStep.LIFT, TraySetupStep.BACK)
        notes: tuple[Message, ...] = ()
        if self.step in (TraySetupStep.REPORT, TraySetupStep.DONE):
            result = self.kept or self._result(hub)
            modules = self.modules.of(result.node)
            notes = (*difference_messages(self.differences), *assumption_messages(result), *report(result, modules))
        return TraySetupView(
            step=self.step,
            piece=PIECES[self.cell].value if lifting else "",
            count=self.lifts if lifting else 0,
            expected=(0,) * len(PIECES) if self.step is TraySetupStep.EMPTY else self.box,
            cups=self._cups(hub),
            live=hub.nodes.tray_live,
            faults=self.messages,
            notes=notes,
            file=str(self.file.path),
            in_game=self.in_game,
        )

    def _cups(self, hub: Hub) -> tuple[CupView | None, ...]:
        """What the cups hold while all are weighed."""
        if self.step not in (TraySetupStep.EMPTY, TraySetupStep.FULL) or not hub.nodes.tray_live:
            return ()
        now = [hub.tray.steady_one(i) for i in range(len(PIECES))]
        if self.step is TraySetupStep.EMPTY:
            return empty_cups(now, self._known)
        return full_cups(self.empty, now, self.box, self._known)


def rebased(tray: TrayCalibration, readings: tuple[CellReading, ...], held: tuple[int, ...]) -> TrayCalibration:
    """The calibration with the zeros that follow from `readings` of `held` pieces, at the known unit masses."""
    return TrayCalibration(
        tuple(
            None if cell is None else replace(cell, zero_raw=reading.raw - count * cell.counts_per_piece)
            for cell, reading, count in zip(tray.cells, readings, held, strict=True)
        )
    )
