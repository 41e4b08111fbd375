"""What a scenario may change in the rules of the campaign."""

from __future__ import annotations

from typing import List, Optional, Tuple

from seaboard.core.native import i64
from seaboard.core.procedure import Procedure
from seaboard.games.diluvium.campaign.rules.state import ADVERSARY, NOWHERE, YOU, SoloState
from seaboard.games.diluvium.rules.actions import BIT
from seaboard.games.diluvium.rules.state import EXPLORER, SHIPS, WARSHIP


class Scenario:
    """What a scenario changes. Every method of this class is the rule without a change; `number` is its chapter in the
    booklet, `titles` its victories in order.
    """

    def __init__(
        self, name: str, number: int, titles: Tuple[str, ...], needs_gold: bool = True, keeps_card: bool = False
    ) -> None:
        self.id = name
        self.number = number
        self.titles = titles
        self.needs_gold = needs_gold
        self.keeps_card = keeps_card

    # set-up

    def players(self) -> int:
        """Two, or three where allies have settlers on the map."""
        return 2

    def begin(self, state: SoloState) -> None:
        """What lies on the map before the first turn."""

    def prepare(self) -> Optional[Procedure[SoloState]]:
        """What chance decides before the first turn."""
        return None

    # gold

    def pay(self, state: SoloState, seat: i64, gold: i64) -> None:
        """S-2.3: an exhausted supply ends the game, but pays on."""
        state.gold[seat] += gold
        state.coins = max(0, state.coins - gold)

    # your ships

    def void(self, state: SoloState) -> i64:
        """Places where there is no sea now."""
        return state.sunk

    def barrier(self, state: SoloState) -> i64:
        """Places no ship of yours sails past."""
        return 0

    def beyond(self, state: SoloState) -> i64:
        """Places no ship of yours may sail to yet."""
        return 0

    def closed(self, state: SoloState, ship: i64) -> i64:
        """D-5.4, D-5.5: places where a ship of yours may not stop."""
        home: i64 = BIT[state.home()]
        barred = state.tables.cities & ~home
        return barred | state.enemy_warships(YOU) if ship == EXPLORER else barred

    def on_turned_up(self, state: SoloState, cell: i64, seat: i64) -> None:
        """A tile has been turned up by a ship of this seat."""

    def on_voyage(self, state: SoloState, ship: i64, goal: i64, moves: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours is about to arrive at this place; `moves` are those it has without food."""
        return None

    def on_arrival(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours has ended its movement."""
        return None

    def way_home(self, state: SoloState, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of yours is sent back."""
        state.ships[YOU * SHIPS + ship] = state.home()
        return None

    # Explore, Settle, Produce

    def may_mark(self, state: SoloState, cell: i64) -> bool:
        """Whether you may explore this tile."""
        return True

    def on_marked(self, state: SoloState, cell: i64) -> None:
        """You have explored a tile."""

    def after_exploring(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """Your exploration ship has stopped, and its tile is explored as far as it can be."""
        return None

    def extra_settlers(self, state: SoloState) -> bool:
        """Whether allied settlers may be placed instead of your own, from their reserve."""
        return False

    def allies_move(self, state: SoloState) -> bool:
        """Whether allied settlers on the map may move like your own."""
        return False

    def open_to_allies(self, state: SoloState, cell: i64) -> bool:
        return True

    def gather(self, state: SoloState, seat: i64, space: i64, kind: i64, tokens: i64) -> None:
        """D-7.1: what a settler of yours placed there harvests."""
        state.harvest(seat, kind, tokens)

    def brings_card(self, state: SoloState, space: i64) -> bool:
        """D-7.2: whether a settler of yours on ruins draws a card."""
        return True

    def on_settled(self, state: SoloState, seat: i64, space: i64) -> None:
        """A settler has come to a space of the map."""

    def crop(self, state: SoloState, cell: i64, kind: i64, tokens: i64) -> None:
        """D-9.1: what a tile yields when you produce."""
        state.harvest(YOU, kind, tokens)

    def deeds(self, state: SoloState, traded: i64) -> List[int]:
        """What else you may do while you trade; `traded` counts the deeds done in this Produce action."""
        return []

    def offers(self, state: SoloState) -> List[int]:
        """The deeds open to you where a ship of yours has just stopped (see `deeds.Offer`)."""
        return []

    def do(self, state: SoloState, action: i64) -> Optional[Procedure[SoloState]]:
        """Carry out a deed."""
        return None

    # Engage

    def storms(self, state: SoloState, cell: i64) -> bool:
        """Whether your warship attacks a city there: then warships inside do not fight for themselves."""
        return False

    def foe(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """Somebody else to fight where your warship is: an outpost, a city."""
        return None

    def beaten_warship(self, state: SoloState, which: i64) -> Optional[Procedure[SoloState]]:
        """Where the adversary's warship goes that you have beaten."""
        state.ships[ADVERSARY * SHIPS + WARSHIP] = state.tables.city[ADVERSARY]
        return None

    def beaten_place(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """You have beaten an outpost or a city."""
        return None

    def is_conquered(self, state: SoloState, cell: i64) -> bool:
        """Whether you have conquered the city there."""
        return False

    def slain(self, state: SoloState, cell: i64, gold: i64) -> None:
        """You have slain a monster."""
        state.earn(YOU, gold)
        place: i64 = BIT[cell]
        state.slain |= place

    def flight(self, state: SoloState, came: i64) -> i64:
        """Where your scared settlers may go: 0 city and board, 1 the board alone, 2 the board, where they lie down.
        `came` tells whether its warship came to them; otherwise your own attack has failed.
        """
        return 0

    # the adversary

    def acts(self) -> bool:
        return True

    def quarry(self, state: SoloState, which: i64) -> i64:
        """S-8.1: the places its warship is bound for."""
        home: i64 = BIT[state.home()]
        return home

    def shunned(self, state: SoloState) -> i64:
        """Places its warships do not enter."""
        return 0

    def its_waters(self, state: SoloState) -> i64:
        """Places outside the sea and its cities that its exploration ship sails through."""
        return 0

    def its_cities(self, state: SoloState) -> i64:
        city: i64 = BIT[state.tables.city[ADVERSARY]]
        return city

    def takes_city(self, state: SoloState, cell: i64) -> bool:
        """S-2.1: whether its warship there means defeat."""
        return cell == state.home()

    def cannot_settle(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """S-5.4: what happens instead of the coin when it finds no space; None for the coin."""
        return None

    def its_ground(self, state: SoloState) -> i64:
        """Places the adversary settles without having explored them."""
        return 0

    def column_shuffled(self, state: SoloState) -> None:
        """S-3.4: the settlement tokens have been shuffled for a random action."""

    def moves_token(self, kind: i64) -> bool:
        """S-5.3: whether the settlement token used goes to the bottom."""
        return True

    def fights_monster(self, state: SoloState, cell: i64) -> bool:
        """S-10.1: whether there is a monster that its warship fights."""
        return state.tables.monster[state.tiles[cell]] > 0 and not state.slain & BIT[cell]

    def on_stop(self, state: SoloState, cell: i64, ship: i64) -> Optional[Procedure[SoloState]]:
        """A ship of the adversary has stopped there."""
        return None

    def before_scaring(self, state: SoloState, cell: i64) -> Optional[Procedure[SoloState]]:
        """Its warship is about to scare your pieces away from this tile, after any battle there."""
        return None

    def ally_scared(self, state: SoloState) -> None:
        """An allied settler was scared away by the adversary: it leaves the game."""
        state.lost += 1

    def goes_back(self, state: SoloState) -> i64:
        """Where a scared settler of the adversary goes: a space, or -1 for its board."""
        return NOWHERE

    def on_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """The adversary has begun to engage."""
        return None

    def after_engage(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        """The adversary has engaged."""
        return None

    # the end

    def end_of_turn(self, state: SoloState) -> Optional[Procedure[SoloState]]:
        return None

    def exhausted(self, state: SoloState) -> bool:
        """S-2.2: whether a pool is empty."""
        return state.tray[0] == 0 or state.tray[1] == 0 or state.tray[2] == 0 or state.coins == 0

    def met(self, state: SoloState) -> List[int]:
        """The conditions of victory that are met, by their place in `titles`."""
        return []

    def defeat(self, state: SoloState) -> i64:
        """A loss of its own: an ending, or 0."""
        return 0

    def gold_counts(self, state: SoloState) -> bool:
        """Whether the gold of a victory counts for the campaign."""
        return True

    def reward(self, state: SoloState, title: i64) -> Optional[Procedure[SoloState]]:
        """What is chosen or drawn when this victory is won."""
        return None
