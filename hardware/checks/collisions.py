"""What touches what: at rest, pushed about, and pressed down onto the stops."""

from collections.abc import Iterable, Sequence

import numpy as np
from hardware.cad.dimensions.values import figures
from hardware.cad.solids.assembly import Item

TOUCHING = 0.02
"""mm3 that two parts may share where their faces meet: rounding, no more."""
ONE_BODY = {frozenset(("cell's fixed end", "cell's free end"))}
"""Drawn as two, made as one."""


def clashes(
    first: Iterable[Item], others: Sequence[Item], way: tuple[float, float, float] = (0, 0, 0)
) -> list[tuple[str, str]]:
    """Pairs that share room when `first` is moved by `way`."""
    found = []
    for one in first:
        bounds = one.shape.bounds + np.array(way)
        moved = one.shape.manifold.translate(way)
        for other in others:
            if one is other or (bounds[0] >= other.shape.bounds[1]).any() or (other.shape.bounds[0] >= bounds[1]).any():
                continue
            if _allowed(one, other):
                continue
            if (moved ^ other.shape.manifold).volume() > TOUCHING:
                found.append((one.name, other.name))
    return found


def _allowed(one: Item, other: Item) -> bool:
    """Halves of one cell; a wood screw and the board that it cuts into."""
    if {one.kind, other.kind} == {"cell"}:
        return one.name.rsplit(" ", 3)[0] == other.name.rsplit(" ", 3)[0]
    kinds = (one.kind, other.kind)
    return "base_board" in kinds and any(kind.startswith("screw_wood") for kind in kinds)


def at_rest(items: Sequence[Item]) -> list[str]:
    """Any two parts that share room."""
    return [f"{a} runs into {b}" for number, item in enumerate(items) for a, b in clashes([item], items[number + 1 :])]


def moved(items: Sequence[Item], gap: float) -> list[str]:
    """Pushed sideways, up, or down almost to the stops, all that moves is free; below them only the screws touch."""
    travel = figures()["travel"]
    aside = float(travel["free_sideways"])
    moving, fixed = [item for item in items if item.moves], [item for item in items if not item.moves]
    found = []
    down = gap - float(travel["free_down_margin"])
    ways = {
        f"{aside:g} mm to the left": (-aside, 0.0, 0.0),
        f"{aside:g} mm to the right": (aside, 0.0, 0.0),
        f"{aside:g} mm forward": (0.0, -aside, 0.0),
        f"{aside:g} mm back": (0.0, aside, 0.0),
        f"{aside:g} mm up": (0.0, 0.0, aside),
        f"{down:.2f} mm down": (0.0, 0.0, -down),
    }
    for words, way in ways.items():
        found += [f"{words}, {a} touches {b}" for a, b in clashes(moving, fixed, way)]
    below = gap + float(travel["free_below_stop"])
    touched = clashes(moving, fixed, (0.0, 0.0, -below))
    stops = {item.name for item in fixed if item.screw is not None and item.screw.name.startswith("stop")}
    found += [f"{below:.2f} mm down, {a} touches {b}, which is no stop" for a, b in touched if b not in stops]
    missed = stops - {b for _, b in touched}
    found += [f"{below:.2f} mm down, nothing touches {name}" for name in sorted(missed)]
    return found if stops else [*found, "there is no stop"]


def lifts_out(items: Sequence[Item], name: str, high: float, steps: int = 12) -> list[str]:
    """Is the way up free for the part `name`? `items`: what stays where it is."""
    part = next(item for item in items if item.name == name)
    rest = [item for item in items if item is not part]
    found: list[str] = []
    for step in range(1, steps + 1):
        for _, other in clashes([part], rest, (0.0, 0.0, high * step / steps)):
            found.append(f"{name} on its way out runs into {other}")
    return sorted(set(found))
