"""What can be wrong with the storage, each in one sentence that a host can act on."""


class StorageProblem(Exception):
    """The storage cannot be used as it is."""


class StaleJournal(StorageProblem):
    """Somebody else has already written this version: the writer is no longer the table's master."""


class Fenced(StaleJournal):
    """Another node has taken this table over, or the table is gone, so the write is refused."""


class StorageDown(StorageProblem):
    """The database does not answer, is locked for too long, or its disk is full. It may work again later."""
