"""The parser of a command in the reader's language: its headings, its help, its error messages."""

import argparse
from collections.abc import Iterable
from typing import NoReturn

from paletti.cli.failure import BadInput
from paletti.cli.phrases import Phrases
from paletti.messages.language import LANGUAGES


class Formatter(argparse.HelpFormatter):
    """Help whose first word is in the reader's language."""

    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog)
        self._word = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        """Begins the help; only the top of it has no prefix yet."""
        super().add_usage(usage, actions, groups, f"{self._word} " if prefix is None else prefix)


class Parser(argparse.ArgumentParser):
    """An argument parser in the reader's language, whose errors are one sentence."""

    def __init__(self, prog: str, phrases: Phrases, description: str = "help-about", **_inherited: object) -> None:
        say = phrases.say
        super().__init__(
            prog=prog,
            description=say(description),
            add_help=False,
            allow_abbrev=False,  # `--lang` is looked for before there is a parser
            formatter_class=lambda prog: Formatter(prog, say("help-usage")),
        )
        self.phrases = phrases
        self.say = say
        self._positionals.title = say("help-heading-arguments")
        self._optionals.title = say("help-heading-options")
        self.add_argument("-h", "--help", action="help", help=say("help-help"))
        languages = " ".join(LANGUAGES)
        self.add_argument("--lang", metavar="Y", default=phrases.lang, help=say("help-lang", languages=languages))

    def error(self, message: str) -> NoReturn:
        """BadInput in one sentence that says where to read more."""
        sentence = self.phrases.complain(message)
        sentence = sentence[:1].upper() + sentence[1:]
        raise BadInput(self.say("complaint-try", sentence=sentence, command=self.prog))
