"""Names that a package offers, each loaded from its module only when it is used."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def on_demand(package: str, modules: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """A `__getattr__` for a package: `modules` says which of its modules has which names."""
    module_of = {name: module for module, names in modules.items() for name in names}

    def fetched(name: str) -> object:
        if name not in module_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        value: object = getattr(import_module(f"{package}.{module_of[name]}"), name)
        return value

    return fetched
