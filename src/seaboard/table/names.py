"""Names of seats: what people call themselves, and the names bots go by.

A name is plain text whoever shows it. What would be unseen, or would turn the text around it, is taken out; a sign as a
reader counts it (a letter with its marks, an emoji with what is joined to it) is kept whole or left out.
"""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Iterator, Sequence

BOT = "bot:"  # how the seat of a bot is written, with its kind
LONGEST = 24  # signs
LARGEST_SIGN = 12  # code points: a family of four in their own colours has eleven
MOST_READ = 2000  # code points
LARGEST_LETTER = 4  # with its marks
JOINER = "\u200d"
BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs nobody sees
UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
MARKS = frozenset({"Mn", "Mc", "Me"})
BOT_NAMES = (
    "Marina", "Coral", "Nerea", "Morgan", "Dylan", "Pelagia", "Kai", "Ondine", "Triton", "Doris", "Delphine", "Muriel",
    "Njord", "Sedna", "Galatea", "Proteus", "Calypso", "Ligeia", "Isla", "Caspian", "Merrick", "Océane", "Morwenna",
    "Ronan", "Marisol", "Cordelia", "Zale", "Nixie", "Murdoch", "Thalassa",
)  # fmt: skip

Names = list[str | None]


def cleaned(text: str | None) -> str | None:
    """A name as it is kept, at most 24 signs; None where nothing is left."""
    seen = "".join(_visible(unicodedata.normalize("NFC", (text or "")[:MOST_READ])))
    signs = list(_signs(" ".join(seen.split())))
    return "".join(signs[:LONGEST]).strip() or None


def _visible(text: str) -> Iterator[str]:
    for place, one in enumerate(text):
        if one.isspace() or one in BLANKS:
            yield " "
        elif one == JOINER:
            if 0 < place < len(text) - 1 and _is_picture(text[place - 1]) and _is_picture(text[place + 1]):
                yield one
        elif unicodedata.category(one) not in UNSEEN:
            yield one


def _is_picture(one: str) -> bool:
    """What an emoji is joined from: signs, their colours, and the mark that they are to be drawn."""
    return unicodedata.category(one) in ("So", "Sk") or one == "\ufe0f"


def _signs(text: str) -> Iterator[str]:
    """Marks without a letter before them are left out; of too many on one letter the first stay."""
    sign = ""
    for one in text:
        if sign and _goes_on(sign, one):
            sign += one if len(sign) < (LARGEST_SIGN if _is_picture(sign[0]) else LARGEST_LETTER) else ""
        elif unicodedata.category(one) not in MARKS:
            if sign:
                yield sign
            sign = one
    if sign:
        yield sign


def _goes_on(sign: str, one: str) -> bool:
    """Whether this belongs to the sign before it; two letters of a flag are one."""
    coloured = "\U0001f3fb" <= one <= "\U0001f3ff"
    flag = len(sign) == 1 and _is_flag(sign) and _is_flag(one)
    marked = unicodedata.category(one) in MARKS and not sign.isspace()
    return marked or coloured or flag or one == JOINER or sign.endswith(JOINER)


def _is_flag(one: str) -> bool:
    return "\U0001f1e6" <= one <= "\U0001f1ff"


def told_apart(name: str | None, others: Sequence[str | None]) -> str | None:
    """The name, with a number where somebody at the table has it: `Ana`, `Ana 2`."""
    taken = {_alike(other) for other in others if other is not None}
    if name is None or _alike(name) not in taken:
        return name
    signs = list(_signs(name))
    tried = ("".join(signs[: LONGEST - 1 - len(str(number))]).rstrip() + f" {number}" for number in range(2, 1000))
    return next(other for other in tried if _alike(other) not in taken)


def _alike(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def renamed(names: Names, seat: int, wanted: str | None) -> Names:
    """The names of a table when one seat takes another."""
    others = [name for place, name in enumerate(names) if place != seat]
    return [*names[:seat], told_apart(cleaned(wanted), others), *names[seat + 1 :]]


def first_names(table: str, seats: Sequence[str], wanted: Sequence[str | None] = ()) -> Names:
    """People by the names that were given for them, bots by names of their own."""
    names: Names = [None] * len(seats)
    for seat, name in enumerate(wanted[: len(seats)]):
        if not seats[seat].startswith(BOT):
            names = renamed(names, seat, name)
    return with_bots(table, seats, names)


def with_bots(table: str, seats: Sequence[str], names: Sequence[str | None]) -> Names:
    """Bots without a name get one that nobody at the table has; a table always gives them the same."""
    complete = [*names, *[None] * (len(seats) - len(names))]
    free = iter([name for name in _bot_names(table) if name not in complete])
    nameless = [kind.startswith(BOT) and name is None for kind, name in zip(seats, complete, strict=True)]
    return [next(free) if bot else name for bot, name in zip(nameless, complete, strict=True)]


def _bot_names(table: str) -> list[str]:
    """In an order that follows from the table's id: it tells nothing else."""
    return sorted(BOT_NAMES, key=lambda name: hashlib.sha256(f"{table} {name}".encode()).digest())
