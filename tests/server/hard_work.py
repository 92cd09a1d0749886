"""Pieces of work for a workshop, which imports this file in a process of its own."""

import os
from pathlib import Path
from time import process_time, sleep


def add(one: int, other: int) -> int:
    return one + other


def spin() -> None:
    while True:
        pass


def spend(cpu_s: float) -> None:
    until = process_time() + cpu_s
    while process_time() < until:
        pass


def eat_a_gigabyte() -> int:
    return len(bytearray(1 << 30))


def vanish() -> None:
    os._exit(3)


def sleep_for_good() -> None:
    sleep(3600)


def complain() -> None:
    raise ValueError("This is nothing.")


def wait_for(sign: Path) -> str:
    """Waits until this file exists."""
    while not sign.exists():
        sleep(0.01)
    return sign.name
