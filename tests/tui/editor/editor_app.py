"""The application of `palace cards` on a folder of the test."""

from pathlib import Path

from tests.tui.textual_internals import rendered

from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.entry.editor import SetEditor
from palace_hub.card_sets.folder import SetFolder
from palace_hub.locale.catalogue import Catalogue
from palace_hub.tui.editor.cards_app import CardsApp

SIZE = (100, 30)


def app_on(folder: Path, terminal: str = "xterm") -> CardsApp:
    """The editor of the set in `folder`, as `palace cards` opens it."""
    kept = SetFolder(folder)
    return CardsApp(SetEditor(kept, kept.open()), catalogue=Catalogue(), terminal=terminal)


def app_with(folder: Path, draft: SetDraft, terminal: str = "xterm") -> CardsApp:
    """The editor of a set that is saved first."""
    SetFolder(folder).save(draft)
    return app_on(folder, terminal)


def text_of(app: CardsApp) -> str:
    """All characters on the screen."""
    return "\n".join(strip.text for strip in rendered(app))
