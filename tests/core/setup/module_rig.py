"""A hub that measures one weigh module; a method for each step."""

from pathlib import Path

from tests.core.rig import Rig
from tests.core.setup.module_node import CUP_G, ModuleNode, press, swing

from palace_hub.core.nodes.module_file import ModuleFile
from palace_hub.core.setup.module import ModuleWizard
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.referee import entries as say
from palace_hub.sensing.signal.module_trials import ModuleWish
from palace_hub.views.snapshot import ModuleStep, ModuleView, Phase

STILL_S = 4.0
QUICK = ModuleWish(rest_s=60, bricks=5)


class ModuleRig(Rig):
    """A hub that measures `node`; a method does the work of each step."""

    node: ModuleNode

    @property
    def folder(self) -> Path:
        return self.path.parent

    def measure(self, node: ModuleNode, wish: ModuleWish = QUICK) -> None:
        self.core = HubCore(self.journal, draw_seed=lambda: 7)
        self.core.hub.wizard = ModuleWizard(ModuleFile.read(self.folder, wish.role), wish)
        self.node = node
        self.nodes = {"a#1": node}
        self.newly_opened, self._gone, self.events = ["a#1"], [], []
        self.pass_time(3.0)

    @property
    def shown(self) -> ModuleView:
        now = snapshot(self.core.hub)
        assert now.phase is Phase.MODULE
        assert now.module is not None
        return now.module

    def weigh(self, grams: float) -> ModuleView:
        self.node.mass_g = grams
        self.pass_time(STILL_S)
        return self.press_key()

    def press_key(self, entry: say.Entry | None = None) -> ModuleView:
        self.enter(entry or say.Confirm())
        return self.shown

    def weighed(self, node: ModuleNode, wish: ModuleWish = QUICK) -> ModuleView:
        """All steps up to the stops."""
        self.measure(node, wish)
        self.weigh(0.0)
        self.weigh(CUP_G)
        return self.weigh(CUP_G + wish.mass_g)

    def push(self, *grams: float, wait: float = 2.0) -> ModuleView:
        self.node.mass_g = CUP_G
        for one in grams:
            self.node.forces = [press(self.node.now_s + 0.2, one)]
            self.pass_time(wait)
        self.node.forces = []
        return self.shown

    def through(self, node: ModuleNode, wish: ModuleWish = QUICK) -> ModuleView:
        """All steps, as the screen asks."""
        self.weighed(node, wish)
        self.push(800.0, 1500.0, 600.0)
        self.press_key()
        stop, node.stop_g = node.stop_g, (node.stop_g or 0) - 110.0  # 0.2 mm at 5.4 N/mm
        self.push(800.0, 1500.0, 600.0)
        self.press_key()
        node.stop_g = stop
        node.forces = []
        self.pass_time(wish.rest_s + 3.0)
        for _ in range(3):
            node.forces = [swing(node.now_s + 0.1, 40.0, 33.0, 12.0)]
            self.pass_time(5.0)
        self.press_key()
        self.push(2000.0, 2000.0, 2000.0, 2000.0, wait=9.0)
        self.press_key()
        node.forces = []
        for _ in range(wish.bricks):
            for grams in (0.44, 0.0):
                node.mass_g = CUP_G + grams
                self.pass_time(3.5)
        if wish.role == "tray":
            self.lay(wish.mass_g, 1.0, 1.001, 1.002, 0.998, 0.9995)
        return self.shown

    def lay(self, grams: float, *factors: float) -> ModuleView:
        """Lay a mass in one place of the cup after another; the cell reads it times each factor."""
        for factor in factors:
            for laid in (grams * factor, 0.0):
                self.node.mass_g = CUP_G + laid
                self.pass_time(STILL_S)
        return self.shown


def keys(view: ModuleView) -> list[str]:
    return [message.key for message in (*view.faults, *view.told)]


def check(rig: ModuleRig, stop: float) -> ModuleView:
    node = ModuleNode()
    rig.weighed(node)
    rig.push(800.0, 1500.0, 600.0)
    view = rig.press_key()
    while view.step is not ModuleStep.REPORT:
        view = rig.press_key(say.Skip())
    rig.press_key()
    later = ModuleNode()
    later.stop_g = stop
    rig.measure(later, ModuleWish(check=True))
    assert rig.weigh(CUP_G).step is ModuleStep.STOPS
    rig.push(800.0, 1500.0, 600.0)
    return rig.press_key()
