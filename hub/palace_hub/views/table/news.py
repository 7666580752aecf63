"""News that fill the head for one or two seconds: the player whose turn begins, and thanks for a correction."""

from dataclasses import dataclass

from palace_hub.referee.judgement import Judgement
from palace_hub.views.snapshot import Phase, Snapshot
from palace_hub.views.table.head import HeadView, Tone
from palace_hub.views.wording import Wording

NAME_S = 2.0
THANKS_S = 1.0


@dataclass(frozen=True, slots=True)
class News:
    """News with their duration. `name`: the player whose turn begins; "" for thanks. `until`: hub time of their end."""

    name: str
    seconds: float
    until: float


def news(before: Snapshot, after: Snapshot) -> News | None:
    """The news between two consecutive snapshots."""
    if after.phase is not Phase.PLAY or after.game is None or before.phase not in (Phase.PLAY, Phase.SETUP):
        return None
    if before.phase is Phase.SETUP or before.game is None or _turn(before) != _turn(after):
        return News(after.game.player.name, NAME_S, after.t + NAME_S)
    if _put_right(before.judgement, after.judgement) and after.manual == before.manual:
        return News("", THANKS_S, after.t + THANKS_S)
    return None


def _turn(snapshot: Snapshot) -> tuple[int, int] | None:
    game = snapshot.game
    return (game.round, game.prompt.player) if game is not None else None


def _put_right(before: Judgement | None, after: Judgement | None) -> bool:
    """Was a wrong take put right? An unknown tray does not count as right."""
    return before is not None and before.wrong and after is not None and after.known and not after.wrong


def with_news(head: HeadView, shown: News, wording: Wording) -> HeadView:
    """The head with the news over its sentence; unchanged if it shows an alarm or a caution."""
    if head.tone is not Tone.NORMAL:
        return head
    text = wording.say("outside", text=shown.name) if shown.name else wording.say("head-thank-you")
    return HeadView("", text, head.sentence, Tone.NEWS)
