"""All kept games of a journal as facts, with what people say of them: the source of lists and statistics.

Facts are folded once and cached (`history.cache`); the register and the notes are laid over them at each reading.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Final

from monkey_palace.errors import RulesError
from monkey_palace.game.setup import compared_name
from palace_hub.history.cache import FactsCache
from palace_hub.history.facts import ClockDoubt, GameFacts, TurnFacts
from palace_hub.history.fold import facts_of
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import GameNote, Notebook, NotesFile, PlayerRegister, PlayersFile, folder_of
from palace_hub.journal.glance import GameGlance, Glance
from palace_hub.journal.rows import LOST

CACHE: Final = "facts.sqlite"

Told = Callable[[int, int], None]
"""Called with the number of games that were folded anew, and with how many there are to fold."""


def read_games(journal: Path, told: Told = lambda done, of: None, *, anew: bool = False) -> KeptGames:
    """The games of the journal at this path, which a hub may have open.

    `anew`: fold all of them again. Raises `KeepingFault` where there is no journal.
    """
    folder = folder_of(journal)
    players, notes = PlayersFile.read(folder), NotesFile.read(folder)
    register, notebook = players.content or PlayerRegister(), notes.content or Notebook()
    with Glance.open(journal) as glance, FactsCache(folder / CACHE) as cache:
        facts, unreadable = _facts(glance, cache, told, anew=anew)
        cache.keep_only(game.id for game in glance.games)
    faults = tuple(file.fault for file in (players, notes) if file.fault is not None)
    gone = frozenset(notebook.gone)
    facts = [game for game in facts if game.game not in gone]
    return KeptGames(_as_known(facts, register, notebook), unreadable, register, notebook, faults)


def read_turns(journal: Path, games: tuple[int, ...]) -> dict[int, tuple[TurnFacts, ...]]:
    """The finished turns of these games, by game; one that cannot be read has none."""
    found = {}
    with Glance.open(journal) as glance, FactsCache(folder_of(journal) / CACHE) as cache:
        for game in glance.games:
            if game.id in games:
                turns = cache.turns(game)
                if turns is None:
                    folded = _fold(glance, game)
                    turns = () if folded is None else folded[1]
                found[game.id] = turns
    return found


def _facts(glance: Glance, cache: FactsCache, told: Told, *, anew: bool) -> tuple[list[GameFacts], tuple[int, ...]]:
    cached = {} if anew else cache.facts()
    new = [game for game in glance.games if game.status != LOST and (game.id, game.events, game.last) not in cached]
    unreadable = [game.id for game in glance.games if game.status == LOST]
    done = 0
    found = []
    for game in glance.games:
        if game.status == LOST:
            continue
        facts = cached.get((game.id, game.events, game.last))
        if facts is None:
            folded = _fold(glance, game)
            done += 1
            told(done, len(new))
            if folded is None:
                unreadable.append(game.id)
                continue
            facts, turns = folded
            cache.put(game, facts, turns)
        found.append(replace(facts, status=game.status, has_loss=game.has_loss))
    return found, tuple(sorted(unreadable))


def _fold(glance: Glance, game: GameGlance) -> tuple[GameFacts, tuple[TurnFacts, ...]] | None:
    """The facts of a game and its turns; None for a game that cannot be replayed."""
    try:
        return facts_of(game, glance.header(game), glance.events(game))
    except (RulesError, KeyError, TypeError, ValueError, IndexError):
        return None


def _as_known(facts: list[GameFacts], register: PlayerRegister, notebook: Notebook) -> tuple[GameFacts, ...]:
    """The games with the players' present names, the notes, and the dates that people set."""
    notes = {note.game: note for note in notebook.games}
    names: dict[str, str] = {}
    for game in facts:  # of one name's spellings, the last one is used
        names |= {seat.name: register.shown(seat.name) for seat in game.seats if seat.name not in names}
    spelling = {compared_name(name): name for name in names.values()}
    known = []
    latest: float | None = None
    for game in facts:
        seats = tuple(
            seat if (name := spelling[compared_name(names[seat.name])]) == seat.name else replace(seat, name=name)
            for seat in game.seats
        )
        note = notes.get(game.game, GameNote(game.game))
        game = _dated(replace(game, seats=seats), note)
        if note.date is None and game.doubt is ClockDoubt.NONE and game.started is not None:
            if latest is not None and game.started < latest:
                game = replace(game, doubt=ClockDoubt.WENT_BACK)
            else:
                latest = game.started
        known.append(game)
    return tuple(known)


def _dated(game: GameFacts, note: GameNote) -> GameFacts:
    if note.date is None:
        return replace(game, note=note.note)
    length = game.seconds if game.started is None or game.ended is None else game.ended - game.started
    return replace(game, note=note.note, started=note.date, ended=note.date + length, doubt=ClockDoubt.NONE)
