"""Pictures of the editor's pages. A person looked at each picture before it was stored."""

from collections.abc import Callable
from pathlib import Path

import pytest
from tests.tui.editor.pages import page_of_begun_set
from tests.tui.test_canvas import BARE_CONSOLE_LACKS

Compare = Callable[[str], bool]

SIZES = {"80": (80, 24), "100": (100, 30), "120": (120, 36)}


@pytest.mark.parametrize(
    ("page", "size"),
    [
        pytest.param(page, size, marks=() if size == "80" or (page, size) == ("maps", "120") else pytest.mark.long)
        for page in ("cards", "boards", "maps")
        for size in SIZES
    ],
)
async def test_a_page(page: str, size: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await page_of_begun_set(tmp_path, page, SIZES[size]))[0])


@pytest.mark.parametrize("page", ["piles", "check", "help"])
async def test_a_page_of_lines(page: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await page_of_begun_set(tmp_path, page, SIZES["80"]))[0])


@pytest.mark.parametrize("page", ["cards", "maps"])
async def test_a_page_light(page: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await page_of_begun_set(tmp_path, page, SIZES["100"], theme="palace-light"))[0])


@pytest.mark.parametrize("page", ["cards", "maps"])
async def test_a_page_without_colour(
    page: str, same_picture: Compare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert same_picture((await page_of_begun_set(tmp_path, page, SIZES["100"]))[0])


@pytest.mark.parametrize(
    "page",
    ["cards", "help", "maps", *(pytest.param(page, marks=pytest.mark.long) for page in ("boards", "check", "piles"))],
)
async def test_the_bare_console_can_draw_each_sign(page: str, tmp_path: Path) -> None:
    _, text = await page_of_begun_set(tmp_path, page, SIZES["100"], terminal="linux")
    assert BARE_CONSOLE_LACKS & set(text) == set()
