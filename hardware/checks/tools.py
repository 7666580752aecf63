"""Tools that turn screws, as solids: whether a driver or a key reaches a screw's head and can be turned there."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import cos, radians, sin

import numpy as np
from hardware.cad.dimensions.screws import CAP_HEAD, HEAD, Screw
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.mesh import Floats
from hardware.checks.collisions import TOUCHING
from manifold3d import Manifold

KEYS = {2.0: (16.0, 50.0), 2.5: (18.0, 56.0), 3.0: (20.0, 63.0)}
"""Length in mm of a hex key's short and long leg, by its width across flats (ISO 2936)."""
BUTTON_KEY = {3: 2.0, 4: 2.5, 5: 3.0}
CAP_KEY = 2.5
SOCKET = 1.0
"""mm of the key that are inside the head."""
BALL_END = 25.0
"""Degrees by which a key with a ball end may lean."""
SWING, STEP = 60, 15
"""Degrees that a key turns before it is put in anew, and the grid on which its sweep is checked."""
DRIVER = ((5.0, 80.0), (24.0, 90.0))
"""Across and length in mm of a screwdriver's blade and of its handle, for wood screws."""


@dataclass(frozen=True)
class Tool:
    """Cylinders (start, end, across) in the coordinates of the part. `turns`: positions of its lever while it turns."""

    name: str
    still: tuple[Manifold, ...]
    turns: tuple[Manifold, ...] = ()


def key_of(screw: Screw) -> float:
    """Width across flats in mm of the hex key for a screw."""
    return CAP_KEY if screw.head == "cap" else BUTTON_KEY[screw.thread]


def tools(screw: Screw, start: Floats, out: Floats) -> Iterator[Tool]:
    """The tools that could turn a screw. `start`: its head's end; `out`: unit vector away from the thread."""
    if screw.head == "wood":
        (blade, long), (handle, more) = DRIVER
        shaft = _rod(start, start + long * out, blade)
        yield Tool("screwdriver", (shaft, _rod(start + long * out, start + (long + more) * out, handle)))
        return
    flats = key_of(screw)
    short, long = KEYS[flats]
    across = 1.155 * flats
    first, second = _square(out)
    around = [cos(radians(at)) * first + sin(radians(at)) * second for at in range(0, 360, STEP)]
    for name, leg, lever in (("key", long, short), ("key's short leg", short, long)):
        end = start + (leg - SOCKET) * out
        yield Tool(name, (_rod(start, end, across),), tuple(_rod(end, end + lever * way, across) for way in around))
    for way in around[::2]:
        lean = cos(radians(BALL_END)) * out + sin(radians(BALL_END)) * way
        end = start + long * lean
        first, second = _square(lean)
        levers = (cos(radians(at)) * first + sin(radians(at)) * second for at in range(0, 360, STEP))
        shaft = _rod(start + 0.8 * lean, end, across)
        yield Tool("key with a ball end", (shaft,), tuple(_rod(end, end + short * lever, across) for lever in levers))


def reached(item: Item, present: Sequence[Item]) -> str | None:
    """The first tool that turns the screw `item` among the items `present`; None if there is none."""
    if item.screw is None:
        raise ValueError(f"{item.name} is no screw")
    start, out = head_end(item)
    others = [other for other in present if other is not item]
    for tool in tools(item.screw, start, out):
        if any(_meets(part, others) for part in tool.still):
            continue
        if not tool.turns or _swings([not _meets(lever, others) for lever in tool.turns]):
            return tool.name
    return None


def head_end(item: Item) -> tuple[Floats, Floats]:
    """The end of a screw's head, and the unit vector that points out of it, in the coordinates of the assembly."""
    seat, tip = item.shape.axes[0][:3], item.shape.axes[0][3:6]
    out = (seat - tip) / np.linalg.norm(seat - tip)
    screw = item.screw
    high = {"cap": CAP_HEAD[1], "wood": 2.2}.get(screw.head) if screw is not None else None
    return seat + (HEAD[screw.thread][1] if high is None and screw is not None else high or 0.0) * out, out


def _swings(free: list[bool]) -> bool:
    """Whether the lever is free over `SWING` degrees somewhere in its round."""
    run = SWING // STEP + 1
    return any(all((free + free)[k : k + run]) for k in range(len(free)))


def _meets(part: Manifold, others: Sequence[Item]) -> bool:
    box = part.bounding_box()
    low, high = np.array(box[:3]), np.array(box[3:])
    return any(
        (low < other.shape.bounds[1]).all()
        and (other.shape.bounds[0] < high).all()
        and (part ^ other.shape.manifold).volume() > TOUCHING
        for other in others
    )


def _square(way: Floats) -> tuple[Floats, Floats]:
    """Two unit vectors square to `way` and to each other."""
    first = np.cross(way, (0.0, 0.0, 1.0) if abs(way[2]) < 0.9 else (1.0, 0.0, 0.0))
    first /= np.linalg.norm(first)
    return first, np.cross(way, first)


def _rod(start: Floats, end: Floats, across: float) -> Manifold:
    """A cylinder from `start` to `end`."""
    long = float(np.linalg.norm(end - start))
    way = (end - start) / long
    first, second = _square(way)
    matrix = np.column_stack([second, first, way, start])
    if np.linalg.det(matrix[:, :3]) < 0:
        matrix[:, 0] *= -1
    return Manifold.cylinder(long, across / 2, circular_segments=16).transform(matrix)
