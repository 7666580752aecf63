"""A game of the rules alone that simulated people tell of their printed cards, without tray, plate and hub."""

import random
from typing import Any

from monkey_palace.board.notation import parse_placements
from monkey_palace.board.pieces import BOX, PIECES
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.game.card_set import cards_of
from monkey_palace.game.commands import Build, TakeCards, parse_command
from monkey_palace.game.deliveries import board_known
from monkey_palace.game.history import Game
from monkey_palace.game.state import PromptKind, state_json
from palace_hub.sim.judge import Judge
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.sim.people.card_entries import CardEntries
from palace_hub.sim.people.decisions import Decisions
from palace_hub.sim.people.entering import Entering, Entry
from palace_hub.sim.people.told_set import ToldSet, first_set
from palace_hub.sim.world.truth import Tray

HOUSE = load_set("house")


class LearningGame:
    """`lost`: the chance that an entry never arrives, as with a hub that dies. `told`: the entries so far.

    `known`: what the game knows at first, by name or as earlier games have left it.
    """

    def __init__(self, known: str | ToldSet, seed: int, mistakes: float, lost: float = 0.0) -> None:
        self.told_set = ToldSet(*first_set(HOUSE, known, seed)) if isinstance(known, str) else known
        self.deck = CardDeck(HOUSE, seed)
        self.judge = Judge(Tray(seed, tuple(BOX[piece] for piece in PIECES)))
        self.entries = CardEntries(self.deck, self.told_set, self.judge, seed, mistakes)
        self.decisions = Decisions(seed, ("greedy",), Entering(seed, "plan"), self.entries)
        self.game = Game.new(["Ann", "Bo", "Cleo"], data_set=self.told_set.now, deck="printed")
        self.told: list[Entry] = []
        self._lost, self._rng = lost, random.Random(seed)

    @property
    def state(self) -> dict[str, Any]:
        return state_json(self.game.state.observed())

    @property
    def cards(self) -> CardSet:
        """The set as the game knows it."""
        return cards_of(self.game.state)

    def view(self, *, phase: str = "play", **missing: object) -> dict[str, Any]:
        return {"phase": phase, "state": self.state, "to_learn": missing or None}

    def tell(self, entry: Entry) -> None:
        """Make this entry, unless it is lost."""
        if self._rng.random() >= self._lost:
            self.told.append(entry)
            given = {name: value for name, value in entry.items() if name != "do"}
            self.game.apply(parse_command({"kind": entry["do"], **given}))
        self.entries.note(self.state)

    def mend(self, phase: str = "play") -> None:
        """All that is noticed now."""
        while (entry := self.entries.mend(self.view(phase=phase), at_start=True)) is not None:
            self.tell(entry)

    def play(self, turns: int = 1000) -> None:
        """To the start of turn `turns`, or to the end."""
        while self.game.prompt.kind is not PromptKind.ENDED and self.game.state.turn < turns:
            if self.game.prompt.kind is PromptKind.BUILD:
                self.mend()
            self.step()
            self.entries.note(self.state)

    def step(self) -> None:
        """The answer to this prompt, after what the game must learn for it."""
        if self.game.prompt.kind is PromptKind.TAKE_RECURRING:
            seat = self.game.prompt.player
            while not board_known(self.game.state, self.cards, seat):
                self.tell(self._answer(what="board", seat=seat))
        command = self.decisions.command(self.state)
        if isinstance(command, Build):
            self._learn_knobs(command)
        if isinstance(command, TakeCards):
            while (entry := self.entries.print_missing(self.state, command.cards)) is not None:
                self.tell(entry)
            command = TakeCards(cards=tuple(self.entries.choose(self.state, command.cards)["cards"]))
        self.game.apply(command)

    def _learn_knobs(self, command: Build) -> None:
        pieces = parse_placements(command.staircase)
        for stud in [(foot.x, foot.y) for piece in pieces for foot in piece.feet if not foot.z]:
            while stud not in {knob[:2] for knob in self.game.state.ground}:
                self.tell(self._answer(what="knob", x=stud[0], y=stud[1]))
        while (entry := self.entries.mend_start(self.state, (pieces[0].x, pieces[0].y))) is not None:
            self.tell(entry)

    def _answer(self, **missing: object) -> Entry:
        entry = self.entries.answer(self.view(**missing))
        assert entry is not None
        return entry
