import {
  Button,
  Chip,
  DataTable,
  type DataColumn,
  PageHeader,
  Pagination,
  Select,
  StatePanel,
  Tabs,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan, usePermission } from '../../session/use-session'
import { gardenEditor, submissionDetails } from './lazy-parts'
import { preschoolCodes } from './preschool-review.codes'
import { pageSizes, submissionKinds, submissionTabs } from './submission-search'
import { consentTones, stateTones } from './submission-state'
import type { SubmissionRow } from './submission-types'
import { type SubmissionView, useSubmissionView } from './use-submissions'

const ACTIONS_WIDTH = 88
/** The value of a choice that narrows nothing. */
const ALL_KINDS = ''
/** Characters of a time up to its minutes. */
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<SubmissionRow>[] {
  return [
    { id: 'title', header: t('preschoolReview.field.title'), width: 216, cell: ({ title }) => title },
    {
      id: 'kind',
      header: t('preschoolReview.field.kind'),
      width: 112,
      cell: ({ kind }) => t(`preschoolReview.kind.${kind}`),
    },
    { id: 'org', header: t('preschoolReview.field.org'), width: 180, cell: ({ orgName }) => orgName },
    { id: 'author', header: t('preschoolReview.field.author'), width: 104, cell: ({ authorName }) => authorName },
    {
      id: 'consent',
      header: t('preschoolReview.field.consent'),
      width: 136,
      cell: ({ showsChild, consentState }) =>
        showsChild ? (
          <Chip tone={consentTones[consentState]}>{t(`preschoolReview.consent.${consentState}`)}</Chip>
        ) : (
          t('preschoolReview.noChild')
        ),
    },
    {
      id: 'state',
      header: t('preschoolReview.field.state'),
      width: 112,
      cell: ({ state }) => <Chip tone={stateTones[state]}>{t(`preschoolReview.state.${state}`)}</Chip>,
    },
    {
      id: 'submittedAt',
      header: t('preschoolReview.field.submittedAt'),
      width: 160,
      cell: ({ submittedAt }) => submittedAt?.slice(0, MINUTES),
    },
  ]
}

function SubmissionTable({ view }: { view: SubmissionView }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, rows, total } = view
  const actionOf = ({ state, mayDecide }: SubmissionRow) =>
    t(`preschoolReview.action.${state === 'pending' && mayDecide && can(preschoolCodes.audit) ? 'review' : 'view'}`)
  return (
    <>
      <DataTable
        caption={t('preschoolReview.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        onRowActivate={({ id }) => setSearch({ openId: id })}
        renderActions={(row) => (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${actionOf(row)} ${row.title}`}
            onClick={() => setSearch({ openId: row.id })}
          >
            {actionOf(row)}
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

function Nothing({ view: { search, setSearch } }: { view: SubmissionView }) {
  const t = useTranslate()
  if (search.keyword === '' && search.kind === null)
    return <StatePanel kind="empty" title={t(`preschoolReview.empty.${search.tab}`)} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('preschoolReview.noHits')}
      action={<Button onClick={() => setSearch({ keyword: '', kind: null })}>{t('preschoolReview.showAll')}</Button>}
    />
  )
}

function Filters({ view: { search, setSearch } }: { view: SubmissionView }) {
  const t = useTranslate()
  const [typed, setTyped] = useState(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  return (
    <form className="dw-works-search" role="search" onSubmit={handleSubmit}>
      <Select
        aria-label={t('preschoolReview.field.kind')}
        placeholder={t('preschoolReview.kind.all')}
        value={search.kind ?? ALL_KINDS}
        options={submissionKinds.map((value) => ({ value, label: t(`preschoolReview.kind.${value}`) }))}
        onValueChange={(value) => setSearch({ kind: submissionKinds.find((kind) => kind === value) ?? null })}
      />
      <TextField
        type="search"
        aria-label={t('preschoolReview.keyword')}
        placeholder={t('preschoolReview.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

/** Tabs by state, filters, and one submission in a drawer. */
export function SubmissionPanel() {
  const t = useTranslate()
  const view = useSubmissionView()
  const mayWrite = usePermission(preschoolCodes.edit)
  const [written, setWritten] = useState<{ id: number | null } | null>(null)
  const { search, setSearch } = view
  const add = mayWrite && (
    <Button variant="primary" icon="plus" onClick={() => setWritten({ id: null })}>
      {t('preschoolReview.garden.add')}
    </Button>
  )
  return (
    <div className="dw-works-list">
      <PageHeader title={t('preschoolReview.title')} actions={add} />
      <Tabs
        label={t('preschoolReview.tab.label')}
        selectedId={search.tab}
        onSelect={(id) => setSearch({ tab: submissionTabs.find((tab) => tab === id) ?? 'pending' })}
        tabs={submissionTabs.map((tab) => ({
          id: tab,
          label: t(`preschoolReview.tab.${tab}`),
          content: tab === search.tab && (
            <div className="dw-works-list">
              <Filters key={search.keyword} view={view} />
              <SubmissionTable view={view} />
            </div>
          ),
        }))}
      />
      {search.openId !== null && (
        <Suspense>
          <submissionDetails.Part
            key={search.openId}
            id={search.openId}
            onEdit={() => {
              setWritten({ id: search.openId })
              setSearch({ openId: null })
            }}
            onClose={() => setSearch({ openId: null })}
          />
        </Suspense>
      )}
      {written && (
        <Suspense>
          <gardenEditor.Part id={written.id} onClose={() => setWritten(null)} />
        </Suspense>
      )}
    </div>
  )
}
