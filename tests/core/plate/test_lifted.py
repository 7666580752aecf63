"""A plate lifted and put back: shifted by less than a millimetre, crooked, turned, or with a piece lost."""

import pytest
from tests.core.on_plan import play_by_hand_to_the_next_build, staircase
from tests.core.plate.plate_game import PlateTable, acts, next_is_seen

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import DECORATIONS, Piece
from monkey_palace.game.palace_state import palace_of
from palace_hub.referee import entries as say
from palace_hub.sensing.plate.board.places import removable
from palace_hub.views.snapshot import Stage

ASIDE = [
    pytest.param((0.0, 0.0), 0.0, marks=pytest.mark.long),
    pytest.param((0.3, 0.2), 0.001, marks=pytest.mark.long),
    ((-0.6, 0.6), 0.003),
]
MASSES = {Piece.LIGHT_GREEN: 0.44, Piece.DARK_GREEN: 0.44, Piece.GOLD: 0.29, Piece.ARCH: 1.25}


@pytest.fixture
def table(copy_of):
    """A palace of 6 g: turned, its moments change by less than a sheet laid aside makes."""
    return copy_of(PlateTable.played, turns=1)


@pytest.fixture
def larger(copy_of):
    """A palace further from the middle."""
    return copy_of(PlateTable.played, turns=3)


def lifted_and_laid(table: PlateTable, turns=0, aside=(0.3, 0.2), askew=0.0, *, without=()) -> None:
    table.plate.lift()
    table.pass_time(2.0)
    assert table.shown.plate.off.key == "plate-lifted"
    for piece in without:
        table.plate.lose(piece)
    table.plate.lay(turns, aside, askew)
    table.pass_time(3.0)


def asked(table: PlateTable) -> str | None:
    question = table.question()
    return None if question is None else question.what


def says(table: PlateTable, answer: str) -> None:
    table.enter(say.Answer(question=table.question().id, answer=answer))
    assert table.core.hub.refusal is None


def built_to_its_end(table: PlateTable, pieces: tuple[Placement, ...], there: int = 0) -> None:
    """Build the rest: the hub sees every piece, asks nothing, and agrees with the game."""
    assert table.seen() == acts(pieces[:there])
    for number, piece in enumerate(pieces[there:], start=there + 1):
        table.build(piece)
        assert table.seen() == acts(pieces[:number])
    assert table.core.hub.refusal is None
    table.enter(say.Confirm())
    assert (table.core.hub.stage, table.core.hub.refusal, table.question()) == (Stage.DECORATE, None, None)
    table.decorate()
    assert next_is_seen(table)
    assert acts(parse_placements(" ".join(table.state.palace))) == acts(tuple(table.plate.standing))


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.parametrize(("aside", "askew"), ASIDE)
@pytest.mark.long
def test_a_lifted_small_palace_is_asked_about_once_and_the_build_goes_on(table, aside, askew, there):
    pieces = staircase(table)
    table.build(*pieces[:there])
    lifted_and_laid(table, 0, aside, askew)
    assert asked(table) == "laid"
    says(table, "agreed")
    built_to_its_end(table, pieces, there)
    assert table.kinds().count("question") == 1


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.parametrize(("aside", "askew"), ASIDE)
@pytest.mark.long
def test_a_larger_palace_put_back_as_before_raises_no_question(larger, aside, askew, there):
    pieces = staircase(larger)
    larger.build(*pieces[:there])
    lifted_and_laid(larger, 0, aside, askew)
    assert larger.shown.plate.off is None
    built_to_its_end(larger, pieces, there)
    assert "question" not in larger.kinds()


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.parametrize(
    ("turns", "aside"),
    [
        pytest.param(1, (0.3, 0.2), marks=pytest.mark.long),
        pytest.param(2, (0.0, 0.0), marks=pytest.mark.long),
        (3, (-0.6, 0.6)),
    ],
)
@pytest.mark.long
def test_a_larger_palace_put_back_turned_is_asked_about_until_it_is_turned_back(larger, turns, aside, there):
    pieces = staircase(larger)
    larger.build(*pieces[:there])
    lifted_and_laid(larger, turns, aside)
    assert larger.shown.plate.off.key == "plate-turned"
    assert larger.shown.plate.off.params["turns"] == turns
    assert (asked(larger), larger.question().turns) == ("laid", [turns])
    larger.enter(say.Confirm())
    assert larger.core.hub.refusal.key == "refused-answer-first"
    lifted_and_laid(larger, 0, aside, 0.002)
    assert larger.question() is None
    larger.core.hub.refusal = None
    built_to_its_end(larger, pieces, there)
    assert larger.kinds().count("question") == 1
    assert "map_turned" not in larger.kinds()


@pytest.mark.long
def test_a_larger_palace_that_is_to_be_turned_back_is_refused_until_then(larger):
    pieces = staircase(larger)
    larger.build(pieces[0])
    lifted_and_laid(larger, 1)
    says(larger, "turned")
    larger.pass_time(3.0)
    assert larger.question() is None
    larger.enter(say.Confirm())
    assert larger.core.hub.refusal.key == "plate-turned"
    lifted_and_laid(larger, 0, (-0.6, 0.6), 0.002)
    larger.core.hub.refusal = None
    built_to_its_end(larger, pieces, 1)
    assert larger.kinds().count("question") == 1


@pytest.mark.long
@pytest.mark.parametrize("turns", [1, pytest.param(2, marks=pytest.mark.long)])
def test_a_small_palace_put_back_turned_is_asked_about(table, turns):
    pieces = staircase(table)
    table.build(pieces[0])
    table.plate.lift()
    table.pass_time(1.0)
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key == "plate-lifted"
    table.plate.lay(turns, (0.3, 0.2))
    table.pass_time(2.0)
    assert asked(table) == "laid"
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key == "refused-answer-first"
    says(table, "turned")
    table.pass_time(5.0)
    assert table.question() is None
    assert table.shown.plate.off.key == "plate-laid"
    table.enter(say.Confirm())
    assert table.core.hub.refusal.key == "plate-laid"
    lifted_and_laid(table, 0, (-0.3, 0.1))
    assert asked(table) == "laid"
    says(table, "agreed")
    built_to_its_end(table, pieces, 1)


@pytest.mark.long
def test_pieces_built_before_the_answer_are_kept(table):
    pieces = staircase(table)
    table.build(pieces[0])
    lifted_and_laid(table)
    table.build(pieces[1])
    assert asked(table) == "laid"
    says(table, "agreed")
    table.pass_time(4.0)
    built_to_its_end(table, pieces, 2)


@pytest.mark.parametrize("there", [pytest.param(0, marks=pytest.mark.long), 1], ids=["before", "within"])
@pytest.mark.long
def test_a_decoration_lost_while_the_plate_was_lifted_is_asked_about_until_it_is_back(larger, there):
    pieces = staircase(larger)
    larger.build(*pieces[:there])
    crown = next(piece for piece in palace_of(larger.state).pieces if piece.piece in DECORATIONS)
    lifted_and_laid(larger, without=(crown,))
    assert larger.shown.plate.off.key == "plate-laid-less"
    assert asked(larger) is None  # a hand may be on its way with it
    larger.pass_time(3.0)
    assert asked(larger) == "plate"
    assert larger.question().grams == pytest.approx(-MASSES[crown.piece], abs=0.05)
    assert crown.piece.value in larger.question().laid
    assert larger.shown.question.explanation.key.startswith("plate-laid-less-")
    assert "violation" not in larger.kinds()
    larger.build(crown)
    larger.pass_time(4.0)
    assert asked(larger) is None
    assert larger.shown.plate.off is None
    built_to_its_end(larger, pieces, there)


@pytest.mark.long
def test_an_arch_and_decoration_lost_while_lifted_are_asked_about_by_their_mass(larger):
    pieces = staircase(larger)
    larger.build(pieces[0])
    crown = next(piece for piece in palace_of(larger.state).pieces if piece.piece in DECORATIONS)
    arch = next(one for one in palace_of(larger.state).pieces if crown.cell in one.knobs)
    lifted_and_laid(larger, without=(crown, arch))
    larger.pass_time(3.0)
    assert asked(larger) == "plate"
    assert larger.question().grams == pytest.approx(-MASSES[crown.piece] - MASSES[arch.piece], abs=0.06)
    assert larger.shown.question.explanation.key == "plate-laid-less"
    larger.build(arch, crown)
    larger.pass_time(4.0)
    built_to_its_end(larger, pieces, 1)


@pytest.mark.long
def test_a_piece_of_this_turn_lost_while_lifted_is_asked_about(larger):
    pieces = staircase(larger)
    larger.build(*pieces[:2])
    lost = next(pieces[number] for number in removable(pieces[:2]))
    lifted_and_laid(larger, without=(lost,))
    larger.pass_time(5.0)
    assert asked(larger) == "plate"
    assert lost.piece.value in larger.question().laid
    assert larger.core.hub.refusal is None
    larger.build(lost)
    larger.pass_time(4.0)
    built_to_its_end(larger, pieces, 2)


def test_the_answer_that_all_stands_as_shown_is_accepted(larger):
    pieces = staircase(larger)
    larger.build(pieces[0])
    larger.plate.lift()
    larger.pass_time(2.0)
    larger.plate.lay(0, (0.2, -0.1))
    larger.plate.put(40_000.0, (30, 30))  # a watch: heavier than all that the player could put on
    larger.pass_time(9.0)
    assert asked(larger) == "plate"
    assert larger.question().grams == pytest.approx(40.0, abs=0.1)
    says(larger, "agreed")
    built_to_its_end(larger, pieces, 1)


@pytest.mark.parametrize("turns", [pytest.param(0, marks=pytest.mark.long), 1])
def test_pieces_that_come_before_the_plate_rests_are_read(larger, turns):
    pieces = staircase(larger)
    larger.build(pieces[0])
    larger.plate.lift()
    larger.pass_time(2.0)
    larger.plate.lay(turns, (0.3, 0.2), 0.001)
    larger.build(*pieces[1:3])
    larger.pass_time(3.0)
    if larger.question() is not None:
        assert asked(larger) == "laid"
        says(larger, f"turned-{turns}" if turns else "agreed")
        larger.pass_time(1.0)
    built_to_its_end(larger, pieces, 3)


@pytest.mark.long
def test_a_plate_lifted_between_turns_agrees_at_the_next_build(table):
    table.whole_turn(staircase(table))
    table.build(*staircase(table))
    table.enter(say.Confirm())
    table.decorate()
    table.pass_time(2.0)
    assert table.core.hub.stage is not Stage.BUILD
    lifted_and_laid(table, 0, (-0.6, 0.4), 0.002)
    assert table.shown.plate.off is None
    play_by_hand_to_the_next_build(table)
    table.pass_time(1.0)
    built_to_its_end(table, staircase(table))
    assert "question" not in table.kinds()


@pytest.mark.parametrize(
    "turns",
    [
        1,
        pytest.param(0, marks=pytest.mark.long),
        pytest.param(2, marks=pytest.mark.long),
        pytest.param(3, marks=pytest.mark.long),
    ],
)
@pytest.mark.long
def test_hall_sensors_see_how_even_a_small_palace_was_put_back(copy_of, turns):
    table = copy_of(PlateTable.played, "gold")
    pieces = staircase(table)
    table.build(pieces[0])
    lifted_and_laid(table, turns)
    assert "question" not in table.kinds()
    assert table.core.hub.book.map_turns == turns
    assert table.core.hub.plate_play.tracker.lift.lies
    built_to_its_end(table, pieces, 1)
    assert "question" not in table.kinds()


@pytest.mark.long
def test_an_accepted_object_stays_accepted_after_the_plate_was_lifted(larger):
    pieces = staircase(larger)
    larger.build(pieces[0])
    larger.plate.put(440.0, (30.5, 20.0))
    larger.pass_time(12.0)
    says(larger, "agreed")
    larger.pass_time(1.0)
    lifted_and_laid(larger, 0, (0.2, -0.3))
    larger.pass_time(8.0)
    assert larger.question() is None
    built_to_its_end(larger, pieces, 1)


@pytest.mark.long
def test_lifting_the_plate_withdraws_an_open_question(larger):
    pieces = staircase(larger)
    larger.build(pieces[0])
    standing = list(larger.plate.standing)
    larger.remove(next(standing[n] for n in removable(standing) if standing[n].piece in DECORATIONS))
    larger.pass_time(12.0)
    assert asked(larger) == "plate"
    old = larger.question().id
    larger.plate.lift()
    larger.pass_time(2.0)
    assert larger.question() is None
    larger.plate.lay(2, (0.3, 0.2))
    larger.pass_time(8.0)
    assert not larger.core.hub.plate_play.tracker.lift.lies
    assert larger.question() is None or larger.question().id > old


def test_a_turned_plate_stays_turned_when_a_hand_rests_on_it(larger):
    lifted_and_laid(larger, 2)
    assert larger.shown.plate.off.key == "plate-turned"
    larger.plate.put(2500.0, (10, 10))
    larger.pass_time(9.0)
    assert (asked(larger), larger.question().turns) == ("laid", [2])
    assert larger.shown.plate.off.key == "plate-turned"


@pytest.mark.long
def test_a_plate_lifted_in_a_build_that_ends_without_a_staircase_raises_no_question(larger):
    lifted_and_laid(larger, 0, (-0.6, 0.6), 0.002)
    follow = larger.core.hub.plate_play.tracker
    assert follow.turn is not None
    follow.end_turn(())
    larger.pass_time(12.0)
    assert larger.question() is None
    assert follow.baseline.off is None
    built_to_its_end(larger, staircase(larger))
