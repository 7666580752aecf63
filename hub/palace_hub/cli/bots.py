"""`palace bots`: a tournament between bots on several processes."""

import argparse
import json
import os
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from monkey_palace.bots.tournament import Standings, Tournament, Wins
from monkey_palace.cards.model import load_set
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.tournament import play

HOUSE = "house"
"""Name and provenance of the card set that comes with the program."""

LINES_WITHOUT_BAR = 10
"""Lines of progress that a tournament writes without a terminal."""


def bots(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after all games, 1 without the card set. Standard output gets the result only."""
    if arguments.set != HOUSE and not Path(arguments.set).exists():
        print(catalogue.text_key("error-no-file", file=arguments.set), file=sys.stderr)
        return 1
    provenance = load_set(arguments.set).provenance
    tournament = Tournament(
        players=arguments.players,
        games=arguments.games,
        seed=arguments.seed,
        rotate=not arguments.fixed_seats and len(set(arguments.players)) > 1,
        data_set=arguments.set,
        ground_map=arguments.ground_map,
        expansions=arguments.expansions,
    )
    jobs = arguments.jobs or os.cpu_count() or 1
    with ProgressBar(tournament.games, catalogue) as bar:
        standings = play(tournament, min(jobs, tournament.games), bar)
    if arguments.json:
        print(json.dumps(standings.as_json() | {"provenance": provenance}))
    else:
        for line in sentences(standings, provenance, catalogue):
            print(line)
    return 0


class ProgressBar:
    """Number of finished games on standard error: a bar on a terminal, otherwise a few lines."""

    def __init__(self, games: int, catalogue: Catalogue) -> None:
        self._games = games
        self._catalogue = catalogue
        console = Console(stderr=True)
        self._bar: Progress | None = None
        if console.is_terminal:
            name = TextColumn(catalogue.text_key("bots-playing"), markup=False)
            columns = (name, BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
            self._bar = Progress(*columns, console=console, transient=True)

    def __enter__(self) -> Self:
        if self._bar is not None:
            self._bar.start()
            self._bar.add_task("", total=self._games)
        return self

    def __exit__(self, *_ending: type[BaseException] | BaseException | TracebackType | None) -> None:
        if self._bar is not None:
            self._bar.stop()

    def __call__(self, done: int) -> None:
        if self._bar is not None:
            self._bar.update(self._bar.task_ids[0], completed=done)
        elif done * LINES_WITHOUT_BAR // self._games > (done - 1) * LINES_WITHOUT_BAR // self._games:
            text = self._catalogue.text_key("bots-progress", done=done, games=self._games)
            print(text, file=sys.stderr, flush=True)


def sentences(standings: Standings, provenance: str, catalogue: Catalogue) -> list[str]:
    """The result in sentences: the bots, the seats, the rounds."""
    say = catalogue.text_key
    tournament = standings.tournament
    lines = [
        say(
            "bots-head",
            players=", ".join(tournament.players),
            games=tournament.games,
            first=str(tournament.seed),
            last=str(tournament.seed + tournament.games - 1),
            seats="rotate" if tournament.rotate else "fixed",
        )
    ]
    if provenance == HOUSE:
        lines.append(say("bots-house"))
    for name, wins in standings.by_bot.items():
        score = standings.scores_of(name)
        lines.append(
            say("bots-bot", name=name, mean=_decimal(score["mean"]), p05=score["p05"], p95=score["p95"], **_rates(wins))
        )
    for seat, wins in enumerate(standings.by_seat):
        score = standings.scores_at(seat)
        advantage = _percent(wins.rate - wins.expected, sign="+")
        lines.append(
            say("bots-seat", seat=seat + 1, mean=_decimal(score["mean"]), advantage=advantage, **_rates(wins)),
        )
    rounds = standings.rounds
    lines.append(say("bots-rounds", mean=_decimal(rounds["mean"]), least=rounds["least"], most=rounds["most"]))
    short = {piece: standings.short_of.get(piece, 0) for piece in ("arch", "brick", "column")}
    lines.append(say("bots-short", **short))
    return lines


def _rates(wins: Wins) -> dict[str, str]:
    return {
        "rate": _percent(wins.rate),
        "low": _percent(wins.low),
        "high": _percent(wins.high),
        "expected": _percent(wins.expected),
    }


def _percent(part: float, sign: str = "") -> str:
    return f"{100 * part:{sign}.1f}"


def _decimal(number: float) -> str:
    return f"{number:.1f}"
