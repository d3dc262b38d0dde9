"""The included sounds, measured: their frequencies and loudness."""

from __future__ import annotations

import wave

import numpy as np
import pytest

from tromp_gui import resources

RATE = 44_100
STONES = sorted(path.stem for path in resources.path("sounds").glob("stone-*.wav"))


def samples(name: str) -> np.ndarray:
    """A sound as numbers from -1 to 1."""
    with wave.open(str(resources.path("sounds") / f"{name}.wav")) as file:
        assert (file.getframerate(), file.getnchannels(), file.getsampwidth()) == (RATE, 1, 2)
        return np.frombuffer(file.readframes(file.getnframes()), np.int16) / 32_768


def power(sound: np.ndarray) -> tuple[np.ndarray, np.ndarray]:
    """The frequencies of a sound, and the power at each."""
    return np.fft.rfftfreq(len(sound), 1 / RATE), np.abs(np.fft.rfft(sound)) ** 2


def share(sound: np.ndarray, low: float, high: float) -> float:
    """How much of a sound's power lies between two frequencies."""
    frequencies, powers = power(sound)
    return float(powers[(frequencies >= low) & (frequencies < high)].sum() / powers.sum())


def loudness(name: str) -> float:
    """The loudest 50 ms of a sound, as a root mean square."""
    squares = np.pad(samples(name) ** 2, (0, RATE // 20))
    return float(np.sqrt(np.convolve(squares, np.ones(RATE // 20), "valid").max() / (RATE // 20)))


@pytest.mark.parametrize("name", STONES)
def test_a_stone_is_a_click_over_a_wooden_body(name: str) -> None:
    sound = samples(name)
    frequencies, powers = power(sound)
    centroid = float((frequencies * powers).sum() / powers.sum())
    assert 1500 < centroid < 4000
    assert share(sound[: RATE // 200], 2000, 6500) > 0.5, "the first 5 ms are the stone"
    assert share(sound[RATE // 50 :], 250, 700) > 0.8, "after 20 ms only the board rings"
    click = float((sound[: RATE // 200] ** 2).mean())
    body = float((sound[RATE // 50 : RATE // 20] ** 2).mean())
    assert click > 10 * body, "it is a click"


def test_the_clock_is_quieter_than_a_stone() -> None:
    assert loudness("clock") < 0.7 * min(loudness(name) for name in STONES)


def test_no_sound_is_cut_off() -> None:
    for path in resources.path("sounds").glob("*.wav"):
        sound = samples(path.stem)
        assert np.abs(sound).max() < 0.95
        assert abs(sound[0]) < 0.05
        assert abs(sound[-1]) < 0.01
