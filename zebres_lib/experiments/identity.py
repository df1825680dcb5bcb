"""Whether two experiments are the same, and in what they differ."""

from __future__ import annotations

import hashlib
import json
from typing import Any

_NONE = object()


def digest(description: dict[str, Any]) -> str:
    """Return the SHA-256 of a description made of JSON values, whatever the order of its keys."""
    text = json.dumps(description, sort_keys=True, separators=(",", ":"), allow_nan=False)
    return hashlib.sha256(text.encode()).hexdigest()


def differences(stored: object, asked: object, where: str = "") -> list[str]:
    """Return a phrase for each field in which two descriptions differ, with both values."""
    if isinstance(stored, dict) and isinstance(asked, dict):
        found = []
        for key in dict.fromkeys([*stored, *asked]):
            inner = f"{where}.{key}" if where else str(key)
            found += differences(stored.get(key, _NONE), asked.get(key, _NONE), inner)
        return found
    if type(stored) is type(asked) and stored == asked:
        return []
    return [f"{where} is {_shown(stored)} there and {_shown(asked)} here"]


def _shown(value: object) -> str:
    return "absent" if value is _NONE else json.dumps(value, ensure_ascii=False)
