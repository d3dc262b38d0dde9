#!/usr/bin/env bash
# pysgf 1.0.0 (PyPI), the SGF reader of KaTrain.
# Expected: in a text value, `\` keeps the character after it: FF[4] writes a comment "see [a] [b]" as
#   C[see [a\] [b\]], and a reader that saves it again changes nothing.
# Seen: the comment is cut at the brackets into two values, so that get_property gives half of it, and sgf()
#   writes a property C with two values, where FF[4] allows one. `\:` comes back as `\\:`, which is a
#   backslash in the text that was not there.
# It matters where files pass through such a program: a reader must expect two values where one may be.
set -euo pipefail
dir=$(mktemp -d) && trap 'rm -rf "$dir"' EXIT && cd "$dir"

pip install --quiet --disable-pip-version-check --target packages pysgf==1.0.0 chardet==5.2.0
PYTHONPATH=packages python3 - <<'END'
from importlib.metadata import version

from pysgf import GoGame

print("pysgf", version("pysgf"))
seen = {}
for text in (r"see [a\] [b\] there", r"one\: two"):
    root = GoGame.parse_sgf(f"(;FF[4]C[{text}])")
    seen[text] = root.get_property("C"), root.sgf()
    print(f"C[{text}]\n   read as {seen[text][0]!r}, saved as {seen[text][1]}")
assert seen == {
    r"see [a\] [b\] there": ("see [a\\", r"(;FF[4]C[see [a\\][b\] there])"),
    r"one\: two": (r"one\: two", r"(;FF[4]C[one\\: two])"),
}
END
