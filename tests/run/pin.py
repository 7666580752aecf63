"""Writes `pinned.json` anew, once bots or the house's cards have changed: `python -m tests.run.pin`. Some minutes.

What is pinned are the state hash and the scores of six games through the whole real path, a full box and a small one
for each number of players, so that every machine and every Python can be held to them.
"""

import json
import tempfile
from pathlib import Path

from tests.run.games import FULL_BOX, SMALL_BOX, Box, play

PINNED = Path(__file__).parent / "pinned.json"


def name_of(players: int, box: Box) -> str:
    """The key of a game in `pinned.json`."""
    return f"{players} players" if box == FULL_BOX else f"{players} players, small box"


def main() -> None:
    found = {}
    for box in (FULL_BOX, SMALL_BOX):
        for players in (2, 3, 4):
            name = name_of(players, box)
            with tempfile.TemporaryDirectory(prefix="pin-") as folder:
                found[name] = play(Path(folder), seed=players, players=players, box=box).outcome
            print(f"{name}: {found[name]}")
    PINNED.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
