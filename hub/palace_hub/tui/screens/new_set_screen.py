"""The beginning of a card set: its name, the sizes of the piles and the start kits, with the editor's pages."""

from collections.abc import Callable
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input

from palace_hub.card_sets.entry import boards, piles
from palace_hub.card_sets.entry.boards import FIRST_RECURRING
from palace_hub.card_sets.entry.state import EntryPage, EntryState, Move
from palace_hub.card_sets.folder import is_set_name
from palace_hub.locale.message import Message
from palace_hub.referee import entries
from palace_hub.tui.editor.board_page import BoardPage
from palace_hub.tui.editor.frame import NoteLines
from palace_hub.tui.editor.pile_page import PilePage
from palace_hub.tui.screens.base import HubScreen
from palace_hub.tui.screens.pages import Title
from palace_hub.tui.widgets.strips import Banner, FooterStrip
from palace_hub.views.cards.learning import begun_state, kits_page, notes_of
from palace_hub.views.cards.pile_page import pile_page
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.wording import Wording

LONGEST_NAME = 24


class NewSetScreen(HubScreen):
    """Asks for what a game needs before its first turn. `begun` is told the set's name once the hub has it."""

    APP_KEYS: ClassVar[frozenset[str]] = frozenset({"ctrl+q", "ctrl+c", "f2", "t"})

    def __init__(self, name: str, begun: Callable[[str], None]) -> None:
        super().__init__()
        self.set_name = name
        self.begun = begun
        self.state: EntryState | None = None
        self.is_new = True
        self._sent = ""
        self._before: Message | None = None
        self._refused: Message | None = None

    def compose(self) -> ComposeResult:
        yield Banner("banner", id="banner")
        yield Title(id="page-title")
        with Horizontal(id="set-name-row"):
            yield Input(id="set-name", value=self.set_name, max_length=LONGEST_NAME)
        yield PilePage(id="page-piles")
        yield BoardPage(id="page-boards")
        yield NoteLines(id="notes")
        yield FooterStrip(id="footer")

    def on_mount(self) -> None:
        offer = next((offer for offer in self.hub.shown.sets if offer.name == self.set_name), None)
        self.state = begun_state(self.set_name, offer)
        self.is_new = offer is None
        super().on_mount()

    def take(self, snapshot: Snapshot, wording: Wording) -> None:
        if self._sent and any(offer.name == self._sent and offer.is_ready for offer in snapshot.sets):
            name, self._sent = self._sent, ""
            self.dismiss(None)
            self.begun(name)
            return
        if self._sent and snapshot.refusal is not None and snapshot.refusal is not self._before:
            self._sent, self._refused = "", snapshot.refusal
        self.draw(snapshot, wording)

    def draw(self, snapshot: Snapshot, wording: Wording) -> None:
        state = self.state
        if state is None:
            return
        self.show_banner(snapshot, wording)
        sizes = state.page is EntryPage.PILES
        self.query_one(Title).show(wording.say("learn-sizes-title" if sizes else "learn-kits-title"))
        name = self.query_one("#set-name-row")
        name.display = sizes and self.is_new
        self.query_one("#set-name", Input).border_title = wording.say("learn-set-name")
        self.query_one(PilePage).display = sizes
        self.query_one(BoardPage).display = not sizes
        if sizes:
            self.query_one(PilePage).show(pile_page(state, wording))
        else:
            self.query_one(BoardPage).show(kits_page(state, wording))
        said = "" if self._refused is None else wording.message(self._refused)
        self.query_one(NoteLines).show(notes_of(state, said, wording))
        keys = [FooterKey(wording.symbols.enter, wording.say("cards-key-next"), "press('enter')")]
        if sizes:
            keys.append(FooterKey("+ -", wording.say("cards-key-size"), "press('plus')"))
            keys += [FooterKey("n", wording.say("learn-key-name"), "press('n')")] if self.is_new else []
        keys.append(FooterKey("Esc", wording.say("footer-back"), "press('escape')"))
        self.query_one(FooterStrip).show(tuple(keys))

    def on_key(self, event: events.Key) -> None:
        name = self.query_one("#set-name", Input)
        if event.key in self.APP_KEYS or (self.focused is name and event.key not in ("escape", "enter", "tab")):
            return
        event.stop()
        event.prevent_default()
        if self.focused is name:
            self.set_focus(None)
        else:
            self.action_press(event.key)

    def action_press(self, key: str) -> None:
        state = self.state
        if state is None or self._sent:
            return
        self._refused = None
        if key == "escape":
            if state.page is EntryPage.BOARDS:
                self.state = state.to(page=EntryPage.PILES, pile=0)
                self.draw(self.hub.shown, self.hub.wording)
            else:
                self.dismiss(None)
        elif key == "n" and self.is_new and state.page is EntryPage.PILES:
            self.query_one("#set-name", Input).focus()
        elif state.page is EntryPage.BOARDS and key == "enter":
            self._next_kit(state)
        else:
            move = (piles.KEYS if state.page is EntryPage.PILES else boards.KEYS).get(key)
            if move is not None:
                self.action_move(move)

    def action_move(self, move: Move) -> None:
        """What a key or a touch changes."""
        state = self.state
        if state is None:
            return
        if state.page is EntryPage.PILES:
            after = piles.apply(state, move)
            if after.page is EntryPage.CARDS:  # all sizes are right
                name = self.query_one("#set-name", Input).value.strip()
                taken = self.is_new and any(offer.name == name for offer in self.hub.shown.sets)
                if not is_set_name(name) or taken:
                    after = state.refused("learn-set-taken" if taken else "learn-set-bad-name", name=name)
                else:
                    after = after.to(page=EntryPage.BOARDS, board=self._first_without_kit(after) or 0, row=0)
        else:
            after = boards.apply(state, move)
            if after.row >= FIRST_RECURRING:  # the deliveries are asked in the game
                after = after.to(row=FIRST_RECURRING - 1 if move == ("row", -1) else 0)
        self.state = after
        self.draw(self.hub.shown, self.hub.wording)

    def _next_kit(self, state: EntryState) -> None:
        """The next board without a kit; after the last one the set begins."""
        if state.draft.boards[state.board].start_kit is None:
            self.state = state.refused("cards-kit-first", seat=state.board + 1)
        elif (board := self._first_without_kit(state)) is not None:
            self.state = state.to(board=board, row=0)
        else:
            self._send(state)
        self.draw(self.hub.shown, self.hub.wording)

    @staticmethod
    def _first_without_kit(state: EntryState) -> int | None:
        return next((seat for seat, board in enumerate(state.draft.boards) if board.start_kit is None), None)

    def _send(self, state: EntryState) -> None:
        name = self.query_one("#set-name", Input).value.strip() if self.is_new else self.set_name
        kits = [board.start_kit.as_dict() for board in state.draft.boards if board.start_kit is not None]
        pieces = [{piece: count for piece, count in kit.items() if count} for kit in kits]
        sizes = [len(pile) for pile in state.draft.piles]
        self._sent, self._before = name, self.hub.newest.refusal
        self.hub.submit(entries.parse_entry({"do": "new_set", "name": name, "kits": pieces, "sizes": sizes}))
