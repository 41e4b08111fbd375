"""Which lesson a table was set up for, and whether its learner has left it."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    known = {column["name"] for column in sa.inspect(op.get_bind()).get_columns("tables")}
    if "lesson" not in known:  # SQLite commits each of these at once: a server killed in between begins again
        op.add_column("tables", sa.Column("lesson", sa.String(80)))
    if "lesson_left" not in known:
        op.add_column("tables", sa.Column("lesson_left", sa.Boolean()))


def downgrade() -> None:
    op.drop_column("tables", "lesson_left")
    op.drop_column("tables", "lesson")
