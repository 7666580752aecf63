"""The plate's set-up, step by step: find it, leave it bare, move a stack about, weigh, learn the knobs, report, keep.

A small state machine of its own: guides lead through the steps (`plate_guides`, `plate_weighing`, `plate_knob_guide`),
and it touches no game. Nothing is written before its end, so that whoever leaves in the middle leaves the last good
plate as it was. A node that is lost in the middle goes on where it was.
"""

from typing import TYPE_CHECKING

from monkey_palace.board.pieces import Piece
from palace_hub.core.nodes.registry import LIVE_STATES
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.report import report
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.guides.knobs import KnobGuide, sensors_of
from palace_hub.core.setup.guides.stack import STUDS, Asked, BareGuide, Guide, StackGuide, WorkGuide
from palace_hub.core.setup.guides.weighing import FigureGuide, PileGuide, Scale, catalogue_g
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.figures import LearntFigures, learn_figures
from palace_hub.sensing.plate.board.hall import LearntKnobs
from palace_hub.sensing.plate.board.kept import KeptPlate
from palace_hub.sensing.plate.load.calibration import PlateCalibrationResult
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.views.snapshot import PlateSetupStep, PlateSetupView
from palace_hub.wire.events import Batch

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

TAKEN_AGAIN = 3
"""Studs that are taken again one by one; after that everything is, since something else is wrong."""

AGAIN = frozenset({"plate-wrong-stud", "plate-calibration-poor"})
"""Refusals that one stud may be the cause of."""


class PlateSettingUp:
    """One run of the set-up. `in_demo`: a game begins after it."""

    said: tuple[Message, ...]

    def __init__(self, file: PlateFile, *, in_demo: bool = False) -> None:
        self.file = file
        self.in_demo = in_demo
        self.over = False
        self.kept: KeptPlate | None = None
        self._node: str | None = None
        self._shown: object = None
        self._begin(() if file.fault is None else (file.fault,))

    def _begin(self, why: tuple[Message, ...] = ()) -> None:
        """From the bare sheet on, once a plate answers."""
        self.step = PlateSetupStep.FIND if self._node is None else PlateSetupStep.BARE
        self.said = why
        self._bare = BareGuide(why)
        self._guides: list[Guide] = [self._bare]
        self._stack: StackGuide | None = None
        self._found: PlateCalibrationResult | None = None
        self._again = 0
        self._made: KeptPlate | None = None
        self._learnt = LearntKnobs(None)
        self._figures = LearntFigures({})

    @property
    def _guide(self) -> Guide | None:
        """The guide that leads now; None before there is a plate, and at the end."""
        led = self.step not in (PlateSetupStep.FIND, PlateSetupStep.REPORT, PlateSetupStep.DONE)
        return self._guides[-1] if led else None

    @property
    def _magnets(self) -> bool:
        return bool(self._bare.chains) and bool(sensors_of(self._bare.chains[-1]))

    # -- what comes ---------------------------------------------------------------------------------------------

    def feed(self, batch: Batch) -> None:
        """One message of the plate."""
        if self._guide is not None and len(batch.conversions) == len(CORNERS):
            self._guide.feed(batch)

    def settle(self, hub: "HubCore") -> None:
        """What goes on without anybody's word: a plate is found, a step is over."""
        node = self._node_id(hub)
        if node is not None and node != self._node:
            was, self._node = self._node, node
            if was is None:
                self.step = PlateSetupStep.BARE
            elif self.step is not PlateSetupStep.DONE:
                self._begin((Message("plate-another-node", {"id": node, "was": was}),))
        guide = self._guide
        if guide is not None and node is not None:
            guide.settle()
            if guide.over:
                self._after(hub, guide)
        shown = (self.step, self._asked, self._faults, self.can_confirm(hub), node is not None)
        if shown != self._shown:
            self._shown = shown
            hub.touch()

    def _node_id(self, hub: "HubCore") -> str | None:
        """The chip that answers as the plate, None while none does."""
        port = hub.nodes.plate_port
        session = hub.nodes.open_links[port].session if port is not None else None
        if session is None or session.hello is None or session.state.value not in LIVE_STATES:
            return None
        return session.hello.id

    def _after(self, hub: "HubCore", guide: Guide) -> None:
        """The step that comes after this guide's."""
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

    def _worked_out(self, hub: "HubCore", result: PlateCalibrationResult) -> None:
        """A stud that does not fit is taken again, alone; what no single stud explains begins anew."""
        assert self._stack is not None
        self._guides.pop()
        if result.calibration is not None:
            self._found = result
            self._lead(PileGuide(Scale(result.calibration), hub.box, magnets=self._magnets))
            return
        fault = result.faults[0]
        if fault.key in AGAIN and result.worst in STUDS and self._again < TAKEN_AGAIN:
            self._again += 1
            self._stack.again(result.worst, Message("plate-stud-again", {"mm": f"{result.worst_mm:.0f}"}))
        else:
            self._begin(result.faults)

    # -- entries ------------------------------------------------------------------------------------------------

    def enter(self, hub: "HubCore", entry: say.Entry) -> None:
        """Raises `Refused` where the entry does nothing now."""
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

    def can_confirm(self, hub: "HubCore") -> bool:
        """Would a confirmation do something?"""
        if self._guide is not None:
            return self._guide.ready and self._node_id(hub) is not None
        return self.step in (PlateSetupStep.REPORT, PlateSetupStep.DONE)

    def _confirm(self, hub: "HubCore") -> None:
        if self.step is PlateSetupStep.FIND:
            raise Refused("refused-no-plate-yet")
        if self.step is PlateSetupStep.REPORT:
            self._keep()
        elif self.step is PlateSetupStep.DONE:
            self.over = True
            if self.in_demo:
                hub.setting_up_plate = None
        elif self._guide is not None:
            if self._node_id(hub) is None:
                raise Refused("refused-no-plate-yet")
            self._guide.confirm()

    def _back(self) -> None:
        """One step back; what was learnt since is learnt anew."""
        if self.step in (PlateSetupStep.FIND, PlateSetupStep.BARE, PlateSetupStep.DONE):
            return
        if self.step is PlateSetupStep.REPORT:
            self._made = None
        elif self._guides[-1].back():
            return
        else:
            self._guides.pop()
        while not self._guides[-1].back():
            self._guides.pop()
            if not self._guides:
                self._begin()
                return
        self.step = self._guides[-1].step

    # -- the end ------------------------------------------------------------------------------------------------

    def _report(self, hub: "HubCore") -> None:
        assert self._found is not None
        assert self._found.calibration is not None
        piles = next(one for one in self._guides if isinstance(one, PileGuide))
        moments = next(one for one in self._guides if isinstance(one, FigureGuide)).moments
        knobs = [one for one in self._guides if isinstance(one, KnobGuide)]
        self._figures = learn_figures(moments)
        self._learnt = knobs[0].learnt if knobs else LearntKnobs(None)
        self._made = KeptPlate(
            node=self._node or "",
            made=hub.wall,
            calibration=self._found.calibration,
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
        assert self._made is not None
        try:
            self.file.keep(self._made)
        except KeepingFault as fault:
            raise Refused(fault.key, **fault.params) from None
        self.kept, self.step = self._made, PlateSetupStep.DONE

    # -- shown --------------------------------------------------------------------------------------------------

    @property
    def _asked(self) -> Asked:
        return Asked() if self._guide is None else self._guide.asked

    @property
    def _faults(self) -> tuple[Message, ...]:
        if self._guide is not None:
            return self._guide.said
        return self.said if self.step is PlateSetupStep.FIND else self._learnt.faults

    def view(self, hub: "HubCore") -> PlateSetupView:
        """What a screen shows of it."""
        asked, guide = self._asked, self._guide
        notes: tuple[Message, ...] = ()
        if self._made is not None and self._found is not None and guide is None:
            notes = tuple(report(self._made, self._found, self._figures))
        return PlateSetupView(
            step=self.step,
            at=asked.at,
            put=asked.put,
            kind=asked.kind,
            count=asked.count,
            part=asked.part,
            done=asked.done,
            of=asked.of,
            marks=asked.marks,
            live=self._node_id(hub) is not None,
            hall=self._magnets,
            can_skip=guide is not None and guide.can_skip,
            can_back=self.step not in (PlateSetupStep.FIND, PlateSetupStep.BARE, PlateSetupStep.DONE),
            now=asked.now,
            faults=self._faults,
            notes=notes,
            file=str(self.file.path),
            in_game=self.in_demo,
        )
