"""The text notation: its meaning, and round trips."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from monkey_palace.board.notation import DIRECTIONS, Cell, Placement, notation, parse_placements
from monkey_palace.board.pieces import BRICK_HEIGHT, PIECES, Piece
from monkey_palace.errors import BadNotation

EXAMPLE = "A8,14,0e B11,14,1 B14,14,0 B14,14,1 A11,14,2e G14,14,3"


@st.composite
def placements(draw):
    piece = draw(st.sampled_from(PIECES))
    x, y = draw(st.integers(0, 31)), draw(st.integers(0, 31))
    direction = draw(st.sampled_from(list(DIRECTIONS))) if piece is Piece.ARCH else ""
    return Placement(piece, x, y, draw(st.integers(0, 90)), direction)


@given(st.lists(placements(), max_size=20))
def test_notation_round_trips(pieces):
    assert list(parse_placements(notation(pieces))) == pieces
    assert [eval(repr(piece), {"Placement": Placement}) for piece in pieces] == pieces


@given(placements())
def test_3_2_a_piece_fills_as_many_cells_as_it_is_wide_and_high(piece):
    assert len(set(piece.cells)) == (4 if piece.piece is Piece.ARCH else BRICK_HEIGHT.get(piece.piece, 1))
    assert piece.reversed().body == piece.body
    assert piece.reversed().reversed() == piece


def test_3_3_an_arch_carries_on_its_ends_alone():
    arch = Placement.parse("A8,14,2w")
    assert arch.feet == (Cell(8, 14, 2), Cell(5, 14, 2))
    assert arch.knobs == (Cell(8, 14, 3), Cell(5, 14, 3))
    assert arch.cells == (Cell(8, 14, 2), Cell(7, 14, 2), Cell(6, 14, 2), Cell(5, 14, 2))


def test_the_example_of_the_documentation_is_parsed():
    assert notation(parse_placements(f"  {EXAMPLE}\n")) == EXAMPLE


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("A8,14,0", 0),
        ("A8,14,0e B1,1,1n", 1),
        ("b1,1,1", 0),
        ("B1,1", 0),
        ("B1,1,1,", 0),
        ("B-1,1,1", 0),
        ("B1,1,1 X", 1),
        ("B٣,1,1", 0),
        ("B1000,1,1", 0),
    ],
)
def test_invalid_notation_is_refused_with_its_place(text, number):
    with pytest.raises(BadNotation) as caught:
        parse_placements(text)
    assert caught.value.number == number


@given(st.text(max_size=60))
def test_any_text_is_parsed_or_raises_the_typed_error(text):
    with contextlib.suppress(BadNotation):
        assert notation(parse_placements(text)).split() == [str(Placement.parse(word)) for word in text.split()]
