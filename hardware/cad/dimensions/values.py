"""`hardware/figures.toml` as values: the one place of the figures that the parts are made from and judged by."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "figures.toml"


@lru_cache(maxsize=1)
def figures() -> dict[str, Any]:
    """The tables as they stand in the file."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def newton(grams: float) -> float:
    """What so many grams weigh."""
    return grams / 1000 * float(figures()["print"]["gravity"])
