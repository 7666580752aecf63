"""A violation: one broken rule and its piece, as reported by the geometry and the staircase rules."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from monkey_palace.board.notation import Placement
from monkey_palace.errors import CODES, IllegalCommand, Param


@dataclass(frozen=True, slots=True)
class Violation:
    """`code`: a key of `CODES`. `rule`: its number. `at`: the piece (None: the staircase as a whole).

    `params`: the parameters of the code's sentence and of its correction.
    """

    code: str
    rule: str
    at: Placement | None
    params: Mapping[str, Param] = field(hash=False)

    @classmethod
    def of(cls, code: str, at: Placement | None, **params: Param) -> "Violation":
        """A violation at a piece; sentences name it with the parameters `at` and `piece` (its kind)."""
        if at is not None:
            params = {"piece": at.piece.value, "at": str(at), **params}
        return cls(code, CODES[code].rule, at, MappingProxyType(params))

    @property
    def message(self) -> str:
        """The fault in English, with the expected and the given value."""
        return CODES[self.code].english.format(**self.params)

    @property
    def mend(self) -> str:
        """How to correct the fault, in English."""
        return CODES[self.code].mend.format(**self.params)

    def as_json(self) -> dict[str, object]:
        """The violation as the engine protocol prints it; `at` in notation, None for the staircase as a whole."""
        return {
            "code": self.code,
            "rule": self.rule,
            "at": None if self.at is None else str(self.at),
            "params": dict(self.params),
            "message": self.message,
            "mend": self.mend,
        }

    def refusal(self) -> IllegalCommand:
        """The violation as the error that refuses a command."""
        return IllegalCommand(self.code, **self.params)
