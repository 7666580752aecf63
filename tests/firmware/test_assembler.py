"""Tests of the `rp2.asm_pio` assembler against the data sheet, the emulator's encoder, and invalid programs."""

import pytest
from tests.firmware.pio_assembler import OUT_LOW, BadProgram, asm_pio

# Names that the language defines while a program is assembled.
# ruff: noqa: F821


def one(source, **options):
    return asm_pio(**options)(source).words


def test_words_of_each_instruction_without_side_set():
    """RP2040 data sheet 3.4: class in bits 15-13, delay in 12-8, arguments below."""

    def program():
        label("start")
        jmp("start")
        jmp(x_dec, "start")
        jmp(pin, "start")[3]
        wait(1, pin, 0)
        wait(0, gpio, 5)
        wait(1, irq, 2)
        in_(pins, 1)
        in_(null, 32)
        push()
        push(noblock)
        irq(3)
        irq(rel(0))
        set(x, 31)[31]
        set(pindirs, 1)
        nop()

    assert one(program) == (
        *(0x0000, 0x0040, 0x03C0),
        *(0x20A0, 0x2005, 0x20C2),
        *(0x4001, 0x4060),
        *(0x8020, 0x8000),
        *(0xC003, 0xC010),
        *(0xFF3F, 0xE081),
        0xA042,
    )


def test_the_emulator_s_own_encoder_agrees():
    encoder = pytest.importorskip("rp2040py.utils.pio_assembler", reason="the emulator has no wheel for this machine")

    def program():
        label("a")
        wait(1, pin, 7)[2]
        in_(x, 5)
        push(noblock)[9]
        jmp(not_y, "a")
        set(y, 21)

    assert one(program) == (
        encoder.pio_wait(True, encoder.PIO_WAIT_SRC_PIN, 7, 2),
        encoder.pio_in(encoder.PIO_SRC_X, 5),
        encoder.pio_push(False, False, 9),  # bit 5 means block, whatever the argument is called
        encoder.pio_jmp(0, encoder.PIO_COND_NOTY),
        encoder.pio_set(encoder.PIO_DEST_Y, 21),
    )


def test_side_set_of_every_instruction_takes_one_bit_of_the_delay():
    def program():
        nop().side(1)[15]
        nop().side(0)[1]

    assert one(program, sideset_init=OUT_LOW) == (0xBF42, 0xA142)


def test_side_set_of_some_instructions_takes_an_enable_bit_too():
    def program():
        nop().side(1)[7]
        nop()

    program = asm_pio(sideset_init=OUT_LOW)(program)
    assert program.words == (0xBF42, 0xA042)
    assert (program.side_count, program.side_optional) == (2, True)


def test_wrap_is_the_whole_program_unless_it_says_otherwise():
    def whole():
        nop()
        nop()

    def part():
        nop()
        wrap_target()
        nop()
        wrap()
        nop()

    assert [(p.wrap_target, p.wrap) for p in (asm_pio()(whole), asm_pio()(part))] == [(0, 1), (1, 1)]


def too_long():
    for _ in range(33):
        nop()


def unknown_label():
    jmp("nowhere")


def two_labels():
    label("a")
    label("a")
    nop()


def too_much_delay():
    nop().side(0)[16]


def too_big():
    set(x, 32)


def too_many_bits():
    in_(pins, 33)


def empty():
    pass


@pytest.mark.parametrize(
    "source",
    [too_long, unknown_label, two_labels, too_much_delay, too_big, too_many_bits, empty],
    ids=lambda f: f.__name__,
)
def test_what_a_board_would_refuse_is_refused(source):
    with pytest.raises(BadProgram):
        asm_pio(sideset_init=OUT_LOW)(source)
