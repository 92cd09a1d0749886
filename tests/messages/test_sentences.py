import pytest
from tests.messages.samples import FACTS, sample

from paletti.messages import languages, messages
from paletti.messages.pieces import column, column_arguments, level, plateau, points
from paletti.messages.sentences import enumeration, event, refusal
from paletti.rules.clauses import Clause
from paletti.rules.editions import house
from paletti.rules.events import (
    KINDS,
    AttemptBrokenOff,
    ColumnOut,
    ColumnRaised,
    Event,
    GameEnded,
    PlateauLaid,
    ProofSucceeded,
    SealTaken,
    VillaCollapsed,
)
from paletti.rules.pieces import COLUMNS, LEVELS, PLATEAUS, Column, Place
from paletti.rules.reasons import GROUNDS, Reason
from paletti.rules.refusals import Refusal


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("reason", Reason)
def test_every_refusal_is_a_sentence_that_names_its_clause(lang: str, reason: Reason) -> None:
    refused = Refusal(GROUNDS[reason].seal[0], reason, tuple(FACTS[name] for name in GROUNDS[reason].facts))
    said = refusal(messages(lang), refused)
    assert said.endswith(f" ({refused.clause}).")
    assert said[0].isupper()
    assert "  " not in said
    assert str(reason) not in said


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("kind", KINDS.values(), ids=KINDS)
def test_every_event_is_a_line_of_the_story(lang: str, kind: type[Event]) -> None:
    said = event(messages(lang), sample(kind))
    assert said[0].isupper()
    assert said[-1] in ".!"
    assert "  " not in said


@pytest.mark.parametrize("lang", languages())
def test_no_two_pieces_have_the_same_name(lang: str) -> None:
    words = messages(lang)
    assert len({column(words, one) for one in COLUMNS}) == len(COLUMNS)
    assert len({words.say("column-short", **column_arguments(one)) for one in COLUMNS}) == len(COLUMNS)
    assert len({plateau(words, one) for one in PLATEAUS}) == len(PLATEAUS)
    assert len({level(words, one) for one in LEVELS}) == len(LEVELS)


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        ("de", "Ann stellt die dünne rote Säule mit einem Ring auf das grüne Plateau."),
        ("en", "Ann stands the thin red column with one ring on the green plateau."),
        ("nl", "Ann zet de dunne rode pilaar met één ring op het groene plateau."),
        ("fr", "Ann pose la colonne fine rouge à un anneau sur le plateau vert."),
        ("ru", "Ann ставит тонкую красную колонну с одним кольцом на зелёное перекрытие."),
    ],
)
def test_a_raised_column_is_told_in_each_grammar(lang: str, story: str) -> None:
    assert event(messages(lang), ColumnRaised("Ann", Column.RED_THIN_1, Place.BASE, Place.GREEN)) == story


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        ("de", "Ann stellt die dünne rote Säule auf das grüne Plateau."),
        ("en", "Ann stands the thin red column on the green plateau."),
        ("nl", "Ann zet de dunne rode pilaar op het groene plateau."),
        ("fr", "Ann pose la colonne fine rouge sur le plateau vert."),
        ("ru", "Ann ставит тонкую красную колонну на зелёное перекрытие."),
    ],
)
def test_thin_columns_of_a_wooden_set_have_no_rings_to_tell_them_apart_by(lang: str, story: str) -> None:
    raised = ColumnRaised("Ann", Column.RED_THIN_1, Place.BASE, Place.GREEN)
    assert event(messages(lang), raised, ringed=False) == story


@pytest.mark.parametrize(
    ("lang", "story"),
    [
        ("de", "Ben beweist es mit der sechskantigen blauen Säule."),
        ("en", "Ben proves it with the hexagonal blue column."),
        ("nl", "Ben bewijst het met de zeshoekige blauwe pilaar."),
        ("fr", "Ben le prouve avec la colonne hexagonale bleue."),
        ("ru", "Ben доказывает это шестигранной синей колонной."),
    ],
)
def test_a_proof_is_told_in_each_grammar(lang: str, story: str) -> None:
    assert event(messages(lang), ProofSucceeded("Ben", "Ann", Column.BLUE_HEX)) == story


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("de", "Die ist gesperrt: Ann hat sie in Zug 7 zurückgestellt (ABORT-2)."),
        ("en", "That one is locked: Ann put it back in turn 7 (ABORT-2)."),
        ("nl", "Die zit op slot: Ann zette hem terug in beurt 7 (ABORT-2)."),
        ("fr", "Celle-là est bloquée\u00a0: Ann l’a remise en place au tour 7 (ABORT-2)."),
        ("ru", "Она заперта: в\u00a0ходе 7 (Ann) её вернули на место (ABORT-2)."),
    ],
)
def test_a_locked_column_says_who_locked_it_and_when(lang: str, said: str) -> None:
    refused = Refusal(Clause.ABORT_2, Reason.COLUMN_LOCKED, ("red-hex", "Ann", "7"))
    assert refusal(messages(lang), refused) == said


def test_the_colour_that_was_asked_for_is_not_the_column_s_own() -> None:
    refused = Refusal(Clause.US_2, Reason.WRONG_COLOUR, ("red-thick", "green"))
    assert refusal(messages("en"), refused) == "Not the thick red column: it has to be a green column (US-2)."


def test_an_event_can_be_told_in_several_ways() -> None:
    words = messages("en")
    assert event(words, SealTaken("Ann", None)) == "Ann takes the seal."
    assert event(words, SealTaken("Ann", "Ben")) == "Ann takes the seal from Ben."
    assert (
        event(words, AttemptBrokenOff("Ann", Column.RED_HEX, locked=False)) == "Ann puts the hexagonal red column back."
    )
    assert (
        event(words, ColumnOut("Ann", Column.RED_HEX, Clause.RULING_2)) == "The hexagonal red column falls and is out."
    )
    assert event(words, GameEnded((), Clause.END_1)) == "The game is over, and nobody wins."
    assert event(words, GameEnded(("Ann", "Ben"), Clause.US_1)) == "Ann and Ben share the win!"


def test_names_are_listed_as_one_speaks() -> None:
    assert enumeration(messages("de"), ("Ann", "Ben", "Cleo")) == "Ann, Ben und Cleo"


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 очко"), (3, "3 очка"), (5, "5 очков"), (21, "21 очко"), (0, "0 очков")]
)
def test_russian_points_have_their_plurals(number: int, said: str) -> None:
    assert points(messages("ru"), number) == said


def test_a_new_plateau_voids_points_only_where_there_are_such_points() -> None:
    for lang, sealed, rounds in (
        (
            "en",
            "Ann lays the yellow plateau. Everybody’s points start again from zero.",
            "Ann places the yellow platform.",
        ),
        ("de", "Ann legt das gelbe Plateau auf. Alle Punkte verfallen.", "Ann legt das gelbe Plateau auf."),
    ):
        laid = PlateauLaid("Ann", PLATEAUS[2])
        assert event(messages(lang).at(house("de")), laid) == sealed
        assert event(messages(lang).at(house("us")), laid) == rounds


@pytest.mark.parametrize("lang", languages())
def test_the_american_game_has_a_tower(lang: str) -> None:
    fell = VillaCollapsed("Ann")
    assert event(messages(lang).at(house("us")), fell) != event(messages(lang), fell)
