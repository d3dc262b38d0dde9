<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>Ein Go-Brett mit genauen Tromp–Taylor-Regeln: spielen, nachspielen, zählen und sehen, warum.</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>Über {name}</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>Freie Software unter der MIT-Lizenz.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Lizenzen</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>Lizenzen …</translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Version {version}</translation>
    </message>
  </context>
  <context>
    <name>AccessibilityController</name>
    <message>
      <source>Board as a &amp;table</source>
      <translation>Brett als &amp;Tabelle</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>Das Brett ohne die markierten Steine zählen und festhalten, wer so entschieden hat.</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>Anfechten</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Fertig</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>Die Partie fortsetzen; die Markierungen werden entfernt.</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>Sagen, dass Sie sich über die markierten Steine nicht einig sind; was dann folgt, bestimmen die Regeln.</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>Analysieren</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>Die Partie analysieren</translation>
    </message>
    <message>
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>Engine: {engine}. Bereits so lange analysierte Stellungen werden übersprungen.</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>Geben Sie die Zahl der Sekunden ein, etwa 0,5 oder 10.</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>Geben Sie die Zahl der Besuche ein, etwa 500.</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>Je</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>Wie lange je Stellung</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>Hauptlinie (1 Stellung)</numerusform>
        <numerusform>Hauptlinie (%n Stellungen)</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Stellungen</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Einheit</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>Auch Varianten (1 Stellung)</numerusform>
        <numerusform>Auch Varianten (%n Stellungen)</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>Besuche</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>Ziehen Sie über den Bereich, der analysiert werden soll, oder klicken Sie beide Ecken an.</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>Nur Züge von {first} bis {last} werden analysiert, bis Sie Esc drücken.</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>Die Analyse wurde in die Partie geschrieben. Sie können das rückgängig machen.</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>Die Analyse wurde angehalten. Die bisherigen Ergebnisse bleiben erhalten.</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>Die Engine hat %n Stellung abgelehnt; die anderen sind analysiert.</numerusform>
        <numerusform>Die Engine hat %n Stellungen abgelehnt; die anderen sind analysiert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>Die Engine hat zu %n Stellung nichts gesagt; die anderen sind analysiert.</numerusform>
        <numerusform>Die Engine hat zu %n Stellungen nichts gesagt; die anderen sind analysiert.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>Die Partie enthält diese Analyse schon.</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>Die Partie ist analysiert.</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>Das ganze Brett wird wieder analysiert.</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>In diesem Bereich ist kein Punkt frei.</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>{done} von %n Stellung</numerusform>
        <numerusform>{done} von %n Stellungen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>{done} von %n Stellung; nach dieser geht es weiter</numerusform>
        <numerusform>{done} von %n Stellungen; nach dieser geht es weiter</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>Beste Züge</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Engine: {name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>Züge oder Fehler</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Optionen</translation>
    </message>
    <message>
      <source>People</source>
      <translation>Menschen</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Bericht</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>Gewinnquote und Stand</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>Partie beendet: {result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Wiederholt: {step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>Die Markierungen wurden geändert: Beide Spieler müssen erneut zustimmen</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Zurückgenommen: {step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color} hat noch %n Sekunde</numerusform>
        <numerusform>{color} hat noch %n Sekunden</numerusform>
      </translation>
    </message>
    <message>
      <source>{color}: {time}</source>
      <translation>{color}: {time}</translation>
    </message>
  </context>
  <context>
    <name>Autosave</name>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} again to play there.</source>
      <translation>Klicken Sie {point} noch einmal an, um dort zu spielen.</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>Eine Seite hat 1 bis {most} Punkte, nicht {typed}. Sie hat jetzt {side}.</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Brettgröße</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Andere</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Zeilen</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>Spalten × Zeilen</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Board as a table</source>
      <translation>Brett als Tabelle</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>Mit den Pfeiltasten bewegen Sie sich, mit der Eingabetaste spielen oder markieren Sie. Die Tasten des Bretts gelten auch hier.</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Kapitel</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>Läuft seit {seconds} s, noch keine Ausgabe.</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>Läuft seit {seconds} s. Ausgabe:</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>Bericht &amp;kopieren</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>Prüfung &amp;abbrechen</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>Letzte Ausgabe der Engine</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>Uhr an&amp;halten</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>Die Uhr ist angehalten. Ein Zug oder dieselbe Taste startet sie wieder.</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>Die Uhr läuft.</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>Die Zeit von {color} ist abgelaufen. Die Partie geht weiter, wie Sie es gewählt haben.</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Analysis</source>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>Baum</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>Baum oder Kommentar</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>Baum, Kommentar oder Analyse</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>Kein passender Befehl.</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>Die Eingabetaste führt ihn aus.</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>Das ist jetzt nicht verfügbar.</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>Befehl</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menü</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command} (jetzt nicht)</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>Befehle</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Befehle durchsuchen</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>Kommentar</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>Kommentar schreiben</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>Es läuft keine Engine. Starten Sie zuerst eine.</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>Das ist ein Kommentar, kein Befehl.</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Protokoll in eine Datei schreiben</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>keine Engine eingerichtet</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>nicht gestartet</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>Befehl an die Engine</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>GTP-Befehl; Pfeil auf holt den vorigen zurück</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>Protokoll</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>Alles</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>Konsole schließen</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>Konsole</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Fehler</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>Im Protokoll nicht gefunden.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Protokoll durchsuchen</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>Protokoll durchsuchen; die Eingabetaste sucht weiter</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Anzeigen</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4 oder pass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Punkt</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>„{text}“ ist kein Punkt: Ein I gibt es nicht, nach H kommt J.</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>„{text}“ ist kein Punkt: Die Punkte gehen von A1 bis {last}.</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>Export anhalten</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>Einlesen anhalten</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>Entschieden von</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>Geben Sie den Namen dessen ein, der entschieden hat; er wird in der Aufzeichnung gespeichert.</translation>
    </message>
    <message>
      <source>name</source>
      <translation>Name</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>&amp;End the game</source>
      <translation>Partie b&amp;eenden</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>Auf&amp;geben</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>Partie beenden</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>Bei {point} markieren</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>Nigiri: Sie spielen {color}.</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>Nigiri: {name} spielt Schwarz.</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>Bei {point} spielen</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>Aufgeben</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>Als {color} aufgeben?</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>Der andere Spieler gewinnt. Sie können das rückgängig machen.</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>Das Ergebnis wird in die Partie geschrieben. Sie können das rückgängig machen.</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>Die gespeicherten Bewertungen galten für ein anderes Komi oder andere Regeln und wurden entfernt.</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>Sie spielen Schwarz. Klicken Sie auf einen Punkt; passen Sie, wenn kein Zug mehr etwas bringt.</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>Partieangaben</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>Anmerkung: {sign}.</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>Dieser Zug und alle folgenden wurden in die Zwischenablage kopiert.</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>Dieser Zug und alle folgenden wurden in die Zwischenablage ausgeschnitten.</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>Erster Punkt: {point}.</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>Mit {key} spielen Sie wieder.</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>Anmerkung entfernt: {sign}.</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>Die Zwischenablage enthält keine Go-Partie. Kopieren Sie zuerst eine.</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>Die Zwischenablage enthält keine Züge.</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>Die Partie in der Zwischenablage hat eine andere Brettgröße. „Partie einfügen“ öffnet sie als eigene Partie.</translation>
    </message>
    <message>
      <source>{tool}: {hint}</source>
      <translation>{tool}: {hint}</translation>
    </message>
  </context>
  <context>
    <name>EncodingDialog</name>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Neu laden</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>Wählen Sie die Kodierung, in der Namen und Kommentare richtig aussehen.</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Kodierungen</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>Dateikodierung</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vorschau</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>Einige Bytes sind in dieser Kodierung ungültig. Sie bleiben unverändert erhalten.</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>Die ganze Datei ist in dieser Kodierung gültig.</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>Diese Datei enthält nur ASCII-Text, der in jeder Kodierung gleich ist.</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name} (aktuell)</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>Befehlszeile</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Als Text kopieren</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>Beim Befehl</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>Rückgabewert</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>Letzte Fehlermeldungen</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>Letzte Ausgabe</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>Keine Ausgabe.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>Signal</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>Warum die Engine angehalten hat</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>Ein Anführungszeichen ist nicht geschlossen.</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumente</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>Umgebung</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>GTP-Befehle, einer pro Zeile.</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>NAME=Wert, einer pro Zeile.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notizen</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>Eines oder mehrere pro Zeile. Werte mit Leerzeichen in Anführungszeichen setzen.</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programm</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>Startbefehle</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>Die Befehlszeile wurde zerlegt: Ihre Argumente stehen darunter.</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>Pfad oder Name des Programms. Eine ganze Befehlszeile wird automatisch zerlegt.</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>Arbeitsordner</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>wie das Programm</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>„{row}“ ist ungültig. Schreiben Sie NAME=Wert.</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>&amp;Netz …</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Rückgängig</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>&amp;Duplizieren</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Engines</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>Auf diesem Computer gefunden</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Nach unten</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Nach oben</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Neue Engine</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>{name} wurde entfernt.</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>wählt einen Zug</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>beurteilt die Stellung</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>sucht einen Hinweis</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>führt „{command}“ aus</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>Diese Engine &amp;prüfen</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Engines</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>Es ist keine Engine eingerichtet. Sie können jedes Programm verwenden, das das Go Text Protocol (GTP) unterstützt, etwa GNU Go, KataGo, Pachi oder Leela Zero. Richten Sie eine ein, die auf diesem Computer gefunden wurde, oder fügen Sie eine hinzu und wählen Sie ihr Programm. Die eigene Engine von Tromp Go braucht keine Einrichtung.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>Einstellungen oder Prüfung</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Prüfung</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>Ein unerwarteter Fehler ist aufgetreten.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Etwas ist schiefgegangen</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>Ihre Partie ist noch offen. Speichern Sie sie zur Sicherheit unter einem neuen Namen. Einzelheiten stehen in {file}.</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>Ausblenden</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Lösung</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Beide</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Hinweis</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>Verfehlt</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>Alle wiederholen</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>Verfehlte wiederholen</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Beenden</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>Wessen Züge erraten werden</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>Ihre Antworten</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>Das Brett wurde als Bild kopiert.</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>Das Brett wurde als Text kopiert.</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>Zeichnung (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>Brett exportieren</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>Partie als PDF exportieren</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>Bericht exportieren</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>Seiten (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>Bild (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>Partie drucken</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>In {name} gespeichert.</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>Kleines Bild (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>Die Partie konnte nicht gedruckt werden. Prüfen Sie den Drucker und den Dateinamen.</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>Die Partie wurde an den Drucker gesendet.</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>Es gibt noch keinen Bericht. Analysieren Sie zuerst die ganze Partie.</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Webseite (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name} hat kein unterstütztes Bildformat. Verwenden Sie einen Namen, der auf {endings} endet.</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>Nicht gelesene Dateien</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Öffnen</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>Ü&amp;berschreiben</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>Den Ordner zur Bibliothek hinzufügen</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>Ein anderes Programm hat diese Datei geändert, seit Sie sie geöffnet haben. Um beide Fassungen zu behalten, brechen Sie ab und wählen Sie „Speichern unter“.</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>Die Partie wurde als SGF kopiert.</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>Partien werden als SGF gespeichert. Der Name muss auf .sgf enden, nicht auf {ending}.</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>Go-Partien ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>Hat Ihr Computer weniger, können andere Programme langsam werden.</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>Zeile {line} des Bretts in der Zwischenablage konnte nicht gelesen werden. Korrigieren Sie sie, und fügen Sie noch einmal ein.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Neue Partie</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>Nur {name} wurde geöffnet, die andere Datei nicht.</numerusform>
        <numerusform>Nur {name} wurde geöffnet, die anderen %n Dateien nicht.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Partie öffnen</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>Diese Datei braucht zum Öffnen etwa {size} Speicher. Trotzdem öffnen?</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>„{name}“ überschreiben?</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>Als &amp;UTF-8 speichern</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>Die Datei als UTF-8 speichern?</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>Partie speichern</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>Als {name} in der ursprünglichen Kodierung der Datei gespeichert: {encoding}.</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>Als {name} gespeichert.</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>Textdiagramme ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>Die Zwischenablage enthält keine Go-Partie. Kopieren Sie zuerst eine.</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>Die Datei hat sich geändert</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>Die Kodierung der Datei, {encoding}, kann dies nicht darstellen: {letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>Nicht unterstützte Zeichen</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>Sehr große Datei</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
  </context>
  <context>
    <name>FiltersDialog</name>
    <message>
      <source>C&amp;lear</source>
      <translation>&amp;Leeren</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filter</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>Suche schließen</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>Einen Text suchen oder einen Punkt wie Q16</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Nächster Treffer</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Voriger Treffer</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>nicht gefunden</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>{count} gefunden</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} von {count}</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>Form {first} bis {last}</translation>
    </message>
    <message>
      <source>There are no stones in this region.</source>
      <translation>In diesem Bereich stehen keine Steine.</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>Diese Stellung</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>Diese Form kommt in der Partie nicht vor.</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>„{text}“ wurde in dieser Partie nicht gefunden.</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>Einen Ordner zur Bibliothek hinzufügen</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Ausblenden</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>In {folder} wurde keine neue Partie gefunden.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>Die Bibliothek konnte nicht verwendet werden ({reason}). Öffnen Sie sie erneut.</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>Der Index der Bibliothek ist wieder beschädigt. Prüfen Sie den Datenträger.</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>Der Index der Bibliothek war beschädigt oder veraltet und wird neu erstellt.</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>Ordner &amp;hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Entfernen</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>Alle Partien in diesen Ordnern und ihren Unterordnern gehören zur Bibliothek. Die Dateien bleiben, wo sie sind.</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>Beendete Partien, die das Programm aufbewahrt</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>Ordner</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>Ordner der Bibliothek</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Schließen</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>Beide Spieler sind sich über die toten Steine einig.</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>Entschieden von {mediator}.</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>Aufbewahrt als „{name}“ in {folder}.</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>Es wurden keine Steine weggenommen.</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Nachspielen</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>Die strittigen Ketten wurden ausgespielt.</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>Die Spieler einigten sich auf das Ergebnis.</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>Revanche zu anderen Bedingungen</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>Kommentator</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>Mannschaft von Schwarz</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>Urheberrecht</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>Geben Sie die Zahl der Vorgabesteine ein, oder lassen Sie das Feld leer.</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>Eingegeben von</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Veranstaltung</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>Zum Beispiel 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>Zum Beispiel S+3,5, W+R (Aufgabe), W+T (Zeit), 0 (unentschieden)</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>Kommentar zur Partie</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>Partieangaben</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>Name der Partie</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>Weitere Angaben</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Eröffnung</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>Zusatzzeit</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Ort</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Runde</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>Zeit in Sekunden</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>Was gezeigt wird</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>Mannschaft von Weiß</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>„{text}“ ist keine Zahl. Geben Sie einen Wert wie 7, 6,5 oder −3 ein.</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n Partie</numerusform>
        <numerusform>%n Partien</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partien</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>Partien in dieser Datei</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>Partie zeigen</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Veranstaltung</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
  </context>
  <context>
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>Partien</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0 bis {last}</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>„{text}“ ist kein Zug dieser Linie. Geben Sie eine Zahl von 0 bis {last} ein.</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>Gewinnquote und Stand im Lauf der Partie</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Anleitung</translation>
    </message>
    <message>
      <source>&amp;What’s This?</source>
      <translation>&amp;Was ist das?</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>Re&amp;geln</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>Guide</source>
      <translation>Anleitung</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>Noch einmal {key} zeigt alle Tastenkürzel.</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>Vorgabesteine</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>Auf den Vorgabepunkten</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>Ein Stein weniger</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>Ein Stein mehr</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>Frei setzen</translation>
    </message>
    <message>
      <source>stones: 0, or 2 or more</source>
      <translation>Steine: 0 oder mindestens 2</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>Wählen Sie einen Schritt, um zu ihm zu gehen.</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Verlauf</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>Noch wurde nichts geändert. Ihre Änderungen werden hier aufgeführt.</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>Geöffnet</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Schritte</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step} (zurückgenommen)</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>Adresse</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>Datei wählen …</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>Netz wählen, das Menschen nachahmt</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>Adresse kopieren</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo-Netze ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Netz wird gelesen …</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>Die Adresse wurde kopiert.</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>Dazu braucht es ein Netz, das Menschen nachahmt: „{file}“ von KataGo ({size}). Laden Sie es von dieser Seite herunter, und wählen Sie dann die Datei:</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>In dieser Linie gibt es davor keinen regelwidrigen Zug.</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>In dieser Linie gibt es danach keinen regelwidrigen Zug.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>Nach den Regeln dieser Partie ({rules}) sind alle Züge erlaubt.</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>Regelwidrige Züge</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>Regelwidrige Züge nach den Regeln dieser Partie ({rules}): {count}.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>Nr.</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Grund</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>&amp;Standard</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>&amp;Keine Taste</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>Dem Befehl diese Taste hinzufügen</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>Wählen Sie einen Befehl und drücken Sie dann die neue Taste.</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>Tastenkürzel anpassen</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>Wie OGS: Werkzeuge auf den Funktionstasten</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>Wie Sabaki und Lizzie: Pfeil auf und ab blättern durch die Züge</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Neue Taste</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>Alle Tasten des Befehls entfernen</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>Die Tasten der Vorlage</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>A&amp;lle Befehle …</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>Tasten&amp;kürzel anpassen …</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key} tut das schon.</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key} ist frei.</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key} gehört zu „{command}“ und wird neu zugewiesen.</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key} würde überall wirken und ließe sich in Textfeldern nicht mehr eintippen.</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>Ansicht</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>Ansicht</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Bibliothek</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Nachspielen</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Zählen</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>Go lernen</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Eine &amp;erste Partie spielen</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Die Regeln</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>In dieser Partie gibt es keinen Zug zu erraten.</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>Zählung</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>Zählung</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
  </context>
  <context>
    <name>Legend</name>
    <message>
      <source>Points lost</source>
      <translation>Verlorene Punkte</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>Form und Farbe zeigen, wie viel ein Zug gegenüber dem besten verliert. Je blasser er ist, desto weniger wurde er gelesen; Züge mit weniger als 2 % der Besuche des besten Zuges fehlen. Ein Ring zeigt den gespielten Zug.</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>Verlorene Gewinnquote, %</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Zurück</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>&amp;Fertig</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Weiter</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passen</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>Übungsbrett</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>&amp;Noch einmal</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>Lektion {number} von {count}, {done} geschafft</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>Ziehen Sie über den gesuchten Teil des Bretts.</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>Fügen Sie einen Ordner mit Partien hinzu, um sie hier zu durchsuchen.</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Spalten</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplikate</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>Keine Partie kommt mehrfach vor.</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>Keine Partie passt zu dieser Suche.</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>Die Partien werden eingelesen …</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>Unter der Liste</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Nächste Züge</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>%n markiert</numerusform>
        <numerusform>%n markiert</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>Abwechselnd</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>Liste von Schwarz</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>Ein Klick auf eine Gruppe markiert sie als tot oder lebendig, {shift}-Klick eine Kette, {alt}-Klick einen Stein.</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>Tote Steine lassen sich nur markieren, solange man sich über die Zählung einigt.</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Schätzung</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>Art der Einigung</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>Tote Steine markieren</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>Mehr Möglichkeiten zu markieren …</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>Getrennt</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>Gemeinsam</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>Liste von Weiß</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>Wessen Liste</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>Die Partie analysieren</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>Besser</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>Größte Fehler</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Verlust</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>Keine großen Fehler im analysierten Teil dieser Linie.</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Noch nicht analysiert.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Gespielt</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>Namen der Spieler</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>Schreiben Sie alle Namen eines Spielers in eine Zeile, durch Kommas getrennt. Die Suche nach einem davon findet dann alle.</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>Einen Zug zurück</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>Zehn Züge zurück</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>Erster Zug</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>Einen Zug vor</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>Zehn Züge vor</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>Letzter Zug</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>Zug {current} von {last}</translation>
    </message>
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>Das programmeigene Netz</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go behält das Netz „{name}“.</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go behält das programmeigene Netz.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Go benutzt jetzt das Netz „{name}“.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Go benutzt jetzt das programmeigene Netz.</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>„{file}“ wurde nicht gefunden. Das programmeigene Netz wird benutzt.</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>„{name}“ ahmt Menschen nach: Wählen Sie im Dialog „Neue Partie“ „{choice}“. Das Netz, das urteilt, bleibt, wie es ist.</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>Datei &amp;wählen …</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>Geschwindigkeit &amp;messen</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>&amp;Benutzen</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Alle Dateien (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>Netz wählen</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>Kopiert: {text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Kopieren</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>„{text}“ kopieren</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>Laden Sie eine Datei im Browser herunter, und ziehen Sie sie hierher oder wählen Sie sie. Das Netz von KaTrain (36 MB) steht in der Liste, sobald KaTrain installiert ist. Tromp Go lädt nichts herunter.</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>Von KataGo</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>Stärkere Engine holen</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo-Netze ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>Einige Sekunden lang wird gemessen …</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>Netze</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Das Netz wird gelesen …</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>&amp;Messung beenden</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>Das programmeigene Netz</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go spielt, analysiert und urteilt mit einem neuronalen Netz: je größer, desto stärker und langsamer. Sie liest Netzdateien von KataGo (.bin.gz oder .txt.gz) der Versionen {oldest} bis {newest}. Eines, das Menschen nachahmt, steht neben dem, das urteilt.</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>Wo es Netze gibt</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>Mit KaTrain</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>nicht gefunden</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>Eine Vorgabe von einem Stein ist nur der erste Zug. Wählen Sie keine oder mindestens 2.</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>Schwarze Steine, die von Anfang an unter den Gefangenen liegen: eine ganze Zahl.</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>Eigene …</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>Geben Sie ein Komi wie 7, 6,5 oder −3 ein.</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>Stärkere Engine holen …</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Neue Partie</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>Punkte für Weiß als Nachziehenden. 7 ist üblich; 6,5 oder 7,5 vermeidet ein Unentschieden.</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>Punkte für Weiß. Ein halber Punkt vermeidet Unentschieden.</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>Farben auslosen (Nigiri)</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>Diese Regeln lesen</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>Partie beginnen</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>Dieses Brett hat zu wenige Vorgabepunkte; Schwarz setzt die Steine selbst.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>„{text}“ ist keine Zahl. Geben Sie einen Wert wie 7, 6,5 oder −3 ein.</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>Farben getauscht</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Nächste Züge</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Gedreht oder gespiegelt</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>Tatsächliche Nummern</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>Geben Sie eine Zahl wie 3,5 oder −2 ein.</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>Geben Sie eine ganze Zahl von 0 bis {most} ein.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Diagramm</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>Titel des Diagramms</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>Wie zuvor</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>Die letzten zwei Ziffern</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>Spätere Züge zählen von dieser Nummer weiter</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>Zugnummer</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>Name, Nummer, Diagramm</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>Keine Nummern</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>Punkte für Schwarz, zum Beispiel 3,5 oder −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>Gedruckte Nummern</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>Hier ein Diagramm beginnen</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titel</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Wert</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>Ihre Markierungen übernehmen</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>Beste Züge</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>Fortsetzung</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>Vorsprung</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>Besuche</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>Gewinnquote</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>auf dem Brett</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>1 Minute</numerusform>
        <numerusform>%n Minuten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n Sekunde</numerusform>
        <numerusform>%n Sekunden</numerusform>
      </translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Vergleichen mit</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>Keine andere Engine</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>Anhalten nach</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>Ein neues Diagramm beginnt auch dort, wo die Partie eines vermerkt.</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>Weiter …</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>Züge je Diagramm</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>Zweimal offizielles Passen hintereinander beendet die Partie, wie sie steht.</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>Durchsuchen …</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}: durchsuchen</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>Wie man vor der KI spielte</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>Züge von Menschen</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>Hier folgt kein Zug der Partie.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>Zeigt, was Menschen eines Rangs hier spielen würden und wie wahrscheinlich jeder Zug ist.</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>{move}, der Zug der Partie, nach Rang:</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>%n gefangen</numerusform>
        <numerusform>%n gefangen</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>Klicken, um die Spieler zu ändern.</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>Engine ziehen lassen</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>Engine anhalten</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>Engine neu starten</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>zugestimmt</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>noch nicht zugestimmt</translation>
    </message>
    <message>
      <source>not yet submitted</source>
      <translation>noch nicht eingereicht</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>eingereicht</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>Wie man vor der KI spielte</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Mensch</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}: Stufe</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}: gespielt von</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: Rang</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>Name</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who}: Name</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: Rang</translation>
    </message>
  </context>
  <context>
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>Spieler ändern</translation>
    </message>
  </context>
  <context>
    <name>PlayersDialog</name>
    <message>
      <source>OK</source>
      <translation>OK</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Spieler</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>Im Bereich liegt kein Stein. Wählen Sie einen mit einem Stein oder einer Ecke.</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>&amp;Standardwerte wiederherstellen</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>Keine passende Einstellung.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Einstellungen</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>Einstellungen durchsuchen</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>Partie in der Liste</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>Zug {move} von {moves}</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>Die Analyse zeigt keine großen Fehler dieser Spieler.</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>Diese Partie ist noch nicht analysiert. Analysieren Sie sie zuerst.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Diese Datei</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>Ordner</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Suchen in:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>Datei&amp;typ:</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>Seitenau&amp;swahl:</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>Wahrscheinlichkeit nach Rang</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Neu laden</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>Eingefügte Partie</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>Die Datei neu laden und Ihre Änderungen verwerfen?</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>Die eingefügte Partie wurde an einer Stelle repariert.</numerusform>
        <numerusform>Die eingefügte Partie wurde an %n Stellen repariert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>Diese Datei wurde an einer Stelle repariert.</numerusform>
        <numerusform>Diese Datei wurde an %n Stellen repariert.</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>Ihre nicht gespeicherten Änderungen gehen verloren. Um sie zu behalten, brechen Sie ab und wählen Sie „Speichern unter“.</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>„{name}“ brauchte keine Reparaturen.</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>&amp;Liste leeren</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>Keine zuletzt geöffneten Dateien</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>Zuletzt ge&amp;öffnet</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>1 Zug</numerusform>
        <numerusform>%n Züge</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>Eine nicht gespeicherte Partie wird gerade in einem anderen Fenster wiederhergestellt.</numerusform>
        <numerusform>%n nicht gespeicherte Partien werden gerade in einem anderen Fenster wiederhergestellt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>Eine nicht gespeicherte Partie konnte nicht gelesen werden. Sie liegt in {place}.</numerusform>
        <numerusform>%n nicht gespeicherte Partien konnten nicht gelesen werden. Sie liegen in {place}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Neue Partie</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>Fortsetzen</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>Die nicht beendete Partie wurde aufbewahrt.</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>Diese Partie ist in einem anderen Fenster geöffnet.</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>Nicht gespeicherte Änderungen können nicht für eine Wiederherstellung gesichert werden. Speichern Sie die Partie oft. {problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>Ver&amp;werfen</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>&amp;Später</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Später</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>Das Programm wurde unerwartet beendet. Diese nicht gespeicherten Partien können wiederhergestellt werden:</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>Nicht gespeicherte Partien</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>Revanche mit anderer Vorgabe.</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>Revanche mit derselben Vorgabe.</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>Revanche: Die Spieler haben die Farben getauscht.</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>Re&amp;vanche</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>Revanche: &amp;stärkerer Gegner</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>Revanche: s&amp;chwächerer Gegner</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>Revanche: ein Vorgabestein &amp;weniger</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>Revanche: ein Vorgabestein &amp;mehr</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>Spalte</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Zeile</translation>
    </message>
    <message>
      <source>Problem and repair</source>
      <translation>Problem und Reparatur</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>Reparaturbericht</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>Reparaturen</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>„{name}“ entspricht nicht ganz dem SGF-Standard. Die Datei wurde wie unten aufgeführt gelesen und nicht verändert.</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>Die Partie analysieren</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>Wie jeder Spieler gespielt hat</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Noch nicht analysiert.</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Bericht der Partie</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>&amp;Schwarz</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>&amp;Weiß</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Weiterspielen</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>Dann zieht der andere Spieler zuerst.</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>Wer möchte weiterspielen?</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>S+3,5, W+7 oder 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>„{text}“ ist kein Ergebnis. Geben Sie zum Beispiel S+3,5, W+7 oder 0 für unentschieden ein.</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>Grundlage</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>Eigene Regeln</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>In Dateien</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>Die Zählung wurde als Text kopiert.</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>Die Suche nach toten Steinen wurde abgebrochen.</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>Punkt von Schwarz</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Punkt von Weiß</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>ändert sich bei Klick</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>tot</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>neutral</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>unsicher, zählt als lebend</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>Ordner …</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Weitere Befehle</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>{filter} entfernen</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>Bibliothek durchsuchen</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>Suche: Namen, result:B+, year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>Laufende Partie</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>Ausgewählte Partien exportieren</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>Eine Datei mit allen Partien (*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>Tabelle (*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>Aufgaben lösen</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>Farben getauscht</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Gedreht oder gespiegelt</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>Kein passendes Tastenkürzel.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Suchen</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>Tastenkürzel durchsuchen</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>T&amp;öne</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>Töne können nicht abgespielt werden. Um ein Abspielprogramm zu installieren, geben Sie ein: {line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>Töne können nicht abgespielt werden: Installieren Sie paplay, pw-play oder aplay.</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>Töne können nicht abgespielt werden: Es wurde kein Audiogerät gefunden.</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>Gegen den Computer</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Brettgröße</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>Klicken Sie auf einen Punkt, um den ersten Stein zu setzen, oder wählen Sie:</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>Für Ihren ersten Abend: zwölf kleine Bretter, dann eine Partie.</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>Go lernen</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>Stufe</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>Stufe des Computers: {level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>Mehr Auswahl: {key}.</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Partie öffnen</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>Andere Brettgröße</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>Andere Größe …</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>Mensch Ihres Rangs</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>Zuletzt geöffnete Partien</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>SGF-Dateien aus jedem Programm oder von jedem Server.</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>Beispielpartien</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>Abwechselnd an diesem Computer. Das Brett ist bereit.</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>Der Computer spielt wie ein Mensch, vom 20. Kyu bis zum 9. Dan.</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>Zwei Spieler</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Nicht beendete Partien</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>Willkommen bei {name}</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>Sie spielen Schwarz. Stufe: {level}.</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>Zurück</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Zurück zur Partie</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Abbrechen</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>Ohne Ergebnis beenden</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>Regelwidriger Zug in der Aufzeichnung: {reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>Trotzdem setzen</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>{key} öffnet die Anleitung</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>Die Datei wird gelesen … {percent} %</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Nachspielen</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>Die Datei wird gespeichert … {percent} %</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>Diese Stellung zeigen</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>Regeln zeigen</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>Partie bis hierher zurücknehmen</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>Die Partie steht bei einem anderen Zug.</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>Die Datei wird noch geladen. Bisher ist nur die Hauptlinie verfügbar.</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>Das ist die Stellung nach Zug {turn}.</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>Das ist die Stellung am Anfang.</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>Diese Stellung ist zum dritten Mal entstanden.</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>Variante: zurück zur Partie</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>Nicht erlaubt</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>Prüfschritte</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>Zum Beispiel: Joseki, nachspielen</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>Neue Schlagwörter</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Speichern</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
  </context>
  <context>
    <name>TaskProgress</name>
    <message>
      <source>Stop</source>
      <translation>Anhalten</translation>
    </message>
  </context>
  <context>
    <name>TeachingController</name>
    <message>
      <source>Keep</source>
      <translation>Behalten</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Zeigen</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
  </context>
  <context>
    <name>ThumbnailController</name>
    <message>
      <source>{number}. {color} {point}</source>
      <translation>{number}. {color} {point}</translation>
    </message>
  </context>
  <context>
    <name>TimeField</name>
    <message>
      <source>Absolute time</source>
      <translation>Feste Bedenkzeit</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>Byoyomi-Perioden</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>Kanadisch (Züge pro Periode)</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Uhr</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>Grundzeit in Minuten</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>Minuten pro Periode</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>Mehr Zeit nach jedem Zug (Fischer)</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>Züge pro Periode</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>Keine Uhr</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>Zahl der Perioden</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>Sekunden, die nach jedem Zug dazukommen</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>Sekunden pro Periode</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Zeit</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>Wenn die Zeit abläuft</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>Wenn die Zeit abläuft:</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>Minuten</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>Züge in</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>Sekunden</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>Sekunden mehr nach jedem Zug</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>nur eine Warnung zeigen</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>ist die Partie verloren</translation>
    </message>
    <message>
      <source>then</source>
      <translation>dann</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>Bearbeiten</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>Werkzeuge</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>Gegen den Computer</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>Verlust, ab dem Sie es erfahren</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>An mich anpassen</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>Sagt es, wenn Ihr Zug so viele Punkte verliert, und lässt Sie ihn zurücknehmen.</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>Lehrpartie</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>verlorene Punkte oder mehr</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>Spielbaum</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>Spielbaum</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Zug {number}</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>Noch keine Züge</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>Ausprobieren</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>&amp;Nicht speichern</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>Die Änderungen an „{name}“ speichern?</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Nicht gespeicherte Änderungen</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>Ihre Änderungen gehen verloren, wenn Sie sie nicht speichern.</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>Nach diesem Zug gibt es keine schlechten oder zweifelhaften Züge.</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>Vor diesem Zug gibt es keine schlechten oder zweifelhaften Züge.</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>Nach diesem gibt es keinen Kommentar.</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>Vor diesem gibt es keinen Kommentar.</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>Gewinnquote</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>Die Pfeiltasten ändern die Höhe, Pos1 setzt sie zurück.</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>Trennlinie</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>Ziehen Sie, um die Höhe zu ändern. Ein Doppelklick setzt sie zurück.</translation>
    </message>
  </context>
  <context>
    <name>_Strip</name>
    <message>
      <source>Warning</source>
      <translation>Warnung</translation>
    </message>
  </context>
  <context>
    <name>analysis</name>
    <message>
      <source>Analyse</source>
      <translation>Analysieren</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>Am Anfang: {said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>Zug {move}: {said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Zug {number}: {played} verlor {loss}</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>Diese Stellung ist nicht analysiert.</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>besser: {point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>{rank}. Wahl der Engine</translation>
    </message>
    <message>
      <source>large</source>
      <translation>groß</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>nicht analysiert</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>in der Partie gespielt</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>dann {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>{count} Besuch</numerusform>
        <numerusform>{count} Besuche</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/s</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine} kann nicht analysieren. Dies ist der Zug, den sie spielen würde.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine} kann nicht analysieren. Dies ist der Zug, den sie spielen würde; sie schätzt: {score}.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine} kann nicht analysieren. Dies ist der Zug, den sie spielen würde; sie gibt keine Schätzung.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine} kann nicht analysieren. Dies ist der Zug, den sie spielen würde; die Schätzung läuft noch …</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine} hat sich beendet.</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine} analysiert …</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine} wird gestartet …</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine} schlägt hier keinen Zug vor.</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} würde hier aufgeben.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n Partie</numerusform>
        <numerusform>%n Partien</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>Ordner &amp;hinzufügen …</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>Über das &amp;Ergebnis einigen …</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>&amp;Abwechselnd</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>&amp;Analysieren</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>&amp;Engine fragen</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>Zehn z&amp;urück</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>Zurü&amp;ck zur Partie</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>&amp;Größte Fehler</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>&amp;Schwarz stimmt zu</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>S&amp;chwarz verliert kampflos …</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>&amp;Alle Markierungen hier löschen</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>&amp;Markierungen löschen</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>&amp;Konsole</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>Koordinat&amp;en</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>Ab hier &amp;kopieren</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>Partie als SGF &amp;kopieren</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>Protokoll als Text &amp;kopieren</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>Auf diese Stellung &amp;zuschneiden</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>Diesen Zug und alles danach &amp;löschen</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>&amp;Engines …</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>Ausgewählte Partien &amp;exportieren …</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>Diese Stellung in der Bibliothek &amp;suchen</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>&amp;Suchen …</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>&amp;Anfang</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>&amp;Horizontal spiegeln</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>&amp;Verbotene Punkte</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>Partien &amp;in dieser Datei …</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>&amp;Gehe zu Zug …</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>Zü&amp;ge der ausgewählten Partie erraten</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>Nächsten Zug er&amp;raten</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Hinweis</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>&amp;Hinweis zur Übung</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>&amp;Verlauf …</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>Pass &amp;einfügen</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>&amp;Tastenkürzel</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>&amp;Ende</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>Go &amp;lernen</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>Bib&amp;liothek</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>&amp;Verluste statt Werte</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>Hau&amp;ptlinie</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>Zur &amp;Hauptlinie machen</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>&amp;Neu markieren</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>Tote Stei&amp;ne markieren</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>&amp;Zugnummern</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>Eigene &amp;Fehler als Aufgaben</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>&amp;Name, Nummer, Diagramm …</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>&amp;Nächste Partie der Liste</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>&amp;Nächster Vorschlag</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>&amp;Nächste Variante</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>&amp;Kein Ergebnis …</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>Mindestens &amp;eine Sekunde je Zug</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>Ausgewählte Partie ö&amp;ffnen</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>Ö&amp;ffnen …</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passen</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>Als Variante ein&amp;fügen</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>Partie einfü&amp;gen</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Spielen</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>&amp;Diesen Zug spielen</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>&amp;Vorige Partie der Liste</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>&amp;Programmeigenes Netz</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Beenden</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Wiederholen</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>Übung wiederh&amp;olen</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>&amp;Bericht der Partie</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>&amp;Ansicht zurücksetzen</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>&amp;Aufgeben …</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Speichern</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>Analyse &amp;in der Partie speichern</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>&amp;Zählen</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>&amp;Gemeinsame Liste</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>Du&amp;plikate anzeigen</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>Lösung &amp;zeigen</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>&amp;Engine starten</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>&amp;Farben tauschen</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>Schlagwör&amp;ter …</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>Le&amp;hrpartie</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>Mindestens &amp;drei Sekunden je Zug</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>&amp;Punkt eingeben …</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>Rü&amp;ckgängig</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>Bibliothek akt&amp;ualisieren</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>We&amp;iß stimmt zu</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>&amp;Weiß verliert kampflos …</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>Protokoll in eine &amp;Datei schreiben</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>Ü&amp;ber tote Steine einigen</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>A&amp;utomatisch abspielen</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>Ü&amp;ber {name}</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>Ganze &amp;Partie analysieren …</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>Bere&amp;ich analysieren</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>Analyse&amp;fenster</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>&amp;So schnell wie möglich</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>Die Engine entscheiden lassen</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>Zur&amp;ück</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>Beste Züge &amp;auf dem Brett</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>Schwarz verliert kampflos?</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>Schwarz am &amp;Zug</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>Brettzeiger nach unten</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>Brettzeiger nach links</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>Brettzeiger nach rechts</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>Brettzeiger nach oben</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>Zählung sc&amp;hließen</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>Zählung als &amp;Text kopieren</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>Vorschlag abbrechen</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>Ast ein- o&amp;der ausklappen</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>Fläche und &amp;Gebiet vergleichen</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>&amp;Gegen den Computer weiterspielen</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>Von hier als Partie &amp;weiterspielen</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>Brett als &amp;Bild kopieren</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>Brett als Te&amp;xt kopieren</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>Ab hier a&amp;usschneiden</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>Wie markiert ents&amp;cheiden …</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>Alle &amp;anderen Varianten löschen</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>N&amp;ur diesen Zug löschen</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>Markierungen an&amp;fechten</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>Bild e&amp;xportieren …</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>&amp;Kodierung …</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>&amp;Zug der Engine</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>Engines und &amp;Optionen …</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>&amp;Schätzen</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>Voraussichtlicher &amp;Besitz</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>Als P&amp;DF exportieren …</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>&amp;Bericht exportieren …</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>&amp;Zehn vor</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>V&amp;ollbild</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>Fi&amp;lter …</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>&amp;Diese Stellung suchen</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>&amp;Weitersuchen</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>V&amp;origen suchen</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>Be&amp;reich in der Bibliothek suchen …</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>&amp;Vertikal spiegeln</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>An der &amp;Diagonale ╱ spiegeln</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>An der D&amp;iagonale ╲ spiegeln</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>Or&amp;dner …</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>&amp;Vor</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>Pa&amp;rtieangaben …</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>Stärkere En&amp;gine holen …</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>Züge von &amp;Weiß erraten</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>Züge von &amp;Schwarz erraten</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>Züge &amp;beider Spieler erraten</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>Rege&amp;lwidrige Züge …</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>Bearbeiten beenden</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>Partie &amp;verlassen und nachspielen</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>Liste von &amp;Schwarz markieren</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>Liste von &amp;Weiß markieren</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>Die Kette am Brettzeiger markieren</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>Variante nach &amp;oben</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>&amp;Variante nach unten</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>Züge von M&amp;enschen</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>N&amp;amen der Spieler …</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>Nä&amp;chste Verzweigung</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>Nächste Auf&amp;gabe</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>Näch&amp;ster Kommentar</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>N&amp;ächster regelwidriger Zug</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>Nächster Fe&amp;hler</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>&amp;Offizielles Passen</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>&amp;Offiziell passen und beenden</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>Ein Brett für jede &amp;Kette</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>In neuem Fenster &amp;öffnen</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>Engines a&amp;nhalten</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>Vorige Varian&amp;te</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>Spie&amp;ler …</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Eine &amp;erste Partie spielen</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>Weiterspielen …</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>Am Brettzeiger spielen oder markieren</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>&amp;Einstellungen …</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>&amp;Vorige Aufgabe</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>&amp;Voriger Vorschlag</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>Vo&amp;rige Verzweigung</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>Voriger regel&amp;widriger Zug</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>Vor&amp;iger Kommentar</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>Voriger &amp;Fehler</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>&amp;Drucken …</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>Be&amp;richt drucken …</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>Tote Steine &amp;vorschlagen</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>&amp;Nachspielen</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>Repara&amp;turbericht …</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>Verfehlte wie&amp;derholen</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>Um &amp;180° drehen</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>&amp;Nach links drehen</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>Nach &amp;rechts drehen</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>&amp;Zählen</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>Übung be&amp;enden</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>Speichern &amp;unter …</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>Nur den Punktestand speic&amp;hern</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>&amp;Stand in der Kurve</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>Ge&amp;trennte Listen</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>Als neue &amp;Variante aufbauen</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>&amp;Längere Zugfolge zeigen</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>&amp;Kürzere Zugfolge zeigen</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>&amp;Besseren Zug zeigen</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>&amp;Aufgaben lösen …</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>Engine starten</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>Anal&amp;yse beenden</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>A&amp;bspielen anhalten</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>Analyse der Partie a&amp;bbrechen</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>Engine beenden</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>Nicht mehr nach {path} schreiben</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>„{command}“ abbrechen</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>&amp;Kleines Brett dieses Zuges</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>Partie bis hierher zurückneh&amp;men</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>Die Partie endet ohne Ergebnis?</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>Die &amp;Regeln Schritt für Schritt</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>Einen Punkt eingeben</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>E&amp;rgebnis in die Partie schreiben</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>Weiß verliert kampflos?</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>Weiß am Zu&amp;g</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>Gewinn&amp;quoten in der Kurve</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Protokoll in eine Datei schreiben</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}, bis zur nächsten Sternlinie</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>&amp;Pfeil</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>&amp;Schwarzer Stein</translation>
    </message>
    <message>
      <source>&amp;Black’s territory</source>
      <translation>Gebiet von Schwar&amp;z</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>&amp;Kreis</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>Punkte &amp;dämpfen</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>Stein &amp;entfernen</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>&amp;Nummer</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Spielen</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>&amp;Quadrat</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>Dreie&amp;ck</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>&amp;Weißer Stein</translation>
    </message>
    <message>
      <source>&amp;White’s territory</source>
      <translation>Gebiet von &amp;Weiß</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>K&amp;reuz</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>Klicken Sie einen Punkt an, oder ziehen Sie über einen Bereich.</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>Klicken Sie einen Punkt an.</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>Klicken Sie einen Stein an.</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>Klicken, um einen Zug vor den folgenden einzufügen.</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>Klicken, um zu spielen.</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>Ziehen Sie von einem Punkt zum anderen, oder klicken Sie beide an.</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>Ziehen Sie über den Teil, der zu sehen sein soll; ein Doppelklick auf einen Punkt zeigt alles.</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>Ziehen Sie über die gesuchte Form, oder klicken Sie beide Ecken an.</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>Jeder Klick setzt den nächsten freien Buchstaben.</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>Jeder Klick setzt die nächste freie Nummer.</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>&amp;Form suchen</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>Zug &amp;einfügen</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>B&amp;uchstabe</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>&amp;Linie</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Beschriftungen</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Linien</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Markierungen</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Mehr</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Zug</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>&amp;Teil des Bretts</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Stellung</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>&amp;Auswahl</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Steine</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Gebiet</translation>
    </message>
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A configuration file is missing. Name one in the arguments.</source>
      <translation>Eine Konfigurationsdatei fehlt. Nennen Sie eine in den Argumenten.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>Eine Bibliothek, die das Programm braucht, fehlt.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>Eine Bibliothek, die das Programm braucht, fehlt: {detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>Eine Netzdatei fehlt. Laden Sie eine herunter und nennen Sie sie in den Argumenten.</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>Ein Programm, das sie aufruft, wurde nicht gefunden (Rückgabewert 127).</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>Nimmt eine Brettgröße an</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>Nimmt ein Komi an</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>Nimmt die Regeln an</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>{argument} hinzufügen</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>Ein Argument beginnt mit einem typografischen Strich: {detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>Vielleicht fehlt ein Argument, das GTP einschaltet. Manche Engines brauchen beim ersten Mal Minuten; warten Sie dann weiter.</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>{name} einrichten</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>{name} einrichten, auf diesem Computer gefunden</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>Darf ausgeführt werden</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>Vergleichen Sie die Argumente mit der Hilfe des Programms.</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>Wählen Sie die Datei des Programms; Argumente gehören in ihr eigenes Feld.</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>Schließen Sie andere Programme, oder nehmen Sie ein kleineres Netz.</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>Meinten Sie dieses?</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>Laden Sie ein Netz für diese Engine herunter und nennen Sie seine Datei in den Argumenten: -model DATEI bei KataGo, --weights DATEI bei Leela Zero.</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>Geben Sie den vollständigen Pfad des Programms ein. Nach ssh ist das der Pfad auf dem anderen Computer.</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>Endet auf Befehl</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>Falls sie andere Regeln unterstützt, stellen Sie sie in den Argumenten ein.</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>Installieren Sie eine Version der Engine für dieses System und diesen Prozessor.</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>Installieren Sie sie mit Ihrer Paketverwaltung, oder verwenden Sie eine Version der Engine, die ihre Bibliotheken mitbringt.</translation>
    </message>
    <message>
      <source>It</source>
      <translation>Sie</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>Sie analysiert Stellungen.</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>Sie hat geantwortet: {detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>Sie kann beim Nachdenken angehalten werden.</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>Sie kann tote Steine melden.</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>Sie kann nicht analysieren.</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>Sie kann beim Nachdenken nicht angehalten werden und wird stattdessen neu gestartet.</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>Sie kann tote Steine nicht melden.</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>Sie hat die Regeln nicht angenommen: {detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>Sie hat sich nicht beendet und wurde abgebrochen.</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>Sie funktioniert noch nicht.</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>Sie hat keinen Grund genannt. Versuchen Sie denselben Befehl in einem Terminal.</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>Ihr fehlen notwendige Befehle: {message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>Ihr fehlt das optionale {detail}.</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>Sie spielt vielleicht Züge, die Superko verbietet; diese werden abgelehnt.</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>Sie hat ein Komi von 7 abgelehnt: {detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>Sie hat kleinere Bretter abgelehnt; {detail} × {detail} hat sie angenommen.</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>Sie meldet keinen Namen.</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>Sie läuft, aber ihre Ausgabe ist kein GTP.</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>Sie unterstützt rechteckige Bretter.</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>Sie unterstützt nur quadratische Bretter.</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>Sie hält Selbstmord für verboten und kann einer Partie nicht folgen, in der er gespielt wird.</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>Sie funktioniert, mit Einschränkungen.</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>Sie funktioniert.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>Ihre letzte Ausgabe unten sagt vielleicht, warum.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>Ihre letzte Ausgabe unten sagt vielleicht, warum. Suchen Sie eine neuere Version.</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>Ihre Regeln lassen sich nicht einstellen; sie verwendet ihre eigenen.</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>Zuletzt auf der Fehlerausgabe:</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>Zuletzt auf der Ausgabe:</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>Nennen Sie in den Argumenten eine vorhandene Datei (-config DATEI bei KataGo), oder berichtigen Sie die Zeile, die die Engine meldet.</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>Es wurde kein Programm gewählt.</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>Kennwörter können hier nicht eingegeben werden. Richten Sie einen SSH-Schlüssel ein und laden Sie ihn in Ihren Agenten.</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>Spielt erlaubte Züge</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>Programm vorhanden</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>Striche ersetzen</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>Meldet Namen und Version</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>Starten Sie sie mit {detail}.</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>Ohne FUSE starten</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>Starten Sie es ohne FUSE, mit der Variablen APPIMAGE_EXTRACT_AND_RUN=1, oder installieren Sie libfuse2 (auf neueren Systemen libfuse2t64).</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Startet</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>Unterstützt GTP</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>Unterstützt die nötigen Befehle</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>Der Befehl wurde nicht gefunden: {detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>Die Engine findet ihre Netzdatei nicht: {detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>Die Engine nimmt ihre Konfigurationsdatei nicht an: {detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>Die Engine versteht ihre Argumente nicht: {detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>Der Ordner {detail} ist nicht vorhanden.</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>Der andere Computer hat die ssh-Verbindung abgelehnt: {detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>Das Programm ist ein AppImage und braucht FUSE, das hier fehlt: {detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>Das Programm läuft, aber nicht im GTP-Modus.</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>Das Programm wurde für eine andere Art von Computer gebaut.</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>Das Programm wurde nicht gefunden, wohl aber {detail}.</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>Für die Engine ist nicht genug Speicher da: {detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>Versuchen Sie denselben Befehl in einem Terminal. Prüfen Sie den Namen, ob der Computer an ist und ob sein Schlüssel angenommen ist.</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>Verwenden Sie einfache Bindestriche.</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>Dieses verwenden</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>Ordner des Programms nehmen</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>Arbeitsordner: {folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>antwortete nach {detail} s</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>nicht bestanden</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>ihre eigenen oder die in ihren Argumenten</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>bestanden</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>mit Einschränkungen bestanden</translation>
    </message>
    <message>
      <source>running</source>
      <translation>läuft</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>übersprungen</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh konnte den anderen Computer nicht erreichen.</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh konnte den anderen Computer nicht erreichen: {detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail} Befehle</translation>
    </message>
    <message>
      <source>{detail} × {detail}</source>
      <translation>{detail} × {detail}</translation>
    </message>
  </context>
  <context>
    <name>game-report</name>
    <message>
      <source>A cross is the move played, numbers are the better line.</source>
      <translation>Ein Kreuz ist der gespielte Zug, Zahlen sind die bessere Folge.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Genauigkeit</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>Genauigkeit: wie viel von der Gewinnquote erhalten blieb. Verlorene Punkte: der Mittelwert je Zug. Beste Züge: wie oft die erste Wahl der Engine gespielt wurde.</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>Analysiert von {engine}.</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>Beste Züge</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>Besser: {move}, dann {line}.</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>Besser: {move}.</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>Endspiel</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>Verliert {points}.</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>Verliert {points}; Gewinnquote {before} → {after}.</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>Mittelspiel</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Zug {number}: {color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>Kein einzelner Zug hat die Partie entschieden.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Eröffnung</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>Verlorene Punkte</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Bericht der Partie</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>Was die Partie entschied</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n Aufgabe</numerusform>
        <numerusform>%n Aufgaben</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>Alle Zweige dieser Aufgabe sind als falsch markiert. Überspringen Sie sie.</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>Beim ersten Versuch: {hits} von {asked} ({percentage})</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>Beim ersten Versuch: {number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>Von leicht bis schwer</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>Grad {grade} von {hardest}.</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>Nächsten Zug erraten</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>Es ist ein Zug auf dem Brett, kein Passen.</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>Er liegt zwischen {low} und {high}.</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>Er liegt im Viertel links unten.</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>Er liegt im Viertel rechts unten.</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>Er liegt im Viertel links oben.</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>Er liegt im Viertel rechts oben.</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>Später: {number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>Längste Serie: {number}.</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>Fehler {number} von {count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>Zug {number} der Partie war {point}. Finden Sie einen besseren.</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Zug {number}: {played} kostete {loss}</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>Zug {number}: {point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>Eigene Fehler</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>Nächster Zug</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>Nächste Aufgabe</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>Es wurde kein Zug erraten.</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>Es wurde keine Aufgabe versucht.</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>Noch keine. Nach einer Analyse sammelt „Eigene Fehler als Aufgaben“ sie.</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>Nicht gelöst: {number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>Aufgabe {number}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>Aufgabe {number} von {count}</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Aufgaben</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>Speichern Sie zuerst Ihre Änderungen: Hierbei werden andere Partien der Datei geöffnet.</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Überspringen</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>Beim ersten Versuch gelöst.</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>Gelöst mit 1 Versuch.</numerusform>
        <numerusform>Gelöst mit %n Versuchen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>Gelöst.</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>Der Autor dieser Aufgabe lässt {point} aus. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>Die letzten Züge waren falsch. Beginnen Sie hier noch einmal.</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>Der Zug ist {point}.</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>Das geht nicht. Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>Diese Partie ist keine Aufgabe: Vor dem ersten Zug stehen keine Steine auf dem Brett. Öffnen Sie eine Datei mit Aufgaben.</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>Das ist die Lösung.</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>Zu dieser Stellung steht keine Lösung in der Datei. Öffnen Sie eine Aufgabe mit Zügen.</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>Diese Stellung ist noch nicht analysiert. Warten Sie einen Augenblick, oder analysieren Sie zuerst die Partie.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Noch einmal</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>Sie haben sie schon einmal verfehlt.</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>Antworten: {number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>Serie: {number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color} passt.</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color} spielt {point}.</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>{color} am Zug: Wo ist Zug {number}?</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>{first} von 1 Aufgabe beim ersten Versuch gelöst, {later} mit mehr Versuchen, {not_solved} nicht gelöst.</numerusform>
        <numerusform>{first} von %n Aufgaben beim ersten Versuch gelöst, {later} mit mehr Versuchen, {not_solved} nicht gelöst.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>{hits} von 1 Zug beim ersten Versuch erraten ({share}).</numerusform>
        <numerusform>{hits} von %n Zügen beim ersten Versuch erraten ({share}).</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake}; besser: {point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>{number} heute fällig</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>{number} gelöst</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point} ist gut. {played}, der Zug der Partie, kostete {loss}.</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>{point} steht nicht unter den Antworten dieser Aufgabe und zählt darum als falsch. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} gehört nicht zu dieser Aufgabe. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>{point} ist nicht der Zug: 1 Linie entfernt.</numerusform>
        <numerusform>{point} ist nicht der Zug: %n Linien entfernt.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point} ist richtig, nach 1 Versuch.</numerusform>
        <numerusform>{point} ist richtig, nach %n Versuchen.</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point} ist richtig.</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} kostet {loss} gegenüber dem besten Zug. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} wurde nicht analysiert und zählt darum nicht. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} wurde gespielt: Das kostete {loss}. Versuchen Sie einen anderen Zug.</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}: {color} am Zug</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>Keine installierte Schrift kann {language} darstellen. Installieren Sie eine, etwa Noto Sans CJK.</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>Keine installierte Schrift kann {language} darstellen. Um eine zu installieren, geben Sie ein: {line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>Eine Datei konnte nicht gelesen werden.</numerusform>
        <numerusform>%n Dateien konnten nicht gelesen werden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n Partie</numerusform>
        <numerusform>%n Partien</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>Eine Partie nach {name} exportiert.</numerusform>
        <numerusform>%n Partien nach {name} exportiert.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>Eine Partie mit diesem Muster</numerusform>
        <numerusform>%n Partien mit diesem Muster</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>Eine Partie mit dieser Stellung</numerusform>
        <numerusform>%n Partien mit dieser Stellung</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%n Gruppe</numerusform>
        <numerusform>%n Gruppen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>%n regelwidriger Zug</numerusform>
        <numerusform>%n regelwidrige Züge</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95-%-Intervall</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>Bei Zug</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>Schwarz gewann</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>Schwarz gewann {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Kommentar</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Gezählt</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Datum</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Veranstaltung</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>Export: {done} von {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Datei</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partien</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Gruppe</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>Enthält einen regelwidrigen Zug</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>Neue Partien werden gesucht …</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Züge</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Nächster Zug</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>Nicht gezählt: Die Datei markiert keine toten Steine.</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passen</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Spieler</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>Stellung auf dem Brett</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rang</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>Dateien werden gelesen: {done} von {total}</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>Bereich {first} bis {last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>Wiederholt eine Stellung</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>Wiederholt einmal eine Stellung</numerusform>
        <numerusform>Wiederholt %n-mal eine Stellung</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Schlagwort</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Schlagwörter</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>Die Zählung weicht vom notierten Ergebnis ab</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>Die Zählung mit den toten Steinen, die die Datei markiert, ergibt: {result}.</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>Es gibt kein Feld „{field}“. Wählen Sie eines aus der Liste der Filter.</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>Diese Suche ist nicht lesbar.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>Weiß gewann</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>Jahre</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>gedreht oder gekürzt</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>gleiche Datei</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>gleiche Züge</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}: einmal</numerusform>
        <numerusform>{move}: %n-mal</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>„{field}:“ hat keinen Wert. Schreiben Sie ihn hinter den Doppelpunkt.</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>„{value}“ ist weder yes noch no.</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>„{value}“ ist keine Brettgröße. Schreiben Sie 19 oder 13x9.</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>„{value}“ ist kein Datum. Schreiben Sie 1846, 1846-07, 1846-07-21, 1840s oder 1840..1850.</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>„{value}“ ist keine Zahl. Schreiben Sie eine Zahl wie 7 oder 5..7.</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>„{value}“ ist kein Rang. Schreiben Sie 5k, 3d, 9p oder 1d..9d.</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>„{value}“ ist kein Ergebnis. Schreiben Sie B+, W+R, B+3.5, 0 oder ?.</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>&amp;Anmerken</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>&amp;Zweig</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Kopieren</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Suchen</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Hilfe</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>Springen &amp;zu</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>&amp;Lernen</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>&amp;Navigation</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>&amp;Stellung</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>&amp;Zählen</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>&amp;Aufbauen</translation>
    </message>
    <message>
      <source>&amp;Speed of engine-only games</source>
      <translation>&amp;Tempo reiner Engine-Partien</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>&amp;Werkzeug</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>Ansi&amp;cht</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>Anal&amp;yse</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>B&amp;rett</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>E&amp;xportieren</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>Partie b&amp;eenden</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>En&amp;gines</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>Datei&amp;details</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>&amp;Zeigen</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>&amp;Vorschläge</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>Im Vergleich mit dem besten Zug der Engine.</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>Alternativen zu diesem Zug</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>Eine Engine macht einen Vorschlag; die Spieler entscheiden.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>Steine animieren</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>Wie in der Datei</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>Am Anfang</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>Beim letzten Zug</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>Automatisch abspielen: Zeit je Zug</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Brett</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>Klassisch, Kaya</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>Klassisch, Ahorn</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>Für Farbenblinde, mit Formen</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>Koordinaten rund um das Brett</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Dunkel</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Standard</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>Voraussichtlicher Besitz</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Dateien</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Hoher Kontrast</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>In {folder}. Sie werden dann nicht gefragt, ob Sie speichern möchten.</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>Beendete Partien aufbewahren</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>Tastatur und Sprache</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Sprache</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Hell</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>Hell und flach</translation>
    </message>
    <message>
      <source>Like OGS</source>
      <translation>Wie OGS</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>Wie Sabaki und Lizzie</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Aussehen</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>Verbotene Punkte markieren</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>Passend zum Fenster</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>Zugnummern auf den Steinen</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Nächste Züge</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Keine</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>Aus, wenn das System um weniger Bewegung bittet.</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>Beim ersten Klick</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>Beim zweiten Klick</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>Partien öffnen</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>Einen Stein setzen</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>Steine leicht versetzt legen</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>Töne abspielen</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>Gedrucktes Diagramm</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>Nach zweimal Passen tote Steine vorschlagen</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>Legen Sie eigene Themen in {folder} ab.</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>Zuletzt geöffnete Dateien merken</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Zählen</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>Züge einer Engine auf dem Brett zeigen</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>Zeigen, was Züge verlieren, statt ihrer Werte</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Töne</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Wirkt ab dem nächsten Start.</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Schriftgröße</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>Zeit pro Stellung</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>Zwei Klicks verhindern versehentliche Züge.</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>Systemeinstellung verwenden</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>Varianten</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Lautstärke</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenster</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>Animation</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>Zweige Buchstaben</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>Kandidaten</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>Zählung markieren einigen</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>Schrift Buchstaben Vergrößerung groß</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>versetzt zufällig</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>Buchstaben Zahlen</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>laut leise</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>stumm leise</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>Besitz</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>zuletzt</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>relativ absolut Punkte Verlust</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>speichern Verlauf Archiv</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>Tastenkürzel</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>Tempo Geschwindigkeit</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>Thema Nacht Erscheinungsbild</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>Thema Holz Steine</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>Berührung bestätigen</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message numerus="yes">
      <source>%n handicap stones</source>
      <translation>
        <numerusform>%n Vorgabestein</numerusform>
        <numerusform>%n Vorgabesteine</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>Eine Partie Go</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Zug {number}</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>Züge {first}–{last}</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>Die Stellung</translation>
    </message>
    <message>
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>Dieses Brett lässt sich nicht als .{ending} speichern. Wählen Sie ein anderes Format oder eine andere Größe.</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>Varianten werden nicht gedruckt.</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} auf {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}: Pass</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>Zug {move}</translation>
    </message>
    <message>
      <source>today</source>
      <translation>heute</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>gestern</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>1 ältere Partie ist als Datei aufbewahrt.</numerusform>
        <numerusform>%n ältere Partien sind als Dateien aufbewahrt.</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>Eine erste Partie auf 9 × 9</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>Wem gehört was?</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>beendete Partien zum Zählen</translation>
    </message>
    <message>
      <source>game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>mit einem Kommentar zu jedem Zug</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>Schwarz stimmt zu</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>Gebiet von Schwarz {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>Weiß stimmt zu</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>Gebiet von Weiß {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>über tote Steine einigen</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>vereinbartes Ergebnis</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>Anmerkung</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>Pfeil nach {point}</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>schwarzer Stein {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>Kreis {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>Markierungen löschen</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>von hier weiterspielen</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>ohne die Engine weiter</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>auf diese Stellung zuschneiden</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>Kreuz {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>ausschneiden</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>Entscheidung</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>löschen</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>einen Zug löschen</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>andere Varianten löschen</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>dämpfen {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>anfechten</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>Markierungen der Engine</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>entfernen {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>kampflos</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>Art der Einigung</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>Pass einfügen</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>{point} einfügen</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>Buchstabe {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>Linie nach {point}</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>auf Zeit verloren</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>zur Hauptlinie machen</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>markieren</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>neu markieren</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>Variante nach unten</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>Variante nach oben</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>Zug {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>kein Ergebnis</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>Eigenschaften des Knotens</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>Nummer {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>ein Brett pro Kette</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>Teil des Bretts</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>Pass</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>einfügen</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>weiterspielen</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>Spieler am Zug</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>Vorschlag</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>aufgeben</translation>
    </message>
    <message>
      <source>review</source>
      <translation>nachspielen</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>Analyse speichern</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>Auswahl {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>Quadrat {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>Farben tauschen</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>zurücknehmen</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>Brett umformen</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>Dreieck {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>weißer Stein {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>Ergebnis schreiben</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>Im Thema „{name}“ muss shadow eine Zahl von 0 bis 1 sein.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>Im Thema „{name}“ muss {key} eine Farbe wie #C8A165 sein.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>Im Thema „{name}“ muss {key} der Name eines Bildes sein.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>Im Thema „{name}“ nennt {key} die Datei {file}, die kein Bild in seinem Ordner ist.</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>Die Datei des Themas „{name}“ ist zu groß.</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>Das Thema „{name}“ hat einen unbekannten Eintrag „{key}“; bekannt sind {keys}.</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>Das Thema „{name}“ beruht auf „{base}“; das ist keines von {themes}.</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>Es gibt kein Brettthema „{name}“. Legen Sie eigene Themen in {folder} ab.</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>%n schwarzer Gefangener</numerusform>
        <numerusform>%n schwarze Gefangene</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>1 Freiheit</numerusform>
        <numerusform>%n Freiheiten</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>%n Zug hat viele Punkte verloren.</numerusform>
        <numerusform>%n Züge haben viele Punkte verloren.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>1 Zug in dieser Zeit zu spielen</numerusform>
        <numerusform>%n Züge in dieser Zeit zu spielen</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>noch %n Periode</numerusform>
        <numerusform>noch %n Perioden</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>1 Punkt gehört noch niemandem: Weiterspielen könnte das Ergebnis noch ändern.</numerusform>
        <numerusform>%n Punkte gehören noch niemandem: Weiterspielen könnte das Ergebnis noch ändern.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>1 Punkt gehörte noch niemandem.</numerusform>
        <numerusform>%n Punkte gehörten noch niemandem.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>%n weißer Gefangener</numerusform>
        <numerusform>%n weiße Gefangene</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>&amp;Schlechter Zug</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>&amp;Zweifelhafter Zug</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>Ausg&amp;eglichene Stellung</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>&amp;Guter Zug</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>&amp;Interessanter Zug</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passen</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>&amp;Passen und beenden</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>+{seconds} s pro Zug</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>, %n Vorgabestein</numerusform>
        <numerusform>, %n Vorgabesteine</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>, gewählt</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>Ein Brett von {size} hat keine Vorgabepunkte: Wählen Sie keine Vorgabe oder Regeln mit freier Vorgabe.</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>Ein Brett von {size} hat Punkte für höchstens {most} Vorgabesteine.</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>Ein Brett wurde wegen dieser Zeile nicht gelesen: „{detail}“</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>Eine Kette in Atari muss sofort gerettet werden.</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>Eine Kette, die ihre eigene letzte Freiheit füllt, wird vom Brett genommen.</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>Eine Kette mit nur einer Freiheit steht in Atari: Sie kann als Nächstes geschlagen werden.</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>Eine Kette ohne Freiheiten ist geschlagen und verlässt das Brett.</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>Eine Uhr begrenzt, wie lange jeder Spieler nachdenken darf. Beim Byoyomi beginnt eine Periode, die nicht aufgebraucht ist, mit dem nächsten Zug von vorn.</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>Ein Zyklus von {kos} Kos.</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>Ein Doppelko.</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>Eine Partie endet ohne schließende Klammer; sie wurde ergänzt</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>Eine Gruppe mit zwei getrennten Augen kann nie geschlagen werden.</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>Eine Vorgabe gleicht einen Unterschied in der Spielstärke aus: Schwarz, der schwächere Spieler, setzt so viele Steine vor dem ersten Zug von Weiß.</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>Ein Ko darf nicht sofort zurückgeschlagen werden; längere Zyklen sind erlaubt.</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>Eine Zeile war nicht verständlich und wurde ausgelassen: „{detail}“</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>Eine fehlende öffnende Klammer wurde ergänzt</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>Ein fehlendes Semikolon wurde ergänzt</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>Ein Zug fängt oder ist Selbstmord, nie beides, außer er geht von einer aufgebauten Stellung aus.</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>Ein Zug färbt einen leeren Punkt in der eigenen Farbe, räumt dann die Farbe des Gegners ab, dann die eigene.</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>Ein Zug darf die eigene Kette nicht ohne Freiheit lassen.</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>Ein Zug darf keine frühere Stellung mit demselben Spieler am Zug wiederherstellen.</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>Ein Zug darf keine Stellung wiederherstellen, die es mit demselben Spieler am Zug schon einmal gab, die Anfangsstellung eingeschlossen (situatives Superko).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>Ein Zug darf keine Stellung wiederherstellen, die es schon einmal gab, die Anfangsstellung eingeschlossen (positionelles Superko).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>Ein Zug darf keine frühere Stellung wiederherstellen.</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>Ein Zug darf das Brett nicht so wiederherstellen, wie es vor dem letzten Zug des Gegners war (Ko). Längere Wiederholungen sind erlaubt; kommt eine Stellung zum dritten Mal vor, können die Spieler die Partie ohne Ergebnis beenden.</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>Ein Zug: Fangen</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>Ein Zug: Selbstmord</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>Passen ist besser.</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>Ein Spieler darf kein Brett hinterlassen, das er schon einmal durch einen Zug hinterlassen hat; durch Passen hinterlassene zählen nicht (natürliches situatives Superko).</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>Ein Spieler darf kein Brett hinterlassen, das er schon einmal hinterlassen hat, durch einen Zug oder durch Passen; den Anfang hat niemand hinterlassen (Taylors Superko).</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>Ein Spieler darf durch Züge dieselbe Stellung nicht zweimal hinterlassen.</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>Ein Spieler darf dieselbe Stellung nicht zweimal hinterlassen, weder durch einen Zug noch durch Passen.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>Die Punktzahl eines Spielers ist die Zahl der Punkte seiner Farbe und der leeren Punkte, die nur seine Farbe erreichen.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>Die Punktzahl eines Spielers ist die Zahl der Punkte seiner Farbe und der leeren Punkte, die nur diese Farbe erreichen.</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>Ein Punkt ist schwarz, weiß oder leer.</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>Ein Punkt oder Passen ist in der Schreibweise eines anderen Programms notiert und wurde gelesen: {detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>Ein Punkt erreicht eine Farbe, wenn von ihm ein Weg über Punkte seiner eigenen Farbe, jeder dem vorigen in einer Reihe oder Spalte benachbart, zu einem Punkt dieser Farbe führt.</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>Ein Punkt erreicht eine andere Farbe, wenn ein Weg von ihm zu dieser Farbe führt, die Linien entlang und nur über Punkte seiner eigenen Farbe.</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>Eine Eigenschaft einer älteren SGF-Version wurde wie die von FF[4] gelesen: {detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>Ein Vierfachko.</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>Ein Stein macht einen Punkt schwarz oder weiß; ein Punkt ohne Stein ist leer. Sonst ist an einem Stein nichts von Bedeutung.</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>Ein Stein darf dorthin, wo er keine Freiheit hat, wenn er dabei schlägt.</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>Selbstmord mit mehreren Steinen ist erlaubt; für Ko gibt es eine besondere Regel.</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>Eine umzingelte Gruppe ohne zwei Augen ist verloren.</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>Ein Dritter</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>Ein Dritter entscheidet</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>Ein Dritter entscheidet über strittige Ketten.</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>Ein Dritter kann sich irren.</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>Unentschieden</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>Ein Dreifachko.</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>Ein Zug ist ein Passen oder ein Setzen, das keine frühere Färbung des Gitters wiederholt.</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>Ein Zug ist entweder Passen oder ein Setzen, das keine frühere Stellung wiederherstellt.</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>Ein Wert ohne Eigenschaft wurde in TGKT aufbewahrt: [{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>Vor einer „]“ in einem Text fehlt der Backslash; sie wurde als Teil des Textes gelesen: {detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>Nach einem Punkt fehlt „]“; der folgende Text wurde als sein Wert gelesen: {detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>Fügen Sie „--mode gtp“ zu den Argumenten hinzu.</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>Fortgeschrittener</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>Fortgeschrittener – wenn Sie vorauslesen</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>Haben beide gepasst, werden Steine entfernt, die nicht leben können.</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>Nach einer Uneinigkeit ist das Passen förmlich, und zweimal Passen beendet die Partie.</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>Nach einer Uneinigkeit beendet zweimal Passen die Partie, und alle Steine leben.</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>Zweimal Passen hintereinander beendet dann die Partie, und alle Steine leben, wie viele Züge auch dazwischenkamen.</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>Nach der ersten Uneinigkeit wird den Spielern geraten, die Steine zu fangen, die sie für tot halten.</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>Nach zweimaligem Passen in Folge können sich die Spieler einigen, welche Steine weggenommen werden. Wenn ja, wird das Brett ohne sie gezählt, und die Partie ist zu Ende.</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>Nach zweimaligem Passen können die Spieler vereinbaren, Steine vom Brett zu nehmen, als wären sie gefangen.</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>Nach zweimaligem Passen dort wird das Ergebnis auf dieses Brett übertragen, das dann gezählt wird.</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>Einigung (2001)</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>Einmalige Einigung (1995)</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>Einigung oder viermal Passen</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>Alle Schriften</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>Alle drei sind weg, auch der eben gespielte.</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Erlaubt</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>Erlaubt: Die eigene Kette, die ohne Freiheit bleibt, wird vom Brett genommen.</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>Regeln der American Go Association.</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>Eine leere Variante wurde ignoriert</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>Eine überzählige schließende Klammer wurde ignoriert</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>Ein Auge ist ein leerer Punkt in einer Gruppe. Bei einem Auge füllt Weiß die Außenseite und setzt dann hinein. Bei zweien hat der erste Stein im Innern keine Freiheit und schlägt nichts. Ihre Gruppe hat Raum für drei Punkte.</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>Auf einen Stein zu antworten, den der Gegner in Ihre Fläche setzt, kostet nichts: Ihr Stein zählt so viel wie der Punkt, den er füllt.</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>Jedes weitere zweimalige Passen öffnet die Einigung wieder. Jedes Passen ist ein Zug und zählt für Superko.</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>Überall (frei)</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>Überall, Weiß passt</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>Flächenzählung durch Auffüllen mit den Steinen beider Spieler, 8 Punkte Komi.</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>Nach Fläche zählen die eigenen Steine und die leeren Punkte, die sie umschließen; nach Gebiet nur die leeren Punkte, weniger die gefangenen Steine. Neutrale Punkte (Dame) erreichen beide Farben und zählen für niemanden.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>Flächenzählung, kein Selbstmord, keine Wiederholung mit demselben Spieler am Zug.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>Flächenzählung, kein Selbstmord, ein Punkt für Weiß je Vorgabestein.</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>Flächenzählung, Selbstmord erlaubt, kein Spieler hinterlässt eine Stellung zweimal.</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>Fläche, im Wortlaut von 1995</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>Fläche: Die Punktzahl eines Spielers sind die Steine auf dem Brett und die leeren Punkte, die nur diese Farbe erreichen.</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>Wie vereinbart</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>Wie gezählt</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>Wie es steht</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>Wie es steht: {score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>Wie markiert</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>Noch einmal fragen</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>Fragen Sie noch einmal, wählen Sie den Zug der Engine, oder werten Sie es als Niederlage.</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>Fragen Sie noch einmal, oder fahren Sie ohne sie fort.</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>Jederzeit können sich die Spieler stattdessen über die toten Steine einigen oder über das Ergebnis.</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>Am Ende der Partie gewinnt die höhere Punktzahl. Gleiche Punktzahl ist unentschieden.</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>Atari</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>Richten Sie sie wieder ein, oder wählen Sie ihr Programm.</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>S+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>Anfänger</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>Anfänger – wenn Sie Atari und zwei Augen kennen</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Schwarz</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>Schwarz führt um {points}</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>Schwarz und Weiß ziehen abwechselnd. Ein Stein wird auf einen Schnittpunkt der Linien gesetzt und bewegt sich nie. Am Ende gehören Ihnen Ihre Steine und die leeren Punkte, die nur Ihre Steine umgeben. Hier gehört die linke Seite fast schon Schwarz, aber die Mauer hat eine Lücke.</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>Schwarz beginnt mit so vielen Zügen hintereinander.</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>Schwarz hat 9 Steine und diese 3 Punkte, Weiß 9 Steine und 4 Punkte.</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>Schwarz setzt Vorgabesteine, noch 1</numerusform>
        <numerusform>Schwarz setzt Vorgabesteine, noch %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>Schwarz setzt zuerst die Vorgabesteine; Passen ist noch nicht möglich.</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>Schwarz spielt die ersten {value} Züge; sie wurden als Vorgabesteine gelesen.</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>Schwarz {black}, Weiß {white}: {result}.</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>Schwarz, Weiß, Schwarz, Weiß, und Schwarz ist wieder am Zug.</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>Schwarz setzt seine ersten Züge frei; Weiß passt dazwischen.</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>Punkt von Schwarz</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>Die Mauer von Schwarz hat noch eine Lücke, deshalb gehört die linke Seite niemandem.</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>Gewinnquote von Schwarz {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>Die Grenze ist auf {points} offen.</numerusform>
        <numerusform>Auf {points} sind Grenzen offen.</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>Beide Farben erreichen {point}.</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>Beide haben gepasst. Sie haben den letzten Punkt genommen und dadurch gewonnen.</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>Beide Spieler markieren die toten Steine auf einer gemeinsamen Liste und stimmen ihr beide zu.</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>Beide Seiten standen in Atari: Wer zuerst schlägt, gewinnt.</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>Nach Fläche</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>Nach Gebiet</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>In dieser Kodierung ungültige Bytes blieben unverändert. Das erste bei {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3 war der letzte neutrale Punkt: Schwarz gewinnt mit 1.</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>Schlagen</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>Schlagen Sie den markierten Stein in zwei Zügen.</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>Schlagen Sie den markierten Stein.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>Fangen Sie die Steine, die Sie für tot halten: Noch einmal Passen beendet die Partie.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>Fangen Sie die Steine, die Sie für tot halten: Zweimal Passen in Folge beendet die Partie.</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>Schlagen Sie die drei markierten Steine.</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>Fangen Sie die zwei weißen Steine.</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>Geschlagene Steine zählen für niemanden. Schwarz hat den ersten Zug, deshalb bekommt Weiß meist zusätzliche Punkte, das Komi. Das Programm zählt für Sie; sehen Sie sich einmal an, wie.</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>Gefangene Steine zählen nicht.</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>Geschlagene Steine verlassen das Brett zuerst, daher hat Ihr Stein wieder Freiheiten. Schlüge er nichts, würden Ihre eigenen Steine entfernt. Achten Sie auf Ihre zwei Steine links: Auch sie stehen in Atari.</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>Schlagen geht vor</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>Gelegenheitsspieler</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>Gelegenheitsspieler – wenn Sie ab und zu spielen</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Mitteleuropäisch</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>Spieler ändern …</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>Wird eine Markierung geändert, gelten beide Zustimmungen nicht mehr.</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>Prüfen Sie die Argumente der Engine.</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>Prüfen Sie, ob die Datei vollständig und für dieses System gemacht ist.</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>Prüfen Sie den Pfad.</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>Es wird geprüft, was sie kann …</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chinesisch</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>Chinesische Regeln, wie Computerprogramme sie spielen.</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chinesisch, vereinfacht</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chinesisch, traditionell</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>Wählen Sie ein anderes Brett oder eine andere Engine.</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>Wählen Sie eine andere Engine für die Analyse.</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>Wählen Sie einen anderen Arbeitsordner oder keinen.</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>Ihren Zug wählen</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>Wählen Sie zuerst die Datei des Netzes oder einen anderen Spieler.</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>Wählen Sie die Programmdatei selbst, oder machen Sie sie ausführbar.</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>Diesen Zug für sie wählen</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>Aufräumen</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>Abräumen</translation>
    </message>
    <message>
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>Das Abräumen einer Farbe nimmt alle ihre Ketten ohne Freiheit auf einmal vom Brett. Ketten mit einer Freiheit bleiben.</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>Ganz ausgeglichene Stellung</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>Klicken Sie jeden leeren Punkt an, der für Schwarz zählt.</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>Klicken Sie jeden leeren Punkt an, den der markierte schwarze Stein erreicht.</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>Klicken Sie auf jede Freiheit der markierten Kette.</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>Klicken Sie jeden weißen Stein an, der geht, wenn Weiß abgeräumt wird.</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>Klicken Sie den Stein an, der nicht leben kann, und beachten Sie den Stand.</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>Klick: dieser Stein lebt</numerusform>
        <numerusform>Klick: diese %n Steine leben</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>Klick: dieser Stein ist tot</numerusform>
        <numerusform>Klick: diese %n Steine sind tot</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>Vereinsspieler</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>Vereinsspieler – wenn Sie jede Woche spielen</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>Mit Fläche vergleichen</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>Mit Gebiet vergleichen</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>Verbunden teilen sich die drei Steine vier Freiheiten.</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>Auf {points} ist noch eine Verbindung nötig.</numerusform>
        <numerusform>Auf {points} sind noch Verbindungen nötig.</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Ohne sie fortfahren</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>Verbleibende Kopien: {count}.</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>Als Niederlage werten</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>Nach Fläche zählen</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>Nach Gebiet zählen</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>Zählung nach {kind}, Schwarz – Weiß</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>Nach Fläche gezählt ist das Ergebnis dasselbe wie in der Datei.</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>Nach Gebiet gezählt ist das Ergebnis dasselbe wie in der Datei.</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>Zählung</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Kyrillisch</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>Beschädigte Zeichen wurden erraten: {detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>Tote Steine</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>Tote Steine werden gerade markiert. Wählen Sie erst „Weiterspielen“, dann passen Sie.</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>Tote Steine könnten dem Fangen nicht entgehen, darum werden sie vor der Zählung weggenommen, wenn beide Spieler zustimmen. In einem Seki leben Steine beider Farben, weil verliert, wer angreift.</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>Von einem Dritten entschieden</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>Entschieden von {name}</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>Strittige Ketten werden auf einem zweiten Brett ausgespielt.</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>Strittiges wird mit den Gefangenen ausgespielt.</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>Lassen Sie Weiß keine zwei Augen machen.</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>Jeder Spieler markiert eine eigene Liste und reicht sie ein. Gleiche Listen beenden die Partie; ein Unterschied gilt als Anfechtung.</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>Jeder Spieler kann sein Passen für offiziell erklären. Zweimal offizielles Passen, oder zweimal Passen nach einer Uneinigkeit ohne Zug dazwischen, beendet die Partie, wie sie steht. (Diese Grenze setzt das Programm; der ursprüngliche Text nennt keine.)</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Ende der Partie</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>Durch Einigung beendet</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>Engines, die diese Form von Superko nicht unterstützen, verwenden situatives Superko.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>Schätzung: Schwarz gewinnt mit etwa {points}, plus/minus {spread}.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>Schätzung: Schwarz gewinnt mit etwa {points}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>Schätzung: Weiß gewinnt mit etwa {points}, plus/minus {spread}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>Schätzung: Weiß gewinnt mit etwa {points}.</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>Schätzung: eine ausgeglichene Partie.</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>Schätzung: {evaluation}.</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>Das Ende der Partie wird geschätzt …</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>Ausgeglichen</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>Nur Partien ohne Vorgabe.</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>Bisher ausgeglichen</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>Jeder Punkt ist schwarz, weiß oder leer.</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>Jeder Stein auf dem Brett zählt; keiner wird weggenommen.</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>Genau das, was ein Computer braucht: Die Spieler müssen alle toten Steine fangen, bevor sie passen.</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Experte</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>Experte – für starke Spieler</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>Dateien mit diesen Regeln lassen sich öffnen; ihr Ergebnis bleibt erhalten.</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>Finden Sie den Zug, mit dem Schwarz gewinnt.</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>Findet die großen Züge, macht aber noch einfache Fehler.</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>Fünf Freiheiten. Weiß müsste sie alle füllen, um die Kette zu schlagen.</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>Einstellungen berichtigen …</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>Fest: Die Steine stehen auf den überlieferten Punkten.</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>Für Vorgabe</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>Verboten</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>Verboten: Ein Zug darf die eigene Kette nicht ohne Freiheit lassen.</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>Förmlich &amp;passen</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>Viermal Passen hintereinander beendet die Partie, wie sie steht, mit jedem Stein.</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>Frei: Schwarz beginnt mit n Zügen hintereinander, an beliebigen Stellen.</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>Frei: Schwarz setzt in den ersten n Zügen an beliebige Stellen, und Weiß passt dazwischen; für Superko hat auch Weiß diese Stellungen hinterlassen.</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>Von da an ist das Passen förmlich: Zweimal Passen hintereinander beendet dann die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>Volle Stärke</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>Volle Stärke – alles, was dieser Computer kann</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>Weitere Reparaturen sind nicht aufgeführt</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>Geben Sie Atari von der Seite, nach der die Kette entkommen könnte.</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>Gehen Sie zur Partie zurück, um tote Steine zu markieren.</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>Go wird auf einem Gitter von Punkten gespielt, von zwei Spielern, Schwarz und Weiß genannt.</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>Go wird auf einem quadratischen Gitter von 19 mal 19 Punkten gespielt, von zwei Spielern, Schwarz und Weiß.</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>Gut &amp;für Weiß</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>Gut für S&amp;chwarz</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>Großer Wendepunkt</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Vorgabe</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>Vorgabe steht</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>Schwer zu be&amp;urteilen</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>Vergleich ausblenden</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>Gleiche Listen beenden die Partie; jeder Unterschied ist eine Anfechtung.</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>Wird abgelehnt, geht die Partie weiter.</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>Steht eine Ihrer Ketten in Atari, können Sie sie oft retten: Verlängern Sie sie oder verbinden Sie sie mit einer anderen Kette, damit sie mehr Freiheiten hat. Der markierte Stein steht in Atari.</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>Sind sie sich nicht einig, entscheidet ein Dritter: ein Mensch, eine Engine oder der Vorschlag des Programms, der falsch sein kann. Wer was entschied, steht in der Datei.</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>Sind sie sich nicht einig, war beide Male das Passen inoffiziell, und der Gegner dessen, der zuletzt zog, ist am Zug.</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>Sind sie sich nicht einig, war kein Passen ein Zug, und wer zuerst passte, ist wieder am Zug. Das kann einmal geschehen.</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>Sind sie sich nicht einig, geht das Spiel mit dem weiter, der zuerst passte.</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>Sind sie sich nicht einig, werden die strittigen Ketten auf einem zweiten Brett ausgespielt, einer Kopie des ersten. Wer zuerst passte, zieht zuerst, und dort darf sich keine Stellung wiederholen.</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>Ergänzend zu den {count} Sätzen</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>Strittig: {chains}.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>Strittig: {chains}. Markieren Sie die toten Steine und entscheiden Sie dann.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>Strittig: {chains}. Spielen Sie weiter, um es zu klären, und passen Sie dann.</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>In Kürze</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>In der Ecke fand Weiß keine neuen Freiheiten.</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>In der zweiten Phase kommt jeder gespielte Stein aus den Gefangenen seiner Farbe, und gefangene Steine kommen wie zuvor dorthin.</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>Ing-Regeln</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>Innen ist nur Raum für ein Auge, also kann Weiß die ganze Gruppe schlagen.</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>Installieren Sie, was fehlt, oder geben Sie den vollständigen Pfad ein.</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>Stattdessen kann jeder der beiden verlangen weiterzuspielen. Dann zieht der andere Spieler zuerst. Das geht erst wieder, nachdem ein Stein gesetzt wurde.</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>Ungültige Bytes wurden ersetzt: {detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>Er ist nur dann eine Wiederholung, wenn einer Ihrer Züge dieses Brett schon einmal hinterlassen hat.</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>Er ist nur dann eine Wiederholung, wenn Sie dieses Brett schon einmal hinterlassen haben, und sei es durch Passen.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>Er ist nur dann eine Wiederholung, wenn Ihr Gegner gerade dasselbe getan hat.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>Er ist nur dann eine Wiederholung, wenn Ihr Gegner auf diesem Brett schon einmal am Zug war.</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>Der andere Spieler ist mit der Entscheidung an der Reihe.</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>{color} ist am Zug.</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>{name} ist am Zug.</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>Das war keine Drohung für Weiß, und Weiß hat stattdessen das Ko geschlossen.</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>Seine letzte Freiheit ist weg, und damit auch der Stein.</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>Ihre Stufen wurden auf 9 × 9 erprobt; auf diesem Brett sind sie schwächer.</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>Sein Punkt und die fünf um ihn gehören jetzt Schwarz, und Schwarz gewinnt.</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>Japanisch</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>Japanisch</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>Regeln der KGS-Computer-Go-Turniere, wie vorgeschlagen.</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS-Aufräumen</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>Die Steine, die KaTrain an den Anfang gesetzt hat, wurden als Vorgabe gelesen: {detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>Kennt die Regeln und sonst wenig. Gut für eine erste Partie.</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>Kennt die üblichen Züge, übersieht aber oft, was gefangen werden kann.</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>Ko</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>Ko: {point} würde die Stellung nach Zug {turn} wiederherstellen. Spielen Sie zuerst anderswo.</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>Ko: {point} würde die Anfangsstellung wiederherstellen. Spielen Sie zuerst anderswo.</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>Komi ist die Zahl der Punkte, die Weiß bekommt, weil Schwarz zuerst zieht. Mit einem halben Punkt gibt es kein Unentschieden.</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>Komi bei Vorgabe</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>Koreanisch</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>Lasker und Maas, Gebietsregeln.</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>Freiheiten</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>Wie Fläche, aber auf einem leeren Brett zählt jeder Punkt für beide.</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>Wie Gebiet, aber Punkte in einem Seki zählen nicht.</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>Wie {rules}, aber: {changes}.</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>Zeile {detail} des Bretts in {file} konnte nicht gelesen werden. Korrigieren Sie sie, und versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>Drohen Sie etwas, worauf Weiß antworten muss, und nehmen Sie dann das Ko.</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>Machen Sie vier Züge und sehen Sie, wer am Zug ist.</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>Machen Sie das Dreieck schwarz, dann das Quadrat weiß.</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>Machen Sie zwei Augen.</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>Tote Steine werden markiert</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>Zug {number}: {color} passt</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Zug {number}: {color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>Zuerst zu ziehen ist ein Vorteil. In einer Partie ohne Vorgabe bekommt Weiß deshalb zusätzliche Punkte, das Komi; 7 ist üblich. Hier gibt es keins, und es steht gleich.</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>Natürliches situatives Superko</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>Neutrale Punkte</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>Es gibt noch neutrale Punkte. Nach diesen Regeln werden sie vor dem Zählen gefüllt.</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>Keine Stellung zweimal hinterlassen; nach einer Uneinigkeit ist das Passen förmlich.</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>Keine Stellung zweimal hinterlassen; Passen vor einer Uneinigkeit ist inoffiziell.</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>Neuseeländisch</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>Neuling</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>Neuling – für die ersten Abende</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>Kein Brett zweimal</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>Keine Linie führt von der Kette geradewegs zu {point}.</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>Keine Stellung darf sich wiederholen, Selbstmord ist erlaubt, und was nur Ihre Steine erreichen, gehört Ihnen.</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>Kein Ergebnis</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>Es wurden keine Steine weggenommen</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>Kein Ausweg</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>Nein: {point} gehört nicht dazu. Noch 1 zu finden.</numerusform>
        <numerusform>Nein: {point} gehört nicht dazu. Noch %n zu finden.</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Keine.</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>Keins. Gleiche Punktzahl ist unentschieden.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nichts</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>Nichts ist strittig: Markieren Sie die Ketten, über die Sie sich nicht einig sind.</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>Nach dem Passen wird nichts weggenommen: Jeder Stein auf dem Brett zählt.</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>Völliger Anfänger</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>Völliger Anfänger – für die erste Partie</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>Nun braucht die weiße Gruppe in der Ecke zwei Augen und kann nicht hinaus. Der Punkt, der zwei Augen macht, ist auch der, der sie verhindert.</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>Nirgends</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>&amp;Passen, offiziell</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>Auf einem leeren Brett zählt jeder Punkt für beide, wie es 1995 hieß.</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>Auf festen Punkten</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>Auf diesem Computer: {speed}. Das ist schnell genug.</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>Auf diesem Computer: {speed}. Das ist langsam; ein kleineres Netz spielt vielleicht besser.</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>Ein Auge</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>Eine Stufe tiefer: Ihr nächster Gegner auf {size} ist {level}.</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>Eine Stufe höher: Ihr nächster Gegner auf {size} ist {level}.</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>Noch einmal Passen beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>Ein Knoten enthält sowohl aufgestellte Steine als auch einen Zug; die Steine wurden zuerst aufgestellt</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>Ein Knoten enthält Züge beider Spieler; sie wurden nacheinander gespielt</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>Ein Punkt ist jetzt schwarz, einer weiß, und 23 sind leer.</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>Ein Weg: {turns}.</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>Ein Sieg: eine Stufe höher.</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>Nur ein Stein auf der letzten Freiheit schlägt.</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>Nur Steine auf dem Brett zählen, also gibt jede Gruppe ihre zwei Augen her.</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>Andere Regeln</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>Außerhalb des Bretts: {points}.</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>Am Brett benutzen Spieler statt Superko eine einfache Ko-Regel und einen Schiedsrichter. Artikel 6 des Textes verbietet einen Zug, der den Gegner wieder vor eine frühere Stellung bringt; das kommt situativem Superko näher. Programme benutzen positionelles Superko.</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>Passen Sie für Schwarz und für Weiß: mit dem Knopf oder der Taste P.</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>Passsteine, und dass Weiß zuletzt passt, sind weggelassen: An der Flächenzählung ändern sie nichts.</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>Passen Sie, wenn kein Zug mehr etwas bringt: wenn jede Grenze geschlossen ist und kein leerer Punkt mehr zwischen Schwarz und Weiß liegt. Hier ist noch ein solcher Punkt übrig.</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>Passen vor einer Uneinigkeit ist inoffiziell und zählt nicht als Zug.</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>Mensch mit {rank}</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>Mensch mit {rank} vor der KI</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>Spielen Sie auf A5 und sehen Sie, was mit den schwarzen Steinen geschieht.</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>Auf dem zweiten Brett wird gespielt, bis beide gepasst haben.</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Spielen</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>Ausspielen</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>Ausspielen von {points}</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>Ausgespielt: {alive} lebt</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>Ausgespielt: {dead} tot</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>Ausgespielt: {dead} tot, {alive} lebt</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>Der Streit wird ausgespielt: {color} am Zug</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>Spielt sofort und übersieht viel.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>Spielt die Züge und Fehler von Menschen dieses Rangs.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>Spielt die Züge und Fehler von Menschen dieses Rangs. Gelernt hat es aus Partien auf 19 × 19, darum ist es ihnen hier weniger ähnlich.</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>Punkte sind dort, wo Linien sich kreuzen, auch an Rändern und Ecken. Ein großes Brett hat 19 × 19 Punkte, kleinere haben 13 × 13 oder 9 × 9. Dieses hat 5 × 5, und die Regeln sind dieselben. Die Sternpunkte größerer Bretter dienen nur der Orientierung.</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>Punkte in einem Seki zählen, anders als in japanischen Regeln. Wer mehr Ko-Drohungen hat, als es Paare neutraler Punkte gibt, kann einen Punkt gewinnen, indem er das letzte Ko offen lässt.</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>Punkte in einem Seki zählen.</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>Punkte in einem Seki zählen nicht.</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>Positionelles Superko</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>{key} zeigt ihre Ausgabe.</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>Gefangene</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>Gefangene (keine Punkte)</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>Vorschläge der eingebauten Engine, ein Stein pro Kette:</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>Vorgeschlagen als {status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>Vorgeschlagen für Computerturniere, nicht in Gebrauch.</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>Setzen Sie einen Stein auf eine der vier Ecken.</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>Erreichen</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>Rechnet voraus und macht keine absichtlichen Fehler.</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>Rechnet auf einem kleinen Brett voraus und bestraft sorglose Züge.</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>Rechnet weiter voraus, in weniger als einer Sekunde pro Zug.</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>Revanche mit %n Vorgabestein</numerusform>
        <numerusform>Revanche mit %n Vorgabesteinen</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>Revanche ohne Vorgabe</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>Revanche, stärker: {level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>Revanche, schwächer: {level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>Wiederholung</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Neu starten</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>Starten Sie sie neu.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Ergebnis</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>Regeln sagen, welche Wiederholung verboten ist (Superko; Ko ist der kürzeste Fall), ob man den eigenen Steinen die letzte Freiheit nehmen darf (Selbstmord) und was am Ende gezählt wird.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Regeln</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>Retten Sie den markierten Stein.</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>Als {name} in UTF-8 gespeichert; vorher war die Kodierung {encoding}.</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>Diese Stellung wird gezählt</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>Zweite Phase. Gefangene: {black} schwarze, {white} weiße</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>Sieht drohendes Fangen, aber sonst wenig.</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>Stellung neu übertragen</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>Mehrere Punkte in einem Zug wurden als gesetzte Steine gelesen: {detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>Mehrere Punkte in einem Wert wurden einzeln gelesen: {detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>Einfaches Ko</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>Situatives Superko</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>Bisher auf {size}: {won} gewonnen, {lost} verloren.</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>Wer also die letzte Freiheit einer Kette füllt, fängt sie: Die Kette erreicht Leer nicht mehr und wird abgeräumt.</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>Er ist also immer eine Wiederholung.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Quelle</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>Am Anfang ist das Gitter leer. Die Spieler sind abwechselnd am Zug, Schwarz zuerst.</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>Satz {number} von {count}</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>Steinzählung</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Steine</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>Steine (keine Punkte)</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>Steine zählen und auch die leeren Punkte, die sie umschließen. Gefangene Steine zählen nicht. Ein leerer Punkt, der beide Farben erreicht, zählt für niemanden.</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>Steine leben von den leeren Punkten neben ihnen, ihren Freiheiten.</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>Steine bewegen sich nicht, wenn sie einmal liegen. Züge fügen nur Steine hinzu; nur das Abräumen nimmt welche weg. Auf diesem Brett spielen Sie beide Seiten.</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>Steine einer Farbe, die entlang der Linien verbunden sind, bilden eine Kette und erreichen dieselben Punkte. Die leeren Punkte, die eine Kette erreicht, heißen ihre Freiheiten. Schritte schräg über ein Feld gibt es nicht: Diagonalen verbinden nichts.</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>Steine einer Farbe, die sich entlang einer Linie berühren, bilden eine Kette und teilen sich ihre Freiheiten. Auch eine Freiheit berührt die Kette entlang einer Linie; schräg gilt nicht, und Punkte mit einem Stein darauf zählen nicht.</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>Steine auf dem Brett</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>Steine und die leeren Punkte, die nur ihre Farbe erreichen.</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>Starker Spieler</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>Starker Spieler – für erfahrene Spieler</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>Selbstmord</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>Der Selbstmord eines einzelnen Steins lässt das Brett, wie es war.</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>Selbstmord: Ihr Stein wird weggenommen.</numerusform>
        <numerusform>Selbstmord: Ihre %n Steine werden weggenommen.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>Selbstmord: Stein von {color} weggenommen</numerusform>
        <numerusform>Selbstmord: %n Steine von {color} weggenommen</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>Umschlossene Punkte</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>Umschlossene Punkte, weniger die eigenen Steine unter den Gefangenen.</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>Nehmen Sie einer Kette die letzte Freiheit, und alle ihre Steine werden auf einmal entfernt. Der weiße Stein in der Mitte hat nur noch eine Freiheit.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Zurücknehmen</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>Nehmen Sie den letzten Punkt, dann passen Sie mit der Schaltfläche oder mit P.</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>Nehmen Sie den Zug zurück, oder übertragen Sie die Stellung neu.</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>Zurückgenommen: {number}.</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>Abwechselnd ziehen</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>Taylors knappe Regeln, 1995.</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>Taylors logische Regeln, 2001.</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>Taylors Superko</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Gebiet</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>Gebiet und Gefangene; Streit wird auf einem zweiten Brett ausgespielt.</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>Gebietszählung nach gängiger japanischer Praxis.</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>Gebiet in zwei Phasen: Was strittig ist, wird mit den Gefangenen ausgespielt.</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>Gebiet, keins in Seki</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>Gebiet: Die Punktzahl eines Spielers sind die leeren Punkte, die nur diese Farbe erreichen, weniger die Steine dieser Farbe, die gefangen oder als tot weggenommen wurden.</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>Text zwischen Eigenschaften wurde in TGKT aufbewahrt: „{detail}“</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>Text außerhalb einer Partie wurde ignoriert: „{detail}“</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>Thailändisch</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>Mehr brauchen Sie nicht. Zeit für eine erste Partie!</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>Dieser Punkt ist außerhalb des Bretts.</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>Das war vor %n Zug.</numerusform>
        <numerusform>Das war vor %n Zügen.</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Das Flatpak von Tromp Go kann nur Engines in den Ordnern Dokumente und Downloads starten. Kopieren Sie die Engine dorthin.</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>Regeln der New Zealand Go Society.</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>Das Ziel</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>Die Antwort: {points}.</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>Das Brett</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>Die Brettgröße [{value}] konnte nicht gelesen werden. Sie muss 1 bis {most} oder SPALTEN:ZEILEN sein.</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>Das Brett ist am Anfang leer, und die Spieler ziehen abwechselnd, Schwarz zuerst.</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>Das Brett würde sich nicht ändern.</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Das Zählen</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>Der Streit wurde ausgespielt</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>Die in CA genannte Kodierung {detail} wird nicht unterstützt</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>Als Kodierung wurde {detail} erkannt</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>Das Ende</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>Die Datei enthält NUL-Bytes. Das erste bei {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>Die Datei sagt nicht, wer beginnt; angenommen wurde Weiß, der den ersten Zug macht.</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>Die Datei endet in einem Wert; er wurde geschlossen</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>Die Datei nennt kein Komi; {komi} wurde verwendet, der Standard für {rules}.</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>Die Datei ist nicht in der in CA genannten Kodierung {detail}</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>Die Datei nennt %n Vorgabestein, stellt aber {placed} auf.</numerusform>
        <numerusform>Die Datei nennt %n Vorgabesteine, stellt aber {placed} auf.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>Die Datei nennt keine Regeln; {rules} wurde angenommen.</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>Die Datei hält keine toten Steine fest; jeder Stein wurde gezählt.</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>Die Datei sagt, es war unentschieden</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>Die Datei sagt dasselbe: {count}.</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>Die Datei sagt, es gab kein Ergebnis</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>Die Datei sagt, {color} hat gewonnen</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>Die Datei sagt, {color} hat kampflos gewonnen</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>Die Datei sagt, {color} hat durch Aufgabe gewonnen</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>Die Datei sagt, {color} hat mit {margin} gewonnen</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>Die Datei sagt, {color} hat auf Zeit gewonnen</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>Die Datei wurde gespeichert, aber die vorige Fassung konnte nicht als {file} behalten werden ({detail}). Prüfen Sie Platz und Rechte des Ordners.</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>Die erste Phase ist vorbei. „Weiterspielen“ beginnt die zweite: Die Steine kommen dann aus den Gefangenen.</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>Die Partie endet nach zweimal Passen hintereinander.</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>Die Partie endet, wenn beide Spieler passen.</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>Die Partie steht bei einer anderen Stellung. Gehen Sie zuerst dorthin zurück.</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>Die Partie ist hier nicht beendet: Gehen Sie zum letzten Zug oder passen Sie zweimal, um ein Ergebnis einzutragen.</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>Die Partie ist nicht beendet. Mit „Schätzen“ sehen Sie, wie sie enden könnte.</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>Die Partie ist nicht zu Ende: Zweimal Passen öffnet das Markieren toter Steine.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>Die Vorgabe und die Zahl der gesetzten Steine stimmen nicht überein: {detail}. Beides blieb erhalten</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>Die Vorgabesteine, {detail}, fehlen; sie wurden auf die üblichen Punkte gesetzt</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>Die Vorgabe „{value}“ ist keine Zahl; es wurde keine verwendet.</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>Das Komi ist dann {komi}.</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>Das Komi von {rules} ist eine ganze Zahl von Steinen, 0 oder mehr.</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>Das Komi „{value}“ ist ein Code von Fox oder gokifu für {komi} Punkte.</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>Das Komi „{value}“ ist kleiner als 0, was die Regeln von Lasker–Maas nicht erlauben; es wurde trotzdem verwendet.</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>Das Komi „{value}“ ist größer als die Zahl der Punkte auf dem Brett; es wurde trotzdem verwendet.</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>Das Komi „{value}“ ist keine Zahl; {komi} wurde verwendet, der Standard für {rules}.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>Das Komi „{value}“ wurde als Zi gelesen, wie chinesische Regeln zählen: {komi} Punkte.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>Das Komi „{value}“ wurde als {komi} Punkte gelesen.</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>Der letzte Punkt zwischen beiden ging an Weiß.</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>Die linke Seite gehört jetzt Ihnen.</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>Die logischen Regeln von John Tromp und Bill Taylor, in unseren Worten.</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>Die Partie endet, wie sie steht, sobald das nächste Mal zweimal hintereinander gepasst wird.</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>Die älteste bekannte Art zu zählen; hier nicht angeboten.</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>Zuerst wird die Farbe des Gegners abgeräumt, zuletzt die eigene: Erreichen Ihre Steine Leer dann immer noch nicht, verlieren Sie sie.</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>Das Ergebnis für diese Ketten wird auf das erste Brett übertragen, das dann gezählt wird. Auf dem zweiten Brett gefangene Steine zählen nicht als Gefangene.</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>Der Spieler am Zug „{value}“ ist weder Schwarz noch Weiß; die Angabe wurde ignoriert.</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>Der Spieler mit der höheren Punktzahl gewinnt; bei gleicher Punktzahl ist die Partie unentschieden.</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>Die Spieler wechseln sich ab: Jeder markiert eine Gruppe, ficht eine Markierung an oder ist fertig. Die Partie endet, wenn beide fertig sind.</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>Die Eigenschaft {detail} steht zweimal in einem Knoten; ihre Werte wurden vereint</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>Die Eigenschaft {detail} hat mehr als einen Wert; der erste wurde verwendet</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>Die Eigenschaft {detail} hat keinen Wert; ihr Name wurde in TGKT aufbewahrt</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>Die Eigenschaft {detail} wurde nur nach ihren Großbuchstaben gelesen</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>Das Ergebnis „{value}“ ist kein gültiges SGF-Ergebnis; es wurde nicht verglichen.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>Das Ergebnis „{value}“ wurde wie in SGF als Sieg von {color} gelesen; im Französischen und Spanischen ist B Weiß.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>Das Ergebnis „{value}“ wurde als Zi gelesen, wie chinesische Regeln zählen: {result}.</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>Die mit einem Ring markierten Ketten sind strittig. Das große Brett ist eine Kopie: Spielen Sie sie dort aus.</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>Das lassen die Regeln jetzt nicht zu.</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>Die Regeln von Go, mit einem Brett zu jedem Satz. X ist ein schwarzer Stein, O ein weißer; x und o sind tote Steine, b und w Punkte, die für Schwarz und Weiß zählen; ^ # * sind Markierungen, und Klammern stehen um einen markierten Stein.</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>Die Regeln „{value}“ werden nicht unterstützt; {rules} wurde angenommen.</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>Die Regeln „{value}“ werden hier als {rules} gespielt.</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>Die Regeln „{value}“ sind unbekannt; {rules} wurde angenommen.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>Die Punktzahl</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>Die Aufstellung nach Zug {turn} lässt Ketten ohne Freiheit; der nächste Zug räumt sie ab.</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>Die Steine stehen auf den überlieferten Punkten.</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>Die Steine auf {point} können nie gefangen werden.</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>Die zehn Sätze</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>Die zehn Sätze und sonst nichts: Zweimal Passen beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>Die zehn Sätze nehmen nach zweimaligem Passen nichts weg; die Einigung über tote Steine ist John Tromps eigener Zusatz.</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>Der Text von 2001 nennt das „situatives Superko“ (dort Kommentar 4).</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>Der Weg zum offenen Brett ist jetzt frei.</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>Der weiße Stein am Rand hat zwei Freiheiten. Welche Sie auch nehmen, Weiß verlängert zur anderen. Zum offenen Brett hin entkommt er, in der Ecke nicht.</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>Der weiße Stein links hat keinen Raum für zwei Augen. Niemand muss ihn schlagen: Die Spieler markieren ihn als tot, und die Punkte um ihn gehören Schwarz. Sind sie sich nicht einig, spielen sie einfach weiter.</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>Der Gewinner</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>Ihre letzte Freiheit war D3. Ihre Punkte sind wieder leer.</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>Nach dem Ende der Partie folgen Züge; sie wurde als eine Partie gelesen</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>Auf {point} liegt ein Stein.</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>Auf {point} steht schon ein Stein.</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>Keine Liste besonderer Stellungen und kein Passen für ein Ko beim Ausspielen: Streit wird durch Weiterspielen entschieden, auf einem zweiten Brett.</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>Hier steht kein Stein zum Markieren.</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>Auf {points} steht kein Stein.</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>Auf {points} steht kein Stein; dort wurde nichts weggenommen.</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>Auf {point} steht kein Stein.</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>Für {file} ist nicht genug Platz. Schaffen Sie Platz, oder speichern Sie anderswo.</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>Das sind eigene Regeln auf der Grundlage von {name}.</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>Diese können leben. Klicken Sie sie noch einmal an, um die Markierung wegzunehmen.</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>Diese vier sind die Freiheiten seiner Kette aus drei Steinen.</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>Denkt so lange wie nötig: volle Stärke auf diesem Computer.</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>Dieses Brett ist neu, also ist der Zug erlaubt.</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>Diese Kette lebt, auch wenn ihr Besitzer immer passt. {key}-Klick markiert sie trotzdem.</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>Das geht über die zehn Sätze hinaus und spart Zeit: Der weiße Stein links könnte Zug um Zug gefangen werden, und beide wissen es. Sind sie sich nicht einig, geht das Spiel weiter, und der Stein muss gefangen werden. Viermal Passen hintereinander beendet die Partie, und jeder Stein zählt.</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>Dies ist eine andere Stellung der Partie: Sie wird gezählt, wie sie steht.</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>Das ist keine Go-Partie (GM[{value}]).</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>Das verliert etwa %n Punkt.</numerusform>
        <numerusform>Das verliert etwa %n Punkte.</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>Drei Farben</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>Drei Steine gehen. Die zwei rechts haben Freiheiten und bleiben.</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>Drei Steine geschlagen, und Ihre zwei sind in Sicherheit.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>Eine Farbe abräumen heißt, alle ihre Punkte zu leeren, die Leer nicht erreichen.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>Eine Farbe abräumen heißt, alle ihre Punkte zu leeren, die keinen leeren Punkt erreichen.</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>Ziehen heißt, einem leeren Punkt die eigene Farbe zu geben, dann die Farbe des Gegners abzuräumen, dann die eigene.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Summe</translation>
    </message>
    <message>
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Go denkt noch nach.</translation>
    </message>
    <message>
      <source>Tromp–Taylor</source>
      <translation>Tromp–Taylor</translation>
    </message>
    <message>
      <source>Tromp–Taylor 1995</source>
      <translation>Tromp–Taylor 1995</translation>
    </message>
    <message>
      <source>Tromp–Taylor 2001</source>
      <translation>Tromp–Taylor 2001</translation>
    </message>
    <message>
      <source>Tromp–Taylor, logical</source>
      <translation>Tromp–Taylor, logisch</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Tromps Wortlaut, Regeln 1 bis 10.</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Tromps Wortlaut, mit seinem Zusatz über tote Steine.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>Versuchen Sie es noch einmal.</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>Probieren Sie: {task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>Versuchen Sie, auf C3 zurückzuschlagen. Dann spielen Sie anderswo, lassen Weiß antworten und schlagen.</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>Wende&amp;punkt</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>Zweimal Passen in Folge beendet die erste Phase. Es geht aus derselben Stellung weiter.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>Zweimal Passen hintereinander beendet die Partie.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>Zweimal Passen hintereinander beendet das Ausspielen. Eine Kette ist tot, wenn alle ihre Steine dort gefangen wurden.</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>Zweimal Passen in Folge: Die Partie ist zu Ende und wird gezählt.</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>Zwei Augen</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>Zwei Augen nebeneinander: Diese Gruppe lebt, was Weiß auch tut.</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>Noch zweimal Passen beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>Noch zweimal Passen in Folge beendet die Partie, und das Gebiet wird gezählt.</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>Zweimal Passen beendet die Partie; jeder Stein zählt.</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>Zweimal Passen öffnet eine Einigung; viermal beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>Zweimal gepasst, noch kein Ergebnis</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>Zwei Phasen (Lasker–Maas)</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>Zwei von drei Partien gewonnen: eine Stufe höher. Zwei verloren: eine tiefer.</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>Anders als üblich</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>Werte, die keine Punkte des Bretts sind, werden ignoriert: {detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>Sehr schlechter Zug</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>Sehr gut für Schwarz</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>Sehr gut für Weiß</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>Sehr guter Zug</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>Sehr schwer zu beurteilen</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>Andere Stellung der Partie</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>W+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Westeuropäisch</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>Sind von einer Farbe keine Gefangenen mehr da, kommt zu den Gefangenen je ein Stein beider Farben hinzu.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Weiß</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>Weiß führt um {points}</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>Weiß kann nur noch ein Auge machen. Die Gruppe ist tot.</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>Weiß bekommt einen Punkt für jeden Stein außer dem ersten.</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>Weiß bekommt einen Punkt für jeden Stein.</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>Weiß bekommt nichts für Vorgabesteine.</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>Weiß bekommt nichts für sie.</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>Weiß musste zwei Steine retten, und Sie haben das Ko gewonnen.</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>Weiß hat gerade oben links einen Stein geschlagen. Nähmen Sie zurück, könnte Weiß zurücknehmen, und so ginge es immer weiter. Deshalb müssen Sie zuerst woanders spielen. Spielen Sie, wo Weiß antworten muss, und das Ko gehört Ihnen.</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>Weiß hat eben B3 gespielt und den Stein auf C3 geschlagen. Schlüge Schwarz auf C3 sofort zurück, so wäre das Brett wie zuvor, und das könnte ewig so gehen. Darum ist es nicht erlaubt (ein solcher Kampf heißt Ko). Hat sich das Brett anderswo geändert, ist es erlaubt.</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>Weiß hat zwei Augen und kann nie geschlagen werden.</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>Weiß passt.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>Weiß spielt {point} und schlägt %n Ihrer Steine.</numerusform>
        <numerusform>Weiß spielt {point} und schlägt %n Ihrer Steine.</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>Weiß spielt {point}.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>Weiß spielt {point}: Die Kette hat jetzt %n Freiheit.</numerusform>
        <numerusform>Weiß spielt {point}: Die Kette hat jetzt %n Freiheiten.</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Punkt von Weiß</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>Die Punkte von Weiß enthalten ein Komi von {komi}.</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>Wem am Ende mehr vom Brett gehört, der hat gewonnen.</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>Warum …</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>Ohne eine Entscheidung geht das Spiel mit dem weiter, der zuerst passte, und viermal Passen hintereinander beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>Ja: Eine Ecke ist ein Punkt wie jeder andere.</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>Sie sind Schwarz. Schließen Sie die Mauer.</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>Sie haben keine Berechtigung, {file} zu öffnen.</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>Sie haben keine Berechtigung, {file} zu schreiben. Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>Sie haben {own}, {color} hat {other}.</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>Sie verlieren</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>Sie verlieren kampflos</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>Sie verlieren durch Aufgabe</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>Sie verlieren mit {margin}</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Sie verlieren mit {margin} ({stones} Zi nach chinesischer Zählung)</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>Sie verlieren auf Zeit</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>Sie dürfen die letzte Freiheit der eigenen Kette füllen, verlieren aber die Kette. Ein einzelner Stein kann das nicht: Ihn abzuräumen ließe das Brett, wie es war, und keine Stellung darf sich wiederholen. Manche Regeln verbieten Selbstmord ganz.</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>Sie dürfen nicht sofort zurückschlagen, wenn das Brett dann wieder aussähe wie zuvor.</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>Sie müssen nie ziehen. Hier ist jeder Punkt entschieden, und weitere Züge würden nur eigene Punkte füllen oder Steine verlieren; deshalb passen die Spieler.</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>Sie gewinnen</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>Sie gewinnen kampflos</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>Sie gewinnen durch Aufgabe</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>Sie gewinnen mit {margin}</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Sie gewinnen mit {margin} ({stones} Zi nach chinesischer Zählung)</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>Sie gewinnen auf Zeit</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>Ihr Stein hatte keine Freiheit mehr und wurde entfernt.</numerusform>
        <numerusform>Ihre %n Steine hatten keine Freiheit mehr und wurden entfernt.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>Ihre Steine und diese vier Punkte: Weiß liegt um einen vorn.</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>Es zählen Ihre Steine und die leeren Punkte, die nur sie umgeben.</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>ein toter Stein auf einem neutralen Punkt</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>ein toter Stein auf einem Punkt von {owner}</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>ein lebender Stein</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>ein Punkt außerhalb des Bretts</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>nach Zug {move}</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>nach Zug {move} von {total}</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>lebt zusammen mit ihren Nachbarn: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>lebt, auch wenn der Besitzer immer passt</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>lebt: kann nicht geschlagen werden, wer auch beginnt</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>lebt: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>analysiert gerade</translation>
    </message>
    <message>
      <source>area</source>
      <translation>Fläche</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>schwarzer Stein</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>Kreis</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>zählt für beide</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>Kreuz</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>beschädigt</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>toter schwarzer Stein</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>tot zusammen mit ihren Nachbarn: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>toter weißer Stein</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>tot, ohne Begründung</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>tot: wird geschlagen, wer auch beginnt</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>tot: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>leer</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>leer, erreicht den Gegner nicht: zählt für beide</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>leer, in einem Seki: zählt nach diesen Regeln nicht</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>leer, erreicht beide Farben: neutral</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>leer, erreicht keinen Stein: neutral</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>leer, erreicht nur {owner}</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>leer, erreicht nur {owner}; nicht auf Seki geprüft, zählt als lebend</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>Engine</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>nicht bestanden</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>verboten</translation>
    </message>
    <message>
      <source>four</source>
      <translation>vier</translation>
    </message>
    <message>
      <source>imitated</source>
      <translation>nachgeahmt</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>ahmt Menschen nach</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>in Seki</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>im markierten Bereich</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>Ko</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>Komi %n Stein</numerusform>
        <numerusform>Komi %n Steine</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>Komi {komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>Beschriftung {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>letzter Zug</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>Zeile {line}, Spalte {column}</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>verliert {loss}</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>als tot markiert</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>Zug {move}</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>Zug {move} von {total}</translation>
    </message>
    <message>
      <source>n</source>
      <translation>n</translation>
    </message>
    <message>
      <source>n − 1</source>
      <translation>n − 1</translation>
    </message>
    <message>
      <source>natural situational superko</source>
      <translation>natürliches situatives Superko</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>neutraler Punkt</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>kein KataGo-Netz</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>reagiert nicht</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>nicht gezeigt</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>nicht unterstützt</translation>
    </message>
    <message>
      <source>one</source>
      <translation>ein</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>offene Grenze</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>Pass</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>gepasst</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>angehalten</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>angehalten: {key} drücken</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>in der Partie gespielt</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>positionelles Superko</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>bereit</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>Seki: wer angreift, verliert</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>ausgewählt</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>situatives Superko</translation>
    </message>
    <message>
      <source>square</source>
      <translation>Quadrat</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>startet</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>startet …</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>beendet</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>Gebiet</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>die letzte Periode</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>dann %n Zug in {time}</numerusform>
        <numerusform>dann %n Züge in {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>dann {count} × {time}</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>denkt nach</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>denkt nach · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>denkt nach · {seconds} s</translation>
    </message>
    <message>
      <source>three</source>
      <translation>drei</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>die Zeit ist knapp</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>die Zeit ist um</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>am Zug</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>Dreieck</translation>
    </message>
    <message>
      <source>two</source>
      <translation>zwei</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>unsicher</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>unsicher wie ihre Nachbarn: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>unsicher: mit {share} % Wahrscheinlichkeit verloren</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>unsicher: mit {share} % Wahrscheinlichkeit verloren, anders als ihre Nachbarn</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>Variante {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>Version {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>Version {detail}: nicht unterstützt</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>wartet</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>weißer Stein</translation>
    </message>
    <message>
      <source>won</source>
      <translation>hat gewonnen</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>würde wechseln</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed} hat zugestimmt, {other} nicht</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed} hat eingereicht, {other} nicht</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}; {score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}, angehalten</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color} hat zugestimmt</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color} stimmt zu</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>{color} führt bisher um {points}</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color} ist fertig</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color} hat gepasst</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color} hat offiziell gepasst</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color} hat offiziell gepasst. Noch einmal offizielles Passen beendet die Partie, wie sie steht.</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color} hat offiziell gepasst. {other} ist am Zug.</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color} hat gepasst. {next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color} hat gepasst. {other} ist am Zug.</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color} passt</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color} hat {point} gespielt. {next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color} reicht ein</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color} hat eingereicht</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color} umgibt {point}.</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>{color} ist an der Reihe: Klicken Sie eine Kette an, um sie als tot zu markieren, eine markierte, um sie anzufechten, oder wählen Sie „fertig“.</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>{color} am Zug</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>{color} am Zug.</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color} gewinnt</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color} gewinnt kampflos</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color} gewinnt durch Aufgabe</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color} gewinnt mit {margin}</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color} gewinnt mit {margin} ({stones} Zi nach chinesischer Zählung)</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color} gewinnt auf Zeit</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>Liste von {color}: Klicken Sie die Steine an, die {color} für tot hält, und reichen Sie sie ein.</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine} kann keine Menschen nachahmen. KataGo ab 1.15 kann es.</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine} unterstützt ein Komi von {detail} nicht und spielt mit einem anderen.</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine} unterstützt diese Bedenkzeit nicht genau; ihre Uhr wird hier geführt.</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine} unterstützt keine aufgebauten Stellungen.</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine} unterstützt diese Regeln nicht ({detail}) und spielt nach eigenen.</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine} hat keinen Befehl zum Fangen toter Steine: Die Engine passt vielleicht und lässt sie auf dem Brett, wo sie zählen.</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine} wiederholt vielleicht eine Stellung. Ein solcher Zug wird abgelehnt, und Sie werden gefragt, was zu tun ist.</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine} hat „{detail}“ beim Start abgelehnt.</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine} unterstützt Bretter mit {detail} Punkten pro Seite.</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine} unterstützt nur quadratische Bretter, nicht {detail}.</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} hält Selbstmord für verboten: Spielen Sie einen, kann sie der Partie nicht folgen.</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}, wie ein Mensch</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>{file} konnte nicht geöffnet werden ({detail}). Versuchen Sie es noch einmal, oder nehmen Sie eine Kopie.</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>{file} konnte nicht ersetzt werden; vielleicht ist die Datei in einem anderen Programm geöffnet. Schließen Sie sie dort, oder speichern Sie anderswo.</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>{file} konnte nicht geschrieben werden ({detail}). Wählen Sie einen anderen Ort.</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file} ist ein Ordner. Wählen Sie eine Datei.</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} ist eine Pipe oder ein Gerät, keine Datei.</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file} ist leer. Schließen Sie den Datenträger an, falls der Ordner auf einem liegt; die Partien bleiben in der Bibliothek.</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file} ist leer. Suchen Sie eine andere Kopie der Partie.</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file} ist größer als {size} MB. Teilen Sie sie in kleinere Dateien auf.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file} ist keine SGF-Datei: Sie enthält Binärdaten.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file} ist keine SGF-Datei: Keine Partie beginnt mit „(;“.</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file} ist ungültig ({detail}). Korrigieren Sie die Datei, oder verschieben Sie sie.</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file} liegt auf einem schreibgeschützten Datenträger. Speichern Sie anderswo.</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>{file} braucht zum Öffnen zu viel Speicher. Teilen Sie sie in kleinere Dateien auf.</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>{file} wurde nicht gefunden. Prüfen Sie Name und Ordner.</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>{file} wurde nicht geschrieben, weil eine andere Partie daraus gelesen würde. Bitte melden Sie das.</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file} wurde geschrieben, aber der Datenträger meldete einen Fehler ({detail}). Speichern Sie anderswo eine Kopie.</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}, wie gezählt, sobald {points} gefüllt ist.</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}. Diese Zählung sagt {count}.</translation>
    </message>
    <message>
      <source>{first}, {next}</source>
      <translation>{first}, {next}</translation>
    </message>
    <message>
      <source>{first}; {following}</source>
      <translation>{first}; {following}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <source>{found} of {all} found.</source>
      <translation>{found} von {all} gefunden.</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi} (angenommen)</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>{komi} schwarze Steine liegen von Anfang an unter den Gefangenen, und ein halber Punkt geht an Weiß, der so bei Gleichstand gewinnt.</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>{komi} Punkte für Weiß in einer Partie ohne Vorgabe.</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}, 1 Stein gefangen</numerusform>
        <numerusform>{move}, %n Steine gefangen</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name} ({color})</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name} hat „{message}“ geantwortet, was kein Zug ist.</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name} kann keinen Teil des Brettes für sich analysieren.</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name} kann keine Stellungen analysieren.</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name} hat die Verbindung geschlossen.</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name} hält 1 Stein für tot und ist bei denen mit Fragezeichen ({unsure}) unsicher. Sie entscheiden.</numerusform>
        <numerusform>{name} hält %n Steine für tot und ist bei denen mit Fragezeichen ({unsure}) unsicher. Sie entscheiden.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name} hält 1 Stein für tot. Sie entscheiden.</numerusform>
        <numerusform>{name} hält %n Steine für tot. Sie entscheiden.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name} hält dieselben Steine für tot.</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>{name} konnte nicht gestartet werden: Der Ordner {message} ist nicht vorhanden.</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>{name} konnte nicht gestartet werden: {command} ist kein Programm.</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>{name} konnte nicht gestartet werden: {message}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name} stimmt nicht zu: Sie hält auch {dead} für tot.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name} stimmt nicht zu: Sie hält {alive} für lebendig.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name} stimmt nicht zu: Sie hält {dead} für tot und {alive} für lebendig.</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name} meldet keine toten Steine.</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name} unterstützt dieses Brett nicht: {message}.</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name} hat sich beendet (Rückgabewert {code}).</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name} hat sich sofort beendet: Ein benötigtes Programm oder eine benötigte Bibliothek fehlt (Rückgabewert 127).</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name} findet keine toten Steine.</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name} wählt einen Zug …</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name} sucht tote Steine …</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name} ist nicht eingerichtet oder hat kein Programm.</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name} startet noch. Manche Engines brauchen beim ersten Mal Minuten.</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name} denkt als {color} nach</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name} hat einen regelwidrigen Zug gemacht, der nicht gespielt wurde. {refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name} hat einen regelwidrigen Zug gespielt: {message}.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name} hat „{command}“ abgelehnt ({message}).</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name} hat „{command}“ abgelehnt ({message}). Das hier gezeigte Brett ist richtig.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name} hat „{command}“ ohne Angabe von Gründen abgelehnt.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name} hat „{command}“ ohne Angabe von Gründen abgelehnt. Das hier gezeigte Brett ist richtig.</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name} hat keinen Zug genannt.</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name} hat eine unerwartete Antwort gesendet und wurde beendet.</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name} hat etwas gesendet, das kein GTP ist, und wurde beendet.</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name} antwortet nicht mehr.</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name} hat sich unerwartet beendet ({signal}).</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name} hat sich unerwartet beendet.</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name} unterstützt nur die Brettgrößen {detail}. Wählen Sie eine davon oder einen anderen Spieler.</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name} unterstützt nur quadratische Bretter. Wählen Sie ein solches oder einen anderen Spieler.</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name} verwendet ein anderes Protokoll (GMP), nicht GTP.</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>{name} wurde nicht gefunden: Das Programm {command} ist nicht vorhanden.</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>{name} würde als {color} passen.</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>{name} würde als {color} {point} spielen.</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name} würde aufgeben.</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number}. Dan</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number}. Kyu</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>{number} Stellungen pro Sekunde</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>Stein von {owner}, lebt</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>einmal Passen nach Zug {move}</numerusform>
        <numerusform>{passes}mal Passen nach Zug {move}</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points} ist schon markiert.</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points} ist nicht markiert.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} Punkte</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point} (laut {color} tot)</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} ist besser.</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>{point} wäre Selbstmord, den diese Regeln verbieten.</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>{point} würde das Brett so hinterlassen, wie {color} es nach Zug {turn} hinterließ ({rule}).</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>{point} würde das Brett so hinterlassen, wie {color} es beim Setzen der Vorgabesteine hinterließ ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point} würde eine Stellung aus der Zeit wiederholen, als die Vorgabesteine gesetzt wurden ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>{point} würde die Stellung nach Zug {turn} wiederholen ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>{point} würde die Stellung am Anfang wiederholen ({rule}).</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem} Wählen Sie eine andere Datei.</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}. Diese Zählung ändert das Ergebnis nicht.</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules} (angenommen)</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules} ({changes})</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules} („{name}“ wird nicht unterstützt)</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules} („{name}“ ist unbekannt)</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>Die Regeln {rules} kennen keine Vorgabe. Wählen Sie keine oder andere Regeln.</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}, {komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>{share} Gewinnaussicht</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}, {rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value} ist kein Punkt dieses Bretts und wurde ignoriert.</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what} ({place}).</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what} ({place}, und eine weitere).</numerusform>
        <numerusform>{what} ({place}, und %n weitere).</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing} ({name})</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>„{file}“ hat mehr als {detail} Millionen Parameter. Wählen Sie ein kleineres Netz.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>„{file}“ ist ein KataGo-Netz der Version {detail}. Diese Version von Tromp Go liest die Versionen {oldest} bis {newest}. Die Datei ist nicht beschädigt.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>„{file}“ ist ein KataGo-Netz, das keine Menschen nachahmt. Wählen Sie eines, das dafür gemacht ist, etwa „b18c384nbt-humanv0“.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>„{file}“ ist ein KataGo-Netz, das Menschen eines bestimmten Rangs nachahmt. Es kann keine Partie beurteilen. Verwenden Sie es mit „tromp-gui gtp --human“.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>„{file}“ ist ein KataGo-Netz mit einem Teil, den diese Version von Tromp Go nicht lesen kann ({detail}).</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>„{file}“ ist beschädigt. Besorgen Sie eine andere Kopie.</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>„{file}“ ist beschädigt: Die Ausgaben des Netzes sind keine Zahlen. Besorgen Sie eine andere Kopie.</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>„{file}“ ist kein KataGo-Netz.</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>„{file}“ braucht mehr Speicher, als verfügbar ist. Wählen Sie ein kleineres Netz.</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>„{file}“ wurde abgelehnt: Die Datei ist entpackt mehr als {detail}-mal so groß, was bei keinem KataGo-Netz vorkommt.</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>„{text}“ kann ein Sieg beider Farben sein. Geben Sie {black} oder {white} ein.</translation>
    </message>
  </context>
</TS>
