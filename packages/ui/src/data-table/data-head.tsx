import { Checkbox } from '../checkbox/checkbox'
import { Icon } from '../icon/icon'
import { useUi } from '../context/ui-context'
import { ColumnEdge, resizeByKey } from './column-edge'
import { partOf } from '../part/part-of'
import { stickyStyle } from './column-layout'
import type { ShownColumn } from './use-data-rows'

interface DataHeadProps<Row> {
  columns: readonly ShownColumn<Row>[]
  offsets: readonly (number | null)[]
  /** Absent: no check boxes. */
  pageCheck?: boolean | 'mixed'
  onPageCheck: (isTicked: boolean) => void
  /** Absent: the widths are fixed. */
  onResize?: (columnId: string, width: number) => void
  hasActions: boolean
}

function SortButton<Row>({ column }: { column: ShownColumn<Row> }) {
  return (
    <button
      type="button"
      className="dw-data-table-sort"
      data-sorted={column.direction ?? undefined}
      onClick={column.onSort}
    >
      <span className="dw-data-table-title">{column.header}</span>
      <Icon
        name={column.direction === 'descending' ? 'chevron-down' : 'chevron-up'}
        className="dw-data-table-sort-icon"
      />
    </button>
  )
}

/** The head of a table: names, sorting, and the box for all rows of the page. */
export function DataHead<Row>({ columns, offsets, pageCheck, onPageCheck, onResize, hasActions }: DataHeadProps<Row>) {
  const { texts } = useUi()
  return (
    <thead className="dw-data-table-head">
      <tr>
        {pageCheck !== undefined && (
          <th scope="col" className="dw-data-table-cell" data-part="check">
            <Checkbox checked={pageCheck} onCheckedChange={onPageCheck} label={texts.selectAll} isLabelHidden />
          </th>
        )}
        {columns.map((column, at) => (
          <th
            key={column.id}
            {...partOf('column', column.id)}
            data-column={column.id}
            scope="col"
            className="dw-data-table-cell"
            data-align={column.align}
            data-sticky={offsets[at] !== null || undefined}
            data-resizable={(onResize && offsets[at] === null) || undefined}
            style={stickyStyle(offsets[at])}
            onKeyDown={onResize && ((event) => resizeByKey(event, (width) => onResize(column.id, width)))}
            aria-sort={column.direction ?? (column.onSort ? 'none' : undefined)}
          >
            {column.onSort ? (
              <SortButton column={column} />
            ) : (
              <span className="dw-data-table-title">{column.header}</span>
            )}
            {onResize && <ColumnEdge onResize={(width) => onResize(column.id, width)} />}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className="dw-data-table-cell" data-part="actions">
            {texts.actions}
          </th>
        )}
      </tr>
    </thead>
  )
}
