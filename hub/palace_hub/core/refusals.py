"""Why something that a person asked for cannot be done now, as a sentence of the catalogue."""

from monkey_palace.errors import RulesError
from palace_hub.locale.message import Message


class Refused(Exception):
    """An entry that cannot be done now; `message` says why and what to do. Nothing has changed."""

    def __init__(self, key: str, **params: str | int | float) -> None:
        super().__init__(key)
        self.message = Message(key, params)

    @classmethod
    def saying(cls, message: Message) -> "Refused":
        """A refusal whose sentence somebody else has made."""
        refused = cls(message.key)
        refused.message = message
        return refused


def refusal_of(error: RulesError) -> Message:
    """The catalogue's sentence for a refusal of the rules."""
    params = {name: int(value) if isinstance(value, bool) else value for name, value in error.params.items()}
    return Message("rule-" + error.code.replace("_", "-"), {**params, "rule": error.rule})
