# Comment les nombres s’écrivent.

decimal-mark = ,
interval = { $value } [{ $low } ; { $high }]
