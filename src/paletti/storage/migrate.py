"""Bringing a database up to the schema of this version."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from paletti.storage.problem import StorageProblem

SCRIPTS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 0x76696C6C61  # "villa" as a number; any number would do if all our processes use it


def migrate(engine: Engine) -> bool:
    """Migrates the database; whether it was empty before.

    Missing steps are applied in one transaction; two processes that open it at once do this one after the other.
    """
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config = configuration(connection)
        scripts = ScriptDirectory.from_config(config)
        present = MigrationContext.configure(connection).get_current_revision()
        known = {script.revision for script in scripts.walk_revisions()}
        if present is not None and present not in known:
            raise StorageProblem("These games were kept by a newer Paletti; open them with that version.")
        if present != scripts.get_current_head():
            command.upgrade(config, "head")
        return present is None


def configuration(connection: Connection) -> Config:
    """Alembic's configuration for the scripts shipped with the package."""
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config
