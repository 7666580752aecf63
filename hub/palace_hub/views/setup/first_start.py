"""The pages of the first start: language, network, tray, cards and phones; the last one ends in the start form."""

from dataclasses import dataclass
from typing import Final

from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.actions import ActionView, FooterKey
from palace_hub.views.table.start_form import language_words
from palace_hub.views.wording import Wording

STEPS: Final = ("language", "network", "tray", "cards", "phones")
MOST_CHOICES: Final = 6
DOORS: Final = {"tray": ("build", "simulate", "hand"), "cards": ("house", "learn", "type")}
"""The choices of a page, in the order of their keys."""

ANSWERS: Final = ("hello", "configured", "live")
"""States of the link of a tray that is there."""


@dataclass(frozen=True, slots=True)
class FirstStartView:
    """One page: a title, sentences with their inks, and choices."""

    title: str
    lines: tuple[tuple[str, str], ...]
    choices: tuple[ActionView, ...]
    footer: tuple[FooterKey, ...]


def is_first(snapshot: Snapshot) -> bool:
    """Does the hub wait for its first game? Nobody has played, and nothing else is asked."""
    nothing_kept = not (snapshot.waiting or snapshot.last_players or snapshot.resume)
    return snapshot.phase is Phase.NO_GAME and nothing_kept and not snapshot.simulated


def has_tray(snapshot: Snapshot) -> bool:
    return any(link.role == "tray" and link.state in ANSWERS for link in snapshot.links)


def first_start(
    step: int, snapshot: Snapshot, wording: Wording, *, address: str, codes: bool, chosen: str = ""
) -> FirstStartView:
    """A page. `address`: of this machine, "" without a network; `codes`: for phones; `chosen`: a door."""
    name = STEPS[step]
    key = _sentence(name, snapshot, address, codes)
    lines = [(wording.say(key, address=address) if address else wording.say(key), "plain")]
    if chosen:
        lines.append((wording.say(f"first-{name}-{chosen}-how"), "now"))
    last = step == len(STEPS) - 1
    back = (FooterKey("Esc", wording.say("footer-back"), "back"),) if step else ()
    footer = (
        FooterKey(wording.symbols.enter, wording.say("first-to-game" if last else "footer-next"), "main"),
        *back,
        FooterKey("s", wording.say("first-skip"), "skip"),
    )
    title = wording.say("first-title", title=wording.say(f"first-{name}"), number=step + 1, of=len(STEPS))
    return FirstStartView(title, tuple(lines), _choices(name, snapshot, wording, codes), footer)


def _sentence(name: str, snapshot: Snapshot, address: str, codes: bool) -> str:
    match name:
        case "network":
            return "first-network-there" if address else "first-network-none"
        case "tray":
            return "first-tray-there" if has_tray(snapshot) else "first-tray-none"
        case "phones":
            return "first-phones-on" if codes else "first-phones-off"
    return f"first-{name}-why"


def _choices(name: str, snapshot: Snapshot, wording: Wording, codes: bool) -> tuple[ActionView, ...]:
    if name == "language":
        words = language_words(wording)
        return tuple(
            ActionView(f"choose({place})", word.name, key=str(place + 1))
            for place, word in enumerate(words[:MOST_CHOICES])
        )
    if name == "phones":
        return (ActionView("choose(0)", wording.say("palette-codes"), key="1"),) if codes else ()
    if name == "tray" and has_tray(snapshot):
        return ()
    return tuple(
        ActionView(f"choose({place})", wording.say(f"first-{name}-{door}"), key=str(place + 1))
        for place, door in enumerate(DOORS.get(name, ()))
    )
