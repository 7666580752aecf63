"""Reads `hardware/figures.toml`: the dimensions, material values and limits that parts and checks share."""

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "figures.toml"


@lru_cache(maxsize=1)
def figures() -> dict[str, Any]:
    """The contents of `figures.toml`."""
    return tomllib.loads(FILE.read_text(encoding="utf-8"))


def newton(grams: float) -> float:
    """Weight in N of a mass in grams."""
    return grams / 1000 * float(figures()["print"]["gravity"])
