"""Reports as a Parquet file, written by pyarrow (extra `parquet`)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

from tromp_gui.batch.work import Stopped

_ROWS = 20_000
"""Rows in a group, which is in memory at once."""


def check_parquet() -> None:
    """Raise Stopped if Parquet files cannot be written."""
    _pyarrow()


def _pyarrow() -> Any:
    try:
        import pyarrow.parquet
    except ImportError:
        raise Stopped(
            "Parquet needs pyarrow. Install it: pip install 'tromp-gui[parquet]'."
        ) from None
    return pyarrow


def _schema(arrow: Any) -> Any:
    text, number, real = arrow.string(), arrow.int32(), arrow.float64()
    illegal = arrow.struct(
        [("turn", number), ("color", text), ("point", text), ("reason", text), ("repeats", number)]
    )
    return arrow.schema(
        [
            ("file", text),
            ("game", number),
            ("rules", text),
            ("komi", real),
            ("rows", number),
            ("columns", number),
            ("moves", number),
            ("black", real),
            ("white", real),
            ("result", text),
            ("recorded", text),
            ("date", text),
            ("agrees", arrow.bool_()),
            ("agrees_under", text),
            ("dead", arrow.list_(text)),
            ("open_borders", arrow.list_(text)),
            ("connections", arrow.list_(text)),
            ("illegal", arrow.list_(illegal)),
            ("warnings", arrow.list_(text)),
            ("error", text),
        ]
    )


def write_parquet(lines: Path, path: Path) -> None:
    """Write the reports in a file of JSON lines as a table, completely or not at all.

    Raises Stopped if pyarrow is missing, and OSError.
    """
    arrow = _pyarrow()
    schema = _schema(arrow)
    half = path.with_name(f".{path.name}.new")
    try:
        with (
            open(lines, encoding="utf-8") as source,
            arrow.parquet.ParquetWriter(half, schema, compression="zstd") as writer,
        ):
            while rows := [json.loads(line, parse_float=float) for line in islice(source, _ROWS)]:
                for row in rows:
                    for name in ("komi", "black", "white"):
                        row[name] = None if row.get(name) is None else float(row[name])
                writer.write_table(arrow.Table.from_pylist(rows, schema=schema))
        half.replace(path)
    finally:
        half.unlink(missing_ok=True)


def read_parquet(path: Path) -> Iterator[dict[str, Any]]:
    """The rows of a Parquet file. Raises Stopped if the file or pyarrow cannot be used."""
    arrow = _pyarrow()
    try:
        file = arrow.parquet.ParquetFile(path)
        for batch in file.iter_batches(_ROWS):
            yield from batch.to_pylist()
    except (OSError, arrow.ArrowException) as error:
        raise Stopped(f"{path} is not a Parquet file that can be read ({error}).") from None
