# Die erste Partie Holiday Shuffle: was die Begleitung sagt, wenn eine Frage zum ersten Mal kommt.

lesson-start = Zehn Tage liegen durcheinander in deiner Reihe. Bring sie in Ordnung, vom Januar links bis zum Dezember rechts: Die Lichter zeigen, wie weit es schon stimmt. Nach drei Runden gewinnen die meisten Punkte.
lesson-Turn = Nimm eine Karte: die offene, die du dann brauchen musst, oder eine verdeckte vom Stapel. Die neue Karte kommt genau dorthin, wo eine alte lag; sonst rührt sich nichts. Denk dir jeden Platz als Teil des Jahres: Platz 1 ist Januar, Platz 10 ist Dezember.
lesson-Drawn = Passt dieser Tag irgendwo besser als das, was dort liegt? Dann klick den Platz an. Wenn nicht, leg ihn ab, und es bleibt alles, wie es war.
lesson-Effect = Ein Fest bringt etwas extra: noch einen Zug, einen Tausch in der eigenen Reihe oder einen mit jemand anderem. Du musst es nicht nutzen.
lesson-Consent = Jemand bietet dir eine Karte für eine von deinen. Nimm nur an, wenn sie mindestens so gut in deine Reihe passt.
lesson-Naming = Ein Joker ist jeder Tag, den du willst. Nimm einen, der zwischen seine Nachbarn passt.
lesson-Score = Die Runde ist vorbei. Wähle einen Tag für deinen Joker: in der Ordnung, und am besten in einem Monat, den du schon hast.
