"""Pieces that are put on before their turn are read as if they were put on in it."""

from dataclasses import replace
from functools import lru_cache

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.sensing.plate.plate_evening import bodies, calibrated, heard, position, quiet_moments

from monkey_palace.board.notation import Cell, Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Figure, Piece
from monkey_palace.board.stock import Bricks
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.kept_plate import KeptPlate
from palace_hub.sensing.plate.board.load_model import figure_load
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.tracking.figure_arrival import find_arrival
from palace_hub.sensing.plate.tracking.tracker import PlateTracker
from palace_hub.sim.plate.hands import PlateManner
from palace_hub.sim.plate.trace import PLATE_MIX, PlateStep, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

SEEDS = (101, 105, 109)
MASS = FigureMass(4.2, 0.003)
SLOW = replace(PLATE_MIX, manner=PlateManner(pause_median_s=2.5, pause_sigma=0.2, missing=0.0))

Evening = tuple[KeptPlate, Palace, Bricks, tuple[Placement, ...], tuple[QuietMoment, ...]]


@lru_cache(maxsize=len(SEEDS))
def evening(seed: int) -> Evening:
    """A plate, a position, a staircase, and the quiet moments while it is built; the first shows the palace alone."""
    palace, stock, pieces = position(seed)
    trace = plate_trace(
        seed, BUILDS["good"], "silver", palace.pieces, [PlateStep(put=(piece,)) for piece in pieces], SLOW, specimen=1
    )
    calibration = calibrated("good", "silver", 1)
    grams = {piece: trace.unit_mg[piece.value] / 1000 for piece in Piece}
    kept = KeptPlate("e66141", None, calibration, grams, 0.004, figures={Figure.MONKEY: MASS})
    quiets = quiet_moments(heard(trace), calibration)
    touched = trace.labels[0].start_us / 1e6
    first = max(n for n, quiet in enumerate(quiets) if quiet.t1 <= touched + 0.1)
    return kept, palace, stock, pieces, tuple(quiets[first:])


class Table:
    """A tracker that is given quiet moments."""

    def __init__(self, seed: int) -> None:
        self.kept, self.palace, self.stock, self.pieces, self.quiets = evening(seed)
        self.tracker = PlateTracker(self.kept)
        self.figures: frozenset[tuple[Figure, Cell]] = frozenset()
        self.tracker.should(frozenset(self.palace.pieces))
        self.tracker.baseline.believe(self.quiets[0])

    def show(self, *quiets: QuietMoment) -> None:
        for quiet in quiets:
            self.tracker.end_moment(quiet, None)
            self.tracker.take(Palace(self.palace.ground))
            self.foresee()

    def foresee(self) -> None:
        if self.tracker.turn is None:
            self.tracker.foresee(self.palace, self.stock, {})

    def begin_turn(self) -> None:
        self.tracker.start_turn(self.palace, self.stock)

    def place(self, at: Cell) -> None:
        """The game places the monkey."""
        self.figures = frozenset(((Figure.MONKEY, at),))
        self.tracker.should(frozenset(self.palace.pieces) | self.figures)
        self.foresee()


@settings(max_examples=examples(8), deadline=None)
@given(seed=st.sampled_from(SEEDS), data=st.data())
def test_pieces_put_on_early_read_as_if_put_on_in_the_turn(seed: int, data: st.DataObject) -> None:
    at_once, early = Table(seed), Table(seed)
    later = at_once.quiets[1:]
    split = data.draw(st.integers(0, len(later)), label="moments before the turn")
    at_once.begin_turn()
    at_once.show(*later)
    early.show(*later[:split])
    early.begin_turn()
    early.show(*later[split:])
    one, other = at_once.tracker.turn, early.tracker.turn
    assert one is not None
    assert other is not None
    assert [found.pieces for found in one.hypotheses] == [found.pieces for found in other.hypotheses]
    assert np.allclose([found.rank for found in one.hypotheses], [found.rank for found in other.hypotheses])
    assert one.observations[-1].load == pytest.approx(other.observations[-1].load)


@pytest.mark.long
@settings(max_examples=examples(8), deadline=None)
@given(seed=st.sampled_from(SEEDS), data=st.data())
def test_a_figure_that_comes_among_early_pieces_leaves_them_as_they_are(seed: int, data: st.DataObject) -> None:
    without, table = Table(seed), Table(seed)
    later = table.quiets[1:]
    comes = data.draw(st.integers(0, len(later)), label="moment before which the figure comes")
    told = data.draw(st.integers(0, len(later)), label="moment before which the game places it")
    at = Cell(2, 29, 1)
    load, _ = figure_load(MASS, at)
    after = [replace(quiet, load=quiet.load + load) for quiet in later]
    moments = [*later[:comes], *after[comes:]]
    if 0 < comes < len(later):  # it comes by itself, between two pieces
        before = later[comes - 1]
        gap = replace(before, t0=before.t1, t1=later[comes].t0, load=before.load + load, presses=())
        moments = [*later[:comes], gap, *after[comes:]]
    without.show(*later)
    for number, moment in enumerate(moments):
        if number == told:
            table.place(at)
        table.show(moment)
    if told >= len(moments):
        table.place(at)
    table.foresee()
    table.begin_turn()
    without.begin_turn()
    assert without.tracker.turn is not None
    assert table.tracker.turn is not None
    assert bodies(table.tracker.turn.standing) == bodies(without.tracker.turn.standing)
    assert bool(table.tracker.turn.awaited) == (comes == len(later))


def test_several_pieces_that_nobody_pressed_on_are_no_build() -> None:
    table = Table(SEEDS[0])
    last = table.quiets[-1]
    assert len(table.pieces) > 1
    table.show(replace(last, presses=()))
    assert not table.tracker.may_start


def test_what_was_lost_is_no_build_with_the_pieces_that_come_after() -> None:
    table = Table(SEEDS[0])
    later = table.quiets[1:]
    lost = np.array([-1.25, 1.25 * 40.0, -1.25 * 12.0])  # a covered arch of the palace
    gone = replace(table.quiets[0], t0=later[0].t0 - 2.0, t1=later[0].t0 - 0.5, load=table.quiets[0].load + lost)
    table.show(gone)
    assert not table.tracker.may_start
    table.show(*(replace(quiet, load=quiet.load + lost) for quiet in later))
    assert not table.tracker.may_start


@pytest.mark.parametrize(("whole_s", "is_seen"), [(3.4, True), (0.4, False)])
def test_a_figure_whose_first_moment_was_cut_is_seen_once_it_has_stood(whole_s: float, is_seen: bool) -> None:
    table, at = Table(SEEDS[0]), Cell(2, 29, 1)
    base, (load, _) = table.quiets[0], figure_load(MASS, at)
    came = replace(base, t0=base.t1 + 1.0, t1=base.t1 + 1.4, load=base.load + load, presses=())
    stands = replace(came, t0=came.t1 + 0.2, t1=came.t0 + whole_s)
    table.show(came, *((stands,) if whole_s > 1.0 else ()))
    assert table.tracker.early is not None
    found = find_arrival(table.tracker.early, Figure.MONKEY, MASS, (at,), None)
    assert (found is not None and found.at == at) == is_seen
