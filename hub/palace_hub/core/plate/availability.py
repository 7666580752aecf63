"""What a core remembers of its plate, and whether the plate is to see what is built now."""

from dataclasses import dataclass
from math import atan2, hypot, inf, pi
from typing import TYPE_CHECKING

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import DECORATIONS, PIECES, Piece
from palace_hub.core.plate import question_text
from palace_hub.core.plate.sensors_file import SensorsFile
from palace_hub.locale.message import Message
from palace_hub.referee.book import Book
from palace_hub.sensing.plate.board.hall_health import HallHealth
from palace_hub.sensing.plate.board.levels import Level
from palace_hub.sensing.plate.load.signal import Quiet
from palace_hub.sensing.plate.tracking.tracker import Look, PlateFollow
from palace_hub.views.snapshot import Phase, Stage

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore


@dataclass
class PlatePlay:
    """What a core remembers of its plate.

    `sensors`: what was found wrong with its Hall sensors, as far as the health `judged` goes; `by_scale`: it may be
    played without Hall sensors; `book`: the game that it is followed in; `level`, `why`: as they were told last;
    `waits`: since when it disagrees, and what its starting staircase `lacks` and has too much; `begun`: when the build
    of `turn` began; `refused`: the pieces that were refused last, for whoever contradicts; `asked`: the moment of the
    open question; `tried`: the look at which a decoration was out already, `unsure`: what stood then may have been one
    staircase or another; `doubt`: why what came down is not taken for the figure that is due; `rests_until`: hub time
    until which nothing is asked of it, since its sensing failed; `laid_t`: since when it has come back and weighs
    otherwise than before.
    """

    follow: PlateFollow
    sensors: SensorsFile
    by_scale: bool
    book: Book | None = None
    level: Level = Level.TYPED
    why: str = ""
    waits: float | None = None
    turn: int = -1
    begun: float = 0.0
    lacks: tuple[frozenset[Placement], frozenset[Placement]] | None = None
    refused: frozenset[Placement] | None = None
    asked: Quiet | None = None
    tried: Look | None = None
    unsure: bool = False
    doubt: Message | None = None
    judged: HallHealth | None = None
    shown: tuple[object, ...] = ()
    rests_until: float = -inf
    laid_t: float | None = None

    def rests(self, t: float) -> bool:
        """Whether it is left alone at hub time `t`."""
        return t < self.rests_until


def decorations_out(book: Book) -> dict[Piece, int]:
    """Decorations that have left the tray and that the game knows nothing of, and how many of each."""
    return {piece: count for piece, count in zip(PIECES, book.out, strict=True) if piece in DECORATIONS and count > 0}


def lone_decoration(book: Book) -> Piece | None:
    """The decoration that has left the tray, where it alone has and nothing else is out or too many in it."""
    return next(iter(decorations_out(book)), None) if sum(map(abs, book.out)) == 1 else None


def finishes(hub: "HubCore") -> bool:
    """Whether somebody has finished without a word: a decoration is out, and the plate still has to come to rest with
    it, or shows that it is on, or leaves open which of two staircases waits for it."""
    play, book = hub.plate_play, hub.book
    turn = None if play is None else play.follow.newest
    if play is None or book is None or turn is None or hub.stage is not Stage.BUILD or lone_decoration(book) is None:
        return False
    return play.follow.signal.present is None or play.unsure or any(one.piece in DECORATIONS for one in turn.standing)


def sees(hub: "HubCore") -> bool:
    """Whether the present staircase is left to the plate to see."""
    play = hub.plate_play
    return play is not None and play.level is not Level.TYPED and not play.follow.given_up


def told(hub: "HubCore") -> tuple[str, Message | None, Message | None]:
    """The level that is played at ("" for a plate that was never set up), what keeps it from the next higher one, and
    what the plate weighs otherwise than the game says."""
    play = hub.plate_play
    if play is None:
        return "", None, None
    why = Message("plate-why", {"why": play.why}) if play.why else None
    if hub.phase is Phase.PLAY and not play.follow.lift.lies:
        return play.level.value, why, lifted(play)
    ledger = play.follow.ledger
    told_otherwise = hub.phase is not Phase.PLAY or play.level is Level.TYPED or ledger.start is not None
    off = None if told_otherwise else play.follow.astray or ledger.off
    return play.level.value, why, None if off is None else question_text.off(off.grams, off.stud)


def starting(hub: "HubCore") -> Message | None:
    """How far the starting staircase has come, while it is built on a plate that sees it."""
    play, book = hub.plate_play, hub.book
    if play is None or book is None or play.level is Level.TYPED or hub.phase not in (Phase.SETUP, Phase.PLAY):
        return None
    seen, of = play.follow.ledger.start, len(book.game.state.palace)
    if seen is None:
        return None
    if seen.extra:
        return _at("explain-start-extra", seen.extra[0])
    due = min(seen.missing, key=lambda piece: (piece.z, piece.x, piece.y), default=None)
    return None if due is None else _at("explain-start", due, seen=of - len(seen.missing), of=of)


def ground(hub: "HubCore") -> Message | None:
    """What the ground map of a new game lacks, as far as the plate can tell, once people build on it and until somebody
    has: from the starting staircase's first piece to the first of the first turn."""
    play, book = hub.plate_play, hub.book
    lies = None if play is None else play.follow.ledger.ground
    if play is None or book is None or lies is None or play.level is Level.TYPED:
        return None
    builds = hub.phase is Phase.PLAY and hub.stage is Stage.BUILD and not book.plan.placements
    if hub.phase is not Phase.SETUP and not builds:
        return None
    start = play.follow.ledger.start
    if lies.aside is not None:
        east, north = lies.aside
        return Message("explain-ground-aside", {"mm": round(hypot(east, north)), "side": _side(east, north)})
    if start is not None and start.extra:
        return None
    untouched = start is not None and len(start.missing) == len(book.game.state.palace)
    if lies.none:
        return Message("explain-ground-none") if builds or not untouched else None
    if untouched or not lies.lacking or (builds and start is not None):
        return None
    return Message("explain-ground-corner", {"count": len(lies.lacking), "corner": lies.lacking[0]})


def _side(east: float, north: float) -> str:
    sides = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
    return sides[round(atan2(north, east) / (pi / 4)) % len(sides)]


def _at(key: str, piece: Placement, **params: int) -> Message:
    return Message(key, {"piece": piece.piece.value, "x": piece.x, "y": piece.y, **params})


def lifted(play: PlatePlay) -> Message:
    """That the plate is off its cells, or does not lie on them as it did, and what to do."""
    lift = play.follow.lift
    if lift.lifted or lift.laid is None:
        return Message("plate-lifted")
    if lift.differs:
        return question_text.laid(float(lift.laid.found.off[0]), ())
    return Message("plate-turned", {"turns": lift.turns}) if lift.turns else Message("plate-laid")


def unexplained(hub: "HubCore") -> bool:
    """Whether something lies on the plate that is no set of pieces."""
    play = hub.plate_play
    turn = None if play is None else play.follow.newest
    return turn is not None and turn.unexplained > 0
