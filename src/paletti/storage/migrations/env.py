"""Alembic runs this: it migrates over the connection that `migrate` hands in."""

from alembic import context

from paletti.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,
    render_as_batch=True,
)
with context.begin_transaction():
    context.run_migrations()
