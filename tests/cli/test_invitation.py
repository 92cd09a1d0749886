"""What a host is told: the addresses for phones in the house, a QR code, the port, and how to stop."""

from io import StringIO

import pytest

from paletti.cli import invitation
from paletti.cli.invitation import drawn, home_addresses, home_numbers, invite
from paletti.messages import languages, messages

HOME = "http://192.168.1.5:8643/"


class Terminal(StringIO):
    def isatty(self) -> bool:
        return True


def printed(out: StringIO, lang: str = "en", homes: tuple[str, ...] = (HOME,), how: str | None = None) -> list[str]:
    invite(messages(lang), out, "http://127.0.0.1:8643/", homes, wished=8642, port=8643, how=how)
    return out.getvalue().splitlines()


@pytest.mark.parametrize("lang", languages())
def test_the_first_line_is_the_address_alone_and_the_last_says_how_to_stop(lang: str) -> None:
    lines = printed(StringIO(), lang)
    assert lines[0] == "http://127.0.0.1:8643/"
    assert "8642" in lines[1]
    assert "8643" in lines[1]
    assert lines[2].endswith(HOME)
    assert "+C" in lines[-1]
    assert len(lines) == 4


@pytest.mark.parametrize("lang", languages())
def test_a_host_is_told_of_cores_that_one_node_leaves_alone(lang: str) -> None:
    out = StringIO()
    invite(messages(lang), out, "http://127.0.0.1:8642/", (), wished=8642, port=8642, how=None, cores=4)
    _, told, stop = out.getvalue().splitlines()
    assert "`--nodes 4`" in told
    assert "+C" in stop


def test_a_terminal_shows_a_code_to_scan_and_a_pipe_does_not() -> None:
    assert any("█" in line for line in printed(Terminal()))
    assert not any("█" in line for line in printed(StringIO()))
    assert not any("█" in line for line in printed(Terminal(), homes=(), how="host-no-network"))


def test_a_code_is_as_wide_as_it_is_high_with_a_quiet_rim() -> None:
    lines = [line.removeprefix("\x1b[97;40m").removesuffix("\x1b[0m") for line in drawn(HOME).splitlines()]
    assert {len(line) for line in lines} == {len(lines[0])}
    assert len(lines) * 2 in (len(lines[0]), len(lines[0]) + 1)
    assert set(lines[0]) == {"█"}
    assert all(line.startswith("██") and line.endswith("██") for line in lines)


def test_only_addresses_that_others_can_reach_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = ["192.168.1.5", "127.0.1.1", "169.254.3.3", "192.168.1.5", "10.0.0.5"]
    monkeypatch.setattr(invitation, "_own_numbers", lambda: iter(numbers))
    assert home_addresses("0.0.0.0", 8642) == ("http://192.168.1.5:8642/", "http://10.0.0.5:8642/")
    assert home_addresses("127.0.0.1", 8642) == ()
    assert home_addresses("localhost", 8642) == ()
    assert home_addresses("192.168.1.7", 1) == ("http://192.168.1.7:1/",)


def test_a_household_is_told_no_number_that_the_world_can_reach(monkeypatch: pytest.MonkeyPatch) -> None:
    numbers = ["93.184.216.34", "192.168.1.5", "127.0.1.1", "100.64.0.9", "169.254.3.3", "192.168.1.5", "10.0.0.5"]
    monkeypatch.setattr(invitation, "_own_numbers", lambda: iter(numbers))
    assert home_numbers() == ("192.168.1.5", "10.0.0.5")
