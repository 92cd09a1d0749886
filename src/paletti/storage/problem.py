"""What can be wrong with the storage, each in one sentence a host can act on."""


class StorageProblem(Exception):
    """The storage cannot be used as it is."""


class StaleJournal(StorageProblem):
    """Somebody else has already written this version: the writer is no longer the table's master."""


class Fenced(StaleJournal):
    """Another node has taken this table over, or the table is gone: what was to be written is not."""


class StorageDown(StorageProblem):
    """The database does not answer, is locked for too long, or its disk is full; it may be better later."""
