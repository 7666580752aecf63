"""Named faults of the plate, its room and its hands, as changes of a build and of a mix.

The traces and the virtual table share them. Bumps, warm-up and hum come from `cell_faults`. All figures are assumed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from palace_hub.sim.people.hands import ORDINARY
from palace_hub.sim.plate.trace import PlateMix
from palace_hub.sim.world.cell_faults import put_in
from palace_hub.sim.world.noise_model import Build


def _same(mix: PlateMix) -> PlateMix:
    return mix


@dataclass(frozen=True, slots=True)
class PlateFault:
    """One named fault."""

    mix: Callable[[PlateMix], PlateMix] = _same
    cells: str = ""
    """Name of the cell fault that it includes, "" for none."""


def _hands(**given: object) -> Callable[[PlateMix], PlateMix]:
    return lambda mix: replace(mix, manner=replace(mix.manner, **given))  # type: ignore[arg-type]  # the manner's names


PLATE_FAULTS: Final[Mapping[str, PlateFault]] = MappingProxyType(
    {
        "plate_fast": PlateFault(
            _hands(pause_median_s=0.3, missing=0.8),
        ),
        "plate_firm_presses": PlateFault(
            _hands(press_kg=(2.0, 5.0), press_s=(0.3, 0.8), twice=0.5),
        ),
        "plate_rim": PlateFault(_hands(rim=0.33)),
        "plate_leaning": PlateFault(_hands(leaning=0.33)),
        "plate_two_hands": PlateFault(_hands(second_hand=0.5)),
        "plate_loose": PlateFault(_hands(loose=0.33)),
        "plate_pull_off": PlateFault(_hands(lifts=1.0)),
        "plate_elsewhere": PlateFault(_hands(elsewhere=0.5)),
        "plate_bumps": PlateFault(cells="table_bump"),
        "plate_slope": PlateFault(
            lambda mix: replace(mix, mounting=replace(mix.mounting, slope_deg=3.0)),
        ),
        "plate_warm_up": PlateFault(lambda mix: replace(mix, cold=True), cells="warm_up"),
        "plate_hum": PlateFault(cells="hum_off_rate"),
        "plate_dead_hall": PlateFault(
            lambda mix: replace(mix, hall=replace(mix.hall, dead=6, stuck=2, weak=4)),
        ),
        "plate_zero_shift": PlateFault(lambda mix: replace(mix, zero_shift=1e-4)),
    }
)


def with_plate_faults(names: Iterable[str], build: Build, mix: PlateMix) -> tuple[Build, PlateMix]:
    """Apply these faults to build and mix; unknown names are ignored."""
    for name in names:
        fault = PLATE_FAULTS.get(name)
        if fault is not None:
            build, _ = put_in((fault.cells,), build, ORDINARY)
            mix = fault.mix(mix)
    return build, mix
