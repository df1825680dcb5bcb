# Comment les nombres s’écrivent.

decimal-mark = ,
