"""Somebody plays on without a mistake: `plays = "turn"`, or up to a stage that matters."""

from typing import Any

from tests.stories.deeds import cell_of, decorates, described, puts_on, sets, who_of
from tests.stories.entries import chooses, declares, entry
from tests.stories.evening import Evening
from tests.stories.expectations import on_screen
from tests.stories.scene import BadScene, Step

from monkey_palace.board.pieces import Figure
from monkey_palace.game.palace_state import palace_known
from monkey_palace.game.state import PromptKind
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Phase, Stage

MOST_STEPS = 80


@entry("plays", "building", "buying")
def plays(evening: Evening, step: Step, until: str) -> None:
    """The player in turn does what is due, up to the end of the turn or to a stage."""
    who = who_of(evening, step)
    turn = evening.state.turn
    for _ in range(MOST_STEPS):
        evening.settle()
        if evening.hub.phase is not Phase.PLAY or evening.state.turn != turn:
            if until != "turn":
                raise BadScene("the turn is over")
            return
        if evening.hub.stage is not None and evening.hub.stage.value == until:
            return
        if evening.shown.question is not None:
            raise AssertionError(f"asks in the course of an ordinary turn: {on_screen(evening)[:300]}")
        _next(evening, step, who)
    raise AssertionError(f"the turn does not go on: {on_screen(evening)[:400]}")


def _next(evening: Evening, step: Step, who: str) -> None:
    stage = evening.hub.stage
    judgement = evening.shown.judgement
    if judgement is not None and judgement.wrong:
        raise AssertionError(f"a right step is wrong: {on_screen(evening)[:300]}")
    match stage:
        case Stage.BUILD:
            _build(evening, step, who)
        case Stage.DECORATE:
            if _in_hand(evening, who):
                puts_on(evening, step, _in_hand(evening, who))
            else:
                decorates(evening, step, True)
        case Stage.ONE_TIME | Stage.RECURRING:
            _take(evening, who)
        case Stage.CARDS:
            _buy(evening, step)
        case Stage.TROPHIES:
            _place(evening, step)
        case _:
            evening.enter(say.Confirm())


def _in_hand(evening: Evening, who: str) -> str:
    """A decoration that this player holds."""
    kinds = ("light_green", "dark_green", "gold")
    return next((kind for kind in kinds if evening.stock[who][kind] > 0), "")


def _build(evening: Evening, step: Step, who: str) -> None:
    if not any(one.build == evening.builds and one.who == who for one in evening.standing) or _is_decorated(evening):
        evening.builds += 1
        for piece in described(evening, who, step.data.get("building", {})):
            evening.place(who, piece)
        evening.settle()
    declares(evening, step, True)
    if evening.shown.refusal is not None and evening.hub.stage is Stage.BUILD:
        raise AssertionError(f"a legal staircase is refused: {on_screen(evening)[:300]}")


def _is_decorated(evening: Evening) -> bool:
    newest = [one for one in evening.standing if one.build == evening.builds]
    return any(one.piece in ("light_green", "dark_green", "gold") for one in newest)


def _take(evening: Evening, who: str) -> None:
    judgement = evening.shown.judgement
    assert judgement is not None
    pieces: dict[str, int] = {box.piece: box.due for box in judgement.boxes if box.due}
    if judgement.choice is not None:
        left = judgement.choice.of - judgement.choice.taken
        pieces["arch"] = pieces.get("arch", 0) + left
    for kind, number in pieces.items():
        evening.grab(cell_of(kind), -number)
        evening.stock[who][kind] += number
    if not pieces:
        evening.enter(say.Confirm())


def _buy(evening: Evening, step: Step) -> None:
    wanted: Any = step.data.get("buying", ())
    if wanted:
        chooses(evening, step, wanted)
    evening.enter(say.Confirm())


def _place(evening: Evening, step: Step) -> None:
    kind = evening.state.prompt.kind
    figure = {
        PromptKind.PLACE_MONKEY: Figure.MONKEY,
        PromptKind.PLACE_FROG: Figure.FROG,
        PromptKind.PLACE_BUTTERFLY: Figure.BUTTERFLY,
    }.get(kind)
    if figure is None:
        evening.enter(say.Confirm())
        return
    sets(evening, step, figure.value)
    evening.settle()
    if evening.state.prompt.kind is kind:
        at = evening.figures[figure]
        if palace_known(evening.state):
            evening.enter(say.ChooseKnob(at=str(at)))
        evening.enter(say.Confirm())
