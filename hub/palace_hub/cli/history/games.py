"""`palace games`: the list of past games, one of them, notes and dates."""

import argparse
import json
from dataclasses import replace

from palace_hub.cli.history.asking import is_sure, require_no_hub
from palace_hub.cli.history.exports import export_games, import_game
from palace_hub.cli.history.reading import filter_of, game_of, games_of, journal_of, width
from palace_hub.errors import UsageFault
from palace_hub.history.erasing import delete_games
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import LONGEST_NOTE, GameNote, Notebook, NotesFile, folder_of
from palace_hub.history.library import read_turns
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.history.games import game_facts, game_list, round_table, score_table, turn_table
from palace_hub.views.wording import Wording


class NoteTooLong(UsageFault):
    """A note has one line."""

    key = "games-note-too-long"


def games(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0; 1 for a game that is not there."""
    if arguments.action == "import":
        return import_game(arguments, catalogue)
    kept = games_of(arguments, catalogue)
    match arguments.action:
        case "show":
            return _show(arguments, kept, catalogue)
        case "note":
            return _note(arguments, kept, catalogue)
        case "date":
            return _date(arguments, kept, catalogue)
        case "export":
            return export_games(arguments, kept, catalogue)
        case "delete":
            return _delete(arguments, kept, catalogue)
        case _:
            return _list(arguments, kept, catalogue)


def _list(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    wanted = filter_of(arguments)
    found = [game for game in reversed(kept.games) if wanted.takes(game)]
    if arguments.json:
        print(json.dumps([game.as_json() for game in found], sort_keys=True))
        return 0
    if not found:
        print(catalogue.text_key("games-none", games=len(kept.games)))
        return 0
    for line in game_list(found, Wording(catalogue)).lines(width()):
        print(line)
    if any(game.doubt for game in found):
        print(catalogue.text_key("games-doubt-note"))
    return 0


def _show(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    game, wording = game_of(kept, arguments.game), Wording(catalogue)
    turns = read_turns(journal_of(arguments), (game.game,)).get(game.game, ())
    if arguments.json:
        print(json.dumps(game.as_json() | {"turns_played": [turn.as_json() for turn in turns]}, sort_keys=True))
        return 0
    blocks = [game_facts(game, wording), score_table(game, wording).lines(width())]
    if game.by_round:
        blocks.append([wording.say("game-rounds"), *round_table(game, wording).lines(width())])
    if arguments.turns:
        blocks.append([wording.say("game-turns"), *turn_table(game, turns, wording).lines(width())])
    print("\n\n".join("\n".join(block) for block in blocks))
    return 0


def _note(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    game = game_of(kept, arguments.game).game
    text = " ".join(" ".join(arguments.words).split())
    if len(text) > LONGEST_NOTE:
        raise NoteTooLong(f"{len(text)} characters", count=len(text), most=LONGEST_NOTE)
    _keep(arguments, kept.notebook, replace(kept.notebook.of(game), note=text))
    print(catalogue.text_key("games-noted" if text else "games-note-gone", game=game))
    return 0


def _date(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    game = game_of(kept, arguments.game).game
    _keep(arguments, kept.notebook, replace(kept.notebook.of(game), date=arguments.date))
    print(catalogue.text_key("games-date-gone" if arguments.date is None else "games-dated", game=game))
    return 0


def _delete(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    say, journal = catalogue.text_key, journal_of(arguments)
    found = [game_of(kept, number) for number in dict.fromkeys(arguments.games)]
    require_no_hub(journal)
    wording = Wording(catalogue)
    for line in game_list(found, wording).lines(width()) if not arguments.yes else ():
        print(line)
    if not is_sure(
        say("games-delete-question", games=len(found)), say("games-delete-word"), yes=arguments.yes, catalogue=catalogue
    ):
        return 1
    delete_games(journal, [game.game for game in found])
    print(say("games-deleted", games=len(found)))
    return 0


def _keep(arguments: argparse.Namespace, notebook: Notebook, note: GameNote) -> None:
    NotesFile.read(folder_of(journal_of(arguments))).keep(notebook.put(note))
