"""Keys: the letters of a language, and the same key on a keyboard that is set to other letters."""

from typing import Final

_LATIN: Final = "qwertyuiop[]asdfghjkl;'zxcvbnm,."
_RUSSIAN: Final = "йцукенгшщзхъфывапролджэячсмитьбю"
_SAME_KEY: Final = dict(zip(_LATIN, _RUSSIAN, strict=True)) | dict(zip(_RUSSIAN, _LATIN, strict=True))

ENTER: Final = "enter"


def meant(pressed: str, offered: tuple[str, ...]) -> str | None:
    """The offered key that was meant: the one pressed, or the one in its place on the other keyboard."""
    lower = pressed.lower()
    if lower in offered:
        return lower
    twin = _SAME_KEY.get(lower)
    return twin if twin in offered else None


def shown(key: str) -> str:
    """The key as it stands on the screen."""
    return "⏎" if key == ENTER else key
