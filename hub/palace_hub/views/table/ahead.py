"""The next player's page: a staircase that is entered while the last player's turn still goes on.

It is the page of a build, on the state in which the next turn begins. The turn that goes on keeps its tray, rail and
players; its page is one key away.
"""

import dataclasses

from palace_hub.referee.judgement import Judgement
from palace_hub.views.snapshot import Phase, Snapshot, Stage
from palace_hub.views.wording import Wording


def can_begin(snapshot: Snapshot) -> bool:
    """Can the next player's page be open? What is wrong or asked comes first."""
    wrong = snapshot.judgement is not None and snapshot.judgement.wrong
    return snapshot.ahead is not None and snapshot.phase is Phase.PLAY and snapshot.question is None and not wrong


def as_next(snapshot: Snapshot) -> Snapshot:
    """The next player's page; call it only where `can_begin`."""
    return dataclasses.replace(
        snapshot, game=snapshot.ahead, stage=Stage.BUILD, judgement=None, can_confirm=False, to_learn=None, bot=None
    )


def is_next_page(snapshot: Snapshot) -> bool:
    """Is it a snapshot of the next player's page?"""
    return snapshot.ahead is not None and snapshot.game is snapshot.ahead


def next_name(snapshot: Snapshot, wording: Wording) -> str:
    """The name of the next player; "" where nobody may begin."""
    return "" if snapshot.ahead is None else wording.say("outside", text=snapshot.ahead.player.name)


def still(snapshot: Snapshot, wording: Wording, sentence: str) -> str:
    """What the last player still does: takes the pieces that are due, else the sentence of the head."""
    assert snapshot.game is not None
    name = wording.say("outside", text=snapshot.game.player.name)
    due = wording.counted({} if snapshot.judgement is None else due_pieces(snapshot.judgement))
    if not due:
        return wording.say("ahead-still", name=name, sentence=sentence)
    return wording.say("ahead-still-takes", name=name, pieces=due)


def due_pieces(judgement: Judgement) -> dict[str, int]:
    """The pieces that are still to be taken, by kind; those that can be bricks or arches last."""
    due = {box.piece: box.due for box in judgement.boxes if box.due > 0}
    choice = judgement.choice
    if choice is not None and choice.taken < choice.of:
        due["brick_or_arch"] = choice.of - choice.taken
    return due


def begun(snapshot: Snapshot, wording: Wording) -> str:
    """What the next player has done already; "" for nothing."""
    if snapshot.ahead is None:
        return ""
    pieces = len(snapshot.plan.placements)
    taken = [box.piece for box in snapshot.judgement.boxes if box.early] if snapshot.judgement is not None else []
    name = next_name(snapshot, wording)
    if taken:
        return wording.say("ahead-begun-decorated", name=name, pieces=pieces, piece=taken[0])
    typed = snapshot.draft.start_colour is not None or snapshot.draft.arches > 0
    return wording.say("ahead-begun", name=name, pieces=pieces) if pieces or typed else ""
