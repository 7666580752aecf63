"""How people enter the staircase that they have built: piece by piece on the plan, or as facts.

What is to be typed is read anew from each view, so that a hub that comes back is told what it lacks and no more. What
slipped once is remembered: nobody mistypes the same staircase for ever.
"""

from collections.abc import Mapping
from typing import Any

from monkey_palace.board.notation import ARCH_SPAN, Placement, parse_placements
from monkey_palace.board.palace import PLATE
from monkey_palace.board.pieces import BUILDING, Piece
from monkey_palace.game.commands import Build, Command, ReportBuild
from monkey_palace.game.palace_state import palace_of
from monkey_palace.game.report import report_from_facts
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import check
from palace_hub.sim.world import streams

Entry = dict[str, Any]
"""What a person types, as the hub's entries take it: `{"do": ...}` and its fields."""

SLIP_CHANCE = 0.2  # a staircase in which one piece is put on the wrong place of the plan, and taken back
BY_LAST_CHANCE = 0.5  # of those, the ones that are taken back as the last piece, without naming it
MOST_AT_ONCE = 3  # pieces that are placed before the person looks up again


def pieces_of(staircase: str) -> tuple[Placement, ...]:
    """The building bricks of a staircase in notation, in path order; the decoration is no part of the plan."""
    return tuple(one for one in parse_placements(staircase) if one.piece in BUILDING)


def facts_of(state: GameState, staircase: str) -> ReportBuild:
    """What a person would count and type of a staircase; raises `ValueError` where it is none."""
    facts = check(palace_of(state), pieces_of(staircase), stock=state.player.bricks).facts
    if facts is None:
        raise ValueError(f"expected a legal staircase from a bot, got {staircase}")
    return report_from_facts(facts, state.settings, None)


class Entering:
    """`custom` is one of `config.ENTRIES`: all on the plan, all as facts, `mixed`, every other seat as facts, or
    `plate`: nothing is typed unless the hub says that it cannot see it."""

    def __init__(self, seed: int, custom: str) -> None:
        self._seed = seed
        self._custom = custom
        self._slipped: set[int] = set()

    @property
    def by_plate(self) -> bool:
        """Whether hands build on the plate and leave it to the hub to see what."""
        return self._custom == "plate"

    def by_facts(self, seat: int) -> bool:
        """Whether this seat counts its staircase rather than draw it."""
        return self._custom == "facts" or (self._custom == "mixed" and seat % 2 == 1)

    def typed(self, view: Mapping[str, Any], command: Command) -> list[Entry]:
        """What is typed next, none where the hub's plan shows what was built, or where facts are asked for."""
        way, turn = view["plan"]["way"], int(view["state"]["turn"])
        match command:
            case ReportBuild():
                return [] if way == "facts" else [{"do": "enter_by", "way": "facts"}]
            case Build() if self.by_plate and way == "plate":
                return []
            case Build() if way != "plan":
                return [{"do": "enter_by", "way": "plan"}]
            case Build():
                return self._on_plan(turn, pieces_of(command.staircase), view["plan"]["placements"])
        return []

    def _on_plan(self, turn: int, built: tuple[Placement, ...], shown: list[str]) -> list[Entry]:
        there = {(one.piece, one.body): str(one) for one in map(Placement.parse, shown)}
        wanted = {(one.piece, one.body) for one in built}
        rng = streams.draws(self._seed, "entering", turn, len(shown))
        wrong = [text for act, text in there.items() if act not in wanted]
        if wrong:
            named = wrong[-1] != shown[-1] or rng.random() >= BY_LAST_CHANCE
            return [{"do": "take_back", "placement": wrong[-1]} if named else {"do": "take_back"}]
        missing = [one for one in built if (one.piece, one.body) not in there]
        if not missing:
            return []
        slip = self._slip(turn, len(shown), len(built), missing[0], {*there, *wanted})
        if slip is not None:
            return [{"do": "place", "placement": str(slip)}]
        return [{"do": "place", "placement": str(one)} for one in missing[: rng.randint(1, MOST_AT_ONCE)]]

    def _slip(self, turn: int, number: int, of: int, right: Placement, taken: set[Any]) -> Placement | None:
        """Once in some staircases: the next piece, one pitch off or with its arch turned round."""
        rng = streams.draws(self._seed, "slip", turn)
        if turn in self._slipped or rng.random() >= SLIP_CHANCE or number < rng.randrange(of):
            return None
        self._slipped.add(turn)
        step = ARCH_SPAN if right.x + 2 * ARCH_SPAN < PLATE else -ARCH_SPAN
        direction = right.direction and rng.choice("ensw")
        wrong = Placement(Piece(right.piece), right.x + step, right.y, right.z, direction)
        return None if (wrong.piece, wrong.body) in taken else wrong
