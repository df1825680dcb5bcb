"""Rules that explain themselves: events become sentences, rules become cards, in one's language.

The sentences live in one catalogue a language (``catalogues/``), never in the rules.
"""

from .cards import RuleCard as RuleCard, UnknownRuleError as UnknownRuleError, rule, rule_ids
from .catalogue import (
    LANGUAGES as LANGUAGES,
    CatalogueError as CatalogueError,
    LanguageError as LanguageError,
)
from .panel import phrase as phrase, phrase_keys as phrase_keys
from .sentences import explain, explain_all as explain_all
from .telling import Telling as Telling, tell

__all__ = ["explain", "rule", "rule_ids", "tell"]
