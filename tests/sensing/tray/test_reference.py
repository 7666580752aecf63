"""Lifting pieces out: unit mass, number in the box, and the messages when it fails."""

import pytest
from tests.sensing.tray.table_model import BOX, MASSES, Bin

from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration, calibrate
from palace_hub.sensing.tray.cell import CellSensing
from palace_hub.sensing.tray.reference import UnitMass, apply_reference, assumed_counts, recheck, unit_mass

COUNTS_PER_G = 6400.0
NOISE = 0.015 * COUNTS_PER_G


def level(grams, zero=1000.0):
    return CellReading(zero + COUNTS_PER_G * grams, NOISE, 3.0)


def box_of(counts):
    empty = [level(0.0)] * 6
    return calibrate(empty, [level(n * m) for n, m in zip(counts, MASSES, strict=True)]).calibration


def lift(pieces, mass, lifted=20, back=None):
    returned = pieces if back is None else back
    return level(pieces * mass), level((pieces - lifted) * mass), level(returned * mass)


@pytest.mark.parametrize("cell", [0, 1])
@pytest.mark.parametrize("held", [77, 78, 79, 80, 81])
@pytest.mark.parametrize("off", [0.97, 1.0, 1.04])
def test_lifted_pieces_give_the_number_in_the_box(cell, held, off):
    """The number is found although the catalogue mass is several per cent off."""
    mass = MASSES[cell] * off
    before, after, returned = lift(held, mass)
    unit = unit_mass(cell, before, after, returned)
    assert unit.counts == pytest.approx(mass * COUNTS_PER_G, rel=1e-6)
    assert unit.error / unit.counts < 0.004
    empty = [level(0.0)] * 6
    masses = [m * (off if i == cell else 1.0) for i, m in enumerate(MASSES)]
    counts = [held if i == cell else n for i, n in enumerate(BOX)]
    assumed = calibrate(empty, [level(n * m) for n, m in zip(counts, masses, strict=True)]).calibration
    calibration, found = apply_reference(assumed, cell, unit, returned)
    assert (found.measured, found.pieces) == (held, held - 80)
    assert calibration.cells[cell].counts_per_piece == pytest.approx(mass * COUNTS_PER_G)
    assert not calibration.cells[cell].assumed
    assert TrayCalibration.from_json(calibration.to_json()) == calibration


def test_without_lifting_a_missing_piece_is_not_recognised():
    """79 pieces that weigh as much as 80 give a calibration without a fault."""
    empty = [level(0.0)] * 6
    full = [level(n * m) for n, m in zip(BOX, MASSES, strict=True)]
    full[1] = level(79 * MASSES[1])
    result = calibrate(empty, full)
    assert result.faults == ()
    assert [message.params["piece"] for message in assumed_counts(result.calibration)][:2] == ["arch", "brick"]


def test_a_counted_compartment_is_not_assumed():
    before, after, returned = lift(80, MASSES[1])
    calibration, _ = apply_reference(box_of(BOX), 1, unit_mass(1, before, after, returned), returned)
    assert "brick" not in [message.params["piece"] for message in assumed_counts(calibration)]


def test_pieces_that_were_not_put_back_are_named():
    for back, out in ((78, 2.0), (60, 20.0)):
        message = unit_mass(1, *lift(80, MASSES[1], back=back))
        assert (message.key, message.params) == ("reference-not-returned", {"piece": "brick", "pieces": out})


def test_without_lifted_pieces_there_is_no_unit():
    assert unit_mass(1, *lift(80, MASSES[1], lifted=0)).key == "reference-nothing-lifted"


def test_a_box_between_two_numbers_stays_assumed():
    before, after, returned = lift(80, MASSES[1])
    unit = unit_mass(1, before, after, returned)
    message = apply_reference(box_of(BOX), 1, unit, level(79.5 * MASSES[1]))
    assert message.key == "reference-unsure"
    none = TrayCalibration((None,) * 6)
    assert apply_reference(none, 1, unit, returned).key == "reference-uncalibrated"


def test_ten_lifted_pieces_are_too_few():
    """The mean of few pieces differs from the mean of all."""
    ten, twenty = (unit_mass(1, *lift(80, MASSES[1], lifted=n), lifted=n) for n in (10, 20))
    assert ten.error > 1.4 * twenty.error


def test_the_model_cell_is_counted_by_lifting_out():
    """From conversions to the number, with drift, noise and spread of the pieces."""
    wrong = 0
    for seed in range(6):
        table = Bin(700 + seed, 1, bumps_per_min=0.0, piece_spread=0.01)
        if seed % 2:
            table.outside.append(table.inside.pop())
        held = table.count
        levels = []
        for away in (0, 20, 0):
            kept, table.inside = table.inside, table.inside[: held - away]
            cell = CellSensing(1, None)
            cell.feed(table.signal(4.0))
            for _ in range(20):  # noise sometimes ends a still period; set-up then waits for the next
                if cell.steady() is None:
                    cell.feed(table.signal(0.5))
            levels.append(cell.steady())
            table.inside = kept
        zero = CellReading(table.zero + table.drifted * table.counts_per_g, levels[0].noise, 3.0)
        cells = [None] * 6
        cells[1] = CellCalibration(zero.raw, (levels[2].raw - zero.raw) / 80, 80)
        result = apply_reference(TrayCalibration(tuple(cells)), 1, unit_mass(1, *levels), levels[2])
        if not isinstance(result, Message):
            wrong += result[1].measured != held
    assert wrong == 0


def test_the_recheck_names_missing_and_surplus_pieces():
    calibration = box_of(BOX)
    held = [80, 78, 16, 17, 16, 16]
    readings = [level(n * m) for n, m in zip(held, MASSES, strict=True)]
    differences, messages = recheck(calibration, readings, BOX)
    assert [difference.pieces for difference in differences] == [0, -2, 0, 1, 0, 0]
    assert [(message.key, message.params) for message in messages] == [
        ("recheck-missing", {"piece": "brick", "count": 2}),
        ("recheck-extra", {"piece": "light_green", "count": 1}),
    ]
    assert Catalogue().text(messages[0]) == "2 bricks missing since last time."


def test_the_recheck_leaves_an_ambiguous_level_open():
    calibration = box_of(BOX)
    readings = [level(n * m) for n, m in zip(BOX, MASSES, strict=True)]
    readings[5] = level(15.5 * MASSES[5])
    readings[2] = None
    differences, messages = recheck(calibration, readings, BOX)
    assert [difference.cell for difference in differences] == [0, 1, 3, 4, 5]
    assert [(message.key, message.params["piece"]) for message in messages] == [("recheck-unsure", "gold")]
    _, shifted = recheck(calibration, readings, BOX, zero_shift_g=0.5)
    assert {one.key for one in shifted} == {"recheck-unsure"}


def test_a_unit_of_a_reversed_cell_is_negative():
    before, after, returned = lift(80, -MASSES[1])
    unit = unit_mass(1, before, after, returned)
    assert isinstance(unit, UnitMass)
    assert unit.counts < 0
