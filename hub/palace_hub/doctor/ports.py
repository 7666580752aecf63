"""What hangs on this machine's ports: may they be opened, who answers, with which firmware, how fast and how well."""

import threading
from collections import Counter
from pathlib import Path

from palace_hub.doctor import findings, modules, pads
from palace_hub.doctor.conversion_rates import Conduct, cells, listen
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.errors import LinkFault
from palace_hub.install.image import own_version
from palace_hub.link.hello_on_port import Heard, ask
from palace_hub.link.port_trouble import trouble
from palace_hub.link.serial_link import SerialLink
from palace_hub.wire.frames import Hello

OWN_RULE = "60-palace-hub.rules"
BOOT_DRIVES = ("RPI-RP2", "RP2350")  # labels of the drive that a board shows while BOOTSEL is held

HUB_COMMAND = "palace"


def modem_manager(around: Surroundings) -> list[Finding]:
    """The service that opens every new port to look for a modem, where nothing tells it to leave boards alone."""
    running = any(_command(process) == "ModemManager" for process in _processes(around.proc))
    if not running or any((folder / OWN_RULE).exists() for folder in around.rules):
        return []
    return [finding(Severity.WARNING, "doctor-modemmanager")]


def _processes(proc: Path) -> list[Path]:
    return [one for one in proc.iterdir() if one.name.isdecimal()] if proc.is_dir() else []


def _command(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def nodes(around: Surroundings) -> list[Finding]:
    """Every port and who answers on it; without any, what to do."""
    ports = around.ports()
    if not ports:
        boot = around.labels.is_dir() and any(one.name in BOOT_DRIVES for one in around.labels.iterdir())
        return [finding(Severity.WARNING, "doctor-bootsel" if boot else "doctor-no-port")]
    found: list[Finding] = []
    hellos: list[tuple[str, Hello]] = []
    held = False
    for path in ports:
        try:
            heard = ask(path, findings.HELLO_SECONDS)
        except LinkFault as fault:
            said = trouble(fault, path, around.proc)
            held = held or said.params.get("program") == HUB_COMMAND
            found.append(_trouble(said.key, dict(said.params)))
            continue
        found += answer(path, heard)
        if heard.hello is not None:
            hellos.append((path, heard.hello))
            if heard.hello.compatible and around.listen:
                lights = modules.lights_to_try(around, heard.hello)
                seen = listened(path, findings.LISTEN_SECONDS, lights=lights)
                found += conduct(path, heard.hello, seen) + modules.standing(around, heard.hello, seen)
                found += pads.lying(heard.hello, seen)
    found += together(hellos, held)
    return found


def _trouble(key: str, params: "dict[str, str | int | float]") -> Finding:
    if params.get("program") == HUB_COMMAND:
        return finding(Severity.NOTE, "doctor-hub-runs", **params)
    return finding(Severity.FAULT, key, **params)


def answer(path: str, heard: Heard) -> list[Finding]:
    """What a port's answer to `who` says, before anybody is welcomed."""
    hello = heard.hello
    if hello is None:
        if heard.frames:
            return [finding(Severity.FAULT, "doctor-no-hello", port=path)]
        if any(line.startswith(">>>") for line in heard.lines):
            return [finding(Severity.FAULT, "doctor-prompt", port=path)]
        if heard.bytes:
            line = heard.lines[-1] if heard.lines else "-"
            return [finding(Severity.FAULT, "doctor-garbage", port=path, bytes=str(heard.bytes), line=line)]
        return [finding(Severity.FAULT, "doctor-silent", port=path)]
    if not hello.compatible:
        spoken = ".".join(map(str, hello.p))
        return [finding(Severity.FAULT, "doctor-protocol", port=path, id=hello.id, spoken=spoken)]
    own = own_version()
    found = [finding(Severity.NOTE, "doctor-node", port=path, id=hello.id, role=hello.role, board=hello.board)]
    if own and hello.fw != own:
        found = [finding(Severity.WARNING, "doctor-fw", port=path, id=hello.id, found=hello.fw, own=own)]
    if heard.damaged:
        found.append(finding(Severity.WARNING, "doctor-damaged", port=path, count=str(heard.damaged)))
    return found


def together(hellos: list[tuple[str, Hello]], hub_runs: bool) -> list[Finding]:
    """What the nodes are as a table: a tray, at most one of each, none twice."""
    found = []
    for chip, count in Counter(hello.id for _, hello in hellos).items():
        if count > 1:
            ports = ", ".join(path for path, hello in hellos if hello.id == chip)
            found.append(finding(Severity.FAULT, "doctor-twice", id=chip, ports=ports))
    roles = Counter(hello.role for _, hello in hellos)
    for role, count in roles.items():
        if count > 1 and len({hello.id for _, hello in hellos if hello.role == role}) > 1:
            found.append(finding(Severity.WARNING, "doctor-same-role", role=role, count=str(count)))
    if hellos and not roles["tray"] and not hub_runs:
        found.append(finding(Severity.WARNING, "doctor-no-tray"))
    return found


def listened(path: str, seconds: float, *, lights: int = 0) -> Conduct:
    """The conduct of the node on `path`, and what its lights do; an empty one if the port does not open."""
    try:
        link = SerialLink(path, threading.Condition())
    except LinkFault:
        return Conduct()
    try:
        return listen(link, seconds, lights=lights)
    finally:
        link.close()


def conduct(path: str, hello: Hello, seen: Conduct) -> list[Finding]:
    """What a node's samples say of its cells and wires."""
    if not seen.batches or seen.seconds <= 0:
        return [finding(Severity.FAULT, "doctor-no-samples", port=path, id=hello.id)]
    found = cells(hello.id, seen)
    if seen.gaps or seen.damaged:
        found.append(finding(Severity.WARNING, "doctor-gaps", id=hello.id, gaps=str(seen.gaps), bad=str(seen.damaged)))
    return found
