"""Arrays in memory that another process can use too."""

from __future__ import annotations

import numpy as np

from tests.engine.network.random_networks import random_network, random_transformer
from tromp_gui.engine.network.answer import ask
from tromp_gui.engine.network.moment import Moment, Terms
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.shared_memory import share
from tromp_gui.engine.state import new_game


class _Holder:
    def __init__(self) -> None:
        self.name = "some"
        self.arrays = [np.arange(5, dtype=np.float32), np.eye(3, dtype=np.complex64)]


def test_the_arrays_of_an_object_are_moved_and_stay_the_same() -> None:
    holder, before = _Holder(), _Holder()
    state = share(holder)
    whole = np.frombuffer(state.memory.bytes, np.uint8)
    for mine, old in zip(holder.arrays, before.arrays, strict=True):
        assert (mine == old).all()
        assert np.shares_memory(mine, whole)
    assert holder.name == "some"
    holder.arrays[0][0] = 7
    assert state.attributes()["arrays"][0][0] == 7


def test_a_network_without_arrays_of_its_own_answers_as_before() -> None:
    """At another size of the board too, for which its filters have another form."""
    for network in (Network(random_network(16)), Network(random_transformer("learnt"))):
        moments = [Moment(new_game(side, side).position, Terms(7.0)) for side in (5, 12, 5)]
        before = [ask(network, [moment])[0] for moment in moments]
        share(network)
        for moment, answer in zip(moments, before, strict=True):
            (again,) = ask(network, [moment])
            np.testing.assert_allclose(again.policy, answer.policy, atol=1e-5)
            np.testing.assert_allclose(again.owner, answer.owner, atol=1e-4)
