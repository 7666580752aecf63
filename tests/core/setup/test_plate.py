"""The plate's set-up from end to end, on virtual plates, through the wire."""

from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from tests.core.plate.plate_node import PlateNode, Spot
from tests.core.setup.plate_rig import FIGURE_MG, PlateRig, Step

from monkey_palace.board.pieces import Figure, Piece
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.setup.guides.stack import STUDS
from palace_hub.core.snapshot import snapshot
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.kept_plate import PRESS_G, KeptPlate
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sim.plate.hall import HallFaults
from palace_hub.views.snapshot import Phase

NUMBER = {"arch": 80, "brick": 80}


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[PlateRig]:
    made = PlateRig(tmp_path / "journal.sqlite", Journal.open(tmp_path / "journal.sqlite"))
    yield made
    made.journal.close()


def keys(messages: object) -> list[str]:
    return [message.key for message in messages]  # type: ignore[attr-defined]


def kept_of(rig: PlateRig) -> KeptPlate:
    """The kept file, read again, with the node's pieces."""
    kept = PlateFile.read(rig.folder).content
    assert kept is not None
    column = kept.grams[Piece.COLUMN] / rig.node.box.unit_mg("column", 16)
    for piece in Piece:
        unit = rig.node.box.unit_mg(piece.value, NUMBER.get(piece.value, 16))
        assert kept.grams[piece] / unit == pytest.approx(column, rel=3.5 * kept.error), piece
    return kept


@pytest.mark.long
def test_a_good_plate_reaches_silver_in_spite_of_mistakes_by_hand(rig: PlateRig) -> None:
    rig.begin_setup(PlateNode(1))
    first = rig.until(Step.STACK, put=True)
    rig.stack_on((4, 3))  # two studs beside the first: too early to be noticed
    on = rig.changed(first)
    assert on.faults == ()
    rig.take_off()
    rig.changed(on)
    again = rig.studs()
    assert (again.step, again.at, keys(again.faults)) == (Step.STACK, STUDS[0], ["plate-stud-again"])
    assert again.done == len(STUDS) - 1
    rig.node.put(20_000.0, (14, 14))  # while it is worked out: it is not taken for the bare plate
    rig.hands()
    rig.take_off()
    assert rig.studs().step is Step.WEIGH
    # a pile that is not what it should be
    rig.thing()
    assert rig.shown.kind == "brick"
    wrong = rig.thing(rig.node.mg_of("brick", 17))
    assert keys(wrong.faults) == ["plate-weighs-like"]
    assert wrong.faults[0].params["found"] == 17
    rig.take_off()
    rig.pass_time(1.0)
    rig.enter(say.Confirm())
    assert rig.core.hub.refusal is not None
    assert rig.core.hub.refusal.key == "refused-plate-nothing-there"
    rig.thing()
    # one step back weighs the last pile again
    assert rig.shown.kind == "column"
    assert rig.press_key(say.Back()).kind == "brick"
    assert rig.things(Step.WEIGH).step is Step.FIGURE
    assert not (rig.folder / PlateFile.name).exists()
    # a figure that is not in the box, and one that weighs nothing like a figure
    wrong = rig.thing(60_000.0)
    assert keys(wrong.faults) == ["figure-odd"]
    rig.take_off()
    rig.pass_time(1.0)
    rig.thing()
    assert rig.press_key(say.Skip()).kind == "frog"
    report = rig.thing()
    assert report.step is Step.REPORT
    assert keys(report.notes)[0] == "plate-promise"
    assert not (rig.folder / PlateFile.name).exists()
    assert rig.press_key().step is Step.DONE
    kept = kept_of(rig)
    assert (kept.node, kept.level, kept.knobs) == ("e66141", Level.SILVER, None)
    assert set(kept.figures) == {Figure.MONKEY, Figure.FROG}
    assert 1.5e-5 < kept.calibration.zero_shift < 6e-5
    assert kept.error == pytest.approx(0.0037, abs=0.0005)
    rig.press_key_at_the_end()
    assert rig.core.hub.phase is Phase.NO_GAME


@pytest.mark.long
def test_cheap_cells_with_magnets_reach_gold(rig: PlateRig) -> None:
    faults = HallFaults(dead=2, stuck=1)
    rig.begin_setup(PlateNode(4, "cheap1kg", "gold", faults=faults))
    assert rig.studs().step is Step.WEIGH
    assert rig.things(Step.WEIGH).step is Step.FIGURE
    view = rig.things(Step.FIGURE)
    dumb = {rig.node.knob_of(bit) for bit in rig.node.chain.dead | rig.node.chain.stuck}
    asked = 0
    while view.step is Step.KNOBS:
        asked += 1
        rig.node.magnet(view.at)
        rig.pass_time(0.1)
        if view.at in dumb:
            rig.pass_time(0.5)
            assert rig.shown.at == view.at
            view = rig.press_key(say.Skip())
        else:
            view = rig.changed(view)
    assert asked == 103
    (stuck,) = rig.node.chain.stuck
    at = rig.node.knob_of(stuck)
    told = {note.params["what"]: note.params for note in view.notes if note.key == "plate-sensors"}
    assert told.keys() == {"silent", "stuck"}
    assert set(keys(view.notes[1:3])) == {"plate-sensors"}
    assert told["silent"]["count"] == 2
    assert told["stuck"]["named"] == f"{at[0] + 1}/{at[1] + 1} ({stuck // 16 + 1}.{stuck % 16 + 1})"
    rig.press_key()
    kept = kept_of(rig)
    assert kept.stuck == (stuck,)
    assert kept.level is Level.GOLD
    assert kept.knobs is not None
    assert len(kept.knobs.bits) == 97
    assert set(kept.silent) == dumb
    assert kept.grams[Piece.ARCH] == pytest.approx(1.61, rel=0.03)
    frog = kept.figures[Figure.FROG]
    assert frog.grams == pytest.approx(FIGURE_MG["frog"] / 1000, abs=max(0.02, 4 * frog.sd))


class Noted(PlateNode):
    """A plate that records the gain of its cells by each load."""

    def __init__(self, seed: int, zero_shift: float = 3e-5) -> None:
        super().__init__(seed, zero_shift=zero_shift)
        self.gained: list[list[float]] = []
        self._means: list[list[float]] = []

    def put(self, mg: float, stud: Spot, *, press: bool = False) -> None:
        self._bare = self._now()
        super().put(mg, stud, press=press)

    def take(self) -> None:
        self.gained.append((self._now() - self._bare).tolist())
        super().take()

    def _now(self) -> np.ndarray:
        return np.mean(self._means[-10:], axis=0)

    def _wired(self, rows: list[list[tuple[int, int | None]]]) -> list[list[tuple[int, int | None]]]:
        rows = super()._wired(rows)
        self._means.append([float(np.mean([raw for _, raw in row if raw is not None])) for row in rows])
        return rows


def told(rig: PlateRig) -> dict[str, dict[str, object]]:
    """The messages of the report by key; no figure is weighed."""
    rig.things(Step.WEIGH)
    for _ in Figure:
        view = rig.press_key(say.Skip())
    assert view.step is Step.REPORT
    assert snapshot(rig.core.hub).can_confirm
    return {note.key: dict(note.params) for note in view.notes}


@pytest.mark.long
def test_the_report_names_the_place_error_and_the_zero_shift(rig: PlateRig) -> None:
    node = Noted(2)
    rig.begin_setup(node)
    for stud in STUDS:
        asked = rig.until(Step.STACK, put=True)
        assert asked.at == stud
        rig.stack_on((stud[0] + 0.2 * (stud == STUDS[4]), stud[1]))  # one of them 1.6 mm askew
        rig.changed(asked)
        rig.take_off()
    rig.until(Step.WEIGH, put=True)
    report = told(rig)
    rig.press_key()
    kept = kept_of(rig)
    # what the kept calibration makes of what the cells gained
    load = np.array(node.gained[: len(STUDS)]) @ kept.calibration.matrix.T
    off = np.hypot(*(load[:, 1:] / load[:, :1] - [stud_mm(*stud) for stud in STUDS]).T)
    assert off.argmax() == 4
    assert off[4] > 1.0
    residual = report["plate-residual"]
    assert float(str(residual["worst"])) == pytest.approx(off[4], abs=0.1)
    assert float(str(residual["mm"])) == pytest.approx(np.sqrt((off**2).sum() / (len(STUDS) - 4)), abs=0.1)
    assert residual["at"] == f"{STUDS[4][0] + 1}/{STUDS[4][1] + 1}"
    # in how many parts of 100,000 the zero moves, and how far that puts a brick from its place
    shift = {name: float(str(said)) for name, said in report["plate-shift"].items()}
    assert shift["shift"] == pytest.approx(1e5 * kept.calibration.zero_shift, abs=0.051)
    assert shift["press"] == PRESS_G
    assert shift["mm"] == pytest.approx(kept.capability.brick_mm, abs=0.051)
    assert 1.0 < shift["mm"] < 3.0


@pytest.mark.long
@pytest.mark.parametrize(
    ("zero_shift", "level", "first"),
    [
        (3e-5, Level.SILVER, "plate-promise"),
        (1e-4, Level.TYPED, "plate-promise-none"),
        (3e-4, Level.TYPED, "plate-promise-none"),
    ],
)
def test_a_large_zero_shift_limits_the_level(rig: PlateRig, zero_shift: float, level: Level, first: str) -> None:
    rig.begin_setup(PlateNode(3, zero_shift=zero_shift))
    rig.studs()
    report = told(rig)
    assert next(iter(report)) == first
    measured = float(str(report["plate-shift"]["shift"]))
    assert measured == pytest.approx(1e5 * zero_shift, rel=0.4)
    if level is Level.TYPED:
        assert report[first]["shift"] == report["plate-shift"]["shift"]
        assert report[first]["mm"] == report["plate-shift"]["mm"]
    rig.press_key()
    kept = PlateFile.read(rig.folder).content
    assert kept is not None
    assert kept.level is level
