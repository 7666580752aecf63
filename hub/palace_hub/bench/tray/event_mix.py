"""The event mix of labelled traces (what happens to a compartment, and how often), read from `event_mix.toml`."""

import random
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from importlib.resources import files
from typing import Any, TypeVar

from palace_hub.errors import BadConfig
from palace_hub.sim.people.hands import Manner, Range
from palace_hub.sim.world.cell_faults import CELL_FAULTS
from palace_hub.sim.world.truth import KINDS

NO_FAULT = "none"
ONLY_IN_TRACES = ("wrong_piece", "cell_death")
FAULTS = (NO_FAULT, *CELL_FAULTS, *ONLY_IN_TRACES)
Name = TypeVar("Name", str, int)
VISITS = ("take", "put_back", "touch")


@dataclass(frozen=True, slots=True)
class EventMix:
    """Shares and ranges; each table of shares but `expected` sums to 1. `event_mix.toml` documents them."""

    manner: Manner
    visit: Mapping[str, float]
    pieces: Mapping[int, float]
    pause_s: Range
    expected: Mapping[str, float]
    compartment: Mapping[str, float]
    fault: Mapping[str, float]
    spread: Range
    batch: float
    mean_error: float
    soft_mounting: float


def load_mix(text: str | None = None) -> EventMix:
    """The mix from TOML `text` (None: the committed file); raises `BadConfig` (param `field`) for wrong shares."""
    data = tomllib.loads(text or files("palace_hub.bench.tray").joinpath("event_mix.toml").read_text(encoding="utf-8"))
    hand: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data["hand"].items()
    }
    masses = data["pieces_themselves"]
    return EventMix(
        manner=replace(Manner(), **hand),
        visit=_shares(data, "visit", VISITS),
        pieces={int(number): share for number, share in _shares(data, "pieces", tuple("123456")).items()},
        pause_s=(data["pause_s"]["shortest"], data["pause_s"]["longest"]),
        expected={what: float(data["expected"][what]) for what in VISITS},
        compartment=_shares(data, "compartment", KINDS),
        fault=_shares(data, "fault", FAULTS),
        spread=tuple(masses["spread"]),
        batch=masses["batch"],
        mean_error=masses["mean_error"],
        soft_mounting=masses["soft_mounting"],
    )


def draw_name(rng: random.Random, shares: Mapping[Name, float]) -> Name:
    """Draws one of the names with the probabilities `shares`."""
    return rng.choices(list(shares), list(shares.values()))[0]


def _shares(data: Mapping[str, Any], table: str, known: tuple[str, ...]) -> dict[str, float]:
    shares: dict[str, float] = data[table]
    if not set(shares) <= set(known) or abs(sum(shares.values()) - 1) > 1e-9:
        raise BadConfig(f"[{table}]: expected shares of {', '.join(known)} that sum to 1", field=table)
    return shares
