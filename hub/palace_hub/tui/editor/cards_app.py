"""The application of `palace cards`: the editor of one card set, with the looks of the hub's screens."""

import os
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from palace_hub.card_sets.entry.editor import SetEditor
from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.editor.screen import EditorScreen
from palace_hub.tui.screenshot import self_contained
from palace_hub.tui.themes import DARK, PALACE_DARK, PALACE_LIGHT, variables
from palace_hub.views.symbols import symbols_for
from palace_hub.views.wording import Wording


class CardsApp(App[None]):
    """Shows `editor` until its user leaves. `terminal`: the value of TERM, which selects the symbols."""

    CSS_PATH = ["../palace.tcss", "pages.tcss"]
    TITLE = "palace-hub"
    AUTO_FOCUS = None
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("t", "theme", show=False),
        Binding("ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, editor: SetEditor, *, catalogue: Catalogue, terminal: str | None = None) -> None:
        super().__init__()
        self.editor = editor
        self.symbols = symbols_for(os.environ.get("TERM", "") if terminal is None else terminal)
        self.wording = Wording(catalogue, self.symbols)
        self._warned = False
        self.register_theme(PALACE_DARK)
        self.register_theme(PALACE_LIGHT)
        self.theme = PALACE_DARK.name

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(DARK)

    @property
    def fault(self) -> Exception | None:
        """The exception that ended the application; None if there was none."""
        return self._exception

    def _fatal_error(self) -> None:
        """Overrides Textual's hook, which prints a traceback with all values; the caller writes `fault` to a file."""
        self._close_messages_no_wait()

    def get_default_screen(self) -> EditorScreen:
        return EditorScreen(self.editor, self.wording)

    def export_screenshot(self, *, title: str | None = None, simplify: bool = False) -> str:
        """The screen as an SVG document that loads nothing from the network."""
        return self_contained(super().export_screenshot(title=title, simplify=simplify))

    def action_theme(self) -> None:
        self.theme = PALACE_LIGHT.name if self.theme == PALACE_DARK.name else PALACE_DARK.name

    def action_leave(self) -> None:
        """Saves and ends; if the set cannot be saved, only the second time."""
        if self.editor.save() or self._warned:
            self.exit()
            return
        self._warned = True
        self.editor.state = self.editor.state.refused("cards-leave-unsaved")
        if isinstance(self.screen, EditorScreen):
            self.screen.draw()
