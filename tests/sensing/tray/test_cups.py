"""What the weighed cups hold, by what is known of their cells."""

import pytest

from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.calibration import BOX
from palace_hub.sensing.tray.cups import CupContent, CupState, KnownCell, contents, load_of_empty
from palace_hub.sensing.tray.lattice import NOMINAL_G

PER_G = 6000.0
EMPTY = CellReading(1000.0, 90.0, 3.0)
UNKNOWN = (None,) * 6


def cups(*counts: float) -> list[CellReading]:
    """Readings of so many pieces in each cup."""
    loads = zip(counts, NOMINAL_G, strict=True)
    return [CellReading(EMPTY.raw + count * grams * PER_G, 90.0, 3.0) for count, grams in loads]


def states(now: list[CellReading], known: tuple[KnownCell | None, ...] = UNKNOWN) -> list[str]:
    held = contents((EMPTY,) * 6, now, BOX, known)
    return [cup.content.value for cup in held if cup is not None]


@pytest.mark.parametrize(
    ("counts", "seen"),
    [
        ((0, 0, 0, 0, 0, 0), ["nothing"] * 6),
        ((80, 0, 0, 0, 0, 0), ["some", *["nothing"] * 5]),
        ((80, 80, 16, 0, 0, -1), ["right", "right", "right", "nothing", "nothing", "less"]),
        ((80, 80, 8, 16, 16, 30), ["right", "right", "light", "right", "right", "heavy"]),
    ],
)
def test_without_a_known_scale_three_filled_cups_judge_each_other(counts: tuple[float, ...], seen: list[str]) -> None:
    assert states(cups(*counts)) == seen


def test_a_known_scale_says_about_how_many_and_a_cup_that_moves_says_nothing() -> None:
    known = (KnownCell(EMPTY.raw, PER_G), *UNKNOWN[1:])
    now: list[CellReading | None] = [*cups(75, 0, 0, 0, 0, 0)]
    now[5] = None
    held = contents((EMPTY,) * 6, now, BOX, known)
    assert (held[0], held[5]) == (CupContent(CupState.RIGHT, 75), None)


@pytest.mark.parametrize(("grams", "load"), [(0.0, None), (1.9, None), (4.64, 4.64), (-45.0, -45.0)])
def test_an_empty_cup_lies_near_its_known_zero(grams: float, load: float | None) -> None:
    reading = CellReading(EMPTY.raw + grams * PER_G, 90.0, 3.0)
    assert load_of_empty(reading, KnownCell(EMPTY.raw, PER_G)) == (None if load is None else pytest.approx(load))
    assert load_of_empty(reading, None) is None
