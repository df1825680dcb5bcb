"""Rules that explain themselves: events become sentences, rules become cards, in one's language.

The sentences live in one catalogue a language (``catalogues/``), never in the rules.
"""

from .cards import RuleCard, UnknownRuleError, rule, rule_ids
from .catalogue import LANGUAGES, CatalogueError, LanguageError
from .panel import phrase, phrase_keys
from .sentences import explain, explain_all
from .telling import Telling, tell

__all__ = [
    "LANGUAGES",
    "CatalogueError",
    "LanguageError",
    "RuleCard",
    "Telling",
    "UnknownRuleError",
    "explain",
    "explain_all",
    "phrase",
    "phrase_keys",
    "rule",
    "rule_ids",
    "tell",
]
