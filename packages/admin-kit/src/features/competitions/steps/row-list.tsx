import { Button, IconButton } from '@doorway/ui'
import type { ReactNode } from 'react'

/** A row of an editable list; the key is of this page alone. */
export interface KeyedRow {
  key: string
}

/** A key for a new row. */
export const newKey = () => crypto.randomUUID()

export interface RowListProps<Row extends KeyedRow> {
  label: string
  rows: readonly Row[]
  /** Name of a row for its remove button. */
  removeLabel: (row: Row, index: number) => string
  canRemove?: (row: Row) => boolean
  renderRow: (row: Row, index: number) => ReactNode
  addLabel: string
  /** What is shown while there is no row. */
  empty: string
  isReadOnly: boolean
  onAdd: () => void
  onRemove: (row: Row) => void
}

/** Rows that are added, changed and removed, each with its fields. */
export function RowList<Row extends KeyedRow>(props: RowListProps<Row>) {
  const { label, rows, removeLabel, canRemove, renderRow, addLabel, empty, isReadOnly, onAdd, onRemove } = props
  return (
    <div className="dw-comp-rows" data-wide="">
      {rows.length === 0 && <p className="dw-comp-muted">{empty}</p>}
      <ol className="dw-comp-row-list" aria-label={label}>
        {rows.map((row, index) => (
          <li key={row.key} className="dw-comp-row">
            <div className="dw-comp-row-fields">{renderRow(row, index)}</div>
            {!isReadOnly && (canRemove?.(row) ?? true) && (
              <IconButton icon="close" label={removeLabel(row, index)} onClick={() => onRemove(row)} />
            )}
          </li>
        ))}
      </ol>
      {!isReadOnly && (
        <div>
          <Button icon="plus" onClick={onAdd}>
            {addLabel}
          </Button>
        </div>
      )}
    </div>
  )
}

/** The rows with one of them changed. */
export function withChange<Row extends KeyedRow>(rows: readonly Row[], key: string, change: Partial<Row>): Row[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row))
}

/** The rows without one of them. */
export const without = <Row extends KeyedRow>(rows: readonly Row[], { key }: KeyedRow): Row[] =>
  rows.filter((row) => row.key !== key)
