# How numbers are written.

decimal-mark = .
interval = { $value } [{ $low }, { $high }]

# Signs that stay with the word before or after them, with a space between, on one line.
no-break-before = { "" }
no-break-after = { "" }
