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
            "# useful"*) return ;;
            "#"*) ;;
            *) printf ' %s' "$line" ;;
        esac
    done <packaging/apt.txt
}

# Debian's packages of Python. Ubuntu 22.04 has a newer one beside its own, which is too old.
python_packages() {
    if python3 -c 'import sys; sys.exit(sys.version_info >= (3, 11))' 2>/dev/null ||
        grep -qs '^VERSION_CODENAME=jammy' /etc/os-release; then
        echo "python3.11 python3.11-venv"
    else
        echo "python3 python3-venv"
    fi
}

# The command that installs packages, as tromp_gui.system.install_line says it.
install_line() {
    before=
    [ "$(id -u)" = 0 ] || ! command -v sudo >/dev/null || before="sudo "
    line="${before}apt-get install $*"
    set -- /var/lib/apt/lists/*_Packages*
    [ -e "$1" ] || line="${before}apt-get update && $line"
    [ -n "$before" ] || [ "$(id -u)" = 0 ] || line="su -c '$line'"
    echo "$line"
}

# The first interpreter that is new enough for us and old enough for PySide6.
find_python() {
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        if "$name" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info < (3, 15))' 2>/dev/null; then
            echo "$name"
            return
        fi
    done
    sentence="Tromp Go needs Python 3.11 to 3.14, and none was found here."
    if command -v apt-get >/dev/null; then
        sentence="$sentence Please type: $(install_line "$(python_packages)$(first_packages)")"
    fi
    say "$sentence"
    return 1
}

make_venv() {
    if "$python" -c 'import ensurepip, venv' 2>/dev/null; then
        "$python" -m venv --clear .venv
    else
        rm -rf .venv # not every uv knows --clear
        uv venv --python "$python" .venv
    fi
    cp packaging/lock.txt .venv/lock.txt
}

has_pip() {
    .venv/bin/python -c 'import pip' 2>/dev/null
}

# A .venv can be half made, or its interpreter gone, or hold packages that a newer lock file no
# longer names: then it is made anew.
is_usable() {
    .venv/bin/python -c 'pass' 2>/dev/null && { has_pip || has_uv; } &&
        cmp -s packaging/lock.txt .venv/lock.txt
}

# pip's progress is for people: a log gets warnings and errors only. What is never imported is
# never compiled, which saves 40 MB.
install() {
    if has_pip; then
        quiet=--quiet
        [ ! -t 1 ] || quiet= # not in $(…), where the output is never a terminal
        .venv/bin/python -m pip install --disable-pip-version-check --no-compile $quiet "$@"
    else
        uv pip install --python .venv/bin/python "$@"
    fi
}

# The versions of the lock file, each checked by its hash. It has none for some systems.
install_locked() {
    install --require-hashes --only-binary :all: --requirement packaging/lock.txt
}

if [ ! -w . ] || { [ -e .venv ] && [ ! -w .venv ]; }; then
    say "You do not have permission to write in $PWD. Copy that folder to a place of your own and use the copy."
    exit 1
fi
# All that the system lacks is said at once, before anything is fetched.
python=$(find_python)
"$python" packaging/missing.py "$([ "${1:-}" = dev ] && echo test || echo run)" "$python"
is_usable || make_venv
echo "Setting up .venv (the first time, about 100 MB are downloaded)"
if install_locked; then
    install --no-build-isolation --editable ".${1:+[$1]}"
else
    say "The versions in packaging/lock.txt are not available for this system; using the newest that fit."
    install --editable ".${1:+[$1]}"
fi
.venv/bin/python packaging/slim.py
# Later starts need not wait for it. Of sgfmill, Python 3.12 and newer say what only its authors can change.
.venv/bin/python -W ignore -c 'import compileall, sgfmill; compileall.compile_dir(sgfmill.__path__[0], quiet=1)'
.venv/bin/python -m compileall -q tromp_gui
