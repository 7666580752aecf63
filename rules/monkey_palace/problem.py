"""A contradiction in a state from outside, as a finding: `position` lists them all."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """`code` is stable, `rule` an R number or "", `text` an English sentence."""

    code: str
    rule: str
    text: str

    def __str__(self) -> str:
        return f"{self.text} (R{self.rule})" if self.rule else self.text

    def as_json(self) -> dict[str, str]:
        """The problem as the engine prints it."""
        return {"code": self.code, "rule": self.rule, "message": self.text}
