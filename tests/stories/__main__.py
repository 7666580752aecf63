"""`python -m tests.stories [PART OF A FILE'S NAME ...]`: plays the scenes, prints a line for each, and counts.

`--level bronze` plays one level only; `--cards 2` prints what lies on the piles of a deck with this seed.
"""

import argparse
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

from tests.stories.play import Result, play
from tests.stories.positions import Positions
from tests.stories.scene import LEVELS, BadScene, scenes

from monkey_palace.game.card_set import cards_of
from monkey_palace.game.history import Game


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.stories", description=__doc__)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--level", choices=LEVELS)
    parser.add_argument("--cards", type=int, metavar="SEED")
    wanted = parser.parse_args()
    if wanted.cards is not None:
        return _print_cards(wanted.cards)
    outcomes: Counter[str] = Counter()
    with tempfile.TemporaryDirectory() as folder:
        positions = Positions(Path(folder))
        for scene in scenes(wanted.names):
            for level in scene.levels:
                if wanted.level in (None, level):
                    began = time.process_time()
                    try:
                        result = play(scene, level, positions)
                    except BadScene as error:
                        result = Result(scene, level, "wrong", f"the scene does not follow the format: {error}")
                    outcomes[result.outcome] += 1
                    print(f"{time.process_time() - began:5.1f} s  {result}", flush=True)
    print(", ".join(f"{number} {outcome}" for outcome, number in sorted(outcomes.items())))
    return 1 if outcomes["wrong"] or outcomes["asked"] or not outcomes else 0


def _print_cards(seed: int) -> int:
    state = Game.new(["Ann", "Bo"], seed=seed).state
    for pile in state.market:
        card = cards_of(state).card(str(pile.top))
        print(f"{pile.pile:<14} {card.id}: once {card.one_time.as_dict()}, then {card.recurring.as_dict()}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
