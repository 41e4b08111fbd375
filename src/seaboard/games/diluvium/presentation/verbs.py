"""The moves of Diluvium, one row a verb, in the order their refusals are listed in."""

from __future__ import annotations

from typing import List, Tuple, TypeVar

from seaboard.core.packing import argument_of, pack
from seaboard.core.verbs import Verb, Word, one_of
from seaboard.games.diluvium.presentation import labels
from seaboard.games.diluvium.presentation import narration_cards as of_cards
from seaboard.games.diluvium.presentation import narration_settlers as of_settlers
from seaboard.games.diluvium.presentation import narration_setup as of_setup
from seaboard.games.diluvium.presentation import narration_voyage as of_voyage
from seaboard.games.diluvium.presentation import narration_war as of_war
from seaboard.games.diluvium.presentation import near_moves as near
from seaboard.games.diluvium.presentation import refusals as no
from seaboard.games.diluvium.presentation.names import board_rule, card_rule
from seaboard.games.diluvium.rules.actions import (
    ARM,
    BOARD,
    CARD,
    CHOOSE,
    COMMIT,
    DISCARD,
    DONE,
    END,
    FIRST,
    FLEE,
    GAIN,
    MARK,
    PEOPLE,
    PLACE,
    PLAY,
    PRODUCE,
    SAIL,
    SELL,
    SLAY,
    SPARE,
    STAY,
    TAKE,
    TILE,
    WEAPONS_IN_THE_BOX,
    WHEEL,
)
from seaboard.games.diluvium.rules.notation import (
    ACTION_NAMES,
    BOARD_NAMES,
    CARD_NAMES,
    PEOPLE_NAMES,
    RESOURCE_NAMES,
    SeaWords,
)
from seaboard.games.diluvium.rules.state import DiluviumState

D = TypeVar("D", bound=DiluviumState)  # the campaign's state too

SAILING = ("diluvium-ask-sail", "diluvium-ask-sail-to-war")
PLAYING = ("diluvium-ask-wheel", "diluvium-ask-end", *SAILING)


def rows(sea: SeaWords) -> List[Verb[D]]:
    """The verbs on one sea. The campaign replaces some and adds its own."""
    return [*chance(sea), *turn(), *voyage(sea), *settling(sea), *producing(sea), *war(sea), *cards()]


def chance(sea: SeaWords) -> List[Verb[D]]:
    seat = one_of({number: str(number + 1) for number in range(4)})
    return [
        Verb(FIRST, "~first", (seat,), rules=("D-2.7",), lines=of_setup.first_player),
        Verb(PEOPLE, "~people", (one_of(PEOPLE_NAMES),), rules=("D-2.8",), lines=of_setup.people_dealt),
        Verb(BOARD, "~board", (one_of(BOARD_NAMES),), rules=("D-2.8",), lines=of_setup.board_given),
        Verb(TILE, "~tile", (sea.place, Word(1, 29)), bits=6, rules=("D-5.3",), lines=of_voyage.tile_up),
        Verb(CARD, "~card", (one_of(CARD_NAMES),), rules=("D-15.2",), lines=of_cards.card_drawn),
    ]


def turn() -> List[Verb[D]]:
    """D-2, D-3."""
    return [
        Verb(
            CHOOSE, "board", (one_of(BOARD_NAMES),), target="board",
            rules=lambda _, action: ("D-2.8", board_rule(argument_of(action))),
            asked=("diluvium-ask-board",), near=near.boards, reason=no.no_board, lines=of_setup.board_given,
            label=labels.board,
        ),
        Verb(
            WHEEL, "wheel", (one_of(ACTION_NAMES),), target="wheel", rules=("D-3.2", "D-3.3"),
            asked=("diluvium-ask-wheel",), near=near.actions, reason=no.no_wheel, lines=of_setup.wheel_turned,
            label=labels.wheel,
        ),
        Verb(
            END, "end", rules=("D-15.1",), asked=("diluvium-ask-end",),
            label="do-diluvium-end", quiet=of_setup.turn_over,
        ),
    ]  # fmt: skip


def voyage(sea: SeaWords) -> List[Verb[D]]:
    """D-5, D-6."""
    return [
        Verb(
            SAIL, "sail", (sea.place,), bits=6, target="place", rules=("D-5.1", "D-5.2", "D-5.3"),
            asked=SAILING, near=near.voyages, reason=no.no_sail, label=labels.sail,
        ),
        Verb(
            STAY, "stay", rules=("D-5.6", "D-5.7"),
            asked=SAILING, near=lambda _, __: [pack(STAY)], reason=no.no_stay, lines=of_voyage.stayed,
            label="do-diluvium-stay",
        ),
        Verb(
            MARK, "mark", (sea.mark,), bits=8, target="mark", rules=("D-6.1", "D-6.3"),
            asked=("diluvium-ask-mark",), near=near.marks, reason=no.no_mark, label=labels.mark,
        ),
    ]  # fmt: skip


def settling(sea: SeaWords) -> List[Verb[D]]:
    """D-7, D-8."""
    return [
        Verb(
            TAKE, "take", (sea.space_or_section,), bits=9, target=space_or_section, rules=("D-7.3", "D-8.1"),
            asked=("diluvium-ask-take",), near=near.settlers, reason=no.no_take,
            label=labels.take, quiet=of_settlers.settler_taken,
        ),
        Verb(
            PLACE, "place", (sea.space,), bits=9, target="space", rules=("D-7.3", "D-8.1"),
            asked=("diluvium-ask-place",), near=near.spaces, reason=no.no_place, label=labels.place,
        ),
        Verb(
            GAIN, "gain", (one_of(RESOURCE_NAMES),), target="resource", rules=("D-8.2",),
            asked=("diluvium-ask-gain",), near=near.resources, reason=no.no_gain, lines=of_settlers.gained,
            label=labels.gain,
        ),
    ]  # fmt: skip


def producing(sea: SeaWords) -> List[Verb[D]]:
    """D-9, D-10."""
    trade = ("diluvium-ask-trade",)
    return [
        Verb(
            PRODUCE, "produce", (sea.place,), bits=6, target="place", rules=("D-9.1",),
            asked=("diluvium-ask-produce",), near=near.tiles_to_produce, reason=no.no_produce, label=labels.produce,
        ),
        Verb(
            SELL, "sell", rules=("D-9.2",),
            asked=trade, near=lambda _, __: [pack(SELL)], reason=no.no_sale, lines=of_settlers.sold,
            label="do-diluvium-sell",
        ),
        Verb(
            ARM, "arm", rules=("D-9.3",),
            asked=trade, near=lambda _, __: [pack(ARM)], reason=no.no_arms, lines=of_settlers.armed,
            label="do-diluvium-arm",
        ),
        Verb(
            DONE, "done", rules=("D-9.2", "D-9.3"), asked=trade, label="do-diluvium-done", quiet=of_settlers.trade_over,
        ),
        Verb(
            DISCARD, "discard", (one_of(RESOURCE_NAMES),), target="resource", rules=("D-10.2", "D-10.3"),
            asked=("diluvium-ask-discard",), near=near.discards, reason=no.no_discard, lines=of_settlers.discarded,
            label=labels.discard,
        ),
    ]  # fmt: skip


def war(sea: SeaWords) -> List[Verb[D]]:
    """D-12, D-13, D-14."""
    monster = ("diluvium-ask-monster",)
    return [
        Verb(
            COMMIT, "commit", (Word(0, WEAPONS_IN_THE_BOX),), bits=5, rules=("D-12.2",),
            asked=("diluvium-ask-commit",), near=near.weapons, reason=no.no_commitment, lines=of_war.committed,
            label=labels.commit,
        ),
        Verb(
            FLEE, "flee", (sea.space_or_section,), bits=9, target=space_or_section, rules=("D-13.3",),
            asked=("diluvium-ask-flee",), near=near.refuges, reason=no.no_flight, lines=of_war.fled, label=labels.flee,
        ),
        Verb(
            SLAY, "slay", rules=("D-14.1", "D-14.2"),
            asked=monster, near=lambda _, __: [pack(SLAY)], reason=no.no_slaying, lines=of_war.slain,
            label="do-diluvium-slay",
        ),
        Verb(SPARE, "spare", rules=("D-14.1",), asked=monster, lines=of_war.spared, label="do-diluvium-spare"),
    ]  # fmt: skip


def cards() -> List[Verb[D]]:
    """D-15."""
    return [
        Verb(
            PLAY, "play", (one_of(CARD_NAMES),), target="card",
            rules=lambda _, action: ("D-15.1", card_rule(argument_of(action))),
            asked=PLAYING, near=near.cards, reason=no.no_card, lines=of_cards.card_played, label=labels.play,
        )
    ]  # fmt: skip


def space_or_section(words: List[str]) -> Tuple[str, ...]:
    """`space-C2.1`, `section-settle`."""
    where, _, section = words[0].partition(".")
    return (f"section-{section}",) if where == "board" else (f"space-{words[0]}",)
