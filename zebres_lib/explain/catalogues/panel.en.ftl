# Short words of the play panel and the board: buttons, headings, tooltips, messages.
# Words of en.ftl, such as { player } and { species }, may be used here.

## Buttons and fields

new-game = New game
undo = Undo
undo-hint = Take back the last action
redo = Redo
redo-hint = Play again what was taken back
stay = Stay
stay-hint = Leave the crocodile where it is
copy = Copy
copy-position-hint = Copy the text of this position
copy-game-hint = Copy the text of the whole game
load = Load
load-position-hint = Paste the text of a position and load it
load-game-hint = Paste the text of a game and load it
first-player = First player
language = Language
language-name = English

## Headings

board = Board
log = What happened
log-empty = Nothing has happened yet.
score = Score if the game ended now
final-score = Final score
territory = Territory
owner = Owner
tokens = Tokens
points = Points
total = Total
inauguration = Inauguration token
hand = { player }’s hand
position = Position
game-text = Game
help = Help

## Whose decision, and which

choose-post = { player }: choose a post for the guardian.
choose-animal = { player }: choose an animal.
choose-square = { player }: choose a square for { a-species }.
choose-animal-for = { player }: choose an animal for { $square }.
choose-swap = { player }: choose a gazelle to swap with, or stay.
move-guardian = { player }: move the guardian.
game-over-won = The game is over: { player } wins, { $white } (White) to { $green } (Green).
game-over-draw = The game is over: a draw, { $white } to { $green }.

## Messages

started = New game: { player } puts the guardian.
loaded-position = Position loaded.
loaded-game = Game loaded.
copied = Copied.
undone = Taken back: { $action }.
redone = Played again: { $action }.
nothing-to-undo = There is nothing to take back.
nothing-to-redo = There is nothing to play again.
error-position = This text is not a position: { $message }
error-game = This text is not a game: { $message }
error-action = This text is not an action: { $message }
error-rules = These rules cannot be played: { $message }
not-allowed = Not allowed: { $message }
no-such-button = { $button } is no button here
no-such-place = { $target } is no square, post or hand token of this board
no-such-tool = { $tool } of { $group } is no tool here
no-such-field = { $field }: { $value } is not for this editor
no-such-file = { $file } is no file here
no-such-slider = no slider here takes { $value }
no-such-stroke = nothing here takes the stroke { $number } over { $targets }
field-not-whole = { $field }: { $value } is not a whole number
field-out-of-range = { $field }: { $value } is not from { $least } to { $most }

## Rules

field-board = Board
field-counts = Animals of each player
field-values = Points of each animal
field-inauguration_points = Points of the Inauguration token
field-guardian_steps = Most steps of the guardian
field-hidden_gazelles_flee = Face-down gazelles flee from a new lion
field-crocodile_chain = A crocodile may swap several times
field-guardian_while_solo = The guardian matters also when one player is alone
board-classic = Classic board
board-president = The President’s reserve

## What a square, a post or a token is called when read aloud

board-label = Board of Drôles de Zèbres, { $columns } columns and { $rows } rows

## The live board and the play panel

reset = Start over
reset-hint = Go back to the position that this board began with
failed = Something went wrong, and nothing was changed: { $message }
at-character = Character { $place }: { $message }
other-hand = It is { player }’s decision: choose an animal from that hand.
no-answer = Nothing answers. Run this cell (Shift+Enter) to make the board live.
board-help = Arrow keys move over the board, the posts and the hands; N and P jump between possible places, Home and End along a row. Enter chooses, Esc lets go. G, Z, C, E or L takes an animal in hand; minus lets the crocodile stay.
board-role = game board
how-to = Keyboard
counts = White – Green
hidden-tokens = { $count } face down
nobody = nobody
bonus = Inauguration
texts = Position and game as text
position-and-game-hint = Copy these texts, or paste another position, a whole game or some actions, and press Load.
choose-rules = New game …
start = Start
own-map = Map (letters A–Z, one line a row)
board-own = Own map
text-board = The board as text
newest-first = newest first

## A recorded game

replay-only = This is a recorded game: use the buttons below the board.
replay-start = The beginning.
replay-step = Action { $number } of { $count }: { $action }.
replay-slider = Action
replay-first = First
replay-previous = Back
replay-next = Next
replay-last = Last
replay-play = Play
