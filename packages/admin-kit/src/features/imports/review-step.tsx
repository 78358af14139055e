import type { ImportJob, ImportRow } from '@doorway/api-client'
import { Button, Checkbox, Chip, DataTable, Pagination, type ChipTone, type DataColumn } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { useTranslate } from '../../context/use-translate'
import { useImportRows } from './imports.queries'
import type { ImportWork } from './use-import'

const PAGE_SIZES = [10, 50, 100]
const FAULTS_WIDTH = 280
const NARROW = 64

const toneOf: Record<ImportRow['state'], ChipTone> = {
  valid: 'success',
  existing: 'accent',
  invalid: 'danger',
  created: 'success',
  updated: 'accent',
  skipped: 'neutral',
  undone: 'neutral',
}

function useRowColumns(job: ImportJob): DataColumn<ImportRow>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      { id: 'row', header: t('imports.row'), width: NARROW, align: 'end', cell: ({ row }) => row },
      {
        id: 'state',
        header: t('imports.state'),
        width: 96,
        cell: ({ state }) => <Chip tone={toneOf[state]}>{t(`imports.rowState.${state}`)}</Chip>,
      },
      {
        id: 'faults',
        header: t('imports.faults'),
        width: FAULTS_WIDTH,
        cell: ({ faults }) => (
          <ul className="dw-import-faults">
            {faults.map(({ field, title, message }) => (
              <li key={`${field}${message}`}>{t('imports.fault', { title, message })}</li>
            ))}
          </ul>
        ),
      },
      ...job.columns.map(({ field, title }, at) => ({
        id: `cell-${field}`,
        header: title,
        cell: ({ cells }: ImportRow) => cells[at],
      })),
    ],
    [t, job.columns],
  )
}

/** The rows as the server understood them, with what is wrong with each. */
export function RowTable({ job }: { job: ImportJob }) {
  const t = useTranslate()
  const [onlyErrors, setOnlyErrors] = useState(job.counts.invalid > 0)
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(PAGE_SIZES[0] ?? 10)
  const rows = useImportRows(job, { onlyErrors, page, pageSize })
  const columns = useRowColumns(job)
  return (
    <>
      <Checkbox
        label={t('imports.onlyErrors')}
        checked={onlyErrors}
        onCheckedChange={(isChecked) => {
          setOnlyErrors(isChecked)
          setPage(1)
        }}
      />
      <DataTable
        caption={t('imports.rows')}
        columns={columns}
        rows={rows.data?.rows ?? []}
        rowKey={({ row }) => String(row)}
        rowLabel={({ row }) => t('imports.line', { row })}
        isLoading={rows.isPending}
        isRefreshing={rows.isPlaceholderData}
        errorState={rows.error && <FailurePanel error={rows.error} onRetry={() => void rows.refetch()} />}
        emptyState={t('kit.ui.noData')}
        total={rows.data?.total}
        page={page}
        pageSize={pageSize}
        density="compact"
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={rows.data?.total}
        pageSizes={PAGE_SIZES}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size)
          setPage(1)
        }}
      />
    </>
  )
}

/** How many rows are sound, which are not, and what to do with them. */
export function ReviewStep({ work, job }: { work: ImportWork; job: ImportJob }) {
  const t = useTranslate()
  const { total, valid, invalid, existing } = job.counts
  return (
    <div className="dw-import-step">
      <p className="dw-import-words" role="status">
        {t('imports.counts', { total, valid, invalid, existing })}
      </p>
      <div className="dw-import-buttons">
        {invalid === 0 && total > 0 && (
          <Button variant="primary" isBusy={work.isChanging} onClick={() => work.commit(job, 'all')}>
            {t('imports.commitAll', { count: total })}
          </Button>
        )}
        {invalid > 0 && valid > 0 && (
          <Button variant="primary" isBusy={work.isChanging} onClick={() => work.commit(job, 'validOnly')}>
            {t('imports.commitValid', { count: valid })}
          </Button>
        )}
        {invalid > 0 && (
          <Button icon="download" onClick={() => work.downloadFaults(job)}>
            {t('imports.downloadFaults')}
          </Button>
        )}
        <Button onClick={work.restart}>{t('imports.another')}</Button>
      </div>
      <RowTable job={job} />
    </div>
  )
}
