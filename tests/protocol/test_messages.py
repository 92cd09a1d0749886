"""Messages: tagged, closed, within limits; the page's types match them."""

import subprocess
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from paletti.bots.mind.strength import Strength
from paletti.protocol import words
from paletti.protocol.fromclient import Aim, Choose, FromClient, Grip, Hello, Objection, Ownership
from paletti.protocol.toclient import Seated, ToClient
from paletti.protocol.typescript import types, version
from paletti.rules import pieces
from paletti.rules.editions import EDITIONS
from paletti.rules.forms import forms
from paletti.rules.state import Stage
from paletti.table.entry import NOTED
from paletti.table.happenings import TroubleKind
from paletti.table.kit import STYLES
from paletti.table.setup import BY_HAND

decode = msgspec.json.Decoder(FromClient).decode


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (
            b'{"type":"hello","version":"1","owns":[{"seat":2,"secret":"s3cret-s"}]}',
            Hello("1", (Ownership(2, "s3cret-s"),)),
        ),
        (
            b'{"type":"grip","seat":0,"column":"red-hex","point":[0,0,0.03]}',
            Grip(0, "red-hex", (0.0, 0.0, 0.03)),
        ),
        (b'{"type":"aim","seat":1,"position":[0.1,0,0.2],"turn":0.5}', Aim(1, (0.1, 0.0, 0.2), 0.5)),
        (b'{"type":"object","seat":3}', Objection(3)),
        (b'{"type":"choose","seat":3,"colour":"red"}', Choose(3, "red")),
    ],
)
def test_a_message_reads_as_its_type_says(text: bytes, message: FromClient) -> None:
    assert decode(text) == message


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"[]",
        b'{"type":"topple"}',
        b'{"type":"object"}',
        b'{"type":"object","seat":8}',
        b'{"type":"object","seat":0,"secret":"x"}',
        b'{"type":"grip","seat":0,"column":"pink-thin-1","point":[0,0,0]}',
        b'{"type":"aim","seat":0,"position":[0,0,99]}',
        b'{"type":"aim","seat":0,"position":[0,0]}',
        b'{"type":"aim","seat":0,"position":[0,0,NaN]}',
        b'{"type":"say","phrase":"buy my things"}',
        b'{"type":"claim-seat","seat":0,"name":""}',
        b'{"type":"hello","version":"1","owns":[{"seat":0,"secret":"../../etc"}]}',
    ],
)
def test_a_message_out_of_bounds_is_refused(text: bytes) -> None:
    with pytest.raises(msgspec.MsgspecError):
        decode(text)


def test_the_words_are_the_rules_own() -> None:
    assert tuple(pieces.COLOURS) == words.COLOURS
    assert tuple(pieces.COLUMNS) == words.COLUMNS
    assert tuple(pieces.PLATEAUS) == words.PLATEAUS
    assert ("setup", *Stage) == words.GAME_PHASES
    assert tuple(TroubleKind) == words.TROUBLES[: len(TroubleKind)]
    assert tuple(NOTED) == words.NOTED
    assert set(EDITIONS) == set(words.EDITIONS)
    assert {*STYLES, BY_HAND} == set(words.LAYOUTS)
    assert tuple(Strength) == words.STRENGTHS
    assert {tuple(form.name for form in forms(noted)) for noted in NOTED.values()} == {("by", "piece")}


def test_each_word_list_is_its_type() -> None:
    pairs = {
        words.COLOURS: words.Colour,
        words.PLATEAUS: words.Plateau,
        words.EDITIONS: words.Edition,
        words.LAYOUTS: words.Layout,
        words.STRENGTHS: words.Strength,
        words.PLACES: words.FramePlace,
        words.TOOLS: words.Tool,
        words.PHRASES: words.Phrase,
        words.TROUBLES: words.Trouble,
    }
    assert all(get_args(alias) == names for names, alias in pairs.items())


def test_no_message_to_all_has_room_for_a_secret() -> None:
    bearing = [member for member in get_args(ToClient) if "secret" in member.__struct_fields__]
    assert bearing == [Seated]


def test_the_types_are_written_where_only_msgspec_is_installed(tmp_path: Path) -> None:
    source = Path(__file__).parents[2] / "src"
    site = Path(msgspec.__file__).parents[1]
    only_msgspec = tmp_path / "site"
    only_msgspec.mkdir()
    (only_msgspec / "msgspec").symlink_to(site / "msgspec")
    run = [sys.executable, "-S", "-m", "paletti.protocol.typescript", str(tmp_path / "out")]
    subprocess.run(run, check=True, env={"PYTHONPATH": f"{source}:{only_msgspec}"})
    written = {file.name: file.read_text() for file in (tmp_path / "out").iterdir()}
    assert set(written) == {
        *("card.ts", "editions.ts", "index.ts", "messages.ts", "product.ts", "referee.ts", "version.ts", "words.ts"),
    }
    assert types() in written["messages.ts"]
    assert f'"{version()}"' in written["version.ts"]
