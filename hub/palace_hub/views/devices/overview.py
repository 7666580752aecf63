"""The Devices page (SCREENS 3.8): nodes, the tray's cells, the plate, and problems with their fixes, as tables."""

from dataclasses import dataclass, replace
from itertools import zip_longest

from palace_hub.locale.message import Message
from palace_hub.views.devices.trace import Trace, levels
from palace_hub.views.provenance import provenance
from palace_hub.views.snapshot import CellView, CornerView, HallView, LinkView, PlateView, Snapshot
from palace_hub.views.table.info_line import age, tray_link
from palace_hub.views.text import right
from palace_hub.views.wording import Wording

DIFFERS = frozenset({"plate-off", "plate-off-somewhere", "plate-laid-moved", "plate-laid-more", "plate-laid-less"})
"""What says that the plate weighs otherwise than the game says; a plate that is lifted or turned says what to do."""

NO_VALUE = "-"
"""What is not known is never 0."""
COUNT_CELLS = 2
"""No compartment holds more than 99 pieces."""
SIGNALS = ((-55, "strong"), (-70, "ok"), (-80, "weak"), (-128, "faint"))
"""An access point's signal from so many dBm on, in a word."""


@dataclass(frozen=True, slots=True)
class DeviceColumn:
    """`rank`: the columns with the highest leave a narrow table first and are told below the row; 0 stay. `most`: cells
    that what stands in it may take, since it may come from outside."""

    title: str
    right: bool = False
    rank: int = 0
    most: int = 24


@dataclass(frozen=True, slots=True)
class DeviceRow:
    """`ink`: plain, muted or caution. `note`: a line of its own below. `trace` fills what is left of the row."""

    cells: tuple[str, ...]
    ink: str = "plain"
    note: str = ""
    note_ink: str = "caution"
    trace: Trace = ()


@dataclass(frozen=True, slots=True)
class DeviceTable:
    """A table; `trace_title` is the heading over its traces, empty where it has none."""

    columns: tuple[DeviceColumn, ...]
    rows: tuple[DeviceRow, ...]
    trace_title: str = ""


@dataclass(frozen=True, slots=True)
class DevicesView:
    """What the page shows. `pads`: the tray's, empty where none is heard. `notes` say where cards and maps come from.
    `standing`: what should be seen at once when it changes; the rest may wait a second, so that no number dances."""

    title: str
    nodes: DeviceTable
    cells: DeviceTable
    pads: str
    plate: DeviceTable | None
    hall: tuple[str, ...]
    hall_ink: str
    notes: tuple[str, ...]
    problems_title: str
    problems: tuple[str, ...]
    troubled: bool = False
    standing: tuple[str, ...] = ()


def devices(snapshot: Snapshot, wording: Wording) -> DevicesView:
    """The page at this moment."""
    told = (*_off(snapshot, wording), *(problem(one, wording) for one in snapshot.problems))
    count = len(told)
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
        problems=told or (wording.say("devices-no-problem"),),
        troubled=bool(count),
        standing=(
            *(problem.key for problem in snapshot.problems),
            *(f"{wording.say('outside', text=link.node_id)} {link.state}" for link in snapshot.links),
            *(f"{cell.count} {cell.sure} {cell.activity}" for cell in snapshot.cells),
            *(f"{figure} {word}" for figure, word in snapshot.pads.figures.items()),
        ),
    )


def problem(one: Message, wording: Wording) -> str:
    """A problem's sentence, with the cell that it is about where it is about one."""
    sentence = wording.message(one)
    if "corner" in one.params:
        where = wording.say("devices-corner-cell", corner=wording.say(f"corner-{one.params['corner']}"))
    elif one.key.startswith("cell-") and "piece" in one.params:
        where = wording.say("colour-name", colour=str(one.params["piece"]))
    else:
        return sentence
    return wording.say("devices-problem-of", where=where, problem=sentence)


# -- nodes ------------------------------------------------------------------------------------------------------------


def rate(hz: float | None, wording: Wording) -> str:
    return NO_VALUE if hz is None else wording.say("unit-rate", number=f"{hz:.1f}")


def signal(dbm: int | None, wording: Wording) -> str:
    """dBm with a word; a dash over a cable, and where the node does not say."""
    if dbm is None:
        return NO_VALUE
    word = next((word for least, word in SIGNALS if dbm >= least), SIGNALS[-1][1])
    return wording.say("unit-signal", number=dbm, word=wording.say(f"signal-{word}"))


def _nodes(snapshot: Snapshot, wording: Wording) -> DeviceTable:
    columns = (
        DeviceColumn(wording.say("devices-node"), most=16),
        DeviceColumn(wording.say("devices-role"), most=7),
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
    return DeviceTable(columns, _said_once(rows), wording.say("devices-trace"))


def _said_once(rows: list[DeviceRow]) -> tuple[DeviceRow, ...]:
    """What is the matter with several rows in turn is said below the last of them."""
    return tuple(
        replace(row, note="") if below is not None and row.note == below.note else row
        for row, below in zip_longest(rows, rows[1:])
    )


def _cell(cell: CellView, wording: Wording) -> DeviceRow:
    """Without a calibration there is no count and no weight, but raw counts, so that a cell can be tried at once."""
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
            else wording.say("unit-grams", number=f"{cell.grams:.2f}"),
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
    """What lies on the pads of the tray, figure by figure."""
    said = [wording.say("pads-figure", figure=figure, word=word) for figure, word in snapshot.pads.figures.items()]
    return wording.say("pads-line", said=wording.say("pads-between").join(said)) if said else ""


def raw_counts(value: float | None, wording: Wording) -> str:
    """Raw counts of a converter; a dash where nothing comes."""
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
    """What the plate is played at, and what keeps it from the next higher level."""
    if not plate.level:
        return ()
    said = wording.say("devices-plate-level", level=plate.level)
    return (said,) if plate.why is None else (f"{said}  {wording.message(plate.why)}",)


def _off(snapshot: Snapshot, wording: Wording) -> tuple[str, ...]:
    """What the plate weighs otherwise than the game says, with what to do about it."""
    off = snapshot.plate.off if snapshot.plate is not None else None
    if off is None:
        return ()
    said = wording.message(off)
    return (wording.say("problem-plate-off", problem=said) if off.key in DIFFERS else said,)


def _broken(snapshot: Snapshot) -> bool:
    hall = snapshot.plate.hall if snapshot.plate is not None else None
    return hall is not None and hall.strips is not None and hall.answering < hall.strips


def _hall(snapshot: Snapshot, wording: Wording) -> tuple[str, ...]:
    """What the chain under the plate says: how long it is, whether it is whole, and which sensors are on."""
    if snapshot.plate is None or not snapshot.plate.live:
        return () if snapshot.plate is None else _level(snapshot.plate, wording)
    hall, level = snapshot.plate.hall, _level(snapshot.plate, wording)
    if hall is None:
        return (*level, wording.say("hall-none"))
    if hall.strips is None:
        return (*level, wording.say("hall-no-strips", bits=hall.bits))
    chain = "whole" if hall.answering == hall.strips else "broken"
    said = wording.say(
        "hall-chain",
        bits=hall.bits,
        strips=hall.strips,
        sensors=hall.sensors,
        chain=chain,
        answering=hall.answering,
    )
    return *level, said, wording.say("hall-on", count=len(hall.on), where=_where(hall))


def _where(hall: HallView) -> str:
    return " ".join(f"{strip}.{sensor}" for strip, sensor in hall.on)
