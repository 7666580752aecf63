"""Deliberate mistakes of hands (`wrong_takes`, `wrong_piece`) and the planted miscount, each from its own stream."""

import random

from monkey_palace.board.pieces import DECORATIONS
from palace_hub.sim.config import TableConfig
from palace_hub.sim.judge import Judge, Violation
from palace_hub.sim.world import streams
from palace_hub.sim.world.truth import KINDS, MASS_TWIN, Tray, foreign_kinds

IDLE_STAGES = ("build", "cards", "place_cards")  # stages that last until an entry; the end of the turn does not
IDLE_CHANCE = 0.12  # of the idle stages; assumed
DELIVERY_CHANCE = 0.18  # of the grabs of a delivery; assumed
PUT_BACK_CHANCE = 0.35  # of the put-backs; assumed
GHOST_TURN = 2  # early, so that most of the game follows; assumed
GHOST_CELL = 1  # bricks: 80 pieces, so that hands seldom take the ghost
DECORATION_CELLS = tuple(KINDS.index(piece.value) for piece in DECORATIONS)
OWN_STAGES = ("build", "decorate")  # until their end no decoration is the next player's
LEFT_AT_LEAST = 4  # pieces left by a mistake, so that it causes no shortage; assumed


class Mistakes:
    """Draws mistakes by turn and stage, and holds those not yet undone."""

    def __init__(self, config: TableConfig, tray: Tray, judge: Judge) -> None:
        self._seed = config.seed
        self._wrong_takes = config.wrong_takes
        self._wrong_piece = config.wrong_piece
        self._ghost_due = config.planted_miscount
        self._tray = tray
        self._judge = judge
        self._done: set[tuple[str, int, str]] = set()
        self.open: list[Violation] = []

    def plant(self, turn: int, stage: str | None, t: float) -> None:
        """Once: remove one brick from the truth while its weight stays."""
        if self._ghost_due and turn >= GHOST_TURN and stage == "build":
            self._ghost_due = False
            self._tray.make_ghost(GHOST_CELL, t)

    def idle_take(self, turn: int, stage: str) -> tuple[int, int] | None:
        """A compartment and pieces to take although none are due; at most once a stage."""
        if stage not in IDLE_STAGES or not self._first("idle", turn, stage, self._wrong_piece):
            return None
        rng = streams.draws(self._seed, "mischief", "idle", turn, stage)
        if rng.random() >= IDLE_CHANCE:
            return None
        cell, pieces = rng.randrange(len(KINDS)), rng.choice((1, 1, 2)) if self._wrong_takes else 1
        return self._stocked(cell, beyond(stage, cell, pieces))

    def extra(self, turn: int, stage: str, grab: int) -> int:
        """Extra pieces in the last grab of a delivery."""
        rng = self._delivery(turn, stage, "extra", grab)
        return 0 if rng is None else rng.choice((1, 1, 2))

    def wrong_type(self, turn: int, stage: str, grab: int, not_due: tuple[int, ...]) -> tuple[int, int] | None:
        """A compartment that is not due, and one piece to take from it."""
        rng = self._delivery(turn, stage, "type", grab)
        if rng is None or not not_due:
            return None
        cell = rng.choice(not_due)
        return self._stocked(cell, beyond(stage, cell, 1))

    def put_back(self, turn: int, cell: int, pieces: int, at: int) -> tuple[int, int] | None:
        """A wrong compartment or number of pieces for a put-back of `pieces` into `cell`; None for a correct one.

        It is one piece too few, or the mass twin. `at`: number of the put-back, for the stream.
        """
        if not self._wrong_takes or not self._first("back", turn, f"{cell}/{at}"):
            return None
        rng = streams.draws(self._seed, "mischief", "back", turn, cell, at)
        if rng.random() >= PUT_BACK_CHANCE:
            return None
        if pieces >= 2:
            return cell, pieces - 1
        return (MASS_TWIN[cell], 1) if cell in MASS_TWIN else None

    def foreign_kind(self, turn: int, cell: int) -> str | None:
        """A foreign kind of a different mass to put into `cell`; at most once a turn."""
        kinds = [kind for kind in foreign_kinds(cell) if self._tray.held[kind]]
        if not self._wrong_piece or not kinds or not self._first("stranger", turn, "", True):
            return None
        return streams.draws(self._seed, "mischief", "stranger", turn).choice(kinds)

    def record(self, what: str, cell: int, t: float) -> Violation:
        """Record a mistake that hands begin."""
        violation = self._judge.made(what, cell, t)
        self.open.append(violation)
        return violation

    def undone(self) -> None:
        """Mark all open mistakes as undone."""
        for violation in self.open:
            violation.undone = True
        self.open.clear()

    def revert(self, violation: Violation) -> None:
        """Remove a mistake whose grab never started."""
        self.open.remove(violation)
        self._judge.violations.remove(violation)

    def _first(self, what: str, turn: int, where: str, also: bool = False) -> bool:
        if not (self._wrong_takes or also) or (what, turn, where) in self._done:
            return False
        self._done.add((what, turn, where))
        return True

    def _delivery(self, turn: int, stage: str, what: str, grab: int) -> random.Random | None:
        if self.open or not self._first(what, turn, f"{stage}/{grab}"):
            return None
        rng = streams.draws(self._seed, "mischief", what, turn, stage, grab)
        return rng if rng.random() < DELIVERY_CHANCE else None

    def _stocked(self, cell: int, pieces: int) -> tuple[int, int] | None:
        return (cell, pieces) if self._tray.count(cell) >= pieces + LEFT_AT_LEAST else None


def beyond(stage: str, cell: int, pieces: int) -> int:
    """The pieces that make a take from this compartment wrong: one decoration may be the next player's."""
    return max(2, pieces) if cell in DECORATION_CELLS and stage not in OWN_STAGES else pieces
