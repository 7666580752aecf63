"""How many cells each place on the screens gives to a text (SCREENS 9), and how an `.ftl` file says where a key goes.

A message that goes to a bounded place has the comment `# limit: PLACE` above it. Cells are those of the narrowest
screen that shows the place in full (100 columns); a wider one only adds room.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `cells` cells a line on `lines` lines; `block` text is measured in block letters first, see `PLACES`."""

    place: str
    cells: int
    lines: int = 1


PLACES: dict[str, Limit] = {
    limit.place: limit
    for limit in (
        Limit("headline", 76),  # block letters when they fit, otherwise the same words in plain bold
        Limit("explanation", 76, 2),
        Limit("step", 9),
        Limit("step-short", 7),
        Limit("tray", 7),
        Limit("main-action", 26, 3),
        Limit("action", 12, 3),
        Limit("footer", 8),
        Limit("box-label", 24),
        Limit("box-line", 28),
        Limit("tile", 5),  # the word of a colour on a card
        Limit("tile-number", 6),
        Limit("tile-reason", 12),
        Limit("fact", 26),  # a line of the facts beside the build form
        Limit("hint", 26, 3),  # a few words there, on up to three lines
        Limit("reading", 34, 3),  # under one of two pictures of a question
        Limit("here", 30),  # under the plan: what is under the hand
        Limit("piece-button", 12),  # a line of the buttons beside the plan
        Limit("stepper", 12),
        Limit("title", 24),
        Limit("line", 96),  # one line over the whole width
    )
}
"""By the name that stands in the comment."""

MARK = "limit:"


def limit_in(comment: str | None) -> Limit | None:
    """The limit that a message's comment names; `KeyError` for a place that does not exist."""
    for line in (comment or "").splitlines():
        if line.strip().startswith(MARK):
            return PLACES[line.strip()[len(MARK) :].strip()]
    return None
