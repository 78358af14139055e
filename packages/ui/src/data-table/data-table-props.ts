import type { ComponentPropsWithoutRef, ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  header: string
  cell: (row: Row) => ReactNode
  /** In px. Columns without a width share what is left, and are never narrower than 96 px. */
  width?: number
  /** Numbers stand at the end, so that their digits stand under each other. */
  align?: 'start' | 'center' | 'end'
  isSortable?: boolean
  /** False: the column chooser cannot take it away. The first of these heads the card of a record where the table is narrow. */
  isHideable?: boolean
  /** Stays in view while the table scrolls sideways. Only for the first columns, and only with a width. */
  isSticky?: boolean
}

export interface DataSort {
  columnId: string
  direction: 'ascending' | 'descending'
}

/** A reader's choice of columns. What it does not name is shown, at its usual place: new columns are not lost. */
export interface ColumnView {
  order: readonly string[]
  hidden: readonly string[]
  /** Column widths in px set by the user. */
  widths?: Readonly<Record<string, number>>
}

/** What is the component's own; everything else goes to its element. */
export interface DataTableOwnProps<Row> {
  /** Name of the table for people who do not see its surroundings. */
  caption: string
  columns: readonly DataColumn<Row>[]
  /** The rows of this page, in the server's order. */
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** What a row is called when its check box or a button is read out. */
  rowLabel: (row: Row) => string
  sort?: DataSort | null
  /** Sorting is the server's: the table only says what is wanted; null is the server's own order. */
  onSortChange?: (sort: DataSort | null) => void
  columnView?: ColumnView
  /** When present, columns are resizable: by their edge, or with Alt and the arrows in their head. */
  onColumnViewChange?: (view: ColumnView) => void
  /** Keys of ticked rows, of this page and of others; present, every row has a check box. */
  selection?: ReadonlySet<string>
  onSelectionChange?: (selection: ReadonlySet<string>) => void
  /** Enter or a double click on a row. */
  onRowActivate?: (row: Row) => void
  /** Last column; at most three buttons, the rest in a menu. */
  renderActions?: (row: Row) => ReactNode
  /** Width of the actions in px. */
  actionsWidth?: number
  /** Nothing is here yet: placeholders of the rows' size. */
  isLoading?: boolean
  /** Newer rows are on their way: the present ones stay, dimmed. */
  isRefreshing?: boolean
  /** Shown in place of the rows when there are none. */
  emptyState?: ReactNode
  /** Shown in place of the rows when loading failed. */
  errorState?: ReactNode
  density?: 'comfortable' | 'compact'
  /** Number of rows on all pages, announced by assistive technology. */
  total?: number
  /** 1 for the first page. */
  page?: number
  /** Number of placeholders; up to ten rows, also the minimum height on a shorter last page. */
  pageSize?: number
  /**
   * For thousands of rows that are all here: the table is this high, in px, scrolls on its own, and renders only the rows in view. Its rows are all of one height.
   */
  height?: number
}

export interface DataTableProps<Row>
  extends DataTableOwnProps<Row>, Omit<ComponentPropsWithoutRef<'div'>, keyof DataTableOwnProps<Row> | 'children'> {}
