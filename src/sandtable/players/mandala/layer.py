"""One layer of a net, compiled: as quick as it gets without a library."""

from typing import Any

from ...games.compiled import compiled


@compiled
def add_layer(inputs: Any, weights: Any, outputs: Any) -> None:
    """Add inputs @ weights to the outputs.

    Four inputs at a time: the outputs are read and written once for four. Inputs that are 0 are
    not left out: nobody can foresee which, and a processor that guesses wrong loses more.
    """
    whole = len(inputs) // 4 * 4
    for i in range(0, whole, 4):
        a, b, c, d = inputs[i], inputs[i + 1], inputs[i + 2], inputs[i + 3]
        for j in range(len(outputs)):
            outputs[j] += (
                a * weights[i, j]
                + b * weights[i + 1, j]
                + c * weights[i + 2, j]
                + d * weights[i + 3, j]
            )
    for i in range(whole, len(inputs)):
        for j in range(len(outputs)):
            outputs[j] += inputs[i] * weights[i, j]


@compiled
def add_layer_to_all(inputs: Any, weights: Any, outputs: Any) -> None:
    """Add inputs @ weights to the outputs, for several rows of each.

    The weights are read once for all rows. There must be a multiple of four inputs.
    """
    for i in range(0, inputs.shape[1], 4):
        for row in range(len(inputs)):
            a, b = inputs[row, i], inputs[row, i + 1]
            c, d = inputs[row, i + 2], inputs[row, i + 3]
            for j in range(outputs.shape[1]):
                outputs[row, j] += (
                    a * weights[i, j]
                    + b * weights[i + 1, j]
                    + c * weights[i + 2, j]
                    + d * weights[i + 3, j]
                )
