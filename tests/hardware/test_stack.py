"""Hall plane: field margins, and a sensor under every knob."""

import pytest
from hardware.cad.dimensions.strips import Plug, Strip
from hardware.cad.dimensions.values import figures
from hardware.checks import stack

from monkey_palace.board.ground_maps import house_maps
from palace_hub.sim.plate.hall import FIRST_KNOB, KNOBS, PITCH

MAGNETS = figures()["magnets"]


def test_the_stack_is_within_its_margins():
    assert stack.stack_faults() == []
    low, high = stack.gaps()
    assert 4.0 <= low < high <= 5.5


@pytest.mark.parametrize(("distance", "mt"), [(4.0, 13.0), (4.5, 9.6), (5.0, 7.4), (6.0, 4.6)])
def test_the_field_of_a_disc_is_that_of_the_tables(distance: float, mt: float):
    assert stack.field(distance, 1210.0) == pytest.approx(mt, rel=0.05)


def test_a_loose_disc_stays_under_the_limit_of_toys():
    assert stack.flux_index("N35") == pytest.approx(47.4, abs=0.5)
    assert stack.flux_index("N38") == pytest.approx(49.8, abs=0.5)
    assert stack.flux_index("N38", Plug().skin) < MAGNETS["skin_flux"] < stack.flux_index("N38") < MAGNETS["most_flux"]
    assert MAGNETS["glue_mass"] + MAGNETS["disc_mass"] < MAGNETS["foot_mass"]


def test_every_knob_of_the_maps_has_its_sensor():
    assert stack.lattice_faults() == []
    assert len(stack.places()) == 100
    knobs = {
        ((FIRST_KNOB + PITCH * i - 15.5) * 8, (FIRST_KNOB + PITCH * j - 15.5) * 8)
        for i in range(KNOBS)
        for j in range(KNOBS)
    }
    assert stack.places() == knobs
    assert max(abs(x) for x, _ in knobs) + 1.5 < Strip().long / 2


# Planted faults.


def test_a_knob_beside_the_lattice_is_named():
    class Shifted:
        ground = tuple((x + 1, y, colour) for x, y, colour in house_maps()[0].ground)

    found = stack.lattice_faults([Shifted()])  # type: ignore[list-item]  # as much of a map as is read
    assert any(fault.startswith("the knob at") and fault.endswith("has no sensor") for fault in found)
    assert any(fault.endswith("lies under no knob of any map") for fault in found)


@pytest.mark.parametrize(
    ("key", "value", "words"),
    [
        ("card", [0.3, 1.6], "over the sensor, expected"),
        ("max_bop_mt", 9.5, "less than 1.3 times 9.5 mT"),
        ("min_bop_mt", 0.5, "from one level up"),
        ("cavity", [4.6, 8.0], "a plug of 4.6 mm for an underside of 4.6"),
        ("face_inside", 2.4, "is longer than its underside is deep"),
        ("disc", [3.2, 1.0], "does not go into its plug"),
        ("disc", [2.9, 1.0], "does not keep a disc"),
        ("grade", "N35", "less than 1.3 times 4.8 mT"),
        ("remanence_mt", {"N38": [1300.0, 1350.0]}, "flux index of 58.1"),
        ("skin_flux", 30.0, "behind its skin has a flux index of 35.4, expected 30"),
    ],
)
def test_a_planted_figure_is_named(key: str, value: object, words: str, monkeypatch):
    monkeypatch.setitem(figures()["magnets"], key, value)
    assert any(words in fault for fault in stack.stack_faults())
