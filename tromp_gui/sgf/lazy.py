"""Modules that are imported the first time something in them is asked for."""

from __future__ import annotations

import sys
from importlib.util import LazyLoader, find_spec, module_from_spec
from types import ModuleType


def lazy_module(name: str) -> ModuleType:
    """The module `name`, imported when its first attribute is read (importlib's LazyLoader).

    For a package that is dear to import and seldom needed. Raises ModuleNotFoundError where
    it is not installed.
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
