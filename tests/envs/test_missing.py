"""Someone who has not installed the extra gets one sentence about it."""

import sys
from importlib import import_module

import pytest


@pytest.mark.parametrize("package", ["gymnasium", "pettingzoo"])
def test_a_missing_package_is_named_with_what_to_install(package: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name == "paletti.envs" or name.startswith("paletti.envs.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, package, None)

    with pytest.raises(ModuleNotFoundError) as raised:
        import_module("paletti.envs")

    advice = "pip install 'villa-paletti[research]'"
    assert str(raised.value) == f"paletti.envs needs {package}, which is not installed: {advice}"
