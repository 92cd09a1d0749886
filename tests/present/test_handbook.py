"""The page gets the same rules as the command line, field by field."""

import json
from dataclasses import asdict

import msgspec
import pytest

from paletti.messages import messages
from paletti.messages.handbook import compare, handbook
from paletti.present import handbook as shown
from paletti.rules.editions import EDITIONS, house


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_page_gets_the_handbook_that_the_command_line_prints(edition: str) -> None:
    book = handbook(messages("en"), house(edition))
    told = msgspec.json.encode(shown.handbook(book)).replace(b'"houseRule"', b'"house_rule"')
    assert json.loads(told) == json.loads(json.dumps(asdict(book)))


def test_a_page_gets_the_comparison_that_the_command_line_prints() -> None:
    rows = compare(messages("en"), ("de", "us"))
    told = json.loads(msgspec.json.encode(shown.comparison("en", ("de", "us"), rows)))
    assert len(rows) > 10
    assert told["differences"] == json.loads(json.dumps([asdict(row) for row in rows]))
