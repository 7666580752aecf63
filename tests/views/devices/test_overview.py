"""The Devices page: unknown values are never 0, lost nodes stay, problems name their place and fix."""

import dataclasses

import pytest
from tests.tui.scenes.index import DEVICES, SCENES

from monkey_palace.board.pieces import PIECES
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.views.devices.overview import NO_VALUE, DeviceRow, DeviceTable, devices, problem, signal
from palace_hub.views.devices.trace import LEVELS, levels, narrowed
from palace_hub.views.snapshot import CellView, CornerView, HallView, LinkView, PlateView, Snapshot
from palace_hub.views.table.info_line import Lamp, age, info
from palace_hub.views.wording import Wording

WORDING = Wording()


def column(table: DeviceTable, title: str) -> list[str]:
    place = [column.title for column in table.columns].index(title)
    return [row.cells[place] for row in table.rows]


def node_row(**changes: object) -> DeviceRow:
    link = dataclasses.replace(LinkView("/dev/ttyACM0", "tray", "live", "e6616407e3"), **changes)
    return devices(Snapshot(links=(link,)), WORDING).nodes.rows[-1]


def test_a_node_in_one_line_as_the_wireframe_has_it() -> None:
    tray, plate = devices(DEVICES["devices"](), WORDING).nodes.rows
    assert tray.cells == (
        *("e6616407e3", "tray", "USB live", "0.1 s", "80.0 /s", "0", "0", "-", "0.1.0", "1a2b3c4d same"),
    )
    assert plate.cells == (
        *("e6616407f0", "plate", "Wi-Fi live", "0.2 s", "79.6 /s", "12", "0", "-61 dBm ok", "0.1.0", "77c01d20 same"),
    )


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({}, "runs m on pico, link /dev/ttyACM0"),
        ({"chip_c": 24.3}, "runs m on pico, link /dev/ttyACM0, chip 24.3 °C"),
        ({"chip_c": -1.0, "supply_v": 4.87}, "runs m on pico, link /dev/ttyACM0, chip -1.0 °C, supply 4.87 V"),
    ],
)
def test_chip_temperature_and_supply_follow_what_a_node_runs(changes: dict[str, object], said: str) -> None:
    assert node_row(runtime="m", board="pico", **changes).note == said


@pytest.mark.parametrize("language", ["de", "fr", "it", "pt"])
def test_temperature_and_supply_have_the_decimal_comma_of_the_language(language: str) -> None:
    link = LinkView("/dev/ttyACM0", "tray", "live", "e6616407e3", runtime="m", board="pico", chip_c=24.3, supply_v=4.87)
    note = devices(Snapshot(links=(link,)), Wording(Catalogue(language))).nodes.rows[-1].note
    assert ("24,3" in note, "4,87" in note) == (True, True)


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"config": ""}, NO_VALUE),
        ({"config": "77c01d20"}, "77c01d20 same"),
        ({"config": "77c01d20", "config_same": False}, "77c01d20 differs"),
        ({"config": "77c01d20", "config_own": True}, "77c01d20 its own"),
    ],
)
def test_the_configuration_by_its_hash(changes: dict[str, object], said: str) -> None:
    assert node_row(**changes).cells[-1] == said


@pytest.mark.parametrize(
    ("state", "used", "ink"),
    [("live", True, "plain"), ("stale", True, "caution"), ("absent", True, "caution"), ("absent", False, "muted")],
)
def test_a_node_that_is_missed_stands_out_and_another_does_not(state: str, used: bool, ink: str) -> None:
    assert node_row(state=state, used=used).ink == ink


@pytest.mark.parametrize(
    ("dbm", "said"),
    [(None, "-"), (-40, "-40 dBm strong"), (-61, "-61 dBm ok"), (-75, "-75 dBm weak"), (-95, "-95 dBm faint")],
)
def test_a_signal_has_a_word(dbm: int | None, said: str) -> None:
    assert signal(dbm, WORDING) == said


@pytest.mark.parametrize(
    ("seconds", "said"),
    [(None, "-"), (0.04, "0.0 s"), (9.94, "9.9 s"), (12.4, "12 s"), (119, "119 s"), (754, "13 min"), (9000, "2 h")],
)
def test_an_age_in_the_unit_that_says_something(seconds: float | None, said: str) -> None:
    assert age(seconds, WORDING, tenths=True) == said


def test_a_tray_is_always_expected_and_a_plate_never() -> None:
    view = devices(Snapshot(), WORDING)
    assert [row.cells[:4] for row in view.nodes.rows] == [("-", "tray", "absent", "-")]
    assert "Fix:" in view.nodes.rows[0].note
    assert set(view.nodes.rows[0].cells[3:]) == {NO_VALUE}
    assert (view.plate, view.hall) == (None, ())


def test_another_tray_than_the_one_that_counts_does_not_stand_for_it() -> None:
    other = LinkView("/dev/ttyACM1", "tray", "live", "other", used=False)
    rows = devices(Snapshot(links=(other,)), WORDING).nodes.rows
    assert [row.cells[:3] for row in rows] == [("-", "tray", "absent"), ("other", "tray", "USB live")]


def test_what_is_not_known_of_a_cell_is_never_zero() -> None:
    cells = (
        CellView("gold", fault=Message("cell-uncalibrated"), raw=51_234.0, raw_noise=90.4),
        CellView("arch", 47, True, "quiet", 108.1, 14.2, 3.2),
        CellView("brick", 38, False, "unknown"),
    )
    table = devices(Snapshot(cells=cells), WORDING).cells
    assert column(table, "COUNT") == ["-", "47 sure", "38 unsure"]
    assert column(table, "WEIGHT") == ["51234 raw", "108.10 g", "-"]
    assert column(table, "NOISE") == ["90 raw", "14 mg", "-"]
    assert column(table, "DRIFT") == ["-", "+3 mg/min", "-"]
    assert table.rows[0].note.startswith("Counts nothing yet")


def test_counts_stand_under_each_other() -> None:
    cells = (CellView("arch", 47, True), CellView("gold", 7, True))
    assert column(devices(Snapshot(cells=cells), WORDING).cells, "COUNT") == ["47 sure", " 7 sure"]


def test_the_plate_says_raw_counts_and_no_weight() -> None:
    fault = Message("cell-stuck")
    corners = (CornerView("ne", 612_345.4, 96.0, 79.6), CornerView("se", 1.0, fault=fault), CornerView("sw"))
    table = devices(Snapshot(plate=PlateView(corners)), WORDING).plate
    assert table is not None
    assert [row.cells for row in table.rows] == [
        ("north-east", "612345 raw", "96 raw", "79.6 /s", "reads"),
        ("south-east", "1 raw", "-", "-", "fault"),
        ("south-west", "-", "-", "-", "unknown"),
    ]
    assert "Fix:" in table.rows[1].note


@pytest.mark.parametrize(
    ("plate", "said", "ink"),
    [
        (PlateView((), None), ["no sensors"], "plain"),
        (PlateView((), None, live=False), [], "plain"),
        (PlateView((), HallView(8, None, 0, 0, ())), ["8 raw bits"], "plain"),
        (PlateView((), HallView(160, 10, 10, 100, ((3, 7), (10, 1)))), ["100 sensors", "3.7 10.1"], "plain"),
        (PlateView((), HallView(160, 10, 10, 100, ())), ["every marker right", "none on"], "plain"),
        (PlateView((), HallView(160, 10, 4, 100, ((3, 7),))), ["only the first 4 strips", "3.7"], "caution"),
    ],
)
def test_the_hall_chain(plate: PlateView, said: list[str], ink: str) -> None:
    view = devices(Snapshot(plate=plate), WORDING)
    assert len(view.hall) == len(said)
    assert all(part in line for part, line in zip(said, view.hall, strict=True))
    assert view.hall_ink == ink


def test_a_problem_of_a_cell_says_which() -> None:
    assert problem(Message("cell-stuck", {"piece": "gold"}), WORDING).startswith("gold: The cell repeats")
    noisy = Message("cell-noisy", {"noise_mg": 70, "piece": "gold"})
    assert problem(noisy, WORDING).startswith("gold: The cell is too restless (70 mg) to count pieces. Fix: take")
    assert problem(Message("corner-noisy", {"noise": 90, "piece": "gold"}), WORDING).startswith("gold: ")
    assert problem(Message("cell-stuck", {"corner": "se"}), WORDING).startswith("plate south-east: The cell repeats")


LOSSES = ("gaps", "damaged", "refused", "duplicates", "dropped", "unread")


@pytest.mark.parametrize("carrier", ["serial", "mqtt"])
@pytest.mark.parametrize("loss", LOSSES)
def test_each_loss_says_since_when_and_its_fix(loss: str, carrier: str) -> None:
    params = {"role": "plate", "carrier": carrier, "count": 12, "since": "19:40"}
    said = problem(Message(f"problem-{loss}", params), WORDING)
    assert "12" in said
    assert "since 19:40" in said
    assert "Fix: " in said
    assert said.startswith("plate: ")


def test_the_fix_for_gaps_fits_the_carrier() -> None:
    params = {"role": "plate", "count": 12, "since": "19:40"}
    over = [problem(Message("problem-gaps", params | {"carrier": carrier}), WORDING) for carrier in ("serial", "mqtt")]
    assert "access point" not in over[0]
    assert over[1] == "plate: 12 gaps since 19:40. Fix: move the access point closer, or use the cable."


def test_the_title_counts_the_problems_and_none_is_said() -> None:
    assert devices(DEVICES["devices"](), WORDING).title == "Devices"
    assert devices(DEVICES["devices"](), WORDING).problems == ("none",)
    assert devices(DEVICES["devices_troubled"](), WORDING).title == "Devices   ! 6 problems"
    assert devices(DEVICES["devices_gone"](), WORDING).troubled


# -- lamps of the info line -------------------------------------------------------------------------------------------


def lamps(*links: LinkView) -> list[tuple[str, bool]]:
    return [(lamp.text, lamp.fault) for lamp in info(Snapshot(links=links), WORDING).lamps]


def test_a_node_that_has_gone_is_told_with_its_age() -> None:
    tray = LinkView("a", "tray", "absent", "t", age_s=8.2)
    plate = LinkView("b", "plate", "absent", "p", age_s=754.0)
    assert lamps(tray, plate) == [("tray: gone 8 s", True), ("plate: gone 13 min", True)]


def test_a_port_that_nobody_answers_on_and_a_spare_node_have_no_lamp() -> None:
    tray = LinkView("a", "tray", "live", "t")
    nobody = LinkView("b", "", "hello", used=False)
    other = LinkView("c", "tray", "live", "u", used=False)
    assert lamps(tray, nobody, other) == [("tray ok", False)]
    assert lamps(other) == [("no tray: type pieces", True)]


# -- traces -----------------------------------------------------------------------------------------------------------


def test_noise_is_flat_and_a_piece_is_not() -> None:
    quiet = [1000.0 + (second * 7 % 5) * 10 for second in range(60)]
    assert set(levels(quiet, 95.0)) == {0}
    put = [*quiet[:30], *(mean + 1800 for mean in quiet[30:])]
    assert set(levels(put, 95.0)[:30]) == {0}
    assert set(levels(put, 95.0)[30:]) == {LEVELS - 1}


def test_a_second_without_readings_is_a_gap_and_no_readings_are_no_trace() -> None:
    assert levels([1.0, None, 5000.0], None) == (0, None, LEVELS - 1)
    assert levels([None] * 60, 90.0) == ()


@pytest.mark.parametrize("width", [60, 30, 20, 15, 12, 10])
def test_a_narrower_trace_shows_each_peak_and_only_whole_gaps(width: int) -> None:
    trace = (*(0,) * 30, 6, *(0,) * 17, *(None,) * 12)
    drawn = narrowed(trace, width)
    assert len(drawn) == width
    assert drawn.count(6) == 1
    assert drawn.count(None) == 12 * width // 60
    assert drawn[0] == 0


def test_what_is_the_matter_with_all_cells_is_said_once() -> None:
    fault = Message("cell-uncalibrated", {"cell": 0})
    cells = tuple(CellView(piece.value, raw=51234.0, fault=fault) for piece in PIECES)
    rows = devices(Snapshot(cells=cells), WORDING).cells.rows
    assert [bool(row.note) for row in rows] == [False] * 5 + [True]
    assert {row.ink for row in rows} == {"caution"}


def test_the_plate_s_level_and_what_it_weighs_otherwise_are_told_with_a_fix() -> None:
    off = Message("plate-off", {"grams": "1.24", "more": "no", "x": 17, "y": 14})
    plate = PlateView((), level="silver", why=Message("plate-why", {"why": "hall"}), off=off)
    view = devices(dataclasses.replace(SCENES["build"](), problems=(), plate=plate), WORDING)
    assert view.hall[0] == "PLATE silver: the scale sees  Too few Hall sensors work: only the scale sees the pieces."
    assert len(view.problems) == 1
    assert "1.24 g less" in view.problems[0]
    assert "Fix: " in view.problems[0]
    assert view.troubled


@pytest.mark.parametrize(
    ("level", "said", "fault"),
    [("gold", "plate gold", False), ("silver", "plate silver", False), ("typed", "plate sees nothing", True)],
)
def test_the_info_line_names_the_plate_s_level(level: str, said: str, fault: bool) -> None:
    link = LinkView("plate", "plate", "live")
    off = Message("plate-lifted")
    shown = info(dataclasses.replace(SCENES["build"](), links=(link,), plate=PlateView((), level=level)), WORDING)
    assert Lamp(said, fault) in shown.lamps
    lifted = dataclasses.replace(SCENES["build"](), links=(link,), plate=PlateView((), level=level, off=off))
    assert Lamp("palace differs (d)", True) in info(lifted, WORDING).lamps
