"""What is stored: tables, the keys to their seats, the log, which is the truth, and the campaigns tables belong to."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s",
    }
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules_version", Integer, nullable=False),
    Column("edition", Text, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Text, nullable=False),  # JSON: "here", "link" or "bot:name" for each
    Column("seed", LargeBinary, nullable=False),  # secret until the game is over
    Column("created", BigInteger, nullable=False),
    Column("moved", BigInteger),  # when a person last moved; null when nobody ever did
    Column("names", Text),  # JSON: a name or null for each seat; null for tables from before there were names
    Column("standing", Text),  # JSON for the lobby, so that it need not replay the log; null when it must be made anew
    Column("clock", Integer),  # seconds a timed ask stays open, 0 until everybody has answered; null: the usual time
    Column("wishes", Text),  # JSON: by seat, which timed asks it wants to be asked; null where nobody said anything
    Column("lesson", String(80)),  # the lesson it was set up for, such as nautilion/first
    Column("lesson_left", Boolean),  # whether the learner has left it: the game goes on without a coach
)

# A finished table's next: the same people, one seat on. One for each table, whoever asks and however many at once.
REMATCHES = Table(
    "rematches",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("next_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),  # who asked first, at the finished table
)

# A key is a secret link; only its hash is stored. Browsers of the first version held a cookie for each table: those
# keys are traded for holdings when they are shown.
KEYS = Table(
    "keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # invite, watch, cookie
    Column("seats", Text, nullable=False),  # JSON
    Column("host", Boolean, nullable=False),
)

# What a browser, known by the hash of its one random id, holds at a table: a row for each of its seats, and one
# (seat -1) for the table itself.
HOLDINGS = Table(
    "holdings",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("host", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),  # the table's, so that the newest are found without reading them all
    Index("ix_holdings_table_id", "table_id", "seat"),
    Index("ix_holdings_newest", "browser", "seat", "created", "table_id"),
)

EVENTS = Table(
    "events",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(80)),  # the browser's own id of the move, so that none is made twice
    Column("at", BigInteger, nullable=False),
    UniqueConstraint("table_id", "request"),
)

# A campaign's ledger repeats what the logs of its tables tell: it may be missing the last of them, never the others.
CAMPAIGNS = Table(
    "campaigns",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("name", String(60), nullable=False),
    Column("ledger", Text, nullable=False),  # JSON
    Column("table_id", String(16), ForeignKey("tables.id")),  # the game in progress
    Column("created", BigInteger, nullable=False),
)

CAMPAIGN_KEYS = Table(
    "campaign_keys",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("campaign_id", String(16), ForeignKey("campaigns.id"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # invite, cookie
)

CAMPAIGN_HOLDINGS = Table(
    "campaign_holdings",
    METADATA,
    Column("browser", String(64), primary_key=True),
    Column("campaign_id", String(16), ForeignKey("campaigns.id"), primary_key=True, index=True),
)

# Where a table was begun. Campaigns that were forked later tell of it too, in their ledgers.
CAMPAIGN_TABLES = Table(
    "campaign_tables",
    METADATA,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("campaign_id", String(16), ForeignKey("campaigns.id"), nullable=False, index=True),
)
