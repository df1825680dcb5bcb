"""Colours of the pictures of Zoo Run, light and dark, and the style sheet of one picture."""

from functools import lru_cache

from ... import svg

TINTS = ("lynx", "turtle", "panda", "elephant", "llama", "other-0", "other-1", "other-2")
"""Grounds of the halves on a card; further animals share the last three."""

PALETTE: svg.Palette = {
    **svg.PAGE,
    # name: (light, dark)
    "card": ("#fffdf6", "#3b3226"),
    "card-edge": ("#8a6f3c", "#a8936a"),
    "card-ink": ("#3a2a1a", "#f8efdb"),
    "lynx": ("#f6dcae", "#6b4d1d"),
    "turtle": ("#d3e8b8", "#3c5a30"),
    "panda": ("#d9e4e4", "#4a5558"),
    "elephant": ("#d0def2", "#38496a"),
    "llama": ("#f6d3d2", "#69383f"),
    "other-0": ("#e3d6ee", "#4d3d58"),
    "other-1": ("#f3dccb", "#643f2a"),
    "other-2": ("#cfe7e2", "#2c504e"),
    "label": ("#33240f", "#fff6e2"),
    "match": ("#8a4a00", "#ffd34d"),
    "glow": ("#ffc83d", "#8a5a00"),
    "tick": ("#7a3d00", "#ffd34d"),
    "tick-ink": ("#ffffff", "#2a1c00"),
    "miss": ("#5a35a8", "#cdbbff"),
    "miss-ink": ("#ffffff", "#1b1330"),
    "none": ("#f3ead4", "#352c20"),
    "halo": ("#fffdf5", "#17120c"),
    "lifted": ("#0b4fc4", "#8fc1ff"),
    "chosen": ("#a83c0a", "#ffb57a"),
    "sand": ("#f3e2b6", "#54452a"),
    "meadow": ("#cfe5b0", "#2f4a2a"),
    "grass": ("#93b866", "#5b8047"),
    "fence": ("#7a4a1f", "#d8a86a"),
    "fence-gap": ("#fff6e2", "#17120c"),
    "slot": ("#8a6f3c", "#c9b589"),
    "path": ("#e4d2aa", "#3d3325"),
    "path-edge": ("#c9b07b", "#5f5038"),
    "stone": ("#f8f0dc", "#584a34"),
    "stone-edge": ("#8d7440", "#a8936a"),
    "lane-0": ("#eed9ad", "#4b3d26"),
    "lane-1": ("#f6e8c8", "#3d3223"),
    "chalk": ("#a08450", "#8d7a58"),
    "finish-a": ("#33240f", "#f5ead3"),
    "finish-b": ("#fffdf5", "#17120c"),
    "crown": ("#e0a526", "#e0a526"),
    "crown-edge": ("#5a3a00", "#2a1c00"),
    "trail": ("#a83c0a", "#ffb57a"),
}
"""Colours that depend on the theme."""

# selector: declarations, where $name is a colour. One line a thing that is drawn.
_STYLE = """.card: fill:$card; stroke:$card-edge; stroke-width:1.6
.card-ink: fill:$card-ink
.label: fill:$label
.code: display:none
.faded: opacity:.35
.lit: pointer-events:none
.match-glow: fill:none; stroke:$glow; stroke-width:8
.match: fill:none; stroke:$match; stroke-width:3.4
.tick: fill:$tick; stroke:$halo; stroke-width:1.6
.tick-mark: fill:none; stroke:$tick-ink; stroke-width:2.6; stroke-linecap:round; \
stroke-linejoin:round
.miss: fill:none; stroke:$miss; stroke-width:2.6; stroke-dasharray:6 4.5; stroke-linecap:round
.miss-gap: fill:none; stroke:$halo; stroke-width:5
.miss-dot: fill:$miss; stroke:$halo; stroke-width:1.6
.miss-mark: fill:none; stroke:$miss-ink; stroke-width:2; stroke-linecap:round; \
stroke-linejoin:round
.pill: fill:$none; stroke:$card-edge; stroke-width:1.4
.pill-made: fill:$tick; stroke:$match; stroke-width:1.4
.pill-ink: fill:$ink
.pill-made-ink: fill:$tick-ink
.lifted: fill:none; stroke:$lifted; stroke-width:4
.chosen: fill:none; stroke:$chosen; stroke-width:4.5
.chosen-dot: fill:$chosen; stroke:$halo; stroke-width:2
.chosen-tick: fill:none; stroke:$halo; stroke-width:3; stroke-linecap:round; stroke-linejoin:round
.shadow: fill:#000; fill-opacity:.28
.hit: fill:#000; fill-opacity:0; pointer-events:all
.sand: fill:$sand; stroke:$path-edge; stroke-width:1.5
.meadow: fill:$meadow
.grass: fill:none; stroke:$grass; stroke-width:1.5; stroke-linecap:round; stroke-linejoin:round
.fence: fill:none; stroke:$fence; stroke-width:3.4; stroke-linecap:round; stroke-linejoin:round
.fence-post: fill:none; stroke:$fence; stroke-width:5; stroke-linecap:round
.fence-gap: fill:none; stroke:$fence-gap; stroke-width:7.5; stroke-linecap:round; \
stroke-linejoin:round
.slot: fill:none; stroke:$slot; stroke-width:1.5; stroke-dasharray:3 3
.token: stroke:$card-edge; stroke-width:1.4
.path: fill:none; stroke:$path; stroke-width:22; stroke-linecap:round; stroke-linejoin:round
.stone: fill:$stone; stroke:$stone-edge; stroke-width:1.6
.lane-0: fill:$lane-0
.lane-1: fill:$lane-1
.chalk: fill:none; stroke:$chalk; stroke-width:1; stroke-opacity:.55
.rim: fill:none; stroke:$page-edge; stroke-width:1.5
.finish-a: fill:$finish-a
.finish-b: fill:$finish-b
.crown: fill:$crown; stroke:$crown-edge; stroke-width:1.3; stroke-linejoin:round
.trail: fill:none; stroke:$trail; stroke-width:3; stroke-dasharray:1 6; stroke-linecap:round
"""

# Where a picture is small, names give way to two letters that can still be read.
_NARROW = "@media (max-width:480px)"


@lru_cache(maxsize=64)
def style_sheet(root: str, theme: str) -> str:
    """Return the CSS of one picture, every rule scoped by the class ``root``."""
    tints = "".join(f".tint-{tint}: fill:${tint}\n" for tint in TINTS)
    return (
        f"{svg.style_sheet(root, theme, _STYLE + tints, PALETTE)}\n"
        f"{_NARROW}{{.{root} .crowded .name{{display:none}}"
        f".{root} .crowded .code{{display:inline}}}}"
    )
