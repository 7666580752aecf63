"""The help page: the present step with a picture, the keys that work now, and how to build a staircase."""

from palace_hub.views.pages.help.keys import groups
from palace_hub.views.pages.help.pictures import picture, staircase
from palace_hub.views.pages.text_pages import PageLine, PageView, heading
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.table.head import head
from palace_hub.views.table.info_line import tray_link
from palace_hub.views.table.market import OpenPile
from palace_hub.views.table.rail import STEP_OF
from palace_hub.views.text import cells, left
from palace_hub.views.wording import Wording

RULES = 8
"""The rules of building, in the order in which a staircase is built."""

GAP = "   "
"""Between a key and its words, in the messages `help-key-*`."""


def help_page(
    snapshot: Snapshot,
    wording: Wording,
    opened: OpenPile | None = None,
    *,
    hands: bool = False,
    web: bool = False,
    games: bool = False,
) -> PageView:
    """The page at this moment. `opened`: as in `head`; `hands`, `web`, `games`: as in `keys.groups`."""
    shown = head(snapshot, wording, opened)
    lines = [PageLine(shown.sentence, "now", bold=True), PageLine(shown.explanation), PageLine("")]
    playing = snapshot.phase is Phase.PLAY and snapshot.stage is not None
    if playing and snapshot.stage is not None:
        drawing = picture(snapshot.stage, wording)
        lines += [PageLine(row) for row in (*drawing, "")] if drawing else []
        lines.append(PageLine(wording.say(f"help-step-{_step(snapshot, snapshot.stage)}")))
    else:
        lines.append(PageLine(wording.say(f"help-{str(snapshot.phase).replace('_', '-')}")))
    if tray_link(snapshot) is None:
        lines.append(PageLine(wording.say("fix-no-tray"), "caution"))
    for group, named in groups(snapshot, wording, opened, hands=hands, web=web, games=games):
        lines += [PageLine(""), heading(wording.say(f"help-group-{group}"))]
        lines += _aligned([wording.say(f"help-key-{key}") for key in named])
    if playing:
        lines += [PageLine(""), *_building(snapshot.stage, wording)]
    return PageView(wording.say("page-help"), tuple(lines))


def _step(snapshot: Snapshot, stage: Stage) -> str:
    printed = stage is Stage.CARDS and snapshot.game is not None and snapshot.game.deck == "printed"
    return "printed" if printed else str(STEP_OF[stage])


def _aligned(sentences: list[str]) -> list[PageLine]:
    """The keys in one column, their words in the next."""
    parts = [sentence.split(GAP, 1) for sentence in sentences]
    width = max(cells(key) for key, _ in parts)
    return [PageLine(f"  {left(key, width)}  {words.strip()}", hang=width + 4) for key, words in parts]


def _building(stage: Stage | None, wording: Wording) -> list[PageLine]:
    """How to build a staircase; with the drawing, where the step does not show it already."""
    lines = [heading(wording.say("help-building"))]
    if stage is not Stage.BUILD:
        lines += [
            PageLine(row) for row in (*staircase(wording, top="top", climb="climb", carry="carry", start="start"), "")
        ]
    return lines + [
        PageLine(f"  {number}  {wording.say(f'help-building-{number}')}", hang=5) for number in range(1, RULES + 1)
    ]
