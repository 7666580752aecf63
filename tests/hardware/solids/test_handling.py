"""Whatever a step lifts out comes out, and a key reaches every screw that a step turns: sweeps of the drawings."""

from dataclasses import replace

import pytest
from hardware.cad.dimensions.cells import MINI_300
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.module_screws import joint
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.screws import CAP_HEAD, Screw
from hardware.cad.dimensions.tray import Tray
from hardware.cad.solids.assembly import Item, carrier_items, corner_items, module_items, screw_item
from hardware.checks import handling, tools
from hardware.checks.handling import Lift, Turn, lift_faults, turn_faults
from hardware.guide_steps import FOLDER, steps
from tests.hardware.cells import CELLS
from tests.hardware.solids.drawn import module, plate, tray

from monkey_palace.board.pieces import Piece

pytestmark = pytest.mark.long


@pytest.mark.parametrize("cell", CELLS)
@pytest.mark.parametrize("width", [80.0, 160.0])
def test_a_modules_parts_come_out_and_its_screws_are_reached(width: float, cell: str):
    _, items = module(width, CELLS[cell])
    assert lift_faults(items, handling.MODULE_LIFTS) == []
    assert turn_faults(items, handling.MODULE_TURNS) == []


def test_the_trays_parts_come_out_and_its_screws_are_reached():
    assert lift_faults(tray(), handling.TRAY_LIFTS) == []
    assert turn_faults(tray(), handling.TRAY_TURNS) == []


def test_the_plates_parts_come_out_and_its_screws_are_reached():
    assert lift_faults(plate(), handling.PLATE_LIFTS) == []
    assert turn_faults(plate(), handling.PLATE_TURNS) == []


def test_the_steps_are_the_guides():
    numbers = {step.number for step in steps()}
    rows = (*handling.MODULE_LIFTS, *handling.TRAY_LIFTS, *handling.PLATE_LIFTS)
    assert {row.step for row in rows} <= numbers
    turns = (*handling.MODULE_TURNS, *handling.TRAY_TURNS, *handling.PLATE_TURNS)
    assert {turn.step for turn in turns} <= numbers


def test_the_guide_asks_for_the_keys_that_the_sweeps_turn(monkeypatch):
    (row,) = [line for line in (FOLDER / "tools.md").read_text("utf-8").splitlines() if line.startswith("| hex keys")]
    for flats in (2.0, 2.5):
        short, long = tools.KEYS[flats]
        assert f"{short:g} x {long:g} mm" in row
    assert "a longer one has no room in 3.2" in row
    monkeypatch.setitem(tools.KEYS, 2.0, (16.0, 80.0))
    turns = tuple(turn for turn in handling.TRAY_TURNS if turn.step == "3.2" and turn.screws == "column")
    assert "step 3.2: no key reaches column to gold 33" in turn_faults(tray(), turns)


# Planted faults: what the drawings had before these checks.


def test_a_cup_under_a_bezel_that_stays_is_named():
    items = module(80.0, MINI_300)[1]
    assert lift_faults(items, (Lift("2.6", ("cup",)),)) == ["step 2.6: cup on its way out runs into bezel"]
    design = Module(80.0)
    low = design.height + design.bezel
    screws = [
        screw_item(Screw(f"bezel {k}", 3, (x, y, low), (0, 0, -1), 8.0, design.bezel, 5.7, "insert"))
        for k, (x, y) in enumerate(design.posts, 1)
    ]
    found = lift_faults([*items, *screws], handling.MODULE_LIFTS)
    assert [f"step 2.6: bezel on its way out runs into bezel {k}" for k in range(1, 5)] == found


def test_a_bezel_whose_pegs_do_not_give_is_named():
    stiff = [replace(item, sprung=None) for item in module(80.0, MINI_300)[1]]
    assert lift_faults(stiff, handling.MODULE_LIFTS) == ["step 2.6: bezel on its way out runs into tub"]


def turned_from_below(item: Item) -> Item:
    """A stop as it was: its head in the floor, its tip under the cup."""
    assert item.screw is not None
    x, y, z = item.screw.place
    top = z + CAP_HEAD[1]
    old = replace(item.screw, place=(x, y, top - 12.0), way=(0, 0, 1), length=12.0)
    return replace(screw_item(old), name=item.name)


def test_a_trays_stop_that_faces_the_table_is_named():
    stops = [item for item in module(80.0, MINI_300)[1] if item.name.startswith("stop")]
    others = [item for item in module(80.0, MINI_300)[1] if item.kind != "tub_80" and item not in stops]
    found = turn_faults([*others, *map(turned_from_below, stops)], handling.MODULE_TURNS[-1:])
    assert [f"step 2.6: no key reaches stop {k}" for k in range(1, 5)] == found[:4]


def test_a_plates_stop_over_an_undrilled_board_is_named():
    board = next(item for item in plate() if item.kind == "base_board")
    (stop,) = [item for item in corner_items(Plate()) if item.name == "stop"]
    found = turn_faults([board, turned_from_below(stop)], (Turn("4.6", "stop", puts_in=False),))
    assert found == ["step 4.6: no key reaches stop"]


def test_a_stop_under_a_carrier_without_a_hole_is_named():
    covered = Plate(key_hole=0.5)
    turns = tuple(turn for turn in handling.PLATE_TURNS if turn.step == "4.6")
    others = [item for item in plate() if not item.kind.startswith("carrier")]
    found = turn_faults([*others, *carrier_items(covered)], turns)
    assert [fault for fault in found if "no key" in fault] == [
        f"step 4.6: no key reaches {corner} stop" for corner in ("ne", "se", "sw", "nw")
    ]


def test_a_bolt_beside_a_tower_is_named():
    design, (x, y) = Module(80.0), Tray().places[Piece.COLUMN]
    place = (x + 32.0, y + design.depth / 2 - design.wall, design.joint_z)
    old = screw_item(joint("column to light_green 32", place, (0, 1, 0), 2 * design.wall))
    found = turn_faults([*tray(), old], (Turn("3.2", old.name, handling.CUPS),))
    assert "step 3.2: column to light_green 32 cannot be put in, column tub is in its way" in found


def test_a_bolt_between_ribs_is_named():
    narrow = carrier_items(Plate(across=(10.2, 32.0), bolts_y=(24.0, 72.0, 120.0)))
    found = turn_faults(narrow, tuple(turn for turn in handling.PLATE_TURNS if turn.step == "4.4"))
    assert "step 4.4: no key reaches flange 4" in found
    assert "step 4.4: flange 4 cannot be put in, carrier sw is in its way" in found


def test_a_screw_that_no_step_turns_is_named():
    items = module_items(Module(80.0))
    found = turn_faults(items, handling.MODULE_TURNS[:2])
    assert found == [f"no step turns stop {k}" for k in range(1, 5)]
    assert lift_faults(items, (Lift("2.9", ("lamp",)),)) == ["step 2.9 lifts lamp, of which there is none"]
