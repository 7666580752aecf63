"""The hub's turns while everything happens to its page at once: no entry is accepted, and turns take no longer."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.web.running import running

from palace_hub.run import real_clock

QUIET_S, ATTACKED_S = 1.5, 3.0
TURNS_S = 0.005
"""Ten times as many turns as usual, for a 99th percentile."""


def p99(seconds: list[float]) -> float:
    return sorted(seconds)[int(0.99 * len(seconds))]


def test_turns_go_on_under_attack(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setattr(real_clock, "LONGEST_WAIT_S", TURNS_S)
    with running(tmp_path, turn=4) as place:
        took: list[float] = []
        step = place.runner.core.step

        def timed(turn: object) -> object:
            began = time.perf_counter()
            outcome = step(turn)  # type: ignore[arg-type]
            took.append(time.perf_counter() - began)
            return outcome

        monkeypatch.setattr(place.runner.core, "step", timed)
        time.sleep(QUIET_S)
        quiet, before = p99(took), len(took)
        kept = place.links.in_force
        attack = Path(__file__).with_name("attack.py")
        words = (sys.executable, str(attack), str(place.server.port), str(ATTACKED_S), kept.seats[0])
        done = subprocess.run(words, capture_output=True, text=True, timeout=60, check=True)
        attacked = p99(took[before:])
        assert place.submitted == []
        assert place.faults == []
        assert place.ask("/seat/1", kept.seats[0]).status in (200, 429)
        with capsys.disabled():
            counts = json.loads(done.stdout)
            print(
                f"\nturn p99: {1000 * quiet:.2f} ms in quiet ({before} turns), {1000 * attacked:.2f} ms under attack"
                f" ({len(took) - before} turns), ratio {attacked / quiet:.1f}; {counts}"
            )
        assert len(took) - before > ATTACKED_S * 20  # the hub takes at least as many turns as with a table
        assert attacked < 0.1  # two waits between turns: a hub that starves would take seconds
        said = " ".join(record.getMessage() for record in caplog.records)
        assert not any(secret in said for secret in (kept.host, kept.watch, *kept.seats))
        assert "Traceback" not in caplog.text
