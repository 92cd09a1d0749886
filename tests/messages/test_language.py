import pytest

from paletti.messages import Messages, MissingMessage, choose_language, language_of_environment, languages, messages


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("de", "de"),
        ("de_AT.UTF-8", "de"),
        ("fr-CH, fr;q=0.9, en;q=0.8", "fr"),
        ("it, ru;q=0.3, nl;q=0.7", "nl"),
        ("EN-us", "en"),
        ("de;q=0, ru", "ru"),
        ("ru;q=zero, fr;q=0.1", "fr"),
        ("C.UTF-8", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_the_first_wish_that_can_be_met_is_met(wish: str | None, language: str) -> None:
    assert choose_language(wish) == language


def test_the_second_choice_of_language_counts_if_there_is_no_text_in_the_first() -> None:
    assert choose_language("it", "nl-BE") == "nl"


def test_the_terminal_is_asked_in_the_usual_order() -> None:
    assert language_of_environment({"LANG": "de_DE.UTF-8", "LC_ALL": "ru_RU.UTF-8"}) == "ru"
    assert language_of_environment({"PALETTI_LANG": "fr", "LC_ALL": "ru_RU.UTF-8"}) == "fr"
    assert language_of_environment({}) == "en"


def test_there_are_five_languages() -> None:
    assert languages() == ("de", "en", "nl", "fr", "ru")


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(ValueError, match="'it'"):
        Messages("it")


def test_a_raw_key_is_never_shown() -> None:
    with pytest.raises(MissingMessage):
        messages("en").say("no-such-message")


def test_a_missing_argument_is_never_shown() -> None:
    with pytest.raises(MissingMessage):
        messages("en").say("points")


def test_a_name_goes_in_as_it_is() -> None:
    name = "{ $by } <b>Ann</b> [red]"
    said = messages("en").say("event-passed", by=name, itself="no")
    assert said == f"{name} passes."
