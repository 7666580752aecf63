"""Hall sensors that fail: found by standing pieces and flicker, named, kept, and left out until proven good."""

from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.followed_builds import KNOBS, followed
from tests.core.plate.gold_table import GoldTable

from monkey_palace.board.pieces import BUILDING
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.plate.play import RESTS_S
from palace_hub.core.plate.sensors_file import KeptSensors, SensorsFile
from palace_hub.doctor.checks import CHECKS
from palace_hub.doctor.findings import Surroundings
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.hall.sensor_health import PROOFS, SensorDoubt
from palace_hub.sensing.plate.load.signal import PlateSignal
from palace_hub.sim.plate.faults import with_plate_faults
from palace_hub.sim.plate.hall import HallChain
from palace_hub.sim.plate.trace import PLATE_MIX, PlateMix
from palace_hub.sim.world.noise_model import BUILDS

FEW = 3


@pytest.fixture
def opened(tmp_path: Path) -> Iterator[Callable[..., GoldTable]]:
    made: list[GoldTable] = []

    def make(**faulty: object) -> GoldTable:
        table = GoldTable.opened(tmp_path / "journal.sqlite")
        table.plate.have_faulty(faulty)
        made.append(table)
        return table

    yield make
    made[0].journal.close()


def come_back(table: GoldTable) -> None:
    """Restart the hub with its files."""
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    table.pass_time(2.0)


def doctors_words(table: GoldTable) -> list[str]:
    PlateFile(table.path.parent).keep(table.tracker.kept)
    found = CHECKS["plate"](Surroundings(journal=table.path))
    return [Catalogue().text(one.message) for one in found if one.key == "plate-sensors"]


def problems(table: GoldTable) -> list[str]:
    return [Catalogue().text(problem) for problem in table.shown.problems if problem.key == "problem-plate-sensors"]


def first_foot(table: GoldTable) -> tuple[int, int]:
    """A knob to which the first staircase brings a foot."""
    return next(
        (foot.x, foot.y) for one in staircase(table) if one.piece in BUILDING for foot in one.feet if not foot.z
    )


@pytest.mark.long
def test_dead_and_stuck_sensors_are_named_and_stay_excluded_after_restarts_and_sensing_faults(
    opened, caplog, monkeypatch
):
    table = opened(stuck=((29, 29),))
    table.begin_game()
    dead = first_foot(table)
    table.plate.have_faulty({"dead": (dead,), "stuck": ((29, 29),)})
    table.whole_turn(staircase(table))
    found = {dead: "dead", (29, 29): "stuck"}
    assert table.tracker.health.faulty == found
    named = f"{dead[0] + 1}/{dead[1] + 1} ({KNOBS.bits[dead] // 16 + 1}.{KNOBS.bits[dead] % 16 + 1})"
    where = "as knob from left/near edge (strip.sensor)"
    said = [
        f"Magnet sensors that never saw a foot in play, {where}: {named}.",
        f"Magnet sensors that saw feet in play where none stood, {where}: 30/30 (10.10).",
    ]
    assert sorted(doctors_words(table)) == said
    assert sorted(one.split(" Fix: ")[0] for one in problems(table)) == said
    assert all("look at their solder joints" in problem for problem in problems(table))

    # both work again; that one of them sees the foot which stands there is no proof yet
    table.plate.have_faulty({})
    come_back(table)
    found[dead] = "weak"
    assert table.tracker.health.faulty == found
    before = table.tracker
    with monkeypatch.context() as patched:
        patched.setattr(PlateSignal, "feed", fails)
        table.step()
    assert table.tracker is not before
    assert table.tracker.health.faulty == found
    assert table.core.hub.plate_play.level == "typed"
    table.pass_time(RESTS_S + 2.0)
    assert table.core.hub.plate_play.level == "gold"
    assert table.tracker.health.believed == KNOBS.bits.keys() - found.keys()
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"]
    caplog.clear()


def fails(*_: object) -> None:
    raise ArithmeticError("a sensing that fails")


@pytest.mark.long
def test_a_sensor_that_loses_a_standing_foot_is_weak(opened):
    table = opened()
    table.begin_game()
    feet = table.tracker.baseline.feet
    table.plate.have_faulty({"weak": tuple(feet)})
    table.pass_time(12.0)
    found = table.tracker.health.faulty
    assert found
    assert found.keys() <= feet
    assert set(found.values()) == {"weak"}
    assert [word.split(",")[0] for word in doctors_words(table)] == ["Magnet sensors that lose feet in play"]


@pytest.mark.long
def test_a_repaired_sensor_is_used_again_after_enough_proofs_in_separate_games(opened, tmp_path):
    dark = (11, 14)
    first = opened()
    kept = first.core.hub.options.plate_file.content
    SensorsFile.read(tmp_path).keep(KeptSensors.of_plate(kept, {dark: SensorDoubt("dead")}))
    for evening in range(1, PROOFS + 1):
        table = GoldTable.opened(tmp_path / f"journal-{evening}.sqlite")
        table.begin_game()
        assert dark in table.tracker.baseline.feet
        doubt = SensorsFile.read(tmp_path).doubts_of(kept).get(dark)
        assert doubt == (None if evening == PROOFS else SensorDoubt("weak", evening))
        assert (dark in table.tracker.health.believed) == (evening == PROOFS)
        come_back(table)  # a foot that stands already proves nothing
        assert SensorsFile.read(tmp_path).doubts_of(kept).get(dark) == doubt
        table.journal.close()


def of_specimen(specimen: int, name: str) -> tuple[PlateMix, dict[tuple[int, int], str]]:
    """A mixture of sensor faults, and the faulty sensors."""
    _, mix = with_plate_faults((name,), BUILDS["good"], PLATE_MIX)
    chain, studs = HallChain(specimen, 0, mix.hall), {bit: stud for stud, bit in KNOBS.bits.items()}
    by = {"dead": chain.dead, "stuck": chain.stuck, "weak": chain.weak}
    return mix, {studs[bit]: what for what, bits in by.items() for bit in bits}


@pytest.mark.parametrize(
    ("numbers", "name"),
    [
        (range(FEW), "none"),
        *(
            pytest.param(range(60), name, marks=pytest.mark.long)
            for name in (
                "none",
                "plate_loose",
                "plate_elsewhere",
                "plate_firm_presses",
                "plate_two_hands",
                "plate_fast",
            )
        ),
    ],
)
@pytest.mark.long
def test_working_sensors_are_never_called_faulty(numbers, name):
    mix, _ = of_specimen(1, name)
    for follow in followed(numbers, 1, mix):
        assert not follow.health.faulty


@pytest.mark.long
@pytest.mark.parametrize(
    ("numbers", "specimen"), [(range(FEW), 2), *(pytest.param(range(60), n, marks=pytest.mark.long) for n in (2, 3))]
)
def test_only_faulty_sensors_are_called_faulty(numbers, specimen, record):
    mix, faulty = of_specimen(specimen, "plate_dead_hall")
    assert len(faulty) == 12
    feet: Counter[tuple[int, int]] = Counter()
    for follow in followed(numbers, specimen, mix):
        feet.update(follow.baseline.feet)
    found = follow.health.faulty
    assert found.keys() <= faulty.keys()
    # a dead sensor shows itself under a foot, a weak one under some: it may see one for good, or never
    due = {knob for knob, what in faulty.items() if what == "stuck" or feet[knob] >= (1 if what == "dead" else 4)}
    assert len(due) >= 6
    assert due <= found.keys()
    named = {knob: what for knob, what in found.items() if what != faulty[knob]}
    assert {(faulty[knob], what) for knob, what in named.items()} <= {("weak", "dead")}
    record("sensors", "found on one gold plate with plate_dead_hall", builds=len(numbers), faulty=12, found=len(found))
