"""The README's animated picture of one turn: `python -m tests.tui.turn_picture docs/screens/turn.svg`.

Each screen is a frame of one SVG; a CSS animation shows one frame after the other, without a script.
"""

import asyncio
import re
import sys
from pathlib import Path

from tests.tui.pictures import draw

FRAMES = ("plan_build", "decorate", "credits", "cards", "one_time", "wrong_take", "end_turn")
"""Scenes of one turn in the order of play."""
FRAME_S = 2.5
"""Seconds that a frame stands: long enough to read its headline."""


def frame_of(svg: str, number: int) -> str:
    """One screen as a group whose class and clip names belong to this frame alone."""
    svg = svg.replace("palace-", f"f{number}-")
    return re.sub(
        r"<svg class=\"[^\"]*\"", f'<svg class="frame" style="animation-delay:{number * FRAME_S}s"', svg, count=1
    )


def animated(screens: list[str]) -> str:
    """An SVG document that shows one screen after the other, again and again."""
    box = re.search(r'viewBox="([^"]*)"', screens[0])
    assert box is not None
    whole, share = len(screens) * FRAME_S, 100 / len(screens)
    style = (
        f".frame{{opacity:0;animation:show {whole}s step-end infinite}}"
        f"@keyframes show{{0%{{opacity:1}}{share:.3f}%{{opacity:0}}100%{{opacity:0}}}}"
    )
    frames = "\n".join(frame_of(screen, number) for number, screen in enumerate(screens))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box[1]}">\n<style>{style}</style>\n{frames}\n</svg>\n'


async def main(path: Path) -> None:
    screens = [await draw(scene, (100, 30)) for scene in FRAMES]
    path.write_text(animated(screens), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1] if len(sys.argv) > 1 else "docs/screens/turn.svg")))
