"""The length limits of texts on the screens, by place.

A message for a bounded place has the comment `# limit: PLACE` above it in the `.ftl` file. The cells are those on a
screen of 100 columns; a wider screen gives more. An explanation is as short as a screen of 80 columns wants it.
"""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Limit:
    """At most `cells` terminal cells on each of `lines` lines."""

    place: str
    cells: int
    lines: int = 1


PLACES: dict[str, Limit] = {
    limit.place: limit
    for limit in (
        Limit("headline", 76),  # in block letters if they fit, otherwise in plain bold
        Limit("explanation", 58, 2),  # beside a name that takes a quarter of 80 columns
        Limit("step", 9),
        Limit("step-short", 7),
        Limit("tray", 7),
        Limit("main-action", 26, 3),
        Limit("action", 12, 3),
        Limit("footer", 8),
        Limit("box-label", 24),
        Limit("box-line", 28),
        Limit("tile", 5),  # a colour on a card
        Limit("tile-reason", 12),
        Limit("tile-card", 9),  # cost and colour of a drawn card
        Limit("deck", 28, 2),
        Limit("fact", 26),  # a line of the list beside the build form
        Limit("hint", 26, 3),  # up to three lines of that list
        Limit("reading", 34, 3),  # the note under one of two pictures of a question
        Limit("here", 30),  # the line under the plan
        Limit("piece-button", 12),  # a line of the buttons beside the plan
        Limit("stepper", 12),
        Limit("title", 24),
        Limit("line", 96),  # a line over the whole width
    )
}
"""The limits by the place's name in the comment."""

MARK = "limit:"


def limit_in(comment: str | None) -> Limit | None:
    """The limit that a message's comment names. Raises `KeyError` for an unknown place."""
    for line in (comment or "").splitlines():
        if line.strip().startswith(MARK):
            return PLACES[line.strip()[len(MARK) :].strip()]
    return None
