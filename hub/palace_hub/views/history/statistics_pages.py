"""The pages of the statistics screen, one table or list each."""

from typing import Final

from palace_hub.history.statistics import GameFilter, TableStatistics
from palace_hub.views.history.filtering import filter_words
from palace_hub.views.history.screen import table_lines
from palace_hub.views.history.statistics import heading as summary
from palace_hub.views.history.statistics import pair_lines, player_tables, record_lines
from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.wording import Wording

TABLES: Final = ("results", "built", "sources", "pace")
PAGES: Final = (*TABLES, "pairs", "records", "chart")


def page_title(page: str, wanted: GameFilter, wording: Wording) -> str:
    """The page's name, its place among all pages, and which games count."""
    words = filter_words(wanted, wording)
    name = wording.say(f"stats-page-{page}")
    key = "stats-page-some" if words else "stats-page"
    return wording.say(key, name=name, number=PAGES.index(page) + 1, of=len(PAGES), filter=words)


def statistics_page(found: TableStatistics, page: str, wanted: GameFilter, width: int, wording: Wording) -> PageView:
    """One of `PAGES` in lines of `width` cells. The chart has only the lines above it."""
    title = page_title(page, wanted, wording)
    lines = [PageLine(line) for line in summary(found, wording)] if page == "results" or not found.games else []
    if found.games and page in TABLES:
        one = player_tables(found, wording)[TABLES.index(page)]
        lines += [*([PageLine("")] if lines else []), *table_lines(one.table.lines(width))]
        lines += [PageLine(""), PageLine(one.key, "muted")]
    elif found.games and page == "pairs":
        lines += _list(pair_lines(found, wording), wording.say("stats-no-pairs"))
    elif found.games and page == "records":
        lines += _list(record_lines(found, wording), "")
    return PageView(title, tuple(lines))


def _list(texts: list[str], otherwise: str) -> list[PageLine]:
    lines: list[PageLine] = []
    for text in texts or [otherwise]:
        lines += [*([PageLine("")] if lines else []), PageLine(text)]
    return lines
