"""`palace setup broker`: write Mosquitto's configuration and accounts for a table, for the user to install."""

import argparse
import getpass
import os
import sys
from pathlib import Path

from palace_hub.cli.output_files import require_folder
from palace_hub.files.input_files import read_bytes
from palace_hub.install.accounts import HUB
from palace_hub.install.broker import (
    ACL,
    CONFIGURATION,
    INSTALLED_AT,
    NODES,
    PASSWORDS,
    BrokerPlan,
    BrokerWish,
    default_folder,
    installed_syntax,
    plan,
    write,
)
from palace_hub.install.listeners import listeners, strange_line
from palace_hub.locale.catalogue import Catalogue

UNTESTED = "2.1"
"""A syntax that no test has run with its Mosquitto."""

WIFI_KEY = "PALACE_WIFI_KEY"
"""Environment variable with the Wi-Fi key, which keeps it out of command lines and their history."""


def set_up_broker(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """Exit code 0 after the files are written, or printed by a dry run. Raises refusals."""
    if arguments.check is not None:
        return _check(arguments.check, catalogue)
    say = catalogue.text_key
    folder: Path = arguments.to or default_folder()
    if not arguments.dry_run:
        require_folder(folder, "--to")
    wish = BrokerWish(
        table=arguments.table,
        nodes=tuple(arguments.node),
        listen=arguments.listen,
        address=arguments.address,
        port=arguments.port,
        syntax=arguments.syntax or installed_syntax() or "2.0",
        etc=arguments.etc,
        passwords=not arguments.no_passwords,
        renew=frozenset(arguments.renew),
        ssid=arguments.ssid,
        country=arguments.country,
        tx_power=arguments.tx_power,
        wifi_key=_wifi_key(arguments.ssid, say("setup-wifi-key", ssid=arguments.ssid)),
    )
    broker_plan = plan(wish, folder)
    if arguments.dry_run:
        _print(broker_plan, folder, catalogue)
        return 0
    for former in write(broker_plan, folder):
        print(say("setup-kept", file=str(former)))
    print(say("setup-written", folder=str(folder), syntax=wish.syntax))
    if wish.syntax == UNTESTED:
        print(say("setup-untested"))
    _print_next_steps(broker_plan, folder, catalogue)
    return 0


def _wifi_key(ssid: str, question: str) -> str:
    if not ssid:
        return ""
    return os.environ.get(WIFI_KEY) or (getpass.getpass(question) if sys.stdin.isatty() else "")


def _print(broker_plan: BrokerPlan, folder: Path, catalogue: Catalogue) -> None:
    """Print what would be written, without files that hold passwords."""
    say = catalogue.text_key
    for file in broker_plan.files:
        print(say("setup-would-write", file=str(folder / file.name)))
        if file.name in (CONFIGURATION, ACL):
            print(file.text)
    print(say("setup-dry"))


def _print_next_steps(broker_plan: BrokerPlan, folder: Path, catalogue: Catalogue) -> None:
    say = catalogue.text_key
    for account, password in broker_plan.new_passwords.items():
        key = "setup-hub-account" if account == HUB else "setup-node-account"
        print(say(key, account=account, password=password))
    if broker_plan.new_passwords:
        print(say("setup-once"))
    for account in broker_plan.unchanged if broker_plan.wish.passwords else ():
        print(say("setup-account-kept", account=account))
    if not any(file.name.startswith(NODES) for file in broker_plan.files):
        print(say("setup-no-nodes"))
    print(say("setup-install"))
    secrets = f"{folder / PASSWORDS} {folder / ACL}" if broker_plan.wish.passwords else ""
    if secrets and broker_plan.wish.etc != folder:
        print(f"  sudo install -o mosquitto -g mosquitto -m 600 {secrets} {broker_plan.wish.etc}/")
    print(f"  sudo install -m 644 {folder / CONFIGURATION} {INSTALLED_AT}/conf.d/")
    print("  sudo systemctl restart mosquitto")
    print(say("setup-then-flash", file=str(folder / NODES / "ID.json")))


def _check(path: Path, catalogue: Catalogue) -> int:
    """Check an existing configuration. Exit code 1 if it has a listener without passwords, or is no configuration.

    Raises `OSError` if it cannot be read.
    """
    say = catalogue.text_key
    text = read_bytes(path).decode("utf-8", errors="replace")
    strange = strange_line(text)
    if strange is not None:
        print(say("setup-check-strange", file=str(path), line=str(strange)), file=sys.stderr)
        return 1
    all_listeners = listeners(text)
    opened = [listener for listener in all_listeners if listener.open]
    for listener in opened:
        where = listener.address or "0.0.0.0"
        print(
            say("broker-open-line", file=str(path), line=str(listener.line), address=where, port=listener.port),
            file=sys.stderr,
        )
    if not opened:
        print(say("setup-check-sound" if all_listeners else "setup-check-no-listener", file=str(path)))
    return 1 if opened else 0
