"""Evaluations of a network by different libraries, on one thread: the table of decision record 20.

usage: frameworks.py KIND NETWORK..., with KIND numpy (Winograd, as the program does), patches (one
product for each filter), numba, onnxruntime (needs onnx too), openvino (likewise) or ncnn. Each is
installed in an environment of its own, beside NumPy. Prints ms of processor time for a board, one
board at a time and eight together, on 9x9 and 19x19, and the largest difference from ours. Inputs
are drawn by chance: the time does not depend on them. Networks of version 8 with ordinary and
global-pooling blocks only.
"""

from __future__ import annotations

import os

os.environ["OPENBLAS_NUM_THREADS"] = "1"

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tromp_gui.engine.network.description import (
    Convolution,
    Description,
    Normalisation,
    Pooling,
    Residual,
)
from tromp_gui.engine.network.layers import Filter
from tromp_gui.engine.network.network import Network
from tromp_gui.engine.network.reader import read_network

Floats = np.ndarray[Any, np.dtype[np.float32]]
Evaluate = Callable[[Floats, Floats], list[Floats]]
"""From points (board, channel, row, column) and globals to policy, owner and result."""


class Graph:
    """Writes down the layers of a network, for a library that reads such a list."""

    def filter(self, x: str, layer: Convolution, after: Normalisation | None = None) -> str:
        weights = layer.weights if after is None else layer.weights * after.scale
        return self.convolution(
            x,
            weights.transpose(3, 2, 0, 1),
            np.zeros(weights.shape[3], np.float32) if after is None else after.bias,
        )

    def build(self, network: Description, off: float) -> list[str]:
        """All layers; returns the names of policy, owner and result."""
        none = np.zeros(network.globals_first.shape[1], np.float32)
        x = self.filter("points", network.first)
        x = self.plus_each(x, self.dense("globals", network.globals_first, none))
        for block in network.blocks:
            assert isinstance(block, Residual)
            y = self.scaled(x, block.before)
            z = self.filter(y, block.first, block.middle)
            if block.pooling:
                z = self.plus_each(z, self._bias(y, block.pooling, block.middle.scale, off))
            x = self.plus(x, self.filter(self.relu(z), block.second))
        x = self.scaled(x, network.tip)
        policy, value = network.policy, network.value
        y = self.filter(x, policy.points, policy.middle)
        y = self.plus_each(y, self._bias(x, policy.pooling, policy.middle.scale, off))
        found = [self.filter(self.relu(y), policy.last)]
        y = self.relu(self.filter(x, value.first, value.middle))
        found.append(self.filter(y, value.owner))
        mean, by_size, by_square = np.split(value.shared.weights, 3)
        shared = mean + by_size * off + by_square * (off**2 - 0.1)
        z = self.relu(self.dense(self.mean(y), shared, value.shared.bias))
        return [*found, self.dense(z, value.result.weights, value.result.bias)]

    def _bias(self, x: str, layer: Pooling, scale: Floats, off: float) -> str:
        seen = self.relu(self.filter(x, layer.convolution, layer.normalisation))
        mean, by_size, most = np.split(layer.to_bias * scale, 3)
        weights = np.concatenate([mean + by_size * off, most])
        return self.dense(self.pooled(seen), weights, np.zeros(weights.shape[1], np.float32))


class Onnx(Graph):
    """A graph in ONNX."""

    def __init__(self) -> None:
        self.nodes: list[Any] = []
        self.weights: list[Any] = []

    def _node(self, kind: str, *inputs: str, **options: Any) -> str:
        from onnx import helper

        name = f"{kind}{len(self.nodes)}"
        self.nodes.append(helper.make_node(kind, list(inputs), [name], **options))
        return name

    def _kept(self, values: Floats) -> str:
        from onnx import numpy_helper

        name = f"weights{len(self.weights)}"
        array = np.ascontiguousarray(values, np.float32)
        self.weights.append(numpy_helper.from_array(array, name))
        return name

    def convolution(self, x: str, weights: Floats, bias: Floats) -> str:
        side = weights.shape[2] // 2
        return self._node("Conv", x, self._kept(weights), self._kept(bias), pads=[side] * 4)

    def scaled(self, x: str, layer: Normalisation) -> str:
        scale, bias = (self._kept(a.reshape(-1, 1, 1)) for a in (layer.scale, layer.bias))
        return self.relu(self._node("Add", self._node("Mul", x, scale), bias))

    def relu(self, x: str) -> str:
        return self._node("Relu", x)

    def plus(self, x: str, y: str) -> str:
        return self._node("Add", x, y)

    def plus_each(self, x: str, bias: str) -> str:
        from onnx import numpy_helper

        self.weights.append(numpy_helper.from_array(np.array([2, 3]), f"axes{len(self.nodes)}"))
        axes = f"axes{len(self.nodes)}"
        return self._node("Add", x, self._node("Unsqueeze", bias, axes))

    def mean(self, x: str) -> str:
        return self._node("Flatten", self._node("GlobalAveragePool", x))

    def pooled(self, x: str) -> str:
        most = self._node("Flatten", self._node("GlobalMaxPool", x))
        return self._node("Concat", self.mean(x), most, axis=1)

    def dense(self, x: str, weights: Floats, bias: Floats) -> str:
        return self._node("Gemm", x, self._kept(weights), self._kept(bias))

    def bytes(self, network: Description, batch: int, side: int) -> bytes:
        from onnx import TensorProto, helper

        outputs = self.build(network, (side - 14) / 10)
        sizes = {"points": [batch, 22, side, side], "globals": [batch, 19]}
        given = [helper.make_tensor_value_info(n, TensorProto.FLOAT, sizes[n]) for n in sizes]
        told = [helper.make_tensor_value_info(n, TensorProto.FLOAT, None) for n in outputs]
        graph = helper.make_graph(self.nodes, "network", given, told, self.weights)
        opset = [helper.make_opsetid("", 17)]
        model = helper.make_model(graph, opset_imports=opset, ir_version=8)
        return bytes(model.SerializeToString())


class Ncnn(Graph):
    """A graph in ncnn's format: a text of layers, and their weights."""

    def __init__(self) -> None:
        self.rows: list[tuple[str, list[str], str, str]] = []
        self.weights = b""
        for name in ("points", "globals"):
            self.rows.append(("Input", [], name, ""))

    def _row(self, kind: str, inputs: list[str], options: str = "", *data: Floats) -> str:
        name = f"{kind}{len(self.rows)}"
        self.rows.append((kind, inputs, name, options))
        for array in data:
            self.weights += np.ascontiguousarray(array, np.float32).tobytes()
        return name

    def convolution(self, x: str, weights: Floats, bias: Floats) -> str:
        out, _, side, _ = weights.shape
        options = f"0={out} 1={side} 4={side // 2} 5=1 6={weights.size}"
        return self._row("Convolution", [x], options, np.zeros(1), weights, bias)

    def scaled(self, x: str, layer: Normalisation) -> str:
        options = f"0={len(layer.scale)} 1=1"
        return self.relu(self._row("Scale", [x], options, layer.scale, layer.bias))

    def relu(self, x: str) -> str:
        return self._row("ReLU", [x])

    def plus(self, x: str, y: str) -> str:
        return self._row("BinaryOp", [x, y], "0=0")

    def plus_each(self, x: str, bias: str) -> str:
        return self.plus(x, self._row("Reshape", [bias], "0=1 1=1 2=-1"))

    def mean(self, x: str) -> str:
        return self._row("Pooling", [x], "0=1 4=1")

    def pooled(self, x: str) -> str:
        return self._row("Concat", [self.mean(x), self._row("Pooling", [x], "0=0 4=1")], "0=0")

    def dense(self, x: str, weights: Floats, bias: Floats) -> str:
        options = f"0={len(bias)} 1=1 2={weights.size}"
        return self._row("InnerProduct", [x], options, np.zeros(1), weights.T, bias)

    def text(self) -> str:
        """The layers, with what is read twice split."""
        uses: dict[str, int] = {}
        for _, inputs, _, _ in self.rows:
            for name in inputs:
                uses[name] = uses.get(name, 0) + 1
        left, lines, blobs = dict(uses), list[str](), 0
        for kind, inputs, name, options in self.rows:
            read = []
            for each in inputs:
                read.append(f"{each}_{left[each]}" if uses[each] > 1 else each)
                left[each] -= 1
            words = [kind, name, str(len(inputs)), "1", *read, name, options]
            lines.append(" ".join(words))
            blobs += 1
            if uses.get(name, 0) > 1:
                parts = [f"{name}_{at + 1}" for at in range(uses[name])]
                lines.append(f"Split split_{name} 1 {len(parts)} {name} {' '.join(parts)}")
                blobs += len(parts)
        return f"7767517\n{len(lines)} {blobs}\n" + "\n".join(lines) + "\n"


def by_onnxruntime(network: Description, batch: int, side: int) -> Evaluate:
    import onnxruntime

    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = options.inter_op_num_threads = 1
    model = Onnx().bytes(network, batch, side)
    session = onnxruntime.InferenceSession(model, options, ["CPUExecutionProvider"])
    return lambda points, values: list(session.run(None, {"points": points, "globals": values}))


def by_openvino(network: Description, batch: int, side: int) -> Evaluate:
    import openvino

    core = openvino.Core()
    options = {"INFERENCE_NUM_THREADS": 1, "NUM_STREAMS": 1, "INFERENCE_PRECISION_HINT": "f32"}
    model = core.read_model(Onnx().bytes(network, batch, side))
    request = core.compile_model(model, "CPU", options).create_infer_request()

    def evaluate(points: Floats, values: Floats) -> list[Floats]:
        found = request.infer({"points": points, "globals": values})
        return [np.array(found[at]) for at in range(3)]

    return evaluate


def by_ncnn(network: Description, batch: int, side: int) -> Evaluate:
    import ncnn

    graph = Ncnn()
    outputs = graph.build(network, (side - 14) / 10)
    net = ncnn.Net()
    net.opt.num_threads = 1
    net.opt.use_fp16_packed = net.opt.use_fp16_storage = net.opt.use_fp16_arithmetic = False
    net.opt.use_bf16_storage = False
    with tempfile.TemporaryDirectory() as folder:
        layers, weights = Path(folder, "net.param"), Path(folder, "net.bin")
        layers.write_text(graph.text())
        weights.write_bytes(graph.weights)
        assert net.load_param(str(layers)) == 0
        assert net.load_model(str(weights)) == 0

    def evaluate(points: Floats, values: Floats) -> list[Floats]:
        found: list[list[Floats]] = []
        for at in range(len(points)):
            reader = net.create_extractor()
            reader.input("points", ncnn.Mat(points[at]))
            reader.input("globals", ncnn.Mat(values[at]))
            found.append([np.array(reader.extract(name)[1]) for name in outputs])
        return [np.stack(each) for each in zip(*found, strict=True)]

    return evaluate


def by_numpy(network: Description, batch: int, side: int) -> Evaluate:
    made = Network(network)

    def evaluate(points: Floats, values: Floats) -> list[Floats]:
        rows = np.ascontiguousarray(points.transpose(0, 2, 3, 1)).reshape(len(points), -1, 22)
        found = made.evaluate(side, side, rows, values)
        return [found.policy[..., 0], found.owner, found.result]

    return evaluate


def by_patches(network: Description, batch: int, side: int) -> Evaluate:
    Filter._by_tiles = Filter._by_patches  # type: ignore[method-assign, assignment]
    return by_numpy(network, batch, side)


def by_numba(network: Description, batch: int, side: int) -> Evaluate:
    """Each filter as loops that Numba compiles, the innermost over the output channels."""
    import numba

    @numba.njit(fastmath=True, boundscheck=False)  # type: ignore[untyped-decorator]
    def convolve(x: Any, places: Any, weights: Any, out: Any) -> None:
        for row in range(out.shape[0]):
            total = np.zeros(out.shape[1], np.float32)
            for at in range(places.shape[1]):
                place = places[row, at]
                if place < x.shape[0] - 1:
                    for channel in range(x.shape[1]):
                        value = x[place, channel]
                        if value != 0:
                            for each in range(total.shape[0]):
                                total[each] += value * weights[at, channel, each]
            out[row] = total

    def filtered(self: Any, layout: Any, x: Floats, out: Floats) -> None:
        rows, columns, inputs, outputs = self._weights.shape
        places = layout.patches(rows, columns, self._dilation).reshape(layout.size, -1)
        convolve(x, places, self._weights.reshape(-1, inputs, outputs), out)

    Filter._by_tiles = Filter._by_patches = filtered  # type: ignore[method-assign, assignment]
    return by_numpy(network, batch, side)


KINDS: dict[str, Callable[[Description, int, int], Evaluate]] = {
    "numpy": by_numpy,
    "patches": by_patches,
    "numba": by_numba,
    "onnxruntime": by_onnxruntime,
    "openvino": by_openvino,
    "ncnn": by_ncnn,
}


def measured(evaluate: Evaluate, points: Floats, values: Floats) -> float:
    """Milliseconds for a board, the best of some rounds."""
    evaluate(points, values)
    best = float("inf")
    for _ in range(12):
        begun = process_time()
        for _ in range(3):
            evaluate(points, values)
        best = min(best, (process_time() - begun) / 3 / len(points))
    return best * 1000


def main() -> None:
    """Print a line for each network and board."""
    kind, *files = sys.argv[1:]
    dice = np.random.default_rng(1)
    for file in files:
        network = read_network(Path(file))
        for side in (9, 19):
            points = (dice.random((8, 22, side, side)) < 0.3).astype(np.float32)
            points[:, 0] = 1
            values = dice.random((8, 19)).astype(np.float32)
            ours = by_numpy(network, 8, side)(points, values)
            one, eight = KINDS[kind](network, 1, side), KINDS[kind](network, 8, side)
            off = max(
                float(np.abs(a.reshape(-1) - b.reshape(-1)).max())
                for a, b in zip(eight(points, values), ours, strict=True)
            )
            times = measured(one, points[:1], values[:1]), measured(eight, points, values)
            print(f"{kind:12} {network.name[:16]:16} {side:2}  one {times[0]:6.2f}  "
                  f"eight {times[1]:6.2f}  off {off:.1e}", flush=True)  # fmt: skip


if __name__ == "__main__":
    main()
