"""The chip's own temperature and the board's supply voltage, from the analogue converter."""

from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import ADC

_READS = const(16)  # averaged: a step of the converter is half a degree
_FULL_MV = const(3300)  # reference: the board's own 3.3 V
_FULL = const(65535)
# The data sheet's sensor: 706 mV at 27 degrees, 1.721 mV less a degree.
_MV_AT_27, _UV_PER_DEGREE = const(706), const(1721)
_COLDEST, _HOTTEST = const(-400), const(1250)  # 0.1 degrees, the data sheet's range
_DIVIDER = const(3)  # of the supply before its pin
_LEAST_MV, _MOST_MV = const(1800), const(5500)  # supply with which the board runs


class ChipSensors:
    """`core` reads the chip's sensor, `supply` the pin behind the supply's divider (None: the board has none)."""

    def __init__(self, core: "ADC", supply: "ADC | None") -> None:
        self._core = core
        self._supply = supply

    def temperature(self) -> "int | None":
        """In 0.1 degrees Celsius; good for changes, while the level may be off by several degrees. None: impossible."""
        found = 270 - (_microvolts(self._core) - 1000 * _MV_AT_27) * 10 // _UV_PER_DEGREE
        return found if _COLDEST <= found <= _HOTTEST else None

    def supply(self) -> "int | None":
        """In mV; None without a sensor, or if no board runs on it."""
        if self._supply is None:
            return None
        found = _DIVIDER * _microvolts(self._supply) // 1000
        return found if _LEAST_MV <= found <= _MOST_MV else None


def _microvolts(adc: "ADC") -> int:
    total = 0
    for _ in range(_READS):
        total += adc.read_u16()
    return total * 1000 * _FULL_MV // (_READS * _FULL)
