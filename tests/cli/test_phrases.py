"""The commands' help and error messages in five languages."""

import argparse
import ast
import json
import os
from collections.abc import Iterator
from errno import EACCES, EEXIST, EISDIR, ENOENT, ENOSPC, ENOTDIR, EROFS
from pathlib import Path

import pytest

from paletti.cli.main import COMMANDS, main, overview, parser
from paletti.cli.phrases import COMPLAINT, PARTS, phrases, recognised
from paletti.messages import languages, messages

ROOT = Path(__file__).parents[2]
OTHERS = [lang for lang in languages() if lang != "en"]
# Words that are the same in both languages, or that belong to a format.
SAME = {
    "help-word-name",  # NAME
    "help-heading-arguments",
    "help-heading-options",
    "complaint-argument",
    "complaint-scenario-in-key",
    "complaint-kept-entry",
}
# The files, and the exceptions in them whose text a command shows to the user.
RAISED = {
    "rules/choices.py": ("ValueError",),
    "rules/editions.py": ("NoSuchHouse",),
    "rules/expectations.py": ("Unfit",),
    "rules/forms.py": ("Malformed",),
    "rules/referee.py": ("NoSuchTable",),
    "rules/scenarios.py": ("NoScenario",),
    "cli/admin.py": ("InEnglish",),
    "cli/environment.py": ("InEnglish",),
    "cli/referee.py": ("NoScenario",),
    "table/replay/file.py": ("BadReplay",),
    "table/forensics.py": ("OtherEngine",),
    "table/kit/wood.py": ("SetError", "ValueError"),
    "bots/arena/guest.py": ("BadGuest",),
    "jobs.py": ("NoCluster",),
    "storage/engine.py": ("StorageProblem",),
    "storage/store.py": ("StorageProblem",),
    "storage/migrate.py": ("StorageProblem",),
    "server/run.py": ("CannotListen",),
    "bench/bots/games.py": ("BadBench",),
    "keeper/store.py": ("NotKept",),
    "scorekeeping/sheet.py": ("NotKept",),
}


# What Python itself says: its argument parser, and the system's messages about files.
PYTHONS = (
    "argument --games: expected one argument",
    "expected one argument",
    "expected at least one argument",
    "invalid int value: 'x'",
    "invalid float value: 'x'",
    "invalid choice: 'x' (choose from 'a', 'b')",
    "unrecognized arguments: --x",
    "the following arguments are required: FILE",
    "ignored explicit argument 'x'",
    *(os.strerror(number).lower() for number in (ENOENT, EACCES, EISDIR, ENOTDIR, EEXIST, ENOSPC, EROFS)),
)
# What our own code puts together from parts.
PUT_TOGETHER = (
    "no such file",
    "line 1, column 2: not YAML: x",
    "the key 'x' comes twice",
    "there is no colour 'x'",
    "there is no column 'x'",
    "there is no level 'x'",
    "there is no plateau 'x'",
    "'x' is no whole number",
    "'x' is no yes or no",
    "column cannot be 'x', only a, b",
    "No villa with 3 plateaus was found for seed 7",
    "No such villa with 3 plateaus was found for seed 7",
    "Villas are laid out for 20 columns, this set has 4",
    "The set x has no red-hex: a game needs twenty columns and five plateaus",
    "The set x has red-hex out of place; the order is a, b",
    "This edition is for 2 to 4 players, not 1",
    "The serial number is a whole number from 1 to 9; seed and nerves are whole numbers from 0 to 99",
    "x cannot be read",
    "it was played under a, and this is b",
    "x is missing or wrong",
    "it ends the program",
    "step 3: a map is expected",
    "No finished game is kept under this link.",
    "‘paletti admin drain’ takes nothing more; see docs/hosting.md.",
    "‘paletti admin drain’ takes one name; see docs/hosting.md.",
    "‘paletti admin drain’ takes two names; see docs/hosting.md.",
)


@pytest.mark.parametrize("lang", languages())
def test_a_phrase_is_the_same_read_with_fluent_or_without(lang: str) -> None:
    spoken = phrases(lang)
    assert {key.partition("-")[0] for key in spoken.texts} == {"help", "complaint"}
    for key, text in spoken.texts.items():
        facts = dict.fromkeys(_facts(text), "x")
        assert spoken.say(key, **facts) == messages(lang).say(key, **facts)


@pytest.mark.parametrize("lang", languages())
def test_every_phrase_is_one_line_without_a_choice(lang: str) -> None:
    for part in PARTS:
        lines = (ROOT / f"src/paletti/messages/{lang}/{part}.ftl").read_text(encoding="utf-8").splitlines()
        assert [line for line in lines if line.startswith(" ")] == []
        assert len([line for line in lines if " = " in line and line[0] != "#"]) == len(
            [key for key in phrases(lang).texts if (key.startswith("help-")) == (part == "help")]
        )


@pytest.mark.parametrize("lang", OTHERS)
def test_no_phrase_is_left_in_english(lang: str) -> None:
    english = phrases("en").texts
    left = {key for key, text in phrases(lang).texts.items() if text == english[key]}
    assert left - SAME - {"help-word-folder"} == set()


@pytest.mark.parametrize("command", [None, *COMMANDS])
@pytest.mark.parametrize("lang", OTHERS)
def test_every_option_is_explained_in_the_reader_s_language(command: str | None, lang: str) -> None:
    here, english = (
        overview(phrases(one)) if command is None else parser(command, phrases(one)) for one in (lang, "en")
    )
    for mine, theirs in zip(_actions(here), _actions(english), strict=True):
        assert mine.help
        assert mine.help != theirs.help, mine.option_strings
    printed = here.format_help()
    assert phrases(lang).say("help-usage") in printed
    for word in ("usage:", "positional", "show this help", "default", "COMMAND ", "FILE", "FOLDER", "VALUE"):
        assert word not in printed


@pytest.mark.parametrize("command", COMMANDS)
def test_the_terminal_s_locale_chooses_the_language_of_the_help(
    command: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("PALETTI_LANG", raising=False)
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    for words in ([command, "--help"], ["--lang", "en", command, "--help"]):
        with pytest.raises(SystemExit):
            main(words)
    printed = capsys.readouterr().out
    assert printed.startswith("Aufruf: paletti")
    assert "\nusage: paletti" in printed


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["fly"], "BEFEHL: 'fly' gibt es nicht (zur Wahl stehen "),
        (["--nonsense"], "Unbekannte Angaben: --nonsense. Mehr sagt „paletti --help“."),
        (["rules", "--players", "many"], "--players: 'many' ist keine ganze Zahl. Mehr sagt „paletti rules --help“."),
        (["rules", "--rule", "nonsense=1"], "Die Hausregel 'nonsense' gibt es nicht."),
        (["rules", "--rule", "push-mm=900"], "push-mm ist eine Zahl von 0 bis 100, nicht 900."),
        (["rules", "--rule", "mode=random"], "Mode random verträgt sich nicht mit scoring seal."),
        (["replay"], "Diese Angaben fehlen: DATEI."),
        (["replay", "/nowhere.villa"], "/nowhere.villa lässt sich nicht lesen: Datei oder Ordner gibt es nicht."),
        (["arena", "--games", "0"], "In die Arena passen 1 bis 100000 Partien, nicht 0."),
        (["arena", "--bots", "novice"], "Diese Ausgabe spielt man zu 2 bis 4, nicht zu 1."),
        (["arena", "--bots", "nowhere_bot:A", "novice"], "nowhere_bot lässt sich nicht importieren: ModuleNotFound"),
        (["play", "--port", "0"], "Ein Port ist eine Zahl von 1 bis 65535."),
        (["admin", "drain", "--database", "x"], "„paletti admin drain“ verlangt einen Namen; siehe docs/hosting.md."),
        (["admin", "nodes", "--database", "/nowhere.db"], "Die Datenbank /nowhere.db gibt es nicht."),
        (["serve", "--settings", "/nowhere.toml"], "Die Einstellungen /nowhere.toml lassen sich nicht lesen."),
        (["referee", "/nowhere.yaml"], "/nowhere.yaml: lässt sich nicht lesen: Datei oder Ordner gibt es nicht"),
        (["referee", "--resume", "/nowhere.json"], "/nowhere.json lässt sich nicht lesen: Datei oder Ordner"),
    ],
)
def test_an_error_message_is_one_sentence_in_the_readers_language(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "de", *words]) == 2
    printed = capsys.readouterr().err
    assert printed.startswith(f"paletti: {sentence}")
    assert printed.count("\n") == 1


def test_a_sentence_without_a_translation_is_shown_as_it_is() -> None:
    assert phrases("ru").complain("The moon is made of cheese.") == "The moon is made of cheese."


def test_an_error_message_within_another_is_translated_too() -> None:
    assert phrases("de").complain("step 4: move: column cannot be 'x'") == "Schritt 4: move: column kann nicht 'x' sein"


@pytest.mark.parametrize("file", RAISED)
def test_every_sentence_that_a_command_may_pass_on_is_known(file: str) -> None:
    found = list(_raised(ROOT / "src/paletti" / file, RAISED[file]))
    assert found
    assert [one for one in found if recognised(one) is None] == []


def test_every_error_message_is_used() -> None:
    raised = [one for file, kinds in RAISED.items() for one in _raised(ROOT / "src/paletti" / file, kinds)]
    heard = {key for one in (*raised, *PYTHONS, *PUT_TOGETHER) for key in _heard(one)}
    sources = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "src/paletti/cli").glob("*.py"))
    said = {key for key in phrases("en").texts if f'"{key}"' in sources}
    assert {key for key in phrases("en").texts if key.startswith(COMPLAINT)} - heard - said == set()


def test_a_program_reads_the_same_in_every_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.yaml"
    bad.write_text("edition: dk\n")
    good = ROOT / "tests/scenarios/abort-5.yaml"
    printed = set()
    for lang in languages():
        main(["referee", "--json", "--lang", lang, str(good), str(bad)])
        out = capsys.readouterr().out
        assert json.loads(out)["ok"] is False
        printed.add(out)
    assert len(printed) == 1


def _heard(english: str) -> Iterator[str]:
    """The ids of an error message and of those within it."""
    found = recognised(english)
    if found is not None:
        yield found[0]
        for fact in found[1].values():
            yield from _heard(fact)


def _facts(text: str) -> list[str]:
    return [part.partition(" }")[0] for part in text.split("{ $")[1:]]


def _actions(made: argparse.ArgumentParser) -> list[argparse.Action]:
    commands = [one for one in made._actions if isinstance(one, argparse._SubParsersAction)]
    named = [choice for one in commands for choice in one._choices_actions]
    shown = [one for one in made._actions if one not in commands and one.help != argparse.SUPPRESS]
    return shown + named


def _raised(file: Path, kinds: tuple[str, ...]) -> Iterator[str]:
    """Every sentence that the file raises with one of these exceptions; `7` stands for each value filled in."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        made = node.exc if isinstance(node, ast.Raise) else None
        if not isinstance(made, ast.Call) or not isinstance(made.func, ast.Name) or made.func.id not in kinds:
            continue
        (said,) = made.args
        if isinstance(said, ast.Constant):
            yield str(said.value)
        elif isinstance(said, ast.JoinedStr) and not _adjacent(said):
            yield "".join(str(part.value) if isinstance(part, ast.Constant) else "7" for part in said.values)


def _adjacent(said: ast.JoinedStr) -> bool:
    """Whether two values stand next to each other with only a few words between them: PUT_TOGETHER has these."""
    words = [str(part.value).strip() for part in said.values if isinstance(part, ast.Constant)]
    return words in (["there is no"], ["is no"]) or "".join(words) in (":", "there is no", "cannot be")
