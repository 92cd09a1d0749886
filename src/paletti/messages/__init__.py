"""Everything the product says, in five languages; may import the rules."""

from paletti.messages.catalogue import Messages, MissingMessage, messages
from paletti.messages.language import choose_language, language_of_environment, languages

__all__ = ["Messages", "MissingMessage", "choose_language", "language_of_environment", "languages", "messages"]
