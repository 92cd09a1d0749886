"""A kept game as one JSON object: who plays what, and every deed that was entered."""

from dataclasses import dataclass
from typing import Final

from paletti.rules.codec import house_from_plain, house_to_plain
from paletti.rules.forms import Malformed
from paletti.rules.notation import read_deed, write_deed
from paletti.rules.referee import NoSuchTable
from paletti.scorekeeping.session import Session

FORMAT: Final = "paletti-score"
VERSION: Final = 1


class NotKept(ValueError):
    """Something that is not a kept game. The message says what is wrong with it."""


@dataclass
class Sheet:
    """A game, the language it is kept in, and when it began."""

    session: Session
    lang: str
    began: str


def write_sheet(sheet: Sheet) -> dict[str, object]:
    """The sheet as a JSON object."""
    session = sheet.session
    return {
        "format": FORMAT,
        "version": VERSION,
        "lang": sheet.lang,
        "began": sheet.began,
        "over": session.state.over,
        "house": house_to_plain(session.house),
        "players": list(session.players),
        "first": session.first,
        "deeds": [write_deed(deed) for deed in session.deeds],
    }


def read_sheet(given: object, source: str) -> Sheet:
    """The sheet of a JSON object, with every deed judged again; raises NotKept, naming the source, if it is not one."""
    if not isinstance(given, dict) or given.get("format") != FORMAT:
        raise NotKept(f"{source} is no kept game")
    if given.get("version") != VERSION:
        raise NotKept(f"{source} was kept by another version of the score keeper")
    try:
        session = Session(house_from_plain(given["house"]), tuple(map(str, given["players"])), given["first"])
        lines = [str(line) for line in given["deeds"]]
        lang, began = str(given["lang"]), str(given["began"])
    except (KeyError, TypeError) as missing:
        raise NotKept(f"{source} is no kept game: {missing} is missing or wrong") from None
    except (Malformed, NoSuchTable, ValueError) as wrong:
        raise NotKept(f"{source} is no kept game: {wrong}") from None
    for number, line in enumerate(lines, start=1):
        try:
            refused = session.enter(read_deed(line))
        except Malformed as wrong:
            raise NotKept(f"{source}, entry {number}: {wrong}") from None
        if refused is not None:
            raise NotKept(f"{source}, entry {number}: {line!r} is refused by {refused.clause}")
    return Sheet(session, lang, began)
