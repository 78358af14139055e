import { Button, Chip, type DataColumn, DataTable, Pagination, Select, StatePanel, TextField } from '@doorway/ui'
import { Suspense, useState } from 'react'
import { useKitLocation, useKitNavigate } from '../../context/use-location'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { usePrefetch } from '../../loading/use-prefetch'
import { useCan } from '../../session/use-session'
import { awardForm, scoreCalculation } from './lazy-parts'
import { isUndecided, type ResultRow, type RunDetail } from './result-types'
import { resultCodes } from './results.codes'

const ACTIONS_WIDTH = 176
const READING_WIDTH = 96
const FIRST_SIZE = 20

/** Ranks that several works of a group share. */
const sharedRanks = (rows: readonly ResultRow[]) =>
  new Set(rows.filter((row) => rows.some((other) => other !== row && other.rank === row.rank)).map(({ rank }) => rank))

function Marks({ row, isShared }: { row: ResultRow; isShared: boolean }) {
  const t = useTranslate()
  return (
    <span className="dw-result-tools">
      {isShared && <Chip tone="warning">{t('results.shared')}</Chip>}
      {!isShared && row.tiePath.length > 0 && <Chip>{t('results.tieBroken')}</Chip>}
      {row.needsArbitration && row.adjustReason === null && (
        <Chip tone="danger">{t('results.flag.needsArbitration')}</Chip>
      )}
      {row.flags.includes('needsCommittee') && isUndecided(row) && (
        <Chip tone="danger">{t('results.flag.needsCommittee')}</Chip>
      )}
      {row.flags.includes('tooFewToDrop') && <Chip>{t('results.flag.tooFewToDrop')}</Chip>}
      {row.flags.includes('notNormalised') && <Chip>{t('results.flag.notNormalised')}</Chip>}
    </span>
  )
}

/** What {@link Marks} shows of a row is nothing at all. */
const isPlain = ({ rank, tiePath, needsArbitration, flags }: ResultRow, shared: ReadonlySet<number>) =>
  !shared.has(rank) && tiePath.length === 0 && !needsArbitration && flags.length === 0

function columnsOf(t: Translate, rows: readonly ResultRow[], shared: ReadonlySet<number>): DataColumn<ResultRow>[] {
  const notes: DataColumn<ResultRow> = {
    id: 'marks',
    header: t('results.field.notes'),
    width: 176,
    cell: (row) => <Marks row={row} isShared={shared.has(row.rank)} />,
  }
  return [
    { id: 'rank', header: t('results.field.rank'), width: 64, align: 'end', cell: ({ rank }) => rank },
    {
      id: 'title',
      header: t('results.field.title'),
      width: 144,
      isHideable: false,
      cell: ({ title, workNo }) => (
        <span className="dw-result-name">
          <span>{title}</span>
          <small className="dw-result-muted">{workNo}</small>
        </span>
      ),
    },
    { id: 'author', header: t('results.field.author'), width: 80, cell: ({ applicantName }) => applicantName },
    { id: 'school', header: t('results.field.school'), width: 144, cell: ({ schoolName }) => schoolName },
    {
      id: 'score',
      header: t('results.field.score'),
      width: 144,
      align: 'end',
      cell: ({ shown, score }) => (
        <span className="dw-result-number">
          {shown} <small className="dw-result-muted">{score}</small>
        </span>
      ),
    },
    {
      id: 'award',
      header: t('results.field.award'),
      width: 128,
      cell: ({ awardName, adjustReason }) => (
        <span title={adjustReason ?? undefined}>
          {awardName ?? t('results.noAward')} {adjustReason !== null && <Chip>{t('results.adjusted')}</Chip>}
        </span>
      ),
    },
    ...(rows.every((row) => isPlain(row, shared)) ? [] : [notes]),
  ]
}

/** The works of one group that the reader looks for. */
function useRows(results: readonly ResultRow[]) {
  const [search, setSearch] = useState({ group: '', keyword: '', page: 1, pageSize: FIRST_SIZE })
  const groups = [...new Map(results.map(({ groupId, groupName }) => [groupId, groupName]))]
  const groupId = groups.find(([id]) => String(id) === search.group)?.[0] ?? groups[0]?.[0]
  const ofGroup = results.filter((row) => row.groupId === groupId)
  const keyword = search.keyword.trim()
  const found = ofGroup.filter(({ title, workNo, applicantName, schoolName }) =>
    [title, workNo, applicantName, schoolName].some((text) => text.includes(keyword)),
  )
  const from = (search.page - 1) * search.pageSize
  return {
    ...search,
    groups,
    groupId,
    shared: sharedRanks(ofGroup),
    total: found.length,
    rows: found.slice(from, from + search.pageSize),
    change: (change: Partial<typeof search>) => setSearch({ ...search, page: 1, ...change }),
  }
}

/** The works of a run by group and rank, with exact scores. */
export function ResultTable({ run }: { run: RunDetail }) {
  const t = useTranslate()
  const can = useCan()
  const { query } = useKitLocation()
  const navigate = useKitNavigate()
  const list = useRows(run.results)
  const [adjustedId, setAdjustedId] = useState<number | null>(null)
  usePrefetch(scoreCalculation.prefetchWhenIdle)
  const open = (work: number | null) => navigate({ query: { work: work === null ? null : String(work) } })
  const shown = run.results.find(({ workId }) => String(workId) === query['work'])
  const adjusted = run.results.find(({ workId }) => workId === adjustedId)
  const canAdjust = run.state === 'computed' && can(resultCodes.compute)
  return (
    <div className="dw-result-pane">
      <div className="dw-result-tools">
        <Select
          className="dw-result-choice"
          aria-label={t('results.group')}
          placeholder={null}
          value={String(list.groupId)}
          options={list.groups.map(([id, name]) => ({ value: String(id), label: name }))}
          onValueChange={(group) => list.change({ group })}
        />
        <TextField
          className="dw-result-choice"
          type="search"
          aria-label={t('results.keyword')}
          placeholder={t('results.keyword')}
          value={list.keyword}
          onChange={({ target }) => list.change({ keyword: target.value })}
        />
      </div>
      <DataTable
        caption={t('results.table')}
        columns={columnsOf(t, list.rows, list.shared)}
        rows={list.rows}
        rowKey={({ workId }) => String(workId)}
        rowLabel={({ title }) => title}
        onRowActivate={({ workId }) => open(workId)}
        renderActions={({ workId, title }) => (
          <>
            <Button
              size="s"
              variant="quiet"
              aria-label={`${t('results.calculation.open')} ${title}`}
              onClick={() => open(workId)}
            >
              {t('results.calculation.open')}
            </Button>
            {canAdjust && (
              <Button
                size="s"
                variant="quiet"
                aria-label={`${t('results.adjust.title')} ${title}`}
                onClick={() => setAdjustedId(workId)}
              >
                {t('results.adjust.title')}
              </Button>
            )}
          </>
        )}
        actionsWidth={canAdjust ? ACTIONS_WIDTH : READING_WIDTH}
        emptyState={
          <StatePanel
            kind={list.keyword === '' ? 'empty' : 'filtered-empty'}
            title={t(list.keyword === '' ? 'results.noWorks' : 'results.noneFound')}
          />
        }
        total={list.total}
        page={list.page}
        pageSize={list.pageSize}
      />
      <Pagination
        page={list.page}
        pageSize={list.pageSize}
        total={list.total}
        onPageChange={(page) => list.change({ page })}
        onPageSizeChange={(pageSize) => list.change({ pageSize })}
      />
      <Suspense>
        {shown && <scoreCalculation.Part row={shown} onClose={() => open(null)} />}
        {adjusted && (
          <awardForm.Part key={adjusted.workId} run={run} row={adjusted} onClose={() => setAdjustedId(null)} />
        )}
      </Suspense>
    </div>
  )
}
