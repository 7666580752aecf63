"""`palace play`: the hub of a real table on the screen. It needs no node, no configuration and no saved game."""

import argparse
import shlex
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path

from monkey_palace.board.pieces import MAX_PLAYERS
from monkey_palace.cards.model import CardSet, load_set
from monkey_palace.errors import DataError
from palace_hub.card_sets.checking import untyped
from palace_hub.card_sets.document import draft_of
from palace_hub.card_sets.draft import SetDraft
from palace_hub.card_sets.folder import named_set, read_texts, set_names
from palace_hub.card_sets.shelf import SetShelf
from palace_hub.cli.output_files import require_file
from palace_hub.cli.real_table import RealTable, drawn_seed, real_table
from palace_hub.cli.upkeep.safe_mode import safe_is_chosen, safe_table
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.step import HubCore
from palace_hub.core.tray.calibration_file import CalibrationFile
from palace_hub.errors import BadConfig, UsageFault
from palace_hub.files.configuration import box_of, journal_path
from palace_hub.files.folders import state_folder
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.error_sentence import sentence_of
from palace_hub.run.hub_thread import Screen
from palace_hub.run.recording import Recorder
from palace_hub.run.start_count import StartCount, failed_starts, last_failure
from palace_hub.views.cards.check_page import lacking
from palace_hub.views.snapshot import Sound

MOST_PILES = 4
"""Piles that the sentence about an incomplete set names; it has room for no more."""


class NoSuchFolder(BadConfig):
    """No folder has the card set's name."""

    key = "no-set-folder"


class IncompleteSet(BadConfig):
    """A card set of which something is not typed yet."""

    key = "cards-not-complete"


def play(arguments: argparse.Namespace, catalogue: Catalogue, screen: Screen) -> int:
    """The exit code that the user left with, mostly 0; the journal keeps the game. `screen` shows the running hub."""
    require_file(arguments.record_frames, "--record-frames", new=True)
    folder, bots = state_folder(), seated(arguments.bot)
    if arguments.safe or safe_is_chosen(failed_starts(folder), last_failure(folder), catalogue):
        return _play_safely(arguments, bots, catalogue, screen)
    with StartCount(folder, sentence_of=partial(sentence_of, catalogue=catalogue)), real_table(arguments) as table:
        screen = _faces(arguments, table, screen)
        chosen = arguments.set or table.config.card_set
        usual = str(chosen) if chosen is not None and not chosen.is_dir() else None
        core = HubCore(
            table.journal,
            draw_seed=drawn_seed,
            enter_by=table.config.enter_by,
            ground_map=arguments.ground_map or table.config.ground_map,
            card_set=cards_in(chosen, catalogue),
            calibration_file=CalibrationFile.read(table.folder),
            plate_file=PlateFile.read(table.folder),
            box=box_of(table.config.box),
            sets=SetShelf(usual=usual),
            bots=bots,
            sound=Sound(buzzer=table.config.sound.buzzer, bell=table.config.sound.bell),
        )
        frames: Path | None = arguments.record_frames
        with nullcontext() if frames is None else Recorder(core, frames):
            code = table.attend(core, screen, catalogue, advises=True)
    if not arguments.headless:
        _tell_kept(core, arguments.journal, catalogue)
    return code


def _tell_kept(core: HubCore, journal: Path | None, catalogue: Catalogue) -> None:
    """Say how a game goes on that was left before its end. `journal`: its file; None: that of the settings."""
    book = core.hub.book
    if book is None or book.game.state.ended:
        return
    command = shlex.join(("palace", "play", *(("--journal", str(journal)) if journal is not None else ())))
    print(catalogue.text_key("cli-game-kept", command=command))


def _play_safely(arguments: argparse.Namespace, bots: Mapping[str, str], catalogue: Catalogue, screen: Screen) -> int:
    """A game by hand on the terminal; other options than the journal, the map and bots are not used."""
    if arguments.headless:
        raise HeadlessInSafeMode("the safe mode needs the terminal")
    with safe_table(arguments.journal) as table:
        core = HubCore(table.journal, draw_seed=drawn_seed, ground_map=arguments.ground_map or 1, bots=bots)
        code = table.attend(core, screen, catalogue, advises=True)
    elsewhere = table.config.journal != journal_path()
    _tell_kept(core, table.config.journal if elsewhere else None, catalogue)
    return code


def _faces(arguments: argparse.Namespace, table: RealTable, screen: Screen) -> Screen:
    """The terminal, the web page beside it, or the web page alone. Raises `NothingToShow`."""
    settings = table.config.web
    if arguments.web_port is not None:
        settings = settings.model_copy(update={"port": arguments.web_port})
    if not (arguments.web or settings.enabled):
        if arguments.headless:
            raise NothingToShow("--headless shows nothing without --web")
        return screen
    from palace_hub.cli.web import alone, beside  # aiohttp is loaded for the page alone

    return (alone if arguments.headless else partial(beside, screen))(settings, table.folder)


class NothingToShow(UsageFault):
    """A hub without terminal and without web page."""

    key = "cli-headless-web"


class HeadlessInSafeMode(UsageFault):
    """The safe mode has no web page, so that it needs the terminal."""

    key = "cli-headless-safe"


class SameName(BadConfig):
    """One player is named twice."""

    key = "cli-bot-twice"


class TooManyBots(BadConfig):
    """More bots than a game has players."""

    key = "cli-bots-all"


def seated(named: Sequence[tuple[str, str]]) -> dict[str, str]:
    """The bots by the name of the player. Raises `SameName` or `TooManyBots`."""
    names = [name.casefold() for name, _bot in named]
    twice = next((name for (name, _bot), key in zip(named, names, strict=True) if names.count(key) > 1), None)
    if twice is not None:
        raise SameName(f"two bots for {twice}", given=twice)
    if len(named) > MAX_PLAYERS:
        raise TooManyBots(f"{len(named)} bots for {MAX_PLAYERS} seats", count=len(named), most=MAX_PLAYERS)
    return dict(named)


def cards_in(folder: Path | None, catalogue: Catalogue) -> CardSet | None:
    """The card set in `folder`, or the user's own set of this name; None without a folder.

    Raises `NoSuchFolder`, `IncompleteSet`, and `DataError` naming file, line and field of the first fault.
    """
    if folder is None:
        return None
    found = folder if folder.is_dir() else named_set(str(folder))
    if found is None:
        raise NoSuchFolder(f"{folder} is no folder", folder=str(folder), known=", ".join(set_names()) or "none")
    try:
        return load_set(found.resolve(), incomplete=True)
    except DataError:
        texts, unread = read_texts(found)
        draft = None if unread else draft_of(texts)
        if isinstance(draft, SetDraft) and untyped(draft).keeps_from_play:
            missing = "; ".join(lacking(untyped(draft), catalogue, MOST_PILES))
            raise IncompleteSet(f"{found} is not complete: {missing}", name=str(folder), missing=missing) from None
        raise
