"""`palace doctor`: every finding with its fix; exit code 0 if nothing needs a repair, 1 otherwise."""

import argparse
import json
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from monkey_palace.board.pieces import Piece
from palace_hub.doctor.box import box_json, box_table
from palace_hub.doctor.checks import CHECKS, CheckResult, examine, fine
from palace_hub.doctor.findings import FIX_IN_MESSAGE, Severity, Surroundings
from palace_hub.doctor.terminal import RULER
from palace_hub.doctor.weighing import Pieces, weigh
from palace_hub.errors import BadConfig, UsageFault
from palace_hub.files.configuration import load_config
from palace_hub.link.known_ports import KnownPorts
from palace_hub.link.ports import UsbPort, foreign, scan
from palace_hub.locale.catalogue import Catalogue
from palace_hub.locale.message import Message


class UnknownCheck(UsageFault):
    """`--only` names a check that does not exist."""

    key = "doctor-unknown-check"


class NobodyThere(UsageFault):
    """Nobody presses Enter: standard input has ended."""

    key = "doctor-nobody-there"


def doctor(arguments: argparse.Namespace, catalogue: Catalogue, surroundings: Surroundings | None = None) -> int:
    """Run the checks and print their findings; `--json` prints one object in place of sentences.

    With `--box` no check runs: it lists the pieces of a box with their element numbers. With `--weigh` the player puts
    known pieces into a compartment, and nothing else is examined.
    """
    if arguments.box:
        lines = [json.dumps(box_json(), indent=2)] if arguments.json else box_table(catalogue)
        for line in lines:
            _print(line)
        return 0
    if arguments.weigh is not None:
        return _weigh(arguments, catalogue, surroundings or surroundings_of(arguments.journal, arguments.port))
    for name in arguments.only:
        if name not in CHECKS:
            raise UnknownCheck(f"no check {name!r}", given=name, known=", ".join(CHECKS))
    surroundings = surroundings or surroundings_of(arguments.journal, arguments.port)

    def report(result: CheckResult) -> None:
        if not arguments.json:
            print_result(result, catalogue)

    return _end(examine(surroundings, report, arguments.only), catalogue, as_json=arguments.json)


def _weigh(arguments: argparse.Namespace, catalogue: Catalogue, surroundings: Surroundings) -> int:
    """Weigh known pieces in one compartment, with the player's help; no other check runs."""
    compartment = arguments.compartment or arguments.weigh
    pieces = Pieces(Piece(arguments.weigh), Piece(compartment), arguments.pieces)

    def prompt(message: Message) -> None:
        print(catalogue.text(message), file=sys.stderr, flush=True)
        if not sys.stdin.readline():
            raise NobodyThere(f"standard input ended at {message.key}")

    result = CheckResult("weigh", tuple(weigh(surroundings, pieces, prompt)))
    if not arguments.json:
        print_result(result, catalogue)
    return _end([result], catalogue, as_json=arguments.json)


def _end(results: list[CheckResult], catalogue: Catalogue, *, as_json: bool) -> int:
    """Print what follows the findings, and return the exit code."""
    if as_json:
        findings = [finding.as_json(result.check, catalogue) for result in results for finding in result.findings]
        checks = [result.check for result in results]
        print(json.dumps({"ok": fine(results), "checks": checks, "findings": findings}, indent=2))
    else:
        _print_end(results, catalogue)
    return 0 if fine(results) else 1


def surroundings_of(journal: Path | None, named: Sequence[str]) -> Surroundings:
    """This machine. Its ports: those named here or in the configuration, then those that may be a node's."""
    here = Surroundings(journal=journal)
    known = KnownPorts.read(here.journal_path().parent).identities()
    with suppress(BadConfig):  # the check of the configuration names its fault
        named = [*named, *map(str, load_config().ports)]

    def strangers() -> list[UsbPort]:
        return [port for port in foreign(known) if port.path not in named]

    return replace(here, ports=lambda: list(dict.fromkeys([*named, *scan(known)])), foreign=strangers)


def print_result(result: CheckResult, catalogue: Catalogue) -> None:
    say, sentences = catalogue.text_key, catalogue.formats.sentences
    name = say(f"doctor-check-{result.check}")
    if not result.findings:
        _print(say("doctor-sound", check=name))
    for finding in result.findings:
        severity = say(f"doctor-severity-{finding.severity.value}")
        _print(sentences((say("doctor-found", severity=severity, check=name), catalogue.text(finding.message))))
        if finding.fix != FIX_IN_MESSAGE:
            _print("    " + sentences((say("doctor-fix"), catalogue.text(finding.fix))))


def _print_end(results: list[CheckResult], catalogue: Catalogue) -> None:
    say = catalogue.text_key
    _print("")
    if any(result.check == "width" for result in results):
        _print(say("doctor-ruler"))
        _print(f"    |{'-' * len(RULER)}|")
        _print(f"    |{RULER}|")
    count = sum(finding.severity is not Severity.NOTE for result in results for finding in result.findings)
    _print(say("doctor-end", count=count))


def _print(line: str) -> None:
    """Print a line; characters that the output's encoding lacks are escaped."""
    encoding = sys.stdout.encoding or "ascii"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)
