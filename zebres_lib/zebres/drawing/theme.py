"""Colours of the drawing, light and dark, and the style sheet of one board."""

from functools import lru_cache

from ... import svg

TINTS = 7
"""Number of territory tints; a board with more territories repeats them under other textures."""

PALETTE: svg.Palette = {
    **svg.PAGE,
    # name: (light, dark)
    "path": ("#e4d2aa", "#3d3325"),
    "path-edge": ("#c9b07b", "#5f5038"),
    "stone": ("#f8f0dc", "#584a34"),
    "stone-edge": ("#a88d58", "#8d7a58"),
    "stone-ink": ("#54401f", "#f8efdb"),
    "grid": ("#8a6f3c", "#e8d7ae"),
    "shore": ("#4d3b1e", "#0f0c08"),
    "bank": ("#1f5d8c", "#0d2436"),
    "water": ("#4aa0d8", "#3b86bd"),
    "ripple": ("#eaf7ff", "#bfe4fa"),
    "tint-0": ("#f3d596", "#5d4a20"),
    "tint-1": ("#c9deaa", "#3c5230"),
    "tint-2": ("#f8eec6", "#575434"),
    "tint-3": ("#efc19c", "#643f2a"),
    "tint-4": ("#b9d9d3", "#2c504e"),
    "tint-5": ("#e4d3ea", "#4d3d58"),
    "tint-6": ("#f3c9c4", "#5d3739"),
    "grain-0": ("#c99b3f", "#8d7335"),
    "grain-1": ("#86ab5c", "#658a4f"),
    "grain-2": ("#d3bd6c", "#87814f"),
    "grain-3": ("#cc8a58", "#96644a"),
    "grain-4": ("#74aca4", "#4d8582"),
    "grain-5": ("#b692c2", "#7c658b"),
    "grain-6": ("#d08f88", "#8f5a5c"),
    "label": ("#4a3616", "#fbf3df"),
    "beam": ("#fffdf2", "#fff0c4"),
    "legal": ("#a83c0a", "#ffb57a"),
    "last": ("#5a35a8", "#cdbbff"),
    "chosen": ("#2b1c0d", "#fff7e0"),
    "glow": ("#ffc83d", "#e08a00"),
    "focus": ("#0b4fc4", "#8fc1ff"),
    "focus-gap": ("#ffffff", "#0f0c08"),
    "cross": ("#a3160c", "#ff9d8f"),
    "halo": ("#fffdf5", "#17120c"),
    "bolt": ("#f7b500", "#ffd34d"),
    "bolt-edge": ("#5a3a00", "#2a1c00"),
    "turn": ("#fff1c9", "#4a3c22"),
    "w-edge": ("#4a3520", "#241a10"),
    "g-edge": ("#0a3020", "#9fe0bf"),
}
"""Colours that depend on the theme."""

TOKEN_COLOURS: dict[str, str] = {
    "w-disc": "#fffaec",
    "w-band": "#ecdbb4",
    "w-text": "#33230f",
    "w-back": "#ddcfae",
    "w-ghost": "#7d6a46",
    "w-hatch": "#c2b088",
    "w-halo": "#3a2a1a",
    "g-disc": "#1d6b4a",
    "g-band": "#0f3d2a",
    "g-text": "#fffaec",
    "g-back": "#3f5f50",
    "g-ghost": "#a9c7b8",
    "g-hatch": "#587a69",
    "g-halo": "#fffaec",
    "rosette-text": "#4a2c00",
}
"""Colours of things that are the same in both themes, as wooden tokens are."""

# selector: declarations, where $name is a colour. One line a thing that is drawn.
_STYLE = """.path: fill:$path; stroke:$path-edge; stroke-width:1.5
.trail: fill:none; stroke:$stone-edge; stroke-width:2; stroke-dasharray:1 6; stroke-linecap:round
.stone: fill:$stone; stroke:$stone-edge; stroke-width:1.5
.stone-ink: fill:$stone-ink
.grain: fill:none; stroke-width:1.3; stroke-linecap:round; stroke-linejoin:round
.grid: fill:none; stroke:$grid; stroke-width:1; stroke-opacity:.4
.shore: fill:none; stroke:$shore; stroke-width:2.5
.bank: fill:none; stroke:$bank; stroke-width:9.5; stroke-linecap:round; stroke-linejoin:round
.water: fill:none; stroke:$water; stroke-width:6.5; stroke-linecap:round; stroke-linejoin:round
.ripple: fill:none; stroke:$ripple; stroke-width:1.5; stroke-dasharray:6 8; stroke-linecap:round
.label: fill:$label; stroke-width:3.5; stroke-linejoin:round; paint-order:stroke
.chip-ink: fill:$label
.beam: fill:$beam; fill-opacity:.2
.beam-edge: fill:none; stroke:$legal; stroke-width:1.5; stroke-opacity:.55; stroke-dasharray:2 5; \
stroke-linecap:round
.hit: fill:#000; fill-opacity:0; pointer-events:all
.legal: fill:$halo; fill-opacity:.38; stroke:$legal; stroke-width:3; stroke-dasharray:7 4.5; \
stroke-linecap:round
.legal-ring: fill:none; stroke:$legal; stroke-width:3; stroke-dasharray:5.8 4.25; \
stroke-linecap:round
.last: fill:none; stroke:$last; stroke-width:4; stroke-linecap:round; stroke-linejoin:round
.chosen: fill:none; stroke:$chosen; stroke-width:6
.glow: fill:none; stroke:$glow; stroke-width:3
.focus: fill:none; stroke:$focus; stroke-width:5
.focus-gap: fill:none; stroke:$focus-gap; stroke-width:8
.cross: fill:none; stroke:$cross; stroke-width:5; stroke-linecap:round
.cross-gap: fill:none; stroke:$halo; stroke-width:9; stroke-linecap:round
.arrow: fill:none; stroke:$legal; stroke-width:5; stroke-linecap:round
.arrow-head: fill:$legal; stroke:$halo; stroke-width:2; stroke-linejoin:round
.arrow-gap: fill:none; stroke:$halo; stroke-width:9; stroke-linecap:round
.later .arrow: stroke-width:3.5; stroke-dasharray:1 7
.later .arrow-gap: stroke-width:7
.advice: font-weight:800
.region: fill:none; stroke:$chosen; stroke-width:7; stroke-linejoin:round
.region-glow: fill:none; stroke:$glow; stroke-width:4; stroke-linejoin:round
.bolt: fill:$bolt; stroke:$bolt-edge; stroke-width:2.2; stroke-linejoin:round
.turn: fill:$turn; stroke:$legal; stroke-width:2
.pointer: fill:$legal
.row: fill:none; stroke:$page-edge; stroke-width:1.2
.flag: fill:$halo
.chip: stroke:$grid; stroke-width:1; stroke-opacity:.6
.w-rim: stroke:$w-edge; stroke-width:1.8
.g-rim: stroke:$g-edge; stroke-width:1.6
.used-up: opacity:.35
.resting: opacity:.45
[data-square]:focus, [data-post]:focus, [data-hand]:focus: outline:none
[data-square]:focus-visible .hit, [data-post]:focus-visible .hit, [data-hand]:focus-visible .hit: \
stroke:$focus; stroke-width:5
"""


@lru_cache(maxsize=64)
def style_sheet(root: str, theme: str) -> str:
    """Return the CSS of one board, every rule scoped by the class ``root``."""
    tints = "".join(
        f".tint-{tint}: fill:$tint-{tint}\n.grain-{tint}: stroke:$grain-{tint}\n"
        f".label-{tint}: stroke:$tint-{tint}\n"
        for tint in range(TINTS)
    )
    return svg.style_sheet(root, theme, _STYLE + tints, PALETTE)
