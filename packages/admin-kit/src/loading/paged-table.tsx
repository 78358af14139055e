import { DataTable, Pagination, type DataTableProps } from '@doorway/ui'
import { FailurePanel } from './failure-panel'

/** The page of a list that is shown. */
export interface ShownPage {
  /** The first page is 1. */
  page: number
  pageSize: number
}

type OfPages = 'rows' | 'isLoading' | 'isRefreshing' | 'errorState' | 'total' | 'page' | 'pageSize'

export interface PagedTableProps<Row> extends Omit<DataTableProps<Row>, OfPages> {
  /** The query of the page; the page before stays as placeholder data while it is pending. */
  list: {
    data: { rows: readonly Row[]; total: number } | undefined
    error: Error | null
    isPending: boolean
    isPlaceholderData: boolean
    refetch: () => unknown
  }
  shown: ShownPage
  onPage: (next: ShownPage) => void
}

const noRows: readonly never[] = []

/** A table with the buttons of its pages, while it loads, after a failure and with rows. */
export function PagedTable<Row>({ list, shown: { page, pageSize }, onPage, ...table }: PagedTableProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = list
  return (
    <>
      <DataTable
        {...table}
        rows={data?.rows ?? noRows}
        isLoading={isPending}
        isRefreshing={isPlaceholderData}
        errorState={error && <FailurePanel error={error} onRetry={() => void refetch()} />}
        total={data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={data?.total}
        onPageChange={(next) => onPage({ page: next, pageSize })}
        onPageSizeChange={(size) => onPage({ page: 1, pageSize: size })}
      />
    </>
  )
}
