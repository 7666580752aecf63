"""Loads, presses and magnets after quarter turns to the left: from the plate's coordinates to the map's, and back.

Cells and Hall sensors know the plate's own directions, rules and search those of the ground map. A map that lies
`turns` quarter turns to the left on the plate sees a reading turned by `-turns`.
"""

from dataclasses import replace

import numpy as np

from monkey_palace.board.palace import Stud
from monkey_palace.board.turning import QUARTERS, turned_step, turned_stud
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment


def rotate_load(load: Floats, turns: int) -> Floats:
    """A load (3,) after so many quarter turns to the left."""
    mass, x, y = load
    return np.array([mass, *turned_step(x, y, turns)])


def rotate_covariance(cov: Floats, turns: int) -> Floats:
    """The covariance (3, 3) of a load after the turn."""
    rotation = np.array([rotate_load(axis, turns) for axis in np.eye(3)]).T
    rotated: Floats = rotation @ cov @ rotation.T
    return rotated


def rotate_magnets(studs: frozenset[Stud] | None, turns: int) -> frozenset[Stud] | None:
    """Knobs after the turn; None stays: not known."""
    return None if studs is None else rotate_studs(studs, turns)


def rotate_studs(studs: frozenset[Stud], turns: int) -> frozenset[Stud]:
    """Knobs after the turn."""
    return studs if turns % QUARTERS == 0 else frozenset(turned_stud(stud, turns) for stud in studs)


def rotate_quiet(quiet: QuietMoment, turns: int) -> QuietMoment:
    """A quiet moment after the turn; what the single cells read (`levels`, `own`, `felt`) stays."""
    if turns % QUARTERS == 0:
        return quiet
    return replace(
        quiet,
        load=rotate_load(quiet.load, turns),
        noise=rotate_covariance(quiet.noise, turns),
        shift=rotate_covariance(quiet.shift, turns),
        presses=tuple(_rotated(press, turns) for press in quiet.presses),
    )


def shifted(quiet: QuietMoment, shift: Floats) -> QuietMoment:
    """A quiet moment on cells whose zero lies elsewhere by a load (3,)."""
    return replace(quiet, load=quiet.load + shift)


def _rotated(press: Press, turns: int) -> Press:
    east, north = turned_step(press.east, press.north, turns)
    return replace(press, east=east, north=north)
