"""JSON as the commands write it: on one line, with exact decimals."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from decimal import Decimal
from functools import lru_cache
from typing import TypeAlias, Union

from tromp_gui.go.result import plain

Json: TypeAlias = Union[str, int, bool, Decimal, "Sequence[Json]", "Mapping[str, Json]", None]


def to_json(value: Json) -> str:
    r"""JSON on one line, in ASCII, with decimals exact and in their shortest form.

    A file name that is not text (half of a UTF-16 pair in Python) is spelt as `\udcff`, as in other
    output: strict readers refuse such an escape.
    """
    if isinstance(value, str):
        return json.dumps(value.encode("utf-8", "backslashreplace").decode())
    if isinstance(value, int | None):
        return json.dumps(value)
    if isinstance(value, Decimal):
        return plain(value + 0)
    if isinstance(value, Mapping):
        pairs = [f"{_key(key)}: {to_json(each)}" for key, each in value.items()]
        return "{" + ", ".join(pairs) + "}"
    return "[" + ", ".join(map(to_json, value)) + "]"


@lru_cache(maxsize=256)
def _key(name: str) -> str:
    return json.dumps(name)
