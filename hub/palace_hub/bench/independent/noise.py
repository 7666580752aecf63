"""Random signals with a given spectrum, and smooth ramps."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def spectral_noise(rng: np.random.Generator, count: int, step_s: float, density: Callable[[Array], Array]) -> Array:
    """Return `count` values of Gaussian noise with expected variance 1 and the relative power `density(Hz)`.

    The realisation is at least 64 s long before it is cut: a short cut keeps the variance of frequencies below its
    own resolution as an offset and a slope.
    """
    length = max(count, round(64.0 / step_s))
    length += -length % 256  # small factors keep the FFT fast
    frequencies = np.fft.rfftfreq(length, step_s).astype(np.float64)
    power = np.zeros_like(frequencies)
    power[1:] = density(frequencies[1:])
    total = float(power.sum())
    if total <= 0.0:
        return np.zeros(count)
    phases = rng.standard_normal((2, frequencies.size))
    spectrum = (phases[0] + 1j * phases[1]) * np.sqrt(power / total) * (length / 2.0)
    return np.asarray(np.fft.irfft(spectrum, length)[:count], dtype=np.float64)


def power_law(exponent: float, band_hz: tuple[float, float]) -> Callable[[Array], Array]:
    """Return the density f^-exponent inside the band and 0 outside."""
    low, high = band_hz
    return lambda frequencies: np.where(
        (frequencies >= low) & (frequencies <= high), np.maximum(frequencies, low) ** -exponent, 0.0
    )


def ramp(seconds: Array, start_s: float, length_s: float) -> Array:
    """Return a smooth rise from 0 to 1 that begins at `start_s` and takes `length_s`; both ends have slope 0."""
    share = np.clip((seconds - start_s) / max(length_s, 1e-6), 0.0, 1.0)
    return np.asarray(share * share * (3.0 - 2.0 * share), dtype=np.float64)
