# How numbers are written.

decimal-mark = .
