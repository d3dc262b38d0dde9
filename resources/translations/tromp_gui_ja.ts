<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ja" sourcelanguage="en">
  <context>
    <name>AboutDialog</name>
    <message>
      <source>A Go board with exact Tromp–Taylor rules: play, review, score, see why.</source>
      <translation>Tromp–Taylorルールに忠実な碁盤：対局、検討、整地、そしてその理由。</translation>
    </message>
    <message>
      <source>About {name}</source>
      <translation>{name}について</translation>
    </message>
    <message>
      <source>Free software under the MIT licence.</source>
      <translation>MITライセンスのフリーソフトウェアです。</translation>
    </message>
    <message>
      <source>Licences</source>
      <translation>ライセンス</translation>
    </message>
    <message>
      <source>Licences…</source>
      <translation>ライセンス…</translation>
    </message>
    <message>
      <source>Python {python}, Qt {qt}</source>
      <translation>Python {python}、Qt {qt}</translation>
    </message>
    <message>
      <source>Version {version}</source>
      <translation>バージョン {version}</translation>
    </message>
  </context>
  <context>
    <name>AccessibilityController</name>
    <message>
      <source>Board as a &amp;table</source>
      <translation>盤を表で表示(&amp;T)</translation>
    </message>
  </context>
  <context>
    <name>AgreementPanel</name>
    <message>
      <source>Count the board without the marked stones, and record who decided so.</source>
      <translation>印の付いた石を除いて盤面を計算し、誰が決めたかを記録します。</translation>
    </message>
    <message>
      <source>Dispute</source>
      <translation>異議を唱える</translation>
    </message>
    <message>
      <source>Done</source>
      <translation>完了</translation>
    </message>
    <message>
      <source>Go on with the game; the marks are removed.</source>
      <translation>対局を続けます。印は消えます。</translation>
    </message>
    <message>
      <source>Say that you disagree about the marked stones; the rules say what follows.</source>
      <translation>印の付いた石に異議があることを伝えます。その後の進め方はルールによります。</translation>
    </message>
  </context>
  <context>
    <name>AnalyseGameDialog</name>
    <message>
      <source>Analyse</source>
      <translation>解析</translation>
    </message>
    <message>
      <source>Analyse the game</source>
      <translation>対局を解析</translation>
    </message>
    <message>
      <source>Engine: {engine}. Positions already analysed this long are skipped.</source>
      <translation>エンジン：{engine}。すでに同じだけ解析した局面は飛ばします。</translation>
    </message>
    <message>
      <source>Enter a number of seconds, such as 0.5 or 10.</source>
      <translation>秒数を0.5や10のように入力してください。</translation>
    </message>
    <message>
      <source>Enter a number of visits, such as 500.</source>
      <translation>探索数を500のように入力してください。</translation>
    </message>
    <message>
      <source>For each</source>
      <translation>1局面あたり</translation>
    </message>
    <message>
      <source>How long for each position</source>
      <translation>1局面あたりの解析量</translation>
    </message>
    <message numerus="yes">
      <source>Main line (%n positions)</source>
      <translation>
        <numerusform>本譜（%n局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>Positions</source>
      <translation>局面</translation>
    </message>
    <message>
      <source>Unit</source>
      <translation>単位</translation>
    </message>
    <message numerus="yes">
      <source>Variations too (%n positions)</source>
      <translation>
        <numerusform>変化も含む（%n局面）</numerusform>
      </translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <source>visits</source>
      <translation>探索数</translation>
    </message>
  </context>
  <context>
    <name>AnalysisCommands</name>
    <message>
      <source>Drag over the region to analyse, or click both corners.</source>
      <translation>解析する範囲をドラッグするか、両隅をクリックします。</translation>
    </message>
    <message>
      <source>Only moves from {first} to {last} are analysed, until you press Esc.</source>
      <translation>Escを押すまで、{first}から{last}までの手だけを解析します。</translation>
    </message>
    <message>
      <source>The analysis was saved to the game. You can undo this.</source>
      <translation>解析を棋譜に書き込みました。元に戻せます。</translation>
    </message>
    <message>
      <source>The analysis was stopped. The results so far are kept.</source>
      <translation>解析を停止しました。それまでの結果は残ります。</translation>
    </message>
    <message numerus="yes">
      <source>The engine refused %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>エンジンが%n局面を拒否しました。ほかは解析済みです。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>The engine said nothing about %n positions; the others have been analysed.</source>
      <translation>
        <numerusform>%n局面についてエンジンの回答がありませんでした。ほかは解析済みです。</numerusform>
      </translation>
    </message>
    <message>
      <source>The game already contains this analysis.</source>
      <translation>この解析はすべて棋譜にあります。</translation>
    </message>
    <message>
      <source>The game has been analysed.</source>
      <translation>対局を解析しました。</translation>
    </message>
    <message>
      <source>The whole board is analysed again.</source>
      <translation>再び盤全体を解析します。</translation>
    </message>
    <message>
      <source>There is no empty point in this region.</source>
      <translation>この範囲には空点がありません。</translation>
    </message>
  </context>
  <context>
    <name>AnalysisController</name>
    <message numerus="yes">
      <source>{done} of %n positions</source>
      <translation>
        <numerusform>%n局面中{done}局面</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{done} of %n positions; continues after this position</source>
      <translation>
        <numerusform>%n局面中{done}局面。この局面の解析が済むと再開します</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>AnalysisPanel</name>
    <message>
      <source>Best moves</source>
      <translation>候補手</translation>
    </message>
    <message>
      <source>Engine: {name}</source>
      <translation>エンジン：{name}</translation>
    </message>
    <message>
      <source>Mistakes</source>
      <translation>悪手</translation>
    </message>
    <message>
      <source>Moves or mistakes</source>
      <translation>候補手または悪手</translation>
    </message>
    <message>
      <source>Options</source>
      <translation>オプション</translation>
    </message>
    <message>
      <source>People</source>
      <translation>人</translation>
    </message>
    <message>
      <source>Report</source>
      <translation>レポート</translation>
    </message>
    <message>
      <source>Win rate and score</source>
      <translation>勝率と目差</translation>
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
      <translation>やり直し：{step}</translation>
    </message>
    <message>
      <source>The marks have changed: both players have to agree again</source>
      <translation>印が変わりました。両者がもう一度同意する必要があります</translation>
    </message>
    <message>
      <source>Undone: {step}</source>
      <translation>取り消し：{step}</translation>
    </message>
    <message numerus="yes">
      <source>{color} has %n seconds left</source>
      <translation>
        <numerusform>{color}の残り時間は%n秒</numerusform>
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
      <translation>そこに打つには{point}をもう一度クリックしてください。</translation>
    </message>
  </context>
  <context>
    <name>BoardSize</name>
    <message>
      <source>A side has 1 to {most} points, not {typed}. It is now {side}.</source>
      <translation>一辺は1〜{most}路です（{typed}は不可）。現在は{side}です。</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>盤の大きさ</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <source>Other</source>
      <translation>その他</translation>
    </message>
    <message>
      <source>Rows</source>
      <translation>行</translation>
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
      <translation>盤の表</translation>
    </message>
    <message>
      <source>Use the arrow keys to move and Enter to play or mark. The board’s shortcuts work here too.</source>
      <translation>矢印キーで移動、Enterで着手または印付け。盤のショートカットもここで使えます。</translation>
    </message>
  </context>
  <context>
    <name>BoardView</name>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
  </context>
  <context>
    <name>ChaptersDialog</name>
    <message>
      <source>Chapter</source>
      <translation>章</translation>
    </message>
    <message>
      <source>Chapters</source>
      <translation>章</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
  </context>
  <context>
    <name>CheckController</name>
    <message>
      <source>Running for {seconds} s, no output yet.</source>
      <translation>{seconds}秒経過。まだ何も出力していません。</translation>
    </message>
    <message>
      <source>Running for {seconds} s. Output:</source>
      <translation>{seconds}秒経過。出力：</translation>
    </message>
  </context>
  <context>
    <name>CheckPanel</name>
    <message>
      <source>&amp;Copy report</source>
      <translation>報告をコピー(&amp;C)</translation>
    </message>
    <message>
      <source>C&amp;ancel test</source>
      <translation>テストを中止(&amp;A)</translation>
    </message>
    <message>
      <source>Last output of the engine</source>
      <translation>エンジンの最後の出力</translation>
    </message>
  </context>
  <context>
    <name>ClockController</name>
    <message>
      <source>Pause the cloc&amp;k</source>
      <translation>時計を止める(&amp;K)</translation>
    </message>
    <message>
      <source>The clock is paused. Play a move or press the same key to start it again.</source>
      <translation>時計は止まっています。着手するか同じキーを押すと動きます。</translation>
    </message>
    <message>
      <source>The clock is running.</source>
      <translation>時計が動いています。</translation>
    </message>
    <message>
      <source>{color} is out of time. The game continues, as you chose.</source>
      <translation>{color}の時間切れです。設定どおり対局は続きます。</translation>
    </message>
  </context>
  <context>
    <name>Column</name>
    <message>
      <source>Analysis</source>
      <translation>解析</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>コメント</translation>
    </message>
    <message>
      <source>Tree</source>
      <translation>ツリー</translation>
    </message>
    <message>
      <source>Tree or comment</source>
      <translation>ツリーまたはコメント</translation>
    </message>
    <message>
      <source>Tree, comment or analysis</source>
      <translation>ツリー、コメントまたは解析</translation>
    </message>
  </context>
  <context>
    <name>CommandListDialog</name>
    <message>
      <source>Commands</source>
      <translation>コマンド</translation>
    </message>
    <message>
      <source>No matching command.</source>
      <translation>一致するコマンドはありません。</translation>
    </message>
    <message>
      <source>Press Enter to run it.</source>
      <translation>Enterで実行します。</translation>
    </message>
    <message>
      <source>This is not available now.</source>
      <translation>今は実行できません。</translation>
    </message>
  </context>
  <context>
    <name>CommandRows</name>
    <message>
      <source>Command</source>
      <translation>コマンド</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>ショートカットキー</translation>
    </message>
    <message>
      <source>Menu</source>
      <translation>メニュー</translation>
    </message>
    <message>
      <source>{command} (unavailable)</source>
      <translation>{command}（今は不可）</translation>
    </message>
  </context>
  <context>
    <name>CommandTable</name>
    <message>
      <source>Commands</source>
      <translation>コマンド</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Search the commands</source>
      <translation>コマンドを検索</translation>
    </message>
  </context>
  <context>
    <name>CommentController</name>
    <message>
      <source>comment</source>
      <translation>コメント</translation>
    </message>
  </context>
  <context>
    <name>CommentPanel</name>
    <message>
      <source>Comment</source>
      <translation>コメント</translation>
    </message>
    <message>
      <source>Write a comment</source>
      <translation>コメントを書く</translation>
    </message>
  </context>
  <context>
    <name>ConsoleController</name>
    <message>
      <source>No engine is running. Start one first.</source>
      <translation>動いているエンジンがありません。先に起動してください。</translation>
    </message>
    <message>
      <source>That is a comment, not a command.</source>
      <translation>それはコメントで、コマンドではありません。</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>ログをファイルに書く</translation>
    </message>
    <message>
      <source>no engine is attached</source>
      <translation>エンジンが登録されていません</translation>
    </message>
    <message>
      <source>not started</source>
      <translation>未起動</translation>
    </message>
  </context>
  <context>
    <name>ConsoleInput</name>
    <message>
      <source>Command for the engine</source>
      <translation>エンジンへのコマンド</translation>
    </message>
    <message>
      <source>GTP command; press Up for the previous one</source>
      <translation>GTPコマンド。↑で前のものを呼び出します</translation>
    </message>
  </context>
  <context>
    <name>ConsoleLog</name>
    <message>
      <source>Log</source>
      <translation>ログ</translation>
    </message>
  </context>
  <context>
    <name>ConsolePanel</name>
    <message>
      <source>All</source>
      <translation>すべて</translation>
    </message>
    <message>
      <source>Close the console</source>
      <translation>コンソールを閉じる</translation>
    </message>
    <message>
      <source>Console</source>
      <translation>コンソール</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>Errors</source>
      <translation>エラー</translation>
    </message>
    <message>
      <source>Not found in the log.</source>
      <translation>ログに見つかりません。</translation>
    </message>
    <message>
      <source>Search the log</source>
      <translation>ログを検索</translation>
    </message>
    <message>
      <source>Search the log; press Enter for the next match</source>
      <translation>ログを検索。Enterで次へ</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>表示する内容</translation>
    </message>
  </context>
  <context>
    <name>CoordinateBox</name>
    <message>
      <source>D4 or pass</source>
      <translation>D4またはpass</translation>
    </message>
    <message>
      <source>Point</source>
      <translation>点</translation>
    </message>
    <message>
      <source>“{text}” is not a point: the letter I is not used; J follows H.</source>
      <translation>「{text}」という点はありません。Iは使わず、Hの次はJです。</translation>
    </message>
    <message>
      <source>“{text}” is not a point: use A1 to {last}.</source>
      <translation>「{text}」という点はありません。点はA1から{last}までです。</translation>
    </message>
  </context>
  <context>
    <name>CountLine</name>
    <message>
      <source>Stop exporting</source>
      <translation>書き出しを中止</translation>
    </message>
    <message>
      <source>Stop reading files</source>
      <translation>読み込みを停止</translation>
    </message>
  </context>
  <context>
    <name>DeciderBox</name>
    <message>
      <source>Decided by</source>
      <translation>決定者</translation>
    </message>
    <message>
      <source>Enter the name of the person who decided; it is saved in the record.</source>
      <translation>決めた人の名前を入力してください。棋譜に保存されます。</translation>
    </message>
    <message>
      <source>name</source>
      <translation>名前</translation>
    </message>
  </context>
  <context>
    <name>DialogController</name>
    <message>
      <source>&amp;End the game</source>
      <translation>対局を終える(&amp;V)</translation>
    </message>
    <message>
      <source>&amp;Resign</source>
      <translation>投了(&amp;R)</translation>
    </message>
    <message>
      <source>End the game</source>
      <translation>対局を終える</translation>
    </message>
    <message>
      <source>Mark at {point}</source>
      <translation>{point}に印を付ける</translation>
    </message>
    <message>
      <source>Nigiri: you play {color}.</source>
      <translation>ニギリの結果、あなたの{color}番です。</translation>
    </message>
    <message>
      <source>Nigiri: {name} plays Black.</source>
      <translation>ニギリの結果、{name}の黒番です。</translation>
    </message>
    <message>
      <source>Play at {point}</source>
      <translation>{point}に打つ</translation>
    </message>
    <message>
      <source>Resign</source>
      <translation>投了</translation>
    </message>
    <message>
      <source>Resign as {color}?</source>
      <translation>{color}として投了しますか？</translation>
    </message>
    <message>
      <source>The other player wins. You can undo this.</source>
      <translation>相手の勝ちになります。元に戻せます。</translation>
    </message>
    <message>
      <source>The result is saved to the game. You can undo this.</source>
      <translation>結果を棋譜に記入します。元に戻せます。</translation>
    </message>
    <message>
      <source>The saved evaluations, for another komi or other rules, were removed.</source>
      <translation>別のコミまたはルールでの評価が保存されていたので、削除しました。</translation>
    </message>
    <message>
      <source>You play Black. Click a point; pass when no move gains anything.</source>
      <translation>あなたは黒番です。点をクリックして打ちます。打っても得になる手がなくなったら、パスします。</translation>
    </message>
    <message>
      <source>game information</source>
      <translation>対局情報</translation>
    </message>
  </context>
  <context>
    <name>EditController</name>
    <message>
      <source>Annotation: {sign}.</source>
      <translation>評価：{sign}。</translation>
    </message>
    <message>
      <source>Copied this move and all that follow to the clipboard.</source>
      <translation>この手以降をSGFとしてクリップボードに入れました。</translation>
    </message>
    <message>
      <source>Cut this move and all that follow to the clipboard.</source>
      <translation>この手以降を切り取り、SGFとしてクリップボードに入れました。</translation>
    </message>
    <message>
      <source>First point: {point}.</source>
      <translation>最初の点：{point}。</translation>
    </message>
    <message>
      <source>Press {key} to return to playing.</source>
      <translation>{key}で着手に戻ります。</translation>
    </message>
    <message>
      <source>Removed annotation: {sign}.</source>
      <translation>評価を消しました：{sign}。</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>クリップボードに棋譜がありません。先にコピーしてください。</translation>
    </message>
    <message>
      <source>The clipboard contains no moves.</source>
      <translation>クリップボードに貼り付けられる手がありません。</translation>
    </message>
    <message>
      <source>The game in the clipboard has a different board size. Use Paste game to open it separately.</source>
      <translation>クリップボードの内容は別の大きさの盤のものです。「棋譜を貼り付け」なら別の対局として開けます。</translation>
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
      <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
      <source>Choose the encoding in which names and comments look right.</source>
      <translation>名前とコメントが正しく読める文字コードを選んでください。</translation>
    </message>
    <message>
      <source>Encodings</source>
      <translation>文字コード</translation>
    </message>
    <message>
      <source>File encoding</source>
      <translation>ファイルの文字コード</translation>
    </message>
    <message>
      <source>Preview</source>
      <translation>プレビュー</translation>
    </message>
    <message>
      <source>Some bytes are not valid in this encoding. They are kept unchanged.</source>
      <translation>この文字コードに合わないバイトがあります。それらはそのまま残します。</translation>
    </message>
    <message>
      <source>The whole file is valid in this encoding.</source>
      <translation>ファイルの全バイトがこの文字コードに合います。</translation>
    </message>
    <message>
      <source>This file contains only ASCII text, which is the same in every encoding.</source>
      <translation>このファイルの文字はすべてASCIIなので、どの文字コードでも同じに読めます。</translation>
    </message>
    <message>
      <source>{name} (current)</source>
      <translation>{name}（現在）</translation>
    </message>
  </context>
  <context>
    <name>EngineFailureDialog</name>
    <message>
      <source>Command line</source>
      <translation>コマンドライン</translation>
    </message>
    <message>
      <source>Copy as text</source>
      <translation>テキストでコピー</translation>
    </message>
    <message>
      <source>During command</source>
      <translation>実行中のコマンド</translation>
    </message>
    <message>
      <source>Exit code</source>
      <translation>終了コード</translation>
    </message>
    <message>
      <source>Last errors</source>
      <translation>最後のエラー</translation>
    </message>
    <message>
      <source>Last output</source>
      <translation>最後の出力</translation>
    </message>
    <message>
      <source>No output.</source>
      <translation>何も出力しませんでした。</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <source>Signal</source>
      <translation>シグナル</translation>
    </message>
    <message>
      <source>Why the engine stopped</source>
      <translation>エンジンが止まった理由</translation>
    </message>
  </context>
  <context>
    <name>EngineForm</name>
    <message>
      <source>A quotation mark is not closed.</source>
      <translation>引用符が閉じていません。</translation>
    </message>
    <message>
      <source>Arguments</source>
      <translation>引数</translation>
    </message>
    <message>
      <source>Environment</source>
      <translation>環境変数</translation>
    </message>
    <message>
      <source>GTP commands, one per line.</source>
      <translation>GTPコマンドを1行に一つ。</translation>
    </message>
    <message>
      <source>NAME=value, one per line.</source>
      <translation>名前=値を1行に一つ。</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名前</translation>
    </message>
    <message>
      <source>Notes</source>
      <translation>メモ</translation>
    </message>
    <message>
      <source>One or more per line. Use quotation marks around values with spaces.</source>
      <translation>1行に一つ以上。空白を含む値は引用符で囲んでください。</translation>
    </message>
    <message>
      <source>Program</source>
      <translation>プログラム</translation>
    </message>
    <message>
      <source>Start-up commands</source>
      <translation>開始時のコマンド</translation>
    </message>
    <message>
      <source>The command line was split: its arguments are below.</source>
      <translation>コマンドラインを分割しました。引数は下にあります。</translation>
    </message>
    <message>
      <source>The program’s path or name. A full command line is split automatically.</source>
      <translation>プログラムのパスまたは名前。コマンドライン全体を入れると自動的に分割します。</translation>
    </message>
    <message>
      <source>Working folder</source>
      <translation>作業フォルダー</translation>
    </message>
    <message>
      <source>same as the program</source>
      <translation>プログラムと同じ場所</translation>
    </message>
    <message>
      <source>“{row}” is not valid. Use NAME=value.</source>
      <translation>「{row}」は正しくありません。名前=値と書いてください。</translation>
    </message>
  </context>
  <context>
    <name>EngineListPanel</name>
    <message>
      <source>&amp;Add</source>
      <translation>追加(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Network…</source>
      <translation>ネットワーク(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>削除(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
      <source>Du&amp;plicate</source>
      <translation>複製(&amp;P)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>Found on this computer</source>
      <translation>このコンピューターで見つかったもの</translation>
    </message>
    <message>
      <source>Move down</source>
      <translation>下へ移動</translation>
    </message>
    <message>
      <source>Move up</source>
      <translation>上へ移動</translation>
    </message>
    <message>
      <source>New engine</source>
      <translation>新しいエンジン</translation>
    </message>
    <message>
      <source>{name} was removed.</source>
      <translation>{name}を削除しました。</translation>
    </message>
  </context>
  <context>
    <name>EngineStatus</name>
    <message>
      <source>choosing a move</source>
      <translation>着手を考慮中</translation>
    </message>
    <message>
      <source>judging the position</source>
      <translation>局面を判断中</translation>
    </message>
    <message>
      <source>looking for a hint</source>
      <translation>ヒントを探しています</translation>
    </message>
    <message>
      <source>running “{command}”</source>
      <translation>「{command}」を実行中</translation>
    </message>
  </context>
  <context>
    <name>EnginesDialog</name>
    <message>
      <source>&amp;Test this engine</source>
      <translation>このエンジンをテスト(&amp;T)</translation>
    </message>
    <message>
      <source>Engines</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>No engine is attached. You can use any program that supports the Go Text Protocol (GTP), such as GNU Go, KataGo, Pachi or Leela Zero. Attach one that was found on this computer, or add one and choose its program. Tromp Go’s own engine needs no set-up.</source>
      <translation>エンジンが登録されていません。GNU Go、KataGo、Pachi、Leela Zeroなど、Go Text Protocol（GTP）に対応したプログラムならどれでも使えます。このコンピューターで見つかったものを登録するか、追加してプログラムを選んでください。Tromp Go自身のエンジンは設定不要です。</translation>
    </message>
    <message>
      <source>Settings</source>
      <translation>設定</translation>
    </message>
    <message>
      <source>Settings or test</source>
      <translation>設定またはテスト</translation>
    </message>
    <message>
      <source>Test</source>
      <translation>テスト</translation>
    </message>
  </context>
  <context>
    <name>ErrorReporter</name>
    <message>
      <source>An unexpected error occurred.</source>
      <translation>予期しないエラーが起きました。</translation>
    </message>
    <message>
      <source>Save &amp;as…</source>
      <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
      <source>Something went wrong</source>
      <translation>問題が起きました</translation>
    </message>
    <message>
      <source>Your game is still open. To be safe, save it under a new name. Details are in {file}.</source>
      <translation>対局は開いたままです。念のため新しい名前で保存してください。エラーの詳細は{file}にあります。</translation>
    </message>
  </context>
  <context>
    <name>EstimateController</name>
    <message>
      <source>Hide</source>
      <translation>隠す</translation>
    </message>
  </context>
  <context>
    <name>ExerciseCard</name>
    <message>
      <source>Again</source>
      <translation>もう一度</translation>
    </message>
    <message>
      <source>Answer</source>
      <translation>答え</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Both</source>
      <translation>両方</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
    <message>
      <source>Hint</source>
      <translation>ヒント</translation>
    </message>
    <message>
      <source>Missed</source>
      <translation>間違えたもの</translation>
    </message>
    <message>
      <source>Repeat all</source>
      <translation>全部もう一度</translation>
    </message>
    <message>
      <source>Repeat missed</source>
      <translation>間違えたものをもう一度</translation>
    </message>
    <message>
      <source>Stop</source>
      <translation>終了</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>Whose moves to guess</source>
      <translation>どちらの手を当てるか</translation>
    </message>
    <message>
      <source>Your answers</source>
      <translation>あなたの答え</translation>
    </message>
  </context>
  <context>
    <name>ExportController</name>
    <message>
      <source>Copied the board as a picture.</source>
      <translation>碁盤を画像としてコピーしました。</translation>
    </message>
    <message>
      <source>Copied the board as text.</source>
      <translation>碁盤をテキストとしてコピーしました。</translation>
    </message>
    <message>
      <source>Drawing (*.pdf)</source>
      <translation>ベクター画像(*.pdf)</translation>
    </message>
    <message>
      <source>Drawing (*.svg)</source>
      <translation>ベクター画像(*.svg)</translation>
    </message>
    <message>
      <source>Export the board</source>
      <translation>盤を書き出す</translation>
    </message>
    <message>
      <source>Export the game as PDF</source>
      <translation>棋譜をPDFに書き出す</translation>
    </message>
    <message>
      <source>Export the report</source>
      <translation>レポートを書き出す</translation>
    </message>
    <message>
      <source>Pages (*.pdf)</source>
      <translation>文書(*.pdf)</translation>
    </message>
    <message>
      <source>Picture (*.png)</source>
      <translation>画像(*.png)</translation>
    </message>
    <message>
      <source>Print the game</source>
      <translation>棋譜を印刷</translation>
    </message>
    <message>
      <source>Saved to {name}.</source>
      <translation>{name}に保存しました。</translation>
    </message>
    <message>
      <source>Small picture (*.webp)</source>
      <translation>小さい画像(*.webp)</translation>
    </message>
    <message>
      <source>The game could not be printed. Check the printer and the file name.</source>
      <translation>棋譜を印刷できませんでした。プリンターとファイル名を確認してください。</translation>
    </message>
    <message>
      <source>The game was sent to the printer.</source>
      <translation>棋譜をプリンターに送信しました。</translation>
    </message>
    <message>
      <source>There is no report yet. Analyse the whole game first.</source>
      <translation>レポートはまだありません。先に対局全体を解析してください。</translation>
    </message>
    <message>
      <source>Web page (*.html)</source>
      <translation>ウェブページ(*.html)</translation>
    </message>
    <message>
      <source>game</source>
      <translation>棋譜</translation>
    </message>
    <message>
      <source>{name} is not a supported picture format. Use a name ending in {endings}.</source>
      <translation>{name}は対応していない画像形式です。末尾が{endings}のいずれかの名前にしてください。</translation>
    </message>
  </context>
  <context>
    <name>FailuresDialog</name>
    <message>
      <source>Unread files</source>
      <translation>読めなかったファイル</translation>
    </message>
  </context>
  <context>
    <name>FileController</name>
    <message>
      <source>&amp;Open</source>
      <translation>開く(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Overwrite</source>
      <translation>上書き(&amp;O)</translation>
    </message>
    <message>
      <source>Add their folder to the library</source>
      <translation>そのフォルダーをライブラリに追加</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>すべてのファイル(*)</translation>
    </message>
    <message>
      <source>Another program has changed this file since you opened it. To keep both versions, cancel and use Save as.</source>
      <translation>このファイルは、開いた後にほかのプログラムが変更しました。両方の版を残すには、キャンセルして「名前を付けて保存」を使ってください。</translation>
    </message>
    <message>
      <source>Copied the game as SGF.</source>
      <translation>棋譜をSGFとしてコピーしました。</translation>
    </message>
    <message>
      <source>Games are saved as SGF. Use a name ending in .sgf, not {ending}.</source>
      <translation>棋譜はSGFで保存します。{ending}ではなく、末尾が.sgfのファイル名にしてください。</translation>
    </message>
    <message>
      <source>Go games ({patterns})</source>
      <translation>棋譜({patterns})</translation>
    </message>
    <message>
      <source>If your computer has less, other programs may become slow.</source>
      <translation>コンピューターのメモリーが足りないと、ほかのプログラムが遅くなることがあります。</translation>
    </message>
    <message>
      <source>Line {line} of the board in the clipboard could not be read. Correct it, and paste again.</source>
      <translation>クリップボードの盤の{line}行目を読めませんでした。直してから、もう一度貼り付けてください。</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新しい対局</translation>
    </message>
    <message numerus="yes">
      <source>Only {name} was opened, not the other %n files.</source>
      <translation>
        <numerusform>{name}だけを開きました。ほかの%n個のファイルは開いていません。</numerusform>
      </translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>棋譜を開く</translation>
    </message>
    <message>
      <source>Opening this file needs about {size} of memory. Open it anyway?</source>
      <translation>このファイルを開くには約{size}のメモリーが必要です。開きますか？</translation>
    </message>
    <message>
      <source>Overwrite “{name}”?</source>
      <translation>「{name}」を上書きしますか？</translation>
    </message>
    <message>
      <source>Save as &amp;UTF-8</source>
      <translation>UTF-8で保存(&amp;U)</translation>
    </message>
    <message>
      <source>Save the file as UTF-8?</source>
      <translation>ファイルをUTF-8で保存しますか？</translation>
    </message>
    <message>
      <source>Save the game</source>
      <translation>棋譜を保存</translation>
    </message>
    <message>
      <source>Saved as {name} in the file’s original encoding, {encoding}.</source>
      <translation>{name}に、元の文字コード{encoding}のまま保存しました。</translation>
    </message>
    <message>
      <source>Saved as {name}.</source>
      <translation>{name}に保存しました。</translation>
    </message>
    <message>
      <source>Text diagrams ({patterns})</source>
      <translation>テキストの盤面図と棋譜({patterns})</translation>
    </message>
    <message>
      <source>The clipboard contains no Go game. Copy one first.</source>
      <translation>クリップボードに棋譜がありません。先にコピーしてください。</translation>
    </message>
    <message>
      <source>The file has changed</source>
      <translation>ファイルが変更されています</translation>
    </message>
    <message>
      <source>The file’s encoding, {encoding}, cannot represent: {letters}</source>
      <translation>ファイルの文字コード{encoding}では表せない文字があります：{letters}</translation>
    </message>
    <message>
      <source>Unsupported characters</source>
      <translation>対応していない文字</translation>
    </message>
    <message>
      <source>Very large file</source>
      <translation>非常に大きいファイル</translation>
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
      <translation>クリア(&amp;L)</translation>
    </message>
    <message>
      <source>Filters</source>
      <translation>絞り込み</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
  </context>
  <context>
    <name>FindBar</name>
    <message>
      <source>Close the search</source>
      <translation>検索を閉じる</translation>
    </message>
    <message>
      <source>Find</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Find a text, or a point like Q16</source>
      <translation>文字列、またはQ16のような点を検索</translation>
    </message>
    <message>
      <source>Next match</source>
      <translation>次の一致</translation>
    </message>
    <message>
      <source>Previous match</source>
      <translation>前の一致</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>見つかりません</translation>
    </message>
    <message>
      <source>{count} found</source>
      <translation>{count}件</translation>
    </message>
    <message>
      <source>{place} of {count}</source>
      <translation>{count}件中{place}件目</translation>
    </message>
  </context>
  <context>
    <name>FindController</name>
    <message>
      <source>Shape {first} to {last}</source>
      <translation>{first}〜{last}の形</translation>
    </message>
    <message>
      <source>There are no stones in this region.</source>
      <translation>この範囲には石がありません。</translation>
    </message>
    <message>
      <source>This position</source>
      <translation>この局面</translation>
    </message>
    <message>
      <source>This shape does not occur in this game.</source>
      <translation>この形はこの棋譜に見つかりません。</translation>
    </message>
    <message>
      <source>“{text}” was not found in this game.</source>
      <translation>「{text}」はこの棋譜に見つかりません。</translation>
    </message>
  </context>
  <context>
    <name>FolderController</name>
    <message>
      <source>Add a folder to the library</source>
      <translation>ライブラリにフォルダーを追加</translation>
    </message>
    <message>
      <source>Hide</source>
      <translation>隠す</translation>
    </message>
    <message>
      <source>No new game was found in {folder}.</source>
      <translation>{folder}に新しい棋譜は見つかりませんでした。</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>表示</translation>
    </message>
    <message>
      <source>The library could not be used ({reason}). Open it again.</source>
      <translation>ライブラリを使えませんでした（{reason}）。開き直してください。</translation>
    </message>
    <message>
      <source>The library’s index is damaged again. Check the disk it is on.</source>
      <translation>ライブラリの索引がまた壊れています。保存先のディスクを確かめてください。</translation>
    </message>
    <message>
      <source>The library’s index was damaged or outdated, and is being made again.</source>
      <translation>ライブラリの索引が壊れているか古いため、作り直しています。</translation>
    </message>
  </context>
  <context>
    <name>FoldersDialog</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Remove</source>
      <translation>削除(&amp;R)</translation>
    </message>
    <message>
      <source>All game files in these folders and the folders below them are in the library. The files stay where they are.</source>
      <translation>これらのフォルダーとその下のフォルダーにある棋譜は、すべてライブラリに入ります。ファイルは移動しません。</translation>
    </message>
    <message>
      <source>Finished games that the program keeps</source>
      <translation>プログラムが保存した終局後の対局</translation>
    </message>
    <message>
      <source>Folders</source>
      <translation>フォルダー</translation>
    </message>
    <message>
      <source>Library folders</source>
      <translation>ライブラリのフォルダー</translation>
    </message>
  </context>
  <context>
    <name>FormDialog</name>
    <message>
      <source>Cancel</source>
      <translation>キャンセル</translation>
    </message>
    <message>
      <source>Close</source>
      <translation>閉じる</translation>
    </message>
  </context>
  <context>
    <name>GameEndController</name>
    <message>
      <source>Both players have agreed on the dead stones.</source>
      <translation>死石について両者が合意しました。</translation>
    </message>
    <message>
      <source>Decided by {mediator}.</source>
      <translation>{mediator}が決めました。</translation>
    </message>
    <message>
      <source>Kept as “{name}” in {folder}.</source>
      <translation>「{name}」として{folder}に保存しました。</translation>
    </message>
    <message>
      <source>No stones were removed.</source>
      <translation>取り除いた石はありません。</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>検討</translation>
    </message>
    <message>
      <source>The disputed chains were played out.</source>
      <translation>異議のある石を打って決めました。</translation>
    </message>
    <message>
      <source>The players agreed on the result.</source>
      <translation>両者が結果に合意しました。</translation>
    </message>
  </context>
  <context>
    <name>GameEndStrip</name>
    <message>
      <source>Rematch on other terms</source>
      <translation>条件を変えて再戦</translation>
    </message>
  </context>
  <context>
    <name>GameInfoDialog</name>
    <message>
      <source>Annotator</source>
      <translation>解説者</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Black’s team</source>
      <translation>黒のチーム</translation>
    </message>
    <message>
      <source>Copyright</source>
      <translation>著作権</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日付</translation>
    </message>
    <message>
      <source>Enter the number of handicap stones, or leave this empty.</source>
      <translation>置き石の数を入力するか、空にしてください。</translation>
    </message>
    <message>
      <source>Entered by</source>
      <translation>入力者</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>棋戦</translation>
    </message>
    <message>
      <source>For example 1846-09-11</source>
      <translation>例：1846-09-11</translation>
    </message>
    <message>
      <source>For example B+3.5, W+R (resignation), W+T (time), 0 (tie)</source>
      <translation>例：B+3.5、W+R（投了）、W+T（時間切れ）、0（引分）</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>対局</translation>
    </message>
    <message>
      <source>Game comment</source>
      <translation>対局のコメント</translation>
    </message>
    <message>
      <source>Game information</source>
      <translation>対局情報</translation>
    </message>
    <message>
      <source>Game name</source>
      <translation>対局名</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>コミ</translation>
    </message>
    <message>
      <source>More details</source>
      <translation>詳細</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>布石</translation>
    </message>
    <message>
      <source>Overtime</source>
      <translation>秒読み</translation>
    </message>
    <message>
      <source>Place</source>
      <translation>場所</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Round</source>
      <translation>回戦</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>出典</translation>
    </message>
    <message>
      <source>Time in seconds</source>
      <translation>持ち時間（秒）</translation>
    </message>
    <message>
      <source>What to show</source>
      <translation>表示する内容</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>White’s team</source>
      <translation>白のチーム</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>「{text}」は数ではありません。7、6.5、−3のように入力してください。</translation>
    </message>
  </context>
  <context>
    <name>GameListDialog</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n局</numerusform>
      </translation>
    </message>
    <message>
      <source>Games</source>
      <translation>対局一覧</translation>
    </message>
    <message>
      <source>Games in this file</source>
      <translation>このファイルの対局</translation>
    </message>
    <message>
      <source>Show game</source>
      <translation>対局を表示</translation>
    </message>
  </context>
  <context>
    <name>GameRows</name>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日付</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>棋戦</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>対局</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
  </context>
  <context>
    <name>GameTable</name>
    <message>
      <source>Games</source>
      <translation>対局一覧</translation>
    </message>
  </context>
  <context>
    <name>GoToMoveBox</name>
    <message>
      <source>0 to {last}</source>
      <translation>0〜{last}</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>“{text}” is not a move of this line. Enter a number from 0 to {last}.</source>
      <translation>「{text}」はこの手順の手数ではありません。0から{last}までです。</translation>
    </message>
  </context>
  <context>
    <name>Graph</name>
    <message>
      <source>Win rate and score over the game</source>
      <translation>対局を通しての勝率と目差</translation>
    </message>
  </context>
  <context>
    <name>GuideController</name>
    <message>
      <source>&amp;Guide</source>
      <translation>ガイド(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;What’s This?</source>
      <translation>これは何？(&amp;W)</translation>
    </message>
    <message>
      <source>R&amp;ules</source>
      <translation>ルール(&amp;U)</translation>
    </message>
  </context>
  <context>
    <name>GuideDialog</name>
    <message>
      <source>Guide</source>
      <translation>ガイド</translation>
    </message>
    <message>
      <source>Press {key} again for all keyboard shortcuts.</source>
      <translation>もう一度{key}を押すとすべてのショートカットキーを表示します。</translation>
    </message>
  </context>
  <context>
    <name>HandicapField</name>
    <message>
      <source>Handicap</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>Handicap stones</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>On the star points</source>
      <translation>星に置く</translation>
    </message>
    <message>
      <source>One stone fewer</source>
      <translation>石を一つ減らす</translation>
    </message>
    <message>
      <source>One stone more</source>
      <translation>石を一つ増やす</translation>
    </message>
    <message>
      <source>Place freely</source>
      <translation>自由に置く</translation>
    </message>
    <message>
      <source>stones: 0, or 2 or more</source>
      <translation>子（0または2以上）</translation>
    </message>
  </context>
  <context>
    <name>HistoryDialog</name>
    <message>
      <source>Choose a step to go to it.</source>
      <translation>移りたい操作を選んでください。</translation>
    </message>
    <message>
      <source>History</source>
      <translation>履歴</translation>
    </message>
    <message>
      <source>Nothing has been changed yet. Your changes will be listed here.</source>
      <translation>まだ変更はありません。変更するとここに並びます。</translation>
    </message>
    <message>
      <source>Opened</source>
      <translation>開いた時点</translation>
    </message>
    <message>
      <source>Steps</source>
      <translation>操作</translation>
    </message>
    <message>
      <source>{step} (undone)</source>
      <translation>{step}（取り消し済み）</translation>
    </message>
  </context>
  <context>
    <name>HumanFileNote</name>
    <message>
      <source>Address</source>
      <translation>アドレス</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>すべてのファイル(*)</translation>
    </message>
    <message>
      <source>Choose file…</source>
      <translation>ファイルを選ぶ…</translation>
    </message>
    <message>
      <source>Choose the network that imitates people</source>
      <translation>人間の打ち方をまねるネットワークを選ぶ</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message>
      <source>Copy the address</source>
      <translation>アドレスをコピー</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGoのネットワーク({patterns})</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>ネットワークを読み込み中…</translation>
    </message>
    <message>
      <source>The address was copied.</source>
      <translation>アドレスをコピーしました。</translation>
    </message>
    <message>
      <source>This needs a network that imitates people: “{file}” of KataGo ({size}). Download it from this page, then choose the file:</source>
      <translation>人間の打ち方をまねるネットワーク、KataGoの「{file}」（{size}）が必要です。このページからダウンロードして、ファイルを選んでください。</translation>
    </message>
  </context>
  <context>
    <name>IllegalMoveController</name>
    <message>
      <source>There is no earlier illegal move in this line.</source>
      <translation>この手順には、これより前に反則の手はありません。</translation>
    </message>
    <message>
      <source>There is no later illegal move in this line.</source>
      <translation>この手順には、これより後に反則の手はありません。</translation>
    </message>
  </context>
  <context>
    <name>IllegalMovesDialog</name>
    <message>
      <source>All moves are legal under the rules of this game ({rules}).</source>
      <translation>この対局のルール（{rules}）では、すべての手が合法です。</translation>
    </message>
    <message>
      <source>Illegal moves</source>
      <translation>反則の手</translation>
    </message>
    <message>
      <source>Illegal moves under the rules of this game ({rules}): {count}.</source>
      <translation>この対局のルール（{rules}）での反則の手：{count}。</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手</translation>
    </message>
    <message>
      <source>No.</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Reason</source>
      <translation>理由</translation>
    </message>
  </context>
  <context>
    <name>KeyEditorDialog</name>
    <message>
      <source>&amp;Add</source>
      <translation>追加(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Default</source>
      <translation>標準(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;No key</source>
      <translation>キーを外す(&amp;N)</translation>
    </message>
    <message>
      <source>Add this key to the command</source>
      <translation>このキーをコマンドに追加</translation>
    </message>
    <message>
      <source>Choose a command, then press the new key.</source>
      <translation>コマンドを選び、新しいキーを押してください。</translation>
    </message>
    <message>
      <source>Customise shortcuts</source>
      <translation>ショートカットのカスタマイズ</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>標準</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>ショートカットキー</translation>
    </message>
    <message>
      <source>Like OGS: tools on the function keys</source>
      <translation>OGS式：ファンクションキーにツール</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie: Up and Down step through moves</source>
      <translation>Sabaki・Lizzie式：上下キーで手を進める</translation>
    </message>
    <message>
      <source>New key</source>
      <translation>新しいキー</translation>
    </message>
    <message>
      <source>Remove all keys from the command</source>
      <translation>このコマンドのキーをすべて外す</translation>
    </message>
    <message>
      <source>Use the preset’s keys</source>
      <translation>プリセットのキー</translation>
    </message>
  </context>
  <context>
    <name>KeysController</name>
    <message>
      <source>&amp;All commands…</source>
      <translation>すべてのコマンド(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Customise shortcuts…</source>
      <translation>ショートカットのカスタマイズ(&amp;B)…</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>{key} already does this.</source>
      <translation>{key}はすでにこのコマンドのキーです。</translation>
    </message>
    <message>
      <source>{key} is not in use.</source>
      <translation>{key}は空いています。</translation>
    </message>
    <message>
      <source>{key} is used for “{command}” and will be reassigned.</source>
      <translation>{key}は「{command}」に使われています。こちらに割り当て直します。</translation>
    </message>
    <message>
      <source>{key} would work everywhere, so you could no longer type it in text fields.</source>
      <translation>{key}はどこでも機能するため、文字入力に使えなくなります。</translation>
    </message>
  </context>
  <context>
    <name>LayoutCorner</name>
    <message>
      <source>Layout</source>
      <translation>レイアウト</translation>
    </message>
  </context>
  <context>
    <name>LayoutSwitch</name>
    <message>
      <source>Layout</source>
      <translation>レイアウト</translation>
    </message>
    <message>
      <source>Library</source>
      <translation>ライブラリ</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>対局</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>検討</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>整地</translation>
    </message>
  </context>
  <context>
    <name>LearnDialog</name>
    <message>
      <source>Learn Go</source>
      <translation>囲碁を学ぶ</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>最初の一局を打つ(&amp;F)</translation>
    </message>
    <message>
      <source>The rules</source>
      <translation>ルール</translation>
    </message>
  </context>
  <context>
    <name>LearningController</name>
    <message>
      <source>This game has no move to guess.</source>
      <translation>この棋譜には当てる手がありません。</translation>
    </message>
  </context>
  <context>
    <name>LedgerPanel</name>
    <message>
      <source>Count</source>
      <translation>計算</translation>
    </message>
  </context>
  <context>
    <name>LedgerTable</name>
    <message>
      <source>Count</source>
      <translation>計算</translation>
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
      <translation>損した目数</translation>
    </message>
    <message>
      <source>Shape and colour show how much a move loses against the best one. The paler it is, the less it was read; moves with less than 2% of the best move’s visits are left out. A ring marks the move that was played.</source>
      <translation>形と色は、最善手に比べてどれだけ損な手かを示します。薄いほど、読みが少ない手です。探索数が最善手の2%に満たない手は省きます。輪は実戦の手です。</translation>
    </message>
    <message>
      <source>Win rate lost, %</source>
      <translation>勝率の損、%</translation>
    </message>
  </context>
  <context>
    <name>LessonDialog</name>
    <message>
      <source>&amp;Back</source>
      <translation>戻る(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Finish</source>
      <translation>完了(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Next</source>
      <translation>次へ(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>パス(&amp;P)</translation>
    </message>
    <message>
      <source>Lesson board</source>
      <translation>学習用の盤</translation>
    </message>
    <message>
      <source>Try &amp;again</source>
      <translation>もう一度(&amp;A)</translation>
    </message>
  </context>
  <context>
    <name>LessonProgress</name>
    <message>
      <source>Lesson {number} of {count}, {done} completed</source>
      <translation>第{number}課（全{count}課、{done}課完了）</translation>
    </message>
  </context>
  <context>
    <name>LibraryCommands</name>
    <message>
      <source>Drag over the part of the board to look for.</source>
      <translation>検索する盤の範囲をドラッグしてください。</translation>
    </message>
  </context>
  <context>
    <name>LibraryController</name>
    <message>
      <source>Add a folder with game files to search them here.</source>
      <translation>棋譜のあるフォルダーを追加すると、ここで検索できます。</translation>
    </message>
    <message>
      <source>Columns</source>
      <translation>列</translation>
    </message>
    <message>
      <source>Duplicates</source>
      <translation>重複</translation>
    </message>
    <message>
      <source>No game is listed more than once.</source>
      <translation>重複している棋譜はありません。</translation>
    </message>
    <message>
      <source>No game matches this search.</source>
      <translation>この検索に一致する棋譜はありません。</translation>
    </message>
    <message>
      <source>The games are being read…</source>
      <translation>棋譜を読み込んでいます…</translation>
    </message>
  </context>
  <context>
    <name>LibraryPanel</name>
    <message>
      <source>Below the list</source>
      <translation>一覧の下</translation>
    </message>
    <message>
      <source>Game</source>
      <translation>対局</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>次の手</translation>
    </message>
  </context>
  <context>
    <name>MarkingPanel</name>
    <message numerus="yes">
      <source>%n marked</source>
      <translation>
        <numerusform>印%n個</numerusform>
      </translation>
    </message>
    <message>
      <source>Alternating</source>
      <translation>交互</translation>
    </message>
    <message>
      <source>Black’s list</source>
      <translation>黒の一覧</translation>
    </message>
    <message>
      <source>Click a group to mark it dead or alive. {shift}-click marks one chain, {alt}-click one stone.</source>
      <translation>一団をクリックすると死活が切り替わります。{shift}+クリックでは一つの連だけ、{alt}+クリックでは一つの石だけです。</translation>
    </message>
    <message>
      <source>Dead stones can be marked only while the score is being agreed.</source>
      <translation>死石に印を付けられるのは、点数に合意するまでの間だけです。</translation>
    </message>
    <message>
      <source>Estimate</source>
      <translation>形勢判断</translation>
    </message>
    <message>
      <source>How to agree</source>
      <translation>合意の方法</translation>
    </message>
    <message>
      <source>Mark the dead stones</source>
      <translation>死石に印を付ける</translation>
    </message>
    <message>
      <source>More ways to mark…</source>
      <translation>ほかの印の付け方…</translation>
    </message>
    <message>
      <source>Separate lists</source>
      <translation>別々</translation>
    </message>
    <message>
      <source>Shared list</source>
      <translation>共通</translation>
    </message>
    <message>
      <source>White’s list</source>
      <translation>白の一覧</translation>
    </message>
    <message>
      <source>Whose list</source>
      <translation>どちらの一覧か</translation>
    </message>
  </context>
  <context>
    <name>MistakeList</name>
    <message>
      <source>Analyse the game</source>
      <translation>対局を解析</translation>
    </message>
    <message>
      <source>Better</source>
      <translation>良い手</translation>
    </message>
    <message>
      <source>Biggest mistakes</source>
      <translation>大きな悪手</translation>
    </message>
    <message>
      <source>Loss</source>
      <translation>損失</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手</translation>
    </message>
    <message>
      <source>No big mistakes in the analysed part of this line.</source>
      <translation>解析した範囲では、この手順に大きく損をした手はありません。</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>まだ解析していません。</translation>
    </message>
    <message>
      <source>Played</source>
      <translation>着手</translation>
    </message>
  </context>
  <context>
    <name>NamesDialog</name>
    <message>
      <source>Names of players</source>
      <translation>対局者の名前</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Write all names of one player on a line, with commas between them. A search for one of them then finds all.</source>
      <translation>一人の対局者の名前を、コンマで区切って1行に書いてください。どれか一つを検索すると、すべて見つかります。</translation>
    </message>
  </context>
  <context>
    <name>NavigationBar</name>
    <message>
      <source>Back one move</source>
      <translation>一手戻る</translation>
    </message>
    <message>
      <source>Back ten moves</source>
      <translation>10手戻る</translation>
    </message>
    <message>
      <source>First move</source>
      <translation>最初の手</translation>
    </message>
    <message>
      <source>Forward one move</source>
      <translation>一手進む</translation>
    </message>
    <message>
      <source>Forward ten moves</source>
      <translation>10手進む</translation>
    </message>
    <message>
      <source>Last move</source>
      <translation>最後の手</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Move {current} of {last}</source>
      <translation>{last}手中{current}手目</translation>
    </message>
  </context>
  <context>
    <name>NetworkController</name>
    <message>
      <source>The program’s own network</source>
      <translation>プログラム付属のネットワーク</translation>
    </message>
    <message>
      <source>Tromp Go keeps the network “{name}”.</source>
      <translation>Tromp Goはネットワーク「{name}」を使い続けます。</translation>
    </message>
    <message>
      <source>Tromp Go keeps the program’s own network.</source>
      <translation>Tromp Goはプログラム付属のネットワークを使い続けます。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the network “{name}”.</source>
      <translation>Tromp Goはこれからネットワーク「{name}」を使います。</translation>
    </message>
    <message>
      <source>Tromp Go now uses the program’s own network.</source>
      <translation>Tromp Goはこれからプログラム付属のネットワークを使います。</translation>
    </message>
    <message>
      <source>“{file}” was not found. The program’s own network is used.</source>
      <translation>「{file}」が見つかりません。プログラム付属のネットワークを使います。</translation>
    </message>
    <message>
      <source>“{name}” imitates people: choose “{choice}” in the New game dialog. The network that judges stays as it is.</source>
      <translation>「{name}」は人間の打ち方をまねるネットワークです。新しい対局のダイアログで「{choice}」を選んでください。判定に使うネットワークは変わりません。</translation>
    </message>
  </context>
  <context>
    <name>NetworkDialog</name>
    <message>
      <source>&amp;Choose file…</source>
      <translation>ファイルを選ぶ(&amp;C)…</translation>
    </message>
    <message>
      <source>&amp;Measure speed</source>
      <translation>速度を測る(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Use</source>
      <translation>使う(&amp;U)</translation>
    </message>
    <message>
      <source>All files (*)</source>
      <translation>すべてのファイル(*)</translation>
    </message>
    <message>
      <source>Choose a network</source>
      <translation>ネットワークを選ぶ</translation>
    </message>
    <message>
      <source>Copied: {text}</source>
      <translation>コピーしました: {text}</translation>
    </message>
    <message>
      <source>Copy</source>
      <translation>コピー</translation>
    </message>
    <message>
      <source>Copy “{text}”</source>
      <translation>「{text}」をコピー</translation>
    </message>
    <message>
      <source>Download a file in your browser, then drop it here or choose it. The network of KaTrain (36 MB) is in the list once KaTrain is installed. Tromp Go downloads nothing.</source>
      <translation>ブラウザーでファイルをダウンロードし、ここにドロップするか選んでください。KaTrainのネットワーク（36 MB）は、KaTrainがインストールされていれば一覧に出ます。Tromp Goは何もダウンロードしません。</translation>
    </message>
    <message>
      <source>From KataGo</source>
      <translation>KataGoから</translation>
    </message>
    <message>
      <source>Get a stronger engine</source>
      <translation>より強いエンジンを入手</translation>
    </message>
    <message>
      <source>KataGo networks ({patterns})</source>
      <translation>KataGoのネットワーク({patterns})</translation>
    </message>
    <message>
      <source>Measuring for a few seconds…</source>
      <translation>数秒間測定しています…</translation>
    </message>
    <message>
      <source>Networks</source>
      <translation>ネットワーク</translation>
    </message>
    <message>
      <source>Reading the network…</source>
      <translation>ネットワークを読み込んでいます…</translation>
    </message>
    <message>
      <source>Stop &amp;measuring</source>
      <translation>測定を止める(&amp;M)</translation>
    </message>
    <message>
      <source>The program’s own network</source>
      <translation>プログラム付属のネットワーク</translation>
    </message>
    <message>
      <source>Tromp Go plays, analyses and judges with a neural network: the larger, the stronger and the slower. It can read KataGo network files (.bin.gz or .txt.gz) of versions {oldest} to {newest}. One that imitates people is kept beside the one that judges.</source>
      <translation>Tromp Goはニューラルネットワークで対局・解析・判定をします。大きいほど強く、遅くなります。バージョン{oldest}から{newest}までのKataGoのネットワークファイル（.bin.gzまたは.txt.gz）を読めます。人間の打ち方をまねるものは、判定に使うものとは別に保持されます。</translation>
    </message>
    <message>
      <source>Where to get a network</source>
      <translation>ネットワークの入手先</translation>
    </message>
    <message>
      <source>With KaTrain</source>
      <translation>KaTrainと一緒に</translation>
    </message>
    <message>
      <source>not found</source>
      <translation>見つかりません</translation>
    </message>
  </context>
  <context>
    <name>NewGameDialog</name>
    <message>
      <source>A handicap of one stone is just the first move. Choose none, or 2 or more.</source>
      <translation>1子の置き石は、先に打つのと同じです。なし、または2子以上にしてください。</translation>
    </message>
    <message>
      <source>A whole number of black stones that start as prisoners.</source>
      <translation>初めからアゲハマに入れる黒石の数（整数）。</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Custom…</source>
      <translation>カスタム…</translation>
    </message>
    <message>
      <source>Enter a komi such as 7, 6.5 or −3.</source>
      <translation>コミを7、6.5、−3のように入力してください。</translation>
    </message>
    <message>
      <source>Get a stronger engine…</source>
      <translation>より強いエンジンを入手…</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>コミ</translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新しい対局</translation>
    </message>
    <message>
      <source>Points White gets for moving second. 7 is usual; 6.5 or 7.5 avoids a tie.</source>
      <translation>後手の白に与える目数です。ふつうは7で、6.5や7.5なら引き分けになりません。</translation>
    </message>
    <message>
      <source>Points for White. A half point avoids ties.</source>
      <translation>白に与える目数です。半目があれば引き分けになりません。</translation>
    </message>
    <message>
      <source>Random colours (nigiri)</source>
      <translation>ニギリで黒白を決める</translation>
    </message>
    <message>
      <source>Read these rules</source>
      <translation>このルールを読む</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Start game</source>
      <translation>対局開始</translation>
    </message>
    <message>
      <source>This board has too few star points, so Black places the stones.</source>
      <translation>この盤には星が足りないため、置き石は黒が自由に置きます。</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>時間</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>“{text}” is not a number. Enter a value such as 7, 6.5 or −3.</source>
      <translation>「{text}」は数ではありません。7、6.5、−3のように入力してください。</translation>
    </message>
  </context>
  <context>
    <name>NextMoves</name>
    <message>
      <source>Colours swapped</source>
      <translation>黒白逆</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>次の手</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>回転・反転</translation>
    </message>
  </context>
  <context>
    <name>NodeDialog</name>
    <message>
      <source>Actual numbers</source>
      <translation>そのまま</translation>
    </message>
    <message>
      <source>Enter a number such as 3.5 or −2.</source>
      <translation>3.5や−2のような数を入力してください。</translation>
    </message>
    <message>
      <source>Enter a whole number from 0 to {most}.</source>
      <translation>0から{most}までの整数を入力してください。</translation>
    </message>
    <message>
      <source>Figure</source>
      <translation>図</translation>
    </message>
    <message>
      <source>Figure title</source>
      <translation>図の見出し</translation>
    </message>
    <message>
      <source>Inherit</source>
      <translation>前と同じ</translation>
    </message>
    <message>
      <source>Last two digits</source>
      <translation>下2桁</translation>
    </message>
    <message>
      <source>Later moves continue from this number</source>
      <translation>以降の手はここから数えます</translation>
    </message>
    <message>
      <source>Move number</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Name</source>
      <translation>名前</translation>
    </message>
    <message>
      <source>Name, number, figure</source>
      <translation>名前、番号、図</translation>
    </message>
    <message>
      <source>No numbers</source>
      <translation>番号なし</translation>
    </message>
    <message>
      <source>Points for Black, for example 3.5 or −2</source>
      <translation>黒から見た目数（3.5や−2など）</translation>
    </message>
    <message>
      <source>Printed numbers</source>
      <translation>印刷する番号</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Start a figure here</source>
      <translation>ここから図を始める</translation>
    </message>
    <message>
      <source>Title</source>
      <translation>見出し</translation>
    </message>
    <message>
      <source>Value</source>
      <translation>評価値</translation>
    </message>
  </context>
  <context>
    <name>OpinionController</name>
    <message>
      <source>Apply its marks</source>
      <translation>エンジンの印を使う</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>キャンセル</translation>
    </message>
  </context>
  <context>
    <name>OpinionView</name>
    <message>
      <source>Best moves</source>
      <translation>候補手</translation>
    </message>
    <message>
      <source>Continuation</source>
      <translation>予想手順</translation>
    </message>
    <message>
      <source>Lead</source>
      <translation>目差</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手</translation>
    </message>
    <message>
      <source>Visits</source>
      <translation>探索数</translation>
    </message>
    <message>
      <source>Win rate</source>
      <translation>勝率</translation>
    </message>
    <message>
      <source>on the board</source>
      <translation>盤上に表示</translation>
    </message>
  </context>
  <context>
    <name>OptionsMenu</name>
    <message numerus="yes">
      <source>%n minutes</source>
      <translation>
        <numerusform>%n分</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n seconds</source>
      <translation>
        <numerusform>%n秒</numerusform>
      </translation>
    </message>
    <message>
      <source>Compare with</source>
      <translation>比較相手</translation>
    </message>
    <message>
      <source>Engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>No other engine</source>
      <translation>比較なし</translation>
    </message>
    <message>
      <source>Stop after</source>
      <translation>停止までの時間</translation>
    </message>
  </context>
  <context>
    <name>PagesDialog</name>
    <message>
      <source>A new diagram also begins where the game marks one.</source>
      <translation>棋譜に図の指定がある所でも、新しい図が始まります。</translation>
    </message>
    <message>
      <source>Continue…</source>
      <translation>続行…</translation>
    </message>
    <message>
      <source>Moves per diagram</source>
      <translation>一つの図の最大手数</translation>
    </message>
  </context>
  <context>
    <name>PassController</name>
    <message>
      <source>Two consecutive official passes end the game as it stands.</source>
      <translation>正式なパスが2回続くと、このまま終局です。</translation>
    </message>
  </context>
  <context>
    <name>PathField</name>
    <message>
      <source>Browse…</source>
      <translation>参照…</translation>
    </message>
    <message>
      <source>{field}: browse</source>
      <translation>{field}：参照</translation>
    </message>
  </context>
  <context>
    <name>PeopleView</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI以前の打ち方</translation>
    </message>
    <message>
      <source>Likelihood</source>
      <translation>確率</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手</translation>
    </message>
    <message>
      <source>Moves of people</source>
      <translation>人の打ち手</translation>
    </message>
    <message>
      <source>No move of the game follows here.</source>
      <translation>ここには対局の次の手がありません。</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段級位</translation>
    </message>
    <message>
      <source>Shows what people of a rank would play here, and how likely each move is.</source>
      <translation>ある段級位の人がここでどこに打つか、それぞれの確率とともに示します。</translation>
    </message>
    <message>
      <source>{move}, the move of the game, by rank:</source>
      <translation>実戦の手{move}の段級位別の確率:</translation>
    </message>
  </context>
  <context>
    <name>PlayerCard</name>
    <message numerus="yes">
      <source>%n captured</source>
      <translation>
        <numerusform>アゲハマ%n</numerusform>
      </translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Click to change the players.</source>
      <translation>クリックすると対局者を変更できます。</translation>
    </message>
    <message>
      <source>Make the engine move</source>
      <translation>エンジンに打たせる</translation>
    </message>
    <message>
      <source>Pause engine</source>
      <translation>エンジンを一時停止</translation>
    </message>
    <message>
      <source>Restart engine</source>
      <translation>エンジンを再起動</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>agreed</source>
      <translation>同意済み</translation>
    </message>
    <message>
      <source>not yet agreed</source>
      <translation>未同意</translation>
    </message>
    <message>
      <source>not yet submitted</source>
      <translation>未提出</translation>
    </message>
    <message>
      <source>submitted</source>
      <translation>提出済み</translation>
    </message>
  </context>
  <context>
    <name>PlayerChoice</name>
    <message>
      <source>As people played before AI</source>
      <translation>AI以前の打ち方</translation>
    </message>
    <message>
      <source>Person</source>
      <translation>人間</translation>
    </message>
    <message>
      <source>{who}: level</source>
      <translation>{who}：強さ</translation>
    </message>
    <message>
      <source>{who}: played by</source>
      <translation>{who}：対局者</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}: 段級位</translation>
    </message>
  </context>
  <context>
    <name>PlayerField</name>
    <message>
      <source>Name</source>
      <translation>名前</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段級位</translation>
    </message>
    <message>
      <source>{who}: name</source>
      <translation>{who}：名前</translation>
    </message>
    <message>
      <source>{who}: rank</source>
      <translation>{who}：段級位</translation>
    </message>
  </context>
  <context>
    <name>PlayersController</name>
    <message>
      <source>change the players</source>
      <translation>対局者の変更</translation>
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
      <translation>対局者</translation>
    </message>
  </context>
  <context>
    <name>PositionController</name>
    <message>
      <source>There is no stone in the region. Choose one with a stone or a corner.</source>
      <translation>範囲に石がありません。石または隅を含む範囲を選んでください。</translation>
    </message>
  </context>
  <context>
    <name>PreferencesDialog</name>
    <message>
      <source>&amp;Restore defaults</source>
      <translation>既定値に戻す(&amp;R)</translation>
    </message>
    <message>
      <source>No matching preference.</source>
      <translation>一致する設定はありません。</translation>
    </message>
    <message>
      <source>Preferences</source>
      <translation>設定</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Search the preferences</source>
      <translation>設定を検索</translation>
    </message>
  </context>
  <context>
    <name>Preview</name>
    <message>
      <source>Game in the list</source>
      <translation>一覧の棋譜</translation>
    </message>
    <message>
      <source>Move {move} of {moves}</source>
      <translation>{moves}手中{move}手目</translation>
    </message>
  </context>
  <context>
    <name>ProblemController</name>
    <message>
      <source>The analysis shows no big mistakes of these players.</source>
      <translation>解析によると、この対局者に大きな悪手はありません。</translation>
    </message>
    <message>
      <source>There is no analysis of this game yet. Analyse the game first.</source>
      <translation>この棋譜はまだ解析されていません。先に解析してください。</translation>
    </message>
    <message>
      <source>This file</source>
      <translation>このファイル</translation>
    </message>
  </context>
  <context>
    <name>QAbstractFileIconProvider</name>
    <message>
      <source>Folder</source>
      <translation>フォルダー</translation>
    </message>
  </context>
  <context>
    <name>QFileDialog</name>
    <message>
      <source>&amp;Look in:</source>
      <translation>場所(&amp;L):</translation>
    </message>
    <message>
      <source>Files of &amp;type:</source>
      <translation>ファイルの種類(&amp;T):</translation>
    </message>
  </context>
  <context>
    <name>QPrintSettingsOutput</name>
    <message>
      <source>Page &amp;Set:</source>
      <translation>ページの選択(&amp;S)：</translation>
    </message>
  </context>
  <context>
    <name>RankGraph</name>
    <message>
      <source>Likelihood by rank</source>
      <translation>段級位別の確率</translation>
    </message>
  </context>
  <context>
    <name>ReadingController</name>
    <message>
      <source>&amp;Reload</source>
      <translation>再読み込み(&amp;R)</translation>
    </message>
    <message>
      <source>Pasted game</source>
      <translation>貼り付けた棋譜</translation>
    </message>
    <message>
      <source>Reload the file and discard your changes?</source>
      <translation>ファイルを読み直し、変更を破棄しますか？</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>表示</translation>
    </message>
    <message numerus="yes">
      <source>The pasted game needed %n repairs.</source>
      <translation>
        <numerusform>貼り付けた棋譜を%nか所修復しました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>This file needed %n repairs.</source>
      <translation>
        <numerusform>このファイルを%nか所修復しました。</numerusform>
      </translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未保存の変更</translation>
    </message>
    <message>
      <source>Your unsaved changes will be lost. To keep them, cancel and use Save as.</source>
      <translation>保存していない変更は失われます。残すには、キャンセルして「名前を付けて保存」を使ってください。</translation>
    </message>
    <message>
      <source>“{name}” needed no repairs.</source>
      <translation>「{name}」に修復の必要はありませんでした。</translation>
    </message>
  </context>
  <context>
    <name>RecentMenu</name>
    <message>
      <source>&amp;Clear list</source>
      <translation>一覧を消去(&amp;F)</translation>
    </message>
    <message>
      <source>No recent files</source>
      <translation>最近使ったファイルはありません</translation>
    </message>
    <message>
      <source>Op&amp;en recent</source>
      <translation>最近使ったファイル(&amp;M)</translation>
    </message>
  </context>
  <context>
    <name>RecoveryController</name>
    <message numerus="yes">
      <source>%n moves</source>
      <translation>
        <numerusform>%n手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games are being restored in another window.</source>
      <translation>
        <numerusform>未保存の対局%n局を別のウィンドウで復元しています。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n unsaved games could not be read. They were kept in {place}.</source>
      <translation>
        <numerusform>未保存の対局%n局を読み込めませんでした。{place}に残してあります。</numerusform>
      </translation>
    </message>
    <message>
      <source>New game</source>
      <translation>新しい対局</translation>
    </message>
    <message>
      <source>Resume it</source>
      <translation>再開する</translation>
    </message>
    <message>
      <source>The unfinished game was kept.</source>
      <translation>途中の対局を残しました。</translation>
    </message>
    <message>
      <source>This game is open in another window.</source>
      <translation>この対局は別のウィンドウで開かれています。</translation>
    </message>
    <message>
      <source>Unsaved changes cannot be kept for recovery. Save the game often. {problem}</source>
      <translation>未保存の変更を復元用に残せません。こまめに保存してください。{problem}</translation>
    </message>
  </context>
  <context>
    <name>RecoveryDialog</name>
    <message>
      <source>&amp;Discard</source>
      <translation>破棄(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Later</source>
      <translation>後で(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Restore</source>
      <translation>復元(&amp;R)</translation>
    </message>
    <message>
      <source>Later</source>
      <translation>後で</translation>
    </message>
    <message>
      <source>The program closed unexpectedly. These unsaved games can be restored:</source>
      <translation>プログラムが予期せず終了しました。次の未保存の対局を復元できます：</translation>
    </message>
    <message>
      <source>Unsaved games</source>
      <translation>未保存の対局</translation>
    </message>
  </context>
  <context>
    <name>RematchController</name>
    <message>
      <source>A rematch with another handicap.</source>
      <translation>置き石を変えた再戦です。</translation>
    </message>
    <message>
      <source>A rematch with the same handicap.</source>
      <translation>同じ置き石での再戦です。</translation>
    </message>
    <message>
      <source>A rematch: the players have swapped colours.</source>
      <translation>再戦です。黒と白を入れ替えました。</translation>
    </message>
    <message>
      <source>Re&amp;match</source>
      <translation>再戦(&amp;M)</translation>
    </message>
    <message>
      <source>Rematch: &amp;stronger opponent</source>
      <translation>再戦：より強い相手と(&amp;S)</translation>
    </message>
    <message>
      <source>Rematch: &amp;weaker opponent</source>
      <translation>再戦：より弱い相手と(&amp;W)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;fewer</source>
      <translation>再戦：置き石を一つ減らす(&amp;F)</translation>
    </message>
    <message>
      <source>Rematch: a handicap stone &amp;more</source>
      <translation>再戦：置き石を一つ増やす(&amp;M)</translation>
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
      <translation>問題と修復</translation>
    </message>
  </context>
  <context>
    <name>RepairsDialog</name>
    <message>
      <source>&amp;Copy</source>
      <translation>コピー(&amp;C)</translation>
    </message>
    <message>
      <source>Repair report</source>
      <translation>修復の報告</translation>
    </message>
    <message>
      <source>Repairs</source>
      <translation>修復</translation>
    </message>
    <message>
      <source>“{name}” does not quite follow the SGF standard. It was read as listed below; the file was not changed.</source>
      <translation>「{name}」はSGFの規格に完全には沿っていません。下のとおりに読みました。ファイルは変更していません。</translation>
    </message>
  </context>
  <context>
    <name>ReportView</name>
    <message>
      <source>Analyse the game</source>
      <translation>棋譜を解析</translation>
    </message>
    <message>
      <source>How each player played</source>
      <translation>それぞれの打ちぶり</translation>
    </message>
    <message>
      <source>Not analysed yet.</source>
      <translation>まだ解析されていません。</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>対局のレポート</translation>
    </message>
  </context>
  <context>
    <name>RequesterDialog</name>
    <message>
      <source>&amp;Black</source>
      <translation>黒(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;White</source>
      <translation>白(&amp;W)</translation>
    </message>
    <message>
      <source>Play on</source>
      <translation>対局を再開</translation>
    </message>
    <message>
      <source>The other player then moves first.</source>
      <translation>その場合、相手から先に打ちます。</translation>
    </message>
    <message>
      <source>Who asks to play on?</source>
      <translation>対局の再開を求めるのはどちらですか？</translation>
    </message>
  </context>
  <context>
    <name>ResultBox</name>
    <message>
      <source>B+3.5, W+7 or 0</source>
      <translation>B+3.5、W+7または0</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>“{text}” is not a result. Enter for example B+3.5, W+7, or 0 for a tie.</source>
      <translation>「{text}」は結果ではありません。B+3.5、W+7、引き分けは0のように入力してください。</translation>
    </message>
  </context>
  <context>
    <name>RulesDialog</name>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
  </context>
  <context>
    <name>RulesEditor</name>
    <message>
      <source>Based on</source>
      <translation>元のルール</translation>
    </message>
    <message>
      <source>Custom rules</source>
      <translation>独自のルール</translation>
    </message>
    <message>
      <source>In files</source>
      <translation>ファイルでの表記</translation>
    </message>
  </context>
  <context>
    <name>ScoreController</name>
    <message>
      <source>Copied the count as text.</source>
      <translation>計算結果をテキストとしてコピーしました。</translation>
    </message>
    <message>
      <source>The search for dead stones was cancelled.</source>
      <translation>死石の探索を中止しました。</translation>
    </message>
  </context>
  <context>
    <name>ScoreKey</name>
    <message>
      <source>Black’s point</source>
      <translation>黒の地</translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白の地</translation>
    </message>
    <message>
      <source>changed by a click</source>
      <translation>クリックで変わる石</translation>
    </message>
    <message>
      <source>dead</source>
      <translation>死石</translation>
    </message>
    <message>
      <source>neutral</source>
      <translation>ダメ</translation>
    </message>
    <message>
      <source>unsure, counted as alive</source>
      <translation>不明（活きとして数える）</translation>
    </message>
  </context>
  <context>
    <name>SearchBar</name>
    <message>
      <source>Folder…</source>
      <translation>フォルダー…</translation>
    </message>
    <message>
      <source>More commands</source>
      <translation>その他のコマンド</translation>
    </message>
    <message>
      <source>Remove {filter}</source>
      <translation>{filter}を外す</translation>
    </message>
    <message>
      <source>Search the library</source>
      <translation>ライブラリを検索</translation>
    </message>
    <message>
      <source>Search: names, result:B+, year:1840..1850</source>
      <translation>検索：名前、result:B+、year:1840..1850</translation>
    </message>
  </context>
  <context>
    <name>SecondBoardPanel</name>
    <message>
      <source>Current game</source>
      <translation>現在の対局</translation>
    </message>
  </context>
  <context>
    <name>SelectionController</name>
    <message>
      <source>Export the chosen games</source>
      <translation>選んだ棋譜を書き出す</translation>
    </message>
    <message>
      <source>One file with all games (*.sgf)</source>
      <translation>すべての棋譜を一つのファイルに(*.sgf)</translation>
    </message>
    <message>
      <source>Table (*.csv)</source>
      <translation>表(*.csv)</translation>
    </message>
  </context>
  <context>
    <name>SetsDialog</name>
    <message>
      <source>Solve problems</source>
      <translation>詰碁を解く</translation>
    </message>
  </context>
  <context>
    <name>ShapeRow</name>
    <message>
      <source>Colours swapped</source>
      <translation>黒白逆</translation>
    </message>
    <message>
      <source>Rotated or mirrored</source>
      <translation>回転・反転</translation>
    </message>
  </context>
  <context>
    <name>ShortcutsDialog</name>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>ショートカットキー</translation>
    </message>
    <message>
      <source>No matching shortcut.</source>
      <translation>一致するショートカットはありません。</translation>
    </message>
    <message>
      <source>Search</source>
      <translation>検索</translation>
    </message>
    <message>
      <source>Search the shortcuts</source>
      <translation>ショートカットを検索</translation>
    </message>
  </context>
  <context>
    <name>SoundController</name>
    <message>
      <source>Sou&amp;nds</source>
      <translation>音(&amp;N)</translation>
    </message>
    <message>
      <source>Sounds cannot be played. To install a player, type: {line}</source>
      <translation>音を再生できません。再生プログラムを入れるには次を実行します：{line}</translation>
    </message>
    <message>
      <source>Sounds cannot be played: install paplay, pw-play or aplay.</source>
      <translation>音を再生できません。paplay、pw-play、aplayのいずれかを入れてください。</translation>
    </message>
    <message>
      <source>Sounds cannot be played: no sound device was found.</source>
      <translation>音を再生できません。オーディオ機器が見つかりません。</translation>
    </message>
  </context>
  <context>
    <name>StartCard</name>
    <message>
      <source>Against the computer</source>
      <translation>コンピューターと対局</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Board size</source>
      <translation>盤の大きさ</translation>
    </message>
    <message>
      <source>Click a point to play the first stone, or choose:</source>
      <translation>盤上の点をクリックして打つか、次から選んでください：</translation>
    </message>
    <message>
      <source>For your first evening: twelve small boards, then a game.</source>
      <translation>初めての夜に。小さな盤で十二課、それから一局。</translation>
    </message>
    <message>
      <source>Learn Go</source>
      <translation>囲碁を学ぶ</translation>
    </message>
    <message>
      <source>Level</source>
      <translation>強さ</translation>
    </message>
    <message>
      <source>Level of the computer: {level}</source>
      <translation>コンピューターのレベル：{level}</translation>
    </message>
    <message>
      <source>More options: {key}.</source>
      <translation>ほかの設定は{key}。</translation>
    </message>
    <message>
      <source>Open a game</source>
      <translation>棋譜を開く</translation>
    </message>
    <message>
      <source>Other board size</source>
      <translation>ほかの大きさの盤</translation>
    </message>
    <message>
      <source>Other size…</source>
      <translation>ほかの大きさ…</translation>
    </message>
    <message>
      <source>Person of your rank</source>
      <translation>あなたの棋力の人</translation>
    </message>
    <message>
      <source>Recent games</source>
      <translation>最近の対局</translation>
    </message>
    <message>
      <source>SGF files from any program or server.</source>
      <translation>SGFファイルなら何でも開けます。</translation>
    </message>
    <message>
      <source>Sample games</source>
      <translation>見本の棋譜</translation>
    </message>
    <message>
      <source>Take turns on this computer. The board is ready.</source>
      <translation>このコンピューターで交互に打ちます。碁盤の用意はできています。</translation>
    </message>
    <message>
      <source>The computer plays like a person, from 20 kyu to 9 dan.</source>
      <translation>コンピューターが20級から九段までの人のように打ちます。</translation>
    </message>
    <message>
      <source>Two players</source>
      <translation>二人で対局</translation>
    </message>
    <message>
      <source>Unfinished games</source>
      <translation>途中の対局</translation>
    </message>
    <message>
      <source>Welcome to {name}</source>
      <translation>{name}へようこそ</translation>
    </message>
    <message>
      <source>You play Black. Level: {level}.</source>
      <translation>あなたは黒番です。強さ：{level}。</translation>
    </message>
  </context>
  <context>
    <name>StatusController</name>
    <message>
      <source>Back</source>
      <translation>戻る</translation>
    </message>
    <message>
      <source>Back to the game</source>
      <translation>対局に戻る</translation>
    </message>
    <message>
      <source>Cancel</source>
      <translation>キャンセル</translation>
    </message>
    <message>
      <source>End without result</source>
      <translation>無勝負で終える</translation>
    </message>
    <message>
      <source>Illegal move in the record: {reason}</source>
      <translation>棋譜の反則の手：{reason}</translation>
    </message>
    <message>
      <source>Place it anyway</source>
      <translation>それでも置く</translation>
    </message>
    <message>
      <source>Press {key} for the guide</source>
      <translation>{key}でガイドを開きます</translation>
    </message>
    <message>
      <source>Reading the file… {percent}%</source>
      <translation>ファイルを読んでいます…{percent}%</translation>
    </message>
    <message>
      <source>Review</source>
      <translation>検討する</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Saving the file… {percent}%</source>
      <translation>ファイルを保存しています…{percent}%</translation>
    </message>
    <message>
      <source>Show that position</source>
      <translation>その局面を表示</translation>
    </message>
    <message>
      <source>Show the rules</source>
      <translation>ルールを表示</translation>
    </message>
    <message>
      <source>Take the game back to here</source>
      <translation>ここまで戻す</translation>
    </message>
    <message>
      <source>The current game is at a different move.</source>
      <translation>対局は現在、別の局面にあります。</translation>
    </message>
    <message>
      <source>The file is still loading. Only the main line is available so far.</source>
      <translation>ファイルはまだ読み込み中です。今は本譜だけを見られます。</translation>
    </message>
    <message>
      <source>This is the position after move {turn}.</source>
      <translation>これは{turn}手目の後の局面です。</translation>
    </message>
    <message>
      <source>This is the position at the start.</source>
      <translation>これは開始時の局面です。</translation>
    </message>
    <message>
      <source>This position has occurred for the third time.</source>
      <translation>この局面は三度目です。</translation>
    </message>
    <message>
      <source>Variation: back to the game</source>
      <translation>変化：対局に戻る</translation>
    </message>
  </context>
  <context>
    <name>StatusLine</name>
    <message>
      <source>Not allowed</source>
      <translation>禁止</translation>
    </message>
  </context>
  <context>
    <name>StepList</name>
    <message>
      <source>Test steps</source>
      <translation>テストの手順</translation>
    </message>
  </context>
  <context>
    <name>TagsDialog</name>
    <message>
      <source>For example: joseki, to review</source>
      <translation>例：定石、要検討</translation>
    </message>
    <message>
      <source>New tags</source>
      <translation>新しいタグ</translation>
    </message>
    <message>
      <source>Save</source>
      <translation>保存</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>タグ</translation>
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
      <translation>このまま</translation>
    </message>
    <message>
      <source>Show</source>
      <translation>見る</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>手を戻す</translation>
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
      <translation>持ち時間のみ（秒読みなし）</translation>
    </message>
    <message>
      <source>Byo-yomi periods</source>
      <translation>秒読み</translation>
    </message>
    <message>
      <source>Canadian (moves per period)</source>
      <translation>カナダ式（一定時間に一定手数）</translation>
    </message>
    <message>
      <source>Clock</source>
      <translation>時計</translation>
    </message>
    <message>
      <source>Main time in minutes</source>
      <translation>持ち時間（分）</translation>
    </message>
    <message>
      <source>Minutes per period</source>
      <translation>秒読み1回の分数</translation>
    </message>
    <message>
      <source>More time after each move (Fischer)</source>
      <translation>一手ごとに加算（フィッシャー）</translation>
    </message>
    <message>
      <source>Moves per period</source>
      <translation>秒読み1回の手数</translation>
    </message>
    <message>
      <source>No clock</source>
      <translation>時計なし</translation>
    </message>
    <message>
      <source>Number of periods</source>
      <translation>秒読みの回数</translation>
    </message>
    <message>
      <source>Seconds added after each move</source>
      <translation>一手ごとに加える秒数</translation>
    </message>
    <message>
      <source>Seconds per period</source>
      <translation>秒読み1回の秒数</translation>
    </message>
    <message>
      <source>Time</source>
      <translation>時間</translation>
    </message>
    <message>
      <source>When time runs out</source>
      <translation>時間切れのとき</translation>
    </message>
    <message>
      <source>When time runs out:</source>
      <translation>時間切れのとき：</translation>
    </message>
    <message>
      <source>minutes</source>
      <translation>分</translation>
    </message>
    <message>
      <source>moves in</source>
      <translation>手につき</translation>
    </message>
    <message>
      <source>seconds</source>
      <translation>秒</translation>
    </message>
    <message>
      <source>seconds more after each move</source>
      <translation>秒を一手ごとに加算</translation>
    </message>
    <message>
      <source>show a warning only</source>
      <translation>警告だけを表示</translation>
    </message>
    <message>
      <source>the game is lost</source>
      <translation>負けとする</translation>
    </message>
    <message>
      <source>then</source>
      <translation>その後</translation>
    </message>
  </context>
  <context>
    <name>ToolPalette</name>
    <message>
      <source>Edit</source>
      <translation>編集</translation>
    </message>
    <message>
      <source>Edit tools</source>
      <translation>編集ツール</translation>
    </message>
  </context>
  <context>
    <name>TrainingField</name>
    <message>
      <source>Against the computer</source>
      <translation>コンピューターとの対局</translation>
    </message>
    <message>
      <source>Lost points that are told</source>
      <translation>知らせる損の目数</translation>
    </message>
    <message>
      <source>Match me</source>
      <translation>強さを自動で合わせる</translation>
    </message>
    <message>
      <source>Says when your move loses this many points, and lets you take it back.</source>
      <translation>打った手がこの目数以上の損なら知らせ、手を戻せるようにします。</translation>
    </message>
    <message>
      <source>Teaching game</source>
      <translation>指導碁</translation>
    </message>
    <message>
      <source>points lost or more</source>
      <translation>目以上の損</translation>
    </message>
  </context>
  <context>
    <name>TreePanel</name>
    <message>
      <source>Game tree</source>
      <translation>棋譜ツリー</translation>
    </message>
  </context>
  <context>
    <name>TreeView</name>
    <message>
      <source>Game tree</source>
      <translation>棋譜ツリー</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>{number}手目</translation>
    </message>
    <message>
      <source>No moves yet</source>
      <translation>まだ着手がありません</translation>
    </message>
  </context>
  <context>
    <name>TryCard</name>
    <message>
      <source>Try it</source>
      <translation>やってみる</translation>
    </message>
  </context>
  <context>
    <name>UnsavedDialog</name>
    <message>
      <source>&amp;Don’t save</source>
      <translation>保存しない(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <source>Save the changes to “{name}”?</source>
      <translation>「{name}」への変更を保存しますか？</translation>
    </message>
    <message>
      <source>Unsaved changes</source>
      <translation>未保存の変更</translation>
    </message>
    <message>
      <source>Your changes will be lost if you don’t save them.</source>
      <translation>保存しないと変更は失われます。</translation>
    </message>
  </context>
  <context>
    <name>WalkController</name>
    <message>
      <source>There are no bad or doubtful moves after this one.</source>
      <translation>この後に悪手・疑問手はありません。</translation>
    </message>
    <message>
      <source>There are no bad or doubtful moves before this one.</source>
      <translation>この前に悪手・疑問手はありません。</translation>
    </message>
    <message>
      <source>There is no comment after this one.</source>
      <translation>この後にコメントはありません。</translation>
    </message>
    <message>
      <source>There is no comment before this one.</source>
      <translation>この前にコメントはありません。</translation>
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
      <translation>矢印キーで高さを変え、Homeで元に戻します。</translation>
    </message>
    <message>
      <source>Divider</source>
      <translation>仕切り</translation>
    </message>
    <message>
      <source>Drag to change the height. Double-click to reset it.</source>
      <translation>ドラッグで高さを変えます。ダブルクリックで元に戻ります。</translation>
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
      <translation>解析</translation>
    </message>
    <message>
      <source>At the start: {said}</source>
      <translation>開始時：{said}</translation>
    </message>
    <message>
      <source>Move {move}: {said}</source>
      <translation>{move}手目：{said}</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>{number}手目：{played}は{loss}の損</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <source>This position has not been analysed.</source>
      <translation>この局面は未解析です。</translation>
    </message>
    <message>
      <source>better: {point}</source>
      <translation>良い手：{point}</translation>
    </message>
    <message>
      <source>engine’s choice {rank}</source>
      <translation>エンジンの第{rank}候補</translation>
    </message>
    <message>
      <source>large</source>
      <translation>大</translation>
    </message>
    <message>
      <source>not analysed</source>
      <translation>未解析</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>実戦の手</translation>
    </message>
    <message>
      <source>then {line}</source>
      <translation>以下 {line}</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message numerus="yes">
      <source>{count} visits</source>
      <translation>
        <numerusform>探索数{count}</numerusform>
      </translation>
    </message>
    <message>
      <source>{count}/s</source>
      <translation>{count}/秒</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play.</source>
      <translation>{engine}は解析できません。表示しているのは、このエンジンが打つ手です。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it estimates: {score}.</source>
      <translation>{engine}は解析できません。表示しているのは、このエンジンが打つ手です。形勢判断：{score}。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; it gives no estimate.</source>
      <translation>{engine}は解析できません。表示しているのは、このエンジンが打つ手です。形勢判断はありません。</translation>
    </message>
    <message>
      <source>{engine} cannot analyse. This is the move it would play; still estimating…</source>
      <translation>{engine}は解析できません。表示しているのは、このエンジンが打つ手です。まだ形勢を計算中です…</translation>
    </message>
    <message>
      <source>{engine} has exited.</source>
      <translation>{engine}は終了しました。</translation>
    </message>
    <message>
      <source>{engine} is analysing…</source>
      <translation>{engine}が解析中…</translation>
    </message>
    <message>
      <source>{engine} is starting…</source>
      <translation>{engine}を起動しています…</translation>
    </message>
    <message>
      <source>{engine} suggests no move here.</source>
      <translation>{engine}はこの局面では候補手を示しません。</translation>
    </message>
    <message>
      <source>{engine} would resign here.</source>
      <translation>{engine}ならここで投了します。</translation>
    </message>
  </context>
  <context>
    <name>cli</name>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n局</numerusform>
      </translation>
    </message>
  </context>
  <context>
    <name>commands</name>
    <message>
      <source>&amp;Add folder…</source>
      <translation>フォルダーを追加(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Agree on the result…</source>
      <translation>結果に合意(&amp;A)…</translation>
    </message>
    <message>
      <source>&amp;Alternating</source>
      <translation>交互に(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Analyse</source>
      <translation>解析(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Ask engine</source>
      <translation>エンジンに聞く(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Back ten moves</source>
      <translation>10手戻る(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Back to the game</source>
      <translation>対局に戻る(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Biggest mistakes</source>
      <translation>大きな悪手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black agrees</source>
      <translation>黒が同意(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black forfeits…</source>
      <translation>黒の反則負け(&amp;B)…</translation>
    </message>
    <message>
      <source>&amp;Clear all marks here</source>
      <translation>ここの印をすべて消す(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Clear marks</source>
      <translation>印を消す(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Console</source>
      <translation>コンソール(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Coordinates</source>
      <translation>座標(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy from here</source>
      <translation>ここ以降をコピー(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy game as SGF</source>
      <translation>棋譜をSGFでコピー(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Copy the log as text</source>
      <translation>ログをテキストでコピー(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Crop to this position</source>
      <translation>この局面だけにする(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Delete this move and all after it</source>
      <translation>この手以降を削除(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Engines…</source>
      <translation>エンジン(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Export the chosen games…</source>
      <translation>選んだ棋譜を書き出す(&amp;E)…</translation>
    </message>
    <message>
      <source>&amp;Find this position in the library</source>
      <translation>この局面をライブラリで検索(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Find…</source>
      <translation>検索(&amp;F)…</translation>
    </message>
    <message>
      <source>&amp;First</source>
      <translation>最初(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Flip horizontally</source>
      <translation>左右反転(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Forbidden points</source>
      <translation>着手禁止点(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Games in this file…</source>
      <translation>このファイルの対局(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Go to move…</source>
      <translation>手数を指定して移動(&amp;G)…</translation>
    </message>
    <message>
      <source>&amp;Guess the moves of the chosen game</source>
      <translation>選んだ棋譜の手を当てる(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Guess the next move</source>
      <translation>次の一手を当てる(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Hint</source>
      <translation>ヒント(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Hint for the exercise</source>
      <translation>問題のヒント(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;History…</source>
      <translation>履歴(&amp;H)…</translation>
    </message>
    <message>
      <source>&amp;Insert a pass</source>
      <translation>パスを挿入(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Keyboard shortcuts</source>
      <translation>ショートカットキー(&amp;K)</translation>
    </message>
    <message>
      <source>&amp;Last</source>
      <translation>最後(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Learn Go</source>
      <translation>囲碁を学ぶ(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Library</source>
      <translation>ライブラリ(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Losses instead of values</source>
      <translation>値の代わりに損を表示(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Main line</source>
      <translation>本譜(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Make main line</source>
      <translation>本譜にする(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark again</source>
      <translation>印を付け直す(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Mark dead stones</source>
      <translation>死石に印を付ける(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Move numbers</source>
      <translation>手の番号(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;My mistakes as problems</source>
      <translation>自分の悪手を問題にする(&amp;M)</translation>
    </message>
    <message>
      <source>&amp;Name, number, figure…</source>
      <translation>名前、番号、図(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;New game…</source>
      <translation>新しい対局(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;Next game in the list</source>
      <translation>一覧の次の棋譜(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next question</source>
      <translation>次の問題へ(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next suggestion</source>
      <translation>次の候補手(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Next variation</source>
      <translation>次の変化(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;No result…</source>
      <translation>無勝負(&amp;N)…</translation>
    </message>
    <message>
      <source>&amp;One second per move or slower</source>
      <translation>一手1秒以上(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open the chosen game</source>
      <translation>選んだ棋譜を開く(&amp;O)</translation>
    </message>
    <message>
      <source>&amp;Open…</source>
      <translation>開く(&amp;O)…</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>パス(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste as a variation</source>
      <translation>変化として貼り付け(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Paste game</source>
      <translation>棋譜を貼り付け(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>対局(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play on</source>
      <translation>対局を再開(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Play this move</source>
      <translation>この手を打つ(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Previous game in the list</source>
      <translation>一覧の前の棋譜(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Program’s own network</source>
      <translation>プログラム付属のネットワーク(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Quit</source>
      <translation>終了(&amp;Q)</translation>
    </message>
    <message>
      <source>&amp;Redo</source>
      <translation>やり直す(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Repeat the exercise</source>
      <translation>もう一度解く(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Report of the game</source>
      <translation>対局のレポート(&amp;R)</translation>
    </message>
    <message>
      <source>&amp;Reset the layout</source>
      <translation>レイアウトを元に戻す(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Resign…</source>
      <translation>投了(&amp;R)…</translation>
    </message>
    <message>
      <source>&amp;Save</source>
      <translation>保存(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Save analysis to the game</source>
      <translation>解析を棋譜に保存(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>整地(&amp;J)</translation>
    </message>
    <message>
      <source>&amp;Shared list</source>
      <translation>共通の一覧(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show duplicates</source>
      <translation>重複を表示(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Show the answer</source>
      <translation>答えを見る(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Start the engine</source>
      <translation>エンジンを起動(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Swap the colours</source>
      <translation>黒白の入れ替え(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tags…</source>
      <translation>タグ(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Teaching game</source>
      <translation>指導碁(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Three seconds per move or slower</source>
      <translation>一手3秒以上(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;Type a point…</source>
      <translation>点を入力(&amp;T)…</translation>
    </message>
    <message>
      <source>&amp;Undo</source>
      <translation>元に戻す(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;Update the library</source>
      <translation>ライブラリを更新(&amp;U)</translation>
    </message>
    <message>
      <source>&amp;White agrees</source>
      <translation>白が同意(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White forfeits…</source>
      <translation>白の反則負け(&amp;W)…</translation>
    </message>
    <message>
      <source>&amp;Write the log to a file</source>
      <translation>ログをファイルに書く(&amp;W)</translation>
    </message>
    <message>
      <source>A&amp;gree on dead stones</source>
      <translation>死石の合意(&amp;G)</translation>
    </message>
    <message>
      <source>A&amp;utoplay</source>
      <translation>自動再生(&amp;U)</translation>
    </message>
    <message>
      <source>About &amp;{name}</source>
      <translation>{name}について(&amp;C)</translation>
    </message>
    <message>
      <source>Analyse &amp;whole game…</source>
      <translation>対局全体を解析(&amp;W)…</translation>
    </message>
    <message>
      <source>Analyse a reg&amp;ion</source>
      <translation>範囲を解析(&amp;I)</translation>
    </message>
    <message>
      <source>Analysis pan&amp;el</source>
      <translation>解析パネル(&amp;D)</translation>
    </message>
    <message>
      <source>As fast as &amp;possible</source>
      <translation>できるだけ速く(&amp;C)</translation>
    </message>
    <message>
      <source>Ask the engine to decide</source>
      <translation>エンジンに任せる</translation>
    </message>
    <message>
      <source>B&amp;ack</source>
      <translation>戻る(&amp;A)</translation>
    </message>
    <message>
      <source>Best moves &amp;on the board</source>
      <translation>候補手を盤に表示(&amp;O)</translation>
    </message>
    <message>
      <source>Black loses by forfeit?</source>
      <translation>黒の反則負けにしますか？</translation>
    </message>
    <message>
      <source>Black to &amp;play</source>
      <translation>黒番にする(&amp;P)</translation>
    </message>
    <message>
      <source>Board cursor down</source>
      <translation>盤のカーソルを下へ</translation>
    </message>
    <message>
      <source>Board cursor left</source>
      <translation>盤のカーソルを左へ</translation>
    </message>
    <message>
      <source>Board cursor right</source>
      <translation>盤のカーソルを右へ</translation>
    </message>
    <message>
      <source>Board cursor up</source>
      <translation>盤のカーソルを上へ</translation>
    </message>
    <message>
      <source>C&amp;lose the count</source>
      <translation>計算を閉じる(&amp;L)</translation>
    </message>
    <message>
      <source>C&amp;opy count as text</source>
      <translation>計算結果をテキストでコピー(&amp;O)</translation>
    </message>
    <message>
      <source>Cancel proposal</source>
      <translation>提案を中止</translation>
    </message>
    <message>
      <source>Collap&amp;se or expand branch</source>
      <translation>枝を折りたたむ・展開(&amp;U)</translation>
    </message>
    <message>
      <source>Compare area and &amp;territory</source>
      <translation>面積計算と地計算を比較(&amp;T)</translation>
    </message>
    <message>
      <source>Continue against the comp&amp;uter</source>
      <translation>コンピューターと続ける(&amp;U)</translation>
    </message>
    <message>
      <source>Continue as a game &amp;from here</source>
      <translation>ここから対局として続ける(&amp;C)</translation>
    </message>
    <message>
      <source>Copy board as p&amp;icture</source>
      <translation>盤を画像でコピー(&amp;I)</translation>
    </message>
    <message>
      <source>Copy board as te&amp;xt</source>
      <translation>盤をテキストでコピー(&amp;X)</translation>
    </message>
    <message>
      <source>Cut &amp;from here</source>
      <translation>ここ以降を切り取り(&amp;U)</translation>
    </message>
    <message>
      <source>Dec&amp;ide as marked…</source>
      <translation>印のとおりに決める(&amp;I)…</translation>
    </message>
    <message>
      <source>Delete all &amp;other variations</source>
      <translation>ほかの変化をすべて削除(&amp;O)</translation>
    </message>
    <message>
      <source>Delete only this &amp;move</source>
      <translation>この手だけ削除(&amp;O)</translation>
    </message>
    <message>
      <source>Disp&amp;ute marks</source>
      <translation>印に異議を唱える(&amp;U)</translation>
    </message>
    <message>
      <source>E&amp;xport picture…</source>
      <translation>画像に書き出す(&amp;E)…</translation>
    </message>
    <message>
      <source>Enco&amp;ding…</source>
      <translation>文字コード(&amp;D)…</translation>
    </message>
    <message>
      <source>Engine &amp;move</source>
      <translation>エンジンに打たせる(&amp;M)</translation>
    </message>
    <message>
      <source>Engines and op&amp;tions…</source>
      <translation>エンジンと設定(&amp;T)…</translation>
    </message>
    <message>
      <source>Es&amp;timate</source>
      <translation>形勢判断(&amp;E)</translation>
    </message>
    <message>
      <source>Expected o&amp;wnership</source>
      <translation>地の予測(&amp;W)</translation>
    </message>
    <message>
      <source>Export &amp;as PDF…</source>
      <translation>PDFに書き出す(&amp;F)…</translation>
    </message>
    <message>
      <source>Export &amp;report…</source>
      <translation>レポートを書き出す(&amp;R)…</translation>
    </message>
    <message>
      <source>F&amp;orward ten moves</source>
      <translation>10手進む(&amp;O)</translation>
    </message>
    <message>
      <source>F&amp;ull screen</source>
      <translation>全画面(&amp;U)</translation>
    </message>
    <message>
      <source>Fi&amp;lters…</source>
      <translation>絞り込み(&amp;L)…</translation>
    </message>
    <message>
      <source>Fi&amp;nd this position</source>
      <translation>この局面を検索(&amp;E)</translation>
    </message>
    <message>
      <source>Fin&amp;d next</source>
      <translation>次を検索(&amp;P)</translation>
    </message>
    <message>
      <source>Find &amp;previous</source>
      <translation>前を検索(&amp;Q)</translation>
    </message>
    <message>
      <source>Find a &amp;region in the library…</source>
      <translation>範囲をライブラリで検索(&amp;R)…</translation>
    </message>
    <message>
      <source>Flip &amp;vertically</source>
      <translation>上下反転(&amp;U)</translation>
    </message>
    <message>
      <source>Flip along the &amp;diagonal ╱</source>
      <translation>対角線 ╱ で反転(&amp;D)</translation>
    </message>
    <message>
      <source>Flip along the d&amp;iagonal ╲</source>
      <translation>対角線 ╲ で反転(&amp;I)</translation>
    </message>
    <message>
      <source>Fol&amp;ders…</source>
      <translation>フォルダー(&amp;D)…</translation>
    </message>
    <message>
      <source>For&amp;ward</source>
      <translation>進む(&amp;W)</translation>
    </message>
    <message>
      <source>Game &amp;information…</source>
      <translation>対局情報(&amp;I)…</translation>
    </message>
    <message>
      <source>Get a stron&amp;ger engine…</source>
      <translation>より強いエンジンを入手(&amp;G)…</translation>
    </message>
    <message>
      <source>Guess &amp;White’s moves</source>
      <translation>白の手を当てる(&amp;W)</translation>
    </message>
    <message>
      <source>Guess Blac&amp;k’s moves</source>
      <translation>黒の手を当てる(&amp;K)</translation>
    </message>
    <message>
      <source>Guess the moves of &amp;both players</source>
      <translation>両方の手を当てる(&amp;B)</translation>
    </message>
    <message>
      <source>Illegal mo&amp;ves…</source>
      <translation>反則の手(&amp;V)…</translation>
    </message>
    <message>
      <source>Leave edit mode</source>
      <translation>編集モードを終える</translation>
    </message>
    <message>
      <source>Leave game and revie&amp;w</source>
      <translation>対局を離れて検討(&amp;L)</translation>
    </message>
    <message>
      <source>Mark &amp;Black’s list</source>
      <translation>黒の一覧に印を付ける(&amp;B)</translation>
    </message>
    <message>
      <source>Mark &amp;White’s list</source>
      <translation>白の一覧に印を付ける(&amp;W)</translation>
    </message>
    <message>
      <source>Mark the chain at the board cursor</source>
      <translation>盤のカーソルの連に印を付ける</translation>
    </message>
    <message>
      <source>Move variation &amp;up</source>
      <translation>変化を上へ(&amp;A)</translation>
    </message>
    <message>
      <source>Move variation do&amp;wn</source>
      <translation>変化を下へ(&amp;W)</translation>
    </message>
    <message>
      <source>Moves of &amp;people</source>
      <translation>人の打ち手(&amp;P)</translation>
    </message>
    <message>
      <source>Names of pla&amp;yers…</source>
      <translation>対局者の名前(&amp;Y)…</translation>
    </message>
    <message>
      <source>Ne&amp;xt fork</source>
      <translation>次の分岐(&amp;X)</translation>
    </message>
    <message>
      <source>Ne&amp;xt problem</source>
      <translation>次の詰碁(&amp;X)</translation>
    </message>
    <message>
      <source>Next &amp;comment</source>
      <translation>次のコメント(&amp;C)</translation>
    </message>
    <message>
      <source>Next illegal m&amp;ove</source>
      <translation>次の反則の手(&amp;H)</translation>
    </message>
    <message>
      <source>Next mista&amp;ke</source>
      <translation>次の悪手(&amp;K)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass</source>
      <translation>正式なパス(&amp;H)</translation>
    </message>
    <message>
      <source>Officia&amp;l pass and end</source>
      <translation>正式なパスで終局(&amp;H)</translation>
    </message>
    <message>
      <source>One board p&amp;er chain</source>
      <translation>連ごとに盤を分ける(&amp;E)</translation>
    </message>
    <message>
      <source>Open in a new &amp;window</source>
      <translation>新しいウィンドウで開く(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;ause engines</source>
      <translation>エンジンを一時停止(&amp;W)</translation>
    </message>
    <message>
      <source>P&amp;revious variation</source>
      <translation>前の変化(&amp;R)</translation>
    </message>
    <message>
      <source>Pla&amp;yers…</source>
      <translation>対局者(&amp;Y)…</translation>
    </message>
    <message>
      <source>Play a &amp;first game</source>
      <translation>最初の一局を打つ(&amp;F)</translation>
    </message>
    <message>
      <source>Play on…</source>
      <translation>対局を再開…</translation>
    </message>
    <message>
      <source>Play or mark at the board cursor</source>
      <translation>盤のカーソルに打つ・印を付ける</translation>
    </message>
    <message>
      <source>Pr&amp;eferences…</source>
      <translation>設定(&amp;J)…</translation>
    </message>
    <message>
      <source>Pre&amp;vious problem</source>
      <translation>前の詰碁(&amp;V)</translation>
    </message>
    <message>
      <source>Pre&amp;vious suggestion</source>
      <translation>前の候補手(&amp;F)</translation>
    </message>
    <message>
      <source>Previo&amp;us fork</source>
      <translation>前の分岐(&amp;V)</translation>
    </message>
    <message>
      <source>Previous &amp;illegal move</source>
      <translation>前の反則の手(&amp;I)</translation>
    </message>
    <message>
      <source>Previous comm&amp;ent</source>
      <translation>前のコメント(&amp;E)</translation>
    </message>
    <message>
      <source>Previous mis&amp;take</source>
      <translation>前の悪手(&amp;J)</translation>
    </message>
    <message>
      <source>Prin&amp;t…</source>
      <translation>印刷(&amp;X)…</translation>
    </message>
    <message>
      <source>Print rep&amp;ort…</source>
      <translation>レポートを印刷(&amp;O)…</translation>
    </message>
    <message>
      <source>Propose &amp;dead stones</source>
      <translation>死石を提案(&amp;D)</translation>
    </message>
    <message>
      <source>Re&amp;view</source>
      <translation>検討(&amp;R)</translation>
    </message>
    <message>
      <source>Rep&amp;air report…</source>
      <translation>修復の報告(&amp;T)…</translation>
    </message>
    <message>
      <source>Repeat those m&amp;issed</source>
      <translation>間違えた問題をもう一度(&amp;I)</translation>
    </message>
    <message>
      <source>Rotate &amp;180°</source>
      <translation>180度回転(&amp;A)</translation>
    </message>
    <message>
      <source>Rotate &amp;left</source>
      <translation>左に回転(&amp;L)</translation>
    </message>
    <message>
      <source>Rotate &amp;right</source>
      <translation>右に回転(&amp;R)</translation>
    </message>
    <message>
      <source>S&amp;core</source>
      <translation>整地(&amp;J)</translation>
    </message>
    <message>
      <source>S&amp;top the exercise</source>
      <translation>問題を終える(&amp;T)</translation>
    </message>
    <message>
      <source>Sa&amp;ve as…</source>
      <translation>名前を付けて保存(&amp;A)…</translation>
    </message>
    <message>
      <source>Save s&amp;cores only</source>
      <translation>目差だけ保存(&amp;C)</translation>
    </message>
    <message>
      <source>Scores &amp;in the graph</source>
      <translation>目差をグラフに表示(&amp;I)</translation>
    </message>
    <message>
      <source>Separate &amp;lists</source>
      <translation>別々の一覧(&amp;L)</translation>
    </message>
    <message>
      <source>Set up as a new &amp;variation</source>
      <translation>別の変化として配置(&amp;V)</translation>
    </message>
    <message>
      <source>Show &amp;longer line</source>
      <translation>予想手順を長く(&amp;M)</translation>
    </message>
    <message>
      <source>Show sho&amp;rter line</source>
      <translation>予想手順を短く(&amp;L)</translation>
    </message>
    <message>
      <source>Show the &amp;better move</source>
      <translation>もっと良い手を見る(&amp;B)</translation>
    </message>
    <message>
      <source>Solve &amp;problems…</source>
      <translation>詰碁を解く(&amp;P)…</translation>
    </message>
    <message>
      <source>Start the engine</source>
      <translation>エンジンを起動</translation>
    </message>
    <message>
      <source>Stop &amp;analysing</source>
      <translation>解析を停止(&amp;A)</translation>
    </message>
    <message>
      <source>Stop a&amp;utoplay</source>
      <translation>自動再生を停止(&amp;U)</translation>
    </message>
    <message>
      <source>Stop anal&amp;ysing the game</source>
      <translation>対局全体の解析を中止(&amp;C)</translation>
    </message>
    <message>
      <source>Stop the engine</source>
      <translation>エンジンを停止</translation>
    </message>
    <message>
      <source>Stop writing {path}</source>
      <translation>{path}への書き込みをやめる</translation>
    </message>
    <message>
      <source>Stop “{command}”</source>
      <translation>「{command}」を中止</translation>
    </message>
    <message>
      <source>T&amp;humbnail of this move</source>
      <translation>この手の小さな盤(&amp;S)</translation>
    </message>
    <message>
      <source>Take the game back to &amp;here</source>
      <translation>ここまで戻す(&amp;W)</translation>
    </message>
    <message>
      <source>The game ends without a result?</source>
      <translation>対局を無勝負で終えますか？</translation>
    </message>
    <message>
      <source>The r&amp;ules, step by step</source>
      <translation>ルールを一つずつ(&amp;U)</translation>
    </message>
    <message>
      <source>Type a point</source>
      <translation>点を入力</translation>
    </message>
    <message>
      <source>W&amp;rite result to game</source>
      <translation>結果を棋譜に記入(&amp;R)</translation>
    </message>
    <message>
      <source>White loses by forfeit?</source>
      <translation>白の反則負けにしますか？</translation>
    </message>
    <message>
      <source>White to p&amp;lay</source>
      <translation>白番にする(&amp;L)</translation>
    </message>
    <message>
      <source>Win &amp;rates in the graph</source>
      <translation>勝率をグラフに表示(&amp;R)</translation>
    </message>
    <message>
      <source>Write the log to a file</source>
      <translation>ログをファイルに書く</translation>
    </message>
    <message>
      <source>{step}, to next star line</source>
      <translation>{step}（次の星の線まで）</translation>
    </message>
  </context>
  <context>
    <name>edit</name>
    <message>
      <source>&amp;Arrow</source>
      <translation>矢印(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Black stone</source>
      <translation>黒石(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Black’s territory</source>
      <translation>黒の地(&amp;K)</translation>
    </message>
    <message>
      <source>&amp;Circle</source>
      <translation>丸(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Dim points</source>
      <translation>点を薄く(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Erase a stone</source>
      <translation>石を消す(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Number</source>
      <translation>番号(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Play</source>
      <translation>着手(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Square</source>
      <translation>四角(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Triangle</source>
      <translation>三角(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;White stone</source>
      <translation>白石(&amp;W)</translation>
    </message>
    <message>
      <source>&amp;White’s territory</source>
      <translation>白の地(&amp;W)</translation>
    </message>
    <message>
      <source>C&amp;ross</source>
      <translation>×印(&amp;R)</translation>
    </message>
    <message>
      <source>Click a point, or drag over a region.</source>
      <translation>点をクリックするか、範囲をドラッグします。</translation>
    </message>
    <message>
      <source>Click a point.</source>
      <translation>点をクリックします。</translation>
    </message>
    <message>
      <source>Click a stone.</source>
      <translation>石をクリックします。</translation>
    </message>
    <message>
      <source>Click to insert a move before the following ones.</source>
      <translation>クリックすると、続く手の前に一手を挿入します。</translation>
    </message>
    <message>
      <source>Click to play.</source>
      <translation>クリックすると打ちます。</translation>
    </message>
    <message>
      <source>Drag from one point to another, or click both.</source>
      <translation>点から点へドラッグするか、両方をクリックします。</translation>
    </message>
    <message>
      <source>Drag over the part to show; click a point twice to show everything.</source>
      <translation>見せる範囲をドラッグします。点を二度クリックすると全体に戻ります。</translation>
    </message>
    <message>
      <source>Drag over the shape to find, or click both corners.</source>
      <translation>検索する範囲をドラッグするか、両隅をクリックします。</translation>
    </message>
    <message>
      <source>Each click adds the next free letter.</source>
      <translation>クリックごとに次の空いた文字が付きます。</translation>
    </message>
    <message>
      <source>Each click adds the next free number.</source>
      <translation>クリックごとに次の空いた番号が付きます。</translation>
    </message>
    <message>
      <source>Find &amp;a shape</source>
      <translation>形を検索(&amp;G)</translation>
    </message>
    <message>
      <source>Insert a &amp;move</source>
      <translation>手を挿入(&amp;I)</translation>
    </message>
    <message>
      <source>L&amp;etter</source>
      <translation>文字(&amp;B)</translation>
    </message>
    <message>
      <source>L&amp;ine</source>
      <translation>線(&amp;E)</translation>
    </message>
    <message>
      <source>Labels</source>
      <translation>文字と番号</translation>
    </message>
    <message>
      <source>Lines</source>
      <translation>線</translation>
    </message>
    <message>
      <source>Marks</source>
      <translation>印</translation>
    </message>
    <message>
      <source>More</source>
      <translation>その他</translation>
    </message>
    <message>
      <source>Move</source>
      <translation>手の評価</translation>
    </message>
    <message>
      <source>Part of the b&amp;oard</source>
      <translation>盤の一部(&amp;O)</translation>
    </message>
    <message>
      <source>Play</source>
      <translation>着手</translation>
    </message>
    <message>
      <source>Position</source>
      <translation>形勢</translation>
    </message>
    <message>
      <source>Se&amp;lection</source>
      <translation>選択(&amp;L)</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>石</translation>
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
      <translation>設定ファイルがありません。引数で指定してください。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing.</source>
      <translation>必要なライブラリがありません。</translation>
    </message>
    <message>
      <source>A library that the program needs is missing: {detail}</source>
      <translation>必要なライブラリがありません：{detail}</translation>
    </message>
    <message>
      <source>A network file is missing. Download one and name it in the arguments.</source>
      <translation>ネットワークファイルがありません。ダウンロードして引数で指定してください。</translation>
    </message>
    <message>
      <source>A program that it runs was not found (exit code 127).</source>
      <translation>エンジンが実行するプログラムが見つかりませんでした（終了コード127）。</translation>
    </message>
    <message>
      <source>Accepts a board size</source>
      <translation>盤の大きさを受け付ける</translation>
    </message>
    <message>
      <source>Accepts a komi</source>
      <translation>コミを受け付ける</translation>
    </message>
    <message>
      <source>Accepts the rules</source>
      <translation>ルールを受け付ける</translation>
    </message>
    <message>
      <source>Add {argument}</source>
      <translation>{argument}を追加</translation>
    </message>
    <message>
      <source>An argument starts with a typographic dash: {detail}</source>
      <translation>引数が印刷用のダッシュで始まっています：{detail}</translation>
    </message>
    <message>
      <source>An argument that turns on GTP may be missing. Some engines need minutes the first time; if so, keep waiting.</source>
      <translation>GTPを有効にする引数が足りないのかもしれません。初回に数分かかるエンジンもあります。その場合はお待ちください。</translation>
    </message>
    <message>
      <source>Attach {name}</source>
      <translation>{name}を登録</translation>
    </message>
    <message>
      <source>Attach {name}, found on this computer</source>
      <translation>このコンピューターで見つかった{name}を登録</translation>
    </message>
    <message>
      <source>Can be executed</source>
      <translation>実行できる</translation>
    </message>
    <message>
      <source>Check the arguments against the program’s own help.</source>
      <translation>引数をプログラム自身のヘルプと見比べてください。</translation>
    </message>
    <message>
      <source>Choose the program’s file; arguments go into their own field.</source>
      <translation>プログラムのファイルを選んでください。引数は専用の欄に入れます。</translation>
    </message>
    <message>
      <source>Close other programs, or use a smaller network.</source>
      <translation>ほかのプログラムを閉じるか、小さいネットワークを使ってください。</translation>
    </message>
    <message>
      <source>Did you mean that one?</source>
      <translation>これのことですか？</translation>
    </message>
    <message>
      <source>Download a network for this engine and name its file in the arguments: -model FILE for KataGo, --weights FILE for Leela Zero.</source>
      <translation>このエンジン用のネットワークを入手し、引数で指定してください：KataGoは-model FILE、Leela Zeroは--weights FILE。</translation>
    </message>
    <message>
      <source>Enter the full path of the program. After ssh, this is the path on the other computer.</source>
      <translation>プログラムの完全なパスを書いてください。sshの後では相手のコンピューター上のパスです。</translation>
    </message>
    <message>
      <source>Exits when asked</source>
      <translation>求められたら終了する</translation>
    </message>
    <message>
      <source>If it supports other rules, set them in its arguments.</source>
      <translation>ほかのルールに対応していれば、引数で設定してください。</translation>
    </message>
    <message>
      <source>Install a version of the engine for this system and processor.</source>
      <translation>このシステムとプロセッサー用のエンジンを入手してください。</translation>
    </message>
    <message>
      <source>Install it with your package manager, or use a version of the engine that includes its libraries.</source>
      <translation>システムのパッケージで入れるか、ライブラリ付きのエンジンを入手してください。</translation>
    </message>
    <message>
      <source>It</source>
      <translation>このエンジン</translation>
    </message>
    <message>
      <source>It analyses positions.</source>
      <translation>局面を解析できます。</translation>
    </message>
    <message>
      <source>It answered: {detail}</source>
      <translation>答え：{detail}</translation>
    </message>
    <message>
      <source>It can be stopped while thinking.</source>
      <translation>考慮中に止められます。</translation>
    </message>
    <message>
      <source>It can report dead stones.</source>
      <translation>死石を報告できます。</translation>
    </message>
    <message>
      <source>It cannot analyse.</source>
      <translation>解析できません。</translation>
    </message>
    <message>
      <source>It cannot be stopped while thinking, so it is restarted instead.</source>
      <translation>考慮中に止められないので、終了させて再起動します。</translation>
    </message>
    <message>
      <source>It cannot report dead stones.</source>
      <translation>死石を報告できません。</translation>
    </message>
    <message>
      <source>It did not accept the rules: {detail}</source>
      <translation>ルールを受け付けませんでした：{detail}</translation>
    </message>
    <message>
      <source>It did not exit and was killed.</source>
      <translation>終わらなかったので、強制終了しました。</translation>
    </message>
    <message>
      <source>It does not work yet.</source>
      <translation>まだ動きません。</translation>
    </message>
    <message>
      <source>It gave no reason. Try the same command in a terminal.</source>
      <translation>理由は示されませんでした。同じコマンドを端末で試してください。</translation>
    </message>
    <message>
      <source>It lacks required commands: {message}</source>
      <translation>対局に必要なコマンドがありません：{message}</translation>
    </message>
    <message>
      <source>It lacks the optional {detail}.</source>
      <translation>任意のコマンド{detail}がありません。</translation>
    </message>
    <message>
      <source>It may play moves that superko forbids; these are refused.</source>
      <translation>スーパーコウで禁じられた手を打つことがあります。その手はここで拒否します。</translation>
    </message>
    <message>
      <source>It refused a komi of 7: {detail}</source>
      <translation>コミ7を拒否しました：{detail}</translation>
    </message>
    <message>
      <source>It refused smaller boards; it accepted {detail} × {detail}.</source>
      <translation>小さい盤を拒否しました。{detail} × {detail}は受け付けました。</translation>
    </message>
    <message>
      <source>It reports no name.</source>
      <translation>名前を報告しません。</translation>
    </message>
    <message>
      <source>It runs, but its output is not GTP.</source>
      <translation>動いていますが、出力がGTPではありません。</translation>
    </message>
    <message>
      <source>It supports rectangular boards.</source>
      <translation>長方形の盤に対応しています。</translation>
    </message>
    <message>
      <source>It supports square boards only.</source>
      <translation>正方形の盤だけに対応しています。</translation>
    </message>
    <message>
      <source>It treats suicide as illegal and cannot follow a game in which it is played.</source>
      <translation>自殺手を反則とするので、打たれると対局についていけません。</translation>
    </message>
    <message>
      <source>It works, with limitations.</source>
      <translation>制限付きで動きます。</translation>
    </message>
    <message>
      <source>It works.</source>
      <translation>動きます。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why.</source>
      <translation>下の最後の出力に理由があるかもしれません。</translation>
    </message>
    <message>
      <source>Its last output, below, may say why. Look for a newer version.</source>
      <translation>下の最後の出力に理由があるかもしれません。新しい版を探してください。</translation>
    </message>
    <message>
      <source>Its rules cannot be set; it uses its own.</source>
      <translation>ルールを設定できません。エンジン独自のルールを使います。</translation>
    </message>
    <message>
      <source>Last on standard error:</source>
      <translation>標準エラー出力の最後：</translation>
    </message>
    <message>
      <source>Last on standard output:</source>
      <translation>標準出力の最後：</translation>
    </message>
    <message>
      <source>Name an existing file in the arguments (-config FILE for KataGo), or fix the line that the engine reports.</source>
      <translation>引数に実在のファイルを指定するか（KataGoは-config FILE）、エンジンが指摘する行を直してください。</translation>
    </message>
    <message>
      <source>No program has been chosen.</source>
      <translation>プログラムが選ばれていません。</translation>
    </message>
    <message>
      <source>Passwords cannot be entered here. Set up an SSH key and load it into your agent.</source>
      <translation>ここではパスワードを入力できません。SSH鍵を用意し、エージェントに読み込ませてください。</translation>
    </message>
    <message>
      <source>Plays legal moves</source>
      <translation>合法な手を打つ</translation>
    </message>
    <message>
      <source>Program exists</source>
      <translation>プログラムが存在する</translation>
    </message>
    <message>
      <source>Replace the dashes</source>
      <translation>ダッシュを置き換える</translation>
    </message>
    <message>
      <source>Reports name and version</source>
      <translation>名前とバージョンを報告する</translation>
    </message>
    <message>
      <source>Start it with {detail}.</source>
      <translation>{detail}を付けて起動してください。</translation>
    </message>
    <message>
      <source>Start it without FUSE</source>
      <translation>FUSEなしで起動</translation>
    </message>
    <message>
      <source>Start it without FUSE, by the variable APPIMAGE_EXTRACT_AND_RUN=1, or install libfuse2 (libfuse2t64 on newer systems).</source>
      <translation>変数APPIMAGE_EXTRACT_AND_RUN=1を使ってFUSEなしで起動するか、libfuse2（新しいシステムではlibfuse2t64）をインストールしてください。</translation>
    </message>
    <message>
      <source>Starts</source>
      <translation>起動する</translation>
    </message>
    <message>
      <source>Supports GTP</source>
      <translation>GTPに対応している</translation>
    </message>
    <message>
      <source>Supports the required commands</source>
      <translation>必要なコマンドに対応している</translation>
    </message>
    <message>
      <source>The command was not found: {detail}</source>
      <translation>コマンドが見つかりませんでした：{detail}</translation>
    </message>
    <message>
      <source>The engine cannot find its network file: {detail}</source>
      <translation>エンジンがネットワークファイルを見つけられません：{detail}</translation>
    </message>
    <message>
      <source>The engine does not accept its configuration file: {detail}</source>
      <translation>エンジンが設定ファイルを受け付けません：{detail}</translation>
    </message>
    <message>
      <source>The engine does not understand its arguments: {detail}</source>
      <translation>エンジンが引数を理解しません：{detail}</translation>
    </message>
    <message>
      <source>The folder {detail} does not exist.</source>
      <translation>フォルダー{detail}がありません。</translation>
    </message>
    <message>
      <source>The other computer refused the ssh connection: {detail}</source>
      <translation>相手のコンピューターがsshの接続を受け入れませんでした：{detail}</translation>
    </message>
    <message>
      <source>The program is an AppImage and needs FUSE, which is missing: {detail}</source>
      <translation>このプログラムはAppImageで、必要なFUSEがありません：{detail}</translation>
    </message>
    <message>
      <source>The program runs, but not in GTP mode.</source>
      <translation>プログラムは動いていますが、GTPモードではありません。</translation>
    </message>
    <message>
      <source>The program was built for a different kind of computer.</source>
      <translation>別の種類のコンピューター用のプログラムです。</translation>
    </message>
    <message>
      <source>The program was not found, but {detail} was.</source>
      <translation>そのプログラムは見つかりませんが、{detail}はありました。</translation>
    </message>
    <message>
      <source>There is not enough memory for the engine: {detail}</source>
      <translation>エンジンに必要なメモリーが足りません：{detail}</translation>
    </message>
    <message>
      <source>Try the same command in a terminal. Check the name, that the computer is on, and that its key is accepted.</source>
      <translation>同じコマンドを端末で試してください。名前、相手のコンピューターの電源、鍵が受け入れられているかを確かめてください。</translation>
    </message>
    <message>
      <source>Use plain hyphens.</source>
      <translation>普通のハイフンを使ってください。</translation>
    </message>
    <message>
      <source>Use that one</source>
      <translation>それを使う</translation>
    </message>
    <message>
      <source>Use the program’s own folder</source>
      <translation>プログラム自身のフォルダーを使う</translation>
    </message>
    <message>
      <source>Working folder: {folder}</source>
      <translation>作業フォルダー：{folder}</translation>
    </message>
    <message>
      <source>answered after {detail} s</source>
      <translation>{detail}秒で応答</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <source>its own, or those set in its arguments</source>
      <translation>独自のルール、または引数のルールで</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>合格</translation>
    </message>
    <message>
      <source>passed with limitations</source>
      <translation>制限付きで合格</translation>
    </message>
    <message>
      <source>running</source>
      <translation>実行中</translation>
    </message>
    <message>
      <source>skipped</source>
      <translation>省略</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer.</source>
      <translation>sshで相手のコンピューターに接続できませんでした。</translation>
    </message>
    <message>
      <source>ssh could not reach the other computer: {detail}</source>
      <translation>sshで相手のコンピューターに接続できませんでした：{detail}</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>待機中</translation>
    </message>
    <message>
      <source>{detail} commands</source>
      <translation>{detail}個のコマンド</translation>
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
      <translation>×は実戦の手、番号はより良い手順です。</translation>
    </message>
    <message>
      <source>Accuracy</source>
      <translation>正確さ</translation>
    </message>
    <message>
      <source>Accuracy: how much of the win rate was kept. Points lost: the mean for each move. Best moves: how often the engine’s first choice was played.</source>
      <translation>正確さ：勝率をどれだけ保ったか。損した目数：一手あたりの平均。最善手：エンジンの第一候補を打った割合。</translation>
    </message>
    <message>
      <source>Analysed by {engine}.</source>
      <translation>{engine}で解析。</translation>
    </message>
    <message>
      <source>Best moves</source>
      <translation>最善手</translation>
    </message>
    <message>
      <source>Better: {move}, then {line}.</source>
      <translation>良い手：{move}、続いて{line}。</translation>
    </message>
    <message>
      <source>Better: {move}.</source>
      <translation>良い手：{move}。</translation>
    </message>
    <message>
      <source>Endgame</source>
      <translation>ヨセ</translation>
    </message>
    <message>
      <source>Loses {points}.</source>
      <translation>{points}の損。</translation>
    </message>
    <message>
      <source>Loses {points}; win rate {before} → {after}.</source>
      <translation>{points}の損、勝率{before} → {after}。</translation>
    </message>
    <message>
      <source>Middle game</source>
      <translation>中盤</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>{number}手目：{color}{point}</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>No single move decided the game.</source>
      <translation>一手で勝負を決めた手はありません。</translation>
    </message>
    <message>
      <source>Opening</source>
      <translation>序盤</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>対局者</translation>
    </message>
    <message>
      <source>Points lost</source>
      <translation>損した目数</translation>
    </message>
    <message>
      <source>Report of the game</source>
      <translation>対局のレポート</translation>
    </message>
    <message>
      <source>What decided the game</source>
      <translation>勝負を決めた手</translation>
    </message>
  </context>
  <context>
    <name>learning</name>
    <message numerus="yes">
      <source>%n problems</source>
      <translation>
        <numerusform>%n問</numerusform>
      </translation>
    </message>
    <message>
      <source>All branches of this problem are marked as wrong. Skip it.</source>
      <translation>この問題の変化はすべて失敗とされています。飛ばしてください。</translation>
    </message>
    <message>
      <source>First try: {hits} of {asked} ({percentage})</source>
      <translation>一回目で正解：{asked}手中{hits}手（{percentage}）</translation>
    </message>
    <message>
      <source>First try: {number}</source>
      <translation>一回目で正解：{number}</translation>
    </message>
    <message>
      <source>From easy to hard</source>
      <translation>やさしい順に</translation>
    </message>
    <message>
      <source>Grade {grade} of {hardest}.</source>
      <translation>難しさ{grade}（最高{hardest}）。</translation>
    </message>
    <message>
      <source>Guess the next move</source>
      <translation>次の一手を当てる</translation>
    </message>
    <message>
      <source>It is a move, not a pass.</source>
      <translation>パスではなく、盤上の手です。</translation>
    </message>
    <message>
      <source>It is between {low} and {high}.</source>
      <translation>{low}から{high}までの範囲にあります。</translation>
    </message>
    <message>
      <source>It is in the lower left quarter.</source>
      <translation>左下の四分の一にあります。</translation>
    </message>
    <message>
      <source>It is in the lower right quarter.</source>
      <translation>右下の四分の一にあります。</translation>
    </message>
    <message>
      <source>It is in the upper left quarter.</source>
      <translation>左上の四分の一にあります。</translation>
    </message>
    <message>
      <source>It is in the upper right quarter.</source>
      <translation>右上の四分の一にあります。</translation>
    </message>
    <message>
      <source>Later: {number}</source>
      <translation>二回目以降：{number}</translation>
    </message>
    <message>
      <source>Longest streak: {number}.</source>
      <translation>最長連続正解：{number}。</translation>
    </message>
    <message>
      <source>Mistake {number} of {count}</source>
      <translation>悪手 {number}/{count}</translation>
    </message>
    <message>
      <source>Move {number} of the game was {point}. Find a better one.</source>
      <translation>実戦の{number}手目は{point}でした。もっと良い手を見つけてください。</translation>
    </message>
    <message>
      <source>Move {number}: {played} lost {loss}</source>
      <translation>{number}手目：{played}は{loss}の損</translation>
    </message>
    <message>
      <source>Move {number}: {point}</source>
      <translation>{number}手目：{point}</translation>
    </message>
    <message>
      <source>My mistakes</source>
      <translation>自分の悪手</translation>
    </message>
    <message>
      <source>Next move</source>
      <translation>次の手</translation>
    </message>
    <message>
      <source>Next problem</source>
      <translation>次の問題</translation>
    </message>
    <message>
      <source>No move was guessed.</source>
      <translation>一手も答えていません。</translation>
    </message>
    <message>
      <source>No problem was tried.</source>
      <translation>一問も解いていません。</translation>
    </message>
    <message>
      <source>None yet. After an analysis, “My mistakes as problems” collects them.</source>
      <translation>まだありません。解析の後、「自分の悪手を問題にする」で集まります。</translation>
    </message>
    <message>
      <source>Not solved: {number}</source>
      <translation>未解決：{number}</translation>
    </message>
    <message>
      <source>Problem {number}</source>
      <translation>問題{number}</translation>
    </message>
    <message>
      <source>Problem {number} of {count}</source>
      <translation>問題 {number}/{count}</translation>
    </message>
    <message>
      <source>Problems</source>
      <translation>詰碁</translation>
    </message>
    <message>
      <source>Save your changes first: this opens other games of the file.</source>
      <translation>先に変更を保存してください。ファイル内の別の棋譜を開くためです。</translation>
    </message>
    <message>
      <source>Skip</source>
      <translation>飛ばす</translation>
    </message>
    <message>
      <source>Solved at the first try.</source>
      <translation>一回目で正解です。</translation>
    </message>
    <message numerus="yes">
      <source>Solved with %n tries.</source>
      <translation>
        <numerusform>%n回目で正解です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Solved.</source>
      <translation>正解です。</translation>
    </message>
    <message>
      <source>The author of this problem leaves {point} out. Try another move.</source>
      <translation>この問題の作者は{point}を対象外としています。別の手を試してください。</translation>
    </message>
    <message>
      <source>The last moves were wrong. Start again from here.</source>
      <translation>ここまでの手は間違いでした。ここからもう一度どうぞ。</translation>
    </message>
    <message>
      <source>The move is {point}.</source>
      <translation>正解は{point}です。</translation>
    </message>
    <message>
      <source>This does not work. Try again.</source>
      <translation>失敗です。もう一度どうぞ。</translation>
    </message>
    <message>
      <source>This game is not a problem: no stones are set up before the first move. Open a file with problems.</source>
      <translation>この棋譜は問題ではありません。最初の手の前に石が置かれていません。詰碁のファイルを開いてください。</translation>
    </message>
    <message>
      <source>This is the solution.</source>
      <translation>以上が正解です。</translation>
    </message>
    <message>
      <source>This position has no solution in the file. Open a problem with moves.</source>
      <translation>このファイルにはこの局面の解答がありません。手順のある問題を開いてください。</translation>
    </message>
    <message>
      <source>This position has not been analysed yet. Wait a moment, or analyse the game first.</source>
      <translation>この局面はまだ解析されていません。少し待つか、先に棋譜を解析してください。</translation>
    </message>
    <message>
      <source>Try again</source>
      <translation>やり直す</translation>
    </message>
    <message>
      <source>You missed it before.</source>
      <translation>前に間違えた問題です。</translation>
    </message>
    <message>
      <source>answers: {number}</source>
      <translation>回答：{number}</translation>
    </message>
    <message>
      <source>streak: {number}</source>
      <translation>連続正解：{number}</translation>
    </message>
    <message>
      <source>{color} passes.</source>
      <translation>{color}はパスしました。</translation>
    </message>
    <message>
      <source>{color} plays {point}.</source>
      <translation>{color}は{point}に打ちました。</translation>
    </message>
    <message>
      <source>{color} to play: where is move {number}?</source>
      <translation>{color}番です。{number}手目はどこですか？</translation>
    </message>
    <message numerus="yes">
      <source>{first} of %n problems solved at the first try, {later} with more tries, {not_solved} not solved.</source>
      <translation>
        <numerusform>%n問中、一回目で正解{first}問、二回目以降{later}問、未解決{not_solved}問。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{hits} of %n moves found at the first try ({share}).</source>
      <translation>
        <numerusform>%n手中{hits}手を一回目で当てました（{share}）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{mistake}; better: {point}</source>
      <translation>{mistake}、良い手：{point}</translation>
    </message>
    <message>
      <source>{number} due today</source>
      <translation>今日の復習{number}問</translation>
    </message>
    <message>
      <source>{number} solved</source>
      <translation>正解済み{number}問</translation>
    </message>
    <message>
      <source>{point} is good. {played}, the move of the game, lost {loss}.</source>
      <translation>{point}は好手です。実戦の{played}は{loss}の損でした。</translation>
    </message>
    <message>
      <source>{point} is not among the answers of this problem, so it counts as wrong. Try another move.</source>
      <translation>{point}はこの問題の答えの中にないので、間違いとして数えます。別の手を試してください。</translation>
    </message>
    <message>
      <source>{point} is not part of this problem. Try another move.</source>
      <translation>{point}はこの問題の範囲ではありません。別の手を試してください。</translation>
    </message>
    <message numerus="yes">
      <source>{point} is not the move: %n lines away.</source>
      <translation>
        <numerusform>{point}ではありません。正解まで%n路です。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{point} is right, after %n tries.</source>
      <translation>
        <numerusform>{point}は正解です（%n回目）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{point} is right.</source>
      <translation>{point}は正解です。</translation>
    </message>
    <message>
      <source>{point} loses {loss} against the best move. Try another move.</source>
      <translation>{point}は最善手に比べて{loss}の損です。別の手を試してください。</translation>
    </message>
    <message>
      <source>{point} was not analysed, so it does not count. Try another move.</source>
      <translation>{point}は解析されていないので、数えません。別の手を試してください。</translation>
    </message>
    <message>
      <source>{point} was played: it lost {loss}. Try another move.</source>
      <translation>{point}は実戦の手で、{loss}の損でした。別の手を試してください。</translation>
    </message>
    <message>
      <source>{problem}: {color} to play</source>
      <translation>{problem}：{color}番</translation>
    </message>
  </context>
  <context>
    <name>letters</name>
    <message>
      <source>No installed font can show {language}. Install one, such as Noto Sans CJK.</source>
      <translation>{language}を表示できるフォントがありません。Noto Sans CJKなどを入れてください。</translation>
    </message>
    <message>
      <source>No installed font can show {language}. To install one, type: {line}</source>
      <translation>{language}を表示できるフォントがありません。入れるには次を実行します：{line}</translation>
    </message>
  </context>
  <context>
    <name>library</name>
    <message numerus="yes">
      <source>%n files could not be read.</source>
      <translation>
        <numerusform>%n個のファイルを読めませんでした。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games</source>
      <translation>
        <numerusform>%n局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games exported to {name}.</source>
      <translation>
        <numerusform>%n局を{name}に書き出しました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this pattern</source>
      <translation>
        <numerusform>この形のある棋譜%n局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n games with this position</source>
      <translation>
        <numerusform>この局面のある棋譜%n局</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n groups</source>
      <translation>
        <numerusform>%nグループ</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n illegal moves</source>
      <translation>
        <numerusform>反則の手%n</numerusform>
      </translation>
    </message>
    <message>
      <source>95% interval</source>
      <translation>95%区間</translation>
    </message>
    <message>
      <source>At move</source>
      <translation>出現手数</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Black won</source>
      <translation>黒勝ち</translation>
    </message>
    <message>
      <source>Black won {share}</source>
      <translation>黒の勝率{share}</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Comment</source>
      <translation>コメント</translation>
    </message>
    <message>
      <source>Counted</source>
      <translation>計算結果</translation>
    </message>
    <message>
      <source>Date</source>
      <translation>日付</translation>
    </message>
    <message>
      <source>Event</source>
      <translation>棋戦</translation>
    </message>
    <message>
      <source>Exporting: {done} of {total}</source>
      <translation>書き出し中：{done} / {total}</translation>
    </message>
    <message>
      <source>File</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>Games</source>
      <translation>局数</translation>
    </message>
    <message>
      <source>Group</source>
      <translation>グループ</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>Has an illegal move</source>
      <translation>反則の手を含む</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>コミ</translation>
    </message>
    <message>
      <source>Looking for new games…</source>
      <translation>新しい棋譜を探しています…</translation>
    </message>
    <message>
      <source>Moves</source>
      <translation>手数</translation>
    </message>
    <message>
      <source>Next</source>
      <translation>次の手</translation>
    </message>
    <message>
      <source>Not counted: the file marks no dead stones.</source>
      <translation>未計算：ファイルに死石の印がありません。</translation>
    </message>
    <message>
      <source>Pass</source>
      <translation>パス</translation>
    </message>
    <message>
      <source>Player</source>
      <translation>対局者</translation>
    </message>
    <message>
      <source>Position on the board</source>
      <translation>盤上の局面</translation>
    </message>
    <message>
      <source>Rank</source>
      <translation>段級位</translation>
    </message>
    <message>
      <source>Reading files: {done} of {total}</source>
      <translation>ファイルを読んでいます：{total}個中{done}個</translation>
    </message>
    <message>
      <source>Region {first} to {last}</source>
      <translation>範囲{first}〜{last}</translation>
    </message>
    <message>
      <source>Repeats a position</source>
      <translation>局面の反復がある</translation>
    </message>
    <message numerus="yes">
      <source>Repeats positions %n times</source>
      <translation>
        <numerusform>局面の反復%n回</numerusform>
      </translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Tag</source>
      <translation>タグ</translation>
    </message>
    <message>
      <source>Tags</source>
      <translation>タグ</translation>
    </message>
    <message>
      <source>The count differs from the recorded result</source>
      <translation>計算が記録された結果と異なる</translation>
    </message>
    <message>
      <source>The count says {result}, with the dead stones that the file marks.</source>
      <translation>ファイルで印の付いた死石を除いた計算では{result}。</translation>
    </message>
    <message>
      <source>There is no field “{field}”. Choose one in the list of filters.</source>
      <translation>「{field}」という項目はありません。絞り込みの一覧から選んでください。</translation>
    </message>
    <message>
      <source>This search cannot be read.</source>
      <translation>この検索は読み取れません。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>White won</source>
      <translation>白勝ち</translation>
    </message>
    <message>
      <source>Years</source>
      <translation>年</translation>
    </message>
    <message>
      <source>rotated or shortened</source>
      <translation>回転または短縮</translation>
    </message>
    <message>
      <source>same file</source>
      <translation>同じファイル</translation>
    </message>
    <message>
      <source>same moves</source>
      <translation>同じ手順</translation>
    </message>
    <message numerus="yes">
      <source>{move}: %n times</source>
      <translation>
        <numerusform>{move}：%n回</numerusform>
      </translation>
    </message>
    <message>
      <source>“{field}:” has no value. Write it after the colon.</source>
      <translation>「{field}:」に値がありません。コロンの後に書いてください。</translation>
    </message>
    <message>
      <source>“{value}” is neither yes nor no.</source>
      <translation>「{value}」はyesでもnoでもありません。</translation>
    </message>
    <message>
      <source>“{value}” is not a board size. Write 19, or 13x9.</source>
      <translation>「{value}」は盤の大きさではありません。19や13x9と書いてください。</translation>
    </message>
    <message>
      <source>“{value}” is not a date. Write 1846, 1846-07, 1846-07-21, 1840s or 1840..1850.</source>
      <translation>「{value}」は日付ではありません。1846、1846-07、1846-07-21、1840s、1840..1850のように書いてください。</translation>
    </message>
    <message>
      <source>“{value}” is not a number. Write a number such as 7, or 5..7.</source>
      <translation>「{value}」は数ではありません。7や5..7のように書いてください。</translation>
    </message>
    <message>
      <source>“{value}” is not a rank. Write 5k, 3d, 9p or 1d..9d.</source>
      <translation>「{value}」は段級位ではありません。5k、3d、9p、1d..9dのように書いてください。</translation>
    </message>
    <message>
      <source>“{value}” is not a result. Write B+, W+R, B+3.5, 0 or ?.</source>
      <translation>「{value}」は結果ではありません。B+、W+R、B+3.5、0、?のように書いてください。</translation>
    </message>
  </context>
  <context>
    <name>menus</name>
    <message>
      <source>&amp;Annotate</source>
      <translation>注記(&amp;A)</translation>
    </message>
    <message>
      <source>&amp;Branch</source>
      <translation>分岐(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Copy</source>
      <translation>コピー(&amp;C)</translation>
    </message>
    <message>
      <source>&amp;Edit</source>
      <translation>編集(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Find</source>
      <translation>検索(&amp;F)</translation>
    </message>
    <message>
      <source>&amp;Game</source>
      <translation>対局(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Help</source>
      <translation>ヘルプ(&amp;H)</translation>
    </message>
    <message>
      <source>&amp;Jump to</source>
      <translation>移動(&amp;J)</translation>
    </message>
    <message>
      <source>&amp;Learn</source>
      <translation>学ぶ(&amp;L)</translation>
    </message>
    <message>
      <source>&amp;Navigate</source>
      <translation>移動(&amp;N)</translation>
    </message>
    <message>
      <source>&amp;Position</source>
      <translation>局面(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Score</source>
      <translation>整地(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Set up</source>
      <translation>配置(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Speed of engine-only games</source>
      <translation>エンジン同士の速さ(&amp;S)</translation>
    </message>
    <message>
      <source>&amp;Tool</source>
      <translation>ツール(&amp;T)</translation>
    </message>
    <message>
      <source>&amp;View</source>
      <translation>表示(&amp;V)</translation>
    </message>
    <message>
      <source>Anal&amp;ysis</source>
      <translation>解析(&amp;Y)</translation>
    </message>
    <message>
      <source>B&amp;oard</source>
      <translation>碁盤(&amp;A)</translation>
    </message>
    <message>
      <source>E&amp;xport</source>
      <translation>書き出し(&amp;E)</translation>
    </message>
    <message>
      <source>End the ga&amp;me</source>
      <translation>対局を終える(&amp;V)</translation>
    </message>
    <message>
      <source>Eng&amp;ines</source>
      <translation>エンジン(&amp;I)</translation>
    </message>
    <message>
      <source>File &amp;details</source>
      <translation>ファイルの詳細(&amp;D)</translation>
    </message>
    <message>
      <source>S&amp;how</source>
      <translation>表示(&amp;H)</translation>
    </message>
    <message>
      <source>Su&amp;ggestions</source>
      <translation>候補(&amp;G)</translation>
    </message>
  </context>
  <context>
    <name>preferences</name>
    <message>
      <source>Against the engine’s best move.</source>
      <translation>エンジンの最善手と比べます。</translation>
    </message>
    <message>
      <source>Alternatives to this move</source>
      <translation>この手に代わる手</translation>
    </message>
    <message>
      <source>An engine makes a proposal; the players decide.</source>
      <translation>エンジンが提案し、対局者が決めます。</translation>
    </message>
    <message>
      <source>Analysis</source>
      <translation>解析</translation>
    </message>
    <message>
      <source>Animate stones</source>
      <translation>石の動きを表示</translation>
    </message>
    <message>
      <source>As set in the file</source>
      <translation>ファイルの指定どおり</translation>
    </message>
    <message>
      <source>At the beginning</source>
      <translation>最初の局面</translation>
    </message>
    <message>
      <source>At the last move</source>
      <translation>最後の局面</translation>
    </message>
    <message>
      <source>Autoplay: time for each move</source>
      <translation>自動再生：一手の時間</translation>
    </message>
    <message>
      <source>Board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>Classic, kaya</source>
      <translation>クラシック（榧）</translation>
    </message>
    <message>
      <source>Classic, maple</source>
      <translation>クラシック（楓）</translation>
    </message>
    <message>
      <source>Colour-blind safe, with shapes</source>
      <translation>色覚に配慮（形で区別）</translation>
    </message>
    <message>
      <source>Coordinates around the board</source>
      <translation>盤の周りの座標</translation>
    </message>
    <message>
      <source>Dark</source>
      <translation>ダーク</translation>
    </message>
    <message>
      <source>Default</source>
      <translation>標準</translation>
    </message>
    <message>
      <source>Expected ownership</source>
      <translation>地の予測</translation>
    </message>
    <message>
      <source>Files</source>
      <translation>ファイル</translation>
    </message>
    <message>
      <source>High contrast</source>
      <translation>ハイコントラスト</translation>
    </message>
    <message>
      <source>In {folder}. You are not asked to save them.</source>
      <translation>{folder}に保存します。保存するかどうかの確認はしません。</translation>
    </message>
    <message>
      <source>Keep finished games</source>
      <translation>終わった対局を保存</translation>
    </message>
    <message>
      <source>Keyboard and language</source>
      <translation>キーボードと言語</translation>
    </message>
    <message>
      <source>Keyboard shortcuts</source>
      <translation>ショートカットキー</translation>
    </message>
    <message>
      <source>Language</source>
      <translation>言語</translation>
    </message>
    <message>
      <source>Light</source>
      <translation>ライト</translation>
    </message>
    <message>
      <source>Light and flat</source>
      <translation>明るいフラット</translation>
    </message>
    <message>
      <source>Like OGS</source>
      <translation>OGS式</translation>
    </message>
    <message>
      <source>Like Sabaki and Lizzie</source>
      <translation>Sabaki・Lizzie式</translation>
    </message>
    <message>
      <source>Look</source>
      <translation>外観</translation>
    </message>
    <message>
      <source>Mark forbidden points</source>
      <translation>打てない点に印を付ける</translation>
    </message>
    <message>
      <source>Match the window</source>
      <translation>ウィンドウに合わせる</translation>
    </message>
    <message>
      <source>Move numbers on the stones</source>
      <translation>石の上に手の番号を表示</translation>
    </message>
    <message>
      <source>Next moves</source>
      <translation>次の手</translation>
    </message>
    <message>
      <source>None</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>Off when the system asks for reduced motion.</source>
      <translation>システムが動きを減らす設定のときはオフになります。</translation>
    </message>
    <message>
      <source>On the first click</source>
      <translation>最初のクリックで</translation>
    </message>
    <message>
      <source>On the second click</source>
      <translation>同じ点の二度目のクリックで</translation>
    </message>
    <message>
      <source>Open games</source>
      <translation>棋譜を開く位置</translation>
    </message>
    <message>
      <source>Place a stone</source>
      <translation>石を置く</translation>
    </message>
    <message>
      <source>Place stones slightly off-centre</source>
      <translation>石を点から少しずらして置く</translation>
    </message>
    <message>
      <source>Play sounds</source>
      <translation>石と時計の音を鳴らす</translation>
    </message>
    <message>
      <source>Printed diagram</source>
      <translation>印刷された図</translation>
    </message>
    <message>
      <source>Propose dead stones after two passes</source>
      <translation>2回連続のパスの後に死石を提案</translation>
    </message>
    <message>
      <source>Put your own themes in {folder}.</source>
      <translation>自作のテーマは{folder}に置きます。</translation>
    </message>
    <message>
      <source>Remember recent files</source>
      <translation>最近開いたファイルを記憶する</translation>
    </message>
    <message>
      <source>Score</source>
      <translation>整地</translation>
    </message>
    <message>
      <source>Show an engine’s moves on the board</source>
      <translation>エンジンの候補手を盤に表示</translation>
    </message>
    <message>
      <source>Show what moves lose instead of their values</source>
      <translation>値の代わりに損を表示</translation>
    </message>
    <message>
      <source>Sounds</source>
      <translation>音</translation>
    </message>
    <message>
      <source>Takes effect at the next start.</source>
      <translation>次に起動したときから有効です。</translation>
    </message>
    <message>
      <source>Text size</source>
      <translation>文字の大きさ</translation>
    </message>
    <message>
      <source>Time per position</source>
      <translation>1局面の時間</translation>
    </message>
    <message>
      <source>Two clicks prevent accidental moves.</source>
      <translation>二度のクリックで誤った着手を防ぎます。</translation>
    </message>
    <message>
      <source>Use system setting</source>
      <translation>システムの設定を使う</translation>
    </message>
    <message>
      <source>Variations</source>
      <translation>変化</translation>
    </message>
    <message>
      <source>Volume</source>
      <translation>音量</translation>
    </message>
    <message>
      <source>Window</source>
      <translation>ウィンドウ</translation>
    </message>
    <message>
      <source>animation</source>
      <translation>アニメーション 動き</translation>
    </message>
    <message>
      <source>branches letters</source>
      <translation>分岐 変化 文字</translation>
    </message>
    <message>
      <source>candidates</source>
      <translation>候補手</translation>
    </message>
    <message>
      <source>count marking agree</source>
      <translation>計算 点数 印 合意</translation>
    </message>
    <message>
      <source>font letters zoom large</source>
      <translation>フォント 文字 拡大 大きい</translation>
    </message>
    <message>
      <source>jitter random</source>
      <translation>ずれ ランダム</translation>
    </message>
    <message>
      <source>letters numbers</source>
      <translation>文字 番号 座標</translation>
    </message>
    <message>
      <source>loud quiet</source>
      <translation>大きい 小さい 音</translation>
    </message>
    <message>
      <source>mute quiet</source>
      <translation>消音 無音</translation>
    </message>
    <message>
      <source>ownership</source>
      <translation>帰属 地</translation>
    </message>
    <message>
      <source>recent</source>
      <translation>最近 履歴</translation>
    </message>
    <message>
      <source>relative absolute points loss</source>
      <translation>相対 絶対 目数 損</translation>
    </message>
    <message>
      <source>save history archive</source>
      <translation>保存 履歴 アーカイブ</translation>
    </message>
    <message>
      <source>shortcuts</source>
      <translation>ショートカット</translation>
    </message>
    <message>
      <source>speed</source>
      <translation>速さ</translation>
    </message>
    <message>
      <source>theme night appearance</source>
      <translation>テーマ 夜 外観</translation>
    </message>
    <message>
      <source>theme wood stones</source>
      <translation>テーマ 木目 石</translation>
    </message>
    <message>
      <source>touch confirm</source>
      <translation>タッチ 確認</translation>
    </message>
    <message>
      <source>{seconds} s</source>
      <translation>{seconds}秒</translation>
    </message>
  </context>
  <context>
    <name>printing</name>
    <message numerus="yes">
      <source>%n handicap stones</source>
      <translation>
        <numerusform>置き石%n子</numerusform>
      </translation>
    </message>
    <message>
      <source>A game of Go</source>
      <translation>囲碁の対局</translation>
    </message>
    <message>
      <source>Move {number}</source>
      <translation>{number}手目</translation>
    </message>
    <message>
      <source>Moves {first}–{last}</source>
      <translation>{first}〜{last}手</translation>
    </message>
    <message>
      <source>The position</source>
      <translation>局面</translation>
    </message>
    <message>
      <source>This board cannot be saved as .{ending}. Choose another format or size.</source>
      <translation>この碁盤は.{ending}で保存できません。別の形式か大きさを選んでください。</translation>
    </message>
    <message>
      <source>Variations are not printed.</source>
      <translation>変化は印刷されません。</translation>
    </message>
    <message>
      <source>{numbers} at {point}</source>
      <translation>{numbers}は{point}</translation>
    </message>
    <message>
      <source>{numbers}: pass</source>
      <translation>{numbers}：パス</translation>
    </message>
  </context>
  <context>
    <name>recent</name>
    <message>
      <source>move {move}</source>
      <translation>{move}手目</translation>
    </message>
    <message>
      <source>today</source>
      <translation>今日</translation>
    </message>
    <message>
      <source>yesterday</source>
      <translation>昨日</translation>
    </message>
  </context>
  <context>
    <name>samples</name>
    <message numerus="yes">
      <source>%n older games are kept as files.</source>
      <translation>
        <numerusform>それより古い%n局はファイルとして保存されています。</numerusform>
      </translation>
    </message>
    <message>
      <source>A first game on 9 × 9</source>
      <translation>9路盤での最初の一局</translation>
    </message>
    <message>
      <source>Who owns what?</source>
      <translation>どこがどちらの地？</translation>
    </message>
    <message>
      <source>finished games to score</source>
      <translation>整地を試す終局図</translation>
    </message>
    <message>
      <source>game</source>
      <translation>対局</translation>
    </message>
    <message>
      <source>with a comment on every move</source>
      <translation>全手に解説付き</translation>
    </message>
  </context>
  <context>
    <name>steps</name>
    <message>
      <source>Black agrees</source>
      <translation>黒が同意</translation>
    </message>
    <message>
      <source>Black’s territory {point}</source>
      <translation>黒の地 {point}</translation>
    </message>
    <message>
      <source>White agrees</source>
      <translation>白が同意</translation>
    </message>
    <message>
      <source>White’s territory {point}</source>
      <translation>白の地 {point}</translation>
    </message>
    <message>
      <source>agree on dead stones</source>
      <translation>死石の合意</translation>
    </message>
    <message>
      <source>agreed result</source>
      <translation>合意した結果</translation>
    </message>
    <message>
      <source>annotation</source>
      <translation>注記</translation>
    </message>
    <message>
      <source>arrow to {point}</source>
      <translation>{point}への矢印</translation>
    </message>
    <message>
      <source>black stone {point}</source>
      <translation>黒石 {point}</translation>
    </message>
    <message>
      <source>circle {point}</source>
      <translation>丸 {point}</translation>
    </message>
    <message>
      <source>clear marks</source>
      <translation>印を消す</translation>
    </message>
    <message>
      <source>continue from here</source>
      <translation>ここから続ける</translation>
    </message>
    <message>
      <source>continue without the engine</source>
      <translation>エンジンなしで続ける</translation>
    </message>
    <message>
      <source>crop to this position</source>
      <translation>この局面だけにする</translation>
    </message>
    <message>
      <source>cross {point}</source>
      <translation>×印 {point}</translation>
    </message>
    <message>
      <source>cut</source>
      <translation>切り取り</translation>
    </message>
    <message>
      <source>decision</source>
      <translation>決定</translation>
    </message>
    <message>
      <source>delete</source>
      <translation>削除</translation>
    </message>
    <message>
      <source>delete one move</source>
      <translation>一手削除</translation>
    </message>
    <message>
      <source>delete other variations</source>
      <translation>ほかの変化を削除</translation>
    </message>
    <message>
      <source>dim {point}</source>
      <translation>薄く {point}</translation>
    </message>
    <message>
      <source>dispute</source>
      <translation>異議</translation>
    </message>
    <message>
      <source>engine’s marks</source>
      <translation>エンジンの印</translation>
    </message>
    <message>
      <source>erase {point}</source>
      <translation>消す {point}</translation>
    </message>
    <message>
      <source>forfeit</source>
      <translation>反則負け</translation>
    </message>
    <message>
      <source>how to agree</source>
      <translation>合意の方法</translation>
    </message>
    <message>
      <source>insert a pass</source>
      <translation>パスを挿入</translation>
    </message>
    <message>
      <source>insert {point}</source>
      <translation>挿入 {point}</translation>
    </message>
    <message>
      <source>letter {point}</source>
      <translation>文字 {point}</translation>
    </message>
    <message>
      <source>line to {point}</source>
      <translation>{point}への線</translation>
    </message>
    <message>
      <source>lost on time</source>
      <translation>時間切れ負け</translation>
    </message>
    <message>
      <source>make main line</source>
      <translation>本譜にする</translation>
    </message>
    <message>
      <source>mark</source>
      <translation>印</translation>
    </message>
    <message>
      <source>mark again</source>
      <translation>印の付け直し</translation>
    </message>
    <message>
      <source>move variation down</source>
      <translation>変化を下へ</translation>
    </message>
    <message>
      <source>move variation up</source>
      <translation>変化を上へ</translation>
    </message>
    <message>
      <source>move {point}</source>
      <translation>着手 {point}</translation>
    </message>
    <message>
      <source>no result</source>
      <translation>無勝負</translation>
    </message>
    <message>
      <source>node properties</source>
      <translation>局面の属性</translation>
    </message>
    <message>
      <source>number {point}</source>
      <translation>番号 {point}</translation>
    </message>
    <message>
      <source>one board per chain</source>
      <translation>連ごとに盤を分ける</translation>
    </message>
    <message>
      <source>part of the board</source>
      <translation>盤の一部</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>パス</translation>
    </message>
    <message>
      <source>paste</source>
      <translation>貼り付け</translation>
    </message>
    <message>
      <source>play on</source>
      <translation>対局を再開</translation>
    </message>
    <message>
      <source>player to move</source>
      <translation>手番</translation>
    </message>
    <message>
      <source>proposal</source>
      <translation>死石の提案</translation>
    </message>
    <message>
      <source>resign</source>
      <translation>投了</translation>
    </message>
    <message>
      <source>review</source>
      <translation>検討</translation>
    </message>
    <message>
      <source>rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>save the analysis</source>
      <translation>解析の保存</translation>
    </message>
    <message>
      <source>selection {point}</source>
      <translation>選択 {point}</translation>
    </message>
    <message>
      <source>square {point}</source>
      <translation>四角 {point}</translation>
    </message>
    <message>
      <source>swap colours</source>
      <translation>黒白の入れ替え</translation>
    </message>
    <message>
      <source>take back</source>
      <translation>手を戻す</translation>
    </message>
    <message>
      <source>transform the board</source>
      <translation>盤の変換</translation>
    </message>
    <message>
      <source>triangle {point}</source>
      <translation>三角 {point}</translation>
    </message>
    <message>
      <source>white stone {point}</source>
      <translation>白石 {point}</translation>
    </message>
    <message>
      <source>write result</source>
      <translation>結果の記入</translation>
    </message>
  </context>
  <context>
    <name>themes</name>
    <message>
      <source>In the theme “{name}”, shadow must be a number from 0 to 1.</source>
      <translation>テーマ「{name}」のshadowは0から1までの数にしてください。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be a colour like #C8A165.</source>
      <translation>テーマ「{name}」の{key}は#C8A165のような色にしてください。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} must be the name of an image.</source>
      <translation>テーマ「{name}」の{key}は画像の名前にしてください。</translation>
    </message>
    <message>
      <source>In the theme “{name}”, {key} names {file}, which is not an image in its folder.</source>
      <translation>テーマ「{name}」の{key}にある{file}は、そのフォルダーの画像ではありません。</translation>
    </message>
    <message>
      <source>The file of the theme “{name}” is too large.</source>
      <translation>テーマ「{name}」のファイルが大きすぎます。</translation>
    </message>
    <message>
      <source>The theme “{name}” has an unknown entry “{key}”; known are {keys}.</source>
      <translation>テーマ「{name}」に不明な項目「{key}」があります。使えるのは{keys}です。</translation>
    </message>
    <message>
      <source>The theme “{name}” is based on “{base}”, which is not one of {themes}.</source>
      <translation>テーマ「{name}」の元の「{base}」は{themes}のどれでもありません。</translation>
    </message>
    <message>
      <source>There is no board theme “{name}”. Put your own themes in {folder}.</source>
      <translation>盤のテーマ「{name}」はありません。自作のテーマは{folder}に置きます。</translation>
    </message>
  </context>
  <context>
    <name>wording</name>
    <message numerus="yes">
      <source>%n black prisoners</source>
      <translation>
        <numerusform>アゲハマの黒石%n個</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n liberties</source>
      <translation>
        <numerusform>呼吸点%n</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves lost many points.</source>
      <translation>
        <numerusform>大きく損をした手は%n手でした。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n moves to play in this time</source>
      <translation>
        <numerusform>この時間内に%n手</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n periods left</source>
      <translation>
        <numerusform>秒読み残り%n回</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points have no owner yet: playing on could still change the result.</source>
      <translation>
        <numerusform>まだどちらのものでもない点が%n個あります。打ち続けると結果が変わるかもしれません。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n points were still nobody’s.</source>
      <translation>
        <numerusform>まだどちらのものでもない点が%n点ありました。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>%n white prisoners</source>
      <translation>
        <numerusform>アゲハマの白石%n個</numerusform>
      </translation>
    </message>
    <message>
      <source>&amp;Bad move</source>
      <translation>悪手(&amp;B)</translation>
    </message>
    <message>
      <source>&amp;Doubtful move</source>
      <translation>疑問手(&amp;D)</translation>
    </message>
    <message>
      <source>&amp;Even position</source>
      <translation>互角(&amp;E)</translation>
    </message>
    <message>
      <source>&amp;Good move</source>
      <translation>好手(&amp;G)</translation>
    </message>
    <message>
      <source>&amp;Interesting move</source>
      <translation>面白い手(&amp;I)</translation>
    </message>
    <message>
      <source>&amp;Pass</source>
      <translation>パス(&amp;P)</translation>
    </message>
    <message>
      <source>&amp;Pass and end</source>
      <translation>パスして終局(&amp;P)</translation>
    </message>
    <message>
      <source>+{seconds} s per move</source>
      <translation>一手ごとに+{seconds}秒</translation>
    </message>
    <message numerus="yes">
      <source>, %n handicap stones</source>
      <translation>
        <numerusform>、置き石%n子</numerusform>
      </translation>
    </message>
    <message>
      <source>, chosen</source>
      <translation>、選択済み</translation>
    </message>
    <message>
      <source>A board of {size} has no handicap points: choose none, or rules with free handicap.</source>
      <translation>{size}の盤には置き石の定位置がありません。置き石なしにするか、自由置きのルールを選んでください。</translation>
    </message>
    <message>
      <source>A board of {size} has points for {most} handicap stones at most.</source>
      <translation>{size}の盤の置き石の定位置は{most}子までです。</translation>
    </message>
    <message>
      <source>A board was not read because of this line: “{detail}”</source>
      <translation>次の行のため、盤を読みませんでした：「{detail}」</translation>
    </message>
    <message>
      <source>A chain in atari has to be saved at once.</source>
      <translation>アタリにされた連は、すぐに助けなければなりません。</translation>
    </message>
    <message>
      <source>A chain that fills its own last liberty is removed.</source>
      <translation>自らの最後の呼吸点をなくした連は取り除かれます。</translation>
    </message>
    <message>
      <source>A chain with one liberty left is in atari: it can be captured next.</source>
      <translation>呼吸点が残り一つになった連は「アタリ」です。次に取られるかもしれません。</translation>
    </message>
    <message>
      <source>A chain without liberties is captured and leaves the board.</source>
      <translation>呼吸点がなくなった連は取られ、盤から取り除かれます。</translation>
    </message>
    <message>
      <source>A clock limits each player’s thinking time. In byo-yomi, a period that you do not use up is full again at your next move.</source>
      <translation>時計は各対局者の持ち時間を制限します。秒読みでは、時間を使い切らずに打てば、次の手でまた最初から数えます。</translation>
    </message>
    <message>
      <source>A cycle of {kos} kos.</source>
      <translation>{kos}個のコウの循環。</translation>
    </message>
    <message>
      <source>A double ko.</source>
      <translation>両コウ。</translation>
    </message>
    <message>
      <source>A game ends without its closing parenthesis; it was added</source>
      <translation>棋譜の終わりの閉じ括弧がなかったので補いました</translation>
    </message>
    <message>
      <source>A group with two separate eyes can never be captured.</source>
      <translation>離れた眼が二つある一団は、決して取られません。</translation>
    </message>
    <message>
      <source>A handicap evens out a difference in strength: Black, the weaker player, places this many stones before White’s first move.</source>
      <translation>置き石は力の違う対局者の対局を互角にします。弱い方の黒が、白の最初の手の前にその数の石を置きます。</translation>
    </message>
    <message>
      <source>A ko may not be retaken at once; longer cycles are allowed.</source>
      <translation>コウはすぐに取り返せません。それより長い循環は許されます。</translation>
    </message>
    <message>
      <source>A line was not understood and was left out: “{detail}”</source>
      <translation>理解できない行を省きました：「{detail}」</translation>
    </message>
    <message>
      <source>A missing opening parenthesis was added</source>
      <translation>欠けていた開き括弧を補いました</translation>
    </message>
    <message>
      <source>A missing semicolon was added</source>
      <translation>欠けていたセミコロンを補いました</translation>
    </message>
    <message>
      <source>A move captures or is suicide, never both, unless it starts from a set-up position.</source>
      <translation>石を取る着手が同時に自殺手になることはありません（配置した局面からの着手を除く）。</translation>
    </message>
    <message>
      <source>A move makes an empty point one’s own colour, then clears the opponent’s colour, then one’s own.</source>
      <translation>着手は、空点を自分の色にし、次に相手の色を消去し、その後に自分の色を消去することです。</translation>
    </message>
    <message>
      <source>A move may not leave its own chain without a liberty.</source>
      <translation>着手により自分の連の呼吸点をなくしてはいけません。</translation>
    </message>
    <message>
      <source>A move may not recreate an earlier position with the same player to move.</source>
      <translation>以前と同じ局面を同じ手番で再現する手は打てません。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position with the same player to move, including the starting position (situational superko).</source>
      <translation>開始時を含め、以前に同じ手番で現れた盤面を再現する手は打てません（シチュエーショナル・スーパーコウ）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier board position, including the starting position (positional superko).</source>
      <translation>開始時を含め、以前に現れた盤面を再現する手は打てません（ポジショナル・スーパーコウ）。</translation>
    </message>
    <message>
      <source>A move may not recreate any earlier position.</source>
      <translation>以前の局面を再現する手は打てません。</translation>
    </message>
    <message>
      <source>A move may not recreate the position before the opponent’s last move (ko). Longer repetitions are allowed; when a position occurs for the third time, the players may end the game without a result.</source>
      <translation>相手の直前の着手の前の局面に戻す手は打てません（コウ）。それより長い反復は許され、同じ局面が三度現れたら、両者は無勝負にできます。</translation>
    </message>
    <message>
      <source>A move: capture</source>
      <translation>着手：石を取る</translation>
    </message>
    <message>
      <source>A move: suicide</source>
      <translation>着手：自殺手</translation>
    </message>
    <message>
      <source>A pass is better.</source>
      <translation>パスの方が良い手です。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before by a move; boards left by a pass do not count (natural situational superko).</source>
      <translation>自分が以前に着手で残した盤面を再び残してはいけません。パスで残した盤面は数えません（ナチュラル・シチュエーショナル・スーパーコウ）。</translation>
    </message>
    <message>
      <source>A player may not leave a board that the same player has left before, by a move or by a pass; the starting position was left by nobody (Taylor’s superko).</source>
      <translation>自分が以前に着手またはパスで残した盤面を再び残してはいけません。開始時の盤面は誰が残したものでもありません（テイラーのスーパーコウ）。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice by moves.</source>
      <translation>着手で同じ局面を二度残してはいけません。</translation>
    </message>
    <message>
      <source>A player may not leave the same position twice, by a move or a pass.</source>
      <translation>着手でもパスでも、同じ局面を二度残してはいけません。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of that colour, and of empty points that reach that colour only.</source>
      <translation>対局者の点数は、自分の色の点と、自分の色だけに到達する空点の数です。</translation>
    </message>
    <message>
      <source>A player’s score is the number of points of the player’s colour and of empty points that reach only that colour.</source>
      <translation>対局者の点数は、自分の色の点と、その色だけに到達する空点の数です。</translation>
    </message>
    <message>
      <source>A point is black, white or empty.</source>
      <translation>点は黒、白、空のいずれかです。</translation>
    </message>
    <message>
      <source>A point or pass is written in the way of another program; it was read: {detail}</source>
      <translation>ほかのプログラムの書き方の点またはパスを読み取りました：{detail}</translation>
    </message>
    <message>
      <source>A point reaches a colour when a path of points of its own colour, each next to the one before along a row or a column, leads from it to a point of that colour.</source>
      <translation>ある点から、縦か横に隣り合う自分と同じ色の点をたどって、ある色の点へ行けるとき、その点はその色に到達します。</translation>
    </message>
    <message>
      <source>A point reaches another colour if a path leads from it to that colour, along the lines and over points of its own colour only.</source>
      <translation>ある点から別の色へ、線に沿って自分と同じ色の点だけを通る道があれば、その点はその色に到達します。</translation>
    </message>
    <message>
      <source>A property of an older version of SGF was read as that of FF[4]: {detail}</source>
      <translation>古い版のSGFのプロパティをFF[4]のものとして読みました：{detail}</translation>
    </message>
    <message>
      <source>A quadruple ko.</source>
      <translation>四コウ。</translation>
    </message>
    <message>
      <source>A stone makes a point black or white; a point without a stone is empty. Nothing else about a stone matters.</source>
      <translation>石は点を黒か白にします。石のない点は空です。石について、ほかに意味を持つことはありません。</translation>
    </message>
    <message>
      <source>A stone may go where it has no liberty if it captures there.</source>
      <translation>呼吸点のない所でも、そこで石を取れるなら打てます。</translation>
    </message>
    <message>
      <source>A suicide of several stones is allowed; there is a special rule for ko.</source>
      <translation>2子以上の自殺手は打てます。コウには独自のルールがあります。</translation>
    </message>
    <message>
      <source>A surrounded group without two eyes is lost.</source>
      <translation>囲まれて眼が二つない一団は、助かりません。</translation>
    </message>
    <message>
      <source>A third party</source>
      <translation>第三者</translation>
    </message>
    <message>
      <source>A third party decides</source>
      <translation>第三者が決める</translation>
    </message>
    <message>
      <source>A third party decides about disputed chains.</source>
      <translation>異議のある石は第三者が決めます。</translation>
    </message>
    <message>
      <source>A third party may be wrong.</source>
      <translation>第三者も誤ることがあります。</translation>
    </message>
    <message>
      <source>A tie</source>
      <translation>引き分け</translation>
    </message>
    <message>
      <source>A triple ko.</source>
      <translation>三コウ。</translation>
    </message>
    <message>
      <source>A turn is a pass, or a move that does not repeat an earlier colouring of the grid.</source>
      <translation>手番では、パスするか、以前の盤面を再現しない着手をします。</translation>
    </message>
    <message>
      <source>A turn is either a pass or a move that does not repeat an earlier board position.</source>
      <translation>手番は、パス、または以前の盤面を再現しない着手です。</translation>
    </message>
    <message>
      <source>A value without a property was kept in TGKT: [{detail}]</source>
      <translation>プロパティのない値をTGKTに残しました：[{detail}]</translation>
    </message>
    <message>
      <source>A “]” inside a text has no backslash; it was read as part of the text: {detail}</source>
      <translation>文中の「]」にバックスラッシュがないので、文の一部として読みました：{detail}</translation>
    </message>
    <message>
      <source>A “]” is missing after a point; the text that follows was read as its value: {detail}</source>
      <translation>点の後に「]」がありません。続きを値として読みました：{detail}</translation>
    </message>
    <message>
      <source>AGA</source>
      <translation>AGA</translation>
    </message>
    <message>
      <source>Add “--mode gtp” to its arguments.</source>
      <translation>引数に「--mode gtp」を加えてください。</translation>
    </message>
    <message>
      <source>Advanced player</source>
      <translation>実力者</translation>
    </message>
    <message>
      <source>Advanced player – if you read ahead</source>
      <translation>実力者 – 先を読める人に</translation>
    </message>
    <message>
      <source>After both have passed, stones that cannot live are removed.</source>
      <translation>二人ともパスしたら、活きられない石を取り除きます。</translation>
    </message>
    <message>
      <source>After one disagreement, passes are formal and two of them end the game.</source>
      <translation>一度合意できなければパスは正式となり、二度で終局です。</translation>
    </message>
    <message>
      <source>After one disagreement, two passes end the game with every stone alive.</source>
      <translation>一度合意できなければ、その後は2回続けてパスすると、すべての石を活きとして終局です。</translation>
    </message>
    <message>
      <source>After that, the next two consecutive passes end the game with every stone alive, however many moves have been played since.</source>
      <translation>その後は、間に何手あっても、次に2回続けてパスするとすべての石を活きとして終局です。</translation>
    </message>
    <message>
      <source>After the first disagreement, players are advised to capture the stones they consider dead.</source>
      <translation>最初の不合意の後は、死石と思う石を取っておくことをお勧めします。</translation>
    </message>
    <message>
      <source>After two consecutive passes the players may agree which stones to remove. If they do, the board is counted without them and the game is over.</source>
      <translation>2回続けてパスした後、取り除く石に合意できます。合意すれば、その石を除いて計算し、終局です。</translation>
    </message>
    <message>
      <source>After two passes the players may agree to remove stones from the board as if they had been captured.</source>
      <translation>2回連続のパスの後、盤から取り除く石に合意できます。その石は取られたものとして扱います。</translation>
    </message>
    <message>
      <source>After two passes there, the outcome is applied to this board, which is then counted.</source>
      <translation>そこで2回パスすると、結果をこの盤に反映し、計算します。</translation>
    </message>
    <message>
      <source>Agreement (2001)</source>
      <translation>合意（2001）</translation>
    </message>
    <message>
      <source>Agreement once (1995)</source>
      <translation>合意は一度（1995）</translation>
    </message>
    <message>
      <source>Agreement, or four passes</source>
      <translation>合意、または4回連続のパス</translation>
    </message>
    <message>
      <source>All scripts</source>
      <translation>すべての文字</translation>
    </message>
    <message>
      <source>All three are gone, including the one just played.</source>
      <translation>今打った石も含めて三つとも消えました。</translation>
    </message>
    <message>
      <source>Allowed</source>
      <translation>許可</translation>
    </message>
    <message>
      <source>Allowed: your own chain that is left without a liberty is removed.</source>
      <translation>許可：呼吸点のなくなった自分の連は取り除かれます。</translation>
    </message>
    <message>
      <source>American Go Association rules.</source>
      <translation>アメリカ囲碁協会（AGA）のルール。</translation>
    </message>
    <message>
      <source>An empty variation was ignored</source>
      <translation>空の変化を無視しました</translation>
    </message>
    <message>
      <source>An extra closing parenthesis was ignored</source>
      <translation>余分な閉じ括弧を無視しました</translation>
    </message>
    <message>
      <source>An eye is an empty point inside a group. With one eye, White fills the outside and then plays into it. With two, the first stone inside has no liberty and captures nothing. Your group has room for three points.</source>
      <translation>眼とは、一団の内側にある空いた点です。眼が一つだけなら、白は外側を埋めてから、そこに打ち込めます。二つあれば、内側に打った最初の石には呼吸点がなく、何も取れません。あなたの一団の内側には、点が三つあります。</translation>
    </message>
    <message>
      <source>Answering a stone that the opponent throws into your area costs nothing: your stone counts as much as the point that it fills.</source>
      <translation>自分の囲んだ所に打ち込まれた石に応じても、損はありません。応じた石は、それが埋めた点と同じ一目に数えます。</translation>
    </message>
    <message>
      <source>Any later two passes open the agreement again. All passes are turns and count for superko.</source>
      <translation>その後の二度続くパスで合意をやり直します。すべてのパスは手番であり、スーパーコウの対象です。</translation>
    </message>
    <message>
      <source>Anywhere (free)</source>
      <translation>どこでも（自由）</translation>
    </message>
    <message>
      <source>Anywhere, White passes</source>
      <translation>自由、白はパス</translation>
    </message>
    <message>
      <source>Area</source>
      <translation>面積</translation>
    </message>
    <message>
      <source>Area counting by filling in the stones of both players, 8 points of komi.</source>
      <translation>両者の石を盤に埋めて数える面積計算。コミは8点。</translation>
    </message>
    <message>
      <source>Area counting counts your stones and the empty points they surround. Territory counting counts the empty points and subtracts captured stones. Neutral points (dame) reach both colours and count for neither.</source>
      <translation>面積計算では石とそれが囲む空点を数え、地計算では空点だけを数えて取られた石を引きます。ダメは両方の色に到達し、どちらのものにもなりません。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, no repetition with the same player to move.</source>
      <translation>面積計算。自殺手は不可。同じ手番での同形反復は禁止。</translation>
    </message>
    <message>
      <source>Area counting, no suicide, one point to White for each handicap stone.</source>
      <translation>面積計算。自殺手は不可。置き石一つにつき白に一目。</translation>
    </message>
    <message>
      <source>Area counting, suicide allowed; no player may leave the same position twice.</source>
      <translation>面積計算。自殺手は可。同じ対局者が同じ局面を二度残せない。</translation>
    </message>
    <message>
      <source>Area, as worded in 1995</source>
      <translation>面積（1995年の文言）</translation>
    </message>
    <message>
      <source>Area: a player’s score is their stones on the board plus the empty points that reach only their colour.</source>
      <translation>面積：盤上の石と、その色だけに到達する空点の数が点数です。</translation>
    </message>
    <message>
      <source>As agreed</source>
      <translation>合意のとおり</translation>
    </message>
    <message>
      <source>As counted</source>
      <translation>計算のとおり</translation>
    </message>
    <message>
      <source>As it stands</source>
      <translation>このまま</translation>
    </message>
    <message>
      <source>As it stands: {score}</source>
      <translation>このままなら：{score}</translation>
    </message>
    <message>
      <source>As marked</source>
      <translation>印のとおり</translation>
    </message>
    <message>
      <source>Ask again</source>
      <translation>もう一度聞く</translation>
    </message>
    <message>
      <source>Ask again, choose its move, or count it as a loss.</source>
      <translation>もう一度聞くか、エンジンの手を選ぶか、負けとしてください。</translation>
    </message>
    <message>
      <source>Ask again, or continue without it.</source>
      <translation>もう一度聞くか、エンジンなしで続けてください。</translation>
    </message>
    <message>
      <source>At any point the players may agree on the dead stones instead, or on the result.</source>
      <translation>いつでも、死石または結果について合意できます。</translation>
    </message>
    <message>
      <source>At the end of the game, the higher score wins. Equal scores are a tie.</source>
      <translation>終局したとき、点数の多い方が勝ちです。同点は引き分けです。</translation>
    </message>
    <message>
      <source>Atari</source>
      <translation>アタリ</translation>
    </message>
    <message>
      <source>Attach it again, or choose its program.</source>
      <translation>もう一度登録するか、プログラムを選んでください。</translation>
    </message>
    <message>
      <source>B+{points}</source>
      <translation>黒+{points}</translation>
    </message>
    <message>
      <source>Beginner</source>
      <translation>初級者</translation>
    </message>
    <message>
      <source>Beginner – if you know atari and two eyes</source>
      <translation>初級者 – アタリと二眼を知っている人に</translation>
    </message>
    <message>
      <source>Black</source>
      <translation>黒</translation>
    </message>
    <message>
      <source>Black ahead by {points}</source>
      <translation>黒{points}目リード</translation>
    </message>
    <message>
      <source>Black and White take turns. A stone is placed where two lines cross, and never moves. In the end you own your stones and the empty points that only your stones surround. Here the left side is nearly Black’s, but its wall has a hole.</source>
      <translation>黒と白が交互に打ちます。石は線の交わる点に置き、その後は動かしません。最後に、自分の石と、自分の石だけで囲んだ空いた点が自分のものになります。この盤の左側はほとんど黒のものですが、壁に穴が一つあいています。</translation>
    </message>
    <message>
      <source>Black begins with that many consecutive moves.</source>
      <translation>黒が続けてその数だけ打ちます。</translation>
    </message>
    <message>
      <source>Black has 9 stones and these 3 points, White 9 stones and 4 points.</source>
      <translation>黒は石9子とこの3点、白は石9子と4点です。</translation>
    </message>
    <message numerus="yes">
      <source>Black places handicap stones, %n to go</source>
      <translation>
        <numerusform>黒が置き石を置きます。残り%n子</numerusform>
      </translation>
    </message>
    <message>
      <source>Black places the handicap stones first; passing is not possible yet.</source>
      <translation>黒が先に置き石を置きます。まだパスはできません。</translation>
    </message>
    <message>
      <source>Black plays the first {value} moves; they were read as handicap stones.</source>
      <translation>最初の{value}手はすべて黒なので、置き石とみなしました。</translation>
    </message>
    <message>
      <source>Black {black}, White {white}: {result}.</source>
      <translation>黒{black}、白{white}：{result}。</translation>
    </message>
    <message>
      <source>Black, White, Black, White, and it is Black’s turn again.</source>
      <translation>黒、白、黒、白。そして再び黒番です。</translation>
    </message>
    <message>
      <source>Black’s first moves are free; White passes between them.</source>
      <translation>黒の最初の数手は自由な位置に打ち、その間、白はパスします。</translation>
    </message>
    <message>
      <source>Black’s point</source>
      <translation>黒の地</translation>
    </message>
    <message>
      <source>Black’s wall still has a hole, so the left side belongs to nobody.</source>
      <translation>黒の壁にまだ穴があるので、左側はどちらのものでもありません。</translation>
    </message>
    <message>
      <source>Black’s win rate {chance}</source>
      <translation>黒の勝率{chance}</translation>
    </message>
    <message numerus="yes">
      <source>Borders are open at {points}.</source>
      <translation>
        <numerusform>境界が閉じていない点: {points}。</numerusform>
      </translation>
    </message>
    <message>
      <source>Both colours reach {point}.</source>
      <translation>{point}は黒にも白にも通じています。</translation>
    </message>
    <message>
      <source>Both have passed. You took the last point, and won by it.</source>
      <translation>二人ともパスしました。最後の一点を取ったあなたの勝ちです。</translation>
    </message>
    <message>
      <source>Both players mark the dead stones on one list, and both agree to it.</source>
      <translation>両者が一つの一覧で死石に印を付け、双方が合意します。</translation>
    </message>
    <message>
      <source>Both sides were in atari: whoever captures first wins.</source>
      <translation>どちらもアタリでした。先に取った方の勝ちです。</translation>
    </message>
    <message>
      <source>By area</source>
      <translation>面積計算</translation>
    </message>
    <message>
      <source>By territory</source>
      <translation>地計算</translation>
    </message>
    <message>
      <source>Bytes that are invalid in this encoding were kept unchanged. First at {detail}</source>
      <translation>この文字コードとして正しくないバイトをそのまま残しました。最初の位置：{detail}</translation>
    </message>
    <message>
      <source>C3 was the last neutral point: Black wins by 1.</source>
      <translation>C3は最後のダメでした。黒の1目勝ちです。</translation>
    </message>
    <message>
      <source>Capture</source>
      <translation>石を取る</translation>
    </message>
    <message>
      <source>Capture the marked stone in two moves.</source>
      <translation>印の付いた石を、二手で取ってください。</translation>
    </message>
    <message>
      <source>Capture the marked stone.</source>
      <translation>印の付いた石を取ってください。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: one more pass ends the game.</source>
      <translation>死石と思う石は打って取ってください。あと一度のパスで終局です。</translation>
    </message>
    <message>
      <source>Capture the stones you consider dead: two consecutive passes end the game.</source>
      <translation>死石と思う石は打って取ってください。2回続けてパスすると終局です。</translation>
    </message>
    <message>
      <source>Capture the three marked stones.</source>
      <translation>印の付いた三つの石を取ってください。</translation>
    </message>
    <message>
      <source>Capture the two white stones.</source>
      <translation>二つの白石を取ってください。</translation>
    </message>
    <message>
      <source>Captured stones count for nobody. Black has the first move, so White usually gets extra points, the komi. The program counts for you; see once how it does.</source>
      <translation>取られた石は、どちらの点にもなりません。黒が先に打つので、白にはふつう「コミ」という点を加えます。計算はプログラムがします。どう数えるのか、一度見てみましょう。</translation>
    </message>
    <message>
      <source>Captured stones do not count.</source>
      <translation>取った石は数えません。</translation>
    </message>
    <message>
      <source>Captured stones leave the board first, so your stone has liberties again. If it captured nothing, your own stones would be removed instead. Mind your two stones on the left: they are in atari too.</source>
      <translation>取られた石が先に盤からなくなるので、打った石にはまた呼吸点ができます。何も取れなければ、代わりに自分の石が取り除かれます。左の二つの黒石に気を付けてください。そちらもアタリです。</translation>
    </message>
    <message>
      <source>Capturing comes first</source>
      <translation>取る方が先</translation>
    </message>
    <message>
      <source>Casual player</source>
      <translation>中級者</translation>
    </message>
    <message>
      <source>Casual player – if you play now and then</source>
      <translation>中級者 – ときどき打つ人に</translation>
    </message>
    <message>
      <source>Central European</source>
      <translation>中央ヨーロッパ</translation>
    </message>
    <message>
      <source>Change the players…</source>
      <translation>対局者を変更…</translation>
    </message>
    <message>
      <source>Changing a mark cancels both agreements.</source>
      <translation>印を変えると両者の同意は取り消されます。</translation>
    </message>
    <message>
      <source>Check its arguments.</source>
      <translation>引数を確認してください。</translation>
    </message>
    <message>
      <source>Check that the file is complete and made for this system.</source>
      <translation>ファイルが完全で、このシステム用であることを確かめてください。</translation>
    </message>
    <message>
      <source>Check the path.</source>
      <translation>パスを確認してください。</translation>
    </message>
    <message>
      <source>Checking what it can do…</source>
      <translation>何ができるか調べています…</translation>
    </message>
    <message>
      <source>Chinese</source>
      <translation>中国</translation>
    </message>
    <message>
      <source>Chinese rules as computer programs play them.</source>
      <translation>コンピューター囲碁で使われる形の中国ルール。</translation>
    </message>
    <message>
      <source>Chinese, simplified</source>
      <translation>中国語簡体字</translation>
    </message>
    <message>
      <source>Chinese, traditional</source>
      <translation>中国語繁体字</translation>
    </message>
    <message>
      <source>Choose another board or another engine.</source>
      <translation>別の盤か別のエンジンを選んでください。</translation>
    </message>
    <message>
      <source>Choose another engine for analysis.</source>
      <translation>検討には別のエンジンを選んでください。</translation>
    </message>
    <message>
      <source>Choose another working folder, or none.</source>
      <translation>別の作業フォルダーを選ぶか、なしにしてください。</translation>
    </message>
    <message>
      <source>Choose its move</source>
      <translation>エンジンの手を選ぶ</translation>
    </message>
    <message>
      <source>Choose the file of the network first, or another player.</source>
      <translation>先にネットワークのファイルを選ぶか、別の対局者にしてください。</translation>
    </message>
    <message>
      <source>Choose the program file itself, or make it executable.</source>
      <translation>プログラム自身のファイルを選ぶか、実行権限を与えてください。</translation>
    </message>
    <message>
      <source>Choose this move for it</source>
      <translation>この手を選ぶ</translation>
    </message>
    <message>
      <source>Clean-up</source>
      <translation>整理</translation>
    </message>
    <message>
      <source>Clearing</source>
      <translation>消去</translation>
    </message>
    <message>
      <source>Clearing a colour removes all its chains that have no liberty, at once. Chains with a liberty stay.</source>
      <translation>一つの色の消去では、その色の呼吸点のない連をすべて一度に取り除きます。呼吸点のある連は残ります。</translation>
    </message>
    <message>
      <source>Clearly even position</source>
      <translation>まったくの互角</translation>
    </message>
    <message>
      <source>Click every empty point that counts for Black.</source>
      <translation>黒の点になる空点をすべてクリックしてください。</translation>
    </message>
    <message>
      <source>Click every empty point that the marked black stone reaches.</source>
      <translation>印の付いた黒石が到達する空点をすべてクリックしてください。</translation>
    </message>
    <message>
      <source>Click every liberty of the marked chain.</source>
      <translation>印の付いた連の呼吸点を、すべてクリックしてください。</translation>
    </message>
    <message>
      <source>Click every white stone that is removed when White is cleared.</source>
      <translation>白を消去すると消える白石をすべてクリックしてください。</translation>
    </message>
    <message>
      <source>Click the stone that cannot live, and watch the score.</source>
      <translation>活きられない石をクリックし、点数の変化を見てください。</translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are alive</source>
      <translation>
        <numerusform>クリックでこの%n子を活き石に</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Click: these %n stones are dead</source>
      <translation>
        <numerusform>クリックでこの%n子を死石に</numerusform>
      </translation>
    </message>
    <message>
      <source>Club player</source>
      <translation>上級者</translation>
    </message>
    <message>
      <source>Club player – if you play every week</source>
      <translation>上級者 – 毎週打つ人に</translation>
    </message>
    <message>
      <source>Compare with area</source>
      <translation>面積計算と比較</translation>
    </message>
    <message>
      <source>Compare with territory</source>
      <translation>地計算と比較</translation>
    </message>
    <message>
      <source>Connected, the three stones share four liberties.</source>
      <translation>つながった三つの石は、四つの呼吸点を分け合います。</translation>
    </message>
    <message numerus="yes">
      <source>Connections are still needed at {points}.</source>
      <translation>
        <numerusform>{points}にはまだ手入れが必要です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Continue without it</source>
      <translation>エンジンなしで続ける</translation>
    </message>
    <message>
      <source>Copies remaining: {count}.</source>
      <translation>残りのコピー：{count}。</translation>
    </message>
    <message>
      <source>Count as a loss</source>
      <translation>負けとする</translation>
    </message>
    <message>
      <source>Count by area</source>
      <translation>面積計算にする</translation>
    </message>
    <message>
      <source>Count by territory</source>
      <translation>地計算にする</translation>
    </message>
    <message>
      <source>Count by {kind}, Black – White</source>
      <translation>{kind}計算、黒 – 白</translation>
    </message>
    <message>
      <source>Counted by area, the result is the same as in the file.</source>
      <translation>面積計算にすると、結果はファイルと同じになります。</translation>
    </message>
    <message>
      <source>Counted by territory, the result is the same as in the file.</source>
      <translation>地計算にすると、結果はファイルと同じになります。</translation>
    </message>
    <message>
      <source>Counting</source>
      <translation>計算</translation>
    </message>
    <message>
      <source>Cyrillic</source>
      <translation>キリル文字</translation>
    </message>
    <message>
      <source>Damaged characters were guessed: {detail}</source>
      <translation>壊れた文字を推定しました：{detail}</translation>
    </message>
    <message>
      <source>Dead stones</source>
      <translation>死石</translation>
    </message>
    <message>
      <source>Dead stones are being marked. Choose Play on first, then pass.</source>
      <translation>死石の印付けの途中です。先に「対局を再開」を選び、それからパスしてください。</translation>
    </message>
    <message>
      <source>Dead stones could not avoid capture, so they are removed before counting if both players agree. In a seki, stones of both colours live because whoever attacks first loses.</source>
      <translation>死石は取られるのを免れない石で、両者が合意すれば計算の前に取り除きます。セキでは、攻めた方が損をするため両方の色の石が活きています。</translation>
    </message>
    <message>
      <source>Decided by a third party</source>
      <translation>第三者が決定</translation>
    </message>
    <message>
      <source>Decided by {name}</source>
      <translation>{name}が決定</translation>
    </message>
    <message>
      <source>Disputed chains are played out on a second board.</source>
      <translation>異議のある石は第二の盤で打って決めます。</translation>
    </message>
    <message>
      <source>Disputes are played out with the prisoners.</source>
      <translation>異議のある石はアゲハマを使って打って決めます。</translation>
    </message>
    <message>
      <source>Do not let White make two eyes.</source>
      <translation>白に二つの眼を作らせないでください。</translation>
    </message>
    <message>
      <source>Each player marks a list and submits it. Equal lists end the game; a difference is a dispute.</source>
      <translation>それぞれが自分の一覧に印を付けて提出します。同じなら終局、違いがあれば異議のある石になります。</translation>
    </message>
    <message>
      <source>Either player may declare a pass official. Two official passes, or two passes after a disagreement with no move between them, end the game as it stands. (This limit is this program’s; the original text sets none.)</source>
      <translation>どちらもパスを正式と宣言できます。正式なパスが二度、または不合意の後に着手を挟まず2回パスすると、そのまま終局です（この上限は独自のもので、原文にはありません）。</translation>
    </message>
    <message>
      <source>End of the game</source>
      <translation>終局</translation>
    </message>
    <message>
      <source>Ended by agreement</source>
      <translation>合意により終局</translation>
    </message>
    <message>
      <source>Engines that do not support this form of superko use situational superko.</source>
      <translation>この形のスーパーコウに対応しないエンジンには、シチュエーショナル・スーパーコウを指定します。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}, give or take {spread}.</source>
      <translation>形勢判断：黒の約{points}目勝ち（誤差は約{spread}目）。</translation>
    </message>
    <message>
      <source>Estimate: Black will win by about {points}.</source>
      <translation>形勢判断：黒の約{points}目勝ち。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}, give or take {spread}.</source>
      <translation>形勢判断：白の約{points}目勝ち（誤差は約{spread}目）。</translation>
    </message>
    <message>
      <source>Estimate: White will win by about {points}.</source>
      <translation>形勢判断：白の約{points}目勝ち。</translation>
    </message>
    <message>
      <source>Estimate: an even game.</source>
      <translation>形勢判断：互角。</translation>
    </message>
    <message>
      <source>Estimate: {evaluation}.</source>
      <translation>形勢判断：{evaluation}。</translation>
    </message>
    <message>
      <source>Estimating how the game will end…</source>
      <translation>終局の形勢を判断しています…</translation>
    </message>
    <message>
      <source>Even</source>
      <translation>互角</translation>
    </message>
    <message>
      <source>Even games only.</source>
      <translation>互先の対局だけです。</translation>
    </message>
    <message>
      <source>Even so far</source>
      <translation>今のところ互角</translation>
    </message>
    <message>
      <source>Every point is black, white or empty.</source>
      <translation>どの点も黒、白、空のいずれかです。</translation>
    </message>
    <message>
      <source>Every stone on the board counts; none are removed.</source>
      <translation>盤上の石はすべて数え、何も取り除きません。</translation>
    </message>
    <message>
      <source>Exactly what a computer needs: players must capture all dead stones before they pass.</source>
      <translation>まさにコンピューターに必要なもの：対局者は、パスの前に死石をすべて取らなければなりません。</translation>
    </message>
    <message>
      <source>Expert</source>
      <translation>達人</translation>
    </message>
    <message>
      <source>Expert – for strong players</source>
      <translation>達人 – 強い人に</translation>
    </message>
    <message>
      <source>Files that name them can be opened; their own result is kept.</source>
      <translation>このルールのファイルも開けます。記録された結果はそのまま残ります。</translation>
    </message>
    <message>
      <source>Find the move that wins for Black.</source>
      <translation>黒が勝つ手を見つけてください。</translation>
    </message>
    <message>
      <source>Finds the big moves but still makes simple mistakes.</source>
      <translation>大場は見つけますが、単純な誤りもします。</translation>
    </message>
    <message>
      <source>Five liberties. White would have to fill them all to take the chain.</source>
      <translation>呼吸点は五つです。この連を取るには、白はそのすべてを埋めなければなりません。</translation>
    </message>
    <message>
      <source>Fix settings…</source>
      <translation>設定を直す…</translation>
    </message>
    <message>
      <source>Fixed: the stones are set on the traditional points.</source>
      <translation>固定：石は伝統的な位置に置きます。</translation>
    </message>
    <message>
      <source>For handicap</source>
      <translation>置き石への加点</translation>
    </message>
    <message>
      <source>Forbidden</source>
      <translation>禁止</translation>
    </message>
    <message>
      <source>Forbidden: a move may not leave its own chain without a liberty.</source>
      <translation>禁止：自分の連を呼吸点なしにする手は打てません。</translation>
    </message>
    <message>
      <source>Formal &amp;pass</source>
      <translation>正式にパス(&amp;P)</translation>
    </message>
    <message>
      <source>Four consecutive passes end the game as it stands, with every stone.</source>
      <translation>4回続けてパスすると、すべての石を残したまま終局です。</translation>
    </message>
    <message>
      <source>Free: Black begins with n consecutive moves, anywhere on the board.</source>
      <translation>自由：黒は最初にn手続けて、盤上のどこにでも打ちます。</translation>
    </message>
    <message>
      <source>Free: Black’s first n turns are moves anywhere on the board, and White passes between them; for superko, White has left those boards too.</source>
      <translation>自由：黒は最初のn手を盤上のどこにでも打ち、その間、白はパスします。スーパーコウでは、それらの盤面を白も残したものとみなします。</translation>
    </message>
    <message>
      <source>From then on passes are formal: the next two consecutive ones end the game as it stands.</source>
      <translation>以後のパスは正式で、次に二度続くとそのまま終局です。</translation>
    </message>
    <message>
      <source>Full strength</source>
      <translation>最強</translation>
    </message>
    <message>
      <source>Full strength – all that this computer can do</source>
      <translation>最強 – このコンピューターの全力</translation>
    </message>
    <message>
      <source>Further repairs are not listed</source>
      <translation>これ以降の修復は一覧にありません</translation>
    </message>
    <message>
      <source>Give atari from the side where the chain could escape.</source>
      <translation>逃げ出せそうな側からアタリにします。</translation>
    </message>
    <message>
      <source>Go back to the game to mark dead stones.</source>
      <translation>死石に印を付けるには対局に戻ってください。</translation>
    </message>
    <message>
      <source>Go is played on a grid of points, by two players called Black and White.</source>
      <translation>囲碁は、黒と白と呼ばれる二人が、格子状の点の上で打ちます。</translation>
    </message>
    <message>
      <source>Go is played on a square grid of 19 by 19 points, by two players, Black and White.</source>
      <translation>囲碁は、縦横19ずつの格子の点の上で、黒と白の二人が打ちます。</translation>
    </message>
    <message>
      <source>Good for &amp;White</source>
      <translation>白よし(&amp;W)</translation>
    </message>
    <message>
      <source>Good for B&amp;lack</source>
      <translation>黒よし(&amp;L)</translation>
    </message>
    <message>
      <source>Great turning point</source>
      <translation>重大な勝負所</translation>
    </message>
    <message>
      <source>Handicap</source>
      <translation>置き石</translation>
    </message>
    <message>
      <source>Handicap goes to</source>
      <translation>置き石の場所</translation>
    </message>
    <message>
      <source>Hard to j&amp;udge</source>
      <translation>判断が難しい(&amp;U)</translation>
    </message>
    <message>
      <source>Hide comparison</source>
      <translation>比較を隠す</translation>
    </message>
    <message>
      <source>Identical lists end the game; any difference is a dispute.</source>
      <translation>一覧が同じなら終局、違えば異議のある石になります。</translation>
    </message>
    <message>
      <source>If declined, the game continues.</source>
      <translation>断られれば対局を続けます。</translation>
    </message>
    <message>
      <source>If one of your chains is in atari, you can often save it: extend it or connect it to another chain, so that it has more liberties. The marked stone is in atari.</source>
      <translation>自分の連がアタリになっても、助けられることがよくあります。伸びるか、ほかの連につないで、呼吸点を増やします。印の付いた石はアタリです。</translation>
    </message>
    <message>
      <source>If they do not agree, a third party decides: a person, an engine, or the program’s own proposal, which can be wrong. Who decided, and what, is saved in the file.</source>
      <translation>合意しなければ第三者が決めます。人、エンジン、またはプログラム自身の提案ですが、誤ることもあります。誰が何を決めたかはファイルに残ります。</translation>
    </message>
    <message>
      <source>If they do not agree, both passes were unofficial, and the opponent of the player who moved last is to play.</source>
      <translation>合意しなければ双方のパスは非公式で、最後に打った人の相手の番です。</translation>
    </message>
    <message>
      <source>If they do not agree, neither pass was a turn, and the player who passed first is to move again. This can happen once.</source>
      <translation>合意しなければ双方のパスは手番に数えず、先にパスした人が再び打ちます。これは一度だけです。</translation>
    </message>
    <message>
      <source>If they do not agree, play continues with the player who passed first.</source>
      <translation>合意しなければ、先にパスした人から対局を続けます。</translation>
    </message>
    <message>
      <source>If they do not agree, the chains in dispute are played out on a second board, a copy of the first. The player who passed first moves first, and no position may repeat there.</source>
      <translation>合意しなければ、異議のある石を第一の盤の写しである第二の盤で打って決めます。先にパスした人から打ち、そこでは同じ局面を繰り返してはいけません。</translation>
    </message>
    <message>
      <source>In addition to the {count} statements</source>
      <translation>{count}の文への補足</translation>
    </message>
    <message>
      <source>In dispute: {chains}.</source>
      <translation>異議のある石：{chains}。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Mark the dead stones, then decide.</source>
      <translation>異議のある石：{chains}。死石に印を付けてから決めてください。</translation>
    </message>
    <message>
      <source>In dispute: {chains}. Play on to settle it, then pass.</source>
      <translation>異議のある石：{chains}。打ち続けて決着を付け、その後パスしてください。</translation>
    </message>
    <message>
      <source>In short</source>
      <translation>要約</translation>
    </message>
    <message>
      <source>In the corner White found no new liberties.</source>
      <translation>隅では、白の呼吸点は増えませんでした。</translation>
    </message>
    <message>
      <source>In the second phase, every stone played is taken from the prisoners of its colour, and captured stones return there as before.</source>
      <translation>第二段階では、打つ石はその色のアゲハマから出し、取った石は前と同じくそこに入れます。</translation>
    </message>
    <message>
      <source>Ing rules</source>
      <translation>応氏ルール（計点制）</translation>
    </message>
    <message>
      <source>Inside is room for one eye only, so White can take the whole group.</source>
      <translation>内側には眼が一つしかできないので、白は一団をすべて取れます。</translation>
    </message>
    <message>
      <source>Install it, or enter its full path.</source>
      <translation>インストールするか、フルパスを入力してください。</translation>
    </message>
    <message>
      <source>Instead, either player may ask to play on. The other player then moves first. This can be done again only after a stone has been played.</source>
      <translation>あるいは、どちらの側も対局の再開を求めることができます。その場合は相手から先に打ちます。次に再開を求められるのは、石が打たれた後だけです。</translation>
    </message>
    <message>
      <source>Invalid bytes were replaced: {detail}</source>
      <translation>不正なバイトを置き換えました：{detail}</translation>
    </message>
    <message>
      <source>It is a repetition only if one of your moves left that board before.</source>
      <translation>以前に自分が着手でその盤面を残したことがあるときだけ、反復になります。</translation>
    </message>
    <message>
      <source>It is a repetition only if you left that board before, even by a pass.</source>
      <translation>以前に自分がその盤面を残したことがあるときだけ（パスで残した場合も含む）、反復になります。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent has just done the same.</source>
      <translation>相手が直前に同じことをしたときだけ、反復になります。</translation>
    </message>
    <message>
      <source>It is a repetition only if your opponent was to move on that board before.</source>
      <translation>以前にその盤面で相手の手番だったことがあるときだけ、反復になります。</translation>
    </message>
    <message>
      <source>It is the other player’s turn to decide.</source>
      <translation>決めるのは相手の番です。</translation>
    </message>
    <message>
      <source>It is {color}’s turn.</source>
      <translation>{color}番です。</translation>
    </message>
    <message>
      <source>It is {name}’s turn.</source>
      <translation>{name}の番です。</translation>
    </message>
    <message>
      <source>It was no threat to White, who has closed the ko instead.</source>
      <translation>白が答えなくてよい手だったので、白はコウをつぎました。</translation>
    </message>
    <message>
      <source>Its last liberty is gone, and so is the stone.</source>
      <translation>最後の呼吸点がなくなり、石も取られました。</translation>
    </message>
    <message>
      <source>Its levels were tested on 9 × 9; on this board they are weaker.</source>
      <translation>レベルは9×9で確かめたものです。この盤ではそれより弱くなります。</translation>
    </message>
    <message>
      <source>Its point and the five around it are now Black’s, and Black wins.</source>
      <translation>その点と周りの五点が黒のものになり、黒の勝ちです。</translation>
    </message>
    <message>
      <source>Japanese</source>
      <translation>日本語</translation>
    </message>
    <message>
      <source>Japanese-style</source>
      <translation>日本式</translation>
    </message>
    <message>
      <source>KGS Computer Go Tournament rules, as proposed.</source>
      <translation>KGSコンピューター囲碁大会のルール案。</translation>
    </message>
    <message>
      <source>KGS clean-up</source>
      <translation>KGS（整理）</translation>
    </message>
    <message>
      <source>KaTrain’s stones at the start were read as a handicap: {detail}</source>
      <translation>KaTrainが最初に置いた石を置き石として読みました：{detail}</translation>
    </message>
    <message>
      <source>Knows the rules and little else. Good for a first game.</source>
      <translation>ルールを知っているだけの強さ。最初の対局向きです。</translation>
    </message>
    <message>
      <source>Knows the usual moves but overlooks many captures.</source>
      <translation>普通の手は知っていますが、取りを多く見落とします。</translation>
    </message>
    <message>
      <source>Ko</source>
      <translation>コウ</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the position after move {turn}. Play elsewhere first.</source>
      <translation>コウ：{point}に打つと{turn}手目の後の局面に戻ります。先にほかの所に打ってください。</translation>
    </message>
    <message>
      <source>Ko: {point} would bring back the starting position. Play elsewhere first.</source>
      <translation>コウ：{point}に打つと開始時の局面に戻ります。先にほかの所に打ってください。</translation>
    </message>
    <message>
      <source>Komi</source>
      <translation>コミ</translation>
    </message>
    <message>
      <source>Komi is the number of points White gets because Black moves first. With half a point there can be no tie.</source>
      <translation>コミは、黒が先に打つために白が得る点です。半目があれば引き分けになりません。</translation>
    </message>
    <message>
      <source>Komi with handicap</source>
      <translation>置き碁のコミ</translation>
    </message>
    <message>
      <source>Korean</source>
      <translation>韓国語</translation>
    </message>
    <message>
      <source>Lasker and Maas, territory rules.</source>
      <translation>ラスカーとマースの地ルール。</translation>
    </message>
    <message>
      <source>Lasker–Maas</source>
      <translation>Lasker–Maas</translation>
    </message>
    <message>
      <source>Liberties</source>
      <translation>呼吸点</translation>
    </message>
    <message>
      <source>Like area, but on an empty board every point counts for both.</source>
      <translation>面積と同じですが、空の盤では全点が両者のものになります。</translation>
    </message>
    <message>
      <source>Like territory, but points in seki do not count.</source>
      <translation>地と同じですが、セキの中は数えません。</translation>
    </message>
    <message>
      <source>Like {rules}, but: {changes}.</source>
      <translation>{rules}と同じ。ただし、{changes}。</translation>
    </message>
    <message>
      <source>Line {detail} of the board in {file} could not be read. Correct it, and try again.</source>
      <translation>{file}の盤の{detail}行目を読めませんでした。直してから、もう一度試してください。</translation>
    </message>
    <message>
      <source>Make a threat that White has to answer, then take the ko.</source>
      <translation>白が答えなければならない手を打ち、それからコウを取ってください。</translation>
    </message>
    <message>
      <source>Make four turns and watch whose turn it is.</source>
      <translation>四手番進め、誰の番になるか見てください。</translation>
    </message>
    <message>
      <source>Make the triangle black, then the square white.</source>
      <translation>三角の点を黒に、次に四角の点を白にしてください。</translation>
    </message>
    <message>
      <source>Make two eyes.</source>
      <translation>眼を二つ作ってください。</translation>
    </message>
    <message>
      <source>Marking dead stones</source>
      <translation>死石の印付け</translation>
    </message>
    <message>
      <source>Move {number}: {color} passes</source>
      <translation>{number}手目：{color}パス</translation>
    </message>
    <message>
      <source>Move {number}: {color} {point}</source>
      <translation>{number}手目：{color} {point}</translation>
    </message>
    <message>
      <source>Moving first is an advantage. In an even game White therefore gets extra points, the komi; 7 is common. Here there is none, and the score is level.</source>
      <translation>先に打つ黒は少し有利です。そこで互先の対局では、白にコミという点数が与えられます。7目が普通です。この盤にはコミがなく、点数は同じです。</translation>
    </message>
    <message>
      <source>Natural situational superko</source>
      <translation>ナチュラル・シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>Neutral points</source>
      <translation>ダメ</translation>
    </message>
    <message>
      <source>Neutral points remain. These rules ask you to fill them before you count.</source>
      <translation>ダメが残っています。このルールでは、計算の前にダメを詰めます。</translation>
    </message>
    <message>
      <source>Never leave a position twice; after one disagreement passes are formal.</source>
      <translation>同じ局面を二度残せない。一度の不合意の後、パスは正式になる。</translation>
    </message>
    <message>
      <source>Never leave a position twice; passes before a disagreement are unofficial.</source>
      <translation>同じ局面を二度残せない。不合意の前のパスは非公式。</translation>
    </message>
    <message>
      <source>New Zealand</source>
      <translation>ニュージーランド</translation>
    </message>
    <message>
      <source>Newcomer</source>
      <translation>入門者</translation>
    </message>
    <message>
      <source>Newcomer – for your first evenings</source>
      <translation>入門者 – 囲碁を始めたばかりの人に</translation>
    </message>
    <message>
      <source>No board twice</source>
      <translation>同じ盤面は二度ない</translation>
    </message>
    <message>
      <source>No line leads from the chain straight to {point}.</source>
      <translation>この連から{point}へ、まっすぐ続く線はありません。</translation>
    </message>
    <message>
      <source>No position may repeat, suicide is allowed, and you own what only your stones reach.</source>
      <translation>同じ局面は繰り返せない。自殺手は打てる。自分の石だけが到達する点は自分のもの。</translation>
    </message>
    <message>
      <source>No result</source>
      <translation>無勝負</translation>
    </message>
    <message>
      <source>No stones were removed</source>
      <translation>取り除いた石はありません</translation>
    </message>
    <message>
      <source>No way out</source>
      <translation>逃げ道なし</translation>
    </message>
    <message numerus="yes">
      <source>No, {point} is not one of them. %n to find.</source>
      <translation>
        <numerusform>違います。{point}は当てはまりません。残り%n個です。</numerusform>
      </translation>
    </message>
    <message>
      <source>None.</source>
      <translation>なし。</translation>
    </message>
    <message>
      <source>None. Equal scores are a tie.</source>
      <translation>なし。同点なら引き分けです。</translation>
    </message>
    <message>
      <source>Nothing</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>Nothing is in dispute: mark the chains you disagree about.</source>
      <translation>異議のある石はありません。意見の違う連に印を付けてください。</translation>
    </message>
    <message>
      <source>Nothing is removed after the passes: every stone on the board counts.</source>
      <translation>パスの後に取り除く石はありません。盤上の石はすべて数えます。</translation>
    </message>
    <message>
      <source>Novice</source>
      <translation>初めての人</translation>
    </message>
    <message>
      <source>Novice – for a first game</source>
      <translation>初めての人 – 最初の一局に</translation>
    </message>
    <message>
      <source>Now White’s group in the corner needs two eyes, and cannot get out. The point that makes two eyes is the one that prevents them as well.</source>
      <translation>今度は、隅にいる白の一団に眼が二つ必要です。外へは出られません。二つの眼ができる点は、二つの眼を防ぐ点でもあります。</translation>
    </message>
    <message>
      <source>Nowhere</source>
      <translation>なし</translation>
    </message>
    <message>
      <source>Official &amp;pass</source>
      <translation>正式にパス(&amp;P)</translation>
    </message>
    <message>
      <source>On an empty board every point counts for both, as worded in 1995.</source>
      <translation>空の盤では全点が両者のものになります（1995年の文言どおり）。</translation>
    </message>
    <message>
      <source>On fixed points</source>
      <translation>固定した点に</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is fast enough.</source>
      <translation>このコンピューターで{speed}。十分な速さです。</translation>
    </message>
    <message>
      <source>On this computer: {speed}. That is slow; a smaller network may play better.</source>
      <translation>このコンピューターで{speed}。遅いので、小さいネットワークのほうがうまく打てるかもしれません。</translation>
    </message>
    <message>
      <source>One eye</source>
      <translation>眼が一つ</translation>
    </message>
    <message>
      <source>One level down: your next opponent on {size} is {level}.</source>
      <translation>一段階下がり、{size}での次の相手は「{level}」です。</translation>
    </message>
    <message>
      <source>One level up: your next opponent on {size} is {level}.</source>
      <translation>一段階上がり、{size}での次の相手は「{level}」です。</translation>
    </message>
    <message>
      <source>One more pass ends the game as it stands.</source>
      <translation>あと一度のパスで、このまま終局です。</translation>
    </message>
    <message>
      <source>One node contains both set-up stones and a move; the stones were set up first</source>
      <translation>一つのノードに石の配置と着手があります。先に石を配置しました</translation>
    </message>
    <message>
      <source>One node contains moves by both players; they were played in order</source>
      <translation>一つのノードに両者の手があります。順に打ちました</translation>
    </message>
    <message>
      <source>One point is black now, one is white, and 23 are empty.</source>
      <translation>一点が黒、一点が白、23点が空になりました。</translation>
    </message>
    <message>
      <source>One way: {turns}.</source>
      <translation>一例：{turns}。</translation>
    </message>
    <message>
      <source>One win: one level up.</source>
      <translation>一勝で一段階上がります。</translation>
    </message>
    <message>
      <source>Only a stone on the last liberty captures.</source>
      <translation>石を取れるのは、最後の呼吸点に打ったときだけです。</translation>
    </message>
    <message>
      <source>Only stones on the board count, so every group gives up its two eyes.</source>
      <translation>盤上の石だけを数えるので、どの一団も二つの眼の分を失います（切り賃）。</translation>
    </message>
    <message>
      <source>Other rules</source>
      <translation>その他のルール</translation>
    </message>
    <message>
      <source>Outside the board: {points}.</source>
      <translation>盤の外：{points}。</translation>
    </message>
    <message>
      <source>Over the board, players use a simple ko rule and a referee instead of superko. Article 6 of the text forbids a play that makes the opponent face a position again, which is closer to situational superko; programs use positional superko.</source>
      <translation>対面の対局では、スーパーコウの代わりに単純なコウのルールと審判を使います。原文の第6条は、相手を再び同じ局面に直面させる着手を禁じており、シチュエーショナル・スーパーコウに近いものです。プログラムはポジショナル・スーパーコウを使います。</translation>
    </message>
    <message>
      <source>Pass for Black and for White: use the button or press P.</source>
      <translation>黒と白でパスしてください。ボタンかPキーを使います。</translation>
    </message>
    <message>
      <source>Pass stones, and the rule that White passes last, are left out: they never change an area score.</source>
      <translation>パスの際に渡す石と、白が最後にパスする決まりは省きます。面積計算の結果は変わりません。</translation>
    </message>
    <message>
      <source>Pass when no move gains anything: when every border is closed, and no empty point lies between Black and White. Here one such point is left.</source>
      <translation>打っても得になる手がなくなったら、パスします。境界がすべて閉じ、黒と白の間に空いた点がなくなったときです。ここには、そういう点がまだ一つ残っています。</translation>
    </message>
    <message>
      <source>Passes before a disagreement are unofficial: they do not count as turns.</source>
      <translation>不合意より前のパスは非公式で、手番ではありません。</translation>
    </message>
    <message>
      <source>Person of {rank}</source>
      <translation>{rank}の人</translation>
    </message>
    <message>
      <source>Person of {rank} before AI</source>
      <translation>AI以前の{rank}の人</translation>
    </message>
    <message>
      <source>Play at A5 and see what happens to Black’s stones.</source>
      <translation>A5に打ち、黒石がどうなるか見てください。</translation>
    </message>
    <message>
      <source>Play continues on the second board until both players have passed.</source>
      <translation>第二の盤は、両者がパスするまで続きます。</translation>
    </message>
    <message>
      <source>Play it</source>
      <translation>打つ</translation>
    </message>
    <message>
      <source>Play-out</source>
      <translation>実戦解決</translation>
    </message>
    <message>
      <source>Play-out of {points}</source>
      <translation>{points}の実戦解決</translation>
    </message>
    <message>
      <source>Play-out: {alive} alive</source>
      <translation>実戦解決：{alive}は活き</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead</source>
      <translation>実戦解決：{dead}は死に</translation>
    </message>
    <message>
      <source>Play-out: {dead} dead, {alive} alive</source>
      <translation>実戦解決：{dead}は死に、{alive}は活き</translation>
    </message>
    <message>
      <source>Playing out the dispute: {color} to play</source>
      <translation>異議のある石の実戦解決：{color}番</translation>
    </message>
    <message>
      <source>Plays instantly and overlooks a lot.</source>
      <translation>すぐに打ち、見落としが多い。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank.</source>
      <translation>この段級位の人の手を、間違いも含めて打ちます。</translation>
    </message>
    <message>
      <source>Plays the moves and mistakes of people of this rank. It learnt from games on 19 × 19, so here it is less like them.</source>
      <translation>この段級位の人の手を、間違いも含めて打ちます。19×19の対局から学んだので、ここではあまり似ていません。</translation>
    </message>
    <message>
      <source>Points are where lines cross, including edges and corners. A full board has 19 × 19 points; smaller ones have 13 × 13 or 9 × 9. This one has 5 × 5, and the rules are the same. The dots on larger boards are only for orientation.</source>
      <translation>点は線の交わる所で、辺と隅も含みます。正式な盤は19路（19×19）、小さい盤は13路や9路です。この盤は5路ですが、ルールはすべて同じです。大きい盤にある星は目印にすぎません。</translation>
    </message>
    <message>
      <source>Points in seki count, unlike in Japanese rules. A player with more ko threats than there are pairs of neutral points can gain a point by leaving the last ko open.</source>
      <translation>日本ルールと違い、セキの中の点も数えます。ダメを二つずつ組にした数よりコウ材が多い側は、最後のコウをつながずにおくことで一目得をすることがあります。</translation>
    </message>
    <message>
      <source>Points in seki count.</source>
      <translation>セキの中の点も数えます。</translation>
    </message>
    <message>
      <source>Points in seki do not count.</source>
      <translation>セキの中の点は数えません。</translation>
    </message>
    <message>
      <source>Positional superko</source>
      <translation>ポジショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>Press {key} to see its output.</source>
      <translation>{key}で出力を表示します。</translation>
    </message>
    <message>
      <source>Prisoners</source>
      <translation>アゲハマ</translation>
    </message>
    <message>
      <source>Prisoners (no points)</source>
      <translation>アゲハマ（点にならない）</translation>
    </message>
    <message>
      <source>Proposals of the built-in engine, one stone per chain:</source>
      <translation>内蔵エンジンの提案（連ごとに石一つ）：</translation>
    </message>
    <message>
      <source>Proposed as {status}</source>
      <translation>提案：{status}</translation>
    </message>
    <message>
      <source>Proposed for computer tournaments, and not in use.</source>
      <translation>コンピューター大会のために提案されたもので、使われていません。</translation>
    </message>
    <message>
      <source>Put a stone on one of the four corners.</source>
      <translation>四隅のどれかに石を置いてください。</translation>
    </message>
    <message>
      <source>Reaching</source>
      <translation>到達</translation>
    </message>
    <message>
      <source>Reads ahead and makes no deliberate mistakes.</source>
      <translation>先を読み、わざと誤ることはありません。</translation>
    </message>
    <message>
      <source>Reads ahead on small boards and punishes careless moves.</source>
      <translation>小さい盤では先を読み、不注意な手をとがめます。</translation>
    </message>
    <message>
      <source>Reads further, in less than a second per move.</source>
      <translation>一手1秒以内で、さらに先を読みます。</translation>
    </message>
    <message numerus="yes">
      <source>Rematch with %n handicap stones</source>
      <translation>
        <numerusform>置き石%n子で再戦</numerusform>
      </translation>
    </message>
    <message>
      <source>Rematch without handicap</source>
      <translation>置き石なしで再戦</translation>
    </message>
    <message>
      <source>Rematch, stronger: {level}</source>
      <translation>再戦（より強く）：{level}</translation>
    </message>
    <message>
      <source>Rematch, weaker: {level}</source>
      <translation>再戦（より弱く）：{level}</translation>
    </message>
    <message>
      <source>Repetition</source>
      <translation>反復</translation>
    </message>
    <message>
      <source>Restart</source>
      <translation>再起動</translation>
    </message>
    <message>
      <source>Restart it.</source>
      <translation>再起動してください。</translation>
    </message>
    <message>
      <source>Result</source>
      <translation>結果</translation>
    </message>
    <message>
      <source>Rule sets say which repetitions are forbidden (superko; ko is the shortest case), whether you may fill the last liberty of your own stones (suicide), and what is counted at the end.</source>
      <translation>ルールは、どの反復を禁じるか（スーパーコウ。コウはその最も短い場合）、自分の石の最後の呼吸点を埋めてよいか（自殺手）、最後に何を数えるかを定めます。</translation>
    </message>
    <message>
      <source>Rules</source>
      <translation>ルール</translation>
    </message>
    <message>
      <source>Save the marked stone.</source>
      <translation>印の付いた石を助けてください。</translation>
    </message>
    <message>
      <source>Saved as {name} in UTF-8; it was {encoding}.</source>
      <translation>{name}にUTF-8で保存しました。元の文字コードは{encoding}でした。</translation>
    </message>
    <message>
      <source>Scoring this position</source>
      <translation>この局面を計算中</translation>
    </message>
    <message>
      <source>Second phase. Prisoners: {black} black, {white} white</source>
      <translation>第二段階。アゲハマ：黒{black}、白{white}</translation>
    </message>
    <message>
      <source>Sees captures coming, but little else.</source>
      <translation>取りは読めますが、ほかはあまり見えません。</translation>
    </message>
    <message>
      <source>Send it the position again</source>
      <translation>局面を送り直す</translation>
    </message>
    <message>
      <source>Several points in one move were read as stones set up: {detail}</source>
      <translation>一手に複数の点があったので、配置した石として読みました：{detail}</translation>
    </message>
    <message>
      <source>Several points in one value were read one by one: {detail}</source>
      <translation>一つの値にあった複数の点を一つずつ読みました：{detail}</translation>
    </message>
    <message>
      <source>Simple ko</source>
      <translation>単純なコウ</translation>
    </message>
    <message>
      <source>Situational superko</source>
      <translation>シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>So far on {size}: {won} won, {lost} lost.</source>
      <translation>{size}でのこれまで：{won}勝{lost}敗。</translation>
    </message>
    <message>
      <source>So filling the last liberty of a chain captures it: the chain no longer reaches empty and is cleared.</source>
      <translation>つまり、連の最後の呼吸点を埋めた人がその連を取ります。連はもう空に到達せず、消去されます。</translation>
    </message>
    <message>
      <source>So it is always a repetition.</source>
      <translation>したがって、必ず反復になります。</translation>
    </message>
    <message>
      <source>Source</source>
      <translation>出典</translation>
    </message>
    <message>
      <source>Starting with an empty grid, the players take turns; Black plays first.</source>
      <translation>初め盤は空です。二人は交互に手番を持ち、黒が先番です。</translation>
    </message>
    <message>
      <source>Statement {number} of {count}</source>
      <translation>第{number}文（全{count}文）</translation>
    </message>
    <message>
      <source>Stone scoring</source>
      <translation>石の数だけを数える計算</translation>
    </message>
    <message>
      <source>Stones</source>
      <translation>石</translation>
    </message>
    <message>
      <source>Stones (no points)</source>
      <translation>石（点にならない）</translation>
    </message>
    <message>
      <source>Stones count, and so do the empty points they surround. Captured stones do not count. An empty point that reaches both colours counts for neither player.</source>
      <translation>石と、石が囲む空点を数えます。取った石は数えません。両方の色に到達する空点はどちらのものでもありません。</translation>
    </message>
    <message>
      <source>Stones live by the empty points next to them, their liberties.</source>
      <translation>石は、隣の空いた点、つまり「呼吸点」があれば盤に残ります。</translation>
    </message>
    <message>
      <source>Stones never move once placed. Turns only add stones; only clearing removes them. On this board you play both sides.</source>
      <translation>置かれた石は動きません。手番では石が増えるだけで、なくなるのは消去のときだけです。この盤では両方の色を打ちます。</translation>
    </message>
    <message>
      <source>Stones of one colour that are joined along the lines form a chain, and reach the same points. The empty points that a chain reaches are called its liberties. There are no steps across a square: diagonals join nothing.</source>
      <translation>線に沿ってつながった同じ色の石は連をなし、同じ点に到達します。連が到達する空点をダメ（呼吸点）と呼びます。升目を斜めに横切る道はなく、斜めはつながりません。</translation>
    </message>
    <message>
      <source>Stones of one colour that touch along a line form a chain, and share their liberties. A liberty touches the chain along a line as well; diagonals do not count, and neither do points with a stone on them.</source>
      <translation>線に沿って隣り合う同じ色の石は「連」になり、呼吸点を分け合います。呼吸点も、線に沿って連と隣り合う点です。斜めは数えず、石のある点も数えません。</translation>
    </message>
    <message>
      <source>Stones on the board</source>
      <translation>盤上の石</translation>
    </message>
    <message>
      <source>Stones, and the empty points that reach only their colour.</source>
      <translation>石と、その色だけに到達する空点。</translation>
    </message>
    <message>
      <source>Strong player</source>
      <translation>強豪</translation>
    </message>
    <message>
      <source>Strong player – for experienced players</source>
      <translation>強豪 – 経験を積んだ人に</translation>
    </message>
    <message>
      <source>Suicide</source>
      <translation>自殺手</translation>
    </message>
    <message>
      <source>Suicide of a single stone leaves the board as it was.</source>
      <translation>1子の自殺手は盤面を変えません。</translation>
    </message>
    <message numerus="yes">
      <source>Suicide: your %n stones come off.</source>
      <translation>
        <numerusform>自殺手：自分の石%n子が取り除かれます。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>Suicide: {color}’s %n stones came off</source>
      <translation>
        <numerusform>自殺手：{color}の石%n子が取り除かれました</numerusform>
      </translation>
    </message>
    <message>
      <source>Surrounded points</source>
      <translation>囲んだ点</translation>
    </message>
    <message>
      <source>Surrounded points, minus your stones among the prisoners.</source>
      <translation>囲んだ点から、取られた自分の石を引いたもの。</translation>
    </message>
    <message>
      <source>Take a chain’s last liberty, and all its stones are removed at once. The white stone in the middle has a single liberty left.</source>
      <translation>連の最後の呼吸点に打つと、その連の石はすべて一度に取り除かれます。真ん中の白石の呼吸点は、残り一つです。</translation>
    </message>
    <message>
      <source>Take back</source>
      <translation>手を戻す</translation>
    </message>
    <message>
      <source>Take the last point, then pass with the button or P.</source>
      <translation>最後の一点を取り、それからボタンかPでパスしてください。</translation>
    </message>
    <message>
      <source>Take the move back, or send it the position again.</source>
      <translation>手を戻すか、局面を送り直してください。</translation>
    </message>
    <message>
      <source>Taken back: {number}.</source>
      <translation>戻した手：{number}。</translation>
    </message>
    <message>
      <source>Taking turns</source>
      <translation>交互に打つ</translation>
    </message>
    <message>
      <source>Taylor’s concise rules, 1995.</source>
      <translation>テイラーの簡潔なルール（1995年）。</translation>
    </message>
    <message>
      <source>Taylor’s logical rules, 2001.</source>
      <translation>テイラーの論理的ルール（2001年）。</translation>
    </message>
    <message>
      <source>Taylor’s superko</source>
      <translation>テイラーのスーパーコウ</translation>
    </message>
    <message>
      <source>Territory</source>
      <translation>地</translation>
    </message>
    <message>
      <source>Territory and prisoners; disputes are played out on a second board.</source>
      <translation>地とアゲハマ。異議のある石は別の盤で打って決める。</translation>
    </message>
    <message>
      <source>Territory counting after common Japanese practice.</source>
      <translation>日本で一般的な慣行による地の計算。</translation>
    </message>
    <message>
      <source>Territory in two phases: what is disputed is played out with the prisoners.</source>
      <translation>地計算を二段階で。異議のある石はアゲハマを使って打って決める。</translation>
    </message>
    <message>
      <source>Territory, none in seki</source>
      <translation>地（セキの中は数えない）</translation>
    </message>
    <message>
      <source>Territory: a player’s score is the empty points that reach only their colour, minus their stones that were captured or removed as dead.</source>
      <translation>地：その色だけに到達する空点から、取られた石と死石として除いた自分の石を引いたものが点数です。</translation>
    </message>
    <message>
      <source>Text between properties was kept in TGKT: “{detail}”</source>
      <translation>プロパティの間の文字をTGKTに残しました：「{detail}」</translation>
    </message>
    <message>
      <source>Text outside any game was ignored: “{detail}”</source>
      <translation>どの棋譜にも属さない文字を無視しました：「{detail}」</translation>
    </message>
    <message>
      <source>Thai</source>
      <translation>タイ語</translation>
    </message>
    <message>
      <source>That is all you need. Time for a first game!</source>
      <translation>これだけ知っていれば十分です。最初の一局を打ちましょう。</translation>
    </message>
    <message>
      <source>That point is outside the board.</source>
      <translation>そこは盤の外です。</translation>
    </message>
    <message numerus="yes">
      <source>That was %n moves ago.</source>
      <translation>
        <numerusform>それは%n手前でした。</numerusform>
      </translation>
    </message>
    <message>
      <source>The Flatpak of Tromp Go can only start engines in Documents and Downloads. Copy the engine there.</source>
      <translation>Flatpak版のTromp Goが起動できるのは「ドキュメント」と「ダウンロード」の中のエンジンだけです。エンジンをそこにコピーしてください。</translation>
    </message>
    <message>
      <source>The New Zealand Go Society’s rules.</source>
      <translation>ニュージーランド囲碁協会のルール。</translation>
    </message>
    <message>
      <source>The aim</source>
      <translation>囲碁の目的</translation>
    </message>
    <message>
      <source>The answer: {points}.</source>
      <translation>答え：{points}。</translation>
    </message>
    <message>
      <source>The board</source>
      <translation>碁盤</translation>
    </message>
    <message>
      <source>The board size [{value}] could not be read. It must be 1 to {most}, or COLUMNS:ROWS.</source>
      <translation>盤の大きさ[{value}]を読めません。1から{most}まで、またはその範囲の「列:行」でなければなりません。</translation>
    </message>
    <message>
      <source>The board starts empty, and the players take turns, Black first.</source>
      <translation>盤は空で始まり、黒から交互に打ちます。</translation>
    </message>
    <message>
      <source>The board would not change.</source>
      <translation>盤面が変わりません。</translation>
    </message>
    <message>
      <source>The count</source>
      <translation>数え方</translation>
    </message>
    <message>
      <source>The dispute was played out</source>
      <translation>異議のある石を打って決めました</translation>
    </message>
    <message>
      <source>The encoding named in CA, {detail}, is not supported</source>
      <translation>CAが示す文字コード{detail}には対応していません</translation>
    </message>
    <message>
      <source>The encoding was detected as {detail}</source>
      <translation>文字コードを{detail}と判定しました</translation>
    </message>
    <message>
      <source>The end</source>
      <translation>終局</translation>
    </message>
    <message>
      <source>The file contains NUL bytes. First at {detail}</source>
      <translation>ファイルにNULバイトがあります。最初の位置：{detail}</translation>
    </message>
    <message>
      <source>The file does not say who plays first; White was assumed, because White makes the first move.</source>
      <translation>ファイルにはどちらが先番か書かれていません。最初の着手が白なので、白番とみなしました。</translation>
    </message>
    <message>
      <source>The file ends inside a value, which was closed</source>
      <translation>ファイルが値の途中で切れていたので閉じました</translation>
    </message>
    <message>
      <source>The file gives no komi; {komi} was used, the default for {rules}.</source>
      <translation>ファイルにコミがないので、{rules}の標準の{komi}を使いました。</translation>
    </message>
    <message>
      <source>The file is not in the encoding named in CA, {detail}</source>
      <translation>ファイルの文字コードがCAの示す{detail}ではありません</translation>
    </message>
    <message numerus="yes">
      <source>The file names %n handicap stones but sets up {placed}.</source>
      <translation>
        <numerusform>ファイルに書かれた置き石は%n子ですが、置かれているのは{placed}子です。</numerusform>
      </translation>
    </message>
    <message>
      <source>The file names no rules; {rules} was assumed.</source>
      <translation>ファイルにルールがないので、{rules}と仮定しました。</translation>
    </message>
    <message>
      <source>The file records no dead stones; every stone was counted.</source>
      <translation>ファイルに死石の記録がないので、すべての石を数えました。</translation>
    </message>
    <message>
      <source>The file says it was a tie</source>
      <translation>ファイルでは引き分けです</translation>
    </message>
    <message>
      <source>The file says the same: {count}.</source>
      <translation>ファイルも同じ結果です：{count}。</translation>
    </message>
    <message>
      <source>The file says there was no result</source>
      <translation>ファイルでは無勝負です</translation>
    </message>
    <message>
      <source>The file says {color} won</source>
      <translation>ファイルでは{color}の勝ちです</translation>
    </message>
    <message>
      <source>The file says {color} won by forfeit</source>
      <translation>ファイルでは{color}の反則勝ちです</translation>
    </message>
    <message>
      <source>The file says {color} won by resignation</source>
      <translation>ファイルでは{color}の中押し勝ちです</translation>
    </message>
    <message>
      <source>The file says {color} won by {margin}</source>
      <translation>ファイルでは{color}の{margin}目勝ちです</translation>
    </message>
    <message>
      <source>The file says {color} won on time</source>
      <translation>ファイルでは{color}の時間切れ勝ちです</translation>
    </message>
    <message>
      <source>The file was saved, but the previous version could not be kept as {file} ({detail}). Check the space and permissions of the folder.</source>
      <translation>ファイルは保存しましたが、前の版を{file}として残せませんでした（{detail}）。フォルダーの空き容量と権限を確かめてください。</translation>
    </message>
    <message>
      <source>The first phase is over. Play on begins the second: stones come from the prisoners.</source>
      <translation>第一段階は終わりです。「対局を再開」で第二段階に入り、打つ石はアゲハマから出します。</translation>
    </message>
    <message>
      <source>The game ends after two consecutive passes.</source>
      <translation>2回続けてパスすると終局です。</translation>
    </message>
    <message>
      <source>The game ends when both players pass.</source>
      <translation>二人ともパスすると、終局です。</translation>
    </message>
    <message>
      <source>The game is at another position. Go back to it first.</source>
      <translation>対局は現在、別の局面にあります。先にそこへ戻ってください。</translation>
    </message>
    <message>
      <source>The game is not over here: go to its last move, or pass twice, to write a result.</source>
      <translation>ここではまだ終局していません。結果を記入するには、最後の手に移動するか、2回続けてパスしてください。</translation>
    </message>
    <message>
      <source>The game is not over. Choose Estimate to see how it may end.</source>
      <translation>まだ終局していません。「形勢判断」を選ぶと、終局の見込みがわかります。</translation>
    </message>
    <message>
      <source>The game is not over: two passes open the marking of dead stones.</source>
      <translation>対局は終わっていません。2回パスすると死石の印付けになります。</translation>
    </message>
    <message>
      <source>The game is over.</source>
      <translation>対局は終わりました。</translation>
    </message>
    <message>
      <source>The handicap and the number of set-up stones differ: {detail}. Both were kept</source>
      <translation>置き石の数と、置かれた石の数が異なります：{detail}。どちらもそのまま残しました</translation>
    </message>
    <message>
      <source>The handicap stones, {detail}, are missing; they were set up on the traditional points</source>
      <translation>置き石（{detail}）がないので、慣例の点に置きました</translation>
    </message>
    <message>
      <source>The handicap “{value}” is not a number; none was used.</source>
      <translation>置き石「{value}」は数ではないので、なしとしました。</translation>
    </message>
    <message>
      <source>The komi is then {komi}.</source>
      <translation>コミは{komi}になります。</translation>
    </message>
    <message>
      <source>The komi of {rules} is a whole number of stones, 0 or more.</source>
      <translation>{rules}のコミは石の数で、0以上の整数です。</translation>
    </message>
    <message>
      <source>The komi “{value}” is a code of Fox or gokifu for {komi} points.</source>
      <translation>コミ「{value}」は野狐（Fox）またはgokifuの記号で、{komi}目を表します。</translation>
    </message>
    <message>
      <source>The komi “{value}” is less than 0, which Lasker–Maas rules do not allow; it was used anyway.</source>
      <translation>コミ「{value}」は0未満で、ラスカー・マースのルールでは認められませんが、そのまま使いました。</translation>
    </message>
    <message>
      <source>The komi “{value}” is more than the number of points on the board; it was used anyway.</source>
      <translation>コミ「{value}」は盤の点の数を超えていますが、そのまま使いました。</translation>
    </message>
    <message>
      <source>The komi “{value}” is not a number; {komi} was used, the default for {rules}.</source>
      <translation>コミ「{value}」は数ではないので、{rules}の標準の{komi}を使いました。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as zi, as Chinese rules count: {komi} points.</source>
      <translation>コミ「{value}」は中国ルールの「子」による数とみなしました：{komi}目。</translation>
    </message>
    <message>
      <source>The komi “{value}” was read as {komi} points.</source>
      <translation>コミ「{value}」は{komi}目とみなしました。</translation>
    </message>
    <message>
      <source>The last point between the two has gone to White.</source>
      <translation>黒と白の間の最後の一点は、白のものになりました。</translation>
    </message>
    <message>
      <source>The left side is yours now.</source>
      <translation>左側はあなたのものになりました。</translation>
    </message>
    <message>
      <source>The logical rules of John Tromp and Bill Taylor, in our words.</source>
      <translation>John TrompとBill Taylorによる論理的ルールを、本プログラムの言葉で述べたもの。</translation>
    </message>
    <message>
      <source>The next two consecutive passes end the game as it stands.</source>
      <translation>次に2回続けてパスすると、このまま終局です。</translation>
    </message>
    <message>
      <source>The oldest known way to count; not offered here.</source>
      <translation>知られている最も古い数え方。このプログラムでは使えません。</translation>
    </message>
    <message>
      <source>The opponent’s colour is cleared first and your own last: if your stones still do not reach empty, you lose them.</source>
      <translation>先に相手の色、最後に自分の色を消去します。それでも自分の石が空に到達しなければ、その石を失います。</translation>
    </message>
    <message>
      <source>The outcome for these chains is applied to the first board, which is then counted. Stones captured on the second board do not count as prisoners.</source>
      <translation>連の生死を第一の盤に戻して計算します。第二の盤で取った石はアゲハマになりません。</translation>
    </message>
    <message>
      <source>The player to move “{value}” is neither Black nor White; it was ignored.</source>
      <translation>手番「{value}」は黒でも白でもないので、無視しました。</translation>
    </message>
    <message>
      <source>The player with the higher score wins; equal scores are a tie.</source>
      <translation>点数の多い方が勝ちです。同点は引き分けです。</translation>
    </message>
    <message>
      <source>The players take turns: each marks a group, disputes a mark, or is done. The game ends when both are done.</source>
      <translation>両者が交互に、一団に印を付けるか、印に異議を唱えるか、「完了」とします。両者が「完了」とすれば終局です。</translation>
    </message>
    <message>
      <source>The property {detail} appears twice in one node; its values were joined</source>
      <translation>プロパティ{detail}が一つのノードに二度あります。値をまとめました</translation>
    </message>
    <message>
      <source>The property {detail} has more than one value; the first was used</source>
      <translation>プロパティ{detail}に複数の値があります。最初の値を使いました</translation>
    </message>
    <message>
      <source>The property {detail} has no value; its name was kept in TGKT</source>
      <translation>プロパティ{detail}に値がありません。名前をTGKTに残しました</translation>
    </message>
    <message>
      <source>The property {detail} was read by its capital letters only</source>
      <translation>プロパティ{detail}を大文字だけで読みました</translation>
    </message>
    <message>
      <source>The result “{value}” is not a valid SGF result; it was not compared.</source>
      <translation>結果「{value}」はSGFにないものなので、比べませんでした。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as a win by {color}, as SGF has it; in French and Spanish, B is White.</source>
      <translation>結果「{value}」は、SGFの表記として{color}の勝ちと読みました。フランス語とスペイン語ではBは白です。</translation>
    </message>
    <message>
      <source>The result “{value}” was read as zi, as Chinese rules count: {result}.</source>
      <translation>結果「{value}」は中国ルールの「子」による数とみなしました：{result}。</translation>
    </message>
    <message>
      <source>The ringed chains are in dispute. The large board is a copy: play them out there.</source>
      <translation>丸で囲んだ連に異議があります。大きい盤は写しです。そこで打って決めてください。</translation>
    </message>
    <message>
      <source>The rules do not allow that now.</source>
      <translation>今はルール上できません。</translation>
    </message>
    <message>
      <source>The rules of Go, with a board for each statement. X is a black stone, O a white one; x and o are dead stones; b and w are points that count for Black and White; ^ # * are marks, and brackets surround a marked stone.</source>
      <translation>囲碁のルールを、文ごとの盤とともに示します。Xは黒石、Oは白石、xとoは死石、bとwは黒と白の点です。^ # *は印で、括弧は印の付いた石を囲みます。</translation>
    </message>
    <message>
      <source>The rules “{value}” are not supported; {rules} was assumed.</source>
      <translation>ルール「{value}」には対応していません。{rules}と仮定しました。</translation>
    </message>
    <message>
      <source>The rules “{value}” are played here as {rules}.</source>
      <translation>ルール「{value}」はここでは{rules}として扱います。</translation>
    </message>
    <message>
      <source>The rules “{value}” are unknown; {rules} was assumed.</source>
      <translation>ルール「{value}」は不明なので、{rules}と仮定しました。</translation>
    </message>
    <message>
      <source>The score</source>
      <translation>点数</translation>
    </message>
    <message>
      <source>The set-up after turn {turn} leaves chains without a liberty; the next move clears them.</source>
      <translation>{turn}手目の後の配置に呼吸点のない連があります。次の着手で消去されます。</translation>
    </message>
    <message>
      <source>The stones are on the traditional points.</source>
      <translation>石は伝統的な位置に置きます。</translation>
    </message>
    <message>
      <source>The stones at {point} can never be captured.</source>
      <translation>{point}の石は決して取られません。</translation>
    </message>
    <message>
      <source>The ten statements</source>
      <translation>10の文</translation>
    </message>
    <message>
      <source>The ten statements and nothing else: two passes end the game as it stands.</source>
      <translation>10の文だけ。2回続けてパスすると、その盤面のまま終局。</translation>
    </message>
    <message>
      <source>The ten statements remove nothing after two passes; the agreement on dead stones is John Tromp’s own amendment.</source>
      <translation>10の文では、2回連続のパスの後に何も取り除きません。死石の合意は、John Tromp自身による補足です。</translation>
    </message>
    <message>
      <source>The text of 2001 calls this “situational superko” (its comment 4).</source>
      <translation>2001年の原文はこれを「シチュエーショナル・スーパーコウ」と呼んでいます（注釈4）。</translation>
    </message>
    <message>
      <source>The way to the open board is free now.</source>
      <translation>広い方への道が開いてしまいました。</translation>
    </message>
    <message>
      <source>The white stone at the edge has two liberties. Whichever you take, White extends to the other. Towards the open board it gets away, in the corner it does not.</source>
      <translation>端の白石の呼吸点は二つです。どちらに打っても、白はもう一方へ伸びます。広い方へなら逃げられ、隅の方へなら逃げられません。</translation>
    </message>
    <message>
      <source>The white stone on the left has no room for two eyes. Nobody needs to capture it: the players mark it as dead, and the points around it are Black’s. If they disagree, they simply play on.</source>
      <translation>左の白石には、眼を二つ作る場所がありません。わざわざ取らなくても、二人が死石の印を付ければ、その周りの点は黒のものになります。意見が合わなければ、そのまま打ち続けます。</translation>
    </message>
    <message>
      <source>The winner</source>
      <translation>勝者</translation>
    </message>
    <message>
      <source>Their last liberty was D3. Their points are empty again.</source>
      <translation>最後の呼吸点はD3でした。石のあった点は再び空です。</translation>
    </message>
    <message>
      <source>There are moves after the end of the game; it was read as one game</source>
      <translation>終局の後に手があります。一つの棋譜として読みました</translation>
    </message>
    <message>
      <source>There is a stone on {point}.</source>
      <translation>{point}には石があります。</translation>
    </message>
    <message>
      <source>There is already a stone on {point}.</source>
      <translation>{point}にはすでに石があります。</translation>
    </message>
    <message>
      <source>There is no list of special positions and no passing for a ko in the play-out: disputes are settled by playing on, on a second board.</source>
      <translation>特殊な形の一覧はなく、実戦解決の間のコウのパスもありません。異議のある石は第二の盤で打ち続けて決めます。</translation>
    </message>
    <message>
      <source>There is no stone here to mark.</source>
      <translation>ここに印を付ける石はありません。</translation>
    </message>
    <message>
      <source>There is no stone on {points}.</source>
      <translation>{points}に石はありません。</translation>
    </message>
    <message>
      <source>There is no stone on {points}; nothing was removed there.</source>
      <translation>{points}に石はありません。そこでは何も取り除きませんでした。</translation>
    </message>
    <message>
      <source>There is no stone on {point}.</source>
      <translation>{point}に石はありません。</translation>
    </message>
    <message>
      <source>There is not enough space for {file}. Free some space, or save elsewhere.</source>
      <translation>{file}のための空きがありません。空きを作るか、別の場所に保存してください。</translation>
    </message>
    <message>
      <source>These are custom rules based on {name}.</source>
      <translation>これは{name}を元にした独自のルールです。</translation>
    </message>
    <message>
      <source>These can live. Click them again to remove the mark.</source>
      <translation>これらは活きられます。もう一度クリックして印を消してください。</translation>
    </message>
    <message>
      <source>These four are the liberties of its chain of three stones.</source>
      <translation>この四つが、三つの石の連の呼吸点です。</translation>
    </message>
    <message>
      <source>Thinks as long as needed: full strength on this computer.</source>
      <translation>必要なだけ考えます。このコンピューターで最も強くなります。</translation>
    </message>
    <message>
      <source>This board is new, so the move is allowed.</source>
      <translation>この盤面は初めてなので、打てます。</translation>
    </message>
    <message>
      <source>This chain is alive even if its owner always passes. {key}-click marks it anyway.</source>
      <translation>この連は、その石の側がパスし続けても活きています。それでも{key}+クリックで印を付けられます。</translation>
    </message>
    <message>
      <source>This goes beyond the ten statements and saves time: the white stone on the left could be captured move by move, and both players know it. If they do not agree, play continues, and the stone has to be captured. Four consecutive passes end the game with every stone counted.</source>
      <translation>これは10の文とは別で、時間の節約になります。左の白石は一手ずつ打てば取れ、両者もそれを知っています。合意しなければ対局は続き、その石を実際に取らなければなりません。4回続けてパスすると、すべての石を残して終局です。</translation>
    </message>
    <message>
      <source>This is another position of the game: it is counted as it stands.</source>
      <translation>これは対局の別の局面です。盤面のまま計算しています。</translation>
    </message>
    <message>
      <source>This is not a game of Go (GM[{value}]).</source>
      <translation>囲碁の棋譜ではありません（GM[{value}]）。</translation>
    </message>
    <message numerus="yes">
      <source>This loses about %n points.</source>
      <translation>
        <numerusform>この手は約%n目の損です。</numerusform>
      </translation>
    </message>
    <message>
      <source>Three colours</source>
      <translation>三つの色</translation>
    </message>
    <message>
      <source>Three stones are removed. The two on the right have liberties and stay.</source>
      <translation>三つの石が消えます。右の二つには呼吸点があり、残ります。</translation>
    </message>
    <message>
      <source>Three stones captured, and your own two are safe.</source>
      <translation>三つの石を取り、あなたの二つの石も助かりました。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all its points that do not reach empty.</source>
      <translation>色の消去とは、空に到達しないその色の点をすべて空にすることです。</translation>
    </message>
    <message>
      <source>To clear a colour is to empty all of its points that do not reach an empty point.</source>
      <translation>色の消去とは、空点に到達しないその色の点をすべて空にすることです。</translation>
    </message>
    <message>
      <source>To move is to give an empty point your colour, then clear the opponent’s colour, then clear your own.</source>
      <translation>着手とは、空点を自分の色にし、次に相手の色を消去し、その後に自分の色を消去することです。</translation>
    </message>
    <message>
      <source>Total</source>
      <translation>合計</translation>
    </message>
    <message>
      <source>Tromp Go is still thinking.</source>
      <translation>Tromp Goはまだ考えています。</translation>
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
      <translation>Tromp–Taylor（論理）</translation>
    </message>
    <message>
      <source>Tromp’s wording, rules 1 to 10.</source>
      <translation>Trompの文言、規則1～10。</translation>
    </message>
    <message>
      <source>Tromp’s wording, with his amendment on dead stones.</source>
      <translation>Trompの文言と、死石に関する本人の修正。</translation>
    </message>
    <message>
      <source>Try again.</source>
      <translation>もう一度試してください。</translation>
    </message>
    <message>
      <source>Try it: {task}</source>
      <translation>やってみる：{task}</translation>
    </message>
    <message>
      <source>Try to retake at C3. Then play elsewhere, let White answer, and retake.</source>
      <translation>C3で取り返してみてください。次に別の所に打ち、白が応じた後に取ってください。</translation>
    </message>
    <message>
      <source>Tu&amp;rning point</source>
      <translation>勝負所(&amp;R)</translation>
    </message>
    <message>
      <source>Two consecutive passes end the first phase. Play continues from the same position.</source>
      <translation>2回続けてパスすると第一段階が終わります。同じ局面から対局を続けます。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the game.</source>
      <translation>2回続けてパスすると終局です。</translation>
    </message>
    <message>
      <source>Two consecutive passes end the play-out. A chain is dead if all its stones were captured there.</source>
      <translation>2回続けてパスすると実戦解決が終わります。そこで石がすべて取られた連は死にです。</translation>
    </message>
    <message>
      <source>Two consecutive passes: the game is over and is counted.</source>
      <translation>2回続けてパスしたので終局です。計算します。</translation>
    </message>
    <message>
      <source>Two eyes</source>
      <translation>二つの眼</translation>
    </message>
    <message>
      <source>Two eyes, side by side: this group lives, whatever White does.</source>
      <translation>並んだ二つの眼。白がどう打っても、この一団は活きています。</translation>
    </message>
    <message>
      <source>Two more passes end the game as it stands.</source>
      <translation>あと2回のパスで、このまま終局です。</translation>
    </message>
    <message>
      <source>Two new consecutive passes end the game, and the territory is counted.</source>
      <translation>新たに2回続けてパスすると終局で、地を数えます。</translation>
    </message>
    <message>
      <source>Two passes end the game; every stone counts.</source>
      <translation>2回連続のパスで終局です。すべての石を数えます。</translation>
    </message>
    <message>
      <source>Two passes open an agreement; four end the game as it stands.</source>
      <translation>2回連続のパスで合意に入り、4回でそのまま終局です。</translation>
    </message>
    <message>
      <source>Two passes, no result yet</source>
      <translation>2回連続のパス、結果は未定</translation>
    </message>
    <message>
      <source>Two phases (Lasker–Maas)</source>
      <translation>二段階（ラスカー・マース）</translation>
    </message>
    <message>
      <source>Two wins of three games: one level up. Two losses: one level down.</source>
      <translation>三局のうち二勝で一段階上がり、二敗で一段階下がります。</translation>
    </message>
    <message>
      <source>Unlike common practice</source>
      <translation>一般の慣行との違い</translation>
    </message>
    <message>
      <source>Values that are not points of the board are ignored: {detail}</source>
      <translation>盤の点でない値を無視しました：{detail}</translation>
    </message>
    <message>
      <source>Very bad move</source>
      <translation>大悪手</translation>
    </message>
    <message>
      <source>Very good for Black</source>
      <translation>黒優勢</translation>
    </message>
    <message>
      <source>Very good for White</source>
      <translation>白優勢</translation>
    </message>
    <message>
      <source>Very good move</source>
      <translation>妙手</translation>
    </message>
    <message>
      <source>Very hard to judge</source>
      <translation>判断が非常に難しい</translation>
    </message>
    <message>
      <source>Viewing another position of the game</source>
      <translation>対局の別の局面を表示中</translation>
    </message>
    <message>
      <source>W+{points}</source>
      <translation>白+{points}</translation>
    </message>
    <message>
      <source>Western European</source>
      <translation>西ヨーロッパ</translation>
    </message>
    <message>
      <source>Whenever there are no prisoners of one colour left, one stone of each colour is added to the prisoners.</source>
      <translation>一方の色のアゲハマがなくなるたびに、両方の色の石を一つずつ外から加えます。</translation>
    </message>
    <message>
      <source>White</source>
      <translation>白</translation>
    </message>
    <message>
      <source>White ahead by {points}</source>
      <translation>白{points}目リード</translation>
    </message>
    <message>
      <source>White can make only one eye now. The group is dead.</source>
      <translation>もう白には眼が一つしかできません。この一団は死にです。</translation>
    </message>
    <message>
      <source>White gets a point for each stone except the first.</source>
      <translation>白は2子目以降の置き石一つごとに1目を得ます。</translation>
    </message>
    <message>
      <source>White gets a point for each stone.</source>
      <translation>白は置き石一つごとに1目を得ます。</translation>
    </message>
    <message>
      <source>White gets nothing for handicap stones.</source>
      <translation>白は置き石に対して何も得ません。</translation>
    </message>
    <message>
      <source>White gets nothing for them.</source>
      <translation>白はそれに対して何も得ません。</translation>
    </message>
    <message>
      <source>White had to save two stones, and you have won the ko.</source>
      <translation>白は二つの石を助けなければならず、あなたがコウに勝ちました。</translation>
    </message>
    <message>
      <source>White has just captured a stone in the upper left. If you took back, White could take back, and so on for ever. So you have to play elsewhere first. Play where White has to answer, and the ko is yours.</source>
      <translation>白が左上で石を一つ取ったところです。すぐに取り返すと、白もまた取り返せて、いつまでも終わりません。そこで、先にほかの所に打たなければなりません。白が答えなければならない所に打てば、コウはあなたのものです。</translation>
    </message>
    <message>
      <source>White has just played B3 and captured the stone on C3. If Black retook at C3 at once, the board would be the same as before, and this could go on for ever. So it is not allowed (this is called ko). Once the board has changed elsewhere, it is.</source>
      <translation>白がB3に打ち、C3の石を取りました。黒がすぐC3で取り返すと盤面は前と同じになり、いつまでも続きかねません。そのため禁じられています（これをコウと呼びます）。盤の別の所が変われば打てます。</translation>
    </message>
    <message>
      <source>White has two eyes and can never be captured.</source>
      <translation>白は眼が二つあり、決して取られません。</translation>
    </message>
    <message>
      <source>White passes.</source>
      <translation>白はパスしました。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point} and takes %n of your stones.</source>
      <translation>
        <numerusform>白は{point}に打ち、あなたの石を%n子取りました。</numerusform>
      </translation>
    </message>
    <message>
      <source>White plays {point}.</source>
      <translation>白は{point}に打ちました。</translation>
    </message>
    <message numerus="yes">
      <source>White plays {point}: the chain has %n liberties now.</source>
      <translation>
        <numerusform>白が{point}に打ち、この連の呼吸点は%nになりました。</numerusform>
      </translation>
    </message>
    <message>
      <source>White’s point</source>
      <translation>白の地</translation>
    </message>
    <message>
      <source>White’s points include a komi of {komi}.</source>
      <translation>白の点数には{komi}目のコミが含まれています。</translation>
    </message>
    <message>
      <source>Whoever owns more of the board in the end has won.</source>
      <translation>最後に、盤のより多くを自分のものにした方の勝ちです。</translation>
    </message>
    <message>
      <source>Why…</source>
      <translation>理由…</translation>
    </message>
    <message>
      <source>Without a decision, play continues with the player who passed first, and four consecutive passes end the game as it stands.</source>
      <translation>決まらなければ、先にパスした人から対局を続け、4回続けてパスするとそのまま終局です。</translation>
    </message>
    <message>
      <source>Yes, a corner is a point like any other.</source>
      <translation>はい。隅もほかと同じ点です。</translation>
    </message>
    <message>
      <source>You are Black. Close the wall.</source>
      <translation>あなたは黒番です。壁を閉じてください。</translation>
    </message>
    <message>
      <source>You do not have permission to open {file}.</source>
      <translation>{file}を開く権限がありません。</translation>
    </message>
    <message>
      <source>You do not have permission to write {file}. Choose another place.</source>
      <translation>{file}に書き込む権限がありません。別の場所を選んでください。</translation>
    </message>
    <message>
      <source>You have {own}, {color} {other}.</source>
      <translation>あなたは{own}点、{color}は{other}点です。</translation>
    </message>
    <message>
      <source>You lose</source>
      <translation>あなたの負け</translation>
    </message>
    <message>
      <source>You lose by forfeit</source>
      <translation>あなたの反則負け</translation>
    </message>
    <message>
      <source>You lose by resignation</source>
      <translation>あなたの中押し負け</translation>
    </message>
    <message>
      <source>You lose by {margin}</source>
      <translation>あなたの{margin}目負け</translation>
    </message>
    <message>
      <source>You lose by {margin} ({stones} zi in Chinese counting)</source>
      <translation>あなたの{margin}目負け（中国式の数え方では石{stones}個）</translation>
    </message>
    <message>
      <source>You lose on time</source>
      <translation>あなたの時間切れ負け</translation>
    </message>
    <message>
      <source>You may fill the last liberty of your own chain, but you lose the chain. A single stone cannot do this: clearing it would leave the board as it was, and no position may repeat. Some rules forbid suicide altogether.</source>
      <translation>自分の連の最後の呼吸点を埋めてもよいですが、その連を失います。一つの石ではできません。消去すると盤面が元のままになり、同じ局面は繰り返せないからです。自殺手をすべて禁じるルールもあります。</translation>
    </message>
    <message>
      <source>You may not recapture at once if the board would look as before.</source>
      <translation>盤が前と同じになるときは、すぐには取り返せません。</translation>
    </message>
    <message>
      <source>You never have to move. Here every point is settled, and further moves would only fill your own points or lose stones, so the players pass.</source>
      <translation>着手の義務はありません。ここではすべての点が決まり、これ以上打てば自分の点を埋めるか石を失うだけなので、両者はパスします。</translation>
    </message>
    <message>
      <source>You win</source>
      <translation>あなたの勝ち</translation>
    </message>
    <message>
      <source>You win by forfeit</source>
      <translation>あなたの反則勝ち</translation>
    </message>
    <message>
      <source>You win by resignation</source>
      <translation>あなたの中押し勝ち</translation>
    </message>
    <message>
      <source>You win by {margin}</source>
      <translation>あなたの{margin}目勝ち</translation>
    </message>
    <message>
      <source>You win by {margin} ({stones} zi in Chinese counting)</source>
      <translation>あなたの{margin}目勝ち（中国式の数え方では石{stones}個）</translation>
    </message>
    <message>
      <source>You win on time</source>
      <translation>あなたの時間切れ勝ち</translation>
    </message>
    <message numerus="yes">
      <source>Your %n stones had no liberty left and were removed.</source>
      <translation>
        <numerusform>あなたの石%n子は、呼吸点がなくなったので取り除かれました。</numerusform>
      </translation>
    </message>
    <message>
      <source>Your stones and these four points: White is ahead by one.</source>
      <translation>あなたの石と、この四つの点です。白が1点多くなりました。</translation>
    </message>
    <message>
      <source>Your stones count, and the empty points only they surround.</source>
      <translation>自分の石と、自分の石だけで囲んだ空いた点を数えます。</translation>
    </message>
    <message>
      <source>a dead stone on a neutral point</source>
      <translation>ダメの上の死石</translation>
    </message>
    <message>
      <source>a dead stone on {owner}’s point</source>
      <translation>死石、{owner}の地</translation>
    </message>
    <message>
      <source>a living stone</source>
      <translation>活きている石</translation>
    </message>
    <message>
      <source>a point outside the board</source>
      <translation>盤の外の点</translation>
    </message>
    <message>
      <source>after move {move}</source>
      <translation>{move}手目の後</translation>
    </message>
    <message>
      <source>after move {move} of {total}</source>
      <translation>{total}手中{move}手目の後</translation>
    </message>
    <message>
      <source>alive together with its neighbours: lost with a probability of {share}%</source>
      <translation>隣の石とともに活き：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>alive, even if its owner always passes</source>
      <translation>活き：その石の側がパスし続けても活きている</translation>
    </message>
    <message>
      <source>alive: it cannot be captured, whoever plays first</source>
      <translation>活き：どちらから打っても取られない</translation>
    </message>
    <message>
      <source>alive: lost with a probability of {share}%</source>
      <translation>活き：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>analysing</source>
      <translation>解析中</translation>
    </message>
    <message>
      <source>area</source>
      <translation>面積</translation>
    </message>
    <message>
      <source>black stone</source>
      <translation>黒石</translation>
    </message>
    <message>
      <source>circle</source>
      <translation>丸</translation>
    </message>
    <message>
      <source>counts for both</source>
      <translation>両者に数える</translation>
    </message>
    <message>
      <source>cross</source>
      <translation>×印</translation>
    </message>
    <message>
      <source>damaged</source>
      <translation>破損</translation>
    </message>
    <message>
      <source>dead black stone</source>
      <translation>黒の死石</translation>
    </message>
    <message>
      <source>dead together with its neighbours: lost with a probability of {share}%</source>
      <translation>隣の石とともに死に：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>dead white stone</source>
      <translation>白の死石</translation>
    </message>
    <message>
      <source>dead, without a reason given</source>
      <translation>死に：理由は不明</translation>
    </message>
    <message>
      <source>dead: it is captured, whoever plays first</source>
      <translation>死に：どちらから打っても取られる</translation>
    </message>
    <message>
      <source>dead: lost with a probability of {share}%</source>
      <translation>死に：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>empty</source>
      <translation>空</translation>
    </message>
    <message>
      <source>empty, does not reach the opponent: counts for both</source>
      <translation>空、相手に到達しない：両者に数える</translation>
    </message>
    <message>
      <source>empty, in a seki: does not count under these rules</source>
      <translation>空、セキの中：このルールでは数えない</translation>
    </message>
    <message>
      <source>empty, reaches both colours: neutral</source>
      <translation>空、両方の色に到達：ダメ</translation>
    </message>
    <message>
      <source>empty, reaches no stone: neutral</source>
      <translation>空、どの石にも到達しない：ダメ</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}</source>
      <translation>空、{owner}だけに到達</translation>
    </message>
    <message>
      <source>empty, reaches only {owner}; not read out for seki, counts as alive</source>
      <translation>空、{owner}だけに到達：セキかどうか読んでいないので、活きとして数える</translation>
    </message>
    <message>
      <source>engine</source>
      <translation>エンジン</translation>
    </message>
    <message>
      <source>failed</source>
      <translation>失敗</translation>
    </message>
    <message>
      <source>forbidden</source>
      <translation>着手禁止</translation>
    </message>
    <message>
      <source>four</source>
      <translation>四</translation>
    </message>
    <message>
      <source>imitated</source>
      <translation>模倣</translation>
    </message>
    <message>
      <source>imitates people</source>
      <translation>人間の打ち方をまねる</translation>
    </message>
    <message>
      <source>in seki</source>
      <translation>セキの中</translation>
    </message>
    <message>
      <source>in the marked area</source>
      <translation>印の付いた範囲の中</translation>
    </message>
    <message>
      <source>ko</source>
      <translation>コウ</translation>
    </message>
    <message numerus="yes">
      <source>komi %n stones</source>
      <translation>
        <numerusform>コミ%n子</numerusform>
      </translation>
    </message>
    <message>
      <source>komi {komi}</source>
      <translation>コミ{komi}</translation>
    </message>
    <message>
      <source>label {text}</source>
      <translation>ラベル {text}</translation>
    </message>
    <message>
      <source>last move</source>
      <translation>最後の手</translation>
    </message>
    <message>
      <source>line {line}, column {column}</source>
      <translation>{line}行{column}列</translation>
    </message>
    <message>
      <source>loses {loss}</source>
      <translation>{loss}の損</translation>
    </message>
    <message>
      <source>marked dead</source>
      <translation>死石の印</translation>
    </message>
    <message>
      <source>move {move}</source>
      <translation>{move}手目</translation>
    </message>
    <message>
      <source>move {move} of {total}</source>
      <translation>{total}手中{move}手目</translation>
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
      <translation>ナチュラル・シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>neutral point</source>
      <translation>ダメ</translation>
    </message>
    <message>
      <source>not a KataGo network</source>
      <translation>KataGoのネットワークではない</translation>
    </message>
    <message>
      <source>not responding</source>
      <translation>応答なし</translation>
    </message>
    <message>
      <source>not shown</source>
      <translation>非表示</translation>
    </message>
    <message>
      <source>not supported</source>
      <translation>非対応</translation>
    </message>
    <message>
      <source>one</source>
      <translation>一</translation>
    </message>
    <message>
      <source>open border</source>
      <translation>閉じていない境界</translation>
    </message>
    <message>
      <source>pass</source>
      <translation>パス</translation>
    </message>
    <message>
      <source>passed</source>
      <translation>パス</translation>
    </message>
    <message>
      <source>paused</source>
      <translation>停止中</translation>
    </message>
    <message>
      <source>paused: press {key}</source>
      <translation>一時停止中：{key}を押してください</translation>
    </message>
    <message>
      <source>played in the game</source>
      <translation>実戦の手</translation>
    </message>
    <message>
      <source>positional superko</source>
      <translation>ポジショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>ready</source>
      <translation>準備完了</translation>
    </message>
    <message>
      <source>seki: whoever attacks loses</source>
      <translation>セキ：攻めた方が損</translation>
    </message>
    <message>
      <source>selected</source>
      <translation>選択中</translation>
    </message>
    <message>
      <source>situational superko</source>
      <translation>シチュエーショナル・スーパーコウ</translation>
    </message>
    <message>
      <source>square</source>
      <translation>四角</translation>
    </message>
    <message>
      <source>starting</source>
      <translation>起動中</translation>
    </message>
    <message>
      <source>starting…</source>
      <translation>起動中…</translation>
    </message>
    <message>
      <source>stopped</source>
      <translation>停止</translation>
    </message>
    <message>
      <source>territory</source>
      <translation>地</translation>
    </message>
    <message>
      <source>the last period</source>
      <translation>最後の秒読み</translation>
    </message>
    <message numerus="yes">
      <source>then %n moves in {time}</source>
      <translation>
        <numerusform>その後%n手につき{time}</numerusform>
      </translation>
    </message>
    <message>
      <source>then {count} × {time}</source>
      <translation>その後{time}×{count}回</translation>
    </message>
    <message>
      <source>thinking</source>
      <translation>考慮中</translation>
    </message>
    <message>
      <source>thinking · {minutes}:{seconds}</source>
      <translation>考慮中 · {minutes}:{seconds}</translation>
    </message>
    <message>
      <source>thinking · {seconds} s</source>
      <translation>考慮中 · {seconds}秒</translation>
    </message>
    <message>
      <source>three</source>
      <translation>三</translation>
    </message>
    <message>
      <source>time is short</source>
      <translation>残り時間わずか</translation>
    </message>
    <message>
      <source>time is up</source>
      <translation>時間切れ</translation>
    </message>
    <message>
      <source>to play</source>
      <translation>手番</translation>
    </message>
    <message>
      <source>triangle</source>
      <translation>三角</translation>
    </message>
    <message>
      <source>two</source>
      <translation>二</translation>
    </message>
    <message>
      <source>unsure</source>
      <translation>不明</translation>
    </message>
    <message>
      <source>unsure like its neighbours: lost with a probability of {share}%</source>
      <translation>隣の石と同じく不明：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%</source>
      <translation>不明：取られる確率は{share}%</translation>
    </message>
    <message>
      <source>unsure: lost with a probability of {share}%, unlike its neighbours</source>
      <translation>不明：隣の石とは違い、取られる確率は{share}%</translation>
    </message>
    <message>
      <source>variation {letter}</source>
      <translation>変化 {letter}</translation>
    </message>
    <message>
      <source>version {detail}</source>
      <translation>バージョン{detail}</translation>
    </message>
    <message>
      <source>version {detail}: not supported</source>
      <translation>バージョン{detail}：非対応</translation>
    </message>
    <message>
      <source>waiting</source>
      <translation>待機中</translation>
    </message>
    <message>
      <source>white stone</source>
      <translation>白石</translation>
    </message>
    <message>
      <source>won</source>
      <translation>勝ち</translation>
    </message>
    <message>
      <source>would change</source>
      <translation>切り替わる</translation>
    </message>
    <message>
      <source>{agreed} has agreed, {other} has not</source>
      <translation>{agreed}は同意、{other}は未同意</translation>
    </message>
    <message>
      <source>{agreed} has submitted, {other} has not</source>
      <translation>{agreed}は提出済み、{other}は未提出</translation>
    </message>
    <message>
      <source>{chance}; {score}</source>
      <translation>{chance}、{score}</translation>
    </message>
    <message>
      <source>{clock}, paused</source>
      <translation>{clock}、停止中</translation>
    </message>
    <message>
      <source>{color} agreed</source>
      <translation>{color}は同意しました</translation>
    </message>
    <message>
      <source>{color} agrees</source>
      <translation>{color}が同意</translation>
    </message>
    <message>
      <source>{color} is ahead by {points} so far</source>
      <translation>今のところ{color}が{points}目リード</translation>
    </message>
    <message>
      <source>{color} is done</source>
      <translation>{color}は完了</translation>
    </message>
    <message>
      <source>{color} passed</source>
      <translation>{color}がパスしました</translation>
    </message>
    <message>
      <source>{color} passed officially</source>
      <translation>{color}が正式にパスしました</translation>
    </message>
    <message>
      <source>{color} passed officially. One more official pass ends the game as it stands.</source>
      <translation>{color}が正式にパスしました。あと一度の正式なパスで、このまま終局です。</translation>
    </message>
    <message>
      <source>{color} passed officially. {other}’s turn.</source>
      <translation>{color}が正式にパスしました。{other}番です。</translation>
    </message>
    <message>
      <source>{color} passed. {next}</source>
      <translation>{color}がパスしました。{next}</translation>
    </message>
    <message>
      <source>{color} passed. {other}’s turn.</source>
      <translation>{color}がパスしました。{other}番です。</translation>
    </message>
    <message>
      <source>{color} passes</source>
      <translation>{color}パス</translation>
    </message>
    <message>
      <source>{color} played {point}. {next}</source>
      <translation>{color}が{point}に打ちました。{next}</translation>
    </message>
    <message>
      <source>{color} submits</source>
      <translation>{color}が提出</translation>
    </message>
    <message>
      <source>{color} submitted</source>
      <translation>{color}は提出済み</translation>
    </message>
    <message>
      <source>{color} surrounds {point}.</source>
      <translation>{point}は{color}が囲んでいます。</translation>
    </message>
    <message>
      <source>{color} to decide: click a chain to mark it dead, click a marked chain to dispute it, or choose Done.</source>
      <translation>{color}の番です。連をクリックして死石の印を付けるか、印のある連をクリックして異議を唱えるか、「完了」を選んでください。</translation>
    </message>
    <message>
      <source>{color} to play</source>
      <translation>{color}番</translation>
    </message>
    <message>
      <source>{color} to play.</source>
      <translation>{color}番です。</translation>
    </message>
    <message>
      <source>{color} wins</source>
      <translation>{color}の勝ち</translation>
    </message>
    <message>
      <source>{color} wins by forfeit</source>
      <translation>{color}の反則勝ち</translation>
    </message>
    <message>
      <source>{color} wins by resignation</source>
      <translation>{color}の中押し勝ち</translation>
    </message>
    <message>
      <source>{color} wins by {margin}</source>
      <translation>{color}の{margin}目勝ち</translation>
    </message>
    <message>
      <source>{color} wins by {margin} ({stones} zi in Chinese counting)</source>
      <translation>{color}の{margin}目勝ち（中国式の数え方では石{stones}個）</translation>
    </message>
    <message>
      <source>{color} wins on time</source>
      <translation>{color}の時間切れ勝ち</translation>
    </message>
    <message>
      <source>{color} {point}</source>
      <translation>{color} {point}</translation>
    </message>
    <message>
      <source>{color}’s list: click the stones that {color} considers dead, then submit it.</source>
      <translation>{color}の一覧：{color}が死石と考える石をクリックし、提出してください。</translation>
    </message>
    <message>
      <source>{count} GB</source>
      <translation>{count} GB</translation>
    </message>
    <message>
      <source>{engine} cannot imitate people. KataGo 1.15 or later can.</source>
      <translation>{engine}は人間の打ち方をまねできません。KataGo 1.15以降ならできます。</translation>
    </message>
    <message>
      <source>{engine} does not support a komi of {detail} and plays with a different one.</source>
      <translation>{engine}はコミ{detail}に対応せず、別のコミで打ちます。</translation>
    </message>
    <message>
      <source>{engine} does not support exactly this time control; its clock is kept here.</source>
      <translation>{engine}はこの時間設定に正確には対応していません。時計はこちらで動かします。</translation>
    </message>
    <message>
      <source>{engine} does not support set-up positions.</source>
      <translation>{engine}は配置した局面に対応していません。</translation>
    </message>
    <message>
      <source>{engine} does not support these rules ({detail}) and plays by its own.</source>
      <translation>{engine}はこのルール（{detail}）に対応せず、独自のルールで打ちます。</translation>
    </message>
    <message>
      <source>{engine} has no command for capturing dead stones: it may pass and leave them on the board, where they count.</source>
      <translation>{engine}には死石を取るためのコマンドがありません。パスして盤上に残し、それが数えられることがあります。</translation>
    </message>
    <message>
      <source>{engine} may repeat a position. Such a move is refused, and you are asked what to do.</source>
      <translation>{engine}は局面を繰り返すことがあります。その手は拒否し、どうするか尋ねます。</translation>
    </message>
    <message>
      <source>{engine} refused “{detail}” at start-up.</source>
      <translation>{engine}が起動時に「{detail}」を拒否しました。</translation>
    </message>
    <message>
      <source>{engine} supports boards of {detail} points a side.</source>
      <translation>{engine}は一辺{detail}路の盤で打ちます。</translation>
    </message>
    <message>
      <source>{engine} supports square boards only, not {detail}.</source>
      <translation>{engine}は正方形の盤でしか打てません（{detail}は不可）。</translation>
    </message>
    <message>
      <source>{engine} treats suicide as illegal: if you play one, it cannot follow the game.</source>
      <translation>{engine}は自殺手を反則とします。打つと対局についていけません。</translation>
    </message>
    <message>
      <source>{engine}, like a person</source>
      <translation>{engine}（人のように）</translation>
    </message>
    <message>
      <source>{file} could not be opened ({detail}). Try again, or use a copy.</source>
      <translation>{file}を開けませんでした（{detail}）。もう一度試すか、コピーを使ってください。</translation>
    </message>
    <message>
      <source>{file} could not be replaced; another program may have it open. Close it there, or save elsewhere.</source>
      <translation>{file}を置き換えられませんでした。別のプログラムが開いているかもしれません。そちらで閉じるか、別の場所に保存してください。</translation>
    </message>
    <message>
      <source>{file} could not be written ({detail}). Choose another place.</source>
      <translation>{file}に書き込めませんでした（{detail}）。別の場所を選んでください。</translation>
    </message>
    <message>
      <source>{file} is a folder. Choose a file.</source>
      <translation>{file}はフォルダーです。ファイルを指定してください。</translation>
    </message>
    <message>
      <source>{file} is a pipe or a device, not a file.</source>
      <translation>{file} はファイルではなく、パイプまたはデバイスです。</translation>
    </message>
    <message>
      <source>{file} is empty. Connect its disk if it is on one; its games stay in the library.</source>
      <translation>{file}は空です。外部ディスクにある場合は接続してください。棋譜はライブラリに残ります。</translation>
    </message>
    <message>
      <source>{file} is empty. Look for another copy of the game.</source>
      <translation>{file}は空です。棋譜の入ったコピーを探してください。</translation>
    </message>
    <message>
      <source>{file} is larger than {size} MB. Split it into smaller files.</source>
      <translation>{file}は{size} MBより大きいです。小さいファイルに分けてください。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: it contains binary data.</source>
      <translation>{file}はSGFファイルではなくバイナリデータです。</translation>
    </message>
    <message>
      <source>{file} is not an SGF file: no game begins with “(;”.</source>
      <translation>{file}はSGFファイルではありません。「(;」で始まる棋譜がありません。</translation>
    </message>
    <message>
      <source>{file} is not valid ({detail}). Correct it, or move it away.</source>
      <translation>{file}は正しい形式ではありません（{detail}）。直すか、別の場所に移してください。</translation>
    </message>
    <message>
      <source>{file} is on a read-only disk. Save elsewhere.</source>
      <translation>{file}は読み取り専用のディスクにあります。別の場所に保存してください。</translation>
    </message>
    <message>
      <source>{file} needs too much memory to open. Split it into smaller files.</source>
      <translation>{file}を読むにはメモリーが足りません。小さいファイルに分けてください。</translation>
    </message>
    <message>
      <source>{file} was not found. Check its name and folder.</source>
      <translation>{file}が見つかりませんでした。名前とフォルダーを確かめてください。</translation>
    </message>
    <message>
      <source>{file} was not written, because it would be read as another game. Please report it.</source>
      <translation>{file}は別の棋譜として読まれてしまうため、書き込みませんでした。ご報告ください。</translation>
    </message>
    <message>
      <source>{file} was written, but the disk reported an error ({detail}). Save a copy elsewhere.</source>
      <translation>{file}を書き込みましたが、ディスクがエラーを報告しました（{detail}）。別の場所にもコピーを保存してください。</translation>
    </message>
    <message>
      <source>{file}, as counted once {points} is filled.</source>
      <translation>{file}。{points}を埋めて数えた結果と一致します。</translation>
    </message>
    <message>
      <source>{file}. This count says {count}.</source>
      <translation>{file}。この計算では{count}。</translation>
    </message>
    <message>
      <source>{first}, {next}</source>
      <translation>{first}、{next}</translation>
    </message>
    <message>
      <source>{first}; {following}</source>
      <translation>{first}、{following}</translation>
    </message>
    <message>
      <source>{first}–{last}</source>
      <translation>{first}〜{last}</translation>
    </message>
    <message>
      <source>{found} of {all} found.</source>
      <translation>{all}個中{found}個見つかりました。</translation>
    </message>
    <message>
      <source>{komi} (assumed)</source>
      <translation>{komi}（仮定）</translation>
    </message>
    <message>
      <source>{komi} black stones are among the prisoners from the start, and half a point goes to White, so that White wins ties.</source>
      <translation>初めから黒石{komi}個をアゲハマに入れます。半目は白に与えるので、同点なら白の勝ちです。</translation>
    </message>
    <message>
      <source>{komi} points for White in a game without handicap.</source>
      <translation>置き石のない対局では白に{komi}目。</translation>
    </message>
    <message>
      <source>{label}: {text}</source>
      <translation>{label}：{text}</translation>
    </message>
    <message numerus="yes">
      <source>{move}, %n stones captured</source>
      <translation>
        <numerusform>{move}、%n子取り</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} ({color})</source>
      <translation>{name}（{color}）</translation>
    </message>
    <message>
      <source>{name} answered “{message}”, which is not a move.</source>
      <translation>{name}の答え「{message}」は着手ではありません。</translation>
    </message>
    <message>
      <source>{name} cannot analyse a part of the board alone.</source>
      <translation>{name}は盤の一部だけを検討できません。</translation>
    </message>
    <message>
      <source>{name} cannot analyse positions.</source>
      <translation>{name}は局面を検討できません。</translation>
    </message>
    <message>
      <source>{name} closed the connection.</source>
      <translation>{name}が接続を閉じました。</translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead and is unsure about those with a question mark ({unsure}). You decide.</source>
      <translation>
        <numerusform>{name}は%n子を死石と判断しています。疑問符の付いた{unsure}子は不明です。決めるのはあなたです。</numerusform>
      </translation>
    </message>
    <message numerus="yes">
      <source>{name} considers %n stones dead. You decide.</source>
      <translation>
        <numerusform>{name}は%n子を死石と判断しています。決めるのはあなたです。</numerusform>
      </translation>
    </message>
    <message>
      <source>{name} considers the same stones dead.</source>
      <translation>{name}も同じ石を死石としています。</translation>
    </message>
    <message>
      <source>{name} could not be started: the folder {message} does not exist.</source>
      <translation>{name}を起動できません。フォルダー{message}がありません。</translation>
    </message>
    <message>
      <source>{name} could not be started: {command} is not a program.</source>
      <translation>{name}を起動できません。{command}はプログラムではありません。</translation>
    </message>
    <message>
      <source>{name} could not be started: {message}.</source>
      <translation>{name}を起動できませんでした：{message}。</translation>
    </message>
    <message>
      <source>{name} disagrees: it also considers {dead} dead.</source>
      <translation>{name}の意見は違います。{dead}も死石としています。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {alive} alive.</source>
      <translation>{name}の意見は違います。{alive}を活きとしています。</translation>
    </message>
    <message>
      <source>{name} disagrees: it considers {dead} dead and {alive} alive.</source>
      <translation>{name}の意見は違います。{dead}を死石、{alive}を活きとしています。</translation>
    </message>
    <message>
      <source>{name} does not report dead stones.</source>
      <translation>{name}は死石を報告しません。</translation>
    </message>
    <message>
      <source>{name} does not support this board: {message}.</source>
      <translation>{name}はこの盤に対応していません：{message}。</translation>
    </message>
    <message>
      <source>{name} exited (exit code {code}).</source>
      <translation>{name}が終了しました（終了コード{code}）。</translation>
    </message>
    <message>
      <source>{name} exited at once: a program or library it needs is missing (code 127).</source>
      <translation>{name}はすぐに終了しました。必要なプログラムまたはライブラリがありません（コード127）。</translation>
    </message>
    <message>
      <source>{name} finds no dead stones.</source>
      <translation>{name}は死石を見つけませんでした。</translation>
    </message>
    <message>
      <source>{name} is choosing a move…</source>
      <translation>{name}が手を選んでいます…</translation>
    </message>
    <message>
      <source>{name} is looking for dead stones…</source>
      <translation>{name}が死石を探しています…</translation>
    </message>
    <message>
      <source>{name} is not attached or has no program.</source>
      <translation>{name}は登録されていないか、プログラムがありません。</translation>
    </message>
    <message>
      <source>{name} is still starting. Some engines take minutes the first time.</source>
      <translation>{name}はまだ起動中です。初回に数分かかるエンジンもあります。</translation>
    </message>
    <message>
      <source>{name} is thinking as {color}</source>
      <translation>{name}が{color}番で考慮中</translation>
    </message>
    <message>
      <source>{name} made an illegal move, which was not played. {refusal}</source>
      <translation>{name}が反則の手を打ちました。その手は打たれていません。{refusal}</translation>
    </message>
    <message>
      <source>{name} played an illegal move: {message}.</source>
      <translation>{name}が反則の手{message}を打ちました。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}).</source>
      <translation>{name}が「{command}」を拒否しました（{message}）。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” ({message}). The board shown here is correct.</source>
      <translation>{name}が「{command}」を拒否しました（{message}）。ここに表示されている盤が正しいものです。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason.</source>
      <translation>{name}が理由を示さずに「{command}」を拒否しました。</translation>
    </message>
    <message>
      <source>{name} refused “{command}” and gave no reason. The board shown here is correct.</source>
      <translation>{name}が理由を示さずに「{command}」を拒否しました。ここに表示されている盤が正しいものです。</translation>
    </message>
    <message>
      <source>{name} returned no move.</source>
      <translation>{name}は手を示しませんでした。</translation>
    </message>
    <message>
      <source>{name} sent an unexpected reply and was stopped.</source>
      <translation>{name}が予期しない応答を送ったので停止しました。</translation>
    </message>
    <message>
      <source>{name} sent something that is not GTP and was stopped.</source>
      <translation>{name}がGTPでないものを送ったので停止しました。</translation>
    </message>
    <message>
      <source>{name} stopped responding.</source>
      <translation>{name}が応答しなくなりました。</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly ({signal}).</source>
      <translation>{name}が予期せず停止しました（{signal}）。</translation>
    </message>
    <message>
      <source>{name} stopped unexpectedly.</source>
      <translation>{name}が予期せず停止しました。</translation>
    </message>
    <message>
      <source>{name} supports only board sizes {detail}. Choose one of these, or another player.</source>
      <translation>{name}は{detail}の大きさでしか打てません。それを選ぶか、別の対局者にしてください。</translation>
    </message>
    <message>
      <source>{name} supports square boards only. Choose one, or another player.</source>
      <translation>{name}は正方形の盤でしか打てません。それを選ぶか、別の対局者にしてください。</translation>
    </message>
    <message>
      <source>{name} uses another protocol (GMP), not GTP.</source>
      <translation>{name}はGTPではなく、別のプロトコル（GMP）で通信します。</translation>
    </message>
    <message>
      <source>{name} was not found: the program {command} does not exist.</source>
      <translation>{name}が見つかりませんでした。プログラム{command}がありません。</translation>
    </message>
    <message>
      <source>{name} would pass as {color}.</source>
      <translation>{name}なら{color}番でパスします。</translation>
    </message>
    <message>
      <source>{name} would play {point} as {color}.</source>
      <translation>{name}なら{color}番で{point}に打ちます。</translation>
    </message>
    <message>
      <source>{name} would resign.</source>
      <translation>{name}なら投了します。</translation>
    </message>
    <message>
      <source>{number} dan</source>
      <translation>{number}段</translation>
    </message>
    <message>
      <source>{number} kyu</source>
      <translation>{number}級</translation>
    </message>
    <message>
      <source>{number} positions a second</source>
      <translation>毎秒{number}局面</translation>
    </message>
    <message>
      <source>{owner}’s stone, alive</source>
      <translation>{owner}の石、活き</translation>
    </message>
    <message numerus="yes">
      <source>{passes} passes after move {move}</source>
      <translation>
        <numerusform>{move}手目の後に{passes}回のパス</numerusform>
      </translation>
    </message>
    <message>
      <source>{percent}%</source>
      <translation>{percent}%</translation>
    </message>
    <message>
      <source>{points} is already marked.</source>
      <translation>{points}にはすでに印があります。</translation>
    </message>
    <message>
      <source>{points} is not marked.</source>
      <translation>{points}に印はありません。</translation>
    </message>
    <message>
      <source>{points} points</source>
      <translation>{points}目</translation>
    </message>
    <message>
      <source>{point} (dead according to {color})</source>
      <translation>{point}（{color}は死にと判断）</translation>
    </message>
    <message>
      <source>{point} is better.</source>
      <translation>{point}の方が良い手です。</translation>
    </message>
    <message>
      <source>{point} would be suicide, which these rules do not allow.</source>
      <translation>{point}は自殺手で、このルールでは禁じられています。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it after move {turn} ({rule}).</source>
      <translation>{point}に打つと、{turn}手目の後に{color}が残した盤面と同じになります（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would leave the board as {color} left it when the handicap stones were placed ({rule}).</source>
      <translation>{point}に打つと、置き石を置いていたときに{color}が残した盤面と同じになります（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat a position from when the handicap stones were placed ({rule}).</source>
      <translation>{point}に打つと置き石を置いていたときの局面が再現します（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position after move {turn} ({rule}).</source>
      <translation>{point}に打つと{turn}手目の後の局面が再現します（{rule}）。</translation>
    </message>
    <message>
      <source>{point} would repeat the position at the start ({rule}).</source>
      <translation>{point}に打つと開始時の局面が再現します（{rule}）。</translation>
    </message>
    <message>
      <source>{problem} Choose another file.</source>
      <translation>{problem}別のファイルを指定してください。</translation>
    </message>
    <message>
      <source>{result}. This count does not change the result.</source>
      <translation>{result}。この計算で結果は変わりません。</translation>
    </message>
    <message>
      <source>{rules} (assumed)</source>
      <translation>{rules}（仮定）</translation>
    </message>
    <message>
      <source>{rules} ({changes})</source>
      <translation>{rules}（{changes}）</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is not supported)</source>
      <translation>{rules}（「{name}」は非対応）</translation>
    </message>
    <message>
      <source>{rules} (“{name}” is unknown)</source>
      <translation>{rules}（「{name}」は不明）</translation>
    </message>
    <message>
      <source>{rules} rules have no handicap. Choose none, or other rules.</source>
      <translation>{rules}には置き石がありません。置き石なしか、別のルールを選んでください。</translation>
    </message>
    <message>
      <source>{rules}, {komi}</source>
      <translation>{rules}、{komi}</translation>
    </message>
    <message>
      <source>{share} in win rate</source>
      <translation>勝率{share}</translation>
    </message>
    <message>
      <source>{size}, {rules}</source>
      <translation>{size}、{rules}</translation>
    </message>
    <message>
      <source>{value} is not a point of this board; it was ignored.</source>
      <translation>{value}はこの盤の点ではないので無視しました。</translation>
    </message>
    <message>
      <source>{what} ({place}).</source>
      <translation>{what}（{place}）。</translation>
    </message>
    <message numerus="yes">
      <source>{what} ({place}, and %n more).</source>
      <translation>
        <numerusform>{what}（{place}、ほか%nか所）。</numerusform>
      </translation>
    </message>
    <message>
      <source>{writing} ({name})</source>
      <translation>{writing}（{name}）</translation>
    </message>
    <message>
      <source>“{file}” has more than {detail} million parameters. Choose a smaller network.</source>
      <translation>「{file}」のパラメーターは{detail}百万個を超えています。もっと小さいネットワークを選んでください。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network of version {detail}. This version of Tromp Go can read versions {oldest} to {newest}. The file is not damaged.</source>
      <translation>「{file}」はバージョン{detail}のKataGoネットワークです。この版のTromp Goが読めるのはバージョン{oldest}から{newest}までです。ファイルは壊れていません。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that does not imitate people. Choose one made for that, such as “b18c384nbt-humanv0”.</source>
      <translation>“{file}”は人間の打ち方をまねるKataGoネットワークではありません。そのためのネットワーク（“b18c384nbt-humanv0”など）を選んでください。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network that imitates people of a given rank. It cannot judge a game. Use it with “tromp-gui gtp --human”.</source>
      <translation>“{file}”は特定の段級位の人間の打ち方をまねるKataGoネットワークで、形勢の判断には使えません。“tromp-gui gtp --human”でお使いください。</translation>
    </message>
    <message>
      <source>“{file}” is a KataGo network with a part that this version of Tromp Go cannot read ({detail}).</source>
      <translation>「{file}」は、この版のTromp Goでは読めない部分を含むKataGoのネットワークです（{detail}）。</translation>
    </message>
    <message>
      <source>“{file}” is damaged. Get another copy.</source>
      <translation>「{file}」は壊れています。別のコピーを入手してください。</translation>
    </message>
    <message>
      <source>“{file}” is damaged: its answers are not numbers. Get another copy.</source>
      <translation>「{file}」は壊れています：計算結果が数になりません。別のコピーを入手してください。</translation>
    </message>
    <message>
      <source>“{file}” is not a KataGo network.</source>
      <translation>「{file}」はKataGoのネットワークではありません。</translation>
    </message>
    <message>
      <source>“{file}” needs more memory than is available. Choose a smaller network.</source>
      <translation>「{file}」を使うにはメモリーが足りません。もっと小さいネットワークを選んでください。</translation>
    </message>
    <message>
      <source>“{file}” was refused: it unpacks to more than {detail} times its size, as no KataGo network does.</source>
      <translation>「{file}」は受け付けませんでした。展開すると元の{detail}倍を超えます。KataGoのネットワークではありえないことです。</translation>
    </message>
    <message>
      <source>“{text}” may be a win by either colour. Enter {black} or {white}.</source>
      <translation>「{text}」は黒の勝ちとも白の勝ちとも読めます。{black}または{white}と入力してください。</translation>
    </message>
  </context>
</TS>
