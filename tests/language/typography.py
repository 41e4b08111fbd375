"""How the sentences are set: one apostrophe, and French spaces that no line breaks at.

Run as a script it sets every catalogue and register anew: `python tests/language/typography.py`.
"""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
APOSTROPHE, WIDE, NARROW = "\u2019", "\u00a0", "\u202f"
CODES = ("en", "es", "fr")
TYPED = re.compile(r"\"[^\"]*\"|`[^`]*`")  # text of a command: its spaces are plain
# Not before a sign of the terminal (· ! …, ?? …, » …), nor in a row of a file (0 -3 : …).
BEFORE = re.compile(r"(?<=[^\s·,:#])(?<!-\d)[ \u00a0\u202f](?=[:»%])")
BEFORE_TALL = re.compile(r"(?<=[^\s·:])[ \u00a0\u202f](?=[;?!](?![\w?]))")
AFTER = re.compile(r"(?<=«)[ \u00a0\u202f]")


def files(code: str) -> list[Path]:
    """Everything written for people in one language: its catalogue and its registers."""
    registers = ROOT / "docs" / "rules" if code == "en" else ROOT / "docs" / "rules" / code
    return [*sorted((ROOT / "locales" / code).glob("*.ftl")), *sorted(registers.glob("*.md"))]


def files_of_examples(code: str) -> list[Path]:
    """Those of the games in `examples/`, which bring their own."""
    places = (f"locales/{code}/*.ftl", f"register/{code}.md")
    return [path for place in places for path in sorted(ROOT.glob(f"examples/*/src/*/{place}"))]


def well_set(code: str, text: str) -> str:
    """The text as it should be set. French has unbreakable spaces: before : » % and after «, narrow before ; ? !"""
    text = text.replace("'", APOSTROPHE)
    return text if code != "fr" else french(text)


def french(text: str) -> str:
    kept = TYPED.findall(text)
    parts = [BEFORE_TALL.sub(NARROW, AFTER.sub(WIDE, BEFORE.sub(WIDE, part))) for part in TYPED.split(text)]
    return "".join(part for pair in zip(parts, [*kept, ""], strict=True) for part in pair)


def main() -> None:
    for code in CODES:
        for path in [*files(code), *files_of_examples(code)]:
            path.write_text(well_set(code, path.read_text("utf-8")), "utf-8")


if __name__ == "__main__":
    main()
