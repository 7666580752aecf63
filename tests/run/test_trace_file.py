"""`palace trace`: detections in a recorded log, and faults of a file by line."""

import json
from pathlib import Path
from typing import Any

import pytest

from palace_hub.bench.tray.event_mix import load_mix
from palace_hub.bench.tray.traces import Trace, draw_quiet, draw_trace
from palace_hub.cli.main import main
from palace_hub.sim.world.noise_model import BUILDS

MIX = load_mix()


def written(folder: Path, trace: Trace, sign: int = 1) -> Path:
    rows = [f"{t:.6f},{'' if raw is None else sign * raw}" for t, raw in trace.conversions()]
    path = folder / "log.csv"
    path.write_text("\n".join(["t_s,counts", *rows, ""]))
    return path


def run(path: Path, capsys: pytest.CaptureFixture[str], scale: float, unit: float, *more: str) -> list[dict[str, Any]]:
    command = ["trace", str(path), "--counts-per-gram", repr(scale), "--unit-mass", repr(unit), *more]
    assert main(command) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def scale_of(trace: Trace) -> tuple[float, float]:
    unit_g = trace.unit_mg / 1000
    return trace.counts_per_piece / unit_g, unit_g


@pytest.mark.parametrize("more", [(), ("--full", "80")], ids=["start unknown", "full"])
@pytest.mark.parametrize("sign", [1, -1], ids=["upright", "wired the other way"])
def test_detections_are_what_the_hands_did(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], sign: int, more: tuple[str, ...]
) -> None:
    trace = draw_trace(6, BUILDS["good"], "none", 0, 14, MIX)
    scale, unit = scale_of(trace)
    *found, summary = run(written(tmp_path, trace, sign), capsys, sign * scale, unit, *more)
    moved = [visit for visit in trace.visits if visit.after != visit.before]
    assert sum(one["pieces"] for one in found) == trace.visits[-1].after - trace.count
    assert len(found) >= len(moved) - 3
    for one in found:
        assert set(one) == {"t_s", "pieces", "confidence"}
        assert 0.9 < one["confidence"] <= 1
        assert any(visit.start_s < one["t_s"] <= visit.until_s + 6 for visit in moved)
    assert summary["samples"] == trace.t.size
    assert summary["questions"] == []
    assert summary["noise_mg"] == pytest.approx(trace.figures.white_mg, rel=0.3)
    assert summary["fault"] is None


def test_refused_words_and_gaps_in_the_file_are_counted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = draw_quiet(2, BUILDS["cheap1kg"], "corrupt_words", 1, 120)
    scale, unit = scale_of(trace)
    *found, summary = run(written(tmp_path, trace), capsys, scale, unit)
    assert found == []
    expected = 0.01 * trace.t.size
    assert expected * 0.6 < summary["rejected"] < expected * 1.4
    assert summary["drift_mg_per_min"] is not None


def test_after_a_question_the_rest_is_still_seen(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A foreign piece is asked about; the next detections still come."""
    trace = draw_trace(2, BUILDS["good"], "wrong_piece", 0, 16, MIX)
    scale, unit = scale_of(trace)
    *_, summary = run(written(tmp_path, trace), capsys, scale, unit)
    assert len(summary["questions"]) >= 3
    assert all(set(question) == {"t_s", "why", "fraction"} for question in summary["questions"])


@pytest.mark.long
def test_heavier_pieces_than_the_game_s_are_counted_as_well(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A log of other parts: the same levels, read as pieces of another mass on another cell."""
    trace = draw_trace(6, BUILDS["good"], "none", 0, 14, MIX)
    scale, unit = scale_of(trace)
    *found, summary = run(written(tmp_path, trace), capsys, scale / 4, unit * 4)
    assert sum(one["pieces"] for one in found) == trace.visits[-1].after - trace.count
    assert summary["noise_mg"] == pytest.approx(4 * trace.figures.white_mg, rel=0.3)


HEAD = "t_s,counts\n"


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("", 1, "t_s, counts"),
        ("time,value\n1,2\n", 1, "time, value"),
        (HEAD, 1, "nothing after"),
        (HEAD + "0.0,100\n0.1\n", 3, "time and a count"),
        (HEAD + "0.0,100\nsoon,100\n", 3, "soon"),
        (HEAD + "0.0,100\ninf,100\n", 3, "inf"),
        (HEAD + "0.0,many\n", 2, "many"),
        (HEAD + "0.0,1e300\n", 2, "1e300"),
        (HEAD + "5.0,100\n1.0,100\n", 3, "is earlier than"),
        (HEAD + "0.0,\0\n", 2, "CSV file"),
        (HEAD + "0.0,100\n" + "9" * 10_000 + "\n", 3, "CSV file"),
        (HEAD + '0.0,"[bold]100\n', 2, "[bold]"),
    ],
)
def test_a_bad_file_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], text: str, line: int, said: str
) -> None:
    path = tmp_path / "log.csv"
    path.write_text(text)
    assert main(["trace", str(path), "--counts-per-gram", "6000", "--unit-mass", "0.44"]) == 1
    error = capsys.readouterr().err
    assert said in error
    assert f"line {line}" in error
    assert "Traceback" not in error


def test_bytes_that_are_no_text_and_a_file_that_is_not_there(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "log.csv"
    path.write_bytes(b"t_s,counts\n0.0,\xff\xfe\n")
    command = ["--counts-per-gram", "6000", "--unit-mass", "0.44"]
    assert main(["trace", str(path), *command]) == 1
    assert "line 2" in capsys.readouterr().err
    assert main(["trace", str(tmp_path / "nothing.csv"), *command]) == 1
    assert "nothing.csv" in capsys.readouterr().err


@pytest.mark.parametrize(
    "wrong",
    [
        ["--counts-per-gram", "0", "--unit-mass", "1"],
        ["--counts-per-gram", "nan", "--unit-mass", "1"],
        ["--counts-per-gram", "9", "--unit-mass", "-1"],
        ["--counts-per-gram", "9", "--unit-mass", "1", "--full", "0"],
        ["--unit-mass", "1"],
    ],
)
def test_wrong_usage_is_two(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["trace", "log.csv", *wrong]) == 2
    assert capsys.readouterr().err


def test_columns_may_be_more_and_stand_in_any_order(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    trace = draw_quiet(2, BUILDS["good"], "none", 1, 20)
    rows = [f"a,{raw},{t}" for t, raw in trace.conversions()]
    path = tmp_path / "log.csv"
    path.write_text("\ufeffnote,Counts, t_s\r\n" + "\r\n".join(rows) + "\r\n", encoding="utf-8")
    *found, summary = run(path, capsys, *scale_of(trace))
    assert found == []
    assert summary["samples"] == trace.t.size


@pytest.mark.parametrize(
    "tail",
    [b"19.98", b"19.9875", b"19.9875,", b"19.\xc3", b"\0" * 60, b"19.98" + b"\0" * 9000, b"\r\n\0\0\0\n"],
    ids=range(7),
)
def test_a_torn_last_row_is_left_out_and_said(tmp_path: Path, capsys: pytest.CaptureFixture[str], tail: bytes) -> None:
    path = tmp_path / "log.csv"
    rows = b"".join(b"%.4f,541200\n" % (i / 80) for i in range(400))
    path.write_bytes(b"t_s,counts\n" + rows)
    *_, whole = run(path, capsys, 7158.0, 0.44)
    path.write_bytes(b"t_s,counts\n" + rows + tail)
    assert main(["trace", str(path), "--counts-per-gram", "7158", "--unit-mass", "0.44"]) == 0
    out, said = capsys.readouterr()
    summary = json.loads(out.splitlines()[-1])
    if tail == b"19.9875,":  # a missing entry, as a logger may write it
        assert (summary["samples"], summary["rejected"], said) == (401, 1, "")
        return
    line = summary.pop("torn_line")
    assert summary == whole
    assert line in (402, 403)
    assert said == f"{path}: line {line} is cut short and was left out.\n"


@pytest.mark.parametrize(("step", "code"), [("0.0125", 0), ("0.1", 0), ("0.19", 0), ("0.5", 1), ("10", 1), ("12.5", 1)])
def test_too_few_readings_and_milliseconds_are_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], step: str, code: int
) -> None:
    path = tmp_path / "log.csv"
    path.write_text("t_s,counts\n" + "".join(f"{i * float(step):.4f},541200\n" for i in range(400)))
    assert main(["trace", str(path), "--counts-per-gram", "7158", "--unit-mass", "0.44"]) == code
    out, said = capsys.readouterr()
    assert (json.loads(out.splitlines()[-1])["fault"] == "trace-too-slow") == bool(code)
    assert said.startswith(f"{path}: most readings are more than 0.2 s apart") == bool(code)
    assert ("milliseconds" in said) == bool(code)
