"""The palace from above and from the south: the plan with the hand, and the oblique view in half blocks."""

from textual import events

from monkey_palace.board.notation import ARCH_SPAN
from palace_hub.tui.canvas import Canvas
from palace_hub.tui.widgets.painted import ActionRequested, Painted
from palace_hub.views.palace.oblique import Frame, framed, studs
from palace_hub.views.palace.plan import SIZES, NodeSize, PlanView, Standing
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.text import ELLIPSIS, fit

FRAME = 1

SPARE = 2
"""Nodes of room, one on each side, that a plan has when the entry of a staircase begins. At 80x24 the window then moves
in 75 of 163 staircases (8 games of bots), where 63 palaces are larger than the window; without it in 98."""

LEAST_WITH_EDGES = 16
"""Least columns of a plan that shows the map's directions in its frame."""


def _first(focus: int, whole: int, room: int) -> int:
    """The first cell of the window on a plan: the whole plan in the middle, or a part around the focus."""
    if whole <= room:
        return -((room - whole) // 2)
    return max(0, min(focus - room // 2, whole - room))


def _scrolled(before: int, low: int, high: int, whole: int, room: int) -> int:
    """The first cell of the window closest to `before` that shows the cells from `low` up to `high`."""
    if whole <= room:
        return max(whole - room, min(before, 0))
    first = max(high - room, min(before, low))
    return max(0, min(first, whole - room))


class PlanPicture(Painted[PalaceStageView]):
    """The plan in a frame, as large as it fits. One that does not fit is cut around the hand, with an ellipsis on each
    cut side."""

    held: tuple[object, int, int] | None = None
    """The palace for which the window was opened, and twice the window's middle in cells of the whole lattice; None
    opens a new window."""

    size_held: NodeSize | None = None
    """The size of the nodes in that window."""

    room_held = 0, 0
    """Columns and rows of that window. The far view or a larger terminal has more, and the nodes may grow."""

    def plan(self, model: PalaceStageView, width: int, height: int) -> PlanView:
        """The plan with the largest nodes that fit. During the entry of one staircase they keep their size.

        A plan on which a staircase grows has room for one more node on each side, unless the nodes are the smallest.
        """
        plan, (columns_held, rows_held) = model.plan, self.room_held
        opened = self.held is not None and self.held[0] == (model.standing.palace.pieces, plan.turn)
        self.room_held = width, height
        if opened and self.size_held is not None and width == columns_held and height <= rows_held:
            return plan.resized(self.size_held)
        spare, least = SPARE if model.switch is not None else 0, SIZES[-1]

        def fits(size: NodeSize) -> bool:
            columns, rows = plan.cells(size)
            wide = columns + spare * size.columns <= width or size.columns == least.columns
            return wide and (rows + spare * size.rows <= height or size.rows == least.rows)

        size = next(filter(fits, SIZES))
        if size != self.size_held:
            self.size_held, self.held = size, None
        return plan.resized(size)

    def corner(self, model: PalaceStageView, plan: PlanView, width: int, height: int) -> tuple[int, int]:
        """The plan's cell in the upper left corner of the window; negative if the plan is smaller than the window.

        During the entry of one staircase the window moves only where the hand, an end of its arch, or a marked place
        would leave it, and as little as possible. An arch that is put down therefore never moves it.
        """
        node, (x, y) = plan.size, plan.focus
        opened = model.standing.palace.pieces, plan.turn
        west, north = node.columns * (plan.west // ARCH_SPAN), -node.rows * (plan.north // ARCH_SPAN)
        if self.held is None or self.held[0] != opened:
            left, top = _first(x + node.columns // 2, plan.columns, width), _first(y, plan.rows, height)
        else:
            column, row = (self.held[1] - width) // 2, (self.held[2] - height) // 2
            left, top = column - west, row - north
        for marked, below in plan.marked:
            left = _scrolled(left, marked, marked + node.columns, plan.columns, width)
            top = _scrolled(top, below, below + 1, plan.rows, height)
        wide, high = plan.around * node.columns, plan.around * node.rows
        left = _scrolled(left, x - wide, x + wide + node.columns, plan.columns, width)
        top = _scrolled(top, y - high, y + high + 1, plan.rows, height)
        self.held = opened, 2 * (left + west) + width, 2 * (top + north) + height
        return left, top

    def window(self, model: PalaceStageView, width: int, height: int) -> tuple[PlanView, int, int]:
        """The plan as it is drawn in a room of these cells, and its cell in the upper left corner."""
        plan = self.plan(model, width, height)
        return plan, *self.corner(model, plan, width, height)

    def paint(self, canvas: Canvas, model: PalaceStageView) -> None:
        width, height = canvas.width - 2 * FRAME, canvas.height - 2 * FRAME
        if width < 1 or height < 1:
            return
        plan, left, top = self.window(model, width, height)
        inside = Canvas(width, height, self.GROUND, console=canvas.console)
        for mark in plan.marks:
            inside.put(mark.column - left, mark.row - top, mark.text, mark.ink, mark.ground or None)
        canvas.frame(0, 0, canvas.width, canvas.height, "line", title=plan.title)
        canvas.lay(FRAME, FRAME, inside)
        self._edges(canvas, plan)
        self._more(canvas, plan, left, top, width, height)
        if model.here and canvas.width > len(model.here) + 8:
            canvas.put(2, canvas.height - 1, f" {fit(model.here, canvas.width - 8)} ", model.here_ink)

    def _edges(self, canvas: Canvas, plan: PlanView) -> None:
        """Writes the map's directions into the frame of a turned plan, beside the ellipses."""
        if not plan.edges or canvas.width < LEAST_WITH_EDGES:
            return
        upper, right, lower, left = plan.edges
        column, row = canvas.width - 10, canvas.height // 2 - 1
        canvas.put(column, 0, f" {upper} ", "line bold")
        canvas.put(column, canvas.height - 1, f" {lower} ", "line bold")
        canvas.put(0, row, left, "line bold")
        canvas.put(canvas.width - 1, row, right, "line bold")

    def _more(self, canvas: Canvas, plan: PlanView, left: int, top: int, width: int, height: int) -> None:
        """Draws an ellipsis in the frame on each side where the plan is cut."""
        more = f" {ELLIPSIS} "
        middle_row = canvas.height // 2
        if top > 0:
            canvas.put(canvas.width - 6, 0, more, "muted")
        if top + height < plan.rows:
            canvas.put(canvas.width - 6, canvas.height - 1, more, "muted")
        if left > 0:
            canvas.put(0, middle_row, ELLIPSIS, "muted")
        if left + width < plan.columns:
            canvas.put(canvas.width - 1, middle_row, ELLIPSIS, "muted")

    def on_click(self, event: events.Click) -> None:
        event.stop()
        if self.model is None:
            return
        width, height = self.size.width - 2 * FRAME, self.size.height - 2 * FRAME
        plan, left, top = self.window(self.model, width, height)
        stud = plan.stud_at(event.x - FRAME + left, event.y - FRAME + top)
        if stud is not None:
            self.post_message(ActionRequested(f"touch_node({stud[0]}, {stud[1]})"))


class Oblique(Painted[Standing]):
    """The oblique view, as large as it fits, without a frame. While one staircase is entered it never grows."""

    held: tuple[object, Frame] | None = None
    """The palace for which the picture was begun with the size of its room, and its frame."""

    def paint(self, canvas: Canvas, model: Standing) -> None:
        begun = model.palace.pieces, model.turn, canvas.width, canvas.height
        before = self.held[1] if self.held is not None and self.held[0] == begun else None
        pixels, frame = framed(model, canvas.width, canvas.height * 2, before)
        self.held = begun, frame
        wide, high = len(pixels[0]), (len(pixels) + 1) // 2
        canvas.picture((canvas.width - wide) // 2, max(0, canvas.height - high), pixels)


class StudPicture(Painted[Standing]):
    """A palace off the lattice from above, stud by stud."""

    def paint(self, canvas: Canvas, model: Standing) -> None:
        pixels = studs(model)
        if canvas.console:
            for row, names in enumerate(pixels):
                canvas.put(2, row, " ".join(_letter(name) for name in names), "plain")
        elif pixels:
            times = max(1, min(canvas.width // len(pixels[0]), 2 * canvas.height // len(pixels)))
            large = [[name for name in row for _ in range(times)] for row in pixels for _ in range(times)]
            canvas.picture((canvas.width - len(large[0])) // 2, (canvas.height - len(large) // 2) // 2, large)


def _letter(name: str) -> str:
    """One letter for each stud, for the bare console, which has no half blocks."""
    if name.endswith("-top"):
        return name[0].upper()
    return "." if name.endswith("-front") else " "
