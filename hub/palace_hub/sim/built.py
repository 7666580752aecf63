"""Comparison of a committed staircase with the staircase that the player built."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from monkey_palace.board.notation import Placement, parse_placements
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.game.commands import Build, Command, ReportBuild

FACTS = ("start_colour", "arches", "bricks", "columns", "height", "five_high")
"""Typed facts of a staircase; the tray weighs the decoration."""


def same_staircase(committed: Mapping[str, Any], meant: Command) -> bool:
    """Whether both are the same staircase.

    `committed`: a `build` or `report_build` of the hub as JSON. `meant`: the player's command.
    """
    match meant:
        case Build():
            return committed["kind"] == "build" and has_pieces(committed, parse_placements(meant.staircase))
        case ReportBuild():
            return committed["kind"] == "report_build" and all(
                committed[name] == getattr(meant, name) for name in FACTS
            )
    return False


def has_pieces(committed: Mapping[str, Any], there: Iterable[Placement]) -> bool:
    """Whether the pieces `there` are those of the hub's `build`, without the decoration."""
    return _bricks(parse_placements(committed["staircase"])) == _bricks(there)


def _bricks(staircase: Iterable[Placement]) -> object:
    """A canonical form of the pieces without the decoration."""
    pieces = [placement for placement in staircase if placement.piece in BUILDING]
    arches = frozenset((placement.piece, placement.body) for placement in pieces if placement.piece is Piece.ARCH)
    return arches, piles_of(pieces)


def piles_of(pieces: Iterable[Placement]) -> frozenset[object]:
    """Piles of bricks and columns: stud, lowest and highest level, and the number of each kind.

    The order of bricks and columns in a pile is left out: no rule, count or scale distinguishes it.
    """
    piles: list[tuple[int, int, int, int, Counter[Piece]]] = []
    for placement in sorted(pieces, key=lambda placement: (placement.x, placement.y, placement.z)):
        if placement.piece is Piece.ARCH:
            continue
        x, y, z = placement.cell
        if piles and piles[-1][:2] == (x, y) and piles[-1][3] == z:
            *_, base, _, kinds = piles.pop()
            piles.append((x, y, base, placement.cells[-1].z + 1, kinds + Counter((placement.piece,))))
        else:
            piles.append((x, y, z, placement.cells[-1].z + 1, Counter((placement.piece,))))
    return frozenset((*pile[:4], frozenset(pile[4].items())) for pile in piles)


def as_it_stands(reported: Iterable[Placement], standing: Iterable[Placement]) -> frozenset[Placement]:
    """`reported` with its piles in the order in which they stand, where only that order differs."""
    standing_acts, here = {(placement.piece, placement.body) for placement in standing}, list(standing)
    other = [
        placement
        for placement in reported
        if placement.piece is not Piece.ARCH and (placement.piece, placement.body) not in standing_acts
    ]
    if not other:
        return frozenset(reported)
    result = [placement for placement in reported if placement not in other]
    there = {(placement.piece, placement.body) for placement in result}
    rest = [
        placement
        for placement in here
        if placement.piece is not Piece.ARCH and (placement.piece, placement.body) not in there
    ]
    for stud in {(placement.x, placement.y) for placement in other}:
        reported_pile = [placement for placement in other if (placement.x, placement.y) == stud]
        standing_pile = [placement for placement in rest if (placement.x, placement.y) == stud]
        result += standing_pile if _same_place(reported_pile, standing_pile) else reported_pile
    return frozenset(result)


def _same_place(some: list[Placement], others: list[Placement]) -> bool:
    first, second = (
        (Counter(placement.piece for placement in pieces), {cell for placement in pieces for cell in placement.cells})
        for pieces in (some, others)
    )
    return first == second
