"""`--edition` and house rules, for every command that takes them, and lists with commas or spaces."""

from collections.abc import Iterable
from typing import Final

from paletti.cli.failure import BadInput
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases
from paletti.rules.choices import Chosen
from paletti.rules.editions import EDITIONS

DEFAULT: Final = "de"
SPELLED: Final[dict[str, Chosen]] = {
    "yes": True,
    "true": True,
    "on": True,
    "no": False,
    "false": False,
    "off": False,
    "none": None,
}


def edition_argument(parser: Parser) -> None:
    """Declares the option for an edition."""
    help_text = parser.say("help-rules-edition", editions=" ".join(EDITIONS), default=DEFAULT)
    parser.add_argument("--edition", default=DEFAULT, metavar="X", help=help_text)


def house_argument(parser: Parser, option: str) -> None:
    """Declares the option for house rules: it can be given again, and takes several at once."""
    word = parser.say("help-word-rule")
    parser.add_argument(
        option, nargs="+", action="extend", default=[], metavar=(word, word), help=parser.say("help-rules-rule")
    )


def listed(words: Iterable[str]) -> list[str]:
    """The single words of a list, separated by spaces, commas or both."""
    return [one for word in words for one in word.replace(",", " ").split()]


def rules_of(phrases: Phrases, words: Iterable[str]) -> dict[str, Chosen]:
    """House rules from words like `few-columns=yes`."""
    found: dict[str, Chosen] = {}
    for rule in listed(words):
        name, mark, value = rule.partition("=")
        if not mark or not name:
            raise BadInput(phrases.say("complaint-house-form", given=repr(rule)))
        found[name.replace("-", "_")] = SPELLED[value.lower()] if value.lower() in SPELLED else _number(value)
    return found


def _number(value: str) -> Chosen:
    for kind in (int, float):
        try:
            return kind(value)
        except ValueError:
            continue
    return value
