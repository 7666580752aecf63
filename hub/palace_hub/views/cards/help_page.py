"""The keys of one page of the editor, a line each."""

from collections.abc import Mapping
from typing import Final

from palace_hub.card_sets.entry.state import EntryPage
from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.wording import Wording

_LINES: Final[Mapping[EntryPage, tuple[str, ...]]] = {
    EntryPage.PILES: ("sizes", "rows"),
    EntryPage.CARDS: ("digits", "once", "each", "capitals", "next", "lines", "walk", "clear"),
    EntryPage.BOARDS: ("board", "board-next", "lines", "board-walk"),
    EntryPage.MAPS: ("paint", "map-next", "arrows", "staircase", "mirror", "repeat"),
    EntryPage.CHECK: (),
}
"""The last parts of the message keys `cards-help-*`."""

_ALWAYS: Final = ("undo", "pages", "leave")


def help_page(page: EntryPage, wording: Wording) -> PageView:
    """The keys of a page, then those of all pages."""
    here, always = (
        tuple(PageLine(wording.say(f"cards-help-{line}")) for line in part) for part in (_LINES[page], _ALWAYS)
    )
    return PageView(
        wording.say("cards-help-title"),
        (*here, PageLine(""), *always, PageLine(""), PageLine(wording.say("cards-help-close"), "muted")),
    )
