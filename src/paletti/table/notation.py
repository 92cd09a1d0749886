"""Deeds and events as plain data for the journal, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from paletti.rules.deeds import VERBS, Deed
from paletti.rules.events import KINDS, Event

_VERB = {kind: verb for verb, kind in VERBS.items()}
_KIND = {kind: name for name, kind in KINDS.items()}


def deed_to_json(deed: Deed) -> dict[str, Any]:
    """The deed as plain data, its verb under `verb`."""
    return {"verb": _VERB[type(deed)], **_plain(deed)}


def deed_from_json(plain: Mapping[str, Any]) -> Deed:
    """The deed that `deed_to_json` gave."""
    fields = {name: value for name, value in plain.items() if name != "verb"}
    return msgspec.convert(fields, VERBS[plain["verb"]])


def event_to_json(event: Event) -> dict[str, Any]:
    """The event as plain data, its kind under `kind`."""
    return {"kind": _KIND[type(event)], **_plain(event)}


def event_from_json(plain: Mapping[str, Any]) -> Event:
    """The event that `event_to_json` gave."""
    fields = {name: value for name, value in plain.items() if name != "kind"}
    return msgspec.convert(fields, KINDS[plain["kind"]])


def _plain(value: Deed | Event) -> dict[str, Any]:
    # Through JSON and back, so that what is told now equals what is read again later: lists, no tuples.
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(value))
    return plain
