"""The keys of the editor, a line each."""

from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.wording import Wording

_LINES = (
    "digits",
    "letters",
    "capitals",
    "next",
    "lines",
    "walk",
    "clear",
    "undo",
    "pages",
    "maps",
    "tools",
    "patterns",
    "leave",
)


def help_page(wording: Wording) -> PageView:
    """The page of keys."""
    return PageView(
        wording.say("cards-help-title"), tuple(PageLine(wording.say(f"cards-help-{line}")) for line in _LINES)
    )
