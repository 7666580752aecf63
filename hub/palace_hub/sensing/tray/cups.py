"""Plausibility of weighed cups: whether a cup that should be empty is empty, and about what a filled one holds."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from statistics import median

from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import AGREEMENT, counts_of_box, least_change
from palace_hub.sensing.tray.lattice import NOMINAL_G

EMPTY_WITHIN_G = 2.0
"""Largest distance (g) of an empty cup from its known zero. A zero shifts by 0.23 g (standard deviation, SENSING); the
lightest full compartment weighs 4.64 g."""

LEAST_FILLED = 3
"""Filled cups from which their common counts per gram judge each of them, as in `calibrate`."""


@dataclass(frozen=True, slots=True)
class KnownCell:
    """What earlier measurements say of a cell."""

    zero_raw: float
    """Raw counts with the empty cup."""
    counts_per_g: float


class CupState(StrEnum):
    """What a cup holds, measured against the same cup weighed empty."""

    NOTHING = "nothing"
    LESS = "less"  # lighter than when it was weighed empty
    SOME = "some"  # filled, and nothing tells yet with how much
    RIGHT = "right"  # about as heavy as its pieces
    LIGHT = "light"
    HEAVY = "heavy"


@dataclass(frozen=True, slots=True)
class CupContent:
    """The content of one cup; `pieces`: about how many, where the cell's scale is known."""

    content: CupState
    pieces: int | None = None


def load_of_empty(reading: CellReading, known: KnownCell | None) -> float | None:
    """The load (g) of a cup that should be empty; None: it may be empty. Negative: less than the cup is there."""
    if known is None:
        return None
    grams = (reading.raw - known.zero_raw) / known.counts_per_g
    return grams if abs(grams) > EMPTY_WITHIN_G else None


def contents(
    empty: Sequence[CellReading],
    now: Sequence[CellReading | None],
    box: Sequence[int],
    known: Sequence[KnownCell | None],
) -> tuple[CupContent | None, ...]:
    """The content of each cup; None: it is not still."""
    nets = [None if reading is None else reading.raw - before.raw for before, reading in zip(empty, now, strict=True)]
    noises = [before.noise for before in empty]
    filled = [
        net / (count * grams)
        for net, noise, count, grams in zip(nets, noises, box, NOMINAL_G, strict=True)
        if net is not None and count and net >= least_change(noise, grams, count)
    ]
    common = median(filled) if len(filled) >= LEAST_FILLED else None
    return tuple(
        None if net is None else _content(net, noise, grams, count, cell, common)
        for net, noise, grams, count, cell in zip(nets, noises, NOMINAL_G, box, known, strict=True)
    )


def _content(
    net: float, noise: float, grams: float, count: int, known: KnownCell | None, common: float | None
) -> CupContent:
    if abs(net) < least_change(noise, grams, count):
        return CupContent(CupState.NOTHING)
    if net < 0:
        return CupContent(CupState.LESS)
    least, most = counts_of_box(grams, count)
    scale = common if known is None else known.counts_per_g
    if scale is not None:
        least, most = scale * grams * count / AGREEMENT, scale * grams * count * AGREEMENT
    if not least <= net <= most:
        return CupContent(CupState.LIGHT if net < least else CupState.HEAVY)
    if scale is None:
        return CupContent(CupState.SOME)
    return CupContent(CupState.RIGHT, count if known is None else round(net / (scale * grams)))
