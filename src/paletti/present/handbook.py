"""The rules as the page prints them."""

from collections.abc import Sequence

from paletti.messages.handbook import Difference, Handbook
from paletti.protocol import api


def handbook(book: Handbook) -> api.Handbook:
    """The handbook of one house."""
    return api.Handbook(
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
            api.HandbookSection(
                section.key,
                section.title,
                [
                    api.ClauseText(
                        str(entry.clause),
                        entry.text,
                        entry.own,
                        entry.house_rule,
                        entry.ruling,
                        [api.DrawnExample(one.example.key, one.caption, one.described) for one in entry.examples],
                    )
                    for entry in section.entries
                ],
            )
            for section in book.sections
        ],
    )


def comparison(lang: str, editions: Sequence[str], rows: Sequence[Difference]) -> api.Comparison:
    """Where editions differ."""
    found = [api.Difference(str(row.clause), list(row.choices), dict(row.texts)) for row in rows]
    return api.Comparison(lang, list(editions), found)
