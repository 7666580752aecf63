"""Current budget of each node's USB cable, from the pin table, `power.toml` and the firmware's brightness limit."""

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
    """Current of a node in mA by part, usual and worst case."""

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
    """Highest value of a light's colour (0 to 255), read from the firmware's driver (`BRIGHTEST`)."""
    tree = ast.parse(DRIVER.read_text(encoding="utf-8") if source is None else source)
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "BRIGHTEST":
            values = [constant.value for constant in ast.walk(node.value) if isinstance(constant, ast.Constant)]
            return next(value for value in values if isinstance(value, int))
    raise ValueError(f"{DRIVER.name} names no BRIGHTEST")


def load() -> dict[str, Any]:
    """The contents of `power.toml`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def budget(table: dict[str, Any], power: dict[str, Any], node: str, cap: int) -> Budget:
    """Budget of `node` from the pin `table` and the `power` table. `cap`: highest value of a colour."""
    cells = len(chips(pins(table, node)))
    many = {"node": 1, "cell": cells, LIGHT: cells, "strip": STRIPS, "sensor": STRIPS * SENSORS}
    usual, worst = {}, {}
    for name, row in power[node].items():
        usual[name] = many[row["per"]] * row["usual"]
        worst[name] = many[row["per"]] * row["worst"] * (cap / FULL if name == LIGHT else 1.0)
    return Budget(node, usual, worst)


def _largest(budget: Budget) -> str:
    """Name of the part with the highest worst-case current."""
    return max(budget.worst, key=budget.worst.__getitem__)


def faults(budgets: list[Budget], most: float) -> list[str]:
    """Nodes whose worst case exceeds `most` mA."""
    return [
        f"{budget.node} takes {budget.worst_ma:.0f} mA at its worst, most of it {_largest(budget)}"
        for budget in budgets
        if budget.worst_ma >= most
    ]
