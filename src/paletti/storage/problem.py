"""What can be wrong with the storage, each in one sentence a host can act on."""


class StorageProblem(Exception):
    """The storage cannot be used as it is."""


class StaleJournal(StorageProblem):
    """Somebody else has already written this version: the writer is no longer the table's master."""
