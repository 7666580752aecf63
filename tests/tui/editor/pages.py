"""The pages of the editor on a set that is half typed, for pictures."""

import dataclasses
from pathlib import Path

from tests.card_sets.sets import house_draft, house_sheets
from tests.tui.editor.editor_app import app_with, text_of

from monkey_palace.cards.deck_format import Symbols
from palace_hub.card_sets.draft import BoardDraft, SetDraft
from palace_hub.card_sets.sheet import Sheet


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


async def page_of_begun_set(
    folder: Path, page: str, size: tuple[int, int], terminal: str = "xterm", theme: str = "palace-dark"
) -> tuple[str, str]:
    """The page as an SVG document and as text."""
    app = app_with(folder / "our-box", begun(), terminal)
    async with app.run_test(size=size) as pilot:
        app.theme = theme
        await pilot.press(*PAGES[page])
        await pilot.pause()
        return app.export_screenshot(title="palace", simplify=True), text_of(app)
