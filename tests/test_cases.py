"""What an ordinary run leaves out of a list of cases."""

import pytest
from tests.cases import few


def quick(mark: pytest.MarkDecorator) -> list[object]:
    return [case.values for case in mark.args[1] if not any(one.name == "long" for one in case.marks)]


def test_the_cases_that_stay_are_the_first_and_others_at_even_distances():
    assert quick(few(3, "n", range(9))) == [(0,), (3,), (6,)]
    assert quick(few(2, ("key", "place"), [("a", 1), ("b", 2), ("c", 3)])) == [("a", 1), ("b", 2)]
    assert quick(few(5, "n", [1, 2])) == [(1,), (2,)]


def test_a_case_that_is_long_already_is_none_of_those_that_stay():
    mark = few(1, "n", [pytest.param(1, marks=pytest.mark.long), pytest.param(2, id="two"), 3])
    assert quick(mark) == [(2,)]
    assert [case.id for case in mark.args[1]] == [None, "two", None]


def test_one_name_takes_a_tuple_as_its_value():
    assert quick(few(1, "size", [(80, 24), (100, 30)])) == [((80, 24),)]
