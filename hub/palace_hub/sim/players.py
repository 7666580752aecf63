"""The people at the table: they see the public view, type at the hub, and move pieces. One call a window.

What is to be done is read anew from each view. What hands have already done of it they know themselves, as people do:
the pieces are in front of them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from monkey_palace.commands import TakeFrog
from palace_hub.sim import streams
from palace_hub.sim.config import TableConfig
from palace_hub.sim.decisions import Decisions, Entry
from palace_hub.sim.hands import MOST_AT_ONCE, Grab, draw_grab, draw_pour
from palace_hub.sim.judge import Judge, Violation
from palace_hub.sim.mischief import Mischief
from palace_hub.sim.tabletop import Tabletop
from palace_hub.sim.truth import KINDS

View = Mapping[str, Any]
CELLS = len(KINDS)
PATIENCE_S = 4.0  # after typing, how long a person waits for anything to happen before typing it again
UNSEEN_S = 6.0  # after moving pieces, how long a person waits for the hub to see it
SELF_MEND_S = 15.0  # after something wrong, how long hands wait to be told before they undo it themselves
STALL_S = 8.0  # in a delivery that hands believe complete, how long until they do what the screen says
CALIBRATION_QUIET_S = 3.0
ANSWER_S = (1.5, 3.0)
THINK_S = (0.6, 1.8)
BETWEEN_GRABS_S = (0.2, 0.8)
BUTTON_SHARE = 0.25  # confirmations given by the tray's button
SECOND_HAND = 0.2
DELIVERIES = ("one_time", "recurring")
FROG_STAGES = (*DELIVERIES, "end_turn")
COLUMN = KINDS.index("column")


@dataclass(frozen=True, slots=True)
class Intent:
    """What was booked for a grab when it was decided on, so that one that never starts can be taken back."""

    cell: int
    counted: tuple[tuple[int, str], int] | None = None  # delivery, and pieces of it
    legit: int = 0
    violation: Violation | None = None
    pour: bool = False


class Players:
    """Entries to type and grabs to begin, from the latest view."""

    def __init__(self, config: TableConfig, top: Tabletop, judge: Judge) -> None:
        self._config = config
        self._top = top
        self._judge = judge
        self._decisions = Decisions(config.seed, config.bots)
        self.mischief = Mischief(config.seed, config.wrong_takes, config.planted_miscount, top.tray, judge)
        self.presses = 0  # of the confirm button, since the last window
        self._session = 0
        self._key: tuple[object, ...] = ()
        self._since = 0.0
        self._next = 0.0
        self._step = 0
        self._typed_at = 0.0
        self._taken: dict[tuple[int, str], list[int]] = {}
        self._legit = [0] * CELLS
        self._unseen: dict[int, float] = {}
        self._question: tuple[int, float] | None = None
        self._poured = 0  # compartments
        self._intents: list[tuple[Grab, Intent]] = []
        self.half_taken = False  # a delivery of which some pieces are out or coming out, and some are not
        self._moved_at = 0.0

    def attach(self, session: int) -> None:
        """A hub begins to speak; nothing that an earlier one was told counts."""
        self._session = session
        self._question = None
        self._unseen.clear()

    def abandon(self) -> None:
        """Nobody listens any more: hands finish what they have begun and start nothing."""
        dropped = self._top.hands.drop_unstarted(self._top.us)
        for grab, intent in self._intents:
            if not any(grab is other for other in dropped):
                continue
            self._legit[intent.cell] -= intent.legit
            self._poured -= intent.pour
            if intent.counted is not None:
                which, pieces = intent.counted
                self._taken[which][intent.cell] -= pieces
            if intent.violation is not None:
                self.mischief.did_not(intent.violation)
        self._intents.clear()

    def window(self, view: View | None, events: Sequence[Mapping[str, Any]]) -> list[Entry]:
        """What is typed in this window."""
        for event in events:
            if event.get("kind") == "tray" and event["t"] >= self._unseen.get(event["cell"], 1e9):
                del self._unseen[event["cell"]]
        if view is None:
            return []
        t = self._top.t
        state = view["state"] or {}
        prompt, current = state.get("prompt") or {}, state.get("current") or {}
        step = (prompt.get("kind"), bool(current.get("frog_taken")))
        key = (self._session, view["phase"], view["stage"], view["player"], state.get("turn"), *step)
        if key != self._key:
            self._key, self._since, self._step = key, t, 0
            self._next = max(self._next, t + self._draw("think", *THINK_S))
            self.half_taken = False
        if t < self._next or self._top.hands.busy:
            return []
        self._intents.clear()
        if view["question"] is not None:
            return self._answer(view["question"], t)
        return self._act(view, t)

    def _act(self, view: View, t: float) -> list[Entry]:
        phase = view["phase"]
        if phase == "no_game":
            return self._once([self._new_game()], t)
        if phase == "resume":
            return self._once([{"do": "resume"}], t)
        if phase.startswith("calibrate"):
            return self._calibrate(view, t)
        if phase not in ("setup", "play") or view["tray"] != "ok":
            return []
        if self._poured < CELLS:
            self._pour()
            return []
        self._note_undone(t)
        if self._mend(view, t) or view["wrong"] or self.mischief.open:
            self._self_mend(t)
            return []
        return self._stage(view, t) if phase == "play" else self._confirm(view, t)

    # -- around the game --------------------------------------------------------------------------------------

    def _new_game(self) -> Entry:
        config = self._config
        return {
            "do": "new_game",
            "players": config.names,
            "expansions": list(config.expansions),
            "settings": dict(config.settings or {}),
            "ground_map": config.ground_map,
            "deck_seed": config.deck,
        }

    def _calibrate(self, view: View, t: float) -> list[Entry]:
        if view["phase"] == "calibrate_full" and self._poured < CELLS:
            self._pour()
            return []
        if t - max(self._since, self._moved_at) < CALIBRATION_QUIET_S or view["tray"] != "ok":
            return []
        return self._confirm(view, t)

    def _pour(self) -> None:
        """The box into the tray, one compartment after the other."""
        cell = self._poured
        rng = streams.draws(self._config.noise, "pour", cell)
        number = self._config.box[cell]
        start = self._top.us + round(1e6 * rng.uniform(*BETWEEN_GRABS_S))
        self._begin(draw_pour(rng, start, cell, number, KINDS[cell]), Intent(cell, legit=number, pour=True))
        self._poured += 1

    def _answer(self, question: Mapping[str, Any], t: float) -> list[Entry]:
        """A person looks into the compartment and counts."""
        number = int(question["id"])
        if self._question is None or self._question[0] != number:
            self._question = (number, t + self._draw("answer", *ANSWER_S))
        if t < self._question[1] or self._unquiet(question.get("cell")):
            return []
        self._question = (number, t + PATIENCE_S)
        options = [str(option["answer"]) for option in question["options"]]
        cell = question.get("cell")
        truth = str(self._top.tray.count(int(cell))) if cell is not None else ""
        return [{"do": "answer", "question": number, "answer": truth if truth in options else options[0]}]

    def _unquiet(self, cell: int | None) -> bool:
        return cell is not None and self._top.t - self._top.still_since(int(cell)) < 0.5

    # -- the steps of a turn ----------------------------------------------------------------------------------

    def _stage(self, view: View, t: float) -> list[Entry]:
        stage, turn = str(view["stage"]), int(view["state"]["turn"])
        self.mischief.plant(turn, stage, t)
        aim = view.get("aim")
        if aim == "frog" or (stage == "build" and any(box["of"] for box in view["boxes"])):
            return self._take_due(view, (turn, "frog"), tuple(int(cell == COLUMN) for cell in range(CELLS)), t)
        wrong = self.mischief.idle_take(turn, stage)
        if wrong is not None:
            self._wrong_grab("wrong_time", *wrong, t)
            return []
        if stage in FROG_STAGES and isinstance(self._decisions.command(view["state"]), TakeFrog):
            return self._once([{"do": "take_frog"}], t)
        if stage == "decorate":
            return self._take_due(view, (turn, stage), self._decoration(view), t)
        if stage in DELIVERIES:
            target = self._decisions.delivery(view["state"])
            return self._take_due(view, (turn, stage), target or (0,) * CELLS, t)
        if stage in ("build", "cards", "place_cards"):
            return self._decide(view, t)
        return self._confirm(view, t)

    def _decide(self, view: View, t: float) -> list[Entry]:
        if self._step == 0:
            self._step, self._typed_at = 1, t
            self._next = t + self._draw("confirm", 0.3, 0.9)
            return self._decisions.entries(view["state"])
        if view["main"] is not None and self._step == 1:
            self._step, self._typed_at = 2, t
            return self._press(view)
        if t - self._typed_at > PATIENCE_S:
            self._step = 0
        return []

    def _decoration(self, view: View) -> tuple[int, ...]:
        due = [int(box["of"]) for box in view["boxes"]]
        if not any(due) and view["choice"] is not None:
            due[self._decisions.substitute(view["state"])] = 1
        return tuple(due)

    def _take_due(self, view: View, which: tuple[int, str], target: Sequence[int], t: float) -> list[Entry]:
        """Takes what is still missing of `target`, grab by grab, from any compartment in any order."""
        taken = self._taken.setdefault(which, [0] * CELLS)
        missing = [max(0, of - has) for of, has in zip(target, taken, strict=True)]
        if not any(missing):
            if t - max(self._moved_at, self._since) > STALL_S:
                self._believe_screen(view, taken, t)
            return self._confirm(view, t)
        turn, stage = which
        number = sum(taken)
        rng = streams.draws(self._config.seed, "grab", turn, stage, number)
        not_due = tuple(cell for cell in range(CELLS) if not target[cell] and not (cell < 2 and view["choice"]))
        wrong = self.mischief.wrong_type(turn, stage, number, not_due)
        if wrong is not None:
            self._wrong_grab("wrong_type", *wrong, t)
            return []
        cells = [cell for cell in range(CELLS) if missing[cell]]
        rng.shuffle(cells)
        for cell in cells[: 2 if rng.random() < SECOND_HAND else 1]:
            pieces = min(missing[cell], rng.randint(1, MOST_AT_ONCE))
            extra = self.mischief.extra(turn, stage, number) if sum(missing) == pieces else 0
            violation = None
            if extra and self._top.tray.count(cell) >= pieces + extra:
                violation = self.mischief.did("too_many", cell, t)
            self._grab(
                cell, -pieces - (extra if violation else 0), t, Intent(cell, (which, pieces), -pieces, violation)
            )
        self.half_taken = stage in DELIVERIES and sum(target) > 1
        return []

    def _believe_screen(self, view: View, taken: list[int], t: float) -> None:
        """Hands think they have everything and nothing happens: what the screen still asks for is missing."""
        missing = [int(box["due"]) for box in view["boxes"]]
        choice = view["choice"]
        if choice is not None and choice["taken"] < choice["of"] and view["stage"] in DELIVERIES:
            missing[max((0, 1), key=self._top.tray.count)] += int(choice["of"]) - int(choice["taken"])
        if any(missing):
            self._moved_at = t
            taken[:] = [has - more for has, more in zip(taken, missing, strict=True)]

    def _confirm(self, view: View, t: float) -> list[Entry]:
        if view["main"] is None or (t - self._typed_at < PATIENCE_S and self._step):
            return []
        self._step, self._typed_at = 1, t
        return self._press(view)

    def _press(self, view: View) -> list[Entry]:
        if view["phase"] == "play" and view["tray"] == "ok" and self._draw("button", 0, 1) < BUTTON_SHARE:
            self.presses += 1
            return []
        return [{"do": "confirm"}]

    def _once(self, entries: list[Entry], t: float) -> list[Entry]:
        """Types something, and again only when nothing has come of it."""
        if self._step and t - self._typed_at < PATIENCE_S:
            return []
        self._step, self._typed_at = 1, t
        return entries

    # -- putting things right ---------------------------------------------------------------------------------

    def _mend(self, view: View, t: float) -> bool:
        """Does what the screen says must be put back or taken out; True while there is something of that kind."""
        boxes = [box for box in view["boxes"] if box["put_back"] or box["take_out"]]
        for cell, box in enumerate(view["boxes"]):
            back, out = int(box["put_back"]), int(box["take_out"])
            if (not back and not out) or box["moving"] or t < self._unseen.get(cell, -UNSEEN_S) + UNSEEN_S:
                continue
            if back:
                self._put_back(view, cell, min(back, MOST_AT_ONCE), t)
            else:
                self._by_word(cell, -min(out, MOST_AT_ONCE), t)
            return True
        return bool(boxes)

    def _put_back(self, view: View, cell: int, pieces: int, t: float) -> None:
        turn = int(view["state"]["turn"])
        idle = view.get("aim") in ("nothing", None)
        at = len(self._judge.violations)
        otherwise = self.mischief.put_back(turn, cell, pieces, at) if self.mischief.open else None
        if otherwise is not None and (otherwise[0] == cell or idle):
            where, number = otherwise
            violation = self.mischief.did("put_back_wrong", where, t)
            self._grab(where, number, t, Intent(where, violation=violation), KINDS[cell])
            return
        self._by_word(cell, pieces, t)

    def _by_word(self, cell: int, pieces: int, t: float) -> None:
        """Moves pieces as told. What only undoes an error leaves alone what ought to be in the compartment."""
        off = self._legit[cell] - self._top.tray.count(cell)
        undoes = max(0, min(off, pieces)) if pieces > 0 else min(0, max(off, pieces))
        self._grab(cell, pieces, t, Intent(cell, legit=pieces - undoes), KINDS[cell])

    def _wrong_grab(self, what: str, cell: int, pieces: int, t: float) -> None:
        self._grab(cell, -pieces, t, Intent(cell, violation=self.mischief.did(what, cell, t)))

    def _note_undone(self, t: float) -> None:
        """Errors are undone once every compartment holds what it ought to; uncaught ones stay on record as such."""
        tray = self._top.tray
        if self.mischief.open and all(
            tray.own(cell) == self._legit[cell] and not tray.foreign(cell) for cell in range(CELLS)
        ):
            for violation in self.mischief.open:
                violation.undone = True
            self.mischief.open.clear()
            self._next = t + self._draw("relief", *THINK_S)

    def _self_mend(self, t: float) -> None:
        if not self.mischief.open or self._top.hands.busy or t - self._moved_at < SELF_MEND_S:
            return
        tray = self._top.tray
        for cell in range(CELLS):
            if tray.foreign(cell):
                self._grab(cell, -tray.foreign(cell), t, Intent(cell))
                return
            off = self._legit[cell] - tray.own(cell)
            if off:
                self._grab(cell, max(-MOST_AT_ONCE, min(MOST_AT_ONCE, off)), t, Intent(cell), KINDS[cell])
                return

    # -- chance and hands -------------------------------------------------------------------------------------

    def _grab(self, cell: int, pieces: int, t: float, intent: Intent, kind: str = "") -> None:
        """Decides on a grab: it is booked now, and taken back should it never start."""
        visit = len(self._top.tray.history[cell])
        rng = streams.draws(self._config.noise, "hand", cell, visit, *(str(part) for part in self._key[1:]))
        start = round(1e6 * (t + rng.uniform(*BETWEEN_GRABS_S)))
        if intent.counted is not None:
            which, counted = intent.counted
            self._taken[which][cell] += counted
        self._begin(draw_grab(rng, start, cell, pieces, kind if pieces > 0 else ""), intent)

    def _begin(self, grab: Grab, intent: Intent) -> None:
        self._legit[intent.cell] += intent.legit
        self._intents.append((grab, intent))
        self._top.hands.begin(grab)
        self._moved_at = max(self._moved_at, grab.end_us / 1e6)
        self._unseen[grab.cell] = grab.end_us / 1e6

    def _draw(self, what: str, low: float, high: float) -> float:
        """A time or chance that belongs to the present seat, turn and stage."""
        return streams.draws(self._config.noise, what, *(str(part) for part in self._key[1:])).uniform(low, high)
