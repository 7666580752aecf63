"""Where the files for this machine lie: Mosquitto's templates, the udev rule, the systemd unit."""

from pathlib import Path

import palace_hub

_PACKAGED = "_service"  # where the wheel puts the folder


def service_folder() -> Path:
    """The wheel's copy of hub/service, otherwise the checkout's; FileNotFoundError if neither is there."""
    package = Path(palace_hub.__file__).parent
    for folder in (package / _PACKAGED, package.parent / "service"):
        if (folder / "README.md").is_file():
            return folder
    raise FileNotFoundError(f"no service files beside {package}: expected {_PACKAGED}/ or a checkout")
