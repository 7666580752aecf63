"""The step rail: the eight steps of a turn, done, skipped, in progress or later."""

from dataclasses import dataclass
from enum import StrEnum

from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.wording import Wording

STEP_OF: dict[Stage, int] = {
    Stage.BUILD: 1,
    Stage.DECORATE: 2,
    Stage.CREDITS: 3,
    Stage.CARDS: 4,
    Stage.ONE_TIME: 5,
    Stage.PLACE_CARDS: 6,
    Stage.RECURRING: 6,
    Stage.BONUS: 7,
    Stage.TROPHIES: 8,
    Stage.END_TURN: 8,
}
"""The step of each stage (rule 2.4)."""

STEPS = 8


class StepState(StrEnum):
    """Where a step of the rail stands."""

    DONE = "done"
    NOW = "now"
    LATER = "later"
    SKIPPED = "skipped"


@dataclass(frozen=True, slots=True)
class RailStep:
    """One step of the rail. `short` replaces `word` on a narrow rail."""

    number: int
    word: str
    short: str
    state: StepState


@dataclass(frozen=True, slots=True)
class RailView:
    """Eight steps in a game, none before it."""

    steps: tuple[RailStep, ...] = ()
    done_sign: str = "✓"


def _skipped(snapshot: Snapshot) -> set[int]:
    """Steps that do not take place this turn (rules 4.10, 7.1, 8.1)."""
    assert snapshot.game is not None
    turn = snapshot.game.current
    skipped: set[int] = set()
    if turn.passed:
        skipped |= {1, 2, 3, 4, 5, 7, 8}
    if turn.one_time is None:
        skipped.add(5)
    if not turn.bonus_taken:
        skipped.add(7)
    return skipped


def rail(snapshot: Snapshot, wording: Wording) -> RailView:
    """The rail of the turn in progress; empty outside a game."""
    if snapshot.phase is not Phase.PLAY or snapshot.game is None or snapshot.stage is None:
        return RailView()
    now = STEP_OF[snapshot.stage]
    skipped = _skipped(snapshot)

    def state(number: int) -> StepState:
        if number == now:
            return StepState.NOW
        if number > now:
            return StepState.LATER
        return StepState.SKIPPED if number in skipped else StepState.DONE

    return RailView(
        tuple(
            RailStep(number, wording.say(f"step-{number}"), wording.say(f"step-short-{number}"), state(number))
            for number in range(1, STEPS + 1)
        ),
        wording.symbols.done,
    )
