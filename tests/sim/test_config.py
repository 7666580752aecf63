"""The table's command line and configuration: values, faults, events, and refusals."""

from pathlib import Path

import pytest

from palace_hub.cli import option_values
from palace_hub.errors import UsageFault
from palace_hub.sim.__main__ import configuration, main
from palace_hub.sim.config import ENTRIES, Action, TableConfig, seeded_settings
from palace_hub.sim.faults import FAULTS, with_faults
from palace_hub.sim.kills import Kills
from palace_hub.sim.people.told_set import KNOWN
from palace_hub.sim.world.noise_model import BUILDS

SOCKET = Path("/tmp/t")


def test_unknown_faults_are_refused_with_the_known_ones() -> None:
    with pytest.raises(UsageFault) as caught:
        with_faults(TableConfig(SOCKET), ("wrong_takes", "earthquake"))
    assert "earthquake" in str(caught.value)
    assert all(name in str(caught.value) for name in FAULTS)


def test_the_command_line_knows_what_the_table_knows() -> None:
    """The command line has its own lists, so that its help does not import the table."""
    assert sorted(FAULTS) == sorted(option_values.FAULTS)
    assert tuple(BUILDS) == (*option_values.CELLS, "cheap5kg")  # with these no game begins
    assert ENTRIES == option_values.ENTRIES
    assert KNOWN == option_values.CARDS


def test_the_library_has_every_fault_of_cells_rooms_and_hands() -> None:
    asked = "creep warm_up temperature_ramp draught table_bump hum_off_rate spikes corrupt_words missing_conversions"
    asked += " resting_finger two_hands one_by_one wrong_piece cell_swap cell_death"
    asked += " unplug reset broker_kill garbage planted_miscount"
    assert set(asked.split()) <= set(FAULTS)


def test_plate_actions_apply_only_with_a_plate() -> None:
    assert with_faults(TableConfig(SOCKET), ("broker_kill",)).actions == ()
    assert with_faults(TableConfig(SOCKET), ("plate_fast",)).plate_faults == ()
    kinds = [action.kind for action in with_faults(TableConfig(SOCKET), ("reset",)).actions]
    assert kinds == ["kill-node", "kill-node"]
    with pytest.raises(UsageFault):
        TableConfig(SOCKET, actions=(Action("kill-broker", 1.0),))


@pytest.mark.parametrize("name", FAULTS)
def test_every_fault_changes_the_configuration(name: str) -> None:
    plain = TableConfig(SOCKET, level="gold")
    assert with_faults(plain, ()) == plain
    changed = with_faults(plain, (name,))
    assert changed.faults == (name,)
    assert any(getattr(changed, field) != getattr(plain, field) for field in plain.__slots__ if field != "faults")


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        (["--players", "5"], "players"),
        (["--speed", "fast"], "speed"),
        (["--level", "platinum"], "level"),
        (["--plate-over", "pigeon"], "plate_over"),
        (["--speed", "0"], "speed"),
        (["--bots", "clever"], "bots"),
        (["--entries", "songs"], "entries"),
        (["--entries", "plate"], "entries"),
        (["--ground-map", "5"], "ground_map"),
        (["--deck", "printed", "--cards", "most"], "cards"),
        (["--cards", "empty"], "cards"),
        (["--card-set", "nowhere"], "card_set"),
        (["--drift", "wild"], "drift"),
        (["--build", "gold"], "build"),
        (["--events", "flood@20"], "events"),
        (["--events", "unplug@soon"], "events"),
        (["--settings", "[1]"], "settings"),
        (["--settings", '{"pigs": true}'], "pigs"),
        (["--flip-rate", "0.5"], "flip_rate"),
        (["--expansions", "dragon"], "expansions"),
        (["--ticks-start", str(1 << 30)], "ticks_start"),
    ],
)
def test_invalid_options_name_their_field(arguments: list[str], field: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--socket", str(SOCKET), *arguments]) == 2
    assert field in capsys.readouterr().err


def test_a_socket_path_must_fit_the_kernel() -> None:
    with pytest.raises(UsageFault, match="107"):
        TableConfig(Path("/tmp") / ("x" * 120))


def test_events_are_read_as_written() -> None:
    config = configuration(["--socket", "/tmp/t", "--events", "kill-node@120,unplug@200:5", "--speed", "2.5"])
    assert config.actions == (Action("kill-node", 120.0, 1.0), Action("unplug", 200.0, 5.0))
    assert config.speed == 2.5


def test_noise_and_deck_may_have_seeds_of_their_own() -> None:
    config = configuration(["--socket", "/tmp/t", "--seed", "4", "--noise-seed", "9"])
    assert (config.seed, config.noise, config.shuffle) == (4, 9, 4)


def test_thirty_seeds_reach_every_value_of_every_setting() -> None:
    from monkey_palace.settings import Settings, allowed_values

    drawn = [seeded_settings(seed) for seed in range(1, 31)]
    for name in Settings.model_fields:
        assert {settings[name] for settings in drawn} == set(allowed_values(name))


def test_a_third_of_the_kills_wait_for_a_hand_in_a_half_taken_delivery() -> None:
    kills = Kills(TableConfig(SOCKET, seed=2, kills=10))
    for window in range(20 * 2000):
        t = window / 20
        kills.due(t, half_taken=window % 200 == 0)
    assert kills.done == 10
    assert kills.in_a_bin >= 4
