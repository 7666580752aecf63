"""A hub with a folder for its calibration file, for the tray's set-up and games."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.core.rig import FULL, Node, Rig, levels

from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot, TraySetupStep, TraySetupView

LIFTED_ARCHES = (60, *FULL[1:])
LIFTED_BRICKS = (80, 60, *FULL[2:])
NOTHING = (0,) * 6
STILL_S = 4.0
CHIP = "e6616407e3"


class SetupRig(Rig):
    """A rig with a folder for the kept file; `begin_setup` opens `palace setup`, `begin_play` `palace play`."""

    box: tuple[int, ...] = FULL

    @property
    def folder(self) -> Path:
        return self.path.parent

    @property
    def kept(self) -> Path:
        return self.folder / CalibrationFile.name

    def start_core(self, *, set_up: bool) -> None:
        self.core = HubCore(
            self.journal,
            draw_seed=lambda: 7,
            enter_by="facts",
            calibration_file=CalibrationFile.read(self.folder),
            box=self.box,
            set_up_tray=set_up,
        )
        self.newly_opened, self._gone, self.events = list(self.nodes), [], []

    def begin_setup(self, node: Node | None = None) -> None:
        if node is not None:
            self.nodes["a#1"] = node
        self.start_core(set_up=True)
        self.pass_time(3.0)

    def begin_play(self, node: Node, counts: tuple[float, ...] = FULL) -> None:
        self.nodes = {"a#1": node}
        self.lay(node, counts)
        self.start_core(set_up=False)
        self.pass_time(STILL_S)
        self.enter(say.NewGame(players=("Ann", "Bo"), deck_seed=3))
        self.pass_time(1.0)

    def lay(self, node: Node, counts: tuple[float, ...], *, zero: float = 0.0) -> None:
        node.levels = [level + zero for level in levels(counts)]

    def weigh(self, node: Node, counts: tuple[float, ...]) -> TraySetupView:
        """Lay `counts` still, and press Enter."""
        self.lay(node, counts)
        self.pass_time(STILL_S)
        return self.press(say.Confirm())

    def press(self, entry: say.Entry) -> TraySetupView:
        setup = self.enter(entry).tray_setup
        assert setup is not None
        return setup

    @property
    def shown(self) -> Snapshot:
        return snapshot(self.core.hub)

    @property
    def step_now(self) -> TraySetupStep:
        setup = self.shown.tray_setup
        assert setup is not None
        return setup.step

    def set_up(
        self, node: Node, counts: tuple[int, ...] = FULL, *, skip: bool = False, reading_s: float = 0.0
    ) -> TraySetupView:
        """All steps, as the screen asks; the report is read for `reading_s`."""
        self.begin_setup(node)
        self.weigh(node, NOTHING)
        setup = self.weigh(node, counts)
        for cell in (0, 1):
            if skip:
                setup = self.press(say.Skip())
                continue
            self.weigh(node, tuple(n - 20 * (i == cell) for i, n in enumerate(counts)))
            setup = self.weigh(node, counts)
        assert setup.step is TraySetupStep.REPORT, (setup, self.core.hub.refusal)
        self.pass_time(reading_s)
        return self.press(say.Confirm())


@pytest.fixture
def new(tmp_path: Path) -> Iterator[Callable[[], SetupRig]]:
    made: list[SetupRig] = []

    def make() -> SetupRig:
        folder = tmp_path / str(len(made))
        folder.mkdir()
        made.append(SetupRig(folder / "journal.sqlite", Journal.open(folder / "journal.sqlite")))
        return made[-1]

    yield make
    for rig in made:
        rig.journal.close()


@pytest.fixture
def rig(new: Callable[[], SetupRig]) -> SetupRig:
    return new()


def keys(messages: object) -> list[str]:
    return [message.key for message in messages]
