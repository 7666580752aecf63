"""The strips of the Table screen: banner, step rail, tray, info line, players, footer."""

from typing import ClassVar

from textual import events

from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.table.actions import FooterKey
from palace_hub.views.table.info_line import InfoView
from palace_hub.views.table.players import PlayersView, PlayerView
from palace_hub.views.table.rail import RailStep, RailView, StepState
from palace_hub.views.table.tray_strip import SegmentState, TraySegment, TrayStripView
from palace_hub.views.text import cells, centre, fit, left, wrap

NOW_STEP_CELLS = 16
"""Columns of the step in progress, the widest of the rail."""

EIGHT_STEPS_FROM = 90
"""Columns for all eight steps. A narrower screen shows the step before, the step in progress and the next."""

TICK_FROM_CELLS = 14
"""A narrower step shows no tick when it is done."""


class Banner(Painted[str]):
    """Words over the full width on their own ground: simulated table, last round, window too small."""

    def __init__(self, ground: str, **arguments: str) -> None:
        super().__init__(**arguments)
        self.ground = ground

    def paint(self, canvas: Canvas, model: str) -> None:
        canvas.fill(0, 0, canvas.width, canvas.height, self.ground)
        for row, line in enumerate(wrap(model, canvas.width, canvas.height)):
            canvas.centred(0, row, canvas.width, line, "on bold")


class Rail(Painted[RailView]):
    """The step rail."""

    GROUND: ClassVar[str] = "raised"

    def paint(self, canvas: Canvas, model: RailView) -> None:
        steps = model.steps
        now = next((place for place, step in enumerate(steps) if step.state is StepState.NOW), None)
        if now is None:
            return
        others = (canvas.width - NOW_STEP_CELLS) // (len(steps) - 1)
        widths = [others] * len(steps)
        if canvas.width < EIGHT_STEPS_FROM or others < max(cells(step.short) for step in steps):
            start = min(max(0, now - 1), len(steps) - 3)
            steps = steps[start : start + 3]
            widths = [canvas.width // 3] * 3
            now -= start
        widths[now] = canvas.width - sum(widths[:now]) - sum(widths[now + 1 :])
        x = 0
        for step, width in zip(steps, widths, strict=True):
            self._step(canvas, x, width, step, model.done_sign)
            x += width

    def _step(self, canvas: Canvas, x: int, width: int, step: RailStep, tick: str) -> None:
        numbered = f"{step.number} {step.word}"
        word = step.word if cells(step.word) < width else step.short
        if step.state is StepState.NOW:
            canvas.fill(x, 0, width, 1, "now")
            canvas.put(x, 0, centre(numbered if cells(numbered) <= width else word, width), "on bold")
        elif step.state is StepState.DONE:
            text = f"{tick} {word}" if width >= TICK_FROM_CELLS else word
            canvas.put(x, 0, centre(text, width), "done")
        elif step.state is StepState.SKIPPED:
            canvas.put(x, 0, centre(f"- {word}", width), "muted")
        else:
            canvas.put(x, 0, centre(numbered if cells(numbered) < width else word, width), "muted")


BAR_CELLS = 8

COUNT_CELLS = 2
"""No compartment holds 100 pieces."""

BOX_ROWS = 5
"""Rows of a player's box."""

LINE_GAP = 2
"""Blank columns between two columns of the players' lines."""

SMALL_FOOTER_ROWS = 2

LEAST_EVENT_CELLS = 30
"""Room for an event below which a part of it tells nothing; the log has it whole (assumed)."""


class TrayStrip(Painted[TrayStripView]):
    """The tray in two rows: chip, word and count; bar and mark. Of one row: chip, count and mark.

    A touch on a segment opens the correction.
    """

    _INK: ClassVar[dict[SegmentState, str]] = {
        SegmentState.IDLE: "muted",
        SegmentState.NOW: "now bold",
        SegmentState.DONE: "done",
        SegmentState.ALARM: "on bold",
        SegmentState.MOVING: "caution",
        SegmentState.UNKNOWN: "caution",
    }

    def paint(self, canvas: Canvas, model: TrayStripView) -> None:
        if not model.segments:
            return
        width = canvas.width // len(model.segments)
        draw = self._segment if canvas.height > 1 else self._low_segment
        for place, segment in enumerate(model.segments):
            draw(canvas, place * width, width, segment)

    def _low_segment(self, canvas: Canvas, x: int, width: int, segment: TraySegment) -> None:
        """A segment of one row; a count that is not decided yet leaves no room for the mark."""
        alarm = segment.state is SegmentState.ALARM
        if alarm:
            canvas.fill(x, 0, width, 1, "alarm")
        canvas.put(x, 0, f" {segment.sign} ", "on bold", segment.piece)
        number = segment.about or segment.count.rjust(COUNT_CELLS)
        ink = "on bold" if alarm else "muted" if segment.about else "plain bold"
        canvas.put(x + 4, 0, fit(number, width - 4), ink)
        if not segment.about:
            canvas.put(x + 5 + COUNT_CELLS, 0, fit(segment.mark, width - 5 - COUNT_CELLS), self._INK[segment.state])

    def _segment(self, canvas: Canvas, x: int, width: int, segment: TraySegment) -> None:
        if segment.state is SegmentState.ALARM:
            canvas.fill(x, 0, width, canvas.height, "alarm")
        ink = self._INK[segment.state]
        canvas.put(x + 1, 0, f" {segment.sign} ", "on bold", segment.piece)
        room = width - 5 - 1
        number = segment.about if segment.about and cells(segment.about) <= room else segment.count
        count = cells(number)
        loud = "on bold" if segment.state is SegmentState.ALARM else "plain bold"
        if cells(segment.word) < room - count:  # the sign tells the piece as well
            canvas.put(x + 5, 0, left(segment.word, room - count - 1), loud)
        canvas.put(x + width - count - 1, 0, number, "muted" if segment.about else loud)
        if segment.fraction is not None:
            full = round(segment.fraction * BAR_CELLS)
            canvas.put(x + 1, 1, "█" * full + "░" * (BAR_CELLS - full), ink)
        canvas.put(x + 2 + BAR_CELLS, 1, fit(segment.mark, width - BAR_CELLS - 2), ink)

    def on_click(self, event: events.Click) -> None:
        if self.model is not None and self.model.segments:
            cell = min(len(self.model.segments) - 1, event.x // max(1, self.size.width // len(self.model.segments)))
            self.post_message(ActionRequested(f"correct_cell({cell})"))


class InfoLine(Painted[InfoView]):
    """The info line. If it is too long, the event at the left is cut or left out, never the lamps at the right."""

    def paint(self, canvas: Canvas, model: InfoView) -> None:
        x = canvas.width - 1
        for lamp in reversed(model.lamps):
            text = fit(lamp.text, max(0, x - 1))
            x -= cells(text)
            canvas.put(x, 0, text, "caution bold" if lamp.fault else "muted")
            x -= 2
        room = x - 2
        if cells(model.left) <= room or room >= LEAST_EVENT_CELLS:
            canvas.put(1, 0, fit(model.left, room), "muted")


class PlayersStrip(Painted[PlayersView]):
    """The players' boxes side by side, or on a small screen one line for each of them.

    The player in turn has a heavy border and an inverse title.
    """

    def paint(self, canvas: Canvas, model: PlayersView) -> None:
        count = len(model.players)
        if not count:
            return
        if canvas.height < BOX_ROWS:
            self._lines(canvas, model)
            return
        for place, player in enumerate(model.players):
            x = place * canvas.width // count
            self._player(canvas, x, (place + 1) * canvas.width // count - x, player, model)

    def _lines(self, canvas: Canvas, model: PlayersView) -> None:
        """Name, stock, income and score in columns."""
        players = model.players
        names = [f" {player.mark.sign} {player.name} " for player in players]
        stocks = [f"{model.stock_word} {player.stock}" for player in players]
        incomes = [f"{model.income_word} {player.income}" for player in players]
        scores = [f"{player.score}  {player.trophies_short}".rstrip() for player in players]
        columns = (names, stocks, incomes, scores)
        widths = [max(cells(text) for text in column) for column in columns]
        if sum(widths) + LINE_GAP * len(widths) > canvas.width:
            columns = (names, [player.stock for player in players], [player.income for player in players], scores)
            widths = [max(cells(text) for text in column) for column in columns]
        for row, player in enumerate(players):
            x = 0
            for place, (column, width) in enumerate(zip(columns, widths, strict=True)):
                if place == 0:
                    colour = player.mark.colour
                    ink, ground = ("on bold", colour) if player.now else (f"{colour} bold", None)
                    canvas.put(x, row, left(column[row], width), ink, ground)
                else:
                    canvas.put(x, row, fit(column[row], canvas.width - x), "plain")
                x += width + LINE_GAP

    def _player(self, canvas: Canvas, x: int, width: int, player: PlayerView, model: PlayersView) -> None:
        inner = width - 4
        mark = player.mark
        canvas.frame(x, 0, width, canvas.height, mark.colour if player.now else "line", heavy=player.now)
        score = f"{player.score}  {player.trophies}".rstrip()
        title = f"{mark.sign} {player.name}"
        if cells(score) > inner:
            score = player.score if cells(player.score) <= inner else player.score_short
            if player.trophies_short:
                room = width - 8 - cells(player.trophies_short) - 2
                title = f"{fit(title, room)}  {player.trophies_short}"
        title = f"  {fit(title, width - 8)}  "
        if player.now:
            canvas.put(x + 2, 0, title, "on bold", mark.colour)
        else:
            canvas.put(x + 2, 0, title, "plain bold")
            canvas.put(x + 4, 0, mark.sign, f"{mark.colour} bold")
        canvas.put(x + 2, 1, fit(f"{left(model.stock_word, 5)} {player.stock}", inner), "plain")
        canvas.put(x + 2, 2, fit(f"{left(model.income_word, 5)} {player.income}", inner), "plain")
        canvas.put(x + 2, 3, fit(score, inner), "plain")


class FooterStrip(Painted[tuple[FooterKey, ...]]):
    """The keys that work now. Each can be touched. A screen of the size class `-small` has up to two rows of them."""

    GAPS: ClassVar[tuple[int, ...]] = (2, 1)
    """Blank columns between two keys; of two rows the widest is used with which all keys fit."""

    GROUND: ClassVar[str] = "raised"

    def show(self, model: tuple[FooterKey, ...] | None) -> None:
        super().show(model)
        self._fit()

    def on_resize(self) -> None:
        super().on_resize()
        self._fit()

    def _fit(self) -> None:
        self.styles.height = self.rows()

    def rows(self) -> int:
        """The rows that its keys need, also before it is laid out."""
        width = self.size.width or self.app.size.width
        most = SMALL_FOOTER_ROWS if self.screen.has_class("-small") else 1
        return next((rows for rows in range(1, most) if self._fits(self.model or (), width, rows)), most)

    def paint(self, canvas: Canvas, model: tuple[FooterKey, ...]) -> None:
        for x, y, entry in self._places(model, canvas.width, canvas.height):
            canvas.put(x, y, entry.key, "caution bold" if entry.works else "muted")
            canvas.put(x + cells(entry.key) + 1, y, entry.word, "plain" if entry.works else "muted")

    def _places(self, model: tuple[FooterKey, ...], width: int, rows: int) -> list[tuple[int, int, FooterKey]]:
        """Column and row of each key. Keys that do not fit are left out, but never Help, which names them all."""
        while len(model) > 1 and not self._fits(model, width, rows):
            model = (*model[:-2], model[-1])
        gaps = (gap for gap in self.GAPS if self._fits(model, width, rows, gap))
        return self._flow(model, width, next(gaps, self.GAPS[0]))

    def _fits(self, model: tuple[FooterKey, ...], width: int, rows: int, gap: int = 0) -> bool:
        """Do the keys fit with this gap? 0: with the narrowest gap of so many rows."""
        gap = gap or self.GAPS[0 if rows == 1 else -1]
        return all(y < rows for _, y, _ in self._flow(model, width, gap))

    @staticmethod
    def _flow(model: tuple[FooterKey, ...], width: int, gap: int) -> list[tuple[int, int, FooterKey]]:
        places: list[tuple[int, int, FooterKey]] = []
        x, y = 1, 0
        for entry in model:
            wide = cells(entry.key) + 1 + cells(entry.word)
            if x > 1 and x + wide > width:
                x, y = 1, y + 1
            places.append((x, y, entry))
            x += wide + gap
        return places

    def on_click(self, event: events.Click) -> None:
        for x, y, entry in reversed(self._places(self.model or (), self.size.width, self.size.height)):
            if event.y == y and event.x >= x - 1:
                self.post_message(ActionRequested(entry.action))
                return
