"""Printed games over the engine's protocol, played and recounted by a program that knows nothing of the project."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = Path(__file__).with_name("printed_by_hand.py")
ENGINE = [sys.executable, "-m", "palace_hub", "engine"]


def played(first: int, games: int) -> dict[str, int]:
    """What happened in these games. The program runs isolated: it could not import the project."""
    ran = subprocess.run(
        [sys.executable, "-I", str(PROGRAM), str(first), str(games), *ENGINE],
        capture_output=True,
        text=True,
        timeout=600,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return json.loads(ran.stdout)


def test_two_printed_games_are_recounted_by_hand() -> None:
    counts = played(1, 2)
    assert min(counts[name] for name in ("corrected", "settled", "removed", "undone")) > 0


@pytest.mark.long
def test_many_printed_games_are_recounted_by_hand() -> None:
    assert min(played(100, 60).values()) > 0
