import { useUi } from '../root/ui-context'
import { DataRow, PlaceholderRows } from './data-row'
import type { DataTableProps } from './data-table-props'
import type { useDataRows } from './use-data-rows'
import { useRowFocus } from './use-row-focus'

/** A table's props together with what was made of them. */
export interface DataParts<Row> extends DataTableProps<Row> {
  shown: ReturnType<typeof useDataRows<Row>>
  offsets: readonly (number | null)[]
}

interface DataBodyProps<Row> extends DataParts<Row> {
  /** Cells of a row, with check box and actions. */
  cells: number
  keys: readonly string[]
  tick: (key: string, isTicked: boolean, isRange: boolean) => void
}

/** The rows, or what stands in their place: placeholders, a failure, the word that there is nothing. */
export function DataBody<Row>(props: DataBodyProps<Row>) {
  const {
    shown,
    offsets,
    keys,
    tick,
    selection,
    renderActions,
    onRowActivate,
    rowLabel,
    page = 1,
    pageSize = 10,
  } = props
  const rowFor = (key: string) => shown.rows.find((entry) => entry.key === key)?.row
  const focusProps = useRowFocus({
    keys,
    onActivate:
      onRowActivate &&
      ((key) => {
        const row = rowFor(key)
        if (row !== undefined) onRowActivate(row)
      }),
    onTick: selection && ((key, isRange) => tick(key, !selection.has(key), isRange)),
  })
  if (props.isLoading) return <PlaceholderRows rows={pageSize} cells={props.cells} />
  const message = props.errorState ?? (shown.rows.length === 0 && (props.emptyState ?? <MutedNoData />))
  if (message) {
    return (
      <tr>
        <td colSpan={props.cells} className="dw-data-table-message">
          <div className="dw-data-table-notice">{message}</div>
        </td>
      </tr>
    )
  }
  return shown.rows.map(({ key, row }, at) => (
    <DataRow
      key={key}
      {...focusProps(key)}
      row={row}
      label={rowLabel(row)}
      columns={shown.columns}
      offsets={offsets}
      isTicked={selection?.has(key)}
      onTick={(isTicked, isRange) => tick(key, isTicked, isRange)}
      actions={renderActions?.(row)}
      aria-rowindex={(page - 1) * pageSize + at + 2}
      aria-selected={selection?.has(key)}
      onDoubleClick={onRowActivate && (() => onRowActivate(row))}
    />
  ))
}

function MutedNoData() {
  const { texts } = useUi()
  return <span className="dw-data-table-empty">{texts.noData}</span>
}
