"""The score as a part of the pages: the winner, the breakdown, the chart, and where to go from there."""

from palace_hub.views.pages.bg_stats import bg_stats_link
from palace_hub.views.pages.score import score
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.wording import Wording
from palace_hub.web.render import render
from palace_hub.web.svg.chart import chart_svg


def score_head(snapshot: Snapshot, wording: Wording) -> str:
    """The winner with the reason; "" before the end."""
    view = score(snapshot, wording)
    return "" if view is None else render("score_head.html", view=view)


def past_address(snapshot: Snapshot) -> str:
    """Where the pages of a past game are; "" for the hub's own game."""
    return "" if snapshot.past is None else f"/games/{snapshot.past.game}"


def score_stage(snapshot: Snapshot, wording: Wording) -> str:
    """Podium, breakdown, chart, and where the game can be looked at and kept; "" before the end."""
    view = score(snapshot, wording)
    if view is None:
        return ""
    return render(
        "score.html",
        view=view,
        say=wording.say,
        at=past_address(snapshot),
        has_games=snapshot.past is None and not snapshot.simulated,
        chart=chart_svg(view, wording),
        steps=len(snapshot.history),
        bg_stats=bg_stats_link(snapshot),
    )
