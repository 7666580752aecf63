"""Parser and checks for the build guide: steps with their parts, prints, pictures and expected results."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hardware.bom import BillPart

FOLDER = Path(__file__).with_name("guide")
PRINT_PAGE = "01"
"""Steps of this page end with "Right when"; steps of all other pages with "The hub shows"."""

_STEP = re.compile(r"^### (?P<number>\d+\.\d+) (?P<title>.+)$", re.MULTILINE)
_USED = re.compile(r"(?P<count>[\d.]+) `(?P<id>[a-z0-9_]+)`")
_PICTURE = re.compile(r"!\[[^\]]+\]\((?P<path>[^)]+)\)")


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step. `parts`, `prints`: quantity by id; `pictures`: paths as written; flags: which sections it has."""

    page: str
    number: str
    title: str
    parts: Mapping[str, float]
    prints: Mapping[str, float]
    pictures: tuple[str, ...]
    names_parts: bool
    right_when: bool
    hub_shows: bool


def steps(pages: Mapping[str, str] | None = None) -> tuple[GuideStep, ...]:
    """The steps of all pages, in order. `pages`: text by file name; default: the files in `guide/`."""
    if pages is None:
        pages = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("[0-9]*.md"))}
    parsed = []
    for page, text in pages.items():
        heads = list(_STEP.finditer(text))
        ends = [*(head.start() for head in heads[1:]), len(text)][: len(heads)]
        for head, end in zip(heads, ends, strict=True):
            body = text[head.end() : end]
            parsed.append(
                GuideStep(
                    page=page,
                    number=head["number"],
                    title=head["title"],
                    parts=_used(body, "Parts"),
                    prints=_used(body, "Prints"),
                    pictures=tuple(match["path"] for match in _PICTURE.finditer(body)),
                    names_parts="**Parts:**" in body,
                    right_when="**Right when:**" in body,
                    hub_shows="**The hub shows:**" in body,
                )
            )
    return tuple(parsed)


def _used(body: str, kind: str) -> dict[str, float]:
    quantities: Counter[str] = Counter()
    for line in body.splitlines():
        if line.startswith(f"**{kind}:**"):
            for match in _USED.finditer(line):
                quantities[match["id"]] += float(match["count"])  # type: ignore[assignment]  # metres and kilograms are fractions
    return dict(quantities)


def faults(
    guide: Sequence[GuideStep], parts: Mapping[str, BillPart], prints: Mapping[str, float], pictures: Sequence[str]
) -> list[str]:
    """Unknown ids and pictures, quantities that differ from the bill, steps without parts, picture or expected result.

    `prints`: quantity of each printed part; `pictures`: names that the CAD renders.
    """
    problems: list[str] = []
    for step in guide:
        where = f"step {step.number}"
        problems += [f"{where}: the bill has no {part}" for part in step.parts if part not in parts]
        problems += [f"{where}: nothing printed is called {name}" for name in step.prints if name not in prints]
        if not step.names_parts:
            problems.append(f"{where} names no parts")
        if not step.pictures:
            problems.append(f"{where} has no picture")
        if not (step.right_when if step.page.startswith(PRINT_PAGE) else step.hub_shows):
            problems.append(f"{where} does not say what is right")
        for path in step.pictures:
            name = Path(path).stem
            if path.startswith("pictures/") and name not in pictures:
                problems.append(f"{where}: no picture is called {name}")
            if not path.startswith("pictures/") and not (FOLDER / path).is_file():
                problems.append(f"{where}: there is no {path}")
    for kind, have in (("parts", {part.id: part.total for part in parts.values()}), ("prints", dict(prints))):
        used: Counter[str] = Counter()
        for step in guide:
            used.update(getattr(step, kind))
        for name, count in have.items():
            if abs(used[name] - count) > 1e-6:
                problems.append(f"{name}: the steps use {used[name]:g}, there are {count:g}")
    return problems
