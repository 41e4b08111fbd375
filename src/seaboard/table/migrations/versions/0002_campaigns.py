"""Campaigns, their keys and their tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "campaigns",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("name", sa.String(60), nullable=False),
        sa.Column("ledger", sa.Text(), nullable=False),
        sa.Column("table_id", sa.String(16)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_campaigns_table_id"),
        sa.PrimaryKeyConstraint("id", name="pk_campaigns"),
        if_not_exists=True,  # SQLite commits each of these at once: a server killed in between begins again
    )
    op.create_table(
        "campaign_keys",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("campaign_id", sa.String(16), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_campaign_keys_campaign_id"),
        sa.PrimaryKeyConstraint("hash", name="pk_campaign_keys"),
        if_not_exists=True,
    )
    op.create_index("ix_campaign_keys_campaign_id", "campaign_keys", ["campaign_id"], if_not_exists=True)
    op.create_table(
        "campaign_tables",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("campaign_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_campaign_tables_table_id"),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_campaign_tables_campaign_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_campaign_tables"),
        if_not_exists=True,
    )
    op.create_index("ix_campaign_tables_campaign_id", "campaign_tables", ["campaign_id"], if_not_exists=True)


def downgrade() -> None:
    op.drop_index("ix_campaign_tables_campaign_id", "campaign_tables")
    op.drop_table("campaign_tables")
    op.drop_index("ix_campaign_keys_campaign_id", "campaign_keys")
    op.drop_table("campaign_keys")
    op.drop_table("campaigns")
