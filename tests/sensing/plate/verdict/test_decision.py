"""The decision on a turn: an illegal hypothesis that fits as well makes a question, since priors alone never decide."""

from dataclasses import replace
from types import SimpleNamespace

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import KNOBS, position

from monkey_palace.board.notation import Placement
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.sensing.plate.board.places import UnitMasses
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.likelihood import Observation
from palace_hub.sensing.plate.turn.moves import Hypothesis, MoveGenerator
from palace_hub.sensing.plate.turn.search import PlateTurn
from palace_hub.sensing.plate.verdict import legal_search
from palace_hub.sensing.plate.verdict.decision import Forbidden, Recovered, Undecided, Unseen, decide
from palace_hub.sim.world.truth import CATALOGUE_MG

MASSES = UnitMasses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece})
FOUR = np.zeros(4)


def turn_of(*found, seed=105):
    """A turn whose readings are these: (pieces besides those of a legal staircase, log)."""
    palace, stock, pieces = position(seed)
    quiet = QuietMoment(0.0, 1.0, np.zeros(3), np.eye(3), np.zeros((3, 3)), 0.0, False, FOUR, FOUR, FOUR)
    turn = PlateTurn.start(palace, stock, MASSES, quiet)
    bricks = tuple(piece for piece in pieces if piece.piece in BUILDING)
    hypotheses = tuple(
        Hypothesis(turn.board.standing((*bricks, *more)), np.zeros(3), np.zeros(3), np.eye(3), log)
        for more, log in found
    )
    return replace(turn, hypotheses=hypotheses)


def after(turn, *there, mass_sd=0.005, place_sd=0.5):
    """The same turn after moments in which these pieces stood, sharp ones by default (g, g mm)."""
    loads = [sum((turn.board.load(one) for one in some), np.zeros(3)) for some in there]
    little = np.diag([mass_sd, place_sd, place_sd]) ** 2
    return replace(turn, observations=tuple(Observation(load, little, little) for load in loads))


def stray(bricks):
    """A brick on the middle of the last arch."""
    arch = next(piece for piece in reversed(bricks) if piece.piece is Piece.ARCH)
    _, (x, y, z), *_ = arch.cells
    return Placement(Piece.BRICK, x, y, z + 1)


@pytest.mark.parametrize(("ahead", "sure"), [(-0.5, False), (0.0, False), (3.0, True)])
def test_a_rare_mistake_that_fits_about_as_well_makes_a_question(ahead, sure):
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    decision = decide(turn_of(((), 0.0), ((stray(bricks),), -ahead)))
    assert isinstance(decision, Recovered if sure else Undecided)


@pytest.mark.parametrize(("behind", "sure"), [(1.0, False), (1.9, False), (3.0, True)])
def test_an_arch_that_may_turn_back_on_another_makes_a_question(behind, sure):
    """However rare a turn is held to be: arches on one another weigh at one place, whichever way they lead."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    arch = next(piece for piece in reversed(bricks) if piece.piece is Piece.ARCH)
    opposite = {"n": "s", "s": "n", "e": "w", "w": "e"}[arch.direction]
    back = Placement(Piece.ARCH, arch.far.x, arch.far.y, arch.z + 1, opposite)
    decision = decide(turn_of(((), 0.0), ((back,), -behind)))
    assert isinstance(decision, Recovered if sure else Undecided)
    if not sure:
        assert back in decision.second.pieces


def broken_at_the_end_of(pieces, kind):
    """The bricks of a staircase, and a piece that stands on its last knob."""
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    end = next(piece for piece in reversed(bricks) if piece.piece is Piece.ARCH).far
    return bricks, Placement(kind, end.x, end.y, end.z + 1)


@pytest.mark.parametrize(
    ("other", "legal", "named"),
    [(-2.6, -30.0, "middle"), (-2.0, -30.0, ""), (-0.5, -30.0, "end"), (-2.6, -3.0, ""), (-0.5, -3.0, "")],
)
def test_an_illegal_hypothesis_is_named_only_far_ahead_and_without_a_legal_rival(other, legal, named):
    """A brick beside its knob can be at dozens of places, a column at the end of the path hardly at another."""
    _, _, pieces = position(105)
    bricks, at_end = broken_at_the_end_of(pieces, Piece.COLUMN)
    decision = decide(turn_of(((stray(bricks),), 0.0), ((at_end,), other), ((), legal)))
    assert isinstance(decision, Forbidden) is bool(named)
    if isinstance(decision, Forbidden):
        assert decision.violation.at == {"middle": stray(bricks), "end": at_end}[named]
        assert decision.violation in decision.chosen.verdict.violations
        assert decision.or_else is None


@pytest.mark.parametrize("other", [-2.6, -2.0, -0.5])
def test_a_rule_that_both_illegal_hypotheses_break_is_named_with_both_places(other):
    """A brick is one more than the player has, be it beside its knob or on the last one; the likelier comes first."""
    _, _, pieces = position(105)
    bricks, at_end = broken_at_the_end_of(pieces, Piece.BRICK)
    decision = decide(turn_of(((stray(bricks),), 0.0), ((at_end,), other), ((), -30.0)))
    assert isinstance(decision, Forbidden)
    assert decision.violation.code == "not_enough_pieces"
    assert (decision.violation.at, decision.or_else.at) == (stray(bricks), at_end)


def test_a_load_off_every_knob_starts_no_search_for_several_pieces():
    search = SimpleNamespace(heaviest_piece_g=1.0)
    step = SimpleNamespace(near=np.ones(3), change=np.array([9.0, 0.0, 0.0]), context=SimpleNamespace(search=search))
    step.board = SimpleNamespace(studs=((2, 2), (5, 2)))
    there = np.zeros(4, dtype=bool)
    grounds, local = MoveGenerator.first_of_many(step, there)
    assert grounds == []
    assert local is there


def seen(turn, pieces, place_sd=0.5):
    """The same turn after moments of all these pieces but the last, and of that one; `place_sd`: of moments, g mm."""
    return after(turn, (), pieces[:-1], pieces, place_sd=place_sd)


def test_no_rule_is_named_while_a_legal_staircase_matches_the_load():
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    accused = turn_of(((stray(bricks),), 0.0))
    assert isinstance(decide(seen(accused, [*bricks, stray(bricks)])), Forbidden)
    decision = decide(seen(accused, bricks))
    assert isinstance(decision, Undecided)
    assert decision.second.verdict.legal


@pytest.mark.parametrize(("misfit", "kind"), [(30.0, Forbidden), (73.0, Forbidden), (75.0, Unseen)])
def test_no_rule_is_named_for_a_hypothesis_beyond_five_standard_deviations(misfit, kind):
    """Ten moments of three figures: 30 are expected, and 74 are five standard deviations and a little beyond that."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = seen(turn_of(((stray(bricks),), 0.0)), [*bricks, stray(bricks)])
    hypotheses = tuple(replace(hypothesis, total_distance=misfit, moments=10) for hypothesis in turn.hypotheses)
    assert isinstance(decide(replace(turn, hypotheses=hypotheses)), kind)


def test_a_legal_second_hypothesis_makes_a_question_and_no_refusal():
    """A brick was put beside the staircase and went as the last arch came, as a reading says that is not the first."""
    palace, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    covered = {(cell.x, cell.y) for piece in bricks for cell in piece.cells}
    knob = next(cell for cell in palace.open_knobs() if cell.z == 0 and (cell.x, cell.y) not in covered)
    brick = Placement(Piece.BRICK, *knob)
    turn = turn_of(((stray(bricks),), 0.0), ((brick,), -5.0))
    decision = decide(after(turn, (), [*bricks[:-2], brick], [*bricks[:-1], brick], bricks))
    assert isinstance(decision, Undecided)
    assert set(decision.second.pieces) == set(bricks)


def test_after_a_taken_back_piece_a_rule_is_named_if_no_legal_staircase_matches_the_load():
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = turn_of(((stray(bricks),), 0.0))
    record = ((), bricks[:1], (), bricks, [*bricks, stray(bricks)])
    assert isinstance(decide(after(turn, *record)), Forbidden)


def test_after_a_taken_back_piece_an_aborted_legal_search_makes_a_question(monkeypatch):
    monkeypatch.setattr(legal_search, "MOST_STEPS", 0)
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = turn_of(((stray(bricks),), 0.0))
    assert isinstance(decide(after(turn, (), bricks[:1], (), bricks, [*bricks, stray(bricks)])), Undecided)


@pytest.mark.parametrize(
    ("back", "pushes", "magnets", "kind"),
    [
        (False, 0, False, Forbidden),
        (False, 12, False, Forbidden),
        (False, 30, False, Undecided),
        (True, 0, False, Undecided),
        (True, 0, True, Forbidden),
    ],
)
def test_pieces_may_have_left_without_a_pause_only_after_removals_or_many_pushes(back, pushes, magnets, kind):
    """Three bricks were put beside the staircase, and went in the moment in which its last two pieces came: nothing but
    the whole weight tells of it. Whoever has taken nothing back, nor pushed far more than pieces need, is not
    held to do so with three at once, and nobody whose three bricks the Hall sensors still see."""
    palace, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    covered = {(cell.x, cell.y) for piece in bricks for cell in piece.cells}
    knobs = [cell for cell in palace.open_knobs() if cell.z == 0 and (cell.x, cell.y) not in covered]
    aside = [Placement(Piece.BRICK, *knob) for knob in knobs[:3]]
    turn = turn_of((aside, 0.0))
    if magnets:
        there = turn.context.hall_start | turn.board.on_ground([*bricks, *aside])
        turn = replace(turn, hall=there, context=replace(turn.context, hall_known=KNOBS))
    tried = [bricks[:1], ()] if back else []
    turn = after(turn, (), *tried, [*bricks[:-3], *aside], [*bricks[:-2], *aside], bricks)
    if pushes:
        somewhere = Press(0.0, 0.0, np.inf, 800.0, pushes)
        turn = replace(
            turn, observations=(*turn.observations[:-1], replace(turn.observations[-1], presses=(somewhere,)))
        )
    assert turn.observations[-1].load[0] > turn.observations[-2].load[0]
    decision = decide(turn)
    assert isinstance(decision, kind)
    if isinstance(decision, Undecided):
        assert set(decision.second.pieces) == set(bricks)


@pytest.mark.parametrize(("lit", "kind"), [(None, Recovered), ("next", Undecided), ("far", Recovered)])
def test_a_hall_bit_on_the_adjacent_knob_makes_a_question(lit, kind):
    """A dark knob may be a dead sensor, and a lit one far away a stuck one: with those the scale decides."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = turn_of(((), 0.0))
    ground = turn.context.hall_start | turn.board.on_ground(bricks)
    (x, y), *_ = sorted(turn.board.on_ground(bricks))
    near = [knob for knob in KNOBS - ground if max(abs(knob[0] - x), abs(knob[1] - y)) <= 3]
    far = [knob for knob in KNOBS - ground if max(abs(knob[0] - x), abs(knob[1] - y)) > 3]
    on = {None: set(), "next": set(near[:1]), "far": set(far[:1])}[lit]
    turn = replace(turn, hall=(ground - {(x, y)}) | on, context=replace(turn.context, hall_known=KNOBS))
    assert isinstance(decide(turn), kind)


def test_a_hall_contradiction_without_a_legal_rival_asks_about_one_staircase():
    """The list of all legal staircases knows of none but the one that was read."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = seen(turn_of(((), 0.0)), bricks)
    (x, y), *_ = sorted(turn.board.on_ground(bricks))
    ground = turn.context.hall_start | turn.board.on_ground(bricks)
    near = next(knob for knob in KNOBS - ground if max(abs(knob[0] - x), abs(knob[1] - y)) <= 3)
    turn = replace(turn, hall=(ground - {(x, y)}) | {near}, context=replace(turn.context, hall_known=KNOBS))
    decision = decide(turn)
    assert isinstance(decision, Undecided)
    assert set(decision.first.pieces) == set(bricks)
    assert decision.second is None


@pytest.mark.parametrize(("dark", "kind"), [(0, Forbidden), (1, Undecided)])
def test_no_rule_is_named_against_a_hall_sensor(dark, kind):
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = seen(turn_of(((stray(bricks),), 0.0)), [*bricks, stray(bricks)])
    feet = sorted(turn.board.on_ground(bricks))
    hall = (turn.context.hall_start | set(feet)) - set(feet[:dark])
    assert isinstance(decide(replace(turn, hall=hall, context=replace(turn.context, hall_known=KNOBS))), kind)


@pytest.mark.parametrize(("pressed", "kind"), [(True, Forbidden), (False, Undecided)])
def test_no_rule_is_named_for_an_unpressed_brick(pressed, kind):
    """What drops on the rim is taken for a brick on the knob next to it, where no finger has been."""
    palace, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    knob = max((open_knob for open_knob in palace.open_knobs() if open_knob.z == 0), key=lambda one: one.x + one.y)
    loose = Placement(Piece.BRICK, *knob)
    turn = seen(turn_of(((loose,), 0.0)), [*bricks, loose])
    loads = [turn.board.load(one) for one in (*bricks, *[loose] * pressed)]
    presses = tuple(Press(float(east / mass), float(north / mass), 0.3, 800.0) for mass, east, north in loads)
    last = replace(turn.observations[-1], presses=presses)
    assert isinstance(decide(replace(turn, observations=(*turn.observations[:-1], last))), kind)


def test_coarse_cells_name_no_rule_if_several_pieces_came_at_once():
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = seen(turn_of(((stray(bricks),), 0.0)), [*bricks, stray(bricks)])
    blunt = np.diag([0.05, 4.0, 4.0]) ** 2
    for together, kind in ((1, Forbidden), (2, Undecided)):
        hypotheses = tuple(replace(hypothesis, cov=blunt, most_pieces=together) for hypothesis in turn.hypotheses)
        assert isinstance(decide(replace(turn, hypotheses=hypotheses)), kind)


@pytest.mark.parametrize(
    ("place_mm_g", "out", "pruned_share", "believed"),
    [(4.0, Piece.GOLD, 0.5, False), (4.0, Piece.GOLD, 0.0, True), (4.0, None, 0.5, True), (0.5, Piece.GOLD, 0.5, True)],
)
def test_a_decoration_that_coarse_cells_may_miss_makes_a_question(place_mm_g, out, pruned_share, believed):
    """It has left the tray, and may be in a hand: only where a moment had no likely explanation too is it doubted."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = replace(seen(turn_of(((), 0.0)), bricks), pruned_share=pruned_share).decorating(
        {} if out is None else {out: 1}
    )
    cov = np.diag([0.05, place_mm_g, place_mm_g]) ** 2
    decision = decide(replace(turn, hypotheses=tuple(replace(hypothesis, cov=cov) for hypothesis in turn.hypotheses)))
    assert isinstance(decision, Recovered) is believed
    assert set((decision.chosen if believed else decision.first).pieces) == set(bricks)


@pytest.mark.parametrize(
    ("pruned_share", "heaviest", "named"), [(0.0, 1.0, True), (0.1, 1.0, False), (0.0, 3.0, False)]
)
def test_an_aborted_legal_search_names_a_rule_only_if_nothing_was_pruned_and_changes_were_small(
    pruned_share, heaviest, named, monkeypatch
):
    monkeypatch.setattr(legal_search, "MOST_STEPS", 0)
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    turn = seen(turn_of(((stray(bricks),), 0.0)), [*bricks, stray(bricks)])
    hypotheses = tuple(replace(hypothesis, heaviest_change_g=heaviest) for hypothesis in turn.hypotheses)
    decision = decide(replace(turn, hypotheses=hypotheses, pruned_share=pruned_share))
    assert isinstance(decision, Forbidden) is named


def leaning_aside():
    """A turn whose readings lean to a brick 8 mm beside its knob, its bricks, and what they would be with that one."""
    _, _, pieces = position(105)
    bricks = [piece for piece in pieces if piece.piece in BUILDING]
    brick = next(piece for piece in bricks if piece.piece is Piece.BRICK)
    aside = [replace(piece, x=piece.x + 1) if piece == brick else piece for piece in bricks]
    turn = turn_of(((), 0.0))
    beside = replace(turn.hypotheses[0], placed=turn.board.standing(aside), log_score=4.0)
    return replace(turn, hypotheses=(*turn.hypotheses, beside)), bricks, aside


@pytest.mark.parametrize("legal", [True, False])
def test_the_clear_winner_of_the_legal_ranking_is_accepted_unless_an_illegal_one_fits_better(legal):
    """The moments show the brick on the knob, or beside it indeed."""
    turn, bricks, aside = leaning_aside()
    assert isinstance(decide(turn), Undecided)
    decision = decide(seen(turn, bricks if legal else aside, place_sd=0.5))
    assert isinstance(decision, Recovered if legal else Undecided)
    if legal:
        assert set(decision.chosen.pieces) == set(bricks)


@pytest.mark.parametrize(
    ("beside", "place_sd", "together", "believed"),
    [
        (True, 0.7, 1, True),
        (True, 0.6, 1, False),
        (True, 1.5, 1, True),
        (True, 1.5, 3, False),
        (False, 0.7, 3, True),
    ],
)
def test_the_rarity_of_a_mistake_outweighs_no_more_than_the_noise_of_coarse_cells(beside, place_sd, together, believed):
    """The brick is beside its knob, which the moments show by less than 3.9 (natural logarithm), and by more. Where
    three pieces came at once the moments themselves have to show that it is on it."""
    turn, bricks, aside = leaning_aside()
    coarse = np.diag([0.05, 4.0, 4.0]) ** 2
    blunt = tuple(replace(hypothesis, cov=coarse, most_pieces=together) for hypothesis in turn.hypotheses)
    decision = decide(seen(replace(turn, hypotheses=blunt), aside if beside else bricks, place_sd))
    assert isinstance(decision, Recovered) is believed
