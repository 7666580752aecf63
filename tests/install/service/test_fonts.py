"""The console's font: as large as 100 columns and 30 rows allow."""

from pathlib import Path

import pytest

from palace_hub.install.service.fonts import COLUMNS, LETTER_WIDTH, LINE_HEIGHT, ROWS, SIZE, font_for, window_pixels


@pytest.mark.parametrize(
    ("size", "font"),
    [
        ("800,480", "Uni2-Terminus16"),
        ("1024,600", "Uni2-Terminus20x10"),
        ("1280,800", "Uni2-Terminus24x12"),
        ("1920,1080", "Uni2-Terminus32x16"),
        ("640,480", "Uni2-Terminus16"),
        ("nonsense", None),
    ],
)
def test_the_font_follows_the_display(size: str, font: str | None, tmp_path: Path) -> None:
    file = tmp_path / SIZE
    file.parent.mkdir(parents=True)
    file.write_text(size + "\n")
    assert font_for(tmp_path) == font


def test_without_a_display_there_is_none(tmp_path: Path) -> None:
    assert font_for(tmp_path) is None
    assert window_pixels(tmp_path) is None


@pytest.mark.parametrize(("wide", "high"), [(800, 480), (1024, 600), (1280, 800), (1920, 1080), (3840, 2160)])
def test_letters_of_the_window_are_the_largest_that_fit(wide: int, high: int, tmp_path: Path) -> None:
    file = tmp_path / SIZE
    file.parent.mkdir(parents=True)
    file.write_text(f"{wide},{high}\n")
    pixels = window_pixels(tmp_path)
    assert pixels is not None
    fits = [LETTER_WIDTH * one * COLUMNS <= wide and LINE_HEIGHT * one * ROWS <= high for one in (pixels, pixels + 1)]
    assert fits == [True, False]
