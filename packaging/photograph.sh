#!/bin/sh
# Start a program on this X screen, wait for its window, photograph the screen, end the program.
# usage: packaging/photograph.sh PICTURE COMMAND…
set -eu
picture=$1
shift
"$@" &
program=$!
for _ in $(seq 120); do
    if xwininfo -root -tree | grep -q "Tromp Go"; then
        sleep 4
        import -window root "$picture"
        kill "$program" 2>/dev/null || :
        exit 0
    fi
    sleep 0.5
done
echo "no window after a minute" >&2
exit 1
