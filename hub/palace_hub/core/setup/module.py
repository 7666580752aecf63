"""First measurements of one weigh module, step by step: its stop is set by the reading, then it is left alone, tapped,
pressed and given one brick fifty times, and what came of it is kept.

Like the tray's set-up (`setting_up`) a small state machine of its own that touches no game; `module_trials` listens in
each step, `sensing` judges. Nothing is written before the end.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import KeptModules, ModuleFile, nothing_measured
from palace_hub.core.nodes.registry import LIVE_STATES, TRAY
from palace_hub.core.refusals import Refused
from palace_hub.core.setup.module_trials import TRIALS, ModuleWish, Trial, figures_told
from palace_hub.locale.message import Message
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.readings import CORNERS
from palace_hub.sensing.signal.module_report import ModuleFigures, clip_fell, findings, stop_fell
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.views.snapshot import ModuleStep, ModuleView
from palace_hub.wire.events import Batch

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore

FOUND_CONVERSIONS = 40
"""Half a second of a cell: it is there."""
CUP_SDS = 20.0
"""A cup moves the reading by more than so many standard deviations of a conversion, or there is none."""
SHOWN_EVERY_S = 0.25
"""What is pressed now is shown so often."""
SENSITIVITY = (0.3, 3.0)
"""mV/V of any load cell of this size: 0.6 to 1.15 as sold. Anything else is another mass or another capacity."""
RATED_COUNTS = 2**31 / 1000
"""Counts per gram times capacity in grams, at 1 mV/V (HX711, gain 128)."""

WEIGHED = (ModuleStep.BARE, ModuleStep.CUP, ModuleStep.MASS)
WHOLE = tuple(ModuleStep)
CHECK = (ModuleStep.FIND, ModuleStep.CUP, ModuleStep.STOPS, ModuleStep.REPORT, ModuleStep.DONE)


def place_of(role: str, cell: int) -> str:
    """What a cell of a node is called: its compartment's piece, or its corner."""
    return PIECES[cell].value if role == TRAY else CORNERS[cell]


class Measuring:
    """One run. `file`: what is kept of this role's modules; `kept`: what this run has added, None until its end."""

    said: tuple[Message, ...]

    def __init__(self, file: ModuleFile, wish: ModuleWish) -> None:
        self.file = file
        self.wish = wish
        self.kept: KeptModules | None = None
        self.steps = CHECK if wish.check else WHOLE
        self._node: str | None = None
        self._shown = 0.0
        self._again()
        if file.fault is not None:
            self.said = (file.fault,)

    def _again(self) -> None:
        self.step = ModuleStep.FIND
        self.said = ()
        self.cell = self.wish.cell
        self.figures: ModuleFigures | None = None
        self.trial: Trial | None = None
        self._heard: dict[int, int] = {}
        self._sensing = CellSensing(self.cell or 0, None)
        self._raw: dict[ModuleStep, float] = {}
        self._before: KeptModules | None = None

    # -- what comes ---------------------------------------------------------------------------------------------

    def feed(self, role: str, batch: Batch) -> None:
        """A batch of the node of `role`."""
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

    def settle(self, hub: "HubCore") -> None:
        """What goes on without anybody's word: a node is found, another one answers, a step has had enough."""
        node = self._node_id(hub)
        if node is None:
            return
        if self._node not in (None, node) and self.step is not ModuleStep.DONE:
            was = self._node
            self._again()
            self.said = (Message("module-another-node", {"id": node, "was": was or ""}),)
        self._node = node
        if self.step is ModuleStep.FIND:
            self._find(hub)
        reading = self._still()
        if self.trial is not None and reading is not None:
            self.trial.level(reading, hub.t)
        if hub.t - self._shown >= SHOWN_EVERY_S:
            self._shown = hub.t
            hub.touch()
        if self.trial is not None and self.trial.over:
            self._take(hub, self.trial)

    def _node_id(self, hub: "HubCore") -> str | None:
        """The chip that answers for this role, None while none does."""
        port = hub.nodes.tray_port if self.wish.role == TRAY else hub.nodes.plate_port
        session = hub.nodes.open_links[port].session if port is not None else None
        if session is None or session.hello is None or session.state.value not in LIVE_STATES:
            return None
        return session.hello.id

    def _still(self) -> CellReading | None:
        return None if self.step is ModuleStep.FIND else self._sensing.steady()

    def _find(self, hub: "HubCore") -> None:
        """The module that is wanted, or the first that answers: at the bench only one is wired."""
        wanted = sorted(self._heard) if self.wish.cell is None else [self.wish.cell]
        there = [cell for cell in wanted if self._heard.get(cell, 0) >= FOUND_CONVERSIONS]
        if not there:
            if self.wish.cell is not None and max(self._heard.values(), default=0) > 4 * FOUND_CONVERSIONS:
                self.said = (Message("module-silent", {"place": place_of(self.wish.role, self.wish.cell)}),)
            return
        self.cell = there[0]
        self._before = self.file.of(self._node)
        if self.wish.check:
            module = self._before.cells[self.cell] if self._before is not None else None
            if module is None or module.clip_was_g is None:
                self.said = (Message("module-never-set", {"place": place_of(self.wish.role, self.cell)}),)
                return
            self.figures = module.figures
        self._sensing = CellSensing(self.cell, None)
        self._go(self.steps[1])
        hub.touch()

    # -- entries ------------------------------------------------------------------------------------------------

    def enter(self, hub: "HubCore", entry: say.Entry) -> None:
        """Raises `Refused` where the entry does nothing now, `ModulesNotKept` where the file cannot be written."""
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

    def can_confirm(self, hub: "HubCore") -> bool:
        """Would a confirmation do something?"""
        match self.step:
            case ModuleStep.FIND:
                return False
            case ModuleStep.REPORT | ModuleStep.DONE:
                return True
            case _ if self._node_id(hub) is None:
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
        """Into a step, with what listens in it."""
        self.said = ()
        self.step = step
        listens = TRIALS.get(step)
        self.trial = None
        if listens is not None and self.figures is not None:
            self.trial = listens(self.figures, self.wish, self._place)

    def _confirm(self, hub: "HubCore") -> None:
        reading = self._still()
        if self.trial is not None:
            self._take(hub, self.trial)
        elif self.step in WEIGHED and reading is not None:
            self._weigh(reading)
        elif self.step is ModuleStep.REPORT:
            self._keep(hub)

    def _take(self, hub: "HubCore", trial: Trial) -> None:
        """What came of a step; where it is none, why, and it begins anew."""
        came = trial.take()
        if isinstance(came, Message):
            self._go(self.step)
            self.said = (came,)
        else:
            self.figures = came
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
            self.said = (fault,)
            return
        self._raw[self.step] = reading.raw
        self._next()

    def _cup(self, reading: CellReading) -> Message | None:
        if self.figures is not None and self.wish.check:  # zeros move from day to day, the cup's weight does not
            cup = self.figures.cup_raw - self.figures.bare_raw
            self.figures = replace(self.figures, bare_raw=reading.raw - cup, cup_raw=reading.raw)
            return None
        if abs(reading.raw - self._raw[ModuleStep.BARE]) < CUP_SDS * reading.noise:
            return Message("module-no-cup", {"role": self.wish.role})
        return None

    def _mass(self, reading: CellReading) -> Message | None:
        """The known mass gives the grams; what it says of cell and cup must be possible."""
        bare, cup, mass = self._raw[ModuleStep.BARE], self._raw[ModuleStep.CUP], self.wish.mass_g
        gain = (reading.raw - cup) / mass
        sensitivity = abs(gain) * self.wish.capacity_g / RATED_COUNTS
        if not SENSITIVITY[0] <= sensitivity <= SENSITIVITY[1]:
            params = {"mass": f"{mass:g}", "capacity": f"{self.wish.capacity_g:g}", "found": f"{sensitivity:.2f}"}
            return Message("module-mass-odd", params)
        if (cup - bare) / gain < 0:
            return Message("module-wrong-order", {"role": self.wish.role})
        self.figures = ModuleFigures(self.wish.capacity_g, gain, bare, cup)
        return None

    def _keep(self, hub: "HubCore") -> None:
        assert self.figures is not None
        assert self.cell is not None
        before = self._before or nothing_measured(self._node or "", self.wish.role)
        made = before.measured(self.cell, self.figures, hub.wall, checked=self.wish.check)
        self.file.keep(made)
        self.kept = made
        self._next()

    # -- shown --------------------------------------------------------------------------------------------------

    def view(self, hub: "HubCore") -> ModuleView:
        """What a screen shows of it."""
        wish = self.wish
        return ModuleView(
            step=self.step,
            role=wish.role,
            place=self._place,
            number=self.steps.index(self.step) + 1,
            steps=len(self.steps),
            live=self._node_id(hub) is not None,
            now=None if self.trial is None else self.trial.now(),
            told=self._told(),
            faults=self.said,
            mass=f"{wish.mass_g:g}",
            paper=f"{wish.paper_mm:g}",
            bricks=wish.bricks,
            can_skip=self.step in TRIALS,
            can_back=self._can_back,
            file=str(self.file.path),
        )

    def _told(self) -> tuple[Message, ...]:
        if self.trial is not None:
            return self.trial.told()
        if self.step not in (ModuleStep.REPORT, ModuleStep.DONE) or self.figures is None:
            return ()
        return (*self._findings(self.figures), *figures_told(self.figures))

    def _findings(self, figures: ModuleFigures) -> tuple[Message, ...]:
        before = self._before.cells[self.cell] if self._before is not None and self.cell is not None else None
        was = before.clip_was_g if before is not None and self.wish.check else None
        found = findings(figures, self.wish.role, self._place)
        if was is None or figures.clip_g is None or not clip_fell(figures.clip_g, was):
            return found
        return (stop_fell(self.wish.role, self._place, figures.clip_g, was), *found)
