"""Faults by name: each changes the table's configuration in one place, so that a later fault is one more entry here."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from palace_hub.errors import UsageFault
from palace_hub.sim.config import Action, TableConfig


@dataclass(frozen=True, slots=True)
class Fault:
    """What a name stands for. `text` is for developers' lists, not for the screen."""

    text: str
    put_in: Callable[[TableConfig], TableConfig]


def _event(kind: str, at: float, seconds: float) -> Callable[[TableConfig], TableConfig]:
    return lambda config: replace(config, actions=(*config.actions, Action(kind, at, seconds)))


FAULTS: Final[Mapping[str, Fault]] = MappingProxyType(
    {
        "wrong_takes": Fault(
            "hands take too many, the wrong type, at the wrong time, and put pieces back wrongly",
            lambda config: replace(config, wrong_takes=True),
        ),
        "planted_miscount": Fault(
            "one brick ceases to exist while its weight stays: no detector can know, the judge must",
            lambda config: replace(config, planted_miscount=True),
        ),
        "heavy_drift": Fault("the good cells drift like cheap ones", lambda config: replace(config, drift="heavy")),
        "flipped_bits": Fault("about a bit in 200,000 flips", lambda config: replace(config, flip_rate=5e-6)),
        "node_killed": Fault("the node's process is killed in mid-game", _event("kill-node", 150.0, 1.0)),
        "cable_pulled": Fault("the cable is out for some seconds", _event("unplug", 180.0, 4.0)),
        "damaged_messages": Fault(
            "one who, welcome, command and ack each arrive damaged",
            lambda config: replace(config, hit=("who", "welcome", "cmd", "ack")),
        ),
    }
)


def with_faults(config: TableConfig, names: tuple[str, ...]) -> TableConfig:
    """The configuration with these faults in it; `UsageFault` lists the known names for an unknown one."""
    for name in names:
        if name not in FAULTS:
            raise UsageFault(f"unknown fault {name!r}: expected one of {', '.join(FAULTS)}", name=name)
        config = FAULTS[name].put_in(config)
    return replace(config, faults=names)
