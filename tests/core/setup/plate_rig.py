"""A hub that sets up a plate, and hands that do what the screen asks."""

from pathlib import Path

from tests.core.plate.plate_node import PlateNode, Stud
from tests.core.rig import Rig

from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup.plate import PlateWizard
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, PlateSetupStep, PlateSetupView

FIGURE_MG = {"monkey": 5200.0, "butterfly": 1400.0, "frog": 330.0}
PATIENCE_S = 60.0
Step = PlateSetupStep


class PlateRig(Rig):
    """`node`: the plate; `stack_mg`: mass of the stack."""

    node: PlateNode

    @property
    def folder(self) -> Path:
        return self.path.parent

    @property
    def setting_up(self) -> PlateWizard:
        found = self.core.hub.wizard
        assert found is not None
        return found

    @property
    def shown(self) -> PlateSetupView:
        now = snapshot(self.core.hub)
        assert now.phase is Phase.PLATE_SETUP
        assert now.plate_setup is not None
        return now.plate_setup

    def begin_setup(self, node: PlateNode) -> PlateSetupView:
        self.core = HubCore(
            self.journal, draw_seed=lambda: 7, plate_file=PlateFile.read(self.folder), set_up_plate=True
        )
        self.node = node
        self.stack_mg = node.mg_of("column", 8)
        self.nodes = {"p#1": node}
        self.newly_opened, self._gone, self.events = ["p#1"], [], []
        self.pass_time(1.0)
        return self.shown

    def until(self, step: PlateSetupStep, put: bool | None = None, *, patience: float = PATIENCE_S) -> PlateSetupView:
        """Wait until the screen shows this."""
        for _ in range(round(patience / 0.05)):
            if self.shown.step is step and self.shown.put is put:
                return self.shown
            self.step()
        raise AssertionError(f"waited for {step} {put}: {self.shown} {self.core.hub.refusal}")

    def hands(self) -> None:
        """Wait until the hand is away."""
        self.step()
        while self.node.busy:
            self.step()

    def stack_on(self, stud: Stud, mg: float | None = None) -> None:
        self.node.put(self.stack_mg if mg is None else mg, stud, press=True)
        self.hands()

    def take_off(self) -> None:
        self.node.take()
        self.hands()

    def press_key(self, entry: say.Entry | None = None) -> PlateSetupView:
        self.enter(entry or say.Confirm())
        return self.shown

    def press_key_at_the_end(self) -> None:
        """Press Enter a last time; the wizard ends."""
        self.enter(say.Confirm())
        assert self.core.hub.wizard is None

    def changed(self, was: PlateSetupView, patience: float = PATIENCE_S) -> PlateSetupView:
        """Wait for the next task."""
        for _ in range(round(patience / 0.05)):
            now = self.shown
            if (now.step, now.at, now.put, now.kind, now.faults) != (was.step, was.at, was.put, was.kind, was.faults):
                return now
            self.step()
        raise AssertionError(f"waited for something else than {was} {self.core.hub.refusal}")

    def stud(self) -> PlateSetupView:
        """Put the stack on the asked stud, and take it off."""
        asked = self.until(Step.STACK, put=True)
        assert asked.at is not None
        self.stack_on(asked.at)
        on = self.changed(asked)
        assert on.put is False, on
        self.take_off()
        return self.changed(on)

    def studs(self) -> PlateSetupView:
        """All studs, and the calibration."""
        view = self.until(Step.STACK, put=True)
        while view.step is Step.STACK and view.at is not None:
            view = self.stud()
        if view.part is not None:
            view = self.changed(view)
        return view

    def thing(self, mg: float | None = None) -> PlateSetupView:
        """Put on the asked pile or figure, confirm, and take it off."""
        asked = self.until(self.shown.step, put=True)
        assert asked.at is not None
        if mg is None:
            mg = FIGURE_MG[asked.kind] if asked.step is Step.FIGURE else self.node.mg_of(asked.kind, asked.count)
        self.node.put(mg, asked.at)
        self.hands()
        for _ in range(200):
            if snapshot(self.core.hub).can_confirm:
                break
            self.step()
        on = self.press_key()
        assert self.core.hub.refusal is None, self.core.hub.refusal
        if on.faults:
            return on
        self.take_off()
        return self.changed(on)

    def things(self, step: PlateSetupStep) -> PlateSetupView:
        view = self.shown
        while view.step is step:
            view = self.thing()
        return view

    def knobs(self) -> PlateSetupView:
        view = self.shown
        while view.step is Step.KNOBS:
            self.node.magnet(view.at)
            view = self.changed(view)
        self.node.magnet(None)
        return view
