"""Text is measured in terminal cells: a Chinese character takes two, a combining accent none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from palace_hub.views.text import centre, fit, left, right, spaced, split_at, wrap

WIDTHS = st.integers(1, 60)


@given(st.text(max_size=120), WIDTHS)
def test_what_is_fitted_fits(text: str, width: int) -> None:
    assert cell_len(fit(text, width)) <= width


@given(st.text(alphabet="abc 猴é", max_size=80), WIDTHS)
def test_what_is_padded_has_exactly_its_width(text: str, width: int) -> None:
    assert {cell_len(pad(text, width)) for pad in (left, right, centre)} == {width}


@given(st.text(alphabet="ab 猴\u0301xyz", max_size=200), WIDTHS.filter(lambda width: width > 1), st.integers(1, 4))
def test_what_is_wrapped_fits_its_lines(text: str, width: int, lines: int) -> None:
    rows = wrap(text, width, lines)
    assert len(rows) <= lines
    assert all(cell_len(row) <= width for row in rows)


def test_a_wide_character_is_never_halved() -> None:
    assert fit("猴宫巧匠", 4) == "猴…"
    assert left("猴", 4) == "猴  "


def test_a_text_that_was_cut_says_so() -> None:
    assert wrap("one two three four", 9, 1) == ("one two…",)
    assert wrap("one two three four", 9, 2) == ("one two", "three…")


@pytest.mark.parametrize("width", [5, 9])
def test_a_word_longer_than_the_line_is_broken(width: int) -> None:
    assert "".join(wrap("x" * 20, width, 9)) == "x" * 20


def test_double_blanks_stay_where_the_text_fits() -> None:
    assert wrap("1  Three bricks", 40, 3) == ("1  Three bricks",)


@pytest.mark.parametrize(
    ("text", "width", "rows"),
    [
        ("取走三块拱门。再放回一块砖。", 12, ("取走三块拱", "门。再放回一", "块砖。")),
        ("取走三块拱门，再放回", 12, ("取走三块拱", "门，再放回")),  # no line begins with a comma
        ("请拿「砖块」或拱门", 6, ("请拿", "「砖", "块」或", "拱门")),
        ("拿 3块拱门", 4, ("拿", "3块", "拱门")),  # a number stays with its measure word
        ("Ann 取走 3 块", 8, ("Ann 取走", "3 块")),
        ("Prenez\u00a0: 3 arches", 9, ("Prenez\u00a0:", "3 arches")),  # no break at a no-break space
        ("a\u3000b", 1, ("a", "b")),
    ],
)
def test_lines_end_where_the_language_lets_them(text: str, width: int, rows: tuple[str, ...]) -> None:
    assert wrap(text, width, 9) == rows


@given(st.text(alphabet="猴宫，。「」a 3", max_size=60), st.integers(4, 20))
def test_wrapping_loses_nothing_but_spaces(text: str, width: int) -> None:
    assert "".join(wrap(text, width, 99)).replace(" ", "") == text.replace(" ", "")


def test_a_sentence_is_divided_at_spaces_or_between_chinese_characters() -> None:
    assert split_at("Take 3 arches") == [("Take", "3 arches"), ("Take 3", "arches")]
    assert split_at("取走拱门。") == [("取", "走拱门。"), ("取走", "拱门。"), ("取走拱", "门。")]
    assert split_at("Take") == []


def test_plain_letters_are_spread_where_there_is_room() -> None:
    assert spaced("取3块", 7) == "取 3 块"
    assert spaced("取走拱门", 8) == "取走拱门"


def test_wrapped_text_keeps_the_blanks_between_columns_and_none_at_a_break() -> None:
    assert wrap("■  bricks: too light", 12) == ("■  bricks:", "too light")
    assert wrap("  light   dark   gold", 12) == ("light   dark", "gold")
    assert wrap("one\n two", 8) == ("one two",)
