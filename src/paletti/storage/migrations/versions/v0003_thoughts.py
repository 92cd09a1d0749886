"""What bots weighed, in a table of its own. Older journals have another form: their games are forgotten."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.execute(sa.text("DELETE FROM entries"))
    op.execute(sa.text("DELETE FROM seats"))
    op.execute(sa.text("DELETE FROM tables"))
    op.create_table(
        "thoughts",
        sa.Column("table_id", sa.String(64), nullable=False),
        sa.Column("version", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("strength", sa.String(32), nullable=False),
        sa.Column("weighed", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", "seat", name="pk_thoughts"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_thoughts_tables", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("thoughts")
