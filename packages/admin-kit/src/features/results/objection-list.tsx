import { Button, Chip, type ChipTone, type DataColumn, Select, StatePanel } from '@doorway/ui'
import { useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { PagedTable } from '../../loading/paged-table'
import { ObjectionPanel } from './objection-panel'
import { type Objection, objectionStates } from './result-types'
import { useObjections } from './results.queries'

const ACTIONS_WIDTH = 96
const MINUTES = 16
const FIRST_SIZE = 20

const tones: Record<Objection['state'], ChipTone> = {
  received: 'warning',
  checking: 'accent',
  upheld: 'success',
  rejected: 'neutral',
  withdrawn: 'neutral',
}

const isOpen = ({ state }: Objection) => state === 'received' || state === 'checking'

function columnsOf(t: Translate): DataColumn<Objection>[] {
  return [
    {
      id: 'state',
      header: t('results.objection.field.state'),
      width: 104,
      cell: ({ state }) => <Chip tone={tones[state]}>{t(`results.objection.state.${state}`)}</Chip>,
    },
    {
      id: 'work',
      header: t('results.field.title'),
      width: 200,
      cell: ({ workTitle }) => workTitle ?? t('results.objection.whole'),
    },
    { id: 'content', header: t('results.objection.field.content'), width: 280, cell: ({ content }) => content },
    {
      id: 'complainant',
      header: t('results.objection.field.complainant'),
      width: 160,
      cell: ({ complainantName, unit }) => `${complainantName} ${unit}`,
    },
    {
      id: 'createdAt',
      header: t('results.objection.field.createdAt'),
      width: 144,
      cell: ({ createdAt }) => createdAt.slice(0, MINUTES),
    },
  ]
}

/** Objections to the results of a competition; those that wait stand first. */
export function ObjectionList({ competitionId }: { competitionId: number }) {
  const t = useTranslate()
  const [search, setSearch] = useState({ state: '', page: 1, pageSize: FIRST_SIZE })
  const [opened, setOpened] = useState<Objection | null>(null)
  const { page, pageSize } = search
  const state = objectionStates.find((known) => known === search.state)
  const list = useObjections({ competitionId, ...(state && { state }) }, page, pageSize)
  const rows = list.data?.rows ?? []
  // What was accepted leaves the list of those that wait, but not the panel.
  const shown = rows.find(({ id }) => id === opened?.id) ?? opened
  const actionOf = (row: Objection) => t(isOpen(row) ? 'results.objection.handle' : 'results.objection.view')
  return (
    <div className="dw-result-pane">
      <div className="dw-result-tools">
        <Select
          className="dw-result-choice"
          aria-label={t('results.objection.field.state')}
          placeholder={t('results.objection.allStates')}
          value={search.state}
          options={objectionStates.map((value) => ({ value, label: t(`results.objection.state.${value}`) }))}
          onValueChange={(next) => setSearch({ ...search, state: next, page: 1 })}
        />
      </div>
      <PagedTable
        caption={t('results.objection.list')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ workTitle, complainantName }) => `${workTitle ?? t('results.objection.whole')} ${complainantName}`}
        onRowActivate={setOpened}
        renderActions={(row) => (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${actionOf(row)} ${row.workTitle ?? t('results.objection.whole')} ${row.complainantName}`}
            onClick={() => setOpened(row)}
          >
            {actionOf(row)}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <StatePanel
            kind={state ? 'filtered-empty' : 'empty'}
            title={t(state ? 'results.objection.filteredEmpty' : 'results.objection.empty')}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      {shown && <ObjectionPanel key={shown.id} objection={shown} onClose={() => setOpened(null)} />}
    </div>
  )
}
