# The first game of Holiday Fever: what the coach says when a question comes up for the first time.

lesson-start = Bring your family the most valuable Christmas: gifts with Value cards under them, lights and ornaments on the tree, and stars that forgive debts.
lesson-Families = Choose a family. Each has a Business in town that pays its own family and costs the others.
lesson-Youngest = The youngest begins. Say who it is; nobody checks.
lesson-Ready = Roll and walk round the town. Before that you may lay your Stocking on one of your Gifts: nobody can take that one any more, but nothing can be added to it either.
lesson-Anytime = A moment for the cards in your hand. Keep them if none helps just now.
lesson-Store = Choose what you take home. A Gift is worth what its Value cards add up to; Lights and Ornaments are worth $100 each, and three of both lead into December.
lesson-Offer = A Store: buying writes a debt on your card. Stars forgive debts row by row, so buying is usually good.
lesson-Place = Lay this Value card under one of your Gifts. It stays there, so put high cards under the Gift you protect, and low ones under Coal.
lesson-Speech = A star for a few words, said aloud or typed. Nobody judges, and a star forgives a whole debt.
lesson-Heard = Somebody spoke. Say that you heard it, and give them a hand.
lesson-Donation = Everyone may give $50 and say how to help the world, for a star.
lesson-Trade = White Elephant: keep what you opened, or trade it for somebody else’s.
lesson-Fresh = You may play the card you drew at once, or keep it for a better moment.
lesson-Reaction = Somebody reaches for your Gift. A card in your hand can stop them.
lesson-Pawn = Here you may buy one thing or sell one. Coal sells for all that lies under it.
lesson-Estate = Estate Sale: take somebody’s Gift for ten dollars times a throw, or sell one of yours.
lesson-Auction = Name a Gift that somebody hides. If you are right it is yours.
lesson-SellGift = Sell a Gift that is worth less than the price. Coal is owed at the end, so it is good to be rid of.
lesson-SwapGift = Exchange a Gift: the one you give should be worth less than the one you hope for.
lesson-TakeGift = Choose the Gift you take. Many Value cards under it are a good sign.
lesson-GiveGift = Choose a Gift to give away. Coal may go too, if the card says so.
lesson-Lose = Something has to go. Look at what your tree can spare.
lesson-Choose = This card can be carried out in several ways. Choose the one that helps you most.
lesson-Return = Your tree is complete again: you may go back to December.
lesson-Reunion = Family Reunion: giving a Gift away earns a star.
lesson-SingAlong = Christmas has come. Sing along; then everything is counted.
