# The first game of Holiday Shuffle: what the coach says when a question comes up for the first time.

lesson-start = Ten dates lie in your row, all mixed up. Get them in order, from January on the left to December on the right: the lights show how far they are. The most points after three rounds win.
lesson-Turn = Take a card: the open one, which you must use, or the unseen one from the pile. The new card goes exactly where an old one lay; nothing else moves. Think of each slot as a part of the year: slot 1 is January, slot 10 is December.
lesson-Drawn = Does this date fit anywhere better than what lies there? Then click that slot. If not, put it on the discards and nothing changes.
lesson-Effect = A Celebration brings something extra: another turn, a switch of two of your own cards, or a trade with somebody. You need not use it.
lesson-Consent = Somebody offers one of their cards for one of yours. Agree only if theirs fits your row at least as well.
lesson-Naming = A Wild is any day you like. Choose one that fits between its neighbours.
lesson-Score = The round is over. Choose a day for your Wild: one in order, and best in a month you already have.
