"""Comparison of the hub's statements with the truth: silent wrong counts, and violations caught.

`silent_wrong` counts beliefs about cards that follow from no entry. While no question is pending it also counts tray
events that differ from the table's record, staircases that differ from the player's or from the plate, figures at a
wrong place, and quiet spells of 1.5 s in which ledger and truth differ. A compartment for which the hub requests a
correction is not silent.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from monkey_palace.board.notation import Placement
from monkey_palace.game.commands import Build, Command
from palace_hub.sim.built import has_pieces, same_staircase
from palace_hub.sim.world.truth import KINDS, MASS_TWIN, Tray

QUIET_S = 1.5
"""Length of a quiet spell after which ledger and truth must agree, s."""
FIGURES = {"place_monkey": "monkey", "place_frog": "frog"}
CLOCK_GRAIN_S = 0.1  # hub times are accurate to a window, so the truth just before is accepted too


@dataclass(slots=True)
class Violation:
    """One wrong action of hands and its state."""

    what: str
    cell: int
    t: float
    caught: bool = False
    undone: bool = False
    reported: bool = False  # the tray has reported a change of the compartment since

    @property
    def cells(self) -> tuple[int, ...]:
        """Compartments in which the hub can see it: its own and the mass twin."""
        twin = MASS_TWIN.get(self.cell)
        return (self.cell,) if twin is None else (self.cell, twin)


@dataclass(slots=True)
class Hearing:
    """The hub's statements of one window, and the table's state at that time."""

    t: float
    """Table time, s."""
    events: Sequence[Mapping[str, Any]]
    ledger: Mapping[str, int | None]
    question: Mapping[str, Any] | None
    boxes: Sequence[Mapping[str, Any]]
    still_since: Sequence[float]
    """Table time (s) per compartment of the last contact or swing."""
    believed: bool
    """Whether the ledger counts: the hub is attached, reads the tray and runs a game."""
    put_there: frozenset[Placement] | None = None
    """Pieces on the plate beyond the game's palace; None when the hub does not watch the plate."""


@dataclass(slots=True)
class Judge:
    """Running counts of one game; `bye` returns the totals."""

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
        """Start a session: the earlier hub's counts no longer apply.

        That hub may have died between writing a change and sending its event; the new ledger continues from the file.
        """
        self._session, self._since = session, t
        self._agreed = [None] * len(KINDS)
        self._open.clear()

    def made(self, what: str, cell: int, t: float) -> Violation:
        """Record a violation that hands begin."""
        violation = Violation(what, cell, t)
        self.violations.append(violation)
        return violation

    def built(self, seat: int, staircase: Command) -> None:
        """Record the staircase that a seat builds."""
        self._built[seat] = staircase

    def unexplained(self, note: str) -> None:
        """Record a belief of the hub about cards that follows from no entry."""
        self.wrong += 1
        self.silent_wrong += 1
        self.notes.append(note)

    def set_down(self, figure: str, at: str) -> None:
        """Record the cell `x,y,z` of a figure that the hub must see by itself."""
        self._set_down[figure] = at

    def built_by(self, seat: int | None) -> Command | None:
        """The seat's last staircase; None before its first."""
        return None if seat is None else self._built.get(seat)

    def answer(self, options: Sequence[Mapping[str, Any]]) -> str | None:
        """The option whose `staircase` a seat has built; None when no option shows a staircase.

        When all shown staircases are wrong, the first option without one.
        """
        shown = [option for option in options if option.get("staircase")]
        for option in shown:
            build = {"kind": "build", "staircase": option["staircase"]}
            if any(isinstance(meant, Build) and same_staircase(build, meant) for meant in self._built.values()):
                return str(option["answer"])
        rest = [option for option in options if not option.get("staircase")]
        return str(rest[0]["answer"]) if shown and rest else None

    def hear(self, hearing: Hearing) -> None:
        """Evaluate one window's `done`."""
        for event in hearing.events:
            if event.get("kind") == "violation":
                self._violation(event, hearing.t)
        if hearing.question is not None:
            self._question(hearing.question, hearing.t)
        requested = self._open | {
            cell for cell, box in enumerate(hearing.boxes) if box.get("put_back") or box.get("take_out")
        }
        for event in hearing.events:
            if event.get("kind") == "tray":
                self._tray(event, hearing.question is not None, requested)
            elif event.get("kind") == "command":
                self._staircase(event, hearing.put_there)
        self._agreed = [
            hearing.ledger.get(kind) if agreed is None else agreed
            for kind, agreed in zip(KINDS, self._agreed, strict=True)
        ]
        self._still_requested(requested)
        if not hearing.believed:
            self._since = hearing.t
            return
        for cell in range(len(KINDS)):
            self._spell(cell, hearing, cell in requested)

    def bye(self, flipped: int) -> dict[str, Any]:
        """The totals for the `bye` message."""
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

    def _still_requested(self, requested: set[int]) -> None:
        """Catch a put-back of too few pieces: the hub saw it and still asks for the rest."""
        for violation in self.violations:
            if violation.what == "put_back_wrong" and violation.reported and violation.cell in requested:
                violation.caught = violation.caught or not violation.undone

    def _tray(self, event: Mapping[str, Any], asked: bool, requested: set[int]) -> None:
        cell, at = int(event["cell"]), float(event.get("t_quiet", event["t"]))
        self.events += 1
        for violation in self.violations:
            violation.reported = violation.reported or (violation.cell == cell and float(event["t"]) > violation.t)
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
            if not asked and cell not in requested:
                self.silent_wrong += 1
            self.notes.append(f"event {dict(event)} against {moments[0]}, before {before}")

    def _staircase(self, event: Mapping[str, Any], put_there: frozenset[Placement] | None) -> None:
        """Check a committed staircase or figure against the plate."""
        committed, meant = event["command"], self._built.get(int(event["player"]))
        figure = FIGURES.get(committed["kind"])
        stands = None if figure is None else self._set_down.pop(figure, None)
        if stands is not None and committed["at"] != stands:
            self.wrong += 1
            self.silent_wrong += 1
            self.notes.append(f"{figure} at {committed['at']} against {stands}")
        if committed["kind"] not in ("build", "report_build"):
            return
        is_there = committed["kind"] == "report_build" or put_there is None or has_pieces(committed, put_there)
        if is_there and meant is not None and same_staircase(committed, meant):
            return
        self.wrong += 1
        self.silent_wrong += 1
        there = "" if is_there else f", where {' '.join(map(str, sorted(put_there or ())))} stand"
        self.notes.append(f"staircase {committed} against {meant}{there}")

    def _spell(self, cell: int, hearing: Hearing, requested: bool) -> None:
        start = max(hearing.still_since[cell], self._since)
        if hearing.t - start < QUIET_S:
            return
        word = hearing.ledger.get(KINDS[cell])
        right = word == self.tray.own(cell) and self.tray.foreign(cell) == 0
        if right:
            self._agreed[cell] = word
        if right or word is None or requested or hearing.question is not None or self._judged_spell[cell] >= start:
            return
        self._judged_spell[cell] = hearing.t
        self.silent_wrong += 1
        self.notes.append(
            f"t {hearing.t}: ledger {KINDS[cell]} {word}, truth {self.tray.own(cell)} "
            f"and {self.tray.foreign(cell)} foreign, still since {start}"
        )
