"""Text is measured in terminal cells: a Chinese character takes two, a combining accent none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len

from palace_hub.views.text import centre, fit, left, right, wrap

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
