"""Writes `pinned.json` anew, once bots or the house's cards have changed: `python -m tests.run.pin`. Some minutes.

What is pinned are the state hash and the scores of three games through the whole real path, one for each number of
players, so that every machine and every Python can be held to them.
"""

import json
import tempfile
from pathlib import Path

from tests.run.games import play

PINNED = Path(__file__).parent / "pinned.json"


def main() -> None:
    found = {}
    for players in (2, 3, 4):
        with tempfile.TemporaryDirectory(prefix="pin-") as folder:
            found[f"{players} players"] = play(Path(folder), seed=players, players=players).outcome
        print(players, "players:", found[f"{players} players"])
    PINNED.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    main()
