"""`palace stats`: the players and the table in numbers."""

import argparse
import json
from dataclasses import asdict

from palace_hub.cli.history.reading import filter_of, games_of, width
from palace_hub.history.statistics import statistics
from palace_hub.locale.catalogue import Catalogue
from palace_hub.views.history.statistics import heading, pair_lines, player_tables, record_lines
from palace_hub.views.text import wrap
from palace_hub.views.wording import Wording


def stats(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0."""
    kept = games_of(arguments, catalogue, anew=arguments.anew)
    found = statistics(kept.games, filter_of(arguments))
    if arguments.json:
        print(json.dumps(asdict(found), sort_keys=True))
        return 0
    wording = Wording(catalogue)
    blocks = [[row for line in heading(found, wording) for row in wrap(line, width())]]
    if found.games:
        blocks += [
            [one.title, *one.table.lines(width()), *wrap(one.key, width())] for one in player_tables(found, wording)
        ]
        blocks.append([wording.say("stats-pairs"), *pair_lines(found, wording)])
        blocks.append([wording.say("stats-records"), *record_lines(found, wording)])
    print("\n\n".join("\n".join(block) for block in blocks))
    return 0
