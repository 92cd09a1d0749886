"""`paletti replay`: shows a kept game, verifies it, judges it again, tells its story, draws its villa."""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import TypedDict

from rich.console import Console
from rich.table import Table

from paletti.cli.analysis import analysed, analysis_lines, forensics, forensics_lines
from paletti.cli.failure import BadInput, InEnglish
from paletti.cli.parser import Parser
from paletti.cli.phrases import Phrases
from paletti.cli.progress import watched
from paletti.messages import Messages, messages
from paletti.messages.handbook import choice_value
from paletti.messages.sentences import enumeration
from paletti.messages.sentences import event as sentence
from paletti.messages.sentences import refusal as refused
from paletti.physics.settings import TICK_S
from paletti.rules.choices import CHOICES, Chosen
from paletti.rules.codec import event_to_plain
from paletti.rules.editions import EDITIONS, house
from paletti.rules.events import GameEnded
from paletti.table.drawing import to_png, to_svg
from paletti.table.entry import Entry, done_to_plain
from paletti.table.replay.file import BadReplay, Replay, load
from paletti.table.replay.rejudge import NoSuchGame, Rejudged, judge_again
from paletti.table.replay.scene import picture
from paletti.table.replay.verify import Differs, NotHere, Partly, Verification, Verified, verify
from paletti.table.setup import FIRST, GameSetup


def arguments(parser: Parser) -> None:
    """Declare the command's options."""
    say, editions = parser.say, " ".join(EDITIONS)
    file = say("help-word-file")
    parser.add_argument("file", type=Path, metavar=file, help=say("help-replay-file"))
    parser.add_argument("--verify", action="store_true", help=say("help-replay-verify"))
    parser.add_argument("--judge", metavar="X", help=say("help-replay-judge", editions=editions))
    parser.add_argument("--events", action="store_true", help=say("help-replay-events"))
    parser.add_argument("--picture", type=Path, metavar=file, help=say("help-replay-picture"))
    parser.add_argument("--at", type=int, metavar=say("help-word-deed"), help=say("help-replay-at"))
    parser.add_argument("--forensics", action="store_true", help=say("help-replay-forensics"))
    parser.add_argument("--analyse", action="store_true", help=say("help-replay-analyse"))
    parser.add_argument("--json", action="store_true", help=say("help-json"))


def run(args: argparse.Namespace) -> int:
    """Do what was asked for; 1 if the game does not verify or could not have gone on."""
    words = messages(args.lang)
    edition = _edition(words, args.judge)
    try:
        replay = load(args.file)
    except BadReplay as problem:
        raise InEnglish(str(problem)) from problem
    answer: dict[str, object] = {"game": _summary(replay)}
    console, code = Console(quiet=args.json, markup=False, emoji=False), 0
    asked = (args.verify, args.judge, args.events, args.picture, args.forensics, args.analyse)
    if not any(asked):
        console.print(_overview(words, args.file, replay))
    if args.verify:
        found_out = _verified(words, replay)
        answer["verify"] = _verification_json(found_out)
        console.print(_verification_line(args.phrases, words, found_out))
        code = 1 if isinstance(found_out, Differs) else code
    if edition is not None:
        judged = _judged(replay, edition)
        answer["judge"] = _judged_json(judged)
        console.print(_judged_lines(words.at(house(edition)), replay, judged), highlight=False)
    if args.events:
        answer["events"] = [
            {
                "version": entry.version,
                "deed": done_to_plain(entry.deed),
                "events": [event_to_plain(event) for event in entry.events],
            }
            for entry in replay.entries
        ]
        for entry in replay.entries:
            console.print(_story(words.at(replay.setup.rules()), entry), highlight=False)
    if args.picture is not None:
        answer["picture"] = _draw(args.phrases, words, replay, args.picture, args.at)
        console.print(words.say("replay-drawn", path=str(args.picture)))
    if args.forensics:
        found = forensics(words, replay)
        answer["forensics"] = None if found is None else found.to_json()
        console.print(forensics_lines(words.at(replay.setup.rules()), found), highlight=False)
    if args.analyse:
        looked_at = analysed(words, replay)
        answer["analysis"] = looked_at.to_json()
        console.print(analysis_lines(words.at(replay.setup.rules()), replay, looked_at), highlight=False)
    if args.json:
        print(json.dumps(answer, ensure_ascii=False, indent=2))
    return code


def _edition(words: Messages, edition: str | None) -> str | None:
    if edition is not None and edition not in EDITIONS:
        raise BadInput(words.say("rules-unknown-edition", given=edition, known=", ".join(EDITIONS)))
    return edition


class _Summary(TypedDict):
    """The game in a few figures, as `--json` prints them."""

    setup: dict[str, object]
    engine: str
    deeds: int
    hands_s: float
    over: bool
    winners: list[str] | None


def _summary(replay: Replay) -> _Summary:
    events = (event for entry in replay.entries for event in entry.events)
    ended = next((event for event in events if isinstance(event, GameEnded)), None)
    seconds = replay.entries[-1].ended * TICK_S if replay.entries else 0.0
    return {
        "setup": replay.setup.to_json(),
        "engine": replay.engine,
        "deeds": len(replay.entries),
        "hands_s": round(seconds, 1),
        "over": ended is not None,
        "winners": None if ended is None else list(ended.winners),
    }


def _overview(words: Messages, path: Path, replay: Replay) -> Table:
    figures, setup = _summary(replay), replay.setup
    table = Table(title=str(path), title_justify="left", show_header=False)
    winners = figures["winners"]
    for name, value in (
        (words.say("replay-players"), ", ".join(setup.players)),
        (
            words.say("replay-edition"),
            "; ".join(
                [words.say(f"edition-{setup.edition}")]
                + [_house_rule(words, setup, rule, chosen) for rule, chosen in setup.house.items()]
            ),
        ),
        (
            words.say("replay-set"),
            words.say("replay-set-named", name=setup.wood().name, serial=str(setup.serial), layout=setup.layout),
        ),
        (words.say("replay-deeds"), str(figures["deeds"])),
        (words.say("replay-hands"), f"{figures['hands_s']:.0f} s"),
        (words.say("replay-winner"), words.say("replay-unfinished") if winners is None else _winners(words, winners)),
        (words.say("replay-engine"), replay.engine),
    ):
        table.add_row(name, value)
    return table


def _house_rule(words: Messages, setup: GameSetup, rule: str, chosen: Chosen) -> str:
    if rule == FIRST:
        return f"{words.say('choice-begins')}: {setup.players[setup.first]}"
    return f"{words.say(f'choice-{CHOICES[rule].slug}')}: {choice_value(words, rule, chosen)}"


def _verified(words: Messages, replay: Replay) -> Verification:
    with watched() as progress:
        task = progress.add_task(words.say("replay-again"), total=len(replay.entries))
        return verify(replay, lambda deed: progress.update(task, completed=deed))


def _verification_json(found: Verification) -> dict[str, object]:
    match found:
        case Verified(deeds):
            return {"result": "verified", "deeds": deeds}
        case Partly(checked, unchecked, played, here):
            counts = {"checked": checked, "unchecked": unchecked}
            return {"result": "partly-verified", **counts, "played": played, "here": here}
        case Differs(deed, what):
            return {"result": "differs", "deed": deed, "what": what}
        case NotHere(played, here):
            return {"result": "cannot-be-verified-here", "played": played, "here": here, "reason": found.reason}


def _verification_line(phrases: Phrases, words: Messages, found: Verification) -> str:
    match found:
        case Verified(deeds):
            return words.say("replay-verified", deeds=deeds)
        case Partly(checked, unchecked, played, here):
            return words.say("replay-partly", checked=checked, unchecked=unchecked, played=played, here=here)
        case Differs(deed, what):
            return words.say("replay-differs", deed=deed, difference=what)
        case NotHere():
            return words.say("replay-not-here", because=phrases.complain(found.reason))


def _judged(replay: Replay, edition: str) -> Rejudged:
    try:
        return judge_again(replay, edition)
    except NoSuchGame as problem:
        raise InEnglish(str(problem)) from problem


def _judged_json(judged: Rejudged) -> dict[str, object]:
    return {
        "edition": judged.edition,
        "refused_at": judged.refused_at,
        "clause": None if judged.refusal is None else judged.refusal.clause.value,
        "reason": None if judged.refusal is None else judged.refusal.reason.value,
        "ended_at": judged.ended_at,
        "winners": None if judged.winners is None else list(judged.winners),
        "events": [
            {"version": version, "events": [event_to_plain(event) for event in events]}
            for version, events in judged.events
        ],
    }


def _judged_lines(words: Messages, replay: Replay, judged: Rejudged) -> str:
    lines = []
    played = {entry.version: tuple(entry.events) for entry in replay.entries}
    for deed, events in judged.events:
        otherwise = [event for event in events if event not in played[deed]]
        lines += [f"{deed:3}  {sentence(words, event)}" for event in otherwise]
    edition = words.say(f"edition-{judged.edition}")
    if judged.refusal is not None and judged.refused_at is not None:
        lines.append(f"{judged.refused_at:3}  {refused(words, judged.refusal)}")
        lines.append(words.say("replay-judged-refused", edition=edition, deed=judged.refused_at))
    elif judged.winners is None or judged.ended_at is None:
        lines.append(words.say("replay-judged-open", edition=edition))
    else:
        winners = _winners(words, judged.winners)
        lines.append(words.say("replay-judged-ended", edition=edition, deed=judged.ended_at, winners=winners))
    return "\n".join(lines)


def _winners(words: Messages, names: Sequence[str]) -> str:
    return enumeration(words, tuple(names)) or words.say("replay-nobody")


def _story(words: Messages, entry: Entry) -> str:
    return "\n".join(f"{entry.version:3}  {sentence(words, event)}" for event in entry.events)


def _draw(phrases: Phrases, words: Messages, replay: Replay, path: Path, at: int | None) -> dict[str, object]:
    deed = len(replay.entries) if at is None else at
    if not 0 <= deed <= len(replay.entries):
        raise BadInput(words.say("replay-no-deed", deeds=len(replay.entries), deed=deed))
    if path.suffix not in (".png", ".svg"):
        raise BadInput(words.say("replay-picture-kind"))
    sheet = picture(replay, deed, f"{deed}", lambda level: words.say("keeper-floor", level=level))
    try:
        path.write_bytes(to_png(sheet) if path.suffix == ".png" else to_svg(sheet).encode())
    except OSError as problem:
        raise BadInput(phrases.say("complaint-cannot-write", path=path, because=phrases.why(problem))) from problem
    return {"file": str(path), "deed": deed}
