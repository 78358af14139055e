import type { ChangeEvent, ComponentPropsWithoutRef, ReactNode, RefCallback } from 'react'
import { Checkbox } from '../checkbox/checkbox'
import { useUi } from '../context/ui-context'
import { Skeleton } from '../skeleton/skeleton'
import { partOf } from '../part/part-of'
import { headingColumn, stickyStyle } from './column-layout'
import type { ShownColumn } from './use-data-rows'

interface DataRowProps<Row> extends Omit<ComponentPropsWithoutRef<'tr'>, 'children'> {
  /** Under a name of its own, because React 18 does not pass `ref` to function components. */
  rowRef: RefCallback<HTMLTableRowElement>
  row: Row
  label: string
  columns: readonly ShownColumn<Row>[]
  offsets: readonly (number | null)[]
  /** Absent: no check box. */
  isTicked?: boolean
  onTick: (isTicked: boolean, isRange: boolean) => void
  actions?: ReactNode
}

/** One record: a row, or a card where the table is narrow. Texts that do not fit end in dots; the cell says them in full when pointed at. */
export function DataRow<Row>(props: DataRowProps<Row>) {
  const { rowRef, row, label, columns, offsets, isTicked, onTick, actions, ...rest } = props
  const { texts } = useUi()
  const heading = headingColumn(columns)
  const handleTick = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onTick(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  return (
    <tr {...rest} ref={rowRef} className="dw-data-table-row" data-ticked={isTicked || undefined}>
      {isTicked !== undefined && (
        <td className="dw-data-table-cell" data-part="check">
          <Checkbox
            checked={isTicked}
            onChange={handleTick}
            tabIndex={-1}
            label={texts.selectRow(label)}
            isLabelHidden
          />
        </td>
      )}
      {columns.map((column, at) => {
        const content = column.cell(row)
        return (
          <td
            key={column.id}
            {...partOf('cell', column.id)}
            data-column={column.id}
            {...(at === heading ? { 'data-heading': true } : { 'data-label': column.header })}
            className="dw-data-table-cell"
            data-align={column.align}
            data-sticky={offsets[at] !== null || undefined}
            style={stickyStyle(offsets[at])}
            title={typeof content === 'string' ? content : undefined}
          >
            {content}
          </td>
        )
      })}
      {actions !== undefined && (
        <td className="dw-data-table-cell" data-part="actions">
          <span className="dw-data-table-actions">{actions}</span>
        </td>
      )}
    </tr>
  )
}

/** Lines of the height of rows, while rows are pending. */
export function PlaceholderRows({ rows, cells }: { rows: number; cells: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className="dw-data-table-row" aria-hidden="true">
      {Array.from({ length: cells }, (__, cell) => (
        <td key={cell} className="dw-data-table-cell">
          <Skeleton width={(row + cell) % 3 === 0 ? 'medium' : 'full'} />
        </td>
      ))}
    </tr>
  ))
}
