"""Simulations: what decides their games, and how a block of them becomes rows of a table."""

from .free import FreeSimulation as FreeSimulation
from .hands import HandSimulation as HandSimulation
from .race import RaceSimulation as RaceSimulation
