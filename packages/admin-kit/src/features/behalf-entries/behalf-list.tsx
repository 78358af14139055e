import { Button, Chip, ConfirmDialog, type DataColumn, Select, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { entryTones } from '../../entry-states/entry-tones'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { useReady } from '../../loading/use-ready'
import { useNotify } from '../../mutations/use-notify'
import { useCan } from '../../session/use-session'
import { behalfCodes } from './behalf-entries.codes'
import { useBehalfEntries, useCancelEntry, useOtherCompetitions, useReloadEntries } from './behalf-entries.queries'
import type { BehalfEntry, BehalfSearch } from './behalf-types'
import { behalfDialog, importWizard } from './lazy-parts'

const FIRST_SIZE = 20
const ACTIONS_WIDTH = 104
const KEYWORD_MAX = 50
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<BehalfEntry>[] {
  return [
    { id: 'person', header: t('behalfEntries.field.person'), width: 88, cell: ({ applicantName }) => applicantName },
    { id: 'topic', header: t('behalfEntries.field.topic'), width: 176, cell: ({ topic }) => topic },
    {
      id: 'competition',
      header: t('behalfEntries.field.competition'),
      width: 216,
      cell: ({ competitionName }) => competitionName,
    },
    { id: 'group', header: t('behalfEntries.field.group'), width: 104, cell: ({ groupName }) => groupName },
    {
      id: 'subject',
      header: t('behalfEntries.field.subject'),
      width: 120,
      cell: ({ gardeName, courseName }) => [gardeName, courseName].filter((name) => name !== null).join(' '),
    },
    {
      id: 'state',
      header: t('behalfEntries.field.state'),
      width: 96,
      cell: ({ state, stateReason }) => (
        <span title={stateReason ?? undefined}>
          <Chip tone={entryTones[state]}>{t(`behalfEntries.state.${state}`)}</Chip>
        </span>
      ),
    },
    { id: 'receipt', header: t('behalfEntries.field.receipt'), width: 112, cell: ({ receiptNo }) => receiptNo },
    {
      id: 'submittedAt',
      header: t('behalfEntries.field.submittedAt'),
      width: 152,
      cell: ({ submittedAt }) => submittedAt?.slice(0, MINUTES),
    },
  ]
}

type Conditions = BehalfSearch['conditions']

interface FiltersProps {
  conditions: Conditions
  competitions: readonly { id: number; name: string }[]
  onChange: (next: Conditions) => void
}

function Filters({ conditions, competitions, onChange }: FiltersProps) {
  const t = useTranslate()
  const { competitionId, keyword: searched = '' } = conditions
  const [typed, setTyped] = useState(searched)
  const ofCompetition = competitionId === undefined ? {} : { competitionId }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const keyword = typed.trim()
    onChange({ ...ofCompetition, ...(keyword !== '' && { keyword }) })
  }
  return (
    <form role="search" onSubmit={handleSubmit}>
      <Select
        className="dw-behalf-choice"
        aria-label={t('behalfEntries.field.competition')}
        placeholder={t('behalfEntries.allCompetitions')}
        value={competitionId === undefined ? '' : String(competitionId)}
        options={competitions.map(({ id, name }) => ({ value: String(id), label: name }))}
        onValueChange={(value) => {
          const { keyword } = conditions
          onChange({ ...(keyword !== undefined && { keyword }), ...(value !== '' && { competitionId: Number(value) }) })
        }}
      />
      <TextField
        type="search"
        className="dw-behalf-search"
        aria-label={t('behalfEntries.keyword')}
        placeholder={t('behalfEntries.keyword')}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

function CancelQuestion({ entry, onClose }: { entry: BehalfEntry; onClose: () => void }) {
  const t = useTranslate()
  const notify = useNotify()
  const cancelling = useCancelEntry()
  const { applicantName: name } = entry
  return (
    <ConfirmDialog
      isOpen
      isDanger
      title={t('behalfEntries.cancel.title')}
      question={t('behalfEntries.cancel.question', { name })}
      consequence={t('behalfEntries.cancel.consequence')}
      confirmLabel={t('behalfEntries.cancel.title')}
      isBusy={cancelling.isPending}
      onConfirm={() =>
        cancelling.mutate(entry, {
          onSuccess: () => notify.success(t('behalfEntries.cancel.done', { name })),
          onError: notify.failure,
          onSettled: onClose,
        })
      }
      onCancel={onClose}
    />
  )
}

interface EmptyProps {
  isNarrowed: boolean
  onShowAll: () => void
}

function Empty({ isNarrowed, onShowAll }: EmptyProps) {
  const t = useTranslate()
  if (!isNarrowed)
    return <StatePanel kind="empty" title={t('behalfEntries.empty')} text={t('behalfEntries.emptyHint')} />
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('behalfEntries.filteredEmpty')}
      action={<Button onClick={onShowAll}>{t('behalfEntries.showAll')}</Button>}
    />
  )
}

type Opened = { kind: 'add' | 'import' } | { kind: 'cancel'; entry: BehalfEntry }

const all: BehalfSearch = { conditions: {}, page: 1, pageSize: FIRST_SIZE }

/** Entries that the school has made, the latest first; they are added, imported and cancelled here. */
export function BehalfList() {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState(all)
  // Typed text of the filters goes with them.
  const [clears, setClears] = useState(0)
  const [opened, setOpened] = useState<Opened | null>(null)
  const list = useBehalfEntries(search)
  const competitions = useOtherCompetitions()
  const reload = useReloadEntries()
  useReady(list.data !== undefined)
  const close = () => setOpened(null)
  const mayEnter = can(behalfCodes.enter)
  return (
    <div className="dw-behalf-stack">
      <p className="dw-behalf-note">{t('behalfEntries.hint')}</p>
      <div className="dw-behalf-tools">
        <Filters
          key={clears}
          conditions={search.conditions}
          competitions={competitions.data ?? []}
          onChange={(conditions) =>
            applySearch(search, { ...search, conditions, page: 1 }, setSearch, () => void list.refetch())
          }
        />
        {mayEnter && (
          <>
            <Button icon="upload" onClick={() => setOpened({ kind: 'import' })}>
              {t('behalfEntries.import')}
            </Button>
            <Button variant="primary" icon="plus" onClick={() => setOpened({ kind: 'add' })}>
              {t('behalfEntries.add')}
            </Button>
          </>
        )}
      </div>
      <PagedTable
        caption={t('behalfEntries.list')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ applicantName, topic }) => `${applicantName} ${topic}`}
        renderActions={(entry) =>
          mayEnter &&
          entry.canCancel && (
            <Button
              size="s"
              variant="quiet"
              aria-label={`${t('behalfEntries.cancel.title')} ${entry.applicantName}`}
              onClick={() => setOpened({ kind: 'cancel', entry })}
            >
              {t('behalfEntries.cancel.title')}
            </Button>
          )
        }
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <Empty
            isNarrowed={Object.keys(search.conditions).length > 0}
            onShowAll={() => {
              setSearch({ ...search, conditions: {}, page: 1 })
              setClears(clears + 1)
            }}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
      <Suspense>
        {opened?.kind === 'add' && <behalfDialog.Part competitions={competitions.data ?? []} onClose={close} />}
        {opened?.kind === 'import' && (
          <importWizard.Part kind="entry" onChanged={() => void reload()} onClose={close} />
        )}
      </Suspense>
      {opened?.kind === 'cancel' && <CancelQuestion entry={opened.entry} onClose={close} />}
    </div>
  )
}
