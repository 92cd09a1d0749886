"""The time that servers really ran: what is forgotten is counted by it, and never by a clock that may jump."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    ran = op.create_table(
        "clock",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("ran_s", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clock"),
    )
    op.bulk_insert(ran, [{"id": 1, "ran_s": 0.0}])
    for table in ("tables", "scores"):
        op.add_column(table, sa.Column("seen_s", sa.Double, nullable=False, server_default="0"))
        op.create_index(f"ix_{table}_seen_s", table, ["seen_s"])


def downgrade() -> None:
    for table in ("tables", "scores"):
        op.drop_index(f"ix_{table}_seen_s", table)
        op.drop_column(table, "seen_s")
    op.drop_table("clock")
