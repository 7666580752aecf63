"""A suggested command with its estimated value and the reason for it, for players who ask what to do."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from monkey_palace.board.notation import Placement
from monkey_palace.bots import BOTS, make_bot
from monkey_palace.bots.candidates import Candidate
from monkey_palace.bots.card_value import CardValue
from monkey_palace.bots.earnings import Choice, best_choice, earnings
from monkey_palace.bots.planner import Budget, PlannerBot, TurnValue, next_staircase
from monkey_palace.bots.tops import offered
from monkey_palace.bots.valuation import USUAL, rounds_left
from monkey_palace.cards.deck_format import PILES
from monkey_palace.cards.model import CardSet
from monkey_palace.errors import IllegalCommand, Param
from monkey_palace.game.building import built
from monkey_palace.game.commands import Build, Command, ReportBuild, Take, TakeCards
from monkey_palace.game.state import GameState, PromptKind
from monkey_palace.randomness import Rng

PLANNER: Final = "planner"
LEVELS: Final = tuple(BOTS)
"""The levels of advice, by the bot that would play so."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One command and why.

    `value`: the planner's estimate of what it brings, in bananas at the end of the game; None where it values nothing.
    `reason`: `staircase`, `cards`, `next_staircase` or `due`, with the figures behind it in `params`.
    `piles`: those from which it buys with its credits, in the order of the market; of a printed deck by what is
    expected on them, so that it may name more than the command buys.
    """

    command: Command
    value: float | None
    reason: str
    params: Mapping[str, Param]
    piles: tuple[str, ...] = ()


def advise(
    state: GameState,
    level: str = "planner",
    most_staircases: int | None = None,
    standing: Sequence[Placement] = (),
) -> Advice:
    """What the bot of this level would do now, seeing only what players see, as the planner values it.

    `standing`: pieces that the player has put on in this build, the newest one last; the planner goes on from as many
    of the first ones as it can. `most_staircases` bounds the planner's work. Raises `BadSettings` for an unknown
    level, and `IllegalCommand` after the end of the game.
    """
    if state.prompt.kind is PromptKind.ENDED:
        raise IllegalCommand("game_over", command="suggest")
    seen = state.observed()
    bot = PlannerBot(budget=Budget(most_staircases)) if level == PLANNER else make_bot(level)
    begun = _begun(bot, seen, standing) if isinstance(bot, PlannerBot) else None
    command = bot.choose(seen, Rng.keyed("advice", seen.turn)) if begun is None else begun
    match command:
        case Build() | ReportBuild():
            return _of_staircase(seen, command)
        case TakeCards():
            return _of_cards(seen, command)
        case Take():
            return _advice(command, next_staircase(seen, command), "next_staircase")
        case _:
            return _advice(command, None, "due")


def _begun(bot: PlannerBot, state: GameState, standing: Sequence[Placement]) -> Command | None:
    """The build with the most of the first pieces; None where even the first one alone leads to none that it finds."""
    if state.prompt.kind is not PromptKind.BUILD:
        return None
    counts = range(len(standing), 0, -1)
    return next((build for count in counts if (build := bot.go_on(state, standing[:count])) is not None), None)


def _advice(command: Command, value: float | None, reason: str, piles: tuple[str, ...] = (), **params: Param) -> Advice:
    return Advice(command, None if value is None else round(value, 2), reason, MappingProxyType(params), piles)


def _piles(cards: Choice, card_set: CardSet) -> tuple[str, ...]:
    """The piles of these cards; an expected card has the name of its pile."""
    named = {card.id if card.id in PILES else card_set.card(card.id).pile for card in cards}
    return tuple(pile for pile in PILES if pile in named)


def _of_staircase(state: GameState, command: Build | ReportBuild) -> Advice:
    report = command if isinstance(command, ReportBuild) else built(state, command)[1]
    facts = (report.start_colour, report.arches, report.bricks, report.columns, report.height, report.five_high)
    candidate = Candidate(*facts)
    earned = earnings(state, candidate, report.decoration)
    value = CardValue(state, USUAL)
    bought = best_choice(state, report.start_colour, earned.credits, value.value)
    return _advice(
        command,
        TurnValue(state).of(candidate, report.decoration),
        "staircase",
        _piles(bought, value.card_set),
        start_colour=report.start_colour,
        arches=report.arches,
        credits=earned.credits,
        highest=earned.credits > report.arches,
        bonus=earned.bonus,
        monkey=earned.monkey,
        butterfly=earned.butterfly,
    )


def _of_cards(state: GameState, command: TakeCards) -> Advice:
    value = CardValue(state, USUAL)
    cards = tuple(value.card_set.card(id) for id in command.cards)
    offers = tuple(map(offered, cards))
    report = state.current.report
    bought: Choice = offers
    if state.deck == "printed" and report is not None:
        bought = best_choice(state, report.start_colour, state.credits, value.value)
    return _advice(
        command,
        value.value(offers),
        "cards",
        _piles(bought, value.card_set),
        cost=sum(card.cost for card in cards),
        bananas=sum(card.known_bananas for card in cards),
        one_time=sum(card.one_time.total for card in cards),
        recurring=sum(card.recurring.total for card in cards),
        rounds_left=round(rounds_left(state)),
    )
