"""Recordings: a replay gives the same events, and other events with other sensing."""

import gzip
import json
from pathlib import Path

import pytest
from tests.core.on_plan import staircase
from tests.core.plate.plate_game import PlateTable, kept_plate
from tests.core.rig import Node, Rig, new_rig

from palace_hub.cli.main import main
from palace_hub.core.plate.calibration_file import PlateFile
from palace_hub.core.step import HubCore
from palace_hub.referee import entries as say
from palace_hub.referee.record import BadRecord
from palace_hub.run import recording, resense
from palace_hub.run.recording import Recorder
from palace_hub.run.resense import is_recording, recompute
from palace_hub.sensing.tray import lattice


def hands(rig: Rig) -> None:
    """A tray is weighed; pieces leave and return, one movement fits no whole number and is answered."""
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0], counts[1] - 2, *counts[2:]])
    rig.hand(node, counts)
    rig.hand(node, [counts[0], counts[1] - 1.5, *counts[2:]], patience=8.0)
    assert rig.core.hub.book is not None
    question = rig.core.hub.book.question
    assert question is not None
    rig.step(say.Answer(question=question.id, answer=str(question.high)))
    rig.hand(node, [counts[0] - 3, counts[1] - 1.5, *counts[2:]], patience=4.0)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("recorded")
    made = new_rig(folder / "journal.sqlite")
    with Recorder(made.core, folder / "evening.gz"):
        hands(made)
    made.journal.close()
    return folder / "evening.gz"


@pytest.fixture(scope="module")
def replayed(recorded: Path) -> resense.ResenseResult:
    return resense.resense(recorded)


def rows(path: Path) -> list[dict[str, object]]:
    with gzip.open(path, "rt") as file:
        return [json.loads(line) for line in file]


@pytest.mark.long
def test_a_replay_gives_the_same_events(replayed: resense.ResenseResult) -> None:
    assert replayed.same
    assert (replayed.missing, replayed.new, replayed.first_difference) == ([], [], None)
    assert replayed.events > 5
    assert replayed.tray >= 4
    assert replayed.seconds > 20


def test_the_game_of_a_recording_is_recomputed_from_its_events(
    recorded: Path, replayed: resense.ResenseResult, capsys: pytest.CaptureFixture[str]
) -> None:
    assert is_recording(recorded)
    found = recompute(recorded)
    assert found.same
    assert found.state_hash == replayed.state_hash
    assert main(["replay", str(recorded)]) == 0
    assert found.state_hash in capsys.readouterr().out


@pytest.mark.long
def test_other_sensing_gives_other_events(
    recorded: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Sensing that accepts the nearest number counts what was asked about then."""
    monkeypatch.setattr(lattice, "WIDEST_TOLERANCE", 0.6)
    monkeypatch.setattr(lattice, "NARROWEST_TOLERANCE", 0.6)
    monkeypatch.setattr(lattice, "LONGEST_ODDS_LATE", float("inf"))
    again = resense.resense(recorded)
    assert not again.same
    assert again.first_difference is not None
    assert "unknown" in [event["kind"] for event in again.missing]
    assert "tray" in [event["kind"] for event in again.new]
    assert main(["replay", str(recorded), "--resense"]) == 1
    said = capsys.readouterr()
    assert "only before" in said.out
    assert "differs" in said.err


def test_a_slightly_later_event_matches() -> None:
    then = [{"kind": "tray", "t": 5.0, "cell": 1, "pieces": -2, "count": 78}, {"kind": "question", "t": 6.0, "id": 1}]
    later = [{"kind": "tray", "t": 6.4, "cell": 1, "pieces": -2, "count": 78}]
    other = [{"kind": "tray", "t": 5.0, "cell": 1, "pieces": -1, "count": 79}]
    assert resense.unmatched(then, later) == ([], [])
    assert resense.unmatched(then, other) == (then[:1], other)
    assert resense.unmatched(then, later * 2) == ([], later)


@pytest.mark.long
def test_a_game_that_went_on_after_a_restart_is_recorded_with_its_beginning(rig: Rig, tmp_path: Path) -> None:
    node = Node()
    counts = rig.weigh_in(node, at_once=True)
    rig.hand(node, [counts[0], counts[1] - 2, *counts[2:]])
    rig.restart()
    path = tmp_path / "second.gz"
    with Recorder(rig.core, path):
        rig.step(say.Resume())
        rig.hand(node, counts, patience=6.0)
    assert "unfinished" in rows(path)[0]
    again = resense.resense(path)
    assert again.same
    assert again.expected == recompute(path).state_hash != ""


@pytest.fixture(scope="module")
def recorded_on_a_plate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game on a plate that was set up before: one staircase with its decoration."""
    folder = tmp_path_factory.mktemp("on-a-plate")
    table = PlateTable.opened(folder / "journal.sqlite")
    PlateFile(folder).keep(kept_plate(level="silver"))
    table.core = HubCore(table.journal, draw_seed=lambda: 7, plate_file=PlateFile.read(folder))
    with Recorder(table.core, folder / "evening.gz"):
        table.begin_game()
        table.whole_turn(staircase(table))
    table.journal.close()
    return folder / "evening.gz"


@pytest.mark.long
def test_a_plate_game_is_replayed(recorded_on_a_plate: Path) -> None:
    again = resense.resense(recorded_on_a_plate)
    assert again.same
    assert sum(event["kind"] == "plate" for row in rows(recorded_on_a_plate) for event in row.get("events", [])) > 1


def test_an_old_recording_without_plate_files_is_replayed(recorded_on_a_plate: Path) -> None:
    head, *rest = rows(recorded_on_a_plate)
    old = recorded_on_a_plate.with_name("old.gz")
    with gzip.open(old, "wt") as file:
        for row in ({name: head[name] for name in head if name != "plate"}, *rest):
            file.write(json.dumps(row) + "\n")
    again = resense.resense(old)
    assert again.whole
    assert again.first_difference is not None


@pytest.mark.long
def test_a_truncated_recording_is_replayed_as_far_as_it_goes(
    recorded: Path, replayed: resense.ResenseResult, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = recorded.read_bytes()
    cut = tmp_path / "cut.gz"
    cut.write_bytes(whole[: len(whole) * 2 // 3])
    again = resense.resense(cut)
    assert not again.whole
    assert 0 < again.turns < replayed.turns
    assert again.first_difference is None
    assert main(["replay", str(cut), "--resense"]) == 1
    assert "cut short" in capsys.readouterr().err


@pytest.mark.long
def test_a_recording_has_a_limit_and_the_game_goes_on(
    rig: Rig, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recording, "LARGEST", 4000)
    monkeypatch.setattr(recording, "FLUSH_TURNS", 10)
    path = tmp_path / "small.gz"
    with Recorder(rig.core, path) as recorder:
        hands(rig)
        assert recorder.full
        assert rig.core.hub.notice is not None
    assert path.stat().st_size < 12_000
    again = resense.resense(path)
    assert not again.whole
    assert again.first_difference is None
    assert rig.core.recorded is False


def test_no_recording_is_overwritten(rig: Rig, recorded: Path) -> None:
    before = recorded.read_bytes()
    with pytest.raises(FileExistsError):
        Recorder(rig.core, recorded)
    assert recorded.read_bytes() == before


@pytest.mark.long
def test_an_hour_of_a_tray_is_small(recorded: Path, replayed: resense.ResenseResult) -> None:
    an_hour = recorded.stat().st_size / replayed.seconds * 3600
    assert an_hour < 30e6


@pytest.mark.parametrize(
    "content",
    [
        b"",
        gzip.compress(b"{}\n"),
        gzip.compress(b'{"format":"palace-hub recording 2"}\n'),
        gzip.compress(b"[1]\n"),
        gzip.compress(b"nonsense\n"),
        b"\x1f\x8b\x08\x00rubbish",
    ],
    ids=["empty", "no format", "another version", "no object", "no JSON", "no gzip"],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "no.gz"
    path.write_bytes(content)
    with pytest.raises(BadRecord):
        resense.resense(path)
    assert main(["replay", str(path), "--resense"]) == 1
    assert "no.gz" in capsys.readouterr().err


def test_a_damaged_turn_is_named_with_its_line(recorded: Path, tmp_path: Path) -> None:
    found = rows(recorded)
    for wrong in ({"t": "soon"}, {"t": 1e9, "entries": [{"do": "dance"}]}, {"rx": {}}):
        path = tmp_path / "wrong.gz"
        with gzip.open(path, "wt") as file:
            for row in (*found[:5], wrong, *found[5:]):
                file.write(json.dumps(row) + "\n")
        with pytest.raises(BadRecord, match=":6:"):
            resense.resense(path)


def test_the_json_report_is_one_object(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(recorded), "--resense", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["same"] is True
    assert found["missing"] == found["new"] == []
