"""`best` equals the maximum over all staircases on positions that can be enumerated (R5.2, R5.3)."""

from functools import cache
from itertools import count as numbers

import pytest
from tests.rules.board.palaces import full_map, random_palace, small_map

from monkey_palace.board.lattice import WALL, Lattice
from monkey_palace.board.notation import Cell
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS, Colour
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.best import THRIFT, best, highest_decorations
from monkey_palace.staircase.cost_bound import CostBound
from monkey_palace.staircase.count import count
from monkey_palace.staircase.distance_bound import FAR, DistanceBound
from monkey_palace.staircase.facts import Facts
from monkey_palace.staircase.search import staircases

EXHAUSTED = 220
"""Number of positions with a compared optimum."""

MOST = 1500
"""Maximum of staircases in an enumerated position."""


@cache
def positions() -> list[tuple[Palace, Bricks]]:
    found: list[tuple[Palace, Bricks]] = []
    for seed in numbers():
        rng = Rng.keyed(seed, "best")
        start = full_map() if seed % 3 == 0 else small_map(2 + rng.below(4), 2 + rng.below(3))
        palace = random_palace(rng, rng.below(10), start)
        stock = Bricks(arch=rng.below(8), brick=rng.below(7), column=rng.below(3))
        if count(palace, stock, MOST).complete:
            found.append((palace, stock))
        if len(found) == EXHAUSTED:
            return found
    raise AssertionError


def credits_of(facts: Facts, highest: dict[Colour, int | None], tie_earns: bool) -> int:
    """The credits by R5.2, R5.3 and R10.3."""
    present = highest[facts.start_colour]
    higher = present is None or facts.height > present or (tie_earns and facts.height == present)
    return facts.arches + higher


@pytest.mark.long
@pytest.mark.parametrize("tie_earns", [False, True])
def test_5_3_the_best_by_credits_is_the_optimum(tie_earns: bool) -> None:
    for palace, stock in positions():
        highest = highest_decorations(palace)
        worths = [credits_of(staircase.facts, highest, tie_earns) for staircase in staircases(palace, stock)]
        answer = best(palace, stock, tie_earns=tie_earns)
        assert answer.proved
        assert answer.value == answer.bound == max(worths, default=0)
        if answer.staircase is None:
            assert not worths
        else:
            assert credits_of(answer.staircase.facts, highest, tie_earns) == answer.value
            assert answer.staircase in set(staircases(palace, stock))


def pieces_of(facts: Facts) -> int:
    return facts.arches + facts.bricks + facts.columns


@pytest.mark.long
def test_among_the_best_by_credits_the_one_of_fewest_pieces_stays() -> None:
    finished = 0
    for palace, stock in positions():
        highest = highest_decorations(palace)
        answer = best(palace, stock)
        if answer.staircase is None or answer.nodes >= THRIFT:
            continue
        every = (staircase.facts for staircase in staircases(palace, stock))
        fewest = min(pieces_of(facts) for facts in every if credits_of(facts, highest, False) == answer.value)
        assert pieces_of(answer.staircase.facts) == fewest
        finished += 1
    assert finished > 100


def test_the_test_positions_cover_every_kind() -> None:
    sizes = [count(palace, stock).count for palace, stock in positions()]
    assert sizes.count(0) >= 10
    assert sum(size > 300 for size in sizes) >= 20


def odd_value(facts: Facts) -> float:
    """A value that uses every fact and is monotone in none."""
    return (facts.height * 7 + facts.bricks * 5 + facts.columns * 3 + facts.whole_part + facts.placed_part) % 11


@pytest.mark.long
def test_a_callers_value_is_maximised_and_ties_go_to_the_fewest_pieces() -> None:
    for palace, stock in positions()[::2]:
        ranked = [
            (-odd_value(facts), pieces_of(facts))
            for facts in (staircase.facts for staircase in staircases(palace, stock))
        ]
        answer = best(palace, stock, value=odd_value)
        assert answer.proved
        assert answer.value == -min(ranked, default=(0, 0))[0]
        if answer.staircase is not None:
            facts = answer.staircase.facts
            assert (-odd_value(facts), pieces_of(facts)) == min(ranked)


@pytest.mark.long
def test_an_upper_bound_changes_the_effort_and_not_the_result() -> None:
    def value(facts: Facts) -> float:
        return 2 * facts.arches + (facts.start_colour == "gold")

    with_bound = without = 0
    for palace, stock in positions():
        plain = best(palace, stock, value=value)
        bounded = best(palace, stock, value=value, upper=lambda arches: 2 * arches + 1)
        assert bounded.proved
        assert bounded.value == plain.value
        with_bound, without = with_bound + bounded.nodes, without + plain.nodes
    assert with_bound < without


def test_values_below_zero_are_compared_too() -> None:
    answer = best(full_map(), Bricks(arch=2, brick=1), value=lambda facts: -facts.arches - facts.height)
    worths = [
        -staircase.facts.arches - staircase.facts.height
        for staircase in staircases(full_map(), Bricks(arch=2, brick=1))
    ]
    assert answer.value == max(worths) < 0


def test_the_same_question_has_the_same_answer() -> None:
    for palace, stock in positions()[:20]:
        assert str(best(palace, stock)) == str(best(palace, stock))


@pytest.mark.long
def test_a_search_that_is_cut_short_states_a_true_bound() -> None:
    stock = Bricks(arch=12, brick=6, column=1)
    cut = 0
    for seed in range(3):
        palace = random_palace(Rng(seed), 5)
        whole = best(palace, stock)
        assert whole.proved
        for budget in (0, 3, 60):
            part = best(palace, stock, budget=budget)
            assert part.nodes <= budget
            assert part.value <= whole.value <= part.bound
            assert part.proved == (part.value == part.bound)
            cut += not part.proved
    assert cut >= 3


def test_a_caller_can_stop_the_search() -> None:
    stopped = best(full_map(), Bricks(arch=12, brick=6, column=1), should_stop=lambda: True)
    assert stopped.nodes == 0
    assert not stopped.proved
    assert stopped.bound >= best(full_map(), Bricks(arch=12, brick=6, column=1)).value
    by_value = best(full_map(), Bricks(arch=4, brick=4), value=odd_value, should_stop=lambda: True)
    assert not by_value.proved
    assert by_value.bound == float("inf")


def test_10_7_a_colour_that_has_run_out_earns_no_credit_for_height() -> None:
    stock = Bricks(arch=4, brick=6)
    out: dict[Colour, int | None] = dict.fromkeys(COLOURS, WALL)
    assert best(full_map(), stock).value == best(full_map(), stock, highest=out).value + 1


def test_without_a_possible_build_the_result_is_empty_and_proved() -> None:
    for stock in (Bricks(), Bricks(brick=9, column=9)):
        answer = best(full_map(), stock)
        assert (answer.staircase, answer.value, answer.bound, answer.proved) == (None, 0, 0, True)
    walled = small_map(4, 4).with_figures([Cell(2, 2, 1), Cell(5, 2, 2), Cell(8, 2, 3)])
    assert best(walled, Bricks(arch=12, brick=12, column=4)).staircase is None


def test_the_lower_bound_is_never_above_what_a_staircase_takes() -> None:
    for palace, stock in positions()[::3]:
        lattice = Lattice.of(palace)
        reach = DistanceBound(lattice, stock.arch)
        needs = CostBound(lattice, reach, 0)
        numbers_of = {lattice.stud(node): node for node in lattice.starts}
        for staircase in staircases(palace, stock):
            facts = staircase.facts
            start = numbers_of[facts.start.x, facts.start.y]
            levels = facts.bricks + 3 * facts.columns
            assert needs.levels(start, 0, facts.arches, 0, False) <= levels
            assert CostBound(lattice, reach, facts.height).levels(start, 0, facts.arches, 0, False) <= levels
            assert reach.levels(start, 0, facts.arches) <= levels
        assert all(reach.levels(start, 0, 0) == FAR for start in lattice.starts)


def test_a_search_is_stopped_while_it_works_out_what_arches_need() -> None:
    """With a whole box of pieces, the bounds alone take seconds before the first path."""
    palace, box = full_map(), Bricks(arch=80, brick=80, column=16)
    answer = best(palace, box, should_stop=lambda: True)
    assert (answer.staircase, answer.nodes, answer.bound, answer.proved) == (None, 0, 81, False)
    asked = iter([False, False, True])
    assert best(palace, box, value=lambda facts: facts.arches, should_stop=lambda: next(asked)).nodes <= 512
