"""The editor by touch, and its keys in the real application: undo, refusals, leaving with a full disk."""

from pathlib import Path

import pytest
from tests.card_sets.sets import house_draft
from tests.tui.editor.editor_app import SIZE, app_on, app_with, text_of
from textual.pilot import Pilot

from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import SetFolder, SetNotKept
from palace_hub.tui.editor.card_page import CardPage
from palace_hub.tui.editor.cards_app import CardsApp
from palace_hub.tui.editor.map_page import STUD, MapPage
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.views.cards.counter import move


async def touch(pilot: Pilot[None], page: TargetPage, action: str) -> None:
    """Clicks in the middle of the target with this action."""
    x, y, width, height, _ = next(target for target in page.targets if target[4] == action)
    await pilot.click(f"#{page.id}", offset=(x + width // 2, y + height // 2))
    await pilot.pause()


async def test_a_card_is_typed_by_touch_alone(tmp_path: Path) -> None:
    app = app_on(tmp_path / "ours")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.click("#tabs", offset=(text_of(app).splitlines()[0].index("Cards") + 1, 0))
        page = app.screen.query_one(CardPage)
        for action in (
            move("field_add", 0, 1),
            move("field_add", 0, 1),
            move("field_add", 1, 1),
            move("field_add", 3, 1),
            move("field_add", 3, 1),
        ):
            await touch(pilot, page, action)
        await touch(pilot, page, move("field_add", 3, -1))
        await touch(pilot, page, "press('enter')")
        await touch(pilot, page, move("pile", 10))
    state = app.editor.state
    card = state.draft.piles[0][0]
    assert (card.bananas, card.one_time.brick_or_arch, card.recurring.arch) == (1, 1, 1)
    assert (state.pile, state.card) == (10, 0)


@pytest.mark.parametrize(
    "size", [(80, 24), *(pytest.param(size, marks=pytest.mark.long) for size in ((100, 30), (120, 36)))]
)
async def test_a_touch_paints_the_stud_under_the_finger(tmp_path: Path, size: tuple[int, int]) -> None:
    app = app_on(tmp_path / "ours")
    async with app.run_test(size=size) as pilot:
        await pilot.press("tab", "tab", "tab")
        page = app.screen.query_one(MapPage)
        await touch(pilot, page, move("brush", "d"))
        await pilot.click("#page-maps", offset=(5 * STUD + 1, 5 - page.first))
        sheet = app.editor.state.draft.sheets[0]
        assert dict(sheet.knobs()) == {(5, 26): "d"}
        await pilot.press("end", *["down"] * 9)
        assert page.first == max(0, 32 - page.size.height)
        await pilot.click("#page-maps", offset=(8 * STUD, page.size.height - 1 if page.first else 31))
        assert dict(app.editor.state.draft.sheets[0].knobs()) == {(5, 26): "d", (8, 0): "d"}
        await pilot.click("#page-maps", offset=(8 * STUD, page.size.height - 1 if page.first else 31))
        assert dict(app.editor.state.draft.sheets[0].knobs()) == {(5, 26): "d"}
        await touch(pilot, page, move("map", 3))
        assert app.editor.state.sheet == 3


async def test_a_board_is_typed_by_touch(tmp_path: Path) -> None:
    app = app_on(tmp_path / "ours")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("tab", "tab")
        page = app.screen.query_one("#page-boards", TargetPage)
        for action in (move("field_add", 2, 0, 1), move("field_add", 2, 3, 1), move("board", 1)):
            await touch(pilot, page, action)
    state = app.editor.state
    assert state.board == 1
    board = state.draft.boards[2]
    assert board.start_kit is not None
    assert board.recurring is not None
    assert (board.start_kit.arch, board.recurring.arch) == (1, 1)
    assert state.draft.boards[3].start_kit is None


async def test_undo_refusal_and_help_are_shown(tmp_path: Path) -> None:
    app = app_with(tmp_path / "ours", house_draft())
    async with app.run_test(size=SIZE) as pilot:
        assert "palace play --set ours" in text_of(app)
        await pilot.press("tab", "tab", "9", "9")
        assert "99 bananas are too many" in text_of(app)
        await pilot.press("z")
        assert "This key does nothing here" in text_of(app)
        await pilot.press("u")
        assert app.editor.state.draft == house_draft()
        assert "Undone" in text_of(app)
        await pilot.press("question_mark")
        assert "Keys" in text_of(app)
        await pilot.press("5")
        assert app.editor.state.draft == house_draft()


class FullDisk(SetFolder):
    """A folder in which nothing can be written."""

    def save(self, draft: SetDraft) -> None:
        raise SetNotKept("full", name="ours", folder=str(self.folder), what="No space left on device")


async def test_a_full_disk_is_said_and_leaving_needs_a_second_key(tmp_path: Path) -> None:
    app = app_on(tmp_path / "ours")
    app.editor.folder = FullDisk(tmp_path / "ours")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("tab", "3", "enter")
        assert "No space left on device" in text_of(app)
        assert "not saved" in text_of(app)
        await pilot.press("ctrl+q")
        assert "Ctrl+Q again" in text_of(app)
        assert app.is_running
        await pilot.press("ctrl+q")
    assert isinstance(app, CardsApp)
    assert not app.is_running


async def test_a_small_window_asks_for_a_larger_one(tmp_path: Path) -> None:
    app = app_on(tmp_path / "ours")
    async with app.run_test(size=(58, 18)):
        assert "60" in text_of(app)
        assert "Piles" not in text_of(app)


async def test_the_check_speaks_beside_the_field(tmp_path: Path) -> None:
    app = app_on(tmp_path / "ours")
    async with app.run_test(size=SIZE) as pilot:
        await pilot.press("tab", "tab", "b")
        assert "! found a kit of 2 arch, 1 brick; seat 1 begins with 2 arch in every edition." in text_of(app)
        await pilot.press("u")
        assert "seat 1 begins" not in text_of(app)
        await pilot.press("tab", "s", "l")
        assert "2 knobs below the staircase are not painted" in text_of(app)
