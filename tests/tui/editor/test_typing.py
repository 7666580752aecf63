"""The house numbers, typed anew in the real application."""

from collections import Counter
from pathlib import Path

import pytest
from tests.card_sets.typing_keys import all_card_keys, board_keys, card_keys, pile_keys
from tests.tui.app_pilot import until
from tests.tui.editor.editor_app import SIZE, app_on, text_of
from tests.tui.textual_internals import press_quickly

from monkey_palace.cards.data_check import BOARDS_FILE, CARDS_FILE, check_path
from monkey_palace.cards.model import CardSet, load_set
from palace_hub.card_sets.document import draft_of
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import SetFolder

MOST_KEYS = 500


def numbers(card_set: CardSet) -> dict[str, Counter[object]]:
    """The cards of each pile, without their ids and their order."""
    return {
        pile: Counter((card.bananas, card.one_time, card.recurring) for card in cards) for pile, cards in card_set.piles
    }


@pytest.mark.long
async def test_the_house_numbers_are_typed_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    press_quickly(monkeypatch)
    house, folder = load_set("house"), tmp_path / "ours"
    sizes, cards, boards = pile_keys(house), all_card_keys(house), board_keys(house)
    assert len(sizes) + len(cards) <= MOST_KEYS
    app = app_on(folder)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press(*sizes)
        await pilot.press(*cards)
        await until(pilot, lambda: "Cards 67/67 ✓" in text_of(app))
        assert app.editor.state.draft.typed_cards == 67
        await pilot.press(*boards)
        await until(pilot, lambda: "palace play --set ours" in text_of(app))
        assert "palace play --set ours" in text_of(app)
        await pilot.press("ctrl+q")
    typed = load_set(folder)
    assert numbers(typed) == numbers(house)
    assert typed.boards == house.boards
    assert (typed.name, typed.provenance) == ("ours", "own copy")
    assert check_path(folder) == ()

    before = {file: (folder / file).read_bytes() for file in (CARDS_FILE, BOARDS_FILE)}
    again = SetFolder(tmp_path / "again")
    draft = draft_of({file: text.decode() for file, text in before.items()})
    assert isinstance(draft, SetDraft)
    again.save(draft)
    assert {file: (again.folder / file).read_bytes() for file in before} == before


async def test_a_set_is_left_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    press_quickly(monkeypatch)
    house, folder = load_set("house"), tmp_path / "ours"
    cards = [card for _, pile in house.piles for card in pile][:11]
    keys = [key for card in cards for key in card_keys(card)]
    app = app_on(folder)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("tab", *keys, "7", "e")
        await until(pilot, lambda: "Cards 12/67" in text_of(app))
        assert "12/67" in text_of(app)
        await pilot.press("ctrl+q")
    app = app_on(folder)
    async with app.run_test(size=SIZE) as pilot:
        await until(pilot, lambda: "Cards 12/67" in text_of(app))
        assert "12/67" in text_of(app)
        assert app.editor.state.draft.first_untyped() == (app.editor.state.pile, app.editor.state.card)
        await pilot.press("left")
        await until(pilot, lambda: app.editor.state.now.bananas == 7)
        assert app.editor.state.now.bananas == 7
        assert app.editor.state.now.one_time.brick_or_arch == 1
