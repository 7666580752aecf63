"""Drilling template of the plate's base board: a PDF to print 1:1, one page for each quarter of each face.

`python -m hardware.drilling FILE` writes it.
"""

import sys
from collections.abc import Callable
from dataclasses import dataclass
from math import cos, radians, sin
from pathlib import Path

from hardware.cad.dimensions.places import Place
from hardware.cad.dimensions.plate import CORNERS, TURN, Plate
from hardware.cad.dimensions.plate_box import PlateBox, Turntable
from hardware.cad.dimensions.plate_screws import corner_screws, rail_screws
from hardware.pdf import A4_MM, Page, pdf

PILOT = "2 mm, 12 mm deep"
QUARTERS = ((-1, 1, "NW"), (1, 1, "NE"), (1, -1, "SE"), (-1, -1, "SW"))
OVERLAP = 10.0
"""mm that a page shows beyond its quarter, so that two pages can be laid on each other."""
MARGIN = (20.0, 75.0)
"""From the page's lower left corner to the quarter's: printers leave about 5 mm at the edge."""
RULER = 100.0


@dataclass(frozen=True, slots=True)
class Hole:
    """A pilot hole for a wood screw. `x`, `y`: mm from the board's middle, as seen on that face."""

    name: str
    x: float
    y: float


def _turned(place: Place, offset: Place, degrees: float) -> Place:
    c, s = cos(radians(degrees)), sin(radians(degrees))
    return offset[0] + c * place[0] - s * place[1], offset[1] + s * place[0] + c * place[1]


def upper_holes(plate: Plate) -> list[Hole]:
    """Holes of the upper face: corner blocks, guard rails, electronics box."""
    holes: list[Hole] = []
    for name, (sx, sy), turn in zip(("NE", "SE", "SW", "NW"), CORNERS, TURN, strict=True):
        offset = sx * plate.pad_at, sy * plate.pad_at
        woods = [screw for screw in corner_screws(plate) if screw.into == "wood"]
        holes += [Hole(f"{name} {screw.name}", *_turned(screw.place[:2], offset, turn)) for screw in woods]
    for number, (x, y, turn) in enumerate(plate.rails(), 1):
        places = [_turned(screw.place[:2], (x, y), turn) for screw in rail_screws(plate)]
        holes += [Hole(f"rail {number}", *place) for place in places]
    return holes + [Hole(screw.name, *screw.place[:2]) for screw in PlateBox().screws() if screw.into == "wood"]


def lower_holes() -> list[Hole]:
    """Holes of the underside, as it lies upturned: the ring around the bearing."""
    return [Hole(screw.name, *screw.place[:2]) for screw in Turntable().screws() if screw.into == "wood"]


def _outlines(plate: Plate) -> list[tuple[str, list[Place]]]:
    """Outlines to lay the printed parts on: rails and box; corner blocks go by their three holes."""
    parts = []
    long, wide = plate.rail_long / 2, plate.rail_wide / 2
    for x, y, turn in plate.rails():
        corners = [(-long, -wide), (long, -wide), (long, wide), (-long, wide)]
        parts.append(("guard rail", [_turned(corner, (x, y), turn) for corner in corners]))
    box = PlateBox()
    (bx, by), (long, wide, _) = box.at, box.outside
    corners = [(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)]
    parts.append(("box", [(bx + x, by + y) for x, y in corners]))
    return parts


def _page(plate: Plate, sx: int, sy: int, title: str, holes: list[Hole], draw: "Callable[[Page, Place], None]") -> Page:
    """One quarter: the board's middle lies at a corner of it."""
    page, half = Page(), plate.board / 2
    x0, y0 = MARGIN
    if x0 + half + OVERLAP > A4_MM[0] - 5:
        x0 = A4_MM[0] - 5 - half - OVERLAP
    middle = (x0 + OVERLAP if sx > 0 else x0 + half, y0 + OVERLAP if sy > 0 else y0 + half)
    page.text(x0, 275, title, high=4.2)
    lines = (
        "Print at 100 %, never 'fit to page': the line below must be 100 mm long.",
        "Cut along the board's edge, lay the page on, prick every cross, take it off,",
        f"and drill {PILOT}. Pages meet at the dashed middle lines.",
    )
    for k, line in enumerate(lines):
        page.text(x0, 268 - 5 * k, line)
    page.line(x0, 252, x0 + RULER, 252, wide=0.3)
    for at in (0.0, RULER / 2, RULER):
        page.line(x0 + at, 250, x0 + at, 254, wide=0.3)
    page.text(x0 + RULER + 3, 251, "100 mm")
    page.clip(x0 - 1, y0 - 1, half + OVERLAP + 2, half + OVERLAP + 2)
    edge = [(middle[0] + a * half, middle[1] + b * half) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    page.outline(edge, wide=0.4)
    for k in range(int(plate.board / 4)):
        at = -half + 4 * k
        page.line(middle[0] + at, middle[1], middle[0] + at + 2, middle[1], grey=0.5)
        page.line(middle[0], middle[1] + at, middle[0], middle[1] + at + 2, grey=0.5)
    draw(page, middle)
    for hole in holes:
        x, y = middle[0] + hole.x, middle[1] + hole.y
        page.circle(x, y, 2.0)
        page.line(x - 3, y, x + 3, y)
        page.line(x, y - 3, x, y + 3)
        beside = 2.2 if hole.x < half - 25 else -15.0
        below = -3.6 if hole.name.startswith("rail") else 1.2
        page.text(x + beside, y + below, hole.name, high=2.0, grey=0.3)
    page.free()
    return page


def template(plate: Plate) -> bytes:
    """The template as a PDF: four pages for the upper face, four for the underside."""

    def above(page: Page, middle: Place) -> None:
        for name, corners in _outlines(plate):
            page.outline([(middle[0] + x, middle[1] + y) for x, y in corners], grey=0.6)
            x = sum(x for x, _ in corners) / 4
            y = sum(y for _, y in corners) / 4
            page.text(middle[0] + x - 8, middle[1] + y - 4, name, high=2.4, grey=0.5)
        for sx, sy in CORNERS:
            x, y = middle[0] + sx * plate.pad_at, middle[1] + sy * plate.pad_at
            page.circle(x, y, plate.pad_across, grey=0.6)
            page.line(x, y, x - sx * 30, y - sy * 30, grey=0.6)
            page.text(x + 5, y - 1, "pad", high=2.4, grey=0.5)

    def below(page: Page, middle: Place) -> None:
        page.circle(*middle, Turntable().bearing, grey=0.6)
        page.text(middle[0] + 2, middle[1] + 2, "middle of the bearing", high=2.4, grey=0.5)

    size = f"{plate.board:g} x {plate.board:g} mm"
    pages = [
        _page(plate, sx, sy, f"Base board {size}, upper face, {name}", upper_holes(plate), above)
        for sx, sy, name in QUARTERS
    ]
    for k, (sx, sy, _) in enumerate(QUARTERS, 1):
        pages.append(_page(plate, sx, sy, f"Base board {size}, underside, quarter {k} of 4", lower_holes(), below))
    return pdf(pages)


if __name__ == "__main__":
    out = Path(sys.argv[1])
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_bytes(template(Plate()))
    print(out)
