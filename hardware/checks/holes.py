"""Checks that every bore has a screw, every screw has a bore, and threads engage without poking through."""

from collections.abc import Callable, Sequence

import numpy as np
from hardware.cad.dimensions.screws import CLEAR, INSERT_BORE, WOOD_BORE
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.mesh import Floats

BORES = (*CLEAR.values(), INSERT_BORE, WOOD_BORE)
BESIDE = 0.1
"""Tolerated distance in mm between the axes of screw and bore."""
LEAST_INSIDE = 1.5
"""Least length in mm of a screw inside its bore."""


def faults(items: Sequence[Item], spare: Callable[[Floats], bool] = lambda _: False) -> list[str]:
    """Sentences about the faults. `spare`: whether a bore with this middle may stay empty (joints of outer walls)."""
    screws = [item for item in items if item.screw is not None]
    problems = [fault for item in screws if item.screw is not None for fault in item.screw.faults()]
    used: set[str] = set()
    for item in items:
        if item.screw is not None:
            continue
        for bore in item.shape.axes:
            if not any(abs(bore[6] - across) < 1e-3 for across in BORES) and item.kind != "cell":
                continue
            there = [screw.name for screw in screws if _in(bore, screw.shape.axes[0])]
            used.update(there)
            if not there and not spare((bore[:3] + bore[3:6]) / 2):
                x, y, z = (bore[:3] + bore[3:6]) / 2
                problems.append(f"{item.name}: no screw in the bore of {bore[6]:.1f} mm at {x:.1f}, {y:.1f}, {z:.1f}")
    return problems + [f"{screw.name} goes through no bore" for screw in screws if screw.name not in used]


def _in(bore: Floats, shaft: Floats) -> bool:
    start, way = shaft[:3], shaft[3:6] - shaft[:3]
    long = float(np.linalg.norm(way))
    way = way / long
    along = []
    for end in (bore[:3], bore[3:6]):
        at = float((end - start) @ way)
        if np.linalg.norm(end - start - at * way) > BESIDE:
            return False
        along.append(at)
    return min(max(along), long) - max(min(along), 0.0) >= min(LEAST_INSIDE, abs(along[1] - along[0]) - 1e-6)
