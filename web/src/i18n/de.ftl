# Die Texte der Seite selbst. Sätze der Spiele kommen vom Server; eigene Texte eines Spielbretts
# stehen in SPIEL.de.ftl.

## Überall

home = Startseite
close = Schließen
yes = Ja
no = Nein
you = Du
name = Name
date = Datum
money = { $amount } $
more = Mehr
fewer = Weniger
print = Drucken
menu = Menü
fetching = Einen Moment …
try-again = Noch einmal versuchen
rules = Regeln
learn = Lernen
table = Tisch
tables = Tische
which-game = Welches Spiel?

## Startseite

five-games = Fünf Spiele zum Fest, ein Tisch.
share-a-link = Schick einen Link und setzt euch zusammen, wo immer ihr seid.
make-table = Tisch decken
join = Dazu
join-code = Mit Code dazusetzen
table-code-word = Tischcode
sit-down = Hinsetzen
play-now = Losspielen
play-now-game = Losspielen: { $title }
players = { $from }–{ $to } Spieler
players-count = { $count } Spieler
players-word = Spieler
your-tables = Deine Tische
your-turn = Du bist dran
only-you = du allein
with = mit { $names }
stage-lobby = wird gedeckt
stage-playing = läuft
stage-paused = ruht
stage-over = zu Ende
won = gewonnen: { $names }
first-time = Zum ersten Mal hier?
first-alone = Beim Spielen lernen
first-alone-how = Eine erste Partie mit Begleitung
first-far = Freunde in der Ferne
first-far-how = Tisch decken und den Link verschicken
first-room = Alle in einem Raum
first-room-how = Der Tisch auf dem Fernseher, Telefone als Hände
your-name = Dein Name
chairs = Stühle
lay-table = Tisch decken

## Verirrt

lost-page = Hier ist nichts.
lost-page-how = Vielleicht ist in der Adresse etwas verrutscht. Die Startseite ist immer da.
lost-offline = Der Tisch ist nicht zu erreichen.
lost-offline-how = Der Server antwortet nicht. Sieh nach dem Netz; nichts ist verloren, dein Platz bleibt dir.
lost-table = Diesen Tisch gibt es hier nicht.
lost-table-how = Vielleicht wurde er abgeräumt, oder im Code ist etwas verrutscht.
lost-code = Dieser Code öffnet keinen Tisch.
lost-code-how = Vielleicht ist etwas verrutscht, oder das Spiel hat schon begonnen: Dann lass dir von den anderen den Link geben.
lost-memory = Dieser Abend gehört anderen.
lost-memory-how = Nur wer an diesem Tisch saß oder zusehen durfte, kann auf das Spiel zurückschauen.
lost-trouble = Am Tisch ist etwas schiefgegangen.
lost-trouble-how = Nichts, was angenommen wurde, ist verloren. Versuch es gleich noch einmal.

## An der Tür

your-chair = Dein Stuhl
chair = Stuhl { $letter }
closed-lobby = Alle Stühle sind besetzt.
closed-taken = Das Spiel hat begonnen, und alle sind da.
closed-over = Dieses Spiel ist zu Ende.
closed-over-strangers = Dieses Spiel ist zu Ende. Wer dabei war, kann darauf zurückschauen.
closed-table = Dieses Spiel ruht.
upgrade = Nach den heutigen Regeln weiterspielen
door-shut = Die Tür ist gerade zu. { $name } kann sie dir öffnen.
door-shut-nobody = Die Tür ist gerade zu.
knock-how = Das Spiel hat begonnen, aber ein Platz ist noch da. Wir fragen { $name }, ob du hereinkommen darfst.
knock-nobody = Das Spiel hat begonnen, aber ein Platz ist noch da. Wir fragen am Tisch, ob du hereinkommen darfst.
knock-alone = Niemand ist da, den man fragen könnte. Nimm diesen Platz und spiel weiter.
which-seat = Welcher Platz?
vacant-bot = Hier spielt ein Bot
vacant-away = Gerade nicht da
vacant-left = Ist gegangen
ask-host = Anklopfen
take-seat = Diesen Platz nehmen
knocked = Wir haben { $name } gefragt. Bleib hier: Sobald du herein darfst, öffnet sich der Tisch von selbst.
knocked-nobody = Wir haben am Tisch gefragt. Bleib hier: Sobald du herein darfst, öffnet sich der Tisch von selbst.
knock-unanswered = Niemand hat geantwortet. Vielleicht sind sie beschäftigt; frag ruhig noch einmal.
lost-seat = Du saßt schon hier, und dieser Browser hat dich vergessen? Frag nach deinem eigenen Platz, oder lass dir einen Code geben.
lost-seat-code = Du saßt schon hier, und dieser Browser hat dich vergessen? Wer einlädt, kann dir einen Code geben.
come-back-how = Du bist aufgestanden, und ein Bot spielt für { $name } weiter. Der Platz ist noch deiner.
come-back = Wieder hinsetzen
watch = Zusehen
watch-again = Noch einmal ansehen
have-code = Ich habe einen Code für einen Platz
sit-instead = Zurück, ohne Code
device-code = Code vom anderen Gerät oder vom Tisch
take-over = Hier weiterspielen

## Vor dem Spiel

table-of = Tisch von { $name }
invitation = Einladung
qr = QR-Code mit dem Link zu diesem Tisch
friends-join = Freunde kommen mit
copy-link = Link kopieren
copied = Kopiert
copy-link-note = Für jemanden, der mitspielen möchte
on-tv = Auf den Fernseher
open-chair = Ein freier Stuhl
open-chair-how = Freund, Bot oder niemand
friend-sits = Wer den Link öffnet, kann sich hierher setzen. Was frei bleibt, füllen Bots.
add-here = Noch jemand an diesem Gerät
add-here-how = Ein Vorhang verbirgt eure Karten voreinander
seat-a-bot = Ein Bot: { $level }
rename = Anderer Name
stand-up = Aufstehen
free-chair = Stuhl freimachen
send-away = Stuhl für jemand anderen freimachen
seat-bot = Bot, { $level }
seat-kept = Nicht da: ein Bot hält den Platz warm
seat-left = Ist gegangen: ein Bot spielt weiter
seat-mine = An diesem Gerät
seat-here = Da
seat-away = Nicht da
seat-friend = Freund, sitzt schon
seat-host = Lädt ein
seat-you = Du
seat-you-host = Du lädst ein
seat-on-device = An diesem Gerät
level-random = sorglos
level-random-how = Spielt, was gerade einfällt
level-greedy = solide
level-greedy-how = Nimmt, was jetzt gut ist
level-meek = schüchtern
level-meek-how = Lässt alles vorübergehen
level-cosy = gemütlich
level-cosy-how = Sanft, und oft in den Wolken
level-merry = munter
level-merry-how = Nimmt, was jetzt gut ist
level-keen = aufgeweckt
level-keen-how = Schaut ein wenig voraus
level-wily = gewitzt
level-wily-how = Denkt voraus und lässt sich Zeit
how-we-play = So spielen wir heute
host-decides = { $name } entscheidet; alle sehen es.
pace = Tempo
pace-relaxed = Gemütlich
pace-normal = Normal
pace-brisk = Flott
pace-daily = Täglich
pace-relaxed-how = Niemand drängt jemanden.
pace-normal-how = Anderthalb Minuten für einen Zug, fünf Sekunden zum Reagieren.
pace-brisk-how = Fünfundzwanzig Sekunden für einen Zug, drei zum Reagieren.
pace-daily-how = Ein Tag für einen Zug: komm wieder, wann du magst.
edition = Ausgabe
finer-points = { $count ->
    [0] Keine Feinheiten
    [one] Eine Feinheit
   *[other] { $count } Feinheiten
}
a-number = eine Zahl
reaction = Zeit zum Reagieren
reaction-how = Für Karten, die außer der Reihe gespielt werden. Sie endet früher, wenn alle geantwortet haben; an einem gemeinsamen Bildschirm drängt niemand.
overlap = Wählen, während andere reagieren können
overlap-how = Wer in Secret Santa als Nächstes an der Reihe ist, darf schon wählen; es gilt nur, wenn niemand reagiert.
absence = Wenn jemand weg ist
absence-how = Nach dieser Zeit hält ein Bot den Stuhl warm und gibt ihn zurück, wenn der Mensch wiederkommt.
in-seconds = { $n } Sekunden
in-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
a-day = ein Tag
door-open = Die Tür ist offen
door-open-how = Wer den Link hat, darf sich setzen oder nach einem Platz fragen.
door-closed-how = Niemand Neues kommt herein; ein Code öffnet trotzdem einen Platz.
kept-days = { $days ->
    [one] Dieser Tisch wird einen Tag nach dem letzten Zug gelöscht.
   *[other] Dieser Tisch wird { $days } Tage nach dem letzten Zug gelöscht.
}
may-watch = Freunde dürfen zusehen
may-watch-how = Sie sehen den Tisch, nie eine Hand.
may-type = Getippte Worte
may-type-how = Neben den festen Sprüchen; die eigenen kann jeder vergessen lassen.
start = Spiel beginnen
first-time-coach = Zum ersten Mal? Mit Begleitung
start-when = Fangt an, wann ihr mögt.
start-late = Wer zu spät kommt, findet einen Bot, der den Stuhl warm hält.
wait-for-host = { $name } beginnt das Spiel.

## Am Tisch

laying-table = Der Tisch wird gedeckt …
waiting = Die anderen denken nach.
table-code = Tisch { $code }
prompt = Was gefragt ist
confirm = So machen
put-back = Zurücklegen
ahead = Wenn niemand reagiert: { $say }
answered = Geantwortet; die anderen denken noch nach.
seconds-left = noch { $seconds } Sekunden
all-moves = Alle Züge
all-moves-count = { $count ->
    [one] Der eine Zug
   *[other] Alle { $count } Züge
}
search-moves = Zug suchen
no-moves = Gerade gibt es für dich nichts zu tun.
or-other-amounts = oder ein anderer Betrag, auf dem Brett
hint = Tipp
thinking = Ich denke nach …
no-hint = Gerade gibt es keinen Tipp.
verdict = { $verdict ->
    [good] Gut
    [fair] Mittel
   *[risky] Riskant
}
hint-details = Einzelheiten
chance = { $chance } Gewinnchance, zwischen { $low } und { $high }.
coach = Begleitung
coach-does = Das mache ich
coach-on = Mit Begleitung spielen
coach-on-note = Erklärt, was neu ist und was man tun könnte
got-it = Verstanden
lesson-screen = Was leuchtet, lässt sich anklicken; was matt ist, sagt beim Draufzeigen, warum es nicht geht. Ein Zug wird erst zusammengestellt und dann mit dem Messingknopf gemacht. Die Liste daneben hat alle Züge in Worten.
coach-off = Ich weiß, wie es geht
undo = Zurücknehmen
undo-asked = { $name } möchte einen Zug zurücknehmen
undo-asked-how = Seitdem hat jemand etwas Neues erfahren, darum müssen alle einverstanden sein.
log = Verlauf
taken-back = (zurückgenommen)
log-empty = Was von jetzt an geschieht, steht hier.
what-happened = Was war das gerade?
say-something = Etwas sagen
your-words = Eigene Worte
send = Senden
applaud = Applaus für { $name }
sing-along = Mitsingen
hide-hand = Meine Hand verdecken
sound-on = Ton an
sound-off = Ton aus
pause = Pause
go-on = Weiter
paused = Der Tisch ruht.
sent-away = { $name } kann nicht an diesen Tisch zurück.
let-back = Wieder hereinlassen
people = Leute
host = Lädt ein
give-back = Platz zurückgeben
to-bot = Platz einem Bot geben
make-host = Einladen lassen
become-host = Selbst einladen
forget-mine = Meine Worte vergessen
forget-theirs = Worte dieses Platzes vergessen
forget-sure = Ja, für immer vergessen
code-for-seat = Code für ein neues Gerät
code-for-how = { $name } öffnet { $address } und tippt diesen Code ein. Er gilt einmal, zehn Minuten lang.
looking-on = { $count ->
    [one] Eine Person schaut zu
   *[other] { $count } schauen zu
}
at-the-door = An der Tür
knocks-for = { $name } fragt nach dem Platz von { $owner }.
knocks-again = { $name } möchte den eigenen Platz zurück.
let-in = Hereinlassen
not-now = Jetzt nicht
hour = Wenn diese Zeit um ist, endet das Spiel
hour-rests = Die Uhr ruht
hour-minutes = { $count } Min.
hour-seconds = { $count } s
hour-over = Zeit ist um
hour-minutes-left = { $count ->
    [one] Noch eine Minute zu spielen
   *[other] Noch { $count } Minuten zu spielen
}
hour-seconds-left = { $count ->
    [one] Noch eine Sekunde zu spielen
   *[other] Noch { $count } Sekunden zu spielen
}
hour-over-left = Die Zeit ist um
hour-near = { $minutes ->
    [one] Noch eine Minute zu spielen.
   *[other] Noch { $minutes } Minuten zu spielen.
}
table-screen = Tisch auf dem Fernseher
table-screen-note = Was offen liegt, ohne Hände
other-device = Auf anderem Gerät weiter
other-device-note = Dein Platz zieht dorthin um
device-how = Öffne dort { $address } und tipp diesen Code ein. Er gilt einmal, zehn Minuten lang.
settings = Einstellungen
leave = Gehen
leave-how = Du kannst zur Startseite und wiederkommen: dein Platz bleibt dir. Oder du gehst ganz, und ein Bot übernimmt ihn.
just-go-home = Zur Startseite, Platz behalten
leave-for-good = Ganz gehen
reconnecting = Verbinde neu … Dein Platz bleibt dir, nichts ist verloren.
instead = Vielleicht { $move }?
read-rule = Regel { $clause } lesen
pass-device = Gib das Gerät an { $name }
nobody-looks = Bitte schaut sonst niemand hin.
i-am = Ich bin { $name }
who-looks = Wessen Hand soll zu sehen sein?
passing = Das von jetzt an vorübergehen lassen
passing-note = Bis du wieder gefragt werden willst
ask-again = { $window ->
    [Anytime] Frag mich wieder, wenn Karten gespielt werden dürfen
    [Holly] Frag mich wieder nach Stechpalmenkarten
    [OfferFruitcake] Frag mich wieder nach dem Früchtekuchen
    [Reaction] Frag mich wieder, wenn jemand nach meinem Geschenk greift
    [ReindeerWindow] Frag mich wieder nach Rentieren
    [SantaWindow] Frag mich wieder nach dem Weihnachtsmann
    [Snow] Frag mich wieder nach Schneekarten
    [TreeWindow] Frag mich wieder nach dem Baum
   *[other] Frag mich wieder
}

## Sprüche und Gesichter

phrase-well-played = Gut gespielt!
phrase-thank-you = Danke!
phrase-not-again = Nicht schon wieder!
phrase-good-luck = Viel Glück!
phrase-one-moment = Einen Moment, bitte.
phrase-your-turn = Du bist dran!
phrase-what-a-night = Was für ein Abend!
phrase-sorry = Entschuldigung!
reaction-clap = Applaus
reaction-heart = Ein Herz
reaction-joy = Freudentränen
reaction-party = Konfetti
reaction-scream = Ein Schreck
reaction-snow = Eine Schneeflocke
reaction-think = Hm
reaction-weep = Tränen

## Einstellungen

speed = Wie schnell sich alles bewegt
speed-still = Gar nicht
speed-slow = Langsam
speed-normal = Normal
speed-fast = Schnell
sounds = Töne
theme = Licht
theme-auto = Wie das Gerät
theme-light = Tag
theme-dark = Abend
text-size = Schriftgröße
size-usual = Normal
size-large = Groß
size-largest = Am größten
language = Sprache
language-auto = Wie das Gerät

## Regeln

rules-of = Regeln: { $title }
search-rules = In den Regeln suchen
found-rules = { $count ->
    [0] Nichts gefunden.
    [one] Eine Stelle gefunden.
   *[other] { $count } Stellen gefunden.
}
rulebook = Anleitung
all-rules = Alle Regeln
all-rules-how = Jede Regel mit ihrer Nummer, Beispielen und Hausregeln (auf Englisch).
rule-number = Regel { $id }
ruling = Unsere Auslegung
no-rules = Die Regeln sind gerade nicht zu holen. Versuch es gleich noch einmal.
every-table = An jedem Tisch
learn-how = Am besten lernt man beim Spielen: eine sanfte erste Partie, in der eine Begleitung erklärt, was neu ist, und sagt, was man tun könnte.
first-game = Ein erstes Spiel

## Nach dem Spiel

game-over = Das Spiel ist zu Ende.
you-win = Du gewinnst!
wins = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } gewinnen.
}
why = Warum
arithmetic = { $count ->
    [one] So kommt es zusammen
   *[other] So kommt es zusammen, in { $count } Zeilen
}
how-it-went = Wie es lief
course-scores = Punkte
lead-changes = { $count ->
    [0] { $who ->
        [you] Du lagst von Anfang an vorn.
       *[other] { $name } lag von Anfang an vorn.
    }
    [one] { $who ->
        [you] Die Führung wechselte einmal: Du übernahmst sie mit Zug { $move } endgültig.
       *[other] Die Führung wechselte einmal: { $name } übernahm sie mit Zug { $move } endgültig.
    }
   *[other] { $who ->
        [you] Die Führung wechselte { $count }-mal; du übernahmst sie mit Zug { $move } endgültig.
       *[other] Die Führung wechselte { $count }-mal; { $name } übernahm sie mit Zug { $move } endgültig.
    }
}
chance-to-win = Gewinnchance
what-is-drawn = Was gezeichnet ist
chance-went = { $name }: von { $before } auf { $after }
chance-start = { $who ->
    [you] Du begannst mit einer Chance von { $chance }.
   *[other] { $name } begann mit einer Chance von { $chance }.
}
story-best = Bester Zug:
story-lucky = Größtes Glück:
story-start = Bester Start:
watch-from-here = Ab hier ansehen
play-on = Ab hier weiterspielen
play-on-how = Ein eigener Tisch geht von Zug { $move } an weiter. { $who ->
    [you] Du sitzt, wo du saßt, und weißt, was du wusstest;
   *[other] Du sitzt, wo { $name } saß, und weißt, was { $name } wusste;
} was verdeckt war, wird neu gemischt, und Bots nehmen die anderen Stühle.
play-on-chair = Wessen Stuhl?
play-on-begin = Was wäre, wenn …
what-if = Was wäre, wenn: ab Zug { $move } weitergespielt
share-moment = Diesen Moment teilen
moment-copied = Der Link zu diesem Moment ist kopiert.
slide-back = Fahr die Kurve entlang, um zurückzuschauen und von dort weiterzuspielen.
the-start = Anfang
the-end = Ende
watch-replay = Alle { $moves } Züge noch einmal ansehen
replay = Wiederholung
back = Eins zurück
forward = Eins weiter
play = Abspielen
moment = Augenblick
move-of = { $at } von { $moves }
eyes = Mit wessen Augen
eyes-nobody = Ein Gast
to-keep = Zum Behalten
you-within = dir
an-evening = Ein Abend mit { $names }
print-keepsake = Andenken
keepsake = Andenken
keepsake-back = Auf der Rückseite
theme-of = Ein Motto dafür
note-of = Etwas zum Erinnern
value-of-christmas = Der Wert dieses Weihnachtsfests
stars = Sterne
debts = Schulden
deposits = Guthaben
coal = Kohle
tree-with = Ein Baum mit { $lights } Lichtern und { $ornaments } Kugeln
replays = Wiedersehen
replays-how = Jede Partie am Ende lässt sich noch einmal ansehen, von jedem Stuhl aus, und ab jedem Zug weiterspielen.
replays-empty = Noch nichts. Die nächste Partie, die du zu Ende spielst, lässt sich hier ansehen.
family-book = Familienbuch
family-book-note = Alles, was hier gespielt wurde
family-book-how = Spiele, die an diesem Gerät zu Ende gingen. Nirgends sonst steht etwas davon.
family-records = Die Seite der Familie
family-empty = Das Buch ist leer. Das nächste beendete Spiel schlägt es auf.
look-again = Noch einmal ansehen
forget = Dieses Spiel vergessen
check-shuffle = Mischen prüfen
check-shuffle-note = Auf diesem Gerät nachgerechnet
shuffle-true = Stimmt: das Glück dieses Spiels ist das vor dem Geben versprochene.
shuffle-false = Das ist nicht das Glück, das vor dem Geben versprochen wurde.
promise-before = Vor dem Geben versprochen
secret-after = Das Geheimnis des Servers, jetzt gezeigt
share-of = Anteil von { $name }
seed = Zusammen ergeben sie den Keim
shuffle-how = Aus diesem Keim folgt jedes Mischen und jeder Wurf: { $shuffles }-mal gemischt in { $moves } Zügen. Die Aufzeichnung lässt sich mit „yuletable verify“ prüfen.
download-record = Die Aufzeichnung
download-record-note = Jeder Zug, zum Behalten und Prüfen
forget-words = Worte vergessen
forget-words-note = Was hier getippt wurde
forget-words-how = Name, Reden und Geplauder werden hier, am Tisch und in jedem Verlauf gelöscht. Zurückholen lassen sie sich nicht.
forgotten = Vergessen
once-more = Noch einmal?
rematch = Revanche
rematch-how = Alle rücken einen Platz weiter.
rematch-host = { $name } kann den Tisch noch einmal decken.
rematch-follow = Zum nächsten Tisch
rematch-waits = Die anderen sitzen schon am nächsten Tisch.
another-game = Anderes Spiel
screen-join = Öffne { $host } und tipp den Code ein, oder halt ein Telefon auf das Bild.
screen-again = Noch einmal? Der nächste Tisch erscheint hier von selbst.
screen-closed = Den Tisch sehen alle, die daran sitzen, und Freunde, wenn sie zusehen dürfen. Öffne diesen Bildschirm von einem Gerät, das am Tisch sitzt.
