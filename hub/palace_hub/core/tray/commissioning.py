"""A tray begins to count for a game: its calibration, what lies in it, and what the game has to do without."""

from typing import TYPE_CHECKING

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import CorrectSupply
from palace_hub.core.apply import commit, play
from palace_hub.errors import KeepingFault
from palace_hub.locale.message import Message
from palace_hub.sensing.tray.calibration import TrayCalibration

if TYPE_CHECKING:
    from palace_hub.core.step import HubCore


def chip(hub: "HubCore") -> str | None:
    """The id of the tray that answers; None while none does."""
    tray = hub.nodes.tray
    return tray.hello.id if tray is not None and tray.hello is not None else None


def count_with(hub: "HubCore", tray: TrayCalibration, counts: tuple[int, ...], *, by: str) -> None:
    """Count from now on; the journal keeps the calibration too, for a hub that comes back in the middle of the game."""
    try:
        hub.journal.put_calibration(tray.to_json(), wall=hub.wall)
    except KeepingFault as fault:
        hub.keeper.fault = Message(fault.key, fault.params)
    hub.tray.calibrate(tray, counts, hub.t)
    weighed_in(hub, counts, counts, by=by, node=chip(hub))


def weighed_in(
    hub: "HubCore", counts: tuple[int | None, ...], holds: tuple[int, ...], *, by: str, node: str | None = None
) -> None:
    """The tray holds `counts`. The box holds `holds`: what it lacks of a whole one leaves the game's supply (R7.6)."""
    hub.holds = holds
    commit(hub, "box", counts=list(counts), by=by, node=node)
    lacks = {piece.value: BOX[piece] - count for piece, count in zip(PIECES, holds, strict=True)}
    if hub.book is None or not any(lacks.values()):
        return
    try:
        play(hub, CorrectSupply.model_validate({"kind": "correct_supply", **lacks}), auto=True)
    except RulesError:  # the game cannot even begin with so few: its set-up says what is missing
        return
