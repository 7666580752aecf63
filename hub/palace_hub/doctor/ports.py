"""Checks of serial ports and the nodes on them: access, firmware, protocol, conversion rates."""

import threading
from collections import Counter
from pathlib import Path

from palace_hub.doctor import findings
from palace_hub.doctor.findings import Finding, Severity, Surroundings, finding
from palace_hub.doctor.modules import lights_to_try, load_findings
from palace_hub.doctor.samples import SampleStatistics, cell_findings, listen
from palace_hub.doctor.tray import figures_on_pads
from palace_hub.errors import LinkFault
from palace_hub.install.image import own_version
from palace_hub.link.hello_on_port import Heard, ask
from palace_hub.link.port_trouble import HUB_COMMAND, shared, trouble
from palace_hub.link.serial_link import SerialLink
from palace_hub.locale.message import Parameter
from palace_hub.wire.frames import Hello

OWN_RULE = "60-palace-hub.rules"
BOOT_DRIVES = ("RPI-RP2", "RP2350")  # labels of the drive that a board offers while its BOOTSEL button is pressed


def modem_manager(surroundings: Surroundings) -> list[Finding]:
    """ModemManager opens every new port to look for a modem, unless a udev rule excludes the boards."""
    running = any(_command(process) == "ModemManager" for process in _processes(surroundings.proc))
    if not running or any((folder / OWN_RULE).exists() for folder in surroundings.rules):
        return []
    return [finding(Severity.WARNING, "doctor-modemmanager")]


def _processes(proc: Path) -> list[Path]:
    return [folder for folder in proc.iterdir() if folder.name.isdecimal()] if proc.is_dir() else []


def _command(process: Path) -> str:
    try:
        return (process / "comm").read_text(encoding="utf-8", errors="replace").strip()
    except OSError:
        return ""


def foreign_ports(surroundings: Surroundings) -> list[Finding]:
    """USB serial ports whose product is no node's. They stay closed: opening one may reset its device."""
    return [
        finding(Severity.NOTE, "doctor-port-foreign", port=port.path, what=port.name or port.identity)
        for port in surroundings.foreign()
    ]


def nodes(surroundings: Surroundings) -> list[Finding]:
    """The node on each port and its samples; advice if there is no port."""
    ports = surroundings.ports()
    if not ports:
        boot = surroundings.labels.is_dir() and any(
            label.name in BOOT_DRIVES for label in surroundings.labels.iterdir()
        )
        return [finding(Severity.WARNING, "doctor-bootsel" if boot else "doctor-no-port")]
    results: list[Finding] = []
    hellos: list[tuple[str, Hello]] = []
    hub_runs = False
    for path in ports:
        try:
            heard = ask(path, findings.HELLO_SECONDS)
        except LinkFault as fault:
            problem = trouble(fault, path, surroundings.proc)
            hub_runs = hub_runs or problem.params.get("program") == HUB_COMMAND
            results.append(_port_finding(problem.key, dict(problem.params)))
            if problem.params.get("program") == HUB_COMMAND:
                results += _sharing(path, surroundings.proc, str(problem.params["pid"]))
            continue
        sharing = _sharing(path, surroundings.proc)
        results += sharing
        if heard.hello is not None or not sharing:  # whoever takes the bytes explains that none are understood
            results += check_answer(path, heard)
        if heard.hello is not None:
            hellos.append((path, heard.hello))
            if heard.hello.compatible and surroundings.listen:
                lights = lights_to_try(surroundings, heard.hello)
                samples = listen_on_port(path, findings.LISTEN_SECONDS, lights=lights)
                results += check_samples(path, heard.hello, samples) + load_findings(surroundings, heard.hello, samples)
                results += figures_on_pads(heard.hello, samples)
    results += check_set(hellos, hub_runs)
    return results


def _sharing(path: str, proc: Path, hub: str = "") -> list[Finding]:
    """Other programs that read a node's port. `hub`: the process of the hub, which may."""
    found = [message.params for message in shared(path, proc) if message.params["pid"] != hub]
    return [finding(Severity.FAULT, "port-shared", **params) for params in found]


def _port_finding(key: str, params: dict[str, Parameter]) -> Finding:
    if params.get("program") == HUB_COMMAND:
        return finding(Severity.NOTE, "doctor-hub-runs", **params)
    return finding(Severity.FAULT, key, **params)


def check_answer(path: str, heard: Heard) -> list[Finding]:
    """Findings from a port's answer to `who`, before a session."""
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
    results = [finding(Severity.NOTE, "doctor-node", port=path, id=hello.id, role=hello.role, board=hello.board)]
    if own and hello.fw != own:
        results = [finding(Severity.WARNING, "doctor-fw", port=path, id=hello.id, found=hello.fw, own=own)]
    if hello.err is not None:
        results.append(finding(Severity.WARNING, "doctor-crashed", id=hello.id, what=hello.err))
    if heard.damaged:
        results.append(finding(Severity.WARNING, "doctor-damaged", port=path, count=str(heard.damaged)))
    return results


def check_set(hellos: list[tuple[str, Hello]], hub_runs: bool) -> list[Finding]:
    """Findings about all nodes together: a table has a tray, at most one node of each role, and no id twice."""
    results = []
    for chip, count in Counter(hello.id for _, hello in hellos).items():
        if count > 1:
            ports = ", ".join(path for path, hello in hellos if hello.id == chip)
            results.append(finding(Severity.FAULT, "doctor-twice", id=chip, ports=ports))
    roles = Counter(hello.role for _, hello in hellos)
    for role, count in roles.items():
        if count > 1 and len({hello.id for _, hello in hellos if hello.role == role}) > 1:
            results.append(finding(Severity.WARNING, "doctor-same-role", role=role, count=str(count)))
    if hellos and not roles["tray"] and not hub_runs:
        results.append(finding(Severity.WARNING, "doctor-no-tray"))
    return results


def listen_on_port(path: str, seconds: float, *, lights: int = 0) -> SampleStatistics:
    """Sample statistics of the node on `path`, with a light test of `lights`; empty if the port does not open."""
    try:
        link = SerialLink(path, threading.Condition())
    except LinkFault:
        return SampleStatistics()
    try:
        return listen(link, seconds, lights=lights)
    finally:
        link.close()


def check_samples(path: str, hello: Hello, samples: SampleStatistics) -> list[Finding]:
    """Findings from a node's samples about its cells and its connection."""
    if not samples.batches or samples.seconds <= 0:
        return [finding(Severity.FAULT, "doctor-no-samples", port=path, id=hello.id)]
    results = cell_findings(hello.id, samples)
    if samples.gaps or samples.damaged:
        params = {"id": hello.id, "gaps": str(samples.gaps), "bad": str(samples.damaged)}
        results.append(finding(Severity.WARNING, "doctor-gaps", **params))
    return results
