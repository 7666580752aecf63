"""Builds of the plate benchmark: the rules' check agrees with their kind, and hands can perform the steps."""

import random
from collections import Counter

import pytest
from tests.cases import few

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, DECORATIONS, Piece
from monkey_palace.errors import CODES
from monkey_palace.staircase.check import check
from palace_hub.bench.plate.builds import LARGE, LEGAL, mid_game, one_by_one, searched_build
from palace_hub.bench.plate.illegal import KINDS, illegal_build
from palace_hub.bench.plate.player import player_build
from palace_hub.sim.plate.faults import PLATE_FAULTS, with_plate_faults
from palace_hub.sim.plate.hands import Lying, set_on
from palace_hub.sim.plate.heap import Heap
from palace_hub.sim.plate.trace import PLATE_MIX, plate_trace
from palace_hub.sim.world.noise_model import BUILDS

IN_CI = 6
IN_LONG = 200


def pieces_of(items):
    return [item for item in items if isinstance(item, Placement)]


def stands_at_the_end(build):
    """What is on the plate after all steps; asserts that hands can do them: nothing in the air, nothing from below."""
    standing, palace = set(), set(build.position.palace.pieces)
    for step in build.steps:
        for piece in pieces_of(step.taken):
            standing.remove(piece)
            assert not any(set(piece.knobs) & set(other.feet) for other in standing), (piece, step)
        for piece in pieces_of(step.put):
            assert piece not in standing
            standing.add(piece)
            carried = [
                foot for foot in piece.feet if foot.z == 0 or any(foot.above(-1) in o.body for o in standing | palace)
            ]
            assert carried, piece
    return standing


def verdict_of(build):
    return check(build.position.palace, build.pieces, stock=build.position.stock)


@few(1, "made", [searched_build, player_build])
def test_legal_builds_are_legal_by_the_rules_check(made):
    maps = Counter()
    for seed in range(40):
        build = made(seed)
        assert verdict_of(build).violations == ()
        assert build.kind == LEGAL
        assert stands_at_the_end(build) == set(build.pieces)
        assert build.pieces[-1].piece is build.decoration
        maps[build.position.ground_map] += 1
    assert set(maps) == {1, 2, 3, 4}


@pytest.mark.long
def test_the_simulated_player_tries_and_takes_back_without_a_search():
    builds = [player_build(seed) for seed in range(60)]
    taken = [sum(len(step.taken) for step in build.steps) for build in builds]
    assert sum(number > 0 for number in taken) > 20
    assert sum(taken) / len(taken) > 1
    for build in builds[:10]:
        held = {kind: build.position.stock[kind] for kind in BUILDING}
        for step in build.steps:
            held.update({piece.piece: held.get(piece.piece, 1) + 1 for piece in step.taken})
            for piece in step.put:
                if piece.piece in BUILDING:
                    held[piece.piece] -= 1
                    assert held[piece.piece] >= 0


def broken_as_named(kind, seeds):
    for seed in range(seeds):
        build = illegal_build(kind, seed)
        verdict = verdict_of(build)
        codes = {violation.code for violation in verdict.violations}
        assert KINDS[kind].code in codes
        assert codes <= {KINDS[kind].code} | KINDS[kind].along
        named = [violation for violation in verdict.violations if violation.code == KINDS[kind].code]
        assert (build.rule, build.at) in {(one.rule, one.at) for one in named}
        assert build.rule == KINDS[kind].rule
        assert stands_at_the_end(build) == set(build.pieces)
        merged = illegal_build(kind, seed, merged=True)
        assert sorted(merged.pieces) == sorted(build.pieces)
        assert stands_at_the_end(merged) == set(build.pieces)
        sizes = [len(pieces_of(step.put)) + len(pieces_of(step.taken)) for step in merged.steps]
        assert max(sizes) <= 3
        bricks = [piece.piece in BUILDING for piece in build.pieces]
        assert sum(bricks) < 2 or not all(bricks[:2]) or max(len(s.put) + len(s.taken) for s in merged.steps) >= 2


@few(8, "kind", KINDS)
def test_illegal_builds_break_the_rule_they_are_named_for(kind):
    broken_as_named(kind, IN_CI)


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS)
def test_two_hundred_of_every_kind_break_the_rule_they_are_named_for(kind):
    broken_as_named(kind, IN_LONG)


NOT_FROM_REAL_PIECES = {
    "overlap": "two pieces do not fit into one cell",
    "off_grid": "no rule of a staircase: what stands off the grid stands on no knob of the house's maps, `no_knob`",
    "arch_not_higher": "an arch lies on what it stands on, so it is higher",
    "path_broken": "an arch apart from the path with a foot that hangs: told with `not_supported`, never alone",
    "end_taken": "piles are solid: nothing stands where an arch has just been put",
    "height_too_low": "of a height that is typed in: a plate sees the pieces",
    "height_too_high": "of a height that is typed in: a plate sees the pieces",
    "height_between": "of a height that is typed in: a plate sees the pieces",
    "pieces_reach_nothing": "of facts that are typed in: a plate names the piece that connects with nothing",
    "facts_impossible": "of facts that are typed in: a plate sees the pieces",
    "could_build": "of a turn that is passed: nothing is on the plate",
    "knob_in_use": "of a knob that a person enters as none: the pieces on it are not refused",
    "decoration_missing": "of a command: on the plate the decoration may still come",
}
"""Codes of R3, R4 and R5.1 that no build on a plate can be refused with, or with nothing else, and why."""


def test_a_kind_for_every_rule_of_building_that_real_pieces_can_break():
    of_building = {code for code, one in CODES.items() if one.rule.startswith(("3.", "4.")) or one.rule == "5.1"}
    assert NOT_FROM_REAL_PIECES.keys() < of_building
    assert {kind.code for kind in KINDS.values()} == of_building - NOT_FROM_REAL_PIECES.keys()
    for kind in KINDS.values():
        assert kind.rule == CODES[kind.code].rule


def test_a_figure_is_where_the_staircase_goes_and_ends_on_top_of_it():
    aside = Counter()
    for seed in range(20):
        build = illegal_build("on_figure", seed)
        palace = build.position.palace
        (stands,) = palace.figures
        assert stands in set(palace.with_figures(()).open_arch_ends())
        assert stands in {foot for piece in build.pieces for foot in piece.feet}
        there = {item for item in build.position.standing if isinstance(item, Lying)}
        assert there == {set_on("monkey", stands)}
        for step in build.steps:
            put = {item for item in step.put if isinstance(item, Lying)}
            there = (there - set(step.taken)) | put
            aside[bool(there)] += 1
        tops = [knob for piece in build.pieces for knob in piece.knobs if (knob.x, knob.y) == (stands.x, stands.y)]
        assert there == {set_on("monkey", max(tops, key=lambda knob: knob.z))}
    assert aside[True]
    assert aside[False]  # some are set down beside the plate for the while


@pytest.mark.long
def test_some_palaces_have_a_figure_off_the_path():
    for kind in ("over_the_rim", "foot_without_knob", "decoration_on_middle", "decoration_inside"):
        beside = [build for build in (illegal_build(kind, seed) for seed in range(20)) if build.position.palace.figures]
        assert 0 < len(beside) < 20
        for build in beside:
            used = {(cell.x, cell.y) for piece in build.pieces for cell in piece.cells}
            assert not used & {(cell.x, cell.y) for cell in build.position.palace.figures}
            assert build.steps == one_by_one(build.pieces)
    for kind in ("fork", "wrong_place"):
        assert not any(illegal_build(kind, seed).position.palace.figures for seed in range(10))


@pytest.mark.long
def test_feet_without_a_knob_hang_and_lie_on_the_card():
    levels = Counter()
    for seed in range(30):
        build = illegal_build("foot_without_knob", seed)
        ground = build.position.palace.ground
        off = [foot for piece in build.pieces for foot in piece.feet if (foot.x, foot.y) not in ground]
        assert off
        levels[min(foot.z for foot in off) == 0] += 1
    assert levels[True]
    assert levels[False]


def test_equal_seeds_give_equal_builds():
    assert searched_build(3) == searched_build(3)
    assert player_build(3) == player_build(3)
    assert illegal_build("fork", 3) == illegal_build("fork", 3) != illegal_build("fork", 4)


def test_large_palaces_are_as_large_as_asked():
    assert len(mid_game(1, pieces=LARGE).palace.pieces) >= LARGE


def test_a_piece_on_the_heap_stands_on_the_top_below_it():
    position = mid_game(5)
    heap = Heap(position.palace, random.Random(1))
    stud = heap.free()[0]
    heap.put(Piece.BRICK, stud)
    column = heap.put(Piece.COLUMN, stud)
    assert (column.z, heap.tops[stud]) == (1, 4)
    heap.take(column)
    assert heap.tops[stud] == 1


ON_PULLS = {"plate_pull_off"}
"""Faults of pieces that are pulled up, which no right build does: `test_pulled_off` has them."""


def test_every_fault_of_the_plate_changes_something_and_makes_a_trace():
    build = searched_build(2)
    plain = plate_trace(2, BUILDS["good"], "gold", build.position.palace.pieces, build.steps)
    for name in PLATE_FAULTS:
        cells, mix = with_plate_faults([name], BUILDS["good"], PLATE_MIX)
        assert (cells, mix) != (BUILDS["good"], PLATE_MIX), name
        trace = plate_trace(2, cells, "gold", build.position.palace.pieces, build.steps, mix)
        assert trace.labels[-1].after == plain.labels[-1].after
        assert trace.labels[-1].lying == ()
        moved = any(a.raw.tolist() != b.raw.tolist() for a, b in zip(trace.corners, plain.corners, strict=True))
        assert (moved or trace.hall != plain.hall) == (name not in ON_PULLS), name
    assert with_plate_faults(["none", "creep"], BUILDS["good"], PLATE_MIX) == (BUILDS["good"], PLATE_MIX)


def test_the_decorations_of_a_build_are_those_taken_from_the_tray():
    for kind in ("wrong_colour", "wrong_place"):
        build = illegal_build(kind, 1)
        assert [piece.piece for piece in build.pieces if piece.piece in DECORATIONS] == [build.decoration]
