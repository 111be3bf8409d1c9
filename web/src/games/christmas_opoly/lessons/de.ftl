# Die erste Partie Christmas-opoly: was die Begleitung sagt, wenn eine Frage zum ersten Mal kommt.

lesson-start = Kauf die Straße, an der du entlanggehst, verlange Miete von deinen Gästen, und bleib als Letztes übrig, ohne pleite zu sein.
lesson-Setup = Wähl die Figur, die für dich läuft. Sie können alle dasselbe.
lesson-Pre = Vor dem Wurf darfst du bauen, beleihen oder einen Tausch anbieten. Am Anfang gibt es nichts zu tun: Wirf die Würfel.
lesson-Post = Du bist gezogen. Bau oder handle, wenn du willst, dann beende deinen Zug. Eine ganze Farbgruppe bringt doppelte Miete und nimmt Päckchen und Bäume auf.
lesson-Between = Zwischen zwei Zügen dürfen alle kurz bauen, verkaufen oder handeln. Nichts zu tun? Mach weiter.
lesson-Buy = Das gehört noch niemandem. Am Anfang ist es gut, fast alles zu kaufen: Was du lässt, wird versteigert.
lesson-Auction = Das höchste Gebot bekommt es und zahlt. Überleg dir, was es dir höchstens wert ist, und passe darüber.
lesson-Rent = Jemand steht auf deinem Grundstück. Verlang die Miete jetzt: Nach dem nächsten Wurf ist es zu spät.
lesson-Raise = Du schuldest mehr, als du hast. Verkauf, was gebaut ist, beleihe ein Grundstück, oder handle, bis du zahlen kannst.
lesson-Offered = Jemand bietet einen Tausch. Schau, was damit komplett würde, nicht nur aufs Geld.
