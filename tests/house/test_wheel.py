"""The wheel, in a fresh environment outside the checkout, plays a demo with its own firmware."""

import json
import os
import subprocess
import sys
import urllib.request
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEMO_PATH = f"{Path(sys.executable).parent}:/usr/bin:/bin"
"""Leads to this environment's MicroPython."""
STATIC = ("/static/palace.css", "/static/palace.js")


def run(folder: Path, *words: object, path: str | None = None) -> str:
    """Run a command in `folder`, without the checkout on Python's path; return its output."""
    own = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    env = own if path is None else {"PATH": path}
    command = [str(word) for word in words]
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


@pytest.fixture(scope="module")
def python(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The interpreter of an environment with the wheel, which borrows the dependencies of this one."""
    folder = tmp_path_factory.mktemp("wheel")
    run(folder, sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", folder, ROOT)
    (wheel,) = folder.glob("*.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".pyc")]
    home = folder / "elsewhere"
    venv.create(home, with_pip=False)
    site = next(home.glob("lib/python*/site-packages"))
    run(folder, sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", site, wheel)
    own = next(path for path in sys.path if path.endswith("site-packages"))
    (site / "borrowed.pth").write_text(own + "\n")
    return home / "bin/python"


@pytest.mark.game
def test_the_wheel_begins_a_demo_with_its_own_firmware(python: Path, tmp_path: Path):
    code = (
        "import palace_hub, monkey_palace; from palace_hub.link.firmware import firmware_folder;"
        "print(palace_hub.__file__, monkey_palace.__file__, firmware_folder())"
    )
    home = str(python.parents[1])
    assert all(place.startswith(home) for place in run(tmp_path, python, "-c", code).split())
    command = [str(python), "-m", "palace_hub", "demo", "--headless"]
    with subprocess.Popen(command, cwd=tmp_path, env={"PATH": DEMO_PATH}, stderr=subprocess.PIPE) as demo:
        assert any(b"weighing the empty tray" in line for line in demo.stderr)
        demo.terminate()
        demo.stderr.read()
    assert demo.returncode == 130


@pytest.mark.long
@pytest.mark.game
def test_the_wheel_serves_the_web_page_with_its_own_files(python: Path, tmp_path: Path):
    command = [str(python), "-m", "palace_hub", "play", "--web", "--headless", "--web-port", "0"]
    env = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(tmp_path)) | {"PATH": DEMO_PATH}
    with subprocess.Popen(command, cwd=tmp_path, env=env, stdout=subprocess.PIPE, text=True) as hub:
        try:
            link = next(word for line in hub.stdout for word in line.split() if word.startswith("http"))
            base, _, secret = link.partition("/j/")
            visitor = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
            paths = (f"/j/{secret}", "/host", *STATIC)
            pages = {path: visitor.open(base + path, timeout=20).read().decode() for path in paths}
        finally:
            hub.terminate()
    assert hub.returncode == 130
    assert all(pages.values())
    assert "Monkey Palace" in pages["/host"]


@pytest.mark.game
@pytest.mark.long
def test_the_wheel_plays_a_whole_demo(python: Path, tmp_path: Path):
    words = ("demo", "--json", "--players", "2", "--seed", "4")
    report = json.loads(run(tmp_path, python, "-m", "palace_hub", *words, path=DEMO_PATH))
    assert report["winners"]
    assert report["detections"]["silent_wrong"] == 0
