"""Writes the page's TypeScript types: `python -m paletti.protocol.typescript OUTDIR`.

The build of the package runs it where only msgspec is installed. So it may only import that, the rules, the settings
of the wood, and plain lists.
"""

import hashlib
import re
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import get_args

import msgspec
from msgspec import inspect

from paletti.messages.language import FALLBACK, LANGUAGES, OWN_NAMES
from paletti.paint import PAINT
from paletti.physics import feel
from paletti.physics.settings import FRAME_TICKS, LIVE, LONGEST_KIT
from paletti.protocol import editions, framing, message, varint, words
from paletti.protocol.api import API
from paletti.protocol.fromclient import Deed, FromClient, Gesture, Matter
from paletti.protocol.sources import sources
from paletti.protocol.toclient import ALIVE_S, ToClient
from paletti.rules.choices import CHOICES, UNJUDGED
from paletti.rules.clauses import Clause
from paletti.rules.deeds import VERBS
from paletti.rules.editions import BEGINNERS_FEEL_MM, LONGEST_NAME
from paletti.rules.events import KINDS, SILENT
from paletti.rules.pieces import Column
from paletti.rules.reasons import Reason
from paletti.scorekeeping import card

UNIONS = {"Gesture": Gesture, "Deed": Deed, "Matter": Matter, "FromClient": FromClient, "ToClient": ToClient}
WORDS = ("COLOURS", "COLUMNS", "PLATEAUS", "PIECES", "EDITIONS", "LAYOUTS", "STRENGTHS", "PLACES", "TOOLS", "PHRASES")
ALIASES = (
    *("Colour", "Plateau", "Level", "Whereabouts", "Edition", "Layout", "Strength"),
    *("FramePlace", "Tool", "Phrase", "Verb", "Trouble", "ProblemReason", "GamePhase", "RoomStage"),
)
"""Words that are also types of their own on the page."""
ENUMS = (Column, Clause, Reason)
"""And such words of the rules."""
NUMBERS = {
    "FRAME_TICKS": FRAME_TICKS,
    "BASE": words.BASE,
    "NOTHING": words.NOTHING,
    **{
        name: getattr(framing, name)
        for name in ("STEP_M", "TURN_STEPS", "TICKS_A_SECOND", "HURRIED_FRAMES", "LED_WRAP_MS")
    },
    **{name: getattr(framing, name) for name in ("SLACK_STRAIN", "FIRM_STRAIN", "LOOSE_TENSION", "HEAVY_TENSION")},
    **{name: getattr(framing, name) for name in ("LEAST_IMPULSE_N_S", "LEAST_SLIDE_M_S")},
    **{name: getattr(framing, name) for name in ("KEY", "POSES", "PLACES", "HANDS", "CONTACTS", "RESTS")},
    **{name: getattr(framing, name) for name in ("FEW", "USUAL", "MORE", "TURN_WHOLE", "STEADY", "SAME", "LED")},
    **{name: getattr(varint, name) for name in ("TINY", "SMALL")},
}
FEELS = {"column": feel.COLUMN_FEEL, "plateau": feel.PLATEAU_FEEL, "hook": feel.HOOK_FEEL}
HAND = {
    "STEP_S": LIVE.step,
    "MASS_KG": feel.HAND_MASS_KG,
    **{name: getattr(feel, name) for name in ("SERVO_S", "LATE_S", "CONTROL_S", "FALL_M_S2")},
}
"""What the page needs to predict the movement of its own hand."""
Shaped = inspect.StructType | inspect.DataclassType
"""Types with fields, which become interfaces on the page."""
PARTS = ("editions", "messages", "product", "version", "words")
"""The files that every page needs; the score keeper fetches its own when it opens."""
HEAD = "// Made by paletti.protocol.typescript from the Python messages. Do not edit.\n\n"


def version() -> str:
    """The protocol's version: a digest of everything that both sides must agree on."""
    return hashlib.sha256((types() + constants()).encode()).hexdigest()[:12]


def types() -> str:
    """The TypeScript of every message and every part of one."""
    parts = (*API, editions.HouseChoice, editions.EditionPlayers)
    infos = inspect.multi_type_info([*get_args(FromClient), *get_args(ToClient), *parts])
    structs: dict[str, Shaped] = {}
    for info in infos:
        _collect(info, structs)
    out = [
        f"export type {name} = {' | '.join(_json(word) for word in get_args(getattr(words, name)))};"
        for name in ALIASES
    ]
    out += [f"export type {one.__name__} = {' | '.join(map(_json, one))};" for one in ENUMS]
    out += [_journal(), *(_interface(struct) for _, struct in sorted(structs.items()))]
    for name, union in UNIONS.items():
        out.append(f"export type {name} = {' | '.join(member.__name__ for member in get_args(union))};\n")
    return "\n".join(out)


def constants() -> str:
    """The TypeScript of the shared vocabulary, and of the numbers that frames are made with."""
    out = [f"export const {name} = {_json(getattr(words, name))} as const;" for name in WORDS]
    frame = ", ".join(f"{name}: {_json(value)}" for name, value in NUMBERS.items())
    out.append(f"export const FRAME = {{ {frame} }} as const;")
    feels = {
        name: {"stiffness": one.stiffness, "damping": one.damping, "maxForce": one.max_force}
        | {"turnStiffness": one.turn_stiffness, "turnDamping": one.turn_damping}
        for name, one in FEELS.items()
    }
    out.append(f"export const FEEL = {_json(feels)} as const;")
    out.append(f"export const HAND = {_json(HAND)} as const;")
    out.append(f"export const LONGEST_NAME = {LONGEST_NAME};")
    out.append("/** Characters that the file of a measured set may have. */")
    out.append(f"export const LONGEST_KIT = {LONGEST_KIT};")
    out.append("/** After this long without a message the server says that the line is open. */")
    out.append(f"export const ALIVE_S = {ALIVE_S};")
    silent = [kind for kind, event in KINDS.items() if event in SILENT]
    out.append("/** Events that need no line in a story. */")
    out.append(f"export const SILENT: readonly string[] = {_json(silent)};")
    return "\n".join([*out, ""])


def product() -> str:
    """The TypeScript of what page and terminal share but messages do not need: paint and languages."""
    return "\n".join(
        [
            f"export const PAINT = {_json(PAINT)} as const;",
            "/** What is painted: a column of somebody, a plateau, or what belongs to nobody. */",
            "export type Paint = keyof typeof PAINT;",
            f"export const LANGUAGES = {_json(LANGUAGES)} as const;",
            "export type Language = (typeof LANGUAGES)[number];",
            f"export const FALLBACK_LANGUAGE: Language = {_json(FALLBACK)};",
            "/** What a language calls itself; never translated, so that a lost reader finds the way home. */",
            f"export const OWN_NAMES: Readonly<Record<Language, string>> = {_json(OWN_NAMES)};",
            "",
        ]
    )


def houses() -> str:
    """The TypeScript of the editions: every choice of a house, and what each edition chooses."""
    value = "string | number | boolean | null"
    return "\n".join(
        [
            'import type { Edition, EditionPlayers, HouseChoice } from "./messages";\n',
            f"export const CHOICES: readonly HouseChoice[] = {_json(editions.choices())};",
            f"export const EDITION_DEFAULTS: Readonly<Record<Edition, Readonly<Record<string, {value}>>>> =",
            f"  {_json(editions.defaults())};",
            "export const EDITION_PLAYERS: Readonly<Record<Edition, EditionPlayers>> =",
            f"  {_json(editions.players())};",
            "/** What a game by this edition asks about before all others. */",
            "export const EDITION_QUESTIONS: Readonly<Record<Edition, readonly HouseChoice[]>> =",
            f"  {_json(editions.asked_first())};",
            "/** So far beginners may move a column before it is chosen, in millimetres (RULING-3). */",
            f"export const BEGINNERS_FEEL_MM = {BEGINNERS_FEEL_MM};",
            "",
        ]
    )


def cards() -> str:
    """The TypeScript of what the score keeper shows of a game, and of what it asks before."""
    structs: dict[str, Shaped] = {}
    _collect(inspect.type_info(card.CardView), structs)
    interfaces = [_interface(struct) for _, struct in sorted(structs.items())]
    used = sorted(name for name in ALIASES if any(re.search(rf"\b{name}\b", text) for text in interfaces))
    kept = [choice.slug for choice in CHOICES.values() if choice.name not in UNJUDGED]
    asked = [
        "/** The house rules that the score keeper of a wooden game asks for, where they matter. */",
        f"export const KEEPER_ASKS: readonly string[] = {_json(kept)};",
        "",
    ]
    return "\n".join([f'import type {{ {", ".join(used)} }} from "./messages";\n', *interfaces, *asked])


def referee() -> str:
    """The TypeScript that contains the score keeper's Python: the files that it imports, by their paths."""
    files = [f"../../../src/{file}" for file in sources(card.__name__)]
    glob = f'import.meta.glob({_json(files)}, {{ query: "?raw", import: "default", eager: true }})'
    return f"export const SOURCES: Readonly<Record<string, string>> = {glob};\n"


def _journal() -> str:
    """The types of deeds and events in their one JSON form, which the rules' own codec writes."""
    noted = "readonly by: string; readonly piece: string"
    deeds = [_tagged("deed", verb, cls) for verb, cls in VERBS.items()]
    deeds += [f'{{ readonly deed: "{verb}"; {noted} }}' for verb in words.NOTED]
    events = [_tagged("event", kind, cls) for kind, cls in KINDS.items()]
    return "\n".join(
        [
            "/** A deed as the journal has it, in the JSON form of docs/notation.md. */",
            f"export type StoryDeed = {' | '.join(deeds)};",
            "/** What followed from a deed, in the same form. `event` is the id of its sentence in the story. */",
            f"export type StoryEvent = {' | '.join(events)};",
            'export type EventKind = StoryEvent["event"];',
            "",
        ]
    )


def _tagged(tag: str, name: str, cls: type) -> str:
    """The type of one deed or event: its fields as the codec names them, beside the tag."""
    info = inspect.type_info(cls)
    assert isinstance(info, inspect.DataclassType)
    fields = (f"; readonly {field.encode_name}: {type_of(field.type)}" for field in info.fields)
    return f"{{ readonly {tag}: {_json(name)}{''.join(fields)} }}"


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _collect(info: inspect.Type, structs: dict[str, Shaped]) -> None:
    match info:
        case inspect.Metadata(type=inner):
            _collect(inner, structs)
        case inspect.StructType() | inspect.DataclassType():
            name = info.cls.__name__
            if name in structs:
                if structs[name].cls is not info.cls:
                    raise ValueError(f"Two structs are called {name}.")
                return
            structs[name] = info
            for field in info.fields:
                _collect(field.type, structs)
        case inspect.UnionType(types=members):
            for member in members:
                _collect(member, structs)
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            _collect(item, structs)
        case inspect.TupleType(item_types=items):
            for item in items:
                _collect(item, structs)
        case inspect.DictType(key_type=key, value_type=value):
            _collect(key, structs)
            _collect(value, structs)
        case _:
            pass


def _interface(struct: Shaped) -> str:
    # A struct without a docstring of its own would inherit its base's.
    said = struct.cls.__dict__.get("__doc__") or ""
    lines = [f"/** {said.strip()} */"] if said else []
    lines.append(f"export interface {struct.cls.__name__} {{")
    if isinstance(struct, inspect.StructType) and struct.tag_field is not None:
        lines.append(f"  readonly {struct.tag_field}: {_json(struct.tag)};")
    lines += [
        f"  readonly {field.encode_name}{'' if field.required else '?'}: {type_of(field.type)};"
        for field in struct.fields
    ]
    return "\n".join([*lines, "}", ""])


def type_of(info: inspect.Type) -> str:
    """The TypeScript of one type."""
    match info:
        case inspect.Metadata(extra={message.PAGE_TYPE: str(name)}):
            return name
        case inspect.Metadata(type=inner):
            return type_of(inner)
        case inspect.StructType(cls=cls) | inspect.DataclassType(cls=cls):
            return str(cls.__name__)
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType(values=values):
            return _one_of(values)
        case inspect.EnumType(cls=cls):
            return _one_of(tuple(member.value for member in cls))
        case inspect.UnionType(types=members):
            # int | float are one type on the page.
            return " | ".join(dict.fromkeys(type_of(member) for member in members))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            text = type_of(item)
            return f"readonly ({text})[]" if " " in text else f"readonly {text}[]"
        case inspect.TupleType(item_types=items):
            return f"readonly [{', '.join(type_of(item) for item in items)}]"
        case inspect.DictType(key_type=key, value_type=value):
            return f"Readonly<Record<{type_of(key)}, {type_of(value)}>>"
        case _:
            raise TypeError(f"The page has no type for {info!r}.")


def _one_of(values: Sequence[object]) -> str:
    """The type of a choice of words: one that has a name on the page as well, or the words themselves."""
    known = {name: get_args(getattr(words, name)) for name in ALIASES} | {one.__name__: tuple(one) for one in ENUMS}
    named = (name for name, meant in known.items() if set(meant) == set(values))
    return next(named, " | ".join(_json(value) for value in values))


def main(arguments: list[str]) -> int:
    if len(arguments) != 1:
        sys.stderr.write("usage: python -m paletti.protocol.typescript OUTDIR\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "messages.ts": types(),
        "words.ts": constants(),
        "version.ts": f"export const PROTOCOL_VERSION = {_json(version())};\n",
        "editions.ts": houses(),
        "card.ts": cards(),
        "product.ts": product(),
        "referee.ts": referee(),
        "index.ts": "".join(f'export * from "./{part}";\n' for part in PARTS),
    }
    for name, text in files.items():
        (folder / name).write_text(HEAD + text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
