# The charts of the design lab.

design-comparison = Variants compared
design-unit = { $metric } ({ $unit })
design-verdict = filled: differs from { $variant } beyond chance, all { $comparisons } differences of the table taken together
design-tornado = One number at a time
design-change = change of { $metric } ({ $unit })
design-points = change of { $metric } (percentage points)
design-down = one step down
design-up = one step up
design-turned = the other reading
design-base = before: { $value }
design-refused = { $count ->
    [one] one change cannot be played
   *[other] { $count } changes cannot be played
}
design-search = Where does it come out at { $target }?
design-target = wanted: { $target }
design-tried = values tried
design-none = no value in this range
design-undecided = undecided
design-value = value
