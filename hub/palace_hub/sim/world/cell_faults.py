"""Named faults of cells, room and hands, as changes of a build and of a manner.

The virtual table and the traces share them. A figure is absolute when the fault makes a good cell as bad as a cheap
one, and a factor when the fault scales with the cell. All figures are assumed.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from palace_hub.sim.people.hands import LIGHT, RESTS, Manner
from palace_hub.sim.world.noise_model import Build, Range


def _same_build(build: Build) -> Build:
    return build


def _same_manner(manner: Manner) -> Manner:
    return manner


@dataclass(frozen=True, slots=True)
class CellFault:
    """One named fault."""

    build: Callable[[Build], Build] = _same_build
    manner: Callable[[Manner], Manner] = _same_manner
    one_by_one: bool = False
    """Whether hands take a single piece a grab."""


def _times(span: Range, factor: float) -> Range:
    return span[0] * factor, span[1] * factor


CELL_FAULTS: Final[Mapping[str, CellFault]] = MappingProxyType(
    {
        "creep": CellFault(
            lambda build: replace(build, creep_per_decade=_times(build.creep_per_decade, 3)),
            lambda manner: replace(manner, force_median_g=120.0, contact_median_s=1.6),
        ),
        "warm_up": CellFault(
            lambda build: replace(build, warm_up_mg_min=_times(build.warm_up_mg_min, 2)),
        ),
        "temperature_ramp": CellFault(
            lambda build: replace(build, ramp_c_min=1.0),
        ),
        "draught": CellFault(
            lambda build: replace(build, gusts_a_minute=4.0, gust_mg=(3.0, 40.0)),
        ),
        "table_bump": CellFault(
            lambda build: replace(build, bumps_a_minute=8.0, bump_mg=(100.0, 1500.0), lean=0.33),
        ),
        "hum_off_rate": CellFault(
            lambda build: replace(build, beat_hz=(0.3, 6.0), mains_mg=_times(build.mains_mg, 3)),
        ),
        "spikes": CellFault(lambda build: replace(build, spike=5e-3)),
        "corrupt_words": CellFault(lambda build: replace(build, corrupt=1e-2)),
        "missing_conversions": CellFault(
            lambda build: replace(build, missing=0.05, silences_a_minute=6.0),
        ),
        "resting_finger": CellFault(
            manner=lambda manner: replace(manner, resting=0.6, rests=len(RESTS)),
        ),
        "two_hands": CellFault(
            manner=lambda manner: replace(manner, second_hand=0.5),
        ),
        "one_by_one": CellFault(
            lambda build: replace(
                build, drift_mg_min=_times(build.drift_mg_min, 4), warm_up_mg_min=_times(build.warm_up_mg_min, 2)
            ),
            lambda manner: LIGHT,
            one_by_one=True,
        ),
    }
)

TRAY_EFFECTS: Final[Mapping[str, CellFault]] = MappingProxyType(
    {
        "mains_60hz": CellFault(lambda build: replace(build, mains_hz=60)),
        "long_rests": CellFault(
            manner=lambda manner: replace(manner, resting=0.5, rests=len(RESTS), rest_median_s=1.5),
        ),
        "off_centre": CellFault(
            lambda build: replace(build, off_centre=(0.001, 0.006)),
        ),
        "drops": CellFault(lambda build: replace(build, drop_cm=(1.0, 5.0))),
        "press_shift": CellFault(
            lambda build: replace(build, press_shift=(3e-5, 1e-4)),
            lambda manner: replace(manner, force_median_g=40.0, force_sigma=1.5, force_cap_g=(1000.0, 3000.0)),
        ),
    }
)
"""Effects of the virtual tray that the labelled traces of `bench` do not draw. Each is off unless named."""


def put_in(names: Iterable[str], build: Build, manner: Manner) -> tuple[Build, Manner]:
    """Apply these faults to build and manner; unknown names are ignored."""
    for name in names:
        fault = CELL_FAULTS.get(name) or TRAY_EFFECTS.get(name)
        if fault is not None:
            build, manner = fault.build(build), fault.manner(manner)
    return build, manner
