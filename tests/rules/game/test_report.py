"""Refused facts of reports are impossible: an enumerator tries every pile of bricks and columns."""

from functools import lru_cache
from itertools import product

import pytest

from monkey_palace.errors import IllegalCommand
from monkey_palace.game.commands import ReportBuild
from monkey_palace.game.history import Game
from monkey_palace.game.report import five_high_options, height_range, verify_report
from monkey_palace.settings import Settings


@lru_cache
def piles_of(bricks: int, columns: int, piles: int) -> frozenset[tuple[int, ...]]:
    """Heights of `piles` piles for every distribution of these pieces (R8.1: brick 1, column 3)."""
    ways = {(0,) * piles}
    for height in [1] * bricks + [3] * columns:
        ways = {
            tuple(sorted(h + height * (n == pile) for n, h in enumerate(way))) for way in ways for pile in range(piles)
        }
    return frozenset(ways)


def possible(arches: int, bricks: int, columns: int) -> set[tuple[int, bool]]:
    """(decoration level, five high) of every staircase, with some pieces beside the path (R4.6, R4.8)."""
    found = set()
    for path_bricks, path_columns in product(range(bricks + 1), range(columns + 1)):
        height = arches + path_bricks + 3 * path_columns
        beside = piles_of(bricks - path_bricks, columns - path_columns, 2)
        for way, side in product(piles_of(path_bricks, path_columns, arches), beside):
            if max(side) >= 5 and height <= max(side):
                continue  # a pile beside the path carries a foot of an arch, and the decoration is above every arch
            found.add((height, max(way + side) >= 5))
    return found


@pytest.mark.parametrize(("arches", "bricks", "columns"), list(product((1, 2, 3), range(0, 8, 1), (0, 1, 2))))
def test_4_6_and_8_1_no_possible_staircase_is_refused(arches, bricks, columns, table, stock):
    laid = table().set(stock, 0, arch=arches, brick=bricks, column=columns)
    can_be = possible(arches, bricks, columns)
    for height, five_high in can_be:
        facts = ReportBuild(
            start_colour="gold", arches=arches, bricks=bricks, columns=columns, height=height, five_high=five_high
        )
        verify_report(laid.state, facts)
    heights = {height for height, _ in can_be}
    lowest, highest = height_range(arches, bricks, columns)
    assert lowest <= min(heights) <= max(heights) == highest


@pytest.mark.parametrize(("arches", "bricks"), list(product((1, 2, 3), range(12))))
def test_8_1_reports_of_bricks_alone_are_accepted_exactly_if_possible(arches, bricks, table, stock):
    laid = table().set(stock, 0, arch=arches, brick=bricks)
    can_be = possible(arches, bricks, 0)
    for height in range(arches, arches + bricks + 1):
        if height - arches == bricks or bricks < 5:  # the enumerator has only two piles beside the path
            allowed = {five for level, five in can_be if level == height}
            assert set(five_high_options(laid.state, arches, bricks, 0, height)) == allowed


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
