<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ko" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>정확한 트롬프–테일러 규칙의 바둑판: 두고, 복기하고, 계가하고, 이유를 봅니다.</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>{name} 정보</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>MIT 라이선스를 따르는 자유 소프트웨어입니다.</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>라이선스</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>라이선스…</translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation>Python {python}, Qt {qt}</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>버전 {version}</translation>
    </message>
  </context>
  <context>
    <name>AccessibilityController</name>
    <message>
      <source>Board as a &amp;table</source>
      <translation>표로 보는 바둑판(&amp;T)</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>표시한 돌을 빼고 판을 계가하고, 누가 그렇게 결정했는지 적습니다.</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>이의 제기</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>완료</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>대국을 계속합니다. 표시는 지워집니다.</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>표시한 돌에 이의가 있다고 알립니다. 그다음은 규칙에 따릅니다.</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>분석</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>기보 분석</translation>
    </message>
    <message>
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>엔진: {engine}. 이미 이만큼 분석한 국면은 건너뜁니다.</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>0.5나 10처럼 초를 입력하세요.</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>500처럼 탐색 수를 입력하세요.</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>국면마다</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>국면마다 분석할 양</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>주 수순 (국면 %n개)</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>국면</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>단위</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>변화도 포함 (국면 %n개)</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>초</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>회 탐색</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>분석할 범위를 드래그하거나 두 모서리를 누르세요.</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>Esc 키를 누를 때까지 {first}부터 {last}까지의 수만 분석합니다.</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>분석을 기보에 썼습니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>분석을 중지했습니다. 지금까지의 결과는 남습니다.</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>엔진이 국면 %n개를 거부했습니다. 나머지는 분석했습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>엔진이 국면 %n개에 대해 답하지 않았습니다. 나머지는 분석했습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>기보에 이 분석이 이미 모두 있습니다.</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>기보를 분석했습니다.</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>다시 판 전체를 분석합니다.</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>이 범위에는 빈 점이 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>국면 %n개 중 {done}개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>국면 %n개 중 {done}개, 이 국면 뒤에 이어집니다</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>좋은 수</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>엔진: {name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>실수</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>수 또는 실수</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>옵션</translation>
    </message>
    <message>
      <source>People</source>
      <translation>사람</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>보고서</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>승률과 집 차이</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>대국 종료: {result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>다시 실행함: {step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>표시가 바뀌었습니다. 양쪽이 다시 동의해야 합니다</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>취소함: {step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color}: %n초 남음</numerusform>
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
      <translation>기보</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} again to play there.</source>
      <translation>{point}에 두려면 한 번 더 누르세요.</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>한 변은 {typed}이(가) 아니라 1에서 {most}까지입니다. 지금은 {side}입니다.</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>판 크기</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>열</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>기타</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>행</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>열 × 행</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Board as a table</source>
      <translation>표로 보는 바둑판</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>화살표 키로 움직이고 Enter 키로 두거나 표시합니다. 바둑판의 단축키도 여기서 쓸 수 있습니다.</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>장</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>차례</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>찾기</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>{seconds}초째 실행 중, 아직 출력이 없습니다.</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>{seconds}초째 실행 중. 출력:</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>보고서 복사(&amp;C)</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>검사 취소(&amp;A)</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>엔진의 마지막 출력</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>시계 멈춤(&amp;K)</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>시계가 멈췄습니다. 한 수 두거나 같은 키를 누르면 다시 갑니다.</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>시계가 갑니다.</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>{color}의 시간이 다 되었습니다. 고르신 대로 대국은 계속됩니다.</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Analysis</source>
      <translation>분석</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>해설</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>기보 트리</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>기보 트리 또는 해설</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>기보 트리, 해설 또는 분석</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>명령</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>일치하는 명령이 없습니다.</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>Enter 키로 실행합니다.</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>지금은 할 수 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>명령</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>단축키</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>메뉴</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command} (지금은 안 됨)</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>명령</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>찾기</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>명령 찾기</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>해설</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>해설</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>해설 쓰기</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>실행 중인 엔진이 없습니다. 먼저 하나를 시작하세요.</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>이것은 명령이 아니라 주석입니다.</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>기록을 파일에 쓰기</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>연결된 엔진이 없음</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>시작하지 않음</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>엔진에 보낼 명령</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>GTP 명령. 위쪽 키로 지난 명령을 불러옵니다</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>기록</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>모두</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>콘솔 닫기</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>콘솔</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>오류</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>기록에서 찾을 수 없습니다.</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>기록에서 찾기</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>기록에서 찾기. Enter 키로 다음</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>보이는 내용</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4 또는 pass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>점</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>“{text}”은(는) 점이 아닙니다. I는 쓰지 않으며 H 다음은 J입니다.</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>“{text}”은(는) 점이 아닙니다. A1에서 {last}까지입니다.</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>내보내기 중지</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>파일 읽기 중지</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>결정한 이</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>결정한 사람의 이름을 입력하세요. 기보에 저장됩니다.</translation>
    </message>
    <message>
      <source>name</source>
      <translation>이름</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>&amp;End the game</source>
      <translation>대국 끝내기(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>기권(&amp;R)</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>대국 끝내기</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>{point}에 표시</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>돌 가리기: 당신은 {color}입니다.</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>돌 가리기: {name}의 흑번입니다.</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>{point}에 두기</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>기권</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>{color}으로 기권하시겠습니까?</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>상대가 이깁니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>결과를 기보에 씁니다. 실행 취소로 되돌릴 수 있습니다.</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>다른 덤이나 규칙으로 저장된 평가를 지웠습니다.</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>흑을 잡았습니다. 점을 눌러 두고, 더 얻을 것이 없으면 패스하세요.</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>대국 정보</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>평가: {sign}.</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>이 수와 뒤의 모든 수를 클립보드에 SGF로 넣었습니다.</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>이 수와 뒤의 모든 수를 잘라 클립보드에 SGF로 넣었습니다.</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>첫 번째 점: {point}.</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>{key} 키로 다시 둡니다.</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>평가를 지웠습니다: {sign}.</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>클립보드에 기보가 없습니다. 먼저 복사하세요.</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>클립보드에 붙여 넣을 수가 없습니다.</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>클립보드의 내용은 크기가 다른 판의 것입니다. 기보 붙여넣기로 따로 열 수 있습니다.</translation>
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
      <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>이름과 해설이 제대로 보이는 인코딩을 고르세요.</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>인코딩</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>파일의 인코딩</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>미리 보기</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>파일의 일부 바이트가 이 인코딩에 맞지 않습니다. 그 바이트는 그대로 둡니다.</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>파일의 모든 바이트가 이 인코딩에 맞습니다.</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>이 파일의 글자는 모두 ASCII여서 어느 인코딩으로도 같습니다.</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name} (현재)</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>명령줄</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>텍스트로 복사</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>이 명령에서</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>종료 코드</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>마지막 오류</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>마지막 출력</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>출력이 없습니다.</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>다시 시작</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>시그널</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>엔진이 멈춘 이유</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>따옴표가 닫히지 않았습니다.</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>인수</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>환경 변수</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>GTP 명령, 한 줄에 하나.</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>NAME=value, 한 줄에 하나.</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>이름</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>메모</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>한 줄에 하나 이상. 공백이 있는 값은 따옴표로 묶으세요.</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>프로그램</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>시작 명령</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>명령줄을 나누었습니다. 인수는 아래에 있습니다.</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>프로그램의 경로나 이름. 명령줄 전체를 넣으면 자동으로 나눕니다.</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>작업 폴더</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>프로그램과 같은 폴더</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>“{row}”은(는) 올바르지 않습니다. NAME=value로 적으세요.</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>추가(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>신경망(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>제거(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>복제(&amp;P)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>이 컴퓨터에서 찾음</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>아래로</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>위로</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>새 엔진</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>{name}을(를) 제거했습니다.</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>수를 고르는 중</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>형세 판단 중</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>힌트를 찾는 중</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>“{command}” 실행 중</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>이 엔진 검사(&amp;T)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>연결된 엔진이 없습니다. GNU Go, KataGo, Pachi, Leela Zero처럼 Go Text Protocol(GTP)을 지원하는 프로그램이면 무엇이든 쓸 수 있습니다. 이 컴퓨터에서 찾은 것을 연결하거나, 하나를 추가하고 프로그램을 고르세요. Tromp Go의 엔진은 설정이 필요 없습니다.</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>설정</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>설정 또는 검사</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>검사</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>예기치 않은 오류가 생겼습니다.</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>문제가 생겼습니다</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>대국은 아직 열려 있습니다. 안전하게 새 이름으로 저장하세요. 오류의 자세한 내용은 {file}에 있습니다.</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>숨기기</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>다시</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>정답</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>둘 다</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>닫기</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>힌트</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>놓친 것</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>모두 다시</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>놓친 것만 다시</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>그만하기</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>누구의 수를 맞힐지</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>내 답</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>바둑판을 그림으로 복사했습니다.</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>바둑판을 텍스트로 복사했습니다.</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>벡터 그림 (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>벡터 그림 (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>바둑판 내보내기</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>기보를 PDF로 내보내기</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>보고서 내보내기</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>쪽 (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>그림 (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>기보 인쇄</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>{name}에 저장했습니다.</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>작은 그림 (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>기보를 인쇄할 수 없습니다. 프린터와 파일 이름을 확인하세요.</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>기보를 프린터로 보냈습니다.</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>아직 보고서가 없습니다. 먼저 기보 전체를 분석하세요.</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>웹 페이지 (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>기보</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name}은(는) 지원하지 않는 그림 형식입니다. {endings} 중 하나로 끝나는 이름을 쓰세요.</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>읽지 못한 파일</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>열기(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>덮어쓰기(&amp;O)</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>그 폴더를 라이브러리에 추가</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>모든 파일 (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>파일을 연 뒤에 다른 프로그램이 바꾸었습니다. 두 버전을 모두 남기려면 취소하고 ‘다른 이름으로 저장’을 쓰세요.</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>기보를 SGF로 복사했습니다.</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>기보는 SGF로 저장합니다. {ending}이(가) 아니라 .sgf로 끝나는 이름을 쓰세요.</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>바둑 기보 ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>컴퓨터의 메모리가 모자라면 다른 프로그램이 느려질 수 있습니다.</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>클립보드에 있는 바둑판의 {line}번째 줄을 읽을 수 없습니다. 고쳐서 다시 붙여 넣으세요.</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>새 대국</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>{name}만 열었습니다. 다른 파일 %n개는 열지 않았습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>기보 열기</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>이 파일을 열려면 메모리가 약 {size} 필요합니다. 그래도 여시겠습니까?</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>“{name}”을(를) 덮어쓰시겠습니까?</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>UTF-8로 저장(&amp;U)</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>파일을 UTF-8로 저장하시겠습니까?</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>기보 저장</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>{name}(으)로 저장했습니다. 파일의 원래 인코딩: {encoding}.</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>{name}(으)로 저장했습니다.</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>텍스트로 그린 판과 기보 ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>클립보드에 기보가 없습니다. 먼저 복사하세요.</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>파일이 바뀌었습니다</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>파일의 인코딩 {encoding}(으)로 나타낼 수 없는 글자: {letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>지원하지 않는 글자</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>매우 큰 파일</translation>
    </message>
    <message>
      <source>game</source>
      <translation>기보</translation>
    </message>
  </context>
  <context>
    <name>FiltersDialog</name>
    <message>
      <source>C&amp;lear</source>
      <translation>지우기(&amp;L)</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>필터</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>찾기</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>찾기 닫기</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>찾기</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>글이나 Q16 같은 점 찾기</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>다음 결과</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>이전 결과</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>없음</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>{count}개 찾음</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{count}개 중 {place}번째</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>모양 {first}–{last}</translation>
    </message>
    <message>
      <source>There are no stones in this region.</source>
      <translation>이 영역에 돌이 없습니다.</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>이 국면</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>이 기보에 이 모양이 없습니다.</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>이 기보에서 “{text}”을(를) 찾을 수 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>라이브러리에 폴더 추가</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>숨기기</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>{folder}에서 새 기보를 찾지 못했습니다.</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>보기</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>라이브러리를 쓸 수 없습니다({reason}). 다시 여세요.</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>라이브러리의 색인이 또 손상되었습니다. 디스크를 확인하세요.</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>라이브러리의 색인이 손상되었거나 오래되어 다시 만드는 중입니다.</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>폴더 추가(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>제거(&amp;R)</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>이 폴더와 그 아래 폴더의 모든 기보가 라이브러리에 들어갑니다. 파일은 제자리에 있습니다.</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>프로그램이 보관한 끝난 대국</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>폴더</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>라이브러리의 폴더</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>취소</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>닫기</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>양쪽이 죽은 돌에 합의했습니다.</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>{mediator}의 결정입니다.</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>{folder}에 “{name}”(으)로 보관했습니다.</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>들어낸 돌이 없습니다.</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>복기</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>다투던 돌 무리를 두어 가렸습니다.</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>양쪽이 결과에 합의했습니다.</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>다른 조건으로 재대국</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>해설자</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>흑 팀</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>저작권</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>날짜</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>접바둑 돌의 수를 입력하거나 비워 두세요.</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>입력한 이</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>대회</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>예: 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>예: B+3.5, W+R(불계), W+T(시간), 0(무승부)</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>대국</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>대국 해설</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>대국 정보</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>대국 이름</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>접바둑</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>덤</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>자세한 정보</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>포석</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>초읽기</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>장소</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>결과</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>라운드</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>저장</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>출처</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>제한 시간(초)</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>보여 줄 것</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>백 팀</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>“{text}”은(는) 수가 아닙니다. 7, 6.5, −3 같은 값을 입력하세요.</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>기보 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>기보</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>이 파일의 기보</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>기보 보기</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>날짜</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>대회</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>대국</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>결과</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
  </context>
  <context>
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>기보</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0에서 {last}까지</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>“{text}”은(는) 이 수순의 수가 아닙니다. 0에서 {last}까지입니다.</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>대국의 승률과 집 차이</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>안내서(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;What’s This?</source>
      <translation>이것은 무엇인가요?(&amp;W)</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>규칙(&amp;U)</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>Guide</source>
      <translation>안내서</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>{key} 키를 한 번 더 누르면 모든 단축키를 보여 줍니다.</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>접바둑</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>접바둑 돌</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>화점에 놓기</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>돌 하나 적게</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>돌 하나 많게</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>자유롭게 놓기</translation>
    </message>
    <message>
      <source>stones: 0, or 2 or more</source>
      <translation>돌 수: 0, 또는 2 이상</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>이동할 단계를 고르세요.</translation>
    </message>
    <message>
      <source>History</source>
      <translation>작업 내역</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>아직 바꾼 것이 없습니다. 바꾸면 여기에 나열됩니다.</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>열기</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>단계</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step} (취소함)</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>주소</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>모든 파일 (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>파일 선택…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>사람을 흉내 내는 신경망 선택</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>복사</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>주소 복사</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 신경망 ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>신경망 읽는 중…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>주소를 복사했습니다.</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>사람을 흉내 내는 신경망인 KataGo의 “{file}”({size})이 필요합니다. 이 페이지에서 내려받은 다음 파일을 선택하세요.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>이 수순에는 앞선 반칙수가 없습니다.</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>이 수순에는 뒤따르는 반칙수가 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>이 대국의 규칙({rules})으로는 모든 수가 합법입니다.</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>반칙수</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>이 대국의 규칙({rules})에 따른 반칙수: {count}개.</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>번호</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>이유</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>추가(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>기본값(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>단축키 없음(&amp;N)</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>이 키를 명령에 추가</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>명령을 고른 다음 새 키를 누르세요.</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>단축키 사용자 지정</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>기본값</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>단축키</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>OGS처럼: 도구를 기능 키에</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>Sabaki와 Lizzie처럼: 위아래로 이동</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>새 단축키</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>명령의 모든 키 없애기</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>미리 정한 단축키</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>모든 명령(&amp;M)…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>단축키 사용자 지정(&amp;C)…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key}은(는) 이미 이 명령의 단축키입니다.</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key}은(는) 비어 있습니다.</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key}은(는) “{command}”에 쓰이며, 이 명령에 다시 지정됩니다.</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key}은(는) 어디서나 작동하므로 더는 글에 입력할 수 없게 됩니다.</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>배치</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>배치</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>라이브러리</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>대국</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>복기</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>계가</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>바둑 배우기</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>첫 대국 두기(&amp;F)</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>규칙</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>이 기보에는 맞힐 수가 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>계가</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>계가</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>합계</translation>
    </message>
  </context>
  <context>
    <name>Legend</name>
    <message>
      <source>Points lost</source>
      <translation>손해 집 수</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>모양과 색은 최선의 수보다 얼마나 손해인지를 나타냅니다. 흐릴수록 덜 읽은 수이며, 탐색 수가 최선의 수의 2%에 못 미치는 수는 뺍니다. 고리는 실전의 수입니다.</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>승률 손해, %</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>뒤로(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>마침(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>다음(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>패스(&amp;P)</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>강좌의 판</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>다시 해 보기(&amp;A)</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>강좌 {count}개 중 {number}번째, {done}개 마침</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>찾을 판의 부분을 드래그하세요.</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>기보가 있는 폴더를 추가하면 여기서 찾을 수 있습니다.</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>열</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>중복</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>두 번 이상 있는 대국이 없습니다.</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>이 검색과 일치하는 기보가 없습니다.</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>기보를 읽는 중…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>목록 아래</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>대국</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>다음 수</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>%n개 표시됨</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>번갈아</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>흑의 목록</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>무리를 클릭하면 사활을 표시합니다. {shift}+클릭은 돌 무리 하나만, {alt}+클릭은 돌 하나만 표시합니다.</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>죽은 돌은 점수를 합의하는 동안에만 표시할 수 있습니다.</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>형세 판단</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>합의하는 방법</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>죽은 돌을 표시하세요</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>다른 표시 방법…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>개별</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>공동</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>백의 목록</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>누구의 목록</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>기보 분석</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>더 좋은 수</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>큰 실수</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>손해</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>분석한 부분에는 이 수순에 큰 실수가 없습니다.</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>아직 분석하지 않았습니다.</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>둔 수</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>대국자 이름</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>저장</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>한 대국자의 이름을 쉼표로 나누어 한 줄에 적으세요. 그중 하나를 찾으면 모두 찾습니다.</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>한 수 뒤로</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>열 수 뒤로</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>첫 수</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>한 수 앞으로</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>열 수 앞으로</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>마지막 수</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>{last}수 중 {current}수</translation>
    </message>
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>프로그램의 신경망</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go는 신경망 “{name}”을(를) 계속 씁니다.</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go는 프로그램의 신경망을 계속 씁니다.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>이제 Tromp Go가 신경망 “{name}”을(를) 씁니다.</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>이제 Tromp Go가 프로그램의 신경망을 씁니다.</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>“{file}”을(를) 찾을 수 없습니다. 프로그램의 신경망을 씁니다.</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>“{name}”은(는) 사람을 흉내 냅니다. 새 대국 대화 상자에서 “{choice}”을(를) 선택하세요. 판정에 쓰는 신경망은 그대로입니다.</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>파일 선택(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>속도 측정(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>사용(&amp;U)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>모든 파일 (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>신경망 고르기</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>복사함: {text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>복사</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>“{text}” 복사</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>브라우저에서 파일을 내려받은 다음 여기에 끌어다 놓거나 선택하세요. KaTrain의 신경망(36 MB)은 KaTrain이 설치되어 있으면 목록에 나타납니다. Tromp Go는 아무것도 내려받지 않습니다.</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>KataGo에서</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>더 강한 엔진 구하기</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 신경망 ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>몇 초 동안 측정하는 중…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>신경망</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>신경망을 읽는 중…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>측정 중지(&amp;M)</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>프로그램의 신경망</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go는 신경망으로 두고, 분석하고, 판정합니다. 클수록 강하고 느립니다. 버전 {oldest}부터 {newest}까지의 KataGo 신경망 파일(.bin.gz 또는 .txt.gz)을 읽을 수 있습니다. 사람을 흉내 내는 신경망은 판정하는 신경망과 따로 둡니다.</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>신경망을 구하는 곳</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>KaTrain과 함께</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>찾을 수 없음</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>돌 하나의 접바둑은 첫 수일 뿐입니다. 없음이나 2 이상을 고르세요.</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>처음부터 사석에 넣는 흑돌의 수(정수).</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>직접 정하기…</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>7, 6.5, −3처럼 덤을 입력하세요.</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>더 강한 엔진 구하기…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>접바둑</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>덤</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>새 대국</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>나중에 두는 백이 받는 집. 보통 7이며, 6.5나 7.5이면 무승부가 없습니다.</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>백에게 주는 집. 반집이 있으면 무승부가 없습니다.</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>돌 가리기로 흑백 정하기</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>이 규칙 읽기</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>대국 시작</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>이 판에는 화점이 모자라 흑이 직접 돌을 놓습니다.</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>시간</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>“{text}”은(는) 수가 아닙니다. 7, 6.5, −3 같은 값을 입력하세요.</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>색을 바꾼 것</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>다음 수</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>돌리거나 뒤집은 것</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>그대로</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>3.5나 −2 같은 수를 입력하세요.</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>0에서 {most}까지의 정수를 입력하세요.</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>그림</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>그림의 제목</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>전과 같이</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>끝 두 자리</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>뒤의 수는 여기서부터 이어 셉니다</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>수 번호</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>이름</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>이름, 번호, 그림</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>번호 없음</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>흑의 집, 예: 3.5 또는 −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>인쇄할 번호</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>저장</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>여기서 새 그림 시작</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>제목</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>평가값</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>엔진의 표시 적용</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>취소</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>좋은 수</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>이후 수순</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>집 차이</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>탐색</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>승률</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>바둑판에 표시</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n분</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n초</numerusform>
      </translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>비교할 엔진</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>다른 엔진 없음</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>자동 중지</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>기보에 그림 표시가 있는 곳에서도 새 그림이 시작됩니다.</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>계속…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>한 그림의 최대 수</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>잇달아 두 번 공식 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>찾아보기…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}: 찾아보기</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 이전의 방식으로</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>확률</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>사람의 수</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>여기에는 이어지는 실전의 수가 없습니다.</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>기력</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>어떤 기력의 사람이 여기서 둘 수와 각 수의 확률을 보여 줍니다.</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>실전의 수 {move}, 기력별:</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>%n개 따냄</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>누르면 대국자를 바꿀 수 있습니다.</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>엔진이 두게 하기</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>엔진 일시 중지</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>엔진 다시 시작</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>동의함</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>아직 동의 안 함</translation>
    </message>
    <message>
      <source>not yet submitted</source>
      <translation>아직 제출 안 함</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>제출함</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 이전의 방식으로</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>사람</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}: 수준</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}: 두는 이</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: 기력</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>이름</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>기력</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who}: 이름</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: 기력</translation>
    </message>
  </context>
  <context>
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>대국자 변경</translation>
    </message>
  </context>
  <context>
    <name>PlayersDialog</name>
    <message>
      <source>OK</source>
      <translation>확인</translation>
    </message>
    <message>
      <source>Players</source>
      <translation>대국자</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>구역에 돌이 없습니다. 돌이나 귀가 있는 구역을 고르세요.</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>기본값 복원(&amp;R)</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>일치하는 설정이 없습니다.</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>환경 설정</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>찾기</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>설정 찾기</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>목록의 기보</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>{moves}수 중 {move}수</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>분석한 바로는 이 대국자에게 큰 실수가 없습니다.</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>이 기보는 아직 분석하지 않았습니다. 먼저 분석하세요.</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>이 파일</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>폴더</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>위치(&amp;L):</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>파일 형식(&amp;T):</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>페이지 집합(&amp;S):</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>기력별 확률</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>다시 읽기(&amp;R)</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>붙여 넣은 기보</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>변경을 버리고 파일을 다시 읽으시겠습니까?</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>보기</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>붙여 넣은 기보에서 %n곳을 고쳤습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>이 파일에서 %n곳을 고쳤습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>저장하지 않은 변경</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>저장하지 않은 변경을 잃게 됩니다. 남기려면 취소하고 ‘다른 이름으로 저장’을 쓰세요.</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>“{name}”에는 고칠 것이 없었습니다.</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>목록 지우기(&amp;F)</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>최근 파일 없음</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>최근 파일 열기(&amp;H)</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>%n수</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>저장하지 않은 기보 %n개를 다른 창에서 복구하고 있습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>저장하지 않은 기보 %n개를 읽지 못했습니다. {place}에 보관했습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>새 대국</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>이어 두기</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>끝나지 않은 대국을 보관했습니다.</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>이 대국은 다른 창에서 열려 있습니다.</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>저장하지 않은 변경을 복구용으로 보관할 수 없습니다. 자주 저장하세요. {problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>버리기(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>나중에(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>복원(&amp;R)</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>나중에</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>프로그램이 예기치 않게 종료되었습니다. 저장하지 않은 다음 기보를 복원할 수 있습니다:</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>저장하지 않은 기보</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>접바둑 돌의 수를 바꾸어 다시 둡니다.</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>같은 접바둑으로 다시 둡니다.</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>다시 둡니다. 흑백을 바꾸었습니다.</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>재대국(&amp;M)</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>재대국: 더 강한 상대(&amp;S)</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>재대국: 더 약한 상대(&amp;W)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>재대국: 접바둑 돌 하나 적게(&amp;F)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>재대국: 접바둑 돌 하나 많게(&amp;M)</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>칸</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>줄</translation>
    </message>
    <message>
      <source>Problem and repair</source>
      <translation>문제와 복구</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>복사(&amp;C)</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>복구 보고서</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>복구</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>“{name}”은(는) SGF 표준을 완전히 따르지 않습니다. 아래와 같이 읽었으며 파일은 바꾸지 않았습니다.</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>기보 분석</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>대국자별 내용</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>아직 분석하지 않았습니다.</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>대국 보고서</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>흑(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>백(&amp;W)</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>계속 두기</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>그러면 상대가 먼저 둡니다.</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>누가 계속 두자고 합니까?</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>B+3.5, W+7 또는 0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>결과</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>“{text}”은(는) 결과가 아닙니다. B+3.5, W+7, 무승부는 0으로 입력하세요.</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>바탕 규칙</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>나만의 규칙</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>파일 표기</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>계가를 텍스트로 복사했습니다.</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>죽은 돌 찾기를 취소했습니다.</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>흑집</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>백집</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>누르면 바뀔 곳</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>죽음</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>공배</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>불확실, 산 것으로 셈</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>폴더…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>그 밖의 명령</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>{filter} 제거</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>라이브러리에서 찾기</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>찾기: 이름, result:B+, year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>현재 대국</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>고른 기보 내보내기</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>모든 기보를 한 파일로 (*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>표 (*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>사활 문제 풀기</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>색을 바꾼 것</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>돌리거나 뒤집은 것</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>단축키</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>일치하는 단축키가 없습니다.</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>찾기</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>단축키 찾기</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>소리(&amp;N)</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>소리를 재생할 수 없습니다. 재생 프로그램을 설치하려면 다음을 입력하세요: {line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>소리를 재생할 수 없습니다. paplay, pw-play, aplay 중 하나를 설치하세요.</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>소리를 재생할 수 없습니다. 오디오 장치를 찾지 못했습니다.</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>컴퓨터와 대국</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>판 크기</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>점을 눌러 첫 돌을 놓거나 고르세요:</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>바둑이 처음이라면: 작은 판 열두 개를 풀고 한 판 둡니다.</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>바둑 배우기</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>수준</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>컴퓨터의 단계: {level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>다른 선택: {key}.</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>기보 열기</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>다른 판 크기</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>다른 크기…</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>내 기력의 사람</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>최근 기보</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>어떤 프로그램이나 서버의 SGF 파일이든 됩니다.</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>예제 기보</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>이 컴퓨터에서 번갈아 둡니다. 바둑판이 준비되어 있습니다.</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>컴퓨터가 20급부터 9단까지 사람처럼 둡니다.</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>두 사람 대국</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>끝나지 않은 대국</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>{name}에 오신 것을 환영합니다</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>흑을 잡습니다. 수준: {level}.</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>뒤로</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>대국으로 돌아가기</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>취소</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>결과 없이 끝내기</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>기보의 반칙수: {reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>그래도 놓기</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>{key} 키로 안내서를 엽니다</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>파일을 읽는 중… {percent}%</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>복기하기</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>파일을 저장하는 중… {percent}%</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>그 국면 보기</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>규칙 보기</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>대국을 여기까지 무르기</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>대국은 지금 다른 수까지 진행되어 있습니다.</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>파일을 아직 읽는 중입니다. 지금은 주 수순만 볼 수 있습니다.</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>{turn}수 뒤의 국면입니다.</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>시작 국면입니다.</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>이 국면이 세 번째로 나왔습니다.</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>변화: 대국으로 돌아가기</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>허용되지 않음</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>검사 단계</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>예: 정석, 복기할 것</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>새 태그</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>저장</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>태그</translation>
    </message>
  </context>
  <context>
    <name>TaskProgress</name>
    <message>
      <source>Stop</source>
      <translation>중지</translation>
    </message>
  </context>
  <context>
    <name>TeachingController</name>
    <message>
      <source>Keep</source>
      <translation>그대로</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>보기</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>무르기</translation>
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
      <translation>제한 시간만 (초읽기 없음)</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>초읽기</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>캐나다식 (기간당 여러 수)</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>시계</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>제한 시간(분)</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>한 기간의 시간(분)</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>수마다 시간 추가 (피셔)</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>한 기간에 둘 수</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>시계 없음</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>초읽기 횟수</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>수마다 더할 초</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>초읽기 한 번의 시간(초)</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>시간</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>시간이 다 되면</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>시간이 다 되면:</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>분</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>수마다</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>초</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>초씩 수마다 추가</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>경고만 표시</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>시간패</translation>
    </message>
    <message>
      <source>then</source>
      <translation>그 뒤</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>편집</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>편집 도구</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>컴퓨터와 대국</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>알려 줄 손해 집 수</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>내 실력에 맞춤</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>내 수가 이만큼 손해이면 알려 주고 무를 수 있게 합니다.</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>지도 대국</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>집 이상 손해</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>기보 트리</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>기보 트리</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>{number}수</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>아직 수 없음</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>해 보기</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>저장 안 함(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>저장(&amp;S)</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>“{name}”의 변경을 저장하시겠습니까?</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>저장하지 않은 변경</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>저장하지 않으면 변경을 잃습니다.</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>이 수 뒤에는 나쁜 수나 의문수가 없습니다.</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>이 수 앞에는 나쁜 수나 의문수가 없습니다.</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>이 뒤에 해설이 없습니다.</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>이 앞에 해설이 없습니다.</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>승률</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>화살표 키로 높이를 바꾸고, Home 키로 되돌립니다.</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>구분선</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>드래그하여 높이를 바꿉니다. 두 번 클릭하면 되돌립니다.</translation>
    </message>
  </context>
  <context>
    <name>_Strip</name>
    <message>
      <source>Warning</source>
      <translation>경고</translation>
    </message>
  </context>
  <context>
    <name>analysis</name>
    <message>
      <source>Analyse</source>
      <translation>분석</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>시작: {said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>{move}수: {said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>{number}수: {played}, {loss} 손해</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>다시 시작하기</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>이 국면은 분석하지 않았습니다.</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>더 좋은 수: {point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>엔진의 {rank}순위</translation>
    </message>
    <message>
      <source>large</source>
      <translation>큰 실수</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>분석 안 함</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>실전의 수</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>이후 {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>탐색 {count}회</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>초당 {count}</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine}: 분석할 수 없습니다. 이 엔진이 둘 수입니다.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine}: 분석할 수 없습니다. 이 엔진이 둘 수이며, 형세 판단은 다음과 같습니다: {score}.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine}: 분석할 수 없습니다. 이 엔진이 둘 수이며, 형세 판단은 없습니다.</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine}: 분석할 수 없습니다. 이 엔진이 둘 수이며, 형세는 아직 판단하는 중입니다…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine}: 종료되었습니다.</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine}: 분석하는 중…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine}: 시작하는 중…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine}: 여기서는 제안하는 수가 없습니다.</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine}: 여기서 기권하겠다고 합니다.</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>기보 %n개</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>폴더 추가(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>결과 합의(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>번갈아(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>분석(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>엔진에 묻기(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>열 수 뒤로(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>대국으로 돌아가기(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>큰 실수(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>흑 동의(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>흑 몰수패(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>여기 표시 모두 지우기(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>표시 지우기(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>콘솔(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>좌표(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>여기부터 복사(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>기보를 SGF로 복사(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>기록을 텍스트로 복사(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>이 국면만 남기기(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>이 수와 뒤의 모든 수 삭제(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>엔진(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>고른 기보 내보내기(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>이 국면을 라이브러리에서 찾기(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>찾기(&amp;F)…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>처음(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>좌우로 뒤집기(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>착수 금지점(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>이 파일의 기보(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>특정 수로 가기(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>고른 기보의 수 맞히기(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>다음 수 맞히기(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>힌트(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>문제 힌트(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>작업 내역(&amp;H)…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>패스 끼워 넣기(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>단축키(&amp;K)</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>마지막(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>바둑 배우기(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>라이브러리(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>값 대신 손해(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>주 수순(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>주 수순으로 만들기(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>다시 표시(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>죽은 돌 표시(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>수 번호(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>내 실수를 문제로(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>이름, 번호, 그림(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>새 대국(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>목록의 다음 기보(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>다음 물음(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>다음 좋은 수(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>다음 변화(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>결과 없음(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>한 수에 적어도 1초(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>고른 기보 열기(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>열기(&amp;O)…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>패스(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>변화로 붙여넣기(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>기보 붙여넣기(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>대국(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>계속 두기(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>이 수 두기(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>목록의 이전 기보(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>프로그램의 신경망(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>종료(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>다시 실행(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>다시 풀기(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>대국 보고서(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>배치 초기화(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>기권(&amp;R)…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>저장(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>분석을 기보에 저장(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>계가(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>공동 목록(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>중복 보기(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>정답 보기(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>엔진 시작(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>색 바꾸기(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>태그(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>지도 대국(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>한 수에 적어도 3초(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>점 입력(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>실행 취소(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>라이브러리 업데이트(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>백 동의(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>백 몰수패(&amp;W)…</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>기록을 파일에 쓰기(&amp;W)</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>죽은 돌 합의(&amp;G)</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>자동 재생(&amp;U)</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>{name} 정보(&amp;A)</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>기보 전체 분석(&amp;W)…</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>범위 분석(&amp;I)</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>분석 패널(&amp;T)</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>되도록 빨리(&amp;C)</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>엔진이 결정</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>뒤로(&amp;A)</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>좋은 수를 판 위에(&amp;O)</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>흑을 몰수패로 하시겠습니까?</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>흑 차례(&amp;P)</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>판 커서 아래로</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>판 커서 왼쪽으로</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>판 커서 오른쪽으로</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>판 커서 위로</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>계가 닫기(&amp;L)</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>계가를 텍스트로 복사(&amp;O)</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>제안 취소</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>가지 접기/펴기(&amp;U)</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>영역 계산과 집 계산 비교(&amp;T)</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>컴퓨터와 이어 두기(&amp;U)</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>여기서 이어 두기(&amp;C)</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>바둑판을 그림으로 복사(&amp;I)</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>바둑판을 텍스트로 복사(&amp;X)</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>여기부터 잘라내기(&amp;X)</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>표시대로 결정(&amp;I)…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>다른 변화 모두 삭제(&amp;O)</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>이 수만 삭제(&amp;L)</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>표시에 이의 제기(&amp;U)</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>그림 내보내기(&amp;X)…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>인코딩(&amp;M)…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>엔진이 두기(&amp;M)</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>엔진과 옵션(&amp;T)…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>형세 판단(&amp;E)</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>예상 집(&amp;W)</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>PDF로 내보내기(&amp;D)…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>보고서 내보내기(&amp;R)…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>열 수 앞으로(&amp;O)</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>전체 화면(&amp;U)</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>필터(&amp;L)…</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>이 국면 찾기(&amp;N)</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>다음 찾기(&amp;D)</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>이전 찾기(&amp;P)</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>구역을 라이브러리에서 찾기(&amp;R)…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>위아래로 뒤집기(&amp;U)</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>대각선 ╱ 뒤집기(&amp;D)</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>대각선 ╲ 뒤집기(&amp;I)</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>폴더(&amp;D)…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>앞으로(&amp;H)</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>대국 정보(&amp;I)…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>더 강한 엔진 구하기(&amp;G)…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>백의 수 맞히기(&amp;W)</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>흑의 수 맞히기(&amp;K)</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>두 사람의 수 맞히기(&amp;B)</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>반칙수(&amp;V)…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>편집 모드 끝내기</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>대국을 떠나 복기(&amp;L)</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>흑의 목록에 표시(&amp;B)</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>백의 목록에 표시(&amp;W)</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>판 커서의 돌 무리 표시</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>변화를 위로(&amp;U)</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>변화를 아래로(&amp;W)</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>사람의 수(&amp;P)</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>대국자 이름(&amp;Y)…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>다음 갈림길(&amp;X)</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>다음 문제(&amp;X)</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>다음 해설(&amp;C)</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>다음 반칙수(&amp;H)</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>다음 실수(&amp;K)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>공식 패스 선언(&amp;F)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>공식 패스로 끝내기(&amp;F)</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>돌 무리마다 판 하나(&amp;E)</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>새 창에서 열기(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>엔진 일시 중지(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>이전 변화(&amp;R)</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>대국자(&amp;J)…</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>첫 대국 두기(&amp;F)</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>계속 두기…</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>판 커서에 두기 또는 표시</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>환경 설정(&amp;V)…</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>이전 문제(&amp;V)</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>이전 좋은 수(&amp;F)</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>이전 갈림길(&amp;V)</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>이전 반칙수(&amp;I)</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>이전 해설(&amp;E)</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>이전 실수(&amp;S)</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>인쇄(&amp;D)…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>보고서 인쇄(&amp;O)…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>죽은 돌 제안(&amp;D)</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>복기(&amp;R)</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>복구 보고서(&amp;Y)…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>놓친 문제 다시 풀기(&amp;I)</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>180° 돌리기(&amp;A)</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>왼쪽으로 돌리기(&amp;L)</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>오른쪽으로 돌리기(&amp;R)</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>계가(&amp;V)</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>문제 그만하기(&amp;T)</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>다른 이름으로 저장(&amp;A)…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>집 차이만 저장(&amp;C)</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>그래프에 집 차이(&amp;I)</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>개별 목록(&amp;L)</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>새 변화로 배치(&amp;V)</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>수순 길게(&amp;M)</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>수순 짧게(&amp;L)</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>더 좋은 수 보기(&amp;B)</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>사활 문제 풀기(&amp;P)…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>엔진 시작</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>분석 중지(&amp;A)</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>자동 재생 멈춤(&amp;U)</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>기보 분석 중지(&amp;C)</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>엔진 중지</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>{path}에 쓰기 중지</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>“{command}” 중지</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>이 수의 작은 판(&amp;W)</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>대국을 여기까지 무르기(&amp;T)</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>결과 없이 대국을 끝내시겠습니까?</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>차근차근 배우는 규칙(&amp;U)</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>점 입력</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>결과를 기보에 쓰기(&amp;R)</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>백을 몰수패로 하시겠습니까?</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>백 차례(&amp;L)</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>그래프에 승률(&amp;R)</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>기록을 파일에 쓰기</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}, 다음 화점 줄까지</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>화살표(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>흑돌(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black’s territory</source>
      <translation>흑집(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>동그라미(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>흐리게(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>돌 지우기(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>숫자(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>두기(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>네모(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>세모(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>백돌(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White’s territory</source>
      <translation>백집(&amp;W)</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>가위표(&amp;R)</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>점을 누르거나 구역을 드래그하세요.</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>점을 누르세요.</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>돌을 누르세요.</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>누르면 뒤의 수 앞에 한 수를 둡니다.</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>누르면 둡니다.</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>한 점에서 다른 점까지 드래그하거나 두 점을 차례로 누르세요.</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>보일 곳을 드래그하세요. 한 점을 두 번 누르면 모두 보입니다.</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>찾을 곳을 드래그하거나 두 모서리를 누르세요.</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>누를 때마다 다음 빈 글자를 답니다.</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>누를 때마다 다음 빈 숫자를 답니다.</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>모양 찾기(&amp;M)</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>수 끼워 넣기(&amp;I)</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>글자(&amp;G)</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>선(&amp;E)</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>글자와 숫자</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>선</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>표시</translation>
    </message>
    <message>
      <source>More</source>
      <translation>더 보기</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>수 평가</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>판의 일부(&amp;O)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>두기</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>형세</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>선택(&amp;L)</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>돌</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>집</translation>
    </message>
  </context>
  <context>
    <name>engine check</name>
    <message>
      <source>A configuration file is missing. Name one in the arguments.</source>
      <translation>설정 파일이 없습니다. 인수에 하나를 적으세요.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>프로그램에 필요한 라이브러리가 없습니다.</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>프로그램에 필요한 라이브러리가 없습니다: {detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>신경망 파일이 없습니다. 내려받아 인수에 적으세요.</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>엔진이 실행하는 프로그램이 없습니다(종료 코드 127).</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>판 크기를 받아들임</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>덤을 받아들임</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>규칙을 받아들임</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>{argument} 추가</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>인수가 활자용 줄표로 시작합니다: {detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>GTP를 켜는 인수가 빠졌을 수 있습니다. 처음에는 몇 분 걸리는 엔진도 있습니다. 그렇다면 계속 기다리세요.</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>{name} 연결</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>이 컴퓨터에서 찾은 {name} 연결</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>실행할 수 있음</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>인수를 프로그램 도움말과 견주어 보세요.</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>프로그램의 파일을 고르세요. 인수는 따로 적는 칸이 있습니다.</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>다른 프로그램을 닫거나 더 작은 신경망을 쓰세요.</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>이것을 뜻하셨습니까?</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>이 엔진의 신경망을 구해 그 파일을 인수에 적으세요. KataGo는 -model FILE, Leela Zero는 --weights FILE입니다.</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>프로그램의 전체 경로를 입력하세요. ssh 뒤에는 다른 컴퓨터의 경로입니다.</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>요청하면 종료함</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>다른 규칙을 지원하면 인수로 설정하세요.</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>이 시스템과 프로세서에 맞는 엔진을 설치하세요.</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>시스템의 패키지로 설치하거나, 라이브러리가 함께 든 엔진을 구하세요.</translation>
    </message>
    <message>
      <source>It</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>국면을 분석합니다.</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>답: {detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>생각하는 도중에 멈출 수 있습니다.</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>죽은 돌을 알려 줄 수 있습니다.</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>분석할 수 없습니다.</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>생각하는 도중에 멈출 수 없어, 끝내고 다시 시작합니다.</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>죽은 돌을 알려 줄 수 없습니다.</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>규칙을 받아들이지 않았습니다: {detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>끝나지 않아 강제로 끝냈습니다.</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>아직 작동하지 않습니다.</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>이유를 알리지 않았습니다. 같은 명령을 터미널에서 해 보세요.</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>대국에 필요한 명령이 없습니다: {message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>선택 사항인 {detail}이(가) 없습니다.</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>동형반복 금지에 걸리는 수를 둘 수 있습니다. 그런 수는 여기서 거부합니다.</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>덤 7을 거부했습니다: {detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>더 작은 판은 거부하고 {detail} × {detail}은(는) 받아들였습니다.</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>이름을 알리지 않습니다.</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>실행되지만 출력이 GTP가 아닙니다.</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>직사각형 판을 지원합니다.</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>정사각형 판만 지원합니다.</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>자살수를 반칙으로 보아, 자살수가 나온 대국을 따라오지 못합니다.</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>작동하지만 제한이 있습니다.</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>작동합니다.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>아래의 마지막 출력에 이유가 있을 수 있습니다.</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>아래의 마지막 출력에 이유가 있을 수 있습니다. 더 새로운 버전을 찾아보세요.</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>규칙을 설정할 수 없습니다. 자체 규칙을 씁니다.</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>표준 오류의 마지막:</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>표준 출력의 마지막:</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>있는 파일을 인수에 적거나(KataGo는 -config FILE) 엔진이 지적한 줄을 고치세요.</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>프로그램을 고르지 않았습니다.</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>여기서는 암호를 입력할 수 없습니다. SSH 키를 만들어 에이전트에 넣으세요.</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>규칙에 맞는 수를 둠</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>프로그램이 있음</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>줄표 바꾸기</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>이름과 버전을 알림</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>{detail} 인수를 붙여 시작하세요.</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>FUSE 없이 시작</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>변수 APPIMAGE_EXTRACT_AND_RUN=1로 FUSE 없이 시작하거나 libfuse2(최신 시스템에서는 libfuse2t64)를 설치하세요.</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>시작됨</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>GTP를 지원함</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>필요한 명령을 지원함</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>명령을 찾을 수 없습니다: {detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>엔진이 신경망 파일을 찾지 못합니다: {detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>엔진이 설정 파일을 받아들이지 않습니다: {detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>엔진이 인수를 이해하지 못합니다: {detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>폴더 {detail}이(가) 없습니다.</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>다른 컴퓨터가 ssh 접속을 거절했습니다: {detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>이 프로그램은 AppImage이며 필요한 FUSE가 없습니다: {detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>프로그램이 실행되지만 GTP 모드가 아닙니다.</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>다른 종류의 컴퓨터용 프로그램입니다.</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>그 프로그램은 찾을 수 없지만 {detail}은(는) 있습니다.</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>엔진에 메모리가 모자랍니다: {detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>같은 명령을 터미널에서 한 번 해 보세요. 이름이 맞는지, 컴퓨터가 켜져 있는지, 키를 받아들였는지 확인하세요.</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>일반 붙임표를 쓰세요.</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>그것 쓰기</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>프로그램의 폴더 쓰기</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>작업 폴더: {folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>{detail}초 뒤에 답함</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>실패</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>자체 규칙 또는 인수에 적힌 규칙</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>통과</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>제한부 통과</translation>
    </message>
    <message>
      <source>running</source>
      <translation>진행 중</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>생략함</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh가 다른 컴퓨터에 연결하지 못했습니다.</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh가 다른 컴퓨터에 연결하지 못했습니다: {detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>대기 중</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>명령 {detail}개</translation>
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
      <translation>가위표는 실전의 수, 번호는 더 좋은 수순입니다.</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>정확도</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>정확도: 승률을 얼마나 지켰는지. 손해 집 수: 한 수의 평균. 최선의 수: 엔진의 1순위를 둔 비율.</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>분석한 엔진: {engine}.</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>최선의 수</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>더 좋은 수: {move}, 이어서 {line}.</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>더 좋은 수: {move}.</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>끝내기</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>{points} 손해.</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>{points} 손해, 승률 {before} → {after}.</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>중반</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>{number}수: {color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>수</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>대국을 가른 수는 없습니다.</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>포석</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>대국자</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>손해 집 수</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>대국 보고서</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>대국을 가른 수</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n문제</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>이 문제의 모든 변화가 오답으로 표시되어 있습니다. 건너뛰세요.</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>첫 시도 정답: {asked}수 중 {hits}수({percentage})</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>첫 시도 정답: {number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>쉬운 것부터 어려운 것까지</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>난이도 {grade}/{hardest}.</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>다음 수 맞히기</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>패스가 아니라 두는 수입니다.</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>{low}에서 {high} 사이에 있습니다.</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>왼쪽 아래 4분의 1에 있습니다.</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>오른쪽 아래 4분의 1에 있습니다.</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>왼쪽 위 4분의 1에 있습니다.</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>오른쪽 위 4분의 1에 있습니다.</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>나중에 정답: {number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>최장 연속 정답: {number}.</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>실수 {number}/{count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>실전의 {number}수는 {point} 자리였습니다. 더 좋은 수를 찾아보세요.</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>{number}수: {played} {loss} 손해</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>{number}수: {point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>내 실수</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>다음 수</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>다음 문제</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>맞혀 본 수가 없습니다.</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>풀어 본 문제가 없습니다.</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>아직 없습니다. 분석한 뒤 ‘내 실수를 문제로’를 하면 모입니다.</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>풀지 못함: {number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>문제 {number}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>문제 {number}/{count}</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>문제</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>먼저 변경 내용을 저장하세요. 파일의 다른 기보를 열게 됩니다.</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>건너뛰기</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>첫 시도에 풀었습니다.</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>%n번 만에 풀었습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>풀었습니다.</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>이 문제를 만든 사람은 {point} 수를 제외했습니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>마지막 수들이 틀렸습니다. 여기서 다시 시작하세요.</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>정답은 {point}입니다.</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>안 됩니다. 다시 해 보세요.</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>이 기보는 문제가 아닙니다. 첫 수 전에 놓인 돌이 없습니다. 문제가 든 파일을 여세요.</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>이것이 정답입니다.</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>파일에 이 국면의 답이 없습니다. 수순이 있는 문제를 여세요.</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>이 국면은 아직 분석하지 않았습니다. 잠시 기다리거나 기보를 먼저 분석하세요.</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>다시 풀기</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>전에 놓친 문제입니다.</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>답: {number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>연속 정답: {number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color} 패스.</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color} {point}.</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>{color} 차례: {number}수는 어디일까요?</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>%n문제 중 첫 시도 정답 {first}문제, 나중에 정답 {later}문제, 풀지 못함 {not_solved}문제.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>%n수 중 {hits}수를 첫 시도에 맞혔습니다({share}).</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake}, 더 좋은 수: {point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>오늘 풀 것 {number}개</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>{number}개 풂</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point}, 좋은 수입니다. 실전의 {played} 자리는 {loss} 손해였습니다.</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>{point} 수는 이 문제의 답 가운데 없으므로 오답으로 칩니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} 수는 이 문제의 범위가 아닙니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>{point}이(가) 아닙니다. 정답까지 %n줄입니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point}, 정답입니다. %n번 만에 맞혔습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point}, 정답입니다.</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} 수는 최선의 수보다 {loss} 손해입니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} 수는 분석하지 않아서 치지 않습니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} 수는 실전의 수로 {loss} 손해였습니다. 다른 수를 두어 보세요.</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}: {color} 차례</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>{language}을(를) 표시할 글꼴이 없습니다. Noto Sans CJK 같은 글꼴을 설치하세요.</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>{language}을(를) 표시할 글꼴이 없습니다. 설치하려면 다음을 입력하세요: {line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>파일 %n개를 읽지 못했습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>기보 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>기보 %n개를 {name}(으)로 내보냈습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>이 모양이 있는 기보 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>이 국면이 있는 기보 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>그룹 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>반칙수 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95% 구간</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>수순</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>흑 승</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>흑 승률 {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>해설</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>계가</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>날짜</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>대회</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>내보내는 중: {done} / {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>파일</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>기보</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>그룹</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>접바둑</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>반칙수가 있음</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>덤</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>새 기보를 찾는 중…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>수</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>다음 수</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>계가 안 함: 파일에 죽은 돌 표시가 없습니다.</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>패스</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>대국자</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>판 위의 국면</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>기력</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>파일 읽는 중: {total}개 중 {done}개</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>구역 {first}–{last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>국면이 반복됨</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>국면이 %n번 반복됨</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>결과</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>태그</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>태그</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>계가가 적힌 결과와 다름</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>파일에 표시된 죽은 돌을 빼고 계가하면 {result}.</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>“{field}” 항목이 없습니다. 필터 목록에서 고르세요.</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>이 검색을 읽을 수 없습니다.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>백 승</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>연도</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>회전 또는 단축</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>같은 파일</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>같은 수순</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}: %n번</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>“{field}:”에 값이 없습니다. 쌍점 뒤에 적으세요.</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>“{value}”은(는) yes도 no도 아닙니다.</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>“{value}”은(는) 판 크기가 아닙니다. 19나 13x9로 적으세요.</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>“{value}”은(는) 날짜가 아닙니다. 1846, 1846-07, 1846-07-21, 1840s, 1840..1850처럼 적으세요.</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>“{value}”은(는) 수가 아닙니다. 7이나 5..7처럼 적으세요.</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>“{value}”은(는) 기력이 아닙니다. 5k, 3d, 9p, 1d..9d처럼 적으세요.</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>“{value}”은(는) 결과가 아닙니다. B+, W+R, B+3.5, 0, ? 중에서 적으세요.</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>평가(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>가지(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>복사(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>편집(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>찾기(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>대국(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>도움말(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>이동(&amp;J)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>배우기(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>이동(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>국면(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>계가(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>배치(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Speed of engine-only games</source>
      <translation>엔진끼리 둘 때 속도(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>도구(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>보기(&amp;V)</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>분석(&amp;Y)</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>바둑판(&amp;O)</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>내보내기(&amp;X)</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>대국 끝내기(&amp;E)</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>엔진(&amp;I)</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>파일 세부 정보(&amp;D)</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>보이기(&amp;H)</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>추천(&amp;G)</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>엔진이 보는 최선의 수와 비교합니다.</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>여기서 가능한 다른 수</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>엔진이 제안하고, 대국자가 결정합니다.</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>분석</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>돌 애니메이션</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>파일에 적힌 대로</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>처음</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>마지막 수</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>자동 재생: 한 수의 시간</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>바둑판</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>고전, 비자나무</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>고전, 단풍나무</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>색각 배려, 모양 있음</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>판 둘레의 좌표</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>어둡게</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>기본값</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>예상 집</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>파일</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>고대비</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>{folder}에 보관합니다. 저장할지 묻지 않습니다.</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>끝난 대국 보관</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>키보드와 언어</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>단축키</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>언어</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>밝게</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>밝고 평평하게</translation>
    </message>
    <message>
      <source>Like OGS</source>
      <translation>OGS처럼</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>Sabaki와 Lizzie처럼</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>겉모습</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>둘 수 없는 점 표시</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>창에 맞춤</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>돌 위의 수 번호</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>다음 수</translation>
    </message>
    <message>
      <source>None</source>
      <translation>없음</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>시스템이 움직임을 줄이도록 설정되어 있으면 꺼집니다.</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>첫 번째 클릭에</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>두 번째 클릭에</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>기보를 여는 위치</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>돌 놓기</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>돌이 점에서 조금 어긋나게 놓임</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>소리 내기</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>인쇄된 그림</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>두 번 패스하면 죽은 돌 제안</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>직접 만든 테마는 {folder}에 넣으세요.</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>최근에 연 파일 기억</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>계가</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>엔진의 수를 판 위에 표시</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>수의 값 대신 손해 보기</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>소리</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>다음에 시작할 때부터 적용됩니다.</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>글자 크기</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>한 국면의 시간</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>두 번 누르면 실수로 두는 일을 막을 수 있습니다.</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>시스템 설정 사용</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>변화</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>음량</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>창</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>애니메이션</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>갈림길 글자 분기</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>후보 수</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>계가 표시 합의</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>글꼴 글자 확대 크게</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>흔들림 무작위</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>글자 숫자</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>크게 작게</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>음소거 조용히</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>소유 집</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>최근</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>상대 절대 집 손해 차이</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>저장 기록 보관함</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>키 자판 키보드</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>속도 빠르기 간격</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>테마 밤 어두운 모드 겉모습</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>테마 나무 돌</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>터치 확인</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds}초</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message numerus="yes">
      <source>%n handicap stones</source>
      <translation>
        <numerusform>접바둑 돌 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>바둑 한 판</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>{number}수</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>{first}–{last}수</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>국면</translation>
    </message>
    <message>
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>이 바둑판은 .{ending}(으)로 저장할 수 없습니다. 다른 형식이나 크기를 고르세요.</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>변화는 인쇄되지 않습니다.</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers}: {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}: 패스</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>{move}수</translation>
    </message>
    <message>
      <source>today</source>
      <translation>오늘</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>어제</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>더 오래된 대국 %n개는 파일로 보관되어 있습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>9 × 9에서 두는 첫 판</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>누구의 것인가?</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>계가해 볼 끝난 대국</translation>
    </message>
    <message>
      <source>game</source>
      <translation>대국</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>수마다 해설이 있음</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>흑 동의</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>흑집 {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>백 동의</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>백집 {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>죽은 돌 합의</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>합의한 결과</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>평가</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>{point}(으)로 화살표</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>흑돌 {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>동그라미 {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>표시 지우기</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>여기서 이어 두기</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>엔진 없이 계속</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>이 국면만 남기기</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>가위표 {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>잘라내기</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>결정</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>삭제</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>한 수 삭제</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>다른 변화 삭제</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>흐리게 {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>이의</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>엔진의 표시</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>지우기 {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>몰수</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>합의하는 방법</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>패스 끼워 넣기</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>끼워 넣기 {point}</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>글자 {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>{point}(으)로 선</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>시간패</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>주 수순으로 만들기</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>표시</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>다시 표시</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>변화를 아래로</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>변화를 위로</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>착수 {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>결과 없음</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>노드 속성</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>숫자 {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>돌 무리마다 판 하나</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>판의 일부</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>패스</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>붙여넣기</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>계속 두기</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>둘 차례</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>제안</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>기권</translation>
    </message>
    <message>
      <source>review</source>
      <translation>복기</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>분석 저장</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>선택 {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>네모 {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>색 바꾸기</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>무르기</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>판 변환</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>세모 {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>백돌 {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>결과 쓰기</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>테마 “{name}”: shadow는 0에서 1까지의 수여야 합니다.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>테마 “{name}”: {key}은(는) #C8A165 같은 색이어야 합니다.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>테마 “{name}”: {key}은(는) 그림의 이름이어야 합니다.</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>테마 “{name}”: {key}에 적힌 {file}은(는) 폴더에 있는 그림이 아닙니다.</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>테마 “{name}”의 파일이 너무 큽니다.</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>테마 “{name}”에 모르는 항목 “{key}”이(가) 있습니다. 아는 항목: {keys}.</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>테마 “{name}”의 바탕 “{base}”은(는) {themes} 가운데 없습니다.</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>바둑판 테마 “{name}”이(가) 없습니다. 직접 만든 테마는 {folder}에 넣으세요.</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>사석 흑 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>활로 %n개</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>크게 손해 본 수: %n수.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>이 시간에 둘 수 %n수</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>초읽기 %n회 남음</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>아직 주인이 없는 점이 %n개 있습니다. 계속 두면 결과가 바뀔 수 있습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>아직 누구의 것도 아닌 점이 %n개 있었습니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>사석 백 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>나쁜 수(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>의문수(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>호각 국면(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>좋은 수(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>흥미로운 수(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>패스(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>패스하고 끝내기(&amp;P)</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>수마다 +{seconds}초</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>, 접바둑 돌 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>, 고름</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>{size} 판에는 접바둑 점이 없습니다. 없음을 고르거나 자유 접바둑 규칙을 고르세요.</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>{size} 판에는 접바둑 돌을 {most}개까지 놓을 수 있습니다.</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>다음 줄 때문에 바둑판을 읽지 않았습니다: “{detail}”</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>단수에 몰린 돌 무리는 바로 살려야 합니다.</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>제 마지막 활로를 메운 돌 무리는 들어냅니다.</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>활로가 하나만 남은 돌 무리는 단수입니다. 다음 수에 따일 수 있습니다.</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>활로가 없는 돌 무리는 따여서 판에서 나갑니다.</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>시계는 대국자가 생각할 시간을 제한합니다. 초읽기에서는 다 쓰지 않은 시간이 다음 수에 새로 시작됩니다.</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>패 {kos}개의 순환.</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>양패.</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>기보를 닫는 괄호가 없어 넣었습니다</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>따로 떨어진 두 눈이 있는 돌은 결코 따낼 수 없습니다.</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>접바둑은 실력이 다른 사람끼리의 대국을 호각으로 만듭니다. 약한 쪽인 흑이 백의 첫 수 전에 그만큼의 돌을 놓습니다.</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>패는 바로 되따지 못하지만 더 긴 순환은 됩니다.</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>이해할 수 없는 줄을 뺐습니다: “{detail}”</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>빠진 여는 괄호를 넣었습니다</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>빠진 세미콜론을 넣었습니다</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>배치한 국면에서 시작하지 않는 한, 한 수가 돌을 따내면서 동시에 자살수가 되는 일은 없습니다.</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>착수는 빈 점을 자기 색으로 만들고, 상대 색을 제거한 뒤 자기 색을 제거하는 것입니다.</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>착수로 자기 돌 무리의 활로를 없앨 수 없습니다.</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>같은 차례로 앞선 국면을 다시 만드는 수는 둘 수 없습니다.</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>시작 국면을 포함해, 같은 차례로 나온 앞선 국면을 다시 만드는 수는 둘 수 없습니다(상황 동형반복 금지).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>시작 국면을 포함해, 앞선 국면을 다시 만드는 수는 둘 수 없습니다(위치 동형반복 금지).</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>앞선 국면을 다시 만드는 수는 둘 수 없습니다.</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>상대의 마지막 수 직전의 국면을 되살리는 수는 둘 수 없습니다(패). 더 긴 반복은 허용되며, 같은 국면이 세 번째 나오면 대국자가 결과 없이 대국을 끝낼 수 있습니다.</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>착수: 따냄</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>착수: 자살수</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>패스가 더 좋습니다.</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>자기가 착수로 남긴 적이 있는 판을 다시 남길 수 없습니다. 패스로 남긴 판은 세지 않습니다(자연 상황 동형반복 금지).</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>자기가 착수나 패스로 남긴 적이 있는 판을 다시 남길 수 없습니다. 시작 판은 누구도 남긴 것이 아닙니다(테일러의 동형반복 금지).</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>착수로 같은 국면을 두 번 남길 수 없습니다.</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>착수로든 패스로든 같은 국면을 두 번 남길 수 없습니다.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>대국자의 점수는 자기 색 점의 수와, 그 색에만 닿는 빈 점의 수입니다.</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>대국자의 점수는 자기 색 점의 수와, 그 색에만 닿는 빈 점의 수를 합한 것입니다.</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>점은 흑이거나 백이거나 비어 있습니다.</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>다른 프로그램의 방식으로 적힌 점이나 패스를 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>한 점에서 가로나 세로로 이웃한 같은 색의 점을 따라 어떤 색의 점까지 갈 수 있으면, 그 점은 그 색에 닿습니다.</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>한 점에서 선을 따라 같은 색의 점만 지나 다른 색까지 가는 길이 있으면 그 점은 그 색에 닿습니다.</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>이전 버전 SGF의 속성을 FF[4]의 속성으로 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>사패.</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>돌은 점을 흑이나 백으로 만들고, 돌이 없는 점은 비어 있습니다. 돌에 관해 그 밖의 것은 중요하지 않습니다.</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>활로가 없는 곳이라도 상대 돌을 따낸다면 둘 수 있습니다.</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>여러 점의 자살수는 둘 수 있으며, 패에는 따로 규칙이 있습니다.</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>둘러싸인 채 두 눈을 내지 못한 돌은 잡힙니다.</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>제삼자</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>제삼자가 결정</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>다투는 돌 무리는 제삼자가 결정합니다.</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>제삼자도 틀릴 수 있습니다.</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>무승부</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>삼패.</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>한 차례에는 패스하거나, 앞선 판의 배색을 되풀이하지 않는 착수를 합니다.</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>차례는 패스이거나, 앞선 국면을 다시 만들지 않는 착수입니다.</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>속성이 없는 값을 TGKT에 남겼습니다: [{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>글 속의 “]” 앞에 백슬래시가 없어 글의 일부로 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>점 뒤에 “]”가 없습니다. 뒤의 것을 값으로 보았습니다: {detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>인수에 “--mode gtp”를 넣으세요.</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>중상급자</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>중상급자 – 수를 내다본다면</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>둘 다 패스하면, 살 수 없는 돌을 들어냅니다.</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>한 번 의견이 갈리면 패스는 정식이 되고, 두 번이면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>한 번 의견이 갈리면, 두 번 패스할 때 모든 돌을 산 것으로 하여 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>그 뒤에는 몇 수를 두었든, 다음에 잇달아 두 번 패스하면 모든 돌이 산 채로 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>처음 의견이 갈린 뒤에는 죽었다고 보는 돌을 따내는 것이 좋습니다.</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>잇달아 두 번 패스하면 대국자는 들어낼 돌을 합의할 수 있습니다. 합의하면 그 돌 없이 판을 세고 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>두 번 패스하면 대국자는 따낸 것으로 하고 판에서 들어낼 돌을 합의할 수 있습니다.</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>거기서 두 번 패스하면 결과를 이 판에 반영하고 계가합니다.</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>합의 (2001)</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>한 번의 합의 (1995)</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>합의, 또는 패스 네 번</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>모든 문자</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>방금 둔 돌까지 셋 다 사라집니다.</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>허용</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>허용: 활로 없이 남은 자기 돌 무리는 들어냅니다.</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>미국바둑협회(AGA)의 규칙.</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>빈 변화를 무시했습니다</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>남는 닫는 괄호를 무시했습니다</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>눈은 돌 안쪽의 빈 점입니다. 눈이 하나면 백은 바깥을 다 메운 다음 그 눈에 둡니다. 눈이 둘이면 먼저 들어온 돌은 활로도 없고 따내는 것도 없습니다. 당신의 돌 안에는 세 점만큼의 자리가 있습니다.</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>상대가 내 영역에 던져 넣은 돌에 응수해도 손해가 없습니다. 내 돌은 그 돌이 메운 점과 똑같이 한 점으로 셉니다.</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>나중에 두 번 패스하면 다시 합의를 시작합니다. 모든 패스는 차례이며 동형반복에도 셉니다.</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>어디나 (자유)</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>자유롭게, 백은 패스</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>영역</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>양쪽의 돌을 판에 채워 세는 영역 계산. 덤은 8점.</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>영역 계산은 자기 돌과 돌이 둘러싼 빈 점을 셉니다. 집 계산은 빈 점만 세고 따인 자기 돌을 뺍니다. 공배는 두 색에 모두 닿아 누구의 것으로도 세지 않습니다.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>영역 계산, 자살수 금지, 같은 차례에서 같은 국면의 반복 금지.</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>영역 계산, 자살수 금지, 접바둑 돌 하나마다 백에게 한 집.</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>영역 계산, 자살수 허용, 한 사람이 같은 국면을 두 번 남길 수 없습니다.</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>영역, 1995년의 문구대로</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>영역: 점수는 판 위의 돌과, 그 색에만 닿는 빈 점입니다.</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>합의대로</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>계가대로</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>지금 그대로</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>지금 그대로: {score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>표시대로</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>다시 묻기</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>다시 묻거나, 엔진의 수를 고르거나, 패배로 하세요.</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>다시 묻거나 엔진 없이 계속하세요.</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>언제든 대국자는 대신 죽은 돌이나 결과를 합의할 수 있습니다.</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>대국이 끝났을 때 점수가 높은 쪽이 이깁니다. 점수가 같으면 무승부입니다.</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>단수</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>다시 연결하거나 프로그램을 고르세요.</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>흑+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>초급자</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>초급자 – 단수와 두 눈을 안다면</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>흑</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>흑 {points}집 앞섬</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>흑과 백이 번갈아 둡니다. 돌은 두 줄이 만나는 곳에 놓으며, 놓은 뒤에는 움직이지 않습니다. 끝났을 때 내 돌과, 내 돌만으로 둘러싼 빈 점이 내 것입니다. 여기서 왼쪽은 거의 흑의 것이지만, 벽에 구멍이 하나 있습니다.</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>흑이 그만큼의 수를 잇달아 두고 시작합니다.</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>흑은 돌 9개와 이 점 3개, 백은 돌 9개와 점 4개입니다.</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>흑이 접바둑 돌을 놓는 중, %n개 남음</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>흑이 먼저 접바둑 돌을 놓습니다. 아직 패스할 수 없습니다.</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>처음 {value}수를 모두 흑이 두어 접바둑 돌로 보았습니다.</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>흑 {black}, 백 {white}: {result}.</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>흑, 백, 흑, 백: 다시 흑 차례입니다.</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>흑의 처음 몇 수는 자유로운 자리에 두고, 그 사이에 백은 패스합니다.</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>흑집</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>흑의 벽에 아직 구멍이 있어 왼쪽은 누구의 것도 아닙니다.</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>흑 승률 {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>경계가 열려 있는 곳: {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>{point}에는 두 색이 모두 닿습니다.</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>둘 다 패스했습니다. 마지막 한 점을 차지한 덕분에 이겼습니다.</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>양쪽이 한 목록에 죽은 돌을 표시하고, 둘 다 동의합니다.</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>양쪽 모두 단수였습니다. 먼저 따내는 쪽이 이깁니다.</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>영역 계산</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>집 계산</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>이 인코딩에 맞지 않는 바이트를 그대로 두었습니다. 첫 위치: {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3이 마지막 공배였습니다. 흑이 1집 이깁니다.</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>따냄</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>표시된 돌을 두 수 만에 따내세요.</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>표시된 돌을 따내세요.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>죽었다고 보는 돌은 두어서 따내세요. 한 번 더 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>죽었다고 보는 돌은 두어서 따내세요. 잇달아 두 번 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>표시된 돌 세 개를 따내세요.</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>백돌 두 개를 따내세요.</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>따낸 돌은 누구의 점수도 되지 않습니다. 흑이 먼저 두므로 백은 보통 덤이라는 점수를 더 받습니다. 계산은 프로그램이 해 줍니다. 어떻게 세는지 한 번 보세요.</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>따낸 돌은 세지 않습니다.</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>따낸 돌이 먼저 판에서 나가므로 내 돌에 다시 활로가 생깁니다. 따내는 것이 없다면 오히려 내 돌이 들려 나갑니다. 왼쪽에 있는 내 돌 두 개를 조심하세요. 그 돌도 단수입니다.</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>따냄이 먼저</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>중급자</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>중급자 – 가끔 둔다면</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>중앙 유럽</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>대국자 변경…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>표시를 바꾸면 양쪽의 동의가 모두 취소됩니다.</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>인수를 확인하세요.</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>파일이 온전하고 이 시스템용인지 확인하세요.</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>경로를 확인하세요.</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>무엇을 할 수 있는지 확인하는 중…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>중국</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>컴퓨터 프로그램이 쓰는 방식의 중국 규칙.</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>중국어 간체</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>중국어 번체</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>다른 판이나 다른 엔진을 고르세요.</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>분석에 쓸 다른 엔진을 고르세요.</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>다른 작업 폴더를 고르거나 비워 두세요.</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>엔진의 수 고르기</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>먼저 신경망 파일을 선택하거나 다른 대국자를 고르세요.</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>프로그램 파일 자체를 고르거나 실행을 허용하세요.</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>이 수를 엔진의 수로</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>정리 두기</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>제거</translation>
    </message>
    <message>
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>한 색을 제거하면 그 색의 활로 없는 돌 무리를 한꺼번에 모두 들어냅니다. 활로가 있는 돌 무리는 남습니다.</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>완전한 호각 국면</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>흑집으로 세는 빈 점을 모두 누르세요.</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>표시된 흑돌이 닿는 빈 점을 모두 누르세요.</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>표시된 돌 무리의 활로를 모두 누르세요.</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>백을 제거할 때 사라지는 백돌을 모두 누르세요.</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>살 수 없는 돌을 누르고 점수를 보세요.</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>누르면: 이 돌 %n개가 살아 있음</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>누르면: 이 돌 %n개가 죽음</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>상급자</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>상급자 – 매주 둔다면</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>영역 계산과 비교</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>집 계산과 비교</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>이어진 돌 세 개가 활로 네 개를 함께 씁니다.</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>아직 가일수가 필요한 곳: {points}.</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>엔진 없이 계속</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>남은 사본: {count}개.</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>패배로 하기</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>영역 계산으로 세기</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>집 계산으로 세기</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>{kind} 계산, 흑 – 백</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>영역 계산으로 세면 결과가 파일과 같습니다.</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>집 계산으로 세면 결과가 파일과 같습니다.</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>계산법</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>키릴 문자</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>손상된 글자를 추정했습니다: {detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>죽은 돌</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>죽은 돌을 표시하는 중입니다. 먼저 ‘계속 두기’를 고른 다음 패스하세요.</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>죽은 돌은 따이는 것을 피할 수 없는 돌이며, 양쪽이 합의하면 계가 전에 들어냅니다. 빅에서는 공격하는 쪽이 지므로 두 색의 돌이 모두 삽니다.</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>제삼자의 결정</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>{name}의 결정</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>다투는 돌 무리는 두 번째 판에서 두어 봅니다.</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>다투는 곳은 사석으로 두어 가립니다.</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>백이 두 눈을 내지 못하게 하세요.</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>각자 목록을 표시해 제출합니다. 목록이 같으면 대국이 끝나고, 다르면 이의가 됩니다.</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>누구든 자기 패스를 공식으로 선언할 수 있습니다. 공식 패스 두 번, 또는 의견이 갈린 뒤 착수 없이 패스 두 번이면 대국이 그대로 끝납니다. (이 한계는 이 프로그램이 정한 것으로, 원문에는 없습니다.)</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>대국 종료</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>합의로 끝남</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>이런 동형반복 금지를 지원하지 않는 엔진에는 상황 동형반복 금지를 씁니다.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>형세 판단: 흑이 약 {points}집(±{spread}) 이깁니다.</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>형세 판단: 흑이 약 {points}집 이깁니다.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>형세 판단: 백이 약 {points}집(±{spread}) 이깁니다.</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>형세 판단: 백이 약 {points}집 이깁니다.</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>형세 판단: 호각입니다.</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>형세 판단: {evaluation}.</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>대국이 어떻게 끝날지 판단하는 중…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>호각</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>맞바둑만 둡니다.</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>지금까지는 호각</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>모든 점은 흑이거나 백이거나 비어 있습니다.</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>판 위의 모든 돌을 셉니다. 아무것도 들어내지 않습니다.</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>컴퓨터에 꼭 필요한 것입니다. 대국자는 패스하기 전에 죽은 돌을 모두 따내야 합니다.</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>전문가</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>전문가 – 강한 분에게</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>이 규칙을 적은 파일도 열 수 있으며, 파일에 적힌 결과는 그대로 둡니다.</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>흑이 이기는 수를 찾으세요.</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>큰 곳은 찾지만 아직 단순한 실수를 합니다.</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>활로 다섯 개입니다. 백이 이 돌 무리를 따내려면 모두 메워야 합니다.</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>설정 고치기…</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>고정: 돌을 정해진 화점에 놓습니다.</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>접바둑 보상</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>금지</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>금지: 자기 돌 무리를 활로 없이 남기는 수는 둘 수 없습니다.</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>정식 패스(&amp;P)</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>잇달아 네 번 패스하면 모든 돌을 둔 채 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>자유: 흑이 n수를 잇달아 아무 곳에나 두고 시작합니다.</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>자유: 흑의 처음 n번은 판의 아무 곳에나 두고, 그 사이에 백은 패스합니다. 동형반복 금지에서는 백도 그 국면들을 남긴 것으로 봅니다.</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>그때부터 패스는 정식이 되어, 다음에 잇달아 두 번 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>최대 기력</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>최대 기력 – 이 컴퓨터가 낼 수 있는 모든 힘</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>그 밖의 복구는 목록에 없습니다</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>돌 무리가 달아날 수 있는 쪽에서 단수 치세요.</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>죽은 돌을 표시하려면 대국으로 돌아가세요.</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>바둑은 흑과 백이라 하는 두 대국자가 격자의 점 위에서 둡니다.</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>바둑은 가로세로 19점씩의 네모난 격자 위에서 흑과 백 두 대국자가 둡니다.</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>백 유리(&amp;W)</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>흑 유리(&amp;L)</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>중대한 승부처</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>접바둑</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>접바둑 돌은</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>판단하기 어려움(&amp;U)</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>비교 숨기기</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>목록이 같으면 대국이 끝나고, 다르면 이의가 됩니다.</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>거절하면 대국이 계속됩니다.</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>내 돌 무리가 단수에 몰려도 살릴 수 있을 때가 많습니다. 늘거나 다른 돌 무리와 이어서 활로를 늘리면 됩니다. 표시된 돌이 단수입니다.</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>합의하지 않으면 제삼자가 결정합니다. 사람이나 엔진일 수도, 프로그램의 제안일 수도 있으며 틀릴 수 있습니다. 누가 무엇을 결정했는지 파일에 남습니다.</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>합의하지 않으면 두 패스는 비공식이 되고, 마지막에 둔 사람의 상대가 둘 차례입니다.</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>합의하지 않으면 두 패스 모두 차례로 치지 않고, 먼저 패스한 사람이 다시 둡니다. 한 번만 있을 수 있습니다.</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>합의하지 않으면 먼저 패스한 사람부터 계속 둡니다.</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>합의하지 않으면 다투는 돌 무리를 첫 판의 사본인 두 번째 판에서 두어 가립니다. 먼저 패스한 사람이 먼저 두며, 거기서는 같은 국면이 두 번 나올 수 없습니다.</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>{count} 문장에 덧붙여</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>다투는 곳: {chains}.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>다투는 곳: {chains}. 죽은 돌을 표시한 다음 결정하세요.</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>다투는 곳: {chains}. 계속 두어 가린 다음 패스하세요.</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>요약</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>백은 귀에서 새 활로를 찾지 못했습니다.</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>둘째 단계에서 두는 돌은 모두 같은 색의 사석에서 나오고, 따낸 돌은 전처럼 사석으로 갑니다.</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>응씨 규칙(전만법)</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>안에는 눈 하나의 자리밖에 없어 백이 전부 따낼 수 있습니다.</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>설치하거나 전체 경로를 입력하세요.</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>또는 어느 쪽이든 계속 두자고 할 수 있습니다. 그러면 상대가 먼저 둡니다. 돌을 둔 뒤에야 다시 그렇게 할 수 있습니다.</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>올바르지 않은 바이트를 바꾸었습니다: {detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>전에 내 착수가 그 판을 남긴 적이 있을 때만 동형반복이 됩니다.</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>전에 내가 그 판을 남긴 적이 있을 때만(패스로 남긴 경우 포함) 동형반복이 됩니다.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>상대가 바로 앞에 똑같이 했을 때만 동형반복이 됩니다.</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>전에 그 판에서 상대가 둘 차례였던 적이 있을 때만 동형반복이 됩니다.</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>상대가 결정할 차례입니다.</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>{color} 차례입니다.</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>{name} 차례입니다.</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>백에게는 위협이 되지 않는 수여서, 백이 패를 이어 버렸습니다.</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>마지막 활로가 사라지자 돌도 사라졌습니다.</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>이 단계들은 9 × 9에서 시험한 것으로, 이 판에서는 더 약합니다.</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>그 돌의 점과 둘레의 다섯 점이 이제 흑의 것이 되어 흑이 이깁니다.</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>일본어</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>일본식</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>제안된 대로의 KGS 컴퓨터 바둑 대회 규칙.</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS(정리)</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>KaTrain이 처음에 놓은 돌을 접바둑 돌로 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>규칙만 아는 정도입니다. 첫 대국에 알맞습니다.</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>보통의 수는 알지만 따내는 수를 자주 놓칩니다.</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>패</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>패: {point}에 두면 {turn}수 뒤의 국면으로 돌아갑니다. 먼저 다른 곳에 두세요.</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>패: {point}에 두면 시작 국면으로 돌아갑니다. 먼저 다른 곳에 두세요.</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>덤</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>덤은 흑이 먼저 두기 때문에 백이 받는 집입니다. 반집이 있으면 무승부가 없습니다.</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>접바둑의 덤</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>한국어</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>라스커와 마스의 집 규칙.</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>활로</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>영역과 같지만, 빈 판에서는 모든 점을 양쪽에 셉니다.</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>집과 같지만, 빅에서는 아무것도 세지 않습니다.</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>{rules}와(과) 같되, 다른 점: {changes}.</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>{file}에 있는 바둑판의 {detail}번째 줄을 읽을 수 없습니다. 고쳐서 다시 시도하세요.</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>백이 응수해야 하는 팻감을 쓴 다음 패를 따내세요.</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>네 번 번갈아 두며 누구 차례인지 보세요.</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>세모는 흑으로, 다음에 네모는 백으로 만드세요.</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>두 눈을 내세요.</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>죽은 돌 표시 중</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>{number}수: {color} 패스</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>{number}수: {color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>흑이 먼저 두며, 먼저 두면 유리합니다. 그래서 맞바둑에서는 백이 점수를 더 받는데 이를 덤이라 하며 보통 7입니다. 여기서는 덤이 없고 점수가 같습니다.</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>자연 상황 동형반복 금지</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>공배</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>공배가 남아 있습니다. 이 규칙에서는 계가 전에 공배를 메웁니다.</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>같은 국면을 두 번 남길 수 없습니다. 한 번 의견이 갈린 뒤의 패스는 정식입니다.</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>같은 국면을 두 번 남길 수 없습니다. 의견이 갈리기 전의 패스는 비공식입니다.</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>뉴질랜드</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>입문자</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>입문자 – 바둑을 갓 시작했다면</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>같은 국면은 두 번 없음</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>돌 무리에서 {point}까지 줄로 바로 이어지지 않습니다.</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>같은 국면은 되풀이할 수 없고, 자살수는 둘 수 있으며, 내 돌만 닿는 점은 내 것입니다.</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>결과 없음</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>들어낸 돌이 없습니다</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>달아날 길 막기</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>아닙니다. {point}은(는) 해당하지 않습니다. %n개 남았습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>없음.</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>없음. 점수가 같으면 무승부입니다.</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>없음</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>다투는 것이 없습니다. 의견이 다른 돌 무리를 표시하세요.</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>패스한 뒤 아무것도 들어내지 않습니다. 판 위의 돌은 모두 셉니다.</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>왕초보</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>왕초보 – 첫 대국에</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>이번에는 귀의 백이 두 눈을 내야 하며, 밖으로 나갈 수 없습니다. 두 눈을 내는 바로 그 점이 두 눈을 막는 점이기도 합니다.</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>없음</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>공식 패스(&amp;P)</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>1995년의 문구대로, 빈 판에서는 모든 점을 양쪽에 셉니다.</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>정해진 점에</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>이 컴퓨터에서 {speed}. 충분히 빠릅니다.</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>이 컴퓨터에서 {speed}. 느립니다. 더 작은 신경망이 더 잘 둘 수도 있습니다.</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>한 눈</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>한 수준 내려갑니다. {size} 판의 다음 상대: {level}.</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>한 수준 올라갑니다. {size} 판의 다음 상대: {level}.</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>한 번 더 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>한 노드에 배치와 착수가 함께 있어 돌을 먼저 배치했습니다</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>한 노드에서 양쪽이 두었기에 차례로 두었습니다</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>한 점은 흑, 한 점은 백이고, 23점이 비어 있습니다.</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>한 가지 방법: {turns}.</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>한 판을 이기면 한 수준 올라갑니다.</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>마지막 활로에 두어야만 따냅니다.</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>판 위의 돌만 세므로, 무리마다 두 눈만큼을 잃습니다.</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>다른 규칙</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>판 밖: {points}.</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>실제 대국에서는 동형반복 금지 대신 단순 패 규칙과 심판이 있습니다. 원문 제6조는 상대가 같은 국면을 다시 맞게 하는 착수를 금지하는데, 이는 상황 동형반복 금지에 더 가깝습니다. 프로그램은 위치 동형반복 금지를 씁니다.</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>흑과 백 모두 패스하세요. 버튼이나 P 키를 쓰세요.</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>패스할 때 주는 돌과 백이 마지막에 패스하는 규정은 뺐습니다. 영역 계산의 결과는 바뀌지 않습니다.</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>어떤 수로도 얻을 것이 없으면 패스하세요. 경계가 모두 막히고 흑과 백 사이에 빈 점이 없을 때입니다. 여기에는 그런 점이 하나 남아 있습니다.</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>의견이 갈리기 전의 패스는 비공식입니다. 차례로 치지 않습니다.</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>{rank}인 사람</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>AI 이전의 {rank}인 사람</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>A5에 두고 흑돌이 어떻게 되는지 보세요.</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>두 번째 판은 양쪽이 패스할 때까지 이어집니다.</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>그렇게 두기</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>두어 가리기</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>{points} 두어 가리기</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>두어 가림: {alive} 삶</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>두어 가림: {dead} 죽음</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>두어 가림: {dead} 죽음, {alive} 삶</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>다툼을 두어 가리는 중: {color} 차례</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>바로 두고 많이 놓칩니다.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>이 기력의 사람들이 두는 수와 실수를 둡니다.</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>이 기력의 사람들이 두는 수와 실수를 둡니다. 19 × 19 대국에서 배웠으므로 여기서는 덜 비슷합니다.</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>점은 선이 만나는 곳이며, 변과 귀도 포함합니다. 정식 판은 19 × 19점이고, 작은 판은 13 × 13이나 9 × 9입니다. 이 판은 5 × 5이며 규칙은 모두 같습니다. 큰 판의 굵은 점은 위치를 알아보기 위한 것일 뿐입니다.</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>일본 규칙과 달리 빅 안의 집도 셉니다. 공배를 둘씩 묶은 수보다 팻감이 많은 쪽은 마지막 패를 잇지 않고 남겨 두어 한 집을 이득 볼 수 있습니다.</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>빅 안의 집도 셉니다.</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>빅 안의 집은 세지 않습니다.</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>위치 동형반복 금지</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>{key} 키로 출력을 볼 수 있습니다.</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>사석</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>사석 (점수 없음)</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>내장 엔진의 제안, 돌 무리마다 돌 하나:</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>제안: {status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>컴퓨터 대회를 위해 제안되었으나 쓰이지 않습니다.</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>네 귀 가운데 한 곳에 돌을 놓으세요.</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>닿음</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>수를 내다보며 일부러 실수하지 않습니다.</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>작은 판에서 앞을 내다보고, 경솔한 수를 응징합니다.</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>한 수에 1초 이내로 더 멀리 내다봅니다.</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>접바둑 돌 %n개로 재대국</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>맞바둑으로 재대국</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>더 강하게 재대국: {level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>더 약하게 재대국: {level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>동형반복</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>다시 시작</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>다시 시작하세요.</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>결과</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>규칙은 어떤 반복이 금지되는지(동형반복 금지, 가장 짧은 것이 패), 자기 돌의 마지막 활로를 메워도 되는지(자살수), 끝에 무엇을 세는지를 정합니다.</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>규칙</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>표시된 돌을 살리세요.</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>{name}(으)로 UTF-8로 저장했습니다. 원래 인코딩: {encoding}.</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>이 국면을 계가하는 중</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>둘째 단계. 사석: 흑 {black}개, 백 {white}개</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>따내는 수는 보지만 그 밖에는 거의 못 봅니다.</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>국면 다시 보내기</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>한 수에 점이 여러 개 있어 배치한 돌로 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>한 값에 든 여러 점을 하나씩 읽었습니다: {detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>단순 패</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>상황 동형반복 금지</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>{size} 판에서 지금까지: {won}승 {lost}패.</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>그래서 돌 무리의 마지막 활로를 메우면 따냅니다. 그 돌 무리는 더는 빈 점에 닿지 않아 제거됩니다.</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>그래서 언제나 동형반복이 됩니다.</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>출처</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>빈 판에서 시작해 두 대국자가 번갈아 두며, 흑이 먼저 둡니다.</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>{count} 문장 중 {number}번째</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>돌만 세는 계가</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>돌</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>돌 (점수 없음)</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>돌을 세고, 돌이 둘러싼 빈 점도 셉니다. 따낸 돌은 세지 않습니다. 두 색에 모두 닿는 빈 점은 누구의 것도 아닙니다.</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>돌은 옆의 빈 점, 곧 활로가 있어야 삽니다.</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>놓인 돌은 움직이지 않습니다. 차례는 돌을 더할 뿐이고, 제거만이 돌을 들어냅니다. 이 판에서는 양쪽을 다 둡니다.</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>선을 따라 이어진 같은 색의 돌은 한 돌 무리를 이루며, 같은 점에 닿습니다. 돌 무리가 닿는 빈 점을 활로라 합니다. 칸을 가로질러 갈 수는 없습니다. 대각선으로는 이어지지 않습니다.</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>줄을 따라 맞닿은 같은 색 돌은 돌 무리를 이루고 활로를 함께 씁니다. 활로도 줄을 따라 돌 무리에 닿은 점입니다. 대각선은 치지 않으며, 돌이 놓인 점도 활로가 아닙니다.</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>판 위의 돌</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>돌, 그리고 그 색에만 닿는 빈 점.</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>고수</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>고수 – 경험이 많은 분에게</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>자살수</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>돌 하나의 자살수는 판을 그대로 남깁니다.</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>자살수: 자기 돌 %n점을 들어냅니다.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>자살수: {color}의 돌 %n점을 들어냈습니다</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>둘러싼 집</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>둘러싼 집에서 사석이 된 자기 돌을 뺀 것.</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>돌 무리의 마지막 활로를 막으면 그 돌을 한꺼번에 모두 들어냅니다. 가운데 백돌에는 활로가 하나만 남아 있습니다.</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>무르기</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>마지막 점을 차지한 다음, 버튼이나 P 키로 패스하세요.</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>무르거나 국면을 다시 보내세요.</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>무른 수: {number}.</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>차례</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>테일러의 간결한 규칙, 1995년.</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>테일러의 논리적 규칙, 2001년.</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>테일러의 동형반복 금지</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>집</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>집과 사석; 다툼은 두 번째 판에서 두어 가립니다.</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>일본의 일반적인 관행에 따른 집 계산.</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>두 단계의 집 계산: 다툼은 사석으로 끝까지 두어 가립니다.</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>집, 빅에서는 없음</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>집: 점수는 그 색에만 닿는 빈 점에서, 따이거나 죽은 것으로 들어낸 그 색의 돌을 뺀 것입니다.</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>속성 사이의 글을 TGKT에 남겼습니다: “{detail}”</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>어느 기보에도 속하지 않는 글을 무시했습니다: “{detail}”</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>태국어</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>이것으로 충분합니다. 이제 첫 대국을 둘 시간입니다!</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>판 밖입니다.</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>%n수 전의 일입니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Flatpak으로 설치한 Tromp Go는 ‘문서’와 ‘다운로드’ 폴더의 엔진만 시작할 수 있습니다. 엔진을 그곳으로 복사하세요.</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>뉴질랜드 바둑협회의 규칙.</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>바둑의 목적</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>답: {points}.</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>판</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>판 크기 [{value}]을(를) 읽을 수 없습니다. 1에서 {most}까지이거나, 그런 수의 COLUMNS:ROWS여야 합니다.</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>판은 비어 있는 채로 시작하고, 흑부터 번갈아 차례를 갖습니다.</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>판이 바뀌지 않습니다.</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>계가</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>다툼을 두어 가렸습니다</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>CA에 적힌 인코딩 {detail}은(는) 지원하지 않습니다</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>인코딩을 {detail}(으)로 추정했습니다</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>종료</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>파일에 NUL 바이트가 있습니다. 첫 위치: {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>파일에 누가 먼저 두는지 적혀 있지 않습니다. 첫 수를 둔 백으로 보았습니다.</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>파일이 값 안에서 끊겨 그 값을 닫았습니다</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>파일에 덤이 없어 {rules}의 기본값 {komi}을(를) 썼습니다.</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>파일이 CA에 적힌 인코딩 {detail}(으)로 되어 있지 않습니다</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>파일에는 접바둑 돌이 %n점이라고 적혀 있으나 {placed}점이 놓여 있습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>파일에 규칙이 없어 {rules}(으)로 보았습니다.</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>파일에 죽은 돌이 적혀 있지 않아 모든 돌을 셌습니다.</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>파일에는 무승부로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>파일의 결과도 같습니다: {count}.</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>파일에는 결과 없음으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>파일에는 {color} 승으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>파일에는 {color} 몰수승으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>파일에는 {color} 불계승으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>파일에는 {color} {margin}집 승으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>파일에는 {color} 시간승으로 적혀 있습니다</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>파일은 저장했지만 이전 판을 {file}(으)로 남기지 못했습니다({detail}). 폴더의 빈 공간과 권한을 확인하세요.</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>첫째 단계가 끝났습니다. ‘계속 두기’로 둘째 단계를 시작하며, 두는 돌은 사석에서 나옵니다.</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>잇달아 두 번 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>두 사람이 모두 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>대국은 지금 다른 국면에 있습니다. 먼저 그리로 돌아가세요.</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>여기서는 대국이 끝나지 않았습니다. 결과를 쓰려면 마지막 수로 가거나 두 번 패스하세요.</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>대국이 끝나지 않았습니다. ‘형세 판단’을 고르면 어떻게 끝날지 볼 수 있습니다.</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>대국이 끝나지 않았습니다. 두 번 패스하면 죽은 돌을 표시합니다.</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>대국이 끝났습니다.</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>접바둑 수와 놓인 돌의 수가 다릅니다: {detail}. 둘 다 그대로 두었습니다</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>접바둑 돌({detail})이 없어 관례에 따른 점에 놓았습니다</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>접바둑 “{value}”은(는) 수가 아니어서 없는 것으로 했습니다.</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>그러면 덤은 {komi}입니다.</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>{rules}의 덤은 돌의 수이며 0 이상의 정수입니다.</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>덤 “{value}”은(는) 폭스(Fox)나 gokifu의 코드로, {komi}집을 뜻합니다.</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>덤 “{value}”은(는) 0보다 작아 라스커–마스 규칙에서 허용하지 않지만 그대로 썼습니다.</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>덤 “{value}”은(는) 판의 점 수보다 많지만 그대로 썼습니다.</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>덤 “{value}”은(는) 수가 아니어서 {rules}의 기본값 {komi}을(를) 썼습니다.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>덤 “{value}”은(는) 중국 규칙의 자(子) 단위로 보았습니다: {komi}집.</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>덤 “{value}”은(는) {komi}집으로 보았습니다.</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>둘 사이의 마지막 점을 백이 차지했습니다.</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>이제 왼쪽은 당신의 것입니다.</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>존 트롬프와 빌 테일러의 논리적 규칙을 이 프로그램의 말로 풀어 쓴 것.</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>다음에 잇달아 두 번 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>알려진 가장 오래된 계가 방식. 여기서는 쓸 수 없습니다.</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>상대 색을 먼저, 자기 색을 마지막에 제거합니다. 그때도 자기 돌이 빈 점에 닿지 않으면 그 돌을 잃습니다.</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>돌 무리가 어떻게 되었는지를 첫 판으로 가져와 셉니다. 두 번째 판에서 따낸 돌은 사석이 아닙니다.</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>둘 차례 “{value}”은(는) 흑도 백도 아니어서 무시했습니다.</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>점수가 높은 쪽이 이깁니다. 점수가 같으면 무승부입니다.</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>번갈아 한 무리를 표시하거나, 표시에 이의를 제기하거나, 끝냅니다. 둘 다 끝내면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>속성 {detail}이(가) 한 노드에 두 번 있어 값을 합쳤습니다</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>속성 {detail}에 값이 둘 이상 있어 첫 값을 썼습니다</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>속성 {detail}에 값이 없어 이름을 TGKT에 남겼습니다</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>속성 {detail}을(를) 대문자만으로 읽었습니다</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>결과 “{value}”은(는) 올바른 SGF 결과가 아니어서 견주지 않았습니다.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>결과 “{value}”은(는) SGF 표기에 따라 {color} 승으로 읽었습니다. 프랑스어와 스페인어에서는 B가 백입니다.</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>결과 “{value}”은(는) 중국 규칙의 자(子) 단위로 보았습니다: {result}.</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>고리로 둘러싼 돌 무리를 다투고 있습니다. 큰 판은 사본입니다. 거기서 두어 가리세요.</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>지금은 규칙이 허용하지 않습니다.</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>바둑의 규칙과 문장마다 판 하나. X는 흑돌, O는 백돌, x와 o는 죽은 돌, b와 w는 흑집과 백집입니다. ^ # *은 표시이고, 괄호는 표시된 돌을 두릅니다.</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>규칙 “{value}”은(는) 지원하지 않습니다. {rules}(으)로 보았습니다.</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>규칙 “{value}”은(는) 여기서 {rules}(으)로 둡니다.</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>규칙 “{value}”은(는) 모르는 것이어서 {rules}(으)로 보았습니다.</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>점수</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>{turn}번째 차례 뒤의 배치에 활로 없는 돌 무리가 남습니다. 다음 수에 제거됩니다.</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>돌을 정해진 화점에 놓습니다.</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>{point}의 돌은 결코 따낼 수 없습니다.</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>열 문장</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>열 문장뿐입니다. 잇달아 두 번 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>열 문장은 두 번 패스한 뒤 아무것도 들어내지 않습니다. 죽은 돌의 합의는 John Tromp가 스스로 덧붙인 것입니다.</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>2001년의 원문은 이를 “상황 동형반복 금지”라고 부릅니다(주석 4).</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>이제 넓은 쪽으로 나갈 길이 열렸습니다.</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>변의 백돌에는 활로가 둘 있습니다. 어느 쪽을 막든 백은 다른 쪽으로 늡니다. 넓은 쪽으로는 달아나지만 귀 쪽으로는 달아나지 못합니다.</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>왼쪽 백돌에는 두 눈을 낼 자리가 없습니다. 굳이 따낼 필요는 없습니다. 두 사람이 죽은 돌로 표시하면 그 둘레의 점은 흑의 것이 됩니다. 의견이 다르면 그냥 계속 두면 됩니다.</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>승자</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>마지막 활로는 D3이었습니다. 돌이 있던 점이 다시 비었습니다.</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>기보가 끝난 뒤에도 이어져 하나의 기보로 읽었습니다</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>{point}에는 돌이 있습니다.</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>{point}에 이미 돌이 있습니다.</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>특수한 형태의 목록도 없고, 두어 볼 때 패를 위한 패스도 없습니다. 다툼은 두 번째 판에서 이어 두어 가립니다.</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>여기에는 표시할 돌이 없습니다.</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>{points}에 돌이 없습니다.</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>{points}에 돌이 없어 아무것도 들어내지 않았습니다.</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>{point}에 돌이 없습니다.</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>{file}을(를) 쓸 자리가 없습니다. 자리를 비우거나 다른 곳에 저장하세요.</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>{name}을(를) 바탕으로 직접 만든 규칙입니다.</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>이 돌은 살 수 있습니다. 한 번 더 눌러 표시를 지우세요.</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>이 네 점이 돌 세 개로 된 돌 무리의 활로입니다.</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>필요한 만큼 생각합니다. 이 컴퓨터에서 낼 수 있는 최고 기력입니다.</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>새로운 국면이므로 이 수는 둘 수 있습니다.</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>이 돌 무리는 주인이 늘 패스해도 삽니다. 그래도 표시하려면 {key}+클릭하세요.</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>이것은 열 문장 밖의 일이며 시간을 아껴 줍니다. 왼쪽의 백돌은 한 수씩 두어 따낼 수 있고, 둘 다 그것을 압니다. 합의하지 않으면 계속 두어 그 돌을 따내야 합니다. 잇달아 네 번 패스하면 모든 돌을 둔 채 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>대국의 다른 국면입니다. 있는 그대로 셉니다.</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>바둑 기보가 아닙니다(GM[{value}]).</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>이 수는 약 %n집 손해입니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>세 가지 색</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>돌 세 개가 사라집니다. 오른쪽의 두 개는 활로가 있어 남습니다.</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>돌 세 개를 따냈고, 내 돌 두 개도 안전합니다.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>한 색을 제거한다는 것은 빈 점에 닿지 않는 그 색의 점을 모두 비우는 것입니다.</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>한 색을 제거한다는 것은 빈 점에 닿지 않는 그 색의 점을 모두 비우는 것입니다.</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>착수는 빈 점을 자기 색으로 만들고, 상대 색을 제거한 뒤 자기 색을 제거하는 것입니다.</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>합계</translation>
    </message>
    <message>
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Go가 아직 생각하고 있습니다.</translation>
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
      <translation>Tromp–Taylor(논리)</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>트롬프의 문구, 규칙 1–10.</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>트롬프의 문구와, 죽은 돌에 관해 그가 덧붙인 것.</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>다시 시도하세요.</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>해 보기: {task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>C3에 되따 보세요. 그다음 다른 곳에 두고, 백이 응하게 한 뒤 따내세요.</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>승부처(&amp;R)</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>잇달아 두 번 패스하면 첫 단계가 끝납니다. 같은 국면에서 계속 둡니다.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>잇달아 두 번 패스하면 대국이 끝납니다.</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>잇달아 두 번 패스하면 두어 가리기가 끝납니다. 거기서 돌을 모두 따낸 돌 무리는 죽은 것입니다.</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>잇달아 두 번 패스했으므로 대국이 끝나고 계가합니다.</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>두 눈</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>나란히 두 눈이 났습니다. 백이 무엇을 하든 이 돌은 삽니다.</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>두 번 더 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>새로 잇달아 두 번 패스하면 대국이 끝나고 집을 셉니다.</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>두 번 패스하면 대국이 끝나고, 모든 돌을 셉니다.</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>두 번 패스하면 합의를 시작하고, 네 번이면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>두 번 패스, 아직 결과 없음</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>두 단계 (라스커–마스)</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>세 판 가운데 두 판을 이기면 한 수준 올라가고, 두 판을 지면 한 수준 내려갑니다.</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>통례와 다른 점</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>판의 점이 아닌 값은 무시합니다: {detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>매우 나쁜 수</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>흑 매우 유리</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>백 매우 유리</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>매우 좋은 수</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>판단하기 매우 어려움</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>대국의 다른 국면을 보는 중</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>백+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>서유럽</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>한 색의 사석이 다 떨어질 때마다 밖에서 두 색의 돌을 하나씩 더합니다.</translation>
    </message>
    <message>
      <source>White</source>
      <translation>백</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>백 {points}집 앞섬</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>이제 백은 한 눈밖에 내지 못합니다. 죽었습니다.</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>백은 첫 돌을 뺀 돌마다 한 집을 받습니다.</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>백은 돌마다 한 집을 받습니다.</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>백은 접바둑 돌의 보상을 받지 않습니다.</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>백은 보상을 받지 않습니다.</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>백은 돌 두 개를 살려야 했고, 당신이 패를 이겼습니다.</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>백이 방금 왼쪽 위에서 돌 하나를 따냈습니다. 당신이 되따내면 백도 되따내고, 그렇게 끝없이 되풀이될 수 있습니다. 그래서 먼저 다른 곳에 두어야 합니다. 백이 응수해야 하는 곳에 두면 패는 당신의 것입니다.</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>백이 방금 B3에 두어 C3의 돌을 따냈습니다. 흑이 곧바로 C3에 되따면 판이 전과 같아져 끝없이 이어질 수 있습니다. 그래서 금지됩니다(이런 다툼을 패라 합니다). 다른 곳에서 판이 바뀐 뒤에는 됩니다.</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>백에 두 눈이 있어 결코 따낼 수 없습니다.</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>백이 패스합니다.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>백이 {point}에 두어 당신의 돌 %n개를 따냅니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>백이 {point}에 둡니다.</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>백이 {point}에 둡니다. 이제 그 돌 무리의 활로는 %n개입니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>백집</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>백의 점수에는 덤 {komi}이(가) 들어 있습니다.</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>끝났을 때 판을 더 많이 차지한 쪽이 이깁니다.</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>이유…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>결정이 없으면 먼저 패스한 사람부터 계속 두고, 잇달아 네 번 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>그렇습니다. 귀도 다른 점과 같은 점입니다.</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>당신은 흑입니다. 벽의 구멍을 막으세요.</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>{file}을(를) 열 권한이 없습니다.</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>{file}에 쓸 권한이 없습니다. 다른 곳을 고르세요.</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>당신은 {own}점, {color}은(는) {other}점입니다.</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>당신의 패배</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>당신의 몰수패</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>당신의 불계패</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>당신의 {margin}집 패</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>당신의 {margin}집 패(중국식 계산으로 {stones}자)</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>당신의 시간패</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>자기 돌 무리의 마지막 활로를 메울 수 있지만 그 돌 무리를 잃습니다. 돌 하나로는 못 합니다. 제거하면 판이 전과 같아지는데, 같은 국면은 두 번 나올 수 없습니다. 자살수를 아예 금지하는 규칙도 있습니다.</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>판이 앞의 모습과 같아진다면 바로 되따낼 수 없습니다.</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>꼭 두어야 하는 것은 아닙니다. 여기서는 모든 점이 정해져, 더 두면 자기 점을 메우거나 돌을 잃을 뿐입니다. 그래서 패스합니다.</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>당신의 승리</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>당신의 몰수승</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>당신의 불계승</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>당신의 {margin}집 승</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>당신의 {margin}집 승(중국식 계산으로 {stones}자)</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>당신의 시간승</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>당신의 돌 %n개에 활로가 남지 않아 들어냈습니다.</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>당신의 돌과 이 네 점을 세면 백이 한 집 앞섭니다.</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>내 돌과, 내 돌만으로 둘러싼 빈 점을 셉니다.</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>공배에 있는 죽은 돌</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>죽은 돌, {owner}의 점</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>산 돌</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>판 밖의 점</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>{move}수 뒤</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>{total}수 중 {move}수 뒤</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>이웃과 함께 삶: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>삶: 주인이 늘 패스해도 삽니다</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>삶: 누가 먼저 두어도 잡히지 않습니다</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>삶: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>분석 중</translation>
    </message>
    <message>
      <source>area</source>
      <translation>영역</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>흑돌</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>동그라미</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>양쪽에 셈</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>가위표</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>손상됨</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>죽은 흑돌</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>이웃과 함께 죽음: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>죽은 백돌</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>죽음, 이유는 알 수 없음</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>죽음: 누가 먼저 두어도 잡힙니다</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>죽음: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>빈 점</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>빈 점, 상대에게 닿지 않아 양쪽에 셈</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>빈 점, 빅 안이어서 이 규칙에서는 집이 아님</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>빈 점, 두 색에 닿음: 공배</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>빈 점, 어느 돌에도 닿지 않음: 공배</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>빈 점, {owner}에게만 닿음</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>빈 점, {owner}에게만 닿음; 빅인지 수읽기하지 않아 산 것으로 셈</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>엔진</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>실패</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>금지</translation>
    </message>
    <message>
      <source>four</source>
      <translation>네 번</translation>
    </message>
    <message>
      <source>imitated</source>
      <translation>흉내</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>사람을 흉내 냄</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>빅 안</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>표시된 구역 안</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>패</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>덤 돌 %n개</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>덤 {komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>글자 {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>마지막 수</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>{line}줄 {column}칸</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>{loss} 손해</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>죽음으로 표시</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>{move}수</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>{total}수 중 {move}수</translation>
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
      <translation>자연 상황 동형반복 금지</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>공배</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>KataGo 신경망이 아님</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>응답 없음</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>표시되지 않음</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>지원하지 않음</translation>
    </message>
    <message>
      <source>one</source>
      <translation>한 번</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>열린 경계</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>패스</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>패스</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>멈춤</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>일시 중지: {key} 키를 누르세요</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>실전의 수</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>위치 동형반복 금지</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>준비됨</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>빅: 공격하는 쪽이 집니다</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>선택됨</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>상황 동형반복 금지</translation>
    </message>
    <message>
      <source>square</source>
      <translation>네모</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>시작 중</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>시작 중…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>중지됨</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>집</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>마지막 초읽기</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>이후 {time}에 %n수</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>이후 {time} {count}회</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>생각 중</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>생각 중 · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>생각 중 · {seconds}초</translation>
    </message>
    <message>
      <source>three</source>
      <translation>세 번</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>시간이 얼마 없음</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>시간이 다 됨</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>둘 차례</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>세모</translation>
    </message>
    <message>
      <source>two</source>
      <translation>두 번</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>불확실</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>이웃과 같이 불확실: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>불확실: 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>불확실: 이웃과 달리 잡힐 확률 {share}%</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>변화 {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>버전 {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>버전 {detail}: 지원하지 않음</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>대기 중</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>백돌</translation>
    </message>
    <message>
      <source>won</source>
      <translation>승리</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>바뀔 곳</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed}은 동의했고, {other}은 아직입니다</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed}은 제출했고, {other}은 아직입니다</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}, {score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}, 멈춤</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color} 동의함</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color} 동의</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>지금까지 {color} {points}집 앞섬</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color} 끝냄</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color} 패스</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color} 공식 패스</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color} 공식 패스. 한 번 더 공식 패스하면 대국이 그대로 끝납니다.</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color} 공식 패스. {other} 차례.</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color} 패스. {next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color} 패스. {other} 차례.</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color} 패스</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color} {point}에 착수. {next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color} 제출</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color} 제출함</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color}이 {point}을(를) 둘러쌌습니다.</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>{color}이 정할 차례입니다. 돌 무리를 눌러 죽음으로 표시하거나, 표시된 것을 눌러 이의를 제기하거나, 끝냄을 고르세요.</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>{color} 차례</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>{color} 차례.</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color} 승</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color} 몰수승</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color} 불계승</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color} {margin}집 승</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color} {margin}집 승(중국식 계산으로 {stones}자)</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color} 시간승</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>{color}의 목록: {color}이 죽었다고 보는 돌을 누른 다음 제출하세요.</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine}은(는) 사람을 흉내 낼 수 없습니다. KataGo 1.15 이상이면 가능합니다.</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine}: 덤 {detail}을(를) 지원하지 않아 다른 덤으로 둡니다.</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine}: 이 시간 규정을 정확히 지원하지 않습니다. 시계는 여기서 잽니다.</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine}: 배치한 국면을 지원하지 않습니다.</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine}: 이 규칙({detail})을 지원하지 않아 자체 규칙으로 둡니다.</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine}: 죽은 돌을 따내는 명령이 없습니다. 패스하고 판 위에 남겨 두면 그 돌도 계가에 들어갑니다.</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine}: 국면을 반복할 수 있습니다. 그런 수는 거부하고 어떻게 할지 묻습니다.</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine}: 시작할 때 “{detail}”을(를) 거부했습니다.</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine}: 한 변이 {detail}점인 판에서 둡니다.</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine}: 정사각형 판에서만 둡니다. {detail}에서는 두지 않습니다.</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine}: 자살수를 반칙으로 봅니다. 자살수를 두면 대국을 따라오지 못합니다.</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}, 사람처럼</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>{file}을(를) 열 수 없습니다({detail}). 다시 해 보거나 사본을 쓰세요.</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>{file}을(를) 바꾸지 못했습니다. 다른 프로그램이 열고 있을 수 있습니다. 그 프로그램에서 닫거나 다른 곳에 저장하세요.</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>{file}에 쓸 수 없습니다({detail}). 다른 곳을 고르세요.</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file}은(는) 폴더입니다. 파일을 고르세요.</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file}은(는) 파일이 아니라 파이프 또는 장치입니다.</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file}은(는) 비어 있습니다. 외부 디스크에 있다면 연결하세요. 기보는 라이브러리에 남아 있습니다.</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file}은(는) 비어 있습니다. 기보가 든 사본을 찾으세요.</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file}이(가) {size} MB보다 큽니다. 더 작은 파일로 나누세요.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file}은(는) SGF 파일이 아닙니다. 이진 자료가 들어 있습니다.</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file}은(는) SGF 파일이 아닙니다. “(;”로 시작하는 기보가 없습니다.</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file}이(가) 올바르지 않습니다({detail}). 고치거나 다른 곳으로 옮기세요.</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file}은(는) 읽기만 되는 디스크에 있습니다. 다른 곳에 저장하세요.</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>{file}을(를) 읽기에는 메모리가 너무 많이 듭니다. 더 작은 파일로 나누세요.</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>{file}을(를) 찾을 수 없습니다. 이름과 폴더를 확인하세요.</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>{file}은(는) 다른 기보로 읽히게 되므로 쓰지 않았습니다. 알려 주세요.</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file}을(를) 썼지만 디스크에서 오류가 났습니다({detail}). 다른 곳에 사본을 저장하세요.</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}. {points}을(를) 메우고 계가한 결과와 같습니다.</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}. 이 계가는 {count}입니다.</translation>
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
      <translation>{all}개 중 {found}개 찾음.</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi} (추정)</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>흑의 사석 {komi}개를 처음부터 두고, 반집은 백에게 갑니다. 그래서 비기면 백이 이깁니다.</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>접바둑이 아닌 대국에서 백에게 {komi}집.</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label}: {text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}, 돌 %n개 따냄</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name}({color})</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name}: “{message}”라고 답했는데, 수가 아닙니다.</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name}: 판의 일부만 분석할 수 없습니다.</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name}: 국면을 분석할 수 없습니다.</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name}: 연결을 닫았습니다.</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name}: 돌 %n개를 죽은 것으로 봅니다. 물음표가 붙은 {unsure}개는 불확실합니다. 결정은 직접 하세요.</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name}: 돌 %n개를 죽은 것으로 봅니다. 결정은 직접 하세요.</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name}: 같은 돌을 죽었다고 봅니다.</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>{name}: 시작할 수 없습니다. 폴더 {message}이(가) 없습니다.</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>{name}: 시작할 수 없습니다. {command}은(는) 프로그램이 아닙니다.</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>{name}을(를) 시작하지 못했습니다: {message}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name}: 동의하지 않습니다. 더 죽었다고 보는 돌: {dead}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name}: 동의하지 않습니다. 살았다고 보는 돌: {alive}.</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name}: 동의하지 않습니다. 죽었다고 보는 돌: {dead}, 살았다고 보는 돌: {alive}.</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name}: 죽은 돌을 알리지 않습니다.</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name}: 이 판을 지원하지 않습니다: {message}.</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name}: 종료했습니다(종료 코드 {code}).</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name}: 바로 종료했습니다. 필요한 프로그램이나 라이브러리가 없습니다(코드 127).</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name}: 죽은 돌을 찾지 못했습니다.</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name}: 수를 고르는 중…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name}: 죽은 돌을 찾는 중…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name}이(가) 연결되어 있지 않거나 프로그램이 없습니다.</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name}: 아직 시작하는 중입니다. 처음에는 몇 분 걸리는 엔진도 있습니다.</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name}({color}): 생각 중</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name}: 반칙수를 두어 판에 놓지 않았습니다. {refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name}: 반칙수 {message}을(를) 두었습니다.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name}: “{command}”을(를) 거부했습니다({message}).</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name}: “{command}”을(를) 거부했습니다({message}). 여기에 보이는 판이 옳습니다.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name}: 이유 없이 “{command}”을(를) 거부했습니다.</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name}: 이유 없이 “{command}”을(를) 거부했습니다. 여기에 보이는 판이 옳습니다.</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name}: 수를 내놓지 않았습니다.</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name}: 예기치 않은 응답을 보내 중지했습니다.</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name}: GTP가 아닌 것을 보내 중지했습니다.</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name}: 더는 답하지 않습니다.</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name}: 예기치 않게 멈췄습니다({signal}).</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name}: 예기치 않게 멈췄습니다.</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name}: {detail} 크기에서만 둡니다. 그 크기나 다른 대국자를 고르세요.</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name}: 정사각형에서만 둡니다. 정사각형이나 다른 대국자를 고르세요.</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name}: GTP가 아닌 다른 프로토콜(GMP)을 씁니다.</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>{name}: 찾을 수 없습니다. 프로그램 {command}이(가) 없습니다.</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>{name}: {color}이라면 패스합니다.</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>{name}: {color}이라면 {point}에 둡니다.</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name}: 기권하겠다고 합니다.</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number}단</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number}급</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>초당 {number}국면</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>{owner}의 돌, 삶</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>{move}수 뒤 패스 {passes}</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points}은(는) 이미 표시되어 있습니다.</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points}은(는) 표시되어 있지 않습니다.</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points}집</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point} ({color}의 판단: 죽음)</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} 자리가 더 좋습니다.</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>{point}에 두면 자살수이며, 이 규칙은 이를 금지합니다.</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>{point}에 두면 {turn}수 뒤에 {color}이 남긴 판과 같아집니다({rule}).</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>{point}에 두면 접바둑 돌을 놓을 때 {color}이 남긴 판과 같아집니다({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point}에 두면 접바둑 돌을 놓을 때의 국면이 되풀이됩니다({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>{point}에 두면 {turn}수 뒤의 국면이 되풀이됩니다({rule}).</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>{point}에 두면 시작 국면이 되풀이됩니다({rule}).</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem} 다른 파일을 고르세요.</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}. 이 계가로 결과가 바뀌지 않습니다.</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules} (추정)</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules}({changes})</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules} (“{name}”: 지원하지 않음)</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules} (“{name}”: 알 수 없음)</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>{rules}에는 접바둑이 없습니다. 없음을 고르거나 다른 규칙을 고르세요.</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}, {komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>승률 {share}</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}, {rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value}은(는) 이 판의 점이 아니어서 무시했습니다.</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what} ({place}).</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what} ({place}, 그 밖에 %n개).</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing} ({name})</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>“{file}”의 매개변수가 {detail}백만 개를 넘습니다. 더 작은 신경망을 고르세요.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>“{file}”은(는) 버전 {detail}의 KataGo 신경망입니다. 이 버전의 Tromp Go는 버전 {oldest}부터 {newest}까지 읽을 수 있습니다. 파일은 손상되지 않았습니다.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>“{file}”은(는) 사람을 흉내 내는 KataGo 신경망이 아닙니다. “b18c384nbt-humanv0”처럼 그 용도로 만든 신경망을 고르세요.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>“{file}”은(는) 특정 급수의 사람을 흉내 내는 KataGo 신경망이라 형세를 판단할 수 없습니다. “tromp-gui gtp --human”으로 쓰세요.</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>“{file}”은(는) 이 버전의 Tromp Go가 읽을 수 없는 부분이 든 KataGo 신경망입니다({detail}).</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>“{file}”은(는) 손상되었습니다. 다른 사본을 구하세요.</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>“{file}”은(는) 손상되었습니다. 신경망의 답이 수가 아닙니다. 다른 사본을 구하세요.</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>“{file}”은(는) KataGo 신경망이 아닙니다.</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>“{file}”을(를) 쓰기에는 메모리가 모자랍니다. 더 작은 신경망을 고르세요.</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>“{file}”을(를) 거부했습니다. 압축을 풀면 크기가 {detail}배를 넘는데, 그런 KataGo 신경망은 없습니다.</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>“{text}”은(는) 흑승일 수도 백승일 수도 있습니다. {black} 또는 {white}을(를) 입력하세요.</translation>
    </message>
  </context>
</TS>
