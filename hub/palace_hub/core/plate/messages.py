"""Sentences about the plate: its level, the ground map, the starting staircase, and loads that differ."""

from collections.abc import Sequence
from math import atan2, hypot, pi

from monkey_palace.board.notation import Placement
from palace_hub.core.plate.play import PlatePlay
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.load.residual import LEAST_PIECE_G
from palace_hub.views.snapshot import Phase, Stage


def level(hub: Hub) -> tuple[str, Message | None, Message | None]:
    """The level that is played at, what keeps the plate from the next higher one, and the load that differs.

    The level is "" for a plate that was never set up.
    """
    play = hub.plate_play
    if play is None:
        return "", None, None
    why = Message("plate-why", {"why": play.why}) if play.why else None
    if hub.phase is Phase.PLAY and not play.tracker.lift.lies:
        return play.level.value, why, lifted(play)
    baseline = play.tracker.baseline
    shown_elsewhere = hub.phase is not Phase.PLAY or play.level is Level.TYPED or baseline.start is not None
    off = None if shown_elsewhere else play.tracker.off
    return play.level.value, why, None if off is None else load_differs(off.grams, off.stud)


def starting(hub: Hub) -> Message | None:
    """Progress of the starting staircase, while it is built on a plate that sees it."""
    play, book = hub.plate_play, hub.book
    if play is None or book is None or play.level is Level.TYPED or hub.phase not in (Phase.SETUP, Phase.PLAY):
        return None
    start, pieces = play.tracker.baseline.start, len(book.game.state.palace)
    if start is None:
        return None
    if start.extra:
        return _at("explain-start-extra", start.extra[0])
    due = min(start.missing, key=lambda piece: (piece.z, piece.x, piece.y), default=None)
    return None if due is None else _at("explain-start", due, seen=pieces - len(start.missing), of=pieces)


def ground(hub: Hub) -> Message | None:
    """What the ground map lacks, from the starting staircase's first piece to the first piece of the first turn."""
    play, book = hub.plate_play, hub.book
    ground_map = None if play is None else play.tracker.baseline.ground
    if play is None or book is None or ground_map is None or play.level is Level.TYPED:
        return None
    builds = hub.phase is Phase.PLAY and hub.stage is Stage.BUILD and not book.plan.placements
    if hub.phase is not Phase.SETUP and not builds:
        return None
    start = play.tracker.baseline.start
    if ground_map.aside is not None:
        east, north = ground_map.aside
        return Message("explain-ground-aside", {"mm": round(hypot(east, north)), "side": _side(east, north)})
    if start is not None and start.extra:
        return None
    untouched = start is not None and len(start.missing) == len(book.game.state.palace)
    if ground_map.is_absent:
        return Message("explain-ground-none") if builds or not untouched else None
    if untouched or not ground_map.missing_corners or (builds and start is not None):
        return None
    return Message(
        "explain-ground-corner", {"count": len(ground_map.missing_corners), "corner": ground_map.missing_corners[0]}
    )


def _side(east: float, north: float) -> str:
    sides = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
    return sides[round(atan2(north, east) / (pi / 4)) % len(sides)]


def _at(key: str, piece: Placement, **params: int) -> Message:
    return Message(key, {"piece": piece.piece.value, "at": str(piece), **params})


def lifted(play: PlatePlay) -> Message:
    """The plate is off its cells, or does not lie on them as before: what to do."""
    lift = play.tracker.lift
    if lift.lifted or lift.laid is None:
        return Message("plate-lifted")
    if lift.differs:
        return laid_back(float(lift.laid.fit.off[0]), ())
    return Message("plate-turned", {"turns": lift.turns}) if lift.turns else Message("plate-laid")


def load_differs(grams: float, stud: tuple[int, int] | list[int] | None) -> Message:
    """The extra load on the plate, or the missing one (`grams` below 0), and its stud."""
    params: dict[str, Parameter] = {"grams": decimal(abs(grams), 2), "more": "yes" if grams > 0 else "no"}
    if stud is None:
        return Message("plate-off-somewhere", params)
    return Message("plate-off", {**params, "x": stud[0], "y": stud[1]})


def laid_back(grams: float, kinds: Sequence[str], stud: Sequence[int] | None = None) -> Message:
    """The change of load of a plate that was lifted and laid back (0: a piece has moved), the kinds of piece that may
    have fallen off, and their stud."""
    if abs(grams) < LEAST_PIECE_G:
        return Message("plate-laid-moved")
    params: dict[str, Parameter] = {"grams": decimal(abs(grams), 2)}
    params |= {} if stud is None else {"x": stud[0], "y": stud[1]}
    if grams > 0:
        return Message("plate-laid-more", params)
    if not 1 <= len(kinds) <= 2:
        return Message("plate-laid-less", params)
    if len(kinds) == 1:
        return Message("plate-laid-less-one", {**params, "piece": kinds[0]})
    return Message("plate-laid-less-two", {**params, "piece": kinds[0], "wanted": kinds[1]})
