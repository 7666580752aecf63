"""`palace doctor`: what is missing or wrong, each with its fix; 0 when nothing has to be mended, 1 otherwise."""

import argparse
import json
import sys
from collections.abc import Sequence

from palace_hub.doctor.checks import Found, checks, examine, fine
from palace_hub.doctor.findings import SAID, Severity, Surroundings
from palace_hub.doctor.terminal import RULER
from palace_hub.errors import UsageFault
from palace_hub.link.ports import scan
from palace_hub.locale.catalogue import Catalogue


class UnknownCheck(UsageFault):
    key = "doctor-unknown-check"


def doctor(arguments: argparse.Namespace, catalogue: Catalogue, around: Surroundings | None = None) -> int:
    """Examine and tell; `--json` prints one object in place of sentences."""
    for name in arguments.only:
        if name not in checks():
            raise UnknownCheck(f"no check {name!r}", given=name, known=", ".join(checks()))
    around = around or Surroundings(journal=arguments.journal, ports=lambda: together(arguments.port))

    def tell(found: Found) -> None:
        if not arguments.json:
            _tell(found, catalogue)

    found = examine(around, tell, arguments.only)
    if arguments.json:
        findings = [one.as_json(each.check, catalogue) for each in found for one in each.findings]
        print(json.dumps({"ok": fine(found), "checks": [each.check for each in found], "findings": findings}, indent=2))
    else:
        _tell_end(found, catalogue)
    return 0 if fine(found) else 1


def together(named: Sequence[str]) -> list[str]:
    """The ports that a person names, and those that a scan finds."""
    return list(dict.fromkeys([*named, *scan()]))


def _tell(found: Found, catalogue: Catalogue) -> None:
    say = catalogue.text_key
    name = say(f"doctor-check-{found.check}")
    if not found.findings:
        _print(say("doctor-sound", check=name))
    for one in found.findings:
        word = say(f"doctor-severity-{one.severity.value}")
        _print(say("doctor-found", severity=word, check=name) + " " + catalogue.text(one.what))
        if one.fix != SAID:
            _print("    " + say("doctor-fix") + " " + catalogue.text(one.fix))


def _tell_end(found: list[Found], catalogue: Catalogue) -> None:
    say = catalogue.text_key
    _print("")
    if any(each.check == "width" for each in found):
        _print(say("doctor-ruler"))
        _print(f"    |{'-' * len(RULER)}|")
        _print(f"    |{RULER}|")
    count = sum(one.severity is not Severity.NOTE for each in found for one in each.findings)
    _print(say("doctor-end", count=count))


def _print(line: str) -> None:
    """A line; what this output cannot show is escaped and not raised."""
    encoding = sys.stdout.encoding or "ascii"
    print(line.encode(encoding, "backslashreplace").decode(encoding), flush=True)
