"""The decision is invariant when the table is turned by 90 degrees, mirrored, or shifted by one lattice step or stud.

Legal and forbidden builds; with and without Hall sensors, presses and decorations; on sharp and coarse cells. Counters
check that staircases, questions and refusals all occur.
"""

from collections import Counter
from dataclasses import dataclass, replace
from itertools import product

import numpy as np
import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st
from tests.cases import examples, few
from tests.sensing.plate.plate_evening import KNOBS, position
from tests.sensing.plate.unit_masses import MASSES

from monkey_palace.board.notation import ARCH_SPAN, DIRECTIONS, Placement
from monkey_palace.board.palace import PLATE, Palace
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.check import check
from palace_hub.bench.plate.illegal import illegal_build
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.calibration import STUD_MM, stud_mm
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict.decision import Forbidden, Recovered, Undecided, decide

WITH_MAGNETS = UnitMasses({**MASSES.grams, Piece.ARCH: 1.61, Piece.BRICK: 0.62, Piece.COLUMN: 1.42})
SD = np.array([0.008, 0.8, 0.8])  # as a good plate after a press
BLUNT_SD = 8 * SD  # as cells of 1 kg, badly pressed
AIM_MM = 2.5
HARDLY_LIKELY = 0.01  # which of those is found first is a matter of what there was room for


def turned(x, y):
    """Studs after a quarter turn to the left."""
    return PLATE - 1 - y, x


def mirrored(x, y):
    return PLATE - 1 - x, y


def shifted(x, y):
    return x + ARCH_SPAN, y


def on_other_studs(x, y):
    """One stud north: the lattice of the knobs begins on another stud than that of the map."""
    return x, y + 1


ON_OTHER_STUDS = "on other studs"
MOVES = {"turned": turned, "mirrored": mirrored, "shifted": shifted, ON_OTHER_STUDS: on_other_studs}
OF_THE_MAP = [name for name in MOVES if name != ON_OTHER_STUDS]
"""The moves that keep the map's lattice."""
OF_LOADS = {
    "turned": np.array([[1, 0, 0], [0, 0, -1], [0, 1, 0]]),
    "mirrored": np.diag([1, -1, 1]),
    "shifted": np.array([[1, 0, 0], [ARCH_SPAN * STUD_MM, 1, 0], [0, 0, 1]]),
    ON_OTHER_STUDS: np.array([[1, 0, 0], [0, 1, 0], [STUD_MM, 0, 1]]),
}
"""The same moves of mass and moments: what is heavier pulls more where it lies further out."""


def moved(piece, move):
    x, y = move(piece.x, piece.y)
    if not piece.direction:
        return Placement(piece.piece, x, y, piece.z)
    dx, dy = DIRECTIONS[piece.direction]
    far = move(piece.x + dx, piece.y + dy)
    way = next(letter for letter, step in DIRECTIONS.items() if step == (far[0] - x, far[1] - y))
    return Placement(piece.piece, x, y, piece.z, way)


def bodies(pieces):
    return frozenset((piece.piece, piece.body) for piece in pieces)


@dataclass(frozen=True)
class Turn:
    """A turn on a table: each step adds pieces, each quiet moment has an error (3,) of its own, of covariance `cov`.

    `known`: the knobs whose Hall sensors are believed; `presses`: of each step.
    """

    palace: Palace
    stock: Bricks
    steps: tuple[tuple[Placement, ...], ...]
    errors: np.ndarray
    cov: np.ndarray
    known: frozenset = frozenset()
    presses: tuple[tuple[Press, ...], ...] = ()

    def moved(self, name):
        """The same turn on the moved table."""
        move, of_load = MOVES[name], OF_LOADS[name]
        figures = [type(cell)(*move(cell.x, cell.y), cell.z) for cell in self.palace.figures]
        ground = {move(x, y): colour for (x, y), colour in self.palace.ground.items()}
        presses = []
        for some in self.presses:
            places = [of_load @ (1.0, one.east, one.north) for one in some]
            presses.append(tuple(replace(one, east=at[1], north=at[2]) for one, at in zip(some, places, strict=True)))
        return Turn(
            Palace(ground, tuple(moved(piece, move) for piece in self.palace.pieces), frozenset(figures)),
            self.stock,
            tuple(tuple(moved(piece, move) for piece in step) for step in self.steps),
            self.errors @ of_load.T,
            of_load @ self.cov @ of_load.T,
            frozenset(move(*stud) for stud in self.known),
            tuple(presses),
        )

    def decided(self):
        """What it comes to."""
        masses = WITH_MAGNETS if self.known else MASSES
        load, there = np.zeros(3), list(self.palace.pieces)
        turn = PlateTurn.start(self.palace, self.stock, masses, self._quiet(0, load), hall_known=self.known)
        for number, pieces in enumerate(self.steps, 1):
            ornaments = Counter(piece.piece for piece in pieces if piece.piece in DECORATIONS)
            if ornaments:
                turn = turn.decorating(ornaments)
            load, there = load + load_of(pieces, masses)[0], [*there, *pieces]
            feet = {(foot.x, foot.y) for one in there if one.piece in BUILDING for foot in one.feet if foot.z == 0}
            turn = turn.after(self._quiet(number, load), frozenset(feet) & self.known if self.known else None)
        return decide(turn)

    def _quiet(self, number, load):
        nothing = np.zeros(4)
        presses = self.presses[number - 1] if self.presses and number else ()
        at = load + self.errors[number]
        peak = 200.0 if number else 0.0
        return QuietMoment(
            number, number + 0.5, at, self.cov, self.cov, peak, False, nothing, nothing, nothing, presses
        )


def at_the_east(palace, pieces):
    """Whether anything stands on the last column of the lattice: then it cannot be moved one step on."""
    return any(max(x for x, _, _ in piece.body) + ARCH_SPAN >= PLATE for piece in (*palace.pieces, *pieces))


def with_room(palace):
    """The same palace on a ground that has, moved one step east, a knob wherever it had one before: all of the lattice
    but its last column, and one more column in the west."""
    west = 2 - ARCH_SPAN
    studs = [(x, y) for x in range(west, PLATE - ARCH_SPAN, ARCH_SPAN) for y in range(2, PLATE, ARCH_SPAN)]
    ground = {stud: palace.ground.get(stud, "gold") for stud in studs if stud[0] >= 0}
    return Palace(ground, palace.pieces, palace.figures)


def legal(seed):
    palace, stock, pieces = position(seed)
    return palace, stock, pieces


def decorated(seed):
    palace, stock, pieces = position(seed)
    facts = check(palace, pieces, stock=stock).facts
    return palace, stock, (*pieces, Placement(Piece(facts.start_colour), *facts.end))


def forbidden(kind):
    def of(seed):
        build = illegal_build(kind, seed)
        pieces = tuple(piece for piece in build.pieces if piece.piece in BUILDING)
        return build.position.palace, build.position.stock, pieces

    return of


MADE = {
    "legal": (legal, SD),
    "decorated": (decorated, SD),
    "blunt": (legal, BLUNT_SD),
    "stray": (forbidden("stray_brick"), SD),
    "fork": (forbidden("fork"), SD),
}


def turn_of(what, name, seed, *, gold=False, pressed=False, noise=None):
    """A turn that can be moved as `name` says: the first two pieces at once, then piece by piece."""
    source, sd = MADE[what]
    while True:
        palace, stock, pieces = source(seed)
        if name != "shifted" or not at_the_east(palace, pieces):
            break
        seed += 100
    palace = with_room(palace) if name == "shifted" else palace
    rng = np.random.default_rng(seed if noise is None else noise)
    steps = (pieces[:2], *((piece,) for piece in pieces[2:]))
    known = frozenset(stud for stud in KNOBS if stud in palace.ground) if gold else frozenset()
    presses = tuple(tuple(press_on(piece, rng) for piece in step) for step in steps) if pressed else ()
    errors = rng.normal(0, 1, (len(steps) + 1, 3)) * sd
    return Turn(palace, stock, steps, errors, np.diag(sd**2), known, presses)


def press_on(piece, rng):
    feet = np.array([stud_mm(foot.x, foot.y) for foot in piece.feet])
    east, north = rng.normal(feet.mean(axis=0), AIM_MM)
    return Press(float(east), float(north), 0.5, 900.0)


def answered(turn, name):
    """What the turn comes to, having seen that it comes to the same moved."""
    here, there, move = turn.decided(), turn.moved(name).decided(), MOVES[name]

    def same(one, other):
        return bodies(moved(piece, move) for piece in one.pieces) == bodies(other.pieces)

    assert type(here) is type(there)
    match here:
        case Recovered():
            assert same(here.chosen, there.chosen)
            assert here.chosen.share == pytest.approx(there.chosen.share, abs=0.01)
        case Forbidden():
            assert same(here.chosen, there.chosen)
            assert here.violation.code == there.violation.code
            # Of two pieces that break a rule as surely either may be named: both are among what is broken there.
            broken = {
                bodies([violation.at])
                for violation in there.chosen.verdict.violations
                if violation.code == here.violation.code
            }
            assert bodies([moved(here.violation.at, move)]) in broken
            assert (here.or_else is None) == (there.or_else is None)
        case Undecided():
            assert same(here.first, there.first)
            assert (here.second is None) == (there.second is None)
            if here.second is not None and max(here.second.share, there.second.share) > HARDLY_LIKELY:
                assert same(here.second, there.second)
    return here


CASES = {
    "legal": ("legal", {}),
    "gold": ("legal", {"gold": True}),
    "pressed": ("legal", {"pressed": True}),
    "decorated": ("decorated", {"pressed": True}),
    "decorated gold": ("decorated", {"gold": True}),
    "blunt": ("blunt", {}),
    "stray brick": ("stray", {"gold": True}),
    "fork": ("fork", {"pressed": True}),
}
ANSWERS = {
    "legal": Recovered,
    "gold": Recovered,
    "pressed": Recovered,
    "decorated": Recovered,
    "decorated gold": Recovered,
    "blunt": Undecided,
    "stray brick": Forbidden,
    "fork": Forbidden,
}
"""What most of them come to: so all three branches are gone through."""


ORDINARY = {
    ("legal", "turned"),
    ("pressed", "mirrored"),
    ("decorated gold", "turned"),
    ("stray brick", "shifted"),
}
"""Each answer, and each move; the long sweep has every case moved in every way."""


@few(
    1,
    ("case", "name"),
    [
        pytest.param(case, name, marks=() if (case, name) in ORDINARY else pytest.mark.long)
        for case, name in product(CASES, OF_THE_MAP)
    ],
)
def test_a_moved_table_gives_the_moved_answer(case, name):
    what, more = CASES[case]
    found = Counter(type(answered(turn_of(what, name, seed, **more), name)) for seed in (3, 19, 24))
    assert found[ANSWERS[case]] >= 2, found


@pytest.mark.parametrize("case", ["gold", "pressed"])
def test_the_lattice_of_the_knobs_may_begin_on_any_stud(case):
    what, more = CASES[case]
    found = Counter(type(answered(turn_of(what, ON_OTHER_STUDS, seed, **more), ON_OTHER_STUDS)) for seed in (3, 19))
    assert found[ANSWERS[case]] == 2, found


@pytest.mark.long
@settings(max_examples=examples(10), deadline=None, derandomize=True, phases=[Phase.generate])
@given(
    case=st.sampled_from(sorted(CASES)),
    name=st.sampled_from(sorted(OF_THE_MAP)),
    seed=st.integers(0, 40),
    noise=st.integers(0, 2**16),
)
def test_a_moved_table_gives_the_moved_answer_for_any_noise(case, name, seed, noise):
    what, more = CASES[case]
    answered(turn_of(what, name, seed, noise=noise, **more), name)
