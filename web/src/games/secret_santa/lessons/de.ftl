# Die erste Partie Secret Santa: was die Begleitung sagt, wenn eine Frage zum ersten Mal kommt.

lesson-start = Werde alle deine Karten los, ehe es die anderen schaffen. Ein Abend hat mehrere Spiele; wer zuerst fertig ist, bekommt die meisten Punkte.
lesson-Turn = Wer eröffnet, legt Karten eines Werts, so viele wie gewünscht. Alle danach legen genauso viele eines höheren Werts, oder sie passen; wer passt, ist in dieser Runde nicht mehr dabei. Niedrige Karten wird man schwer los: Eröffne mit ihnen, wenn du kannst. Elfen zählen wie die Karte, bei der sie liegen.
lesson-FinalGift = Bei der letzten Karte musst du es sagen. Sag es: Schweigen kostet deinen nächsten Zug.
lesson-Holly = Nach jedem Zug ist Zeit für Stechpalmenkarten, auch wenn du gepasst hast. Der Geist schickt Karten zurück, die Maus beendet die Runde, das Lied tauscht Plätze. Nichts zu tun? Lass es vorbeigehen.
lesson-SantaWindow = Der Weihnachtsmann ist dabei, die Runde zu gewinnen. Der Geist kann ihn hier noch heimschicken.
lesson-TreeWindow = Die Runde ist vorbei, gleich kommen ihre Karten weg. Der Weihnachtsbaum verteilt einige davon neu, allen eine.
lesson-Snow = Zwischen zwei Runden ist Zeit für Schneekarten. Scrooge lässt jemanden, der nichts gegeben hat, die nächste Runde aussetzen.
lesson-Fruitcake = Der Früchtekuchen kommt immer zuerst: Gib eines deiner Geschenke weiter, an wen du willst. Eine niedrige Karte bietet sich an.
lesson-OfferFruitcake = Du darfst mit dem Früchtekuchen beginnen: Gib eines deiner Geschenke weiter. Eine niedrige Karte bietet sich an.
