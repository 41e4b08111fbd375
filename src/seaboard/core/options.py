"""The choices made before a game begins."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Dict, List, Mapping, Tuple, Union

from seaboard.core.errors import BadOptions
from seaboard.core.messages import Message

OptionValue = Union[int, str]
Options = Mapping[str, OptionValue]


@dataclass(frozen=True)
class Option:
    """One choice: its name, what may be chosen, and the rule that offers it."""

    name: str
    default: OptionValue
    values: Tuple[OptionValue, ...]
    label: Message
    rules: Tuple[str, ...]

    def read(self, given: OptionValue) -> OptionValue:
        """Accepts a number written as text, as a command line or a form gives it."""
        for value in self.values:
            if str(value).lower() == str(given).lower():
                return value
        allowed = ", ".join(str(value) for value in self.values)
        message = Message("option-bad-value", {"option": self.name, "value": str(given), "allowed": allowed})
        raise BadOptions(message, self.rules)


def read_options(known: List[Option], given: Options) -> Dict[str, OptionValue]:
    """Every option with its value; unknown names and values are refused."""
    names = [option.name for option in known]
    for name in given:
        if name not in names:
            raise BadOptions(Message("option-unknown", {"option": name, "known": ", ".join(names)}))
    return {option.name: option.read(given.get(option.name, option.default)) for option in known}
