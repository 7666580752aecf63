"""The languages in a row of the start form, each in its own name; a touch chooses one, F2 the next."""

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.table.start_form import LanguageWord
from palace_hub.views.text import cells

KEY = "F2"
FIRST = len(KEY) + 4
"""The column of the first name, behind the key."""
BETWEEN = 2
"""Columns between two names; each belongs half to its neighbours."""


class LanguageLine(Painted[tuple[LanguageWord, ...]]):
    """The key, then the names. A row that is too short shows those from the chosen one on."""

    def paint(self, canvas: Canvas, model: tuple[LanguageWord, ...]) -> None:
        canvas.put(1, 0, f" {KEY} ", "on bold", "caution")
        for x, word in self._placed(model):
            if word.is_spoken:
                canvas.put(x - 1, 0, f" {word.name} ", "on bold", "now")
            else:
                canvas.put(x, 0, word.name, "plain")

    def _placed(self, model: tuple[LanguageWord, ...]) -> list[tuple[int, LanguageWord]]:
        """The names that fit, with their columns."""
        wanted = sum(cells(word.name) + BETWEEN for word in model)
        if FIRST + wanted > self.size.width:
            spoken = next((place for place, word in enumerate(model) if word.is_spoken), 0)
            model = model[spoken:] + model[:spoken]
        placed, x = [], FIRST
        for word in model:
            if x + cells(word.name) + 1 > self.size.width:
                break
            placed.append((x, word))
            x += cells(word.name) + BETWEEN
        return placed

    def on_click(self, event: events.Click) -> None:
        event.stop()
        for x, word in self._placed(self.model or ()):
            if x - BETWEEN // 2 <= event.x < x + cells(word.name) + BETWEEN // 2:
                self.post_message(ActionRequested(f"app.language('{word.language}')"))
                return
        if self.model and event.x < FIRST:
            self.post_message(ActionRequested("app.language"))
