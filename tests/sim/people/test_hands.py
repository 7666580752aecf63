"""Hands in the tray: distributions of SENSING.md, and conservation of pieces."""

import random
import statistics

import pytest

from palace_hub.sim.people.hands import Grab, Hands, draw_grab, draw_pour
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US, Tabletop
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS, MASS_TWIN, Tray

BOX = (80, 80, 16, 16, 16, 16)


def grabs(number: int) -> list[Grab]:
    return [draw_grab(random.Random(seed), 1_000_000, 1, -2) for seed in range(number)]


def test_contacts_have_the_durations_and_forces_of_the_model() -> None:
    drawn = grabs(2000)
    first = [grab.touches[0] for grab in drawn if len(grab.touches) == 1]
    seconds = [(touch.end_us - touch.start_us) / 1e6 for touch in first]
    assert statistics.median(seconds) == pytest.approx(0.8, rel=0.08)
    assert min(seconds) >= 0.249
    assert max(seconds) <= 3.001
    grams = [abs(touch.peak_mg) / 1000 for touch in first]
    assert statistics.median(grams) == pytest.approx(20, rel=0.12)
    assert max(grams) <= 300


def test_a_fifth_touch_twice_and_a_tenth_leave_a_finger_resting() -> None:
    drawn = grabs(4000)
    resting = [grab.touches[-1] for grab in drawn if grab.touches[-1].resting]
    twice = [grab for grab in drawn if len([touch for touch in grab.touches if not touch.resting]) == 2]
    assert len(resting) / 4000 == pytest.approx(0.10, abs=0.02)
    assert len(twice) / 4000 == pytest.approx(0.20, abs=0.025)
    for touch in resting:
        assert 0.5 <= (touch.end_us - touch.start_us) / 1e6 <= 2.0
        assert 2_000 <= touch.peak_mg <= 20_000
        assert touch.force_mg(touch.start_us + 1) == touch.force_mg(touch.end_us - 1) == touch.peak_mg


def test_pieces_leave_within_the_contact() -> None:
    for grab in grabs(500):
        (move,) = grab.moves
        contact = grab.touches[0] if len(grab.touches) == 1 else None
        if contact is not None:
            into = (move.us - contact.start_us) / (contact.end_us - contact.start_us)
            assert 0.299 <= into <= 0.801
        assert any(touch.start_us <= move.us <= touch.end_us for touch in grab.touches)


def test_two_hands_never_share_a_compartment() -> None:
    hands = Hands()
    hands.begin(draw_grab(random.Random(1), 0, 3, -1))
    with pytest.raises(ValueError, match="expected compartment 3 free"):
        hands.begin(draw_grab(random.Random(2), 0, 3, -1))
    hands.begin(draw_grab(random.Random(2), 0, 4, -1))
    assert len(hands.grabs) == 2


def test_any_sequence_of_grabs_keeps_every_piece_and_its_mass() -> None:
    tray = Tray(5, BOX)
    top = Tabletop(5, tray, Hands(), CellBank(5, BUILDS["good"], "normal", WINDOW_US))
    empty = list(top.cells.load_mg)
    for cell, kind in enumerate(KINDS):
        top.hands.begin(draw_pour(random.Random(cell), 0, cell, BOX[cell], kind))
    whole = tray.everywhere()
    rng = random.Random(9)
    for _ in range(2400):
        top.window()
        assert tray.everywhere() == whole == dict(zip(KINDS, BOX, strict=True))
        cell = rng.randrange(6)
        if top.hands.free(cell) and top.us > 5_000_000:
            into = rng.random() < 0.4
            pieces = rng.randint(1, 4)
            kind = rng.choice((KINDS[cell], KINDS[MASS_TWIN.get(cell, cell)]))
            top.hands.begin(draw_grab(rng, top.us + 100_000, cell, pieces if into else -pieces, kind))
    for cell in range(6):
        assert top.cells.load_mg[cell] - empty[cell] == pytest.approx(tray.mass_mg(cell), abs=1e-3)
    assert any(tray.history[cell][-1].pieces != BOX[cell] for cell in range(6))


def test_single_pieces_vary_little_and_batches_a_little_more() -> None:
    for seed in range(20):
        tray = Tray(seed, BOX)
        for kind, pieces in tray.box.items():
            masses = [piece.mass_mg for piece in pieces]
            assert statistics.mean(masses) == pytest.approx(CATALOGUE_MG[kind], rel=0.024)
            assert 0.002 <= statistics.stdev(masses) / CATALOGUE_MG[kind] <= 0.009


def test_a_foreign_piece_is_seen_and_comes_out_first() -> None:
    tray = Tray(1, BOX)
    tray.pour(0, 10, 1.0)
    tray.pour(2, 5, 1.0)
    tray.take(2, 1, random.Random(1), 2.0)
    tray.put(0, "column", 1, 3.0)
    assert (tray.count(0), tray.own(0), tray.foreign(0)) == (11, 10, 1)
    assert dict(tray.at(0, 2.9).kinds) == {"arch": 10}
    assert dict(tray.at(0, 3.0).kinds) == {"arch": 10, "column": 1}
    tray.take(0, 1, random.Random(1), 4.0)
    assert (tray.own(0), tray.foreign(0), len(tray.held["column"])) == (10, 0, 1)


def test_unstarted_grabs_are_dropped_and_begun_ones_go_on() -> None:
    hands = Hands()
    begun, later = draw_grab(random.Random(1), 0, 1, -1), draw_grab(random.Random(2), 900_000, 2, -1)
    hands.begin(begun)
    hands.begin(later)
    assert hands.drop_unstarted(500_000) == [later]
    assert hands.grabs == [begun]
