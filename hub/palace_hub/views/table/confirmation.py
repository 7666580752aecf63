"""The dialog "really?": the question, and what happens with each answer."""

from dataclasses import dataclass

from palace_hub.views.snapshot import ModuleStep, Phase, Snapshot, TraySetupStep
from palace_hub.views.wording import Wording


@dataclass(frozen=True, slots=True)
class Confirmation:
    """`yes`, `no`: the words of the answers; `if_yes`, `if_no`: what happens then."""

    question: str
    yes: str
    no: str
    if_yes: str
    if_no: str


def confirmation(topic: str, snapshot: Snapshot, wording: Wording) -> Confirmation:
    """The question of a topic: undo, discard, pass, keep, pause, end-now, go-on, another deck, or quit."""
    yes, no = wording.say(f"sure-{topic}-yes"), wording.say(f"sure-{topic}-no")
    seat, game = snapshot.undo_over_turn, snapshot.game
    if topic == "undo" and seat is not None and game is not None:
        name, now = game.players[seat].name, game.player.name
        question = wording.say("sure-undo", name=name)
        if_yes, if_no = wording.say("sure-undo-why", name=name), wording.say("sure-undo-else", name=now)
        laid = 0 if snapshot.bot is None or snapshot.plan.way == "plate" else snapshot.bot.done
        if laid:
            if_yes = wording.sentences((if_yes, wording.say("sure-undo-laid", name=now, count=laid)))
        return Confirmation(question, yes, no, if_yes, if_no)
    case = _leaving(snapshot) if topic == "quit" else ""
    if topic == "practice" and game is None:
        case = "no-game"
    if_yes = wording.say(f"sure-{topic}-why-{case}" if case else f"sure-{topic}-why")
    return Confirmation(wording.say(f"sure-{topic}"), yes, no, if_yes, wording.say(f"sure-{topic}-else"))


def _leaving(snapshot: Snapshot) -> str:
    """The case of leaving the hub; "" if the game is stored, which only a running game on a real table is."""
    setup, module = snapshot.tray_setup, snapshot.module
    if setup is not None and not setup.in_game:
        return "no-game" if setup.step is TraySetupStep.DONE else "setting-up"
    if module is not None:
        return "no-game" if module.step is ModuleStep.DONE else "setting-up"
    if snapshot.phase is Phase.ENDED:
        return "ended"
    if snapshot.demo:
        return "simulated"
    if snapshot.phase is Phase.NO_GAME:
        return "no-game"
    return "not-saved" if snapshot.saved is not None else ""
