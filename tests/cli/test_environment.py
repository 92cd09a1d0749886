"""Options that come from the environment or from a file."""

import argparse
from pathlib import Path

import pytest

from paletti.cli import serve
from paletti.cli.environment import from_environment, settings_argument
from paletti.cli.failure import BadInput
from paletti.cli.main import parser
from paletti.cli.phrases import phrases
from paletti.server.settings import Settings


def parsed(words: list[str], **environ: str) -> argparse.Namespace:
    known = argparse.ArgumentParser()
    known.add_argument("--port", type=int, default=1)
    known.add_argument("--new-a-minute", type=float, default=30.0)
    known.add_argument("--origin", action="append", default=[])
    known.add_argument("--behind-proxy", action="store_true")
    known.add_argument("--log", choices=("text", "json"), default="text")
    from_environment(known, environ)
    settings_argument(known, "FILE", "")
    return known.parse_args(words)


def test_every_option_may_come_from_the_environment() -> None:
    found = parsed(
        [], PALETTI_PORT="80", PALETTI_ORIGIN="https://a.example, https://b.example", PALETTI_BEHIND_PROXY="yes"
    )
    assert (found.port, found.origin, found.behind_proxy) == (80, ["https://a.example", "https://b.example"], True)
    assert parsed(["--port", "81"], PALETTI_PORT="80").port == 81


def test_a_file_wins_over_the_environment_and_what_follows_it_over_both(tmp_path: Path) -> None:
    file = tmp_path / "paletti.toml"
    file.write_text('port = 90\nnew-a-minute = 5\norigin = ["https://a.example"]\nbehind_proxy = true\n')
    found = parsed(["--settings", str(file), "--new-a-minute", "6"], PALETTI_PORT="80")
    assert (found.port, found.new_a_minute, found.origin, found.behind_proxy) == (90, 6.0, ["https://a.example"], True)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("prot = 90", "names? an option that is none: prot"),
        ('port = "many"', "port in .* cannot be 'many'"),
        ('behind-proxy = "perhaps"', "is yes or no"),
        ('log = "loud"', "one of text, json"),
        ("port", "no TOML"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "paletti.toml"
    file.write_text(text)
    with pytest.raises(BadInput, match=sentence):
        parsed(["--settings", str(file)])
    with pytest.raises(BadInput, match="cannot be read"):
        parsed(["--settings", str(tmp_path / "nowhere.toml")])
    with pytest.raises(BadInput, match="PALETTI_PORT cannot be 'many'"):
        parsed([], PALETTI_PORT="many")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--nodes", "0"], "numbers above zero"),
        (["--nodes", "3", "--tables", "2"], "at least one table"),
        (["--nodes", "2", "--node-address", "10.0.0.1:7642"], "either --nodes"),
        (["--node-address", "10.0.0.1"], "a host and a port"),
    ],
)
def test_nodes_that_cannot_be_are_refused_in_a_sentence(words: list[str], sentence: str, tmp_path: Path) -> None:
    read = parser("serve", phrases("en"))
    common = ["--host", "127.0.0.1", "--port", "0", "--database", str(tmp_path / "games.sqlite")]
    with pytest.raises(BadInput, match=sentence):
        serve.run(read.parse_args([*common, *words]))


@pytest.mark.parametrize(("tables", "nodes", "each"), [(200, 1, 200), (200, 3, 66), (3, 2, 1), (7, 7, 1)])
def test_all_nodes_of_a_machine_together_carry_no_more_tables_than_the_host_said(
    tables: int, nodes: int, each: int
) -> None:
    words = ["--tables", str(tables), "--nodes", str(nodes), "--database", "games.sqlite"]
    settings = serve.settings_of(parser("serve", phrases("en")).parse_args(words))
    assert settings.most_tables == each
    assert nodes * settings.most_tables <= tables


@pytest.mark.parametrize(("cores", "nodes", "each"), [(1, 1, 1), (2, 1, 2), (2, 2, 1), (8, 1, 2), (8, 4, 2), (8, 5, 1)])
def test_a_thought_has_two_cores_where_the_machine_has_two_for_each_process_that_thinks(
    cores: int, nodes: int, each: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "cores", lambda: cores)
    monkeypatch.setattr(Settings, "thinkers", max(1, cores // 2))
    words = ["--nodes", str(nodes), "--database", "games.sqlite"]
    settings = serve.settings_of(parser("serve", phrases("en")).parse_args(words))

    assert settings.cores_a_thought == each
