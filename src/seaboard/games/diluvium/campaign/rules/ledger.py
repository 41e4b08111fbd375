"""The campaign log (S-12): folded from the scenarios played, one after the other."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Dict, List, Mapping, Optional, Tuple

from seaboard.core.errors import BadRecord, SeaboardError
from seaboard.core.messages import Message
from seaboard.games.diluvium.campaign.game import LEVELS
from seaboard.games.diluvium.campaign.presentation.outcome import DEFEATS
from seaboard.games.diluvium.campaign.rules.roads import BY_VICTORY, LENGTH, PRIZE, ROADS, STARTS, Road, rank_of
from seaboard.games.diluvium.campaign.rules.state import FIRST_VICTORY, YOU, SoloState
from seaboard.games.diluvium.rules.notation import CARD_NAMES

TILES = 29  # of the box
ONGOING = "ongoing"
WON = "won"
FALLEN = "fallen"


class NotOnTheRoad(SeaboardError):
    """A scenario that cannot be played now in a campaign."""


@dataclass(frozen=True)
class Chapter:
    """A scenario that was played. `gold` is what counts for the campaign, `prize` what the victory let you take."""

    scenario: str
    ending: str
    won: bool
    gold: int
    prize: str = ""
    game: str = ""

    def data(self) -> Dict[str, Any]:
        return {name: getattr(self, name) for name in ("scenario", "ending", "won", "gold", "prize", "game")}


@dataclass(frozen=True)
class Ledger:
    """Everything else follows from the chapters."""

    difficulty: str
    hearts: int
    chapters: Tuple[Chapter, ...] = ()

    @property
    def lives(self) -> int:
        """S-12.11; less than none means that the empire has fallen."""
        lives = self.hearts
        for chapter in self.chapters:
            road = BY_VICTORY.get((chapter.scenario, chapter.ending))
            lives += road.lives if chapter.won and road is not None else -1
            if lives < 0:
                return lives
        return lives

    @property
    def victories(self) -> Tuple[Chapter, ...]:
        return tuple(chapter for chapter in self.chapters if chapter.won)

    @property
    def status(self) -> str:
        if self.lives < 0:
            return FALLEN
        return WON if len(self.victories) == LENGTH else ONGOING

    @property
    def gold(self) -> int:
        return sum(chapter.gold for chapter in self.victories)

    @property
    def rank(self) -> Optional[str]:
        """S-12.12: when the campaign is won."""
        return rank_of(self.gold) if self.status == WON else None

    def open_scenarios(self) -> Tuple[str, ...]:
        """What may be played next: after a defeat the same scenario again."""
        if self.status != ONGOING:
            return ()
        if not self.victories:
            return STARTS if not self.chapters else (self.chapters[-1].scenario,)
        last = self.victories[-1]
        leads_to = BY_VICTORY[last.scenario, last.ending].leads_to
        return (leads_to,) if leads_to is not None else ()

    def bonuses(self) -> Dict[str, str]:
        """S-12.1: the options of the next game."""
        found: Dict[str, str] = {}
        for chapter in self.victories:
            road = BY_VICTORY[chapter.scenario, chapter.ending]
            found.update({name: chapter.prize if value == PRIZE else value for name, value in road.gives})
        return found

    def options(self, scenario: str) -> Dict[str, str]:
        """All options of this scenario's game. Raises NotOnTheRoad."""
        if scenario not in self.open_scenarios():
            known = any(road.scenario == scenario for road in ROADS)
            called = Message(f"solo-scenario-{scenario}") if known else scenario[:60]
            raise NotOnTheRoad(Message("solo-not-on-the-road", {"scenario": called}))
        return {"scenario": scenario, "difficulty": self.difficulty, **self.bonuses()}

    def after(self, chapter: Chapter) -> Ledger:
        """Raises NotOnTheRoad."""
        self.options(chapter.scenario)
        return replace(self, chapters=(*self.chapters, chapter))

    def fork(self, chapters: int) -> Ledger:
        """The campaign as it was after so many chapters."""
        return replace(self, chapters=self.chapters[:chapters])

    def data(self) -> Dict[str, Any]:
        chapters = [chapter.data() for chapter in self.chapters]
        return {"difficulty": self.difficulty, "hearts": self.hearts, "chapters": chapters}


def chapter_of(state: SoloState, game: str = "") -> Chapter:
    """What the log keeps of a game that is over."""
    story = state.story
    if state.ending < FIRST_VICTORY:
        return Chapter(story.id, DEFEATS[state.ending][0], won=False, gold=0, game=game)
    title = story.titles[state.ending - FIRST_VICTORY]
    gold = int(state.gold[YOU]) if story.gold_counts(state) else 0
    return Chapter(story.id, title, won=True, gold=gold, prize=prize_of(state, title), game=game)


def prize_of(state: SoloState, title: str) -> str:
    """The ruins card by its name, the tile by its number."""
    road: Optional[Road] = BY_VICTORY.get((state.story.id, title))
    wanted = [name for name, value in road.gives if value == PRIZE] if road is not None else []
    if not wanted:
        return ""
    return CARD_NAMES[state.prize] if wanted == ["card"] else str(int(state.prize))


def _possible(chapter: Chapter) -> bool:
    """Whether a game could have ended like this."""
    if not chapter.won:
        return chapter.ending in [name for name, _ in DEFEATS.values()] and not chapter.gold and not chapter.prize
    road = BY_VICTORY.get((chapter.scenario, chapter.ending))
    if road is None or chapter.gold < 0:
        return False
    wanted = [name for name, value in road.gives if value == PRIZE]
    return chapter.prize in _prizes(wanted[0]) if wanted else not chapter.prize


def _prizes(name: str) -> List[str]:
    return list(CARD_NAMES) if name == "card" else [str(tile) for tile in range(1, TILES + 1)]


def _whole(value: object) -> int:
    """TOML has numbers without end, too."""
    if type(value) is not int:
        raise TypeError(str(value))
    return value


def load_ledger(data: Mapping[str, Any]) -> Ledger:
    """A ledger from its saved form, every chapter checked. Raises BadRecord."""
    try:
        difficulty, hearts = str(data["difficulty"]), _whole(data["hearts"])
        chapters: List[Chapter] = [
            Chapter(
                str(saved["scenario"]), str(saved["ending"]), bool(saved["won"]), _whole(saved["gold"]),
                str(saved.get("prize", "")), str(saved.get("game", "")),
            )
            for saved in data["chapters"]
        ]  # fmt: skip
    except (KeyError, TypeError, ValueError, AttributeError) as fault:
        raise BadRecord(Message("record-incomplete", {"fault": str(fault)[:60]})) from fault
    if difficulty not in LEVELS or not 0 <= hearts <= 9:
        raise BadRecord(Message("solo-log-broken"))
    ledger = Ledger(difficulty, hearts)
    for chapter in chapters:
        if chapter.scenario not in ledger.open_scenarios() or not _possible(chapter):
            raise BadRecord(Message("solo-log-broken"))
        ledger = ledger.after(chapter)
    return ledger
