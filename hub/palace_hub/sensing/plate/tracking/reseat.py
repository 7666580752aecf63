"""A plate that was lifted off and laid back: how does it lie, does it weigh what it did, and what fell off?

Nobody lays a sheet back to the tenth of a millimetre, and it moves with its whole weight: 120 g that lie 0.3 mm aside
are more, as moments go, than a brick 80 mm off. So the mass is compared strictly, since it does not depend on where the
sheet lies, and the moments within what its lip allows. What stands is what stood if both agree; where the moments have
gone to is then known, and goes to the zero.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import LEAST_PIECE_G
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.likelihood import Observation
from palace_hub.sensing.plate.turn.move_score import HALL_WRONG
from palace_hub.sensing.plate.turn.search import PlateTurn

PLAY_MM: Final = 0.8
"""How far a sheet may lie off the middle of its lip: 0.6 mm by the drawing (hardware/figures.toml), and print and
moulding are out by some tenths."""
HALF_SHEET_MM: Final = 128.0
"""From a sheet's middle to its edge: as far as there is play, it may lie askew."""

# Two places within the play are so much apart: standard deviation (each is anywhere within it), and at most.
_APART_SD = PLAY_MM * (2 / 3) ** 0.5
_APART_MOST = 2 * PLAY_MM
# A sheet that is turned is so about the middle of its lip, which is off the plate's by as much as it lay off when the
# plate was set up: three errors of the same size instead of two.
_OF_TURNED = 3.0
# Standard deviations by which noise may exceed what the lip allows.
_SIGMAS = 5.0
# Of the four ways in which a plate may come back the right one has to be so much likelier than the next.
_ONE_WAY: Final = 0.999
# What may have fallen off is told with its place where so much of the likelihood is within so many studs of it.
_PLACED: Final = 0.8
_NEAR: Final = 6
_BEHIND: Final = 5.0  # what is so much less likely (natural logarithm) is not told
# Creep and drift of cells that were relieved of a whole plate, beyond what they are known to do: 30 mg.
_LIFTED: Final[Floats] = np.diag([0.03**2, 0.0, 0.0])


@dataclass(frozen=True, slots=True)
class ReseatFit:
    """How a plate that was lifted off lies again. `turns`: to the left by 90 degrees, None: it cannot be told.
    `agrees`: it weighs what it did, where the lip allows. `off`: load (3,) that it has more than before, as if it lay
    straight, of covariance `moved` (3, 3): what sheet and zero may have done."""

    turns: int | None
    agrees: bool
    off: Floats
    moved: Floats


def fit_reseat(
    before: Floats, after: Floats, away: Floats, noise: Floats, contradicted: Sequence[int] = (0, 0, 0, 0)
) -> ReseatFit:
    """Compares the load before it was lifted (3,), with nothing but the carrier (`away`), and of now, in all four ways
    to lay it back.

    `noise` (3, 3): covariance of `after` less `before`, sheet aside. `contradicted`: for each way, the Hall sensors
    that would see a magnet where there is none, or none where there is one.
    """
    gone = before - away
    seat = _seat(gone)
    ways = [after - away - rotate_load(gone, turns) for turns in range(4)]
    logs = []
    for turns, (off, wrong) in enumerate(zip(ways, contradicted, strict=True)):
        cov = noise[1:, 1:] + seat[1:, 1:] * (_OF_TURNED if turns else 1.0)
        square = float(off[1:] @ np.linalg.solve(cov, off[1:]))
        logs.append(-0.5 * (square + float(np.linalg.slogdet(cov)[1])) + HALL_WRONG * wrong)
    best = int(np.argmax(logs))
    told = 1.0 / sum(exp(log - logs[best]) for log in logs) >= _ONE_WAY
    agrees = abs(float(ways[0][0])) < LEAST_PIECE_G and _within(ways[best], gone, noise, turned_=best > 0)
    return ReseatFit(best if told else None, agrees, ways[0], noise + seat)


def _seat(gone: Floats) -> Floats:
    """Covariance (3, 3) of what lies a little aside, and a little askew, of a sheet with all on it (3,)."""
    grams, east, north = gone
    askew = _APART_SD / HALF_SHEET_MM * np.array([0.0, -north, east])
    aside: Floats = np.diag([0.0, 1.0, 1.0]) * (_APART_SD * grams) ** 2 + np.outer(askew, askew)
    return aside


def _within(off: Floats, gone: Floats, noise: Floats, *, turned_: bool) -> bool:
    """Whether moments (of a load (3,) off) are what the lip, and noise, allow."""
    grams, east, north = gone
    most = _APART_MOST * (grams + np.abs([north, east]) / HALF_SHEET_MM) * (_OF_TURNED**0.5 if turned_ else 1.0)
    return bool((np.abs(off[1:]) <= most + _SIGMAS * np.sqrt(np.diag(noise)[1:])).all())


def rotate_load(load: Floats, turns: int) -> Floats:
    """A load after so many turns of 90 degrees to the left."""
    mass, x, y = load
    for _ in range(turns % 4):
        x, y = -y, x
    return np.array([mass, x, y])


def hall_contradictions(
    feet: frozenset[Stud], seen: frozenset[Stud] | None, believed: frozenset[Stud]
) -> tuple[int, ...]:
    """For each of the four ways to lie, how many sensors that are `believed` contradict it that a foot stood on each of
    these ground knobs; `seen`: those that see a magnet, None: not known."""
    wrong = []
    for _ in range(4):
        wrong.append(0 if seen is None else len((feet ^ seen) & believed))
        feet = frozenset((_LAST - y, x) for x, y in feet)
    return tuple(wrong)


_LAST = 31  # the last stud of a row: turned to the left, it comes first


def reseat_turn(turn: PlateTurn, quiet: QuietMoment, moved: Floats, hall: frozenset[Stud] | None) -> PlateTurn:
    """The same turn once its sheet lies again, at a quiet moment in which nothing has come or gone since the last that
    was explained: the rest is the zero's, that may have gone as far as `moved` (3, 3) says."""
    load = quiet.load - turn.accepted_load
    hypotheses, shown = [], np.zeros(3)
    for number, hypothesis in enumerate(turn.hypotheses):
        off, cov = load - hypothesis.offset - hypothesis.load, hypothesis.cov + moved
        gain = cov @ np.linalg.inv(cov + quiet.noise)
        hypotheses.append(replace(hypothesis, offset=hypothesis.offset + gain @ off, cov=cov - gain @ cov))
        shown = gain @ off if number == 0 else shown
    # The moments before are carried over to where the sheet lies now: they are as sure of it as this moment is.
    record = [replace(observation, load=observation.load + shown) for observation in turn.observations]
    return replace(
        turn,
        hypotheses=tuple(hypotheses),
        pending_shift=np.zeros((3, 3)),
        pending_presses=(),
        unexplained=0,
        previous=None,
        clutter=(),
        observations=(*record, Observation(load, quiet.noise, quiet.noise + quiet.shift)),
        hall=hall,
    )


@dataclass(frozen=True, slots=True)
class FallenPieces:
    """What may have fallen off: `kinds` of a single piece, likeliest first (none: it was several), and the `stud` it
    stood on or over, None where that cannot be told."""

    kinds: tuple[str, ...] = ()
    stud: Stud | None = None


def find_fallen(
    standing: Sequence[Placement],
    masses: UnitMasses,
    found: ReseatFit,
    seen: frozenset[Stud] | None,
    believed: frozenset[Stud],
) -> FallenPieces:
    """What is missing of a palace that came back lighter, and where it stood, as far as mass, moments and the Hall
    sensors of the ground (`seen`, None: not known; of those `believed`) tell: a piece, with all that stood on it."""
    weighed: list[tuple[float, Stud, tuple[Placement, ...]]] = []
    for lowest in standing:
        pieces = _with_all_on_it(lowest, standing)
        load, spread = load_of(pieces, masses)
        off, cov = found.off + load, found.moved + spread + _LIFTED
        if abs(float(off[0])) >= LEAST_PIECE_G:
            continue
        square = float(off @ np.linalg.solve(cov, off))
        wrong = hall_contradictions(ground_feet(thing for thing in standing if thing not in pieces), seen, believed)
        weighed.append((-0.5 * square + HALL_WRONG * wrong[0], lowest.cells[0][:2], pieces))
    if not weighed:
        return FallenPieces()
    weighed.sort(key=lambda one: -one[0])
    best, stud, _ = weighed[0]
    weighed = [entry for entry in weighed if entry[0] > best - _BEHIND]
    shares = [exp(log - best) for log, _, _ in weighed]
    near = sum(share for share, (_, at, _) in zip(shares, weighed, strict=True) if _apart(at, stud) <= _NEAR)
    alone = all(len(pieces) == 1 for _, _, pieces in weighed)
    kinds = tuple(dict.fromkeys(pieces[0].piece.value for _, _, pieces in weighed)) if alone else ()
    return FallenPieces(kinds, stud if near >= _PLACED * sum(shares) else None)


def _with_all_on_it(lowest: Placement, standing: Sequence[Placement]) -> tuple[Placement, ...]:
    """A piece, and what cannot stand without it."""
    found, above = [lowest], {cell.above() for cell in lowest.cells}
    for thing in sorted(standing, key=lambda piece: piece.z):
        if thing is not lowest and not above.isdisjoint(thing.cells):
            found.append(thing)
            above |= {cell.above() for cell in thing.cells}
    return tuple(found)


def _apart(stud: Stud, other: Stud) -> int:
    return max(abs(stud[0] - other[0]), abs(stud[1] - other[1]))


def ground_feet(pieces: Iterable[Placement]) -> frozenset[Stud]:
    """The ground knobs under feet of building bricks: what Hall sensors see."""
    feet = (foot for piece in pieces if piece.piece in BUILDING for foot in piece.feet)
    return frozenset((foot.x, foot.y) for foot in feet if foot.z == 0)
