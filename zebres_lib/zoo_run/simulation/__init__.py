"""Simulations: what decides their games, and how a block of them becomes rows of a table."""

from .free import FreeSimulation
from .hands import HandSimulation
from .race import RaceSimulation

__all__ = ["FreeSimulation", "HandSimulation", "RaceSimulation"]
