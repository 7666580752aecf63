"""The info line: round and last event at the left; lamps for tray, plate and storage at the right."""

from dataclasses import dataclass

from palace_hub.locale.message import decimal
from palace_hub.views.snapshot import LinkView, Phase, Snapshot
from palace_hub.views.table.ahead import begun
from palace_hub.views.wording import Size, Wording

MINUTE_S = 60
HOUR_S = 3600
WHOLE_FROM_S = 10
"""From this age on, whole seconds (assumed)."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """One word on the state of a device. `fault`: a person has to act."""

    text: str
    fault: bool = False


@dataclass(frozen=True, slots=True)
class InfoView:
    """The info line."""

    left: str
    lamps: tuple[Lamp, ...] = ()


def tray_link(snapshot: Snapshot) -> LinkView | None:
    """The link of the tray in use, live or lost; None if no tray has answered so far."""
    return next((link for link in snapshot.links if link.role == "tray" and link.used), None)


def weighed(snapshot: Snapshot) -> bool:
    """Does a tray count now? Otherwise the counts come from the game's books, or are entered by hand."""
    link = tray_link(snapshot)
    return link is not None and link.state == "live" and not snapshot.manual


def age(seconds: float | None, wording: Wording, *, tenths: bool = False) -> str:
    """An age in seconds, minutes (from 2 min) or hours (from 2 h); a dash if it is unknown."""
    if seconds is None:
        return "-"
    if tenths and seconds < WHOLE_FROM_S:
        return wording.say("unit-seconds", number=decimal(seconds, 1))
    if seconds < 2 * MINUTE_S:
        return wording.say("unit-seconds", number=f"{seconds:.0f}")
    if seconds < 2 * HOUR_S:
        return wording.say("unit-minutes", number=f"{seconds / MINUTE_S:.0f}")
    return wording.say("unit-hours", number=f"{seconds / HOUR_S:.0f}")


def link_lamp(link: LinkView, wording: Wording, level: str = "") -> Lamp:
    """One link as a lamp, with the seconds of silence if it is stale or lost. `level`: the plate's, "" for none."""
    role = (
        wording.say(f"role-{link.role}") if link.role in ("tray", "plate") else wording.say("outside", text=link.role)
    )
    if link.state == "live" and link.role == "plate" and level:
        return Lamp(wording.say("lamp-plate", level=level), fault=level == "typed")
    if link.state == "live":
        return Lamp(wording.say("lamp-ok", role=role))
    if link.state in ("stale", "lost"):
        return Lamp(wording.say("lamp-silent", role=role, seconds=round(link.age_s or 0)), fault=True)
    if link.state == "absent":
        return Lamp(wording.say("lamp-absent", role=role, age=age(link.age_s, wording)), fault=True)
    if link.state == "incompatible":
        return Lamp(wording.say("lamp-incompatible", role=role), fault=True)
    return Lamp(wording.say("lamp-starting", role=role))


def info(snapshot: Snapshot, wording: Wording) -> InfoView:
    """The info line at this moment. A small screen has it beside the main action, and in play without the event."""
    last = wording.message(snapshot.last_event) if snapshot.last_event is not None else ""
    early = begun(snapshot, wording)
    if snapshot.game is not None and snapshot.phase is Phase.PLAY and early:
        left = wording.say("info-round-ahead", round=snapshot.game.round, begun=early)
    elif snapshot.game is not None and snapshot.phase is Phase.PLAY:
        if last and wording.size is not Size.SMALL:
            left = wording.say("info-round", round=snapshot.game.round, event=last)
        else:
            left = wording.say("info-round-only", round=snapshot.game.round)
    else:
        left = wording.say("info-last", event=last) if last and wording.size is not Size.SMALL else last
    level = snapshot.plate.level if snapshot.plate is not None else ""
    lamps = [link_lamp(link, wording, level) for link in snapshot.links if link.used]
    if snapshot.plate is not None and snapshot.plate.off is not None:
        lamps.append(Lamp(wording.say("lamp-plate-off"), fault=True))
    if snapshot.plate is not None and snapshot.plate.late is not None:
        lamps.append(Lamp(wording.say("lamp-plate-late"), fault=True))
    if snapshot.pads.astray:
        lamps.append(Lamp(wording.say("lamp-figure-off", figure=snapshot.pads.astray[0]), fault=True))
    if tray_link(snapshot) is None:
        lamps.insert(0, Lamp(wording.say("lamp-no-tray"), fault=not snapshot.manual))
    if snapshot.saved is not None:
        lamps.append(Lamp(wording.message(snapshot.saved), fault=True))
    elif snapshot.game is not None:
        lamps.append(Lamp(wording.say("lamp-saved")))
    return InfoView(left, tuple(lamps))
