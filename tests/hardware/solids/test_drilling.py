"""The drilling template and the drawings have the plate's wood screws in the same places; what hangs below a strip."""

from dataclasses import replace

from hardware import drilling
from hardware.cad.dimensions import electronics
from hardware.cad.dimensions.plate import Plate
from hardware.cad.dimensions.strips import Strip
from hardware.cad.solids import bought
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.mesh import shape_of
from hardware.checks import collisions
from hardware.strips import strip as board
from tests.hardware.solids.drawn import plate


def test_each_hole_lies_under_a_wood_screw_of_the_drawings():
    drawn = set()
    for item in plate():
        if item.kind.startswith("screw_wood"):
            low, high = item.shape.bounds
            drawn.add((round((low[0] + high[0]) / 2, 1), round((low[1] + high[1]) / 2, 1)))
    assert {(round(hole.x, 1), round(hole.y, 1)) for hole in drilling.upper_holes(Plate())} == drawn


def test_the_plugs_below_the_strips_are_in_the_drawings():
    """As deep as header, plug and bent wires, at the headers' places, for the checks of collisions to see."""
    shape, items = Strip(), {item.name: item for item in plate()}
    first = items["strip 1"].shape
    board_low = Plate().carrier_z + Plate().high - shape.under_sheet - shape.thick
    assert abs(board_low - shape.plug_high - first.bounds[0][2]) < 1e-6
    headers = [part for part in board.parts() if part.value in ("OUT", "IN")]
    for part in headers:
        deep = first.points[first.points[:, 2] < board_low - 5]
        assert any(abs(x - part.x) < 9 for x in deep[:, 0]), part.ref


def with_plugs(high: float) -> tuple[list[Item], list[Item]]:
    """The strips in their slots with plugs that hang `high` mm below them, and the rest of the plate."""
    tall = shape_of(bought.strip(Plate(), replace(Strip(), plug_high=high)))
    strips = [
        Item(f"strip {number}", "strip", tall.placed((0.0, y, 0.0)), moves=True)
        for number, y in enumerate(Strip().rows, 1)
    ]
    return strips, [item for item in plate() if item.kind != "strip"]


def test_a_plug_that_is_too_high_is_found():
    """XH plugs, as on the perforated boards, would stand on the feet at the corners."""
    found = collisions.clashes(*with_plugs(electronics.PLUG_HIGH))
    assert {("strip 1", "sw foot"), ("strip 10", "nw foot")} <= set(found)
    assert collisions.clashes(*with_plugs(Strip().plug_high)) == []


def test_what_reaches_the_base_board_is_found_under_each_strip():
    room = Plate().sheet_z - Strip().under_sheet - Strip().thick
    found = collisions.clashes(*with_plugs(room + 0.1))
    assert [strip for strip, other in found if other == "base board"] == [f"strip {k}" for k in range(1, 11)]
    assert "base board" not in {other for _, other in collisions.clashes(*with_plugs(room - 0.1))}
