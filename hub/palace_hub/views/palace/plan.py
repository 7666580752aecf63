"""The plan: the palace from above, node by node of its lattice (rule 3.7), cropped to one node around the pieces.

A node has one of `SIZES`, so that the plan fills its room. Numbers are heights in bricks; a decorated pile shows the
decoration's own level, which counts for credits and trophies. A plan consists of `Mark`s, so that the screen, the
bare console and a text file show the same.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product

from monkey_palace.board.notation import ARCH_SPAN, Cell, Placement
from monkey_palace.board.palace import PLATE, Palace, Stud
from monkey_palace.board.pieces import BRICK_HEIGHT, DECORATIONS, Piece
from monkey_palace.board.turning import turned_stud
from palace_hub.views.seats import SeatMark
from palace_hub.views.symbols import Symbols


@dataclass(frozen=True, slots=True)
class NodeSize:
    """Cells of a node: a bracket, a sign, a height of one or two digits, a figure; and the line to the next node.

    A node of one row has no room for the line to the node below: both have a joint beside their heights.
    """

    columns: int = 5
    rows: int = 2


SIZES = tuple(
    NodeSize(*size)
    for size in (
        *((9, 4), (8, 4), (8, 3), (7, 3), (6, 3), (5, 3)),
        *((7, 2), (6, 2), (5, 2), (4, 2)),
        *((7, 1), (6, 1), (5, 1), (4, 1)),
    )
)
"""From large to small."""

MIN_COLUMNS = 4
"""A node of so few columns has no room for the sign of a builder."""

MOST_BRACKETED = 5
"""Cells between and with the brackets of the hand."""

JOINT_COLUMN = 4
"""The column of a joint, from 0: in the line to the right, if there is one."""

JOINTS = {"│": "╷╵│┬┴┼", "┃": "╻╹┃┳┻╋", "║": "║║║╦╩╬"}
"""By an upright line: the joint to the node below, to the one above, to both; the same in a line to the right."""

IN_THE_END = "="
"""The sign before the height of a place when a possible staircase stands; a gold decoration has its own sign."""

SIGN_COLUMN, NUMBER_COLUMN = 1, 2
"""The columns of a node's sign and number, from 0."""


@dataclass(frozen=True, slots=True)
class Mark:
    """A text on the plan, at a cell counted from the upper left corner. `ground` "" keeps the ground under it."""

    column: int
    row: int
    text: str
    ink: str = "plain"
    ground: str = ""


@dataclass(frozen=True, slots=True)
class Target:
    """A lit node. `key`: the letter that chooses it; `text`: replaces the height, if it is not empty."""

    at: Cell
    key: str = ""
    text: str = ""
    ground: str = "now"


@dataclass(frozen=True, slots=True)
class PlanView:
    """A plan of `columns` x `rows` cells."""

    columns: int
    rows: int
    marks: tuple[Mark, ...]
    west: int  # x and y of the upper left node, as the drawing is turned
    north: int
    focus: tuple[int, int]  # first column and row of the node to keep visible
    around: int = 0  # nodes around it to keep visible
    marked: tuple[tuple[int, int], ...] = ()  # the same cells of lit and of wrong nodes, visible where there is room
    title: str = ""
    turn: int = 0  # quarter turns to the left by which the map is drawn
    edges: tuple[str, ...] = ()  # the map's directions at the upper, right, lower and left edge
    size: NodeSize = NodeSize()
    given: "Given | None" = None  # what it was drawn from

    def resized(self, size: NodeSize) -> "PlanView":
        """The same plan with nodes of another size."""
        return self if self.given is None or size == self.size else _planned(self.given, size)

    def cells(self, size: NodeSize) -> tuple[int, int]:
        """Columns and rows of the plan with nodes of another size."""
        columns, rows = self.columns // self.size.columns, (self.rows - 1) // self.size.rows
        return columns * size.columns, rows * size.rows + 1

    def stud_at(self, column: int, row: int) -> Stud | None:
        """The node under a cell of the plan; None beside the plan."""
        if not (0 <= column < self.columns and 0 <= row < self.rows):
            return None
        seen = (
            self.west + ARCH_SPAN * (column // self.size.columns),
            self.north - ARCH_SPAN * (row // self.size.rows),
        )
        return turned_stud(seen, -self.turn)

    def text(self) -> tuple[str, ...]:
        """The plan as plain rows, without trailing blanks."""
        grid = [[" "] * self.columns for _ in range(self.rows)]
        for mark in self.marks:
            for place, sign in enumerate(mark.text, start=mark.column):
                if 0 <= place < self.columns and sign != "\0":
                    grid[mark.row][place] = sign
        return tuple("".join(row).rstrip() for row in grid)


@dataclass(frozen=True)
class Standing:
    """The palace as plan and oblique view draw it: pieces, figures and highlights."""

    palace: Palace
    entered: tuple[Placement, ...] = ()  # this turn's staircase, not confirmed yet
    last: tuple[Placement, ...] = ()  # the last staircase, part of `palace`
    figures: Mapping[Cell, str] = field(default_factory=dict)  # the letter of each standing figure
    wrong: tuple[Placement, ...] = ()  # pieces that break a rule
    wrong_at: tuple[Stud, ...] = ()  # the nodes to mark for them
    shown: tuple[Placement, ...] = ()  # a possible staircase, which the rules name
    fresh: tuple[Placement, ...] = ()  # highlighted pieces: inverse, with their signs
    owners: Mapping[Stud, SeatMark] = field(default_factory=dict)  # the builder, by the end of a staircase
    builders: Mapping[Placement, int] = field(default_factory=dict)  # place of its builder's colour (from 0)
    grows: bool = False  # the map may lack knobs (rule 11.8)
    turn: int = 0  # quarter turns to the left by which it is drawn

    @cached_property
    def pieces(self) -> tuple[Placement, ...]:
        return self.palace.pieces + self.entered

    @cached_property
    def whole(self) -> Palace:
        """The palace with the pieces that are being entered."""
        return self.palace.with_pieces(self.entered)

    @cached_property
    def corner(self) -> Stud:
        """The lowest node of the lattice, which runs through the starting staircase, else the ground's first knob."""
        if self.palace.pieces:
            first = self.palace.pieces[0]
            return first.x % ARCH_SPAN, first.y % ARCH_SPAN
        x, y = min(self.palace.ground, default=(0, 0))
        return x % ARCH_SPAN, y % ARCH_SPAN

    def seen(self, stud: Stud) -> Stud:
        """Where a stud is drawn: to the right and up, as the drawing is turned."""
        return turned_stud(stud, self.turn)

    @property
    def on_lattice(self) -> bool:
        """Does every piece stand on one lattice (rule 3.7)? Only then do heights and lines describe the palace."""
        return all(self.is_node(foot.x, foot.y) for piece in self.pieces for foot in piece.feet)

    def is_node(self, x: int, y: int) -> bool:
        left, low = self.corner
        on_plate = 0 <= x < PLATE and 0 <= y < PLATE
        return on_plate and x % ARCH_SPAN == left and y % ARCH_SPAN == low

    def node_near(self, stud: Stud) -> Stud:
        """The stud if it is a node, else the node nearest to it."""
        if self.is_node(*stud):
            return stud
        nodes = ((x, y) for x, y in product(range(PLATE), repeat=2) if self.is_node(x, y))
        return min(nodes, key=lambda node: (abs(node[0] - stud[0]) + abs(node[1] - stud[1]), node))

    @cached_property
    def tops(self) -> Mapping[Stud, tuple[int, Placement]]:
        """Height and topmost piece of each stud with a piece on it."""
        tops: dict[Stud, tuple[int, Placement]] = {}
        for piece in self.pieces:
            for cell in piece.cells:
                if cell.z >= tops.get((cell.x, cell.y), (0, piece))[0]:
                    tops[cell.x, cell.y] = (cell.z + 1, piece)
        return tops

    @cached_property
    def mine(self) -> frozenset[Placement]:
        """The pieces of this staircase, drawn with heavy lines and bold numbers."""
        return frozenset(self.entered) | frozenset(self.last)

    def nodes_used(self) -> Iterator[Stud]:
        return ((foot.x, foot.y) for piece in self.pieces + self.shown for foot in piece.feet)


def _bounds(standing: Standing, also: Iterable[Stud]) -> tuple[int, int, int, int]:
    """Left, right, lower and upper node as they are drawn: one node around all pieces, within the plate."""
    studs = [standing.seen(stud) for stud in (*standing.nodes_used(), *also)] or [standing.seen(standing.corner)]
    left, low = (place % ARCH_SPAN for place in standing.seen(standing.corner))
    columns, rows = [x for x, _ in studs], [y for _, y in studs]
    east_most, north_most = (edge + ARCH_SPAN * ((PLATE - 1 - edge) // ARCH_SPAN) for edge in (left, low))
    return (
        max(left, min(columns) - ARCH_SPAN),
        min(east_most, max(columns) + ARCH_SPAN),
        max(low, min(rows) - ARCH_SPAN),
        min(north_most, max(rows) + ARCH_SPAN),
    )


class _Drawing:
    """Collects the marks of one plan."""

    def __init__(self, given: "Given", bounds: tuple[int, int, int, int], size: NodeSize) -> None:
        self.standing = given.standing
        self.symbols = given.symbols
        self.knobs = given.knobs
        self.size = size
        self.west, self.east, self.south, self.north = bounds
        self.marks: list[Mark] = []
        self.joints: dict[tuple[int, int], tuple[int, str, str, str]] = {}

    def place(self, stud: Stud) -> tuple[int, int]:
        """Column and row of a node."""
        x, y = self.standing.seen(stud)
        return self.size.columns * ((x - self.west) // ARCH_SPAN), self.size.rows * ((self.north - y) // ARCH_SPAN)

    @property
    def columns(self) -> int:
        return self.size.columns * ((self.east - self.west) // ARCH_SPAN + 1)

    @property
    def rows(self) -> int:
        return self.size.rows * ((self.north - self.south) // ARCH_SPAN) + 1

    def is_drawn(self, stud: Stud) -> bool:
        """Is the node within the drawing?"""
        x, y = self.standing.seen(stud)
        return self.west <= x <= self.east and self.south <= y <= self.north

    def studs(self) -> Iterator[Stud]:
        """Every node, row by row from above as they are drawn."""
        ys = range(self.north, self.south - 1, -ARCH_SPAN)
        drawn = product(ys, range(self.west, self.east + 1, ARCH_SPAN))
        return (turned_stud((x, y), -self.standing.turn) for y, x in drawn)

    def lines(self) -> None:
        """Arches as lines; heavy for this staircase and for a possible one."""
        light, heavy = self.symbols.lines
        standing = self.standing
        edges: dict[tuple[Stud, Stud], list[Placement]] = {}
        for piece in standing.pieces:
            if piece.piece is Piece.ARCH:
                one, other = sorted((foot.x, foot.y) for foot in piece.feet)
                edges.setdefault((one, other), []).append(piece)
        for (one, other), arches in edges.items():
            mine = any(arch in standing.mine for arch in arches)
            ink = "alarm bold" if any(arch in standing.wrong for arch in arches) else "now bold" if mine else "line"
            self.line(one, other, heavy if mine else light, ink)
        for piece in standing.fresh:
            if piece.piece is Piece.ARCH:
                self.line(piece.feet[0][:2], piece.feet[-1][:2], heavy, "on bold", "now")
        for piece in standing.shown:
            if piece.piece is Piece.ARCH:
                self.line(piece.feet[0][:2], piece.feet[-1][:2], heavy, "caution")

    def shown(self) -> None:
        """At each node of the possible staircase its height there."""
        heights: dict[Stud, int] = {}
        for piece in self.standing.shown:
            for foot in piece.feet:
                heights[foot[:2]] = max(foot.z + BRICK_HEIGHT[piece.piece], heights.get(foot[:2], 0))
        for stud, height in heights.items():
            if stud in self.standing.wrong_at:
                continue
            column, row = self.place(stud)
            self.marks.append(Mark(column + SIGN_COLUMN, row, f"{IN_THE_END}{height}", "caution bold", "raised"))

    def line(self, one: Stud, other: Stud, signs: str, ink: str, ground: str = "") -> None:
        """An arch between two neighbouring nodes."""
        (left, row), (right, lower) = sorted((self.place(one), self.place(other)))
        column = left + NUMBER_COLUMN
        if left != right:
            self.marks.append(Mark(column + 1, row, signs[0] * (self.size.columns - 1), ink, ground))
            return
        if self.size.rows == 1:
            self.joint(left + JOINT_COLUMN, min(row, lower), 1, signs[1], ink, ground)
            self.joint(left + JOINT_COLUMN, max(row, lower), 2, signs[1], ink, ground)
            return
        upper = min(row, lower)
        self.marks += [Mark(column, upper + step, signs[1], ink, ground) for step in range(1, self.size.rows)]

    def joint(self, column: int, row: int, way: int, sign: str, ink: str, ground: str) -> None:
        """`way`: 1 to the node below, 2 to the one above. The newest line gives weight and colour."""
        ways, *_ = self.joints.get((column, row), (0,))
        self.joints[column, row] = (ways | way, sign, ink, ground)

    def join(self) -> None:
        """Draws the joints into the lines to the right."""
        across = {
            (column, mark.row) for mark in self.marks for column in range(mark.column, mark.column + len(mark.text))
        }
        for (column, row), (ways, sign, ink, ground) in self.joints.items():
            signs = JOINTS[sign] if self.symbols.half_blocks or sign != "│" else "│││┬┴┼"
            text = signs[ways - 1 + 3 * ((column, row) in across)]
            self.marks.append(Mark(column, row, text, ink, ground))

    def nodes(self) -> None:
        for stud in self.studs():
            self._node(stud, stud in self.standing.wrong_at)

    def _node(self, stud: Stud, wrong: bool) -> None:
        standing = self.standing
        column, row = self.place(stud)
        top = standing.tops.get(stud)
        if wrong:
            text = f"{self.symbols.alarm}{top[0] if top is not None else ''}"
            self.marks.append(Mark(column + SIGN_COLUMN, row, text, "on bold", "alarm"))
            return
        if top is None:
            knob = standing.palace.ground.get(stud)
            if knob is not None:
                sign = self.symbols.piece[knob] if self.knobs else self.symbols.empty
                self.marks.append(Mark(column + NUMBER_COLUMN, row, sign, "muted"))
            return
        height, piece = top
        ink = "now bold" if piece in standing.mine else "plain"
        if piece.piece in DECORATIONS:
            text = f"{self.symbols.piece[piece.piece.value]}{height - 1}"
            self.marks.append(Mark(column + SIGN_COLUMN, row, text, "on bold", piece.piece.value))
        else:
            self.marks.append(Mark(column + NUMBER_COLUMN, row, str(height), ink))

    def fresh(self) -> None:
        """At each foot of a highlighted piece its sign and the height of the pile, inverse."""
        signs: dict[Stud, Placement] = {}
        for piece in sorted(self.standing.fresh, key=lambda piece: piece.z):
            signs.update((foot[:2], piece) for foot in piece.feet)
        for stud, piece in signs.items():
            height = self.standing.tops.get(stud, (piece.z, piece))[0]
            text = f"{self.symbols.piece[piece.piece.value]}{height}"
            if stud not in self.standing.wrong_at:
                column, row = self.place(stud)
                self.marks.append(Mark(column + SIGN_COLUMN, row, text, "on bold", "now"))

    def owners(self) -> None:
        for stud, mark in self.standing.owners.items() if self.size.columns > MIN_COLUMNS else ():
            self.marks.append(Mark(*self.place(stud), mark.sign, f"{mark.colour} bold"))

    def figures(self) -> None:
        for cell, letter in self.standing.figures.items():
            stud = cell.x, cell.y
            top = self.standing.tops.get(stud)
            wide = len(str(top[0])) if top is not None else 1
            if self.is_drawn(stud):
                column, row = self.place(stud)
                self.marks.append(Mark(column + NUMBER_COLUMN + wide, row, letter, "on bold", "multi"))

    def target(self, target: Target, under_hand: bool) -> None:
        """A lit node: its key before it, its text or height on the lit ground."""
        column, row = self.place((target.at.x, target.at.y))
        wrong = target.at[:2] in self.standing.wrong_at
        text = target.text or f"{self.symbols.alarm if wrong else ' '}{target.at.z}"
        self.marks.append(Mark(column + SIGN_COLUMN, row, text, "on bold", target.ground))
        if target.key and not under_hand:
            self.marks.append(Mark(column, row, target.key, "now bold"))

    def cursor(self, stud: Stud) -> None:
        inside = " " * (min(self.size.columns, MOST_BRACKETED) - 2)
        self.marks.append(Mark(*self.place(stud), f"[{inside}]", "now bold"))


@dataclass(frozen=True, slots=True)
class Given:
    """What a plan is drawn from: the arguments of `plan`."""

    standing: Standing
    symbols: Symbols
    cursor: Stud | None
    targets: tuple[Target, ...]
    knobs: bool
    title: str
    also: tuple[Stud, ...]
    look_at: Stud | None
    edges: tuple[str, ...]
    around: int
    narrow_title: str


def plan(
    standing: Standing,
    symbols: Symbols,
    *,
    cursor: Stud | None = None,
    targets: Iterable[Target] = (),
    knobs: bool = True,
    title: str = "",
    also: Iterable[Stud] = (),
    look_at: Stud | None = None,
    edges: tuple[str, ...] = (),
    around: int = 0,
    narrow_title: str = "",
) -> PlanView:
    """The plan of a palace on one lattice. `knobs`: open ground knobs show their colour, else a dot.

    `also`: nodes that the plan must include; `edges`, `around`: as in `PlanView`; `look_at`: the node to keep visible,
    else the hand's or the last piece's; `narrow_title`: the title where upright arches stand beside the heights.
    """
    seen = tuple(targets), knobs, title, tuple(also), look_at, edges, around, narrow_title
    given = Given(standing, symbols, cursor, *seen)
    return _planned(given, NodeSize())


def _planned(given: Given, size: NodeSize) -> PlanView:
    standing, cursor = given.standing, given.cursor
    marked = [*standing.wrong_at, *((target.at.x, target.at.y) for target in given.targets)]
    more = [*given.also, *marked]
    more += [cursor] if cursor is not None else []
    drawing = _Drawing(given, _bounds(standing, more), size)
    drawing.lines()
    drawing.join()
    if cursor is not None:
        drawing.cursor(cursor)
    drawing.nodes()
    drawing.fresh()
    drawing.shown()
    drawing.owners()
    drawing.figures()
    for target in given.targets:
        drawing.target(target, (target.at.x, target.at.y) == cursor)
    column, row = drawing.place(given.look_at or cursor or _last_node(standing))
    return PlanView(
        drawing.columns,
        drawing.rows,
        tuple(drawing.marks),
        drawing.west,
        drawing.north,
        (column, row),
        given.around,
        tuple(drawing.place(stud) for stud in marked),
        (drawing.joints and given.narrow_title) or given.title,
        standing.turn,
        given.edges,
        size,
        given,
    )


def _last_node(standing: Standing) -> Stud:
    """The node of the piece placed last."""
    last = standing.fresh or standing.entered or standing.last or standing.pieces
    return (last[-1].far.x, last[-1].far.y) if last else standing.corner
