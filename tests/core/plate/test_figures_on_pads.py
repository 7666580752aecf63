"""Figures leave their pads and arrive on knobs: the hub places them, and names a figure astray."""

from functools import partial

import pytest
from tests.core.plate.figure_table import ALIKE, FigureTable

from monkey_palace.board.pieces import DECORATIONS, Figure
from palace_hub.core.tray.pads import STUCK_S
from palace_hub.core.tray.pads_file import PadsFile
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.views.snapshot import Stage
from palace_hub.views.table.head import head
from palace_hub.views.table.info_line import info
from palace_hub.views.wording import Wording

MONKEY, BUTTERFLY, FROG = Figure
WORDING = Wording(Catalogue())


@pytest.fixture
def laid(copy_of):
    """Tables by level and masses of the figures."""
    return partial(copy_of, FigureTable.laid)


@pytest.fixture
def at_figures(copy_of):
    """The same tables where a figure is due."""
    return partial(copy_of, FigureTable.at_figures)


def said(table):
    return head(table.shown, WORDING).explanation


def lamps(table):
    return [lamp.text for lamp in info(table.shown, WORDING).lamps]


def problems(table):
    return {
        problem.key for problem in table.shown.problems if problem.key.startswith(("problem-pad", "problem-figure"))
    }


@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
def test_monkey_and_butterfly_are_placed_from_their_pads_and_the_monkey_moves_on(laid, level):
    table = laid(level)
    assert table.shown.plate.level == level
    table.build_to_the_figures("gold")
    assert table.due() == "place_monkey"
    first = table.knobs(MONKEY)[0]
    table.off_pad(MONKEY)
    assert table.due() == "place_monkey"
    table.set_down(MONKEY, first)
    assert table.state.figures[MONKEY] == str(first)
    assert [(one["figure"], one["at"], one["pad"]) for one in table.placed()] == [("monkey", str(first), "off")]

    table.finish_turn()
    table.build_to_the_figures("gold")
    second = next(knob for knob in table.knobs(MONKEY) if knob != first)
    table.lift(MONKEY)
    table.set_down(MONKEY, second)
    assert table.state.figures[MONKEY] == str(second)
    table.finish_turn()  # it is the tallest by now
    assert [(one["figure"], one["pad"]) for one in table.placed()] == [
        ("monkey", "off"),
        ("monkey", "off"),
        ("butterfly", "off"),
    ]
    assert table.state.figures[BUTTERFLY] == str(table.where[BUTTERFLY])
    assert "question" not in table.kinds()
    assert not table.shown.pads.astray


@pytest.mark.parametrize("level", ["silver", pytest.param("gold", marks=pytest.mark.long)])
@pytest.mark.long
def test_the_frog_is_placed_from_its_pad_on_the_lowest_knob(laid, level):
    table = laid(level)
    table.enter(say.TakeFrog())
    table.off_pad(FROG)
    table.enter(say.Confirm())  # its column leaves the tray
    table.build_to_the_figures("dark_green")
    assert table.due() == "place_frog"
    at = table.knobs(FROG)[0]
    table.set_down(FROG, at)
    assert table.state.figures[FROG] == str(at)
    assert [(one["figure"], one["pad"]) for one in table.placed()] == [("frog", "off")]


@pytest.mark.long
def test_a_frog_taken_off_the_palace_in_mid_build_raises_no_question(laid):
    table = laid()
    table.enter(say.TakeFrog())
    table.off_pad(FROG)
    table.enter(say.Confirm())
    table.build_to_the_figures("dark_green")
    table.set_down(FROG, table.knobs(FROG)[0])
    table.finish_turn()
    pieces = table.staircase("light_green")
    table.build(pieces[0])
    table.enter(say.TakeFrog())
    table.lift(FROG)
    table.enter(say.Confirm())
    table.pass_time(12.0)
    assert "question" not in table.kinds()
    table.build(*pieces[1:])
    table.enter(say.Confirm())
    assert (table.core.hub.refusal, table.core.hub.stage) == (None, Stage.DECORATE)


@pytest.mark.long
def test_without_a_tray_the_plate_alone_places_a_figure(at_figures):
    table = at_figures(with_tray=False)
    at = table.knobs(MONKEY)[0]
    table.set_down(MONKEY, at)
    assert table.state.figures[MONKEY] == str(at)
    assert table.placed()[0]["pad"] == "unknown"


@pytest.mark.long
def test_a_piece_lost_from_a_lifted_plate_while_a_figure_is_due_begins_no_build(at_figures):
    table = at_figures()
    begun = table.kinds().count("plate_zero")
    table.plate.lift()
    table.pass_time(2.0)
    table.plate.lose(next(piece for piece in table.plate.standing if piece.piece in DECORATIONS))
    table.plate.lay(0, (0.2, -0.1))
    table.pass_time(6.0)
    assert table.question().what == "plate"
    table.enter(say.Answer(question=table.question().id, answer="agreed"))
    table.pass_time(1.0)
    assert table.question() is None
    assert table.core.hub.stage is Stage.TROPHIES
    assert table.kinds().count("plate_zero") == begun


@pytest.mark.long
def test_pads_that_never_saw_a_disc_are_ignored(laid):
    table = laid(with_tray=False)
    table.tray.pads = 0
    table.plug("a#1", table.tray)
    table.pass_time(3.0)
    table.build_to_the_figures("gold")
    at = table.knobs(MONKEY)[0]
    table.set_down(MONKEY, at)
    assert table.state.figures[MONKEY] == str(at)
    assert set(table.shown.pads.figures.values()) == {"unknown"}
    assert not problems(table)


@pytest.mark.long
def test_a_figure_of_the_same_mass_does_not_count_as_the_one_that_is_due(at_figures):
    table = at_figures(grams=ALIKE)
    at = table.knobs(MONKEY)[0]
    table.off_pad(BUTTERFLY)
    table.set_down(BUTTERFLY, at)
    assert table.placed() == []
    assert said(table).startswith("That is the butterfly: the monkey is due")
    assert "butterfly off its pad" in lamps(table)
    assert "question" not in table.kinds()

    table.lift(BUTTERFLY)
    table.on_pad(BUTTERFLY)
    table.pass_time(3.0)
    assert "pad" not in said(table)
    assert not table.shown.pads.astray
    table.off_pad(MONKEY)
    table.set_down(MONKEY, at)
    assert [(one["figure"], one["at"]) for one in table.placed()] == [("monkey", str(at))]
    assert not problems(table)


@pytest.mark.long
def test_with_two_figures_of_one_mass_off_their_pads_the_other_must_go_back_first(at_figures):
    table = at_figures(grams=ALIKE)
    at = table.knobs(MONKEY)[0]
    table.off_pad(BUTTERFLY)
    table.off_pad(MONKEY)
    table.set_down(MONKEY, at)
    assert table.placed() == []
    assert said(table).startswith("Which figure stands there? The butterfly is off its pad too")
    table.on_pad(BUTTERFLY)
    assert [(one["figure"], one["at"]) for one in table.placed()] == [("monkey", str(at))]


@pytest.mark.long
def test_another_figure_of_a_different_mass_off_its_pad_changes_nothing(at_figures):
    table = at_figures()
    table.off_pad(BUTTERFLY)
    table.off_pad(MONKEY)
    table.set_down(MONKEY, table.knobs(MONKEY)[0])
    assert [one["figure"] for one in table.placed()] == ["monkey"]


@pytest.mark.long
def test_a_stuck_pad_is_asked_about_once_then_named_and_excluded(laid, tmp_path):
    table = laid()
    table.core.hub.pads.file = PadsFile.read(tmp_path)
    table.build_to_the_figures("gold")
    at = table.knobs(MONKEY)[0]
    table.set_down(MONKEY, at)  # its pad is stuck
    assert table.placed() == []
    assert said(table).startswith("Something stands there, but the monkey is still on its pad")
    table.enter(say.ChooseKnob(at=str(at)), say.Confirm())
    assert table.state.figures[MONKEY] == str(at)
    table.pass_time(STUCK_S + 4.0)
    assert table.shown.pads.figures["monkey"] == "stuck"
    assert problems(table) == {"problem-pad-stuck"}
    assert PadsFile.read(tmp_path).content.faulty == {MONKEY: "stuck"}

    table.enter(say.Undo())
    while table.due() != "place_monkey":
        table.enter(say.Undo())
    table.lift(MONKEY)
    table.pass_time(4.5)
    table.set_down(MONKEY, at)
    assert [(one["at"], one["pad"]) for one in table.placed()] == [(str(at), "stuck")]

    table.off_pad(MONKEY)
    assert not problems(table)
    assert PadsFile.read(tmp_path).content.faulty == {}


@pytest.mark.long
def test_a_figure_parked_while_a_decoration_is_awaited_does_not_make_its_pad_faulty(at_figures):
    table = at_figures()
    table.off_pad(MONKEY)
    table.set_down(MONKEY, table.knobs(MONKEY)[0])
    table.finish_turn()
    table.build(*table.staircase("light_green"))
    table.enter(say.Confirm())
    assert table.core.hub.stage is Stage.DECORATE
    table.lift(MONKEY)
    table.on_pad(MONKEY)
    table.pass_time(STUCK_S + 4.0)
    assert not table.core.hub.pads.faulty


def words(table, seconds=5.0):
    """All states of the monkey's pad meanwhile."""
    found = set()
    for _ in range(round(seconds / 0.05)):
        table.step()
        found.add(table.core.hub.pads.word(MONKEY))
    return found


@pytest.mark.long
def test_single_damaged_pad_samples_are_ignored(laid):
    table = laid()
    table.tray.wrong_every = 7
    assert words(table) == {"parked"}
    table.build_to_the_figures("gold")
    at = table.knobs(MONKEY)[0]
    table.off_pad(MONKEY)
    assert words(table) == {"off"}
    table.set_down(MONKEY, at)
    assert [(one["at"], one["pad"]) for one in table.placed()] == [(str(at), "off")]
    assert not table.shown.pads.astray
