import type { ImportJob, ImportRow } from '@doorway/api-client'
import { Button, Checkbox, Chip, DataTable, Pagination, type ChipTone, type DataColumn } from '@doorway/ui'
import { useMemo, useState } from 'react'
import { FailurePanel } from '../../loading/failure-panel'
import { useTranslate } from '../../context/use-translate'
import { useImportRows } from './imports.queries'
import type { ImportWork } from './use-import'

const FIRST_SIZE = 10
const PAGE_SIZES = [FIRST_SIZE, 50, 100]
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
  const [search, setSearch] = useState({ onlyErrors: job.counts.invalid > 0, page: 1, pageSize: FIRST_SIZE })
  const change = (next: Partial<typeof search>) => setSearch({ ...search, page: 1, ...next })
  const { onlyErrors, page, pageSize } = search
  const rows = useImportRows(job, search)
  const columns = useRowColumns(job)
  const shown = { total: rows.data?.total, page, pageSize }
  return (
    <>
      <Checkbox
        label={t('imports.onlyErrors')}
        checked={onlyErrors}
        onCheckedChange={(isChecked) => change({ onlyErrors: isChecked })}
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
        density="compact"
        {...shown}
      />
      <Pagination
        {...shown}
        pageSizes={PAGE_SIZES}
        onPageChange={(next) => change({ page: next })}
        onPageSizeChange={(size) => change({ pageSize: size })}
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
