import type { OperationRecord } from '@doorway/api-client'
import { Button, type DataColumn } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { usePrefetch } from '../../loading/use-prefetch'
import { usePermission } from '../../session/use-session'
import { ExportButton } from './export-button'
import { FilterForm } from './filter-form'
import { conditionsOf, noFilters } from './log-search'
import { operationDetails } from './lazy-parts'
import { LogTable } from './log-table'
import { logCodes } from './logs.codes'
import { useOperations } from './logs.queries'
import { actionOptions, actionText, kindOptions, kindText } from './operation-names'
import { SavedLogFilters } from './saved-log-filters'
import { useLogSearch } from './use-log-search'

function columnsOf(t: Translate): DataColumn<OperationRecord>[] {
  return [
    { id: 'at', header: t('logs.at'), width: 192, cell: ({ at }) => at },
    { id: 'person', header: t('logs.person'), width: 120, cell: ({ actorName }) => actorName ?? t('logs.system') },
    { id: 'operation', header: t('logs.operation'), width: 176, cell: ({ action }) => actionText(t, action) },
    {
      id: 'record',
      header: t('logs.record'),
      cell: ({ targetType, targetId, targetLabel }) =>
        [kindText(t, targetType), targetLabel ?? targetId].filter(Boolean).join(' · '),
    },
    { id: 'network', header: t('logs.network'), width: 136, cell: ({ ip }) => ip },
  ]
}

/** Changes that were made, with filters, export, and one of them in detail. */
export function OperationList() {
  const t = useTranslate()
  const canExport = usePermission(logCodes.exportOperations)
  const { search, setSearch } = useLogSearch()
  const list = useOperations(search)
  usePrefetch(operationDetails.prefetchWhenIdle)
  const [opened, open] = useState<OperationRecord | null>(null)
  return (
    <div className="dw-log">
      <div className="dw-log-tools">
        <FilterForm
          search={search}
          onSearch={setSearch}
          onRepeat={() => void list.refetch()}
          fields={[
            { name: 'person', label: t('logs.person') },
            { name: 'action', label: t('logs.operation'), options: actionOptions(t) },
            { name: 'kind', label: t('logs.recordKind'), options: kindOptions(t) },
            { name: 'record', label: t('logs.recordId') },
            { name: 'request', label: t('logs.request') },
            { name: 'from', label: t('logs.from'), isDate: true },
            { name: 'to', label: t('logs.to'), isDate: true },
          ]}
        >
          {canExport && <ExportButton what={{ log: 'operation', conditions: conditionsOf(search) }} />}
        </FilterForm>
        <SavedLogFilters log="operation" search={search} onSearch={setSearch} />
      </div>
      <LogTable
        caption={t('logs.operationTitle')}
        columns={columnsOf(t)}
        list={list}
        rowLabel={({ action, at }) => `${actionText(t, action)} ${at}`}
        search={search}
        onSearch={setSearch}
        onOpen={open}
        renderActions={(row) => (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('logs.operations.detailsOf', { action: `${actionText(t, row.action)} ${row.at}` })}
            onClick={() => open(row)}
          >
            {t('logs.operations.details')}
          </Button>
        )}
      />
      {opened && (
        <Suspense>
          <operationDetails.Part
            record={opened}
            onClose={() => open(null)}
            onFilter={(filters) => {
              open(null)
              setSearch({ ...noFilters, ...filters })
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
