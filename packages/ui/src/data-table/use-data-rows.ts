import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { ColumnView, DataColumn, DataSort } from './data-table-props'

const features = tableFeatures({ columnOrderingFeature, columnVisibilityFeature, rowSortingFeature })

/** The library keeps the columns; rows arrive sorted and paged, and making ten thousand of its own costs more than drawing them. */
const NO_ROWS: object[] = []

interface Source<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  sort: DataSort | null
  onSortChange: ((sort: DataSort | null) => void) | undefined
  columnView: ColumnView | undefined
}

/** A column as it is drawn: at its place, with its place in the sorting. */
export interface ShownColumn<Row> extends DataColumn<Row> {
  direction: DataSort['direction'] | null
  /** Ascending, descending, none, and round again; absent on columns that cannot sort. */
  onSort: (() => void) | undefined
}

/** The columns that are wanted, in the wanted order, and the rows with their keys. */
export function useDataRows<Row>({ columns, rows, rowKey, sort, onSortChange, columnView }: Source<Row>) {
  const definitions = useMemo(
    () =>
      columns.map((column): ColumnDef<typeof features, object> => ({
        id: column.id,
        accessorFn: () => null,
        enableSorting: column.isSortable === true,
        enableHiding: column.isHideable !== false,
        sortDescFirst: false,
      })),
    [columns],
  )
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const columnsById = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns])
  const hidden = columnView?.hidden.filter((id) => columnsById.get(id)?.isHideable !== false) ?? []
  const sorting = sort ? [{ id: sort.columnId, desc: sort.direction === 'descending' }] : []
  const table = useTable({
    features,
    data: NO_ROWS,
    columns: definitions,
    manualSorting: true,
    enableMultiSort: false,
    state: {
      columnOrder: [...(columnView?.order ?? [])],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      sorting,
    },
    onSortingChange: (change) => {
      const [first] = typeof change === 'function' ? change(sorting) : change
      onSortChange?.(first ? { columnId: first.id, direction: first.desc ? 'descending' : 'ascending' } : null)
    },
  })
  const shown = table.getVisibleLeafColumns().flatMap((column): ShownColumn<Row>[] => {
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
