"""Addresses that are not let in."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("address", sa.String(64), nullable=False),
        sa.Column("until", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("address", name="pk_bans"),
    )


def downgrade() -> None:
    op.drop_table("bans")
