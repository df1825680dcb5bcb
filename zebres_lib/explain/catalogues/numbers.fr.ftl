# Comment les nombres s’écrivent.

decimal-mark = ,
interval = { $value } [{ $low } ; { $high }]

# Les signes qui restent avec le mot qui précède ou qui suit, une espace entre eux, sur une ligne.
no-break-before = : ; ? ! »
no-break-after = «
