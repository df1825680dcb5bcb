# How numbers are written.

decimal-mark = .
interval = { $value } [{ $low }, { $high }]
