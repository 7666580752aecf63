"""The final score as a picture to keep: the winner, the palace in two views, and the sources of the bananas."""

from collections.abc import Iterator, Sequence
from typing import Final

from palace_hub.views.drawing import svg
from palace_hub.views.drawing.colours import PLAYERS
from palace_hub.views.drawing.inset import inset
from palace_hub.views.drawing.picture import OBLIQUE, PLAN
from palace_hub.views.pages.score import ScoreView, score
from palace_hub.views.palace.stage import standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.text import fit
from palace_hub.views.wording import Wording

WIDTH: Final = 1200
EDGE: Final = 40
HEAD: Final = 150
PALACE: Final = 560
PLAN_WIDTH: Final = 360
ROW: Final = 32
TITLE: Final = 34
WORDS: Final = 360
"""Pixels: the whole picture's width and its margin; the heights of head, palace, rows and titles; two widths."""

PAPER, INK, FAINT, STRIPE = "#FBFAF6", "#12181D", "#4A5863", "#F0EEE6"

LONGEST_NAME: Final = 14


def score_picture(snapshot: Snapshot, wording: Wording, players: Sequence[str] = PLAYERS) -> str | None:
    """An SVG document; None until the game has been scored. `players`: the colour of each seat."""
    view = score(snapshot, wording)
    if view is None:
        return None
    standing = standing_of(snapshot, wording)
    parts = list(_head(view, snapshot, wording))
    top: float = HEAD
    if standing is not None:
        palace, plan = inset(standing, OBLIQUE, players), inset(standing, PLAN, players)
        room, left = WIDTH - 3 * EDGE - PLAN_WIDTH, WIDTH - EDGE - PLAN_WIDTH
        high = min(PALACE, max(room * palace.height / palace.width, TITLE + PLAN_WIDTH * plan.height / plan.width))
        parts.append(palace.placed(EDGE, top, room, high))
        parts.append(svg.text(left, top + 20, wording.say("plan-title"), 18, FAINT))
        parts.append(plan.placed(left, top + TITLE, PLAN_WIDTH, high - TITLE))
        top += high + EDGE
    seat_colours = wording.symbols.seat_colours[: len(view.names)]
    parts += _table(view, top, [players[place] for place in seat_colours])
    height = top + TITLE + ROW * (len(view.breakdown) + 2) + EDGE
    return svg.document(WIDTH, height, parts, PAPER, f"{view.headline}. {view.reason}")


def _head(view: ScoreView, snapshot: Snapshot, wording: Wording) -> Iterator[str]:
    yield svg.text(EDGE, 80, view.headline, 52, INK, bold=True)
    yield svg.text(EDGE, 118, view.reason, 20, FAINT)
    if snapshot.simulated:
        yield svg.text(WIDTH - EDGE, 40, wording.say("banner-simulated"), 16, FAINT, anchor="end")


def _table(view: ScoreView, top: float, players: Sequence[str]) -> Iterator[str]:
    """A column for each player under a bar in its colour, and a row for each source of bananas."""
    yield svg.text(EDGE, top + 20, view.breakdown_title, 18, FAINT)
    width = (WIDTH - 2 * EDGE - WORDS) / len(view.names)
    names = top + TITLE + ROW
    for seat, name in enumerate(view.names):
        left = EDGE + WORDS + seat * width
        yield svg.rect(left + 8, names + 4, width - 16, 5, players[seat], 2)
        yield svg.text(left + width - 16, names, fit(name, LONGEST_NAME), 20, INK, anchor="end", bold=True)
    for place, row in enumerate(view.breakdown):
        base = names + ROW * (place + 1)
        if place % 2 == 0:
            yield svg.rect(EDGE, base - 20, WIDTH - 2 * EDGE, ROW, STRIPE, 4)
        yield svg.text(EDGE + 8, base + 3, row.word, 20, INK, bold=row.total)
        for seat, value in enumerate(row.values):
            right = EDGE + WORDS + (seat + 1) * width - 16
            yield svg.text(right, base + 3, value, 20, INK, anchor="end", bold=row.total or row.best[seat])
