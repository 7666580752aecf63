"""The oblique view: front pieces hide those behind, and each piece has three shades."""

import dataclasses

import pytest
from tests.views.palace.test_plan import FIRST, START, standing

from palace_hub.tui.themes import DARK, LIGHT, variables
from palace_hub.views.palace.oblique import framed, oblique, studs


def names(pixels: tuple[tuple[str, ...], ...]) -> set[str]:
    return {name for row in pixels for name in row if name}


def test_three_shades_a_piece_and_this_staircase_apart() -> None:
    seen = names(oblique(standing(entered=FIRST), 60, 32))
    assert {"arch-top", "arch-front", "arch-side", "this-top", "this-front", "this-side", "gold-front"} <= seen


def test_only_old_pieces_show_their_own_colours() -> None:
    assert not {name for name in names(oblique(standing(), 60, 32)) if name.startswith("this")}


@pytest.mark.parametrize(("columns", "rows"), [(60, 32), (30, 32), (45, 52), (200, 90), (7, 5), (1, 1)])
def test_the_picture_keeps_to_its_room(columns: int, rows: int) -> None:
    pixels = oblique(standing(), columns, rows)
    assert 0 < len(pixels) <= rows
    assert {len(row) for row in pixels} <= {len(pixels[0])}
    assert len(pixels[0]) <= columns


def test_no_room_is_no_picture() -> None:
    assert oblique(standing(), 0, 10) == ()
    assert oblique(standing(), 10, 0) == ()


@pytest.mark.parametrize(("columns", "rows"), [(60, 32), (36, 32), (30, 60), (120, 90)])
def test_the_whole_palace_fills_its_room(columns: int, rows: int) -> None:
    pixels = oblique(standing(f"{START} A23,14,0e C8,5,0 L8,5,3"), columns, rows)
    assert len(pixels[0]) >= columns - 1 or len(pixels) >= rows - 1
    assert {"light_green-front", "arch-front", "gold-front"} <= names(pixels)


def test_builders_have_colours_of_their_own() -> None:
    first = standing(entered=FIRST).entered
    shown = dataclasses.replace(standing(f"{START} {FIRST}"), builders=dict.fromkeys(first, 2), last=first)
    assert {"player-2-front", "arch-front"} <= names(oblique(shown, 60, 32))


def test_a_pile_in_front_hides_one_behind() -> None:
    hidden = oblique(standing("B14,14,0 G14,17,0 C14,11,0 C14,11,3"), 60, 40)
    open_ = oblique(standing("B14,14,0 G14,17,0"), 60, 40)
    count = [sum(row.count("gold-front") for row in pixels) for pixels in (hidden, open_)]
    assert count[0] <= count[1]
    assert "brick-front" in names(open_)


def test_below_an_arch_one_sees_through() -> None:
    """The middle of an arch is open below: its lower row shows the cell behind."""
    rows = oblique(standing("A11,14,0e"), 200, 90)
    foot = next(row for row in reversed(rows) if "arch-front" in row)
    first, last = foot.index("arch-front"), len(foot) - foot[::-1].index("arch-front")
    assert "ground" in foot[first:last]


def test_every_name_has_a_colour_in_both_themes() -> None:
    shown = standing(
        f"{START} {FIRST} G11,14,2 C8,8,0 L8,8,3 B8,11,0 D8,11,1",
        entered="A8,17,0e",
        figures={standing().palace.pieces[0].cell.above(): "M"},
    )
    seen = names(oblique(shown, 200, 90)) | names(studs(shown))
    for theme in (DARK, LIGHT):
        assert {f"pixel-{name}" for name in seen} <= variables(theme).keys()


def test_off_the_lattice_the_palace_is_drawn_stud_by_stud() -> None:
    pixels = studs(standing("A10,14,0e B10,15,0"))
    assert len(pixels[0]) == 1 + 4 + 1
    assert pixels[1] == ("ground", "brick-top", "ground", "ground", "ground", "ground")
    assert pixels[2][1:5] == ("arch-top",) * 4


def test_nothing_built_is_no_picture_from_above() -> None:
    assert studs(standing("")) == ()


def test_the_picture_stays_where_it_is_while_pieces_are_added_within_it() -> None:
    _, first = framed(standing(), 60, 32)
    _, within = framed(standing(entered="B11,14,1"), 60, 32, first)
    assert within == first
    _, beyond = framed(standing(entered="A11,14,1w"), 60, 32, within)
    assert beyond.scale < first.scale
    assert framed(standing(), 60, 32, beyond)[1] == beyond
