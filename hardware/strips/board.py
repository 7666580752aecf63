"""The strip as a KiCad board: placed and routed from `strip.py` and `routes.py`, checked and plotted.

`make strips` runs it with /usr/bin/python3. It writes `strip.kicad_pcb` and `strip-drc.txt` beside this file, Gerbers,
drill file and placement to `build/strips`. It needs Debian's packages kicad and kicad-footprints (version 6); nothing
else in the project needs them.
"""

import hashlib
import sys
import zipfile
from pathlib import Path
from typing import Any

from hardware.strips.placement import house_parts, places
from hardware.strips.routes import (
    BOTTOM,
    CLEAR_MM,
    DRILL_MM,
    EDGE_MM,
    TRACK_MM,
    VIA_MM,
    Track,
    Via,
    routes,
    stitches,
)
from hardware.strips.strip import (
    IN_PINS,
    LENGTH_MM,
    OUT_PINS,
    REGISTER,
    SENSOR,
    THICK_MM,
    WIDTH_MM,
    Part,
    parts,
)

try:
    import pcbnew
except ImportError:
    sys.exit(
        "KiCad's Python module is missing. Install it with: apt install --no-install-recommends kicad "
        "kicad-footprints; then run this file with /usr/bin/python3."
    )

FOLDER = Path(__file__).parent
FOOTPRINTS = Path("/usr/share/kicad/footprints")
BOARD, REPORT = FOLDER / "strip.kicad_pcb", FOLDER / "strip-drc.txt"
PLOTS = FOLDER.parents[1] / "build" / "strips"
ORIGIN = (148.5, 105.0)
"""The strip's middle on KiCad's sheet (A4, mm, y downwards)."""
SEED = 1
"""Seed of the identifiers that KiCad gives each item, so that the same board is the same file."""
LETTER_MM, STROKE_MM = 0.8, 0.12
"""Smallest letters that board houses print."""
HEADERS = {"J1": OUT_PINS, "J2": IN_PINS}


def point(x: float, y: float) -> Any:
    """A place on the strip in KiCad's units."""
    return pcbnew.wxPointMM(ORIGIN[0] + x, ORIGIN[1] - y)


def strip_xy(at: Any) -> tuple[float, float]:
    """A place in KiCad's units in mm from the strip's middle, to a nanometre."""
    return round(pcbnew.ToMM(at.x) - ORIGIN[0], 6), round(ORIGIN[1] - pcbnew.ToMM(at.y), 6)


def build(strip: tuple[Part, ...]) -> Any:
    """The board with its rules, parts, tracks and grounds, which are not filled yet."""
    pcbnew.KIID.SeedGenerator(SEED)
    board = pcbnew.CreateEmptyBoard()
    _rules(board)
    nets = {
        net: pcbnew.NETINFO_ITEM(board, net) for net in sorted({net for part in strip for net in part.pins.values()})
    }
    for item in nets.values():
        board.Add(item)
    pads: dict[tuple[str, str], tuple[float, float]] = {}
    boxes: dict[tuple[str, str], tuple[float, float, float, float]] = {}
    for part in strip:
        for pad in _placed(board, part, nets).Pads():
            box = pad.GetBoundingBox()
            low, high = strip_xy(box.GetOrigin()), strip_xy(box.GetEnd())
            key = (part.ref, pad.GetName())
            pads[key] = strip_xy(pad.GetPosition())
            boxes[(f"{part.ref} {len(boxes)}", pad.GetName())] = (low[0], high[1], high[0], low[1])
    tracks, vias = routes(strip, pads)
    for track in tracks:
        _lay(board, track, nets)
    for via in [*vias, *stitches(tracks, vias, boxes)]:
        _drill(board, via, nets)
    _edge(board)
    _words(board)
    for layer in (pcbnew.F_Cu, pcbnew.B_Cu):
        _ground(board, layer, nets["GND"])
    return board


def filled(file: Path) -> Any:
    """The board in a file, with its grounds filled."""
    board = pcbnew.LoadBoard(str(file))
    board.BuildConnectivity()
    pcbnew.ZONE_FILLER(board).Fill(board.Zones())
    return board


def _rules(board: Any) -> None:
    mm = pcbnew.FromMM
    settings = board.GetDesignSettings()
    settings.SetCopperLayerCount(2)
    settings.SetBoardThickness(mm(THICK_MM))
    settings.m_MinClearance = mm(CLEAR_MM)
    settings.m_TrackMinWidth = mm(TRACK_MM)
    settings.m_ViasMinSize = mm(VIA_MM)
    settings.m_MinThroughDrill = mm(DRILL_MM)
    settings.m_CopperEdgeClearance = mm(EDGE_MM)
    settings.m_HoleClearance = mm(0.25)
    settings.m_HoleToHoleMin = mm(0.25)
    settings.SetAuxOrigin(point(0, 0))
    usual = settings.GetNetClasses().GetDefaultPtr()
    usual.SetClearance(mm(CLEAR_MM))
    usual.SetTrackWidth(mm(TRACK_MM))
    usual.SetViaDiameter(mm(VIA_MM))
    usual.SetViaDrill(mm(DRILL_MM))


def _placed(board: Any, part: Part, nets: dict[str, Any]) -> Any:
    library, name = part.footprint.split(":")
    footprint = pcbnew.FootprintLoad(str(FOOTPRINTS / f"{library}.pretty"), name)
    footprint.SetReference(part.ref)
    footprint.SetValue(part.value)
    board.Add(footprint)
    footprint.SetPosition(point(part.x, part.y))
    if part.side == BOTTOM:
        footprint.Flip(footprint.GetPosition(), False)
    footprint.SetOrientationDegrees(part.rotation)
    for pad in footprint.Pads():
        net = part.pins.get(pad.GetName())
        if net is not None:
            pad.SetNet(nets[net])
    _label(footprint, part)
    return footprint


def _label(footprint: Any, part: Part) -> None:
    """Name on the board; the small capacitors, all alike, have one word together."""
    text = footprint.Reference()
    at = {REGISTER: (part.x, 0.0), SENSOR: (part.x, 2.8), "10k": (part.x, -1.3)}
    text.SetTextSize(pcbnew.wxSizeMM(LETTER_MM, LETTER_MM))
    text.SetTextThickness(pcbnew.FromMM(STROKE_MM))
    text.SetPosition(point(*at.get(part.value, (part.x, part.y))))
    text.SetTextAngle(-10 * part.rotation)
    text.SetVisible(part.value in at)


def _lay(board: Any, track: Track, nets: dict[str, Any]) -> None:
    for start, end in zip(track.points, track.points[1:], strict=False):
        if start == end:
            continue
        copper = pcbnew.PCB_TRACK(board)
        copper.SetStart(point(*start))
        copper.SetEnd(point(*end))
        copper.SetWidth(pcbnew.FromMM(track.wide))
        copper.SetLayer(pcbnew.B_Cu if track.face == BOTTOM else pcbnew.F_Cu)
        copper.SetNet(nets[track.net])
        board.Add(copper)


def _drill(board: Any, via: Via, nets: dict[str, Any]) -> None:
    hole = pcbnew.PCB_VIA(board)
    hole.SetPosition(point(*via.at))
    hole.SetWidth(pcbnew.FromMM(VIA_MM))
    hole.SetDrill(pcbnew.FromMM(DRILL_MM))
    hole.SetNet(nets[via.net])
    board.Add(hole)


def _edge(board: Any) -> None:
    x, y = LENGTH_MM / 2, WIDTH_MM / 2
    corners = [(-x, -y), (x, -y), (x, y), (-x, y)]
    for start, end in zip(corners, corners[1:] + corners[:1], strict=True):
        line = pcbnew.PCB_SHAPE(board)
        line.SetShape(pcbnew.SHAPE_T_SEGMENT)
        line.SetStart(point(*start))
        line.SetEnd(point(*end))
        line.SetWidth(pcbnew.FromMM(0.1))
        line.SetLayer(pcbnew.Edge_Cuts)
        board.Add(line)


def _words(board: Any) -> None:
    pins = {name: "  ".join(f"{k} {net}" for k, net in enumerate(nets, 1)) for name, nets in HEADERS.items()}
    words = [
        ("WEST end; this face up", -103.0, -4.0, pcbnew.F_SilkS),
        ("J1 OUT", -96.0, 4.7, pcbnew.B_SilkS),
        ("J2 IN", -73.0, 4.7, pcbnew.B_SilkS),
        ("1", -102.6, 3.2, pcbnew.B_SilkS),
        ("1", -78.6, 3.2, pcbnew.B_SilkS),
        (f"J1: {pins['J1']}", -46.0, 4.9, pcbnew.B_SilkS),
        (f"J2: {pins['J2']}", -46.0, 3.5, pcbnew.B_SilkS),
        ("palace-hub Hall strip", 24.0, 4.2, pcbnew.B_SilkS),
        ("C1 to C12: 100 nF", 24.0, 2.6, pcbnew.B_SilkS),
    ]
    for text, x, y, layer in words:
        label = pcbnew.PCB_TEXT(board)
        label.SetText(text)
        label.SetPosition(point(x, y))
        label.SetLayer(layer)
        label.SetTextSize(pcbnew.wxSizeMM(LETTER_MM, LETTER_MM))
        label.SetTextThickness(pcbnew.FromMM(STROKE_MM))
        label.SetMirrored(layer == pcbnew.B_SilkS)
        board.Add(label)


def _ground(board: Any, layer: int, net: Any) -> None:
    zone = pcbnew.ZONE(board)
    zone.SetLayer(layer)
    zone.SetNet(net)
    outline = pcbnew.wxPoint_Vector()
    x, y = LENGTH_MM / 2 - EDGE_MM, WIDTH_MM / 2 - EDGE_MM
    for corner in ((-x, -y), (x, -y), (x, y), (-x, y)):
        outline.append(point(*corner))
    zone.AddPolygon(outline)
    zone.SetLocalClearance(pcbnew.FromMM(CLEAR_MM))
    zone.SetMinThickness(pcbnew.FromMM(TRACK_MM))
    zone.SetThermalReliefGap(pcbnew.FromMM(0.25))
    zone.SetThermalReliefSpokeWidth(pcbnew.FromMM(0.3))
    zone.SetIslandRemovalMode(pcbnew.ISLAND_REMOVAL_MODE_ALWAYS)
    board.Add(zone)


def report(file: Path) -> str:
    """KiCad's rule report on the board in a file, without the date, headed by the file's SHA-256."""
    raw = PLOTS / "raw.txt"
    raw.parent.mkdir(parents=True, exist_ok=True)
    pcbnew.WriteDRCReport(filled(file), str(raw), pcbnew.EDA_UNITS_MILLIMETRES, True)
    lines = raw.read_text(encoding="utf-8").splitlines()
    raw.unlink()
    kept = [line for line in lines if not line.startswith(("** Created on", "** Drc report for"))]
    digest = hashlib.sha256(file.read_bytes()).hexdigest()
    head = [
        f"KiCad {pcbnew.GetBuildVersion()}, rule check of {file.name}, SHA-256 {digest},",
        f"grounds filled. Gaps {CLEAR_MM:g} mm, tracks {TRACK_MM:g} mm, vias {VIA_MM:g}/{DRILL_MM:g} mm, "
        f"edge {EDGE_MM:g} mm; all warnings reported.",
    ]
    return "\n".join([*head, *kept]).rstrip() + "\n"


LAYERS = {
    "F_Cu": "top copper",
    "B_Cu": "bottom copper",
    "F_Mask": "top mask",
    "B_Mask": "bottom mask",
    "F_Paste": "top paste",
    "B_Paste": "bottom paste",
    "F_SilkS": "top print",
    "B_SilkS": "bottom print",
    "Edge_Cuts": "edge",
}


def plot(file: Path, folder: Path) -> list[Path]:
    """Write Gerbers and the drill file of the board in `file` to `folder`."""
    for old in folder.glob("strip*"):
        old.unlink()
    board = filled(file)
    plots = pcbnew.PLOT_CONTROLLER(board)
    options = plots.GetPlotOptions()
    options.SetOutputDirectory(str(folder))
    options.SetPlotFrameRef(False)
    options.SetUseAuxOrigin(True)
    options.SetSubtractMaskFromSilk(True)
    for layer, meaning in LAYERS.items():
        plots.SetLayer(getattr(pcbnew, layer))
        plots.OpenPlotfile(layer, pcbnew.PLOT_FORMAT_GERBER, meaning)
        plots.PlotLayer()
    plots.ClosePlot()
    drill = pcbnew.EXCELLON_WRITER(board)
    drill.SetOptions(False, False, board.GetDesignSettings().GetAuxOrigin(), True)
    drill.SetFormat(True)
    drill.CreateDrillandMapFilesSet(str(folder), True, False)
    return sorted(folder.glob("strip*"))


def save(board: Any, folder: Path) -> Path:
    """Write board and rules (`.kicad_pcb`, `.kicad_pro`) to `folder`, without KiCad's file of window places."""
    file = folder / BOARD.name
    pcbnew.SaveBoard(str(file), board)
    file.with_suffix(".kicad_prl").unlink(missing_ok=True)
    return file


def main() -> int:
    """Write all files; 1 if the rule check finds anything."""
    file = save(build(parts()), FOLDER)
    text = report(file)
    REPORT.write_text(text, encoding="utf-8")
    plots = plot(file, PLOTS)
    with zipfile.ZipFile(PLOTS / "gerbers.zip", "w", zipfile.ZIP_DEFLATED) as bundle:
        for path in plots:
            bundle.write(path, path.name)
    for name, table in (("placement.csv", places(parts())), ("parts.csv", house_parts(parts()))):
        (PLOTS / name).write_text(table, encoding="utf-8")
    print(text)
    print(f"{file}\n{REPORT}\n{PLOTS}: gerbers.zip, placement.csv, parts.csv")
    return 0 if "Found 0 DRC violations" in text and "Found 0 unconnected pads" in text else 1


if __name__ == "__main__":
    sys.exit(main())
