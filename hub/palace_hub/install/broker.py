"""A broker for one table: Mosquitto's configuration, an account and exact topics for each node, files for the nodes.

Everything is worked out first (`plan`) and written afterwards (`write`). Accounts that a former run made keep their
passwords, so that a third node does not lock two others out.
"""

import ipaddress
import json
import shutil
import socket
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

import platformdirs

from palace_hub.errors import UsageFault
from palace_hub.files.atomic import replace_keeping_old
from palace_hub.files.configuration import APP
from palace_hub.install.accounts import HUB, Passwords, fits, hashed, is_account, new_password
from palace_hub.install.listeners import is_loopback
from palace_hub.install.service_files import service_folder

CONFIGURATION, PASSWORDS, ACL = "palace.conf", "palace.passwords", "palace.acl"
NODES = "nodes"  # the folder of the nodes' broker.json files, one named after each id
HUB_FILE = "hub.json"
SYNTAXES = ("2.0", "2.1")
INSTALLED_AT = Path("/etc/mosquitto")

UP = ("hello", "s", "st", "ack", "online")
DOWN = "cmd"
_OWNER_ONLY = 0o600

# Where distributions put the plugins of 2.1; the first is what its own documentation shows.
_PLUGIN_FOLDERS = ("/usr/lib", "/usr/lib/*-linux-gnu", "/usr/local/lib", "/usr/lib64")
_PASSWORD_PLUGIN, _ACL_PLUGIN = "mosquitto_password_file.so", "mosquitto_acl_file.so"


class BrokerUsage(UsageFault):
    """A wish for the broker that is refused; `key` and `params` say why."""

    def __init__(self, key: str, **params: str | int | float) -> None:
        super().__init__(key, **params)
        self.key = key


@dataclass(frozen=True, slots=True)
class BrokerWish:
    """What the broker shall be. `listen`: the address it binds to; `address`: what nodes and hub call it by, in digits.

    `etc` is where the files lie when Mosquitto reads them, `renew` are accounts that get a new password.
    """

    table: str = "home"
    nodes: tuple[str, ...] = ()
    listen: str = "0.0.0.0"
    address: str = ""
    port: int = 1883
    syntax: str = "2.0"
    etc: Path = INSTALLED_AT
    passwords: bool = True
    renew: frozenset[str] = frozenset()
    ssid: str = ""
    wifi_key: str = field(default="", repr=False)


@dataclass(frozen=True, slots=True)
class File:
    """A file of the plan: its name in the folder, its text, who may read it."""

    name: str
    text: str = field(repr=False)
    secret: bool = False


@dataclass(frozen=True, slots=True)
class BrokerPlan:
    """`files` to write; `fresh` are the new passwords by account, which are nowhere else in plain but in the files."""

    wish: BrokerWish
    files: tuple[File, ...]
    fresh: dict[str, str] = field(repr=False)
    kept: tuple[str, ...]


def default_folder() -> Path:
    """Where the files are written if nobody says otherwise, and where the hub looks for its own account."""
    return Path(platformdirs.user_config_dir(APP)) / "broker"


def installed_syntax() -> str | None:
    """The syntax of the Mosquitto on this machine; None where there is none, or its version cannot be read."""
    program = shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        return None
    try:
        said = subprocess.run([program, "-h"], capture_output=True, timeout=5, check=False).stdout.decode(
            "ascii", "replace"
        )
        major, minor = said.split("version ", 1)[1].split()[0].split(".")[:2]
        return "2.1" if (int(major), int(minor)) >= (2, 1) else "2.0"
    except (OSError, subprocess.SubprocessError, IndexError, ValueError):
        return None


def own_address() -> str | None:
    """This machine's address towards its network, in digits; no packet is sent. None without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address for documentation: only the way there is asked for
            found: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(found) else found


def plan(wish: BrokerWish, folder: Path) -> BrokerPlan:
    """What to write into `folder`, with what stands there taken into account. `BrokerUsage` says what cannot be."""
    _check(wish)
    known = Passwords.parse(_text(folder / PASSWORDS)).hashes if wish.passwords else {}
    accounts = list(dict.fromkeys([HUB, *known, *wish.nodes]))
    address = _called(wish)
    fresh: dict[str, str] = {}
    hashes: dict[str, str] = {}
    files: list[File] = []
    for account in accounts:
        name = HUB_FILE if account == HUB else f"{NODES}/{account}.json"
        former = _fields(folder / name)
        password = str(former.get("password", ""))
        if not wish.passwords:
            password = ""
        elif account not in known or account in wish.renew:
            password = fresh[account] = new_password()
            hashes[account] = hashed(password)
        else:
            hashes[account] = known[account]
            if not fits(password, known[account]):
                continue  # whoever holds the account knows its password, this folder does not
        text = json.dumps(_access(wish, account, address, password, former), indent=1) + "\n"
        files.append(File(name, text, secret=True))
    nodes = [account for account in accounts if account != HUB]
    if wish.passwords:
        files.insert(0, File(PASSWORDS, str(Passwords(hashes)), secret=True))
        files.insert(0, File(ACL, acl(wish.table, nodes), secret=True))
    files.insert(0, File(CONFIGURATION, configuration(wish)))
    return BrokerPlan(wish, tuple(files), fresh, tuple(one for one in accounts if one not in fresh))


def write(plan: BrokerPlan, folder: Path) -> list[Path]:
    """Write the files; the paths under which former ones are kept. OSError if the folder cannot be written."""
    kept = []
    for one in plan.files:
        former = replace_keeping_old(folder / one.name, one.text, _OWNER_ONLY if one.secret else 0o644)
        if former is not None:
            kept.append(former)
    return kept


def configuration(wish: BrokerWish) -> str:
    """Mosquitto's configuration for one listener, in the wish's syntax."""
    template = Template((service_folder() / f"mosquitto-{wish.syntax}.conf").read_text(encoding="utf-8"))
    passwords, topics = wish.etc / PASSWORDS, wish.etc / ACL
    lines, used = "", ""
    if wish.passwords and wish.syntax == "2.0":
        lines = f"password_file {passwords}\nacl_file {topics}"
    elif wish.passwords:
        lines = (
            f"plugin_load palace_passwords {_plugin(_PASSWORD_PLUGIN)}\nplugin_opt_password_file {passwords}\n"
            f"plugin_load palace_acl {_plugin(_ACL_PLUGIN)}\nplugin_opt_acl_file {topics}"
        )
        used = "plugin_use palace_passwords\nplugin_use palace_acl"
    return template.substitute(
        port=wish.port,
        address="" if wish.listen == "0.0.0.0" else f" {wish.listen}",
        anonymous="false" if wish.passwords else "true",
        passwords=lines,
        used=used,
    )


def acl(table: str, nodes: Iterable[str]) -> str:
    """Exact topics for each account: a node's own, and for the hub those of every node that has an account.

    The hub subscribes with a wildcard; Mosquitto judges each message by its topic, not the subscription.
    """
    base = f"palace/1/{table}"
    nodes = list(nodes)
    lines = [f"user {HUB}", f"topic readwrite {base}/state/#"]
    for node in nodes:
        lines += [f"topic read {base}/node/{node}/{kind}" for kind in UP]
        lines += [f"topic write {base}/node/{node}/{DOWN}"]
    for node in nodes:
        lines += ["", f"user {node}"]
        lines += [f"topic write {base}/node/{node}/{kind}" for kind in UP]
        lines += [f"topic read {base}/node/{node}/{DOWN}"]
    return "\n".join(lines) + "\n"


def _check(wish: BrokerWish) -> None:
    for node in wish.nodes:
        if not is_account(node) or node == HUB:
            raise BrokerUsage("broker-bad-node", given=node)
    for account in sorted(wish.renew):
        if not is_account(account):
            raise BrokerUsage("broker-bad-node", given=account)
    if not is_account(wish.table):
        raise BrokerUsage("broker-bad-table", given=wish.table)
    if not 0 < wish.port < 65536:
        raise BrokerUsage("broker-bad-port", given=str(wish.port))
    if wish.syntax not in SYNTAXES:
        raise BrokerUsage("broker-bad-syntax", given=wish.syntax)
    for address in filter(None, (wish.listen, wish.address)):
        if not _is_address(address):
            raise BrokerUsage("broker-bad-address", given=address)
    if not wish.passwords and not is_loopback(wish.listen):
        raise BrokerUsage("broker-open-listener", address=wish.listen, port=str(wish.port))


def _is_address(text: str) -> bool:
    """Whether it is an IPv4 address in digits: what the firmware takes, since looking a name up may outlast it."""
    try:
        ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return True


def _called(wish: BrokerWish) -> str:
    if wish.address:
        return wish.address
    found = own_address() if wish.listen == "0.0.0.0" else wish.listen
    if found is None:
        raise BrokerUsage("broker-no-address")
    return found


def _access(
    wish: BrokerWish, account: str, address: str, password: str, former: dict[str, object]
) -> dict[str, object]:
    """What the account's holder needs; a node's is the firmware's broker.json, with its network kept if not named."""
    told: dict[str, object] = {
        "broker": "127.0.0.1" if account == HUB and is_reached_here(wish.listen) else address,
        "port": wish.port,
        "table": wish.table,
        "user": account,
        "password": password,
    }
    if account != HUB:
        told["ssid"] = wish.ssid or former.get("ssid", "")
        told["key"] = wish.wifi_key or former.get("key", "")
    return told


def is_reached_here(listen: str) -> bool:
    """Whether a broker that binds to `listen` answers on this machine's loopback."""
    return listen == "0.0.0.0" or is_loopback(listen)


def _plugin(name: str) -> Path:
    for folder in _PLUGIN_FOLDERS:
        top, _, pattern = folder.rpartition("/") if "*" in folder else (folder, "", "")
        for place in sorted(Path(top).glob(pattern)) if pattern else [Path(top)]:
            if (place / name).is_file():
                return place / name
    return Path(_PLUGIN_FOLDERS[0]) / name


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return ""


def _fields(path: Path) -> dict[str, object]:
    try:
        found = json.loads(_text(path) or "{}")
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}
