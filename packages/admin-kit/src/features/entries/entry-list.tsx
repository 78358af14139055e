import { Button, Chip, ConfirmDialog, type DataColumn, Menu } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { entryTones } from '../../entry-states/entry-tones'
import { ReasonDialog } from '../../forms/reason-dialog'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { entryCodes } from './entries.codes'
import { useDecideEntries, useEntries } from './entries.queries'
import { EmptyList, ListFilters } from './list-filters'
import { type EntryDecision, type EntryRow, entryStates } from './entry-types'

const ACTIONS_WIDTH = 128
const MINUTES = 16
const FIRST_SIZE = 20

function columnsOf(t: Translate): DataColumn<EntryRow>[] {
  return [
    { id: 'topic', header: t('entries.field.topic'), width: 178, cell: ({ topic }) => topic },
    {
      id: 'applicant',
      header: t('entries.field.applicant'),
      width: 112,
      cell: ({ applicantName, isBehalf }) => (
        <span>
          {applicantName} {isBehalf && <Chip>{t('entries.behalf')}</Chip>}
        </span>
      ),
    },
    { id: 'school', header: t('entries.field.school'), width: 128, cell: ({ schoolName }) => schoolName },
    { id: 'area', header: t('entries.field.area'), width: 80, cell: ({ areaName }) => areaName },
    { id: 'group', header: t('entries.field.group'), width: 88, cell: ({ groupName }) => groupName },
    {
      id: 'subject',
      header: t('entries.field.subject'),
      width: 112,
      cell: ({ gardeName, courseName }) => [gardeName, courseName].filter((name) => name !== null).join(' '),
    },
    {
      id: 'state',
      header: t('entries.field.state'),
      width: 88,
      cell: ({ state, stateReason }) => (
        <span title={stateReason ?? undefined}>
          <Chip tone={entryTones[state]}>{t(`entries.entryState.${state}`)}</Chip>
        </span>
      ),
    },
    {
      id: 'submittedAt',
      header: t('entries.field.submittedAt'),
      width: 152,
      cell: ({ submittedAt }) => submittedAt?.slice(0, MINUTES),
    },
  ]
}

interface Question {
  kind: EntryDecision['decision']
  rows: readonly EntryRow[]
}

/** Confirms a decision; returning and voiding need a reason, which applicants read. */
function DecisionQuestion({ question, onClose }: { question: Question; onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const deciding = useDecideEntries()
  const { kind, rows } = question
  const ids = rows.map(({ id }) => id)
  const name = rows.map(({ topic }) => topic).join(t('entries.comma'))
  const report = ({ changed, failed }: Awaited<ReturnType<typeof deciding.mutateAsync>>) => {
    notify.success(t('entries.decided', { count: changed }))
    const [first] = failed
    if (first) notify.warning(t('entries.notDecided', { count: failed.length, reason: first.msg }))
  }
  if (kind !== 'pass') {
    return (
      <ReasonDialog
        title={t(`entries.${kind}.title`)}
        question={t(`entries.${kind}.question`, { name, count: ids.length })}
        label={t('entries.reason')}
        fault={t('entries.reasonFault')}
        field="reason"
        onSubmit={async (reason) => report(await deciding.mutateAsync({ ids, decision: kind, reason }))}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      isOpen
      title={t('entries.pass.title')}
      question={t('entries.pass.question', { name, count: ids.length })}
      confirmLabel={t('entries.pass.title')}
      isBusy={deciding.isPending}
      onConfirm={() =>
        deciding.mutate({ ids, decision: 'pass' }, { onSuccess: report, onError: notify.failure, onSettled: onClose })
      }
      onCancel={onClose}
    />
  )
}

function RowActions({ row, onQuestion }: { row: EntryRow; onQuestion: (question: Question) => void }) {
  const t = useTranslate()
  const isOpen = row.state === 'submitted'
  const kinds = [
    ...(isOpen || row.state === 'school_passed' ? (['return'] as const) : []),
    ...(isOpen || row.state === 'school_passed' || row.state === 'returned' ? (['void'] as const) : []),
  ]
  return (
    <>
      {isOpen && (
        <Button
          size="s"
          variant="quiet"
          aria-label={`${t('entries.pass.title')} ${row.topic}`}
          onClick={() => onQuestion({ kind: 'pass', rows: [row] })}
        >
          {t('entries.pass.title')}
        </Button>
      )}
      {kinds.length > 0 && (
        <Menu
          label={t('entries.more', { name: row.topic })}
          items={kinds.map((kind) => ({
            id: kind,
            label: t(`entries.${kind}.title`),
            isDanger: kind === 'void',
            onSelect: () => onQuestion({ kind, rows: [row] }),
          }))}
        />
      )}
    </>
  )
}

/** Entries of a competition in the reviewer's scope; several are decided together. */
export function EntryList({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState({ keyword: '', state: '', page: 1, pageSize: FIRST_SIZE })
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const [question, setQuestion] = useState<Question | null>(null)
  const { page, pageSize, keyword } = search
  const state = entryStates.find((known) => known === search.state)
  const conditions = { competitionId, ...(keyword !== '' && { keyword }), ...(state && { state }) }
  const list = useEntries(conditions, page, pageSize)
  const rows = list.data?.rows ?? []
  const canAudit = can(entryCodes.audit)
  const chosen = rows.filter(({ id, state: at }) => selection.has(String(id)) && at === 'submitted')
  return (
    <div className="dw-entry-stack">
      <ListFilters
        keyword={keyword}
        keywordLabel={t('entries.keyword')}
        state={search.state}
        states={entryStates.map((value) => ({ value, label: t(`entries.entryState.${value}`) }))}
        onChange={(change) =>
          applySearch(search, { ...search, ...change, page: 1 }, setSearch, () => void list.refetch())
        }
      >
        {canAudit && (
          <>
            <Button
              variant="primary"
              disabled={chosen.length === 0}
              onClick={() => setQuestion({ kind: 'pass', rows: chosen })}
            >
              {t('entries.passMany', { count: chosen.length })}
            </Button>
            <Button disabled={chosen.length === 0} onClick={() => setQuestion({ kind: 'return', rows: chosen })}>
              {t('entries.returnMany', { count: chosen.length })}
            </Button>
          </>
        )}
      </ListFilters>
      <PagedTable
        caption={t('entries.entryList')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ topic }) => topic}
        selection={canAudit ? selection : undefined}
        onSelectionChange={setSelection}
        renderActions={canAudit ? (row) => <RowActions row={row} onQuestion={setQuestion} /> : undefined}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <EmptyList
            title={t('entries.empty')}
            isFiltered={keyword !== '' || state !== undefined}
            onShowAll={() => setSearch({ ...search, keyword: '', state: '', page: 1 })}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      {question && (
        <DecisionQuestion
          question={question}
          onClose={() => {
            setQuestion(null)
            setSelection(new Set())
          }}
        />
      )}
    </div>
  )
}
