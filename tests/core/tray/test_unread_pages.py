"""A confirmation that comes before the page can have been read is ignored; a refusal goes with its page."""

import pytest
from tests.core.rig import Node, Rig

from monkey_palace.board.pieces import Figure
from monkey_palace.game.commands import TakeCards
from palace_hub.core.snapshot import snapshot
from palace_hub.core.state import UNREAD_S
from palace_hub.referee import entries as say
from palace_hub.sensing.tray.pads import BITS
from palace_hub.views.snapshot import Stage

ARCH, BRICK, COLUMN, LIGHT, DARK, GOLD = range(6)


class Table:
    """A game whose first staircase has just got its decoration: the credits are shown."""

    def __init__(self, rig: Rig) -> None:
        self.rig = rig
        self.node = Node()
        self.counts = rig.weigh_in(self.node, at_once=True)
        rig.enter(say.EnterBy(way="facts"), say.Draft(start_colour="gold", arches=2, height=2), say.Confirm())
        self.take({GOLD: 1}, patience=2.5)
        while self.stage is Stage.DECORATE:
            rig.step()

    @property
    def stage(self) -> Stage | None:
        return self.rig.core.hub.stage

    def take(self, pieces: dict[int, int], patience: float = 4.0) -> None:
        self.counts = [count - pieces.get(cell, 0) for cell, count in enumerate(self.counts)]
        self.rig.hand(self.node, self.counts, patience=patience)

    def bought(self) -> bool:
        return any(isinstance(command, TakeCards) for command in self.rig.core.hub.book.game.commands)


@pytest.fixture
def credits_shown(rig: Rig) -> Table:
    table = Table(rig)
    while table.stage is Stage.CREDITS:
        rig.step()
    assert table.stage is Stage.CARDS
    return table


@pytest.mark.parametrize("by", ["button", "screen"])
def test_a_confirmation_just_after_the_credits_buys_nothing(credits_shown: Table, by: str):
    rig = credits_shown.rig

    def confirm() -> None:
        if by == "button":
            credits_shown.node.presses[0] += 1
            rig.step()
        else:
            rig.step(say.Confirm())

    confirm()
    rig.step()
    assert not credits_shown.bought()
    assert credits_shown.stage is Stage.CARDS
    rig.pass_time(UNREAD_S)
    confirm()
    rig.step()
    assert credits_shown.bought()


def test_the_credits_go_on_at_the_first_press(rig: Rig):
    table = Table(rig)
    assert table.stage is Stage.CREDITS
    rig.step(say.Confirm())
    assert table.stage is Stage.CARDS


def test_two_confirmations_of_one_moment_confirm_one_page(credits_shown: Table):
    credits_shown.rig.pass_time(1.0)
    credits_shown.rig.step(say.Confirm(), say.Confirm(), say.Confirm())
    assert credits_shown.bought()
    assert credits_shown.rig.core.hub.refusal is None


def test_a_refusal_does_not_stand_on_the_next_players_screen(credits_shown: Table):
    rig = credits_shown.rig
    rig.pass_time(1.0)
    rig.enter(say.Confirm())
    assert credits_shown.stage is Stage.RECURRING
    assert rig.enter(say.Confirm()).refusal.key == "refused-waits-for-tray"
    state = rig.core.hub.book.game.state
    credits_shown.take({ARCH: state.income[0].arch, BRICK: state.income[0].brick})
    assert credits_shown.stage is Stage.TROPHIES
    assert snapshot(rig.core.hub).refusal is None
    assert rig.enter(say.PassBuild()).refusal.key == "refused-not-now"
    credits_shown.node.pads &= ~BITS[Figure.MONKEY]  # the monkey is lifted: nobody confirms the end of the turn
    rig.pass_time(4.0)
    assert rig.core.hub.book.game.state.turn == state.turn + 1
    assert snapshot(rig.core.hub).refusal is None
