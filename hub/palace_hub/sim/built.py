"""Whether the staircase that the hub has committed is the one that the player built: the table's own record of it."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.game.commands import Build, Command, ReportBuild

FACTS = ("start_colour", "arches", "bricks", "columns", "height", "five_high")
"""What is typed of a staircase; its decoration is weighed, not typed."""


def same_staircase(told: Mapping[str, Any], meant: Command) -> bool:
    """`told`: a `build` or `report_build` of the hub as JSON; `meant`: what the player entered, in the same terms."""
    match meant:
        case Build():
            return told["kind"] == "build" and has_pieces(told, parse_placements(meant.staircase))
        case ReportBuild():
            return told["kind"] == "report_build" and all(told[name] == getattr(meant, name) for name in FACTS)
    return False


def has_pieces(told: Mapping[str, Any], there: Iterable[Placement]) -> bool:
    """Whether the pieces `there` are those of a `build` of the hub, their decoration aside."""
    return _bricks(parse_placements(told["staircase"])) == _bricks(there)


def _bricks(staircase: Iterable[Placement]) -> object:
    """The pieces without the decoration, however they are written and in whatever order."""
    pieces = [one for one in staircase if one.piece in BUILDING]
    arches = frozenset((one.piece, one.body) for one in pieces if one.piece is Piece.ARCH)
    return arches, piles_of(pieces)


def piles_of(pieces: Iterable[Placement]) -> frozenset[object]:
    """Bricks and columns that stand in one another: stud, levels, and how many of each kind.

    A brick in a column is a column in a brick: no rule, no count and no scale tells the two ways of stacking apart.
    """
    found: list[tuple[int, int, int, int, Counter[Piece]]] = []
    for one in sorted(pieces, key=lambda one: (one.x, one.y, one.z)):
        if one.piece is Piece.ARCH:
            continue
        x, y, z = one.cell
        if found and found[-1][:2] == (x, y) and found[-1][3] == z:
            *_, base, _, kinds = found.pop()
            found.append((x, y, base, one.cells[-1].z + 1, kinds + Counter((one.piece,))))
        else:
            found.append((x, y, z, one.cells[-1].z + 1, Counter((one.piece,))))
    return frozenset((*pile[:4], frozenset(pile[4].items())) for pile in found)


def as_it_stands(told: Iterable[Placement], standing: Iterable[Placement]) -> frozenset[Placement]:
    """What somebody tells of a palace in the words of what stands there: its piles may be stacked the other way."""
    acts, here = {(one.piece, one.body) for one in standing}, list(standing)
    other = [one for one in told if one.piece is not Piece.ARCH and (one.piece, one.body) not in acts]
    if not other:
        return frozenset(told)
    kept = [one for one in told if one not in other]
    there = {(one.piece, one.body) for one in kept}
    rest = [one for one in here if one.piece is not Piece.ARCH and (one.piece, one.body) not in there]
    for stud in {(one.x, one.y) for one in other}:
        asked = [one for one in other if (one.x, one.y) == stud]
        found = [one for one in rest if (one.x, one.y) == stud]
        kept += found if _same_place(asked, found) else asked
    return frozenset(kept)


def _same_place(some: list[Placement], others: list[Placement]) -> bool:
    first, second = (
        (Counter(one.piece for one in pieces), {cell for one in pieces for cell in one.cells})
        for pieces in (some, others)
    )
    return first == second
