# The first game of Secret Santa: what the coach says when a question comes up for the first time.

lesson-start = Get rid of all your cards before the others do. A night has several games; whoever is out first gets the most points.
lesson-Turn = Whoever opens lays cards of one value, as many as they like. Everyone after that lays just as many of a higher value, or passes; whoever passes is out of this round. Low cards are hard to get rid of, so open with them when you can. Elves count as copies of the card they lie with.
lesson-FinalGift = With one card left you have to say so. Say it: silence costs your next turn.
lesson-Holly = After somebody’s turn there is a moment for Holly cards, even if you have passed. The Ghost sends a play home, the Mouse ends the round, Carol changes seats. Nothing to use? Let it pass.
lesson-SantaWindow = Santa is about to win the round. Here the Ghost may still send him home.
lesson-TreeWindow = The round is over, and its cards are about to go. The Christmas Tree deals some of them out again, one to each player.
lesson-Snow = Between two rounds there is a moment for Snow cards. Scrooge makes somebody who gave nothing sit out the coming round.
lesson-Fruitcake = The Fruitcake always comes first: hand one of your gifts to anybody you like. A low card is a good one to part with.
lesson-OfferFruitcake = You may begin with the Fruitcake: hand one of your gifts to anybody. A low card is a good one to part with.
