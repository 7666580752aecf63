"""The devices part of the snapshot: nodes with their links, cells, the plate, pads, and problems."""

from datetime import datetime

from monkey_palace.board.pieces import PIECES, Figure
from palace_hub.core.nodes.cell_history import CellHistory
from palace_hub.core.nodes.records import Loss, NodeRecord
from palace_hub.core.nodes.registry import LIVE_STATES, PLATE, TRAY, OpenLink
from palace_hub.core.plate import messages
from palace_hub.core.plate.report import sensor_problems
from palace_hub.core.state import Hub
from palace_hub.locale.message import Message, Parameter
from palace_hub.sensing.plate.readings import CORNERS, STRIP_SENSORS, read_chain
from palace_hub.sensing.signal.module_report import corner_full, cup_missing
from palace_hub.sensing.tray.audit import Agreement
from palace_hub.views.snapshot import CellView, CornerView, HallView, LinkView, PadsView, PlateView

WEAK_DBM = -70
"""Below this an access point is heard, and packets begin to be sent again and again."""
FEW = 3
"""So few losses come with a plug that is pushed in."""
UNCALIBRATED, SILENT = "cell-uncalibrated", "cell-silent"


def links(hub: Hub) -> tuple[LinkView, ...]:
    """Every node that was heard since the hub started, and every open link that nobody has answered on."""
    nodes = hub.nodes
    used = (nodes.tray_port, nodes.plate_port)
    there = [_link(hub, name, link, used=name in used) for name, link in nodes.open_links.items()]
    away = [
        _view(hub, record, "absent", used=record is record_of(hub, record.hello.role))
        for record in reversed(nodes.absent())
        if record.hello is not None
    ]
    return tuple(sorted([*there, *away], key=lambda one: (not one.used, one.role != TRAY)))


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
    assert hello is not None  # the callers have looked
    live = state in LIVE_STATES
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
        signal_dbm=record.status.rssi if live and record.status is not None else None,
    )


def _age(hub: Hub, seen: float | None) -> float | None:
    return None if seen is None else max(0.0, hub.t - seen)


def record_of(hub: Hub, role: str) -> NodeRecord | None:
    """What is known of the node of this role, there or else heard last; None where none was heard."""
    bound = hub.nodes.bound if role == TRAY else None
    port = hub.nodes.port_of(role, bound)
    if port is not None:
        return hub.nodes.open_links[port].record
    gone = [
        record
        for record in hub.nodes.absent()
        if record.hello is not None and record.hello.role == role and bound in (None, record.hello.id)
    ]
    return max(gone, key=lambda record: record.last_seen or 0.0, default=None)


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
    """What is wrong with a compartment. Before it is weighed in, raw counts tell what they can: a cell is tried at the
    bench first, and one that is noisy or at its end must not hide behind a weighing that is still to come."""
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
    return PlateView(tuple(corners), _hall(hub) if live else None, live, level, why, off, *begins)


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
    """What does not work, each with its fix in the catalogue's sentence: what stops most comes first."""
    found = []
    if hub.writer.fault is not None:
        found.append(Message("problem-not-saved", hub.writer.fault.params))
    if hub.manual and not hub.nodes.tray_live:
        found.append(Message("problem-no-tray"))
    elif hub.manual:
        found.append(Message("problem-tray-not-weighed"))
    found += hub.nodes.problems()
    found += _tray_cells(hub)
    found += _cups(hub)
    found += _wandered(hub)
    found += _pad_problems(hub)
    found += _plate_problems(hub)
    for link in hub.nodes.open_links.values():
        if link.session.hello is not None and link.session.state.value in LIVE_STATES:
            found += _losses(hub, link.record, link.session.hello.role, link.carrier.value)
    return tuple(found)


def _tray_cells(hub: Hub) -> list[Message]:
    """Cells at fault. One that was never weighed is no fault before a game asks for it."""
    if not hub.nodes.tray_live:
        return []
    record = record_of(hub, TRAY)
    histories = record.cells if record is not None else []
    found = []
    for i, piece in enumerate(PIECES):
        fault = _fault(hub, i, histories[i] if i < len(histories) else None)
        if fault is not None and (fault.key != UNCALIBRATED or (hub.counting and not hub.manual)):
            found.append(Message(fault.key, {**fault.params, "piece": piece.value}))
    return found


def _cups(hub: Hub) -> list[Message]:
    """Compartments that read so much less than empty that there is no cup."""
    if not hub.counting:
        return []
    cells = zip(PIECES, hub.tray.cells(), strict=True)
    return [
        Message("problem-cup-missing", {"piece": piece.value})
        for piece, cell in cells
        if cell.grams is not None and cup_missing(cell.grams)
    ]


def _wandered(hub: Hub) -> list[Message]:
    """Compartments whose full weight says something else than what was counted, further than drift explains."""
    if not hub.counting:
        return []
    return [
        Message("problem-audit", {"piece": piece.value, "off": f"{cell.audit.off:+.1f}"})
        for piece, cell in zip(PIECES, hub.tray.cells(), strict=True)
        if cell.audit is not None and cell.audit.agreement is Agreement.DISAGREES
    ]


def _full_corners(hub: Hub, record: NodeRecord) -> list[Message]:
    """Corners on their stop, by what was measured of them."""
    file = hub.modules.get(PLATE)
    kept = file.of(record.hello.id) if file is not None and record.hello is not None else None
    if kept is None:
        return []
    found = []
    for corner, module, history in zip(CORNERS, kept.cells, record.cells, strict=False):
        level = history.level(hub.t)
        if module is None or level is None:
            continue
        figures = module.figures
        if corner_full((level - figures.bare_raw) / figures.counts_per_g, figures):
            found.append(Message("problem-corner-full", {"corner": corner}))
    return found


def _plate_problems(hub: Hub) -> list[Message]:
    seen = plate(hub)
    if seen is None:
        return []
    record = record_of(hub, PLATE)
    if not _plate_live(hub):
        if record is None or record.last_seen is None or hub.t - record.last_seen < FEW:
            return []
        return [Message("problem-plate-gone", {"since": _since(hub, record.last_seen)})]
    found = [
        Message(corner.fault.key, {**corner.fault.params, "corner": corner.corner})
        for corner in seen.corners
        if corner.fault is not None
    ]
    found += _full_corners(hub, record) if record is not None else []
    hall = seen.hall
    if hall is not None and hall.strips is not None and hall.answering < hall.strips:
        found.append(Message("problem-hall-chain", {"answering": hall.answering, "strips": hall.strips}))
    return found + sensor_problems(hub.plate_play)


def _losses(hub: Hub, record: NodeRecord, role: str, carrier: str) -> list[Message]:
    """What a node that is there loses on its way, and how well its radio hears."""
    found = []
    for loss, trouble in record.losses.items():
        count = trouble.present(hub.t)
        if count > FEW:
            params: dict[str, Parameter] = {
                "role": role,
                "carrier": carrier,
                "count": count,
                "since": _since(hub, trouble.since),
            }
            found.append(Message(f"problem-{loss.value}", params))
    dbm = record.status.rssi if record.status is not None else None
    if dbm is not None and dbm < WEAK_DBM:
        found.append(Message("problem-weak-signal", {"role": role, "dbm": dbm}))
    for i, cell in enumerate(record.cells):
        count = cell.refused.present(hub.t)
        if count > FEW and cell.why != "saturated":  # a saturated cell is a fault of its own
            said: dict[str, Parameter] = {"role": role, "cell": i + 1, "count": count, "why": cell.why}
            found.append(Message("problem-cell-refuses", {**said, "since": _since(hub, cell.refused.since)}))
    return found


def _since(hub: Hub, t: float) -> str:
    """The hour and minute of hub time `t`; on a simulated table its own hours, minutes and seconds."""
    if hub.wall is not None:
        return datetime.fromtimestamp(hub.wall - (hub.t - t)).strftime("%H:%M")
    seconds = int(t)
    return f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
