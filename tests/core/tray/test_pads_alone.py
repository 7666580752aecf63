"""The tray's pads without a plate: figures astray, faulty pads, and a due figure that is lifted."""

from pathlib import Path

import pytest
from tests.core.plate.figure_table import Tray
from tests.core.rig import Rig, new_rig
from tests.doctor.machine_here import keys

from monkey_palace.board.pieces import Figure
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.core.tray.pads import ASTRAY_S, DEAD_S
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.doctor.checks import CHECKS
from palace_hub.doctor.findings import Severity
from palace_hub.doctor.samples import SampleStatistics
from palace_hub.doctor.tray import figures_on_pads
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.sensing.tray.pads import BITS
from palace_hub.views.devices.overview import devices
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.info_line import info
from palace_hub.views.wording import Wording
from palace_hub.wire.frames import Hello

MONKEY, BUTTERFLY, FROG = Figure
WORDING = Wording(Catalogue())


class PadTable(Rig):
    """Pieces are entered by hand; the tray has no calibration, but pads."""

    tray: Tray

    def lie(self, **figures: bool) -> None:
        for figure, there in figures.items():
            bit = BITS[Figure(figure)]
            self.tray.pads = self.tray.pads | bit if there else self.tray.pads & ~bit
        self.pass_time(1.0)

    @property
    def view(self):
        return snapshot(self.core.hub)

    def lamps(self) -> list[str]:
        return [lamp.text for lamp in info(self.view, WORDING).lamps]

    def problems(self) -> set[str]:
        return {
            problem.key for problem in self.view.problems if problem.key.startswith(("problem-pad", "problem-figure"))
        }

    def to_the_monkey(self) -> None:
        """Play by facts, without the palace's shape, up to the monkey."""
        self.enter(say.Draft(start_colour="gold", arches=2, bricks=0, columns=0, height=2, five_high=False))
        self.enter(say.Confirm())
        assert self.core.hub.refusal is None, self.core.hub.refusal
        self.enter(say.Decoration(colour="gold"))
        while self.core.hub.stage is not Stage.TROPHIES:
            if self.core.hub.stage in (Stage.CARDS, Stage.CREDITS, Stage.BONUS):
                self.enter(say.Confirm())
            else:
                self.enter(say.Manual(taken={i: box.due for i, box in enumerate(self.view.judgement.boxes)}))
            assert self.core.hub.refusal is None, self.core.hub.refusal
        self.pass_time(1.0)

    def commands(self) -> list[str]:
        return [event["command"]["kind"] for event in self.events if event["kind"] == "command"]


@pytest.fixture
def table(tmp_path: Path):
    made = PadTable(tmp_path / "journal.sqlite", new_rig(tmp_path / "journal.sqlite").journal)
    file = CalibrationFile.read(tmp_path)
    made.core = HubCore(made.journal, draw_seed=lambda: 7, enter_by="facts", calibration_file=file)
    made.begin(expansions=("butterfly", "frog"))
    made.tray = Tray()
    made.plug("a#1", made.tray)
    made.pass_time(3.0)
    yield made
    made.journal.close()


def test_a_figure_off_its_pad_without_reason_is_reported_until_it_is_back(table):
    assert devices(table.view, WORDING).pads == "PADS  monkey parked, butterfly parked, frog parked"
    table.lie(butterfly=False)
    assert "butterfly off its pad" not in table.lamps()  # whoever looks at it puts it back
    table.pass_time(ASTRAY_S)
    assert "butterfly off its pad" in table.lamps()
    assert table.problems() == {"problem-figure-off"}
    assert devices(table.view, WORDING).pads == "PADS  monkey parked, butterfly off its pad, frog parked"
    assert not {"question", "violation"} & {event["kind"] for event in table.events}
    table.lie(butterfly=True)
    assert "butterfly off its pad" not in table.lamps()
    assert not table.problems()


def test_a_lifted_frog_that_may_be_taken_is_not_reported(table):
    table.lie(frog=False)
    table.pass_time(ASTRAY_S + 1.0)
    assert not table.problems()


def test_pad_reports_end_with_the_tray_and_return_with_it(table):
    table.lie(monkey=False)
    table.pass_time(ASTRAY_S)
    assert table.problems() == {"problem-figure-off"}
    table.unplug("a#1")
    table.pass_time(4.0)
    assert not table.view.pads.figures
    assert not table.view.pads.astray
    table.tray.restart("77aa")
    table.plug("a#1", table.tray)
    table.pass_time(5.0 + ASTRAY_S)
    assert table.view.pads.astray == ("monkey",)


@pytest.mark.long
def test_a_dead_pad_is_named_and_excluded_until_it_sees_its_figure(table, tmp_path, surroundings):
    table.lie(butterfly=False)
    table.pass_time(DEAD_S + 1.0)
    assert table.view.pads.figures["butterfly"] == "dead"
    assert table.core.hub.pads.parked(BUTTERFLY) is None
    assert table.problems() == {"problem-pad-dead"}
    assert not table.view.pads.astray
    (found,) = CHECKS["pads"](surroundings())
    assert keys([found]) == ["doctor-pad"]
    assert (found.severity, dict(found.params)) == (Severity.WARNING, {"what": "dead", "figure": "butterfly"})

    table.lie(butterfly=True)
    assert not table.problems()
    assert table.core.hub.pads.parked(BUTTERFLY) is True
    assert CHECKS["pads"](surroundings()) == []


@pytest.mark.long
def test_faulty_pads_are_known_after_a_restart(table, tmp_path):
    table.lie(butterfly=False)
    table.pass_time(DEAD_S + 1.0)
    core = HubCore(table.journal, draw_seed=lambda: 7, calibration_file=CalibrationFile.read(tmp_path))
    table.core = core
    table.newly_opened = list(table.nodes)
    table.tray.restart("77ab")
    table.pass_time(3.0)
    assert core.hub.pads.faulty == {BUTTERFLY: "dead"}


@pytest.mark.long
def test_pads_that_never_saw_a_disc_report_nothing(table):
    table.unplug("a#1")
    other = Tray(chip="e6616407ff")
    other.pads = 0
    table.plug("b#1", other)
    table.pass_time(DEAD_S + 4.0)
    assert set(table.view.pads.figures.values()) == {"unknown"}
    assert not table.problems()


def test_a_damaged_pads_file_is_a_finding_and_no_pads_in_a_game(tmp_path, surroundings):
    (tmp_path / "tray.pads.json").write_text("{")
    assert keys(CHECKS["pads"](surroundings())) == ["doctor-pads-damaged"]
    assert PadsFile.read(tmp_path).of("e6616407e3") == {}


@pytest.mark.parametrize(
    ("bits", "said"), [(0b111, []), (0b101, ["doctor-pads-seen"]), (0, ["doctor-pads-none"]), (None, [])]
)
def test_the_doctor_notes_figures_missing_from_their_pads(bits: int | None, said: list[str]):
    hello = Hello.model_construct(role="tray", hall=3)
    found = figures_on_pads(hello, SampleStatistics(hall=b"" if bits is None else bytes([bits])))
    assert keys(found) == said
    assert all(one.severity is Severity.NOTE for one in found)


# -- a palace that nobody sees ----------------------------------------------------------------------------------------


def test_lifting_the_monkey_that_is_due_places_it(table):
    table.to_the_monkey()
    table.events.clear()
    table.lie(monkey=False)
    assert table.commands() == []  # it may be put back
    table.pass_time(2.0)
    assert table.commands()[0] == "place_monkey"
    assert table.core.hub.book.game.state.figures[MONKEY] == "unknown"


def test_a_monkey_lifted_and_put_back_is_not_placed(table):
    table.to_the_monkey()
    table.events.clear()
    table.lie(monkey=False)
    table.lie(monkey=True)
    table.pass_time(5.0)
    assert table.commands() == []


def test_a_monkey_already_off_its_pad_is_placed_by_confirming(table):
    table.lie(monkey=False)
    table.to_the_monkey()
    table.events.clear()
    table.pass_time(5.0)
    assert table.commands() == []
    table.enter(say.Confirm())
    assert table.commands() == ["place_monkey"]


def test_an_undone_placement_is_not_repeated(table):
    table.to_the_monkey()
    table.lie(monkey=False)
    table.pass_time(3.0)
    while table.core.hub.stage is not Stage.TROPHIES:
        table.enter(say.Undo())
    table.events.clear()
    table.pass_time(5.0)
    assert table.commands() == []
    table.lie(monkey=True)
    table.lie(monkey=False)
    table.pass_time(2.0)
    assert table.commands()[0] == "place_monkey"
