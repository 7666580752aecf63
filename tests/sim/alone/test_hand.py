"""Bench orders: their effect on a tray's cells and on a plate, and `heal`."""

from itertools import pairwise
from statistics import fmean

import pytest

from palace_hub.sim.alone.hand import WORDS, Bench
from palace_hub.sim.alone.misbehaviour import ORDERS, parse_order
from palace_hub.sim.world.cells import CellBank
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.tabletop import WINDOW_US


class Cells:
    """Six cells and a bench, 50 ms at a time; readings in grams above where cell 1 began."""

    def __init__(self) -> None:
        self.bank = CellBank(3, BUILDS["good"], "normal", WINDOW_US)
        self.bench = Bench(self.bank)
        self.us = 0
        self.zero = fmean(self.run(2.0)[0])

    def run(self, seconds: float, *, lights: tuple[int, ...] = ()) -> list[list[float]]:
        found: list[list[float]] = [[] for _ in self.bank.figures]
        for _ in range(round(seconds * 1e6 / WINDOW_US)):
            self.us += WINDOW_US
            raw = self.bench.felt(self.bank.window(*self.bench.window(self.us)), lights)
            for _, cell, count, *_ in raw:
                if isinstance(count, int) and isinstance(cell, int):
                    found[cell].append(count / self.bank.figures[cell].counts_per_mg / 1000)
        return found

    def grams(self, seconds: float = 1.0) -> list[float]:
        return [one - self.zero for one in self.run(seconds)[0]]

    def tell(self, text: str) -> None:
        order = parse_order(text)
        self.bench.obey(order.word, order.numbers, self.us)


@pytest.fixture
def cells() -> Cells:
    return Cells()


def test_every_word_of_the_bench_is_an_order() -> None:
    assert set(ORDERS) >= WORDS


def test_a_mass_comes_and_goes(cells: Cells) -> None:
    cells.tell("load 1 50")
    cells.run(3.0)
    assert fmean(cells.grams()) == pytest.approx(50, abs=0.2)
    cells.tell("load 1 -50")
    cells.run(3.0)
    assert fmean(cells.grams()) == pytest.approx(0, abs=0.2)


def test_one_hand_goes_from_cup_to_cup_and_touches_each(cells: Cells) -> None:
    before = [fmean(one) for one in cells.run(1.0)]
    for cell, grams in enumerate((-1.25, -0.44, -1.06), start=1):
        cells.tell(f"hand {cell} {grams}")
    visits = cells.run(12.0)
    first = [next(i for i, one in enumerate(visits[cell]) if abs(one - before[cell]) > 0.8) for cell in range(3)]
    assert first == sorted(first)
    assert min(late - early for early, late in pairwise(first)) > 20  # conversions, of 80 a second
    after = [fmean(one) - zero for one, zero in zip(cells.run(1.0), before, strict=True)]
    assert after == pytest.approx([-1.25, -0.44, -1.06, 0, 0, 0], abs=0.1)


def test_what_a_hand_takes_before_it_leaves_goes_together_and_what_falls_lands_beside(cells: Cells) -> None:
    before = [fmean(one) for one in cells.run(1.0)]
    for _ in range(3):
        cells.tell("hand 1 -1.25 2")
    cells.run(4.0)
    after = [fmean(one) - zero for one, zero in zip(cells.run(1.0), before, strict=True)]
    assert after[:3] == pytest.approx([-3.75, 3.75, 0], abs=0.1)


def test_a_press_ends_at_the_stop_and_a_stop_can_be_turned(cells: Cells) -> None:
    lies = cells.bank.load_mg[0] / 1000
    for stop in (330.0, 280.0):
        cells.tell(f"stop 1 {stop}")
        cells.tell("press 1 2000")
        assert max(cells.grams(1.5)) == pytest.approx(stop - lies, abs=1)


def test_a_flick_leaves_the_cup_swinging(cells: Cells) -> None:
    cells.tell("flick 1 60")
    swung = cells.grams(0.5)
    assert max(swung) > 20
    assert min(swung) < -10
    assert max(map(abs, cells.grams(6.0)[-80:])) < 1


def test_a_cup_that_is_out_is_a_fall_of_all_that_lay_there_and_heal_brings_it_back(cells: Cells) -> None:
    lies = cells.bank.load_mg[0] / 1000
    cells.tell("cup 1")
    cells.run(3.0)
    assert fmean(cells.grams()) == pytest.approx(-lies, abs=0.2)
    cells.tell("heal")
    cells.run(3.0)
    assert fmean(cells.grams()) == pytest.approx(0, abs=0.2)


def test_a_wire_takes_a_share_of_each_load_and_moves_the_zero(cells: Cells) -> None:
    cells.tell("wire 1 4 0.5")
    cells.run(1.0)
    zero = fmean(cells.grams())
    assert zero == pytest.approx(0.5, abs=0.02)
    cells.tell("load 1 50")
    cells.run(3.0)
    assert fmean(cells.grams()) - zero == pytest.approx(0.96 * 50, abs=0.1)
    cells.tell("heal")
    cells.run(3.0)
    assert fmean(cells.grams()) == pytest.approx(0, abs=0.1)


def test_lights_move_every_cell_by_the_current_that_they_take(cells: Cells) -> None:
    dark = [fmean(one) for one in cells.run(1.0)]
    cells.tell("lights 1000")
    assert [fmean(one) for one in cells.run(1.0)] == pytest.approx(dark, abs=0.05)
    lit = [fmean(one) for one in cells.run(1.0, lights=(0, 0, 0, 0, 4, 1))]
    assert [after - before for before, after in zip(dark, lit, strict=True)] == pytest.approx([0.237] * 6, abs=0.05)


def test_a_plate_has_masses_and_a_chain_that_breaks() -> None:
    plate = Bench(None)

    def tell(text: str) -> None:
        order = parse_order(text)
        plate.obey(order.word, order.numbers, 0)

    tell("press 1 500")
    tell("load 2 100")
    assert plate.window(WINDOW_US) == ([], [])
    assert plate.felt([[0, 0, 1000], [5, 1, 1000], [9, 1, None, "desync"]], ()) == [
        [0, 0, 1000],
        [5, 1, 641_000],
        [9, 1, None, "desync"],
    ]
    tell("chain 3")
    assert plate.chain("0028" * 10) == "0028" * 3 + "ffff" * 7
    tell("heal")
    assert plate.chain("0028" * 10) == "0028" * 10
    assert plate.felt([[5, 1, 1000]], ()) == [[5, 1, 1000]]
