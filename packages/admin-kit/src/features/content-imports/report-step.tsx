import type { ContentReportFilter } from '@doorway/api-client'
import {
  Button,
  Chip,
  type ChipTone,
  DataTable,
  type DataColumn,
  Pagination,
  RadioGroup,
  StatePanel,
} from '@doorway/ui'
import { useMemo, useState } from 'react'
import { saveDownload } from '../../browser/browser-actions'
import { useTranslate } from '../../context/use-translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import type { ContentImport, ContentImportItem } from './content-import-types'
import { useCommitContent, useContentReport, useContentReportFile } from './content-imports.queries'
import { UndoDialog } from './undo-dialog'

const PAGE_SIZES = [10, 50, 100]
const FILTERS: readonly ContentReportFilter[] = ['all', 'imported', 'skipped', 'missing']
const NARROW = 64

const toneOf: Record<ContentImportItem['state'], ChipTone> = {
  waiting: 'neutral',
  imported: 'success',
  skipped: 'warning',
  undone: 'neutral',
}

function useReportColumns(): DataColumn<ContentImportItem>[] {
  const t = useTranslate()
  return useMemo(
    () => [
      { id: 'no', header: t('contentImports.item.no'), width: NARROW, align: 'end', cell: ({ no }) => no },
      { id: 'title', header: t('contentImports.item.title'), width: 220, cell: ({ title }) => title },
      {
        id: 'state',
        header: t('contentImports.item.state'),
        width: 96,
        cell: ({ state }) => <Chip tone={toneOf[state]}>{t(`contentImports.itemState.${state}`)}</Chip>,
      },
      {
        id: 'reason',
        header: t('contentImports.item.reason'),
        width: 240,
        cell: ({ msg, missing }) =>
          msg || (missing.length > 0 && t('contentImports.missing', { files: missing.join(' ') })),
      },
      { id: 'address', header: t('contentImports.item.address'), width: 240, cell: ({ formerUrl }) => formerUrl },
    ],
    [t],
  )
}

function ReportTable({ job }: { job: ContentImport }) {
  const t = useTranslate()
  const [show, setShow] = useState<ContentReportFilter>('all')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(PAGE_SIZES[0] ?? 10)
  const report = useContentReport(job, { show, page, pageSize })
  const columns = useReportColumns()
  return (
    <>
      <RadioGroup
        label={t('contentImports.show.label')}
        options={FILTERS.map((value) => ({ value, label: t(`contentImports.show.${value}`) }))}
        value={show}
        onValueChange={(value) => {
          setShow(FILTERS.find((filter) => filter === value) ?? 'all')
          setPage(1)
        }}
      />
      <DataTable
        caption={t('contentImports.report')}
        columns={columns}
        rows={report.data?.rows ?? []}
        rowKey={({ no }) => String(no)}
        rowLabel={({ title }) => title}
        isLoading={report.isPending}
        isRefreshing={report.isPlaceholderData}
        errorState={report.error && <FailurePanel error={report.error} onRetry={() => void report.refetch()} />}
        emptyState={t('kit.ui.noData')}
        total={report.data?.total}
        page={page}
        pageSize={pageSize}
        density="compact"
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={report.data?.total}
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

function Outcome({ job }: { job: ContentImport }) {
  const t = useTranslate()
  if (job.state === 'undone') return <StatePanel kind="empty" title={t('contentImports.undone')} isCompact />
  return (
    <div className="dw-content-import-part">
      {job.state === 'stopped' && (
        <StatePanel kind="error" title={t('contentImports.stopped')} text={job.msg} isCompact />
      )}
      {job.result && (
        <p className="dw-content-import-words" role="status">
          {t('contentImports.result', job.result)}
        </p>
      )}
      {job.changed > 0 && (
        <p className="dw-content-import-note">{t('contentImports.changed', { count: job.changed })}</p>
      )}
    </div>
  )
}

export interface ReportStepProps {
  job: ContentImport
  onRestart: () => void
}

/** What became of each article, with the undo. */
export function ReportStep({ job, onRestart }: ReportStepProps) {
  const t = useTranslate()
  const notify = useNotify()
  const commit = useCommitContent()
  const loadFile = useContentReportFile()
  const [isUndoOpen, setUndoOpen] = useState(false)
  const download = () => {
    const run = async () => saveDownload(await loadFile(job))
    run().catch(notify.failure)
  }
  return (
    <div className="dw-content-import">
      <Outcome job={job} />
      <div className="dw-content-import-buttons">
        {job.state === 'stopped' && (
          <Button
            variant="primary"
            isBusy={commit.isPending}
            onClick={() => commit.mutate({ id: job.id, mapping: null }, { onError: notify.failure })}
          >
            {t('contentImports.resume')}
          </Button>
        )}
        <Button icon="download" onClick={download}>
          {t('contentImports.download')}
        </Button>
        {job.isUndoable && <Button onClick={() => setUndoOpen(true)}>{t('contentImports.undo')}</Button>}
        <Button onClick={onRestart}>{t('contentImports.another')}</Button>
      </div>
      <ReportTable job={job} />
      {isUndoOpen && <UndoDialog job={job} onClose={() => setUndoOpen(false)} />}
    </div>
  )
}
