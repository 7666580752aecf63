"""Refusals: why an entry cannot be done now, as a message of the catalogue."""

from collections.abc import Mapping

from monkey_palace.errors import RulesError
from monkey_palace.staircase.check import Violation
from palace_hub.locale.message import Message


class Refused(Exception):
    """An entry that cannot be done now; `message` says why and what to do. Nothing has changed."""

    def __init__(self, key: str, **params: str | int | float) -> None:
        super().__init__(key)
        self.message = Message(key, params)

    @classmethod
    def saying(cls, message: Message) -> "Refused":
        """A refusal with this message."""
        refused = cls(message.key)
        refused.message = message
        return refused


def refusal_of(error: RulesError) -> Message:
    """The message for a refusal of the rules."""
    return Message("rule-" + error.code.replace("_", "-"), {**_plain(error.params), "rule": error.rule})


def violation_message(violation: Violation, or_else: Violation | None = None) -> Message:
    """The message for a rule that a plan breaks; `at` is the piece in notation, "" without a piece.

    `or_else`: the rule that this piece breaks at its other place, where the scale cannot tell two places apart.
    """
    at = "" if violation.at is None else str(violation.at)
    elsewhere = {} if or_else is None else {"or_at": str(or_else.at), "or_rule": or_else.rule}
    params = {**_plain(violation.params), "rule": violation.rule, "at": at, **elsewhere}
    return Message("rule-" + violation.code.replace("_", "-"), params)


def _plain(params: Mapping[str, str | int | bool]) -> dict[str, str | int]:
    """Parameters for the catalogue, which knows no truth values."""
    return {name: int(value) if isinstance(value, bool) else value for name, value in params.items()}
