import {
  Button,
  Chip,
  ConfirmDialog,
  DataTable,
  type DataColumn,
  PageHeader,
  Pagination,
  Select,
  StatePanel,
  Tabs,
  TextField,
} from '@doorway/ui'
import { registrationTypes } from '@doorway/api-client/rules'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { ReasonDialog } from '../../forms/reason-dialog'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { usePermission } from '../../session/use-session'
import { classInvitations, registrationDetails } from './lazy-parts'
import { hasFilters, pageSizes, type RegistrationTab, registrationTabs } from './registration-search'
import type { RegistrationRow } from './registration-types'
import { registrationCodes } from './registrations.codes'
import { useDecideRegistrations } from './registrations.queries'
import { type RegistrationView, useRegistrationView } from './use-registrations'
import { waitingText, userTypeText } from './registration-words'

const ACTIONS_WIDTH = 88
/** A whole class on one page, to be decided about together. */
const LARGEST_PAGE = 100
/** Characters of a time up to its minutes. */
const MINUTES = 16
/** Working days that a decision usually takes, in hours: a request that waits longer is marked. */
const LATE_HOURS = 72

function columnsOf(t: Translate, tab: RegistrationTab): DataColumn<RegistrationRow>[] {
  const columns: DataColumn<RegistrationRow>[] = [
    { id: 'name', header: t('registrations.field.name'), width: 112, cell: ({ name }) => name },
    {
      id: 'type',
      header: t('registrations.field.userType'),
      width: 88,
      cell: ({ userType }) => userTypeText(t, userType),
    },
    { id: 'username', header: t('registrations.field.username'), width: 144, cell: ({ username }) => username },
    { id: 'school', header: t('registrations.field.school'), width: 200, cell: ({ schoolName }) => schoolName },
    {
      id: 'submittedAt',
      header: t('registrations.field.submittedAt'),
      width: 152,
      cell: ({ submittedAt }) => submittedAt.slice(0, MINUTES),
    },
  ]
  if (tab === 'pending')
    return [
      ...columns,
      {
        id: 'waiting',
        header: t('registrations.field.waiting'),
        width: 120,
        cell: ({ waitingHours }) => (
          <Chip tone={waitingHours >= LATE_HOURS ? 'warning' : 'neutral'}>{waitingText(t, waitingHours)}</Chip>
        ),
      },
    ]
  if (tab === 'expired') return columns
  return [
    ...columns,
    {
      id: 'decidedAt',
      header: t('registrations.field.decidedAt'),
      width: 152,
      cell: ({ decidedAt }) => decidedAt?.slice(0, MINUTES),
    },
    { id: 'decider', header: t('registrations.field.decider'), width: 104, cell: ({ deciderName }) => deciderName },
  ]
}

function Filters({ view: { search, setSearch } }: { view: RegistrationView }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  return (
    <form className="dw-registrations-filters" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        className="dw-registrations-filter"
        aria-label={t('registrations.filter.keyword')}
        placeholder={t('registrations.filter.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        className="dw-registrations-filter"
        aria-label={t('registrations.field.userType')}
        placeholder={t('registrations.filter.allTypes')}
        options={registrationTypes.map((type) => ({ value: type, label: userTypeText(t, type) }))}
        value={search.userType ?? undefined}
        onValueChange={(value) => setSearch({ userType: registrationTypes.find((type) => type === value) ?? null })}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
      {search.invitationId !== null && (
        <Button variant="quiet" onClick={() => setSearch({ invitationId: null })}>
          {t('registrations.invitation.onlyOne')}
        </Button>
      )}
    </form>
  )
}

function Nothing({ view: { search, setSearch } }: { view: RegistrationView }) {
  const t = useTranslate()
  if (!hasFilters(search)) return <StatePanel kind="empty" title={t(`registrations.empty.${search.tab}`)} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('registrations.noHits')}
      action={
        <Button onClick={() => setSearch({ userType: null, keyword: '', invitationId: null })}>
          {t('registrations.showAll')}
        </Button>
      }
    />
  )
}

type Question = 'pass' | 'return' | null

/** Approves or returns the chosen requests together: all of them or none. */
function Batch({ chosen, onDone }: { chosen: readonly RegistrationRow[]; onDone: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const deciding = useDecideRegistrations()
  const [question, setQuestion] = useState<Question>(null)
  const ids = chosen.map(({ id }) => id)
  const names = chosen.map(({ name }) => name).join(t('registrations.comma'))
  const finish = (count: number, decision: 'pass' | 'return') => {
    notify.success(t(`registrations.batchDone.${decision}`, { count }))
    onDone()
  }
  const approve = () =>
    deciding.mutate(
      { ids, decision: 'pass' },
      {
        onSuccess: (count) => finish(count, 'pass'),
        onError: notify.failure,
        onSettled: () => setQuestion(null),
      },
    )
  const giveBack = async (reason: string) =>
    finish(await deciding.mutateAsync({ ids, decision: 'return', reason }), 'return')
  return (
    <div className="dw-registrations-filters">
      <Button variant="primary" disabled={ids.length === 0} onClick={() => setQuestion('pass')}>
        {t('registrations.batch.pass', { count: ids.length })}
      </Button>
      <Button disabled={ids.length === 0} onClick={() => setQuestion('return')}>
        {t('registrations.batch.return', { count: ids.length })}
      </Button>
      <ConfirmDialog
        isOpen={question === 'pass'}
        title={t('registrations.action.pass')}
        question={t('registrations.question.batchPass', { names, count: ids.length })}
        confirmLabel={t('registrations.action.pass')}
        isBusy={deciding.isPending}
        onConfirm={approve}
        onCancel={() => setQuestion(null)}
      />
      {question === 'return' && (
        <ReasonDialog
          title={t('registrations.action.return')}
          question={t('registrations.question.return', { name: names })}
          label={t('registrations.reason')}
          fault={t('registrations.reasonShort')}
          field="reason"
          onSubmit={giveBack}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  )
}

function RegistrationTable({ view }: { view: RegistrationView }) {
  const t = useTranslate()
  const canAudit = usePermission(registrationCodes.audit)
  const { search, setSearch, rows, total } = view
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set())
  const isDecidable = search.tab === 'pending' && canAudit
  const action = t(isDecidable ? 'registrations.action.review' : 'registrations.action.view')
  return (
    <>
      {isDecidable && (
        <Batch chosen={rows.filter(({ id }) => selection.has(String(id)))} onDone={() => setSelection(new Set())} />
      )}
      <DataTable
        caption={t('registrations.list')}
        columns={columnsOf(t, search.tab)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        selection={isDecidable ? selection : undefined}
        onSelectionChange={setSelection}
        onRowActivate={({ id }) => setSearch({ openId: id })}
        renderActions={({ id, name }) => (
          <Button size="s" variant="quiet" aria-label={`${action} ${name}`} onClick={() => setSearch({ openId: id })}>
            {action}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={view.isLoading}
        isRefreshing={view.isRefreshing}
        errorState={view.error && <FailurePanel error={view.error} onRetry={view.refresh} />}
        emptyState={<Nothing view={view} />}
        total={total}
        page={search.page}
        pageSize={search.pageSize}
      />
      <Pagination
        page={search.page}
        pageSize={search.pageSize}
        pageSizes={pageSizes}
        total={total}
        onPageChange={(page) => setSearch({ page })}
        onPageSizeChange={(pageSize) => setSearch({ pageSize })}
      />
    </>
  )
}

/** Tabs by state with counts, filters, decisions about several requests, and one request in a drawer. */
export function RegistrationPanel({ portalOrigin }: { portalOrigin: string }) {
  const t = useTranslate()
  const canAudit = usePermission(registrationCodes.audit)
  const [isInviting, setInviting] = useState(false)
  const view = useRegistrationView()
  const { search, setSearch, counts } = view
  const label = (tab: RegistrationTab) =>
    counts
      ? t('registrations.tab.withCount', { tab: t(`registrations.tab.${tab}`), count: counts[tab] })
      : t(`registrations.tab.${tab}`)
  const choose = (id: string) => {
    const tab = registrationTabs.find((name) => name === id)
    if (tab) setSearch({ tab })
  }
  return (
    <div className="dw-registrations">
      <PageHeader
        title={t('registrations.title')}
        actions={canAudit && <Button onClick={() => setInviting(true)}>{t('registrations.invitation.title')}</Button>}
      />
      <Tabs
        label={t('registrations.tab.label')}
        selectedId={search.tab}
        onSelect={choose}
        tabs={registrationTabs.map((tab) => ({
          id: tab,
          label: label(tab),
          content: tab === search.tab && (
            <div className="dw-registrations">
              <Filters key={search.keyword} view={view} />
              <RegistrationTable view={view} />
            </div>
          ),
        }))}
      />
      {isInviting && (
        <Suspense>
          <classInvitations.Part
            portalOrigin={portalOrigin}
            onPick={(invitationId) => {
              setInviting(false)
              setSearch({ tab: 'pending', userType: null, keyword: '', invitationId, pageSize: LARGEST_PAGE })
            }}
            onClose={() => setInviting(false)}
          />
        </Suspense>
      )}
      {search.openId !== null && (
        <Suspense>
          <registrationDetails.Part
            key={search.openId}
            registrationId={search.openId}
            onClose={() => setSearch({ openId: null })}
          />
        </Suspense>
      )}
    </div>
  )
}
