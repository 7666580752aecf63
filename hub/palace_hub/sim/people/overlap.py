"""The next player begins while the last player still chooses cards, takes pieces, or places figures.

What the next player does early is drawn once a turn and kept, so that a new hub meets the same person. The pieces of
a staircase on a plate are the builder's; `Overlap.ahead` says which staircase, and whether its player has begun.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import DECORATIONS
from monkey_palace.game.commands import Build, ReportBuild
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering, Entry, pieces_of
from palace_hub.sim.people.hand_plan import HandPlan, Intent
from palace_hub.sim.world import streams
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

View = Mapping[str, Any]
# Shares of the turns; all assumed.
IMPATIENT = 0.75  # the next player begins before the last one is done
TAKES_EARLY = 0.7  # of them: the decoration is taken before the turn begins
ENTERS_ALL = 0.6  # of them: the whole staircase is entered or built, otherwise a part of it
FINISHES_FIRST = 0.4  # of them: the last player waits until the next one has finished
# Times, s; all assumed.
BEGINS_S = (0.0, 4.0)  # after the last player's decoration stands
BETWEEN_S = (0.3, 1.5)  # between two moves
MOST_WAIT_S = 40.0  # the last player's patience
STEPS = ("credits", "cards", "one_time", "place_cards", "recurring", "bonus", "trophies", "end_turn")
"""Stages of the last player's turn in which the next player may begin."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """One player's part of an overlap: the staircase of the next turn, and what is done of it early."""

    seat: int
    turn: int
    """The turn that the staircase belongs to."""
    command: Build | ReportBuild
    begun: bool
    """Whether the player has begun; False while they still watch."""
    pieces: int
    """Pieces that are entered or built early, in the order of the path."""
    decoration: int | None
    """The compartment of the decoration that is taken early; None for none."""
    first: bool
    """Whether the last player waits until this one has finished."""


class Overlap:
    """The next player's early entries and grabs, and the last player's waits."""

    def __init__(self, seed: int, decisions: Decisions, entering: Entering, work: HandPlan, top: Tabletop) -> None:
        self._seed = seed
        self._decisions = decisions
        self._entering = entering
        self._work = work
        self._top = top
        self._stood: tuple[int, float] | None = None  # turn whose build is over, and since when, table time s
        self._next = 0.0
        self._waited: tuple[int, float] | None = None  # turn of the last player's wait, and since when
        self._filled_in: set[int] = set()  # turns whose facts are entered
        self.taken = 0  # decorations that were taken early
        self.entered = 0  # entries that were made early
        self._finished: set[int] = set()  # turns that were ready before the last player had taken a delivery

    def counted(self) -> dict[str, int]:
        """What was done early, for the table's summary."""
        return {"taken": self.taken, "entered": self.entered, "first": len(self._finished)}

    def ahead(self, view: View) -> Ahead | None:
        """The next player's part; None where nobody overlaps this turn."""
        state = view.get("state")
        if view["phase"] != "play" or view["stage"] not in STEPS or not state:
            return None
        turn, last_seat = int(state["turn"]), int(view["player"]) == len(state["players"]) - 1
        if last_seat and state["end_triggered_by"] is not None:
            return None  # the last turn of the game
        waited = self._top.t - self._since(turn)
        seat = (int(view["player"]) + 1) % len(state["players"])
        rng = streams.draws(self._seed, "overlap", seat, turn + 1, "build")
        if rng.random() >= IMPATIENT:
            return None
        command = self._decisions.ahead(state)
        if command is None:
            return None
        begins, takes = rng.uniform(*BEGINS_S), rng.random() < TAKES_EARLY
        built = len(pieces_of(command.staircase)) if isinstance(command, Build) else 1
        pieces = built if rng.random() < ENTERS_ALL else rng.randrange(built)
        return Ahead(
            seat=seat,
            turn=turn + 1,
            command=command,
            begun=waited >= begins,
            pieces=pieces,
            decoration=_decoration(command, state) if takes else None,
            first=rng.random() < FINISHES_FIRST,
        )

    def act(self, view: View, t: float) -> list[Entry]:
        """The next player's next move: a grab, or entries of the staircase."""
        ahead = self.ahead(view)
        if ahead is None or not ahead.begun or t < self._next or view["question"] is not None or view["wrong"]:
            return []
        entries = self._entries(view, ahead)
        if not entries and not self._grab(ahead):
            self._note_finished(view, ahead)
            return []
        self.entered += len(entries)
        if any(entry["do"] == "draft" for entry in entries):
            self._filled_in.add(ahead.turn)
        rng = streams.draws(self._seed, "overlap", ahead.seat, ahead.turn, "pace", self.entered + self.taken)
        self._next = t + rng.uniform(*BETWEEN_S)
        return entries

    def holds(self, view: View, t: float) -> bool:
        """Whether the last player waits before taking pieces, until the next one has finished."""
        ahead = self.ahead(view)
        if ahead is None or not ahead.first or view["stage"] not in ("one_time", "recurring"):
            return False
        if not (self._entries(view, ahead) or self._missing(ahead)):
            return False
        if self._waited is None or self._waited[0] != ahead.turn:
            self._waited = (ahead.turn, t)
        return t - self._waited[1] < MOST_WAIT_S

    def _note_finished(self, view: View, ahead: Ahead) -> None:
        """Note that all is done early but the confirmation, while the last player still takes pieces."""
        whole = not isinstance(ahead.command, Build) or ahead.pieces == len(pieces_of(ahead.command.staircase))
        taken = ahead.decoration is not None and not self._missing(ahead)
        if whole and taken and view["stage"] in ("one_time", "recurring"):
            self._finished.add(ahead.turn)

    def _since(self, turn: int) -> float:
        if self._stood is None or self._stood[0] != turn:
            self._stood = (turn, self._top.t)
        return self._stood[1]

    def _entries(self, view: View, ahead: Ahead) -> list[Entry]:
        """The next entries of the draft; none where the plate reads the staircase."""
        if self._entering.by_plate or not ahead.pieces:
            return []
        if isinstance(ahead.command, ReportBuild):
            return self._facts(view, ahead, ahead.command)
        typed = self._entering.typed(view, ahead.command, ahead.turn)
        placed = len(view["plan"]["placements"])
        return typed if placed < ahead.pieces or any(entry["do"] == "take_back" for entry in typed) else []

    def _facts(self, view: View, ahead: Ahead, report: ReportBuild) -> list[Entry]:
        """The way of entry, then the facts; the view does not show them, so they are entered once."""
        way = self._entering.typed(view, report, ahead.turn)
        return way or ([] if ahead.turn in self._filled_in else [self._decisions.draft(report)])

    def _missing(self, ahead: Ahead) -> bool:
        cell = ahead.decoration
        return cell is not None and not self._work.taken((ahead.turn, "decorate"))[cell]

    def _grab(self, ahead: Ahead) -> bool:
        """Take the decoration, unless a hand is in its compartment."""
        cell = ahead.decoration
        if cell is None or not self._missing(ahead) or not self._top.hands.free(cell):
            return False
        self.taken += 1
        self._work.grab(Intent(cell, ((ahead.turn, "decorate"), 1), -1), -1, (ahead.seat, ahead.turn, "ahead"))
        return True


def _decoration(command: Build | ReportBuild, state: Mapping[str, Any]) -> int | None:
    """The compartment of the staircase's decoration; None where its colour has run out."""
    if isinstance(command, Build):
        last = parse_placements(command.staircase)[-1]
        kind = last.piece.value if last.piece in DECORATIONS else ""
    else:
        kind = str(command.start_colour)
    if kind not in KINDS or not int(state["supply"][kind]):
        return None
    return KINDS.index(kind)
