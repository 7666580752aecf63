"""The page of one decision's evidence: the trace before it, the numbers, and the rejected rival."""

from palace_hub.locale.message import Decimal, decimal
from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.snapshot import EvidenceView, LogLine
from palace_hub.views.text import cells
from palace_hub.views.wording import Wording

ROWS = 11
"""Rows of the drawn trace. With its axis and the numbers the page fits 24 rows."""

MARGIN_PIECES = 1.5
"""Pieces drawn above and below the two counts. A hand weighs as much as a hundred pieces and is cut off."""

LABEL_CELLS = 8
FULL = "█"  # also in the fonts of the bare console


def evidence(line: LogLine, wording: Wording) -> PageView:
    """The page of one log line; a line without evidence says so."""
    title = wording.say("page-evidence")
    lines = [PageLine(wording.message(line.what), "now", bold=True), PageLine("")]
    shown = line.evidence
    if shown is None:
        return PageView(title, (*lines, PageLine(wording.say("evidence-none"), "muted")))
    lines += [PageLine(row) for row in drawn(shown, wording)]
    lines += [PageLine(""), *(PageLine(text) for text in _figures(shown, wording))]
    return PageView(title, tuple(lines))


def _figures(shown: EvidenceView, wording: Wording) -> list[str]:
    say = wording.say
    texts = [say("evidence-still", seconds=decimal(shown.still_s, 2))]
    if shown.noise_mg is not None:
        texts[0] += "  " + say("evidence-restless", noise=f"{shown.noise_mg:.0f}")
    texts.append(say("evidence-fraction", fraction=decimal(shown.fraction, 2, "+"), error=decimal(shown.error, 3)))
    if shown.rival is not None:
        way = "taken" if shown.rival < 0 else "back" if shown.rival > 0 else "nothing"
        lost = shown.lost.replace("_", "-")
        texts.append(say("evidence-rival", rival=abs(shown.rival), way=way, lost=lost))
    else:
        texts.append(say("evidence-undecided", low=shown.low, high=shown.high))
    texts.append(say("evidence-odds", odds=Decimal(f"{shown.odds:.1e}")))
    if shown.finger:
        texts.append(say("evidence-finger"))
    return texts


def drawn(shown: EvidenceView, wording: Wording) -> list[str]:
    """The trace in pieces over time. Values outside of the picture stand at its edge, with the alarm sign."""
    if not shown.trace:
        return []
    top = max(shown.before, shown.after) + MARGIN_PIECES
    bottom = min(shown.before, shown.after) - MARGIN_PIECES
    step = (top - bottom) / (ROWS - 1)
    grid = [[" "] * len(shown.trace) for _ in range(ROWS)]
    for place, (_, pieces) in enumerate(shown.trace):
        row = round((top - pieces) / step)
        mark = FULL if 0 <= row < ROWS else wording.symbols.alarm
        grid[min(ROWS - 1, max(0, row))][place] = mark
    texts = []
    for row, marks in enumerate(grid):
        level = top - row * step
        whole = round(level)
        label = f"{whole}" if abs(level - whole) <= step / 2 else ""
        texts.append(f"{label:>{LABEL_CELLS - 2}}  {''.join(marks)}".rstrip())
    first = wording.say("unit-seconds", number=decimal(shown.trace[0][0], 1))
    end = wording.say("evidence-decided")
    gap = max(2, len(shown.trace) - cells(first) - cells(end))
    return [*texts, " " * LABEL_CELLS + first + " " * gap + end]
