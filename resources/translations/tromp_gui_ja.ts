<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>AgreementFoot</name>
    <message>
      <source>Agree on dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Decide as marked…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dispute…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mark again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write result to the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>AsidePanel</name>
    <message>
      <source>A board for each chain</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game as it stands</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game, as it stands</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}: it is {side} now.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board size</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Columns</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rows</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>BreachDesk</name>
    <message>
      <source>No earlier move of this line breaks the rules.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No later move of this line breaks the rules.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>BreachesDialog</name>
    <message>
      <source>Move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Moves the rules forbid</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules of this game ({rules}) forbid none of its moves.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Why the rules forbid it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} of its moves are forbidden by the rules of this game ({rules}).</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tree</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is not a point: they go from A1 to {last}.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The record keeps who decided: type a name.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a name</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>DialogDesk</name>
    <message>
      <source>%1 resigns?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;End the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>End the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mark at %1</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play at %1</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Resign</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The other player wins. Undo takes it back.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The result is written to the game. Undo takes it back.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>game information</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>EditDesk</name>
    <message>
      <source>No longer noted here: {sign}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Noted here: {sign}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There are no moves in the clipboard to paste.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no Go game in the clipboard: copy one first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This move and all after it are cut, and in the clipboard as SGF.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This move and all after it are in the clipboard as SGF.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is in the clipboard belongs to a board of another size; Paste game opens it as a game of its own.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{tool}: {hint} Esc plays again.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>EncodingDialog</name>
    <message>
      <source>&amp;Read again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All text in this file is ASCII; it reads the same in every encoding.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose the encoding in which the names and comments make sense.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Encoding of the file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Every byte of the file fits this encoding.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Preview</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Some bytes of the file do not fit this encoding; they would be kept.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{name}, as now</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ExportDesk</name>
    <message>
      <source>%1 is no picture; its name must end in .png, .webp, .svg or .pdf.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board is in the clipboard as a picture.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board is in the clipboard as text.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Written to %1.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>game</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FileDesk</name>
    <message>
      <source>&amp;Overwrite</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Read it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A very large file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Another program has changed it since it was opened here. Cancel, then use Save as to keep both.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Characters that do not fit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drawn boards and games in text (%1)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Games are saved as SGF; name a file that ends in .sgf, not in %1.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go games (%1)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Overwrite “%1”?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read it with %1 of memory?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Saved as %1, in the encoding that the file had: %2.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Saved as %1.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is in the encoding %1, which lacks: %2</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game is in the clipboard as SGF.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no Go game in the clipboard: copy one first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where the machine has less, other programs may stand still meanwhile.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>game</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Former match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next match</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>not found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FindDesk</name>
    <message>
      <source>There is no comment after this one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is not found in this game.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Close</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>About the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Annotator</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As in 1846-09-11</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As in B+3.5, W+R (resigned), W+T (time), 0 (tie)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Date</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Event</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Game information</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep changes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Komi</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>More about it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name of the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Opening</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Place</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Round</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What to show</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write the number of handicap stones, or nothing.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is not a number: write it like 7, 6.5 or −3.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message>
      <source>Games</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} games</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Date</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Event</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is no move of this line: they go from 0 to {last}.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One stone less</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>stones: 0, or 2 and more</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>As opened</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Choose a step to go back or forward to it.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>History</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Steps</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Review</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Score</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board of the lesson</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learn the rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Total</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message>
      <source>Ask engine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Clear marks</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click a stone: its whole region flips. Shift-click: that chain alone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In turn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>List in hand</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Marks can be changed only while the players agree on the score.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Propose dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two lists</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Way of agreeing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} marked</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Mishaps</name>
    <message>
      <source>Save &amp;as…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Something went wrong inside the program.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Your game is still open. Save it under a new name, to be safe; the details of the error are in %1.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>First move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Last move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One move back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One move on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ten moves back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ten moves on</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A komi is missing: </source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Komi</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One stone is only the first move: take none, or 2 and more.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Points for White. A whole odd komi agrees best with territory counting; a half avoids ties.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Start game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>write it like 7, 6.5 or −3.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is not a number: </source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>A figure begins here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As before</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As they are</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Figure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Keep changes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Points for Black, as in 3.5 or −2</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The last two digits</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The moves after it count on from there</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Title</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Title of the figure</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Value</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write a number like 3.5 or −2.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Write a whole number from 0 to {most}.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>agreed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} captured</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rank</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Progress</name>
    <message>
      <source>Lesson %1 of %2, %3 done</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ReadingDesk</name>
    <message>
      <source>%1 repairs were made to this file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Read again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One repair was made to this file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Read the file again without your changes?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What you changed and did not save is lost by it. Cancel, then use Save as to keep it in another file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“%1” needed no repairs.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Forget these</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing opened yet</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open &amp;recent</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RecoveryDesk</name>
    <message>
      <source>%1 moves</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>New game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unsaved moves cannot be kept safe (%1): save the game often.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Later</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Throw away</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Later</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The program ended before these games were saved. Nothing is lost:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What was found and done</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{name}” is not quite as the format asks. It was read as follows; the file itself is as it was.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>“{text}” is no result: write it like B+3.5, W+7, or 0 for a tie.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>In files</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Made of</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Rules of your own</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ScoreDesk</name>
    <message>
      <source>The count is in the clipboard as text.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a click would flip</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>dead</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>neutral</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No key does that.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Search the keys</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board size</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click a point to put down the first stone, or choose:</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Five strengths; the first one lets a beginner win.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Games to look at</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Learn the rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take turns at this screen. This board is ready.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ten sentences, each with a small board to try.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two players</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Welcome to the board</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>StatusDesk</name>
    <message>
      <source>Back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>End without a result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reading the file … %1 %</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Review it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Take it back to here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is still being read: until then, walk its main line.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game stands at another move.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The record breaks the rules here: %1</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is the position after move %1.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This situation has arisen for the third time.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Refused</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No move yet</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What you do not save is lost.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>WarningStrip</name>
    <message>
      <source>Warning</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>Workspace</name>
    <message>
      <source>comment</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;About Tromp</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Continue as a game from here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Copy from here on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Export picture…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Learn the rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Leave the game and review it</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Mirror left and right</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Review</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Take the game back to here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Ten forward</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>C&amp;opy the count as text</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>C&amp;ut from here on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Delete &amp;only this move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drop all &amp;other variations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Export as P&amp;DF…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>F&amp;orward</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find f&amp;ormer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find ne&amp;xt</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fo&amp;rmer variation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fold or &amp;unfold what follows</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>For&amp;mer branching</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Former comm&amp;ent</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mirror &amp;up and down</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mirror at the &amp;diagonal ⟋</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mirror at the d&amp;iagonal ⟍</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ne&amp;xt branching</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pass, declared &amp;official</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Print…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put the tool down</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repair repor&amp;t…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Set up in a &amp;variation of its own</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Ten &amp;back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Turn &amp;around</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Turn to the &amp;left</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Turn to the &amp;right</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>W&amp;rite the result to the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{step}, to the next star line</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Hotspot</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Insert a move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Unclear position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A click plays a move before those that follow here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A click plays.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black’s territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drag from a point to another, or click both.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Drag over what is to be seen; click a point twice to see all.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Each click takes the next free letter.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Each click takes the next free number.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Le&amp;tter</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>great hotspot</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>quite even position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>very bad move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>very good for Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>very good for White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>very good move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>very unclear position</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;End the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message>
      <source>A game of Go</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color}: {name}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{stones} handicap stones</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message>
      <source>A first game on 9 × 9</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>finished boards to score</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>with a word on every move</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>annotation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>cut</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>decision</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>delete</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>dispute</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>drop other variations</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>make main line</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>mark</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>mark again</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>no result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>node properties</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>one board each</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>paste</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>play on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>player to move</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>resign</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>review</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>take back</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>turn the board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>way of agreeing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>write the result</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message>
      <source> (assumed)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>&amp;Pass, officially</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>, and {more} more</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>, {stones} handicap stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A "]" is missing after a point; what follows was taken for its value: {detail}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A chain that takes its own last liberty is taken off.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A chain without a liberty has no way out. Clearing takes all such chains of one colour off the board at once; chains with a liberty stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A closing parenthesis too many was passed over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A game breaks off without its end; it was closed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A ko is not retaken at once; longer cycles are allowed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A line that says nothing of Go was passed over: "{detail}"</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move may not bring back the board as it was before the opponent’s last move (ko). Longer repetitions are allowed; where one comes for the third time the players may call the game off.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move may not make the board as it was at any earlier time with the same player to move, the start included (situational superko).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move may not make the board as it was at any earlier time, the start included (positional superko).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; nobody has left the start (Taylor’s superko).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A stone makes a point black or white; no stone, and the point is empty. One picture of the board says it all: no piece is more than a colour.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A stone never moves once it lies. Turns only add stones, and clearing is all that takes some away. On this board you play both sides.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A third party</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A third party can be wrong.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A tie</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not make an earlier board again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>A value without a property was passed over: [{detail}]</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After one disagreement dead stones are captured by hand.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After one disagreement passes are formal, and two end the game.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After the first disagreement one captures by hand what one holds dead.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After two passes in a row the players may agree which stones to remove. Where they do, the board is counted without them and the game is over.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>After two passes the players may agree on stones to take off the board, as if they had been captured.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All three are gone, the one just played with them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>All writings</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Allowed: a chain of one’s own that is left without a liberty is taken off. A single stone’s suicide leaves the board as it was, and so falls under repetition.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>An empty variation was passed over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Any change to the marks takes back both agreements.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns, and count for superko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Area</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Area: a player’s score is the stones on the board and the empty points that reach only that colour.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As area, but on an empty board every point counts for both.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As marked</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>As territory, but nothing counts in a seki.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Beside the {count} sentences</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black begins with that many moves in a row.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black moves first, which is worth something. In a game between equals White therefore gets some points more, the komi: 7 is common. Here there is none, and the score is level.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black places handicap stones, {left} to go</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black places the handicap stones first; a pass is not one.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Black, White, Black, White: and it is Black’s turn again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Both players move in one node; they were played in turn</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By area</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>By territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bytes that are no characters were replaced: {detail}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Bytes that do not fit the encoding were kept as they are: {detail}, the first</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>C3 was the last point that was nobody’s: Black wins by 1.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Capture by hand what you hold dead: the next two passes end the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Central European</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click every white stone that goes when White is cleared.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click the stone that can’t live, and watch the score.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click: these {n} stones are alive</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click: these {n} stones are dead</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click: this stone is alive</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Click: this stone is dead</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Club player</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Compare no more</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Copies still to come: {count}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Counting</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Declined, the game goes on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between, end the game as it stands. (The bound is ours; the text sets none.)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Engines that do not know this reading of superko are told situational superko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Equal lists end the game; a difference is a dispute.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Every stone on the board counts; nothing is removed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>F1 shows the keys</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Formally &amp;pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Former move the rules forb&amp;id</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Four passes in a row end the game as it stands, with every stone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Free: with n stones Black’s first n turns are moves, one after the other, anywhere.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two in a row end the game as it stands.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Games between equals alone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Handicap goes</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark what is dead, then decide.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In dispute: {points}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In short</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>In the second phase every stone that is played comes from among the prisoners of its colour, and captured stones go there as before.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It is the other player’s turn to speak.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Its point and the five around it are Black’s now, and Black wins.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Knows where the game is large, and still makes plain mistakes.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Komi</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Korean</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Looking at an earlier moment of the game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Mo&amp;ves the rules forbid…</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Next move t&amp;he rules forbid</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No list of special positions, and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No move leaves its own chain without a liberty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No move makes an earlier board with the same player to move.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No move makes the board as it was at any earlier time.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No player leaves a board twice by moves.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No player leaves a board twice, be it by a move or a pass.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No stone stands on {points}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No stone stands on {points}; nothing was removed there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>No: {point} is none of them. {left} to find.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nobody has to move. Here every point is settled, and more moves would only fill one’s own points or lose stones: the players pass.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nothing is disputed: mark the chains you differ about.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as it was worded in 1995.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One node sets up stones and makes a move; the stones were set up first</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Over the board a simple ko rule and a referee stand in the place of superko.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or the key P.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Pass stones, and that White passes last, are left out: they change no count by area.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they were no turns.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play a stone first: no stone came since the disagreement.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play on A5 and see what becomes of Black’s stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Plays at once and overlooks much: made to be beaten in a first game.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Points in seki count, as they do not in Japanese rules.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Proposed for tournaments of programs, and not in use.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Reads ahead on a small board, and punishes careless moves.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Second phase. Prisoners’ place: {black} black, {white} white</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sees captures coming, and little else.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Sentence {number} of {count}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>So whoever takes the last liberty of a chain captures it: the chain no longer reaches empty, and is cleared.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Source</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for nobody.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Surrounded points, less one’s stones among the prisoners.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Takes about a second for a move, and uses it well on 9 × 9.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only that colour, less the stones of that colour that were captured or removed as dead.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text between properties was passed over: "{detail}"</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Text that belongs to no game was passed over: "{detail}"</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Thai</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That is outside the board.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>That was {moves} moves ago.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board size [{value}] cannot be read: it has to be 1 to {most}, or COLUMNS:ROWS of these.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The board would stay as it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The encoding that CA names, {detail}, cannot be used</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The encoding was guessed to be {detail}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The end</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file breaks off inside a value, which was closed</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was taken, which {rules} offers.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file holds NUL bytes: {detail}, the first</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file is not in the encoding that its CA names, {detail}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game ends after two passes in a row.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game goes on after its end; it was read as one game</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The handicap "{value}" is no number; none was taken.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The komi "{value}" is no number; {komi} was taken, which {rules} offers.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The next two passes in a row then end the game with every stone alive, however many moves came between.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The opponent is cleared first, and one’s own colour last: what then still does not reach empty is one’s own loss.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The points are where the lines cross, edges and corners included. A full board has 19 × 19 points, smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and all the rules are the same. The dots on larger boards only help the eye.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was taken</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The property {detail} has no value and was passed over</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The property {detail} stands twice in a node; its values were joined</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The result "{value}" is none that SGF knows; it was not compared.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules "{value}" are known by name, but not played here; {rules} was assumed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules "{value}" are not known here; {rules} was assumed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules "{value}" are played here as {rules}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules have no such step at this moment of the game.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each sentence. X is a black stone, O a white one; x and o are dead stones, b and w points that count for Black and White; ^ # * are marks, and brackets are around a marked stone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The score</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The second board goes on until both have passed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The stones stand on the traditional points.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The ten sentences remove nothing after two passes; the agreement on dead stones is Tromp’s own amendment.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>The winner</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Their last liberty was D3. The points they stood on are empty again.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There are more repairs than are listed, from here on</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is a stone on {point} already.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no room left for {file}; free some, or save elsewhere.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>There is no stone to mark here.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>These can live. Click them once more to take the mark off.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Thinks as long as it takes: as strong as it gets on this machine.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This chain lives even if its owner always passes. Ctrl-click marks it all the same.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is a game of another kind (GM[{value}]), not of Go.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is a set of one’s own, made of {name}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>This is beside the ten sentences, and saves time: the white stone at the left could be captured move by move, and both know it. If they do not agree, play goes on, and the stone has to be captured. Four passes in a row end the game with all its stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Three stones go. The two at the right have liberties and stay.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Total</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Try to take back on C3. Then play elsewhere, let White answer, and take.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two new passes in a row end the game, and the territory is counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes in a row end the first phase. Nothing begins anew: play goes on.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes in a row end the game.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes in a row end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes there carry their fate back to this board, which is then counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two passes, one after the other: the game is over, and is counted.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Western European</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What a computer needs and nothing else: people who play so have to capture all dead stones before they pass.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What became of the chains is carried back to the first board, which is then counted. Stones captured on the second board are no prisoners.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What is disputed is played out with the prisoners.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>What names no point of the board changes nothing: {detail}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Whenever there are no prisoners left of one colour, one stone of each colour is added to them from outside.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided what is kept in the file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where they do not agree, both sayings were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where they do not agree, neither saying was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where they do not agree, play goes on with the player who passed first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Where they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no board may come twice there.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White gets a point for each stone but the first.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White has just played B3 and taken the stone on C3. If Black took back on C3 at once, the board would be as it was before, and this could go on for ever. So it is not allowed (such a fight is called ko). When the board has changed elsewhere, it is.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Without a decision play goes on with the player who passed first, and four passes in a row end the game as it stands.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>Yes: a corner is a point like any other.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>You may take the last liberty of your own chain, but it costs you the chain. A single stone can’t do it: clearing it leaves the board as it was, and no board may come twice. Some other rules forbid suicide altogether.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a dead stone on nobody’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a dead stone, {owner}’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>area</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>black stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>counted to both</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counted to both</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty, in a seki: no point under these rules</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty, reaches both colours, nobody’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty, reaches no stone, nobody’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>four</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>in seki</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>ko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>n</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>n − 1</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>natural situational superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>nobody’s point</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>one</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>pass</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>superko: not left twice by one player</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>territory</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>three</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>to play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>two</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>white stone</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>won</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} hands it in</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} speaks: mark a chain with all that dies with it, dispute a marked one by a click, or be done.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} could not be used ({detail}); try again, or take a copy.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is a folder; name a file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is empty; look for a copy that holds the game.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB; split it into smaller files.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is no SGF file but binary data; name another file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is no SGF file: no game begins in it with "(;"; name another file.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} is on a disk that can only be read; save elsewhere.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} may not be used by you; ask its owner, or take a copy.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} was not found; check its name and its folder.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file} would need too much memory to be read; split it into smaller files.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{found} of {all} found.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{komi} black stones lie among the prisoners from the start, and half a point goes to White, who so wins ties.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{passes} passes after move {move}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{points} is marked already.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{point} (dead, says {color})</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules forbid.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: both players have agreed.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: decided by {mediator}.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: the disputed chains were played out.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: the passes ended the game as it stood.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: the players agreed on the result.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{result}: this count changes nothing.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{rules} have no handicap: choose none, or other rules.</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{rules}, komi {komi}</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{stones} own prisoners</source>
      <translation type="unfinished"></translation>
    </message>
    <message>
      <source>{value} names no point of this board; it was passed over.</source>
      <translation type="unfinished"></translation>
    </message>
  </context>
</TS>
