import re
from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from tests.rules.games import differences

from paletti.messages import languages, messages
from paletti.messages.handbook import applies, choice_value, clause_text, compare, explain, handbook
from paletti.rules.choices import CHOICES, Choice, Number, matters
from paletti.rules.clauses import Clause
from paletti.rules.editions import EDITIONS, NoSuchHouse, house, ways
from paletti.rules.house import House
from paletti.rules.values import BreakingOff, Mode, OwnAfterNeutral, WithoutPlateau


def shelf() -> list[House]:
    """A house of every edition, mode and scoring."""
    rounds = [
        house("us", mode=mode, scoring=scoring)
        for mode in ("freestyle", "random", "assigned")
        for scoring in ("basic", "tournament")
    ]
    return [house(edition) for edition in EDITIONS] + rounds


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("players", [None, 2, 3, 4])
def test_every_edition_is_explained_in_every_language(lang: str, players: int | None) -> None:
    for made in shelf():
        book = handbook(messages(lang), made, players)
        texts = [entry.text for section in book.sections for entry in section.entries]
        assert all(text and text[0].isupper() and text[-1] in ".!?" and "  " not in text for text in texts), texts
        assert len(set(texts)) == len(texts) > 0


def test_every_clause_comes_up_somewhere() -> None:
    assert {clause for clause in Clause for made in shelf() if applies(clause, made)} == set(Clause)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("choice", CHOICES.values(), ids=lambda choice: choice.slug)
def test_the_clause_of_a_choice_says_what_the_house_decided(lang: str, choice: Choice | Number) -> None:
    """Each value of a choice words its clause differently from every other value, or removes the clause."""
    if choice.name in ("mode", "scoring", "spare_colours"):
        return  # these decide which clauses there are; see the next tests
    values = choice.values if isinstance(choice, Choice) else (choice.lowest, choice.highest)
    contexts: dict[str, dict[str, object]] = {
        "few_columns": {"few_columns_minimum": 2},
        "few_columns_minimum": {"few_columns": True},
        "rounds": {"mode": "random", "scoring": "basic"},
        "colour_used_up": {"mode": "random", "scoring": "basic"},
    }
    base = contexts.get(choice.name, {})
    heard = {
        value: explain(messages(lang), choice.clause, house("de", **base, **{choice.name: value})) for value in values
    }
    if choice.name == "few_columns_minimum":
        del heard[0]  # a minimum of none and a minimum of one are the same, since a plateau has to rest on something
    assert len(set(heard.values())) == len(heard)


def test_the_clause_of_the_mode_says_which_it_is() -> None:
    said = {
        explain(messages("en"), Clause.US_2, house("us", mode=mode)) for mode in ("freestyle", "random", "assigned")
    }
    assert len(said) == 3


def test_two_and_three_players_have_rules_of_their_own() -> None:
    keys = {n: {section.key for section in handbook(messages("en"), house("de"), n).sections} for n in (2, 3, 4)}
    assert keys[2] - keys[4] == {"two"}
    assert keys[3] - keys[4] == {"three"}


def marked(made: House, players: int, mark: str) -> list[Clause]:
    book = handbook(messages("en"), made, players)
    return [entry.clause for section in book.sections for entry in section.entries if getattr(entry, mark)]


def test_a_house_rule_is_marked_in_every_clause_that_it_changes() -> None:
    assert marked(house("de", overhang="never"), 4, "house_rule") == [Clause.PLATEAU_7]
    # A clause of the tournament is a house rule if the edition plays without one.
    assert set(marked(house("us", scoring="tournament"), 4, "house_rule")) >= {Clause.US_8, Clause.US_9}


def test_what_is_only_for_three_is_unlike_the_original_where_three_play() -> None:
    assert [Clause.THREE_5 in marked(house("en"), players, "own") for players in (2, 3, 4)] == [False, True, False]


def test_the_original_has_nothing_of_its_own_and_no_house_rule() -> None:
    assert [marked(house(), players, mark) for players in (2, 3, 4) for mark in ("own", "house_rule")] == [[]] * 6


CHANGES_NOTHING = [  # a house rule, and a table where it never applies
    (house("de", two_colours="named"), 3),
    (house("de", neutral_broken_off="ask-first"), 2),
    (house("de", neutral_broken_off="ask-first"), 4),
    (house("us", ends_when="nothing-to-move"), 4),
    (house("us", proof_column="any"), 4),
]


@pytest.mark.parametrize(("made", "players"), CHANGES_NOTHING)
def test_a_house_rule_that_changes_nothing_at_this_table_is_not_told(made: House, players: int) -> None:
    as_printed = handbook(messages("en"), house(made.edition), players)
    assert made.changed
    assert handbook(messages("en"), made, players) == as_printed


def test_the_comparison_follows_the_editions_data() -> None:
    for edition in EDITIONS:
        if edition in ("de", "us"):
            continue
        found = {one.clause for one in compare(messages("en"), ("de", edition))}
        chosen = {CHOICES[name].clause for name in differences(edition)}
        assert chosen <= found
        # Where it matters, a swaying villa has a ruling of its own; so have the counting of the seal and what is held.
        assert found - chosen <= {Clause.RULING_17, Clause.RULING_10, Clause.RULING_6}


def test_an_edition_does_not_differ_from_itself() -> None:
    assert compare(messages("en"), ("ru", "ru")) == ()


@pytest.mark.parametrize("lang", languages())
def test_every_value_of_a_choice_has_a_name(lang: str) -> None:
    for choice in CHOICES.values():
        if isinstance(choice, Choice):
            named = [choice_value(messages(lang), choice.name, value) for value in choice.values]
            assert len(set(named)) == len(named)


def test_a_number_is_its_own_name() -> None:
    assert choice_value(messages("en"), "push_mm", 10) == "10"
    assert choice_value(messages("en"), "sway_lean_deg", 2.5) == "2.5"
    assert choice_value(messages("de"), "turn_clock_s", None) == "keine"


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("clause", "one", "other"),
    [
        (Clause.RULING_2, house("de"), house("us")),
        (Clause.RULING_4, house("de"), house("de", breaking_off="never")),
        (Clause.RULING_10, house("de"), house("fr")),
        (Clause.RULING_11, house("de"), house("us")),
        (Clause.RULING_11, house("de"), house("de", without_plateau="must-move")),
        (Clause.RULING_11, house("de"), house("de", own_after_neutral="must")),
        (Clause.RULING_16, house("us"), house("us", scoring="tournament")),
        (Clause.RULING_16, house("de"), house("de", breaking_off="never")),
        (Clause.BUILD_1, house("de"), house("fr")),
        (Clause.SETUP_1, house("de"), house("us")),
        (Clause.THREE_5, house("de"), house("en")),
    ],
)
def test_a_clause_says_what_the_referee_does(lang: str, clause: Clause, one: House, other: House) -> None:
    assert explain(messages(lang), clause, one) != explain(messages(lang), clause, other)


@pytest.mark.parametrize("lang", languages())
def test_letting_go_on_another_column_has_the_exception_of_the_red_plateau(lang: str) -> None:
    assert "BUILD-8" in explain(messages(lang), Clause.RULING_5, house("de"))


@pytest.mark.parametrize("lang", languages())
def test_a_choice_that_is_off_is_not_told(lang: str) -> None:
    words = messages(lang)
    for made in shelf():
        book = {entry.clause: entry for section in handbook(words, made).sections for entry in section.entries}
        assert (Clause.ABORT_2 in book) == (made.breaking_off is not BreakingOff.NEVER)
        assert (Clause.RULING_6 in book) == made.hold_plateaus
        assert (Clause.RULING_17 in book) == (made.breaking_off is BreakingOff.MUST_WHEN_SWAYING)
        assert (Clause.RULING_18 in book) == (made.jam_s is not None)
        assert (Clause.RULING_10 in book) == made.plays_for_seal


def random_houses(number: int) -> Iterator[House]:
    """Houses of any edition, with any choices that go together."""
    rng = Random(15)
    while number:
        chosen = {choice.name: value_of(choice, rng.randrange(9)) for choice in rng.sample(list(CHOICES.values()), 14)}
        try:
            yield house(rng.choice(list(EDITIONS)), **chosen)
        except NoSuchHouse:
            continue
        number -= 1


BREAK_OFF = {"en": "break off", "de": "abbrechen", "fr": "marche arrière", "nl": "terugzetten", "ru": "отступить"}


@pytest.mark.parametrize("lang", languages())
def test_a_handbook_never_contradicts_its_house(lang: str) -> None:
    words = messages(lang)
    for made in random_houses(40):
        book = {entry.clause: entry.text for section in handbook(words, made).sections for entry in section.entries}
        never, neutral = made.breaking_off is BreakingOff.NEVER, Clause.THREE_2 in book
        assert (Clause.THREE_5 in book) == (Clause.THREE_6 in book) == (neutral and not never)
        if Clause.RULING_6 in book:
            assert not (never and re.search(BREAK_OFF[lang], book[Clause.RULING_6]))
            other = replace(made, uncovering=not made.uncovering)
            assert book[Clause.RULING_6] != explain(words.at(other), Clause.RULING_6, other)
        if neutral and made.without_plateau is WithoutPlateau.MUST_MOVE:
            # Then the referee allows no pass, whatever the house says about the player's own column.
            strict = replace(made, own_after_neutral=OwnAfterNeutral.MUST)
            assert book[Clause.THREE_2] == explain(words.at(strict), Clause.THREE_2, strict)
        if Clause.RULING_18 in book:
            changed = replace(made, breaking_off=BreakingOff.MAY if never else BreakingOff.NEVER)
            assert book[Clause.RULING_18] != explain(words.at(changed), Clause.RULING_18, changed)
        if Clause.US_4 in book:
            loose = replace(made, mode=Mode.FREESTYLE)
            same = book[Clause.US_4] == explain(words.at(loose), Clause.US_4, loose)
            assert same == (made.mode is Mode.FREESTYLE)


def test_what_is_our_ruling_and_what_stands_in_the_book_is_told_apart() -> None:
    def ruled(edition: str) -> set[Clause]:
        book = handbook(messages("en"), house(edition))
        return {entry.clause for section in book.sections for entry in section.entries if entry.ruling}

    assert {clause.family for clause in ruled("de")} == {"RULING"}
    assert {clause for clause in ruled("us") if clause.family != "RULING"} == {
        Clause.ABORT_1,
        Clause.BUILD_2,
        Clause.BUILD_3,
        Clause.BUILD_6,
        Clause.BUILD_8,
    }


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("clause", [Clause.US_7, Clause.US_8, Clause.US_9, Clause.RULING_15])
def test_a_clause_of_one_way_to_play_is_told_in_every_way(lang: str, clause: Clause) -> None:
    for made in shelf():
        said = clause_text(messages(lang), clause, made)
        assert (said is None) == made.plays_for_seal


@pytest.mark.parametrize("lang", languages())
def test_throwing_and_challenging_are_ruled_where_they_come_up(lang: str) -> None:
    words = messages(lang)
    thrown = explain(words, Clause.RULING_15, house("us", mode="random"))
    challenged = explain(words, Clause.RULING_15, house("us", scoring="tournament"))
    assert (
        explain(words, Clause.RULING_15, house("us", mode="random", scoring="tournament")) == f"{thrown} {challenged}"
    )


@pytest.mark.parametrize("lang", languages())
def test_an_answer_to_a_question_that_does_not_arise_changes_no_clause(lang: str) -> None:
    words = messages(lang)
    for made in shelf():
        # The book always says how few columns would do, for those who want to agree on it. And where no plateau may be
        # touched at all, the clause holds for setting down and for laying alike.
        told_anyway = ("few_columns_minimum", "steadying")
        idle = [one for one in CHOICES.values() if not matters(one, made) and one.name not in told_anyway]
        for turn in range(3):
            others = {choice.name: value_of(choice, turn) for choice in idle}
            other = house(made.edition, mode=made.mode, scoring=made.scoring, **others)
            for clause in Clause:
                assert applies(clause, made) == applies(clause, other)
                if applies(clause, made):
                    assert explain(words, clause, made) == explain(words, clause, other)


def value_of(choice: Choice | Number, turn: int) -> object:
    """One of the values that this choice can take, and another one each turn."""
    values = choice.values if isinstance(choice, Choice) else (choice.lowest, choice.highest)
    return values[turn % len(values)]


@pytest.mark.parametrize("lang", languages())
def test_a_round_begins_after_a_failed_challenge_as_the_house_wants(lang: str) -> None:
    words = messages(lang)
    said = [
        explain(words, Clause.RULING_14, house("us", scoring="tournament", after_challenge=begins))
        for begins in ("challenger", "clockwise")
    ]
    assert "US-9" in said[0]
    assert "US-9" not in said[1]
    assert explain(words, Clause.RULING_14, house("us")) == said[1]


@pytest.mark.parametrize("lang", languages())
def test_a_comparison_covers_every_way_to_play_the_american_game(lang: str) -> None:
    rows = {one.clause: one.texts for one in compare(messages(lang), ("de", "us"))}
    words = messages(lang)
    for clause in (Clause.US_2, Clause.US_7, Clause.US_8, Clause.US_9, Clause.RULING_15):
        here = rows[clause]["us"]
        assert here is not None
        for way in ways(house("us")):
            sentences = explain(words.at(way), clause, way).removesuffix(".").split(". ")
            assert not applies(clause, way) or all(sentence in here for sentence in sentences)


@pytest.mark.parametrize("lang", languages())
def test_a_clause_told_in_all_ways_says_nothing_twice(lang: str) -> None:
    for clause in Clause:
        for edition in EDITIONS:
            said = clause_text(messages(lang), clause, house(edition)) or ""
            sentences = [one for one in said.removesuffix(".").split(". ") if len(one) > 40]
            assert len(set(sentences)) == len(sentences), (clause, edition)


@pytest.mark.parametrize("lang", languages())
def test_a_number_that_is_the_same_everywhere_is_told_once(lang: str) -> None:
    said = [explain(messages(lang), Clause.RULING_4, house("de", push_top_mm=top)) for top in (10, 3)]
    assert [len(re.findall(r"\d+ ?.?m", one.replace("м", "m").replace("\xa0", " "))) for one in said] == [1, 2]


@pytest.mark.parametrize("lang", [lang for lang in languages() if lang != "en"])
def test_the_ways_to_play_have_names_in_every_language(lang: str) -> None:
    said = handbook(messages(lang), house("us")).ways
    assert said is not None
    assert not [word for word in ("freestyle", "random", "assigned", "basic", "tournament") if word in said]


def test_the_american_handbook_speaks_of_platforms_and_a_tower() -> None:
    book = handbook(messages("en"), house("us", scoring="tournament"))
    entries = [entry for section in book.sections for entry in section.entries]
    captions = [drawing.caption for entry in entries for drawing in entry.examples]
    assert captions
    texts = [entry.text for entry in entries] + captions
    assert [text for text in texts if re.search("plateau|villa|object", text)] == []
    words = messages("en").at(house("us"))
    names = [words.say(f"choice-{choice.slug}") for choice in CHOICES.values()]
    assert [name for name in names if re.search("plateau|villa", name)] == []
    for clause in Clause:
        said = clause_text(messages("en"), clause, house("us", scoring="tournament"))
        assert said is None or not re.search("plateau|villa|object", said), clause


# Words of the editions with a seal: none of them may be left where people play rounds.
OF_THE_SEAL = {
    "de": "Villa|idersp|Antrag",
    "fr": "villa|protest",
    "nl": "villa|bezwaar|aanvra",
    "ru": "[Вв]илл|[Вв]озра[жз]",
}


@pytest.mark.parametrize("lang", OF_THE_SEAL)
def test_the_american_handbook_has_its_own_words_in_every_language(lang: str) -> None:
    for way in ways(house("us")):
        book = handbook(messages(lang), way)
        for entry in (entry for section in book.sections for entry in section.entries):
            assert not re.search(OF_THE_SEAL[lang], entry.text), (entry.clause, entry.text)


def test_a_difference_in_wording_alone_is_no_difference_in_rules() -> None:
    own = marked(house("us"), 4, "own")
    assert Clause.BUILD_3 not in own
    assert {Clause.BUILD_1, Clause.US_7} <= set(own)
