"""`paletti replay`: what it prints, and what it says about files that are no replays."""

import dataclasses
import json
import platform
import re
from pathlib import Path
from unicodedata import normalize

import pytest
from msgspec.structs import replace
from tests.table.replay_game import fallen_villa

from paletti.cli.main import main
from paletti.cli.phrases import phrases
from paletti.messages import languages, messages
from paletti.physics.snapshot import engine_version
from paletti.rules.pieces import LEVELS
from paletti.table.drawing.letters import strokes
from paletti.table.entry import done_from_plain
from paletti.table.machine import machine, system
from paletti.table.replay.file import load, replay_of, save
from paletti.table.replay.verify import COMPARED


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    path = tmp_path / "game.villa"
    save(fallen_villa(), path)
    return path


def test_an_overview_says_who_played_what(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept)]) == 0
    printed = capsys.readouterr().out
    for part in ("Ann, Ben, Cleo, Dan", "nobody", "mujoco"):
        assert part in printed


@pytest.mark.parametrize("lang", languages())
def test_the_story_is_told_in_every_language(kept: Path, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept), "--events", "--lang", lang]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) > 8
    assert any("Ann" in line for line in lines)


@pytest.mark.parametrize("lang", languages())
def test_the_overview_and_the_verdict_are_told_in_every_language(
    kept: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(kept), "--lang", lang]) == 0
    printed = capsys.readouterr().out
    assert all(messages(lang).say(f"replay-{label}") in printed for label in ("players", "edition", "set", "winner"))
    assert main(["replay", str(kept), "--lang", lang, "--judge", "us"]) == 0
    assert messages(lang).say("edition-us") in capsys.readouterr().out


@pytest.mark.parametrize("lang", languages())
def test_the_house_rules_of_a_game_are_named_in_every_language(
    tmp_path: Path, lang: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "200")
    game, path, say = fallen_villa(), tmp_path / "game.villa", messages(lang).say
    house = {"begins": "named", "breaking_off": "never", "first": 1}
    save(replay_of(replace(game.setup, house=house), game.entries), path)
    assert main(["replay", str(path), "--lang", lang]) == 0
    rules = [
        ("begins", say("choice-begins-named")),
        ("breaking-off", say("choice-breaking-off-never")),
        ("begins", "Ben"),
    ]
    told = "; ".join([say("edition-de"), *(f"{say(f'choice-{rule}')}: {chosen}" for rule, chosen in rules)])
    assert told in capsys.readouterr().out


def test_another_edition_is_asked_for_the_winner(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept), "--judge", "us", "--lang", "en"]) == 0
    assert "American edition: the game ends with deed" in capsys.readouterr().out


def test_json_holds_what_was_asked_for(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept), "--judge", "de", "--events", "--json"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["game"]["over"]
    assert printed["judge"]["winners"] == []
    entries = load(kept).entries
    told = [(one["version"], done_from_plain(one["deed"]), len(one["events"])) for one in printed["events"]]
    assert told == [(entry.version, entry.deed, len(entry.events)) for entry in entries]


@pytest.mark.parametrize("suffix", [".svg", ".png"])
def test_the_villa_is_drawn_at_any_deed(kept: Path, suffix: str) -> None:
    out = kept.with_name(f"villa{suffix}")
    assert main(["replay", str(kept), "--picture", str(out), "--at", "1"]) == 0
    data = out.read_bytes()
    assert data.startswith(b"\x89PNG\r\n\x1a\n" if suffix == ".png" else b"<svg")
    assert len(data) > 5000


@pytest.mark.parametrize("lang", languages())
def test_the_floors_of_a_picture_are_named_in_every_language(kept: Path, lang: str) -> None:
    out = kept.with_name("villa.svg")
    assert main(["replay", str(kept), "--picture", str(out), "--at", "0", "--lang", lang]) == 0
    before = re.findall(r"<text[^>]*>([^<]*)</text>", out.read_text())
    assert main(["replay", str(kept), "--picture", str(out), "--at", "1", "--lang", lang]) == 0
    words = re.findall(r"<text[^>]*>([^<]*)</text>", out.read_text())
    named = [messages(lang).say("keeper-floor", level=level) for level in ("base", "blue", "green", "yellow", "orange")]
    assert before == ["0", named[0]]
    assert [word for word in words if not re.fullmatch(r"[\d.]+", word)] == named


@pytest.mark.parametrize("lang", languages())
def test_every_letter_of_a_floors_name_can_be_drawn(lang: str) -> None:
    said = "".join(messages(lang).say("keeper-floor", level=level) for level in LEVELS)
    assert [letter for letter in said if not strokes(letter, (0.0, 0.0), 11)] == []


@pytest.mark.parametrize("letter", ["ü", "ё", "й"])
def test_a_mark_over_a_letter_is_drawn_above_it(letter: str) -> None:
    bare = normalize("NFD", letter)[0]
    marked, plain = strokes(letter, (0.0, 0.0), 11), strokes(bare, (0.0, 0.0), 11)
    assert marked[: len(plain)] == plain
    lowest_of_mark = max(y for line in marked[len(plain) :] for _, y in line)
    assert lowest_of_mark < min(y for line in plain for _, y in line)


@pytest.mark.parametrize("lang", languages())
def test_in_what_a_forged_game_differs_is_said_in_every_language(
    kept: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = fallen_villa()
    forged = dataclasses.replace(whole.entries[0], after="0" * 32)
    save(dataclasses.replace(whole, entries=(forged, *whole.entries[1:])), kept)
    assert main(["replay", str(kept), "--verify", "--lang", lang]) == 1
    wanted = messages(lang).say("replay-differs", deed=1, difference="after")
    assert capsys.readouterr().out.split() == wanted.split()


@pytest.mark.parametrize("lang", languages())
def test_each_difference_has_words_of_its_own(lang: str) -> None:
    said = {name: messages(lang).say("replay-differs", deed=1, difference=name) for name in (*COMPARED, "bytes")}
    assert len(set(said.values())) == len(said)
    assert [name for name, sentence in said.items() if f"({name})" in sentence] == []


@pytest.mark.parametrize("lang", languages())
def test_that_no_villa_came_down_is_told_in_every_language(
    kept: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = fallen_villa()
    save(dataclasses.replace(whole, entries=whole.entries[:-1]), kept)
    assert main(["replay", str(kept), "--forensics", "--lang", lang]) == 0
    assert capsys.readouterr().out.split() == messages(lang).say("forensics-none").split()


def test_verifying_a_replay_says_that_it_verified(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(kept), "--verify"]) == 0
    assert "to the bit" in capsys.readouterr().out


@pytest.fixture
def moved(tmp_path: Path) -> Path:
    """A game whose first deed was done on another kind of processor."""
    whole, path = fallen_villa(), tmp_path / "moved.villa"
    first = dataclasses.replace(whole.entries[0], machine=f"{engine_version()}, z80")
    save(dataclasses.replace(whole, entries=(first, *whole.entries[1:])), path)
    return path


@pytest.mark.parametrize("lang", languages())
def test_of_a_game_that_moved_it_is_told_how_many_deeds_were_checked(
    moved: Path, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(moved), "--verify", "--lang", lang]) == 0
    elsewhere = f"{engine_version()}, z80"
    wanted = messages(lang).say("replay-partly", checked=4, unchecked=1, played=elsewhere, here=machine())
    assert capsys.readouterr().out.split() == wanted.split()


def test_json_counts_what_was_checked_and_what_was_not(moved: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(moved), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verify"] == {
        "result": "partly-verified",
        "checked": 4,
        "unchecked": 1,
        "played": f"{engine_version()}, z80",
        "here": machine(),
    }


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> tuple[Path, str]:
    """A game played with our engine and processor under another system, and the name of that machine."""
    with monkeypatch.context() as patch:
        patch.setattr(platform, "system", lambda: "Windows")
        machine.cache_clear()
        system.cache_clear()
        played = machine()
    machine.cache_clear()
    system.cache_clear()
    whole, path = fallen_villa(), tmp_path / "elsewhere.villa"
    entries = (
        entry if entry.machine is None else dataclasses.replace(entry, machine=played) for entry in whole.entries
    )
    save(dataclasses.replace(whole, entries=tuple(entries)), path)
    return path, played


@pytest.mark.parametrize("lang", languages())
def test_a_game_of_another_system_cannot_be_verified_here_which_is_told_with_the_reason(
    elsewhere: tuple[Path, str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path, played = elsewhere
    assert main(["replay", str(path), "--verify", "--lang", lang]) == 0
    because = phrases(lang).say("complaint-replay-elsewhere", played=played, here=machine())
    assert capsys.readouterr().out.split() == messages(lang).say("replay-not-here", because=because).split()


def test_json_says_why_a_game_cannot_be_verified_here(
    elsewhere: tuple[Path, str], capsys: pytest.CaptureFixture[str]
) -> None:
    path, played = elsewhere
    assert main(["replay", str(path), "--verify", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["verify"] == {
        "result": "cannot-be-verified-here",
        "played": played,
        "here": machine(),
        "reason": f"it was played under {played}, and this is {machine()}",
    }


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--judge", "xx"], "There is no edition called xx"),
        (["--lang", "xx"], "There is no language called xx"),
        (["--picture", "villa.gif"], "a .png or a .svg file"),
        (["--picture", "villa.png", "--at", "99"], "not 99"),
        (["--picture", "/nowhere/at/all.svg"], "cannot be written"),
    ],
)
def test_bad_wishes_get_one_sentence(
    kept: Path, words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(kept), *words]) == 2
    printed = capsys.readouterr().err.strip()
    assert sentence in printed
    assert len(printed.splitlines()) == 1


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "is empty"),
        (b"hello", "not a replay of Villa Paletti"),
        (b"\x89VILLA\r\n\x01", "is cut short"),
    ],
)
def test_what_is_no_replay_gets_one_sentence(
    tmp_path: Path, data: bytes, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "none.villa"
    path.write_bytes(data)
    assert main(["replay", str(path), "--verify"]) == 2
    printed = capsys.readouterr().err.strip()
    assert sentence in printed
    assert len(printed.splitlines()) == 1


def test_a_file_that_is_not_there_gets_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(tmp_path / "nothing.villa")]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_brackets_in_a_name_are_shown_as_they_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = fallen_villa()
    named = replace(game.setup, players=("[red]Ann[/red]", ":smile:", "Cleo", "Dan"))
    path = tmp_path / "game.villa"
    save(replay_of(named, game.entries), path)
    assert main(["replay", str(path)]) == 0
    assert "[red]Ann[/red], :smile:, Cleo, Dan" in capsys.readouterr().out
