# Das Brett von Christmas-opoly. Sätze von Ereignissen und Zügen kommen vom Tisch selbst.

co-money = { $amount } $
co-hidden = ? $
co-board = Das Brett
co-map = Das ganze Brett im Kleinen: Besitzer und Figuren
co-seats = Spieler
co-ask = Was zu entscheiden ist
co-close = Schließen
co-you = du
co-you-cap = Du
co-bot = Bot
co-away = nicht da
co-out = pleite
co-not-yet = noch nicht auf dem Brett
co-in-naughty = in NAUGHTY
co-loses = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}

## Das Brett

co-corner-dasher = der Anfang
co-corner-naughty = NICE, wer nur zu Besuch ist
co-corner-santa = nimmt alles aus der Mitte
co-corner-go_naughty = geh nach NAUGHTY
co-corner-property = { "" }
co-corner-big_fun = { "" }
co-corner-bah_humbug = { "" }
co-corner-pay = { "" }
co-corner-rest = { "" }
co-pay = zahl { $amount }
co-no-rent = mietfrei
co-times-dice = { $times } × Wurf
co-owned = gehört { $name }
co-yours = gehört dir
co-bank-has = gehört der Bank
co-mortgaged = beliehen
co-locked = beliehen und gesperrt
co-level = { $level ->
    [5] Baum
    [one] 1 Päckchen
   *[other] { $level } Päckchen
}
co-in-the-middle = In der Mitte für SANTA CLAUS
co-middle-short = in der Mitte
co-in-the-bank = Bei der Bank
co-presents = { $count ->
    [one] Päckchen
   *[other] Päckchen
}
co-trees = { $count ->
    [one] Baum
   *[other] Bäume
}
co-deeds = { $count ->
    [one] Besitzkarte
   *[other] Besitzkarten
}
co-presents-n = { $count } Päckchen
co-trees-n = { $count ->
    [one] 1 Baum
   *[other] { $count } Bäume
}
co-deck-big_fun = Big Fun!
co-deck-bah_humbug = Bah Humbug
co-dice = Würfel: { $first } und { $second }
co-threw = { $name } hat { $sum } geworfen
co-thrown = { $sum } geworfen

## Gruppen

co-group-white = Weiß
co-group-silver = Silber
co-group-pink = Rosa
co-group-orange = Orange
co-group-red = Rot
co-group-gold = Gold
co-group-green = Grün
co-group-midnight = Nachtblau
co-group-route = Routen
co-group-works = Werke

## Besitzkarten

co-rent = Miete
co-bare = leer
co-routes-held = { $count ->
    [one] 1 Route
   *[other] { $count } Routen
}
co-works-held = { $count ->
    [one] 1 Werk
   *[other] { $count } Werke
}
co-costs = Päckchen { $present }, Baum { $tree }
co-prices = Preis { $price }, beliehen { $mortgage }
co-your-deeds = Dein Besitz
co-rent-now = Miete zurzeit
co-no-deeds = Noch kein Besitz.
co-complete = vollständig
co-of = { $held } von { $whole }
co-for-auction = wird versteigert
co-has-it = bei { $name }
co-holdings = Wem gehört was
co-always-on = Zwischen den Zügen von selbst weitermachen
co-ask-me = Zwischen den Zügen wieder fragen
co-holdings-key = Zahl: Päckchen, Ring: Bank

## Was mit einer Besitzkarte geht

co-do-present = + Päckchen { $amount }
co-do-tree = + Baum { $amount }
co-do-lift = auslösen { $amount }
co-do-mortgage = +{ $amount }
co-say-present = Leg für { $amount } ein Päckchen auf { $name }
co-say-tree = Stell für { $amount } einen Baum auf { $name }
co-say-lift = Löse { $name } für { $amount } aus
co-say-mortgage = Beleihe { $name } für { $amount }
co-say-sell = Gib aus { $group } für { $amount } zurück
co-say-bid = Biete { $amount }
co-say-offer = Biete { $name } { $give } für { $get }
co-not-build = Hier bauen
co-not-lift = Auslösen
co-not-mortgage = Beleihen
co-sell-from = Zurückgeben …
co-sell-title = Aus { $group } zurückgeben
co-sell-for = Für { $amount } zurückgeben
co-one-less = Eins weniger auf { $name }
co-one-more = Eins mehr auf { $name }
co-raise-cash = Geld beschaffen
co-trade = Tauschen …
co-trade-away = Weggeben …
co-trade-for = { $name } danach fragen …

## Versteigerung, Kauf, Schulden

co-stake = Für dich wäre es Karte { $held } von { $whole } der Gruppe { $group }.
co-bids = Gebote bisher
co-highest = führt
co-passed = ausgestiegen
co-asked = ist gefragt
co-amounts = Beträge
co-to = auf { $amount }
co-your-bid = Dein Gebot
co-you-have = Du hast { $amount }.
co-left = { $left } von deinen { $amount } bleiben dir.
co-short = Dir fehlen { $amount }, du hast { $cash }.
co-owes = { $name } schuldet { $other } { $amount }.
co-owes-middle = { $name } schuldet der Mitte { $amount }.
co-raised = Schon beisammen
co-missing = { $has } sind da, { $amount } fehlen.
co-claim-mine = Bis zum nächsten Wurf kannst du von { $other } { $amount } Miete verlangen ({ $place }).
co-claim-on-you = Bis zum nächsten Wurf kann { $name } von dir { $amount } Miete verlangen.
co-claim = Bis zum nächsten Wurf kann { $name } von { $other } { $amount } Miete verlangen.
co-bargain = { $name } hat { $other } ein Angebot gemacht.

## Tauschen

co-trade-title = Stell einen Tausch zusammen
co-with-whom = Mit wem?
co-you-give = Du gibst
co-gives = { $name } gibt
co-you-add = Du legst $ dazu
co-they-add = { $name } legt $ dazu
co-cash = Geld
co-nothing = nichts
co-you-would = Du hättest { $held } von { $whole } { $group }.
co-they-would = { $name } hätte { $held } von { $whole } { $group }.
co-offer-to = { $name } anbieten
co-start-over = Neu anfangen
co-ideas = Ideen
