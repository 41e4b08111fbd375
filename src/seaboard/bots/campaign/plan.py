"""What to answer in the campaign: every answer is followed to the end of your turn, and the best position wins."""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.bots.campaign.value import worth
from seaboard.bots.diluvium.plan import likeness
from seaboard.core.engine import answer
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB
from seaboard.core.rng import Rng
from seaboard.core.seats import NATURE
from seaboard.games.diluvium.campaign.rules.actions import TITLE, TOKEN
from seaboard.games.diluvium.campaign.rules.state import YOU, SoloState
from seaboard.games.diluvium.rules.actions import (
    COMMIT,
    DISCARD,
    FLEE,
    GAIN,
    MARK,
    PLACE,
    PLAY,
    PRODUCE,
    SAIL,
    SECTION,
    STAY,
    TAKE,
    WHEEL,
)

WORST: Final = -1000000.0
SAMPLES: Final = 2  # of what chance may bring where a ship sails
FOLLOWED: Final = (WHEEL, SAIL, STAY, PRODUCE)
MOST_ANSWERS: Final = 400  # no turn is longer
SETTLED_AT_ONCE: Final = (COMMIT, DISCARD, FLEE, GAIN)  # what comes of these is plain to see
MARGIN: Final = 20.0  # worse answers are not worth a trial


def best_action(state: SoloState, title: i64) -> int:
    """The same position gives the same answer."""
    seed = state.rounds * 64 + state.gold[YOU]
    return Plan(title, Rng(int(seed)), SAMPLES).best(state)


def ranking(state: SoloState, title: i64) -> List[int]:
    """The answers that differ in something and may be the best, the most promising first."""
    return Plan(title, Rng(int(state.rounds)), SAMPLES).ranked(state)


def promises(state: SoloState, title: i64) -> List[Tuple[float, int]]:
    """The answers that differ in something, each with the worth of what it leads to."""
    return Plan(title, Rng(int(state.rounds)), SAMPLES).promises(state)


def alternatives(state: SoloState, legal: List[int]) -> List[int]:
    """One space of each kind of a tile."""
    verb = legal[0] & VERB
    if len(legal) == 1 or verb not in (TAKE, PLACE, MARK, FLEE):
        return legal
    seen: List[int] = []
    found: List[int] = []
    for action in legal:
        space = action >> ARGUMENT
        alike: i64 = space if space >= SECTION and verb != MARK else likeness(state, action)
        if alike not in seen:
            seen.append(alike)
            found.append(action)
    return found


@final
class Plan:
    """What is thought about one decision: `title` is the victory aimed at, `samples` how often chance is tried,
    `inside` whether a turn is being followed, `script` the answers already found for the rest of it.
    """

    def __init__(self, title: i64, rng: Rng, samples: i64) -> None:
        self.title: i64 = title
        self.rng = rng
        self.samples: i64 = samples
        self.inside = False
        self.script: List[int] = []

    def best(self, state: SoloState) -> int:
        options = alternatives(state, state.stack[-1].legal(state, YOU))
        if (self.samples == 1 or self.inside) and options[0] & VERB in (WHEEL, SAIL):
            options = [action for action in options if action & VERB != PLAY]
        if len(options) == 1:
            return options[0]
        if options[0] & VERB == TITLE:
            return self.wanted(options)
        if options[0] & VERB == TAKE:
            return self.best_move(state, options)[1]
        best = WORST
        found = options[0]
        script: List[int] = []
        for action in options:
            self.script = []
            value = self.worth_after(state, action)
            if value > best:
                best = value
                found = action
                script = self.script
        self.script = script
        return found

    def ranked(self, state: SoloState) -> List[int]:
        options = alternatives(state, state.stack[-1].legal(state, YOU))
        if len(options) == 1:
            return options
        if options[0] & VERB == TITLE:
            return [self.wanted(options)]
        weighed = [(-value, action) for value, action in self.promises(state)]
        weighed.sort()
        if options[0] & VERB in SETTLED_AT_ONCE:
            return [weighed[0][1]]
        return [action for value, action in weighed if value <= weighed[0][0] + MARGIN]

    def promises(self, state: SoloState) -> List[Tuple[float, int]]:
        options = alternatives(state, state.stack[-1].legal(state, YOU))
        if options[0] & VERB == TITLE:
            return [(0.0, self.wanted(options))]
        found: List[Tuple[float, int]] = []
        for action in options:
            value = self.best_move(state, [action])[0] if action & VERB == TAKE else self.worth_after(state, action)
            found.append((value, action))
        return found

    def wanted(self, titles: List[int]) -> int:
        for action in titles:
            if action >> ARGUMENT == self.title:
                return action
        return titles[0]

    def worth_after(self, state: SoloState, action: i64) -> float:
        """A whole turn for what begins an action of the wheel, otherwise the position right after."""
        verb = action & VERB
        if verb == COMMIT:
            return self.worth_of_commitment(state, action)
        if verb not in FOLLOWED and not (verb == PLAY and opens_a_turn(state)):
            return self.at_rest(state, action)
        trials: i64 = 1 if verb == WHEEL else self.samples
        total = 0.0
        done: i64 = 0
        trail: List[int] = []
        while done < trials:
            after = state.copy()
            answer(after, YOU, action)
            trail = []
            chance = self.to_the_end(after, state.rounds, state.active, trail)
            total += worth(after, self.title)
            done += 1
            if not chance:
                break
        self.script = trail
        return total / float(done)

    def at_rest(self, state: SoloState, action: i64) -> float:
        """Chance that comes at once is part of it."""
        after = state.copy()
        answer(after, YOU, action)
        self.let_chance(after)
        return worth(after, self.title)

    def let_chance(self, state: SoloState) -> None:
        while True:
            ask = state.pending
            if ask is None or ask.seat != NATURE or state.active != YOU:
                return
            answer(state, NATURE, state.stack[-1].sample(state, self.rng))

    def to_the_end(self, state: SoloState, rounds: i64, active: i64, trail: List[int]) -> bool:
        """Plays the turn to its end, in place; tells whether chance had a say. Cards wait for the end of the turn. The
        answers up to the first chance are put into `trail`.
        """
        chance = False
        outside = not self.inside
        self.inside = True
        self.script = []
        for _ in range(MOST_ANSWERS):
            ask = state.pending
            if ask is None or state.active != active or state.rounds != rounds:
                break
            if ask.seat == NATURE:
                chance = True
                answer(state, NATURE, state.stack[-1].sample(state, self.rng))
            else:
                given = self.go_on(state)
                if not chance:
                    trail += given
        if outside:
            self.inside = False
        return chance

    def go_on(self, state: SoloState) -> List[int]:
        """Your next answer, or two, in place."""
        if self.script:
            known = self.script.pop(0)
            answer(state, YOU, known)
            return [known]
        options = alternatives(state, state.stack[-1].legal(state, YOU))
        if options[0] & VERB == TAKE:
            _, take, place = self.best_move(state, options)
            answer(state, YOU, take)
            ask = state.pending
            if place >= 0 and ask is not None and ask.seat == YOU and place in state.stack[-1].legal(state, YOU):
                answer(state, YOU, place)
                return [take, place]
            return [take]
        found = self.best(state)
        answer(state, YOU, found)
        return [found]

    def best_move(self, state: SoloState, takes: List[int]) -> Tuple[float, int, int]:
        """The settler to take and the space to put it on."""
        best = WORST
        chosen = takes[0]
        where = -1
        for take in self.missed_least(state, takes):
            taken = state.copy()
            answer(taken, YOU, take)
            places = taken.stack[-1].legal(taken, YOU) if places_next(taken) else []
            if not places:
                value = worth(taken, self.title)
                if value > best:
                    best, chosen, where = value, take, -1
                continue
            for place in alternatives(taken, places):
                value = self.at_rest(taken, place)
                if value > best:
                    best, chosen, where = value, take, place
        return best, chosen, where

    def missed_least(self, state: SoloState, takes: List[int]) -> List[int]:
        """From the board a settler of the section with the fewest; from the map those whose leaving costs least."""
        if len(takes) <= 2:
            return takes
        weighed: List[Tuple[float, int]] = []
        for take in takes:
            space = take >> ARGUMENT
            if space >= SECTION + 4:
                weighed.append((WORST, take))
                continue
            if space < SECTION and not is_mine(state, space):
                weighed.append((WORST, take))
                continue
            state.remove(YOU, space)
            weighed.append((-worth(state, self.title), take))
            state.put(YOU, space)
        weighed.sort()
        return [take for _, take in weighed[: 3 if self.samples > 1 else 2]]

    def worth_of_commitment(self, state: SoloState, action: i64) -> float:
        """S-9.2: against every token that may be drawn, as likely as it is."""
        asked = state.copy()
        answer(asked, YOU, action)
        ask = asked.pending
        if ask is None or ask.seat != NATURE:
            return worth(asked, self.title)
        tokens = asked.stack[-1].legal(asked, NATURE)
        if tokens[0] & VERB != TOKEN:
            return self.at_rest(state, action)
        total = 0.0
        for token in tokens:
            after = asked.copy()
            answer(after, NATURE, token)
            self.let_chance(after)
            total += worth(after, self.title)
        return total / float(len(tokens))


def opens_a_turn(state: SoloState) -> bool:
    """A card before the wheel, or a compass before sailing, is followed as far as those are."""
    return state.stack[-1].legal(state, YOU)[0] & VERB in (WHEEL, SAIL, STAY)


def places_next(state: SoloState) -> bool:
    ask = state.pending
    return ask is not None and ask.seat == YOU and state.stack[-1].legal(state, YOU)[0] & VERB == PLACE


def is_mine(state: SoloState, space: i64) -> bool:
    own: i64 = state.mine[YOU * 36 + space // 8]
    return own >> space % 8 & 1 == 1
