"""`palace bots`: a tournament between bots on several processes."""

import argparse
import json
import os
import sys
from pathlib import Path

from monkey_palace.bots.tournament import Standings, Tournament, Wins
from monkey_palace.cards.model import load_set
from palace_hub.cli.progress import ProgressBar
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import decimal
from palace_hub.run.tournament import play

HOUSE = "house"
"""Name and provenance of the card set that comes with the program."""


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
    say = catalogue.text_key
    bar = ProgressBar(
        say("bots-playing"), lambda done, games: say("bots-progress", done=done, games=games), say("bots-stopped")
    )
    with bar:
        standings = play(tournament, min(jobs, tournament.games), lambda done: bar(done, tournament.games))
    if arguments.json:
        print(json.dumps(standings.as_json() | {"provenance": provenance}))
    else:
        for line in sentences(standings, provenance, catalogue):
            print(line)
    return 0


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
            say(
                "bots-bot",
                name=name,
                mean=decimal(score["mean"], 1),
                p05=score["p05"],
                p95=score["p95"],
                **_rates(wins),
            )
        )
    for seat, wins in enumerate(standings.by_seat):
        score = standings.scores_at(seat)
        advantage = _percent(wins.rate - wins.expected, sign="+")
        lines.append(
            say("bots-seat", seat=seat + 1, mean=decimal(score["mean"], 1), advantage=advantage, **_rates(wins)),
        )
    rounds = standings.rounds
    lines.append(say("bots-rounds", mean=decimal(rounds["mean"], 1), least=rounds["least"], most=rounds["most"]))
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
    return decimal(100 * part, 1, sign)
