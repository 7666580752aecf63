"""Forbidden builds that mass and place cannot show: the bench counts them apart, by the reasons the doctor tells."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from monkey_palace.board.pieces import Piece
from monkey_palace.staircase.check import check
from palace_hub.bench.plate.builds import PlateBuild
from palace_hub.sensing.plate.board.limits import INVISIBLE, Invisible

_OF_MIDDLES: Final = ("on_arch_middle", "on_palace_middle")
_LEAVES: Final = (Piece.LIGHT_GREEN, Piece.DARK_GREEN)


def hidden_by(made: PlateBuild, level: str) -> Invisible | None:
    """Why mass and place are those of a legal build too, or of one that breaks another rule; None where they are not.

    The reasons are those of which the doctor tells at this level.
    """
    if made.at is None:
        return None
    return next((one for one in INVISIBLE if level in one.levels and one.rules and ALIKE[one.reason.key](made)), None)


def _leaf_for_a_brick(made: PlateBuild) -> bool:
    """Whether a leaf inside a staircase may as well be a brick."""
    if made.at is None or made.at.piece not in _LEAVES:
        return False
    alike = tuple(replace(one, piece=Piece.BRICK) if one == made.at else one for one in made.pieces)
    return check(made.position.palace, alike, stock=made.position.stock).legal


def _beside_the_end(made: PlateBuild) -> bool:
    """Whether the decoration stands one stud beside the end of a legal staircase."""
    if made.at is None or made.code != "decoration_misplaced":
        return False
    others = [one for one in made.pieces if one != made.at]
    facts = check(made.position.palace, others, stock=made.position.stock).facts
    return facts is not None and abs(facts.end.x - made.at.x) + abs(facts.end.y - made.at.y) == 1


def _under_an_arch(made: PlateBuild) -> bool:
    """Whether a piece on an arch's middle may lie between two arches or on top of both, be they old or new."""
    if made.at is None or made.code not in _OF_MIDDLES:
        return False
    stud = (made.at.x, made.at.y)
    return all(
        any(one.piece is Piece.ARCH and stud in {(cell.x, cell.y) for cell in one.cells[1:-1]} for one in pieces)
        for pieces in (made.position.palace.pieces, made.pieces)
    )


ALIKE: Final[Mapping[str, Callable[[PlateBuild], bool]]] = MappingProxyType(
    {
        "plate-invisible-leaf": _leaf_for_a_brick,
        "plate-invisible-beside-the-end": _beside_the_end,
        "plate-invisible-under-an-arch": _under_an_arch,
    }
)
"""Whether a build is one of those that a reason is about, by the reason's key."""
