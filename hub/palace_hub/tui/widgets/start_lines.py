"""Lines of the start form: the languages, other keys with their words, the games that wait, and hints."""

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.table.start_form import LanguageWord
from palace_hub.views.text import cells, fit, wrap

KEY = "F2"
FIRST = len(KEY) + 4
"""The column of the first name, behind the key."""
BETWEEN = 2
"""Columns between two names; each belongs half to its neighbours."""

HINT_ROWS = 3
"""Most rows of a hint."""


def cap(canvas: Canvas, x: int, y: int, key: str, *, works: bool) -> None:
    """A key cap; grey while letters are typed into a name."""
    canvas.put(x, y, f" {key} ", "on bold" if works else "muted", "caution" if works else "raised")


class LanguageLine(Painted[tuple[LanguageWord, ...]]):
    """The languages, each in its own name; a touch chooses one, the key the next. A row that is too short shows those
    from the chosen one on.
    """

    def paint(self, canvas: Canvas, model: tuple[LanguageWord, ...]) -> None:
        cap(canvas, 1, 0, KEY, works=True)
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


class LearnLine(Painted[tuple[tuple[str, str, str], ...]]):
    """Keys with their words, each an equal part of the line: of the lessons and explanations, or of the codes."""

    def paint(self, canvas: Canvas, model: tuple[tuple[str, str, str], ...]) -> None:
        half = canvas.width // len(model)
        for place, (key, words, _) in enumerate(model):
            cap(canvas, place * half + 1, 0, key, works=True)
            canvas.put(place * half + len(key) + 4, 0, fit(words, half - len(key) - 5), "plain")

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.model is not None:
            place = min(len(self.model) - 1, event.x * len(self.model) // max(1, self.size.width))
            self.post_message(ActionRequested(self.model[place][2]))


class Hints(Painted[tuple[str, ...]]):
    """The problems of this table, with their fixes."""

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        y = 0
        for hint in model:
            for line in wrap(f"{self.symbols.alarm} {hint}", canvas.width - 4, min(HINT_ROWS, canvas.height - y)):
                canvas.put(2, y, line, "caution")
                y += 1


class WaitingGames(Painted[tuple[str, ...]]):
    """A heading, and the games that were put aside."""

    def paint(self, canvas: Canvas, model: tuple[str, ...]) -> None:
        for y, line in enumerate(model):
            canvas.put(2 if y == 0 else 4, y, fit(line, canvas.width - 6), "now bold" if y == 0 else "plain")
