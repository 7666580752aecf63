"""The Palace page if the palace is known piece by piece: large plan and oblique view, and a few lines under them."""

from palace_hub.views.palace.plan import Standing
from palace_hub.views.palace.stage import PalaceStageView, drawn, owned, standing_of
from palace_hub.views.snapshot import Snapshot
from palace_hub.views.table.build_form import Fact
from palace_hub.views.wording import Wording


def _builder(snapshot: Snapshot, standing: Standing) -> str | None:
    """The name of the last staircase's builder; None before the first."""
    game = snapshot.game
    assert game is not None
    if standing.entered or game.current.staircase:
        return game.player.name
    return next((game.players[seat].name for seat in reversed(list(snapshot.owners.values()))), None)


def _heavy(snapshot: Snapshot, standing: Standing, wording: Wording) -> tuple[Fact, ...]:
    if not standing.mine:
        return ()
    name = _builder(snapshot, standing)
    if standing.entered and name is not None:
        return (Fact(wording.say("plan-entered", name=name), "now"),)
    return (Fact(wording.say("plan-last") if name is None else wording.say("plan-last-of", name=name), "now"),)


def _heights(snapshot: Snapshot, wording: Wording) -> str:
    assert snapshot.game is not None
    parts = []
    for colour, level in snapshot.game.highest.items():
        height = wording.say("palace-level", level=level) if level is not None else wording.say("palace-none")
        parts.append(wording.say("palace-part", sign=wording.sign(colour), text=height))
    return wording.say("palace-highest-line", parts="   ".join(parts))


def _trophies(snapshot: Snapshot, wording: Wording) -> str:
    game = snapshot.game
    assert game is not None
    parts = []
    for figure, holder in game.trophies.items():
        where = wording.say("palace-on-card")
        if holder is not None:
            where = wording.say("palace-held", name=game.players[holder].name)
        name = wording.say(f"trophy-name-{figure}")
        short = wording.say(f"trophy-short-{figure}")
        parts.append(wording.say("palace-part", sign=f"{short} ", text=wording.labelled(name, where)))
    return "   ".join(parts)


def palace_page(snapshot: Snapshot, wording: Wording) -> PalaceStageView | None:
    """The page; None if only numbers are known (then `text_pages.palace`)."""
    standing = standing_of(snapshot, wording)
    if standing is None:
        return None
    standing = owned(standing, snapshot, wording)
    signs = {colour: wording.sign(code) for colour, code in _LEGEND.items()}
    notes = (
        *_heavy(snapshot, standing, wording),
        Fact(wording.say("plan-legend", **signs), "muted"),
        *((Fact(wording.say("plan-owners"), "muted"),) if standing.owners else ()),
        Fact(_heights(snapshot, wording), "plain"),
        Fact(_trophies(snapshot, wording), "plain"),
    )
    view = drawn(standing, wording, title=wording.say("plan-title"))
    return PalaceStageView(view, standing, wording.say("page-palace"), notes)


_LEGEND = {"light": "light_green", "dark": "dark_green", "gold": "gold"}
