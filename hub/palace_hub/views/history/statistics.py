"""Statistics in tables and sentences."""

from collections.abc import Sequence
from dataclasses import dataclass

from palace_hub.history.statistics import SOURCES, PlayerStatistics, TableStatistics
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
            rounds=decimal(found.rounds),
            average=decimal(found.average),
        ),
        wording.say("stats-first", wins=found.first_wins, games=found.games, expected=decimal(found.first_expected)),
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
            decimal(player.average),
            str(player.best),
            f"{player.margin:+.1f}",
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
            per(player.arches, player.built),
            per(player.credits, player.turns),
            per(player.lapsed, player.turns),
            per(player.bought, player.games),
            per(player.hints, player.games),
        )
        for player in players
    ]
    columns = ("longest", "highest", "colour", "arches", "credits", "lapsed", "bought", "hints")
    return _table(columns, rows, wording)


def _sources(players: tuple[PlayerStatistics, ...], wording: Wording) -> TextTable:
    rows = [
        (_name(player, wording), *(per(player.sources[source], player.games) for source in SOURCES))
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
            difference=f"{pair.difference:+.1f}",
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


def decimal(number: float) -> str:
    return f"{number:.1f}"


def per(total: int, count: int) -> str:
    """Mean with one decimal; a dash where nothing was counted."""
    return decimal(total / count) if count else "-"
