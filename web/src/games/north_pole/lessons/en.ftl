# The first train race: what the coach says when a question comes up for the first time.

lesson-start = Drive your train from Home to the North Pole before the others do. You always have five cards, and play one on your turn.
lesson-Play = A number moves you that many spaces; pick a card and the line shows where it leads. Whoever stands there already is knocked back by the same number. Land exactly on a Station and you may play again. Three equal numbers carry you to the next Station. Reindeer Crossing and Santa are kept for other people’s turns.
lesson-Bonus = Exactly on a Station: draw a card and play once more. It is nearly always worth it.
lesson-Bridge = The bridge is a short cut past Candy Cane Lane. You may cross only now, in the play that brought you here.
lesson-ReindeerWindow = Somebody plays three of a kind. A Reindeer Crossing stops their train and gives you the turn.
lesson-SantaWindow = A Specialty card is aimed at you. Santa protects you from it; keep him if it hardly hurts.
