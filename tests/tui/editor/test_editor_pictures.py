"""Pictures of the editor's pages. A person looked at each picture before it was stored."""

import dataclasses
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.card_sets.sets import house_draft, house_sheets
from tests.tui.editor.editor_app import app_with, text_of
from tests.tui.test_canvas import BARE_CONSOLE_LACKS

from monkey_palace.cards.deck_format import Symbols
from palace_hub.card_sets.draft import BoardDraft, SetDraft
from palace_hub.card_sets.sheet import Sheet

Compare = Callable[[str], bool]

SIZES = {"80": (80, 24), "100": (100, 30), "120": (120, 36)}


def begun() -> SetDraft:
    """A set of made-up numbers in the middle of its typing: 41 cards, two boards, one map and a part of another."""
    draft = house_draft("our-box")
    for place, (pile, number) in enumerate(draft.places()):
        if place >= 41:
            card = draft.piles[pile][number]
            draft = draft.with_card(pile, number, type(card)(card.id))
    draft = draft.with_board(2, BoardDraft(Symbols(arch=9, brick=9), None)).with_board(3, BoardDraft())
    second = dataclasses.replace(house_sheets()[2], staircase="A14,11,0e B17,14,0 A17,11,1n G17,14,2")
    second = second.painted([((16, 20), "g"), ((15, 20), "l"), ((14, 11), ".")])
    return dataclasses.replace(draft, sheets=(house_sheets()[3], second, Sheet(), Sheet()))


PAGES: dict[str, tuple[str, ...]] = {
    "piles": ("shift+tab",),
    "cards": ("5", "1", "e", "a", "b", "b"),
    "boards": ("tab", "left", "left"),
    "maps": ("tab", "tab", "2", "down", "down", "right", "right"),
    "check": ("shift+tab", "shift+tab"),
    "help": ("question_mark",),
}
"""The keys that lead to each page from the first card that is not typed. The card refuses 51 bananas."""


async def picture(
    folder: Path, page: str, size: tuple[int, int], terminal: str = "xterm", theme: str = "palace-dark"
) -> tuple[str, str]:
    """The page as an SVG document and as text."""
    app = app_with(folder / "our-box", begun(), terminal)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        await pilot.press(*PAGES[page])
        await pilot.pause()
        return app.export_screenshot(title="palace", simplify=True), text_of(app)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("page", ["cards", "boards", "maps"])
async def test_a_page(page: str, size: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await picture(tmp_path, page, SIZES[size]))[0])


@pytest.mark.parametrize("page", ["piles", "check", "help"])
async def test_a_page_of_lines(page: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await picture(tmp_path, page, SIZES["80"]))[0])


@pytest.mark.parametrize("page", ["cards", "maps"])
async def test_a_page_light(page: str, same_picture: Compare, tmp_path: Path) -> None:
    assert same_picture((await picture(tmp_path, page, SIZES["100"], theme="palace-light"))[0])


@pytest.mark.parametrize("page", ["cards", "maps"])
async def test_a_page_without_colour(
    page: str, same_picture: Compare, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert same_picture((await picture(tmp_path, page, SIZES["100"]))[0])


@pytest.mark.parametrize("page", sorted(PAGES))
async def test_the_bare_console_can_draw_each_sign(page: str, tmp_path: Path) -> None:
    _, text = await picture(tmp_path, page, SIZES["100"], terminal="linux")
    assert BARE_CONSOLE_LACKS & set(text) == set()
