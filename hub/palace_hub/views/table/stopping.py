"""The dialogs of *Stop*: pause for the night, end now, and a player who leaves."""

from dataclasses import dataclass
from typing import Literal, get_args

from monkey_palace.game.departures import present
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.confirmation import confirmation
from palace_hub.views.wording import Wording

Leaving = Literal["restart", "shut-down", "console"]
"""What becomes of a machine that is there for the table when somebody leaves the screen."""
WAYS_TO_LEAVE: tuple[Leaving, ...] = get_args(Leaving)
"""In the order of their digits."""
STOPS = ("pause", "end_now", "player_leaves")
"""The actions of *Stop*, in the order of their digits."""
BRICKS = ("back", "out")
"""What may become of the bricks of a player who leaves, in the order of the digits."""


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """A question with its answers; `seats`: the seat of each answer that names a player."""

    question: str
    lines: tuple[str, ...]
    answers: tuple[str, ...]
    seats: tuple[int, ...] = ()


def can_end(snapshot: Snapshot) -> bool:
    """Can the game be ended, or a player leave? From the first turn on."""
    return snapshot.phase is Phase.PLAY and snapshot.game is not None


def can_pause(snapshot: Snapshot) -> bool:
    """Is there a game that waits when everything is switched off?"""
    return snapshot.phase in (Phase.PLAY, Phase.SETUP, Phase.CARDS_CHECK) and not snapshot.simulated


def offered(snapshot: Snapshot) -> tuple[str, ...]:
    """The actions of *Stop* that work now."""
    return tuple(stop for stop in STOPS if (can_pause(snapshot) if stop == "pause" else can_end(snapshot)))


def leaving(snapshot: Snapshot, wording: Wording) -> ChoiceView:
    """How the screen of a machine is left that is there for the table."""
    why = confirmation("quit", snapshot, wording).if_yes
    return ChoiceView(wording.say("leave-how"), (why,), tuple(wording.say(f"leave-{way}") for way in WAYS_TO_LEAVE))


def can_set_aside(snapshot: Snapshot) -> bool:
    """Can the game be put aside for a new one? Where it is offered, and at a real table before its first turn."""
    return snapshot.phase is Phase.RESUME or (snapshot.phase is Phase.SETUP and not snapshot.simulated)


def stops(snapshot: Snapshot, wording: Wording) -> ChoiceView:
    """How the table can stop now."""
    answers = tuple(wording.say(f"stop-{stop.replace('_', '-')}") for stop in offered(snapshot))
    return ChoiceView(wording.say("stop-how"), (wording.say("stop-how-why"),), answers)


def who_leaves(snapshot: Snapshot, wording: Wording) -> ChoiceView:
    """The players who have not left."""
    game = snapshot.game
    seats = () if game is None else present(game)
    names = tuple(wording.say("outside", text=game.players[seat].name) for seat in seats) if game is not None else ()
    key = "leave-who-why-last" if len(seats) == 2 else "leave-who-why"
    return ChoiceView(wording.say("leave-who"), (wording.say(key),), names, seats)


def where_to(snapshot: Snapshot, seat: int, wording: Wording) -> ChoiceView:
    """What becomes of the bricks of the player who leaves."""
    game = snapshot.game
    if game is None:
        return ChoiceView("", (), ())
    stock = game.players[seat].bricks
    counts = {"arches": stock.arch, "bricks": stock.brick, "columns": stock.column}
    lines = [wording.say("leave-bricks-why", name=game.players[seat].name, **counts)]
    if seat == game.prompt.player:
        lines.append(wording.say("leave-own-turn"))
    return ChoiceView(
        wording.say("leave-bricks"), tuple(lines), tuple(wording.say(f"leave-bricks-{place}") for place in BRICKS)
    )
