"""Decisions of each seat by bots, from the public state and a random stream per seat, turn and prompt."""

from collections.abc import Mapping, Sequence
from typing import Any

from monkey_palace.bots import make_bot
from monkey_palace.game.apply import turn_ahead
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
    parse_command,
)
from monkey_palace.game.legal import can
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng
from palace_hub.sim.built import FACTS
from palace_hub.sim.people.card_entries import CardEntries
from palace_hub.sim.people.entering import Entering, Entry, facts_of
from palace_hub.sim.world.truth import KINDS


class Decisions:
    """The bots of one game. Equal views give equal decisions, also after a crash of the hub."""

    def __init__(self, seed: int, bots: Sequence[str], entering: Entering, cards: CardEntries | None = None) -> None:
        """`cards`: the printed ones, which the seats see for themselves; None: the hub shows its own."""
        self._seed = seed
        self._entering = entering
        self._cards = cards
        self._bots = tuple(make_bot(name) for name in bots)
        self._known: dict[tuple[str, int, bool], Command] = {}
        self._ahead: dict[int, Build | ReportBuild | None] = {}
        self.told: Command | None = None
        """What the hub's bot wants people to do in its turn."""

    def hear(self, view: Mapping[str, Any]) -> bool:
        """Whether it is clear what to do: in a bot's turn the hub says it, asks for a top, or waits."""
        told = view.get("bot")
        self.told = None if told is None else parse_command(told)
        return "bot" not in view or told is not None or "top" in view

    def command(self, state_json: Mapping[str, Any]) -> Command:
        """The active seat's command at this prompt: of a build decided ahead that one, while it is legal."""
        if self.told is not None:
            return self.told
        prompt, turn = state_json["prompt"], int(state_json["turn"])
        kind = str(prompt["kind"])
        key = (kind, turn, bool(state_json["current"]["frog_taken"]))
        if key not in self._known:
            state = self._seen(state_json)
            planned = self._ahead.get(turn) if kind == PromptKind.BUILD else None
            self._known[key] = planned if planned is not None and can(state, planned) else self._choose(state)
        return self._known[key]

    def ahead(self, state_json: Mapping[str, Any]) -> Build | ReportBuild | None:
        """What the next seat will build after this turn; None where it would build nothing, or is not due.

        The last player's figures may still come to stand in its way; then it decides anew.
        """
        turn = int(state_json["turn"]) + 1
        if turn not in self._ahead:
            state = turn_ahead(self._seen(state_json))
            command = None if state is None else self._choose(state)
            self._ahead[turn] = command if isinstance(command, Build | ReportBuild) else None
        return self._ahead[turn]

    def _seen(self, state_json: Mapping[str, Any]) -> GameState:
        cards = self._printed(state_json)
        return GameState.model_validate(state_json if cards is None else cards.deck.seen(state_json), strict=False)

    def _choose(self, state: GameState) -> Command:
        seat, kind = state.prompt.player, state.prompt.kind.value
        frog = "frog" if state.current.frog_taken else ""
        rng = Rng.keyed(self._seed, "seat", seat, "turn", state.turn, kind, frog)
        return self._as_entered(state, self._bots[seat % len(self._bots)].choose(state, rng))

    def _printed(self, state_json: Mapping[str, Any]) -> CardEntries | None:
        """The printed cards; None once somebody has changed to the screen's cards."""
        return self._cards if state_json.get("deck") == "printed" else None

    def _as_entered(self, state: GameState, command: Command) -> Command:
        """The command as the seat enters it: a build, or its facts for a seat that counts."""
        if isinstance(command, Build) and self._entering.by_facts(state.prompt.player):
            return facts_of(state, command.staircase)
        return command

    def entries(self, state_json: Mapping[str, Any]) -> list[Entry]:
        """Entries before the confirmation; empty when the confirmation suffices."""
        command = self.command(state_json)
        match command:
            case TakeCards() if self.told is not None:
                cards = self._printed(state_json)
                if cards is not None:
                    cards.take_told(state_json, command.cards)
                return []
            case _ if self.told is not None:
                return []
            case TakeFrog():
                return [{"do": "take_frog"}]
            case PassBuild():
                return [{"do": "pass_build"}]
            case ReportBuild():
                return [self.draft(command)]
            case PlaceFrog() | PlaceMonkey() if command.at is not None:
                return [{"do": "choose_knob", "at": command.at}]
            case TakeCards():
                cards = self._printed(state_json)
                if cards is not None:
                    return [cards.choose(state_json, command.cards)]
                return [{"do": "choose_cards", "cards": list(command.cards)}]
            case PlaceCards():
                return [{"do": "choose_slots", "slots": list(command.slots)}]
        return []

    def draft(self, report: ReportBuild) -> Entry:
        """The entry of a staircase's facts."""
        return {"do": "draft", **{name: getattr(report, name) for name in FACTS}}

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
