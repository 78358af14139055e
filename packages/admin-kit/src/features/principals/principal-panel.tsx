import { Button, Chip, Combobox, type DataColumn, PageHeader, Select, StatePanel, TextField } from '@doorway/ui'
import { type FormEvent, Suspense, useState } from 'react'
import { useTranslate } from '../../context/use-translate'
import { FilterFold } from '../../filter-fold/filter-fold'
import { useEditedValue } from '../../filter-fold/use-edited-value'
import type { Translate } from '../../i18n/translate'
import { PagedTable } from '../../loading/paged-table'
import { useCan } from '../../session/use-session'
import { principalDetails, principalEditor } from './lazy-parts'
import { allPrincipals, principalStates } from './principal-search'
import { stateTones } from './principal-state'
import type { PrincipalRow } from './principal-types'
import { principalCodes } from './principals.codes'
import { useSchoolSearch } from './principals.queries'
import { type PrincipalView, usePrincipalView } from './use-principals'

const ACTIONS_WIDTH = 88
const NAME_MAX = 50
/** Characters of a time up to its minutes. */
const MINUTES = 16
/** What a select without a choice holds. */
const noChoice = ''

function columnsOf(t: Translate): DataColumn<PrincipalRow>[] {
  return [
    { id: 'name', header: t('principals.field.name'), width: 120, cell: ({ name }) => name },
    { id: 'school', header: t('principals.field.school'), width: 200, cell: ({ schoolName }) => schoolName },
    { id: 'title', header: t('principals.field.title'), width: 200, cell: ({ title }) => title },
    {
      id: 'state',
      header: t('principals.field.state'),
      width: 112,
      cell: ({ state }) => <Chip tone={stateTones[state]}>{t(`principals.state.${state}`)}</Chip>,
    },
    {
      id: 'public',
      header: t('principals.field.portal'),
      width: 112,
      cell: ({ isPublic }) => t(isPublic ? 'principals.portal.shown' : 'principals.portal.hidden'),
    },
    {
      id: 'changedAt',
      header: t('principals.field.changedAt'),
      width: 160,
      cell: ({ changedAt }) => changedAt.slice(0, MINUTES),
    },
  ]
}

function actionOf({ mayDecide, mayEdit, state }: PrincipalRow, can: ReturnType<typeof useCan>) {
  if (state === 'pending' && mayDecide && can(principalCodes.audit)) return 'review'
  return mayEdit && can(principalCodes.edit) ? 'edit' : 'view'
}

interface NothingProps {
  view: PrincipalView
  /** Absent for callers who do not write. */
  onAdd: (() => void) | undefined
}

function Nothing({ view: { search, setSearch }, onAdd }: NothingProps) {
  const t = useTranslate()
  const { state, schoolId, keyword } = search
  if (state === null && schoolId === null && keyword === allPrincipals.keyword)
    return (
      <StatePanel
        kind="empty"
        title={t('principals.empty')}
        action={onAdd && <Button onClick={onAdd}>{t('principals.add')}</Button>}
      />
    )
  return (
    <StatePanel
      kind="filtered-empty"
      title={t('principals.noHits')}
      action={<Button onClick={() => setSearch(allPrincipals)}>{t('principals.showAll')}</Button>}
    />
  )
}

function PrincipalTable({ view, onAdd }: NothingProps) {
  const t = useTranslate()
  const can = useCan()
  const { search, setSearch, list } = view
  return (
    <PagedTable
      caption={t('principals.list')}
      columns={columnsOf(t)}
      list={list}
      rowKey={({ id }) => String(id)}
      rowLabel={({ name }) => name}
      onRowActivate={({ id }) => setSearch({ openId: id })}
      renderActions={(row) => {
        const action = t(`principals.action.${actionOf(row, can)}`)
        return (
          <Button
            size="s"
            variant="quiet"
            aria-label={`${action} ${row.name}`}
            onClick={() => setSearch({ openId: row.id })}
          >
            {action}
          </Button>
        )
      }}
      actionsWidth={ACTIONS_WIDTH}
      emptyState={<Nothing view={view} onAdd={onAdd} />}
      shown={search}
      onPage={({ page, pageSize }) => setSearch({ page, pageSize })}
    />
  )
}

function Filters({ view: { search, setSearch, list } }: { view: PrincipalView }) {
  const t = useTranslate()
  const findSchools = useSchoolSearch()
  const [typed, setTyped] = useEditedValue(search.keyword)
  const [chosen, setChosen] = useState<string>()
  const { state, schoolId } = search
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSearch({ keyword: typed.trim() })
  }
  const nameOf = (id: number) => {
    const known = list.data?.rows.find((row) => row.schoolId === id)
    return chosen ?? (known ? known.schoolName : String(id))
  }
  return (
    <form className="dw-principals-tools" role="search" onSubmit={handleSubmit}>
      <FilterFold
        set={[state, schoolId].filter(Boolean).length}
        search={
          <TextField
            type="search"
            aria-label={t('principals.keyword')}
            placeholder={t('principals.keyword')}
            maxLength={NAME_MAX}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        }
      >
        <Select
          aria-label={t('principals.field.state')}
          placeholder={t('principals.allStates')}
          value={state ?? noChoice}
          options={principalStates.map((value) => ({ value, label: t(`principals.state.${value}`) }))}
          onValueChange={(value) => setSearch({ state: principalStates.find((each) => each === value) ?? null })}
        />
        <Combobox
          label={t('principals.field.school')}
          placeholder={t('principals.field.school')}
          search={findSchools}
          value={schoolId === null ? null : { value: String(schoolId), label: nameOf(schoolId) }}
          onValueChange={(option) => {
            setChosen(option?.label)
            setSearch({ schoolId: option && Number(option.value) })
          }}
        />
        <Button type="submit">{t('kit.action.search')}</Button>
        <Button
          onClick={() => {
            setTyped(allPrincipals.keyword)
            setSearch(allPrincipals)
          }}
        >
          {t('kit.action.reset')}
        </Button>
      </FilterFold>
    </form>
  )
}

/** Principals by state, school and name; one of them in a drawer. */
export function PrincipalPanel() {
  const t = useTranslate()
  const can = useCan()
  const view = usePrincipalView()
  const [isAdding, setAdding] = useState(false)
  const { search, setSearch } = view
  const handleAdd = can(principalCodes.edit) ? () => setAdding(true) : undefined
  return (
    <div className="dw-profiles-list">
      <PageHeader
        title={t('principals.title')}
        actions={
          handleAdd && (
            <Button variant="primary" onClick={handleAdd}>
              {t('principals.add')}
            </Button>
          )
        }
      />
      <Filters view={view} />
      <PrincipalTable view={view} onAdd={handleAdd} />
      <Suspense>
        {isAdding && (
          <principalEditor.Part
            principal={null}
            onClose={(id) => {
              setAdding(false)
              if (id !== undefined) setSearch({ openId: id })
            }}
          />
        )}
        {search.openId !== null && (
          <principalDetails.Part key={search.openId} id={search.openId} onClose={() => setSearch({ openId: null })} />
        )}
      </Suspense>
    </div>
  )
}
