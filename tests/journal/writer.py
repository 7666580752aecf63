"""A process that appends events as fast as it can and prints each stored one: `python writer.py PATH SEED`."""

import random
import sys

from palace_hub.journal.store import Journal


def main() -> None:
    rng = random.Random(int(sys.argv[2]))
    with Journal.open(sys.argv[1]) as journal:
        game = journal.unfinished()
        if game is None:
            journal.new_game({"players": ["Ann", "Bo"]})
        seq = journal.head().events
        while True:
            batch = []
            for _ in range(rng.randint(1, 4)):
                seq += 1
                batch.append(("tray", seq * 0.05, {"n": seq, "text": "x" * rng.randint(0, 300)}))
            last = journal.append(batch, [float(seq)] * 6)
            print(last, flush=True)


main()
