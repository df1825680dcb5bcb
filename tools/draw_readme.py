"""Draw the picture of the README: ``python -m tools.draw_readme``."""

from pathlib import Path

from zebres_lib import zebres

PICTURE = Path(__file__).parent.parent / "docs" / "board.svg"


def picture() -> str:
    """Return the rulebook's lion example just after the lion has been placed, as SVG text."""
    example = zebres.example("lion")
    game = example.game()
    game.play(example.decisive)
    marks = zebres.Marks(
        lightning=zebres.lightning_squares(game.rules, game.position), last=("c3",)
    )
    return zebres.svg(game.position, game.rules, marks=marks, theme="light", show_score=True)


if __name__ == "__main__":
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(picture() + "\n", encoding="utf-8")
    print(f"drew {PICTURE.name}")
