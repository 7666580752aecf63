"""`make same`: does the code still do what the expected files say? 0 where it does, 1 at the first difference.

python -m tests.same                   compare every case
python -m tests.same --case NAME       compare one case (may be given again for others)
python -m tests.same --show NAME       write the rows of a case, with its views in full, to compare two checkouts
python -m tests.same --renew NAME      rewrite the expected file of one case
"""

import argparse
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.same import games, journals, replays
from tests.same.comparison import difference, expected_file
from tests.same.rows import Row, text_of


@dataclass(frozen=True)
class Case:
    """One comparison. `lines`: what the code gives now, with views in full where asked for; `expected`: its file."""

    name: str
    lines: Callable[[bool], Iterator[str]]
    expected: Path
    renewable: bool = True


def cases() -> dict[str, Case]:
    """All cases by name, the quickest first."""
    found = [_playthrough(name, path) for name, path in games.playthroughs().items()]
    found += [_case(f"game_{name}", lambda _, deal=deal: games.played(deal)) for name, deal in games.DEALS.items()]
    found += [
        _case(_name(path), lambda whole, path=path: journals.reopen(path, whole=whole))
        for path in sorted(journals.JOURNALS.glob("*.xz"))
    ]
    recordings = sorted(replays.RECORDINGS.glob("*.xz"), key=lambda path: (path.stat().st_size, path.name))
    found += [_case(_name(path), lambda whole, path=path: replays.replay(path, whole=whole)) for path in recordings]
    return {case.name: case for case in found}


def _name(path: Path) -> str:
    return path.name.split(".")[0]


def _case(name: str, rows: Callable[[bool], Iterator[Row]]) -> Case:
    return Case(name, lambda whole: map(text_of, rows(whole)), expected_file(name))


def _playthrough(name: str, path: Path) -> Case:
    lines = partial(games.written_out, path)
    return Case(f"playthrough_{name}", lambda _: lines(), path, renewable=False)


def compare(chosen: Iterable[Case]) -> int:
    """Compares these cases; prints the first difference and returns 1, 0 where all are the same."""
    began, number = time.monotonic(), 0
    for case in chosen:
        since, number = time.monotonic(), number + 1
        if not case.expected.exists():
            print(f"{case.name}: no expected file; write it with make same-renew CASE={case.name}")
            return 1
        found = difference(case.name, case.expected.read_text(encoding="utf-8").splitlines(), case.lines(False))
        if found:
            print(found)
            return 1
        print(f"{case.name}: same, {time.monotonic() - since:.1f} s")
    print(f"{number} cases, all the same, {time.monotonic() - began:.0f} s")
    return 0


def renew(case: Case) -> int:
    """Rewrites the expected file of one case."""
    if not case.renewable:
        print(f"{case.name} is written by `make playthroughs`", file=sys.stderr)
        return 2
    lines = list(case.lines(False))
    case.expected.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
    print(f"{case.name}: {len(lines)} rows written; read the difference before you commit it")
    return 0


def main(arguments: Sequence[str] | None = None) -> int:
    known = cases()
    parser = argparse.ArgumentParser(prog="python -m tests.same", description="Compare behaviour with expected files.")
    parser.add_argument("--case", action="append", metavar="NAME", help="compare this case only")
    parser.add_argument("--show", metavar="NAME", help="write the rows of this case with views in full")
    parser.add_argument("--renew", metavar="NAME", help="rewrite the expected file of this case")
    asked = parser.parse_args(arguments)
    for name in (*(asked.case or ()), asked.show, asked.renew):
        if name is not None and name not in known:
            print(f"{name!r} is no case: expected one of {', '.join(known)}", file=sys.stderr)
            return 2
    if asked.renew is not None:
        return renew(known[asked.renew])
    if asked.show is not None:
        for line in known[asked.show].lines(True):
            print(line)
        return 0
    return compare([known[name] for name in asked.case or known])


if __name__ == "__main__":
    sys.exit(main())
