"""What `mkdocs` does to our pages besides: it knows nothing of files outside docs/."""

import re

EXAMPLE = re.compile(r"\[`(examples/\w+\.py)`\]\((?:\.\./)+\1\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """The page with links to examples as plain names: on the site the file itself stands below."""
    return EXAMPLE.sub(r"`\1`", markdown)
