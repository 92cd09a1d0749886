"""Options of a command from the environment and from a file. The command line comes last and wins."""

import argparse
import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from paletti.cli.failure import InEnglish

PREFIX: Final = "PALETTI_"
TRUE, FALSE = ("1", "yes", "true", "on"), ("0", "no", "false", "off", "")


def from_environment(parser: argparse.ArgumentParser, environ: Mapping[str, str]) -> None:
    """Takes every option's default from its variable: `--new-a-minute` from PALETTI_NEW_A_MINUTE; lists by commas."""
    for action in _options(parser):
        given = environ.get(PREFIX + action.dest.upper())
        if given is not None:
            parser.set_defaults(**{action.dest: _value(action, given, PREFIX + action.dest.upper())})


def settings_argument(parser: argparse.ArgumentParser, word: str, help_text: str) -> None:
    """Declares `--settings`; what follows it on the command line wins over what the file says."""
    parser.add_argument("--settings", action=_Settings, type=Path, metavar=word, help=help_text)


class _Settings(argparse.Action):
    def __call__(
        self,
        parser: argparse.ArgumentParser,
        namespace: argparse.Namespace,
        values: str | Sequence[Any] | None,
        option_string: str | None = None,
    ) -> None:
        file = Path(str(values))
        try:
            options = tomllib.loads(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeError) as problem:
            raise InEnglish(f"The settings {file} cannot be read.") from problem
        except tomllib.TOMLDecodeError as problem:
            raise InEnglish(f"The settings {file} are no TOML: {problem}.") from problem
        known = {action.dest.replace("_", "-"): action for action in _options(parser)}
        for name, value in options.items():
            action = known.get(name.replace("_", "-"))
            if action is None:
                raise InEnglish(f"The settings {file} name an option that is none: {name}.")
            setattr(namespace, action.dest, _value(action, value, f"{name} in {file}"))
        setattr(namespace, self.dest, file)


def _options(parser: argparse.ArgumentParser) -> list[argparse.Action]:
    """The options that may be set elsewhere."""
    return [
        action
        for action in parser._actions  # argparse has no other way to ask for them
        if action.option_strings
        and action.help != argparse.SUPPRESS
        and action.dest not in ("help", "settings", "lang")
    ]


def _value(action: argparse.Action, given: Any, where: str) -> Any:
    if action.nargs == 0:  # a switch
        word = str(given).lower()
        if word not in (*TRUE, *FALSE):
            raise InEnglish(f"{where} is yes or no, not {given!r}.")
        return word in TRUE
    if isinstance(action.default, list):
        return given if isinstance(given, list) else [part.strip() for part in str(given).split(",") if part.strip()]
    kind = action.type if callable(action.type) else str
    try:
        value = kind(str(given))
    except ValueError:
        raise InEnglish(f"{where} cannot be {given!r}.") from None
    if action.choices is not None and value not in action.choices:
        raise InEnglish(f"{where} is one of {', '.join(map(str, action.choices))}, not {given!r}.")
    return value
