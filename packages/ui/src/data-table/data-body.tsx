import { useUi } from '../context/ui-context'
import { DataRow, PlaceholderRows } from './data-row'
import type { DataTableProps } from './data-table-props'
import type { useDataRows } from './use-data-rows'
import { useRowFocus } from './use-row-focus'
import type { useTableWindow } from './use-table-window'

/** A table's props together with what was made of them. */
export interface DataParts<Row> extends DataTableProps<Row> {
  shown: ReturnType<typeof useDataRows<Row>>
  offsets: readonly (number | null)[]
  view: ReturnType<typeof useTableWindow>
}

interface DataBodyProps<Row> extends DataParts<Row> {
  /** Cells of a row, with check box and actions. */
  cells: number
  tick: (key: string, isTicked: boolean, isRange: boolean) => void
}

/** The rows, or their placeholder: placeholders, a failure, the word that there is nothing. */
export function DataBody<Row>(props: DataBodyProps<Row>) {
  const { shown, offsets, view, tick, selection, renderActions, onRowActivate, page = 1, pageSize = 10 } = props
  const { keys, rows } = shown
  const focusProps = useRowFocus({
    keys,
    onActivate:
      onRowActivate &&
      ((key) => {
        const row = rows[keys.indexOf(key)]
        if (row !== undefined) onRowActivate(row)
      }),
    onTick: selection && ((key, isRange) => tick(key, !selection.has(key), isRange)),
    onReveal: view.reveal,
    rendered: view.rendered,
  })
  if (props.isLoading) return <PlaceholderRows rows={pageSize} cells={props.cells} />
  const message = props.errorState ?? (rows.length === 0 && (props.emptyState ?? <MutedNoData />))
  if (message) {
    return (
      <tr>
        <td colSpan={props.cells} className="dw-data-table-message">
          <div className="dw-data-table-notice">{message}</div>
        </td>
      </tr>
    )
  }
  const { first, last } = view.rendered
  return (
    <>
      <Gap rows={first} rowHeight={view.rowHeight} />
      {rows.slice(first, last).map((row, at) => {
        const key = props.rowKey(row)
        return (
          <DataRow
            key={key}
            {...focusProps(key)}
            row={row}
            label={props.rowLabel(row)}
            columns={shown.columns}
            offsets={offsets}
            isTicked={selection?.has(key)}
            onTick={(isTicked, isRange) => tick(key, isTicked, isRange)}
            actions={renderActions?.(row)}
            aria-rowindex={(page - 1) * pageSize + first + at + 2}
            aria-selected={selection?.has(key)}
            onDoubleClick={onRowActivate && (() => onRowActivate(row))}
          />
        )
      })}
      <Gap rows={rows.length - last} rowHeight={view.rowHeight} />
    </>
  )
}

/** As high as the rows that are not rendered. */
function Gap({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return rows > 0 ? <tr aria-hidden="true" style={{ blockSize: rows * rowHeight }} /> : null
}

function MutedNoData() {
  const { texts } = useUi()
  return <span className="dw-data-table-empty">{texts.noData}</span>
}
