"""People at the plate: what they want to stand there and when, from the public view and from what they know themselves.

The hub is told nothing of it but through cells and sensors. What goes wrong on purpose is drawn by turn.
"""

from collections.abc import Iterable, Mapping
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
from palace_hub.sim.people.plate_setup import SetupHands
from palace_hub.sim.plate.hands import Item, Lying, map_and_corners, set_on
from palace_hub.sim.plate.virtual_plate import VirtualPlate, act_of

View = Mapping[str, Any]
LETS_STAND_S = 6.0  # a staircase that somebody believes to be done, after which it is looked at closely
GIVES_UP_S = 40.0  # for which a hub may not take what stands before it is typed instead
SEEN_WITHIN_S = 4.0  # a figure that stands on its knob, before the knob is typed instead
NO_CELL = -1  # what is wrong on the plate is wrong in no compartment
BUILT = ("build", "decorate")


@dataclass(slots=True)
class _Done:
    """A staircase that stands as its player wants it: since when, and what is wrong with it on purpose."""

    since: float
    violation: Violation | None = None


class PlateBuilder:
    """`plate` None: there is none, and figures go where the game says."""

    def __init__(self, config: TableConfig, judge: Judge, plate: VirtualPlate | None) -> None:
        self._judge = judge
        self._plate = plate
        self._by_plate = config.entries == "plate"
        self._setup_hands = SetupHands(config.noise, self.stands)
        self._slips = BuildSlips(config.noise, self.stands, forbidden=config.plate_forbidden)
        self._ground = map_and_corners()
        self._done: dict[int, _Done] = {}
        self._chosen: tuple[int, str, str] | None = None
        self._chosen_at = 0.0
        self._typed_knob: tuple[int, str, str] | None = None
        self._unseen = 0  # the last turn in which somebody built and the hub could not see it
        self._new_hub = False
        self._wordless = config.plate_wordless
        self._crown: Placement | None = None  # the decoration that is put on before anybody said a word
        self._away: frozenset[str] = frozenset()
        self._seen: View | None = None
        self._chosen_then: tuple[int, str, str] | None = None
        self._wanted: frozenset[Item] = frozenset()
        self.was_set_up = False  # by some hub, as a game goes on; another one has it from its file
        self.gave_up = 0  # staircases that were typed because the hub did not take what stood

    def attach(self) -> None:
        """A hub begins to speak: what has been put there since the turn began, it has not seen."""
        self._new_hub, self._seen = True, None

    def stands(self, items: Iterable[Item]) -> bool:
        """Whether these stand on the plate and no hand is on it; never without a plate."""
        return self._plate is not None and self._plate.has(items)

    def sees(self, view: View) -> bool:
        """Whether the hub is left to see what is built."""
        return self._by_plate and view["plan"]["way"] == "plate"

    def put_there(self, view: View | None) -> frozenset[Placement] | None:
        """The pieces that stand beyond the palace of the game; None where the hub is not left to see what is built."""
        palace = what_stands(view, None)
        if self._plate is None or view is None or palace is None or view["stage"] != "build" or not self.sees(view):
            return None
        known = {act_of(piece) for piece in self._as_it_stands(palace)}
        return frozenset(piece for piece in self._plate.pieces if act_of(piece) not in known)

    def pads(self) -> str:
        """The tray's pads as one byte in hex: a bit for each figure that is parked."""
        standing = frozenset() if self._plate is None else self._plate.standing
        on_plate = {kind for item in standing if isinstance(item, Lying) for kind in item.kinds}
        parked = [figure not in self._away and figure.value not in on_plate for figure in Figure]
        return f"{sum(there << place for place, there in enumerate(parked)):02x}"

    def wanted(self, view: View | None, t: float) -> frozenset[Item] | None:
        """What is to stand on the plate at table time `t`; None while nobody can say."""
        if view is not None and view.get("plate_setup") is not None:
            wanted = self._setup_hands.wanted(view["plate_setup"], t)
            self._away = frozenset(kind for item in wanted if isinstance(item, Lying) for kind in item.kinds)
            return wanted
        state = (view or {}).get("state")
        if view is None or not state or not state["palace"]:
            return None
        self.was_set_up = True
        if self._new_hub:
            self._new_hub, self._unseen = False, int(state["turn"])
        if view is self._seen and self._chosen == self._chosen_then and view["stage"] != "build":
            return self._wanted
        self._seen, self._chosen_then = view, self._chosen
        pieces = self._as_it_stands(self._pieces(view, state))
        figures, in_hand = figures_of(state, pieces, self._choice(state))
        self._away = frozenset(figures) | in_hand
        self._wanted = frozenset((*self._ground, *pieces, *figures.values()))
        return self._wanted

    def set_up(self, view: View, t: float) -> list[Entry]:
        """What is typed while the plate is set up."""
        return self._setup_hands.entries(view["plate_setup"], view["main"], t)

    # -- staircases -------------------------------------------------------------------------------------------

    def built(self, view: View, command: Build, t: float) -> bool:
        """Whether the staircase stands as its player wants it, who is about to say so."""
        state, pieces = view["state"], pieces_of(command.staircase)
        extra = self._slips.extra(state, pieces) if self.sees(view) else None
        if not self.stands(pieces if extra is None else (*pieces, extra)) or not self._nothing_else():
            return False
        done = self._done.setdefault(int(state["turn"]), _Done(t))
        if extra is not None and done.violation is None:
            done.violation = self._judge.made("forbidden_build", NO_CELL, t)
        return not (t - done.since > LETS_STAND_S and self.finds_out(view))

    def crown(self, view: View, command: Build) -> Placement | None:
        """The decoration that somebody who says nothing puts on a finished staircase; None where a word is needed."""
        last = parse_placements(command.staircase)[-1]
        if not self._wordless or not self.sees(view) or last.piece not in DECORATIONS:
            return None
        return None if self._slips.extra(view["state"], pieces_of(command.staircase)) is not None else last

    def put_on(self, crown: Placement | None) -> None:
        """The decoration that is in somebody's hand goes on, or (None) is not in any."""
        self._crown, self._seen = crown, self._seen if crown == self._crown else None

    def finds_out(self, view: View) -> bool:
        """Whether somebody whose staircase is not taken, or asked about, sees only now what is wrong with it."""
        turn = int(view["state"]["turn"])
        done = self._done.get(turn)
        if done is None or done.violation is None or done.violation.undone:
            return False
        done.violation.caught = done.violation.undone = True
        self._slips.mended(turn)
        del self._done[turn]
        self._wanted, self._seen = frozenset(), None
        return True

    def _nothing_else(self) -> bool:
        """Whether what is not wanted any more has been taken off."""
        wanted = {act_of(item) for item in self._wanted}
        return self._plate is not None and all(act_of(piece) in wanted for piece in self._plate.pieces)

    def gives_up(self, view: View, t: float) -> bool:
        """Whether what stands there has not been taken for so long that it is typed instead."""
        done = self._done.get(int(view["state"]["turn"]))
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
        pieces, stood = pieces_of(built.staircase), {act_of(one) for one in palace}
        if any(act_of(piece) in stood for piece in pieces):
            return wanted  # it is the staircase of a turn before
        if (view["question"] or {}).get("kind") == "plate":
            return palace | self._own(pieces)  # nobody builds on while the hub asks what lies there
        crown = () if self._crown is None else (self._crown,)
        return palace | frozenset((*self._slips.built(state, pieces), *crown))

    def _own(self, pieces: Iterable[Placement]) -> frozenset[Placement]:
        """Those of a staircase's pieces that stand by now."""
        there = frozenset() if self._plate is None else {act_of(piece) for piece in self._plate.pieces}
        return frozenset(piece for piece in pieces if act_of(piece) in there)

    # -- figures ----------------------------------------------------------------------------------------------

    def place(self, view: View, command: Command, t: float) -> bool | None:
        """Puts the figure that is due where its player wants it. True once the hub has seen it there, None while there
        is something to wait for, False where it has to be typed."""
        if not isinstance(command, PlaceFrog | PlaceMonkey) or command.at is None or not self.sees(view):
            return False
        figure, at = figure_of(command), str(Cell.parse(str(command.at)))
        choice = (int(view["state"]["turn"]), figure, at)
        if choice != self._chosen:
            self._chosen, self._chosen_at = choice, t
            self._judge.set_down(figure, at)
            if self.stands((set_on(figure, Cell.parse(at)),)):
                self._typed_knob = choice  # it stays where it is, and there is nothing to see
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
        """The figure that somebody has put on a knob, and the game does not know yet."""
        due = {"place_monkey": Figure.MONKEY.value, "place_frog": Figure.FROG.value}
        if self._chosen is None or self._chosen[:2] != (state["turn"], due.get(state["prompt"]["kind"])):
            return None
        return self._chosen[1:]

    # -- questions --------------------------------------------------------------------------------------------

    def answer(self, view: View, question: Mapping[str, Any]) -> str | None:
        """What is answered to a question about no compartment; None while somebody is still looking at the plate."""
        options = question["options"]
        if question["kind"] == "plate":
            agrees = self._agrees(view)
            return None if agrees is None else ("agreed" if agrees else "typed")
        if view["stage"] == "build" and self.finds_out(view):
            return None
        return self._judge.answer(options) or str(options[0]["answer"])

    def _agrees(self, view: View) -> bool | None:
        """Whether the truth stands as the game has it, this turn's staircase aside; None while that is being done.

        What was put there while the hub could not see it is not as the game has it."""
        told, built = what_stands(view, None), self._judge.built_by(view["player"])
        if told is None or self._plate is None:
            return False
        own = self._own(pieces_of(built.staircase)) if isinstance(built, Build) else frozenset()
        known = {act_of(piece) for piece in told}
        if self._unseen == int(view["state"]["turn"]) and any(act_of(piece) not in known for piece in own):
            return False
        there = {act_of(piece) for piece in self._plate.pieces}
        if {act_of(piece) for piece in self._as_it_stands(told)} <= there:
            return True
        return None if self._plate.busy else False

    def _as_it_stands(self, told: frozenset[Placement]) -> frozenset[Placement]:
        return told if self._plate is None else as_it_stands(told, self._plate.pieces)


def figure_of(command: PlaceFrog | PlaceMonkey) -> str:
    """The figure that a command places."""
    return (Figure.FROG if isinstance(command, PlaceFrog) else Figure.MONKEY).value


def figures_of(
    state: Mapping[str, Any], pieces: Iterable[Placement], choice: tuple[str, str] | None
) -> tuple[dict[str, Lying], frozenset[str]]:
    """The figures that are to stand somewhere, and those that are neither there nor parked: a frog that was taken and
    not placed yet (R9.3), one that is in the way of a piece, one that stands nobody knows where."""
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
        filled = {one for piece in pieces for one in piece.cells} if filled is None else filled
        if cell == "unknown" or Cell.parse(cell) in filled:
            in_hand.add(figure)
        else:
            standing[figure] = set_on(figure, Cell.parse(cell))
    return standing, frozenset(in_hand)


@lru_cache(maxsize=8)
def _parsed(texts: tuple[str, ...]) -> dict[object, Placement]:
    return {act_of(piece): piece for piece in map(Placement.parse, texts)}


def what_stands(view: View | None, built: Command | None, *, typed: bool = True) -> frozenset[Placement] | None:
    """The pieces on the plate: the palace of the game, and what the seat in turn has put there of its staircase.

    `typed`: hands put on the plate what the hub's plan shows already; otherwise all that the seat builds, unasked.
    None while nobody can say: no game, or a palace whose shape nobody reported.
    """
    state = (view or {}).get("state")
    if view is None or not state or not state["palace"]:
        return None
    there = dict(_parsed(tuple(state["palace"])))  # an arch may be written from either foot
    stage = view.get("stage")
    if isinstance(built, Build) and stage in BUILT:
        entered = {act_of(one) for one in map(Placement.parse, view["plan"]["placements"])}
        for piece in pieces_of(built.staircase):
            if stage == "decorate" or not typed or act_of(piece) in entered:
                there.setdefault(act_of(piece), piece)
    return frozenset(there.values())
