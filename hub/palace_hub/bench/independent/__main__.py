"""Write one recording as CSV and print its truth: CONDITION SEED FILE.csv [CAPACITY_G]."""

import csv
import json
import sys
from dataclasses import asdict
from pathlib import Path

from palace_hub.bench.independent.visits import CONDITIONS, make_visit


def main(arguments: list[str]) -> int:
    """Run the command; return 2 if the arguments are wrong."""
    if len(arguments) not in (3, 4) or arguments[0] not in CONDITIONS:
        print(f"Usage: CONDITION SEED FILE.csv [CAPACITY_G]. Conditions: {', '.join(CONDITIONS)}.", file=sys.stderr)
        return 2
    capacity_g = int(arguments[3]) if len(arguments) == 4 else 300
    recording = make_visit(arguments[0], int(arguments[1]), capacity_g)
    rows = sorted((seconds, cell, raw) for cell, values in enumerate(recording.conversions) for seconds, raw in values)
    with Path(arguments[2]).open("w", newline="", encoding="utf-8") as file:
        writer = csv.writer(file)
        writer.writerow(("seconds", "cell", "raw"))
        writer.writerows((f"{seconds:.6f}", cell, raw) for seconds, cell, raw in rows)
    report = asdict(recording)
    del report["conversions"]
    print(json.dumps(report, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
