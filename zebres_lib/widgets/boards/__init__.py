"""The board as a widget: two players, a replay, an exercise."""
