"""Loads, stops and stiffness stay in the cell's range at each level and equal those of the virtual table."""

from dataclasses import replace

import pytest
from hardware.cad.dimensions.cells import BAR_1KG
from hardware.cad.dimensions.counts import FEET, LEVELS
from hardware.cad.dimensions.module import Module, Peg
from hardware.cad.dimensions.plate import CORNERS, Plate, share
from hardware.cad.dimensions.values import figures
from hardware.cad.export import masses
from hardware.checks import loads, plate_loads
from tests.hardware.cells import CELLS, OWN

from monkey_palace.board.pieces import BOX, MASS_MG, PIECES, Piece
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.sim.plate import specimen
from palace_hub.sim.plate.pieces import MOULDS
from palace_hub.sim.plate.specimen import MOUNTING
from palace_hub.sim.world.noise_model import BUILDS, CUP_LARGE_G, CUP_SMALL_G, STOP_FACTOR
from palace_hub.sim.world.truth import CATALOGUE_MG

TRAVEL, PLATE = figures()["travel"], figures()["plate"]


def test_every_compartment_is_judged_at_every_level():
    compartments = {(item.piece, item.level): item for item in loads.compartments()}
    assert set(compartments) == {(piece, level) for piece in Piece for level in LEVELS}
    full = compartments[Piece.ARCH, "gold"]
    assert full.pieces == pytest.approx(BOX[Piece.ARCH] * (MASS_MG[Piece.ARCH] / 1000 + 2 * 0.18))
    assert full.dead == pytest.approx(masses()["cup_160"] + masses()["spider_160"], abs=2)


def test_a_plate_for_300_g_cells_is_within_its_range():
    assert plate_loads.plate_faults() == []
    silver, gold = plate_loads.plate_loads()
    assert gold.dead > silver.dead
    assert gold.pieces - silver.pieces == pytest.approx(0.18 * sum(BOX[piece] * feet for piece, feet in FEET.items()))
    assert sum(share(sx * 40, sy * 25, 118.0) for sx, sy in CORNERS) > 1  # each as if it were the nearest


def test_a_plate_for_500_g_cells_has_room_at_gold():
    plate = Plate(OWN)
    assert plate_loads.plate_faults(plate) == []
    gold = plate_loads.plate_loads(plate)[1]
    assert gold.corner(90, 90) < 0.75 * OWN.capacity_g


# Planted faults: each is named.


def test_a_heavy_cup_a_stiff_spider_and_a_late_stop_are_named(monkeypatch):
    heavy = loads.tray_faults(masses={**masses(), "cup_160": 150.0})
    assert any(fault.startswith("arch at gold") and "of the cell lie on it" in fault for fault in heavy)
    monkeypatch.setattr(Module, "arm_wide", 20.0)
    stiff = loads.tray_faults()
    assert any("moves 0." in fault and fault.startswith("gold at bronze") for fault in stiff)
    assert any("its stop clips at" in fault for fault in stiff)


def test_a_stop_without_room_and_a_peg_that_does_not_hold_are_named(monkeypatch):
    monkeypatch.setattr(
        Module, "tower_top", property(lambda module: module.cup_bottom - 2.6)
    )  # as for a stop from below
    assert "stop 1: no room left to turn it down" in loads.tray_faults()
    monkeypatch.setattr(Module, "tower_top", property(lambda module: module.cup_bottom - 10.0))
    assert "stop 1: no thread left to turn it up" in loads.tray_faults()
    assert any("no room left" in fault for fault in plate_loads.plate_faults(Plate(stop_below=2.6)))
    assert Peg(bump=3.6).faults() == ["peg: it snaps by -0.05 mm, 0.05 to 0.15 hold"]
    assert Peg(bump_at=2.0, slot=0.5).faults() == ["peg: bends by 5.6 %, printed layers bear 1 %"]
    assert Peg(long=7.0).faults() == ["peg: it does not go into its bore"]


def test_more_pieces_than_a_cup_holds_are_named(monkeypatch):
    monkeypatch.setitem(figures()["heap"]["envelope_cm3"], "arch", 6.0)
    assert any(fault.startswith("arch: ") and "the cup holds" in fault for fault in loads.heap_faults())


def test_a_carrier_without_rods_or_of_thin_ribs_bends_more():
    stiff = plate_loads.plate_loads()[0].bend
    soft = plate_loads.plate_loads(Plate(rods=()))[0].bend
    assert soft > 1.2 * stiff
    thin = Plate(rods=(), rib=0.4, high=6.0)
    assert any("the carrier sinks" in fault for fault in plate_loads.plate_faults(thin))


def test_weak_cells_under_gold_are_named():
    weak = Plate(replace(CELLS["mini_300g"], capacity_g=200.0))
    assert any("a corner carries" in fault for fault in plate_loads.plate_faults(weak))


# The virtual table's mechanics are these figures. Neither imports the other; this test reads both.


def test_pieces_weigh_the_same_everywhere():
    assert {piece.value: MASS_MG[piece] for piece in PIECES} == CATALOGUE_MG
    assert [MASS_MG[piece] / 1000 for piece in PIECES] == list(NOMINAL_G)


def test_cups_weigh_what_the_virtual_cups_weigh():
    cups = figures()["cups"]
    assert tuple(cups["small"]) == CUP_SMALL_G
    assert tuple(cups["large"]) == CUP_LARGE_G
    assert cups["small"][0] <= masses()["cup_80"] <= cups["small"][1]
    assert cups["large"][0] <= masses()["cup_160"] <= cups["large"][1]


def test_the_tray_swings_and_stops_as_the_virtual_tray():
    good = BUILDS["good"]
    assert good.capacity_g == CELLS["mini_300g"].capacity_g
    assert BUILDS["cheap1kg"].capacity_g == BAR_1KG.capacity_g
    assert TRAVEL["stop_percent"] == pytest.approx(100 * STOP_FACTOR)
    assert tuple(TRAVEL["tray_bounce"]["mini_300g"]) == good.ring_hz
    assert tuple(TRAVEL["tray_bounce"]["bar_1kg"]) == BUILDS["cheap1kg"].ring_hz
    assert tuple(TRAVEL["damping"]) == good.ring_damping


def test_the_plate_carries_swings_and_stops_as_the_virtual_plate():
    assert PLATE["pad_at"] == specimen.PAD_MM
    assert specimen.CORNERS == CORNERS
    assert PLATE["dead_mass"]["silver"] == MOUNTING.dead_mg / 1000
    assert PLATE["dead_mass"]["gold"] == (MOUNTING.dead_mg + MOUNTING.strips_mg) / 1000
    assert figures()["magnets"]["foot_mass"] == MOULDS.foot_mg / 1000
    assert tuple(TRAVEL["plate_bounce"]) == MOUNTING.ring_hz
    assert tuple(TRAVEL["damping"]) == MOUNTING.ring_damping
    for one in plate_loads.plate_loads():
        for bounce in one.bounces:
            assert MOUNTING.ring_hz[0] <= bounce <= MOUNTING.ring_hz[1]
    foot = masses()["magnet_plug"] + figures()["magnets"]["disc_mass"] + figures()["magnets"]["glue_mass"]
    assert foot == pytest.approx(figures()["magnets"]["foot_mass"], abs=0.03)
