"""What hands at a real table do to the tray: with pauses, two at once, for each other, and with whole compartments."""

import pytest
from tests.core.rig import COUNTS_PER_GRAM, EMPTY, GRAMS, HAND, Rig
from tests.core.tray.test_order_of_saying import ARCH, BRICK, COLUMN, DARK, GOLD, LIGHT, Evening

from monkey_palace.game.commands import ReportBuild, Take
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot, Stage

CUPS_G = (74.5, 75.2, 46.0, 47.3, 45.8, 48.1)
"""The six cups (SENSING: large ones 73 to 76 g, small ones 45 to 49 g)."""
AT_HOME: tuple[int | None, ...] = (0, 1, 2, 3, 4, 5)
TURNED_ROUND = (5, 4, 3, 2, 1, 0)
"""The cup on each cell after the tray was emptied, turned by 180 degrees, and filled again."""


class Table(Evening):
    """An evening with hands in several compartments, and cups that can be lifted."""

    @property
    def doubts(self) -> dict[int, str]:
        return {cell: doubt.why for cell, doubt in self.rig.core.hub.book.doubts.items()}

    @property
    def counts_seen(self) -> tuple[int | None, ...]:
        return self.rig.core.hub.counts

    def recurring(self) -> dict[int, int]:
        """Go to the recurring delivery; returns its pieces."""
        self.build()
        self.confirm()
        assert self.stage is Stage.RECURRING
        due = self.rig.core.hub.book.game.state.entitlement
        assert due.arch
        assert due.brick
        assert not due.brick_or_arch
        return {ARCH: due.arch, BRICK: due.brick, COLUMN: due.column}

    def reach_in(self, cell: int) -> None:
        self.node.levels[cell] += HAND

    def reach_out(self, cell: int, taken: float) -> None:
        """The hand leaves; it took pieces (negative: put back)."""
        self.node.levels[cell] -= HAND + taken * GRAMS[cell] * COUNTS_PER_GRAM
        self.counts[cell] -= taken

    def lay_cups(self, cups: tuple[int | None, ...], patience: float = 14.0) -> Snapshot:
        """Put these cups, with their pieces, on the cells; None: no cup."""
        for cell, cup in enumerate(cups):
            if cup is not None:
                self.reach_in(cell)
        self.rig.pass_time(0.5)
        for cell, cup in enumerate(cups):
            grams = -CUPS_G[cell]
            if cup is not None:
                grams += CUPS_G[cup] + GRAMS[cup] * self.counts[cup]
            self.node.levels[cell] = EMPTY + grams * COUNTS_PER_GRAM
        self.rig.pass_time(patience)
        return self.shown

    def takes(self) -> list[tuple[int, int, int]]:
        return [(take.arch, take.brick, take.column) for take in self.commands(Take)]


@pytest.fixture
def table(rig: Rig) -> Table:
    return Table(rig)


@pytest.mark.long
def test_a_delivery_in_several_goes_with_pauses_is_one_delivery(table: Table) -> None:
    due = table.recurring()
    for cell in [cell for cell, count in due.items() for _ in range(count)]:
        assert table.takes() == []
        table.take({cell: 1})
        table.rig.pass_time(30.0)
    assert table.takes() == [(due[ARCH], due[BRICK], due[COLUMN])]
    assert table.shown.question is None
    assert not table.rig.core.hub.book.violations


def test_hands_of_two_people_at_once_are_counted_each_in_its_compartment(table: Table) -> None:
    """Ann takes her delivery while Bo puts an arch back that lay on the table; their hands overlap."""
    due = table.recurring()
    table.take({ARCH: due[ARCH] + 1})
    table.reach_in(ARCH)
    table.rig.pass_time(0.6)
    table.reach_in(BRICK)
    table.rig.pass_time(0.4)
    table.reach_out(ARCH, -1)
    table.rig.pass_time(0.6)
    table.reach_out(BRICK, due[BRICK])
    table.rig.pass_time(5.0)
    assert table.counts_seen == tuple(table.counts)
    assert table.takes() == [(due[ARCH], due[BRICK], due[COLUMN])]
    assert table.shown.question is None


def test_bricks_that_are_handed_on_change_nothing_at_the_tray(table: Table) -> None:
    """Ann gives Bo an arch. Weight cannot tell hands: only a staircase beyond the own stock is refused, by name."""
    due = table.recurring()
    table.take(due)
    table.rig.pass_time(3.0)
    while table.stage is Stage.TROPHIES:
        table.confirm()
    state = table.rig.core.hub.book.game.state
    assert state.prompt.player == 1
    own = state.player.bricks
    table.say(say.EnterBy(way="facts"), say.Draft(start_colour="light_green", arches=own.arch + 1, height=own.arch + 1))
    refusal = table.confirm().refusal
    assert refusal is not None
    assert (refusal.key, refusal.params["piece"], refusal.params["has"]) == (
        "rule-not-enough-pieces",
        "arch",
        own.arch,
    )
    table.say(say.Draft(start_colour="light_green", arches=own.arch, height=own.arch))
    assert table.confirm().refusal is None
    assert len(table.commands(ReportBuild)) == 1, "Bo's staircase waits for its decoration"


def test_a_wrong_compartment_is_mended_by_somebody_else(table: Table) -> None:
    """Ann puts a brick among the arches; Bo finds it and puts it among the bricks."""
    table.recurring()
    table.take({BRICK: 1})
    table.reach_in(ARCH)
    table.rig.pass_time(0.5)
    table.node.levels[ARCH] += GRAMS[BRICK] * COUNTS_PER_GRAM - HAND
    table.rig.pass_time(8.0)
    assert ARCH in table.doubts
    assert table.shown.question is not None
    table.reach_in(ARCH)
    table.reach_in(BRICK)
    table.rig.pass_time(0.5)
    table.node.levels[ARCH] -= GRAMS[BRICK] * COUNTS_PER_GRAM + HAND
    table.reach_out(BRICK, -1)
    table.rig.pass_time(8.0)
    assert table.doubts == {}
    assert table.shown.question is None
    assert table.counts_seen == tuple(table.counts)
    assert not table.shown.judgement.wrong


@pytest.mark.parametrize("cell", [pytest.param(ARCH, marks=pytest.mark.long), GOLD])
def test_a_compartment_that_is_carried_away_is_asked_for_and_comes_back_silently(table: Table, cell: int) -> None:
    before = tuple(table.counts)
    away = tuple(None if cup == cell else cup for cup in AT_HOME)
    shown = table.lay_cups(away)
    assert table.doubts == {cell: "cup"}
    assert shown.question is not None
    assert (shown.question.headline.key, shown.question.options) == ("ask-cup-headline", ())
    shown = table.lay_cups(AT_HOME)
    assert shown.question is None
    assert table.counts_seen == before
    assert not shown.judgement.wrong


@pytest.mark.long
def test_a_compartment_that_was_carried_to_a_player_comes_back_with_fewer_pieces_and_is_asked(table: Table) -> None:
    """A heap that shifts in its cup reads up to half a gram otherwise, so its number is asked, with the right one."""
    due = table.recurring()
    table.lay_cups((None, *AT_HOME[1:]))
    table.counts[ARCH] -= due[ARCH]
    shown = table.lay_cups(AT_HOME)
    assert shown.question is not None
    assert str(table.counts[ARCH]) in [option.answer for option in shown.question.options]
    assert table.takes() == []
    table.say(say.Answer(question=shown.question.id, answer=str(table.counts[ARCH])))
    table.rig.pass_time(3.0)
    table.take({BRICK: due[BRICK], COLUMN: due[COLUMN]})
    assert table.takes() == [(due[ARCH], due[BRICK], due[COLUMN])]


@pytest.mark.parametrize(
    "cups",
    [
        pytest.param((1, 0, 2, 3, 4, 5), id="two large", marks=pytest.mark.long),
        pytest.param((0, 1, 2, 4, 3, 5), id="two small"),
        pytest.param(TURNED_ROUND, id="turned round", marks=pytest.mark.long),
    ],
)
def test_compartments_on_other_cells_are_noticed_and_never_booked(table: Table, cups: tuple[int, ...]) -> None:
    """The cells tell the compartments: a tray that is turned as a whole changes nothing, lifted cups do."""
    before, events = tuple(table.counts), len(table.rig.events)
    moved = [cell for cell, cup in enumerate(cups) if cell != cup]
    table.lay_cups(tuple(None if cell in moved else cell for cell in AT_HOME))
    shown = table.lay_cups(cups, patience=24.0)
    assert set(table.doubts) == set(moved)
    assert shown.question is not None
    assert [event for event in table.rig.events[events:] if event["kind"] == "tray"] == []
    shown = table.lay_cups(AT_HOME, patience=24.0)
    assert shown.question is None
    assert table.counts_seen == before


@pytest.mark.parametrize("pieces", [-1, *(pytest.param(pieces, marks=pytest.mark.long) for pieces in (-2, 1))])
def test_another_cup_that_weighs_like_a_delivery_is_asked_too(table: Table, pieces: int) -> None:
    """Swapped within seconds, and by chance lighter or heavier by whole pieces."""
    table.recurring()
    events = len(table.rig.events)
    right = table.node.levels[BRICK]
    table.node.levels[BRICK] = EMPTY - CUPS_G[BRICK] * COUNTS_PER_GRAM
    table.rig.pass_time(1.5)
    table.reach_in(BRICK)
    table.rig.pass_time(0.4)
    table.node.levels[BRICK] = right + pieces * GRAMS[BRICK] * COUNTS_PER_GRAM
    table.rig.pass_time(14.0)
    assert BRICK in table.doubts
    assert [event for event in table.rig.events[events:] if event["kind"] == "tray"] == []


@pytest.mark.long
def test_a_decoration_of_the_other_green_from_a_swapped_cup_is_no_decoration(table: Table) -> None:
    """Swapped cups of the two greens stay asked for while a leaf is due, and nothing is booked until they are right."""
    table.type_staircase("light_green")
    table.confirm()
    assert table.stage is Stage.DECORATE
    swapped = (*AT_HOME[:3], DARK, LIGHT, GOLD)
    table.lay_cups((0, 1, 2, None, None, 5), patience=24.0)
    table.lay_cups(swapped, patience=24.0)
    assert {LIGHT, DARK} <= set(table.doubts)
    assert table.stage is Stage.DECORATE
    table.lay_cups(AT_HOME, patience=24.0)
    table.take({LIGHT: 1})
    table.rig.pass_time(4.0)
    assert table.stage is Stage.CARDS


@pytest.mark.parametrize("beyond", [pytest.param(0, marks=pytest.mark.long), 2])
def test_no_more_pieces_come_back_than_are_in_hands(table: Table, beyond: int) -> None:
    """Bricks of another box, or a hand that the scale cannot tell from bricks: asked about, never booked."""
    table.take(table.recurring())
    hub = table.rig.core.hub
    held = hub.in_hands[BRICK]
    assert held is not None
    assert held == sum(player.bricks.brick for player in hub.book.game.state.players) > 0
    before = hub.counts[BRICK]
    assert before is not None
    table.reach_in(BRICK)
    table.rig.pass_time(0.8)
    table.reach_out(BRICK, -(held + beyond))
    table.rig.pass_time(8.0)
    assert table.doubts.get(BRICK) == ("object" if beyond else None)
    assert beyond or hub.counts[BRICK] == before + held
