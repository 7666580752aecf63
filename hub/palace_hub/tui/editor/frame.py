"""The strips around a page of the editor: the pages' names above, answers and faults below."""

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.editor.targets import TargetPage
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.cards.frame import NotesView, TabsView
from palace_hub.views.text import cells, fit, wrap

NOTE_ROWS = 2


class TabStrip(TargetPage[TabsView]):
    """The pages of the editor with their progress; at the right the set's name."""

    GROUND = "raised"

    def paint(self, canvas: Canvas, model: TabsView) -> None:
        x = 1
        for tab in model.tabs:
            text = f" {tab.word}{tab.progress} "
            if tab.now:
                canvas.put(x, 0, text, "on bold", "now")
            else:
                canvas.put(x, 0, text, "done" if tab.done else "plain")
            self.target(x, 0, cells(text), 1, tab.action)
            x += cells(text) + 1
        room = canvas.width - x - 2
        text = model.name_and_saved
        text = text if cells(text) <= room else fit(model.saved if not model.is_saved else model.name, room)
        canvas.put(canvas.width - 1 - cells(text), 0, text, "muted")


class NoteLines(Painted[NotesView]):
    """The answer to the last key and the faults of the thing in the form."""

    def paint(self, canvas: Canvas, model: NotesView) -> None:
        y = 0
        for text, ink in model.lines:
            rows = NOTE_ROWS if len(model.lines) == 1 else 1
            for line in wrap(text, canvas.width - 2, rows):
                canvas.put(1, y, line, ink)
                y += 1
