"""Plays the stored positions anew: `python -m tests.tui.scenes.freeze`. Look at every picture again afterwards."""

import shutil
from importlib.resources import files

from tests.tui.scenes.index import SCENES
from tests.tui.scenes.stored_games import CARDS, STATES

from monkey_palace.cards.model import BOARDS_FILE, CARDS_FILE


def main() -> None:
    for file in STATES.glob("*.json"):
        file.unlink()
    CARDS.mkdir(parents=True, exist_ok=True)
    for name in (CARDS_FILE, BOARDS_FILE):
        shutil.copy(str(files("monkey_palace") / "data" / "house" / name), CARDS / name)
    for scene in SCENES.values():
        scene()


if __name__ == "__main__":
    main()
