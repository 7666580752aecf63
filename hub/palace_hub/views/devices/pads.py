"""The tray's pads for the figures, as screens show them."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from palace_hub.locale.message import Message


@dataclass(frozen=True, slots=True)
class PadsView:
    """`figures`: by figure of this game parked | off | unknown | dead | stuck; none without a tray. `astray`: figures
    that are off their pads while the game has nothing to do with them; `doubt`: why what came down is not taken for the
    figure that is due."""

    figures: Mapping[str, str] = field(default_factory=dict)
    astray: tuple[str, ...] = ()
    doubt: Message | None = None
