"""The info line: round and last event at the left, tray, plate and saved at the right: link and count never mixed."""

from dataclasses import dataclass

from palace_hub.views.snapshot import LinkView, Phase, Snapshot
from palace_hub.views.wording import Wording

TROUBLED = frozenset({"stale", "lost", "incompatible"})
"""Link states that need a word and a fix."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """One word about the system; `fault` says that it needs somebody."""

    text: str
    fault: bool = False


@dataclass(frozen=True, slots=True)
class InfoView:
    left: str
    lamps: tuple[Lamp, ...] = ()


def tray_link(snapshot: Snapshot) -> LinkView | None:
    """The tray's link, if one was ever seen."""
    return next((link for link in snapshot.links if link.role == "tray"), None)


def weighed(snapshot: Snapshot) -> bool:
    """Does a tray count now? Otherwise the numbers are the books', or typed."""
    link = tray_link(snapshot)
    return link is not None and link.state == "live" and not snapshot.manual


def link_lamp(link: LinkView, wording: Wording) -> Lamp:
    """One link in a word, with the seconds of silence once it is troubled."""
    role = (
        wording.say(f"role-{link.role}") if link.role in ("tray", "plate") else wording.say("outside", text=link.role)
    )
    if link.state == "live":
        return Lamp(wording.say("lamp-ok", role=role))
    if link.state in ("stale", "lost"):
        return Lamp(wording.say("lamp-silent", role=role, seconds=round(link.age_s or 0)), fault=True)
    if link.state == "incompatible":
        return Lamp(wording.say("lamp-incompatible", role=role), fault=True)
    return Lamp(wording.say("lamp-starting", role=role))


def info(snapshot: Snapshot, wording: Wording) -> InfoView:
    """Always one line."""
    last = wording.message(snapshot.last_event) if snapshot.last_event is not None else ""
    if snapshot.game is not None and snapshot.phase is Phase.PLAY:
        left = (
            wording.say("info-round", round=snapshot.game.round, event=last)
            if last
            else wording.say("info-round-only", round=snapshot.game.round)
        )
    else:
        left = wording.say("info-last", event=last) if last else ""
    lamps = [link_lamp(link, wording) for link in snapshot.links]
    if tray_link(snapshot) is None:
        lamps.insert(0, Lamp(wording.say("lamp-no-tray"), fault=not snapshot.manual))
    if snapshot.saved is not None:
        lamps.append(Lamp(wording.message(snapshot.saved), fault=True))
    elif snapshot.game is not None:
        lamps.append(Lamp(wording.say("lamp-saved")))
    return InfoView(left, tuple(lamps))
