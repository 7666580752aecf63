"""`palace trace --plate`: decisions on a recorded plate, and faults of its files by line or field."""

import json
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from tests.bench.plate.recorded import read

from monkey_palace.board.notation import notation
from palace_hub.cli.main import main

HEADER = "t_s,ne,se,sw,nw,hall,event"


class Files(NamedTuple):
    """A recorded turn as files of anybody: a CSV, a calibration, and the options of the position."""

    trace: Path
    plate: Path
    options: list[str]
    palace: str


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Files:
    """A turn on map 3 whose decoration stands in a wrong place."""
    turn, folder = read("1-1-silver-wrong_place").turn, tmp_path_factory.mktemp("plate")
    first, last = turn.decisions
    rows, event = [HEADER], last.tray_left[0].value
    for batch in turn.batches:
        words = [(us, number, raw) for number, corner in enumerate(batch.corners) for us, raw in corner]
        for us, number, raw in sorted(words, key=lambda word: word[:2]):
            told, event = (event, "") if us >= first.until_us else ("", event)
            counts = ["" if raw is None or n != number else str(raw) for n in range(4)]
            rows.append(",".join([f"{us / 1e6:.6f}", *counts, "", told]))
    trace, plate = folder / "plate.csv", folder / "plate.json"
    trace.write_text("\n".join([*rows, ""]))
    grams = {kind.value: mass for kind, mass in turn.masses.grams.items()}
    plate.write_text(json.dumps({"calibration": json.loads(turn.calibration.to_json()), "grams": grams}))
    stock = ",".join(str(turn.stock[kind]) for kind in ("arch", "brick", "column"))
    palace = notation(turn.palace.pieces)
    return Files(trace, plate, ["--map", "3", "--palace", palace, "--bricks", stock], palace)


def run(trace: Path, plate: Path, *more: str, code: int = 0) -> None:
    assert main(["trace", "--plate", str(trace), "--calibration", str(plate), *more]) == code


def test_each_event_and_the_end_give_a_decision(recorded: Files, capsys: pytest.CaptureFixture[str]) -> None:
    run(recorded.trace, recorded.plate, *recorded.options)
    out, err = capsys.readouterr()
    first, last, summary = (json.loads(line) for line in out.splitlines())
    assert (first["event"], first["decision"]) == ("dark_green", "recovered")
    assert first["share"] > 0.99
    assert (last["event"], last["decision"], last["rule"]) == ("end", "forbidden", "5.1")
    assert set(first["pieces"].split()) < set(last["pieces"].split())
    assert last["at"][0] in last["pieces"].split()
    assert summary["fault"] is None
    assert summary["quiet_moments"] > 5
    assert err == ""


def test_a_plate_that_never_lies_still_is_said(recorded: Files, tmp_path: Path, capsys: Any) -> None:
    trace = tmp_path / "short.csv"
    trace.write_text("".join(f"{line}\n" for line in recorded.trace.read_text().splitlines()[:40]))
    run(trace, recorded.plate, code=1)
    out, err = capsys.readouterr()
    assert [json.loads(line).get("decision") for line in out.splitlines()] == ["unseen", None]
    assert "never lay still for 0.3 s" in err


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        (["t_s,ne,se,sw"], "line 1: a trace begins with the columns t_s, ne, se, sw, nw. It begins with: t_s, ne, se"),
        ([HEADER], "there is nothing after line 1"),
        ([HEADER, "0.0,1,2,3,4,,", "0.1,1,2"], "line 3: expected a time and a count: 0.1,1,2"),
        ([HEADER, "now,1,2,3,4,,"], "line 2: now is not a time"),
        ([HEADER, "0.0,1,2,x,4,,"], "line 2: x is not a count"),
        ([HEADER, "0.0,1,2,3,4,0g,"], "line 2: 0g is not a Hall chain"),
        ([HEADER, "0.0,1,2,3,4,,done"], "line 2: done is not an event. Use one of finished, "),
    ],
)
def test_a_faulty_trace_is_refused_with_its_line(
    rows: list[str], said: str, recorded: Files, tmp_path: Path, capsys: Any
) -> None:
    trace = tmp_path / "log.csv"
    trace.write_text("".join(f"{row}\n" for row in rows))
    run(trace, recorded.plate, code=1)
    assert said in " ".join(capsys.readouterr().err.split())


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda _: "no JSON", '"JSON"'),
        (lambda _: "[1]", '"version"'),
        (lambda data: json.dumps(data | {"grams": {"brick": 0}}), '"grams.brick"'),
        (lambda data: json.dumps(data | {"error": "much"}), '"error"'),
        (lambda data: json.dumps(data | {"knobs": {}}), '"version"'),
        (lambda data: json.dumps(data["calibration"] | {"white": [0, 1, 1, 1]}), '"white"'),
    ],
)
def test_a_faulty_calibration_names_its_field(
    change: Any, said: str, recorded: Files, tmp_path: Path, capsys: Any
) -> None:
    plate = tmp_path / "plate.json"
    plate.write_text(change(json.loads(recorded.plate.read_text())))
    run(recorded.trace, plate, code=1)
    err = capsys.readouterr().err
    assert said in err
    assert "is not a calibration of a plate" in err
    assert len(err.strip().splitlines()) == 1


def test_options_that_are_missing_or_wrong_are_said(recorded: Files, capsys: Any) -> None:
    assert main(["trace", "--plate", str(recorded.trace)]) == 2
    assert "--calibration is missing." in capsys.readouterr().err
    run(recorded.trace, recorded.plate, "--bricks", "3,x", code=2)
    assert "3,x is not a stock" in capsys.readouterr().err
    run(recorded.trace, recorded.plate, "--palace", "A99", code=1)
    assert "A99" in capsys.readouterr().err
