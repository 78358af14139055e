import { Button, Checkbox, Chip, type ChipTone, type DataColumn } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { usePrefetch } from '../../loading/use-prefetch'
import { useCan } from '../../session/use-session'
import { entryCodes } from './entries.codes'
import { useWorks } from './entries.queries'
import { type WorkRow, workStates } from './entry-types'
import { workReview } from './lazy-parts'
import { EmptyList, ListFilters } from './list-filters'

const ACTIONS_WIDTH = 96
const MINUTES = 16
const FIRST_SIZE = 20

/** The colour of a state of works. */
export function toneOf(state: WorkRow['state']): ChipTone {
  if (state === 'submitted' || state === 'checking') return 'warning'
  if (state === 'fix' || state === 'rejected' || state === 'disqualified') return 'danger'
  return state === 'qualified' || state === 'awarded' ? 'success' : 'neutral'
}

function columnsOf(t: Translate): DataColumn<WorkRow>[] {
  return [
    { id: 'no', header: t('entries.field.workNo'), width: 104, cell: ({ workNo }) => workNo },
    {
      id: 'title',
      header: t('entries.field.title'),
      width: 200,
      cell: ({ title, hasTwin }) => (
        <span>
          {title} {hasTwin && <Chip tone="warning">{t('entries.twin')}</Chip>}
        </span>
      ),
    },
    { id: 'author', header: t('entries.field.applicant'), width: 96, cell: ({ applicantName }) => applicantName },
    { id: 'school', header: t('entries.field.school'), width: 144, cell: ({ schoolName }) => schoolName },
    { id: 'group', header: t('entries.field.group'), width: 104, cell: ({ groupName }) => groupName },
    { id: 'subject', header: t('entries.field.subject'), width: 96, cell: ({ courseName }) => courseName },
    {
      id: 'state',
      header: t('entries.field.state'),
      width: 112,
      cell: ({ state }) => <Chip tone={toneOf(state)}>{t(`entries.workState.${state}`)}</Chip>,
    },
    {
      id: 'submittedAt',
      header: t('entries.field.submittedAt'),
      width: 152,
      cell: ({ submittedAt }) => submittedAt?.slice(0, MINUTES),
    },
  ]
}

/** Works of a competition for qualification, the earliest submitted first. */
export function WorkList({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState({ keyword: '', state: '', hasTwin: false, page: 1, pageSize: FIRST_SIZE })
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const openId = Number(query['work'])
  const setOpenId = (id: number | null) => navigate({ query: { work: id === null ? null : String(id) } })
  usePrefetch(workReview.prefetchWhenIdle)
  const { page, pageSize, keyword, hasTwin } = search
  const state = workStates.find((known) => known === search.state)
  const filter = { ...(keyword !== '' && { keyword }), ...(state && { state }), ...(hasTwin && { hasTwin }) }
  const list = useWorks({ competitionId, ...filter }, page, pageSize)
  const open = t(can(entryCodes.check) ? 'entries.check.open' : 'entries.view')
  return (
    <div className="dw-entry-stack">
      <ListFilters
        keyword={keyword}
        keywordLabel={t('entries.workKeyword')}
        state={search.state}
        states={workStates.map((value) => ({ value, label: t(`entries.workState.${value}`) }))}
        onChange={(change) =>
          applySearch(search, { ...search, ...change, page: 1 }, setSearch, () => void list.refetch())
        }
      >
        <Checkbox
          label={t('entries.onlyTwins')}
          checked={hasTwin}
          onCheckedChange={(isChecked) => setSearch({ ...search, hasTwin: isChecked, page: 1 })}
        />
      </ListFilters>
      <PagedTable
        caption={t('entries.workList')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ title }) => title}
        onRowActivate={({ id }) => setOpenId(id)}
        renderActions={({ id, title }) => (
          <Button size="s" variant="quiet" aria-label={`${open} ${title}`} onClick={() => setOpenId(id)}>
            {open}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <EmptyList
            title={t('entries.noWorks')}
            isFiltered={Object.keys(filter).length > 0}
            onShowAll={() => setSearch({ ...search, keyword: '', state: '', hasTwin: false, page: 1 })}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      {openId > 0 && (
        <Suspense>
          <workReview.Part key={openId} id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </div>
  )
}
