import loadHighs, { type Highs } from 'highs'
import { refuse } from '../http/refusals'

/** A variable of a linear model with its coefficients, which are all 1. */
export interface Column {
  cost: number
  upper: number
  rows: readonly { row: number; value: 1 | -1 }[]
}

/** A linear model to minimise. */
export interface LinearModel {
  columns: readonly Column[]
  /** Bounds of the rows. */
  rows: readonly { lower: number; upper: number }[]
}

/** Solves a linear model: values of the columns, or undefined when it has no solution. */
export type LinearSolver = (model: LinearModel) => readonly number[] | undefined

const TIME_LIMIT_S = 20

let loading: Promise<Highs> | undefined

function toSparse(columns: readonly Column[]) {
  const starts = new Int32Array(columns.length + 1)
  const indices: number[] = []
  const values: number[] = []
  columns.forEach(({ rows }, index) => {
    for (const { row, value } of rows) {
      indices.push(row)
      values.push(value)
    }
    starts[index + 1] = indices.length
  })
  return { starts, indices: Int32Array.from(indices), values: Float64Array.from(values) }
}

/**
 * Loads HiGHS (decision 0025) and returns a solver. It finds vertices of the model by the simplex method, which are
 * integral where the model is a network and its bounds are.
 */
export async function openLinearSolver(): Promise<LinearSolver> {
  loading ??= loadHighs()
  const highs = await loading
  return ({ columns, rows }) => {
    const numCols = columns.length
    const numRows = rows.length
    const data = {
      numCols,
      numRows,
      colCost: columns.map(({ cost }) => cost),
      colLower: columns.map(() => 0),
      colUpper: columns.map(({ upper }) => upper),
      rowLower: rows.map(({ lower }) => lower),
      rowUpper: rows.map(({ upper }) => upper),
      matrix: { format: 'csc' as const, numRows, numCols, ...toSparse(columns) },
    }
    return highs.withModel(data, (model) => {
      model.options.set({ output_flag: false, solver: 'simplex', time_limit: TIME_LIMIT_S, random_seed: 0 })
      model.run()
      const status = model.getModelStatus()
      const { modelStatus } = highs.constants
      if (status === modelStatus.infeasible) return undefined
      if (status !== modelStatus.optimal) throw refuse('PLAN_TOO_LARGE', 'judgeAdmin.planTooLarge')
      return [...model.getSolution().colValue]
    })
  }
}
