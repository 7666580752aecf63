"""The panel of hands over a simulated tray. A touch on a compartment reaches for it, a touch on a key presses it."""

from typing import ClassVar

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.table.hands import CELL, HandsCell, HandsView
from palace_hub.views.text import cells, fit

ALL_CELLS = 9
"""Columns of the segment for all six compartments."""

KEY_GAPS = (2, 1, 0)
"""Blank columns between two keys; the widest with which they fit is used."""


class HandsPanel(Painted[HandsView]):
    """One row of keys and one row of compartments; of a single row, the first key names the chosen compartment."""

    GROUND: ClassVar[str] = "raised"

    def paint(self, canvas: Canvas, model: HandsView) -> None:
        keys = self._keys(canvas.width, canvas.height, model)
        for x, entry, text in keys:
            canvas.put(x, 0, f" {entry.key} ", "caution bold", "button")
            presses = model.pressed and entry.action == "app.hands('press')"
            canvas.put(x + cells(entry.key) + 3, 0, text, "now bold" if presses else "plain")
        if self._end(keys) + 2 + cells(model.title) < canvas.width:
            canvas.put(canvas.width - cells(model.title) - 1, 0, model.title, "muted")
        if canvas.height > 1:
            for x, width, cell in self._segments(canvas.width, model):
                self._segment(canvas, x, width, cell)

    def _keys(self, width: int, height: int, model: HandsView) -> list[tuple[int, FooterKey, str]]:
        """The column of each key, and its word."""
        first, chosen = model.keys[0].word, model.chosen
        ways = [(first, gap) for gap in KEY_GAPS]
        if height == 1 and chosen.piece and model.keys[0].action == CELL:
            short = f"{chosen.sign} {chosen.pieces}"
            ways = [(f"{chosen.sign} {first} {chosen.pieces}", KEY_GAPS[0]), *((short, gap) for gap in KEY_GAPS)]
        keys: list[tuple[int, FooterKey, str]] = []
        for word, gap in ways:
            keys, x = [], 1
            for entry, text in zip(model.keys, [word, *(entry.word for entry in model.keys[1:])], strict=True):
                keys.append((x, entry, text))
                x = self._end(keys) + gap
            if self._end(keys) < width:
                break
        return keys

    @staticmethod
    def _end(keys: list[tuple[int, FooterKey, str]]) -> int:
        """The column behind the last key's word."""
        x, entry, text = keys[-1]
        return x + cells(entry.key) + 3 + cells(text)

    @staticmethod
    def _segments(width: int, model: HandsView) -> list[tuple[int, int, HandsCell]]:
        *single, every = model.cells
        wide = (width - ALL_CELLS) // len(single)
        places = [(place * wide, wide, cell) for place, cell in enumerate(single)]
        return [*places, (len(single) * wide, width - len(single) * wide, every)]

    @staticmethod
    def _segment(canvas: Canvas, x: int, width: int, cell: HandsCell) -> None:
        if cell.chosen:
            canvas.fill(x, 1, width, 1, "now")
        ink = "on bold" if cell.chosen else "plain"
        if cell.piece:
            canvas.put(x, 1, f" {cell.sign} ", "on bold", cell.piece)
            canvas.put(x + 4, 1, fit(cell.pieces, width - 4), ink)
        else:
            canvas.centred(x, 1, width, cell.pieces, ink)

    def on_click(self, event: events.Click) -> None:
        if self.model is None:
            return
        if event.y == 0:
            found = [
                entry.action
                for x, entry, _ in self._keys(self.size.width, self.size.height, self.model)
                if event.x >= x
            ]
        else:
            segments = enumerate(self._segments(self.size.width, self.model))
            found = [f"app.reach({place if cell.piece else None})" for place, (x, _, cell) in segments if event.x >= x]
        if found:
            self.post_message(ActionRequested(found[-1]))
