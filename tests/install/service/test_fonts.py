"""The console's font: as large as 100 columns and 30 rows allow."""

from pathlib import Path

import pytest

from palace_hub.install.service.fonts import SIZE, font_for


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
