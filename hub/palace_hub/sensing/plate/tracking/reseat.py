"""A plate that was laid back: its orientation, whether its load agrees, and what may have fallen off.

The mass, which does not depend on the seat, is compared strictly, and the moments within the play of the lip (`seat`).
If both agree, all stands as before and the difference of the moments goes to the zero. Orientation: Gaussian
likelihood of the four quarter turns, times the Hall evidence.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import exp
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Stud
from monkey_palace.board.pieces import BUILDING
from monkey_palace.board.turning import QUARTERS
from palace_hub.sensing.plate.board.load_model import load_of
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.residual import LEAST_PIECE_G
from palace_hub.sensing.plate.load.rotation import rotate_load, rotate_studs
from palace_hub.sensing.plate.load.seat import HALF_SHEET_MM, PLAY_MM, SHEET_G, seat_covariance
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.likelihood import Observation
from palace_hub.sensing.plate.turn.move_score import HALL_WRONG
from palace_hub.sensing.plate.turn.search import PlateTurn

ANYWHERE_MM: Final = 65.0
"""Standard deviation of a place along each axis, mm, if any knob of the ground map is as likely: 224 mm / 12 ** 0.5."""

# Largest distance of two places within the play, mm.
_APART_MOST = 2 * PLAY_MM
# Factor of that variance for a turned sheet: it turns about the middle of its lip, which is off the plate's middle by a
# third error of the same kind.
_OF_TURNED = 3.0
_SIGMAS = 5.0  # standard deviations of noise that are allowed beyond the play
_ONE_WAY: Final = 0.999  # posterior probability from which an orientation counts as known (assumed)
# A place of a fallen piece is reported if so much of the probability is within so many studs of it (assumed).
_PLACED: Final = 0.8
_NEAR: Final = 6
_BEHIND: Final = 5.0  # log likelihood (natural) behind the best from which a candidate is dropped
# Additional creep and drift of cells that were relieved of a whole plate, standard deviation 30 mg (assumed).
_LIFTED: Final[Floats] = np.diag([0.03**2, 0.0, 0.0])


@dataclass(frozen=True, slots=True)
class ReseatFit:
    """How a plate lies that was lifted and laid back."""

    turns: int | None
    """Quarter turns to the left; None: cannot be told."""
    agrees: bool
    """Whether the load agrees with the one before, within the play."""
    off: Floats
    """Load (3,) now less before, if it is not turned."""
    moved: Floats
    """Covariance (3, 3) of `off` by the play of the sheet and the movement of the zero."""
    possible: tuple[int, ...] = ()
    """The quarter turns that are not excluded, likeliest first."""
    by_hall: bool = False
    """Whether the Hall sensors alone tell `turns`: all that they saw has turned so, and no other way fits."""
    came: float = 0.0
    """Mass that was put on with it or since, g; `off` includes it, and `agrees` leaves it out."""


def fit_reseat(
    before: Floats,
    after: Floats,
    away: Floats,
    noise: Floats,
    contradicted: Sequence[int] = (0, 0, 0, 0),
    seated: int = 0,
    more: float = 0.0,
) -> ReseatFit:
    """Fit the four orientations to the loads (3,) before the lift, while lifted (`away`) and now (`after`).

    `noise` (3, 3): covariance of `after` less `before`, without the play. `contradicted`: for each orientation, the
    number of Hall sensors that contradict it. `seated`: quarter turns since the seat in which `before` was weighed.
    `more`: most mass that players may have put on anywhere meanwhile, g.
    """
    gone = before - away
    excess = float(after[0] - before[0])
    came = excess if LEAST_PIECE_G <= excess < more + LEAST_PIECE_G else 0.0
    spread = noise + np.diag([0.0, 1.0, 1.0]) * (came * ANYWHERE_MM) ** 2
    seat = seat_covariance(gone)
    ways = [after - away - rotate_load(gone, turns) for turns in range(4)]
    logs = []
    elsewhere = [(turns + seated) % QUARTERS > 0 for turns in range(QUARTERS)]
    for off, wrong, turned_ in zip(ways, contradicted, elsewhere, strict=True):
        cov = spread[1:, 1:] + seat[1:, 1:] * (_OF_TURNED if turned_ else 1.0)
        square = float(off[1:] @ np.linalg.solve(cov, off[1:]))
        logs.append(-0.5 * (square + float(np.linalg.slogdet(cov)[1])) + HALL_WRONG * wrong)
    best = int(np.argmax(logs))
    told = 1.0 / sum(exp(log - logs[best]) for log in logs) >= _ONE_WAY
    agrees = abs(excess - came) < LEAST_PIECE_G and _within(ways[best], gone, spread, turned_=elsewhere[best])
    off, moved = ways[0], noise + seat * (_OF_TURNED if elsewhere[0] else 1.0)
    order = sorted(range(QUARTERS), key=lambda turns: -logs[turns])
    possible = tuple(turns for turns in order if exp(logs[turns] - logs[best]) > 1.0 - _ONE_WAY)
    return ReseatFit(best if told else None, agrees, off, moved, possible, _tell(contradicted, best), came)


def _tell(contradicted: Sequence[int], best: int) -> bool:
    """Whether the sensors contradict every way but `best`, and hardly that one.

    One sensor may fail at any time, so each other way needs a contradiction more than one.
    """
    others = [wrong for turns, wrong in enumerate(contradicted) if turns != best]
    return contradicted[best] <= 1 and min(others) >= contradicted[best] + 2


def laid_back_covariance(standing: Floats, *, turned_: bool) -> Floats:
    """Covariance (3, 3) of the load by the play of a sheet with this load (3,) on it, whose own mass is not known."""
    return seat_covariance(standing + np.array([SHEET_G, 0.0, 0.0])) * (_OF_TURNED if turned_ else 1.0)


def _within(off: Floats, gone: Floats, noise: Floats, *, turned_: bool) -> bool:
    """Whether the moments of a difference `off` (3,) are within the play and the noise."""
    grams, east, north = gone
    most = _APART_MOST * (grams + np.abs([north, east]) / HALF_SHEET_MM) * (_OF_TURNED**0.5 if turned_ else 1.0)
    return bool((np.abs(off[1:]) <= most + _SIGMAS * np.sqrt(np.diag(noise)[1:])).all())


def hall_contradictions(
    feet: frozenset[Stud], seen: frozenset[Stud] | None, believed: frozenset[Stud]
) -> tuple[int, ...]:
    """For each of the four orientations, the number of trusted sensors that contradict `feet` so turned.

    `feet`: ground knobs with a foot before the lift. `seen`: knobs that see a magnet now; None: not known.
    """
    if seen is None:
        return (0,) * QUARTERS
    return tuple(len((rotate_studs(feet, turns) ^ seen) & believed) for turns in range(QUARTERS))


def reseat_turn(turn: PlateTurn, quiet: QuietMoment, moved: Floats, hall: frozenset[Stud] | None) -> PlateTurn:
    """The turn after its sheet was laid back, at a quiet moment in which no piece has come or gone since.

    The whole change goes to the zero, with prior covariance `moved` (3, 3).
    """
    load = quiet.load - turn.accepted_load
    hypotheses, shown = [], np.zeros(3)
    for number, hypothesis in enumerate(turn.hypotheses):
        off, cov = load - hypothesis.offset - hypothesis.load, hypothesis.cov + moved
        gain = cov @ np.linalg.inv(cov + quiet.noise)
        hypotheses.append(replace(hypothesis, offset=hypothesis.offset + gain @ off, cov=cov - gain @ cov))
        shown = gain @ off if number == 0 else shown
    # Shift earlier observations to the new seat, as the best hypothesis estimates it.
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
    """What may have fallen off a plate."""

    kinds: tuple[str, ...] = ()
    """Kinds of a single piece, likeliest first; empty: several pieces."""
    stud: Stud | None = None
    """The stud on or over which it stood; None: cannot be told."""


def find_fallen(
    standing: Sequence[Placement],
    masses: UnitMasses,
    found: ReseatFit,
    seen: frozenset[Stud] | None,
    believed: frozenset[Stud],
) -> FallenPieces:
    """What is missing of a palace that was laid back lighter: a piece, with all that stood on it.

    Each piece of `standing` is a hypothesis, weighed by load and Hall sensors (`seen`: knobs that see a magnet, None:
    not known; `believed`: trusted sensors).
    """
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
    """A piece, and all pieces that stand on it."""
    found, above = [lowest], {cell.above() for cell in lowest.cells}
    for thing in sorted(standing, key=lambda piece: piece.z):
        if thing is not lowest and not above.isdisjoint(thing.cells):
            found.append(thing)
            above |= {cell.above() for cell in thing.cells}
    return tuple(found)


def _apart(stud: Stud, other: Stud) -> int:
    return max(abs(stud[0] - other[0]), abs(stud[1] - other[1]))


def ground_feet(pieces: Iterable[Placement]) -> frozenset[Stud]:
    """Ground knobs under feet of building bricks: what Hall sensors see."""
    feet = (foot for piece in pieces if piece.piece in BUILDING for foot in piece.feet)
    return frozenset((foot.x, foot.y) for foot in feet if foot.z == 0)
