"""The completion of a shell: the shell itself reads the script and answers."""

import shutil
import subprocess
from collections.abc import Callable

import pytest
from tests.cli.command_here import Run

ASK_BASH = """
{script}
COMP_WORDS=({words} "")
COMP_CWORD={count}
_shtab_palace
echo "${{COMPREPLY[@]}}"
"""


def offered_by_bash(script: str, words: str) -> list[str]:
    code = ASK_BASH.format(script=script, words=words, count=len(words.split()))
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, check=True, timeout=60)
    return done.stdout.split()


def test_bash_offers_commands_parts_and_settings(palace: Callable[..., Run]) -> None:
    script = palace("completion", "bash").stdout
    assert {"play", "config", "completion"} <= set(offered_by_bash(script, "palace"))
    assert {"show", "set", "path", "schema"} <= set(offered_by_bash(script, "palace config"))
    assert {"web.port", "box.arch"} <= set(offered_by_bash(script, "palace config set"))


@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_scripts_have_the_names_of_the_settings(palace: Callable[..., Run], shell: str) -> None:
    assert "web.port" in palace("completion", shell).stdout


@pytest.mark.long
@pytest.mark.parametrize("shell", ["zsh", "fish"])
def test_other_shells_read_their_script(palace: Callable[..., Run], shell: str) -> None:
    program = shutil.which(shell)
    if program is None:
        pytest.skip(f"{shell} is not installed")
    script = palace("completion", shell).stdout
    subprocess.run([program, "-n"], input=script, text=True, check=True, timeout=60)


def test_an_unknown_shell_is_refused(palace: Callable[..., Run]) -> None:
    done = palace("completion", "tcsh")
    assert (done.returncode, done.stdout) == (2, "")
    assert "fish" in done.stderr
