"""The package's public surface: every promised name is there, and settings can be read without loading the engine."""

import subprocess
import sys

import pytest

import paletti.physics


@pytest.mark.parametrize("name", paletti.physics.__all__)
def test_every_promised_name_is_there(name: str) -> None:
    assert getattr(paletti.physics, name) is not None


def test_a_name_that_is_not_there_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'nonsense'"):
        _ = paletti.physics.nonsense


def test_a_setting_is_read_without_loading_the_engine() -> None:
    check = "import sys; from paletti.physics import LIVE; assert LIVE.step and 'mujoco' not in sys.modules"
    subprocess.run([sys.executable, "-c", check], check=True)
