"""Games of the rules alone: bots' games by seed, as records, and the written-out playthroughs."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from tests.playthroughs import playthrough
from tests.same.rows import Row, digest

from monkey_palace.bots import make_bot
from monkey_palace.bots.match import play_game
from monkey_palace.game.events import event_json
from monkey_palace.game.records import record_lines
from monkey_palace.game.state import state_hash
from monkey_palace.settings import parse_settings


@dataclass(frozen=True)
class Deal:
    """One game of bots on the house's cards."""

    bots: tuple[str, ...]
    seed: int
    expansions: tuple[str, ...] = ()
    ground_map: int = 1
    settings: dict[str, str | bool] = field(default_factory=dict)


BOTH = ("butterfly", "frog")
DEALS = {
    "greedy": Deal(("greedy", "greedy"), 1),
    "random": Deal(("random", "random", "random"), 2, BOTH, 2),
    "planner": Deal(("planner", "greedy"), 3, ("frog",), 3),
    "four": Deal(
        ("greedy", "random", "greedy", "random"),
        4,
        BOTH,
        4,
        {"stack_new_cards": "on_each_other", "bonus_counts": "whole_pile", "figure_blocks": "others"},
    ),
}


def played(deal: Deal) -> Iterator[Row]:
    """Every event of a bots' game, its record, its scores and the hash of its last state."""
    game = play_game(
        [make_bot(name) for name in deal.bots],
        deal.seed,
        settings=parse_settings(deal.settings),
        ground_map=deal.ground_map,
        expansions=deal.expansions,
    )
    for number, event in enumerate(game.events, start=1):
        yield {"event": number, **event_json(event)}
    yield {"record": digest("\n".join(record_lines(game)))}
    yield {"scores": [sheet.total for sheet in game.score()], "state": state_hash(game.state)}


def playthroughs() -> dict[str, Path]:
    """The written-out playthroughs by name; each file is its own expectation."""
    return {path.stem: path for path in playthrough.files()}


def written_out(path: Path) -> Iterator[str]:
    """The lines of a playthrough, played again from its own commands."""
    yield from playthrough.render(*playthrough.read(path.read_text(encoding="utf-8"))).splitlines()
