"""Assemblies have no collisions at rest, displaced or on the stops, and every bore has its screw."""

from collections import Counter
from dataclasses import replace

import numpy as np
import pytest
from hardware.cad.dimensions.cells import MINI_300
from hardware.cad.dimensions.counts import LEVELS, bought, fasteners
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.strips import Strip
from hardware.cad.dimensions.tray import Tray
from hardware.cad.solids.assembly import console_items, module_items, strip_items
from hardware.checks import collisions, holes
from tests.hardware.cells import CELLS
from tests.hardware.solids.drawn import PARTS, module, plate, tray

MODULES = [(width, name) for name in CELLS for width in (80.0, 160.0)]


@pytest.mark.parametrize(("width", "cell"), MODULES)
def test_a_module_is_free_and_stops_on_its_screws_alone(width: float, cell: str):
    design, items = module(width, CELLS[cell])
    assert collisions.at_rest(items) == []
    assert collisions.moved(items, design.stop_gap) == []
    assert [fault for fault in holes.faults(items) if ", 9.0" not in fault] == []  # bolts to neighbours: see the tray


@pytest.mark.parametrize(("width", "cell"), MODULES)
def test_only_the_cells_ends_are_touched(width: float, cell: str):
    """A riser or hub that touches the middle of the cell would falsify its bending."""
    design, items = module(width, CELLS[cell])
    named = {item.name: item for item in items}
    whole = named["cell's fixed end"].shape.manifold + named["cell's free end"].shape.manifold
    half = design.cell.length / 2
    lifted = (named["tub"].shape.manifold.translate((0, 0, 0.6)) ^ whole).bounding_box()
    assert lifted[4] <= -half + design.cell.clamp("fixed") + 1e-6
    pressed = (named["spider"].shape.manifold.translate((0, 0, -0.6)) ^ whole).bounding_box()
    assert pressed[1] >= half - design.cell.clamp("free") - 1e-6


def test_nothing_of_eight_millimetres_falls_beside_a_cup():
    design, _ = module(80.0, MINI_300)
    assert design.opening[0] < design.cup_half[0] < design.inside[0]  # the bezel covers rim and gap
    assert design.gap < 8


def test_the_tray_and_its_console_fit_and_every_bore_has_its_screw():
    items = tray()
    assert collisions.at_rest(items) == []
    low, high = (np.array([item.shape.bounds[k] for item in items]) for k in (0, 1))
    left, front, right = low[:, 0].min(), low[:, 1].min(), high[:, 0].max()

    def outside(middle):
        return min(middle[0] - left, right - middle[0], middle[1] - front) < 2.4

    assert holes.faults(items, outside) == []


def test_the_plate_at_gold_fits_and_stops_on_its_screws_alone():
    items = plate()
    assert collisions.at_rest(items) == []
    assert collisions.moved(items, Plate().stop_gap) == []
    assert holes.faults(items) == []


def test_strips_miss_the_ribs_with_what_hangs_below_them():
    design, strip = Plate(), Strip()
    for x, reach, deep in strip.hanging():
        for rib in (0.0, *design.across, *(-at for at in design.across)):
            half = design.flange if rib == 0 else design.rib / 2
            assert abs(x - rib) > reach + half, (x, rib, deep)
    assert len(strip_items(design)) == 3 * 10


def counted(items, prefixes: tuple[str, ...]) -> Counter[str]:
    return Counter(item.kind for item in items if item.kind.startswith(prefixes))


def test_the_assemblies_hold_what_the_counts_and_the_catalogue_say():
    kinds = ("screw_m", "screw_wood", "pad_")
    bronze, both = counted(tray(), kinds), counted(plate(), kinds)
    assert bronze == {item: n for item, n in bought("bronze").items() if item.startswith(kinds)}
    silver = {item: n for item, n in bought("silver").items() if item.startswith(kinds)}
    ring = 4  # under the base board, which the assembly leaves out
    assert both == silver | {"screw_wood_3x16": silver["screw_wood_3x16"] - ring}
    drawn = Counter(item.kind for item in (*tray(), *plate()))
    off = {"turntable_ring", "figure_foot", "magnet_plug", "magnet_jig", "plug_setter"}
    assert {name: drawn[name] for name in PARTS if name not in off} == {
        name: part.quantity for name, part in PARTS.items() if name not in off
    }
    assert Counter(item.kind for item in plate())["strip"] == bought("gold")["strip"]


def test_every_level_and_cell_can_be_counted():
    for cell in CELLS.values():
        for level in LEVELS:
            if level != "silver" or cell.length < 60:
                assert all(n > 0 for n in fasteners(level, cell).values())
    assert fasteners("bronze")["insert_m3"] == 6 * 4 + 6 * 2 + 8 + 4  # stops, cells, lids, board


# Planted faults.


def test_a_tower_six_millimetres_off_is_named():
    design = Module(80.0, tower_off=6.0)
    found = [*collisions.at_rest(module_items(design)), *collisions.moved(module_items(design), design.stop_gap)]
    assert "stop 1 runs into spider" in found or "spider runs into stop 1" in found


def test_a_tower_eight_millimetres_off_the_plates_corner_is_named():
    from hardware.cad.solids.assembly import corner_items

    design = Plate(tower_off=-8.0)
    assert any(
        "foot runs into stop" in fault or "stop runs into foot" in fault
        for fault in collisions.at_rest(corner_items(design))
    )


def test_a_missing_screw_is_named():
    items = [item for item in module(80.0, MINI_300)[1] if item.name != "free end 2"]
    found = holes.faults(items)
    assert any(fault.startswith("spider: no screw in the bore of 3.4 mm at 3.0, 20.0") for fault in found)
    assert any(fault.startswith("cell's free end: no screw") for fault in found)


def test_a_missing_stop_is_named():
    design, items = module(80.0, MINI_300)
    found = collisions.moved([item for item in items if not item.name.startswith("stop")], design.stop_gap)
    assert "there is no stop" in found


def test_a_stop_that_is_too_low_and_a_pad_in_the_way_are_named():
    design, items = module(80.0, MINI_300)
    lowered = [
        replace(item, shape=item.shape.placed((0, 0, -0.5))) if item.name == "stop 3" else item for item in items
    ]
    assert any(fault.endswith("nothing touches stop 3") for fault in collisions.moved(lowered, design.stop_gap))
    raised = [
        replace(item, shape=item.shape.placed((0, 0, 6.5))) if item.name == "chip's board" else item for item in items
    ]
    assert any(
        "chip's board, which is no stop" in fault or "touches chip's board" in fault
        for fault in collisions.moved(raised, design.stop_gap)
    )


def test_a_cell_with_other_holes_does_not_match():
    design, items = module(80.0, MINI_300)
    other = {item.name: item for item in module_items(replace(design, cell=replace(MINI_300, free_holes=(4.5,))))}
    mixed = [other[item.name] if item.name == "cell's free end" else item for item in items]
    assert any(fault.startswith("cell's free end: no screw") for fault in holes.faults(mixed))


def test_a_screw_that_is_too_long_or_too_short_is_named():
    items = module(80.0, MINI_300)[1]
    for length, words in ((12.0, "pokes through by"), (6.0, "mm of thread hold, expected 4.5")):
        wrong = [
            replace(item, screw=replace(item.screw, length=length)) if item.name == "free end 1" else item
            for item in items
        ]
        assert any(words in fault for fault in holes.faults(wrong)), length


def test_a_console_whose_bolts_moved_is_named():
    items = [item for item in tray() if "console" not in item.name]
    moved = [
        replace(item, shape=item.shape.placed((1.0, 0, 0))) for item in console_items(Tray()) if "console" in item.name
    ]
    found = holes.faults([*items, *moved])
    assert any(" console left: no screw in the bore of 3.4 mm" in fault for fault in found)
