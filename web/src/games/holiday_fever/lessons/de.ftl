# Die erste Partie Holiday Fever: was die Begleitung sagt, wenn eine Frage zum ersten Mal kommt.

lesson-start = Bring deiner Familie das wertvollste Weihnachtsfest: Geschenke mit Wertkarten darunter, Lichter und Kugeln am Baum, und Sterne, die Schulden erlassen.
lesson-Families = Wähl eine Familie. Jede hat in der Stadt ein Geschäft, das ihr etwas zahlt und die anderen etwas kostet.
lesson-Youngest = Wer am jüngsten ist, beginnt. Sag, wer es ist; niemand prüft es nach.
lesson-Ready = Würfle, und geh durch die Stadt. Davor darfst du deinen Strumpf auf eines deiner Geschenke legen: Das nimmt dir niemand mehr, aber es kommt auch nichts mehr hinzu.
lesson-Anytime = Zeit für die Karten auf deiner Hand. Heb sie auf, wenn gerade keine hilft.
lesson-Store = Such aus, was du mitnimmst. Ein Geschenk ist so viel wert wie die Wertkarten darunter; Lichter und Kugeln sind je 100 $ wert, und drei von beiden führen in den Dezember.
lesson-Offer = Ein Laden: Was du kaufst, steht als Schuld auf deiner Karte. Sterne erlassen Schulden, Zeile für Zeile; Kaufen ist darum meist gut.
lesson-Place = Leg diese Wertkarte unter eines deiner Geschenke. Dort bleibt sie: hohe unter das Geschenk, das du schützt, niedrige unter Kohle.
lesson-Speech = Ein Stern für ein paar Worte, gesprochen oder getippt. Niemand urteilt, und ein Stern erlässt eine ganze Schuld.
lesson-Heard = Jemand hat gesprochen. Sag, dass du es gehört hast, und klatsch ein wenig.
lesson-Donation = Alle dürfen 50 $ geben und sagen, wie sie der Welt helfen möchten, für einen Stern.
lesson-Trade = Wichteln: Behalt, was du ausgepackt hast, oder tausch es.
lesson-Fresh = Du darfst die gezogene Karte gleich spielen oder für später aufheben.
lesson-Reaction = Jemand greift nach deinem Geschenk. Eine Karte auf deiner Hand kann das verhindern.
lesson-Pawn = Hier darfst du ein Ding kaufen oder eines verkaufen. Kohle bringt alles, was darunter liegt.
lesson-Estate = Haushaltsauflösung: Nimm jemandem ein Geschenk für zehn Dollar mal einen Wurf, oder verkauf eines von deinen.
lesson-Auction = Nenn ein Geschenk, das jemand versteckt hält. Stimmt es, gehört es dir.
lesson-SellGift = Verkauf ein Geschenk, das weniger wert ist als der Preis. Kohle wird am Ende geschuldet: gut, wenn sie weg ist.
lesson-SwapGift = Tausch ein Geschenk: Gib eines, das weniger wert ist als das erhoffte.
lesson-TakeGift = Wähl das Geschenk, das du nimmst. Viele Wertkarten darunter sind ein gutes Zeichen.
lesson-GiveGift = Wähl ein Geschenk, das du weggibst. Auch Kohle, wenn die Karte es sagt.
lesson-Lose = Etwas muss weg. Schau, was dein Baum entbehren kann.
lesson-Choose = Diese Karte geht auf mehrere Arten. Nimm die, die dir am meisten hilft.
lesson-Return = Dein Baum ist wieder vollständig: Du darfst zurück in den Dezember.
lesson-Reunion = Familientreffen: Wer ein Geschenk weggibt, verdient einen Stern.
lesson-SingAlong = Weihnachten ist da. Sing mit; dann wird alles gezählt.
