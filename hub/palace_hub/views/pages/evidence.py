"""What one decision of the tray rested on, as a page: the trace around it, the figures, the rival and why it lost."""

from palace_hub.views.pages.text_pages import PageLine, PageView
from palace_hub.views.snapshot import EvidenceView, LogLine
from palace_hub.views.wording import Wording

ROWS = 11
"""Rows of the drawn trace; with its axis and the figures it fits 24 rows."""

MARGIN_PIECES = 1.5
"""Drawn above and below what was decided: a hand weighs a hundred pieces and would press all of it into one row."""

LABEL_CELLS = 8
FULL = "█"  # in every font that was looked at (SCREENS 8)


def evidence(line: LogLine, wording: Wording) -> PageView:
    """The page of one line of the log; one without evidence says so."""
    title = wording.say("page-evidence")
    lines = [PageLine(wording.message(line.what), "now", bold=True), PageLine("")]
    told = line.evidence
    if told is None:
        return PageView(title, (*lines, PageLine(wording.say("evidence-none"), "muted")))
    lines += [PageLine(row) for row in drawn(told, wording)]
    lines += [PageLine(""), *(PageLine(text) for text in _figures(told, wording))]
    return PageView(title, tuple(lines))


def _figures(told: EvidenceView, wording: Wording) -> list[str]:
    say = wording.say
    texts = [say("evidence-still", seconds=f"{told.still_s:.2f}")]
    if told.noise_mg is not None:
        texts[0] += "  " + say("evidence-restless", noise=f"{told.noise_mg:.0f}")
    texts.append(say("evidence-fraction", fraction=f"{told.fraction:+.2f}", error=f"{told.error:.3f}"))
    if told.rival is not None:
        way = "taken" if told.rival < 0 else "back" if told.rival > 0 else "nothing"
        lost = told.lost.replace("_", "-")
        texts.append(say("evidence-rival", rival=abs(told.rival), way=way, lost=lost))
    else:
        texts.append(say("evidence-undecided", low=told.low, high=told.high))
    texts.append(say("evidence-odds", odds=f"{told.odds:.1e}"))
    if told.finger:
        texts.append(say("evidence-finger"))
    return texts


def drawn(told: EvidenceView, wording: Wording) -> list[str]:
    """The trace in pieces that lie there; what lies outside of the picture stands at its edge."""
    if not told.trace:
        return []
    top = max(told.before, told.after) + MARGIN_PIECES
    bottom = min(told.before, told.after) - MARGIN_PIECES
    step = (top - bottom) / (ROWS - 1)
    grid = [[" "] * len(told.trace) for _ in range(ROWS)]
    for place, (_, pieces) in enumerate(told.trace):
        row = round((top - pieces) / step)
        mark = FULL if 0 <= row < ROWS else wording.symbols.alarm
        grid[min(ROWS - 1, max(0, row))][place] = mark
    texts = []
    for row, marks in enumerate(grid):
        level = top - row * step
        whole = round(level)
        label = f"{whole}" if abs(level - whole) <= step / 2 else ""
        texts.append(f"{label:>{LABEL_CELLS - 2}}  {''.join(marks)}".rstrip())
    first = f"{told.trace[0][0]:.1f} s"
    end = wording.say("evidence-decided")
    gap = max(2, len(told.trace) - len(first) - len(end))
    return [*texts, " " * LABEL_CELLS + first + " " * gap + end]
