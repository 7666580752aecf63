"""The explanation in the dialog "really?": what is lost and what is stored."""

from palace_hub.views.snapshot import ModuleStep, Phase, Snapshot, TraySetupStep
from palace_hub.views.wording import Wording


def why(topic: str, snapshot: Snapshot, wording: Wording) -> str:
    """The explanation for a topic: undo, discard, pass, keep or quit."""
    if topic == "quit":
        case = _leaving(snapshot)
        return wording.say(f"sure-quit-why-{case}" if case else "sure-quit-why")
    return wording.say(f"sure-{topic}-why")


def _leaving(snapshot: Snapshot) -> str:
    """The case of leaving the hub; "" if the game is stored, which only a running game on a real table is."""
    setup, module = snapshot.tray_setup, snapshot.module
    if setup is not None and not setup.in_game:
        return "no-game" if setup.step is TraySetupStep.DONE else "setting-up"
    if module is not None:
        return "no-game" if module.step is ModuleStep.DONE else "setting-up"
    if snapshot.phase is Phase.ENDED:
        return "ended"
    if snapshot.simulated:
        return "simulated"
    if snapshot.phase is Phase.NO_GAME:
        return "no-game"
    return "not-saved" if snapshot.saved is not None else ""
