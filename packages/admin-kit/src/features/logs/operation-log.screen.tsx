import { PageHeader, Skeleton, StatePanel, Tabs } from '@doorway/ui'
import { Suspense } from 'react'
import { useTranslate } from '../../context/use-translate'
import { Widget } from '../../loading/widget'
import type { ScreenProps } from '../../loading/widget-handle'
import { useCan, useCodesPending } from '../../session/use-session'
import { ChainPanel } from './chain-panel'
import { noFilters } from './log-search'
import { LogTexts } from './log-texts'
import { logCodes } from './logs.codes'
import { OperationList } from './operation-list'
import { PersonalList } from './personal-list'
import { useLogSearch } from './use-log-search'

export type OperationLogProps = ScreenProps

function OperationTabs() {
  const t = useTranslate()
  const isPending = useCodesPending()
  const can = useCan()
  const { search, setSearch } = useLogSearch()
  if (isPending) return <Skeleton width="full" />
  const tabs = [
    ...(can(logCodes.operations)
      ? [{ id: 'operations', label: t('logs.operations.tab'), content: <OperationList /> }]
      : []),
    ...(can(logCodes.personal) ? [{ id: 'personal', label: t('logs.personal.tab'), content: <PersonalList /> }] : []),
    ...(can(logCodes.operations) ? [{ id: 'chain', label: t('logs.chain.tab'), content: <ChainPanel /> }] : []),
  ]
  const first = tabs[0]?.id
  if (first === undefined) {
    return <StatePanel kind="forbidden" title={t('kit.state.forbiddenTitle')} text={t('kit.state.forbiddenHint')} />
  }
  return (
    <Tabs
      label={t('logs.operationTitle')}
      tabs={tabs}
      selectedId={tabs.some(({ id }) => id === search.tab) ? search.tab : first}
      onSelect={(id) => setSearch({ ...noFilters, tab: id === first ? '' : id })}
    />
  )
}

/** 操作日志: who changed what, personal values that were shown, and whether the logs are as they were written. */
export function OperationLog({ handle }: OperationLogProps) {
  const t = useTranslate()
  return (
    <Widget part="operation-log" handle={handle}>
      <div className="dw-log">
        <PageHeader title={t('logs.operationTitle')} />
        <Suspense fallback={<Skeleton width="full" />}>
          <LogTexts>
            <OperationTabs />
          </LogTexts>
        </Suspense>
      </div>
    </Widget>
  )
}
