"""The sentence that tells a user about an error."""

from monkey_palace.errors import RulesError
from palace_hub.errors import PalaceError
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message


def sentence_of(error: PalaceError | RulesError, catalogue: Catalogue) -> str:
    """The catalogue's sentence for an error; without one, the error's own English."""
    key = error.key if isinstance(error, PalaceError) else "rule-" + error.code.replace("_", "-")
    if not catalogue.has(key):
        return str(error)
    return catalogue.text(Message(key, {**error.params, "text": str(error)}))
