"""The tray's set-up, step by step: find it, weigh the empty cups, weigh the box, lift some out, report, keep.

A small state machine of its own: it reads the tray, learns from entries, and touches no game. Nothing is written before
its end, so that whoever leaves in the middle leaves the last good calibration as it was.
"""

from dataclasses import replace
from math import inf
from typing import TYPE_CHECKING

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.refusals import Refused
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration, Measured
from palace_hub.core.tray.commissioning import chip
from palace_hub.core.tray.device import Tray
from palace_hub.core.tray.report import LIFTED, found_messages, report, trusted
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import TrayCalibration, calibrate
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sensing.tray.reference import LIFT_OUT, CountDifference, UnitMass, apply_reference, unit_mass
from palace_hub.views.snapshot import TraySetupStep, TraySetupView

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

MISCOUNTED_FROM = 3
"""Who lifts out one more or one fewer than 20 makes a box of 80 weigh like 4 pieces fewer or more. So a number as far
off as this is more likely a hand's slip than the box's, and is asked for again; a box that truly holds so many others
is told to the hub (`[box]`)."""

LIFTED_SLACK = 1.5
"""How far off `LIFT_OUT` a lifted weight may lie, in pieces as the full box gives them: that unit may be wrong by two
pieces of 80."""

UNTOUCHED_PIECES = 0.5

PATIENCE_S = 1.5
"""Somebody who presses Enter while a bump of the table passes means the levels that come back behind it. Shorter than a
level has to lie still for (2.2 s), so that nothing that is put in after that is ever weighed for it."""


_WEIGHED = frozenset({TraySetupStep.EMPTY, TraySetupStep.FULL, TraySetupStep.LIFT, TraySetupStep.BACK})


class SettingUp:
    """One run of the set-up. `box`: what the compartments are to hold. `in_game`: a game waits for it to end."""

    said: tuple[Message, ...]

    def __init__(self, file: CalibrationFile, box: tuple[int, ...], *, in_game: bool = False) -> None:
        self.file = file
        self.modules = ModuleFile.read(file.folder, TRAY)
        self.box = box
        self.in_game = in_game
        self.over = False
        self._again()
        if file.fault is not None:
            self.said = (file.fault,)

    def _again(self) -> None:
        self.step = TraySetupStep.FIND
        self.node: str | None = None
        self.lift = 0  # index into LIFTED
        self.empty: tuple[CellReading, ...] = ()
        self.full: tuple[CellReading, ...] = ()
        self.lifted: CellReading | None = None
        self.tray: TrayCalibration | None = None
        self.before: list[CellReading | None] = [None] * len(PIECES)
        self.found: dict[int, CountDifference] = {}
        self.said = ()
        self.kept: KeptCalibration | None = None
        self._offers = False
        self._still_t = self._asked_t = -inf  # hub seconds: when it could last be weighed, and when that was asked for

    @property
    def cell(self) -> int:
        """The compartment that pieces are lifted out of."""
        return LIFTED[self.lift]

    @property
    def lifts(self) -> int:
        """How many are lifted out of it."""
        return min(LIFT_OUT, self.box[self.cell] - 1)

    # -- by itself ------------------------------------------------------------------------------------------------

    def settle(self, hub: "HubCore") -> None:
        """What goes on without anybody's word: a tray is found, another one answers, a level is still before a hand."""
        if not hub.nodes.tray_live:
            return
        node = chip(hub)
        if self.step is TraySetupStep.FIND and node is not None:
            self.step, self.node = TraySetupStep.EMPTY, node
            hub.touch()
        elif self.node != node and self.step is not TraySetupStep.DONE:
            was = self.node
            hub.tray = Tray()
            self._again()
            self.step, self.node = TraySetupStep.EMPTY, node
            self.said = (Message("setup-another-tray", {"id": node or "", "was": was or ""}),)
            hub.touch()
        if self.step is TraySetupStep.LIFT:
            self._watch_before(hub)
        if self.step in _WEIGHED and self._lies(hub):
            self._still_t = hub.t
            if hub.t - self._asked_t <= PATIENCE_S:
                self._confirm(hub)
                hub.touch()
        offers = self.can_confirm(hub)
        if offers is not self._offers:
            self._offers = offers
            hub.touch()

    def _lies(self, hub: "HubCore") -> bool:
        """Whether what this step weighs lies still now."""
        if self.step in (TraySetupStep.EMPTY, TraySetupStep.FULL):
            return hub.steady is not None
        return hub.nodes.tray_live and hub.tray.steady_one(self.cell) is not None

    def _watch_before(self, hub: "HubCore") -> None:
        """The level before the hand came, as late as it can be had: drift has had less time since then."""
        reading, before, tray = hub.tray.steady_one(self.cell), self.before[self.cell], self.tray
        unit = tray.cells[self.cell] if tray is not None else None
        if reading is None or unit is None:
            return
        if before is None or abs(reading.raw - before.raw) < UNTOUCHED_PIECES * abs(unit.counts_per_piece):
            self.before[self.cell] = reading

    # -- entries --------------------------------------------------------------------------------------------------

    def enter(self, hub: "HubCore", entry: say.Entry) -> None:
        """Raises `Refused` where the entry does nothing now."""
        match entry:
            case say.Confirm():
                self._confirm(hub)
            case say.Skip():
                self._skip(hub)
            case say.Back():
                self._back(hub)
            case _:
                raise Refused("refused-setting-up")

    def can_confirm(self, hub: "HubCore") -> bool:
        """Would a confirmation do something?"""
        match self.step:
            case TraySetupStep.FIND:
                return False
            case TraySetupStep.EMPTY | TraySetupStep.FULL | TraySetupStep.LIFT | TraySetupStep.BACK:
                return hub.nodes.tray_live and (self._lies(hub) or hub.t - self._still_t <= PATIENCE_S)
            case _:
                return True

    def _confirm(self, hub: "HubCore") -> None:
        self._asked_t = -inf
        if self.step in _WEIGHED and not self._lies(hub) and self.can_confirm(hub):
            self._asked_t = hub.t
            return
        self._still_t = -inf
        match self.step:
            case TraySetupStep.FIND:
                raise Refused("refused-no-tray-yet")
            case TraySetupStep.EMPTY:
                self.empty = self._all_still(hub)
                self.said, self.step = (), TraySetupStep.FULL
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

    def _skip(self, hub: "HubCore") -> None:
        if self.step not in (TraySetupStep.LIFT, TraySetupStep.BACK):
            raise Refused("refused-nothing-to-skip")
        self._next_lift(hub)

    def _back(self, hub: "HubCore") -> None:
        """One step back; what was learnt since is learnt anew."""
        match self.step:
            case TraySetupStep.FULL:
                self.step, self.said = TraySetupStep.EMPTY, ()
            case TraySetupStep.BACK:
                self.step, self.said = TraySetupStep.LIFT, ()
            case TraySetupStep.FIND | TraySetupStep.EMPTY if self.in_game:
                self._leave(hub)
            case TraySetupStep.LIFT | TraySetupStep.REPORT:
                self.step, self.said, self.lift, self.found = TraySetupStep.FULL, (), 0, {}
                hub.tray = Tray()

    # -- weighing -------------------------------------------------------------------------------------------------

    def _all_still(self, hub: "HubCore") -> tuple[CellReading, ...]:
        readings = hub.steady
        if readings is None:
            raise Refused("refused-tray-moves")
        return readings

    def _still(self, hub: "HubCore") -> CellReading:
        reading = hub.tray.steady_one(self.cell) if hub.nodes.tray_live else None
        if reading is None:
            raise Refused("refused-tray-moves")
        return reading

    def _weigh_full(self, hub: "HubCore", full: tuple[CellReading, ...]) -> None:
        result = calibrate(self.empty, full, self.box)
        faults = [fault.key for fault in result.faults]
        if faults == ["calibration-reversed"] * len(PIECES):
            self.step, self.said = TraySetupStep.EMPTY, (Message("setup-wrong-order"),)
            return
        if faults == ["calibration-nothing-added"] * len(PIECES):
            self.said = (Message("setup-nothing-put-in"),)
            return
        if result.calibration is None or faults:
            self.said = result.faults
            return
        self.full, self.tray = full, result.calibration
        self.before = list(full)
        hub.tray.calibrate(result.calibration, self.box, hub.t)
        self.said, self.step, self.lift = (), TraySetupStep.LIFT, 0
        if self.lifts < 1:
            self._next_lift(hub)

    def _weigh_lifted(self, reading: CellReading) -> None:
        """Something like the right number must be out, or the unit would be that of another number."""
        before, cell = self.before[self.cell], self.tray.cells[self.cell] if self.tray is not None else None
        assert before is not None
        assert cell is not None
        piece = PIECES[self.cell].value
        out = (before.raw - reading.raw) / cell.counts_per_piece
        if out < 1:
            self.said = (Message("reference-nothing-lifted", {"piece": piece}),)
        elif abs(out - self.lifts) > LIFTED_SLACK:
            self.said = (Message("setup-lifted-other", {"piece": piece, "found": round(out), "count": self.lifts}),)
        else:
            self.lifted, self.said, self.step = reading, (), TraySetupStep.BACK

    def _weigh_returned(self, hub: "HubCore", returned: CellReading) -> None:
        before = self.before[self.cell]
        assert before is not None
        assert self.lifted is not None
        assert self.tray is not None
        unit = unit_mass(self.cell, before, self.lifted, returned, lifted=self.lifts, pieces=self.box[self.cell])
        if not isinstance(unit, UnitMass):
            self.said = (unit,)
            return
        learnt = apply_reference(self.tray, self.cell, unit, returned)
        if isinstance(learnt, Message):
            self.said = (learnt,)
            return
        tray, found = learnt
        if abs(found.pieces) >= MISCOUNTED_FROM:
            where = {"piece": PIECES[self.cell].value, "found": found.found, "count": self.lifts}
            self.said, self.step = (Message("setup-miscounted", where),), TraySetupStep.LIFT
            return
        self.tray, self.found[self.cell] = tray, found
        self._next_lift(hub)

    def _next_lift(self, hub: "HubCore") -> None:
        self.said, self.lifted = (), None
        if self.lift + 1 < len(LIFTED):
            self.lift, self.step = self.lift + 1, TraySetupStep.LIFT
            if self.lifts < 1:
                self._next_lift(hub)
            return
        self.step = TraySetupStep.REPORT

    # -- the end --------------------------------------------------------------------------------------------------

    @property
    def held(self) -> tuple[int, ...]:
        """What lies in the compartments: as found where it was found, as the box says elsewhere."""
        return tuple(self.found[i].found if i in self.found else count for i, count in enumerate(self.box))

    def _made(self, hub: "HubCore") -> KeptCalibration:
        assert self.tray is not None
        measured: list[Measured | None] = []
        for i, (cell, full) in enumerate(zip(self.tray.cells, self.full, strict=True)):
            state = hub.tray.cell(i)
            if cell is None:
                measured.append(None)
                continue
            noise = full.noise / abs(cell.counts_per_piece) * NOMINAL_G[i] * 1000.0
            measured.append(Measured(noise, state.drift_mg_per_min, state.rate_hz))
        return KeptCalibration(self.node or "", hub.wall, self.tray, self.held, tuple(measured))

    def _keep(self, hub: "HubCore") -> None:
        made = self._made(hub)
        try:
            self.file.keep(made)
        except KeepingFault as fault:
            raise Refused(fault.key, **fault.params) from None
        self.kept, self.said, self.step = made, (), TraySetupStep.DONE

    def _leave(self, hub: "HubCore") -> None:
        """A game that waits goes on with a check of the tray as it is now; without one the screen closes."""
        self.over = True
        if self.in_game:
            hub.tray = Tray()
            hub.setting_up = None

    def view(self, hub: "HubCore") -> TraySetupView:
        """What a screen shows of it."""
        lifting = self.step in (TraySetupStep.LIFT, TraySetupStep.BACK)
        notes: tuple[Message, ...] = ()
        if self.step in (TraySetupStep.REPORT, TraySetupStep.DONE):
            made = self.kept or self._made(hub)
            notes = (*found_messages(self.found), *trusted(made), *report(made, self.modules.of(made.node)))
        return TraySetupView(
            step=self.step,
            piece=PIECES[self.cell].value if lifting else "",
            count=self.lifts if lifting else 0,
            expected=(0,) * len(PIECES) if self.step is TraySetupStep.EMPTY else self.box,
            live=hub.nodes.tray_live,
            faults=self.said,
            notes=notes,
            file=str(self.file.path),
            in_game=self.in_game,
        )


def rebased(tray: TrayCalibration, readings: tuple[CellReading, ...], held: tuple[int, ...]) -> TrayCalibration:
    """The calibration with today's zeros: what weighs now is `held`, at the unit masses that were learnt before."""
    return TrayCalibration(
        tuple(
            None if cell is None else replace(cell, zero_raw=reading.raw - count * cell.counts_per_piece)
            for cell, reading, count in zip(tray.cells, readings, held, strict=True)
        )
    )
