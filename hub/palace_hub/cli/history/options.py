"""The options of `palace games`, `palace players` and `palace stats`."""

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from palace_hub.cli.option_values import OptionTypes, Say

HABITS = {
    "colour": ("orange", "blue", "violet", "green"),
    "symbol": ("heart", "club", "star", "note"),
    "side": ("near", "right", "far", "left"),
    "hints": ("on", "stuck", "off"),
}
"""Marks and habits of players with their values; a test compares them with `history.kept`."""


def add_commands(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    """Adds the three commands."""
    _add_games(commands, say, types)
    _add_players(commands, say)
    _add_stats(commands, say, types)


def _add_games(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    games = commands.add_parser("games", help=say("cli-games"), description=say("cli-games"))
    _journal(games, say)
    _filters(games, say, types)
    _json(games, say)
    actions = games.add_subparsers(dest="action", metavar=say("cli-command"))
    listed = _action(actions, "list", say("cli-games-list"), say)
    _filters(listed, say, types, argparse.SUPPRESS)
    _json(listed, say, argparse.SUPPRESS)
    show = _action(actions, "show", say("cli-games-show"), say)
    _game(show, say, types)
    show.add_argument("--turns", action="store_true", help=say("cli-games-turns"))
    _json(show, say, argparse.SUPPRESS)
    note = _action(actions, "note", say("cli-games-note"), say)
    _game(note, say, types)
    note.add_argument("words", nargs="*", metavar="WORD", help=say("cli-games-note-words"))
    date = _action(actions, "date", say("cli-games-date"), say)
    _game(date, say, types)
    export = _action(actions, "export", say("cli-games-export"), say)
    export.add_argument("file", type=Path, metavar="FILE", help=say("cli-games-export-file"))
    export.add_argument("--turns", action="store_true", help=say("cli-games-export-turns"))
    export.add_argument("--game", type=types.whole, metavar="N", help=say("cli-games-export-game"))
    _filters(export, say, types, argparse.SUPPRESS)
    taken = _action(actions, "import", say("cli-games-import"), say)
    taken.add_argument("file", type=Path, metavar="FILE", help=say("cli-games-import-file"))
    taken.add_argument("--date", type=types.date, metavar="DATE", help=say("cli-games-import-date"))
    delete = _action(actions, "delete", say("cli-games-delete"), say)
    delete.add_argument("games", nargs="+", type=types.whole, metavar="N", help=say("cli-games-number"))
    _yes(delete, say)
    date.add_argument("date", nargs="?", type=types.date, metavar="DATE", help=say("cli-games-date-value"))


def _add_players(commands: "argparse._SubParsersAction[Any]", say: Say) -> None:
    players = commands.add_parser("players", help=say("cli-players-command"), description=say("cli-players-command"))
    _journal(players, say)
    _json(players, say)
    actions = players.add_subparsers(dest="action", metavar=say("cli-command"))

    def action(name: str, words: str) -> argparse.ArgumentParser:
        parser = _action(actions, name, words, say)
        parser.add_argument("name", type=str.strip, metavar="NAME", help=say("cli-players-name"))
        return parser

    rename = action("rename", say("cli-players-rename"))
    rename.add_argument("new", type=_name_type(say), metavar="NEW", help=say("cli-players-new"))
    merge = action("merge", say("cli-players-merge"))
    merge.add_argument("into", type=str.strip, metavar="INTO", help=say("cli-players-into"))
    action("split", say("cli-players-split"))
    habits = action("set", say("cli-players-set"))
    for habit, values in HABITS.items():
        habits.add_argument(f"--{habit}", choices=(*values, "none"), help=say(f"cli-players-set-{habit}"))
    action("archive", say("cli-players-archive"))
    action("restore", say("cli-players-restore"))
    _yes(action("erase", say("cli-players-erase")), say)


def _name_type(say: Say) -> Callable[[str], str]:
    """The type of a name that a player can have."""

    def name(text: str) -> str:
        from palace_hub.views.table.start_form import LONGEST_NAME

        text = " ".join(text.split())
        if not 0 < len(text) <= LONGEST_NAME:
            raise argparse.ArgumentTypeError(say("cli-players-name-range", given=text, most=LONGEST_NAME))
        return text

    return name


def _add_stats(commands: "argparse._SubParsersAction[Any]", say: Say, types: OptionTypes) -> None:
    stats = commands.add_parser("stats", help=say("cli-stats"), description=say("cli-stats"))
    _journal(stats, say)
    _filters(stats, say, types)
    stats.add_argument("--anew", action="store_true", help=say("cli-stats-anew"))
    _json(stats, say)


def _action(actions: "argparse._SubParsersAction[Any]", name: str, words: str, say: Say) -> argparse.ArgumentParser:
    parser: argparse.ArgumentParser = actions.add_parser(name, help=words, description=words)
    _journal(parser, say, argparse.SUPPRESS)
    return parser


def _game(parser: argparse.ArgumentParser, say: Say, types: OptionTypes) -> None:
    parser.add_argument("game", type=types.whole, metavar="N", help=say("cli-games-number"))


def _yes(parser: argparse.ArgumentParser, say: Say) -> None:
    parser.add_argument("--yes", action="store_true", help=say("cli-history-yes"))


def _journal(parser: argparse.ArgumentParser, say: Say, default: Any = None) -> None:
    parser.add_argument("--journal", type=Path, metavar="FILE", default=default, help=say("cli-play-journal"))


def _json(parser: argparse.ArgumentParser, say: Say, default: Any = False) -> None:
    parser.add_argument("--json", action="store_true", default=default, help=say("cli-history-json"))


def _filters(parser: argparse.ArgumentParser, say: Say, types: OptionTypes, default: Any = None) -> None:
    """Which games count. A command below another one leaves the other's values: its default is `SUPPRESS`."""
    add = parser.add_argument
    add("--player", metavar="NAME", default=default, help=say("cli-filter-player"))
    add("--players", type=types.whole, choices=(2, 3, 4), metavar="N", default=default, help=say("cli-filter-players"))
    add("--year", type=types.whole, metavar="YEAR", default=default, help=say("cli-filter-year"))
    add("--since", type=types.date, metavar="DATE", default=default, help=say("cli-filter-since"))
    add("--set", metavar="SET", default=default, help=say("cli-filter-set"))
    add(
        "--expansions",
        type=types.expansions,
        metavar="NAME,...",
        default=default,
        help=say("cli-filter-expansions"),
    )
