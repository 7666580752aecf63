"""What the commands about past games share: the journal, the filter, the games with a bar of progress."""

import argparse
import shutil
import sys
from pathlib import Path
from typing import Final

from palace_hub.cli.progress import ProgressBar
from palace_hub.errors import UsageFault
from palace_hub.files.configuration import load_config
from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.library import read_games
from palace_hub.history.statistics import GameFilter
from palace_hub.locale.catalogue import Catalogue

NARROWEST: Final = 80
"""Columns where the width of the terminal is not known, or smaller."""
WIDEST: Final = 120

FEW_GAMES: Final = 20
"""So many games are folded in some seconds: no progress is told."""


class NoGameHere(UsageFault):
    """The journal has no such game that can be read."""

    key = "games-no-such"


def journal_of(arguments: argparse.Namespace) -> Path:
    path: Path = arguments.journal or load_config().journal
    return path


def filter_of(arguments: argparse.Namespace) -> GameFilter:
    expansions = None if arguments.expansions is None else frozenset(arguments.expansions)
    return GameFilter(
        year=arguments.year,
        seats=arguments.players,
        set=arguments.set or "",
        expansions=expansions,
        since=arguments.since,
        player=arguments.player or "",
    )


def games_of(arguments: argparse.Namespace, catalogue: Catalogue, *, anew: bool = False) -> KeptGames:
    """The kept games. Kept files and games that cannot be read are told on standard error."""
    say = catalogue.text_key
    bar = ProgressBar(
        say("games-reading"), lambda done, of: say("games-reading-progress", done=done, of=of), say("games-stopped")
    )
    with bar:
        kept = read_games(journal_of(arguments), lambda done, of: bar(done, of) if of > FEW_GAMES else None, anew=anew)
    for fault in kept.faults:
        print(catalogue.text(fault), file=sys.stderr)
    if kept.unreadable:
        numbers = ", ".join(map(str, kept.unreadable))
        print(say("games-unreadable", games=numbers, count=len(kept.unreadable)), file=sys.stderr)
    return kept


def game_of(kept: KeptGames, number: int) -> GameFacts:
    """Raises `NoGameHere`."""
    found = kept.find(number)
    if found is None:
        last = kept.games[-1].game if kept.games else 0
        raise NoGameHere(f"no game {number}", game=number, last=last)
    return found


def width() -> int:
    """Columns for tables."""
    return min(WIDEST, max(NARROWEST, shutil.get_terminal_size((NARROWEST, 24)).columns))
