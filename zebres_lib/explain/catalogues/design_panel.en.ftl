# The live panel of the design lab.

design-panel-title = Design lab
design-panel-mine = My variant
design-panel-current = now on the sliders

## What is shown

design-panel-working = Playing …
design-panel-provisional = Provisional: { $games } games so far, { $most } to come to.
design-panel-final = { $games } games played.
design-panel-old = Shown below is the last variant that could be played.
design-panel-steps = The guardian cannot walk { $steps } posts: on this board he passes at most { $most } before he is back.
design-panel-belongs = Before the last change
design-panel-outdated = { design-panel-belongs }: { $changes }
design-panel-classic = This is the classic game.
design-panel-changes = What differs from the classic game
design-panel-figures = { $games } games, seed { $seed }, 95 % intervals
design-panel-figures-of = { $players }, { design-panel-figures }
design-panel-interval = {"["}{ $low }, { $high }]
design-panel-metric = metric
design-panel-value = value
design-panel-interval-heading = interval
design-panel-chart = Chart
design-panel-margin = margin
design-panel-points = points
design-panel-chart-of = { $kind ->
    [margin] How the margin is spread over { $games } games; the table tells the figures.
   *[points] How the points of both players are spread over { $games } games; the table tells the figures.
}

## Sliders

design-panel-settings = Rules
design-panel-counts = Animals a player has
design-panel-values = Points of an animal
design-panel-others = Inauguration and guardian
design-panel-rulings = Rulings
design-panel-board = Board
design-panel-own-board = a board of your own
design-panel-edit = Edit the board
design-panel-edit-hint = Opens the board editor below; its button brings the board here
design-panel-no-board = There is no board called { $name }.
design-panel-players = Players
design-panel-white = White
design-panel-green = Green
design-panel-animal = { $animal ->
    [gazelle] gazelle
    [zebra] zebra
    [crocodile] crocodile
    [elephant] elephant
   *[lion] lion
}
design-panel-animals = { $animal ->
    [gazelle] gazelles
    [zebra] zebras
    [crocodile] crocodiles
    [elephant] elephants
   *[lion] lions
}
design-panel-inauguration-points = Inauguration points
design-panel-guardian-steps = guardian’s steps
design-panel-hidden-gazelles-flee = A lion sends face-down gazelles home too
design-panel-crocodile-chain = A crocodile may swap again
design-panel-guardian-while-solo = The guardian matters in solo play

## Keep and compare

design-panel-kept-title = Kept variants
design-panel-keep = Keep
design-panel-keep-hint = Keep the variant as it is now, to compare with later
design-panel-kept = Kept: { $name }.
design-panel-same = { $name } plays just like this and is kept already.
design-panel-full = { $most } variants are kept; drop one first.
design-panel-not-kept = { $name } is not kept.
design-panel-dropped = Dropped: { $name }.
design-panel-drop = Drop
design-panel-drop-hint = Drop { $name }
design-panel-refer = Compare with it
design-panel-refer-hint = Compare all others with { $name }
design-panel-referred = All others are compared with { $name }.
design-panel-reference = the others are compared with it
design-panel-take = To the sliders
design-panel-take-hint = Put { $name } on the sliders
design-panel-taken = On the sliders: { $name }.
design-panel-compare = Compare with kept
design-panel-compare-hint = Plays all kept variants on the same chance, and again after each change
design-panel-nothing-kept = Nothing is kept; keep a variant first.
design-panel-compared = Differences from { $name }
design-panel-compared-note = { $games } games each on the same chance (seed { $seed }), differences with 95 % intervals. ● differs beyond chance, all { $comparisons } differences taken together; ○ may be chance.
design-panel-comparing = Comparing …
design-panel-compared-old = The comparison is from before the last change.
design-panel-compared-metric = Chart of
design-panel-compared-chart = { $metric } of the variants compared; the table tells the figures.

## Name, files, play

design-panel-file = Name and file
design-panel-name = Name
design-panel-notes = Notes
design-panel-problem = { $problem }
design-panel-no-name = The variant has no name; write one first.
design-panel-save = Save
design-panel-save-hint = Save as { $file }
design-panel-saved = Saved as { $file }.
design-panel-occupied = There is a file { $file } already; give another name, or press “Write over”.
design-panel-overwrite = Write over { $file }
design-panel-not-saved = { $file } could not be saved: { $reason }.
design-panel-load = Load
design-panel-load-choose = choose a variant …
design-panel-loaded = Loaded: { $name }.
design-panel-no-file = There is no variant { $name } to load.
design-panel-play = Play it
design-panel-play-hint = Opens a play panel with this variant below
