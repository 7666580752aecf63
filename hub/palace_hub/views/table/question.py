"""The question dialog: the possible answers, all of equal weight; possible staircases as pictures."""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.notation import ARCH_SPAN, Cell, Placement, parse_placements
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.board.pieces import Piece
from monkey_palace.board.turning import turned_stud
from palace_hub.locale.message import Message
from palace_hub.referee.judgement import Option, Question
from palace_hub.views.palace.facing import facing
from palace_hub.views.palace.facts import stud_of
from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import PalaceStageView, drawn, standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class AnswerView:
    """One answer. `answer` is the code that goes to the hub."""

    key: str
    text: str
    answer: str
    then: str = ""  # what happens with it


@dataclass(frozen=True, slots=True)
class PictureView:
    """One possible staircase, or one place of the palace."""

    stage: PalaceStageView  # for the plan and the oblique view
    differs: str = ""  # in words: the pieces that only this picture has
    rule: str = ""  # the rule that this staircase breaks


@dataclass(frozen=True, slots=True)
class QuestionView:
    """The open question of the hub."""

    id: int
    headline: str
    explanation: str
    answers: tuple[AnswerView, ...]
    cell: int | None  # the compartment in question
    evidence: tuple[str, ...]  # lines on demand: noise, drift and state of the cell
    where: str = ""  # the part of the plate in words
    pictures: tuple[PictureView, ...] = ()  # one for each of the first answers, or one of the place


def question(snapshot: Snapshot, wording: Wording) -> QuestionView | None:
    """The open question, or None."""
    asked = snapshot.question
    if asked is None:
        return None
    answers = [
        AnswerView(str(number), wording.message(option.text), option.answer, _then(asked, option, wording))
        for number, option in enumerate(asked.options, start=1)
    ]
    pictures: tuple[PictureView, ...] = ()
    where = ""
    if asked.kind == "staircase":
        pictures = _readings(snapshot, asked, wording)
        if sum(bool(option.staircase) for option in asked.options) == 1:
            answers[-1] = dataclasses.replace(answers[-1], text=wording.say("answer-not-this"))
    elif asked.kind == "plate":
        where = look_first(snapshot, asked.explanation, wording)
        pictures = _place(snapshot, stud_of(asked.explanation), wording)
    elif asked.kind == "figure":
        pictures = _place(snapshot, stud_of(asked.explanation), wording)
    elif asked.kind == "laid":
        where, pictures = wording.say("question-laid"), _palace(snapshot, wording)
    return QuestionView(
        asked.id,
        wording.message(asked.headline),
        wording.message(asked.explanation),
        tuple(answers),
        asked.cell,
        _evidence(snapshot, asked, wording),
        where,
        pictures,
    )


def _then(asked: Question, option: Option, wording: Wording) -> str:
    """What happens with an answer. The answers with a number are of one family."""
    number = option.answer.rpartition("-")[2].isdecimal()
    family = ("turned-by" if asked.kind == "laid" else "this") if number else option.answer
    return wording.say(f"then-{asked.kind}-{family}")


def _evidence(snapshot: Snapshot, asked: Question, wording: Wording) -> tuple[str, ...]:
    if asked.cell is None or asked.cell >= len(snapshot.cells):
        return ()
    evidence = []
    cell = snapshot.cells[asked.cell]
    if cell.noise_mg is not None:
        evidence.append(wording.say("evidence-noise", piece=cell.piece, noise=round(cell.noise_mg)))
    if cell.drift_mg_per_min is not None:
        evidence.append(wording.say("evidence-drift", drift=round(cell.drift_mg_per_min)))
    return (*evidence, wording.say("evidence-activity", activity=wording.say(f"activity-{cell.activity}")))


# -- which staircase stands -----------------------------------------------------------------------------------------


def _readings(snapshot: Snapshot, asked: Question, wording: Wording) -> tuple[PictureView, ...]:
    """The possible staircases, all on the same part of the palace. Pieces that only one of them has are inverse."""
    standing = standing_of(snapshot, wording)
    if standing is None or not standing.on_lattice:
        return ()
    shown = [(option, parse_placements(option.staircase)) for option in asked.options if option.staircase]
    piece_sets = [{_key(piece) for piece in pieces} for _, pieces in shown]
    common = set.intersection(*piece_sets) if len(piece_sets) > 1 else set().union(*piece_sets)
    own = [tuple(piece for piece in pieces if _key(piece) not in common) for _, pieces in shown]
    also = [foot[:2] for _, pieces in shown for piece in pieces for foot in piece.feet]
    look_at = next((piece.far[:2] for pieces in own for piece in pieces), None)
    bare = dataclasses.replace(standing, entered=(), last=(), wrong=(), wrong_at=(), shown=(), fresh=())
    pictures = []
    for number, ((option, pieces), differing) in enumerate(zip(shown, own, strict=True), start=1):
        staircase = dataclasses.replace(bare, entered=pieces, fresh=differing)
        rule = wording.message(option.rule) if option.rule is not None else ""
        stage = _stage(staircase, str(number), also, look_at, wording)
        pictures.append(PictureView(stage, _differs(differing, len(shown) > 1, wording), rule))
    return tuple(pictures)


def _key(piece: Placement) -> tuple[Piece, frozenset[Cell]]:
    """A piece and its cells: equal for both notations of an arch."""
    return piece.piece, frozenset(piece.cells)


def _stage(
    standing: Standing, title: str, also: Iterable[Stud], look_at: Stud | None, wording: Wording
) -> PalaceStageView:
    view = drawn(standing, wording, title=title, also=also, look_at=look_at)
    return PalaceStageView(view, standing, "", ())


def _differs(pieces: tuple[Placement, ...], several: bool, wording: Wording) -> str:
    """The pieces that only this picture has, with their levels."""
    if not several:
        return ""
    if not pieces:
        return wording.say("question-lacks")
    parts = (
        wording.say("plan-piece-at", sign=wording.sign(piece.piece.value), piece=piece.piece.value, level=piece.z)
        for piece in pieces
    )
    return wording.say("question-only-here", parts=wording.joined(parts))


# -- where plate and game differ -------------------------------------------------------------------------------

THIRD: Final = PLATE / 3
FALLEN: Final = frozenset({"plate-laid-less", "plate-laid-less-one", "plate-laid-less-two"})
"""Explanations of a missing piece, which may lie beside the plate."""


def look_first(snapshot: Snapshot, explanation: Message, wording: Wording) -> str:
    """The part of the plate to look at first, for a load that differs."""
    stud = stud_of(explanation)
    if stud is None:
        return wording.say("question-fallen" if explanation.key in FALLEN else "question-on-rim")
    return wording.say(f"question-where-{_part(turned_stud(stud, facing(snapshot)))}")


def _part(stud: Stud) -> str:
    """The ninth of the plate with the stud as it is drawn, as a direction: "nw", "n", "middle"."""
    column, row = (min(2, int(place / THIRD)) for place in stud)
    return (("s", "", "n")[row] + ("w", "", "e")[column]) or "middle"


def knob_pictures(snapshot: Snapshot, stud: Stud, wording: Wording) -> tuple[PictureView, ...]:
    """The palace with the hand on the place in question; none if its shape is not known."""
    standing = standing_of(snapshot, wording)
    if standing is None or not standing.on_lattice or not standing.is_node(*stud):
        return ()
    quiet = dataclasses.replace(standing, wrong=(), wrong_at=(), fresh=())
    title = wording.say("plan-title")
    view = drawn(quiet, wording, cursor=stud, title=title, also=(stud,), look_at=stud)
    return (PictureView(PalaceStageView(view, quiet, "", ())),)


def _palace(snapshot: Snapshot, wording: Wording) -> tuple[PictureView, ...]:
    """The palace as the screen shows it; none if its shape is not known."""
    standing = standing_of(snapshot, wording)
    if standing is None or not standing.on_lattice:
        return ()
    quiet = dataclasses.replace(standing, wrong=(), wrong_at=(), fresh=())
    return (PictureView(_stage(quiet, wording.say("plan-title"), (), None, wording)),)


def _place(snapshot: Snapshot, stud: Stud | None, wording: Wording) -> tuple[PictureView, ...]:
    """The palace with the node nearest to the stud marked."""
    standing = standing_of(snapshot, wording)
    if standing is None or not standing.on_lattice or stud is None:
        return ()
    node = standing.node_near(stud)
    marked = dataclasses.replace(standing, wrong=(), wrong_at=(node,), fresh=())
    far = max(abs(node[0] - stud[0]), abs(node[1] - stud[1]))
    beside = wording.say("question-beside") if far > ARCH_SPAN else ""
    return (PictureView(_stage(marked, wording.say("plan-title"), (node,), node, wording), beside),)
