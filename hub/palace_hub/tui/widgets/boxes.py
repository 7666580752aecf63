"""The boxes of a delivery: the number of pieces to move, the piece's silhouette, a word, a line."""

from typing import ClassVar

from palace_hub.tui.bitmaps import FULL_BLOCK_ROWS, Bitmap, big_text, silhouette
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.table.boxes import BoxesView, BoxState, BoxView
from palace_hub.views.text import cells, fit, wrap

GAPS = (6, 4, 2)
"""Blank cells between number and silhouette; the widest that fits is used."""


class BoxesStage(Painted[BoxesView]):
    """Boxes side by side over the whole stage. Heavy frames mark due pieces and wrong takes."""

    _INK: ClassVar[dict[BoxState, str]] = {
        BoxState.NOW: "now",
        BoxState.ALARM: "alarm",
        BoxState.LATER: "muted",
        BoxState.DONE: "done",
        BoxState.MOVING: "caution",
    }

    def paint(self, canvas: Canvas, model: BoxesView) -> None:
        count = max(1, len(model.boxes))
        boxes = Canvas(canvas.width, canvas.height - bool(model.note), self.GROUND, console=canvas.console)
        for place, box in enumerate(model.boxes):
            x = place * canvas.width // count
            self._box(boxes, x, (place + 1) * canvas.width // count - x, box)
        canvas.lay(0, 0, boxes)
        if model.note:
            canvas.centred(0, canvas.height - 1, canvas.width, fit(model.note, canvas.width), "plain")

    @staticmethod
    def _scale(box: BoxView, width: int, height: int) -> int:
        """2 if number and silhouettes fit at twice their size, with the label under them."""
        digits = big_text(box.big)
        bitmaps = [*([digits] if digits is not None else []), *map(silhouette, box.pieces)]
        wide = sum(4 * len(bitmap[0]) for bitmap in bitmaps) + GAPS[-1] * (len(bitmaps) - 1)
        return 2 if wide <= width and height >= 2 * FULL_BLOCK_ROWS + 1 else 1

    def _box(self, canvas: Canvas, x: int, width: int, box: BoxView) -> None:
        ink = self._INK[box.state]
        heavy = box.state in (BoxState.NOW, BoxState.ALARM)
        height = canvas.height
        canvas.frame(x, 0, width, height, ink if heavy else "line", heavy=heavy)
        scale = self._scale(box, width - 4, height - 2)
        top = max(1, (height - scale * FULL_BLOCK_ROWS - 2) // 2)
        self._picture(canvas, x + 1, top, width - 2, box, ink, scale)
        below = top + scale * FULL_BLOCK_ROWS
        canvas.centred(x + 1, below, width - 2, fit(box.label, width - 2), f"{ink} bold")
        if below + 1 >= height - 1:
            return
        chip = f" {box.sign} "
        room = width - 5 - cells(chip)
        line, *more = wrap(box.line, room, 2) or ("",)
        start = x + 1 + max(0, (width - 2 - cells(chip) - 1 - cells(line)) // 2)
        if more and below + 2 < height - 1:
            canvas.put(start + cells(chip) + 1, below + 2, more[0], "plain")
        elif more:
            line = line.rstrip(",")
        canvas.put(start, below + 1, chip, "on bold", box.pieces[0] if len(box.pieces) == 1 else "multi")
        quiet = box.state in (BoxState.LATER, BoxState.DONE)
        canvas.put(start + cells(chip) + 1, below + 1, line, "muted" if quiet else "plain")

    def _picture(self, canvas: Canvas, x: int, y: int, width: int, box: BoxView, ink: str, scale: int) -> None:
        digits = big_text(box.big)
        shapes = [silhouette(piece) for piece in box.pieces]
        quiet = box.state in (BoxState.LATER, BoxState.DONE)
        for bitmaps, gap in self._layouts(digits, shapes):
            total = sum(2 * scale * len(bitmap[0]) for bitmap in bitmaps) + gap * (len(bitmaps) - 1)
            if total <= width - 2 or (gap == GAPS[-1] and total <= width):
                place = x + (width - total) // 2
                for bitmap in bitmaps:
                    own = ink if bitmap is digits else "muted" if quiet else "plain"
                    place += canvas.big(place, y, bitmap, own, scale) + gap
                return
        canvas.centred(x, y + FULL_BLOCK_ROWS // 2, width, fit(f"{box.big} {box.sign}", width), f"{ink} bold")

    @staticmethod
    def _layouts(digits: Bitmap | None, shapes: list[Bitmap]) -> list[tuple[list[Bitmap], int]]:
        """Number and silhouettes with each gap, the widest first; then the number alone."""
        if digits is None:
            return [(shapes, gap) for gap in GAPS]
        return [([digits, *shapes], gap) for gap in GAPS] + [([digits], 0)]
