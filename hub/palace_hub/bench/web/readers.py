"""Readers of event streams, in a process of their own, called with port, seconds, cookie and the path of each reader.

Prints one JSON object: for each change's number the monotonic times at which the readers had it, and the bytes read.
"""

import asyncio
import json
import re
import sys
import time
from collections import defaultdict
from typing import Final

NUMBER: Final = re.compile(rb"change-(\d+)-")
"""The number of a change, wherever a page shows it."""


async def _read(port: int, cookie: str, path: str, seconds: float, arrived: dict[int, list[float]]) -> int:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n".encode())
    size, rest, seen = 0, b"", set[int]()
    try:
        async with asyncio.timeout(seconds):
            while data := await reader.read(1 << 18):
                size += len(data)
                now = time.monotonic()
                new = {int(found) for found in NUMBER.findall(rest + data)} - seen
                for number in new:
                    arrived[number].append(now)
                seen |= new  # later events show it as well
                rest = data[-16:]
    except TimeoutError:
        pass
    finally:
        writer.close()
    return size


async def _all(port: int, seconds: float, cookie: str, paths: list[str]) -> None:
    arrived: dict[int, list[float]] = defaultdict(list)
    sizes = await asyncio.gather(*(_read(port, cookie, path, seconds, arrived) for path in paths))
    print(json.dumps({"arrived": arrived, "bytes": sum(sizes)}))


if __name__ == "__main__":
    asyncio.run(_all(int(sys.argv[1]), float(sys.argv[2]), sys.argv[3], sys.argv[4:]))
