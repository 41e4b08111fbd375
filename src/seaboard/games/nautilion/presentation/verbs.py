"""The moves of Nautilion, one row a verb, in the order their refusals are listed in."""

from __future__ import annotations

from typing import Callable, Final, List, Tuple

from seaboard.core.packing import pack
from seaboard.core.verbs import Verb, Verbs, Word, because
from seaboard.games.nautilion.presentation import labels
from seaboard.games.nautilion.presentation import narration_currents as currents
from seaboard.games.nautilion.presentation import narration_darkhouse as darkhouse
from seaboard.games.nautilion.presentation import narration_heroics as heroics
from seaboard.games.nautilion.presentation import narration_landing as landing
from seaboard.games.nautilion.presentation import narration_losses as losses
from seaboard.games.nautilion.presentation import narration_mercenaries as mercenaries
from seaboard.games.nautilion.presentation import narration_setup as setup
from seaboard.games.nautilion.presentation import refusals_currents as no_current
from seaboard.games.nautilion.presentation import refusals_heroics as no_heroics
from seaboard.games.nautilion.presentation import refusals_landing as no_landing
from seaboard.games.nautilion.presentation import refusals_losses as no_losses
from seaboard.games.nautilion.presentation.refusals import against, part_of, tries, unless_the_dice_stand
from seaboard.games.nautilion.rules import actions as act
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.notation import (
    ANY_TOKEN,
    CARD,
    CREW,
    DEAL,
    DIE,
    FACE,
    FACE_OR_ITS_DIE,
    GAP,
    LOST,
    SEAT,
    SPOT,
    TOKEN,
)
from seaboard.games.nautilion.rules.state import NautilionState

Row = Verb[NautilionState]
Targets = Callable[[List[str]], Tuple[str, ...]]

PLANNING = ("nautilion-ask-plan",)
LANDING = ("nautilion-ask-landing", "nautilion-ask-trade")
NO_CURRENTS = because("nautilion-no-currents-now", "N-3.1", "N-4.2")
NO_SWAP = because("nautilion-no-swap-now", "N-4.6")
NO_UNSEATING = because("nautilion-no-unseat-now", "N-16.6")


# the parts of the board that stand for a move


def numbered(part: str, word: Word) -> Targets:
    """`guest-10` for a Mage: the board knows tokens by their numbers."""
    return lambda words: (f"{part}-{word.read(words[0])}",)


def dice(*parts: str) -> Targets:
    """One part for each die of the move, numbered by the face it shows, 0 for none."""
    return lambda words: tuple(f"{part}-{DIE.read(face)}" for part, face in zip(parts, words))  # noqa: B905 (PyPy's 3.9)


def turned_die(words: List[str]) -> Tuple[str, ...]:
    return "tide", f"die-{FACE_OR_ITS_DIE.read(words[0])}", f"face-{words[1]}"


def lost_from(words: List[str]) -> Tuple[str, ...]:
    """A cabin of the Nautilion, the reserve, or a space of the mage's cabin."""
    source = LOST.read(words[0])
    if source == act.RESERVE_PILE:
        return ("reserve",)
    if source <= CABINS:
        return (f"cabin-{source}",)
    return (f"guest-{source}" if source < act.CABIN_CREW else f"guest-partner-{source - act.CABIN_CREW}",)


# the rows


def chance() -> List[Row]:
    return [
        Verb(act.LAY, "~lay", (CREW,) * act.LAID_AT_ONCE, rules=("N-2.1",), lines=setup.path_laid),
        Verb(act.ADMIRALS, "~admirals", (DEAL,), rules=("N-12.1",), lines=setup.admirals_dealt),
        Verb(act.ROLL, "~roll", (DIE,) * 3, bits=3, rules=("N-4.1",), lines=currents.rolled),
    ]


def chance_with_expansions() -> List[Row]:
    return [
        Verb(act.STREW, "~strew", (TOKEN,) * act.STREWN_AT_ONCE, rules=("N-2.1",), lines=setup.path_laid),
        Verb(act.REEFS, "~reefs", (CREW,) * act.REEFS_AT_ONCE, rules=("N-15.1",), lines=setup.reefs_laid),
        Verb(act.MACHINATION, "~machination", (CARD,), rules=("N-16.2",), lines=setup.machination_laid),
        Verb(act.REVEAL, "~reveal", (CARD,), rules=("N-17.1",), lines=heroics.revealed),
    ]


def spells_and_plan() -> List[Row]:
    """N-4, N-5, N-12.4."""
    return [
        Verb(
            act.START, "start", (SEAT,), target="seat", rules=("N-12.4",), lines=setup.starts,
            asked=("nautilion-ask-start",), too_early=because("nautilion-no-start-now", "N-12.4"), label=labels.start,
        ),
        Verb(
            act.WHIRLWIND, "whirlwind", rules=("N-4.2", "N-4.3", "N-4.4"), lines=currents.whirlwind,
            asked=PLANNING, near=tries(lambda _: [pack(act.WHIRLWIND)]),
            reason=unless_the_dice_stand(no_current.no_whirlwind), too_early=NO_CURRENTS,
            label="do-nautilion-whirlwind",
        ),
        Verb(
            act.TIDE, "tide", (FACE_OR_ITS_DIE, FACE), bits=3, target=turned_die,
            rules=("N-4.2", "N-4.3", "N-4.5"), lines=currents.tide, asked=PLANNING, near=tries(no_current.near_tide),
            reason=unless_the_dice_stand(no_current.no_tide), too_early=NO_CURRENTS, label=labels.tide,
        ),
        Verb(
            act.TRANSLATION, "translation", rules=("N-4.2", "N-4.3", "N-4.6"), lines=currents.translation,
            asked=PLANNING, near=tries(lambda _: [pack(act.TRANSLATION)]),
            reason=unless_the_dice_stand(no_current.no_translation), too_early=NO_CURRENTS,
            label="do-nautilion-translation",
        ),
        Verb(
            act.SWAP, "swap", (SPOT,), bits=7, target="path", rules=("N-4.6",),
            asked=("nautilion-ask-swap",), reason=against(no_current.no_swap), too_early=NO_SWAP,
            label=labels.swap, quiet=currents.swap_begun,
        ),
        Verb(
            act.WITH, "with", (SPOT,), bits=7, target="path", rules=("N-4.6",), asked=("nautilion-ask-with",),
            near=tries(no_current.near_swaps), reason=against(no_current.no_swap), too_early=NO_SWAP,
            label=labels.swap_with,
        ),
        Verb(
            act.PLAN, "plan", (DIE,) * 3, bits=3, target=dice("darkhouse", "phantom", "nautilion"),
            rules=("N-5.1",), lines=currents.planned, asked=PLANNING,
            reason=against(no_current.no_plan), too_early=NO_CURRENTS, label=labels.plan,
        ),
    ]  # fmt: skip


def voyage() -> List[Row]:
    """N-6, N-8."""
    return [
        Verb(
            act.DISCARD, "discard", (LOST,), target=lost_from, rules=("N-6.1", "N-9.3"), lines=losses.given_up,
            asked=("nautilion-ask-discard", "nautilion-ask-lose"), near=tries(no_losses.near_losses),
            reason=against(no_losses.no_loss), too_early=against(no_losses.no_loss_now),
            absent=no_losses.no_mages_to_lose, label=labels.discard,
        ),
        Verb(
            act.PLACE, "place", (CREW,), target="cabin", rules=("N-8.4", "N-9.1", "N-9.2"), lines=landing.put,
            asked=LANDING, near=tries(no_landing.near_places),
            reason=against(no_landing.no_cabin), too_early=against(no_landing.no_cabin), label=labels.place,
        ),
        Verb(
            act.RESERVE, "reserve", (ANY_TOKEN,), target=lambda _: ("reserve",), rules=("N-8.5",),
            lines=landing.reserved, asked=LANDING,
            reason=against(no_landing.no_reserve), too_early=against(no_landing.no_reserve),
            label="do-nautilion-reserve",
        ),
    ]  # fmt: skip


def dice_with_expansions() -> List[Row]:
    """N-13.5, N-16.15, N-17.3."""
    return [
        Verb(
            act.REROLL, "reroll", (FACE,), bits=3, target="die", rules=("N-13.5",), lines=currents.reroll,
            asked=PLANNING, near=tries(no_current.near_reroll), reason=unless_the_dice_stand(no_current.no_reroll),
            too_early=because("nautilion-no-reroll-now", "N-13.5"), absent=part_of("mages", "N-13.5"),
            label=labels.reroll,
        ),
        Verb(
            act.RECOVER, "recover", rules=("N-16.15",), lines=darkhouse.recovery_paid,
            asked=PLANNING, near=tries(no_current.near_recovery), reason=unless_the_dice_stand(no_current.no_recovery),
            too_early=because("nautilion-no-recover-now", "N-16.15"), absent=part_of("machinations", "N-16.15"),
            label="do-nautilion-recover",
        ),
        Verb(
            act.HEROIC, "heroic", (CARD, CREW), target=lambda words: (f"heroic-{words[0]}", f"cabin-{words[1]}"),
            rules=("N-17.3", "N-9.3"), lines=heroics.played,
            asked=PLANNING, near=tries(no_heroics.near_heroics), reason=unless_the_dice_stand(no_heroics.no_heroic),
            too_early=because("nautilion-no-heroic-now", "N-17.3"), absent=part_of("heroics", "N-17.3"),
            label=labels.play_heroic,
        ),
    ]  # fmt: skip


def tokens_with_expansions() -> List[Row]:
    """N-4.3, N-13, N-14."""
    returning = ("N-14.8", "N-16.15", "N-17.9", "N-17.10")
    return [
        Verb(
            act.SPEND, "spend", (ANY_TOKEN,), target=numbered("spend", ANY_TOKEN), rules=("N-4.3",),
            lines=losses.spent, asked=("nautilion-ask-spend",), near=tries(no_losses.near_payments),
            reason=against(no_losses.no_payment), too_early=because("nautilion-no-spend-now", "N-4.3"),
            label=labels.spend,
        ),
        Verb(
            act.STATION, "station", (CREW,), target="cabin", rules=("N-14.4", "N-9.1"), lines=landing.put,
            asked=LANDING, near=tries(no_landing.near_stations), reason=against(no_landing.no_station),
            too_early=against(no_landing.no_station), absent=part_of("harpoons", "N-14.4"), label=labels.station,
        ),
        Verb(
            act.CABIN, "cabin", (TOKEN,), target=numbered("guest", TOKEN), rules=("N-13.3", "N-13.4"),
            lines=landing.put, asked=LANDING, near=tries(no_landing.near_guests),
            reason=against(no_landing.no_guest), too_early=against(no_landing.no_guest),
            absent=part_of("mages", "N-13.3"), label=labels.to_the_mages,
        ),
        Verb(
            act.TAKE, "take", (ANY_TOKEN,), target=numbered("discarded", ANY_TOKEN), rules=returning,
            lines=mercenaries.taken,
            asked=("nautilion-ask-take", "nautilion-ask-recover", "nautilion-ask-crew-back"),
            near=tries(no_landing.near_takings), reason=against(no_landing.no_taking),
            too_early=because("nautilion-no-take-now", *returning), label=labels.take,
        ),
        Verb(
            act.KEEP, "keep", (CREW,), target="cabin", rules=("N-14.10",), lines=mercenaries.group_kept,
            asked=("nautilion-ask-keep",), reason=against(no_losses.no_group),
            too_early=because("nautilion-no-keep-now", "N-14.10"), absent=part_of("harpoons", "N-14.10"),
            label=labels.keep,
        ),
    ]  # fmt: skip


def cards() -> List[Row]:
    """N-16.6, N-17.6 to N-17.13."""
    leaving = ("N-17.9", "N-17.10", "N-17.13")
    return [
        Verb(
            act.SET, "set", (DIE,) * 3, bits=3, target=lambda words: (" ".join(["set", *words]),),
            rules=("N-17.6",), lines=heroics.dice_set,
            asked=("nautilion-ask-set",), reason=against(no_heroics.no_setting),
            too_early=because("nautilion-no-set-now", "N-17.6"), absent=part_of("heroics", "N-17.6"),
            label=labels.set_dice,
        ),
        Verb(
            act.UNSEAT, "unseat", (CREW,), target="cabin", rules=("N-16.6", "N-9.3"), lines=darkhouse.unseated,
            asked=("nautilion-ask-unseat",), near=tries(no_losses.near_unseatings),
            reason=against(no_losses.no_unseating), too_early=NO_UNSEATING, absent=part_of("machinations", "N-16.6"),
            label=labels.unseat,
        ),
        Verb(
            act.INSERT, "insert", (GAP,), bits=7, target="path", rules=("N-16.6",), lines=darkhouse.inserted,
            asked=("nautilion-ask-insert",), reason=against(no_losses.no_insertion),
            too_early=NO_UNSEATING, absent=part_of("machinations", "N-16.6"), label=labels.insert,
        ),
        Verb(
            act.BANISH, "banish", (CARD,), target="heroic", rules=("N-17.7",), lines=heroics.banished,
            asked=("nautilion-ask-banish",), reason=against(no_heroics.no_banishing),
            too_early=because("nautilion-no-banish-now", "N-17.7"), absent=part_of("heroics", "N-17.7"),
            label=labels.banish,
        ),
        Verb(
            act.LEAVE, "leave", rules=leaving, lines=heroics.left_alone,
            asked=("nautilion-ask-crew-back", "nautilion-ask-trade"), reason=against(no_heroics.no_leaving),
            too_early=because("nautilion-no-leave-now", *leaving), absent=part_of("heroics", "N-17.9"),
            label="do-nautilion-leave",
        ),
    ]  # fmt: skip


VERBS: Final[Verbs[NautilionState]] = Verbs(
    [
        *chance(), *spells_and_plan(), *voyage(), *chance_with_expansions(), *dice_with_expansions(),
        *tokens_with_expansions(), *cards(),
    ]
)  # fmt: skip
