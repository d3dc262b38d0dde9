<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>Un goban aux règles exactes de Tromp–Taylor : jouer, revoir, compter, comprendre.</translation>
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
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>Compter le goban sans les pierres marquées et noter qui en a décidé ainsi.</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>Contester</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Terminé</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>Reprendre la partie ; les marques sont retirées.</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>Dire que vous n’êtes pas d’accord sur les pierres marquées ; les règles disent ce qui suit.</translation>
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
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>Moteur : {engine}. Les positions déjà analysées aussi longtemps sont ignorées.</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>Saisissez un nombre de secondes, par exemple 0,5 ou 10.</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>Saisissez un nombre de visites, par exemple 500.</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>Pour chacune</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>Combien de temps par position</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>Ligne principale (1 position)</numerusform>
        <numerusform>Ligne principale (%n positions)</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Positions</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Unité</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>Variantes comprises (1 position)</numerusform>
        <numerusform>Variantes comprises (%n positions)</numerusform>
      </translation>
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
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>Faites glisser sur la zone à analyser, ou cliquez sur deux coins opposés.</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>Seuls les coups de {first} à {last} sont analysés, jusqu’à ce que vous appuyiez sur Échap.</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>L’analyse a été enregistrée dans la partie. Vous pouvez l’annuler.</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>L’analyse a été arrêtée. Les résultats obtenus sont conservés.</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>Le moteur a refusé %n position ; les autres sont analysées.</numerusform>
        <numerusform>Le moteur a refusé %n positions ; les autres sont analysées.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>Le moteur n’a rien dit de %n position ; les autres sont analysées.</numerusform>
        <numerusform>Le moteur n’a rien dit de %n positions ; les autres sont analysées.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>La partie contient déjà cette analyse.</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>La partie est analysée.</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>Tout le goban est de nouveau analysé.</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>Il n’y a aucun point vide dans cette zone.</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>{done} position sur %n</numerusform>
        <numerusform>{done} positions sur %n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>{done} position sur %n ; reprend après celle-ci</numerusform>
        <numerusform>{done} positions sur %n ; reprend après celle-ci</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>Meilleurs coups</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Moteur : {name}</translation>
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
      <source>People</source>
      <translation>Joueurs</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Rapport</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>Taux de victoire et score</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>Partie terminée : {result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Rétabli : {step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>Les marques ont changé : les deux joueurs doivent de nouveau donner leur accord</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Annulé : {step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color} : il reste %n seconde</numerusform>
        <numerusform>{color} : il reste %n secondes</numerusform>
      </translation>
    </message>
    <message>
      <source>{color}: {time}</source>
      <translation>{color} : {time}</translation>
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
      <translation>Cliquez encore une fois sur {point} pour y jouer.</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
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
      <source>Board as a table</source>
      <translation>Goban en tableau</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>Les flèches déplacent le curseur, Entrée joue ou marque, et les touches du goban fonctionnent ici aussi.</translation>
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
      <source>Running for {seconds} s, no output yet.</source>
      <translation>En marche depuis {seconds} s, aucune sortie pour l’instant.</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>En marche depuis {seconds} s. Sortie :</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>&amp;Copier le rapport</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>&amp;Arrêter le test</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>Dernière sortie du moteur</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>Arr&amp;êter la pendule</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>La pendule est arrêtée. Jouez un coup ou appuyez sur la même touche pour la relancer.</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>La pendule tourne.</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
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
      <source>No matching command.</source>
      <translation>Aucune commande ne correspond.</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>Entrée l’exécute.</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>Indisponible pour l’instant.</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>Commande</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menu</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
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
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>commentaire</translation>
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
      <source>No engine is running. Start one first.</source>
      <translation>Aucun moteur n’est en marche. Démarrez-en un d’abord.</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>C’est un commentaire, pas une commande.</translation>
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
      <source>Command for the engine</source>
      <translation>Commande pour le moteur</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>Commande GTP ; Haut rappelle la précédente</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>Journal</translation>
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
      <source>Engine</source>
      <translation>Moteur</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Erreurs</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>Introuvable dans le journal.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Rechercher dans le journal</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>Rechercher dans le journal ; Entrée continue</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
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
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>« {text} » n’est pas une intersection : il n’y a pas de I, après H vient J.</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>« {text} » n’est pas une intersection : elles vont de A1 à {last}.</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>Arrêter l’exportation</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>Arrêter la lecture des fichiers</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>Décidé par</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>Saisissez le nom de la personne qui a décidé ; il est enregistré dans la partie.</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nom</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
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
      <source>Mark at {point}</source>
      <translation>Marquer en {point}</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>Nigiri : vous jouez {color}.</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>Nigiri : {name} joue Noir.</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>Jouer en {point}</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>Abandonner</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>Abandonner avec {color} ?</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>L’autre joueur gagne. Vous pouvez annuler cette action.</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>Le résultat est enregistré dans la partie. Vous pouvez annuler cette action.</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>Les évaluations enregistrées, faites pour un autre komi ou d’autres règles, ont été supprimées.</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>Vous jouez Noir. Cliquez sur une intersection ; passez quand aucun coup ne rapporte rien.</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>informations sur la partie</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>Annotation : {sign}.</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>Ce coup et toute la suite ont été copiés dans le presse-papiers.</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>Ce coup et toute la suite ont été coupés dans le presse-papiers.</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>Premier point : {point}.</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>{key} revient au jeu.</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>Annotation retirée : {sign}.</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>Le presse-papiers ne contient aucune partie de go. Copiez-en une d’abord.</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>Le presse-papiers ne contient aucun coup.</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>La partie du presse-papiers a une autre taille de goban. « Coller une partie » l’ouvre à part.</translation>
    </message>
    <message>
      <source>{tool}: {hint}</source>
      <translation>{tool} : {hint}</translation>
    </message>
  </context>
  <context>
    <name>EncodingDialog</name>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Recharger</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>Choisissez l’encodage qui rend lisibles les noms et les commentaires.</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Encodages</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>Encodage du fichier</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Aperçu</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>Certains octets ne sont pas valides dans cet encodage. Ils sont conservés tels quels.</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>Tout le fichier est valide dans cet encodage.</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>Ce fichier ne contient que du texte ASCII, identique dans tous les encodages.</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name} (actuel)</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>Ligne de commande</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copier en texte</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>Lors de la commande</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>Code de sortie</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>Dernières erreurs</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>Dernière sortie</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>Aucune sortie.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>Signal</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>Pourquoi le moteur s’est arrêté</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>Un guillemet n’est pas fermé.</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Arguments</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>Environnement</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>Commandes GTP, une par ligne.</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
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
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>Un ou plusieurs par ligne. Mettez entre guillemets les valeurs contenant des espaces.</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programme</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>Commandes de démarrage</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>La ligne de commande a été découpée : ses arguments sont en dessous.</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>Le chemin ou le nom du programme. Une ligne de commande complète est découpée automatiquement.</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>Dossier de travail</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>le même que le programme</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>« {row} » n’est pas valide. Écrivez NAME=valeur.</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>&amp;Réseau…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>Ann&amp;uler</translation>
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
      <source>Found on this computer</source>
      <translation>Trouvés sur cet ordinateur</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Descendre</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Monter</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Nouveau moteur</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>{name} a été retiré.</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>choisit un coup</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>juge la position</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>cherche un conseil</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>exécute « {command} »</translation>
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
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>Aucun moteur n’a été ajouté. Vous pouvez utiliser tout programme compatible avec le Go Text Protocol (GTP), comme GNU Go, KataGo, Pachi ou Leela Zero. Ajoutez-en un trouvé sur cet ordinateur, ou ajoutez-en un autre et choisissez son programme. Le moteur de Tromp Go n’a besoin d’aucun réglage.</translation>
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
      <source>An unexpected error occurred.</source>
      <translation>Une erreur inattendue s’est produite.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Un problème est survenu</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>Votre partie est toujours ouverte. Par prudence, enregistrez-la sous un nouveau nom. Les détails sont dans {file}.</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>Masquer</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>Recommencer</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Réponse</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Les deux</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Fermer</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Indice</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>Manqués</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>Tout refaire</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>Refaire les manqués</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>De qui deviner les coups</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>Vos réponses</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>Le goban a été copié comme image.</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>Le goban a été copié comme texte.</translation>
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
      <source>Export the report</source>
      <translation>Exporter le rapport</translation>
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
      <source>Saved to {name}.</source>
      <translation>Enregistré dans {name}.</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>Petite image (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>La partie n’a pas pu être imprimée. Vérifiez l’imprimante et le nom du fichier.</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>La partie a été envoyée à l’imprimante.</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>Il n’y a pas encore de rapport. Analysez d’abord toute la partie.</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Page web (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name} n’est pas un format d’image pris en charge. Utilisez un nom qui se termine par {endings}.</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>Fichiers non lus</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Ouvrir</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>É&amp;craser</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>Ajouter leur dossier à la bibliothèque</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>Un autre programme a modifié ce fichier depuis que vous l’avez ouvert. Pour garder les deux versions, annulez et utilisez « Enregistrer sous ».</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>La partie a été copiée en SGF.</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>Les parties s’enregistrent en SGF. Le nom doit finir par .sgf, et non par {ending}.</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>Parties de go ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>Si votre ordinateur en a moins, d’autres programmes peuvent devenir lents.</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>La ligne {line} du goban dans le presse-papiers n’a pas pu être lue. Corrigez-la, puis collez de nouveau.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>Seul {name} a été ouvert, pas l’autre fichier.</numerusform>
        <numerusform>Seul {name} a été ouvert, pas les %n autres fichiers.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Ouvrir une partie</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>L’ouverture de ce fichier demande environ {size} de mémoire. L’ouvrir quand même ?</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>Écraser « {name} » ?</translation>
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
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>Enregistré sous {name} dans l’encodage d’origine du fichier, {encoding}.</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>Enregistré sous {name}.</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>Diagrammes en texte ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>Le presse-papiers ne contient aucune partie de go. Copiez-en une d’abord.</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>Le fichier a changé</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>L’encodage du fichier, {encoding}, ne peut pas représenter : {letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>Caractères non pris en charge</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>Fichier très volumineux</translation>
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
      <translation>&amp;Effacer</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtres</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
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
      <source>Next match</source>
      <translation>Résultat suivant</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Résultat précédent</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>introuvable</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>Trouvés : {count}</translation>
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
      <source>There are no stones in this region.</source>
      <translation>Il n’y a aucune pierre dans cette zone.</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>Cette position</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>Cette forme ne se trouve pas dans cette partie.</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>« {text} » est introuvable dans cette partie.</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>Ajouter un dossier à la bibliothèque</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Masquer</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>Aucune nouvelle partie n’a été trouvée dans {folder}.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>La bibliothèque n’a pas pu être utilisée ({reason}). Rouvrez-la.</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>L’index de la bibliothèque est de nouveau endommagé. Vérifiez son disque.</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>L’index de la bibliothèque était endommagé ou périmé ; il est en cours de recréation.</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Retirer</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>Tous les fichiers de parties de ces dossiers et de leurs sous-dossiers sont dans la bibliothèque. Les fichiers restent où ils sont.</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>Parties terminées que le programme conserve</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>Dossiers</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>Dossiers de la bibliothèque</translation>
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
      <source>Both players have agreed on the dead stones.</source>
      <translation>Les deux joueurs se sont accordés sur les pierres mortes.</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>Décidé par {mediator}.</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>Conservée sous le nom « {name} » dans {folder}.</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>Aucune pierre n’a été retirée.</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revoir</translation>
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
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>Revanche à d’autres conditions</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>Commentateur</translation>
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
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>Saisissez le nombre de pierres de handicap, ou laissez vide.</translation>
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
      <source>For example 1846-09-11</source>
      <translation>Par exemple 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>Par exemple Noir+3,5, Blanc+R (abandon), Blanc+T (temps), 0 (nulle)</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>Commentaire de la partie</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>Informations sur la partie</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>Nom de la partie</translation>
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
      <source>More details</source>
      <translation>Autres détails</translation>
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
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
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
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>« {text} » n’est pas un nombre. Saisissez une valeur comme 7, 6,5 ou −3.</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partie</numerusform>
        <numerusform>%n parties</numerusform>
      </translation>
    </message>
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
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>Parties</translation>
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
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>« {text} » n’est pas un coup de cette ligne. Saisissez un nombre de 0 à {last}.</translation>
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
      <source>&amp;What’s This?</source>
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
      <source>Guide</source>
      <translation>Guide</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>Appuyez encore sur {key} pour tous les raccourcis clavier.</translation>
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
      <source>One stone fewer</source>
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
      <source>stones: 0, or 2 or more</source>
      <translation>pierres : 0, ou 2 et plus</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>Choisissez une étape pour y aller.</translation>
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
      <source>Opened</source>
      <translation>Ouverture</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Étapes</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step} (annulé)</translation>
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
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>Choisir un fichier…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>Choisir le réseau qui imite des humains</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>Copier l’adresse</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>Réseaux de KataGo ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Lecture du réseau…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>L’adresse a été copiée.</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>Il faut un réseau qui imite des humains : « {file} » de KataGo ({size}). Téléchargez-le depuis cette page, puis choisissez le fichier :</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>Il n’y a pas de coup illégal avant celui-ci dans cette ligne.</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>Il n’y a pas de coup illégal après celui-ci dans cette ligne.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>Tous les coups sont légaux selon les règles de cette partie ({rules}).</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>Coups illégaux</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>Coups illégaux selon les règles de cette partie ({rules}) : {count}.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N°</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Raison</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Ajouter</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>Par &amp;défaut</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>A&amp;ucune touche</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>Ajouter cette touche à la commande</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>Choisissez une commande, puis appuyez sur la nouvelle touche.</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>Personnaliser les raccourcis</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Par défaut</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>Comme sur OGS : outils sur les touches de fonction</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>Comme dans Sabaki et Lizzie : haut et bas pour parcourir</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Nouvelle touche</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>Retirer toutes les touches de la commande</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>Les touches du préréglage</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>T&amp;outes les commandes…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>Personnaliser &amp;les raccourcis…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key} fait déjà cela.</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key} est libre.</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key} sert à « {command} » et sera réattribuée.</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key} agirait partout : vous ne pourriez plus la taper dans les champs de texte.</translation>
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
      <source>Library</source>
      <translation>Bibliothèque</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jouer</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revoir</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Compter</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>Apprendre le go</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Jouer une &amp;première partie</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Les règles</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>Cette partie n’a aucun coup à deviner.</translation>
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
    <name>Legend</name>
    <message>
      <source>Points lost</source>
      <translation>Points perdus</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>La forme et la couleur montrent ce qu’un coup perd par rapport au meilleur. Plus il est pâle, moins il a été lu ; les coups qui ont moins de 2 % des visites du meilleur sont omis. Un anneau marque le coup joué.</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>Taux de victoire perdu, %</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
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
      <source>Lesson board</source>
      <translation>Goban de la leçon</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>Ré&amp;essayer</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>Leçon {number} sur {count}, {done} faites</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>Faites glisser sur la partie du goban à rechercher.</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>Ajoutez un dossier de parties pour les rechercher ici.</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Colonnes</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Doublons</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>Aucune partie ne figure plus d’une fois.</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>Aucune partie ne correspond à cette recherche.</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>Lecture des parties…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>Sous la liste</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partie</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Coups suivants</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>%n marquée</numerusform>
        <numerusform>%n marquées</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>À tour de rôle</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>Liste de Noir</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>Cliquez sur un groupe pour le marquer mort ou vivant. {shift}+clic marque une chaîne, {alt}+clic une pierre.</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>Les pierres mortes ne peuvent être marquées que pendant l’accord sur le score.</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimation</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>Façon de s’accorder</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>Marquer les pierres mortes</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>Autres façons de marquer…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>Listes séparées</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>Liste commune</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>Liste de Blanc</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>Liste de qui</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>Analyser la partie</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>Mieux</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>Plus grosses erreurs</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Perte</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>Pas de grosse erreur dans la partie analysée de cette ligne.</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Pas encore analysée.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Joué</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>Noms des joueurs</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>Écrivez tous les noms d’un joueur sur une ligne, séparés par des virgules. La recherche de l’un les trouve alors tous.</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>Un coup en arrière</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>Dix coups en arrière</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>Premier coup</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>Un coup en avant</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>Dix coups en avant</translation>
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
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>Le réseau du programme</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go garde le réseau « {name} ».</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go garde le réseau du programme.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Go utilise maintenant le réseau « {name} ».</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Go utilise maintenant le réseau du programme.</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>« {file} » est introuvable. Le réseau du programme est utilisé.</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>« {name} » imite des humains : choisissez « {choice} » dans le dialogue Nouvelle partie. Le réseau qui juge reste le même.</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>&amp;Choisir un fichier…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>&amp;Mesurer la vitesse</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>&amp;Utiliser</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>Choisir un réseau</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>Copié : {text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copier</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>Copier « {text} »</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>Téléchargez un fichier dans votre navigateur, puis déposez-le ici ou choisissez-le. Le réseau de KaTrain (36 Mo) figure dans la liste dès que KaTrain est installé. Tromp Go ne télécharge rien.</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>De KataGo</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>Obtenir un moteur plus fort</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>Réseaux de KataGo ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>Mesure pendant quelques secondes…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>Réseaux</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Lecture du réseau…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>Arrêter la &amp;mesure</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>Le réseau du programme</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go joue, analyse et juge avec un réseau de neurones : plus il est grand, plus il est fort et lent. Il lit les fichiers de réseau de KataGo (.bin.gz ou .txt.gz) des versions {oldest} à {newest}. Celui qui imite des humains reste à côté de celui qui juge.</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>Où trouver un réseau</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>Avec KaTrain</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>introuvable</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>Un handicap d’une pierre n’est que le premier coup. Choisissez zéro, ou 2 et plus.</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>Pierres noires comptées dès le départ parmi les prisonniers : un nombre entier.</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
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
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>Saisissez un komi, par exemple 7, 6,5 ou −3.</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>Obtenir un moteur plus fort…</translation>
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
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>Points que Blanc reçoit parce qu’il joue en second. 7 est courant ; 6,5 ou 7,5 évite une nulle.</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>Points pour Blanc. Un demi-point évite les nulles.</translation>
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
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>Ce goban n’a pas assez de hoshis : Noir place les pierres lui-même.</translation>
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
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>« {text} » n’est pas un nombre. Saisissez une valeur comme 7, 6,5 ou −3.</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>Couleurs échangées</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Coups suivants</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Tournée ou en miroir</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>Numéros réels</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>Saisissez un nombre comme 3,5 ou −2.</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>Saisissez un nombre entier de 0 à {most}.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Figure</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>Titre de la figure</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>Comme avant</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>Les deux derniers chiffres</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>Les coups suivants continuent à partir de ce numéro</translation>
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
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>Points pour Noir, par exemple 3,5 ou −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>Numéros imprimés</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>Commencer une figure ici</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Titre</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valeur</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>Appliquer ses marques</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Annuler</translation>
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
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>1 minute</numerusform>
        <numerusform>%n minutes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n seconde</numerusform>
        <numerusform>%n secondes</numerusform>
      </translation>
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
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>Un nouveau diagramme commence aussi là où la partie en indique un.</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>Continuer…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>Coups par diagramme</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>Deux passes officielles de suite terminent la partie en l’état.</translation>
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
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>Comme on jouait avant l’IA</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>Probabilité</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Coup</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>Coups de joueurs</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>Aucun coup de la partie ne suit ici.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Niveau</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>Montre ce que joueraient ici des joueurs d’un niveau, et la probabilité de chaque coup.</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>{move}, le coup de la partie, par niveau :</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>%n prise</numerusform>
        <numerusform>%n prises</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>Cliquez pour changer les joueurs.</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>Laisser jouer le moteur</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>Mettre le moteur en pause</translation>
    </message>
    <message>
      <source>Restart engine</source>
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
      <source>not yet submitted</source>
      <translation>liste pas encore remise</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>liste remise</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>Comme on jouait avant l’IA</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Une personne</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who} : force</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who} : joué par</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who} : niveau</translation>
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
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>changement de joueurs</translation>
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
      <translation>Joueurs</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>Il n’y a aucune pierre dans la zone. Choisissez-en une avec une pierre ou un coin.</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>&amp;Rétablir les valeurs par défaut</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>Aucune préférence ne correspond.</translation>
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
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>Partie de la liste</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>Coup {move} sur {moves}</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>L’analyse ne montre pas de grosse erreur de ces joueurs.</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>Cette partie n’est pas encore analysée. Analysez-la d’abord.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Ce fichier</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>Dossier</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Chercher dans :</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Type de fichiers :</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>Pages à &amp;sélectionner :</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>Probabilité par niveau</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Recharger</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>Partie collée</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>Recharger le fichier et abandonner vos modifications ?</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Afficher</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>La partie collée a demandé une réparation.</numerusform>
        <numerusform>La partie collée a demandé %n réparations.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>Ce fichier a demandé une réparation.</numerusform>
        <numerusform>Ce fichier a demandé %n réparations.</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Modifications non enregistrées</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>Vos modifications non enregistrées seront perdues. Pour les garder, annulez et utilisez « Enregistrer sous ».</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>« {name} » n’avait besoin d’aucune réparation.</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>&amp;Vider la liste</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>Aucun fichier récent</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>Ouvrir un &amp;fichier récent</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>1 coup</numerusform>
        <numerusform>%n coups</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>Une partie non enregistrée est en cours de récupération dans une autre fenêtre.</numerusform>
        <numerusform>%n parties non enregistrées sont en cours de récupération dans une autre fenêtre.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>Une partie non enregistrée n’a pas pu être lue. Elle a été conservée dans {place}.</numerusform>
        <numerusform>%n parties non enregistrées n’ont pas pu être lues. Elles ont été conservées dans {place}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Nouvelle partie</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>La reprendre</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>La partie inachevée a été conservée.</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>Cette partie est ouverte dans une autre fenêtre.</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>Les modifications non enregistrées ne peuvent pas être gardées pour une récupération. Enregistrez souvent la partie. {problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>&amp;Supprimer</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>&amp;Plus tard</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Restaurer</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Plus tard</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>Le programme s’est fermé de façon inattendue. Ces parties non enregistrées peuvent être récupérées :</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>Parties non enregistrées</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>Revanche avec un autre handicap.</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>Revanche avec le même handicap.</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>Revanche : les joueurs ont échangé leurs couleurs.</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>Re&amp;vanche</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>Revanche : adversaire plus &amp;fort</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>Revanche : adversaire plus fai&amp;ble</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>Revanche : une pierre de handicap de &amp;moins</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>Revanche : une pierre de handicap de &amp;plus</translation>
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
      <source>Problem and repair</source>
      <translation>Problème et réparation</translation>
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
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>« {name} » ne respecte pas tout à fait la norme SGF. Il a été lu comme indiqué ci-dessous ; le fichier n’a pas été modifié.</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>Analyser la partie</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>Comment chaque joueur a joué</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Pas encore analysée.</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Rapport de la partie</translation>
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
      <translation>Noir+3,5, Blanc+7 ou 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>« {text} » n’est pas un résultat. Saisissez par exemple Noir+3,5, Blanc+7, ou 0 pour une nulle.</translation>
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
      <source>Based on</source>
      <translation>Basées sur</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>Règles personnalisées</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>Dans les fichiers</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>Le décompte a été copié comme texte.</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>La recherche de pierres mortes a été annulée.</translation>
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
      <source>changed by a click</source>
      <translation>change au clic</translation>
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
      <source>unsure, counted as alive</source>
      <translation>incertaine, comptée vivante</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>Dossier…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Autres commandes</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>Retirer {filter}</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>Rechercher dans la bibliothèque</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>Rechercher : noms, result:B+, year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>Partie en cours</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>Exporter les parties choisies</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>Un fichier avec toutes les parties (*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>Tableau (*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>Résoudre des problèmes</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>Couleurs échangées</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Tournée ou en miroir</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>Aucun raccourci ne correspond.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Rechercher</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>Rechercher parmi les raccourcis</translation>
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
      <source>Click a point to play the first stone, or choose:</source>
      <translation>Cliquez sur une intersection pour poser la première pierre, ou choisissez :</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>Pour votre première soirée : douze petits gobans, puis une partie.</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>Apprendre le go</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>Niveau</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>Niveau de l’ordinateur : {level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>Autres options : {key}.</translation>
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
      <source>Person of your rank</source>
      <translation>Joueur de votre niveau</translation>
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
      <source>Sample games</source>
      <translation>Parties d’exemple</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>Chacun son tour sur cet ordinateur. Le goban est prêt.</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>L’ordinateur joue comme un humain, du 20e kyu au 9e dan.</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>Deux joueurs</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Parties inachevées</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>Bienvenue dans {name}</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>Vous jouez Noir. Niveau : {level}.</translation>
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
      <source>End without result</source>
      <translation>Terminer sans résultat</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>Coup illégal dans la partie : {reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>La poser quand même</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>{key} ouvre le guide</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>Lecture du fichier… {percent} %</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>La revoir</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>Enregistrement du fichier… {percent} %</translation>
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
      <source>Take the game back to here</source>
      <translation>Ramener la partie ici</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>La partie en est à un autre coup.</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>Le fichier est encore en chargement. Seule la ligne principale est disponible pour l’instant.</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>Voici la position après le coup {turn}.</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>Voici la position de départ.</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>Cette position apparaît pour la troisième fois.</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>Variante : revenir à la partie</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>Non autorisé</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>Étapes du test</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>Par exemple : joseki, à revoir</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>Nouvelles étiquettes</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Enregistrer</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Étiquettes</translation>
    </message>
  </context>
  <context>
    <name>TaskProgress</name>
    <message>
      <source>Stop</source>
      <translation>Arrêter</translation>
    </message>
  </context>
  <context>
    <name>TeachingController</name>
    <message>
      <source>Keep</source>
      <translation>Garder</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Montrer</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Reprendre</translation>
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
      <translation>Temps absolu</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>Périodes de byo-yomi</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>Canadien (coups par période)</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Pendule</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>Temps principal en minutes</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>Minutes par période</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>Temps ajouté à chaque coup (Fischer)</translation>
    </message>
    <message>
      <source>Moves per period</source>
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
      <source>Seconds added after each move</source>
      <translation>Secondes ajoutées à chaque coup</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>Secondes par période</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Temps</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>Quand le temps est écoulé</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>Quand le temps est écoulé :</translation>
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
      <source>show a warning only</source>
      <translation>afficher seulement un avertissement</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>la partie est perdue</translation>
    </message>
    <message>
      <source>then</source>
      <translation>puis</translation>
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
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>Contre l’ordinateur</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>Points perdus à signaler</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>Adapter à mon niveau</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>Dit quand votre coup perd autant de points, et permet de le reprendre.</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>Partie pédagogique</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>points perdus au moins</translation>
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
      <source>No moves yet</source>
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
      <translation>Enregistrer les modifications de « {name} » ?</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Modifications non enregistrées</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>Vos modifications seront perdues si vous ne les enregistrez pas.</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>Il n’y a pas de coup mauvais ou douteux après celui-ci.</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>Il n’y a pas de coup mauvais ou douteux avant celui-ci.</translation>
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
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>Taux de victoire</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>Les flèches changent la hauteur, Début la rétablit.</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>Séparateur</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>Faites glisser pour changer la hauteur. Un double-clic la rétablit.</translation>
    </message>
  </context>
  <context>
    <name>_Strip</name>
    <message>
      <source>Warning</source>
      <translation>Avertissement</translation>
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
      <source>Move {move}: {said}</source>
      <translation>Coup {move} : {said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Coup {number} : {played} a coûté {loss}</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>Cette position n’a pas été analysée.</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>mieux : {point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>choix {rank} du moteur</translation>
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
      <source>played in the game</source>
      <translation>joué dans la partie</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>puis {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>{count} visite</numerusform>
        <numerusform>{count} visites</numerusform>
      </translation>
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
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine} : pas d’analyse possible. Voici le coup qu’il jouerait ; estimation en cours…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine} : arrêté.</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine} : analyse en cours…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine} : démarrage…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine} : aucun coup à proposer ici.</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} : il abandonnerait ici.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partie</numerusform>
        <numerusform>%n parties</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>&amp;Ajouter un dossier…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>S’accorder sur le &amp;résultat…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>À tour de &amp;rôle</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>&amp;Analyser</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>Interro&amp;ger le moteur</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>Di&amp;x en arrière</translation>
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
      <source>&amp;Copy from here</source>
      <translation>&amp;Copier à partir d’ici</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>&amp;Copier la partie en SGF</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>&amp;Copier le journal en texte</translation>
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
      <source>&amp;Export the chosen games…</source>
      <translation>&amp;Exporter les parties choisies…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>&amp;Rechercher cette position dans la bibliothèque</translation>
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
      <source>&amp;Flip horizontally</source>
      <translation>Miroir gauche-dr&amp;oite</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>Intersections &amp;interdites</translation>
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
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>Deviner les coups de la partie &amp;choisie</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>&amp;Deviner le coup suivant</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Conseil</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>Indi&amp;ce pour l’exercice</translation>
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
      <source>&amp;Keyboard shortcuts</source>
      <translation>Raccourc&amp;is clavier</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>Dernie&amp;r</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>&amp;Apprendre le go</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>Bib&amp;liothèque</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>Pert&amp;es au lieu des valeurs</translation>
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
      <source>&amp;Mark dead stones</source>
      <translation>&amp;Marquer les pierres mortes</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>&amp;Numéros des coups</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>&amp;Mes erreurs en problèmes</translation>
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
      <source>&amp;Next game in the list</source>
      <translation>Partie &amp;suivante de la liste</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>&amp;Question suivante</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>Suggestion &amp;suivante</translation>
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
      <source>&amp;One second per move or slower</source>
      <translation>&amp;Une seconde au moins par coup</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>&amp;Ouvrir la partie choisie</translation>
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
      <source>&amp;Previous game in the list</source>
      <translation>Partie &amp;précédente de la liste</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>Réseau du &amp;programme</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Quitter</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>Ré&amp;tablir</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>&amp;Recommencer l’exercice</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>&amp;Rapport de la partie</translation>
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
      <source>&amp;Shared list</source>
      <translation>List&amp;e commune</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>Affic&amp;her les doublons</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>Montrer la répon&amp;se</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>&amp;Démarrer le moteur</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>Éc&amp;hanger les couleurs</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>É&amp;tiquettes…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>Partie pé&amp;dagogique</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>&amp;Trois secondes au moins par coup</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>Saisir une i&amp;ntersection…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>Annu&amp;ler</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>&amp;Mettre à jour la bibliothèque</translation>
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
      <source>&amp;Write the log to a file</source>
      <translation>&amp;Écrire le journal dans un fichier</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>&amp;S’accorder sur les pierres mortes</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>Lecture a&amp;utomatique</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>À &amp;propos de {name}</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>Analyser &amp;toute la partie…</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>Analyser une &amp;zone</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>&amp;Volet d’analyse</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>Aussi &amp;vite que possible</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>Laisser décider le moteur</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>En arr&amp;ière</translation>
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
      <source>C&amp;lose the count</source>
      <translation>Fermer &amp;le décompte</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>C&amp;opier le décompte en texte</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>Annuler la proposition</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>Replier ou déplier ce &amp;qui suit</translation>
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
      <source>Cut &amp;from here</source>
      <translation>C&amp;ouper à partir d’ici</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>&amp;Décider selon les marques…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>Supprimer les &amp;autres variantes</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>Supprimer seulement ce co&amp;up</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>Contester les m&amp;arques</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>Exporter une ima&amp;ge…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>Encoda&amp;ge…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>Coup du &amp;moteur</translation>
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
      <source>Expected o&amp;wnership</source>
      <translation>Propriétaires &amp;probables</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>E&amp;xporter en PDF…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>Exporter le &amp;rapport…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>&amp;Dix en avant</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Pl&amp;ein écran</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>Fi&amp;ltres…</translation>
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
      <source>Find &amp;previous</source>
      <translation>R&amp;ésultat précédent</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>Rechercher une &amp;zone dans la bibliothèque…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>Miroir haut-&amp;bas</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>Miroir &amp;selon la diagonale ╱</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>Miroir selon la d&amp;iagonale ╲</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>&amp;Dossiers…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>E&amp;n avant</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>Infor&amp;mations sur la partie…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>Obtenir un moteur plus &amp;fort…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>Deviner les coups de &amp;Blanc</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>Deviner les coups de &amp;Noir</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>Deviner les coups des de&amp;ux joueurs</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>Coups illé&amp;gaux…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>Quitter le mode d’édition</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>&amp;Laisser la partie et la revoir</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>Marquer la liste de &amp;Noir</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>Marquer la liste de &amp;Blanc</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>Marquer la chaîne sous le curseur du goban</translation>
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
      <source>Moves of &amp;people</source>
      <translation>Coups de &amp;joueurs</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>&amp;Noms des joueurs…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>Em&amp;branchement suivant</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>Prob&amp;lème suivant</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>&amp;Commentaire suivant</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>Coup &amp;illégal suivant</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>Erreur &amp;suivante</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>Passe d&amp;éclarée officielle</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>D&amp;éclarer la passe officielle et terminer</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>Un goban par c&amp;haîne</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>Ouvrir dans une nouvelle &amp;fenêtre</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>Mettre en pause les moteu&amp;rs</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>Varian&amp;te précédente</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>Modifie&amp;r les joueurs…</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Jouer une &amp;première partie</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>Continuer…</translation>
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
      <source>Pre&amp;vious problem</source>
      <translation>Problème précéden&amp;t</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>Suggestion &amp;précédente</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>Embranc&amp;hement précédent</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>Coup illégal précé&amp;dent</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>C&amp;ommentaire précédent</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>&amp;Erreur précédente</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>&amp;Imprimer…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>Imprimer le rapp&amp;ort…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>&amp;Proposer les pierres mortes</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>Re&amp;voir</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>Rapport &amp;de réparation…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>Re&amp;faire les manqués</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>&amp;Tourner de 180°</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>Tourner à &amp;gauche</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>Tourner à &amp;droite</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>&amp;Compter</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>&amp;Arrêter l’exercice</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>Enregistrer les s&amp;cores seuls</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>S&amp;cores sur le graphique</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>Listes &amp;séparées</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>Placer dans une &amp;variante à part</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>S&amp;uite plus longue</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>Suite &amp;moins longue</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>Montrer le &amp;meilleur coup</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>Résoudre des &amp;problèmes…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>Démarrer le moteur</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>Arrêter l’a&amp;nalyse</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>Arrêter la lecture a&amp;utomatique</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>&amp;Arrêter l’analyse de la partie</translation>
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
      <source>Stop “{command}”</source>
      <translation>Arrêter « {command} »</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>&amp;Miniature de ce coup</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>Ramener la p&amp;artie ici</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>La partie se termine-t-elle sans résultat ?</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>Les rè&amp;gles, pas à pas</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>Saisir une intersection</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
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
      <source>Win &amp;rates in the graph</source>
      <translation>&amp;Taux de victoire sur le graphique</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Écrire le journal dans un fichier</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
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
      <source>&amp;Black’s territory</source>
      <translation>Territ&amp;oire de Noir</translation>
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
      <source>&amp;White’s territory</source>
      <translation>Territoire de &amp;Blanc</translation>
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
      <source>Click to insert a move before the following ones.</source>
      <translation>Cliquez pour insérer un coup avant les suivants.</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>Cliquez pour jouer.</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>Faites glisser d’une intersection à une autre, ou cliquez sur les deux.</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>Faites glisser sur la partie à montrer ; cliquez deux fois sur une intersection pour tout voir.</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>Faites glisser sur ce qu’il faut chercher, ou cliquez sur deux coins opposés.</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>Chaque clic ajoute la lettre libre suivante.</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>Chaque clic ajoute le numéro libre suivant.</translation>
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
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A configuration file is missing. Name one in the arguments.</source>
      <translation>Il manque un fichier de configuration. Indiquez-en un dans les arguments.</translation>
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
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>Il manque un fichier de réseau. Téléchargez-en un et indiquez-le dans les arguments.</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>Un programme qu’il lance est introuvable (code de sortie 127).</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>Accepte une taille de goban</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>Accepte un komi</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>Accepte les règles</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>Ajouter {argument}</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>Un argument commence par un tiret typographique : {detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>Il manque peut-être un argument qui active GTP. Certains moteurs prennent des minutes la première fois ; dans ce cas, continuez d’attendre.</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>Ajouter {name}</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>Ajouter {name}, trouvé sur cet ordinateur</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>Peut être exécuté</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>Comparez les arguments avec l’aide du programme lui-même.</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>Choisissez le fichier du programme ; les arguments vont dans leur propre champ.</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>Fermez d’autres programmes, ou prenez un réseau plus petit.</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>Vouliez-vous dire celui-là ?</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>Procurez-vous un réseau pour ce moteur et nommez son fichier dans les arguments : -model FICHIER pour KataGo, --weights FICHIER pour Leela Zero.</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>Saisissez le chemin complet du programme ; après ssh, c’est le chemin sur l’autre ordinateur.</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>S’arrête sur demande</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>S’il accepte d’autres règles, indiquez-les dans ses arguments.</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>Procurez-vous une version du moteur pour ce système et ce processeur.</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>Installez-la avec les paquets de votre système, ou prenez une version du moteur fournie avec ses bibliothèques.</translation>
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
      <source>It answered: {detail}</source>
      <translation>Il a répondu : {detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>Il peut être interrompu pendant qu’il réfléchit.</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>Il peut dire quelles pierres sont mortes.</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>Il ne peut pas analyser.</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>Il ne peut pas être interrompu pendant qu’il réfléchit : il est arrêté et redémarré.</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>Il ne peut pas dire quelles pierres sont mortes.</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>Il n’a pas accepté les règles : {detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>Il ne s’est pas arrêté et a été tué.</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>Il ne fonctionne pas encore.</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>Il n’a donné aucune raison. Essayez la même commande dans un terminal.</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>Il lui manque des commandes requises : {message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>Il lui manque {detail}, qui est facultatif.</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>Il peut jouer des coups que le superko interdit ; ils sont refusés.</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>Il a refusé un komi de 7 : {detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>Il a refusé les gobans plus petits ; il a accepté {detail} × {detail}.</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>Il n’indique aucun nom.</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>Il tourne, mais sa sortie n’est pas du GTP.</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>Il accepte les gobans rectangulaires.</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>Il n’accepte que les gobans carrés.</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>Il considère le suicide comme illégal et ne peut pas suivre une partie où il est joué.</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>Il fonctionne, avec des limites.</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>Il fonctionne.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>Sa dernière sortie, ci-dessous, dit peut-être pourquoi.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>Sa dernière sortie, ci-dessous, dit peut-être pourquoi. Cherchez une version plus récente.</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>Ses règles ne peuvent pas être réglées ; il utilise les siennes.</translation>
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
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>Nommez un fichier existant dans les arguments (-config FICHIER pour KataGo), ou corrigez la ligne dont le moteur se plaint.</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>Aucun programme n’a été choisi.</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>On ne peut pas saisir de mot de passe ici. Créez une clé SSH et chargez-la dans votre agent.</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>Joue des coups légaux</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>Le programme existe</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>Remplacer les tirets</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>Indique son nom et sa version</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>Démarrez-le avec {detail}.</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>Démarrer sans FUSE</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>Démarrez-le sans FUSE, avec la variable APPIMAGE_EXTRACT_AND_RUN=1, ou installez libfuse2 (libfuse2t64 sur les systèmes récents).</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Démarre</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>Accepte GTP</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>Accepte les commandes requises</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>La commande est introuvable : {detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>Le moteur ne trouve pas de fichier de réseau : {detail}</translation>
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
      <source>The folder {detail} does not exist.</source>
      <translation>Le dossier {detail} n’existe pas.</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>L’autre ordinateur a refusé la connexion ssh : {detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>Le programme est une AppImage et a besoin de FUSE, qui manque : {detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>Le programme tourne, mais pas en mode GTP.</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>Le programme est prévu pour un autre type d’ordinateur.</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>Le programme est introuvable, mais {detail} existe.</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>Il n’y a pas assez de mémoire pour le moteur : {detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>Essayez la même commande dans un terminal. Vérifiez que le nom est juste, que l’ordinateur est allumé et que sa clé est acceptée.</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>Utilisez de simples traits d’union.</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>Utiliser celui-là</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>Prendre le dossier du programme</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>Dossier de travail : {folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>répondu après {detail} s</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>échec</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>selon les siennes, ou selon ses arguments</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>réussi</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>réussi avec des limites</translation>
    </message>
    <message>
      <source>running</source>
      <translation>en cours</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>omis</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh n’a pas pu joindre l’autre ordinateur.</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh n’a pas pu joindre l’autre ordinateur : {detail}</translation>
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
  </context>
  <context>
    <name>game-report</name>
    <message>
      <source>A cross is the move played, numbers are the better line.</source>
      <translation>Une croix est le coup joué, les numéros sont la meilleure suite.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Précision</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>Précision : la part du taux de victoire qui a été conservée. Points perdus : la moyenne par coup. Meilleurs coups : combien de fois le premier choix du moteur a été joué.</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>Analysée par {engine}.</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>Meilleurs coups</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>Mieux : {move}, puis {line}.</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>Mieux : {move}.</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>Fin de partie</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>Coûte {points}.</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>Coûte {points} ; taux de victoire {before} → {after}.</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>Milieu de partie</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Coup {number} : {color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Coups</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>Aucun coup n’a décidé à lui seul de la partie.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Ouverture</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Joueur</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>Points perdus</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Rapport de la partie</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>Ce qui a décidé de la partie</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n problème</numerusform>
        <numerusform>%n problèmes</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>Toutes les branches de ce problème sont marquées comme fausses. Passez au suivant.</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>Au premier essai : {hits} sur {asked} ({percentage})</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>Au premier essai : {number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>Du plus facile au plus difficile</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>Difficulté {grade} sur {hardest}.</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>Deviner le coup suivant</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>C’est un coup sur le goban, pas une passe.</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>Il est entre {low} et {high}.</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>Il est dans le quart inférieur gauche.</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>Il est dans le quart inférieur droit.</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>Il est dans le quart supérieur gauche.</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>Il est dans le quart supérieur droit.</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>Plus tard : {number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>Plus longue série : {number}.</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>Erreur {number} sur {count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>Le coup {number} de la partie était {point}. Trouvez-en un meilleur.</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Coup {number} : {played} a coûté {loss}</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>Coup {number} : {point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>Mes erreurs</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>Coup suivant</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>Problème suivant</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>Aucun coup n’a été tenté.</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>Aucun problème n’a été essayé.</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>Aucune pour l’instant. Après une analyse, « Mes erreurs en problèmes » les rassemble.</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>Non résolus : {number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>Problème {number}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>Problème {number} sur {count}</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Problèmes</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>Enregistrez d’abord vos modifications : d’autres parties du fichier vont s’ouvrir.</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Sauter</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>Résolu au premier essai.</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>Résolu en %n essai.</numerusform>
        <numerusform>Résolu en %n essais.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>Résolu.</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>L’auteur de ce problème écarte {point}. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>Les derniers coups étaient faux. Recommencez à partir d’ici.</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>Le coup est {point}.</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>Cela ne marche pas. Réessayez.</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>Cette partie n’est pas un problème : aucune pierre n’est posée avant le premier coup. Ouvrez un fichier de problèmes.</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>C’est la solution.</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>Le fichier ne contient pas de solution pour cette position. Ouvrez un problème avec des coups.</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>Cette position n’est pas encore analysée. Attendez un instant, ou analysez d’abord la partie.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Réessayer</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>Vous l’aviez manqué.</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>réponses : {number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>série : {number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color} passe.</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color} joue en {point}.</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>À {color} de jouer : où est le coup {number} ?</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>{first} sur %n problème résolu au premier essai, {later} en plusieurs essais, {not_solved} non résolus.</numerusform>
        <numerusform>{first} sur %n problèmes résolus au premier essai, {later} en plusieurs essais, {not_solved} non résolus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>{hits} coup sur %n trouvé au premier essai ({share}).</numerusform>
        <numerusform>{hits} coups sur %n trouvés au premier essai ({share}).</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake} ; mieux : {point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>{number} à revoir aujourd’hui</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>{number} résolus</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point} est bon. {played}, le coup de la partie, a coûté {loss}.</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>{point} n’est pas parmi les réponses de ce problème et compte donc comme faux. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} ne fait pas partie de ce problème. Essayez un autre coup.</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>{point} n’est pas le coup : à %n ligne de là.</numerusform>
        <numerusform>{point} n’est pas le coup : à %n lignes de là.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point} est juste, après %n essai.</numerusform>
        <numerusform>{point} est juste, après %n essais.</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point} est juste.</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} coûte {loss} par rapport au meilleur coup. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} n’a pas été analysé et ne compte donc pas. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} a été joué : il a coûté {loss}. Essayez un autre coup.</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem} : à {color} de jouer</translation>
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
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>Un fichier n’a pas pu être lu.</numerusform>
        <numerusform>%n fichiers n’ont pas pu être lus.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partie</numerusform>
        <numerusform>%n parties</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>Une partie exportée dans {name}.</numerusform>
        <numerusform>%n parties exportées dans {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>Une partie avec ce motif</numerusform>
        <numerusform>%n parties avec ce motif</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>Une partie avec cette position</numerusform>
        <numerusform>%n parties avec cette position</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%n groupe</numerusform>
        <numerusform>%n groupes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>%n coup illégal</numerusform>
        <numerusform>%n coups illégaux</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>Intervalle à 95 %</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>Au coup</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Noir</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>Noir a gagné</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>Noir a gagné {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Commentaire</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Compté</translation>
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
      <source>Exporting: {done} of {total}</source>
      <translation>Exportation : {done} sur {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Fichier</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Parties</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Groupe</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>Contient un coup illégal</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>Recherche de nouvelles parties…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Coups</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Suivant</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>Pas de décompte : le fichier ne marque pas de pierres mortes.</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Passe</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Joueur</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>Position sur le goban</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Niveau</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>Lecture des fichiers : {done} sur {total}</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>Zone {first} à {last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>Répète une position</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>Répète une fois une position</numerusform>
        <numerusform>Répète %n fois une position</numerusform>
      </translation>
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
      <source>Tag</source>
      <translation>Étiquette</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Étiquettes</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>Le décompte diffère du résultat enregistré</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>Avec les pierres mortes marquées dans le fichier, le décompte donne : {result}.</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>Il n’y a pas de champ « {field} ». Choisissez-en un dans la liste des filtres.</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>Cette recherche est illisible.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanc</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>Blanc a gagné</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>Années</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>tournée ou raccourcie</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>même fichier</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>mêmes coups</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move} : une fois</numerusform>
        <numerusform>{move} : %n fois</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>« {field}: » n’a pas de valeur. Écrivez-la après les deux-points.</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>« {value} » n’est ni yes ni no.</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>« {value} » n’est pas une taille de goban. Écrivez 19, ou 13x9.</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>« {value} » n’est pas une date. Écrivez 1846, 1846-07, 1846-07-21, 1840s ou 1840..1850.</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>« {value} » n’est pas un nombre. Écrivez un nombre comme 7, ou 5..7.</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>« {value} » n’est pas un niveau. Écrivez 5k, 3d, 9p ou 1d..9d.</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>« {value} » n’est pas un résultat. Écrivez B+, W+R, B+3.5, 0 ou ?.</translation>
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
      <source>&amp;Copy</source>
      <translation>&amp;Copier</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>É&amp;dition</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Rechercher</translation>
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
      <source>&amp;Jump to</source>
      <translation>&amp;Aller à</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>App&amp;rendre</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>Na&amp;viguer</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>&amp;Position</translation>
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
      <source>&amp;Speed of engine-only games</source>
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
      <source>E&amp;xport</source>
      <translation>E&amp;xporter</translation>
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
      <source>File &amp;details</source>
      <translation>&amp;Détails du fichier</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>A&amp;fficher</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>Su&amp;ggestions</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>Par rapport au meilleur coup du moteur.</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>Autres coups possibles ici</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>Un moteur fait une proposition ; les joueurs décident.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>Analyse</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>Animer la pose et la prise des pierres</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>Selon le fichier</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>Au début</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>Au dernier coup</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>Lecture automatique : temps par coup</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Goban</translation>
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
      <source>Default</source>
      <translation>Par défaut</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>Propriétaires probables</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Fichiers</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Contraste élevé</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>Dans {folder}. Leur enregistrement n’est pas demandé.</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>Conserver les parties terminées</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>Clavier et langue</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Raccourcis clavier</translation>
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
      <source>Like OGS</source>
      <translation>Comme sur OGS</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>Comme dans Sabaki et Lizzie</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Apparence</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>Marquer les intersections interdites</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>Assorti à la fenêtre</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>Numéros des coups sur les pierres</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Coups suivants</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Aucune</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>Désactivé quand le système demande moins d’animations.</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>Au premier clic</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>Au second clic</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>Ouvrir les parties</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>Poser une pierre</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>Décentrer légèrement les pierres</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>Jouer les sons</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>Diagramme imprimé</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>Proposer les pierres mortes après deux passes</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>Placez vos propres thèmes dans {folder}.</translation>
    </message>
    <message>
      <source>Remember recent files</source>
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
      <source>Show what moves lose instead of their values</source>
      <translation>Afficher ce que les coups perdent au lieu de leurs valeurs</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sons</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Prend effet au prochain démarrage.</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Taille du texte</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>Temps par position</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>Deux clics évitent les coups accidentels.</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>Utiliser le réglage du système</translation>
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
      <source>relative absolute points loss</source>
      <translation>relatif absolu points perte</translation>
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
      <source>speed</source>
      <translation>vitesse</translation>
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
    <message numerus="yes">
      <source>%n handicap stones</source>
      <translation>
        <numerusform>%n pierre de handicap</numerusform>
        <numerusform>%n pierres de handicap</numerusform>
      </translation>
    </message>
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
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>Ce goban ne peut pas être enregistré en .{ending}. Choisissez un autre format ou une autre taille.</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>Les variantes ne sont pas imprimées.</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} en {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers} : passe</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>coup {move}</translation>
    </message>
    <message>
      <source>today</source>
      <translation>aujourd’hui</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>hier</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>1 partie plus ancienne est conservée dans un fichier.</numerusform>
        <numerusform>%n parties plus anciennes sont conservées dans des fichiers.</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>Première partie, 9 × 9</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>À qui est quoi ?</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>parties terminées à compter</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partie</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>avec un commentaire sur chaque coup</translation>
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
      <source>continue without the engine</source>
      <translation>continuer sans le moteur</translation>
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
      <source>delete other variations</source>
      <translation>suppression des autres variantes</translation>
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
      <source>engine’s marks</source>
      <translation>marques du moteur</translation>
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
      <source>how to agree</source>
      <translation>façon de s’accorder</translation>
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
      <source>one board per chain</source>
      <translation>un goban par chaîne</translation>
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
      <translation>relecture</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>règles</translation>
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
      <source>transform the board</source>
      <translation>transformer le goban</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>triangle {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>pierre blanche {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>résultat inscrit</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>Dans le thème « {name} », shadow doit être un nombre de 0 à 1.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>Dans le thème « {name} », {key} doit être une couleur comme #C8A165.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>Dans le thème « {name} », {key} doit être le nom d’une image.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>Dans le thème « {name} », {key} nomme {file} : ce n’est pas une image de son dossier.</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>Le fichier du thème « {name} » est trop gros.</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>Le thème « {name} » a une entrée inconnue « {key} » ; les entrées connues sont {keys}.</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>Le thème « {name} » repose sur « {base} », qui n’est aucun de ceux-ci : {themes}.</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>Il n’y a pas de thème de goban « {name} ». Placez vos propres thèmes dans {folder}.</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>%n prisonnier noir</numerusform>
        <numerusform>%n prisonniers noirs</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>1 liberté</numerusform>
        <numerusform>%n libertés</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>%n coup a perdu beaucoup de points.</numerusform>
        <numerusform>%n coups ont perdu beaucoup de points.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>1 coup à jouer dans ce temps</numerusform>
        <numerusform>%n coups à jouer dans ce temps</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>encore %n période</numerusform>
        <numerusform>encore %n périodes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>%n point n’appartient encore à personne : continuer à jouer pourrait changer le résultat.</numerusform>
        <numerusform>%n points n’appartiennent encore à personne : continuer à jouer pourrait changer le résultat.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>1 point n’appartenait encore à personne.</numerusform>
        <numerusform>%n points n’appartenaient encore à personne.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>%n prisonnier blanc</numerusform>
        <numerusform>%n prisonniers blancs</numerusform>
      </translation>
    </message>
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
      <source>&amp;Interesting move</source>
      <translation>Coup &amp;intéressant</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Passer</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>&amp;Passer et terminer</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>+{seconds} s par coup</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>, %n pierre de handicap</numerusform>
        <numerusform>, %n pierres de handicap</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>, choisie</translation>
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
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>Un goban n’a pas été lu à cause de cette ligne : « {detail} »</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>Une chaîne en atari doit être sauvée tout de suite.</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>Une chaîne qui prend sa propre dernière liberté est retirée.</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>Une chaîne à qui il ne reste qu’une liberté est en atari : elle peut être capturée au coup suivant.</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>Une chaîne sans liberté est capturée et quitte le goban.</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>Une pendule limite le temps de réflexion de chaque joueur. En byo-yomi, une période non épuisée recommence au coup suivant.</translation>
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
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>Une partie se termine sans sa parenthèse fermante ; elle a été ajoutée</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>Un groupe qui a deux yeux séparés ne peut jamais être capturé.</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>Le handicap compense une différence de force : Noir, le plus faible, pose ce nombre de pierres avant le premier coup de Blanc.</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>On ne reprend pas aussitôt un ko ; les cycles plus longs sont permis.</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>Une ligne n’a pas été comprise et a été omise : « {detail} »</translation>
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
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>Un coup capture ou est un suicide, jamais les deux, sauf s’il part d’une position placée.</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>Un coup donne sa propre couleur à une intersection vide, puis efface la couleur adverse, puis la sienne.</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>Un coup ne peut pas laisser sa propre chaîne sans liberté.</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>Un coup ne peut pas recréer une position antérieure avec le même joueur au trait.</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>Un coup ne peut reproduire aucune position antérieure avec le même joueur au trait, position de départ comprise (superko situationnel).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>Un coup ne peut reproduire aucune position antérieure, position de départ comprise (superko positionnel).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>Un coup ne peut recréer aucune position antérieure.</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>Un coup ne peut rétablir la position d’avant le dernier coup adverse (ko). Les répétitions plus longues sont permises ; quand une position revient pour la troisième fois, les joueurs peuvent terminer la partie sans résultat.</translation>
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
      <source>A pass is better.</source>
      <translation>Mieux vaut passer.</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>Un joueur ne peut laisser une position qu’il a déjà laissée par un coup ; celles laissées par une passe ne comptent pas (superko situationnel naturel).</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>Un joueur ne peut laisser une position qu’il a déjà laissée, par un coup ou par une passe ; personne n’a laissé la position de départ (superko de Taylor).</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>Un joueur ne peut pas laisser deux fois la même position par des coups.</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>Un joueur ne peut pas laisser deux fois la même position, par un coup ou par une passe.</translation>
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
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>Un point ou une passe est écrit à la manière d’un autre programme et a été lu : {detail}</translation>
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
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>Une propriété d’une ancienne version de SGF a été lue comme celle de FF[4] : {detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>Un quadruple ko.</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>Une pierre rend une intersection noire ou blanche ; une intersection sans pierre est vide. Rien d’autre ne compte dans une pierre.</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>Une pierre peut aller là où elle n’a pas de liberté si elle y capture.</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>Le suicide de plusieurs pierres est permis ; le ko a une règle particulière.</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>Un groupe encerclé sans deux yeux est perdu.</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>Un tiers</translation>
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
      <source>A third party may be wrong.</source>
      <translation>Un tiers peut se tromper.</translation>
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
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>Un tour est une passe, ou un coup qui ne répète pas une coloration antérieure de la grille.</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>Un tour est une passe, ou un coup qui ne reproduit pas une position antérieure.</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>Une valeur sans propriété a été gardée, dans TGKT : [{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>Un « ] » dans un texte n’a pas de barre oblique inverse ; il a été lu comme partie du texte : {detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>Un « ] » manque après une intersection ; la suite a été prise pour sa valeur : {detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>Ajoutez « --mode gtp » à ses arguments.</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>Joueur avancé</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>Joueur avancé – si vous lisez à l’avance</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>Quand les deux ont passé, on retire les pierres qui ne peuvent pas vivre.</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>Après un désaccord, les passes sont formelles, et deux terminent la partie.</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>Après un désaccord, deux passes terminent la partie, toutes les pierres étant vivantes.</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>Ensuite, les deux prochaines passes de suite terminent la partie avec toutes les pierres vivantes, quel que soit le nombre de coups joués entre-temps.</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>Après le premier désaccord, il est conseillé aux joueurs de capturer les pierres qu’ils jugent mortes.</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>Après deux passes de suite, les joueurs peuvent convenir des pierres à retirer. S’ils s’accordent, le goban est compté sans elles et la partie est finie.</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>Après deux passes, les joueurs peuvent convenir de pierres à retirer du goban, comme si elles avaient été capturées.</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>Après deux passes là-bas, l’issue est appliquée à ce goban, qui est alors compté.</translation>
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
      <source>All scripts</source>
      <translation>Toutes les écritures</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>Les trois sont retirées, y compris celle qui vient d’être jouée.</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Permis</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>Permis : une chaîne à soi laissée sans liberté est retirée.</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>Règles de l’American Go Association.</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>Une variante vide a été ignorée</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>Une parenthèse fermante de trop a été ignorée</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>Un œil est une intersection vide à l’intérieur d’un groupe. S’il n’y en a qu’un, Blanc remplit l’extérieur, puis joue dedans. S’il y en a deux, la première pierre jouée dedans n’a pas de liberté et ne capture rien. À l’intérieur de votre groupe, il y a trois intersections.</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>Répondre à une pierre que l’adversaire jette dans votre surface ne coûte rien : votre pierre compte autant que l’intersection qu’elle remplit.</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>Deux passes ultérieures rouvrent l’accord. Toutes les passes sont des tours, et comptent pour le superko.</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>N’importe où (libre)</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>N’importe où, Blanc passe</translation>
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
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>Par surface, on compte ses pierres et les intersections vides qu’elles entourent ; par territoire, les intersections vides seules, moins les pierres capturées. Les intersections neutres (dame) atteignent les deux couleurs et ne comptent pour personne.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>Décompte par surface, pas de suicide, pas de répétition avec le même joueur au trait.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>Décompte par surface, pas de suicide, un point à Blanc par pierre de handicap.</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>Décompte par surface, suicide permis, aucun joueur ne laisse deux fois la même position.</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>Surface, formulation de 1995</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>Surface : le score d’un joueur, ce sont les pierres sur le goban et les intersections vides qui n’atteignent que sa couleur.</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>Selon l’accord</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>Selon le décompte</translation>
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
      <source>Ask again</source>
      <translation>Redemander</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>Redemandez, choisissez son coup, ou comptez une défaite.</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>Redemandez, ou continuez sans lui.</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>À tout moment, les joueurs peuvent plutôt convenir des pierres mortes, ou du résultat.</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>À la fin de la partie, le score le plus haut gagne. Des scores égaux font une nulle.</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>Atari</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>Ajoutez-le de nouveau ou choisissez son programme.</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>Noir +{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>Débutant</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>Débutant – si vous connaissez l’atari et les deux yeux</translation>
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
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>Noir et Blanc jouent chacun à leur tour. Une pierre se pose là où deux lignes se croisent, et ne bouge plus. À la fin, vous avez vos pierres et les intersections vides que vos pierres sont seules à entourer. Ici, le côté gauche est presque à Noir, mais son mur a un trou.</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>Noir commence par autant de coups de suite.</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>Noir a 9 pierres et ces 3 intersections, Blanc 9 pierres et 4 intersections.</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>Noir pose les pierres de handicap, encore 1</numerusform>
        <numerusform>Noir pose les pierres de handicap, encore %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>Noir pose d’abord les pierres de handicap ; on ne peut pas encore passer.</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>Noir joue les {value} premiers coups ; ils ont été lus comme pierres de handicap.</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>Noir {black}, Blanc {white} : {result}.</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>Noir, Blanc, Noir, Blanc : et c’est de nouveau à Noir de jouer.</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>Les premiers coups de Noir sont libres ; Blanc passe entre eux.</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>Point de Noir</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>Le mur de Noir a encore un trou : le côté gauche n’est donc à personne.</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>Taux de victoire de Noir {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>La frontière est ouverte en {points}.</numerusform>
        <numerusform>Des frontières sont ouvertes en {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>Les deux couleurs atteignent {point}.</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>Les deux ont passé. Vous avez pris le dernier point, et c’est lui qui vous fait gagner.</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>Les deux joueurs marquent les pierres mortes sur une même liste, et tous deux l’acceptent.</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>Les deux côtés étaient en atari : qui capture le premier gagne.</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>Par surface</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>Par territoire</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>Les octets non valides dans cet encodage ont été gardés tels quels. Le premier : {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3 était la dernière intersection neutre : Noir gagne de 1.</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>Capturer</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>Capturez la pierre marquée en deux coups.</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>Capturez la pierre marquée.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>Capturez les pierres que vous jugez mortes : une passe de plus termine la partie.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>Capturez les pierres que vous jugez mortes : deux passes de suite terminent la partie.</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>Capturez les trois pierres marquées.</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>Capturez les deux pierres blanches.</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>Les pierres capturées ne comptent pour personne. Comme Noir joue le premier coup, Blanc reçoit d’ordinaire des points en plus, le komi. Le programme compte pour vous ; voyez une fois comment il fait.</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>Les pierres capturées ne comptent pas.</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>Les pierres capturées quittent d’abord le goban : votre pierre a donc de nouveau des libertés. Si elle ne capturait rien, ce sont vos propres pierres qui seraient retirées. Attention à vos deux pierres de gauche : elles sont en atari elles aussi.</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>La capture passe avant</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>Joueur occasionnel</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>Joueur occasionnel – si vous jouez de temps en temps</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Europe centrale</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>Changer les joueurs…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>Modifier une marque annule les deux accords.</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>Vérifiez ses arguments.</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>Vérifiez que le fichier est complet et prévu pour ce système.</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>Vérifiez le chemin.</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>Vérification de ses capacités…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chinoises</translation>
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
      <source>Choose another board or another engine.</source>
      <translation>Choisissez un autre goban ou un autre moteur.</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>Choisissez un autre moteur pour l’analyse.</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>Choisissez un autre dossier de travail, ou aucun.</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>Choisir son coup</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>Choisissez d’abord le fichier du réseau, ou un autre joueur.</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>Choisissez le fichier du programme lui-même, ou rendez-le exécutable.</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>Choisir ce coup pour lui</translation>
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
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>Effacer une couleur retire d’un coup toutes ses chaînes sans liberté. Les chaînes qui ont une liberté restent.</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>Position tout à fait équilibrée</translation>
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
      <source>Click every liberty of the marked chain.</source>
      <translation>Cliquez sur chaque liberté de la chaîne marquée.</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>Cliquez sur chaque pierre blanche retirée quand Blanc est effacé.</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>Cliquez sur la pierre qui ne peut vivre, et regardez le score.</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>Clic : cette pierre est vivante</numerusform>
        <numerusform>Clic : ces %n pierres sont vivantes</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>Clic : cette pierre est morte</numerusform>
        <numerusform>Clic : ces %n pierres sont mortes</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>Joueur de club</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>Joueur de club – si vous jouez chaque semaine</translation>
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
      <source>Connected, the three stones share four liberties.</source>
      <translation>Reliées, les trois pierres partagent quatre libertés.</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>Il faut encore une connexion en {points}.</numerusform>
        <numerusform>Il faut encore des connexions en {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Continuer sans lui</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>Copies restantes : {count}.</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>Compter comme une défaite</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>Compter par surface</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>Compter par territoire</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>Décompte par {kind}, Noir – Blanc</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>Par surface, le résultat est le même que dans le fichier.</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>Par territoire, le résultat est le même que dans le fichier.</translation>
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
      <source>Damaged characters were guessed: {detail}</source>
      <translation>Des caractères endommagés ont été devinés : {detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>Pierres mortes</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>Le marquage des pierres mortes est en cours. Choisissez d’abord « Continuer », puis passez.</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
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
      <source>Disputed chains are played out on a second board.</source>
      <translation>Les chaînes contestées sont jouées jusqu’au bout sur un second goban.</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>Ce qui est contesté est joué jusqu’au bout avec les prisonniers.</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>Ne laissez pas Blanc faire deux yeux.</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>Chaque joueur marque sa liste et la remet. Des listes égales terminent la partie ; une différence est un litige.</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>Chaque joueur peut déclarer une passe officielle. Deux passes officielles, ou deux passes après un désaccord sans coup entre elles, terminent la partie en l’état. (Cette limite est propre au programme ; le texte original n’en fixe pas.)</translation>
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
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>Les moteurs qui n’acceptent pas cette forme de superko utilisent le superko situationnel.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>Estimation : Noir gagnera d’environ {points}, à {spread} près.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>Estimation : Noir gagnera d’environ {points}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>Estimation : Blanc gagnera d’environ {points}, à {spread} près.</translation>
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
      <source>Estimate: {evaluation}.</source>
      <translation>Estimation : {evaluation}.</translation>
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
      <source>Even games only.</source>
      <translation>Parties sans handicap seulement.</translation>
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
      <source>Every stone on the board counts; none are removed.</source>
      <translation>Chaque pierre du goban compte ; rien n’est retiré.</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>Exactement ce qu’il faut à un ordinateur : les joueurs doivent capturer toutes les pierres mortes avant de passer.</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Expert</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>Expert – pour les joueurs forts</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>Les fichiers qui les indiquent peuvent être ouverts ; leur propre résultat est conservé.</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>Trouvez le coup qui fait gagner Noir.</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>Trouve les gros coups, mais fait encore des erreurs simples.</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>Cinq libertés. Blanc devrait les prendre toutes pour capturer la chaîne.</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>Corriger les réglages…</translation>
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
      <source>Formal &amp;pass</source>
      <translation>&amp;Passer formellement</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>Quatre passes de suite terminent la partie en l’état, avec toutes les pierres.</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>Libre : Noir commence par n coups de suite, n’importe où sur le goban.</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>Libre : les n premiers tours de Noir sont des coups joués n’importe où, et Blanc passe entre eux ; pour le superko, Blanc a laissé lui aussi ces positions.</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>À partir de là, les passes sont formelles : les deux prochaines de suite terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>Force maximale</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>Force maximale – tout ce que peut cet ordinateur</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>Les réparations suivantes ne sont pas listées</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>Faites atari du côté par où la chaîne pourrait s’échapper.</translation>
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
      <source>Good for &amp;White</source>
      <translation>Bon pour Blan&amp;c</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>Bon pour &amp;Noir</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>Tournant majeur</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Handicap</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>Le handicap se place</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>Difficile à j&amp;uger</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>Masquer la comparaison</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>Des listes identiques terminent la partie ; toute différence est un litige.</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>En cas de refus, la partie continue.</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>Si une de vos chaînes est en atari, vous pouvez souvent la sauver : prolongez-la ou reliez-la à une autre chaîne, pour qu’elle ait plus de libertés. La pierre marquée est en atari.</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>S’ils ne sont pas d’accord, un tiers décide : une personne, un moteur ou la proposition du programme lui-même, qui peut être erronée. Le nom de l’arbitre et sa décision sont enregistrés dans le fichier.</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>S’ils ne s’accordent pas, les deux passes étaient officieuses, et c’est à l’adversaire de celui qui a joué en dernier.</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>S’ils ne s’accordent pas, aucune des passes n’était un tour, et c’est de nouveau à celui qui a passé le premier. Cela ne peut arriver qu’une fois.</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>S’ils ne s’accordent pas, le jeu continue avec le joueur qui a passé le premier.</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>S’ils ne s’accordent pas, les chaînes contestées sont jouées jusqu’au bout sur un second goban, copie du premier. Celui qui a passé le premier y joue en premier, et aucune position ne peut y venir deux fois.</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>En plus des {count} phrases</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>Contesté : {chains}.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>Contesté : {chains}. Marquez les pierres mortes, puis décidez.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>Contesté : {chains}. Continuez à jouer pour trancher, puis passez.</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>En bref</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>Dans le coin, Blanc n’a pas trouvé de nouvelles libertés.</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>Dans la seconde phase, chaque pierre jouée vient des prisonniers de sa couleur, et les pierres capturées y vont comme avant.</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>Règles Ing</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>À l’intérieur, il n’y a de place que pour un œil : Blanc peut donc prendre tout le groupe.</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>Installez ce qui manque, ou indiquez le chemin complet.</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>Sinon, l’un ou l’autre joueur peut demander à continuer. L’autre joueur joue alors en premier. On ne peut le refaire qu’après qu’une pierre a été jouée.</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>Des octets non valides ont été remplacés : {detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>Ce n’est une répétition que si l’un de vos coups a déjà laissé cette position.</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>Ce n’est une répétition que si vous avez déjà laissé cette position, fût-ce par une passe.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>Ce n’est une répétition que si votre adversaire vient de faire de même.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>Ce n’est une répétition que si votre adversaire a déjà été au trait dans cette position.</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>C’est à l’autre joueur de décider.</translation>
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
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>Ce n’était pas une menace pour Blanc, qui a préféré fermer le ko.</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>Sa dernière liberté a disparu, et la pierre aussi.</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>Ses niveaux ont été essayés sur 9 × 9 ; sur ce plateau, ils sont plus faibles.</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
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
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>Les pierres placées au début par KaTrain ont été lues comme un handicap : {detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>Connaît les règles et guère plus. Bien pour une première partie.</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>Connaît les coups habituels, mais manque bien des captures.</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>Ko</translation>
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
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>Le komi est le nombre de points que Blanc reçoit parce que Noir joue en premier. Avec un demi-point, il n’y a pas de nulle.</translation>
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
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>Libertés</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>Comme la surface, mais sur un goban vide chaque intersection compte pour les deux.</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>Comme le territoire, mais les points dans un seki ne comptent pas.</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>Comme {rules}, sauf : {changes}.</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>La ligne {detail} du goban dans {file} n’a pas pu être lue. Corrigez-la, puis réessayez.</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>Jouez une menace à laquelle Blanc doit répondre, puis prenez le ko.</translation>
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
      <source>Make two eyes.</source>
      <translation>Faites deux yeux.</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>Marquage des pierres mortes</translation>
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
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>Jouer en premier est un avantage. Dans une partie à égalité, Blanc reçoit donc des points supplémentaires, le komi ; 7 est courant. Ici il n’y en a pas, et les scores sont égaux.</translation>
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
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>Ne jamais laisser deux fois une position ; après un désaccord, les passes sont formelles.</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>Ne jamais laisser deux fois une position ; les passes avant un désaccord sont officieuses.</translation>
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
      <source>Newcomer – for your first evenings</source>
      <translation>Novice – pour vos premières soirées</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>Aucune position deux fois</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>Aucune ligne ne mène droit de la chaîne à {point}.</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>Aucune position ne peut se répéter, le suicide est permis, et ce que seules vos pierres atteignent est à vous.</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>Sans résultat</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>Aucune pierre n’a été retirée</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>Sans issue</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>Non : {point} n’en fait pas partie. Encore 1 à trouver.</numerusform>
        <numerusform>Non : {point} n’en fait pas partie. Encore %n à trouver.</numerusform>
      </translation>
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
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>Rien n’est contesté : marquez les chaînes sur lesquelles vous n’êtes pas d’accord.</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>Rien n’est retiré après les passes : toutes les pierres du goban comptent.</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>Grand débutant</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>Grand débutant – pour une première partie</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>Maintenant, c’est le groupe de Blanc dans le coin qui a besoin de deux yeux, et il ne peut pas sortir. L’intersection qui fait deux yeux est aussi celle qui les empêche.</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>Nulle part</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>&amp;Passer officiellement</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>Sur un goban vide, chaque intersection compte pour les deux, comme formulé en 1995.</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>Sur des points fixes</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>Sur cet ordinateur : {speed}. C’est assez rapide.</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>Sur cet ordinateur : {speed}. C’est lent ; un réseau plus petit jouera peut-être mieux.</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>Un œil</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>Un niveau de moins : votre prochain adversaire sur {size} est {level}.</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>Un niveau de plus : votre prochain adversaire sur {size} est {level}.</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>Une passe de plus termine la partie en l’état.</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>Un nœud place des pierres et joue un coup ; les pierres ont été placées d’abord</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>Les deux joueurs jouent dans un même nœud ; leurs coups ont été joués l’un après l’autre</translation>
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
      <source>One win: one level up.</source>
      <translation>Une victoire : un niveau de plus.</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>Seule une pierre sur la dernière liberté capture.</translation>
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
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>Passez pour Noir et pour Blanc : avec le bouton ou la touche P.</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>Les pierres de passe, et la dernière passe de Blanc, sont omises : elles ne changent aucun décompte par surface.</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>Passez quand aucun coup ne rapporte rien : quand toutes les frontières sont fermées et qu’il ne reste aucune intersection vide entre Noir et Blanc. Ici, il en reste une.</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>Les passes avant un désaccord sont officieuses : elles ne comptent pas comme des tours.</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>Joueur {rank}</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>Joueur {rank} d’avant l’IA</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>Jouez en A5 et voyez ce que deviennent les pierres de Noir.</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>Le jeu continue sur le second goban jusqu’à ce que les deux joueurs aient passé.</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Le jouer</translation>
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
      <source>Plays instantly and overlooks a lot.</source>
      <translation>Joue instantanément et laisse passer beaucoup de choses.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>Joue les coups et les erreurs de joueurs de ce niveau.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>Joue les coups et les erreurs de joueurs de ce niveau. Il a appris de parties sur 19 × 19 : ici, il leur ressemble moins.</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>Les intersections sont là où les lignes se croisent, bords et coins compris. Le goban habituel en a 19 × 19, les plus petits 13 × 13 ou 9 × 9. Celui-ci en a 5 × 5, et toutes les règles sont les mêmes. Les points marqués sur les gobans plus grands ne font qu’aider l’œil.</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>Les points en seki comptent, au contraire des règles japonaises. Un joueur qui a plus de menaces de ko qu’il n’y a de paires d’intersections neutres peut gagner un point en laissant le dernier ko ouvert.</translation>
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
      <source>Press {key} to see its output.</source>
      <translation>{key} montre sa sortie.</translation>
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
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>Propositions du moteur intégré, une pierre par chaîne :</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>Proposée comme {status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>Proposé pour les tournois d’ordinateurs, et inutilisé.</translation>
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
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>Lit à l’avance et ne fait pas d’erreurs volontaires.</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>Lit quelques coups d’avance sur un petit goban, et punit l’imprudence.</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>Lit plus loin, en moins d’une seconde par coup.</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>Revanche avec %n pierre de handicap</numerusform>
        <numerusform>Revanche avec %n pierres de handicap</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>Revanche sans handicap</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>Revanche, plus fort : {level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>Revanche, plus faible : {level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>Répétition</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Redémarrer</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>Redémarrez-le.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Résultat</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>Les règles disent quelle répétition est interdite (superko ; le ko en est le cas le plus court), si l’on peut prendre la dernière liberté de ses propres pierres (suicide), et ce qui compte à la fin.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Règles</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>Sauvez la pierre marquée.</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>Enregistré sous {name} en UTF-8 ; l’encodage était {encoding}.</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>Décompte de cette position</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>Seconde phase. Prisonniers : {black} noirs, {white} blancs</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>Voit venir les captures, mais guère plus.</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>Lui renvoyer la position</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>Plusieurs points dans un coup ont été lus comme des pierres placées : {detail}</translation>
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
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>Jusqu’ici sur {size} : {won} gagnées, {lost} perdues.</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>Qui prend la dernière liberté d’une chaîne la capture donc : la chaîne n’atteint plus le vide, et est effacée.</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>C’est donc toujours une répétition.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Source</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>La grille est vide au départ. Les joueurs jouent à tour de rôle, Noir en premier.</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>Phrase {number} sur {count}</translation>
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
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>Les pierres comptent, et aussi les intersections vides qu’elles entourent. Les pierres capturées ne comptent pas. Une intersection vide qui atteint les deux couleurs ne compte pour personne.</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>Les pierres vivent grâce aux intersections vides voisines, leurs libertés.</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>Une pierre posée ne bouge jamais. Les tours ne font qu’ajouter des pierres, et seul l’effacement en retire. Sur ce goban, vous jouez les deux camps.</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>Les pierres d’une couleur reliées le long des lignes forment une chaîne, et atteignent les mêmes intersections. Les intersections vides qu’une chaîne atteint s’appellent ses libertés. Rien ne passe en travers d’une case : les diagonales ne relient pas.</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>Des pierres d’une même couleur qui se touchent le long d’une ligne forment une chaîne et partagent leurs libertés. Une liberté touche elle aussi la chaîne le long d’une ligne ; les diagonales ne comptent pas, ni les intersections où il y a une pierre.</translation>
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
      <source>Strong player – for experienced players</source>
      <translation>Joueur fort – pour les joueurs expérimentés</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>Suicide</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>Le suicide d’une seule pierre laisse la position inchangée.</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>Suicide : votre pierre est retirée.</numerusform>
        <numerusform>Suicide : vos %n pierres sont retirées.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>Suicide : la pierre de {color} a été retirée</numerusform>
        <numerusform>Suicide : %n pierres de {color} ont été retirées</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>Intersections entourées</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>Intersections entourées, moins ses pierres parmi les prisonniers.</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>Prenez la dernière liberté d’une chaîne, et toutes ses pierres sont retirées d’un coup. La pierre blanche du milieu n’a plus qu’une liberté.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Reprendre le coup</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>Prenez le dernier point, puis passez avec le bouton ou avec P.</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>Reprenez le coup, ou renvoyez-lui la position.</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>Repris : {number}.</translation>
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
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>Territoire : le score d’un joueur, ce sont les intersections vides qui n’atteignent que sa couleur, moins ses pierres capturées ou retirées comme mortes.</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>Du texte entre des propriétés a été gardé, dans TGKT : « {detail} »</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>Du texte qui n’appartient à aucune partie a été ignoré : « {detail} »</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>Thaï</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>C’est tout ce qu’il vous faut. À vous une première partie !</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>Cette intersection est hors du goban.</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>C’était il y a %n coup.</numerusform>
        <numerusform>C’était il y a %n coups.</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Le Flatpak de Tromp Go ne peut lancer que les moteurs placés dans Documents ou Téléchargements. Copiez-y le moteur.</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>Règles de la New Zealand Go Society.</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>Le but</translation>
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
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>La taille du goban [{value}] est illisible : il faut un nombre de 1 à {most}, ou COLONNES:LIGNES.</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>Le goban est vide au départ, et les joueurs jouent chacun leur tour, Noir d’abord.</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>La position ne changerait pas.</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>Le décompte</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>Le litige a été joué jusqu’au bout</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>L’encodage indiqué dans CA, {detail}, n’est pas pris en charge</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>Encodage détecté : {detail}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>La fin</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>Le fichier contient des octets NUL. Le premier : {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>Le fichier ne dit pas qui commence ; Blanc a été supposé, car Blanc joue le premier coup.</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>Le fichier se termine dans une valeur, qui a été fermée</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>Le fichier ne donne pas de komi ; {komi} a été utilisé, la valeur par défaut de {rules}.</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>Le fichier n’est pas dans l’encodage que nomme son CA, {detail}</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>Le fichier indique %n pierre de handicap mais en place {placed}.</numerusform>
        <numerusform>Le fichier indique %n pierres de handicap mais en place {placed}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>Le fichier ne nomme pas de règles ; {rules} a été supposé.</translation>
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
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>Le fichier a été enregistré, mais la version précédente n’a pas pu être gardée sous {file} ({detail}). Vérifiez la place et les droits d’accès du dossier.</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>La première phase est finie. « Continuer » commence la seconde : les pierres viennent des prisonniers.</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>La partie se termine après deux passes de suite.</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>La partie se termine quand les deux joueurs passent.</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>La partie en est à une autre position. Revenez-y d’abord.</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>La partie n’est pas terminée ici : allez au dernier coup, ou passez deux fois, pour inscrire un résultat.</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>La partie n’est pas terminée. Choisissez « Estimation » pour voir comment elle pourrait finir.</translation>
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
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>Le handicap et le nombre de pierres placées diffèrent : {detail}. Les deux ont été conservés</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>Les pierres de handicap, {detail}, manquent ; elles ont été placées sur les points traditionnels</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>Le handicap « {value} » n’est pas un nombre ; aucun n’a été pris.</translation>
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
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>Le komi « {value} » est un code de Fox ou de gokifu pour {komi} points.</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>Le komi « {value} » est inférieur à 0, ce que les règles de Lasker–Maas ne permettent pas ; il a été utilisé quand même.</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>Le komi « {value} » dépasse le nombre d’intersections du goban ; il a été utilisé quand même.</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>Le komi « {value} » n’est pas un nombre ; {komi} a été utilisé, la valeur par défaut de {rules}.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>Le komi « {value} » a été lu en zi, comme comptent les règles chinoises : {komi} points.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>Le komi « {value} » a été lu comme {komi} points.</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>Le dernier point entre les deux est allé à Blanc.</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>Le côté gauche est maintenant à vous.</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>Les règles logiques de John Tromp et Bill Taylor, dans nos mots.</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>Les deux prochaines passes de suite terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>La plus ancienne façon connue de compter ; non proposée ici.</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>La couleur adverse est effacée d’abord, la vôtre en dernier : si vos pierres n’atteignent toujours pas le vide, vous les perdez.</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>L’issue pour ces chaînes est appliquée au premier goban, qui est alors compté. Les pierres capturées sur le second goban ne comptent pas comme prisonniers.</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>Le joueur au trait « {value} » n’est ni Noir ni Blanc ; il a été ignoré.</translation>
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
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>La propriété {detail} figure deux fois dans un nœud ; ses valeurs ont été réunies</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>La propriété {detail} a plus d’une valeur ; la première a été prise</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>La propriété {detail} n’a pas de valeur ; son nom a été gardé, dans TGKT</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>La propriété {detail} a été lue par ses seules majuscules</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>Le résultat « {value} » n’est pas un résultat SGF valide ; il n’a pas été comparé.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>Le résultat « {value} » a été lu, comme dans SGF, comme une victoire de {color} ; en français et en espagnol, B est Blanc.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>Le résultat « {value} » a été lu en zi, comme comptent les règles chinoises : {result}.</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>Les chaînes cerclées sont contestées. Le grand goban est une copie : c’est là qu’il faut les jouer jusqu’au bout.</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>Les règles ne le permettent pas maintenant.</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>Les règles du go, avec un goban pour chaque phrase. X est une pierre noire, O une blanche ; x et o sont des pierres mortes, b et w des points qui comptent pour Noir et Blanc ; ^ # * sont des marques, et des crochets entourent une pierre marquée.</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>Les règles « {value} » ne sont pas prises en charge ; {rules} a été supposé.</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>Les règles « {value} » sont jouées ici comme {rules}.</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>Les règles « {value} » sont inconnues ; {rules} a été supposé.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>Le score</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>Le placement après le tour {turn} laisse des chaînes sans liberté ; le prochain coup les efface.</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>Les pierres sont sur les points traditionnels.</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>Les pierres en {point} ne peuvent jamais être capturées.</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>Les dix phrases</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>Les dix phrases et rien d’autre : deux passes terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>Les dix phrases ne retirent rien après deux passes ; l’accord sur les pierres mortes est un ajout de John Tromp lui-même.</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>Le texte de 2001 appelle cela « superko situationnel » (son commentaire 4).</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>Le chemin vers l’espace libre est ouvert maintenant.</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>La pierre blanche du bord a deux libertés. Quelle que soit celle que vous prenez, Blanc s’étend vers l’autre. Vers l’espace libre, elle s’échappe ; dans le coin, non.</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>La pierre blanche de gauche n’a pas la place pour deux yeux. Personne n’a besoin de la capturer : les joueurs la marquent comme morte, et les intersections autour d’elle sont à Noir. S’ils ne sont pas d’accord, ils continuent simplement à jouer.</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>Le vainqueur</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>Leur dernière liberté était D3. Leurs places sont de nouveau vides.</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>Il y a des coups après la fin de la partie ; elle a été lue comme une seule partie</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>Il y a une pierre en {point}.</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>Il y a déjà une pierre en {point}.</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>Pas de liste de positions spéciales, ni de passe pour un ko en jouant jusqu’au bout : les litiges se règlent en continuant à jouer, sur un second goban.</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>Il n’y a pas de pierre à marquer ici.</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>Aucune pierre en {points}.</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>Aucune pierre en {points} ; rien n’y a été retiré.</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>Il n’y a pas de pierre en {point}.</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>Il n’y a pas assez de place pour {file}. Libérez de l’espace, ou enregistrez ailleurs.</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>Ce sont des règles personnalisées basées sur {name}.</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>Celles-ci peuvent vivre. Cliquez dessus encore une fois pour retirer la marque.</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>Ces quatre sont les libertés de sa chaîne de trois pierres.</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>Réfléchit aussi longtemps qu’il faut : pleine force sur cet ordinateur.</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>Cette position est nouvelle, donc le coup est permis.</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>Cette chaîne vit même si son propriétaire passe toujours. {key}+clic la marque quand même.</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>Ceci est en marge des dix phrases, et fait gagner du temps : la pierre blanche à gauche pourrait être capturée coup après coup, et les deux le savent. S’ils ne s’accordent pas, le jeu continue, et la pierre doit être capturée. Quatre passes de suite terminent la partie avec toutes ses pierres.</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>C’est une autre position de la partie : elle est comptée en l’état.</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>Ce n’est pas une partie de go (GM[{value}]).</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>Ce coup perd environ %n point.</numerusform>
        <numerusform>Ce coup perd environ %n points.</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>Trois couleurs</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>Trois pierres sont retirées. Les deux à droite ont des libertés et restent.</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>Trois pierres capturées, et vos deux pierres sont sauvées.</translation>
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
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Go réfléchit encore.</translation>
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
      <source>Try again.</source>
      <translation>Réessayez.</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>Essayez : {task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>Essayez de reprendre en C3. Puis jouez ailleurs, laissez Blanc répondre, et prenez.</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>&amp;Tournant</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>Deux passes consécutives terminent la première phase. Le jeu continue depuis la même position.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>Deux passes de suite terminent la partie.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>Deux passes de suite terminent cette résolution. Une chaîne est morte si toutes ses pierres y ont été capturées.</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>Deux passes consécutives : la partie est finie et comptée.</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>Deux yeux</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>Deux yeux, côte à côte : ce groupe vit, quoi que fasse Blanc.</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>Deux passes de plus terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>Deux nouvelles passes de suite terminent la partie, et le territoire est compté.</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>Deux passes terminent la partie ; chaque pierre compte.</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>Deux passes ouvrent un accord ; quatre terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>Deux passes, pas encore de résultat</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>Deux phases (Lasker–Maas)</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>Deux victoires sur trois parties : un niveau de plus. Deux défaites : un niveau de moins.</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>Contraire à l’usage courant</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>Les valeurs qui ne sont pas des intersections du goban sont ignorées : {detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>Très mauvais coup</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>Très bon pour Noir</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>Très bon pour Blanc</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>Très bon coup</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>Très difficile à juger</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>Affichage d’une autre position de la partie</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>Blanc +{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Europe occidentale</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>Dès qu’il ne reste plus de prisonniers d’une couleur, on ajoute aux prisonniers une pierre de chaque couleur.</translation>
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
      <source>White can make only one eye now. The group is dead.</source>
      <translation>Blanc ne peut plus faire qu’un œil. Le groupe est mort.</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
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
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>Blanc a dû sauver deux pierres, et vous avez gagné le ko.</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>Blanc vient de capturer une pierre en haut à gauche. Si vous la repreniez, Blanc pourrait reprendre, et ainsi de suite sans fin. Vous devez donc d’abord jouer ailleurs. Jouez là où Blanc doit répondre, et le ko est à vous.</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>Blanc vient de jouer B3 et de prendre la pierre en C3. Si Noir reprenait aussitôt en C3, la position serait la même qu’avant, et cela pourrait durer sans fin. Ce n’est donc pas permis (un tel combat s’appelle ko). Une fois que le goban a changé ailleurs, cela l’est.</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>Blanc a deux yeux et ne peut jamais être capturé.</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>Blanc passe.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>Blanc joue {point} et prend %n de vos pierres.</numerusform>
        <numerusform>Blanc joue {point} et prend %n de vos pierres.</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>Blanc joue {point}.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>Blanc joue {point} : la chaîne a maintenant %n liberté.</numerusform>
        <numerusform>Blanc joue {point} : la chaîne a maintenant %n libertés.</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Point de Blanc</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>Les points de Blanc comprennent un komi de {komi}.</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>Qui possède à la fin la plus grande part du goban a gagné.</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>Pourquoi…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>Sans décision, le jeu continue avec le joueur qui a passé le premier, et quatre passes de suite terminent la partie en l’état.</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>Oui : un coin est une intersection comme une autre.</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>Vous êtes Noir. Fermez le mur.</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>Vous n’avez pas l’autorisation d’ouvrir {file}.</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>Vous n’avez pas l’autorisation d’écrire {file}. Choisissez un autre endroit.</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>Vous avez {own}, {color} a {other}.</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>Vous perdez</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>Vous perdez par forfait</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>Vous perdez par abandon</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>Vous perdez de {margin}</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Vous perdez de {margin} ({stones} zi en décompte chinois)</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>Vous perdez au temps</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>Vous pouvez prendre la dernière liberté de votre propre chaîne, mais vous perdez la chaîne. Une pierre seule ne le peut pas : l’effacer laisserait la position inchangée, et aucune position ne peut se répéter. Certaines règles interdisent tout suicide.</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>Il est interdit de reprendre aussitôt si le goban redevenait comme avant.</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>Vous n’êtes jamais obligé de jouer. Ici tout est réglé, et d’autres coups ne feraient que remplir vos propres points ou perdre des pierres : les joueurs passent.</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>Vous gagnez</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>Vous gagnez par forfait</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>Vous gagnez par abandon</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>Vous gagnez de {margin}</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Vous gagnez de {margin} ({stones} zi en décompte chinois)</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>Vous gagnez au temps</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>Votre pierre n’avait plus de liberté et a été retirée.</numerusform>
        <numerusform>Vos %n pierres n’avaient plus de liberté et ont été retirées.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>Vos pierres et ces quatre intersections : Blanc a un point d’avance.</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>On compte vos pierres, et les intersections vides qu’elles sont seules à entourer.</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>une pierre morte, sur un point neutre</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
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
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>vivante avec ses voisines : perdue avec une probabilité de {share} %</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>vivante, même si son propriétaire passe toujours</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>vivante : elle ne peut pas être capturée, qui que ce soit qui commence</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>vivante : perdue avec une probabilité de {share} %</translation>
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
      <source>circle</source>
      <translation>cercle</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>compte pour les deux</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>croix</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>endommagé</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>pierre noire morte</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>morte avec ses voisines : perdue avec une probabilité de {share} %</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>pierre blanche morte</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>morte, sans raison donnée</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>morte : elle est capturée, qui que ce soit qui commence</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>morte : perdue avec une probabilité de {share} %</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>vide</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>vide, n’atteint pas l’adversaire : compte pour les deux</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>vide, dans un seki : ne compte pas selon ces règles</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>vide, atteint les deux couleurs : neutre</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>vide, n’atteint aucune pierre : neutre</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>vide, n’atteint que {owner}</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>vide, n’atteint que {owner} ; seki non vérifié, compte comme vivant</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>moteur</translation>
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
      <source>imitated</source>
      <translation>imité</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>imite des humains</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>en seki</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>dans la zone marquée</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>ko</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>komi de %n pierre</numerusform>
        <numerusform>komi de %n pierres</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>komi {komi}</translation>
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
      <source>loses {loss}</source>
      <translation>coûte {loss}</translation>
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
      <source>neutral point</source>
      <translation>point neutre</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>pas un réseau de KataGo</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>ne répond pas</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>non montré</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>non pris en charge</translation>
    </message>
    <message>
      <source>one</source>
      <translation>une</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>frontière ouverte</translation>
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
      <source>paused: press {key}</source>
      <translation>en pause : appuyez sur {key}</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>joué dans la partie</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>superko positionnel</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>prêt</translation>
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
      <source>starting…</source>
      <translation>démarrage…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>arrêté</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>territoire</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>la dernière période</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>puis %n coup en {time}</numerusform>
        <numerusform>puis %n coups en {time}</numerusform>
      </translation>
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
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>incertaine comme ses voisines : perdue avec une probabilité de {share} %</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>incertaine : perdue avec une probabilité de {share} %</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>incertaine : perdue avec une probabilité de {share} %, contrairement à ses voisines</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>variante {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>version {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>version {detail} : non prise en charge</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en attente</translation>
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
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed} a remis sa liste, {other} non</translation>
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
      <source>{color} agreed</source>
      <translation>{color} est d’accord</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color} accepte</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>Pour l’instant, {color} mène de {points}</translation>
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
      <source>{color} passed officially</source>
      <translation>{color} a passé officiellement</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color} a passé officiellement. Une passe officielle de plus termine la partie en l’état.</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color} a passé officiellement. À {other} de jouer.</translation>
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
      <source>{color} submitted</source>
      <translation>{color} a remis la liste</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color} entoure {point}.</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>À {color} de se prononcer : cliquez sur une chaîne pour la marquer morte, sur une chaîne marquée pour la contester, ou indiquez que vous avez fini.</translation>
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
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color} gagne de {margin} ({stones} zi en décompte chinois)</translation>
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
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine} ne peut pas imiter des humains. KataGo 1.15 ou plus récent le peut.</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine} n’accepte pas un komi de {detail} et joue avec un autre.</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine} n’accepte pas exactement ce réglage du temps ; la pendule est tenue ici.</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine} n’accepte pas les positions placées.</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine} n’accepte pas ces règles ({detail}) et joue selon les siennes.</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine} n’a pas de commande pour capturer les pierres mortes : le moteur peut passer et les laisser sur le goban, où elles comptent.</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine} peut répéter une position. Un tel coup est refusé, et on vous demande que faire.</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine} a refusé « {detail} » à son démarrage.</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine} accepte les gobans de {detail} intersections par côté.</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine} n’accepte que les gobans carrés, pas {detail}.</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} considère le suicide comme illégal : si vous en jouez un, il ne peut plus suivre la partie.</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}, comme un humain</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>{file} n’a pas pu être ouvert ({detail}). Réessayez, ou utilisez une copie.</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>{file} n’a pas pu être remplacé ; un autre programme l’a peut-être ouvert. Fermez-le là-bas, ou enregistrez ailleurs.</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>{file} n’a pas pu être écrit ({detail}). Choisissez un autre endroit.</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file} est un dossier. Choisissez un fichier.</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} est un tube ou un périphérique, pas un fichier.</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file} est vide. S’il est sur un disque, branchez-le ; ses parties restent dans la bibliothèque.</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file} est vide. Cherchez une autre copie de la partie.</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file} dépasse {size} Mo. Découpez-le en fichiers plus petits.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file} n’est pas un fichier SGF : il contient des données binaires.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file} n’est pas un fichier SGF : aucune partie ne commence par « (; ».</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file} n’est pas valide ({detail}). Corrigez-le, ou déplacez-le.</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file} est sur un disque en lecture seule. Enregistrez ailleurs.</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>{file} demande trop de mémoire. Découpez-le en fichiers plus petits.</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>{file} est introuvable. Vérifiez son nom et son dossier.</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>{file} n’a pas été écrit, car on y lirait une autre partie. Merci de le signaler.</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file} a été écrit, mais le disque a signalé une erreur ({detail}). Enregistrez une copie ailleurs.</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}, comme le décompte une fois {points} rempli.</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}. Ce décompte donne {count}.</translation>
    </message>
    <message>
      <source>{first}, {next}</source>
      <translation>{first}, {next}</translation>
    </message>
    <message>
      <source>{first}; {following}</source>
      <translation>{first} ; {following}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
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
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>{komi} pierres noires sont dès le départ parmi les prisonniers, et un demi-point va à Blanc, qui gagne ainsi les nulles.</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>{komi} points pour Blanc dans une partie sans handicap.</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label} : {text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}, 1 pierre capturée</numerusform>
        <numerusform>{move}, %n pierres capturées</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name} ({color})</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name} a répondu « {message} », ce qui n’est pas un coup.</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name} ne peut pas analyser une seule partie du goban.</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name} ne peut pas analyser de positions.</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name} a fermé la connexion.</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name} juge 1 pierre morte et hésite pour celles marquées d’un point d’interrogation ({unsure}). Vous décidez.</numerusform>
        <numerusform>{name} juge %n pierres mortes et hésite pour celles marquées d’un point d’interrogation ({unsure}). Vous décidez.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name} juge 1 pierre morte. Vous décidez.</numerusform>
        <numerusform>{name} juge %n pierres mortes. Vous décidez.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name} considère les mêmes pierres comme mortes.</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>{name} n’a pas pu être démarré : le dossier {message} n’existe pas.</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>{name} n’a pas pu être démarré : {command} n’est pas un programme.</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>{name} n’a pas pu être démarré : {message}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name} n’est pas d’accord : il considère aussi {dead} comme mortes.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name} n’est pas d’accord : il considère {alive} comme vivantes.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name} n’est pas d’accord : il considère {dead} comme mortes et {alive} comme vivantes.</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name} n’indique pas les pierres mortes.</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name} n’accepte pas ce goban : {message}.</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name} s’est terminé (code de sortie {code}).</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name} s’est aussitôt terminé : il lui manque un programme ou une bibliothèque (code 127).</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name} ne trouve pas de pierres mortes.</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name} choisit un coup…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name} cherche les pierres mortes…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name} n’est pas ajouté ou n’a pas de programme.</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name} démarre encore. Certains moteurs prennent des minutes la première fois.</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name} réfléchit pour {color}</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name} a fait un coup illégal, qui n’a pas été joué. {refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name} a joué un coup illégal : {message}.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name} a refusé « {command} » ({message}).</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name} a refusé « {command} » ({message}). Le goban affiché ici est le bon.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name} a refusé « {command} » sans donner de raison.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name} a refusé « {command} » sans donner de raison. Le goban affiché ici est le bon.</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name} n’a donné aucun coup.</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name} a envoyé une réponse inattendue et a été arrêté.</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name} a envoyé autre chose que du GTP et a été arrêté.</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name} ne répond plus.</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name} s’est arrêté de façon inattendue ({signal}).</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name} s’est arrêté de façon inattendue.</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name} n’accepte que les tailles {detail}. Choisissez l’une d’elles, ou un autre joueur.</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name} n’accepte que les gobans carrés. Choisissez-en un, ou un autre joueur.</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name} utilise un autre protocole (GMP), pas GTP.</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>{name} est introuvable : le programme {command} n’existe pas.</translation>
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
      <source>{number} dan</source>
      <translation>{number}e dan</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number}e kyu</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>{number} positions par seconde</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>pierre de {owner}, vivante</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>une passe après le coup {move}</numerusform>
        <numerusform>{passes} passes après le coup {move}</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
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
      <source>{point} (dead according to {color})</source>
      <translation>{point} (morte selon {color})</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} est meilleur.</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>{point} serait un suicide, que ces règles interdisent.</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>{point} laisserait la position telle que {color} l’a laissée après le coup {turn} ({rule}).</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>{point} laisserait la position telle que {color} l’a laissée pendant la pose du handicap ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point} répéterait une position apparue pendant la pose du handicap ({rule}).</translation>
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
      <source>{problem} Choose another file.</source>
      <translation>{problem} Choisissez un autre fichier.</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}. Ce décompte ne change pas le résultat.</translation>
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
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules} (« {name} » n’est pas pris en charge)</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules} (« {name} » est inconnu)</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>Les règles {rules} n’ont pas de handicap. N’en choisissez aucun, ou d’autres règles.</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}, {komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>{share} de chances de gagner</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}, {rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value} n’est pas une intersection de ce goban ; ignoré.</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what} ({place}).</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what} ({place}, et une autre).</numerusform>
        <numerusform>{what} ({place}, et %n autres).</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing} ({name})</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>« {file} » a plus de {detail} millions de paramètres. Choisissez un réseau plus petit.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>« {file} » est un réseau de KataGo de version {detail}. Cette version de Tromp Go lit les versions {oldest} à {newest}. Le fichier n’est pas endommagé.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>« {file} » est un réseau de KataGo qui n’imite pas des humains. Choisissez un réseau fait pour cela, comme « b18c384nbt-humanv0 ».</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>« {file} » est un réseau de KataGo qui imite des humains d’un niveau donné. Il ne peut pas juger une partie. Utilisez-le avec « tromp-gui gtp --human ».</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>« {file} » est un réseau de KataGo dont cette version de Tromp Go ne sait pas lire une partie ({detail}).</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>« {file} » est endommagé. Procurez-vous une autre copie.</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>« {file} » est endommagé : les réponses du réseau ne sont pas des nombres. Procurez-vous une autre copie.</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>« {file} » n’est pas un réseau de KataGo.</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>« {file} » demande plus de mémoire qu’il n’y en a de disponible. Choisissez un réseau plus petit.</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>« {file} » a été refusé : décompressé, il fait plus de {detail} fois sa taille, ce qui n’est le cas d’aucun réseau de KataGo.</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>« {text} » peut être une victoire de l’une ou l’autre couleur. Saisissez {black} ou {white}.</translation>
    </message>
  </context>
</TS>
