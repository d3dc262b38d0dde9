"""Start the program: `python -m tromp_gui` or `tromp-gui`."""

from __future__ import annotations

import sys

from tromp_gui.interrupt import exit_when_interrupted

exit_when_interrupted()


def main() -> int:
    """Run the command line and return its exit code."""
    if getattr(sys, "frozen", False):  # there this program is also started as a worker
        import multiprocessing

        multiprocessing.freeze_support()
    from tromp_gui.cli.main import main as run

    try:
        return run()
    finally:
        exit_when_interrupted()


if __name__ == "__main__":
    raise SystemExit(main())
