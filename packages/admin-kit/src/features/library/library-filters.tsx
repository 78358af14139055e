import { Button, Select, TextField } from '@doorway/ui'
import type { FormEvent } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import { countFolded, fileKinds, fileSizes, fileStates, noFilters } from './library-search'
import type { LibraryView } from './use-library'

const noChoice = ''
const numberOf = (value: string) => (value === noChoice ? null : Number(value))
const textOf = (value: number | null) => (value === null ? noChoice : String(value))

/** Site, name, kind, state, size and uploader. Each change goes into the address. */
export function LibraryFilters({ view: { search, setSearch, sites, siteId, library } }: { view: LibraryView }) {
  const t = useTranslate()
  const [typed, setTyped] = useEditedValue(search.name)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ name: typed.trim() })
  }
  const counts = library && { unused: library.unusedCount, duplicate: library.duplicateCount }
  const stateText = (state: (typeof fileStates)[number]) =>
    counts ? t(`library.state.${state}Count`, { count: counts[state] }) : t(`library.state.${state}`)
  return (
    <form className="dw-library-filters" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={countFolded(search)}
        search={
          <TextField
            type="search"
            aria-label={t('library.filter.name')}
            placeholder={t('library.filter.name')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onBlur={() => typed.trim() !== search.name && setSearch({ name: typed.trim() })}
          />
        }
      >
        <Select
          aria-label={t('library.field.site')}
          placeholder={null}
          options={sites.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={textOf(siteId)}
          onValueChange={(value) => setSearch({ siteId: Number(value), folderId: undefined, uploaderId: null })}
        />
        <Select
          aria-label={t('library.field.kind')}
          placeholder={t('library.filter.allKinds')}
          options={fileKinds.map((kind) => ({ value: kind, label: t(`library.kind.${kind}`) }))}
          value={search.kind ?? noChoice}
          onValueChange={(value) => setSearch({ kind: fileKinds.find((kind) => kind === value) ?? null })}
        />
        <Select
          aria-label={t('library.field.state')}
          placeholder={t('library.filter.allStates')}
          options={fileStates.map((state) => ({ value: state, label: stateText(state) }))}
          value={search.state ?? noChoice}
          onValueChange={(value) => setSearch({ state: fileStates.find((state) => state === value) ?? null })}
        />
        <Select
          aria-label={t('library.field.size')}
          placeholder={t('library.filter.allSizes')}
          options={fileSizes.map((size) => ({ value: String(size), label: t('library.filter.atLeast', { size }) }))}
          value={textOf(search.minSize)}
          onValueChange={(value) => setSearch({ minSize: numberOf(value) })}
        />
        <Select
          aria-label={t('library.field.uploader')}
          placeholder={t('library.filter.allUploaders')}
          options={(library?.uploaders ?? []).map(({ id, name }) => ({ value: String(id), label: name }))}
          value={textOf(search.uploaderId)}
          onValueChange={(value) => setSearch({ uploaderId: numberOf(value) })}
        />
        <span className="dw-library-row">
          <Button type="submit">{t('kit.action.search')}</Button>
          <Button onClick={() => setSearch(noFilters)}>{t('kit.action.reset')}</Button>
        </span>
      </FilterFold>
    </form>
  )
}
