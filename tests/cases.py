"""How much of a long list or of a property an ordinary run tries; `make test-long` tries all of it."""

import os
from collections.abc import Iterable
from typing import Any

import pytest

ALL = os.environ.get("PALACE_TESTS") == "all"
"""Whether each property gets all its examples; `make test-long` sets it."""

_Marked = type(pytest.param())


def few(number: int, names: str | tuple[str, ...], cases: Iterable[Any], **more: Any) -> pytest.MarkDecorator:
    """`pytest.mark.parametrize(names, cases, **more)`, with all but `number` of the cases marked long.

    Those that stay are the first and others at even distances.
    """
    one = isinstance(names, str) and "," not in names
    sets = [case if isinstance(case, _Marked) else pytest.param(case) if one else pytest.param(*case) for case in cases]
    quick = [place for place, case in enumerate(sets) if not any(mark.name == "long" for mark in case.marks)]
    number = min(number, len(quick))
    stay = {quick[n * len(quick) // number] for n in range(number)}
    for place in set(quick) - stay:
        case = sets[place]
        sets[place] = pytest.param(*case.values, marks=[*case.marks, pytest.mark.long], id=case.id)
    return pytest.mark.parametrize(names, sets, **more)


def examples(number: int) -> int:
    """`number` of examples of a property in a long run, a third of them in an ordinary one."""
    return number if ALL else -(-number // 3)
