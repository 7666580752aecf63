"""Helpers for the plan: enter a legal staircase, build it, and finish the turn."""

from itertools import islice

from tests.core.by_hand import Table, place

from monkey_palace.board.notation import Placement, notation
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.state import GameState
from monkey_palace.staircase.search import staircases
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.sim.built import FACTS
from palace_hub.sim.people.entering import facts_of
from palace_hub.views.snapshot import Stage

WRONG = "A2,2,9e"
"""An arch in the air: it can be entered and is no staircase."""


def state_of(table: Table) -> GameState:
    return table.core.hub.book.game.state


def staircase(table: Table, number: int = 0) -> tuple[Placement, ...]:
    """A legal staircase of the player in turn, the same for each position."""
    state = state_of(table)
    return next(islice(staircases(palace_of(state), state.player.bricks), number, None)).placements


def typed_facts(table: Table, number: int = 0) -> say.Draft:
    """The facts of that staircase, as a player types them: on a known palace no others are accepted."""
    report = facts_of(state_of(table), notation(staircase(table, number)))
    return say.Draft(**report.model_dump(include=set(FACTS)))


def built(table: Table, number: int = 0) -> None:
    """Enter, confirm and decorate the staircase."""
    table.enter(*place(*staircase(table, number)), say.Confirm())
    table.enter(say.Decoration(colour=table.core.hub.book.staged.start_colour))


def on_plan(table: Table) -> tuple[str, ...]:
    return tuple(map(str, snapshot(table.core.hub).plan.placements))


def come_back(table: Table) -> None:
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())


def play_by_hand_to_the_next_build(table: Table) -> None:
    """Play the rest of a turn without buying a card."""
    turn = state_of(table).turn
    while state_of(table).turn == turn:
        if table.core.hub.stage in (Stage.CARDS, Stage.CREDITS, Stage.BONUS, Stage.END_TURN):
            table.enter(say.Confirm())
        elif table.core.hub.stage is Stage.TROPHIES:
            choose(table)
        else:
            now = snapshot(table.core.hub)
            table.enter(say.Manual(taken={i: box.due for i, box in enumerate(now.judgement.boxes)}))
        assert table.core.hub.refusal is None


def choose(table: Table) -> str:
    state = state_of(table)
    if not palace_known(state):
        table.enter(say.Confirm())
        return ""
    at = str(next(iter(palace_of(state).with_figures(()).open_arch_ends())))
    table.enter(say.ChooseKnob(at=at), say.Confirm())
    return at
