"""The middle of the pages of past games: the list, one game, the statistics. Drawn behind the server."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from monkey_palace.bots.analysis import Analysis
from monkey_palace.game.card_set import cards_of
from palace_hub.history.dates import LONGEST_DATE
from palace_hub.history.facts import GameFacts
from palace_hub.history.games import KeptGames
from palace_hub.history.kept import LONGEST_NOTE
from palace_hub.history.statistics import GameFilter, statistics
from palace_hub.views.history.chart import bananas_chart
from palace_hub.views.history.games import game_list, round_table, score_table
from palace_hub.views.history.screen import can_go_on, date_to_type, details, games_title, warnings
from palace_hub.views.history.statistics import heading, pair_lines, player_tables, record_lines
from palace_hub.views.pages import text_pages
from palace_hub.views.pages.analysis import deciding_lines, signs_legend, turn_table
from palace_hub.views.pages.review import can_analyse
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording
from palace_hub.web.history.query import address_of, filter_fields
from palace_hub.web.render import render
from palace_hub.web.score_page import score_head, score_stage
from palace_hub.web.svg.chart import bananas_svg
from palace_hub.web.table_page import palace

GAMES_A_PAGE: Final = 40


@dataclass(frozen=True, slots=True)
class GameEntry:
    """One game of the list: its address, its texts under the words of their columns, and its note."""

    address: str
    texts: tuple[tuple[str, str], ...]
    note: str


def list_part(kept: KeptGames, wanted: GameFilter, page: int, wording: Wording) -> str:
    """The games that the filter takes, newest first."""
    taken = [game for game in reversed(kept.games) if wanted.takes(game)]
    pages = max(1, -(-len(taken) // GAMES_A_PAGE))
    shown = taken[(page - 1) * GAMES_A_PAGE : page * GAMES_A_PAGE]
    empty = "" if shown else wording.say("past-none-fits" if kept.games else "past-none")
    return render(
        "past_list.html",
        say=wording.say,
        title=games_title(kept, len(taken), wanted, wording),
        warnings=warnings(kept, wording),
        fields=filter_fields(kept.games, wanted, wording),
        entries=_entries(shown, wording),
        empty=empty,
        page=page,
        pages=pages,
        before=address_of(wanted, page - 1) if 1 < page <= pages else None,
        after=address_of(wanted, page + 1) if page < pages else None,
        filter=address_of(wanted),
    )


def _entries(games: Sequence[GameFacts], wording: Wording) -> list[GameEntry]:
    table = game_list(games, wording)
    words, notes = [column.word for column in table.columns], dict(table.notes)
    return [
        GameEntry(f"/games/{game.game}", tuple(zip(words, row, strict=True)), notes.get(place, ""))
        for place, (game, row) in enumerate(zip(games, table.rows, strict=True))
    ]


@dataclass(frozen=True, slots=True)
class HostPart:
    """What the host may do with a game, below it. `date`: its date as it may be typed."""

    facts: GameFacts
    date: str
    goes_on: bool
    longest_note: int = LONGEST_NOTE
    longest_date: int = LONGEST_DATE


def host_part(facts: GameFacts, newest: Snapshot) -> HostPart:
    """`newest`: what the hub shows now, which says whether the game can go on."""
    return HostPart(facts, date_to_type(facts), not facts.is_over and can_go_on(facts.game, newest))


def game_part(facts: GameFacts, snapshot: Snapshot, wording: Wording, *, analysed: bool) -> str:
    """One game: its score or how far it came, the palace, the rounds, the log. `analysed`: with its analysis."""
    head = score_head(snapshot, wording)
    tables = [("game-rounds", round_table(facts, wording))] if facts.by_round else []
    return render(
        "past_game.html",
        say=wording.say,
        head=head,
        title=wording.say("past-open-title", game=facts.game),
        address=f"/games/{facts.game}",
        facts=details(facts, wording),
        stage=score_stage(snapshot, wording),
        tables=tables if head else [("past-so-far", score_table(facts, wording)), *tables],
        palace=palace(snapshot, wording),
        log=text_pages.log(snapshot, wording),
        steps=len(snapshot.history),
        analysed=analysed and can_analyse(snapshot),
    )


def analysis_part(facts: GameFacts, snapshot: Snapshot, analysis: Analysis, wording: Wording) -> str:
    """How a game was decided: the turns that did it, the chances as a chart, and a row for each turn."""
    lines = [wording.say("analysis-no-chances")]
    if analysis.wins:
        games = [wins.games for wins in analysis.wins if wins.games]
        lines = [wording.say("analysis-key", least=min(games), most=max(games)), signs_legend(wording)]
    return render(
        "past_analysis.html",
        say=wording.say,
        title=wording.say("web-analysis-title", game=facts.game),
        address=f"/games/{facts.game}",
        deciding=deciding_lines(analysis, wording) if analysis.wins else (),
        table=turn_table(analysis, cards_of(snapshot.history[-1]), wording),
        lines=lines,
    )


def statistics_part(kept: KeptGames, wanted: GameFilter, wording: Wording) -> str:
    """All tables, lists and the chart of the games that count."""
    found = statistics(kept.games, wanted)
    chart = bananas_chart(kept, wanted, wording)
    values: dict[str, Any] = {"tables": (), "pairs": (), "records": (), "chart": "", "chart_words": ""}
    if found.games:
        values = {
            "tables": player_tables(found, wording),
            "pairs": pair_lines(found, wording) or [wording.say("stats-no-pairs")],
            "records": record_lines(found, wording),
            "chart": bananas_svg(chart, wording),
            "chart_words": chart.why or chart.key,
        }
    return render(
        "statistics.html",
        say=wording.say,
        warnings=warnings(kept, wording),
        fields=filter_fields(kept.games, wanted, wording),
        lines=heading(found, wording),
        filter=address_of(wanted),
        **values,
    )
