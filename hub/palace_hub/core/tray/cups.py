"""The weighing of the cups, first empty and then full, in a game or in the set-up: what is known, and its faults."""

from collections.abc import Sequence

from monkey_palace.board.pieces import PIECES
from palace_hub.core.nodes.module_file import KeptModules
from palace_hub.core.tray.calibration_file import KeptCalibration
from palace_hub.locale.message import Message
from palace_hub.sensing.signal.steady_level import CellReading
from palace_hub.sensing.tray.cups import KnownCell, contents, load_of_empty
from palace_hub.sensing.tray.lattice import NOMINAL_G
from palace_hub.views.snapshot import CupView


def known_cells(kept: KeptCalibration | None, modules: KeptModules | None) -> tuple[KnownCell | None, ...]:
    """What the tray's earlier calibration says of each cell, else what its module's first measurements say."""
    known: list[KnownCell | None] = [None] * len(PIECES)
    for i, module in enumerate(modules.cells if modules is not None else ()):
        if module is not None:
            known[i] = KnownCell(module.figures.cup_raw, module.figures.counts_per_g)
    for i, cell in enumerate(kept.tray.cells if kept is not None else ()):
        if cell is not None:
            known[i] = KnownCell(cell.zero_raw, cell.counts_per_piece / NOMINAL_G[i])
    return tuple(known)


def not_empty(readings: Sequence[CellReading], known: Sequence[KnownCell | None]) -> tuple[Message, ...]:
    """A message for each cup that weighs another thing than an empty cup can."""
    faults = []
    for i, (reading, cell) in enumerate(zip(readings, known, strict=True)):
        grams = load_of_empty(reading, cell)
        if grams is not None:
            key = "cup-not-empty" if grams > 0 else "cup-too-light"
            faults.append(Message(key, {"cell": i, "piece": PIECES[i].value, "grams": round(abs(grams))}))
    return tuple(faults)


def refused_once(faults: Sequence[Message], told: Sequence[Message]) -> bool:
    """Do these faults refuse the weighing? Not where the player was told and confirms again: they may know better."""
    return bool(faults) and not same_cups(faults, told)


def same_cups(some: Sequence[Message], others: Sequence[Message]) -> bool:
    """True where both say the same of the same cups, whatever the grams."""
    return [(fault.key, fault.params.get("cell")) for fault in some] == [
        (fault.key, fault.params.get("cell")) for fault in others
    ]


def empty_cups(now: Sequence[CellReading | None], known: Sequence[KnownCell | None]) -> tuple[CupView | None, ...]:
    """What the cups hold that should be empty; None: nothing is known of the cup, or it moves."""
    return tuple(
        None
        if reading is None or cell is None
        else CupView("empty" if load_of_empty(reading, cell) is None else "filled")
        for reading, cell in zip(now, known, strict=True)
    )


def full_cups(
    empty: Sequence[CellReading],
    now: Sequence[CellReading | None],
    box: Sequence[int],
    known: Sequence[KnownCell | None],
) -> tuple[CupView, ...]:
    """What the cups hold that should be full."""
    return tuple(
        CupView("moving") if cup is None else CupView(cup.content.value, count if cup.pieces is None else cup.pieces)
        for cup, count in zip(contents(empty, now, box, known), box, strict=True)
    )
