"""A game through the server: everybody sees the same, whatever happens."""

from tests.server.players import FOUR, TWO_APART, choose_colours, take_in_hand, topple
from tests.server.served import Server

from paletti.protocol.words import PIECES


def test_two_pages_and_a_spectator_see_the_same_game_to_its_end(server: Server) -> None:
    table, owns = server.make(*TWO_APART)
    ann, ben, watcher = server.page(table, owns), server.page(table), server.page(table)
    ben.say("claim-seat", seat=1, name="Ben")
    mine = ben.hear("seated")
    view = choose_colours(ann, {1: ben})
    topple(ben if view["acting"] == [1] else ann, view)
    for page in (ann, ben, watcher):
        page.hear("over") if not any(told["type"] == "over" for told in page.told) else None
    hashes = [
        [(told["version"], told["hash"]) for told in page.told if told["type"] in ("snapshot", "judged")]
        for page in (ann, ben, watcher)
    ]
    assert set(hashes[1]) <= set(hashes[0])
    assert hashes[0] == hashes[2]
    over = next(told for told in watcher.told if told["type"] == "over")
    assert over["outcome"]["winners"] == []
    assert over["forensics"]["cause"] == view["acting"][0]
    ends = [page.moments[-1].poses for page in (ann, watcher)]
    assert ends[0] == ends[1]
    # The same people play again, each with a new secret.
    ann.say("rematch", seat=0)
    ann.hear("room", where=lambda message: message["rematch"] == [0])
    ben.say("rematch", seat=1)
    invited = ben.hear("rematched")
    assert [own["seat"] for own in invited["owns"]] == [1]
    assert invited["owns"][0]["secret"] != mine["secret"]
    assert ann.hear("rematched")["table"] == invited["table"]
    again = server.page(invited["table"], invited["owns"])
    assert again.hear("welcome")["seats"] == [1]
    assert again.hear("snapshot")["view"]["phase"] == "colours"
    for page in (ann, ben, watcher, again):
        page.close()


def test_a_socket_lost_in_mid_draw_finds_the_column_still_in_hand(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    view = choose_colours(page)
    attempt = take_in_hand(page, view)
    seat, column = attempt["seat"], attempt["piece"]
    page.hear("mark")
    page.line.close_socket()
    again = server.page(table, owns)
    snapshot = again.hear("snapshot")
    assert snapshot["attempt"] == attempt
    moment = again.watch(lambda moment: bool(moment.hands))
    assert PIECES[moment.hands[0].piece] == column
    again.say("put-back", seat=seat)
    judged = again.hear("judged")
    assert judged["entry"]["deed"]["deed"] == "feel"  # it was not moved, so nothing happened
    assert judged["view"]["locked"] == []
    again.close()


def test_a_refusal_goes_to_the_seat_that_asked_and_names_its_clause(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page, watcher = server.page(table, owns), server.page(table)
    page.hear("snapshot")
    page.say("apply", seat=2)
    refusal = {"clause": "COLOUR-1", "reason": "colours-first", "facts": {"player": "Ann"}}
    assert page.hear("refused") == {
        "type": "refused",
        "seat": 2,
        "what": "apply",
        "refusal": {**refusal, "also": ["COLOUR-2", "MOVE-1"]},
    }
    page.say("say", phrase="sorry")
    watcher.hear("said")
    assert "refused" not in [told["type"] for told in watcher.told]
    page.close()
    watcher.close()


def test_silence_for_the_objection_time_is_consent(server: Server) -> None:
    table, owns = server.make(*FOUR, objectionS=1)
    page = server.page(table, owns)
    view = choose_colours(page)
    seat = view["acting"][0]
    page.say("apply", seat=seat)
    asked = page.hear("judged")
    assert asked["view"]["acting"] == [other for other in range(4) if other != seat]
    countdown = page.hear("countdown")
    assert (countdown["what"], countdown["ofMs"]) == ("objection", 1000)
    assert page.hear("judged")["view"]["phase"] == "lay"
    page.close()


def test_on_one_device_nobody_is_hurried(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    view = choose_colours(page)
    seat = view["acting"][0]
    page.say("apply", seat=seat)
    page.hear("judged")
    for other in range(4):
        if other != seat:
            page.say("consent", seat=other)
            judged = page.hear("judged")
    assert judged["view"]["phase"] == "lay"
    assert "countdown" not in [told["type"] for told in page.told]
    page.close()


def test_a_turn_clock_that_runs_out_ends_the_turn(server: Server) -> None:
    table, owns = server.make(*FOUR, clockS=1)
    page = server.page(table, owns)
    view = choose_colours(page)
    judged = page.hear("judged")
    assert judged["entry"]["deed"]["deed"] == "time-up"
    following = (view["turn"] + 1) % 4
    assert judged["view"]["turn"] == following
    page.hear("countdown", where=lambda message: message["seat"] == following)
    clocks = [(told["seat"], told["leftMs"] is None) for told in page.told if told["type"] == "countdown"]
    assert clocks == [(view["turn"], False), (view["turn"], True), (following, False)]
    page.close()


def test_who_stays_away_is_dropped_by_the_others_vote(server: Server) -> None:
    table, owns = server.make(*FOUR[:2], {"kind": "link", "name": "Cleo"})
    page, cleo = server.page(table, owns), server.page(table)
    cleo.say("claim-seat", seat=2, name="Cleo")
    secret = cleo.hear("seated")
    view = choose_colours(page, {2: cleo})
    page.say("vote", seat=0, absent=2, choice="drop")
    assert page.hear("sorry")["reason"] == "not-now"
    cleo.close()
    page.hear("room", where=lambda message: not message["seats"][2]["present"])
    page.say("vote", seat=0, absent=2, choice="drop")
    page.hear("room", where=lambda message: message["ballots"])
    page.say("vote", seat=1, absent=2, choice="drop")
    judged = page.hear("judged")
    assert judged["entry"]["deed"]["deed"] == "leave"
    assert judged["view"]["players"][2]["gone"] is True
    assert judged["view"]["acting"] != [2]
    late = server.page(table, [secret])
    assert late.hear("welcome")["seats"] == []
    late.close()
    page.close()
    assert view["players"][2]["gone"] is False


def test_reach_and_loads_are_told_on_request_and_newtons_only_in_practice(server: Server) -> None:
    table, owns = server.make(*FOUR)
    page = server.page(table, owns)
    page.hear("snapshot")
    page.say("ask-reach", column="red-thick")
    reach = page.hear("reach")
    assert reach["column"] == "red-thick"
    page.say("ask-loads")
    loads = page.hear("loads")["columns"]
    assert len(loads) == 20
    assert {load["newtons"] for load in loads.values()} == {None}
    assert {load["hint"] for load in loads.values()} <= {"loose", "light", "heavy"}
    page.close()
