<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>Un tablero de go con las reglas exactas de Tromp–Taylor: jugar, revisar, contar y entender por qué.</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>Acerca de {name}</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>Software libre con licencia MIT.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>Licencias</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>Licencias…</translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>Versión {version}</translation>
    </message>
  </context>
  <context>
    <name>AccessibilityController</name>
    <message>
      <source>Board as a &amp;table</source>
      <translation>Tablero como &amp;tabla</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>Contar el tablero sin las piedras marcadas y registrar quién lo decidió así.</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>Impugnar</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>Listo</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>Seguir con la partida; las marcas se quitan.</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>Decir que no está de acuerdo con las piedras marcadas; las reglas dicen qué ocurre después.</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>Analizar</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>Analizar la partida</translation>
    </message>
    <message>
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>Motor: {engine}. Se omiten las posiciones ya analizadas durante este tiempo.</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>Introduzca un número de segundos, como 0,5 o 10.</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>Introduzca un número de visitas, como 500.</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>Por posición</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>Cuánto analizar cada posición</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>Línea principal (1 posición)</numerusform>
        <numerusform>Línea principal (%n posiciones)</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>Posiciones</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>Unidad</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>También las variantes (1 posición)</numerusform>
        <numerusform>También las variantes (%n posiciones)</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>segundos</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>visitas</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>Arrastre sobre la zona que desea analizar, o haga clic en dos esquinas.</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>Solo se analizan jugadas de {first} a {last}, hasta que pulse Esc.</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>El análisis se ha guardado en la partida. Puede deshacerlo.</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>El análisis se ha detenido. Se conservan los resultados obtenidos.</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>El motor rechazó %n posición; las demás se han analizado.</numerusform>
        <numerusform>El motor rechazó %n posiciones; las demás se han analizado.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>El motor no dijo nada sobre %n posición; las demás se han analizado.</numerusform>
        <numerusform>El motor no dijo nada sobre %n posiciones; las demás se han analizado.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>La partida ya contiene este análisis.</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>La partida se ha analizado.</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>Se analiza de nuevo todo el tablero.</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>No hay ningún punto vacío en esta zona.</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>{done} de %n posición</numerusform>
        <numerusform>{done} de %n posiciones</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>{done} de %n posición; continúa después de esta</numerusform>
        <numerusform>{done} de %n posiciones; continúa después de esta</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>Jugadas</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>Motor: {name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>Errores</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>Jugadas o errores</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>Opciones</translation>
    </message>
    <message>
      <source>People</source>
      <translation>Personas</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>Informe</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>Porcentaje de victoria y puntuación</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>Fin de la partida: {result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>Rehecho: {step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>Las marcas han cambiado: ambos jugadores deben volver a aceptar</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>Deshecho: {step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>A {color} le queda %n segundo</numerusform>
        <numerusform>A {color} le quedan %n segundos</numerusform>
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
      <translation>partida</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} again to play there.</source>
      <translation>Haga clic de nuevo en {point} para jugar ahí.</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>Un lado tiene de 1 a {most} puntos, no {typed}. Ahora tiene {side}.</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Tamaño del tablero</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Columnas</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>Otro</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>Filas</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>columnas × filas</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Board as a table</source>
      <translation>Tablero como tabla</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>Use las flechas para moverse e Intro para jugar o marcar. Los atajos del tablero también funcionan aquí.</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>Capítulo</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>Capítulos</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>En marcha desde hace {seconds} s, sin salida todavía.</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>En marcha desde hace {seconds} s. Salida:</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>&amp;Copiar el informe</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>C&amp;ancelar la prueba</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>Última salida del motor</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>Pausar el relo&amp;j</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>El reloj está en pausa. Haga una jugada o pulse la misma tecla para ponerlo en marcha.</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>El reloj está en marcha.</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>A {color} se le ha acabado el tiempo. La partida continúa, como usted eligió.</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Analysis</source>
      <translation>Análisis</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Comentario</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>Árbol</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>Árbol o comentario</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>Árbol, comentario o análisis</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>Órdenes</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>Ninguna orden coincide.</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>Pulse Intro para ejecutarla.</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>Ahora no está disponible.</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>Orden</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>Menú</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command} (ahora no)</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>Órdenes</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>Buscar órdenes</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>comentario</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>Comentario</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>Escriba un comentario</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>No hay ningún motor en marcha. Inicie uno primero.</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>Eso es un comentario, no una orden.</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Escribir el registro en un archivo</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>no hay ningún motor añadido</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>no iniciado</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>Orden para el motor</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>Orden GTP; pulse Arriba para ver la anterior</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>Registro</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>Todo</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>Cerrar la consola</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>Consola</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Motor</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>Errores</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>No se ha encontrado en el registro.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>Buscar en el registro</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>Buscar en el registro; pulse Intro para ver la siguiente coincidencia</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4 o pass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>Punto</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>«{text}» no es un punto: la letra I no se usa; a la H le sigue la J.</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>«{text}» no es un punto: use de A1 a {last}.</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>Detener la exportación</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>Detener la lectura de archivos</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>Decide</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>Escriba el nombre de quien decidió; se guarda en el registro de la partida.</translation>
    </message>
    <message>
      <source>name</source>
      <translation>nombre</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>&amp;End the game</source>
      <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>&amp;Abandonar</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>Terminar la partida</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>Marcar en {point}</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>Nigiri: a usted le toca {color}.</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>Nigiri: {name} juega con negras.</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>Jugar en {point}</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>Abandonar</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>¿Abandonar como {color}?</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>Gana el otro jugador. Puede deshacerlo.</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>El resultado se guarda en la partida. Puede deshacerlo.</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>Las evaluaciones guardadas, para otro komi u otras reglas, se han eliminado.</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>Usted juega con Negro. Haga clic en un punto; pase cuando ninguna jugada gane nada.</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>datos de la partida</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>Anotación: {sign}.</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>Esta jugada y todas las siguientes se han copiado al portapapeles.</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>Esta jugada y todas las siguientes se han cortado al portapapeles.</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>Primer punto: {point}.</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>Pulse {key} para volver a jugar.</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>Anotación quitada: {sign}.</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>El portapapeles no contiene ninguna partida de go. Copie una primero.</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>El portapapeles no contiene jugadas.</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>La partida del portapapeles tiene otro tamaño de tablero. Use Pegar partida para abrirla por separado.</translation>
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
      <translation>&amp;Recargar</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>Elija la codificación con la que los nombres y comentarios se lean bien.</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>Codificaciones</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>Codificación del archivo</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>Vista previa</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>Algunos bytes no son válidos en esta codificación. Se conservan sin cambios.</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>Todo el archivo es válido en esta codificación.</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>Este archivo solo contiene texto ASCII, que es igual en todas las codificaciones.</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name} (actual)</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>Línea de órdenes</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>Copiar como texto</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>Durante la orden</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>Código de salida</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>Últimos errores</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>Última salida</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>Sin salida.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>Señal</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>Por qué se detuvo el motor</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>Hay unas comillas sin cerrar.</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>Argumentos</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>Entorno</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>Órdenes GTP, una por línea.</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>NOMBRE=valor, uno por línea.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>Notas</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>Uno o más por línea. Ponga entre comillas los valores con espacios.</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>Programa</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>Órdenes de inicio</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>La línea de órdenes se ha dividido: sus argumentos están abajo.</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>La ruta o el nombre del programa. Una línea de órdenes completa se divide automáticamente.</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>Carpeta de trabajo</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>la misma que la del programa</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>«{row}» no es válido. Use NOMBRE=valor.</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Añadir</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>Re&amp;d…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Quitar</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>Du&amp;plicar</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Motores</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>Encontrados en este equipo</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>Bajar</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>Subir</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>Motor nuevo</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>Se ha quitado {name}.</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>elige una jugada</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>evalúa la posición</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>busca una sugerencia</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>ejecuta «{command}»</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>&amp;Probar este motor</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>Motores</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>No hay ningún motor añadido. Puede usar cualquier programa compatible con el Go Text Protocol (GTP), como GNU Go, KataGo, Pachi o Leela Zero. Añada uno que se haya encontrado en este equipo, o añada otro y elija su programa. El motor propio de Tromp Go no necesita configuración.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>Ajustes</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>Ajustes o prueba</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>Prueba</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>Se ha producido un error inesperado.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>&amp;Guardar como…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>Algo ha fallado</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>Su partida sigue abierta. Por seguridad, guárdela con otro nombre. Los detalles están en {file}.</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>Ocultar</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>Otra vez</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>Respuesta</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>Ambos</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>Pista</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>Falladas</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>Repetir todos</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>Repetir fallados</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>Terminar</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>De quién son las jugadas que se adivinan</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>Sus respuestas</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>El tablero se ha copiado como imagen.</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>El tablero se ha copiado como texto.</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>Dibujo (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>Dibujo (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>Exportar el tablero</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>Exportar la partida como PDF</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>Exportar el informe</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>Páginas (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>Imagen (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>Imprimir la partida</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>Guardado en {name}.</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>Imagen pequeña (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>No se pudo imprimir la partida. Compruebe la impresora y el nombre del archivo.</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>La partida se envió a la impresora.</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>Todavía no hay informe. Analice antes toda la partida.</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>Página web (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partida</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name} no es un formato de imagen compatible. Use un nombre terminado en {endings}.</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>Archivos no leídos</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>&amp;Abrir</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>&amp;Sobrescribir</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>Añadir su carpeta a la biblioteca</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>Otro programa ha modificado este archivo desde que lo abrió. Para conservar las dos versiones, cancele y use Guardar como.</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>La partida se ha copiado como SGF.</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>Las partidas se guardan como SGF. Use un nombre que termine en .sgf, no {ending}.</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>Partidas de go ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>Si su equipo tiene menos, otros programas pueden volverse lentos.</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>No se pudo leer la línea {line} del tablero del portapapeles. Corríjala y pegue de nuevo.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Partida nueva</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>Solo se abrió {name}, no el otro archivo.</numerusform>
        <numerusform>Solo se abrió {name}, no los otros %n archivos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Abrir una partida</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>Abrir este archivo requiere unos {size} de memoria. ¿Abrirlo de todos modos?</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>¿Sobrescribir «{name}»?</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>Guardar como &amp;UTF-8</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>¿Guardar el archivo como UTF-8?</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>Guardar la partida</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>Guardado como {name} con la codificación original del archivo, {encoding}.</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>Guardado como {name}.</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>Diagramas de texto ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>El portapapeles no contiene ninguna partida de go. Copie una primero.</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>El archivo ha cambiado</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>La codificación del archivo, {encoding}, no puede representar: {letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>Caracteres no admitidos</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>Archivo muy grande</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partida</translation>
    </message>
  </context>
  <context>
    <name>FiltersDialog</name>
    <message>
      <source>C&amp;lear</source>
      <translation>&amp;Borrar</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>Filtros</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>Cerrar la búsqueda</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>Buscar un texto o un punto como Q16</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>Coincidencia siguiente</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>Coincidencia anterior</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>no encontrado</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>Encontrados: {count}</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{place} de {count}</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>Forma de {first} a {last}</translation>
    </message>
    <message>
      <source>There are no stones in this region.</source>
      <translation>No hay piedras en esta región.</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>Esta posición</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>Esta forma no aparece en la partida.</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>«{text}» no se ha encontrado en esta partida.</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>Añadir una carpeta a la biblioteca</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>Ocultar</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>No se encontró ninguna partida nueva en {folder}.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>No se pudo usar la biblioteca ({reason}). Vuelva a abrirla.</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>El índice de la biblioteca vuelve a estar dañado. Compruebe el disco en el que está.</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>El índice de la biblioteca estaba dañado o anticuado y se está creando de nuevo.</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>&amp;Añadir carpeta…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>&amp;Quitar</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>Todos los archivos de partidas de estas carpetas y sus subcarpetas están en la biblioteca. Los archivos no se mueven.</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>Partidas terminadas que conserva el programa</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>Carpetas</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>Carpetas de la biblioteca</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>Cerrar</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>Ambos jugadores han acordado las piedras muertas.</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>Decidido por {mediator}.</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>Conservada como «{name}» en {folder}.</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>No se ha retirado ninguna piedra.</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revisar</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>Las cadenas impugnadas se jugaron hasta el final.</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>Los jugadores acordaron el resultado.</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>Revancha en otras condiciones</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>Comentarista</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>Equipo de Negro</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>Derechos de autor</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>Introduzca el número de piedras de hándicap, o déjelo vacío.</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>Transcrita por</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Evento</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>Por ejemplo, 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>Por ejemplo, Negro+3,5, Blanco+R (abandono), Blanco+T (tiempo), 0 (empate)</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>Comentario de la partida</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>Datos de la partida</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>Nombre de la partida</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Hándicap</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>Más detalles</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Apertura</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>Tiempo adicional</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>Lugar</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>Ronda</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Fuente</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>Tiempo en segundos</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>Qué mostrar</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>Equipo de Blanco</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>«{text}» no es un número. Introduzca un valor como 7, 6,5 o −3.</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partida</numerusform>
        <numerusform>%n partidas</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>Partidas de este archivo</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>Mostrar la partida</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Evento</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
  </context>
  <context>
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>Partidas</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0 a {last}</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>«{text}» no es una jugada de esta línea. Introduzca un número de 0 a {last}.</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>Porcentaje de victoria y puntuación a lo largo de la partida</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>&amp;Guía</translation>
    </message>
    <message>
      <source>&amp;What’s This?</source>
      <translation>¿&amp;Qué es esto?</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>R&amp;eglas</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>Guide</source>
      <translation>Guía</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>Pulse {key} de nuevo para ver todos los atajos de teclado.</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>Hándicap</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>Piedras de hándicap</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>En los puntos estrella</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>Una piedra menos</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>Una piedra más</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>Colocación libre</translation>
    </message>
    <message>
      <source>stones: 0, or 2 or more</source>
      <translation>piedras: 0, o 2 o más</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>Elija un paso para ir a él.</translation>
    </message>
    <message>
      <source>History</source>
      <translation>Historial</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>Todavía no ha cambiado nada. Sus cambios aparecerán aquí.</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>Abierta</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>Pasos</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step} (deshecho)</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>Dirección</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>Elegir archivo…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>Elegir la red que imita a personas</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>Copiar la dirección</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>Redes de KataGo ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Leyendo la red…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>Se copió la dirección.</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>Hace falta una red que imita a personas: «{file}» de KataGo ({size}). Descárguela de esta página y elija después el archivo:</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>No hay ninguna jugada ilegal anterior en esta línea.</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>No hay ninguna jugada ilegal posterior en esta línea.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>Todas las jugadas son legales según las reglas de esta partida ({rules}).</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>Jugadas ilegales</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>Jugadas ilegales según las reglas de esta partida ({rules}): {count}.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>N.º</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>Motivo</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>&amp;Añadir</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>Pre&amp;determinado</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>Sin &amp;tecla</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>Añadir esta tecla a la orden</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>Elija una orden y pulse la tecla nueva.</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>Personalizar los atajos</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Predeterminado</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>Como OGS: herramientas en las teclas de función</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>Como Sabaki y Lizzie: Arriba y Abajo recorren las jugadas</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>Tecla nueva</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>Quitar todas las teclas de la orden</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>Usar las teclas del esquema</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>Todas &amp;las órdenes…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>&amp;Personalizar los atajos…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key} ya hace esto.</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key} está libre.</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key} se usa para «{command}» y se reasignará.</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key} funcionaría en todas partes, así que ya no podría escribirla en los campos de texto.</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>Disposición</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>Disposición</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>Biblioteca</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revisar</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Contar</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>Aprender go</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Jugar una &amp;primera partida</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>Las reglas</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>En esta partida no hay ninguna jugada que adivinar.</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>Recuento</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>Recuento</translation>
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
      <translation>Puntos perdidos</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>La forma y el color muestran cuánto pierde una jugada frente a la mejor. Cuanto más pálida, menos se ha leído; se omiten las jugadas con menos del 2 % de las visitas de la mejor. Un anillo marca la jugada que se hizo.</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>Porcentaje de victoria perdido, %</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>&amp;Atrás</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>&amp;Finalizar</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>&amp;Siguiente</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Pasar</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>Tablero de la lección</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>Intentar de &amp;nuevo</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>Lección {number} de {count}; completadas: {done}</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>Arrastre sobre la parte del tablero que quiere buscar.</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>Añada una carpeta con partidas para buscar en ellas aquí.</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>Columnas</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>Duplicados</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>Ninguna partida aparece más de una vez.</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>Ninguna partida coincide con esta búsqueda.</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>Se están leyendo las partidas…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>Debajo de la lista</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>Partida</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Jugadas siguientes</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>%n marcada</numerusform>
        <numerusform>%n marcadas</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>Por turnos</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>Lista de Negro</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>Haga clic en un grupo para marcarlo como muerto o vivo. {shift}+clic marca una cadena, {alt}+clic una piedra.</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>Las piedras muertas solo pueden marcarse mientras se acuerda el resultado.</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>Estimación</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>Cómo acordar</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>Marque las piedras muertas</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>Más formas de marcar…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>Listas separadas</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>Lista común</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>Lista de Blanco</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>De quién es la lista</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>Analizar la partida</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>Mejor</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>Mayores errores</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>Pérdida</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>No hay errores graves en la parte analizada de esta línea.</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Aún sin analizar.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>Jugado</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>Nombres de jugadores</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>Escriba todos los nombres de un jugador en una línea, separados por comas. La búsqueda de uno de ellos los encuentra todos.</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>Retroceder una jugada</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>Retroceder diez jugadas</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>Primera jugada</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>Avanzar una jugada</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>Avanzar diez jugadas</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>Última jugada</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>Jugada {current} de {last}</translation>
    </message>
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>La red del programa</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go conserva la red «{name}».</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go conserva la red del programa.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Go usa ahora la red «{name}».</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Go usa ahora la red del programa.</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>No se encontró «{file}». Se usa la red del programa.</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>«{name}» imita a personas: elija «{choice}» en el diálogo Nueva partida. La red que juzga no cambia.</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>&amp;Elegir archivo…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>&amp;Medir la velocidad</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>&amp;Usar</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>Todos los archivos (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>Elegir una red</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>Copiado: {text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>Copiar</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>Copiar «{text}»</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>Descargue un archivo en el navegador y suéltelo aquí o elíjalo. La red de KaTrain (36 MB) aparece en la lista cuando KaTrain está instalado. Tromp Go no descarga nada.</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>De KataGo</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>Conseguir un motor más fuerte</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>Redes de KataGo ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>Midiendo durante unos segundos…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>Redes</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>Leyendo la red…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>Detener la &amp;medición</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>La red del programa</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go juega, analiza y juzga con una red neuronal: cuanto mayor, más fuerte y más lenta. Puede leer archivos de red de KataGo (.bin.gz o .txt.gz) de las versiones {oldest} a {newest}. Una que imita a personas se guarda junto a la que juzga.</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>Dónde conseguir una red</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>Con KaTrain</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>no encontrado</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>Un hándicap de una piedra es simplemente la primera jugada. Elija ninguno, o 2 o más.</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>Piedras negras que cuentan como prisioneros desde el principio: un número entero.</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>Personalizado…</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>Introduzca un komi como 7, 6,5 o −3.</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>Conseguir un motor más fuerte…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Hándicap</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Partida nueva</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>Puntos que recibe Blanco por jugar en segundo lugar. Lo habitual es 7; 6,5 o 7,5 evita el empate.</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>Puntos para Blanco. Medio punto evita empates.</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>Colores al azar (nigiri)</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>Leer estas reglas</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>Empezar la partida</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>Este tablero tiene pocos puntos estrella, así que Negro coloca las piedras.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>«{text}» no es un número. Introduzca un valor como 7, 6,5 o −3.</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>Colores intercambiados</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Jugadas siguientes</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Girada o reflejada</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>Números reales</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>Introduzca un número como 3,5 o −2.</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>Introduzca un número entero de 0 a {most}.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>Figura</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>Título de la figura</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>Heredar</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>Dos últimas cifras</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>Las jugadas posteriores siguen a partir de este número</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>Número de jugada</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>Nombre, número, figura</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>Sin números</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>Puntos para Negro, por ejemplo 3,5 o −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>Números impresos</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>Empezar una figura aquí</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>Título</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>Valor</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>Aplicar sus marcas</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>Mejores jugadas</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>Continuación</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>Ventaja</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>Visitas</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>Victoria</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>en el tablero</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>1 minuto</numerusform>
        <numerusform>%n minutos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n segundo</numerusform>
        <numerusform>%n segundos</numerusform>
      </translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>Comparar con</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>Motor</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>Ningún otro motor</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>Detener después de</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>También empieza un diagrama nuevo donde la partida lo indica.</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>Continuar…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>Jugadas por diagrama</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>Dos pases oficiales consecutivos terminan la partida tal como está.</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>Examinar…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}: examinar</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>Como se jugaba antes de la IA</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>Probabilidad</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>Jugadas de personas</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>Aquí no sigue ninguna jugada de la partida.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rango</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>Muestra lo que jugarían aquí personas de un rango y la probabilidad de cada jugada.</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>{move}, la jugada de la partida, por rango:</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>%n capturada</numerusform>
        <numerusform>%n capturadas</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>Haga clic para cambiar los jugadores.</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>Hacer jugar al motor</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>Pausar el motor</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>Reiniciar el motor</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>de acuerdo</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>aún no ha aceptado</translation>
    </message>
    <message>
      <source>not yet submitted</source>
      <translation>aún no ha entregado</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>ha entregado</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>Como se jugaba antes de la IA</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>Persona</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}: nivel</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}: quién juega</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: rango</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>Nombre</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rango</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who}: nombre</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: rango</translation>
    </message>
  </context>
  <context>
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>cambiar los jugadores</translation>
    </message>
  </context>
  <context>
    <name>PlayersDialog</name>
    <message>
      <source>OK</source>
      <translation>Aceptar</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>Jugadores</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>No hay piedras en la región. Elija una con una piedra o una esquina.</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>&amp;Restaurar los valores predeterminados</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>Ninguna preferencia coincide.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>Preferencias</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>Buscar en las preferencias</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>Partida de la lista</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>Jugada {move} de {moves}</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>El análisis no muestra errores graves de estos jugadores.</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>Esta partida aún no está analizada. Analícela primero.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>Este archivo</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>Carpeta</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>&amp;Buscar en:</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>&amp;Tipo de archivos:</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>Con&amp;junto de páginas:</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>Probabilidad por rango</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>&amp;Recargar</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>Partida pegada</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>¿Recargar el archivo y descartar sus cambios?</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>La partida pegada necesitó una reparación.</numerusform>
        <numerusform>La partida pegada necesitó %n reparaciones.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>Este archivo necesitó una reparación.</numerusform>
        <numerusform>Este archivo necesitó %n reparaciones.</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Cambios sin guardar</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>Los cambios sin guardar se perderán. Para conservarlos, cancele y use Guardar como.</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>«{name}» no necesitó reparaciones.</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>&amp;Vaciar la lista</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>No hay archivos recientes</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>Abrir &amp;reciente</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>1 jugada</numerusform>
        <numerusform>%n jugadas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>Una partida sin guardar se está restaurando en otra ventana.</numerusform>
        <numerusform>%n partidas sin guardar se están restaurando en otra ventana.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>No se pudo leer una partida sin guardar. Se conservó en {place}.</numerusform>
        <numerusform>No se pudieron leer %n partidas sin guardar. Se conservaron en {place}.</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>Partida nueva</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>Retomarla</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>La partida sin terminar se ha conservado.</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>Esta partida está abierta en otra ventana.</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>Los cambios sin guardar no se pueden conservar para su recuperación. Guarde la partida con frecuencia. {problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>&amp;Descartar</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>&amp;Más tarde</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>&amp;Restaurar</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>Más tarde</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>El programa se cerró de forma inesperada. Se pueden restaurar estas partidas sin guardar:</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>Partidas sin guardar</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>Una revancha con otro hándicap.</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>Una revancha con el mismo hándicap.</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>Una revancha: los jugadores han cambiado de color.</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>Re&amp;vancha</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>Revancha: rival más &amp;fuerte</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>Revancha: rival más &amp;débil</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>Revancha: una &amp;piedra de hándicap menos</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>Revancha: una piedra de &amp;hándicap más</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>Columna</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>Línea</translation>
    </message>
    <message>
      <source>Problem and repair</source>
      <translation>Problema y reparación</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>Informe de reparaciones</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>Reparaciones</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>«{name}» no sigue del todo el estándar SGF. Se ha leído como se indica abajo; el archivo no se ha modificado.</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>Analizar la partida</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>Cómo jugó cada jugador</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>Aún sin analizar.</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Informe de la partida</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>&amp;Negro</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>&amp;Blanco</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>Seguir jugando</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>El otro jugador mueve entonces primero.</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>¿Quién pide seguir jugando?</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>Negro+3,5, Blanco+7 o 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>«{text}» no es un resultado. Escriba por ejemplo Negro+3,5, Blanco+7, o 0 si hay empate.</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>Basadas en</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>Reglas personalizadas</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>En los archivos</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>El recuento se ha copiado como texto.</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>Se canceló la búsqueda de piedras muertas.</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>Punto de Negro</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Punto de Blanco</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>cambia con un clic</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>muerta</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>neutral</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>dudosa, cuenta como viva</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>Carpeta…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>Más órdenes</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>Quitar {filter}</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>Buscar en la biblioteca</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>Buscar: nombres, result:B+, year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>Partida actual</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>Exportar las partidas elegidas</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>Un archivo con todas las partidas (*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>Tabla (*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>Resolver problemas</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>Colores intercambiados</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>Girada o reflejada</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>Ningún atajo coincide.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>Buscar</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>Buscar en los atajos</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>&amp;Sonidos</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>No se pueden reproducir sonidos. Para instalar un reproductor, escriba: {line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>No se pueden reproducir sonidos: instale paplay, pw-play o aplay.</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>No se pueden reproducir sonidos: no se encontró ningún dispositivo de sonido.</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>Contra el ordenador</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>Tamaño del tablero</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>Haga clic en un punto para poner la primera piedra, o elija:</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>Para su primera tarde: doce tableros pequeños y después una partida.</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>Aprender go</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>Nivel</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>Nivel del ordenador: {level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>Más opciones: {key}.</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>Abrir una partida</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>Otro tamaño de tablero</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>Otro tamaño…</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>Persona de su nivel</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>Partidas recientes</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>Archivos SGF de cualquier programa o servidor.</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>Partidas de ejemplo</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>Por turnos en este ordenador. El tablero está listo.</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>El ordenador juega como una persona, de 20 kyu a 9 dan.</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>Dos jugadores</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>Partidas sin terminar</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>Bienvenido a {name}</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>Usted juega con Negro. Nivel: {level}.</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>Atrás</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>Volver a la partida</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>Cancelar</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>Terminar sin resultado</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>Jugada ilegal en el registro: {reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>Colocarla de todos modos</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>Pulse {key} para ver la guía</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>Leyendo el archivo… {percent} %</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>Revisar</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>Guardando el archivo… {percent} %</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>Mostrar esa posición</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>Mostrar las reglas</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>Volver la partida hasta aquí</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>La partida en curso está en otra jugada.</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>El archivo aún se está cargando. Por ahora solo está disponible la línea principal.</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>Esta es la posición tras la jugada {turn}.</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>Esta es la posición inicial.</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>Esta posición se ha dado por tercera vez.</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>Variante: volver a la partida</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>No permitido</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>Pasos de la prueba</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>Por ejemplo: joseki, por revisar</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>Etiquetas nuevas</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>Guardar</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
  </context>
  <context>
    <name>TaskProgress</name>
    <message>
      <source>Stop</source>
      <translation>Detener</translation>
    </message>
  </context>
  <context>
    <name>TeachingController</name>
    <message>
      <source>Keep</source>
      <translation>Mantener</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>Mostrar</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Deshacer la jugada</translation>
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
      <translation>Tiempo absoluto</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>Períodos de byo-yomi</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>Canadiense (jugadas por período)</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>Reloj</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>Tiempo principal en minutos</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>Minutos por período</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>Más tiempo tras cada jugada (Fischer)</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>Jugadas por período</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>Sin reloj</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>Número de períodos</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>Segundos añadidos tras cada jugada</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>Segundos por período</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>Tiempo</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>Cuando se acabe el tiempo</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>Cuando se acabe el tiempo:</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>minutos</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>jugadas en</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>segundos</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>segundos más tras cada jugada</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>mostrar solo un aviso</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>se pierde la partida</translation>
    </message>
    <message>
      <source>then</source>
      <translation>después</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>Editar</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>Herramientas de edición</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>Contra el ordenador</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>Pérdida de la que se avisa</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>Adaptarse a mí</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>Avisa cuando su jugada pierde esta cantidad de puntos y le deja deshacerla.</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>Partida didáctica</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>puntos perdidos o más</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>Árbol de la partida</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>Árbol de la partida</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Jugada {number}</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>Todavía no hay jugadas</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>Pruébelo</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>&amp;No guardar</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>G&amp;uardar</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>¿Guardar los cambios en «{name}»?</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>Cambios sin guardar</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>Si no los guarda, los cambios se perderán.</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>Después de esta no hay jugadas malas ni dudosas.</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>Antes de esta no hay jugadas malas ni dudosas.</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>Después de este punto no hay comentarios.</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>Antes de este punto no hay comentarios.</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>Victoria</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>Las flechas cambian la altura; Inicio la restablece.</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>Separador</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>Arrastre para cambiar la altura. Haga doble clic para restablecerla.</translation>
    </message>
  </context>
  <context>
    <name>_Strip</name>
    <message>
      <source>Warning</source>
      <translation>Advertencia</translation>
    </message>
  </context>
  <context>
    <name>analysis</name>
    <message>
      <source>Analyse</source>
      <translation>Analizar</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>Al principio: {said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>Jugada {move}: {said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Jugada {number}: {played} perdió {loss}</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>Esta posición no se ha analizado.</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>mejor: {point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>opción {rank} del motor</translation>
    </message>
    <message>
      <source>large</source>
      <translation>grave</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>sin analizar</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>jugada en la partida</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>luego {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>{count} visita</numerusform>
        <numerusform>{count} visitas</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/s</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine} no puede analizar. Esta es la jugada que haría.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine} no puede analizar. Esta es la jugada que haría; estima: {score}.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine} no puede analizar. Esta es la jugada que haría; no da ninguna estimación.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine} no puede analizar. Esta es la jugada que haría; aún está estimando…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine} se ha cerrado.</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine} está analizando…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine} se está iniciando…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine} no propone ninguna jugada aquí.</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} abandonaría aquí.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partida</numerusform>
        <numerusform>%n partidas</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>&amp;Añadir carpeta…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>&amp;Acordar el resultado…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>Por &amp;turnos</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>A&amp;nalizar</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>&amp;Preguntar al motor</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>&amp;Retroceder diez jugadas</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>Mayores &amp;errores</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>&amp;Negro acepta</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>N&amp;egro pierde por incomparecencia…</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>&amp;Borrar todas las marcas aquí</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>Borrar las &amp;marcas</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>&amp;Consola</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>C&amp;oordenadas</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>&amp;Copiar desde aquí</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>Copiar &amp;la partida como SGF</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>&amp;Copiar el registro como texto</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>&amp;Recortar a esta posición</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>Eliminar esta &amp;jugada y las siguientes</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>&amp;Motores…</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>&amp;Exportar las partidas elegidas…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>&amp;Buscar esta posición en la biblioteca</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>&amp;Buscar…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>&amp;Primera</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>Reflejar &amp;horizontalmente</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>Puntos &amp;prohibidos</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>Partidas &amp;de este archivo…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>&amp;Ir a la jugada…</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>A&amp;divinar las jugadas de la partida elegida</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>&amp;Adivinar la jugada siguiente</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>&amp;Sugerencia</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>Pista para el e&amp;jercicio</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>&amp;Historial…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>&amp;Insertar un pase</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>Atajos &amp;de teclado</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>Úl&amp;tima</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>Ap&amp;render go</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>Bib&amp;lioteca</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>Pér&amp;didas en lugar de valores</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>&amp;Línea principal</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>&amp;Hacer línea principal</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>Marcar &amp;de nuevo</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>Marcar pie&amp;dras muertas</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>&amp;Números de las jugadas</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>&amp;Mis errores como problemas</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>Nombre, número, &amp;figura…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>Partida &amp;siguiente de la lista</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>Pregunta &amp;siguiente</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>Sugerencia &amp;siguiente</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>Varia&amp;nte siguiente</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>Sin &amp;resultado…</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>&amp;Un segundo por jugada o más lento</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>Abrir la partida ele&amp;gida</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>A&amp;brir…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Pasar</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>&amp;Pegar como variante</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>&amp;Pegar partida</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Jugar</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>Seguir &amp;jugando</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>&amp;Jugar esta jugada</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>Partida an&amp;terior de la lista</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>Red del &amp;programa</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>&amp;Salir</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>&amp;Rehacer</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>&amp;Repetir el ejercicio</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>In&amp;forme de la partida</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>&amp;Restablecer la disposición</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>&amp;Abandonar…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>G&amp;uardar</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>&amp;Guardar el análisis en la partida</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>Co&amp;ntar</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>Lista co&amp;mún</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>Mostrar dup&amp;licados</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>Mostrar la r&amp;espuesta</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>I&amp;niciar el motor</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>Intercambiar &amp;los colores</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>Eti&amp;quetas…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>Partida di&amp;dáctica</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>&amp;Tres segundos por jugada o más lento</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>Escribir &amp;un punto…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>&amp;Deshacer</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>Act&amp;ualizar la biblioteca</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>Blanco &amp;acepta</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>B&amp;lanco pierde por incomparecencia…</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>&amp;Escribir el registro en un archivo</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>Acordar piedras m&amp;uertas</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>Reproducción a&amp;utomática</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>Acerca de &amp;{name}</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>Analizar &amp;toda la partida…</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>Analizar una &amp;zona</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>Panel de aná&amp;lisis</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>Lo más rápido &amp;posible</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>Pedir al motor que decida</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>Retr&amp;oceder</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>Mejores jugadas en el tabler&amp;o</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>¿Negro pierde por incomparecencia?</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>&amp;Juega Negro</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>Cursor del tablero abajo</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>Cursor del tablero a la izquierda</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>Cursor del tablero a la derecha</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>Cursor del tablero arriba</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>Cerrar &amp;el recuento</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>C&amp;opiar el recuento como texto</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>Cancelar la propuesta</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>Contraer o e&amp;xpandir la rama</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>Comparar área y &amp;territorio</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>Continuar contra &amp;el ordenador</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>Continuar como partida desde a&amp;quí</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>Copiar el tablero como &amp;imagen</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>Copiar el tablero como te&amp;xto</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>Cor&amp;tar desde aquí</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>Decidir &amp;según las marcas…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>Eliminar todas las &amp;otras variantes</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>Eliminar &amp;solo esta jugada</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>&amp;Impugnar las marcas</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>E&amp;xportar imagen…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>Codificaci&amp;ón…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>Mover &amp;el motor</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>Motores y op&amp;ciones…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>Est&amp;imar</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>&amp;Territorio esperado</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>Exportar co&amp;mo PDF…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>Exportar el &amp;informe…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>Avan&amp;zar diez jugadas</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>Pantalla &amp;completa</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>&amp;Filtros…</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>Buscar esta posició&amp;n</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>Buscar &amp;siguiente</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>B&amp;uscar anterior</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>Buscar una &amp;región en la biblioteca…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>Reflejar &amp;verticalmente</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>Reflejar en la &amp;diagonal ╱</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>Reflejar en la d&amp;iagonal ╲</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>&amp;Carpetas…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>&amp;Avanzar</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>Datos de &amp;la partida…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>Conse&amp;guir un motor más fuerte…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>Adivinar las jugadas de &amp;Blanco</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>Adivinar las jugadas de &amp;Negro</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>Adivinar las jugadas de amb&amp;os</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>&amp;Jugadas ilegales…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>Salir del modo de edición</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>Dejar la partida &amp;y revisar</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>Marcar la lista de &amp;Negro</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>Marcar la lista de &amp;Blanco</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>Marcar la cadena bajo el cursor del tablero</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>&amp;Subir la variante</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>&amp;Bajar la variante</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>Jugadas de &amp;personas</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>&amp;Nombres de jugadores…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>&amp;Bifurcación siguiente</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>Prob&amp;lema siguiente</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>&amp;Comentario siguiente</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>J&amp;ugada ilegal siguiente</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>Error si&amp;guiente</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>Pase o&amp;ficial</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>Pase o&amp;ficial y terminar</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>Un tab&amp;lero por cadena</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>Abrir en una &amp;ventana nueva</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>P&amp;ausar los motores</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>&amp;Variante anterior</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>&amp;Cambiar jugadores…</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>Jugar una &amp;primera partida</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>Seguir jugando…</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>Jugar o marcar bajo el cursor del tablero</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>Pr&amp;eferencias…</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>Problema anter&amp;ior</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>Sugerencia &amp;anterior</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>Bi&amp;furcación anterior</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>Jugada ilegal &amp;anterior</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>Co&amp;mentario anterior</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>&amp;Error anterior</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>I&amp;mprimir…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>Imprimir el inf&amp;orme…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>P&amp;roponer piedras muertas</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>Re&amp;visar</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>&amp;Informe de reparaciones…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>Repetir los &amp;fallados</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>Girar &amp;180°</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>Girar a la i&amp;zquierda</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>&amp;Girar a la derecha</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>C&amp;ontar</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>&amp;Terminar el ejercicio</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>&amp;Guardar como…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>Guardar solo las &amp;puntuaciones</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>Pu&amp;ntuaciones en el gráfico</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>Listas &amp;separadas</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>Colocar como una variante nue&amp;va</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>M&amp;ostrar más jugadas</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>Mostrar menos j&amp;ugadas</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>Mostrar la jugada me&amp;jor</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>Resolver &amp;problemas…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>Iniciar el motor</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>Detener el a&amp;nálisis</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>Detener la reproducción a&amp;utomática</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>D&amp;etener el análisis de la partida</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>Detener el motor</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>Dejar de escribir {path}</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>Detener «{command}»</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>Miniatura &amp;de esta jugada</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>Volver la partida &amp;hasta aquí</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>¿La partida termina sin resultado?</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>Las re&amp;glas, paso a paso</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>Escribir un punto</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>Escri&amp;bir el resultado en la partida</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>¿Blanco pierde por incomparecencia?</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>Juega &amp;Blanco</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>Porcentajes de victoria en el &amp;gráfico</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>Escribir el registro en un archivo</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}, hasta la siguiente línea de estrellas</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>&amp;Flecha</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>Piedra &amp;negra</translation>
    </message>
    <message>
      <source>&amp;Black’s territory</source>
      <translation>Territorio de &amp;Negro</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>&amp;Círculo</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>Atenuar &amp;puntos</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>Borrar &amp;una piedra</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>Nú&amp;mero</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>&amp;Jugar</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>C&amp;uadrado</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>&amp;Triángulo</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>&amp;Piedra blanca</translation>
    </message>
    <message>
      <source>&amp;White’s territory</source>
      <translation>Territorio de &amp;Blanco</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>C&amp;ruz</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>Haga clic en un punto o arrastre sobre una región.</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>Haga clic en un punto.</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>Haga clic en una piedra.</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>Haga clic para insertar una jugada antes de las siguientes.</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>Haga clic para jugar.</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>Arrastre de un punto a otro, o haga clic en ambos.</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>Arrastre sobre la parte que desea mostrar; haga clic dos veces en un punto para mostrarlo todo.</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>Arrastre sobre la forma que desea buscar, o haga clic en dos esquinas.</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>Cada clic añade la siguiente letra libre.</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>Cada clic añade el siguiente número libre.</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>Buscar una &amp;forma</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>&amp;Insertar una jugada</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>L&amp;etra</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>&amp;Línea</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>Líneas</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>Marcas</translation>
    </message>
    <message>
      <source>More</source>
      <translation>Más</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>Jugada</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>Parte del tabler&amp;o</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>Jugar</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>Posición</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>&amp;Selección</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Piedras</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Territorio</translation>
    </message>
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A configuration file is missing. Name one in the arguments.</source>
      <translation>Falta un archivo de configuración. Indique uno en los argumentos.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>Falta una biblioteca que el programa necesita.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>Falta una biblioteca que el programa necesita: {detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>Falta un archivo de red. Descargue uno e indíquelo en los argumentos.</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>No se encontró un programa que ejecuta (código de salida 127).</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>Acepta un tamaño de tablero</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>Acepta un komi</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>Acepta las reglas</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>Añadir {argument}</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>Un argumento empieza con un guion tipográfico: {detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>Puede que falte un argumento que active GTP. Algunos motores necesitan minutos la primera vez; en ese caso, siga esperando.</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>Añadir {name}</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>Añadir {name}, encontrado en este equipo</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>Puede ejecutarse</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>Compare los argumentos con la ayuda del propio programa.</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>Elija el archivo del programa; los argumentos van en su propio campo.</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>Cierre otros programas, o use una red más pequeña.</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>¿Se refería a ese?</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>Descargue una red para este motor e indique su archivo en los argumentos: -model FILE para KataGo, --weights FILE para Leela Zero.</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>Escriba la ruta completa del programa. Después de ssh, es la ruta en el otro equipo.</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>Se cierra cuando se le pide</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>Si admite otras reglas, indíquelas en sus argumentos.</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>Instale una versión del motor para este sistema y procesador.</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>Instálela con su gestor de paquetes, o use una versión del motor que incluya sus bibliotecas.</translation>
    </message>
    <message>
      <source>It</source>
      <translation>El motor</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>Analiza posiciones.</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>Respondió: {detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>Se puede detener mientras piensa.</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>Puede indicar las piedras muertas.</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>No puede analizar.</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>No se puede detener mientras piensa, así que se reinicia.</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>No puede indicar las piedras muertas.</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>No aceptó las reglas: {detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>No se cerró y hubo que forzarlo.</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>Todavía no funciona.</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>No dio ningún motivo. Pruebe la misma orden en un terminal.</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>Le faltan órdenes necesarias: {message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>Le falta {detail}, que es opcional.</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>Puede hacer jugadas que el superko prohíbe; estas se rechazan.</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>Rechazó un komi de 7: {detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>Rechazó tableros más pequeños; aceptó {detail} × {detail}.</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>No indica ningún nombre.</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>Está en marcha, pero su salida no es GTP.</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>Admite tableros rectangulares.</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>Solo admite tableros cuadrados.</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>Considera ilegal el suicidio y no puede seguir una partida en la que se juegue.</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>Funciona, con limitaciones.</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>Funciona.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>Su última salida, abajo, puede indicar el motivo.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>Su última salida, abajo, puede indicar el motivo. Busque una versión más reciente.</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>No se pueden configurar sus reglas; usa las suyas.</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>Lo último en la salida de errores:</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>Lo último en la salida estándar:</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>Indique un archivo existente en los argumentos (-config FILE para KataGo), o corrija la línea que señala el motor.</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>No se ha elegido ningún programa.</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>Aquí no se pueden escribir contraseñas. Cree una clave SSH y cárguela en su agente.</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>Hace jugadas legales</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>El programa existe</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>Sustituir los guiones</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>Indica su nombre y versión</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>Inícielo con {detail}.</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>Iniciar sin FUSE</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>Inícielo sin FUSE, con la variable APPIMAGE_EXTRACT_AND_RUN=1, o instale libfuse2 (libfuse2t64 en sistemas más nuevos).</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>Se inicia</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>Admite GTP</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>Admite las órdenes necesarias</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>No se encontró la orden: {detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>El motor no encuentra su archivo de red: {detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>El motor no acepta su archivo de configuración: {detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>El motor no entiende sus argumentos: {detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>La carpeta {detail} no existe.</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>El otro equipo rechazó la conexión ssh: {detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>El programa es una AppImage y necesita FUSE, que falta: {detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>El programa se ejecuta, pero no en modo GTP.</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>El programa se compiló para otro tipo de equipo.</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>No se encontró el programa, pero sí {detail}.</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>No hay memoria suficiente para el motor: {detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>Pruebe la misma orden en un terminal. Compruebe el nombre, que el equipo está encendido y que su clave se acepta.</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>Use guiones normales.</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>Usar ese</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>Usar la carpeta del programa</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>Carpeta de trabajo: {folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>respondió al cabo de {detail} s</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>fallido</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>las suyas, o las indicadas en sus argumentos</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>superado</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>superado con limitaciones</translation>
    </message>
    <message>
      <source>running</source>
      <translation>en curso</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>omitido</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh no pudo conectar con el otro equipo.</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh no pudo conectar con el otro equipo: {detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en espera</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail} órdenes</translation>
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
      <translation>Una cruz es la jugada que se hizo; los números son la línea mejor.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>Precisión</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>Precisión: cuánto del porcentaje de victoria se conservó. Puntos perdidos: la media por jugada. Mejores jugadas: con qué frecuencia se hizo la primera opción del motor.</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>Analizada por {engine}.</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>Mejores jugadas</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>Mejor: {move}, y después {line}.</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>Mejor: {move}.</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>Final</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>Pierde {points}.</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>Pierde {points}; porcentaje de victoria {before} → {after}.</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>Medio juego</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Jugada {number}: {color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Jugadas</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>Ninguna jugada por sí sola decidió la partida.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>Apertura</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Jugador</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>Puntos perdidos</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>Informe de la partida</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>Qué decidió la partida</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n problema</numerusform>
        <numerusform>%n problemas</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>Todas las ramas de este problema están marcadas como erróneas. Sáltelo.</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>Al primer intento: {hits} de {asked} ({percentage})</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>Al primer intento: {number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>De fácil a difícil</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>Grado {grade} de {hardest}.</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>Adivinar la jugada siguiente</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>Es una jugada en el tablero, no un pase.</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>Está entre {low} y {high}.</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>Está en el cuarto inferior izquierdo.</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>Está en el cuarto inferior derecho.</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>Está en el cuarto superior izquierdo.</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>Está en el cuarto superior derecho.</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>Después: {number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>Racha más larga: {number}.</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>Error {number} de {count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>La jugada {number} de la partida fue {point}. Encuentre una mejor.</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>Jugada {number}: {played} perdió {loss}</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>Jugada {number}: {point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>Mis errores</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>Jugada siguiente</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>Problema siguiente</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>No se intentó ninguna jugada.</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>No se intentó ningún problema.</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>Ninguno todavía. Tras un análisis, «Mis errores como problemas» los reúne.</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>Sin resolver: {number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>Problema {number}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>Problema {number} de {count}</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>Problemas</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>Guarde antes sus cambios: esto abre otras partidas del archivo.</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>Saltar</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>Resuelto al primer intento.</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>Resuelto con 1 intento.</numerusform>
        <numerusform>Resuelto con %n intentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>Resuelto.</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>El autor de este problema descarta {point}. Pruebe otra jugada.</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>Las últimas jugadas eran erróneas. Empiece otra vez desde aquí.</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>La jugada es {point}.</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>Esto no funciona. Inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>Esta partida no es un problema: no hay piedras colocadas antes de la primera jugada. Abra un archivo con problemas.</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>Esta es la solución.</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>El archivo no contiene la solución de esta posición. Abra un problema con jugadas.</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>Esta posición aún no está analizada. Espere un momento o analice antes la partida.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>Reintentar</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>Ya lo falló antes.</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>respuestas: {number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>racha: {number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color} pasa.</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color} juega en {point}.</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>Turno de {color}: ¿dónde está la jugada {number}?</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>{first} de 1 problema resueltos al primer intento, {later} con más intentos, {not_solved} sin resolver.</numerusform>
        <numerusform>{first} de %n problemas resueltos al primer intento, {later} con más intentos, {not_solved} sin resolver.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>{hits} de 1 jugada adivinada al primer intento ({share}).</numerusform>
        <numerusform>{hits} de %n jugadas adivinadas al primer intento ({share}).</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake}; mejor: {point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>{number} para hoy</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>resueltos: {number}</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point} es buena. {played}, la jugada de la partida, perdió {loss}.</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>{point} no está entre las respuestas de este problema, por lo que cuenta como error. Pruebe otra jugada.</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} no forma parte de este problema. Pruebe otra jugada.</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>{point} no es la jugada: está a 1 línea.</numerusform>
        <numerusform>{point} no es la jugada: está a %n líneas.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point} es correcta, tras 1 intento.</numerusform>
        <numerusform>{point} es correcta, tras %n intentos.</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point} es correcta.</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} pierde {loss} frente a la mejor jugada. Pruebe otra jugada.</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} no se analizó, por lo que no cuenta. Pruebe otra jugada.</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} es lo que se jugó: perdió {loss}. Pruebe otra jugada.</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}: juega {color}</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>Ningún tipo de letra instalado puede mostrar {language}. Instale uno, como Noto Sans CJK.</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>Ningún tipo de letra instalado puede mostrar {language}. Para instalar uno, escriba: {line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>No se pudo leer un archivo.</numerusform>
        <numerusform>No se pudieron leer %n archivos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n partida</numerusform>
        <numerusform>%n partidas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>Una partida exportada a {name}.</numerusform>
        <numerusform>%n partidas exportadas a {name}.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>Una partida con este patrón</numerusform>
        <numerusform>%n partidas con este patrón</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>Una partida con esta posición</numerusform>
        <numerusform>%n partidas con esta posición</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%n grupo</numerusform>
        <numerusform>%n grupos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>%n jugada ilegal</numerusform>
        <numerusform>%n jugadas ilegales</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>Intervalo del 95 %</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>En la jugada</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>Ganó Negro</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>Negro ganó {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>Comentario</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>Contado</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>Fecha</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>Evento</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>Exportando: {done} de {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>Archivo</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>Partidas</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>Grupo</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Hándicap</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>Tiene una jugada ilegal</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>Buscando partidas nuevas…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>Jugadas</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>Siguiente</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>Sin recuento: el archivo no marca piedras muertas.</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>Pase</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>Jugador</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>Posición en el tablero</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>Rango</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>Leyendo archivos: {done} de {total}</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>Región {first} a {last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>Repite una posición</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>Repite posiciones una vez</numerusform>
        <numerusform>Repite posiciones %n veces</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>Etiqueta</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>Etiquetas</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>El recuento difiere del resultado registrado</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>Con las piedras muertas que marca el archivo, el recuento da: {result}.</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>No existe el campo «{field}». Elija uno de la lista de filtros.</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>No se entiende esta búsqueda.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>Ganó Blanco</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>Años</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>girada o acortada</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>mismo archivo</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>mismas jugadas</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}: una vez</numerusform>
        <numerusform>{move}: %n veces</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>«{field}:» no tiene valor. Escríbalo después de los dos puntos.</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>«{value}» no es ni yes ni no.</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>«{value}» no es un tamaño de tablero. Escriba 19 o 13x9.</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>«{value}» no es una fecha. Escriba 1846, 1846-07, 1846-07-21, 1840s o 1840..1850.</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>«{value}» no es un número. Escriba un número como 7, o 5..7.</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>«{value}» no es un rango. Escriba 5k, 3d, 9p o 1d..9d.</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>«{value}» no es un resultado. Escriba B+, W+R, B+3.5, 0 o ?.</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>&amp;Anotar</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>R&amp;ama</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>&amp;Copiar</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>&amp;Editar</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>&amp;Buscar</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>&amp;Partida</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>Ay&amp;uda</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>&amp;Ir a</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>Apre&amp;nder</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>&amp;Navegar</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>&amp;Posición</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>&amp;Contar</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>&amp;Colocar</translation>
    </message>
    <message>
      <source>&amp;Speed of engine-only games</source>
      <translation>&amp;Velocidad de las partidas entre motores</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>&amp;Herramienta</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>&amp;Ver</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>Aná&amp;lisis</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>&amp;Tablero</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>E&amp;xportar</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>&amp;Motores</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>&amp;Detalles del archivo</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>&amp;Mostrar</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>Su&amp;gerencias</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>Frente a la mejor jugada del motor.</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>Alternativas a esta jugada</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>Un motor hace una propuesta; los jugadores deciden.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>Análisis</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>Animar las piedras</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>Según el archivo</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>Al principio</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>En la última jugada</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>Reproducción automática: tiempo por jugada</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>Tablero</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>Clásico, kaya</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>Clásico, arce</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>Apto para daltónicos, con formas</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>Coordenadas alrededor del tablero</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>Oscuro</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>Predeterminado</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>Territorio esperado</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>Archivos</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>Alto contraste</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>En {folder}. No se pregunta si desea guardarlas.</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>Conservar las partidas terminadas</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>Teclado e idioma</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>Atajos de teclado</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>Idioma</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>Claro</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>Claro y plano</translation>
    </message>
    <message>
      <source>Like OGS</source>
      <translation>Como OGS</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>Como Sabaki y Lizzie</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>Aspecto</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>Marcar los puntos prohibidos</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>Igual que la ventana</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>Números de las jugadas sobre las piedras</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>Jugadas siguientes</translation>
    </message>
    <message>
      <source>None</source>
      <translation>Ninguno</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>Desactivado si el sistema pide reducir el movimiento.</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>Al primer clic</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>Al segundo clic</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>Abrir las partidas</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>Poner una piedra</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>Colocar las piedras algo descentradas</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>Reproducir sonidos</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>Diagrama impreso</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>Proponer piedras muertas tras dos pases</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>Ponga sus propios temas en {folder}.</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>Recordar los archivos recientes</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>Contar</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>Mostrar en el tablero las jugadas del motor</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>Mostrar lo que pierden las jugadas en lugar de sus valores</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>Sonidos</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>Se aplica en el próximo inicio.</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>Tamaño del texto</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>Tiempo por posición</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>Dos clics evitan jugadas accidentales.</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>Usar el ajuste del sistema</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>Variantes</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>Volumen</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>Ventana</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>animación</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>ramas letras</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>candidatas</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>recuento marcar acordar</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>fuente letra zoom grande</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>variación aleatoria</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>letras números</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>alto bajo</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>silenciar silencio</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>propiedad territorio</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>reciente</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>relativo absoluto puntos pérdida</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>guardar historial archivo</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>atajos</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>velocidad ritmo</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>tema noche apariencia</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>tema madera piedras</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>táctil confirmar</translation>
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
        <numerusform>%n piedra de hándicap</numerusform>
        <numerusform>%n piedras de hándicap</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>Una partida de go</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>Jugada {number}</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>Jugadas {first}–{last}</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>La posición</translation>
    </message>
    <message>
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>Este tablero no se puede guardar como .{ending}. Elija otro formato o tamaño.</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>Las variantes no se imprimen.</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} en {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}: pasa</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>jugada {move}</translation>
    </message>
    <message>
      <source>today</source>
      <translation>hoy</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>ayer</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>1 partida anterior se conserva como archivo.</numerusform>
        <numerusform>%n partidas anteriores se conservan como archivos.</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>Primera partida, 9 × 9</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>¿De quién es cada punto?</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>partidas terminadas para contar</translation>
    </message>
    <message>
      <source>game</source>
      <translation>partida</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>con un comentario en cada jugada</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>Negro acepta</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>territorio de Negro {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>Blanco acepta</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>territorio de Blanco {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>acordar piedras muertas</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>resultado acordado</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>anotación</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>flecha a {point}</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>piedra negra {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>círculo {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>borrar marcas</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>continuar desde aquí</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>seguir sin el motor</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>recortar a esta posición</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>cruz {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>cortar</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>decisión</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>eliminar</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>eliminar una jugada</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>eliminar las otras variantes</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>atenuar {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>impugnación</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>marcas del motor</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>borrar {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>incomparecencia</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>cómo acordar</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>insertar un pase</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>insertar {point}</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>letra {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>línea a {point}</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>perdida por tiempo</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>hacer línea principal</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>marcar</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>marcar de nuevo</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>bajar la variante</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>subir la variante</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>jugada {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>sin resultado</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>propiedades del nodo</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>número {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>un tablero por cadena</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>parte del tablero</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>pasar</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>pegar</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>seguir jugando</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>turno</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>propuesta</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>abandonar</translation>
    </message>
    <message>
      <source>review</source>
      <translation>revisión</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>reglas</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>guardar el análisis</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>selección {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>cuadrado {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>intercambiar colores</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>deshacer jugada</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>transformar el tablero</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>triángulo {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>piedra blanca {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>escribir el resultado</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>En el tema «{name}», shadow debe ser un número de 0 a 1.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>En el tema «{name}», {key} debe ser un color como #C8A165.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>En el tema «{name}», {key} debe ser el nombre de una imagen.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>En el tema «{name}», {key} indica {file}, que no es una imagen de su carpeta.</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>El archivo del tema «{name}» es demasiado grande.</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>El tema «{name}» tiene una entrada desconocida «{key}»; se admiten {keys}.</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>El tema «{name}» se basa en «{base}», que no es uno de {themes}.</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>No hay ningún tema de tablero «{name}». Ponga sus propios temas en {folder}.</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>%n prisionero negro</numerusform>
        <numerusform>%n prisioneros negros</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>1 libertad</numerusform>
        <numerusform>%n libertades</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>%n jugada perdió muchos puntos.</numerusform>
        <numerusform>%n jugadas perdieron muchos puntos.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>1 jugada por hacer en este tiempo</numerusform>
        <numerusform>%n jugadas por hacer en este tiempo</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>queda %n período</numerusform>
        <numerusform>quedan %n períodos</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>1 punto no tiene dueño todavía: seguir jugando aún podría cambiar el resultado.</numerusform>
        <numerusform>%n puntos no tienen dueño todavía: seguir jugando aún podría cambiar el resultado.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>1 punto seguía sin dueño.</numerusform>
        <numerusform>%n puntos seguían sin dueño.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>%n prisionero blanco</numerusform>
        <numerusform>%n prisioneros blancos</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>&amp;Mala jugada</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>Jugada &amp;dudosa</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>Posición &amp;igualada</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>Buena &amp;jugada</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>Jugada i&amp;nteresante</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>&amp;Pasar</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>&amp;Pasar y terminar</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>+{seconds} s por jugada</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>, %n piedra de hándicap</numerusform>
        <numerusform>, %n piedras de hándicap</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>, elegido</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>Un tablero de {size} no tiene puntos de hándicap: elija ninguno, o reglas con hándicap libre.</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>Un tablero de {size} tiene puntos para {most} piedras de hándicap como máximo.</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>No se leyó un tablero por culpa de esta línea: «{detail}»</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>Una cadena en atari debe salvarse enseguida.</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>Una cadena que ocupa su propia última libertad se retira.</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>Una cadena a la que le queda una sola libertad está en atari: puede ser capturada en la jugada siguiente.</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>Una cadena sin libertades queda capturada y sale del tablero.</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>Un reloj limita el tiempo de reflexión de cada jugador. En el byo-yomi, un período que no se agota empieza de nuevo con la siguiente jugada.</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>Un ciclo de {kos} kos.</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>Un doble ko.</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>Una partida termina sin su paréntesis de cierre; se ha añadido</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>Un grupo con dos ojos separados no se puede capturar nunca.</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>El hándicap compensa la diferencia de fuerza: Negro, el jugador más débil, coloca este número de piedras antes de la primera jugada de Blanco.</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>Un ko no puede recapturarse de inmediato; se permiten ciclos más largos.</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>Una línea no se entendió y se omitió: «{detail}»</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>Se ha añadido un paréntesis de apertura que faltaba</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>Se ha añadido un punto y coma que faltaba</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>Una jugada captura o es suicidio, nunca ambas cosas, salvo que parta de una posición colocada.</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>Una jugada da el color propio a un punto vacío, después limpia el color del rival y después el propio.</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>Una jugada no puede dejar sin libertades a su propia cadena.</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>Una jugada no puede recrear una posición anterior con el mismo jugador al turno.</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>Una jugada no puede dejar el tablero como estaba en un momento anterior con el mismo jugador al turno, incluido el inicio (superko situacional).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>Una jugada no puede dejar el tablero como estaba en un momento anterior, incluido el inicio (superko posicional).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>Una jugada no puede recrear ninguna posición anterior.</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>Una jugada no puede devolver el tablero a como estaba antes de la última jugada del rival (ko). Se permiten repeticiones más largas; cuando una posición se da por tercera vez, los jugadores pueden terminar la partida sin resultado.</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>Una jugada: captura</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>Una jugada: suicidio</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>Es mejor pasar.</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>Un jugador no puede dejar un tablero que él mismo ya dejó antes con una jugada; los tableros que se dejan al pasar no cuentan (superko situacional natural).</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>Un jugador no puede dejar un tablero que él mismo ya dejó antes, con una jugada o pasando; nadie ha dejado el inicial (superko de Taylor).</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>Un jugador no puede dejar dos veces la misma posición con jugadas.</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>Un jugador no puede dejar dos veces la misma posición, con una jugada o pasando.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>La puntuación de un jugador es el número de puntos de su color, más el de puntos vacíos que solo alcanzan ese color.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>La puntuación de un jugador es el número de puntos del color del jugador y de puntos vacíos que solo alcanzan ese color.</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>Un punto es negro, blanco o vacío.</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>Un punto o un pase está escrito a la manera de otro programa y se ha leído: {detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>Un punto alcanza un color si desde él un camino de puntos de su propio color, cada uno contiguo al anterior en una fila o columna, lleva a un punto de ese color.</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>Un punto alcanza otro color si un camino lleva desde él hasta ese color, siguiendo las líneas y pasando solo por puntos de su propio color.</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>Una propiedad de una versión anterior de SGF se leyó como la de FF[4]: {detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>Un cuádruple ko.</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>Una piedra hace negro o blanco un punto; un punto sin piedra está vacío. Nada más importa de una piedra.</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>Una piedra puede ponerse donde no tiene libertades si allí captura.</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>Se permite el suicidio de varias piedras; hay una regla especial para el ko.</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>Un grupo rodeado sin dos ojos está perdido.</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>Un tercero</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>Decide un tercero</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>Un tercero decide sobre las cadenas impugnadas.</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>Un tercero puede equivocarse.</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>Empate</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>Un triple ko.</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>Un turno es un pase, o una jugada que no repite una coloración anterior de la cuadrícula.</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>Un turno es un pase o una jugada que no repite una posición anterior del tablero.</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>Un valor sin propiedad se conservó en TGKT: [{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>Un «]» dentro de un texto no lleva barra invertida; se leyó como parte del texto: {detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>Falta un «]» después de un punto; el texto que sigue se leyó como su valor: {detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>Añada «--mode gtp» a sus argumentos.</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>Jugador avanzado</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>Jugador avanzado – si calcula por adelantado</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>Cuando ambos han pasado, se retiran las piedras que no pueden vivir.</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>Tras un desacuerdo, los pases son formales y dos de ellos terminan la partida.</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>Tras un desacuerdo, dos pases terminan la partida con todas las piedras vivas.</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>Los dos siguientes pases consecutivos terminan entonces la partida con todas las piedras vivas, por muchas jugadas que haya habido entre medias.</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>Tras el primer desacuerdo, se aconseja a los jugadores capturar las piedras que consideren muertas.</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>Tras dos pases consecutivos los jugadores pueden acordar qué piedras retirar. Si lo hacen, el tablero se cuenta sin ellas y la partida termina.</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>Tras dos pases los jugadores pueden acordar retirar piedras del tablero como si hubieran sido capturadas.</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>Tras dos pases allí, el desenlace se aplica a este tablero, que entonces se cuenta.</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>Acuerdo (2001)</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>Acuerdo único (1995)</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>Acuerdo, o cuatro pases</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>Todas las escrituras</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>Las tres han desaparecido, incluida la que se acaba de jugar.</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>Permitido</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>Permitido: se retira la cadena propia que queda sin libertades.</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>Reglas de la American Go Association.</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>Se ha omitido una variante vacía</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>Se ha omitido un paréntesis de cierre sobrante</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>Un ojo es un punto vacío dentro de un grupo. Si hay un solo ojo, Blanco ocupa el exterior y luego juega dentro. Si hay dos, la primera piedra de dentro no tiene libertades y no captura nada. Su grupo tiene espacio para tres puntos.</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>Responder a una piedra que el rival mete en su área no cuesta nada: su piedra cuenta tanto como el punto que ocupa.</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>Otros dos pases posteriores abren de nuevo el acuerdo. Todos los pases son turnos y cuentan para el superko.</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>En cualquier lugar (libre)</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>En cualquier lugar, Blanco pasa</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>Área</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>Recuento por área rellenando con las piedras de ambos jugadores, komi de 8 puntos.</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>El recuento por área cuenta sus piedras y los puntos vacíos que rodean. El recuento por territorio cuenta los puntos vacíos y resta las piedras capturadas. Los puntos neutrales (dame) alcanzan ambos colores y no cuentan para nadie.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>Recuento por área, sin suicidio, sin repetición con el mismo jugador al turno.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>Recuento por área, sin suicidio, un punto para Blanco por cada piedra de hándicap.</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>Recuento por área, suicidio permitido; ningún jugador puede dejar dos veces la misma posición.</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>Área, según el texto de 1995</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>Área: la puntuación de un jugador son sus piedras en el tablero más los puntos vacíos que solo alcanzan su color.</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>Acordado</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>Según el recuento</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>Tal como está</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>Tal como está: {score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>Según las marcas</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>Preguntar de nuevo</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>Pregunte de nuevo, elija la jugada del motor o dé la partida por perdida para él.</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>Pregunte de nuevo o siga sin él.</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>En cualquier momento los jugadores pueden acordar en su lugar las piedras muertas o el resultado.</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>Al final de la partida gana la puntuación más alta. Con puntuaciones iguales hay empate.</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>Atari</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>Añádalo de nuevo o elija su programa.</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>Negro +{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>Principiante</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>Principiante – si conoce el atari y los dos ojos</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>Negro</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>Ventaja de Negro: {points}</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>Negro y Blanco juegan por turnos. Una piedra se pone donde se cruzan dos líneas y nunca se mueve. Al final son suyas sus piedras y los puntos vacíos que solo rodean sus piedras. Aquí el lado izquierdo es casi de Negro, pero su muro tiene un hueco.</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>Negro empieza con ese número de jugadas consecutivas.</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>Negro tiene 9 piedras y estos 3 puntos; Blanco, 9 piedras y 4 puntos.</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>Negro coloca las piedras de hándicap, falta 1</numerusform>
        <numerusform>Negro coloca las piedras de hándicap, faltan %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>Negro coloca primero las piedras de hándicap; todavía no se puede pasar.</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>Negro juega las {value} primeras jugadas; se han leído como piedras de hándicap.</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>Negro {black}, Blanco {white}: {result}.</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>Negro, Blanco, Negro, Blanco, y vuelve a ser el turno de Negro.</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>Las primeras jugadas de Negro son libres; Blanco pasa entre ellas.</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>Punto de Negro</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>El muro de Negro aún tiene un hueco, así que el lado izquierdo no es de nadie.</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>Victoria de Negro {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>La frontera está abierta en {points}.</numerusform>
        <numerusform>Hay fronteras abiertas en {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>Ambos colores alcanzan {point}.</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>Ambos han pasado. Usted tomó el último punto y ganó gracias a él.</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>Ambos jugadores marcan las piedras muertas en una lista común, y ambos la aceptan.</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>Ambos bandos estaban en atari: gana quien captura primero.</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>Por área</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>Por territorio</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>Los bytes no válidos en esta codificación se conservan sin cambios. El primero en {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3 era el último punto neutral: Negro gana por 1.</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>Capturar</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>Capture la piedra marcada en dos jugadas.</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>Capture la piedra marcada.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>Capture las piedras que considere muertas: un pase más termina la partida.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>Capture las piedras que considere muertas: dos pases consecutivos terminan la partida.</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>Capture las tres piedras marcadas.</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>Capture las dos piedras blancas.</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>Las piedras capturadas no cuentan para nadie. Negro hace la primera jugada, así que Blanco suele recibir puntos adicionales, el komi. El programa cuenta por usted; vea una vez cómo lo hace.</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>Las piedras capturadas no cuentan.</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>Las piedras capturadas salen primero del tablero, así que su piedra vuelve a tener libertades. Si no capturara nada, se retirarían las piedras de usted. Cuidado con sus dos piedras de la izquierda: también están en atari.</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>Capturar va primero</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>Jugador ocasional</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>Jugador ocasional – si juega de vez en cuando</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>Europa central</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>Cambiar los jugadores…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>Cambiar una marca anula ambas aceptaciones.</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>Compruebe sus argumentos.</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>Compruebe que el archivo está completo y es para este sistema.</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>Compruebe la ruta.</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>Comprobando sus capacidades…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>Chino</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>Reglas chinas tal como las usan los programas.</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>Chino, simplificado</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>Chino, tradicional</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>Elija otro tablero u otro motor.</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>Elija otro motor para el análisis.</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>Elija otra carpeta de trabajo, o ninguna.</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>Elegir su jugada</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>Elija primero el archivo de la red, u otro jugador.</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>Elija el propio archivo del programa, o hágalo ejecutable.</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>Elegir esta jugada por él</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>Limpieza</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>Limpiar</translation>
    </message>
    <message>
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>Limpiar un color retira a la vez todas sus cadenas sin libertades. Las cadenas con una libertad se quedan.</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>Posición claramente igualada</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>Haga clic en todos los puntos vacíos que cuentan para Negro.</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>Haga clic en todos los puntos vacíos que alcanza la piedra negra marcada.</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>Haga clic en cada libertad de la cadena marcada.</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>Haga clic en todas las piedras blancas que desaparecen al limpiar Blanco.</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>Haga clic en la piedra que no puede vivir y observe el resultado.</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>Clic: esta piedra está viva</numerusform>
        <numerusform>Clic: estas %n piedras están vivas</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>Clic: esta piedra está muerta</numerusform>
        <numerusform>Clic: estas %n piedras están muertas</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>Jugador de club</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>Jugador de club – si juega todas las semanas</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>Comparar con área</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>Comparar con territorio</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>Conectadas, las tres piedras comparten cuatro libertades.</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>Aún hace falta una conexión en {points}.</numerusform>
        <numerusform>Aún hacen falta conexiones en {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>Seguir sin él</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>Copias restantes: {count}.</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>Darla por perdida</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>Contar por área</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>Contar por territorio</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>Recuento por {kind}, Negro – Blanco</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>Por área, el resultado es el mismo que en el archivo.</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>Por territorio, el resultado es el mismo que en el archivo.</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>Recuento</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>Cirílico</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>Se han adivinado caracteres dañados: {detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>Piedras muertas</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>Se están marcando las piedras muertas. Elija antes Seguir jugando y luego pase.</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>Las piedras muertas no podrían evitar la captura, así que se retiran antes de contar si ambos jugadores están de acuerdo. En un seki viven piedras de ambos colores, porque quien ataca primero pierde.</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>Decidido por un tercero</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>Decidido por {name}</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>Las cadenas impugnadas se juegan en un segundo tablero.</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>Las impugnaciones se juegan con los prisioneros.</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>No deje que Blanco haga dos ojos.</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>Cada jugador marca una lista y la entrega. Si son iguales, termina la partida; una diferencia es una impugnación.</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>Cualquier jugador puede declarar oficial un pase. Dos pases oficiales, o dos pases tras un desacuerdo sin jugada entre ellos, terminan la partida tal como está. (Este límite es de este programa; el texto original no fija ninguno.)</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>Fin de la partida</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>Terminada por acuerdo</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>A los motores que no admiten esta forma de superko se les indica el superko situacional.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>Estimación: Negro ganará por unos {points}, con un margen de {spread}.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>Estimación: Negro ganará por unos {points}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>Estimación: Blanco ganará por unos {points}, con un margen de {spread}.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>Estimación: Blanco ganará por unos {points}.</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>Estimación: partida igualada.</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>Estimación: {evaluation}.</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>Estimando cómo terminará la partida…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>Igualada</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>Solo partidas sin hándicap.</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>Igualada por ahora</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>Todo punto es negro, blanco o vacío.</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>Todas las piedras del tablero cuentan; no se retira ninguna.</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>Justo lo que necesita un ordenador: los jugadores deben capturar todas las piedras muertas antes de pasar.</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>Experto</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>Experto – para jugadores fuertes</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>Los archivos con estas reglas se pueden abrir; se conserva su propio resultado.</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>Encuentre la jugada que gana para Negro.</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>Encuentra las jugadas grandes, pero aún comete errores sencillos.</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>Cinco libertades. Blanco tendría que ocuparlas todas para capturar la cadena.</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>Corregir los ajustes…</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>Fijo: las piedras se ponen en los puntos tradicionales.</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>Por el hándicap</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>Prohibido</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>Prohibido: una jugada no puede dejar sin libertades a su propia cadena.</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>&amp;Pase formal</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>Cuatro pases consecutivos terminan la partida tal como está, con todas las piedras.</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>Libre: los primeros n turnos de Negro son n jugadas seguidas, en cualquier lugar del tablero.</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>Libre: los primeros n turnos de Negro son jugadas en cualquier lugar del tablero, y Blanco pasa entre ellas; para el superko, también Blanco ha dejado esas posiciones.</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>A partir de entonces los pases son formales: los dos siguientes consecutivos terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>Fuerza máxima</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>Fuerza máxima – todo lo que puede este ordenador</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>No se enumeran más reparaciones</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>Dé atari por el lado por el que la cadena podría escapar.</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>Vuelva a la partida para marcar piedras muertas.</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>El go se juega en una cuadrícula de puntos, entre dos jugadores llamados Negro y Blanco.</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>El go se juega en una cuadrícula de 19 por 19 puntos, entre dos jugadores, Negro y Blanco.</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>Favorable a B&amp;lanco</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>Favorable a Ne&amp;gro</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>Gran punto de inflexión</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>Hándicap</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>El hándicap va</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>Difícil d&amp;e evaluar</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>Ocultar la comparación</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>Las listas idénticas terminan la partida; cualquier diferencia es una impugnación.</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>Si se rechaza, la partida continúa.</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>Si una de sus cadenas está en atari, a menudo puede salvarla: extiéndala o conéctela a otra cadena para que tenga más libertades. La piedra marcada está en atari.</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>Si no se ponen de acuerdo, decide un tercero: una persona, un motor o la propuesta del propio programa, que puede equivocarse. Quién decidió, y qué, se guarda en el archivo.</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>Si no se ponen de acuerdo, ambos pases fueron no oficiales y juega el rival de quien movió por última vez.</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>Si no se ponen de acuerdo, ningún pase fue un turno y el jugador que pasó primero vuelve a mover. Esto puede ocurrir una vez.</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>Si no se ponen de acuerdo, el juego continúa con el jugador que pasó primero.</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>Si no se ponen de acuerdo, las cadenas impugnadas se juegan en un segundo tablero, copia del primero. El jugador que pasó primero mueve primero, y allí no puede repetirse ninguna posición.</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>Además de los {count} enunciados</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>Impugnadas: {chains}.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>Impugnadas: {chains}. Marque las piedras muertas y decida.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>Impugnadas: {chains}. Siga jugando para resolverlo y luego pase.</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>En resumen</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>En la esquina, Blanco no encontró libertades nuevas.</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>En la segunda fase, cada piedra jugada se toma de los prisioneros de su color, y las capturadas vuelven a ellos como antes.</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>Reglas Ing</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>Dentro solo hay espacio para un ojo, así que Blanco puede capturar todo el grupo.</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>Instálelo o escriba la ruta completa.</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>En vez de ello, cualquier jugador puede pedir seguir jugando. El otro jugador mueve entonces primero. Solo puede repetirse después de jugar una piedra.</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>Los bytes no válidos se sustituyeron: {detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>Solo es una repetición si una de sus jugadas ya dejó antes ese tablero.</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>Solo es una repetición si usted ya dejó antes ese tablero, aunque fuera pasando.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>Solo es una repetición si su rival acaba de hacer lo mismo.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>Solo es una repetición si su rival ya tuvo antes el turno en ese tablero.</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>Le toca decidir al otro jugador.</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>Es el turno de {color}.</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>Es el turno de {name}.</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>No era una amenaza para Blanco, que en su lugar ha cerrado el ko.</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>Ha perdido su última libertad, y la piedra se ha ido con ella.</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>Sus niveles se probaron en 9 × 9; en este tablero son más débiles.</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>Su punto y los cinco que lo rodean son ahora de Negro, y Negro gana.</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>Japonés</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>Estilo japonés</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>Reglas propuestas para los torneos de go por ordenador de KGS.</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS con limpieza</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>Las piedras que KaTrain puso al principio se leyeron como hándicap: {detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>Conoce las reglas y poco más. Bueno para una primera partida.</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>Conoce las jugadas habituales, pero pasa por alto muchas capturas.</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>Ko</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>Ko: {point} devolvería la posición posterior a la jugada {turn}. Juegue antes en otro lugar.</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>Ko: {point} devolvería la posición inicial. Juegue antes en otro lugar.</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>Komi</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>El komi es el número de puntos que recibe Blanco porque Negro mueve primero. Con medio punto no puede haber empate.</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>Komi con hándicap</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>Coreano</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>Lasker y Maas, reglas de territorio.</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>Libertades</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>Como por área, pero en un tablero vacío cada punto cuenta para ambos.</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>Como por territorio, pero los puntos en seki no cuentan.</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>Como {rules}, pero: {changes}.</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>No se pudo leer la línea {detail} del tablero de {file}. Corríjala e inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>Haga una amenaza que Blanco tenga que responder y luego tome el ko.</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>Haga cuatro turnos y observe a quién le toca.</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>Haga negro el triángulo y después blanco el cuadrado.</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>Haga dos ojos.</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>Marcando las piedras muertas</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>Jugada {number}: {color} pasa</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>Jugada {number}: {color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>Mover primero es una ventaja. Por eso, en una partida igualada Blanco recibe puntos adicionales, el komi; es habitual 7. Aquí no hay, y el resultado está igualado.</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>Superko situacional natural</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>Puntos neutrales</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>Quedan puntos neutrales. Estas reglas piden ocuparlos antes de contar.</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>No dejar dos veces una posición; tras un desacuerdo los pases son formales.</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>No dejar dos veces una posición; los pases antes de un desacuerdo no son oficiales.</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>Nueva Zelanda</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>Novato</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>Novato – para sus primeras tardes</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>Ningún tablero dos veces</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>Ninguna línea lleva directamente de la cadena a {point}.</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>Ninguna posición puede repetirse, se permite el suicidio, y lo que solo alcanzan sus piedras es suyo.</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>Sin resultado</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>No se retiró ninguna piedra</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>Sin salida</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>No, {point} no es uno de ellos. Falta 1.</numerusform>
        <numerusform>No, {point} no es uno de ellos. Faltan %n.</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>Ninguno.</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>Ninguno. Con la misma puntuación hay empate.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>Nada</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>No hay nada impugnado: marque las cadenas en las que no están de acuerdo.</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>Tras los pases no se retira nada: todas las piedras del tablero cuentan.</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>Principiante absoluto</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>Principiante absoluto – para una primera partida</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>Ahora el grupo de Blanco en la esquina necesita dos ojos y no puede salir. El punto que hace dos ojos es también el que los impide.</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>En ningún lugar</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>&amp;Pase oficial</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>En un tablero vacío cada punto cuenta para ambos, según el texto de 1995.</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>En puntos fijos</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>En este ordenador: {speed}. Es lo bastante rápida.</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>En este ordenador: {speed}. Es lenta; una red menor quizá juegue mejor.</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>Un ojo</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>Un nivel menos: su próximo rival en {size} es {level}.</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>Un nivel más: su próximo rival en {size} es {level}.</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>Un pase más termina la partida tal como está.</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>Un nodo contiene piedras colocadas y una jugada; las piedras se colocaron primero</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>Un nodo contiene jugadas de ambos jugadores; se jugaron en orden</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>Un punto es ahora negro, uno es blanco y 23 están vacíos.</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>Una forma: {turns}.</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>Una victoria: un nivel más.</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>Solo captura una piedra en la última libertad.</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>Solo cuentan las piedras del tablero, así que cada grupo cede sus dos ojos.</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>Otras reglas</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>Fuera del tablero: {points}.</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>Ante el tablero, los jugadores usan una regla de ko simple y un árbitro en lugar del superko. El artículo 6 del texto prohíbe una jugada que deje al rival otra vez ante la misma posición, lo que se acerca más al superko situacional; los programas usan el superko posicional.</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>Pase por Negro y por Blanco: use el botón o pulse P.</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>Se omiten las piedras de pase y la regla de que Blanco pasa el último: nunca cambian una puntuación por área.</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>Pase cuando ninguna jugada gane nada: cuando todas las fronteras estén cerradas y no quede ningún punto vacío entre Negro y Blanco. Aquí queda un punto así.</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>Los pases antes de un desacuerdo no son oficiales: no cuentan como turnos.</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>Persona de {rank}</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>Persona de {rank} antes de la IA</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>Juegue en A5 y vea qué ocurre con las piedras de Negro.</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>El juego continúa en el segundo tablero hasta que ambos jugadores hayan pasado.</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>Jugarla</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>Resolución en el tablero</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>Resolución de {points}</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>Resolución: {alive} vivas</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>Resolución: {dead} muertas</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>Resolución: {dead} muertas, {alive} vivas</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>Se juega la impugnación: turno de {color}</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>Juega al instante y pasa por alto muchas cosas.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>Juega las jugadas y los errores de personas de este rango.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>Juega las jugadas y los errores de personas de este rango. Aprendió de partidas en 19 × 19, así que aquí se les parece menos.</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>Los puntos están donde se cruzan las líneas, incluidos bordes y esquinas. Un tablero completo tiene 19 × 19 puntos; los pequeños, 13 × 13 o 9 × 9. Este tiene 5 × 5, y las reglas son las mismas. Los puntos gruesos de los tableros grandes solo sirven de orientación.</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>Los puntos en seki cuentan, al contrario que en las reglas japonesas. Un jugador con más amenazas de ko que pares de puntos neutrales haya puede ganar un punto dejando abierto el último ko.</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>Los puntos en seki cuentan.</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>Los puntos en seki no cuentan.</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>Superko posicional</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>Pulse {key} para ver su salida.</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>Prisioneros</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>Prisioneros (sin puntos)</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>Propuestas del motor integrado, una piedra por cadena:</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>Propuesta como {status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>Propuestas para torneos de ordenadores, y no se usan.</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>Ponga una piedra en una de las cuatro esquinas.</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>Alcanzar</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>Calcula por adelantado y no comete errores a propósito.</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>Calcula por adelantado en tableros pequeños y castiga las jugadas descuidadas.</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>Calcula más lejos, en menos de un segundo por jugada.</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>Revancha con %n piedra de hándicap</numerusform>
        <numerusform>Revancha con %n piedras de hándicap</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>Revancha sin hándicap</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>Revancha, más fuerte: {level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>Revancha, más débil: {level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>Repetición</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>Reiniciar</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>Reinícielo.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>Resultado</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>Los reglamentos dicen qué repeticiones se prohíben (superko; el ko es el caso más corto), si se puede ocupar la última libertad de las piedras propias (suicidio) y qué se cuenta al final.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>Reglas</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>Salve la piedra marcada.</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>Guardado como {name} en UTF-8; antes la codificación era {encoding}.</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>Recuento de esta posición</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>Segunda fase. Prisioneros: {black} negros, {white} blancos</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>Ve venir las capturas y poco más.</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>Volver a enviarle la posición</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>Varios puntos en una jugada se leyeron como piedras colocadas: {detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>Varios puntos en un solo valor se leyeron uno a uno: {detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>Ko simple</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>Superko situacional</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>Hasta ahora en {size}: {won} ganadas, {lost} perdidas.</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>Por eso, ocupar la última libertad de una cadena la captura: la cadena ya no alcanza el vacío y se limpia.</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>Por eso siempre es una repetición.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>Fuente</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>La cuadrícula está vacía al principio. Los jugadores se turnan, y Negro tiene el primer turno.</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>Enunciado {number} de {count}</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>Recuento por piedras</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>Piedras</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>Piedras (sin puntos)</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>Cuentan las piedras y los puntos vacíos que rodean. Las piedras capturadas no cuentan. Un punto vacío que alcanza ambos colores no cuenta para nadie.</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>Las piedras viven de los puntos vacíos que tienen al lado: sus libertades.</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>Las piedras no se mueven una vez colocadas. Los turnos solo añaden piedras; solo la limpieza las retira. En este tablero juega usted por los dos.</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>Las piedras de un color unidas por las líneas forman una cadena y alcanzan los mismos puntos. Los puntos vacíos que una cadena alcanza se llaman libertades. No se puede cruzar una casilla: las diagonales no unen nada.</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>Las piedras de un color que se tocan a lo largo de una línea forman una cadena y comparten sus libertades. Una libertad también toca la cadena a lo largo de una línea; las diagonales no cuentan, y tampoco los puntos con una piedra.</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>Piedras en el tablero</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>Las piedras y los puntos vacíos que solo alcanzan su color.</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>Jugador fuerte</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>Jugador fuerte – para jugadores con experiencia</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>Suicidio</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>El suicidio de una sola piedra deja el tablero como estaba.</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>Suicidio: su piedra se retira.</numerusform>
        <numerusform>Suicidio: sus %n piedras se retiran.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>Suicidio: se retiró la piedra de {color}</numerusform>
        <numerusform>Suicidio: se retiraron %n piedras de {color}</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>Puntos rodeados</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>Los puntos rodeados, menos las piedras propias entre los prisioneros.</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>Quite a una cadena su última libertad y todas sus piedras se retiran a la vez. A la piedra blanca del centro le queda una sola libertad.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>Deshacer la jugada</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>Tome el último punto y luego pase con el botón o con P.</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>Deshaga la jugada o vuelva a enviarle la posición.</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>Deshechas: {number}.</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>Los turnos</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>Reglas concisas de Taylor, 1995.</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>Reglas lógicas de Taylor, 2001.</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>Superko de Taylor</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>Territorio</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>Territorio y prisioneros; las impugnaciones se juegan en un segundo tablero.</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>Recuento por territorio según la práctica japonesa habitual.</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>Territorio en dos fases: lo impugnado se juega con los prisioneros.</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>Territorio, ninguno en seki</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>Territorio: la puntuación de un jugador son los puntos vacíos que solo alcanzan su color, menos sus piedras capturadas o retiradas como muertas.</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>El texto entre propiedades se conservó en TGKT: «{detail}»</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>Se ha omitido el texto fuera de toda partida: «{detail}»</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>Tailandés</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>Eso es todo lo que necesita. ¡Es hora de una primera partida!</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>Ese punto está fuera del tablero.</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>Eso fue hace %n jugada.</numerusform>
        <numerusform>Eso fue hace %n jugadas.</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>El Flatpak de Tromp Go solo puede iniciar motores que estén en Documentos o Descargas. Copie el motor allí.</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>Reglas de la New Zealand Go Society.</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>El objetivo</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>La respuesta: {points}.</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>El tablero</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>No se pudo leer el tamaño del tablero [{value}]. Debe ser de 1 a {most}, o COLUMNS:ROWS.</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>El tablero empieza vacío y los jugadores juegan por turnos, Negro primero.</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>El tablero no cambiaría.</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>El recuento</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>La impugnación se ha jugado</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>La codificación indicada en CA, {detail}, no se admite</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>La codificación detectada es {detail}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>El final</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>El archivo contiene bytes NUL. El primero en {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>El archivo no dice quién juega primero; se ha supuesto Blanco, que hace la primera jugada.</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>El archivo termina dentro de un valor, que se ha cerrado</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>El archivo no indica komi; se ha usado {komi}, el habitual en {rules}.</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>El archivo no está en la codificación indicada en CA, {detail}</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>El archivo indica %n piedra de hándicap, pero coloca {placed}.</numerusform>
        <numerusform>El archivo indica %n piedras de hándicap, pero coloca {placed}.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>El archivo no indica reglas; se ha supuesto {rules}.</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>El archivo no registra piedras muertas; se han contado todas.</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>El archivo dice que hubo empate</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>El archivo dice lo mismo: {count}.</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>El archivo dice que no hubo resultado</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>El archivo dice que ganó {color}</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>El archivo dice que ganó {color} por incomparecencia</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>El archivo dice que ganó {color} por abandono</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>El archivo dice que ganó {color} por {margin}</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>El archivo dice que ganó {color} por tiempo</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>El archivo se guardó, pero no se pudo conservar la versión anterior como {file} ({detail}). Compruebe el espacio y los permisos de la carpeta.</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>La primera fase ha terminado. Seguir jugando inicia la segunda: las piedras se toman de los prisioneros.</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>La partida termina tras dos pases consecutivos.</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>La partida termina cuando ambos jugadores pasan.</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>La partida está en otra posición. Vuelva antes a ella.</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>La partida no ha terminado aquí: vaya a su última jugada, o pase dos veces, para escribir un resultado.</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>La partida no ha terminado. Elija Estimar para ver cómo puede terminar.</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>La partida no ha terminado: dos pases permiten marcar las piedras muertas.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>La partida ha terminado.</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>El hándicap y el número de piedras colocadas no coinciden: {detail}. Se conservan ambos</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>Faltan las piedras de hándicap, {detail}; se colocaron en los puntos tradicionales</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>El hándicap «{value}» no es un número; no se ha usado ninguno.</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>El komi es entonces {komi}.</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>El komi de {rules} es un número entero de piedras, 0 o más.</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>El komi «{value}» es un código de Fox o gokifu que equivale a {komi} puntos.</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>El komi «{value}» es menor que 0, lo que no permiten las reglas de Lasker–Maas; se ha usado de todos modos.</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>El komi «{value}» es mayor que el número de puntos del tablero; se ha usado de todos modos.</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>El komi «{value}» no es un número; se ha usado {komi}, el habitual en {rules}.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>El komi «{value}» se ha leído en zi, como cuentan las reglas chinas: {komi} puntos.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>El komi «{value}» se ha leído como {komi} puntos.</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>El último punto entre los dos ha sido para Blanco.</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>El lado izquierdo ya es suyo.</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>Las reglas lógicas de John Tromp y Bill Taylor, con nuestras palabras.</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>Los dos siguientes pases consecutivos terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>La forma de contar más antigua que se conoce; aquí no se ofrece.</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>Primero se limpia el color del rival y al final el suyo: si sus piedras siguen sin alcanzar el vacío, las pierde.</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>El desenlace de estas cadenas se aplica al primer tablero, que entonces se cuenta. Las piedras capturadas en el segundo tablero no cuentan como prisioneros.</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>El jugador al que le toca, «{value}», no es ni Negro ni Blanco; se ha omitido.</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>Gana el jugador con la puntuación más alta; con puntuaciones iguales hay empate.</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>Los jugadores se turnan: cada uno marca un grupo, impugna una marca o da por terminado. La partida acaba cuando ambos han terminado.</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>La propiedad {detail} aparece dos veces en un nodo; sus valores se han unido</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>La propiedad {detail} tiene más de un valor; se ha usado el primero</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>La propiedad {detail} no tiene valor; su nombre se conservó en TGKT</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>La propiedad {detail} se leyó solo por sus mayúsculas</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>El resultado «{value}» no es un resultado SGF válido; no se ha comparado.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>El resultado «{value}» se leyó, como en SGF, como victoria de {color}; en francés y en español, B es Blancas.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>El resultado «{value}» se ha leído en zi, como cuentan las reglas chinas: {result}.</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>Las cadenas rodeadas con un círculo están impugnadas. El tablero grande es una copia: juéguelas allí hasta el final.</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>Las reglas no lo permiten ahora.</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>Las reglas del go, con un tablero para cada enunciado. X es una piedra negra, O una blanca; x y o son piedras muertas; b y w son puntos que cuentan para Negro y Blanco; ^ # * son marcas, y los corchetes rodean una piedra marcada.</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>Las reglas «{value}» no se admiten; se ha supuesto {rules}.</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>Las reglas «{value}» se juegan aquí como {rules}.</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>Las reglas «{value}» son desconocidas; se ha supuesto {rules}.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>La puntuación</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>Lo colocado tras el turno {turn} deja cadenas sin libertades; la siguiente jugada las limpia.</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>Las piedras están en los puntos tradicionales.</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>Las piedras en {point} no se pueden capturar nunca.</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>Los diez enunciados</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>Los diez enunciados y nada más: dos pases terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>Los diez enunciados no retiran nada tras dos pases; el acuerdo sobre las piedras muertas es una enmienda del propio John Tromp.</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>El texto de 2001 lo llama «superko situacional» (su comentario 4).</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>El camino hacia el tablero abierto está ahora libre.</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>La piedra blanca del borde tiene dos libertades. Tome usted la que tome, Blanco se extiende a la otra. Hacia el tablero abierto se escapa; en la esquina, no.</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>La piedra blanca de la izquierda no tiene espacio para dos ojos. Nadie necesita capturarla: los jugadores la marcan como muerta, y los puntos que la rodean son de Negro. Si no están de acuerdo, simplemente siguen jugando.</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>El ganador</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>Su última libertad era D3. Sus puntos vuelven a estar vacíos.</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>Hay jugadas después del final de la partida; se ha leído como una sola partida</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>Hay una piedra en {point}.</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>Ya hay una piedra en {point}.</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>No hay lista de posiciones especiales ni se pasa por un ko en la resolución: las impugnaciones se resuelven jugando, en un segundo tablero.</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>Aquí no hay ninguna piedra que marcar.</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>No hay ninguna piedra en {points}.</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>No hay ninguna piedra en {points}; allí no se ha retirado nada.</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>No hay ninguna piedra en {point}.</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>No hay espacio suficiente para {file}. Libere espacio o guárdelo en otro lugar.</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>Son reglas personalizadas basadas en {name}.</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>Estas pueden vivir. Haga clic de nuevo en ellas para quitar la marca.</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>Estas cuatro son las libertades de su cadena de tres piedras.</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>Piensa cuanto haga falta: fuerza máxima en este ordenador.</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>Este tablero es nuevo, así que la jugada está permitida.</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>Esta cadena está viva aunque su dueño pase siempre. {key}+clic la marca de todos modos.</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>Esto va más allá de los diez enunciados y ahorra tiempo: la piedra blanca de la izquierda podría capturarse jugada a jugada, y ambos jugadores lo saben. Si no se ponen de acuerdo, el juego continúa y hay que capturar la piedra. Cuatro pases consecutivos terminan la partida contando todas las piedras.</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>Esta es otra posición de la partida: se cuenta tal como está.</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>No es una partida de go (GM[{value}]).</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>Esto pierde alrededor de %n punto.</numerusform>
        <numerusform>Esto pierde unos %n puntos.</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>Tres colores</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>Se retiran tres piedras. Las dos de la derecha tienen libertades y se quedan.</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>Tres piedras capturadas, y las dos suyas están a salvo.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>Limpiar un color es vaciar todos sus puntos que no alcanzan el vacío.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>Limpiar un color es vaciar todos sus puntos que no alcanzan un punto vacío.</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>Jugar es dar su color a un punto vacío, después limpiar el color del rival y después limpiar el suyo.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>Total</translation>
    </message>
    <message>
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Go sigue pensando.</translation>
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
      <translation>Tromp–Taylor, lógicas</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Texto de Tromp, reglas 1 a 10.</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Texto de Tromp, con su enmienda sobre las piedras muertas.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>Inténtelo de nuevo.</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>Pruébelo: {task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>Intente recapturar en C3. Después juegue en otro lugar, deje que Blanco responda y recapture.</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>&amp;Punto de inflexión</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>Dos pases consecutivos terminan la primera fase. El juego continúa desde la misma posición.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>Dos pases consecutivos terminan la partida.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>Dos pases consecutivos terminan la resolución. Una cadena está muerta si allí se capturaron todas sus piedras.</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>Dos pases consecutivos: la partida ha terminado y se cuenta.</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>Dos ojos</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>Dos ojos, uno junto a otro: este grupo vive, haga lo que haga Blanco.</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>Dos pases más terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>Otros dos pases consecutivos terminan la partida, y se cuenta el territorio.</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>Dos pases terminan la partida; todas las piedras cuentan.</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>Dos pases abren un acuerdo; cuatro terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>Dos pases, aún sin resultado</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>Dos fases (Lasker–Maas)</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>Dos victorias en tres partidas: un nivel más. Dos derrotas: un nivel menos.</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>A diferencia de la práctica habitual</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>Los valores que no son puntos del tablero se omiten: {detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>Jugada muy mala</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>Muy favorable a Negro</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>Muy favorable a Blanco</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>Jugada muy buena</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>Muy difícil de evaluar</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>Viendo otra posición de la partida</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>Blanco +{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>Europa occidental</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>Cuando no quedan prisioneros de un color, se añade a los prisioneros una piedra de cada color.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>Blanco</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>Ventaja de Blanco: {points}</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>Ahora Blanco solo puede hacer un ojo. El grupo está muerto.</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>Blanco recibe un punto por cada piedra menos la primera.</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>Blanco recibe un punto por cada piedra.</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>Blanco no recibe nada por las piedras de hándicap.</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>Blanco no recibe nada por ellas.</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>Blanco tuvo que salvar dos piedras, y usted ha ganado el ko.</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>Blanco acaba de capturar una piedra arriba a la izquierda. Si usted recapturase, Blanco podría recapturar, y así para siempre. Por eso debe jugar antes en otro lugar. Juegue donde Blanco tenga que responder, y el ko será suyo.</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>Blanco acaba de jugar B3 y ha capturado la piedra de C3. Si Negro recapturara en C3 de inmediato, el tablero sería el mismo que antes, y esto podría seguir para siempre. Por eso no se permite (se llama ko). Cuando el tablero ha cambiado en otro lugar, sí se permite.</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>Blanco tiene dos ojos y no se le puede capturar nunca.</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>Blanco pasa.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>Blanco juega {point} y captura %n de sus piedras.</numerusform>
        <numerusform>Blanco juega {point} y captura %n de sus piedras.</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>Blanco juega {point}.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>Blanco juega {point}: ahora la cadena tiene %n libertad.</numerusform>
        <numerusform>Blanco juega {point}: ahora la cadena tiene %n libertades.</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>Punto de Blanco</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>Los puntos de Blanco incluyen un komi de {komi}.</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>Gana quien al final posee más parte del tablero.</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>Por qué…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>Sin una decisión, sigue el jugador que pasó primero, y cuatro pases consecutivos terminan la partida tal como está.</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>Sí, una esquina es un punto como cualquier otro.</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>Usted es Negro. Cierre el muro.</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>No tiene permiso para abrir {file}.</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>No tiene permiso para escribir {file}. Elija otro lugar.</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>Usted tiene {own}; {color}, {other}.</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>Usted pierde</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>Usted pierde por incomparecencia</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>Usted pierde por abandono</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>Usted pierde por {margin}</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Usted pierde por {margin} ({stones} zi en el recuento chino)</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>Usted pierde por tiempo</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>Puede ocupar la última libertad de su propia cadena, pero pierde la cadena. Una sola piedra no puede hacerlo: limpiarla dejaría el tablero como estaba, y ninguna posición puede repetirse. Algunas reglas prohíben por completo el suicidio.</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>No puede recapturar de inmediato si el tablero quedara igual que antes.</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>Nunca es obligatorio jugar. Aquí todos los puntos están decididos, y más jugadas solo ocuparían puntos propios o perderían piedras, así que los jugadores pasan.</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>Usted gana</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>Usted gana por incomparecencia</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>Usted gana por abandono</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>Usted gana por {margin}</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>Usted gana por {margin} ({stones} zi en el recuento chino)</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>Usted gana por tiempo</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>Su piedra no tenía ninguna libertad y se retiró.</numerusform>
        <numerusform>Sus %n piedras no tenían ninguna libertad y se retiraron.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>Sus piedras y estos cuatro puntos: Blanco va ganando por uno.</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>Cuentan sus piedras y los puntos vacíos que solo ellas rodean.</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>una piedra muerta en un punto neutral</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>una piedra muerta en un punto de {owner}</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>una piedra viva</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>un punto fuera del tablero</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>tras la jugada {move}</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>tras la jugada {move} de {total}</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>viva junto con sus vecinas: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>viva, aunque su dueño pase siempre</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>viva: no se puede capturar, empiece quien empiece</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>viva: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>analizando</translation>
    </message>
    <message>
      <source>area</source>
      <translation>área</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>piedra negra</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>círculo</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>cuenta para ambos</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>cruz</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>dañado</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>piedra negra muerta</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>muerta junto con sus vecinas: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>piedra blanca muerta</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>muerta, sin indicar el motivo</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>muerta: se captura, empiece quien empiece</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>muerta: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>vacío</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>vacío, no alcanza al rival: cuenta para ambos</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>vacío, en un seki: no cuenta con estas reglas</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>vacío, alcanza ambos colores: neutral</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>vacío, no alcanza ninguna piedra: neutral</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>vacío, solo alcanza a {owner}</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>vacío, solo alcanza a {owner}; seki sin comprobar, cuenta como vivo</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>motor</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>fallido</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>prohibido</translation>
    </message>
    <message>
      <source>four</source>
      <translation>cuatro</translation>
    </message>
    <message>
      <source>imitated</source>
      <translation>imitada</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>imita a personas</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>en seki</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>en la zona marcada</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>ko</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>komi de %n piedra</numerusform>
        <numerusform>komi de %n piedras</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>komi {komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>etiqueta {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>última jugada</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>línea {line}, columna {column}</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>pierde {loss}</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>marcada como muerta</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>jugada {move}</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>jugada {move} de {total}</translation>
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
      <translation>superko situacional natural</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>punto neutral</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>no es una red de KataGo</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>no responde</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>no se muestra</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>no se admite</translation>
    </message>
    <message>
      <source>one</source>
      <translation>uno</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>frontera abierta</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>pasar</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>pasó</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>en pausa</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>en pausa: pulse {key}</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>jugada en la partida</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>superko posicional</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>listo</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>seki: quien ataca pierde</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>seleccionado</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>superko situacional</translation>
    </message>
    <message>
      <source>square</source>
      <translation>cuadrado</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>iniciándose</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>iniciándose…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>detenido</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>territorio</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>el último período</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>después %n jugada en {time}</numerusform>
        <numerusform>después %n jugadas en {time}</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>después {count} × {time}</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>pensando</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>pensando · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>pensando · {seconds} s</translation>
    </message>
    <message>
      <source>three</source>
      <translation>tres</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>queda poco tiempo</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>tiempo agotado</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>le toca</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>triángulo</translation>
    </message>
    <message>
      <source>two</source>
      <translation>dos</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>dudosa</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>dudosa como sus vecinas: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>dudosa: perdida con una probabilidad del {share} %</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>dudosa: perdida con una probabilidad del {share} %, a diferencia de sus vecinas</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>variante {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>versión {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>versión {detail}: no se admite</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>en espera</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>piedra blanca</translation>
    </message>
    <message>
      <source>won</source>
      <translation>ganó</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>cambiaría</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed} ha aceptado, {other} no</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed} ha entregado, {other} no</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}; {score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}, en pausa</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color} está de acuerdo</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color} acepta</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>{color} va ganando por {points}</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color} ha terminado</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color} pasó</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color} pasó oficialmente</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color} pasó oficialmente. Un pase oficial más termina la partida tal como está.</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color} pasó oficialmente. Turno de {other}.</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color} pasó. {next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color} pasó. Turno de {other}.</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color} pasa</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color} jugó {point}. {next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color} entrega</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color} ha entregado</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color} rodea {point}.</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>Decide {color}: haga clic en una cadena para marcarla como muerta, en una marcada para impugnarla, o indique que ha terminado.</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>turno de {color}</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>Turno de {color}.</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color} gana</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color} gana por incomparecencia</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color} gana por abandono</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color} gana por {margin}</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color} gana por {margin} ({stones} zi en el recuento chino)</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color} gana por tiempo</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>Lista de {color}: haga clic en las piedras que {color} considera muertas y entréguela.</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine} no puede imitar a personas. KataGo 1.15 o posterior sí.</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine} no admite un komi de {detail} y juega con otro.</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine} no admite exactamente este control de tiempo; su reloj se lleva aquí.</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine} no admite posiciones colocadas.</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine} no admite estas reglas ({detail}) y juega con las suyas.</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine} no tiene una orden para capturar piedras muertas: puede pasar y dejarlas en el tablero, donde cuentan.</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine} puede repetir una posición. Tal jugada se rechaza, y se le pregunta a usted qué hacer.</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine} rechazó «{detail}» al iniciarse.</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine} admite tableros de {detail} puntos por lado.</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine} solo admite tableros cuadrados, no {detail}.</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} considera ilegal el suicidio: si usted lo juega, no podrá seguir la partida.</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}, como una persona</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>No se pudo abrir {file} ({detail}). Inténtelo de nuevo o use una copia.</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>No se pudo reemplazar {file}; quizá lo tenga abierto otro programa. Ciérrelo allí o guárdelo en otro lugar.</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>No se pudo escribir {file} ({detail}). Elija otro lugar.</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file} es una carpeta. Elija un archivo.</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} es una tubería o un dispositivo, no un archivo.</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file} está vacío. Si está en un disco, conéctelo; sus partidas siguen en la biblioteca.</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file} está vacío. Busque otra copia de la partida.</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file} ocupa más de {size} MB. Divídalo en archivos más pequeños.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file} no es un archivo SGF: contiene datos binarios.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file} no es un archivo SGF: ninguna partida empieza por «(;».</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file} no es válido ({detail}). Corríjalo o muévalo a otro lugar.</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file} está en un disco de solo lectura. Guárdelo en otro lugar.</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>{file} necesita demasiada memoria para abrirse. Divídalo en archivos más pequeños.</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>No se encontró {file}. Compruebe su nombre y su carpeta.</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>{file} no se escribió, porque se leería como otra partida. Por favor, avísenos de ello.</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>Se escribió {file}, pero el disco notificó un error ({detail}). Guarde una copia en otro lugar.</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}, como el recuento una vez rellenado {points}.</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}. Este recuento dice {count}.</translation>
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
      <translation>{found} de {all} encontrados.</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi} (supuesto)</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>{komi} piedras negras están entre los prisioneros desde el principio, y medio punto va a Blanco, así que Blanco gana los empates.</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>{komi} puntos para Blanco en una partida sin hándicap.</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}, 1 piedra capturada</numerusform>
        <numerusform>{move}, %n piedras capturadas</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name} ({color})</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name} respondió «{message}», que no es una jugada.</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name} no puede analizar solo una parte del tablero.</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name} no puede analizar posiciones.</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name} cerró la conexión.</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name} considera muerta 1 piedra y duda de las que llevan un signo de interrogación ({unsure}). Usted decide.</numerusform>
        <numerusform>{name} considera muertas %n piedras y duda de las que llevan un signo de interrogación ({unsure}). Usted decide.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name} considera muerta 1 piedra. Usted decide.</numerusform>
        <numerusform>{name} considera muertas %n piedras. Usted decide.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name} considera muertas las mismas piedras.</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>No se pudo iniciar {name}: la carpeta {message} no existe.</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>No se pudo iniciar {name}: {command} no es un programa.</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>No se pudo iniciar {name}: {message}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name} discrepa: también considera muertas {dead}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name} discrepa: considera vivas {alive}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name} discrepa: considera muertas {dead} y vivas {alive}.</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name} no indica las piedras muertas.</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name} no admite este tablero: {message}.</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name} se cerró (código de salida {code}).</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name} se cerró de inmediato: falta un programa o una biblioteca que necesita (código 127).</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name} no encuentra piedras muertas.</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name} está eligiendo una jugada…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name} está buscando piedras muertas…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name} no está añadido o no tiene programa.</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name} aún se está iniciando. Algunos motores tardan minutos la primera vez.</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name} ({color}) está pensando</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name} hizo una jugada ilegal, que no se ha llevado al tablero. {refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name} hizo una jugada ilegal: {message}.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name} rechazó «{command}» ({message}).</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name} rechazó «{command}» ({message}). El tablero que se muestra aquí es el correcto.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name} rechazó «{command}» sin dar ninguna razón.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name} rechazó «{command}» sin dar ninguna razón. El tablero que se muestra aquí es el correcto.</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name} no devolvió ninguna jugada.</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name} envió una respuesta inesperada y se detuvo.</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name} envió algo que no es GTP y se detuvo.</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name} dejó de responder.</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name} se detuvo de forma inesperada ({signal}).</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name} se detuvo de forma inesperada.</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name} solo admite tableros de {detail}. Elija uno de ellos, u otro jugador.</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name} solo admite tableros cuadrados. Elija uno, u otro jugador.</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name} usa otro protocolo (GMP), no GTP.</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>No se encontró {name}: el programa {command} no existe.</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>{name} pasaría como {color}.</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>{name} jugaría {point} como {color}.</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name} abandonaría.</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number} dan</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number} kyu</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>{number} posiciones por segundo</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>piedra de {owner}, viva</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>un pase tras la jugada {move}</numerusform>
        <numerusform>{passes} pases tras la jugada {move}</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent} %</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points} ya está marcado.</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points} no está marcado.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} puntos</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point} (muerta según {color})</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} es mejor.</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>{point} sería suicidio, que estas reglas no permiten.</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>{point} dejaría el tablero como lo dejó {color} tras la jugada {turn} ({rule}).</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>{point} dejaría el tablero como lo dejó {color} al colocarse las piedras de hándicap ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point} repetiría una posición de cuando se colocaron las piedras de hándicap ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>{point} repetiría la posición posterior a la jugada {turn} ({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>{point} repetiría la posición inicial ({rule}).</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem} Elija otro archivo.</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}. Este recuento no cambia el resultado.</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules} (supuestas)</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules} ({changes})</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules} («{name}» no se admite)</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules} («{name}» no se conoce)</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>Las reglas {rules} no tienen hándicap. Elija ninguno, u otras reglas.</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}, {komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>{share} en porcentaje de victoria</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}, {rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value} no es un punto de este tablero; se ha omitido.</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what} ({place}).</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what} ({place}, y una más).</numerusform>
        <numerusform>{what} ({place}, y %n más).</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing} ({name})</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>«{file}» tiene más de {detail} millones de parámetros. Elija una red más pequeña.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>«{file}» es una red de KataGo de la versión {detail}. Esta versión de Tromp Go puede leer las versiones {oldest} a {newest}. El archivo no está dañado.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>«{file}» es una red de KataGo que no imita a personas. Elija una hecha para eso, como «b18c384nbt-humanv0».</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>«{file}» es una red de KataGo que imita a personas de un rango dado. No puede juzgar una partida. Úsela con «tromp-gui gtp --human».</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>«{file}» es una red de KataGo con una parte que esta versión de Tromp Go no puede leer ({detail}).</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>«{file}» está dañado. Consiga otra copia.</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>«{file}» está dañado: las respuestas de la red no son números. Consiga otra copia.</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>«{file}» no es una red de KataGo.</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>«{file}» necesita más memoria de la disponible. Elija una red más pequeña.</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>Se rechazó «{file}»: descomprimido ocupa más de {detail} veces su tamaño, algo que no ocurre con ninguna red de KataGo.</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>«{text}» puede ser una victoria de cualquiera de los dos colores. Escriba {black} o {white}.</translation>
    </message>
  </context>
</TS>
