"""Names of seats, and which table came after which."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "names" not in known:  # SQLite commits each of these at once: a server killed in between begins again
        op.add_column("tables", sa.Column("names", sa.Text()))
    op.create_table(
        "rematches",
        sa.Column("table_id", sa.String(16), nullable=False),
        sa.Column("next_id", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_rematches_table_id"),
        sa.ForeignKeyConstraint(["next_id"], ["tables.id"], name="fk_rematches_next_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_rematches"),
        if_not_exists=True,
    )
    op.create_index("ix_rematches_next_id", "rematches", ["next_id"], if_not_exists=True)


def downgrade() -> None:
    op.drop_index("ix_rematches_next_id", "rematches")
    op.drop_table("rematches")
    op.drop_column("tables", "names")
