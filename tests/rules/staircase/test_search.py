"""The search yields every legal staircase once, lazily, in a stable order; `test_counts` checks completeness."""

import gc
from functools import cache
from itertools import islice, pairwise

import pytest
from tests.rules.board.palaces import full_map, random_palace, small_map

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.randomness import Rng
from monkey_palace.staircase.check import check
from monkey_palace.staircase.count import Count, count
from monkey_palace.staircase.fills import moves, sequences, steps, steps_in_all
from monkey_palace.staircase.sampling import random_staircase
from monkey_palace.staircase.search import Staircase, can_build, staircases

LEVELS = {Piece.BRICK: 1, Piece.COLUMN: 3}


def rewalked(palace: Palace, staircase: Staircase) -> tuple[Placement, ...]:
    """Places the pieces one by one and asserts the rules: supports (R3.5), path (R4.1, R4.3-4.8)."""
    placements = staircase.placements
    knobs = set(palace.open_knobs())
    old = {(cell.x, cell.y) for piece in palace.pieces for cell in piece.feet}
    filled = {cell for piece in palace.pieces for cell in piece.cells}
    arches = [piece for piece in placements if piece.piece is Piece.ARCH]
    assert placements[-1] is arches[-1]
    assert arches[0].x == placements[0].x
    assert palace.is_open(Cell(arches[0].x, arches[0].y, 0))
    ways: list[tuple[int, int]] = [(arches[0].x, arches[0].y)]
    pending: set[tuple[int, int]] = set()
    for piece in placements:
        assert all(foot in knobs for foot in piece.feet), piece
        assert filled.isdisjoint(piece.cells), piece
        knobs.difference_update(piece.feet)
        knobs.update(piece.knobs)
        filled.update(piece.cells)
        if piece.piece is not Piece.ARCH:
            pending.add((piece.x, piece.y))
            continue
        assert (piece.x, piece.y) == ways[-1]
        assert pending <= {(piece.x, piece.y), (piece.far.x, piece.far.y)}
        pending.clear()
        if len(ways) > 1:
            assert (piece.far.x, piece.far.y) != ways[-2]
        ways.append((piece.far.x, piece.far.y))
    assert all(lower.z < higher.z for lower, higher in pairwise(arches))
    assert old.intersection(ways)
    return placements


def facts_by_hand(palace: Palace, placements: tuple[Placement, ...]) -> dict[str, object]:
    arches = [piece for piece in placements if piece.piece is Piece.ARCH]
    piles = {(foot.x, foot.y) for arch in arches for foot in arch.feet}

    def tallest(pieces: tuple[Placement, ...]) -> int:
        return max(sum(LEVELS.get(piece.piece, 0) for piece in pieces if (piece.x, piece.y) == pile) for pile in piles)

    start = Cell(arches[0].x, arches[0].y, 0)
    return {
        "start": start,
        "start_colour": palace.ground[start.x, start.y],
        "arches": len(arches),
        "bricks": sum(piece.piece is Piece.BRICK for piece in placements),
        "columns": sum(piece.piece is Piece.COLUMN for piece in placements),
        "end": arches[-1].far.above(),
        "placed_part": tallest(placements),
        "whole_part": tallest(palace.pieces + placements),
    }


def stock_of(rng: Rng) -> Bricks:
    return Bricks(arch=rng.below(6), brick=rng.below(6), column=rng.below(3))


@cache
def positions() -> list[tuple[Palace, Bricks]]:
    return [
        (random_palace(rng, rng.below(12)), stock_of(rng))
        if seed % 2
        else (random_palace(rng, 4, small_map(4, 3)), stock_of(rng))
        for seed in range(60)
        for rng in [Rng(seed)]
    ]


def test_every_staircase_is_yielded_once_in_one_order_and_counted() -> None:
    for palace, stock in positions():
        every = list(islice(staircases(palace, stock), 3000))
        if len(every) == 3000:
            assert count(palace, stock, 2999) == Count(2999, complete=False)
            continue
        assert count(palace, stock) == Count(len(every), complete=True)
        assert can_build(palace, stock) == bool(every)
        assert len({frozenset(str(min(p, p.reversed())) for p in one.placements) for one in every}) == len(every)
        assert [str(staircase) for staircase in staircases(palace, stock)] == [str(one) for one in every]


def test_every_yielded_staircase_can_be_built_piece_by_piece() -> None:
    seen = 0
    for palace, stock in positions():
        for staircase in islice(staircases(palace, stock), 0, 1000, 11):
            placements = rewalked(palace, staircase)
            facts = staircase.facts
            by_hand = facts_by_hand(palace, placements)
            assert {name: getattr(facts, name) for name in by_hand} == by_hand
            assert (staircase.arches, staircase.bricks, staircase.columns) == (
                facts.arches,
                facts.bricks,
                facts.columns,
            )
            assert facts.arches <= stock.arch
            assert facts.bricks <= stock.brick
            assert facts.columns <= stock.column
            assert parse_placements(str(staircase)) == placements
            seen += 1
    assert seen > 800


def test_2_6_the_first_turns_of_seats_one_and_two_on_the_full_map() -> None:
    assert count(full_map(), Bricks(arch=2)) == Count(len(list(staircases(full_map(), Bricks(arch=2)))), complete=True)
    assert can_build(full_map(), Bricks(arch=2))
    assert can_build(full_map(), Bricks(arch=2, brick=1))
    assert not can_build(full_map(), Bricks(brick=9, column=9))


def test_the_first_staircase_comes_without_a_full_search() -> None:
    many = staircases(full_map(), Bricks(arch=30, brick=60, column=16))
    first = list(islice(many, 3))
    assert len(set(map(str, first))) == 3
    assert count(full_map(), Bricks(arch=30, brick=60, column=16), 5000) == Count(5000, complete=False)


def test_a_count_that_just_meets_its_limit_is_complete() -> None:
    stock = Bricks(arch=2, brick=1)
    whole = count(full_map(), stock)
    assert count(full_map(), stock, whole.count) == whole
    assert count(full_map(), stock, whole.count - 1) == Count(whole.count - 1, complete=False)
    assert count(full_map(), Bricks(), 0) == Count(0, complete=True)
    with pytest.raises(ValueError, match="limit"):
        count(full_map(), stock, -1)


def test_staircases_are_equal_by_their_placements() -> None:
    stock = Bricks(arch=3, brick=2)
    first, again = list(staircases(full_map(), stock)), list(staircases(full_map(), stock))
    assert first == again
    assert first[0] is not again[0]
    assert len({*first, *again}) == len(first)
    assert first[0] != str(first[0])


def test_a_staircase_keeps_no_more_than_its_parents_alive() -> None:
    """The iterator may yield millions of staircases, so it must not keep them in memory."""
    gc.collect()
    before = sum(isinstance(thing, Staircase) for thing in gc.get_objects())
    for number, _staircase in enumerate(staircases(full_map(), Bricks(arch=6, brick=8, column=2))):
        if number == 50_000:
            break
    held = sum(isinstance(thing, Staircase) for thing in gc.get_objects()) - before
    assert held < 10_000


@pytest.mark.parametrize("figure", ["2,2,1", "11,2,0"])
def test_3_5_a_figure_occupies_its_knob(figure: str) -> None:
    free = small_map(4, 2)
    blocked = free.with_figures([Cell.parse(figure)])
    stock = Bricks(arch=2, brick=5)
    cell = Cell.parse(figure)
    through = [
        staircase for staircase in staircases(free, stock) if any(cell in piece.cells for piece in staircase.placements)
    ]
    assert through
    assert set(staircases(blocked, stock)) == set(staircases(free, stock)) - set(through)


def test_4_4_feet_stand_on_decorations() -> None:
    palace = small_map(4, 1)
    on_gold = [staircase for staircase in staircases(palace, Bricks(arch=1, brick=3)) if "A11,2,3w" in str(staircase)]
    assert [str(one) for one in on_gold] == ["B11,2,0 B11,2,1 B11,2,2 A11,2,3w"]


def test_4_7_a_path_does_not_turn_back_but_may_return_to_its_start() -> None:
    palace = small_map(3, 3)
    stock = Bricks(arch=5, brick=12)
    spirals = [
        staircase for staircase in staircases(palace, stock) if staircase.facts.end[:2] == staircase.facts.start[:2]
    ]
    assert spirals
    assert all(spiral.arches >= 4 for spiral in spirals)


def test_4_10_no_staircase_where_every_way_to_the_palace_is_blocked() -> None:
    palace = small_map(6, 6)
    walled = palace.with_figures([Cell(2, 2, 1), Cell(5, 2, 2), Cell(8, 2, 3)])
    stock = Bricks(arch=12, brick=12, column=4)
    assert can_build(palace, stock)
    assert not can_build(walled, stock)
    assert count(walled, stock) == Count(0, complete=True)


def test_4_10_columns_alone_reach_only_matching_heights() -> None:
    palace = Palace.of([(2, 2, "gold"), (5, 2, "gold"), (8, 2, "gold")], "A5,2,0e B5,2,1 B5,2,2 B5,2,3", ["8,2,1"])
    assert Lattice.of(palace).tops[Lattice.of(palace).starts[0] + 1] == 4
    assert not can_build(palace, Bricks(arch=1, column=4))
    assert can_build(palace, Bricks(arch=1, column=1, brick=1))
    assert [str(staircase) for staircase in staircases(palace, Bricks(arch=1, column=1, brick=1))] == [
        "B2,2,0 C2,2,1 A2,2,4e",
        "C2,2,0 B2,2,3 A2,2,4e",
    ]


def test_a_palace_off_its_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="off the grid"):
        Lattice.of(Palace.of([(2, 2, "gold")], "A2,2,0e B9,9,0"))


def test_tables_of_fills_agree_with_the_sequences_they_stand_for() -> None:
    for gap in range(-4, 8):
        for move in moves(gap, 5, 2):
            every = list(steps(0, move))
            assert len(every) == len(set(every)) == move.steps
            assert {near.count("B") + far.count("B") for _, near, far in every} == {move.bricks}
            assert {near.count("C") + far.count("C") for _, near, far in every} == {move.columns}
            assert move.far - move.near == gap
        assert steps_in_all(gap, 5, 2) == sum(move.steps for move in moves(gap, 5, 2))
    assert sorted(sequences(5, 1)) == ["BBC", "BCB", "CBB"]


def test_a_random_staircase_is_one_of_the_legal_ones() -> None:
    found = 0
    for number, (palace, stock) in enumerate(positions()):
        one = random_staircase(palace, stock, Rng(number))
        if one is not None:
            found += 1
            rewalked(palace, one)
    assert found > 30


def test_4_every_yielded_staircase_passes_the_check_with_the_same_facts() -> None:
    seen = 0
    for palace, stock in positions():
        for staircase in islice(staircases(palace, stock), 0, 1000, 23):
            verdict = check(palace, staircase.placements, stock=stock)
            assert verdict.violations == ()
            assert verdict.facts == staircase.facts
            assert verdict.placements == staircase.placements
            seen += 1
    assert seen > 300
