"""Bill of materials: reads `bom.toml`, sums prices by level, and generates `BOM.md`.

`python -m hardware.bom` writes `BOM.md`.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FILE = Path(__file__).with_name("bom.toml")
MADE = Path(__file__).with_name("BOM.md")
LEVELS = ("bronze", "silver", "gold")
HEAD = """\
# Bill of materials

Made from `bom.toml` by `python -m hardware.bom`. Ids are those of the [guide](guide/README.md). Quantities are what
each level adds: **bronze** the tray, **silver** the plate, **gold** Hall strips and magnets. Prices in euro apiece, as
small sellers asked in **{priced}**, without shipping. Nobody has built it from this list yet.

Part numbers are makers' own, as sellers list them: examples that fit. Where there is none, the name says all that
counts. Tools and what is used up (solder, ties, tape) are in [tools](guide/tools.md).

| id | part | bronze | silver | gold | apiece | part numbers | alternatives | note |
|---|---|---|---|---|---|---|---|---|"""
LEVEL_IS = {"bronze": "the tray", "silver": "and the plate", "gold": "and Hall strips with magnets"}


@dataclass(frozen=True, slots=True)
class BillPart:
    """One line of the bill. Quantities: what each level adds to the level before. `price`: lowest and highest, each.

    `numbers`: makers' part numbers that fit.
    """

    id: str
    name: str
    price: tuple[float, float]
    bronze: float = 0
    silver: float = 0
    gold: float = 0
    unit: str = ""
    numbers: str = ""
    alternatives: str = ""
    note: str = ""
    owned: bool = False

    def added(self, level: str) -> float:
        """Quantity that `level` adds."""
        return {"bronze": self.bronze, "silver": self.silver, "gold": self.gold}[level]

    @property
    def total(self) -> float:
        """Quantity for all levels together."""
        return self.bronze + self.silver + self.gold


def load() -> dict[str, Any]:
    """The contents of `bom.toml`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def bill(table: Mapping[str, Any]) -> dict[str, BillPart]:
    """The lines by id, in the file's order. Raises `ValueError` for a duplicate id."""
    parts: dict[str, BillPart] = {}
    for row in table["part"]:
        part = BillPart(**{**row, "price": tuple(row["price"])})
        if part.id in parts:
            raise ValueError(f"{part.id} stands in the bill twice")
        parts[part.id] = part
    return parts


def sums(parts: Mapping[str, BillPart], *, owned: bool) -> dict[str, tuple[float, float]]:
    """Lowest and highest cost in euro that each level adds. `owned`: sum parts that most builders own, or the rest."""
    of_kind = [part for part in parts.values() if part.owned is owned]
    return {
        level: (
            sum(part.added(level) * part.price[0] for part in of_kind),
            sum(part.added(level) * part.price[1] for part in of_kind),
        )
        for level in LEVELS
    }


def faults(parts: Mapping[str, BillPart], wanted: Sequence[tuple[str, str, float, str]]) -> list[str]:
    """Differences between the bill and `wanted` (id, level, quantity, source); invalid prices and quantities."""
    problems = []
    for part_id, level, count, source in wanted:
        have = parts[part_id].added(level) if part_id in parts else 0
        if have != count:
            problems.append(f"{part_id}: {source} needs {count:g} at {level}, the bill has {have:g}")
    for part in parts.values():
        low, high = part.price
        if not 0 < low <= high:
            problems.append(f"{part.id}: its price is {low:g} to {high:g}")
        if part.total <= 0 or min(part.added(level) for level in LEVELS) < 0:
            problems.append(f"{part.id}: no level takes any")
    return problems


def text(table: Mapping[str, Any]) -> str:
    """The text of `BOM.md`."""
    parts = bill(table)
    lines = [HEAD.format(priced=table["priced"])]
    for part in parts.values():
        counts = " | ".join(_count(part.added(level), part.unit) for level in LEVELS)
        price = f"{_money(part.price[0])}-{_money(part.price[1])}"
        words = f"{part.numbers} | {part.alternatives} | {part.note}"
        lines.append(f"| `{part.id}` | {part.name} | {counts} | {price} | {words} |")
    added, owned = sums(parts, owned=False), sums(parts, owned=True)
    lines += ["", "| level | it adds | up to here |", "|---|---|---|"]
    low = high = 0.0
    for level in LEVELS:
        low, high = low + added[level][0], high + added[level][1]
        row = f"{added[level][0]:.0f}-{added[level][1]:.0f}"
        lines.append(f"| {level}: {LEVEL_IS[level]} | {row} | {low:.0f}-{high:.0f} |")
    lines += [
        "",
        f"What most tables own already (`hub`, `scale`): {owned['bronze'][0]:.0f}-{owned['bronze'][1]:.0f}.",
        "",
    ]
    return "\n".join(lines)


def _count(count: float, unit: str) -> str:
    return f"{count:g} {unit}".strip() if count else ""


def _money(price: float) -> str:
    return f"{price:g}"


if __name__ == "__main__":
    MADE.write_text(text(load()), encoding="utf-8")
    print(MADE)
