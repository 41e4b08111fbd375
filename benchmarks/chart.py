"""The speed table as a picture: horizontal bars on a logarithmic scale, written as SVG by hand."""

from __future__ import annotations

import math
from html import escape
from typing import NamedTuple

WIDTH = 1000
LEFT = 390  # where the bars begin
RIGHT = 130  # room for the numbers behind the longest bar
TOP = 96
ROW = 26
BAR = 16
GAP = 14  # between groups
BOTTOM = 58

FONTS = "system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif"
INK = "#1c2733"
FAINT = "#6b7783"
GRID = "#dde3e8"
COLOURS = {"ours": "#0b6e8a", "peer": "#a9b4be"}


class Bar(NamedTuple):
    label: str
    group: str
    kind: str  # a key of COLOURS
    value: float
    best: float


def svg(title: str, subtitle: str, footnote: str, bars: list[Bar]) -> str:
    low, high = _decades(bars)
    lines: list[str] = []
    y = TOP
    group = ""
    for bar in bars:
        if bar.group != group:
            y += GAP if group else 0
            lines.append(_text(16, y + BAR - 3, bar.group, weight=600))
            group = bar.group
            y += ROW
        lines += _bar(bar, y, low, high)
        y += ROW
    height = y + BOTTOM
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONTS}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        _text(16, 34, title, size=20, weight=600),
        _text(16, 58, subtitle, fill=FAINT),
        *_grid(low, high, y),
        *lines,
        _text(16, height - 14, footnote, size=12, fill=FAINT),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def short(value: float) -> str:
    """Three figures and a unit: 2.39 M, 23.1 k."""
    for size, unit in ((1e6, " M"), (1e3, " k")):
        if value >= size:
            scaled = value / size
            return f"{scaled:.{0 if scaled >= 100 else 1 if scaled >= 10 else 2}f}{unit}"
    return f"{value:.0f}"


def _power(power: int) -> str:
    return f"{10 ** (power % 3)}{('', ' k', ' M', ' G')[power // 3]}"


def _decades(bars: list[Bar]) -> tuple[int, int]:
    """The powers of ten the scale begins and ends with."""
    low = math.floor(math.log10(min(bar.value for bar in bars)))
    high = math.ceil(math.log10(max(bar.best for bar in bars)))
    return low, max(high, low + 1)


def _x(value: float, low: int, high: int) -> float:
    return LEFT + (math.log10(value) - low) / (high - low) * (WIDTH - LEFT - RIGHT)


def _grid(low: int, high: int, bottom: int) -> list[str]:
    lines: list[str] = []
    for power in range(low, high + 1):
        x = _x(10.0**power, low, high)
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 10}" x2="{x:.1f}" y2="{bottom}" stroke="{GRID}"/>')
        lines.append(_text(x, bottom + 18, _power(power), size=12, fill=FAINT, anchor="middle"))
    return lines


def _bar(bar: Bar, y: int, low: int, high: int) -> list[str]:
    """The bar ends at the median; a thin mark shows the best window."""
    end = _x(bar.value, low, high)
    best = _x(bar.best, low, high)
    return [
        _text(LEFT - 12, y + BAR - 3, bar.label, anchor="end"),
        f'<rect x="{LEFT}" y="{y}" width="{end - LEFT:.1f}" height="{BAR}" rx="2" fill="{COLOURS[bar.kind]}"/>',
        f'<line x1="{best:.1f}" y1="{y - 1}" x2="{best:.1f}" y2="{y + BAR + 1}" stroke="{INK}" stroke-width="1.5"/>',
        _text(max(end, best) + 8, y + BAR - 3, short(bar.value), weight=600),
    ]


def _text(
    x: float, y: float, text: str, *, size: int = 14, weight: int = 400, fill: str = INK, anchor: str = "start"
) -> str:
    place = f'x="{x:.1f}" y="{y}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'
