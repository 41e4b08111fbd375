"""What a line of the log sounds like and is about, for who draws it: so that nobody has to look at message ids."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Dict, List, Mapping, Optional, Tuple, Union

from seaboard.core.messages import Line, Message

SOUNDS = ("", "die", "move", "taken", "lost")
TOPICS = ("", "turn", "round", "battle", "aftermath", "routine", "plan", "end", "joker")


@dataclass(frozen=True)
class Cue:
    """`sound` is one of SOUNDS. Of the TOPICS, `turn` begins somebody's turn and `round` announces the last round;
    `battle` tells how a fight was decided and `aftermath` what goes with it; `routine` is no news; `plan`, `joker` and
    `end` are told by the board itself.
    """

    sound: str = ""
    topic: str = ""


Cues = Mapping[str, Cue]
Spots = Mapping[str, Tuple[str, ...]]  # by message id, the places it speaks of, as `spots` fills them in


def cues(**ids: Mapping[str, Tuple[str, ...]]) -> Cues:
    """One row for each message id, from `sound={"move": (id, …)}, topic={"turn": (id,)}`."""
    found: dict[str, Cue] = {}
    for kind, by_value in ids.items():
        for value, names in by_value.items():
            for name in names:
                found[name] = replace(found.get(name, Cue()), **{kind: value})
    return found


def with_cue(line: Line, table: Cues, seat: Optional[int] = None, places: Tuple[str, ...] = ()) -> Line:
    """The line with what the table says of it, whose it is, and the places of the board it speaks of."""
    cue = table.get(line.message.id)
    every = tuple(dict.fromkeys((*line.places, *places)))
    if cue is None and not every and seat is None:
        return line
    cue = cue or Cue()
    return replace(line, cue=cue.sound, topic=cue.topic, seat=seat, places=every)


def spots(message: Message, table: Spots, **known: Union[int, str, None]) -> Tuple[str, ...]:
    """`path-{place}` with the message's own arguments and what is `known` besides; a place that names a thing without
    a number or a name of its own is left out.
    """
    plain = {name: argument for name, argument in message.args.items() if not isinstance(argument, Message)}
    words: Dict[str, str] = {name: str(word) for name, word in {**plain, **known}.items() if word is not None}
    found: List[str] = []
    for spot in table.get(message.id, ()):
        try:
            found.append(spot.format_map(words))
        except KeyError:
            continue
    return tuple(found)


def places_in(message: Message) -> Tuple[str, ...]:
    """Every argument `place` of a message and of those in it, each once; a space on a place is that place."""
    found: List[str] = []
    for name, argument in message.args.items():
        if isinstance(argument, Message):
            found += places_in(argument)
        elif name == "place":
            found.append(str(argument).partition(".")[0])
    return tuple(dict.fromkeys(found))
