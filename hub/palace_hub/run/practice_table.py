"""The practice table of `palace learn`: a virtual tray that is set up already, and a journal that ends with it."""

import tempfile
from pathlib import Path

from monkey_palace.board.pieces import BOX, PIECES
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile, KeptCalibration
from palace_hub.files.versioned import SIMULATED
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.hub_thread import Runner, Screen
from palace_hub.run.real_clock import RealClock
from palace_hub.run.virtual_ports import FIRST_SEED, VirtualPorts
from palace_hub.sensing.tray.calibration import CellCalibration, TrayCalibration
from palace_hub.sim.alone.node import node_id, tray_cells
from palace_hub.sim.world.truth import CATALOGUE_MG, KINDS

PORT = "sim:tray"

DECK_SEED = 9
"""With this seed each card for 1 to 3 credits delivers pieces, so that a first turn has all its deliveries."""


def true_calibration(seed: int) -> KeptCalibration:
    """The calibration of the virtual tray of this seed, from the true figures of its cells and pieces."""
    cells = tuple(
        CellCalibration(
            zero_raw=figures.offset + figures.cup_mg * figures.counts_per_mg,
            counts_per_piece=CATALOGUE_MG[kind] * figures.counts_per_mg,
            pieces=BOX[piece],
            assumed=False,
        )
        for figures, kind, piece in zip(tray_cells(seed).figures, KINDS, PIECES, strict=True)
    )
    held = tuple(BOX[piece] for piece in PIECES)
    return KeptCalibration(node_id("tray", seed), None, TrayCalibration(cells), held, (None,) * len(PIECES))


def practice_core(folder: Path, journal: Journal, seed: int) -> HubCore:
    """The hub of a practice table in an empty folder, whose virtual tray of this seed is set up already."""
    (folder / SIMULATED).mkdir()
    CalibrationFile(folder / SIMULATED).keep(true_calibration(seed))
    return HubCore(journal, draw_seed=lambda: DECK_SEED, calibration_file=CalibrationFile.read(folder))


def run_practice_table(screen: Screen, catalogue: Catalogue) -> None:
    """Runs the hub of a practice table under `screen` until the user leaves. Nothing is kept."""
    with (
        tempfile.TemporaryDirectory(prefix="palace-learn-") as name,
        VirtualPorts([PORT], list, orders=False) as ports,
        Journal.open(Path(name) / "journal.sqlite") as journal,
    ):
        core = practice_core(Path(name), journal, FIRST_SEED)
        Runner(core, RealClock(find_ports=ports.there), ports.hands, advises=True).attended(screen, catalogue)
