"""Playthroughs: whole games as text, replayed from their own commands and compared.

    python tests/playthroughs/playthrough.py           rewrite every file from its own commands
    python tests/playthroughs/playthrough.py --deal    play new games with the greedy bot, then write them

The games use the deck beside this file, so that changes of the house set do not affect them, and the house maps.
`lost_pieces` is a bots' game of reported facts with corrections of the supply added by hand; `--deal` keeps it.
A line with `>` is a command; the lines below are its events. Read a difference before you commit it.
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path

from monkey_palace.board.pieces import PIECES
from monkey_palace.bots import make_bot
from monkey_palace.cards.model import load_set
from monkey_palace.game.commands import Command, command_json, parse_command
from monkey_palace.game.events import (
    Awaiting,
    CardsPlaced,
    CardsTaken,
    CreditsCounted,
    Decorated,
    Delivered,
    EndTriggered,
    FigureOnCard,
    FigurePlaced,
    FrogReturned,
    FrogTaken,
    GameEnded,
    GameEvent,
    GameStarted,
    RoundEnded,
    StaircaseBuilt,
    StepSkipped,
    SupplyCorrected,
    TurnEnded,
    TurnStarted,
)
from monkey_palace.game.history import Game
from monkey_palace.game.state import GameState, state_hash
from monkey_palace.randomness import Rng
from monkey_palace.settings import parse_settings

FOLDER = Path(__file__).parent
DEALS = {
    "two_players": {"players": ["Ann", "Bo"], "settings": {}, "expansions": [], "ground_map": 1, "seed": 1},
    "three_players": {
        "players": ["Ann", "Bo", "Cy"],
        "settings": {"butterfly_tallest_of": "own_colour", "short_delivery": "take_none_of_that_type"},
        "expansions": ["butterfly"],
        "ground_map": 3,
        "seed": 2,
    },
    "four_players": {
        "players": ["Ann", "Bo", "Cy", "Di"],
        "settings": {"stack_new_cards": "on_each_other", "bonus_counts": "whole_pile", "figure_blocks": "others"},
        "expansions": ["butterfly", "frog"],
        "ground_map": 4,
        "seed": 4,
    },
}


def files() -> list[Path]:
    """The playthroughs, by name."""
    return sorted(FOLDER.glob("*.txt"))


def new_game(deal: dict) -> Game:
    return Game.new(
        deal["players"],
        settings=parse_settings(deal["settings"]),
        data_set=load_set(FOLDER / "deck"),
        expansions=deal["expansions"],
        ground_map=deal.get("ground_map", 1),
        seed=deal["seed"],
    )


def read(text: str) -> tuple[dict, list[Command]]:
    """The deal and the commands of a playthrough."""
    lines = text.splitlines()
    deal = json.loads(next(line for line in lines if line.startswith("deal ")).removeprefix("deal "))
    return deal, [parse_command(json.loads(line[2:])) for line in lines if line.startswith("> ")]


def play(deal: dict) -> list[Command]:
    """A game of greedy bots, as its commands."""
    game, bot = new_game(deal), make_bot("greedy")
    rng = Rng.keyed("playthrough", deal["seed"])
    while not game.state.ended:
        game.apply(bot.choose(game.state.observed(), rng))
    return list(game.commands)


def render(deal: dict, commands: Sequence[Command]) -> str:
    """The playthrough as text; equal deals, commands and rules give equal text."""
    return "\n".join(_lines(deal, commands)) + "\n"


def _lines(deal: dict, commands: Sequence[Command]) -> Iterator[str]:
    game = new_game(deal)
    yield f"deal {json.dumps(deal)}"
    yield f"set {game.state.set} {game.state.data_hash[:16]}"
    for event in game.events:
        yield from _told(event)
    for command in commands:
        yield "> " + json.dumps(command_json(command))
        for event in game.apply(command):
            if isinstance(event, TurnStarted | GameEnded):
                yield from _standing(game.state)
            yield from _told(event)
    yield ""
    for player, sheet in zip(game.state.players, game.score(), strict=True):
        parts = f"cards {sheet.cards} bonus {sheet.bonus} monkey {sheet.monkey} butterfly {sheet.butterfly}"
        yield f"score {player.name}: {parts} frog {sheet.frog} = {sheet.total}"
    yield f"hash {state_hash(game.state)}"


def _told(event: GameEvent) -> Iterator[str]:
    match event:
        case GameStarted():
            for pile, cards in event.piles:
                yield f"  pile {pile}: {' '.join(cards)}"
            yield f"  map {event.ground_map}: {len(event.ground)} knobs, {' '.join(event.palace)}"
        case TurnStarted():
            yield ""
            yield f"== turn {event.turn}, round {event.round}, seat {event.player}"
        case StaircaseBuilt():
            report = event.report
            yield f"  built {report.arches} A {report.bricks} B {report.columns} C from {report.start_colour}"
            yield from (f"    {line}" for line in _wrapped(event.placements))
        case Decorated():
            earned = [name for name in ("monkey", "butterfly") if getattr(event, f"{name}_due")]
            notes = " substitute" * event.substitute + "".join(f" earns {name}" for name in earned)
            yield f"  decorated {event.at or event.colour} at {event.level}{notes}"
        case CreditsCounted():
            yield f"  credits {event.arches} + {int(event.highest_bonus)} = {event.credits}"
        case CardsTaken():
            yield f"  cards {' '.join(event.cards) or 'none'} for {event.cost}, {event.bananas} bananas"
        case CardsPlaced():
            yield f"  placed on {list(event.slots)}, income {_symbols(event.income)}"
        case Delivered():
            yield f"  {event.source} delivery {event.arch} A {event.brick} B {event.column} C"
        case EndTriggered():
            yield f"  END triggered: {event.piece.value} wanted {event.wanted}, found {event.found}"
        case FrogTaken() | FrogReturned():
            yield f"  {event.kind} source {event.source}, columns {event.columns}"
        case FigurePlaced():
            yield f"  {event.figure.value} placed at {event.at}, trophy from {event.source}"
        case FigureOnCard():
            yield f"  {event.figure.value} on its card, {event.why}, trophy from {event.source}"
        case SupplyCorrected():
            yield "  no longer in the tray " + " ".join(str(getattr(event, piece.value)) for piece in PIECES)
        case StepSkipped():
            yield f"  skipped {event.prompt.value}"
        case TurnEnded():
            yield f"  turn ended, {event.lapsed} credits lapsed"
        case RoundEnded():
            yield f"  round {event.round} ended: {list(event.scores)}"
        case GameEnded():
            yield f"  GAME ENDED: winners {list(event.winners)} by {event.reason}"
        case Awaiting():
            due = f", due {_symbols(event.entitlement)}" if event.entitlement else ""
            yield f"  awaiting {event.prompt.kind.value}: {' '.join(event.prompt.commands)}{due}"
        case _:
            yield f"  {event.kind}"


def _wrapped(placements: Sequence[str]) -> Iterator[str]:
    """A long staircase on several lines, ten pieces each."""
    for start in range(0, len(placements), 10):
        yield " ".join(placements[start : start + 10])


def _symbols(symbols) -> str:
    return f"{symbols.arch} A {symbols.brick} B {symbols.column} C {symbols.brick_or_arch} A/B"


def _standing(state: GameState) -> Iterator[str]:
    yield "  tray " + " ".join(str(state.supply[piece]) for piece in PIECES)
    if any(state.lost.values()):
        yield "  lost " + " ".join(str(state.lost[piece]) for piece in PIECES)
    for player in state.players:
        bricks = player.bricks
        slots = " ".join("+".join(stack) or "-" for stack in player.slots)
        yield f"  {player.name}: {bricks.arch} A {bricks.brick} B {bricks.column} C | {slots} | {player.score}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Rewrite the playthroughs.")
    parser.add_argument("--deal", action="store_true", help="play the games afresh with the greedy bot")
    if parser.parse_args().deal:
        for name, deal in DEALS.items():
            (FOLDER / f"{name}.txt").write_text(render(deal, play(deal)), encoding="utf-8")
    else:
        for path in files():
            path.write_text(render(*read(path.read_text(encoding="utf-8"))), encoding="utf-8")


if __name__ == "__main__":
    main()
