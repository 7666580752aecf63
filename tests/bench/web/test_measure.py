"""`palace bench web`: one JSON object with every figure and its bar."""

import json
from pathlib import Path

import pytest

from palace_hub.bench.web import measure
from palace_hub.bench.web.readers import NUMBER
from palace_hub.cli.main import main


@pytest.mark.long
def test_one_json_object_with_every_figure(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SECONDS", 5.0)
    monkeypatch.setattr(measure, "WARM_S", 2.0)
    monkeypatch.setattr(measure, "CLIENTS", measure.CLIENTS[:2])
    monkeypatch.setattr(measure, "WATCHERS", measure.WATCHERS[:3])
    assert main(["bench", "web", "--seed", "2"]) == 0
    figures = json.loads(capsys.readouterr().out)
    for part in (figures["snapshot_to_page"], figures["watchers"]):
        for streams in (part, part["echo"]):
            assert streams["arrivals"] >= streams["changes"] * streams["readers"] * 0.8 > 0
            assert 0 < streams["p50_ms"] <= streams["p95_ms"]
    check_weights(figures["weight"])


def check_weights(figures: dict) -> None:
    for page in measure.PAGES:
        weight = figures[page]
        assert weight["kb"] == pytest.approx(sum(size for part, size in weight.items() if part != "kb") / 1000, abs=0.1)
        assert 0 < weight["kb"] <= measure.MOST_KB
        assert {"/static/palace.css", "/static/palace.js"} <= weight.keys()


@pytest.mark.long
def test_a_short_run_measures_streams_and_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "SECONDS", 4.0)
    monkeypatch.setattr(measure, "WARM_S", 1.0)
    streams = measure.streams_read(1, tmp_path, ("/stream/table", "/stream/seat/2"))
    assert streams["changes"] >= 2
    assert streams["arrivals"] >= 1.5 * streams["changes"]  # both pages show each change
    assert 0 < streams["p50_ms"] <= streams["p95_ms"]
    check_weights(measure.weights(1, tmp_path))


def test_a_change_is_found_where_two_reads_meet() -> None:
    assert NUMBER.findall(b"<b>change-1" + b"7-</b> change-3-") == [b"17", b"3"]
