"""`paletti referee`: judge scenario files by the rules; without a file, keep score at a wooden villa."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import yaml

from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases
from paletti.messages import Messages, messages
from paletti.messages.language import FALLBACK
from paletti.messages.sentences import refusal as sentence
from paletti.rules.codec import event_to_plain, refusal_to_plain
from paletti.rules.scenarios import Happened, NoScenario, Report, Scenario, read
from paletti.rules.scenarios import run as judge

_MOST_BYTES = 1_000_000  # a scenario is a page of text
_LONGEST_LINE = 500


class _Loader(yaml.SafeLoader):
    """A loader that refuses duplicate keys: the first one would be lost silently."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        seen = set()
        for key, _ in node.value:
            if isinstance(key, yaml.ScalarNode):
                if key.value in seen:
                    raise yaml.constructor.ConstructorError(
                        None, None, f"the key {key.value!r} comes twice", key.start_mark
                    )
                seen.add(key.value)
        return super().construct_mapping(node, deep)


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say = parser.say
    file = say("help-word-file")
    parser.add_argument("files", metavar=file, nargs="*", type=Path, help=say("help-referee-files"))
    parser.add_argument("--json", action="store_true", help=say("help-referee-json"))
    keeper = parser.add_argument_group(say("help-heading-keeper"))
    keeper.add_argument("--resume", metavar=file, help=say("help-referee-resume"))
    keeper.add_argument("--new", action="store_true", help=say("help-referee-new"))


def run(args: argparse.Namespace) -> int:
    """0 if every scenario holds, 1 if one fails, 2 if a file is not a scenario."""
    if not args.files:
        from paletti.keeper.app import keep_score
        from paletti.scorekeeping.sheet import NotKept

        try:
            return keep_score(args.lang, args.resume, fresh=args.new)
        except NotKept as problem:
            raise InEnglish(f"{problem}.") from None
    words = messages(args.lang)
    code = 0
    reports: list[dict[str, object]] = []
    for path in _files(args.phrases, args.files):
        try:
            scenario = _load(path)
        except NoScenario as problem:
            print(_line(f"paletti: {path}: {args.phrases.complain(problem)}"), file=sys.stderr)
            reports.append({"file": str(path), "error": str(problem)})
            code = 2
            continue
        report = judge(scenario)
        if report.failures:
            code = max(code, 1)
        reports.append(_plain(path, scenario, report))
        if not args.json:
            _print(words.at(scenario.house), path, scenario, report)
    if args.json:
        json.dump({"ok": code == 0, "files": reports}, sys.stdout, indent=2)
        print()
    return code


def _files(phrases: Phrases, given: list[Path]) -> Iterator[Path]:
    """The files to judge: a folder stands for the scenarios in it."""
    for path in given:
        if path.is_dir():
            inside = sorted(path.glob("*.yaml"))
            if not inside:
                raise BadInput(phrases.say("complaint-no-scenarios", folder=path))
            yield from inside
        else:
            yield path


def _load(path: Path) -> Scenario:
    """The scenario of a file; raises NoScenario, which says where the mistake is."""
    try:
        with path.open("rb") as file:
            raw = file.read(_MOST_BYTES + 1)
    except OSError as problem:
        raise NoScenario(f"cannot be read: {problem.strerror}") from None
    if len(raw) > _MOST_BYTES:
        raise NoScenario(f"longer than {_MOST_BYTES} bytes")
    try:
        data = yaml.load(raw.decode("utf-8"), _Loader)
    except UnicodeDecodeError as problem:
        raise NoScenario(f"byte {problem.start}: not text in UTF-8") from None
    except yaml.MarkedYAMLError as problem:
        what, mark = f"not YAML: {problem.problem or problem.context}", problem.problem_mark
        raise NoScenario(what if mark is None else f"line {mark.line + 1}, column {mark.column + 1}: {what}") from None
    except (yaml.YAMLError, ValueError, OverflowError, RecursionError) as problem:
        raise NoScenario(f"not YAML: {problem}") from None
    return read(data)


def _line(text: str) -> str:
    """The text as one line that every terminal can show, whatever a file or its name may hold."""
    shown = "".join(sign if sign.isprintable() else "?" for sign in text.replace("\n", " "))
    return shown if len(shown) <= _LONGEST_LINE else shown[:_LONGEST_LINE] + "…"


def _print(words: Messages, path: Path, scenario: Scenario, report: Report) -> None:
    passed, failed = words.say("referee-ok"), words.say("referee-failed")
    wide = max(len(passed), len(failed))
    if not report.failures:
        print(_line(f"{passed:{wide}}  {path}  {scenario.title}"))
        return
    for one in report.failures:
        sentence = words.say("referee-failure", step=one.step, what=one.what, expected=one.expected, got=one.got)
        print(_line(f"{failed:{wide}}  {path}: {sentence}{_why(words, report.happened)}"))


def _why(words: Messages, happened: tuple[Happened, ...]) -> str:
    """The sentence of the refusal that the scenario did not expect, if it ended with one."""
    refusal = happened[-1].refusal if happened else None
    return f" - {sentence(words, refusal)}" if refusal is not None else ""


def _plain(path: Path, scenario: Scenario, report: Report) -> dict[str, object]:
    english = messages(FALLBACK)  # JSON is the same in every language
    return {
        "file": str(path),
        "title": scenario.title,
        "ok": not report.failures,
        "failures": [
            {"step": failure.step, "what": failure.what, "expected": failure.expected, "got": failure.got}
            for failure in report.failures
        ],
        "steps": [
            {"step": step.step, "verb": step.what, "events": [event_to_plain(event) for event in step.events]}
            if step.refusal is None
            else {
                "step": step.step,
                "verb": step.what,
                "refused": {**refusal_to_plain(step.refusal), "sentence": sentence(english, step.refusal)},
            }
            for step in report.happened
        ],
    }
