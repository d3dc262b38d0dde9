#!/bin/sh
# Make .venv and install this checkout into it, editable. usage: packaging/setup.sh [EXTRAS]
set -eu
cd "$(dirname "$0")/.."

say() {
    printf '%s\n' "$*" >&2
}

has_uv() {
    command -v uv >/dev/null
}

# The first interpreter that is new enough for us and old enough for PySide6.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    say "tromp_gui needs Python 3.11 to 3.14, and there is none here. On Debian or Ubuntu: sudo apt-get install python3"
    return 1
}

make_venv() {
    python=$(find_python)
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -m venv --clear .venv
    elif has_uv; then
        rm -rf .venv # not every uv knows --clear
        uv venv --python "$python" .venv
    else
        say "Python's venv is missing; please type: sudo apt-get install $python-venv"
        return 1
    fi
}

has_pip() {
    .venv/bin/python -c 'import pip' 2>/dev/null
}

# A .venv can be half made, or its interpreter gone: then it is made anew.
is_usable() {
    .venv/bin/python -c 'pass' 2>/dev/null && { has_pip || has_uv; }
}

# pip's progress is for people: a log gets warnings and errors only.
install() {
    if has_pip; then
        quiet=$([ -t 1 ] || echo --quiet)
        .venv/bin/python -m pip install --disable-pip-version-check $quiet "$@"
    else
        uv pip install --python .venv/bin/python "$@"
    fi
}

is_usable || make_venv
echo "Setting up .venv (the first time some 250 MB are fetched)"
install --editable ".${1:+[$1]}"
