# Was bei jedem Spiel gesagt wird. Die Sätze eines Spiels liegen in games/NAME/words/de.ftl.
# Ablehnungen (refusal-…) sagen, was der Paragraf verlangt; auf Englisch stehen sie bei den Regeln.

number = { $n ->
    [0] keine
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $n }
}

place = { $n }.

edition-house = Wie immer
edition-house-how = Karten und Plan, wie sie aus der Schachtel kommen.
you = du
yourself = Du
list-two = { $first } und { $second }
list-more = { $first }, { $rest }
player = Spieler { $letter }

turn-of = { $who_is ->
    [you] Du bist dran.
   *[other] { $who } ist dran.
}
looks-at-card = { $who_is ->
    [you] Du siehst dir eine Karte an.
   *[other] { $who } sieht sich eine Karte an.
}
draws-for-deal = { $who_is ->
    [you] Du ziehst { $card } für das Austeilen.
   *[other] { $who } zieht { $card } für das Austeilen.
}

event-said = { $who_is ->
    [you] Du sagst: „{ $words }“
   *[other] { $who } sagt: „{ $words }“
}

## Before the game

option-true = ja
option-false = nein
welcome = { $game } zu { $seats }: { $names }.
bots = { $count ->
    [one] { $names } ist ein Bot.
   *[other] { $names } sind Bots.
}
promise = Gemischt nach einem geheimen Schlüssel. Sein Fingerabdruck: { $commitment }
saved-in = Jeder Zug wird gespeichert in { $file }
beginner = Tippe ? für Hilfe.
back = Willkommen zurück! Bisher { $moves ->
    [one] ein Zug.
   *[other] { $moves } Züge.
}
which-game = Welches Spiel?
which-game-again = Tippe eine der Zahlen oder einen Namen aus der Liste.

## At the prompt

prompt = { "> " }
prompt-name = { $name }> { "" }
choose = { $who }, wähle etwas davon.
nobody-asked = Gerade gibt es nichts zu entscheiden.
waiting = { $who_is ->
    [you] Alle warten auf dich.
   *[other] Wir warten auf { $who }.
}
only-one = Du hast nur eine Möglichkeit: Drücke Enter.
more = { $count ->
    [one] Noch eine Möglichkeit: Tippe more.
   *[other] Noch { $count } Möglichkeiten: Tippe more.
}
enter-first = Drücke Enter für die erste Möglichkeit.
let-pass = Drücke Enter, um es durchgehen zu lassen, oder tippe --, dann geht alles durch, bis du wieder dran bist.
minutes-left = { $minutes ->
    [one] Das ist die letzte Minute.
   *[other] Noch { $minutes } Minuten.
}
no-such-choice = { $last ->
    [1] Eine Möglichkeit { $number } gibt es nicht, nur die 1.
   *[other] Eine Möglichkeit { $number } gibt es nicht. Wähle von 1 bis { $last }.
}
no-such-card = Eine Karte { $card } kenne ich nicht.
label-name = { $by ->
    [letter] den Buchstaben
   *[number] die Nummer
}
say-something = Tippe { label-name } einer Möglichkeit oder den Zug selbst, oder ? für Hilfe.
refused = { $why } [{ $clause }]
instead = Meinst du { $move }?
you-can = Du kannst: { $moves }
read-clause = Um die Regel zu lesen, tippe: rules { $clause }
more-rules = Alle Regeln (auf Englisch): yuletable rules { $game } --all. Zum Suchen: yuletable rules { $game } --language de --find "wie gewinne ich"
earlier = … davor { $count ->
    [one] ist noch etwas geschehen
   *[other] sind noch { $count } Dinge geschehen
}. Tippe log, um alles zu sehen.
next = Weiter mit Enter.
saved = Gespeichert in { $file }

help =
    Tippe { label-name } einer Möglichkeit oder den Zug, wie er daneben steht.
    Enter        wenn es nur eine Möglichkeit gibt, oder um etwas durchgehen zu lassen
    --           alles durchgehen lassen, bis du wieder dran bist
    ?            diese Hilfe
    hint         was ein Freund tun würde, und warum
    odds         die Gewinnchancen hinter einem Tipp
    more         alle Möglichkeiten, auch die selteneren
    hand         noch einmal der Tisch und deine Hand
    log          alles, was bisher geschehen ist
    rules        wie man spielt
    rules { $clause }  eine Regel, Wort für Wort (auf Englisch)
    rules all    alle Regeln (auf Englisch)
    rules WÖRTER  was die Regeln dazu sagen
    save         wo das Spiel gespeichert ist
    quit         aufhören; du kannst später weiterspielen
help-card = ? NAME       was eine Karte tut, wie in ? { $card }

## Several people at one keyboard

curtain = Gib die Tastatur an { $name } weiter, dann drücke Enter.
anybody = { $who }: Enter geht weiter; wer in seine Hand sehen und reagieren will, tippt seinen Buchstaben.
letter-of = { $letter } { $name }
no-such-letter = { $text } ist keiner der Buchstaben: { $letters }.

## Leaving and coming back

left = Dein Spiel ist gespeichert. Weiter geht es mit: { $command }
over = Das Spiel ist vorbei.
reckoned = zusammen
seed = Der Schlüssel war { $seed }
record = Noch einmal ansehen: { $replay }
record-verify = Das Mischen prüfen: { $verify }

## Watching and looking back

keys = Leertaste hält an, → geht einen Schritt weiter, + und - ändern das Tempo, q hört auf.
paused = Angehalten. Weiter mit der Leertaste, ein Schritt mit →.
stopped = Aufgehört nach { $moves ->
    [one] einem Zug.
   *[other] { $moves } Zügen.
}
kept-record = Die Aufzeichnung liegt in { $file }
moment = Zug { $move } von { $moves }, gesehen von { $who }.
everyone = jemandem, der zuschaut
replay-keys = Enter geht weiter, - geht zurück, eine Zahl geht zu diesem Zug, ein Buchstabe zeigt, was dieser Platz sieht (. für jemanden, der zuschaut), q hört auf.
replay-again = Tippe Enter, -, eine Zahl von 0 bis { $moves }, einen Buchstaben aus { $letters }, . oder q.

verified = Geprüft: { $game }, { $seats } Plätze.
verified-seed = Der Schlüssel passt zum Fingerabdruck, den ihr vor dem Geben gesehen habt: { $commitment }
verified-luck = { $shuffles ->
    [0] Es wurde nichts gemischt.
    [one] Einmal wurde mit dem Schlüssel neu gemischt.
   *[other] { $shuffles }-mal wurde mit dem Schlüssel neu gemischt.
}
verified-moves = { $moves ->
    [one] Ein Zug wurde nachgespielt, und er war erlaubt.
   *[other] { $moves } Züge wurden nachgespielt, und alle waren erlaubt.
}
verified-end = Die letzte Stellung stimmt mit der Aufzeichnung überein: { $end }
verified-unfinished = Das Spiel ist noch nicht vorbei, also gibt es keine letzte Stellung zu vergleichen.

## Keepsakes and the family's page

keepsake-theme = { $name }, ein Motto für deine Wertungskarte (Enter für keines):{ " " }
keepsake-note = Etwas zum Erinnern, auf die Rückseite:{ " " }
family-line = { $name }, { $date }, zu { $players }: { $score }
family-empty = Die Seite ist leer. Die nächste Familie, die ein Holiday Fever zu Ende spielt, beginnt sie.
family-beaten = { $name } steht auf der Familienseite: { $score } zu { $players } am { $date }.

## Refusals

refusal-TB-01 = { over }
refusal-TB-02 = Du bist gerade nicht dran.
refusal-TB-03 = Warte, bis das geklärt ist.
refusal-TB-04 = Das gehört jetzt nicht zu deinen Möglichkeiten.
refusal-TB-05 = Diesen Platz gibt es an diesem Tisch nicht.
refusal-TB-06 = Das lässt sich nicht als Zug lesen.

## Hints

hint = Ich würde „{ $move }“ wählen.
hint-only = Etwas anderes kannst du gerade nicht tun.
hint-cosmetic = Nimm, was dir am besten gefällt. Am Spiel ändert es nichts.
hint-wins = { $verdict ->
    [risky] „{ $other }“ wäre riskant.
   *[other] Am zweitbesten ist „{ $other }“.
}
hint-close = „{ $other }“ ist vielleicht genauso gut.
hint-alike = { $fine ->
    [2] „{ $other }“ ist genauso gut.
   *[other] Mehreres andere ist genauso gut, zum Beispiel „{ $other }“.
}
hint-lost = Ehrlich gesagt hilft jetzt nur noch ein kleines Wunder, was du auch wählst.
hint-idle = Am Ausgang ändert das nichts mehr, also mach, worauf du Lust hast.
hint-safe = Du kannst kaum etwas falsch machen: Du hast so gut wie gewonnen.
hint-first = { $left ->
    [last] Das ist wohl dein letzter Zug, bis neu gegeben wird,
    [one] Bis neu gegeben wird, bist du noch einmal am Zug,
   *[few] Bis neu gegeben wird, bist du noch ein paar Mal am Zug,
} { $often ->
    [always] und der erste Platz ist dir so gut wie sicher.
    [mostly] und wahrscheinlich liegst du dann vorn.
    [half] und deine Chancen auf den ersten Platz stehen gut.
    [seldom] aber wahrscheinlich liegt dann jemand anderes vorn.
   *[never] aber nach vorn kommst du kaum noch.
}
hint-over = { $turns ->
    [0] Damit könnte das Spiel schon zu Ende sein.
    [one] Noch eine Entscheidung danach, dann dürfte das Spiel zu Ende sein.
    [2] Noch zwei Entscheidungen danach, dann dürfte das Spiel zu Ende sein.
   *[other] Bald dürfte das Spiel zu Ende sein.
}
hint-answer = { $often ->
    [always] { $who } antwortet dann mit „{ $move }“.
   *[other] Wahrscheinlich antwortet { $who } dann mit „{ $move }“.
}
hint-verdict = { $verdict ->
    [good] Gut
    [fair] Mittel
   *[risky] Riskant
}: { $move }
hint-odds = { $move }: { $chance } % (zwischen { $low } % und { $high } %)
