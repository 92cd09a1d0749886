"""Finished games: kept, downloaded, uploaded, watched."""

from dataclasses import replace
from time import sleep
from typing import Any

import httpx
import msgspec
import pytest
from tests.server.served import Server

from paletti.physics.snapshot import Snapshot
from paletti.present.analysis import collapse_story
from paletti.present.film import film
from paletti.protocol.frames import Decoder, Moment
from paletti.table.entry import done_to_plain, to_plain
from paletti.table.forensics import HandThen, Story, Variation
from paletti.table.replay.file import Body, Replay, from_bytes, sealed, to_bytes
from paletti.testing.bombs import toppled


def split(data: bytes) -> list[bytes]:
    frames = []
    while data:
        length = int.from_bytes(data[:4], "little")
        frames.append(data[4 : 4 + length])
        data = data[4 + length :]
    return frames


def moments(frames: list[bytes]) -> list[Moment]:
    decoder = Decoder()
    return [decoder.decode(frame) for frame in frames]


def upload(server: Server, data: bytes) -> httpx.Response:
    return httpx.post(server.address + "/api/replays", content=data, timeout=60)


def test_an_uploaded_game_can_be_watched_and_downloaded_again(server: Server) -> None:
    replay = toppled()
    made = upload(server, to_bytes(replay))
    assert made.status_code == 201
    game = made.json()["game"]
    shown = server.get(f"/api/games/{game}").json()
    seen = moments(split(server.get(f"/api/games/{game}/frames").content))
    assert [chapter["entry"]["deed"] for chapter in shown["chapters"]] == [
        done_to_plain(entry.deed) for entry in replay.entries
    ]
    assert shown["chapters"][-1]["endFrame"] == len(seen)
    assert shown["outcome"]["facts"]["cause"] in ("Ann", "Ben")
    assert shown["lengthMs"] >= seen[-1].tick * 4
    assert server.get(f"/api/games/{game}.villa").content == to_bytes(replay)
    loads = server.get(f"/api/games/{game}/loads/1").json()["columns"]
    assert sum(load["newtons"] for load in loads.values()) > 0.5


def test_each_chapter_begins_with_a_key_frame_and_time_only_runs_forwards() -> None:
    shot = film("x", toppled())
    for chapter in shot.shown.chapters:
        told = moments(list(shot.frames[chapter.first_frame : chapter.end_frame]))
        assert told[0].tick * 4 == chapter.at_ms
        assert [moment.tick for moment in told] == sorted(moment.tick for moment in told)
        assert chapter.at_ms < chapter.until_ms
    throw = shot.shown.chapters[1]
    tumbling = moments(list(shot.frames[throw.first_frame : throw.end_frame]))
    assert {moment.places[-1] for moment in tumbling} == {0, 3}


def test_what_is_no_replay_is_refused_in_one_sentence(server: Server) -> None:
    good = to_bytes(toppled())
    for data in (b"", b"hello", good[:100], good[:-1] + b"x"):
        refused = upload(server, data)
        assert (refused.status_code, refused.json()["reason"]) == (422, "bad-replay")
        assert refused.json()["sentence"].endswith(".")


def changed(entry: int, **changes: Any) -> bytes:
    """The file of a game in which one entry says something else."""
    replay, entries = toppled(), [to_plain(entry) for entry in toppled().entries]
    entries[entry] = msgspec.structs.replace(entries[entry], **changes)
    return sealed(Body(replay.setup.to_json(), replay.engine, tuple(entries), ()))


@pytest.mark.parametrize(
    ("entry", "changes"),
    [
        (2, {"deed": {"deed": "fly"}}),
        (2, {"deed": {}}),
        (2, {"deed": {"deed": "choose", "by": "Ben", "colour": 3}}),
        (0, {"extra": {"levels": 5}}),
        (2, {"events": ({},)}),
        (0, {"state": b"no villa"}),
        (0, {"track": None}),
    ],
)
def test_a_file_that_no_table_wrote_is_refused_in_one_sentence(
    server: Server, entry: int, changes: dict[str, Any]
) -> None:
    refused = upload(server, changed(entry, **changes))
    assert (refused.status_code, refused.json()["reason"]) == (422, "bad-replay")
    assert refused.json()["sentence"].endswith(".")


def test_what_is_wrong_with_a_file_is_told_in_its_own_words(server: Server) -> None:
    refused = upload(server, changed(0, track=None))
    assert refused.json()["sentence"] == "The wood moved, and there is no picture of it."


def test_a_game_stays_with_the_engine_that_it_was_played_under(server: Server) -> None:
    played, older = toppled(), "mujoco 3.3.0"
    entries = [
        entry
        if entry.state is None
        else replace(
            entry, machine=f"{older}, x86-64", state=replace(Snapshot.from_bytes(entry.state), engine=older).to_bytes()
        )
        for entry in played.entries
    ]
    game = upload(server, to_bytes(Replay(played.setup, tuple(entries)))).json()["game"]
    assert from_bytes(server.get(f"/api/games/{game}.villa").content).engine == f"{older}, x86-64"
    refused = server.get(f"/api/games/{game}/collapse")
    assert (refused.status_code, refused.json()["reason"]) == (409, "other-engine")
    assert server.get(f"/api/games/{game}/loads/1").json()["columns"] == {}


def test_a_game_that_is_not_over_cannot_be_taken_home(server: Server) -> None:
    table, _ = server.make({"kind": "here", "name": "Ann"}, {"kind": "here", "name": "Ben"})
    assert server.get(f"/api/games/{table}.villa").json()["reason"] == "no-such-game"
    assert server.get("/api/games/nothing/frames").status_code == 404


def test_a_game_is_looked_at_again_with_progress(server: Server) -> None:
    game = upload(server, to_bytes(toppled())).json()["game"]
    seen = server.get(f"/api/games/{game}/analysis").json()
    whole = seen["whole"]
    while seen["analysis"] is None:
        assert 0 <= seen["done"] <= whole
        sleep(0.2)
        seen = server.get(f"/api/games/{game}/analysis").json()
    notes = seen["analysis"]["notes"]
    assert [note["version"] for note in notes] == list(range(1, whole + 1))
    assert 0.0 <= notes[-1]["chance"] <= 1.0


def test_the_story_of_a_collapse_travels_whole() -> None:
    hand = HandThen(newtons=2.5, speed_mm_s=80.0, stretch_mm=6.0)
    story = Story(
        9, "Ann", "red-hex", "blue", None, ("blue", "red-thick"), 1.2, 1.5, hand, (Variation("slower", 4, 3),)
    )
    shown = collapse_story(story)
    assert (shown.first_lost, shown.hand.speed_mm_s, shown.variations[0].stood) == (("blue", "red-thick"), 80.0, 3)
