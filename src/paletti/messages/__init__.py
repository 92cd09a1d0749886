"""Everything the product says, in five languages; may import the rules."""

from typing import TYPE_CHECKING, Any

from paletti.messages.language import choose_language, language_of_environment, languages

if TYPE_CHECKING:
    from paletti.messages.catalogue import Messages, MissingMessage, messages

__all__ = ["Messages", "MissingMessage", "choose_language", "language_of_environment", "languages", "messages"]


def __getattr__(name: str) -> Any:
    # The catalogue brings the rules along; `paletti --help` needs a language only, and has to answer at once.
    if name in __all__:
        from paletti.messages import catalogue

        return getattr(catalogue, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
