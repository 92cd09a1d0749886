"""The docs' pictures are taken by hand (`make pictures`); what they need of the wood is looked at here."""

from tests.browser.pictures import a_fall

from paletti.table.replay.file import from_bytes
from paletti.table.replay.verify import Verified, verify


def test_the_game_of_the_docs_film_ends_with_a_fall() -> None:
    replay = from_bytes(a_fall())
    assert isinstance(verify(replay), Verified)
