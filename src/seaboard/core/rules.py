"""The rule register: `docs/rules/<game>.md` read by machine.

A chapter is a heading `## N-4 Title`, a clause a heading `### N-4.1 Title`; under it come a line `Source: …`, the
clause in our own words, and, where the print is silent or contradicts itself, a quoted paragraph with our ruling.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Dict, List

RULE_ID = re.compile(r"\b[A-Z]{1,2}-\d+(?:\.\d+)*\b")
_HEADING = re.compile(r"^(#{2,3}) ([A-Z]{1,2}-\d+(?:\.\d+)*) (.+)$")
_SOURCE = re.compile(r"^(?:Source|Fuente|Origine)\s?: (.+)$")


@dataclass(frozen=True)
class Rule:
    id: str
    chapter: str
    title: str
    source: str
    text: str
    ruling: str


def read_register(markdown: str) -> Dict[str, Rule]:
    """Every clause by its id, in the order of the page."""
    register: Dict[str, Rule] = {}
    chapter, heading, lines = "", None, []  # type: str, re.Match[str] | None, List[str]
    for line in [*markdown.splitlines(), "## Z-0 end"]:
        found = _HEADING.match(line)
        if found is None:
            lines.append(line)
            continue
        if heading is not None and heading[1] == "###":
            rule = _clause(heading[2], chapter, heading[3], lines)
            if rule.id in register:
                raise ValueError(rule.id)
            register[rule.id] = rule
        if found[1] == "##":
            chapter = found[3]
        heading, lines = found, []
    return register


def _clause(rule_id: str, chapter: str, title: str, lines: List[str]) -> Rule:
    sources = [found[1] for line in lines if (found := _SOURCE.match(line))]
    body = [line.strip() for line in lines if line.strip() and not line.startswith(">") and not _SOURCE.match(line)]
    ruling = [line.lstrip("> ").strip() for line in lines if line.startswith(">")]
    return Rule(rule_id, chapter, title, "".join(sources), " ".join(body), " ".join(ruling))
