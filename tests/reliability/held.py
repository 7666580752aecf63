"""Resources of a process (memory, threads, files), which must not grow after a fault or an hour."""

import gc
import os
import sys
import threading
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Held:
    """Blocks of Python's allocator, resident memory, threads and descriptors of this process."""

    blocks: int
    rss_kb: int
    threads: int
    descriptors: int

    @classmethod
    def now(cls) -> "Held":
        gc.collect()
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        kb = pages * os.sysconf("SC_PAGE_SIZE") // 1024
        return cls(sys.getallocatedblocks(), kb, threading.active_count(), len(os.listdir("/proc/self/fd")))
