"""Guessing the encoding of a file without a correct CA, by Go terms or charset-normalizer."""

from __future__ import annotations

import codecs
import re
import sys
from collections.abc import Generator, Iterator
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType
from typing import TYPE_CHECKING

from tromp_gui.sgf.plausibility import GO_ENCODINGS, plausibility
from tromp_gui.sgf.slices import whole


def lazy_module(name: str) -> ModuleType:
    """The module `name`, imported when an attribute of it is first read (importlib's LazyLoader).

    For a package that is slow to import and rarely needed. Raises ModuleNotFoundError if it is not
    installed.
    """
    if name in sys.modules:
        return sys.modules[name]
    spec = find_spec(name)
    if spec is None or spec.loader is None:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)
    spec.loader = LazyLoader(spec.loader)
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


if TYPE_CHECKING:
    import charset_normalizer
else:
    charset_normalizer = lazy_module("charset_normalizer")  # 25 ms that start-up need not pay

_SAMPLE = 30_000
_BEYOND_ASCII = re.compile(rb"[\x80-\xff]")
_BEFORE = 200
_CLEAR_LEAD = 0.3
_OLD = re.compile("mac|cp(?:437|7|85|86)")
_RARENESS = 0.3
"""How much more plausible a code page of DOS or the first Macintosh must be."""
PLAUSIBLE = 0.3
"""A guess at least as plausible as this is taken if no other comes near."""
_ASCII = bytes(range(32, 127))


def ranked(data: bytes) -> list[str]:
    """The encodings that `data`, which is not UTF-8, may be in, likeliest first: all of
    GO_ENCODINGS, then those that charset-normalizer suggests, which is used only in case of doubt.
    Some bytes may not fit a listed encoding.
    """
    return whole(ranked_in_slices(data))


def ranked_in_slices(data: bytes) -> Generator[float, None, list[str]]:
    """Like `ranked`, but yields 0.0 after each encoding."""
    seen, scores = sample(data), dict[str, float]()
    for name in GO_ENCODINGS:
        scores[name] = plausibility(seen, name)
        yield 0.0
    best, second = sorted(scores.values(), reverse=True)[:2]
    if best > PLAUSIBLE and best - second > _CLEAR_LEAD:
        return _by_score(scores)
    for name, opinion in _second_opinions(seen).items():
        scores[name] = scores.get(name, -_RARENESS * bool(_OLD.match(name))) + opinion
    return _by_score(scores)


def _by_score(scores: dict[str, float]) -> list[str]:
    return sorted(scores, key=lambda name: -scores[name])


def sample(data: bytes) -> bytes:
    """The first lines of a file that are not all ASCII, as many as its encoding can be told from.

    Of a line, at most the 200 bytes before its first byte beyond ASCII are included.
    """
    return b"\n".join(_lines(data))


def _lines(data: bytes) -> Iterator[bytes]:
    end, rest = 0, _SAMPLE
    while rest > 0 and (beyond := _BEYOND_ASCII.search(data, end)):
        at = beyond.start()
        start = data.rfind(b"\n", end, at) + 1 or end
        start = max(start, at - _BEFORE)
        stop = data.find(b"\n", at)
        end = len(data) if stop < 0 else stop
        yield data[start : min(end, start + rest)]
        rest -= end - start


def _second_opinions(seen: bytes) -> dict[str, float]:
    """The score, -1 to 1, of each encoding that charset-normalizer considers possible."""
    matches = charset_normalizer.from_bytes(seen, cp_exclusion=["utf_7"])
    opinions: dict[str, float] = {}
    for match in matches:
        for name in filter(is_ascii_superset, match.could_be_from_charset):
            opinions.setdefault(codecs.lookup(name).name, match.coherence - match.chaos)
    return opinions


def is_ascii_superset(encoding: str) -> bool:
    """Whether Python's codec of this name encodes ASCII as ASCII."""
    try:
        return _ASCII.decode(encoding) == _ASCII.decode("ascii")
    except (LookupError, ValueError):
        return False
