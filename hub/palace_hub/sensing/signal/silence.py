"""Whether a cell is heard at all: what its node sends, or does not, before anything is made of it."""

from palace_hub.locale.message import Message
from palace_hub.sensing.signal.conversions import BlockMaker

SILENT_S = 1.0
STUCK_S = 1.0
RAILS_IN_A_ROW = 8


def unheard(maker: BlockMaker, index: int, now: float, began: float) -> Message | None:
    """Why cell `index`, listened to since `began`, gives nothing at hub time `now`; None where it is heard."""
    last = maker.last_t
    where = {"cell": index}
    if maker.railed >= RAILS_IN_A_ROW:
        return Message("cell-saturated", where)
    heard = began if last is None else last
    if now - heard > SILENT_S:
        return Message("cell-silent", where | {"seconds": round(now - heard)})
    if last is not None and last - maker.same_since >= STUCK_S:
        return Message("cell-stuck", where)
    return None
