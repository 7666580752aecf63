"""The pieces of a box with their element numbers, to count a box and to order what is lost."""

from monkey_palace.board.spare_parts import ELEMENTS
from palace_hub.locale.catalogue import Catalogue


def box_table(catalogue: Catalogue) -> list[str]:
    """The lines of `palace doctor --box`: a piece a line, with its count and its elements."""
    say = catalogue.text_key
    rows = [
        (
            say("box-part", part=part),
            str(sum(element.count for element in elements)),
            ", ".join(say("box-element", count=element.count, number=str(element.number)) for element in elements),
        )
        for part, elements in ELEMENTS.items()
    ]
    width = max(len(name) for name, _, _ in rows)
    lines = [f"{name:{width}}  {count:>3}  {elements}" for name, count, elements in rows]
    return [say("box-parts"), "", *lines, "", say("box-parts-check")]


def box_json() -> dict[str, list[dict[str, int]]]:
    """The same for programs: by piece, its elements."""
    return {
        part: [{"element": element.number, "count": element.count} for element in elements]
        for part, elements in ELEMENTS.items()
    }
