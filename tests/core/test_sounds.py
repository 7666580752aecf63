"""Sounds of the hub: heard with the game, silent while muted and for a game that was over before."""

import gzip
import json
from pathlib import Path

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.core.rig import Node, Rig

from palace_hub.core import snapshot
from palace_hub.core.step import HubCore
from palace_hub.journal.store import Journal
from palace_hub.referee import entries as say
from palace_hub.referee.cues import Cue
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import core_of, turn_of
from palace_hub.views.snapshot import Sound


def sound_of(table: Table) -> Sound:
    return snapshot.snapshot(table.core.hub).sound


def test_a_turn_and_a_delivery_are_heard_until_sounds_are_muted(table: Table) -> None:
    table.begin()
    assert sound_of(table).cue is Cue.TURN
    before = sound_of(table).number
    play_by_hand(table, before=table.core.hub.book.game.state.turn + 1)
    assert (sound_of(table).cue, sound_of(table).number > before) == (Cue.TURN, True)  # the next player's
    heard = sound_of(table).number
    assert table.enter(say.Mute(muted=True)).notice.key == "told-sound-off"
    play_by_hand(table, before=table.core.hub.book.game.state.turn + 1)
    assert sound_of(table).number == heard
    assert table.enter(say.Mute(muted=False)).notice.key == "told-sound-on"
    play_by_hand(table, before=table.core.hub.book.game.state.turn + 1)
    assert sound_of(table).number > heard


def test_a_game_that_was_opened_sounds_only_for_its_turn(table: Table) -> None:
    table.begin()
    play_by_hand(table, before=2)
    table.restart()
    table.pass_time(4.0)
    assert sound_of(table).number == 0
    table.enter(say.Resume())
    assert (sound_of(table).number, sound_of(table).cue) == (1, Cue.TURN)
    table.enter(say.EndNow())
    assert (sound_of(table).number, sound_of(table).cue) == (2, Cue.END)


@pytest.mark.long
def test_a_recording_replays_with_the_commands_of_the_buzzer(rig: Rig, tmp_path: Path) -> None:
    """Each answer of the recorded node belongs to a command that the replaying hub sends again."""
    node, heard = Node(), list[bytes]()
    rig.core = HubCore(rig.journal, draw_seed=lambda: 7, enter_by="facts", sound=Sound(buzzer=True))
    with Recorder(rig.core, tmp_path / "frames.gz"):
        hear = node.hear
        node.hear = lambda data: (heard.append(data), hear(data))[1]
        rig.weigh_in(node, at_once=True)
        rig.pass_time(1.0)
    assert b'"op":"beep","cue":"turn"' in b"".join(heard)
    head, *rows, _ = map(json.loads, gzip.decompress((tmp_path / "frames.gz").read_bytes()).splitlines())
    again = []
    with Journal.open(tmp_path / "again.sqlite") as journal:
        core, sessions, seeds = core_of(journal, head, tmp_path)
        for row in rows:
            sessions.extend(row.get("session", ()))
            seeds.extend(row.get("seed", ()))
            again += core.step(turn_of(row)).sent.values()
    assert b"".join(again) == b"".join(heard)
