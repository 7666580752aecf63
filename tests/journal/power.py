"""A SQLite VFS (by ctypes) that records each write and sync, and power cuts simulated from the record.

An unsynced write is on the disk whole, torn at a sector, or not at all, independently for each file and write. Synced
writes are on the disk. Directory entries are assumed to exist: the files exist before the first cut.
"""

import ctypes
import ctypes.util
from dataclasses import dataclass, field
from pathlib import Path

SECTOR = 512
_OK = 0


class _Vfs(ctypes.Structure):
    pass


_OPEN = ctypes.CFUNCTYPE(
    ctypes.c_int,
    ctypes.POINTER(_Vfs),
    ctypes.c_void_p,  # the name, which SQLite keeps a pointer to: it must be handed on as it came
    ctypes.c_void_p,
    ctypes.c_int,
    ctypes.POINTER(ctypes.c_int),
)
_Vfs._fields_ = [
    ("iVersion", ctypes.c_int),
    ("szOsFile", ctypes.c_int),
    ("mxPathname", ctypes.c_int),
    ("pNext", ctypes.POINTER(_Vfs)),
    ("zName", ctypes.c_char_p),
    ("pAppData", ctypes.c_void_p),
    ("xOpen", _OPEN),
    ("rest", ctypes.c_void_p * 17),
]

_WRITE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int, ctypes.c_int64)
_TRUNCATE = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int64)
_SYNC = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int)


class _Methods(ctypes.Structure):
    _fields_ = [
        ("iVersion", ctypes.c_int),
        ("xClose", ctypes.c_void_p),
        ("xRead", ctypes.c_void_p),
        ("xWrite", _WRITE),
        ("xTruncate", _TRUNCATE),
        ("xSync", _SYNC),
        ("rest", ctypes.c_void_p * 13),
    ]


@dataclass(frozen=True, slots=True)
class Op:
    """One thing that reached a file: `data` at `offset`, a truncation to `offset`, a sync, or a mark of the test's."""

    what: str
    file: str = ""
    offset: int = 0
    data: bytes = b""


@dataclass
class Recorder:
    """Registers the VFS `recording`; `ops` is what went to the disk, in order. Kept alive for the process's life."""

    ops: list[Op] = field(default_factory=list)

    def __post_init__(self):
        self._lib = ctypes.CDLL(ctypes.util.find_library("sqlite3"))
        self._lib.sqlite3_vfs_find.restype = ctypes.POINTER(_Vfs)
        self._base = self._lib.sqlite3_vfs_find(None)
        self._names = {}
        self._tables = {}
        self._vfs = _Vfs.from_buffer_copy(self._base.contents)
        self._vfs.zName = b"recording"
        self._vfs.pNext = None
        self._open = _OPEN(self._opened)
        self._vfs.xOpen = self._open
        self._lib.sqlite3_vfs_register(ctypes.byref(self._vfs), 0)

    def mark(self, text):
        """The test was told something (an acknowledgement): everything before it must survive."""
        self.ops.append(Op("mark", text))

    def _opened(self, vfs, name, file, flags, out):
        code = self._base.contents.xOpen(self._base, name, file, flags, out)
        methods = ctypes.c_void_p.from_address(file)
        if code == _OK and methods.value:
            self._names[file] = Path(ctypes.string_at(name).decode()).name if name else ""
            methods.value = ctypes.addressof(self._wrapped(methods.value))
        return code

    def _wrapped(self, address):
        """The same methods with the three that change the disk recorded."""
        if address not in self._tables:
            real = _Methods.from_address(address)
            ours = _Methods.from_buffer_copy(real)
            write, truncate, sync = real.xWrite, real.xTruncate, real.xSync

            def on_write(file, data, size, offset):
                self.ops.append(Op("write", self._names[file], offset, ctypes.string_at(data, size)))
                return write(file, data, size, offset)

            def on_truncate(file, size):
                self.ops.append(Op("truncate", self._names[file], size))
                return truncate(file, size)

            def on_sync(file, flags):
                self.ops.append(Op("sync", self._names[file]))
                return sync(file, flags)

            ours.xWrite, ours.xTruncate, ours.xSync = _WRITE(on_write), _TRUNCATE(on_truncate), _SYNC(on_sync)
            self._tables[address] = ours
        return self._tables[address]


def cut(start, ops, rng):
    """The files after a power cut behind `ops`: {name: bytes}, from their contents at the `start`."""
    synced = {name: bytearray(data) for name, data in start.items()}
    loose = {}
    for op in ops:
        if op.what == "sync":
            for waiting in loose.pop(op.file, []):
                _do(synced, waiting, len(waiting.data))
        elif op.what != "mark":
            loose.setdefault(op.file, []).append(op)
    for name in sorted(loose):
        for op in loose[name]:
            fate = rng.random()
            if fate < 0.4:
                continue
            sectors = -(-len(op.data) // SECTOR)
            part = len(op.data) if fate < 0.8 else SECTOR * rng.randint(0, sectors)
            _do(synced, op, part)
    return {name: bytes(data) for name, data in synced.items()}


def _do(files, op, part):
    data = files.setdefault(op.file, bytearray())
    if op.what == "truncate":
        del data[op.offset :]
        data.extend(bytes(op.offset - len(data)))
        return
    end = op.offset + min(part, len(op.data))
    data.extend(bytes(max(0, end - len(data))))
    data[op.offset : end] = op.data[: end - op.offset]
