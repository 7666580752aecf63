"""`palace setup broker`: Mosquitto's configuration and accounts for a table, as files that a person puts in place."""

import argparse
import getpass
import os
import sys
from pathlib import Path

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
"""The syntax that was only read about: no test runs that Mosquitto."""

WIFI_KEY = "PALACE_WIFI_KEY"
"""Environment variable with the radio's key, so that it stands in no command line and in no history."""


def setup_broker(arguments: argparse.Namespace, catalogue: Catalogue) -> int:
    """0 when the files are written, or printed by a dry run; refusals are raised."""
    if arguments.check is not None:
        return _check(arguments.check, catalogue)
    say = catalogue.text_key
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
        wifi_key=_wifi_key(arguments.ssid, say("setup-wifi-key", ssid=arguments.ssid)),
    )
    folder: Path = arguments.to or default_folder()
    found = plan(wish, folder)
    if arguments.dry_run:
        _print(found, folder, catalogue)
        return 0
    for former in write(found, folder):
        print(say("setup-kept", file=str(former)))
    print(say("setup-written", folder=str(folder), syntax=wish.syntax))
    if wish.syntax == UNTESTED:
        print(say("setup-untested"))
    _tell(found, folder, catalogue)
    return 0


def _wifi_key(ssid: str, question: str) -> str:
    if not ssid:
        return ""
    return os.environ.get(WIFI_KEY) or (getpass.getpass(question) if sys.stdin.isatty() else "")


def _print(found: BrokerPlan, folder: Path, catalogue: Catalogue) -> None:
    """What would be written. Passwords of a dry run belong to nobody, and those of the files are not for a screen."""
    say = catalogue.text_key
    for one in found.files:
        print(say("setup-would-write", file=str(folder / one.name)))
        if one.name in (CONFIGURATION, ACL):
            print(one.text)
    print(say("setup-dry"))


def _tell(found: BrokerPlan, folder: Path, catalogue: Catalogue) -> None:
    say = catalogue.text_key
    for account, password in found.fresh.items():
        key = "setup-hub-account" if account == HUB else "setup-node-account"
        print(say(key, account=account, password=password))
    if found.fresh:
        print(say("setup-once"))
    for account in found.kept if found.wish.passwords else ():
        print(say("setup-account-kept", account=account))
    if not [one for one in found.files if one.name.startswith(NODES)]:
        print(say("setup-no-nodes"))
    print(say("setup-install"))
    secrets = f"{folder / PASSWORDS} {folder / ACL}" if found.wish.passwords else ""
    if secrets and found.wish.etc != folder:
        print(f"  sudo install -o mosquitto -g mosquitto -m 600 {secrets} {found.wish.etc}/")
    print(f"  sudo install -m 644 {folder / CONFIGURATION} {INSTALLED_AT}/conf.d/")
    print("  sudo systemctl restart mosquitto")
    print(say("setup-then-flash", file=str(folder / NODES / "ID.json")))


def _check(path: Path, catalogue: Catalogue) -> int:
    """Judge a configuration that is there already: 1 if it lets anybody in from other machines, or is none."""
    say = catalogue.text_key
    if not path.is_file():
        print(say("error-no-file", file=str(path)), file=sys.stderr)
        return 1
    text = path.read_text(encoding="utf-8", errors="replace")
    strange = strange_line(text)
    if strange is not None:
        print(say("setup-check-strange", file=str(path), line=str(strange)), file=sys.stderr)
        return 1
    found = listeners(text)
    opened = [one for one in found if one.open]
    for one in opened:
        where = one.address or "0.0.0.0"
        print(
            say("broker-open-line", file=str(path), line=str(one.line), address=where, port=one.port), file=sys.stderr
        )
    if not opened:
        print(say("setup-check-sound" if found else "setup-check-no-listener", file=str(path)))
    return 1 if opened else 0
