import {
  Button,
  Chip,
  type ChipTone,
  type DataColumn,
  DataTable,
  Pagination,
  Select,
  StatePanel,
  TextField,
} from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { FailurePanel } from '../../loading/failure-panel'
import { useCan } from '../../session/use-session'
import { judgeCodes } from './judges.codes'
import { usePool } from './judges.queries'
import { judgeStates, type PoolJudge } from './judge-types'
import { ProfileForm } from './profile-form'

const ACTIONS_WIDTH = 96
const FIRST_SIZE = 20
const DATE = 10

const tones: Record<PoolJudge['state'], ChipTone> = { pool: 'neutral', active: 'success', suspended: 'danger' }

function columnsOf(t: Translate): DataColumn<PoolJudge>[] {
  return [
    { id: 'name', header: t('judges.pool.name'), width: 96, cell: ({ name }) => name },
    { id: 'unit', header: t('judges.pool.unit'), width: 200, cell: ({ unit }) => unit },
    { id: 'title', header: t('judges.pool.jobTitle'), width: 120, cell: ({ title }) => title },
    { id: 'expertise', header: t('judges.pool.expertise'), width: 160, cell: ({ expertise }) => expertise },
    {
      id: 'state',
      header: t('judges.pool.state'),
      width: 104,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`judges.state.${state}`)}</Chip>,
    },
    {
      id: 'load',
      header: t('judges.pool.load'),
      width: 160,
      cell: ({ done, open }) => t('judges.load', { done, open }),
    },
    {
      id: 'agreementAt',
      header: t('judges.pool.agreement'),
      width: 120,
      cell: ({ agreementAt }) => (agreementAt === null ? t('judges.unsigned') : agreementAt.slice(0, DATE)),
    },
  ]
}

/** People who judge, with what they are fit for and how much they have to do. */
export function JudgePool() {
  const t = useTranslate()
  const can = useCan()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState({ keyword: '', state: '', page: 1, pageSize: FIRST_SIZE })
  const [openId, setOpenId] = useState<number | null>(null)
  const { keyword, page, pageSize } = search
  const state = judgeStates.find((known) => known === search.state)
  const list = usePool({ ...(keyword !== '' && { keyword }), ...(state && { state }) }, page, pageSize)
  const rows = list.data?.rows ?? []
  const shown = rows.find(({ userId }) => userId === openId)
  const canEdit = can(judgeCodes.edit)
  const isFiltered = keyword !== '' || state !== undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    applySearch(search, { ...search, keyword: typed.trim(), page: 1 }, setSearch, () => void list.refetch())
  }
  return (
    <div className="dw-judge-stack">
      <form className="dw-judge-tools" role="search" onSubmit={submit}>
        <TextField
          className="dw-judge-choice"
          type="search"
          aria-label={t('judges.pool.keyword')}
          placeholder={t('judges.pool.keyword')}
          maxLength={50}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Select
          className="dw-judge-choice"
          aria-label={t('judges.pool.state')}
          placeholder={t('judges.pool.allStates')}
          value={search.state}
          options={judgeStates.map((value) => ({ value, label: t(`judges.state.${value}`) }))}
          onValueChange={(next) => setSearch({ ...search, state: next, page: 1 })}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
      </form>
      <DataTable
        caption={t('judges.pool.list')}
        columns={columnsOf(t)}
        rows={rows}
        rowKey={({ userId }) => String(userId)}
        rowLabel={({ name }) => name}
        {...(canEdit && {
          onRowActivate: ({ userId }: PoolJudge) => setOpenId(userId),
          renderActions: ({ userId, name }: PoolJudge) => (
            <Button
              size="s"
              variant="quiet"
              aria-label={`${t('judges.pool.edit')} ${name}`}
              onClick={() => setOpenId(userId)}
            >
              {t('judges.pool.edit')}
            </Button>
          ),
          actionsWidth: ACTIONS_WIDTH,
        })}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          <StatePanel
            kind={isFiltered ? 'filtered-empty' : 'empty'}
            title={t(isFiltered ? 'judges.pool.filteredEmpty' : 'judges.pool.empty')}
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
      {shown && <ProfileForm key={shown.userId} judge={shown} onClose={() => setOpenId(null)} />}
    </div>
  )
}
