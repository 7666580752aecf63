"""The files of `palace setup broker`, and their effect on a real Mosquitto."""

import json
import re
import socket
import stat
import subprocess
from pathlib import Path

import pytest
from tests.install.mosquitto_here import MISSING, MOSQUITTO, Client, Mosquitto, free_port

from palace_hub.install import broker as broker_setup
from palace_hub.install.accounts import Passwords, fits, hashed, is_account
from palace_hub.install.broker import ACL, CONFIGURATION, HUB_FILE, PASSWORDS, BrokerUsage, BrokerWish, plan, write
from palace_hub.install.listeners import listeners
from palace_hub.wire.lines import LINE_LIMIT

TRAY, PLATE = "e6616407e3", "e661640843"
NODE = "palace/1/home/node"


def wish(folder: Path, **changes) -> BrokerWish:
    return BrokerWish(**{"nodes": (TRAY, PLATE), "listen": "127.0.0.1", "etc": folder, **changes})


def modes(folder: Path) -> dict[str, int]:
    return {
        str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in folder.rglob("*") if path.is_file()
    }


def test_a_node_gets_the_file_that_its_firmware_reads(tmp_path: Path):
    found = plan(wish(tmp_path, listen="0.0.0.0", address="192.168.1.20", ssid="Home", wifi_key="secret"), tmp_path)
    write(found, tmp_path)
    told = json.loads((tmp_path / "nodes" / f"{TRAY}.json").read_text())
    assert told == {
        "broker": "192.168.1.20",
        "port": 1883,
        "table": "home",
        "user": TRAY,
        "password": found.new_passwords[TRAY],
        "ssid": "Home",
        "key": "secret",
    }
    hub = json.loads((tmp_path / HUB_FILE).read_text())
    assert (hub["broker"], hub["user"], hub["password"]) == ("127.0.0.1", "hub", found.new_passwords["hub"])
    assert "ssid" not in hub
    assert len(set(found.new_passwords.values())) == 3


def test_country_and_transmit_power_come_into_the_nodes_files_and_stay_there(tmp_path: Path):
    write(plan(wish(tmp_path, country="CH", tx_power=12), tmp_path), tmp_path)
    write(plan(wish(tmp_path, nodes=("third",)), tmp_path), tmp_path)
    told = {path.stem: json.loads(path.read_text()) for path in (tmp_path / "nodes").glob("*.json")}
    assert {name: (file.get("country"), file.get("txpower")) for name, file in told.items()} == {
        TRAY: ("CH", 12),
        PLATE: ("CH", 12),
        "third": (None, None),
    }
    assert "country" not in json.loads((tmp_path / HUB_FILE).read_text())


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"country": "ch"}, "broker-bad-country"),
        ({"country": "CHE"}, "broker-bad-country"),
        ({"tx_power": 0}, "broker-bad-tx-power"),
        ({"tx_power": 21}, "broker-bad-tx-power"),
    ],
)
def test_a_country_or_a_power_that_the_firmware_refuses_is_refused_here(tmp_path: Path, change, key):
    with pytest.raises(BrokerUsage) as refused:
        plan(wish(tmp_path, **change), tmp_path)
    assert refused.value.key == key


def test_only_the_owner_may_read_secrets(tmp_path: Path):
    write(plan(wish(tmp_path), tmp_path), tmp_path)
    assert {name for name, mode in modes(tmp_path).items() if mode != 0o600} == {CONFIGURATION}


def test_the_brokers_files_hold_no_plain_password(tmp_path: Path):
    found = plan(wish(tmp_path), tmp_path)
    write(found, tmp_path)
    for name in (CONFIGURATION, ACL, PASSWORDS):
        text = (tmp_path / name).read_text()
        assert [password for password in found.new_passwords.values() if password in text] == []
    assert [password for password in found.new_passwords.values() if password in repr(found)] == []


def test_a_third_node_leaves_the_other_accounts_valid(tmp_path: Path):
    first = plan(wish(tmp_path), tmp_path)
    write(first, tmp_path)
    before = (tmp_path / PASSWORDS).read_text()
    second = plan(wish(tmp_path, nodes=("third",)), tmp_path)
    kept = write(second, tmp_path)
    assert set(second.new_passwords) == {"third"}
    after = Passwords.parse((tmp_path / PASSWORDS).read_text()).hashes
    assert all(fits(first.new_passwords[name], after[name]) for name in ("hub", TRAY, PLATE))
    assert {path.name for path in kept} == {f"{PASSWORDS}.old-1", f"{ACL}.old-1"}
    assert (tmp_path / f"{PASSWORDS}.old-1").read_text() == before
    write(plan(wish(tmp_path, nodes=("fourth",)), tmp_path), tmp_path)
    assert (tmp_path / f"{PASSWORDS}.old-1").read_text() == before
    assert (tmp_path / f"{PASSWORDS}.old-2").exists()


def test_a_second_run_changes_no_file(tmp_path: Path):
    write(plan(wish(tmp_path), tmp_path), tmp_path)
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    assert write(plan(wish(tmp_path), tmp_path), tmp_path) == []
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_password_is_renewed_only_when_asked(tmp_path: Path):
    first = plan(wish(tmp_path, ssid="Home", wifi_key="secret"), tmp_path)
    write(first, tmp_path)
    second = plan(wish(tmp_path, renew=frozenset({PLATE})), tmp_path)
    write(second, tmp_path)
    assert set(second.new_passwords) == {PLATE}
    told = json.loads((tmp_path / "nodes" / f"{PLATE}.json").read_text())
    assert told["password"] == second.new_passwords[PLATE] != first.new_passwords[PLATE]
    assert (told["ssid"], told["key"]) == ("Home", "secret")


def test_an_account_whose_file_is_gone_keeps_its_password(tmp_path: Path):
    first = plan(wish(tmp_path), tmp_path)
    write(first, tmp_path)
    (tmp_path / "nodes" / f"{TRAY}.json").unlink()
    again = plan(wish(tmp_path), tmp_path)
    write(again, tmp_path)
    assert again.new_passwords == {}
    assert not (tmp_path / "nodes" / f"{TRAY}.json").exists()
    assert fits(first.new_passwords[TRAY], Passwords.parse((tmp_path / PASSWORDS).read_text()).hashes[TRAY])


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"listen": "0.0.0.0", "address": "10.0.0.1", "passwords": False}, "broker-open-listener"),
        ({"listen": "192.168.1.20", "passwords": False}, "broker-open-listener"),
        ({"nodes": ("a:b",)}, "broker-bad-node"),
        ({"nodes": ("../../etc/passwd",)}, "broker-bad-node"),
        ({"nodes": ("hub",)}, "broker-bad-node"),
        ({"nodes": ("+",)}, "broker-bad-node"),
        ({"nodes": ("x\nuser evil",)}, "broker-bad-node"),
        ({"nodes": ("",)}, "broker-bad-node"),
        ({"renew": frozenset({"#"})}, "broker-bad-node"),
        ({"table": "a/b"}, "broker-bad-table"),
        ({"table": "x" * 33}, "broker-bad-table"),
        ({"port": 0}, "broker-bad-port"),
        ({"port": 70000}, "broker-bad-port"),
        ({"syntax": "1.6"}, "broker-bad-syntax"),
        ({"address": "broker.local"}, "broker-bad-address"),
        ({"listen": "127.0.0.1\nallow_anonymous true"}, "broker-bad-address"),
    ],
)
def test_an_impossible_wish_is_refused_with_its_reason(tmp_path: Path, changes: dict, key: str):
    with pytest.raises(BrokerUsage) as refused:
        plan(wish(tmp_path, **changes), tmp_path)
    assert refused.value.key == key


def test_without_a_network_the_address_must_be_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(broker_setup, "own_address", lambda: None)
    with pytest.raises(BrokerUsage) as refused:
        plan(wish(tmp_path, listen="0.0.0.0"), tmp_path)
    assert refused.value.key == "broker-no-address"


def test_the_syntax_of_2_1_loads_plugins_for_this_listener_only(tmp_path: Path):
    lines = broker_setup.configuration(wish(tmp_path, syntax="2.1", port=1884)).splitlines()
    said = [line for line in lines if line and not line.startswith("#")]
    assert [line.split()[0] for line in said] == [
        "max_packet_size",
        "max_queued_messages",
        "max_queued_bytes",
        "plugin_load",
        "plugin_opt_password_file",
        "plugin_load",
        "plugin_opt_acl_file",
        "listener",
        "max_connections",
        "use_username_as_clientid",
        "listener_allow_anonymous",
        "plugin_use",
        "plugin_use",
    ]
    loaded = {line.split()[1]: Path(line.split()[2]).name for line in said if line.startswith("plugin_load")}
    assert sorted(loaded.values()) == ["mosquitto_acl_file.so", "mosquitto_password_file.so"]
    assert {line.split()[1] for line in said if line.startswith("plugin_use")} == set(loaded)
    assert "listener 1884 127.0.0.1" in said
    assert "listener_allow_anonymous false" in said


@pytest.mark.parametrize(
    ("text", "opened"),
    [
        ("listener 1883\nallow_anonymous true\n", [1]),
        ("allow_anonymous true\n\nlistener 1883 0.0.0.0\nlistener 1884 127.0.0.1\n", [3]),
        ("listener 1883 192.168.1.2\n", []),
        ("listener 1883 127.0.0.1\nallow_anonymous true\n", []),
        ("listener 0 /run/mosquitto.sock\nallow_anonymous true\n", []),
        ("allow_anonymous true\n", []),
        ("#listener 1883\nallow_anonymous true\n", []),
        ("port 1883\nallow_anonymous true\n", [1]),
        ("port 1883\nbind_address 127.0.0.1\nallow_anonymous true\n", []),
        ("per_listener_settings true\nlistener 1883\nlistener 1884\nallow_anonymous true\n", [3]),
        ("listener 1883\nlistener_allow_anonymous true\nlistener 1884\n", [1]),
        ("allow_anonymous true\nlistener 1883\nlistener_allow_anonymous false\n", []),
        ("listener 1883 ::1\nallow_anonymous true\n", []),
        ("listener 1883 ::\nallow_anonymous true\n", [1]),
        ("listener\nallow_anonymous\nport\n", []),
    ],
)
def test_anonymous_listeners_are_found(text: str, opened: list[int]):
    assert [one.line for one in listeners(text) if one.open] == opened


def test_the_written_configuration_has_no_anonymous_listener(tmp_path: Path):
    for syntax in ("2.0", "2.1"):
        text = broker_setup.configuration(wish(tmp_path, listen="0.0.0.0", syntax=syntax))
        assert [(one.address, one.anonymous) for one in listeners(text)] == [("", False)]


def test_a_hash_fits_only_its_password():
    kept = hashed("word", b"123456789012")
    assert kept.startswith("$7$1000$MTIzNDU2Nzg5MDEy$")
    assert fits("word", kept)
    assert not fits("words", kept)
    for broken in ("", "word", "$7$x$y$z", "$6$1$MTIz$MTIz", "$7$0$MTIz$MTIz", kept[:-1]):
        assert not fits("word", broken)


def test_malformed_account_lines_are_ignored():
    text = f"hub:{hashed('a')}\n\n# remark\nplain:word\n:$7$x\nbad name:$7$x\n"
    assert list(Passwords.parse(text).hashes) == ["hub"]
    assert not is_account(".hidden")
    assert not is_account("x" * 33)


# the command


def test_the_command_shows_each_password_once_and_says_what_to_do_next(palace, tmp_path: Path):
    first = palace("setup", "broker", "--to", str(tmp_path), "--address", "10.0.0.9", "--node", TRAY)
    assert first.returncode == 0, first.stderr
    password = json.loads((tmp_path / "nodes" / f"{TRAY}.json").read_text())["password"]
    assert first.stdout.count(password) == 1
    assert "systemctl restart mosquitto" in first.stdout
    again = palace("setup", "broker", "--to", str(tmp_path), "--address", "10.0.0.9", "--node", TRAY)
    assert again.returncode == 0
    assert password not in again.stdout
    assert f"Account {TRAY} keeps its password" in again.stdout


@pytest.mark.parametrize(("syntax", "warned"), [("2.0", False), ("2.1", True)])
def test_an_untested_syntax_is_announced(palace, tmp_path: Path, syntax: str, warned: bool):
    run = palace("setup", "broker", "--to", str(tmp_path), "--address", "10.0.0.9", "--node", TRAY, "--syntax", syntax)
    assert run.returncode == 0, run.stderr
    assert ("This is not tested on Mosquitto 2.1" in run.stdout) is warned


def test_a_dry_run_prints_and_writes_nothing(palace, tmp_path: Path):
    run = palace("setup", "broker", "--to", str(tmp_path / "new"), "--address", "10.0.0.9", "--node", TRAY, "--dry-run")
    assert run.returncode == 0
    assert f"topic write {NODE}/{TRAY}/hello" in run.stdout
    assert "listener 1883" in run.stdout
    assert "$7$" not in run.stdout
    assert not (tmp_path / "new").exists()


def test_a_listener_for_everybody_is_refused_with_the_reason(palace, tmp_path: Path):
    run = palace("setup", "broker", "--to", str(tmp_path), "--no-passwords")
    assert run.returncode == 1
    assert "without passwords, anybody who reaches 0.0.0.0:1883" in run.stderr
    assert list(tmp_path.iterdir()) == []
    existing = tmp_path / "mosquitto.conf"
    existing.write_text("listener 1883\nallow_anonymous true\n")
    run = palace("setup", "broker", "--check", str(existing))
    assert run.returncode == 1
    assert "mosquitto.conf, line 1: anybody who reaches 0.0.0.0:1883 gets in" in run.stderr
    existing.write_text("listener 1883 127.0.0.1\nallow_anonymous true\n")
    assert palace("setup", "broker", "--check", str(existing)).returncode == 0


@pytest.mark.parametrize(
    "text", ['{"listener": 1883}', "# notes\n\nAsk Ann for the password.\n", "listener\n", "\x00\x01 x"]
)
def test_a_file_that_is_no_configuration_fails_the_check(palace, tmp_path: Path, text: str):
    existing = tmp_path / "notes"
    existing.write_text(text)
    run = palace("setup", "broker", "--check", str(existing))
    assert run.returncode == 1
    assert f"{existing}, line {len(text.splitlines())}, is not a line of a Mosquitto configuration" in run.stderr


def test_a_configuration_without_a_listener_is_said_to_have_none(palace, tmp_path: Path):
    existing = tmp_path / "mosquitto.conf"
    existing.write_text("# as Debian ships it\npersistence true\ninclude_dir /etc/mosquitto/conf.d\n")
    run = palace("setup", "broker", "--check", str(existing))
    assert run.returncode == 0
    assert "opens no listener" in run.stdout


def test_a_folder_that_cannot_be_written_is_a_sentence(palace, tmp_path: Path):
    (tmp_path / "file").write_text("")
    run = palace("setup", "broker", "--to", str(tmp_path / "file" / "x"), "--address", "10.0.0.9")
    assert run.returncode == 1
    assert run.stderr.startswith(f"{tmp_path / 'file'} is not a folder, so --to ")
    assert run.stderr.count("\n") == 1


@pytest.mark.parametrize("options", [[], ["--no-passwords", "--listen", "127.0.0.1"]])
@pytest.mark.parametrize("dry", [[], ["--dry-run"]])
def test_an_account_that_does_not_exist_is_not_renewed(palace, tmp_path: Path, options: list[str], dry: list[str]):
    words = ["setup", "broker", "--to", str(tmp_path), "--address", "10.0.0.9"]
    assert palace(*words, "--node", TRAY).returncode == 0
    before = {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()}
    run = palace(*words, *options, *dry, "--renew", "foo", "--renew", TRAY)
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr.count("\n") == 1
    assert ("foo" in run.stderr and f"hub, {TRAY}" in run.stderr) or "--no-passwords" in run.stderr
    assert {path: path.read_bytes() for path in tmp_path.rglob("*") if path.is_file()} == before


def test_a_new_node_may_be_renewed_at_once(palace, tmp_path: Path):
    run = palace("setup", "broker", "--to", str(tmp_path), "--address", "10.0.0.9", "--node", TRAY, "--renew", TRAY)
    assert run.returncode == 0, run.stderr


def test_a_folder_is_no_configuration_to_check(palace, tmp_path: Path):
    run = palace("setup", "broker", "--check", str(tmp_path))
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == f"{tmp_path} is a folder. Name a file in it.\n"


# a real broker


@pytest.fixture(scope="module")
def broker(tmp_path_factory):
    """The broker as set up, with an additional account that has every right and observes the others."""
    if MOSQUITTO is None:
        pytest.skip(MISSING)
    folder, port = tmp_path_factory.mktemp("broker"), free_port()
    found = plan(wish(folder, port=port), folder)
    write(found, folder)
    with (folder / PASSWORDS).open("a") as file:
        file.write(f"witness:{hashed('eye')}\n")
    with (folder / ACL).open("a") as file:
        file.write("\nuser witness\ntopic readwrite #\n")
    running = Mosquitto(folder / CONFIGURATION, port)
    clients = {name: Client(port, name, word) for name, word in {**found.new_passwords, "witness": "eye"}.items()}
    yield running, clients, found.new_passwords
    for client in clients.values():
        client.close()
    running.close()


STATE = "palace/1/home/state/score"
MAY_SAY = {
    TRAY: [f"{NODE}/{TRAY}/{kind}" for kind in ("hello", "s", "st", "ack", "online")],
    "hub": [f"{NODE}/{TRAY}/cmd", f"{NODE}/{PLATE}/cmd", STATE],
}
MAY_HEAR = {
    TRAY: [f"{NODE}/{TRAY}/cmd"],
    "hub": [f"{NODE}/{node}/{kind}" for node in (TRAY, PLATE) for kind in ("hello", "s", "st", "ack", "online")]
    + [STATE],
}
EVERYTHING = [
    *(
        f"palace/1/{table}/node/{node}/{kind}"
        for table in ("home", "next-door")
        for node in (TRAY, PLATE, "stranger")
        for kind in ("hello", "s", "st", "ack", "online", "cmd", "else", "cmd/deeper")
    ),
    STATE,
    "palace/1/next-door/state/score",
    "palace/2/home/state/score",
    "homeassistant/sensor/x/config",
    "anything",
]


@pytest.mark.parametrize("account", [TRAY, "hub"])
def test_an_account_publishes_to_its_topics_only(broker, account: str):
    _, clients, _ = broker
    witness = clients["witness"]
    witness.subscribe("#")
    witness.heard.clear()
    for topic in EVERYTHING:
        clients[account].say(topic)
    witness.say("last")
    witness.wait(lambda: "last" in witness.heard)
    assert sorted(witness.heard[:-1]) == sorted(MAY_SAY[account])


@pytest.mark.parametrize("account", [TRAY, "hub"])
def test_an_account_receives_its_topics_only(broker, account: str):
    _, clients, _ = broker
    client = clients[account]
    for topic in ("#", "palace/#", f"{NODE}/+/+", *EVERYTHING):
        client.subscribe(topic)
    client.heard.clear()
    for topic in EVERYTHING:
        clients["witness"].say(topic)
    last = MAY_HEAR[account][-1]
    clients["witness"].say(last)
    client.wait(lambda: client.heard.count(last) > EVERYTHING.count(last) and client.heard[-1] == last)
    assert set(client.heard) <= set(MAY_HEAR[account]) | {"$SYS"}
    assert set(client.heard) >= set(MAY_HEAR[account]) & set(EVERYTHING)


@pytest.mark.parametrize(
    ("user", "password"), [(None, ""), (TRAY, "wrong"), (TRAY, ""), ("stranger", "x"), ("hub", "hub")]
)
def test_the_broker_refuses_a_wrong_password(broker, user: str | None, password: str):
    client = Client(broker[0].port, user, password)
    client.client.loop_stop()
    assert client.refused is True


def test_the_broker_refuses_another_nodes_password(broker):
    running, _, fresh = broker
    client = Client(running.port, PLATE, fresh[TRAY])
    client.client.loop_stop()
    assert client.refused is True


@pytest.fixture
def two_accounts(tmp_path: Path):
    """A broker of its own with its accounts, for tests that end connections; makes clients that are closed at the
    end."""
    if MOSQUITTO is None:
        pytest.skip(MISSING)
    port = free_port()
    found = plan(wish(tmp_path, port=port), tmp_path)
    write(found, tmp_path)
    running, clients = Mosquitto(tmp_path / CONFIGURATION, port), []

    def join(account: str, client_id: str = "") -> Client:
        clients.append(Client(port, account, found.new_passwords[account], client_id))
        return clients[-1]

    yield running, join
    for client in clients:
        client.close()
    running.close()


@pytest.mark.parametrize("other", [TRAY, "hub", "chosen"])
def test_an_account_cannot_end_the_connection_of_another(two_accounts, other: str):
    _, join = two_accounts
    hub, tray = join("hub", "hub"), join(TRAY, "chosen" if other == "chosen" else TRAY)
    hub.subscribe(f"{NODE}/+/s")
    plate = join(PLATE, other)
    plate.say(f"{NODE}/{PLATE}/s")
    tray.say(f"{NODE}/{TRAY}/s")
    hub.wait(lambda: len(hub.heard) == 2)
    assert (hub.losses, tray.losses, plate.losses) == (0, 0, 0)


def resident_mb(process: subprocess.Popen) -> float:
    status = Path(f"/proc/{process.pid}/status").read_text()
    return int(re.search(r"VmHWM:\s+(\d+) kB", status)[1]) / 1000


def test_a_sample_of_forty_megabytes_is_neither_kept_nor_passed_on(two_accounts):
    running, join = two_accounts
    hub, tray = join("hub"), join(TRAY)
    hub.subscribe(f"{NODE}/+/s")
    tray.client.publish(f"{NODE}/{TRAY}/s", bytes(40_000_000), 0, retain=True)
    tray.wait(lambda: tray.losses)
    assert hub.losses == 0
    assert resident_mb(running.process) < 20
    plate = join(PLATE)
    plate.say(f"{NODE}/{PLATE}/s", b"x" * 1024, retain=True)
    late = join("hub")
    late.subscribe(f"{NODE}/+/s")
    late.wait(lambda: late.heard)
    assert late.heard == [f"{NODE}/{PLATE}/s"]


def test_three_hundred_silent_connections_keep_nobody_out(two_accounts):
    running, join = two_accounts
    hub = join("hub")
    hub.subscribe(f"{NODE}/+/s")
    silent = [socket.create_connection(("127.0.0.1", running.port)) for _ in range(300)]
    try:
        tray = join(TRAY)
        tray.say(f"{NODE}/{TRAY}/s")
        hub.wait(lambda: hub.heard == [f"{NODE}/{TRAY}/s"])
        assert (hub.losses, tray.losses) == (0, 0)
    finally:
        for one in silent:
            one.close()


def test_a_hub_that_is_slow_keeps_a_bounded_queue(tmp_path: Path):
    for syntax in ("2.0", "2.1"):
        lines = [
            line.split() for line in broker_setup.configuration(wish(tmp_path, syntax=syntax)).splitlines() if line
        ]
        limits = {words[0]: int(words[1]) for words in lines if words[0].startswith("max_")}
        assert LINE_LIMIT < limits["max_packet_size"] <= 16 * LINE_LIMIT
        assert limits["max_queued_messages"] * LINE_LIMIT < 1_000_000
        assert limits["max_queued_bytes"] < 1_000_000
        assert 300 + 16 < limits["max_connections"] < 1024, "less than the files that a process may open"


def test_without_passwords_no_client_id_is_asked_for(tmp_path: Path):
    """Mosquitto refuses a client without a name where the name stands for the client id."""
    assert "use_username_as_clientid" not in broker_setup.configuration(wish(tmp_path, passwords=False))


def test_mosquittos_own_tool_reads_the_password_file(tmp_path: Path):
    tool = Path("/usr/bin/mosquitto_passwd")
    if not tool.exists():
        pytest.skip(MISSING)
    write(plan(wish(tmp_path), tmp_path), tmp_path)
    file = tmp_path / PASSWORDS
    subprocess.run([tool, "-b", str(file), "guest", "word"], check=True, capture_output=True)
    subprocess.run([tool, "-D", str(file), PLATE], check=True, capture_output=True)
    found = Passwords.parse(file.read_text()).hashes
    assert set(found) == {"hub", TRAY, "guest"}
    assert fits("word", found["guest"])
    assert re.fullmatch(r"\$7\$\d+\$[^$]+\$[^$]+", found[TRAY])
