import type { Page } from '@doorway/api-client'
import { Button, DataTable, Pagination, StatePanel, type DataColumn } from '@doorway/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { hasFilters, type LogSearch, noFilters, pageSizes } from './log-search'
import type { SetLogSearch } from './use-log-search'

export interface LogTableProps<Row extends { id: number }> {
  caption: string
  columns: readonly DataColumn<Row>[]
  list: UseQueryResult<Page<Row>>
  rowLabel: (row: Row) => string
  search: LogSearch
  onSearch: SetLogSearch
  onOpen?: (row: Row) => void
  renderActions?: (row: Row) => ReactNode
}

const ACTIONS_WIDTH = 80

/** One page of a log, the newest first. */
export function LogTable<Row extends { id: number }>(props: LogTableProps<Row>) {
  const { caption, columns, list, rowLabel, search, onSearch, onOpen, renderActions } = props
  const t = useTranslate()
  useReady(list.data !== undefined)
  const { page, pageSize } = search
  return (
    <>
      <DataTable
        caption={caption}
        columns={columns}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={rowLabel}
        onRowActivate={onOpen}
        renderActions={renderActions}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          hasFilters(search) ? (
            <StatePanel
              kind="filtered-empty"
              title={t('logs.filteredEmpty')}
              action={<Button onClick={() => onSearch(noFilters)}>{t('logs.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('logs.empty')} />
          )
        }
        total={list.data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        pageSizes={pageSizes}
        total={list.data?.total}
        onPageChange={(next) => onSearch({ page: next })}
        onPageSizeChange={(size) => onSearch({ pageSize: size })}
      />
    </>
  )
}
