"""The head: the player's name, the sentence in block letters, two lines of explanation.

`views/table/head.py` chooses the sentence. A high head, that of the far view, has larger letters.
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from palace_hub.tui.bitmaps import (
    FULL_BLOCK_ROWS,
    HALF_BLOCK_ROWS,
    TALL_ROWS,
    big_text,
    block_width,
    narrow_width,
    tall_text,
)
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import Painted
from palace_hub.views.seats import SeatMark
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.text import cells, fit, is_wide, spaced, split_at, wrap

NAME_SHARE = 4
"""The name block takes at most a quarter of the width: 25 of 100 columns, 30 of 120."""

NAME_MARGINS = (4, 2, 1)
"""Blank cells on each side of the name; the widest that leaves the sentence room for block letters is used."""

EXPLANATION_LINES = 2

SENTENCE_END = re.compile(r"(?<=[.!?:] )(?=[A-ZÀ-Þ])|(?<=[。！？])(?=.)")

FAR_FROM_ROWS = 9
"""From this height on the head is that of the far view; the others have five or six rows."""


class _Name(NamedTuple):
    """The name as it is drawn: `letters` are wide or narrow block letters, or plain text."""

    letters: str
    text: str
    width: int


class _Line(NamedTuple):
    """Where the sentence goes: its first column, its letters, and the name before it with its margin."""

    x: int
    letters: str
    name: _Name | None
    margin: int


def _width(text: str, letters: str) -> int | None:
    return block_width(text) if letters == "wide" else narrow_width(text)


class Head(Painted[HeadView]):
    """The head, five rows or more. All of it has the alarm colour while pieces must be put back or taken out."""

    def paint(self, canvas: Canvas, model: HeadView) -> None:
        if canvas.height >= FAR_FROM_ROWS:
            self._draw_far(canvas, model)
            return
        if model.tone is Tone.NEWS:
            self._draw_news(canvas, model)
            return
        alarm = model.tone is Tone.ALARM
        if alarm:
            canvas.fill(0, 0, canvas.width, canvas.height, "alarm")
        top = 1 if canvas.height > 5 else 0
        line = self._line(canvas, model)
        if line.name is not None:
            ground = "alarm" if alarm or model.mark is None else model.mark.colour
            self._draw_name(canvas, top, line.name, line.margin, ground, model.mark)
        x, ink = line.x, self._ink(model.tone)
        room = canvas.width - x - 1
        if line.letters == "plain":
            canvas.fill(x, top, room, 3, "base" if alarm else "now")
            text = spaced(model.sentence, room) if is_wide(model.sentence) else fit(model.sentence, room)
            canvas.centred(x, top + 1, room, text, "alarm bold" if alarm else "on bold")
        else:
            canvas.block(x, top, room, model.sentence, f"{ink} bold", narrow=line.letters == "narrow")
        for row, text in enumerate(wrap(model.explanation, room, EXPLANATION_LINES)):
            canvas.put(x, top + 3 + row, text, ink)

    @staticmethod
    def _ink(tone: Tone) -> str:
        return {Tone.ALARM: "on", Tone.NEWS: "on", Tone.CAUTION: "caution"}.get(tone, "plain")

    def _line(self, canvas: Canvas, model: HeadView) -> _Line:
        """The widest letters for which there is room, beside a name that leaves the explanation room as well.

        An alarm gives up the name before its letters become narrow: it is never smaller than another headline.
        """
        names: list[_Name | None] = [*self._names(canvas, model.name)] if model.name else [None]
        tries = names
        if model.tone is Tone.ALARM and model.name:
            tries = [*names, None]
        for letters in () if canvas.console else ("wide", "narrow"):
            wide = _width(model.sentence, letters)
            if wide is None:
                continue
            lines = [line for line in self._lines(canvas, letters, tries) if line.x + wide < canvas.width]
            if lines:
                return self._explained(canvas, lines, model.explanation)
        return self._explained(canvas, [*self._lines(canvas, "plain", names)], model.explanation)

    @staticmethod
    def _lines(canvas: Canvas, letters: str, names: list[_Name | None]) -> Iterator[_Line]:
        """The places of the sentence beside each name with each margin, the widest first."""
        for name in names:
            if name is None:
                yield _Line(2, letters, None, 0)
                continue
            for margin in NAME_MARGINS:
                ground = min(canvas.width // NAME_SHARE, name.width + 2 * margin)
                yield _Line(ground + min(margin, 2), letters, name, margin)

    @staticmethod
    def _explained(canvas: Canvas, lines: list[_Line], explanation: str) -> _Line:
        """The first place at which the explanation is whole, else the one with most room for it."""
        for line in lines:
            if len(wrap(explanation, canvas.width - line.x - 1, EXPLANATION_LINES + 1)) <= EXPLANATION_LINES:
                return line
        return min(lines, key=lambda line: line.x)

    @staticmethod
    def _names(canvas: Canvas, name: str) -> Iterator[_Name]:
        """The ways to draw the name that fit its share of the width."""
        most = canvas.width // NAME_SHARE
        found = False
        for letters in () if canvas.console else ("wide", "narrow"):
            wide = _width(name, letters)
            if wide is not None and wide + 2 <= most:
                found = True
                yield _Name(letters, name, wide)
        if not found:
            text = spaced(name, most - 2)
            yield _Name("plain", text, cells(text))

    @staticmethod
    def _draw_name(canvas: Canvas, top: int, name: _Name, margin: int, ground: str, mark: SeatMark | None) -> None:
        width = min(canvas.width // NAME_SHARE, name.width + 2 * margin)
        canvas.fill(0, 0, width, canvas.height, ground)
        if name.letters == "plain":
            canvas.centred(0, top + 1, width, name.text, "on bold")
        else:
            canvas.block(0, top, width, name.text, "on", middle=True, narrow=name.letters == "narrow")
        if mark is not None:
            canvas.centred(0, top + 3, width, mark.sign, "on bold")

    def _draw_news(self, canvas: Canvas, model: HeadView) -> None:
        """Fills the head with the news; the instruction stays visible under it."""
        width, top = canvas.width, 1 if canvas.height > 5 else 0
        canvas.fill(0, 0, width, canvas.height, "now")
        if not canvas.block(0, top, width, model.sentence, "on bold", middle=True):
            canvas.centred(0, top + 1, width, fit(model.sentence, width), "on bold")
        canvas.centred(0, top + 3, width, fit(model.explanation, width), "on")

    # the far view

    def _draw_far(self, canvas: Canvas, model: HeadView) -> None:
        """Name above, then the sentence in the largest letters that fit on one line or two, then the explanation."""
        width, height = canvas.width, canvas.height
        alarm, news = model.tone is Tone.ALARM, model.tone is Tone.NEWS
        if alarm or news:
            canvas.fill(0, 0, width, height, "alarm" if alarm else "now")
        scale, lines = self._far_sentence(canvas, model.sentence, height - 1 - bool(model.name))
        rows = len(lines) * (scale + 1) - 1
        why = whole_sentences(model.explanation, width - 2, height - rows - bool(model.name))
        high = HALF_BLOCK_ROWS if height - len(why) - rows >= HALF_BLOCK_ROWS else 1
        top = 0
        if model.name:
            top = high
            if not alarm:
                canvas.fill(0, 0, width, high, "now" if model.mark is None else model.mark.colour)
            if high == 1 or not canvas.block(0, 0, width, model.name, "on bold", middle=True):
                canvas.centred(0, high // 2, width, model.name, "on bold")
        room = height - top - len(why)
        y, ink = top + max(0, (room - rows) // 2), self._ink(model.tone)
        for line in lines:
            self._far_line(canvas, y, line, scale, f"{ink} bold")
            y += scale + 1
        for row, text in enumerate(why, start=height - len(why)):
            canvas.centred(1, row, width - 2, text, ink)

    @staticmethod
    def _far_sentence(canvas: Canvas, sentence: str, room: int) -> tuple[int, list[str]]:
        """Rows of a letter (six for Chinese, five, three, one for plain text) and the lines."""
        halves = [(sentence,), *split_at(sentence)]
        halves.sort(key=lambda lines: (len(lines), max(map(cells, lines))))
        for scale in () if canvas.console else (FULL_BLOCK_ROWS, HALF_BLOCK_ROWS):
            pixel = 2 if scale == FULL_BLOCK_ROWS else 1
            for lines in halves:
                widths = [block_width(line) for line in lines]
                fits = all(wide is not None and pixel * wide <= canvas.width - 2 for wide in widths)
                if fits and len(lines) * (scale + 1) - 1 <= room:
                    return scale, list(lines)
        for lines in halves if not canvas.console and is_wide(sentence) else ():
            bitmaps = [tall_text(line) for line in lines]
            fits = all(bitmap is not None and len(bitmap[0]) <= canvas.width - 2 for bitmap in bitmaps)
            if fits and len(lines) * (TALL_ROWS + 1) - 1 <= room:
                return TALL_ROWS, list(lines)
        narrow = narrow_width(sentence)
        if not canvas.console and narrow is not None and narrow <= canvas.width - 2:
            return HALF_BLOCK_ROWS, [sentence]
        return 1, [sentence]

    @staticmethod
    def _far_line(canvas: Canvas, y: int, line: str, scale: int, ink: str) -> None:
        width = canvas.width
        bitmap = big_text(line) if scale == FULL_BLOCK_ROWS else None
        if scale == TALL_ROWS:
            canvas.tall(y, line, ink)
        elif bitmap is not None:
            canvas.big((width - 2 * len(bitmap[0])) // 2, y, bitmap, ink)
        elif scale == 1 or not (
            canvas.block(0, y, width, line, ink, middle=True)
            or canvas.block(0, y, width, line, ink, middle=True, narrow=True)
        ):
            canvas.centred(0, y, width, spaced(line, width) if is_wide(line) else fit(line, width), ink)


def whole_sentences(text: str, width: int, most: int) -> tuple[str, ...]:
    """As many sentences of a text as fit on `most` lines, at most two; the first one is cut if even that is longer."""
    lines = max(1, min(most, EXPLANATION_LINES))
    sentences = SENTENCE_END.split(text)
    for count in range(len(sentences), 1, -1):
        shown = wrap("".join(sentences[:count]).rstrip(), width, lines + 1)
        if len(shown) <= lines:
            return shown
    return wrap(sentences[0].rstrip(), width, lines)
