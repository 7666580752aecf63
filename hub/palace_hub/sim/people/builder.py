"""Players at the plate: the items they want on it at each time, from the public view and their own decisions.

The hub learns of them only through cells and sensors. Deliberate errors are drawn by turn (`build_slips`).
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from monkey_palace.board.notation import Cell, Placement, parse_placements
from monkey_palace.board.pieces import DECORATIONS, Figure
from monkey_palace.game.commands import Build, Command, PlaceFrog, PlaceMonkey
from palace_hub.sim.built import as_it_stands
from palace_hub.sim.config import TableConfig
from palace_hub.sim.judge import Judge, Violation
from palace_hub.sim.people.build_slips import BuildSlips
from palace_hub.sim.people.entering import Entry, pieces_of
from palace_hub.sim.people.overlap import Ahead
from palace_hub.sim.people.plate_setup import SetupHands
from palace_hub.sim.people.seating import Seating
from palace_hub.sim.plate.hands import Item, Lying, map_and_corners, set_on
from palace_hub.sim.plate.virtual_plate import VirtualPlate, act_of

View = Mapping[str, Any]
LETS_STAND_S = 6.0  # a finished staircase stands so long before its player checks it again; assumed
GIVES_UP_S = 40.0  # a finished staircase that the hub does not accept is then typed; assumed
SEEN_WITHIN_S = 4.0  # a figure that the hub does not see is then typed; assumed
NO_CELL = -1  # the cell of a violation on the plate
BUILT = ("build", "decorate")  # stages with a staircase on the plate


@dataclass(slots=True)
class _Finished:
    """A staircase that stands as its player wants it."""

    since: float
    """Table time, s."""
    violation: Violation | None = None
    """A deliberate error in it."""


class PlateBuilder:
    """Wanted items, confirmations and answers at the plate. `plate`: None at a table without one."""

    def __init__(self, config: TableConfig, judge: Judge, plate: VirtualPlate | None, seating: Seating) -> None:
        self._judge = judge
        self._seating = seating
        self._plate = plate
        self._by_plate = config.entries == "plate"
        self._setup_hands = SetupHands(config.noise, self.stands)
        self._slips = BuildSlips(config.noise, self.stands, forbidden=config.plate_forbidden)
        self._ground = map_and_corners()
        self._finished: dict[int, _Finished] = {}
        self._chosen: tuple[int, str, str] | None = None
        self._chosen_at = 0.0
        self._typed_knob: tuple[int, str, str] | None = None
        self._unseen = 0  # last turn with a staircase built while the hub could not watch the plate
        self._new_hub = False
        self._wordless = config.plate_wordless
        self._crown: Placement | None = None  # the decoration placed without a confirmation
        self._away: frozenset[str] = frozenset()
        self._seen: View | None = None
        self._chosen_then: tuple[int, str, str] | None = None
        self._built_then: Command | None = None
        self._early_then: frozenset[Placement] = frozenset()
        self._wanted: frozenset[Item] = frozenset()
        self.ahead: Callable[[View], Ahead | None] = _nobody
        """The next player's part of an overlap; set where players overlap."""
        self.early = 0  # turns for which pieces were put on early
        self._early_turn = 0
        self.was_set_up = config.plate_set_up  # a new hub reads the set-up from its file
        self.gave_up = 0  # staircases typed because the hub did not accept the plate

    def attach(self) -> None:
        """Start a session with a new hub, which has not seen this turn's pieces placed."""
        self._new_hub, self._seen = True, None

    def stands(self, items: Iterable[Item]) -> bool:
        """Whether these items stand on the plate and no hand is on it; False without a plate."""
        return self._plate is not None and self._plate.has(items)

    def sees(self, view: View) -> bool:
        """Whether the hub reads the staircase from the plate."""
        return self._by_plate and view["plan"]["way"] == "plate"

    def put_there(self, view: View | None) -> frozenset[Placement] | None:
        """Pieces on the plate beyond the game's palace; None when the hub does not read the plate now."""
        palace = what_stands(view, None)
        if self._plate is None or view is None or palace is None or view["stage"] != "build" or not self.sees(view):
            return None
        known = {act_of(piece) for piece in self._as_it_stands(palace)}
        return frozenset(piece for piece in self._plate.pieces if act_of(piece) not in known)

    def pads(self) -> str:
        """The tray's pads as one byte in hex, with a bit for each parked figure."""
        standing = frozenset() if self._plate is None else self._plate.standing
        on_plate = {kind for item in standing if isinstance(item, Lying) for kind in item.kinds}
        parked = [figure not in self._away and figure.value not in on_plate for figure in Figure]
        return f"{sum(there << place for place, there in enumerate(parked)):02x}"

    def wanted(self, view: View | None, t: float) -> frozenset[Item] | None:
        """Items that should stand on the plate at table time `t` (s); None while unknown."""
        if view is not None and view.get("plate_setup") is not None:
            wanted = self._setup_hands.wanted(view["plate_setup"], t)
            self._away = frozenset(kind for item in wanted if isinstance(item, Lying) for kind in item.kinds)
            return wanted
        state = (view or {}).get("state")
        if view is None or not state or not state["palace"]:
            return None
        if self._plate is not None and not self._plate.standing and not self._plate.busy:
            self._plate.lay_map(self._seating.lies)
        self.was_set_up = True
        if self._new_hub:
            self._new_hub, self._unseen = False, int(state["turn"])
        built = self._judge.built_by(view.get("player"))
        early = self._early(view, state)
        settled = view["stage"] != "build" or (self._plate is None and built is self._built_then)
        settled = settled and early == self._early_then
        if view is self._seen and self._chosen == self._chosen_then and settled:
            return self._wanted
        self._seen, self._chosen_then, self._built_then, self._early_then = view, self._chosen, built, early
        pieces = self._as_it_stands(self._pieces(view, state) | early)
        figures, in_hand = figures_of(state, pieces, self._choice(state))
        self._away = frozenset(figures) | in_hand
        self._wanted = frozenset((*self._ground, *pieces, *figures.values()))
        return self._wanted

    def set_up(self, view: View, t: float) -> list[Entry]:
        """Entries during the plate's set-up."""
        return self._setup_hands.entries(view["plate_setup"], view["main"], t)

    # -- staircases -------------------------------------------------------------------------------------------

    def built(self, view: View, command: Build, t: float) -> bool:
        """Whether the staircase stands as its player wants it and is ready to confirm."""
        state, pieces = view["state"], pieces_of(command.staircase)
        extra = self._slips.extra(state, pieces) if self.sees(view) else None
        if not self.stands(pieces if extra is None else (*pieces, extra)) or not self._nothing_else():
            return False
        done = self._finished.setdefault(int(state["turn"]), _Finished(t))
        if extra is not None and done.violation is None:
            done.violation = self._judge.made("forbidden_build", NO_CELL, t)
        return not (t - done.since > LETS_STAND_S and self.finds_out(view))

    def crown(self, view: View, command: Build) -> Placement | None:
        """The decoration placed without a confirmation; None when the player must confirm."""
        last = parse_placements(command.staircase)[-1]
        if not self._wordless or not self.sees(view) or last.piece not in DECORATIONS:
            return None
        return None if self._slips.extra(view["state"], pieces_of(command.staircase)) is not None else last

    def put_on(self, crown: Placement | None) -> None:
        """Set the decoration that hands place next; None for none."""
        self._crown, self._seen = crown, self._seen if crown == self._crown else None

    def finds_out(self, view: View) -> bool:
        """Whether the player notices now the deliberate error in the staircase; then it is removed."""
        turn = int(view["state"]["turn"])
        done = self._finished.get(turn)
        if done is None or done.violation is None or done.violation.undone:
            return False
        done.violation.caught = done.violation.undone = True
        self._slips.mended(turn)
        del self._finished[turn]
        self._wanted, self._seen = frozenset(), None
        return True

    def _nothing_else(self) -> bool:
        """Whether no unwanted piece stands on the plate."""
        wanted = {act_of(item) for item in self._wanted}
        return self._plate is not None and all(act_of(piece) in wanted for piece in self._plate.pieces)

    def gives_up(self, view: View, t: float) -> bool:
        """Whether the hub has not accepted the staircase for `GIVES_UP_S`."""
        done = self._finished.get(int(view["state"]["turn"]))
        if done is None or not self.sees(view) or t - done.since < GIVES_UP_S:
            return False
        done.since = t
        self.gave_up += 1
        return True

    def _pieces(self, view: View, state: Mapping[str, Any]) -> frozenset[Placement]:
        built = self._judge.built_by(view.get("player"))
        wanted = what_stands(view, built, typed=not self._by_plate)
        assert wanted is not None
        if self._by_plate and not self.sees(view) and view["stage"] == "build" and isinstance(built, Build):
            self._unseen = int(state["turn"])
        if not (self.sees(view) and isinstance(built, Build) and view["stage"] == "build"):
            return wanted
        palace = what_stands(view, None)
        assert palace is not None
        pieces, stood = pieces_of(built.staircase), {act_of(piece) for piece in palace}
        if any(act_of(piece) in stood for piece in pieces):
            return wanted  # a staircase of an earlier turn
        if (view["question"] or {}).get("kind") == "plate":
            return palace | self._own(pieces)  # no building while the hub asks about the plate
        crown = () if self._crown is None else (self._crown,)
        return palace | frozenset((*self._slips.built(state, pieces), *crown))

    def _own(self, pieces: Iterable[Placement]) -> frozenset[Placement]:
        """The staircase's pieces that already stand."""
        there = frozenset() if self._plate is None else {act_of(piece) for piece in self._plate.pieces}
        return frozenset(piece for piece in pieces if act_of(piece) in there)

    def _early(self, view: View, state: Mapping[str, Any]) -> frozenset[Placement]:
        """The next player's pieces that stand, or come, before that player's turn.

        A piece makes way for a figure of the last player, with all that come after it. After the last turn all go.
        """
        ahead = self.ahead(view)
        over = state["end_triggered_by"] is not None and int(state["prompt"]["player"]) == len(state["players"]) - 1
        if ahead is None or not ahead.begun or over or not isinstance(ahead.command, Build) or not self.sees(view):
            return frozenset()
        choice = self._choice(state)
        taken = {str(cell) for cell in (*state["figures"].values(), None if choice is None else choice[1])}
        pieces: list[Placement] = []
        for piece in pieces_of(ahead.command.staircase)[: ahead.pieces]:
            if any(str(cell) in taken for cell in piece.cells):
                break
            pieces.append(piece)
        if pieces and ahead.turn != self._early_turn:
            self._early_turn = ahead.turn
            self.early += 1
        waits = view["question"] is not None or view["wrong"]
        return self._own(pieces) if waits else frozenset(pieces)

    # -- figures ----------------------------------------------------------------------------------------------

    def place(self, view: View, command: Command, t: float) -> bool | None:
        """Place the due figure on its player's knob.

        Returns True once the hub has seen it, None while waiting, False when the knob must be typed.
        """
        if not isinstance(command, PlaceFrog | PlaceMonkey) or command.at is None or not self.sees(view):
            return False
        figure, at = figure_of(command), str(Cell.parse(str(command.at)))
        choice = (int(view["state"]["turn"]), figure, at)
        if choice != self._chosen:
            self._chosen, self._chosen_at = choice, t
            self._judge.set_down(figure, at)
            if self.stands((set_on(figure, Cell.parse(at)),)):
                self._typed_knob = choice  # already there, so the hub sees no change
        if not self.stands((set_on(figure, Cell.parse(at)),)):
            self._chosen_at = t
            return None
        if self._typed_knob != choice and view["knob"] == at:
            return True
        if self._typed_knob != choice and t - self._chosen_at < SEEN_WITHIN_S:
            return None
        self._typed_knob = choice
        return False

    def _choice(self, state: Mapping[str, Any]) -> tuple[str, str] | None:
        """The figure and cell of this prompt's placement; None before it."""
        due = {"place_monkey": Figure.MONKEY.value, "place_frog": Figure.FROG.value}
        if self._chosen is None or self._chosen[:2] != (state["turn"], due.get(state["prompt"]["kind"])):
            return None
        return self._chosen[1:]

    # -- questions --------------------------------------------------------------------------------------------

    def answer(self, view: View, question: Mapping[str, Any]) -> str | None:
        """The answer to a question about the plate; None while the player still checks it."""
        options = question["options"]
        if question["kind"] == "laid":
            return self._seating.answer(view, [str(option["answer"]) for option in options])
        if question["kind"] == "plate":
            agrees = self._agrees(view)
            return None if agrees is None else ("agreed" if agrees else "typed")
        if question["kind"] == "figure":
            due = str(view["state"]["prompt"]["kind"]).removeprefix("place_")
            return "agreed" if self.stands((set_on(due, Cell.parse(str(question["at"]))),)) else "other"
        if view["stage"] == "build" and self.finds_out(view):
            return None
        return self._judge.answer(options) or str(options[0]["answer"])

    def _agrees(self, view: View) -> bool | None:
        """Whether the plate matches the game apart from this turn's staircase; None while hands work on it.

        Pieces placed while the hub could not watch count as a difference.
        """
        palace, built = what_stands(view, None), self._judge.built_by(view["player"])
        if palace is None or self._plate is None:
            return False
        own = self._own(pieces_of(built.staircase)) if isinstance(built, Build) else frozenset()
        known = {act_of(piece) for piece in palace}
        if self._unseen == int(view["state"]["turn"]) and any(act_of(piece) not in known for piece in own):
            return False
        there = {act_of(piece) for piece in self._plate.pieces}
        if {act_of(piece) for piece in self._as_it_stands(palace)} <= there:
            return True
        return None if self._plate.busy else False

    def _as_it_stands(self, pieces: frozenset[Placement]) -> frozenset[Placement]:
        return pieces if self._plate is None else as_it_stands(pieces, self._plate.pieces)


def _nobody(_view: View) -> None:
    """Nobody overlaps a turn."""


def figure_of(command: PlaceFrog | PlaceMonkey) -> str:
    """The name of the figure that a command places."""
    return (Figure.FROG if isinstance(command, PlaceFrog) else Figure.MONKEY).value


def figures_of(
    state: Mapping[str, Any], pieces: Iterable[Placement], choice: tuple[str, str] | None
) -> tuple[dict[str, Lying], frozenset[str]]:
    """Figures that should stand on the plate, and figures in a hand.

    In a hand is a frog taken and not yet placed (R9.3), a figure in the way of a piece, and one at an unknown cell.
    """
    where: dict[str, str | None] = dict(state["figures"])
    current, in_hand = state["current"], set()
    if current["frog_taken"] and not current["frog_placed"] and "frog" in where:
        where["frog"] = None
        in_hand.add("frog")
    if choice is not None:
        where[choice[0]] = choice[1]
        in_hand.discard(choice[0])
    filled: set[Cell] | None = None
    standing: dict[str, Lying] = {}
    for figure, cell in where.items():
        if cell is None:
            continue
        filled = {cube for piece in pieces for cube in piece.cells} if filled is None else filled
        if cell == "unknown" or Cell.parse(cell) in filled:
            in_hand.add(figure)
        else:
            standing[figure] = set_on(figure, Cell.parse(cell))
    return standing, frozenset(in_hand)


@lru_cache(maxsize=8)
def _parsed(texts: tuple[str, ...]) -> dict[object, Placement]:
    return {act_of(piece): piece for piece in map(Placement.parse, texts)}


def what_stands(view: View | None, built: Command | None, *, typed: bool = True) -> frozenset[Placement] | None:
    """Pieces on the plate: the game's palace and the active seat's staircase.

    `typed`: only the staircase's pieces that the hub's plan shows; otherwise all of it. None without a game, or when
    the palace's shape is unknown.
    """
    state = (view or {}).get("state")
    if view is None or not state or not state["palace"]:
        return None
    there = dict(_parsed(tuple(state["palace"])))  # keyed by act: an arch has two notations
    stage = view.get("stage")
    if isinstance(built, Build) and stage in BUILT:
        entered = {act_of(piece) for piece in map(Placement.parse, view["plan"]["placements"])}
        for piece in pieces_of(built.staircase):
            if stage == "decorate" or not typed or act_of(piece) in entered:
                there.setdefault(act_of(piece), piece)
    return frozenset(there.values())
