"""The plan: pieces entered for a staircase, and a staircase that waits for its decoration.

The plan accepts any placement; the rules judge it as a whole (`judged`) after each change.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field

from monkey_palace.board.notation import Placement, notation, parse_placements
from monkey_palace.board.pieces import BUILDING, COLOURS, Colour, Piece
from monkey_palace.game.apply import verify
from monkey_palace.game.commands import Build, Command, ReportBuild
from monkey_palace.game.deliveries import decoration_options
from monkey_palace.game.palace_state import palace_known, palace_of
from monkey_palace.game.report import report_from_facts
from monkey_palace.game.state import GameState
from monkey_palace.staircase.check import Verdict, check


@dataclass(frozen=True, slots=True)
class Plan:
    """The pieces entered so far, in the order of the entries; one piece on one place stands in it once."""

    placements: tuple[Placement, ...] = ()

    def find(self, placement: Placement) -> Placement | None:
        """The same act as it was entered: an arch may have been written from its other foot."""
        same = (one for one in self.placements if one.piece is placement.piece and one.body == placement.body)
        return next(same, None)

    def count(self, piece: Piece) -> int:
        """How many of a piece stand on the plan."""
        return sum(one.piece is piece for one in self.placements)

    def placed(self, placement: Placement) -> "Plan":
        """This plan with one more piece, unless it stands there."""
        return self if self.find(placement) is not None else Plan((*self.placements, placement))

    def taken_back(self, placement: Placement) -> "Plan":
        """This plan without a piece that stands on it."""
        found = self.find(placement)
        return Plan(tuple(one for one in self.placements if one is not found))


@dataclass(frozen=True, slots=True)
class Staged:
    """A staircase that stands and waits for its decoration: its facts, and its pieces where they were entered.

    `goes_on`: the placement of each decoration that may be put on its end, by colour; empty with the facts alone.
    """

    report: ReportBuild
    placements: tuple[Placement, ...] = ()
    goes_on: dict[Colour, Placement] = field(default_factory=dict)

    @property
    def start_colour(self) -> Colour:
        return self.report.start_colour

    def command(self, decoration: Colour | None) -> Command:
        """What is built with this decoration on it, None where none can go on (R10.7)."""
        if not self.placements:
            return self.report.model_copy(update={"decoration": decoration})
        pieces = self.placements if decoration is None else (*self.placements, self.goes_on[decoration])
        return Build(staircase=notation(pieces))


class NotAStaircase(ValueError):
    """Pieces that are no legal staircase were to be staged; `verdict` says which rules they break."""

    def __init__(self, verdict: Verdict) -> None:
        first = verdict.violations[0]
        super().__init__(f"no staircase: {first.message}")
        self.verdict = verdict


def judged(state: GameState, placements: Iterable[Placement]) -> Verdict | None:
    """The rules' verdict on pieces without their decoration; None if the palace's shape is unknown."""
    if not palace_known(state):
        return None
    return check(
        palace_of(state),
        tuple(placements),
        stock=state.player.bricks,
        decorations=lambda colour: decoration_options(state, colour),
    )


def staged_pieces(state: GameState, text: str) -> Staged:
    """The staircase in notation, without its decoration; raises `NotAStaircase` or `BadNotation`."""
    verdict = judged(state, parse_placements(text))
    if verdict is None:
        raise ValueError("the palace's shape is not known: no staircase can be placed on it")
    return staged_of(state, verdict)


def staged_of(state: GameState, verdict: Verdict) -> Staged:
    """The staircase that the rules have judged; raises `NotAStaircase` where it breaks one."""
    if verdict.facts is None or not verdict.legal:
        raise NotAStaircase(verdict)
    end = verdict.facts.end
    return Staged(
        report=report_from_facts(verdict.facts, state.settings, None),
        placements=verdict.placements,
        goes_on={colour: Placement(Piece(colour), *end) for colour in COLOURS},
    )


def verify_staged(state: GameState, staged: Staged) -> None:
    """Raises `IllegalCommand` unless each decoration that may go on makes it a legal staircase."""
    for colour in decoration_options(state, staged.start_colour) or (None,):
        verify(state, staged.command(colour))


def plan_of(text: str) -> Plan:
    """The plan that a built staircase was made from: its pieces without the decoration."""
    return Plan(tuple(one for one in parse_placements(text) if one.piece in BUILDING))
