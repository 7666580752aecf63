"""Statistics in tables and sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.history.statistics import SOURCES, PlayerStatistics, TableStatistics
from palace_hub.locale.message import decimal
from palace_hub.views.history.table import TextColumn, TextTable
from palace_hub.views.history.words import date_words, length_words, player_words
from palace_hub.views.wording import Wording


def heading(found: TableStatistics, wording: Wording) -> list[str]:
    """What all games have in common."""
    if not found.games:
        return [wording.say("stats-none", unfinished=found.unfinished)]
    return [
        wording.say(
            "stats-head",
            games=found.games,
            unfinished=found.unfinished,
            time=length_words(found.seconds),
            rounds=decimal(found.rounds, 1),
            average=decimal(found.average, 1),
        ),
        wording.say("stats-first", wins=found.first_wins, games=found.games, expected=decimal(found.first_expected, 1)),
    ]


@dataclass(frozen=True, slots=True)
class PlayerTable:
    """A table with a row for each player; `key` explains its columns."""

    title: str
    key: str
    table: TextTable


def player_tables(found: TableStatistics, wording: Wording) -> tuple[PlayerTable, ...]:
    """Results, what was built, where bananas came from, how long steps took."""
    return tuple(
        PlayerTable(wording.say(f"stats-title-{key}"), wording.say(f"stats-key-{key}"), table(found.players, wording))
        for key, table in (("results", _results), ("built", _built), ("sources", _sources), ("pace", _pace))
    )


def _table(columns: tuple[str, ...], rows: Sequence[tuple[str, ...]], wording: Wording) -> TextTable:
    words = tuple(TextColumn(wording.say(f"stats-column-{key}"), is_number=True) for key in columns)
    return TextTable((TextColumn(wording.say("stats-column-player"), gives_way=True), *words), tuple(rows))


def _name(player: PlayerStatistics, wording: Wording) -> str:
    return player_words(player.name, player.bot, wording)


def _results(players: tuple[PlayerStatistics, ...], wording: Wording) -> TextTable:
    rows = [
        (
            _name(player, wording),
            str(player.games),
            str(player.wins),
            f"{100 * player.wins / player.games:.0f}",
            f"{100 * player.low:.0f}-{100 * player.high:.0f}",
            f"{100 * player.expected:.0f}",
            wording.number(player.average, 1),
            str(player.best),
            wording.number(player.margin, 1, "+"),
            f"{player.streak}/{player.best_streak}",
        )
        for player in players
    ]
    columns = ("games", "wins", "rate", "interval", "expected", "average", "best", "margin", "streak")
    return _table(columns, rows, wording)


def _built(players: tuple[PlayerStatistics, ...], wording: Wording) -> TextTable:
    rows = [
        (
            _name(player, wording),
            str(player.longest),
            str(player.highest),
            wording.say("stats-colour", colour=player.favourite or "none"),
            per(player.arches, player.built, wording),
            per(player.credits, player.turns, wording),
            per(player.lapsed, player.turns, wording),
            per(player.bought, player.games, wording),
            per(player.hints, player.games, wording),
        )
        for player in players
    ]
    columns = ("longest", "highest", "colour", "arches", "credits", "lapsed", "bought", "hints")
    return _table(columns, rows, wording)


def _sources(players: tuple[PlayerStatistics, ...], wording: Wording) -> TextTable:
    rows = [
        (_name(player, wording), *(per(player.sources[source], player.games, wording) for source in SOURCES))
        for player in players
    ]
    return _table(SOURCES, rows, wording)


def _pace(players: tuple[PlayerStatistics, ...], wording: Wording) -> TextTable:
    steps = ("build", "cards", "bricks", "figures")
    rows = [
        (_name(player, wording), *(f"{player.pace[step]:.0f}" if step in player.pace else "-" for step in steps))
        for player in players
    ]
    return _table(tuple(f"step-{step}" for step in steps), rows, wording)


def pair_lines(found: TableStatistics, wording: Wording) -> list[str]:
    """A sentence for each two players."""
    return [
        wording.say(
            "stats-pair",
            name=pair.name,
            other=pair.other,
            games=pair.games,
            more=pair.more,
            fewer=pair.fewer,
            difference=decimal(pair.difference, 1, "+"),
        )
        for pair in found.pairs
    ]


def record_lines(found: TableStatistics, wording: Wording) -> list[str]:
    """A sentence for each record, with player, game and date."""
    return [
        wording.say(
            f"stats-record-{entry.kind}",
            value=entry.value,
            name=player_words(entry.name, entry.bot, wording),
            game=entry.game,
            date=date_words(entry.started, entry.doubt, wording, time=False),
        )
        for entry in found.records
    ]


def per(total: int, count: int, wording: Wording) -> str:
    """Mean with one decimal; a dash where nothing was counted."""
    return wording.number(total / count, 1) if count else "-"
