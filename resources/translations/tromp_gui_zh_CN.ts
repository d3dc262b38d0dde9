<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>一个严格遵循 Tromp–Taylor 规则的围棋程序：对局、复盘、计分，并说明缘由。</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>关于 {name}</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>采用 MIT 许可证的自由软件。</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>许可证</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>许可证…</translation>
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
      <translation>表格形式的棋盘(&amp;T)</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>不计被标记的棋子来计分，并记下由谁裁定。</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>提出争议</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>完成</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>继续下棋；标记会被清除。</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>表示双方对标记的棋子意见不一；接下来按规则进行。</translation>
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
      <translation>引擎：{engine}。已经分析过同样久的局面会跳过。</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>请填写秒数，如 0.5 或 10。</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>请填写计算次数，如 500。</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>每个局面</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>每个局面分析多久</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>主线（%n 个局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>局面</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>单位</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>包括变化（%n 个局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>次计算</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>拖选要分析的范围，或点击两个对角。</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>按 Esc 之前，只分析 {first} 到 {last} 范围内的着手。</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>分析已写入棋谱，可以撤销。</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>分析已停止，已得出的结果保留。</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>引擎拒绝了 %n 个局面，其余的已分析。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>引擎对 %n 个局面没有回答，其余的已分析。</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>本局已有全部这些分析。</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>整局分析完毕。</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>重新分析整个棋盘。</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>该范围内没有空点。</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>%n 个局面中的 {done} 个</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>%n 个局面中的 {done} 个；完成当前局面后继续</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>推荐着手</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>引擎：{name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>失误</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>着手或失误</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>选项</translation>
    </message>
    <message>
      <source>People</source>
      <translation>人类</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>报告</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>胜率与目差</translation>
    </message>
  </context>
  <context>
    <name>Announcer</name>
    <message>
      <source>Game over: {result}</source>
      <translation>终局：{result}</translation>
    </message>
    <message>
      <source>Redone: {step}</source>
      <translation>已重做：{step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>标记已更改：双方须重新同意</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>已撤销：{step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color}还剩 %n 秒</numerusform>
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
      <translation>棋谱</translation>
    </message>
  </context>
  <context>
    <name>BoardController</name>
    <message>
      <source>Click {point} again to play there.</source>
      <translation>再点一次 {point} 即在该处落子。</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>每边可有 1 到 {most} 个点，{typed} 不行，现改为 {side}。</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>棋盘大小</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>列数</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>其他</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>行数</translation>
    </message>
    <message>
      <source>columns × rows</source>
      <translation>列 × 行</translation>
    </message>
  </context>
  <context>
    <name>BoardTable</name>
    <message>
      <source>Board as a table</source>
      <translation>表格形式的棋盘</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>用方向键移动，按回车落子或标记；棋盘的按键在此同样有效。</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>章节</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>章节</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>已运行 {seconds} 秒，尚无输出。</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>已运行 {seconds} 秒，输出：</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>复制报告(&amp;C)</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>取消测试(&amp;A)</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>引擎最后的输出</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>暂停棋钟(&amp;K)</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>棋钟已停；落子或再按一次该键即可继续走动。</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>棋钟走动。</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>{color}时间用完。按您的选择，对局继续。</translation>
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
      <translation>注释</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>棋谱树</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>棋谱树或注释</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>棋谱树、注释或分析</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>命令</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>没有匹配的命令。</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>按回车执行。</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>现在不可用。</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>命令</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快捷键</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>菜单</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command}（现在不可用）</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>命令</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>搜索命令</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>注释</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>注释</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>写注释</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>没有正在运行的引擎，请先启动一个。</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>这是注释，不是命令。</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>把日志写入文件</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>未接入引擎</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>未启动</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>给引擎的命令</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>GTP 命令；按向上键取回上一条</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>日志</translation>
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
      <translation>关闭控制台</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>控制台</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>错误</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>日志中没有这段文字。</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>搜索日志</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>搜索日志；按回车找下一处</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>显示</translation>
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
      <translation>点</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>“{text}”不是棋盘上的点：没有 I，H 之后是 J。</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>“{text}”不是棋盘上的点，应在 A1 到 {last} 之间。</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>停止导出</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>停止读取文件</translation>
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
      <translation>棋谱会记下裁定者，请输入名字。</translation>
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
      <translation>结束对局(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>认输(&amp;R)</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>结束对局</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>标记 {point}</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>猜先：您是{color}。</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>猜先：{name}执黑。</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>落子于 {point}</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>认输</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>{color}认输？</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>对方获胜，之后可以撤销。</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>结果将写入棋谱，之后可以撤销。</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>已删除按其他贴目或规则保存的评估。</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>您执黑。点击一个点落子；没有一手再有好处时，就虚手。</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>对局信息</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>此处已标注：{sign}。</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>这一手及其后的着手已以 SGF 存入剪贴板。</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>这一手及其后的着手已剪切，并以 SGF 存入剪贴板。</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>第一个点：{point}。</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>按 {key} 恢复落子。</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>此处已取消标注：{sign}。</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>剪贴板中没有围棋棋谱，请先复制一份。</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>剪贴板中没有可粘贴的着手。</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>剪贴板中的内容属于另一种大小的棋盘；用“粘贴棋谱”可作为单独的一局打开。</translation>
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
      <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>请选择能使人名和注释读得通的编码。</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>编码</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>文件编码</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>预览</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>文件中有些字节不符合此编码，它们会原样保留。</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>文件的每个字节都符合此编码。</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>此文件的文字全为 ASCII，用哪种编码读取都一样。</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name}（当前）</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>启动命令</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>以文本复制</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>发生于命令</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>退出码</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>它最后的错误信息</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>它最后的输出</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>没有输出。</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新启动</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>信号</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>引擎为何停止</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>有一个引号没有闭合。</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>参数</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>环境变量</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>GTP 命令，每行一条。</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>NAME=值，每行一个。</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名称</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>备注</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>每行一个或多个；含空格的请加引号。</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>程序</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>启动时的命令</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>命令行已拆开，参数列在下方。</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>程序文件或其名称。整条命令行会自动拆开。</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>工作目录</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>程序所在目录</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>“{row}”不是有效的设置，请写成 NAME=值。</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>添加(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>网络(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>移除(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>复制一份(&amp;P)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>在本机找到</translation>
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
      <translation>正在选择着手</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>正在判断局面</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>正在寻找提示</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>正在执行“{command}”</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>测试此引擎(&amp;T)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>尚未接入引擎。任何支持围棋文本协议（GTP）的程序都可使用，如 GNU Go、KataGo、Pachi、Leela Zero。请接入在本机找到的引擎，或添加一个并选择其程序。Tromp Go 自带的引擎无需任何设置。</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>设置</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>设置或测试</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>测试</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>发生了意外错误。</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>出错了</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>您的棋局仍然打开着。为安全起见，请以新文件名保存；错误详情见 {file}。</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>隐藏</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>再来一次</translation>
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
      <translation>双方</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>关闭</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>提示</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>未答对</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>全部重做</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>重做错题</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>结束</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>猜哪一方的着手</translation>
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
      <translation>棋盘已作为图片存入剪贴板。</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>棋盘已作为文本存入剪贴板。</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>矢量图 (*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>矢量图 (*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>导出棋盘</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>将棋谱导出为 PDF</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>导出报告</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>页面 (*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>图片 (*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>打印棋谱</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>已保存到 {name}。</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>小图片 (*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>无法打印棋谱。请检查打印机和文件名。</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>已将棋谱发送到打印机。</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>还没有报告。请先分析整局。</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>网页 (*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>棋谱</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name} 不是支持的图片格式。请使用以 {endings} 之一结尾的名称。</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>未能读取的文件</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>打开(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>覆盖(&amp;O)</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>将其文件夹添加到棋谱库</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有文件 (*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>您打开此文件后，另一个程序修改了它。要保留两个版本，请取消，再用“另存为”。</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>棋谱已以 SGF 复制到剪贴板。</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>棋谱保存为 SGF；文件名应以 .sgf 结尾，而不是 {ending}。</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>围棋棋谱 ({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>若内存不足，其他程序可能会变慢。</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>无法读取剪贴板中棋盘的第 {line} 行。请改正后重新粘贴。</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新对局</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>只打开了 {name}，没有打开另外 %n 个文件。</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>打开棋谱</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>打开此文件约需 {size} 内存。仍要打开吗？</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>覆盖“{name}”？</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>存为 &amp;UTF-8</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>将文件保存为 UTF-8？</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>保存棋谱</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>已保存为 {name}，沿用文件原来的编码：{encoding}。</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>已保存为 {name}。</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>文本棋图 ({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>剪贴板中没有围棋棋谱，请先复制一份。</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>文件已被更改</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>文件的编码 {encoding} 无法表示：{letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>无法表示的字符</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>文件非常大</translation>
    </message>
    <message>
      <source>game</source>
      <translation>棋谱</translation>
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
      <translation>筛选</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>关闭搜索</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>查找</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>查找文字，或像 Q16 这样的点</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>下一处</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>上一处</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>未找到</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>找到 {count} 处</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>第 {place} 处，共 {count} 处</translation>
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
      <translation>该区域内没有棋子。</translation>
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
      <translation>本局中找不到“{text}”。</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>将文件夹添加到棋谱库</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>隐藏</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>在 {folder} 中没有找到新棋谱。</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>显示</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>棋谱库无法使用（{reason}），请重新打开。</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>棋谱库的索引再次损坏，请检查其所在的磁盘。</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>棋谱库的索引已损坏或过时，正在重建。</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>添加文件夹(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>移除(&amp;R)</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>这些文件夹及其子文件夹中的所有棋谱都在棋谱库中，文件仍在原处。</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>程序保存的已终局对局</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>文件夹</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>棋谱库的文件夹</translation>
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
      <translation>关闭</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>双方已就死子达成一致。</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>由{mediator}裁定。</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>已保存为 {folder} 中的“{name}”。</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>没有拿走任何棋子。</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>复盘</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>有争议的棋串已实战解决。</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>双方商定了结果。</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>换条件再来一局</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>评注者</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>黑方队伍</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>版权</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>请填写让子数，或留空。</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>录入者</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>赛事</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>如 1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>如 B+3.5、W+R（认输）、W+T（超时）、0（和棋）</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>对局</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>对局评注</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>对局信息</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>棋局名称</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>贴目</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>更多信息</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>布局</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>读秒</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>地点</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>轮次</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>来源</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>用时（秒）</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>显示内容</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>白方队伍</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>“{text}”不是数字，请写成 7、6.5 或 −3 的形式。</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋谱</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>棋谱</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>此文件中的棋谱</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>显示棋谱</translation>
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
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>赛事</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>棋谱</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>结果</translation>
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
      <translation>棋谱</translation>
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
      <translation>手数</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>“{text}”不是本线的手数，应在 0 到 {last} 之间。</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>全局胜率与目差</translation>
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
      <translation>这是什么？(&amp;W)</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>规则(&amp;U)</translation>
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
      <translation>再按一次 {key} 显示所有快捷键。</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>置于星位</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>减少一子</translation>
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
      <translation>让子数：0，或 2 以上</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>选择一步，即可回退或前进到该处。</translation>
    </message>
    <message>
      <source>History</source>
      <translation>历史记录</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>尚无更改。您的更改会列在这里。</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>打开时的状态</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>步骤</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step}（已撤销）</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>网址</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有文件 (*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>选择文件…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>选择模仿人类的网络</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>复制</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>复制网址</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 网络 ({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>正在读取网络…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>已复制网址。</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>这需要一个模仿人类的网络：KataGo 的“{file}”（{size}）。请从此页面下载，然后选择该文件：</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>本线此前没有违反规则的着手。</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>本线此后没有违反规则的着手。</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>按本局规则（{rules}），所有着手均合法。</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>违规着手</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>按本局规则（{rules}），违规着手共 {count} 手。</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>着手</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>序号</translation>
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
      <translation>添加(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>默认(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>取消快捷键(&amp;N)</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>把此快捷键也给这个命令</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>选择一个命令，再按下要给它的键。</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>自定义快捷键</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>默认</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快捷键</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>仿 OGS：工具放在功能键上</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>仿 Sabaki 和 Lizzie：上下键前后移动</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>新快捷键</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>移除该命令的所有快捷键</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>使用预设方案的快捷键</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>所有命令(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>自定义快捷键(&amp;B)…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key} 已经用于此命令。</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key} 未被使用。</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key} 现用于“{command}”，将改派给此命令。</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key} 将在各处生效，因此无法再在文本框中输入它。</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>布局</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>布局</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>棋谱库</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>对局</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>复盘</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>计分</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>学围棋</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>下第一局棋(&amp;F)</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>规则</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>这局棋没有可猜的着手。</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>计分</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>计分</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>合计</translation>
    </message>
  </context>
  <context>
    <name>Legend</name>
    <message>
      <source>Points lost</source>
      <translation>损失的目数</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>形状和颜色表示一手与最佳着手相比的损失。颜色越浅，计算得越少；计算次数不足最佳着手 2% 的着手不显示。圆环标出实战的一手。</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>损失的胜率，%</translation>
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
      <translation>虚手(&amp;P)</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>课程棋盘</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>再试一次(&amp;A)</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>第 {number} 课，共 {count} 课，已完成 {done} 课</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>在棋盘上拖选要搜索的部分。</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>添加含有棋谱的文件夹后，即可在此搜索。</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>重复棋谱</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>没有重复的棋谱。</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>没有符合此搜索的棋谱。</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>正在读取棋谱…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>列表下方</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>对局</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>后续着手</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>已标记 %n</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>轮流</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>黑方列表</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>点击一块棋：将其标为死或活。{shift}+点击：只标一个棋串；{alt}+点击：只标一颗子。</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>只有在双方商定死子时才能标记死子。</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>形势判断</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>商定方式</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>标记死子</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>其他标记方式…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>各自列表</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>共用列表</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>白方列表</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>哪一方的列表</translation>
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
      <translation>最大失误</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>损失</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>就已分析的部分看，本线没有损失大的着手。</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>尚未分析。</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>实战</translation>
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
      <translation>保存</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>将同一棋手的所有姓名写在一行，用逗号分隔。搜索其中任何一个即可找到全部。</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>后退一手</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>后退十手</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>第一手</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>前进一手</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>前进十手</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>最后一手</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手数</translation>
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
      <translation>程序自带的网络</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Go 继续使用网络“{name}”。</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Go 继续使用程序自带的网络。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Go 现在使用网络“{name}”。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Go 现在使用程序自带的网络。</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>找不到“{file}”。现使用程序自带的网络。</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>“{name}”模仿人类：请在“新对局”对话框中选择“{choice}”。用于判断的网络保持不变。</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>选择文件(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>测量速度(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>使用(&amp;U)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>所有文件 (*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>选择网络</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>已复制：{text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>复制</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>复制“{text}”</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>请在浏览器中下载文件，然后拖放到此处或选择它。安装 KaTrain 后，其网络（36 MB）会出现在列表中。Tromp Go 不会下载任何内容。</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>来自 KataGo</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>获取更强的引擎</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGo 网络 ({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>正在测量，需要几秒…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>网络</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>正在读取网络…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>停止测量(&amp;M)</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>程序自带的网络</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Go 用神经网络对弈、分析和判断：网络越大越强，也越慢。它可以读取版本 {oldest} 至 {newest} 的 KataGo 网络文件（.bin.gz 或 .txt.gz）。模仿人类的网络与用于判断的网络分开保存。</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>在哪里获取网络</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>随 KaTrain</translation>
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
      <translation>让一子只不过是先走：请选 0，或 2 以上。</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>开始时即计入提子的黑子数：须为整数。</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>自定义…</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>请输入贴目，如 7、6.5 或 −3。</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>获取更强的引擎…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>贴目</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新对局</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>白方因后走而得的目数。通常为 7；6.5 或 7.5 可避免和棋。</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>给白方的目数。带半目可避免和棋。</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>随机黑白（猜先）</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>阅读此规则</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>开始对局</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>此棋盘的星位不够，由黑方自行放置。</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>时间</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>“{text}”不是数字，请写成 7、6.5 或 −3 的形式。</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>黑白对调</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>后续着手</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>旋转或镜像</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>原样</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>请填写 3.5 或 −2 这样的数字。</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>请填写 0 到 {most} 的整数。</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>谱图</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>谱图标题</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>同前</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>后两位数字</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>其后的着手从此续数</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名称</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>名称、手数、谱图</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>不标手数</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>黑方的目数，如 3.5 或 −2</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>打印的手数</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>新谱图从此开始</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>标题</translation>
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
      <translation>按其意见标记</translation>
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
      <translation>推荐着手</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>后续</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>目差</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>着手</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>计算次数</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>胜率</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>显示于棋盘</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n 分钟</numerusform>
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
      <translation>对照引擎</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>无其他引擎</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>自动停止</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>棋谱中标有谱图之处也另起新图。</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>继续…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>每图手数</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>连续两次正式虚手，即按现状终局。</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>浏览…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}：浏览</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 出现之前的下法</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>概率</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>着手</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>人类的着手</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>这里没有对局的后续着手。</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段位</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>显示某一段位的人会在这里怎么下，以及每一手的概率。</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>实战着手 {move}，按段位：</translation>
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
      <translation>点击可更改棋手。</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>让引擎落子</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>暂停引擎</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>重新启动引擎</translation>
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
      <translation>尚未提交</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>已提交</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI 出现之前的下法</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>真人</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}：级别</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}：由谁下</translation>
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
      <translation>更改棋手</translation>
    </message>
  </context>
  <context>
    <name>PlayersDialog</name>
    <message>
      <source>OK</source>
      <translation>确定</translation>
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
      <translation>区域中没有棋子，请选择含有棋子或角的区域。</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>恢复默认值(&amp;R)</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>没有匹配的选项。</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>首选项</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>搜索首选项</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>列表中的棋谱</translation>
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
      <translation>分析显示，所选一方没有大的失误。</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>这局棋还没有分析。请先分析。</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>此文件</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>文件夹</translation>
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
      <translation>文件类型(&amp;T)：</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>页面组(&amp;S)：</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>各段位的概率</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>重新读取(&amp;R)</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>粘贴的棋谱</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>放弃您的更改，重新读取文件？</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>显示</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>粘贴的棋谱修复了 %n 处。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>此文件修复了 %n 处。</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未保存的更改</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>未保存的更改将会丢失。要保留它们，请取消，再用“另存为”。</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>“{name}”无需修复。</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>清空此列表(&amp;F)</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>没有最近的文件</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>最近打开(&amp;M)</translation>
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
        <numerusform>另一个窗口正在恢复 %n 个未保存的棋局。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>有 %n 个未保存的棋局无法读取，已保留在 {place}。</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新对局</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>继续</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>未下完的对局已保留。</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>此对局已在另一个窗口中打开。</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>未保存的更改无法留作恢复之用。请经常保存棋局。{problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>丢弃(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>以后(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>恢复(&amp;R)</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>以后</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>程序意外关闭。可以恢复这些未保存的棋局：</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>未保存的棋局</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>再来一局，让子不同。</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>再来一局，让子不变。</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>再来一局：双方已交换黑白。</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>再来一局(&amp;M)</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>再来一局：更强的对手(&amp;S)</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>再来一局：更弱的对手(&amp;W)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>再来一局：少让一子(&amp;F)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>再来一局：多让一子(&amp;M)</translation>
    </message>
  </context>
  <context>
    <name>RepairRows</name>
    <message>
      <source>Column</source>
      <translation>列</translation>
    </message>
    <message>
      <source>Line</source>
      <translation>行</translation>
    </message>
    <message>
      <source>Problem and repair</source>
      <translation>问题与修复</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>复制(&amp;C)</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>修复报告</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>修复</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>“{name}”不完全符合 SGF 标准。已按下列方式读取；文件未改动。</translation>
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
      <translation>双方下得如何</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>尚未分析。</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>棋局报告</translation>
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
      <translation>继续对局</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>此后由另一方先下。</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>哪一方要求继续对局？</translation>
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
      <translation>结果</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>“{text}”不是结果，请写成 B+3.5、W+7，和棋写 0。</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>基于</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>自定义规则</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>文件中的写法</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>计分已作为文本存入剪贴板。</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>已取消查找死子。</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>黑方的点</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白方的点</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>点击后切换</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>死</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>单官</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>不确定，暂作活棋</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>文件夹…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>更多命令</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>移除 {filter}</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>搜索棋谱库</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>搜索：姓名、result:B+、year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>当前的棋局</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>导出所选棋谱</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>所有棋谱存为一个文件 (*.sgf)</translation>
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
      <translation>做题</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>黑白对调</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>旋转或镜像</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快捷键</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>没有匹配的快捷键。</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>搜索</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>搜索快捷键</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>声音(&amp;N)</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>无法播放声音。要安装播放程序，请输入：{line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>无法播放声音：请安装 paplay、pw-play 或 aplay。</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>无法播放声音：找不到音频设备。</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>与电脑对局</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>棋盘大小</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>点击一个点落下第一子，或选择：</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>适合第一次接触围棋的人：十二张小棋盘，然后下一局。</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>学围棋</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>级别</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>电脑的级别：{level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>更多选项：{key}。</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>打开棋谱</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>其他棋盘大小</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>其他大小…</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>与你水平相当的人</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>最近的棋局</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>来自任何程序或服务器的 SGF 文件。</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>示例棋局</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>在本机上轮流落子。棋盘已备好。</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>电脑像人一样下棋，从 20 级到 9 段。</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>两人对局</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>未下完的对局</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>欢迎使用 {name}</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>您执黑。级别：{level}。</translation>
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
      <translation>回到对局</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>取消</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>无结果终局</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>棋谱中有违规着手：{reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>仍然放上</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>按 {key} 打开指南</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>正在读取文件… {percent}%</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>复盘</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>正在保存文件… {percent}%</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>显示那个局面</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>查看规则</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>将对局退回此处</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>对局当前进行到另一手。</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>文件仍在读取，目前只能浏览主线。</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>这是第 {turn} 手之后的局面。</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>这是开局时的局面。</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>此局面已第三次出现。</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>变化：回到对局</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>不允许</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>测试步骤</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>例如：定式、待复盘</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>新标签</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>标签</translation>
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
      <translation>显示</translation>
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
      <translation>包干制（无读秒）</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>读秒（日式）</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>加拿大读秒（每段若干手）</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>棋钟</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>基本时间（分钟）</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>每段分钟数</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>每手后加时（费舍尔）</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>每段手数</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>不用棋钟</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>读秒次数</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>每手后增加的秒数</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>每次读秒的秒数</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>时间</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>时间用完时</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>时间用完时，</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>分钟</translation>
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
      <translation>秒（每手后增加）</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>只显示警告</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>判负</translation>
    </message>
    <message>
      <source>then</source>
      <translation>然后</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>编辑</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>编辑工具</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>与电脑对局</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>损失多少目时提醒</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>自动匹配</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>您的一手损失达到此目数时提醒，并可以悔棋。</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>教学局</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>目或以上的损失</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>棋谱树</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>棋谱树</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>第 {number} 手</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>尚无着手</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>试一试</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>不保存(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>保存对“{name}”的更改？</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未保存的更改</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>如果不保存，更改将会丢失。</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>此后没有被评为恶手或疑问手的着手。</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>此前没有被评为恶手或疑问手的着手。</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>此后没有注释。</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>此前没有注释。</translation>
    </message>
  </context>
  <context>
    <name>WinBar</name>
    <message>
      <source>Win rate</source>
      <translation>胜率</translation>
    </message>
  </context>
  <context>
    <name>_Grip</name>
    <message>
      <source>Arrow keys change the height, Home resets it.</source>
      <translation>方向键改变高度，Home 恢复默认。</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>分隔条</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>拖动可改变高度，双击恢复默认。</translation>
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
      <translation>开局时：{said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>第 {move} 手：{said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>第 {number} 手：{played} 损失 {loss}</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新启动</translation>
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
      <translation>引擎的第 {rank} 选</translation>
    </message>
    <message>
      <source>large</source>
      <translation>大失误</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>未分析</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>实战的一手</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>然后 {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>计算 {count} 次</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/秒</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine} 不能分析。这是它会下的一手。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine} 不能分析。这是它会下的一手；它的估计：{score}。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine} 不能分析。这是它会下的一手；它不作估计。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine} 不能分析。这是它会下的一手；仍在估计…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine} 已退出。</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine} 正在分析…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine} 正在启动…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine} 在此没有推荐着手。</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine} 会在此认输。</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋谱</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>添加文件夹(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>商定结果(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>轮流(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>分析(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>询问引擎(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>后退十手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>回到对局(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>最大失误(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>黑方同意(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>判黑方负(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>清除此处所有标记(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>清除标记(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>控制台(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>坐标(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>复制此后着手(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>将棋谱复制为 SGF(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>以文本复制日志(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>裁剪到此局面(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>删除这一手及其后(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>引擎(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>导出所选棋谱(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>在棋谱库中查找此局面(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>查找(&amp;F)…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>第一手(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>左右镜像(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>禁着点(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>此文件中的棋谱(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>转到某手(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>猜所选棋谱的着手(&amp;G)</translation>
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
      <translation>练习提示(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>历史记录(&amp;H)…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>插入虚手(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>快捷键(&amp;K)</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>最后一手(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>学围棋(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>棋谱库(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>以损失代替数值(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>主线(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>设为主线(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>重新标记(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>标记死子(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>手数(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>把我的失误当作题目(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>名称、手数、谱图(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>新对局(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>列表中的下一局(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>下一题(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>下一个推荐着手(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>下一个变化(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>无结果(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>每手至少一秒(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>打开所选棋谱(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>打开(&amp;O)…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>虚手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>粘贴为变化(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>粘贴棋谱(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>对局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>继续对局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>下这一手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>列表中的上一局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>程序自带的网络(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>退出(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>重做(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>重做练习(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>棋局报告(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>重置布局(&amp;Z)</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>认输(&amp;R)…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>将分析存入棋谱(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>计分(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>共用列表(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>显示重复棋谱(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>显示答案(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>启动引擎(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>黑白对调(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>标签(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>教学局(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>每手至少三秒(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>输入坐标(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>撤销(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>更新棋谱库(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>白方同意(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>判白方负(&amp;W)…</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>把日志写入文件(&amp;W)</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>商定死子(&amp;G)</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>自动播放(&amp;U)</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>关于 {name}(&amp;A)</translation>
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
      <translation>尽可能快(&amp;C)</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>由引擎裁定</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>后退(&amp;A)</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>棋盘上显示推荐着手(&amp;O)</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>判黑方负？</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>轮黑方下(&amp;P)</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>棋盘光标下移</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>棋盘光标左移</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>棋盘光标右移</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>棋盘光标上移</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>关闭计分(&amp;L)</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>以文本复制计分(&amp;O)</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>取消建议</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>折叠或展开分支(&amp;U)</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>比较数子与数目(&amp;T)</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>与电脑续弈(&amp;U)</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>从此处续弈(&amp;C)</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>将棋盘复制为图片(&amp;I)</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>将棋盘复制为文本(&amp;X)</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>剪切此后着手(&amp;U)</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>按标记裁定(&amp;I)…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>删除其他所有变化(&amp;O)</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>只删除这一手(&amp;Y)</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>对标记提出争议(&amp;U)</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>导出图片(&amp;E)…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>编码(&amp;D)…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>引擎下一手(&amp;M)</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>引擎与选项(&amp;T)…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>形势判断(&amp;E)</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>预期归属(&amp;W)</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>导出为 PDF(&amp;F)…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>导出报告(&amp;R)…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>前进十手(&amp;O)</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>全屏(&amp;U)</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>筛选(&amp;L)…</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>查找此局面(&amp;L)</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>查找下一处(&amp;D)</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>查找上一处(&amp;P)</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>在棋谱库中查找区域(&amp;R)…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>上下镜像(&amp;U)</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>沿对角线 ╱ 镜像(&amp;D)</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>沿对角线 ╲ 镜像(&amp;I)</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>文件夹(&amp;D)…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>前进(&amp;W)</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>对局信息(&amp;I)…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>获取更强的引擎(&amp;G)…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>猜白方的着手(&amp;W)</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>猜黑方的着手(&amp;K)</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>猜双方的着手(&amp;B)</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>违规着手(&amp;V)…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>退出编辑模式</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>离开对局并复盘(&amp;L)</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>标记黑方列表(&amp;B)</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>标记白方列表(&amp;W)</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>标记光标处的棋串</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>上移变化(&amp;S)</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>下移变化(&amp;W)</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>人类的着手(&amp;P)</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>棋手姓名(&amp;Y)…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>下一个分支处(&amp;X)</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>后一道题(&amp;X)</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>下一个注释(&amp;C)</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>下一个违规着手(&amp;H)</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>下一个失误(&amp;K)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>正式虚手(&amp;H)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>正式虚手并终局(&amp;H)</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>每个棋串一张棋盘(&amp;E)</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>在新窗口中打开(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>暂停引擎(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>上一个变化(&amp;R)</translation>
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
      <translation>继续对局…</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>在光标处落子或标记</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>首选项(&amp;E)…</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>前一道题(&amp;V)</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>上一个推荐着手(&amp;F)</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>上一个分支处(&amp;V)</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>上一个违规着手(&amp;I)</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>上一个注释(&amp;E)</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>上一个失误(&amp;S)</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>打印(&amp;T)…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>打印报告(&amp;O)…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>建议死子(&amp;D)</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>复盘(&amp;R)</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>修复报告(&amp;F)…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>重做错题(&amp;I)</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>旋转 180 度(&amp;A)</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>向左旋转(&amp;L)</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>向右旋转(&amp;R)</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>计分(&amp;Z)</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>结束练习(&amp;T)</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>另存为(&amp;A)…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>只保存目差(&amp;C)</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>图表中显示目差(&amp;I)</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>各自列表(&amp;L)</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>作为新变化摆子(&amp;V)</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>加长其变化图(&amp;M)</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>缩短其变化图(&amp;L)</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>显示更好的一手(&amp;B)</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>做题(&amp;P)…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>启动引擎</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>停止分析(&amp;A)</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>停止自动播放(&amp;U)</translation>
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
      <translation>停止写入 {path}</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>停止“{command}”</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>此手的小棋盘(&amp;Q)</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>将对局退回此处(&amp;V)</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>无结果终局？</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>规则逐条讲解(&amp;U)</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>输入坐标</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>将结果写入棋谱(&amp;R)</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>判白方负？</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>轮白方下(&amp;L)</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>图表中显示胜率(&amp;R)</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>把日志写入文件</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}，直到下一条星位线</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>箭头(&amp;A)</translation>
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
      <translation>圆圈(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>淡化点(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>擦除棋子(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>数字(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>落子(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>方块(&amp;S)</translation>
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
      <translation>叉号(&amp;R)</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>点击一个点，或拖选一块区域。</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>点击一个点。</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>点击一个棋子。</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>点击即在其后的着手之前插入一手。</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>点击落子。</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>从一个点拖到另一个点，或依次点击两点。</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>拖选要显示的范围；在一个点上点击两次显示全部。</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>拖选要查找的范围，或点击两个对角。</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>每次点击取下一个未用的字母。</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>每次点击取下一个未用的数字。</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>查找棋形(&amp;A)</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>插入着手(&amp;I)</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>字母(&amp;Z)</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>线段(&amp;X)</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>标签</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>线条</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>标记</translation>
    </message>
    <message>
      <source>More</source>
      <translation>更多</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>着手评价</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>局部棋盘(&amp;O)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>落子</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>形势</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>选定(&amp;L)</translation>
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
      <translation>缺少配置文件：请在参数中指定一个。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>缺少该程序所需的库。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>缺少该程序所需的库：{detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>缺少网络文件。请下载一个并在参数中指定。</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>找不到它要运行的程序（退出码 127）。</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>接受棋盘大小</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>接受贴目</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>接受规则</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>添加 {argument}</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>有一个参数以排版破折号开头：{detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>可能缺少启用 GTP 的参数。有些引擎第一次启动需要几分钟；若是这样，请继续等待。</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>接入 {name}</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>接入在本机找到的 {name}</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>可以执行</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>请对照程序自身的帮助检查参数。</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>请选择程序文件；参数写在单独的栏里。</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>请关闭其他程序，或使用较小的网络。</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>您指的是这一个吗？</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>请下载适合此引擎的网络，并在参数中指定其文件：KataGo 用 -model FILE，Leela Zero 用 --weights FILE。</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>请输入程序的完整路径；在 ssh 之后，则是另一台计算机上的路径。</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>能按要求退出</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>如果它支持其他规则，请在参数中设定。</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>请安装适合本系统和处理器的引擎版本。</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>请用软件包管理器安装它，或使用自带所需库的引擎版本。</translation>
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
      <translation>它思考时可以中止。</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>它能报告死子。</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>它没有分析功能。</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>它思考时不能中止，因此会改为重新启动。</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>它不能报告死子。</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>它不接受规则：{detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>它没有退出，已被强制终止。</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>它还不能用。</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>它没有说明原因。请在终端里试试同样的命令。</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>它缺少对局所需的命令：{message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>它没有可选的 {detail}。</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>它可能会下超级劫所禁止的着手；这样的着手在此会被拒绝。</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>它拒绝贴 7 目：{detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>它拒绝较小的棋盘；它接受了 {detail} × {detail}。</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>它没有报告名称。</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>它在运行，但输出的不是 GTP。</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>它支持长方形棋盘。</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>它只支持正方形棋盘。</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>它认为自杀不合法，因此无法跟上出现自杀的对局。</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>可用，但有局限。</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>可用。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>下方它最后的输出或许说明了原因。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>下方它最后的输出或许说明了原因。请找更新的版本。</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>无法为它设定规则；它使用自己的规则。</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>标准错误的最后内容：</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>标准输出的最后内容：</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>请在参数中指定一个存在的文件（KataGo 用 -config FILE），或修正引擎所指出的那一行。</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>尚未选择程序。</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>这里无法输入密码。请设置 SSH 密钥，并加载到您的代理（agent）中。</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>着手合规</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>程序存在</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>替换破折号</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>报告名称和版本</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>请用 {detail} 启动它。</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>不使用 FUSE 启动</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>请用变量 APPIMAGE_EXTRACT_AND_RUN=1 不使用 FUSE 启动，或安装 libfuse2（较新的系统为 libfuse2t64）。</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>能启动</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>支持 GTP</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>支持所需的命令</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>找不到命令：{detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>引擎找不到网络文件：{detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>引擎不接受其配置文件：{detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>引擎不明白其参数：{detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>目录 {detail} 不存在。</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>另一台计算机拒绝了 ssh 连接：{detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>该程序是 AppImage，需要 FUSE，但这里没有：{detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>程序在运行，但不在 GTP 模式。</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>该程序是为另一类计算机编译的。</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>找不到该程序，但找到了 {detail}。</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>引擎的内存不足：{detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>请在终端里试试同样的命令。请检查名称、那台计算机是否开着、它的密钥是否被接受。</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>请使用普通连字符。</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>用那一个</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>使用程序所在目录</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>工作目录：{folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>{detail} 秒后回答</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失败</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>它自己的规则，或其参数中设定的规则</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>通过</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>通过，但有局限</translation>
    </message>
    <message>
      <source>running</source>
      <translation>进行中</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>略过</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>ssh 无法连接另一台计算机。</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>ssh 无法连接另一台计算机：{detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>等待中</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail} 个命令</translation>
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
      <translation>叉号是实战的一手，数字是更好的变化。</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>准确率</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>准确率：保住了多少胜率。损失的目数：每手的平均值。最佳着手：有多少手下的是引擎的首选。</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>由 {engine} 分析。</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>最佳着手</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>更好：{move}，然后 {line}。</translation>
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
      <translation>损失 {points}。</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>损失 {points}；胜率 {before} → {after}。</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>中盘</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>没有哪一手单独决定了胜负。</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>布局</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>棋手</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>损失的目数</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>棋局报告</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>决定胜负的着手</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n 道题</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>此题的所有分支都标为错误。请跳过。</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>首次猜中：{asked} 手中 {hits} 手（{percentage}）</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>首次答对：{number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>由易到难</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>难度 {grade}（最高 {hardest}）。</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>猜下一手</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>是落子，不是虚手。</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>在 {low} 与 {high} 之间。</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>在左下四分之一内。</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>在右下四分之一内。</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>在左上四分之一内。</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>在右上四分之一内。</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>之后答对：{number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>最长连中：{number}。</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>失误 {number}/{count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>实战第 {number} 手下在 {point}。请找出更好的一手。</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>第 {number} 手：{played} 损失 {loss}</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>第 {number} 手：{point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>我的失误</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>下一手</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>下一题</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>没有猜任何一手。</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>没有做任何题目。</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>还没有。分析之后，“把我的失误当作题目”会把它们收集起来。</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>未解出：{number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>第 {number} 题</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>第 {number} 题，共 {count} 题</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>死活题</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>请先保存更改：接下来会打开文件中的其他棋谱。</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>跳过</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>首次答对。</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>尝试 %n 次后答对。</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>答对了。</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>本题作者不考虑 {point}。请换一手。</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>刚才的着手不对。请从这里重新开始。</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>这一手是 {point}。</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>这样不行。请再试一次。</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>这不是题目：第一手之前没有摆放棋子。请打开含有题目的文件。</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>这就是正解。</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>文件中没有此局面的答案。请打开带有着法的题目。</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>此局面尚未分析。请稍候，或先分析整局。</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>再试一次</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>您以前做错过。</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>回答：{number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>连中：{number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color}虚手。</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color}下在 {point}。</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>轮到{color}：第 {number} 手在哪里？</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>共 %n 题：首次答对 {first} 题，之后答对 {later} 题，未解出 {not_solved} 题。</numerusform>
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
      <translation>今天应做 {number} 道</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>已做对 {number} 道</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point} 是好手。实战的 {played} 损失 {loss}。</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>此题的答案中没有 {point}，因此算错。请换一手。</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point} 不在本题范围内。请换一手。</translation>
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
        <numerusform>{point} 正确，猜了 %n 次。</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point} 正确。</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point} 比最佳着手损失 {loss}。请换一手。</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point} 未经分析，因此不计。请换一手。</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point} 是实战的一手，损失 {loss}。请换一手。</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}：轮到{color}</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>没有已安装的字体能显示{language}。请安装一种，如 Noto Sans CJK。</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>没有已安装的字体能显示{language}。要安装，请输入：{line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>有 %n 个文件无法读取。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n 局棋谱</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>已将 %n 局导出到 {name}。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>含此棋形的棋谱 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>含此局面的棋谱 %n 局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%n 组</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>%n 手违规着手</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95% 置信区间</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>黑胜</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>黑胜 {share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>注释</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>点算结果</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日期</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>赛事</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>正在导出：{done} / {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>文件</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>棋谱</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>组</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>含违规着手</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>贴目</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>正在查找新棋谱…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>下一手</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>未计分：文件没有标记死子。</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>虚手</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>棋手</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>棋盘上的局面</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段位</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>正在读取文件：{done}/{total}</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>区域 {first} 至 {last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>有重复局面</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>局面重复 %n 次</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>标签</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>标签</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>点算结果与记载不符</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>按文件标记的死子计分，{result}。</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>没有字段“{field}”，请在筛选列表中选择。</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>无法识别此搜索。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>白胜</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>年份</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>旋转或截短</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>文件相同</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>着法相同</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}：%n 次</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>“{field}:”没有值，请写在冒号之后。</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>“{value}”既不是 yes 也不是 no。</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>“{value}”不是棋盘大小，请写成 19 或 13x9。</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>“{value}”不是日期，请写成 1846、1846-07、1846-07-21、1840s 或 1840..1850。</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>“{value}”不是数字，请写成 7 或 5..7 的形式。</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>“{value}”不是段位，请写成 5k、3d、9p 或 1d..9d。</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>“{value}”不是结果，请写成 B+、W+R、B+3.5、0 或 ?。</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>评注(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>分支(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>复制(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>编辑(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>查找(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>对局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>帮助(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>跳转到(&amp;J)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>学习(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>导航(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>局面(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>计分(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>摆子(&amp;S)</translation>
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
      <translation>视图(&amp;V)</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>分析(&amp;Y)</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>棋盘(&amp;O)</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>导出(&amp;X)</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>结束对局(&amp;J)</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>引擎(&amp;I)</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>文件详情(&amp;D)</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>显示(&amp;H)</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>建议(&amp;G)</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>与引擎的最佳着手相比。</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>此处的其他着手</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>由引擎提出建议，由对局双方决定。</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>分析</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>棋子的出现与消失带动画</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>按文件设定</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>开头</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>最后一手</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>自动播放：每手的时间</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>经典，榧木</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>经典，枫木</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>色觉友好，带图形</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>棋盘四周显示坐标</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>深色</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>默认</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>预期归属</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>文件</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>高对比度</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>保存在 {folder}，不再询问是否保存。</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>保存已结束的对局</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>快捷键与语言</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>快捷键</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>语言</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>浅色</translation>
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
      <translation>外观</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>标出禁着点</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>跟随窗口</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>棋子上显示手数</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>后续着手</translation>
    </message>
    <message>
      <source>None</source>
      <translation>无</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>系统要求减少动态效果时关闭。</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>第一次点击时</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>再次点击同一点时</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>打开棋谱时显示</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>落子方式</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>棋子略微偏离交叉点</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>播放声音</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>印刷样式</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>两次虚手后建议死子</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>自定义主题放入 {folder}。</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>记住最近打开的文件</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>计分</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>在棋盘上显示引擎的着手</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>显示着手的损失而非数值</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>声音</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>下次启动时生效。</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>文字大小</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>每个局面的时间</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>点击两次可避免误触落子。</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>跟随系统</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>变化</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>音量</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>窗口</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>动画</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>分支 字母</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>候选点</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>计分 标记 协商</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>字体 字号 缩放 大</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>偏移 随机</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>字母 数字</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>响 轻</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>静音 安静</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>归属</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>最近</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>相对 绝对 目数 损失</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>保存 历史 存档</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>按键 键盘</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>速度 快慢</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>主题 夜间 外观</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>主题 木纹 棋子</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>触摸 确认</translation>
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
        <numerusform>让 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>一局围棋</translation>
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
      <translation>此棋盘无法保存为 .{ending}。请选择其他格式或大小。</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>变化图未打印。</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers} 在 {point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}：虚手</translation>
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
        <numerusform>较早的 %n 局已保存为文件。</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>9 × 9 的第一局</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>哪里归谁？</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>供计分的终局棋盘</translation>
    </message>
    <message>
      <source>game</source>
      <translation>对局</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>每一手都有讲解</translation>
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
      <translation>商定结果</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>评注</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>箭头到 {point}</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>黑子 {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>圆圈 {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>清除标记</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>从此处续弈</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>不用引擎继续</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>裁剪到此局面</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>叉号 {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>剪切</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>裁定</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>删除</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>删除一手</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>删除其他变化</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>淡化 {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>争议</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>引擎的标记</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>擦除 {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>判负</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>商定方式</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>插入虚手</translation>
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
      <translation>线段到 {point}</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>超时负</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>设为主线</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>标记</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>重新标记</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>下移变化</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>上移变化</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>着手 {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>无结果</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>节点属性</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>数字 {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>每个棋串一张棋盘</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>局部棋盘</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>虚手</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>粘贴</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>继续对局</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>轮到的一方</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>建议</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>认输</translation>
    </message>
    <message>
      <source>review</source>
      <translation>复盘</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>保存分析</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>选定 {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>方块 {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>黑白对调</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>悔棋</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>变换棋盘</translation>
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
      <translation>写入结果</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>主题“{name}”中，shadow 必须是 0 到 1 之间的数。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>主题“{name}”中，{key} 必须是 #C8A165 这样的颜色。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>主题“{name}”中，{key} 必须是图片文件名。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>主题“{name}”中，{key} 指定的 {file} 不是其文件夹中的图片。</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>主题“{name}”的文件太大。</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>主题“{name}”中有未知条目“{key}”；可用的有 {keys}。</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>主题“{name}”基于“{base}”，但它不在 {themes} 之中。</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>没有棋盘主题“{name}”；自定义主题放入 {folder}。</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>被提黑子 %n 颗</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>%n 口气</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>有 %n 手损失较大。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>此段时间还须下 %n 手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>还剩 %n 次读秒</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>还有 %n 个点没有归属：继续下可能改变结果。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>还有 %n 个点不属于任何一方。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>被提白子 %n 颗</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>恶手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>疑问手(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>均势(&amp;E)</translation>
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
      <translation>虚手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>虚手并终局(&amp;P)</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>每手 +{seconds} 秒</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>，让 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>，已选</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>{size} 的棋盘没有让子位置：请不让子，或选择可自由放置让子的规则。</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>{size} 的棋盘最多有 {most} 个让子位置。</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>由于此行，未读取一个棋盘：“{detail}”</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>被打吃的棋串要立刻救。</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>填掉自己最后一口气的棋串会被拿走。</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>只剩一口气的棋串是被打吃：对方下一手就能提掉它。</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>没有气的棋串被提掉，离开棋盘。</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>棋钟限制双方的思考时间。在日式读秒中，一次读秒若没有用完，下一手便重新计起。</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>{kos} 个劫的循环。</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>双劫循环。</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>有一局棋缺少结尾的右括号；已补上</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>有两只分开的眼的一块棋，永远不会被提。</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>让子使水平不同的对局势均力敌：较弱的黑方在白方第一手之前先放下若干子。</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>劫不得立即回提；更长的循环允许。</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>有一行无法理解，已略去：“{detail}”</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>补上了缺少的左括号</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>补上了缺少的分号</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>一手棋可能提子，也可能自杀，但不会两者兼有，除非是从摆子的局面下起。</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>落子即把一个空点变为己方颜色，然后清除对方颜色，再清除己方颜色。</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>落子不得使己方棋串没有气。</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>落子后，盘面和轮到的一方不得与以前相同。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>落子后的盘面和轮到的一方，不得与此前任何时刻（包括开局）相同（情境超级劫）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>落子后的盘面不得与此前任何时刻（包括开局）相同（盘面超级劫）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>落子不得使棋盘重现此前任何时刻的样子。</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>落子不得使棋盘恢复到对方上一手之前的样子（打劫）。更长的重复允许；同一局面第三次出现时，双方可以商定无结果终局。</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>落子：提子</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>落子：自杀</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>虚手更好。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>任何一方不得留下自己以前落子后留下过的盘面；虚手留下的盘面不算（自然情境超级劫）。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>任何一方不得留下自己以前留下过的盘面，无论是落子还是虚手；开局盘面不算任何人留下的（Taylor 超级劫）。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>任何一方落子后不得两次留下同一盘面。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>任何一方不得两次留下同一盘面，无论落子还是虚手。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>一方的得分，是该色的点数，加上只到达该色的空点数。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>一方的得分，是该方颜色的点数，加上只到达该色的空点数。</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>每个点或为黑，或为白，或为空。</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>有一个点或虚手是按其他程序的写法写的，已读取：{detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>若从一个点出发，沿横线或竖线依次经过相邻的、与它同色的点，能通到某种颜色的点，则称该点到达那种颜色。</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>若有一条路径沿着棋盘的线、只经过与该点同色的点而通到另一种颜色，则称该点到达那种颜色。</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>旧版 SGF 的一个属性已按 FF[4] 的属性读取：{detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>四劫循环。</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>有子的点是黑或白，无子的点是空。除颜色之外，棋子没有其他意义。</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>若能提子，棋子也可以下在没有气的点上。</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>允许多子自杀；劫另有专门的规则。</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>被包围而没有两只眼的一块棋是死棋。</translation>
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
      <translation>有争议的棋串由第三方裁定。</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>第三方可能出错。</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>和棋</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>三劫循环。</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>一个回合或是虚手，或是一手不重复此前盘面的落子。</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>每一回合，或虚手，或落一子而不重现以前的盘面。</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>没有属性名的值保留在 TGKT 中：[{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>文字中的“]”前没有反斜杠，已作为文字的一部分读取：{detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>某个点之后缺少“]”；其后的内容被当作其值：{detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>请在参数中加上“--mode gtp”。</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>进阶棋手</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>进阶棋手：适合会计算的人</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>双方虚手之后，活不了的棋子会被拿走。</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>一次争议之后，虚手即为正式，两次虚手终局。</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>一次争议之后，两次虚手即终局，所有棋子都算活。</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>此后只要再有连续两次虚手，对局即告结束，所有棋子都算活，无论其间下了多少手。</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>第一次争议之后，建议双方实际提掉认为是死的棋子。</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>连续两次虚手之后，双方可以商定拿走哪些棋子。若达成一致，便不计这些棋子来计分，对局结束。</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>两次虚手之后，双方可以商定从棋盘上拿走哪些棋子，如同被提。</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>在那里两次虚手，死活结果便带回本棋盘，然后计分。</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>协商（2001）</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>协商一次（1995）</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>协商，或四次虚手</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>所有文字</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>三子都没了，刚下的那一子也在内。</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>允许</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>允许：己方的棋串没有气就被拿走。</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>美国围棋协会（AGA）规则。</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>已忽略一个空的变化</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>已忽略一个多余的右括号</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>眼是一块棋里面的空点。只有一只眼时，白方填满外面，然后下在眼里。有两只眼时，先下进来的白子没有气，又提不到子。您的这块棋里面有三个空点。</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>对方在己方地里落子时，应一手并不吃亏：应的这颗子与它所填的点同样计分。</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>此后任何两次虚手都重新开始协商。所有虚手都是回合，计入超级劫。</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>任意位置（自由）</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>任意位置，白方虚手</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>数子法</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>双方用各自的棋子填满棋盘来计分的数子法，贴 8 点。</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>数子法计算己方的棋子和所围的空点；数目法只计算空点，并减去被提的棋子。单官到达双方颜色，谁也不算。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>数子法，禁止自杀，同一方行棋时不得重复局面。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>数子法，禁止自杀，每个让子补给白方一子。</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>数子法，允许自杀，同一方不得两次留下同一局面。</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>数子法（1995 年表述）</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>数子法：一方的得分是棋盘上的己方棋子，加上只到达己方颜色的空点。</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>按商定</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>按点算</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>按现状</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>按现状：{score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>按标记</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>再问一次</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>可以再问一次、替它下，或判它负。</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>可以再问一次，或不用它继续。</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>双方随时可以改为商定死子，或直接商定结果。</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>终局时得分高的一方获胜；得分相同为和棋。</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>打吃</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>请重新接入，或选择其程序。</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>黑+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>初学者</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>初学者：适合知道打吃和两只眼的人</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黑方</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>黑方领先 {points} 目</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>黑白双方轮流下。棋子落在两条线的交叉点上，此后不再移动。最后，棋子和只被自己的棋子围住的空点都属于您。这里左边差不多是黑方的，但墙上还有一个缺口。</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>黑方先连下这么多手。</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>黑方有 9 子和这 3 个点，白方有 9 子和 4 个点。</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>黑方放置让子，还剩 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>黑方先放置让子；此时不能虚手。</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>前 {value} 手都由黑方下；已视为让子。</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>黑方 {black}，白方 {white}：{result}。</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>黑、白、黑、白：又轮到黑方了。</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>黑方的前几手可下在任意位置，其间白方虚手。</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>黑方的点</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>黑方的墙还有缺口，所以左边不属于任何人。</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>黑方胜率 {chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>{points} 处边界未封闭。</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>{point} 到达双方颜色。</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>双方都已虚手。您占到了最后一个点，并因此获胜。</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>双方在同一张列表上标记死子，并都表示同意。</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>双方都被打吃：谁先提谁赢。</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>按数子法</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>按数目法</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>不符合此编码的字节原样保留。第一处在 {detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3 是最后一个单官：黑方胜 1 目。</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>提子</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>用两手提掉有标记的棋子。</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>提掉有标记的棋子。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>请实际提掉您认为已死的棋子：再虚手一次即终局。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>请实际提掉您认为已死的棋子：连续两次虚手即终局。</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>提掉有标记的三颗棋子。</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>提掉两个白子。</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>被提的棋子谁也不算。黑方先下，所以白方通常得到一些补偿，就是贴目。程序会替您计算；请看一次它是怎么算的。</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>被提的棋子不计分。</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>被提的棋子先离开棋盘，所以您的棋子又有气了。要是什么也没提到，被拿走的就是您自己的棋子。小心您左边的两颗子：它们也被打吃了。</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>先提子</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>休闲棋手</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>休闲棋手：适合偶尔下棋的人</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>中欧</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>更改棋手…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>更改任何标记，双方的同意即作废。</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>请检查它的参数。</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>请检查文件是否完整、是否适用于本系统。</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>请检查路径。</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>正在检查它的能力…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>中国</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>计算机程序所采用的中国规则。</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>简体中文</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>繁体中文</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>请选择别的棋盘或别的引擎。</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>请选择别的引擎来分析。</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>请选择其他工作目录，或不指定。</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>替它下</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>请先选择网络文件，或选择其他棋手。</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>请选择程序文件本身，或将它设为可执行。</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>替它下这一手</translation>
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
      <translation>清除一种颜色，就是一次拿走该色所有无气的棋串；有气的棋串留下。</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>十分均势</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>点击所有算作黑方的空点。</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>点击带标记的黑子所能到达的所有空点。</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>点击有标记的棋串的每一口气。</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>点击清除白方时会被拿走的所有白子。</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>点击那颗活不了的棋子，看看得分的变化。</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>点击：这 %n 子是活的</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>点击：这 %n 子是死的</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>俱乐部棋手</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>俱乐部棋手：适合每周下棋的人</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>与数子法对比</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>与数目法对比</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>连起来的三颗子共有四口气。</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>{points} 处仍需补棋。</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>不用它继续</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>还有 {count} 张副本待解决。</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>判它负</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>按数子法计分</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>按数目法计分</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>按{kind}计分，黑方 – 白方</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>按数子法计分，结果与文件相同。</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>按数目法计分，结果与文件相同。</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>计分</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>西里尔文</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>已推测损坏的字符：{detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>死子</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>正在标记死子。请先选择“继续对局”，再虚手。</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>死子无法逃脱被提的命运，因此若双方同意，计分之前就把它们拿走。在双活中，双方的棋子都是活的，因为谁先进攻谁就吃亏。</translation>
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
      <translation>有争议的棋串在第二张棋盘上实战解决。</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>有争议的部分用提子实战解决。</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>不要让白方做出两只眼。</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>双方各自标记列表并提交。列表一致则终局；有差异则为争议。</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>任何一方可宣告虚手为正式。两次正式虚手，或争议之后其间无人落子的两次虚手，按现状终局。（此限制为本程序所加，原文没有。）</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>终局</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>协商终局</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>对不支持这种超级劫的引擎，改用情境超级劫。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>估计：黑方约胜 {points} 目（误差约 {spread} 目）。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>估计：黑方约胜 {points} 目。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>估计：白方约胜 {points} 目（误差约 {spread} 目）。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>估计：白方约胜 {points} 目。</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>估计：势均力敌。</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>估计：{evaluation}。</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>正在估计终局结果…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>均势</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>只有分先对局。</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>目前持平</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>每个点或黑，或白，或空。</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>棋盘上的每个棋子都算；不拿走任何棋子。</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>正是计算机所需：双方须在虚手之前提掉所有死子。</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>专家</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>专家：适合实力很强的人</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>注明此规则的文件可以打开，其中记载的结果会保留。</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>找出使黑方获胜的一手。</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>能找到大场，但仍会犯简单的错误。</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>五口气。白方要全部填满才能提掉这个棋串。</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>修改设置…</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>固定：让子放在传统的位置上。</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>让子补偿</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>禁止</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>禁止：落子不得使己方棋串没有气。</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>正式虚手(&amp;P)</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>连续四次虚手即按现状终局，所有棋子都算。</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>自由：让 n 子时，黑方最初 n 回合在任意位置连续落子。</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>自由：黑方的前 n 手可下在棋盘任意位置，其间白方虚手；就超级劫而言，这些盘面也算白方留下的。</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>此后的虚手即为正式：接下来连续两次虚手按现状终局。</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>全力</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>全力：这台电脑能多强就多强</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>其余修复未列出</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>从棋串可能逃出的一侧打吃。</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>要标记死子，请回到对局。</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>围棋在由交叉点组成的棋盘上进行，对局双方称为黑方和白方。</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>围棋在纵横各 19 点的方形棋盘上进行，对局双方为黑方和白方。</translation>
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
      <translation>重大转折点</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>让子</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>让子位置</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>形势难以判断(&amp;U)</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>不再对比</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>列表一致则终局；有差异则为争议。</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>若拒绝裁定，对局继续。</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>您的棋串被打吃时，往往可以救它：把它长出去，或与另一个棋串连上，气就多了。有标记的棋子正被打吃。</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>若不能达成一致，由第三方裁定：一个人、一个引擎，或本程序自己的建议，后者可能出错。谁作了什么裁定会记入文件。</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>若不能达成一致，两次虚手都是非正式的，由最后落子一方的对手接着下。</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>若不能达成一致，两次虚手都不算回合，由先虚手的一方接着下。这只能发生一次。</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>若不能达成一致，由先虚手的一方接着下。</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>若不能达成一致，有争议的棋串在第二张棋盘上实战解决，它是第一张的副本。先虚手的一方先下，且那里盘面不得重复。</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>{count} 句话之外的补充</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>有争议：{chains}。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>有争议：{chains}。请标记死子，然后裁定。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>有争议：{chains}。请继续对局来解决，然后虚手。</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>概要</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>白方在角上没有得到新的气。</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>第二阶段中，每下一子都取自该色的提子，被提的棋子照旧归入提子。</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>应氏规则（计点制）</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>里面只够做一只眼，所以白方能提掉整块棋。</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>请安装它，或输入完整路径。</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>或者，任何一方可要求继续对局，此后由另一方先下。须在有人落子之后才能再次这样要求。</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>无效的字节已被替换：{detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>仅当己方以前落子后留下过这一盘面时，才算重复。</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>仅当己方以前留下过这一盘面时（虚手也算），才算重复。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>仅当对方刚刚也这样下过时，才算重复。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>仅当以前出现过这一盘面且轮到对方下时，才算重复。</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>轮到另一方决定。</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>轮到{color}。</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>轮到 {name}。</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>这对白方不是威胁，白方粘上了劫。</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>它的最后一口气没有了，棋子也就没有了。</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>其级别在 9 × 9 棋盘上测试过；在这个棋盘上会弱一些。</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>它所在的点和周围五个点现在都归黑方，黑方获胜。</translation>
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
      <translation>KGS 计算机围棋比赛规则提案。</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS（清理）</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>KaTrain 开局摆放的棋子已作为让子读取：{detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>只懂规则，其余所知甚少。适合第一局。</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>知道常见的着法，但常看漏提子。</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>劫</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>劫：下在 {point} 会回到第 {turn} 手之后的局面。请先在别处落子。</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>劫：下在 {point} 会回到开局时的局面。请先在别处落子。</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>贴目</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>贴目是因黑方先下而给白方的目数。带半目就不会出现和棋。</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>让子时的贴目</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>韩文</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>Lasker 与 Maas 的数目规则。</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>气</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>同数子法，但空棋盘上每个点双方都算。</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>同数目法，但双活中的空点不算。</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>同{rules}，但：{changes}。</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>无法读取 {file} 中棋盘的第 {detail} 行。请改正后重试。</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>先下白方必须应的一手，然后提劫。</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>下四个回合，看看轮到谁。</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>使三角处变黑，再使方块处变白。</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>做出两只眼。</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>标记死子</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>第 {number} 手：{color}虚手</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>第 {number} 手：{color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>黑方先下，占先手之利。因此在水平相当的对局中，白方会多得若干目，即贴目，常见的是 7 目。这里不贴目，双方得分相同。</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>自然情境超级劫</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>单官</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>还有单官。此规则要求先收完单官再计分。</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>不得两次留下同一局面；一次争议之后，虚手即为正式。</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>不得两次留下同一局面；争议之前的虚手不算正式。</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>新西兰</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>新手</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>新手：适合最初几次下棋的人</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>盘面不重复</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>从这个棋串没有直接通到 {point} 的线。</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>局面不得重复，允许自杀，只有己方棋子到达的点归己方。</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>无结果</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>没有拿走任何棋子</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>无路可逃</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>不对：{point} 不在其中。还要找 %n 个。</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>无。</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>无。得分相同为和棋。</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>无</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>没有争议：请标记双方意见不同的棋串。</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>虚手之后不拿走任何棋子：棋盘上的每个子都算。</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>零基础新手</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>零基础新手：适合第一次下棋的人</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>现在是角上的白棋需要两只眼，而且逃不出去。能做出两只眼的点，也正是能阻止它做出两只眼的点。</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>不让子</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>正式虚手(&amp;P)</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>空棋盘上每个点双方都算，如 1995 年所表述。</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>固定位置</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>在这台电脑上：{speed}。速度足够。</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>在这台电脑上：{speed}。较慢；较小的网络可能下得更好。</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>一只眼</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>降一级：在 {size} 上，您的下一个对手是{level}。</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>升一级：在 {size} 上，您的下一个对手是{level}。</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>再虚手一次，即按现状终局。</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>一个节点既摆子又落子；已先摆子</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>一个节点中双方都落了子；已依次落下</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>现在一个点是黑，一个点是白，23 个点是空。</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>一种下法：{turns}。</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>胜一局：升一级。</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>只有下在最后一口气上才能提子。</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>只计棋盘上的棋子，因此每块棋都要失去两个眼位（还棋头）。</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>其他规则</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>棋盘之外：{points}。</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>面对面下棋时，采用简单的打劫规则和裁判，而不用超级劫。规则原文第 6 条禁止使对方再次面临同一局面的着手，这更接近情境超级劫；程序采用盘面超级劫。</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>让黑方和白方都虚手：用按钮或按 P 键。</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>虚手交子以及由白方最后虚手的规定从略：它们不影响数子法的计分。</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>没有一手再有好处时就虚手：边界都已封好，黑白之间也没有空点。这里还剩一个这样的点。</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>争议之前的虚手是非正式的：不算回合。</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>{rank}的人</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>AI 出现之前的{rank}的人</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>下在 A5，看看黑子会怎样。</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>第二张棋盘一直下到双方都虚手为止。</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>下这一手</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>实战解决</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>实战解决：{points}</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>实战解决：{alive} 活</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>实战解决：{dead} 死</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>实战解决：{dead} 死，{alive} 活</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>正在实战解决争议：轮到{color}下</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>落子很快，疏漏很多。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>下出这一段位的人的着手和失误。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>下出这一段位的人的着手和失误。它从 19 × 19 的对局中学习，所以在这里不太像。</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>棋子下在线的交叉点上，边和角也包括在内。标准棋盘有 19 × 19 个点，较小的有 13 × 13 或 9 × 9。这一张是 5 × 5，规则完全相同。大棋盘上的圆点只是便于辨认。</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>双活中的点算分，与日本规则不同。一方的劫材若多于单官的对数，不粘最后一个劫可多得一目。</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>双活中的点算分。</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>双活中的点不算分。</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>盘面超级劫</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>按 {key} 查看它的输出。</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>提子</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>提子（不计分）</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>内置引擎的建议，每个棋串列一子：</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>建议为{status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>为计算机比赛而提议，并未采用。</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>在四个角之一放一子。</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>到达</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>能预先计算，不会故意犯错。</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>在小棋盘上能算出几步，并会惩罚随手棋。</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>计算更远，每手不到一秒。</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>再来一局，让 %n 子</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>再来一局，不让子</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>再来一局，更强：{level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>再来一局，更弱：{level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>重复</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>重新启动</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>请重新启动它。</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>结果</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>规则规定禁止哪种重复（超级劫，即禁止全局同形再现；劫是其中最短的一种）、是否可以填掉己方棋子的最后一口气（自杀），以及最后计算什么。</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>规则</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>救有标记的棋子。</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>已以 UTF-8 保存为 {name}；原来的编码：{encoding}。</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>为此局面计分</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>第二阶段。提子：黑 {black}，白 {white}</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>能看出将被提的棋子，其他看不出多少。</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>重新发送局面</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>一手中有多个点，已作为摆放的棋子读取：{detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>一个值中的多个点已逐个读取：{detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>简单打劫</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>情境超级劫</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>目前在 {size} 上：{won} 胜 {lost} 负。</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>所以填掉一个棋串的最后一口气就能提掉它：该棋串不再到达空点，于是被清除。</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>因此总是算作重复。</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>来源</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>开始时棋盘为空。双方轮流进行，黑方先走。</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>第 {number} 句，共 {count} 句</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>只计棋子（古代计分法）</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>棋子</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>棋子（不计分）</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>棋子算分，棋子所围的空点也算。被提的棋子不算。到达双方颜色的空点谁也不算。</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>棋子靠紧邻的空点活着，这些空点就是它的气。</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>棋子放下后不再移动。轮流下棋只增加棋子，只有清除才会拿走棋子。在这张棋盘上您下双方。</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>沿线相连的同色棋子组成一个棋串，它们到达的点相同。棋串所到达的空点称为它的气。不能斜着穿过方格：斜线不相连。</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>沿着线相邻的同色棋子构成一个棋串，共用它们的气。气也要沿着线与棋串相邻；斜的不算，有棋子的点也不算。</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>棋盘上的棋子</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>棋子，以及只到达己方颜色的空点。</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>高手</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>高手：适合有经验的棋手</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>自杀</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>单子自杀使棋盘保持原样。</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>自杀：您的 %n 颗棋子会被拿走。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>自杀：{color}的 %n 子被拿走</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>围住的空点</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>围住的空点，减去己方被俘的棋子。</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>占掉一个棋串的最后一口气，它的棋子就全部立刻拿走。中间的白子只剩一口气了。</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>悔棋</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>占最后一个点，然后用按钮或 P 虚手。</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>可以悔棋，或重新发送局面。</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>其中悔棋 {number} 手。</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>轮流落子</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>Taylor 的简明规则，1995 年。</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>Taylor 的逻辑规则，2001 年。</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>Taylor 超级劫</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>数目法</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>目与提子；争议在第二张棋盘上实战解决。</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>按日本通行做法的数目法。</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>数目法分两个阶段：有争议的部分用提子实战解决。</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>数目法（双活无目）</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>数目法：一方的得分是只到达己方颜色的空点，减去己方被提的和作为死子拿走的棋子。</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>属性之间的文字保留在 TGKT 中：“{detail}”</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>已忽略不属于任何棋局的文字：“{detail}”</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>泰文</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>您要知道的就是这些。来下第一局吧！</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>那在棋盘之外。</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>那是 %n 手之前。</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Flatpak 版的 Tromp Go 只能启动“文档”和“下载”文件夹中的引擎。请将引擎复制到那里。</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>新西兰围棋协会规则。</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>目标</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>答案：{points}。</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>棋盘</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>无法读取棋盘大小 [{value}]。应为 1 到 {most}，或 COLUMNS:ROWS。</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>棋盘开始时是空的，双方轮流下，黑方先下。</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>棋盘会保持原样。</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>计算胜负</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>争议已实战解决</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>不支持 CA 所指定的编码 {detail}</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>检测到的编码为 {detail}</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>终局</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>文件含有 NUL 字节。第一处在 {detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>文件没有说明由谁先下；第一手是白方下的，故视为白先。</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>文件在一个值中间中断；已将该值闭合</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>文件没有给出贴目；已采用{rules}的默认值 {komi}。</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>文件的编码不是其 CA 所指定的 {detail}</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>文件写明让 %n 子，但摆了 {placed} 子。</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>文件没有指定规则；推定为 {rules}。</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>文件没有记录死子；每个棋子都已计入。</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>文件记载为和棋</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>文件记载相同：{count}。</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>文件记载为无结果</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>文件记载{color}胜</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>文件记载{color}胜（对方判负）</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>文件记载{color}胜（对方认输）</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>文件记载{color}胜 {margin} 目</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>文件记载{color}胜（对方超时）</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>文件已保存，但先前的版本未能保留为 {file}（{detail}）。请检查文件夹的可用空间和权限。</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>第一阶段已结束。“继续对局”即进入第二阶段：所下的棋子取自提子。</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>连续两次虚手之后终局。</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>双方都虚手，对局就结束。</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>对局当前在另一个局面。请先回到那里。</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>此处对局尚未结束：要写入结果，请转到最后一手，或连续两次虚手。</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>对局尚未结束。选择“形势判断”可查看可能的结局。</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>对局尚未结束：两次虚手之后才能标记死子。</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>对局结束。</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>让子数与摆放的棋子数不一致：{detail}。两者均已保留</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>缺少让子（{detail}），已摆在传统的位置上</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>让子数“{value}”不是数字；按不让子处理。</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>此时贴目为 {komi}。</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>{rules} 的贴目以棋子计，须为 0 或以上的整数。</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>贴目“{value}”是野狐围棋或 gokifu 的代码，表示 {komi} 目。</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>贴目“{value}”小于 0，Lasker–Maas 规则不允许；仍予采用。</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>贴目“{value}”超过棋盘的总点数；仍予采用。</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>贴目“{value}”不是数字；已采用{rules}的默认值 {komi}。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>贴目“{value}”已按中国规则视为子数，即 {komi} 目。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>贴目“{value}”已视为 {komi} 目。</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>双方之间的最后一个点被白方占了。</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>现在左边是您的了。</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>John Tromp 与 Bill Taylor 的逻辑规则，用我们的话表述。</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>接下来连续两次虚手，即按现状终局。</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>已知最古老的计分方式；本程序不提供。</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>先清除对方的颜色，最后清除己方的：若己方棋子仍不能到达空点，就会失去它们。</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>这些棋串的死活结果带回第一张棋盘，然后计分。在第二张棋盘上被提的棋子不算提子。</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>轮到的一方“{value}”既不是黑方也不是白方，已忽略。</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>得分高的一方获胜；得分相同为和棋。</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>双方轮流：标记一块棋、对某个标记提出争议，或表示完毕。双方都完毕即终局。</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>属性 {detail} 在一个节点中出现两次；其值已合并</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>属性 {detail} 有多个值；取了第一个</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>属性 {detail} 没有值；其名称保留在 TGKT 中</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>属性 {detail} 已按其大写字母读取</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>结果“{value}”不是有效的 SGF 结果；未作比较。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>结果“{value}”已按 SGF 的写法读作{color}胜；在法语和西班牙语中，B 是白方。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>结果“{value}”已按中国规则视为子数：{result}。</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>画圈的棋串有争议。大棋盘是一张副本：请在那里实战解决。</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>规则现在不允许这样做。</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>围棋规则，每句话配一张棋盘。X 是黑子，O 是白子；x 和 o 是死子，b 和 w 是算作黑方和白方的点；^ # * 是标记，括号中是被标记的棋子。</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>不支持规则“{value}”；推定为 {rules}。</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>规则“{value}”在这里按 {rules} 进行。</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>规则“{value}”未知；推定为 {rules}。</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>得分</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>第 {turn} 回合之后的摆子留有无气的棋串；下一手会清除它们。</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>棋子放在传统的位置上。</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>{point} 处的棋子永远不会被提。</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>十句话</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>只有十句话：连续两次虚手，对局按现状结束。</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>十句话在两次虚手之后不拿走任何棋子；商定死子是 John Tromp 自己的补充。</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>2001 年的原文称之为“情境超级劫”（见其注释 4）。</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>现在通向开阔处的路畅通了。</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>边上的白子有两口气。您占哪一口，白方都会向另一口长出。往开阔处它就逃掉了，往角上则逃不掉。</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>左边的白子没有做两只眼的空间。谁也不必去提它：双方把它标为死子，周围的点就是黑方的。如果意见不同，接着下就是了。</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>胜者</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>它们的最后一口气在 D3。它们所在的点又空了。</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>棋局结束之后仍有着手；已读作同一局</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>{point} 上有棋子。</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>{point} 处已有棋子。</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>没有特殊棋形的清单，实战解决时也不为打劫而虚手：争议在第二张棋盘上继续下来解决。</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>这里没有可标记的棋子。</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>{points} 处没有棋子。</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>{points} 处没有棋子，那里什么也没有拿走。</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>{point} 处没有棋子。</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>空间不足，无法存放 {file}。请腾出空间，或存到别处。</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>这是基于 {name} 的自定义规则。</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>这些是活的。再点击一次即可去掉标记。</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>这四个点就是这三子棋串的气。</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>需要多久就想多久：在本机上全力发挥。</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>这个盘面是新的，所以允许这样下。</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>即使其所属一方一直虚手，此棋串也是活的。按住 {key} 点击仍可标记。</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>这不在十句话之内，却能节省时间：左边的白子可以一手一手提掉，双方都清楚。如果双方不能达成一致，就继续下，那颗白子须实际提掉。连续四次虚手即终局，所有棋子都算。</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>这是对局的另一个局面：按现状计分。</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>这不是围棋（GM[{value}]）。</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>这一手约损失 %n 目。</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>三种颜色</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>拿走三子。右边两子有气，留下。</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>提了三颗子，您自己的两颗子也安全了。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>清除一种颜色，就是使该色所有不能到达空点的点变空。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>清除一种颜色，就是使该色所有不能到达空点的点变空。</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>落子即把一个空点变为己方颜色，然后清除对方颜色，再清除己方颜色。</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>合计</translation>
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
      <translation>Tromp–Taylor（逻辑）</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Tromp 的表述，规则 1 至 10。</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Tromp 的表述，含他关于死子的补充。</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>请再试一次。</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>试一试：{task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>试着在 C3 回提。然后下在别处，等白方应一手，再提。</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>转折点(&amp;R)</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>连续两次虚手结束第一阶段。对局从同一局面继续。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>连续两次虚手即终局。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>连续两次虚手结束实战解决。棋串的所有棋子若在那里被提，即为死棋。</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>连续两次虚手：对局结束，开始计分。</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>两只眼</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>两只眼，并排在一起：不管白方怎么下，这块棋都活了。</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>再虚手两次，即按现状终局。</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>再有连续两次虚手即终局，然后数目。</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>两次虚手即终局；所有棋子都算。</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>两次虚手开始协商；四次虚手按现状终局。</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>已两次虚手，尚无结果</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>两阶段（Lasker–Maas）</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>三局两胜：升一级。两负：降一级。</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>与通常做法的不同</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>已忽略不是棋盘上的点的值：{detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>大恶手</translation>
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
      <translation>形势极难判断</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>正在查看对局中的其他局面</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>白+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>西欧</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>每当一种颜色的提子用尽，就给提子添加黑白各一子。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白方</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>白方领先 {points} 目</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>现在白方只能做一只眼。这块棋死了。</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>除第一个让子外，白方每个让子得一目。</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>白方每个让子得一目。</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>白方不因让子得到补偿。</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>白方不因此得到补偿。</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>白方不得不救两颗子，您打赢了劫。</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>白方刚在左上提了一颗子。如果您马上提回，白方又可以提回，这样没有尽头。所以您要先下在别处。下一手白方必须应的棋，劫就是您的了。</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>白方刚下在 B3，提掉了 C3 的黑子。如果黑方立刻在 C3 回提，棋盘就恢复原样，如此可以无休无止。因此不允许（这种争夺叫做打劫）。棋盘在别处有了变化之后，便可以提了。</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>白方有两只眼，永远不会被提。</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>白方虚手。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>白方下 {point}，提掉您的 %n 颗子。</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>白方下 {point}。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>白方下 {point}：这个棋串现在有 %n 口气。</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白方的点</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>白方的点数包含贴目 {komi}。</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>最后谁占有的棋盘多，谁就赢。</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>为何…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>若无裁定，由先虚手的一方接着下，连续四次虚手按现状终局。</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>对：角上的点和别的点一样。</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>您执黑。把墙封上。</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>您没有打开 {file} 的权限。</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>您没有写入 {file} 的权限。请另选位置。</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>您有 {own} 点，{color}有 {other} 点。</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>你输了</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>你输了（判负）</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>你输了（认输）</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>你输 {margin} 目</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>你输 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>你输了（超时）</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>您可以填掉己方棋串的最后一口气，但会因此失去这个棋串。单独一子不能这样做：清除它会使棋盘保持原样，而盘面不得重复。有些其他规则完全禁止自杀。</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>如果立刻提回会使棋盘变得与先前一样，就不能提。</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>您从不必非落子不可。这里每个点都已定局，再下只会填自己的地或损失棋子，所以双方都虚手。</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>你赢了</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>你赢了（对方判负）</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>你赢了（对方认输）</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>你赢 {margin} 目</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>你赢 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>你赢了（对方超时）</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>您的 %n 颗子没有气，被拿走了。</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>您的棋子和这四个点：白方领先一目。</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>算您的棋子，以及只被它们围住的空点。</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>死子，在单官上</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>死子，{owner}的点</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>活子</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>棋盘之外的点</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>第 {move} 手之后</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>第 {move} 手之后，共 {total} 手</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>与相邻的棋一起活：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>活：即使该方一直虚手</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>活：无论谁先下都不会被提</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>活：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>正在分析</translation>
    </message>
    <message>
      <source>area</source>
      <translation>数子法</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>黑子</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>圆圈</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>双方都算</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>叉号</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>已损坏</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>黑方死子</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>与相邻的棋一起死：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>白方死子</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>死，未说明理由</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>死：无论谁先下都会被提</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>死：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>空点</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>空点，不到达对方：双方都算</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>空点，在双活中：按此规则不算分</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>空点，到达双方颜色：单官</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>空点，不到达任何棋子：单官</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>空点，只到达{owner}</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>空点，只到达{owner}；未推算是否双活，按活棋计</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>引擎</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失败</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>禁着</translation>
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
      <translation>模仿人类</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>双活中</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>在标出的区域内</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>劫</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>贴 %n 颗棋子</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>贴目 {komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>标签 {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>最后一手</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>第 {line} 行，第 {column} 列</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>损失 {loss}</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>标为死子</translation>
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
      <translation>自然情境超级劫</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>单官</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>不是 KataGo 网络</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>无响应</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>未显示</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>不支持</translation>
    </message>
    <message>
      <source>one</source>
      <translation>一</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>未封闭的边界</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>虚手</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>虚手</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>已暂停</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>已暂停：请按 {key}</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>实战的一手</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>盘面超级劫</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>就绪</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>双活：谁进攻谁吃亏</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>选定</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>情境超级劫</translation>
    </message>
    <message>
      <source>square</source>
      <translation>方块</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>正在启动</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>正在启动…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>已停止</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>数目法</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>最后一次读秒</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>然后每 {time} 下 %n 手</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>然后 {count} × {time}</translation>
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
      <translation>时间紧迫</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>时间用完</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>轮到落子</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>三角</translation>
    </message>
    <message>
      <source>two</source>
      <translation>两</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>不确定</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>与相邻的棋一样不确定：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>不确定：被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>不确定：与相邻的棋不同，被吃的概率为 {share}%</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>变化 {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>版本 {detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>版本 {detail}：不支持</translation>
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
      <translation>获胜</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>将改变</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed}已同意，{other}尚未同意</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed}已提交，{other}尚未提交</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}；{score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}，已暂停</translation>
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
      <translation>目前{color}领先 {points} 目</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color}完毕</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color}虚手</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color}正式虚手</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color}正式虚手。再正式虚手一次，即按现状终局。</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color}正式虚手。轮到{other}下。</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color}虚手。{next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color}虚手。轮到{other}下。</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color}虚手</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color}下在 {point}。{next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color}提交</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color}已提交</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{color}围住 {point}。</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>轮到{color}：点击一个棋串将其标为死子，点击已标记的棋串提出争议，或选择完毕。</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>轮到{color}下</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>轮到{color}下。</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color}胜</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color}胜（对方判负）</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color}胜（对方认输）</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color}胜 {margin} 目</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color}胜 {margin} 目（{stones} 子）</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color}胜（对方超时）</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>{color}的列表：点击{color}认为是死子的棋子，然后提交。</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine} 不能模仿人类。KataGo 1.15 或更高版本可以。</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine} 不支持贴目 {detail}，按另一种贴目下。</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine} 不完全支持此用时规定；它的棋钟由本程序计时。</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine} 不支持摆出的局面。</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine} 不支持此规则（{detail}），按它自己的规则下。</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine} 没有提取死子的命令：它可能虚手，把死子留在棋盘上，而这些子会被计算在内。</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine} 可能重复局面；这样的着手会被拒绝，然后询问您如何处理。</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine} 启动时拒绝了“{detail}”。</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine} 支持的棋盘每边为 {detail} 个点。</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine} 只支持正方形棋盘，不支持 {detail}。</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine} 认为自杀不合法：如果您这样下，它就跟不上对局。</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}，像人一样</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>无法打开 {file}（{detail}）。请重试，或使用副本。</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>无法替换 {file}；可能有其他程序打开了它。请在那里关闭它，或存到别处。</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>无法写入 {file}（{detail}）。请另选位置。</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file} 是文件夹。请选择一个文件。</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} 是管道或设备，不是文件。</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file} 是空的。如果它在外接磁盘上，请连接该磁盘；其中的棋谱仍保留在棋谱库中。</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file} 是空的。请寻找棋谱的其他副本。</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file} 大于 {size} MB。请拆分为较小的文件。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file} 不是 SGF 文件：它含有二进制数据。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file} 不是 SGF 文件：其中没有以“(;”开头的棋谱。</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file} 无效（{detail}）。请更正它，或将它移走。</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file} 在只读磁盘上。请存到别处。</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>打开 {file} 需要太多内存。请拆分为较小的文件。</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>找不到 {file}。请检查文件名和文件夹。</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>未写入 {file}，因为它会被读成另一局棋。请报告此问题。</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file} 已写入，但磁盘报告了错误（{detail}）。请在别处另存一份。</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}，与填上 {points} 后的计算一致。</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}。本次计分为：{count}。</translation>
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
      <translation>已找到 {found} 个，共 {all} 个。</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi}（推定）</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>开始时提子中有 {komi} 颗黑子，另给白方半目，因此同分时白方胜。</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>不让子的对局中，白方得 {komi}。</translation>
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
      <translation>{name} 回答“{message}”，这不是着手。</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name} 不能只分析棋盘的一部分。</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name} 不能分析局面。</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name} 关闭了连接。</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name} 认为 %n 子是死子。带问号的 {unsure} 子它不能确定。由您决定。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name} 认为 %n 子是死子。由您决定。</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name} 认定的死子与此相同。</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>无法启动 {name}：没有目录 {message}。</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>无法启动 {name}：{command} 不是程序。</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>无法启动 {name}：{message}。</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name} 不同意：它认为 {dead} 也是死的。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name} 不同意：它认为 {alive} 是活的。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name} 不同意：它认为 {dead} 是死的，{alive} 是活的。</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name} 不报告死子。</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name} 不支持此棋盘：{message}。</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name} 已退出（退出码 {code}）。</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name} 立即退出：缺少它所需的程序或库（代码 127）。</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name} 没有找到死子。</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name} 正在选择着手…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name} 正在查找死子…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name} 未接入或没有程序。</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name} 仍在启动。有些引擎第一次启动需要几分钟。</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name}（{color}）正在思考</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name} 下了违规的一手，未放上棋盘。{refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name} 下了违规的一手：{message}。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name} 拒绝了“{command}”（{message}）。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name} 拒绝了“{command}”（{message}）。以这里显示的棋盘为准。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name} 拒绝了“{command}”，没有说明原因。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name} 拒绝了“{command}”，没有说明原因。以这里显示的棋盘为准。</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name} 没有给出着手。</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name} 发出了意外的回复，已被停止。</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name} 发出了不属于 GTP 的内容，已被停止。</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name} 已停止响应。</translation>
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
      <translation>{name} 只支持 {detail} 的棋盘：请选择其一，或换一个对手。</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name} 只支持正方形棋盘。请选择正方形，或换一个对手。</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name} 用的是另一种协议（GMP），不是 GTP。</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>找不到 {name}：程序 {command} 不存在。</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>若为{color}，{name} 会虚手。</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>若为{color}，{name} 会下在 {point}。</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name} 会认输。</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number} 段</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number} 级</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>每秒 {number} 个局面</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>{owner}的活子</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>第 {move} 手后{passes}次虚手</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points} 已经标记。</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points} 没有标记。</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points} 目</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point}（{color}认为是死的）</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point} 更好。</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>下在 {point} 是自杀，此规则不允许。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>下在 {point} 会留下{color}在第 {turn} 手之后留下过的盘面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>下在 {point} 会留下{color}在摆放让子时留下过的盘面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>下在 {point} 会重复摆放让子时的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>下在 {point} 会重复第 {turn} 手之后的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>下在 {point} 会重复开局时的局面（{rule}）。</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem}请选择其他文件。</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}。本次计分不改变结果。</translation>
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
      <translation>{rules}（不支持“{name}”）</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules}（“{name}”未知）</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>{rules} 没有让子：请不让子，或选择其他规则。</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}，{komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>胜率 {share}</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}，{rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value} 不是此棋盘上的点；已忽略。</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what}（{place}）。</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what}（{place}，另有 %n 处）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing}（{name}）</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>“{file}”的参数超过 {detail} 百万个。请选择较小的网络。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>“{file}”是版本 {detail} 的 KataGo 网络。这一版 Tromp Go 可以读取版本 {oldest} 至 {newest}。文件没有损坏。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>“{file}”不是模仿人类的 KataGo 网络。请选择专门的网络，例如“b18c384nbt-humanv0”。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>“{file}”是模仿某一级别人类的 KataGo 网络，不能用来判断局面。请用“tromp-gui gtp --human”使用它。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>“{file}”是 KataGo 网络，但其中有这一版 Tromp Go 无法读取的部分（{detail}）。</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>“{file}”已损坏。请另找一份。</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>“{file}”已损坏：其输出不是数字。请另找一份。</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>“{file}”不是 KataGo 网络。</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>“{file}”需要的内存超过可用内存。请选择较小的网络。</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>已拒绝“{file}”：它解压后的大小超过原来的 {detail} 倍，KataGo 网络不会这样。</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>“{text}”可能是黑胜，也可能是白胜。请输入 {black} 或 {white}。</translation>
    </message>
  </context>
</TS>
