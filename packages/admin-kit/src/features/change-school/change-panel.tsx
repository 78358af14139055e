import type { Schema } from '@doorway/api-client/types'
import {
  Button,
  Chip,
  DataTable,
  type DataColumn,
  PageHeader,
  Pagination,
  StatePanel,
  Tabs,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { tones } from './change-tones'
import { changeSchoolCodes } from './change-school.codes'
import { pageSizes, queues } from './change-search'
import { changeDetails } from './lazy-parts'
import { type ChangeView, useChangeView } from './use-change-view'

type SchoolChange = Schema<'SchoolChange'>
const ACTIONS_WIDTH = 88
/** Characters of a time up to its minutes. */
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<SchoolChange>[] {
  return [
    { id: 'name', header: t('changeSchool.field.name'), width: 104, cell: ({ userName }) => userName },
    { id: 'kind', header: t('changeSchool.field.kind'), width: 96, cell: ({ kind }) => t(`changeSchool.kind.${kind}`) },
    {
      id: 'from',
      header: t('changeSchool.field.from'),
      width: 184,
      cell: ({ fromSchoolName }) => fromSchoolName ?? t('changeSchool.noSchool'),
    },
    { id: 'to', header: t('changeSchool.field.to'), width: 184, cell: ({ toSchoolName }) => toSchoolName },
    {
      id: 'effectiveOn',
      header: t('changeSchool.field.effectiveOn'),
      width: 112,
      cell: ({ effectiveOn }) => effectiveOn,
    },
    {
      id: 'state',
      header: t('changeSchool.field.state'),
      width: 152,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`changeSchool.state.${state}`)}</Chip>,
    },
    {
      id: 'createdAt',
      header: t('changeSchool.field.createdAt'),
      width: 152,
      cell: ({ createdAt }) => createdAt.slice(0, MINUTES),
    },
  ]
}

function SearchForm({ view: { search, setSearch } }: { view: ChangeView }) {
  const t = useTranslate()
  const [keyword, setKeyword] = useState(search.keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: keyword.trim() })
  }
  return (
    <form className="dw-changes-search" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        aria-label={t('changeSchool.keyword')}
        placeholder={t('changeSchool.keyword')}
        maxLength={50}
        value={keyword}
        onChange={({ target }) => setKeyword(target.value)}
      />
      <Button type="submit">{t('changeSchool.action.search')}</Button>
    </form>
  )
}

function Nothing({ view: { search, setSearch } }: { view: ChangeView }) {
  const t = useTranslate()
  if (search.keyword === '') return <StatePanel kind="empty" title={t(`changeSchool.empty.${search.queue}`)} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('changeSchool.noHits')}
      action={<Button onClick={() => setSearch({ keyword: '' })}>{t('changeSchool.showAll')}</Button>}
    />
  )
}

function ChangeTable({ view }: { view: ChangeView }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, rows, total } = view
  return (
    <>
      <DataTable
        caption={t('changeSchool.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ userName }) => userName}
        onRowActivate={({ id }) => setSearch({ openId: id })}
        renderActions={({ id, userName, mayDecide }) => {
          const action = t(
            mayDecide && can(changeSchoolCodes.audit) ? 'changeSchool.action.review' : 'changeSchool.action.view',
          )
          return (
            <Button
              size="s"
              variant="quiet"
              aria-label={`${action} ${userName}`}
              onClick={() => setSearch({ openId: id })}
            >
              {action}
            </Button>
          )
        }}
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

/** Tabs by queue, a search by name, and one request in a drawer. */
export function ChangePanel() {
  const t = useTranslate()
  const view = useChangeView()
  const { search, setSearch } = view
  const choose = (id: string) => {
    const queue = queues.find((name) => name === id)
    if (queue) setSearch({ queue })
  }
  return (
    <div className="dw-changes">
      <PageHeader title={t('changeSchool.title')} />
      <Tabs
        label={t('changeSchool.queues')}
        selectedId={search.queue}
        onSelect={choose}
        tabs={queues.map((queue) => ({
          id: queue,
          label: t(`changeSchool.queue.${queue}`),
          content: queue === search.queue && (
            <div className="dw-changes">
              <SearchForm key={search.keyword} view={view} />
              <ChangeTable view={view} />
            </div>
          ),
        }))}
      />
      {search.openId !== null && (
        <Suspense>
          <changeDetails.Part
            key={search.openId}
            requestId={search.openId}
            onClose={() => setSearch({ openId: null })}
          />
        </Suspense>
      )}
    </div>
  )
}
