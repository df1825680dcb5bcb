# The board editor and the position editor.
# Words of en.ftl, such as { player } and { species }, may be used here.

editor-check = Check
editor-settings = Settings
editor-undo-hint = Take back the last change
editor-redo-hint = Make the change again that was taken back

## The board editor

editor-board-role = board editor
editor-board-help = Arrow keys move over the board, Home and End along a row. Space or Enter paints the square; Shift with an arrow paints on the way. A letter chooses its territory, a digit too: 1 is A. Ctrl+Z takes back.
editor-territories = Territory
editor-territory = Territory { $letter }, { $count ->
    [one] { $count } square
   *[other] { $count } squares
}
editor-new-territory = New territory { $letter }
editor-way = What a stroke does
editor-way-paint = Paint
editor-way-hint-paint = Paint: give squares to the chosen territory
editor-way-river = River
editor-way-hint-river = River: drag out of a territory, and it grows into its neighbours
editor-way-fill = Fill
editor-way-hint-fill = Fill: give a whole territory to the chosen one
editor-prompt-paint = Paint squares of territory { $letter }: click or drag over them.
editor-prompt-river = Drag out of a territory into its neighbours: the river moves.
editor-prompt-fill = Click on a territory to give all of it to { $letter }.
editor-drag = To move a river, drag from one square to the next; with the keyboard, hold Shift and press an arrow.
editor-painted = { $squares }: now territory { $letter }.
editor-size = { $columns } × { $rows } = { $squares } squares in { $count ->
    [one] { $count } territory
   *[other] { $count } territories
}.
editor-playable = The board can be played on.
editor-use = Play on it
editor-use-hint = Take the board into the rules, and play
editor-used = The board is in the rules now.
editor-begin = Another board
editor-columns = Columns
editor-rows = Rows
editor-blank = Blank board
editor-resize = Change the size
editor-bad-size = A board has 1 to { $side } columns, 1 to { $side } rows and at most { $squares } squares.
editor-text = As text and picture
editor-svg = Download SVG
editor-error-map = This text is not a map: { $message }
editor-name = Name of the board
editor-clockwise = The guardian walks clockwise
editor-pieces = A territory may be in several pieces

## The position editor

editor-position-role = position editor
editor-position-help = Arrow keys move over the board, the posts and the hands; Enter or Space puts down what is chosen, and takes the same away again. A capital letter G, Z, C, E or L takes White’s animal, a small one Green’s; ! turns it face down, Delete takes tokens away. On a post, Enter puts the guardian. Ctrl+Z takes back.
editor-group-face = Tokens of the hands below
editor-face-down = Face down
editor-face-down-hint = Gazelles and zebras are put down face down
editor-group-hand = Or
editor-erase = Take away
editor-swap = Who swaps
editor-group-player = Who decides
editor-group-phase = What
editor-group-inauguration = Inauguration token
editor-side-w = White
editor-side-g = Green
editor-side-n = nobody
editor-phase-setup = Setup
editor-phase-place = Place
editor-phase-swap = Swap
editor-phase-move = Guardian
editor-phase-over = Over
editor-ready = This position can be played on. { $status }.
editor-position-playable = The position can be played on.
editor-clear = Empty the board
editor-clear-hint = Begin again with an empty board
editor-play = Play from here
editor-play-hint = Open a board to play from this position
editor-played = The game from here is below.
editor-position-text = Position as text
editor-none-left = { player } has no { $species ->
    [elephant] elephant
    [gazelle] gazelle
    [zebra] zebra
    [crocodile] crocodile
   *[lion] lion
} left to put down.
editor-no-swap = no crocodile swaps; choose the phase first
editor-choose-swap = Choose a crocodile of { player } that swaps, or a gazelle that has been swapped.
editor-nobody-swaps = { player } has no crocodile with a face-up gazelle across a river.

## Why a position cannot be played on

editor-problem-setup-tokens = There are tokens on the board, so setup is over.
editor-problem-setup-guardian = The guardian has a post, so setup is over.
editor-problem-setup-inauguration = Nobody can hold the Inauguration token before setup.
editor-problem-no-guardian = The guardian needs a post: click on one.
editor-problem-not-full = The game is over only when the board is full.
editor-problem-no-crocodile = There is no crocodile of { player } on { $square } that could swap.
editor-problem-no-gazelle = There is no gazelle on { $square } that could have been swapped.
editor-problem-no-swap = The crocodile on { $square } has no gazelle to swap with.
editor-problem-full = The board is full, so the game is over.
editor-problem-solo = Only one player has tokens left, so the guardian stays where it is.
editor-problem-empty-hand = { player } has no token left to place.
editor-problem-full-line = The guardian on { $square } faces a full line: it needs another post.

## What no game would have brought about

editor-odd-face-up = { $places }: face up beside a lion, where a game would have it face down.
editor-odd-face-down = { $places }: face down without a lion beside it, which a game would not bring about.
editor-odd-no-inauguration = { $count ->
    [one] Territory { $places } is full
   *[other] Territories { $places } are full
}: in a game somebody would hold the Inauguration token.
