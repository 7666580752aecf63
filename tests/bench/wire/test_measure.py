"""`palace bench wire`: every figure is there, and a figure that could not be measured has a reason."""

import json
import threading
from pathlib import Path

import pytest

from palace_hub.bench.wire import live as bench_live
from palace_hub.bench.wire import measure
from palace_hub.cli.main import main
from palace_hub.core.step import HubCore
from palace_hub.sim.nodes.own_broker import mosquitto


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in {"LINES": 40, "LINE_ROUNDS": 2, "ROUNDS": 2, "TABLE_S": 5.0, "LIVE_S": 1.0}.items():
        monkeypatch.setattr(measure, name, value)
    monkeypatch.setattr(bench_live, "WARM_S", 0.2)


def check_live_figures(live: dict) -> None:
    """Two nodes send 20 batches a second each; a busy machine may delay some."""
    assert live["batches"] >= 20
    assert live["lost"] == 0
    assert 0 < live["p50_ms"] <= live["p99_ms"] <= live["worst_ms"]
    assert live["machine_late_p99_ms"] >= 0
    assert live["hub_percent_of_a_core"] > 0


@pytest.mark.long
def test_one_json_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "wire", "--seed", "5"]) == 0
    figures = json.loads(capsys.readouterr().out)
    frames = figures["frames"]
    assert frames["lines"] == 80
    assert 200 < frames["bytes_per_line"] < 500
    for other in ("json_loads", "json_loads_and_crc"):
        assert frames[other]["ratio"] == pytest.approx(frames["per_second"] / frames[other]["per_second"], abs=0.002)
    for part in ("core", "wire_only"):
        share = figures["table"][part]
        assert 0 < share["percent_of_a_core"] <= share["worst_percent"]
        assert share["tables_a_core"] == pytest.approx(100 / share["percent_of_a_core"], rel=0.1)
    assert figures["table"]["core"]["turns"] == 2 * 2 * 20 * 10  # rounds, nodes, batches a second, whole grabs
    assert figures["machine"]["cores"] >= 1
    check_live_figures(figures["latency"]["pty"])
    if mosquitto() is None:
        assert "apt install mosquitto" in figures["latency"]["mosquitto"]["reason"]
    else:
        check_live_figures(figures["latency"]["mosquitto"])


def test_without_a_broker_the_report_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measure, "mosquitto", lambda: None)
    assert measure.broker_latency(1, str) == {"reason": "bench-no-mosquitto"}


def test_nodes_that_are_never_live_give_a_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_live, "LIVE_WITHIN_S", 0.0)
    assert measure.pty_latency(1, str) == {"reason": "bench-not-live"}


@pytest.mark.long
def test_a_slow_turn_raises_the_latency(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    step = HubCore.step

    def slow(core: HubCore, turn):
        if turn.received:
            threading.Event().wait(0.03)
        return step(core, turn)

    monkeypatch.setattr(HubCore, "step", slow)
    live = bench_live.over_ptys(tmp_path, 1, 1.0)
    assert live is not None
    assert live["p50_ms"] >= 30
    assert live["lost"] == 0
