"""The figures of `palace bench sensing` as an SVG with two panels per build: miscounts (logarithmic) and waits.

Two bar panels need no plotting library.
"""

from collections.abc import Mapping
from math import log10
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from palace_hub.errors import UsageFault

WIDTH, HEIGHT = 920, 380
LEFT, TOP, BOTTOM, GAP = 64, 48, 96, 72
PANEL = (WIDTH - 2 * LEFT - GAP) // 2
FLOOR_PERCENT, TOP_PERCENT = 1e-3, 100.0
LONGEST_S = 4.0
COLOURS = ("#1b6ca8", "#c8553d", "#e0a458", "#7a5195", "#8d99ae", "#4d4d4d")
BOUND = "bound"


class NoPlotName(UsageFault):
    """The name of the plot's file does not end in .svg."""

    key = "cli-bench-plot-name"


def write(figures: Mapping[str, Any], path: Path) -> None:
    """Writes the SVG to `path`; raises `NoPlotName` if its name does not end in .svg."""
    check_name(path)
    path.write_text(drawing(figures), encoding="utf-8")


def check_name(path: Path) -> None:
    """Raises `NoPlotName` if the name does not end in .svg; called before the measurement."""
    if path.suffix != ".svg":
        raise NoPlotName(f"plot: expected a file name that ends in .svg, got {path.name!r}", file=str(path))


def drawing(figures: Mapping[str, Any]) -> str:
    """The SVG as text."""
    builds = figures["builds"]
    names = ["product", *next(iter(builds.values()))["baselines"], BOUND]
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="11">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        _text(LEFT, 20, f"Silent wrong counts, % of {figures['events']} events a build (95 % interval)"),
        _text(LEFT + PANEL + GAP, 20, "From the hand's leaving to the commit, s (bar: median, whisker: 95 of 100)"),
        *_grid(LEFT, [(_log(10.0**n), f"{10.0**n:g}") for n in range(-3, 3)]),
        *_grid(LEFT + PANEL + GAP, [(_linear(n), str(n)) for n in range(5)]),
    ]
    for number, (build, row) in enumerate(builds.items()):
        slot = PANEL / len(builds)
        middle = slot * (number + 0.5)
        parts += [_text(panel + middle, HEIGHT - BOTTOM + 16, build, "middle") for panel in (LEFT, LEFT + PANEL + GAP)]
        for place, name in enumerate(names):
            wide = slot * 0.8 / len(names)
            x = LEFT + slot * (number + 0.1) + wide * place
            share, interval, waits = _of(row, name)
            colour = COLOURS[place % len(COLOURS)]
            parts += _bar(x, wide, _log(share), [_log(end) for end in interval], colour)
            if waits["p50"] is not None:
                ends = [_linear(waits["p50"]), _linear(waits["p95"])]
                parts += _bar(x + PANEL + GAP, wide, ends[0], ends, colour)
    for place, name in enumerate(names):
        x, y = LEFT + (place % 3) * 280, HEIGHT - 50 + (place // 3) * 20
        parts.append(f'<rect x="{x}" y="{y - 9}" width="10" height="10" fill="{COLOURS[place % len(COLOURS)]}"/>')
        parts.append(_text(x + 16, y, name))
    return "\n".join([*parts, "</svg>", ""])


def _of(row: Mapping[str, Any], name: str) -> tuple[float, tuple[float, ...], Mapping[str, float | None]]:
    if name == BOUND:
        return row[BOUND]["silent_wrong_percent"] or 0.0, (), row[BOUND]["commit_s"]
    rates = row["product"] if name == "product" else row["baselines"][name]
    return rates["silent_wrong"]["percent"] or 0.0, tuple(rates["silent_wrong"]["interval"]), rates["commit_s"]


def _log(percent: float) -> float:
    """Height (px) of a share on the logarithmic axis; smaller shares lie on its floor."""
    span = log10(TOP_PERCENT) - log10(FLOOR_PERCENT)
    inside = min(max(percent, FLOOR_PERCENT), TOP_PERCENT)
    return (HEIGHT - TOP - BOTTOM) * (log10(inside) - log10(FLOOR_PERCENT)) / span


def _linear(seconds: float | None) -> float:
    return (HEIGHT - TOP - BOTTOM) * min(seconds or 0.0, LONGEST_S) / LONGEST_S


def _grid(left: float, lines: list[tuple[float, str]]) -> list[str]:
    floor = HEIGHT - BOTTOM
    return [
        part
        for high, label in lines
        for part in (
            f'<line x1="{left}" x2="{left + PANEL}" y1="{floor - high:.1f}" y2="{floor - high:.1f}" stroke="#ddd"/>',
            _text(left - 6, floor - high + 4, label, "end"),
        )
    ]


def _bar(x: float, wide: float, high: float, whisker: list[float], colour: str) -> list[str]:
    floor = HEIGHT - BOTTOM
    parts = [f'<rect x="{x:.1f}" y="{floor - high:.1f}" width="{wide:.1f}" height="{high:.1f}" fill="{colour}"/>']
    if whisker:
        middle = x + wide / 2
        parts.append(
            f'<line x1="{middle:.1f}" x2="{middle:.1f}" y1="{floor - whisker[0]:.1f}" y2="{floor - whisker[-1]:.1f}" '
            'stroke="black"/>'
        )
    return parts


def _text(x: float, y: float, text: str, anchor: str = "start") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'
