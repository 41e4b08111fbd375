"""What browsers hold, and what the lobby tells of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


TABLES = sa.table("tables", sa.column("id"), sa.column("moved"))
EVENTS = sa.table("events", sa.column("table_id"), sa.column("seat"), sa.column("request"), sa.column("at"))
BY_A_PERSON = (EVENTS.c.seat >= 0) & (EVENTS.c.request.is_(None) | EVENTS.c.request.not_like("bot-%"))
LAST_MOVE = sa.select(sa.func.max(EVENTS.c.at)).where(EVENTS.c.table_id == TABLES.c.id, BY_A_PERSON).scalar_subquery()


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "moved" not in known:  # SQLite commits each of these at once: a server killed in between begins again
        op.add_column("tables", sa.Column("moved", sa.BigInteger()))
    if "standing" not in known:
        op.add_column("tables", sa.Column("standing", sa.Text()))
    op.create_table(
        "holdings",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("host", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_holdings_table_id"),
        sa.PrimaryKeyConstraint("browser", "table_id", "seat", name="pk_holdings"),
        if_not_exists=True,
    )
    op.create_index("ix_holdings_table_id", "holdings", ["table_id", "seat"], if_not_exists=True)
    op.create_index("ix_holdings_newest", "holdings", ["browser", "seat", "created", "table_id"], if_not_exists=True)
    op.create_table(
        "campaign_holdings",
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("campaign_id", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["campaign_id"], ["campaigns.id"], name="fk_campaign_holdings_campaign_id"),
        sa.PrimaryKeyConstraint("browser", "campaign_id", name="pk_campaign_holdings"),
        if_not_exists=True,
    )
    op.create_index("ix_campaign_holdings_campaign_id", "campaign_holdings", ["campaign_id"], if_not_exists=True)
    op.execute(sa.update(TABLES).values(moved=LAST_MOVE))


def downgrade() -> None:
    op.drop_index("ix_campaign_holdings_campaign_id", "campaign_holdings")
    op.drop_table("campaign_holdings")
    op.drop_index("ix_holdings_newest", "holdings")
    op.drop_index("ix_holdings_table_id", "holdings")
    op.drop_table("holdings")
    op.drop_column("tables", "standing")
    op.drop_column("tables", "moved")
