"""The build guide, its lists and diagrams as one PDF: `python -m hardware.guide_pdf FILE`.

Textual brings the parser (markdown-it-py); Chromium prints.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

from hardware.guide_steps import FOLDER
from markdown_it import MarkdownIt
from markdown_it.token import Token

HARDWARE = FOLDER.parent
PAGES = (
    FOLDER / "README.md",
    FOLDER / "00-safety.md",
    FOLDER / "tools.md",
    *sorted(path for path in FOLDER.glob("[0-9]*.md") if path.name != "00-safety.md"),
    FOLDER / "wires.md",
    HARDWARE / "wiring" / "cables.md",
    HARDWARE / "strips" / "README.md",
    FOLDER / "troubleshooting.md",
    HARDWARE / "BOM.md",
)
"""In the order of reading; diagrams that a page links to follow at the end."""
WIDE = ("cables.md", "BOM.md")
"""Pages with tables that need a sheet across."""
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
STYLE = """
@page { size: A4; margin: 16mm 14mm 18mm; @bottom-center { content: counter(page); font: 9pt sans-serif; } }
@page wide { size: A4 landscape; margin: 14mm; } .wide { page: wide; }
body { font: 10pt/1.4 "DejaVu Sans", "Liberation Sans", sans-serif; color: #111; }
section { break-before: page; } section:first-of-type { break-before: auto; }
h1 { font-size: 18pt; margin: 0 0 4mm; } h2 { font-size: 13pt; } h3 { font-size: 11.5pt; margin-top: 7mm; }
h1, h2, h3, h3 + p { break-after: avoid; }
img { display: block; max-width: 100%; max-height: 80mm; margin: 2mm auto; break-inside: avoid; }
figure { margin: 0; } figure img { max-height: 160mm; } .sheet { break-before: page; }
table { border-collapse: collapse; width: 100%; margin: 3mm 0; font-size: 8.5pt; }
th, td { border: 0.3mm solid #bbb; padding: 1mm 1.5mm; text-align: left; vertical-align: top; }
tr, p, blockquote { break-inside: avoid; }
blockquote { border-left: 1.2mm solid #c1121f; margin: 3mm 0; padding: 0 4mm; }
code { font: 9pt "DejaVu Sans Mono", monospace; background: #f1f5f9; } a { color: #1d4ed8; text-decoration: none; }
"""


def anchor(path: Path) -> str:
    """The place of a file in the PDF."""
    return "-".join(path.resolve().relative_to(HARDWARE).with_suffix("").parts).lower() + path.suffix.replace(".", "-")


def html() -> str:
    """All pages as one document; links between them stay inside, and each linked diagram is on a page at the end."""
    parser = MarkdownIt("commonmark").enable("table")
    sections, diagrams = [], dict[Path, None]()
    for page in PAGES:
        tokens = parser.parse(page.read_text(encoding="utf-8"))
        for token in tokens:
            for child in token.children or ():
                _lead(child, page, diagrams)
        kind = ' class="wide"' if page.name in WIDE else ""
        body = parser.renderer.render(tokens, parser.options, {})
        sections.append(f'<section id="{anchor(page)}"{kind}>{body}</section>')
    for path in diagrams:
        drawing = f'<h2>{path.stem}</h2><img src="{path.as_uri()}">'
        sections.append(f'<figure id="{anchor(path)}" class="sheet wide">{drawing}</figure>')
    head = f'<meta charset="utf-8"><title>Build guide</title><style>{STYLE}</style>'
    return f"<!doctype html><html lang=en><head>{head}</head><body>{''.join(sections)}</body></html>"


def _lead(token: Token, page: Path, diagrams: dict[Path, None]) -> None:
    """Make an image's path absolute, and a link lead to its place in the PDF, or to nothing."""
    if token.type == "image":
        token.attrs["src"] = (page.parent / str(token.attrs["src"])).resolve().as_uri()
    elif token.type == "link_open" and not re.match(r"\w+:", str(token.attrs["href"])):
        target = (page.parent / str(token.attrs["href"]).partition("#")[0]).resolve()
        if target.suffix == ".svg":
            diagrams[target] = None
        elif target not in {path.resolve() for path in PAGES}:
            token.attrs["href"] = "#"
            return
        token.attrs["href"] = f"#{anchor(target)}"


def main(out: Path) -> int:
    """Print the guide to `out`."""
    browser = next((found for name in BROWSERS if (found := shutil.which(name))), None)
    if browser is None:
        print("Chromium prints the guide and is missing. Fix: sudo apt install chromium.", file=sys.stderr)
        return 1
    out.parent.mkdir(parents=True, exist_ok=True)
    source = out.with_suffix(".html")
    source.write_text(html(), encoding="utf-8")
    quiet = ("--headless", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
    command = [browser, *quiet, "--no-pdf-header-footer", f"--print-to-pdf={out}", source.resolve().as_uri()]
    subprocess.run(command, check=True, capture_output=True, timeout=300)
    source.unlink()
    print(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
