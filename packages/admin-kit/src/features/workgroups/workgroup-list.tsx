import {
  Button,
  Chip,
  type ChipTone,
  type DataColumn,
  DataTable,
  PageHeader,
  Pagination,
  StatePanel,
} from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { TimeSpan } from '../../time-span/time-span'
import { DissolveQuestion, useRestore } from './dissolve-question'
import { type Expiry, expiryOf } from './expiry'
import { workgroupEditor, workgroupMembers } from './lazy-parts'
import { WorkgroupFilters } from './workgroup-filters'
import type { WorkgroupRow } from './workgroup-types'
import { workgroupCodes } from './workgroups.codes'
import { useWorkgroups, type WorkgroupSearch } from './workgroups.queries'

const ACTIONS_WIDTH = 168
const pageSizes: readonly number[] = [10, 20, 50, 100]
const everything: WorkgroupSearch = { conditions: {}, page: 1, pageSize: 20 }

const tones: Record<Expiry, ChipTone> = { active: 'success', soon: 'warning', expired: 'danger', dissolved: 'neutral' }

function ExpiryChip({ group }: { group: WorkgroupRow }) {
  const t = useTranslate()
  const [now] = useState(() => new Date())
  const { expiry, days } = expiryOf(group, now)
  const text = expiry === 'soon' ? t('workgroups.soon', { days }) : t(`workgroups.state.${expiry}`)
  return <Chip tone={tones[expiry]}>{text}</Chip>
}

function columnsOf(t: Translate): DataColumn<WorkgroupRow>[] {
  return [
    { id: 'name', header: t('workgroups.field.name'), width: 192, cell: ({ name }) => name },
    { id: 'kind', header: t('workgroups.field.kind'), width: 96, cell: ({ kind }) => t(`workgroups.kind.${kind}`) },
    { id: 'org', header: t('workgroups.field.org'), width: 168, cell: ({ orgName }) => orgName },
    { id: 'leader', header: t('workgroups.field.leader'), width: 80, cell: ({ leaderName }) => leaderName },
    { id: 'count', header: t('workgroups.field.count'), width: 64, cell: ({ memberCount }) => memberCount },
    { id: 'state', header: t('workgroups.field.state'), width: 120, cell: (group) => <ExpiryChip group={group} /> },
    {
      id: 'term',
      header: t('workgroups.field.term'),
      width: 216,
      cell: ({ validFrom, validTo }) =>
        validTo === null ? t('workgroups.openTerm', { from: validFrom }) : <TimeSpan from={validFrom} to={validTo} />,
    },
  ]
}

interface RowActionsProps {
  group: WorkgroupRow
  onOpen: () => void
  onMembers: () => void
  onDissolve: () => void
}

function RowActions({ group, onOpen, onMembers, onDissolve }: RowActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const restore = useRestore()
  const label = (action: string) => `${action} ${group.name}`
  const isDissolved = group.state === 'dissolved'
  return (
    <>
      {can(workgroupCodes.edit) && !isDissolved && (
        <Button size="s" variant="quiet" aria-label={label(t('kit.action.edit'))} onClick={onOpen}>
          {t('kit.action.edit')}
        </Button>
      )}
      {(group.kind !== 'judge_group' || can(workgroupCodes.members)) && (
        <Button size="s" variant="quiet" aria-label={label(t('workgroups.members.open'))} onClick={onMembers}>
          {t('workgroups.members.open')}
        </Button>
      )}
      {can(workgroupCodes.dissolve) &&
        (isDissolved ? (
          <Button
            size="s"
            variant="quiet"
            aria-label={label(t('workgroups.restore.action'))}
            onClick={() => restore(group)}
          >
            {t('workgroups.restore.action')}
          </Button>
        ) : (
          <Button size="s" variant="quiet" aria-label={label(t('workgroups.dissolve.action'))} onClick={onDissolve}>
            {t('workgroups.dissolve.action')}
          </Button>
        ))}
    </>
  )
}

function EmptyList({ isFiltered, onShowAll }: { isFiltered: boolean; onShowAll: () => void }) {
  const t = useTranslate()
  if (!isFiltered) return <StatePanel kind="empty" title={t('workgroups.empty')} text={t('workgroups.emptyHint')} />
  const action = <Button onClick={onShowAll}>{t('workgroups.showAll')}</Button>
  return <StatePanel kind="filtered-empty" title={t('workgroups.noHits')} action={action} />
}

export interface WorkgroupListProps {
  onAdd: () => void
  onOpen: (workgroupId: number) => void
}

/** The workgroups in the caller's scope. */
export function WorkgroupList({ onAdd, onOpen }: WorkgroupListProps) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState(everything)
  const [shown, setShown] = useState<WorkgroupRow | null>(null)
  const [dissolved, setDissolved] = useState<WorkgroupRow | null>(null)
  // Another key renders the filters empty.
  const [round, setRound] = useState(0)
  const list = useWorkgroups(search)
  const set = Object.values(search.conditions).filter((value) => value !== undefined).length
  useReady(list.data !== undefined)
  usePrefetch(workgroupEditor.prefetchWhenIdle)
  const find = (conditions: WorkgroupSearch['conditions']) => {
    setSearch({ ...search, conditions, page: 1 })
    // The same filters search once more: others add groups, too.
    void list.refetch()
  }
  const showAll = () => {
    setRound(round + 1)
    setSearch(everything)
  }
  return (
    <div className="dw-wg-stack">
      <PageHeader
        title={t('workgroups.title')}
        actions={
          can(workgroupCodes.add) &&
          can(workgroupCodes.members) && (
            <Button variant="primary" icon="plus" onClick={onAdd}>
              {t('workgroups.add')}
            </Button>
          )
        }
      />
      <WorkgroupFilters key={round} set={set} onSearch={find} />
      <DataTable
        caption={t('workgroups.list')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        renderActions={(group) => (
          <RowActions
            group={group}
            onOpen={() => onOpen(group.id)}
            onMembers={() => setShown(group)}
            onDissolve={() => setDissolved(group)}
          />
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={<EmptyList isFiltered={set > 0} onShowAll={showAll} />}
        total={list.data?.total}
        page={search.page}
        pageSize={search.pageSize}
      />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        pageSizes={pageSizes}
        total={list.data?.total}
        onPageChange={(page) => setSearch({ ...search, page })}
        onPageSizeChange={(pageSize) => setSearch({ ...search, page: 1, pageSize })}
      />
      {shown && (
        <Suspense>
          <workgroupMembers.Part group={shown} onClose={() => setShown(null)} />
        </Suspense>
      )}
      {dissolved && <DissolveQuestion group={dissolved} onClose={() => setDissolved(null)} />}
    </div>
  )
}
