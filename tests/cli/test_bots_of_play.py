"""`palace play --bot`: good values name a bot for a player, bad ones are refused with how to mend them."""

import pytest

from monkey_palace.bots import BOTS
from palace_hub.cli.main import main
from palace_hub.cli.parser import WRONG_USAGE, command_parser
from palace_hub.cli.play import SameName, TooManyBots, seated
from palace_hub.locale.catalogue import Catalogue


def test_bots_by_the_name_of_the_player():
    arguments = command_parser(Catalogue()).parse_args(["play", "--bot", "Bo=planner", "--bot", " Cy = greedy"])
    assert seated(arguments.bot) == {"Bo": "planner", "Cy": "greedy"}


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("Bo", "write NAME=BOT, as in Bo=planner"),
        ("Bo=", "write NAME=BOT, as in Bo=planner"),
        ("Bo=chess", f"these play: {', '.join(BOTS)}"),
        ("=planner", 'no player is named before the "=": write NAME=BOT'),
        ("Thirteen long=planner", "the name Thirteen long is longer than 12 letters: take"),
    ],
)
def test_a_bad_value_says_how_to_mend_it(given: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert main(["play", "--bot", given]) == WRONG_USAGE
    assert said in capsys.readouterr().err


def test_two_bots_for_one_name_and_five_bots_are_refused():
    with pytest.raises(SameName):
        seated([("Bo", "planner"), ("bo", "greedy")])
    with pytest.raises(TooManyBots):
        seated([(name, "greedy") for name in "ABCDE"])
