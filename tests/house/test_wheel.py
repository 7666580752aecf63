"""The wheel, in a fresh environment outside of the checkout, plays a demo with its own firmware."""

import json
import os
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.mark.game
def test_the_wheel_plays_a_demo_outside_of_the_checkout(tmp_path: Path):
    outside = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}

    def run(*words: object, env: dict[str, str] = outside) -> str:
        command = [str(word) for word in words]
        done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=300, check=False)
        assert done.returncode == 0, done.stderr[-3000:]
        return done.stdout

    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", tmp_path, ROOT)
    (wheel,) = tmp_path.glob("*.whl")
    home = tmp_path / "elsewhere"
    venv.create(home, with_pip=False)
    site = next(home.glob("lib/python*/site-packages"))
    # What the wheel depends on is what this environment has: nothing is fetched, and the checkout is not among it.
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", site, wheel)
    own = next(path for path in sys.path if path.endswith("site-packages"))
    (site / "borrowed.pth").write_text(own + "\n")
    python = home / "bin/python"
    where = run(python, "-c", "import palace_hub, monkey_palace; print(palace_hub.__file__, monkey_palace.__file__)")
    assert all(part.startswith(str(site)) for part in where.split())
    firmware = run(python, "-c", "from palace_hub.link.firmware import firmware_folder as f; print(f())").strip()
    assert firmware == str(site / "palace_hub/_firmware")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if name.endswith(".pyc")]
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    text = run(python, "-m", "palace_hub", "demo", "--json", "--players", "2", "--seed", "4", env={"PATH": path})
    report = json.loads(text)
    assert report["winners"]
    assert report["detections"]["silent_wrong"] == 0
