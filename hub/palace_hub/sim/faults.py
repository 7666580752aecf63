"""Named faults of the virtual table. Each fault is a change of the configuration."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from palace_hub.errors import UsageFault
from palace_hub.sim.config import PLATE_ACTIONS, Action, TableConfig
from palace_hub.sim.plate.faults import PLATE_FAULTS
from palace_hub.sim.world.cell_faults import CELL_FAULTS, TRAY_EFFECTS

SWAP_AT_S = 150.0  # assumed: in mid-game
DEATH_AT_S = 200.0  # assumed: in mid-game
WIRE_AT_S = 100.0  # assumed: in mid-game


Fault = Callable[[TableConfig], TableConfig]
"""One named fault: puts itself into a configuration."""


def _event(kind: str, at: float, seconds: float) -> Fault:
    return _events(Action(kind, at, seconds))


def _events(*actions: Action) -> Fault:
    """Actions on the plate apply only to a table with a plate."""

    def put_in(config: TableConfig) -> TableConfig:
        bronze = config.level == "bronze"
        fit = [action for action in actions if not (bronze and action.kind in PLATE_ACTIONS)]
        return replace(config, actions=(*config.actions, *fit))

    return put_in


def _cells(name: str) -> Fault:
    return lambda config: replace(config, cell_faults=(*config.cell_faults, name))


def _at_a_plate(put_in: Fault) -> Fault:
    """Apply `put_in` only to a table with a plate."""
    return lambda config: config if config.level == "bronze" else put_in(config)


def _plate(name: str) -> Fault:
    return _at_a_plate(lambda config: replace(config, plate_faults=(*config.plate_faults, name)))


FAULTS: Final[Mapping[str, Fault]] = MappingProxyType(
    {
        "wrong_takes": lambda config: replace(config, wrong_takes=True),
        "wrong_piece": lambda config: replace(config, wrong_piece=True),
        "cell_swap": lambda config: _event("unplug", SWAP_AT_S, 2.0)(replace(config, swapped_cells_at=SWAP_AT_S)),
        "cell_death": lambda config: replace(config, dead_cell_at=DEATH_AT_S),
        "touching_wire": lambda config: replace(config, touching_wire_at=WIRE_AT_S),
        "planted_miscount": lambda config: replace(config, planted_miscount=True),
        "heavy_drift": lambda config: replace(config, drift="heavy"),
        "flipped_bits": lambda config: replace(config, flip_rate=5e-6),
        "node_killed": _event("kill-node", 150.0, 1.0),
        "unplug": _events(
            Action("unplug", 120.0, 2.0), Action("unplug-plate", 170.0, 2.0), Action("unplug", 260.0, 4.0)
        ),
        "reset": _events(
            Action("kill-node", 140.0, 0.5), Action("kill-plate", 145.0, 0.5), Action("kill-node", 230.0, 2.0)
        ),
        "broker_kill": _events(Action("kill-broker", 100.0, 0.2), Action("kill-broker", 200.0, 10.0)),
        "garbage": lambda config: replace(config, garbage_rate=0.01),
        "cable_pulled": _event("unplug", 180.0, 4.0),
        "damaged_messages": lambda config: replace(config, hit=("who", "welcome", "cmd", "ack")),
        "plate_forbidden": _at_a_plate(lambda config: replace(config, plate_forbidden=True)),
        "plate_wordless": _at_a_plate(lambda config: replace(config, plate_wordless=True)),
        **{name: _cells(name) for name in (*CELL_FAULTS, *TRAY_EFFECTS)},
        **{name: _plate(name) for name in PLATE_FAULTS},
    }
)


def with_faults(config: TableConfig, names: tuple[str, ...]) -> TableConfig:
    """The configuration with these faults; raises `UsageFault` with the known names for an unknown one."""
    for name in names:
        if name not in FAULTS:
            raise UsageFault(f"unknown fault {name!r}: expected one of {', '.join(FAULTS)}", name=name)
        config = FAULTS[name](config)
    return replace(config, faults=names)
