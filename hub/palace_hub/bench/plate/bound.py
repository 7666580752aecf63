"""Upper bound: staircases that the best possible decision recovers without a question, by the simulator's true model.

It knows the cells' shares, the mean masses, the creep, the grouping of pieces into moments and the place of each press.
Random are conversion noise, zero shift, masses of single pieces and aim. It compares the truth with every legal
staircase of as many heavy and light pieces that differs in a few pieces; forbidden builds and removals are left out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain, islice, permutations
from math import exp, log
from typing import Final

import numpy as np

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.search import staircases
from palace_hub.bench.plate.builds import PlateBuild
from palace_hub.sim.plate.hall import ground_feet
from palace_hub.sim.plate.hands import PlateManner, seat_of
from palace_hub.sim.plate.pieces import PieceBox
from palace_hub.sim.plate.specimen import Specimen, draw_specimen
from palace_hub.sim.plate.trace import PlateMix
from palace_hub.sim.world import streams
from palace_hub.sim.world.noise_block import Floats
from palace_hub.sim.world.noise_model import Build, CellFigures

SURE: Final = 0.99  # posterior probability of the truth from which no question is needed
MOST_LISTED: Final = 20_000
MOST_OTHER: Final = 4  # largest number of pieces in which a compared staircase differs
SHORTEST_S: Final = 0.3  # shortest pause that makes a quiet moment


@dataclass(frozen=True, slots=True)
class _Moment:
    """One quiet moment: the pieces since the last, the place of each press (mm), the gain `seen` (4,) of the cells in
    mg, and the inverse of its covariance (`weight`)."""

    pieces: tuple[Placement, ...]
    pressed: tuple[tuple[float, float], ...]
    seen: Floats
    weight: Floats


def unasked(made: PlateBuild, cells: Build, level: str, seed: int, specimen: int, mix: PlateMix) -> bool:
    """Whether the best possible decision recovers this build without a question; noise, pauses, presses are drawn
    anew."""
    gold = level == "gold"
    plate = draw_specimen(specimen, cells, gold=gold, drift=mix.drift, mounting=mix.mounting)
    box = PieceBox(specimen, mix.moulds, gold=gold)
    truth = tuple(_plain(piece) for piece in made.pieces if piece.piece in BUILDING)
    units = {piece: box.unit_mg(piece.value, 16) for piece in BUILDING}
    moments = tuple(_moments(truth, plate, box, seed, mix))
    against, own = 0.0, _fit(moments, plate, units, mix.manner, {})
    for other in _others(made, truth):
        if gold and _on_ground(other) != _on_ground(truth):
            continue
        gone, come = _apart(truth, other)
        if 0 < len(gone) == len(come) <= MOST_OTHER:
            ways = (dict(zip(gone, order, strict=True)) for order in permutations(come))
            best = max(_fit(moments, plate, units, mix.manner, way) for way in ways)
            against += exp(min(best - own, 700.0))
    return 1 / (1 + against) >= SURE


def _apart(pieces: Sequence[Placement], other: Sequence[Placement]) -> tuple[list[Placement], list[Placement]]:
    """Pieces that only one of two sets has, without levels."""
    ways = []
    for here, there in ((pieces, other), (other, pieces)):
        left = Counter(map(_place, there))
        only = []
        for piece in here:
            left[_place(piece)] -= 1
            if left[_place(piece)] < 0:
                only.append(piece)
        ways.append(only)
    return ways[0], ways[1]


def _place(piece: Placement) -> tuple[object, ...]:
    return piece.piece, piece.x, piece.y, piece.direction


def _moments(truth: Sequence[Placement], plate: Specimen, box: PieceBox, seed: int, mix: PlateMix) -> Iterator[_Moment]:
    """The pieces grouped into quiet moments, with drawn noise."""
    rng, noise = streams.draws(seed, "bound"), streams.noise(seed, "bound")
    part: list[Placement] = []
    for number, piece in enumerate(truth):
        part.append(piece)
        pause, missing = mix.manner.pause(rng)
        if missing and number < len(truth) - 1:
            continue
        own = np.array([_mean_noise(cell, max(pause, SHORTEST_S)) for cell in plate.cells])
        cov = np.diag(2 * own**2)
        seen = noise.multivariate_normal(np.zeros(4), cov)
        for each_part in part:
            shift = np.diag((mix.zero_shift * _felt(plate, each_part, rng.uniform(*mix.manner.press_kg) * 1e6)) ** 2)
            load = _load(plate, each_part, box.draw_mg(each_part.piece.value))
            seen = seen + load + noise.multivariate_normal(np.zeros(4), shift)
            cov = cov + shift + (box.spread**2 + box.moulds.batch**2 / 3) * np.outer(load, load)
        yield _Moment(
            tuple(part), tuple(_aimed(each_part, mix.manner, noise) for each_part in part), seen, np.linalg.inv(cov)
        )
        part = []


def _felt(plate: Specimen, piece: Placement, peak_mg: float) -> Floats:
    return np.asarray(np.minimum(_load(plate, piece, peak_mg), np.array(plate.stop_mg) - np.array(plate.dead_mg)))


def _mean_noise(cell: CellFigures, seconds: float) -> float:
    """Noise of a mean over `seconds`, mg: white noise averages out, the 1/f floor stays."""
    return float(np.hypot(cell.white_mg / np.sqrt(max(1.0, cell.rate_hz * seconds)), cell.flicker_mg))


def _aimed(piece: Placement, manner: PlateManner, noise: np.random.Generator) -> tuple[float, float]:
    """A drawn place of a press on a piece, mm."""
    seat = seat_of(piece)
    return (
        seat.x_mm + float(noise.normal(0, manner.wide_mm(seat.z_mm, seat.long_x_mm))),
        seat.y_mm + float(noise.normal(0, manner.wide_mm(seat.z_mm, seat.long_y_mm))),
    )


def _aims(piece: Placement, manner: PlateManner, pressed: tuple[float, float]) -> float:
    """Log likelihood of a press at `pressed`."""
    seat, (x, y) = seat_of(piece), pressed
    wide_x, wide_y = manner.wide_mm(seat.z_mm, seat.long_x_mm), manner.wide_mm(seat.z_mm, seat.long_y_mm)
    return -0.5 * (((x - seat.x_mm) / wide_x) ** 2 + ((y - seat.y_mm) / wide_y) ** 2) - log(wide_x * wide_y)


def _load(plate: Specimen, piece: Placement, mg: float) -> Floats:
    seat = seat_of(piece)
    return np.asarray(plate.shares(seat.x_mm, seat.y_mm, seat.z_mm) * mg)


def _fit(
    moments: Sequence[_Moment],
    plate: Specimen,
    units: dict[Piece, float],
    manner: PlateManner,
    instead: dict[Placement, Placement],
) -> float:
    """Log likelihood of moments and presses with some pieces replaced by others (`instead`)."""
    total = 0.0
    for moment in moments:
        off = moment.seen.copy()
        for piece, pressed in zip(moment.pieces, moment.pressed, strict=True):
            one = instead.get(piece, piece)
            off -= _load(plate, one, units[one.piece])
            total += _aims(one, manner, pressed)
        total -= 0.5 * float(off @ moment.weight @ off)
    return total


def _others(made: PlateBuild, truth: Sequence[Placement]) -> Iterator[tuple[Placement, ...]]:
    """Legal staircases with as many heavy pieces (arches and columns) and as many light ones."""
    used = Counter(piece.piece for piece in truth)
    arches, bricks, columns = used[Piece.ARCH], used[Piece.BRICK], used[Piece.COLUMN]
    stock = made.position.stock
    swaps = (
        Bricks(arch=arches + more, brick=bricks, column=columns - more)
        for more in (0, 1, -1)
        if 0 < arches + more <= stock.arch and 0 <= columns - more <= stock.column
    )
    listed = chain.from_iterable(islice(staircases(made.position.palace, swap), MOST_LISTED) for swap in swaps)
    for found in listed:
        if found.bricks == bricks and found.arches + found.columns == arches + columns:
            yield tuple(_plain(piece) for piece in found.placements)


def _plain(piece: Placement) -> Placement:
    """A canonical notation of each arch."""
    return piece.reversed() if piece.direction in ("w", "s") else piece


def _on_ground(pieces: Sequence[Placement]) -> frozenset[tuple[int, int]]:
    return frozenset(stud for piece in pieces for stud in ground_feet(piece))
