"""`palace bench rules`: every figure is there, and a missing comparison has a reason."""

import json
from pathlib import Path

import pytest

from monkey_palace.board.stock import Bricks
from palace_hub.bench import rules
from palace_hub.cli.main import main


@pytest.fixture(autouse=True)
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rules, "START", Bricks(arch=3, brick=2))
    monkeypatch.setattr(rules, "SLOW_START", Bricks(arch=2, brick=1))
    monkeypatch.setattr(rules, "POSITIONS", 3)
    monkeypatch.setattr(rules, "GROWTH", (2, 5))
    monkeypatch.setattr(rules, "GROWTH_POSITIONS", 1)
    monkeypatch.setattr(rules, "TOWERS", range(2, 4))
    monkeypatch.setattr(rules, "CHESS_PLIES", 1)
    monkeypatch.setattr(rules, "ROUNDS", 1)


@pytest.mark.long
def test_one_json_object_with_every_figure(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "rules", "--seed", "5"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert figures["staircases"]["per_second"] > 0
    assert figures["staircases"]["slow_enumerator"]["ratio"] > 0
    assert figures["best"]["positions"] == 3
    assert 0 <= figures["best"]["proved"] <= 1
    assert figures["can_build"]["asked"] == 3 * len(rules.HANDS)
    assert 0 < figures["can_build_on_towers"]["yes"] < figures["can_build_on_towers"]["asked"]
    assert figures["replay"]["events"] > 50
    assert [row["turns"] for row in figures["growth"]] == [2, 5]


@pytest.mark.long
def test_a_missing_comparison_has_a_reason(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def missing(name: str) -> None:
        raise ImportError(name)

    monkeypatch.setattr(rules, "import_module", missing)
    monkeypatch.setattr(rules.palace_hub, "__file__", str(tmp_path / "lib" / "palace_hub" / "__init__.py"))
    assert main(["bench", "rules"]) == 0
    rates = json.loads(capsys.readouterr().out)["staircases"]
    for other, word in (("chess", "pip install chess"), ("slow_enumerator", "checkout")):
        assert rates[other]["per_second"] is rates[other]["ratio"] is None
        assert word in rates[other]["reason"]


def test_an_unknown_part_is_refused() -> None:
    assert main(["bench", "stairs"]) == 2
