"""What happens to the compartments of labelled traces, and how often: read from `event_mix.toml`."""

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
    """Shares (each table together 1, but for `expected`) and spans; see the comments in the file."""

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
    """The mix of a file's text, the committed one where none is given; `BadConfig` names a table that does not fit."""
    data = tomllib.loads(text or files("palace_hub.bench.tray").joinpath("event_mix.toml").read_text(encoding="utf-8"))
    hand: dict[str, Any] = {
        name: tuple(value) if isinstance(value, list) else value for name, value in data["hand"].items()
    }
    themselves = data["pieces_themselves"]
    return EventMix(
        manner=replace(Manner(), **hand),
        visit=_shares(data, "visit", VISITS),
        pieces={int(number): share for number, share in _shares(data, "pieces", tuple("123456")).items()},
        pause_s=(data["pause_s"]["shortest"], data["pause_s"]["longest"]),
        expected={what: float(data["expected"][what]) for what in VISITS},
        compartment=_shares(data, "compartment", KINDS),
        fault=_shares(data, "fault", FAULTS),
        spread=tuple(themselves["spread"]),
        batch=themselves["batch"],
        mean_error=themselves["mean_error"],
        soft_mounting=themselves["soft_mounting"],
    )


def drawn(rng: random.Random, shares: Mapping[Name, float]) -> Name:
    """One of the names, each as often as its share says."""
    return rng.choices(list(shares), list(shares.values()))[0]


def _shares(data: Mapping[str, Any], table: str, known: tuple[str, ...]) -> dict[str, float]:
    found: dict[str, float] = data[table]
    if not set(found) <= set(known) or abs(sum(found.values()) - 1) > 1e-9:
        raise BadConfig(f"[{table}]: expected shares of {', '.join(known)} that sum to 1", field=table)
    return found
