"""The hub's word against the truth: silent wrong counts, and whether what the hands did wrong was caught.

`silent_wrong` (DESIGN 5) = tray events committed with no question pending whose compartment or pieces differ from the
table's own record, staircases committed that nobody meant or that were seen where others stand, figures placed where
they do not stand, plus every quiet spell of 1.5 s in which ledger and truth differ with no question pending. While the
hub itself says of a compartment that something there must be undone, it is not silent about it.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from monkey_palace.board.notation import Placement
from monkey_palace.game.commands import Build, Command
from palace_hub.sim.built import has_pieces, same_staircase
from palace_hub.sim.world.truth import KINDS, MASS_TWIN, Tray

QUIET_S = 1.5
FIGURES = {"place_monkey": "monkey", "place_frog": "frog"}
CLOCK_GRAIN_S = 0.1  # hub times of conversions are right to a window; the truth just before counts as well


@dataclass(slots=True)
class Violation:
    """One thing that hands did wrong, and what became of it."""

    what: str
    cell: int
    t: float
    caught: bool = False
    undone: bool = False
    seen: bool = False  # the tray has reported the compartment since

    @property
    def cells(self) -> tuple[int, ...]:
        """The compartments in which the hub can see it: the mass twin's reading tells as well."""
        twin = MASS_TWIN.get(self.cell)
        return (self.cell,) if twin is None else (self.cell, twin)


@dataclass(slots=True)
class Hearing:
    """What the hub said in one window, and what the table knows of that moment.

    still_since: table time per compartment since which no hand and no swing was in it; believed: the hub is attached,
    has a tray to read and a game under way, so that its ledger is its word; put_there: the pieces on the plate beyond
    the palace that the hub knew before, None where it was not left to see what is built.
    """

    t: float
    events: Sequence[Mapping[str, Any]]
    ledger: Mapping[str, int | None]
    question: Mapping[str, Any] | None
    boxes: Sequence[Mapping[str, Any]]
    still_since: Sequence[float]
    believed: bool
    put_there: frozenset[Placement] | None = None


@dataclass(slots=True)
class Judge:
    """Counts as the game goes; `bye` gives the sums."""

    tray: Tray
    events: int = 0
    wrong: int = 0
    silent_wrong: int = 0
    violations: list[Violation] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    _built: dict[int, Command] = field(default_factory=dict)
    _set_down: dict[str, str] = field(default_factory=dict)
    _questions: set[tuple[int, int]] = field(default_factory=set)
    _session: int = 0
    _since: float = 0.0
    _agreed: list[int | None] = field(default_factory=lambda: [None] * len(KINDS))
    _open: set[int] = field(default_factory=set)
    _judged_spell: list[float] = field(default_factory=lambda: [-1.0] * len(KINDS))

    def attach(self, session: int, t: float) -> None:
        """A hub begins to speak: what an earlier one said is no longer its word.

        An earlier one may have died after it had written a change down and before it said so: the next one's ledger
        goes on from there.
        """
        self._session, self._since = session, t
        self._agreed = [None] * len(KINDS)
        self._open.clear()

    def made(self, what: str, cell: int, t: float) -> Violation:
        """Hands begin something wrong."""
        violation = Violation(what, cell, t)
        self.violations.append(violation)
        return violation

    def built(self, seat: int, staircase: Command) -> None:
        """What a player has built, in the terms in which it is entered."""
        self._built[seat] = staircase

    def set_down(self, figure: str, at: str) -> None:
        """Where a player has put a figure, the cell `x,y,z` that it fills, and left it to the hub to see."""
        self._set_down[figure] = at

    def built_by(self, seat: int | None) -> Command | None:
        """What a seat has built last, None where it has built nothing."""
        return None if seat is None else self._built.get(seat)

    def answer(self, options: Sequence[Mapping[str, Any]]) -> str | None:
        """Which of a question's options shows (`staircase`) what some seat has built; None where none shows any.

        Where all show another one, the option that shows none says so.
        """
        shown = [option for option in options if option.get("staircase")]
        for option in shown:
            told = {"kind": "build", "staircase": option["staircase"]}
            if any(isinstance(meant, Build) and same_staircase(told, meant) for meant in self._built.values()):
                return str(option["answer"])
        rest = [option for option in options if not option.get("staircase")]
        return str(rest[0]["answer"]) if shown and rest else None

    def hear(self, hearing: Hearing) -> None:
        """One window's `done`."""
        for event in hearing.events:
            if event.get("kind") == "violation":
                self._violation(event, hearing.t)
        if hearing.question is not None:
            self._question(hearing.question, hearing.t)
        told = self._open | {
            cell for cell, box in enumerate(hearing.boxes) if box.get("put_back") or box.get("take_out")
        }
        for event in hearing.events:
            if event.get("kind") == "tray":
                self._tray(event, hearing.question is not None, told)
            elif event.get("kind") == "command":
                self._staircase(event, hearing.put_there)
        self._agreed = [
            hearing.ledger.get(kind) if agreed is None else agreed
            for kind, agreed in zip(KINDS, self._agreed, strict=True)
        ]
        self._still_told(told)
        if not hearing.believed:
            self._since = hearing.t
            return
        for cell in range(len(KINDS)):
            self._spell(cell, hearing, cell in told)

    def bye(self, flipped: int) -> dict[str, Any]:
        """The table's last word (VIRTUAL_TABLE.md)."""
        return {
            "detections": {
                "events": self.events,
                "wrong": self.wrong,
                "silent_wrong": self.silent_wrong,
                "questions": len(self._questions),
            },
            "violations": {
                "made": len(self.violations),
                "caught": sum(violation.caught for violation in self.violations),
            },
            "flipped": flipped,
        }

    def _violation(self, event: Mapping[str, Any], t: float) -> None:
        cell = int(event["cell"]) if "cell" in event else KINDS.index(str(event["piece"]))
        if event.get("state") == "closed":
            self._open.discard(cell)
            return
        self._open.add(cell)
        self._catch(cell, t)

    def _question(self, question: Mapping[str, Any], t: float) -> None:
        self._questions.add((self._session, int(question["id"])))
        cell = question.get("cell")
        if cell is not None:
            self._catch(int(cell), t)

    def _catch(self, cell: int, t: float) -> None:
        for violation in self.violations:
            if not violation.undone and t >= violation.t and cell in violation.cells:
                violation.caught = True

    def _still_told(self, told: set[int]) -> None:
        """Put back too few: the hub has seen it and goes on asking for the rest."""
        for violation in self.violations:
            if violation.what == "put_back_wrong" and violation.seen and violation.cell in told:
                violation.caught = violation.caught or not violation.undone

    def _tray(self, event: Mapping[str, Any], asked: bool, told: set[int]) -> None:
        cell, at = int(event["cell"]), float(event.get("t_quiet", event["t"]))
        self.events += 1
        for violation in self.violations:
            violation.seen = violation.seen or (violation.cell == cell and float(event["t"]) > violation.t)
        moments = [self.tray.at(cell, at), self.tray.at(cell, at - CLOCK_GRAIN_S)]
        before = self._agreed[cell]
        fits = [
            moment
            for moment in moments
            if set(moment.kinds) <= {KINDS[cell]}
            and moment.pieces == int(event["count"])
            and before in (None, moment.pieces - int(event["pieces"]))
        ]
        self._agreed[cell] = int(event["count"])
        if not fits:
            self.wrong += 1
            if not asked and cell not in told:
                self.silent_wrong += 1
            self.notes.append(f"event {dict(event)} against {moments[0]}, before {before}")

    def _staircase(self, event: Mapping[str, Any], put_there: frozenset[Placement] | None) -> None:
        """A staircase or a figure that does not stand so on the plate, and nobody was asked about it."""
        told, meant = event["command"], self._built.get(int(event["player"]))
        figure = FIGURES.get(told["kind"])
        stands = None if figure is None else self._set_down.pop(figure, None)
        if stands is not None and told["at"] != stands:
            self.wrong += 1
            self.silent_wrong += 1
            self.notes.append(f"{figure} at {told['at']} against {stands}")
        if told["kind"] not in ("build", "report_build"):
            return
        is_there = told["kind"] == "report_build" or put_there is None or has_pieces(told, put_there)
        if is_there and meant is not None and same_staircase(told, meant):
            return
        self.wrong += 1
        self.silent_wrong += 1
        there = "" if is_there else f", where {' '.join(map(str, sorted(put_there or ())))} stand"
        self.notes.append(f"staircase {told} against {meant}{there}")

    def _spell(self, cell: int, hearing: Hearing, told: bool) -> None:
        start = max(hearing.still_since[cell], self._since)
        if hearing.t - start < QUIET_S:
            return
        word = hearing.ledger.get(KINDS[cell])
        right = word == self.tray.own(cell) and self.tray.foreign(cell) == 0
        if right:
            self._agreed[cell] = word
        if right or word is None or told or hearing.question is not None or self._judged_spell[cell] >= start:
            return
        self._judged_spell[cell] = hearing.t
        self.silent_wrong += 1
        self.notes.append(
            f"t {hearing.t}: ledger {KINDS[cell]} {word}, truth {self.tray.own(cell)} "
            f"and {self.tray.foreign(cell)} foreign, still since {start}"
        )
