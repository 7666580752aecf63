"""`palace report`: a zip for a bug report. It shows what is in it before it writes."""

import argparse
import sys
import time
from pathlib import Path

from palace_hub.cli.doctor import surroundings_of
from palace_hub.cli.output_files import require_file
from palace_hub.doctor.bug_report import parts, write_report
from palace_hub.doctor.checks import CheckResult, examine
from palace_hub.errors import UsageFault
from palace_hub.files.folders import state_folder
from palace_hub.locale.catalogue import Catalogue


class ReportNotConfirmed(UsageFault):
    """Nobody can answer the question, and `--yes` is missing."""

    key = "report-not-confirmed"


def report(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the report is written, 1 if the answer is no."""
    say = catalogue.text_key
    file: Path = arguments.file or Path(time.strftime("palace-report-%Y-%m-%d-%H%M.zip"))
    require_file(file, "palace report", new=True)
    if not arguments.yes and not sys.stdin.isatty():
        raise ReportNotConfirmed("no terminal to answer on")
    print(say("report-examines"), file=sys.stderr, flush=True)
    surroundings = surroundings_of(arguments.journal, ())
    results = examine(surroundings, lambda result: None)
    found = parts(
        surroundings.journal_path(), state_folder(), [one for each in results for one in _json(each, catalogue)]
    )
    print(say("report-holds"))
    for part in found:
        print(f"  {part.name:20} {-(-len(part.data) // 1024):6} kB  {say(part.key)}")
    print(say("report-without"))
    if not arguments.yes:
        print(say("report-question", file=str(file)), end=" ", flush=True)
        if sys.stdin.readline().strip().casefold() not in (say("restore-answer-yes"), say("restore-answer-y")):
            print(say("report-nothing-done"))
            return 1
    write_report(file, found)
    print(say("report-written", file=str(file)))
    return 0


def _json(result: CheckResult, catalogue: Catalogue) -> list[dict[str, object]]:
    return [finding.as_json(result.check, catalogue) for finding in result.findings]
