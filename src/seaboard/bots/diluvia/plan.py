"""What to answer in Diluvia: the effect of every answer is tried and the position it leads to weighed."""

from __future__ import annotations

from typing import Final, List, Tuple, final

from seaboard.bots.diluvia.value import CARD, DROWN, UNDO_KEPT, Judge
from seaboard.core.native import i64
from seaboard.core.packing import ARGUMENT, VERB, pack
from seaboard.games.diluvia.components.tables import IN_CHUNK, TOP
from seaboard.games.diluvia.rules.actions import (
    ACTION_CARDS,
    ADVANCE,
    BIT,
    CARD_OF,
    CARD_UNDO,
    CLOUD,
    DROP,
    HOLD,
    JOKER,
    MOVE,
    PASS,
    PLACE_BITS,
    PLACE_MASK,
    PUSH,
    RAFT,
    ROLL,
    SEAT,
    SIDE,
    SQUARES,
    UNDO,
)
from seaboard.games.diluvia.rules.boarding import chooser, seats_left
from seaboard.games.diluvia.rules.cards import carry_out, flip
from seaboard.games.diluvia.rules.ending import result
from seaboard.games.diluvia.rules.flood import Rise, drown, lift_the_raft
from seaboard.games.diluvia.rules.play import Play
from seaboard.games.diluvia.rules.state import NOBODY, PLAYING, DiluviaState

WORST: Final = -100000.0
TRIFLE: Final = -0.5  # of an Undo kept: what it would save is worth less than half of it
PASSES: Final = pack(PASS)
UNDOES: Final = pack(UNDO)
FIRST_SEAT: Final = pack(SEAT, RAFT)


def best_action(state: DiluviaState, seat: i64, judge: Judge) -> i64:
    """The answer that leads to the best position."""
    legal = state.stack[-1].legal(state, seat)
    first: i64 = legal[0]
    verb = first & VERB
    if verb == PASS:
        return PASSES
    if verb == UNDO:
        return UNDOES if gain_of_undo(state, seat, judge) > 0.0 else PASSES
    if len(legal) == 1:
        return first
    judge.look_at(state.tables)
    if verb == SEAT:
        return FIRST_SEAT + (best_seat(state, seat, boarding(state), judge) << ARGUMENT)
    plan = Plan(state, seat, judge)
    best = WORST
    for action in legal:
        worth = plan.worth_after(action)
        if worth > best:
            best = worth
            first = action
    return first


def ranking(state: DiluviaState, seat: i64, judge: Judge) -> List[int]:
    """The answers worth a thought, the most promising first; to undo a card that does little harm is none."""
    legal = state.stack[-1].legal(state, seat)
    verb = legal[0] & VERB
    if verb == PASS:
        return [PASSES]
    if verb == UNDO:
        gain = gain_of_undo(state, seat, judge)
        if gain < TRIFLE * kept_undo(state, judge):
            return [PASSES]
        return [UNDOES, PASSES] if gain > 0.0 else [PASSES, UNDOES]
    weighed = [(-worth, action) for worth, action in promises(state, seat, judge)]
    weighed.sort()
    return [action for _, action in weighed]


def promises(state: DiluviaState, seat: i64, judge: Judge) -> List[Tuple[float, int]]:
    """The answers, each with the worth of the position it leads to; to pass over a card is worth nothing."""
    legal = state.stack[-1].legal(state, seat)
    verb = legal[0] & VERB
    if verb == PASS:
        return [(0.0, PASSES)]
    if verb == UNDO:
        return [(gain_of_undo(state, seat, judge), UNDOES), (0.0, PASSES)]
    judge.look_at(state.tables)
    plan = Plan(state, seat, judge)
    return [(plan.worth_after(action), action) for action in legal]


def gain_of_undo(state: DiluviaState, seat: i64, judge: Judge) -> float:
    """DV-9.2: what the declared card would cost, as likely as a cloud, against an Undo kept."""
    rule = state.stack[-1]
    assert isinstance(rule, Play)
    judge.look_at(state.tables)
    plan = Plan(state, seat, judge)
    harm = plan.now - plan.worth_of_effect(state.active, rule.action)
    return harm * share_of(state, CLOUD) - kept_undo(state, judge)


def kept_undo(state: DiluviaState, judge: Judge) -> float:
    """Less and less towards the end."""
    return judge.weights[UNDO_KEPT] * float(TOP - state.level) / float(TOP)


def share_of(state: DiluviaState, face: i64) -> float:
    """How often the die shows this face."""
    number = 0.0
    for answer in state.tables.faces:
        if answer >> ARGUMENT == face:
            number += 1.0
    return number / float(len(state.tables.faces))


def boarding(state: DiluviaState) -> i64:
    """Whose animal boards."""
    rule = state.stack[-1]
    if isinstance(rule, Play):
        return rule.boarding
    assert isinstance(rule, Rise)
    return rule.boarding


def best_seat(state: DiluviaState, seat: i64, owner: i64, judge: Judge) -> i64:
    """The best free place of the raft for an animal of one's own side, the worst for any other."""
    side_of = state.tables.side_of
    sign = 1.0 if side_of[seat] == side_of[owner] else -1.0
    free = seats_left(state)
    best = WORST
    found: i64 = 0
    chunk: i64 = 0
    while free:
        for place in IN_CHUNK[chunk + (free & 127)]:
            worth = sign * judge.seats[place]
            if worth > best:
                best = worth
                found = place
        free >>= 7
        chunk += 128
    return found


@final
class Plan:
    """One decision of a seat. Effects are tried in the state itself, which keeps its own lists aside meanwhile. `now`
    is what the position is worth before, `late`, `room` and `dry` what changes the worth of single places.
    """

    def __init__(self, state: DiluviaState, seat: i64, judge: Judge) -> None:
        self.state = state
        self.seat: i64 = seat
        self.judge = judge
        self.jungle = state.jungle
        self.aboard = state.aboard
        self.adrift = state.adrift
        self.raft: i64 = state.raft
        self.level: i64 = state.level
        self.meter: i64 = state.meter
        self.now = judge.worth(state, seat)
        self.late = judge.progress(state)
        self.room = judge.room(state)
        self.dry = 1.0 - judge.soon(state) * judge.weights[DROWN]

    def set_aside(self) -> None:
        state = self.state
        state.jungle = self.jungle[:]
        state.aboard = self.aboard[:]
        state.adrift = self.adrift[:]

    def put_back(self) -> None:
        state = self.state
        state.jungle = self.jungle
        state.aboard = self.aboard
        state.adrift = self.adrift
        state.raft = self.raft
        state.level = self.level
        state.meter = self.meter
        state.ending = PLAYING

    def worth_after(self, action: i64) -> float:
        verb = action & VERB
        if verb == SEAT:
            return self.worth_aboard((action >> ARGUMENT) - RAFT)
        if verb == ROLL:
            return self.now + self.gain_of_roll()
        if verb == ADVANCE:
            return self.worth_of_cloud()
        if verb == HOLD:
            return self.now
        return self.worth_of_card(verb, action)

    def worth_of_card(self, verb: i64, action: i64) -> float:
        """Steps that do not lead aboard change little: only that is weighed (measured: three times as fast)."""
        judge = self.judge
        kind: i64 = action >> ARGUMENT if verb == DROP else CARD_OF[verb]
        spent = (1.0 - self.late) * judge.weights[CARD + kind]
        if verb == DROP:
            return self.now - spent
        one = action >> ARGUMENT & PLACE_MASK
        other = action >> ARGUMENT + PLACE_BITS
        if verb == MOVE and other != self.raft:
            return self.now - spent + self.gain_of_step(self.seat, one, other)
        beyond = other + other - one
        if verb == PUSH and beyond != self.raft:
            gain = self.gain_of_step(self.seat, one, other)
            return self.now - spent + gain + self.gain_of_step(self.owner_of(other), other, beyond)
        return self.worth_of_effect_played(kind, action)

    def worth_of_effect_played(self, kind: i64, action: i64) -> float:
        """With the card out of the hand."""
        hands = self.state.hands
        at = self.seat * ACTION_CARDS + kind
        held: i64 = hands[at]
        hands[at] = held - 1
        worth = self.worth_of_effect(self.seat, action)
        hands[at] = held
        return worth

    def owner_of(self, place: i64) -> i64:
        if place >= RAFT:
            return self.state.owner_at(self.aboard, place - RAFT)
        return self.state.owner_at(self.jungle, place)

    def gain_of_step(self, owner: i64, source: i64, goal: i64) -> float:
        """What the lead gains when an animal goes from one place to another."""
        judge = self.judge
        if source >= RAFT:
            gain = judge.seats[goal - RAFT] - judge.seats[source - RAFT]
        else:
            gain = self.room * (self.hope(goal) - self.hope(source))
        return judge.share(self.state, self.seat, owner) * judge.stake(self.late) * gain

    def hope(self, square: i64) -> float:
        worth = self.judge.squares[self.raft * SQUARES + square]
        return worth * self.dry if square // SIDE == self.level else worth

    def worth_of_effect(self, actor: i64, action: i64) -> float:
        """The position after a card has been carried out; whoever boards is given the seat the chooser likes."""
        state = self.state
        self.set_aside()
        owner = carry_out(state, actor, action)
        if owner != NOBODY:
            self.take_aboard(owner)
        worth = self.judge.worth(state, self.seat)
        self.put_back()
        return worth

    def take_aboard(self, owner: i64) -> None:
        state = self.state
        if seats_left(state):
            place = best_seat(state, chooser(state, owner), owner, self.judge)
            flip(state.aboard, owner, BIT[place])
        else:
            adrift: i64 = state.adrift[owner]
            state.adrift[owner] = adrift + 1

    def worth_aboard(self, place: i64) -> float:
        state = self.state
        self.set_aside()
        flip(state.aboard, boarding(state), BIT[place])
        worth = self.judge.worth(state, self.seat)
        self.put_back()
        return worth

    def gain_of_roll(self) -> float:
        """What one roll more may bring: a cloud, or a joker to be used when it helps."""
        gain = self.worth_of_cloud() - self.now
        share = share_of(self.state, CLOUD)
        if gain > 0.0:
            share += share_of(self.state, JOKER)
        return share * gain

    def worth_of_cloud(self) -> float:
        """The position when the flood token moves on, and the water with it."""
        state = self.state
        self.set_aside()
        state.meter += 1
        if state.meter == state.tables.meter:
            self.rise()
        worth = self.judge.worth(state, self.seat)
        self.put_back()
        return worth

    def rise(self) -> None:
        """DV-3.3, as `flood.Rise` does it."""
        state = self.state
        state.meter = 0
        state.level += 1
        drown(state)
        if state.level == TOP:
            state.ending = result(state)
            return
        lift_the_raft(state)
        owner = state.owner_at(state.jungle, state.raft)
        if owner != NOBODY:
            flip(state.jungle, owner, BIT[state.raft])
            self.take_aboard(owner)


def holds_undo(state: DiluviaState, seat: i64) -> bool:
    held: i64 = state.hands[seat * ACTION_CARDS + CARD_UNDO]
    return held > 0
