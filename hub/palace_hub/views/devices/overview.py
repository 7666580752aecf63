"""The Devices page: tables of nodes, tray cells and plate corners, the Hall chain, and problems with their fixes."""

from dataclasses import dataclass, replace
from itertools import zip_longest

from palace_hub.locale.message import Message, decimal
from palace_hub.views.devices.trace import Trace, levels
from palace_hub.views.provenance import provenance
from palace_hub.views.snapshot import CellView, CornerView, HallView, LinkView, PlateView, Snapshot
from palace_hub.views.table.info_line import age, tray_link
from palace_hub.views.table.question import look_first
from palace_hub.views.text import right
from palace_hub.views.wording import Wording

DIFFERS = frozenset({"plate-off", "plate-off-somewhere", "plate-laid-moved", "plate-laid-more", "plate-laid-less"})
"""Messages of a plate whose weight differs from the game. The other messages of a plate name a fix themselves."""

NO_VALUE = "-"
"""An unknown value; never 0."""
COUNT_CELLS = 2
"""No compartment holds more than 99 pieces."""
SIGNALS = ((-55, "strong"), (-70, "ok"), (-80, "weak"), (-128, "faint"))
"""Words for the strength of a Wi-Fi signal, each from so many dBm on."""


@dataclass(frozen=True, slots=True)
class DeviceColumn:
    """One column."""

    title: str
    right: bool = False  # aligned right
    rank: int = 0  # on a narrow screen the highest ranks move below the row first; rank 0 stays
    most: int = 24  # terminal cells of its longest text, which may come from outside


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """One row. `ink`: plain, muted or caution; `note`: a line below the row; `trace`: fills the rest of the row."""

    cells: tuple[str, ...]
    ink: str = "plain"
    note: str = ""
    note_ink: str = "caution"
    trace: Trace = ()


@dataclass(frozen=True, slots=True)
class DeviceTable:
    """A table. `trace_title`: the heading over its traces, "" without traces."""

    columns: tuple[DeviceColumn, ...]
    rows: tuple[DeviceRow, ...]
    trace_title: str = ""


@dataclass(frozen=True, slots=True)
class DevicesView:
    """The Devices page."""

    title: str
    nodes: DeviceTable
    cells: DeviceTable
    pads: str  # the tray's pads; "" without a tray
    plate: DeviceTable | None
    hall: tuple[str, ...]
    hall_ink: str
    notes: tuple[str, ...]  # the source of cards and maps
    problems_title: str
    problems: tuple[str, ...]
    troubled: bool = False
    standing: tuple[str, ...] = ()  # states whose change is shown at once; numbers are updated once a second


def devices(snapshot: Snapshot, wording: Wording) -> DevicesView:
    """The page at this moment."""
    problems = (*_off(snapshot, wording), *(problem(message, wording) for message in snapshot.problems))
    count = len(problems)
    title = wording.say("page-devices-problems", count=count) if count else wording.say("page-devices")
    game = snapshot.game
    return DevicesView(
        title=title,
        nodes=_nodes(snapshot, wording),
        cells=_cells(snapshot, wording),
        pads=_pads(snapshot, wording),
        plate=None if snapshot.plate is None else _plate(snapshot.plate, wording),
        hall=_hall(snapshot, wording),
        hall_ink="caution" if _broken(snapshot) else "plain",
        notes=() if game is None else tuple(provenance(game, wording)),
        problems_title=wording.say("devices-problems", count=count),
        problems=problems or (wording.say("devices-no-problem"),),
        troubled=bool(count),
        standing=(
            *(message.key for message in snapshot.problems),
            *(f"{wording.say('outside', text=link.node_id)} {link.state}" for link in snapshot.links),
            *(f"{cell.count} {cell.sure} {cell.activity}" for cell in snapshot.cells),
            *(f"{figure} {word}" for figure, word in snapshot.pads.figures.items()),
        ),
    )


def problem(message: Message, wording: Wording) -> str:
    """A problem's sentence, with the name of its cell if it has one."""
    sentence = wording.message(message)
    if "corner" in message.params:
        where = wording.say("devices-corner-cell", corner=wording.say(f"corner-{message.params['corner']}"))
    elif message.key.startswith(("cell-", "corner-")) and "piece" in message.params:
        where = wording.say("colour-name", colour=str(message.params["piece"]))
    else:
        return sentence
    return wording.say("devices-problem-of", where=where, problem=sentence)


# -- nodes ------------------------------------------------------------------------------------------------------------


def rate(hz: float | None, wording: Wording) -> str:
    return NO_VALUE if hz is None else wording.say("unit-rate", number=decimal(hz, 1))


def signal(dbm: int | None, wording: Wording) -> str:
    """dBm with a word; a dash over a cable, or if the node does not report it."""
    if dbm is None:
        return NO_VALUE
    word = next((word for least, word in SIGNALS if dbm >= least), SIGNALS[-1][1])
    return wording.say("unit-signal", number=dbm, word=wording.say(f"signal-{word}"))


def _nodes(snapshot: Snapshot, wording: Wording) -> DeviceTable:
    columns = (
        DeviceColumn(wording.say("devices-node"), most=16),
        DeviceColumn(wording.say("devices-role"), most=12),
        DeviceColumn(wording.say("devices-link"), most=20),
        DeviceColumn(wording.say("devices-last"), right=True),
        DeviceColumn(wording.say("devices-rate"), right=True),
        DeviceColumn(wording.say("devices-gaps"), right=True),
        DeviceColumn(wording.say("devices-refused"), right=True, rank=1),
        DeviceColumn(wording.say("devices-signal"), rank=2, most=16),
        DeviceColumn(wording.say("devices-firmware"), rank=4, most=12),
        DeviceColumn(wording.say("devices-config"), rank=3, most=20),
    )
    rows = [_node(link, wording) for link in snapshot.links]
    if tray_link(snapshot) is None:
        absent = (NO_VALUE, wording.say("role-tray"), wording.say("link-absent"), *(NO_VALUE,) * (len(columns) - 3))
        rows.insert(0, DeviceRow(absent, "caution", wording.say("devices-none")))
    return DeviceTable(columns, tuple(rows))


def _node(link: LinkView, wording: Wording) -> DeviceRow:
    ink = "plain" if link.state == "live" else "caution" if link.used else "muted"
    known = link.role in ("tray", "plate")
    role = wording.say(f"role-{link.role}") if known else wording.say("outside", text=link.role or NO_VALUE)
    note = ""
    if link.runtime:
        runs = {"runtime": link.runtime, "board": link.board or NO_VALUE, "port": link.name}
        note = wording.say("devices-runtime", **runs)
        if link.chip_c is not None:
            note = wording.say("devices-and-chip", said=note, celsius=decimal(link.chip_c, 1))
        if link.supply_v is not None:
            note = wording.say("devices-and-supply", said=note, volts=decimal(link.supply_v, 2))
    return DeviceRow(
        (
            wording.say("outside", text=link.node_id or link.name),
            role,
            wording.say("devices-carrier", carrier=link.carrier, state=wording.say(f"link-{link.state}")),
            age(link.age_s, wording, tenths=True),
            rate(link.rate_hz, wording),
            str(link.gaps),
            str(link.refused + link.rx_bad),
            signal(link.signal_dbm, wording),
            wording.say("outside", text=link.firmware or NO_VALUE),
            _config(link, wording),
        ),
        ink,
        note,
        "muted",
    )


def _config(link: LinkView, wording: Wording) -> str:
    if not link.config:
        return NO_VALUE
    word = "own" if link.config_own else "same" if link.config_same else "differs"
    return wording.say("devices-config-word", config=link.config, word=word)


# -- cells ------------------------------------------------------------------------------------------------------------


def _cells(snapshot: Snapshot, wording: Wording) -> DeviceTable:
    columns = (
        DeviceColumn(wording.say("devices-cell")),
        DeviceColumn(wording.say("devices-count")),
        DeviceColumn(wording.say("devices-weight"), right=True),
        DeviceColumn(wording.say("devices-noise"), right=True),
        DeviceColumn(wording.say("devices-drift"), right=True, rank=1),
        DeviceColumn(wording.say("devices-state")),
    )
    rows = [_cell(cell, wording) for cell in snapshot.cells]
    return DeviceTable(columns, _merge_notes(rows), wording.say("devices-trace"))


def _merge_notes(rows: list[DeviceRow]) -> tuple[DeviceRow, ...]:
    """Keeps a note that several successive rows share only below the last of them."""
    return tuple(
        replace(row, note="") if below is not None and row.note == below.note else row
        for row, below in zip_longest(rows, rows[1:])
    )


def _cell(cell: CellView, wording: Wording) -> DeviceRow:
    """One cell of the tray. Without a calibration it shows raw counts in place of count and weight."""
    count = NO_VALUE
    if cell.count is not None:
        number = right(str(cell.count), COUNT_CELLS)
        count = wording.say("devices-counted", count=number, sure="yes" if cell.sure else "no")
    drift = cell.drift_mg_per_min
    return DeviceRow(
        (
            f"{wording.sign(cell.piece)}  {wording.say('colour-name', colour=cell.piece)}",
            count,
            raw_counts(cell.raw, wording)
            if cell.grams is None
            else wording.say("unit-grams", number=decimal(cell.grams, 2)),
            raw_counts(cell.raw_noise, wording)
            if cell.noise_mg is None
            else wording.say("unit-milligrams", number=f"{cell.noise_mg:.0f}"),
            NO_VALUE if drift is None else wording.say("unit-drift", number=f"{drift:+.0f}"),
            wording.say(f"activity-{cell.activity}"),
        ),
        "plain" if cell.fault is None else "caution",
        "" if cell.fault is None else wording.message(cell.fault),
        trace=levels(cell.trace, cell.raw_noise),
    )


def _pads(snapshot: Snapshot, wording: Wording) -> str:
    """The state of each pad of the tray."""
    states = [wording.say("pads-figure", figure=figure, word=word) for figure, word in snapshot.pads.figures.items()]
    return wording.say("pads-line", said=wording.say("pads-between").join(states)) if states else ""


def raw_counts(value: float | None, wording: Wording) -> str:
    """Raw counts of a converter; a dash without conversions."""
    return NO_VALUE if value is None else wording.say("unit-raw", number=f"{value:.0f}")


def _plate(plate: PlateView, wording: Wording) -> DeviceTable:
    columns = (
        DeviceColumn(wording.say("devices-corner")),
        DeviceColumn(wording.say("devices-reading"), right=True),
        DeviceColumn(wording.say("devices-noise"), right=True),
        DeviceColumn(wording.say("devices-rate"), right=True),
        DeviceColumn(wording.say("devices-state")),
    )
    return DeviceTable(
        columns, tuple(_corner(corner, wording) for corner in plate.corners), wording.say("devices-trace")
    )


def _corner(corner: CornerView, wording: Wording) -> DeviceRow:
    state = "fault" if corner.fault is not None else "unknown" if corner.raw is None else "reads"
    return DeviceRow(
        (
            wording.say(f"corner-{corner.corner}"),
            raw_counts(corner.raw, wording),
            raw_counts(corner.noise, wording),
            rate(corner.rate_hz, wording),
            wording.say(f"corner-state-{state}"),
        ),
        "plain" if corner.fault is None else "caution",
        "" if corner.fault is None else wording.message(corner.fault),
        trace=levels(corner.trace, corner.noise),
    )


# -- the Hall chain ---------------------------------------------------------------------------------------------------


def _level(plate: PlateView, wording: Wording) -> tuple[str, ...]:
    """The plate's level, and the obstacle to the next higher level."""
    if not plate.level:
        return ()
    level = wording.say("devices-plate-level", level=plate.level)
    return (level,) if plate.why is None else (f"{level}  {wording.message(plate.why)}",)


def _off(snapshot: Snapshot, wording: Wording) -> tuple[str, ...]:
    """The difference between the plate's weight and the game, with its fix."""
    off = snapshot.plate.off if snapshot.plate is not None else None
    if off is None:
        return ()
    text = wording.message(off)
    if off.key == "plate-off":
        text = wording.sentences((text, look_first(snapshot, off, wording)))
    return (wording.say("problem-plate-off", problem=text) if off.key in DIFFERS else text,)


def _broken(snapshot: Snapshot) -> bool:
    hall = snapshot.plate.hall if snapshot.plate is not None else None
    return hall is not None and hall.strips is not None and hall.answering < hall.strips


def _hall(snapshot: Snapshot, wording: Wording) -> tuple[str, ...]:
    """The Hall chain under the plate: its length, whether all strips answer, and the sensors that are on."""
    if snapshot.plate is None or not snapshot.plate.live:
        return () if snapshot.plate is None else _level(snapshot.plate, wording)
    hall, level = snapshot.plate.hall, _level(snapshot.plate, wording)
    if hall is None:
        return (*level, wording.say("hall-none"))
    if hall.strips is None:
        return (*level, wording.say("hall-no-strips", bits=hall.bits))
    chain = "whole" if hall.answering == hall.strips else "broken"
    text = wording.say(
        "hall-chain",
        bits=hall.bits,
        strips=hall.strips,
        sensors=hall.sensors,
        chain=chain,
        answering=hall.answering,
    )
    return *level, text, wording.say("hall-on", count=len(hall.on), where=_where(hall))


def _where(hall: HallView) -> str:
    return " ".join(f"{strip}.{sensor}" for strip, sensor in hall.on)
