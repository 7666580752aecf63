"""Hub and nodes are switched off in mid-turn, pieces as they lie; on return only what changed is asked.

The zeros have shifted by then. A settled good cell shifts by some 0.05 g (SENSING: slow drift up to 0.04 g, and 2 to
10 mg for each degree). A cold one is off by 0.16 to 0.48 g: it warms up by 20 to 60 mg/min for some 8 minutes.
"""

import random
from collections.abc import Callable, Mapping, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.cases import examples
from tests.core.rig import COUNTS_PER_GRAM, GRAMS, Node, Rig, levels, new_rig
from tests.core.tray.test_order_of_saying import ARCH, BRICK, GOLD, Evening

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.snapshot import snapshot
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Snapshot, Stage

NIGHT_S = 8 * 3600.0
CUP_G = 47.0
"""A cup of the small compartments (SENSING: 45 to 49 g)."""


def settled(seed: int) -> list[float]:
    """Shifts of six zeros over a night, grams."""
    rng = random.Random(seed)
    return [max(-0.1, min(0.1, rng.gauss(0.0, 0.04))) for _ in PIECES]


def cold(seed: int) -> list[float]:
    rng = random.Random(seed)
    return [rng.choice((-1, 1)) * rng.uniform(0.16, 0.48) for _ in PIECES]


def sleep(rig: Rig, node: Node, counts: Sequence[float], shifts: Sequence[float]) -> Snapshot:
    """Switch everything off, and on again after a night; the tray then holds `counts`."""
    assert rig.wall is not None
    rig.restart(unplugged=True)
    rig.wall += NIGHT_S
    node.restart("cafe")
    loads = zip(levels(counts), shifts, strict=True)
    node.levels = [level + shift * COUNTS_PER_GRAM for level, shift in loads]
    rig.plug("a#1", node)
    rig.pass_time(3.0)
    rig.enter(say.Resume())
    rig.pass_time(9.0)
    return snapshot(rig.core.hub)


def doubts(rig: Rig) -> dict[int, tuple[int, int]]:
    return {cell: (doubt.low, doubt.high) for cell, doubt in rig.core.hub.book.doubts.items()}


@pytest.fixture
def evening(rig: Rig) -> Evening:
    rig.wall = 1_800_000_000.0
    return Evening(rig)


def in_build(evening: Evening) -> None:
    """The first staircase is due."""


def decorating(evening: Evening) -> None:
    evening.type_staircase()
    evening.confirm()
    assert evening.stage is Stage.DECORATE


def in_a_delivery(evening: Evening) -> None:
    """A part of the delivery is out."""
    evening.build()
    evening.confirm()
    assert evening.stage is Stage.RECURRING
    due = evening.rig.core.hub.book.game.state.entitlement
    evening.take({ARCH: 1} if due.arch else {BRICK: 1})


STEPS = [in_build, decorating, in_a_delivery]


@pytest.mark.parametrize("step", [*(pytest.param(step, marks=pytest.mark.long) for step in STEPS[:2]), in_a_delivery])
def test_if_nothing_changed_nothing_is_asked(evening: Evening, step: Callable[[Evening], None]) -> None:
    step(evening)
    before = evening.shown
    shown = sleep(evening.rig, evening.node, evening.counts, settled(1))
    assert doubts(evening.rig) == {}
    assert shown.question is None
    assert shown.judgement == before.judgement
    assert shown.stage is before.stage
    assert shown.game == before.game


def test_the_turn_goes_on_after_the_night(evening: Evening) -> None:
    decorating(evening)
    shifts = settled(3)
    sleep(evening.rig, evening.node, evening.counts, shifts)
    evening.node.levels[GOLD] -= GRAMS[GOLD] * COUNTS_PER_GRAM
    evening.rig.pass_time(4.0)
    assert evening.stage in (Stage.CREDITS, Stage.CARDS)


@pytest.mark.parametrize("step", [in_build, *(pytest.param(step, marks=pytest.mark.long) for step in STEPS[1:])])
def test_one_brick_less_is_the_only_question(evening: Evening, step: Callable[[Evening], None]) -> None:
    step(evening)
    had = evening.counts[BRICK]
    counts = [count - (cell == BRICK) for cell, count in enumerate(evening.counts)]
    shown = sleep(evening.rig, evening.node, counts, settled(4))
    assert doubts(evening.rig) == {BRICK: (had - 1, had)}
    assert shown.question is not None
    assert [option.answer for option in shown.question.options][:2] == [str(had - 1), str(had)]
    evening.rig.enter(say.Answer(question=shown.question.id, answer=str(had - 1)))
    evening.rig.pass_time(3.0)
    assert evening.shown.question is None
    assert evening.rig.core.hub.counts == tuple(counts)
    assert evening.shown.judgement.wrong or step is in_a_delivery, "a brick is missing"


@pytest.mark.parametrize(
    "left", [pytest.param(0, id="emptied"), pytest.param(None, id="cup and all", marks=pytest.mark.long)]
)
def test_a_compartment_that_was_taken_away_is_the_only_question(evening: Evening, left: int | None) -> None:
    counts: list[float] = list(evening.counts)
    counts[GOLD] = -CUP_G / GRAMS[GOLD] if left is None else left
    sleep(evening.rig, evening.node, counts, settled(5))
    hub = evening.rig.core.hub
    assert [cell for cell, count in enumerate(hub.counts) if count is None] == [GOLD]
    assert set(doubts(evening.rig)) == {GOLD}
    if left == 0:
        assert doubts(evening.rig)[GOLD][0] == 0


@pytest.mark.long
def test_two_changed_compartments_are_two_questions(evening: Evening) -> None:
    counts = [count - {ARCH: 2, BRICK: 3}.get(cell, 0) for cell, count in enumerate(evening.counts)]
    sleep(evening.rig, evening.node, counts, settled(6))
    assert set(doubts(evening.rig)) == {ARCH, BRICK}


def test_cold_cells_are_asked_and_never_believed(evening: Evening) -> None:
    """A brick was taken, and the shift of its cold cell hides it."""
    counts = [count - (cell == BRICK) for cell, count in enumerate(evening.counts)]
    shifts = cold(1)
    shifts[BRICK] = GRAMS[BRICK]
    sleep(evening.rig, evening.node, counts, shifts)
    assert evening.rig.core.hub.counts[BRICK] is None
    assert BRICK in doubts(evening.rig)


nights = {
    "taken": st.dictionaries(st.integers(0, 5), st.integers(-3, 3), max_size=4),
    "seed": st.integers(0, 10_000),
    "is_cold": st.booleans(),
}


@given(**nights)
@settings(max_examples=2, deadline=None)
def test_no_count_is_silently_wrong_after_a_night(
    tmp_path_factory: pytest.TempPathFactory, taken: Mapping[int, int], seed: int, is_cold: bool
) -> None:
    sleeps_soundly(tmp_path_factory, taken, seed, is_cold)


@pytest.mark.long
@given(**nights)
@settings(max_examples=examples(60), deadline=None)
def test_no_count_is_silently_wrong_after_many_nights(
    tmp_path_factory: pytest.TempPathFactory, taken: Mapping[int, int], seed: int, is_cold: bool
) -> None:
    sleeps_soundly(tmp_path_factory, taken, seed, is_cold)


def sleeps_soundly(
    tmp_path_factory: pytest.TempPathFactory, taken: Mapping[int, int], seed: int, is_cold: bool
) -> None:
    """Counts are right or unknown; with settled cells, just the changed compartments are asked, and shifted ones."""
    rig = new_rig(tmp_path_factory.mktemp("night") / "journal.sqlite")
    rig.wall = 1_800_000_000.0
    node = Node()
    stored = rig.weigh_in(node, at_once=True)
    counts = [
        min(BOX[piece], max(0, count - taken.get(cell, 0)))
        for cell, (piece, count) in enumerate(zip(PIECES, stored, strict=True))
    ]
    shifts = cold(seed) if is_cold else settled(seed)
    sleep(rig, node, counts, shifts)
    believed = rig.core.hub.counts
    assert all(seen in (None, there) for seen, there in zip(believed, counts, strict=True))
    changed = {cell for cell, (then, now) in enumerate(zip(stored, counts, strict=True)) if then != now}
    far = {cell for cell, shift in enumerate(shifts) if abs(shift) > 0.3 * GRAMS[cell]}
    if len(changed | far) <= 2:
        assert changed <= set(doubts(rig)) <= changed | far
    rig.journal.close()
