"""The one screen of the editor: it draws the state's page and passes keys and touches on."""

from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.screen import Screen

from palace_hub.card_sets.entry.editor import SetEditor
from palace_hub.card_sets.entry.state import EntryPage, Move
from palace_hub.tui.editor.board_page import BoardPage
from palace_hub.tui.editor.card_page import CardPage
from palace_hub.tui.editor.frame import NoteLines, TabStrip
from palace_hub.tui.editor.map_page import MapPage
from palace_hub.tui.editor.pile_page import PilePage
from palace_hub.tui.editor.text_page import LinesPage
from palace_hub.tui.widgets.painted import LOOKS, ActionRequested, Looks
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.cards.board_page import board_page
from palace_hub.views.cards.card_page import card_page
from palace_hub.views.cards.check_page import check_page
from palace_hub.views.cards.frame import footer, notes, tabs
from palace_hub.views.cards.help_page import help_page
from palace_hub.views.cards.map_page import map_page
from palace_hub.views.cards.pile_page import pile_page
from palace_hub.views.wording import SMALLEST_COLUMNS, SMALLEST_ROWS, Wording

OPEN_KEYS: frozenset[str] = frozenset({"question_mark", "f1"})


class EditorScreen(Looks, Screen[None]):
    """Shows a `SetEditor`."""

    COMPONENT_CLASSES = LOOKS
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, editor: SetEditor, wording: Wording) -> None:
        super().__init__()
        self.editor = editor
        self.wording = wording
        self.helping = False

    def compose(self) -> ComposeResult:
        yield Banner("caution", id="too-small")
        yield TabStrip(id="tabs")
        yield PilePage(id="page-piles")
        yield CardPage(id="page-cards")
        yield BoardPage(id="page-boards")
        yield MapPage(id="page-maps")
        yield LinesPage(id="page-check")
        yield NoteLines(id="notes")
        yield FooterStrip(id="footer")

    def on_mount(self) -> None:
        self.draw()

    def draw(self) -> None:
        """Shows the state; a widget draws again only if its part differs."""
        state, wording = self.editor.state, self.wording
        self.query_one("#too-small", Banner).show(
            wording.say("too-small", columns=SMALLEST_COLUMNS, rows=SMALLEST_ROWS)
        )
        shown = EntryPage.CHECK if self.helping else state.page
        for page in EntryPage:
            self.query_one(f"#page-{page.value}").display = page is shown
        self.query_one(TabStrip).show(tabs(state, is_saved=self.editor.is_saved, wording=wording))
        self.query_one(NoteLines).show(None if self.helping else notes(state, wording))
        self.query_one(FooterStrip).show(footer(state, wording))
        if self.helping:
            self.query_one(LinesPage).show(help_page(state.page, wording))
            return
        match state.page:
            case EntryPage.PILES:
                self.query_one(PilePage).show(pile_page(state, wording))
            case EntryPage.CARDS:
                self.query_one(CardPage).show(card_page(state, wording))
            case EntryPage.BOARDS:
                self.query_one(BoardPage).show(board_page(state, wording))
            case EntryPage.MAPS:
                self.query_one(MapPage).show(map_page(state, wording))
            case EntryPage.CHECK:
                faults = self.editor.faults()
                self.query_one(LinesPage).show(check_page(self.editor.folder.name, state.draft, faults, wording))

    def on_key(self, event: events.Key) -> None:
        """Every key but those of the application."""
        if event.key in ("ctrl+q", "ctrl+c", "t"):
            return
        event.stop()
        event.prevent_default()
        self.action_press(event.key)

    def on_resize(self, event: events.Resize) -> None:
        small = event.size.width < SMALLEST_COLUMNS or event.size.height < SMALLEST_ROWS
        self.set_class(small, "-too-small")

    async def on_action_requested(self, event: ActionRequested) -> None:
        event.stop()
        await self.app.run_action(event.action, default_namespace=self)

    def action_press(self, key: str) -> None:
        if self.helping or key in OPEN_KEYS:
            self.helping = not self.helping
        else:
            self.editor.press(key)
        self.draw()

    def action_move(self, move: Move) -> None:
        self.helping = False
        self.editor.do(move)
        self.draw()

    def action_help(self) -> None:
        self.helping = not self.helping
        self.draw()

    async def action_leave(self) -> None:
        await self.app.run_action("leave")
