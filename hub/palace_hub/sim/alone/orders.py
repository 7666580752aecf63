"""Orders to a running virtual node from another process: a Unix socket of this user, one line a connection."""

import contextlib
import os
import socket
import threading
import warnings
from collections.abc import Callable
from pathlib import Path

import platformdirs

from palace_hub.errors import LinkFault, PalaceError, UsageFault

LINE_LIMIT = 200  # bytes
PATIENCE_S = 2.0  # assumed
REFUSED = "! "  # starts a refusal


class NodeRuns(LinkFault):
    """A virtual node of this role is already running."""

    key = "node-runs-already"


class NodeNotRunning(LinkFault):
    """No virtual node of this role is running."""

    key = "node-nobody-listens"


class OrderRefused(UsageFault):
    """The node refused the order."""

    key = "node-refuses"


def order_path(role: str) -> Path:
    """The socket path of the virtual node of this role."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", UserWarning)  # without XDG_RUNTIME_DIR a folder below /tmp serves
        return Path(platformdirs.user_runtime_dir("palace-hub")) / f"sim-{role}"


class OrderBox:
    """Listens in a thread until closed. `tell`: parses and queues a line, returns the order.

    A fault that `tell` raises goes back to the caller as text. Raises `NodeRuns` when another node holds the path.
    """

    def __init__(self, path: Path, tell: Callable[[str], object]) -> None:
        self._path = path
        self._tell = tell
        path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
                if probe.connect_ex(str(path)) == 0:
                    raise NodeRuns(f"{path.name} runs already", name=path.name.replace("-", ":"))
            path.unlink(missing_ok=True)
            before = os.umask(0o177)
            try:
                self._socket.bind(str(path))
            finally:
                os.umask(before)
            self._socket.listen(4)
        except OSError:
            self._socket.close()
            raise
        self._thread = threading.Thread(target=self._serve, name=f"orders {path.name}", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop listening and remove the socket."""
        with contextlib.suppress(OSError):
            self._socket.shutdown(socket.SHUT_RDWR)
        self._socket.close()
        self._thread.join(PATIENCE_S)
        self._path.unlink(missing_ok=True)

    def _serve(self) -> None:
        while True:
            try:
                caller, _ = self._socket.accept()
            except OSError:
                return
            with caller, contextlib.suppress(OSError, ValueError):
                caller.settimeout(PATIENCE_S)
                text = caller.recv(LINE_LIMIT).decode()
                try:
                    answer = str(self._tell(text))
                except PalaceError as fault:
                    answer = REFUSED + str(fault)
                caller.sendall(answer.encode())


def send_order(path: Path, text: str) -> str:
    """Send an order and return the node's reading of it; raises `OrderRefused` or `NodeNotRunning`."""
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as caller:
        caller.settimeout(PATIENCE_S)
        try:
            caller.connect(str(path))
            caller.sendall(text.encode()[:LINE_LIMIT])
            answer = caller.recv(2 * LINE_LIMIT + 400).decode("utf-8", "replace")
        except OSError:
            raise NodeNotRunning(f"no virtual node listens at {path}", name=path.name.replace("-", ":")) from None
    if answer.startswith(REFUSED):
        raise OrderRefused(answer.removeprefix(REFUSED), what=answer.removeprefix(REFUSED))
    return answer
