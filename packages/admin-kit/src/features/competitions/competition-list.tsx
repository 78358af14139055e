import {
  Button,
  Chip,
  type DataColumn,
  DataTable,
  Menu,
  PageHeader,
  Pagination,
  Select,
  StatePanel,
  TextField,
} from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { FailurePanel } from '../../loading/failure-panel'
import { usePrefetch } from '../../loading/use-prefetch'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { TimeSpan } from '../../time-span/time-span'
import { type CompetitionCommand, CompetitionQuestion, possibleCommands } from './competition-commands'
import { StateChip } from './state-chip'
import { type CompetitionRow, competitionStates, isEditable } from './competition-types'
import { competitionCodes } from './competitions.codes'
import { type CompetitionSearch, useCompetitions } from './competitions.queries'
import { competitionEditor, newCompetition } from './lazy-parts'

const ACTIONS_WIDTH = 112
const DAY = 10
const everything: CompetitionSearch = { conditions: {}, page: 1, pageSize: 20 }
const noText = ''

function PhaseChips({ row }: { row: CompetitionRow }) {
  const t = useTranslate()
  if (row.openPhases.length === 0) return <span className="dw-comp-muted">{t(`competitions.stage.${row.stage}`)}</span>
  return (
    <span className="dw-comp-chips">
      {row.openPhases.map((name) => (
        <Chip key={name} tone="accent">
          {name}
        </Chip>
      ))}
    </span>
  )
}

function columnsOf(t: Translate): DataColumn<CompetitionRow>[] {
  return [
    {
      id: 'name',
      header: t('competitions.field.name'),
      width: 252,
      cell: ({ name }) => name,
    },
    { id: 'state', header: t('competitions.field.state'), width: 116, cell: (row) => <StateChip state={row.state} /> },
    { id: 'phases', header: t('competitions.openPhases'), width: 146, cell: (row) => <PhaseChips row={row} /> },
    {
      id: 'time',
      header: t('competitions.period'),
      width: 208,
      cell: ({ startAt, endAt }) =>
        startAt && endAt ? (
          <TimeSpan from={startAt.slice(0, DAY)} to={endAt.slice(0, DAY)} />
        ) : (
          t('competitions.noPeriod')
        ),
    },
    {
      id: 'organiser',
      header: t('competitions.field.organiser'),
      width: 150,
      cell: ({ organiserName }) => organiserName,
    },
    { id: 'entries', header: t('competitions.entries'), width: 64, align: 'end', cell: ({ entryCount }) => entryCount },
    { id: 'works', header: t('competitions.works'), width: 64, align: 'end', cell: ({ workCount }) => workCount },
  ]
}

interface RowActionsProps {
  row: CompetitionRow
  onOpen: (id: number) => void
  onCommand: (command: CompetitionCommand) => void
}

function RowActions({ row, onOpen, onCommand }: RowActionsProps) {
  const t = useTranslate()
  const can = useCan()
  const commands = possibleCommands(row, can)
  const open = isEditable(row) && can(competitionCodes.edit) ? t('kit.action.edit') : t('competitions.view')
  return (
    <>
      <Button size="s" variant="quiet" aria-label={`${open} ${row.name}`} onClick={() => onOpen(row.id)}>
        {open}
      </Button>
      {commands.length > 0 && (
        <Menu
          label={t('competitions.more', { name: row.name })}
          items={commands.map((kind) => ({
            id: kind,
            label: t(`competitions.${kind}.title`),
            isDanger: kind === 'cancel',
            onSelect: () => onCommand({ kind, competition: row }),
          }))}
        />
      )}
    </>
  )
}

interface FiltersProps {
  search: CompetitionSearch
  onSearch: (next: CompetitionSearch) => void
}

function Filters({ search, onSearch }: FiltersProps) {
  const t = useTranslate()
  const { conditions } = search
  const [typed, setTyped] = useState(conditions.keyword === undefined ? noText : conditions.keyword)
  const narrow = (next: CompetitionSearch['conditions']) => onSearch({ ...search, conditions: next, page: 1 })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    narrow({ ...conditions, keyword: typed.trim() || undefined })
  }
  return (
    <form className="dw-comp-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        className="dw-comp-search"
        type="search"
        aria-label={t('competitions.keyword')}
        placeholder={t('competitions.keyword')}
        maxLength={100}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Select
        className="dw-comp-choice"
        aria-label={t('competitions.field.state')}
        placeholder={t('competitions.allStates')}
        value={conditions.state === undefined ? noText : conditions.state}
        options={competitionStates.map((value) => ({ value, label: t(`competitions.state.${value}`) }))}
        onValueChange={(value) => narrow({ ...conditions, state: competitionStates.find((state) => state === value) })}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
      <Button
        onClick={() => {
          setTyped(noText)
          narrow({})
        }}
      >
        {t('kit.action.reset')}
      </Button>
    </form>
  )
}

export interface CompetitionListProps {
  onOpen: (id: number) => void
}

/** The competitions of organisers in scope, the newest first. */
export function CompetitionList({ onOpen }: CompetitionListProps) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState(everything)
  const [command, setCommand] = useState<CompetitionCommand | null>(null)
  const [isAdding, setAdding] = useState(false)
  const list = useCompetitions(search)
  useReady(list.data !== undefined)
  usePrefetch(competitionEditor.prefetchWhenIdle)
  const { page, pageSize, conditions } = search
  const isFiltered = conditions.keyword !== undefined || conditions.state !== undefined
  const addButton = can(competitionCodes.add) && (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {t('competitions.add')}
    </Button>
  )
  return (
    <div className="dw-comp-stack">
      <PageHeader title={t('competitions.title')} actions={addButton} />
      <Filters
        key={isFiltered ? 'narrow' : 'all'}
        search={search}
        onSearch={(next) => applySearch(search, next, setSearch, () => void list.refetch())}
      />
      <DataTable
        caption={t('competitions.list')}
        columns={columnsOf(t)}
        rows={list.data?.rows ?? []}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        renderActions={(row) => <RowActions row={row} onOpen={onOpen} onCommand={setCommand} />}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          isFiltered ? (
            <StatePanel
              kind="filtered-empty"
              title={t('competitions.filteredEmpty')}
              action={<Button onClick={() => setSearch(everything)}>{t('competitions.showAll')}</Button>}
            />
          ) : (
            <StatePanel kind="empty" title={t('competitions.empty')} text={t('competitions.emptyHint')} />
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
        onPageChange={(next) => setSearch({ ...search, page: next })}
        onPageSizeChange={(size) => setSearch({ ...search, page: 1, pageSize: size })}
      />
      {(isAdding || command?.kind === 'copy') && (
        <Suspense>
          <newCompetition.Part
            from={command ? command.competition : null}
            onAdded={onOpen}
            onClose={() => {
              setAdding(false)
              setCommand(null)
            }}
          />
        </Suspense>
      )}
      {command && command.kind !== 'copy' && <CompetitionQuestion command={command} onClose={() => setCommand(null)} />}
    </div>
  )
}
