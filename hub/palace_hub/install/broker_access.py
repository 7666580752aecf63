"""How this hub gets onto its broker: the account that `palace setup broker` has written for it."""

import json
from pathlib import Path

from palace_hub.errors import BadConfig, PalaceError
from palace_hub.install.broker import HUB_FILE, default_folder
from palace_hub.link.broker import BrokerAddress

EXPECTED = "JSON with broker, port, table, user and password, as `palace setup broker` writes it"


class BadAccess(BadConfig):
    """The file with an account cannot be used; `file` and `expected` say so, and nothing of what it holds."""

    key = "doctor-hub-file"


def hub_access(path: Path | None = None) -> BrokerAddress | None:
    """The broker that the file names; None without a file: then there are no nodes over Wi-Fi. Raises `BadAccess`."""
    path = path or default_folder() / HUB_FILE
    try:
        told = json.loads(path.read_bytes())
        words = {name: told.get(name, "") for name in ("broker", "table", "user", "password")}
        port = told.get("port")
        if not all(isinstance(word, str) for word in words.values()) or type(port) is not int:
            raise ValueError(EXPECTED)
        return BrokerAddress(words["broker"], port, words["table"], words["user"], words["password"])
    except FileNotFoundError:
        return None
    except (OSError, ValueError, AttributeError, RecursionError, PalaceError):  # its words may hold the password
        raise BadAccess(f"{path}: expected {EXPECTED}", file=str(path), expected=EXPECTED) from None
