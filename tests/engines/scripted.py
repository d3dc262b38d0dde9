"""A GTP engine that plays the moves of its command line, then passes: `python scripted.py C3 D4`.

Its n-th turn in a game is the n-th move, also where it was told the game anew. An argument
`dead=A1,B1` is what it answers when asked for dead stones; to `dead=never` it never answers.
With `no-rules` it has no command for rules; `refuse=NAME` is one that it lists and refuses.
"""

import sys

COMMANDS = [
    "name", "version", "list_commands", "quit", "boardsize", "clear_board", "komi", "play",
    "kata-set-rules",
]  # fmt: skip
DEAD = [each[5:] for each in sys.argv[1:] if each.startswith("dead=")]
REFUSED = [each[7:] for each in sys.argv[1:] if each.startswith("refuse=")]
MOVES = [each for each in sys.argv[1:] if not each.startswith(("dead=", "no-rules", "refuse="))]
if "no-rules" in sys.argv:
    COMMANDS.remove("kata-set-rules")
turns = {"B": 0, "W": 0}

for line in sys.stdin:
    number, name, *args = line.split()
    texts = {
        "name": "Scripted",
        "version": "1",
        "list_commands": "\n".join([*COMMANDS, *REFUSED, "genmove", "final_status_list"]),
        "final_status_list": " ".join(DEAD).replace(",", " "),
    }
    if name == "final_status_list" and "never" in DEAD:
        continue
    if name in REFUSED:
        print(f"?{number} refused\n", flush=True)
        continue
    text = texts.get(name, "")
    if name == "clear_board":
        turns = dict.fromkeys(turns, 0)
    elif name == "play":
        turns[args[0]] += 1
    elif name == "genmove":
        made = turns[args[0]]
        text = MOVES[made] if made < len(MOVES) else "pass"
        turns[args[0]] += 1
    print(f"={number} {text}\n", flush=True)
    if name == "quit":
        break
