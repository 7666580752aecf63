"""The tray starts to count for a game: calibration, counts, and the pieces that the box lacks."""

from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.errors import RulesError
from monkey_palace.game.commands import CorrectSupply
from palace_hub.core.apply import commit, play
from palace_hub.core.nodes.registry import TRAY
from palace_hub.core.state import Hub
from palace_hub.errors import KeepingFault
from palace_hub.referee.events import BoxWeighed
from palace_hub.sensing.tray.calibration import TrayCalibration


def count_with(hub: Hub, tray: TrayCalibration, counts: tuple[int, ...], *, by: str) -> None:
    """Count with this calibration and the measured modules; the journal keeps it for a restart in mid-game."""
    file = hub.modules.get(TRAY)
    modules = None if file is None else file.of(hub.tray_id)
    tray = tray if modules is None else tray.with_off_centre(modules.off_centre)
    try:
        hub.journal.put_calibration(tray.to_json(), wall=hub.wall)
    except KeepingFault as fault:
        hub.writer.fail(fault)
    hub.tray.calibrate(tray, counts, hub.t)
    book_box(hub, counts, counts, by=by, node=hub.tray_id)


def book_box(
    hub: Hub, counts: tuple[int | None, ...], holds: tuple[int, ...], *, by: str, node: str | None = None
) -> None:
    """Book that the tray holds `counts`. `holds`: pieces of the box; missing ones leave the supply (R7.6)."""
    hub.set_box(holds)
    commit(hub, BoxWeighed(counts=list(counts), by=by, node=node))
    lacks = {piece.value: BOX[piece] - count for piece, count in zip(PIECES, holds, strict=True)}
    if hub.book is None or not any(lacks.values()):
        return
    try:
        play(hub, CorrectSupply.model_validate({"kind": "correct_supply", **lacks}), auto=True)
    except RulesError:  # too few pieces for the game: its set-up names the missing ones
        return
