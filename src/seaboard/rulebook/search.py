"""Clauses by the words of somebody who looks for them; where no clause has those words, the nearest."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches

from seaboard.core.rules import Rule

MOST_NEAR = 5
LONGEST = 100  # characters of a search
LIKE = 0.72  # of difflib: a slip of the finger or two
_WORD = re.compile(r"[\w.-]+")


@dataclass(frozen=True)
class Hits:
    """The clauses that have all the words, best first; where there are none, those that come nearest."""

    found: tuple[str, ...]
    nearest: tuple[str, ...]


def folded(text: str) -> str:
    """Without accents and capitals."""
    apart = unicodedata.normalize("NFD", text)
    return "".join(letter for letter in apart if not unicodedata.combining(letter)).lower()


def search(clauses: Mapping[str, Rule], wanted: str) -> Hits:
    words = _WORD.findall(folded(wanted[:LONGEST]))
    if not words:
        return Hits((), ())
    ranks = {rule.id: _rank(rule, words) for rule in clauses.values()}
    found = sorted((rank, place, rule) for place, (rule, rank) in enumerate(ranks.items()) if rank is not None)
    return Hits(tuple(rule for _, _, rule in found), () if found else _nearest(clauses, words))


def _rank(rule: Rule, words: Collection[str]) -> int | None:
    """The id, then the title, then the text, then the rest; None where a word is missing."""
    parts = [rule.id, rule.title, rule.text, f"{rule.chapter} {rule.ruling}"]
    whole = ""
    for rank, part in enumerate(parts):
        whole += " " + folded(part)
        if all(word in whole for word in words):
            return rank
    return None


def _nearest(clauses: Mapping[str, Rule], words: Collection[str]) -> tuple[str, ...]:
    """Those with most of the words, read as words of the register where they are none."""
    known = {rule.id: set(_WORD.findall(folded(f"{rule.id} {rule.title} {rule.text}"))) for rule in clauses.values()}
    spelled = set().union(*known.values())
    meant = [[word, *get_close_matches(word, spelled, 2, LIKE)] for word in words]
    points = {rule: sum(any(one in has for one in ones) for ones in meant) for rule, has in known.items()}
    likely = sorted((rule for rule, count in points.items() if count), key=lambda rule: -points[rule])
    return tuple(likely[:MOST_NEAR]) or _likest(clauses, " ".join(words))


def _likest(clauses: Mapping[str, Rule], wanted: str) -> tuple[str, ...]:
    likeness = {rule.id: SequenceMatcher(None, wanted, folded(rule.title)).ratio() for rule in clauses.values()}
    return tuple(sorted(likeness, key=lambda rule: -likeness[rule])[:MOST_NEAR])
