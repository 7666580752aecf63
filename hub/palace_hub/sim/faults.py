"""Named faults of the virtual table. Each fault is a change of the configuration."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from palace_hub.errors import UsageFault
from palace_hub.sim.config import PLATE_ACTIONS, Action, TableConfig
from palace_hub.sim.plate.faults import PLATE_FAULTS, PlateFault
from palace_hub.sim.world.cell_faults import CELL_FAULTS, TRAY_EFFECTS, CellFault

SWAP_AT_S = 150.0  # assumed: in mid-game
DEATH_AT_S = 200.0  # assumed: in mid-game
WIRE_AT_S = 100.0  # assumed: in mid-game


@dataclass(frozen=True, slots=True)
class Fault:
    """One named fault."""

    text: str
    """For developers' lists, not for the screen."""
    put_in: Callable[[TableConfig], TableConfig]


def _event(kind: str, at: float, seconds: float) -> Callable[[TableConfig], TableConfig]:
    return _events(Action(kind, at, seconds))


def _events(*actions: Action) -> Callable[[TableConfig], TableConfig]:
    """Actions on the plate apply only to a table with a plate."""

    def put_in(config: TableConfig) -> TableConfig:
        bronze = config.level == "bronze"
        fit = [action for action in actions if not (bronze and action.kind in PLATE_ACTIONS)]
        return replace(config, actions=(*config.actions, *fit))

    return put_in


def _cells(name: str, fault: CellFault) -> Fault:
    return Fault(fault.text, lambda config: replace(config, cell_faults=(*config.cell_faults, name)))


def _at_a_plate(put_in: Callable[[TableConfig], TableConfig]) -> Callable[[TableConfig], TableConfig]:
    """Apply `put_in` only to a table with a plate."""
    return lambda config: config if config.level == "bronze" else put_in(config)


def _plate(name: str, fault: PlateFault) -> Fault:
    return Fault(fault.text, _at_a_plate(lambda config: replace(config, plate_faults=(*config.plate_faults, name))))


FAULTS: Final[Mapping[str, Fault]] = MappingProxyType(
    {
        "wrong_takes": Fault(
            "hands take too many, the wrong type, at the wrong time, and put pieces back wrongly",
            lambda config: replace(config, wrong_takes=True),
        ),
        "wrong_piece": Fault(
            "somebody takes a piece at the wrong time and puts one of another kind back",
            lambda config: replace(config, wrong_piece=True),
        ),
        "cell_swap": Fault(
            "while the tray's cable is out, two cells are plugged in each for the other",
            lambda config: _event("unplug", SWAP_AT_S, 2.0)(replace(config, swapped_cells_at=SWAP_AT_S)),
        ),
        "cell_death": Fault(
            "a cell of the tray dies in mid-game", lambda config: replace(config, dead_cell_at=DEATH_AT_S)
        ),
        "touching_wire": Fault(
            "in mid-game a wire comes to touch a cup: it takes 2 to 8 % of each load, and the zero moves",
            lambda config: replace(config, touching_wire_at=WIRE_AT_S),
        ),
        "planted_miscount": Fault(
            "one brick ceases to exist while its weight stays: no detector can know, the judge must",
            lambda config: replace(config, planted_miscount=True),
        ),
        "heavy_drift": Fault("the good cells drift like cheap ones", lambda config: replace(config, drift="heavy")),
        "flipped_bits": Fault("about a bit in 200,000 flips", lambda config: replace(config, flip_rate=5e-6)),
        "node_killed": Fault("the node's process is killed in mid-game", _event("kill-node", 150.0, 1.0)),
        "unplug": Fault(
            "the tray's cable is out twice, and the plate's supply once",
            _events(Action("unplug", 120.0, 2.0), Action("unplug-plate", 170.0, 2.0), Action("unplug", 260.0, 4.0)),
        ),
        "reset": Fault(
            "both nodes restart in mid-game",
            _events(Action("kill-node", 140.0, 0.5), Action("kill-plate", 145.0, 0.5), Action("kill-node", 230.0, 2.0)),
        ),
        "broker_kill": Fault(
            "the broker dies twice, for a moment and for longer; nothing happens where there is none",
            _events(Action("kill-broker", 100.0, 0.2), Action("kill-broker", 200.0, 10.0)),
        ),
        "garbage": Fault("random bytes between the tray's messages", lambda config: replace(config, garbage_rate=0.01)),
        "cable_pulled": Fault("the cable is out for some seconds", _event("unplug", 180.0, 4.0)),
        "damaged_messages": Fault(
            "one who, welcome, command and ack each arrive damaged",
            lambda config: replace(config, hit=("who", "welcome", "cmd", "ack")),
        ),
        "plate_forbidden": Fault(
            "of the staircases built on the plate, some have a brick too many",
            _at_a_plate(lambda config: replace(config, plate_forbidden=True)),
        ),
        "plate_wordless": Fault(
            "nobody says that a staircase is finished: the decoration is taken and put on at once",
            _at_a_plate(lambda config: replace(config, plate_wordless=True)),
        ),
        **{name: _cells(name, fault) for name, fault in (*CELL_FAULTS.items(), *TRAY_EFFECTS.items())},
        **{name: _plate(name, fault) for name, fault in PLATE_FAULTS.items()},
    }
)


def with_faults(config: TableConfig, names: tuple[str, ...]) -> TableConfig:
    """The configuration with these faults; raises `UsageFault` with the known names for an unknown one."""
    for name in names:
        if name not in FAULTS:
            raise UsageFault(f"unknown fault {name!r}: expected one of {', '.join(FAULTS)}", name=name)
        config = FAULTS[name].put_in(config)
    return replace(config, faults=names)
