<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_TW" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>一個嚴格遵循 Tromp–Taylor 規則的圍棋程式：對局、復盤、計分，並說明緣由。</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>關於 {name}</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>採用 MIT 授權的自由軟體。</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>授權條款</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>授權條款…</translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation>Python {python}、Qt {qt}</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>版本 {version}</translation>
    </message>
  </context>
  <context>
    <name>AccessibilityController</name>
    <message>
      <source>Board as a &amp;table</source>
      <translation>表格形式的棋盤(&amp;T)</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>不計被標記的棋子來計分，並記下由誰裁定。</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>提出爭議</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>繼續下棋；標記會被清除。</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>表示雙方對標記的棋子意見不一；接下來按規則進行。</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>分析</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>分析整局</translation>
    </message>
    <message>
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>引擎：{engine}。已經分析過同樣久的局面會跳過。</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>請填寫秒數，如 0.5 或 10。</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>請填寫計算次數，如 500。</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>每個局面</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>每個局面分析多久</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>主線（%n 個局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>局面</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>單位</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>包括變化（%n 個局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>次計算</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>拖選要分析的範圍，或點選兩個對角。</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>按 Esc 之前，只分析 {first} 到 {last} 範圍內的著手。</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>分析已寫入棋譜，可以復原。</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>分析已停止，已得出的結果保留。</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>引擎拒絕了 %n 個局面，其餘的已分析。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>引擎對 %n 個局面沒有回答，其餘的已分析。</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>本局已有全部這些分析。</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>整局分析完畢。</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>重新分析整個棋盤。</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>該範圍內沒有空點。</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>%n 個局面中的 {done} 個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>%n 個局面中的 {done} 個；完成目前局面後繼續</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>推薦著手</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>引擎：{name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>失誤</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>著手或失誤</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>選項</translation>
    </message>
    <message>
      <source>People</source>
      <translation>人類</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>報告</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>勝率與目差</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>終局：{result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>已重做：{step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>標記已變更：雙方須重新同意</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>已復原：{step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color}還剩 %n 秒</numerusform>
      </translation>
    </message>
    <message>
      <source>{color}: {time}</source>
      <translation>{color}：{time}</translation>
    </message>
  </context>
  <context>
    <name>Autosave</name>
    <message>
      <source>game</source>
      <translation>棋譜</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} again to play there.</source>
      <translation>再點一次 {point} 即在該處落子。</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>每邊可有 1 到 {most} 個點，{typed} 不行，現改為 {side}。</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>棋盤大小</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>行數</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>其他</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>列數</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>行 × 列</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Board as a table</source>
      <translation>表格形式的棋盤</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>用方向鍵移動，按 Enter 落子或標記；棋盤的快速鍵在此同樣有效。</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>章節</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>章節</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜尋</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>已執行 {seconds} 秒，尚無輸出。</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>已執行 {seconds} 秒，輸出：</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>複製報告(&amp;C)</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>取消測試(&amp;A)</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>引擎最後的輸出</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>暫停棋鐘(&amp;K)</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>棋鐘已停；落子或再按一次該鍵即可繼續走動。</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>棋鐘走動。</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>{color}時間用完。按您的選擇，對局繼續。</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Analysis</source>
      <translation>分析</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>註解</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>棋譜樹</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>棋譜樹或註解</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>棋譜樹、註解或分析</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>指令</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>沒有符合的指令。</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>按 Enter 執行。</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>現在不可用。</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>指令</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快速鍵</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>選單</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command}（現在不可用）</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>指令</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜尋</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>搜尋指令</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>註解</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>註解</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>寫註解</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>沒有正在執行的引擎，請先啟動一個。</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>這是註解，不是指令。</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>把記錄寫入檔案</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>未加入引擎</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>未啟動</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>給引擎的指令</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>GTP 指令；按向上鍵取回上一條</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>記錄</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>全部</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>關閉主控台</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>主控台</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>錯誤</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>記錄中沒有這段文字。</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>搜尋記錄</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>搜尋記錄；按 Enter 找下一處</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>顯示</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4 或 pass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>點</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>「{text}」不是棋盤上的點：沒有 I，H 之後是 J。</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>「{text}」不是棋盤上的點，應在 A1 到 {last} 之間。</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>停止匯出</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>停止讀取檔案</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>裁定者</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>棋譜會記下裁定者，請輸入名字。</translation>
    </message>
    <message>
      <source>name</source>
      <translation>名字</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>&amp;End the game</source>
      <translation>結束對局(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>認輸(&amp;R)</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>結束對局</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>標記 {point}</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>猜先：您是{color}。</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>猜先：{name}執黑。</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>落子於 {point}</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>認輸</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>{color}認輸？</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>對方獲勝，之後可以復原。</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>結果將寫入棋譜，之後可以復原。</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>已刪除按其他貼目或規則儲存的評估。</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>您執黑。點選一個點落子；沒有一手再有好處時，就虛手。</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>對局資訊</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>此處已標註：{sign}。</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>這一手及其後的著手已以 SGF 存入剪貼簿。</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>這一手及其後的著手已剪下，並以 SGF 存入剪貼簿。</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>第一個點：{point}。</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>按 {key} 恢復落子。</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>此處已取消標註：{sign}。</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>剪貼簿中沒有圍棋棋譜，請先複製一份。</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>剪貼簿中沒有可貼上的著手。</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>剪貼簿中的內容屬於另一種大小的棋盤；用「貼上棋譜」可作為單獨的一局開啟。</translation>
    </message>
    <message>
      <source>{tool}: {hint}</source>
      <translation>{tool}：{hint}</translation>
    </message>
  </context>
  <context>
    <name>EncodingDialog</name>
    <message>
      <source>&amp;Reload</source>
      <translation>重新讀取(&amp;R)</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>請選擇能使人名和註解讀得通的編碼。</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>編碼</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>檔案編碼</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>預覽</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>檔案中有些位元組不符合此編碼，它們會原樣保留。</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>檔案的每個位元組都符合此編碼。</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>此檔案的文字全為 ASCII，用哪種編碼讀取都一樣。</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name}（目前）</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>啟動指令</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>以文字複製</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>發生於指令</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>結束代碼</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>它最後的錯誤訊息</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>它最後的輸出</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>沒有輸出。</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新啟動</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>訊號</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>引擎為何停止</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>有一個引號沒有閉合。</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>引數</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>環境變數</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>GTP 指令，每行一條。</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>NAME=值，每行一個。</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名稱</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>備註</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>每行一個或多個；含空格的請加引號。</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>程式</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>啟動時的指令</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>指令列已拆開，引數列在下方。</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>程式檔案或其名稱。整條指令列會自動拆開。</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>工作資料夾</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>程式所在資料夾</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>「{row}」不是有效的設定，請寫成 NAME=值。</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>新增(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>網路(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>移除(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>復原(&amp;U)</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>複製一份(&amp;P)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>在本機找到</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>下移</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>上移</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>新引擎</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>已移除 {name}。</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>正在選擇著手</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>正在判斷局面</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>正在尋找提示</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>正在執行「{command}」</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>測試此引擎(&amp;T)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>尚未加入引擎。任何支援圍棋文字協定（GTP）的程式都可使用，如 GNU Go、KataGo、Pachi、Leela Zero。請加入在本機找到的引擎，或新增一個並選擇其程式。Tromp Go 自帶的引擎不需任何設定。</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>設定或測試</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>測試</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>發生了意外錯誤。</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>出錯了</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>您的棋局仍然開著。為安全起見，請以新檔名儲存；錯誤詳情見 {file}。</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>隱藏</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>再來一次</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>答案</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>雙方</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>關閉</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>未答對</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>全部重做</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>重做錯題</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>結束</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>猜哪一方的著手</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>您的答案</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>棋盤已作為圖片存入剪貼簿。</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>棋盤已作為文字存入剪貼簿。</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>向量圖 (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>向量圖 (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>匯出棋盤</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>將棋譜匯出為 PDF</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>匯出報告</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>頁面 (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>圖片 (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>列印棋譜</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>已儲存到 {name}。</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>小圖片 (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>無法列印棋譜。請檢查印表機和檔案名稱。</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>已將棋譜傳送到印表機。</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>還沒有報告。請先分析整局。</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>網頁 (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name} 不是支援的圖片格式。請使用以 {endings} 之一結尾的名稱。</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>未能讀取的檔案</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>開啟(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>覆蓋(&amp;O)</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>將其資料夾加入棋譜庫</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有檔案 (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>您開啟此檔案後，另一個程式修改了它。要保留兩個版本，請取消，再用「另存新檔」。</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>棋譜已以 SGF 複製到剪貼簿。</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>棋譜儲存為 SGF；檔名應以 .sgf 結尾，而不是 {ending}。</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>圍棋棋譜 ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>若記憶體不足，其他程式可能會變慢。</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>無法讀取剪貼簿中棋盤的第 {line} 行。請改正後重新貼上。</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新對局</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>只開啟了 {name}，沒有開啟另外 %n 個檔案。</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>開啟棋譜</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>開啟此檔案約需 {size} 記憶體。仍要開啟嗎？</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>覆蓋「{name}」？</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>存為 &amp;UTF-8</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>將檔案儲存為 UTF-8？</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>儲存棋譜</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>已儲存為 {name}，沿用檔案原來的編碼：{encoding}。</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>已儲存為 {name}。</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>文字棋圖 ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>剪貼簿中沒有圍棋棋譜，請先複製一份。</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>檔案已變更</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>檔案的編碼 {encoding} 無法表示：{letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>無法表示的字元</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>檔案非常大</translation>
    </message>
    <message>
      <source>game</source>
      <translation>棋譜</translation>
    </message>
  </context>
  <context>
    <name>FiltersDialog</name>
    <message>
      <source>C&amp;lear</source>
      <translation>清除(&amp;L)</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>篩選</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜尋</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>關閉搜尋</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>尋找</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>尋找文字，或像 Q16 這樣的點</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>下一處</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>上一處</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>未找到</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>找到 {count} 處</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>第 {place} 處，共 {count} 處</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>棋形 {first} 至 {last}</translation>
    </message>
    <message>
      <source>There are no stones in this region.</source>
      <translation>該區域內沒有棋子。</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>此局面</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>本局中找不到此棋形。</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>本局中找不到「{text}」。</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>將資料夾加入棋譜庫</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>隱藏</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>在 {folder} 中沒有找到新棋譜。</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>顯示</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>棋譜庫無法使用（{reason}），請重新開啟。</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>棋譜庫的索引再次損壞，請檢查其所在的磁碟。</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>棋譜庫的索引已損壞或過時，正在重建。</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>加入資料夾(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>移除(&amp;R)</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>這些資料夾及其子資料夾中的所有棋譜都在棋譜庫中，檔案仍在原處。</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>程式保存的已終局對局</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>資料夾</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>棋譜庫的資料夾</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>關閉</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>雙方已就死子達成一致。</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>由{mediator}裁定。</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>已儲存為 {folder} 中的「{name}」。</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>沒有拿走任何棋子。</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>復盤</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>有爭議的棋串已實戰解決。</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>雙方商定了結果。</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>換條件再來一局</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>評註者</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>黑方隊伍</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>著作權</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>請填寫讓子數，或留空。</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>錄入者</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>賽事</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>如 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>如 B+3.5、W+R（認輸）、W+T（超時）、0（和棋）</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>對局</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>對局評註</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>對局資訊</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>棋局名稱</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>貼目</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>更多資訊</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>佈局</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>讀秒</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>地點</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>輪次</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>儲存</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>來源</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>用時（秒）</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>顯示內容</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>白方隊伍</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>「{text}」不是數字，請寫成 7、6.5 或 −3 的形式。</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋譜</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>此檔案中的棋譜</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>顯示棋譜</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>賽事</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
  </context>
  <context>
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>棋譜</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0 到 {last}</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>「{text}」不是本線的手數，應在 0 到 {last} 之間。</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>全局勝率與目差</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>指南(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;What’s This?</source>
      <translation>這是什麼？(&amp;W)</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>規則(&amp;U)</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>Guide</source>
      <translation>指南</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>再按一次 {key} 顯示所有快速鍵。</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>置於星位</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>減少一子</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>增加一子</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>自由放置</translation>
    </message>
    <message>
      <source>stones: 0, or 2 or more</source>
      <translation>讓子數：0，或 2 以上</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>選擇一步，即可後退或前進到該處。</translation>
    </message>
    <message>
      <source>History</source>
      <translation>歷史記錄</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>尚無變更。您的變更會列在這裡。</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>開啟時的狀態</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>步驟</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step}（已復原）</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>網址</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有檔案 (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>選擇檔案…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>選擇模仿人類的網路</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>複製</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>複製網址</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 網路 ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>正在讀取網路…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>已複製網址。</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>這需要一個模仿人類的網路：KataGo 的「{file}」（{size}）。請從此頁面下載，然後選擇該檔案：</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>本線此前沒有違反規則的著手。</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>本線此後沒有違反規則的著手。</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>按本局規則（{rules}），所有著手均合法。</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>違規著手</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>按本局規則（{rules}），違規著手共 {count} 手。</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>著手</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>序號</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>原因</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>新增(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>預設(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>取消快速鍵(&amp;N)</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>把此快速鍵也給這個指令</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>選擇一個指令，再按下要給它的鍵。</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>自訂快速鍵</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>預設</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快速鍵</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>仿 OGS：工具放在功能鍵上</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>仿 Sabaki 和 Lizzie：上下鍵前後移動</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>新快速鍵</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>移除該指令的所有快速鍵</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>使用預設配置的快速鍵</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>所有指令(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>自訂快速鍵(&amp;B)…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key} 已經用於此指令。</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key} 未被使用。</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key} 現用於「{command}」，將改派給此指令。</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key} 將在各處生效，因此無法再在文字框中輸入它。</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>版面配置</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>版面配置</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>棋譜庫</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>對局</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>復盤</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>計分</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>學圍棋</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>下第一局棋(&amp;F)</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>規則</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>這局棋沒有可猜的著手。</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>計分</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>計分</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>合計</translation>
    </message>
  </context>
  <context>
    <name>Legend</name>
    <message>
      <source>Points lost</source>
      <translation>損失的目數</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>形狀和顏色表示一手與最佳著手相比的損失。顏色越淺，計算得越少；計算次數不足最佳著手 2% 的著手不顯示。圓環標出實戰的一手。</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>損失的勝率，%</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>上一步(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>完成(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>下一步(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>虛手(&amp;P)</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>課程棋盤</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>再試一次(&amp;A)</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>第 {number} 課，共 {count} 課，已完成 {done} 課</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>在棋盤上拖曳選取要搜尋的部分。</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>加入含有棋譜的資料夾後，即可在此搜尋。</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>欄位</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>重複棋譜</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>沒有重複的棋譜。</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>沒有符合此搜尋的棋譜。</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>正在讀取棋譜…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>清單下方</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>對局</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>後續著手</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>已標記 %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>輪流</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>黑方清單</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>點選一塊棋：將其標為死或活。{shift}+點選：只標一個棋串；{alt}+點選：只標一顆子。</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>只有在雙方商定死子時才能標記死子。</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>形勢判斷</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>商定方式</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>標記死子</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>其他標記方式…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>各自清單</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>共用清單</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>白方清單</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>哪一方的清單</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>分析整局</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>更好</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>最大失誤</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>損失</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>就已分析的部分看，本線沒有損失大的著手。</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>尚未分析。</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>實戰</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>棋手姓名</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>儲存</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>將同一棋手的所有姓名寫在一行，用逗號分隔。搜尋其中任何一個即可找到全部。</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>後退一手</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>後退十手</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>第一手</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>前進一手</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>前進十手</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>最後一手</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>第 {current} 手，共 {last} 手</translation>
    </message>
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>程式自帶的網路</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go 繼續使用網路「{name}」。</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go 繼續使用程式自帶的網路。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Go 現在使用網路「{name}」。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Go 現在使用程式自帶的網路。</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>找不到「{file}」。現使用程式自帶的網路。</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>「{name}」模仿人類：請在「新對局」對話框中選擇「{choice}」。用於判斷的網路保持不變。</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>選擇檔案(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>測量速度(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>使用(&amp;U)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有檔案 (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>選擇網路</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>已複製：{text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>複製</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>複製「{text}」</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>請在瀏覽器中下載檔案，然後拖放到此處或選擇它。安裝 KaTrain 後，其網路（36 MB）會出現在清單中。Tromp Go 不會下載任何內容。</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>來自 KataGo</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>取得更強的引擎</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 網路 ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>正在測量，需要幾秒…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>網路</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>正在讀取網路…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>停止測量(&amp;M)</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>程式自帶的網路</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go 用神經網路對弈、分析和判斷：網路越大越強，也越慢。它可以讀取版本 {oldest} 至 {newest} 的 KataGo 網路檔（.bin.gz 或 .txt.gz）。模仿人類的網路與用於判斷的網路分開保存。</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>在哪裡取得網路</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>隨 KaTrain</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>未找到</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>讓一子只不過是先走：請選 0，或 2 以上。</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>開始時即計入提子的黑子數：須為整數。</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>自訂…</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>請輸入貼目，如 7、6.5 或 −3。</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>取得更強的引擎…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>貼目</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新對局</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>白方因後走而得的目數。通常為 7；6.5 或 7.5 可避免和棋。</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>給白方的目數。帶半目可避免和棋。</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>隨機黑白（猜先）</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>閱讀此規則</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>開始對局</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>此棋盤的星位不夠，由黑方自行放置。</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>時間</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>「{text}」不是數字，請寫成 7、6.5 或 −3 的形式。</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>黑白對調</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>後續著手</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>旋轉或鏡像</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>原樣</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>請填寫 3.5 或 −2 這樣的數字。</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>請填寫 0 到 {most} 的整數。</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>譜圖</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>譜圖標題</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>同前</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>後兩位數字</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>其後的著手從此續數</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名稱</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>名稱、手數、譜圖</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>不標手數</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>黑方的目數，如 3.5 或 −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>列印的手數</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>儲存</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>新譜圖從此開始</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>標題</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>估值</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>按其意見標記</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>推薦著手</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>後續</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>目差</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>著手</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>計算次數</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>勝率</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>顯示於棋盤</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n 分鐘</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n 秒</numerusform>
      </translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>對照引擎</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>無其他引擎</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>自動停止</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>棋譜中標有譜圖之處也另起新圖。</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>繼續…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>每圖手數</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>連續兩次正式虛手，即按現狀終局。</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>瀏覽…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}：瀏覽</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 出現之前的下法</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>機率</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>著手</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>人類的著手</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>這裡沒有對局的後續著手。</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段位</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>顯示某一段位的人會在這裡怎麼下，以及每一手的機率。</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>實戰著手 {move}，按段位：</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>提 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>點選可變更棋手。</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>讓引擎落子</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>暫停引擎</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>重新啟動引擎</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>已同意</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>尚未同意</translation>
    </message>
    <message>
      <source>not yet submitted</source>
      <translation>尚未送出</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>已送出</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 出現之前的下法</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>真人</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}：等級</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}：由誰下</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}：段位</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>姓名</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段位</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who}：姓名</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}：段位</translation>
    </message>
  </context>
  <context>
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>變更棋手</translation>
    </message>
  </context>
  <context>
    <name>PlayersDialog</name>
    <message>
      <source>OK</source>
      <translation>確定</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>棋手</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>區域中沒有棋子，請選擇含有棋子或角的區域。</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>還原預設值(&amp;R)</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>沒有符合的選項。</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>偏好設定</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜尋</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>搜尋偏好設定</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>清單中的棋譜</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>第 {move} 手，共 {moves} 手</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>分析顯示，所選一方沒有大的失誤。</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>這局棋還沒有分析。請先分析。</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>此檔案</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>資料夾</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>位置(&amp;L)：</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>檔案類型(&amp;T)：</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>頁面選擇(&amp;S)：</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>各段位的機率</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>重新讀取(&amp;R)</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>貼上的棋譜</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>重新讀取檔案並捨棄您的變更？</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>顯示</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>貼上的棋譜修復了 %n 處。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>此檔案修復了 %n 處。</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未儲存的變更</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>未儲存的變更將會遺失。要保留它們，請取消，再用「另存新檔」。</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>「{name}」不需修復。</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>清空此清單(&amp;F)</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>沒有最近的檔案</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>最近開啟(&amp;M)</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>%n 手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>另一個視窗正在還原 %n 個未儲存的棋局。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>有 %n 個未儲存的棋局無法讀取，已保留在 {place}。</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新對局</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>繼續</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>未下完的對局已保留。</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>此對局已在另一個視窗中開啟。</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>未儲存的變更無法留作還原之用。請經常儲存棋局。{problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>捨棄(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>以後(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>還原(&amp;R)</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>以後</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>程式意外關閉。可以還原這些未儲存的棋局：</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>未儲存的棋局</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>再來一局，讓子不同。</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>再來一局，讓子不變。</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>再來一局：雙方已交換黑白。</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>再來一局(&amp;M)</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>再來一局：更強的對手(&amp;S)</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>再來一局：更弱的對手(&amp;W)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>再來一局：少讓一子(&amp;F)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>再來一局：多讓一子(&amp;M)</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>欄</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>行</translation>
    </message>
    <message>
      <source>Problem and repair</source>
      <translation>問題與修復</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>複製(&amp;C)</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>修復報告</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>修復</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>「{name}」不完全符合 SGF 標準。已按下列方式讀取；檔案未改動。</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>分析棋局</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>雙方下得如何</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>尚未分析。</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>棋局報告</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>黑方(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>白方(&amp;W)</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>繼續對局</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>此後由另一方先下。</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>哪一方要求繼續對局？</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>B+3.5、W+7 或 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>「{text}」不是結果，請寫成 B+3.5、W+7，和棋寫 0。</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>基於</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>自訂規則</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>檔案中的寫法</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>計分已作為文字存入剪貼簿。</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>已取消尋找死子。</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>黑方的點</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白方的點</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>點選後切換</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>死</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>單官</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>不確定，暫作活棋</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>資料夾…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>更多指令</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>移除 {filter}</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>搜尋棋譜庫</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>搜尋：姓名、result:B+、year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>目前的棋局</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>匯出所選棋譜</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>所有棋譜存為一個檔案 (*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>表格 (*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>做題</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>黑白對調</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>旋轉或鏡像</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快速鍵</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>沒有符合的快速鍵。</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜尋</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>搜尋快速鍵</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>聲音(&amp;N)</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>無法播放聲音。要安裝播放程式，請輸入：{line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>無法播放聲音：請安裝 paplay、pw-play 或 aplay。</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>無法播放聲音：找不到音訊裝置。</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>與電腦對局</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>棋盤大小</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>點選一個點落下第一子，或選擇：</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>適合第一次接觸圍棋的人：十二張小棋盤，然後下一局。</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>學圍棋</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>等級</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>電腦的等級：{level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>更多選項：{key}。</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>開啟棋譜</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>其他棋盤大小</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>其他大小…</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>與你棋力相當的人</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>最近的棋局</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>來自任何程式或伺服器的 SGF 檔案。</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>範例棋局</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>在本機上輪流落子。棋盤已備好。</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>電腦像人一樣下棋，從 20 級到 9 段。</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>兩人對局</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>未下完的對局</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>歡迎使用 {name}</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>您執黑。等級：{level}。</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>返回</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>回到對局</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>無結果終局</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>棋譜中有違規著手：{reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>仍然放上</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>按 {key} 開啟指南</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>正在讀取檔案… {percent}%</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>復盤</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>正在儲存檔案… {percent}%</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>顯示那個局面</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>查看規則</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>將對局退回此處</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>對局目前進行到另一手。</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>檔案仍在讀取，目前只能瀏覽主線。</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>這是第 {turn} 手之後的局面。</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>這是開局時的局面。</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>此局面已第三次出現。</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>變化：回到對局</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>不允許</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>測試步驟</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>例如：定石、待復盤</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>新標籤</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>儲存</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>標籤</translation>
    </message>
  </context>
  <context>
    <name>TaskProgress</name>
    <message>
      <source>Stop</source>
      <translation>停止</translation>
    </message>
  </context>
  <context>
    <name>TeachingController</name>
    <message>
      <source>Keep</source>
      <translation>保留</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>顯示</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔棋</translation>
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
      <translation>單一時限（無讀秒）</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>讀秒（日式）</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>加拿大讀秒（每段若干手）</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>棋鐘</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>基本時間（分鐘）</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>每段分鐘數</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>每手後加時（費雪）</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>每段手數</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>不用棋鐘</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>讀秒次數</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>每手後增加的秒數</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>每次讀秒的秒數</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>時間</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>時間用完時</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>時間用完時，</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>分鐘</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>手 /</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>秒（每手後增加）</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>只顯示警告</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>判負</translation>
    </message>
    <message>
      <source>then</source>
      <translation>然後</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>編輯</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>編輯工具</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>與電腦對局</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>損失多少目時提醒</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>自動匹配</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>您的一手損失達到此目數時提醒，並可以悔棋。</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>教學局</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>目或以上的損失</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>棋譜樹</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>棋譜樹</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>第 {number} 手</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>尚無著手</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>試一試</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>不儲存(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>儲存(&amp;S)</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>儲存對「{name}」的變更？</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未儲存的變更</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>如果不儲存，變更將會遺失。</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>此後沒有被評為惡手或疑問手的著手。</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>此前沒有被評為惡手或疑問手的著手。</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>此後沒有註解。</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>此前沒有註解。</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>勝率</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>方向鍵改變高度，Home 恢復預設。</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>分隔條</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>拖動可改變高度，按兩下恢復預設。</translation>
    </message>
  </context>
  <context>
    <name>_Strip</name>
    <message>
      <source>Warning</source>
      <translation>警告</translation>
    </message>
  </context>
  <context>
    <name>analysis</name>
    <message>
      <source>Analyse</source>
      <translation>分析</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>開局時：{said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>第 {move} 手：{said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>第 {number} 手：{played} 損失 {loss}</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新啟動</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>此局面尚未分析。</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>更好：{point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>引擎的第 {rank} 選</translation>
    </message>
    <message>
      <source>large</source>
      <translation>大失誤</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>未分析</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>實戰的一手</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>然後 {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>計算 {count} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/秒</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine} 不能分析。這是它會下的一手。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine} 不能分析。這是它會下的一手；它的估計：{score}。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine} 不能分析。這是它會下的一手；它不作估計。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine} 不能分析。這是它會下的一手；仍在估計…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine} 已結束。</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine} 正在分析…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine} 正在啟動…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine} 在此沒有推薦著手。</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} 會在此認輸。</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋譜</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>加入資料夾(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>商定結果(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>輪流(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>分析(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>詢問引擎(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>後退十手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>回到對局(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>最大失誤(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>黑方同意(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>判黑方負(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>清除此處所有標記(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>清除標記(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>主控台(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>座標(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>複製此後著手(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>將棋譜複製為 SGF(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>以文字複製記錄(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>裁切到此局面(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>刪除這一手及其後(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>匯出所選棋譜(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>在棋譜庫中尋找此局面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>尋找(&amp;F)…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>第一手(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>左右鏡像(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>禁著點(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>此檔案中的棋譜(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>轉到某手(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>猜所選棋譜的著手(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>猜下一手(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>提示(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>練習提示(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>歷史記錄(&amp;H)…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>插入虛手(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>快速鍵(&amp;K)</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>最後一手(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>學圍棋(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>棋譜庫(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>以損失代替數值(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>主線(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>設為主線(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>重新標記(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>標記死子(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>手數(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>把我的失誤當作題目(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>名稱、手數、譜圖(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>新對局(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>清單中的下一局(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>下一題(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>下一個推薦著手(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>下一個變化(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>無結果(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>每手至少一秒(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>開啟所選棋譜(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>開啟(&amp;O)…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>虛手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>貼上為變化(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>貼上棋譜(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>對局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>繼續對局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>下這一手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>清單中的上一局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>程式自帶的網路(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>結束(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>重做練習(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>棋局報告(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>重置版面配置(&amp;Z)</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>認輸(&amp;R)…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>儲存(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>將分析存入棋譜(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>計分(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>共用清單(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>顯示重複棋譜(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>顯示答案(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>啟動引擎(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>黑白對調(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>標籤(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>教學局(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>每手至少三秒(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>輸入座標(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>復原(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>更新棋譜庫(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>白方同意(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>判白方負(&amp;W)…</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>把記錄寫入檔案(&amp;W)</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>商定死子(&amp;G)</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>自動播放(&amp;U)</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>關於 {name}(&amp;A)</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>分析整局(&amp;W)…</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>分析局部(&amp;I)</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>分析面板(&amp;J)</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>盡可能快(&amp;C)</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>由引擎裁定</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>後退(&amp;A)</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>棋盤上顯示推薦著手(&amp;O)</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>判黑方負？</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>輪黑方下(&amp;P)</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>棋盤游標下移</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>棋盤游標左移</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>棋盤游標右移</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>棋盤游標上移</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>關閉計分(&amp;L)</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>以文字複製計分(&amp;O)</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>取消建議</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>摺疊或展開分支(&amp;U)</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>比較數子與數目(&amp;T)</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>與電腦續弈(&amp;U)</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>從此處續弈(&amp;C)</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>將棋盤複製為圖片(&amp;I)</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>將棋盤複製為文字(&amp;X)</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>剪下此後著手(&amp;U)</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>按標記裁定(&amp;I)…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>刪除其他所有變化(&amp;O)</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>只刪除這一手(&amp;Y)</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>對標記提出爭議(&amp;U)</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>匯出圖片(&amp;E)…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>編碼(&amp;D)…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>引擎下一手(&amp;M)</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>引擎與選項(&amp;T)…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>形勢判斷(&amp;E)</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>預期歸屬(&amp;W)</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>匯出為 PDF(&amp;F)…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>匯出報告(&amp;R)…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>前進十手(&amp;O)</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>全螢幕(&amp;U)</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>篩選(&amp;L)…</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>尋找此局面(&amp;L)</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>尋找下一處(&amp;D)</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>尋找上一處(&amp;P)</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>在棋譜庫中尋找區域(&amp;R)…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>上下鏡像(&amp;U)</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>沿對角線 ╱ 鏡像(&amp;D)</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>沿對角線 ╲ 鏡像(&amp;I)</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>資料夾(&amp;D)…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>前進(&amp;W)</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>對局資訊(&amp;I)…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>取得更強的引擎(&amp;G)…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>猜白方的著手(&amp;W)</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>猜黑方的著手(&amp;K)</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>猜雙方的著手(&amp;B)</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>違規著手(&amp;V)…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>離開編輯模式</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>離開對局並復盤(&amp;L)</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>標記黑方清單(&amp;B)</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>標記白方清單(&amp;W)</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>標記游標處的棋串</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>上移變化(&amp;S)</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>下移變化(&amp;W)</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>人類的著手(&amp;P)</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>棋手姓名(&amp;Y)…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>下一個分支處(&amp;X)</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>後一道題(&amp;X)</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>下一個註解(&amp;C)</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>下一個違規著手(&amp;H)</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>下一個失誤(&amp;K)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>正式虛手(&amp;H)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>正式虛手並終局(&amp;H)</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>每個棋串一張棋盤(&amp;E)</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>在新視窗中開啟(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>暫停引擎(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>上一個變化(&amp;R)</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>棋手(&amp;Y)…</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>下第一局棋(&amp;F)</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>繼續對局…</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>在游標處落子或標記</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>偏好設定(&amp;E)…</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>前一道題(&amp;V)</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>上一個推薦著手(&amp;F)</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>上一個分支處(&amp;V)</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>上一個違規著手(&amp;I)</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>上一個註解(&amp;E)</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>上一個失誤(&amp;S)</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>列印(&amp;T)…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>列印報告(&amp;O)…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>建議死子(&amp;D)</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>復盤(&amp;R)</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>修復報告(&amp;F)…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>重做錯題(&amp;I)</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>旋轉 180 度(&amp;A)</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>向左旋轉(&amp;L)</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>向右旋轉(&amp;R)</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>計分(&amp;Z)</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>結束練習(&amp;T)</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>另存新檔(&amp;A)…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>只儲存目差(&amp;C)</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>圖表中顯示目差(&amp;I)</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>各自清單(&amp;L)</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>作為新變化擺子(&amp;V)</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>加長其變化圖(&amp;M)</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>縮短其變化圖(&amp;L)</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>顯示更好的一手(&amp;B)</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>做題(&amp;P)…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>啟動引擎</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>停止分析(&amp;A)</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>停止自動播放(&amp;U)</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>停止分析整局(&amp;C)</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>停止引擎</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>停止寫入 {path}</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>停止「{command}」</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>此手的小棋盤(&amp;Q)</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>將對局退回此處(&amp;V)</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>無結果終局？</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>規則逐條講解(&amp;U)</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>輸入座標</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>將結果寫入棋譜(&amp;R)</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>判白方負？</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>輪白方下(&amp;L)</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>圖表中顯示勝率(&amp;R)</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>把記錄寫入檔案</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}，直到下一條星位線</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>箭頭(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>黑子(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black’s territory</source>
      <translation>黑方的地(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>圓圈(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>淡化點(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>擦除棋子(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>數字(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>落子(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>方塊(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>三角(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>白子(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White’s territory</source>
      <translation>白方的地(&amp;W)</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>叉號(&amp;R)</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>點選一個點，或拖選一塊區域。</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>點選一個點。</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>點選一個棋子。</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>點選即在其後的著手之前插入一手。</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>點選落子。</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>從一個點拖到另一個點，或依次點選兩點。</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>拖選要顯示的範圍；在一個點上點選兩次顯示全部。</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>拖選要尋找的範圍，或點選兩個對角。</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>每次點選取下一個未用的字母。</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>每次點選取下一個未用的數字。</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>尋找棋形(&amp;A)</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>插入著手(&amp;I)</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>字母(&amp;Z)</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>線段(&amp;X)</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>標籤</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>線條</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>標記</translation>
    </message>
    <message>
      <source>More</source>
      <translation>更多</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>著手評價</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>局部棋盤(&amp;O)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>落子</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>形勢</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>選定(&amp;L)</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>棋子</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>地</translation>
    </message>
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A configuration file is missing. Name one in the arguments.</source>
      <translation>缺少設定檔：請在引數中指定一個。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>缺少該程式所需的程式庫。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>缺少該程式所需的程式庫：{detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>缺少網路檔。請下載一個並在引數中指定。</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>找不到它要執行的程式（結束代碼 127）。</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>接受棋盤大小</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>接受貼目</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>接受規則</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>新增 {argument}</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>有一個引數以排版破折號開頭：{detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>可能缺少啟用 GTP 的引數。有些引擎第一次啟動需要幾分鐘；若是這樣，請繼續等待。</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>加入 {name}</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>加入在本機找到的 {name}</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>可以執行</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>請對照程式自身的說明檢查引數。</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>請選擇程式檔案；引數寫在單獨的欄裡。</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>請關閉其他程式，或使用較小的網路。</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>您指的是這一個嗎？</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>請下載適合此引擎的網路，並在引數中指定其檔案：KataGo 用 -model FILE，Leela Zero 用 --weights FILE。</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>請輸入程式的完整路徑；在 ssh 之後，則是另一台電腦上的路徑。</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>能依要求結束</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>如果它支援其他規則，請在引數中設定。</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>請安裝適合本系統和處理器的引擎版本。</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>請用套件管理員安裝它，或使用內含所需程式庫的引擎版本。</translation>
    </message>
    <message>
      <source>It</source>
      <translation>它</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>它能分析局面。</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>它回答：{detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>它思考時可以中止。</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>它能報告死子。</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>它沒有分析功能。</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>它思考時不能中止，因此會改為重新啟動。</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>它不能報告死子。</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>它不接受規則：{detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>它沒有結束，已被強制終止。</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>它還不能用。</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>它沒有說明原因。請在終端機中試試同樣的指令。</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>它缺少對局所需的指令：{message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>它沒有可選的 {detail}。</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>它可能會下超級劫所禁止的著手；這樣的著手在此會被拒絕。</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>它拒絕貼 7 目：{detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>它拒絕較小的棋盤；它接受了 {detail} × {detail}。</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>它沒有報告名稱。</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>它在執行，但輸出的不是 GTP。</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>它支援長方形棋盤。</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>它只支援正方形棋盤。</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>它認為自殺不合法，因此無法跟上出現自殺的對局。</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>可用，但有限制。</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>可用。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>下方它最後的輸出或許說明了原因。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>下方它最後的輸出或許說明了原因。請找更新的版本。</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>無法為它設定規則；它使用自己的規則。</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>標準錯誤的最後內容：</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>標準輸出的最後內容：</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>請在引數中指定一個存在的檔案（KataGo 用 -config FILE），或修正引擎所指出的那一行。</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>尚未選擇程式。</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>這裡無法輸入密碼。請設定 SSH 金鑰，並載入到您的代理（agent）中。</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>著手合規</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>程式存在</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>替換破折號</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>報告名稱和版本</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>請用 {detail} 啟動它。</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>不使用 FUSE 啟動</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>請用變數 APPIMAGE_EXTRACT_AND_RUN=1 不使用 FUSE 啟動，或安裝 libfuse2（較新的系統為 libfuse2t64）。</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>能啟動</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>支援 GTP</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>支援所需的指令</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>找不到指令：{detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>引擎找不到網路檔：{detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>引擎不接受其設定檔：{detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>引擎不明白其引數：{detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>資料夾 {detail} 不存在。</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>另一台電腦拒絕了 ssh 連線：{detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>該程式是 AppImage，需要 FUSE，但這裡沒有：{detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>程式在執行，但不在 GTP 模式。</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>該程式是為另一類電腦編譯的。</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>找不到該程式，但找到了 {detail}。</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>引擎的記憶體不足：{detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>請在終端機中試試同樣的指令。請檢查名稱、那台電腦是否開著、它的金鑰是否被接受。</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>請使用一般的連字號。</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>用那一個</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>使用程式所在資料夾</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>工作資料夾：{folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>{detail} 秒後回答</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>它自己的規則，或其引數中設定的規則</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>通過</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>通過，但有限制</translation>
    </message>
    <message>
      <source>running</source>
      <translation>進行中</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>略過</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh 無法連線另一台電腦。</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh 無法連線另一台電腦：{detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>等待中</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail} 個指令</translation>
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
      <translation>叉號是實戰的一手，數字是更好的變化。</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>準確率</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>準確率：保住了多少勝率。損失的目數：每手的平均值。最佳著手：有多少手下的是引擎的首選。</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>由 {engine} 分析。</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>最佳著手</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>更好：{move}，然後 {line}。</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>更好：{move}。</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>官子</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>損失 {points}。</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>損失 {points}；勝率 {before} → {after}。</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>中盤</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>沒有哪一手單獨決定了勝負。</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>佈局</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>棋手</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>損失的目數</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>棋局報告</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>決定勝負的著手</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n 道題</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>此題的所有分支都標為錯誤。請跳過。</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>首次猜中：{asked} 手中 {hits} 手（{percentage}）</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>首次答對：{number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>由易到難</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>難度 {grade}（最高 {hardest}）。</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>猜下一手</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>是落子，不是虛手。</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>在 {low} 與 {high} 之間。</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>在左下四分之一內。</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>在右下四分之一內。</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>在左上四分之一內。</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>在右上四分之一內。</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>之後答對：{number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>最長連中：{number}。</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>失誤 {number}/{count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>實戰第 {number} 手下在 {point}。請找出更好的一手。</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>第 {number} 手：{played} 損失 {loss}</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>第 {number} 手：{point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>我的失誤</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>下一手</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>下一題</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>沒有猜任何一手。</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>沒有做任何題目。</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>還沒有。分析之後，「把我的失誤當作題目」會把它們收集起來。</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>未解出：{number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>第 {number} 題</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>第 {number} 題，共 {count} 題</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>死活題</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>請先儲存變更：接下來會開啟檔案中的其他棋譜。</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>跳過</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>首次答對。</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>嘗試 %n 次後答對。</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>答對了。</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>本題作者不考慮 {point}。請換一手。</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>剛才的著手不對。請從這裡重新開始。</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>這一手是 {point}。</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>這樣不行。請再試一次。</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>這不是題目：第一手之前沒有擺放棋子。請開啟含有題目的檔案。</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>這就是正解。</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>檔案中沒有此局面的答案。請開啟帶有著法的題目。</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>此局面尚未分析。請稍候，或先分析整局。</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>再試一次</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>您以前做錯過。</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>回答：{number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>連中：{number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color}虛手。</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color}下在 {point}。</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>輪到{color}：第 {number} 手在哪裡？</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>共 %n 題：首次答對 {first} 題，之後答對 {later} 題，未解出 {not_solved} 題。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>%n 手中有 {hits} 手首次猜中（{share}）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake}；更好：{point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>今天應做 {number} 道</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>已做對 {number} 道</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point} 是好手。實戰的 {played} 損失 {loss}。</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>此題的答案中沒有 {point}，因此算錯。請換一手。</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} 不在本題範圍內。請換一手。</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>不是 {point}：相距 %n 路。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point} 正確，猜了 %n 次。</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point} 正確。</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} 比最佳著手損失 {loss}。請換一手。</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} 未經分析，因此不計。請換一手。</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} 是實戰的一手，損失 {loss}。請換一手。</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}：輪到{color}</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>沒有已安裝的字型能顯示{language}。請安裝一種，如 Noto Sans CJK。</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>沒有已安裝的字型能顯示{language}。要安裝，請輸入：{line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>有 %n 個檔案無法讀取。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋譜</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>已將 %n 局匯出到 {name}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>含此棋形的棋譜 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>含此局面的棋譜 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%n 組</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>%n 手違規著手</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95% 信賴區間</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>黑勝</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>黑勝 {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>註解</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>點算結果</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>賽事</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>正在匯出：{done} / {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>檔案</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>組</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>含違規著手</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>貼目</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>正在尋找新棋譜…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手數</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>下一手</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>未計分：檔案沒有標記死子。</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>虛手</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>棋手</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>棋盤上的局面</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段位</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>正在讀取檔案：{done}/{total}</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>區域 {first} 至 {last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>有重複局面</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>局面重複 %n 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>標籤</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>標籤</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>點算結果與記載不符</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>按檔案標記的死子計分，{result}。</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>沒有欄位「{field}」，請在篩選清單中選擇。</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>無法辨識此搜尋。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>白勝</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>年份</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>旋轉或截短</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>檔案相同</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>著法相同</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}：%n 次</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>「{field}:」沒有值，請寫在冒號之後。</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>「{value}」既不是 yes 也不是 no。</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>「{value}」不是棋盤大小，請寫成 19 或 13x9。</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>「{value}」不是日期，請寫成 1846、1846-07、1846-07-21、1840s 或 1840..1850。</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>「{value}」不是數字，請寫成 7 或 5..7 的形式。</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>「{value}」不是段位，請寫成 5k、3d、9p 或 1d..9d。</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>「{value}」不是結果，請寫成 B+、W+R、B+3.5、0 或 ?。</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>評註(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>分支(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>複製(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>編輯(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>尋找(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>對局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>說明(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>跳至(&amp;J)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>學習(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>導覽(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>局面(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>計分(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>擺子(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Speed of engine-only games</source>
      <translation>引擎互弈的速度(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>工具(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>檢視(&amp;V)</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>分析(&amp;Y)</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>棋盤(&amp;O)</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>匯出(&amp;X)</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>結束對局(&amp;J)</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>引擎(&amp;I)</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>檔案詳情(&amp;D)</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>顯示(&amp;H)</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>建議(&amp;G)</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>與引擎的最佳著手相比。</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>此處的其他著手</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>由引擎提出建議，由對局雙方決定。</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>分析</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>棋子的出現與消失帶動畫</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>按檔案設定</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>開頭</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>最後一手</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>自動播放：每手的時間</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>經典，榧木</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>經典，楓木</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>色覺友善，帶圖形</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>棋盤四周顯示座標</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>預設</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>預期歸屬</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>檔案</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>高對比</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>儲存在 {folder}，不再詢問是否儲存。</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>儲存已結束的對局</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>快速鍵與語言</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快速鍵</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>語言</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>淺色</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>明亮平面</translation>
    </message>
    <message>
      <source>Like OGS</source>
      <translation>仿 OGS</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>仿 Sabaki 和 Lizzie</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>外觀</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>標出禁著點</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>跟隨視窗</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>棋子上顯示手數</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>後續著手</translation>
    </message>
    <message>
      <source>None</source>
      <translation>無</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>系統要求減少動態效果時關閉。</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>第一次點選時</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>再次點選同一點時</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>開啟棋譜時顯示</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>落子方式</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>棋子略微偏離交叉點</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>播放聲音</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>印刷樣式</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>兩次虛手後建議死子</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>自訂佈景主題放入 {folder}。</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>記住最近開啟的檔案</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>計分</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>在棋盤上顯示引擎的著手</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>顯示著手的損失而非數值</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>聲音</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>下次啟動時生效。</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>文字大小</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>每個局面的時間</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>點選兩次可避免誤觸落子。</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>跟隨系統</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>變化</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>音量</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>視窗</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>動畫</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>分支 字母</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>候選點</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>計分 標記 協商</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>字型 字級 縮放 大</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>偏移 隨機</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>字母 數字</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>響 輕</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>靜音 安靜</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>歸屬</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>最近</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>相對 絕對 目數 損失</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>儲存 歷史 存檔</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>按鍵 鍵盤</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>速度 快慢</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>佈景主題 夜間 外觀</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>佈景主題 木紋 棋子</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>觸控 確認</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds} 秒</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message numerus="yes">
      <source>%n handicap stones</source>
      <translation>
        <numerusform>讓 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>一局圍棋</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>第 {number} 手</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>第 {first}–{last} 手</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>局面</translation>
    </message>
    <message>
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>此棋盤無法儲存為 .{ending}。請選擇其他格式或大小。</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>變化圖未列印。</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} 在 {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}：虛手</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>第 {move} 手</translation>
    </message>
    <message>
      <source>today</source>
      <translation>今天</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>昨天</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>較早的 %n 局已儲存為檔案。</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>9 × 9 的第一局</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>哪裡歸誰？</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>供計分的終局棋盤</translation>
    </message>
    <message>
      <source>game</source>
      <translation>對局</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>每一手都有講解</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>黑方同意</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>黑方的地 {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>白方同意</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>白方的地 {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>商定死子</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>商定結果</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>評註</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>箭頭到 {point}</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>黑子 {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>圓圈 {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>清除標記</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>從此處續弈</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>不用引擎繼續</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>裁切到此局面</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>叉號 {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>剪下</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>裁定</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>刪除</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>刪除一手</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>刪除其他變化</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>淡化 {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>爭議</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>引擎的標記</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>擦除 {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>判負</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>商定方式</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>插入虛手</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>插入 {point}</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>字母 {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>線段到 {point}</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>超時負</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>設為主線</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>標記</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>重新標記</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>下移變化</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>上移變化</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>著手 {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>無結果</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>節點屬性</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>數字 {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>每個棋串一張棋盤</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>局部棋盤</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>虛手</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>貼上</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>繼續對局</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>輪到的一方</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>建議</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>認輸</translation>
    </message>
    <message>
      <source>review</source>
      <translation>復盤</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>儲存分析</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>選定 {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>方塊 {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>黑白對調</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>悔棋</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>變換棋盤</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>三角 {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>白子 {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>寫入結果</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>佈景主題「{name}」中，shadow 必須是 0 到 1 之間的數。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>佈景主題「{name}」中，{key} 必須是 #C8A165 這樣的顏色。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>佈景主題「{name}」中，{key} 必須是圖片檔名。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>佈景主題「{name}」中，{key} 指定的 {file} 不是其資料夾中的圖片。</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>佈景主題「{name}」的檔案太大。</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>佈景主題「{name}」中有未知項目「{key}」；可用的有 {keys}。</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>佈景主題「{name}」基於「{base}」，但它不在 {themes} 之中。</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>沒有棋盤佈景主題「{name}」；自訂佈景主題放入 {folder}。</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>被提黑子 %n 顆</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>%n 口氣</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>有 %n 手損失較大。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>此段時間還須下 %n 手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>還剩 %n 次讀秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>還有 %n 個點沒有歸屬：繼續下可能改變結果。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>還有 %n 個點不屬於任何一方。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>被提白子 %n 顆</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>惡手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>疑問手(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>均勢(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>好手(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>趣向(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>虛手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>虛手並終局(&amp;P)</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>每手 +{seconds} 秒</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>，讓 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>，已選</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>{size} 的棋盤沒有讓子位置：請不讓子，或選擇可自由放置讓子的規則。</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>{size} 的棋盤最多有 {most} 個讓子位置。</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>由於此行，未讀取一個棋盤：「{detail}」</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>被叫吃的棋串要立刻救。</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>填掉自己最後一口氣的棋串會被拿走。</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>只剩一口氣的棋串是被叫吃：對方下一手就能提掉它。</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>沒有氣的棋串被提掉，離開棋盤。</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>棋鐘限制雙方的思考時間。在日式讀秒中，一次讀秒若沒有用完，下一手便重新計起。</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>{kos} 個劫的循環。</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>雙劫循環。</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>有一局棋缺少結尾的右括號；已補上</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>有兩隻分開的眼的一塊棋，永遠不會被提。</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>讓子使棋力不同的對局勢均力敵：較弱的黑方在白方第一手之前先放下若干子。</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>劫不得立即回提；更長的循環允許。</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>有一行無法理解，已略去：「{detail}」</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>補上了缺少的左括號</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>補上了缺少的分號</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>一手棋可能提子，也可能自殺，但不會兩者兼有，除非是從擺子的局面下起。</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>落子即把一個空點變為己方顏色，然後清除對方顏色，再清除己方顏色。</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>落子不得使己方棋串沒有氣。</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>落子後，盤面和輪到的一方不得與以前相同。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>落子後的盤面和輪到的一方，不得與此前任何時刻（包括開局）相同（情境超級劫）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>落子後的盤面不得與此前任何時刻（包括開局）相同（盤面超級劫）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>落子不得使棋盤重現此前任何時刻的樣子。</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>落子不得使棋盤恢復到對方上一手之前的樣子（打劫）。更長的重複允許；同一局面第三次出現時，雙方可以商定無結果終局。</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>落子：提子</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>落子：自殺</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>虛手更好。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>任何一方不得留下自己以前落子後留下過的盤面；虛手留下的盤面不算（自然情境超級劫）。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>任何一方不得留下自己以前留下過的盤面，無論是落子還是虛手；開局盤面不算任何人留下的（Taylor 超級劫）。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>任何一方落子後不得兩次留下同一盤面。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>任何一方不得兩次留下同一盤面，無論落子還是虛手。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>一方的得分，是該色的點數，加上只到達該色的空點數。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>一方的得分，是該方顏色的點數，加上只到達該色的空點數。</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>每個點或為黑，或為白，或為空。</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>有一個點或虛手是按其他程式的寫法寫的，已讀取：{detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>若從一個點出發，沿橫線或豎線依次經過相鄰的、與它同色的點，能通到某種顏色的點，則稱該點到達那種顏色。</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>若有一條路徑沿著棋盤的線、只經過與該點同色的點而通到另一種顏色，則稱該點到達那種顏色。</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>舊版 SGF 的一個屬性已按 FF[4] 的屬性讀取：{detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>四劫循環。</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>有子的點是黑或白，無子的點是空。除顏色之外，棋子沒有其他意義。</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>若能提子，棋子也可以下在沒有氣的點上。</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>允許多子自殺；劫另有專門的規則。</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>被包圍而沒有兩隻眼的一塊棋是死棋。</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>第三方</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>由第三方裁定</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>有爭議的棋串由第三方裁定。</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>第三方可能出錯。</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>和棋</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>三劫循環。</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>一個回合或是虛手，或是一手不重複此前盤面的落子。</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>每一回合，或虛手，或落一子而不重現以前的盤面。</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>沒有屬性名的值保留在 TGKT 中：[{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>文字中的「]」前沒有反斜線，已作為文字的一部分讀取：{detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>某個點之後缺少「]」；其後的內容被當作其值：{detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>請在引數中加上「--mode gtp」。</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>進階棋手</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>進階棋手：適合會計算的人</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>雙方虛手之後，活不了的棋子會被拿走。</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>一次爭議之後，虛手即為正式，兩次虛手終局。</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>一次爭議之後，兩次虛手即終局，所有棋子都算活。</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>此後只要再有連續兩次虛手，對局即告結束，所有棋子都算活，無論其間下了多少手。</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>第一次爭議之後，建議雙方實際提掉認為是死的棋子。</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>連續兩次虛手之後，雙方可以商定拿走哪些棋子。若達成一致，便不計這些棋子來計分，對局結束。</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>兩次虛手之後，雙方可以商定從棋盤上拿走哪些棋子，如同被提。</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>在那裡兩次虛手，死活結果便帶回本棋盤，然後計分。</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>協商（2001）</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>協商一次（1995）</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>協商，或四次虛手</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>所有文字</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>三子都沒了，剛下的那一子也在內。</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>允許</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>允許：己方的棋串沒有氣就被拿走。</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>美國圍棋協會（AGA）規則。</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>已忽略一個空的變化</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>已忽略一個多餘的右括號</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>眼是一塊棋裡面的空點。只有一隻眼時，白方填滿外面，然後下在眼裡。有兩隻眼時，先下進來的白子沒有氣，又提不到子。您的這塊棋裡面有三個空點。</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>對方在己方地裡落子時，應一手並不吃虧：應的這顆子與它所填的點同樣計分。</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>此後任何兩次虛手都重新開始協商。所有虛手都是回合，計入超級劫。</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>任意位置（自由）</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>任意位置，白方虛手</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>數子法</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>雙方用各自的棋子填滿棋盤來計分的數子法，貼 8 點。</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>數子法計算己方的棋子和所圍的空點；數目法只計算空點，並減去被提的棋子。單官到達雙方顏色，誰也不算。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>數子法，禁止自殺，同一方行棋時不得重複局面。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>數子法，禁止自殺，每個讓子補給白方一子。</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>數子法，允許自殺，同一方不得兩次留下同一局面。</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>數子法（1995 年表述）</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>數子法：一方的得分是棋盤上的己方棋子，加上只到達己方顏色的空點。</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>按商定</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>按點算</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>按現狀</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>按現狀：{score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>按標記</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>再問一次</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>可以再問一次、替它下，或判它負。</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>可以再問一次，或不用它繼續。</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>雙方隨時可以改為商定死子，或直接商定結果。</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>終局時得分高的一方獲勝；得分相同為和棋。</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>叫吃</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>請重新加入，或選擇其程式。</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>黑+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>初學者</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>初學者：適合知道叫吃和兩隻眼的人</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>黑方領先 {points} 目</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>黑白雙方輪流下。棋子落在兩條線的交叉點上，此後不再移動。最後，棋子和只被自己的棋子圍住的空點都屬於您。這裡左邊差不多是黑方的，但牆上還有一個缺口。</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>黑方先連下這麼多手。</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>黑方有 9 子和這 3 個點，白方有 9 子和 4 個點。</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>黑方放置讓子，還剩 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>黑方先放置讓子；此時不能虛手。</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>前 {value} 手都由黑方下；已視為讓子。</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>黑方 {black}，白方 {white}：{result}。</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>黑、白、黑、白：又輪到黑方了。</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>黑方的前幾手可下在任意位置，其間白方虛手。</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>黑方的點</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>黑方的牆還有缺口，所以左邊不屬於任何人。</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>黑方勝率 {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>{points} 處邊界未封閉。</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>{point} 到達雙方顏色。</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>雙方都已虛手。您佔到了最後一個點，並因此獲勝。</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>雙方在同一張清單上標記死子，並都表示同意。</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>雙方都被叫吃：誰先提誰贏。</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>按數子法</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>按數目法</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>不符合此編碼的位元組原樣保留。第一處在 {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3 是最後一個單官：黑方勝 1 目。</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>提子</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>用兩手提掉有標記的棋子。</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>提掉有標記的棋子。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>請實際提掉您認為已死的棋子：再虛手一次即終局。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>請實際提掉您認為已死的棋子：連續兩次虛手即終局。</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>提掉有標記的三顆棋子。</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>提掉兩個白子。</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>被提的棋子誰也不算。黑方先下，所以白方通常得到一些補償，就是貼目。程式會替您計算；請看一次它是怎麼算的。</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>被提的棋子不計分。</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>被提的棋子先離開棋盤，所以您的棋子又有氣了。要是什麼也沒提到，被拿走的就是您自己的棋子。小心您左邊的兩顆子：它們也被叫吃了。</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>先提子</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>休閒棋手</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>休閒棋手：適合偶爾下棋的人</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>中歐</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>更改棋手…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>變更任何標記，雙方的同意即作廢。</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>請檢查它的引數。</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>請檢查檔案是否完整、是否適用於本系統。</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>請檢查路徑。</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>正在檢查它的能力…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>中國</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>電腦程式所採用的中國規則。</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>簡體中文</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>繁體中文</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>請選擇別的棋盤或別的引擎。</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>請選擇別的引擎來分析。</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>請選擇其他工作資料夾，或不指定。</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>替它下</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>請先選擇網路檔，或選擇其他棋手。</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>請選擇程式檔案本身，或將它設為可執行。</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>替它下這一手</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>清理死子</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>清除</translation>
    </message>
    <message>
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>清除一種顏色，就是一次拿走該色所有無氣的棋串；有氣的棋串留下。</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>十分均勢</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>點選所有算作黑方的空點。</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>點選帶標記的黑子所能到達的所有空點。</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>點選有標記的棋串的每一口氣。</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>點選清除白方時會被拿走的所有白子。</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>點選那顆活不了的棋子，看看得分的變化。</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>點選：這 %n 子是活的</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>點選：這 %n 子是死的</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>棋社棋手</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>棋社棋手：適合每週下棋的人</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>與數子法對比</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>與數目法對比</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>連起來的三顆子共有四口氣。</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>{points} 處仍需補棋。</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>不用它繼續</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>還有 {count} 張副本待解決。</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>判它負</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>按數子法計分</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>按數目法計分</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>按{kind}計分，黑方 – 白方</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>按數子法計分，結果與檔案相同。</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>按數目法計分，結果與檔案相同。</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>計分</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>西里爾文</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>已推測損壞的字元：{detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>死子</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>正在標記死子。請先選擇「繼續對局」，再虛手。</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>死子無法逃脫被提的命運，因此若雙方同意，計分之前就把它們拿走。在雙活中，雙方的棋子都是活的，因為誰先進攻誰就吃虧。</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>由第三方裁定</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>由 {name} 裁定</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>有爭議的棋串在第二張棋盤上實戰解決。</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>有爭議的部分用提子實戰解決。</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>不要讓白方做出兩隻眼。</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>雙方各自標記清單並送出。清單一致則終局；有差異則為爭議。</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>任何一方可宣告虛手為正式。兩次正式虛手，或爭議之後其間無人落子的兩次虛手，按現狀終局。（此限制為本程式所加，原文沒有。）</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>終局</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>協商終局</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>對不支援這種超級劫的引擎，改用情境超級劫。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>估計：黑方約勝 {points} 目（誤差約 {spread} 目）。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>估計：黑方約勝 {points} 目。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>估計：白方約勝 {points} 目（誤差約 {spread} 目）。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>估計：白方約勝 {points} 目。</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>估計：勢均力敵。</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>估計：{evaluation}。</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>正在估計終局結果…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>均勢</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>只有分先對局。</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>目前持平</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>每個點或黑，或白，或空。</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>棋盤上的每個棋子都算；不拿走任何棋子。</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>正是電腦所需：雙方須在虛手之前提掉所有死子。</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>專家</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>專家：適合實力很強的人</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>註明此規則的檔案可以開啟，其中記載的結果會保留。</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>找出使黑方獲勝的一手。</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>能找到大場，但仍會犯簡單的錯誤。</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>五口氣。白方要全部填滿才能提掉這個棋串。</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>修改設定…</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>固定：讓子放在傳統的位置上。</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>讓子補償</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>禁止</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>禁止：落子不得使己方棋串沒有氣。</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>正式虛手(&amp;P)</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>連續四次虛手即按現狀終局，所有棋子都算。</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>自由：讓 n 子時，黑方最初 n 回合在任意位置連續落子。</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>自由：黑方的前 n 手可下在棋盤任意位置，其間白方虛手；就超級劫而言，這些盤面也算白方留下的。</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>此後的虛手即為正式：接下來連續兩次虛手按現狀終局。</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>全力</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>全力：這台電腦能多強就多強</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>其餘修復未列出</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>從棋串可能逃出的一側叫吃。</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>要標記死子，請回到對局。</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>圍棋在由交叉點組成的棋盤上進行，對局雙方稱為黑方和白方。</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>圍棋在縱橫各 19 點的方形棋盤上進行，對局雙方為黑方和白方。</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>白方好(&amp;W)</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>黑方好(&amp;L)</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>重大轉捩點</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>讓子</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>讓子位置</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>形勢難以判斷(&amp;U)</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>不再對比</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>清單一致則終局；有差異則為爭議。</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>若拒絕裁定，對局繼續。</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>您的棋串被叫吃時，往往可以救它：把它長出去，或與另一個棋串連上，氣就多了。有標記的棋子正被叫吃。</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>若無法達成一致，由第三方裁定：一個人、一個引擎，或本程式自己的建議，後者可能出錯。誰作了什麼裁定會記入檔案。</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>若無法達成一致，兩次虛手都是非正式的，由最後落子一方的對手接著下。</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>若無法達成一致，兩次虛手都不算回合，由先虛手的一方接著下。這只能發生一次。</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>若無法達成一致，由先虛手的一方接著下。</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>若無法達成一致，有爭議的棋串在第二張棋盤上實戰解決，它是第一張的副本。先虛手的一方先下，且那裡盤面不得重複。</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>{count} 句話之外的補充</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>有爭議：{chains}。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>有爭議：{chains}。請標記死子，然後裁定。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>有爭議：{chains}。請繼續對局來解決，然後虛手。</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>概要</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>白方在角上沒有得到新的氣。</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>第二階段中，每下一子都取自該色的提子，被提的棋子照舊歸入提子。</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>應氏計點制規則</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>裡面只夠做一隻眼，所以白方能提掉整塊棋。</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>請安裝它，或輸入完整路徑。</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>或者，任何一方可要求繼續對局，此後由另一方先下。須在有人落子之後才能再次這樣要求。</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>無效的位元組已被替換：{detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>僅當己方以前落子後留下過這一盤面時，才算重複。</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>僅當己方以前留下過這一盤面時（虛手也算），才算重複。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>僅當對方剛剛也這樣下過時，才算重複。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>僅當以前出現過這一盤面且輪到對方下時，才算重複。</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>輪到另一方決定。</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>輪到{color}。</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>輪到 {name}。</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>這對白方不是威脅，白方粘上了劫。</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>它的最後一口氣沒有了，棋子也就沒有了。</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>其級別在 9 × 9 棋盤上測試過；在這個棋盤上會弱一些。</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>它所在的點和周圍五個點現在都歸黑方，黑方獲勝。</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>日文</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>日本式</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>KGS 電腦圍棋比賽規則提案。</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS（清理）</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>KaTrain 開局擺放的棋子已作為讓子讀取：{detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>只懂規則，其餘所知甚少。適合第一局。</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>知道常見的著法，但常看漏提子。</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>劫</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>劫：下在 {point} 會回到第 {turn} 手之後的局面。請先在別處落子。</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>劫：下在 {point} 會回到開局時的局面。請先在別處落子。</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>貼目</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>貼目是因黑方先下而給白方的目數。帶半目就不會出現和棋。</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>讓子時的貼目</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>韓文</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>Lasker 與 Maas 的數目規則。</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>氣</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>同數子法，但空棋盤上每個點雙方都算。</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>同數目法，但雙活中的空點不算。</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>同{rules}，但：{changes}。</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>無法讀取 {file} 中棋盤的第 {detail} 行。請改正後重試。</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>先下白方必須應的一手，然後提劫。</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>下四個回合，看看輪到誰。</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>使三角處變黑，再使方塊處變白。</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>做出兩隻眼。</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>標記死子</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>第 {number} 手：{color}虛手</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>黑方先下，佔先手之利。因此在棋力相當的對局中，白方會多得若干目，即貼目，常見的是 7 目。這裡不貼目，雙方得分相同。</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>自然情境超級劫</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>單官</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>還有單官。此規則要求先收完單官再計分。</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>不得兩次留下同一局面；一次爭議之後，虛手即為正式。</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>不得兩次留下同一局面；爭議之前的虛手不算正式。</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>紐西蘭</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>新手</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>新手：適合最初幾次下棋的人</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>盤面不重複</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>從這個棋串沒有直接通到 {point} 的線。</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>局面不得重複，允許自殺，只有己方棋子到達的點歸己方。</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>無結果</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>沒有拿走任何棋子</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>無路可逃</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>不對：{point} 不在其中。還要找 %n 個。</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>無。</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>無。得分相同為和棋。</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>無</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>沒有爭議：請標記雙方意見不同的棋串。</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>虛手之後不拿走任何棋子：棋盤上的每個子都算。</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>零基礎新手</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>零基礎新手：適合第一次下棋的人</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>現在是角上的白棋需要兩隻眼，而且逃不出去。能做出兩隻眼的點，也正是能阻止它做出兩隻眼的點。</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>不讓子</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>正式虛手(&amp;P)</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>空棋盤上每個點雙方都算，如 1995 年所表述。</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>固定位置</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>在這台電腦上：{speed}。速度足夠。</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>在這台電腦上：{speed}。較慢；較小的網路可能下得更好。</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>一隻眼</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>降一級：在 {size} 上，您的下一個對手是{level}。</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>升一級：在 {size} 上，您的下一個對手是{level}。</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>再虛手一次，即按現狀終局。</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>一個節點既擺子又落子；已先擺子</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>一個節點中雙方都落了子；已依次落下</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>現在一個點是黑，一個點是白，23 個點是空。</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>一種下法：{turns}。</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>勝一局：升一級。</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>只有下在最後一口氣上才能提子。</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>只計棋盤上的棋子，因此每塊棋都要失去兩個眼位（還棋頭）。</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>其他規則</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>棋盤之外：{points}。</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>面對面下棋時，採用簡單的打劫規則和裁判，而不用超級劫。規則原文第 6 條禁止使對方再次面臨同一局面的著手，這更接近情境超級劫；程式採用盤面超級劫。</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>讓黑方和白方都虛手：用按鈕或按 P 鍵。</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>虛手交子以及由白方最後虛手的規定從略：它們不影響數子法的計分。</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>沒有一手再有好處時就虛手：邊界都已封好，黑白之間也沒有空點。這裡還剩一個這樣的點。</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>爭議之前的虛手是非正式的：不算回合。</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>{rank}的人</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>AI 出現之前的{rank}的人</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>下在 A5，看看黑子會怎樣。</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>第二張棋盤一直下到雙方都虛手為止。</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>下這一手</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>實戰解決</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>實戰解決：{points}</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>實戰解決：{alive} 活</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>實戰解決：{dead} 死</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>實戰解決：{dead} 死，{alive} 活</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>正在實戰解決爭議：輪到{color}下</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>落子很快，疏漏很多。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>下出這一段位的人的著手和失誤。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>下出這一段位的人的著手和失誤。它從 19 × 19 的對局中學習，所以在這裡不太像。</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>棋子下在線的交叉點上，邊和角也包括在內。標準棋盤有 19 × 19 個點，較小的有 13 × 13 或 9 × 9。這一張是 5 × 5，規則完全相同。大棋盤上的圓點只是便於辨認。</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>雙活中的點算分，與日本規則不同。一方的劫材若多於單官的對數，不粘最後一個劫可多得一目。</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>雙活中的點算分。</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>雙活中的點不算分。</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>盤面超級劫</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>按 {key} 查看它的輸出。</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>提子</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>提子（不計分）</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>內建引擎的建議，每個棋串列一子：</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>建議為{status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>為電腦比賽而提議，並未採用。</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>在四個角之一放一子。</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>到達</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>能預先計算，不會故意犯錯。</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>在小棋盤上能算出幾步，並會懲罰隨手棋。</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>計算更遠，每手不到一秒。</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>再來一局，讓 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>再來一局，不讓子</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>再來一局，更強：{level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>再來一局，更弱：{level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>重複</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新啟動</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>請重新啟動它。</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>規則規定禁止哪種重複（超級劫，即禁止全局同形再現；劫是其中最短的一種）、是否可以填掉己方棋子的最後一口氣（自殺），以及最後計算什麼。</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>規則</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>救有標記的棋子。</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>已以 UTF-8 儲存為 {name}；原來的編碼：{encoding}。</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>為此局面計分</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>第二階段。提子：黑 {black}，白 {white}</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>能看出將被提的棋子，其他看不出多少。</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>重新傳送局面</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>一手中有多個點，已作為擺放的棋子讀取：{detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>一個值中的多個點已逐個讀取：{detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>簡單打劫</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>情境超級劫</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>目前在 {size} 上：{won} 勝 {lost} 負。</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>所以填掉一個棋串的最後一口氣就能提掉它：該棋串不再到達空點，於是被清除。</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>因此總是算作重複。</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>來源</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>開始時棋盤為空。雙方輪流進行，黑方先走。</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>第 {number} 句，共 {count} 句</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>只計棋子（古代計分法）</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>棋子</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>棋子（不計分）</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>棋子算分，棋子所圍的空點也算。被提的棋子不算。到達雙方顏色的空點誰也不算。</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>棋子靠緊鄰的空點活著，這些空點就是它的氣。</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>棋子放下後不再移動。輪流下棋只增加棋子，只有清除才會拿走棋子。在這張棋盤上您下雙方。</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>沿線相連的同色棋子組成一個棋串，它們到達的點相同。棋串所到達的空點稱為它的氣。不能斜著穿過方格：斜線不相連。</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>沿著線相鄰的同色棋子構成一個棋串，共用它們的氣。氣也要沿著線與棋串相鄰；斜的不算，有棋子的點也不算。</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>棋盤上的棋子</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>棋子，以及只到達己方顏色的空點。</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>高手</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>高手：適合有經驗的棋手</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>自殺</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>單子自殺使棋盤保持原樣。</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>自殺：您的 %n 顆棋子會被拿走。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>自殺：{color}的 %n 子被拿走</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>圍住的空點</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>圍住的空點，減去己方被俘的棋子。</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>佔掉一個棋串的最後一口氣，它的棋子就全部立刻拿走。中間的白子只剩一口氣了。</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔棋</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>佔最後一個點，然後用按鈕或 P 虛手。</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>可以悔棋，或重新傳送局面。</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>其中悔棋 {number} 手。</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>輪流落子</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>Taylor 的簡明規則，1995 年。</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>Taylor 的邏輯規則，2001 年。</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>Taylor 超級劫</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>數目法</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>目與提子；爭議在第二張棋盤上實戰解決。</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>按日本通行做法的數目法。</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>數目法分兩個階段：有爭議的部分用提子實戰解決。</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>數目法（雙活無目）</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>數目法：一方的得分是只到達己方顏色的空點，減去己方被提的和作為死子拿走的棋子。</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>屬性之間的文字保留在 TGKT 中：「{detail}」</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>已忽略不屬於任何棋局的文字：「{detail}」</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>泰文</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>您要知道的就是這些。來下第一局吧！</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>那在棋盤之外。</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>那是 %n 手之前。</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Flatpak 版的 Tromp Go 只能啟動「文件」和「下載」資料夾中的引擎。請將引擎複製到那裡。</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>紐西蘭圍棋協會規則。</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>目標</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>答案：{points}。</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>棋盤</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>無法讀取棋盤大小 [{value}]。應為 1 到 {most}，或 COLUMNS:ROWS。</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>棋盤開始時是空的，雙方輪流下，黑方先下。</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>棋盤會保持原樣。</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>計算勝負</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>爭議已實戰解決</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>不支援 CA 所指定的編碼 {detail}</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>偵測到的編碼為 {detail}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>終局</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>檔案含有 NUL 位元組。第一處在 {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>檔案沒有說明由誰先下；第一手是白方下的，故視為白先。</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>檔案在一個值中間中斷；已將該值閉合</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>檔案沒有給出貼目；已採用{rules}的預設值 {komi}。</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>檔案的編碼不是其 CA 所指定的 {detail}</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>檔案寫明讓 %n 子，但擺了 {placed} 子。</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>檔案沒有指定規則；推定為 {rules}。</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>檔案沒有記錄死子；每個棋子都已計入。</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>檔案記載為和棋</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>檔案記載相同：{count}。</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>檔案記載為無結果</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>檔案記載{color}勝</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>檔案記載{color}勝（對方判負）</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>檔案記載{color}勝（對方認輸）</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>檔案記載{color}勝 {margin} 目</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>檔案記載{color}勝（對方超時）</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>檔案已儲存，但先前的版本未能保留為 {file}（{detail}）。請檢查資料夾的可用空間和權限。</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>第一階段已結束。「繼續對局」即進入第二階段：所下的棋子取自提子。</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>連續兩次虛手之後終局。</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>雙方都虛手，對局就結束。</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>對局目前在另一個局面。請先回到那裡。</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>此處對局尚未結束：要寫入結果，請轉到最後一手，或連續兩次虛手。</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>對局尚未結束。選擇「形勢判斷」可查看可能的結局。</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>對局尚未結束：兩次虛手之後才能標記死子。</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>對局結束。</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>讓子數與擺放的棋子數不一致：{detail}。兩者均已保留</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>缺少讓子（{detail}），已擺在傳統的位置上</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>讓子數「{value}」不是數字；按不讓子處理。</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>此時貼目為 {komi}。</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>{rules} 的貼目以棋子計，須為 0 或以上的整數。</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>貼目「{value}」是野狐圍棋或 gokifu 的代碼，表示 {komi} 目。</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>貼目「{value}」小於 0，Lasker–Maas 規則不允許；仍予採用。</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>貼目「{value}」超過棋盤的總點數；仍予採用。</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>貼目「{value}」不是數字；已採用{rules}的預設值 {komi}。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>貼目「{value}」已按中國規則視為子數，即 {komi} 目。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>貼目「{value}」已視為 {komi} 目。</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>雙方之間的最後一個點被白方佔了。</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>現在左邊是您的了。</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>John Tromp 與 Bill Taylor 的邏輯規則，用我們的話表述。</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>接下來連續兩次虛手，即按現狀終局。</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>已知最古老的計分方式；本程式不提供。</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>先清除對方的顏色，最後清除己方的：若己方棋子仍不能到達空點，就會失去它們。</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>這些棋串的死活結果帶回第一張棋盤，然後計分。在第二張棋盤上被提的棋子不算提子。</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>輪到的一方「{value}」既不是黑方也不是白方，已忽略。</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>得分高的一方獲勝；得分相同為和棋。</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>雙方輪流：標記一塊棋、對某個標記提出爭議，或表示完畢。雙方都完畢即終局。</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>屬性 {detail} 在一個節點中出現兩次；其值已合併</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>屬性 {detail} 有多個值；取了第一個</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>屬性 {detail} 沒有值；其名稱保留在 TGKT 中</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>屬性 {detail} 已按其大寫字母讀取</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>結果「{value}」不是有效的 SGF 結果；未作比較。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>結果「{value}」已按 SGF 的寫法讀作{color}勝；在法語和西班牙語中，B 是白方。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>結果「{value}」已按中國規則視為子數：{result}。</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>畫圈的棋串有爭議。大棋盤是一張副本：請在那裡實戰解決。</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>規則現在不允許這樣做。</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>圍棋規則，每句話配一張棋盤。X 是黑子，O 是白子；x 和 o 是死子，b 和 w 是算作黑方和白方的點；^ # * 是標記，括號中是被標記的棋子。</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>不支援規則「{value}」；推定為 {rules}。</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>規則「{value}」在這裡按 {rules} 進行。</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>規則「{value}」未知；推定為 {rules}。</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>得分</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>第 {turn} 回合之後的擺子留有無氣的棋串；下一手會清除它們。</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>棋子放在傳統的位置上。</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>{point} 處的棋子永遠不會被提。</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>十句話</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>只有十句話：連續兩次虛手，對局按現狀結束。</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>十句話在兩次虛手之後不拿走任何棋子；商定死子是 John Tromp 自己的補充。</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>2001 年的原文稱之為「情境超級劫」（見其註解 4）。</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>現在通向開闊處的路暢通了。</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>邊上的白子有兩口氣。您佔哪一口，白方都會向另一口長出。往開闊處它就逃掉了，往角上則逃不掉。</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>左邊的白子沒有做兩隻眼的空間。誰也不必去提它：雙方把它標為死子，周圍的點就是黑方的。如果意見不同，接著下就是了。</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>勝者</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>它們的最後一口氣在 D3。它們所在的點又空了。</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>棋局結束之後仍有著手；已讀作同一局</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>{point} 上有棋子。</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>{point} 處已有棋子。</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>沒有特殊棋形的清單，實戰解決時也不為打劫而虛手：爭議在第二張棋盤上繼續下來解決。</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>這裡沒有可標記的棋子。</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>{points} 處沒有棋子。</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>{points} 處沒有棋子，那裡什麼也沒有拿走。</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>{point} 處沒有棋子。</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>空間不足，無法存放 {file}。請騰出空間，或存到別處。</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>這是基於 {name} 的自訂規則。</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>這些是活的。再點選一次即可去掉標記。</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>這四個點就是這三子棋串的氣。</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>需要多久就想多久：在本機上全力發揮。</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>這個盤面是新的，所以允許這樣下。</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>即使其所屬一方一直虛手，此棋串也是活的。按住 {key} 點選仍可標記。</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>這不在十句話之內，卻能節省時間：左邊的白子可以一手一手提掉，雙方都清楚。如果雙方無法達成一致，就繼續下，那顆白子須實際提掉。連續四次虛手即終局，所有棋子都算。</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>這是對局的另一個局面：按現狀計分。</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>這不是圍棋（GM[{value}]）。</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>這一手約損失 %n 目。</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>三種顏色</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>拿走三子。右邊兩子有氣，留下。</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>提了三顆子，您自己的兩顆子也安全了。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>清除一種顏色，就是使該色所有不能到達空點的點變空。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>清除一種顏色，就是使該色所有不能到達空點的點變空。</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>落子即把一個空點變為己方顏色，然後清除對方顏色，再清除己方顏色。</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>合計</translation>
    </message>
    <message>
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Go 仍在思考。</translation>
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
      <translation>Tromp–Taylor（邏輯）</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Tromp 的表述，規則 1 至 10。</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Tromp 的表述，含他關於死子的補充。</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>請再試一次。</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>試一試：{task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>試著在 C3 回提。然後下在別處，等白方應一手，再提。</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>轉捩點(&amp;R)</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>連續兩次虛手結束第一階段。對局從同一局面繼續。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>連續兩次虛手即終局。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>連續兩次虛手結束實戰解決。棋串的所有棋子若在那裡被提，即為死棋。</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>連續兩次虛手：對局結束，開始計分。</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>兩隻眼</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>兩隻眼，並排在一起：不管白方怎麼下，這塊棋都活了。</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>再虛手兩次，即按現狀終局。</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>再有連續兩次虛手即終局，然後數目。</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>兩次虛手即終局；所有棋子都算。</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>兩次虛手開始協商；四次虛手按現狀終局。</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>已兩次虛手，尚無結果</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>兩階段（Lasker–Maas）</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>三局兩勝：升一級。兩負：降一級。</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>與通常做法的不同</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>已忽略不是棋盤上的點的值：{detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>大惡手</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>黑方大好</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>白方大好</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>妙手</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>形勢極難判斷</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>正在查看對局中的其他局面</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>白+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>西歐</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>每當一種顏色的提子用盡，就給提子增加黑白各一子。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>白方領先 {points} 目</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>現在白方只能做一隻眼。這塊棋死了。</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>除第一個讓子外，白方每個讓子得一目。</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>白方每個讓子得一目。</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>白方不因讓子得到補償。</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>白方不因此得到補償。</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>白方不得不救兩顆子，您打贏了劫。</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>白方剛在左上提了一顆子。如果您馬上提回，白方又可以提回，這樣沒有盡頭。所以您要先下在別處。下一手白方必須應的棋，劫就是您的了。</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>白方剛下在 B3，提掉了 C3 的黑子。如果黑方立刻在 C3 回提，棋盤就恢復原樣，如此可以無休無止。因此不允許（這種爭奪叫做打劫）。棋盤在別處有了變化之後，便可以提了。</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>白方有兩隻眼，永遠不會被提。</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>白方虛手。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>白方下 {point}，提掉您的 %n 顆子。</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>白方下 {point}。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>白方下 {point}：這個棋串現在有 %n 口氣。</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白方的點</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>白方的點數包含貼目 {komi}。</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>最後誰佔有的棋盤多，誰就贏。</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>為何…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>若無裁定，由先虛手的一方接著下，連續四次虛手按現狀終局。</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>對：角上的點和別的點一樣。</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>您執黑。把牆封上。</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>您沒有開啟 {file} 的權限。</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>您沒有寫入 {file} 的權限。請另選位置。</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>您有 {own} 點，{color}有 {other} 點。</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>你輸了</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>你輸了（判負）</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>你輸了（認輸）</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>你輸 {margin} 目</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>你輸 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>你輸了（超時）</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>您可以填掉己方棋串的最後一口氣，但會因此失去這個棋串。單獨一子不能這樣做：清除它會使棋盤保持原樣，而盤面不得重複。有些其他規則完全禁止自殺。</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>如果立刻提回會使棋盤變得與先前一樣，就不能提。</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>您從不必非落子不可。這裡每個點都已定局，再下只會填自己的地或損失棋子，所以雙方都虛手。</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>你贏了</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>你贏了（對方判負）</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>你贏了（對方認輸）</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>你贏 {margin} 目</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>你贏 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>你贏了（對方超時）</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>您的 %n 顆子沒有氣，被拿走了。</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>您的棋子和這四個點：白方領先一目。</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>算您的棋子，以及只被它們圍住的空點。</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>死子，在單官上</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>死子，{owner}的點</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>活子</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>棋盤之外的點</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>第 {move} 手之後</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>第 {move} 手之後，共 {total} 手</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>與相鄰的棋一起活：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>活：即使該方一直虛手</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>活：無論誰先下都不會被提</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>活：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>正在分析</translation>
    </message>
    <message>
      <source>area</source>
      <translation>數子法</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>黑子</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>圓圈</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>雙方都算</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>叉號</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>已損壞</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>黑方死子</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>與相鄰的棋一起死：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>白方死子</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>死，未說明理由</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>死：無論誰先下都會被提</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>死：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>空點</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>空點，不到達對方：雙方都算</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>空點，在雙活中：按此規則不算分</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>空點，到達雙方顏色：單官</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>空點，不到達任何棋子：單官</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>空點，只到達{owner}</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>空點，只到達{owner}；未推算是否雙活，按活棋計</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>禁著</translation>
    </message>
    <message>
      <source>four</source>
      <translation>四</translation>
    </message>
    <message>
      <source>imitated</source>
      <translation>模仿</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>模仿人類</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>雙活中</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>在標出的區域內</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>劫</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>貼 %n 顆棋子</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>貼目 {komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>標籤 {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>最後一手</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>第 {line} 行，第 {column} 欄</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>損失 {loss}</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>標為死子</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>第 {move} 手</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>第 {move} 手，共 {total} 手</translation>
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
      <translation>自然情境超級劫</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>單官</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>不是 KataGo 網路</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>沒有回應</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>未顯示</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>不支援</translation>
    </message>
    <message>
      <source>one</source>
      <translation>一</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>未封閉的邊界</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>虛手</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>虛手</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>已暫停</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>已暫停：請按 {key}</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>實戰的一手</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>盤面超級劫</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>就緒</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>雙活：誰進攻誰吃虧</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>選定</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>情境超級劫</translation>
    </message>
    <message>
      <source>square</source>
      <translation>方塊</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>正在啟動</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>正在啟動…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>數目法</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>最後一次讀秒</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>然後每 {time} 下 %n 手</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>然後 {count} × {time}</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>思考中</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>思考中 · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>思考中 · {seconds} 秒</translation>
    </message>
    <message>
      <source>three</source>
      <translation>三</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>時間緊迫</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>時間用完</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>輪到落子</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>三角</translation>
    </message>
    <message>
      <source>two</source>
      <translation>兩</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>不確定</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>與相鄰的棋一樣不確定：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>不確定：被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>不確定：與相鄰的棋不同，被吃的機率為 {share}%</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>變化 {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>版本 {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>版本 {detail}：不支援</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>等待中</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>白子</translation>
    </message>
    <message>
      <source>won</source>
      <translation>獲勝</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>將改變</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed}已同意，{other}尚未同意</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed}已送出，{other}尚未送出</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}；{score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}，已暫停</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color}已同意</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color}同意</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>目前{color}領先 {points} 目</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color}完畢</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color}虛手</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color}正式虛手</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color}正式虛手。再正式虛手一次，即按現狀終局。</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color}正式虛手。輪到{other}下。</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color}虛手。{next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color}虛手。輪到{other}下。</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color}虛手</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color}下在 {point}。{next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color}送出</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color}已送出</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color}圍住 {point}。</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>輪到{color}：點選一個棋串將其標為死子，點選已標記的棋串提出爭議，或選擇完畢。</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>輪到{color}下</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>輪到{color}下。</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color}勝</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color}勝（對方判負）</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color}勝（對方認輸）</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color}勝 {margin} 目</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color}勝 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color}勝（對方超時）</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>{color}的清單：點選{color}認為是死子的棋子，然後送出。</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine} 不能模仿人類。KataGo 1.15 或更新版本可以。</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine} 不支援貼目 {detail}，按另一種貼目下。</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine} 不完全支援此時間規定；它的棋鐘由本程式計時。</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine} 不支援擺出的局面。</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine} 不支援此規則（{detail}），按它自己的規則下。</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine} 沒有提取死子的命令：它可能虛手，把死子留在棋盤上，而這些子會被計算在內。</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine} 可能重複局面；這樣的著手會被拒絕，然後詢問您如何處理。</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine} 啟動時拒絕了「{detail}」。</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine} 支援的棋盤每邊為 {detail} 個點。</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine} 只支援正方形棋盤，不支援 {detail}。</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} 認為自殺不合法：如果您這樣下，它就跟不上對局。</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}，像人一樣</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>無法開啟 {file}（{detail}）。請重試，或使用副本。</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>無法取代 {file}；可能有其他程式開啟了它。請在那裡關閉它，或存到別處。</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>無法寫入 {file}（{detail}）。請另選位置。</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file} 是資料夾。請選擇一個檔案。</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} 是管線或裝置，不是檔案。</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file} 是空的。如果它在外接磁碟上，請連接該磁碟；其中的棋譜仍保留在棋譜庫中。</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file} 是空的。請尋找棋譜的其他副本。</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file} 大於 {size} MB。請拆分為較小的檔案。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file} 不是 SGF 檔案：它含有二進位資料。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file} 不是 SGF 檔案：其中沒有以「(;」開頭的棋譜。</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file} 無效（{detail}）。請更正它，或將它移走。</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file} 在唯讀磁碟上。請存到別處。</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>開啟 {file} 需要太多記憶體。請拆分為較小的檔案。</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>找不到 {file}。請檢查檔名和資料夾。</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>未寫入 {file}，因為它會被讀成另一局棋。請回報此問題。</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file} 已寫入，但磁碟回報了錯誤（{detail}）。請在別處另存一份。</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}，與填上 {points} 後的計算一致。</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}。本次計分為：{count}。</translation>
    </message>
    <message>
      <source>{first}, {next}</source>
      <translation>{first}、{next}</translation>
    </message>
    <message>
      <source>{first}; {following}</source>
      <translation>{first}；{following}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}–{last}</translation>
    </message>
    <message>
      <source>{found} of {all} found.</source>
      <translation>已找到 {found} 個，共 {all} 個。</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi}（推定）</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>開始時提子中有 {komi} 顆黑子，另給白方半目，因此同分時白方勝。</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>不讓子的對局中，白方得 {komi}。</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label}：{text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}，提 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name}（{color}）</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name} 回答「{message}」，這不是著手。</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name} 不能只分析棋盤的一部分。</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name} 不能分析局面。</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name} 關閉了連線。</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name} 認為 %n 子是死子。帶問號的 {unsure} 子它不能確定。由您決定。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name} 認為 %n 子是死子。由您決定。</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name} 認定的死子與此相同。</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>無法啟動 {name}：沒有資料夾 {message}。</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>無法啟動 {name}：{command} 不是程式。</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>無法啟動 {name}：{message}。</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name} 不同意：它認為 {dead} 也是死的。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name} 不同意：它認為 {alive} 是活的。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name} 不同意：它認為 {dead} 是死的，{alive} 是活的。</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name} 不報告死子。</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name} 不支援此棋盤：{message}。</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name} 已結束（結束代碼 {code}）。</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name} 立即結束：缺少它所需的程式或程式庫（代碼 127）。</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name} 沒有找到死子。</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name} 正在選擇著手…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name} 正在尋找死子…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name} 未加入或沒有程式。</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name} 仍在啟動。有些引擎第一次啟動需要幾分鐘。</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name}（{color}）正在思考</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name} 下了違規的一手，未放上棋盤。{refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name} 下了違規的一手：{message}。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name} 拒絕了「{command}」（{message}）。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name} 拒絕了「{command}」（{message}）。以這裡顯示的棋盤為準。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name} 拒絕了「{command}」，沒有說明原因。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name} 拒絕了「{command}」，沒有說明原因。以這裡顯示的棋盤為準。</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name} 沒有給出著手。</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name} 發出了意外的回覆，已被停止。</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name} 發出了不屬於 GTP 的內容，已被停止。</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name} 已停止回應。</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name} 意外停止（{signal}）。</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name} 意外停止。</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name} 只支援 {detail} 的棋盤：請選擇其一，或換一個對手。</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name} 只支援正方形棋盤。請選擇正方形，或換一個對手。</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name} 用的是另一種協定（GMP），不是 GTP。</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>找不到 {name}：程式 {command} 不存在。</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>若為{color}，{name} 會虛手。</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>若為{color}，{name} 會下在 {point}。</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name} 會認輸。</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number} 段</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number} 級</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>每秒 {number} 個局面</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>{owner}的活子</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>第 {move} 手後{passes}次虛手</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points} 已經標記。</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points} 沒有標記。</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} 目</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point}（{color}認為是死的）</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} 更好。</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>下在 {point} 是自殺，此規則不允許。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>下在 {point} 會留下{color}在第 {turn} 手之後留下過的盤面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>下在 {point} 會留下{color}在擺放讓子時留下過的盤面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>下在 {point} 會重複擺放讓子時的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>下在 {point} 會重複第 {turn} 手之後的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>下在 {point} 會重複開局時的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem}請選擇其他檔案。</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}。本次計分不改變結果。</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules}（推定）</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules}（{changes}）</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules}（不支援「{name}」）</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules}（「{name}」未知）</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>{rules} 沒有讓子：請不讓子，或選擇其他規則。</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}，{komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>勝率 {share}</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}，{rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value} 不是此棋盤上的點；已忽略。</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what}（{place}）。</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what}（{place}，另有 %n 處）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing}（{name}）</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>「{file}」的參數超過 {detail} 百萬個。請選擇較小的網路。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>「{file}」是版本 {detail} 的 KataGo 網路。這一版 Tromp Go 可以讀取版本 {oldest} 至 {newest}。檔案沒有損壞。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>「{file}」不是模仿人類的 KataGo 網路。請選擇專門的網路，例如「b18c384nbt-humanv0」。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>「{file}」是模仿某一級別人類的 KataGo 網路，不能用來判斷局面。請用「tromp-gui gtp --human」使用它。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>「{file}」是 KataGo 網路，但其中有這一版 Tromp Go 無法讀取的部分（{detail}）。</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>「{file}」已損壞。請另找一份。</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>「{file}」已損壞：其輸出不是數字。請另找一份。</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>「{file}」不是 KataGo 網路。</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>「{file}」需要的記憶體超過可用記憶體。請選擇較小的網路。</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>已拒絕「{file}」：它解壓縮後的大小超過原來的 {detail} 倍，KataGo 網路不會這樣。</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>「{text}」可能是黑勝，也可能是白勝。請輸入 {black} 或 {white}。</translation>
    </message>
  </context>
</TS>
