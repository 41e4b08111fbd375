"""What lies beside the sea of Diluvium, in lines; and a word about each move."""

from __future__ import annotations

from seaboard.cli.terminal.screen import BETWEEN
from seaboard.core.messages import Argument, Message
from seaboard.games.diluvium.presentation.view import DiluviumView, PlayerView
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES
from seaboard.language import Language

SETTLER, ROOM, MARKER, NONE = "●", "○", "●", "-"
A_SIDE = "a"
NAMED = {"wheel": "", "play": "card-", "board": "board-", "gain": "", "discard": ""}


def facts(view: DiluviumView, marks: list[str], language: Language) -> list[str]:
    """Round, trays, each player, what the viewer has; then what the question is about."""
    if not view.round:
        return [language.text("diluvium-see-setup"), *_given(view, marks, language)]
    lines = [*_round(view, language), ""]
    for player in view.players:
        lines.append(marks[player.seat] + _standing(view, player, language))
        own = _own(view, player, language) if player.seat == view.seat else []
        lines += [f"   {fact}" for fact in own]
    return [*lines, *_battle(view, language), *prospects(view, language)]


def standing(view: DiluviumView, language: Language) -> list[str]:
    """The viewer's goods, and a battle that is fought."""
    own = [fact for player in view.players if player.seat == view.seat for fact in _goods(view, player, language)]
    return [*own, *_battle(view, language)]


def _given(view: DiluviumView, marks: list[str], language: Language) -> list[str]:
    """While boards are chosen: who has which."""
    chosen = [player for player in view.players if player.people is not None and player.board is not None]
    return [f"{marks[player.seat]}  {_titled(player, language)}" for player in chosen]


def _round(view: DiluviumView, language: Language) -> list[str]:
    food, craft, weapons = view.supplies.tray
    assert view.active is not None
    lines = [language.text("diluvium-see-round", round=view.round, who=_people(view.players[view.active], "the"))]
    if view.last_round:
        lines.append(language.text("diluvium-see-last-round"))
    lines.append(language.text("diluvium-see-trays", food=food, craft=craft, weapons=weapons))
    discards = ", ".join(language.text(f"diluvium-card-{card}") for card in view.supplies.discards)
    lines.append(language.text("diluvium-panel-deck", deck=view.supplies.deck, discards=discards or NONE))
    return lines


def _standing(view: DiluviumView, player: PlayerView, language: Language) -> str:
    """What everybody may know of a player; an arrow points at the viewer."""
    sentence = language.text(
        "diluvium-panel-player",
        who=_titled(player, language),
        strength=player.strength,
        wheel=language.text(f"diluvium-{player.wheel}") if player.wheel else NONE,
        resources=player.resources,
        cards=player.cards,
        markers=player.markers,
        settlers=sum(player.sections),
    )
    if player.seat == view.seat:
        return f"> {sentence}"
    return (
        f"  {sentence}"
        if player.gold is None
        else f"  {sentence} · {language.text('diluvium-panel-gold', gold=player.gold)}"
    )


def _own(view: DiluviumView, player: PlayerView, language: Language) -> list[str]:
    gone = len(player.track) - player.markers
    track = [f"{MARKER if place >= gone else ''}{gold}" for place, gold in enumerate(player.track)]
    return [
        language.text("diluvium-panel-track", track=" ".join(track)),
        language.text("diluvium-panel-settlers", sections=BETWEEN.join(_sections(player, language))),
        *_goods(view, player, language),
    ]


def _goods(view: DiluviumView, player: PlayerView, language: Language) -> list[str]:
    """Gold, resources and cards, as far as the viewer may know them."""
    lines = []
    if player.held is not None and player.gold is not None:
        food, craft, weapons = player.held
        lines.append(language.text("diluvium-see-own", gold=player.gold, food=food, craft=craft, weapons=weapons))
    cards = [language.text(f"diluvium-card-{card}") for card in view.hand]
    return [*lines, language.text("diluvium-see-card", card=", ".join(cards))] if cards else lines


def _sections(player: PlayerView, language: Language) -> list[str]:
    lines = []
    for action, settlers, rooms in zip(ACTION_NAMES, player.sections, player.rooms, strict=True):
        bonus = f" ({language.text('diluvium-panel-bonus')})" if action in player.cleared else ""
        stands = SETTLER * settlers + ROOM * (rooms - settlers) or NONE
        lines.append(f"{language.text(f'diluvium-{action}')} {stands}{bonus}")
    return lines


def _battle(view: DiluviumView, language: Language) -> list[str]:
    if view.battle is None:
        return []
    attacker, defender = view.players[view.battle.attacker], view.players[view.battle.defender]
    sentence = language.text(
        "diluvium-panel-battle",
        who=_people(attacker, "people"),
        defender=_people(defender, "the"),
        place=view.battle.place,
        attack=view.battle.attack,
        defence=view.battle.defence,
    )
    return ["", sentence]


def prospects(view: DiluviumView, language: Language) -> list[str]:
    """What each action would give, while the wheel is asked for."""
    if view.ask is None or not view.ask.mine or view.ask.prompt.id != "diluvium-ask-wheel":
        return []
    lines = [""]
    for action, hopes in view.prospects.items():
        would = " ".join(language.say(hope.message) for hope in hopes)
        lines.append(language.text("diluvium-panel-prospect", action=Message(f"diluvium-{action}"), would=would))
    return lines


def _people(player: PlayerView, form: str) -> Message:
    if player.people is None:
        return Message("diluvium-player", {"seat": player.seat + 1})
    return Message(f"diluvium-{form}-{player.people}")


def _titled(player: PlayerView, language: Language) -> str:
    """A people, and its board where boards differ."""
    name = language.say(_people(player, "people"))
    plain = player.board in (None, A_SIDE)
    return name if plain else f"{name} ({language.text(f'diluvium-board-{player.board}')})"


def player_name(view: DiluviumView, seat: int, language: Language) -> str:
    """`Player 2, the Egyptians`."""
    player = view.players[seat]
    if player.people is None:
        return language.text("seat-name", seat=seat + 1)
    return language.text("diluvium-panel-name", seat=seat + 1, who=_people(player, "the"))


def note(view: DiluviumView, move: str, language: Language) -> str:
    """What a move means, beside its notation: a name, a price, a kind, a yield."""
    verb, _, argument = move.partition(" ")
    if verb in NAMED:
        return language.text(f"diluvium-{NAMED[verb]}{argument}")
    if verb == "sail":
        price = view.prices.get(argument, 0)
        return language.text("diluvium-some-food", number=price) if price else ""
    if verb == "produce":
        hopes = [hope.message.args for hope in view.prospects["produce"]]
        tiles = [args for args in hopes if args.get("place") == argument]
        return language.text("diluvium-panel-crop", crop=tiles[0].get("crop", Message("diluvium-nothing")))
    if verb in ("deed", "title"):
        return _story(verb, argument, language)
    if verb in ("take", "place", "flee", "mark"):
        return _space(view, verb, argument, language)
    return ""


def _story(verb: str, argument: str, language: Language) -> str:
    """A deed of the campaign with its price or its card; a title by its name."""
    if verb == "title":
        return language.text(f"solo-title-{argument}")
    deed, _, object_of = argument.partition(" ")
    args: dict[str, Argument] = {"amount": int(object_of) if object_of.isdigit() else 0}
    if object_of in CARD_NAMES:
        args["card"] = Message(f"diluvium-card-{object_of}")
    return language.text(f"board-solo-deed-{deed}", **args)


def _space(view: DiluviumView, verb: str, argument: str, language: Language) -> str:
    """A section of the board, settlers that only a story has, or a space of the map by its kind."""
    name, _, number = argument.partition(".")
    if name == "board":
        return language.text(f"diluvium-{number}")
    if name == "lying":
        return language.text("solo-panel-lying", action=Message(f"diluvium-{number}"))
    place = next((place for place in view.sea if place.name == name), None)
    if place is None:
        return language.text(f"solo-panel-{name}")
    if verb == "mark":
        gold = place.marks[int(number) - 1].gold
        return language.text("diluvium-panel-gold", gold=gold) if gold else language.text("diluvium-settle")
    return language.text(f"diluvium-{place.spaces[int(number) - 1].kind}")
