"""Make the sounds of resources/sounds: struck stone, shell and wood, added up from damped tones.

A slate stone on a kaya board is a click of 2 to 6 kHz that lasts some milliseconds (the stone) over
a wooden body of 300 to 600 Hz that rings for some hundredths of a second. Each variant has tones
and weights of its own. The same seed gives the same bytes.
"""

from __future__ import annotations

import math
import random
import wave
from array import array
from collections.abc import Iterable
from pathlib import Path

RATE = 44_100
FOLDER = Path(__file__).resolve().parents[1] / "resources" / "sounds"

Wave = list[float]


def tone(pitch: float, seconds: float, decay: float, weight: float, phase: float = 0.0) -> Wave:
    """A sine of `pitch` Hz that falls to a third in `decay` seconds."""
    step = 2 * math.pi * pitch / RATE
    return [
        weight * math.sin(step * i + phase) * math.exp(-i / RATE / decay)
        for i in range(int(seconds * RATE))
    ]


def noise(chance: random.Random, seconds: float, decay: float, weight: float) -> Wave:
    """A hiss about 4 kHz (a resonance an octave wide), dying as a tone does."""
    last, before, wave_ = 0.0, 0.0, []
    radius, turn = 0.8, 2 * math.cos(2 * math.pi * 4000 / RATE)
    for i in range(int(seconds * RATE)):
        now = 0.3 * chance.uniform(-1, 1) + radius * turn * last - radius * radius * before
        wave_.append(weight * (now - before) * math.exp(-i / RATE / decay))
        last, before = now, last
    return wave_


def mixed(parts: Iterable[tuple[float, Wave]]) -> Wave:
    """Waves added up, each from its own second on."""
    placed = [(int(start * RATE), part) for start, part in parts]
    whole = [0.0] * max(start + len(part) for start, part in placed)
    for start, part in placed:
        for i, value in enumerate(part, start):
            whole[i] += value
    return whole


def knock(chance: random.Random, weight: float = 1.0, board: float = 1.0) -> Wave:
    """One stone set on wood."""
    parts = [noise(chance, 0.02, 0.0022, 0.6 * weight)]
    for pitch, decay, share in ((2280, 0.0042, 0.5), (3450, 0.0034, 0.42), (5200, 0.0026, 0.3)):
        parts.append(
            tone(
                pitch * chance.uniform(0.94, 1.06),
                0.05,
                decay * chance.uniform(0.85, 1.2),
                share * weight * chance.uniform(0.8, 1.2),
                chance.uniform(0, 1),
            )
        )
    for pitch, decay, share in ((318, 0.024, 0.2), (437, 0.02, 0.22), (586, 0.014, 0.16)):
        parts.append(tone(pitch * chance.uniform(0.96, 1.04), 0.22, decay, share * weight * board))
    return mixed((0.0, part) for part in parts)


def rattle(chance: random.Random, stones: int) -> Wave:
    """Captured stones dropped into a wooden bowl, one after the other."""
    start, parts = 0.0, [(0.0, knock(chance))]
    for _ in range(stones):
        start += chance.uniform(0.05, 0.1) if parts[1:] else 0.12
        parts.append((start, knock(chance, chance.uniform(0.3, 0.55), board=0.35)))
    return mixed(parts)


def chime(pitches: Iterable[float], apart: float, decay: float) -> Wave:
    """Soft tones, each with a faint octave, one after the other."""
    parts: list[tuple[float, Wave]] = []
    for number, pitch in enumerate(pitches):
        for harmonic, share in ((1, 0.6), (2, 0.16), (3, 0.05)):
            wave_ = tone(pitch * harmonic, decay * 5, decay / harmonic, share)
            parts.append((number * apart, wave_))
    return mixed(parts)


def write(name: str, whole: Wave, loudness: float) -> None:
    """Keep a wave as 16-bit mono, its peak at `loudness` of what fits, its ends at zero."""
    peak = max(abs(value) for value in whole)
    fade = min(len(whole), RATE // 100)
    samples = array("h")
    for i, value in enumerate(whole):
        edge = min(1.0, i / 24, (len(whole) - i) / fade)
        samples.append(round(value / peak * loudness * edge * 32_767))
    with wave.open(str(FOLDER / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes())


def main() -> None:
    """Make all of them."""
    FOLDER.mkdir(exist_ok=True)
    for number in range(1, 6):
        write(f"stone-{number}", knock(random.Random(number)), 0.85)
    for name, stones in (("one", 1), ("few", 3), ("many", 7)):
        for number in range(1, 3):
            chance = random.Random(f"{name}{number}")
            write(f"capture-{name}-{number}", rattle(chance, stones), 0.85)
    write("pass", chime((392.0, 329.6), 0.13, 0.09), 0.35)
    write("clock", chime((1046.5,), 0.0, 0.02), 0.12)
    write("overtime", chime((523.3, 659.3), 0.14, 0.12), 0.35)
    write("last-period", chime((659.3, 523.3, 659.3), 0.14, 0.12), 0.4)
    write("end", chime((392.0, 493.9, 587.3), 0.16, 0.22), 0.45)


if __name__ == "__main__":
    main()
