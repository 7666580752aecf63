"""Entry of a staircase at the hub: piece by piece on the plan, or as facts.

The next entries follow from the difference between view and staircase, so a restarted hub gets only the missing ones.
A slip happens at most once a staircase.
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
"""An entry of the hub: `{"do": ...}` and its fields."""

SLIP_CHANCE = 0.2  # of the staircases: one piece at a wrong place of the plan, then taken back; assumed
BY_LAST_CHANCE = 0.5  # of the slips: taken back as the last piece, without its name; assumed
MOST_AT_ONCE = 3  # pieces placed before the next look at the screen; assumed


def pieces_of(staircase: str) -> tuple[Placement, ...]:
    """The building pieces of a staircase in path order, without the decoration."""
    return tuple(piece for piece in parse_placements(staircase) if piece.piece in BUILDING)


def facts_of(state: GameState, staircase: str) -> ReportBuild:
    """The facts of a staircase; raises `ValueError` when it is not legal."""
    facts = check(palace_of(state), pieces_of(staircase), stock=state.player.bricks).facts
    if facts is None:
        raise ValueError(f"expected a legal staircase from a bot, got {staircase}")
    return report_from_facts(facts, state.settings, None)


class Entering:
    """Entries of all seats. `custom`: one of `config.ENTRIES`.

    `plan` and `facts` hold for all seats, `mixed` alternates by seat. With `plate` a staircase is typed only when the
    hub cannot see it.
    """

    def __init__(self, seed: int, custom: str) -> None:
        self._seed = seed
        self._custom = custom
        self._slipped: set[int] = set()

    @property
    def by_plate(self) -> bool:
        """Whether the hub reads staircases from the plate."""
        return self._custom == "plate"

    def by_facts(self, seat: int) -> bool:
        """Whether this seat enters facts."""
        return self._custom == "facts" or (self._custom == "mixed" and seat % 2 == 1)

    def typed(self, view: Mapping[str, Any], command: Command, turn: int) -> list[Entry]:
        """The next entries; empty when the plan shows the staircase or the hub asks for facts.

        `turn`: the turn of the staircase.
        """
        mode = view["plan"]["way"]
        match command:
            case ReportBuild():
                return [] if mode == "facts" else [{"do": "enter_by", "way": "facts"}]
            case Build() if self.by_plate and mode == "plate":
                return []
            case Build() if mode != "plan":
                return [{"do": "enter_by", "way": "plan"}]
            case Build():
                return self._on_plan(turn, pieces_of(command.staircase), view["plan"]["placements"])
        return []

    def _on_plan(self, turn: int, built: tuple[Placement, ...], shown: list[str]) -> list[Entry]:
        shown_pieces = {(piece.piece, piece.body): str(piece) for piece in map(Placement.parse, shown)}
        wanted = {(piece.piece, piece.body) for piece in built}
        rng = streams.draws(self._seed, "entering", turn, len(shown))
        wrong = [text for act, text in shown_pieces.items() if act not in wanted]
        if wrong:
            named = wrong[-1] != shown[-1] or rng.random() >= BY_LAST_CHANCE
            return [{"do": "take_back", "placement": wrong[-1]} if named else {"do": "take_back"}]
        missing = [piece for piece in built if (piece.piece, piece.body) not in shown_pieces]
        if not missing:
            return []
        slip = self._slip(turn, len(shown), len(built), missing[0], {*shown_pieces, *wanted})
        if slip is not None:
            return [{"do": "place", "placement": str(slip)}]
        return [{"do": "place", "placement": str(piece)} for piece in missing[: rng.randint(1, MOST_AT_ONCE)]]

    def _slip(self, turn: int, number: int, of: int, right: Placement, taken: set[Any]) -> Placement | None:
        """The next piece at a wrong place or turned; None for no slip now."""
        rng = streams.draws(self._seed, "slip", turn)
        if turn in self._slipped or rng.random() >= SLIP_CHANCE or number < rng.randrange(of):
            return None
        self._slipped.add(turn)
        step = ARCH_SPAN if right.x + 2 * ARCH_SPAN < PLATE else -ARCH_SPAN
        direction = right.direction and rng.choice("ensw")
        wrong = Placement(Piece(right.piece), right.x + step, right.y, right.z, direction)
        return None if (wrong.piece, wrong.body) in taken else wrong
