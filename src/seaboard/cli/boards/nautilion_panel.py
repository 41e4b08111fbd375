"""What Nautilion's expansions put beside the path, in lines; and a word about each move."""

from __future__ import annotations

import click

from seaboard.core.messages import Argument, Message
from seaboard.games.nautilion.components.kit import BLANK, REEF
from seaboard.games.nautilion.presentation.names import ROLES, named, sign, signs
from seaboard.games.nautilion.presentation.view import NautilionView
from seaboard.games.nautilion.presentation.view_expansions import (
    CabinView,
    CardView,
    DarkhouseView,
    ExpansionsView,
    HeroicsView,
    PhantomBoardView,
)
from seaboard.language import Language

HERE, NEXT, OURS = ">", "»", "°"
TOKENS = {
    "A": ("nautilion-mage", {"letter": "A"}),
    "B": ("nautilion-mage", {"letter": "B"}),
    "C": ("nautilion-mage", {"letter": "C"}),
    "mercenary": ("nautilion-mercenary", {}),
    "reef": ("nautilion-reef", {}),
    "blank": ("nautilion-blank", {}),
}


def facts(view: NautilionView, language: Language) -> list[str]:
    """What is at hand this turn: Mercenaries aboard, cabin, harpoons, Reefs, the reserve, dice given, what is free."""
    extra = view.expansions
    if extra is None:
        return _given(view, language)
    lines = _aboard(extra, language) + _reserve(view, language)
    lines += _cabin(extra.cabin, language) if extra.cabin else []
    lines += _phantom(extra.phantom_board, language) if extra.phantom_board else []
    lines += _reefs(extra, language)
    return lines + _given(view, language) + _at_work(extra, language)


def standing(view: NautilionView, language: Language) -> list[str]:
    """What may change with each move of a turn."""
    extra = view.expansions
    if extra is None:
        return []
    lines = _reserve(view, language) + (_phantom(extra.phantom_board, language) if extra.phantom_board else [])
    return lines + _at_work(extra, language)


def more_discarded(view: NautilionView) -> list[int]:
    extra = view.expansions
    return [REEF] * extra.reefs_discarded + [BLANK] * extra.blanks_discarded if extra else []


def _aboard(extra: ExpansionsView, language: Language) -> list[str]:
    cabins = extra.soldiers
    return [language.text("nautilion-see-soldiers", count=len(cabins), cabins=signs(cabins))] if cabins else []


def _reserve(view: NautilionView, language: Language) -> list[str]:
    held = view.reserve_crew
    return [language.text("nautilion-see-held", tokens=signs(held))] if held else []


def _cabin(cabin: CabinView, language: Language) -> list[str]:
    """Each Mage beside its partner, a dot where nobody is."""
    pairs = zip(cabin.letters, cabin.partners, strict=True)
    spaces = [_space(cabin, mage) + "-" + _space(cabin, partner) for mage, partner in pairs]
    lines = [language.text("nautilion-panel-cabin", spaces="  ".join(spaces))]
    if cabin.partnerships:
        args = {"count": cabin.partnerships, "left": cabin.rerolls}
        lines.append(language.text("nautilion-see-partnerships", **args))
    return lines


def _space(cabin: CabinView, kind: int) -> str:
    return f"[{sign(kind)}]" if kind in cabin.guests else f" {sign(kind)} "


def _phantom(board: PhantomBoardView, language: Language) -> list[str]:
    if board.rammed:
        return [language.text("nautilion-see-rammed")]
    args: dict[str, Argument] = {
        "filled": len(board.slaves),
        "berths": board.berths,
        "tokens": signs(board.slaves) or "-",
    }
    harpoons = language.text("nautilion-see-harpoons", ours=board.ours, theirs=board.theirs)
    danger = click.style(harpoons, fg="red") if board.theirs > board.ours else harpoons
    return [language.text("nautilion-panel-phantom", **args), danger]


def _reefs(extra: ExpansionsView, language: Language) -> list[str]:
    """The chances of each number that still lies somewhere."""
    lines = [
        language.text("nautilion-see-reef-odds", number=reef.number, free=reef.free, faces=reef.faces)
        for reef in extra.reef_odds
        if reef.left
    ]
    return [*lines, language.text("nautilion-see-stuck")] if extra.stuck else lines


def _given(view: NautilionView, language: Language) -> list[str]:
    """Who got which die, from the first that is given out to the end of the turn."""
    if view.plan is not None and all(view.plan):
        darkhouse, phantom, nautilion = view.plan
        return [language.text("nautilion-planned", darkhouse=darkhouse, phantom=phantom, nautilion=nautilion)]
    given = [(role, die) for role, die in zip(ROLES, view.plan or (), strict=False) if die]
    return [language.text("nautilion-die-given", role=role, die=die) for role, die in given]


def _at_work(extra: ExpansionsView, language: Language) -> list[str]:
    lines = [language.text("nautilion-panel-second")] if extra.second else []
    if extra.aside:
        lines.append(language.text("nautilion-panel-aside", token=named(extra.aside)))
    for kind, count in (("whirlwind", extra.free_whirlwinds), ("translation", extra.free_translations)):
        if count:
            lines.append(language.text("nautilion-panel-free", kind=kind, count=count))
    if extra.darkhouse and extra.darkhouse.scheme == "recovery" and extra.recovery_cost is not None:
        lines.append(language.text("nautilion-panel-recovery", cost=extra.recovery_cost))
    return lines


def cards(view: NautilionView, language: Language) -> list[str]:
    """The Darkhouse's row with its figure, and the Heroic Actions."""
    extra = view.expansions
    if extra is None:
        return []
    lines = _row(extra.darkhouse, language) if extra.darkhouse else []
    lines += _heroics(extra.heroics, language) if extra.heroics else []
    shown = (*(extra.darkhouse.row if extra.darkhouse else ()), *(extra.heroics.shown if extra.heroics else ()))
    ours = any(card.reconstructed for card in shown)
    return [*lines, click.style(language.text("nautilion-panel-ours", sign=OURS), dim=True)] if ours else lines


def _row(darkhouse: DarkhouseView, language: Language) -> list[str]:
    lines = ["", language.text("nautilion-panel-row")]
    for index, card in enumerate(darkhouse.row):
        mark = HERE if index == darkhouse.at else NEXT if index == darkhouse.next else " "
        line = f"  {mark} {_card(card, 'machination', language)}"
        lines.append(click.style(line, bold=index == darkhouse.at, fg=card.colour))
    if darkhouse.silent:
        lines.append(language.text("nautilion-see-silence", turns=darkhouse.silent))
    return lines


def _card(card: CardView, kind: str, language: Language) -> str:
    """Its number, name and text; a sign where the text is our reconstruction."""
    effect = f"nautilion-{kind}-{card.effect}"
    text = Message(f"{effect}-text")
    if card.lasts > 1:
        text = Message("nautilion-heroic-lasting-text", {"text": text})
    words = language.text("nautilion-panel-card", name=Message(effect), text=text)
    return f"{card.number:>2}{OURS if card.reconstructed else ''} {words}"


def _heroics(heroics: HeroicsView, language: Language) -> list[str]:
    lines = ["", language.text("nautilion-panel-heroics", count=len(heroics.shown), pile=heroics.pile)]
    lines += [f"    {_card(card, 'heroic', language)}" for card in heroics.shown]
    if heroics.shown:
        lines.append(click.style("    " + language.text("nautilion-signs-heroics"), dim=True))
    for deed in heroics.deeds:
        lines.append(language.text("nautilion-see-deed", text=language.text(f"nautilion-heroic-{deed}-text")))
    if heroics.lasting:
        text = language.text(f"nautilion-heroic-{heroics.lasting}-text")
        lines.append(language.text("nautilion-see-lasting", text=text))
    return lines


def heading(view: NautilionView, move: str, language: Language) -> str:
    """A spell with its price."""
    spell, extra = move.partition(" ")[0], view.expansions
    grimoire = view.grimoire
    prices = {"whirlwind": grimoire.whirlwind, "tide": grimoire.tide, "translation": grimoire.translation}
    if spell not in prices:
        return ""
    free = {"whirlwind": extra.free_whirlwinds, "translation": extra.free_translations} if extra else {}
    cost = 0 if free.get(spell) else prices[spell]
    return language.text("nautilion-panel-spell", spell=Message(f"nautilion-{spell}"), cost=cost)


def note(view: NautilionView, move: str, language: Language) -> str:
    """What a letter or a card's number in a move stands for."""
    extra = view.expansions
    verb, _, rest = move.partition(" ")
    if extra is not None and verb == "recover" and extra.recovery_cost is not None:
        return language.text("nautilion-panel-cost", cost=extra.recovery_cost)
    if extra is None or not rest:
        return ""
    if verb in ("heroic", "banish") and extra.heroics:
        number = int(rest.split()[0])
        effects = [card.effect for card in extra.heroics.shown if card.number == number]
        return language.text(f"nautilion-heroic-{effects[0]}") if effects else ""
    name, args = TOKENS.get(rest, ("", {}))
    return language.text(name, **args) if name else ""


def legend(view: NautilionView, language: Language) -> list[str]:
    """What the letters on the path mean, where there are any."""
    extra = view.expansions
    if extra is None or not (extra.cabin or extra.phantom_board or extra.reefs):
        return []
    return [click.style("  " + language.text("nautilion-signs-tokens"), dim=True)]
