"""The files of a tar archive, read from a stream one after the other; nothing is kept."""

from __future__ import annotations

import io
import tarfile
from collections.abc import Callable, Iterator
from typing import IO

_LONGEST = 1_000_000
"""Bytes of the words about a file, its name among them."""
_WORDS = (
    tarfile.XHDTYPE,
    tarfile.XGLTYPE,
    tarfile.SOLARIS_XHDTYPE,
    tarfile.GNUTYPE_LONGNAME,
    tarfile.GNUTYPE_LONGLINK,
)


def tar_files(stream: io.BufferedReader, ending: str) -> Iterator[tuple[str, IO[bytes]]]:
    """Each file with this ending: its name, and what to read it from before the next is asked for.

    Raises EOFError where the archive ends early, and ValueError or TarError where it is damaged.
    """
    with tarfile.open(fileobj=stream, mode="r|", tarinfo=_Header) as archive:
        while (header := archive.next()) is not None:
            archive.members.clear()  # type: ignore[attr-defined]  # every header, for `getmembers`
            if header.isreg() and header.name.lower().endswith(ending):
                file = archive.extractfile(header)
                assert file is not None
                yield header.name, file


class _Header(tarfile.TarInfo):
    """A header that says what is wrong with it; TarFile takes a bad one for the archive's end."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> _Header:
        """The header in a block. Raises EOFError and ValueError as `tar_files` does."""
        return cls._checked(super().frombuf, buf, encoding, errors)

    @classmethod
    def _frombuf(
        cls, buf: bytes | bytearray, encoding: str, errors: str, **options: bool
    ) -> _Header:
        """What Python 3.11.2 of Debian 12, and newer Pythons, call instead."""
        read = super()._frombuf  # type: ignore[misc]
        return cls._checked(read, buf, encoding, errors, **options)

    @staticmethod
    def _checked(
        read: Callable[..., _Header],
        buf: bytes | bytearray,
        encoding: str,
        errors: str,
        **options: bool,
    ) -> _Header:
        try:
            header = read(buf, encoding, errors, **options)
        except tarfile.HeaderError:
            if len(buf) < tarfile.BLOCKSIZE:
                raise EOFError("its end is missing") from None
            if any(buf):
                raise ValueError("a header in it cannot be read") from None
            raise  # a block of zeros: the archive's end
        if header.type in _WORDS and header.size > _LONGEST:
            raise ValueError("a name in it is too long")
        return header
