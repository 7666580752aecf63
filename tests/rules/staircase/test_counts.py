"""Compares the engine's search and check with the slow enumerator and the count files of `tests/counts`."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from functools import cache

import pytest
from tests.counts.claims import CLAIMS
from tests.counts.house_maps import house_maps
from tests.counts.positions import Position, all_positions, read_grounds
from tests.rules.staircase.slow_rules import piece_of
from tests.rules.staircase.slow_staircases import count_by_first_arch

from monkey_palace.board.palace import Palace
from monkey_palace.board.stock import Bricks
from monkey_palace.staircase.count import count
from monkey_palace.staircase.search import staircases

GROUNDS = read_grounds()
POSITIONS = all_positions()
# In staircases; small positions are counted again and compared set by set in every run.
SMALL = 300
SMALL_STOCK = 7
OF_EACH_CATEGORY = 8


def engine_palace(position: Position) -> Palace:
    knobs = [(x, y, colour) for (x, y), colour in position.ground(GROUNDS).items()]
    figures = [f"{x},{y},{z}" for x, y, z in position.figures]
    return Palace.of(knobs, " ".join(position.standing), figures)


def bricks(stock: tuple[int, int, int]) -> Bricks:
    return Bricks(arch=stock[0], brick=stock[1], column=stock[2])


def canonical(placements: Iterable[object]) -> frozenset[str]:
    """Placements in the enumerator's notation: an arch from its lower end."""
    return frozenset(str(piece_of(str(placement))) for placement in placements)


def engine_yields(position: Position) -> list[frozenset[str]]:
    return [canonical(found.placements) for found in staircases(engine_palace(position), bricks(position.stock))]


def split_of_both(position: Position) -> str:
    """For a failure: the different counts by first arch, engine and enumerator."""
    ours = count_by_first_arch(engine_yields(position))
    counted = count_by_first_arch(position.staircases(GROUNDS))
    differ = [
        f"  {first}: {ours.get(first, 0)}, {counted.get(first, 0)}"
        for first in sorted(ours.keys() | counted.keys())
        if ours.get(first) != counted.get(first)
    ]
    return "\n".join([f"{position.name}, first arch: engine, slow", *differ, *position.lines()])


@cache
def slow(position: Position) -> set[frozenset[str]]:
    return position.staircases(GROUNDS)


def sample() -> list[Position]:
    """The smallest position of each category, which every run counts again."""
    chosen = []
    for category in sorted({position.category for position in POSITIONS}):
        small = [p for p in POSITIONS if p.category == category and p.count <= SMALL and sum(p.stock) < SMALL_STOCK]
        chosen += small[:OF_EACH_CATEGORY]
    return chosen


def named(positions: list[Position]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("position", positions, ids=[position.name for position in positions])


def test_there_are_positions_of_every_kind() -> None:
    counts = [position.count for position in POSITIONS]
    assert len(counts) >= 300
    assert sum(count > 1000 for count in counts) >= 100
    assert sum(1 <= count <= 9 for count in counts) >= 50
    assert sum(count == 0 for count in counts) >= 30
    assert len({position.name for position in POSITIONS}) == len(POSITIONS)
    assert len({replace(position, name="", count=0) for position in POSITIONS}) == len(POSITIONS)
    kinds = Counter(position.category for position in POSITIONS)
    assert not CLAIMS.keys() - kinds.keys()
    assert min(kinds.values()) >= 10


def test_the_house_maps_are_counted_as_they_are_drawn() -> None:
    """A failure means that a map has changed: generate the count files again."""
    starts = {(position.ground_name, position.standing) for position in POSITIONS if position.category == "house_start"}
    for name, (knobs, staircase) in house_maps().items():
        assert GROUNDS[name] == knobs
        assert (name, staircase) in starts
    assert len(starts) == 4


@named(POSITIONS)
def test_the_engine_counts_match_the_file(position: Position) -> None:
    found = count(engine_palace(position), bricks(position.stock))
    assert found.complete
    if found.count != position.count:
        pytest.fail(split_of_both(position))


def test_a_mismatch_names_the_first_arches_that_differ(monkeypatch: pytest.MonkeyPatch) -> None:
    position = next(position for position in sample() if position.category == "house_start")
    split = count_by_first_arch(slow(position))
    lost = max(split, key=lambda first: split[first])
    kept = [found for found in slow(position) if lost not in found]
    monkeypatch.setattr(f"{__name__}.engine_yields", lambda position: kept)
    assert f"  {lost}: 0, {split[lost]}\n" in split_of_both(position)


@named(sample())
def test_a_sample_of_the_files_counted_again(position: Position) -> None:
    found = slow(position)
    assert len(found) == position.count
    assert position.category not in CLAIMS or CLAIMS[position.category](position, GROUNDS, found)


@named(sample())
def test_the_engine_yields_the_same_staircases(position: Position) -> None:
    yielded = engine_yields(position)
    assert len(yielded) == len(set(yielded))
    assert set(yielded) == slow(position), split_of_both(position)


@pytest.mark.long
@named(POSITIONS)
def test_every_file_counted_again_and_compared_staircase_by_staircase(position: Position) -> None:
    found = position.staircases(GROUNDS)
    assert len(found) == position.count
    assert position.category not in CLAIMS or CLAIMS[position.category](position, GROUNDS, found)
    yielded = engine_yields(position)
    assert len(yielded) == len(set(yielded))
    assert set(yielded) == found, split_of_both(position)
