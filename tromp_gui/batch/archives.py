"""Archives and compressed files, recognised by their contents; zip bombs are refused."""

from __future__ import annotations

import importlib
import io
import tarfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from typing import IO, TYPE_CHECKING, NamedTuple

from tromp_gui.batch.cutting import Source

if TYPE_CHECKING:
    import zipfile

GAME_ENDING = ".sgf"
_GZIP, _ZSTD, _ZIP, _EMPTY_ZIP = b"\x1f\x8b", b"\x28\xb5\x2f\xfd", b"PK\x03\x04", b"PK\x05\x06"
_TAR, _TAR_AT = b"ustar", 257
_RATIO = 250
"""Games compress to a fifth or a tenth; no archive of games unpacks to this many times its size."""
_FREE = 100_000_000
"""In bytes: the unpacked size from which the ratio is checked."""
_TOTAL = 500_000_000_000
"""In bytes: the largest unpacked size of an archive."""
_BUFFER = 1 << 18
_ZIP_HEADER = 30
"""In bytes: the least size of the header before each file in a zip."""


class BadArchive(Exception):
    """An archive that cannot be read to its end; `str` is one sentence without its name."""


class Member(NamedTuple):
    """A file in an archive: its name there, and the stream to read it from."""

    name: str
    source: Source


def is_packed(head: bytes) -> bool:
    """Whether the first 512 bytes are those of an archive or a compressed file."""
    return head.startswith((_GZIP, _ZSTD, _ZIP, _EMPTY_ZIP)) or _is_tar(head)


def _is_tar(head: bytes) -> bool:
    return head[_TAR_AT : _TAR_AT + len(_TAR)] == _TAR


@contextmanager
def archive_errors() -> Iterator[None]:
    """Raise errors in reading an archive as BadArchive."""
    import tarfile
    import zipfile
    import zlib

    try:
        yield
    except EOFError as error:
        reason = str(error) or "it ends early"
        raise BadArchive(f"is incomplete or damaged: {reason}. Get another copy.") from None
    except (
        zipfile.BadZipFile,
        tarfile.TarError,
        zlib.error,
        OSError,
        ValueError,
        NotImplementedError,
    ) as error:
        raise BadArchive(f"is damaged or of an unknown kind: {error}. Get another copy.") from None
    except RuntimeError as error:  # raised by zipfile if a password is needed
        raise BadArchive(f"could not be read: {error}. Unpack it first.") from None


def members(packed: io.BufferedReader) -> Iterator[Member]:
    """The games of an archive, one after the other; read each before asking for the next.

    A compressed file that is not an archive is one member without a name. Raises BadArchive and, as
    reading the members does, the errors that `archive_errors` converts.
    """
    head = packed.peek(512)[:512]
    if head.startswith((_ZIP, _EMPTY_ZIP)):
        yield from _zipped(packed)
    elif _is_tar(head):
        yield from _tarred(packed)
    else:
        unpacked = _buffered(_Limited(_opened(packed, head), packed))
        if _is_tar(unpacked.peek(512)[:512]):
            yield from _tarred(unpacked)
        else:
            yield Member("", unpacked)


def _buffered(unpacked: io.RawIOBase) -> io.BufferedReader:
    return io.BufferedReader(unpacked, _BUFFER)


def _opened(packed: io.BufferedReader, head: bytes) -> io.BufferedIOBase:
    if head.startswith(_GZIP):
        import gzip

        return gzip.GzipFile(fileobj=packed)
    for name in ("compression.zstd", "zstandard"):  # the first is in Python 3.14
        with suppress(ImportError):
            opened: io.BufferedIOBase = importlib.import_module(name).open(packed, "rb")
            return opened
    raise BadArchive("is compressed with Zstandard. Install it: pip install 'tromp-gui[zst]'.")


def _tarred(unpacked: io.BufferedReader) -> Iterator[Member]:
    from tromp_gui.batch.archives import tar_files

    yield from (Member(name, file) for name, file in tar_files(unpacked, GAME_ENDING))


def _zipped(packed: io.BufferedReader) -> Iterator[Member]:
    import zipfile

    if not packed.seekable():
        raise BadArchive("is a .zip, which cannot be read from a pipe. Give the file’s name.")
    unpacked = 0
    with zipfile.ZipFile(packed) as archive:
        if _overlap(archive.filelist):
            raise BadArchive(
                "contains files that share their data and was refused, since such archives are "
                "made to fill memory. If it really contains games, unpack it first."
            )
        limit = max(_FREE, _RATIO * sum(each.compress_size for each in archive.filelist))
        for info in archive.filelist:
            if not info.filename.lower().endswith(GAME_ENDING):
                continue
            unpacked += info.file_size
            if unpacked > min(limit, _TOTAL):
                raise BadArchive(_bomb())
            with archive.open(info) as source:
                yield Member(info.filename, source)


def _overlap(files: Iterable[zipfile.ZipInfo]) -> bool:
    """Whether the data of two files overlap, which makes a small archive unpack to any size."""
    end = 0
    for each in sorted(files, key=lambda info: info.header_offset):
        if each.header_offset < end:
            return True
        end = each.header_offset + _ZIP_HEADER + each.compress_size
    return False


def _bomb() -> str:
    return (
        f"unpacks to more than {_RATIO} times its size and was refused, since such files are made "
        "to fill memory. If it really contains games, unpack it first."
    )


class _Limited(io.RawIOBase):
    """The unpacked data; reading fails if it is too large for the size of the archive."""

    def __init__(self, source: io.BufferedIOBase, packed: io.BufferedReader) -> None:
        self._source, self._packed = source, packed
        self._unpacked = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: bytearray) -> int:  # type: ignore[override]
        data = self._source.read1(len(buffer))
        self._unpacked += len(data)
        if self._unpacked > _FREE:
            packed = self._packed.tell() if self._packed.seekable() else self._unpacked
            if self._unpacked > _RATIO * packed or self._unpacked > _TOTAL:
                raise BadArchive(_bomb())
        buffer[: len(data)] = data
        return len(data)


_LONGEST = 1_000_000
"""In bytes: the metadata of a file, including its name."""
_WORDS = (
    tarfile.XHDTYPE,
    tarfile.XGLTYPE,
    tarfile.SOLARIS_XHDTYPE,
    tarfile.GNUTYPE_LONGNAME,
    tarfile.GNUTYPE_LONGLINK,
)


def tar_files(stream: io.BufferedReader, ending: str) -> Iterator[tuple[str, IO[bytes]]]:
    """Each file with this ending: its name, and a stream to read before asking for the next.

    Raises EOFError if the archive ends early, and ValueError or TarError if it is damaged.
    """
    with tarfile.open(fileobj=stream, mode="r|", tarinfo=_Header) as archive:
        while (header := archive.next()) is not None:
            archive.members.clear()  # type: ignore[attr-defined]  # every header, for `getmembers`
            if header.isreg() and header.name.lower().endswith(ending):
                file = archive.extractfile(header)
                assert file is not None
                yield header.name, file


class _Header(tarfile.TarInfo):
    """A header that raises if it is bad; TarFile takes a bad one for the archive's end."""

    @classmethod
    def frombuf(cls, buf: bytes | bytearray, encoding: str, errors: str) -> _Header:
        """The header in a block. Raises EOFError and ValueError as `tar_files` does."""
        return cls._checked(super().frombuf, buf, encoding, errors)

    @classmethod
    def _frombuf(
        cls, buf: bytes | bytearray, encoding: str, errors: str, **options: bool
    ) -> _Header:
        """Called instead by Python 3.11.2 (Debian 12) and by newer versions."""
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
