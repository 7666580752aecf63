"""The position of a lesson as the snapshot of a game, and the rules' answer to a staircase on it."""

from functools import lru_cache
from itertools import pairwise

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import Verdict, check
from palace_hub.views.learn.lessons import GROUND, Lesson
from palace_hub.views.snapshot import Phase, PlanDraft, Snapshot, Stage

PLAYERS = ("1", "2")
"""Names that no lesson shows."""

Placements = tuple[Placement, ...]


@lru_cache(maxsize=1)
def _new_game() -> GameState:
    return Game.new(PLAYERS).state


def palace_of_lesson(lesson: Lesson) -> Palace:
    """The palace before the player's staircase."""
    return Palace.of(GROUND, lesson.palace)


def verdict_on(lesson: Lesson, placements: Placements) -> Verdict:
    """The rules' verdict on the player's staircase in this lesson."""
    return check(palace_of_lesson(lesson), placements, stock=lesson.stock)


def shown_verdict(lesson: Lesson, text: str) -> Verdict:
    """The verdict on a staircase that the lesson shows; the player's stock does not matter."""
    return check(palace_of_lesson(lesson), parse_placements(text))


def snapshot_of(lesson: Lesson, placements: Placements) -> Snapshot:
    """A game at the build step of this position, with these pieces on the plan."""
    game = _new_game()
    first, *others = game.players
    learner = first.model_copy(update={"bricks": lesson.stock})
    update = {
        "ground": GROUND,
        "palace": tuple(lesson.palace.split()),
        "players": (learner, *others),
    }
    plan = PlanDraft("plan", placements, verdict_on(lesson, placements) if placements else None)
    return Snapshot(phase=Phase.PLAY, stage=Stage.BUILD, game=game.model_copy(update=update), plan=plan)


def placed(placements: Placements, piece: Placement) -> Placements:
    """The pieces on the plan with one more."""
    return placements if piece in placements else (*placements, piece)


def taken_back(placements: Placements, piece: Placement) -> Placements:
    """The pieces on the plan without one of them."""
    return tuple(other for other in placements if other != piece)


def unmet(lesson: Lesson, verdict: Verdict) -> str:
    """The part of the task that a legal staircase does not meet: arches, first, stands-on or turns; "" for none."""
    task, facts = lesson.task, verdict.facts
    assert facts is not None
    arches = [piece for piece in verdict.placements if piece.piece is Piece.ARCH]
    if facts.arches < task.arches:
        return "arches"
    if task.first is not None:
        first = next(piece for piece in verdict.placements if facts.start in piece.feet)
        if first.piece is not task.first:
            return "first"
    if task.stands_on is not None:
        old = palace_of_lesson(lesson)
        feet = [foot for piece in verdict.placements for foot in piece.feet if foot[:2] == task.stands_on]
        if not any(old.knobs.get(foot) is not None for foot in feet):
            return "stands-on"
    if task.turns and all(one.direction == other.direction for one, other in pairwise(arches)):
        return "turns"
    return ""
