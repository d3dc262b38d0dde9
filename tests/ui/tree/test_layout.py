"""Positions of nodes: drawn examples, crossing lines, and a slow literal version of the rule."""

from __future__ import annotations

import tracemalloc

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.record.trees import grown
from tests.ui.tree.trees import Node, drawn, grow, picture
from tromp_gui.ui.tree.layout import Cell, TreeLayout, lay_out


def drawing(text: str) -> list[str]:
    names = "".join(sign for sign in text if sign not in "()")
    return picture(lay_out(drawn(text)[0]), names)


def test_a_main_line_is_in_one_row() -> None:
    assert drawing("abcd") == ["abcd"]
    assert drawing("a") == ["a"]


def test_a_variation_starts_below_and_right_of_its_parent() -> None:
    assert drawing("ab(cd)(ef)") == [
        "abcd",
        " 'ef",
    ]


def test_collapsed_branches_take_no_space() -> None:
    text = "ab(cd(ef)(gh))(ij(kl)(mn))"
    names = "".join(sign for sign in text if sign not in "()")
    nodes = drawn(text)
    assert picture(lay_out(nodes[0], {names.index("d")}), names) == [
        "abcd",
        " 'ijkl",
        "   'mn",
    ]
    layout = lay_out(nodes[0], {names.index("b")})
    assert picture(layout, names) == ["ab"]
    assert names.index("c") not in layout
    with pytest.raises(KeyError):
        layout.cell(names.index("c"))


def test_siblings_share_one_stem() -> None:
    assert drawing("a(b)(cd)(e)") == [
        "ab",
        "'cd",
        "'e",
    ]


def test_the_last_fork_gets_the_first_row() -> None:
    # The picture of the Play layout: branches at 4 (4 moves), 9 (7 moves) and 12 (4 moves).
    assert drawing("abcde(fghij(klm(nopqrstu)(NOPQ))(KLMRSTU))(FGHI)") == [
        "abcdefghijklmnopqrstu",
        "    'FGHI|  'NOPQ",
        "         'KLMRSTU",
    ]


def test_a_variation_uses_a_row_behind_a_short_one() -> None:
    assert drawing("ab(cdefg(hi)(HI))(CD)") == [
        "abcdefghi",
        " 'CD  'HI",
    ]


def test_a_long_variation_goes_below_later_ones() -> None:
    assert drawing("ab(cdefg(hi)(HI))(CDEFG)") == [
        "abcdefghi",
        " |    'HI",
        " 'CDEFG",
    ]


def test_variations_of_variations_stay_together() -> None:
    assert drawing("a(b(c)(C))(d(e)(E(f)(F)))(g)") == [
        "abc",
        "|'C",
        "'de",
        "|'Ef",
        "'g'F",
    ]


def test_columns_and_rows_are_the_extent() -> None:
    layout = lay_out(drawn("ab(cd)(efgh)")[0])
    assert (layout.columns, layout.rows, len(layout)) == (6, 2, 8)


def test_ids_may_have_gaps() -> None:
    root, child = Node(0), Node(70)
    root.first_child, child.parent = child, root
    layout = lay_out(root)
    assert layout.cell(70) == Cell(1, 0)
    assert 69 not in layout
    assert -1 not in layout
    assert 71 not in layout


@pytest.mark.parametrize("missing", [-1, 4, 99])
def test_an_unknown_id_is_an_error(missing: int) -> None:
    layout = lay_out(drawn("abcd")[0])
    with pytest.raises(KeyError):
        layout.cell(missing)
    with pytest.raises(KeyError):
        layout.line(missing)


def test_a_cell_outside_is_empty() -> None:
    layout = lay_out(drawn("ab(c)(d)")[0])
    for column, row in [(-1, 0), (3, 0), (0, 1), (1, 1), (0, -1), (0, 2), (99, 99)]:
        assert layout.node_at(column, row) is None


def test_the_line_goes_from_the_root_through_a_node_to_its_end() -> None:
    nodes = drawn("ab(cd)(e(fg)(hi))")
    layout = lay_out(nodes[0])

    def line(name: str) -> str:
        return "".join("abcdefghi"[node] for node in layout.line("abcdefghi".index(name)))

    assert line("a") == line("b") == line("d") == "abcd"
    assert line("e") == line("g") == "abefg"
    assert line("h") == "abehi"


def test_depth_and_width_have_no_limit() -> None:
    deep = lay_out(grow(range(30_000))[0])
    assert (deep.columns, deep.rows) == (30_001, 1)
    wide = lay_out(grow([0] * 30_000)[0])
    assert (wide.columns, wide.rows) == (2, 30_000)
    steps = lay_out(grow([0, *(max(0, n - n % 2) for n in range(20_000))])[0])
    assert len(steps) == 20_002


# ---- any tree


@st.composite
def trees(draw: st.DrawFn) -> list[Node]:
    """Trees of up to 40 nodes; half of the nodes continue the line of the last one."""
    size = draw(st.integers(0, 40))
    parents = []
    for number in range(size):
        goes_on = draw(st.booleans())
        parents.append(number if goes_on else draw(st.integers(0, number)))
    return grow(parents)


def slow_rows(root: Node) -> dict[int, int]:
    """The rule word for word: last fork first, the first row with nothing in the way."""
    rows: dict[int, int] = {}
    taken: dict[tuple[int, int], int] = {}  # cell -> the parent of the line there, or -2 for a node

    def place(head: Node, column: int, parent: int, above: int) -> None:
        chain = [head]
        while chain[-1].first_child is not None:
            chain.append(chain[-1].first_child)
        row = above + 1
        while not fits(row, column, len(chain), parent, above):
            row += 1
        for between in range(above + 1, row + 1):
            taken.setdefault((column - 1, between), parent)
        for offset, node in enumerate(chain):
            rows[node.id] = row
            taken[column + offset, row] = -2
        for offset in reversed(range(len(chain))):
            first = chain[offset].first_child
            sibling = first.next_sibling if first else None
            while sibling is not None:
                place(sibling, column + offset + 1, chain[offset].id, row)
                sibling = sibling.next_sibling

    def fits(row: int, column: int, length: int, parent: int, above: int) -> bool:
        stem = all(
            taken.get((column - 1, between), parent) == parent for between in range(above + 1, row)
        )
        bend = (column - 1, row) not in taken
        return stem and bend and all((column + i, row) not in taken for i in range(length))

    place(root, 0, -1, -1)
    return rows


@given(trees())
def test_rows_follow_the_rule(nodes: list[Node]) -> None:
    layout = lay_out(nodes[0])
    assert {node.id: layout.cell(node.id).row for node in nodes} == slow_rows(nodes[0])


@given(trees())
def test_every_node_has_its_own_cell_right_of_its_parent(nodes: list[Node]) -> None:
    layout = lay_out(nodes[0])
    cells = [layout.cell(node.id) for node in nodes]
    assert len(set(cells)) == len(nodes) == len(layout)
    for node, cell in zip(nodes, cells, strict=True):
        assert layout.node_at(*cell) == node.id
        if node.parent is None:
            assert cell == Cell(0, 0)
            continue
        before = layout.cell(node.parent.id)
        assert cell.column == before.column + 1
        if node.parent.first_child is node:
            assert cell.row == before.row
        else:
            assert cell.row > before.row


@given(trees())
def test_lines_cross_no_node_and_no_other_line(nodes: list[Node]) -> None:
    layout = lay_out(nodes[0])
    owner: dict[tuple[int, int], int] = {}
    for node in nodes:
        if node.parent is None:
            continue
        before, cell = layout.cell(node.parent.id), layout.cell(node.id)
        for row in range(before.row + 1, cell.row + 1):
            place = (before.column, row)
            assert layout.node_at(*place) is None
            assert owner.setdefault(place, node.parent.id) == node.parent.id


@given(trees(), st.data())
def test_chains_and_stems_of_a_window(nodes: list[Node], data: st.DataObject) -> None:
    layout = lay_out(nodes[0])
    column = data.draw(st.integers(-2, layout.columns + 1))
    last_column = data.draw(st.integers(column, layout.columns + 2))
    row = data.draw(st.integers(-2, layout.rows + 1))
    last_row = data.draw(st.integers(row, layout.rows + 2))
    seen: set[int] = set()
    for at in range(row, last_row + 1):
        for chain in layout.chains_in(at, column, last_column):
            assert chain.row == at
            assert chain.end - chain.start + 1 == len(chain.ids)
            seen.update(chain.ids)
    for node in nodes:
        cell = layout.cell(node.id)
        if column <= cell.column <= last_column and row <= cell.row <= last_row:
            assert node.id in seen
    expected = stems_by_eye(layout, nodes, row, last_row)
    for at in range(column, last_column + 1):
        stems = list(layout.stems_in(at, row, last_row))
        assert stems == sorted(stem for stem in expected if stem[0] == at)


def stems_by_eye(
    layout: TreeLayout, nodes: list[Node], first: int, last: int
) -> set[tuple[int, int, int]]:
    found = set()
    for node in nodes:
        below = [layout.cell(other.id).row for other in nodes if other.parent is node]
        cell = layout.cell(node.id)
        if len(below) > 1 and cell.row <= last and max(below) >= first:
            found.add((cell.column, cell.row, max(below)))
    return found


@given(trees())
def test_the_line_of_a_node_is_its_path_and_first_children(nodes: list[Node]) -> None:
    layout = lay_out(nodes[0])
    for node in nodes:
        path = []
        up: Node | None = node
        while up is not None:
            path.append(up.id)
            up = up.parent
        path.reverse()
        down = node.first_child
        while down is not None:
            path.append(down.id)
            down = down.first_child
        assert list(layout.line(node.id)) == path


def test_many_variations_are_laid_out_in_little_memory() -> None:
    count = 5000
    root = grown("(;" + "(;)(;" * count + ")" * count + ")").root
    tracemalloc.start()
    try:
        layout = lay_out(root)
        left, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert len(layout) == 2 * count + 1
    assert peak < 2.6 * left
