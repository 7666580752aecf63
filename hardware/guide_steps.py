"""The build guide's pages as data: steps with what they use, show and picture; and what is wrong with them."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from hardware.bom import BillPart

FOLDER = Path(__file__).with_name("guide")
PRINT_PAGE = "01"
"""Its steps end with what is right about the print; all others with what the hub shows."""

_STEP = re.compile(r"^### (?P<number>\d+\.\d+) (?P<title>.+)$", re.MULTILINE)
_USED = re.compile(r"(?P<count>[\d.]+) `(?P<id>[a-z0-9_]+)`")
_PICTURE = re.compile(r"!\[[^\]]+\]\((?P<path>[^)]+)\)")


@dataclass(frozen=True, slots=True)
class GuideStep:
    """One step: bought parts and prints with their numbers, pictures as the page writes them, and how it ends."""

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
    """The steps of all pages in their order. `pages`: text by file name, for a guide that is not on the disk."""
    if pages is None:
        pages = {path.name: path.read_text(encoding="utf-8") for path in sorted(FOLDER.glob("[0-9]*.md"))}
    found = []
    for page, text in pages.items():
        heads = list(_STEP.finditer(text))
        ends = [*(head.start() for head in heads[1:]), len(text)][: len(heads)]
        for head, end in zip(heads, ends, strict=True):
            body = text[head.end() : end]
            found.append(
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
    return tuple(found)


def _used(body: str, kind: str) -> dict[str, float]:
    found: Counter[str] = Counter()
    for line in body.splitlines():
        if line.startswith(f"**{kind}:**"):
            for match in _USED.finditer(line):
                found[match["id"]] += float(match["count"])  # type: ignore[assignment]  # metres and kilograms too
    return dict(found)


def faults(
    guide: Sequence[GuideStep], parts: Mapping[str, BillPart], prints: Mapping[str, float], pictures: Sequence[str]
) -> list[str]:
    """Ids that no bill or no step has, numbers that do not add up to the bill, steps without picture or end.

    `prints`: how many of each printed part the table takes; `pictures`: names that the CAD renders.
    """
    found: list[str] = []
    for step in guide:
        where = f"step {step.number}"
        found += [f"{where}: the bill has no {part}" for part in step.parts if part not in parts]
        found += [f"{where}: nothing printed is called {one}" for one in step.prints if one not in prints]
        if not step.names_parts:
            found.append(f"{where} names no parts")
        if not step.pictures:
            found.append(f"{where} has no picture")
        if not (step.right_when if step.page.startswith(PRINT_PAGE) else step.hub_shows):
            found.append(f"{where} does not say what is right")
        for path in step.pictures:
            name = Path(path).stem
            if path.startswith("pictures/") and name not in pictures:
                found.append(f"{where}: no picture is called {name}")
            if not path.startswith("pictures/") and not (FOLDER / path).is_file():
                found.append(f"{where}: there is no {path}")
    for kind, have in (("parts", {one.id: one.total for one in parts.values()}), ("prints", dict(prints))):
        used: Counter[str] = Counter()
        for step in guide:
            used.update(getattr(step, kind))
        for name, count in have.items():
            if abs(used[name] - count) > 1e-6:
                found.append(f"{name}: the steps use {used[name]:g}, there are {count:g}")
    return found
