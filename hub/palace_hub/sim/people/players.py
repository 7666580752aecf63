"""The players at the table: from the public view they make entries and start grabs, one call a window.

The next action follows from each view. The pieces already taken are tracked here and not read from the view.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from monkey_palace.board.notation import Placement
from monkey_palace.cards.model import load_set
from monkey_palace.game.commands import Build, ReportBuild, TakeCards, TakeFrog
from palace_hub.sim.config import PERSON, TableConfig
from palace_hub.sim.judge import Judge
from palace_hub.sim.people.builder import PlateBuilder
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.sim.people.card_entries import CardEntries
from palace_hub.sim.people.corrections import Corrections
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering, Entry, pieces_of
from palace_hub.sim.people.hand_plan import CELLS, Delivery, HandPlan, Intent
from palace_hub.sim.people.hands import MOST_AT_ONCE, ORDINARY, Manner
from palace_hub.sim.people.manual_count import UncountedCells
from palace_hub.sim.people.mistakes import Mistakes
from palace_hub.sim.people.overlap import Overlap
from palace_hub.sim.people.seating import Seating
from palace_hub.sim.people.told_set import ToldSet, first_set
from palace_hub.sim.plate.virtual_plate import VirtualPlate
from palace_hub.sim.world import streams
from palace_hub.sim.world.cell_faults import CELL_FAULTS
from palace_hub.sim.world.tabletop import Tabletop
from palace_hub.sim.world.truth import KINDS

View = Mapping[str, Any]
PATIENCE_S = 4.0  # wait for an effect before the entry is repeated; assumed
STALL_S = 8.0  # wait in a delivery believed complete before the screen's count is believed; assumed
MOST_RETAKES = 3  # of a delivery, so that a stuck hub does not empty the compartment; assumed
CALIBRATION_QUIET_S = 3.0  # still tray before a confirmation; assumed
COUNTED_QUIET_S = 0.5  # still compartment before a manual count; assumed
# Reaction times, s; all assumed.
ANSWER_S = (1.5, 3.0)
THINK_S = (0.6, 1.8)
CONFIRM_S = (0.3, 0.9)
LOOKS_S = (0.5, 1.2)  # between two checks of an unfinished staircase
PLACE_S = (0.15, 0.45)  # between one piece on the plan and the next
BUTTON_SHARE = 0.25  # share of confirmations by the tray's button; assumed
NOTICED_AT_ONCE = 0.5  # of the knobs entered with a wrong colour: before the staircase is confirmed; assumed
SECOND_HAND = 0.2  # share of grabs in two compartments at once; assumed
DELIVERIES = ("one_time", "recurring")
FROG_STAGES = (*DELIVERIES, "end_turn")
COLUMN = KINDS.index("column")
CHOICE_CELLS = (KINDS.index("arch"), KINDS.index("brick"))


class Players:
    """Entries and grabs of all players. `plate`: None at a table without one."""

    def __init__(
        self,
        config: TableConfig,
        top: Tabletop,
        judge: Judge,
        manner: Manner = ORDINARY,
        plate: VirtualPlate | None = None,
    ) -> None:
        self._config = config
        self.seating = Seating(config, plate)
        self.at_plate = PlateBuilder(config, judge, plate, self.seating)
        self._top = top
        self._judge = judge
        self._entering = Entering(config.seed, config.entries)
        printed = load_set(config.card_set)
        first, meaning = first_set(printed, config.cards, config.shuffle)
        self.first_set = first if first != load_set("house") else None
        self._cards = (
            CardEntries(
                CardDeck(printed, config.shuffle), ToldSet(first, meaning), judge, config.seed, config.entry_mistakes
            )
            if config.deck == "printed"
            else None
        )
        self._decisions = Decisions(config.seed, config.bots, self._entering, self._cards)
        self._mistakes = Mistakes(config, top.tray, judge)
        self._work = HandPlan(config.noise, config.box, top, self._mistakes, manner)
        self._corrections = Corrections(top, judge, self._mistakes, self._work)
        self._at_once = (
            1
            if any(CELL_FAULTS[name].one_by_one for name in config.cell_faults if name in CELL_FAULTS)
            else MOST_AT_ONCE
        )
        self._uncounted_cells = UncountedCells(top)
        self.overlap = (
            Overlap(config.seed, self._decisions, self._entering, self._work, top) if config.overlap else None
        )
        if self.overlap is not None:
            self.at_plate.ahead = self.overlap.ahead
        self.presses = 0  # of the confirm button, since the last window
        self.half_taken = False  # a hand takes more pieces of a delivery that has begun
        self._session = 0
        self._key: tuple[object, ...] = ()
        self._since = 0.0
        self._next = 0.0
        self._step = 0
        self._typed_at = 0.0
        self._question: tuple[int, float] | None = None
        self._retakes: dict[Delivery, int] = {}
        self._noted: View | None = None
        self._telling: Entry | None = None
        self._told_at = 0.0

    def attach(self, session: int) -> None:
        """Start a session with a new hub; earlier entries no longer count."""
        self._session = session
        self._question = None
        self._uncounted_cells.forget()
        self._work.forget_seen()
        self.at_plate.attach()

    @property
    def entry_mistakes(self) -> int:
        """How many wrong beliefs of the hub came from mistaken entries, whenever they were noticed."""
        return 0 if self._cards is None else self._cards.mistakes

    def entry_wrong(self, view: View | None) -> int | None:
        """How many beliefs are wrong by mistaken entries; None where the screen shows the cards."""
        state = (view or {}).get("state")
        return None if self._cards is None or state is None else len(self._cards.wrong(state))

    def bananas_on_cards(self) -> list[int] | None:
        """Per seat, the bananas on the printed cards as counted at the table; None where the screen shows the cards."""
        if self._cards is None:
            return None
        return [self._cards.deck.bananas(seat) for seat in range(self._config.players)]

    def abandon(self) -> None:
        """The hub is gone: hands finish their grabs and start none."""
        self._work.abandon()

    def window(
        self, view: View | None, events: Sequence[Mapping[str, Any]], ledger: Mapping[str, int | None]
    ) -> list[Entry]:
        """Entries of this window. `ledger`: the hub's count of each compartment."""
        self._work.note_seen(events)
        if view is None:
            return []
        t = self._top.t
        self._uncounted_cells.note(view, ledger)
        state = view["state"] or {}
        if view is not self._noted and self._cards is not None and state:
            self._noted = view
            self._cards.note(state)
        prompt, current = state.get("prompt") or {}, state.get("current") or {}
        place = (view["phase"], view["stage"], view["player"], state.get("turn"))
        key = (self._session, *place, prompt.get("kind"), bool(current.get("frog_taken")))
        if key != self._key:
            self._key, self._since, self._step = key, t, 0
            self._next = max(self._next, t + self._draw("think", *THINK_S))
            self.half_taken = False
        early = [] if self.overlap is None or self._mistakes.open else self.overlap.act(view, t)
        if not self._decisions.hear(view):
            return early
        if t < self._next or self._work.busy or (self.overlap is not None and self.overlap.holds(view, t)):
            return early
        return early + self._act(view, t)

    def _act(self, view: View, t: float) -> list[Entry]:
        phase = view["phase"]
        if phase == "plate_setup":
            return self.at_plate.set_up(view, t)
        if phase == "resume":
            return self._once([{"do": "resume"}], t)
        if view["question"] is not None:
            return self._answer(view, view["question"], t)
        if phase == "no_game":
            return self._once([self._new_game()], t)
        if phase == "cards_check":
            told = self._of_cards(view)
            return self._confirm(view, t) if told is None else self._tell(told, t)
        if phase not in ("calibrate_empty", "calibrate_full", "setup", "play") or view["tray"] != "ok":
            return []
        if phase == "calibrate_empty":
            return self._calibrate(view, t)
        if not self._work.poured:
            self._work.pour()
            return []
        seated = self.seating.entries(view, t)
        if seated is not None:
            return seated
        if phase == "calibrate_full":
            return self._calibrate(view, t)
        counted = self._uncounted_cells.entry()
        if counted is not None:
            return [counted]
        if self._corrections.undone():
            self._next = t + self._draw("relief", *THINK_S)
        if self._corrections.as_told(view, self._key[1:]) or view["wrong"] or self._mistakes.open:
            self._corrections.unasked(t, self._key[1:])
            return []
        return self._stage(view, t) if phase == "play" else self._confirm(view, t)

    # -- before the game --------------------------------------------------------------------------------------

    def _new_game(self) -> Entry:
        config = self._config
        return {
            "do": "new_game",
            "players": config.names,
            "expansions": list(config.expansions),
            "settings": dict(config.settings or {}),
            "ground_map": config.ground_map,
            "deck": config.deck,
            "deck_seed": config.shuffle if config.deck == "screen" else None,
            **self.seating.at_start(),
            **({"bots": [None if bot == PERSON else bot for bot in config.seated]} if config.seated else {}),
        }

    def _calibrate(self, view: View, t: float) -> list[Entry]:
        if t - max(self._since, self._work.moved_at) < CALIBRATION_QUIET_S:
            return []
        return self._confirm(view, t)

    def _answer(self, view: View, question: Mapping[str, Any], t: float) -> list[Entry]:
        """Answer a question: take foreign pieces out of the compartment, else count it."""
        number, cell = int(question["id"]), question.get("cell")
        if self._question is None or self._question[0] != number:
            self._question = (number, t + self._draw("answer", *ANSWER_S))
        if t < self._question[1] or (cell is not None and t - self._top.still_since()[int(cell)] < COUNTED_QUIET_S):
            return []
        self._question = (number, t + PATIENCE_S)
        options = [str(option["answer"]) for option in question["options"]]
        if cell is None:
            answer = self.at_plate.answer(view, question)
            return [] if answer is None else [{"do": "answer", "question": number, "answer": answer}]
        foreign = self._top.tray.foreign(int(cell))
        if foreign:
            self._work.grab(Intent(int(cell)), -foreign, self._key[1:])
            return []
        truth = self._top.tray.count(int(cell))
        if str(truth) in options:
            return [{"do": "answer", "question": number, "answer": str(truth)}]
        return [{"do": "override", "cell": int(cell), "count": truth}]

    # -- the steps of a turn ----------------------------------------------------------------------------------

    def _stage(self, view: View, t: float) -> list[Entry]:
        stage, turn = str(view["stage"]), int(view["state"]["turn"])
        if view.get("aim") == "owed":
            return self._settle(view, turn, t)
        told = self._of_cards(view)
        if told is not None:
            return self._tell(told, t)
        self._mistakes.plant(turn, stage, t)
        if view.get("aim") == "frog" or (stage == "build" and any(box["of"] for box in view["boxes"])):
            return self._take_due(view, (turn, "frog"), tuple(int(cell == COLUMN) for cell in range(CELLS)), t)
        wrong = self._mistakes.idle_take(turn, stage)
        if wrong is not None:
            self._wrong_grab("wrong_time", *wrong, t)
            return []
        if stage in FROG_STAGES and isinstance(self._decisions.command(view["state"]), TakeFrog):
            return self._once([{"do": "take_frog"}], t) if self._decisions.told is None else self._confirm(view, t)
        if stage == "decorate":
            return self._take_due(view, (turn, stage), self._decoration(view), t)
        if stage in DELIVERIES:
            target = self._decisions.delivery(view["state"])
            return self._take_due(view, (turn, stage), target or (0,) * CELLS, t)
        if stage == "build":
            return self._build(view, turn, t)
        if stage in ("cards", "place_cards"):
            return self._decide(view, t)
        if stage == "trophies":
            return self._place(view, t)
        return self._confirm(view, t)

    def _of_cards(self, view: View) -> Entry | None:
        """What people now tell the hub of printed cards, boards and knobs; None for nothing."""
        state = view["state"]
        if self._cards is None or state.get("deck") != "printed":
            return None
        answer = self._cards.answer(view)
        if answer is not None:
            return answer
        if "top" in view:
            return self._cards.tell_top(state, view["top"])
        if self._decisions.told is not None and view["stage"] == "cards":
            return None
        if view["stage"] == "cards":
            command = self._decisions.command(state)
            return self._cards.print_missing(state, command.cards) if isinstance(command, TakeCards) else None
        mended = self._cards.mend(view, at_start=view["stage"] == "build" and not view["plan"]["placements"])
        if mended is not None or view["stage"] != "build":
            return mended
        command = self._decisions.command(state)
        if isinstance(command, Build) and (self._entering.by_plate or self._draw("knob", 0, 1) < NOTICED_AT_ONCE):
            start = pieces_of(command.staircase)[0]
            return self._cards.mend_start(state, (start.x, start.y))
        return None

    def _tell(self, entry: Entry, t: float) -> list[Entry]:
        """Make this entry, and repeat it after `PATIENCE_S` without effect. What was typed is then typed anew."""
        if entry == self._telling and t - self._told_at < PATIENCE_S:
            return []
        self._telling, self._told_at, self._step = entry, t, 0
        self._next = t + self._draw("confirm", *CONFIRM_S)
        return [entry]

    def _settle(self, view: View, turn: int, t: float) -> list[Entry]:
        """Take what a corrected card left owed; what goes back is asked for like a wrong take."""
        target = [int(box["of"]) for box in view["boxes"]]
        if view["choice"] is not None:
            target[max(CHOICE_CELLS, key=self._top.tray.count)] += int(view["choice"]["of"])
        return self._take_due(view, (turn, f"owed {view['state']['owed']}"), target, t)

    def _build(self, view: View, turn: int, t: float) -> list[Entry]:
        """Enter the staircase, or build it on the plate, then confirm it."""
        command = self._decisions.command(view["state"])
        if isinstance(command, Build | ReportBuild):
            self._judge.built(int(view["player"]), command)
        if self._entering.by_plate and isinstance(command, Build):
            if not self.at_plate.built(view, command, t):
                self._next = t + self._draw("looks", *LOOKS_S)
                return []
            if self.at_plate.gives_up(view, t):
                return [{"do": "enter_by", "way": "plan"}]
            crown = self.at_plate.crown(view, command)
            if crown is not None:
                return self._decorate(view, turn, crown, t)
        if self._decisions.told is not None:
            self._next = t + self._draw("looks", *LOOKS_S)
            return [] if view["main"] is None else self._press(view)
        typed = self._entering.typed(view, command, turn)
        if not typed:
            return self._decide(view, t)
        number = len(view["plan"]["placements"])
        self._step, self._next = 0, t + streams.draws(self._config.noise, "place", turn, number).uniform(*PLACE_S)
        return typed

    def _decorate(self, view: View, turn: int, crown: Placement, t: float) -> list[Entry]:
        """Take the decoration and place it without a confirmation; confirm after `STALL_S` without effect."""
        delivery, cell = (turn, "decorate"), KINDS.index(crown.piece.value)
        if not self._work.taken(delivery)[cell]:
            self.at_plate.put_on(None)
            return self._take_due(view, delivery, tuple(int(other == cell) for other in range(CELLS)), t)
        self.at_plate.put_on(crown)
        return self._confirm(view, t) if t - self._work.moved_at > STALL_S else []

    def _place(self, view: View, t: float) -> list[Entry]:
        """Place the due figure on the plate; type its knob when the hub does not see it."""
        placed = self.at_plate.place(view, self._decisions.command(view["state"]), t)
        if placed is None:
            return []
        return self._confirm(view, t) if placed else self._decide(view, t)

    def _decide(self, view: View, t: float) -> list[Entry]:
        """Type the decision, then confirm it; start again after `PATIENCE_S` without effect."""
        if self._step == 0:
            self._step, self._typed_at = 1, t
            self._next = t + self._draw("confirm", *CONFIRM_S)
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

    def _take_due(self, view: View, delivery: Delivery, target: Sequence[int], t: float) -> list[Entry]:
        """Take the missing pieces of `target`, grab by grab, in random order of compartments."""
        taken = self._work.taken(delivery)
        missing = [max(0, of - has) for of, has in zip(target, taken, strict=True)]
        if not any(missing):
            if t - max(self._work.moved_at, self._since) > STALL_S:
                self._believe_screen(view, delivery, t)
            return self._confirm(view, t)
        turn, stage = delivery
        number = sum(taken)
        rng = streams.draws(self._config.seed, "grab", turn, stage, number)
        choosing = CHOICE_CELLS if view["choice"] else ()
        not_due = tuple(cell for cell in range(CELLS) if not target[cell] and cell not in choosing)
        wrong = self._mistakes.wrong_type(turn, stage, number, not_due)
        if wrong is not None:
            self._wrong_grab("wrong_type", *wrong, t)
            return []
        cells = [cell for cell in range(CELLS) if missing[cell]]
        rng.shuffle(cells)
        for cell in cells[: 2 if rng.random() < SECOND_HAND else 1]:
            pieces = min(missing[cell], rng.randint(1, self._at_once))
            # With both kinds of a choice taken, the hub may assign an extra piece to the other kind.
            mixed = cell in choosing and all(target[other] for other in choosing)
            extra = self._mistakes.extra(turn, stage, number) if sum(missing) == pieces and not mixed else 0
            violation = None
            if extra and self._top.tray.count(cell) >= pieces + extra:
                violation = self._mistakes.record("too_many", cell, t)
            intent = Intent(cell, (delivery, pieces), -pieces, violation)
            self._work.grab(intent, -pieces - (extra if violation else 0), self._key[1:])
        self.half_taken = stage in DELIVERIES and number > 0
        return []

    def _believe_screen(self, view: View, delivery: Delivery, t: float) -> None:
        """Believe the screen's count of missing pieces after a stall."""
        taken = self._work.taken(delivery)
        missing = [int(box["due"]) for box in view["boxes"]]
        choice = view["choice"]
        if choice is not None and choice["taken"] < choice["of"] and view["stage"] in DELIVERIES:
            missing[max(CHOICE_CELLS, key=self._top.tray.count)] += int(choice["of"]) - int(choice["taken"])
        if any(missing) and self._retakes.get(delivery, 0) < MOST_RETAKES:
            self._retakes[delivery] = self._retakes.get(delivery, 0) + 1
            self._work.moved_at = t
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
        """Make entries, and repeat them after `PATIENCE_S` without effect."""
        if self._step and t - self._typed_at < PATIENCE_S:
            return []
        self._step, self._typed_at = 1, t
        return entries

    def _wrong_grab(self, what: str, cell: int, pieces: int, t: float) -> None:
        self._work.grab(Intent(cell, violation=self._mistakes.record(what, cell, t)), -pieces, self._key[1:])

    def _draw(self, what: str, low: float, high: float) -> float:
        """A uniform draw from the stream of the current seat, turn and stage."""
        return streams.draws(self._config.noise, what, *(str(part) for part in self._key[1:])).uniform(low, high)
