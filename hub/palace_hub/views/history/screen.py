"""The screens of past games: the list with one chosen game, and a game that is not finished."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.history.dates import YEARS, date_text, typed_date
from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.statistics import GameFilter
from palace_hub.locale.message import Message
from palace_hub.views.history.filtering import filter_words
from palace_hub.views.history.games import game_facts, game_list, round_table, score_table
from palace_hub.views.pages.text_pages import PageLine, PageView, heading
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class GameRows:
    """The list: the words of its columns, a line for each game, and which is chosen; or why there is none."""

    head: str
    rows: tuple[str, ...]
    chosen: int = 0
    empty: str = ""


def game_rows(games: Sequence[GameFacts], width: int, wording: Wording, *, none_at_all: bool) -> GameRows:
    """The games as given, in lines of `width` cells. `none_at_all`: nothing was ever played here."""
    if not games:
        return GameRows("", (), empty=wording.say("past-none" if none_at_all else "past-none-fits"))
    table = game_list(games, wording)
    head, *rows = type(table)(table.columns, table.rows).lines(width)  # the details have the notes
    return GameRows(head, tuple(rows))


def games_title(kept: KeptGames, shown: int, wanted: GameFilter, wording: Wording) -> str:
    """How many games are listed, of how many."""
    words = filter_words(wanted, wording)
    key = "past-title-some" if words else "past-title"
    return wording.say(key, shown=shown, games=len(kept.games), filter=words)


def warnings(kept: KeptGames, wording: Wording) -> tuple[str, ...]:
    """What could not be read."""
    said = tuple(wording.message(fault) for fault in kept.faults)
    if kept.unreadable:
        numbers = wording.joined(map(str, kept.unreadable))
        said += (wording.say("games-unreadable", games=numbers, count=len(kept.unreadable)),)
    return said


def details(game: GameFacts, wording: Wording) -> tuple[str, ...]:
    """What is known of the chosen game, its note first."""
    lines = game_facts(game, wording, on_screen=True)
    return (lines.pop(), *lines) if game.note else tuple(lines)


def date_to_type(game: GameFacts) -> str:
    """The date of a game in the line in which people set it; "" for one that is not sure."""
    return "" if game.started is None or game.doubt else date_text(game.started)


def date_refusal(text: str) -> Message | None:
    """Why a typed date cannot be kept. Without words the clock's date counts again."""
    if not text or typed_date(text) is not None:
        return None
    return Message("past-date-refused", {"given": text, "first": str(YEARS[0]), "last": str(YEARS[-1])})


def can_go_on(game: int, snapshot: Snapshot) -> bool:
    """Can this game be played on now? Then it is the one that the hub offers, or one of those that were put aside."""
    if snapshot.phase is Phase.RESUME:
        return snapshot.resume is not None and snapshot.resume.game == game
    waits = any(waiting.game == game for waiting in snapshot.waiting)
    return waits and snapshot.phase in (Phase.NO_GAME, Phase.ENDED)


def open_game_page(snapshot: Snapshot, width: int, wording: Wording) -> PageView:
    """A past game that was not finished: its facts and its score so far."""
    game = snapshot.past
    if game is None:
        return PageView("", ())
    lines = [PageLine(line) for line in details(game, wording)]
    lines += [PageLine(""), *table_lines(score_table(game, wording).lines(width))]
    if game.by_round:
        lines += [PageLine(""), PageLine(wording.say("game-rounds"), "now", bold=True)]
        lines += table_lines(round_table(game, wording).lines(width))
    return PageView(wording.say("past-open-title", game=game.game), tuple(lines))


def table_lines(lines: Sequence[str]) -> list[PageLine]:
    """The lines of a table, its head in grey."""
    return [heading(lines[0]), *map(PageLine, lines[1:])]
