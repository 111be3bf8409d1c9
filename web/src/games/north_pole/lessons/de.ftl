# Das erste Zugrennen: was die Begleitung sagt, wenn eine Frage zum ersten Mal kommt.

lesson-start = Fahr deinen Zug von daheim zum Nordpol, ehe die anderen dort sind. Du hast immer fünf Karten und spielst, wenn du dran bist, eine davon.
lesson-Play = Eine Zahl bringt dich so viele Felder weiter; wähl eine Karte, und die Linie zeigt, wohin. Wer dort schon steht, rutscht um dieselbe Zahl zurück. Genau auf einem Bahnhof darfst du noch einmal spielen. Drei gleiche Zahlen bringen dich zum nächsten Bahnhof. Rentierwechsel und Weihnachtsmann hebst du für die Züge der anderen auf.
lesson-Bonus = Genau auf einem Bahnhof: Zieh eine Karte, und spiel noch einmal. Es lohnt sich fast immer.
lesson-Bridge = Die Brücke kürzt den Weg ab. Hinüber darfst du nur jetzt, in dem Zug, der dich hergebracht hat.
lesson-ReindeerWindow = Jemand spielt drei gleiche Zahlen. Ein Rentierwechsel hält den Zug auf, und du bist dran.
lesson-SantaWindow = Eine Sonderkarte trifft dich. Der Weihnachtsmann schützt dich davor; heb ihn auf, wenn es kaum wehtut.
