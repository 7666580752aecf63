"""The sentences of faults in a card set."""

from monkey_palace.cards.faults import Fault
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message
from palace_hub.locale.outside_text import shown


def fault_text(fault: Fault, catalogue: Catalogue) -> str:
    """The description of a fault and its fix, without its place."""
    key = "data-" + fault.code.replace("_", "-")
    return catalogue.text(Message(key, fault.params)) if catalogue.has(key) else shown(fault.text)


def fault_sentence(fault: Fault, catalogue: Catalogue) -> str:
    """The fault's place, its description and its fix, on one line."""
    return catalogue.text_key(
        "data-fault",
        file=fault.file,
        line=fault.line,
        field=fault.field or "nowhere",
        rule=fault.rule or "none",
        text=fault_text(fault, catalogue),
    )
