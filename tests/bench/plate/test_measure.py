"""`palace bench plate`: its counts, baselines, upper bound, and single trials."""

import json
from collections import Counter
from dataclasses import replace
from itertools import product

import numpy as np
import pytest
from tests.cases import few

from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.staircase.check import Verdict, check
from palace_hub.bench.plate import baselines, bound, measure
from palace_hub.bench.plate.builds import LARGE, searched_build
from palace_hub.bench.plate.heard_turn import ASKED, FORBIDDEN, RIGHT, UNSEEN, WRONG, is_named, magnets
from palace_hub.bench.plate.illegal import ALIKE, KINDS, hidden_by, illegal_build
from palace_hub.bench.plate.measure import PlateTally, legal_builds, table
from palace_hub.bench.plate.trials import KNOB_STUDS, STRIPS, PlateTrial, run_trial
from palace_hub.cli import main
from palace_hub.cli.bench import PLATE_COLUMNS
from palace_hub.sensing.plate.board.limits import DETECTION_LIMITS
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.verdict.candidates import Candidate, without_levels
from palace_hub.sensing.plate.verdict.decision import Forbidden
from palace_hub.sim.plate.hall import hall_bits
from palace_hub.sim.plate.hands import seat_of
from palace_hub.sim.plate.trace import PLATE_MIX
from palace_hub.sim.world.noise_model import BUILDS
from palace_hub.sim.world.truth import CATALOGUE_MG

GRAMS = {piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece}
SPECIMEN = 1


def moments(pieces, taken=()):
    """Quiet moments without any noise: one before the first piece, one after each."""
    load, found = np.zeros(3), []
    for piece, sign in ((None, 0), *((piece, 1) for piece in pieces), *((piece, -1) for piece in taken)):
        if piece is not None:
            seat, grams = seat_of(piece), GRAMS[piece.piece]
            load = load + sign * grams * np.array([1.0, seat.x_mm, seat.y_mm])
        nothing = np.zeros((3, 3))
        found.append(QuietMoment(0.0, 1.0, load, nothing, nothing, 0.0, False, np.zeros(4), np.zeros(4), np.zeros(4)))
    return found


def test_without_noise_the_nearest_stud_baseline_is_right_for_placed_and_removed_pieces():
    for seed in range(12):
        made = searched_build(seed)
        assert baselines.nearest(made, moments(made.pieces), GRAMS) == without_levels(made.pieces)
        less = baselines.nearest(made, moments(made.pieces, made.pieces[-1:]), GRAMS)
        assert less == without_levels(made.pieces[:-1])


def test_the_nearest_stud_baseline_fails_for_two_pieces_at_once():
    made = searched_build(1)
    first, *rest = moments(made.pieces)
    assert baselines.nearest(made, [first, *rest[1::2]], GRAMS) != without_levels(made.pieces)


@pytest.mark.long
def test_a_baseline_without_places_guesses():
    chances = [baselines.rules_alone(searched_build(seed)) for seed in range(12)]
    assert all(0 < chance <= 1 for chance in chances)
    assert sum(chances) / len(chances) < 0.3


@pytest.mark.long
def test_the_bound_is_certain_without_noise_and_hopeless_with_far_too_much():
    made = [searched_build(seed) for seed in range(6)]
    quiet = replace(BUILDS["good"], white_mg=(0.01, 0.01), flicker_mg=(0.0, 0.0))
    loud = replace(BUILDS["cheap5kg"], white_mg=(5_000.0, 5_000.0), flicker_mg=(2_000.0, 2_000.0))
    mix = replace(PLATE_MIX, zero_shift=0.0)
    assert all(bound.unasked(one, quiet, "silver", 1, SPECIMEN, mix) for one in made)
    assert not all(bound.unasked(one, loud, "silver", 1, SPECIMEN, mix) for one in made)


def test_a_third_of_the_builds_are_a_players_own_and_large_palaces_are_large():
    for pieces in (None, LARGE):
        builds = list(legal_builds(9, 1, pieces=pieces))
        assert sum(any(step.taken for step in made.steps) for made in builds[::3]) >= 1
        assert not any(step.taken for number, made in enumerate(builds) if number % 3 for step in made.steps)
        assert all(len(made.position.palace.pieces) >= (pieces or 0) for made in builds)


def test_two_thousand_staircases_are_not_built_on_five_plates():
    plates = [measure.plate_of(1, number) for number in range(2000)]
    assert len(set(plates)) == 100
    assert all(len(set(plates[start : start + 100])) == measure.PLATES for start in range(0, 2000, 100))


def test_magnets_are_read_from_the_chain_as_the_strips_lie():
    made = searched_build(3)
    on = {(foot.x, foot.y) for piece in made.position.palace.pieces for foot in piece.feet if foot.z == 0}
    assert magnets(STRIPS, hall_bits(made.position.palace.pieces)) == on & set(KNOB_STUDS)
    assert magnets(STRIPS, "") is None
    assert magnets(None, "") is None


def test_outcomes_are_counted_as_the_bar_counts_them():
    tally, made = PlateTally(), searched_build(1)
    tally.trials = [
        PlateTrial(outcome, named, 0.4, 0.35, cpu_s=0.1, heard_s=10.0, spent_s=0.5, build=made)
        for outcome, named in (
            *((RIGHT, False),) * 5,
            (WRONG, False),
            (ASKED, False),
            (FORBIDDEN, True),
            (FORBIDDEN, False),
            (UNSEEN, False),
        )
    ]
    row = tally.row()
    assert (row["recovered_unasked"]["found"], row["wrong_unasked"]["found"], row["questions"]["found"]) == (5, 1, 4)
    assert row["recovered_unasked"]["percent"] == 50.0
    low, high = row["recovered_unasked"]["interval"]
    assert low < 50 < high
    assert row["percent_of_a_core"] == 5.0
    assert (row["answer_s"]["p95"], row["still_s"]["p95"], row["computing_s"]["p95"]) == (0.4, 0.35, 0.1)
    refused = tally.forbidden()
    assert (refused["taken_for_legal"]["found"], refused["named"]["found"], refused["asked"]["found"]) == (6, 1, 2)


def refusal(violation, or_else=None):
    return Forbidden(Candidate((), Verdict((violation,), (), None, None), 1.0), violation, or_else)


def beside(piece):
    return replace(piece, x=piece.x + 1 if piece.x < 20 else piece.x - 1)


def test_a_refusal_counts_as_named_only_with_a_true_rule_and_place():
    made = illegal_build("brick_on_own_middle", 3)
    truth = tuple(piece for piece in made.pieces if piece.piece in BUILDING)
    broken = check(made.position.palace, truth, stock=made.position.stock).violations
    assert {one.rule for one in broken} == {"3.3", "4.8"}
    before = made.position.palace, made.position.stock
    for one in broken:  # whoever is told of either is told what is so
        assert is_named(*before, truth, refusal(one))
        assert not is_named(*before, truth, refusal(replace(one, at=beside(one.at))))
        assert is_named(*before, truth, refusal(replace(one, at=beside(one.at)), one))
        assert not is_named(*before, truth, refusal(replace(one, at=beside(one.at)), replace(one, rule="4.4")))
    assert not is_named(*before, truth, refusal(replace(broken[0], rule="4.4")))


def test_what_mass_and_place_cannot_show_is_counted_apart():
    leaf = illegal_build("decoration_first", 1)
    gold = replace(leaf, at=replace(leaf.at, piece=Piece.GOLD))
    assert hidden_by(leaf, "silver")
    assert not hidden_by(leaf, "gold")
    assert not hidden_by(gold, "silver")
    assert not hidden_by(illegal_build("fork", 1), "silver")
    middle = illegal_build("brick_on_old_middle", 1)
    shared = next(
        piece for piece in middle.position.palace.pieces if piece.piece is Piece.ARCH and _over(piece, middle.at)
    )
    assert not hidden_by(replace(middle, pieces=(middle.at,)), "gold")
    above = replace(shared, z=shared.z + 9)
    assert hidden_by(replace(middle, pieces=(middle.at, above)), "gold")


@pytest.mark.long
def test_the_bench_counts_exactly_the_doctors_detection_limits_as_hidden():
    told = {
        (limit.reason.key, rule, level)
        for limit in DETECTION_LIMITS
        for rule, level in product(limit.rules, limit.levels)
    }
    seen = set()
    for kind, seed in product(KINDS, range(8)):
        made = illegal_build(kind, seed)
        reasons = {level: hidden_by(made, level) for level in measure.LEVELS}
        seen |= {(one.reason.key, made.rule, level) for level, one in reasons.items() if one is not None}
    assert seen == told
    assert ALIKE.keys() == {limit.reason.key for limit in DETECTION_LIMITS if limit.rules}


def test_a_decoration_is_hidden_one_stud_beside_the_end_and_seen_two_studs_beside():
    hidden = Counter()
    for seed in range(60):
        made = illegal_build("decoration_on_middle", seed)
        last = next(piece for piece in reversed(made.pieces) if piece.piece is Piece.ARCH)
        apart = min(abs(end.x - made.at.x) + abs(end.y - made.at.y) for end in last.feet)
        if hidden_by(made, "gold") is not None:
            assert apart == 1
        hidden[hidden_by(made, "gold") is not None] += 1
    assert hidden[True] >= 5
    assert hidden[False] >= 30


def _over(arch, piece):
    return (piece.x, piece.y) in {(cell.x, cell.y) for cell in arch.cells[1:-1]}


@pytest.mark.long
def test_a_staircase_comes_back_from_counts_and_bits_alone():
    made = searched_build(5)
    trial = run_trial(made, BUILDS["good"], "gold", 5, SPECIMEN, replace(PLATE_MIX, zero_shift=0.0))
    assert trial.outcome in (RIGHT, ASKED)
    assert trial.answer_s is not None
    assert 0.2 < trial.answer_s < 2.0
    assert len(trial.quiets) > len(made.pieces) / 2
    assert trial.still_s == pytest.approx(0.35)
    assert trial.heard_s > 5


@few(
    1,
    "kind",
    [
        pytest.param("stray_brick", marks=pytest.mark.long),
        pytest.param("fork", marks=pytest.mark.long),
        pytest.param("over_the_rim", marks=pytest.mark.long),
        "foot_without_knob",
        "on_figure",
        pytest.param("decoration_inside", marks=pytest.mark.long),
    ],
)
def test_a_build_that_breaks_a_rule_is_never_taken_for_legal(kind):
    made = illegal_build(kind, 2)
    trial = run_trial(made, BUILDS["good"], "gold", 6, SPECIMEN, replace(PLATE_MIX, manner=measure.SEPARATED))
    assert trial.outcome in (FORBIDDEN, ASKED, UNSEEN)


@pytest.mark.parametrize(
    ("kind", "level"),
    [
        pytest.param(
            kind,
            level,
            marks=()
            if (kind, level) in (("over_the_rim", "gold"), ("foot_without_knob", "silver"))
            else pytest.mark.long,
        )
        for kind in ("over_the_rim", "foot_without_knob", "on_figure")
        for level in measure.LEVELS
    ],
)
@pytest.mark.long
def test_what_lies_over_the_rim_on_the_card_or_on_a_figure_is_named(kind, level):
    """A foot on the card is no foot on a sensor: it has to be dark there, and was held against the truth."""
    mix = replace(PLATE_MIX, manner=measure.SEPARATED)
    made = [illegal_build(kind, seed) for seed in (1, 5, 8)]  # of the second kind bricks lie on the card
    named = [run_trial(one, BUILDS["good"], level, 6, SPECIMEN, mix).named for one in made]
    assert sum(named) >= 2


@pytest.mark.long
def test_the_command_prints_one_object_and_the_same_as_a_table(capsys):
    asked = ["bench", "plate", "--staircases", "1", "--forbidden", "0", "--each-fault", "0", "--build", "good"]
    assert main.main([*asked, "--level", "gold"]) == 0
    figures = json.loads(capsys.readouterr().out)
    found = figures["builds"]["good"]["gold"]
    assert found["legal"]["ordinary"]["recovered_unasked"]["of"] == 1
    assert set(found["forbidden"]["separated"]) == {*KINDS, "all", "all_that_is_shown", "all_that_is_hidden"}
    names = [row[2] for row in table(figures)]
    assert "legal/ordinary" in names
    assert "baselines/nearest_stud_without_rules" in names
    assert "baselines/rules_without_place" in names
    assert "forbidden/merged/fork" in names
    assert len(names) == len(set(names))
    assert {len(row) for row in table(figures)} == {len(PLATE_COLUMNS)}
    (ordinary,) = (row for row in table(figures) if row[2] == "legal/ordinary")
    assert ordinary[PLATE_COLUMNS.index("still")] == "0.35"
    assert ordinary[PLATE_COLUMNS.index("refused")] == "0"


@pytest.mark.long
def test_the_table_says_how_many_plates_were_refused_at_their_set_up(capsys):
    """Cells of 5 kg allow no plate: without the number the rows of nothing would be a riddle."""
    asked = ["bench", "plate", "--staircases", "1", "--forbidden", "0", "--each-fault", "0", "--build", "cheap5kg"]
    assert main.main([*asked, "--level", "gold", "--table"]) == 0
    heading, *lines = capsys.readouterr().out.splitlines()
    row = next(line for line in lines if "legal/ordinary" in line)
    place = heading.index("plates refused")
    assert row[place : place + len("plates refused")].strip() == "1"


@pytest.mark.parametrize("wrong", [["--staircases", "many"], ["--level", "bronze"], ["--build", "wood"]])
def test_wrong_options_are_refused_with_the_valid_ones(wrong, capsys):
    assert main.main(["bench", "plate", *wrong]) == 2
    assert wrong[1] in capsys.readouterr().err
