# Warum der Server ablehnt oder sich verabschiedet: eine Nachricht für jeden Grund in server/refusals.py.

## Who may do it

denied-sit-first = Setz dich erst einmal hin.
denied-host-only = Das kann nur, wer einlädt.
denied-host-present = Das kann nur, wer einlädt, und diese Person ist noch da.
denied-not-your-seat = Das ist nicht dein Platz.
denied-not-left-by-you = Von diesem Platz bist du nicht aufgestanden.
denied-sent-away = Du wurdest gebeten, diesen Tisch zu verlassen.
denied-members-only = Nur wer an diesem Tisch saß, kann auf das Spiel zurückblicken.
denied-chat-off = Getippte Worte sind hier aus. Wer einlädt, kann sie einschalten.
denied-foreign-page = Öffne Yuletable unter seiner eigenen Adresse und versuch es noch einmal.
denied-keeper-only = Das sieht nur, wer diesen Server betreibt.

## What there is not

denied-no-table = Unter dieser Adresse steht kein Tisch. Vielleicht wurde er abgeräumt.
denied-no-code = Kein Tisch hat diesen Code. Schau ihn dir noch einmal an.
denied-code-begun = Dieses Spiel hat schon begonnen. Frag am Tisch nach dem Link.
denied-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
denied-no-move = So einen Zug gibt es in diesem Spiel nicht.
denied-no-window = So eine Pause gibt es in diesem Spiel nicht.
denied-no-game = Dieses Spiel gibt es hier nicht.
denied-not-found = Unter dieser Adresse ist nichts.
denied-nothing-to-erase = Hier gibt es nichts zu löschen.
denied-device-code-bad = Dieser Code ist falsch, verbraucht oder abgelaufen. Hol dir einen neuen auf deinem anderen Gerät, oder frag, wer einlädt.

## Seats, names and the door

denied-name-needed = Sag uns bitte deinen Namen.
denied-name-taken = Hier heißt schon jemand { $name }.
denied-table-full = Alle Plätze sind besetzt.
denied-seat-taken = Dieser Platz ist besetzt, aber Platz { $letter } ist noch frei.
denied-seat-empty = Dieser Platz ist schon leer.
denied-seat-occupied = Da sitzt schon jemand.
denied-seats-in-use = Dabei würde jemand einen Platz verlieren. Mach ihn erst frei.
denied-seat-not-kept = Niemand wartet darauf, diesen Platz zurückzubekommen.
denied-seat-played = Auf diesem Platz spielt jemand, aber vielleicht ist ein anderer frei.
denied-have-a-seat = Du hast hier schon einen Platz.
denied-not-yourself = Dich selbst kannst du nicht wegschicken, aber du kannst gehen.
denied-host-person = Einladen kann nur, wer am Tisch mitspielt.
denied-person-present = Ein Code ist für den Platz von jemandem, der nicht da ist.
denied-same-device = Du spielst schon auf diesem Gerät.
denied-door-closed = Die Tür zu diesem Tisch ist zu.
denied-door-crowded = Vor der Tür warten schon andere. Versuch es gleich noch einmal.
denied-not-sent-away = Sie sind hier schon willkommen.
denied-not-at-door = Da steht niemand mehr vor der Tür.

## How far the game is

denied-not-started = Das Spiel hat noch nicht begonnen.
denied-already-started = Das Spiel hat schon begonnen.
denied-knock-instead = Das Spiel hat schon begonnen. Klopf an, dann kannst du vielleicht noch einen Platz bekommen.
denied-sit-instead = Das Spiel hat noch nicht begonnen: Setz dich einfach hin.
denied-game-over = Das Spiel ist vorbei.
denied-game-not-over = Das siehst du, sobald das Spiel vorbei ist.
denied-paused = Das Spiel macht gerade Pause.
denied-not-running = Das Spiel läuft gerade nicht.
denied-not-paused = Das Spiel macht keine Pause.
denied-stale = Zu spät: Das Spiel ist schon weiter.
denied-seed-given = Dieser Platz hat sein bisschen Glück schon beigesteuert.
denied-no-choice-here = Bei diesem Zug hat niemand eine Wahl. Nimm einen anderen.
denied-rematch-started = Die Revanche hat schon begonnen.
denied-log-full = An diesem Tisch ist so viel geschehen, dass er bis zum Ende des Spiels nur noch Züge annimmt.
denied-up-to-date = Dieses Spiel folgt schon den heutigen Regeln.

## Taking back, and hints

denied-nothing-to-undo = Es gibt nichts zurückzunehmen.
denied-undo-no-move = Du hast noch keinen Zug gemacht.
denied-undo-seen = Seitdem hat Glück mitgespielt oder etwas Verdecktes wurde sichtbar, also bleibt der Zug.
denied-undo-sealed = Diese Antwort hast du verdeckt gegeben, also bleibt sie.
denied-undo-alone = Das Spiel ist schon weiter, also bleibt der Zug.
denied-no-undo-asked = Niemand möchte einen Zug zurücknehmen.
denied-not-asked = Du bist gerade nicht dran, also gibt es keinen Tipp.
denied-no-hint = Gerade fällt mir kein Tipp ein. Frag gleich noch einmal.

## Tables that can only be looked at, or not even that

denied-older-rules = Dieses Spiel begann unter älteren Regeln. Wer einlädt, kann es nach den heutigen Regeln weiterspielen lassen.
denied-older-rules-for-good = Dieses Spiel begann unter älteren Regeln. Nicht jeder Zug darin ist heute noch erlaubt, deshalb bleibt es geschlossen.
denied-rules-changed = Nicht jeder Zug an diesem Tisch ist heute noch erlaubt, deshalb bleibt das Spiel geschlossen.
denied-newer-version = An diesem Tisch wurde zuletzt mit einem neueren Yuletable gespielt. Er öffnet sich, sobald dieser Server aktualisiert ist.
denied-other-luck = Diese Version kann die Karten dieses Spiels nicht noch einmal geben, deshalb bleibt es geschlossen.
denied-log-damaged = Das Protokoll dieses Tisches ist beschädigt, deshalb kann hier niemand weiterspielen. Wer diesen Server betreibt, kann es aus einer Sicherung wiederherstellen.
denied-unreadable = Dieser Tisch lässt sich nicht öffnen. Wer diesen Server betreibt, findet den Grund in dessen Protokoll.

## What cannot be read or used

denied-bad-message = Das konnten wir nicht lesen. Bitte lade die Seite neu.
denied-wrong-endpoint = Darauf kann dieser Tisch nicht antworten. Bitte lade die Seite neu.
denied-hello-missing = Bitte lade die Seite neu: Sie hat nicht gegrüßt.
denied-hello-twice = Du hast schon gegrüßt.
denied-hello-late = Die Verbindung hat zu lange gebraucht. Gleich bist du wieder da.
denied-wrong-method = So kann man das nicht fragen.
denied-too-large = Das war zu lang für uns.
denied-text-only = Wir können hier nur Text lesen.
denied-invalid = { $entry ->
    [seats] Dieses Spiel ist für eine andere Zahl von Plätzen.
    [edition] Diese Ausgabe des Spiels gibt es nicht.
    [options] Eine der Hausregeln passt nicht zu diesem Spiel.
    [bot] Diesen Bot gibt es nicht.
    [date] Diesen Tag gibt es im Kalender nicht.
   *[other] Eine dieser Einstellungen passt nicht zu diesem Spiel.
}
denied-other-version = Yuletable wurde erneuert. Bitte lade die Seite neu.
denied-other-name = Auf diesen Namen hört der Server nicht. Wer ihn betreibt, kann den Namen bei „hosts“ eintragen.

## Too much at once

denied-too-many-requests = Das war viel auf einmal. Versuch es in einer Minute noch einmal.
denied-too-many-tables = Gerade wurden sehr viele Tische gedeckt. Versuch es bald noch einmal.
denied-too-many-frames = Das war viel auf einmal. Gleich bist du wieder da.
denied-too-many-stores = Das war viel auf einmal. Einen Moment, bitte.
denied-too-many-tabs = Dieser Tisch ist auf deinem Gerät schon in vielen Tabs offen. Schließ erst einen davon.
denied-too-many-sockets = Bei euch sind zu viele Tische offen. Schließ erst einen davon.
denied-too-many-silent = Bei euch werden gerade zu viele Verbindungen aufgebaut. Versuch es gleich noch einmal.
denied-too-many-watchers = Es schauen schon so viele zu, dass für mehr kein Platz ist.
denied-server-full = Gerade ist kein Platz für noch einen Tisch. Versuch es später noch einmal.

## Trouble here

denied-not-stored = Das ließ sich nicht speichern. Nichts ist verloren, versuch es gleich noch einmal.
denied-no-story = Die Geschichte dieses Spiels ist noch nicht fertig. Versuch es gleich noch einmal.
denied-no-replay = Dieses Spiel lässt sich gerade nicht noch einmal zeigen. Versuch es in ein paar Minuten wieder.
denied-unwell = Die Platte antwortet nicht, oder es wird nichts mehr gespeichert.
denied-failed = Hier ist etwas schiefgegangen. Nichts ist verloren, versuch es gleich noch einmal.

## Goodbyes

denied-knock-refused = Diesen Platz kannst du gerade nicht bekommen.
denied-seat-given = Du hast jetzt einen Platz.
denied-seat-moved = Du spielst jetzt auf einem anderen Gerät.
denied-upgraded = Das Spiel geht nach den heutigen Regeln weiter. Gleich bist du wieder da.
denied-restarting = Der Server startet neu. Gleich bist du wieder da.
