"""What `mkdocs` does to our pages besides: it knows nothing of files outside docs/."""

import re

SHOWN = re.compile(r"\[`((?:examples|deploy)/[\w.]+)`\]\((?:\.\./)+\1\)")


def on_page_markdown(markdown: str, **_: object) -> str:
    """The page with links to files that it shows as plain names: on the site the file itself stands below."""
    return SHOWN.sub(r"`\1`", markdown)
