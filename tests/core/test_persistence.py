"""Saving: the hub reports every failed write, and the game goes on."""

import argparse
import errno
import json
import os
import shutil
import sqlite3
import tomllib
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.core.by_hand import Table, play_by_hand
from tests.core.on_plan import come_back
from tests.history.made_games import MadeGame, write_game

import monkey_palace
from monkey_palace.cards.model import CardSet, load_set, set_from
from monkey_palace.errors import DataError
from monkey_palace.game.commands import ReportBuild, command_json
from monkey_palace.game.records import record_lines
from monkey_palace.game.state import state_hash
from palace_hub.cli.main import sentence_of
from palace_hub.cli.play import NoSuchFolder, cards_in
from palace_hub.cli.real_table import real_table
from palace_hub.core.apply import commit
from palace_hub.core.snapshot import snapshot
from palace_hub.core.step import HubCore
from palace_hub.errors import KeepingFault
from palace_hub.history.kept import KnownPlayer, PlayerRegister, PlayersFile, folder_of
from palace_hub.journal.store import Journal
from palace_hub.locale.catalogue import Catalogue
from palace_hub.referee import entries as say
from palace_hub.referee.book import Book
from palace_hub.referee.events import CommandPlayed
from palace_hub.referee.record import BadRecord, replay, write
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import resense
from palace_hub.views.snapshot import Phase, Teaching

FULL = "the disk is full"
HOUSE = Path(monkey_palace.__file__).parent / "data" / "house"


def fail(monkeypatch: pytest.MonkeyPatch, *names: str) -> None:
    def refuse(self, *_, **__):
        raise KeepingFault(FULL, detail=FULL)

    for name in names:
        monkeypatch.setattr(Journal, name, refuse)


def test_a_failed_write_is_shown_and_repeated_later(table: Table, monkeypatch: pytest.MonkeyPatch):
    table.begin(settings={"voluntary_pass": True})
    with monkeypatch.context() as broken:
        fail(broken, "append", "save_zeros")
        shown = table.enter(say.PassBuild(), say.Confirm())
        assert shown.saved is not None
        assert any(problem.key == "problem-not-saved" for problem in shown.problems)
        expected = state_hash(table.core.hub.book.game.state)
    table.pass_time(1.2)
    assert snapshot(table.core.hub).saved is None
    table.restart()
    table.pass_time(0.1)
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == expected


def test_damage_to_the_journal_in_mid_game_says_what_to_do(table: Table):
    """No advice about a full disk: the hub is started again, and the game goes on with what is left."""
    table.begin(settings={"voluntary_pass": True})
    for _ in range(8):
        table.enter(say.PassBuild(), say.Confirm())
    table.restart()  # then the events are in the file itself
    table.pass_time(0.1)
    table.enter(say.Resume())
    file = table.journal.path
    with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as reader:
        (root,) = reader.execute("SELECT rootpage FROM sqlite_master WHERE name = 'mark'").fetchone()
    with file.open("r+b") as damaged:
        for page in (root - 1, file.read_bytes().rindex(b'"pass_build"') // 4096):
            damaged.seek(page * 4096)
            damaged.write(bytes(4096))
    table.enter(say.PassBuild(), say.Confirm())
    table.pass_time(3.0)
    shown = snapshot(table.core.hub)
    assert shown.saved is not None
    problems = {problem.key: Catalogue().text(problem) for problem in shown.problems}
    assert "problem-not-saved" not in problems
    assert problems["problem-damaged-in-play"].startswith("The file of kept games was damaged while you played")
    table.restart()
    table.pass_time(0.1)
    assert snapshot(table.core.hub).resume.lost > 0
    table.enter(say.Resume())
    assert table.core.hub.phase is Phase.PLAY


def test_a_mark_that_cannot_be_written_is_a_problem(table: Table, monkeypatch: pytest.MonkeyPatch):
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    assert all(problem.key != "problem-no-mark" for problem in snapshot(table.core.hub).problems)
    monkeypatch.setattr(os, "pwrite", full)
    table.begin()
    (problem,) = [problem for problem in snapshot(table.core.hub).problems if problem.key == "problem-no-mark"]
    assert problem.params == {"file": f"{table.journal.path}-mark", "what": "No space left on device"}


@pytest.mark.parametrize(
    "name", ["new_game", "append", *(pytest.param(name, marks=pytest.mark.long) for name in ("finish", "set_aside"))]
)
def test_a_whole_game_is_played_although_every_write_fails(table: Table, monkeypatch: pytest.MonkeyPatch, name: str):
    fail(monkeypatch, name)
    table.begin()
    play_by_hand(table)
    assert table.core.hub.phase is Phase.ENDED
    saved = snapshot(table.core.hub).saved
    assert (saved is None) == (name == "set_aside")


def test_an_unfinished_game_that_cannot_be_put_aside_stays_offered(table: Table, monkeypatch: pytest.MonkeyPatch):
    table.begin()
    table.restart()
    with monkeypatch.context() as broken:
        fail(broken, "set_aside")
        assert table.enter(say.Discard()).refusal.key == "error-keeping"
        assert table.core.hub.phase is Phase.RESUME
    table.enter(say.Discard())
    assert table.core.hub.phase is Phase.NO_GAME


def test_sessions_differ_and_need_no_write(table: Table, monkeypatch: pytest.MonkeyPatch):
    seen = {table.core.hub.nodes.new_session() for _ in range(3)}
    table.restart()
    fail(monkeypatch, "_put")
    seen |= {table.core.hub.nodes.new_session() for _ in range(3)}
    assert len(seen) == 6


@pytest.mark.long
def test_a_second_game_follows_the_first_and_each_has_its_record(table: Table):
    table.begin()
    play_by_hand(table)
    table.enter(say.NewGame(players=("Cleo", "Dan"), deck_seed=4), say.Confirm())
    assert table.core.hub.phase is Phase.PLAY
    play_by_hand(table)
    games = table.journal.games()
    assert [game.header["players"] for game in games] == [["Ann", "Bo"], ["Cleo", "Dan"]]
    assert all(game.status == "finished" for game in games)
    restarted = HubCore(table.journal, draw_seed=lambda: 1)
    assert restarted.hub.phase is Phase.NO_GAME


def test_an_exported_record_replays_to_the_same_game(table: Table):
    table.begin()
    play_by_hand(table)
    shown = table.enter(say.Export())
    assert shown.notice.key == "told-saved"
    saved = Path(shown.notice.params["file"])
    assert saved.parent == table.path.parent / "saved"
    ElementTree.parse(saved.with_suffix(".svg"))
    replayed = replay(saved)
    assert replayed.same
    assert replayed.game.state.ended
    assert len(shown.history) == replayed.commands + 1


def test_a_game_with_a_report_of_an_earlier_version_goes_on(table: Table, tmp_path: Path):
    """One arch on the ground was accepted once."""
    table.begin()
    report = ReportBuild(start_colour="gold", arches=1, height=1, decoration="gold")
    assert not table.core.hub.book.game.can(report)
    commit(table.core.hub, CommandPlayed(player=0, command=command_json(report), auto=False))
    table.step()
    before = state_hash(table.core.hub.book.game.state)
    table.restart()
    table.pass_time(4.0)
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == before
    assert write(table.journal, tmp_path / "record.jsonl") > 1
    assert replay(tmp_path / "record.jsonl").same


def test_an_export_that_cannot_be_written_says_why(table: Table):
    table.begin()
    table.core.hub.options = replace(table.core.hub.options, exports=table.path / "not a folder")
    assert table.enter(say.Export()).refusal.key == "refused-export"


@pytest.fixture
def own_cards(tmp_path: Path) -> Path:
    """A folder with cards of an own copy."""
    folder = tmp_path / "mine"
    shutil.copytree(HOUSE, folder)
    for file in folder.iterdir():
        file.write_text(file.read_text(encoding="utf-8").replace('set = "house"', 'set = "ours"'), encoding="utf-8")
    return folder


def test_a_resumed_game_keeps_its_card_set_after_the_folder_is_gone(table: Table, own_cards: Path, tmp_path: Path):
    table.core.hub.options = replace(table.core.hub.options, card_set=load_set(own_cards))
    table.begin()
    play_by_hand(table, before=4)
    state = table.core.hub.book.game.state
    assert state.set == "ours"
    shutil.rmtree(own_cards)
    table.restart()
    table.pass_time(0.1)
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == state_hash(state)
    play_by_hand(table)
    written = tmp_path / "game.jsonl"
    write(table.journal, written)
    assert replay(written).same


def test_a_recording_replays_with_the_card_set_of_its_games(table: Table, own_cards: Path, tmp_path: Path):
    table.core.hub.options = replace(table.core.hub.options, card_set=load_set(own_cards))
    with Recorder(table.core, tmp_path / "evening.gz"):
        table.begin()
        play_by_hand(table, before=4)
    shutil.rmtree(own_cards)
    again = resense(tmp_path / "evening.gz")
    assert again.same
    assert again.events > 10


def test_a_record_whose_cards_were_changed_is_refused(table: Table, tmp_path: Path):
    table.begin()
    play_by_hand(table, before=2)
    written = tmp_path / "game.jsonl"
    write(table.journal, written)
    first, *rest = written.read_text(encoding="utf-8").splitlines()
    header = json.loads(first)
    header["cards"]["piles"][0][1][0][1] += 1
    written.write_text("\n".join([json.dumps(header, sort_keys=True, separators=(",", ":")), *rest]), encoding="utf-8")
    with pytest.raises(BadRecord) as refused:
        replay(written)
    assert refused.value.key == "record-cards"


def test_a_record_of_a_set_that_has_changed_is_refused_with_what_to_use_instead(table: Table, tmp_path: Path):
    """A record of the hub without its cards, as early ones were, and one of the rules alone."""
    table.begin()
    play_by_hand(table, before=2)
    written = tmp_path / "game.jsonl"
    write(table.journal, written)
    header = json.loads(written.read_text(encoding="utf-8").splitlines()[0])
    del header["cards"]
    of_the_rules = json.loads(next(record_lines(table.core.hub.book.game)))
    for line in (header, of_the_rules):
        written.write_text(json.dumps(line | {"data_hash": "0" * 64}), encoding="utf-8")
        with pytest.raises(BadRecord) as refused:
            replay(written)
        sentence = sentence_of(refused.value, Catalogue())
        assert "the card set house has changed since the game was played" in sentence
        assert "Use the version of palace-hub, or of the set's folder, that the game was played with" in sentence


def test_a_stored_game_of_a_set_that_has_changed_goes_on_with_the_cards_that_it_carries(table: Table):
    """Its hash is no packaged set's: what counts is what the journal holds."""
    former = former_house()
    table.core.hub.options = replace(table.core.hub.options, card_set=former)
    table.begin()
    play_by_hand(table, before=2)
    state = table.core.hub.book.game.state
    assert (state.set, state.data_hash) == ("house", former.data_hash)
    assert former.data_hash != load_set("house").data_hash
    table.restart()
    table.pass_time(0.1)
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == state_hash(state)


def former_house() -> CardSet:
    """A set of the name "house" with one banana more on its first card."""
    text = (HOUSE / "cards.toml").read_text(encoding="utf-8")
    boards, maps = ((HOUSE / file).read_text(encoding="utf-8") for file in ("boards.toml", "ground_maps.toml"))
    cards = tomllib.loads(text.replace("bananas = 0", "bananas = 1", 1))
    return set_from(cards, tomllib.loads(boards), tomllib.loads(maps))


def test_a_stored_game_without_its_cards_is_closed_with_what_to_use_instead(table: Table):
    table.begin()
    play_by_hand(table, before=2)
    head = table.journal.unfinished()
    header = {name: value for name, value in head.header.items() if name != "cards"} | {"data_hash": "0" * 64}
    with pytest.raises(DataError) as refused:
        Book.new(header)
    assert "use the version of the program or of the set's folder" in str(refused.value)


def test_cards_are_looked_for_in_a_folder(tmp_path: Path, own_cards: Path):
    assert cards_in(None, Catalogue()) is None
    assert cards_in(own_cards, Catalogue()).name == "ours"
    with pytest.raises(NoSuchFolder):
        cards_in(tmp_path / "nothing", Catalogue())


@pytest.mark.parametrize("below", ["games", "games/more"])
def test_a_journal_folder_that_cannot_be_created_is_refused_with_a_fix(tmp_path: Path, below: str):
    (tmp_path / "games").write_text("a file, no folder")
    asked = argparse.Namespace(journal=tmp_path / below / "journal.sqlite", port=[])
    with pytest.raises(KeepingFault) as refused, real_table(asked):
        pass
    sentence = sentence_of(refused.value, Catalogue())
    assert str(tmp_path / below) in sentence
    assert "--journal" in sentence


def test_the_next_game_offers_players_by_their_present_names_and_sides(table: Table):
    table.begin()
    players = (KnownPlayer("Anna", ("Ann",), side="left"), KnownPlayer("Bo", archived=True))
    PlayersFile.read(folder_of(table.path)).keep(PlayerRegister(players))
    table.restart()
    shown = table.enter(say.Discard())
    assert (shown.last_players, shown.usual_sides) == (("Anna",), {"Anna": "left", "Ann": "left"})


def test_a_game_that_was_put_aside_goes_on_later(table: Table):
    table.begin()
    play_by_hand(table, before=3)
    state = state_hash(table.core.hub.book.game.state)
    table.restart()
    shown = table.enter(say.Discard())
    assert [(game.game, game.players) for game in shown.waiting] == [(1, ("Ann", "Bo"))]
    assert shown.last_players == ("Ann", "Bo")
    table.begin(players=("Cleo", "Dan"))
    play_by_hand(table)
    assert table.core.hub.phase is Phase.ENDED
    shown = table.enter(say.OpenGame(game=1))
    assert (shown.phase, shown.resume.game, shown.resume.events > 0) == (Phase.RESUME, 1, True)
    shown = table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == state
    assert (shown.phase, shown.waiting) == (Phase.PLAY, ())
    play_by_hand(table)
    games = table.journal.games()
    assert [game.status for game in games] == ["finished", "finished"]
    for game in games:
        assert write(table.journal, table.path.with_name("record.jsonl"), game.id) > 2
        assert replay(table.path.with_name("record.jsonl")).same


def test_a_game_put_aside_twice_is_resumed_after_a_restart(table: Table):
    table.begin()
    play_by_hand(table, before=2)
    state = state_hash(table.core.hub.book.game.state)
    for _ in range(2):
        table.restart()
        table.enter(say.Discard()) if table.core.hub.phase is Phase.RESUME else None
        assert table.core.hub.phase is Phase.NO_GAME
        table.enter(say.OpenGame(game=1), say.Discard())
    table.enter(say.OpenGame(game=1), say.Resume(), say.ChooseKnob(at="1,1,0"))
    table.restart()
    assert table.core.hub.phase is Phase.RESUME, "a game that was resumed is offered at the next start"
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == state


def test_only_games_that_were_put_aside_are_opened_and_none_during_a_game(table: Table):
    table.begin()
    assert table.enter(say.OpenGame(game=1)).refusal.key == "refused-game-running"
    table.restart()
    assert table.enter(say.OpenGame(game=1)).refusal.key == "refused-game-running"
    table.enter(say.Discard())
    assert table.enter(say.OpenGame(game=2)).refusal.key == "refused-nothing-to-resume"


def test_no_game_is_opened_while_the_last_one_is_not_saved(table: Table, monkeypatch: pytest.MonkeyPatch):
    table.begin()
    table.restart()
    table.enter(say.Discard())
    table.begin()
    with monkeypatch.context() as broken:
        fail(broken, "append", "finish")
        play_by_hand(table)
        assert table.enter(say.OpenGame(game=1)).refusal.key == "refused-not-saved"
    table.pass_time(1.2)
    assert table.enter(say.OpenGame(game=1)).phase is Phase.RESUME


def test_a_game_that_cannot_be_read_says_so_and_stays_in_the_list(table: Table):
    table.begin()
    table.journal.append([("command", 1.0, {})])
    table.restart()
    shown = snapshot(table.core.hub)
    assert (shown.phase, shown.notice.key, len(shown.waiting)) == (Phase.NO_GAME, "journal-game-unreadable", 1)
    shown = table.enter(say.OpenGame(game=1))
    assert (shown.phase, shown.notice_seq, len(shown.waiting)) == (Phase.NO_GAME, 2, 1)


def test_a_recording_replays_games_that_were_put_aside(table: Table, tmp_path: Path):
    table.begin()
    play_by_hand(table, before=2)
    table.restart()
    table.enter(say.Discard())
    table.begin(players=("Cleo", "Dan"))
    table.restart()
    with Recorder(table.core, tmp_path / "evening.gz"):
        table.enter(say.Discard(), say.OpenGame(game=1), say.Resume())
        play_by_hand(table, before=4)
    again = resense(tmp_path / "evening.gz")
    assert again.same
    assert again.events > 5


def test_what_damage_took_is_offered_with_the_game(table: Table):
    table.begin()
    play_by_hand(table, before=3)
    kept = len(list(table.journal.events()))
    table.journal.close()
    old = table.path.read_bytes()
    table.journal = Journal.open(table.path)
    for _ in range(4):
        table.journal.append([("command", 1.0, {})])
    table.journal.close()
    table.path.write_bytes(old)
    table.journal = Journal.open(table.path)
    shown = snapshot(HubCore(table.journal, draw_seed=lambda: 1).hub)
    assert (shown.resume.events, shown.resume.lost, shown.resume.completeness) == (kept, 4, "lost")
    assert shown.notice.key == "journal-salvaged"
    assert shown.notice in shown.problems  # a toast is soon gone
    sentence = Catalogue().text(shown.notice)
    assert "4 events are lost" in sentence
    assert f"{table.path}.damaged-1" in sentence


def test_a_journal_without_its_mark_is_told_at_the_start(table: Table):
    table.begin()
    play_by_hand(table)
    table.journal.close()
    table.path.with_name(f"{table.path.name}-mark").unlink()
    table.journal = Journal.open(table.path)
    shown = snapshot(HubCore(table.journal, draw_seed=lambda: 1).hub)
    assert shown.notice.key == "journal-unsure"
    assert shown.notice in shown.problems
    assert f"{table.path}-mark is missing" in Catalogue().text(shown.notice)


@pytest.mark.parametrize(("emptied", "sentence"), [(True, "was empty"), (False, "is gone, and with it")])
def test_a_journal_that_is_gone_or_empty_is_told_at_the_start(table: Table, emptied: bool, sentence: str):
    table.begin()
    table.journal.close()
    if emptied:
        table.path.write_bytes(b"")
        table.path.with_name(f"{table.path.name}-mark").unlink()
    else:
        table.path.unlink()
    table.journal = Journal.open(table.path)
    shown = snapshot(HubCore(table.journal, draw_seed=lambda: 1).hub)
    assert shown.phase is Phase.NO_GAME
    assert sentence in Catalogue().text(shown.notice)
    assert shown.notice in shown.problems


def test_a_journal_that_is_damaged_during_a_game_is_mended_and_told(table: Table):
    table.begin(settings={"voluntary_pass": True})
    table.enter(say.PassBuild(), say.Confirm())
    table.restart()
    table.enter(say.Resume())
    rest = sqlite3.connect(f"file:{table.path}?mode=ro", uri=True)
    root = rest.execute("SELECT rootpage FROM sqlite_master WHERE name = 'mark'").fetchone()[0]
    rest.close()
    with table.path.open("r+b") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xa5" * 4096)
    shown = table.enter(say.PassBuild(), say.Confirm())
    assert (shown.saved is not None, shown.notice.key) == (True, "journal-salvaged")
    expected = state_hash(table.core.hub.book.game.state)
    table.pass_time(1.2)
    assert snapshot(table.core.hub).saved is None
    table.restart()
    table.enter(say.Resume())
    assert state_hash(table.core.hub.book.game.state) == expected


def test_the_game_keeps_what_was_explained(table: Table) -> None:
    taught = (("Ann", 1), ("Ann", 4))
    table.enter(say.Explain(on=True, taught=taught))
    table.begin()
    assert snapshot(table.core.hub).teaching is None, "there was no game to keep it"
    table.enter(say.Explain(on=True, taught=taught))
    come_back(table)
    assert snapshot(table.core.hub).teaching == Teaching(True, frozenset(taught))


@pytest.mark.parametrize(("wall", "said"), [(1000.0, ""), (1.79e9, "2026-09-")])
def test_a_game_that_was_saved_before_the_clock_was_set_has_no_date(table: Table, wall: float, said: str):
    for _ in range(2):
        number = write_game(table.journal, MadeGame(("Ann", "Bo"), 1, most=10, wall=wall))
    table.restart()
    assert table.core.hub.offer.saved_at[:8] == said
    table.journal.set_aside()
    table.restart()
    assert [(game.game, game.saved_at[:8]) for game in snapshot(table.core.hub).waiting] == [(number, said)]
