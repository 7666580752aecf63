"""A good module, and kept files with it."""

from palace_hub.core.nodes.module_file import Clip, KeptModule, KeptModules, nothing_measured
from palace_hub.sensing.signal.module_report import ModuleFigures

GOOD = ModuleFigures(
    capacity_g=300.0,
    counts_per_g=6000.0,
    bare_raw=50_000.0,
    cup_raw=500_000.0,
    clip_g=330.0,
    travel_mm=0.55,
    noise_mg=15.0,
    drift_mg_per_min=4.0,
    watched_s=600,
    wait_s=0.5,
    shift_mg=20.0,
    bricks=50,
    brick_g=0.44,
    scatter_mg=10.0,
)


def kept_with(figures: ModuleFigures, *clips: float, cell: int = 0, role: str = "tray", node: str = "x") -> KeptModules:
    cells = list(nothing_measured(node, role).cells)
    cells[cell] = KeptModule(None, figures, tuple(Clip(None, grams) for grams in clips))
    return KeptModules(node, tuple(cells))
