import { Button, type DataColumn, DataTable, Pagination, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { FailurePanel } from '../../loading/failure-panel'
import { useNotify } from '../../mutations/use-notify'
import { EmptyList } from './list-filters'
import { useCandidates, useSaveRecommendation } from './recommend.queries'
import type { UnitKey, UnitWork } from './recommend-types'

const ACTIONS_WIDTH = 96
const FIRST_SIZE = 10

function columnsOf(t: Translate): DataColumn<UnitWork>[] {
  return [
    { id: 'no', header: t('entries.field.workNo'), width: 104, cell: ({ workNo }) => workNo },
    { id: 'title', header: t('entries.field.title'), width: 260, cell: ({ title }) => title },
    { id: 'author', header: t('entries.field.applicant'), width: 96, cell: ({ applicantName }) => applicantName },
    { id: 'school', header: t('entries.field.school'), width: 176, cell: ({ schoolName }) => schoolName },
    { id: 'group', header: t('entries.field.group'), width: 104, cell: ({ groupName }) => groupName },
    { id: 'subject', header: t('entries.field.subject'), width: 96, cell: ({ courseName }) => courseName },
  ]
}

interface CandidateSearchProps {
  keyword: string
  onSearch: (keyword: string) => void
}

function CandidateSearch({ keyword, onSearch }: CandidateSearchProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <form className="dw-entry-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        className="dw-entry-search"
        type="search"
        aria-label={t('entries.recommend.keyword')}
        placeholder={t('entries.recommend.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

export interface CandidateListProps {
  unit: UnitKey
  /** Works on the list so far: a new one is put behind them. */
  listed: number
}

/** The works that a unit may recommend, the earliest submitted first. */
export function CandidateList({ unit, listed }: CandidateListProps) {
  const t = useTranslate()
  const notify = useNotify()
  const saving = useSaveRecommendation()
  const [search, setSearch] = useState({ keyword: '', page: 1, pageSize: FIRST_SIZE })
  const { keyword, page, pageSize } = search
  const list = useCandidates(unit, keyword, page, pageSize)
  const recommend = ({ id, title }: UnitWork) =>
    saving.mutate(
      { ...unit, workId: id, rank: listed + 1 },
      {
        onSuccess: () => notify.success(t('entries.recommend.added', { title })),
        onError: notify.failure,
      },
    )
  return (
    <>
      <CandidateSearch
        key={keyword}
        keyword={keyword}
        onSearch={(next) => setSearch({ ...search, keyword: next, page: 1 })}
      />
      <DataTable
        caption={t('entries.recommend.candidates')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        renderActions={(work) => (
          <Button
            size="s"
            variant="quiet"
            isBusy={saving.isPending}
            aria-label={t('entries.recommend.addOf', { title: work.title })}
            onClick={() => recommend(work)}
          >
            {t('entries.recommend.add')}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          <EmptyList
            title={t('entries.recommend.noCandidates')}
            isFiltered={keyword !== ''}
            onShowAll={() => setSearch({ ...search, keyword: '', page: 1 })}
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
    </>
  )
}
