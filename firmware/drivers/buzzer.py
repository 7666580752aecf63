"""A passive buzzer on a PWM pin: plays short cues without blocking."""

import ticks
from micropython import const

TYPE_CHECKING = False
if TYPE_CHECKING:
    from machine import PWM

_LOUD = const(32768)  # duty of 50 %: the loudest a square wave gets
SILENCE = const(0)

# Notes (hertz or SILENCE, milliseconds). Cues differ in rhythm and direction, because not every player hears pitch.
CUES = {
    "wrong": ((440, 120), (SILENCE, 60), (294, 300)),
    "correct": ((659, 80), (988, 140)),
    "ask": ((784, 90), (SILENCE, 90), (784, 90)),
    "done": ((988, 140), (1319, 60)),
    "turn": ((587, 100), (784, 100), (988, 160)),
    "last": ((988, 120), (SILENCE, 40), (988, 120), (SILENCE, 40), (784, 300)),
    "end": ((523, 120), (659, 120), (784, 120), (1047, 300)),
    "identify": ((1047, 60), (SILENCE, 60), (1047, 60), (SILENCE, 60), (1047, 60)),
}


class Buzzer:
    """Call `poll` every few milliseconds with the board's ticks. A new cue replaces the current one."""

    def __init__(self, pwm: "PWM") -> None:
        self._pwm = pwm
        self._notes: tuple[tuple[int, int], ...] = ()
        self._place = 0
        self._until = 0
        pwm.duty_u16(0)

    def play(self, cue: str, now: int) -> None:
        self._notes = CUES[cue]
        self._place = 0
        self._until = now
        self.poll(now)

    def poll(self, now: int) -> None:
        while self._notes and ticks.diff(now, self._until) >= 0:
            if self._place == len(self._notes):
                self._notes = ()
                self._pwm.duty_u16(0)
                return
            hertz, ms = self._notes[self._place]
            self._place += 1
            self._until = ticks.add(self._until, 1000 * ms)
            if hertz == SILENCE:
                self._pwm.duty_u16(0)
            else:
                self._pwm.freq(hertz)
                self._pwm.duty_u16(_LOUD)
