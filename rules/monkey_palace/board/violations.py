"""One broken rule, with the piece where: what geometry and the staircase rules report and players read."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from monkey_palace.board.notation import Placement
from monkey_palace.errors import CODES, IllegalCommand, Param


@dataclass(frozen=True, slots=True)
class Violation:
    """`code` is a key of `CODES`, `rule` its number, `at` the piece where (None: the staircase as a whole).

    `params` are what the sentence of the code and its mend name.
    """

    code: str
    rule: str
    at: Placement | None
    params: Mapping[str, Param] = field(hash=False)

    @classmethod
    def of(cls, code: str, at: Placement | None, **params: Param) -> "Violation":
        """A violation at a piece; the sentence may name it as `at` and its kind as `piece`."""
        if at is not None:
            params = {"piece": at.piece.value, "at": str(at), **params}
        return cls(code, CODES[code].rule, at, MappingProxyType(params))

    @property
    def message(self) -> str:
        """In English: what is wrong, what was expected and what was got."""
        return CODES[self.code].english.format(**self.params)

    @property
    def mend(self) -> str:
        """In English: what would put it right."""
        return CODES[self.code].mend.format(**self.params)

    def as_json(self) -> dict[str, object]:
        """The violation as the engine prints it; `at` in notation, None for the staircase as a whole."""
        return {
            "code": self.code,
            "rule": self.rule,
            "at": None if self.at is None else str(self.at),
            "params": dict(self.params),
            "message": self.message,
            "mend": self.mend,
        }

    def refusal(self) -> IllegalCommand:
        """The same as the error that refuses a command."""
        return IllegalCommand(self.code, **self.params)
