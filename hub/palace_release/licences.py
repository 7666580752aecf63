"""What a release says of the packages in it: a bill of materials (CycloneDX 1.6) and all licence texts."""

import zipfile
from collections.abc import Iterable, Mapping, Sequence
from email.parser import HeaderParser
from pathlib import Path
from typing import Any

from palace_release.requirements import Pin

UNKNOWN = "not named by the package"
_TEXTS = ("licen", "copying", "notice", "authors")


def licence_of(wheel: Path) -> str:
    """The licence that a wheel's metadata name: an SPDX expression, a name, or the classifiers."""
    with zipfile.ZipFile(wheel) as archive:
        (metadata,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        head = HeaderParser().parsestr(archive.read(metadata).decode())
    named = head.get("License-Expression") or ""
    plain = head.get("License") or ""
    if not named and plain and len(plain.splitlines()) == 1:
        named = plain
    classified = [
        line.rsplit(" :: ", 1)[-1] for line in head.get_all("Classifier", []) if line.startswith("License ::")
    ]
    return named or ", ".join(classified) or UNKNOWN


def licence_texts(wheels: Iterable[Path]) -> str:
    """One text: each package with its licence's name, then every licence file that it carries."""
    parts = []
    for wheel in sorted(wheels):
        name, version = wheel.name.split("-")[:2]
        parts.append(f"{'=' * 78}\n{name} {version}: {licence_of(wheel)}\n{'=' * 78}\n")
        with zipfile.ZipFile(wheel) as archive:
            texts = [
                inside
                for inside in sorted(archive.namelist())
                if ".dist-info/" in inside and any(word in Path(inside).name.lower() for word in _TEXTS)
            ]
            parts += [archive.read(inside).decode(errors="replace").strip() + "\n" for inside in texts]
    return "\n".join(parts)


def bill(version: str, when: str, pinned: Sequence[Pin], licences: Mapping[str, str]) -> dict[str, Any]:
    """The CycloneDX document. `when`: ISO time; `licences`: by package name in small letters, "_" for "-"."""
    components = [
        {
            "type": "library",
            "bom-ref": f"pkg:pypi/{pin.name.lower()}@{pin.version}",
            "name": pin.name,
            "version": pin.version,
            "purl": f"pkg:pypi/{pin.name.lower()}@{pin.version}",
            "licenses": [{"license": {"name": licences.get(pin.name.lower().replace("-", "_"), UNKNOWN)}}],
        }
        for pin in {f"{pin.name}=={pin.version}": pin for pin in pinned}.values()
    ]
    own = f"pkg:pypi/palace-hub@{version}"
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": when,
            "component": {
                "type": "application",
                "bom-ref": own,
                "name": "palace-hub",
                "version": version,
                "purl": own,
                "licenses": [{"expression": licences["palace_hub"]}],
            },
        },
        "components": components,
        "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
    }
