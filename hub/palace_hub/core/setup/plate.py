"""The plate's set-up wizard: find the plate, leave it bare, move a stack, weigh pieces, learn the knobs, report, keep.

A guide (`setup/guides`) leads through each step. The wizard changes no game and writes its file at its end only, so
leaving early keeps the last good calibration. After a lost link it goes on at the same step.
"""

from collections.abc import Sequence
from typing import Any

from monkey_palace.board.pieces import Piece
from palace_hub.core.nodes.registry import PLATE
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.report import report
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.guides.knobs import KnobGuide, sensors_of
from palace_hub.core.setup.guides.stack import STUDS, BareGuide, Guide, StackGuide, Task, WorkGuide
from palace_hub.core.setup.guides.weighing import FigureGuide, PileGuide, Scale, catalogue_g
from palace_hub.core.setup.wizard import WizardViews
from palace_hub.core.state import Hub
from palace_hub.errors import KeepingFault
from palace_hub.files.versioned import VersionedFile
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.figures import LearntFigures, learn_figures
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.hall.knob_map import LearntKnobs
from palace_hub.sensing.plate.load.calibration import PlateCalibrationResult
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.views.snapshot import Phase, PlateSetupStep, PlateSetupView
from palace_hub.wire.events import Batch

TAKEN_AGAIN = 3
"""Studs that are repeated one by one; after that the stack is repeated on all studs. Assumed."""

AGAIN = frozenset({"plate-wrong-stud", "plate-calibration-poor"})
"""Faults of the calibration that one wrong stud may cause."""


class PlateWizard:
    """One run of the set-up. `in_demo`: a game begins after it."""

    phase = Phase.PLATE_SETUP
    lights = None
    messages: tuple[Message, ...]  # why the wizard began anew, or the fault of the kept file

    def __init__(self, file: PlateFile, *, in_demo: bool = False) -> None:
        self.file = file
        self.in_demo = in_demo
        self.over = False
        self.kept: KeptPlate | None = None
        self._node: str | None = None
        self._shown: object = None
        self._restart(() if file.fault is None else (file.fault,))

    def _restart(self, why: tuple[Message, ...] = ()) -> None:
        """Begin with the bare sheet, once a plate answers."""
        self.step = PlateSetupStep.FIND if self._node is None else PlateSetupStep.BARE
        self.messages = why
        self._bare = BareGuide(why)
        self._guides: list[Guide] = [self._bare]
        self._stack: StackGuide | None = None
        self._calibrated: PlateCalibrationResult | None = None
        self._repeated = 0
        self._result: KeptPlate | None = None
        self._learnt = LearntKnobs(None)
        self._figures = LearntFigures({})

    @property
    def _guide(self) -> Guide | None:
        """The guide of the present step; None before there is a plate, and at the end."""
        guided = self.step not in (PlateSetupStep.FIND, PlateSetupStep.REPORT, PlateSetupStep.DONE)
        return self._guides[-1] if guided else None

    @property
    def _magnets(self) -> bool:
        return bool(self._bare.chains) and bool(sensors_of(self._bare.chains[-1]))

    # -- without entries ------------------------------------------------------------------------------------------

    def files(self, role: str) -> Sequence[VersionedFile[Any]]:
        """The plate's calibration."""
        return (self.file,) if role == PLATE else ()

    def feed(self, role: str, batch: Batch) -> None:
        """Take one message of the plate."""
        if role == PLATE and self._guide is not None and len(batch.conversions) == len(CORNERS):
            self._guide.feed(batch)

    def settle(self, hub: Hub) -> None:
        """Find the plate, start anew with another one, and go on where a step is over."""
        node = hub.live_plate
        if node is not None and node != self._node:
            former, self._node = self._node, node
            if former is None:
                self.step = PlateSetupStep.BARE
            elif self.step is not PlateSetupStep.DONE:
                self._restart((Message("plate-another-node", {"id": node, "was": former}),))
        guide = self._guide
        if guide is not None and node is not None:
            guide.settle()
            if guide.over:
                self._after(hub, guide)
        shown = (self.step, self._task, self._faults, self.can_confirm(hub), node is not None)
        if shown != self._shown:
            self._shown = shown
            hub.touch()

    def _after(self, hub: Hub, guide: Guide) -> None:
        """Begin the step after this guide's."""
        match guide:
            case BareGuide() if guide.bare is not None:
                self._stack = StackGuide(guide.bare, guide.record)
                self._lead(self._stack)
            case StackGuide():
                self._lead(WorkGuide(guide, catalogue_g(Piece.COLUMN, magnets=self._magnets)))
            case WorkGuide() if guide.result is not None:
                self._worked_out(hub, guide.result)
            case PileGuide():
                self._lead(FigureGuide(guide.scale))
            case FigureGuide() if self._magnets:
                self._lead(KnobGuide(self._bare.chains))
            case _:
                self._report(hub)

    def _lead(self, guide: Guide) -> None:
        self._guides.append(guide)
        self.step = guide.step

    def _worked_out(self, hub: Hub, result: PlateCalibrationResult) -> None:
        """Go on with a calibration. Repeat one stud that does not fit; repeat all where no single stud explains it."""
        assert self._stack is not None
        self._guides.pop()
        if result.calibration is not None:
            self._calibrated = result
            self._lead(PileGuide(Scale(result.calibration), hub.options.box, magnets=self._magnets))
            return
        fault = result.faults[0]
        if fault.key in AGAIN and result.worst in STUDS and self._repeated < TAKEN_AGAIN:
            self._repeated += 1
            self._stack.again(result.worst, Message("plate-stud-again", {"mm": f"{result.worst_mm:.0f}"}))
        else:
            self._restart(result.faults)

    # -- entries ------------------------------------------------------------------------------------------------

    def enter(self, hub: Hub, entry: say.Entry) -> None:
        """Take one entry; raises `Refused` where it does nothing now."""
        match entry:
            case say.Confirm():
                self._confirm(hub)
            case say.Skip() if self._guide is not None:
                self._guide.skip()
            case say.Skip():
                raise Refused("refused-nothing-to-skip")
            case say.Back():
                self._back()
            case _:
                raise Refused("refused-plate-setup")

    def can_confirm(self, hub: Hub) -> bool:
        """True where a confirmation would do something now."""
        if self._guide is not None:
            return self._guide.ready and hub.live_plate is not None
        return self.step in (PlateSetupStep.REPORT, PlateSetupStep.DONE)

    def _confirm(self, hub: Hub) -> None:
        if self.step is PlateSetupStep.FIND:
            raise Refused("refused-no-plate-yet")
        if self.step is PlateSetupStep.REPORT:
            self._keep()
        elif self.step is PlateSetupStep.DONE:
            self.over = True
            if self.in_demo:
                hub.end_wizard()
        elif self._guide is not None:
            if hub.live_plate is None:
                raise Refused("refused-no-plate-yet")
            self._guide.confirm()

    def _back(self) -> None:
        """One step back; later results are dropped."""
        if self.step in (PlateSetupStep.FIND, PlateSetupStep.BARE, PlateSetupStep.DONE):
            return
        if self.step is PlateSetupStep.REPORT:
            self._result = None
        elif self._guides[-1].back():
            return
        else:
            self._guides.pop()
        while not self._guides[-1].back():
            self._guides.pop()
            if not self._guides:
                self._restart()
                return
        self.step = self._guides[-1].step

    # -- the end ------------------------------------------------------------------------------------------------

    def _report(self, hub: Hub) -> None:
        assert self._calibrated is not None
        assert self._calibrated.calibration is not None
        piles = next(guide for guide in self._guides if isinstance(guide, PileGuide))
        moments = next(guide for guide in self._guides if isinstance(guide, FigureGuide)).moments
        knobs = [guide for guide in self._guides if isinstance(guide, KnobGuide)]
        self._figures = learn_figures(moments)
        self._learnt = knobs[0].learnt if knobs else LearntKnobs(None)
        self._result = KeptPlate(
            node=self._node or "",
            made=hub.wall,
            calibration=self._calibrated.calibration,
            grams=piles.grams,
            error=piles.error,
            figures=self._figures.masses,
            knobs=self._learnt.map,
            silent=self._learnt.silent,
            stuck=self._learnt.stuck,
            restless=self._learnt.restless,
        )
        self.step = PlateSetupStep.REPORT

    def _keep(self) -> None:
        assert self._result is not None
        try:
            self.file.keep(self._result)
        except KeepingFault as fault:
            raise Refused(fault.key, **fault.params) from None
        self.kept, self.step = self._result, PlateSetupStep.DONE

    # -- shown --------------------------------------------------------------------------------------------------

    @property
    def _task(self) -> Task:
        return Task() if self._guide is None else self._guide.task

    @property
    def _faults(self) -> tuple[Message, ...]:
        if self._guide is not None:
            return self._guide.messages
        return self.messages if self.step is PlateSetupStep.FIND else self._learnt.faults

    def views(self, hub: Hub) -> WizardViews:
        """The wizard as screens show it."""
        return WizardViews(plate_setup=self._view(hub))

    def _view(self, hub: Hub) -> PlateSetupView:
        task, guide = self._task, self._guide
        notes: tuple[Message, ...] = ()
        if self._result is not None and self._calibrated is not None and guide is None:
            notes = tuple(report(self._result, self._calibrated, self._figures))
        return PlateSetupView(
            step=self.step,
            at=task.at,
            put=task.put,
            kind=task.kind,
            count=task.count,
            part=task.part,
            done=task.done,
            of=task.of,
            marks=task.marks,
            live=hub.live_plate is not None,
            hall=self._magnets,
            can_skip=guide is not None and guide.can_skip,
            can_back=self.step not in (PlateSetupStep.FIND, PlateSetupStep.BARE, PlateSetupStep.DONE),
            now=task.now,
            faults=self._faults,
            notes=notes,
            file=str(self.file.path),
            in_game=self.in_demo,
        )
