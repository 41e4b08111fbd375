"""The constructor, `run` and `copy` of every Procedure, which nobody writes by hand (decision 15).

Where rules run as plain Python the text is carried out once, when a class is made. When the wheel is built the same
text is written into the sources that mypyc compiles, with the numbers of steps. No line of a source moves by it: the
methods take the place of the blank lines after their class and call functions written below the end of the file. The
constructor takes the place of a blank line in the class, whole: mypyc must see there that every field is set.
"""

from __future__ import annotations

import ast
import linecache
import re
from types import FunctionType
from typing import Any, Dict, List, NamedTuple, Type

STEP_NUMBER = re.compile(r'\bstep_number\((\w+), "(\w+)"\)')


class Method(NamedTuple):
    """A function of a module, and the line in the class that makes it a method."""

    name: str
    function: str
    text: str
    line: str


WRITTEN: Dict[Type[Any], List[Method]] = {}
CONSTRUCTORS: Dict[Type[Any], List[Method]] = {}  # one, or none


def give_methods_to_rules_of(base: Any) -> None:
    """From now on, when a class derived from this one is made. A compiled one is left alone: so are rules in plain
    Python on top of it, which do by name what they have no text for.
    """
    if isinstance(vars(base)["run"], FunctionType):
        base.__init_subclass__ = classmethod(give_methods)


def give_methods(rule: Type[Any], /, **named: Any) -> None:
    """Called when a class of rules is made: it gets what it has not written itself."""
    base: Any = next(base for base in rule.__mro__ if "__init_subclass__" in vars(base))
    super(base, rule).__init_subclass__(**named)
    WRITTEN[rule] = methods_of(rule)
    CONSTRUCTORS[rule] = [_constructor(rule)] if needs_a_constructor(rule, base) else []
    for method in [*WRITTEN[rule], *CONSTRUCTORS[rule]]:
        setattr(rule, method.name, _carried_out(rule, method))


def methods_of(rule: Type[Any]) -> List[Method]:
    """What follows from STEPS, FIELDS and SHARED, where the class does not write it itself."""
    own = vars(rule)
    methods: List[Method] = []
    if own.get("STEPS") and "run" not in own:
        methods.append(_run(rule))
    if rule.STEPS and "copy" not in own:
        methods.append(_copy(rule))
    return methods


def needs_a_constructor(rule: Type[Any], base: Type[Any]) -> bool:
    """Whether it has fields of its own, or nothing it derives from has any; and has not written one itself."""
    own = vars(rule)
    return "__init__" not in own and bool(rule.STEPS) and ("FIELDS" in own or rule.__init__ is base.__init__)


def _constructor(rule: Type[Any]) -> Method:
    """A field begins with what the class says of it, and so does what copies share, without a word here."""
    fields = {"step": 0, **{field: getattr(rule, field) for field in rule.FIELDS}}
    wanted = ", ".join(f"{field}: i64 = {value}" for field, value in fields.items())
    text = f"def __init__(self, {wanted}) -> None: " + "; ".join(f"self.{field} = {field}" for field in fields)
    return Method("__init__", "__init__", text, f"    {text}")


def _run(rule: Type[Any]) -> Method:
    """Steps one after the other, as the driver would call them, until one asks or another rule is to run: one that was
    called, or took the place of this one (`hand_over`); a look at the top of the stack cost 3 % in Diluvia.
    """
    name, kind, state = f"_run_{rule.__name__}", _kind(rule), _state(rule)
    lines = [
        f"def {name}(self: {kind}, state: {state}) -> Optional[Ask]:",
        "    stack = state.stack",
        "    depth = len(stack)",
        "    step = self.step",
        "    while True:",
    ]
    for number, step in enumerate(rule.STEPS):
        lines += [
            f"        if step == {number}:",
            f"            ask = self.{step}(state)",
            "            if ask is not None:",
            "                return ask",
            "            step = self.step + 1",
            "            self.step = step",
            "            if len(stack) != depth:",
            "                return None",
        ]
    lines += [
        f"        if step >= {len(rule.STEPS)}:",
        f"            if step == {len(rule.STEPS)}:  # beyond it a rule that has handed over",
        "                stack.pop()",
        "            return None",
    ]
    line = f"    def run(self, state: {state}) -> Optional[Ask]: return {name}(self, state)"
    return Method("run", name, "\n".join(lines), line)


def _copy(rule: Type[Any]) -> Method:
    name, kind = f"_copy_{rule.__name__}", _kind(rule)
    fields = ", ".join(f"self.{field}" for field in ("step", *rule.FIELDS))
    lines = [
        f"def {name}(self: {kind}) -> {kind}:",
        f"    twin: {kind} = {rule.__name__}({fields})",
        *[f"    twin.{name} = self.{name}" for name in rule.SHARED],
        "    return twin",
    ]
    return Method("copy", name, "\n".join(lines), f"    def copy(self) -> {kind}: return {name}(self)")


def _kind(rule: Type[Any]) -> str:
    parameters = ", ".join(parameter.__name__ for parameter in getattr(rule, "__parameters__", ()))
    return f"{rule.__name__}[{parameters}]" if parameters else str(rule.__name__)


def _state(rule: Type[Any]) -> str:
    """The kind of state, in the words of the rule's steps; those written in the class itself come first."""
    steps = sorted(rule.STEPS, key=lambda step: step not in vars(rule))
    found = getattr(getattr(rule, steps[0], None), "__annotations__", {}).get("state", Any)
    return found if isinstance(found, str) else str(getattr(found, "__name__", "Any"))


def _carried_out(rule: Type[Any], method: Method) -> Any:
    """The function itself; `linecache` knows its lines, so that a traceback shows them."""
    file = f"<{method.name} of {rule.__module__}.{rule.__qualname__}>"
    linecache.cache[file] = (len(method.text), None, method.text.splitlines(keepends=True), file)
    names: Dict[str, Any] = {rule.__name__: rule, "__name__": rule.__module__}
    exec(compile(method.text, file, "exec", annotations.compiler_flag), names)  # noqa: S102 (text made above)
    return names[method.function]


def written_into(source: str, module: Any) -> str:
    """The source of a module with the methods of its rules written out, and numbers where it asks for a step's."""
    lines = STEP_NUMBER.sub(lambda found: _number(module, found[1], found[2]), source).splitlines()
    texts: List[str] = []
    for node in [node for node in reversed(ast.parse(source).body) if isinstance(node, ast.ClassDef)]:
        rule = getattr(module, node.name)
        methods = WRITTEN.get(rule, [])
        _take_the_blank_lines(lines, node.end_lineno or 0, [method.line for method in methods])
        texts = [*[method.text for method in methods], *texts]
        for constructor in CONSTRUCTORS.get(rule, []):
            _construct(lines, node, constructor.line)
    return "\n\n\n".join(["\n".join(lines), *texts]) + "\n"


def _construct(lines: List[str], node: ast.ClassDef, constructor: str) -> None:
    """In the first blank line of the class. Its fields are only declared then: mypyc would set them twice."""
    ends = [statement.end_lineno or 0 for statement in node.body[:-1]]
    lines[next(end for end in ends if lines[end] == "")] = constructor
    for statement in node.body:
        if isinstance(statement, ast.AnnAssign) and ast.unparse(statement.annotation) == "i64":
            lines[statement.lineno - 1] = f"    {ast.unparse(statement.target)}: i64"


def _number(module: Any, rule: str, step: str) -> str:
    return str(module.step_number(getattr(module, rule), step))


def _take_the_blank_lines(lines: List[str], end: int, new: List[str]) -> None:
    blank = 0
    while blank < len(new) and lines[end + blank : end + blank + 1] == [""]:
        blank += 1
    lines[end : end + blank] = new
