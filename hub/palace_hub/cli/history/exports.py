"""`palace games export` and `import`: tables, records and pictures of games, and records from elsewhere."""

import argparse
import json
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from palace_hub.cli.history.asking import require_no_hub
from palace_hub.cli.history.reading import filter_of, game_of, journal_of
from palace_hub.cli.output_files import require_file
from palace_hub.errors import UsageFault, WrongUsage
from palace_hub.history.exporting import games_json, players_csv, turns_csv
from palace_hub.history.facts import GameFacts, TurnFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.importing import import_record
from palace_hub.history.kept import PlayerRegister, PlayersFile, folder_of
from palace_hub.history.library import read_turns
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import record

OF_ONE_GAME = (".jsonl", ".svg")
ENDINGS = (".csv", ".json", *OF_ONE_GAME)


class UnknownEnding(WrongUsage):
    """The name of the file does not say what to write."""

    key = "export-ending"


class WhichGame(WrongUsage):
    """A record or a picture is that of one game."""

    key = "export-which-game"


class NoPicture(UsageFault):
    """A game that goes on has no picture of its score."""

    key = "export-no-picture"


class NotExported(UsageFault):
    """The file cannot be written: the disk is full, or a stick was pulled."""

    key = "export-not-written"


def export_games(arguments: argparse.Namespace, kept: KeptGames, catalogue: Catalogue) -> int:
    """Write what the file's ending names. Exit code 0."""
    file, journal = arguments.file, journal_of(arguments)
    if file.suffix not in ENDINGS:
        raise UnknownEnding(f"{file}", file=str(file))
    if file.suffix in OF_ONE_GAME and arguments.game is None:
        raise WhichGame(f"{file}", file=str(file))
    require_file(file, "export")
    wanted = filter_of(arguments)
    games = [game for game in kept.games if wanted.takes(game)]
    if arguments.game is not None:
        games = [game_of(kept, arguments.game)]
    try:
        if file.suffix in OF_ONE_GAME:
            _write_game(file, journal, games[0])
        else:
            has_turns = arguments.turns or file.suffix == ".json"
            turns = read_turns(journal, tuple(game.game for game in games)) if has_turns else {}
            file.write_text(_text(file, games, turns, of_turns=arguments.turns), encoding="utf-8")
    except OSError as error:
        what = error.strerror or str(error)
        raise NotExported(f"{file}: {what}", file=str(file), what=what) from None
    print(catalogue.text_key("games-exported", games=len(games), file=str(file)))
    return 0


def _text(file: Path, games: Sequence[GameFacts], turns: Mapping[int, Sequence[TurnFacts]], *, of_turns: bool) -> str:
    if file.suffix == ".json":
        return json.dumps(games_json(games, turns), indent=1, sort_keys=True) + "\n"
    return turns_csv(games, turns) if of_turns else players_csv(games)


def _write_game(file: Path, journal: Path, game: GameFacts) -> None:
    """The record, which `palace replay` and `palace games import` read, or the picture of palace and score."""
    with Journal.open(journal, read_only=True) as store:
        if file.suffix == ".jsonl":
            record.write(store, file, game.game)
            return
        book = record.kept_book(store, game.game)
    from palace_hub.core.export import scored  # views and drawing are loaded for a picture only
    from palace_hub.views.pages.score_picture import score_picture
    from palace_hub.views.seats import marked
    from palace_hub.views.wording import Wording

    register = PlayersFile.read(folder_of(journal)).content or PlayerRegister()
    shown = replace(scored(book), known_players=register.known)
    picture = score_picture(shown, marked(Wording(), shown))
    if picture is None:
        raise NoPicture(f"game {game.game}", game=game.game)
    file.write_text(picture, encoding="utf-8")


def import_game(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Keep the game of a record. Exit code 0."""
    journal = journal_of(arguments)
    require_no_hub(journal)
    game = import_record(arguments.file, journal, arguments.date)
    print(catalogue.text_key("games-imported", game=game, file=str(arguments.file)))
    return 0
