"""The palace as SVG inside a page: plan and oblique view, and the plan's nodes as targets of touches."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from markupsafe import Markup, escape

from monkey_palace.board.notation import ARCH_SPAN
from monkey_palace.board.palace import PLATE, Stud
from monkey_palace.board.turning import turned_stud
from palace_hub.views.drawing import svg
from palace_hub.views.drawing.inset import Inset, inset
from palace_hub.views.drawing.picture import PLAN, Window, window
from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import PalaceStageView
from palace_hub.views.wording import Wording
from palace_hub.web.drawn import keeps_last

REACH: Final = 2 * ARCH_SPAN + 1
"""Studs of ground around the palace: two arches end there. The drawing moves only where a staircase goes further."""

HEIGHTS: Final = 1.25
"""Studs: the size of the heights. On a phone of 360 pixels a stud has at least 10 of them."""


@keeps_last(8)  # a plan takes 20 ms, and changes less often than what stands around it
def plan_svg(stage: PalaceStageView, wording: Wording, *, touch: bool, whole: bool = False) -> Markup:
    """The plan with its lit nodes; `touch`: each node can be touched; `whole`: with the whole plate."""
    standing, given = replace(stage.standing, builders={}), stage.plan.given  # a player's colour is like a leaf's
    lit = given.targets if given is not None else ()
    drawn = Window(0, 0, PLATE, PLATE) if whole else _window(standing)
    for stud in ((target.at.x, target.at.y) for target in lit):
        x, y = standing.seen(stud)
        drawn = drawn.joined(_around((x, y), 1))
    drawing = inset(standing, PLAN, dark=True, drawn=drawn, size=HEIGHTS)
    over = [*_lit(stage, drawing, hand=touch), *(_nodes(standing, drawn, drawing, wording) if touch else ())]
    return _document(drawing, over, stage.plan.title)


def _window(standing: Standing) -> Window:
    """The palace as it was before this staircase, with ground around it: so the plan stays where it is while pieces
    are put down. Where a piece comes to its edge, it grows by an arch at once."""
    drawn = window(replace(standing, entered=()), REACH)
    for cell in (cell for piece in standing.entered for cell in piece.cells):
        seen = standing.seen((cell.x, cell.y))
        if not _contains(drawn, _around(seen, ARCH_SPAN + 1)):
            drawn = drawn.joined(_around(seen, REACH))
    return drawn


def _around(seen: tuple[int, int], studs: int) -> Window:
    """A stud of the drawing with so many around it, as far as the plate goes."""
    x, y = seen
    return Window(max(0, x - studs), max(0, y - studs), min(PLATE, x + studs + 1), min(PLATE, y + studs + 1))


def _contains(drawn: Window, other: Window) -> bool:
    return drawn.joined(other) == drawn


def _document(drawing: Inset, over: Iterator[str] | list[str] | tuple[str, ...], title: str) -> Markup:
    size = f"0 0 {svg.number(drawing.width)} {svg.number(drawing.height)}"
    parts = (*drawing.parts, *over)
    return Markup(
        f'<svg viewBox="{size}" class="palace" role="group" aria-label="{escape(title)}" stroke-width="0.05"'
        f' stroke-linejoin="round">{"".join(parts)}</svg>'
    )


def _lit(stage: PalaceStageView, drawing: Inset, *, hand: bool) -> Iterator[str]:
    """The node under the hand, the possible staircase, the nodes that can be chosen, and what breaks a rule."""
    given = stage.plan.given
    if given is None:
        return
    for node in dict.fromkeys(stage.standing.wrong_at):
        x, y = drawing.place(stage.standing.seen(node))
        yield f'<circle class="wrong" cx="{svg.number(x)}" cy="{svg.number(y)}" r="1.15"/>'
        yield f'<circle class="wrong-sign" cx="{svg.number(x + 1)}" cy="{svg.number(y - 1)}" r="0.6"/>'
        yield svg.text(x + 1, y - 0.65, given.symbols.alarm, 1.0, "#FFFFFF", anchor="middle", bold=True)
    for piece in stage.standing.shown:
        feet = [drawing.place(stage.standing.seen(foot[:2])) for foot in piece.feet]
        points = " ".join(f"{svg.number(x)},{svg.number(y)}" for x, y in feet)
        if len(feet) > 1:
            yield f'<polyline class="hinted" points="{points}"/>'
        for x, y in feet:
            yield f'<circle class="hinted" cx="{svg.number(x)}" cy="{svg.number(y)}" r="0.55"/>'
    for target in given.targets:
        x, y = drawing.place(stage.standing.seen((target.at.x, target.at.y)))
        chosen = " chosen" if target.text else ""
        spot = f'cx="{svg.number(x)}" cy="{svg.number(y)}" r="1"'
        yield f'<circle class="lit {escape(target.ground)}{chosen}" {spot}/>'
        if target.text:
            yield svg.text(x, y + 0.36, target.text, 1.0, "#FFFFFF", anchor="middle", bold=True)
    if hand and given.cursor is not None:
        x, y = drawing.place(stage.standing.seen(given.cursor))
        corner = f'x="{svg.number(x - 0.9)}" y="{svg.number(y - 0.9)}"'
        yield f'<rect class="hand" {corner} width="1.8" height="1.8" rx="0.3"/>'


def _nodes(standing: Standing, drawn: Window, drawing: Inset, wording: Wording) -> Iterator[str]:
    """A target for each node of the lattice in the drawn part."""
    row, number, above = 0, 0, drawn.north
    for seen in ((x, y) for y in range(drawn.north - 1, drawn.south - 1, -1) for x in range(drawn.west, drawn.east)):
        stud: Stud = turned_stud(seen, -standing.turn)
        if not standing.is_node(*stud):
            continue
        row, number, above = (row, number + 1, above) if seen[1] == above else (row + 1, 1, seen[1])
        x, y = drawing.place(seen)
        half = ARCH_SPAN / 2
        label = escape(node_words(standing, stud, row, number, wording))
        yield (
            f'<rect class="node" role="button" tabindex="0" id="node-{stud[0]}-{stud[1]}" data-do="hand"'
            f' data-args="[&quot;touch&quot;,{stud[0]},{stud[1]}]" aria-label="{label}"'
            f' x="{svg.number(x - half)}" y="{svg.number(y - half)}" width="{ARCH_SPAN}" height="{ARCH_SPAN}"/>'
        )


def node_words(standing: Standing, stud: Stud, row: int, number: int, wording: Wording) -> str:
    """What a node holds, for a screen reader: by its row from above, and its number in it from the left."""
    top = standing.tops.get(stud)
    if top is not None:
        return wording.say("web-node-height", row=row, number=number, height=top[0])
    colour = standing.palace.ground.get(stud)
    key = "web-node-nothing" if colour is None else "web-node-knob"
    return wording.say(key, row=row, number=number, piece=colour or "")
