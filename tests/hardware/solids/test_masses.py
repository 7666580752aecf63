"""Masses, stops and stack heights of the solids equal the dimensions and the table."""

import pytest
from hardware import bom
from hardware.cad.dimensions import counts
from hardware.cad.dimensions.module import Module
from hardware.cad.dimensions.values import figures
from hardware.cad.export import grams, masses
from hardware.cad.solids import module as module_parts
from hardware.cad.solids.catalogue import parts_for
from hardware.cad.solids.shapes import built
from hardware.checks import loads
from hardware.guide_steps import FOLDER, faults, steps
from tests.hardware.cells import CELLS
from tests.hardware.solids.drawn import module, plate

TRAVEL, MAGNETS = figures()["travel"], figures()["magnets"]
PARTS = bom.bill(bom.load())
PICTURES = [path.stem for path in (FOLDER / "pictures").glob("*.png")]


def drawn_masses(cell):
    """Mass in g of cups and spiders of a tray for this cell, from their solids."""
    found = {}
    for width in (80.0, 160.0):
        design = Module(width, cell)
        for name, build in (("cup", module_parts.cup), ("spider", module_parts.spider)):
            found[f"{name}_{width:g}"] = grams(built(build, design).volume)
    return found


@pytest.mark.parametrize("name", CELLS)
def test_compartments_stay_within_their_cells(name: str):
    assert loads.tray_faults(CELLS[name], drawn_masses(CELLS[name])) == []
    assert loads.heap_faults(CELLS[name]) == []


@pytest.mark.parametrize("width", [80.0, 160.0])
def test_the_stop_is_drawn_where_the_figures_put_it(width: float):
    """From the solids: a screw's tip below the cup, and the arms' own thickness as a beam."""
    design, items = module(width, CELLS["mini_300g"])
    named = {item.name: item.shape for item in items}
    gap = named["cup"].bounds[0][2] - max(named[f"stop {k}"].bounds[1][2] for k in range(1, 5))
    arms = named["spider"].bounds[1][2] - design.hub_bottom
    beam = 4 * 3 * figures()["print"]["youngs_mpa"] * design.arm_wide * arms**3 / 12 / design.arm_long**3
    whole = 1 / (1 / beam + sum(design.softness().values()))
    percent = 100 * gap * whole / (design.cell.capacity_g / 1000 * figures()["print"]["gravity"])
    low, high = TRAVEL["stop_percent_range"]
    assert low <= percent <= high
    assert percent == pytest.approx(TRAVEL["stop_percent"], abs=0.5)


@pytest.mark.parametrize("name", TRAVEL["tray_bounce"])
def test_full_compartments_swing_as_the_figures_say(name: str):
    low, high = TRAVEL["tray_bounce"][name]
    for one in loads.compartments(CELLS[name], drawn_masses(CELLS[name])):
        assert low <= one.bounce <= high, one


def test_the_filament_is_what_the_parts_weigh() -> None:
    """Rounded up to 0.1 kg, without reserve for failed prints."""
    weigh = masses()
    for level in counts.LEVELS:
        needed = sum(weigh[part.name] * part.quantity for part in parts_for() if part.level == level) / 1000
        assert needed <= PARTS["filament"].added(level) < needed + 0.1


def test_the_sensors_lie_as_high_as_the_stack_says():
    items = {item.name: item.shape for item in plate()}
    sheet = items["sheet"].bounds[0][2]
    for number in range(1, 11):
        assert sheet - items[f"strip {number}"].bounds[1][2] == pytest.approx(MAGNETS["air"])
    tops = items["carrier ne"].bounds[1][2] - sheet
    assert 0 < tops < figures()["plate"]["sheet"][2]  # the lip keeps the sheet, and ends under its studs


def test_as_many_are_printed_as_the_drawings_have() -> None:
    wanted = {part.name: part.quantity for part in parts_for()}
    guide = steps()
    assert faults(guide, PARTS, wanted, PICTURES) == []
