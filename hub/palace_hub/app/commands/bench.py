"""`palace bench`: how fast the parts are, as one JSON object, beside what they are compared with."""

import argparse
import json

from palace_hub.locale.catalogue import Catalogue


def bench(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """0 when all has been measured; standard output gets the JSON object and nothing else."""
    if arguments.part == "wire":
        from palace_hub.app.bench_wire import measure
    else:
        from palace_hub.app.bench_rules import measure

    print(json.dumps(measure(arguments.seed, catalogue.text_key), indent=2))
    return 0
