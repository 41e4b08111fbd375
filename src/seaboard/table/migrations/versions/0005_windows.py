"""How long a timed ask stays open at a table, and what each seat has said in advance."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "clock" not in known:  # SQLite commits each of these at once: a server killed in between begins again
        op.add_column("tables", sa.Column("clock", sa.Integer()))
    if "wishes" not in known:
        op.add_column("tables", sa.Column("wishes", sa.Text()))


def downgrade() -> None:
    op.drop_column("tables", "wishes")
    op.drop_column("tables", "clock")
