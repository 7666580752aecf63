"""Checks of the broker: whether it runs, accepts the hub's account and its topics, and refuses strangers."""

import stat

from palace_hub.doctor.connection import attempt
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.wifi import nodes_over_wifi
from palace_hub.errors import BadConfig
from palace_hub.files.atomic import is_shared
from palace_hub.files.input_files import read_bytes
from palace_hub.install.broker import hub_access, own_address
from palace_hub.install.listeners import is_loopback, listeners
from palace_hub.journal.lock import is_locked
from palace_hub.link.broker import BrokerAddress
from palace_hub.locale.message import Message


def broker(surroundings: Surroundings) -> list[Finding]:
    """Connect as the hub, then as a stranger; then look at the nodes that the broker knows."""
    try:
        address = hub_access(surroundings.hub_file)
    except BadConfig as fault:
        return [Finding(Severity.FAULT, Message(fault.key, fault.params), Message("fix-doctor-hub-file"))]
    if address is None:
        return [finding(Severity.NOTE, "doctor-no-broker")]
    where = str(address)
    if is_locked(surroundings.journal_path()):  # its account has one connection at a time: ours would end the hub's
        return [finding(Severity.NOTE, "doctor-broker-hub-runs", broker=where), *_strangers(address)]
    others = stat.S_IRWXO if is_shared(surroundings.hub_file.parent) else stat.S_IRWXG | stat.S_IRWXO
    if address.password and surroundings.hub_file.stat().st_mode & others:
        return [finding(Severity.WARNING, "doctor-hub-file-open", file=str(surroundings.hub_file))]
    own = attempt(address.host, address.port, address.user, address.password)
    if not own.reachable:
        return [finding(Severity.FAULT, "doctor-broker-absent", broker=where)]
    if own.refused:
        key = "doctor-broker-refuses" if address.password else "doctor-broker-password"
        return [finding(Severity.FAULT, key, broker=where, user=address.user or "-", word=own.reason)]
    if not own.accepted:
        return [finding(Severity.FAULT, "doctor-broker-mute", broker=where, word=own.reason or "-")]
    return [*_strangers(address), *nodes_over_wifi(address, surroundings)]


def _strangers(address: BrokerAddress) -> list[Finding]:
    """A fault if the broker accepts a connection without a password at the address that other machines use."""
    outside = own_address() if is_loopback(address.host) else address.host
    if outside is not None and attempt(outside, address.port, "", "").accepted:
        return [finding(Severity.FAULT, "doctor-broker-open", broker=f"{outside}:{address.port}")]
    return []


def configuration(surroundings: Surroundings) -> list[Finding]:
    """Open listeners in Mosquitto's own files, as far as this user may read them; the broker need not run."""
    findings = []
    files = [surroundings.mosquitto / "mosquitto.conf"]
    if (surroundings.mosquitto / "conf.d").is_dir():
        files += sorted((surroundings.mosquitto / "conf.d").glob("*.conf"))
    for file in files:
        try:
            text = read_bytes(file).decode("utf-8", errors="replace")
        except OSError:
            continue
        for listener in listeners(text):
            if listener.open:
                where = f"{listener.address or '0.0.0.0'}:{listener.port}"
                params = {"file": str(file), "line": str(listener.line), "broker": where}
                findings.append(finding(Severity.FAULT, "doctor-broker-file", **params))
    return findings
