<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>Un goban aux règles exactes de Tromp–Taylor : jouer, analyser, compter, comprendre.</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>À propos de {name}</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>Logiciel libre sous licence MIT.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licences</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>Licences…</translation>
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
      <translation>Goban en &amp;tableau</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Agree on dead stones</source>
      <translation>S’accorder sur les pierres mortes</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Revenir à la partie</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Decide as marked…</source>
      <translation>Décider selon les marques…</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>Contester</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>Continuer…</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>Write result to the game</source>
      <translation>Inscrire le résultat</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color} est d’accord</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color} accepte</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>Analyser</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>Analyser la partie</translation>
    </message>
    <message>
      <source>Engine: {engine}. What it has looked at as long already is passed over.</source>
      <translation>Moteur : {engine}. Ce qu’il a déjà examiné aussi longtemps est laissé de côté.</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>Pour chacune</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>Combien de temps par position</translation>
    </message>
    <message>
      <source>Main line (1 position)</source>
      <translation>Ligne principale (1 position)</translation>
    </message>
    <message>
      <source>Main line ({count} positions)</source>
      <translation>Ligne principale ({count} positions)</translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Positions</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Unité</translation>
    </message>
    <message>
      <source>Variations too (1 position)</source>
      <translation>Variantes comprises (1 position)</translation>
    </message>
    <message>
      <source>Variations too ({count} positions)</source>
      <translation>Variantes comprises ({count} positions)</translation>
    </message>
    <message>
      <source>Write how many seconds, such as 0.5 or 10.</source>
      <translation>Écrivez un nombre de secondes, par exemple 0.5 ou 10.</translation>
    </message>
    <message>
      <source>Write how many visits, such as 500.</source>
      <translation>Écrivez un nombre de visites, par exemple 500.</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>secondes</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>visites</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>The analysis is written to the game; undo takes it back.</source>
      <translation>L’analyse est inscrite dans la partie ; « Défaire » la retire.</translation>
    </message>
    <message>
      <source>The analysis was cancelled; what was found stays.</source>
      <translation>L’analyse a été arrêtée ; ce qui a été trouvé reste.</translation>
    </message>
    <message>
      <source>The engine refused {count} positions; the others are analysed.</source>
      <translation>Le moteur a refusé {count} positions ; les autres sont analysées.</translation>
    </message>
    <message>
      <source>The game has all of this analysis already.</source>
      <translation>La partie contient déjà toute cette analyse.</translation>
    </message>
    <message>
      <source>The game is analysed.</source>
      <translation>La partie est analysée.</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message>
      <source>{done} of {total} positions</source>
      <translation>{done} positions sur {total}</translation>
    </message>
    <message>
      <source>{done} of {total} positions; goes on after this one</source>
      <translation>{done} positions sur {total} ; reprend après celle-ci</translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>Meilleurs coups</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>Coups ou erreurs</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Options</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>Taux de victoire et score</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>%1 has %2 seconds left</source>
      <translation>%1 : il reste %2 secondes</translation>
    </message>
    <message>
      <source>%1: %2</source>
      <translation>%1 : %2</translation>
    </message>
    <message>
      <source>Game over: %1</source>
      <translation>Partie terminée : %1</translation>
    </message>
    <message>
      <source>Redone: %1</source>
      <translation>Refait : %1</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>Les marques ont changé : les deux joueurs doivent de nouveau donner leur accord</translation>
    </message>
    <message>
      <source>Undone: %1</source>
      <translation>Défait : %1</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} once more to play there.</source>
      <translation>Cliquez encore une fois sur {point} pour y jouer.</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}: it is {side} now.</source>
      <translation>Un côté compte de 1 à {most} intersections, et non {typed} : il en a maintenant {side}.</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Taille du goban</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Colonnes</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Autre</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>colonnes × lignes</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Arrow keys walk, Return plays or marks, and the board’s keys work here too.</source>
      <translation>Les flèches déplacent le curseur, Entrée joue ou marque, et les touches du goban fonctionnent ici aussi.</translation>
    </message>
    <message>
      <source>Board as a table</source>
      <translation>Goban en tableau</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>Chapitre</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Chapitres</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Since {seconds} s; it has said nothing yet.</source>
      <translation>Depuis {seconds} s ; il n’a encore rien dit.</translation>
    </message>
    <message>
      <source>Since {seconds} s; it says:</source>
      <translation>Depuis {seconds} s ; il dit :</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
      <source>C&amp;ancel the test</source>
      <translation>&amp;Arrêter le test</translation>
    </message>
    <message>
      <source>Last words of the engine</source>
      <translation>Derniers mots du moteur</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>A&amp;rrêter la pendule</translation>
    </message>
    <message>
      <source>The clock runs.</source>
      <translation>La pendule tourne.</translation>
    </message>
    <message>
      <source>The clock stands; a move, or the same key, lets it run.</source>
      <translation>La pendule est arrêtée ; un coup, ou la même touche, la relance.</translation>
    </message>
    <message>
      <source>{color}’s time is up. The game goes on, as you chose.</source>
      <translation>Le temps de {color} est écoulé. La partie continue, comme vous l’avez choisi.</translation>
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
      <translation>Commentaire</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>Arbre</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>Arbre ou commentaire</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>Arbre, commentaire ou analyse</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>No command is called that.</source>
      <translation>Aucune commande ne porte ce nom.</translation>
    </message>
    <message>
      <source>Return does it.</source>
      <translation>Entrée l’exécute.</translation>
    </message>
    <message>
      <source>This can’t be done now.</source>
      <translation>C’est impossible pour l’instant.</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>Commande</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>{command} (not now)</source>
      <translation>{command} (pas maintenant)</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>Commandes</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Rechercher parmi les commandes</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>Commentaire</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>Écrire un commentaire</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine runs that could be asked; start one first.</source>
      <translation>Aucun moteur en marche à interroger ; démarrez-en un d’abord.</translation>
    </message>
    <message>
      <source>That is a comment, no command.</source>
      <translation>C’est un commentaire, pas une commande.</translation>
    </message>
    <message>
      <source>The log cannot be written: {reason}</source>
      <translation>Impossible d’écrire le journal : {reason}</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Écrire le journal dans un fichier</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>aucun moteur ajouté</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>pas démarré</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>A GTP command; Up brings back the last</source>
      <translation>Une commande GTP ; Haut rappelle la dernière</translation>
    </message>
    <message>
      <source>Command for the engine</source>
      <translation>Commande pour le moteur</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>What was said</source>
      <translation>Ce qui a été dit</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>Tout</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>Fermer la console</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>Console</translation>
    </message>
    <message>
      <source>Copy the log as text</source>
      <translation>Copier le journal en texte</translation>
    </message>
    <message>
      <source>Engine to talk to</source>
      <translation>Moteur à interroger</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Rechercher dans le journal</translation>
    </message>
    <message>
      <source>Search the log (Ctrl+F)</source>
      <translation>Rechercher dans le journal (Ctrl+F)</translation>
    </message>
    <message>
      <source>Search the log; Return goes on</source>
      <translation>Rechercher dans le journal ; Entrée continue</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>Démarrer le moteur</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>Arrêter le moteur</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>Cesser d’écrire dans {path}</translation>
    </message>
    <message>
      <source>The log does not hold that.</source>
      <translation>Le journal ne contient pas cela.</translation>
    </message>
    <message>
      <source>What is shown</source>
      <translation>Ce qui est affiché</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Écrire le journal dans un fichier</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4 ou pass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Intersection</translation>
    </message>
    <message>
      <source>“{text}” is not a point: there is no I, after H comes J.</source>
      <translation>« {text} » n’est pas une intersection : il n’y a pas de I, après H vient J.</translation>
    </message>
    <message>
      <source>“{text}” is not a point: they go from A1 to {last}.</source>
      <translation>« {text} » n’est pas une intersection : elles vont de A1 à {last}.</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>Décidé par</translation>
    </message>
    <message>
      <source>The record keeps who decided: type a name.</source>
      <translation>La partie garde le nom de qui décide : écrivez-en un.</translation>
    </message>
    <message>
      <source>a name</source>
      <translation>un nom</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>%1 resigns?</source>
      <translation>%1 abandonne ?</translation>
    </message>
    <message>
      <source>&amp;End the game</source>
      <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>&amp;Abandonner</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>Terminer la partie</translation>
    </message>
    <message>
      <source>Mark at %1</source>
      <translation>Marquer en %1</translation>
    </message>
    <message>
      <source>Nigiri: %1 plays Black.</source>
      <translation>Nigiri : %1 joue Noir.</translation>
    </message>
    <message>
      <source>Nigiri: you play %1.</source>
      <translation>Nigiri : vous jouez %1.</translation>
    </message>
    <message>
      <source>Play at %1</source>
      <translation>Jouer en %1</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>The other player wins. Undo takes it back.</source>
      <translation>L’autre joueur gagne. « Défaire » annule l’abandon.</translation>
    </message>
    <message>
      <source>The result is written to the game. Undo takes it back.</source>
      <translation>Le résultat est inscrit dans la partie. « Défaire » le retire.</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>informations sur la partie</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>No longer noted here: {sign}.</source>
      <translation>N’est plus noté ici : {sign}.</translation>
    </message>
    <message>
      <source>Noted here: {sign}.</source>
      <translation>Noté ici : {sign}.</translation>
    </message>
    <message>
      <source>There are no moves in the clipboard to paste.</source>
      <translation>Le presse-papiers ne contient aucun coup à coller.</translation>
    </message>
    <message>
      <source>There is no Go game in the clipboard: copy one first.</source>
      <translation>Le presse-papiers ne contient aucune partie de go : copiez-en une d’abord.</translation>
    </message>
    <message>
      <source>This move and all after it are cut, and in the clipboard as SGF.</source>
      <translation>Ce coup et toute la suite sont coupés, et dans le presse-papiers en SGF.</translation>
    </message>
    <message>
      <source>This move and all after it are in the clipboard as SGF.</source>
      <translation>Ce coup et toute la suite sont dans le presse-papiers en SGF.</translation>
    </message>
    <message>
      <source>What is in the clipboard belongs to a board of another size; Paste game opens it as a game of its own.</source>
      <translation>Le contenu du presse-papiers vient d’un goban d’une autre taille ; « Coller une partie » l’ouvre comme une partie à part.</translation>
    </message>
    <message>
      <source>{tool}: {hint} Esc plays again.</source>
      <translation>{tool} : {hint} Échap revient au jeu.</translation>
    </message>
  </context>
  <context>
    <name>EncodingDialog</name>
    <message>
      <source>&amp;Read again</source>
      <translation>&amp;Relire</translation>
    </message>
    <message>
      <source>All text in this file is ASCII; it reads the same in every encoding.</source>
      <translation>Tout le texte de ce fichier est en ASCII ; il se lit pareil dans tous les encodages.</translation>
    </message>
    <message>
      <source>Choose the encoding in which the names and comments make sense.</source>
      <translation>Choisissez l’encodage qui rend lisibles les noms et les commentaires.</translation>
    </message>
    <message>
      <source>Encoding of the file</source>
      <translation>Encodage du fichier</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Encodages</translation>
    </message>
    <message>
      <source>Every byte of the file fits this encoding.</source>
      <translation>Tous les octets du fichier conviennent à cet encodage.</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Aperçu</translation>
    </message>
    <message>
      <source>Some bytes of the file do not fit this encoding; they would be kept.</source>
      <translation>Certains octets du fichier ne conviennent pas à cet encodage ; ils seraient conservés.</translation>
    </message>
    <message>
      <source>{name}, as now</source>
      <translation>{name} (actuel)</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>At the command</source>
      <translation>Lors de la commande</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copier en texte</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>Code de sortie</translation>
    </message>
    <message>
      <source>It said nothing.</source>
      <translation>Il n’a rien dit.</translation>
    </message>
    <message>
      <source>Its last errors</source>
      <translation>Ses dernières erreurs</translation>
    </message>
    <message>
      <source>Its last output</source>
      <translation>Sa dernière sortie</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>Signal</translation>
    </message>
    <message>
      <source>Start again</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <source>Started as</source>
      <translation>Ligne de commande</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>Pourquoi le moteur s’est arrêté</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quote is left open.</source>
      <translation>Un guillemet n’est pas fermé.</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Arguments</translation>
    </message>
    <message>
      <source>Commands at the start</source>
      <translation>Commandes au démarrage</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>Environnement</translation>
    </message>
    <message>
      <source>GTP commands, one in a row.</source>
      <translation>Commandes GTP, une par ligne.</translation>
    </message>
    <message>
      <source>NAME=value, one in a row.</source>
      <translation>NAME=valeur, une par ligne.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notes</translation>
    </message>
    <message>
      <source>One in a row, or several; quotes hold words together.</source>
      <translation>Un par ligne, ou plusieurs ; les guillemets gardent les mots ensemble.</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programme</translation>
    </message>
    <message>
      <source>The command line was taken apart: its arguments stand below.</source>
      <translation>La ligne de commande a été découpée : ses arguments sont en dessous.</translation>
    </message>
    <message>
      <source>The program’s file, or its name. A whole command line is taken apart.</source>
      <translation>Le fichier du programme, ou son nom. Une ligne de commande entière est découpée.</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>Dossier de travail</translation>
    </message>
    <message>
      <source>the program’s own</source>
      <translation>celui du programme</translation>
    </message>
    <message>
      <source>“{row}” is no setting: write NAME=value.</source>
      <translation>« {row} » n’est pas un réglage : écrivez NAME=valeur.</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Défaire</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>Du&amp;pliquer</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Moteurs</translation>
    </message>
    <message>
      <source>Found on this machine</source>
      <translation>Trouvés sur cette machine</translation>
    </message>
    <message>
      <source>Move down (Alt+Down)</source>
      <translation>Descendre (Alt+Bas)</translation>
    </message>
    <message>
      <source>Move up (Alt+Up)</source>
      <translation>Monter (Alt+Haut)</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>{name} a été retiré.</translation>
    </message>
  </context>
  <context>
    <name>EnginesController</name>
    <message>
      <source>New engine</source>
      <translation>Nouveau moteur</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>&amp;Tester ce moteur</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Moteurs</translation>
    </message>
    <message>
      <source>No engine is attached. Any program that speaks the Go Text Protocol (GTP) can be: GNU Go, KataGo, Pachi, Leela Zero and others. Attach one that was found on this machine, or add one and choose its program. The engine that comes along with Tromp needs nothing.</source>
      <translation>Aucun moteur n’a été ajouté. Tout programme parlant le Go Text Protocol (GTP) peut l’être : GNU Go, KataGo, Pachi, Leela Zero et d’autres. Prenez-en un trouvé sur cette machine, ou ajoutez-en un et choisissez son programme. Le moteur fourni avec Tromp n’a besoin de rien.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Réglages</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>Réglages ou test</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Test</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>Save &amp;as…</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Un problème est survenu</translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation>Un problème est survenu dans le programme.</translation>
    </message>
    <message>
      <source>Your game is still open. Save it under a new name, to be safe; the details of the error are in %1.</source>
      <translation>Votre partie est toujours ouverte. Par prudence, enregistrez-la sous un nouveau nom ; les détails de l’erreur sont dans %1.</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>Masquer</translation>
    </message>
    <message>
      <source>The built-in engine</source>
      <translation>Le moteur intégré</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>%1 is no picture; its name must end in .png, .webp, .svg or .pdf.</source>
      <translation>%1 n’est pas une image ; son nom doit finir par .png, .webp, .svg ou .pdf.</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>Dessin (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>Dessin (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>Exporter le goban</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>Exporter la partie en PDF</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>Pages (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>Image (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>Imprimer la partie</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>Petite image (*.webp)</translation>
    </message>
    <message>
      <source>The board is in the clipboard as a picture.</source>
      <translation>Le goban est dans le presse-papiers sous forme d’image.</translation>
    </message>
    <message>
      <source>The board is in the clipboard as text.</source>
      <translation>Le goban est dans le presse-papiers sous forme de texte.</translation>
    </message>
    <message>
      <source>Written to %1.</source>
      <translation>Écrit dans %1.</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Overwrite</source>
      <translation>É&amp;craser</translation>
    </message>
    <message>
      <source>&amp;Read it</source>
      <translation>&amp;Lire</translation>
    </message>
    <message>
      <source>A very large file</source>
      <translation>Un très gros fichier</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Another program has changed it since it was opened here. Cancel, then use Save as to keep both.</source>
      <translation>Un autre programme l’a modifié depuis son ouverture ici. Annulez, puis utilisez « Enregistrer sous » pour garder les deux.</translation>
    </message>
    <message>
      <source>Characters that do not fit</source>
      <translation>Caractères impossibles à enregistrer</translation>
    </message>
    <message>
      <source>Drawn boards and games in text (%1)</source>
      <translation>Positions dessinées et parties en texte (%1)</translation>
    </message>
    <message>
      <source>Games are saved as SGF; name a file that ends in .sgf, not in %1.</source>
      <translation>Les parties s’enregistrent en SGF ; nommez un fichier finissant par .sgf, pas en %1.</translation>
    </message>
    <message>
      <source>Go games (%1)</source>
      <translation>Parties de go (%1)</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Ouvrir une partie</translation>
    </message>
    <message>
      <source>Overwrite “%1”?</source>
      <translation>Écraser « %1 » ?</translation>
    </message>
    <message>
      <source>Read it with %1 of memory?</source>
      <translation>Le lire avec %1 de mémoire ?</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>Enregistrer en &amp;UTF-8</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>Enregistrer le fichier en UTF-8 ?</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>Enregistrer la partie</translation>
    </message>
    <message>
      <source>Saved as %1, in the encoding that the file had: %2.</source>
      <translation>Enregistré sous %1, dans l’encodage qu’avait le fichier : %2.</translation>
    </message>
    <message>
      <source>Saved as %1.</source>
      <translation>Enregistré sous %1.</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>Le fichier a changé</translation>
    </message>
    <message>
      <source>The file is in the encoding %1, which lacks: %2</source>
      <translation>Le fichier est dans l’encodage %1, auquel il manque : %2</translation>
    </message>
    <message>
      <source>The game is in the clipboard as SGF.</source>
      <translation>La partie est dans le presse-papiers en SGF.</translation>
    </message>
    <message>
      <source>There is no Go game in the clipboard: copy one first.</source>
      <translation>Le presse-papiers ne contient aucune partie de go : copiez-en une d’abord.</translation>
    </message>
    <message>
      <source>Where the machine has less, other programs may stand still meanwhile.</source>
      <translation>Si la machine en a moins, d’autres programmes peuvent se figer entre-temps.</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>Fermer la recherche</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>Chercher un texte, ou une intersection comme Q16</translation>
    </message>
    <message>
      <source>Former match</source>
      <translation>Résultat précédent</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Résultat suivant</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>{count} résultats</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} sur {count}</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>Forme {first} à {last}</translation>
    </message>
    <message>
      <source>There is no stone there that could be looked for.</source>
      <translation>Il n’y a là aucune pierre à chercher.</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>Cette position</translation>
    </message>
    <message>
      <source>This shape is not found in this game.</source>
      <translation>Cette forme ne se trouve pas dans cette partie.</translation>
    </message>
    <message>
      <source>“{text}” is not found in this game.</source>
      <translation>« {text} » ne se trouve pas dans cette partie.</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>Revanche avec le même handicap.</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>Revanche : les joueurs ont échangé leurs couleurs.</translation>
    </message>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>Les deux joueurs se sont accordés sur les pierres mortes.</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>Décidé par {mediator}.</translation>
    </message>
    <message>
      <source>Every stone on the board was counted.</source>
      <translation>Toutes les pierres du goban ont été comptées.</translation>
    </message>
    <message>
      <source>Kept as “%1”.</source>
      <translation>Conservée sous le nom « %1 ».</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>Re&amp;vanche</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Analyser</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>Les chaînes contestées ont été jouées jusqu’au bout.</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>Les joueurs se sont accordés sur le résultat.</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>About the game</source>
      <translation>Sur la partie</translation>
    </message>
    <message>
      <source>Annotator</source>
      <translation>Commentateur</translation>
    </message>
    <message>
      <source>As in 1846-09-11</source>
      <translation>Par exemple 1846-09-11</translation>
    </message>
    <message>
      <source>As in B+3.5, W+R (resigned), W+T (time), 0 (tie)</source>
      <translation>Par exemple B+3.5, W+R (abandon), W+T (temps), 0 (nulle)</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>Équipe de Noir</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>Droits d’auteur</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>Saisie par</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Événement</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>Informations sur la partie</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Keep changes</source>
      <translation>Garder les modifications</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>More about it</source>
      <translation>Autres détails</translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation>Nom de la partie</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Ouverture</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>Prolongation</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lieu</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronde</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>The game</source>
      <translation>La partie</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>Temps en secondes</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>À afficher</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>Équipe de Blanc</translation>
    </message>
    <message>
      <source>Write the number of handicap stones, or nothing.</source>
      <translation>Écrivez le nombre de pierres de handicap, ou rien.</translation>
    </message>
    <message>
      <source>“{text}” is not a number: write it like 7, 6.5 or −3.</source>
      <translation>« {text} » n’est pas un nombre : écrivez-le comme 7, 6.5 ou −3.</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message>
      <source>Games</source>
      <translation>Parties</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>Parties de ce fichier</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>Afficher la partie</translation>
    </message>
    <message>
      <source>{count} games</source>
      <translation>{count} parties</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Date</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Événement</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0 à {last}</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>“{text}” is no move of this line: they go from 0 to {last}.</source>
      <translation>« {text} » n’est pas un coup de cette ligne : ils vont de 0 à {last}.</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>Taux de victoire et score au fil de la partie</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Guide</translation>
    </message>
    <message>
      <source>&amp;What’s this?</source>
      <translation>&amp;Qu’est-ce que c’est ?</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>&amp;Règles</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>F1 once more shows all keys.</source>
      <translation>F1 encore une fois montre toutes les touches.</translation>
    </message>
    <message>
      <source>Guide</source>
      <translation>Guide</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>Pierres de handicap</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>Sur les hoshis</translation>
    </message>
    <message>
      <source>One stone less</source>
      <translation>Une pierre de moins</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>Une pierre de plus</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>Placement libre</translation>
    </message>
    <message>
      <source>stones: 0, or 2 and more</source>
      <translation>pierres : 0, ou 2 et plus</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>As opened</source>
      <translation>À l’ouverture</translation>
    </message>
    <message>
      <source>Choose a step to go back or forward to it.</source>
      <translation>Choisissez une étape pour y revenir ou y avancer.</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historique</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>Rien n’a encore été modifié. Vos modifications apparaîtront ici.</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step} (défait)</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>No earlier move of this line breaks the rules.</source>
      <translation>Aucun coup antérieur de cette ligne n’enfreint les règles.</translation>
    </message>
    <message>
      <source>No later move of this line breaks the rules.</source>
      <translation>Aucun coup ultérieur de cette ligne n’enfreint les règles.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Moves the rules forbid</source>
      <translation>Coups interdits par les règles</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N°</translation>
    </message>
    <message>
      <source>The rules of this game ({rules}) forbid none of its moves.</source>
      <translation>Les règles de cette partie ({rules}) n’interdisent aucun de ses coups.</translation>
    </message>
    <message>
      <source>Why the rules forbid it</source>
      <translation>Pourquoi les règles l’interdisent</translation>
    </message>
    <message>
      <source>{count} of its moves are forbidden by the rules of this game ({rules}).</source>
      <translation>Les règles de cette partie ({rules}) interdisent {count} de ses coups.</translation>
    </message>
  </context>
  <context>
    <name>KeptGames</name>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>A&amp;ucune touche</translation>
    </message>
    <message>
      <source>As &amp;before</source>
      <translation>Comme a&amp;vant</translation>
    </message>
    <message>
      <source>As at OGS: tools on the function keys</source>
      <translation>Comme sur OGS : outils sur les touches de fonction</translation>
    </message>
    <message>
      <source>As in Sabaki and Lizzie: up and down walk</source>
      <translation>Comme dans Sabaki et Lizzie : haut et bas pour parcourir</translation>
    </message>
    <message>
      <source>Change keys</source>
      <translation>Changer les touches</translation>
    </message>
    <message>
      <source>Choose a command, then press the key it gets.</source>
      <translation>Choisissez une commande, puis appuyez sur la touche qu’elle reçoit.</translation>
    </message>
    <message>
      <source>Give the command this key too</source>
      <translation>Donner aussi cette touche à la commande</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Nouvelle touche</translation>
    </message>
    <message>
      <source>Take the command’s keys away</source>
      <translation>Retirer les touches de la commande</translation>
    </message>
    <message>
      <source>The keys of the preset</source>
      <translation>Les touches du préréglage</translation>
    </message>
    <message>
      <source>This program’s own</source>
      <translation>Propres à ce programme</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>T&amp;outes les commandes…</translation>
    </message>
    <message>
      <source>&amp;Change keys…</source>
      <translation>&amp;Changer les touches…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>{key} does this already.</source>
      <translation>{key} fait déjà cela.</translation>
    </message>
    <message>
      <source>{key} is free.</source>
      <translation>{key} est libre.</translation>
    </message>
    <message>
      <source>{key} is now for “{command}”, which will lose it.</source>
      <translation>{key} sert à « {command} », qui la perdra.</translation>
    </message>
    <message>
      <source>{key} works everywhere and could not be typed into a text any more.</source>
      <translation>{key} fonctionne partout et ne pourrait plus être tapée dans un texte.</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>Disposition</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>Disposition</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Analyser</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Compter</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Retour</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>&amp;Terminer</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Suivant</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passer</translation>
    </message>
    <message>
      <source>Board of the lesson</source>
      <translation>Goban de la leçon</translation>
    </message>
    <message>
      <source>Learn the rules</source>
      <translation>Apprendre les règles</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>Ré&amp;essayer</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>Décompte</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>Décompte</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message>
      <source>Alternating</source>
      <translation>À tour de rôle</translation>
    </message>
    <message>
      <source>Ask engine</source>
      <translation>Interroger le moteur</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>Liste de Noir</translation>
    </message>
    <message>
      <source>Clear marks</source>
      <translation>Effacer les marques</translation>
    </message>
    <message>
      <source>Click a stone to mark its group dead or alive; Shift-click marks one chain only.</source>
      <translation>Cliquez sur une pierre pour marquer son groupe mort ou vivant ; Maj+clic ne marque qu’une chaîne.</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimation</translation>
    </message>
    <message>
      <source>Let the engine decide</source>
      <translation>Laisser décider le moteur</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>Marquer les pierres mortes</translation>
    </message>
    <message>
      <source>Marks can be changed only while the players agree on the score.</source>
      <translation>Les marques ne changent que pendant l’accord des joueurs sur le score.</translation>
    </message>
    <message>
      <source>Propose dead stones</source>
      <translation>Proposer les pierres mortes</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>Séparément</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>Ensemble</translation>
    </message>
    <message>
      <source>Stop looking</source>
      <translation>Arrêter la recherche</translation>
    </message>
    <message>
      <source>Way of agreeing</source>
      <translation>Façon de s’accorder</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>Liste de Blanc</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>Liste de qui</translation>
    </message>
    <message>
      <source>{count} marked</source>
      <translation>marquées : {count}</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Biggest mistakes</source>
      <translation>Plus grosses erreurs</translation>
    </message>
    <message>
      <source>Lost</source>
      <translation>Perte</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>No move of this line lost much, as far as it is analysed.</source>
      <translation>Aucun coup de cette ligne n’a beaucoup perdu, dans ce qui est analysé.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Joué</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>First move</source>
      <translation>Premier coup</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>Dernier coup</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>Coup {current} sur {last}</translation>
    </message>
    <message>
      <source>One move back</source>
      <translation>Un coup en arrière</translation>
    </message>
    <message>
      <source>One move on</source>
      <translation>Un coup en avant</translation>
    </message>
    <message>
      <source>Ten moves back</source>
      <translation>Dix coups en arrière</translation>
    </message>
    <message>
      <source>Ten moves on</source>
      <translation>Dix coups en avant</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A komi is missing: </source>
      <translation>Il manque un komi : </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Black places the stones: this board has no star points for so many.</source>
      <translation>Noir place les pierres lui-même : ce goban n’a pas assez de hoshis pour autant.</translation>
    </message>
    <message>
      <source>Black stones among the prisoners from the start: a whole number.</source>
      <translation>Pierres noires comptées dès le départ parmi les prisonniers : un nombre entier.</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>Personnalisé…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>One stone is only the first move: take none, or 2 and more.</source>
      <translation>Une seule pierre n’est que le premier coup : prenez-en zéro, ou 2 et plus.</translation>
    </message>
    <message>
      <source>Points for White. A whole odd komi agrees best with territory counting; a half avoids ties.</source>
      <translation>Points pour Blanc. Un komi entier impair convient le mieux au décompte par territoire ; un demi-point évite les nulles.</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>Couleurs au hasard (nigiri)</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>Lire ces règles</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>Commencer</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>write it like 7, 6.5 or −3.</source>
      <translation>écrivez-le comme 7, 6.5 ou −3.</translation>
    </message>
    <message>
      <source>“{text}” is not a number: </source>
      <translation>« {text} » n’est pas un nombre : </translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>A figure begins here</source>
      <translation>Une figure commence ici</translation>
    </message>
    <message>
      <source>As before</source>
      <translation>Comme avant</translation>
    </message>
    <message>
      <source>As they are</source>
      <translation>Tels quels</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Figure</translation>
    </message>
    <message>
      <source>Keep changes</source>
      <translation>Garder les modifications</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>Numéro du coup</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>Nom, numéro, figure</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>Sans numéros</translation>
    </message>
    <message>
      <source>Points for Black, as in 3.5 or −2</source>
      <translation>Points pour Noir, par exemple 3.5 ou −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>Numéros imprimés</translation>
    </message>
    <message>
      <source>The last two digits</source>
      <translation>Les deux derniers chiffres</translation>
    </message>
    <message>
      <source>The moves after it count on from there</source>
      <translation>La numérotation continue à partir de là</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titre</translation>
    </message>
    <message>
      <source>Title of the figure</source>
      <translation>Titre de la figure</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valeur</translation>
    </message>
    <message>
      <source>Write a number like 3.5 or −2.</source>
      <translation>Écrivez un nombre comme 3.5 ou −2.</translation>
    </message>
    <message>
      <source>Write a whole number from 0 to {most}.</source>
      <translation>Écrivez un nombre entier de 0 à {most}.</translation>
    </message>
  </context>
  <context>
    <name>OfferStrip</name>
    <message>
      <source>Warning</source>
      <translation>Avertissement</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>Mark as it says</source>
      <translation>Marquer comme il dit</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>Meilleurs coups</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>Continuation</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>Avance</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>Visites</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>Taux de victoire</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>sur le goban</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message>
      <source>1 minute</source>
      <translation>1 minute</translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Comparer avec</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>Aucun autre moteur</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>Arrêter après</translation>
    </message>
    <message>
      <source>{count} minutes</source>
      <translation>{count} minutes</translation>
    </message>
    <message>
      <source>{count} seconds</source>
      <translation>{count} secondes</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>Continue…</source>
      <translation>Continuer…</translation>
    </message>
    <message>
      <source>In one diagram at most; figures in the record begin new ones</source>
      <translation>Au plus par diagramme ; les figures de la partie en commencent de nouveaux</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Coups</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>Parcourir…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field} : parcourir</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Let the engine move</source>
      <translation>Laisser jouer le moteur</translation>
    </message>
    <message>
      <source>Let the engine wait</source>
      <translation>Faire attendre le moteur</translation>
    </message>
    <message>
      <source>Start the engine again</source>
      <translation>Redémarrer le moteur</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>d’accord</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>pas encore d’accord</translation>
    </message>
    <message>
      <source>{count} captured</source>
      <translation>prises : {count}</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>Nom</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Niveau</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who} : nom</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who} : niveau</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
      <source>No preference is called that.</source>
      <translation>Aucune préférence ne porte ce nom.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Préférences</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>Rechercher parmi les préférences</translation>
    </message>
  </context>
  <context>
    <name>Progress</name>
    <message>
      <source>Lesson %1 of %2, %3 done</source>
      <translation>Leçon %1 sur %2, %3 faites</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>%1 repairs were made to this file.</source>
      <translation>Ce fichier a demandé %1 réparations.</translation>
    </message>
    <message>
      <source>%1 repairs were made to what was pasted.</source>
      <translation>Ce qui a été collé a demandé %1 réparations.</translation>
    </message>
    <message>
      <source>&amp;Read again</source>
      <translation>&amp;Relire</translation>
    </message>
    <message>
      <source>One repair was made to this file.</source>
      <translation>Ce fichier a demandé une réparation.</translation>
    </message>
    <message>
      <source>One repair was made to what was pasted.</source>
      <translation>Ce qui a été collé a demandé une réparation.</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>Partie collée</translation>
    </message>
    <message>
      <source>Read the file again without your changes?</source>
      <translation>Relire le fichier sans vos modifications ?</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Modifications non enregistrées</translation>
    </message>
    <message>
      <source>What you changed and did not save is lost by it. Cancel, then use Save as to keep it in another file.</source>
      <translation>Ce que vous avez changé sans l’enregistrer sera perdu. Annulez, puis utilisez « Enregistrer sous » pour le garder dans un autre fichier.</translation>
    </message>
    <message>
      <source>“%1” needed no repairs.</source>
      <translation>« %1 » n’avait besoin d’aucune réparation.</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Forget these</source>
      <translation>&amp;Oublier ces fichiers</translation>
    </message>
    <message>
      <source>Nothing opened yet</source>
      <translation>Rien d’ouvert jusqu’ici</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>Ouvrir un &amp;fichier récent</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message>
      <source>%1 moves</source>
      <translation>%1 coups</translation>
    </message>
    <message>
      <source>%1 unsaved games are being restored in another window.</source>
      <translation>%1 parties non enregistrées sont en cours de récupération dans une autre fenêtre.</translation>
    </message>
    <message>
      <source>%1 unsaved games could not be read. They were kept in %2.</source>
      <translation>%1 parties non enregistrées n’ont pas pu être lues. Elles ont été conservées dans %2.</translation>
    </message>
    <message>
      <source>1 move</source>
      <translation>1 coup</translation>
    </message>
    <message>
      <source>An unsaved game could not be read. It was kept in %1.</source>
      <translation>Une partie non enregistrée n’a pas pu être lue. Elle a été conservée dans %1.</translation>
    </message>
    <message>
      <source>An unsaved game is being restored in another window.</source>
      <translation>Une partie non enregistrée est en cours de récupération dans une autre fenêtre.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery (%1). Save the game often.</source>
      <translation>Les modifications non enregistrées ne peuvent pas être gardées pour une récupération (%1). Enregistrez souvent la partie.</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Later</source>
      <translation>&amp;Plus tard</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Restaurer</translation>
    </message>
    <message>
      <source>&amp;Throw away</source>
      <translation>&amp;Jeter</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Plus tard</translation>
    </message>
    <message>
      <source>The program ended before these games were saved. Nothing is lost:</source>
      <translation>Le programme s’est terminé avant l’enregistrement de ces parties. Rien n’est perdu :</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>Parties non enregistrées</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>Colonne</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Ligne</translation>
    </message>
    <message>
      <source>What was found and done</source>
      <translation>Ce qui a été trouvé et fait</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>Rapport de réparation</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>Réparations</translation>
    </message>
    <message>
      <source>“{name}” is not quite as the format asks. It was read as follows; the file itself is as it was.</source>
      <translation>« {name} » ne respecte pas tout à fait le format. Il a été lu comme suit ; le fichier lui-même est inchangé.</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>&amp;Noir</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>&amp;Blanc</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Continuer</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>L’autre joueur joue alors en premier.</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>Qui demande à continuer ?</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>B+3.5, W+7 ou 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>“{text}” is no result: write it like B+3.5, W+7, or 0 for a tie.</source>
      <translation>« {text} » n’est pas un résultat : écrivez-le comme B+3.5, W+7, ou 0 pour une nulle.</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>In files</source>
      <translation>Dans les fichiers</translation>
    </message>
    <message>
      <source>Made of</source>
      <translation>Établies à partir de</translation>
    </message>
    <message>
      <source>Rules of your own</source>
      <translation>Vos propres règles</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>The count is in the clipboard as text.</source>
      <translation>Le décompte est dans le presse-papiers en texte.</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>Point de Noir</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Point de Blanc</translation>
    </message>
    <message>
      <source>a click would flip</source>
      <translation>changerait au clic</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>morte</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>neutre</translation>
    </message>
    <message>
      <source>unsure, left alive</source>
      <translation>incertaine, laissée vivante</translation>
    </message>
  </context>
  <context>
    <name>SeatField</name>
    <message>
      <source>A person</source>
      <translation>Une personne</translation>
    </message>
    <message>
      <source>Computer</source>
      <translation>Ordinateur</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who} : force</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who} : joué par</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>A board for each chain</source>
      <translation>Un goban par chaîne</translation>
    </message>
    <message>
      <source>The game as it stands</source>
      <translation>La partie en l’état</translation>
    </message>
    <message>
      <source>The game, as it stands</source>
      <translation>La partie, en l’état</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>Couleurs échangées</translation>
    </message>
    <message>
      <source>Turned or mirrored</source>
      <translation>Tournée ou en miroir</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>No key does that.</source>
      <translation>Aucune touche ne fait cela.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Search the keys</source>
      <translation>Rechercher parmi les touches</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>So&amp;ns</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>Les sons ne peuvent pas être joués. Pour installer un lecteur, tapez : {line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>Les sons ne peuvent pas être joués : installez paplay, pw-play ou aplay.</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>Les sons ne peuvent pas être joués : aucun périphérique audio n’a été trouvé.</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>Contre l’ordinateur</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Taille du goban</translation>
    </message>
    <message>
      <source>Click a point to put down the first stone, or choose:</source>
      <translation>Cliquez sur une intersection pour poser la première pierre, ou choisissez :</translation>
    </message>
    <message>
      <source>Games to look at</source>
      <translation>Parties à regarder</translation>
    </message>
    <message>
      <source>Learn the rules</source>
      <translation>Apprendre les règles</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Ouvrir une partie</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>Autre taille de goban</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>Autre taille…</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>Parties récentes</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>Fichiers SGF de tout programme ou serveur.</translation>
    </message>
    <message>
      <source>Take turns at this screen. This board is ready.</source>
      <translation>Chacun son tour devant cet écran. Ce goban est prêt.</translation>
    </message>
    <message>
      <source>Ten sentences, each with a small board to try.</source>
      <translation>Dix phrases, chacune avec un petit goban pour essayer.</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>Deux joueurs</translation>
    </message>
    <message>
      <source>Welcome to the board</source>
      <translation>Bienvenue</translation>
    </message>
    <message>
      <source>You are Black. Ctrl+N asks for another strength.</source>
      <translation>Vous êtes Noir. Ctrl+N propose une autre force.</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>Retour</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Revenir à la partie</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
    </message>
    <message>
      <source>End without a result</source>
      <translation>Terminer sans résultat</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>La poser quand même</translation>
    </message>
    <message>
      <source>Reading the file … %1 %</source>
      <translation>Lecture du fichier… %1 %</translation>
    </message>
    <message>
      <source>Review it</source>
      <translation>L’analyser</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Saving the file … %1 %</source>
      <translation>Enregistrement du fichier… %1 %</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>Afficher cette position</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>Afficher les règles</translation>
    </message>
    <message>
      <source>Take it back to here</source>
      <translation>La ramener ici</translation>
    </message>
    <message>
      <source>The file is still being read: until then, walk its main line.</source>
      <translation>Le fichier est encore en lecture : d’ici là, parcourez sa ligne principale.</translation>
    </message>
    <message>
      <source>The game stands at another move.</source>
      <translation>La partie en est à un autre coup.</translation>
    </message>
    <message>
      <source>The record breaks the rules here: %1</source>
      <translation>La partie enfreint ici les règles : %1</translation>
    </message>
    <message>
      <source>This is the position after move %1.</source>
      <translation>Voici la position après le coup %1.</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>Voici la position de départ.</translation>
    </message>
    <message>
      <source>This situation has arisen for the third time.</source>
      <translation>Cette situation est apparue pour la troisième fois.</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Refused</source>
      <translation>Refusé</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Steps of the test</source>
      <translation>Étapes du test</translation>
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
      <source>Clock</source>
      <translation>Pendule</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>Temps principal en minutes</translation>
    </message>
    <message>
      <source>Minutes of a period</source>
      <translation>Minutes par période</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>Temps ajouté à chaque coup (Fischer)</translation>
    </message>
    <message>
      <source>Moves in a period</source>
      <translation>Coups par période</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>Sans pendule</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>Nombre de périodes</translation>
    </message>
    <message>
      <source>One time for all moves</source>
      <translation>Un temps pour tous les coups</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>Secondes ajoutées à chaque coup</translation>
    </message>
    <message>
      <source>Seconds of a period</source>
      <translation>Secondes par période</translation>
    </message>
    <message>
      <source>Then periods of seconds (byo-yomi)</source>
      <translation>Puis des périodes de secondes (byo-yomi)</translation>
    </message>
    <message>
      <source>Then so many moves in a period (Canadian)</source>
      <translation>Puis tant de coups par période (canadien)</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>When it is up,</source>
      <translation>Quand il est écoulé,</translation>
    </message>
    <message>
      <source>When the time is up</source>
      <translation>Quand le temps est écoulé</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>minutes</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>coups en</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>secondes</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>secondes de plus à chaque coup</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>la partie est perdue</translation>
    </message>
    <message>
      <source>then</source>
      <translation>puis</translation>
    </message>
    <message>
      <source>there is only a warning</source>
      <translation>il n’y a qu’un avertissement</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>Éditer</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>Outils d’édition</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>Arbre de la partie</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>Arbre de la partie</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Coup {number}</translation>
    </message>
    <message>
      <source>No move yet</source>
      <translation>Pas encore de coup</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>À vous d’essayer</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>&amp;Ne pas enregistrer</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>Enregistrer les modifications de « {name} » ?</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Modifications non enregistrées</translation>
    </message>
    <message>
      <source>What you do not save is lost.</source>
      <translation>Ce que vous n’enregistrez pas est perdu.</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>No move after this one is called bad or doubtful.</source>
      <translation>Aucun coup après celui-ci n’est dit mauvais ou douteux.</translation>
    </message>
    <message>
      <source>No move before this one is called bad or doubtful.</source>
      <translation>Aucun coup avant celui-ci n’est dit mauvais ou douteux.</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>Il n’y a pas de commentaire après celui-ci.</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>Il n’y a pas de commentaire avant celui-ci.</translation>
    </message>
  </context>
  <context>
    <name>WarningStrip</name>
    <message>
      <source>Warning</source>
      <translation>Avertissement</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Who is winning</source>
      <translation>Qui est en tête</translation>
    </message>
  </context>
  <context>
    <name>Workspace</name>
    <message>
      <source>comment</source>
      <translation>commentaire</translation>
    </message>
  </context>
  <context>
    <name>analysis</name>
    <message>
      <source>Analyse</source>
      <translation>Analyser</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>Au départ : {said}</translation>
    </message>
    <message>
      <source>Built-in engine</source>
      <translation>Moteur intégré</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>Coup {move} : {said}</translation>
    </message>
    <message>
      <source>Start it again</source>
      <translation>Le redémarrer</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>Cette position n’a pas été analysée.</translation>
    </message>
    <message>
      <source>large</source>
      <translation>grande</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>non analysé</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>puis {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{count} visits</source>
      <translation>{count} visites</translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/s</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine} : pas d’analyse possible. Voici le coup qu’il jouerait.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine} : pas d’analyse possible. Voici le coup qu’il jouerait ; son estimation : {score}.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine} : pas d’analyse possible. Voici le coup qu’il jouerait ; il ne donne pas d’estimation.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it still counts …</source>
      <translation>{engine} : pas d’analyse possible. Voici le coup qu’il jouerait ; il compte encore…</translation>
    </message>
    <message>
      <source>{engine} has ended.</source>
      <translation>{engine} : arrêté.</translation>
    </message>
    <message>
      <source>{engine} is looking at the position …</source>
      <translation>{engine} : examen de la position…</translation>
    </message>
    <message>
      <source>{engine} is starting …</source>
      <translation>{engine} : démarrage…</translation>
    </message>
    <message>
      <source>{engine} names no move here.</source>
      <translation>{engine} : aucun coup à proposer ici.</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} : il abandonnerait ici.</translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>S’accorder sur le &amp;résultat…</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>&amp;Analyser</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>Re&amp;venir à la partie</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>Plus &amp;grosses erreurs</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>&amp;Noir accepte</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>&amp;Noir perd par forfait…</translation>
    </message>
    <message>
      <source>&amp;Cancel whole game</source>
      <translation>&amp;Arrêter l’analyse de la partie</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>&amp;Effacer toutes les marques ici</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>&amp;Effacer les marques</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>C&amp;onsole</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>C&amp;oordonnées</translation>
    </message>
    <message>
      <source>&amp;Copy from here on</source>
      <translation>&amp;Copier à partir d’ici</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>&amp;Copier la partie en SGF</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>&amp;Recadrer sur cette position</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>&amp;Supprimer ce coup et toute la suite</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>Mo&amp;teurs…</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>&amp;Rechercher…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>&amp;Premier</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>Intersections &amp;interdites</translation>
    </message>
    <message>
      <source>&amp;Former best move</source>
      <translation>Meilleur coup &amp;précédent</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>Parties de ce fic&amp;hier…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>&amp;Aller au coup…</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Conseil</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>&amp;Historique…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>&amp;Insérer une passe</translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation>&amp;Touches</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>Der&amp;nier</translation>
    </message>
    <message>
      <source>&amp;Learn the rules</source>
      <translation>&amp;Apprendre les règles</translation>
    </message>
    <message>
      <source>&amp;Less of its line</source>
      <translation>&amp;Moins de sa ligne</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>&amp;Ligne principale</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>En faire la ligne &amp;principale</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>&amp;Marquer de nouveau</translation>
    </message>
    <message>
      <source>&amp;Mirror left and right</source>
      <translation>Miroir gauche-dr&amp;oite</translation>
    </message>
    <message>
      <source>&amp;More of its line</source>
      <translation>Pl&amp;us de sa ligne</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>Nom, numéro, fi&amp;gure…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
      <source>&amp;Next best move</source>
      <translation>Meilleur coup &amp;suivant</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>&amp;Variante suivante</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>&amp;Sans résultat…</translation>
    </message>
    <message>
      <source>&amp;One second a move at least</source>
      <translation>&amp;Une seconde au moins par coup</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passer</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>Coller en &amp;variante</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>Coller une &amp;partie</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Jouer</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>&amp;Continuer</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>&amp;Jouer ce coup</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>Re&amp;faire</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>Réinitialiser la &amp;disposition</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>A&amp;bandonner…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>&amp;Enregistrer</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>Enregistrer l’analyse &amp;dans la partie</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>&amp;Compter</translation>
    </message>
    <message>
      <source>&amp;Small board of this move</source>
      <translation>&amp;Miniature de ce coup</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>Éc&amp;hanger les couleurs</translation>
    </message>
    <message>
      <source>&amp;Three seconds a move at least</source>
      <translation>&amp;Trois secondes au moins par coup</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>Saisir une i&amp;ntersection…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Défaire</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>&amp;Blanc accepte</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>&amp;Blanc perd par forfait…</translation>
    </message>
    <message>
      <source>&amp;Whole game…</source>
      <translation>&amp;Toute la partie…</translation>
    </message>
    <message>
      <source>About &amp;Tromp</source>
      <translation>À &amp;propos de Tromp</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>&amp;Volet d’analyse</translation>
    </message>
    <message>
      <source>As fast as they &amp;can</source>
      <translation>Aussi &amp;vite que possible</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>En a&amp;rrière</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>Meilleurs coups &amp;sur le goban</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>Noir perd-il par forfait ?</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>Au tour de N&amp;oir</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>Curseur du goban vers le bas</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>Curseur du goban à gauche</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>Curseur du goban à droite</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>Curseur du goban vers le haut</translation>
    </message>
    <message>
      <source>C&amp;opy the count as text</source>
      <translation>C&amp;opier le décompte en texte</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>Comparer surface et &amp;territoire</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>Continuer contre l’ordinate&amp;ur</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>&amp;Jouer une partie à partir d’ici</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>Copier le goban en &amp;image</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>Copier le goban en te&amp;xte</translation>
    </message>
    <message>
      <source>Cut &amp;from here on</source>
      <translation>C&amp;ouper à partir d’ici</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>Supprimer seulement ce co&amp;up</translation>
    </message>
    <message>
      <source>Disp&amp;ute the marks</source>
      <translation>Contester les m&amp;arques</translation>
    </message>
    <message>
      <source>Drop all &amp;other variations</source>
      <translation>Supprimer les &amp;autres variantes</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>Exporter une ima&amp;ge…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>Enco&amp;dage…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>Coup du &amp;moteur</translation>
    </message>
    <message>
      <source>Engines &amp;wait</source>
      <translation>Faire attendre les moteu&amp;rs</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>Moteurs et &amp;options…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>&amp;Estimation</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>E&amp;xporter en PDF…</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>Rechercher cette p&amp;osition</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>Rés&amp;ultat suivant</translation>
    </message>
    <message>
      <source>Find f&amp;ormer</source>
      <translation>R&amp;ésultat précédent</translation>
    </message>
    <message>
      <source>Fo&amp;rmer variation</source>
      <translation>Varian&amp;te précédente</translation>
    </message>
    <message>
      <source>Fold or &amp;unfold what follows</source>
      <translation>Replier ou déplier ce &amp;qui suit</translation>
    </message>
    <message>
      <source>Former branching</source>
      <translation>Embranchement précédent</translation>
    </message>
    <message>
      <source>Former comm&amp;ent</source>
      <translation>C&amp;ommentaire précédent</translation>
    </message>
    <message>
      <source>Former mis&amp;take</source>
      <translation>&amp;Erreur précédente</translation>
    </message>
    <message>
      <source>Former move the rules forb&amp;id</source>
      <translation>Coup interdit précé&amp;dent</translation>
    </message>
    <message>
      <source>Forward</source>
      <translation>En avant</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>Infor&amp;mations sur la partie…</translation>
    </message>
    <message>
      <source>Leave the game and revie&amp;w it</source>
      <translation>&amp;Laisser la partie et l’analyser</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>Marquer la chaîne sous le curseur du goban</translation>
    </message>
    <message>
      <source>Mirror &amp;up and down</source>
      <translation>Miroir haut-&amp;bas</translation>
    </message>
    <message>
      <source>Mirror at the &amp;diagonal ╱</source>
      <translation>Miroir &amp;selon la diagonale ╱</translation>
    </message>
    <message>
      <source>Mirror at the d&amp;iagonal ╲</source>
      <translation>Miroir selon la d&amp;iagonale ╲</translation>
    </message>
    <message>
      <source>Mo&amp;ves the rules forbid…</source>
      <translation>Coups interdits par les rè&amp;gles…</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>&amp;Monter la variante</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>&amp;Descendre la variante</translation>
    </message>
    <message>
      <source>Ne&amp;xt branching</source>
      <translation>Em&amp;branchement suivant</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>&amp;Commentaire suivant</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
      <source>Next move t&amp;he rules forbid</source>
      <translation>Coup &amp;interdit suivant</translation>
    </message>
    <message>
      <source>Pass, dec&amp;lared official</source>
      <translation>Passe d&amp;éclarée officielle</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>Jouer ou marquer sous le curseur du goban</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>Préférenc&amp;es…</translation>
    </message>
    <message>
      <source>Print…</source>
      <translation>Imprimer…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>&amp;Proposer les pierres mortes</translation>
    </message>
    <message>
      <source>Put the tool down</source>
      <translation>Quitter l’outil</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>&amp;Analyser</translation>
    </message>
    <message>
      <source>Repair repor&amp;t…</source>
      <translation>Rapport de réparat&amp;ion…</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>&amp;Compter</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Save s&amp;cores alone</source>
      <translation>Enregistrer les s&amp;cores seuls</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>S&amp;cores sur le graphique</translation>
    </message>
    <message>
      <source>Set up in a &amp;variation of its own</source>
      <translation>Placer dans une &amp;variante à part</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>Arrêter l’a&amp;nalyse</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>Ramener la p&amp;artie ici</translation>
    </message>
    <message>
      <source>Ten &amp;back</source>
      <translation>Di&amp;x en arrière</translation>
    </message>
    <message>
      <source>Ten forward</source>
      <translation>Dix en avant</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>La partie se termine-t-elle sans résultat ?</translation>
    </message>
    <message>
      <source>Turn &amp;around</source>
      <translation>Demi-&amp;tour</translation>
    </message>
    <message>
      <source>Turn to the &amp;left</source>
      <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
      <source>Turn to the &amp;right</source>
      <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>Saisir une intersection</translation>
    </message>
    <message>
      <source>W&amp;rite the result to the game</source>
      <translation>&amp;Inscrire le résultat dans la partie</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>Blanc perd-il par forfait ?</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>Au tour de B&amp;lanc</translation>
    </message>
    <message>
      <source>Whose each point &amp;will be</source>
      <translation>À &amp;qui reviendra chaque intersection</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>&amp;Taux de victoire sur le graphique</translation>
    </message>
    <message>
      <source>{step}, to the next star line</source>
      <translation>{step}, jusqu’à la ligne de hoshi suivante</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>&amp;Flèche</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>Pierre &amp;noire</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>C&amp;ercle</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>Esto&amp;mper des intersections</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>&amp;Effacer une pierre</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>&amp;Numéro</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Jouer</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>&amp;Carré</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>&amp;Triangle</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>Pierre &amp;blanche</translation>
    </message>
    <message>
      <source>A click plays a move before those that follow here.</source>
      <translation>Un clic joue un coup avant ceux qui suivent ici.</translation>
    </message>
    <message>
      <source>A click plays.</source>
      <translation>Un clic joue.</translation>
    </message>
    <message>
      <source>Black’s territory</source>
      <translation>Territoire de Noir</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>Croi&amp;x</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>Cliquez sur une intersection, ou faites glisser sur une région.</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>Cliquez sur une intersection.</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>Cliquez sur une pierre.</translation>
    </message>
    <message>
      <source>Drag from a point to another, or click both.</source>
      <translation>Faites glisser d’une intersection à une autre, ou cliquez sur les deux.</translation>
    </message>
    <message>
      <source>Drag over what is to be looked for, or click both corners.</source>
      <translation>Faites glisser sur ce qu’il faut chercher, ou cliquez sur deux coins opposés.</translation>
    </message>
    <message>
      <source>Drag over what is to be seen; click a point twice to see all.</source>
      <translation>Faites glisser sur ce qui doit être vu ; cliquez deux fois sur une intersection pour tout voir.</translation>
    </message>
    <message>
      <source>Each click takes the next free letter.</source>
      <translation>Chaque clic prend la lettre libre suivante.</translation>
    </message>
    <message>
      <source>Each click takes the next free number.</source>
      <translation>Chaque clic prend le numéro libre suivant.</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>Rechercher une for&amp;me</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>&amp;Insérer un coup</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>&amp;Lettre</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>Li&amp;gne</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Étiquettes</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Lignes</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Marques</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Plus</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>&amp;Portion du goban</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Position</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>&amp;Sélection</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Pierres</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Territoire</translation>
    </message>
    <message>
      <source>White’s territory</source>
      <translation>Territoire de Blanc</translation>
    </message>
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A command that it calls was not found (exit code 127).</source>
      <translation>Une commande qu’il appelle est introuvable (code de sortie 127).</translation>
    </message>
    <message>
      <source>A configuration file is missing: name one in the arguments.</source>
      <translation>Il manque un fichier de configuration : nommez-en un dans les arguments.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>Il manque une bibliothèque dont le programme a besoin.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>Il manque une bibliothèque dont le programme a besoin : {detail}</translation>
    </message>
    <message>
      <source>A network file is missing: get one and name it in the arguments.</source>
      <translation>Il manque un fichier de réseau : procurez-vous-en un et nommez-le dans les arguments.</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>Ajouter {argument}</translation>
    </message>
    <message>
      <source>An argument begins with a typographic dash: {detail}</source>
      <translation>Un argument commence par un tiret typographique : {detail}</translation>
    </message>
    <message>
      <source>Asked for a move it answered “{message}”.</source>
      <translation>À la demande d’un coup, il a répondu « {message} ».</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>Ajouter {name}</translation>
    </message>
    <message>
      <source>Attach {name}, found on this machine</source>
      <translation>Ajouter {name}, trouvé sur cette machine</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>Choisissez un autre dossier de travail, ou aucun.</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>Choisissez le fichier du programme ; les arguments vont dans leur propre champ.</translation>
    </message>
    <message>
      <source>Choose the program’s own file, or allow it to be executed.</source>
      <translation>Choisissez le fichier du programme lui-même, ou autorisez son exécution.</translation>
    </message>
    <message>
      <source>Close other programs, or take a smaller network.</source>
      <translation>Fermez d’autres programmes, ou prenez un réseau plus petit.</translation>
    </message>
    <message>
      <source>Compare the arguments with what the program’s own help says.</source>
      <translation>Comparez les arguments avec l’aide du programme lui-même.</translation>
    </message>
    <message>
      <source>Get a build of the engine for this system and processor.</source>
      <translation>Procurez-vous une version du moteur pour ce système et ce processeur.</translation>
    </message>
    <message>
      <source>Get a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>Procurez-vous un réseau pour ce moteur et nommez son fichier dans les arguments : -model FICHIER pour KataGo, --weights FICHIER pour Leela Zero.</translation>
    </message>
    <message>
      <source>Install it with your system’s packages, or get a build of the engine that brings its libraries along.</source>
      <translation>Installez-la avec les paquets de votre système, ou prenez une version du moteur fournie avec ses bibliothèques.</translation>
    </message>
    <message>
      <source>Is an argument missing that makes it speak GTP? Some engines take minutes the first time: then let it go on.</source>
      <translation>Manque-t-il un argument qui le fasse parler GTP ? Certains moteurs prennent des minutes la première fois : laissez-les alors continuer.</translation>
    </message>
    <message>
      <source>Is that the one that is meant?</source>
      <translation>Est-ce bien celui-là ?</translation>
    </message>
    <message>
      <source>Is the file whole, and a program for this system?</source>
      <translation>Le fichier est-il entier, et un programme pour ce système ?</translation>
    </message>
    <message>
      <source>It</source>
      <translation>Le programme</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>Il analyse des positions.</translation>
    </message>
    <message>
      <source>It answered a command that was not sent: {message}</source>
      <translation>Il a répondu à une commande qui n’a pas été envoyée : {message}</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>Il a répondu : {detail}</translation>
    </message>
    <message>
      <source>It can be asked which stones are dead.</source>
      <translation>Il peut dire quelles pierres sont mortes.</translation>
    </message>
    <message>
      <source>It can be stopped while it thinks.</source>
      <translation>Il peut être interrompu pendant qu’il réfléchit.</translation>
    </message>
    <message>
      <source>It cannot be asked which stones are dead.</source>
      <translation>Il ne peut pas dire quelles pierres sont mortes.</translation>
    </message>
    <message>
      <source>It cannot be stopped while it thinks: it is ended and started again.</source>
      <translation>Il ne peut pas être interrompu pendant qu’il réfléchit : il est arrêté et redémarré.</translation>
    </message>
    <message>
      <source>It cannot be told the rules: it counts by its own.</source>
      <translation>On ne peut pas lui indiquer les règles : il compte selon les siennes.</translation>
    </message>
    <message>
      <source>It cannot be told the rules: {detail}</source>
      <translation>On ne peut pas lui indiquer les règles : {detail}</translation>
    </message>
    <message>
      <source>It closed its output.</source>
      <translation>Il a fermé sa sortie.</translation>
    </message>
    <message>
      <source>It crashed ({signal}).</source>
      <translation>Il s’est arrêté brutalement ({signal}).</translation>
    </message>
    <message>
      <source>It did not, and was ended by force.</source>
      <translation>Il ne l’a pas fait, et a été arrêté de force.</translation>
    </message>
    <message>
      <source>It does not answer “{command}”.</source>
      <translation>Il ne répond pas à « {command} ».</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>Il ne fonctionne pas encore.</translation>
    </message>
    <message>
      <source>It does not work: {message}</source>
      <translation>Il ne fonctionne pas : {message}</translation>
    </message>
    <message>
      <source>It ended by itself, with the exit code {code}.</source>
      <translation>Il s’est terminé de lui-même, avec le code de sortie {code}.</translation>
    </message>
    <message>
      <source>It ends when asked</source>
      <translation>Il s’arrête quand on le demande</translation>
    </message>
    <message>
      <source>It gives its name and version</source>
      <translation>Il donne son nom et sa version</translation>
    </message>
    <message>
      <source>It has no analysis.</source>
      <translation>Il n’a pas d’analyse.</translation>
    </message>
    <message>
      <source>It has no name.</source>
      <translation>Il n’a pas de nom.</translation>
    </message>
    <message>
      <source>It holds suicide to be illegal: where one is played it cannot follow.</source>
      <translation>Il tient le suicide pour interdit : si un suicide est joué, il ne peut suivre.</translation>
    </message>
    <message>
      <source>It knows the needed commands</source>
      <translation>Il connaît les commandes nécessaires</translation>
    </message>
    <message>
      <source>It lacks commands that a game needs: {message}</source>
      <translation>Il lui manque des commandes nécessaires à une partie : {message}</translation>
    </message>
    <message>
      <source>It lacks {detail}, which can be done without.</source>
      <translation>Il lui manque {detail}, dont on peut se passer.</translation>
    </message>
    <message>
      <source>It may be started</source>
      <translation>Il peut être lancé</translation>
    </message>
    <message>
      <source>It may play what superko forbids; such a move is refused here.</source>
      <translation>Il peut jouer ce que le superko interdit ; un tel coup est refusé ici.</translation>
    </message>
    <message>
      <source>It played {message}, which the rules forbid.</source>
      <translation>Il a joué {message}, que les règles interdisent.</translation>
    </message>
    <message>
      <source>It plays legal moves</source>
      <translation>Il joue des coups permis</translation>
    </message>
    <message>
      <source>It plays on rectangles.</source>
      <translation>Il joue sur des rectangles.</translation>
    </message>
    <message>
      <source>It plays on squares only.</source>
      <translation>Il ne joue que sur des carrés.</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>Il a refusé un komi de 7 : {detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it took {detail} × {detail}.</source>
      <translation>Il a refusé les gobanx plus petits ; il a accepté {detail} × {detail}.</translation>
    </message>
    <message>
      <source>It refused “{command}”: {message}</source>
      <translation>Il a refusé « {command} » : {message}</translation>
    </message>
    <message>
      <source>It runs, but says nothing that GTP knows.</source>
      <translation>Il tourne, mais ne dit rien que GTP connaisse.</translation>
    </message>
    <message>
      <source>It said nothing of why: try the same command in a terminal once.</source>
      <translation>Il n’a pas dit pourquoi : essayez une fois la même commande dans un terminal.</translation>
    </message>
    <message>
      <source>It speaks GTP</source>
      <translation>Il parle GTP</translation>
    </message>
    <message>
      <source>It speaks the Go Modem Protocol, not GTP.</source>
      <translation>Il parle le Go Modem Protocol, pas GTP.</translation>
    </message>
    <message>
      <source>It starts</source>
      <translation>Il démarre</translation>
    </message>
    <message>
      <source>It takes a board size</source>
      <translation>Il accepte une taille de goban</translation>
    </message>
    <message>
      <source>It takes a komi</source>
      <translation>Il accepte un komi</translation>
    </message>
    <message>
      <source>It takes the rules</source>
      <translation>Il accepte les règles</translation>
    </message>
    <message>
      <source>It works, with limits.</source>
      <translation>Il fonctionne, avec des limites.</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>Il fonctionne.</translation>
    </message>
    <message>
      <source>Its last words below may say why.</source>
      <translation>Ses derniers mots ci-dessous disent peut-être pourquoi.</translation>
    </message>
    <message>
      <source>Its last words below may say why; look for a newer build.</source>
      <translation>Ses derniers mots ci-dessous disent peut-être pourquoi ; cherchez une version plus récente.</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>En dernier sur la sortie d’erreur :</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>En dernier sur la sortie standard :</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or mend the line that the engine complains of.</source>
      <translation>Nommez un fichier existant dans les arguments (-config FICHIER pour KataGo), ou corrigez la ligne dont le moteur se plaint.</translation>
    </message>
    <message>
      <source>No program is named.</source>
      <translation>Aucun programme n’est nommé.</translation>
    </message>
    <message>
      <source>Nobody can type a password here: set up a key, and load it into your agent.</source>
      <translation>Personne ne peut taper de mot de passe ici : créez une clé, et chargez-la dans votre agent.</translation>
    </message>
    <message>
      <source>Put {detail} in front of its arguments.</source>
      <translation>Mettre {detail} devant ses arguments.</translation>
    </message>
    <message>
      <source>Straighten the dashes</source>
      <translation>Corriger les tirets</translation>
    </message>
    <message>
      <source>Take that one</source>
      <translation>Prendre celui-là</translation>
    </message>
    <message>
      <source>Tell it the rules by its arguments, if it knows any.</source>
      <translation>Indiquez-lui les règles par ses arguments, s’il en connaît.</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>La commande est introuvable : {detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>Le moteur n’accepte pas son fichier de configuration : {detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>Le moteur ne comprend pas ses arguments : {detail}</translation>
    </message>
    <message>
      <source>The engine finds no network file: {detail}</source>
      <translation>Le moteur ne trouve pas de fichier de réseau : {detail}</translation>
    </message>
    <message>
      <source>The other machine did not let ssh in: {detail}</source>
      <translation>L’autre machine n’a pas laissé entrer ssh : {detail}</translation>
    </message>
    <message>
      <source>The program is not there, but {detail} is.</source>
      <translation>Le programme n’est pas là, mais {detail} y est.</translation>
    </message>
    <message>
      <source>The program is there</source>
      <translation>Le programme est là</translation>
    </message>
    <message>
      <source>The program runs, but nobody told it to speak GTP.</source>
      <translation>Le programme tourne, mais personne ne lui a dit de parler GTP.</translation>
    </message>
    <message>
      <source>The program was made for another kind of machine.</source>
      <translation>Le programme est fait pour un autre type de machine.</translation>
    </message>
    <message>
      <source>The system did not start it: {message}</source>
      <translation>Le système ne l’a pas démarré : {message}</translation>
    </message>
    <message>
      <source>There is no folder {detail}.</source>
      <translation>Le dossier {detail} n’existe pas.</translation>
    </message>
    <message>
      <source>There is no program {program}.</source>
      <translation>Le programme {program} est introuvable.</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>Il n’y a pas assez de mémoire pour le moteur : {detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal once: is the name right, is the machine on, has its key been accepted?</source>
      <translation>Essayez une fois la même commande dans un terminal : le nom est-il juste, la machine est-elle allumée, sa clé a-t-elle été acceptée ?</translation>
    </message>
    <message>
      <source>Use the hyphens of the keyboard.</source>
      <translation>Utilisez les traits d’union du clavier.</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>Prendre le dossier du programme</translation>
    </message>
    <message>
      <source>What it writes is no GTP: a line without end.</source>
      <translation>Ce qu’il écrit n’est pas du GTP : une ligne sans fin.</translation>
    </message>
    <message>
      <source>What it writes is no GTP: an answer without end.</source>
      <translation>Ce qu’il écrit n’est pas du GTP : une réponse sans fin.</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>Dossier de travail : {folder}</translation>
    </message>
    <message>
      <source>Write the whole path of the program; after ssh that is the path on the other machine.</source>
      <translation>Écrivez le chemin entier du programme ; après ssh, c’est le chemin sur l’autre machine.</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>répondu après {detail} s</translation>
    </message>
    <message>
      <source>by its own, or by those in its arguments</source>
      <translation>selon les siennes, ou selon ses arguments</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>échec</translation>
    </message>
    <message>
      <source>left out</source>
      <translation>omis</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>réussi</translation>
    </message>
    <message>
      <source>passed with limits</source>
      <translation>réussi avec des limites</translation>
    </message>
    <message>
      <source>ssh did not get through to the other machine.</source>
      <translation>ssh n’a pas atteint l’autre machine.</translation>
    </message>
    <message>
      <source>ssh did not get through to the other machine: {detail}</source>
      <translation>ssh n’a pas atteint l’autre machine : {detail}</translation>
    </message>
    <message>
      <source>under way</source>
      <translation>en cours</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en attente</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail} commandes</translation>
    </message>
    <message>
      <source>{detail} × {detail}</source>
      <translation>{detail} × {detail}</translation>
    </message>
    <message>
      <source>{program} is no program, or may not be started.</source>
      <translation>{program} n’est pas un programme, ou ne peut être lancé.</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>Aucune police installée ne peut afficher {language}. Installez-en une, comme Noto Sans CJK.</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>Aucune police installée ne peut afficher {language}. Pour en installer une, tapez : {line}</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>A&amp;nnoter</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>&amp;Branche</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Partie</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>&amp;Aide</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>Na&amp;viguer</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>Déc&amp;ompte</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>Pl&amp;acer</translation>
    </message>
    <message>
      <source>&amp;Speed of engines alone</source>
      <translation>&amp;Vitesse des moteurs seuls</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>&amp;Outil</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>Affi&amp;chage</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>Anal&amp;yse</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>&amp;Goban</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>&amp;Moteurs</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>A&amp;fficher</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>A stone is put down</source>
      <translation>Une pierre se pose</translation>
    </message>
    <message>
      <source>An opened game shows</source>
      <translation>À l’ouverture, montrer</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>As at OGS</source>
      <translation>Comme sur OGS</translation>
    </message>
    <message>
      <source>As in Sabaki and Lizzie</source>
      <translation>Comme dans Sabaki et Lizzie</translation>
    </message>
    <message>
      <source>As printed</source>
      <translation>Comme imprimé</translation>
    </message>
    <message>
      <source>As the file says</source>
      <translation>Comme le dit le fichier</translation>
    </message>
    <message>
      <source>As the system</source>
      <translation>Comme le système</translation>
    </message>
    <message>
      <source>At a second click on the point</source>
      <translation>Au second clic sur l’intersection</translation>
    </message>
    <message>
      <source>At the first click</source>
      <translation>Au premier clic</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>By the built-in engine, between two people; every mark stays theirs.</source>
      <translation>Par le moteur intégré, entre deux personnes ; elles restent maîtres de chaque marque.</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>Classique, kaya</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>Classique, érable</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>Pour daltoniens, avec des formes</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>Coordonnées autour du goban</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Sombre</translation>
    </message>
    <message>
      <source>Dead stones are proposed after two passes</source>
      <translation>Proposer les pierres mortes après deux passes</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>Goes with the window</source>
      <translation>Assorti à la fenêtre</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>In {folder}; leaving such a game asks nothing.</source>
      <translation>Dans {folder} ; quitter une telle partie ne demande rien.</translation>
    </message>
    <message>
      <source>Its beginning</source>
      <translation>Le début</translation>
    </message>
    <message>
      <source>Its last move</source>
      <translation>Le dernier coup</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>Conserver les parties terminées</translation>
    </message>
    <message>
      <source>Keys</source>
      <translation>Touches</translation>
    </message>
    <message>
      <source>Keys and language</source>
      <translation>Touches et langue</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Langue</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Clair</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>Clair et plat</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Mark the points where one may not play</source>
      <translation>Marquer les intersections où l’on ne peut jouer</translation>
    </message>
    <message>
      <source>Never where the system asks for less motion.</source>
      <translation>Jamais là où le système demande moins de mouvement.</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <source>Remember the files last opened</source>
      <translation>Retenir les derniers fichiers ouverts</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Décompte</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>Afficher les coups d’un moteur sur le goban</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Stones and clocks are heard</source>
      <translation>Sons des pierres et des pendules</translation>
    </message>
    <message>
      <source>Stones come and go in sight</source>
      <translation>Animer la pose et la prise des pierres</translation>
    </message>
    <message>
      <source>Stones lie a little off their points</source>
      <translation>Décaler un peu les pierres de leur place</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <source>The next moves</source>
      <translation>Les coups suivants</translation>
    </message>
    <message>
      <source>The window speaks it from the next start on.</source>
      <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
      <source>Themes of your own go into {folder}.</source>
      <translation>Vos propres thèmes vont dans {folder}.</translation>
    </message>
    <message>
      <source>This program’s own</source>
      <translation>Propres à ce programme</translation>
    </message>
    <message>
      <source>Time for a position</source>
      <translation>Temps par position</translation>
    </message>
    <message>
      <source>Two clicks keep a slip of the hand from being a move.</source>
      <translation>Deux clics évitent qu’un faux geste devienne un coup.</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>Variantes</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volume</translation>
    </message>
    <message>
      <source>What else could be here</source>
      <translation>Les autres coups possibles ici</translation>
    </message>
    <message>
      <source>Whose each point will be</source>
      <translation>À qui reviendra chaque intersection</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Fenêtre</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>animation mouvement</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>branches lettres</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>candidats</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>décompte marquage accord</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>police caractères zoom grand</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>décalage hasard</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>lettres chiffres nombres</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>fort faible</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>muet silence</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>appartenance territoire</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>récents</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>enregistrer historique archive</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>raccourcis clavier</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>thème nuit apparence</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>thème bois pierres</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>tactile toucher confirmer</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} s</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <source>A game of Go</source>
      <translation>Une partie de go</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Coup {number}</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>Coups {first}–{last}</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>La position</translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>komi {komi}</translation>
    </message>
    <message>
      <source>{color}: {name}</source>
      <translation>{color} : {name}</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} en {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers} : passe</translation>
    </message>
    <message>
      <source>{stones} handicap stones</source>
      <translation>{stones} pierres de handicap</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>Première partie, 9 × 9</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>À qui est quoi ?</translation>
    </message>
    <message>
      <source>finished boards to score</source>
      <translation>positions finales à compter</translation>
    </message>
    <message>
      <source>with a word on every move</source>
      <translation>avec un mot sur chaque coup</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>Noir accepte</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>territoire de Noir {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>Blanc accepte</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>territoire de Blanc {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>accord sur les pierres mortes</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>résultat convenu</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>annotation</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>flèche vers {point}</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>pierre noire {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>cercle {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>effacement des marques</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>partie à partir d’ici</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>recadrage sur cette position</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>croix {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>coupe</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>décision</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>suppression</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>suppression d’un coup</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>estompe {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>contestation</translation>
    </message>
    <message>
      <source>drop other variations</source>
      <translation>suppression des autres variantes</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>effacement {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>forfait</translation>
    </message>
    <message>
      <source>go on without the engine</source>
      <translation>suite sans le moteur</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>passe insérée</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>insertion {point}</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>lettre {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>ligne vers {point}</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>perte au temps</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>nouvelle ligne principale</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>marque</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>nouveau marquage</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>variante descendue</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>variante montée</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>coup {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>sans résultat</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>propriétés du nœud</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>numéro {point}</translation>
    </message>
    <message>
      <source>one board each</source>
      <translation>un goban chacun</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>portion du goban</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passe</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>collage</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>continuation</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>joueur au trait</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>proposition</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>abandon</translation>
    </message>
    <message>
      <source>review</source>
      <translation>revue</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>enregistrement de l’analyse</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>sélection {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>carré {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>échange des couleurs</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>reprise du coup</translation>
    </message>
    <message>
      <source>the engine speaks</source>
      <translation>réponse du moteur</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>triangle {point}</translation>
    </message>
    <message>
      <source>turn the board</source>
      <translation>goban tourné</translation>
    </message>
    <message>
      <source>way of agreeing</source>
      <translation>façon de s’accorder</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>pierre blanche {point}</translation>
    </message>
    <message>
      <source>write the result</source>
      <translation>résultat inscrit</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>Dans le thème « {name} », shadow doit être un nombre de 0 à 1.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>Dans le thème « {name} », {key} doit être une couleur comme #C8A165.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>Dans le thème « {name} », {key} doit être le nom d’une image.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}: no image in its folder.</source>
      <translation>Dans le thème « {name} », {key} nomme {file} : ce n’est pas une image de son dossier.</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>Le fichier du thème « {name} » est trop gros.</translation>
    </message>
    <message>
      <source>The theme “{name}” can’t be read: {reason}.</source>
      <translation>Le thème « {name} » ne peut être lu : {reason}.</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>Le thème « {name} » a une entrée inconnue « {key} » ; les entrées connues sont {keys}.</translation>
    </message>
    <message>
      <source>The theme “{name}” is made of “{base}”, which is none of {themes}.</source>
      <translation>Le thème « {name} » repose sur « {base} », qui n’est aucun de ceux-ci : {themes}.</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”; themes of your own go into {folder}.</source>
      <translation>Il n’y a pas de thème de goban « {name} » ; vos propres thèmes vont dans {folder}.</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message>
      <source>&amp;Bad move</source>
      <translation>&amp;Mauvais coup</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>Coup &amp;douteux</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>Position é&amp;quilibrée</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>&amp;Bon coup</translation>
    </message>
    <message>
      <source>&amp;Hotspot</source>
      <translation>Point c&amp;haud</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>Coup &amp;intéressant</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passer</translation>
    </message>
    <message>
      <source>&amp;Pass, officially</source>
      <translation>&amp;Passer officiellement</translation>
    </message>
    <message>
      <source>&amp;Unclear position</source>
      <translation>&amp;Position peu claire</translation>
    </message>
    <message>
      <source>+{seconds} s a move</source>
      <translation>+{seconds} s par coup</translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>, choisie</translation>
    </message>
    <message>
      <source>, {stones} handicap stones</source>
      <translation>, {stones} pierres de handicap</translation>
    </message>
    <message>
      <source>1 liberty</source>
      <translation>1 liberté</translation>
    </message>
    <message>
      <source>1 move to play in this time</source>
      <translation>1 coup à jouer dans ce temps</translation>
    </message>
    <message>
      <source>A "]" is missing after a point; what follows was taken for its value: {detail}</source>
      <translation>Un « ] » manque après une intersection ; la suite a été prise pour sa valeur : {detail}</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>Un goban de {size} n’a pas de points de handicap : ne prenez pas de handicap, ou choisissez des règles à handicap libre.</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>Un goban de {size} a des points pour {most} pierres de handicap au plus.</translation>
    </message>
    <message>
      <source>A chain that takes its own last liberty is taken off.</source>
      <translation>Une chaîne qui prend sa propre dernière liberté est retirée.</translation>
    </message>
    <message>
      <source>A chain without a liberty has no way out. Clearing takes all such chains of one colour off the board at once; chains with a liberty stay.</source>
      <translation>Une chaîne sans liberté n’a pas d’issue. Effacer une couleur retire d’un coup du goban toutes ses chaînes sans liberté ; les chaînes qui ont une liberté restent.</translation>
    </message>
    <message>
      <source>A clock limits how long each player may think. In byo-yomi a period that is not used up begins anew with the next move.</source>
      <translation>Une pendule limite le temps de réflexion de chaque joueur. En byo-yomi, une période non épuisée recommence au coup suivant.</translation>
    </message>
    <message>
      <source>A closing parenthesis too many was passed over</source>
      <translation>Une parenthèse fermante de trop a été ignorée</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>Un cycle de {kos} kos.</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>Un double ko.</translation>
    </message>
    <message>
      <source>A file that names them is shown, and its own result is kept.</source>
      <translation>Un fichier qui les indique est affiché, et son propre résultat est conservé.</translation>
    </message>
    <message>
      <source>A game breaks off without its end; it was closed</source>
      <translation>Une partie s’interrompt sans sa fin ; elle a été fermée</translation>
    </message>
    <message>
      <source>A ko is not retaken at once; longer cycles are allowed.</source>
      <translation>On ne reprend pas aussitôt un ko ; les cycles plus longs sont permis.</translation>
    </message>
    <message>
      <source>A line that says nothing of Go was passed over: "{detail}"</source>
      <translation>Une ligne qui ne dit rien du go a été ignorée : « {detail} »</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>Une parenthèse ouvrante manquante a été ajoutée</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>Un point-virgule manquant a été ajouté</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>Un coup donne sa propre couleur à une intersection vide, puis efface la couleur adverse, puis la sienne.</translation>
    </message>
    <message>
      <source>A move may not bring back the board as it was before the opponent’s last move (ko). Longer repetitions are allowed; where one comes for the third time the players may call the game off.</source>
      <translation>Un coup ne peut rétablir la position d’avant le dernier coup adverse (ko). Les répétitions plus longues sont permises ; quand une position revient pour la troisième fois, les joueurs peuvent annuler la partie.</translation>
    </message>
    <message>
      <source>A move may not make the board as it was at any earlier time with the same player to move, the start included (situational superko).</source>
      <translation>Un coup ne peut reproduire aucune position antérieure avec le même joueur au trait, position de départ comprise (superko situationnel).</translation>
    </message>
    <message>
      <source>A move may not make the board as it was at any earlier time, the start included (positional superko).</source>
      <translation>Un coup ne peut reproduire aucune position antérieure, position de départ comprise (superko positionnel).</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>Un coup : capture</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>Un coup : suicide</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>Un joueur ne peut laisser une position qu’il a déjà laissée par un coup ; celles laissées par une passe ne comptent pas (superko situationnel naturel).</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; nobody has left the start (Taylor’s superko).</source>
      <translation>Un joueur ne peut laisser une position qu’il a déjà laissée, par un coup ou par une passe ; personne n’a laissé la position de départ (superko de Taylor).</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>Le score d’un joueur est le nombre d’intersections de sa couleur, et d’intersections vides qui n’atteignent que cette couleur.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>Le score d’un joueur est le nombre d’intersections de sa couleur et d’intersections vides qui n’atteignent que cette couleur.</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>Une intersection est noire, blanche ou vide.</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>Une intersection atteint une couleur quand un chemin d’intersections de sa propre couleur, chacune voisine de la précédente sur une ligne ou une colonne, mène d’elle à une intersection de cette couleur.</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>Une intersection atteint une autre couleur si un chemin mène d’elle à cette couleur, le long des lignes et par des intersections de sa propre couleur seulement.</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>Un quadruple ko.</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; no stone, and the point is empty. One picture of the board says it all: no piece is more than a colour.</source>
      <translation>Une pierre rend une intersection noire ou blanche ; sans pierre, elle est vide. Une image du goban dit tout : une pierre n’est rien de plus qu’une couleur.</translation>
    </message>
    <message>
      <source>A stone never moves once it lies. Turns only add stones, and clearing is all that takes some away. On this board you play both sides.</source>
      <translation>Une pierre posée ne bouge jamais. Les tours ne font qu’ajouter des pierres, et seul l’effacement en retire. Sur ce goban, vous jouez les deux camps.</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>Le suicide de plusieurs pierres est permis ; le ko a une règle particulière.</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>Un tiers</translation>
    </message>
    <message>
      <source>A third party can be wrong.</source>
      <translation>Un tiers peut se tromper.</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>Un tiers décide</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>Un tiers décide des chaînes contestées.</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>Une nulle</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>Un triple ko.</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not make an earlier board again.</source>
      <translation>Un tour est une passe, ou un coup qui ne reproduit pas une position antérieure.</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>Un tour est une passe, ou un coup qui ne répète pas une coloration antérieure de la grille.</translation>
    </message>
    <message>
      <source>A value without a property was kept, in TGKT: [{detail}]</source>
      <translation>Une valeur sans propriété a été gardée, dans TGKT : [{detail}]</translation>
    </message>
    <message>
      <source>After one disagreement dead stones are captured by hand.</source>
      <translation>Après un désaccord, les pierres mortes se capturent à la main.</translation>
    </message>
    <message>
      <source>After one disagreement passes are formal, and two end the game.</source>
      <translation>Après un désaccord, les passes sont formelles, et deux terminent la partie.</translation>
    </message>
    <message>
      <source>After the first disagreement one captures by hand what one holds dead.</source>
      <translation>Après le premier désaccord, on capture à la main ce qu’on tient pour mort.</translation>
    </message>
    <message>
      <source>After two passes in a row the players may agree which stones to remove. Where they do, the board is counted without them and the game is over.</source>
      <translation>Après deux passes de suite, les joueurs peuvent convenir des pierres à retirer. S’ils s’accordent, le goban est compté sans elles et la partie est finie.</translation>
    </message>
    <message>
      <source>After two passes the players may agree on stones to take off the board, as if they had been captured.</source>
      <translation>Après deux passes, les joueurs peuvent convenir de pierres à retirer du goban, comme si elles avaient été capturées.</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>Accord (2001)</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>Un seul accord (1995)</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>Accord, ou quatre passes</translation>
    </message>
    <message>
      <source>All three are gone, the one just played with them.</source>
      <translation>Toutes trois sont parties, celle qui vient d’être jouée aussi.</translation>
    </message>
    <message>
      <source>All writings</source>
      <translation>Toutes les écritures</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Permis</translation>
    </message>
    <message>
      <source>Allowed: a chain of one’s own that is left without a liberty is taken off. A single stone’s suicide leaves the board as it was, and so falls under repetition.</source>
      <translation>Permis : une chaîne à soi laissée sans liberté est retirée. Le suicide d’une seule pierre laisse la position inchangée, et relève donc de la répétition.</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>Règles de l’American Go Association.</translation>
    </message>
    <message>
      <source>An empty variation was passed over</source>
      <translation>Une variante vide a été ignorée</translation>
    </message>
    <message>
      <source>Any change to the marks takes back both agreements.</source>
      <translation>Toute modification des marques annule les deux accords.</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns, and count for superko.</source>
      <translation>Deux passes ultérieures rouvrent l’accord. Toutes les passes sont des tours, et comptent pour le superko.</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>N’importe où (libre)</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Surface</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>Décompte par surface en remplissant avec les pierres des deux joueurs, 8 points de komi.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, a point to White for each handicap stone.</source>
      <translation>Compte de la surface, pas de suicide, un point à Blanc par pierre de handicap.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>Compte de la surface, pas de suicide, pas de répétition avec le même joueur au trait.</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed, no position left twice by one player.</source>
      <translation>Compte de la surface, suicide permis, aucun joueur ne laisse deux fois la même position.</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>Surface, formulation de 1995</translation>
    </message>
    <message>
      <source>Area: a player’s score is the stones on the board and the empty points that reach only that colour.</source>
      <translation>Surface : le score d’un joueur, ce sont les pierres sur le goban et les intersections vides qui n’atteignent que sa couleur.</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>Selon l’accord</translation>
    </message>
    <message>
      <source>As area, but on an empty board every point counts for both.</source>
      <translation>Comme la surface, mais sur un goban vide chaque intersection compte pour les deux.</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>En l’état</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>En l’état : {score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>Selon les marques</translation>
    </message>
    <message>
      <source>As territory, but nothing counts in a seki.</source>
      <translation>Comme le territoire, mais rien ne compte dans un seki.</translation>
    </message>
    <message>
      <source>As {rules}, but: {changes}.</source>
      <translation>Comme {rules}, sauf : {changes}.</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>Redemander</translation>
    </message>
    <message>
      <source>Asking it what it can …</source>
      <translation>On lui demande ce qu’il sait faire…</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>À tout moment, les joueurs peuvent plutôt convenir des pierres mortes, ou du résultat.</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>N+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>Débutant</translation>
    </message>
    <message>
      <source>Beside the {count} sentences</source>
      <translation>En marge des {count} phrases</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>Noir mène de {points}</translation>
    </message>
    <message>
      <source>Black begins with that many moves in a row.</source>
      <translation>Noir commence par autant de coups de suite.</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>Noir a 9 pierres et ces 3 intersections, Blanc 9 pierres et 4 intersections.</translation>
    </message>
    <message>
      <source>Black moves first, which is worth something. In a game between equals White therefore gets some points more, the komi: 7 is common. Here there is none, and the score is level.</source>
      <translation>Noir joue en premier, ce qui vaut quelque chose. Entre égaux, Blanc reçoit donc quelques points de plus, le komi : 7 est courant. Ici il n’y en a pas, et les scores sont égaux.</translation>
    </message>
    <message>
      <source>Black places handicap stones, {left} to go</source>
      <translation>Noir pose les pierres de handicap, encore {left}</translation>
    </message>
    <message>
      <source>Black places the handicap stones first; a pass is not one.</source>
      <translation>Noir pose d’abord les pierres de handicap ; une passe n’en est pas une.</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>Noir {black}, Blanc {white} : {result}.</translation>
    </message>
    <message>
      <source>Black, White, Black, White: and it is Black’s turn again.</source>
      <translation>Noir, Blanc, Noir, Blanc : et c’est de nouveau à Noir de jouer.</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>Point de Noir</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>Taux de victoire de Noir {chance}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>Les deux joueurs marquent les pierres mortes sur une même liste, et tous deux l’acceptent.</translation>
    </message>
    <message>
      <source>Both players move in one node; they were played in turn</source>
      <translation>Les deux joueurs jouent dans un même nœud ; leurs coups ont été joués l’un après l’autre</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>Par surface</translation>
    </message>
    <message>
      <source>By area one’s stones and the empty points they surround count; by territory the empty points alone, less the stones that were captured. Neutral points (dame) reach both colours and count for nobody.</source>
      <translation>Par surface, on compte ses pierres et les intersections vides qu’elles entourent ; par territoire, les intersections vides seules, moins les pierres capturées. Les intersections neutres (dame) atteignent les deux couleurs et ne comptent pour personne.</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>Par territoire</translation>
    </message>
    <message>
      <source>Bytes that are no characters were replaced: {detail}</source>
      <translation>Des octets qui ne sont pas des caractères ont été remplacés : {detail}</translation>
    </message>
    <message>
      <source>Bytes that do not fit the encoding were kept as they are: {detail}, the first</source>
      <translation>Des octets qui ne conviennent pas à l’encodage ont été gardés tels quels : {detail}, le premier</translation>
    </message>
    <message>
      <source>C3 was the last point that was nobody’s: Black wins by 1.</source>
      <translation>C3 était la dernière intersection neutre : Noir gagne de 1.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two passes in a row end the game</source>
      <translation>Capturez les pierres que vous jugez mortes : deux passes de suite terminent la partie</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>Capturez les deux pierres blanches.</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>Les pierres capturées ne comptent pas.</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>Joueur occasionnel</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Europe centrale</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chinoise</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>Règles chinoises telles que les programmes les jouent.</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chinois simplifié</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chinois traditionnel</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>Nettoyage</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>Effacer</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>Cliquez sur chaque intersection vide qui compte pour Noir.</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>Cliquez sur chaque intersection vide que la pierre noire marquée atteint.</translation>
    </message>
    <message>
      <source>Click every white stone that goes when White is cleared.</source>
      <translation>Cliquez sur chaque pierre blanche qui part quand Blanc est effacé.</translation>
    </message>
    <message>
      <source>Click the stone that can’t live, and watch the score.</source>
      <translation>Cliquez sur la pierre qui ne peut vivre, et regardez le score.</translation>
    </message>
    <message>
      <source>Click: these {n} stones are alive</source>
      <translation>Clic : ces {n} pierres sont vivantes</translation>
    </message>
    <message>
      <source>Click: these {n} stones are dead</source>
      <translation>Clic : ces {n} pierres sont mortes</translation>
    </message>
    <message>
      <source>Click: this stone is alive</source>
      <translation>Clic : cette pierre est vivante</translation>
    </message>
    <message>
      <source>Click: this stone is dead</source>
      <translation>Clic : cette pierre est morte</translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>Joueur de club</translation>
    </message>
    <message>
      <source>Compare no more</source>
      <translation>Ne plus comparer</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>Comparer avec la surface</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>Comparer avec le territoire</translation>
    </message>
    <message>
      <source>Copies still to come: {count}.</source>
      <translation>Copies encore à venir : {count}.</translation>
    </message>
    <message>
      <source>Count as its loss</source>
      <translation>Le déclarer perdant</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>Décompte par {kind}, Noir – Blanc</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>Compter</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Cyrillique</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>Pierres mortes</translation>
    </message>
    <message>
      <source>Dead stones could not escape being captured, so they are taken off before the count, if both players agree. In a seki stones of both colours live, because whoever attacks loses.</source>
      <translation>Les pierres mortes ne pourraient échapper à la capture : on les retire donc avant le décompte, si les deux joueurs en conviennent. Dans un seki, des pierres des deux couleurs vivent, car qui attaque perd.</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>Décidé par un tiers</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>Décidé par {name}</translation>
    </message>
    <message>
      <source>Declined, the game goes on.</source>
      <translation>Refusé, la partie continue.</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>Les chaînes contestées sont jouées jusqu’au bout sur un second goban.</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>Chaque joueur marque sa liste et la remet. Des listes égales terminent la partie ; une différence est un litige.</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between, end the game as it stands. (The bound is ours; the text sets none.)</source>
      <translation>Chaque joueur peut déclarer une passe officielle. Deux passes officielles, ou deux passes après un désaccord sans coup entre elles, terminent la partie en l’état. (Cette limite est la nôtre ; le texte n’en fixe pas.)</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Fin de la partie</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>Terminée par accord</translation>
    </message>
    <message>
      <source>Engines that do not know this reading of superko are told situational superko.</source>
      <translation>Aux moteurs qui ne connaissent pas cette lecture du superko, on annonce le superko situationnel.</translation>
    </message>
    <message>
      <source>Equal lists end the game; a difference is a dispute.</source>
      <translation>Des listes égales terminent la partie ; une différence est un litige.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>Estimation : Noir gagnera d’environ {points}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>Estimation : Blanc gagnera d’environ {points}.</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>Estimation : une partie équilibrée.</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>Estimation de l’issue de la partie…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>Égalité</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>Égalité pour l’instant</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>Chaque intersection est noire, blanche ou vide.</translation>
    </message>
    <message>
      <source>Every stone on the board counts; nothing is removed.</source>
      <translation>Chaque pierre du goban compte ; rien n’est retiré.</translation>
    </message>
    <message>
      <source>F1 opens the guide</source>
      <translation>F1 ouvre le guide</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>Trouvez le coup qui fait gagner Noir.</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>Fixe : les pierres sont placées sur les points traditionnels.</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>Pour le handicap</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>Interdit</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>Interdit : un coup ne peut laisser sa propre chaîne sans liberté.</translation>
    </message>
    <message>
      <source>Formally &amp;pass</source>
      <translation>&amp;Passer formellement</translation>
    </message>
    <message>
      <source>Four passes in a row end the game as it stands, with every stone.</source>
      <translation>Quatre passes de suite terminent la partie en l’état, avec toutes les pierres.</translation>
    </message>
    <message>
      <source>Free: with n stones Black’s first n turns are moves, one after the other, anywhere.</source>
      <translation>Libre : avec n pierres, les n premiers tours de Noir sont des coups, l’un après l’autre, n’importe où.</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two in a row end the game as it stands.</source>
      <translation>À partir de là, les passes sont formelles : les deux prochaines de suite terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>Force maximale</translation>
    </message>
    <message>
      <source>Games between equals alone.</source>
      <translation>Parties entre égaux seulement.</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>Revenez à la partie pour marquer les pierres mortes.</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>Le go se joue sur une grille d’intersections, par deux joueurs appelés Noir et Blanc.</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>Le go se joue sur une grille carrée de 19 intersections sur 19, par deux joueurs, Noir et Blanc.</translation>
    </message>
    <message>
      <source>Go on without it</source>
      <translation>Continuer sans lui</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>Bon pour Blan&amp;c</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>Bon pour &amp;Noir</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Handicap goes</source>
      <translation>Le handicap se place</translation>
    </message>
    <message>
      <source>Handicap makes a game between unequal players even: Black, the weaker one, puts down so many stones before White’s first move.</source>
      <translation>Le handicap équilibre une partie entre joueurs inégaux : Noir, le plus faible, pose autant de pierres avant le premier coup de Blanc.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark what is dead, then decide.</source>
      <translation>Contesté : {chains}. Marquez ce qui est mort, puis décidez.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>Contesté : {chains}. Continuez à jouer pour trancher, puis passez.</translation>
    </message>
    <message>
      <source>In dispute: {points}</source>
      <translation>Contesté : {points}</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>En bref</translation>
    </message>
    <message>
      <source>In the second phase every stone that is played comes from among the prisoners of its colour, and captured stones go there as before.</source>
      <translation>Dans la seconde phase, chaque pierre jouée vient des prisonniers de sa couleur, et les pierres capturées y vont comme avant.</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>Règles Ing</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>Sinon, l’un ou l’autre joueur peut demander à continuer. L’autre joueur joue alors en premier. On ne peut le refaire qu’après qu’une pierre a été jouée.</translation>
    </message>
    <message>
      <source>It is the other player’s turn to speak.</source>
      <translation>C’est à l’autre joueur de parler.</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>C’est à {color} de jouer.</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>C’est à {name} de jouer.</translation>
    </message>
    <message>
      <source>Its point and the five around it are Black’s now, and Black wins.</source>
      <translation>Sa place et les cinq autour sont maintenant à Noir, et Noir gagne.</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>Japonais</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>À la japonaise</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>Règles des tournois de go par ordinateur de KGS, telles que proposées.</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS, nettoyage</translation>
    </message>
    <message>
      <source>Knows where the game is large, and still makes plain mistakes.</source>
      <translation>Sait où sont les gros coups, et fait encore des fautes évidentes.</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>Ko : {point} ramènerait la position d’après le coup {turn}. Jouez d’abord ailleurs.</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>Ko : {point} ramènerait la position de départ. Jouez d’abord ailleurs.</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Komi are points that White gets because Black moves first. With half a point there is never a tie.</source>
      <translation>Le komi, ce sont des points que Blanc reçoit parce que Noir joue en premier. Avec un demi-point, il n’y a jamais de nulle.</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>Komi avec handicap</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>Coréen</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>Lasker et Maas, règles par territoire.</translation>
    </message>
    <message>
      <source>Looking at an earlier moment of the game</source>
      <translation>Regard sur un moment antérieur de la partie</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>Jouez quatre tours et regardez à qui c’est chaque fois.</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>Rendez le triangle noir, puis le carré blanc.</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>Marquage des pierres mortes</translation>
    </message>
    <message>
      <source>Mend …</source>
      <translation>Corriger…</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>Coup {number} : {color} passe</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Coup {number} : {color} {point}</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>Superko situationnel naturel</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>Intersections neutres</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>Ces règles demandent de remplir d’abord les intersections neutres.</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>Nouvelle-Zélande</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>Novice</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>Aucune position deux fois</translation>
    </message>
    <message>
      <source>No grid may repeat, suicide is a move, all that reaches only you is yours.</source>
      <translation>Aucune position ne se répète, le suicide est un coup, ce qui n’atteint que vous est à vous.</translation>
    </message>
    <message>
      <source>No list of special positions, and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>Pas de liste de positions spéciales, ni de passe pour un ko en jouant jusqu’au bout : les litiges se règlent en continuant à jouer, sur un second goban.</translation>
    </message>
    <message>
      <source>No move leaves its own chain without a liberty.</source>
      <translation>Aucun coup ne laisse sa propre chaîne sans liberté.</translation>
    </message>
    <message>
      <source>No move makes an earlier board with the same player to move.</source>
      <translation>Aucun coup ne reproduit une position antérieure avec le même joueur au trait.</translation>
    </message>
    <message>
      <source>No move makes the board as it was at any earlier time.</source>
      <translation>Aucun coup ne reproduit une position antérieure.</translation>
    </message>
    <message>
      <source>No player leaves a board twice by moves.</source>
      <translation>Aucun joueur ne laisse deux fois une position par des coups.</translation>
    </message>
    <message>
      <source>No player leaves a board twice, be it by a move or a pass.</source>
      <translation>Aucun joueur ne laisse deux fois une position, par un coup ou par une passe.</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>Sans résultat</translation>
    </message>
    <message>
      <source>No stone stands on {points}.</source>
      <translation>Aucune pierre en {points}.</translation>
    </message>
    <message>
      <source>No stone stands on {points}; nothing was removed there.</source>
      <translation>Aucune pierre en {points} ; rien n’y a été retiré.</translation>
    </message>
    <message>
      <source>No: {point} is none of them. {left} to find.</source>
      <translation>Non : {point} n’en fait pas partie. Encore {left} à trouver.</translation>
    </message>
    <message>
      <source>Nobody has to move. Here every point is settled, and more moves would only fill one’s own points or lose stones: the players pass.</source>
      <translation>Personne n’est obligé de jouer un coup. Ici tout est réglé, et d’autres coups ne feraient que remplir ses propres points ou perdre des pierres : les joueurs passent.</translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Aucun.</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>Aucun. Des scores égaux font une nulle.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Rien</translation>
    </message>
    <message>
      <source>Nothing is disputed: mark the chains you differ about.</source>
      <translation>Rien n’est contesté : marquez les chaînes sur lesquelles vous n’êtes pas d’accord.</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>Rien n’est retiré après les passes : toutes les pierres du goban comptent.</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>Nulle part</translation>
    </message>
    <message>
      <source>On a board of this size it is weaker than on 9 × 9.</source>
      <translation>Sur un goban de cette taille, il est plus faible qu’en 9 × 9.</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as it was worded in 1995.</source>
      <translation>Sur un goban vide, chaque intersection compte pour les deux, comme formulé en 1995.</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>Sur des points fixes</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands</source>
      <translation>Une passe de plus termine la partie en l’état</translation>
    </message>
    <message>
      <source>One node sets up stones and makes a move; the stones were set up first</source>
      <translation>Un nœud place des pierres et joue un coup ; les pierres ont été placées d’abord</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>Une intersection est maintenant noire, une est blanche, et 23 sont vides.</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>Une façon : {turns}.</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>Seules les pierres sur le goban comptent : chaque groupe renonce donc à ses deux yeux.</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>Autres règles</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>Hors du goban : {points}.</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>Sur un vrai goban, les joueurs s’en tiennent à une règle de ko simple et à un arbitre au lieu du superko. L’article 6 du texte interdit un coup qui remet l’adversaire devant une même position, ce qui est plus proche du superko situationnel ; les programmes emploient le superko positionnel.</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or the key P.</source>
      <translation>Passez pour Noir et pour Blanc : avec le bouton ou la touche P.</translation>
    </message>
    <message>
      <source>Pass stones, and that White passes last, are left out: they change no count by area.</source>
      <translation>Les pierres de passe, et la dernière passe de Blanc, sont omises : elles ne changent aucun décompte par surface.</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they were no turns.</source>
      <translation>Les passes avant un désaccord sont officieuses : ce n’étaient pas des tours.</translation>
    </message>
    <message>
      <source>Play a stone first: no stone came since the disagreement.</source>
      <translation>Jouez d’abord une pierre : aucune n’a été jouée depuis le désaccord.</translation>
    </message>
    <message>
      <source>Play for it</source>
      <translation>Jouer pour lui</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Le jouer</translation>
    </message>
    <message>
      <source>Play on A5 and see what becomes of Black’s stones.</source>
      <translation>Jouez en A5 et voyez ce que deviennent les pierres de Noir.</translation>
    </message>
    <message>
      <source>Play this for it</source>
      <translation>Jouer ceci pour lui</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>Résolution par le jeu</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>Résolution en jouant : {points}</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>Joué jusqu’au bout : {alive} vivant</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>Joué jusqu’au bout : {dead} mort</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>Joué jusqu’au bout : {dead} mort, {alive} vivant</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>Litige joué jusqu’au bout : à {color} de jouer</translation>
    </message>
    <message>
      <source>Plays at once and overlooks much: made to be beaten in a first game.</source>
      <translation>Joue aussitôt et ne voit pas grand-chose : fait pour être battu dans une première partie.</translation>
    </message>
    <message>
      <source>Points in seki count, as they do not in Japanese rules.</source>
      <translation>Les points en seki comptent, au contraire des règles japonaises.</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>Les points en seki comptent.</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>Les points en seki ne comptent pas.</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>Superko positionnel</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>Prisonniers</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>Prisonniers (sans points)</translation>
    </message>
    <message>
      <source>Proposed as {fate}</source>
      <translation>Proposée comme {fate}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use. The KGS server sets the komi to ½ in a handicap game.</source>
      <translation>Proposées pour les tournois d’ordinateurs, et pas en usage. Le serveur KGS fixe le komi à ½ dans une partie à handicap.</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>Posez une pierre sur l’un des quatre coins.</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>Atteindre</translation>
    </message>
    <message>
      <source>Reads ahead on a small board, and punishes careless moves.</source>
      <translation>Lit quelques coups d’avance sur un petit goban, et punit l’imprudence.</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>Répétition</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Rules say which repetition is forbidden (superko; ko is its shortest case), whether one may take the last liberty of one’s own stones (suicide), and what is counted in the end.</source>
      <translation>Les règles disent quelle répétition est interdite (superko ; le ko en est le cas le plus court), si l’on peut prendre la dernière liberté de ses propres pierres (suicide), et ce qui compte à la fin.</translation>
    </message>
    <message>
      <source>Scored with every stone on the board</source>
      <translation>Compté avec toutes les pierres du goban</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>Décompte de cette position</translation>
    </message>
    <message>
      <source>Second phase. Prisoners’ place: {black} black, {white} white</source>
      <translation>Seconde phase. Place des prisonniers : {black} noirs, {white} blancs</translation>
    </message>
    <message>
      <source>Sees captures coming, and little else.</source>
      <translation>Voit venir les captures, et guère plus.</translation>
    </message>
    <message>
      <source>Sentence {number} of {count}</source>
      <translation>Phrase {number} sur {count}</translation>
    </message>
    <message>
      <source>Set the position up anew in it</source>
      <translation>Y replacer la position</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>Plusieurs intersections dans une valeur ont été lues une à une : {detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>Ko simple</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>Superko situationnel</translation>
    </message>
    <message>
      <source>So whoever takes the last liberty of a chain captures it: the chain no longer reaches empty, and is cleared.</source>
      <translation>Qui prend la dernière liberté d’une chaîne la capture donc : la chaîne n’atteint plus le vide, et est effacée.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Start again</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>Décompte des pierres seules</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Pierres</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>Pierres (sans points)</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for nobody.</source>
      <translation>Les pierres comptent, et aussi les intersections vides qu’elles entourent. Les pierres capturées ne comptent pas. Une intersection vide qui atteint les deux couleurs ne compte pour personne.</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>Les pierres d’une couleur reliées le long des lignes forment une chaîne, et atteignent les mêmes intersections. Les intersections vides qu’une chaîne atteint s’appellent ses libertés. Rien ne passe en travers d’une case : les diagonales ne relient pas.</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>Pierres sur le goban</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>Les pierres, et les intersections vides qui n’atteignent que leur couleur.</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>Joueur fort</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>Suicide</translation>
    </message>
    <message>
      <source>Suicide: your stone comes off.</source>
      <translation>Suicide : votre pierre est retirée.</translation>
    </message>
    <message>
      <source>Suicide: your {stones} stones come off.</source>
      <translation>Suicide : vos {stones} pierres sont retirées.</translation>
    </message>
    <message>
      <source>Suicide: {color}’s stone came off</source>
      <translation>Suicide : la pierre de {color} a été retirée</translation>
    </message>
    <message>
      <source>Suicide: {color}’s {stones} stones came off</source>
      <translation>Suicide : {stones} pierres de {color} ont été retirées</translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>Intersections entourées</translation>
    </message>
    <message>
      <source>Surrounded points, less one’s stones among the prisoners.</source>
      <translation>Intersections entourées, moins ses pierres parmi les prisonniers.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Reprendre le coup</translation>
    </message>
    <message>
      <source>Takes about a second for a move, and uses it well on 9 × 9.</source>
      <translation>Prend environ une seconde par coup, et s’en sert bien en 9 × 9.</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>À tour de rôle</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>Règles concises de Taylor, 1995.</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>Règles logiques de Taylor, 2001.</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>Superko de Taylor</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Territoire</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>Territoire et prisonniers ; les litiges se jouent sur un second goban.</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>Décompte par territoire selon l’usage japonais courant.</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>Territoire en deux phases : ce qui est contesté se joue jusqu’au bout avec les prisonniers.</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>Territoire, rien en seki</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only that colour, less the stones of that colour that were captured or removed as dead.</source>
      <translation>Territoire : le score d’un joueur, ce sont les intersections vides qui n’atteignent que sa couleur, moins ses pierres capturées ou retirées comme mortes.</translation>
    </message>
    <message>
      <source>Text between properties was kept, in TGKT: "{detail}"</source>
      <translation>Du texte entre des propriétés a été gardé, dans TGKT : « {detail} »</translation>
    </message>
    <message>
      <source>Text that belongs to no game was passed over: "{detail}"</source>
      <translation>Du texte qui n’appartient à aucune partie a été ignoré : « {detail} »</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>Thaï</translation>
    </message>
    <message>
      <source>That is outside the board.</source>
      <translation>C’est hors du goban.</translation>
    </message>
    <message>
      <source>That was {moves} moves ago.</source>
      <translation>C’était il y a {moves} coups.</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>Règles de la New Zealand Go Society.</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>La réponse : {points}.</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>Le goban</translation>
    </message>
    <message>
      <source>The board size [{value}] cannot be read: it has to be 1 to {most}, or COLUMNS:ROWS of these.</source>
      <translation>La taille du goban [{value}] est illisible : il faut de 1 à {most}, ou COLONNES:LIGNES de ces nombres.</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>Le goban est vide au départ, et les joueurs jouent chacun leur tour, Noir d’abord.</translation>
    </message>
    <message>
      <source>The board would stay as it is.</source>
      <translation>La position resterait inchangée.</translation>
    </message>
    <message>
      <source>The built-in engine finds no dead stones.</source>
      <translation>Le moteur intégré ne trouve pas de pierres mortes.</translation>
    </message>
    <message>
      <source>The built-in engine is warming up: at its first start this takes half a minute …</source>
      <translation>Le moteur intégré se prépare : à son premier démarrage, cela prend une demi-minute…</translation>
    </message>
    <message>
      <source>The built-in engine looks for dead stones …</source>
      <translation>Le moteur intégré cherche les pierres mortes…</translation>
    </message>
    <message>
      <source>The built-in engine proposes 1 stone as dead; you decide.</source>
      <translation>Le moteur intégré propose 1 pierre comme morte ; vous décidez.</translation>
    </message>
    <message>
      <source>The built-in engine proposes {dead} stones as dead; you decide.</source>
      <translation>Le moteur intégré propose {dead} pierres comme mortes ; vous décidez.</translation>
    </message>
    <message>
      <source>The built-in engine’s proposal: {dead} dead; {unsure}, with a question mark, it leaves to you.</source>
      <translation>Proposition du moteur intégré : {dead} mortes ; {unsure}, avec un point d’interrogation, restent à votre choix.</translation>
    </message>
    <message>
      <source>The count is final; Undo opens it again.</source>
      <translation>Le décompte est définitif ; « Défaire » le rouvre.</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>Le litige a été joué jusqu’au bout</translation>
    </message>
    <message>
      <source>The encoding that CA names, {detail}, cannot be used</source>
      <translation>L’encodage que nomme CA, {detail}, est inutilisable</translation>
    </message>
    <message>
      <source>The encoding was guessed to be {detail}</source>
      <translation>L’encodage a été deviné : {detail}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fin</translation>
    </message>
    <message>
      <source>The file breaks off inside a value, which was closed</source>
      <translation>Le fichier s’interrompt dans une valeur, qui a été fermée</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, who makes the first move.</source>
      <translation>Le fichier ne dit pas qui commence ; Blanc a été supposé, qui joue le premier coup.</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was taken, which {rules} offers.</source>
      <translation>Le fichier ne donne pas de komi ; {komi} a été pris, la valeur de {rules}.</translation>
    </message>
    <message>
      <source>The file holds NUL bytes: {detail}, the first</source>
      <translation>Le fichier contient des octets NUL : {detail}, le premier</translation>
    </message>
    <message>
      <source>The file is not in the encoding that its CA names, {detail}</source>
      <translation>Le fichier n’est pas dans l’encodage que nomme son CA, {detail}</translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>Le fichier ne nomme pas de règles ; {rules} a été supposé.</translation>
    </message>
    <message>
      <source>The file names {said} handicap stones but sets up {placed}.</source>
      <translation>Le fichier indique {said} pierres de handicap mais en place {placed}.</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>Le fichier ne note pas de pierres mortes ; toutes les pierres ont été comptées.</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>Le fichier dit que c’était une nulle</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>Le fichier dit de même : {count}.</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>Le fichier dit qu’il n’y a pas eu de résultat</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>Le fichier dit que {color} a gagné</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>Le fichier dit que {color} a gagné par forfait</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>Le fichier dit que {color} a gagné par abandon</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>Le fichier dit que {color} a gagné de {margin}</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>Le fichier dit que {color} a gagné au temps</translation>
    </message>
    <message>
      <source>The folder “{message}”, in which {engine} is to run, is not there.</source>
      <translation>Le dossier « {message} », dans lequel {engine} doit tourner, n’existe pas.</translation>
    </message>
    <message>
      <source>The game ends after two passes in a row.</source>
      <translation>La partie se termine après deux passes de suite.</translation>
    </message>
    <message>
      <source>The game goes on after its end; it was read as one game</source>
      <translation>La partie continue après sa fin ; elle a été lue comme une seule</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>La partie n’est pas terminée ici : allez au dernier coup, ou passez deux fois, pour inscrire un résultat.</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>La partie n’est pas terminée. Choisissez « Estimation » pour voir comment elle pourrait finir.</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>La partie n’est pas finie : deux passes ouvrent le marquage des pierres mortes.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partie est finie.</translation>
    </message>
    <message>
      <source>The game stands at another position. Go back to it first.</source>
      <translation>La partie en est à une autre position. Revenez-y d’abord.</translation>
    </message>
    <message>
      <source>The grid is empty at the start. The players take turns, and Black has the first.</source>
      <translation>La grille est vide au départ. Les joueurs jouent à tour de rôle, Noir en premier.</translation>
    </message>
    <message>
      <source>The handicap "{value}" is no number; none was taken.</source>
      <translation>Le handicap « {value} » n’est pas un nombre ; aucun n’a été pris.</translation>
    </message>
    <message>
      <source>The higher score wins when the game has ended. Equal scores are a tie.</source>
      <translation>La partie terminée, le score le plus haut gagne. Des scores égaux font une nulle.</translation>
    </message>
    <message>
      <source>The komi "{value}" is no number; {komi} was taken, which {rules} offers.</source>
      <translation>Le komi « {value} » n’est pas un nombre ; {komi} a été pris, la valeur de {rules}.</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>Le komi est alors {komi}.</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>Le komi de {rules} est un nombre entier de pierres, 0 ou plus.</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>Les règles logiques de John Tromp et Bill Taylor, dans nos mots.</translation>
    </message>
    <message>
      <source>The next two passes in a row then end the game with every stone alive, however many moves came between.</source>
      <translation>Les deux prochaines passes de suite terminent alors la partie avec toutes les pierres vivantes, quel que soit le nombre de coups entre-temps.</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>La plus ancienne façon connue de compter ; non proposée ici.</translation>
    </message>
    <message>
      <source>The opponent is cleared first, and one’s own colour last: what then still does not reach empty is one’s own loss.</source>
      <translation>La couleur adverse est effacée d’abord, la sienne en dernier : ce qui n’atteint alors toujours pas le vide est sa propre perte.</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>Le joueur au score le plus haut gagne ; des scores égaux font une nulle.</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>Les joueurs alternent : chacun marque un groupe, conteste une marque, ou a fini. La partie se termine quand tous deux ont fini.</translation>
    </message>
    <message>
      <source>The points are where the lines cross, edges and corners included. A full board has 19 × 19 points, smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and all the rules are the same. The dots on larger boards only help the eye.</source>
      <translation>Les intersections sont là où les lignes se croisent, bords et coins compris. Le goban habituel en a 19 × 19, les plus petits 13 × 13 ou 9 × 9. Celui-ci en a 5 × 5, et toutes les règles sont les mêmes. Les points marqués sur les gobans plus grands ne font qu’aider l’œil.</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was taken</source>
      <translation>La propriété {detail} a plus d’une valeur ; la première a été prise</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept, in TGKT</source>
      <translation>La propriété {detail} n’a pas de valeur ; son nom a été gardé, dans TGKT</translation>
    </message>
    <message>
      <source>The property {detail} stands twice in a node; its values were joined</source>
      <translation>La propriété {detail} figure deux fois dans un nœud ; ses valeurs ont été réunies</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters</source>
      <translation>La propriété {detail} a été lue par ses majuscules</translation>
    </message>
    <message>
      <source>The result "{value}" is none that SGF knows; it was not compared.</source>
      <translation>Le résultat « {value} » n’est pas de ceux que SGF connaît ; il n’a pas été comparé.</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>Les chaînes cerclées sont contestées. Le grand goban est une copie : jouez-les-y jusqu’au bout.</translation>
    </message>
    <message>
      <source>The rules "{value}" are known by name, but not played here; {rules} was assumed.</source>
      <translation>Les règles « {value} » sont connues de nom, mais pas jouées ici ; {rules} a été supposé.</translation>
    </message>
    <message>
      <source>The rules "{value}" are not known here; {rules} was assumed.</source>
      <translation>Les règles « {value} » ne sont pas connues ici ; {rules} a été supposé.</translation>
    </message>
    <message>
      <source>The rules "{value}" are played here as {rules}.</source>
      <translation>Les règles « {value} » sont jouées ici comme {rules}.</translation>
    </message>
    <message>
      <source>The rules have no such step at this moment of the game.</source>
      <translation>Les règles ne prévoient pas cette étape à ce moment de la partie.</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each sentence. X is a black stone, O a white one; x and o are dead stones, b and w points that count for Black and White; ^ # * are marks, and brackets are around a marked stone.</source>
      <translation>Les règles du go, avec un goban pour chaque phrase. X est une pierre noire, O une blanche ; x et o sont des pierres mortes, b et w des points qui comptent pour Noir et Blanc ; ^ # * sont des marques, et des crochets entourent une pierre marquée.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>Le score</translation>
    </message>
    <message>
      <source>The second board goes on until both have passed.</source>
      <translation>Le second goban continue jusqu’à ce que les deux aient passé.</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>Le placement après le tour {turn} laisse des chaînes sans liberté ; le prochain coup les efface.</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>Les pierres en {point} ne peuvent jamais être capturées.</translation>
    </message>
    <message>
      <source>The stones stand on the traditional points.</source>
      <translation>Les pierres sont sur les points traditionnels.</translation>
    </message>
    <message>
      <source>The ten sentences and nothing else: two passes end the game as it stands.</source>
      <translation>Les dix phrases et rien d’autre : deux passes terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>The ten sentences remove nothing after two passes; the agreement on dead stones is Tromp’s own amendment.</source>
      <translation>Les dix phrases ne retirent rien après deux passes ; l’accord sur les pierres mortes est l’amendement de Tromp lui-même.</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>Les dix phrases</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>Le texte de 2001 appelle cela « superko situationnel » (son commentaire 4).</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>Le vainqueur</translation>
    </message>
    <message>
      <source>Their last liberty was D3. The points they stood on are empty again.</source>
      <translation>Leur dernière liberté était D3. Leurs places sont de nouveau vides.</translation>
    </message>
    <message>
      <source>There are more repairs than are listed, from here on</source>
      <translation>Il y a, à partir d’ici, plus de réparations que la liste n’en montre</translation>
    </message>
    <message>
      <source>There is a stone on {point} already.</source>
      <translation>Il y a déjà une pierre en {point}.</translation>
    </message>
    <message>
      <source>There is no program “{whole}”. Look whether the path of {engine} is right.</source>
      <translation>Il n’y a pas de programme « {whole} ». Vérifiez que le chemin de {engine} est juste.</translation>
    </message>
    <message>
      <source>There is no room left for {file}; free some, or save elsewhere.</source>
      <translation>Il ne reste plus de place pour {file} ; libérez-en, ou enregistrez ailleurs.</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>Il n’y a pas de pierre en {point}.</translation>
    </message>
    <message>
      <source>There is no stone to mark here.</source>
      <translation>Il n’y a pas de pierre à marquer ici.</translation>
    </message>
    <message>
      <source>These can live. Click them once more to take the mark off.</source>
      <translation>Celles-ci peuvent vivre. Cliquez dessus encore une fois pour retirer la marque.</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>Ces quatre sont les libertés de sa chaîne de trois pierres.</translation>
    </message>
    <message>
      <source>Thinks as long as it takes: as strong as it gets on this machine.</source>
      <translation>Réfléchit aussi longtemps qu’il faut : aussi fort que cette machine le permet.</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>Cette position est nouvelle, donc le coup est permis.</translation>
    </message>
    <message>
      <source>This chain lives even if its owner always passes. Ctrl-click marks it all the same.</source>
      <translation>Cette chaîne vit même si son propriétaire passe toujours. Ctrl+clic la marque quand même.</translation>
    </message>
    <message>
      <source>This is a game of another kind (GM[{value}]), not of Go.</source>
      <translation>C’est une partie d’un autre jeu (GM[{value}]), pas de go.</translation>
    </message>
    <message>
      <source>This is a set of one’s own, made of {name}.</source>
      <translation>Ce sont des règles personnelles, établies à partir de {name}.</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>C’est une autre position de la partie : elle est comptée en l’état.</translation>
    </message>
    <message>
      <source>This is beside the ten sentences, and saves time: the white stone at the left could be captured move by move, and both know it. If they do not agree, play goes on, and the stone has to be captured. Four passes in a row end the game with all its stones.</source>
      <translation>Ceci est en marge des dix phrases, et fait gagner du temps : la pierre blanche à gauche pourrait être capturée coup après coup, et les deux le savent. S’ils ne s’accordent pas, le jeu continue, et la pierre doit être capturée. Quatre passes de suite terminent la partie avec toutes ses pierres.</translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>Trois couleurs</translation>
    </message>
    <message>
      <source>Three stones go. The two at the right have liberties and stay.</source>
      <translation>Trois pierres partent. Les deux à droite ont des libertés et restent.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>Effacer une couleur, c’est vider toutes ses intersections qui n’atteignent pas le vide.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>Effacer une couleur, c’est vider toutes ses intersections qui n’atteignent pas une intersection vide.</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>Jouer un coup, c’est donner sa couleur à une intersection vide, puis effacer la couleur adverse, puis la sienne.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Tromp–Taylor, logical</source>
      <translation>Tromp–Taylor, logique</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Texte de Tromp, règles 1 à 10.</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Texte de Tromp, avec son amendement sur les pierres mortes.</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>Essayez : {task}</translation>
    </message>
    <message>
      <source>Try to take back on C3. Then play elsewhere, let White answer, and take.</source>
      <translation>Essayez de reprendre en C3. Puis jouez ailleurs, laissez Blanc répondre, et prenez.</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands</source>
      <translation>Deux passes de plus terminent la partie en l’état</translation>
    </message>
    <message>
      <source>Two new passes in a row end the game, and the territory is counted.</source>
      <translation>Deux nouvelles passes de suite terminent la partie, et le territoire est compté.</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>Deux passes terminent la partie ; chaque pierre compte.</translation>
    </message>
    <message>
      <source>Two passes in a row end the first phase. Nothing begins anew: play goes on.</source>
      <translation>Deux passes de suite terminent la première phase. Rien ne recommence : le jeu continue.</translation>
    </message>
    <message>
      <source>Two passes in a row end the game.</source>
      <translation>Deux passes de suite terminent la partie.</translation>
    </message>
    <message>
      <source>Two passes in a row end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>Deux passes de suite terminent cette résolution. Une chaîne est morte si toutes ses pierres y ont été capturées.</translation>
    </message>
    <message>
      <source>Two passes in succession end the game.</source>
      <translation>Deux passes de suite terminent la partie.</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>Deux passes ouvrent un accord ; quatre terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Two passes there carry their fate back to this board, which is then counted.</source>
      <translation>Deux passes là-bas reportent leur sort sur ce goban, qui est alors compté.</translation>
    </message>
    <message>
      <source>Two passes, one after the other: the game is over, and is counted.</source>
      <translation>Deux passes, l’une après l’autre : la partie est finie, et on compte.</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>Deux phases (Lasker–Maas)</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>Contraire à l’usage courant</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>B+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Europe occidentale</translation>
    </message>
    <message>
      <source>What a computer needs and nothing else: people who play so have to capture all dead stones before they pass.</source>
      <translation>Ce dont un ordinateur a besoin et rien d’autre : qui joue ainsi doit capturer toutes les pierres mortes avant de passer.</translation>
    </message>
    <message>
      <source>What became of the chains is carried back to the first board, which is then counted. Stones captured on the second board are no prisoners.</source>
      <translation>Ce que sont devenues les chaînes est reporté sur le premier goban, qui est alors compté. Les pierres capturées sur le second goban ne sont pas des prisonniers.</translation>
    </message>
    <message>
      <source>What is disputed is played out with the prisoners.</source>
      <translation>Ce qui est contesté est joué jusqu’au bout avec les prisonniers.</translation>
    </message>
    <message>
      <source>What names no point of the board changes nothing: {detail}</source>
      <translation>Ce qui ne nomme aucune intersection du goban ne change rien : {detail}</translation>
    </message>
    <message>
      <source>What the built-in engine proposes, a stone of each chain:</source>
      <translation>Ce que propose le moteur intégré, une pierre de chaque chaîne :</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners left of one colour, one stone of each colour is added to them from outside.</source>
      <translation>Dès qu’il ne reste plus de prisonniers d’une couleur, on leur ajoute de l’extérieur une pierre de chaque couleur.</translation>
    </message>
    <message>
      <source>Where they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided what is kept in the file.</source>
      <translation>S’ils ne s’accordent pas, un tiers décide : une personne, un moteur, ou la proposition du programme lui-même, qui peut se tromper. Le fichier garde qui a décidé quoi.</translation>
    </message>
    <message>
      <source>Where they do not agree, both sayings were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>S’ils ne s’accordent pas, les deux annonces étaient officieuses, et c’est à l’adversaire de celui qui a joué le dernier coup.</translation>
    </message>
    <message>
      <source>Where they do not agree, neither saying was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>S’ils ne s’accordent pas, aucune des annonces n’était un tour, et c’est de nouveau à celui qui a passé le premier. Cela ne peut arriver qu’une fois.</translation>
    </message>
    <message>
      <source>Where they do not agree, play goes on with the player who passed first.</source>
      <translation>S’ils ne s’accordent pas, le jeu continue avec le joueur qui a passé le premier.</translation>
    </message>
    <message>
      <source>Where they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no board may come twice there.</source>
      <translation>S’ils ne s’accordent pas, les chaînes contestées sont jouées jusqu’au bout sur un second goban, copie du premier. Celui qui a passé le premier y joue en premier, et aucune position ne peut y venir deux fois.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>Blanc mène de {points}</translation>
    </message>
    <message>
      <source>White gets a point for each stone but the first.</source>
      <translation>Blanc reçoit un point par pierre sauf la première.</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>Blanc reçoit un point par pierre.</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>Blanc ne reçoit rien pour les pierres de handicap.</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>Blanc ne reçoit rien pour elles.</translation>
    </message>
    <message>
      <source>White has just played B3 and taken the stone on C3. If Black took back on C3 at once, the board would be as it was before, and this could go on for ever. So it is not allowed (such a fight is called ko). When the board has changed elsewhere, it is.</source>
      <translation>Blanc vient de jouer B3 et de prendre la pierre en C3. Si Noir reprenait aussitôt en C3, la position serait la même qu’avant, et cela pourrait durer sans fin. Ce n’est donc pas permis (un tel combat s’appelle ko). Une fois que le goban a changé ailleurs, cela l’est.</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Point de Blanc</translation>
    </message>
    <message>
      <source>Why …</source>
      <translation>Pourquoi…</translation>
    </message>
    <message>
      <source>Without a decision play goes on with the player who passed first, and four passes in a row end the game as it stands.</source>
      <translation>Sans décision, le jeu continue avec le joueur qui a passé le premier, et quatre passes de suite terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Yes: a corner is a point like any other.</source>
      <translation>Oui : un coin est une intersection comme une autre.</translation>
    </message>
    <message>
      <source>You may not leave a grid twice; one disagreement, then passes are formal.</source>
      <translation>On ne laisse pas deux fois la même position ; un désaccord, puis les passes sont formelles.</translation>
    </message>
    <message>
      <source>You may not leave a grid twice; passes in a disagreement are unofficial.</source>
      <translation>On ne laisse pas deux fois la même position ; les passes d’un désaccord sont officieuses.</translation>
    </message>
    <message>
      <source>You may take the last liberty of your own chain, but it costs you the chain. A single stone can’t do it: clearing it leaves the board as it was, and no board may come twice. Some other rules forbid suicide altogether.</source>
      <translation>Vous pouvez prendre la dernière liberté de votre propre chaîne, mais cela vous coûte la chaîne. Une pierre seule ne le peut pas : l’effacer laisse la position inchangée, et aucune position ne peut venir deux fois. D’autres règles interdisent tout suicide.</translation>
    </message>
    <message>
      <source>a dead stone on nobody’s point</source>
      <translation>une pierre morte, sur un point neutre</translation>
    </message>
    <message>
      <source>a dead stone, {owner}’s point</source>
      <translation>une pierre morte, point de {owner}</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>une pierre vivante</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>une intersection hors du goban</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>après le coup {move}</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>après le coup {move} sur {total}</translation>
    </message>
    <message>
      <source>alive: captured in {share} % of {played} continuations</source>
      <translation>vivante : capturée dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>alive: it lives even if its owner always passes</source>
      <translation>vivante : elle vit même si son propriétaire passe toujours</translation>
    </message>
    <message>
      <source>alive: its group captured in {share} % of {played} continuations read ahead, though the opponent moves first</source>
      <translation>vivante : son groupe capturé dans {share} % de {played} continuations lues à l’avance, bien que l’adversaire joue en premier</translation>
    </message>
    <message>
      <source>alive: this and its neighbours captured in {share} % of {played} continuations</source>
      <translation>vivante : elle et ses voisines capturées dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>analyse en cours</translation>
    </message>
    <message>
      <source>area</source>
      <translation>surface</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>pierre noire</translation>
    </message>
    <message>
      <source>cannot go on</source>
      <translation>ne peut continuer</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>cercle</translation>
    </message>
    <message>
      <source>counted to both</source>
      <translation>compté aux deux</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>croix</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>pierre noire morte</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>pierre blanche morte</translation>
    </message>
    <message>
      <source>dead: captured in {share} % of {played} continuations</source>
      <translation>morte : capturée dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>dead: its group captured in {share} % of {played} continuations read ahead, though its owner moves first</source>
      <translation>morte : son groupe capturé dans {share} % de {played} continuations lues à l’avance, bien que son propriétaire joue en premier</translation>
    </message>
    <message>
      <source>dead: this and its neighbours captured in {share} % of {played} continuations</source>
      <translation>morte : elle et ses voisines capturées dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>vide</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counted to both</source>
      <translation>vide, n’atteint pas l’adversaire : compté aux deux</translation>
    </message>
    <message>
      <source>empty, in a seki: no point under these rules</source>
      <translation>vide, dans un seki : pas de point selon ces règles</translation>
    </message>
    <message>
      <source>empty, reaches both colours, nobody’s point</source>
      <translation>vide, atteint les deux couleurs, point neutre</translation>
    </message>
    <message>
      <source>empty, reaches no stone, nobody’s point</source>
      <translation>vide, n’atteint aucune pierre, point neutre</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>vide, n’atteint que {owner}</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>moteur</translation>
    </message>
    <message>
      <source>engine, {level}</source>
      <translation>moteur, {level}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}, {win_rate}</source>
      <translation>choix {rank} du moteur, {win_rate}</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>échec</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>interdit</translation>
    </message>
    <message>
      <source>four</source>
      <translation>quatre</translation>
    </message>
    <message>
      <source>great hotspot</source>
      <translation>point très chaud</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>en seki</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>ko</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>étiquette {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>dernier coup</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>ligne {line}, colonne {column}</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>marquée morte</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>coup {move}</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>coup {move} sur {total}</translation>
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
      <translation>superko situationnel naturel</translation>
    </message>
    <message>
      <source>nobody’s point</source>
      <translation>point neutre</translation>
    </message>
    <message>
      <source>one</source>
      <translation>une</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>passe</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>a passé</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>en pause</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>superko positionnel</translation>
    </message>
    <message>
      <source>quite even position</source>
      <translation>position tout à fait équilibrée</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>prêt</translation>
    </message>
    <message>
      <source>seki: captured in {share} % of {played} careful continuations; whoever attacks loses</source>
      <translation>seki : capturée dans {share} % de {played} continuations prudentes ; qui attaque perd</translation>
    </message>
    <message>
      <source>seki: its group captured in {share} % of {played} continuations read ahead; whoever attacks loses</source>
      <translation>seki : son groupe capturé dans {share} % de {played} continuations lues à l’avance ; qui attaque perd</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>seki : qui attaque perd</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>sélection</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>superko situationnel</translation>
    </message>
    <message>
      <source>square</source>
      <translation>carré</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>démarrage</translation>
    </message>
    <message>
      <source>starting …</source>
      <translation>démarrage…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>arrêté</translation>
    </message>
    <message>
      <source>superko: not left twice by one player</source>
      <translation>superko : pas laissé deux fois par un joueur</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>territoire</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>la dernière période</translation>
    </message>
    <message>
      <source>then {count} moves in {time}</source>
      <translation>puis {count} coups en {time}</translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>puis {count} × {time}</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>réfléchit</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>réfléchit · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>réfléchit · {seconds} s</translation>
    </message>
    <message>
      <source>three</source>
      <translation>trois</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>le temps presse</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>temps écoulé</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>au trait</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>triangle</translation>
    </message>
    <message>
      <source>two</source>
      <translation>deux</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>incertaine</translation>
    </message>
    <message>
      <source>unsure: captured in {share} % of {played} continuations</source>
      <translation>incertaine : capturée dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>unsure: captured in {share} % of {played} continuations, which is not how its neighbours fare</source>
      <translation>incertaine : capturée dans {share} % de {played} continuations, au contraire de ses voisines</translation>
    </message>
    <message>
      <source>unsure: reading ahead, it depends on who moves first</source>
      <translation>incertaine : à la lecture, cela dépend de qui joue en premier</translation>
    </message>
    <message>
      <source>unsure: this and its neighbours captured in {share} % of {played} continuations</source>
      <translation>incertaine : elle et ses voisines capturées dans {share} % de {played} continuations</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>variante {letter}</translation>
    </message>
    <message>
      <source>very bad move</source>
      <translation>très mauvais coup</translation>
    </message>
    <message>
      <source>very good for Black</source>
      <translation>très bon pour Noir</translation>
    </message>
    <message>
      <source>very good for White</source>
      <translation>très bon pour Blanc</translation>
    </message>
    <message>
      <source>very good move</source>
      <translation>très bon coup</translation>
    </message>
    <message>
      <source>very unclear position</source>
      <translation>position très peu claire</translation>
    </message>
    <message>
      <source>waits for Enter</source>
      <translation>attend Entrée</translation>
    </message>
    <message>
      <source>warming up</source>
      <translation>se prépare</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>pierre blanche</translation>
    </message>
    <message>
      <source>won</source>
      <translation>a gagné</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>changerait</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed} est d’accord, {other} ne l’est pas</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance} ; {score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}, en pause</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>{color} mène de {points} pour l’instant</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color} a fini</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color} a passé</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color} a passé. {next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color} a passé. À {other} de jouer.</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color} passe</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color} a joué {point}. {next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color} remet la liste</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>À {color} de se prononcer : cliquez sur une chaîne pour la marquer morte, sur une chaîne marquée pour la contester, ou dites avoir fini.</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>À {color} de jouer</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>À {color} de jouer.</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color} gagne</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color} gagne par forfait</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color} gagne par abandon</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color} gagne de {margin}</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color} gagne au temps</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>Liste de {color} : cliquez sur les pierres que {color} juge mortes, puis remettez-la.</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} Go</translation>
    </message>
    <message>
      <source>{count} liberties</source>
      <translation>{count} libertés</translation>
    </message>
    <message>
      <source>{count} moves to play in this time</source>
      <translation>{count} coups à jouer dans ce temps</translation>
    </message>
    <message>
      <source>{count} periods left</source>
      <translation>encore {count} périodes</translation>
    </message>
    <message>
      <source>{engine} answered what it was not asked, so it was stopped. Start it again.</source>
      <translation>{engine} a répondu sans qu’on lui demande, et a été arrêté. Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} answered “{message}”, which is no move.</source>
      <translation>{engine} a répondu « {message} », ce qui n’est pas un coup.</translation>
    </message>
    <message>
      <source>{engine} cannot be told stones that were set up.</source>
      <translation>On ne peut pas transmettre à {engine} des pierres placées d’avance.</translation>
    </message>
    <message>
      <source>{engine} cannot be told these rules: it plays by its own ({detail}).</source>
      <translation>On ne peut pas indiquer ces règles à {engine} : il joue selon les siennes ({detail}).</translation>
    </message>
    <message>
      <source>{engine} cannot be told this board: {message}.</source>
      <translation>On ne peut pas transmettre ce goban à {engine} : {message}.</translation>
    </message>
    <message>
      <source>{engine} cannot be told this time control exactly; its clock runs here.</source>
      <translation>On ne peut pas indiquer exactement ce réglage du temps à {engine} ; sa pendule tourne ici.</translation>
    </message>
    <message>
      <source>{engine} could not be started: {message}.</source>
      <translation>{engine} n’a pas pu être démarré : {message}.</translation>
    </message>
    <message>
      <source>{engine} crashed ({signal}). Start it again.</source>
      <translation>{engine} s’est arrêté brutalement ({signal}). Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} crashed during “{command}” ({signal}). Start it again.</source>
      <translation>{engine} s’est arrêté brutalement pendant « {command} » ({signal}). Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} does not accept the game: it refuses “{whole}” ({message}). The game stands as it is.</source>
      <translation>{engine} n’accepte pas la partie : il refuse « {whole} » ({message}). La partie reste telle quelle.</translation>
    </message>
    <message>
      <source>{engine} does not listen any more. Start it again.</source>
      <translation>{engine} n’écoute plus. Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} does not respond to “{command}”, so it was stopped. Start it again.</source>
      <translation>{engine} ne réagit pas à « {command} », et a été arrêté. Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} does not take a komi of {detail}: it plays for another.</source>
      <translation>{engine} n’accepte pas un komi de {detail} : il joue pour un autre.</translation>
    </message>
    <message>
      <source>{engine} ended at once: a program or library it needs is missing (code 127).</source>
      <translation>{engine} s’est aussitôt terminé : il lui manque un programme ou une bibliothèque (code 127).</translation>
    </message>
    <message>
      <source>{engine} ended before it said anything (exit code {code}).</source>
      <translation>{engine} s’est terminé avant d’avoir rien dit (code de sortie {code}).</translation>
    </message>
    <message>
      <source>{engine} ended by itself (exit code {code}). Start it again.</source>
      <translation>{engine} s’est terminé de lui-même (code de sortie {code}). Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} ended by itself during “{command}” (exit code {code}). Start it again.</source>
      <translation>{engine} s’est terminé de lui-même pendant « {command} » (code de sortie {code}). Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} holds suicide illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} tient le suicide pour interdit : si vous en jouez un, il ne peut suivre la partie.</translation>
    </message>
    <message>
      <source>{engine} is still starting. The first start of some engines takes minutes.</source>
      <translation>{engine} démarre encore. Le premier démarrage de certains moteurs prend des minutes.</translation>
    </message>
    <message>
      <source>{engine} is still thinking.</source>
      <translation>{engine} réfléchit encore.</translation>
    </message>
    <message>
      <source>{engine} may repeat a position; such a move is refused, and you are asked what now.</source>
      <translation>{engine} peut répéter une position ; un tel coup est refusé, et on vous demande que faire.</translation>
    </message>
    <message>
      <source>{engine} played {message}, which the rules forbid. It was not put on the board.</source>
      <translation>{engine} a joué {message}, que les règles interdisent. Le coup n’a pas été mis sur le goban.</translation>
    </message>
    <message>
      <source>{engine} plays on boards of {detail} points a side.</source>
      <translation>{engine} joue sur des gobanx de {detail} intersections par côté.</translation>
    </message>
    <message>
      <source>{engine} plays on square boards only, not on {detail}.</source>
      <translation>{engine} ne joue que sur des gobanx carrés, pas sur {detail}.</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at its start.</source>
      <translation>{engine} a refusé « {detail} » à son démarrage.</translation>
    </message>
    <message>
      <source>{engine} refuses “{whole}”: {message}.</source>
      <translation>{engine} refuse « {whole} » : {message}.</translation>
    </message>
    <message>
      <source>{engine} speaks another protocol (GMP), not GTP. Is “--mode gtp” missing among its arguments?</source>
      <translation>{engine} parle un autre protocole (GMP), pas GTP. « --mode gtp » manque-t-il à ses arguments ?</translation>
    </message>
    <message>
      <source>{engine} takes the handicap stones for moves.</source>
      <translation>{engine} prend les pierres de handicap pour des coups.</translation>
    </message>
    <message>
      <source>{engine} wrote a line without end, so it was stopped. Start it again.</source>
      <translation>{engine} a écrit une ligne sans fin, et a été arrêté. Redémarrez-le.</translation>
    </message>
    <message>
      <source>{engine} wrote an answer without end, so it was stopped. Start it again.</source>
      <translation>{engine} a écrit une réponse sans fin, et a été arrêté. Redémarrez-le.</translation>
    </message>
    <message>
      <source>{file} could not be used ({detail}); try again, or take a copy.</source>
      <translation>{file} n’a pu être utilisé ({detail}) ; réessayez, ou prenez une copie.</translation>
    </message>
    <message>
      <source>{file} is a folder; name a file.</source>
      <translation>{file} est un dossier ; nommez un fichier.</translation>
    </message>
    <message>
      <source>{file} is empty; look for a copy that holds the game.</source>
      <translation>{file} est vide ; cherchez une copie qui contient la partie.</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB; split it into smaller files.</source>
      <translation>{file} dépasse {size} Mo ; découpez-le en fichiers plus petits.</translation>
    </message>
    <message>
      <source>{file} is no SGF file but binary data; name another file.</source>
      <translation>{file} n’est pas un fichier SGF mais des données binaires ; nommez un autre fichier.</translation>
    </message>
    <message>
      <source>{file} is no SGF file: no game begins in it with "(;"; name another file.</source>
      <translation>{file} n’est pas un fichier SGF : aucune partie n’y commence par « (; » ; nommez un autre fichier.</translation>
    </message>
    <message>
      <source>{file} is on a disk that can only be read; save elsewhere.</source>
      <translation>{file} est sur un disque en lecture seule ; enregistrez ailleurs.</translation>
    </message>
    <message>
      <source>{file} may not be used by you; ask its owner, or take a copy.</source>
      <translation>{file} ne vous est pas accessible ; demandez à son propriétaire, ou prenez une copie.</translation>
    </message>
    <message>
      <source>{file} was not found; check its name and its folder.</source>
      <translation>{file} est introuvable ; vérifiez son nom et son dossier.</translation>
    </message>
    <message>
      <source>{file} would need too much memory to be read; split it into smaller files.</source>
      <translation>{file} demanderait trop de mémoire à la lecture ; découpez-le en fichiers plus petits.</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}. Ce décompte donne {count}.</translation>
    </message>
    <message>
      <source>{found} of {all} found.</source>
      <translation>{found} sur {all} trouvées.</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi} (supposé)</translation>
    </message>
    <message>
      <source>{komi} black stones lie among the prisoners from the start, and half a point goes to White, who so wins ties.</source>
      <translation>{komi} pierres noires sont dès le départ parmi les prisonniers, et un demi-point va à Blanc, qui gagne ainsi les nulles.</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>{komi} points pour Blanc dans une partie sans handicap.</translation>
    </message>
    <message>
      <source>{move}, 1 stone captured</source>
      <translation>{move}, 1 pierre capturée</translation>
    </message>
    <message>
      <source>{move}, {count} stones captured</source>
      <translation>{move}, {count} pierres capturées</translation>
    </message>
    <message>
      <source>{name} answered what nobody asked, and was ended.</source>
      <translation>{name} a répondu sans qu’on lui demande, et a été arrêté.</translation>
    </message>
    <message>
      <source>{name} answered “{text}”, which is no move.</source>
      <translation>{name} a répondu « {text} », ce qui n’est pas un coup.</translation>
    </message>
    <message>
      <source>{name} cannot be started: there is no folder {message}.</source>
      <translation>{name} ne peut être démarré : il n’y a pas de dossier {message}.</translation>
    </message>
    <message>
      <source>{name} cannot be started: {command} is no program.</source>
      <translation>{name} ne peut être démarré : {command} n’est pas un programme.</translation>
    </message>
    <message>
      <source>{name} cannot play on a board of this size ({message}).</source>
      <translation>{name} ne peut jouer sur un goban de cette taille ({message}).</translation>
    </message>
    <message>
      <source>{name} does not accept “{command}” ({message}).</source>
      <translation>{name} n’accepte pas « {command} » ({message}).</translation>
    </message>
    <message>
      <source>{name} does not accept “{command}” ({message}). The board here is the right one.</source>
      <translation>{name} n’accepte pas « {command} » ({message}). C’est le goban d’ici qui fait foi.</translation>
    </message>
    <message>
      <source>{name} does not agree: it holds {alive} alive.</source>
      <translation>{name} n’est pas d’accord : il tient {alive} pour vivantes.</translation>
    </message>
    <message>
      <source>{name} does not agree: it holds {dead} dead, and {alive} alive.</source>
      <translation>{name} n’est pas d’accord : il tient {dead} pour mortes, et {alive} pour vivantes.</translation>
    </message>
    <message>
      <source>{name} does not agree: it holds {dead} dead, too.</source>
      <translation>{name} n’est pas d’accord : il tient aussi {dead} pour mortes.</translation>
    </message>
    <message>
      <source>{name} does not answer any more.</source>
      <translation>{name} ne répond plus.</translation>
    </message>
    <message>
      <source>{name} does not say which stones are dead.</source>
      <translation>{name} ne dit pas quelles pierres sont mortes.</translation>
    </message>
    <message>
      <source>{name} does not work: {message}</source>
      <translation>{name} ne fonctionne pas : {message}</translation>
    </message>
    <message>
      <source>{name} finds no dead stones either.</source>
      <translation>{name} ne trouve pas non plus de pierres mortes.</translation>
    </message>
    <message>
      <source>{name} gave no move.</source>
      <translation>{name} n’a donné aucun coup.</translation>
    </message>
    <message>
      <source>{name} has closed the line.</source>
      <translation>{name} a fermé la connexion.</translation>
    </message>
    <message>
      <source>{name} has crashed (signal or status {code}).</source>
      <translation>{name} s’est arrêté brutalement (signal ou état {code}).</translation>
    </message>
    <message>
      <source>{name} has ended by itself (exit code {code}).</source>
      <translation>{name} s’est terminé de lui-même (code de sortie {code}).</translation>
    </message>
    <message>
      <source>{name} holds the same stones dead.</source>
      <translation>{name} tient les mêmes pierres pour mortes.</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time; Ctrl+J shows what it says.</source>
      <translation>{name} démarre encore. Certains moteurs prennent des minutes la première fois ; Ctrl+J montre ce qu’il dit.</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name} réfléchit pour {color}</translation>
    </message>
    <message>
      <source>{name} looks for a move …</source>
      <translation>{name} cherche un coup…</translation>
    </message>
    <message>
      <source>{name} looks for dead stones …</source>
      <translation>{name} cherche les pierres mortes…</translation>
    </message>
    <message>
      <source>{name} made a move that counts for nothing. {refusal}</source>
      <translation>{name} a joué un coup qui ne compte pas. {refusal}</translation>
    </message>
    <message>
      <source>{name} plays on sizes {detail} only: choose one, or another player.</source>
      <translation>{name} ne joue que sur les tailles {detail} : choisissez-en une, ou un autre joueur.</translation>
    </message>
    <message>
      <source>{name} plays on squares only: choose one, or another player.</source>
      <translation>{name} ne joue que sur des carrés : choisissez-en un, ou un autre joueur.</translation>
    </message>
    <message>
      <source>{name} speaks another protocol: is “--mode gtp” missing?</source>
      <translation>{name} parle un autre protocole : « --mode gtp » manque-t-il ?</translation>
    </message>
    <message>
      <source>{name} was not found: there is no program {command}.</source>
      <translation>{name} est introuvable : il n’y a pas de programme {command}.</translation>
    </message>
    <message>
      <source>{name} was not started by the system: {message}</source>
      <translation>{name} n’a pas été démarré par le système : {message}</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>{name} passerait pour {color}.</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>{name} jouerait {point} pour {color}.</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name} abandonnerait.</translation>
    </message>
    <message>
      <source>{name} wrote what is no GTP, and was ended.</source>
      <translation>{name} a écrit ce qui n’est pas du GTP, et a été arrêté.</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>pierre de {owner}, vivante</translation>
    </message>
    <message>
      <source>{passes} passes after move {move}</source>
      <translation>{passes} passes après le coup {move}</translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{points} is marked already.</source>
      <translation>{points} est déjà marqué.</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points} n’est pas marqué.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} points</translation>
    </message>
    <message>
      <source>{point} (dead, says {color})</source>
      <translation>{point} (morte, dit {color})</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules forbid.</source>
      <translation>{point} serait un suicide, que ces règles interdisent.</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point} répéterait une position d’avant la fin de la pose du handicap ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>{point} répéterait la position après le coup {turn} ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>{point} répéterait la position de départ ({rule}).</translation>
    </message>
    <message>
      <source>{result}: this count changes nothing.</source>
      <translation>{result} : ce décompte n’y change rien.</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules} (supposé)</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules} ({changes})</translation>
    </message>
    <message>
      <source>{rules} have no handicap: choose none, or other rules.</source>
      <translation>{rules} : pas de handicap ; n’en choisissez aucun, ou d’autres règles.</translation>
    </message>
    <message>
      <source>{rules}, komi {komi}</source>
      <translation>{rules}, komi {komi}</translation>
    </message>
    <message>
      <source>{share} of the chance to win</source>
      <translation>{share} de chances de gagner</translation>
    </message>
    <message>
      <source>{side}: {choice}</source>
      <translation>{side} : {choice}</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}, {rules}</translation>
    </message>
    <message>
      <source>{stones} own prisoners</source>
      <translation>prisonniers propres : {stones}</translation>
    </message>
    <message>
      <source>{value} names no point of this board; it was passed over.</source>
      <translation>{value} ne nomme aucune intersection de ce goban ; ignoré.</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what} ({place}).</translation>
    </message>
    <message>
      <source>{what} ({place}, and {more} more).</source>
      <translation>{what} ({place}, et {more} autres).</translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing} ({name})</translation>
    </message>
    <message>
      <source>“{whole}” is no program that may be run. Look at the path and permissions of {engine}.</source>
      <translation>« {whole} » n’est pas un programme exécutable. Vérifiez le chemin et les permissions de {engine}.</translation>
    </message>
  </context>
</TS>
