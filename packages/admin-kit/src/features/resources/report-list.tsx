import { Button, DataTable, type DataColumn, Pagination, Select, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { ReasonDialog } from '../../forms/reason-dialog'
import { pageSizes } from './resource-search'
import type { ResourceReport } from './resource-types'
import { useHandleReport, useReports } from './resources.queries'

const ACTIONS_WIDTH = 136
const MINUTES = 16
const states = ['open', 'handled'] as const

function columnsOf(t: Translate, state: ResourceReport['state']): DataColumn<ResourceReport>[] {
  return [
    { id: 'title', header: t('resources.field.title'), width: 200, cell: ({ resourceTitle }) => resourceTitle },
    {
      id: 'kind',
      header: t('resources.report.kind'),
      width: 104,
      cell: ({ kind }) => t(`resources.reportKind.${kind}`),
    },
    { id: 'details', header: t('resources.report.details'), width: 240, cell: ({ details }) => details },
    { id: 'org', header: t('resources.field.school'), width: 160, cell: ({ orgName }) => orgName },
    { id: 'reporter', header: t('resources.report.reporter'), width: 88, cell: ({ reporterName }) => reporterName },
    {
      id: 'createdAt',
      header: t('resources.report.createdAt'),
      width: 144,
      cell: ({ createdAt }) => createdAt.slice(0, MINUTES),
    },
    ...(state === 'handled'
      ? [
          {
            id: 'result',
            header: t('resources.report.result'),
            width: 200,
            cell: ({ result }: ResourceReport) => result,
          },
        ]
      : []),
  ]
}

/** What readers report about resources: open ones first, each closed with its result. */
export function ReportList({ onOpen }: { onOpen: (resourceId: number) => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const handling = useHandleReport()
  const [state, setState] = useState<ResourceReport['state']>('open')
  const [page, setPage] = useState(1)
  const [pageSize, setPageSize] = useState(pageSizes[0] ?? 10)
  const [handled, setHandled] = useState<ResourceReport | null>(null)
  const { data, error, isPending, isPlaceholderData, refetch } = useReports(state, page, pageSize)
  const close = async (report: ResourceReport, result: string, isTakenOff: boolean) => {
    await handling.mutateAsync({ id: report.id, result, isTakenOff })
    notify.success(t('resources.report.done', { title: report.resourceTitle }))
  }
  return (
    <div className="dw-resources-list">
      <div className="dw-resources-filters">
        <Select
          aria-label={t('resources.report.state')}
          placeholder={null}
          options={states.map((name) => ({ value: name, label: t(`resources.reportState.${name}`) }))}
          value={state}
          onValueChange={(value) => {
            setState(states.find((name) => name === value) ?? 'open')
            setPage(1)
          }}
        />
      </div>
      <DataTable
        caption={t('resources.report.list')}
        columns={columnsOf(t, state)}
        rows={data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ resourceTitle }) => resourceTitle}
        renderActions={(report) => (
          <>
            <Button
              size="s"
              variant="quiet"
              aria-label={`${t('resources.action.view')} ${report.resourceTitle}`}
              onClick={() => onOpen(report.resourceId)}
            >
              {t('resources.action.view')}
            </Button>
            {report.state === 'open' && (
              <Button
                size="s"
                variant="quiet"
                aria-label={`${t('resources.report.handle')} ${report.resourceTitle}`}
                onClick={() => setHandled(report)}
              >
                {t('resources.report.handle')}
              </Button>
            )}
          </>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={isPending}
        isRefreshing={isPlaceholderData}
        errorState={data || !error ? null : <FailurePanel error={error} onRetry={() => void refetch()} />}
        emptyState={<StatePanel kind="empty" title={t('resources.report.empty')} />}
        total={data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        pageSizes={pageSizes}
        total={data?.total}
        onPageChange={setPage}
        onPageSizeChange={(size) => {
          setPageSize(size)
          setPage(1)
        }}
      />
      {handled && (
        <ReasonDialog
          title={t('resources.report.handle')}
          question={t('resources.report.question', { title: handled.resourceTitle, details: handled.details })}
          label={t('resources.report.result')}
          fault={t('resources.report.resultShort')}
          field="result"
          option={handled.resourceState === 'on_shelf' ? t('resources.report.takeOff') : undefined}
          onSubmit={(result, isTakenOff) => close(handled, result, isTakenOff)}
          onClose={() => setHandled(null)}
        />
      )}
    </div>
  )
}
