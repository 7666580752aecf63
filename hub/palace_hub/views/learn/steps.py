"""The explanation of each step of a turn: which one is due, and its box with a picture and two sentences."""

from collections.abc import Set
from dataclasses import dataclass
from typing import Final

from monkey_palace.board.pieces import PIECES, Piece
from palace_hub.views.pages.help.pictures import picture
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.rail import STEP_OF, STEPS
from palace_hub.views.wording import Wording

TURN_OVER: Final = STEPS + 1
"""The explanation after a first turn."""

_STAGE_OF: Final = {step: stage for stage, step in reversed([*STEP_OF.items()])}
"""The first stage of each step."""

MAY_NOT_COME: Final = frozenset({5, 7, 8})
"""The steps that do not take place in every turn."""

Taught = tuple[str, int]
"""A player's name and a step that was explained to that player."""


@dataclass(frozen=True, slots=True)
class TeachView:
    """The box of one step. `lines`: rows of a picture, then sentences."""

    title: str
    lines: tuple[str, ...]
    button: str


def due_step(snapshot: Snapshot, taught: Set[Taught], *, practice: bool) -> Taught | None:
    """The step to explain now, with the player's name; None for none.

    A step is explained the first time that it comes up for a player, not for a bot. At a practice table each step of
    the first turn is explained in its order, also one that does not take place, and then that the turn is over.
    """
    game, stage = snapshot.game, snapshot.stage
    if snapshot.phase is not Phase.PLAY or game is None or stage is None:
        return None
    if snapshot.bot is not None or (snapshot.judgement is not None and snapshot.judgement.wrong):
        return None
    name, step = game.player.name, STEP_OF[stage]
    if practice:
        first, step = game.players[0].name, step if game.turn == 1 else TURN_OVER
        return next(((first, number) for number in range(1, step + 1) if (first, number) not in taught), None)
    if stage is Stage.END_TURN or (name, step) in taught:
        return None
    return name, step


def present_step(snapshot: Snapshot) -> Taught | None:
    """The step at which the turn is, with the player's name; None outside a turn."""
    if snapshot.game is None or snapshot.stage is None:
        return None
    return snapshot.game.player.name, STEP_OF[snapshot.stage]


def due_cell(snapshot: Snapshot) -> int | None:
    """The compartment from which the next piece is due, from 0; None for none. Of brick or arch: the arches."""
    judgement = snapshot.judgement
    if snapshot.phase is not Phase.PLAY or judgement is None or judgement.wrong:
        return None
    due = next((box for box in judgement.boxes if box.due > 0), None)
    if due is not None:
        return PIECES.index(Piece(due.piece))
    choice = judgement.choice
    return PIECES.index(Piece.ARCH) if choice is not None and choice.taken < choice.of else None


def has_passed(snapshot: Snapshot, step: int) -> bool:
    """Whether the turn is not at this step."""
    return snapshot.stage is None or STEP_OF[snapshot.stage] != step or snapshot.stage is Stage.END_TURN


def is_skipped(snapshot: Snapshot, step: int) -> bool:
    """Whether the step that is explained does not take place in this turn."""
    return step in MAY_NOT_COME and has_passed(snapshot, step)


def teach_view(step: int, snapshot: Snapshot, wording: Wording, *, how: bool, skipped: bool) -> TeachView:
    """The box of a step. `how`: with how it is done at a simulated table, unless it is `skipped`."""
    button = wording.say("teach-button")
    if step == TURN_OVER:
        return TeachView(
            wording.say("teach-over-title"), (wording.say("teach-over"), wording.say("teach-on-your-own")), button
        )
    title = wording.say("teach-title", number=step, step=wording.say(f"step-{step}"))
    drawing = tuple(row or " " for row in picture(_STAGE_OF[step], wording))
    sentences = [wording.say(f"teach-{step}-do"), wording.say(f"teach-{step}-why")]
    if how:
        credits = snapshot.game.credits if snapshot.game is not None else 0
        sentences.append(wording.say("teach-skipped" if skipped else f"teach-{step}-practice", count=credits))
    return TeachView(title, (*drawing, " ", *sentences), button)
