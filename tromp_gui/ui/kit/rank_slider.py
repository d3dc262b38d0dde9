"""The choice of a rank from 20 kyu to 9 dan."""

from __future__ import annotations

from tromp_gui.network_files.profiles import RANKS
from tromp_gui.ui.kit.slider import PillSlider
from tromp_gui.wording.people import rank_name


class RankSlider(PillSlider):
    """Goes from the weakest rank to the strongest. Signal: `valueChanged(int)`."""

    def __init__(self, name: str) -> None:
        """`name` says what the rank is for, to be heard with the rank."""
        super().__init__()
        self._name = name
        self.setRange(0, len(RANKS) - 1)
        self.setPageStep(5)
        self.valueChanged.connect(self._describe)
        self._describe()

    @property
    def rank(self) -> str:
        """One of `RANKS`."""
        return RANKS[self.value()]

    def show_rank(self, rank: str) -> None:
        """Choose a rank."""
        self.setValue(RANKS.index(rank))

    def text_in_handle(self) -> str:
        """The rank in words."""
        return rank_name(self.rank)

    def _pill_width(self) -> float:
        return max(self.fontMetrics().horizontalAdvance(rank_name(rank)) for rank in RANKS) + 20

    def _describe(self) -> None:
        self.setAccessibleName(f"{self._name}: {rank_name(self.rank)}")
