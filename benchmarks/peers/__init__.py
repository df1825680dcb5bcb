"""Random games of zebres-lab beside those of OpenSpiel and pgx, on one machine in one go.

``python -m benchmarks.peers`` measures and prints the table; ``README.md`` beside this file says
what is compared and how to read it.
"""
