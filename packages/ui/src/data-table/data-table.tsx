import { forwardRef, useRef, type CSSProperties, type ForwardedRef, type ReactElement, type RefAttributes } from 'react'
import { omitProps } from '../omit-props/omit-props'
import { useUi } from '../context/ui-context'
import { minTableWidth, scaledWidth, stickyOffsets } from './column-layout'
import { DataBody, type DataParts } from './data-body'
import { DataHead } from './data-head'
import { withWidth } from './column-view'
import type { ColumnView, DataTableOwnProps, DataTableProps } from './data-table-props'
import { keysBetween, pageCheckState, withRows } from './row-selection'
import { useMergedRefs } from '../merged-refs/use-merged-refs'
import { useDataRows, type ShownColumn } from './use-data-rows'
import { useTableWindow } from './use-table-window'
import { partOf } from '../part/part-of'

/** Minimum number of rows whose height is reserved while paging. */
const MIN_HEIGHT_ROWS = 10
const CHECK_WIDTH = 40

function Columns<Row>({
  columns,
  hasChecks,
  actionsWidth,
}: {
  columns: readonly ShownColumn<Row>[]
  hasChecks: boolean
  actionsWidth: number
}) {
  return (
    <colgroup>
      {hasChecks && <col style={{ inlineSize: scaledWidth(CHECK_WIDTH) }} />}
      {columns.map(({ id, width }) => (
        <col key={id} style={{ inlineSize: width && scaledWidth(width) }} />
      ))}
      {actionsWidth > 0 && <col style={{ inlineSize: scaledWidth(actionsWidth) }} />}
    </colgroup>
  )
}

/** What a press on a row's or the page's box, or Space on a row, makes of the selection. */
function useTicking<Row>({ shown, selection, onSelectionChange }: DataParts<Row>) {
  const lastPressed = useRef<string | null>(null)
  const { keys } = shown
  const tick = (key: string, isTicked: boolean, isRange: boolean) => {
    if (!selection) return
    onSelectionChange?.(withRows(selection, isRange ? keysBetween(keys, lastPressed.current, key) : [key], isTicked))
    lastPressed.current = key
  }
  const tickPage = (isTicked: boolean) => selection && onSelectionChange?.(withRows(selection, keys, isTicked))
  return { tick, tickPage }
}

const EVERY_COLUMN: ColumnView = { order: [], hidden: [] }

const OWN: Record<keyof DataTableOwnProps<never>, true> = {
  caption: true,
  columns: true,
  rows: true,
  rowKey: true,
  rowLabel: true,
  sort: true,
  onSortChange: true,
  columnView: true,
  onColumnViewChange: true,
  selection: true,
  onSelectionChange: true,
  onRowActivate: true,
  renderActions: true,
  actionsWidth: true,
  isLoading: true,
  isRefreshing: true,
  emptyState: true,
  errorState: true,
  density: true,
  total: true,
  page: true,
  pageSize: true,
  height: true,
}

/** Variables that the sheet reads: rows whose height is reserved, the width of all columns and that of the check boxes. */
function boxStyle<Row>(
  { style, pageSize = MIN_HEIGHT_ROWS, selection, height }: DataTableProps<Row>,
  minWidth: number,
) {
  const variables: CSSProperties & Record<`--dw-${string}`, string | number> = {
    '--dw-data-table-rows': height === undefined ? Math.min(pageSize, MIN_HEIGHT_ROWS) : 0,
    '--dw-data-table-least': scaledWidth(minWidth),
    '--dw-data-table-checks': scaledWidth(selection ? CHECK_WIDTH : 0),
    blockSize: height,
  }
  return { ...variables, ...style }
}

function DataTableWithRef<Row>(props: DataTableProps<Row>, ref: ForwardedRef<HTMLDivElement>) {
  const { texts } = useUi()
  const { caption, selection, renderActions, actionsWidth = 128, density = 'comfortable', rows, height } = props
  const shown = useDataRows({
    ...props,
    sort: props.sort ?? null,
    onSortChange: props.onSortChange,
    columnView: props.columnView,
  })
  const offsets = stickyOffsets(shown.columns)
  const view = useTableWindow(rows.length, height)
  const box = useMergedRefs(ref, view.box)
  const parts = { ...props, shown, offsets, view }
  const { tick, tickPage } = useTicking(parts)
  const hasActions = renderActions !== undefined
  const { columnView = EVERY_COLUMN, onColumnViewChange } = props
  const onResize =
    onColumnViewChange && ((id: string, width: number) => onColumnViewChange(withWidth(columnView, id, width)))
  const extra = (selection ? CHECK_WIDTH : 0) + (hasActions ? actionsWidth : 0)
  const cells = shown.columns.length + (selection ? 1 : 0) + (hasActions ? 1 : 0)
  const isBusy = props.isLoading === true || props.isRefreshing === true
  const total = props.total ?? (height === undefined ? undefined : rows.length)
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- rows take the keyboard; without any the box has to, so that its columns can be scrolled into view
      tabIndex={rows.length === 0 ? 0 : undefined}
      {...partOf('table')}
      {...omitProps(props, OWN)}
      ref={box}
      className={props.className ? `dw-data-table ${props.className}` : 'dw-data-table'}
      data-density={density}
      style={boxStyle(props, minTableWidth(shown.columns, extra))}
    >
      <output className="dw-visually-hidden">{isBusy ? texts.loading : ''}</output>
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- rows take the keyboard and can be selected, which is what a grid is
        role="grid"
        className={height === undefined ? 'dw-data-table-grid dw-data-table-cards' : 'dw-data-table-grid'}
        aria-busy={isBusy}
        aria-multiselectable={selection ? true : undefined}
        aria-rowcount={total === undefined ? undefined : total + 1}
        data-stale={props.isRefreshing || undefined}
      >
        <caption className="dw-visually-hidden">{caption}</caption>
        <Columns
          columns={shown.columns}
          hasChecks={selection !== undefined}
          actionsWidth={hasActions ? actionsWidth : 0}
        />
        <DataHead
          columns={shown.columns}
          offsets={offsets}
          pageCheck={selection && pageCheckState(shown.keys, selection)}
          onPageCheck={tickPage}
          hasActions={hasActions}
          onResize={onResize}
        />
        <tbody>
          <DataBody {...parts} cells={cells} tick={tick} />
        </tbody>
      </table>
    </div>
  )
}

/**
 * Records in rows; where the table is narrow (up to 560 px) each record is a card that names its columns, except with a `height`. Paging, sorting and filtering are the owner's; the table renders the rows, reserves its height while pages change, and moves focus between rows by keyboard. With a `height` it takes ten thousand rows at once.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- forwardRef forgets the type parameter
export const DataTable = forwardRef(DataTableWithRef) as <Row>(
  props: DataTableProps<Row> & RefAttributes<HTMLDivElement>,
) => ReactElement
