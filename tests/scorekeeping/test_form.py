import pytest

from paletti.messages import languages
from paletti.rules.choices import CHOICES
from paletti.rules.editions import EDITIONS, house
from paletti.scorekeeping.form import Form


def test_every_value_of_every_choice_can_be_reached_and_left() -> None:
    for edition in EDITIONS:
        form = Form("en", edition)
        for choice in (*form.up_front(), *form.choices()):
            seen = {getattr(form.house, choice.name)}
            for _ in form.values(choice)[1:]:
                form.turn_choice(choice, 1)
                seen.add(getattr(form.house, choice.name))
            assert seen == set(form.values(choice))
            form.turn_choice(choice, 1)
        assert form.house == house(edition)
        assert form.changes == {}


def test_another_edition_forgets_the_house_rules() -> None:
    form = Form("en")
    form.turn_choice(CHOICES["overhang"], 1)
    assert form.changes
    form.turn_edition(1)
    assert (form.edition, form.changes) == ("nl", {})


def test_the_key_goes_through_all_languages() -> None:
    form = Form("en")
    seen = []
    for _ in languages():
        seen.append(form.language_name())
        form.turn_language(1)
    assert form.lang == "en"
    assert len(set(seen)) == len(languages())


@pytest.mark.parametrize(
    ("names", "problem"),
    [
        ([""], "It takes at least two names."),
        (["Ann", " "], "It takes at least two names."),
        (["Ann", "Ann "], "Two players are called Ann. Who is who?"),
        (["A", "B", "C", "D", "E"], "One name too many: at most 4 can play this."),
        (["Ann", "Ben"], None),
    ],
)
def test_a_game_that_cannot_begin_says_why(names: list[str], problem: str | None) -> None:
    assert Form("en", names=names).problem() == problem


def test_who_begins_is_asked_where_players_name_somebody() -> None:
    form = Form("en", "us", names=["Ann", "Ben", "Cleo"])
    form.turn_first(-1)
    assert form.session().first == "Cleo"
    assert Form("en", "de", names=["Ann", "Ben"]).session().first is None


def test_over_rounds_a_form_asks_for_what_the_referee_goes_by_there() -> None:
    basic, tournament = (
        {choice.name for choice in Form("en", "us", changes={"scoring": scoring}).choices()}
        for scoring in ("basic", "tournament")
    )
    assert not basic & {"begins", "proof_column", "hold_plateaus", "hands"}
    assert tournament - basic == {"proof_column", "topple_costs", "after_challenge"}
