"""A whole Pico W of each role over Wi-Fi: board module and drivers on models, connected to a real Mosquitto."""

import json
import subprocess
from pathlib import Path

import pytest
from tests.cases import few
from tests.firmware.test_drivers import RUNTIMES, WATCHDOG_LIMIT_MS
from tests.firmware.test_mosquitto import BASE, CELLS, DEADLINE, NETWORK, PASSWORD, WELCOME, Hub, Mosquitto, pytestmark

from palace_hub.link.firmware import firmware_folder

__all__ = ["pytestmark"]

SCRIPT = Path(__file__).parent / "models/wifi_board.py"
ID = "e6616407e3123456"  # of the model of `machine`
SECONDS = 240  # board time; about a minute of wall time, unless the test ends earlier


@few(
    1,
    ("role", "runtime"),
    [  # each role and each runtime once in an ordinary run
        pytest.param(role, runtime, marks=[] if (role == "tray") == (runtime == "micropython") else pytest.mark.long)
        for role in ("tray", "plate")
        for runtime in sorted(RUNTIMES)
    ],
)
def test_a_pico_w_keeps_its_session_and_its_watchdog_through_the_broker_s_death(runtime, role, tmp_path):
    broker = Mosquitto(tmp_path, ID)
    hub = Hub(broker.port)
    base = BASE.rsplit("/", 1)[0] + "/" + ID
    raw = []
    listen = hub.client.on_message
    hub.client.on_message = lambda client, userdata, message: (
        raw.append(bytes(message.payload)),
        listen(client, userdata, message),
    )
    flash = tmp_path / "flash"
    flash.mkdir()
    settings = {"broker": "127.0.0.1", "port": broker.port, "table": "home", "password": PASSWORD, **NETWORK}
    settings |= {"country": "CH", "txpower": 12}
    (flash / "broker.json").write_text(json.dumps(settings))
    (flash / "config.json").write_text(json.dumps({"role": role}))
    argv = [*RUNTIMES[runtime], str(SCRIPT), str(firmware_folder()), str(SECONDS)]
    with subprocess.Popen(argv, cwd=flash, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as board:
        try:
            _, hello, _, _ = hub.wait_for(lambda kind, message: kind == "hello")
            hub.client.publish(f"{base}/cmd", WELCOME, 1).wait_for_publish(DEADLINE)
            _, sample, qos, _ = hub.wait_for(lambda kind, message: kind == "s" and message["n"] >= 30)
            hub.subscribed.clear()
            broker.kill()
            broker.start()
            assert hub.subscribed.wait(DEADLINE)
            _, online, _, _ = hub.wait_for(lambda kind, message: kind == "online")
            hub.wait_for(lambda kind, message: kind == "s" and message["n"] > 120)
            _, status, _, _ = hub.wait_for(lambda kind, message: kind == "st")
            (flash / "end").touch()
            printed, _ = board.communicate(timeout=60)
        finally:
            board.kill()
            hub.close()
            broker.kill()
    assert (hello["board"], hello["role"], hello["id"]) == ("pico_w", role, ID)
    assert (qos, [len(cell) // 2 for cell in sample["c"]]) == (0, [4] * CELLS[role])
    assert online["online"] is True
    assert status["drop"] > 0  # messages sent while the connection was down
    end = json.loads(printed.splitlines()[-1])
    assert end["usb"] == []
    radio = [["country", "CH"], ["active", True], ["pm", 0xA11140], ["txpower", 12], ["connect", NETWORK["ssid"]]]
    assert end["radio"] == radio
    assert end["timeout_ms"] < WATCHDOG_LIMIT_MS
    assert end["longest_unfed_us"] < 10_000
    assert not [one for one in raw for secret in (PASSWORD, *NETWORK.values()) if secret.encode() in one]
