"""Arrays that two processes see in the same memory.

The memory has no name in any folder, so that nothing stays behind however the processes end: on
Linux it is anonymous (`memfd_create`), on other Unix systems a temporary file that is deleted at
once, on Windows a named section, which ends with its last user.
"""

from __future__ import annotations

import mmap
import os
import pickle
import secrets
import sys
import tempfile
import zlib
from itertools import accumulate
from typing import Any, Final, NamedTuple

if sys.platform != "win32":
    from multiprocessing.reduction import DupFd

_ALIGNED: Final = 64
"""Arrays begin at multiples of this many bytes."""


class SharedMemory:
    """Memory of `size` bytes; it can be an argument of a process that is started."""

    def __init__(self, size: int, key: Any = None) -> None:
        """New memory, or with a `key` from another process that of the key. Raises OSError."""
        self._size = size
        if sys.platform == "win32":
            self._key = key or f"tromp-gui-{secrets.token_hex(16)}"
            self.bytes = memoryview(mmap.mmap(-1, size, tagname=self._key))
        else:
            self._key = _new_file(size) if key is None else key.detach()
            self.bytes = memoryview(mmap.mmap(self._key, size))

    def __reduce__(self) -> tuple[type[SharedMemory], tuple[int, Any]]:
        if sys.platform == "win32":
            return SharedMemory, (self._size, self._key)
        return SharedMemory, (self._size, DupFd(self._key))


class SharedState(NamedTuple):
    """The attributes of an object: `skeleton` without arrays, and those one by one in `memory`.

    The skeleton is compressed, so that it fits into the buffer of a pipe.
    """

    memory: SharedMemory
    skeleton: bytes
    sizes: tuple[int, ...]

    def attributes(self) -> dict[str, Any]:
        """The attributes; their arrays are views of the memory."""
        starts, _ = _places(self.sizes)
        views = [
            self.memory.bytes[at : at + size] for at, size in zip(starts, self.sizes, strict=True)
        ]
        attributes: dict[str, Any] = pickle.loads(zlib.decompress(self.skeleton), buffers=views)
        return attributes


def share(object_: object) -> SharedState:
    """Move the arrays of an object into shared memory; it uses them there from now on."""
    arrays: list[pickle.PickleBuffer] = []
    skeleton = pickle.dumps(vars(object_), 5, buffer_callback=arrays.append)
    raw = [array.raw() for array in arrays]
    sizes = tuple(each.nbytes for each in raw)
    starts, end = _places(sizes)
    memory = SharedMemory(max(1, end))
    for at, each in zip(starts, raw, strict=True):
        memory.bytes[at : at + each.nbytes] = each
    state = SharedState(memory, zlib.compress(skeleton), sizes)
    vars(object_).update(state.attributes())
    return state


def _places(sizes: tuple[int, ...]) -> tuple[list[int], int]:
    """Where arrays of these sizes begin, and where the last one ends."""
    *starts, end = accumulate((-(-size // _ALIGNED) * _ALIGNED for size in sizes), initial=0)
    return starts, end


def _new_file(size: int) -> int:
    """The descriptor of a file without a name."""
    if sys.platform == "linux":
        file = os.memfd_create("network")
    else:
        with tempfile.TemporaryFile() as temporary:
            file = os.dup(temporary.fileno())
    os.ftruncate(file, size)
    return file
