"""Reported facts are refused exactly if no staircase has them: an enumerator tries every pile of bricks and columns."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from tests.cases import few
from tests.rules.board.palaces import random_palace, small_map

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS
from monkey_palace.board.stock import Bricks
from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.history import Game
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.report import decoration_levels, five_high_options, report_from_facts, verify_report
from monkey_palace.randomness import Rng
from monkey_palace.settings import Settings
from monkey_palace.staircase import with_facts
from monkey_palace.staircase.sampling import random_staircase
from monkey_palace.staircase.search import staircases
from monkey_palace.staircase.with_facts import has_staircase


def possible(arches: int, bricks: int, columns: int) -> set[tuple[int, bool]]:
    """(decoration level, five high) of every straight staircase of exactly these pieces, on palaces of any shape.

    Each arch gets a near pile, on the start or the end before, and a far pile that reaches up to it. A far pile from
    the ground connects with nothing, a lower one stands on an old piece (R4.5).
    """
    return set(_onward(arches, 0, (bricks, columns), (0,), False))


def _onward(
    arches: int, floor: int, left: tuple[int, int], piles: tuple[int, ...], connected: bool
) -> Iterator[tuple[int, bool]]:
    if arches == 0:
        if connected and left == (0, 0):
            yield floor, max(piles) >= 5
        return
    for near_bricks, near_columns in product(range(left[0] + 1), range(left[1] + 1)):
        near = near_bricks + 3 * near_columns
        rest = left[0] - near_bricks, left[1] - near_columns
        for far_bricks, far_columns in product(range(rest[0] + 1), range(rest[1] + 1)):
            far = far_bricks + 3 * far_columns
            if far <= floor + near:
                yield from _onward(
                    arches - 1,
                    floor + near + 1,
                    (rest[0] - far_bricks, rest[1] - far_columns),
                    (*piles[:-1], piles[-1] + near, far),
                    connected or far < floor + near,
                )


SMALL_STOCKS = [*product((1, 2), range(8), (0, 1, 2)), *product((3,), range(6), (0, 1))]


@pytest.mark.parametrize(("arches", "bricks", "columns"), SMALL_STOCKS)
def test_4_5_and_4_6_exactly_the_possible_levels_of_a_decoration_are_accepted(arches, bricks, columns):
    levels = {height for height, _ in possible(arches, bricks, columns)}
    assert set(decoration_levels(arches, bricks, columns)) == levels


@pytest.mark.parametrize(("arches", "bricks", "columns"), SMALL_STOCKS)
def test_8_1_no_possible_part_of_five_bricks_is_refused(arches, bricks, columns, table, stock):
    laid = table().set(stock, 0, arch=arches, brick=bricks, column=columns)
    for height, five_high in possible(arches, bricks, columns):
        facts = ReportBuild(
            start_colour="gold", arches=arches, bricks=bricks, columns=columns, height=height, five_high=five_high
        )
        verify_report(laid.state, facts)


@pytest.mark.parametrize(
    ("arches", "bricks", "columns"), [*SMALL_STOCKS, *product((1, 2), range(8, 12), (0,)), (5, 4, 1)]
)
def test_8_1_exactly_the_possible_parts_of_five_bricks_are_accepted(arches, bricks, columns, table, stock):
    laid = table().set(stock, 0, arch=arches, brick=bricks, column=columns)
    can_be = possible(arches, bricks, columns)
    for height in decoration_levels(arches, bricks, columns):
        allowed = {five for level, five in can_be if level == height}
        assert set(five_high_options(laid.state, arches, bricks, columns, height)) == allowed, height


@few(2, "seed", [0, 1, 2, *(pytest.param(seed, marks=pytest.mark.long) for seed in (3, 4, 5))])
@pytest.mark.parametrize("whole_pile", [False, True])
def test_on_a_known_palace_exactly_the_facts_of_its_staircases_are_possible(seed, whole_pile):
    palace = random_palace(Rng(seed), turns=2 * seed)
    accepts_exactly_the_facts_of_its_staircases(palace, Bricks(arch=2, brick=2, column=1), whole_pile)


@few(2, "pile", ["8,5", "5,8", "8,8"])
@pytest.mark.parametrize("whole_pile", [False, True])
def test_8_1_only_the_piles_of_the_path_itself_are_parts_of_it(pile, whole_pile):
    """An old pile of five bricks stands beside the path of some staircases and under the path of others."""
    palace = small_map(3, 3).with_pieces(parse_placements(f"C{pile},0 B{pile},3 B{pile},4"))
    for most in (Bricks(arch=2, brick=3, column=1), Bricks(arch=2, brick=1, column=2)):
        accepts_exactly_the_facts_of_its_staircases(palace, most, whole_pile)


def accepts_exactly_the_facts_of_its_staircases(palace: Palace, most: Bricks, whole_pile: bool) -> None:
    rules = Settings(bonus_counts="whole_pile" if whole_pile else "placed_this_turn")
    there = {
        (facts.start_colour, facts.arches, facts.bricks, facts.columns, facts.height, facts.five_high(rules))
        for facts in (staircase.facts for staircase in staircases(palace, most))
    }
    bricks, columns, levels = range(most.brick + 1), range(most.column + 1), range(1, 11)
    asked = product(COLOURS, (1, 2), bricks, columns, levels, (False, True))
    assert there == {facts for facts in asked if answer(palace, *facts, whole_pile)}


def answer(palace: Palace, colour, arches, bricks, columns, height, five_high, whole_pile) -> bool:
    return has_staircase(
        palace, colour, Bricks(arch=arches, brick=bricks, column=columns), height, five_high, whole_pile
    )


def test_the_largest_stock_is_judged_with_work_in_proportion_to_the_budget(monkeypatch):
    """The search tries at most a path's last arch in three directions without counting it."""
    calls, walk = Counter(), with_facts.FactsSearch.onward

    def counted(*asked):
        calls["walk"] += 1
        return walk(*asked)

    monkeypatch.setattr(with_facts.FactsSearch, "onward", counted)
    most = Bricks(arch=5, brick=77, column=11)
    start = palace_of(Game.new(["Ann", "Bo"]).state)
    assert has_staircase(start, "gold", most, height=53, five_high=True, whole_pile=False)
    assert with_facts.BUDGET < calls["walk"] < 4 * with_facts.BUDGET


@pytest.mark.parametrize("seed", range(40))
@pytest.mark.parametrize("bonus_counts", ["placed_this_turn", "whole_pile"])
def test_the_facts_of_a_real_staircase_are_never_refused(seed, bonus_counts, table, stock):
    """Long ones on grown palaces, which pass above themselves, as well."""
    rng = Rng(seed)
    palace = random_palace(rng, turns=seed % 12)
    pieces = Bricks(arch=1 + rng.below(12), brick=rng.below(16), column=rng.below(5))
    staircase = random_staircase(palace, pieces, rng)
    if staircase is None:
        pytest.skip("no random walk connects")
    facts = staircase.facts
    laid = table(bonus_counts=bonus_counts).set(stock, 0, **pieces.model_dump())
    built = Counter(placement.piece for placement in palace.pieces)
    state = laid.state.model_copy(update={"built": {**laid.state.built, **built}})
    report = report_from_facts(facts, state.settings, None)
    verify_report(state, report)
    used = Bricks(arch=facts.arches, brick=facts.bricks, column=facts.columns)
    whole_pile = bonus_counts == "whole_pile"
    assert has_staircase(palace, facts.start_colour, used, facts.height, report.five_high, whole_pile)


@pytest.mark.parametrize(
    ("facts", "code"),
    [
        ({"arches": 1, "height": 1}, "pieces_reach_nothing"),
        ({"arches": 10, "height": 10}, "facts_impossible"),
        ({"arches": 1, "columns": 1, "height": 3}, "height_too_low"),
        ({"arches": 2, "columns": 2, "height": 6}, "height_between"),
    ],
)
def test_impossible_facts_earn_nothing_on_the_first_turn(facts, code, table, stock):
    laid = table(known=True).set(stock, 0, arch=10, column=2)
    with pytest.raises(IllegalCommand) as refused:
        laid.do(ReportBuild(start_colour="gold", decoration="gold", **facts))
    assert refused.value.code == code


def test_the_first_staircase_of_the_printed_example_can_be_reported_on_a_known_palace(table):
    """R2.6: two arches are enough for the first turn."""
    laid = table(known=True).do(ReportBuild(start_colour="gold", decoration="gold", arches=2, height=2))
    assert laid.state.credits == 2


def test_10_4_older_bricks_count_where_the_table_says_so():
    bare = Game.new(["Ann", "Bo"], settings=Settings(bonus_counts="whole_pile")).state
    assert five_high_options(bare, 5, 1, 0, 6) == (False,)
    grown = bare.model_copy(update={"built": {**bare.built, "brick": 4}})
    assert five_high_options(grown, 5, 1, 0, 6) == (False, True)
    placed_only = grown.model_copy(update={"settings": Settings()})
    assert five_high_options(placed_only, 5, 1, 0, 6) == (False,)


@pytest.mark.parametrize("bonus_counts", ["placed_this_turn", "whole_pile"])
def test_8_1_a_part_five_bricks_high_lifts_the_decoration_to_level_6(bonus_counts, table, stock):
    laid = table(bonus_counts=bonus_counts).set(stock, 0, arch=3, brick=9)
    assert True in five_high_options(laid.state, 3, 9, 0, 6)
    assert five_high_options(laid.state, 3, 9, 0, 5) == (False,)
    low = ReportBuild(start_colour="gold", arches=3, bricks=9, height=5, five_high=True)
    with pytest.raises(IllegalCommand, match="level 6") as refused:
        verify_report(laid.state, low)
    assert (refused.value.code, refused.value.rule) == ("five_high_too_low", "8.1")


def test_5_1_a_report_is_judged_before_its_decoration_is_known(table):
    laid = table()
    facts = ReportBuild(start_colour="gold", arches=2, height=2)
    verify_report(laid.state, facts)
    assert not laid.game.can(facts)
    assert laid.game.can(facts.model_copy(update={"decoration": "gold"}))
