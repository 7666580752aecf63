"""What a node takes from its USB cable: counts from the pin table, the lights' cap from the firmware's own driver."""

import ast
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from hardware.pins import chips, pins
from hardware.strips.strip import SENSORS, STRIPS

FILE = Path(__file__).with_name("power.toml")
DRIVER = Path(__file__).parents[2] / "firmware/drivers/lights.py"
FULL = 255
LIGHT = "light"


@dataclass(frozen=True, slots=True)
class Budget:
    """mA of a node: its usual and its worst, by part and together."""

    node: str
    usual: dict[str, float]
    worst: dict[str, float]

    @property
    def usual_ma(self) -> float:
        return sum(self.usual.values())

    @property
    def worst_ma(self) -> float:
        return sum(self.worst.values())


def brightest(source: str | None = None) -> int:
    """The most that the firmware ever gives a colour of a light (0 to 255), read from its driver."""
    tree = ast.parse(DRIVER.read_text(encoding="utf-8") if source is None else source)
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BRIGHTEST":
            values = [one.value for one in ast.walk(node.value) if isinstance(one, ast.Constant)]
            return next(value for value in values if isinstance(value, int))
    raise ValueError(f"{DRIVER.name} names no BRIGHTEST")


def load() -> dict[str, Any]:
    """The table as it stands in the file."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def budget(table: dict[str, Any], power: dict[str, Any], node: str, cap: int) -> Budget:
    """`cap`: the brightest value of a colour."""
    cells = len(chips(pins(table, node)))
    many = {"node": 1, "cell": cells, LIGHT: cells, "strip": STRIPS, "sensor": STRIPS * SENSORS}
    usual, worst = {}, {}
    for name, row in power[node].items():
        usual[name] = many[row["per"]] * row["usual"]
        worst[name] = many[row["per"]] * row["worst"] * (cap / FULL if name == LIGHT else 1.0)
    return Budget(node, usual, worst)


def faults(budgets: list[Budget], most: float) -> list[str]:
    """Nodes that could ask for more than their cable owes them."""
    return [
        f"{one.node} takes {one.worst_ma:.0f} mA at its worst, most of it {max(one.worst, key=one.worst.__getitem__)}"
        for one in budgets
        if one.worst_ma >= most
    ]
