"""Every bore for a screw has its screw, every screw its bores, and each holds enough thread without poking through."""

from collections.abc import Callable, Sequence

import numpy as np
from hardware.cad.dimensions.screws import CLEAR, INSERT_BORE, WOOD_BORE
from hardware.cad.solids.assembly import Item
from hardware.cad.solids.mesh import Floats

BORES = (*CLEAR.values(), INSERT_BORE, WOOD_BORE)
BESIDE = 0.1
"""mm that an axis may lie beside its bore's."""
LEAST_INSIDE = 1.5
"""mm of a screw that must lie in a bore for it to count as there."""


def faults(items: Sequence[Item], spare: Callable[[Floats], bool] = lambda _: False) -> list[str]:
    """`spare` tells of a bore's middle whether it may stay empty: those of the outermost walls."""
    screws = [item for item in items if item.screw is not None]
    found = [fault for item in screws if item.screw is not None for fault in item.screw.faults()]
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
                found.append(f"{item.name}: no screw in the bore of {bore[6]:.1f} mm at {x:.1f}, {y:.1f}, {z:.1f}")
    return found + [f"{screw.name} goes through no bore" for screw in screws if screw.name not in used]


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
