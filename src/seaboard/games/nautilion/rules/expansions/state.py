"""Where everything is in a game of Nautilion with expansions."""

from __future__ import annotations

from typing import Any, ClassVar, Dict, Final, List, Tuple, final

from seaboard.core.native import i64
from seaboard.core.pieces.pile import EMPTY, added, count, lowest, removed
from seaboard.games.nautilion.components.kit import (
    BLANK,
    FROM_DISCARD,
    FROM_RESERVE,
    MAGE_A,
    MERCENARY,
    RECOVERY,
    REEF,
    TRADE,
    TRADES,
    Kit,
)
from seaboard.games.nautilion.components.tables import Tables
from seaboard.games.nautilion.rules.actions import CABIN_CREW
from seaboard.games.nautilion.rules.ducts import CABINS
from seaboard.games.nautilion.rules.state import (
    EVERY_CREW_TOKEN,
    GONE,
    HAPPY_ISLES,
    NO_TOKEN,
    PLAYING,
    UNDECIDED,
    NautilionState,
    bare_path,
)

NOT_YET: Final = -1
RETURNS: Final = (FROM_DISCARD, FROM_RESERVE, TRADE)  # what is done with tokens that were spent


@final
class Expansions:
    """Which of them are in the game: `harpoons` are the Phantom's own, `machinations` counts Intro, Normal and
    Difficult from 1; 0 is without.
    """

    FIELDS: ClassVar[Tuple[str, ...]] = ("mages", "harpoons", "reefs", "machinations", "heroics")

    def __init__(self, mages: i64, harpoons: i64, reefs: i64, machinations: i64, heroics: i64) -> None:
        self.mages: i64 = mages
        self.harpoons: i64 = harpoons
        self.reefs: i64 = reefs
        self.machinations: i64 = machinations
        self.heroics: i64 = heroics

    def any(self) -> bool:
        return (self.mages | self.harpoons | self.reefs | self.machinations | self.heroics) != 0

    def tokens(self, kit: Kit) -> i64:
        """N-13.1, N-14.1: how many tokens lie on the path."""
        number: i64 = CABINS * 4
        if self.mages:
            number += TRADES * kit.mages
        if self.harpoons:
            number += kit.mercenaries
        return number


@final
class ExpandedState(NautilionState):
    """Crew in the cabins of the Nautilion is `crew`, Mercenaries there are `soldiers`, both masks; `guests` is the mask
    of kinds in the mage's cabin. The Phantom's board holds the pile `slaves` until it is `rammed`. `reefs[place]` is
    the number of the Reef beside a place of the path. `row` are the cards of the Darkhouse, `walked` where it stands,
    `scheme` what the card does this turn. `shown` and `deck` are masks of Heroic Action cards, `deeds` of what those
    played do this turn; the Darkhouse keeps silent for `silence` turns. `lasting` is what card 1 does once more next
    turn and who paid for it, `due` the same once that turn has begun. `stuck` says that the Nautilion may not move this
    turn, `pass_` which time the phases 2 to 5 are played. `aside` is what the Phantom stopped on, kept for an
    exchange. `lost` counts Reefs out of the game; `blanks_gone` and `reefs_gone` lie in the discard pile.
    """

    MORE: ClassVar[Tuple[str, ...]] = (
        "soldiers", "guests", "slaves", "rammed", "walked", "scheme", "shown", "deck", "deeds", "silence", "lasting",
        "due", "stuck", "pass_", "aside", "rerolled", "free_whirls", "free_swaps", "recovered", "blanks_gone",
        "reefs_held", "reefs_gone", "lost",
    )  # fmt: skip

    def __init__(self, tables: Tables, expansions: Expansions, players: i64, reserve: i64) -> None:
        tokens = expansions.tokens(tables.kit)
        path = bare_path(tokens)
        starter: i64 = 0 if players == 1 else UNDECIDED
        super().__init__(
            tables, players, full_bag(tables.kit, expansions), path, 0, HAPPY_ISLES, tokens + 1, 0, reserve, reserve,
            EMPTY, EMPTY, 0, 0, NO_TOKEN, starter, 1, UNDECIDED, PLAYING, [], None,
        )  # fmt: skip
        self.expansions = expansions
        self.soldiers: i64 = 0
        self.guests: i64 = 0
        self.slaves: i64 = EMPTY
        self.rammed: i64 = 0
        self.reefs: List[int] = [0] * (tokens + 2)
        self.row: List[int] = []
        self.walked: i64 = NOT_YET
        self.scheme: i64 = 0
        self.shown: i64 = 0
        self.deck: i64 = full_deck(tables.kit, expansions)
        self.deeds: i64 = 0
        self.silence: i64 = 0
        self.lasting: i64 = 0
        self.due: i64 = 0
        self.stuck: i64 = 0
        self.pass_: i64 = 0
        self.aside: i64 = NO_TOKEN
        self.rerolled: i64 = 0
        self.free_whirls: i64 = 0
        self.free_swaps: i64 = 0
        self.recovered: i64 = 0
        self.blanks_gone: i64 = 0
        self.reefs_held: i64 = 0
        self.reefs_gone: i64 = 0
        self.lost: i64 = 0

    def copy(self) -> ExpandedState:
        twin = ExpandedState(self.tables, self.expansions, self.players, self.reserve)
        twin.take_over(self)
        self.copy_more(twin)
        twin.stack = [rule.copy() for rule in self.stack]
        twin.pending = self.pending
        return twin

    def take_over(self, state: NautilionState) -> None:
        """Whatever the base game knows too, but for the rules in progress."""
        self.bag = state.bag
        self.path = state.path[:]
        self.laid = state.laid
        self.nautilion = state.nautilion
        self.phantom = state.phantom
        self.crew = state.crew
        self.spare = state.spare
        self.held = state.held
        self.discarded = state.discarded
        self.dice = state.dice
        self.plan = state.plan
        self.taken = state.taken
        self.active = state.active
        self.turn = state.turn
        self.first_admiral = state.first_admiral
        self.ending = state.ending

    def copy_more(self, twin: ExpandedState) -> None:
        twin.soldiers = self.soldiers
        twin.guests = self.guests
        twin.slaves = self.slaves
        twin.rammed = self.rammed
        twin.reefs = self.reefs[:]
        twin.row = self.row[:]
        twin.walked = self.walked
        twin.scheme = self.scheme
        twin.shown = self.shown
        twin.deck = self.deck
        twin.deeds = self.deeds
        twin.silence = self.silence
        twin.lasting = self.lasting
        twin.due = self.due
        twin.stuck = self.stuck
        twin.pass_ = self.pass_
        twin.aside = self.aside
        twin.rerolled = self.rerolled
        twin.free_whirls = self.free_whirls
        twin.free_swaps = self.free_swaps
        twin.recovered = self.recovered
        twin.blanks_gone = self.blanks_gone
        twin.reefs_held = self.reefs_held
        twin.reefs_gone = self.reefs_gone
        twin.lost = self.lost

    def data(self) -> Dict[str, Any]:
        saved = super().data()
        for field in self.MORE:
            saved[field] = getattr(self, field)
        saved["reefs"] = self.reefs[:]
        saved["row"] = self.row[:]
        saved["expansions"] = {field: getattr(self.expansions, field) for field in Expansions.FIELDS}
        return saved

    def abyss(self) -> i64:
        return len(self.path) - 1

    def make_room(self, place: i64) -> None:
        """A new place on the path; all from there on move up by one, Reefs and submarines with them."""
        self.path.insert(place, GONE)
        self.reefs.insert(place, 0)
        if self.nautilion >= place:
            self.nautilion += 1
        if self.phantom >= place:
            self.phantom += 1

    def aboard(self) -> i64:
        """The cabins that are taken: ducts lead to Mercenaries as they do to crew (N-14.4)."""
        return self.crew | self.soldiers

    def pay(self, tokens: i64) -> None:
        """N-4.3, where it makes no difference which token pays."""
        while tokens:
            tokens -= 1
            self.spend(self.first_to_go())

    def first_to_go(self) -> i64:
        return BLANK if self.spare or self.reefs_held else lowest(self.held)

    def spend(self, kind: i64) -> None:
        """One token of the reserve goes to the discard pile; a Reef is as blank as a token of the start (N-15.6)."""
        self.reserve -= 1
        if kind != BLANK:
            self.held = removed(self.held, kind)
            self.discarded = added(self.discarded, kind)
        elif self.spare:
            self.spare -= 1
            self.blanks_gone += 1
        else:
            self.reefs_held -= 1
            self.reefs_gone += 1

    def kinds_to_spend(self) -> List[int]:
        found: List[int] = [BLANK] if self.spare or self.reefs_held else []
        kind: i64 = 1
        while kind <= MERCENARY:
            if count(self.held, kind):
                found.append(kind)
            kind += 1
        return found

    def spending_matters(self) -> bool:
        """N-4.3: a token spent may be wanted back, or be wanted in the reserve."""
        if self.expansions.harpoons and not self.rammed:
            return True
        kit = self.tables.kit
        for card in self.row:
            if kit.machinations[card] == RECOVERY:
                return True
        heroics = self.shown | self.deck
        card = 1
        while heroics >> card:
            if heroics >> card & 1 and kit.heroics[card] in RETURNS:
                return True
            card += 1
        return (self.lasting | self.due) & 15 in RETURNS

    def put_in_reserve(self, kind: i64) -> None:
        self.reserve += 1
        if kind == REEF:
            self.reefs_held += 1
        elif kind == BLANK:
            self.spare += 1
        else:
            self.held = added(self.held, kind)

    def throw_away(self, kind: i64) -> None:
        """To the discard pile."""
        self.discarded = added(self.discarded, kind)

    def give_up(self, source: i64) -> None:
        """A token leaves a cabin of the Nautilion, or the mage's cabin, for the discard pile."""
        if source > CABINS:
            kind = source if source < CABIN_CREW else self.tables.kit.partners[source - CABIN_CREW]
            self.guests &= ~(1 << kind)
            self.throw_away(kind)
        elif self.soldiers >> source & 1:
            self.soldiers &= ~(1 << source)
            self.throw_away(MERCENARY)
        else:
            self.crew &= ~(1 << source)
            self.throw_away(source)

    def take_back(self, kind: i64) -> None:
        """A token leaves the discard pile."""
        if kind == REEF:
            self.reefs_gone -= 1
        elif kind == BLANK:
            self.blanks_gone -= 1
        else:
            self.discarded = removed(self.discarded, kind)

    def discard_pile(self) -> List[int]:
        """The kinds that lie in it."""
        found: List[int] = [BLANK] if self.blanks_gone else []
        kind: i64 = 1
        while kind <= MERCENARY:
            if count(self.discarded, kind):
                found.append(kind)
            kind += 1
        if self.reefs_gone:
            found.append(REEF)
        return found


def full_bag(kit: Kit, expansions: Expansions) -> i64:
    """N-13.1, N-14.1: the crew tokens, the Mages and the Mercenaries in the game."""
    bag: i64 = EVERY_CREW_TOKEN
    if expansions.mages:
        for mage in range(MAGE_A, MAGE_A + TRADES):
            for _ in range(kit.mages):
                bag = added(bag, mage)
    if expansions.harpoons:
        for _ in range(kit.mercenaries):
            bag = added(bag, MERCENARY)
    return bag


def full_deck(kit: Kit, expansions: Expansions) -> i64:
    """N-17.2: without the cards of expansions that are not in the game; to replace them comes to the same."""
    if not expansions.heroics:
        return 0
    absent = [False, expansions.mages == 0, expansions.harpoons == 0, expansions.reefs == 0]
    deck: i64 = 0
    for card in range(1, len(kit.heroics)):
        if not absent[kit.needs[card]]:
            deck |= 1 << card
    return deck
