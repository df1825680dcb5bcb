"""zebres-lab: two board games whose rules explain themselves.

``zebres`` is Drôles de Zèbres; ``explain`` has the sentences; ``widgets`` the boards for notebooks.
"""

__version__ = "0.1.0"
