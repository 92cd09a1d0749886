"""All texts of the product, in five languages; may import the rules.

`messages` gives the words of a language; `event` and `refusal` put what happened, or why not, into words.
"""

from typing import TYPE_CHECKING

from paletti.facade import on_demand
from paletti.messages.language import choose_language, language_of_environment, languages

if TYPE_CHECKING:
    from paletti.messages.catalogue import Messages, MissingMessage, messages
    from paletti.messages.sentences import event, refusal

__all__ = [
    "Messages",
    "MissingMessage",
    "choose_language",
    "event",
    "language_of_environment",
    "languages",
    "messages",
    "refusal",
]

# The catalogue imports the rules, while `paletti --help` only needs a language and has to answer at once.
__getattr__ = on_demand(
    __name__, {"catalogue": ("Messages", "MissingMessage", "messages"), "sentences": ("event", "refusal")}
)
