"""The review of a scored game: a page for each of its states. The address has the state, so each viewer has one."""

from typing import Any

from palace_hub.views.pages.review import review_table, review_turns, snapshot_at
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording
from palace_hub.web.score_page import past_address
from palace_hub.web.table_page import of_view, palace


def review_page(snapshot: Snapshot, place: int, wording: Wording) -> dict[str, Any] | None:
    """The values of the page's template; None where the game has no such state, or is not over."""
    if not 0 <= place < len(snapshot.history):
        return None
    then = snapshot_at(snapshot, place)
    fragments = {
        **of_view(then, review_table(snapshot, place, wording), wording),
        "palace": palace(then, wording, place),
    }
    return {
        "at": past_address(snapshot),
        "fragments": fragments,
        "place": place,
        "of": len(snapshot.history),
        "turns": review_turns(snapshot, place, wording),
    }
