"""The plate's set-up: sentences, and a small plan of the sheet with the stud that is next (SCREENS 2)."""

from palace_hub.locale.message import Parameter

EDGE = 31
"""The last stud of the sheet, counted from 0."""


def from_edges(stud: tuple[int, int]) -> dict[str, Parameter]:
    """A stud as a person counts it, from the nearer edges: `across` from `side`, `along` from `edge`."""
    x, y = stud
    left, near = 2 * x <= EDGE, 2 * y <= EDGE
    return {
        "across": x + 1 if left else EDGE - x + 1,
        "side": "left" if left else "right",
        "along": y + 1 if near else EDGE - y + 1,
        "edge": "near" if near else "far",
    }


def stud_name(stud: tuple[int, int]) -> str:
    """A stud in a list, counted from the left and from the near edge, from 1."""
    return f"{stud[0] + 1}/{stud[1] + 1}"
