# Christmas-opoly auf Deutsch. Aufbau wie in en.ftl. Namen von Feldern und Texte der Karten bleiben
# wie gedruckt. Ablehnungen (refusal-…) sagen, was der Paragraf verlangt.

about = Kauf süße und verschneite Grundstücke, handle, bis deine Farben komplett sind, und halte länger durch als alle anderen.
about-minutes = eine Stunde und mehr
edition-even = Ausgewogen
edition-even-how = Ausgeglichene Mieten: Kein Grundstück ist ein Reinfall.
how-to =
    Halte länger durch als alle anderen: Wer pleite ist, ist raus.
    Kauf die Grundstücke, auf denen du landest, kassier Miete von Gästen, und handle, bis du ganze Farbgruppen hast.
    Stell auf ganze Gruppen Päckchen und dann Weihnachtsbäume: Sie bringen viel mehr Miete.
    Strafen sammeln sich in der Mitte, bis jemand auf SANTA CLAUS landet.

## Things

money = { $amount } { "$" }
card-big_fun = Big Fun!
card-bah_humbug = Bah Humbug
token = { $name }
token-candy_cane = die Zuckerstange
token-snowman = den Schneemann
token-bell = die Glocke
token-mitten = den Fäustling
token-drum = die Trommel
token-star = den Stern
group = { $name }
group-white = Weiß
group-silver = Silber
group-pink = Rosa
group-orange = Orange
group-red = Rot
group-gold = Gold
group-green = Grün
group-midnight = Nachtblau
group-route = Schlittenroute
group-works = Werk

## Events

event-token = { $who_is ->
    [you] Du spielst { $token }.
   *[other] { $who } spielt { $token }.
}
event-shuffled = Die Karten „{ $deck }“ werden gemischt.
    .quiet = yes
event-dealt = { $who_is ->
    [you] Du bekommst { $deeds } und zahlst { $price } $.
   *[other] { $who } bekommt { $deeds } und zahlt { $price } $.
}
event-opened = { $who_is ->
    [you] Du würfelst { $first } und { $second } um den Anfang.
   *[other] { $who } würfelt { $first } und { $second } um den Anfang.
}
event-begins = { $who_is ->
    [you] Du beginnst.
   *[other] { $who } beginnt.
}
event-threw = { $who_is ->
    [you] Du würfelst { $first } und { $second }.
   *[other] { $who } würfelt { $first } und { $second }.
}
event-lapsed = { $who_is ->
    [you] Dir entgehen { $amount } $ Miete: Du hast sie nicht rechtzeitig von { $target } verlangt.
   *[other] { $who } vergisst { $amount } $ Miete.
}
event-moved = { $who_is ->
    [you] Du landest auf { $name }.
   *[other] { $who } landet auf { $name }.
}
event-dasher = { $who_is ->
    [you] ON DASHER zahlt dir { $amount } $.
   *[other] ON DASHER zahlt { $who } { $amount } $.
}
event-card = { $deck } „{ $text }“
event-collected = { $who_is ->
    [you] Die Bank zahlt dir { $amount } $.
   *[other] Die Bank zahlt { $who } { $amount } $.
}
event-santa = { $amount ->
    [0] SANTA CLAUS findet nichts in der Mitte.
   *[other] { $who_is ->
        [you] SANTA CLAUS gibt dir die { $amount } $ aus der Mitte!
       *[other] SANTA CLAUS gibt { $who } die { $amount } $ aus der Mitte.
    }
}
event-sent = { $why ->
    [doubles] { $who_is ->
        [you] Dreimal Pasch: Du gehst direkt nach NAUGHTY.
       *[other] Dreimal Pasch: { $who } geht direkt nach NAUGHTY.
    }
   *[other] { $who_is ->
        [you] Du gehst nach NAUGHTY.
       *[other] { $who } geht nach NAUGHTY.
    }
}
event-nice = { $who_is ->
    [you] Du bist nur zu Besuch: NICE.
   *[other] { $who } ist nur zu Besuch: NICE.
}
event-stuck = { $left ->
    [0] { $who_is ->
        [you] Kein Pasch: Du musst zahlen, um NAUGHTY zu verlassen.
       *[other] Kein Pasch: { $who } muss zahlen, um NAUGHTY zu verlassen.
    }
    [one] { $who_is ->
        [you] Kein Pasch: Du bleibst in NAUGHTY und hast noch einen Versuch.
       *[other] Kein Pasch: { $who } bleibt in NAUGHTY und hat noch einen Versuch.
    }
   *[other] { $who_is ->
        [you] Kein Pasch: Du bleibst in NAUGHTY und hast noch { $left } Versuche.
       *[other] Kein Pasch: { $who } bleibt in NAUGHTY und hat noch { $left } Versuche.
    }
}
event-freed = { $why ->
    [fee] { $who_is ->
        [you] Du zahlst und verlässt NAUGHTY.
       *[other] { $who } zahlt und verlässt NAUGHTY.
    }
   *[other] { $who_is ->
        [you] Pasch: Du verlässt NAUGHTY!
       *[other] Pasch: { $who } verlässt NAUGHTY.
    }
}
event-loses = { $who_is ->
    [you] Du setzt in der nächsten Runde aus.
   *[other] { $who } setzt in der nächsten Runde aus.
}
event-skipped = { $who_is ->
    [you] Du setzt diesmal aus.
   *[other] { $who } setzt diesmal aus.
}
event-owes = { $who_is ->
    [you] Du schuldest { $target } { $amount } $ und musst das Geld beschaffen.
   *[other] { $target_is ->
        [you] { $who } schuldet dir { $amount } $ und muss das Geld beschaffen.
       *[other] { $who } schuldet { $target } { $amount } $ und muss das Geld beschaffen.
    }
}
event-owes_middle = { $who_is ->
    [you] Du schuldest { $amount } $ und musst das Geld beschaffen.
   *[other] { $who } schuldet { $amount } $ und muss das Geld beschaffen.
}
event-paid = { $who_is ->
    [you] Du zahlst { $amount } $ in die Mitte.
   *[other] { $who } zahlt { $amount } $ in die Mitte.
}
event-due = { $who_is ->
    [you] { $target } schuldet dir { $amount } $ Miete für { $name }.
   *[other] Die Miete beträgt { $amount } $.
}
event-rent = { $target_is ->
    [you] Du zahlst { $who } { $amount } $ Miete.
   *[other] { $who_is ->
        [you] Du bekommst { $amount } $ Miete von { $target }.
       *[other] { $who } bekommt { $amount } $ Miete von { $target }.
    }
}
event-silent = { $who_is ->
    [you] Du verzichtest vorerst auf die Miete.
   *[other] { $who } verzichtet vorerst auf die Miete.
}
event-bought = { $who_is ->
    [you] Du kaufst { $name } für { $price } $.
   *[other] { $who } kauft { $name } für { $price } $.
}
event-declined = { $who_is ->
    [you] Du kaufst { $name } nicht.
   *[other] { $who } kauft { $name } nicht.
}
event-auction = Auktion! { $name } geht an das höchste Gebot.
event-bid = { $who_is ->
    [you] Du bietest { $amount } $.
   *[other] { $who } bietet { $amount } $.
}
event-passed = { $who_is ->
    [you] Du bist raus.
   *[other] { $who } ist raus.
}
event-unsold = Niemand möchte { $name }: Das Grundstück bleibt bei der Bank.
event-built = { $level ->
    [5] { $who_is ->
        [you] Du stellst für { $price } $ einen Weihnachtsbaum auf { $name }.
       *[other] { $who } stellt für { $price } $ einen Weihnachtsbaum auf { $name }.
    }
   *[other] { $who_is ->
        [you] Du legst für { $price } $ Päckchen Nummer { $level } auf { $name }.
       *[other] { $who } legt für { $price } $ Päckchen Nummer { $level } auf { $name }.
    }
}
event-sold = { $who_is ->
    [you] Du gibst in der Gruppe { $group } für { $refund } $ zurück und behältst { $levels }.
   *[other] { $who } gibt in der Gruppe { $group } für { $refund } $ zurück und behält { $levels }.
}
event-mortgaged = { $who_is ->
    [you] Du beleihst { $name } für { $amount } $.
   *[other] { $who } beleiht { $name } für { $amount } $.
}
event-lifted = { $who_is ->
    [you] Du löst { $name } für { $amount } $ aus.
   *[other] { $who } löst { $name } für { $amount } $ aus.
}
event-offered = { $give ->
    [hidden] { $who } macht { $target } ein Angebot.
   *[other] { $who_is ->
        [you] Du bietest { $target } { $give } für { $get }.
       *[other] { $target_is ->
            [you] { $who } bietet dir { $give } für { $get }.
           *[other] { $who } bietet { $target } { $give } für { $get }.
        }
    }
}
event-refused = { $who_is ->
    [you] Du lehnst ab.
   *[other] { $who } lehnt ab.
}
event-traded = { $who_is ->
    [you] Abgemacht: Du gibst { $target } { $give } für { $get }.
   *[other] { $target_is ->
        [you] Abgemacht: { $who } gibt dir { $give } für { $get }.
       *[other] Abgemacht: { $who } gibt { $target } { $give } für { $get }.
    }
}
event-ended = { $who_is ->
    [you] Dein Zug ist vorbei.
   *[other] Der Zug von { $who } ist vorbei.
}
    .quiet = yes
event-bankrupt = { $who_is ->
    [you] Du bist pleite, und alles geht an { $target }: { $amount } ${ $deeds_count ->
        [0] .
       *[other] { " " }und { $deeds }.
    }
   *[other] { $target_is ->
        [you] { $who } ist pleite, und alles geht an dich: { $amount } ${ $deeds_count ->
            [0] .
           *[other] { " " }und { $deeds }.
        }
       *[other] { $who } ist pleite, und alles geht an { $target }: { $amount } ${ $deeds_count ->
            [0] .
           *[other] { " " }und { $deeds }.
        }
    }
}
event-ruined = { $who_is ->
    [you] Du bist pleite. { $amount } $ gehen in die Mitte{ $deeds_count ->
        [0] .
       *[other] , und die Bank bekommt { $deeds }.
    }
   *[other] { $who } ist pleite. { $amount } $ gehen in die Mitte{ $deeds_count ->
        [0] .
       *[other] , und die Bank bekommt { $deeds }.
    }
}
event-time_up = Die Zeit ist um!
event-counted = { $who_is ->
    [you] Du kommst auf { $amount } $.
   *[other] { $who } kommt auf { $amount } $.
}
event-won = { $why ->
    [last] { $winners_is ->
        [you] Alle anderen sind pleite: Du gewinnst!
       *[other] Alle anderen sind pleite: { $winners } gewinnt.
    }
   *[other] { $winners_is ->
        [you] Du bist am reichsten und gewinnst!
        [too] { $winners } seid am reichsten und teilt euch den Sieg!
       *[other] { $winners_count ->
            [one] { $winners } ist am reichsten und gewinnt.
           *[other] { $winners } sind am reichsten und teilen sich den Sieg.
        }
    }
}

## Moves

move-token = Spiel { $token }
move-roll = Würfle
move-buy = Kauf { $name } für { $price } $
move-decline = Lass { $name } versteigern
move-pass = Steig aus
move-silent = Verzichte vorerst auf die Miete
move-accept = Nimm das Angebot an
move-refuse = Lehne das Angebot ab
move-bankrupt = Melde dich pleite
move-end = Beende deinen Zug
move-go_on = Weiter
move-rent = Verlange { $amount } $ Miete für { $name } von { $target }
move-time_up = Die Zeit ist um
move-bid = Biete { $amount } $
move-present = Leg für { $price } $ Päckchen Nummer { $level } auf { $name }
move-tree = Stell für { $price } $ einen Weihnachtsbaum auf { $name }
move-mortgage = Beleihe { $name } für { $amount } $
move-lift = Löse { $name } für { $amount } $ aus
move-sell = Gib für { $amount } $ zurück: { $left }
move-sell-left = { $name } behält { $level ->
    [0] nichts
    [one] ein Päckchen
   *[other] { $level } Päckchen
}
move-offer = Biete { $target } { $give } für { $get }
move-nothing = nichts

## Why a hint names a move

why-finish = Mit { $name } hast du die Gruppe { $group } beisammen: doppelte Miete, und du darfst bauen.
why-deny = { $who } fehlt nur { $name } zur Gruppe { $group }. Hol es dir vorher.
why-pair = Damit hast du { $held } von { $size } der Gruppe { $group }. Noch eins, und sie ist voll.
why-early = Am Anfang lohnt sich fast jeder Kauf: Tauschen kannst du später mit allem.
why-dear = Danach hättest du nur noch { $left } $. Lass es versteigern: Vielleicht bekommst du es billiger.
why-outbid = { $who } braucht das für die Gruppe { $group }. Gib es nicht billig her: Bis etwa { $limit } $ lohnt sich das Bieten.
why-cheap = Noch liegt das unter dem Preis von { $price } $.
why-full-price = Das ist schon der volle Preis, und keine Gruppe hängt daran. Lass es gut sein.
why-third = Das dritte Päckchen ist das große: Die Miete springt von { $now } $ auf { $next } $.
why-build = { $who } steht { $away } Felder vor { $name }. Bau noch vor dem nächsten Wurf.
why-scarce = { $presents ->
    [one] Nur noch ein Päckchen ist
   *[other] Nur noch { $presents } Päckchen sind
} da. Was bei dir liegt, liegt nicht bei den anderen.
why-save = Halt dein Geld zusammen: { $name } liegt { $away } Felder vor dir und kostet { $rent } $.
why-inside = Kein Grund zur Eile: Hier drin zahlst du keine Miete und kassierst trotzdem.
why-ask = { $name } fehlt dir noch zur Gruppe { $group }, und { $who } hat es. Das ist einen guten Preis wert.
why-refuse = Damit hätte { $who } die ganze Gruppe { $group }. Verlang mindestens { $least } $ oder etwas, das dir eine Gruppe füllt.
why-both = Ihr füllt beide eine Gruppe{ $richer ->
    [yes] , und du hast danach mehr Geld zum Bauen.
   *[no] . Das ist ein fairer Tausch.
}
why-loose = Beleih zuerst { $name }: Das bringt nur { $rent } $ je Besuch.
why-loose-keep = Beleih zuerst { $name }: Das bringt nur { $rent } $ je Besuch. Halt die Gruppe { $group } zusammen.

## What is expected

ask-Setup = Welche Figur möchtest du sein?
ask-Pre = Du bist dran: Würfle los.
ask-Pre-naughty = Du bist dran und sitzt in NAUGHTY: Mit einem Pasch kommst du raus.
ask-Post = Noch etwas, oder beendest du deinen Zug?
ask-Post-again = Pasch! Würfle noch einmal.
business-first = Vorher kannst du bauen, verkaufen oder handeln.
ask-Between = Möchtest du vor dem nächsten Zug bauen, verkaufen oder handeln?
ask-Buy = { $name } kostet { $price } $. Möchtest du es kaufen?
ask-Auction = { $name } wird versteigert (Preis { $price } $). { $leader_is ->
    [nobody] Noch kein Gebot.
   *[other] { $leader } bietet { $bid } $.
} Wie viel bietest du, oder bist du raus?
ask-Rent = { $target } steht auf deinem Feld { $name }! Verlangst du { $amount } $ Miete?
ask-Raise = Du schuldest { $amount } $ und hast { $cash } $. Was möchtest du verkaufen, beleihen oder eintauschen?
ask-Offered = { $by } bietet dir { $give } für { $get }. Abgemacht?
aside-rent = Du kannst von { $target } noch { $amount } $ Miete verlangen.

wait-Setup = { $who_is ->
    [you] Du wählst eine Figur.
   *[other] { $who } wählt eine Figur.
}
wait-Pre = { turn-of }
wait-Post = { turn-of }
wait-Between = { $who_is ->
    [you] Du kannst vor dem nächsten Zug bauen, verkaufen oder handeln.
   *[other] { $who } kann vor dem nächsten Zug bauen, verkaufen oder handeln.
}
wait-Buy = { $who_is ->
    [you] Du entscheidest über { $name } für { $price } $.
   *[other] { $who } entscheidet über { $name } für { $price } $.
}
wait-Auction = { $who_is ->
    [you] Du bietest auf { $name }.
   *[other] { $who } bietet auf { $name }.
} { $leader_is ->
    [nobody] Noch kein Gebot.
    [you] Du führst mit { $bid } $.
   *[other] { $leader } führt mit { $bid } $.
}
wait-Rent = { $who_is ->
    [you] Du kannst { $amount } $ Miete für { $name } verlangen.
   *[other] { $who } kann { $amount } $ Miete für { $name } verlangen.
}
wait-Raise = { $who_is ->
    [you] Du musst { $amount } $ beschaffen.
   *[other] { $who } muss { $amount } $ beschaffen.
}
wait-Offered = { $who_is ->
    [you] Du hast ein Angebot bekommen.
   *[other] { $who } überlegt sich ein Angebot.
}

## The board

board-opoly = Christmas-opoly, Zug { $turn }
board-middle = in der Mitte { $amount } $
board-bank = Bank: { $presents } Päckchen, { $trees } Bäume
board-cash = { $amount } $
board-hidden = ? $
board-at = auf { $name }
board-in-the-middle = noch nicht auf dem Brett
board-in-naughty = in NAUGHTY, { $left ->
    [one] noch ein Versuch
   *[other] noch { $left } Versuche
}
board-loses = { $count ->
    [one] setzt einmal aus
   *[other] setzt { $count }-mal aus
}
board-out = pleite
board-no-deeds = kein Besitz
board-mortgaged = { $name } (beliehen)
board-locked = { $name } (beliehen, gesperrt)
board-presents = { $name } ({ $level } Päckchen)
board-tree = { $name } (Baum)
board-claim = { $who_is ->
    [you] Du kannst von { $target } noch { $amount } $ Miete verlangen
   *[other] { $target_is ->
        [you] { $who } kann von dir noch { $amount } $ Miete verlangen
       *[other] { $who } kann von { $target } noch { $amount } $ Miete verlangen
    }
}
board-dice = Würfel { $dice }
board-worth = { $amount } $
board-hint-deed = Tippe deed 11, um eine Besitzkarte zu lesen, oder deeds für alle. Du kannst jeden Betrag anbieten und bieten.
help-opoly =
    deed 11      was eine Besitzkarte sagt; deeds zeigt alle
    bid 120      in jeder Höhe, bei einer Auktion
    offer B give 29 get $60   ein Angebot: beliebige Grundstücke und Dollar, auch give $60 get 29
deed-head = { $place }: { $name }, { $group }, { $price } $, { $owner }
deed-bank = gehört der Bank
deed-owner = { $who }
deed-rent = Miete { $bare } $; mit Päckchen { $rents } $; mit Baum { $tree } $. Ein Päckchen kostet { $present } $, ein Baum { $set_up } $.
deed-route = Miete je nach Zahl der Routen: { $rents } $.
deed-works = Miete: Augenzahl mal { $rents }, je nach Zahl der Werke.
deed-mortgage = Beleihwert { $mortgage } $.

## House rules, each choice in plain words

option-version = Das normale Spiel oder eines von { $short_minutes } Minuten: Alle beginnen mit { $short_deeds_each } Grundstücken, und am Ende gewinnt, wer am reichsten ist.
option-version-regular = das normale Spiel
option-version-short = das kurze Spiel
option-opening_throw_moves = Ob der Wurf um den Anfang auch schon der erste Zug ist.
option-opening_throw_moves-yes = ja
option-opening_throw_moves-no = nein
option-entry_pays_dasher = Ob du bei ON DASHER kassierst, wenn du zum ersten Mal aufs Brett kommst.
option-entry_pays_dasher-no = nein
option-entry_pays_dasher-yes = ja
option-rent_mode = Wie die Miete verlangt wird: Der Tisch fragt, du passt selbst auf, oder der Tisch kassiert.
option-rent_mode-prompt = der Tisch fragt
option-rent_mode-watchful = du passt selbst auf
option-rent_mode-auto = der Tisch kassiert
option-naughty_throws = Ob du deine { $naughty_throws } Würfe in NAUGHTY in einem Zug machst oder in jedem Zug einen.
option-naughty_throws-one_per_turn = in { $naughty_throws } Zügen
option-naughty_throws-three_at_once = in einem Zug
option-development_scope = Ob Päckchen und Hypotheken nur das eine Grundstück betreffen oder die ganze Gruppe.
option-development_scope-property = nur das Grundstück
option-development_scope-group = die ganze Gruppe
option-building_money = Wohin du das Geld für Päckchen und Bäume zahlst.
option-building_money-bank = an die Bank
option-building_money-middle = in die Mitte
option-offers_per_window = Wie viele Angebote du auf einmal machen darfst.
option-offers_per_window-number = { $n ->
    [0] keines
    [one] ein Angebot
   *[other] { $n } Angebote
}
option-bank_clears_mortgage = Ob die Bank nach einer Pleite die Hypotheken der Grundstücke löscht, die an sie gehen.
option-bank_clears_mortgage-yes = ja
option-bank_clears_mortgage-no = nein
option-seized_mortgages = Ob ein beliehenes Grundstück aus einer Pleite gesperrt bleibt, bis du es auslöst.
option-seized_mortgages-locked = es ist gesperrt
option-seized_mortgages-usable = du kannst es sofort nutzen
option-sales_while_buying = Ob du Grundstücke an andere verkaufen darfst, während du kaufst oder bietest.
option-sales_while_buying-yes = ja
option-sales_while_buying-no = nein
option-tree_value = Was ein Baum am Ende wert ist: mit den { $presents_before_tree } Päckchen, die du dafür hergegeben hast, oder ohne sie.
option-tree_value-with_presents = sein Preis und { $presents_before_tree } Päckchen
option-tree_value-tree_alone = sein Preis allein
option-time_up = Was mit deinem Zug geschieht, wenn die Zeit um ist.
option-time_up-finish_turn = du spielst ihn zu Ende
option-time_up-at_once = er bricht ab
option-clock = Ob eine echte Uhr läuft oder jeder Zug vierzig Sekunden zählt.
option-clock-wall = eine echte Uhr
option-clock-virtual = vierzig Sekunden pro Zug
option-cash_public = Ob alle sehen, wie viel Geld jemand hat.
option-cash_public-yes = ja
option-cash_public-no = nein
option-turn_cap = Nach wie vielen Zügen ihr abrechnet.
option-turn_cap-none = kein Ende nach Zügen
option-turn_cap-number = nach { $n } Zügen
option-time_limit = Nach wie vielen Minuten ihr abrechnet; das kurze Spiel dauert { $short_minutes }.
option-time_limit-none = ohne Zeitgrenze
option-time_limit-number = nach { $n } Minuten

## Refusals

refusal-CO-001 = Wähl zuerst eine der Figuren dieses Spiels.
refusal-CO-023 = Du hast schon gewürfelt: Handle oder bau noch, dann beende deinen Zug.
refusal-CO-027 = Du hast einen Pasch gewürfelt: Würfle noch einmal.
refusal-CO-034 = Dieses Feld ist kein Grundstück.
refusal-CO-035 = Dafür reicht dein Geld nicht: Beschaff dir welches, oder verzichte.
refusal-CO-038 = Ihr bietet der Reihe nach. Wer gepasst hat oder schon führt, ist nicht dran.
refusal-CO-039 = Biete mehr als das höchste Gebot, oder passe.
refusal-CO-040 = So viel Geld hast du nicht: Beschaff dir welches, oder biete weniger.
refusal-CO-041 = Biete höher, oder passe. Vorher darfst du nur verkaufen oder beleihen.
refusal-CO-044 = Kauf das Grundstück, oder verzichte. Vorher darfst du nur verkaufen oder beleihen.
refusal-CO-053 = Du hast gerade keine Miete zu verlangen.
refusal-CO-056 = Zuerst ist die Miete dran: verlangen oder verzichten.
refusal-CO-076 = Dafür muss dir die ganze Farbgruppe gehören.
refusal-CO-077 = Dafür reicht dein Geld nicht.
refusal-CO-079 = Leg erst auf jedes Grundstück der Gruppe ein Päckchen.
refusal-CO-080 = Bau gleichmäßig: zuerst dort, wo weniger steht.
refusal-CO-082 = Gib gleichmäßig zurück: Die Grundstücke dürfen sich nur um eine Stufe unterscheiden.
refusal-CO-083 = Zwischen den Zügen kommt ihr der Reihe nach dran.
refusal-CO-084 = Dieses Grundstück ist beliehen: Löse es zuerst aus.
refusal-CO-085 = Ein Grundstück dieser Gruppe ist beliehen: Löse es zuerst aus.
refusal-CO-087 = Leg erst auf jedes Grundstück der Gruppe { $presents_before_tree } Päckchen.
refusal-CO-088 = { refusal-CO-077 }
refusal-CO-090 = Dort steht schon ein Baum, und es ist nur Platz für einen.
refusal-CO-092 = Die Bank hat keine Päckchen mehr: Warte, bis eines zurückkommt.
refusal-CO-093 = Die Bank hat keine Bäume mehr: Warte, bis einer zurückkommt.
refusal-CO-097 = Jede Seite kann nur geben, was ihr gehört.
refusal-CO-099 = Darauf stehen Päckchen oder ein Baum: Du kannst es so nicht verkaufen.
refusal-CO-100 = In dieser Gruppe stehen Päckchen oder Bäume: Du kannst es so nicht verkaufen.
refusal-CO-104 = Du kannst nur von deinen eigenen Grundstücken einer Farbe zurückgeben: mindestens eine Stufe, nur abwärts, und solange die Bank genug Päckchen hat.
refusal-CO-106 = Ein Angebot geht an jemand anderen am Tisch, nennt jedes Grundstück nur einmal und gilt ganz oder gar nicht. Erst die Antwort, dann alles andere.
refusal-CO-107 = Jede Seite gibt etwas, mindestens ein Grundstück wechselt, und nur eine Seite zahlt Geld, das sie auch hat.
refusal-CO-108 = Mehr Angebote kannst du gerade nicht machen.
refusal-CO-110 = Du kannst nur ein eigenes Grundstück beleihen, und jedes nur einmal.
refusal-CO-111 = Darauf stehen Päckchen oder ein Baum: Gib sie zuerst zurück.
refusal-CO-113 = In dieser Gruppe stehen Päckchen oder Bäume: Gib sie zuerst zurück.
refusal-CO-114 = Du kannst nur ein eigenes, beliehenes Grundstück auslösen, und dein Geld muss dafür reichen.
refusal-CO-116 = Du hast eben erst das Gegenteil gemacht: Warte bis zum nächsten Mal.
refusal-CO-120 = Erst muss die Schuld bezahlt werden: Verkauf, beleih oder handle.
refusal-CO-121 = Du kannst noch zahlen: Die Bank gibt dir genug für deinen Besitz.
refusal-CO-133 = Wer pleite ist, spielt nicht mehr mit.
refusal-CO-139 = Die Zeit läuft erst ab den Anfangswürfen.
refusal-CO-140 = Die Zeit ist schon um.
refusal-CO-141 = Der Tisch misst die Zeit selbst: mit der Uhr oder nach Zügen.
refusal-CO-148 = Ihr wählt die Figuren der Reihe nach, und jede nur einmal.
refusal-CO-152 = Päckchen kannst du nur auf Grundstücke einer Farbe legen.
refusal-CO-154 = Warte, bis das geklärt ist. Die Miete kannst du bis zum nächsten Wurf verlangen.
refusal-CO-156 = Damit könntest du deine Schuld nicht bezahlen.
refusal-CO-158 = Für dieses Spiel habt ihr keine Zeit vereinbart.
refusal-CO-161 = Dieses Grundstück ist gesperrt, bis du es auslöst: Es zählt nicht für die Gruppe, und du kannst es nicht verkaufen.
refusal-CO-163 = Während eines Kaufs oder einer Auktion kannst du andere nur gegen Geld verkaufen, und dein höchstes Gebot musst du bezahlen können.

## What the edition calls things; English takes it from there

name-paper-snowflakes = Papier­flocken
name-popcorn-garland = Popcorn­girlande
name-tangled-lights = Kabel­salat
name-rooftop-run = Dächer­route
name-knitted-mittens = Strick­fäustlinge
name-striped-scarf = Ringel­schal
name-snow-boots = Schnee­stiefel
name-sugar-cookies = Zucker­plätzchen
name-peppermint-bark = Pfefferminz­bruch
name-candle-works = Kerzen­werk
name-gingerbread-cottage = Lebkuchen­haus
name-chimney-lane = Kamin­gasse
name-snowball-field = Schneeball­wiese
name-sledding-hill = Rodel­hang
name-skating-pond = Eislauf­teich
name-carolers-corner = Sänger­ecke
name-handbell-tower = Glocken­turm
name-brass-bandstand = Bläser­pavillon
name-moonbeam-way = Mond­schein­weg
name-wreath-workshop = Kranz­werkstatt
name-stocking-mantel = Strumpf­kamin
name-cocoa-fountain = Kakao­brunnen
name-nutcracker-hall = Nuss­knacker­saal
name-caught-peeking = BEIM GUCKEN ERTAPPT
name-toy-foundry = Spielzeug­schmiede
name-elf-bakery = Elfen­bäckerei
name-reindeer-stables = Rentier­stall
name-starlight-trail = Sternen­pfad
name-sleigh-hangar = Schlitten­halle
name-overnight-shipping = Eil­versand
name-north-star-lodge = Polarstern­hütte
name-candy-cane = Zuckerstange
name-snowman = Schneemann
name-bell = Glocke
name-mitten = Fäustling
name-drum = Trommel
name-star = Stern
name-sleigh-ride-to-the-start = Schlittenfahrt zum Start
name-the-harness-bells-are-ringing-advance-to-on-dasher = Die Glöckchen am Geschirr läuten: Rücke vor auf ON DASHER.
name-grandmother-s-envelope = Großmutters Umschlag
name-an-envelope-comes-early-collect-100 = Ein Umschlag kommt früher als gedacht. Du bekommst 100 $.
name-cookie-contest = Plätzchenwettbewerb
name-your-cookies-win-second-prize-collect-50 = Deine Plätzchen gewinnen den zweiten Preis. Du bekommst 50 $.
name-found-a-silver-bell = Silberglocke gefunden
name-you-return-a-lost-silver-bell-collect-25 = Du bringst eine verlorene Silberglocke zurück. Du bekommst 25 $.
name-visit-to-santa = Besuch beim Weihnachtsmann
name-your-wish-list-is-ready-advance-to-santa-claus = Dein Wunschzettel ist fertig: Rücke vor auf SANTA CLAUS.
name-front-row-seats = Plätze in der ersten Reihe
name-the-ballet-begins-advance-to-nutcracker-hall = Das Ballett beginnt: Rücke vor auf Nussknackersaal.
name-year-end-bonus = Weihnachtsgeld
name-the-workshop-had-a-good-year-collect-150 = Die Werkstatt hatte ein gutes Jahr. Du bekommst 150 $.
name-carolers-collection = Sammlung der Sternsinger
name-you-pass-the-hat-collect-10-for-each-other-player-still-in-the-game = Du lässt den Hut herumgehen. Du bekommst 10 $ für alle anderen, die noch mitspielen.
name-snow-shovelling = Schneeschippen
name-three-driveways-before-breakfast-collect-20 = Drei Einfahrten vor dem Frühstück. Du bekommst 20 $.
name-toboggan-run = Rodelbahn
name-hold-tight-move-8-spaces-forward = Halt dich fest: Zieh 8 Felder vor.
name-sold-your-old-skates = Alte Schlittschuhe verkauft
name-they-still-had-an-edge-collect-75 = Sie waren noch scharf. Du bekommst 75 $.
name-cocoa-for-the-crew = Kakao für alle
name-you-treat-everybody-pay-25 = Du gibst eine Runde aus. Zahle 25 $.
name-hitch-a-ride = Per Anhalter
name-a-sleigh-goes-your-way-advance-to-the-next-sleigh-route = Ein Schlitten nimmt dich mit: Rück vor bis zur nächsten Schlittenroute.
name-fresh-ice = Frisches Eis
name-the-pond-has-frozen-advance-to-skating-pond = Der Teich ist zugefroren: Rücke vor auf Eislaufteich.
name-star-of-the-pageant = Star des Krippenspiels
name-your-solo-is-a-success-collect-60 = Dein Solo ist ein Erfolg. Du bekommst 60 $.
name-follow-the-star = Folge dem Stern
name-it-shines-for-you-advance-to-north-star-lodge = Er leuchtet für dich: Rücke vor auf Polarsternhütte.
name-caught-shaking-a-parcel = Beim Paketschütteln erwischt
name-it-rattled-go-to-naughty = Es hat geklappert. Geh nach NAUGHTY.
name-broken-bauble = Zerbrochene Kugel
name-the-tree-tips-over-pay-50 = Der Baum kippt um. Zahle 50 $.
name-overdue-wrapping-bill = Unbezahltes Geschenkpapier
name-so-much-ribbon-pay-100 = So viel Schleifenband. Zahle 100 $.
name-gutter-repairs = Kaputte Dachrinne
name-icicles-everywhere-pay-25-for-each-present-and-100-for-each-tree-you-own = Überall Eiszapfen. Zahle 25 $ für jedes Päckchen und 100 $ für jeden Baum, die du hast.
name-lost-mitten = Verlorener Handschuh
name-buy-a-new-pair-pay-15 = Kauf ein neues Paar. Zahle 15 $.
name-slip-on-the-ice = Auf dem Eis ausgerutscht
name-move-3-spaces-back = Geh 3 Felder zurück.
name-fuse-blown = Sicherung durchgebrannt
name-too-many-lights-pay-150 = Zu viele Lichter. Zahle 150 $.
name-stuck-in-the-slush = Im Schneematsch stecken geblieben
name-a-detour-advance-to-rooftop-run = Ein Umweg: Rücke vor auf Dächerroute.
name-burnt-pudding = Angebrannter Pudding
name-start-again-pay-40 = Noch einmal von vorn. Zahle 40 $.
name-snowball-through-a-window = Schneeball durchs Fenster
name-everybody-saw-you-go-to-naughty = Alle haben dich gesehen. Geh nach NAUGHTY.
name-cards-for-everybody = Karten für alle
name-postage-pay-10-for-each-other-player-still-in-the-game = Porto: Zahl 10 $ für alle anderen, die noch mitspielen.
name-even-scrooge-smiles = Sogar Scrooge lächelt
name-a-coin-is-tossed-your-way-collect-20 = Dir wird eine Münze zugeworfen. Du bekommst 20 $.
name-overslept = Verschlafen
name-the-reindeer-left-without-you-lose-your-next-turn = Die Rentiere sind ohne dich los. Du setzt einmal aus.
name-forgotten-gift = Vergessenes Geschenk
name-only-express-will-do-advance-to-overnight-shipping = Da hilft nur der Eilbote: Rücke vor auf Eilversand.
name-dead-bulbs = Durchgebrannte Birnen
name-one-is-out-all-are-out-pay-15-for-each-present-and-60-for-each-tree-you-own = Ist eine aus, sind alle aus. Zahle 15 $ für jedes Päckchen und 60 $ für jeden Baum, die du hast.
name-torn-stocking = Zerrissener Strumpf
name-pay-30 = Zahle 30 $.
