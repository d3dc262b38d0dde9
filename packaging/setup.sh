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

# What a window needs of Debian, where no Python is here yet that could look.
first_packages() {
    while read -r line; do
        case "$line" in
            "# the tests"*) return ;;
            "#"*) ;;
            *) printf '%s ' "$line" ;;
        esac
    done <packaging/apt.txt
}

# The first interpreter that is new enough for us and old enough for PySide6.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    say "tromp_gui needs Python 3.11 to 3.14, and there is none here. On Debian or Ubuntu: sudo apt-get install python3 python3-venv $(first_packages)"
    return 1
}

make_venv() {
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -m venv --clear .venv
    else
        rm -rf .venv # not every uv knows --clear
        uv venv --python "$python" .venv
    fi
}

has_pip() {
    .venv/bin/python -c 'import pip' 2>/dev/null
}

# A .venv can be half made, or its interpreter gone: then it is made anew.
is_usable() {
    .venv/bin/python -c 'pass' 2>/dev/null && { has_pip || has_uv; }
}

# pip's progress is for people: a log gets warnings and errors only. What is never imported is
# never compiled, which saves 40 MB.
install() {
    if has_pip; then
        quiet=$([ -t 1 ] || echo --quiet)
        .venv/bin/python -m pip install --disable-pip-version-check --no-compile $quiet "$@"
    else
        uv pip install --python .venv/bin/python "$@"
    fi
}

# The versions of the lock file, each checked by its hash. It has none for some systems.
install_locked() {
    install --require-hashes --only-binary :all: --requirement packaging/lock.txt
}

# All that the system lacks is told at once, before anything is fetched.
python=$(find_python)
"$python" packaging/missing.py "$([ "${1:-}" = dev ] && echo test || echo run)" "$python"
is_usable || make_venv
echo "Setting up .venv (the first time some 100 MB are fetched)"
if install_locked; then
    install --no-build-isolation --editable ".${1:+[$1]}"
else
    say "The versions of packaging/lock.txt cannot be had for this system; taking the newest that fit."
    install --editable ".${1:+[$1]}"
fi
.venv/bin/python packaging/slim.py
