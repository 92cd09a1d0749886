"""`paletti replay --forensics` and `--analyse`: how a villa came down, and what could have been."""

from paletti.bots.study.analysis import Analysis, Note, ObjectionSeen, analyse
from paletti.cli.failure import InEnglish
from paletti.cli.progress import watched
from paletti.messages import Messages, pieces
from paletti.messages.sentences import capital
from paletti.physics import cores
from paletti.rules.pieces import PLATEAUS, Column
from paletti.table.forensics import TRIES, Story, tell
from paletti.table.replay.file import OtherEngine, Replay


def forensics(words: Messages, replay: Replay) -> Story | None:
    """How the villa came down, with progress; None if it did not."""
    try:
        with watched() as progress:
            task = progress.add_task(words.say("forensics-tries"), total=TRIES)
            return tell(replay, progress=lambda done, total: progress.update(task, completed=done, total=total))
    except OtherEngine as problem:
        raise InEnglish(str(problem)) from problem


def forensics_lines(words: Messages, story: Story | None) -> str:
    """How the villa came down, for a terminal."""
    if story is None:
        return words.say("forensics-none")
    hand, lost_s, breaks_s = story.hand, f"{story.lost_s:.2f}", f"{story.breaks_s:.2f}"
    lines = [words.say("forensics-deed", deed=story.version, by=story.by, piece=_piece(words, story.piece))]
    if story.carried is not None:
        lines.append(capital(words.say("forensics-carried", upper=_piece(words, story.carried))))
    if story.first_lost is None:
        lines.append(words.say("forensics-lost-none", seconds=lost_s))
    else:
        upper, lower = (_piece(words, name) for name in story.first_lost)
        lines.append(capital(words.say("forensics-lost", upper=upper, lower=lower, seconds=lost_s)))
    if story.plateau is None:
        lines.append(words.say("forensics-ruin", seconds=breaks_s))
    else:
        lines.append(words.say("forensics-went", upper=_piece(words, story.plateau), seconds=breaks_s))
    figures = {"newtons": hand.newtons, "speed": hand.speed_mm_s, "stretch": hand.stretch_mm}
    lines.append(words.say("forensics-hand", **{name: f"{figure:.1f}" for name, figure in figures.items()}))
    lines += [
        words.say("forensics-stood", way=words.say(f"forensics-way-{one.name}"), stood=one.stood, tries=one.tries)
        for one in story.variations
    ]
    if not story.variations:
        lines.append(words.say("forensics-put-back"))
    return "\n".join(lines)


def analysed(words: Messages, replay: Replay) -> Analysis:
    """The analysis of the game, with progress."""
    with watched() as progress:
        task = progress.add_task(words.say("analysis-again-progress"), total=len(replay.entries))
        return analyse(replay, lambda done, whole: progress.update(task, completed=done, total=whole), cores())


def analysis_lines(words: Messages, replay: Replay, looked_at: Analysis) -> str:
    """A line for every deed that had a chance or turned the game, for a terminal."""
    notes = [note for note in looked_at.notes if note.chance is not None or note.turning_point]
    lines = [_note_line(words, replay, note) for note in notes]
    lines += [_objection_line(words, seen) for seen in looked_at.objections]
    if looked_at.hopeless_since is not None:
        lines.append(words.say("analysis-line-hopeless", deed=looked_at.hopeless_since))
    lines = lines or [words.say("analysis-line-nothing")]
    if not looked_at.exact:
        lines.insert(0, words.say("analysis-line-about", engine=replay.engine))
    return "\n".join(lines)


def _note_line(words: Messages, replay: Replay, note: Note) -> str:
    who = words.say("analysis-line-all") if note.seat is None else replay.setup.players[note.seat]
    ends = f" ({words.say(f'analysis-ends-{note.ends}')})" if note.ends else ""
    chance = "" if note.chance is None else f", {_chance(words, note.chance)}"
    better = "".join(f"; {_way(words, other.what)} {other.chance:.0%}" for other in note.alternatives)
    turning = f" ({words.say('analysis-line-turning')})" if note.turning_point else ""
    return f"{note.version:3}  {who}: {_way(words, note.what)}{ends}{chance}{better}{turning}"


def _objection_line(words: Messages, seen: ObjectionSeen) -> str:
    proof = "" if seen.column is None else f": {_piece(words, seen.column)}"
    kind = words.say("analysis-line-objection", kind=seen.kind)
    return f"{seen.version:3}  {kind}{proof}, {_chance(words, seen.chance)}"


def _chance(words: Messages, chance: float) -> str:
    return words.say("analysis-line-chance", chance=f"{chance:.0%}")


def _way(words: Messages, what: str) -> str:
    """What was done or could have been, in a word or two: `move red-hex`, `object with red-hex`, `give up`, `apply`."""
    verb, *rest = what.split()
    column = next((_short(words, name) for name in rest if name in list(Column)), "")
    match verb:
        case "move":
            return column
        case "prove" | "object":
            return words.say("analysis-way-prove", column=column) if column else words.say("analysis-way-object")
        case "take-out" | "leave":
            return words.say(f"analysis-way-{verb}", column=column)
        case "apply" | "consent" | "pass" | "lay" | "waive":
            return words.say(f"analysis-way-{verb}")
        case "give" | "give-up":
            return words.say("analysis-way-give-up")
        case _:
            return words.say("analysis-way-choose")


def _short(words: Messages, name: str) -> str:
    return words.say("column-short", **pieces.column_arguments(Column(name)))


def _piece(words: Messages, name: str) -> str:
    return pieces.plateau(words, name) if name in list(PLATEAUS) else pieces.column(words, name)
