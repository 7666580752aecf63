"""Decisions of each seat by bots, from the public state and a random stream per seat, turn and prompt."""

from collections.abc import Mapping, Sequence
from typing import Any

from monkey_palace.bots import make_bot
from monkey_palace.game.commands import (
    Build,
    Command,
    PassBuild,
    PlaceCards,
    PlaceFrog,
    PlaceMonkey,
    ReportBuild,
    Take,
    TakeCards,
    TakeFrog,
)
from monkey_palace.game.state import GameState
from monkey_palace.randomness import Rng
from palace_hub.sim.built import FACTS
from palace_hub.sim.people.card_deck import CardDeck
from palace_hub.sim.people.entering import Entering, Entry, facts_of
from palace_hub.sim.world.truth import KINDS


class Decisions:
    """The bots of one game. Equal views give equal decisions, also after a crash of the hub."""

    def __init__(self, seed: int, bots: Sequence[str], entering: Entering, deck: CardDeck | None = None) -> None:
        """`deck`: the printed cards, which the seats see for themselves; None: the hub shows its own."""
        self._seed = seed
        self._entering = entering
        self._deck = deck
        self._bots = tuple(make_bot(name) for name in bots)
        self._known: dict[tuple[str, int, bool], Command] = {}

    def command(self, state_json: Mapping[str, Any]) -> Command:
        """The active seat's command at this prompt."""
        prompt, turn = state_json["prompt"], int(state_json["turn"])
        kind, seat = str(prompt["kind"]), int(prompt["player"])
        key = (kind, turn, bool(state_json["current"]["frog_taken"]))
        if key not in self._known:
            rng = Rng.keyed(self._seed, "seat", seat, "turn", turn, kind, "frog" if key[2] else "")
            seen = state_json if self._deck is None else self._deck.seen(state_json)
            state = GameState.model_validate(seen, strict=False)
            self._known[key] = self._as_entered(state, self._bots[seat % len(self._bots)].choose(state, rng))
        return self._known[key]

    def _as_entered(self, state: GameState, command: Command) -> Command:
        """The command as the seat enters it: a build, or its facts for a seat that counts; cards as they lie on top.

        A bot may infer a top from what is left by the hub's book, where a card was named wrongly.
        """
        if isinstance(command, TakeCards) and self._deck is not None:
            return TakeCards(cards=self._deck.tops_of(command.cards), slots=command.slots)
        if isinstance(command, Build) and self._entering.by_facts(state.prompt.player):
            return facts_of(state, command.staircase)
        return command

    def entries(self, state_json: Mapping[str, Any]) -> list[Entry]:
        """Entries before the confirmation; empty when the confirmation suffices."""
        command = self.command(state_json)
        match command:
            case TakeFrog():
                return [{"do": "take_frog"}]
            case PassBuild():
                return [{"do": "pass_build"}]
            case ReportBuild():
                return [{"do": "draft", **{name: getattr(command, name) for name in FACTS}}]
            case PlaceFrog() | PlaceMonkey() if command.at is not None:
                return [{"do": "choose_knob", "at": command.at}]
            case TakeCards():
                if self._deck is not None:
                    turn = int(state_json["turn"])
                    names = self._deck.named(turn, command.cards, state_json)
                    self._deck.take(turn, int(state_json["prompt"]["player"]), command.cards)
                    return [{"do": "choose_cards", "cards": names}]
                return [{"do": "choose_cards", "cards": list(command.cards)}]
            case PlaceCards():
                return [{"do": "choose_slots", "slots": list(command.slots)}]
        return []

    def delivery(self, state_json: Mapping[str, Any]) -> tuple[int, ...] | None:
        """Pieces to take from each compartment at a delivery's prompt; None at other prompts."""
        command = self.command(state_json)
        if not isinstance(command, Take):
            return None
        return tuple(int(getattr(command, kind, 0)) for kind in KINDS)

    def substitute(self, state_json: Mapping[str, Any]) -> int:
        """The compartment of the substitute decoration when the start colour has run out (R10.7)."""
        turn, seat = int(state_json["turn"]), int(state_json["prompt"]["player"])
        left = [cell for cell in (3, 4, 5) if state_json["supply"][KINDS[cell]] > 0]
        return Rng.keyed(self._seed, "seat", seat, "turn", turn, "substitute").choice(left)
