"""The bots' beam search: its staircases are legal, its figures are right, and it misses few good ones."""

from collections import Counter

import pytest
from tests.rules.board.palaces import full_map, random_palace, small_map
from tests.rules.staircase import slow_rules

from monkey_palace.board.lattice import Lattice
from monkey_palace.board.notation import Placement
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import COLOURS, Piece
from monkey_palace.board.stock import Bricks
from monkey_palace.bots.beam_search import Sketch, sketches
from monkey_palace.bots.candidates import candidates
from monkey_palace.game.commands import Build
from monkey_palace.game.history import Game
from monkey_palace.randomness import Rng
from monkey_palace.staircase.facts import FIVE_HIGH
from monkey_palace.staircase.search import can_build, staircases

NOTHING_WANTED = dict.fromkeys(COLOURS, ())


def listing(palace: Palace, stock: Bricks, *heights: int, whole_pile: bool = False) -> list[Sketch]:
    return sketches(Lattice.of(palace), stock, wanted=dict.fromkeys(COLOURS, heights), whole_pile=whole_pile)


def tallest_pile(palace: Palace, sketch: Sketch, whole_pile: bool) -> int:
    """R8.1, R10.4: the tallest pile on the path, computed from the placements alone."""
    levels: Counter[tuple[int, int]] = Counter()
    path = {(foot.x, foot.y) for piece in sketch.placements for foot in piece.feet}
    for piece in (*(palace.pieces if whole_pile else ()), *sketch.placements):
        high = {Piece.BRICK: 1, Piece.COLUMN: 3}.get(piece.piece, 0)
        if (piece.x, piece.y) in path:
            levels[piece.x, piece.y] += high
    return max(levels.values(), default=0)


@pytest.mark.parametrize("seed", range(12))
def test_each_sketch_is_a_legal_staircase_with_the_facts_that_it_names(seed: int) -> None:
    rng = Rng(seed)
    palace = random_palace(rng, turns=seed)
    stock = Bricks(arch=2 + rng.below(7), brick=rng.below(10), column=rng.below(4))
    whole_pile = bool(seed % 2)
    ground = dict(palace.ground)
    standing = [str(piece) for piece in palace.pieces]
    found = listing(palace, stock, 4, 6, 9, whole_pile=whole_pile)
    for sketch in rng.shuffled(found)[:40]:
        placements = sketch.placements
        counts = Counter(piece.piece for piece in placements)
        assert (counts[Piece.ARCH], counts[Piece.BRICK], counts[Piece.COLUMN]) == (
            sketch.arches,
            sketch.bricks,
            sketch.columns,
        )
        assert sketch.arches <= stock.arch
        assert sketch.bricks <= stock.brick
        assert sketch.columns <= stock.column
        broken = slow_rules.broken_rules(ground, standing, palace.figures, map(str, placements))
        assert broken == [], (broken, list(map(str, placements)))
        assert placements[-1].far.above() == sketch.end
        assert sketch.end.z == sketch.height
        assert palace.ground[placements[0].x, placements[0].y] == sketch.start_colour
        assert (tallest_pile(palace, sketch, whole_pile) >= FIVE_HIGH) == sketch.five_high
    assert len(found) == len({(id(s.path), s.height, s.columns) for s in found})


def test_equal_palaces_give_equal_listings() -> None:
    palace, stock = random_palace(Rng(5), 9), Bricks(arch=6, brick=7, column=2)
    texts = [[str(sketch.placements) for sketch in listing(palace, stock, 5)] for _ in range(2)]
    assert texts[0] == texts[1]


@pytest.mark.parametrize("seed", range(8))
def test_of_small_stocks_no_number_of_arches_is_missed_and_the_cheapest_is_cheap(seed: int) -> None:
    """Compared with all staircases: equal maximum of arches by start colour, and at most two more levels."""
    rng = Rng(100 + seed)
    palace = random_palace(rng, turns=seed, start=small_map(5, 4))
    stock = Bricks(arch=3, brick=2 + rng.below(2), column=rng.below(2))
    cheapest: dict[tuple[str, int], int] = {}
    for staircase in staircases(palace, stock):
        key, levels = (staircase.facts.start_colour, staircase.arches), staircase.bricks + 3 * staircase.columns
        cheapest[key] = min(levels, cheapest.get(key, levels))
    sketched: dict[tuple[str, int], int] = {}
    for sketch in listing(palace, stock):
        key, levels = (sketch.start_colour, sketch.arches), sketch.bricks + 3 * sketch.columns
        sketched[key] = min(levels, sketched.get(key, levels))
    assert set(sketched) <= set(cheapest)
    missed = set(cheapest) - set(sketched)
    assert all(cheapest[key] >= stock.brick for key in missed), missed
    for key, levels in sketched.items():
        assert cheapest[key] <= levels <= cheapest[key] + 2, key


def test_a_wanted_height_is_reached_when_the_pieces_allow_it() -> None:
    stock = Bricks(arch=2, brick=8)
    unasked, asked = listing(full_map(), stock), listing(full_map(), stock, 6)
    assert 6 not in {sketch.height for sketch in unasked if sketch.arches == 2}
    assert 6 in {sketch.height for sketch in asked if sketch.arches == 2}
    assert not any(sketch.height == 30 for sketch in listing(full_map(), stock, 30))


def test_five_high_costs_five_levels_and_is_offered_when_they_are_there() -> None:
    assert not any(sketch.five_high for sketch in listing(full_map(), Bricks(arch=2, brick=4)))
    assert any(sketch.five_high for sketch in listing(full_map(), Bricks(arch=2, brick=10)))


def test_without_an_arch_or_without_a_join_there_is_nothing() -> None:
    assert listing(full_map(), Bricks(brick=9, column=3)) == []
    assert listing(full_map(), Bricks(arch=1)) == []  # R4.5: from the ground, one arch alone reaches the ground


def test_r4_10_a_bot_passes_only_if_nothing_can_be_built() -> None:
    """If the beam search finds nothing, the full search does."""
    for seed in range(30):
        rng = Rng(seed)
        state = Game.new(["Ann", "Bo"], seed=seed, ground_map=1 + seed % 4).state
        stock = Bricks(arch=rng.below(3), brick=rng.below(2), column=rng.below(3))
        players = (state.players[0].model_copy(update={"bricks": stock}), state.players[1])
        state = state.model_copy(update={"players": players})
        palace = Palace.of(state.ground, " ".join(state.palace))
        assert bool(candidates(state)) == can_build(palace, stock)


def test_a_prospect_builds_with_its_decoration_on_the_end() -> None:
    game = Game.new(["Ann", "Bo"], seed=1)
    for candidate in candidates(game.state):
        command = candidate.command(candidate.start_colour)
        assert isinstance(command, Build)
        game.verify(command)
        end = Placement.parse(command.staircase.split()[-1])
        assert (end.piece, end.z) == (Piece(candidate.start_colour), candidate.height)
