"""A PDF of lines, circles and words in mm, written without a library: for templates that are printed 1:1."""

from dataclasses import dataclass, field

POINT_MM = 25.4 / 72
A4_MM = (210.0, 297.0)
_ROUND = 0.5523
"""Handle of a Bezier curve that draws a quarter of a circle, in radii."""


@dataclass
class Page:
    """One A4 page; x to the right, y upwards, from its lower left corner."""

    _drawn: list[str] = field(default_factory=list)

    def line(self, x0: float, y0: float, x1: float, y1: float, *, wide: float = 0.2, grey: float = 0.0) -> None:
        self._drawn.append(f"{grey:g} G {wide:.3f} w {x0:.3f} {y0:.3f} m {x1:.3f} {y1:.3f} l S")

    def outline(self, corners: list[tuple[float, float]], *, wide: float = 0.2, grey: float = 0.0) -> None:
        """A closed outline."""
        (x, y), *rest = corners
        path = f"{x:.3f} {y:.3f} m " + " ".join(f"{a:.3f} {b:.3f} l" for a, b in rest)
        self._drawn.append(f"{grey:g} G {wide:.3f} w {path} s")

    def circle(self, x: float, y: float, across: float, *, wide: float = 0.2, grey: float = 0.0) -> None:
        r, k = across / 2, across / 2 * _ROUND
        curves = (
            f"{x + r:.3f} {y:.3f} m {x + r:.3f} {y + k:.3f} {x + k:.3f} {y + r:.3f} {x:.3f} {y + r:.3f} c "
            f"{x - k:.3f} {y + r:.3f} {x - r:.3f} {y + k:.3f} {x - r:.3f} {y:.3f} c "
            f"{x - r:.3f} {y - k:.3f} {x - k:.3f} {y - r:.3f} {x:.3f} {y - r:.3f} c "
            f"{x + k:.3f} {y - r:.3f} {x + r:.3f} {y - k:.3f} {x + r:.3f} {y:.3f} c s"
        )
        self._drawn.append(f"{grey:g} G {wide:.3f} w {curves}")

    def text(self, x: float, y: float, words: str, *, high: float = 3.2, grey: float = 0.0) -> None:
        """Words with their baseline at `y`; `high`: size of the letters in mm."""
        safe = words.replace("\\", "\\\\").replace("(", "\\(").replace(")", "\\)")
        self._drawn.append(f"{grey:g} g BT /F {high / 0.72:.3f} Tf {x:.3f} {y:.3f} Td ({safe}) Tj ET")

    def clip(self, x: float, y: float, w: float, h: float) -> None:
        """Keep what follows within a rectangle, until `free`."""
        self._drawn.append(f"q {x:.3f} {y:.3f} {w:.3f} {h:.3f} re W n")

    def free(self) -> None:
        self._drawn.append("Q")

    @property
    def stream(self) -> bytes:
        """The page's drawing, scaled from mm to points."""
        return "\n".join([f"{1 / POINT_MM:.6f} 0 0 {1 / POINT_MM:.6f} 0 0 cm", *self._drawn]).encode("latin-1")


def pdf(pages: list[Page]) -> bytes:
    """The bytes of a PDF 1.4 with one font (Helvetica)."""
    wide, high = (side / POINT_MM for side in A4_MM)
    first = 4  # objects 1 to 3: catalogue, list of pages, font
    kids = " ".join(f"{first + 2 * k} 0 R" for k in range(len(pages)))
    objects = [
        b"<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>".encode(),
        b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, page in enumerate(pages):
        head = f"/MediaBox [0 0 {wide:.3f} {high:.3f}] /Resources << /Font << /F 3 0 R >> >>"
        objects.append(f"<< /Type /Page /Parent 2 0 R {head} /Contents {first + 2 * number + 1} 0 R >>".encode())
        stream = page.stream
        objects.append(b"<< /Length %d >>\nstream\n%s\nendstream" % (len(stream), stream))
    out, places = bytearray(b"%PDF-1.4\n"), []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    start = len(out)
    out += b"xref\n0 %d\n0000000000 65535 f \n" % (len(objects) + 1)
    out += b"".join(b"%010d 00000 n \n" % place for place in places)
    out += b"trailer\n<< /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(objects) + 1, start)
    return bytes(out)
