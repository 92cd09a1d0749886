"""Nodes, which of them owns a table, and the secret by which they know one another."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("address", sa.Text),
        sa.Column("until", sa.Double, nullable=False),
        sa.Column("draining", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.PrimaryKeyConstraint("id", name="pk_nodes"),
    )
    op.add_column("tables", sa.Column("owner", sa.String(32)))
    op.add_column("tables", sa.Column("epoch", sa.Integer, nullable=False, server_default="0"))
    op.create_index("ix_tables_owner", "tables", ["owner"])
    cluster = op.create_table(
        "cluster",
        sa.Column("id", sa.Integer, nullable=False, autoincrement=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_cluster"),
    )
    op.bulk_insert(cluster, [{"id": 1, "secret": secrets.token_urlsafe(32)}])


def downgrade() -> None:
    op.drop_table("cluster")
    op.drop_index("ix_tables_owner", "tables")
    for column in ("epoch", "owner"):
        op.drop_column("tables", column)
    op.drop_table("nodes")
