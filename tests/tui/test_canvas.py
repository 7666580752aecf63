"""Block letters, silhouettes and the canvas of all widgets."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from rich.cells import cell_len
from tests.cases import examples

from monkey_palace.board.pieces import PIECES
from palace_hub.tui.bitmaps import (
    FULL_BLOCK_ROWS,
    HALF_BLOCK_ROWS,
    big_text,
    block_width,
    full_blocks,
    half_blocks,
    quarter_blocks,
    silhouette,
)
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.head import Head
from palace_hub.tui.widgets.lines import paint_lines
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.table.lines import LinesView, TextRow


def test_the_wireframe_s_letters() -> None:
    assert half_blocks("Take 3 arches") == (
        "▄▄▄  ▄  ▄  ▄ ▄▄▄    ▄▄▄      ▄  ▄▄▄   ▄▄ ▄ ▄ ▄▄▄  ▄▄",
        " █  █▄█ █▄▀  █▄      ▄▄▀    █▄█ █▄▄▀ █   █▄█ █▄  ▀▄ ",
        " █  █ █ █ ▀▄ █▄▄    ▄▄▄▀    █ █ █ ▀▄ ▀▄▄ █ █ █▄▄ ▄▄▀",
    )


@pytest.mark.parametrize("text", ["ÉTÉ", "Zoë", "Ñandú", "Ção", "Ø", "Æ"])
def test_accents_are_drawn_in_the_sixth_row(text: str) -> None:
    rows = half_blocks(text)
    assert rows is not None
    assert len({len(row) for row in rows}) == 1


@pytest.mark.parametrize("text", ["小安", "Ann猴", "Ann\u20ac", "", "e\u0301\u0302"])
def test_a_text_with_a_missing_character_has_no_block_form(text: str) -> None:
    assert half_blocks(text) is None
    assert block_width(text) is None


@pytest.mark.parametrize("digit", "0123456789")
def test_every_digit_differs_from_every_other(digit: str) -> None:
    assert [other for other in "0123456789" if big_text(other) == big_text(digit)] == [digit]


def test_silhouettes_are_six_outlines_of_one_height() -> None:
    shapes = [silhouette(piece) for piece in PIECES]
    assert len(set(shapes)) == len(PIECES)
    assert {len(full_blocks(shape)) for shape in shapes} == {FULL_BLOCK_ROWS}
    assert all(len({len(row) for row in shape}) == 1 for shape in shapes)


@settings(max_examples=examples(30))
@given(st.text(max_size=40), st.integers(-5, 12), st.integers(-1, 4), st.sampled_from(["on", "plain bold", "muted"]))
def test_a_row_always_has_its_width(text: str, x: int, y: int, ink: str) -> None:
    canvas = Canvas(10, 3)
    canvas.put(0, 1, "猴宫巧匠x")
    canvas.put(x, y, "".join(character for character in text if character.isprintable()), ink)
    assert {cell_len(row) for row in canvas.plain()} == {10}


def test_half_of_an_overwritten_wide_character_becomes_a_blank() -> None:
    canvas = Canvas(4, 1)
    canvas.put(0, 0, "猴宫")
    canvas.put(1, 0, "x")
    assert canvas.plain() == (" x宫",)


def test_block_letters_that_do_not_fit_leave_the_canvas_alone() -> None:
    canvas = Canvas(20, HALF_BLOCK_ROWS)
    before = canvas.plain()
    assert not canvas.block(0, 0, 20, "Build a staircase", "plain")
    assert not Canvas(200, HALF_BLOCK_ROWS, console=True).block(0, 0, 200, "Build", "plain")
    assert canvas.plain() == before


BARE_CONSOLE_LACKS = set("▀▄▌▐▁▂▃▅▆▇▔○◆✓★►╭╮╰╯┏┓┗┛━┃⏎")


def test_frames_of_the_bare_console_use_its_own_signs() -> None:
    canvas = Canvas(12, 4, console=True)
    canvas.frame(0, 0, 12, 4, "line", title="x")
    canvas.frame(0, 0, 12, 4, "now", heavy=True)
    canvas.edges(0, 0, 12, 3, "line")
    assert not BARE_CONSOLE_LACKS & set("".join(canvas.plain()))


@pytest.mark.parametrize(
    ("name", "sentence", "tone", "letters"),
    [
        ("Chiara", "Put 1 column back", Tone.ALARM, half_blocks),
        ("Chiara", "Put 12 light green back", Tone.ALARM, quarter_blocks),
        ("Chiara", "Take 3 arches", Tone.NORMAL, half_blocks),
        ("Maximiliano", "6 credits to spend", Tone.NORMAL, quarter_blocks),
    ],
)
def test_a_headline_at_80_columns_has_block_letters_and_an_alarm_the_widest(
    name: str, sentence: str, tone: Tone, letters: Callable[[str], tuple[str, ...] | None]
) -> None:
    canvas = Canvas(80, 5)
    Head().paint(canvas, HeadView(name, sentence, "", tone))
    rows = letters(sentence)
    assert rows is not None
    assert all(drawn.rstrip().endswith(row.rstrip()) for drawn, row in zip(canvas.plain(), rows, strict=False))


def test_narrow_letters_join_the_pixels_of_two_columns() -> None:
    assert quarter_blocks("I1") == ("▖▗ ", "▌▜ ", "▌▟▖")


def test_a_line_is_not_cut_while_rows_are_free() -> None:
    words = [f"word{number}" for number in range(12)]
    canvas = Canvas(40, 8)
    paint_lines(canvas, LinesView((TextRow(" ".join(words)), TextRow("the last row"))))
    assert " ".join("".join(canvas.plain()).split()).endswith("word11 the last row")
