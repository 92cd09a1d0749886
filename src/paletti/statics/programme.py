"""One linear programme on HiGHS, kept and solved again and again: each answer is the start of the next search."""

from __future__ import annotations

from typing import Any

import highspy
import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.float64]
Matrix = NDArray[np.float64]


class Programme:
    """Variables at or above `low`, rows `matrix @ x` between `least` and `most`; goals come and go."""

    def __init__(self, matrix: Matrix, least: Numbers, most: Numbers, low: Numbers) -> None:
        rows, columns = matrix.shape
        self.size = columns
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = columns, rows
        model.col_cost_ = np.zeros(columns)
        model.col_lower_, model.col_upper_ = low, np.full(columns, highspy.kHighsInf)
        model.row_lower_, model.row_upper_ = least, most
        filled = matrix != 0
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = np.concatenate([[0], np.cumsum(filled.sum(axis=0))]).astype(np.int32)
        model.a_matrix_.index_ = np.nonzero(filled.T)[1].astype(np.int32)
        model.a_matrix_.value_ = matrix.T[filled.T]
        make: Any = highspy.Highs  # the package carries no types
        self._solver = make()
        self._solver.setOptionValue("output_flag", False)
        self._solver.setOptionValue("threads", 1)
        # Presolve would throw away the basis that makes the next, nearly equal question cheap.
        self._solver.setOptionValue("presolve", "off")
        self._solver.passModel(model)
        self._indices = np.arange(columns, dtype=np.int32)

    def most(self, goal: Numbers) -> float | None:
        """The greatest value of the goal; None if nothing satisfies the rows; infinite if it is unbounded."""
        self._solver.changeColsCost(self.size, self._indices, -goal)
        self._solver.run()
        status = self._solver.getModelStatus()
        if status == highspy.HighsModelStatus.kOptimal:
            return -float(self._solver.getInfo().objective_function_value)
        if status in (highspy.HighsModelStatus.kUnbounded, highspy.HighsModelStatus.kUnboundedOrInfeasible):
            return float("inf") if self.feasible() else None
        return None

    def feasible(self) -> bool:
        """Whether anything satisfies the rows."""
        self._solver.changeColsCost(self.size, self._indices, np.zeros(self.size))
        self._solver.run()
        return bool(self._solver.getModelStatus() == highspy.HighsModelStatus.kOptimal)

    def change_column(self, column: int, values: Numbers) -> None:
        """Changes the coefficients of one variable in every row."""
        for row, value in enumerate(values):
            self._solver.changeCoeff(row, column, float(value))

    def values(self) -> Numbers:
        """The variables of the last answer."""
        return np.array(self._solver.getSolution().col_value)
