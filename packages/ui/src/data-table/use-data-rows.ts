import { rowSortingFeature, tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import { useMemo } from 'react'
import { orderedIds } from './column-view'
import type { ColumnView, DataColumn, DataSort } from './data-table-props'

const features = tableFeatures({ rowSortingFeature })

/** The library retains the columns; rows arrive sorted and paged, and making ten thousand of its own costs more than drawing them. */
const NO_ROWS: object[] = []

interface Source<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: DataSort | null
  onSortChange: ((sort: DataSort | null) => void) | undefined
  columnView: ColumnView | undefined
}

/** A column as rendered: at its place, with its place in the sorting. */
export interface ShownColumn<Row> extends DataColumn<Row> {
  direction: DataSort['direction'] | null
  /** Ascending, descending, none, and round again; absent on columns that cannot sort. */
  onSort: (() => void) | undefined
}

/** The columns of a view, in its order. Those that cannot be hidden stay. */
function columnsOf<Row>(columns: readonly DataColumn<Row>[], view: ColumnView | undefined): readonly DataColumn<Row>[] {
  if (!view) return columns
  const byId = new Map(columns.map((column) => [column.id, column]))
  const ordered = orderedIds([...byId.keys()], view).flatMap((id) => byId.get(id) ?? [])
  return ordered.filter(({ id, isHideable = true }) => !isHideable || !view.hidden.includes(id))
}

/** The columns that are wanted, in the wanted order, and the rows with their keys. */
export function useDataRows<Row>({ columns, rows, rowKey, sort, onSortChange, columnView }: Source<Row>) {
  const wanted = useMemo(() => columnsOf(columns, columnView), [columns, columnView])
  const definitions = useMemo(
    () =>
      wanted.map((column): ColumnDef<typeof features, object> => ({
        id: column.id,
        accessorFn: () => null,
        enableSorting: column.isSortable === true,
        sortDescFirst: false,
      })),
    [wanted],
  )
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const columnsById = useMemo(() => new Map(wanted.map((column) => [column.id, column])), [wanted])
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []
  const table = useTable({
    features,
    data: NO_ROWS,
    columns: definitions,
    manualSorting: true,
    enableMultiSort: false,
    state: { sorting },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change
      onSortChange?.(first ? { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' } : null)
    },
  })
  const shown = table.getAllLeafColumns().flatMap((column): ShownColumn<Row>[] => {
    const definition = columnsById.get(column.id)
    if (!definition) return []
    const direction = column.getIsSorted()
    return [
      {
        ...definition,
        width: columnView?.widths?.[column.id] ?? definition.width,
        direction: direction === false ? null : direction === 'desc' ? 'descending' : 'ascending',
        onSort: column.getCanSort() && onSortChange ? () => column.toggleSorting() : undefined,
      },
    ]
  })
  return { columns: shown, rows, keys }
}
