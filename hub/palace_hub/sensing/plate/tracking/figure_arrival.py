"""The figure that is due, found among what was put on the plate between builds.

The next player's pieces may stand there too, and a piece may weigh as much as the figure on its knob.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Final

from monkey_palace.board.notation import Cell
from monkey_palace.board.pieces import Figure
from palace_hub.sensing.plate.board.figures import SURE, FigureMass, find_arrivals
from palace_hub.sensing.plate.board.load_model import AwaitedChange, StandingChange, figure_load
from palace_hub.sensing.plate.load.creep import Floats
from palace_hub.sensing.plate.tracking.followed import LOOKS_S, FollowedBuild, change_at

SURE_ODDS: Final = log(SURE / (1 - SURE))
"""Log odds (natural) of a figure against pieces from which one of them is excluded."""


@dataclass(frozen=True, slots=True)
class SeenArrival:
    """The knob on which the due figure may have arrived."""

    at: Cell
    change: Floats
    """Change of the load (3,) in that moment."""
    cov: Floats
    """Covariance (3, 3) of `change`."""
    alone: bool
    """Whether the weight excludes pieces: none stands that was put on for the next build, and none explains the
    change."""


def find_arrival(
    build: FollowedBuild, figure: Figure, mass: FigureMass, places: Sequence[Cell], source: Cell | None
) -> SeenArrival | None:
    """The last moment in which the figure may have arrived on a single one of `places`; None without one.

    `source`: the knob that it left; None: its pad.
    """
    steps = build.steps
    for number in reversed(range(len(steps))):
        turn, (quiet, seen) = steps[number]
        change, cov = change_at(turn, quiet)
        fits = find_arrivals(change, cov, mass, places, source)
        if not fits or not fits[0].sure or steps[-1][1][0].t1 - quiet.t0 < LOOKS_S[1]:
            continue  # a touch at once after it cuts its moment short; the later moments show that it stays
        at = fits[0].at
        gone = frozenset() if source is None else frozenset(((figure, source),))
        load, spread = figure_load(mass, at, source)
        arrival = AwaitedChange(StandingChange(came=frozenset(((figure, at),)), gone=gone), load, spread)
        odds = turn.odds(arrival, quiet, seen)
        if odds < -SURE_ODDS:
            continue
        after = replace(turn, awaited=(arrival,), clutter=(), previous=None)
        for _, moment in steps[number:]:
            after = after.after(*moment)
        if after.unexplained or after.awaited:
            continue
        return SeenArrival(at, change, cov, not after.standing and odds >= SURE_ODDS)
    return None
