"""Clutter is found by mass and place, and never in place of a build."""

from dataclasses import replace
from unittest.mock import ANY

import numpy as np
import pytest
from tests.sensing.plate.plate_evening import position

from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import BUILDING, Piece
from palace_hub.sensing.plate.board.figures import FigureMass
from palace_hub.sensing.plate.board.places import UnitMasses, removable
from palace_hub.sensing.plate.load.calibration import stud_mm
from palace_hub.sensing.plate.load.presses import Press
from palace_hub.sensing.plate.load.signal import QuietMoment
from palace_hub.sensing.plate.turn.search import MOST_CLUTTER, PlateTurn
from palace_hub.sensing.plate.verdict.candidates import without_levels
from palace_hub.sensing.plate.verdict.decision import Recovered, Undecided, decide
from palace_hub.sim.world.truth import CATALOGUE_MG

MASSES = UnitMasses({piece: CATALOGUE_MG[piece.value] / 1000 for piece in Piece})
NOISE = np.diag([0.004, 0.4, 0.4]) ** 2
FOUR = np.zeros(4)
MONKEY = FigureMass(5.2, 0.02)


def quiet(load, t=1.0, presses=()):
    return QuietMoment(t, t + 1.0, load, NOISE, NOISE, 0.0, False, FOUR, FOUR, FOUR, presses)


def lies(grams, x, y):
    return grams * np.array([1.0, *stud_mm(x, y)])


def turn_on(palace, stock=None, figures=None):
    return PlateTurn.start(palace, stock, MASSES, quiet(np.zeros(3), 0.0), figures=figures or {})


def loose(palace):
    return [palace.pieces[number] for number in removable(palace.pieces)]


@pytest.fixture
def game():
    palace, stock, pieces = position(105)
    return palace, stock, [piece for piece in pieces if piece.piece in BUILDING]


def pressed_on(turn, pieces):
    places = [turn.board.load(piece) for piece in pieces]
    presses = tuple(Press(float(e / m), float(n / m), 0.5, 900.0) for m, e, n in places)
    return quiet(sum(places), 1.0, presses)


@pytest.mark.parametrize("built", [0, 1])
def test_the_loss_of_each_free_piece_is_recognised_with_its_place(game, built):
    palace, stock, bricks = game
    turn = turn_on(palace, stock)
    turn = turn.after(pressed_on(turn, bricks[:1])) if built else turn
    there = turn.expected
    blocked = {(cell.x, cell.y) for cell in palace.figures}
    free = [one for one in loose(palace.with_pieces(bricks[:built])) if one in palace.pieces]
    for piece in [one for one in free if blocked.isdisjoint((foot.x, foot.y) for foot in one.feet)]:
        fallen = turn.after(quiet(there - turn.board.load(piece), 3.0))
        assert fallen.first_clutter is not None, piece
        assert fallen.first_clutter.stud == (None if piece.piece is Piece.ARCH else (piece.x, piece.y))
        assert fallen.standing == turn.standing
        back = fallen.after(quiet(there, 5.0))
        assert (back.unexplained, back.first_clutter, back.standing) == (0, None, turn.standing)


def test_the_loss_of_a_covered_piece_is_not_recognised(game):
    palace, stock, _ = game
    under = next(piece for piece in palace.pieces if piece not in loose(palace) and piece.piece is Piece.BRICK)
    turn = turn_on(palace, stock)
    found = turn.after(quiet(-turn.board.load(under))).first_clutter
    assert found is None


@pytest.mark.parametrize(("zero_g", "missed"), [(0.08, True), (0.15, False)])
def test_a_lost_gold_brick_is_reported_unless_the_zero_shift_explains_it(game, zero_g, missed):
    """No piece came: that the zero moved by three and a half standard deviations is rarer than a brick that falls."""
    palace, stock, _ = game
    turn = turn_on(palace, stock)
    gold = next(one for one in loose(palace) if one.piece is Piece.GOLD)
    moved = np.diag([zero_g, 118 * zero_g, 118 * zero_g]) ** 2
    gone = turn.after(replace(quiet(-turn.board.load(gold)), shift=moved))
    assert (gone.first_clutter is not None) is missed
    assert gone.standing == ()
    if missed:
        assert gone.first_clutter.stud == (gold.x, gold.y)


def test_a_lost_figure_is_reported_if_its_mass_is_known(game):
    palace, stock, _ = game
    at = sorted(palace.open_arch_ends())[0]
    palace = palace.with_figures((at,))
    gone = quiet(-lies(MONKEY.grams, at.x, at.y))
    assert turn_on(palace, stock, {at: MONKEY}).after(gone).first_clutter.stud == (at.x, at.y)
    assert turn_on(palace, stock).after(gone).first_clutter is None


@pytest.mark.parametrize("grams", [0.7, 1.81, 5.2])
def test_a_figure_that_made_way_for_a_piece_at_once_is_reported_beside_the_piece(game, grams):
    palace, stock, bricks = game
    figure, wrong = FigureMass(grams, 0.005), []
    for at in sorted(palace.open_arch_ends()):
        turn = turn_on(palace, stock, {at: figure}).after(pressed_on(turn_on(palace, stock), bricks[:1]))
        moment = pressed_on(turn, bricks[:2])
        turn = turn.after(replace(moment, load=moment.load - lies(grams, at.x, at.y), presses=moment.presses[1:]))
        told = None if turn.first_clutter is None else turn.first_clutter.stud
        if told != (at.x, at.y) or without_levels(turn.standing) != without_levels(bricks[:2]):
            wrong.append((at, told, turn.standing))
    assert not wrong


@pytest.mark.parametrize("piece", [Piece.BRICK, Piece.GOLD, Piece.COLUMN, Piece.LIGHT_GREEN])
def test_a_piece_away_from_every_stud_is_clutter(game, piece):
    palace, stock, _ = game
    turn = turn_on(palace, stock)
    grams = MASSES.grams[piece]
    free = next(stud for stud in turn.board.studs if palace.ground.get(stud) and not any(
        (piece.x, piece.y) == stud for piece in palace.pieces))  # fmt: skip
    for x, y in ((31.5, 20.0), (0.0, 0.0)):
        found = turn.after(quiet(lies(grams, x, y)))
        assert found.first_clutter is not None
        assert found.first_clutter.stud is None
        assert found.standing == ()
    on_knob = turn.after(quiet(lies(grams, *free)))
    assert on_knob.first_clutter is None


def test_a_load_of_no_single_piece_is_unexplained_and_no_clutter(game):
    palace, stock, _ = game
    turn = turn_on(palace, stock).after(quiet(lies(3.3, 31.5, 20.0)))
    assert (turn.unexplained, turn.first_clutter) == (1, None)


def test_on_a_bare_plate_a_load_is_no_clutter():
    """A ground map's corner bricks weigh what a column does."""
    turn = turn_on(Palace({(2, 2): "gold"})).after(quiet(lies(1.24, 0.5, 0.5)))
    assert turn.first_clutter is None


def test_new_pieces_and_a_second_piece_of_clutter_are_followed(game):
    palace, stock, bricks = game
    turn = turn_on(palace, stock)
    rim, other = lies(0.44, 31.5, 20.0), lies(0.29, 31.5, 5.0)
    turn = turn.after(quiet(rim))
    first = turn.board.load(bricks[0])
    turn = turn.after(QuietMoment(3.0, 4.0, rim + first, NOISE, NOISE, 0.0, False, FOUR, FOUR, FOUR,
                            pressed_on(turn, bricks[:1]).presses))  # fmt: skip
    assert turn.standing == (bricks[0],) or turn.standing == (bricks[0].reversed(),)
    assert turn.first_clutter is not None
    assert turn.unexplained
    both = turn.after(quiet(rim + other + first, 5.0))
    assert both.first_clutter.load[0] == pytest.approx(0.44)
    one = both.after(quiet(other + first, 7.0))
    assert one.first_clutter.load[0] == pytest.approx(0.29, abs=0.01)
    none = one.after(quiet(first, 9.0))
    assert (none.unexplained, none.first_clutter, none.standing) == (0, None, turn.standing)


@pytest.mark.parametrize("first", [0, 1, 2])
def test_several_pieces_of_clutter_may_leave_in_any_order(game, first):
    palace, stock, bricks = game
    turn = turn_on(palace, stock)
    things = [lies(0.44, 31.5, 20.0), lies(1.25, 31.5, 5.0), lies(0.29, 12.0, -0.5)]
    there = np.zeros(3)
    for number, thing in enumerate(things):
        there = there + thing
        turn = turn.after(quiet(there, 1.0 + 2 * number))
        assert len(turn.clutter) == number + 1
    built = pressed_on(turn, bricks[:1])
    turn = turn.after(replace(quiet(there + built.load, 7.0), presses=built.presses))
    assert (len(turn.clutter), len(turn.standing)) == (3, 1)
    for number, thing in enumerate([*things[first:], *things[:first]]):
        there = there - thing
        turn = turn.after(quiet(there + built.load, 9.0 + 2 * number))
        assert len(turn.clutter) == 2 - number
        assert bool(turn.unexplained) == bool(turn.clutter)
    assert turn.expected == pytest.approx(built.load, abs=2.0)


def test_clutter_over_the_limit_is_unexplained_until_some_is_gone(game):
    palace, stock, _ = game
    turn, there = turn_on(palace, stock), [np.zeros(3)]
    for number in range(MOST_CLUTTER + 1):
        there.append(there[-1] + lies(0.44, 31.5, 4.0 + 5 * number))
        turn = turn.after(quiet(there[-1], 1.0 + 2 * number))
        assert len(turn.clutter) == min(number + 1, MOST_CLUTTER)
        assert turn.unexplained
    for number, load in enumerate(reversed(there[:-1])):
        turn = turn.after(quiet(load, 30.0 + 2 * number))
    assert (turn.unexplained, turn.clutter, turn.standing) == (0, (), ())


def test_pieces_of_clutter_are_accepted_one_after_the_other(game):
    palace, stock, _ = game
    rim, other = lies(0.44, 31.5, 20.0), lies(0.29, 31.5, 5.0)
    turn = turn_on(palace, stock).after(quiet(rim)).after(quiet(rim + other, 3.0))
    assert turn.first_clutter.load == pytest.approx(rim)
    once = turn.agreed(turn.first_clutter)
    assert once.unexplained
    assert once.first_clutter.load == pytest.approx(other)
    twice = once.agreed(once.first_clutter)
    assert (twice.unexplained, twice.first_clutter) == (0, None)
    assert twice.expected == pytest.approx(rim + other)


def test_accepted_clutter_is_subtracted_from_then_on(game):
    palace, stock, bricks = game
    rim = lies(0.44, 31.5, 20.0)
    turn = turn_on(palace, stock).after(quiet(rim))
    turn = turn.agreed(turn.first_clutter)
    assert turn.unexplained == 0
    built = pressed_on(turn, bricks[:1])
    turn = turn.after(
        QuietMoment(3.0, 4.0, rim + built.load, NOISE, NOISE, 0.0, False, FOUR, FOUR, FOUR, built.presses)
    )
    assert (turn.unexplained, turn.first_clutter) == (0, None)
    assert len(turn.standing) == 1
    assert turn.expected == pytest.approx(rim + built.load, abs=2.0)


def askew(turn, piece, east, north):
    """It lies so far (mm) from its place, and nobody has pressed there."""
    load = turn.board.load(piece)
    return quiet(turn.expected + load + load[0] * np.array([0.0, east, north]), 3.0)


@pytest.mark.parametrize(("east", "north"), [(3.0, -3.0), (-4.0, 0.0), (0.0, 6.0)])
def test_an_accepted_piece_beside_its_place_joins_the_turn_and_makes_a_question(game, east, north):
    palace, stock, bricks = game
    turn = turn_on(palace, stock)
    for built, brick in enumerate(bricks[:-1]):
        turn = turn.after(replace(pressed_on(turn, bricks[: built + 1]), presses=pressed_on(turn, [brick]).presses))
    whole = turn.after(replace(pressed_on(turn, bricks), presses=pressed_on(turn, bricks[-1:]).presses))
    assert decide(whole) == Recovered(ANY)
    lies = askew(turn, bricks[-1], east, north)
    turn = turn.after(lies)
    assert len(turn.clutter) == 1
    assert without_levels(turn.standing) == without_levels(bricks[:-1])
    built = turn.with_askew(turn.first_clutter, None)
    assert without_levels(built.standing) == without_levels(bricks)
    later = built.after(replace(lies, t0=5.0, t1=6.0))
    assert (later.unexplained, without_levels(later.standing)) == (0, without_levels(bricks))
    found = decide(later)
    assert isinstance(found, Undecided)
    assert (without_levels(found.first.pieces), found.second) == (without_levels(bricks), None)


def test_a_distant_or_missing_piece_is_not_a_crooked_one(game):
    palace, stock, _ = game
    turn = turn_on(palace, stock)
    rim = turn.after(quiet(lies(1.25, 31.5, 21.5)))
    assert len(rim.clutter) == 1
    assert rim.with_askew(rim.first_clutter, None) is None
    gone = turn.after(quiet(-turn.board.load(next(one for one in loose(palace) if one.piece is Piece.GOLD))))
    assert gone.with_askew(gone.first_clutter, None) is None
