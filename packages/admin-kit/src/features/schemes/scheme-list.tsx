import { Button, Chip, type DataColumn, Select, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import type { Translate } from '../../i18n/translate'
import { applySearch } from '../../loading/apply-search'
import { PagedTable } from '../../loading/paged-table'
import { useReady } from '../../loading/use-ready'
import { useCan } from '../../session/use-session'
import type { SchemeRow } from './scheme-types'
import { schemeCodes } from './schemes.codes'
import { useSchemes } from './schemes.queries'

const ACTIONS_WIDTH = 88
const FIRST_SIZE = 20
const KEYWORD_MAX = 80

/** Characters of a time up to its minutes. */
const MINUTES = 16

function columnsOf(t: Translate): DataColumn<SchemeRow>[] {
  return [
    { id: 'name', header: t('schemes.field.name'), width: 180, cell: ({ name }) => name },
    {
      id: 'version',
      header: t('schemes.field.version'),
      width: 136,
      cell: ({ versionNo, isLocked }) => (
        <span className="dw-scheme-tools">
          {t('schemes.versionNo', { no: versionNo })}
          <Chip tone={isLocked ? 'neutral' : 'accent'}>{t(isLocked ? 'schemes.locked' : 'schemes.open')}</Chip>
        </span>
      ),
    },
    {
      id: 'owner',
      header: t('schemes.field.owner'),
      width: 210,
      cell: ({ competitionName, ownerName }) => competitionName ?? t('schemes.libraryOf', { unit: ownerName }),
    },
    { id: 'total', header: t('schemes.field.total'), width: 64, align: 'end', cell: ({ total }) => total },
    { id: 'parts', header: t('schemes.field.parts'), width: 76, align: 'end', cell: ({ parts }) => parts },
    {
      id: 'marks',
      header: t('schemes.field.marks'),
      width: 92,
      align: 'end',
      cell: ({ marksPerWork }) => marksPerWork,
    },
    { id: 'uses', header: t('schemes.field.uses'), width: 92, align: 'end', cell: ({ uses }) => uses },
    {
      id: 'updatedAt',
      header: t('schemes.field.updatedAt'),
      width: 160,
      cell: ({ updatedAt }) => updatedAt.slice(0, MINUTES),
    },
  ]
}

interface FiltersProps {
  keyword: string
  isLibrary: boolean
  onChange: (change: { keyword?: string; isLibrary?: boolean }) => void
}

function Filters({ keyword, isLibrary, onChange }: FiltersProps) {
  const t = useTranslate()
  const [typed, setTyped] = useEditedValue(keyword)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onChange({ keyword: typed.trim() })
  }
  return (
    <form className="dw-scheme-tools" role="search" onSubmit={handleSubmit}>
      <TextField
        type="search"
        className="dw-scheme-choice"
        aria-label={t('schemes.keyword')}
        placeholder={t('schemes.keyword')}
        maxLength={KEYWORD_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Select
        className="dw-scheme-choice"
        aria-label={t('schemes.field.owner')}
        placeholder={t('schemes.allOwners')}
        value={isLibrary ? 'library' : ''}
        options={[{ value: 'library', label: t('schemes.library') }]}
        onValueChange={(value) => onChange({ isLibrary: value === 'library' })}
      />
      <Button type="submit">{t('kit.action.search')}</Button>
    </form>
  )
}

export interface SchemeListProps {
  onOpen: (id: number | 'new') => void
}

/** The latest versions of score schemes. */
export function SchemeList({ onOpen }: SchemeListProps) {
  const t = useTranslate()
  const can = useCan()
  const [search, setSearch] = useState({ keyword: '', isLibrary: false, page: 1, pageSize: FIRST_SIZE })
  const { keyword, isLibrary, page, pageSize } = search
  const list = useSchemes({ ...(keyword && { keyword }), ...(isLibrary && { isLibrary }) }, page, pageSize)
  useReady(list.data !== undefined)
  const isNarrowed = keyword !== '' || isLibrary
  const canEdit = can(schemeCodes.edit)
  const showAll = () => setSearch({ keyword: '', isLibrary: false, page: 1, pageSize })
  const verb = t(canEdit ? 'schemes.openEditor' : 'schemes.view')
  return (
    <>
      <div className="dw-scheme-tools">
        <Filters
          keyword={keyword}
          isLibrary={isLibrary}
          onChange={(change) =>
            applySearch(search, { ...search, ...change, page: 1 }, setSearch, () => void list.refetch())
          }
        />
        {canEdit && (
          <Button variant="primary" icon="plus" onClick={() => onOpen('new')}>
            {t('schemes.add')}
          </Button>
        )}
      </div>
      <PagedTable
        caption={t('schemes.list')}
        columns={columnsOf(t)}
        rowKey={({ id }) => String(id)}
        rowLabel={({ name }) => name}
        onRowActivate={({ id }) => onOpen(id)}
        renderActions={({ id, name }) => (
          <Button size="s" variant="quiet" aria-label={`${verb} ${name}`} onClick={() => onOpen(id)}>
            {verb}
          </Button>
        )}
        actionsWidth={ACTIONS_WIDTH}
        emptyState={
          <StatePanel
            kind={isNarrowed ? 'filtered-empty' : 'empty'}
            title={t(isNarrowed ? 'schemes.filteredEmpty' : 'schemes.empty')}
            action={isNarrowed && <Button onClick={showAll}>{t('kit.action.reset')}</Button>}
          />
        }
        list={list}
        shown={search}
        onPage={(next) => setSearch({ ...search, ...next })}
      />
    </>
  )
}
