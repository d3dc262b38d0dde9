"""Names of players in damaged files: six kinds of damage, and whether the rest is read rightly."""

from __future__ import annotations

import random
import unicodedata
from collections.abc import Callable, Iterator, Sequence

from tromp_gui.sgf.charsets import charset_name
from tromp_gui.sgf.encodings import decode

PLAYERS = {
    "simplified": (
        "柯洁 古力 常昊 马晓春 聂卫平 芈昱廷 范廷钰 陈耀烨 唐韦星 时越 李钦诚 党毅飞 "
        "辜梓豪 杨鼎新 连笑 谢尔豪 童梦成 周睿羊 江维杰 孔杰 罗洗河 俞斌 曹大元 "
        "刘小光 於之莹 王晨星"
    ),
    "traditional": (
        "張栩 林海峰 王立誠 周俊勳 許皓鋐 陳詩淵 蕭正浩 林至涵 王元均 簡靖庭 黑嘉嘉 "
        "蘇聖芳 楊博崴 劉昌赫"
    ),
    "japanese": (
        "井山裕太 武宮正樹 大竹英雄 小林光一 加藤正夫 羽根直樹 高尾紳路 山下敬吾 "
        "依田紀基 一力遼 芝野虎丸 許家元 藤沢里菜 上野愛咲美 本因坊秀策 "
        "マイケル・レドモンド さかた えいお"
    ),
    "korean": (
        "이창호 조훈현 이세돌 신진서 박정환 유창혁 서봉수 목진석 최철한 강동윤 김지석 "
        "원성진 박영훈 최정 신민준 변상일"
    ),
    "western": (
        "Müller Jäger François Désormaux Åström Größ Lluís Peña Ångström Böhm Çelik Jérôme Hübner"
    ),
    "central": ("Dušan Mirosław Łukasz Květoslav Šimůnek Nováková Gérard Wiśniewski"),
    "russian": (
        "Шикшин Динерштейн Сурин Лазарев Богацкий Мезенцев Нильга Ковалёва Березина "
        "Полькина Соловьёв"
    ),
}
"""Names of professional and amateur players, by their writing: facts."""
ENCODINGS = {
    "simplified": ("utf-8", "gb18030"),
    "traditional": ("utf-8", "big5"),
    "japanese": ("utf-8", "cp932", "euc_jp"),
    "korean": ("utf-8", "cp949"),
    "western": ("utf-8", "cp1252"),
    "central": ("utf-8", "cp1250"),
    "russian": ("utf-8", "cp1251", "koi8-r"),
}
OTHER_CA = ("UTF-8", "GB2312", "Shift_JIS", "Big5", "EUC-KR", "windows-1252", "KOI8-R")
Damage = Callable[[bytes, random.Random], bytes]


def replaced(name: bytes, choose: random.Random) -> bytes:
    """A byte beyond ASCII became `?`."""
    at = choose.choice([at for at, byte in enumerate(name) if byte > 127])
    return name[:at] + b"?" + name[at + 1 :]


def lost(name: bytes, choose: random.Random) -> bytes:
    """A byte beyond ASCII is gone."""
    at = choose.choice([at for at, byte in enumerate(name) if byte > 127])
    return name[:at] + name[at + 1 :]


def cut(name: bytes, choose: random.Random) -> bytes:
    """The name ends inside a character."""
    at = choose.choice([at for at, byte in enumerate(name) if byte > 127])
    return name[: at + 1] if at + 1 < len(name) else name[:-1]


def twice(name: bytes, choose: random.Random) -> bytes:
    """UTF-8 that was taken for Windows-1252 and written in UTF-8 once more."""
    return name.decode("cp1252", "replace").replace("\ufffd", "?").encode()


def cases(
    names: Sequence[str], group: str, choose: random.Random
) -> Iterator[tuple[str, str, bytes, list[str]]]:
    """The damage, the encoding, the file, and the names in it that are whole."""
    for name in names:
        others = choose.sample([each for each in names if each != name], 3)
        for encoding in ENCODINGS[group]:
            raw = [each.encode(encoding) for each in (name, *others)]
            damages: dict[str, Damage] = {"replaced": replaced, "lost": lost, "cut": cut}
            for kind, damage in damages.items():
                yield kind, encoding, _file(damage(raw[0], choose), *raw[1:]), others
            ca = choose.choice([ca for ca in OTHER_CA if not _is_same(ca, encoding)])
            yield "right CA", encoding, _file(*raw, charset=charset_name(encoding)), [name, *others]
            yield "wrong CA", encoding, _file(*raw, charset=ca), [name, *others]
            if encoding == "utf-8":
                yield "twice", encoding, _file(twice(raw[0], choose), *raw[1:]), others
            else:
                yield "two encodings", encoding, _file(name.encode(), *raw[1:]), others
                yield (
                    "two encodings",
                    "utf-8",
                    _file(raw[0], *(each.encode() for each in others)),
                    others,
                )


def _is_same(charset: str, encoding: str) -> bool:
    same = {"GB2312": "gb18030", "Shift_JIS": "cp932", "EUC-KR": "cp949", "windows-1252": "cp1252"}
    return same.get(charset, charset.lower()) == encoding


def _file(*names: bytes, charset: str = "") -> bytes:
    ca = f"CA[{charset}]".encode() if charset else b""
    black, white, event, judge = names
    return (
        b"(;GM[1]FF[4]" + ca + b"SZ[19]PB[" + black + b"]BR[9d]PW[" + white + b"]WR[9d]\nEV["
        + event + b"]SO[" + judge + b"]KM[6.5];B[pd];W[dp];B[pq];W[dd])"
    )  # fmt: skip


def is_right(data: bytes, whole: Sequence[str]) -> bool:
    """Whether the names that are whole are read as they are."""
    text = decode(data).data.decode("utf-8", "surrogatepass")
    return all(f"[{name}]" in text for name in whole)


def alphabets(text: str) -> set[str]:
    """The first words of the Unicode names of letters beyond ASCII: CJK, HANGUL, CYRILLIC …"""
    letters = (each for each in text if each > "\x7f" and each.isalpha())
    return {unicodedata.name(each, "?").split()[0].split("-")[0] for each in letters}


def measured(players: dict[str, Sequence[str]]) -> Iterator[tuple[str, str, str, bool, bytes]]:
    """Group, damage, encoding, whether it was read rightly, and the file."""
    choose = random.Random(45)
    for group, names in players.items():
        for kind, encoding, data, whole in cases(names, group, choose):
            yield group, kind, encoding, is_right(data, whole), data


def own_players() -> dict[str, Sequence[str]]:
    """PLAYERS, one by one; a name of two words counts as two."""
    return {group: names.split() for group, names in PLAYERS.items()}
