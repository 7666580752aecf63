"""A stock of building bricks: counts of arches, bricks and columns."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from monkey_palace.board.pieces import BUILDING, Piece

Whole = Annotated[int, Field(ge=0)]
"""A count: 0 or more."""


class Bricks(BaseModel):
    """A stock of building bricks."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    arch: Whole = 0
    brick: Whole = 0
    column: Whole = 0

    def __getitem__(self, piece: str) -> int:
        return int(getattr(self, Piece(piece).value))

    def plus(self, arch: int = 0, brick: int = 0, column: int = 0) -> "Bricks":
        """This stock plus these counts (negative: minus)."""
        return Bricks(arch=self.arch + arch, brick=self.brick + brick, column=self.column + column)

    @property
    def total(self) -> int:
        return sum(self[piece] for piece in BUILDING)
