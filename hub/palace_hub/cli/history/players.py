"""`palace players`: who plays here; names, marks and habits; erasing a player from all games."""

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from monkey_palace.game.setup import compared_name
from palace_hub.cli.history.asking import is_sure, require_no_hub
from palace_hub.cli.history.reading import games_of, journal_of, width
from palace_hub.history.erasing import erase_player, files_with
from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import KnownPlayer, PlayerRefused, PlayerRegister, PlayersFile, folder_of
from palace_hub.history.statistics import is_player
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.history.players import player_list
from palace_hub.views.wording import Wording


def players(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0; 1 for a player who is not there, or a change that is not possible."""
    kept, say = games_of(arguments, catalogue), catalogue.text_key
    if arguments.action is None:
        return _list(arguments, kept, catalogue)
    name = _known(kept, arguments.name)
    register = kept.register
    match arguments.action:
        case "rename":
            _require_free(kept, name, arguments.new)
            _keep(arguments, register.renamed(name, arguments.new))
            print(say("players-renamed", name=name, new=arguments.new))
        case "merge":
            into = _known(kept, arguments.into)
            _require_apart(kept.games, name, into)
            _keep(arguments, register.merged(name, into))
            print(say("players-merged", name=name, into=into))
        case "split":
            _keep(arguments, register.split(arguments.name))
            print(say("players-split", name=arguments.name))
        case "set":
            changed = replace(register.find(name) or KnownPlayer(name), **_given(arguments))
            _keep(arguments, register.put(changed))
            print(say("players-set", name=name))
        case "archive" | "restore":
            archived = arguments.action == "archive"
            _keep(arguments, register.put(replace(register.find(name) or KnownPlayer(name), archived=archived)))
            print(say("players-is-archived" if archived else "players-is-back", name=name))
        case _:
            return _erase(arguments, name, kept, catalogue)
    return 0


def _list(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    if arguments.json:
        known = [kept.register.find(name) or KnownPlayer(name) for name in kept.names]
        known += [player for player in kept.register.players if player not in known]
        print(json.dumps([asdict(player) for player in known], sort_keys=True))
        return 0
    table = player_list(kept.games, kept.register, Wording(catalogue))
    if not table.rows:
        print(catalogue.text_key("players-none"))
        return 0
    for line in table.lines(width()):
        print(line)
    return 0


def _known(kept: KeptGames, name: str) -> str:
    """The player's present name. Raises `PlayerRefused` for a name that nobody has."""
    if (player := kept.register.find(name)) is not None:
        return player.name
    known = {compared_name(own): own for own in kept.names}
    if compared_name(name) not in known:
        raise PlayerRefused("player-refused-unknown", name=name, known=", ".join(kept.names) or "-")
    return known[compared_name(name)]


def _require_free(kept: KeptGames, name: str, new: str) -> None:
    """Raises `PlayerRefused` where another player of the games has the new name."""
    taken = {compared_name(own) for own in kept.names} - {compared_name(name)}
    if compared_name(new) in taken:
        raise PlayerRefused("player-refused-name-taken", name=name, new=new)


def _require_apart(games: Sequence[GameFacts], name: str, other: str) -> None:
    """Raises `PlayerRefused` where both played in one game: they are not the same person."""
    for game in games:
        if all(any(is_player(seat, one) for seat in game.seats) for one in (name, other)):
            raise PlayerRefused("player-refused-together", name=name, other=other, game=game.game)


def _given(arguments: argparse.Namespace) -> dict[str, Any]:
    """The marks and habits that were named; "none" takes one away."""
    given = {key: getattr(arguments, key) for key in ("colour", "symbol", "side", "hints")}
    named = {key: "" if value == "none" else value for key, value in given.items() if value is not None}
    if not named:
        raise PlayerRefused("player-refused-nothing")
    return named


def _keep(arguments: argparse.Namespace, register: PlayerRegister) -> None:
    PlayersFile.read(folder_of(journal_of(arguments))).keep(register)


def _erase(arguments: argparse.Namespace, name: str, kept: KeptGames, catalogue: Catalogue) -> int:
    say, journal = catalogue.text_key, journal_of(arguments)
    require_no_hub(journal)
    count = sum(any(is_player(seat, name) for seat in game.seats) for game in kept.games)
    question = say("players-erase-question", name=name, games=count)
    if not is_sure(question, name, yes=arguments.yes, catalogue=catalogue):
        return 1
    names = erase_player(journal, name, kept.register)
    print(say("players-erased", name=name, games=count))
    return _tell_of_files(files_with(journal, names), catalogue)


def _tell_of_files(files: Sequence[Path], catalogue: Catalogue) -> int:
    if files:
        print(catalogue.text_key("players-files", count=len(files)))
        for file in files:
            print(f"  {file}")
    return 0
