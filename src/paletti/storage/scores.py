"""Score sheets of the wooden game that several devices share."""

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import Engine, delete, insert, select, update

from paletti.storage.engine import reading
from paletti.storage.schema import RAN_S, scores


@dataclass(frozen=True)
class ScoreRecord:
    """A sheet as it was last written, and how often it was written."""

    version: int
    sheet: str


class Scores:
    """All shared sheets of one host."""

    def __init__(self, engine: Engine, clock: Callable[[], float], fresh_id: Callable[[], str]) -> None:
        self._engine, self._clock, self._fresh_id = engine, clock, fresh_id
        self._reads = reading(engine)

    def share(self, sheet: str) -> str:
        """Shares a sheet and returns its id."""
        score = self._fresh_id()
        with self._engine.begin() as connection:
            connection.execute(
                insert(scores).values(id=score, version=1, sheet=sheet, touched=self._clock(), seen_s=RAN_S)
            )
        return score

    def read(self, score: str) -> ScoreRecord | None:
        """The sheet as it stands, or None."""
        with self._reads.connect() as connection:
            row = connection.execute(select(scores).where(scores.c.id == score)).one_or_none()
        return None if row is None else ScoreRecord(row.version, row.sheet)

    def write(self, score: str, known: int, sheet: str) -> bool:
        """Writes the sheet if no other device has written since this known version; whether it did."""
        with self._engine.begin() as connection:
            done = connection.execute(
                update(scores)
                .where(scores.c.id == score, scores.c.version == known)
                .values(version=known + 1, sheet=sheet, touched=self._clock(), seen_s=RAN_S)
            )
        return done.rowcount == 1

    def expire(self, untouched_for_s: float, most: int = 500) -> int:
        """Deletes sheets that nobody wrote to while servers ran for this long, a limited number at a time; how many."""
        with self._engine.begin() as connection:
            forgotten = select(scores.c.id).where(scores.c.seen_s < RAN_S - untouched_for_s).limit(most)
            gone = connection.execute(delete(scores).where(scores.c.id.in_(forgotten)))
        return gone.rowcount
