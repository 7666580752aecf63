"""Games in a journal for the screens of past games, and the application on them."""

from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.history.made_games import DAY_S, FIRST_DAY, MadeGame, write_game
from tests.tui.app_pilot import comes, until
from tests.tui.conftest import RecordingSource
from textual.pilot import Pilot

from palace_hub.history.library import read_games
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.run.past_games import PastGamesOfJournal
from palace_hub.tui.history.games_screen import GamesScreen
from palace_hub.tui.palace_app import PalaceApp
from palace_hub.views.snapshot import Snapshot

GAMES = (
    MadeGame(("Ann", "Bo"), 1, expansions=("butterfly", "frog"), undo_each=10),
    MadeGame(("Bo", "Ann", "Cy"), 2, wall=FIRST_DAY + 300 * DAY_S, tray="tray"),
    MadeGame(("Ann", "Cy"), 4, most=40, wall=1000.0),
)
"""Two finished games of two and three players in two years; an unfinished one of a clock that was not set."""


@cache
def kept_journal() -> Path:
    """A journal with `GAMES`, folded already; nobody changes it."""
    path = Path(mkdtemp(prefix="past-games-")) / "journal.sqlite"
    with Journal.open(path) as store:
        for made in GAMES:
            write_game(store, made)
        store.set_aside()
    read_games(path)
    return path


def past_app(snapshot: Snapshot, journal: Path, terminal: str = "xterm") -> tuple[PalaceApp, RecordingSource]:
    source = RecordingSource(snapshot)
    past = PastGamesOfJournal(journal)
    return PalaceApp(source, catalogue=Catalogue(), past_games=past, terminal=terminal, interval=0), source


async def listed(pilot: Pilot[None]) -> GamesScreen:
    """The list of past games, once nothing is read or written."""
    await comes(pilot, GamesScreen)
    screen = pilot.app.screen
    assert isinstance(screen, GamesScreen)
    await until(pilot, lambda: screen.kept is not None and not screen.is_busy)
    return screen
