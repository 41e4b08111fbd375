"""The choices made before a game begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Mapping, Optional, Tuple, Union

from seaboard.core.errors import BadOptions
from seaboard.core.messages import Argument, Message

OptionValue = Union[int, str]
Options = Mapping[str, OptionValue]
LONGEST_SHOWN = 60  # characters of what was given, as a refusal repeats it


@dataclass(frozen=True)
class Limit:
    """A value goes with some values of an `other` option only.

    Who chooses it elsewhere is refused for this `reason`; where there is none, the rules choose instead.
    """

    value: OptionValue
    other: str
    among: Tuple[OptionValue, ...]
    reason: Optional[Message] = None


@dataclass(frozen=True)
class Option:
    """One choice: its name, what may be chosen, and the rule that offers it.

    It is not worth saying where it has the value `unsaid`; where it is `alone`, "yes" is said by its name alone.
    """

    name: str
    default: OptionValue
    values: Tuple[OptionValue, ...]
    label: Message
    rules: Tuple[str, ...]
    unsaid: Optional[OptionValue] = None
    alone: bool = False
    limits: Tuple[Limit, ...] = ()

    def read(self, given: OptionValue) -> OptionValue:
        """Accepts a number written as text, as a command line or a form gives it."""
        written = _written(given)
        for value in self.values:
            if str(value).lower() == written.lower():
                return value
        allowed = ", ".join(str(value) for value in self.values)
        args: Dict[str, Argument] = {"option": self.name, "value": written[:LONGEST_SHOWN], "allowed": allowed}
        raise BadOptions(Message("option-bad-value", args), self.rules)


def _written(given: object) -> str:
    """Long enough to be told from any value. Numbers of thousands of digits are not written: Python refuses to."""
    if isinstance(given, int) and given.bit_length() >= 4 * LONGEST_SHOWN:
        return hex(given)[: LONGEST_SHOWN + 1]
    return str(given)[: LONGEST_SHOWN + 1]


def read_options(known: List[Option], given: Options) -> Dict[str, OptionValue]:
    """Every option with its value; unknown names and values are refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOptions(Message("option-unknown", {"option": name[:LONGEST_SHOWN], "known": ", ".join(names)}))
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}


def fitting_options(known: List[Option], given: Options) -> Dict[str, OptionValue]:
    """The same for a game that begins now: what does not go together is refused, or as the rules have it."""
    chosen = read_options(known, given)
    for option in known:
        broken = _broken(option, chosen)
        if broken is not None and broken.reason is not None and option.name in given:
            raise BadOptions(broken.reason, option.rules)
        for value in option.values if broken is not None else ():
            if _broken(option, {**chosen, option.name: value}) is None:
                chosen[option.name] = value
                break
    return chosen


def _broken(option: Option, chosen: Options) -> Optional[Limit]:
    for limit in option.limits:
        if chosen[option.name] == limit.value and chosen[limit.other] not in limit.among:
            return limit
    return None
