"""The wizard for the first measurements of one weigh module.

Its stop is set by the reading; then it rests, is tapped, pressed, given one brick fifty times, and a mass in five
places. A trial (`sensing.signal.module_trials`) evaluates each step. The wizard writes its file at its end only.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import KeptModules, ModuleFile, nothing_measured
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.wizard import WizardViews
from palace_hub.core.state import Hub
from palace_hub.files.versioned import VersionedFile
from palace_hub.locale.message import Message, decimal
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.sensing.signal.module_report import ModuleFigures, clip_fell, findings, stop_fell
from palace_hub.sensing.signal.module_trials import (
    BrickTrial,
    ModuleTrial,
    ModuleWish,
    PaperTrial,
    PlacesTrial,
    PressTrial,
    RestTrial,
    StopTrial,
    TapTrial,
    figure_messages,
)
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.views.snapshot import ModuleStep, ModuleView, Phase
from palace_hub.wire.events import Batch

FOUND_CONVERSIONS = 40
"""Conversions after which a cell counts as present: half a second."""
CUP_SDS = 20.0
"""Least change of the reading by a cup, in standard deviations of a conversion."""
SHOWN_EVERY_S = 0.25
"""Period in which screens show the present press."""
SENSITIVITY = (0.3, 3.0)
"""Possible sensitivity of a load cell of this size in mV/V (0.6 to 1.15 as sold). Beyond it, the mass or the capacity
is another one."""
RATED_COUNTS = 2**31 / 1000
"""Counts per gram times capacity in grams, at 1 mV/V (HX711, gain 128)."""

TRIALS: dict[ModuleStep, type[ModuleTrial]] = {
    ModuleStep.STOPS: StopTrial,
    ModuleStep.PAPER: PaperTrial,
    ModuleStep.REST: RestTrial,
    ModuleStep.TAP: TapTrial,
    ModuleStep.PRESS: PressTrial,
    ModuleStep.BRICK: BrickTrial,
    ModuleStep.PLACES: PlacesTrial,
}
"""The trial of each step that may be skipped."""
WEIGHED = (ModuleStep.BARE, ModuleStep.CUP, ModuleStep.MASS)
WHOLE = tuple(ModuleStep)
CORNER = tuple(step for step in ModuleStep if step is not ModuleStep.PLACES)
"""The steps of a corner of the plate, which has no cup."""
CHECK = (ModuleStep.FIND, ModuleStep.CUP, ModuleStep.STOPS, ModuleStep.REPORT, ModuleStep.DONE)


def place_of(role: str, cell: int) -> str:
    """The name of a node's cell: its compartment's piece, or its corner."""
    return PIECES[cell].value if role == TRAY else CORNERS[cell]


class ModuleWizard:
    """One run of the measurements. `file`: the kept measurements of this role's modules."""

    phase = Phase.MODULE
    over = False
    lights = None
    messages: tuple[Message, ...]  # what went wrong in the last step

    def __init__(self, file: ModuleFile, wish: ModuleWish) -> None:
        self.file = file
        self.wish = wish
        self.kept: KeptModules | None = None  # written by this run; None until its end
        self.steps = CHECK if wish.check else WHOLE if wish.role == TRAY else CORNER
        self._node: str | None = None
        self._shown_t = 0.0
        self._restart()
        if file.fault is not None:
            self.messages = (file.fault,)

    def _restart(self) -> None:
        self.step = ModuleStep.FIND
        self.messages = ()
        self.cell = self.wish.cell
        self.figures: ModuleFigures | None = None
        self.trial: ModuleTrial | None = None
        self._heard: dict[int, int] = {}
        self._sensing = CellSensing(self.cell or 0, None)
        self._raw: dict[ModuleStep, float] = {}
        self._before: KeptModules | None = None

    # -- without entries ------------------------------------------------------------------------------------------

    def files(self, role: str) -> Sequence[VersionedFile[Any]]:
        """The first measurements of this role's modules."""
        return (self.file,) if role == self.wish.role else ()

    def feed(self, role: str, batch: Batch) -> None:
        """Take a batch of the node of `role`."""
        if role != self.wish.role:
            return
        if self.step is ModuleStep.FIND:
            for cell, conversions in enumerate(batch.conversions):
                good = sum(raw is not None for _, raw, _ in conversions)
                self._heard[cell] = self._heard.get(cell, 0) + good
        elif self.cell is not None and self.cell < len(batch.conversions):
            own = [(t, raw) for t, raw, _ in batch.conversions[self.cell]]
            self._sensing.feed(own)
            if self.trial is not None:
                self.trial.feed(own)

    def settle(self, hub: Hub) -> None:
        """Find the node, start anew with another one, and go on where a step is over."""
        node = hub.live_node(self.wish.role)
        if node is None:
            return
        if self._node not in (None, node) and self.step is not ModuleStep.DONE:
            former = self._node
            self._restart()
            self.messages = (Message("module-another-node", {"id": node, "was": former or ""}),)
        self._node = node
        if self.step is ModuleStep.FIND:
            self._find(hub)
        status = hub.nodes.status_of(self.wish.role)
        if self.trial is not None and status is not None:
            self.trial.surroundings(status.chip_c, status.supply_v)
        reading = self._still()
        if self.trial is not None and reading is not None:
            self.trial.level(reading, hub.t)
        if hub.t - self._shown_t >= SHOWN_EVERY_S:
            self._shown_t = hub.t
            hub.touch()
        if self.trial is not None and self.trial.over:
            self._take(hub, self.trial)

    def _still(self) -> CellReading | None:
        return None if self.step is ModuleStep.FIND else self._sensing.steady()

    def _find(self, hub: Hub) -> None:
        """Find the wished cell, or the first that answers: on the bench one module is wired."""
        wanted = sorted(self._heard) if self.wish.cell is None else [self.wish.cell]
        present = [cell for cell in wanted if self._heard.get(cell, 0) >= FOUND_CONVERSIONS]
        if not present:
            if self.wish.cell is not None and max(self._heard.values(), default=0) > 4 * FOUND_CONVERSIONS:
                self.messages = (Message("module-silent", {"place": place_of(self.wish.role, self.wish.cell)}),)
            return
        self.cell = present[0]
        self._before = self.file.of(self._node)
        if self.wish.check:
            module = self._before.cells[self.cell] if self._before is not None else None
            if module is None or module.clip_was_g is None:
                self.messages = (Message("module-never-set", {"place": place_of(self.wish.role, self.cell)}),)
                return
            self.figures = module.figures
        self._sensing = CellSensing(self.cell, None)
        self._go(self.steps[1])
        hub.touch()

    # -- entries ------------------------------------------------------------------------------------------------

    def enter(self, hub: Hub, entry: say.Entry) -> None:
        """Take one entry; raises `Refused` where it does nothing, `ModulesNotKept` where the file is not written."""
        match entry:
            case say.Confirm():
                if not self.can_confirm(hub):
                    raise Refused("refused-module-not-yet")
                self._confirm(hub)
            case say.Skip():
                if self.step not in TRIALS:
                    raise Refused("refused-nothing-to-skip")
                self._next()
            case say.Back():
                if self._can_back:
                    self._go(self.steps[self.steps.index(self.step) - 1])
            case _:
                raise Refused("refused-measuring")

    def can_confirm(self, hub: Hub) -> bool:
        """True where a confirmation would do something now."""
        match self.step:
            case ModuleStep.FIND:
                return False
            case ModuleStep.REPORT | ModuleStep.DONE:
                return True
            case _ if hub.live_node(self.wish.role) is None:
                return False
            case _ if self.trial is not None:
                return self.trial.ready
            case _:
                return self._still() is not None

    @property
    def _place(self) -> str:
        return "" if self.cell is None else place_of(self.wish.role, self.cell)

    @property
    def _can_back(self) -> bool:
        return self.steps.index(self.step) > 1 and self.step is not ModuleStep.DONE

    def _next(self) -> None:
        self._go(self.steps[self.steps.index(self.step) + 1])

    def _go(self, step: ModuleStep) -> None:
        """Begin a step, with its trial."""
        self.messages = ()
        self.step = step
        trial = TRIALS.get(step)
        self.trial = None
        if trial is not None and self.figures is not None:
            self.trial = trial(self.figures, self.wish, self._place)

    def _confirm(self, hub: Hub) -> None:
        reading = self._still()
        if self.trial is not None:
            self._take(hub, self.trial)
        elif self.step in WEIGHED and reading is not None:
            self._weigh(reading)
        elif self.step is ModuleStep.REPORT:
            self._keep(hub)

    def _take(self, hub: Hub, trial: ModuleTrial) -> None:
        """Take a trial's result, or begin its step anew with the reason."""
        result = trial.take()
        if isinstance(result, Message):
            self._go(self.step)
            self.messages = (result,)
        else:
            self.figures = result
            self._next()
        hub.touch()

    # -- weighing -----------------------------------------------------------------------------------------------

    def _weigh(self, reading: CellReading) -> None:
        fault = None
        if self.step is ModuleStep.CUP:
            fault = self._cup(reading)
        elif self.step is ModuleStep.MASS:
            fault = self._mass(reading)
        if fault is not None:
            self.messages = (fault,)
            return
        self._raw[self.step] = reading.raw
        self._next()

    def _cup(self, reading: CellReading) -> Message | None:
        if self.figures is not None and self.wish.check:  # the zero moves from day to day, the cup's weight does not
            cup = self.figures.cup_raw - self.figures.bare_raw
            self.figures = replace(self.figures, bare_raw=reading.raw - cup, cup_raw=reading.raw)
            return None
        if abs(reading.raw - self._raw[ModuleStep.BARE]) < CUP_SDS * reading.noise:
            return Message("module-no-cup", {"role": self.wish.role})
        return None

    def _mass(self, reading: CellReading) -> Message | None:
        """Learn counts per gram from the known mass; refuse an impossible sensitivity or cup."""
        bare, cup, mass = self._raw[ModuleStep.BARE], self._raw[ModuleStep.CUP], self.wish.mass_g
        gain = (reading.raw - cup) / mass
        sensitivity = abs(gain) * self.wish.capacity_g / RATED_COUNTS
        if not SENSITIVITY[0] <= sensitivity <= SENSITIVITY[1]:
            params = {"mass": f"{mass:g}", "capacity": f"{self.wish.capacity_g:g}", "found": decimal(sensitivity, 2)}
            return Message("module-mass-odd", params)
        if (cup - bare) / gain < 0:
            return Message("module-wrong-order", {"role": self.wish.role})
        self.figures = ModuleFigures(self.wish.capacity_g, gain, bare, cup)
        return None

    def _keep(self, hub: Hub) -> None:
        assert self.figures is not None
        assert self.cell is not None
        before = self._before or nothing_measured(self._node or "", self.wish.role)
        modules = before.measured(self.cell, self.figures, hub.wall, checked=self.wish.check)
        self.file.keep(modules)
        self.kept = modules
        self._next()

    # -- shown --------------------------------------------------------------------------------------------------

    def views(self, hub: Hub) -> WizardViews:
        """The wizard as screens show it."""
        return WizardViews(module=self._view(hub))

    def _view(self, hub: Hub) -> ModuleView:
        wish = self.wish
        return ModuleView(
            step=self.step,
            role=wish.role,
            place=self._place,
            number=self.steps.index(self.step) + 1,
            steps=len(self.steps),
            live=hub.live_node(self.wish.role) is not None,
            now=None if self.trial is None else self.trial.now(),
            told=self._results(),
            faults=self.messages,
            mass=f"{wish.mass_g:g}",
            paper=f"{wish.paper_mm:g}",
            bricks=wish.bricks,
            can_skip=self.step in TRIALS,
            can_back=self._can_back,
            file=str(self.file.path),
        )

    def _results(self) -> tuple[Message, ...]:
        if self.trial is not None:
            return self.trial.results()
        if self.step not in (ModuleStep.REPORT, ModuleStep.DONE) or self.figures is None:
            return ()
        return (*self._findings(self.figures), *figure_messages(self.figures))

    def _findings(self, figures: ModuleFigures) -> tuple[Message, ...]:
        before = self._before.cells[self.cell] if self._before is not None and self.cell is not None else None
        set_at = before.clip_was_g if before is not None and self.wish.check else None
        messages = findings(figures, self.wish.role, self._place)
        if set_at is None or figures.clip_g is None or not clip_fell(figures.clip_g, set_at):
            return messages
        return (stop_fell(self.wish.role, self._place, figures.clip_g, set_at), *messages)
