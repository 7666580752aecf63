"""What is erased is gone from every byte of the hub's files, and the rest of the journal is proven whole."""

import shutil
from pathlib import Path

import pytest
from tests.history.made_games import MadeGame, write_game

from palace_hub.errors import KeepingFault
from palace_hub.history.erasing import delete_games, erase_player, files_with
from palace_hub.history.facts import ERASED
from palace_hub.history.kept import (
    GameNote,
    KnownPlayer,
    Notebook,
    NotesFile,
    PlayerRegister,
    PlayersFile,
    folder_of,
)
from palace_hub.history.library import read_games
from palace_hub.history.statistics import statistics
from palace_hub.journal.erasing import rewrite
from palace_hub.journal.store import Journal

NAME, FORMER = "Zéphyrine", "Zephy"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Three short games; in two of them plays a player who has had two names."""
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as store:
        store.put_calibration("scale")
        write_game(store, MadeGame(("Ann", NAME), 1, most=4))
        store.append([("explained", 9000.0, {"on": True, "taught": [[NAME, "build"], ["Ann", "cards"]]})])
        write_game(store, MadeGame(("Ann", "Bo"), 2, most=4))
        write_game(store, MadeGame((FORMER, "Bo"), 3, most=4))
    files = PlayersFile.read(folder_of(path))
    for entry in (KnownPlayer(NAME), KnownPlayer(NAME, (FORMER,), colour="blue")):
        files.keep(PlayerRegister((KnownPlayer("Ann", colour="green"), entry)))
    read_games(path)
    return path


def bytes_of(folder: Path) -> bytes:
    return b"".join(file.read_bytes() for file in sorted(folder.rglob("*")) if file.is_file())


def events_of(path: Path) -> list[tuple[int, list[tuple[str, float]]]]:
    with Journal.open(path, read_only=True) as store:
        assert (store.salvaged, store.certain) == (None, True)
        return [(head.id, [(event.kind, event.t) for event in store.events(head.id)]) for head in store.games()]


def test_an_erased_player_is_in_no_byte_and_no_event_is_lost(path: Path):
    needles = (NAME.encode(), NAME.encode("unicode_escape"), b"Zephy", b"\\u00e9phyrine")
    before, events = bytes_of(path.parent), events_of(path)
    assert b"\\u00e9phyrine" in before
    assert b"Zephy" in before
    register = PlayersFile.read(folder_of(path)).content
    assert register is not None
    assert set(erase_player(path, FORMER, register)) == {NAME, FORMER}
    after = bytes_of(path.parent)
    assert [needle for needle in needles if needle in after] == []
    assert events_of(path) == events
    kept = read_games(path)
    assert [[seat.name for seat in game.seats] for game in kept.games] == [
        ["Ann", ERASED],
        ["Ann", "Bo"],
        [ERASED, "Bo"],
    ]
    assert kept.names == ("Bo", "Ann")
    assert kept.register.find("Ann") == KnownPlayer("Ann", colour="green")
    with Journal.open(path) as store:  # the hub starts with it and goes on
        assert store.salvaged is None
        assert store.calibration() == "scale"
        assert store.append([("seen", 1.0, {"stage": "cards"})]) == len(events[-1][1]) + 1


def test_an_erased_player_counts_for_nobody(tmp_path: Path):
    path = tmp_path / "journal.sqlite"
    with Journal.open(path) as store:
        write_game(store, MadeGame(("Ann", NAME), 1))
    erase_player(path, NAME, PlayerRegister())
    found = statistics(read_games(path).games)
    assert ([player.name for player in found.players], found.pairs, found.games) == (["Ann"], (), 1)
    assert {record.name for record in found.records} <= {"Ann"}


def test_a_deleted_game_is_gone_with_its_note_and_the_others_stay(path: Path):
    NotesFile.read(folder_of(path)).keep(Notebook((GameNote(2, "Secret words"), GameNote(3, "Rain"))))
    events = events_of(path)
    delete_games(path, [2])
    assert events_of(path) == [events[0], events[2]]
    assert b"Secret words" not in bytes_of(path.parent)
    assert [(game.game, game.note) for game in read_games(path).games] == [(1, ""), (3, "Rain")]
    delete_games(path, [1, 3])
    assert events_of(path) == []


def test_nothing_is_erased_while_a_hub_plays(path: Path):
    before = path.read_bytes()
    with Journal.open(path), pytest.raises(KeepingFault):
        rewrite(path, without=[1])
    assert path.read_bytes() == before


@pytest.mark.parametrize("instant", ["written", "named", "cleared"])
def test_a_power_cut_leaves_the_old_store_or_the_new_one(path: Path, monkeypatch: pytest.MonkeyPatch, instant: str):
    """The three instants between which the files differ: before the new store has its name, before and after the old
    one's helpers are gone.
    """
    events = events_of(path)

    class PowerCut(Exception):
        pass

    def cut(*_: object) -> None:
        raise PowerCut

    from palace_hub.journal import rebuild

    if instant == "written":
        monkeypatch.setattr(Path, "rename", cut)
    elif instant == "named":
        monkeypatch.setattr(rebuild.Lock, "move_to", cut)
    else:
        monkeypatch.setattr(rebuild.os, "replace", cut)
    with pytest.raises(PowerCut):
        rewrite(path, without=[2])
    monkeypatch.undo()
    with Journal.open(path) as store:
        games = [head.id for head in store.games()]
        assert store.certain
    assert games == ([1, 2, 3] if instant == "written" else [1, 3])
    assert dict(events_of(path)) == {number: own for number, own in events if number in games}


def test_files_that_people_saved_are_named(path: Path):
    saved = path.parent / "saved"
    saved.mkdir()
    (saved / "game-1.jsonl").write_text('{"players": ["Z\\u00e9phyrine"]}')
    (saved / "game-2.jsonl").write_text("{}")
    shutil.copyfile(path, f"{path}.damaged-1")
    assert files_with(path, [NAME]) == (Path(f"{path}.damaged-1"), saved / "game-1.jsonl")
