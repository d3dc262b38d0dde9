"""Values of different classes of one union are never equal.

Named tuples with equal fields are: `Gone(1) == Refused(1)`. Where two of them can stand in one
place, they must be dataclasses, or differ in the types of their fields.
"""

from __future__ import annotations

import importlib
import inspect
import itertools
import pkgutil
import types
import typing
from collections.abc import Iterator
from typing import Any, NamedTuple

import tromp_gui


def unions(hint: object) -> Iterator[tuple[object, ...]]:
    """The members of every union in a type, those inside others too."""
    parts = typing.get_args(hint)
    if isinstance(hint, types.UnionType) or typing.get_origin(hint) is typing.Union:
        yield parts
    for part in parts:
        for each in part if isinstance(part, list) else [part]:  # the parameters of a Callable
            yield from unions(each)


def hints(thing: Any) -> dict[str, Any]:
    """The types of a class's or function's names; {} where one is there for mypy only."""
    try:
        return typing.get_type_hints(thing)
    except (NameError, TypeError):
        return {}


def types_in(module: types.ModuleType) -> Iterator[object]:
    """The type aliases of a module, and the types in its classes and functions."""
    for thing in vars(module).values():
        yield thing
        if getattr(thing, "__module__", "") != module.__name__:
            continue
        inner = list(vars(thing).values()) if inspect.isclass(thing) else []
        getters = [each.fget for each in inner if isinstance(each, property)]
        for each in [thing, *inner, *getters]:
            if inspect.isclass(each) or inspect.isfunction(each):
                yield from hints(each).values()


def alike(members: tuple[object, ...]) -> Iterator[tuple[str, str]]:
    """The pairs of named tuples whose fields have the same types in the same order."""
    tuples = [
        each
        for each in members
        if isinstance(each, type) and issubclass(each, tuple) and hasattr(each, "_fields")
    ]
    for one, other in itertools.combinations(tuples, 2):
        if list(hints(one).values()) == list(hints(other).values()):
            yield one.__qualname__, other.__qualname__


def modules() -> Iterator[types.ModuleType]:
    for found in pkgutil.walk_packages(tromp_gui.__path__, "tromp_gui."):
        if found.name.endswith("__main__"):
            continue
        try:
            yield importlib.import_module(found.name)
        except ModuleNotFoundError as error:  # a part of Qt that is not installed here
            if not (error.name or "").startswith("PySide6"):
                raise


def test_no_two_members_of_a_union_can_be_equal() -> None:
    checked = 0
    found: set[tuple[str, str]] = set()
    for module in modules():
        for hint in types_in(module):
            for members in unions(hint):
                checked += 1
                found.update(alike(members))
    assert checked > 100
    assert not found


class One(NamedTuple):
    number: int


class Other(NamedTuple):
    value: int


def test_members_that_can_be_equal_are_found() -> None:
    (members,) = unions(list[One | Other])
    assert list(alike(members)) == [("One", "Other")]
