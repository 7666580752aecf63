"""The devices part of the snapshot: nodes with their links, cells, the plate, pads, and problems."""

from datetime import datetime

from monkey_palace.board.pieces import PIECES, Figure
from palace_hub.core.nodes.cell_history import CellHistory
from palace_hub.core.nodes.records import Loss, NodeRecord
from palace_hub.core.nodes.registry import LIVE_STATES, PLATE, TRAY, OpenLink
from palace_hub.core.persistence import RENEWED, journal_news
from palace_hub.core.plate import early, messages
from palace_hub.core.plate.report import sensor_problems
from palace_hub.core.state import Hub
from palace_hub.journal.store import DamagedInPlay
from palace_hub.locale.message import Message, Parameter, decimal
from palace_hub.sensing.plate.readings import CORNERS, STRIP_SENSORS, read_chain
from palace_hub.sensing.signal.module_report import corner_full, cup_missing
from palace_hub.sensing.tray.audit import Agreement
from palace_hub.views.snapshot import CellView, CornerView, HallView, LinkView, PadsView, PlateView
from palace_hub.views.table.lines import SAFE_MODE
from palace_hub.wire.census import Carrier

WEAK_DBM = -70
"""Signal below which Wi-Fi begins to repeat packets, in dBm. Assumed."""
FEW = 3
"""Losses up to this number come with plugging in a cable; also the seconds before a silent plate is a problem."""
SHARED = "problem-port-shared"
_TORN = (Loss.GAPS, Loss.DAMAGED)
"""Losses of a serial link from which another program takes bytes. USB itself repeats what is damaged on its cable."""
UNCALIBRATED, SILENT = "cell-uncalibrated", "cell-silent"


def links(hub: Hub) -> tuple[LinkView, ...]:
    """Every node since the hub started, and every open link without an answer."""
    nodes = hub.nodes
    used = (nodes.tray_port, nodes.plate_port)
    present = [_link(hub, name, link, used=name in used) for name, link in nodes.open_links.items()]
    absent = [
        _view(hub, record, "absent", used=record is record_of(hub, record.hello.role))
        for record in reversed(nodes.absent())
        if record.hello is not None
    ]
    return tuple(sorted([*present, *absent], key=lambda view: (not view.used, view.role != TRAY)))


def _link(hub: Hub, name: str, link: OpenLink, *, used: bool) -> LinkView:
    session = link.session
    if session.hello is not None:
        return _view(
            hub,
            link.record,
            session.state.value,
            used=used,
            name=name.partition("#")[0],
            carrier=link.carrier.value,
            seen=session.last_seen,
            rate_hz=hub.nodes.rate_hz(name),
            bytes=session.counters.bytes,
            config_same=hub.nodes.config_same(session),
        )
    turned_away, counters = session.not_admitted, session.counters
    return LinkView(
        name=name.partition("#")[0],
        role=turned_away.role if turned_away is not None else "",
        state=session.state.value,
        node_id=turned_away.id if turned_away is not None else "",
        age_s=_age(hub, session.last_seen),
        rx_bad=counters.rx_bad,
        bytes=counters.bytes,
        carrier=link.carrier.value,
        used=False,
        refused=counters.refused,
    )


def _view(
    hub: Hub,
    record: NodeRecord,
    state: str,
    *,
    used: bool,
    name: str | None = None,
    carrier: str | None = None,
    seen: float | None = None,
    rate_hz: float | None = None,
    bytes: int = 0,
    config_same: bool = True,
) -> LinkView:
    hello, losses = record.hello, record.losses
    assert hello is not None  # the callers check
    live = state in LIVE_STATES
    status = record.status if live else None
    return LinkView(
        name=record.link if name is None else name,
        role=hello.role,
        state=state,
        node_id=hello.id,
        age_s=_age(hub, record.last_seen if seen is None else seen),
        rate_hz=rate_hz if live else None,
        gaps=losses[Loss.GAPS].total,
        rx_bad=losses[Loss.DAMAGED].total,
        bytes=bytes,
        runtime=hello.rt,
        firmware=hello.fw,
        board=hello.board,
        config=record.config or "",
        config_same=config_same,
        config_own=hello.role not in hub.nodes.configurations,
        carrier=record.carrier.value if carrier is None else carrier,
        used=used,
        refused=losses[Loss.REFUSED].total + sum(cell.refused.total for cell in record.cells),
        signal_dbm=None if status is None else status.rssi,
        chip_c=None if status is None else status.chip_c,
        supply_v=None if status is None else status.supply_v,
    )


def _age(hub: Hub, seen: float | None) -> float | None:
    return None if seen is None else max(0.0, hub.t - seen)


def record_of(hub: Hub, role: str) -> NodeRecord | None:
    """The record of the node of this role, present or else heard last; None without any."""
    bound = hub.nodes.bound if role == TRAY else None
    port = hub.nodes.port_of(role, bound)
    if port is not None:
        return hub.nodes.open_links[port].record
    absent = [
        record
        for record in hub.nodes.absent()
        if record.hello is not None and record.hello.role == role and bound in (None, record.hello.id)
    ]
    return max(absent, key=lambda record: record.last_seen or 0.0, default=None)


# -- cells ------------------------------------------------------------------------------------------------------------


def cells(hub: Hub) -> tuple[CellView, ...]:
    """The tray's compartments in the order of the pieces."""
    record = record_of(hub, TRAY)
    histories = record.cells if record is not None else []
    return tuple(_cell(hub, i, histories[i] if i < len(histories) else None) for i in range(len(PIECES)))


def _cell(hub: Hub, i: int, history: CellHistory | None) -> CellView:
    piece = PIECES[i].value
    counted = hub.ledger[piece]
    trace = () if history is None else history.trace(hub.t)
    if not hub.nodes.tray_live:
        return CellView(piece, counted, False, "unknown", trace=trace)
    state = hub.tray.cell(i)
    return CellView(
        piece=piece,
        count=counted,
        sure=state.sure and counted is not None,
        activity=state.activity,
        provisional=state.provisional if hub.counting else None,
        grams=state.grams,
        noise_mg=state.noise_mg,
        drift_mg_per_min=state.drift_mg_per_min,
        rate_hz=state.rate_hz,
        fault=_fault(hub, i, history),
        raw=None if history is None else history.level(hub.t),
        raw_noise=None if history is None else history.noise(),
        trace=trace,
    )


def _fault(hub: Hub, i: int, history: CellHistory | None) -> Message | None:
    """The fault of a compartment. Before weighing in, raw counts show it: at the bench a cell is tested before its tray
    is calibrated."""
    fault = hub.tray.cell(i).fault
    if fault is None or fault.key not in (UNCALIBRATED, SILENT) or history is None:
        return fault
    return history.fault(hub.t) or fault


def plate(hub: Hub) -> PlateView | None:
    """The plate's corners in the order of its cells, and its Hall chain."""
    record = record_of(hub, PLATE)
    if record is None:
        return None
    live, rates = _plate_live(hub), _plate_rates(hub)
    corners = []
    for place, corner in enumerate(CORNERS):
        history = record.cells[place] if place < len(record.cells) else None
        if history is None:
            corners.append(CornerView(corner))
            continue
        corners.append(
            CornerView(
                corner,
                raw=history.level(hub.t) if live else None,
                noise=history.noise() if live else None,
                rate_hz=rates[place] if live and place < len(rates) else None,
                fault=history.fault(hub.t) if live else None,
                trace=history.trace(hub.t),
            )
        )
    level, why, off = messages.level(hub)
    begins = messages.starting(hub), messages.ground(hub)
    return PlateView(tuple(corners), _hall(hub) if live else None, live, level, why, off, *begins, early.late(hub))


def _plate_live(hub: Hub) -> bool:
    port = hub.nodes.plate_port
    return port is not None and hub.nodes.open_links[port].session.state.value in LIVE_STATES


def _plate_rates(hub: Hub) -> tuple[float | None, ...]:
    port = hub.nodes.plate_port
    return () if port is None else hub.nodes.open_links[port].rates.hz


def _hall(hub: Hub) -> HallView | None:
    if not hub.plate.hall:
        return None
    chain = read_chain(hub.plate.hall)
    return HallView(chain.bits, chain.strips, chain.answering, STRIP_SENSORS * (chain.strips or 0), chain.on)


def pads(hub: Hub) -> PadsView:
    """The tray's pads, of this game's figures; of all figures without a game."""
    book, play = hub.book, hub.plate_play
    figures = list(Figure) if book is None else list(book.game.state.figures)
    if not hub.nodes.tray_live:
        figures = []
    return PadsView(
        {figure.value: hub.pads.word(figure) for figure in figures},
        tuple(figure.value for figure in hub.pads.astray),
        None if play is None else play.doubt,
    )


def _pad_problems(hub: Hub) -> list[Message]:
    """Faulty pads, and figures that are off their pad without a reason."""
    if not hub.nodes.tray_live:
        return []
    faulty = [Message(f"problem-pad-{what}", {"figure": figure.value}) for figure, what in hub.pads.faulty.items()]
    return faulty + [Message("problem-figure-off", {"figure": figure.value}) for figure in hub.pads.astray]


# -- problems ---------------------------------------------------------------------------------------------------------


def problems(hub: Hub) -> tuple[Message, ...]:
    """All problems, each with its fix; the most severe first."""
    faults = []
    if hub.writer.fault is not None:
        damaged = hub.writer.fault.key == DamagedInPlay.key
        faults.append(Message("problem-damaged-in-play" if damaged else "problem-not-saved", hub.writer.fault.params))
    news = journal_news(hub.journal)
    if news is not None and news.key != RENEWED:  # a toast alone would be missed by who is not there at the start
        faults.append(news)
    if hub.journal.mark_fault:
        faults.append(Message("problem-no-mark", {"file": f"{hub.journal.path}-mark", "what": hub.journal.mark_fault}))
    if hub.manual and not hub.nodes.tray_live:
        if all(problem.key != SAFE_MODE for problem in hub.outside):
            faults.append(Message("problem-no-tray"))
    elif hub.manual:
        faults.append(Message("problem-tray-not-weighed"))
    faults += hub.outside
    faults += hub.nodes.problems()
    faults += _tray_cells(hub)
    faults += _cups(hub)
    faults += _wandered(hub)
    faults += _pad_problems(hub)
    faults += _plate_problems(hub)
    for link in hub.nodes.open_links.values():
        if link.session.hello is not None and link.session.state.value in LIVE_STATES:
            faults += _losses(hub, link.record, link.session.hello.role, link.carrier.value)
    return tuple(faults)


def _tray_cells(hub: Hub) -> list[Message]:
    """Faulty cells. A cell without calibration is a fault only once a game counts with it."""
    if not hub.nodes.tray_live:
        return []
    record = record_of(hub, TRAY)
    histories = record.cells if record is not None else []
    faults = []
    for i, piece in enumerate(PIECES):
        fault = _fault(hub, i, histories[i] if i < len(histories) else None)
        if fault is not None and (fault.key != UNCALIBRATED or (hub.counting and not hub.manual)):
            faults.append(Message(fault.key, {**fault.params, "piece": piece.value}))
    return faults


def _cups(hub: Hub) -> list[Message]:
    """Compartments whose reading is so far below empty that their cup is missing."""
    if not hub.counting:
        return []
    cells = zip(PIECES, hub.tray.cells(), strict=True)
    return [
        Message("problem-cup-missing", {"piece": piece.value})
        for piece, cell in cells
        if cell.grams is not None and cup_missing(cell.grams)
    ]


def _wandered(hub: Hub) -> list[Message]:
    """Compartments whose whole weight differs from the count by more than drift explains."""
    if not hub.counting:
        return []
    return [
        Message("problem-audit", {"piece": piece.value, "off": decimal(cell.audit.off, 1, "+")})
        for piece, cell in zip(PIECES, hub.tray.cells(), strict=True)
        if cell.audit is not None and cell.audit.agreement is Agreement.DISAGREES
    ]


def _full_corners(hub: Hub, record: NodeRecord) -> list[Message]:
    """Corners on their stop, by their first measurements."""
    file = hub.modules.get(PLATE)
    kept = file.of(record.hello.id) if file is not None and record.hello is not None else None
    if kept is None:
        return []
    faults = []
    for corner, module, history in zip(CORNERS, kept.cells, record.cells, strict=False):
        level = history.level(hub.t)
        if module is None or level is None:
            continue
        figures = module.figures
        if corner_full((level - figures.bare_raw) / figures.counts_per_g, figures):
            faults.append(Message("problem-corner-full", {"corner": corner}))
    return faults


def _plate_problems(hub: Hub) -> list[Message]:
    view = plate(hub)
    if view is None:
        return []
    record = record_of(hub, PLATE)
    if not _plate_live(hub):
        if record is None or record.last_seen is None or hub.t - record.last_seen < FEW:
            return []
        return [Message("problem-plate-gone", {"since": _since(hub, record.last_seen)})]
    faults = [
        Message(corner.fault.key, {**corner.fault.params, "corner": corner.corner})
        for corner in view.corners
        if corner.fault is not None
    ]
    faults += _full_corners(hub, record) if record is not None else []
    hall = view.hall
    if hall is not None and hall.strips is not None and hall.answering < hall.strips:
        faults.append(Message("problem-hall-chain", {"answering": hall.answering, "strips": hall.strips}))
    return faults + sensor_problems(hub.plate_play)


def _losses(hub: Hub, record: NodeRecord, role: str, carrier: str) -> list[Message]:
    """Losses of a present node, a weak signal, and the error that restarted it."""
    faults = []
    if record.hello is not None and record.hello.err is not None:
        faults.append(Message("problem-node-crashed", {"role": role, "what": record.hello.err}))
    named = any(problem.params.get("port") == record.link for problem in hub.outside if problem.key == SHARED)
    torn = carrier == Carrier.SERIAL.value and all(record.losses[loss].present(hub.t) > FEW for loss in _TORN)
    if torn and not named:
        since = _since(hub, min(record.losses[loss].since for loss in _TORN))
        faults.append(Message("problem-bytes-missing", {"role": role, "port": record.link, "since": since}))
    for loss, counter in record.losses.items():
        count = counter.present(hub.t)
        if count > FEW and not ((torn or named) and loss in _TORN):
            params: dict[str, Parameter] = {
                "role": role,
                "carrier": carrier,
                "count": count,
                "since": _since(hub, counter.since),
            }
            faults.append(Message(f"problem-{loss.value}", params))
    dbm = record.status.rssi if record.status is not None else None
    if dbm is not None and dbm < WEAK_DBM:
        faults.append(Message("problem-weak-signal", {"role": role, "dbm": dbm}))
    for i, cell in enumerate(record.cells):
        count = cell.refused.present(hub.t)
        if count > FEW and cell.why != "saturated":  # saturation is reported as a fault of the cell
            cell_params: dict[str, Parameter] = {"role": role, "cell": i + 1, "count": count, "why": cell.why}
            faults.append(Message("problem-cell-refuses", {**cell_params, "since": _since(hub, cell.refused.since)}))
    return faults


def _since(hub: Hub, t: float) -> str:
    """Hour and minute of hub time `t`; on a virtual table hours, minutes and seconds of hub time."""
    if hub.wall is not None:
        return datetime.fromtimestamp(hub.wall - (hub.t - t)).strftime("%H:%M")
    seconds = int(t)
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
