import type { Consent, ConsentQuery } from '@doorway/api-client'
import { Button, Chip, DataTable, Pagination, Select, StatePanel, TextField, type DataColumn } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useConsents } from './security.queries'

const FIRST_SIZE = 20
/** Characters of a time up to its minutes. */
const MINUTES = 16
/** What a select without a choice holds. */
const noChoice = ''
const scopes = ['account', 'name_publicity', 'image_publicity', 'competition'] as const
const states = ['given', 'withdrawn'] as const

type Conditions = ConsentQuery['conditions']

function columnsOf(t: Translate): DataColumn<Consent>[] {
  return [
    { id: 'subject', header: t('security.consents.subject'), cell: ({ subjectName }) => subjectName },
    {
      id: 'guardian',
      header: t('security.consents.guardian'),
      cell: ({ guardianName, guardianUsername }) => (
        <span>
          {guardianName} <small>{guardianUsername}</small>
        </span>
      ),
    },
    {
      id: 'scope',
      header: t('security.consents.scope'),
      width: 144,
      cell: ({ scope }) => t(`security.consents.scopes.${scope}`),
    },
    {
      id: 'text',
      header: t('security.consents.text'),
      width: 208,
      cell: ({ textCode, textVersion }) => t('security.consents.version', { code: textCode, version: textVersion }),
    },
    {
      id: 'givenAt',
      header: t('security.consents.givenAt'),
      width: 152,
      cell: ({ givenAt }) => givenAt.slice(0, MINUTES),
    },
    {
      id: 'withdrawnAt',
      header: t('security.consents.withdrawnAt'),
      width: 152,
      cell: ({ withdrawnAt }) =>
        withdrawnAt === null ? (
          <Chip tone="success">{t('security.consents.states.given')}</Chip>
        ) : (
          withdrawnAt.slice(0, MINUTES)
        ),
    },
  ]
}

function Filters({ conditions, onSearch }: { conditions: Conditions; onSearch: (next: Conditions) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch({ ...conditions, name: typed.trim() || undefined })
  }
  return (
    <form className="dw-security-row" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={[conditions.scope, conditions.state].filter(Boolean).length}
        search={
          <TextField
            className="dw-security-filter"
            type="search"
            maxLength={50}
            aria-label={t('security.consents.name')}
            placeholder={t('security.consents.name')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
      >
        <Select
          className="dw-security-filter"
          aria-label={t('security.consents.scope')}
          placeholder={t('security.consents.allScopes')}
          value={conditions.scope ?? noChoice}
          options={scopes.map((value) => ({ value, label: t(`security.consents.scopes.${value}`) }))}
          onValueChange={(value) => onSearch({ ...conditions, scope: scopes.find((each) => each === value) })}
        />
        <Select
          className="dw-security-filter"
          aria-label={t('security.consents.state')}
          placeholder={t('security.consents.allStates')}
          value={conditions.state ?? noChoice}
          options={states.map((value) => ({ value, label: t(`security.consents.states.${value}`) }))}
          onValueChange={(value) => onSearch({ ...conditions, state: states.find((each) => each === value) })}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </FilterFold>
    </form>
  )
}

/** 授权记录: which guardian has consented to which text, when, and whether it was withdrawn. */
export function ConsentList() {
  const t = useTranslate()
  const [query, setQuery] = useState<ConsentQuery>({ conditions: {}, page: 1, pageSize: FIRST_SIZE })
  const { conditions, page, pageSize } = query
  const list = useConsents(query)
  useReady(list.data !== undefined)
  const search = (next: Conditions) =>
    applySearch(query, { conditions: next, page: 1, pageSize }, setQuery, () => void list.refetch())
  const isFiltered = Object.values(conditions).some((condition) => condition !== undefined)
  return (
    <div className="dw-security-stack">
      <Filters conditions={conditions} onSearch={search} />
      <DataTable
        caption={t('security.consents.title')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ subjectName }) => subjectName}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          isFiltered ? (
            <StatePanel
              kind="filtered-empty"
              title={t('security.consents.filteredEmpty')}
              action={<Button onClick={() => search({})}>{t('security.sessions.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('security.consents.empty')} />
          )
        }
        total={list.data?.total}
        page={page}
        pageSize={pageSize}
      />
      <Pagination
        page={page}
        pageSize={pageSize}
        total={list.data?.total}
        onPageChange={(next) => setQuery({ ...query, page: next })}
        onPageSizeChange={(size) => setQuery({ ...query, page: 1, pageSize: size })}
      />
    </div>
  )
}
