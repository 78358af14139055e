import { Button, Chip, type ChipTone, type DataColumn, DataTable, Pagination, Select, StatePanel } from '@doorway/ui'
import { Suspense, useRef, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useAssignments } from './judges.queries'
import { type AssignedWork, type Assignment, type Panel, workFilters } from './judge-types'
import { workDrawer } from './lazy-parts'

const ACTIONS_WIDTH = 96
/** Works on the first page of a panel. */
export const FIRST_SIZE = 20

/** Colours of the states of assignments. */
export const stateTones: Record<Assignment['state'], ChipTone> = {
  assigned: 'neutral',
  in_progress: 'accent',
  submitted: 'success',
  locked: 'success',
  returned: 'warning',
  recused: 'danger',
  revoked: 'neutral',
}

const isShown = ({ state, isReplaced }: Assignment) => state !== 'revoked' && !(state === 'recused' && isReplaced)

function columnsOf(t: Translate): DataColumn<AssignedWork>[] {
  return [
    { id: 'workNo', header: t('judges.work.no'), width: 96, cell: ({ workNo }) => workNo },
    { id: 'title', header: t('judges.work.title'), width: 200, cell: ({ title }) => title },
    {
      id: 'judges',
      header: t('judges.work.judges'),
      width: 300,
      cell: ({ assignments, missing }) => (
        <span className="dw-judge-chips">
          {assignments.filter(isShown).map((assignment) => (
            <Chip key={assignment.id} tone={stateTones[assignment.state]}>
              {t('judges.work.chip', {
                name: assignment.judgeName,
                state: t(`judges.assignment.${assignment.state}`),
              })}
            </Chip>
          ))}
          {missing > 0 && <Chip tone="danger">{t('judges.work.missing', { count: missing })}</Chip>}
        </span>
      ),
    },
  ]
}

export interface AssignedWorksProps {
  panel: Panel
  /** Assignments can be changed. */
  isOpen: boolean
}

/** Works of a panel with their judges; no score. */
export function AssignedWorks({ panel, isOpen }: AssignedWorksProps) {
  const t = useTranslate()
  const [search, setSearch] = useState({ only: '', page: 1, pageSize: FIRST_SIZE })
  const [opened, setOpened] = useState<AssignedWork | null>(null)
  const only = workFilters.find((known) => known === search.only)
  const { page, pageSize } = search
  const list = useAssignments({ panelId: panel.id, ...(only && { only }) }, page, pageSize)
  const rows = list.data?.rows ?? []
  // A work that a change has taken out of the filter stays open.
  const listed = rows.find(({ workId }) => workId === opened?.workId)
  const shown = listed ?? opened
  const filter = useRef<HTMLSelectElement>(null)
  const close = () => {
    setOpened(null)
    // The button that opened it has gone with its row, and the filter is inert until the drawer has closed.
    if (!listed) requestAnimationFrame(() => filter.current?.focus())
  }
  return (
    <div className="dw-judge-stack">
      <div className="dw-judge-tools">
        <Select
          ref={filter}
          className="dw-judge-choice"
          aria-label={t('judges.work.filter')}
          placeholder={t('judges.work.all')}
          value={search.only}
          options={workFilters.map((value) => ({ value, label: t(`judges.work.only.${value}`) }))}
          onValueChange={(next) => setSearch({ ...search, only: next, page: 1 })}
        />
      </div>
      <DataTable
        caption={t('judges.work.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ workId }) => String(workId)}
        rowLabel={({ title }) => title}
        onRowActivate={setOpened}
        renderActions={(work) => (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${t(isOpen ? 'judges.work.open' : 'judges.work.view')} ${work.title}`}
            onClick={() => setOpened(work)}
          >
            {t(isOpen ? 'judges.work.open' : 'judges.work.view')}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          <StatePanel
            kind={only ? 'filtered-empty' : 'empty'}
            title={t(only ? 'judges.work.filteredEmpty' : 'judges.work.empty')}
          />
        }
        total={list.data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={list.data?.total}
        onPageChange={(next) => setSearch({ ...search, page: next })}
        onPageSizeChange={(size) => setSearch({ ...search, page: 1, pageSize: size })}
      />
      {shown && (
        <Suspense fallback={null}>
          <workDrawer.Part
            key={shown.workId}
            panel={panel}
            work={shown}
            isOpen={isOpen}
            onChanged={setOpened}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  )
}
