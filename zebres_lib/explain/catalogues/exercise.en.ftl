# Questions and verdicts of the exercises.
# Words of en.ftl, such as { player }, may be used here.

exercise-squares = { $run } is played. Choose every square whose animal is concerned by: { $rules }.
exercise-action = Find an action for { player } that shows: { $rule }.
exercise-forbids = { $action } is not allowed. Which rule is against it?
exercise-territory = How many points does territory { $territory } give its owner as the board stands?
exercise-points = How many points does { player } have as the board stands?
exercise-answer = Your answer
exercise-answer-squares = squares, such as b3 d3
exercise-answer-action = an action, such as Gc3
exercise-answer-number = a whole number
exercise-answer-choice = one of these rules
exercise-check = Check
exercise-reveal = Show the answer
exercise-clear = Start again
exercise-right = Right!
exercise-squares-missing = Not yet: { $count ->
    [one] one square is missing.
   *[other] { $count } squares are missing.
}
exercise-squares-extra = Not concerned: { $squares }.
exercise-forbidden = { $action } is not allowed here.
exercise-other = { $action } is allowed, but shows something else.
exercise-not-this-rule = No, it is another rule.
exercise-too-low = No, it is more than that.
exercise-too-high = No, it is less than that.
exercise-solution = The answer is: { $answer }
exercise-none = none
exercise-unreadable = “{ $answer }” cannot be read as an answer; expected { $form ->
    [squares] { exercise-answer-squares }
    [action] { exercise-answer-action }
    [number] { exercise-answer-number }
   *[choice] { exercise-answer-choice }
}.
