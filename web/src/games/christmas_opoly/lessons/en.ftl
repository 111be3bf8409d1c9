# The first game of Christmas-opoly: what the coach says when a question comes up for the first time.

lesson-start = Buy the street you walk along, ask rent of your visitors, and be the last who is not bankrupt.
lesson-Setup = Choose the token that walks for you. They are all alike.
lesson-Pre = Before you throw you may build, mortgage or offer a trade. At first there is nothing to do: throw the dice.
lesson-Post = Your move is done. Build or trade if you like, then end your turn. A whole colour group earns double rent, and can take Presents and Trees.
lesson-Between = Between two turns everyone may build, sell or trade for a moment. Nothing to do? Go on.
lesson-Buy = Nobody owns this yet. Early on it is good to buy nearly everything: what you leave is auctioned.
lesson-Auction = The highest bid gets it, and pays it. Know what you would pay at most, and pass above that.
lesson-Rent = Somebody stands on your property. Ask for the rent now: once the dice are thrown again it is too late.
lesson-Raise = You owe more than you have. Sell what is built, mortgage a property, or trade until you can pay.
lesson-Offered = Somebody offers a trade. Look at what they would complete with it, not only at the money.
