"""The words of the campaign's moves beside those of Diluvium: `deed give 3`, `deed lift gate`, `pick C2`…"""

from __future__ import annotations

from typing import Final, List, Tuple

from seaboard.core.verbs import Word, one_of
from seaboard.games.diluvium.campaign.rules.actions import ALLIES, FIRST_CARD, LYING, ORDERS, VETERAN
from seaboard.games.diluvium.rules.notation import ACTION_NAMES, CARD_NAMES, KIND_NAMES, SeaWords

TOKEN_NAMES: Final = ("0", "1", "1*", "2", "2*")
DEED_NAMES: Final = ("meet", "bribe", "corrupt", "arm-ally", "deliver", "lift", "barter", "give", "escort", "pool")
LARGEST: Final = 28


class SoloWords(SeaWords):
    """The words that hang on one scenario."""

    def __init__(self, places: List[str], titles: Tuple[str, ...]) -> None:
        super().__init__(places)
        lying = {LYING + section: f"lying.{name}" for section, name in enumerate(ACTION_NAMES)}
        cards = {FIRST_CARD + kind: name for kind, name in enumerate(CARD_NAMES)}
        self.settler: Word = one_of({**self.spaces, **self.sections, **lying, ALLIES: "allies", VETERAN: "aztec"})
        self.token: Word = one_of(TOKEN_NAMES)
        self.column: Word = one_of(["-".join(KIND_NAMES[kind] for kind in order) for order in ORDERS])
        self.deed: Word = one_of(DEED_NAMES)
        self.amount_or_card: Word = Word(0, LARGEST, cards)
        self.title: Word = one_of(titles)
