"""The sentences as an editor reads them: plurals, apostrophes, quotation marks, spaces, forms of address, old words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import serialize_pattern

from tests.language.typography import CODES, files, files_of_examples, well_set

pytestmark = pytest.mark.source

# Words that may follow any number: they are not what it counts, or have no plural.
NOT_COUNTED = {
    "en": re.compile(
        r"of|to|and|for|in|from|at|on|against|left|more|set|aboard|lost|won|after|now|the|beside|with|lies?|is|are"
        r"|have|has|goes|does|frees?|gold|food|craft|species"
    ),
    "es": re.compile(r"del?|al?|y|o|ya|para|por|en|más|contra|cada|aparte|no|que|es|va|queda|liberan?"),
    "fr": re.compile(
        r"de|du|des|à|au|et|ou|sur|pour|dans|en|contre|vers|n|est|ont|va|laissent|libère|libèrent|disparaît"
        r"|disparaissent|or|nourriture|artisanat"
    ),
}
# Variables with a plural's name that are lists, and counts without one.
LISTS = re.compile(
    r"address|cabins|discards|groups|kinds|names|numbers|places|reefs|rules|seats|sections|squares|tokens"
)
COUNTS = re.compile(r"all|craft|length|limit|longest|round|rooms|map|pile")
# Numbers that are never one, each with its reason: message and variable.
NEVER_ONE = {
    "a die has six faces": ["board-place-reef.faces", "board-place-reef.free", "board-reef-odds.faces"],
    "three faces or more free the Nautilion": ["board-reef-odds.free"],
    "measured in many games": [
        *("web-odds-quick.games", "web-odds-strong.games", "play-hint-chance.games", "web-hint-about.games"),
        *("cli-simulated.decisions", "cli-fuzzed.positions", "odds-written.count", "survey-campaigns-gold.chapters"),
    ],
    "a campaign is four victories": [
        *("web-campaign-victories.length", "log-line-ongoing.length", "log-line-fallen.length"),
    ],
    "six resources may be kept, or twelve": [
        *("web-option-holder.value", "board-dil-resources.limit", "diluvium-discards.limit"),
    ],
    "minutes are told in fives": ["web-lobby-minutes.minutes", "web-lobby-minutes-each.minutes"],
    "a clock runs for four seconds or more": ["web-clock-seconds.seconds"],
    "a name may be long": ["log-bad-name.longest"],
    "a pair is two": [
        *("solo-produces-craft.settlers", "solo-produces-weapons.settlers"),
        *("diluvium-sells.craft", "diluvium-prospect-sell.craft"),
    ],
    "two settlers on food sail two tiles": ["solo-range.moves"],
    "six weapons are delivered": ["solo-arms-ally.weapons", "solo-arms-rebels.weapons"],
    "nobody wins or loses in the first round": [
        *("solo-end-victory.round", "solo-end-exhausted.round", "solo-end-poorer.round", "solo-end-forsaken.round"),
        *("diluvium-end-most-gold.round", "diluvium-end-fewest-settlers.round", "diluvium-end-shared-victory.round"),
    ],
    "a victory is shared by two": ["diluvium-end-shared-victory.winners", "diluvia-end-shared-victory.winners"],
    "the meter has two spaces or more": ["board-dlv-meter.spaces", "diluvia-meter.spaces", "diluvia-see-meter.spaces"],
    "two play, or more": ["diluvia-no-such-teams.players"],
    "a limit is many": [
        *("edition-too-large.length", "record-too-long.events", "table-took-too-long.seconds"),
        *("table-busy-with-yours.seconds", "diluvium-panel-narrow.columns", "serve-gave-up.times"),
    ],
    "so many are in the box": [
        *("nautilion-edition-reef-count.count", "nautilion-edition-heroics.count"),
        *("nautilion-edition-colours.reds", "nautilion-edition-colours.blues", "strength-how.reserve"),
    ],
}
PLURALS = {"one", "1"}


@lru_cache(maxsize=3)
def entries(code: str) -> list[tuple[str, ast.Pattern]]:
    """Each message of a catalogue, read once."""
    catalogues = [path for path in files(code) if path.suffix == ".ftl"]
    every = [entry for path in catalogues for entry in FluentParser().parse(path.read_text("utf-8")).body]
    return [(one.id.name, one.value) for one in every if isinstance(one, ast.Message) and one.value is not None]


def texts(code: str) -> Iterator[tuple[str, str]]:
    """Each message as it is written, and each paragraph of the registers without its code."""
    for name, pattern in entries(code):
        yield name, serialize_pattern(pattern)
    for path in [*files(code), *files_of_examples(code)]:
        if path.suffix == ".md":
            for part in path.read_text("utf-8").split("\n\n"):
                yield f"{path.name}, {part[:40]}", re.sub(r"`[^`]*`|\n(?:> )?", " ", part)


def keys(chosen: ast.SelectExpression) -> set[str]:
    return {one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in chosen.variants}


def selects(pattern: ast.Pattern) -> Iterator[tuple[str, ast.SelectExpression]]:
    """Every choice by a variable, also inside another."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(chosen := element.expression, ast.SelectExpression):
            assert isinstance(chosen.selector, ast.VariableReference)
            yield chosen.selector.id.name, chosen
            for variant in chosen.variants:
                yield from selects(variant.value)


def counts() -> set[str]:
    """Variables that some message chooses a plural by."""
    every = [pattern for code in CODES for _, pattern in entries(code)]
    return {name for pattern in every for name, chosen in selects(pattern) if keys(chosen) & PLURALS}


def variable(element: ast.TextElement | ast.Placeable) -> str | None:
    known = isinstance(element, ast.Placeable) and isinstance(element.expression, ast.VariableReference)
    return element.expression.id.name if known else None  # type: ignore[union-attr]


def numbers(pattern: ast.Pattern, split: frozenset[str] = frozenset()) -> Iterator[tuple[str, str]]:
    """Each number that no plural is chosen by, with what follows it."""
    for place, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(chosen := element.expression, ast.SelectExpression):
            assert isinstance(chosen.selector, ast.VariableReference)
            inside = split | {chosen.selector.id.name} if keys(chosen) & PLURALS else split
            for variant in chosen.variants:
                yield from numbers(variant.value, inside)
        elif (name := variable(element)) is not None and name not in split:
            yield name, "".join(follows(one) for one in pattern.elements[place + 1 : place + 3])


def follows(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else "noun"


def uncounted(code: str, counting: set[str]) -> Iterator[str]:
    for message, pattern in entries(code):
        for name, rest in numbers(pattern):
            word = re.match(r"[ \u00a0\u202f]([^\W\d]+)", rest)
            if name in counting and word and not NOT_COUNTED[code].fullmatch(word[1].lower()):
                yield f"{message}.{name}"


def is_count(name: str, chosen_by: set[str]) -> bool:
    return name in chosen_by or bool(COUNTS.fullmatch(name) or (name.endswith("s") and not LISTS.fullmatch(name)))


@pytest.fixture(scope="module")
def counting() -> set[str]:
    chosen_by = counts()
    used = {name for code in CODES for _, pattern in entries(code) for name, _ in numbers(pattern)}
    return {name for name in used if is_count(name, chosen_by)}


@pytest.mark.parametrize("code", CODES)
def test_what_is_counted_has_its_plural(code: str, counting: set[str]) -> None:
    """A number right before a noun stands in a choice by that number, or can never be one."""
    known = {each for some in NEVER_ONE.values() for each in some}
    assert sorted(set(uncounted(code, counting)) - known) == []


def test_every_reason_against_a_plural_is_needed(counting: set[str]) -> None:
    needed = {each for code in CODES for each in uncounted(code, counting)}
    assert {each for some in NEVER_ONE.values() for each in some} - needed == set()


def test_french_zero_is_not_told_as_one() -> None:
    """The French category `one` holds 0 as well: a branch that spells the number out is [1]."""
    for message, pattern in entries("fr"):
        for name, chosen in selects(pattern):
            if keys(chosen) == {"one", "other"}:
                (one,) = [variant for variant in chosen.variants if not variant.default]
                assert name in {variable(element) for element in one.value.elements}, message


@pytest.mark.parametrize("code", CODES)
def test_apostrophes_and_french_spaces_are_set(code: str) -> None:
    """Set wrong? `python tests/language/typography.py` sets them right."""
    for path in [*files(code), *files_of_examples(code)]:
        for line in path.read_text("utf-8").splitlines():
            assert line == well_set(code, line), path


TYPED = {"log-none", "edition-no-name"}  # quotation marks that the reader types
A_SIGN = {"nautilion-panel-row"}  # » marks a card there
MARKS = {"en": ("“", "”"), "es": ("«", "»"), "fr": ("«", "»")}


@pytest.mark.parametrize("code", CODES)
def test_each_language_has_its_own_quotation_marks(code: str) -> None:
    opening, closing = MARKS[code]
    foreign = set('"“”„«»') - {opening, closing}
    for name, text in texts(code):
        if name not in TYPED | A_SIGN:
            assert not foreign & set(text), (name, text)
            assert text.count(opening) == text.count(closing), (name, text)


# A sign of the terminal (· ! taken …, ?? shows …) is no punctuation; nor is the text of a file: "0 -3 : home".
LOOSE = re.compile(r"(?<=[\w})»”]) [;?!](?![\w?])|(?<=[\w})»”])(?<!-\d) :")


@pytest.mark.parametrize("code", ["en", "es"])
def test_no_space_comes_before_a_sign(code: str) -> None:
    assert [(name, text) for name, text in texts(code) if LOOSE.search(text)] == []


def test_spanish_questions_are_opened_and_closed() -> None:
    for name, text in texts("es"):
        assert text.count("¿") == len(re.findall(r"(?<=[\w}»)])\?", text)), (name, text)
        assert text.count("¡") == len(re.findall(r"(?<=[\w}»)])!", text)), (name, text)


TU = re.compile(r"\b(?:tu|te|ton|ta|tes|toi|tiens?|tiennes?)\b|\bt\u2019", re.IGNORECASE)
USTED = re.compile(r"\b(?:usted(?:es)?|vos)\b", re.IGNORECASE)
VOSOTROS = re.compile(
    r"\b(?:vosotr[oa]s|vuestr[oa]s?|os|(?!\w*séis\b)\w+[áé]is|elegid|decidid|jugad|tened|tirad|lanzad|tomad|poned|dad)\b",
    re.IGNORECASE,
)
TO_SEVERAL = {
    "board-start-about",
    "nautilion-ask-start",
    "goal-diluvia-teams",
    "web-end-together",
}  # both players of a voyage for two; a team


def test_french_says_vous() -> None:
    assert [(name, text) for name, text in texts("fr") if TU.search(text)] == []


def test_spanish_says_tu_and_vosotros_only_to_several() -> None:
    assert [(name, text) for name, text in texts("es") if USTED.search(text)] == []
    to_several = {name for name, text in texts("es") if VOSOTROS.search(text)}
    assert to_several - TO_SEVERAL == set()
    assert "nautilion-ask-start" in to_several


RETIRED = {
    "en": r"\brobots?\b",
    "es": r"\brobots?\b|asiento vip|\bMercader\b|Matadora|marcador de diluvio \(|\bsolo paso\b",
    "fr": r"\brobots?\b|place VIP|[ÉEée]chelle du [Dd]éluge|cartes? de ruines|\bseul pas\b",
}


@pytest.mark.parametrize("code", CODES)
def test_words_given_up_do_not_come_back(code: str) -> None:
    assert [(name, text) for name, text in texts(code) if re.search(RETIRED[code], text, re.IGNORECASE)] == []


@pytest.mark.parametrize(
    ("sought", "found", "let_be"),
    [
        (TU, "Joue ta carte.", "Le Phare Obscur se tait, tout un jour."),
        (USTED, "Elija usted.", "Elige tú."),
        (VOSOTROS, "Si queréis, tirad vuestros dados.", "Con dieciséis cartas, das los dados al Faro."),
        (LOOSE, "Oro : el tuyo", "filas como «0 -3 : home», · ! se lo lleva, ?? los muestra"),
    ],
)
def test_a_check_finds_its_fault_and_nothing_else(sought: re.Pattern[str], found: str, let_be: str) -> None:
    assert sought.search(found)
    assert not sought.search(let_be)


def test_a_sentence_is_set_and_then_left_alone() -> None:
    french = "Qui paie\u202f? «\u00a0{ $who }\u00a0»\u00a0: lui\u202f! L\u2019autre attend\u202f; 95\u00a0%."
    assert well_set("fr", "Qui paie ? « { $who } » : lui ! L'autre attend ; 95 %.") == french
    assert well_set("fr", french) == french
    signs = "raisons\u00a0: ?? les montre · ! emporté, » la suivante «\u00a00 -3 : home\u00a0» `a : b`"
    assert well_set("fr", signs) == signs
    assert well_set("en", "a game's rules: 95 %") == "a game\u2019s rules: 95 %"
