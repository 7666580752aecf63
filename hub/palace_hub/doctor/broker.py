"""The broker: is it there, does it let this hub in to its topics, and does it keep everybody else out."""

import stat

from palace_hub.doctor.broker_login import attempt
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.wifi import present
from palace_hub.errors import BadConfig
from palace_hub.install.broker import own_address
from palace_hub.install.broker_access import hub_access
from palace_hub.install.listeners import is_loopback, listeners
from palace_hub.link.broker import BrokerAddress


def broker(around: Surroundings) -> list[Finding]:
    """The connection that the hub would make, and the one that a stranger would."""
    try:
        address = hub_access(around.hub_file)
    except BadConfig as fault:
        expected = str(fault.params["expected"])
        return [finding(Severity.FAULT, "doctor-hub-file", file=str(around.hub_file), expected=expected)]
    if address is None:
        return [finding(Severity.NOTE, "doctor-no-broker")]
    where = str(address)
    if address.password and stat.S_IMODE(around.hub_file.stat().st_mode) & 0o077:
        return [finding(Severity.WARNING, "doctor-hub-file-open", file=str(around.hub_file))]
    own = attempt(address.host, address.port, address.user, address.password)
    if not own.there:
        return [finding(Severity.FAULT, "doctor-broker-absent", broker=where)]
    if own.refused:
        key = "doctor-broker-refuses" if address.password else "doctor-broker-password"
        return [finding(Severity.FAULT, key, broker=where, user=address.user or "-", word=own.word)]
    if not own.inside:
        return [finding(Severity.FAULT, "doctor-broker-mute", broker=where, word=own.word or "-")]
    return [*strangers(address), *present(address, around.hub_file.parent, around.listen, around)]


def strangers(address: BrokerAddress) -> list[Finding]:
    """Whether anybody gets in without a password, by the way that other machines take."""
    outside = own_address() if is_loopback(address.host) else address.host
    if outside is not None and attempt(outside, address.port, "", "").inside:
        return [finding(Severity.FAULT, "doctor-broker-open", broker=f"{outside}:{address.port}")]
    return []


def configuration(around: Surroundings) -> list[Finding]:
    """Mosquitto's own files, where this user may read them: a listener for everybody, even one that is not running."""
    found = []
    files = [around.mosquitto / "mosquitto.conf"]
    if (around.mosquitto / "conf.d").is_dir():
        files += sorted((around.mosquitto / "conf.d").glob("*.conf"))
    for file in files:
        try:
            text = file.read_text(encoding="utf-8", errors="replace")
        except OSError:
            continue
        for one in listeners(text):
            if one.open:
                where = f"{one.address or '0.0.0.0'}:{one.port}"
                params = {"file": str(file), "line": str(one.line), "broker": where}
                found.append(finding(Severity.FAULT, "doctor-broker-file", **params))
    return found
