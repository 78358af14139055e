import { Button, Menu, Select, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import { activityCodes } from './activities.codes'
import { useActivities } from './activities.queries'
import { columnsOf } from './activity-columns'
import type { Activity, ActivitySearch } from './activity-types'
import { activityDialog, attendeeDialog } from './lazy-parts'
import { type ActivityCommands, ActivityQuestion, useActivityCommands } from './use-activity-commands'

const FIRST_SIZE = 20
const NAME_MAX = 120
const ACTIONS_WIDTH = 168
const times = ['coming', 'over'] as const
const states = ['draft', 'published'] as const
/** What a select without a choice holds. */
const noChoice = ''

function RowActions({ activity, commands }: { activity: Activity; commands: ActivityCommands }) {
  const t = useTranslate()
  const can = useCan()
  const mayEdit = can(activityCodes.edit)
  const { name, state, phase, signedUp } = activity
  const item = (kind: 'publish' | 'withdraw' | 'remove') => ({
    id: kind,
    label: t(`activities.${kind}.title`),
    isDanger: kind !== 'publish',
    onSelect: () => commands.ask(kind, activity),
  })
  const items = [
    ...(mayEdit && state === 'draft' && phase !== 'over' ? [item('publish')] : []),
    ...(mayEdit && state === 'published' && phase === 'coming' ? [item('withdraw')] : []),
    ...(mayEdit && state === 'draft' && signedUp === 0 ? [item('remove')] : []),
  ]
  return (
    <>
      {(state === 'published' || signedUp > 0) && (
        <Button size="s" variant="quiet" onClick={() => commands.showAttendees(activity)}>
          {t('activities.attendees.open')}
        </Button>
      )}
      {mayEdit && phase !== 'over' && (
        <Button size="s" variant="quiet" onClick={() => commands.edit(activity)}>
          {t('kit.action.edit')}
        </Button>
      )}
      {items.length > 0 && <Menu label={t('activities.more', { name })} items={items} />}
    </>
  )
}

type Conditions = ActivitySearch['conditions']

function Filters({ conditions, onChange }: { conditions: Conditions; onChange: (next: Conditions) => void }) {
  const t = useTranslate()
  const [typed, setTyped] = useEditedValue(conditions.name ?? noChoice)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const name = typed.trim()
    const { name: _, ...others } = conditions
    onChange(name === noChoice ? others : { ...others, name })
  }
  const { when, state } = conditions
  return (
    <form className="dw-activity-tools" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={[when, state].filter(Boolean).length}
        search={
          <TextField
            type="search"
            className="dw-activity-search"
            aria-label={t('activities.search')}
            placeholder={t('activities.search')}
            maxLength={NAME_MAX}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        }
      >
        <Select
          className="dw-activity-choice"
          aria-label={t('activities.when')}
          placeholder={t('activities.allTimes')}
          value={when === undefined ? noChoice : when}
          options={times.map((value) => ({ value, label: t(`activities.whens.${value}`) }))}
          onValueChange={(value) => onChange({ ...conditions, when: times.find((each) => each === value) })}
        />
        <Select
          className="dw-activity-choice"
          aria-label={t('activities.field.state')}
          placeholder={t('activities.allStates')}
          value={state === undefined ? noChoice : state}
          options={states.map((value) => ({ value, label: t(`activities.states.${value}`) }))}
          onValueChange={(value) => onChange({ ...conditions, state: states.find((each) => each === value) })}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
        <Button
          onClick={() => {
            setTyped(noChoice)
            onChange({})
          }}
        >
          {t('kit.action.reset')}
        </Button>
      </FilterFold>
    </form>
  )
}

interface EmptyProps {
  isNarrowed: boolean
  onShowAll: () => void
  onAdd?: () => void
}

function Empty({ isNarrowed, onShowAll, onAdd }: EmptyProps) {
  const t = useTranslate()
  if (isNarrowed)
    return (
      <StatePanel
        kind="filtered-empty"
        title={t('activities.filteredEmpty')}
        action={<Button onClick={onShowAll}>{t('activities.showAll')}</Button>}
      />
    )
  return (
    <StatePanel
      kind="empty"
      title={t('activities.empty')}
      text={t('activities.emptyHint')}
      action={onAdd && <Button onClick={onAdd}>{t('activities.add')}</Button>}
    />
  )
}

const all: ActivitySearch = { conditions: {}, page: 1, pageSize: FIRST_SIZE }

/** Activities, the next one on top; they are added, changed, published, withdrawn and deleted here. */
export function ActivityList({ portalOrigin }: { portalOrigin: string }) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState(all)
  const list = useActivities(search)
  const commands = useActivityCommands()
  useReady(list.data !== undefined)
  const { conditions } = search
  const isNarrowed = Object.values(conditions).some((value) => value !== undefined)
  const onAdd = can(activityCodes.edit) ? commands.add : undefined
  const showAll = () => setSearch({ ...search, conditions: {}, page: 1 })
  return (
    <div className="dw-activity-stack">
      <div className="dw-activity-tools">
        <Filters
          conditions={conditions}
          onChange={(next) =>
            applySearch(search, { ...search, conditions: next, page: 1 }, setSearch, () => void list.refetch())
          }
        />
        {onAdd && (
          <Button variant="primary" icon="plus" onClick={onAdd}>
            {t('activities.add')}
          </Button>
        )}
      </div>
      <PagedTable
        caption={t('activities.list')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        renderActions={(activity) => <RowActions activity={activity} commands={commands} />}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={<Empty isNarrowed={isNarrowed} onShowAll={showAll} onAdd={onAdd} />}
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      <Suspense>
        {commands.edited && <activityDialog.Part activity={commands.edited.activity} onClose={commands.close} />}
        {commands.attended && (
          <attendeeDialog.Part activity={commands.attended} portalOrigin={portalOrigin} onClose={commands.close} />
        )}
      </Suspense>
      <ActivityQuestion commands={commands} />
    </div>
  )
}
