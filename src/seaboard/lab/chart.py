"""Win rates as a picture: a bar with its 95 % interval for each, a mark where luck alone would end; SVG by hand."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

WIDTH = 900
LEFT = 250  # where the bars begin
RIGHT = 170  # room for the figures
TOP = 84
ROW = 24
BAR = 14
GAP = 12  # between groups
BOTTOM = 34

FONTS = "system-ui, -apple-system, Segoe UI, Helvetica, Arial, sans-serif"
INK = "#1c2733"
FAINT = "#6b7783"
GRID = "#dde3e8"
LUCK = "#c0392b"
AHEAD, EVEN, BEHIND = "#0b6e8a", "#7fa9b8", "#c3ccd3"


class Bar(NamedTuple):
    group: str
    label: str
    rate: float
    low: float
    high: float
    chance: float


def svg(title: str, subtitle: str, bars: list[Bar]) -> str:
    lines: list[str] = []
    y, group = TOP, ""
    for bar in bars:
        if bar.group != group:
            y += GAP if group else 0
            lines.append(_text(16, y + BAR - 2, bar.group, weight=600))
            group = bar.group
            y += ROW
        lines += _bar(bar, y)
        y += ROW
    height = y + BOTTOM
    size = f'viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}"'
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img" font-family="{FONTS}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height}" fill="#ffffff"/>',
        _text(16, 32, title, size=19, weight=600),
        _text(16, 56, subtitle, size=13, fill=FAINT),
        *_grid(y),
        *lines,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def _x(share: float) -> float:
    return LEFT + share * (WIDTH - LEFT - RIGHT)


def _grid(bottom: int) -> list[str]:
    lines: list[str] = []
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        lines.append(f'<line x1="{x:.1f}" y1="{TOP - 8}" x2="{x:.1f}" y2="{bottom}" stroke="{GRID}"/>')
        lines.append(_text(x, bottom + 16, f"{percent} %", size=12, fill=FAINT, anchor="middle"))
    return lines


def colour(bar: Bar) -> str:
    """Told apart only where the interval leaves no doubt."""
    if bar.low > bar.chance:
        return AHEAD
    return BEHIND if bar.high < bar.chance else EVEN


def _bar(bar: Bar, y: int) -> list[str]:
    middle = y + BAR / 2
    low, high, luck = _x(bar.low), _x(bar.high), _x(bar.chance)
    figures = f"{100 * bar.rate:.0f} % ({100 * bar.low:.0f} … {100 * bar.high:.0f})"
    width = _x(bar.rate) - LEFT
    return [
        _text(LEFT - 12, y + BAR - 2, bar.label, anchor="end"),
        f'<rect x="{LEFT}" y="{y}" width="{width:.1f}" height="{BAR}" rx="2" fill="{colour(bar)}"/>',
        f'<line x1="{low:.1f}" y1="{middle}" x2="{high:.1f}" y2="{middle}" stroke="{INK}" stroke-width="1.5"/>',
        *[f'<line x1="{x:.1f}" y1="{y + 3}" x2="{x:.1f}" y2="{y + BAR - 3}" stroke="{INK}"/>' for x in (low, high)],
        f'<line x1="{luck:.1f}" y1="{y - 3}" x2="{luck:.1f}" y2="{y + BAR + 3}" stroke="{LUCK}" stroke-width="2"/>',
        _text(WIDTH - 12, y + BAR - 2, figures, anchor="end", weight=600),
    ]


def _text(
    x: float, y: float, text: str, *, size: int = 14, weight: int = 400, fill: str = INK, anchor: str = "start"
) -> str:
    place = f'x="{x:.1f}" y="{y}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" font-weight="{weight}" fill="{fill}">{escape(text)}</text>'
