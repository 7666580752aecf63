"""A broker for one table: Mosquitto's configuration, an account with exact topics for each node, and the nodes' files.

`plan` computes everything, `write` writes it. Accounts of a former run keep their passwords: a new node must not lock
the others out. `hub_access` reads the hub's own account.
"""

import ipaddress
import json
import re
import shutil
import socket
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from string import Template

import palace_hub
from palace_hub.errors import BadConfig, PalaceError, UsageFault
from palace_hub.files.atomic import OWNER_ONLY, replace_keeping_old
from palace_hub.files.folders import config_folder
from palace_hub.files.input_files import read_bytes, refusal
from palace_hub.install.accounts import HUB, Passwords, fits, hashed, is_account, new_password
from palace_hub.install.listeners import is_loopback
from palace_hub.link.broker import BrokerAddress

CONFIGURATION, PASSWORDS, ACL = "palace.conf", "palace.passwords", "palace.acl"
NODES = "nodes"  # the folder of the nodes' broker.json files, each named by the node's id
HUB_FILE = "hub.json"
HUB_FILE_CONTENT = "JSON with broker, port, table, user and password, as `palace setup broker` writes it"
_PACKAGED_SERVICE = "_service"  # the folder of hub/service in the wheel
SYNTAXES = ("2.0", "2.1")
MOST_TX_DBM = 20  # of a Pico W's radio; the firmware refuses more
INSTALLED_AT = Path("/etc/mosquitto")

UP = ("hello", "s", "st", "ack", "online")
DOWN = "cmd"

# Plugin folders of 2.1 by distribution; the first is that of Mosquitto's documentation.
_PLUGIN_FOLDERS = ("/usr/lib", "/usr/lib/*-linux-gnu", "/usr/local/lib", "/usr/lib64")
_PASSWORD_PLUGIN, _ACL_PLUGIN = "mosquitto_password_file.so", "mosquitto_acl_file.so"


class BrokerUsage(UsageFault):
    """A refused wish; `key` and `params` give the reason."""

    def __init__(self, key: str, **params: str | int | float) -> None:
        super().__init__(key, **params)
        self.key = key


class BadAccess(BadConfig):
    """The file of an account cannot be used. The error never quotes its content, which holds a password."""

    key = "doctor-hub-file"

    @classmethod
    def of(cls, error: OSError) -> "BadAccess":
        """The file cannot be read at all."""
        message = refusal(error)
        bad = cls(str(error), **message.params)
        bad.key = message.key
        return bad


@dataclass(frozen=True, slots=True)
class BrokerWish:
    """The options of `palace setup broker`."""

    table: str = "home"
    nodes: tuple[str, ...] = ()
    """Ids of nodes that get an account."""
    listen: str = "0.0.0.0"
    """The address that the broker binds to."""
    address: str = ""
    """The address at which nodes and hub reach the broker, in digits; empty for this machine's own."""
    port: int = 1883
    syntax: str = "2.0"
    """Mosquitto's version, one of `SYNTAXES`."""
    etc: Path = INSTALLED_AT
    """The folder from which Mosquitto reads the files."""
    passwords: bool = True
    renew: frozenset[str] = frozenset()
    """Accounts that get a new password."""
    ssid: str = ""
    wifi_key: str = field(default="", repr=False)
    country: str = ""
    """Two letters: the nodes' radios keep to its channels; empty for those that are allowed everywhere."""
    tx_power: int | None = None
    """The most that the nodes' radios send with, dBm; None for the radio's own limit."""


@dataclass(frozen=True, slots=True)
class PlannedFile:
    """A file of the plan: its name in the folder, its text, and whether only the owner may read it."""

    name: str
    text: str = field(repr=False)
    secret: bool = False


@dataclass(frozen=True, slots=True)
class BrokerPlan:
    """The files to write, and their accounts."""

    wish: BrokerWish
    files: tuple[PlannedFile, ...]
    new_passwords: dict[str, str] = field(repr=False)
    """By account. Only this and the files hold them in plain text."""
    unchanged: tuple[str, ...]
    """Accounts that keep their password."""


def default_folder() -> Path:
    """The default folder of the files, where the hub looks for its own account."""
    return config_folder() / "broker"


def installed_syntax() -> str | None:
    """The syntax of this machine's Mosquitto; None without one, or with an unreadable version."""
    program = shutil.which("mosquitto", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")
    if program is None:
        return None
    try:
        output = subprocess.run([program, "-h"], capture_output=True, timeout=5, check=False).stdout
        usage = output.decode("ascii", "replace")
        major, minor = usage.split("version ", 1)[1].split()[0].split(".")[:2]
        return "2.1" if (int(major), int(minor)) >= (2, 1) else "2.0"
    except (OSError, subprocess.SubprocessError, IndexError, ValueError):
        return None


def own_address() -> str | None:
    """This machine's address on its network, in digits; None without a network. Sends no packet."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(("192.0.2.1", 9))  # an address reserved for documentation: only its route matters
            address: str = probe.getsockname()[0]
    except OSError:
        return None
    return None if is_loopback(address) else address


def hub_access(path: Path | None = None) -> BrokerAddress | None:
    """The broker and account in the file; None without a file (no nodes over Wi-Fi). Raises `BadAccess`."""
    path = path or default_folder() / HUB_FILE
    try:
        account = json.loads(read_bytes(path))
        words = {name: account.get(name, "") for name in ("broker", "table", "user", "password")}
        port = account.get("port")
        if not all(isinstance(word, str) for word in words.values()) or type(port) is not int:
            raise ValueError(HUB_FILE_CONTENT)
        return BrokerAddress(words["broker"], port, words["table"], words["user"], words["password"])
    except FileNotFoundError:
        return None
    except OSError as error:
        raise BadAccess.of(error) from None
    except (ValueError, AttributeError, RecursionError, PalaceError):  # the error's text may hold the password
        raise BadAccess(f"{path}: expected {HUB_FILE_CONTENT}", file=str(path), expected=HUB_FILE_CONTENT) from None


def plan(wish: BrokerWish, folder: Path) -> BrokerPlan:
    """The files for `folder`; accounts that are there keep their passwords. Raises `BrokerUsage`."""
    _check(wish)
    known = Passwords.parse(_text(folder / PASSWORDS)).hashes if wish.passwords else {}
    accounts = list(dict.fromkeys([HUB, *known, *wish.nodes]))
    unknown = sorted(wish.renew - set(accounts))
    if unknown:
        raise BrokerUsage("broker-unknown-account", given=", ".join(unknown), known=", ".join(accounts))
    address = _reached_at(wish)
    new_passwords: dict[str, str] = {}
    hashes: dict[str, str] = {}
    files: list[PlannedFile] = []
    for account in accounts:
        name = HUB_FILE if account == HUB else f"{NODES}/{account}.json"
        former = _fields(folder / name)
        password = str(former.get("password", ""))
        if not wish.passwords:
            password = ""
        elif account not in known or account in wish.renew:
            password = new_passwords[account] = new_password()
            hashes[account] = hashed(password)
        else:
            hashes[account] = known[account]
            if not fits(password, known[account]):
                continue  # the folder has lost this account's password; its node still has it
        text = json.dumps(_access(wish, account, address, password, former), indent=1) + "\n"
        files.append(PlannedFile(name, text, secret=True))
    nodes = [account for account in accounts if account != HUB]
    if wish.passwords:
        files.insert(0, PlannedFile(PASSWORDS, str(Passwords(hashes)), secret=True))
        files.insert(0, PlannedFile(ACL, acl(wish.table, nodes), secret=True))
    files.insert(0, PlannedFile(CONFIGURATION, configuration(wish)))
    return BrokerPlan(
        wish, tuple(files), new_passwords, tuple(account for account in accounts if account not in new_passwords)
    )


def write(plan: BrokerPlan, folder: Path) -> list[Path]:
    """Write the files and return the new paths of replaced ones. Raises `OSError` if the folder cannot be written."""
    replaced = []
    for file in plan.files:
        old = replace_keeping_old(folder / file.name, file.text, OWNER_ONLY if file.secret else 0o644)
        if old is not None:
            replaced.append(old)
    return replaced


def configuration(wish: BrokerWish) -> str:
    """Mosquitto's configuration for one listener, in the wish's syntax."""
    template = Template((service_folder() / f"mosquitto-{wish.syntax}.conf").read_text(encoding="utf-8"))
    passwords, topics = wish.etc / PASSWORDS, wish.etc / ACL
    lines, used = "", ""
    # otherwise one account could take the client id of another, which throws that one out
    identity = "use_username_as_clientid true\n" if wish.passwords else ""
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
        identity=identity,
        used=used,
    )


def acl(table: str, nodes: Iterable[str]) -> str:
    """The access control list: each node's own topics, and for the hub those of every node with an account.

    The hub subscribes with a wildcard; Mosquitto checks the topic of each message, not the subscription.
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


def service_folder() -> Path:
    """Mosquitto's templates, the udev rule and the systemd unit: the wheel's copy, otherwise the checkout's.

    Raises `FileNotFoundError` if neither is there.
    """
    package = Path(palace_hub.__file__).parent
    for folder in (package / _PACKAGED_SERVICE, package.parent / "service"):
        if (folder / "README.md").is_file():
            return folder
    raise FileNotFoundError(f"no service files beside {package}: expected {_PACKAGED_SERVICE}/ or a checkout")


def _check(wish: BrokerWish) -> None:
    for node in wish.nodes:
        if not is_account(node) or node == HUB:
            raise BrokerUsage("broker-bad-node", given=node)
    for account in sorted(wish.renew):
        if not is_account(account):
            raise BrokerUsage("broker-bad-node", given=account)
    if wish.renew and not wish.passwords:
        raise BrokerUsage("broker-renew-without-passwords")
    if not is_account(wish.table):
        raise BrokerUsage("broker-bad-table", given=wish.table)
    if not 0 < wish.port < 65536:
        raise BrokerUsage("broker-bad-port", given=str(wish.port))
    if wish.country and not re.fullmatch("[A-Z]{2}", wish.country):
        raise BrokerUsage("broker-bad-country", given=wish.country)
    if wish.tx_power is not None and not 0 < wish.tx_power <= MOST_TX_DBM:
        raise BrokerUsage("broker-bad-tx-power", given=wish.tx_power, most=MOST_TX_DBM)
    if wish.syntax not in SYNTAXES:
        raise BrokerUsage("broker-bad-syntax", given=wish.syntax)
    for address in filter(None, (wish.listen, wish.address)):
        if not _is_address(address):
            raise BrokerUsage("broker-bad-address", given=address)
    if not wish.passwords and not is_loopback(wish.listen):
        raise BrokerUsage("broker-open-listener", address=wish.listen, port=str(wish.port))


def _is_address(text: str) -> bool:
    """Whether `text` is an IPv4 address in digits. The firmware accepts no name: a look-up may block it too long."""
    try:
        ipaddress.IPv4Address(text)
    except ValueError:
        return False
    return True


def _reached_at(wish: BrokerWish) -> str:
    if wish.address:
        return wish.address
    address = own_address() if wish.listen == "0.0.0.0" else wish.listen
    if address is None:
        raise BrokerUsage("broker-no-address")
    return address


def _access(
    wish: BrokerWish, account: str, address: str, password: str, former: dict[str, object]
) -> dict[str, object]:
    """The file for the account's owner. A node's is the firmware's broker.json; it keeps an unnamed network."""
    fields: dict[str, object] = {
        "broker": "127.0.0.1" if account == HUB and is_reached_here(wish.listen) else address,
        "port": wish.port,
        "table": wish.table,
        "user": account,
        "password": password,
    }
    if account != HUB:
        fields["ssid"] = wish.ssid or former.get("ssid", "")
        fields["key"] = wish.wifi_key or former.get("key", "")
        country, tx_power = wish.country or former.get("country"), wish.tx_power or former.get("txpower")
        fields |= {name: value for name, value in (("country", country), ("txpower", tx_power)) if value}
    return fields


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
        return read_bytes(path).decode("utf-8", errors="replace")
    except FileNotFoundError:
        return ""


def _fields(path: Path) -> dict[str, object]:
    try:
        fields = json.loads(_text(path) or "{}")
    except (ValueError, RecursionError):
        return {}
    return fields if isinstance(fields, dict) else {}
