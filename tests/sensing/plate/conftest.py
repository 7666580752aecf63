from collections.abc import Iterator

import pytest
from tests.sensing.plate import plate_evening
from tests.shared import folder_of_run, once


@pytest.fixture(scope="session", autouse=True)
def specimens_are_set_up_once(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Set each specimen up once for all workers: it takes seconds."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(plate_evening, "set_up", once(folder_of_run(tmp_path_factory), plate_evening.set_up))
        yield
