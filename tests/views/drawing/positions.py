"""Palaces of three games of the planner, one a line in `palaces.txt`, at twenty moments and from each side.

A person looked at the pictures that `python -m tests.views.drawing.positions FOLDER` writes of them.
"""

import sys
from pathlib import Path

from tests.views.palace.test_plan import GROUND

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.palace import Palace
from monkey_palace.board.pieces import DECORATIONS
from palace_hub.views.drawing import svg
from palace_hub.views.drawing.inset import inset
from palace_hub.views.drawing.picture import OBLIQUE, PLAN
from palace_hub.views.drawing.solids import builders
from palace_hub.views.palace.plan import Standing

TEXTS = tuple((Path(__file__).parent / "palaces.txt").read_text().splitlines())
COUNT = 20


def position(number: int) -> Standing:
    """A palace after some staircases, with a figure on the open end of an arch; later ones are larger."""
    pieces = parse_placements(TEXTS[number % len(TEXTS)])
    ends = [place for place, piece in enumerate(pieces, start=1) if piece.piece in DECORATIONS]
    palace = Palace.of(GROUND).with_pieces(pieces[: ends[(len(ends) - 1) * number // (COUNT - 1)]])
    open_ends = list(palace.open_arch_ends())
    decorations = [piece for piece in palace.pieces if piece.piece in DECORATIONS][1:]
    owners = {(piece.x, piece.y): place % 4 for place, piece in enumerate(decorations)}  # the seats in turn
    figures = {open_ends[number % len(open_ends)]: "M"}
    return Standing(palace, figures=figures, builders=builders(palace.pieces, owners), turn=number % 4)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for number in range(COUNT):
        standing = position(number)
        left, right = inset(standing, OBLIQUE), inset(standing, PLAN)
        parts = (left.placed(0, 0, 900, 700), right.placed(900, 0, 500, 700))
        text = svg.document(1400, 700, parts, "#FBFAF6", f"{number}")
        (folder / f"position-{number:02}.svg").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
