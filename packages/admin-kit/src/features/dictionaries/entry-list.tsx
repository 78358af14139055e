import type { ManagedDictionaryEntry } from '@doorway/api-client'
import { Button, Chip, DataTable, Menu, Pagination, StatePanel, TextField, type DataColumn } from '@doorway/ui'
import { Suspense, useState, type FormEvent, type ReactNode } from 'react'
import { useListText } from '../../context/use-list-text'
import { useTranslate } from '../../context/use-translate'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { FailurePanel } from '../../loading/failure-panel'
import { useReady } from '../../loading/use-ready'
import { useAllEntries, useManagedEntries } from './dictionaries.queries'
import { isGradeType, labelLanguages } from './entry-form'
import { entryDialog } from './lazy-parts'
import { typeText } from './type-text'
import { type EntryCommands, EntryQuestion, useEntryCommands } from './use-entry-commands'

export interface EntryListProps {
  type: string
  /** The types that a new entry may have. */
  types: readonly string[]
  canEdit: boolean
  /** More buttons next to the search. */
  actions?: ReactNode
}

const FIRST_SIZE = 20
const ACTIONS_WIDTH = 128

const state = (t: Translate): DataColumn<ManagedDictionaryEntry> => ({
  id: 'state',
  header: t('dictionaries.field.state'),
  width: 96,
  cell: ({ isEnabled }) => (
    <Chip tone={isEnabled ? 'success' : 'neutral'}>
      {t(isEnabled ? 'dictionaries.enabled' : 'dictionaries.disabled')}
    </Chip>
  ),
})

const order = (t: Translate): DataColumn<ManagedDictionaryEntry> => ({
  id: 'order',
  header: t('dictionaries.field.order'),
  width: 80,
  align: 'end',
  cell: ({ displayOrder }) => displayOrder,
})

function systemColumns(t: Translate): DataColumn<ManagedDictionaryEntry>[] {
  return [
    { id: 'value', header: t('dictionaries.field.value'), width: 96, cell: ({ value }) => value },
    { id: 'name', header: t('dictionaries.field.name'), width: 144, isHideable: false, cell: ({ label }) => label },
    {
      id: 'languages',
      header: t('dictionaries.field.languages'),
      cell: ({ labels }) => labelLanguages.flatMap((language) => labels[language] || []).join(' · '),
    },
    order(t),
    state(t),
  ]
}

function gradeColumns(t: Translate, nameOf: (code: string) => string): DataColumn<ManagedDictionaryEntry>[] {
  return [
    { id: 'code', header: t('dictionaries.field.gradeCode'), width: 112, cell: ({ code }) => code },
    { id: 'name', header: t('dictionaries.field.gradeName'), isHideable: false, cell: ({ label }) => label },
    {
      id: 'isEnd',
      header: t('dictionaries.field.isEnd'),
      width: 112,
      cell: ({ isEnd }) => t(isEnd === '1' ? 'dictionaries.isEnd.1' : 'dictionaries.isEnd.0'),
    },
    {
      id: 'dicUp',
      header: t('dictionaries.field.dicUp'),
      width: 168,
      cell: ({ promotesTo }) =>
        promotesTo === null || promotesTo === '0'
          ? t('dictionaries.noNextGrade')
          : t('dictionaries.nextGrade', { name: nameOf(promotesTo) }),
    },
    order(t),
    state(t),
  ]
}

function RowActions({ entry, commands }: { entry: ManagedDictionaryEntry; commands: EntryCommands }) {
  const t = useTranslate()
  const listText = useListText()
  const { usedBy = [] } = entry
  const reason = t('dictionaries.inUse', { uses: listText(usedBy.map((use) => t(`dictionaries.uses.${use}`))) })
  return (
    <>
      <Button size="s" variant="quiet" onClick={() => commands.edit(entry)}>
        {t('kit.action.edit')}
      </Button>
      <Menu
        label={t('dictionaries.more', { name: entry.label })}
        items={[
          entry.isEnabled
            ? { id: 'disable', label: t('kit.action.disable'), onSelect: () => commands.disable(entry) }
            : { id: 'enable', label: t('kit.action.enable'), onSelect: () => commands.enable(entry) },
          {
            id: 'delete',
            label: t('kit.action.delete'),
            isDanger: true,
            ...(usedBy.length > 0 && { isDisabled: true, hint: reason }),
            onSelect: () => commands.remove(entry),
          },
        ]}
      />
    </>
  )
}

/** Entries of one type, with search; they are added, changed, disabled and deleted here. */
export function EntryList({ type, types, canEdit, actions }: EntryListProps) {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [search, setSearch] = useState({ keyword: '', page: 1, pageSize: FIRST_SIZE })
  const { keyword, page, pageSize } = search
  const isGrade = isGradeType(type)
  const list = useManagedEntries({ type, keyword, page, pageSize })
  // A grade moves up to one that the search or the page may leave out.
  const grades = useAllEntries(isGrade ? type : null)
  const commands = useEntryCommands()
  useReady(list.data !== undefined)
  const find = (text: string) => {
    setTyped(text)
    applySearch(search, { ...search, keyword: text.trim(), page: 1 }, setSearch, () => void list.refetch())
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    find(typed)
  }
  const rows = list.data?.rows ?? []
  const nameOf = (code: string) => (grades.data?.rows ?? rows).find(({ value }) => value === code)?.label ?? code
  const name = typeText(t, type)
  return (
    <div className="dw-dictionary-entries">
      <form className="dw-dictionary-tools" role="search" onSubmit={handleSubmit}>
        <TextField
          type="search"
          className="dw-dictionary-search"
          aria-label={t('dictionaries.search')}
          placeholder={t('dictionaries.search')}
          maxLength={100}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
        {canEdit && (
          <Button variant="primary" icon="plus" onClick={commands.add}>
            {t(isGrade ? 'dictionaries.addGrade' : 'dictionaries.add')}
          </Button>
        )}
        {actions}
      </form>
      <DataTable
        caption={t('dictionaries.entries', { type: name })}
        columns={isGrade ? gradeColumns(t, nameOf) : systemColumns(t)}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowLabel={({ label }) => label}
        onRowActivate={canEdit ? commands.edit : undefined}
        renderActions={canEdit ? (entry) => <RowActions entry={entry} commands={commands} /> : undefined}
        actionsWidth={ACTIONS_WIDTH}
        isLoading={list.isPending}
        isRefreshing={list.isPlaceholderData}
        errorState={list.error && <FailurePanel error={list.error} onRetry={() => void list.refetch()} />}
        emptyState={
          keyword === '' ? (
            <StatePanel kind="empty" title={t('dictionaries.empty')} />
          ) : (
            <StatePanel
              kind="filtered-empty"
              title={t('dictionaries.filteredEmpty', { keyword })}
              action={<Button onClick={() => find('')}>{t('dictionaries.showAll')}</Button>}
            />
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
      {commands.edited && (
        <Suspense>
          <entryDialog.Part
            type={type}
            types={types}
            entry={commands.edited.entry}
            count={list.data ? list.data.total : rows.length}
            onClose={commands.close}
          />
        </Suspense>
      )}
      <EntryQuestion commands={commands} />
    </div>
  )
}
