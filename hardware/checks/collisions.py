"""Collision checks of an assembly: at rest, displaced, and pressed onto the stops."""

from collections.abc import Iterable, Sequence

import numpy as np
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.assembly import Item

TOUCHING = 0.02
"""Tolerated overlap in mm3 where faces meet (rounding)."""


def clashes(
    first: Iterable[Item], others: Sequence[Item], offset: tuple[float, float, float] = (0, 0, 0)
) -> list[tuple[str, str]]:
    """Pairs of names that overlap when `first` is moved by `offset`."""
    pairs = []
    for item in first:
        bounds = item.shape.bounds + np.array(offset)
        moved = item.shape.manifold.translate(offset)
        for other in others:
            if (
                item is other
                or (bounds[0] >= other.shape.bounds[1]).any()
                or (other.shape.bounds[0] >= bounds[1]).any()
            ):
                continue
            if _allowed(item, other):
                continue
            if (moved ^ other.shape.manifold).volume() > TOUCHING:
                pairs.append((item.name, other.name))
    return pairs


def _allowed(item: Item, other: Item) -> bool:
    """Whether an overlap is intended: halves of one cell, or a wood screw in the base board."""
    if {item.kind, other.kind} == {"cell"}:
        return item.name.rsplit(" ", 3)[0] == other.name.rsplit(" ", 3)[0]
    kinds = (item.kind, other.kind)
    return "base_board" in kinds and any(kind.startswith("screw_wood") for kind in kinds)


def at_rest(items: Sequence[Item]) -> list[str]:
    """Sentences about parts that overlap in their nominal positions."""
    return [f"{a} runs into {b}" for number, item in enumerate(items) for a, b in clashes([item], items[number + 1 :])]


def moved(items: Sequence[Item], gap: float) -> list[str]:
    """Check that moving parts are free in all directions down to the stops `gap`, and that only stops touch below."""
    travel = figures()["travel"]
    aside = float(travel["free_sideways"])
    moving, fixed = [item for item in items if item.moves], [item for item in items if not item.moves]
    problems = []
    down = gap - float(travel["free_down_margin"])
    offsets = {
        f"{aside:g} mm to the left": (-aside, 0.0, 0.0),
        f"{aside:g} mm to the right": (aside, 0.0, 0.0),
        f"{aside:g} mm forward": (0.0, -aside, 0.0),
        f"{aside:g} mm back": (0.0, aside, 0.0),
        f"{aside:g} mm up": (0.0, 0.0, aside),
        f"{down:.2f} mm down": (0.0, 0.0, -down),
    }
    for words, offset in offsets.items():
        problems += [f"{words}, {a} touches {b}" for a, b in clashes(moving, fixed, offset)]
    below = gap + float(travel["free_below_stop"])
    touched = clashes(moving, fixed, (0.0, 0.0, -below))
    stops = {item.name for item in fixed if item.screw is not None and item.screw.name.startswith("stop")}
    problems += [f"{below:.2f} mm down, {a} touches {b}, which is no stop" for a, b in touched if b not in stops]
    missed = stops - {b for _, b in touched}
    problems += [f"{below:.2f} mm down, nothing touches {name}" for name in sorted(missed)]
    return problems if stops else [*problems, "there is no stop"]
