"""Coroutines carried out in a thread of their own: the browser's tests keep a loop running in the one of all tests."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def carried_out(work: Coroutine[Any, Any, T]) -> T:
    """What the coroutine gives."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
