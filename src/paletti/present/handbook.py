"""The rules as the page prints them."""

from collections.abc import Sequence

from paletti.messages import handbook as books
from paletti.protocol.api import ClauseText, Comparison, Difference, Handbook, HandbookSection


def handbook(book: books.Handbook) -> Handbook:
    """The handbook of one house."""
    return Handbook(
        lang=book.lang,
        edition=book.edition,
        players=book.players,
        title=book.title,
        subtitle=book.subtitle,
        about=book.about,
        story=book.story,
        aim=book.aim,
        ways=book.ways,
        sections=[
            HandbookSection(
                section.key,
                section.title,
                [
                    ClauseText(str(entry.clause), entry.text, entry.own, entry.house_rule, entry.ruling)
                    for entry in section.entries
                ],
            )
            for section in book.sections
        ],
    )


def comparison(lang: str, editions: Sequence[str], rows: Sequence[books.Difference]) -> Comparison:
    """Where editions differ."""
    found = [Difference(str(row.clause), list(row.choices), dict(row.texts)) for row in rows]
    return Comparison(lang, list(editions), found)
