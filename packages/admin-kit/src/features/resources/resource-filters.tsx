import { Button, Checkbox, Combobox, Select, TextField } from '@doorway/ui'
import { type FormEvent, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import { useCan } from '../../session/use-session'
import { countFolded, noFilters, resourceKinds } from './resource-search'
import { resourceCodes } from './resources.codes'
import { useResourceStages, useSchoolSearch } from './resources.queries'
import type { ResourceView } from './use-resources'

const noChoice = ''

function SchoolFilter({ search, setSearch }: ResourceView) {
  const t = useTranslate()
  const find = useSchoolSearch()
  const [name, setName] = useState(noChoice)
  const { orgId } = search
  return (
    <Combobox
      label={t('resources.filter.school')}
      placeholder={t('resources.filter.school')}
      search={find}
      value={orgId === null ? null : { value: String(orgId), label: name || String(orgId) }}
      onValueChange={(option) => {
        setName(option?.label ?? noChoice)
        setSearch({ orgId: option ? Number(option.value) : null })
      }}
    />
  )
}

/** Words, kind, stage, subject, school and what the caller may decide about. Each change goes into the address. */
export function ResourceFilters({ view }: { view: ResourceView }) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch } = view
  const { data: stages = [] } = useResourceStages()
  const [typed, setTyped] = useEditedValue(search.keyword)
  const subjects = stages.find(({ code }) => code === search.stage)?.subjects ?? []
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  const handleReset = () => {
    setTyped(noFilters.keyword)
    setSearch(noFilters)
  }
  return (
    <form className="dw-resources-filters" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={countFolded(search)}
        search={
          <TextField
            type="search"
            aria-label={t('resources.filter.keyword')}
            placeholder={t('resources.filter.keyword')}
            maxLength={100}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
      >
        <Select
          aria-label={t('resources.field.kind')}
          placeholder={t('resources.filter.allKinds')}
          options={resourceKinds.map((kind) => ({ value: kind, label: t(`resources.kind.${kind}`) }))}
          value={search.kind ?? noChoice}
          onValueChange={(value) => setSearch({ kind: resourceKinds.find((kind) => kind === value) ?? null })}
        />
        <Select
          aria-label={t('resources.filter.stage')}
          placeholder={t('resources.filter.allStages')}
          options={stages.map(({ code, name }) => ({ value: code, label: name }))}
          value={search.stage}
          onValueChange={(stage) => setSearch({ stage, subject: noChoice })}
        />
        <Select
          aria-label={t('resources.filter.subject')}
          placeholder={t('resources.filter.allSubjects')}
          disabled={subjects.length === 0}
          options={subjects.map(({ code, name }) => ({ value: code, label: name }))}
          value={search.subject}
          onValueChange={(subject) => setSearch({ subject })}
        />
        {can(resourceCodes.searchSchools) && <SchoolFilter {...view} />}
        {can(resourceCodes.audit) && search.tab === 'pending' && (
          <Checkbox
            label={t('resources.filter.mine')}
            checked={search.isReviewable}
            onCheckedChange={(isReviewable) => setSearch({ isReviewable })}
          />
        )}
        <span className="dw-resources-buttons">
          <Button type="submit">{t('kit.action.search')}</Button>
          <Button onClick={handleReset}>{t('kit.action.reset')}</Button>
        </span>
      </FilterFold>
    </form>
  )
}
