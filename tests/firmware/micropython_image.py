"""Compiles MicroPython's image for the Pico from Debian's sources: `make micropython-image`, on Debian.

It needs the packages gcc-arm-none-eabi, libnewlib-arm-none-eabi, libstdc++-arm-none-eabi-newlib, cmake, gcc and make.
The sources come by name and SHA-256 from the machine's Debian mirror, or from the one that `DEBIAN_MIRROR` names, into
`build/micropython`. The port, its board and its settings are the stock ones. Of the modules that a stock image holds
beside the port's own it has `neopixel` alone, from `frozen`: Debian has no micropython-lib.
"""

import hashlib
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from tests.firmware.emulated_pico import uf2

FROZEN = Path(__file__).parent / "frozen"
TOOLS = ("arm-none-eabi-gcc", "cmake", "gcc", "make", "apt-get", "dpkg-deb")


@dataclass(frozen=True, slots=True)
class Source:
    """A file in Debian's pool, and the folder that it holds."""

    path: str
    sha256: str
    holds: str

    @property
    def name(self) -> str:
        return self.path.rpartition("/")[2]


MICROPYTHON = Source(
    "m/micropython/micropython_1.26.1+ds.orig.tar.xz",
    "f5ad2ec89d3e921f753d448955af98b6005655f84ba26087dde6ba0e8d062f34",
    "micropython-1.26.1",
)
PARTS = {  # by folder below MicroPython's lib; the SDK is the version that this MicroPython is written for
    "pico-sdk": Source(
        "p/pico-sdk/pico-sdk_2.1.1.orig.tar.gz",
        "179c5531e75ac7f82d0679e70b6e8881f871738dc0ef17baf3b4ff4679291c41",
        "pico-sdk-2.1.1",
    ),
    "tinyusb": Source(
        "t/tinyusb/tinyusb-source_0.18.0+dfsg-1_all.deb",
        "01ce2c645df68f14a8a7dcfc8fb355713152543757955820479a87949a61154e",
        "usr/src/tinyusb",
    ),
    "mbedtls": Source(
        "m/mbedtls/mbedtls_3.6.6.orig.tar.bz2",
        "8fb65fae8dcae5840f793c0a334860a411f884cc537ea290ce1c52bb64ca007a",
        "mbedtls-3.6.6",
    ),
}


def mirror() -> str:
    """Address of `DEBIAN_MIRROR`, else of the mirror that this machine's apt reads."""
    given = os.environ.get("DEBIAN_MIRROR")
    if given:
        return given.rstrip("/")
    query = ["apt-get", "indextargets", "--format", "$(REPO_URI)", "Created-By: Packages", "Label: Debian"]
    found = subprocess.run(query, check=False, capture_output=True, text=True).stdout.split()
    if not found:
        sys.exit("This machine's apt names no Debian mirror: set DEBIAN_MIRROR to the address of one")
    return found[0].rstrip("/")


def fetch(source: Source, folder: Path) -> Path:
    """The source's file in `folder`, from the mirror unless it is there already."""
    path = folder / source.name
    if not path.exists():
        place = f"{mirror()}/pool/main/{source.path}"
        try:
            with urlopen(place, timeout=60) as reply:
                data = reply.read()
        except URLError as error:
            sys.exit(
                f"{place}: {error}. A mirror keeps only the newest versions: set DEBIAN_MIRROR to one that has this "
                "file, say https://snapshot.debian.org/archive/debian/20261128T000000Z"
            )
        if hashlib.sha256(data).hexdigest() != source.sha256:
            sys.exit(f"{place} is not the file that this script expects: its SHA-256 differs")
        path.write_bytes(data)
    return path


def unpack(source: Source, archive: Path, folder: Path) -> Path:
    """The folder that the source holds, unpacked into `folder`."""
    folder.mkdir(exist_ok=True)
    command = ["dpkg-deb", "-x", archive, folder] if archive.suffix == ".deb" else ["tar", "-xf", archive, "-C", folder]
    subprocess.run(command, check=True)
    return folder / source.holds


def tree(folder: Path) -> Path:
    """MicroPython's source with the parts that Debian keeps apart from it."""
    archives = {source: fetch(source, folder) for source in (MICROPYTHON, *PARTS.values())}
    shutil.rmtree(folder / "source", ignore_errors=True)
    top = unpack(MICROPYTHON, archives[MICROPYTHON], folder / "source")
    for name, part in PARTS.items():
        shutil.rmtree(top / "lib" / name, ignore_errors=True)
        unpack(part, archives[part], folder / "source").rename(top / "lib" / name)
    (top / "lib" / "micropython-lib").mkdir(exist_ok=True)
    (top / "lib" / "micropython-lib" / "README.md").touch()  # the build looks for it
    return top


def build(folder: Path) -> Path:
    """Compile the image in `folder`; the path of the UF2 file."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        sys.exit(
            f"{', '.join(missing)} not found. Install the packages gcc-arm-none-eabi, libnewlib-arm-none-eabi, "
            "libstdc++-arm-none-eabi-newlib, cmake, gcc and make."
        )
    folder.mkdir(parents=True, exist_ok=True)
    port = tree(folder) / "ports" / "rp2"
    manifest = folder / "manifest.py"
    manifest.write_text(
        'freeze("$(PORT_DIR)/modules")\n'
        'include("$(MPY_DIR)/extmod/asyncio")\n'
        f'module("neopixel.py", base_path={str(FROZEN)!r})\n'
    )
    shutil.rmtree(folder / "port", ignore_errors=True)
    settings = ["MICROPY_BOARD=RPI_PICO", f"MICROPY_FROZEN_MANIFEST={manifest}", "PICO_NO_PICOTOOL=1"]
    subprocess.run(["cmake", "-S", port, "-B", folder / "port", *(f"-D{one}" for one in settings)], check=True)
    subprocess.run(["cmake", "--build", folder / "port", "--parallel", str(os.cpu_count() or 1)], check=True)
    image = folder / f"{MICROPYTHON.holds}-pico.uf2"
    image.write_bytes(uf2((folder / "port" / "firmware.bin").read_bytes()))
    return image


if __name__ == "__main__":
    print(build(Path(sys.argv[1]).resolve()))
